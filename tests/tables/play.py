"""A table on a clock of its own, for tests: no server, no store, no waiting."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from cardhall.tables import commands as c
from cardhall.tables.bots import bot_request
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.drawing import to_draw
from cardhall.tables.events import AnyEvent, decode_event, encode_event
from cardhall.tables.evolve import evolve, fold
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.wake import wake_at

START = 1_800_000_000_000
SECOND = 1_000
MINUTE = 60_000
NAMES = ("Rose", "Odile", "Clay", "Nell", "Theo", "Jude", "Cora", "Remy", "Ada", "Lou")


def any_card(view: Any, legal: list[int], rng: random.Random) -> int:
    """A bot that takes whatever comes first to hand."""
    return rng.choice(legal)


class Table:
    """One table. People are called "p0", "p1"... by seat; the rest are bots."""

    def __init__(
        self, seats: int = 5, people: tuple[int, ...] = (), preset: str = "llaa", **more: Any
    ) -> None:
        self.at = START
        self.state = State()
        self.past: list[AnyEvent] = []
        if (past := more.pop("past", None)) is not None:
            self.past, self.state = list(past), fold(past)
            return
        if (opened := more.pop("table_of", None)) is not None:
            self.do(opened, role="chair")
            return
        planned = tuple(
            c.PlannedSeat(name=NAMES[i], bot=i not in people, person="") for i in range(seats)
        )
        more.setdefault("host", "host")
        self.do(c.OpenTable(table="t1", preset=preset, seats=planned, **more), role="chair")
        for seat in people:
            self.person(
                seat, c.Sit(seat=seat, person=f"p{seat}", name=NAMES[seat], acknowledged=True)
            )

    # -- asking ----------------------------------------------------------------------

    def do(self, command: Any, actor: str = "", role: str = "server") -> list[AnyEvent]:
        """Ask; keep what happens; look at the books after each event."""
        told = decide(self.state, command, Context(self.at, actor, role))
        for event in told:
            event = decode_event(encode_event(event)[1])
            self.state = evolve(self.state, event)
            self.past.append(event)
            self.check_books()
        return told

    def person(self, seat: int, command: Any) -> list[AnyEvent]:
        return self.do(command, actor=f"p{seat}", role="player")

    def judge(self, command: Any) -> list[AnyEvent]:
        return self.do(command, actor="judge", role="judge")

    def refused(self, command: Any, actor: str = "", role: str = "server") -> Refusal:
        """The refusal of a command that must be refused."""
        before = self.state
        try:
            self.do(command, actor, role)
        except Refusal as refusal:
            assert self.state is before
            return refusal
        raise AssertionError(f"{command!r} was not refused")

    def begin(self, seed: int = 1, **more: Any) -> list[AnyEvent]:
        dice = random.Random(seed)
        return self.do(
            c.BeginSession(seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex(), **more),
            role="chair",
        )

    # -- time ------------------------------------------------------------------------

    def wait(self, ms: int) -> list[AnyEvent]:
        """Let time pass, with the ticks that are due."""
        told: list[AnyEvent] = []
        until = self.at + ms
        while (due := wake_at(self.state)) is not None and due <= until:
            self.at = max(self.at, due)
            told += self.do(c.Tick())
        self.at = until
        return told

    def bot_moves(self, chooser: Any = any_card) -> bool:
        """Let the bot that is due move; False when none is."""
        request = bot_request(self.state)
        if request is None:
            return False
        self.at = max(self.at, request.ready_at)
        self.do(request.answer(chooser))
        return True

    def person_moves(self, rng: random.Random) -> bool:
        """Let any person who is due do something legal; False when none is."""
        state = self.state
        if state.stage == "draw":
            seat = to_draw(state)[0]
            self.person(seat, c.DrawCard(seat=seat))
        elif state.stage == "shuffle" and (broke := self.may_buy()) >= 0:
            self.person(broke, c.BuyIn(seat=broke))
        elif state.stage == "shuffle":
            self.person(state.dealer, c.Shuffle(seat=state.dealer))
        elif state.stage == "cut":
            seat = state.turn()
            self.person(seat, c.Cut(seat=seat, cards=rng.randint(1, 51)))
        elif state.stage == "hand" and state.hand is not None:
            seat = state.turn()
            words = state.adapter.module.format_action(rng.choice(state.hand.legal_actions()))
            self.person(seat, c.Act(seat=seat, step=state.step, words=words))
        else:
            return False
        return True

    def may_buy(self) -> int:
        """A person's seat that can buy in again now; -1 if there is none."""
        state = self.state
        people = (i for i, s in enumerate(state.seats) if not s.automatic)
        return next((i for i in people if state.adapter.ladder(state, i)), -1)

    def play_until(self, stop: Any, seed: int = 0, limit: int = 20_000) -> None:
        """Everybody plays, a second a move, until `stop(state)` says so or the session is over."""
        rng = random.Random(f"{seed} {self.state.step}")
        for _ in range(limit):
            if stop(self.state) or self.state.stage in ("ended", "seats"):
                return
            self.at += SECOND
            if self.bot_moves():
                continue
            if self.state.stage in ("draw", "shuffle", "cut") and self.at >= self.state.ends_at:
                self.do(c.Tick())
            elif not self.person_moves(rng):
                raise AssertionError(f"nobody moves in {self.state}")
        raise AssertionError("the session never ends")

    def play_session(self, seed: int = 0) -> None:
        self.play_until(lambda state: False, seed)

    def to_stage(self, stage: str, seed: int = 0) -> None:
        """Play on until the table is in this stage, or the hand in this phase."""
        self.play_until(
            lambda s: (
                s.stage == stage
                or (s.stage == "hand" and s.hand is not None and s.hand.phase == stage)
            ),
            seed,
        )

    # -- looking ---------------------------------------------------------------------

    def check_books(self) -> None:
        """No chip is made or lost, and the hand's own sums are the table's."""
        state = self.state
        assert sum(state.stacks) + state.pot + state.locked == state.brought
        if state.adapter.unit == "chips":
            assert min((*state.stacks, state.pot, state.locked)) >= 0
        if state.adapter.manual_deal and state.hand is not None and not state.hand.is_over:
            assert state.hand.pot == state.pot
            for seat in state.facts.players if state.facts else ():
                if not state.seats[seat].disqualified:
                    assert state.hand.stacks[seat] == state.stacks[seat]

    def again(self) -> State:
        """The state as another server would read it from the stream."""
        return fold(decode_event(encode_event(event)[1]) for event in self.past)

    def events(self, kind: type) -> list[Any]:
        return [event for event in self.past if isinstance(event, kind)]


def same(one: State, two: State) -> bool:
    """Equal in all that can be compared; hands by what they hold."""
    apart = ("hand", "before", "rules", "facts", "history", "run")
    names = [one.name for one in fields(State) if one.name not in apart]
    if any(getattr(one, n) != getattr(two, n) for n in names):
        return False
    if one.run is not None and (two.run is None or vars(one.run) != vars(two.run)):
        return False
    if (one.hand is None) != (two.hand is None) or len(one.history) != len(two.history):
        return False
    if one.hand is None or two.hand is None:
        return True
    seats = range(one.hand.seats)
    return (
        [one.hand.hand_of(s) for s in seats] == [two.hand.hand_of(s) for s in seats]
        and one.hand.turn == two.hand.turn
        and one.hand.pot == two.hand.pot
        and one.hand.legal_actions() == two.hand.legal_actions()
    )
