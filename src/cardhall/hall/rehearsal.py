"""Trying it out: made-up people and results, up to a step, in an event marked as a rehearsal."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.commands import EntryRow
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.rehearsal import MOST_ROUNDS, REASON, Run
from cardhall.hall.sample import sample_event
from cardhall.hall.state import State, category_of
from cardhall.messages import Message

Decide = Callable[[State, c.Command, Context], list[e.Fact]]
Evolve = Callable[[State, e.Fact], State]

STEPS = ("entries", "signed_in", "seated", "playing", "awards")


def rehearse(
    state: State, command: c.Rehearse, ctx: Context, decide: Decide, evolve: Evolve
) -> list[e.Fact]:
    """The facts up to `until`. Raises Refusal outside a rehearsal or for an unknown step."""
    if not state.rehearsal:
        raise Refusal(
            Message("this-is-a-real-event"), "until", Message("make-another-as-a-rehearsal")
        )
    rounds = _rounds(command.until)
    category = category_of(state, command.category)
    key, format = category.key, format_of(category)
    run = Run(state, ctx, decide, evolve)
    if not any(entry.category == key for entry in state.entries.values()):
        people = sample_event(ctx.rng_seed, fee_cents=state.known.fee_cents)
        rows = tuple(replace(row, category=key) for row in people)
        if state.categories[key].plan.team_size > 1:
            rows = _teams(rows)
        if format.one_table:
            rows = tuple(replace(r, auxiliary="") for r in rows[: state.categories[key].plan.seats])
        run.do(c.ImportEntries(rows=rows, override=REASON))
    if command.until != "entries":
        _sign_in(run, key)
    format.sample.play(run, key, command.until, rounds)
    if not run.facts:
        raise Refusal(
            Message("the-rehearsal-is-already-there"), "until", Message("choose-a-later-step")
        )
    return run.facts


TEAMS = 24


def _teams(rows: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """Names of one auxiliary in pairs, two teams of each of the first twelve."""
    pairs: list[EntryRow] = []
    waiting: dict[str, EntryRow] = {}
    for row in rows:
        if first := waiting.pop(row.auxiliary, None):
            both = first.paid_cents + row.paid_cents
            pairs.append(replace(first, partner=row.name, paid_cents=both))
        else:
            waiting[row.auxiliary] = row
    return tuple(pairs[:TEAMS])


def _rounds(until: str) -> int:
    if until.startswith("round:") and until[6:].isdecimal():
        return min(int(until[6:]), MOST_ROUNDS)
    if until not in STEPS:
        known = ", ".join((*STEPS, "round:3"))
        raise Refusal(
            Message("there-is-no-step", until=until), "until", Message("use-one-of", choices=known)
        )
    return MOST_ROUNDS if until == "awards" else 0


def _sign_in(run: Run, key: str) -> None:
    if run.state.categories[key].begun:
        return
    for entry in list(run.state.entries.values()):
        if entry.category != key or entry.left:
            continue
        if entry.owing_cents:
            run.do(c.TakePayment(entry=entry.id, cents=entry.owing_cents))
        if not entry.signed_in_at:
            run.do(c.SignIn(who=entry.id, override=REASON))
