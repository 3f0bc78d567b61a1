"""More than one game at an event: each goes its own way, the awards wait for all."""

import gzip
from importlib.resources import files

import pytest
from msgspec.structs import replace

from cardhall.formats.names import last_name_first
from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import fold
from cardhall.hall.events import EventCreated
from cardhall.hall.formats.bracket.commands import CallMatches
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.sample import as_csv, sample_day
from cardhall.hall.state import State, finished, standings
from cardhall.messages import to_answer
from tests.hall.hallday import PLAY, Day, clock, of_kind


def two_games(**options: str) -> Day:
    """An event with a second game of other sizes, chips and winners."""
    day = Day()
    made = of_kind(EventCreated, day.facts[0])
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
def test_awards_wait_for_the_last_game() -> None:
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


def test_rounds_tables_and_tags_of_two_games_do_not_touch() -> None:
    day = two_games()
    for key in ("boure", "other"):
        day.do(c.Rehearse(until="round:2", category=key))
    before = standings(day.state, "boure")
    day.do(c.Rehearse(until="round:5", category="other"))
    assert standings(day.state, "boure") == before
    sizes = {
        len(p.seats) for p in rounds_of(day.state.categories["other"]).rounds[0].tables.values()
    }
    assert sizes == {4}
    assert rounds_of(day.state.categories["other"]).rounds[0].start_chips == 40
    codes = day.state.categories["boure"].codes, day.state.categories["other"].codes
    assert not set(codes[0].values()) & set(codes[1].values())


def test_a_second_game_is_a_second_entry_and_fee() -> None:
    day = two_games()
    for key in ("boure", "other"):
        day.do(c.TakeEntry(name="Ann Example", auxiliary="Oak", category=key))
    assert views.money_view(day.state).due_cents == 3000


def test_one_fee_a_person_where_one_may_play_many_games() -> None:
    day = two_games(entry="many")
    rows = tuple(
        c.EntryRow(name=name, auxiliary="Oak", category=key)
        for name, key in (("Ann", "boure"), ("ann", "other"), ("Bea", "other"))
    )
    day.do(c.ImportEntries(rows=rows))
    assert [entry.fee_cents for entry in day.state.entries.values()] == [1500, 0, 1500]
    assert sum(line.cents for line in views.money_view(day.state).books) == 0


def test_a_game_that_is_not_played_here_is_refused() -> None:
    day = two_games()
    assert day.refused(c.DrawSeats(category="whist")).field == "category"


GAMES = ("boure", "pitty-pat", "rummy", "po-ke-no", "pedro")


def five_games(until: str) -> Day:
    """The made-up day of 120 entries, each game as far as `until`."""
    day = Day()
    day.state, day.facts = State(), []
    day.do(c.CreateEvent(id="ev", settings=c.SettingsPatch(play_at=PLAY), rehearsal=True))
    day.do(c.ImportEntries(rows=tuple(sample_day())))
    day.at = clock(9, 0)
    for key in GAMES:
        day.do(c.Rehearse(until="signed_in", category=key))
    day.at = clock(10, 0)
    if until != "signed_in":
        for key in GAMES:
            day.do(c.Rehearse(until=until, category=key))
    return day


def test_the_made_up_day_fills_six_blanks_and_every_name_is_used_once() -> None:
    rows = sample_day()
    assert len(rows) == 120
    names = [name for row in rows for name in (row.name, row.partner) if name]
    assert len(set(names)) == len(names) == 137
    assert sum(row.paid_cents for row in rows) == 137 * 1500
    kept = files("cardhall.hall").joinpath("sample-day.csv").read_text("utf-8")
    assert kept == as_csv(rows)


def test_each_of_five_games_has_a_clock_and_a_line_of_its_own_on_the_wall() -> None:
    day = five_games("seated")
    for number, key in enumerate(GAMES[:4]):
        day.at = clock(10, 3 * number)
        day.do(rc.StartRound(category=key))
    wall = views.projector_view(day.state, day.at)
    assert [game.key for game in wall.games] == list(GAMES)
    ends = [game.deadline for game in wall.games[:4]]
    assert ends == [clock(10, 30 + 3 * number) for number in range(4)]
    day.do(c.CallChair(category="rummy", table=2, why="two cards"), role="judge")
    calls = views.projector_view(day.state, day.at).calls
    assert calls == ("Rummy, table 2 has called the chair",)


def test_everybody_of_five_games_stands_in_one_alphabet_on_the_wall() -> None:
    """Each of a team of Pedro is looked for by the own last name; play begins game by game."""
    day = five_games("seated")
    day.do(rc.StartRound(category="boure"))
    day.do(CallMatches(category="pedro"))
    seats = views.projector_view(day.state, day.at).seats
    assert [line.name for line in seats] == sorted(
        (line.name for line in seats), key=last_name_first
    )
    assert {line.category_name for line in seats} == {
        category.plan.name for category in day.state.categories.values()
    }
    assert {line.category_name for line in seats if line.began} == {"Bouré", "Pedro"}
    assert {line.began for line in seats if line.category_name == "Bouré"} == {day.at}


def test_when_every_clock_has_run_out_the_list_stays_short_and_names_each_game() -> None:
    day = five_games("playing")
    day.at = clock(11, 0)
    needs = views.console_view(day.state, day.at).needs
    kinds = [need.kind for need in needs]
    # a line for each game, and one for each of Po-Ke-No's two tables
    assert kinds == ["time"] * 6 + ["wait"]
    assert needs[0].text == "Bouré: 6 tables are to be counted: 1, 2, 3, 4, 5 and 6"
    assert needs[3].text == "Po-Ke-No: Table 1 has not been counted"
    assert needs[5].text.startswith("Pedro: 8 matches are to be reported, at tables 1, 2")
    day.do(c.CallChair(category="rummy", table=2, why=""), role="judge")
    first = views.console_view(day.state, day.at).needs[0]
    assert (first.text, first.urgent) == ("Rummy: Table 2 waits for a ruling", True)


def test_the_page_that_carries_five_games_and_120_entries_is_light() -> None:
    day = five_games("round:4")
    page = to_answer(views.console_view(day.state, day.at))
    assert len(page) < 500_000
    assert len(gzip.compress(page)) < 50_000
    assert len(to_answer(views.projector_view(day.state, day.at))) < 100_000


def test_the_awards_of_five_games_are_offered_once() -> None:
    day = five_games("awards")
    needs = views.console_view(day.state, day.at).needs
    assert [(need.kind, need.text) for need in needs] == [("awards", "All games are decided")]
    assert {award.category for award in views.awards(day.state)} == set(GAMES)
