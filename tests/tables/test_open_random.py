"""Open tables where people do anything at all: hundreds of hands, the books balanced at every
moment, and the table never stands still."""

from collections import Counter

import pytest

from cardhall.records import parse_record, replay
from cardhall.server.saved_hands import record_text
from cardhall.tables import commands as c
from cardhall.tables.archive import Archive
from tests.tables.open_play import Chaos, open_table
from tests.tables.play import Table
from tests.tables.usual import SEATS
from tests.tables.whole import comes_back

SESSIONS = {"rummy": 4, "holdem": 16}
HANDS = {"rummy": 4, "po_ke_no": 9}
#: what must have come up at least once with both outcomes, or the play was too tame
SEEN = {
    "boure": {"renege proven", "renege false", "turn proven"},
    "euchre": {"renege false", "bid proven", "lead proven"},
    "pedro": {"renege proven", "renege false", "kept false"},
    "pitty_pat": {"turn proven", "wrong proven", "claim proven", "claim false"},
    "rummy": {"turn proven", "hand proven", "early proven", "meld false"},
    "po_ke_no": {"false proven"},
    "holdem": {"turn proven", "turn false"},
    "spades": {"renege proven", "renege false", "turn proven", "bid false"},
}


def wild(game: str, seed: int, hands: int) -> tuple[Table, Counter[str]]:
    """A session of so many hands; the last seats are bots, and think."""
    options: dict[str, str | int] = {}
    if game == "boure" and seed % 2:
        options = {"false_call": "pays-ante"}
    if game == "po_ke_no" and seed % 2:
        options = {"false_call": "sit-out-game"}
    if game == "spades":  # so played a side is soon 200 below nothing
        options = {"floor": 0, "target": 5000}
    table = open_table(game, bots=seed % 3, options=options)
    table.begin(seed)
    chaos = Chaos(table, seed)
    chaos.play(hands)
    return table, chaos.seen


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(SEATS))
def test_whatever_people_do_the_books_balance_and_play_goes_on(game: str) -> None:
    """After each of a hundred hands, and the stream alone gives the same table again. (The books
    are looked at after every event: `Table.do`.)"""
    seen: Counter[str] = Counter()
    hands = 0
    for seed in range(1, 1 + SESSIONS.get(game, 12)):
        table, counted = wild(game, seed, HANDS.get(game, 9))
        hands += table.state.hands
        seen += counted
        comes_back(table)
    assert hands >= (16 if game == "rummy" else 95)
    assert set(seen) >= SEEN[game], seen


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(SEATS))
def test_every_hand_can_be_saved_with_its_calls_and_comes_to_the_same(game: str) -> None:
    """The record says `open`, has each call in its place, and replays to its end."""
    called = 0
    for seed in (1, 2):
        table, _ = wild(game, seed, 4)
        quiet = Chaos(table, seed)
        while table.state.in_hand:
            quiet.step(0)
        if table.state.stage != "ended":
            table.do(c.EndSession(), role="chair")
        over = Archive(table.past).ended[-1]
        for facts in over.state.history:
            text = record_text(over, facts.number)
            record = parse_record(text)
            assert record.referee == "open"
            assert list(replay(record))
            calls = [line for line in record.lines if line.act.startswith("calls ")]
            assert len(calls) == len(facts.calls)
            for line, call in zip(calls, facts.calls, strict=True):
                assert line.outcome.startswith("proven" if call.proven else "false")
            called += len(calls)
    assert called
