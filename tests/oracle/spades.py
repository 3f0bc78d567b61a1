"""Spades beside OpenSpiel's: hands played at random here are played again there. Turns, legal
actions and scores agree, but for the differences that are listed in ``KNOWN``.

OpenSpiel's rules: thirteen tricks; seat 0 bids and leads first; 0 to 13 each, partners at most 13
together, 0 is nil for a hundred; ten a trick bid, a point a bag, a hundred for ten bags of this
hand. It has no blind nil, no least bid, and no dealer: ours is seat D.
"""

from collections import Counter
from random import Random

import pyspiel

from cardhall.cards.notation import format_card
from cardhall.games.spades import Hand, Rules, cards_of, format_action, tricks_of

KNOWN = {
    "spades are never broken there": "It lets nobody lead a spade who holds another suit, also "
    "after spades were played (SPADES-16).",
    "tricks of a failed nil help the partner there": "With failed_nil=count they do here too; in "
    "the preset they are bags (SPADES-22).",
}

GAME = pyspiel.load_game("spades")
RULES = Rules.preset("common-spades")
LIKE_THEIRS = RULES.replace(failed_nil="count")
BID = 52
"""Their number of a bid of none; cards are numbered as ours."""


def number(hand: Hand, action: int) -> int:
    """Their number of an action."""
    return BID + tricks_of(action) if hand.phase == "bid" else cards_of(action).bit_length() - 1


def some_action(hand: Hand, shared: list[int], rng: Random) -> int:
    """At random; bids of few tricks more often, so that some are made."""
    return rng.choice(shared[:5] if hand.phase == "bid" and rng.random() < 0.7 else shared)


def play_one(rng: Random, known: Counter[str]) -> list[str]:
    """One hand, in words. Raises AssertionError where the two differ."""
    hand, twin, state = Hand(RULES, 3), Hand(LIKE_THEIRS, 3), GAME.new_initial_state()
    deck = rng.sample(range(52), 52)
    for card in deck:
        state.apply_action(card)
    hand.deal(deck)
    twin.deal(deck)
    told = [" ".join(format_card(card) for card in deck)]
    while not hand.is_over:
        assert not state.is_terminal(), told
        assert hand.turn == state.current_player(), told
        ours = hand.legal_actions()
        theirs = set(state.legal_actions())
        shared = [action for action in ours if number(hand, action) in theirs]
        assert len(shared) == len(theirs), (told, sorted(theirs))
        if len(shared) < len(ours):
            more = [number(hand, action) for action in ours if action not in shared]
            leads_spades = hand.broken and not hand.trick and min(more) >= 39
            assert leads_spades, (told, more)
            known["spades are never broken there"] += 1
        action = some_action(hand, shared, rng)
        told.append(format_action(action))
        state.apply_action(number(hand, action))
        hand.apply(action)
        twin.apply(action)
    assert state.is_terminal(), told
    scores = [int(points) for points in state.returns()]
    assert scores == [*twin.result().points, *twin.result().points], (told, scores)
    if hand.result().points != twin.result().points:
        assert min(hand.result().nils) < 0, told
        known["tricks of a failed nil help the partner there"] += 1
    return told


def run(full: bool) -> None:
    """10,000 random hands."""
    rng = Random(1)
    known: Counter[str] = Counter()
    hands = 10_000 if full else 300
    for _ in range(hands):
        play_one(rng, known)
    assert set(known) == set(KNOWN)
    print(f"{hands:,} random hands agree with OpenSpiel's spades, but for")
    for what, count in known.items():
        print(f"  {what} ({count:,} times). {KNOWN[what]}")
