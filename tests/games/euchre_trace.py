"""Plays seeded hands of euchre by the integer API and boils every step down to a digest.

Run as a program it prints one digest for each hundred hands, so that a compiled and an interpreted
core can be compared action by action: same list, same game.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from cardhall.games import euchre, euchre_search
from cardhall.games.euchre import PENALTIES, Hand, Rules, imagine, view

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
        yield hand.turn, actions
        chance = rng.random()
        if chance < 0.02:
            hand = hand.copy()
        elif chance < 0.03:
            guess = imagine(view(hand, rng.randrange(4)), rules, rng.getrandbits(64))
            yield [guess.hand_of(seat) for seat in range(4)], guess.kitty, guess.discarded
            yield euchre_search.sensible(guess), guess.random_action(number)
        elif chance < 0.04:
            yield offence(hand, rng)
            continue
        hand.apply(rng.choice(actions))
    yield hand.movements(), hand.result(), hand.reneges()


def offence(hand: Hand, rng: Random) -> str:
    """Some penalty, where one can be."""
    try:
        hand.penalize(rng.randrange(4), rng.choice(list(PENALTIES)))
    except ValueError as error:
        return str(error)
    return "penalty"


def digest(first: int, count: int) -> str:
    found = hashlib.sha256()
    for number in range(first, first + count):
        for step in steps(number):
            found.update(repr(step).encode())
    return found.hexdigest()


def is_compiled() -> bool:
    return not (euchre.__file__.endswith(".py") or euchre_search.__file__.endswith(".py"))


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    hand = Hand(LIONS, 0)
    print(hashlib.sha256(repr(hand.playout(500, int(sys.argv[1]))).encode()).hexdigest())
    for begin in range(int(sys.argv[1]), int(sys.argv[2]), 100):
        print(digest(begin, 100))
