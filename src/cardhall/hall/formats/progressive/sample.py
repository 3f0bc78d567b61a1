"""The next made-up step of a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.progressive import commands as c
from cardhall.hall.formats.progressive.evolve import progressive_of
from cardhall.hall.formats.progressive.sheet import HandScore, Sheet, What
from cardhall.hall.formats.progressive.state import Game, TablePlay, particulars
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.rehearsal import step_by_step
from cardhall.hall.state import State, leavers_of

REASON = "rehearsal"
USUAL: tuple[What, ...] = (
    *("made",) * 11,
    *("march",) * 3,
    *("euchre",) * 4,
    *("alone",) * 2,
    "penalty",
)


def next_sample(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """Work out what would be entered next; None when nothing is left."""
    category, night = state.categories[key], progressive_of(state, key)
    now, left = night.now, leavers_of(state, key)
    if night.ended_at:
        ties = night.ties_to_play(category.plan, left)
        if not ties:
            return None
        order = tuple(lot.shuffle(list(ties[0][1])))
        return hall.EnterPlaceGame(category=key, order=order, dealt_by=REASON)
    if now is None:
        return c.SeatGame(category=key)
    if not now.started_at:
        return c.StartGame(category=key)
    for _, play in sorted(now.tables.items()):
        if (command := _table(state, key, now, play, lot)) is not None:
            return command
    wished = night.wished or particulars(category.plan).games
    if now.no < min(night.planned, wished):
        return c.SeatGame(category=key)
    return c.CloseEvening(category=key)


def _table(state: State, key: str, now: Game, play: TablePlay, lot: Lot) -> Command | None:
    if play.call is not None:
        return hall.GiveRuling(category=key, table=play.table, text=REASON)
    if play.disputed:
        report = play.reports[0].id
        return c.SettleSheets(category=key, game=now.no, table=play.table, report=report)
    if play.sheet is not None:
        return None
    hands = made_up_hands(lot, particulars(state.categories[key].plan).hands)
    sheet = Sheet(hands=hands, moves=1 + lot.below(2))
    return c.ReportGame(category=key, game=now.no, table=play.table, sheet=sheet, caller=REASON)


def made_up_hands(lot: Lot, hands: int) -> tuple[HandScore, ...]:
    """Hands as they usually come: mostly a point, now and then a march, a euchre, a loner."""
    return tuple(
        HandScore(what=USUAL[lot.below(len(USUAL))], pair=1 + lot.below(2)) for _ in range(hands)
    )


play = step_by_step(next_sample)
