"""Seeded hands of Pedro, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from cardhall.games.engine import trick_search
from cardhall.games.pedro import Hand, Rules, imagine, view
from cardhall.games.pedro.imagine import sensible
from tests.games.solved import solved

PARTS = ("deal", "play", "hand", "imagine", "options")
MODULES = [*(import_module(f"cardhall.games.pedro.{part}") for part in PARTS), trick_search]

LLAA = Rules.preset("llaa")
VARIANTS = [
    LLAA,
    LLAA.replace(all_pass="dealer-free", low="trick-winner", dealer_over6="keep-all"),
    LLAA.replace(all_pass="redeal-left", made="bid", cutthroat=True, least_bid=5),
]


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    rules = VARIANTS[number % len(VARIANTS)]
    hand = Hand(rules, rng.randrange(4))
    hand.deal_seeded(rng.getrandbits(64))
    while not hand.is_over:
        if hand.phase == "rob":  # they are too many to list each time
            action = hand.random_action(rng.getrandbits(64))
            yield hand.turn, action
            if rng.random() < 0.02:
                yield hand.legal_actions()
        else:
            actions = hand.legal_actions()
            yield hand.turn, actions, solved("pedro", hand)
            action = rng.choice(actions)
            # a sensible player's hands are another kind of hand
            if rng.random() < 0.3:
                action = sensible(hand)
        if rng.random() < 0.02:
            hand = hand.copy()
        if rng.random() < 0.02:
            seat = rng.randrange(4)
            if hand.phase != "rob":
                seen = view(hand, seat)
                yield seen.sizes, seen.points, seen.history
                guess = imagine(seen, rules, rng.getrandbits(64))
                yield [guess.hand_of(s) for s in range(4)], sensible(guess)
        hand.apply(action)
    if rng.random() < 0.02:
        hand.mark_renege(rng.randrange(4))
    yield hand.movements(), hand.result()
