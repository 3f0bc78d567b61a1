"""What an open table asks of its game, beside what every table asks of its adapter.

At an open table the game's own ``OpenReferee`` (``cardhall.rulings``) keeps the hand: it takes what
hands can do, each act with the position before it, and judges what is called. The table refuses
only what cannot be done. A game's own file says which acts are in reach of a seat now, which of
the referee's calls can come up at a table that deals and counts by itself, and what the table knows
by itself of what a call asks.

No state is kept here. A hand's referee is never changed: each
step works on a copy.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from cardhall.cards.table import Illegal
from cardhall.messages import Message, written
from cardhall.rulings.referee import Ask, Call, Impossible
from cardhall.tables.game import TableGame, Wrong
from cardhall.tables.games import table_game
from cardhall.tables.referee_words import referee_says
from cardhall.tables.shapes import (
    Barred,
    HandView,
    LooseAct,
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

    game: ClassVar[str]
    every_call: ClassVar[Mapping[str, Call]]
    """All that the game's referee judges."""
    clause: ClassVar[str]
    """For the line of the table card."""
    late: ClassVar[tuple[str, ...]] = ()
    """What may still be called when the last card has been played, before the hand is settled."""
    until: ClassVar[str] = ""
    """... and the clause that says so."""

    @property
    def adapter(self) -> TableGame:
        return table_game(self.game)

    def card_lines(self, state: State) -> tuple[tuple[str, Message, str], ...]:
        """The table card's lines about the referee: (option, what it means here, clause)."""
        text = Message("open-what-is-done-is-done")
        return (("referee", text, self.clause),)

    # -- the referee --------------------------------------------------------------------

    def new_referee(self, state: State, hand: Any) -> Any:
        """The referee of a hand that has just been dealt."""
        raise NotImplementedError

    def copied(self, referee: Any) -> Any:
        """The same referee, to be changed. What it keeps in lists is itself never changed."""
        other = copy.copy(referee)
        for name, value in vars(referee).items():
            if isinstance(value, list | dict | set):
                setattr(other, name, copy.copy(value))
        if "hand" in vars(referee):
            other.hand = referee.hand.copy()
        return other

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
        other = self.copied(state.open_referee)
        other.act(self.parsed(words), seat)
        return other

    def stands(self, referee: Any) -> bool:
        """Has the latest act gone into the game? What was done out of turn lies there instead."""
        act = referee.acts[-1]
        marks = ("out_of_turn", "lies", "early")
        return not any(getattr(act, mark, False) for mark in marks)

    def still_lies(self, referee: Any, loose: tuple[LooseAct, ...]) -> tuple[LooseAct, ...]:
        """What of it lies there still when the right player has acted: it is put back."""
        return ()

    def marked(self, referee: Any, seat: int) -> Any:
        """The referee when the chair has ruled that this seat reneged."""
        other = self.copied(referee)
        other.chair("renege", seat)
        return other

    def put_out(self, referee: Any, seat: int) -> Any:
        """The referee when a seat is out of the event (OP-X-19)."""
        return referee

    # -- acts --------------------------------------------------------------------------

    def checked(self, state: State, seat: int, words: str) -> str | Wrong:
        """The words of an act as the log writes them, or why it cannot be done."""
        try:
            action = self.parsed(words)
        except ValueError as error:
            return Wrong(Message("that-is-no-act-of-this-game"), written(str(error)), "")
        wrong = self.out_of_reach(state, seat, action)
        if wrong is not None:
            return wrong
        told = self.written(action)
        after = self.tried(state, seat, told)
        if isinstance(after, Wrong):
            return after
        again = self.has_loose(state, seat) and not self.in_turn(state, seat)
        if again and not self.stands(after):
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

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        """What nobody's hands could do from this seat now, where the referee takes it for done."""
        return None

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        """What this seat may do; `seen` is what a guided table would show it."""
        raise NotImplementedError

    def in_turn(self, state: State, seat: int) -> bool:
        return seat in state.asked()

    def has_loose(self, state: State, seat: int) -> bool:
        return any(one.seat == seat for one in state.loose)

    def as_guided(self, seen: HandView) -> Offer:
        """What is said aloud: the whole table holds the player to the rules at once."""
        return Offer(
            cards=seen.my_cards, actions=seen.actions, barred=seen.barred, draw_max=seen.draw_max
        )

    def nothing(self, seen: HandView) -> Offer:
        return Offer(cards=tuple(MyCard(card=one.card, legal=False) for one in seen.my_cards))

    def any_card(self, seen: HandView, verb: str, early: bool) -> Offer:
        """Every card of the player, right or wrong."""
        return Offer(
            cards=tuple(
                MyCard(card=one.card, legal=True, words=f"{verb} {one.card}")
                for one in seen.my_cards
            ),
            early=early,
        )

    def any_words(self, seen: HandView, words: Sequence[str], early: bool) -> Offer:
        """These acts, right or wrong."""
        actions = tuple(MyAction(words=one) for one in words)
        return replace(self.nothing(seen), actions=actions, early=early)

    def seen(self, state: State, seen: HandView) -> HandView:
        """The hand in play as everybody sees it, where the game alone would show it otherwise."""
        return seen

    def said(self, state: State, seat: int, words: str) -> Line:
        """An act as the log tells it; `state` is before it."""
        return self.adapter.said(state, seat, words)

    def face_up(self, state: State) -> bool:
        """Do cards that are put down now lie open?"""
        return True

    def own_words(self, state: State) -> str:
        """What the table itself does when the time is up and nobody is waited for."""
        return self.adapter.own_words(state.hand)

    def turn_ms(self, state: State) -> int:
        """The time of the decision that is due now, in ms."""
        return self.adapter.turn_ms(state)

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        """The calls that can come up now, by what everybody sees."""
        raise NotImplementedError

    def asks(self, state: State, call: Call, by: int) -> tuple[Ask, ...]:
        """What the caller has to answer: what the table cannot know by itself."""
        return ()

    def answers(self, state: State, call: str, on: int | None, told: dict[str, str]) -> Any:
        """The answers for the referee: the caller's, and what the table knows by itself."""
        return told

    def awaits_calls(self, state: State) -> bool:
        """The hand is over: may something still be called before it is settled?"""
        return bool(self.late)

    def called(self, state: State, by: int, call: str, on: int | None, told: dict[str, str]) -> Any:
        """The referee after a call and its ruling. Raises Impossible, Illegal."""
        other = self.copied(state.open_referee)
        other.call(call, by, on, **self.answers(state, call, on, told))
        return other

    def told_change(self, state: State, change: Any) -> Message:
        return referee_says(state, change.words())

    def letters(self, state: State) -> tuple[int, ...]:
        """The seat at the table of each of the referee's letters."""
        return tuple(range(len(state.seats)))

    # -- bots --------------------------------------------------------------------------

    def proved(self, view: Any) -> tuple[tuple[int, int], ...]:
        """(seat, how often): the reneges that the cards seen from a seat prove."""
        return ()
