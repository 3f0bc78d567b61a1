"""A whole euchre night: games with ever new partners, points, credits for games sat out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats import movement
from cardhall.formats.lot import Lot
from cardhall.formats.progressive import GamePlayed, most_games, seat_game
from cardhall.rulebook.presets import Category
from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat
from cardhall.simulation.tables import SimulatedTables


@dataclass(frozen=True, slots=True)
class ProgressivePlayed:
    """The games as they were played, minutes of each, and each person's total in points."""

    games: tuple[GamePlayed, ...]
    minutes: tuple[float, ...]
    hands: int
    points: Mapping[str, int]

    @property
    def first(self) -> tuple[str, ...]:
        """Who has most points (EUCHRE-51); ties share (OP-EUCHRE-06)."""
        most = max(self.points.values())
        return tuple(one for one, points in self.points.items() if points == most)


def play(
    category: Category,
    people: Sequence[str],
    tables: SimulatedTables,
    seed: str,
    fixed: bool = False,
) -> ProgressivePlayed:
    """Play the night. people: four or more, in the order of the draw. fixed: by a movement that is
    printed beforehand."""
    games = most_games(len(people), int(category.particulars["games"]))
    hands = int(category.particulars["hands"])
    printed = movement.fixed(len(people), games) if fixed else None
    if fixed and printed is None:
        printed = movement.drawn(len(people), games, seed)
    past: list[GamePlayed] = []
    minutes: list[float] = []
    scores: dict[str, list[int]] = {one: [] for one in people}
    played = 0
    for number in range(games):
        if printed:
            seats = movement.seated(printed[number], people)
        else:
            seats = seat_game(people, past, games, seed)
        lower = {}
        longest = 0.0
        for table in seats.tables:
            sitting = tables.game(category, table, hands)
            longest = max(longest, sitting.minutes)
            played += sitting.hands
            sides = [sum(sitting.scores[one][0] for one in pair) for pair in table.pairs]
            # level: the low cut moves (OP-EUCHRE-02)
            lower[table.number] = (
                tables.lot(2) if sides[0] == sides[1] else int(sides[1] < sides[0])
            )
            for one in table.players:
                scores[one].append(sitting.scores[one][0])
        past.append(GamePlayed(seats.tables, seats.out, lower))
        minutes.append(longest)
    return ProgressivePlayed(tuple(past), tuple(minutes), played, _totals(scores))


def _totals(scores: Mapping[str, Sequence[int]]) -> dict[str, int]:
    """Points, and for each game sat out more than the fewest the player's own mean, rounded half up
    (OP-EUCHRE-03)."""
    most = max(len(games) for games in scores.values())
    totals = {}
    for one, games in scores.items():
        count, made = len(games), sum(games)
        mean = (2 * made + count) // (2 * count) if count else 0
        totals[one] = made + (most - count) * mean
    return totals


def play_category(day: CategoryToPlay) -> CategoryDay:
    order = Lot(day.seed, "euchre draw").shuffle(list(day.field.people))
    found = play(day.category, order, day.tables, day.seed, day.plan.fixed_movement)
    games = len(found.games)
    return day.played(
        sum(found.minutes) + day.pauses(games),
        len(found.games[0].tables),
        games,
        found.hands,
        day.field.best in found.first,
    )


SIMULATED = SimulatedFormat(
    play=play_category,
    least=4,
    most=400,
    rounds="games",
    between=4.0,  # add up, pay the cup, find the next table
)
