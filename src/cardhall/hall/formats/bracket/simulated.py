"""A whole double elimination of teams: every match is called as soon as its two are free."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from cardhall.formats.bracket import FINAL, Bracket, draw_teams
from cardhall.formats.lot import Lot
from cardhall.rulebook.presets import Category
from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat
from cardhall.simulation.tables import SimulatedTables


@dataclass(frozen=True, slots=True)
class BracketPlayed:
    """The bracket at its end; ``tables`` is the most at once, ``rounds`` the longest line of
    matches that had to be played one after another."""

    bracket: Bracket
    minutes: float
    tables: int
    rounds: int
    hands: int


def play(
    category: Category,
    teams: Mapping[str, Sequence[str]],
    order: Sequence[str],
    tables: SimulatedTables,
    clock: float | None,
    between: float,
) -> BracketPlayed:
    """Play to the champion. teams: who plays for each; order: as drawn. clock: minutes after which
    the leader wins. between: minutes from a result to the next call."""
    bracket = Bracket(order)
    playing: list[tuple[float, int, int]] = []  # when it ends, match, who wins
    called: set[int] = set()
    deep: dict[str, int] = dict.fromkeys(order, 0)
    now, most, hands = 0.0, 0, 0
    while bracket.champion is None:
        for match in bracket.ready():
            if match.number in called:
                continue
            called.add(match.number)
            one, two = (str(team) for team in bracket.who(match.number))
            won, dealt, minutes = tables.match(category, (teams[one], teams[two]), clock)
            hands += dealt
            pause = between if deep[one] or deep[two] else 0
            heappush(playing, (now + pause + minutes, match.number, won))
            deep[one] = deep[two] = max(deep[one], deep[two]) + 1
        most = max(most, len(playing))
        now, number, won = heappop(playing)
        bracket.record(number, str(bracket.who(number)[won]))
    return BracketPlayed(bracket, now, most, max(deep.values()), hands)


def finals(bracket: Bracket) -> int:
    """Count how many finals were played: one, or two."""
    return sum(bracket.matches[one.number - 1].side == FINAL for one in bracket.played)


def play_category(day: CategoryToPlay) -> CategoryDay:
    timed = day.preset.options.get("pedro.clock") != "off"
    clock = day.preset.session_minutes if timed else None
    between = day.plan.pace.of("between.bracket")
    drawn = draw_teams(day.of_auxiliaries(list(day.teams)), Lot(day.seed, "bracket"))
    found = play(day.category, day.teams, drawn.teams, day.tables, clock, between)
    best_won = found.bracket.champion == day.best_team
    return day.played(found.minutes, found.tables, found.rounds, found.hands, best_won)


SIMULATED = SimulatedFormat(
    play=play_category,
    most=1024,
    rounds="matches running",
    house_rules=("pedro.clock",),
    between=5.0,  # write the result, call the next two teams, sit down
)
