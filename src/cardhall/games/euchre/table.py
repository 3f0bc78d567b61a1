"""Euchre at a live table: one game of eight hands for four, on each player's own card.

The first jack dealt face up deals first (EUCHRE-01); its order is the seed's. When a time runs
out: pass; the dealer who must call names the suit of which they hold most; they put down, and
anybody plays, the lowest card that is legal, trumps counting above the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cardhall.cards.notation import format_card
from cardhall.games.euchre import Hand, Rules, Session, View, cards_of, parse_action, verb_of, view
from cardhall.games.euchre import format_action as in_words
from cardhall.games.euchre.table_view import EuchreCall, EuchrePlay, UpAt
from cardhall.messages import Card, Message, Player, Points, Suit, no_words
from cardhall.tables.events import Line
from cardhall.tables.game import Score, TableGame, choices, empty_hand_view, my_cards
from cardhall.tables.shapes import TRUMPS, HandView, SeatHand, TrickView
from cardhall.tables.tricks import (
    all_tricks,
    last_card_words,
    last_trick_words,
    one_trick,
)

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

SIDES = ((0, 2), (1, 3))
_CALLS = ("pass", "pick it up", "alone")
_SECOND = ("clubs", "diamonds", "hearts", "spades")


class Euchre(TableGame):
    """Partners across the table; a hand is five tricks."""

    game = "euchre"
    title = "Euchre"
    turn_clause = "EUCHRE-09"
    misdeal_clause = "OP-EUCHRE-13"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 4, 4, "EUCHRE-48"

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return SIDES

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        stick = (
            Message("euchre-the-dealer-must-call")
            if rules.stick_dealer
            else Message("euchre-if-all-pass-twice-a-new-deal")
        )
        made, march = rules.points_made, rules.points_march
        alone, euchred = rules.points_alone_march, rules.points_euchre
        lead = Message("euchre-lead-against-a-loner", lead=rules.loner_lead)
        return (
            ("hands", Message("euchre-a-game-is-so-many-hands", hands=rules.hands), "EUCHRE-53"),
            ("stick_dealer", stick, "EUCHRE-21"),
            ("points_made", Message("euchre-three-or-four-tricks", points=made), "EUCHRE-32"),
            ("points_march", Message("euchre-all-five-tricks", points=march), "EUCHRE-33"),
            ("points_alone_march", Message("euchre-all-five-alone", points=alone), "EUCHRE-35"),
            ("points_euchre", Message("euchre-euchred-to-the-others", points=euchred), "EUCHRE-37"),
            ("loner_lead", lead, "OP-EUCHRE-11"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        run = Session(state.rules)
        pack = list(self.module.PACK)
        order = state.secrets.shuffles().order("draw/1", len(pack))
        run.find_jack([pack[place] for place in order])
        return run

    def first_deal(self, state: State) -> Line:
        seat, card = state.run.opening[-1]
        who = Player(state.seats[seat].name)
        told = Message("euchre-first-jack-falls-to", player=who, card=Card(format_card(card)))
        return Line(told, "EUCHRE-01")

    def laid_open(self, hand: Hand) -> tuple[str, str]:
        return format_card(hand.up), ""

    def faced(self, hand: Hand) -> tuple[tuple[str, int], ...]:
        return (("turned", hand.up),)

    def score(self, state: State) -> Score:
        hand = state.hand
        result = hand.result()
        winners = tuple(seat for seat in range(4) if result.points[seat] > 0)
        tricks = tuple(result.tricks) if result.ending == "played" else ()
        return Score(result.ending, winners, self.moves(hand), tuple(_report(state)), tricks)

    def over(self, state: State) -> str:
        return "game over" if state.run.is_over else ""

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        words = self.words(hand)
        if "pass" in words:
            return "pass"
        if hand.phase == "play" or words[0].startswith("discard"):
            return min(words, key=lambda one: _height(hand, one))
        return max((one for one in words if "alone" not in one), key=lambda one: _held(hand, one))

    def may_take_back(self, before: Hand, after: Hand, words: str) -> bool:
        """A bid has shown no card; neither has a card put face down."""
        return verb_of(parse_action(words)) not in ("play", "alone", "pick it up")

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        who = Player(state.seats[seat].name)
        verb = verb_of(parse_action(words))
        if verb == "play":
            return Line(Message("plays-cards", player=who, cards=(Card(words.split()[1]),)))
        if verb == "discard":
            return Line(Message("euchre-puts-a-card-face-down", player=who))
        if verb == "pass":
            return Line(Message("passes", player=who))
        if verb.startswith("name"):
            return Line(_named(who, _suit_named(parse_action(words)), "alone" in verb))
        card = Card(format_card(state.hand.up))
        if verb == "alone":
            return Line(Message("euchre-orders-up-and-plays-alone", player=who, card=card))
        return Line(Message("euchre-orders-up", player=who, card=card))

    def hand_view(self, state: State, reader: int) -> HandView:
        hand = state.hand
        if hand is None:
            return empty_hand_view(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        cards = [format_card(card) for card in reversed(seen.hand)]
        verb = "discard" if seen.phase == "discard" else "play"
        on_card = turn and seen.phase in ("discard", "play")
        actions, barred = ((), ()) if on_card or not turn else _offered(self, hand, seen)
        tricks = all_tricks(hand.history, hand.winners)
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(4)),
            phase=seen.phase,
            trump=TRUMPS[seen.trump],
            turned=format_card(seen.up) if seen.up_at == "table" else "",
            trick=one_trick(seen.trick, -1) if seen.trick else None,
            tricks=tricks,
            scores=tuple(state.stacks[side[0]] for side in SIDES),
            play=_play(state, seen),
            my_cards=my_cards(self, hand, cards, on_card, verb),
            actions=actions,
            barred=barred,
            doing=Message("euchre-what-to-do", phase=seen.phase),
            spoken_card=_last_said(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else no_words,
        )

    def before_play(self, hand: Hand) -> bool:
        return not hand.history and not hand.trick

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        return all_tricks(facts.hand.history, facts.hand.winners)


def _named(who: Player, suit: Suit, alone: bool) -> Message:
    """Say who makes a suit trumps in the second round."""
    if alone:
        return Message("euchre-makes-trumps-and-plays-alone", player=who, suit=suit)
    return Message("makes-trumps", player=who, suit=suit)


def _suit_named(action: int) -> Suit:
    return Suit(TRUMPS[action >> 52 & 3])


def _report(state: State) -> list[Line]:
    """Say what the hand came to, side by side; each player writes it on their own card
    (EUCHRE-36)."""
    hand = state.hand
    result = hand.result()
    names = [Player(place.name) for place in state.seats]
    if result.ending == "thrown-in":
        return [Line(Message("euchre-all-pass-and-a-new-deal"), "EUCHRE-21")]
    lines = []
    if result.maker is not None and result.ending == "played":
        made = sum(result.tricks[seat] for seat in SIDES[result.maker % 2])
        lines.append(Line(_took(names[result.maker], made, result.alone)))
    for side in SIDES:
        points = result.points[side[0]]
        if points:
            euchred = bool(result.euchred) and side[0] not in result.euchred
            told = _written_down(tuple(names[seat] for seat in side), Points(points), euchred)
            lines.append(Line(told, "EUCHRE-36"))
    for movement in hand.movements():
        if movement.to == "cup":
            who, cents = names[movement.seat], movement.amount
            told = Message("euchre-puts-cents-in-the-cup", player=who, cents=cents)
            lines.append(Line(told, movement.clause))
    return lines


def _took(maker: Player, tricks: int, alone: bool) -> Message:
    if alone:
        return Message("euchre-side-took-tricks-alone", player=maker, tricks=tricks)
    return Message("euchre-side-took-tricks", player=maker, tricks=tricks)


def _written_down(side: tuple[Player, ...], points: Points, euchred: bool) -> Message:
    if euchred:
        return Message("euchre-side-writes-points-for-the-euchre", players=side, points=points)
    return Message("euchre-side-writes-points", players=side, points=points)


def _height(hand: Hand, words: str) -> tuple[bool, int]:
    """Measure how dear a card is: trumps above the others, and then by rank."""
    card = cards_of(parse_action(words)).bit_length() - 1
    left = card % 13 == 9 and card // 13 == 3 - hand.trump
    return card // 13 == hand.trump or left, card % 13


def _held(hand: Hand, words: str) -> int:
    """Count how many cards of the suit that is named lie in the hand of the one to act."""
    suit = _SECOND.index(words.split()[0]) if words.split()[0] in _SECOND else hand.up // 13
    return sum(
        1 for card in range(52) if hand.hand_of(hand.turn) >> card & 1 and card // 13 == suit
    )


def _offered(game: Euchre, hand: Hand, seen: View) -> Any:
    """The bids of the round, with those that are barred."""
    first = seen.up_at == "table"
    words = _CALLS if first else ("pass", *_SECOND, *(f"{suit} alone" for suit in _SECOND))
    return choices(game, hand, words)


def _seat(seen: View, seat: int) -> SeatHand:
    out = seat == seen.sitting
    return SeatHand(
        status="out" if out else "in",
        cards=seen.sizes[seat],
        tricks=seen.tricks[seat],
        note=_note(seen, seat),
    )


def _note(seen: View, seat: int) -> Message:
    if seat == seen.maker:
        return Message("euchre-note-alone") if seen.alone else Message("euchre-note-maker")
    return Message("euchre-note-sits-out") if seat == seen.sitting else no_words


def _play(state: State, seen: View) -> EuchrePlay:
    return EuchrePlay(
        up=format_card(seen.up) if seen.up >= 0 else "",
        up_at=cast(UpAt, seen.up_at),
        maker=seen.maker,
        alone=seen.alone,
        sitting=seen.sitting,
        calls=tuple(EuchreCall(seat=seat, words=in_words(action)) for seat, action in seen.calls),
        hands_played=state.run.hands_played,
        hands_in_all=state.rules.hands,
        threw=format_card(seen.threw) if seen.threw >= 0 else "",
    )


def _last_said(state: State, seen: View) -> Message:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        return last_card_words(state, *played[-1])
    if seen.calls:
        seat, action = seen.calls[-1]
        return _bid(Player(state.seats[seat].name), action)
    if seen.up < 0:
        return no_words
    return Message("euchre-card-is-turned-up", card=Card(format_card(seen.up)))


def _bid(who: Player, action: int) -> Message:
    """Somebody's bid, as it was said."""
    verb = verb_of(action)
    if verb == "name":
        return Message("euchre-somebody-named", player=who, suit=_suit_named(action))
    if verb == "name alone":
        return Message("euchre-somebody-named-alone", player=who, suit=_suit_named(action))
    return Message("euchre-somebody-said", player=who, bid=verb.replace(" ", "-"))


TABLE = Euchre()
