"""More than one game at an event: each goes its own way, the awards wait for all."""

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import fold
from cardhall.hall.state import finished, standings
from hall.hallday import Day


def two_games(**options):
    """An event with a second game of other sizes, chips and winners."""
    day = Day()
    made = day.facts[0]
    other = replace(
        made.categories[0],
        key="other",
        name="Other",
        seats=4,
        winners=(0, 1, 1, 1, 2),
        start_chips=40,
    )
    day.facts = [replace(made, categories=(*made.categories, other))]
    day.state = fold(day.facts)
    for name, value in options.items():
        for key in ("boure", "other"):
            day.do(c.SetOption(option=name, value=value, category=key))
    return day


@pytest.mark.clause("LLAA-T-20")
def test_awards_wait_for_the_last_game():
    day = two_games()
    day.do(c.Rehearse(until="entries", category="other"))
    day.do(c.Rehearse(until="awards", category="boure"))
    assert finished(day.state, "boure")
    assert views.awards(day.state) == ()
    day.do(c.Rehearse(until="awards", category="other"))
    given = views.awards(day.state)
    assert [(a.category_name, a.place) for a in given] == [
        (name, place) for name in ("Bouré", "Other") for place in (1, 2, 3)
    ]


def test_rounds_tables_and_tags_of_two_games_do_not_touch():
    day = two_games()
    for key in ("boure", "other"):
        day.do(c.Rehearse(until="round:2", category=key))
    before = standings(day.state, "boure")
    day.do(c.Rehearse(until="round:5", category="other"))
    assert standings(day.state, "boure") == before
    sizes = {len(p.seats) for p in day.state.categories["other"].rounds[0].tables.values()}
    assert sizes == {4}
    assert day.state.categories["other"].rounds[0].start_chips == 40
    codes = day.state.categories["boure"].codes, day.state.categories["other"].codes
    assert not set(codes[0].values()) & set(codes[1].values())


def test_a_second_game_is_a_second_entry_and_fee():
    day = two_games()
    for key in ("boure", "other"):
        day.do(c.TakeEntry(name="Ann Example", auxiliary="Oak", category=key))
    assert views.money_view(day.state).due_cents == 3000


def test_one_fee_a_person_where_she_may_play_many_games():
    day = two_games(entry="many")
    rows = tuple(
        c.EntryRow(name=name, auxiliary="Oak", category=key)
        for name, key in (("Ann", "boure"), ("ann", "other"), ("Bea", "other"))
    )
    day.do(c.ImportEntries(rows=rows))
    assert [entry.fee_cents for entry in day.state.entries.values()] == [1500, 0, 1500]
    assert sum(line.cents for line in views.money_view(day.state).books) == 0


def test_a_game_that_is_not_played_here_is_refused():
    day = two_games()
    assert day.refused(c.DrawSeats(category="whist")).field == "category"
