"""What a hand of Pedro promises, what to bid on it, and what a bid says of the others' cards.

By a table learnt in self-play, ``bidding.toml``, which ``python -m bench.pedro_bids`` writes: the
points that a side makes with nine cards and a suit, a call for each of twenty steps of that promise
by who has bid what, and how many times as likely it makes an imagined hand that a seat holds a
trump. All of it is for the rulebook's bidding; other house rules are bid by play-outs.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cardhall.games.pedro.actions import PASS_ACTION, amount_of
from cardhall.games.pedro.options import ALL_PASS
from cardhall.games.pedro.rules import ORDER, Rules
from cardhall.games.pedro.view import View

FILE = Path(__file__).with_name("bidding.toml")
LEAST = 4.5
"""The promise in points at which the first step of the table ends and the second begins."""
STEP = 0.5
STEPS = 20
NOBODY, PARTNER, OPPONENT = HOLDERS = ("nobody", "partner", "opponent")
"""Who has the highest bid, to the seat that is to call."""
ROLES = ("bidder", "partner", "opponent")
"""What a seat is in the play, to the bidder."""
PASS = "-"


def applies(rules: Rules) -> bool:
    """Say whether the table was learnt under such bidding."""
    return (
        rules.least_bid == 7 and rules.all_pass == ALL_PASS[0] and rules.made == "points"
    )  # the other options hardly move what a bid is worth


@cache
def table() -> Mapping[str, Any]:
    """The table as it lies."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def features(hand: Sequence[int], suit: int, place: int) -> list[float]:
    """Describe nine cards with a suit as trumps in numbers: which trumps, high to low, how many,
    and where the dealer sits, who robs the pack. place: 0 for the dealer's left, 3 for the
    dealer."""
    trumps = [float(card in hand) for card in ORDER.trumps(suit)]
    held, dealer = sum(trumps), 3 - place
    shape = [held * held / 10, trumps[0] * trumps[1]]
    marks = [held >= 5, held >= 6, held <= 2, *(dealer == seat for seat in range(4))]
    robs = [held * (place == 3) / 3, held * (place == 1) / 3]
    return [*trumps, *shape, *map(float, marks), *robs]


def promise(hand: Sequence[int], suit: int, place: int) -> float:
    """Work out how many points one's side makes with these nine cards in the mean, if one names
    this suit."""
    weights: Sequence[float] = table()["promise"]
    return sum(w * one for w, one in zip(weights, features(hand, suit, place), strict=True))


def step_of(points: float) -> int:
    """The step of the table at which a promise lies."""
    return min(max(int((points - LEAST) / STEP), 0), STEPS - 1)


def holder(view: View) -> str:
    """Name who has the highest bid, to the seat that is to call."""
    if view.bidder < 0:
        return NOBODY
    return PARTNER if (view.bidder - view.turn) % 2 == 0 else OPPONENT


def call(view: View, legal: Sequence[int]) -> int:
    """The bid, or the pass, that the table has for the best suit of the seat to call."""
    place = (view.turn - view.dealer - 1) % 4
    most = max(promise(view.hand, suit, place) for suit in range(4))
    row = table()["calls"].get(f"{place} {holder(view)} {max(view.bid, 0)}", "")
    said = row.split()[step_of(most)] if row else PASS
    bids = {amount_of(action): action for action in legal if action != PASS_ACTION}
    if said != PASS and int(said) in bids:
        return bids[int(said)]
    return PASS_ACTION if PASS_ACTION in legal else bids[min(bids)]


def role(seat: int, bidder: int) -> str:
    """Name what a seat is in the play, to the bidder."""
    return ROLES[0] if seat == bidder else ROLES[1 + (seat - bidder) % 2]


def factors(view: View) -> list[list[float]]:
    """Say how many times as likely an imagined hand is in which a seat holds a card, by seat and
    card, after bids such as the table makes."""
    out = [[1.0] * 52 for _ in range(4)]
    for seat in range(4):
        kind = role(seat, view.bidder) + (" who deals" if seat == view.dealer else "")
        for card, factor in zip(ORDER.trumps(view.trump), table()["held"][kind], strict=True):
            out[seat][card] = factor
    return out
