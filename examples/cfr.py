"""Counterfactual regret minimisation (CFR+) on Kuhn and Leduc poker: ``python examples/cfr.py``.

Two small games with known values, in which each player has one card: Kuhn's with three cards and
one round, Leduc with six, a common card and two rounds. Words and numbers of actions are those of
Cardhall's engine, cards those of Cardhall. One walk through the tree of bets treats all cards of
both players, and all common cards, at once, as arrays of numpy; so it takes a second.
"""

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from cardhall.cards.notation import parse_cards
from cardhall.games.engine.actions import Actions, Verb
from cardhall.messages import Message

ACTIONS = Actions(
    Verb("fold"),
    Verb("call"),
    Verb("raise"),
    unknown=lambda action: Message("as-it-stands", value=str(action)),
    unread=lambda text: Message("as-it-stands", value=repr(text)),
)
FOLD, CALL, RAISE = ACTIONS.numbers
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Game:
    """A poker game for two with one card each; ante 1."""

    deck: tuple[int, ...]
    raises: tuple[int, ...]
    """What a bet and each raise adds, round by round; before the second a common card is turned."""
    most: int
    """Bets and raises in a round."""

    def showdown(self, common: int | None) -> Floats:
        """Say who wins, with the own card (row) against the other's (column): 1, 0 or -1; 0 too
        for two cards that cannot be."""
        worth = np.array([self.worth(card, common) for card in self.deck])
        won = np.sign(worth[:, None] - worth[None, :]).astype(np.float64)
        return np.asarray(won * self.possible(common))

    def worth(self, card: int, common: int | None) -> int:
        """Rank a card: a pair with the common card beats all, then the higher rank wins."""
        paired = common is not None and card % 13 == common % 13
        return card % 13 + (100 if paired else 0)

    def possible(self, common: int | None) -> Floats:
        """Mark with 1 where both hold different cards, and neither the common one."""
        free = np.array([card != common for card in self.deck], np.float64)
        return (1 - np.eye(len(self.deck))) * free[:, None] * free[None, :]


KUHN = Game(tuple(parse_cards("JS QS KS")), (1,), 1)
LEDUC = Game(tuple(parse_cards("JS QS KS JH QH KH")), (2, 4), 2)
VALUES = {"Kuhn": (KUHN, -1 / 18), "Leduc": (LEDUC, -0.0856)}
"""What each game is known to be worth to the first player."""


@dataclass(frozen=True)
class Bets:
    """What has been bet, and who is to act."""

    game: Game
    round: int = 0
    put: tuple[int, int] = (1, 1)
    player: int = 0
    raised: int = 0
    acted: int = 0
    done: str = ""
    """Empty, "fold", "showdown", or "deal" between the rounds."""
    history: tuple[int, ...] = ()

    def legal(self) -> list[int]:
        """List what may be done: one folds only where there is something to call."""
        behind = self.put[self.player] < self.put[1 - self.player]
        return [
            *([FOLD] if behind else []),
            CALL,
            *([RAISE] if self.raised < self.game.most else []),
        ]

    def after(self, action: int) -> "Bets":
        """Take an action of the player to act."""
        put, me = list(self.put), self.player
        done = ""
        if action == FOLD:
            done = "fold"
        else:
            put[me] = put[1 - me] + (self.game.raises[self.round] if action == RAISE else 0)
        if action == CALL and self.acted:
            done = "deal" if self.round + 1 < len(self.game.raises) else "showdown"
        return replace(
            self,
            put=(put[0], put[1]),
            player=1 - me,
            raised=self.raised + (action == RAISE),
            acted=self.acted + 1,
            done=done,
            history=(*self.history, action),
        )

    def next_round(self) -> "Bets":
        """Turn the common card; the first player begins."""
        return replace(self, round=self.round + 1, player=0, raised=0, acted=0, done="")

    def __str__(self) -> str:
        return " ".join(ACTIONS.format(action) for action in self.history) or "-"


@dataclass
class Place:
    """A place in the tree where somebody acts: for each common card and each own card the regret of
    every action, and how often it was chosen. (actions, common cards, own cards)"""

    regret: Floats
    chosen: Floats

    def now(self) -> Floats:
        """Play as regret says: what is regretted, as often as it is regretted."""
        return shares(self.regret)

    def average(self) -> Floats:
        """Play as was done in the mean: that is what comes near the equilibrium."""
        return shares(self.chosen)


def shares(worth: Floats) -> Floats:
    """Give each action its share of the sum; all alike where that is nothing."""
    total = worth.sum(axis=0, keepdims=True)
    return np.where(total > 0, worth / np.where(total > 0, total, 1), 1 / len(worth))


@dataclass
class Solver:
    """CFR+ for one game: both players by turns, late rounds count more in the mean."""

    game: Game
    places: dict[Bets, Place] = field(default_factory=dict)
    rounds: int = 0

    def __post_init__(self) -> None:
        deck = self.game.deck
        self.fold = [
            self.game.possible(None)[None],
            np.stack([self.game.possible(c) for c in deck]),
        ]
        self.show = [
            self.game.showdown(None)[None],
            np.stack([self.game.showdown(c) for c in deck]),
        ]

    def run(self, rounds: int) -> "Solver":
        """Go on learning."""
        for _ in range(rounds):
            self.rounds += 1
            for me in range(2):
                self.walk(Bets(self.game), me, *self.dealt(), learn=True)
        return self

    def dealt(self) -> tuple[Floats, Floats]:
        """Deal: how each player comes to each card."""
        size = len(self.game.deck)
        return np.ones((1, size)), np.full((1, size), 1 / (size * (size - 1)))

    def place(self, bets: Bets, common: int) -> Place:
        """Find the place of these bets; a new one regrets nothing."""
        if bets not in self.places:
            shape = (len(bets.legal()), common, len(self.game.deck))
            self.places[bets] = Place(np.zeros(shape), np.zeros(shape))
        return self.places[bets]

    def walk(
        self, bets: Bets, me: int, mine: Floats, theirs: Floats, *, learn: bool, best: bool = False
    ) -> Floats:
        """Work out what these bets are worth to each of my cards, times how the other comes there.

        mine, theirs: how each comes there, by common card and own card. learn: by what regret says
        to do, and note it. Else by the mean; best: I do what is best against it."""
        if bets.done in ("fold", "showdown"):
            return self.paid(bets, me, theirs)
        if bets.done == "deal":
            size = len(self.game.deck)
            mine, theirs = (
                np.repeat(mine, size, axis=0),
                np.repeat(theirs / (size - 2), size, axis=0),
            )
            then = self.walk(bets.next_round(), me, mine, theirs, learn=learn, best=best)
            found: Floats = then.sum(axis=0, keepdims=True)
            return found
        place = self.place(bets, len(mine))
        play = place.now() if learn else place.average()
        lines = []
        for action, share in zip(bets.legal(), play, strict=True):
            own, others = (mine * share, theirs) if bets.player == me else (mine, theirs * share)
            lines.append(self.walk(bets.after(action), me, own, others, learn=learn, best=best))
        worth = np.stack(lines)
        if bets.player != me:
            return np.asarray(worth.sum(axis=0))
        if best:
            return np.asarray(worth.max(axis=0))
        value: Floats = (play * worth).sum(axis=0)
        if learn:
            place.regret = np.maximum(place.regret + worth - value, 0)
            place.chosen += self.rounds * mine * play
        return value

    def paid(self, bets: Bets, me: int, theirs: Floats) -> Floats:
        """Work out what the end brings each of my cards."""
        if bets.done == "fold":  # who is to act is the one that has not folded
            won = bets.put[1 - me] if bets.player == me else -bets.put[me]
            return np.asarray(won * np.einsum("kab,kb->ka", self.fold[bets.round], theirs))
        return np.asarray(bets.put[me] * np.einsum("kab,kb->ka", self.show[bets.round], theirs))

    def value(self) -> float:
        """Work out what the mean of both players' play is worth to the first."""
        return float(self.walk(Bets(self.game), 0, *self.dealt(), learn=False).sum())

    def bounds(self) -> tuple[float, float]:
        """Find what the first player is sure of, and what the second lets it win at most: what the
        game is worth lies between them."""
        first, second = (
            float(self.walk(Bets(self.game), me, *self.dealt(), learn=False, best=True).sum())
            for me in range(2)
        )
        return -second, first


if __name__ == "__main__":
    for name, (game, known) in VALUES.items():
        solver = Solver(game).run(1000 if game is KUHN else 400)
        low, high = solver.bounds()
        print(
            f"{name}: {solver.value():+.5f}, between {low:+.5f} and {high:+.5f}; known {known:+.5f}"
        )
