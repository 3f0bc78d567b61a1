"""Move the bots of a live table: which must move, and what they may know when they do.

A bot gets what any player at that seat gets: the view of the seat, the seat's own legal actions
and a number for its dice. The state, the deck and the others' hands never reach it. The server
asks `bot_request`, waits until `ready_at`, runs `answer()` where it likes (a thread, say) and sends
the command with the role "server". The pause is the same whatever the bot holds, so that its
quickness tells nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardhall.tables.calling import calls_for, may_call
from cardhall.tables.commands import Act, BuyIn, CallOut, Cut, DrawCard, Say, Shuffle
from cardhall.tables.drawing import to_draw
from cardhall.tables.games import table_game
from cardhall.tables.small_talk import word_due
from cardhall.tables.state import State

BotCommand = Act | BuyIn | CallOut | Cut | DrawCard | Say | Shuffle
Chooser = Callable[[Any, list[int], random.Random], int]


@dataclass(frozen=True, slots=True, repr=False)
class BotRequest:
    """A bot's move that is due. `kind`: "draw_card" "shuffle" "cut" "buy_in" "act"; "call_out": at
    an open table a renege (on `on`) that the cards which this seat has seen prove; "say": a set
    phrase."""

    kind: str
    seat: int
    step: int
    ready_at: int  # ms; not before
    seed: int
    game: str = "boure"
    view: Any = None
    legal: tuple[int, ...] = ()
    skill: str = "strong"
    manner: str = ""
    on: int = -1
    phrase: str = ""

    def __repr__(self) -> str:
        return f"BotRequest(kind={self.kind!r}, seat={self.seat}, step={self.step})"

    def answer(self, chooser: Chooser | None = None) -> BotCommand | None:
        """The bot's choice: the same request always gives the same one. None when it keeps quiet,
        where one may."""
        rng = random.Random(self.seed)
        if self.kind == "draw_card":
            return DrawCard(seat=self.seat)
        if self.kind == "shuffle":
            return Shuffle(seat=self.seat)
        if self.kind == "cut":
            return Cut(seat=self.seat, cards=rng.randint(10, 42))
        if self.kind == "buy_in":
            return BuyIn(seat=self.seat)
        if self.kind == "call_out":
            return CallOut(seat=self.seat, call="renege", on=self.on)
        if self.kind == "say":
            return Say(seat=self.seat, phrase=self.phrase)
        assert self.view is not None
        game = table_game(self.game)
        if chooser is not None:
            words = game.module.format_action(chooser(self.view, list(self.legal), rng))
        else:
            words = game.chosen(self.view, list(self.legal), rng, self.skill, self.manner)
        return Act(seat=self.seat, step=self.step, words=words) if words else None


def bot_request(state: State, quiet: frozenset[int] = frozenset()) -> BotRequest | None:
    """The bot that has to move now, with what it may know; None when a person has to. `quiet`:
    seats whose bots were asked at this step and keep quiet."""
    if state.still or state.stage in ("closed", "seats", "ended"):
        return None
    ready_at = max(state.since, state.at) + _pause(state)
    seed = _dice(state)
    call = _call_due(state)
    if call is not None:
        seat, on = call
        return BotRequest("call_out", seat, state.step, ready_at, seed, state.game, on=on)
    due = _due(state, quiet)
    if due is None:
        return _word(state, seed)
    kind, seat = due
    if kind != "act":
        return BotRequest(kind, seat, state.step, ready_at, seed, state.game)
    assert state.hand is not None
    view, legal = state.adapter.seen_by(state.hand, seat)
    place = state.seats[seat]
    # who sits in for a person plays as well as it can, and in no manner of its own
    skill, manner = (state.terms.skill, place.manner) if place.kind == "bot" else ("strong", "")
    return BotRequest(
        kind, seat, state.step, ready_at, seed, state.game, view, legal, skill, manner
    )


def _word(state: State, seed: int) -> BotRequest | None:
    """Nothing is to be done: a bot may say something."""
    word = word_due(state)
    if word is None:
        return None
    seat, phrase, at = word
    return BotRequest("say", seat, state.step, at, seed, state.game, phrase=phrase)


def _pause(state: State) -> int:
    """Measure how long a bot waits before it acts, whatever it holds: half as long again while a
    whole trick lies there, which is looked at and taken in before the next is led."""
    usual = state.terms.bot_pause_ms
    hand = state.hand
    lies = hand is not None and getattr(hand, "trick", True) == () and bool(hand.history)
    return usual * 3 // 2 if lies else usual


def _dice(state: State) -> int:
    """A bot's dice for the present decision: a label of its own, no deck's."""
    if state.secrets is None:
        raise ValueError("no session")
    return state.secrets.shuffles().derive_int_seed(f"bot/{state.step}")


def _call_due(state: State) -> tuple[int, int] | None:
    """(the bot that calls a renege, on whom): the cards on the table prove one that nobody has
    called. A bot keeps quiet about its own side."""
    if state.open is None or state.open_referee is None:
        return None
    for seat, place in enumerate(state.seats):
        if not place.automatic or not may_call(state, seat):
            continue
        if all(call.name != "renege" for call in calls_for(state, seat)):
            return None
        side = next((s for s in state.adapter.partners(len(state.seats)) if seat in s), (seat,))
        view, _ = state.adapter.seen_by(state.hand, seat)
        for on, often in state.open.referee.proved(view):
            ruled = sum(one.on == on and one.proven for one in state.rulings)
            if on not in side and often > ruled:
                return seat, on
    return None


def _due(state: State, quiet: frozenset[int]) -> tuple[str, int] | None:
    if state.stage == "draw":
        waiting = (s for s in to_draw(state) if state.seats[s].automatic)
        seat = next(waiting, -1)
        return ("draw_card", seat) if seat >= 0 else None
    if state.stage in ("shuffle", "pause"):
        for seat, place in enumerate(state.seats):
            if place.automatic and state.adapter.ladder(state, seat):
                return "buy_in", seat
        if len(state.adapter.players(state)) < 2:
            return None
    if state.stage in ("pause", "calls"):
        return None
    if state.stage == "hand":
        game, hand = state.adapter, state.hand
        bots = (s for s in state.asked() if state.seats[s].automatic and s not in quiet)
        seat = next((s for s in bots if game.wants(hand, s)), -1)
        return ("act", seat) if seat >= 0 else None
    seat = state.turn()
    return (state.stage, seat) if state.seats[seat].automatic else None
