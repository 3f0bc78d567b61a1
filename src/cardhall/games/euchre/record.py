"""Euchre in records: a hand from its deck or from a position, or a game of several hands.

In a game the lines ``dealer deals 3-2 9C ...`` and ``dealer writes the points`` stand between the
hands. The 24 cards of a deck are in the order in which they are dealt, then the card turned up and
the three of the kitty.
"""

from cardhall.cards.notation import SUIT_NAMES, card_set, format_card, format_cards, parse_cards
from cardhall.games import euchre
from cardhall.games.euchre import PACK, SIDES, Hand, Result, Session
from cardhall.games.euchre.referee import CALLS, STYLES, Fell, OpenReferee, style_of
from cardhall.records.kept import PlayedHand
from cardhall.records.office import do_office
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import SEATS, by_seat, seat_names

PACK_CLAUSE = "OP-EUCHRE-09"

KEYS = {
    *("dealer", "deck", "style", "dealt_before", "dealt", "exposed", "wrong", "offences"),
    *("session", "jack"),
    *("position.phase", "position.up", "position.hands", "position.trump", "position.maker"),
    *("position.alone", "position.turn", "position.tricks", "position.trick"),
    *("position.played", "position.discarded"),
}


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with, at its referee; or the game."""
    if start.flag("session"):
        return GameTable(start)
    if start.has("deck") == start.has("position"):
        raise start.fail(
            "deck", "a record begins either from a deck or from a position", "Give one of the two"
        )
    hand = _at(start) if start.has("position") else _dealt(start)
    with start.blame("style"):
        fell = _fell(start)
    offences = start.numbers("offences") or (0, 0)
    if len(offences) != 2:
        raise start.fail("offences", "two sides have offences", "Write [1, 0]: A-C, then B-D")
    return EuchreTable(OpenReferee(hand, fell, offences), start.referee == "guided")


def _dealt(start: Start) -> Hand:
    hand = Hand(start.rules, start.seat("dealer"))
    deck = start.deck(pack=PACK, clause=PACK_CLAUSE)
    with start.blame("style"):
        hand.deal(deck, start.text("style", "3-2-3-2"))
    return hand


def _fell(start: Start) -> Fell:
    """The deal as it fell."""
    before = start.choice("dealt_before", ("", *STYLES))
    return Fell(
        start.amounts("dealt", 5),
        start.plays("exposed"),
        tuple(filter(None, [start.text("wrong", "")])),
        style_of(start.text("style", "3-2-3-2")),
        before,
    )


def _at(start: Start) -> Hand:
    hands, trick = start.hands("position.hands"), start.plays("position.trick")
    played = start.cards("position.played")
    start.each_once(PACK_CLAUSE, "position.hands", "position.trick", "position.played")
    turn = start.seat("position.turn", -1)
    up = start.card("position.up", -1)
    return Hand.at(
        start.rules,
        start.seat("dealer"),
        hands,
        phase=start.text("position.phase", "play"),
        up=up,
        trump=start.suit("position.trump", up // 13 if up >= 0 else None),
        maker=start.seat("position.maker", -1),
        alone=start.flag("position.alone"),
        turn=None if turn < 0 else turn,
        tricks=start.amounts("position.tricks", 0),
        trick=trick,
        played=card_set(played),
        discarded=start.card("position.discarded", -1),
    )


class EuchreTable(HandTable):
    """One hand of euchre."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(euchre, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        return "" if self.is_over else super().legal()

    def act(self, seat: int, words: str) -> str:
        """A bid or a card; ``takes it up`` and ``turns it down`` of a dealer who says nothing
        (EUCHRE-14, 15); ``says ...`` of anybody."""
        verb, _, said = words.partition(" ")
        if verb == "says" and said:
            if self.guided:
                raise impossible("words are for the open referee", 'Write referee = "open"')
            self.referee.say(seat, said)
            return ""
        if words in SILENT and seat == self.hand.dealer:
            return super().act(seat, SILENT[words])
        return super().act(seat, words)

    def office(self, words: str) -> str:
        """``chair rules renege on B``."""
        return do_office(self.referee, words)

    def state(self) -> str:
        hand = self.hand
        if self.is_over:
            return "the hand is void" if self.referee.void else result_words(hand.result())
        trick = ", ".join(f"{SEATS[seat]} {format_card(card)}" for seat, card in hand.trick)
        won = " ".join(f"{SEATS[s]}{hand.tricks(s)}" for s in range(4) if hand.tricks(s))
        up = f"{format_card(hand.up)} turned up" if hand.up >= 0 else ""
        trump = f"trumps {SUIT_NAMES[hand.trump]}" if hand.trump >= 0 else up
        parts = [
            f"{SEATS[hand.turn]} to {hand.phase}",
            trump,
            f"tricks {won}" if won else "",
            f"trick {trick}" if trick else "",
            f"hands {self.holdings()}",
        ]
        return "; ".join(part for part in parts if part)

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        hand, referee = self.hand, self.referee
        result = None if referee.void else referee.result()
        return {
            "ending": result.ending if result else "void",
            "tricks": by_seat([hand.tricks(seat) for seat in range(4)]),
            "points": by_seat(result.points if result else (0,) * 4),
            "paid": by_seat(_paid(referee)),
            "euchred": seat_names(result.euchred) if result else "",
            "counted": bool(result and result.counted),
            "left": {SEATS[s]: format_cards(hand.hand_of(s)) for s in range(4) if hand.hand_of(s)},
            "offences": referee.offences,
            "next_dealer": SEATS[referee.next_dealer],
        }


SILENT = {"takes it up": "pick it up", "turns it down": "pass"}
"""What a dealer does without a word, and the bid that it is."""


def _paid(referee: OpenReferee) -> list[int]:
    """Cents that each put in the cup."""
    paid = [0] * 4
    for movement in referee.movements():
        if movement.seat is not None:
            paid[movement.seat] += movement.amount
    return paid


def result_words(result: Result) -> str:
    """Say how a hand ended, in a line."""
    sides = [f"{SIDES[side]} score {result.points[side]}" for side in (0, 1) if result.points[side]]
    euchred = [f"{SIDES[result.euchred[0] % 2]} are euchred"] if result.euchred else []
    return "; ".join([f"the hand is over: {result.ending}", *euchred, *(sides or ["no points"])])


class GameTable:
    """A game of eight counted hands (EUCHRE-46, 53), hand by hand."""

    def __init__(self, start: Start) -> None:
        self.guided = start.referee == "guided"
        dealer = start.seat("dealer", -1)
        self.session = Session(start.rules, None if dealer < 0 else dealer)
        jack = start.deck("jack", PACK, PACK_CLAUSE)
        if bool(jack) == (dealer >= 0):
            raise start.fail("jack", "the first dealer is named, or found by a jack", "Give one")
        if jack:
            with start.blame("jack"):
                self.session.find_jack(jack)
        self.table: EuchreTable | None = None

    @property
    def turn(self) -> int:
        return self.table.turn if self.table else -1

    def legal(self) -> str:
        return self.table.legal() if self.table else ""

    def same_legal(self, text: str) -> bool:
        return self.table.same_legal(text) if self.table else not text.strip()

    def do(self, seat: int, words: str) -> str:
        if words == "dealer writes the points":
            return self._write()
        if words.startswith("dealer deals "):
            return self._deal(words.removeprefix("dealer deals "))
        if self.table is None:
            raise impossible("no hand is dealt", "Write dealer deals, and the 24 cards")
        return self.table.do(seat, words)

    def _deal(self, words: str) -> str:
        """``3-2 9C TC ...``, the style first; without one the dealer deals as before."""
        style, _, cards = words.partition(" ")
        if style.strip("0123456789-"):
            style, cards = "", words
        before = self.session.styles[self.session.dealer]
        hand = self.session.start_hand(parse_cards(cards), style)
        dealt = style or self.session.styles[hand.dealer]
        fell = Fell(style=style_of(dealt), before=style_of(before) if before else "")
        self.table = EuchreTable(OpenReferee(hand, fell, self.session.offences), self.guided)
        return ""

    def _write(self) -> str:
        """The points on the cards; how the hand ended, as the outcome."""
        if self.table is None or not self.table.is_over:
            raise impossible("no hand is over", "Play it to its end")
        referee = self.table.referee
        referee.close()
        self.session.offences = list(referee.offences)
        if referee.void:
            self.session.misdeal()
        else:
            self.session.finish(referee.hand)
        state, left = self.table.state(), self.table.holdings()
        self.table = None
        return f"{state}; left {left}" if left else state

    def explain(self) -> str:
        """The latest ruling in full."""
        return self.table.explain() if self.table else ""

    def state(self) -> str:
        if self.table:
            return self.table.state()
        session = self.session
        scores = ", ".join(f"{SEATS[seat]} {score}" for seat, score in enumerate(session.scores))
        return f"{session.hands_played} hands counted; {scores}; cup {session.cup} cents"

    def end(self) -> dict[str, object]:
        session = self.session
        if self.table is not None:
            return {}
        moves = session.lower_side
        return {
            "scores": by_seat(session.scores),
            "paid": by_seat(session.paid),
            "cup": session.cup,
            "counted_hands": session.hands_played,
            "deals": session.deal_no,
            "offences": session.offences,
            "lower": "" if moves is None else SIDES[moves],
            "over": session.is_over,
            "next_dealer": SEATS[session.dealer],
        }


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    return {"dealer": kept.dealer}
