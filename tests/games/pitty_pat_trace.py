"""Seeded games of Pitty-Pat, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from cardhall.games.pitty_pat import Hand, Rules, imagine, view
from cardhall.games.pitty_pat.imagine import sensible

COMPILED = ("options", "play", "hand", "imagine")
MODULES = tuple(import_module(f"cardhall.games.pitty_pat.{name}") for name in COMPILED)


def some_rules(rng: Random) -> Rules:
    """The preset, or every option drawn anew."""
    if rng.random() < 0.3:
        return Rules.preset("llaa")
    options = {name: rng.choice(choices) for name, choices in Rules.choices().items()}
    return Rules.preset("llaa").replace(max_seats=9, **options)


def some_hand(rng: Random) -> Hand:
    """A game just dealt, now and then with flipped cards, among two to nine seats."""
    rules = some_rules(rng)
    seats = rng.randint(2, rules.max_seats)
    among = rng.sample(range(seats), 2) if rng.random() < 0.1 else None
    hand = Hand(rules, rng.randrange(seats), seats, among)
    flips = rng.choice([(), (), (), (3,), (2, 7), (0, 1, 4)])
    hand.deal(rng.sample(range(52), 52), rng.sample(range(52), 52), flips)
    return hand


def steps(number: int) -> Iterator[object]:
    """One game: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    hand = some_hand(rng)
    while not hand.is_over:
        actions = hand.legal_actions()
        yield hand.turn, actions
        if rng.random() < 0.02:
            hand = hand.copy()
        if rng.random() < 0.02:
            seen = view(hand, rng.choice(hand.dealt_in))
            guess = imagine(seen, hand.rules, rng.getrandbits(64))
            yield [guess.hand_of(seat) for seat in range(hand.seats)]
            yield sensible(guess)
        hand.apply(actions[0] if rng.random() < 0.5 else rng.choice(actions))
    yield hand.movements(), hand.result(), hand.history
    if number % 100 == 0:
        yield hand.playout(3, number)
