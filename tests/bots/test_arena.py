"""The arena: every game's bots by name, deals mirrored, results repeated by their seed."""

from importlib.util import find_spec
from random import Random

import pytest

from cardhall.bots.arena import (
    FEWEST,
    all_pairs,
    block,
    bot_of,
    bots_of,
    contest,
    seats_allowed,
    usual_seats,
)
from cardhall.bots.estimates import Estimate
from cardhall.bots.loss import cost_of, losses
from cardhall.cli.arena import arena_main
from cardhall.games import GAMES, euchre, game


def ready(name: str) -> bool:
    """Has this game its bots? (tests/conformance asks that each has.)"""
    return find_spec(f"cardhall.games.{name}.bot") is not None and hasattr(game(name), "opening")


every_game = pytest.mark.parametrize("name", [name for name in GAMES if ready(name)])


@every_game
def test_every_bot_plays_whole_hands_and_a_seed_repeats_them(name: str) -> None:
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    bots = [bot_of(name, bot, playouts=4) for bot in bots_of(name).BOTS]
    for seed, bot in enumerate(bots):
        once = block(name, rules, bot, bots[0], usual_seats(name, rules), seed)
        assert block(name, rules, bot, bots[0], usual_seats(name, rules), seed) == once


@every_game
def test_a_block_deals_the_same_cards_to_every_seat_in_turn(name: str) -> None:
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    for seats in seats_allowed(name, rules):
        sides = len(getattr(game(name), "SIDES", range(seats)))
        bot = bot_of(name, "random")
        assert len(block(name, rules, bot, bot, seats, 3)) == sides


@every_game
def test_the_arena_says_who_won(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arena_main([name, "--hands", "20", "--playouts", "4"])
    out = capsys.readouterr().out
    assert out.startswith("cardhall against random")
    assert "95% interval" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["bridge"], "invalid choice"),
        (["boure", "--bots", "cardhall,nobody"], "no bot 'nobody' plays boure"),
        (["boure", "--bots", "cardhall"], "needs another"),
        (["boure", "--rules", "club"], "Choose llaa, rap"),
        (["boure", "--seats", "11"], "11 cannot sit"),
        (["rummy", "--loss"], "the play of rummy is not solved"),
        (["boure", "--bots", "cardhall,no.such:bot"], "Write package.module:function"),
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        arena_main(arguments)
    assert left.value.code == 2
    assert told in capsys.readouterr().err


def last_act(view: object, legal: list[int], rng: object) -> int:
    """Somebody else's bot."""
    return legal[-1]


def test_somebody_elses_bot_plays_by_its_module_and_name() -> None:
    bot = bot_of("euchre", "tests.bots.test_arena:last_act")
    assert bot(None, [3, 5], Random(1)) == 5


def test_a_contest_stops_when_it_is_sure_and_not_before() -> None:
    rules = euchre.Rules()
    good, wild = (bot_of("euchre", name, playouts=40) for name in ("cardhall", "random"))
    sure = contest("euchre", rules, good, wild, hands=2_000, until_sure=True)
    assert 2 * FEWEST <= sure.hands < 400
    assert sure.always.low > 0
    level = contest("euchre", rules, wild, wild, hands=60, until_sure=True)
    assert level.hands == 60, "a bot against itself is never sure"
    assert not level.always.excludes_zero


def test_each_pair_meets_and_its_chance_is_corrected_for_the_number_of_pairs() -> None:
    names = ("random", "gentle", "cardhall")
    bots = {name: bot_of("euchre", name, playouts=20) for name in names}
    found = all_pairs("euchre", euchre.Rules(), bots, hands=60)
    assert list(found) == [("random", "gentle"), ("random", "cardhall"), ("gentle", "cardhall")]
    for score, chance in found.values():
        assert score.chance <= chance <= min(1.0, 3 * score.chance)
    assert found["random", "cardhall"][0].net < 0


def test_cards_at_random_cost_more_than_cards_chosen_by_solving() -> None:
    rules = euchre.Rules()
    wild = losses("euchre", rules, bot_of("euchre", "random"), hands=6, worlds=10)
    good = losses("euchre", rules, bot_of("euchre", "cardhall"), hands=6, worlds=10)
    assert [loss.phase for loss in wild] == ["lead", "follow"]
    for random_bot, cardhall in zip(wild, good, strict=True):
        assert random_bot.estimate.mean > cardhall.estimate.mean
    assert "a decision (se" in str(wild[0])


def test_who_names_the_best_act_does_not_judge_it() -> None:
    """Acts that are worth the same seem to cost nothing, whatever luck the imagined hands have."""
    rng, found = Random(5), Estimate()
    for _ in range(400):
        worths = [{act: rng.choice((-1.0, 1.0)) for act in range(5)} for _ in range(10)]
        found.add(cost_of(worths, range(5), 0))
    assert abs(found.mean) < 3 * found.error < 0.2


def test_an_act_that_is_worse_on_every_hand_costs_the_difference() -> None:
    assert cost_of([{1: 2.0, 2: 0.5}] * 4, [1, 2], 2) == 1.5
