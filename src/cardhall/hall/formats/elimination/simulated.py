"""A whole elimination by losses, from the first draw to the places (LLAA-T-08, 10, 28 to 42)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.elimination import (
    RoundResult,
    Score,
    SeatResult,
    Table,
    judge_table,
    standings,
)
from cardhall.formats.lot import Lot
from cardhall.formats.seating import (
    PersonToSeat,
    Seated,
    draw_fresh,
    keep_seats,
    moves_before,
    overfill_within,
)
from cardhall.rulebook.presets import Category, Preset
from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat
from cardhall.simulation.tables import SimulatedTables


@dataclass(frozen=True, slots=True)
class TablePlayed:
    """A table of a round: who sat, how it came out, hands and minutes (extra games included)."""

    number: int
    seats: tuple[str, ...]
    scores: Mapping[str, Score]
    winners: tuple[str, ...]
    losers: tuple[str, ...]
    extra_games: int
    hands: int
    minutes: float


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round, which lasts as long as its slowest table."""

    number: int
    tables: tuple[TablePlayed, ...]

    @property
    def minutes(self) -> float:
        return max(table.minutes for table in self.tables)


@dataclass(frozen=True, slots=True)
class Elimination:
    """All that was played, and where everybody stands at its end."""

    rounds: tuple[RoundPlayed, ...]
    standing: Table
    place_games: int
    """Extra games for a place, at the end."""


MOST_ROUNDS = 1000


def play(
    preset: Preset,
    category: Category,
    people: Sequence[PersonToSeat],
    tables: SimulatedTables,
    seed: str,
    extra_minutes: float = 0,
) -> Elimination:
    """Play until it is decided. people: two or more. extra_minutes: what an extra game takes."""
    rounds: list[RoundPlayed] = []
    results: list[RoundResult] = []
    ids = [person.id for person in people]
    table = standings(results, ids, {}, category.losses_out)
    while not table.finished and len(rounds) < MOST_ROUNDS:
        inside = [person for person in people if table.tallies[person.id].status == "in"]
        seated = _seats(preset, category, inside, rounds, seed)
        played = tuple(_table(preset, category, one, tables, extra_minutes) for one in seated)
        rounds.append(RoundPlayed(len(rounds) + 1, played))
        results.append(_result(preset, rounds[-1]))
        table = standings(results, ids, {}, category.losses_out)
    games: list[Sequence[str]] = []
    while table.place_ties:
        games.append(tables.extra(category, table.place_ties[0][1]))
        table = standings(results, ids, {}, category.losses_out, games)
    return Elimination(tuple(rounds), table, len(games))


def _seats(
    preset: Preset,
    category: Category,
    inside: Sequence[PersonToSeat],
    rounds: Sequence[RoundPlayed],
    seed: str,
) -> list[Seated]:
    """Drawn anew, or as they were (LLAA-T-19, OP-T-05, OP-T-12)."""
    number = len(rounds) + 1
    lot = Lot(seed, f"seats {category.id} {number}")
    size = category.seats_per_table
    asked = int(preset.options.get("overfill", "0"))
    overfill = overfill_within(asked, size, category.most_at_table)
    moves = preset.options.get("moves", "after3-then-each")
    if moves_before(number, moves, preset.move_after_round):
        return draw_fresh(inside, size, overfill, lot)
    former = {table.number: table.seats for table in rounds[-1].tables}
    return keep_seats(former, inside, size + overfill, lot)


def _table(
    preset: Preset,
    category: Category,
    seated: Seated,
    tables: SimulatedTables,
    extra_minutes: float,
) -> TablePlayed:
    """A session and, where the last winning place is level, extra games for it (OP-T-02)."""
    sitting = tables.sitting(category, seated.seats, preset.session_minutes)
    places = category.winners_at(min(len(seated.seats), category.seats_per_table)).winners
    # who has no chips left of those given at the start does not win (OP-BOURE-13)
    broke = {
        one for one in seated.seats if category.counting == "stakes" and not sitting.scores[one][0]
    }
    outcome = judge_table(seated.seats, sitting.scores, places, broke)
    extra = 0
    if not outcome.decided:
        order = tables.extra(category, outcome.tied)
        extra = 1
        winners = order[: outcome.open_places]
        outcome = judge_table(seated.seats, sitting.scores, places, broke, winners)
    return TablePlayed(
        seated.table,
        seated.seats,
        sitting.scores,
        outcome.winners,
        outcome.losers,
        extra,
        sitting.hands,
        sitting.minutes + extra * extra_minutes,
    )


def _result(preset: Preset, played: RoundPlayed) -> RoundResult:
    """The round as the tags remember it; a final of one session decides (OP-T-03)."""
    decides = len(played.tables) == 1 and preset.options.get("final") == "one-final-session"
    seats = {
        one: SeatResult("win" if one in table.winners else "loss", table.scores[one])
        for table in played.tables
        for one in table.seats
    }
    return RoundResult(played.number, True, decides, seats)


def play_category(day: CategoryToPlay) -> CategoryDay:
    extra = day.plan.pace.of("between.extra")
    people = day.of_auxiliaries(day.field.people)
    found = play(day.preset, day.category, people, day.tables, day.seed, extra)
    rounds = len(found.rounds)
    minutes = sum(one.minutes for one in found.rounds) + day.pauses(rounds)
    return day.played(
        minutes + extra * found.place_games,
        max(len(one.tables) for one in found.rounds),
        rounds,
        sum(table.hands for one in found.rounds for table in one.tables),
        found.standing.tallies[day.field.best].place == 1,
    )


SIMULATED = SimulatedFormat(
    play=play_category,
    most=2000,
    rounds="rounds",
    house_rules=("winners.", "moves", "final", "overfill"),
    between=10.0,  # count, sign, pin the tags, draw, find the next seat
)
