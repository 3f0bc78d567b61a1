"""Statistics: what is counted of each game, and that parts add up to the whole."""

import json
import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhall.bots.arena import seats_allowed
from cardhall.games import game, having, part
from cardhall.games.engine.counting import acts
from cardhall.records import Record, RecordError, parse_record
from cardhall.records.statistics import Stats, StatsError
from tests.conformance.shape import OURS, records, rules_of, snapshot, walk

PILE = [parse_record(path.read_text("utf-8")) for name in OURS for path in records(name)[::4]]


def played(name: str, seed: int) -> Any:
    """A hand that was played to its end, at the least or the most seats."""
    module = game(name)
    rules = rules_of(name, next(iter(module.PRESETS)))
    seats = list(seats_allowed(name, rules))[-(seed % 2)]
    *_, last = walk(module, module.opening(rules, seats, seed), Random(seed))
    return last


def of(*hands: Any) -> Stats:
    stats = Stats()
    for hand in hands:
        stats.add(hand)
    return stats


def test_every_game_counts() -> None:
    assert set(OURS) <= set(having("statistics"))


@pytest.mark.parametrize("name", OURS)
def test_each_count_is_told_and_each_rate_is_of_counts(name: str) -> None:
    counts = part(name, "statistics").COUNTS
    assert all(told and not told.endswith(".") for told in counts.each.values())
    for rate in counts.rates.values():
        assert {rate.count, rate.of} <= set(counts.each)
    for seed in range(20):
        for one in part(name, "statistics").counted(played(name, seed)):
            assert set(one) <= set(counts.each)


@pytest.mark.parametrize("name", OURS)
def test_the_page_tells_of_every_count_in_its_words(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs/statistics.md").read_text("utf-8")
    told = page.split(f"## {game(name).TITLE}\n")[1].split("\n## ")[0]
    counts = part(name, "statistics").COUNTS
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", told, re.MULTILINE)
    assert dict(rows[: len(counts.each)]) == dict(counts.each)
    assert [(row[0], *re.findall(r"`(\w+)`", row[1])) for row in rows[len(counts.each) :]] == [
        (rate, one.count, one.of) for rate, one in counts.rates.items()
    ]


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/statistics.md").read_text("utf-8")
    for block in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(compile(block, "statistics.md", "exec"), {})
    assert "Ann: hands 20" in capsys.readouterr().out


@pytest.mark.parametrize("name", OURS)
def test_a_hand_is_one_hand_for_each_who_was_dealt_in(name: str) -> None:
    hand = played(name, 1)
    stats = of(hand)
    (first, *_) = part(name, "statistics").COUNTS.each
    total = stats.counts(name)
    among = total[first] + total.get("thrown_in", 0)
    assert among == len(getattr(hand, "dealt_in", getattr(hand, "playing", range(hand.seats))))


@pytest.mark.parametrize("name", OURS)
def test_the_acts_of_a_hand_lead_to_its_end(name: str) -> None:
    hand = played(name, 2)
    for at, seat, action in acts(hand):
        assert at.turn == seat
        assert at.why_not(action) is None
    assert snapshot(game(name), at) == snapshot(game(name), hand)


def test_parts_add_up_to_the_whole() -> None:
    whole = Stats.of(PILE)
    parts = [Stats.of(PILE[at::7]) for at in range(7)]
    assert sum(parts, Stats()) == whole == sum(parts)
    assert parts[0] + Stats() == parts[0]
    assert set(whole.games) == set(OURS)
    assert parts[0] == Stats.of(PILE[::7])  # adding changes neither


def test_counts_are_plain_data() -> None:
    whole = Stats.of(PILE)
    data = json.loads(json.dumps(whole.to_data()))
    assert Stats.from_data(data) == whole == pickle.loads(pickle.dumps(whole))
    assert Stats.from_data(data).to_data() == data


def test_players_have_names_where_they_are_given() -> None:
    hand = played("euchre", 3)
    stats = Stats()
    for names in (("Ann", "Bob", "Cleo", "Dan"), ("Bob", "Ann", "Dan", "Cleo")):
        stats.add(hand, names)
    counts = stats.counts("euchre", "Ann")
    assert counts["tricks"] == hand.result().tricks[0] + hand.result().tricks[1]
    assert stats.players("euchre") == ("Ann", "Bob", "Cleo", "Dan")
    assert stats.counts("euchre")["tricks"] == 2 * sum(hand.result().tricks)
    assert "Ann: hands 2" in str(stats)


@pytest.mark.parametrize(
    ("name", "what"), [("euchre", "tricks"), ("spades", "tricks"), ("pedro", "tricks")]
)
def test_tricks_are_those_of_the_results(name: str, what: str) -> None:
    hands = [played(name, seed) for seed in range(10)]
    assert of(*hands).counts(name)[what] == sum(sum(hand.result().tricks) for hand in hands)


@pytest.mark.parametrize("seed", range(20))
def test_chips_neither_come_nor_go(seed: int) -> None:
    assert of(played("holdem", seed)).counts("holdem")["won_mbb"] == 0
    hand = played("boure", seed)
    assert of(hand).counts("boure")["chips"] == -hand.result().next_pot


# --- Hold'em, by hand


def holdem(acts: str, preset: str = "cash-no-limit") -> Stats:
    """Four players, A on the button, B and C the blinds; so they act."""
    module = game("holdem")
    hand = module.Hand(rules_of("holdem", preset), [10_000] * 4, 0)
    hand.deal(list(range(52)))
    for act in acts.split(", "):
        hand.apply(module.parse_action(act))
    while not hand.is_over:
        legal = [module.format_action(action) for action in hand.legal_actions()]
        calm = next(act for act in ("check", "show", "call", *legal) if act in legal)
        hand.apply(module.parse_action(calm))
    return of(hand)


def nonzero(stats: Stats, player: str) -> set[str]:
    counts = stats.counts("holdem", player)
    return {key for key, count in counts.items() if count} - {"hands", "won_mbb"}


def test_a_raise_that_nobody_calls() -> None:
    stats = holdem("fold, raise 300, fold, fold")
    assert nonzero(stats, "A") == {"vpip", "pfr", "wins", "steal_chances", "steals"}
    assert nonzero(stats, "B") == {"three_bet_chances"}
    assert nonzero(stats, "D") == {"steal_chances"}
    assert stats.counts("holdem", "C")["won_mbb"] == -1000  # its big blind
    assert stats.rates("holdem", "C")["bb_100"] == -100
    assert stats.rates("holdem", "C")["wtsd"] is None


def test_a_third_bet_and_a_showdown() -> None:
    stats = holdem("raise 300, raise 900, fold, fold, call")
    shown = {"vpip", "pfr", "flops", "showdowns"}
    assert nonzero(stats, "A") - {"showdowns_won", "wins"} == shown | {
        "three_bet_chances", "three_bets"
    }  # fmt: skip
    assert nonzero(stats, "D") - {"showdowns_won", "wins"} == shown | {"steal_chances", "steals"}
    assert nonzero(stats, "B") == nonzero(stats, "C") == set()  # two raises lay before them
    assert stats.counts("holdem")["showdowns"] == 2
    assert stats.rates("holdem")["wsd"] == 50


def test_a_blind_that_only_checks_has_not_put_chips_in() -> None:
    stats = holdem("call, call, call, check")
    assert "vpip" not in nonzero(stats, "C")
    assert stats.counts("holdem")["vpip"] == 3
    assert stats.counts("holdem")["flops"] == 4


# --- What is refused


def test_what_cannot_be_counted_is_refused() -> None:
    module = game("euchre")
    hand = module.opening(module.Rules(), 4, 1)
    with pytest.raises(StatsError, match="not over"):
        Stats().add(hand)
    with pytest.raises(StatsError, match="2 players for 4 seats"):
        Stats().add(played("euchre", 1), ("Ann", "Bob"))
    with pytest.raises(StatsError, match="Count the hand that was played"):
        of(played_out("boure"))
    with pytest.raises(StatsError, match="counts nothing"):
        Stats.from_data({"chess": {}})
    with pytest.raises(StatsError, match="Known: hands"):
        Stats.from_data({"euchre": {"A": {"goals": 1}}})


def played_out(name: str) -> Any:
    hand = played(name, 1)
    hand.playout(1, 1)
    return hand


def test_a_record_that_breaks_the_rules_is_refused_with_its_line() -> None:
    path = Path(__file__).parent / "spades-g1-bid-made-and-a-bag.toml"
    record = parse_record(path.read_text("utf-8"))
    wrong = Record(**{**vars(record), "lines": record.lines[1:]})
    with pytest.raises(RecordError):
        Stats.of([wrong])
