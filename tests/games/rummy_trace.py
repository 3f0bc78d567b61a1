"""Seeded hands of Rummy, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from cardhall.games.rummy import (
    DRAW_ACTION,
    Hand,
    Rules,
    can_go_out,
    expiry,
    imagine,
    lay_most,
    turns,
    view,
    way_out,
)
from cardhall.games.rummy.imagine import sensible

MODULES = tuple(
    [
        import_module(f"cardhall.games.rummy.{name}")
        for name in ("options", "melds", "position", "refusals", "hand", "turns", "imagine")
    ]
)


def some_rules(rng: Random) -> Rules:
    """The preset, or every option drawn anew."""
    if rng.random() < 0.3:
        return Rules.preset("llaa")
    options = {name: rng.choice(choices) for name, choices in Rules.choices().items()}
    return Rules.preset("llaa").replace(turn_overs=rng.randrange(3), **options)


def some_hand(rng: Random) -> Hand:
    """A hand just dealt, among two to six seats."""
    seats = rng.randint(2, 6)
    hand = Hand(some_rules(rng), rng.randrange(seats), seats)
    hand.deal(rng.sample(range(52), 52))
    return hand


def disturbed(hand: Hand, rng: Random) -> Hand:
    """Now and then something that the rules have a remedy for: a second draw, a stock card seen,
    a card thrown too early, another's turn."""
    roll = rng.random()
    if hand.phase == "play" and roll < 0.01 and hand.stock > hand.exposed:
        hand.force(DRAW_ACTION)
    elif hand.phase == "draw" and roll < 0.01 and hand.stock > hand.exposed + 1:
        hand.expose(rng.randint(1, 2))
    elif roll < 0.015:
        hand.pass_to(rng.randrange(hand.seats))
    return hand


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    hand = some_hand(rng)
    upset = rng.random() < 0.3
    while not hand.is_over:
        actions = hand.legal_actions()
        yield hand.turn, actions, hand.owes, hand.plays, hand.can_meet_duty()
        if upset and not disturbed(hand, rng).is_over:
            actions = hand.legal_actions()
        if hand.is_over:
            break
        if rng.random() < 0.03:
            hand = hand.copy()
        if rng.random() < 0.03:
            guess = imagine(view(hand, rng.randrange(hand.seats)), hand.rules, rng.getrandbits(64))
            yield [guess.hand_of(seat) for seat in range(hand.seats)], guess.stock_order
            yield sensible(guess)
        if rng.random() < 0.1 and not hand.exposed:
            yield can_go_out(hand), way_out(hand), lay_most(hand), expiry(hand)
            yield [turn for turn, _ in zip(turns(hand), range(20), strict=False)]
        lays = [action for action in actions if action >> 56 in (3, 4)]
        hand.apply(rng.choice(lays if lays and rng.random() < 0.5 else actions))
    yield hand.movements(), hand.result()
    if number % 100 == 0:
        yield hand.playout(2, number)
