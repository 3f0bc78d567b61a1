"""Plays seeded games of Po-Ke-No by the integer API and boils every step down to a digest: run as a
program by the test that compares the compiled core with the interpreted one."""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from cardhall.games import po_ke_no
from cardhall.games.po_ke_no import _CHOICES, Hand, Rules, imagine, view


def some_hand(rng: Random) -> Hand:
    """A game about to begin, under the preset or any house rules."""
    rules = Rules.preset("llaa")
    if rng.random() < 0.7:
        rules = rules.replace(**{name: rng.choice(choices) for name, choices in _CHOICES.items()})
    seats = rng.randint(2, 12)
    boards = [rng.sample(range(52), 25) for _ in range(seats)]
    if rng.random() < 0.2:
        boards[1] = boards[0]
    hand = Hand(rules, boards, rng.sample(range(seats), rng.randint(2, seats)))
    hand.deal(rng.sample(range(52), 52))
    return hand


def choice(rng: Random, hand: Hand) -> int:
    """Any legal action; callers hurry now and then."""
    legal = hand.legal_actions()
    return legal[0] if rng.random() < 0.3 else rng.choice(legal)


def steps(number: int) -> Iterator[object]:
    rng = Random(number)
    hand = some_hand(rng)
    while not hand.is_over:
        yield hand.legal_actions()
        if rng.random() < 0.05:
            hand = imagine(view(hand, rng.randrange(hand.seats)), hand.rules, rng.getrandbits(64))
        if rng.random() < 0.05:
            hand = hand.copy()
        hand.apply(choice(rng, hand))
    yield hand.movements(), hand.result(), view(hand, None).covered
    if number % 50 == 0:
        yield hand.playout(5, number)


def digest(first: int, count: int) -> str:
    found = hashlib.sha256()
    for number in range(first, first + count):
        for step in steps(number):
            found.update(repr(step).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print("interpreted" if po_ke_no.__file__.endswith(".py") else "compiled")
    for begin in range(int(sys.argv[1]), int(sys.argv[2]), 50):
        print(digest(begin, 50))
