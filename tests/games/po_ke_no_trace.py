"""Seeded games of Po-Ke-No, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from random import Random

from cardhall.games.po_ke_no import Hand, Rules, imagine, view
from cardhall.games.po_ke_no import hand as hand_module

MODULES = (hand_module,)


def some_hand(rng: Random) -> Hand:
    """A game about to begin, under the preset or any house rules."""
    rules = Rules.preset("llaa")
    if rng.random() < 0.7:
        rules = rules.replace(
            **{name: rng.choice(choices) for name, choices in Rules.choices().items()}
        )
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
