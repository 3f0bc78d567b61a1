"""The papers of events in the hall: each preset, from the first entry to the awards."""

import itertools
import re
from functools import cache

import pytest

from cardhall.hall import commands as c
from cardhall.hall.event import decide, evolve
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.settings import preset_settings
from cardhall.hall.state import State, standings
from cardhall.messages import written
from cardhall.paper.cards import particulars
from cardhall.rulebook import load, load_preset, preset_names
from cardhall.rulebook.house_rules import about
from cardhall.server.papers import MAKERS, Order
from cardhall.server.papers.available import PaperLine, available_papers
from cardhall.server.papers.day import _rules_of_point, rules_of
from cardhall.server.seating import seated
from tests.hall.test_holdem_deal import deal, last
from tests.paper.__main__ import SMALL
from tests.paper.looking import (
    letters,
    overlaps,
    pages,
    rules,
    squeezed,
    struck,
    text_of,
    type_sizes,
)

SATURDAY = 1_792_850_400_000
STEPS = ("", "playing", "awards")


@cache
def event(preset: str, until: str) -> State:
    """An event of made-up people, as far as a step of the rehearsal."""
    ids = itertools.count(1)

    def ctx() -> Context:
        return Context(
            SATURDAY, written("Chair"), "chair", f"papers{next(ids)}", lambda: f"id{next(ids)}"
        )

    patch = c.SettingsPatch(name="Spring", play_at=SATURDAY + 3_600_000, deadline="2026-10-20")
    state = State()
    made = c.CreateEvent(id="ev", preset=preset, settings=patch, rehearsal=True)
    for fact in decide(state, made, ctx()):
        state = evolve(state, fact)
    for key in state.categories:
        if until:
            for fact in decide(state, c.Rehearse(until=until, category=key), ctx()):
                state = evolve(state, fact)
    return state


NEED_SEATS = ("seats", "seating-chart", "seat-slips")


def order(state: State, line: PaperLine, size: str = "letter", **more: object) -> Order:
    category = line.category or next(iter(state.categories))
    return Order(state, "http://hall.example/", size, category, 0, **more)  # type: ignore[arg-type]


def made(state: State, name: str, category: str = "", **more: object) -> str:
    """The text of a paper."""
    line = PaperLine(name=name, group="door", picture="", category=category)
    return text_of(MAKERS[name](order(state, line, **more)))  # type: ignore[arg-type]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("until", STEPS)
@pytest.mark.parametrize("preset", preset_names())
def test_every_paper_on_the_shelf_is_made_and_clean(preset: str, until: str) -> None:
    """On both sizes, blank too; what is not ready refuses with a cure or is an empty sheet."""
    state = event(preset, until)
    lines = available_papers(state)
    assert {line.name for line in lines} <= set(MAKERS)
    groups = [line.group for line in lines]
    assert groups == sorted(groups, key=["before", "door", "round", "after"].index)
    for line in lines:
        assert (SMALL / f"{line.picture}.png").exists(), line.picture
        for size, blank in (("letter", False), ("a4", True)):
            asked = order(state, line, size, blank=blank and line.blank)
            if not line.ready and line.name in NEED_SEATS:
                with pytest.raises(Refusal, match="no seats yet"):
                    MAKERS[line.name](asked)
                continue
            for page in pages(MAKERS[line.name](asked))[:1]:
                found = letters(page)
                assert overlaps(found) == [], line
                assert struck(page) == [], line
                assert min(type_sizes(page), default=9) >= 8.99, line


@pytest.mark.parametrize("preset", preset_names())
def test_what_an_event_does_not_have_is_refused_with_the_cure(preset: str) -> None:
    state = event(preset, "seated")
    for key in state.categories:
        known = {line.name for line in available_papers(state) if line.category in ("", key)}
        for name in set(MAKERS) - known - {"tags", "seats", "seating-chart", "seat-slips",
                                           "bracket-tiles", "score-sheet", "results",
                                           "everything"}:  # fmt: skip
            with pytest.raises(Refusal) as caught:
                made(state, name, key)
            assert caught.value.cure


# --- the entry blank of the five games -----------------------------------------------------------


def blank_lines(title: str, until: str) -> list[int]:
    """The numbered lines under a game on the blank of a new event."""
    state = State(id="x", preset="llaa", settings=preset_settings("llaa"))
    text = text_of(MAKERS["entry-blank"](Order(state, "http://h/", "letter", "pedro", 0)))
    part = text[text.index(title) : text.index(until)]
    return [int(n) for n in re.findall(r"\b(\d)\.", part)]


@pytest.mark.clause("LLAA-FORM-03")
def test_the_blank_has_five_lines_for_pitty_pat() -> None:
    assert blank_lines("Pitty-Pat", "Rummy") == [1, 2, 3, 4, 5]


@pytest.mark.clause("LLAA-FORM-04")
def test_the_blank_has_six_lines_for_rummy() -> None:
    assert blank_lines("Rummy", "Po-Ke-No") == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("LLAA-FORM-05")
def test_the_blank_has_eight_lines_for_po_ke_no() -> None:
    assert blank_lines("Po-Ke-No", "Pedro") == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.clause("LLAA-FORM-06")
def test_the_blank_has_three_pedro_teams_of_two_lines_each() -> None:
    """Six lines to write on in three blocks; with the others 30 names, 450.00."""
    state = State(id="x", preset="llaa", settings=preset_settings("llaa"))
    pdf = MAKERS["entry-blank"](Order(state, "http://h/", "letter", "pedro", 0))
    text = text_of(pdf)
    assert re.findall(r"Team \d", text) == ["Team 1", "Team 2", "Team 3"]
    games = load_preset("llaa").categories
    names = sum(game.names_on_blank for game in games)
    assert (names, names * state.known.fee_cents) == (30, 450_00)
    lines = [line for line in rules(pages(pdf)[0]) if line[2] - line[0] > 100]
    teams = [line for line in lines if line[2] - line[0] < 200]
    assert len(teams) == 6


# --- what the papers say of an event -------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "category"),
    [("llaa", "boure"), ("llaa", "po-ke-no"), ("lions-euchre", "euchre"),
     ("kofc-holdem", "holdem")],
)  # fmt: skip
def test_seats_chart_and_slips_name_everybody_seated_once(preset: str, category: str) -> None:
    state = event(preset, "seated")
    tables = seated(state, state.categories[category])
    everybody = [one for chairs in tables.values() for _, one in chairs if one]
    assert len(everybody) > 40
    for name in ("seats", "seating-chart", "seat-slips"):
        text = squeezed(made(state, name, category))
        for one in everybody:
            assert text.count(squeezed(state.entries[one].called)) == 1, (name, one)


def test_each_game_of_the_day_has_its_own_card_for_every_table() -> None:
    state = event("llaa", "playing")
    for key, category in state.categories.items():
        text = made(state, "table-card", key)
        for code in category.codes.values():
            assert text.count(code) == 1, key
        game = load_preset("llaa").category(key).game
        _, options = particulars(game, rules_of(state, category))
        for one in options:
            assert squeezed(one.name) in squeezed(text), (key, one.name)


def test_cards_tell_the_session_and_who_wins_and_each_is_one_page() -> None:
    state = event("llaa", "playing")
    for key, told in {
        "boure": "2 of 4 to 5; 1 of 2 to 3",
        "pitty-pat": "2 of 4 to 5; 1 of 2 to 3",
        "rummy": "2 of 4; 1 of 2 to 3",
        "po-ke-no": "3 of 12; 2 of 6 to 11; 1 of 2 to 5",
    }.items():
        text = made(state, "table-card", key)
        assert f"Winners at the table {told}" in text, key
        assert "A session 30 minutes" in text
        line = PaperLine(name="table-card", group="door", picture="", category=key)
        for size in ("letter", "a4"):
            cards = pages(MAKERS["table-card"](order(state, line, size)))
            assert len(cards) == len(state.categories[key].codes), key


def test_cards_tell_amounts_as_the_event_has_them() -> None:
    assert "$1.00" in made(event("rap", ""), "table-card")
    assert "25 cents" in made(event("lions-euchre", ""), "table-card")
    assert "10,000 chips" in made(event("kofc-holdem", ""), "table-card")


def test_a_house_rule_of_the_event_stands_on_the_card_and_in_the_rulebook() -> None:
    state = event("llaa", "")
    assert rules_of(state, state.categories["pitty-pat"])["take"] == "may"
    before = made(state, "table-card", "pitty-pat")
    assert "may be let go by" in before
    asked = c.SetOption(category="pitty-pat", option="take", value="must")
    for fact in decide(
        state, asked, Context(SATURDAY, written("Chair"), "chair", "x", lambda: "idx")
    ):
        state = evolve(state, fact)
    assert rules_of(state, state.categories["pitty-pat"])["take"] == "must"
    assert "must be taken" in made(state, "table-card", "pitty-pat")
    chosen = [
        rule.ways
        for rule in _rules_of_point(order(state, available_papers(state)[0]), load_preset("llaa"),
                                    load().point("OP-PITTY-01"))
    ]  # fmt: skip
    assert chosen == [[("may be let go by", False), ("must be taken", True)]]


@pytest.mark.parametrize("preset", preset_names())
def test_the_rulebook_has_every_clause_of_its_rules_and_marks_its_house_rules(preset: str) -> None:
    state = event(preset, "")
    text = made(state, "rulebook")
    groups = [group for group in load().groups if group.preset == preset]
    for group in groups:
        for clause in group.clauses:
            assert squeezed(clause.id + clause.text) in squeezed(text), clause.id
    for name, value in load_preset(preset).options.items():
        id = next(p.id for p in load().points if value in p.options.get(name, ())
                  and (p.id in text))  # fmt: skip
        assert squeezed(about(id, name)) in squeezed(text)


def test_the_entry_form_tells_day_review_and_start_from_the_settings() -> None:
    text = made(event("kofc-holdem", ""), "entry-form")
    assert "Deadline: October 20, 2026" in text
    assert re.search(r"Rules are gone over at \d+:30 [ap]m Play begins at \d+:00 [ap]m", text)
    assert "10,000" in text
    assert "One, out of chips in the first hour: $20.00 for 10,000 chips" in text


def test_blinds_follow_the_presets_schedule() -> None:
    text = made(event("kofc-holdem", ""), "blinds")
    for line in ("25 / 50", "75 / 150 20 Rebuys end after this level", "8,000 / 16,000",
                 "Break 10 25 chips are changed up"):  # fmt: skip
        assert line in text, line


def test_a_bracket_is_blank_before_the_draw_and_names_each_team_once_after() -> None:
    assert "Champions" in made(event("llaa", ""), "bracket", "pedro")
    state = event("llaa", "awards")
    teams = [one for one in state.entries.values() if one.category == "pedro"]
    text = squeezed(made(state, "bracket", "pedro"))
    for team in teams:
        assert text.count(squeezed(" & ".join(team.people))) == 1


def test_movement_cards_follow_the_night() -> None:
    state = event("lions-euchre", "awards")
    text = squeezed(made(state, "movement", "euchre"))
    for entry in state.entries.values():
        assert squeezed(entry.called) in text


def test_a_fixed_movement_is_printed_beforehand_as_cards_by_number() -> None:
    """Each draws a card; no partnership twice (EUCHRE-50)."""
    state = event("lions-euchre", "entries")
    count = len(state.entries)
    text = made(state, "movement", "euchre", blank=True)
    assert "nobody twice with the same partner" in text
    cards = re.split(r"(?=Spring Player \d+ Table)", text)[1:]
    assert len(cards) == count
    pairs = [
        frozenset((own, other))
        for card in cards
        for own, *others in [re.findall(r"Player (\d+)", card)]
        for other in others
    ]
    assert len(pairs) == 10 * count
    assert all(pairs.count(pair) == 2 for pair in pairs)


def test_the_results_of_the_day_name_awards_places_and_books() -> None:
    state = event("llaa", "awards")
    text = made(state, "results")
    assert "The book balances $0.00" in text
    for key in ("boure", "pedro"):
        first = next(
            one for one, tally in standings(state, key).tallies.items() if tally.place == 1
        )
        name = state.entries[first].called
        assert squeezed(f"{state.categories[key].plan.name}: 1st place{name}") in squeezed(text)
        assert squeezed(text).count(squeezed(name)) >= 2
    assert "The last one in: lost in" in text  # what decided it
    assert "By the round of the last loss that counts" in text
    assert "Second loss in match" in text
    assert "Awards" not in made(event("llaa", "playing"), "results")


def test_the_results_of_a_night_at_home_say_who_pays_whom() -> None:
    text = made(event("rap", "awards"), "results")
    assert "Who pays whom" in text
    assert " pays " in text
    assert "The book balances" not in text  # no fee is taken, and there is no box
    assert "Boure" not in text


def test_the_results_of_euchre_and_holdem_pay_prizes() -> None:
    euchre = made(event("lions-euchre", "awards"), "results")
    assert "$75.00" in euchre
    holdem = made(event("kofc-holdem", "awards"), "results")
    assert "Prizes paid" in holdem
    assert "1st" in made(event("kofc-holdem", "awards"), "payouts")


@pytest.mark.clause("OP-HOLDEM-22")
def test_a_deal_of_the_last_is_on_the_papers() -> None:
    day = last(3)
    day.do(deal(day, 15_000, 13_000, 11_000, left=1000))
    paper = made(day.state, "payouts")
    for amount in ("$150.00", "$130.00", "$110.00", "$10.00"):
        assert amount in paper
    assert paper.count("deal") == 3
    day.thin_out(1)
    assert "A deal of the last 3: $1" in made(day.state, "results")


def test_score_sheets_are_for_the_tables_that_play() -> None:
    state = event("llaa", "playing")
    boure = made(state, "score-sheet", "boure")
    assert "must be 500" in boure
    assert boure.count("Round") == len(seated(state, state.categories["boure"]))
    assert "must be 50" in made(state, "score-sheet", "pitty-pat")
    for name in ("rummy", "po-ke-no"):
        text = squeezed(made(state, "score-sheet", name))
        for chairs in seated(state, state.categories[name]).values():
            for _, one in chairs:
                assert text.count(squeezed(state.entries[one].called)) == 1
    blank = made(state, "score-sheet", "boure", blank=True)
    assert "Seat Name" in blank
    assert not any(entry.called in blank for entry in state.entries.values())
