"""One whole day of an event, of one category or of several side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from cardhall.formats.bracket import draw_teams
from cardhall.formats.lot import Lot
from cardhall.formats.seating import PersonToSeat
from cardhall.rulebook.presets import Category, Preset, load_preset
from cardhall.simulation import bracket, elimination, freezeout, progressive, swiss
from cardhall.simulation.bots import Bots
from cardhall.simulation.drawn import DrawnTables
from cardhall.simulation.durations import Pace
from cardhall.simulation.tables import Field, SimulatedTables


class PlanError(ValueError):
    """A tournament that cannot be played so; names the field and the cure."""

    def __init__(self, field: str, why: str, cure: str) -> None:
        super().__init__(f"{field}: {why}. {cure}")
        self.field = field


LEAST = {
    "elimination": 2,
    "bracket": 2,
    "progressive": 4,
    "freezeout": 2,
    "table": 2,
    "swiss": 2,
}
MOST = {
    "elimination": 2000,
    "bracket": 1024,
    "progressive": 400,
    "freezeout": 2000,
    "table": 10,
    "swiss": 200,
}
"""How many entries a format takes: persons, or teams."""

HOUSE_RULES = (
    "winners.",
    "moves",
    "final",
    "overfill",
    "pedro.clock",
    "rebuy.until",
    "pairing",
    "within",
    "count",
    "tie-break",
)
"""The house rules of an event that a simulation follows; those of play are the preset's own."""

GROUP = 5
"""How many entries come from one auxiliary."""


@dataclass(frozen=True)
class DayPlan:
    """What is to be played. ``entries``: by category, persons or teams. ``playouts``: the most and
    the fewest a bot thinks over, most for the best; None where results are drawn."""

    preset: str
    entries: Mapping[str, int]
    pace: Pace
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    playouts: tuple[int, int] | None = None
    rebuy_share: float = 0.4
    fixed_movement: bool = False

    def rules(self) -> Preset:
        """The preset with the house rules in force. Raises PresetError."""
        return load_preset(self.preset, dict(self.options))


@dataclass(frozen=True)
class CategoryDay:
    """One category of one day. ``tables``: the most at once; ``rounds``: rounds, games or levels;
    ``best_won``: whether the strongest came first, alone or level."""

    category: str
    minutes: float
    tables: int
    rounds: int
    hands: int
    best_won: bool


@dataclass(frozen=True)
class SimulatedDay:
    """A day: its categories run side by side, so it lasts as long as the longest."""

    categories: tuple[CategoryDay, ...]

    @property
    def minutes(self) -> float:
        return max(one.minutes for one in self.categories)

    @property
    def tables(self) -> int:
        """Tables for all categories, each with as many as it ever needs."""
        return sum(one.tables for one in self.categories)


def share_out(preset: Preset, entries: int, only: Sequence[str] = ()) -> dict[str, int]:
    """Entries by category: in proportion to the names on the blank (LLAA-FORM-02 to 06), teams
    where it is played in teams. Raises PlanError where a category gets too few or too many."""
    known = [category.id for category in preset.categories]
    for id in only:
        if id not in known:
            raise PlanError("only", f"there is no {id!r}", f"Use one of: {', '.join(known)}")
    chosen = [category for category in preset.categories if category.id in (only or known)]
    if not 1 <= entries <= sum(MOST.values()) * len(chosen):
        raise PlanError("entries", f"{entries}", "Write how many people play")
    names = sum(category.names_on_blank for category in chosen)
    shares = [entries * category.names_on_blank / names for category in chosen]
    counts = [int(share) for share in shares]
    by_rest = sorted(range(len(chosen)), key=lambda n: counts[n] - shares[n])
    for place in by_rest[: entries - sum(counts)]:
        counts[place] += 1
    found = {c.id: n // c.team_size for c, n in zip(chosen, counts, strict=True)}
    for category in chosen:
        _check(category, found[category.id])
    return found


def _check(category: Category, count: int) -> None:
    least, most = LEAST[category.format], MOST[category.format]
    if category.format == "table":
        most = category.most_at_table
    if not least <= count <= most:
        what = "teams" if category.team_size > 1 else "entries"
        raise PlanError(
            "entries", f"{category.title} gets {count} {what}", f"It takes {least} to {most}"
        )


def check(plan: DayPlan) -> None:
    """Raises PlanError or PresetError for a plan that cannot be played."""
    for name, _ in plan.options:
        if not name.startswith(HOUSE_RULES):
            raise PlanError(
                "option",
                f"{name!r} is no house rule that a simulation follows",
                f"Use one of: {', '.join(HOUSE_RULES)}",
            )
    plan.rules()
    if not 0 <= plan.rebuy_share <= 1:
        raise PlanError("rebuys", f"{plan.rebuy_share:g}", "Write a share from 0 to 1")
    if plan.playouts and not 1 <= plan.playouts[1] <= plan.playouts[0] <= 100_000:
        raise PlanError("playouts", f"{plan.playouts}", "Write FEWEST-MOST, such as 4-64")


def play_day(plan: DayPlan, number: int) -> SimulatedDay:
    """Play day ``number`` of a plan: the same plan and number give the same day, anywhere."""
    preset = plan.rules()
    return SimulatedDay(
        tuple(
            _category(plan, preset, preset.category(id), entries, f"{plan.seed} {number} {id}")
            for id, entries in plan.entries.items()
        )
    )


def _category(
    plan: DayPlan, preset: Preset, category: Category, entries: int, seed: str
) -> CategoryDay:
    rng = Random(seed)
    people = entries * category.team_size
    tables: SimulatedTables
    if plan.playouts:
        field = _thinkers(people, *plan.playouts)
        tables = Bots(field, plan.pace, rng)
    else:
        field = _strong(people, plan.pace.of(f"skill.{category.game}"), rng)
        tables = DrawnTables(field, plan.pace, rng)
    return FORMATS[category.format](plan, preset, category, field, tables, seed)


def _strong(people: int, spread: float, rng: Random) -> Field:
    """Strengths drawn anew for each day: their logs are normal."""
    return Field({f"P{n}": rng.gauss(0, spread) for n in range(1, people + 1)})


def _thinkers(people: int, most: int, fewest: int) -> Field:
    """Play-outs from the most, for the best alone, to the fewest, evenly on a log scale."""
    step = (fewest / most) ** (1 / max(1, people - 1))
    skill = {f"P{n}": float(round(most * step ** (n - 1))) for n in range(1, people + 1)}
    best = most + 1e-6  # alone, should rounding make others level
    return Field({**skill, "P1": best})


def _persons(people: Sequence[str], size: int = 1) -> list[PersonToSeat]:
    return [PersonToSeat(one, f"auxiliary {n // (GROUP * size)}") for n, one in enumerate(people)]


def _elimination(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    extra = plan.pace.of("between.extra")
    between = plan.pace.of("between.elimination")
    found = elimination.play(preset, category, _persons(field.people), tables, seed, extra)
    minutes = sum(one.minutes for one in found.rounds) + between * (len(found.rounds) - 1)
    return CategoryDay(
        category.id,
        minutes + extra * found.place_games,
        max(len(one.tables) for one in found.rounds),
        len(found.rounds),
        sum(table.hands for one in found.rounds for table in one.tables),
        found.standing.tallies[field.best].place == 1,
    )


def _bracket(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    size = category.team_size
    people = field.people
    teams = {f"T{n}": people[n : n + size] for n in range(0, len(people), size)}
    drawn = draw_teams(_persons(list(teams), size), Lot(seed, "bracket"))
    clock = preset.session_minutes if preset.options.get("pedro.clock") != "off" else None
    between = plan.pace.of("between.bracket")
    found = bracket.play(category, teams, drawn.teams, tables, clock, between)
    best = max(teams, key=lambda team: sum(field.skill[one] for one in teams[team]))
    return CategoryDay(
        category.id,
        found.minutes,
        found.tables,
        found.rounds,
        found.hands,
        found.bracket.champion == best,
    )


def _progressive(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    order = Lot(seed, "euchre draw").shuffle(list(field.people))
    found = progressive.play(category, order, tables, seed, plan.fixed_movement)
    pause = plan.pace.of("between.progressive") * (len(found.games) - 1)
    return CategoryDay(
        category.id,
        sum(found.minutes) + pause,
        len(found.games[0].tables),
        len(found.games),
        found.hands,
        field.best in found.first,
    )


def _swiss(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    size = category.team_size
    people = field.people
    sides = {f"T{n}": people[n : n + size] for n in range(0, len(people), size)}
    found = swiss.play(category, sides, tables, seed, preset.options)
    pause = plan.pace.of("between.swiss") * (len(found.minutes) - 1)
    best = max(sides, key=lambda side: sum(field.skill[one] for one in sides[side]))
    return CategoryDay(
        category.id,
        sum(found.minutes) + pause,
        found.tables,
        len(found.minutes),
        found.hands,
        best in found.first,
    )


def _freezeout(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    by_start = preset.options.get("rebuy.until") == "hand-start"
    found = freezeout.play(category, field.people, tables, seed, plan.rebuy_share, by_start)
    return CategoryDay(
        category.id,
        found.minutes,
        found.tables,
        found.levels,
        found.hands,
        found.standing[field.best] == (1, False),
    )


def _table(
    plan: DayPlan,
    preset: Preset,
    category: Category,
    field: Field,
    tables: SimulatedTables,
    seed: str,
) -> CategoryDay:
    found = tables.evening(category, field.people, plan.pace.of("night.minutes"))
    best = max(found.net.values())
    return CategoryDay(category.id, found.minutes, 1, 1, found.hands, found.net[field.best] == best)


FORMATS = {
    "elimination": _elimination,
    "bracket": _bracket,
    "progressive": _progressive,
    "freezeout": _freezeout,
    "table": _table,
    "swiss": _swiss,
}
