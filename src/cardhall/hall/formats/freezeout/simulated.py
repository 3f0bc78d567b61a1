"""A whole freezeout: tables that deal at their own pace, blinds that rise, rebuys, moves, places.

Minutes are those of the clock of play, which stands still in breaks; a hand is dealt at the blinds
of the moment in which it begins (HOLDEM-109). Hand for hand is not played: two who go out at two
tables go out in the order in which their hands end.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from math import gcd

from cardhall.formats.freezeout import (
    Bust,
    Move,
    PokerTable,
    color_up,
    draw_tables,
    moved,
    next_moves,
    places,
    waiting,
)
from cardhall.formats.lot import Lot
from cardhall.rulebook.presets import Category
from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat
from cardhall.simulation.tables import Blinds, HandOver, SimulatedTables


@dataclass(frozen=True, slots=True)
class Event:
    """A hand that has ended, or moves that were made after it; for whoever looks on."""

    hand: int
    table: int
    dealt: PokerTable
    """The table as it was dealt in; its ``big`` is where the big blind was paid."""
    tables: tuple[PokerTable, ...]
    """All tables once everything was moved."""
    busy: frozenset[int]
    out: tuple[str, ...]
    """Who went out in this hand."""
    moves: tuple[Move, ...]


Watch = Callable[[Event], None]


@dataclass(slots=True)
class FreezeoutPlayed:
    """What came of it. ``minutes`` are those of the hall, breaks included."""

    minutes: float = 0
    hands: int = 0
    tables: int = 0
    levels: int = 0
    rebuys: int = 0
    added: int = 0
    """Chips added by rounding up in chip races (OP-HOLDEM-13)."""
    moves: list[Move] = field(default_factory=list)
    standing: dict[str, tuple[int, bool]] = field(default_factory=dict)
    stacks: dict[str, int] = field(default_factory=dict)


def blinds_at(levels: Sequence[Mapping[str, int]], minutes: float) -> tuple[int, Blinds]:
    """The level at a moment of play, from 1, and its blinds; after the last one they double
    (OP-HOLDEM-02)."""
    least, until = _least_chip(levels), 0.0
    for number, level in enumerate(levels, start=1):
        until += level["minutes"]
        if minutes < until:
            return number, Blinds(level["small"], level["big"], level.get("ante", 0), least)
        least = level.get("least", least)  # small chips go behind a level
    last = levels[-1]
    more = int((minutes - until) // last["minutes"]) + 1
    times = 2**more
    blinds = Blinds(last["small"] * times, last["big"] * times, last.get("ante", 0) * times, least)
    return len(levels) + more, blinds


def _least_chip(levels: Sequence[Mapping[str, int]]) -> int:
    """The smallest chip that the first level needs."""
    return gcd(*(level[name] for level in levels[:3] for name in ("small", "big")))


def breaks_until(levels: Sequence[Mapping[str, int]], minutes: float) -> float:
    """Minutes of the breaks that lie before a moment of play."""
    rest, until = 0.0, 0.0
    for level in levels:
        until += level["minutes"]
        if minutes > until:
            rest += level.get("rest", 0)
    return rest


class _Running:
    """A tournament while it is played."""

    def __init__(
        self,
        category: Category,
        people: Sequence[str],
        tables: SimulatedTables,
        seed: str,
        rebuy_share: float,
        by_start: bool,
        watch: Watch | None,
    ) -> None:
        self.particulars = category.particulars
        self.levels = category.particulars["levels"]
        self.game, self.people, self.at = category.game, people, tables
        self.seed, self.rebuy_share, self.by_start, self.watch = seed, rebuy_share, by_start, watch
        self.stacks = dict.fromkeys(people, category.starting_chips)
        drawn = draw_tables(people, Lot(seed, "freezeout seats"), min(category.seats_per_table, 10))
        self.live = {table.number: table for table in drawn}
        self.idle = {*self.live}
        self.wait = waiting(drawn)
        self.dealt: dict[int, PokerTable] = {}
        self.results: dict[int, tuple[HandOver, float]] = {}
        self.ends: list[tuple[float, int]] = []
        self.busts: list[Bust] = []
        self.bought: set[str] = set()
        self.out = FreezeoutPlayed(tables=len(self.live))

    def run(self) -> FreezeoutPlayed:
        now = 0.0
        self._deal(now)
        while self.ends:
            now, number = heappop(self.ends)
            self._finish(number, now)
            self._deal(now)
        out = self.out
        out.minutes = now + breaks_until(self.levels, now)
        out.levels = blinds_at(self.levels, now)[0]
        out.standing = places(self.people, self.busts)
        out.stacks = self.stacks
        return out

    def _deal(self, now: float) -> None:
        """Every table begins its next hand, unless it waits for players to be moved."""
        for number in sorted(self.idle - self.wait):
            table = self.live[number]
            if len(table.players) < 2:
                continue
            self.idle.discard(number)
            self.dealt[number] = table
            heappush(self.ends, (now + self.at.minutes_of_hand(self.game), number))
            self._begin(table, now)

    def _begin(self, table: PokerTable, now: float) -> None:
        """Begin what the hand is played for, and the small chips raced off before it."""
        blinds = blinds_at(self.levels, now)[1]
        here = {one: self.stacks[one] for one in table.players}
        small = [chips % blinds.least for chips in here.values() if chips % blinds.least]
        if small:
            unit = _unit(small, blinds.least)
            lot = Lot(self.seed, f"race {self.out.hands} {table.number}")
            after = color_up(here, unit, blinds.least, lot)
            self.out.added += sum(after.values()) - sum(here.values())
            self.stacks |= after
        hand = self.at.hand(table, {one: self.stacks[one] for one in table.players}, blinds)
        self.results[table.number] = (hand, now)

    def _finish(self, number: int, now: float) -> None:
        """Take the hand in: who is out, who rebuys, who moves."""
        dealt = self.dealt.pop(number)
        hand, began = self.results.pop(number)
        self.out.hands += 1
        lost = []
        for one, chips in hand.stacks.items():
            if not chips and not self._rebuys(one, began, now):
                self.busts.append(Bust(one, self.out.hands, self.stacks[one]))
                lost.append(one)
                self.stacks[one] = 0
            else:
                self.stacks[one] = chips or self.particulars["rebuy_chips"]
        table = self.live[number]
        seats = tuple("" if one in lost else one for one in table.seats)
        self.live[number] = replace(table, seats=seats, big=hand.big)
        self.idle.add(number)
        # with nobody out and nobody waited for there is nothing to be moved
        made = self._move() if lost or self.wait else []
        if self.watch:
            self.watch(
                Event(
                    self.out.hands,
                    number,
                    replace(dealt, big=hand.big),
                    tuple(self.live.values()),
                    frozenset(self.dealt),
                    tuple(lost),
                    tuple(made),
                )
            )

    def _rebuys(self, one: str, began: float, now: float) -> bool:
        """One rebuy for each, at nothing, in the first hour (HOLDEM-05, OP-HOLDEM-01)."""
        if one in self.bought or not self.particulars["rebuy_chips"]:
            return False
        last = began if self.by_start else now
        if last > self.particulars["rebuy_minutes"] or self.at.lot(1000) >= 1000 * self.rebuy_share:
            return False
        self.bought.add(one)
        self.out.rebuys += 1
        return True

    def _move(self) -> list[Move]:
        made: list[Move] = []
        lot = Lot(self.seed, f"moves {self.out.hands}")
        live = list(self.live.values())
        while moves := next_moves(live, lot, self.dealt.keys()):
            live = [one for one in moved(live, moves) if one.players]
            made += moves
        self.live = {table.number: table for table in live if table.players}
        self.idle &= self.live.keys()
        self.wait = waiting(live, self.dealt.keys())
        self.out.moves += made
        return made


def _unit(odd: Sequence[int], least: int) -> int:
    """The largest chip of which all odd sums are made, for the race."""
    for unit in (500, 100, 50, 25, 5):
        if unit < least and not least % unit and not any(chips % unit for chips in odd):
            return unit
    return 1


def play(
    category: Category,
    people: Sequence[str],
    tables: SimulatedTables,
    seed: str,
    rebuy_share: float = 0,
    by_start: bool = False,
    watch: Watch | None = None,
) -> FreezeoutPlayed:
    """Play until one has all the chips. rebuy_share: how many of those who may buy in again do, 0
    to 1. by_start: the first hour goes by when the hand began (``rebuy.until=hand-start``). watch:
    is told of every hand."""
    return _Running(category, people, tables, seed, rebuy_share, by_start, watch).run()


def play_category(day: CategoryToPlay) -> CategoryDay:
    by_start = day.preset.options.get("rebuy.until") == "hand-start"
    people, share = day.field.people, day.plan.rebuy_share
    found = play(day.category, people, day.tables, day.seed, share, by_start)
    best_won = found.standing[day.field.best] == (1, False)
    return day.played(found.minutes, found.tables, found.levels, found.hands, best_won)


SIMULATED = SimulatedFormat(
    play=play_category,
    most=2000,
    rounds="levels",
    house_rules=("rebuy.until",),
)
