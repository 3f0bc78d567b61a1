"""No game lacks anything: names, records, a page, bots, counts, a brute force, calls, tests.

Of a game of another maker's this is asked as far as its folder has the part: records where it has
``record``, calls where it has ``referee``, counts where it brings a brute force. A page, a bench,
breaks and 20,000 positions are asked of the games of this repository alone.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cardhall import rulebook
from cardhall.bots.arena import bots_of, seats_allowed
from cardhall.games import GAMES, game, having, part
from cardhall.records import parse_record, records_of, replay, table_of
from cardhall.rulings.referee import Call
from tests.conformance import perft
from tests.conformance.beside import BESIDE
from tests.conformance.shape import GROUPS, OURS, PRESETS, group_ids, records, rules_of

ROOT = Path(__file__).resolve().parents[2]

NAMES = (
    *("TITLE", "SEATS", "opening", "Rules", "PRESETS", "Hand", "View", "view", "imagine"),
    *("Session", "Result", "parse_action", "format_action", "Illegal", "Refusal", "RulesError"),
    "Movement",
)
HAND = (
    *("seats", "turn", "phase", "is_over", "legal_actions", "apply", "why_not", "force", "copy"),
    *("deal", "deal_seeded", "result", "movements", "playout", "random_action", "hand_of"),
)
BY_ANOTHER = {
    "LLAA-PITTY": "its misdeals are the table's, one by one",
}

every_game = pytest.mark.parametrize("name", GAMES)
of_ours = pytest.mark.parametrize("name", OURS)
with_records = pytest.mark.parametrize("name", having("record"))
with_referee = pytest.mark.parametrize("name", having("referee"))


@of_ours
def test_a_game_of_ours_leaves_out_nothing_that_is_asked_for_below(name: str) -> None:
    assert [part for part in ("record", "referee") if name not in having(part)] == []
    assert {preset for other, preset in BESIDE if other == name} == set(game(name).PRESETS)


@every_game
def test_a_game_has_every_name_that_all_games_have(name: str) -> None:
    module = game(name)
    assert [part for part in NAMES if not hasattr(module, part)] == []
    assert [part for part in HAND if not hasattr(module.Hand, part) and part not in own(name)] == []
    assert module.TITLE
    assert all(isinstance(seats, int) for seats in module.SEATS)
    assert module.PRESETS


@cache
def own(name: str) -> set[str]:
    """The names of a dealt hand itself, attributes among them."""
    rules = rules_of(name, next(iter(game(name).PRESETS)))
    hand = game(name).opening(rules, seats_allowed(name, rules)[0], 1)
    return {part for part in HAND if hasattr(hand, part)}


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_preset_can_be_opened_and_written_down(name: str, preset: str) -> None:
    rules = rules_of(name, preset)
    assert seats_allowed(name, rules)
    assert game(name).Rules.from_data(rules.to_data()) == rules
    with pytest.raises(game(name).RulesError):
        game(name).Rules.from_data({**rules.to_data(), "colour": "red"})
    with pytest.raises(game(name).RulesError, match="Choose"):
        game(name).Rules.preset("nowhere")
    with pytest.raises(game(name).RulesError):
        game(name).opening(rules, max(game(name).SEATS) + 10, 1)


@of_ours
def test_a_game_has_its_page_that_names_every_preset_and_option(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    rules = rules_of(name, next(iter(game(name).PRESETS)))
    assert [preset for preset in game(name).PRESETS if preset not in page] == []
    assert [option for option in rules.to_data() if option not in page] == []


@every_game
def test_a_game_has_its_bots(name: str) -> None:
    bots = bots_of(name).BOTS
    assert next(iter(bots)) == "cardhall"
    assert "random" in bots
    assert callable(bots_of(name).gains)


@of_ours
def test_a_game_has_its_bench_its_brute_force_its_traces_at_two_speeds_and_its_breaks(
    name: str,
) -> None:
    bench = "core" if name == "boure" else name
    for path in (
        f"bench/{bench}.py",
        f"tests/brute/{name}_rules.py",
        f"tests/games/{name}_trace.py",
    ):
        assert (ROOT / path).is_file(), path
    for group in GROUPS[name]:
        assert (ROOT / f"tests/breaks/{group.lower()}.core.toml").is_file(), group


@of_ours
def test_a_games_legal_actions_are_held_against_the_brute_force_20_000_times(name: str) -> None:
    """Somewhere in the tests that import the brute force stands the number of positions."""
    texts = [path.read_text("utf-8") for path in (ROOT / "tests").rglob(f"test_{name}_*.py")]
    using = [text for text in texts if f"brute.{name}_rules" in text or f"{name}_rules" in text]
    assert any("20_000" in text for text in using)


@pytest.mark.parametrize(("name", "preset"), BESIDE)
def test_a_preset_has_its_counts(name: str, preset: str) -> None:
    assert perft.kept(name, preset)


@every_game
def test_a_games_rules_are_in_the_rulebook(name: str) -> None:
    book = rulebook.load()
    assert group_ids(name)
    for group in group_ids(name):
        assert book.group(group).clauses


# --- records


@with_records
def test_a_game_has_records_of_every_preset_and_of_each_referee_that_it_has(name: str) -> None:
    told = [parse_record(path.read_text("utf-8")) for path in records(name)]
    assert len(told) > (4 if name in OURS else 0)
    assert records_of(name).KEYS
    if name != "holdem":  # cash tables differ by their limits only
        assert {record.rules for record in told} == set(game(name).PRESETS)
    open_too = {"open"} if name in having("referee") else set()
    assert {record.referee for record in told} == {"guided"} | open_too


@with_records
def test_every_record_says_what_is_so(name: str) -> None:
    """Of ours one is enough here: tests/records asks it of each."""
    for path in records(name)[: 1 if name in OURS else None]:
        record = parse_record(path.read_text("utf-8"))
        assert record.lines, path.name
        assert record.end, path.name
        assert any(line.legal for line in record.lines), path.name
        replay(record)


def irregularities(name: str) -> list[str]:
    book = rulebook.load()
    return [
        clause.id
        for group in group_ids(name)
        for clause in book.group(group).clauses
        if clause.kind == "irregularity"
    ]


@cache
def reached(name: str) -> Counter[str]:
    """The clauses that rulings and refusals of this game's open records rest on."""
    found: Counter[str] = Counter()
    for path in records(name):
        record = parse_record(path.read_text("utf-8"))
        if record.referee != "open":
            continue
        table = table_of(record)
        for line in record.lines:
            if not line.outcome.startswith("refused"):
                table.do(line.seat, line.act)
        for ruling in getattr(getattr(table, "referee", None), "rulings", ()):
            found[ruling.clause] += 1
            found.update(change.clause for change in ruling.changes)
        found.update(getattr(table, "cited", ()))
        found.update(
            line.outcome.split()[1].rstrip(";") for line in record.lines if " " in line.outcome
        )
    return found


@with_referee
def test_every_irregularity_of_a_game_is_reached_by_a_record_under_the_open_referee(
    name: str,
) -> None:
    assert [id for id in irregularities(name) if not reached(name)[id]] == []


@with_referee
def test_the_calls_of_a_game_cover_its_irregularities(name: str) -> None:
    calls = part(name, "referee").CALLS
    assert calls
    for key, call in calls.items():
        assert isinstance(call, Call)
        assert call.name == key
        assert call.title
        assert len(call.asks) <= 3
        for ask in call.asks:
            assert ask.text
            assert len({choice for choice, _ in ask.choices}) == len(ask.choices)
    rests = {clause for call in calls.values() for clause in call.clauses}
    book = rulebook.load()
    assert [id for id in sorted(rests) if id not in book] == []
    assert [id for id in irregularities(name) if id not in rests] == []


@with_referee
def test_some_call_of_a_game_is_proven_and_some_call_false(name: str) -> None:
    outcomes = Counter(
        line.outcome.split()[0]
        for path in records(name)
        for line in parse_record(path.read_text("utf-8")).lines
        if line.outcome
    )
    assert outcomes["proven"]
    assert outcomes["false"]


@with_referee
def test_a_ruling_is_shown_with_the_position_before_and_after(name: str) -> None:
    shown = [
        step
        for path in records(name)
        for step in replay(parse_record(path.read_text("utf-8")))
        if step.before
    ]
    assert shown
    assert all(step.after for step in shown)
    assert any(step.before != step.after for step in shown)
