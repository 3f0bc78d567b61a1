"""The arena: every game's bots by name, deals mirrored, results repeated by their seed."""

from importlib.util import find_spec

import pytest

from cardhall.bots.arena import arena_main, block, bot_of, bots_of, seats_allowed, usual_seats
from cardhall.games import GAMES, game


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
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        arena_main(arguments)
    assert left.value.code == 2
    assert told in capsys.readouterr().err
