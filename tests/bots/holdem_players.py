"""Players of hold'em that a sensible one must not lose to: each plays by one plain habit."""

from collections.abc import Sequence
from random import Random

from cardhall.cards import equity
from cardhall.cards.notation import card_set
from cardhall.games.holdem import CALL, CHECK, FOLD, SHOW, View, bet_to, raise_to, verb_of
from cardhall.games.holdem.bot import Bot
from cardhall.games.holdem.imagine import before_the_flop


def all_it_may(view: View, legal: Sequence[int]) -> int:
    """The most that may be bet or raised; a call where nothing may."""
    if not any(verb_of(action) in ("bet", "raise") for action in legal):
        return CALL if CALL in legal else CHECK
    return (raise_to if max(view.bets) else bet_to)(view.bounds[1])


def lets_go(legal: Sequence[int]) -> int:
    """Checks where it can, folds where it cannot."""
    return CHECK if CHECK in legal else FOLD


def wins(view: View, rng: Random) -> int:
    """How often the cards win against any hand, in thousandths."""
    hands = [card_set(view.cards), None]
    found = equity.sampled(hands, card_set(view.board), samples=400, seed=rng.getrandbits(30))
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


PLAYERS: dict[str, Bot] = {"waits": waits_and_bets_huge, "jams": jams_the_best}
