"""Its facts in words, for the log."""

from collections.abc import Callable, Iterable
from typing import Any

from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Argument, Chips, Dollars, Message, Player


def _name(state: State, entry: str) -> Argument:
    found = state.entries.get(entry)
    return Player(found.called) if found else Message("somebody")


def _names(state: State, entries: Iterable[str]) -> tuple[Argument, ...]:
    return tuple(_name(state, one) for one in entries)


def _drawn(state: State, x: f.TablesDrawn) -> Message:
    people = sum(sum(map(bool, table.seats)) for table in x.tables)
    said = Message("seats-drawn-by-lot-at-tables", count=people, tables=len(x.tables))
    if x.left_out:
        said = Message("and-so-many-left-out", said=said, count=len(x.left_out))
    return Message("for-this-reason", said=said, why=x.override) if x.override else said


def _set(state: State, x: f.TablesSet) -> Message:
    if x.mode == "live":
        return Message("it-is-played-in-the-browser")
    return Message("it-is-played-at-real-tables")


def _seated(state: State, x: f.PlayerSeated) -> Message:
    who, why = _name(state, x.entry), x.override or x.why
    if x.kind == "late":
        return Message("came-late-and-sits", player=who, table=x.table, seat=x.seat, why=why)
    return Message("was-put-at-table", player=who, table=x.table, seat=x.seat, why=why)


def _moved(state: State, x: f.PlayersMoved) -> Message:
    moves = tuple(
        Message(
            "moved-from-table-to-table",
            player=_name(state, m.entry),
            table=m.from_table,
            other=m.to_table,
            seat=m.seat,
        )
        for m in x.moves
    )
    if not x.moves:
        return Message("nobody-moved")
    return Message("players-moved", moves=moves, why=x.moves[0].why)


def _out(state: State, x: f.PlayersOut) -> Message:
    names = _names(state, (one.entry for one in x.hand.outs))
    said = Message("lost-all-chips", table=x.hand.table, players=names)
    asked = _names(state, (one.entry for one in x.hand.outs if one.rebuy == "open"))
    return Message("and-may-buy-in-again", said=said, players=asked) if asked else said


def _out_back(state: State, x: f.OutTakenBack) -> Message:
    return Message("taken-back-nobody-went-out")


def _corrected(state: State, x: f.OutCorrected) -> Message:
    def words(hand: f.Hand | None) -> tuple[Argument, ...]:
        if hand is None or not hand.outs:
            return (Message("nobody"),)
        return _names(state, (one.entry for one in hand.outs))

    was, now = words(x.before), words(x.after)
    if was == now:
        said = Message("a-hand-is-corrected", table=x.after.table, players=now)
    else:
        said = Message("a-hand-is-corrected-becomes", table=x.after.table, was=was, now=now)
    return Message("for-this-reason", said=said, why=x.why)


def _changed_up(state: State, x: f.ChipsChangedUp) -> Message:
    by = sum(one.chips for one in x.changes)
    if by < 0:
        return Message("chips-changed-up-fewer", least=x.least, chips=Chips(-by))
    return Message("chips-changed-up-more", least=x.least, chips=Chips(by))


def _agreed(state: State, x: f.ChipsAgreed) -> Message:
    if not x.why:
        return Message("chips-after-level-add-up", level=x.level)
    if x.missing < 0:
        too_many = Chips(-x.missing)
        return Message("chips-let-pass-too-many", level=x.level, chips=too_many, why=x.why)
    return Message("chips-let-pass-missing", level=x.level, chips=Chips(x.missing), why=x.why)


def _told(state: State, x: f.StacksTold) -> Message:
    best = max(x.stacks, key=lambda stack: stack.chips, default=None)
    if best is None:
        return Message("table-has-played-a-hand", table=x.table)
    return Message(
        "table-has-played-a-hand-who-has-most",
        table=x.table,
        player=_name(state, best.entry),
        chips=Chips(best.chips),
    )


def _counted(state: State, x: f.TableCounted) -> Message:
    chips = Chips(sum(one.chips for one in x.stacks))
    return Message("table-counted", table=x.table, chips=chips)


def _shares(state: State, x: f.PayoutsSet) -> Message:
    if not x.shares:
        return Message("prizes-the-usual-table-for-the-entries")
    return Message("prizes-per-cent", shares="/".join(map(str, x.shares)))


def _deal(state: State, x: f.DealMade) -> Message:
    sums = tuple(
        Message("gets-so-much", player=_name(state, one.entry), amount=Dollars(one.cents))
        for one in x.sums
    )
    if x.left:
        return Message("a-deal-and-more-for-the-winner", sums=sums, amount=Dollars(x.left))
    return Message("a-deal-and-all-agree", sums=sums)


def _clock_moved(state: State, x: f.ClockMoved) -> Message:
    if x.minutes > 0:
        return Message("the-clock-goes-on-by", minutes=x.minutes)
    return Message("the-clock-goes-back-by", minutes=-x.minutes)


def _level_ended(state: State, x: f.LevelEnded) -> Message:
    if x.is_break:
        return Message("the-break-after-level-was-ended", level=x.level)
    return Message("level-was-ended", level=x.level)


def _declined(state: State, x: f.RebuyDeclined) -> Message:
    who = _name(state, x.entry)
    if x.unanswered:
        return Message("did-not-answer-and-is-out", player=who)
    return Message("said-no-and-is-out", player=who)


def _called(state: State, x: f.FloorCalled) -> Message:
    if x.why:
        return Message("table-called-the-floor-because", table=x.table, why=x.why)
    return Message("table-called-the-floor", table=x.table)


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.TablesDrawn: _drawn,
    f.TablesSet: _set,
    f.PlayersSwapped: lambda s, x: Message(
        "two-changed-seats", player=_name(s, x.first), other=_name(s, x.second)
    ),
    f.PlayerSeated: _seated,
    f.SeatEmptied: lambda s, x: Message("is-not-seated", player=_name(s, x.entry), why=x.why),
    f.ClockStarted: lambda s, x: (
        Message("the-first-cards-the-clock-runs") if x.first else Message("so-the-clock-runs")
    ),
    f.ClockPaused: lambda s, x: Message("so-the-clock-stands-still"),
    f.ClockMoved: _clock_moved,
    f.LevelLengthened: lambda s, x: Message("so-many-minutes-more", minutes=x.minutes),
    f.LevelEnded: _level_ended,
    f.LevelsSet: lambda s, x: Message("the-schedule-was-changed", count=len(x.levels)),
    f.ClockTakenBack: lambda s, x: Message("the-last-step-of-the-clock-was-taken-back"),
    f.HandFinished: lambda s, x: Message("table-has-finished-its-hand-and-waits", table=x.table),
    f.TablePlaysOn: lambda s, x: Message("table-plays-on", table=x.table),
    f.PlayersMoved: _moved,
    f.MovesTakenBack: lambda s, x: Message("the-last-moves-were-taken-back"),
    f.PlayersOut: _out,
    f.OutTakenBack: _out_back,
    f.Rebought: lambda s, x: Message("buys-in-again", player=_name(s, x.entry)),
    f.RebuyDeclined: _declined,
    f.AnswerTakenBack: lambda s, x: Message(
        "is-asked-again-about-a-rebuy", player=_name(s, x.entry)
    ),
    f.OutCorrected: _corrected,
    f.OutCorrectionUndone: lambda s, x: Message("a-correction-is-undone"),
    f.HandForHandStarted: lambda s, x: Message("hand-for-hand-from-now-on"),
    f.HandForHandDone: lambda s, x: Message("table-has-finished-its-hand", table=x.table),
    f.HandForHandEnded: lambda s, x: Message("no-longer-hand-for-hand", why=x.why),
    f.TableCounted: _counted,
    f.StacksTold: _told,
    f.ChipsAgreed: _agreed,
    f.ChipsChangedUp: _changed_up,
    f.PayoutsSet: _shares,
    f.HouseShareSet: lambda s, x: Message("the-house-keeps", amount=Dollars(x.cents)),
    f.PrizePaid: lambda s, x: Message(
        "was-paid-a-prize", player=_name(s, x.entry), amount=Dollars(x.cents)
    ),
    f.PrizeTakenBack: lambda s, x: Message("the-prize-of-was-not-paid", player=_name(s, x.entry)),
    f.DealCounted: lambda s, x: Message("stacks-are-counted-for-a-deal", count=len(x.stacks)),
    f.DealMade: _deal,
    f.DealTakenBack: lambda s, x: Message("the-deal-was-taken-back"),
    f.FloorCalled: _called,
    f.FloorRuled: lambda s, x: Message("table-was-ruled", table=x.table, ruling=x.text),
}

CLAUSES: dict[type[Fact], str] = {
    f.TablesDrawn: "HOLDEM-09",
    f.LevelsSet: "OP-HOLDEM-02",
    f.PlayersMoved: "OP-HOLDEM-11",
    f.PlayersOut: "OP-HOLDEM-12",
    f.Rebought: "HOLDEM-05",
    f.RebuyDeclined: "OP-X-24",
    f.ChipsChangedUp: "OP-HOLDEM-13",
    f.PayoutsSet: "OP-HOLDEM-03",
    f.HouseShareSet: "OP-HOLDEM-03",
    f.PrizePaid: "OP-HOLDEM-03",
    f.DealMade: "OP-HOLDEM-22",
    f.DealTakenBack: "OP-HOLDEM-22",
}
