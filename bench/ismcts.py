"""OpenSpiel's information-set Monte-Carlo tree search at our euchre table, for comparison.

It is given the hand as its player may know it: one imagined deal that agrees with what was seen,
from which it draws others by itself. It plays the cards; bids and discards are the strong bot's, so
that what differs is the play. Its search does not choose the same card each time from one seed.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pyspiel

from cardhall.cards.notation import card_list, format_card
from cardhall.games import game, part

RANKS, SUITS = "9TJQKA", "CDHS"
NAMES = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
EXPLORES = 2.0
TRIES = 20
"""Imagined deals until one is found that its rules allow: there a dealer may not put down the card
just taken up."""


@cache
def _game() -> "pyspiel.Game":
    return pyspiel.load_game("euchre")


def number(card: str) -> int:
    """Their number of a card as we write it."""
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def euchre_1000(view: Any, legal: Sequence[int], rng: Random) -> int:
    """A thousand simulations a card."""
    return _euchre(view, legal, rng, 1_000)


def euchre_5000(view: Any, legal: Sequence[int], rng: Random) -> int:
    """Five thousand simulations a card."""
    return _euchre(view, legal, rng, 5_000)


def _euchre(view: Any, legal: Sequence[int], rng: Random, simulations: int) -> int:
    state = None
    if view.phase == "play" and len(legal) > 1:
        state = state_of(view, rng)
    if state is None:
        chosen: int = part("euchre", "bot").choose(view, legal, rng)
        return chosen
    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
    bot = pyspiel.ISMCTSBot(rng.getrandbits(31), evaluator, EXPLORES, simulations)
    picked = bot.step(state)
    words = part("euchre", "actions").format_action
    return next(action for action in legal if number(words(action).split()[-1]) == picked)


def state_of(view: Any, rng: Random) -> "pyspiel.State | None":
    """Their state of a hand in play: one that the player at the seat may be in, None if none of
    some imagined ones can be told there."""
    for _ in range(TRIES):
        hand = game("euchre").imagine(view, view.rules, rng.getrandbits(62))
        if hand.discarded is None or hand.discarded != hand.up:
            return _told(hand)
    return None


def _told(hand: Any) -> "pyspiel.State":
    """A hand of ours from its deal on, in their acts."""
    state, dealer, up = _game().new_initial_state(), hand.dealer, format_card(hand.up)
    state.apply_action(dealer)
    dealt = _as_dealt(hand)
    for place in range(20):
        state.apply_action(number(format_card(dealt[(dealer + place) % 4][place // 4])))
    state.apply_action(number(up))
    for _ in hand.calls[:-1]:
        state.apply_action(_said(state, "Pass"))
    state.apply_action(_said(state, NAMES[SUITS[hand.trump]]))
    if hand.up_at == "taken":
        state.apply_action(number(format_card(hand.discarded)))
    elif hand.up_at == "out":  # a dealer who sits out takes the card there all the same
        state.apply_action(state.legal_actions()[0])
    state.apply_action(_said(state, "Alone" if hand.alone else "Partner"))
    for trick in (*hand.history, hand.trick):
        for _, card in trick:
            state.apply_action(number(format_card(card)))
    return state


def _as_dealt(hand: Any) -> list[list[int]]:
    """The five cards that each seat was dealt."""
    dealt = [set(card_list(hand.hand_of(seat))) for seat in range(4)]
    for trick in (*hand.history, hand.trick):
        for seat, card in trick:
            dealt[seat].add(card)
    if hand.up_at == "taken":
        dealt[hand.dealer] ^= {hand.up, hand.discarded}
    assert [len(cards) for cards in dealt] == [5] * 4, dealt
    return [sorted(cards) for cards in dealt]


def _said(state: "pyspiel.State", words: str) -> int:
    """Their number for words."""
    seat = state.current_player()
    return int(next(a for a in state.legal_actions() if state.action_to_string(seat, a) == words))
