"""One whole day of an event, of one category or of several side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardhall.rulebook.presets import Category, Preset
from cardhall.simulation.bots import Bots
from cardhall.simulation.drawn import DrawnTables
from cardhall.simulation.format import CategoryDay, CategoryToPlay, simulated
from cardhall.simulation.plan import DayPlan, PlanError
from cardhall.simulation.tables import Field, SimulatedTables

MOST_ENTRIES = 20_000
"""More than any format takes, so that a wild number is refused before it is shared out."""


def house_rules() -> list[str]:
    """List the beginnings of the names of those house rules of an event that a simulation follows;
    those of play are the preset's own."""
    return sorted({name for one in simulated().values() for name in one.house_rules})


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
    if not 1 <= entries <= MOST_ENTRIES:
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
    format = simulated()[category.format]
    least, most = format.least, format.most_of(category)
    if not least <= count <= most:
        what = "teams" if category.team_size > 1 else "entries"
        raise PlanError(
            "entries", f"{category.title} gets {count} {what}", f"It takes {least} to {most}"
        )


def check(plan: DayPlan) -> None:
    """Raises PlanError or PresetError for a plan that cannot be played."""
    followed = house_rules()
    for name, _ in plan.options:
        if not name.startswith(tuple(followed)):
            raise PlanError(
                "option",
                f"{name!r} is no house rule that a simulation follows",
                f"Use one of: {', '.join(followed)}",
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
    to_play = CategoryToPlay(plan, preset, category, field, tables, seed)
    return simulated()[category.format].play(to_play)


def _strong(people: int, spread: float, rng: Random) -> Field:
    """Strengths drawn anew for each day: their logs are normal."""
    return Field({f"P{n}": rng.gauss(0, spread) for n in range(1, people + 1)})


def _thinkers(people: int, most: int, fewest: int) -> Field:
    """Play-outs from the most, for the best alone, to the fewest, evenly on a log scale."""
    step = (fewest / most) ** (1 / max(1, people - 1))
    skill = {f"P{n}": float(round(most * step ** (n - 1))) for n in range(1, people + 1)}
    best = most + 1e-6  # alone, should rounding make others level
    return Field({**skill, "P1": best})
