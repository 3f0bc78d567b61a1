"""A hold'em tournament in the hall: entries, clock, rebuys, moves, chips, places, prizes."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from cardhall.formats.freezeout import places as places_of
from cardhall.formats.structure import Level
from cardhall.hall import commands as c
from cardhall.hall.event import Context, Refusal, State, decide, evolve
from cardhall.hall.events import Fact
from cardhall.hall.formats.freezeout import commands as h
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout import shapes, views
from cardhall.hall.formats.freezeout.clock import MINUTE, Clock
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.log import clause_of, words
from cardhall.hall.preview import preview
from cardhall.hall.sample import sample_event
from cardhall.hall.state import money_books
from cardhall.hall.views import (
    captain_view,
    console_view,
    judge_view,
    player_view,
    projector_view,
    standing_lines,
)
from cardhall.messages import written
from cardhall.rulebook import load
from tests.hall.hallday import there

KEY = "holdem"
PLAY = 1_800_014_400_000


class Tournament:
    """A day with a clock of its own; `players` of made-up people, all signed in and paid."""

    def __init__(
        self, players: int = 0, seed: str = "day", start: bool = True, **options: str
    ) -> None:
        self.state, self.at, self.seed, self._ids = State(), PLAY - 60 * MINUTE, seed, 0
        self.facts: list[Fact] = []
        settings = c.SettingsPatch(play_at=PLAY)
        self.do(c.CreateEvent(id="ev", preset="kofc-holdem", settings=settings, rehearsal=True))
        for name, value in options.items():
            option = name.replace("__", ".").replace("_", "-")
            self.do(c.SetOption(category=KEY, option=option, value=value))
        if players:
            rows = sample_event(seed, players, max(1, players // 5), fee_cents=2000)
            rows = [replace(row, category=KEY) for row in rows]
            self.do(c.ImportEntries(rows=tuple(rows)))
            for one in self.state.entries:
                self.do(c.SignIn(who=one, override="test"))
            if start:
                self.at = PLAY
                self.do(c.DrawSeats(category=KEY))
                self.do(h.StartClock(category=KEY))

    def ctx(self, role: str = "chair", scope: str = "") -> Context:
        return Context(
            self.at, written(role.title()), role, f"{self.seed}/{self._ids}", self.new_id, scope
        )

    def new_id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def do(self, command: c.Command, role: str = "chair", scope: str = "") -> list[Fact]:
        facts = decide(self.state, command, self.ctx(role, scope))
        for fact in facts:
            self.state = evolve(self.state, fact)
            self.facts.append(fact)
            assert words(self.state, fact)
        self.sums()
        return facts

    def sums(self) -> None:
        """Both books sum to zero after every command (OP-HOLDEM-03)."""
        if KEY in self.state.categories:
            assert sum(money_books(self.state).values()) == 0
            assert sum(views.chip_book(self.state.categories[KEY]).values()) == 0

    def refused(self, command: c.Command, role: str = "chair", scope: str = "") -> Refusal:
        with pytest.raises(Refusal) as found:
            decide(self.state, command, self.ctx(role, scope))
        return found.value

    # --- verbs ---

    @property
    def freezeout(self) -> Freezeout:
        freezeout = self.state.categories[KEY].format_state
        assert isinstance(freezeout, Freezeout)
        return freezeout

    @property
    def card(self) -> shapes.FreezeoutCard:
        return views.card(self.state, self.state.categories[KEY], self.at)

    def pass_minutes(self, minutes: float) -> "Tournament":
        self.at += int(minutes * MINUTE)
        return self

    def at_table(self, table: int) -> list[str]:
        return self.freezeout.room().tables[table].players

    def out(self, *players: str, stacks: Sequence[int] = (), **more: Any) -> str:
        """They lost everything on one hand; the id of the report."""
        where = self.freezeout.room().seat_of(players[0])
        assert where is not None
        outs = tuple(
            h.OutSeat(entry=one, stack=stacks[i] if stacks else 0) for i, one in enumerate(players)
        )
        self.do(h.ReportOut(category=KEY, table=where[0], outs=outs, **more))
        return list(self.freezeout.hands)[-1]

    def decline(self, out: str, entry: str) -> None:
        self.do(h.DeclineRebuy(category=KEY, out=out, entry=entry))

    def rebuy(self, out: str, entry: str) -> None:
        self.do(h.Rebuy(category=KEY, out=out, entry=entry))

    def after_the_hour(self) -> "Tournament":
        """Level 4, with every chip counted."""
        self.pass_minutes(61)
        self.count_all()
        self.pass_minutes(10)
        if not self.freezeout.clock(self.state.categories[KEY].plan).running:
            self.do(h.StartClock(category=KEY))
        return self

    def count_all(self, level: int = 3, short: int = 0) -> None:
        for table in self.freezeout.room().live:
            self.count(table.number, level, short)
            short = 0

    def count(self, number: int, level: int = 3, short: int = 0) -> list[Fact]:
        room = self.freezeout.room()
        group = next(group for group in room.chips if number in group)
        assert len(group) == 1, "its chips are not known by themselves"
        players, whole = room.tables[number].players, room.chips[group]
        stacks = [whole // len(players) // 100 * 100] * len(players)
        stacks[0] += whole - sum(stacks) - short
        found = tuple(h.Stack(entry=p, chips=n) for p, n in zip(players, stacks, strict=True))
        return self.do(h.CountTable(category=KEY, level=level, table=number, stacks=found))

    def finish(self) -> None:
        """Every table that is asked has finished its hand."""
        for number in self.freezeout.waited_for():
            table = self.freezeout.room().tables[number]
            self.do(h.FinishHand(category=KEY, table=number, big=table.next_big + 1))

    def move(self) -> list[Fact]:
        self.finish()
        players = tuple(move.player for move in self.freezeout.proposed())
        return self.do(h.MakeMoves(category=KEY, players=players))

    def settle(self) -> None:
        while self.freezeout.waited_for() or self.freezeout.proposed():
            self.move()

    def unbalance(self) -> tuple[int, int]:
        """Of twenty-one, two are out at one table: a table with seven, and that with five."""
        large, small = (table.number for table in self.freezeout.room().live[:2])
        for _ in range(2):
            out = self.out(self.at_table(small)[0])
            if self.freezeout.asked():
                self.decline(out, self.freezeout.hands[out].outs[0].entry)
        return large, small

    def thin_out(self, left: int) -> None:
        """After the hour: one after another, from the table with the most, until so many are in."""
        while len(self.freezeout.room().people) > left:
            self.settle()
            self.pass_minutes(0.1)
            table = max(self.freezeout.room().live, key=lambda one: (len(one.players), -one.number))
            self.out(table.players[-1])
        self.settle()

    def place(self, entry: str) -> tuple[int, bool]:
        return self.freezeout.places()[entry]


# --- the door ------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-01")
def test_anyone_enters_by_the_form_without_a_local_result() -> None:
    day = Tournament()
    day.do(c.TakeEntry(name="Ann Testperson", auxiliary="Council 1", category=KEY))
    (entry,) = day.state.entries.values()
    assert (entry.name, entry.left) == ("Ann Testperson", None)


@pytest.mark.clause("HOLDEM-02")
def test_the_rules_are_a_profile_chosen_for_the_event() -> None:
    assert list(Tournament().state.categories) == [KEY]
    made = decide(State(), c.CreateEvent(id="ev", preset="llaa"), Tournament().ctx())
    assert KEY not in evolve(State(), made[0]).categories


@pytest.mark.clause("HOLDEM-03")
def test_sixty_entries_owe_twelve_hundred() -> None:
    day = Tournament(60, start=False)
    assert console_view(day.state, day.at).money.due_cents == 120_000


@pytest.mark.clause("HOLDEM-04")
def test_sixty_players_bring_six_hundred_thousand_chips() -> None:
    day = Tournament(60)
    assert day.card.in_play == 600_000
    assert day.card.average == 10_000


@pytest.mark.clause("HOLDEM-06")
def test_players_are_told_when_the_rules_are_reviewed_and_the_first_cards_fall() -> None:
    day = Tournament(9, start=False)
    entry = next(iter(day.state.entries))
    seat = player_view(day.state, entry, day.at).format_seat
    assert isinstance(seat, shapes.FreezeoutSeat)
    assert (seat.review_at, seat.play_at) == (PLAY - 30 * MINUTE, PLAY)
    day.do(c.ChangeSettings(settings=c.SettingsPatch(signin_minutes=45)))
    assert day.card.review_at == PLAY - 45 * MINUTE


@pytest.mark.clause("HOLDEM-07")
def test_a_form_is_one_contestant_and_two_names_are_refused() -> None:
    day = Tournament()
    two = c.TakeEntry(name="Ann", partner="Bea", auxiliary="Council 1", category=KEY)
    assert day.refused(two).field == "partner"
    for name in ("Ann", "Bea", "Cyr"):  # each of one council has their own form
        day.do(c.TakeEntry(name=name, auxiliary="Council 1", category=KEY))
    assert len(day.state.entries) == 3


@pytest.mark.clause("HOLDEM-08")
def test_a_form_after_the_deadline_is_late() -> None:
    day = Tournament()
    day.do(c.ChangeSettings(settings=c.SettingsPatch(deadline="2027-03-20")))
    late = c.TakeEntry(name="Ann", auxiliary="C", category=KEY, dated="2027-03-21")
    assert "late" in day.refused(late).why
    day.do(c.TakeEntry(name="Ann", auxiliary="C", category=KEY, dated="2027-03-20"))


@pytest.mark.clause("HOLDEM-09")
def test_an_unpaid_entrant_gets_no_seat_but_by_the_chairs_reason() -> None:
    day = Tournament(18, start=False)
    day.do(c.TakeEntry(name="Ann Unpaid", auxiliary="C", category=KEY))
    ann = list(day.state.entries)[-1]
    day.do(c.SignIn(who=ann, override="test"))
    (drawn,) = day.do(c.DrawSeats(category=KEY))
    assert isinstance(drawn, f.TablesDrawn)
    assert [(out.entry, out.clause) for out in drawn.left_out] == [(ann, "HOLDEM-09")]
    refusal = day.refused(c.AddSeat(category=KEY, entry=ann))
    assert (refusal.clause, "20.00" in refusal.why) == ("HOLDEM-09", True)
    (again,) = day.do(c.DrawSeats(category=KEY, again=True, override="She pays at noon"))
    assert isinstance(again, f.TablesDrawn)
    assert ann in day.freezeout.entered()
    assert clause_of(again) == "HOLDEM-09"


def test_who_did_not_come_has_no_seat_and_may_come_late() -> None:
    day = Tournament(20, start=False)
    late = next(iter(day.state.entries))
    day.do(c.UndoSignIn(entry=late))
    day.do(c.DrawSeats(category=KEY))
    day.at = PLAY
    day.do(h.StartClock(category=KEY))
    assert late not in day.freezeout.room().people
    assert "signed in" in day.refused(c.AddSeat(category=KEY, entry=late)).why
    day.do(c.SignIn(who=late, override="late"))
    day.pass_minutes(59)
    (seated,) = day.do(c.AddSeat(category=KEY, entry=late))
    assert isinstance(seated, f.PlayerSeated)
    assert day.card.in_play == 200_000
    assert len(day.at_table(seated.table)) == 7


def test_after_the_first_hour_of_play_late_people_wait_for_a_reason() -> None:
    day = Tournament(18)
    day.do(c.TakeEntry(name="Late Testperson", auxiliary="C", category=KEY, paid_cents=2000))
    late = list(day.state.entries)[-1]
    day.do(c.SignIn(who=late, override="late"))
    day.pass_minutes(61)
    assert "first 60 minutes" in day.refused(c.AddSeat(category=KEY, entry=late)).why
    assert "taken" in day.refused(c.AddSeat(category=KEY, entry=late, override="Snow")).why


def test_seats_are_exchanged_before_the_first_cards_only() -> None:
    day = Tournament(18, start=False)
    day.do(c.DrawSeats(category=KEY))
    first, second = day.at_table(1)[0], day.at_table(2)[4]
    day.do(c.SwapSeats(category=KEY, first=first, second=second))
    assert (day.at_table(1)[0], day.at_table(2)[4]) == (second, first)
    day.do(h.StartClock(category=KEY))
    refusal = day.refused(c.SwapSeats(category=KEY, first=first, second=second))
    assert refusal.clause == "HOLDEM-120"


def test_who_leaves_between_the_draw_and_the_first_cards_has_no_chips_there() -> None:
    day = Tournament(18, start=False)
    day.do(c.DrawSeats(category=KEY))
    gone = day.at_table(1)[3]
    day.do(c.Withdraw(entry=gone))
    day.do(h.StartClock(category=KEY))
    assert gone not in day.freezeout.room().people
    assert day.card.in_play == 170_000


# --- the clock -----------------------------------------------------------------------------------


def a_clock() -> Clock:
    levels = (
        Level(small=25, big=50, minutes=20),
        Level(small=50, big=100, minutes=20, rest=10, count=True),
        Level(small=75, big=150, minutes=20),
    )
    return Clock(levels=levels).started(0)


@pytest.mark.clause("OP-HOLDEM-02")
def test_levels_follow_the_schedule_and_double_behind_its_end() -> None:
    day = Tournament(9)
    blinds = [(row.small, row.big, row.minutes) for row in day.card.levels]
    assert blinds[:4] == [(25, 50, 20), (50, 100, 20), (75, 150, 20), (100, 200, 20)]
    assert blinds[-1] == (8000, 16000, 20)
    assert a_clock().level(5).big == 600
    day.pass_minutes(25)
    (now, *ahead) = day.card.clock.parts
    assert (now.level, now.small, now.ends) == (2, 50, PLAY + 40 * MINUTE)
    assert ahead[0].level == 3


def test_breaks_are_no_play_and_the_clock_waits_in_them_for_the_chips() -> None:
    clock = a_clock()
    found = clock.reading(55 * MINUTE)
    assert (found.level, found.is_break, found.waits) == (2, True, True)
    assert found.played == 40 * MINUTE
    on = clock.settled_behind(2, 45 * MINUTE)
    assert on.reading(50 * MINUTE).level == 3
    assert on.reading(55 * MINUTE).played == 45 * MINUTE
    late = clock.settled_behind(2, 55 * MINUTE)
    assert (late.reading(99 * MINUTE).level, late.running) == (3, False)


def test_the_clock_is_paused_moved_lengthened_and_each_can_be_taken_back() -> None:
    day = Tournament(9).pass_minutes(5)
    steps: list[tuple[c.Command, int]] = [
        (h.MoveClock(category=KEY, minutes=-1), 16),
        (h.MoveClock(category=KEY, minutes=3), 13),
        (c.AddMinutes(category=KEY, minutes=5), 18),
        (h.EndLevel(category=KEY), 20),
        (h.PauseClock(category=KEY), 20),
    ]
    for command, left in steps:
        day.do(command)
        assert day.card.clock.left == left * MINUTE
    assert day.card.clock.parts[0].level == 2
    day.pass_minutes(30)
    assert day.card.clock.left == 20 * MINUTE
    for left in (20, 18, 13, 16, 15):
        day.do(h.TakeBackClock(category=KEY))
        day.at = PLAY + 5 * MINUTE
        assert day.card.clock.left == left * MINUTE


def test_the_clock_may_go_back_into_the_level_before_and_never_before_the_first() -> None:
    clock = a_clock().moved(-5 * MINUTE, 22 * MINUTE)
    assert clock.reading(22 * MINUTE) == a_clock().reading(17 * MINUTE)
    assert a_clock().moved(-99 * MINUTE, 22 * MINUTE).reading(22 * MINUTE).into == 0


def test_the_schedule_is_edited_ahead_and_not_behind() -> None:
    day = Tournament(9).pass_minutes(25)
    levels = list(day.freezeout.clock(day.state.categories[KEY].plan).levels)
    ahead = (*levels[:3], Level(small=125, big=250, ante=25, minutes=15), *levels[4:])
    day.do(h.SetLevels(category=KEY, levels=ahead))
    assert day.card.levels[3].ante == 25
    behind = (Level(small=5, big=10, minutes=20), *ahead[1:])
    assert day.refused(h.SetLevels(category=KEY, levels=behind)).field == "levels.1"
    odd = (*ahead[:6], Level(small=300, big=650, minutes=20), *ahead[7:])
    assert "650" in day.refused(h.SetLevels(category=KEY, levels=odd)).why


# --- rebuys --------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-05")
@pytest.mark.clause("OP-HOLDEM-01")
def test_one_rebuy_within_the_first_hour_of_play() -> None:
    day = Tournament(27)
    ann, bea = day.at_table(1)[:2]
    day.at = PLAY + 59 * MINUTE + 59_000
    out = day.out(ann)
    assert [ask.name for ask in day.card.asks] == [day.state.entries[ann].name]
    day.rebuy(out, ann)
    assert ann in day.at_table(1)
    assert day.card.in_play == 280_000
    assert day.state.entries[ann].paid_cents == 4000
    again = day.out(ann)
    assert day.freezeout.hands[again].outs[0].rebuy == ""
    assert ann not in day.freezeout.room().people
    day.at = PLAY + 60 * MINUTE + 1_000
    day.do(h.MoveClock(category=KEY, minutes=-1))  # the clock is set right: a minute more of play
    day.out(bea)
    assert len(day.card.asks) == 1


@pytest.mark.clause("HOLDEM-05")
def test_after_the_first_hour_nobody_buys_in_again_and_breaks_do_not_count() -> None:
    day = Tournament(27)
    ann, bea = day.at_table(1)[:2]
    levels = list(day.freezeout.clock(day.state.categories[KEY].plan).levels)
    early = (Level(small=25, big=50, minutes=20, rest=15), *levels[1:])
    day.do(h.SetLevels(category=KEY, levels=early))
    day.at = PLAY + 75 * MINUTE - 1000  # an hour of play less a second, by the break
    day.out(ann)
    assert day.card.asks
    day.at = PLAY + 75 * MINUTE + 1000
    day.out(bea)
    assert [ask.entry for ask in day.card.asks] == []
    assert bea not in day.freezeout.room().people


@pytest.mark.clause("OP-HOLDEM-01")
def test_by_the_house_rule_the_hand_counts_that_had_begun_within_the_hour() -> None:
    strict, kind = Tournament(18), Tournament(18, rebuy__until="hand-start")
    for day, asked in ((strict, 0), (kind, 1)):
        day.pass_minutes(61)
        day.out(day.at_table(1)[0], hand_in_time=True)
        assert len(day.card.asks) == asked


@pytest.mark.clause("OP-X-24")
def test_the_rebuy_is_asked_before_the_next_deal_and_unanswered_is_out() -> None:
    day = Tournament(22)  # 8, 7, 7
    other = day.freezeout.room().live[-1].number
    for _ in range(2):
        gone = day.at_table(other)[0]
        day.decline(day.out(gone), gone)
    assert day.freezeout.waited_for()
    first, second, third = day.at_table(other)[:3]
    out = day.out(first, second, stacks=(5000, 9000))
    assert not day.freezeout.waited_for(), "balancing waits for the answer"
    day.rebuy(out, second)
    day.out(third)
    assert day.freezeout.hands[out].outs[0].rebuy == "no"
    assert day.place(first)[0] == 20, "of the two only the first was out, and so is last"
    assert [type(fact) for fact in day.facts[-2:]] == [f.RebuyDeclined, f.PlayersOut]


def test_an_answer_is_taken_back_and_the_fee_with_it() -> None:
    day = Tournament(18)
    ann = day.at_table(1)[0]
    out = day.out(ann)
    day.rebuy(out, ann)
    day.do(h.TakeBackAnswer(category=KEY, out=out, entry=ann), "captain", f"{KEY}/1")
    assert (day.state.entries[ann].paid_cents, day.card.in_play) == (2000, 180_000)
    day.decline(out, ann)
    assert ann not in day.freezeout.room().people
    day.do(h.TakeBackOut(category=KEY, out=out))
    assert ann in day.at_table(1)


# --- going out -----------------------------------------------------------------------------------


@pytest.mark.clause("OP-HOLDEM-12")
def test_of_two_out_on_one_hand_the_larger_stack_stands_higher_and_level_ones_share() -> None:
    day = Tournament(18).after_the_hour()
    ann, bea, cyr, dot = day.at_table(1)[:4]
    hand = h.ReportOut(category=KEY, table=1, outs=(h.OutSeat(entry=ann), h.OutSeat(entry=bea)))
    assert day.refused(hand).clause == "OP-HOLDEM-12"
    day.out(ann, bea, stacks=(3000, 8000))
    assert (day.place(ann), day.place(bea)) == ((18, False), (17, False))
    day.out(cyr, dot, stacks=(4000, 4000))
    assert (day.place(cyr), day.place(dot)) == ((15, True), (15, True))


def test_a_table_tells_only_of_itself_and_somebody_has_won_the_chips() -> None:
    day = Tournament(18)
    ann = day.at_table(1)[0]
    told = h.ReportOut(category=KEY, table=1, outs=(h.OutSeat(entry=ann),))
    assert day.refused(told, "captain", f"{KEY}/2").field == "table"
    all_out = tuple(h.OutSeat(entry=one, stack=1) for one in day.at_table(1))
    assert "won" in day.refused(h.ReportOut(category=KEY, table=1, outs=all_out)).why
    assert day.refused(h.ReportOut(category=KEY, table=2, outs=(h.OutSeat(entry=ann),)))


def test_a_phone_that_was_off_the_line_tells_when_it_was() -> None:
    day = Tournament(18).after_the_hour()
    ann, bea = day.at_table(1)[0], day.at_table(2)[0]
    then = day.at
    day.pass_minutes(3)
    day.out(bea)
    day.pass_minutes(1)
    day.out(ann, lost_at=then)
    assert (day.place(ann)[0], day.place(bea)[0]) == (18, 17)


def test_places_are_total_and_the_clock_stops_for_the_winner() -> None:
    day = Tournament(20).after_the_hour()
    day.thin_out(1)
    assert sorted(place for place, _ in day.freezeout.places().values()) == list(range(1, 21))
    assert not day.card.clock.running
    assert day.card.phase == "done"
    assert standing_lines(day.state, KEY)[0].place == 1
    assert len(projector_view(day.state, day.at).format_cards) == 1


def test_hand_for_hand_counts_hands_played_at_the_same_time_as_one() -> None:
    day = Tournament(20).after_the_hour()
    day.do(h.SetPayouts(category=KEY, shares=(40, 20, 10, 5, 5, 4, 4, 4, 4, 4)))
    day.thin_out(11)
    need = console_view(day.state, day.at).needs[0]
    assert need.action
    assert need.action.command == {"type": "start_hand_for_hand", "category": KEY}
    day.do(h.StartHandForHand(category=KEY))
    (one, two) = (table.number for table in day.freezeout.room().live)
    day.do(h.HandDone(category=KEY, table=one))
    assert day.card.hand_for_hand
    assert day.card.hand_for_hand.waiting == (two,)
    day.do(h.HandDone(category=KEY, table=two))
    assert day.card.hand_for_hand
    assert day.card.hand_for_hand.round == 2
    ann, bea = day.at_table(one)[0], day.at_table(two)[0]
    day.out(ann, stacks=(5000,))
    assert not day.freezeout.waited_for(), "nobody is moved before the round is over"
    day.pass_minutes(2)
    day.out(bea, stacks=(5000,))
    assert (day.place(ann), day.place(bea)) == ((10, True), (10, True))
    day.do(h.HandDone(category=KEY, table=one))
    ended = day.do(h.HandDone(category=KEY, table=two))
    assert isinstance(ended[-1], f.HandForHandEnded)
    assert day.card.hand_for_hand is None
    day.settle()
    for place in range(9, 1, -1):  # at the same moment, as the hall is told
        gone = day.at_table(1)[0]
        day.out(gone, lost_at=day.at)
        assert day.place(gone) == (place, False)
    assert (day.place(ann), day.place(bea)) == ((10, True), (10, True))


# --- moves ---------------------------------------------------------------------------------------


@pytest.mark.clause("OP-HOLDEM-11")
def test_who_is_due_next_for_the_big_blind_moves_when_both_hands_are_finished() -> None:
    day = Tournament(21).after_the_hour()
    large, small = day.unbalance()
    assert day.freezeout.waited_for() == {large: True, small: True}
    due = day.at_table(large)[4]
    day.do(h.FinishHand(category=KEY, table=large, big=4), "captain", f"{KEY}/{large}")
    assert not day.card.moves
    day.do(h.FinishHand(category=KEY, table=small, big=5), "captain", f"{KEY}/{small}")
    (move,) = day.card.moves
    assert (move.entry, move.kind) == (due, "balance")
    assert f"Table {large} has 7, table {small} has 5" in move.why
    assert day.refused(h.MakeMoves(category=KEY, players=("id1",))).clause == "OP-HOLDEM-11"
    day.do(h.MakeMoves(category=KEY, players=(due,)))
    seat_view = player_view(day.state, due, day.at).format_seat
    assert isinstance(seat_view, shapes.FreezeoutSeat)
    assert (seat_view.table, seat_view.moved, seat_view.why) == (small, True, move.why)
    day.do(h.TakeBackMoves(category=KEY))
    assert due in day.at_table(large)


@pytest.mark.clause("OP-HOLDEM-11")
def test_the_highest_table_is_broken_and_the_last_nine_draw_anew() -> None:
    day = Tournament(28).after_the_hour()
    day.thin_out(28 - 1)
    assert {table.number for table in day.freezeout.room().live} == {1, 2, 3}
    broken = [x for x in day.facts if isinstance(x, f.PlayersMoved) and x.moves[0].kind == "break"]
    assert {move.from_table for move in broken[0].moves} == {4}
    assert len(captain_view(day.state, KEY, 4, day.at).text) > 0
    day.thin_out(9)
    (final,) = day.freezeout.room().live
    assert len(final.players) == 9
    moves = next(x for x in reversed(day.facts) if isinstance(x, f.PlayersMoved)).moves
    assert {move.kind for move in moves} == {"final"}


def test_a_chair_who_waits_for_a_hand_asks_the_tables_again() -> None:
    day = Tournament(21).after_the_hour()
    day.unbalance()
    day.finish()
    assert day.card.moves
    day.do(h.PlayOn(category=KEY))
    assert not day.card.moves
    assert day.freezeout.waited_for()


@pytest.mark.clause("HOLDEM-120")
def test_seats_are_not_changed_to_dodge_blinds() -> None:
    day = Tournament(19)
    table = min(day.freezeout.room().live, key=lambda t: len(t.players))
    due, open_seat = table.players[0], len(table.players) + 2
    dodge = h.MovePlayer(category=KEY, entry=due, table=table.number, seat=open_seat, why="Draught")
    refusal = day.refused(dodge)
    assert (refusal.clause, "longer for the big blind" in refusal.why) == ("HOLDEM-120", True)
    passed = h.MovePlayer(
        category=KEY,
        entry=due,
        table=table.number,
        seat=open_seat,
        why="x",
        override="Broken chair",
    )
    (fact,) = day.do(passed)
    assert clause_of(fact) == "HOLDEM-120"


# --- chips ---------------------------------------------------------------------------------------


def test_chips_counted_in_a_break_must_add_up() -> None:
    day = Tournament(18).pass_minutes(61)
    assert day.card.count
    assert day.card.count.missing == (1, 2)
    day.count(1, short=1200)
    day.count(2)
    found = day.card.count
    assert found
    assert found.off == ("Table 1 has 1,200 chips too few",)
    day.pass_minutes(30)
    assert day.card.clock.waits
    assert "1,200" in day.refused(h.StartClock(category=KEY)).why
    day.count(1)
    assert day.card.count is None
    assert not day.card.clock.running
    day.do(h.StartClock(category=KEY))
    assert day.card.clock.parts[0].level == 4


def test_a_difference_is_let_pass_with_a_reason_and_stays_in_the_books() -> None:
    day = Tournament(18).pass_minutes(61)
    day.count_all(short=500)
    assert day.refused(h.LetCountPass(category=KEY, level=3, why=" ")).field == "why"
    day.do(h.LetCountPass(category=KEY, level=3, why="Two chips fell into the vent"))
    assert day.card.count is None
    assert views.chip_book(day.state.categories[KEY])["missing"] == 500
    assert day.card.in_play == 179_500


def test_tables_between_which_chips_went_uncounted_are_summed_together() -> None:
    day = Tournament(21)
    _, small = day.unbalance()
    (fact,) = [x for x in day.move() if isinstance(x, f.PlayersMoved)]
    source = fact.moves[0].from_table
    chips = day.freezeout.room().chips
    assert chips[frozenset({source, small})] == 140_000
    day.do(h.TakeBackMoves(category=KEY))
    day.finish()
    (move,) = day.card.moves
    carried = (h.Stack(entry=move.entry, chips=7000),)
    day.do(h.MakeMoves(category=KEY, players=(move.entry,), stacks=carried))
    assert day.freezeout.room().chips[frozenset({small})] == 77_000


@pytest.mark.clause("OP-HOLDEM-13")
def test_small_chips_are_changed_up_with_a_race_and_the_sum_follows() -> None:
    day = Tournament(18)
    levels = list(day.freezeout.clock(day.state.categories[KEY].plan).levels)
    early = (Level(small=25, big=50, minutes=20, rest=5, count=True, least=100), *levels[3:])
    with pytest.raises(Refusal):  # 150 is not made of hundreds
        day.do(h.SetLevels(category=KEY, levels=early))
    fit = (early[0], *[one for one in early[1:] if one.small % 100 == 0])
    day.do(h.SetLevels(category=KEY, levels=fit))
    day.pass_minutes(21)
    assert day.refused(h.ChangeUp(category=KEY, level=1)).clause == "OP-HOLDEM-13"
    odd = {1: [10_025, 9_975, *[10_000] * 7], 2: [10_050, 9_950, *[10_000] * 7]}
    for number, stacks in odd.items():
        found = zip(day.at_table(number), stacks, strict=True)
        told = tuple(h.Stack(entry=one, chips=chips) for one, chips in found)
        day.do(h.CountTable(category=KEY, level=1, table=number, stacks=told))
    assert day.card.count
    assert day.card.count.agreed
    assert day.card.count.least == 100
    (changed,) = day.do(h.ChangeUp(category=KEY, level=1))
    assert isinstance(changed, f.ChipsChangedUp)
    before = {stack.entry: stack.chips for stack in changed.before}
    for stack in changed.after:
        assert stack.chips % 100 == 0
        assert stack.chips > 0
        assert abs(stack.chips - before[stack.entry]) < 100
    assert day.card.in_play == 180_000
    assert day.card.least == 100
    day.pass_minutes(5)
    assert day.card.clock.parts[0].level == 2


@pytest.mark.clause("OP-HOLDEM-13")
@pytest.mark.parametrize("level", [-1, 0, 99, 10**9])
def test_a_level_that_is_none_has_nothing_to_count_or_change_up(level: int) -> None:
    day = Tournament(18)
    for command in (
        h.ChangeUp(category=KEY, level=level),
        h.LetCountPass(category=KEY, level=level, why="late"),
        h.CountTable(category=KEY, level=level, table=1, stacks=()),
    ):
        assert day.refused(command).field == "level"


def test_nobody_is_counted_at_nothing() -> None:
    day = Tournament(9).pass_minutes(61)
    first, *others = day.at_table(1)
    stacks = (
        h.Stack(entry=first, chips=90_000),
        *(h.Stack(entry=one, chips=0) for one in others),
    )
    told = h.CountTable(category=KEY, level=3, table=1, stacks=stacks)
    assert "Report the player out" in day.refused(told).cure


def test_chips_of_one_sent_away_leave_the_event_too() -> None:
    day = Tournament(18)
    ann = day.at_table(1)[0]
    day.do(c.Disqualify(entry=ann, why="Marked a card"))
    assert any(need.kind == "left" for need in console_view(day.state, day.at).needs)
    told = h.ReportOut(category=KEY, table=1, outs=(h.OutSeat(entry=ann, removed=12_000),))
    assert day.refused(told, "captain", f"{KEY}/1").field == "outs"
    day.do(told)
    assert day.card.in_play == 168_000
    lines = {line.entry: line.status for line in standing_lines(day.state, KEY)}
    assert lines[ann] == "disqualified"


def test_a_table_that_plays_on_after_its_count_is_counted_again() -> None:
    day = Tournament(18).pass_minutes(61)
    day.count(1)
    day.out(day.at_table(1)[0])
    assert day.card.count
    assert day.card.count.missing == (1, 2)
    day.count_all()
    assert day.card.count is None


# --- money ---------------------------------------------------------------------------------------


@pytest.mark.clause("OP-HOLDEM-03")
def test_one_place_in_eight_is_paid_and_every_cent_of_it() -> None:
    day = Tournament(24).after_the_hour()
    day.do(h.SetHouseShare(category=KEY, cents=4000))
    assert [(p.place, p.share, p.cents) for p in day.card.prizes] == [
        (1, 50, 22_000),
        (2, 30, 13_200),
        (3, 20, 8_800),
    ]
    day.thin_out(1)
    prizes = {p.entry: p.cents for p in day.card.prizes}
    wrong = h.PayPrize(category=KEY, entry=next(iter(prizes)), cents=1)
    assert "220.00" in day.refused(wrong).why
    for one, cents in prizes.items():
        day.do(h.PayPrize(category=KEY, entry=one, cents=cents))
    books = money_books(day.state)
    assert (books["cash"], books["prizes"]) == (0, 44_000)
    assert console_view(day.state, day.at).needs[0].kind == "awards"
    day.do(h.TakeBackPrize(category=KEY, entry=next(iter(prizes))))
    assert console_view(day.state, day.at).needs[0].kind == "prize"


def test_shares_are_edited_and_must_make_a_hundred() -> None:
    day = Tournament(18)
    for shares in ((50, 40), (20, 80), (101,), (90, 10, 0)):
        refusal = day.refused(h.SetPayouts(category=KEY, shares=shares))
        assert (refusal.field, refusal.clause) == ("shares", "OP-HOLDEM-03")
    day.do(h.SetPayouts(category=KEY, shares=(1, 1, 1)))
    assert [(p.share, p.cents) for p in day.card.prizes] == [(33.33, 12_000)] * 3
    day.do(h.SetPayouts(category=KEY, shares=(70, 30)))
    assert [prize.cents for prize in day.card.prizes] == [25_200, 10_800]
    assert day.refused(h.SetHouseShare(category=KEY, cents=36_001)).field == "cents"


@pytest.mark.clause("OP-HOLDEM-03")
def test_one_place_in_eight_is_paid_of_ninety_too() -> None:
    day = Tournament(90)
    prizes = day.card.prizes
    assert (len(prizes), sum(prize.cents for prize in prizes)) == (11, 180_000)
    assert (prizes[0].share, prizes[10].share) == (28.29, 2.44)
    seat = player_view(day.state, day.at_table(1)[0], day.at).format_seat
    assert isinstance(seat, shapes.FreezeoutSeat)
    assert seat.paid_places == 11


def test_more_places_than_players_come_down_to_the_usual_ones() -> None:
    day = Tournament(5, start=False)
    day.do(h.SetPayouts(category=KEY, shares=(29, 18, 13, 10, 8, 6, 5, 4, 4, 3)))
    day.do(c.DrawSeats(category=KEY))
    assert [prize.share for prize in day.card.prizes] == [50, 30, 20]


# --- the floor -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "clause"),
    [
        pytest.param("pot", "HOLDEM-86", marks=pytest.mark.clause("HOLDEM-86")),
        pytest.param("showed", "HOLDEM-88", marks=pytest.mark.clause("HOLDEM-88")),
        pytest.param("slow", "HOLDEM-97", marks=pytest.mark.clause("HOLDEM-97")),
        pytest.param("dodge", "HOLDEM-120", marks=pytest.mark.clause("HOLDEM-120")),
    ],
)
def test_anybody_tells_the_floor_and_the_log_names_the_clause(kind: str, clause: str) -> None:
    for role, scope in (("player", ""), ("captain", f"{KEY}/1"), ("judge", ""), ("chair", "")):
        day = Tournament(18)
        player = day.at_table(1)[4]
        told = h.TellFloor(category=KEY, table=1, kind=kind, note="Seat 4")
        (fact,) = day.do(told, role, scope or (player if role == "player" else ""))
        assert (clause_of(fact), "Seat 4" in words(day.state, fact)) == (clause, True)
        assert console_view(day.state, day.at).needs[0].clause == clause
        assert day.refused(told, "judge").field == "table", "the table waits for its ruling"
        freezeout = judge_view(day.state, day.at).format_cards[0]
        assert isinstance(freezeout, shapes.FreezeoutCard)
        assert freezeout.calls[0].clause == clause
        ruling = c.GiveRuling(category=KEY, table=1, text="The pot goes to seat 3")
        (ruled,) = day.do(ruling, "judge")
        assert clause_of(ruled) == clause
        assert not day.freezeout.calls


def test_a_player_calls_from_their_own_table() -> None:
    day = Tournament(18)
    told = h.TellFloor(category=KEY, table=1, kind="pot")
    assert day.refused(told, "player", day.at_table(2)[0]).field == "table"


# --- corrections ---------------------------------------------------------------------------------


def corrected(day: Tournament, out: str, **more: Any) -> h.CorrectOut:
    return h.CorrectOut(category=KEY, out=out, why=written("The slip was misread"), **more)


def test_a_hand_corrected_late_gives_what_it_would_have_given_at_once() -> None:
    """What was played stands: the same places, books and rebuys as having told it right."""
    wrong, right = Tournament(27), Tournament(27)
    for day, told in ((wrong, 0), (right, 1)):
        day.after_the_hour()
        first = day.at_table(1)[told]
        day.out(first)
        day.pass_minutes(1)
        day.out(day.at_table(2)[0])
        day.pass_minutes(1)
        day.out(day.at_table(3)[0])
    ann = next(iter(right.freezeout.hands.values())).outs[0].entry
    out = next(iter(wrong.freezeout.hands))
    bea = wrong.freezeout.hands[out].outs[0].entry
    fix = corrected(wrong, out, outs=(h.OutFacts(entry=ann),))
    text = " ".join(preview(wrong.state, fix, wrong.ctx()).text)
    name = wrong.state.entries[bea].name
    assert f"{name} is in again, at table 1" in text
    wrong.do(fix)
    assert wrong.freezeout.places() == right.freezeout.places()
    assert wrong.freezeout.room().people == right.freezeout.room().people
    assert money_books(wrong.state) == money_books(right.state)
    id = wrong.card.outs[-1].corrections[-1]
    wrong.do(c.UndoCorrection(correction=id))
    assert wrong.place(bea)[0] == 27
    assert wrong.refused(c.UndoCorrection(correction=id)).field == "correction"


def test_who_is_in_again_and_whose_seat_is_taken_is_seated_by_one_press() -> None:
    day = Tournament(21).after_the_hour()
    ann = day.at_table(2)[0]
    seat = day.freezeout.room().seat_of(ann)
    out, small = day.out(ann), 2
    day.out(day.at_table(2)[0])
    day.finish()
    (move,) = day.card.moves
    day.do(h.MakeMoves(category=KEY, players=(move.entry,)))
    other = day.at_table(small)[0]
    assert seat is not None
    day.do(
        h.MovePlayer(category=KEY, entry=other, table=small, seat=seat[1], why="x", override="y")
    )
    day.do(corrected(day, out, outs=()))
    assert day.freezeout.room().astray == (ann,)
    need = next(n for n in console_view(day.state, day.at).needs if n.kind == "astray")
    assert need.action
    assert need.action.command == {
        "type": "move_player",
        "category": KEY,
        "entry": ann,
    }
    day.do(h.MovePlayer(category=KEY, entry=ann))
    assert day.freezeout.room().astray == ()
    assert ann in day.freezeout.room().people


def test_a_rebuy_is_corrected_with_its_money_and_only_within_its_hour() -> None:
    day = Tournament(27)
    ann, bea = day.at_table(1)[:2]
    out = day.out(ann)
    day.decline(out, ann)
    day.after_the_hour()
    later = day.out(bea)
    late = corrected(day, later, outs=(h.OutFacts(entry=bea, rebuy="yes"),))
    assert day.refused(late).clause == "HOLDEM-05"
    day.do(corrected(day, out, outs=(h.OutFacts(entry=ann, rebuy="yes"),)))
    assert (day.state.entries[ann].paid_cents, day.card.rebuys) == (4000, 1)
    assert ann in day.freezeout.room().people
    again = (h.OutFacts(entry=ann, rebuy="yes"),)
    twice = h.CorrectOut(category=KEY, outs=again, table=1, lost_at=PLAY + 2, why=written("x"))
    assert day.refused(twice).clause == "HOLDEM-05"


def test_a_prize_already_paid_is_named_when_a_correction_changes_it() -> None:
    day = Tournament(18).after_the_hour()
    day.thin_out(1)
    for prize in day.card.prizes:
        day.do(h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents))
    last, former = day.card.outs[0], day.card.outs[1]
    second, third = last.players[0].entry, former.players[0].entry
    winner = next(iter(day.freezeout.room().people))
    fix = corrected(day, last.out, outs=(h.OutFacts(entry=winner),))
    text = " ".join(preview(day.state, fix, day.ctx()).text)
    assert "is paid already" in text
    day.do(fix)
    assert day.place(second)[0] == 1
    assert day.place(third)[0] == 3
    assert any(n.kind == "prize_wrong" for n in console_view(day.state, day.at).needs)


def test_what_a_page_saw_before_somebody_else_acted_does_not_move_the_wrong_ones() -> None:
    day = Tournament(21).after_the_hour()
    day.unbalance()
    day.finish()
    (move,) = day.card.moves
    day.out(move.entry)
    assert day.refused(h.MakeMoves(category=KEY, players=(move.entry,)))


# --- views ---------------------------------------------------------------------------------------


def test_the_wall_and_the_players_know_neither_stacks_nor_money_books() -> None:
    day = Tournament(18).pass_minutes(61)
    day.count(1)
    (wall,) = projector_view(day.state, day.at).format_cards
    assert isinstance(wall, shapes.FreezeoutCard)
    assert not wall.chips
    assert not wall.outs
    assert not any(seat.chips for table in wall.tables for seat in table.seats)
    assert any(seat.chips for table in day.card.tables for seat in table.seats)


def test_the_wall_names_table_and_seat_of_everybody_and_when_play_began() -> None:
    day = Tournament(18, start=False)
    day.do(c.DrawSeats(category=KEY))
    assert {line.began for line in projector_view(day.state, day.at).seats} == {0}
    day.do(h.StartClock(category=KEY))
    began, _ = day.at, day.pass_minutes(5)
    seats = projector_view(day.state, day.at).seats
    assert {line.began for line in seats} == {began}
    assert len({(line.table, line.seat) for line in seats}) == len(seats) == 18


def test_a_rehearsal_goes_from_entries_to_the_awards() -> None:
    for until, phase in (("seated", "seated"), ("playing", "playing"), ("awards", "done")):
        day = Tournament()
        day.do(c.Rehearse(until=until, category=KEY))
        assert day.card.phase == phase
    assert day.card.left == 1
    day = Tournament()
    day.do(c.Rehearse(until="round:1", category=KEY))
    assert list(day.freezeout.agreed) == [3]


def test_every_clause_of_the_tournament_that_refusals_name_exists() -> None:
    known = {clause.id for group in load().groups for clause in group.clauses}
    assert {"HOLDEM-05", "HOLDEM-09", "HOLDEM-66", "HOLDEM-109", "HOLDEM-120"} <= known


def test_places_of_the_hall_are_those_of_the_format() -> None:
    day = Tournament(18).after_the_hour()
    day.thin_out(4)
    busts = [bust for _, bust in day.freezeout.busts()]
    assert day.freezeout.places() == places_of(day.freezeout.entered(), busts)


@pytest.mark.clause("OP-HOLDEM-11")
def test_a_tenth_whom_a_correction_brings_back_to_a_final_of_nine_has_a_seat() -> None:
    day = Tournament(20).after_the_hour()
    day.thin_out(10)
    ann = day.at_table(1)[0]
    day.pass_minutes(0.1)
    out = day.out(ann)
    day.settle()
    (final,) = day.freezeout.room().live
    assert len(final.players) == len(final.seats) == 9
    day.do(corrected(day, out, outs=()))
    assert day.freezeout.room().astray == (ann,)
    need = next(n for n in console_view(day.state, day.at).needs if n.kind == "astray")
    assert need.action
    assert "every seat is taken" not in need.text
    day.do(h.MovePlayer(category=KEY, entry=ann))
    assert day.freezeout.room().seat_of(ann) == (final.number, 10)
    assert day.freezeout.room().astray == ()
    assert sum(day.freezeout.room().chips.values()) == 200_000
    (table,) = day.card.tables
    assert len(table.seats) == 10
    # the big blind goes on from that seat to the first, also when it is gone again
    day.do(h.FinishHand(category=KEY, table=final.number, big=10))
    again = day.out(ann)
    (after,) = day.freezeout.room().live
    assert (len(after.seats), after.next_big) == (9, 0)
    day.do(h.TakeBackOut(category=KEY, out=again))
    id = day.freezeout.corrections[-1].id
    day.do(c.UndoCorrection(correction=id))
    (after,) = day.freezeout.room().live
    assert (len(after.seats), after.next_big) == (9, 0)
    assert day.place(ann)[0] == 10
    day.thin_out(1)
    assert day.freezeout.finished


@pytest.mark.clause("OP-HOLDEM-11")
def test_an_eleventh_waits_and_a_free_seat_comes_before_a_tenth_one() -> None:
    day = Tournament(20).after_the_hour()
    day.thin_out(11)
    outs = []
    for _ in range(2):
        day.settle()
        day.pass_minutes(0.1)
        ann = max(day.freezeout.room().live, key=lambda one: len(one.players)).players[0]
        outs.append((day.out(ann), ann))
    day.settle()
    for out, _ in outs:
        day.do(corrected(day, out, outs=()))
    first, second = day.freezeout.room().astray
    day.do(h.MovePlayer(category=KEY, entry=first))
    assert day.refused(h.MovePlayer(category=KEY, entry=second)).field == "table"
    need = next(n for n in console_view(day.state, day.at).needs if n.kind == "astray")
    assert need.action is None
    assert "every seat is taken until somebody goes out" in need.text
    day.out(day.at_table(day.freezeout.room().live[0].number)[3])
    day.do(h.MovePlayer(category=KEY, entry=second))
    assert there(day.freezeout.room().seat_of(second))[1] <= 9
    assert day.freezeout.room().astray == ()
