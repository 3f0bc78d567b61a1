"""Euchre at a live table: one game of eight hands for four, on each player's own card.

The first jack dealt face up deals first (EUCHRE-01); its order is the seed's. When a time runs
out: pass; the dealer who must call names the suit of which she holds most; she puts down, and
anybody plays, the lowest card that is legal, trumps counting above the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cardhall.cards.notation import format_card
from cardhall.games.euchre import Hand, Rules, Session, View, cards_of, parse_action, verb_of, view
from cardhall.games.euchre import format_action as in_words
from cardhall.messages import as_message
from cardhall.tables.croupiers.base import Croupier, Score, choices, empty_picture, my_cards
from cardhall.tables.croupiers.tricks import all_tricks, last_trick_words, one_trick
from cardhall.tables.events import Line
from cardhall.tables.log import SUITS, card_name
from cardhall.tables.picture import TRUMPS, Picture, SeatPicture, TrickView
from cardhall.tables.plays.euchre import EuchreCall, EuchrePlay, UpAt

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

SIDES = ((0, 2), (1, 3))
_CALLS = ("pass", "pick it up", "alone")
_SECOND = ("clubs", "diamonds", "hearts", "spades")


class Euchre(Croupier):
    """Partners across the table; a hand is five tricks."""

    game = "euchre"
    title = "Euchre"
    turn_clause = "EUCHRE-09"
    misdeal_clause = "OP-EUCHRE-13"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 4, 4, "EUCHRE-48"

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return SIDES

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, str, str], ...]:
        stick = "The dealer must call" if rules.stick_dealer else "If all pass twice, a new deal"
        lead = {
            "left-of-dealer": "The dealer's left leads",
            "left-of-loner": "The loner's left leads",
        }.get(rules.loner_lead, "The dealer's left leads")
        return (
            ("hands", f"A game is {rules.hands} hands, whatever the score.", "EUCHRE-53"),
            ("stick_dealer", f"{stick}.", "EUCHRE-21"),
            ("points_made", f"Three or four tricks: {rules.points_made}.", "EUCHRE-32"),
            ("points_march", f"All five: {rules.points_march}.", "EUCHRE-33"),
            ("points_alone_march", f"All five alone: {rules.points_alone_march}.", "EUCHRE-35"),
            ("points_euchre", f"Euchred: {rules.points_euchre} to the others.", "EUCHRE-37"),
            ("loner_lead", f"{lead} against a loner.", "OP-EUCHRE-11"),
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
        who = state.seats[seat].name
        name = card_name(format_card(card))
        return Line(
            as_message(f"The first jack falls to {who}, the {name}: {who} deals first."),
            "EUCHRE-01",
        )

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
        name = state.seats[seat].name
        verb = verb_of(parse_action(words))
        if verb == "play":
            return Line(as_message(f"{name} plays the {card_name(words.split()[1])}"))
        if verb == "discard":
            return Line(as_message(f"{name} puts a card face down"))
        if verb == "pass":
            return Line(as_message(f"{name} passes"))
        alone = " and plays alone" if "alone" in words else ""
        if verb in ("pick it up", "alone"):
            up = format_card(state.hand.up)
            return Line(as_message(f"{name} orders up the {card_name(up)}{alone}"))
        return Line(as_message(f"{name} makes {words.split()[0]} trumps{alone}"))

    def picture(self, state: State, reader: int) -> Picture:
        hand = state.hand
        if hand is None:
            return empty_picture(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        cards = [format_card(card) for card in reversed(seen.hand)]
        verb = "discard" if seen.phase == "discard" else "play"
        on_card = turn and seen.phase in ("discard", "play")
        actions, barred = ((), ()) if on_card or not turn else _offered(self, hand, seen)
        tricks = tuple(_tricks(hand, seen.history, seen.trump))
        return Picture(
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
            doing=_doing(seen),
            spoken_card=_last_said(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else "",
        )

    def before_play(self, hand: Hand) -> bool:
        return not hand.history and not hand.trick

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        hand = facts.hand
        seen = view(hand, None)
        return tuple(_tricks(hand, seen.history, seen.trump))


def _report(state: State) -> list[Line]:
    """What the hand came to, side by side; each player writes it on her own card (EUCHRE-36)."""
    hand = state.hand
    result = hand.result()
    names = [place.name for place in state.seats]
    if result.ending == "thrown-in":
        return [Line(as_message("All pass: the cards are thrown in and dealt again."), "EUCHRE-21")]
    lines = []
    if result.maker is not None and result.ending == "played":
        made = sum(result.tricks[seat] for seat in SIDES[result.maker % 2])
        alone = " alone" if result.alone else ""
        lines.append(
            Line(as_message(f"{names[result.maker]}'s side took {made} of 5 tricks{alone}."))
        )
    for side in SIDES:
        points = result.points[side[0]]
        if points:
            who = " and ".join(names[seat] for seat in side)
            euchred = " for the euchre" if result.euchred and side[0] not in result.euchred else ""
            word = "point" if points == 1 else "points"
            lines.append(Line(as_message(f"{who} write {points} {word}{euchred}."), "EUCHRE-36"))
    for movement in hand.movements():
        if movement.to == "cup":
            cents = movement.amount
            lines.append(
                Line(
                    as_message(f"{names[movement.seat]} puts {cents} cents in the cup."),
                    movement.clause,
                )
            )
    return lines


def _height(hand: Hand, words: str) -> tuple[bool, int]:
    """How dear a card is: trumps above the others, and then by rank."""
    card = cards_of(parse_action(words)).bit_length() - 1
    left = card % 13 == 9 and card // 13 == 3 - hand.trump
    return card // 13 == hand.trump or left, card % 13


def _held(hand: Hand, words: str) -> int:
    """How many cards of the suit that is named lie in the hand of the one to act."""
    suit = _SECOND.index(words.split()[0]) if words.split()[0] in _SECOND else hand.up // 13
    return sum(
        1 for card in range(52) if hand.hand_of(hand.turn) >> card & 1 and card // 13 == suit
    )


def _offered(game: Euchre, hand: Hand, seen: View) -> Any:
    """The bids of the round, with those that are barred."""
    first = seen.up_at == "table"
    words = _CALLS if first else ("pass", *_SECOND, *(f"{suit} alone" for suit in _SECOND))
    return choices(game, hand, words)


def _tricks(hand: Hand, tricks: Any, trump: int) -> list[TrickView]:
    return all_tricks(tricks, lambda trick: taker(trick, trump))


def taker(trick: tuple[tuple[int, int], ...], trump: int) -> int:
    """Who takes a whole trick: right bower, left bower, trumps, then the suit led."""
    led = suit_of(trick[0][1], trump)

    def height(played: tuple[int, int]) -> tuple[int, int]:
        card = played[1]
        suit, rank = suit_of(card, trump), card % 13
        if suit == trump:
            bower = 14 if card // 13 == trump else 13
            return 2, bower if rank == 9 else rank
        return (1, rank) if suit == led else (0, 0)

    return max(trick, key=height)[0]


def suit_of(card: int, trump: int) -> int:
    """The suit that a card counts as: the left bower is a trump."""
    return trump if card % 13 == 9 and card // 13 == 3 - trump else card // 13


def _seat(seen: View, seat: int) -> SeatPicture:
    out = seat == seen.sitting
    note = "maker" if seat == seen.maker else "sits out" if out else ""
    if seat == seen.maker and seen.alone:
        note = "alone"
    return SeatPicture(
        status="out" if out else "in", cards=seen.sizes[seat], tricks=seen.tricks[seat], note=note
    )


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


def _doing(seen: View) -> str:
    if seen.phase == "discard":
        return "to put a card down"
    return "to play" if seen.phase == "play" else "to bid"


def _last_said(state: State, seen: View) -> str:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        seat, card = played[-1]
        return f"{state.seats[seat].name} played the {card_name(format_card(card))}."
    if seen.calls:
        seat, action = seen.calls[-1]
        return f"{state.seats[seat].name}: {in_words(action)}."
    return f"The {card_name(format_card(seen.up))} is turned up." if seen.up >= 0 else ""


CROUPIER = Euchre()
assert set(SUITS.values()) == set(_SECOND)
