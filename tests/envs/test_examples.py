"""The examples come to what is known."""

import pytest

from examples import cfr


@pytest.mark.parametrize(("name", "rounds"), [("Kuhn", 300), ("Leduc", 200)])
def test_cfr_comes_within_a_thousandth_of_the_known_value(name: str, rounds: int) -> None:
    game, known = cfr.VALUES[name]
    solver = cfr.Solver(game).run(rounds)
    low, high = solver.bounds()
    assert solver.value() == pytest.approx(known, abs=1e-3)
    assert low <= known + 1e-4
    assert high >= known - 1e-4
    assert high - low < 0.012


def test_nobody_folds_where_there_is_nothing_to_call() -> None:
    first = cfr.Bets(cfr.LEDUC)
    assert first.legal() == [cfr.CALL, cfr.RAISE]
    raised = first.after(cfr.RAISE).after(cfr.RAISE)
    assert raised.put == (3, 5)
    assert raised.legal() == [cfr.FOLD, cfr.CALL]
    assert raised.after(cfr.CALL).done == "deal"
    assert str(raised) == "raise raise"
