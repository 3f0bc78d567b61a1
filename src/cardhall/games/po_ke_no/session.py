"""Po-Ke-No: the run of games at a table, with its bank, everybody's chips, who calls.

Part of ``cardhall.games.po_ke_no``: import from there.
"""

from collections.abc import Sequence

from cardhall.cards.table import Illegal, Movement, Refusal, Standing, standing
from cardhall.games.engine import session
from cardhall.games.po_ke_no.hand import Hand
from cardhall.games.po_ke_no.rules import Rules
from cardhall.messages import Message


class Session(session.Session[Rules]):
    """A table's run of games: its boards, bank, everybody's chips, who calls.

    Plain acts in the order of the table: for each game ``start_hand`` and ``finish``; ``end``;
    extra games where ``standing`` names tied seats. The cards come in as deck orders, all 52
    shuffled anew for each game (OP-POKENO-08).
    """

    RULES = Rules
    BETWEEN = "LLAA-POKENO-13"
    UNFINISHED = Message("finish-the-game-first")
    ROWS = ("boards",)
    FIELDS = (
        "bank", "lots", "chips", "deal_no", "caller", "in_hand", "ended", "due", "clause", "extra",
        "extra_won",
    )  # fmt: skip

    def __init__(self, rules: Rules, boards: Sequence[Sequence[int]]) -> None:
        """Open a session with a board for each seat, kept for the session. Raises RulesError."""
        Hand(rules, boards)
        super().__init__(rules)
        self.boards = [list(board) for board in boards]
        self.bank = rules.bank
        self.lots = 1
        """Lots of chips that the bank has had; every chip is in the bank or with a seat."""
        self.chips = [0] * len(boards)
        self.caller = 0 if rules.caller == "rotating-player" else -1
        """The seat that calls and has no board in this game; -1 for an official (01)."""
        self.ended = False
        self.due = 0
        """Chips of an even game, for the winner of the extra game."""
        self.clause = ""
        self.extra: list[int] = []
        """The seats of the next extra game, or of the one in play."""
        self.extra_won: list[int] = []
        """Winners of extra games for a place, in order."""

    @property
    def seats(self) -> int:
        return len(self.chips)

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Begin the next game: everyone but the caller, or the seats of an extra game."""
        self.ready()
        if self.ended and not self.extra:
            raise Illegal(Refusal("session-over", "LLAA-T-06", Message("this-session-is-over")))
        among = self.extra or [seat for seat in range(self.seats) if seat != self.caller]
        hand = Hand(self.rules, self.boards, among)
        hand.deal(deck)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Pay the winner from the bank; a bank that cannot pay gets a further lot (OP-T-07). After
        an even game the next one is between the even (OP-POKENO-02). Returns what moved. Raises
        ValueError if no game is in play or it is not over."""
        self.playing()
        result = hand.result()
        self.in_hand = False
        if result.even:
            if not self.due and not self.ended:
                self.due, self.clause = result.chips, result.clause
            self.extra = list(result.even)
            return []
        if result.winner is None:  # a dead game; an extra one is played again
            self._next_caller()
            return []
        if self.ended:
            self.extra_won.append(result.winner)
            self.extra = []
            return []
        chips, clause = (self.due, self.clause) if self.due else (result.chips, result.clause)
        self.due, self.clause, self.extra = 0, "", []
        self._next_caller()
        moved = [Movement(None, chips, result.winner, clause)]
        if self.bank < chips:
            moved.insert(0, Movement(None, self.rules.bank, "bank", "OP-T-07"))
            self.bank += self.rules.bank
            self.lots += 1
        self.bank -= chips
        self.chips[result.winner] += chips
        return moved

    def _next_caller(self) -> None:
        if self.caller >= 0 and not self.extra:
            self.caller = (self.caller + 1) % self.seats

    @property
    def is_over(self) -> bool:
        """Has the session been ended (``end``), and no extra game is being played?"""
        return self.ended and not self.extra

    def end(self) -> None:
        """End the session; not in mid-game, nor before an extra game that is due (LLAA-T-07)."""
        if self.in_hand or self.extra:
            raise Illegal(
                Refusal("not-now", "LLAA-T-07", Message("po-ke-no-a-game-is-to-be-finished"))
            )
        self.ended = True

    def standing(self, places: int) -> Standing:
        """Find who has one of so many places by chips and by extra games won (OP-T-02)."""
        return standing(self.chips, self.extra_won, places)

    def play_off(self, tied: Sequence[int]) -> None:
        """After the session: the next game is an extra one between tied seats for a place."""
        if not self.ended or self.in_hand:
            raise Illegal(Refusal("not-now", "OP-T-02", Message("ties-wait-for-the-end")))
        if len(tied) < 2 or len({self.chips[seat] for seat in tied}) != 1:
            raise Illegal(Refusal("not-tied", "OP-T-02", Message("only-the-tied-play")))
        self.extra = list(tied)
