"""euchre-plt's players sit at our table: they are told what a seat knows, and what they say is one
of our acts. Where it is not set up (`./dev strength` does that), the words alone are held."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench import euchre_plt, peers
from cardhall.games import game, part
from tests import examples

EUCHRE = game("euchre")
RULES = EUCHRE.Rules.preset("lions-euchre")
THERE = (peers.HOME / "euchre-plt/stamp").exists()


def at_random(seed: int) -> list[tuple[Any, Any, list[int]]]:
    """Every position of a hand that is played by lot, with the whole hand beside the view."""
    hand, rng, seen = EUCHRE.opening(RULES, 4, seed), Random(seed), []
    while not hand.is_over:
        legal = hand.legal_actions()
        seen.append((hand.copy(), EUCHRE.view(hand, hand.turn), legal))
        hand.apply(rng.choice(legal))
    return seen


def many() -> list[tuple[Any, Any, list[int]]]:
    first = examples.begin("euchre-plt")
    return [one for seed in range(first, first + 60) for one in at_random(seed)]


def said(action: int) -> str:
    """What their player would say for one of our acts."""
    words = part("euchre", "actions").format_action(action)
    for verb in ("play ", "discard "):
        words = words.removeprefix(verb)
    suit, _, alone = words.partition(" ")
    named = suit in ("clubs", "diamonds", "hearts", "spades")
    return f"{suit[0].upper()} {alone}".strip() if named else words


def test_each_of_our_acts_is_known_by_what_they_would_say() -> None:
    for _, view, legal in many():
        for action in legal:
            words = said(action)
            if words in ("pick it up", "alone"):  # they name the suit of the card turned up
                words = "CDHS"[view.up // 13] + (" alone" if words == "alone" else "")
            assert euchre_plt.chosen(words, view, legal) == action


def test_a_trick_is_told_with_the_one_who_sits_out_in_their_place() -> None:
    alone = 0
    for _, view, legal in many():
        tricks = euchre_plt.knows(view, legal)["tricks"]
        for number, trick in enumerate(tricks):
            order = [seat for seat, _ in trick]
            assert order == [(order[0] + place) % 4 for place in range(len(order))] if order else 1
            silent = [seat for seat, card in trick if not card]
            assert len(silent) <= (view.sitting >= 0)
            if number + 1 < len(tricks) or not trick:
                assert len(trick) in (0, 1, 4)
                alone += len(silent)
    assert alone > 50


@pytest.mark.skipif(not THERE, reason="euchre-plt is not set up in build/peers")
def test_its_players_play_whole_hands_by_our_rules() -> None:
    called = 0
    for seed in range(30):
        hand, rng = EUCHRE.opening(RULES, 4, seed), Random(seed)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = euchre_plt.smart_1(EUCHRE.view(hand, hand.turn), legal, rng)
            assert action in legal
            hand.apply(action)
        called += hand.maker >= 0
    assert called == 30, "a dealer must name a suit"
