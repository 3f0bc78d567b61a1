"""Pitty-Pat by trying everything: every act and every next card, on the game itself dealt anew.

It knows nothing of ranks that are alike, nor of what may follow what: each position is dealt from a
whole deck and played there act by act, and where an act turns a card it is played once for each
card that is left.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardhall.games import pitty_pat

LEVEL = 1e-9
Worth = tuple[float, ...]


@dataclass(frozen=True)
class Game:
    """A deck and what has been done with it; the cards that nobody has seen are no fact of it."""

    rules: Any
    dealer: int
    seats: int
    deck: tuple[int, ...]
    acts: tuple[int, ...] = ()

    def hand(self) -> Any:
        hand = pitty_pat.Hand(self.rules, self.dealer, self.seats)
        hand.deal(self.deck)
        for act in self.acts:
            hand.force(act)  # the way there was played by softer rules
        return hand

    def after(self, act: int) -> "list[Game]":
        """The games that may follow an act, each as likely."""
        before = self.hand()
        at = 52 - before.stock
        one = Game(self.rules, self.dealer, self.seats, self.deck, (*self.acts, act))
        before.apply(act)
        if 52 - before.stock == at:
            return [one]
        found = []
        for place in range(at, 52):
            deck = list(self.deck)
            deck[at], deck[place] = deck[place], deck[at]
            found.append(Game(self.rules, self.dealer, self.seats, tuple(deck), one.acts))
        return found


def mean(worths: list[Worth]) -> Worth:
    return tuple(sum(seat) / len(worths) for seat in zip(*worths, strict=True))


def where(hand: Any) -> tuple[object, ...]:
    """All of a position that anything can hang on, card by card."""
    seats = range(hand.seats)
    return (
        hand.phase,
        hand.turn,
        hand.upcard,
        hand.asked,
        hand.discards,
        hand.seen_ranks,
        hand.history[-1].seat,
        hand.history[-1].thrown,
        len(hand.history) == 1,
        tuple((hand.singles_of(s), hand.pairs_of(s), hand.open_of(s)) for s in seats),
        tuple(sum(one.taker == s for one in hand.history) for s in seats),
    )


def worth(game: Game, known: dict[tuple[object, ...], Worth]) -> Worth:
    """What a position brings each seat when each does what brings them the most."""
    hand = game.hand()
    if hand.is_over:
        result = hand.result()
        return tuple(
            float(result.chips) if seat == result.winner else 0.0 for seat in range(game.seats)
        )
    here = where(hand)
    if here not in known:
        found = [
            mean([worth(one, known) for one in game.after(act)]) for act in hand.legal_actions()
        ]
        most = max(one[hand.turn] for one in found)
        equal = [one for one in found if one[hand.turn] >= most - LEVEL]
        # to take comes before to pass
        known[here] = mean(equal) if hand.phase == "throw" else equal[0]
    return known[here]


def values(game: Game) -> dict[int, float]:
    """What ``solve.values`` says, by trying everything."""
    hand, known = game.hand(), dict[tuple[object, ...], Worth]()
    return {
        act: mean([worth(one, known) for one in game.after(act)])[hand.turn]
        for act in hand.legal_actions()
    }


def positions(seeds: range, stock: int) -> Iterator[tuple[int, Game]]:
    """Positions with a choice and at most so many cards in the stock, under house rules drawn from
    the seed, and played there at random; with the seed."""
    for seed in seeds:
        rng = random.Random(seed)
        rules = pitty_pat.Rules(
            take=rng.choice(("may", "must")),
            dead=rng.choice(("pairs", "seen-rank-first", "exhausted-first")),
            pat=rng.choice(("double-on-win", "instant")),
        )
        seats = rng.randint(2, max(2, 7 - stock))  # with more of both it takes minutes
        game = Game(rules, rng.randrange(seats), seats, tuple(rng.sample(range(52), 52)))
        hand = game.hand()
        acts: list[int] = []
        while not hand.is_over and (hand.stock > stock or len(hand.legal_actions()) < 2):
            act = rng.choice(hand.legal_actions())
            if hand.phase == "offer" and hand.stock > stock and rng.random() < 0.85:
                act = pitty_pat.PASS_ACTION  # who takes soon goes out
            hand.force(act)
            acts.append(act)
        if not hand.is_over:
            yield seed, Game(rules, game.dealer, seats, game.deck, tuple(acts))
