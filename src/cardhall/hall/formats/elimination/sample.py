"""Made-up rounds, for a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination.caller.commands import CollectDecks
from cardhall.hall.formats.elimination.play import decks_out
from cardhall.hall.formats.elimination.state import Play, play_state, rounds_of
from cardhall.hall.kernel.rehearsal import REASON, Run
from cardhall.hall.state import (
    Category,
    State,
    finished,
    standings,
)


def play(run: Run, key: str, until: str, rounds: int) -> None:
    """Seats, starts, counts and closes; for the awards also the extra games for places."""
    if until in ("seated", "playing"):
        _seat_and_start(run, key, until)
    for _ in range(rounds):
        if finished(run.state, key) or _last_closed(run.state, key) >= rounds:
            break
        _play_round(run, key)
    if until == "awards":
        _play_off(run, key)


def _last_closed(state: State, key: str) -> int:
    return max((r.no for r in rounds_of(state.categories[key]).rounds if r.closed_at), default=0)


def _now(run: Run, key: str) -> Category:
    return run.state.categories[key]


def _seat_and_start(run: Run, key: str, until: str) -> None:
    now = rounds_of(_now(run, key)).now
    if now is None or (now.state == "closed" and not finished(run.state, key)):
        run.do(hall.DrawSeats(category=key))
        now = rounds_of(_now(run, key)).now
    if until == "playing" and now is not None and now.state == "seated":
        run.do(c.StartRound(category=key, dealt_by=REASON))


def _play_round(run: Run, key: str) -> None:
    """Seats, starts, counts and closes one round with made-up chips."""
    _seat_and_start(run, key, "playing")
    now = rounds_of(_now(run, key)).now
    assert now is not None
    for number in sorted(now.tables):
        _finish_table(run, key, now.no, number)
    run.do(c.CloseRound(category=key))
    if decks_out(_now(run, key), now.no):
        run.do(CollectDecks(category=key, round=now.no))


def _finish_table(run: Run, key: str, no: int, table: int) -> None:
    for _ in range(4):
        now = rounds_of(_now(run, key)).rounds[no - 1]
        play = now.tables[table]
        doing = play_state(now, play, run.ctx.at)
        if doing == "called":
            run.do(hall.GiveRuling(category=key, table=table, text=REASON))
        elif doing == "disputed":
            run.do(c.SettleDispute(category=key, round=no, table=table, report=play.reports[0].id))
        elif doing == "tied" and play.outcome is not None:
            winners = tuple(run.lot.shuffle(list(play.outcome.tied))[: play.outcome.open_places])
            run.do(c.EnterTieGame(category=key, round=no, table=table, winners=winners))
        elif doing in ("playing", "time", "short"):
            run.do(_count(run, key, no, play))
        else:
            return


def _count(run: Run, key: str, no: int, play: Play) -> c.ReportCount:
    chips, pot = _made_up_chips(play, run.lot)
    points = [0] * len(play.seats)
    if play.counting == "points":
        points = [5 * (run.lot.below(60) - 10) for _ in play.seats]
    counts = tuple(
        c.SeatCount(entry=one, chips=held, points=made)
        for one, held, made in zip(play.seats, chips, points, strict=True)
    )
    return c.ReportCount(
        category=key,
        round=no,
        table=play.table,
        counts=counts,
        pot=pot,
        caller=REASON,
        early=True,
    )


def _made_up_chips(play: Play, lot: Lot) -> tuple[list[int], int]:
    """Chips of each seat and a pot that make the start, in round figures so that ties happen."""
    if play.counting != "stakes":
        return _won_from_bank(play, lot)
    left = play.expected
    pot = 5 * lot.below(min(left, 20) // 5 + 1)
    left -= pot
    chips = [0] * len(play.seats)
    able = [i for i, one in enumerate(play.seats) if play.marks.get(one) != "broke"] or [0]
    while left > 0:
        seat = able[lot.below(len(able))]
        share = min(left, 10 * (1 + lot.below(6)))
        chips[seat] += share
        left -= share
    return chips, pot


def _won_from_bank(play: Play, lot: Lot) -> tuple[list[int], int]:
    """A session of games, a chip or two to the winner of each; the rest is left in the bank."""
    chips = [0] * len(play.seats)
    left = play.expected
    for _ in range(8 + lot.below(10)):
        won = min(left, 1 + (lot.below(8) == 0))
        chips[lot.below(len(chips))] += won
        left -= won
    return chips, left


def _play_off(run: Run, key: str) -> None:
    for _ in range(10):
        ties = standings(run.state, key).place_ties
        if not ties:
            return
        order = tuple(run.lot.shuffle(list(ties[0][1])))
        run.do(hall.EnterPlaceGame(category=key, order=order, dealt_by=REASON))
