"""Whatever people ask, in whatever order: it is done or refused, and the books balance."""

import random
import typing

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import views
from cardhall.hall.event import Refusal, decide, fold
from cardhall.hall.preview import preview
from cardhall.hall.state import chip_book, money_books, standings
from hall.hallday import MINUTE, Day

ROLES = ("chair", "chair", "chair", "judge", "captain", "player", "table")
LEAVING = (c.Disqualify, c.Withdraw, c.RecordIncident, c.UndoSignIn)


class Asker:
    """Makes commands of every kind, mostly about things that exist."""

    def __init__(self, day, rng):
        self.day, self.rng = day, rng

    def anyone(self):
        return self.rng.choice([*self.day.people(), "stranger"])

    def seat_of(self, play):
        return self.rng.choice([*play.seats, self.anyone()])

    def counts(self, play):
        left, counts = play.expected or 100, []
        for one in play.seats:
            held = self.rng.randrange(left + 1)
            left -= held
            counts.append([one, held])
        counts[0][1] += left * self.rng.choice([1, 1, 1, 0])
        return tuple(c.SeatCount(entry=one, chips=held) for one, held in counts)

    def command(self):
        rng, rounds = self.rng, self.day.state.categories["boure"].rounds
        kind = rng.choice(typing.get_args(c.HallCommand))
        if rng.random() < 0.15:
            return self.next_step()
        if kind in LEAVING and rng.random() < 0.8:
            kind = c.ReportCount
        if not rounds:
            return self.plain(kind)
        a_round = rng.choice([rounds[-1], rounds[-1], rng.choice(rounds)])
        play = rng.choice(list(a_round.tables.values()))
        where = {"round": a_round.no, "table": play.table}
        tied = play.outcome.tied if play.outcome else ()
        match kind:
            case c.ReportCount:
                marks = tuple(rng.sample(play.seats, rng.randrange(len(play.seats) + 1)))
                return c.ReportCount(counts=self.counts(play), marks=marks, **where)
            case c.CorrectResult:
                tie = tied[: play.outcome.open_places] if tied else ()
                return c.CorrectResult(
                    counts=self.counts(play),
                    tie_winners=tie,
                    void=rng.random() < 0.2,
                    why="x",
                    **where,
                )
            case c.EnterTieGame:
                return c.EnterTieGame(winners=tied[: rng.randrange(3)], dealt_by="J", **where)
            case c.TakeBackReport:
                return c.TakeBackReport(**where)
            case c.VoidTable:
                return c.VoidTable(why="x", replay=rng.random() < 0.5, **where)
            case c.SettleDispute:
                ids = [r.id for r in play.reports] or ["none"]
                return c.SettleDispute(report=rng.choice(ids), **where)
            case c.MarkSeat:
                mark = rng.choice(["", "broke", "no_show", "walked_out"])
                return c.MarkSeat(entry=self.seat_of(play), mark=mark, **where)
            case c.CallChair:
                return c.CallChair(table=play.table)
            case c.GiveRuling:
                return c.GiveRuling(table=play.table, text="x")
            case c.SetStack:
                return c.SetStack(
                    table=play.table, entry=self.seat_of(play), chips=rng.choice([99, 100])
                )
            case c.EnterPlaceGame:
                ties = standings(self.day.state, "boure").place_ties
                return c.EnterPlaceGame(order=ties[0][1] if ties else ())
            case c.UndoCorrection:
                ids = [*self.day.state.corrections, "none"]
                return c.UndoCorrection(correction=rng.choice(ids))
        return self.plain(kind)

    def next_step(self):
        """What the console offers first, else a count of a table that waits for one."""
        needs = views.console_view(self.day.state, self.day.at).needs
        offered = [n.action.command for n in needs if n.action and n.action.command]
        if offered:
            return c.convert_command(offered[0])
        now = self.day.state.categories["boure"].now
        return c.Rehearse(until=f"round:{now.no}" if now else "signed_in")

    def plain(self, kind):
        rng, one = self.rng, self.anyone()
        name = f"New {rng.randrange(50)}"
        payments = [*self.day.state.payments, "none"]
        made = {
            c.CreateEvent: lambda: c.CreateEvent(id="ev"),
            c.ChangeSettings: lambda: c.ChangeSettings(settings=c.SettingsPatch(venue=name)),
            c.SetOption: lambda: c.SetOption(option="moves", value="every3"),
            c.TakeEntry: lambda: c.TakeEntry(
                name=name, auxiliary="Oak", paid_cents=rng.choice([0, 1500]), override="x"
            ),
            c.ImportEntries: lambda: c.ImportEntries(
                rows=(c.EntryRow(name=name, auxiliary=f"House {name}"),)
            ),
            c.ChangeEntry: lambda: c.ChangeEntry(entry=one, name=name, override="x"),
            c.TakePayment: lambda: c.TakePayment(entry=one, cents=rng.choice([0, 100, 1500])),
            c.CorrectPayment: lambda: c.CorrectPayment(
                payment=rng.choice(payments), cents=rng.choice([0, 1400, 1500]), why="x"
            ),
            c.CountCash: lambda: c.CountCash(cents=rng.randrange(9000)),
            c.SignIn: lambda: c.SignIn(who=one, override="x"),
            c.UndoSignIn: lambda: c.UndoSignIn(entry=one),
            c.Substitute: lambda: c.Substitute(entry=one, name=name),
            c.Withdraw: lambda: c.Withdraw(entry=one),
            c.Reinstate: lambda: c.Reinstate(entry=one, why="x"),
            c.NewCode: lambda: c.NewCode(entry=rng.choice([one, ""])),
            c.BlankName: lambda: c.BlankName(entry=one),
            c.DrawSeats: lambda: c.DrawSeats(again=rng.random() < 0.5),
            c.SwapSeats: lambda: c.SwapSeats(first=one, second=self.anyone()),
            c.AddSeat: lambda: c.AddSeat(entry=one, table=rng.randrange(3)),
            c.SetTableMode: lambda: c.SetTableMode(table=rng.randrange(4), mode="live"),
            c.StartRound: c.StartRound,
            c.TakeBackStart: c.TakeBackStart,
            c.AddMinutes: lambda: c.AddMinutes(minutes=rng.randrange(9), table=rng.randrange(3)),
            c.CallTime: c.CallTime,
            c.CloseRound: c.CloseRound,
            c.RecordIncident: lambda: c.RecordIncident(
                kind=rng.choice(["foul", "language", "area"]), entry=one, witness="J", ruled=True
            ),
            c.Disqualify: lambda: c.Disqualify(entry=one, why="x"),
            c.LiftDisqualification: lambda: c.LiftDisqualification(entry=one, why="x"),
            c.Rehearse: lambda: c.Rehearse(until=rng.choice(["playing", "round:2", "seated"])),
        }
        return made.get(kind, c.CloseRound)()


def check(day):
    state = day.state
    assert sum(money_books(state).values()) == 0
    assert sum(entry.paid_cents for entry in state.entries.values()) == money_books(state)["cash"]
    for a_round in state.categories["boure"].rounds:
        seated = [one for play in a_round.tables.values() for one in play.seats]
        assert len(seated) == len(set(seated))
        for play in a_round.tables.values():
            assert sum(chip_book(play).values()) == 0
    times = [fact.at for fact in day.facts]
    assert times == sorted(times)
    console = views.console_view(state, day.at)
    msgspec.json.encode(console)
    views.judge_view(state, day.at)
    views.projector_view(state, day.at)
    for table in (1, 2, 9):
        views.captain_view(state, "boure", table, day.at)
    for one in day.people():
        views.player_view(state, one, day.at)
    for need in console.needs:
        for action in (need.action, *need.more):
            if action and action.command:
                decide(state, c.convert_command(action.command), day.ctx())


def asked(day, command, role):
    """Whether it was done; a refusal says why and what to do."""
    try:
        preview(day.state, command, day.ctx())
        day.do(command, role=role)
    except Refusal as refusal:
        explained = bool(refusal.why and refusal.cure)
    else:
        return True
    assert explained
    return False


@pytest.mark.parametrize("block", range(6))
def test_every_command_is_done_or_refused_with_a_cure_and_the_books_balance(block):
    done = 0
    for seed in range(block * 5, block * 5 + 5):
        rng = random.Random(seed)
        day = Day(rng.randrange(3, 14), auxiliaries=3, seed=str(seed)).sign_in_all()
        asker = Asker(day, rng)
        for step in range(250):
            day.at += rng.randrange(-2, 4) * MINUTE
            command, role = asker.command(), rng.choice(ROLES)
            done += asked(day, command, role)
            if step % 25 == 0:
                check(day)
        check(day)
        stored = [e.decode_event(e.encode_event(fact)) for fact in day.facts]
        assert fold(stored).categories == day.state.categories
        assert fold(stored).entries == day.state.entries
    assert done > 150
