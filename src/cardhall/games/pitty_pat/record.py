"""Pitty-Pat in records: a game from its deck or from the hands it deals, or a session of games.

In a session the lines ``dealer deals 2C 7C ...`` and ``dealer pays`` stand between the games,
``official ends the session`` after them, and ``official deals BC 2C ...`` an extra game.
"""

from collections.abc import Callable, Sequence

from cardhall.cards.notation import card_list, format_card, format_cards, parse_cards
from cardhall.games import pitty_pat
from cardhall.games.pitty_pat import Hand, Result, Session
from cardhall.games.pitty_pat.referee import CALLS, Dealt, OpenReferee
from cardhall.records.kept import PlayedHand
from cardhall.records.office import do_office
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import SEATS, by_seat, seat_names

PACK_CLAUSE = "LLAA-PITTY-02"

KEYS = {
    *("dealer", "seats", "deck", "spare", "hands", "stock", "flips", "playing"),
    *("session", "places"),
}


def table_of(start: Start) -> RecordTable:
    """The game that a record begins with, at its referee; or the session."""
    if start.flag("session"):
        return SessionTable(start)
    deck, dealer = _deck(start), start.seat("dealer")
    spare = start.deck("spare", clause=PACK_CLAUSE) or None
    playing = start.seats_word("playing") or tuple(range(start.seats))
    flips = _flips(start, deck, dealer, playing)
    hand = Hand(start.rules, dealer, start.seats, playing)
    guided = start.referee == "guided"
    with start.blame("flips"):
        hand.deal(deck, spare, flips if guided else ())
    dealt = Dealt(tuple(deck), spare, tuple(flips)) if flips and not guided else None
    return GameTable(OpenReferee(hand, dealt), guided)


def _deck(start: Start) -> Sequence[int]:
    """The deck; or one that deals the stated hands, then the stock, then the rest low to high."""
    if start.has("deck") == start.has("hands"):
        raise start.fail(
            "deck", "a record begins either from a deck or from hands", "Give one of the two"
        )
    if start.has("deck"):
        return start.deck(clause=PACK_CLAUSE)
    hands, stock = start.hands(), start.cards("stock")
    start.each_once(PACK_CLAUSE, "hands", "stock")
    order = [(start.seat("dealer") + 1 + step) % start.seats for step in range(start.seats)]
    dealt = [card_list(hands.get(seat, 0)) for seat in order]
    if any(len(cards) != 5 for cards in dealt):
        raise start.fail("hands", "five cards each are dealt", "Give every seat five", PACK_CLAUSE)
    named = {card for cards in (*dealt, stock) for card in cards}
    rest = [card for card in range(52) if card not in named]
    return [*(cards[turn] for turn in range(5) for cards in dealt), *stock, *rest]


def _flips(start: Start, deck: Sequence[int], dealer: int, playing: Sequence[int]) -> list[int]:
    """The places in the deck of cards that came face up, ``"C 6S, D JD"``."""
    order = sorted(playing, key=lambda seat: (seat - dealer - 1) % start.seats)
    places: list[int] = []
    for seat, card in start.plays("flips"):
        place = deck.index(card)
        # every card flipped before has put the dealing back by one
        to = order[(place - sum(other < place for other in places)) % len(order)]
        if to != seat:
            why = f"{format_card(card)} goes to {SEATS[to]}"
            raise start.fail("flips", why, f"Write {SEATS[to]} {format_card(card)}")
        places.append(place)
    return places


class GameTable(HandTable):
    """One game."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(pitty_pat, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        return "" if self.is_over else super().legal()

    def office(self, words: str) -> str:
        """``chair rules void``."""
        return do_office(self.referee, words)

    def state(self) -> str:
        hand = self.hand
        if self.is_over:
            return "the game is void" if self.referee.void else result_words(hand.result())
        lying = [(seat, hand.open_of(seat)) for seat in hand.dealt_in]
        shown = ", ".join(f"{SEATS[seat]} {format_cards(cards)}" for seat, cards in lying if cards)
        offered = [f"{format_card(hand.upcard)} on offer"] if hand.upcard >= 0 else []
        return "; ".join(
            [
                f"{SEATS[hand.turn]} to {'answer' if offered else 'throw'}",
                *offered,
                *([f"open {shown}"] if shown else []),
                f"hands {self.holdings()}",
                f"stock {hand.stock}",
            ]
        )

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        nothing = Result("void", None, 0, "")
        result = nothing if self.referee.void else self.referee.result()
        return {
            "ending": result.ending,
            "winner": "" if result.winner is None else SEATS[result.winner],
            "chips": result.chips,
            "held": self._cards(self.hand.hand_of),
            "open": self._cards(self.hand.open_of),
            "gone": format_cards(self.hand.discards),
            "next_dealer": SEATS[(self.hand.dealer + 1) % self.hand.seats],
        }

    def _cards(self, of: Callable[[int], int]) -> dict[str, str]:
        return {SEATS[seat]: format_cards(of(seat)) for seat in self.hand.dealt_in}


def result_words(result: Result) -> str:
    """Say how a game ended, in a line."""
    if result.winner is None:
        return "the game is over: the stock is used up, nobody is paid"
    return f"the game is over: {SEATS[result.winner]} is out and is paid {result.chips}"


class SessionTable:
    """A session: its games one after the other, the bank, ties at the end."""

    def __init__(self, start: Start) -> None:
        self.guided = start.referee == "guided"
        self.places = start.amount("places", least=1)
        with start.blame("seats"):
            self.session = Session(start.rules, start.seats, start.seat("dealer"))
        self.table: GameTable | None = None

    @property
    def turn(self) -> int:
        return self.table.turn if self.table else -1

    def legal(self) -> str:
        return self.table.legal() if self.table else ""

    def same_legal(self, text: str) -> bool:
        return self.table.same_legal(text) if self.table else not text.strip()

    def do(self, seat: int, words: str) -> str:
        match words.split():
            case ["dealer", "pays"]:
                self._pay()
            case ["dealer", "deals", *cards]:
                self._open(self.session.start_hand(parse_cards(" ".join(cards))))
            case ["official", "deals", seats, *cards]:
                tied = self._seats(seats)
                self._open(self.session.start_extra(tied, parse_cards(" ".join(cards))))
            case ["official", "ends", "the", "session"]:
                self.session.end()
            case _ if self.table is None:
                raise impossible("no game is dealt", "Write dealer deals, and the 52 cards")
            case _:
                return self.table.do(seat, words)
        return ""

    def _seats(self, names: str) -> list[int]:
        wrong = [name for name in names if name not in SEATS[: self.session.seats]]
        if wrong:
            raise impossible(f"no seat {wrong[0]!r}", "Name seats that sit here, as in BC")
        return [SEATS.index(name) for name in names]

    def _open(self, hand: Hand) -> None:
        self.table = GameTable(OpenReferee(hand), self.guided)

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
            "games": session.deal_no,
            "winners": seat_names(sorted(standing.winners)),
            "tied": seat_names(standing.tied),
            "next_dealer": SEATS[session.dealer],
        }


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    hand = kept.hand
    return {
        "seats": hand.seats,
        "dealer": kept.dealer,
        "playing": seat_names(hand.dealt_in),
        "spare": kept.spare,
    }
