"""Who won is for who conducts the event, until the awards are given (LLAA-T-20)."""

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import Refusal, State
from cardhall.hall.events import decode_event, encode_event
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.results import results
from cardhall.hall.state import all_over, held_back, next_award, standings
from cardhall.messages import to_answer
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import Day
from tests.hall.test_results import Event

AT = 0
FORMATS = ("llaa", "lions-euchre", "kofc-holdem")


def text(view: msgspec.Struct) -> str:
    return to_answer(view).decode()


def winner(state: State, key: str) -> str:
    (one,) = (one for one, x in standings(state, key).tallies.items() if x.place == 1)
    return one


@pytest.fixture(scope="module")
def decided() -> dict[str, Event]:
    return {preset: Event(preset) for preset in FORMATS}


def given(event: Event) -> State:
    again = Event.__new__(Event)
    again.state, again._ids = event.state, event._ids
    again.do(c.GiveAwards(), again.ctx("given"))
    return again.state


@pytest.mark.parametrize("preset", FORMATS)
@pytest.mark.clause("LLAA-T-20")
def test_the_room_is_told_no_winner_of_any_format_before_the_awards_are_given(
    decided: dict[str, Event], preset: str
) -> None:
    state, after = decided[preset].state, given(decided[preset])
    assert all_over(state)
    for key in state.categories:
        assert held_back(state, key)
        assert not held_back(after, key)
        champion = state.entries[winner(state, key)]
        for told, known in (
            (views.projector_view(state, AT), views.projector_view(after, AT)),
            (results(state), results(after)),
        ):
            assert champion.called not in text(told), key
            assert champion.called in text(known), key
        mine, then = (views.player_view(s, champion.id, AT) for s in (state, after))
        assert (mine.place, then.place) == (0, 1)
        assert mine.text.key == "it-is-decided-the-winners-are-named"
        assert "1st" in then.text
        assert getattr(mine.format_seat, "place", 0) == getattr(mine.format_seat, "cents", 0) == 0
        assert getattr(mine.format_seat, "prize_cents", 0) == 0


@pytest.mark.parametrize("preset", FORMATS)
def test_who_conducts_the_event_knows_them_all_along(
    decided: dict[str, Event], preset: str
) -> None:
    state = decided[preset].state
    for key in state.categories:
        called = state.entries[winner(state, key)].called
        for view in (
            views.console_view(state, AT),
            views.judge_view(state, AT),
            results(state, winners=True),
            results(state, ledger=True),
        ):
            assert called in text(view), key


@pytest.mark.parametrize("preset", FORMATS)
def test_giving_them_is_what_waits_for_the_chairperson_and_can_be_taken_back(
    decided: dict[str, Event], preset: str
) -> None:
    event = decided[preset]
    needs = views.console_view(event.state, AT).needs
    (need,) = (need for need in needs if need.kind == "awards")
    assert need.action
    assert need.action.command == {"type": "give_awards"}
    after = given(event)
    (done,) = (x for x in views.console_view(after, AT).needs if x.kind.startswith("awards"))
    assert done.kind == "awards_given"
    assert done.text == "Awards given at 10:00 AM"
    assert "awards were given" in views.console_view(after, AT).log[0].text
    again = Event.__new__(Event)
    again.state, again._ids = after, event._ids
    with pytest.raises(Refusal, match="The awards are given"):
        again.do(c.GiveAwards(), again.ctx("twice"))
    again.do(c.TakeBackAwards(), again.ctx("back"))
    assert text(views.projector_view(again.state, AT)) == text(
        views.projector_view(event.state, AT)
    )
    with pytest.raises(Refusal, match="No awards are given"):
        again.do(c.TakeBackAwards(), again.ctx("twice"))


def test_they_are_not_given_while_a_game_is_played_and_by_the_chairperson_alone() -> None:
    day = Day(11).sign_in_all()
    day.play_round()
    assert day.refused(c.GiveAwards()).why == "Not every game is decided"
    for role in ("judge", "captain", "player", "visitor"):
        assert day.refused(c.GiveAwards(), role=role).field == "role"
        assert day.refused(c.TakeBackAwards(), role=role).field == "role"


def test_a_last_count_names_nobody_though_the_round_is_not_closed() -> None:
    day = Day(5).sign_in_all()
    while not held_back(day.state, "boure"):
        day.draw()
        day.start()
        day.report_all()
        if not held_back(day.state, "boure"):
            day.close()
    assert rounds_of(day.state.categories["boure"]).rounds[-1].state == "playing"
    assert views.projector_view(day.state, day.at).standings == ()
    assert results(day.state).games[0].held


def test_a_bracket_shows_its_last_match_when_the_awards_are_given() -> None:
    day = PedroDay(4).sign_in_all()
    day.do(c.Rehearse(category="pedro", until="awards"))
    assert views.projector_view(day.state, day.at).bracket is None
    day.do(c.GiveAwards())
    shown = views.projector_view(day.state, day.at).bracket
    assert shown is not None
    assert shown.champion


def test_who_went_out_early_keeps_the_place_that_was_told() -> None:
    day = Day(11).sign_in_all()
    day.do(c.Rehearse(until="awards"))
    told = {
        tally.place: views.player_view(day.state, one, day.at).place
        for one, tally in standings(day.state, "boure").tallies.items()
    }
    assert [told[place] for place in (1, 2, 3)] == [0, 0, 0]
    assert all(place == shown for place, shown in told.items() if place > 3)


def test_a_night_at_home_is_settled_at_once() -> None:
    event = Event("rap")
    (key,) = event.state.categories
    assert not held_back(event.state, key)
    assert not [n for n in views.console_view(event.state, AT).needs if n.kind == "awards"]
    with pytest.raises(Refusal):
        event.do(c.GiveAwards(), event.ctx("none"))


def test_the_facts_are_read_as_they_were_written(decided: dict[str, Event]) -> None:
    for _, fact in given(decided["llaa"]).history():
        assert decode_event(encode_event(fact)) == fact


@pytest.mark.parametrize("preset", FORMATS)
@pytest.mark.clause("LLAA-T-20")
def test_winners_are_called_one_by_one_the_first_of_each_game_last(
    decided: dict[str, Event], preset: str
) -> None:
    """The wall shows so many as were called; a game is everybody's with its winner."""
    event = Event.__new__(Event)
    event.state, event._ids = decided[preset].state, decided[preset]._ids
    calls = 0
    while turn := next_award(event.state):
        key, place = turn
        champion = event.state.entries[winner(event.state, key)].called
        before = views.projector_view(event.state, AT)
        assert before.ceremony
        assert (before.ceremony.next_category, before.ceremony.next_place) == turn
        assert champion not in text(before)
        for wrong in ((key, place % 3 + 1), ("no-game", place)):
            with pytest.raises(Refusal, match="not the next"):
                event.do(c.CallAward(category=wrong[0], place=wrong[1]), event.ctx("wrong"))
        event.do(c.CallAward(category=key, place=place), event.ctx(f"call {calls}"))
        calls += 1
        shown = views.projector_view(event.state, AT).ceremony
        assert shown
        assert (shown.category, shown.called[0].place) == turn
        assert held_back(event.state, key) == (place != 1)
        (need,) = (n for n in views.console_view(event.state, AT).needs if "awards" in n.kind)
        if following := next_award(event.state):
            assert need.action
            assert need.action.command == {
                "type": "call_award", "category": following[0], "place": following[1],
            }  # fmt: skip
    assert calls == sum(len({a.place for a in views.awards(event.state) if a.category == key})
                        for key in event.state.categories)  # fmt: skip
    assert not any(held_back(event.state, key) for key in event.state.categories)
    with pytest.raises(Refusal, match="The awards are given"):
        event.do(c.CallAward(category=key, place=1), event.ctx("after all"))
    event.do(c.TakeBackAwards(), event.ctx("back"))
    assert next_award(event.state) == next_award(decided[preset].state)
    assert text(views.projector_view(event.state, AT)) == text(
        views.projector_view(decided[preset].state, AT)
    )


def test_who_gives_the_rest_at_once_has_no_place_left_to_call(decided: dict[str, Event]) -> None:
    event = Event.__new__(Event)
    event.state, event._ids = decided["llaa"].state, decided["llaa"]._ids
    key, place = next_award(event.state) or ("", 0)
    event.do(c.CallAward(category=key, place=place), event.ctx("call"))
    assert views.projector_view(event.state, AT).ceremony
    event.do(c.GiveAwards(), event.ctx("the rest"))
    assert views.projector_view(event.state, AT).ceremony is None
    assert next_award(event.state) is None
