"""Seeded hands of spades, each by its steps, for two_speeds.py."""

import sys
from collections.abc import Iterator
from random import Random

from cardhall.games.engine import trick_search
from cardhall.games.spades import Hand, Rules, imagine, view
from cardhall.games.spades.deal import Deal
from cardhall.games.spades.imagine import Imaginer, sensible
from cardhall.games.spades.options import Options
from tests.games.solved import solved

MODULES = (
    *(sys.modules[kind.__module__] for kind in (Options, Deal, Hand, Imaginer)),
    trick_search,
)

COMMON = Rules.preset("common-spades")
VARIANTS = [
    COMMON,
    COMMON.replace(blind_nil="exchange", blind_behind=0),
    COMMON.replace(first_lead="two-of-clubs", least_bid=4, failed_nil="count"),
]


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    rules = VARIANTS[number % len(VARIANTS)]
    hand = Hand(rules, rng.randrange(4), (rng.randrange(200), 100), (rng.randrange(10), 3))
    hand.deal_seeded(rng.getrandbits(64))
    while not hand.is_over:
        actions = hand.legal_actions()
        yield hand.turn, actions, solved("spades", hand)
        chance = rng.random()
        if chance < 0.01:
            hand = hand.copy()
        elif chance < 0.02:
            guess = imagine(view(hand, rng.randrange(4)), rules, rng.getrandbits(64))
            yield (
                [guess.hand_of(seat) for seat in range(4)],
                [guess.gave(seat) for seat in range(4)],
            )
            yield sensible(guess), guess.random_action(number)
        elif chance < 0.04:
            yield irregularity(hand, rng)
        actions = hand.legal_actions()
        hand.apply(rng.choice(actions))
    yield hand.movements(), hand.result(), hand.reneges()
    if number % 100 == 0:
        yield Hand(COMMON, 0).playout(5, number)


def irregularity(hand: Hand, rng: Random) -> str:
    """A bid that binds, a card face up or a renege, where one can be."""
    seat = rng.randrange(4)
    held = hand.hand_of(seat)
    try:
        if hand.phase == "bid":
            hand.bind(seat, rng.randrange(14))
        elif held and rng.random() < 0.7:
            hand.expose(seat, held & -held)
        else:
            hand.fine(seat)
    except ValueError as error:
        return str(error)
    return "done"
