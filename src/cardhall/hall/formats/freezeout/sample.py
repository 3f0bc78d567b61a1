"""The next made-up step of a rehearsal. No time passes in it: the clock is moved on instead."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.rehearsal import step_by_step
from cardhall.hall.state import Category, State

REASON = "rehearsal"
STEP = 10  # minutes that the clock is moved on at a time


def next_sample(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """Work out what would be entered next; None when nothing is left."""
    category = state.categories[key]
    freezeout = category.format_state
    assert isinstance(freezeout, Freezeout)
    if not freezeout.drawn:
        return hall.DrawSeats(category=key)
    if not freezeout.begun:
        return c.StartClock(category=key)
    if freezeout.finished:
        return _prize(state, category, freezeout)
    if freezeout.mode == "live":
        return None  # its tables play by themselves
    for table in freezeout.calls:
        return hall.GiveRuling(category=key, table=table, text=REASON)
    for out, names in freezeout.asked().items():
        if lot.below(3):
            return c.DeclineRebuy(category=key, out=out, entry=names[0])
        return c.Rebuy(category=key, out=out, entry=names[0])
    for one in freezeout.room().astray:
        return c.MovePlayer(category=key, entry=one, why=REASON)
    if due := freezeout.due(category.plan, at):
        return _chips(category, freezeout, due, lot)
    if not freezeout.clock(category.plan).running:
        return c.StartClock(category=key)
    return _next_hand(category, freezeout, lot)


def _prize(state: State, category: Category, freezeout: Freezeout) -> Command | None:
    won = freezeout.won(pool_of(state, category))
    for one, cents in won.items():
        if one not in freezeout.paid:
            return c.PayPrize(category=category.key, entry=one, cents=cents)
    return None


def _chips(category: Category, freezeout: Freezeout, due: int, lot: Lot) -> Command:
    """Counts that come out: what a group of tables holds, in whole chips, over its players."""
    key, room = category.key, freezeout.room()
    if due in freezeout.agreed:
        return c.ChangeUp(category=key, level=due)
    least = freezeout.least_chip(category.plan)
    number = freezeout.uncounted(due)[0]
    group = next(group for group in room.chips if number in group)
    counts = freezeout.counts.get(due, {})
    others = [
        n for n in sorted(group) if room.tables[n].players and n not in counts and n != number
    ]
    left = room.chips[group] - sum(
        stack.chips for n in group if n in counts for stack in counts[n].stacks
    )
    players = room.tables[number].players
    waiting = sum(len(room.tables[n].players) for n in others)
    mine = left if not waiting else left * len(players) // (len(players) + waiting)
    units = mine // least
    shares = [1 + lot.below(20) for _ in players]
    chips = [max(1, units * share // sum(shares)) for share in shares]
    chips[chips.index(max(chips))] += units - sum(chips)
    stacks = tuple(
        c.Stack(entry=one, chips=n * least) for one, n in zip(players, chips, strict=True)
    )
    return c.CountTable(category=key, level=due, table=number, stacks=stacks)


def _next_hand(category: Category, freezeout: Freezeout, lot: Lot) -> Command:
    key, room = category.key, freezeout.room()
    for number in freezeout.waited_for():
        table = room.tables[number]
        big = lot.shuffle([i for i, one in enumerate(table.seats, start=1) if one])[0]
        return c.FinishHand(category=key, table=number, big=big)
    if moves := freezeout.proposed():
        return c.MakeMoves(category=key, players=tuple(move.player for move in moves))
    if not lot.below(4):
        return c.MoveClock(category=key, minutes=STEP)
    table = lot.shuffle([one for one in room.live if len(one.players) > 1])[0]
    loser = lot.shuffle(table.players)[0]
    return c.ReportOut(category=key, table=table.number, outs=(c.OutSeat(entry=loser),))


play = step_by_step(next_sample)
