"""Bouré in records: what a hand begins from, its acts and rulings, how it ended.

A hand begins from a ``deck`` or from a ``position``; a ``ladder`` of buy-ins stands in place of a
hand.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from cardhall.cards.notation import (
    SUIT_NAMES,
    card_list,
    card_set,
    format_card,
    format_cards,
    parse_cards,
)
from cardhall.games import boure
from cardhall.games.boure import (
    ANTED,
    PAID,
    Hand,
    Result,
    Rules,
    RulesError,
    Session,
    cards_of,
    draw_action,
    format_action,
    parse_action,
    play_action,
    verb_of,
)
from cardhall.games.boure.referee import CALLS, FALSE_CALLS, Fell, OpenReferee
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import SEATS, Record, by_seat, seat_names
from cardhall.records.write import options_of

PACK_CLAUSE = "LLAA-BOURE-02"
DUES = {"paid": PAID, "anted": ANTED}

KEYS = {
    *("false_call", "dealer", "stacks", "pot", "owed", "playing", "free"),
    *("deck", "spare", "dealt", "exposed", "ladder.steps", "ladder.total"),
    *("position.phase", "position.trump", "position.turned", "position.hands", "position.out"),
    *("position.turn", "position.tricks", "position.trick", "position.played"),
    *("position.discards", "position.stock"),
}


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with, at its referee; or the ladder that it climbs."""
    if start.has("ladder"):
        return Ladder(start)
    if start.has("deck") == start.has("position"):
        raise start.fail(
            "deck", "a record begins either from a deck or from a position", "Give one of the two"
        )
    hand = _at(start) if start.has("position") else _dealt(start)
    exposed = start.plays("exposed")
    dealt = start.amounts("dealt", 5)
    wrong = start.has("dealt") or exposed
    fell = Fell(dealt, exposed) if wrong else None
    false_call = start.choice("false_call", FALSE_CALLS)
    return BoureTable(OpenReferee(hand, fell, false_call), start.referee == "guided")


def _dealt(start: Start) -> Hand:
    hand = Hand(
        start.rules,
        start.seat("dealer"),
        start.amounts("stacks"),
        start.amount("pot", 0),
        _owed(start),
        start.seats_word("playing") or None,
        start.flag("free"),
    )
    hand.deal(start.deck(clause=PACK_CLAUSE), _spare(start))
    return hand


def _spare(start: Start) -> tuple[int, ...] | None:
    return start.deck("spare", clause=PACK_CLAUSE) or None


def _owed(start: Start) -> tuple[int, ...] | None:
    """Amounts in place of the ante, or "paid" or "anted" for who puts in nothing."""

    def due(key: str, value: object) -> int:
        return DUES[value] if isinstance(value, str) and value in DUES else start.whole(key, value)

    named = start.by_seat("owed", due)
    return tuple(named.get(seat, 0) for seat in range(start.seats)) if named else None


def _at(start: Start) -> Hand:
    hands, discards = start.hands("position.hands"), start.hands("position.discards")
    trick = start.plays("position.trick")
    played, stock = start.cards("position.played"), start.cards("position.stock")
    start.each_once(
        PACK_CLAUSE,
        *("position.hands", "position.discards", "position.trick"),
        *("position.played", "position.stock"),
    )
    phase = start.text("position.phase", "play")
    if phase == "play":
        _equal_hands(start, hands, [seat for seat, _ in trick])
    turned = start.card("position.turned", -1)
    trump = start.suit("position.trump", turned // 13 if turned >= 0 else None)
    turn = start.seat("position.turn", -1)
    return Hand.at(
        start.rules,
        start.seat("dealer"),
        {seat: cards for seat, cards in hands.items() if cards},
        trump,
        stacks=start.amounts("stacks"),
        pot=start.amount("pot", 0),
        phase=phase,
        turn=None if turn < 0 else turn,
        tricks=start.amounts("position.tricks", 0),
        trick=trick,
        played=card_set(played),
        discards=discards,
        passed=start.seats_word("position.out"),
        turned=turned,
        stock=stock,
        spare=_spare(start),
    )


def _equal_hands(start: Start, hands: dict[int, int], played: list[int]) -> None:
    """In the play, those who have played to the trick hold one card less."""
    held = {seat: cards for seat, cards in hands.items() if cards or seat in played}
    sizes = {cards.bit_count() + (seat in played) for seat, cards in held.items()}
    sizes |= {1 for seat in played if seat not in held}
    if len(sizes) != 1 or not 1 <= sizes.pop() <= 5:
        raise start.fail(
            "position.hands",
            "these hands cannot be held at one time",
            "Give each seat in play as many cards, one less after playing to the trick",
        )


class BoureTable(HandTable):
    """One hand of Bouré."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(boure, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        """ "stay pass", "draw 0-4", "AC+KC 9D"."""
        return describe_legal(self.hand) if not self.is_over else ""

    def parse_legal(self, text: str) -> set[int]:
        return parse_legal(text, self.hand.hand_of(self.turn) if self.turn >= 0 else 0)

    def office(self, words: str) -> str:
        """ "chair rules renege on B", "chair rules misdeal", "chair puts out B"."""
        seats = SEATS[: self.hand.seats]
        match words.split():
            case ["chair", "rules", "misdeal"]:
                return self.referee.chair("misdeal").outcome
            case ["chair", "rules", "renege", "on", seat] if seat in seats:
                return self.referee.chair("renege", SEATS.index(seat)).outcome
            case ["chair", "puts", "out", seat] if seat in seats:
                self.referee.put_out(SEATS.index(seat))
                return ""
        raise impossible(
            f"the chair does not do {words!r}",
            "Write chair rules renege on B, chair rules misdeal, or chair puts out B",
        )

    def state(self) -> str:
        hand = self.hand
        trump = SUIT_NAMES[hand.trump] if hand.trump >= 0 else "not turned"
        turned = f" ({format_card(hand.turned)} turned)" if hand.turned >= 0 else ""
        tricks = [(seat, hand.tricks(seat)) for seat in range(hand.seats)]
        won = " ".join(f"{SEATS[seat]}{count}" for seat, count in tricks if count)
        trick = ", ".join(f"{SEATS[seat]} {format_card(card)}" for seat, card in hand.trick)
        if self.is_over:
            return "the hand is over: " + result_words(self.referee.result())
        return "; ".join(
            [
                f"{SEATS[hand.turn]} to {hand.phase}",
                f"trumps {trump}{turned}",
                f"pot {hand.pot}",
                *([f"tricks {won}"] if won else []),
                *([f"trick {trick}"] if trick else []),
                f"hands {self.holdings()}",
            ]
        )

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        result, dealer = self.referee.result(), self.referee.next_dealer()
        words = {due: word for word, due in DUES.items()}
        owed = {SEATS[seat]: words.get(due, due) for seat, due in enumerate(result.owed) if due}
        return {
            "tricks": by_seat(result.tricks),
            "paid": by_seat(result.paid),
            "stacks": by_seat(result.stacks),
            "owed": owed,
            "boures": seat_names(sorted(result.boures)),
            "renegers": seat_names(sorted(result.renegers)),
            "winner": "" if result.winner is None else SEATS[result.winner],
            "void": self.referee.void,
            "next_pot": result.next_pot,
            "opens": self._opens(result, dealer),
            "next_dealer": SEATS[dealer],
        }

    def _opens(self, result: Result, dealer: int) -> int:
        """The next deal's pot once everybody has put in; the pot itself where nobody can deal."""
        playing = self.hand.dealt_in if self.referee.void else None
        try:
            rules, pot = self.hand.rules, result.next_pot
            return int(Hand(rules, dealer, result.stacks, pot, result.owed, playing).pot)
        except RulesError:
            return result.next_pot


def result_words(result: Result) -> str:
    """Say how a hand ended, in a line."""
    who = (
        f"{SEATS[result.winner]} takes {result.pot}" if result.winner is not None else "nobody wins"
    )
    paid = [f"{SEATS[seat]} pays {amount}" for seat, amount in enumerate(result.paid) if amount]
    owed = [f"{SEATS[seat]} owes {due}" for seat, due in enumerate(result.owed) if due > 0]
    stacks = " ".join(f"{SEATS[seat]} {amount}" for seat, amount in enumerate(result.stacks))
    return "; ".join([who, *paid, *owed, f"stacks {stacks}", f"next pot {result.next_pot}"])


# --- legal sets -----------------------------------------------------------------------------------


def describe_legal(hand: Hand) -> str:
    """The exact set of legal actions as records write it: "stay pass", "draw 0-4", "AC+KC 9D"."""
    actions = hand.legal_actions()
    verbs = {verb_of(action) for action in actions}
    if verbs == {"play"}:
        return " ".join(_plus(cards_of(action)) for action in sorted(actions, reverse=True))
    if verbs <= {"stay", "pass"}:
        return " ".join(word for word in ("stay", "pass") if word in verbs)
    draws = [action for action in actions if verb_of(action) == "draw"]
    most = max(cards_of(action).bit_count() for action in draws)
    held = hand.hand_of(hand.turn)
    if set(draws) != set(_draws(held, 0, most)):
        return " | ".join(format_action(action) for action in sorted(actions))
    return " ".join((["pass"] if "pass" in verbs else []) + [f"draw 0-{most}"])


def _plus(cards: int) -> str:
    return format_cards(cards).replace(" ", "+")


def _draws(held: int, least: int, most: int) -> Iterable[int]:
    for size in range(least, most + 1):
        for cards in combinations(card_list(held), size):
            yield draw_action(card_set(cards))


def parse_legal(text: str, held: int) -> set[int]:
    """The actions that a legal set in braces names, for a seat that holds these cards.

    Raises ValueError (CardError for a card) for what is no such set.
    """
    if "|" in text:
        return {parse_action(part.strip()) for part in text.split("|")}
    actions: set[int] = set()
    words = text.split()
    while words:
        word = words.pop(0)
        if word in ("stay", "pass"):
            actions.add(parse_action(word))
        elif word == "draw":
            least, _, most = (words.pop(0) if words else "").partition("-")
            if least not in DIGITS or most not in DIGITS:
                raise ValueError("Write the numbers of cards that may be drawn, as in draw 0-4")
            actions.update(_draws(held, int(least), int(most)))
        else:
            actions.add(play_action(card_set(parse_cards(word.replace("+", " ")))))
    return actions


DIGITS = ("0", "1", "2", "3", "4", "5")


# --- the ladder -----------------------------------------------------------------------------------


class Ladder:
    """Every seat loses everything and buys in again, as long as there is a buy-in (RAP-45, 46).
    Nothing is played: the record says what it comes to, and that is compared at once."""

    turn = -1

    def __init__(self, start: Start) -> None:
        steps = start.numbers("ladder.steps")
        total = start.amount("ladder.total", 0)
        if start.amount("pot", 0):
            raise start.fail("pot", "a ladder has no pot", "Take the line out")
        with start.blame("stacks"):
            stacks, dealer = start.amounts("stacks"), start.seat("dealer")
            session = Session(start.rules, start.seats, stacks, dealer)
        for seat in range(session.seats):
            amounts = [session.stacks[seat]]
            session.stacks[seat] = 0
            while session.next_buy_in(seat):
                amounts.append(session.buy_in(seat))
                session.stacks[seat] = 0
            if tuple(amounts) != steps:
                found = ", ".join(map(str, amounts))
                raise start.fail("ladder.steps", f"{SEATS[seat]} buys in for {found}")
            if session.paid_in[seat] != total:
                found = str(session.paid_in[seat])
                raise start.fail("ladder.total", f"{SEATS[seat]} buys in for {found}")
        self.steps = steps

    def legal(self) -> str:
        return ""

    def same_legal(self, text: str) -> bool:
        return not text.strip()

    def do(self, seat: int, words: str) -> str:
        raise impossible("nothing is played in a ladder", "Take this line out")

    def state(self) -> str:
        return "everybody buys in for " + ", ".join(map(str, self.steps))

    def end(self) -> dict[str, object]:
        return {}


# --- writing --------------------------------------------------------------------------------------


def start_of(
    title: str,
    rules: Rules,
    dealer: int,
    stacks: Sequence[int],
    deck: Sequence[int],
    pot: int = 0,
    owed: Sequence[int] = (),
    spare: Sequence[int] = (),
    playing: Sequence[int] = (),
    free: bool = False,
    referee: str = "guided",
) -> Record:
    """A record of a deal before anything was done. Seats and cards are numbers, as in the game."""
    preset = "rap" if rules.book == "RAP" else "llaa"
    words = {due: word for word, due in DUES.items()}
    dues = {SEATS[seat]: words.get(due, due) for seat, due in enumerate(owed) if due}
    start: dict[str, object] = {
        "dealer": SEATS[dealer],
        "stacks": by_seat(stacks),
        "pot": pot,
        **({"owed": dues} if dues else {}),
        **({"playing": seat_names(playing)} if playing else {}),
        **({"free": True} if free else {}),
        "deck": format_cards(deck),
        **({"spare": format_cards(spare)} if spare else {}),
    }
    options = options_of(rules, preset)
    return Record(title, preset, options=options, referee=referee, start=start)
