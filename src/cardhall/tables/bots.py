"""Bots at a live table: which must move, and what she may know when she does.

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

from cardhall.bots.boure import choose
from cardhall.games.boure import View, format_action
from cardhall.tables import deal
from cardhall.tables.commands import Act, BuyIn, Cut, DrawCard, Shuffle
from cardhall.tables.state import State

BotCommand = Act | BuyIn | Cut | DrawCard | Shuffle
Chooser = Callable[[View, list[int], random.Random], int]


@dataclass(frozen=True, slots=True, repr=False)
class BotRequest:
    """A bot's move that is due. `kind`: "draw_card" "shuffle" "cut" "buy_in" "act"."""

    kind: str
    seat: int
    step: int
    ready_at: int  # ms; not before
    seed: int
    view: View | None = None
    legal: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"BotRequest(kind={self.kind!r}, seat={self.seat}, step={self.step})"

    def answer(self, chooser: Chooser = choose) -> BotCommand:
        """The bot's choice: the same request always gives the same one."""
        rng = random.Random(self.seed)
        if self.kind == "draw_card":
            return DrawCard(seat=self.seat)
        if self.kind == "shuffle":
            return Shuffle(seat=self.seat)
        if self.kind == "cut":
            return Cut(seat=self.seat, cards=rng.randint(10, 42))
        if self.kind == "buy_in":
            return BuyIn(seat=self.seat)
        assert self.view is not None
        action = chooser(self.view, list(self.legal), rng)
        return Act(seat=self.seat, step=self.step, words=format_action(action))


def bot_request(state: State) -> BotRequest | None:
    """The bot that has to move now, with what it may know; None when a person has to."""
    if state.call is not None or state.stage not in ("draw", "shuffle", "cut", "hand"):
        return None
    due = _due(state)
    if due is None:
        return None
    kind, seat = due
    ready_at = max(state.since, state.at) + state.bot_pause_ms
    seed = deal.bot_seed(state)
    if kind != "act":
        return BotRequest(kind, seat, state.step, ready_at, seed)
    assert state.hand is not None
    view, legal = deal.bot_view(state.hand, seat)
    return BotRequest(kind, seat, state.step, ready_at, seed, view, legal)


def _due(state: State) -> tuple[str, int] | None:
    if state.stage == "draw":
        waiting = (s for s in deal.to_draw(state) if state.seats[s].automatic)
        seat = next(waiting, -1)
        return ("draw_card", seat) if seat >= 0 else None
    if state.stage == "shuffle":
        for seat, place in enumerate(state.seats):
            if place.automatic and deal.buy_in_amount(state, seat):
                return "buy_in", seat
        if len(deal.players(state)) < 2:
            return None
    seat = state.turn()
    if not state.seats[seat].automatic:
        return None
    return ("act" if state.stage == "hand" else state.stage), seat
