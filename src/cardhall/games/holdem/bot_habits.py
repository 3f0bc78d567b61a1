"""Hold'em players of one plain habit each, for the arena: a sensible bot must not lose to them."""

from collections.abc import Sequence
from random import Random

from cardhall.cards import equity
from cardhall.cards.notation import card_set
from cardhall.games.holdem import CALL, CHECK, FOLD, SHOW, View, bet_to, raise_to, verb_of
from cardhall.games.holdem.imagine import before_the_flop

SAMPLES = 400
"""Deals by which a habit looks how good its cards are."""


def all_it_may(view: View, legal: Sequence[int]) -> int:
    """The most that may be bet or raised; a call where nothing may."""
    return to_about(view, legal, view.bounds[1])


def to_about(view: View, legal: Sequence[int], amount: int) -> int:
    """Bet or raise to about so much; a call or a check where nothing may be bet."""
    if not any(verb_of(action) in ("bet", "raise") for action in legal):
        return CALL if CALL in legal else CHECK
    least, most = view.bounds
    to = min(max(amount - amount % view.rules.least_chip, least), most)
    if view.rules.structure == "limit":
        return next(one for one in legal if verb_of(one) in ("bet", "raise"))
    return (raise_to if max(view.bets) else bet_to)(to)


def lets_go(legal: Sequence[int]) -> int:
    """Checks where it can, folds where it cannot."""
    return CHECK if CHECK in legal else FOLD


def wins(view: View, rng: Random) -> int:
    """Work out how often the cards win against any hand, in thousandths."""
    hands = [card_set(view.cards), None]
    seed = rng.getrandbits(30)
    found = equity.sampled(hands, card_set(view.board), samples=SAMPLES, seed=seed)
    return round(1000 * found.share(0))


def waits_and_bets_huge(view: View, legal: Sequence[int], rng: Random) -> int:
    """Sees cheap flops, goes all-in with what wins 86 of 100, and never bets anything else."""
    if view.phase == "showdown":
        return SHOW
    if view.phase == "preflop":
        cheap = view.to_call <= 3 * view.rules.big_blind
        good = cheap or before_the_flop(card_set(view.cards)) >= 700
        return CALL if good and CALL in legal else lets_go(legal)
    return all_it_may(view, legal) if wins(view, rng) >= 860 else lets_go(legal)


def jams_the_best(view: View, legal: Sequence[int], rng: Random) -> int:
    """All-in before the flop with about the best 11 hands of 100, else never a chip."""
    if view.phase == "showdown":
        return SHOW
    best = view.phase == "preflop" and before_the_flop(card_set(view.cards)) >= 606
    return all_it_may(view, legal) if best else lets_go(legal)


def tight_and_aggressive(view: View, legal: Sequence[int], rng: Random) -> int:
    """Plays few hands, and those by raising; on the board bets two thirds of the pot with what is
    good, raises with what is very good, and calls by the price."""
    if view.phase == "showdown":
        return SHOW
    pot = sum(view.put_in) + view.to_call
    if view.phase == "preflop":
        worth = before_the_flop(card_set(view.cards))
        raised = max(view.bets) > view.rules.big_blind
        if not raised:
            often = 540 if len(view.dealt_in) == 2 else 580
            to = 3 * view.rules.big_blind
            return to_about(view, legal, to) if worth >= often else lets_go(legal)
        if worth >= 660:
            return to_about(view, legal, 3 * max(view.bets))
        dear = view.to_call > 12 * view.rules.big_blind
        return CALL if worth >= (640 if dear else 590) and CALL in legal else lets_go(legal)
    worth = wins(view, rng)
    if not view.to_call:
        return to_about(view, legal, 2 * pot // 3) if worth >= 620 else CHECK
    if worth >= 880:
        return to_about(view, legal, max(view.bets) + pot)
    price = 1000 * view.to_call // pot
    return CALL if worth >= 300 + price and CALL in legal else lets_go(legal)


HABITS = {
    "waits": waits_and_bets_huge,
    "jams": jams_the_best,
    "tight": tight_and_aggressive,
}
"""The players by the names that the command line knows."""
