"""The part of a simulation that a format of play gives: ``simulated.py`` of its folder in the
hall."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cardhall.formats.seating import PersonToSeat
from cardhall.hall.formats import parts
from cardhall.rulebook.presets import Category, Preset
from cardhall.simulation.plan import DayPlan
from cardhall.simulation.tables import Field, SimulatedTables

GROUP = 5
"""How many entries come from one auxiliary."""


@dataclass(frozen=True, slots=True)
class CategoryDay:
    """One category of one day. ``tables``: the most at once; ``rounds``: rounds, games or levels;
    ``best_won``: whether the strongest came first, alone or level."""

    category: str
    minutes: float
    tables: int
    rounds: int
    hands: int
    best_won: bool


@dataclass(frozen=True, slots=True)
class CategoryToPlay:
    """One category that is to be played: by which rules, by whom, at which tables, and the seed."""

    plan: DayPlan
    preset: Preset
    category: Category
    field: Field
    tables: SimulatedTables
    seed: str

    @property
    def teams(self) -> dict[str, tuple[str, ...]]:
        """The players of each team; a single player is a team of one."""
        size, people = self.category.team_size, self.field.people
        return {f"T{n}": people[n : n + size] for n in range(0, len(people), size)}

    @property
    def best_team(self) -> str:
        """The one whose players are the strongest together."""
        teams = self.teams
        return max(teams, key=lambda team: sum(self.field.skill[one] for one in teams[team]))

    def pauses(self, rounds: int) -> float:
        """Minutes that lie between so many rounds."""
        return self.plan.pace.of(f"between.{self.category.format}") * (rounds - 1)

    def of_auxiliaries(self, entries: Sequence[str]) -> list[PersonToSeat]:
        """The entries as they are drawn: some of each auxiliary."""
        group = GROUP * self.category.team_size
        return [PersonToSeat(one, f"auxiliary {n // group}") for n, one in enumerate(entries)]

    def played(
        self, minutes: float, tables: int, rounds: int, hands: int, best_won: bool
    ) -> CategoryDay:
        return CategoryDay(self.category.id, minutes, tables, rounds, hands, best_won)


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulatedFormat:
    """``SIMULATED`` of a folder. least and most: entries, persons or teams;
    one_table: as many as sit at its table. rounds: what `CategoryDay.rounds` counts. house_rules:
    how the names of those begin that it follows. between: minutes from one round to the next,
    where something lies between."""

    play: Callable[[CategoryToPlay], CategoryDay]
    least: int = 2
    most: int = 0
    one_table: bool = False
    rounds: str
    house_rules: tuple[str, ...] = ()
    between: float | None = None

    def most_of(self, category: Category) -> int:
        return category.most_at_table if self.one_table else self.most


@cache
def simulated() -> Mapping[str, SimulatedFormat]:
    """The formats that can be simulated, by the names of their folders."""
    return {one.__name__.split(".")[-2]: one.SIMULATED for one in parts("simulated")}
