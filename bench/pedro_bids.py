"""Learn Pedro's bidding in self-play and write its table: ``python -m bench.pedro_bids``.

Of each deal each seat in turn is let bid, nobody over it, and its side's points are noted as the
bot plays them. From these: what nine cards and a suit promise (seen by one seat), and what they
come to (all hands seen). Then calls are learnt on many deals more, whose worth is reckoned: each
seat in turn takes, for each step of its promise and each bid that may stand before it, the call
that was best against the others' calls so far, and mixes it in (fictitious play). At last the bot
bids by the new table, and its hands are compared with imagined ones: which trumps a bidder holds
more often, which the others (a conditional logit). Some five minutes; the same seeds, the same
table.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardhall.cards.notation import card_list
from cardhall.games.pedro import (
    PASS_ACTION,
    Hand,
    Rules,
    amount_of,
    bidding,
    imagine,
    opening,
    verb_of,
    view,
)
from cardhall.games.pedro.advice import promise as rough_promise
from cardhall.games.pedro.bidding import HOLDERS, LEAST, PASS, ROLES, STEP, STEPS
from cardhall.games.pedro.bot import choose
from cardhall.games.pedro.rules import ORDER

Array = NDArray[Any]
RULES = Rules.preset("llaa")
TRUMPS = np.array([ORDER.trumps(suit) for suit in range(4)])
FIRST_DEAL = 500_000
STOCK = 4
"""Where a card is that nobody was dealt, beside places 0 (the dealer's left) to 3 (the dealer)."""
MOST = 14
CALLS = (0, *range(7, MOST + 1))
"""A pass and the bids."""
WIDTH = 0.7
"""How far apart, in points, hands may be that are taken for alike."""
FEWEST = 30
"""A call is learnt where it was looked at so often."""
OWN_WAY = 0.3
"""The part of calls before one's own that are not by the table while it is learnt."""
IMAGINED = 8


# --- hands played -------------------------------------------------------------------------------


def places_of(hand: Hand) -> Array:
    """Note where each card lies after the deal."""
    out = np.full(52, STOCK)
    for seat in range(4):
        out[card_list(hand.hand_of(seat))] = (seat - hand.dealer - 1) % 4
    return out


def bid_alone(seed: int, bidder: int) -> tuple[Array, int, int, int]:
    """Play a deal in which one seat bids about what its cards are worth and all others pass: where
    the cards lay, its place, its suit, and what its side made."""
    hand, rng = opening(RULES, 4, seed), Random(f"{seed} {bidder}")
    lay, place = places_of(hand), (bidder - hand.dealer - 1) % 4
    cards = card_list(hand.hand_of(bidder))
    about = max(rough_promise(cards, suit) for suit in range(4)) + rng.choice([-1, 0, 0, 1])
    while hand.phase == "bid":
        bids = {amount_of(one): one for one in hand.legal_actions() if verb_of(one) == "bid"}
        hand.apply(bids[max(7, min(MOST, about))] if hand.turn == bidder else PASS_ACTION)
    while not hand.is_over:
        hand.apply(choose(view(hand, hand.turn), hand.legal_actions(), rng, weighs=False))
    return lay, place, hand.trump, hand.result().points[bidder % 2]


# --- what hands promise, and what they come to --------------------------------------------------


def seen_by_one(lays: Array, place: int, suit: int) -> Array:
    """``bidding.features`` of many deals at once."""
    held = (lays[:, TRUMPS[suit]] == place).astype(float)
    count = held.sum(1, keepdims=True)
    one, dealer = np.ones((len(lays), 1)), 3 - place
    shape = [count**2 / 10, held[:, :1] * held[:, 1:2], count >= 5, count >= 6, count <= 2]
    seats = [one * (dealer == seat) for seat in range(4)]
    return np.hstack([held, *shape, *seats, count * (place == 3) / 3, count * (place == 1) / 3])


def seen_by_all(lays: Array, place: int, suit: int) -> Array:
    """Describe whole deals: where the trumps lie, seen from who bids."""
    dealer, lie = (3 - place) % 4, lays[:, TRUMPS[suit]]
    seat = np.where(lie == STOCK, STOCK, (lie - place) % 4)
    mine, next_, partner, last, stock = (seat == one for one in (0, 1, 2, 3, STOCK))
    counts = [one.sum(1, keepdims=True) for one in (mine, partner, next_, last)]
    parts: list[Any] = [mine, partner]
    parts += [stock * (dealer == 0), stock * (dealer == 2), stock * (dealer % 2 == 1)]
    parts += [count**2 / 10 for count in counts] + [counts[0] * counts[1] / 10]
    parts.append(mine[:, :1] & mine[:, 1:2])
    for five in (at for at, card in enumerate(TRUMPS[suit]) if card % 13 == ORDER.left):
        for one in (mine, partner, next_ | last, stock):
            parts.append(one[:, five : five + 1] * counts[0] / 5)
    parts += [np.full((len(lays), 1), dealer == one) for one in range(4)]
    return np.hstack([np.asarray(part, float) for part in parts])


def ridge(seen: Array, points: Array, pull: float = 5.0) -> Array:
    """Fit weights by least squares, pulled towards nothing."""
    found: Array = np.linalg.solve(seen.T @ seen + pull * np.eye(seen.shape[1]), seen.T @ points)
    return found


def bid_values(expected: Array, points: Array) -> Array:
    """Work out what a bid is worth to who makes it, over the other side, by half points expected
    and by the bid: from what such hands came to."""
    out = np.zeros((2 * MOST + 3, MOST + 1))
    made = np.arange(MOST + 1)
    for half in range(len(out)):
        near = np.exp(-0.5 * ((expected - half / 2) / WIDTH) ** 2) + 1e-9
        chance = np.bincount(points, weights=near, minlength=MOST + 1) / near.sum()
        for bid in CALLS[1:]:
            out[half, bid] = chance @ (np.where(made >= bid, made, -bid) - (MOST - made))
    return out


# --- calls --------------------------------------------------------------------------------------


class Auctions:
    """Many deals at once, all with the same dealer: each seat's step of promise, what each would
    come to with each bid, and calls that are learnt on them. A call is looked up by place, holder,
    bid and step."""

    def __init__(self, steps: Array, worth: Array, rng: np.random.Generator) -> None:
        self.steps, self.worth, self.rng = steps, worth, rng
        self.mix = [self._at_first(place) for place in range(4)]
        shape = (len(HOLDERS), MOST + 1, STEPS)
        self.sums = [np.zeros((*shape, MOST + 1)) for _ in range(4)]
        self.looks = [np.zeros(shape) for _ in range(4)]

    def _at_first(self, place: int) -> Array:
        """A rule of thumb: the least bid with a point more in hand."""
        out = np.zeros((len(HOLDERS), MOST + 1, STEPS, MOST + 1))
        for bid in range(MOST + 1):
            low = max(7, bid + 1)
            for step in range(STEPS):
                bold = low <= MOST and LEAST + STEP * (step + 0.5) >= low + 1
                out[:, bid, step, low if bold else 0] = 1
        if place == 3:
            out[0] = 0
            out[0, :, :, 7] = 1
        return out

    def _holder(self, place: int, who: Array) -> Array:
        return np.where(who < 0, 0, 1 + (who - place) % 2)

    def _call(self, place: int, bid: Array, who: Array, dice: Array) -> tuple[Array, Array]:
        chances = self.mix[place][self._holder(place, who), bid, self.steps[:, place]]
        call = (chances.cumsum(1) < dice[:, None] * 0.999999).sum(1)
        return np.where(call > 0, call, bid), np.where(call > 0, place, who)

    def _before(self, place: int, dice: Array) -> tuple[Array, Array]:
        """Call up to a place's turn: what stands then. Now and then somebody has called not by the
        table but as people may, up to about the promise: else a bid that the table never makes
        would be answered as if it said nothing."""
        count = len(dice)
        bid, who = np.zeros(count, int), np.full(count, -1)
        for other in range(place):
            then, by = self._call(other, bid, who, dice[:, other])
            odd = self.rng.random(count) < OWN_WAY
            promise = LEAST + STEP * (self.steps[:, other] + self.rng.random(count))
            most = np.minimum((promise + self.rng.uniform(-1, 1, count)).astype(int), MOST)
            low = np.maximum(7, bid + 1)
            up = odd & (most >= low)
            anew = self.rng.integers(low, np.maximum(low, most) + 1)
            bid, who = (
                np.where(up, anew, np.where(odd, bid, then)),
                np.where(up, other, np.where(odd, who, by)),
            )
        return bid, who

    def _worths(self, place: int, bid: Array, who: Array, dice: Array) -> Array:
        """Work out what each call comes to for the caller's side, all others calling as they do."""
        out = np.full((len(dice), MOST + 1), -99.0)
        for call in CALLS:
            may = (bid < call) if call else ~((place == 3) & (who < 0))
            then = np.where(call > 0, call, bid)
            by = np.where(call > 0, place, who)
            for other in range(place + 1, 4):
                then, by = self._call(other, then, by, dice[:, other])
            by, then = np.where(by < 0, 3, by), np.where(then == 0, 7, then)
            worth = self.worth[np.arange(len(dice)), by, then]
            out[may, call] = np.where((by - place) % 2 == 0, worth, -worth)[may]
        return out

    def learn(self, rounds: int) -> None:
        """Look so often at what each call comes to, and mix in the best ones."""
        steps = np.arange(STEPS)
        near = np.exp(-0.5 * ((steps[:, None] - steps) / 0.8) ** 2)
        shape = (len(HOLDERS), MOST + 1, STEPS)
        for number in range(rounds):
            dice = self.rng.random((len(self.steps), 4))
            for place in range(4):
                bid, who = self._before(place, dice)
                worth = self._worths(place, bid, who, dice)
                at = np.ravel_multi_index(
                    (self._holder(place, who), bid, self.steps[:, place]), shape
                )
                for call in range(MOST + 1):
                    found = np.bincount(at, weights=worth[:, call], minlength=np.prod(shape))
                    self.sums[place][..., call] *= 0.8
                    self.sums[place][..., call] += found.reshape(shape)
                self.looks[place] *= 0.8
                self.looks[place] += np.bincount(at, minlength=np.prod(shape)).reshape(shape)
            for place in range(4):
                self._mix_in(place, near, 1 / (number + 2))

    def _mix_in(self, place: int, near: Array, part: float) -> None:
        sums = np.einsum("ij,wbja->wbia", near, self.sums[place])
        looks = np.einsum("ij,wbj->wbi", near, self.looks[place])
        mean = sums / np.maximum(looks, 1e-9)[..., None]
        best = np.zeros_like(mean)
        np.put_along_axis(best, mean.argmax(-1)[..., None], 1, -1)
        mixed = (1 - part) * self.mix[place] + part * best
        self.mix[place] = np.where((looks >= FEWEST)[..., None], mixed, self.mix[place])

    def rows(self) -> dict[str, str]:
        """The calls as the table has them: the likeliest of each mix."""
        out = {}
        for place in range(4):
            for number, holder in enumerate(HOLDERS):
                if (number == 1 and place < 2) or (number == 2 and place < 1):
                    continue
                for bid in range(7, MOST) if number else (0,):
                    calls = self.mix[place][number, bid].argmax(-1)
                    said = [str(call) if call else PASS for call in calls]
                    out[f"{place} {holder} {bid}"] = " ".join(f"{one:>2}" for one in said)
        return out


def learn_calls(
    promise: Array, coming: Array, values: Array, deals: int, rounds: int
) -> dict[str, str]:
    """Deal many hands, reckon what each is worth to each seat, and learn calls on them."""
    rng = np.random.default_rng(5)
    lays = rng.permuted(np.tile(np.repeat(np.arange(5), (9, 9, 9, 9, 16)), (deals, 1)), axis=1)
    steps, worth = np.zeros((deals, 4), int), np.zeros((deals, 4, MOST + 1))
    for place in range(4):
        points = np.stack([seen_by_one(lays, place, suit) @ promise for suit in range(4)], 1)
        steps[:, place] = np.clip(((points.max(1) - LEAST) / STEP).astype(int), 0, STEPS - 1)
        for suit in range(4):
            of_suit = np.where(points.argmax(1) == suit)[0]
            halves = 2 * seen_by_all(lays[of_suit], place, suit) @ coming
            halves = np.clip(halves, 0, len(values) - 1.001)
            low = halves.astype(int)
            part = (halves - low)[:, None]
            worth[of_suit, place] = values[low] * (1 - part) + values[low + 1] * part
    auctions = Auctions(steps, worth, rng)
    auctions.learn(rounds)
    return auctions.rows()


# --- what bids say ------------------------------------------------------------------------------

KINDS = [role + deals for role in ROLES for deals in ("", " who deals")]


def others_trumps(hand: Hand, me: int) -> Array:
    """Mark which trumps the others hold, by what each is to the bidder."""
    out = np.zeros((len(KINDS), MOST))
    for seat in {0, 1, 2, 3} - {me}:
        kind = bidding.role(seat, hand.bidder) + (" who deals" if seat == hand.dealer else "")
        held = hand.hand_of(seat)
        out[KINDS.index(kind)] += [held >> int(card) & 1 for card in TRUMPS[hand.trump]]
    return out.ravel()


def told_by_bids(deals: int) -> Array:
    """By kind of seat and trump: how many times as likely a hand is in which such a seat holds it,
    of those that agree with what a seat sees before the first card."""
    seen = []
    for seed in range(FIRST_DEAL + 200_000, FIRST_DEAL + 200_000 + deals):
        hand, rng = opening(RULES, 4, seed), Random(seed)
        while hand.phase not in ("play", "over"):
            hand.apply(choose(view(hand, hand.turn), hand.legal_actions(), rng))
        for me in range(4):
            looks = [imagine(view(hand, me), RULES, 64 * seed + one) for one in range(IMAGINED)]
            seen.append([others_trumps(one, me) for one in (hand, *looks)])
    return logit(np.array(seen)).reshape(len(KINDS), MOST)


def logit(seen: Array, pull: float = 3.0, rounds: int = 30) -> Array:
    """Fit weights by which the first of each row is the likeliest (Newton), as factors."""
    weights = np.zeros(seen.shape[2])
    for _ in range(rounds):
        chance = np.exp(seen @ weights)
        chance /= chance.sum(1, keepdims=True)
        mean = np.einsum("ij,ijk->ik", chance, seen)
        slope = (seen[:, 0] - mean).sum(0) - pull * weights
        bend = np.einsum("ij,ijk,ijl->kl", chance, seen, seen, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(bend + pull * np.eye(len(weights)), slope)
    found: Array = np.exp(weights)
    return found


# --- the table ----------------------------------------------------------------------------------

HEAD = """\
# What nine cards promise in Pedro, what to bid, and what a bid says of the others' cards: learnt in
# self-play. `python -m bench.pedro_bids` writes it; cardhall.games.pedro.bidding reads it.

# The points of a side, in the mean: for each trump that one seat holds, from the ace down; then for
# a tenth of their number's square, ace and king, five, six, two or fewer of them; the dealer at
# home, left, opposite, right; a third of their number for the dealer, and the dealer's partner.
promise = [
"""
CALLS_HEAD = """
# By place from the dealer's left, who has the highest bid, and that bid: the call for each half
# point of promise from 4.5 on, "-" for a pass.
"""
HELD_HEAD = """
# How many times as likely an imagined hand is in which such a seat holds the ace ... the two.
"""


def written(promise: Array, calls: dict[str, str], held: Array) -> str:
    """The table as a file."""
    lines = [f"    {number:.3f}," for number in promise]
    text = HEAD + "\n".join(lines) + "\n]\n" + CALLS_HEAD + "\n[calls]\n"
    text += "".join(f'"{key}" = "{said}"\n' for key, said in calls.items())
    text += HELD_HEAD + "\n[held]\n"
    for kind, factors in zip(KINDS, held, strict=True):
        rows = [", ".join(f"{one:.2f}" for one in part) for part in (factors[:7], factors[7:])]
        text += f'"{kind}" = [\n' + "".join(f"    {row},\n" for row in rows) + "]\n"
    return text


def main(argv: Sequence[str] | None = None) -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description="Learn Pedro's bidding in self-play")
    parser.add_argument("--deals", type=int, default=795, help="played four times each")
    parser.add_argument("--auctions", type=int, default=100_000, help="deals to learn calls on")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--told", type=int, default=1_500, help="deals to see what bids say")
    parser.add_argument("--out", type=Path, default=bidding.FILE)
    asked = parser.parse_args(argv)
    deals = range(FIRST_DEAL, FIRST_DEAL + asked.deals)
    learn([bid_alone(seed, seat) for seed in deals for seat in range(4)], asked)


def learn(played: Sequence[tuple[Array, int, int, int]], asked: argparse.Namespace) -> None:
    """Write the table from what was played; what bids say is learnt from the table's own bids."""
    points = np.array([made for *_, made in played])
    seen = [(lay[None], place, suit) for lay, place, suit, _ in played]
    promise = ridge(np.vstack([seen_by_one(*one) for one in seen]), points)
    all_seen = np.vstack([seen_by_all(*one) for one in seen])
    coming = ridge(all_seen, points)
    values = bid_values(all_seen @ coming, points)
    calls = learn_calls(promise, coming, values, asked.auctions, asked.rounds)
    asked.out.write_text(written(promise, calls, np.ones((len(KINDS), MOST))), encoding="utf-8")
    bidding.table.cache_clear()
    held = told_by_bids(asked.told)
    asked.out.write_text(written(promise, calls, held), encoding="utf-8")
    print(f"{len(points)} hands played, {asked.auctions} reckoned: {asked.out.name}")


if __name__ == "__main__":
    main()
