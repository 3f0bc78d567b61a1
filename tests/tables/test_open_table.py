"""What every open table has: what is accepted and refused, clocks, pauses, looking back."""

import pytest

from cardhall.messages import Argument, Message, Player, Signs
from cardhall.rulings.at_table import shown_reneges
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.advising import NoAdvice, advice_for, odds_for, reviewed
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.hand_steps import stepped
from cardhall.tables.referee_words import named
from cardhall.tables.table import decide
from cardhall.tables.views import view_for
from tests.tables.open_play import (
    acts,
    calls,
    held,
    open_table,
    play_on,
    renege,
    wrong_card,
)
from tests.tables.play import SECOND, Table
from tests.tables.usual import SEATS


def test_at_a_guided_table_nothing_is_called_and_nothing_lies_there() -> None:
    table = Table(4, people=(0, 1, 2, 3), game="euchre", preset="lions-euchre", minutes=0)
    table.begin(1)
    turn = table.state.turn()
    other = (turn + 1) % 4
    early = c.Act(seat=other, step=table.state.step, words="pass")
    assert table.refused(early, f"p{other}", "player").clause == "EUCHRE-09"
    call = c.CallOut(seat=turn, call="bid", on=other, facts={"remedy": "points"})
    assert table.refused(call, f"p{turn}", "player").field == "call"
    assert view_for(table.state, turn).open is None
    assert "referee" not in {line.option for line in view_for(table.state, None).table_card}


def test_an_unknown_referee_is_refused() -> None:
    with pytest.raises(Refusal) as found:
        Table(4, game="euchre", preset="lions-euchre", referee="blind")
    assert found.value.field == "referee"


def test_a_bot_never_acts_out_of_turn() -> None:
    table = open_table("euchre", bots=2)
    table.begin(1)
    play_on(table, lambda s: s.stage == "hand" and s.turn() < 2)
    command = c.Act(seat=3, step=table.state.step, words="pass")
    with pytest.raises(Refusal):
        decide(table.state, command, Context(table.at, "", "server"))


@pytest.mark.parametrize("game", sorted(SEATS))
def test_whoever_is_not_there_is_played_for_by_the_rules(game: str) -> None:
    """Times run out one after another, and the hand comes to its end; calls are not waited for
    once only bots are left."""
    table = open_table(game)
    table.begin(2)
    for _ in range(300):
        if table.state.hands > 1 or table.state.stage == "ended":
            break
        if not table.bot_moves():
            table.wait(31 * SECOND)
    assert table.state.hands > 1 or table.state.stage == "ended"
    assert not [one for one in table.events(events.Acted) if not (one.automatic or one.bot)]


@pytest.mark.clause("LLAA-T-17", "LLAA-T-18")
def test_while_the_chair_is_called_nothing_is_done_and_nothing_called() -> None:
    table = open_table("pedro", event="e1")
    table.begin(3)
    seat = renege(table, 3)
    by = (seat + 1) % 4
    table.person(by, c.CallChair(seat=by))
    assert view_for(table.state, by).open.calls == ()  # type: ignore[union-attr]
    for command in (
        c.CallOut(seat=by, call="renege", on=seat),
        c.Act(seat=by, step=table.state.step, words=f"play {held(table.state, by)[0]}"),
    ):
        assert table.refused(command, f"p{by}", "player").clause == "LLAA-T-17"
    table.judge(c.Rule(ruling="play_on"))
    assert calls(table, by, "renege", seat).proven


def test_a_pause_stops_the_time_for_calls_too() -> None:
    table = open_table("euchre")
    table.begin(4)
    play_on(table, lambda state: state.stage == "calls", 4)
    table.wait(4 * SECOND)
    for seat in range(4):
        table.person(seat, c.AskPause(seat=seat) if not seat else c.AnswerPause(seat=seat))
    assert table.state.still
    table.wait(60 * SECOND)
    table.person(1, c.PlayOn(seat=1))
    assert table.state.stage == "calls"
    table.wait(5 * SECOND)
    assert table.state.stage == "calls"
    table.wait(2 * SECOND)
    assert table.state.stage == "pause"


def test_what_was_done_in_turn_and_showed_nothing_can_still_be_taken_back() -> None:
    """A pass can, in turn; out of turn it is an offence, and stays one."""
    table = open_table("euchre")
    table.begin(5)
    seat = table.state.turn()
    acts(table, seat, "pass")
    table.person(seat, c.Undo(seat=seat))
    assert table.state.turn() == seat
    early = (seat + 1) % 4
    acts(table, early, "pass")
    assert table.refused(c.Undo(seat=early), f"p{early}", "player")
    ruling = calls(table, seat, "bid", early, remedy="points")
    assert ruling.proven


def test_what_somebody_has_called_is_not_taken_back() -> None:
    """Else a call that was not proven would be undone together with what it cost."""
    table = open_table("euchre")
    table.begin(5)
    seat = table.state.turn()
    acts(table, seat, "pass")
    assert view_for(table.state, seat).mine.may_undo  # type: ignore[union-attr]
    assert not calls(table, seat, "bid", seat ^ 1, remedy="points").proven
    assert not view_for(table.state, seat).mine.may_undo  # type: ignore[union-attr]
    assert table.refused(c.Undo(seat=seat), f"p{seat}", "player")


def test_a_card_thrown_early_is_no_turn_taken() -> None:
    """The clock of the one to act runs on, and what a player did before the turn came cannot be
    sent again when it has come."""
    table = open_table("pedro")
    table.begin(6)
    play_on(table, lambda s: s.stage == "hand" and s.hand.phase == "play", 6)
    turn, step = table.state.turn(), table.state.step
    table.wait(10 * SECOND)
    early = (turn + 1) % 4
    acts(table, early, f"play {held(table.state, early)[0]}")
    table.wait(21 * SECOND)
    done: events.Acted = table.events(events.Acted)[-1]
    assert (done.seat, done.automatic) == (turn, True)
    old = c.Act(seat=early, step=step, words=f"play {held(table.state, early)[0]}")
    assert table.refused(old, f"p{early}", "player").field == "step"


def test_hints_are_given_at_ones_turn_and_tell_only_what_is_lawful() -> None:
    table = open_table("euchre")
    table.begin(7)
    play_on(table, lambda s: bool(wrong_card(s)), 7)
    state, turn = table.state, table.state.turn()
    advice = advice_for(state, turn)
    assert advice.action in state.adapter.words(state.hand)
    assert odds_for(state, turn).lines
    with pytest.raises(NoAdvice):
        advice_for(state, (turn + 1) % 4)


def test_a_hand_with_calls_is_stepped_through_and_looked_back_at() -> None:
    """The call is a frame of its own, with the ruling in its lines."""
    table = open_table("euchre")
    table.begin(8)
    seat = renege(table, 8)
    place = len([e for e in table.past if isinstance(e, events.Acted)])
    calls(table, seat ^ 1, "renege", seat)
    table.do(c.EndSession(), role="chair")
    hand = stepped(table.past, 0, 1)
    frame = hand.frames[place + 1]
    assert frame.seat == seat ^ 1
    assert [line.clause for line in frame.lines][1] == "EUCHRE-40"
    look = reviewed(table.past, 0, 1, place, seat)
    assert look.verdict != "agree"


def test_people_are_called_by_name_and_cards_in_words() -> None:
    names = ["Rose", "A. C. Odile", "Clay"]

    def told(*what: Argument) -> Message:
        return named(Message("choose-a-lesson", lessons=what), names)

    assert told(Player("B"), Signs("9S")) == "Choose A. C. Odile or nine of spades."
    assert told(Player("A-C"), 2) == "Choose Rose, Clay or 2."
    assert told(Signs("AC TD")) == "Choose ace of clubs or ten of diamonds."
    assert told("A 9S, as somebody typed") == "Choose A 9S, as somebody typed."


def test_cards_prove_a_renege_when_the_suit_is_played_later_and_once() -> None:
    def suit(card: int) -> int:
        return card // 13

    followed = ((0, 1), (1, 2))
    missed = ((0, 3), (1, 14))
    shown = ((1, 4), (0, 5))
    assert shown_reneges((followed, missed), suit) == ()
    assert shown_reneges((followed, missed, shown), suit) == ((1, 1),)
    assert shown_reneges((missed, shown, ((1, 6), (0, 7))), suit) == ((1, 1),)
    assert shown_reneges((missed, ((0, 8), (1, 15)), shown), suit) == ((1, 1),)
