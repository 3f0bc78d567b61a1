"""The chair is called: everything stops and stays as it is, until the chair has ruled."""

import copy
from dataclasses import replace

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.history import hand_record
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.play import MINUTE, SECOND, Table, same

ALL = (0, 1, 2, 3, 4)


def in_play(phase: str = "play", seed: int = 1) -> Table:
    table = Table(5, people=ALL, event="e1", host="", minutes=4)
    table.begin(seed)
    table.to_stage(phase, seed)
    return table


@pytest.mark.clause("LLAA-T-17")
@pytest.mark.parametrize("phase", ["draw", "shuffle", "cut", "stay", "play"])
def test_after_a_call_every_act_is_refused_until_the_ruling(phase: str) -> None:
    """Whoever asks for whatever moves the game is told to wait for the chair."""
    table = in_play(phase)
    step = table.state.step
    table.person(3, c.CallChair(seat=3, reason="two cards at once"))
    for seat in ALL:
        for command in (
            c.Act(seat=seat, step=step, words="stay"),
            c.Shuffle(seat=seat),
            c.Cut(seat=seat),
            c.DrawCard(seat=seat),
            c.Undo(seat=seat),
            c.BuyIn(seat=seat),
        ):
            assert table.refused(command, f"p{seat}", "player").clause == "LLAA-T-17"
    assert bot_request(table.state) is None
    table.judge(c.Rule(ruling="play_on"))
    table.play_until(lambda s: s.step > step + 2)


@pytest.mark.clause("LLAA-T-18")
def test_everything_is_left_as_it_is() -> None:
    """Card for card the same when the chair comes as when it was called, however long it took."""
    table = in_play()
    before, at = table.state, table.at
    left = before.deadline - at
    views = [view_for(before, seat) for seat in ALL]
    table.person(2, c.CallChair(seat=2, reason="who led?"))
    table.wait(10 * MINUTE)
    assert table.do(c.Tick()) == []
    now = table.state
    assert now.hand is not None
    assert before.hand is not None
    assert [now.hand.hand_of(s) for s in ALL] == [before.hand.hand_of(s) for s in ALL]
    assert (now.stacks, now.pot, now.step) == (before.stacks, before.pot, before.step)
    for seat, was in zip(ALL, views, strict=True):
        view = view_for(now, seat)
        assert view.mine is not None
        assert was.mine is not None
        assert [x.card for x in view.mine.cards] == [x.card for x in was.mine.cards]
        assert (view.trick, view.tricks, view.seats, view.turn) == (
            was.trick,
            was.tricks,
            was.seats,
            was.turn,
        )
        assert view.mine.actions == ()
    table.judge(c.Rule(ruling="play_on", text="C leads"))
    assert table.state.deadline - table.at == left
    assert table.state.ends_at == before.ends_at  # the hall's clock ran on
    assert same(table.state, table.again())


@pytest.mark.clause("LLAA-T-18")
@pytest.mark.parametrize("phase", ["draw", "shuffle", "cut"])
def test_time_that_runs_out_between_hands_ends_nothing_before_the_ruling(phase: str) -> None:
    table = in_play(phase)
    table.person(2, c.CallChair(seat=2, reason="who deals?"))
    table.wait(10 * MINUTE)
    assert table.at > table.state.ends_at
    assert table.do(c.Tick()) == []
    assert table.state.stage == phase
    table.judge(c.Rule(ruling="play_on"))
    table.wait(MINUTE)
    assert table.state.stage == "ended"


def test_the_judge_may_look_at_hands_only_when_called_and_everybody_hears_of_it() -> None:
    """Before the call the judge sees what a spectator sees; when the judge looks, the log says
    so."""
    table = in_play()
    assert table.refused(c.LookAtHands(), "judge", "judge").clause == "LLAA-T-17"
    assert view_for(table.state, "judge").hands == ()
    table.person(0, c.CallChair(seat=0))
    assert view_for(table.state, "judge").hands == ()
    assert table.refused(c.LookAtHands(), "p0", "player").field == "role"
    table.judge(c.LookAtHands(reason="a card too many"))
    assert len(view_for(table.state, "judge").hands) == 5
    assert view_for(table.state, None).hands == ()
    assert view_for(table.state, 0).hands == ()
    assert "looks at the hands" in table.state.log[-1].text
    table.judge(c.Rule(ruling="play_on"))
    assert view_for(table.state, "judge").hands == ()


def test_only_judge_or_chair_rules() -> None:
    table = in_play()
    table.person(0, c.CallChair(seat=0))
    assert table.refused(c.Rule(ruling="play_on"), "p1", "player").field == "role"
    assert table.refused(c.Rule(ruling="whatever"), "judge", "judge").field == "ruling"
    assert table.refused(c.CallChair(seat=1), "p1", "player").clause == "LLAA-T-17"


def test_a_misdeal_voids_the_hand_and_the_deal_moves_left() -> None:
    """Antes stay, stay chips go back, nobody antes again, all are dealt in anew."""
    table = in_play("draw")
    table.to_stage("stay", 1) if table.state.stage != "hand" else None
    dealer, number = table.state.dealer, table.state.hands
    assert table.state.facts is not None
    stayed = len([m for m in table.state.facts.moves if m.clause == "LLAA-BOURE-17"])
    pot = table.state.pot
    table.person(0, c.CallChair(seat=0))
    table.judge(c.Rule(ruling="misdeal"))
    assert table.state.stage == "shuffle"
    assert table.state.pot == pot - stayed
    assert table.state.dealer == (dealer + 1) % 5
    pot = table.state.pot
    table.play_until(lambda s: s.hands == number + 1)
    assert table.state.pot == pot
    assert table.events(events.HandDealt)[-1].moves == ()
    assert same(table.state, table.again())
    table.play_session()


def test_no_misdeal_after_the_first_lead() -> None:
    table = in_play("play")
    table.play_until(lambda s: bool(s.hand and s.hand.trick))
    table.person(0, c.CallChair(seat=0))
    refusal = table.refused(c.Rule(ruling="misdeal"), "judge", "judge")
    assert refusal.clause == "OP-BOURE-14"


def test_the_judge_takes_back_the_last_act() -> None:
    table = in_play("play")
    table.play_until(lambda s: bool(s.hand and len(s.hand.trick) == 2))
    assert table.state.hand is not None
    laid = table.state.hand.trick
    table.person(0, c.CallChair(seat=0))
    table.judge(c.Rule(ruling="take_back"))
    assert table.state.hand.trick == laid[:1]
    assert same(table.state, table.again())
    table.play_session()


def test_a_renege_that_the_judge_finds_bars_from_winning_and_costs_the_pot() -> None:
    table = in_play("play")
    assert table.state.hand is not None
    seat = table.state.hand.staying[0]
    out = [s for s in ALL if s not in table.state.hand.staying]
    table.person(0, c.CallChair(seat=0))
    for other in out:
        refusal = table.refused(c.Rule(ruling="renege", seat=other), "judge", "judge")
        assert refusal.field == "seat"
    table.judge(c.Rule(ruling="renege", seat=seat, clause="LLAA-BOURE-33"))
    table.play_until(lambda s: bool(s.history))
    (end,) = table.events(events.HandFinished)
    assert end.renegers == (seat,)
    assert end.winner != seat
    assert any(m.source == f"seat:{seat}" for m in end.moves)
    assert same(table.state, table.again())


def test_who_is_disqualified_in_mid_hand_leaves_a_dead_hand_and_a_locked_stack() -> None:
    """The stack is locked and counted; the player neither wins nor pays; the others play on."""
    for seed in range(12):
        phase = ("stay", "draw", "play")[seed % 3]
        table = in_play(phase, seed)
        if table.state.stage != "hand":
            table.to_stage("stay", seed)
        seat = table.state.turn() if seed % 2 else (table.state.turn() + 1) % 5
        stack = table.state.stacks[seat]
        table.do(c.Disqualify(seat=seat, clause="LLAA-T-14", reason="language"), role="chair")
        assert table.state.locked == stack
        assert table.state.stacks[seat] == 0
        table.play_until(lambda s: bool(s.history))
        end = table.events(events.HandFinished)[0]
        assert end.winner != seat
        assert not any(f"seat:{seat}" in (m.source, m.target) for m in end.moves)
        table.play_session(seed)
        last = table.state.ended[-1]
        assert sum(last.stacks) + last.pot + last.locked == 500
        assert all(seat not in e.players for e in table.events(events.HandDealt)[1:])
        assert same(table.state, table.again())


def test_at_a_table_of_the_event_the_event_disqualifies_and_keeps_the_time() -> None:
    """What is of the whole event is ruled there, and the table follows."""
    table = in_play("play")
    extra = table.refused(c.ExtraMinutes(minutes=5), "judge", "judge")
    assert (extra.field, extra.clause) == ("minutes", "LLAA-T-06")
    table.person(0, c.CallChair(seat=0))
    out = table.refused(c.Rule(ruling="disqualify", seat=1), "judge", "judge")
    assert out.field == "ruling"
    table.do(c.Disqualify(seat=1, clause="LLAA-T-14"))
    assert table.state.seats[1].disqualified
    assert table.state.call is not None  # the chair still has to rule
    table.judge(c.Rule(ruling="play_on"))
    table.play_session()


@pytest.mark.parametrize("phase", ["stay", "draw", "play"])
def test_a_hand_that_dies_while_the_chair_is_called_is_gone_after_the_ruling(phase: str) -> None:
    """The turn does not wait for a clock, and the player puts in nothing more."""
    for seed in range(4):
        table = in_play(phase, seed)
        if table.state.stage != "hand":
            table.to_stage("stay", seed)
        turn = table.state.turn()
        table.judge(c.CallChair(reason="words"))
        table.do(c.Disqualify(seat=turn, clause="LLAA-T-16"))
        thrown_in = phase != "play"
        assert (table.state.turn() != turn) == thrown_in
        told = table.judge(c.Rule(ruling="play_on"))
        acted = any(isinstance(e, events.Acted) and e.seat == turn for e in told)
        assert acted == (not thrown_in)
        if thrown_in:  # the next has the whole time
            assert table.state.deadline == table.at + table.state.terms.turn_ms
        assert table.state.stacks[turn] == 0
        assert table.state.turn() != turn or table.state.stage != "hand"
        table.play_session(seed)


def test_a_ruling_may_end_the_session_but_not_in_mid_hand() -> None:
    table = in_play("play")
    table.person(0, c.CallChair(seat=0))
    refusal = table.refused(c.Rule(ruling="end_session"), "judge", "judge")
    assert refusal.clause == "LLAA-T-07"
    table.judge(c.Rule(ruling="play_on"))
    table.to_stage("shuffle")
    table.person(0, c.CallChair(seat=0))
    table.judge(c.Rule(ruling="end_session", text="the roof leaks"))
    assert table.state.ended[-1].why == "ended"


def test_time_runs_out_while_the_chair_is_called() -> None:
    """The hall's clock runs on; the hand is finished afterwards and no other is dealt."""
    table = in_play("play")
    number = table.state.hands
    table.person(0, c.CallChair(seat=0))
    table.at = table.state.ends_at + 5 * MINUTE
    assert table.do(c.Tick()) == []
    table.judge(c.Rule(ruling="play_on"))
    table.at += SECOND
    table.play_session()
    assert table.state.hands == number
    assert table.state.ended[-1].why == "time"


@pytest.mark.parametrize(("preset", "clause"), [("llaa", "LLAA-BOURE-13"), ("rap", "OP-RAP-13")])
def test_a_misdeal_is_ruled_by_the_book_of_the_table(preset: str, clause: str) -> None:
    table = Table(3, people=(0, 1, 2), preset=preset)
    table.begin()
    table.to_stage("stay")
    table.person(0, c.CallChair(seat=0))
    table.judge(c.Rule(ruling="misdeal"))
    assert [event.clause for event in table.events(events.HandVoid)] == [clause]
    drawn = table.events(events.FirstDealer)[0]
    assert drawn.clause == ("RAP-08" if preset == "rap" else "LLAA-BOURE-06")


@pytest.mark.clause("LLAA-BOURE-23")
def test_the_dead_dealer_is_none_of_those_who_will_stay_and_the_record_says_so() -> None:
    """Three seats, the dealer put out before anybody has spoken: the other two must play, and the
    hand replays as a record with the chair's act between the others."""
    table = Table(3, people=(0, 1, 2), event="e1", host="")
    table.begin()
    table.to_stage("stay")
    table.do(c.Disqualify(seat=table.state.dealer, clause="LLAA-T-14"), role="chair")
    first = table.state.turn()
    passing = c.Act(seat=first, step=table.state.step, words="pass")
    refusal = table.refused(passing, f"p{first}", "player")
    assert (refusal.field, refusal.clause) == ("words", "LLAA-BOURE-23")
    table.person(first, c.Act(seat=first, step=table.state.step, words="stay"))
    second = table.state.turn()
    assert second not in (first, table.state.facts.dealer if table.state.facts else -1)
    passing = c.Act(seat=second, step=table.state.step, words="pass")
    assert table.refused(passing, f"p{second}", "player").clause == "LLAA-BOURE-23"
    table.play_until(lambda s: bool(s.history))
    assert table.state.history[0].dead == ((table.state.history[0].dealer, 0),)
    assert same(table.state, table.again())


def test_who_is_put_out_between_acts_is_named_between_them() -> None:
    table = in_play("stay")
    seat = table.state.turn()
    table.person(seat, c.Act(seat=seat, step=table.state.step, words="stay"))
    table.do(c.Disqualify(seat=seat, clause="LLAA-T-14"), role="chair")
    table.play_session()
    words = hand_record(table.state, 1).words
    letter = "ABCDE"[seat]
    assert words[:2] == (f"{letter} stay", f"chair puts out {letter}")
    assert not any(line.startswith(f"{letter} ") for line in words[2:])


def with_session(state: State, **kept: list[int]) -> State:
    """The table with something else in Bouré's session."""
    run = copy.copy(state.run)
    vars(run).update(kept)
    return replace(state, run=run)


def test_who_is_dealt_in_again_at_zero_does_not_buy_in() -> None:
    """The last chip is in the pot of a void hand: it is played for without buying (RAP-45)."""
    table = Table(3, people=(0, 1, 2), preset="rap")
    table.begin()
    table.to_stage("shuffle")
    seat = (table.state.dealer - 1) % 3
    sums = tuple(0 if s == seat else x for s, x in enumerate(table.state.stacks))
    pot = table.state.pot + table.state.stacks[seat]
    table.state = with_session(replace(table.state, stacks=sums, pot=pot), redeal=[0, 1, 2])
    assert seat in table.state.adapter.players(table.state)
    refusal = table.refused(c.BuyIn(seat=seat), f"p{seat}", "player")
    assert refusal.clause == "RAP-45"
    table.state = with_session(table.state, redeal=[])
    assert seat not in table.state.adapter.players(table.state)
    table.person(seat, c.BuyIn(seat=seat))


@pytest.mark.parametrize(("preset", "clause"), [("llaa", "LLAA-BOURE-25"), ("rap", "RAP-22")])
def test_out_of_turn_is_refused_by_the_book_of_the_table(preset: str, clause: str) -> None:
    table = Table(3, people=(0, 1, 2), preset=preset)
    table.begin()
    table.to_stage("draw")
    table.person(0, c.DrawCard(seat=0))
    again = table.refused(c.DrawCard(seat=0), "p0", "player")
    assert again.clause == {"llaa": "LLAA-BOURE-06", "rap": "RAP-08"}[preset]
    table.to_stage("stay")
    other = (table.state.turn() + 1) % 3
    early = c.Act(seat=other, step=table.state.step, words="stay")
    assert table.refused(early, f"p{other}", "player").clause == clause


def test_a_dead_hand_takes_no_pot_that_is_not_played_for() -> None:
    """A player stayed and was put out; when all others pass, the pot stays for the next deal."""
    table = Table(3, people=(0, 1, 2), preset="rap")
    table.begin()
    table.to_stage("stay")
    seat = table.state.turn()
    table.person(seat, c.Act(seat=seat, step=table.state.step, words="stay"))
    table.do(c.Disqualify(seat=seat, clause="LLAA-T-14"), role="chair")
    for _ in range(2):
        turn = table.state.turn()
        table.person(turn, c.Act(seat=turn, step=table.state.step, words="pass"))
    end = table.events(events.HandFinished)[0]
    assert (end.outcome, end.winner) == ("nobody", -1)
    assert (table.state.stacks[seat], table.state.pot) == (0, 30)


def test_a_misdeal_among_those_at_zero_is_dealt_again_as_freely() -> None:
    """They play for a carried pot without antes or stay chips, also after a void hand (OP-X-06)."""
    table = in_play("shuffle")
    if table.state.stage != "shuffle":
        table.to_stage("shuffle")
    state = table.state
    broke = replace(state, stacks=(0,) * 5, pot=sum(state.stacks) + state.pot, dealer=1)
    table.state = with_session(broke, tied=[1, 3], owed=[0] * 5)
    table.to_stage("stay")
    assert table.state.hand is not None
    assert table.state.hand.dealt_in == (1, 3)
    table.do(c.CallChair(seat=-1, reason="four cards"), role="judge")
    table.judge(c.Rule(ruling="misdeal"))
    table.to_stage("stay")
    assert table.state.hand is not None
    assert table.state.hand.dealt_in == (1, 3)
    assert table.state.stacks == (0,) * 5
    assert "void" not in [event.outcome for event in table.events(events.HandFinished)]
