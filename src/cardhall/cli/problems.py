"""``cardhall problems make GAME``: new problems, as the text of a game's ``problems.toml``."""

import argparse
from collections.abc import Sequence

from cardhall.problems import MADE, made, written


def problems_main(argv: Sequence[str]) -> int:
    """Make problems of a game and print them."""
    parser = argparse.ArgumentParser(prog="cardhall problems", description=__doc__)
    parser.add_argument("what", choices=["make"])
    parser.add_argument("game", choices=MADE)
    parser.add_argument("--count", type=int, default=24, help="how many (24)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same problems (1)")
    chosen = parser.parse_args(argv)
    if chosen.count < 1:
        parser.error(f"--count {chosen.count}: write 1 or more")
    command = f"cardhall problems make {chosen.game} --count {chosen.count} --seed {chosen.seed}"
    print(written(made(chosen.game, chosen.count, chosen.seed), f"Made by: {command}"), end="")
    return 0
