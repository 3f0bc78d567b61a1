"""The arena: bots of any game against each other over many deals, and whether one really wins.

A bot against others alike: each deal is played once with the bot in every seat (of partners: once
for each side), the others in the rest. So no bot is dealt better cards than another, and a block of
such games, which depends on no other block, is what the 95% interval is made over.

More luck is taken out, and none of it changes the mean. Whoever sits in a seat throws the same dice
at its first choice, at its second, and so on, each time that the deal is played: who chooses alike
gets the same, and only what is chosen otherwise counts. And where the game says what the cards that
came later were worth beyond the mean of those that could have come (``luck``), that is taken off,
as much of it as would have served on the deals before.
"""

import importlib
import inspect
import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, count
from random import Random
from types import ModuleType
from typing import Any

from cardhall.bots.estimates import Estimate, Interval, holm
from cardhall.bots.skills import MANNERS, SKILLS, player
from cardhall.bots.skills import Bot as Bot
from cardhall.games import game, part

FEWEST = 40
"""Blocks that are played before a contest may stop because it is sure."""


def bots_of(name: str) -> ModuleType:
    """The module with a game's bots: ``BOTS`` and ``gains``. Raises RulesError for no game."""
    return part(name, "bot")


def bot_of(name: str, bot: str, playouts: int | None = None) -> Bot:
    """A bot of a game by its name, thinking over so many play-outs if it thinks so; or by its
    level, with its manner after a stroke: "club/bold"; or any function of yours, as
    "package.module:function". Raises ValueError, naming those that there are, for another name."""
    if ":" in bot:
        return _somebody_elses(bot)
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


def _somebody_elses(bot: str) -> Bot:
    """Find a bot that is no part of Cardhall, by its module and its name there."""
    module, _, function = bot.partition(":")
    try:
        found: Bot = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"no bot {bot!r}: {error}. Write package.module:function") from None
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
    always: Interval
    """The wider one that holds however often one has looked before stopping."""
    chance: float
    """How likely so large a difference is between bots that are equally strong."""
    fell: float
    """The standard deviation of a hand as it fell."""
    counted: float
    """The same of a hand as it is counted, with luck taken out: with so much less, so many fewer
    hands say as much."""

    def __str__(self) -> str:
        return (
            f"{self.hands:,} hands, net {self.net:+,.0f}; a hand {self.net / self.hands:+.3f}, "
            f"95% interval {self.low:+.3f} to {self.high:+.3f}; "
            f"standard deviation of a hand {self.fell:.4g}, as counted {self.counted:.4g}"
        )


@dataclass(frozen=True)
class Played:
    """What a bot gained in one hand beyond the mean of the table: as it fell; with an all-in at its
    worth; and what of that was the luck of cards that came, which is nothing in the mean."""

    fell: float
    gained: float
    luck: float = 0.0


class Calm:
    """Takes luck off what a bot gained, deal by deal: that part of it which would have left the
    deals before nearest to each other. It is chosen before a deal is looked at, so that it changes
    no mean, and where the game misjudges what cards are worth to these bots, little is taken."""

    def __init__(self) -> None:
        self.count = 0
        self._together = self._squares = 0.0

    @property
    def part(self) -> float:
        """So much of the luck is taken off the next deal."""
        if self.count < FEWEST or not self._squares:
            return 0.5
        return min(1.0, max(0.0, self._together / self._squares))

    def take_off(self, deal: Sequence[Played]) -> float:
        """Work out what a deal counts, in the mean of its hands."""
        gained = statistics.fmean(hand.gained for hand in deal)
        luck = statistics.fmean(hand.luck for hand in deal)
        counted = gained - self.part * luck
        self.count += 1
        self._together += gained * luck
        self._squares += luck * luck
        return counted


def block(name: str, rules: Any, bot: Bot, other: Bot, seats: int, seed: int) -> list[Played]:
    """One deal, played once with the bot in each seat, or on each side: what it gained each time,
    in the mean of its side's seats."""
    module = game(name)
    sides = len(getattr(module, "SIDES", range(seats)))
    played = []
    for side in range(sides):
        hand = module.opening(rules, seats, seed)
        bots = [
            _own_dice(bot if seat % sides == side else other, f"{seed} {seat}")
            for seat in range(seats)
        ]
        brought = _gains(name, hand, bots, Random(f"{seed} {seats}"))
        played.append(Played(*[_beyond(gains, side, sides) for gains in brought]))
    return played


def _beyond(gains: Sequence[float], side: int, sides: int) -> float:
    """Work out what a side gained beyond the mean of the table."""
    return statistics.fmean(gains[side::sides]) - statistics.fmean(gains)


def _own_dice(bot: Bot, seed: str) -> Bot:
    """The same bot, which throws dice of its own at each of its choices, whatever others do."""
    choices = count()

    def choose(view: Any, legal: Sequence[int], _: Random) -> int | None:
        return bot(view, legal, Random(f"{seed} {next(choices)}"))

    return choose


def _gains(name: str, hand: Any, bots: Sequence[Bot], rng: Random) -> tuple[Sequence[float], ...]:
    """Play a dealt hand to its end: what it brought each seat; and, as far as the game can say, the
    same with an all-in at its worth, and what was luck of the cards that came."""
    module, view = bots_of(name), game(name).view
    if not hasattr(module, "luck"):
        fell = play(name, hand, bots, rng)
        return fell, fell
    lucky = [0.0] * hand.seats
    while not hand.is_over:
        before, action = (
            hand.copy(),
            bots[hand.turn](view(hand, hand.turn), hand.legal_actions(), rng),
        )
        hand.apply(action)
        if came := module.luck(before, action, hand, rng.getrandbits(60)):
            lucky = [sum(pair) for pair in zip(lucky, came, strict=True)]
    return module.gains(hand), module.expected_gains(hand), lucky


def contest(
    name: str,
    rules: Any,
    bot: Bot,
    other: Bot,
    hands: int,
    seed: int = 1,
    seats: int | None = None,
    tell: Callable[[int], None] = lambda hands: None,
    *,
    until_sure: bool = False,
) -> Score:
    """About ``hands`` hands of a bot against others alike, two blocks at least.

    tell: is told after each block how many hands have been played. until_sure: stop sooner, when
    the interval that holds at any time (``Score.always``) says who is stronger, and ``FEWEST``
    blocks have been played: before, it is a guess.
    """
    seats = usual_seats(name, rules) if seats is None else seats
    gained, fell, calm = Estimate(), Estimate(), Calm()
    size = 1
    while fell.count < hands or gained.count < 2:
        each = block(name, rules, bot, other, seats, seed * 1_000_003 + gained.count)
        size = len(each)
        gained.add(calm.take_off(each))
        for hand in each:
            fell.add(hand.fell)
        tell(fell.count)
        if until_sure and gained.count >= FEWEST and gained.interval_at_any_time().excludes_zero:
            break
    interval = gained.interval()
    return Score(
        fell.count,
        gained.mean * fell.count,
        interval.low,
        interval.high,
        gained.interval_at_any_time(),
        gained.chance,
        fell.deviation,
        gained.deviation * math.sqrt(size),
    )


def all_pairs(
    name: str, rules: Any, bots: Mapping[str, Bot], hands: int, seed: int = 1, **options: Any
) -> dict[tuple[str, str], tuple[Score, float]]:
    """Every bot against every other: the score of each pair, and its chance corrected for the
    number of pairs (Holm). options: as ``contest``."""
    scores = {
        pair: contest(name, rules, bots[pair[0]], bots[pair[1]], hands, seed, **options)
        for pair in combinations(bots, 2)
    }
    chances = holm({"\n".join(pair): score.chance for pair, score in scores.items()})
    return {pair: (score, chances["\n".join(pair)]) for pair, score in scores.items()}


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
