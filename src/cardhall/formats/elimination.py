"""Score elimination by losses: who wins a table, is out, is placed where (LLAA-T-08, 10, 41, 42).

All of it is derived from what happened at the tables, so that a corrected result corrects
everything after it. Open points: OP-T-02 (ties), OP-T-03 (end and places), OP-BOURE-13 (nobody
wins without chips), OP-X-19 and OP-T-11 (those who leave).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

Score = tuple[int, ...]
"""What a seat is ranked by: chips, or points and then chips; compared from the first on."""

AWAY_SESSIONS = 2
"""Who is away for so many sessions running has withdrawn (OP-T-11)."""

LEFT: Score = ()  # ranks below every score: left, stayed away or was sent away


@dataclass(frozen=True, slots=True)
class Outcome:
    """A table's result. While `tied` is not empty, `open_places` are still to be played for."""

    winners: tuple[str, ...]
    losers: tuple[str, ...]
    tied: tuple[str, ...] = ()
    open_places: int = 0

    @property
    def decided(self) -> bool:
        return not self.tied


def judge_table(
    seats: Sequence[str],
    scores: Mapping[str, Score],
    places: int,
    barred: Collection[str] = (),
    tie_winners: Collection[str] = (),
) -> Outcome:
    """Winners by score; `places` follows the size at the start, `barred` cannot win.

    Level on the last place: tied among those level, for the places still open. `tie_winners`
    counts when it names exactly that many of exactly those; otherwise the tie stands.
    """
    able = [one for one in seats if one not in barred]
    able.sort(key=lambda one: scores[one], reverse=True)
    if len(able) <= places:
        return _outcome(seats, able)
    level = scores[able[places - 1]]
    above = [one for one in able if scores[one] > level]
    tied = [one for one in able if scores[one] == level]
    still = places - len(above)
    if len(tied) == still:
        return _outcome(seats, above + tied)
    if len(set(tie_winners)) == still and set(tie_winners) <= set(tied):
        return _outcome(seats, above + [one for one in tied if one in tie_winners])
    lost = tuple(one for one in seats if one not in above and one not in tied)
    return Outcome(tuple(above), lost, tuple(tied), still)


def _outcome(seats: Sequence[str], winners: Sequence[str]) -> Outcome:
    return Outcome(tuple(winners), tuple(one for one in seats if one not in winners))


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat of a round: `result` "" while open or void, `score` LEFT for one who left."""

    result: str
    score: Score
    absent: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    no: int
    closed: bool
    decides: bool  # a final that ends the game by itself (final=one-final-session)
    seats: Mapping[str, SeatResult]


@dataclass(frozen=True, slots=True)
class Leaver:
    """One who left by more than losses. `round` is the latest round they were seated in."""

    kind: str  # "withdrawn" or "disqualified"
    round: int
    forfeits_wins: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """`status`: "in", "out", "withdrawn", "disqualified". `place` 0 while undecided."""

    losses: tuple[int, ...]
    wins: tuple[int, ...]
    status: str
    out_round: int = 0
    place: int = 0
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """All tallies, whether the game is over, and ties that still want an extra game."""

    tallies: Mapping[str, Tally]
    finished: bool
    place_ties: tuple[tuple[int, tuple[str, ...]], ...] = ()  # (place, those level)


@dataclass(slots=True)
class _Running:
    losses: list[int]
    wins: list[int]
    out_round: int = 0
    status: str = "in"
    score: Score = (0,)
    away: int = 0  # sessions missed running


def standings(
    rounds: Sequence[RoundResult],
    people: Collection[str],
    leavers: Mapping[str, Leaver],
    losses_out: int = 3,
    games: Sequence[Sequence[str]] = (),
    award_places: int = 3,
) -> Table:
    """Tags, outs and places from the results. `people` are those who may be seated.

    `games` are extra games for a place, each an order from best to worst. Ties among the award
    places want one; below them, and among people who left, the place is shared.
    """
    running = {one: _Running([], []) for one in people}
    for a_round in rounds:
        for one, seat in a_round.seats.items():
            who = running.get(one)
            if who is None:
                who = running[one] = _Running([], [])
            _take(who, a_round.no, seat, losses_out)
    for one, left in leavers.items():
        who = running.get(one)
        if who is not None:
            _leave(who, left)
    closing = next((r for r in rounds if r.decides and r.closed), None)
    inside = [one for one, who in running.items() if who.status == "in"]
    begun = bool(rounds) and all(r.closed for r in rounds)
    finished = begun and (len(inside) <= 1 or closing is not None)
    if finished and closing is not None:
        _rank_final(running, closing)
    closed = {r.no for r in rounds if r.closed}
    played = {one for r in rounds for one in r.seats}
    places, ties = _places(running, played, closed, finished, games, award_places)
    tallies = {
        one: Tally(
            tuple(who.losses),
            tuple(who.wins),
            who.status,
            who.out_round if who.status != "in" else 0,
            *places.get(one, (0, False)),
        )
        for one, who in running.items()
    }
    return Table(tallies, finished, ties)


def _rank_final(running: Mapping[str, _Running], closing: RoundResult) -> None:
    """A final of one session ranks those in it by its score, whoever else is left below them."""
    for one, who in running.items():
        seat = closing.seats.get(one)
        if seat is not None and who.status in ("in", "out"):
            who.out_round, who.score = closing.no, final_score(seat)
        elif who.status == "in":
            who.out_round, who.score = closing.no, LEFT


def final_score(seat: SeatResult) -> Score:
    """Make the score by which a seat of a final of one session is ranked: the winner stands above
    one level with it; who stayed away or walked out stays below everybody who played, below nought
    too."""
    return LEFT if seat.score == LEFT else (*seat.score, seat.result == "win")


def _take(who: _Running, round_no: int, seat: SeatResult, losses_out: int) -> None:
    if seat.result == "win":
        who.wins.append(round_no)
    elif seat.result == "loss":
        who.losses.append(round_no)
        # seats taken after the third loss, through a mistake, no longer change when one went out
        if len(who.losses) == losses_out and who.status == "in":
            who.status, who.out_round, who.score = "out", round_no, seat.score
    who.away = who.away + 1 if seat.absent else 0
    if who.away >= AWAY_SESSIONS and who.status == "in":
        who.status, who.out_round, who.score = "withdrawn", round_no, LEFT


def _leave(who: _Running, left: Leaver) -> None:
    if left.forfeits_wins:
        who.wins.clear()
    if left.kind == "disqualified":
        if not who.out_round or who.out_round >= left.round:
            who.out_round, who.score = left.round, LEFT
        who.status = "disqualified"
    elif who.status == "in":
        who.status, who.out_round, who.score = left.kind, left.round, LEFT


def _places(
    running: Mapping[str, _Running],
    played: Collection[str],
    closed: Collection[int],
    finished: bool,
    games: Sequence[Sequence[str]],
    award_places: int,
) -> tuple[dict[str, tuple[int, bool]], tuple[tuple[int, tuple[str, ...]], ...]]:
    # whoever is in stands above all who are out, unless a final of one session has ranked them too
    top = [one for one in played if running[one].status == "in" and not running[one].out_round]
    rest = [one for one in played if one not in set(top)]
    groups: dict[tuple[int, Score], list[str]] = {}
    for one in rest:
        groups.setdefault((running[one].out_round, running[one].score), []).append(one)
    places: dict[str, tuple[int, bool]] = {}
    ties: list[tuple[int, tuple[str, ...]]] = []
    place = 1
    if finished and len(top) == 1:
        places[top[0]] = (1, False)
    place += len(top)
    for (out_round, score), level in sorted(groups.items(), reverse=True):
        level.sort()
        order = _order_of(level, games)
        known = out_round in closed or out_round == 0
        for index, one in enumerate(order or level):
            spot = place + (index if order else 0)
            if known:
                places[one] = (spot, not order and len(level) > 1)
        if finished and not order and len(level) > 1 and score != LEFT and place <= award_places:
            ties.append((place, tuple(level)))
        place += len(level)
    return places, tuple(ties)


def _order_of(level: Sequence[str], games: Sequence[Sequence[str]]) -> list[str]:
    """The order among people level, from the latest extra game in which all of them played."""
    if len(level) == 1:
        return list(level)
    for game in reversed(games):
        if set(level) <= set(game):
            return [one for one in game if one in level]
    return []
