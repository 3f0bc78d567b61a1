"""Po-Ke-No at an open table: calls of "out" without a full pattern."""

import pytest

from cardhall.games.po_ke_no.table_view import PoKeNoPlay
from cardhall.messages import to_answer
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.views import view_for
from tests.tables.open_play import acts, calls, open_table, play_on
from tests.tables.play import SECOND, Table
from tests.tables.whole import comes_back


def begun(seed: int = 1, **options: object) -> Table:
    table = open_table("po_ke_no", options=options)
    table.begin(seed)
    play_on(table, lambda s: s.stage == "hand" and s.hand.calls == 4, seed)
    return table


def claims(table: Table) -> tuple[int, ...]:
    play = view_for(table.state, None).play
    assert isinstance(play, PoKeNoPlay)
    return play.claims


@pytest.mark.clause("LLAA-POKENO-07", "OP-POKENO-07")
def test_a_false_call_is_heard_like_a_right_one_until_somebody_objects() -> None:
    """The table waits as long; called false the counters are put right and the next card comes."""
    table = begun()
    acts(table, 1, "out")
    seen = view_for(table.state, 2)
    assert seen.phase == "claims"
    assert claims(table) == (1,)
    assert seen.seats[1].note == "calls out"
    assert table.state.deadline - table.at == 5 * SECOND
    assert any('calls "out"' in line.text for line in table.state.log)
    assert seen.open is not None
    assert [call.name for call in seen.open.calls] == ["false"]
    ruling = calls(table, 2, "false", 1)
    assert (ruling.proven, ruling.clause) == (True, "OP-POKENO-07")
    assert claims(table) == ()
    table.wait(6 * SECOND)
    assert table.state.hand.calls == 5
    assert not table.events(events.HandScored)
    comes_back(table)


@pytest.mark.clause("LLAA-POKENO-13", "OP-POKENO-07")
def test_a_false_call_that_nobody_calls_falls_when_the_table_looks() -> None:
    """It looks at every claim before it pays; nothing is paid, and the next card is called."""
    table = begun(2)
    stacks = table.state.stacks
    acts(table, 0, "out")
    table.wait(5 * SECOND)
    assert claims(table) == ()
    assert table.state.stacks == stacks
    name = table.state.seats[0].name
    assert [line.clause for line in table.state.log[-2:]] == ["LLAA-POKENO-13", "OP-POKENO-07"]
    assert table.state.log[-1].text.startswith(f"{name} called falsely")
    table.wait(5 * SECOND)
    assert table.state.hand.calls == 5
    comes_back(table)


@pytest.mark.clause("OP-POKENO-07")
@pytest.mark.parametrize("called", [True, False])
def test_where_the_house_says_so_a_false_call_costs_the_game(called: bool) -> None:
    table = begun(3, false_call="sit-out-game")
    acts(table, 0, "out")
    if called:
        ruling = calls(table, 1, "false", 0)
        assert "sits out this game" in ruling.changes[-1]
    else:
        table.wait(5 * SECOND)
    assert table.state.hand.sitting_out == (0,)
    again = c.Act(seat=0, step=table.state.step, words="out")
    assert table.refused(again, "p0", "player").field == "words"


@pytest.mark.clause("LLAA-T-17", "LLAA-POKENO-13")
def test_a_right_claim_called_false_stands_and_is_paid() -> None:
    table = begun(4)
    play_on(table, lambda s: any(s.adapter.wants(s.hand, seat) for seat in range(4)), 4)
    seat = next(s for s in range(4) if table.state.adapter.wants(table.state.hand, s))
    acts(table, seat, "out")
    ruling = calls(table, (seat + 1) % 4, "false", seat)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    table.wait(6 * SECOND)
    score: events.HandScored = table.events(events.HandScored)[-1]
    assert score.winners in ((seat,), ())
    assert sum(m.amount for m in score.moves if m.target == f"seat:{seat}") or not score.winners


def test_a_false_call_beside_a_right_one_wins_nothing() -> None:
    """Both are heard, in their order; the bank pays the right one alone."""
    table = begun(4)
    play_on(table, lambda s: sum(s.adapter.wants(s.hand, seat) for seat in range(4)) == 1, 4)
    right = next(s for s in range(4) if table.state.adapter.wants(table.state.hand, s))
    wrong = (right + 1) % 4
    acts(table, wrong, "out")
    acts(table, right, "out")
    assert claims(table) == (wrong, right)
    table.wait(6 * SECOND)
    assert table.events(events.HandScored)[-1].winners == (right,)
    assert table.state.stacks[wrong] == 0


def test_nothing_tells_a_false_call_from_a_right_one_but_the_boards() -> None:
    """Called when the fourth card is out, everything but the boards and the cards is as it would
    be with a full pattern: phase, clock, log, what may be called."""
    wrong = begun(5)
    acts(wrong, 2, "out")
    right = begun(5)
    play_on(right, lambda s: any(s.adapter.wants(s.hand, seat) for seat in range(4)), 5)
    seat = next(s for s in range(4) if right.state.adapter.wants(right.state.hand, s))
    acts(right, seat, "out")
    one, two = (view_for(at.state, None) for at in (wrong, right))
    assert (one.phase, one.stage, one.deadline - wrong.at) == (
        two.phase, two.stage, two.deadline - right.at,
    )  # fmt: skip
    said = [line.text.replace(wrong.state.seats[2].name, "X") for line in one.log][-1]
    assert said == two.log[-1].text.replace(right.state.seats[seat].name, "X")
    assert to_answer(one.open) == to_answer(two.open)
