"""Trying it out: made-up people and results, up to a step, in an event marked as a rehearsal."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cardhall.formats.lot import Lot
from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.caller.commands import CollectDecks
from cardhall.hall.commands import EntryRow
from cardhall.hall.courses import COURSES
from cardhall.hall.formats.bracket.decide import next_sample
from cardhall.hall.formats.rounds.decide import decks_out
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.sample import sample_event
from cardhall.hall.state import (
    Category,
    Play,
    State,
    category_of,
    finished,
    phase,
    play_state,
    standings,
)
from cardhall.messages import Message

Decide = Callable[[State, c.Command, Context], list[e.Fact]]
Evolve = Callable[[State, e.Fact], State]

STEPS = ("entries", "signed_in", "seated", "playing", "awards")
MOST_ROUNDS = 60
REASON = "rehearsal"


class _Run:
    """Commands given one after another, each on the state that the former left."""

    def __init__(self, state: State, ctx: Context, decide: Decide, evolve: Evolve) -> None:
        self.state, self.ctx, self._decide, self._evolve = state, ctx, decide, evolve
        self.lot = Lot(ctx.rng_seed, "rehearsal")
        self.facts: list[e.Fact] = []

    def do(self, command: c.Command) -> None:
        seed = f"{self.ctx.rng_seed}/{len(self.facts)}"
        ctx = Context(self.ctx.at, self.ctx.actor, "chair", seed, self.ctx.new_id)
        for fact in self._decide(self.state, command, ctx):
            self.facts.append(fact)
            self.state = self._evolve(self.state, fact)


def rehearse(
    state: State, command: c.Rehearse, ctx: Context, decide: Decide, evolve: Evolve
) -> list[e.Fact]:
    """The facts up to `until`. Raises Refusal outside a rehearsal or for an unknown step."""
    if not state.rehearsal:
        raise Refusal(
            Message("this-is-a-real-event"), "until", Message("make-another-as-a-rehearsal")
        )
    rounds = _rounds(command.until)
    key = category_of(state, command.category).key
    run = _Run(state, ctx, decide, evolve)
    if not any(entry.category == key for entry in state.entries.values()):
        people = sample_event(ctx.rng_seed, fee_cents=state.known.fee_cents)
        rows = tuple(replace(row, category=key) for row in people)
        if state.categories[key].plan.team_size > 1:
            rows = _teams(rows)
        if state.categories[key].plan.format == "table":  # one table at home, of no auxiliary
            rows = tuple(replace(r, auxiliary="") for r in rows[: state.categories[key].plan.seats])
        run.do(c.ImportEntries(rows=rows, override=REASON))
    if command.until != "entries":
        _sign_in(run, key)
    if state.categories[key].course is not None:
        _play_course(run, key, command.until)
    elif state.categories[key].is_bracket:
        _play_bracket(run, key, command.until)
    elif command.until in ("seated", "playing"):
        _seat_and_start(run, key, command.until)
    in_rounds = state.categories[key].plan.format == "elimination"
    for _ in range(rounds if in_rounds else 0):
        if finished(run.state, key) or _last_closed(run.state, key) >= rounds:
            break
        play_round(run, key)
    if command.until == "awards" and in_rounds:
        _play_off(run, key)
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


def _play_course(run: _Run, key: str, until: str) -> None:
    """Goes on step by step, until it stands where it was wanted; "round:N" ends N rounds."""
    if until in ("entries", "signed_in"):
        return
    waves = _rounds(until)
    made_up = COURSES[run.state.categories[key].plan.format].made_up
    while command := made_up(run.state, key, run.lot, run.ctx.at):
        category = run.state.categories[key]
        done = category.course.rounds_done if category.course else 0
        if phase(run.state, category) == until or (waves and done >= waves):
            return
        run.do(command)


def _play_bracket(run: _Run, key: str, until: str) -> None:
    """Draws, calls and plays a bracket; "round:N" plays every match that is ready N times."""
    if until in ("entries", "signed_in"):
        return
    waves = _rounds(until)
    while command := next_sample(run.state, key, run.lot, run.ctx.at):
        if until == "seated" and not isinstance(command, c.DrawBracket):
            return
        if isinstance(command, c.CallMatches):
            if until != "playing" and waves == 0:
                return
            waves -= 1
        elif until == "playing" and not isinstance(command, c.DrawBracket):
            return
        run.do(command)


def _rounds(until: str) -> int:
    if until.startswith("round:") and until[6:].isdecimal():
        return min(int(until[6:]), MOST_ROUNDS)
    if until not in STEPS:
        known = ", ".join((*STEPS, "round:3"))
        raise Refusal(
            Message("there-is-no-step", until=until), "until", Message("use-one-of", choices=known)
        )
    return MOST_ROUNDS if until == "awards" else 0


def _last_closed(state: State, key: str) -> int:
    return max((r.no for r in state.categories[key].rounds if r.closed_at), default=0)


def _sign_in(run: _Run, key: str) -> None:
    if run.state.categories[key].begun:
        return
    for entry in list(run.state.entries.values()):
        if entry.category != key or entry.left:
            continue
        if entry.owing_cents:
            run.do(c.TakePayment(entry=entry.id, cents=entry.owing_cents))
        if not entry.signed_in_at:
            run.do(c.SignIn(who=entry.id, override=REASON))


def _now(run: _Run, key: str) -> Category:
    return run.state.categories[key]


def _seat_and_start(run: _Run, key: str, until: str) -> None:
    now = _now(run, key).now
    if now is None or (now.state == "closed" and not finished(run.state, key)):
        run.do(c.DrawSeats(category=key))
        now = _now(run, key).now
    if until == "playing" and now is not None and now.state == "seated":
        run.do(c.StartRound(category=key, dealt_by=REASON))


def play_round(run: _Run, key: str) -> None:
    """Seats, starts, counts and closes one round with made-up chips."""
    _seat_and_start(run, key, "playing")
    now = _now(run, key).now
    assert now is not None
    for number in sorted(now.tables):
        _finish_table(run, key, now.no, number)
    run.do(c.CloseRound(category=key))
    if decks_out(_now(run, key), now.no):
        run.do(CollectDecks(category=key, round=now.no))


def _finish_table(run: _Run, key: str, no: int, table: int) -> None:
    for _ in range(4):
        now = _now(run, key).rounds[no - 1]
        play = now.tables[table]
        doing = play_state(now, play, run.ctx.at)
        if doing == "called":
            run.do(c.GiveRuling(category=key, table=table, text=REASON))
        elif doing == "disputed":
            run.do(c.SettleDispute(category=key, round=no, table=table, report=play.reports[0].id))
        elif doing == "tied" and play.outcome is not None:
            winners = tuple(run.lot.shuffle(list(play.outcome.tied))[: play.outcome.open_places])
            run.do(c.EnterTieGame(category=key, round=no, table=table, winners=winners))
        elif doing in ("playing", "time", "short"):
            run.do(_count(run, key, no, play))
        else:
            return


def _count(run: _Run, key: str, no: int, play: Play) -> c.ReportCount:
    chips, pot = made_up_chips(play, run.lot)
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


def made_up_chips(play: Play, lot: Lot) -> tuple[list[int], int]:
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


def _play_off(run: _Run, key: str) -> None:
    for _ in range(10):
        ties = standings(run.state, key).place_ties
        if not ties:
            return
        order = tuple(run.lot.shuffle(list(ties[0][1])))
        run.do(c.EnterPlaceGame(category=key, order=order, dealt_by=REASON))
