"""The arena: bots of any game against each other over many deals, and whether one really wins.

A bot against others alike: each deal is played once with the bot in every seat (of partners: once
for each side), the others in the rest. So no bot is dealt better cards than another, and a block of
such games, which depends on no other block, is what the 95% interval is made over.
"""

import argparse
import inspect
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

from cardhall.bots.skills import MANNERS, SKILLS, player
from cardhall.bots.skills import Bot as Bot
from cardhall.games import GAMES, game, part

MOST = 1_000_000_000  # nobody waits for more


def bots_of(name: str) -> ModuleType:
    """The module with a game's bots: ``BOTS`` and ``gains``. Raises RulesError for no game."""
    return part(name, "bot")


def bot_of(name: str, bot: str, playouts: int | None = None) -> Bot:
    """A bot of a game by its name, thinking over so many play-outs if it thinks so; or by its
    level, with its manner after a stroke: "club/bold". Raises ValueError, naming those that there
    are, for another name."""
    bots: Mapping[str, Bot] = bots_of(name).BOTS
    level, _, manner = bot.partition("/")
    if level in SKILLS and (not manner or manner in MANNERS):
        return player(name, level, manner, playouts)
    if bot not in bots:
        known = ", ".join((*bots, *SKILLS))
        raise ValueError(f"no bot {bot!r} plays {name}. Choose {known}")
    found: Callable[..., int | None] = bots[bot]
    if playouts is not None and "playouts" in inspect.signature(found).parameters:
        return partial(found, playouts=playouts)
    return found


def play(name: str, hand: Any, bots: Sequence[Bot], rng: Random) -> tuple[int, ...]:
    """Play a dealt hand to its end, each seat by its bot. What it brought each seat."""
    module = bots_of(name)
    if hasattr(module, "play_hand"):
        module.play_hand(hand, bots, rng)
    else:
        view = game(name).view
        while not hand.is_over:
            seat = hand.turn
            hand.apply(bots[seat](view(hand, seat), hand.legal_actions(), rng))
    gains: tuple[int, ...] = module.gains(hand)
    return gains


@dataclass(frozen=True)
class Score:
    """What the bot gained beyond the mean of the table, in chips, cents or points of the game; of
    partners, one of them. (A pot that nobody won is nobody's loss against the others.)"""

    hands: int
    net: float
    low: float
    high: float
    """The 95% interval of the gain of a hand."""

    def __str__(self) -> str:
        return (
            f"{self.hands:,} hands, net {self.net:+,.0f}; a hand {self.net / self.hands:+.3f}, "
            f"95% interval {self.low:+.3f} to {self.high:+.3f}"
        )


def block(name: str, rules: Any, bot: Bot, other: Bot, seats: int, seed: int) -> list[float]:
    """One deal, played once with the bot in each seat, or on each side. What the bot gained each
    time, in the mean of its side's seats, beyond the mean of all."""
    module = game(name)
    sides = len(getattr(module, "SIDES", range(seats)))
    gained = []
    for side in range(sides):
        hand = module.opening(rules, seats, seed)
        bots = [bot if seat % sides == side else other for seat in range(seats)]
        gains = play(name, hand, bots, Random(f"{seed} {side}"))
        mine = gains[side::sides]
        gained.append(sum(mine) / len(mine) - sum(gains) / seats)
    return gained


def contest(
    name: str,
    rules: Any,
    bot: Bot,
    other: Bot,
    hands: int,
    seed: int = 1,
    seats: int | None = None,
    tell: Callable[[int], None] = lambda hands: None,
) -> Score:
    """About ``hands`` hands of a bot against others alike, two blocks at least.

    tell: is told after each block how many hands have been played.
    """
    seats = usual_seats(name, rules) if seats is None else seats
    blocks: list[float] = []
    size, played = 1, 0
    while played < hands or len(blocks) < 2:
        gained = block(name, rules, bot, other, seats, seed * 1_000_003 + len(blocks))
        size = len(gained)
        blocks.append(sum(gained))
        played += size
        tell(played)
    count = len(blocks)
    mean = sum(blocks) / count
    error = math.sqrt(sum((x - mean) ** 2 for x in blocks) / (count - 1) / count)
    return Score(
        count * size, sum(blocks), (mean - 1.96 * error) / size, (mean + 1.96 * error) / size
    )


def seats_allowed(name: str, rules: Any) -> list[int]:
    """Count how many can sit under these house rules."""
    allowed = []
    for seats in game(name).SEATS:
        try:
            game(name).opening(rules, seats, 0)
        except ValueError:
            continue
        allowed.append(seats)
    return allowed


def usual_seats(name: str, rules: Any) -> int:
    """Five, or as many as can sit."""
    return min(seats_allowed(name, rules), key=lambda seats: abs(seats - 5))


# --- the command ----------------------------------------------------------------------------------


def arena_main(argv: Sequence[str]) -> int:
    """``cardhall arena``: print the scores; 0 if the first bot wins for sure against each other."""
    parser = argparse.ArgumentParser(
        prog="cardhall arena", description="Play a bot against others, each deal from every seat"
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--bots", default="cardhall,random", help="names or levels with commas: A,B[,C...]"
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
    asked = parser.parse_args(argv)
    try:
        return _arena(asked)
    except ValueError as error:
        parser.error(str(error))


def at_least_one(text: str) -> int:
    """A count on the command line. Raises ArgumentTypeError."""
    try:
        count = int(text)
    except ValueError:
        count = 0
    if not 1 <= count <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is no count. Write 1 to {MOST}")
    return count


def _arena(asked: argparse.Namespace) -> int:
    module = game(asked.game)
    rules = module.Rules.preset(asked.rules or next(iter(module.PRESETS)))
    seats = usual_seats(asked.game, rules) if asked.seats is None else asked.seats
    if seats not in seats_allowed(asked.game, rules):
        allowed = ", ".join(map(str, seats_allowed(asked.game, rules)))
        raise ValueError(f"{seats} cannot sit. Choose one of {allowed}")
    first, *others = asked.bots.split(",")
    if not others:
        raise ValueError("a bot needs another. Write --bots cardhall,random")
    bot = bot_of(asked.game, first, asked.playouts)
    rivals = {other: bot_of(asked.game, other, asked.playouts) for other in others}
    won = True
    for other, rival in rivals.items():
        tell = _progress(asked.hands) if sys.stderr.isatty() else lambda hands: None
        score = contest(asked.game, rules, bot, rival, asked.hands, asked.seed, seats, tell)
        print(f"{first} against {other}, {seats} seats: {score}", flush=True)
        won = won and score.low > 0
    return 0 if won else 1


def _progress(hands: int) -> Callable[[int], None]:
    def tell(played: int) -> None:
        print(f"\r{min(played, hands):,} of {hands:,} hands ", end="", file=sys.stderr, flush=True)
        if played >= hands:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)

    return tell
