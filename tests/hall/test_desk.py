"""The judge's desk: every ruling of the register, looked at, applied, counted and taken back."""

import importlib
from collections.abc import Iterator

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall.desk import catalogue, views
from cardhall.hall.desk.catalogue import CatalogueCall
from cardhall.hall.desk.commands import NoteRuling, TakeBackRuling
from cardhall.hall.desk.events import RulingApplied
from cardhall.hall.desk.places import place_of
from cardhall.hall.event import Refusal, decide, fold
from cardhall.hall.events import Disqualified
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.log import words
from cardhall.hall.preview import consequences
from cardhall.hall.state import standings
from cardhall.messages import read_hook, to_store, written
from cardhall.registry import games
from cardhall.rulebook import load
from cardhall.tables.judging import calls_of
from tests.hall.deskday import GAMES, Desk
from tests.hall.hallday import of_kind, there

BOOK = load()
PAGES = {file.stem for game in games().values() for file in (game.folder / "calls").glob("*.toml")}
REGISTER = {
    one.id
    for one in BOOK.clauses
    # a game that no event is run with has no calls, and its clauses no desk
    if one.kind in ("irregularity", "conduct") and BOOK.group(one.group).preset in {*PAGES, ""}
}
GAME_OF = {
    "boure": "boure",
    "pitty-pat": "pitty_pat",
    "rummy": "rummy",
    "po-ke-no": "po_ke_no",
    "pedro": "pedro",
    "euchre": "euchre",
    "holdem": "holdem",
}


def ways(desk: Desk) -> Iterator[tuple[CatalogueCall, dict[str, str], str]]:
    """Every path of every call at table 1: the call, its answers, and its note."""
    letters = place_of(desk.state, desk.category, 1).letters
    for call in desk.calls():
        for answers in call.paths(letters):
            yield call, answers, "In my own words {A}" if call.note else ""


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_every_path_leads_by_buttons_to_a_ruling(preset: str, category: str) -> None:
    """At most three questions, one at a time, each button leading on; at the end a clause, words
    and what changes, or a plain "play goes on"."""
    desk = Desk(preset, category)
    for call, answers, note in ways(desk):
        assert len(answers) <= 3
        said: dict[str, str] = {}
        for number, key in enumerate(answers, start=1):
            seen = desk.look(call.key, "", **said)
            assert seen.ruling is None
            ask = there(seen.ask)
            assert (ask.key, ask.number) == (key, number)
            keys = [button.key for button in ask.buttons]
            assert answers[key] in keys if keys else int(answers[key]) <= ask.most
            said[key] = answers[key]
        if note:
            assert desk.ask(call.key, **said).note
        seen = desk.look(call.key, note, **said)
        assert seen.ask is None
        ruling = there(seen.ruling)
        assert ruling.text
        assert ruling.clauses
        assert ruling.none == (not ruling.changes)
        assert {one.id for one in seen.clauses} >= set(ruling.clauses)
        assert all(one.text for one in seen.clauses)
        assert "{" not in ruling.text.replace(note, "")
        for change in ruling.changes:
            assert "{" not in change.text
            assert "  " not in change.text
            assert BOOK.words(change.clause)


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_what_was_previewed_is_what_was_applied(preset: str, category: str) -> None:
    """Word for word and chip for chip, the hall's own consequences too; and looking, then
    cancelling, leaves every byte as it was."""
    desk = Desk(preset, category)
    called = c.CallChair(category=category, table=1, why="look")
    try:
        desk.do(called)
    except Refusal:
        assert desk.format in (
            "freezeout",
            "home_game",
        )  # their tables are called in a way of theirs
    frozen = desk.state
    before = to_store([fact for _, fact in frozen.history()])
    for call, answers, note in ways(desk):
        seen = desk.look(call.key, note, **answers)
        assert desk.state is frozen
        assert to_store([fact for _, fact in frozen.history()]) == before
        facts = desk.rule(call.key, note, **answers)
        applied = views.rulings(desk.state)[-1]
        keeps = {"id": "", "at": 0}
        assert msgspec.structs.replace(applied, **keeps) == msgspec.structs.replace(
            there(seen.ruling), **keeps
        )
        assert consequences(frozen, desk.state).text == seen.hall
        assert isinstance(facts[0], RulingApplied)
        hall_changed = {one.does.partition(":")[0] for one in facts[0].changes if one.does}
        rest = {type(one).__name__ for one in facts[1:]} - {
            "RulingGiven",
            "GameRuled",
            "FloorRuled",
        }
        assert rest == {FACT_OF[does] for does in hall_changed}
        assert fold(
            [msgspec.json.decode(to_store(facts[0]), type=RulingApplied, dec_hook=read_hook)],
            frozen,
        )
        desk.state = frozen


FACT_OF = {
    "disqualify": "Disqualified",
    "mark": "SeatMarked",
    "minutes": "MinutesAdded",
    "void": "TableVoided",
}


@pytest.mark.parametrize("clause", sorted(REGISTER))
def test_every_clause_of_the_register_is_reached_at_the_desk(clause: str) -> None:
    """An irregularity or a point of conduct is cited by some ruling of a call of its game."""
    group = BOOK.clause(clause).group
    preset, category = HOME[group]
    assert any(
        clause in {*one.clauses, *(change.clause for change in one.changes)}
        for page in catalogue.pages()
        if page.preset in ("", preset) and page.category in ("", category)
        for call in page.call
        for one in call.rulings
    )


HOME = {
    "LLAA-T": ("llaa", "boure"),
    "LLAA-BOURE": ("llaa", "boure"),
    "LLAA-PITTY": ("llaa", "pitty-pat"),
    "LLAA-PEDRO": ("llaa", "pedro"),
    "LLAA-POKENO": ("llaa", "po-ke-no"),
    "LLAA-RUMMY": ("llaa", "rummy"),
    "EUCHRE": ("lions-euchre", "euchre"),
    "RAP": ("rap", "boure"),
    "HOLDEM": ("kofc-holdem", "holdem"),
}


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_every_ruling_of_the_list_can_be_given(preset: str, category: str) -> None:
    """No ruling of the catalogue lies where no answer leads."""
    desk = Desk(preset, category)
    given: dict[str, set[int]] = {}
    for call, answers, _ in ways(desk):
        given.setdefault(call.key, set()).add(id(call.outcome(answers)))
    for call in desk.calls():
        assert given[call.key] == {id(one) for one in call.rulings}, call.key


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_what_can_be_called_at_a_table_can_be_ruled_at_the_desk(preset: str, category: str) -> None:
    """Each call of the game's open referee has its like, and the desk rules by each clause that
    the referee rules by: it asks where there is no position to look at."""
    calls = importlib.import_module(f"cardhall.games.{GAME_OF[category]}.referee").CALLS
    desk = {call.key: call for call in Desk(preset, category).calls()}
    cited = {clause for call in desk.values() for clause in call.clauses}
    for name, call in calls.items():
        assert SAME.get(name, name) in desk
        assert {one for one in call.clauses if one in _register(preset, category)} <= cited


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_a_ruling_at_a_live_table_cites_what_the_desk_or_the_referee_cites(
    preset: str, category: str
) -> None:
    """A live table's short list rules by no clause of the game that its like on wood leaves out."""
    game = GAME_OF[category]
    own = set(importlib.import_module(f"cardhall.games.{game}.referee").CALLS)
    desk = {call.key: call for call in Desk(preset, category).calls()}
    live = [call for call in calls_of(game.replace("_", "-"), preset) if call.ruling in own]
    assert live or "misdeal" not in own
    for call in live:
        cited = set(desk[call.ruling].clauses)
        assert {one for one in call.clauses if one in _register(preset, category)} <= cited


SAME = {"swept": "dead"}
"""A hand swept away is asked for as a dead one."""


def _register(preset: str, category: str) -> set[str]:
    return {one for one in REGISTER if HOME[BOOK.clause(one).group] == (preset, category)}


# --- counting up -------------------------------------------------------------------------------


def proposal(desk: Desk, call: str, **answers: str) -> str:
    return next(button.key for button in desk.ask(call, **answers).buttons if button.proposed)


@pytest.mark.clause("HOLDEM-69")
def test_acting_out_of_turn_on_purpose_costs_more_each_time() -> None:
    """A warning, then one hand, one round, disqualification: the desk proposes the next and shows
    what came before; the judge may choose otherwise (OP-HOLDEM-17)."""
    desk = Desk("kofc-holdem", "holdem")
    for number, step in enumerate(("warning", "hand", "round", "out"), start=1):
        assert proposal(desk, "turn-meant", who="B") == step
        assert proposal(desk, "turn-meant", who="C") == "warning"
        seen = desk.look("turn-meant", who="B", step=step)
        assert len(seen.earlier) == number - 1
        assert there(seen.ruling).nth == number
        desk.rule("turn-meant", who="B", step=step)
    entry = desk.state.desk.rulings[-1].seats[1].entry
    assert there(desk.state.entries[entry].left).kind == "disqualified"
    assert proposal(desk, "turn-meant", who="B") == "out"


@pytest.mark.clause("EUCHRE-12")
@pytest.mark.clause("EUCHRE-13")
def test_language_is_counted_for_a_side_in_a_game() -> None:
    """The first offence of either partner is a warning, from the second on the other side scores;
    the next game begins anew (OP-EUCHRE-05)."""
    desk = Desk("lions-euchre", "euchre")
    assert proposal(desk, "speech", who="A", said="hint") == "warning"
    desk.rule("speech", who="A", said="hint", step="warning")
    assert proposal(desk, "speech", who="C", said="other") == "points"
    assert proposal(desk, "speech", who="B", said="other") == "warning"
    seen = desk.look("speech", who="C", said="other", step="points")
    (points,) = [one for one in there(seen.ruling).changes if one.what == "points"]
    assert (points.amount, points.target) == (2, "Bea Sand and Dot Umber")
    games = (one.format_state for one in desk.state.categories.values())
    (night,) = [of_kind(Progressive, one) for one in games]
    later = msgspec.structs.replace(night.games[0], no=2)
    again = msgspec.structs.replace(night, games=(*night.games, later))
    game = msgspec.structs.replace(desk.state.categories["euchre"], format_state=again)
    desk.state = msgspec.structs.replace(desk.state, categories={"euchre": game})
    assert proposal(desk, "speech", who="C", said="other") == "warning"


def test_nothing_amiss_is_no_offence() -> None:
    desk = Desk("lions-euchre", "euchre")
    desk.rule("speech", who="A", said="none")
    assert proposal(desk, "speech", who="A", said="hint") == "warning"


def test_an_incident_recorded_elsewhere_counts_too() -> None:
    desk = Desk("llaa", "boure")
    one = place_of(desk.state, "boure", 1).seats[0].entry
    desk.do(c.RecordIncident(kind="cut_throat", entry=one), role="chair")
    assert proposal(desk, "cut-throat", who="A") == "again"
    assert proposal(desk, "cut-throat", who="B") == "warning"


# --- what the hall does by itself --------------------------------------------------------------


@pytest.mark.clause("LLAA-T-14")
def test_another_language_disqualifies_from_the_desk() -> None:
    desk = Desk("llaa", "boure")
    before = standings(desk.state, "boure")
    seen = desk.look("language", who="A", sure="yes")
    assert any("disqualified" in line for line in seen.hall)
    desk.rule("language", who="A", sure="yes")
    entry = desk.state.desk.rulings[0].seats[0].entry
    assert there(desk.state.entries[entry].left).kind == "disqualified"
    desk.do(TakeBackRuling(category="boure", table=1, ruling="r2", why="It was a prayer"))
    assert desk.state.entries[entry].left is None
    assert standings(desk.state, "boure") == before


@pytest.mark.clause("LLAA-T-16")
def test_foul_language_that_a_judge_heard_takes_the_won_games() -> None:
    desk = Desk("llaa", "boure")
    facts = desk.rule("foul", who="B", sure="yes")
    (out,) = [one for one in facts if isinstance(one, Disqualified)]
    assert out.forfeits_wins
    assert desk.rule("foul", who="C", sure="no")[1:] == []


def test_who_stayed_away_has_a_loss_and_it_can_be_taken_back() -> None:
    desk = Desk("llaa", "rummy")
    desk.rule("absent", who="C", how="never")
    play = desk.play
    assert play.marks == {play.seats[2]: "no_show"}
    desk.do(TakeBackRuling(category="rummy", table=1, ruling="r1", why="She came"))
    assert not any(desk.play.marks.values())


def test_minutes_and_a_replay_follow_in_the_same_facts() -> None:
    desk = Desk("llaa", "pitty-pat")
    play = desk.play
    desk.rule("minutes", minutes="7")
    later = desk.play
    assert later.deadline == play.deadline + 7 * 60_000
    desk.rule("void", again="replay")
    assert desk.play.attempt == play.attempt + 1
    ruling = desk.state.desk.rulings[-1].ruling
    with pytest.raises(Refusal, match="void"):
        desk.do(TakeBackRuling(category="pitty-pat", table=1, ruling=ruling, why="No"))


# --- the log -----------------------------------------------------------------------------------


@pytest.mark.clause("LLAA-T-17")
def test_the_ruling_lets_a_table_that_called_play_on() -> None:
    desk = Desk("llaa", "boure")
    desk.do(c.CallChair(category="boure", table=1, why="renege"))
    assert place_of(desk.state, "boure", 1).called
    desk.rule("renege", who="B", when="now", pot="10")
    assert not place_of(desk.state, "boure", 1).called
    card = views.rulings(desk.state)[0]
    (paid,) = [one for one in card.changes if one.what == "chips"]
    assert (paid.amount, paid.target) == (10, "pot")


def test_every_ruling_and_who_gave_it_stays_in_the_log() -> None:
    desk = Desk("rap", "boure")
    desk.rule("renege", who="A", what="win", pot="150")
    fact = desk.state.desk.rulings[0]
    line = words(desk.state, fact)
    assert "Ada Reed" not in "".join(one.text for one in fact.changes)  # names stay out of facts
    assert "table 1" in line
    assert "RAP-41" in line
    assert any("1.50" in one.text for one in views.rulings(desk.state)[0].changes)
    desk.do(TakeBackRuling(category="boure", table=1, ruling=fact.ruling, why="He had none"))
    card = views.rulings(desk.state)[0]
    assert (card.taken_back, card.taken_back_by) == ("He had none", "Judge")
    assert "taken back" in words(desk.state, desk.state.desk.taken_back[fact.ruling])
    for why in ("", "again"):
        command = TakeBackRuling(category="boure", table=1, ruling=fact.ruling, why=why)
        with pytest.raises(Refusal):
            decide(desk.state, command, desk.ctx())


def test_a_name_that_is_blanked_is_blank_in_the_rulings() -> None:
    desk = Desk("llaa", "rummy")
    desk.rule("shown", who="A")
    entry = desk.state.desk.rulings[0].seats[0].entry
    name = desk.state.entries[entry].name
    assert name in views.rulings(desk.state)[0].text
    desk.do(c.BlankName(entry=entry), role="chair")
    assert name not in str(views.rulings(desk.state))


def test_a_live_tables_ruling_is_kept_with_its_own_changes() -> None:
    desk = Desk("llaa", "boure")
    desk.do(
        NoteRuling(
            category="boure",
            table=1,
            call="live:take_back",
            title=written("A slip"),
            text=written("{A} again"),
            clauses=("LLAA-T-17",),
        ),
        role="table",
    )
    card = views.rulings(desk.state)[0]
    assert card.live
    assert card.text.endswith(" again")
    assert "{" not in card.text


@pytest.mark.parametrize(
    ("command", "field"),
    [
        ({"call": "revoke"}, "call"),
        ({"call": "renege", "table": 9}, "table"),
        ({"call": "renege", "answers": {"who": "Z", "when": "none"}}, "answers"),
        ({"call": "renege", "answers": {"who": "A", "when": "never"}}, "answers"),
        ({"call": "renege", "answers": {"who": "A", "when": "none", "pot": "3"}}, "answers"),
        ({"call": "renege", "answers": {"who": "A", "when": "now", "pot": "11"}}, "answers"),
        ({"call": "other", "answers": {"who": "A"}}, "note"),
    ],
)
def test_what_cannot_be_ruled_names_the_field_and_the_cure(
    command: dict[str, object], field: str
) -> None:
    desk = Desk("llaa", "boure")
    asked = msgspec.structs.replace(desk.apply("x"), **command)
    with pytest.raises(Refusal) as refused:
        decide(desk.state, asked, desk.ctx())
    assert refused.value.field == field
    assert refused.value.cure


def test_only_judge_and_chair_rule() -> None:
    desk = Desk("llaa", "boure")
    for role in ("captain", "player", "table", "visitor"):
        with pytest.raises(Refusal):
            decide(desk.state, desk.apply("dispute"), desk.ctx(role))


@pytest.mark.parametrize(("preset", "category"), GAMES)
def test_the_desk_lists_the_tables_in_play_with_those_that_called_first(
    preset: str, category: str
) -> None:
    desk = Desk(preset, category)
    tables = views.card(desk.state, 0).tables
    assert (tables[0].category, tables[0].table, len(tables[0].names)) == (category, 1, 4)
    last = tables[-1].table
    if desk.format in ("elimination", "bracket", "progressive"):
        desk.do(c.CallChair(category=category, table=last, why="a renege"))
        first = views.card(desk.state, 0).tables[0]
        assert (first.table, first.called, first.why) == (last, True, "a renege")
