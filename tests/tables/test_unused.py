"""A table of one's own at which no person does anything is closed after half an hour."""

from dataclasses import replace

import pytest

from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.evolve import by_a_person
from cardhall.tables.views import view_for
from cardhall.tables.wake import wake_at
from tests.tables.play import MINUTE, SECOND, START, Table, any_card
from tests.tables.test_alone import GAMES, own, play_until

UNUSED = "Nobody acted for 30 minutes: the table is closed."


def closed(table: Table) -> bool:
    return bool(table.state.shut)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("acts", [0, 4])
def test_nobody_is_left_in_a_hand_by_who_gets_up_in_the_middle_of_it(game: str, acts: int) -> None:
    """The session breaks off at any point of a hand."""
    table = in_a_hand(game, acts)
    table.person(0, c.Leave(seat=0))
    assert table.state.ended[-1].why == "all gone"
    assert table.state.hand is None


def in_a_hand(game: str, acts: int) -> Table:
    table = own(game)
    play_until(
        table,
        lambda state: (
            bool(state.facts)
            and len(state.facts.acts if state.facts else ()) >= acts
            and 0 in state.asked()
        ),
    )
    return table


@pytest.mark.parametrize("acts", [0, 4])
@pytest.mark.parametrize("game", GAMES)
def test_half_an_hour_without_an_act_ends_the_session_and_closes_the_table(
    game: str, acts: int
) -> None:
    table = in_a_hand(game, acts)
    acted = table.state.acted
    table.wait(acted + 30 * MINUTE - 1 - table.at)
    assert not closed(table)
    told = table.wait(1)
    assert closed(table)
    assert [type(one) for one in told][-2:] == [events.SessionEnded, events.TableClosed]
    assert next(one for one in told if isinstance(one, events.SessionEnded)).why == "nobody acted"
    books = table.state
    assert sum(books.stacks) + books.pot == books.brought
    assert books.hand is None
    assert table.state.log[-1].text == UNUSED
    view = view_for(table.again(), 0)
    assert (view.stage, view.closed, view.may_begin) == ("ended", UNUSED, False)
    assert UNUSED in str(view.spoken)
    assert wake_at(table.state) is None
    for who in (0, 1):
        gone = table.refused(c.Sit(seat=0, person=f"p{who}", name="Ida", acknowledged=True),
                             actor=f"p{who}", role="player")  # fmt: skip
        assert (gone.why, gone.cure) == (UNUSED, "Open another one.")
    table.do(c.Tick())
    table.do(c.Resume())
    assert table.state.log[-1].text == UNUSED


def test_bots_that_play_on_keep_no_table_open_and_a_person_who_says_a_word_does() -> None:
    table = own("boure", (0, 1), clock="always")
    table.person(0, c.Leave(seat=0))
    table.person(1, c.GoOn(seat=1)) if table.state.stage == "pause" else None
    last = table.state.acted
    while not closed(table) and table.state.stage != "ended":
        if not table.bot_moves(any_card):
            table.wait(SECOND)
        elif (due := wake_at(table.state)) is not None and due <= table.at:
            table.do(c.Tick())
    assert closed(table)
    assert len(table.state.history) > 5, "the bots played all the while"
    assert table.at - last >= 30 * MINUTE

    table = own("boure")
    play_until(table, lambda state: 0 in state.asked())
    for _ in range(4):
        table.wait(29 * MINUTE)
        table.person(0, c.Say(seat=0, phrase="one moment"))
    assert not closed(table)


def test_a_table_where_nobody_began_is_closed_too_and_one_of_an_event_never() -> None:
    alone = Table(4, people=(0,), host="p0")
    alone.wait(30 * MINUTE)
    assert [type(one) for one in alone.past][-1:] == [events.TableClosed]
    assert (alone.state.stage, alone.state.log[-1].text) == ("ended", UNUSED)
    assert view_for(alone.state, 0).closed == UNUSED
    for begun in (False, True):
        table = Table(4, people=(0, 1), event="spring")
        if begun:
            table.begin(1, ends_at=START + 600 * MINUTE)
            table.person(0, c.CallChair(seat=0))
        assert wake_at(table.state) is None
        table.at += 600 * MINUTE
        table.do(c.Tick())
        assert table.state.stage != "ended"
        assert not closed(table)


@pytest.mark.parametrize("still", [c.CallChair(seat=0), c.AskPause(seat=0)])
def test_a_call_or_a_pause_keeps_no_table_open(still: c.AnyCommand) -> None:
    table = own()
    play_until(table, lambda state: 0 in state.asked())
    table.person(0, still)
    table.wait(31 * MINUTE)
    assert closed(table)


def test_a_session_that_is_over_stays_as_it_is() -> None:
    table = own()
    table.person(0, c.Leave(seat=0))
    assert table.state.stage == "ended"
    table.wait(600 * MINUTE)
    assert not closed(table)
    assert view_for(table.state, 0).may_begin


def test_only_what_a_person_does_in_person_counts() -> None:
    table = own(people=(0, 1))
    state, at = table.state, table.at
    for event, counts in (
        (events.Acted(at=at, seat=0, step=1, words="pass"), True),
        (events.Acted(at=at, seat=0, step=1, words="pass", automatic=True), False),
        (events.Acted(at=at, seat=-1, step=1, words="card", automatic=True, bot=True), False),
        (events.Acted(at=at, seat=2, step=1, words="pass", bot=True), False),
        (events.Shuffled(at=at, seat=2, deck=1), False),
        (events.BuyInDeclined(at=at, seat=0, unanswered=True), False),
        (events.PauseOver(at=at, seat=-1), False),
        (events.BotSatIn(at=at, seat=0, why="two turns missed"), False),
        (events.WentOn(at=at, seat=1), True),
    ):
        assert by_a_person(state, event) is counts, event
    sat_in = replace(state.seats[0], sitting_in=True)
    state = replace(state, seats=(sat_in, *state.seats[1:]))
    assert not by_a_person(state, events.Acted(at=at, seat=0, step=1, words="pass", bot=True))


def test_a_table_of_deals_that_are_played_once_waits_half_a_day_and_says_so() -> None:
    table = own("boure", same="day 1", minutes=24 * 60)
    acted = table.state.acted
    table.wait(acted + 12 * 60 * MINUTE - 1 - table.at)
    assert not closed(table)
    table.wait(1)
    assert table.state.shut == "Nobody acted for 12 hours: the table is closed."
