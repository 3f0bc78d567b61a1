"""Who goes out, who buys in again, and hand for hand."""

from cardhall.hall import commands as hall
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import MINUTE
from cardhall.hall.formats.freezeout.decide.common import (
    begun_of,
    by_itself,
    format_state_of,
    live_table,
    name_of,
    playing_of,
    with_facts,
)
from cardhall.hall.formats.freezeout.state import Freezeout, particulars_of
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State, entry_of
from cardhall.messages import Message, typed


def _report_out(state: State, command: c.ReportOut, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    own_table(category.key, command.table, ctx)
    by_itself(freezeout, ctx)
    table = live_table(freezeout, command.table)
    facts: list[Fact] = [*unanswered(category, freezeout, [table.number], ctx)]
    state_then = with_facts(state, facts)
    _, freezeout = format_state_of(state_then, category.key)
    table = live_table(freezeout, command.table)
    # a phone's clock may be a little ahead of the hall's
    lost_at = min(command.lost_at, ctx.at) or ctx.at
    if freezeout.turns[0].clock.at > lost_at:
        raise Refusal(Message("that-was-not-in-the-time"), "lost_at", Message("leave-the-time-out"))
    if not command.outs:
        raise Refusal(Message("nobody-is-named"), "outs", Message("choose-who-went-out"))
    names = [one.entry for one in command.outs]
    for one in command.outs:
        if one.entry not in table.players:
            raise Refusal(
                Message("that-player-does-not-sit-at-that-table"),
                "outs",
                Message("choose-one-of-the-table"),
            )
        _check_chips(one)
        if one.removed and ctx.role == "captain":
            raise Refusal(
                Message("chips-are-taken-out-by-the-floor"), "outs", Message("call-the-chairperson")
            )
    _check_hand(state, table.players, names, [one.stack for one in command.outs])
    # who has shared what is left does not buy in for it again (OP-HOLDEM-22)
    may = freezeout.deal is None and _may_rebuy(category, freezeout, lost_at, command.hand_in_time)
    bought = freezeout.rebuys()
    given = particulars_of(category.plan)
    hand = f.Hand(
        table=table.number,
        lost_at=lost_at,
        round=freezeout.hand_for_hand.round if freezeout.hand_for_hand else 0,
        outs=tuple(
            c.OutFacts(
                entry=one.entry,
                stack=one.stack,
                removed=one.removed,
                rebuy="open" if may and one.entry not in bought and not one.removed else "",
            )
            for one in command.outs
        ),
        cents=given.rebuy_cents,
        chips=given.rebuy_chips,
    )
    facts.append(
        f.PlayersOut(at=ctx.at, by=ctx.actor, category=category.key, out=ctx.new_id(), hand=hand)
    )
    return _and_close(state, category.key, facts, ctx)


def _check_chips(one: c.OutSeat | c.OutFacts) -> None:
    if one.stack < 0 or one.removed < 0:
        raise Refusal(Message("there-are-no-such-chips"), "outs", Message("enter-what-was-there"))


def _check_hand(state: State, there: list[str], names: list[str], stacks: list[int]) -> None:
    """Raises Refusal when these cannot all have gone out on one hand."""
    if len(set(names)) < len(names):
        raise Refusal(Message("somebody-is-named-twice"), "outs", Message("name-each-once"))
    if not set(there) - set(names):
        raise Refusal(
            Message("somebody-has-won-those-chips"), "outs", Message("one-of-the-table-is-still-in")
        )
    if len(names) > 1 and not all(stacks):
        raise Refusal(
            Message("so-many-went-out-on-one-hand", count=len(names)),
            "outs",
            Message("enter-what-each-had-when-the-hand"),
            "OP-HOLDEM-12",
        )


def _may_rebuy(category: Category, freezeout: Freezeout, lost_at: int, hand_in_time: bool) -> bool:
    """Tell whether the last chip was lost within the first hour of play (HOLDEM-05,
    OP-HOLDEM-01)."""
    limit = particulars_of(category.plan).rebuy_minutes * MINUTE
    if category.options.get("rebuy.until") == "hand-start" and hand_in_time:
        return limit > 0
    return freezeout.played_until(lost_at) < limit


def unanswered(
    category: Category, freezeout: Freezeout, tables: list[int], ctx: Context
) -> list[Fact]:
    """Put out whoever has not said yes to buying in again when the table goes on (OP-X-24)."""
    return [
        f.RebuyDeclined(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=out,
            entry=one,
            unanswered=True,
        )
        for out, names in freezeout.asked().items()
        for one in names
        if freezeout.hands[out].table in tables
    ]


def _and_close(state: State, key: str, facts: list[Fact], ctx: Context) -> list[Fact]:
    """With them, the clock stops when one has all the chips."""
    category, freezeout = format_state_of(with_facts(state, facts), key)
    if freezeout.finished and freezeout.clock(category.plan).running:
        return [*facts, f.ClockPaused(at=ctx.at, by=ctx.actor, category=key)]
    return facts


def _hand_of(freezeout: Freezeout, out: str) -> f.Hand:
    if out not in freezeout.hands:
        raise Refusal(
            Message("there-is-no-such-report"), "out", Message("choose-one-from-the-list")
        )
    return freezeout.hands[out]


def _take_back_out(state: State, command: c.TakeBackOut, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    hand = _hand_of(freezeout, command.out)
    own_table(category.key, hand.table, ctx)
    last = next((x for x in reversed(freezeout.happened) if isinstance(x, f.PlayersOut)), None)
    if ctx.role == "captain" and (last is None or last.out != command.out):
        at_table = [out for out, one in freezeout.hands.items() if one.table == hand.table]
        if at_table[-1] != command.out:
            raise Refusal(
                Message("others-have-gone-out-there-since"),
                "out",
                Message("ask-the-chairperson-to-correct-it"),
            )
    return [f.OutTakenBack(at=ctx.at, by=ctx.actor, category=category.key, out=command.out)]


def _rebuy(state: State, command: c.Rebuy, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    hand = _hand_of(freezeout, command.out)
    own_table(category.key, hand.table, ctx)
    rebuy = next((one.rebuy for one in hand.outs if one.entry == command.entry), "")
    if rebuy != "open":
        raise Refusal(
            Message(
                "cannot-buy-in-again", player=name_of(state, entry_of(state, command.entry).id)
            ),
            "entry",
            Message("one-rebuy-for-each-in-the-first-hour"),
            "HOLDEM-05",
        )
    return [
        f.Rebought(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]


def _decline(state: State, command: c.DeclineRebuy, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    hand = _hand_of(freezeout, command.out)
    own_table(category.key, hand.table, ctx)
    if command.entry not in freezeout.asked().get(command.out, []):
        raise Refusal(
            Message("that-player-was-not-asked"), "entry", Message("nothing-more-to-do"), "OP-X-24"
        )
    facts: list[Fact] = [
        f.RebuyDeclined(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]
    return _and_close(state, category.key, facts, ctx)


def _take_back_answer(state: State, command: c.TakeBackAnswer, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    hand = _hand_of(freezeout, command.out)
    own_table(category.key, hand.table, ctx)
    rebuy = next((one.rebuy for one in hand.outs if one.entry == command.entry), "")
    if rebuy not in ("yes", "no"):
        raise Refusal(
            Message("that-player-has-not-answered"), "entry", Message("nothing-to-take-back")
        )
    later = [
        out
        for out, other in freezeout.hands.items()
        if out != command.out
        and any(one.entry == command.entry for one in other.outs)
        and other.lost_at >= hand.lost_at
    ]
    if later:
        raise Refusal(
            Message("that-player-has-gone-out-again-since"),
            "entry",
            Message("correct-that-hand-first"),
        )
    return [
        f.AnswerTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            out=command.out,
            entry=command.entry,
        )
    ]


def _correct_out(state: State, command: c.CorrectOut, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    before = _hand_of(freezeout, command.out) if command.out else None
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    given = particulars_of(category.plan)
    after = f.Hand(
        table=command.table or (before.table if before else 0),
        lost_at=command.lost_at or (before.lost_at if before else ctx.at),
        round=before.round if before else 0,
        outs=command.outs,
        cents=before.cents if before else given.rebuy_cents,
        chips=before.chips if before else given.rebuy_chips,
    )
    if after == before or (before is None and not command.outs):
        raise Refusal(Message("that-is-how-it-stands"), "outs", Message("nothing-to-correct"))
    if not freezeout.turns[0].clock.at <= after.lost_at <= ctx.at:
        raise Refusal(
            Message("that-was-not-in-the-time"), "lost_at", Message("enter-a-time-of-the-day")
        )
    if after.table not in freezeout.room().tables:
        raise Refusal(
            Message("there-was-no-such-table"), "table", Message("choose-one-of-the-tables")
        )
    _check_corrected(state, category, freezeout, command, after)
    return [
        f.OutCorrected(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            correction=ctx.new_id(),
            out=command.out or ctx.new_id(),
            before=before,
            after=after,
            why=typed(command.why),
        )
    ]


def _check_corrected(
    state: State, category: Category, freezeout: Freezeout, command: c.CorrectOut, after: f.Hand
) -> None:
    entered = freezeout.entered()
    others = {out: hand for out, hand in freezeout.hands.items() if out != command.out}
    for one in after.outs:
        if one.entry not in entered:
            raise Refusal(
                Message("that-player-did-not-play"),
                "outs",
                Message("choose-somebody-who-was-seated"),
            )
        _check_chips(one)
        name = name_of(state, one.entry)
        elsewhere = [o for hand in others.values() for o in hand.outs if o.entry == one.entry]
        if one.rebuy in ("", "no") and any(o.rebuy in ("", "no") for o in elsewhere):
            raise Refusal(
                Message("is-out-by-another-hand", player=name),
                "outs",
                Message("correct-that-hand-first"),
            )
        if one.rebuy in ("yes", "open"):
            if any(o.rebuy == "yes" for o in elsewhere):
                raise Refusal(
                    Message("has-had-a-rebuy", player=name),
                    "outs",
                    Message("one-rebuy-for-each"),
                    "HOLDEM-05",
                )
            if not _may_rebuy(category, freezeout, after.lost_at, True):
                raise Refusal(
                    Message("lost-the-chips-after-the-first-hour", player=name),
                    "outs",
                    Message("there-is-no-rebuy-then"),
                    "HOLDEM-05",
                )
    names = [one.entry for one in after.outs]
    if names:
        stacks = [one.stack for one in after.outs]
        out = [o.entry for h in others.values() for o in h.outs if o.rebuy in ("", "no")]
        _check_hand(state, [one for one in entered if one not in out], names, stacks)


def undo_correction(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    key = state.corrections[command.correction][0]
    category, freezeout = format_state_of(state, key)
    undone = next((one for one in freezeout.corrections if one.id == command.correction), None)
    if undone is None:
        raise Refusal(
            Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
        )
    latest = [one for one in freezeout.corrections if one.out == undone.out][-1]
    if latest.id != undone.id:
        raise Refusal(
            Message("the-hand-was-corrected-again-since"),
            "correction",
            Message("undo-the-latest-one-first"),
        )
    return [
        f.OutCorrectionUndone(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            correction=undone.id,
            out=undone.out,
        )
    ]


def _start_hands(state: State, command: c.StartHandForHand, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    if freezeout.hand_for_hand is not None:
        raise Refusal(
            Message("it-goes-hand-for-hand-already"), "category", Message("nothing-more-to-do")
        )
    if len(freezeout.room().live) < 2:
        raise Refusal(
            Message("there-is-one-table-left"),
            "category",
            Message("it-plays-hand-for-hand-by-itself"),
        )
    return [f.HandForHandStarted(at=ctx.at, by=ctx.actor, category=category.key)]


def _end_hands(state: State, command: c.EndHandForHand, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    if freezeout.hand_for_hand is None:
        raise Refusal(
            Message("it-does-not-go-hand-for-hand"), "category", Message("nothing-more-to-do")
        )
    why = Message("the-chairperson-ended-it")
    return [f.HandForHandEnded(at=ctx.at, by=ctx.actor, category=category.key, why=why)]


def _hand_done(state: State, command: c.HandDone, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    own_table(category.key, command.table, ctx)
    by_itself(freezeout, ctx)
    table = live_table(freezeout, command.table)
    now = freezeout.hand_for_hand
    if now is None:
        raise Refusal(Message("it-does-not-go-hand-for-hand"), "table", Message("play-on-now"))
    if table.number in now.done:
        raise Refusal(
            Message("table-waits-already", table=table.number),
            "table",
            Message("wait-for-the-others"),
        )
    facts: list[Fact] = [*unanswered(category, freezeout, [table.number], ctx)]
    done = f.HandForHandDone(
        at=ctx.at, by=ctx.actor, category=category.key, table=table.number, round=now.round
    )
    facts.append(done)
    live = {one.number for one in freezeout.room().live}
    paid = len(freezeout.shares_now(len(freezeout.entered())))
    if live <= now.done | {table.number} and len(freezeout.room().people) <= paid:
        why = Message("so-many-are-left-and-all-are-paid", count=len(freezeout.room().people))
        ended = f.HandForHandEnded(at=ctx.at, by=ctx.actor, category=category.key, why=why)
        facts.append(ended)
    return facts


DECIDE: dict[type[Command], Decide] = {
    c.ReportOut: _report_out,
    c.TakeBackOut: _take_back_out,
    c.Rebuy: _rebuy,
    c.DeclineRebuy: _decline,
    c.TakeBackAnswer: _take_back_answer,
    c.CorrectOut: _correct_out,
    c.StartHandForHand: _start_hands,
    c.EndHandForHand: _end_hands,
    c.HandDone: _hand_done,
}

SHARED: dict[type[Command], Decide] = {
    hall.UndoCorrection: undo_correction,
}
