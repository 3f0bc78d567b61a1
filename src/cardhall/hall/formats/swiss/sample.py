"""The next made-up step of a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.swiss import commands as c
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.state import Pairing
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.rehearsal import REASON, step_by_step
from cardhall.hall.state import State

GAME = 10
"""What the winner of a made-up table has."""


def next_sample(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """Work out what would be entered next; None when nothing is left."""
    swiss = swiss_of(state, key)
    now = swiss.now
    if swiss.ended_at:
        return None
    if now is None:
        return c.PairRound(category=key)
    for _, table in sorted(now.tables.items()):
        if (command := _table(key, now.no, table, lot)) is not None:
            return command
    if now.no < swiss.announced:
        return c.PairRound(category=key)
    return c.ClosePairings(category=key)


def _table(key: str, no: int, table: Pairing, lot: Lot) -> Command | None:
    if table.call is not None:
        return hall.GiveRuling(category=key, table=table.table, text=REASON)
    if table.disputed:
        report = table.reports[0].id
        return c.SettlePairing(category=key, round=no, table=table.table, report=report)
    if table.result is not None:
        return None
    won, less = lot.below(2), lot.below(GAME)
    points = (GAME, less) if won else (less, GAME)
    if not lot.below(12):
        points = (less, less)
    return c.ReportPairing(
        category=key, round=no, table=table.table, result=c.Result(points=points), caller=REASON
    )


play = step_by_step(next_sample)
