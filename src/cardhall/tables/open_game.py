"""A game at an open table: seats and words for its referee, and the referee's answers for people.

At an open table the game's own ``OpenReferee`` (``cardhall.rulings``) keeps the hand: it takes what
hands can do, each act with the position before it, says what lies in reach of a seat and what may
be called, and judges what is called. The table refuses only what cannot be done. A game whose seats
or acts are others here than the referee's says so in its ``open_table``.

No state is kept here. A hand's referee is never changed: each step works on a copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import parse_card
from cardhall.cards.table import Illegal
from cardhall.games import part
from cardhall.messages import Message, written
from cardhall.rulings.at_table import NOTHING, Reach
from cardhall.rulings.referee import Ask, Call, Impossible
from cardhall.tables.game import TableGame, Wrong
from cardhall.tables.games import table_game
from cardhall.tables.referee_words import named, referee_says
from cardhall.tables.replacing import replace
from cardhall.tables.shapes import (
    Barred,
    HandView,
    MyAction,
    MyCard,
)

if TYPE_CHECKING:
    from cardhall.tables.events import Line
    from cardhall.tables.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What a seat may do by hand now, in turn or out of it; nothing of it tells what is right."""

    cards: tuple[MyCard, ...]
    actions: tuple[MyAction, ...] = ()
    barred: tuple[Barred, ...] = ()
    draw_max: int = 0
    early: bool = False


class OpenGame:
    """One game at an open table. Seats are seats of the table."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.referee: Any = part(game, "referee").OpenReferee
        """The class of its referees."""
        self.every_call: Mapping[str, Call] = part(game, "referee").CALLS
        """All that the game's referee judges."""

    @property
    def adapter(self) -> TableGame:
        return table_game(self.game)

    def card_lines(self, state: State) -> tuple[tuple[str, Message, str], ...]:
        """The table card's lines about the referee: (option, what it means here, clause)."""
        lines: tuple[tuple[str, Message, str], ...] = self.referee.card_lines(
            state.rules, state.terms.options
        )
        return lines

    # -- the referee --------------------------------------------------------------------

    def new_referee(self, state: State, hand: Any) -> Any:
        """The referee of a hand that has just been dealt."""
        return self.referee.of(hand, state.terms.options)

    def lies(self, hand: Any, referee: Any) -> Any:
        """The hand as it lies before the referee; `hand` is the table's until now."""
        return referee.hand

    def parsed(self, words: str) -> int:
        """An act in words as the referee numbers it. Raises ValueError."""
        return int(self.adapter.module.parse_action(words))

    def written(self, action: int) -> str:
        """The words of an act, as the log keeps them."""
        return str(self.adapter.module.format_action(action))

    def after(self, state: State, seat: int, words: str) -> Any:
        """The referee after an act; -1 is the seat of the table itself."""
        other = state.open_referee.copy()
        other.act(self.parsed(words), seat)
        return other

    def marked(self, referee: Any, seat: int) -> Any:
        """The referee when the chair has ruled that this seat reneged."""
        other = referee.copy()
        other.chair("renege", seat)
        return other

    def put_out(self, referee: Any, seat: int) -> Any:
        """The referee when a seat is out of the event (OP-X-19)."""
        other = referee.copy()
        other.leave(seat)
        return other

    # -- acts --------------------------------------------------------------------------

    def checked(self, state: State, seat: int, words: str) -> str | Wrong:
        """The words of an act as the log writes them, or why it cannot be done."""
        try:
            action = self.parsed(words)
        except ValueError as error:
            return Wrong(Message("that-is-no-act-of-this-game"), written(str(error)), "")
        early = not self.in_turn(state, seat)
        beyond = state.open_referee.beyond(seat, action, early)
        if beyond is not None:
            return Wrong(beyond.why, beyond.cure, beyond.clause)
        told = self.written(action)
        after = self.tried(state, seat, told)
        if isinstance(after, Wrong):
            return after
        if early and self.has_loose(state, seat) and not after.stands():
            return Wrong(
                Message("what-you-did-lies-there-already"),
                Message("wait-until-it-is-your-turn"),
                "",
            )
        return told

    def tried(self, state: State, seat: int, words: str) -> Any:
        """The referee after these words, or what is in their way."""
        try:
            return self.after(state, seat, words)
        except Illegal as error:
            refusal = error.refusal
            cure = Message("choose-one-of-the-acts-offered")
            return Wrong(refusal.text, cure, refusal.clause, refusal.reason)
        except Impossible as error:
            return Wrong(referee_says(state, error.why), referee_says(state, error.cure), "")

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        """Work out what this seat may do; `seen` is what a guided table would show it."""
        early = not self.in_turn(state, seat)
        reach: Reach = state.open_referee.reach(seat, early, self.has_loose(state, seat))
        if reach.guided:
            return Offer(
                cards=seen.my_cards,
                actions=seen.actions,
                barred=seen.barred,
                draw_max=seen.draw_max,
            )
        if reach == NOTHING:
            return self.nothing(seen)
        offer = replace(self.nothing(seen), early=early, draw_max=reach.draw_max)
        if reach.verb:
            offer = _cards(offer, reach, seen)
        words = tuple(MyAction(words=one) for one in reach.words)
        return replace(offer, actions=(*offer.actions, *words))

    def in_turn(self, state: State, seat: int) -> bool:
        """Is something asked of this seat now?"""
        return seat in state.asked()

    def has_loose(self, state: State, seat: int) -> bool:
        """Does something of this seat lie there out of turn?"""
        return any(one.seat == seat for one in state.loose)

    def nothing(self, seen: HandView) -> Offer:
        """One's cards, and nothing to do with them."""
        return Offer(cards=tuple(MyCard(card=one.card, legal=False) for one in seen.my_cards))

    def seen(self, state: State, seen: HandView) -> HandView:
        """The hand in play as everybody sees it, where the game alone would show it otherwise."""
        return seen

    def said(self, state: State, seat: int, words: str) -> Line:
        """An act as the log tells it; `state` is before it."""
        if seat >= 0 and not self.after(state, seat, words).stands():
            return self.adapter.said_lying(state, seat, words)
        return self.adapter.said(state, seat, words)

    def own_words(self, state: State) -> str:
        """Say what the table itself does when the time is up and nobody is waited for."""
        return self.adapter.own_words(state.hand) if self.referee.BY_ITSELF else ""

    def turn_ms(self, state: State) -> int:
        """The time of the decision that is due now, in ms."""
        return self.adapter.turn_ms(state)

    # -- calls -------------------------------------------------------------------------

    def asks(self, state: State, call: Call, by: int) -> tuple[Ask, ...]:
        """Work out what the caller has to answer, with people by their names."""
        people = [state.seats[seat].name for seat in self.letters(state)]
        return tuple(
            replace(ask, choices=tuple((key, named(told, people)) for key, told in ask.choices))
            for ask in state.open_referee.asks(call, by)
        )

    def called(self, state: State, by: int, call: str, on: int | None, told: dict[str, str]) -> Any:
        """The referee after a call and its ruling. Raises Impossible, Illegal."""
        other = state.open_referee.copy()
        other.call(call, by, on, **other.answers(call, told))
        return other

    def told_change(self, state: State, change: Any) -> Message:
        """A change that a ruling made, with people by their names."""
        return referee_says(state, change.words())

    def letters(self, state: State) -> tuple[int, ...]:
        """The seat at the table of each of the referee's letters."""
        return tuple(range(len(state.seats)))


def _cards(offer: Offer, reach: Reach, seen: HandView) -> Offer:
    """The cards of a hand, each with the act that plays it."""
    but = reach.but
    cards = tuple(
        MyCard(card=one.card, legal=True, words=f"{reach.verb} {one.card}")
        if (number := parse_card(one.card)) not in but
        else _not_in_reach(one.card, but[number])
        for one in seen.my_cards
    )
    if reach.together == "cards":
        whole = {one.card: one for one in seen.my_cards if len(one.words.split()) > 2}
        return replace(offer, cards=tuple(whole.get(one.card, one) for one in cards))
    if reach.together == "acts":
        single = tuple(MyAction(words=one.words) for one in cards)
        several = tuple(one for one in seen.actions if len(one.words.split()) > 2)
        return replace(offer, cards=cards, actions=(*single, *several))
    return replace(offer, cards=cards)


def _not_in_reach(card: str, why: Any) -> MyCard:
    """A card that all see to be none, with the reason where it is told."""
    if why is None:
        return MyCard(card=card, legal=False)
    return MyCard(card=card, legal=False, why_not=why.text, clause=why.clause)
