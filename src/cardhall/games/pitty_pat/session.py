"""Pitty-Pat: the run of games at a table: its bank, everybody's chips, who deals, ties.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

from collections.abc import Sequence

from cardhall.cards.table import Illegal, Movement, Refusal, Standing, standing
from cardhall.games.engine.session import DrawnSession
from cardhall.games.pitty_pat.hand import Hand
from cardhall.games.pitty_pat.rules import Rules
from cardhall.messages import Message


class Session(DrawnSession[Rules]):
    """A table's run of games: its bank, everybody's chips, the dealer.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``start_hand`` and ``finish``; ``end``; extra games where ``standing`` names tied seats.
    The cards come in as deck orders. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = BETWEEN = "OP-PITTY-01"
    UNFINISHED = Message("finish-the-game-first")
    FIELDS = (
        "bank", "lots", "chips", "final", "dealer", "deal_no", "in_hand", "ended", "extra",
        "extra_won",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, seats: int, dealer: int | None = None, final: bool = False
    ) -> None:
        """Open a session: 50 chips in the bank, nobody has one (LLAA-T-24, 25). final: judges deal
        (LLAA-PITTY-17). Raises RulesError for a table that may not open."""
        rules.seats_note(seats)
        self.bank = rules.bank
        self.lots = 1
        """Lots of chips that the bank has had; every chip is in the bank or with a seat."""
        self.chips = [0] * seats
        self.final = final
        self.ended = False
        self.extra: list[int] = []
        """The seats of the extra game in play."""
        self.extra_won: list[int] = []
        """Winners of extra games, in order."""
        super().__init__(rules, dealer)

    @property
    def seats(self) -> int:
        return len(self.chips)

    def start_hand(
        self,
        deck: Sequence[int],
        spare: Sequence[int] | None = None,
        flips: Sequence[int] = (),
        judge: bool = False,
    ) -> Hand:
        """Deal the next game. judge: a judge deals, in the place of the seat whose deal it is."""
        self.ready()
        if self.ended:
            raise Illegal(Refusal("session-over", "LLAA-T-06", Message("this-session-is-over")))
        if self.final and not judge:
            text = Message("pitty-pat-a-judge-deals-in-finals")
            raise Illegal(Refusal("judge-deals", "LLAA-PITTY-17", text))
        hand = Hand(self.rules, self.dealer, self.seats)
        hand.deal(deck, spare, flips)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Pay the winner from the bank and pass the deal to the left, after a dead game too
        (OP-PITTY-02). A bank that cannot pay gets a further lot (OP-T-07). An extra game pays
        nothing. Returns what moved. Raises ValueError if no game is in play or it is not over."""
        self.playing()
        result = hand.result()
        self.in_hand = False
        self.dealer = (self.dealer + 1) % self.seats
        if self.extra:
            self.extra = []
            if result.winner is not None:
                self.extra_won.append(result.winner)
            return []
        moved = hand.movements()
        if self.bank < result.chips:
            moved.insert(0, Movement(None, self.rules.bank, "bank", "OP-T-07"))
            self.bank += self.rules.bank
            self.lots += 1
        if result.winner is not None:
            self.bank -= result.chips
            self.chips[result.winner] += result.chips
        return moved

    @property
    def is_over(self) -> bool:
        """Has the session been ended (``end``), and no extra game is being played?"""
        return self.ended and not self.extra

    def end(self) -> None:
        """End the session; not in mid-game (LLAA-T-07)."""
        if self.in_hand:
            raise Illegal(
                Refusal("not-now", "LLAA-T-07", Message("pitty-pat-the-game-is-finished-first"))
            )
        self.ended = True

    # Ties

    def standing(self, places: int) -> Standing:
        """Find who has one of so many places by chips and by extra games won (LLAA-PITTY-15)."""
        return standing(self.chips, self.extra_won, places)

    def start_extra(
        self,
        tied: Sequence[int],
        deck: Sequence[int],
        spare: Sequence[int] | None = None,
        flips: Sequence[int] = (),
        judge: bool = True,
    ) -> Hand:
        """Deal one extra game between tied seats (LLAA-PITTY-15); a judge deals it (16), in the
        place of the seat whose deal it is. A dead one is followed by another."""
        self.ready()
        if not self.ended:
            raise Illegal(Refusal("not-now", "LLAA-PITTY-15", Message("ties-wait-for-the-end")))
        if not judge:
            text = Message("pitty-pat-a-judge-deals-the-extra-game")
            raise Illegal(Refusal("judge-deals", "LLAA-PITTY-16", text))
        if len({self.chips[seat] for seat in tied}) != 1:
            raise Illegal(Refusal("not-tied", "LLAA-PITTY-15", Message("only-the-tied-play")))
        hand = Hand(self.rules, self.dealer, self.seats, playing=tied)
        hand.deal(deck, spare, flips)
        self.extra = list(tied)
        self.begun()
        return hand
