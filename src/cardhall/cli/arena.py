"""``cardhall arena``: bots against bots, and what their cards cost them."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cardhall.bots.arena import all_pairs, bot_of, contest, seats_allowed, usual_seats
from cardhall.bots.loss import losses
from cardhall.cli.counts import at_least_one
from cardhall.games import GAMES, game


def arena_main(argv: Sequence[str]) -> int:
    """Print the scores; 0 if the first bot wins for sure against each other."""
    parser = argparse.ArgumentParser(
        prog="cardhall arena", description="Play a bot against others, each deal from every seat"
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--bots",
        default="cardhall,random",
        help="names, levels or package.module:function, with commas: A,B[,C...]",
    )
    parser.add_argument(
        "--hands", type=at_least_one, default=20_000, help="how many, about: 20000 if not given"
    )
    parser.add_argument("--seats", type=int, help="how many sit")
    parser.add_argument("--rules", help="a preset; the game's first if not given")
    parser.add_argument("--seed", type=int, default=1, help="repeats the deals")
    parser.add_argument(
        "--playouts", type=at_least_one, help="how long the bots think: play-outs a choice"
    )
    parser.add_argument(
        "--until-sure", action="store_true", help="stop as soon as it is sure who is stronger"
    )
    parser.add_argument(
        "--all-pairs", action="store_true", help="everybody against everybody, chances corrected"
    )
    parser.add_argument(
        "--loss", action="store_true", help="what each bot's cards cost against exact play"
    )
    asked = parser.parse_args(argv)
    try:
        return _arena(asked)
    except ValueError as error:
        parser.error(str(error))


def _arena(asked: argparse.Namespace) -> int:
    module = game(asked.game)
    rules = module.Rules.preset(asked.rules or next(iter(module.PRESETS)))
    names = asked.bots.split(",")
    if asked.loss:
        return _losses(asked, rules, names)
    seats = usual_seats(asked.game, rules) if asked.seats is None else asked.seats
    if seats not in seats_allowed(asked.game, rules):
        allowed = ", ".join(map(str, seats_allowed(asked.game, rules)))
        raise ValueError(f"{seats} cannot sit. Choose one of {allowed}")
    if len(names) < 2:
        raise ValueError("a bot needs another. Write --bots cardhall,random")
    bots = {name: bot_of(asked.game, name, asked.playouts) for name in names}
    how = {"seats": seats, "until_sure": asked.until_sure}
    if asked.all_pairs:
        found = all_pairs(asked.game, rules, bots, asked.hands, asked.seed, **how)
        for (one, other), (score, chance) in found.items():
            print(f"{one} against {other}, {seats} seats: {score}; by chance {chance:.2g}")
        return 0
    first, won = names[0], True
    for other in names[1:]:
        tell = _progress(asked.hands) if sys.stderr.isatty() else lambda hands: None
        score = contest(
            asked.game, rules, bots[first], bots[other], asked.hands, asked.seed, tell=tell, **how
        )
        print(f"{first} against {other}, {seats} seats: {score}{_at_any_time(asked, score)}")
        won = won and score.low > 0
    return 0 if won else 1


def _at_any_time(asked: argparse.Namespace, score: Any) -> str:
    """The interval that holds whenever one stops, where one may have."""
    return f", whenever one stops {score.always}" if asked.until_sure else ""


def _losses(asked: argparse.Namespace, rules: Any, names: list[str]) -> int:
    for name in names:
        bot = bot_of(asked.game, name, asked.playouts)
        for loss in losses(asked.game, rules, bot, asked.hands, asked.seed):
            print(f"{name}, {loss}", flush=True)
    return 0


def _progress(hands: int) -> Callable[[int], None]:
    def tell(played: int) -> None:
        print(f"\r{min(played, hands):,} of {hands:,} hands ", end="", file=sys.stderr, flush=True)
        if played >= hands:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)

    return tell
