"""Seeded hands of euchre, each by its steps, for two_speeds.py."""

import sys
from collections.abc import Iterator
from random import Random

from cardhall.games.engine import trick_search
from cardhall.games.euchre import PENALTIES, Hand, Rules, imagine, view
from cardhall.games.euchre.deal import Deal
from cardhall.games.euchre.imagine import Imaginer, sensible
from cardhall.games.euchre.options import Options
from tests.games.solved import solved

MODULES = (
    *(sys.modules[kind.__module__] for kind in (Options, Deal, Hand, Imaginer)),
    trick_search,
)

LIONS = Rules.preset("lions-euchre")
VARIANTS = [
    LIONS,
    LIONS.replace(loner_lead="left-of-loner"),
    LIONS.replace(stick_dealer=False, speech2="play-on-without-bid"),
]


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    rules = VARIANTS[number % len(VARIANTS)]
    hand = Hand(rules, rng.randrange(4))
    hand.deal_seeded(rng.getrandbits(64))
    while not hand.is_over:
        actions = hand.legal_actions()
        yield hand.turn, actions, solved("euchre", hand)
        chance = rng.random()
        if chance < 0.02:
            hand = hand.copy()
        elif chance < 0.03:
            guess = imagine(view(hand, rng.randrange(4)), rules, rng.getrandbits(64))
            yield [guess.hand_of(seat) for seat in range(4)], guess.kitty, guess.discarded
            yield sensible(guess), guess.random_action(number)
        elif chance < 0.04:
            yield offence(hand, rng)
            continue
        hand.apply(rng.choice(actions))
    yield hand.movements(), hand.result(), hand.reneges()
    if number % 100 == 0:
        yield Hand(LIONS, 0).playout(5, number)


def offence(hand: Hand, rng: Random) -> str:
    """Some penalty, where one can be."""
    try:
        hand.penalize(rng.randrange(4), rng.choice(list(PENALTIES)))
    except ValueError as error:
        return str(error)
    return "penalty"
