"""What a bot's decisions cost, by phase, against play that is exact on imagined hands.

At each decision of the play, hands that agree with the bot's view are imagined and each is solved
with all cards open. One half of them names the best act, the other half says what it is worth above
the bot's own: what names the best must not also praise it, or every bot would seem to lose.
"""

import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cardhall.bots.estimates import Estimate
from cardhall.bots.skills import Bot
from cardhall.games import game, having, part

WORLDS = 60
"""Hands imagined at a decision, both halves together."""


@dataclass(frozen=True)
class Loss:
    """What decisions of one phase cost, in points of the game."""

    phase: str
    estimate: Estimate

    def __str__(self) -> str:
        mean, error = self.estimate.mean, self.estimate.error
        return f"{self.phase}: {mean:+.3f} a decision (se {error:.3f}, {self.estimate.count:,})"


def losses(
    name: str, rules: Any, bot: Bot, hands: int, seed: int = 1, worlds: int = WORLDS
) -> tuple[Loss, ...]:
    """Measure what the cards of a bot that plays against itself cost it, when it leads and when it
    follows: so many hands, so many imagined at each decision. Raises ValueError for a game whose
    play is not solved as one of two sides."""
    estimates = {"lead": Estimate(), "follow": Estimate()}
    for number in range(hands):
        for phase, cost in _decisions(name, rules, bot, seed * 1_000_003 + number, worlds):
            estimates[phase].add(cost)
    return tuple(Loss(phase, estimate) for phase, estimate in estimates.items())


def _decisions(
    name: str, rules: Any, bot: Bot, seed: int, worlds: int
) -> Iterator[tuple[str, float]]:
    """Play a hand, and say of each choice of a card in which phase it fell and what it cost."""
    module, rng = game(name), Random(seed)
    seats = len(getattr(module, "SIDES", ())) * 2
    if not seats or name not in having("solver"):
        raise ValueError(f"the play of {name} is not solved as a game of two sides")
    hand = module.opening(rules, seats, seed)
    while not hand.is_over:
        legal = hand.legal_actions()
        view = module.view(hand, hand.turn)
        chosen = bot(view, legal, rng)
        if chosen is None:
            raise ValueError(f"the bot says nothing, and it is to act: {view.phase}")
        if hand.phase == "play" and len(legal) > 1:
            cost = _cost(name, rules, view, legal, chosen, rng, worlds)
            if cost is not None:
                yield ("follow" if hand.trick else "lead"), cost
        hand.apply(chosen)


def _cost(
    name: str,
    rules: Any,
    view: Any,
    legal: Sequence[int],
    chosen: int,
    rng: Random,
    worlds: int,
) -> float | None:
    """Work out what an act is worth less than the best one; None where the solver refuses."""
    imagine, solve = game(name).imagine, part(name, "solver").solve
    try:
        worths = [solve(imagine(view, rules, rng.getrandbits(63))) for _ in range(worlds)]
    except ValueError:
        return None
    return cost_of(worths, legal, chosen)


def cost_of(worths: Sequence[Mapping[int, float]], legal: Sequence[int], chosen: int) -> float:
    """Work out what an act costs, by what each act is worth on imagined hands: one half of them
    names the best act and the other half judges it, and the other way round."""
    halves = [
        {action: statistics.fmean([worth[action] for worth in half]) for action in legal}
        for half in (worths[::2], worths[1::2])
    ]
    costs = []
    for names, judges in (halves, halves[::-1]):
        best = max(legal, key=lambda action: names[action])
        costs.append(judges[best] - judges[chosen])
    return statistics.fmean(costs)
