"""Pedro bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from cardhall.games.engine.solving import best_solved
from cardhall.games.pedro import PASS_ACTION, Hand, View, bidding, cards_of, verb_of
from cardhall.games.pedro.imagine import Imaginer
from cardhall.games.pedro.rules import ORDER
from cardhall.games.pedro.solver import FULL_HAND, solve

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 600
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""

SOLVED = 300
"""Who thinks over so many play-outs or more bids by the table that was learnt in self-play, and
plays cards by solving imagined hands instead."""
WORLDS = 40
"""So many of them, fewer where they are long to solve."""
NODES = 200_000
"""No more hands are begun once so many positions have been searched."""
TRIES = 8
"""Each of them is one of so many, the likelier after the bids the more often."""

DARING = ("pass", "bid")
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


def keeps_pedros(view: View, legal: Sequence[int]) -> list[int]:
    """The legal actions without those that throw a pedro to the enemy: under an enemy's card, or
    over it with an enemy still to play, while a lower trump may be played."""
    if view.phase != "play" or not view.trick or view.seat is None:
        return list(legal)
    best_seat, best = max(view.trick, key=lambda played: _height(played[1], view))
    if best_seat % 2 == view.seat % 2:
        return list(legal)
    lost = [action for action in legal if _thrown_away(view, action, legal, best)]
    return [action for action in legal if action not in lost]


def _thrown_away(view: View, action: int, legal: Sequence[int], best: int) -> bool:
    pedro = next((card for card in _pedros(view) if cards_of(action) == 1 << card), None)
    if pedro is None:
        return False
    lower = [
        other
        for other in legal
        for card in range(52)
        if cards_of(other) == 1 << card
        and 0 < _trump_height(card, view) < _trump_height(pedro, view)
    ]
    if all(other == action or _is_pedro(other, view) for other in lower):
        return False
    played = {seat for seat, _ in view.trick} | {view.seat, ((view.seat or 0) + 2) % 4}
    to_come = [seat for seat in range(4) if seat not in played]
    enemies = [seat for seat in to_come if view.down[seat] < 0 and view.sizes[seat]]
    return _height(pedro, view) < _height(best, view) or bool(enemies)


def _pedros(view: View) -> tuple[int, int]:
    """The fives of trumps and of the other suit of its colour."""
    return 13 * view.trump + ORDER.left, ORDER.left_of(view.trump)


def _is_pedro(action: int, view: View) -> bool:
    return any(cards_of(action) == 1 << card for card in _pedros(view))


def _trump_height(card: int, view: View) -> int:
    """From 1 for the two of trumps; 0 for a plain card."""
    trumps = ORDER.trumps(view.trump)
    return len(trumps) - trumps.index(card) if card in trumps else 0


def _height(card: int, view: View) -> int:
    """Work out what a card is worth in the trick on the table."""
    trump = _trump_height(card, view)
    if trump:
        return 100 + trump
    return 1 + card % 13 if card // 13 == view.trick[0][1] // 13 else 0


def choose(
    view: View,
    legal: Sequence[int],
    rng: Random,
    playouts: int = PLAYOUTS,
    *,
    solves: bool = True,
    weighs: bool = True,
) -> int:
    """The action that does best over imagined hands that agree with the view, by the points of
    one's own side less those of the other: they are played out sensibly, and a card is chosen from
    hands that are solved with all cards open. A bid is by the table (``bidding``).

    view: of the seat to act. legal: its legal actions, not empty. solves: without, bids and cards
    are played out like everything else. weighs: without, a solved hand is as likely as any other,
    whatever was bid. Draws only on ``rng``: the same seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    thinks = solves and playouts >= SOLVED
    if thinks and view.phase == "bid" and bidding.applies(view.rules):
        return bidding.call(view, legal)
    sound = keeps_pedros(view, legal)
    if len(sound) == 1:
        return sound[0]
    imaginer, seed = Imaginer(view, view.rules), rng.getrandbits(64)
    if thinks and _can_be_solved(view):
        imagined = imaginer.hand
        if weighs and view.bidder >= 0 and bidding.applies(view.rules):
            imaginer.weigh(bidding.factors(view))
            imagined = partial(imaginer.likely_hand, tries=TRIES)
        return best_solved(imagined, solve, sound, seed, worlds=WORLDS, nodes=NODES)
    return imaginer.best(sound, playouts, seed)


def _can_be_solved(view: View) -> bool:
    """Is it the play, and is nobody still to lay several cards at once (OP-PEDRO-06)?"""
    laid = [seat for seat, _ in view.trick]
    return view.phase == "play" and all(
        view.sizes[seat] + laid.count(seat) <= FULL_HAND and laid.count(seat) < 2
        for seat in range(4)
    )


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


def pass_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Passes, or bids as little as it may, and otherwise acts at random."""
    if legal[0] == PASS_ACTION or verb_of(legal[0]) == "bid":
        return legal[0]
    return rng.choice(legal)


BOTS: dict[str, Bot] = {
    "cardhall": choose,
    "played-out": partial(choose, solves=False),
    "random": random_bot,
    "pass": pass_bot,
}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat: its side's points less those of the
    other."""
    change = hand.result().change
    return tuple(change[seat % 2] - change[1 - seat % 2] for seat in range(4))
