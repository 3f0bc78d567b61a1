"""The examples come to what is known."""

import numpy as np
import pytest

from cardhall import envs
from cardhall.bots.arena import bot_of, contest
from cardhall.games import euchre
from examples import cfr, euchre_policy


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


RULES = euchre.Rules.preset("lions-euchre")


def test_suits_are_turned_and_turned_back_without_loss() -> None:
    rng = np.random.default_rng(1)
    batch = envs.Batch("euchre", 64, 3)
    for _ in range(60):
        acts = batch.choose(np.zeros(64, np.int32))
        order = euchre_policy.order_of(batch.buffers.planes, batch.buffers.numbers)
        one_hot = np.zeros_like(batch.buffers.mask)
        one_hot[np.arange(64), acts] = 1
        turned = euchre_policy.turned(one_hot, order).argmax(axis=1)
        assert euchre_policy.turned_back(turned, order).tolist() == acts.tolist()
        assert sorted(order[rng.integers(64)].tolist()) == [0, 1, 2, 3]
        batch.step(acts)


def test_a_player_of_euchre_that_has_just_begun_to_learn_beats_one_at_random() -> None:
    net = euchre_policy.train(rounds=3)
    score = contest("euchre", RULES, euchre_policy.player(net), bot_of("euchre", "random"), 200)
    assert score.low > 0


def test_the_player_of_euchre_that_was_saved_beats_the_gentle_level() -> None:
    score = contest("euchre", RULES, euchre_policy.choose, bot_of("euchre", "gentle"), 600)
    assert score.low > 0
