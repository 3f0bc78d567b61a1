"""Po-Ke-No in records: a game on stated boards, or a session of games.

The caller's lines are ``caller call`` (the next card of the deck), ``caller call QS`` (the same,
and it is that card) and ``caller settle``; a player says ``A out``. In a session ``dealer shuffles
QS ...`` and ``dealer pays`` stand between the games, ``official ends the session`` after them, and
``official plays off CDE`` before an extra game for a place.
"""

from collections.abc import Sequence

from cardhall.cards.notation import format_card, format_cards, parse_cards
from cardhall.games import po_ke_no
from cardhall.games.po_ke_no import CALL_ACTION, Hand, Result, Session, out_action
from cardhall.games.po_ke_no.boards import shipped
from cardhall.games.po_ke_no.referee import CALLS, OpenReferee
from cardhall.records.kept import PlayedHand
from cardhall.records.office import do_office
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import SEATS, by_seat, seat_names
from cardhall.rulings.referee import CHAIR

PACK_CLAUSE = "LLAA-POKENO-02"

KEYS = {"seats", "boards", "deck", "calls", "playing", "session", "places"}


def table_of(start: Start) -> RecordTable:
    """The game that a record begins with, at its referee; or the session."""
    if start.flag("session"):
        return SessionTable(start)
    if start.has("deck") == start.has("calls"):
        raise start.fail(
            "deck", "a record begins either from a deck or from calls", "Give one of the two"
        )
    with start.blame("boards"):
        hand = Hand(start.rules, boards_of(start), start.seats_word("playing") or None)
    hand.deal(start.deck(clause=PACK_CLAUSE) or filled(start.cards("calls")))
    return GameTable(OpenReferee(hand), start.referee == "guided")


def filled(first: Sequence[int]) -> list[int]:
    """A deck with these cards on top, then the rest low to high."""
    return [*first, *(card for card in range(52) if card not in first)]


def boards_of(start: Start) -> list[Sequence[int]]:
    """The boards stated by seat; else the first of those that ship, as many as sit."""
    if not start.has("boards"):
        return list(shipped()[: start.seats])
    stated = start.texts("boards")
    found: list[Sequence[int]] = []
    for seat in range(start.seats):
        if seat not in stated:
            raise start.fail("boards", f"{SEATS[seat]} has no board", "Give every seat 25 cards")
        found.append(start.cards(f"boards.{SEATS[seat]}"))
    return found


class GameTable(HandTable):
    """One game."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(po_ke_no, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        return "" if self.is_over else super().legal()

    def act(self, seat: int, words: str) -> str:
        """``A out``."""
        if words != "out":
            raise impossible(f"{SEATS[seat]} does not do {words!r}", "Write out, or calls ...")
        return self._do(out_action(seat), seat)

    def office(self, words: str) -> str:
        """``caller call``, ``caller call QS``, ``caller settle``, ``chair rules void``."""
        match words.split():
            case ["caller", "call", *card]:
                self._is_next(card)
                return self._do(CALL_ACTION, CHAIR)
            case ["caller", "settle"]:
                return self._do(po_ke_no.SETTLE_ACTION, CHAIR)
        return do_office(self.referee, words)

    def _do(self, action: int, seat: int) -> str:
        if self.is_over:
            raise impossible("the game is over", "Take this line out")
        refusal = self.hand.why_not(action)
        if refusal is not None and self.guided:
            raise po_ke_no.Illegal(refusal)
        self.referee.act(action, seat)
        return ""

    def _is_next(self, said: list[str]) -> None:
        """The card that is said is the one on top of the pack."""
        if not said or self.is_over or self.hand.calls == 52:
            return
        after = self.hand.copy()
        after.force(CALL_ACTION)
        top = after.called[-1]
        if parse_cards(" ".join(said)) != (top,):
            raise impossible(f"the next card is {format_card(top)}", "Write that one, or none")

    def state(self) -> str:
        hand = self.hand
        if self.is_over:
            return "the game is void" if self.referee.void else result_words(hand.result())
        covered = ", ".join(f"{SEATS[seat]} {len(hand.covered(seat))}" for seat in hand.playing)
        return "; ".join(
            [
                f"{hand.calls} called",
                *([f"last {format_card(hand.called[-1])}"] if hand.calls else []),
                f"covered {covered}",
                *([f"out {seat_names(hand.claims)}"] if hand.claims else []),
                *([f"sitting out {seat_names(hand.sitting_out)}"] if hand.sitting_out else []),
            ]
        )

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        nothing = Result("void", None, 0, "", (), "")
        result = nothing if self.referee.void else self.referee.result()
        return {
            "ending": result.ending,
            "winner": "" if result.winner is None else SEATS[result.winner],
            "chips": result.chips,
            "even": seat_names(result.even),
            "hand": result.hand,
            "called": self.hand.calls,
            "covered": self._cards(True),
            "open": self._cards(False),
        }

    def _cards(self, called: bool) -> dict[str, str]:
        """The cards of each board that have been called, or have not, as they lie."""
        hand = self.hand
        return {
            SEATS[seat]: " ".join(
                format_card(card) for card in board if (card in hand.called) == called
            )
            for seat, board in enumerate(hand.boards)
        }


def result_words(result: Result) -> str:
    """Say how a game ended, in a line."""
    if result.even:
        names = " and ".join(SEATS[seat] for seat in result.even)
        return f"the game is over: {names} are even with {result.hand}"
    if result.winner is None:
        return "the game is over: nobody called out"
    return f"the game is over: {SEATS[result.winner]} is paid {result.chips} for {result.hand}"


class SessionTable:
    """A session: its games one after the other, the bank, ties at the end."""

    def __init__(self, start: Start) -> None:
        self.guided = start.referee == "guided"
        self.places = start.amount("places", least=1)
        with start.blame("boards"):
            self.session = Session(start.rules, boards_of(start))
        self.table: GameTable | None = None

    @property
    def turn(self) -> int:
        return -1

    def legal(self) -> str:
        return self.table.legal() if self.table else ""

    def same_legal(self, text: str) -> bool:
        return self.table.same_legal(text) if self.table else not text.strip()

    def do(self, seat: int, words: str) -> str:
        match words.split():
            case ["dealer", "pays"]:
                self._pay()
            case ["dealer", "shuffles", *cards]:
                deck = filled(parse_cards(" ".join(cards)))
                self.table = GameTable(OpenReferee(self.session.start_hand(deck)), self.guided)
            case ["official", "ends", "the", "session"]:
                self.session.end()
            case ["official", "plays", "off", seats]:
                self.session.play_off([SEATS.index(name) for name in seats if name in SEATS])
            case _ if self.table is None:
                raise impossible("no game is in play", "Write dealer shuffles, and the cards")
            case _:
                return self.table.do(seat, words)
        return ""

    def _pay(self) -> None:
        if self.table is None or not self.table.is_over or self.table.referee.void:
            raise impossible("no game is over", "Play it to its end")
        self.session.finish(self.table.hand)
        self.table = None

    def explain(self) -> str:
        """The latest ruling in full."""
        return self.table.explain() if self.table else ""

    def state(self) -> str:
        if self.table:
            return self.table.state()
        chips = ", ".join(f"{SEATS[seat]} {count}" for seat, count in enumerate(self.session.chips))
        return f"{self.session.deal_no} games; bank {self.session.bank}; {chips}"

    def end(self) -> dict[str, object]:
        session = self.session
        if self.table is not None or not session.ended:
            return {}
        standing = session.standing(self.places)
        return {
            "chips": by_seat(session.chips),
            "bank": session.bank,
            "seats": session.seats,
            "games": session.deal_no,
            "winners": seat_names(sorted(standing.winners)),
            "tied": seat_names(standing.tied),
        }


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    hand = kept.hand
    boards = {SEATS[seat]: format_cards(board) for seat, board in enumerate(hand.boards)}
    return {"boards": boards, "playing": seat_names(hand.playing)}
