"""OpenSpiel's information-set Monte-Carlo tree search at our euchre table, for comparison.

It is given the hand as its player may know it: one imagined deal that agrees with what was seen,
from which it draws others by itself. ``euchre_1000`` and ``euchre_5000`` play the cards; bids and
discards are the strong bot's, so that what differs is the play. ``euchre_all_1000`` and
``euchre_all_5000`` bid and discard as well. There one names a suit, and says whether alone when the
dealer has put a card down; here both are one bid, so the second is asked of it at once. Its search
does not choose the same act each time from one seed.
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
    return searches(view, legal, rng, 1_000)


def euchre_5000(view: Any, legal: Sequence[int], rng: Random) -> int:
    """Five thousand simulations a card."""
    return searches(view, legal, rng, 5_000)


def euchre_all_1000(view: Any, legal: Sequence[int], rng: Random) -> int:
    """A thousand simulations a card, a bid and a discard."""
    return searches(view, legal, rng, 1_000, bids=True)


def euchre_all_5000(view: Any, legal: Sequence[int], rng: Random) -> int:
    """Five thousand simulations a card, a bid and a discard."""
    return searches(view, legal, rng, 5_000, bids=True)


def searches(
    view: Any, legal: Sequence[int], rng: Random, simulations: int, *, bids: bool = False
) -> int:
    state = None
    if (bids or view.phase == "play") and len(legal) > 1:
        state = state_of(view, rng)
    if state is None:
        chosen: int = part("euchre", "bot").choose(view, legal, rng)
        return chosen
    picked = _searched(state, rng, simulations)
    if view.phase in ("play", "discard"):
        words = part("euchre", "actions").format_action
        return next(action for action in legal if number(words(action).split()[-1]) == picked)
    suit = state.action_to_string(state.current_player(), picked)
    if suit == "Pass":
        return next(action for action in legal if _bid(action) == ("", False))
    seat = state.current_player()
    state.apply_action(picked)
    while state.current_player() != seat or "Alone" not in said_there(state).values():
        state.apply_action(_searched(state, rng, simulations))  # what the dealer puts down
    goes = said_there(state)[_searched(state, rng, simulations)] == "Alone"
    named = suit[0] if view.phase == "name" else ""
    return next(action for action in legal if _bid(action) == (named or "up", goes))


def _searched(state: "pyspiel.State", rng: Random, simulations: int) -> int:
    """Their choice for the player to act."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
    bot = pyspiel.ISMCTSBot(rng.getrandbits(31), evaluator, EXPLORES, simulations)
    return int(bot.step(state))


def _bid(action: int) -> tuple[str, bool]:
    """What one of our bids names, "up" for the card turned up, and whether alone."""
    verb = part("euchre", "actions").verb_of(action)
    if verb == "pass":
        return "", False
    return (SUITS[action >> 52 & 3] if verb.startswith("name") else "up"), verb.endswith("alone")


def state_of(view: Any, rng: Random) -> "pyspiel.State | None":
    """Their state of a hand: one that the player at the seat may be in, None if none of some
    imagined ones can be told there."""
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
    for _ in hand.calls if hand.maker < 0 else hand.calls[:-1]:
        state.apply_action(_said(state, "Pass"))
    if hand.maker < 0:
        return state
    state.apply_action(_said(state, NAMES[SUITS[hand.trump]]))
    if hand.phase == "discard":
        return state
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
    if hand.phase == "discard":
        dealt[hand.dealer] ^= {hand.up}
    elif hand.up_at == "taken":
        dealt[hand.dealer] ^= {hand.up, hand.discarded}
    assert [len(cards) for cards in dealt] == [5] * 4, dealt
    return [sorted(cards) for cards in dealt]


def said_there(state: "pyspiel.State") -> dict[int, str]:
    """What can be done there, by its number."""
    seat = state.current_player()
    return {int(a): state.action_to_string(seat, a) for a in state.legal_actions()}


def _said(state: "pyspiel.State", words: str) -> int:
    """Their number for words."""
    return next(action for action, said in said_there(state).items() if said == words)
