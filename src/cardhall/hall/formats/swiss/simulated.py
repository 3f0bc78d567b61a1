"""A whole Swiss or round robin: who meets whom, round by round, and the places."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.formats import round_robin
from cardhall.formats.lot import Lot
from cardhall.formats.meetings import Meeting, Record, Scoring
from cardhall.formats.progressive import CardTable, Pair
from cardhall.formats.swiss import pair_round, rounds_wanted
from cardhall.rulebook.presets import Category
from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat
from cardhall.simulation.tables import SimulatedTables

SITTING = 30.0
"""Minutes of a table of two single players."""

Sides = Mapping[str, Sequence[str]]
_Round = tuple[Sequence[tuple[str, str]], str]


@dataclass(frozen=True, slots=True)
class SwissPlayed:
    """The meetings, the minutes of each round (its longest table), and who came first."""

    meetings: tuple[Meeting, ...]
    minutes: tuple[float, ...]
    tables: int
    hands: int
    first: tuple[str, ...]


def play(
    category: Category, sides: Sides, tables: SimulatedTables, seed: str, options: Mapping[str, str]
) -> SwissPlayed:
    """Play all rounds. sides: who plays for each; options: the house rules of the event."""
    scoring = scoring_by(options)
    order = Lot(seed, "swiss draw").shuffle(list(sides))
    past: list[Meeting] = []
    minutes: list[float] = []
    hands = 0
    for no, (pairs, bye) in enumerate(_rounds(order, past, scoring, seed, options), start=1):
        longest = 0.0
        played = []
        for one, two in pairs:
            made, dealt, spent = _table(category, (sides[one], sides[two]), tables)
            played.append(Meeting(no, one, two, made))
            hands += dealt
            longest = max(longest, spent)
        past += played
        if bye:
            past.append(Meeting(no, bye, kind="bye"))
        minutes.append(longest)
    places = Record(order, past, scoring).standings()
    first = tuple(one.who for one in places if one.place == 1)
    return SwissPlayed(tuple(past), tuple(minutes), len(order) // 2, hands, first)


def scoring_by(options: Mapping[str, str]) -> Scoring:
    """Work out how results count, by the house rules (OP-SWISS-02, 03, 05)."""
    breaks = [options.get(f"tie-break-{number}", "none") for number in (1, 2, 3)]
    given: dict[str, Any] = {
        "by": options.get("count", "wins"),
        "bye": options.get("bye-worth", "win"),
        "breaks": tuple(dict.fromkeys(one for one in breaks if one != "none")),
    }
    return Scoring(**given)


def _rounds(
    order: Sequence[str],
    past: Sequence[Meeting],
    scoring: Scoring,
    seed: str,
    options: Mapping[str, str],
) -> Iterator[_Round]:
    """Each round's pairs and bye, once those before it are played."""
    kind = options.get("pairing", "swiss")
    if kind != "swiss":
        for circle in round_robin.rounds(order, kind == "double-round-robin"):
            yield circle.pairs, circle.bye
        return
    within: Any = options.get("within", "lot")
    earlier: Mapping[str, int] = dict.fromkeys(order, 0)
    for no in range(1, rounds_wanted(len(order)) + 1):
        record = Record(order, past, scoring)
        placed = [one.who for one in record.standings()]
        found = pair_round(placed, record.score, past, f"{seed} {no}", within, earlier)
        earlier = record.score
        yield found.pairs, found.bye


def _table(
    category: Category, sides: tuple[Sequence[str], Sequence[str]], tables: SimulatedTables
) -> tuple[tuple[int, int], int, float]:
    """Both sides' points, hands and minutes of one table."""
    if category.team_size == 1:
        (one,), (two,) = sides
        sitting = tables.sitting(category, (one, two), SITTING)
        return (sitting.scores[one][0], sitting.scores[two][0]), sitting.hands, sitting.minutes
    if hands := int(category.particulars.get("hands", 0)):
        pairs: tuple[Pair, Pair] = ((sides[0][0], sides[0][1]), (sides[1][0], sides[1][1]))
        sitting = tables.game(category, CardTable(1, pairs), hands)
        made = (sitting.scores[sides[0][0]][0], sitting.scores[sides[1][0]][0])
        return made, sitting.hands, sitting.minutes
    won, hands, minutes = tables.match(category, sides, None)
    return (1 - won, won), hands, minutes


def play_category(day: CategoryToPlay) -> CategoryDay:
    found = play(day.category, day.teams, day.tables, day.seed, day.preset.options)
    rounds = len(found.minutes)
    minutes = sum(found.minutes) + day.pauses(rounds)
    return day.played(minutes, found.tables, rounds, found.hands, day.best_team in found.first)


SIMULATED = SimulatedFormat(
    play=play_category,
    most=200,
    rounds="rounds",
    house_rules=("pairing", "within", "count", "tie-break"),
    between=5.0,  # report, pair the next round, find the table
)
