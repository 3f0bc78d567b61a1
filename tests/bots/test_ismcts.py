"""OpenSpiel's search sits at our table: any hand in play is told there, and its cards are legal."""

from __future__ import annotations

from random import Random

from bench import ismcts
from cardhall.games import game, part
from tests import examples

EUCHRE = game("euchre")
RULES = EUCHRE.Rules.preset("lions-euchre")


def test_any_hand_in_play_is_told_there_with_the_same_cards_to_choose_from() -> None:
    told = 0
    words = part("euchre", "actions").format_action
    for seed in range(examples.begin("ismcts"), examples.begin("ismcts") + 40):
        hand, rng = EUCHRE.opening(RULES, 4, seed), Random(seed)
        while not hand.is_over:
            view, legal = EUCHRE.view(hand, hand.turn), hand.legal_actions()
            if view.phase == "play" and (state := ismcts.state_of(view, rng)) is not None:
                assert state.current_player() == hand.turn
                ours = sorted(ismcts.number(words(action).split()[-1]) for action in legal)
                assert ours == sorted(state.legal_actions())
                told += 1
            elif view.phase in ("order", "name"):
                state = ismcts.state_of(view, rng)
                assert state is not None
                assert state.current_player() == hand.turn
                named = {words(action).split()[0].title() for action in legal}
                if view.phase == "order":
                    named = {"Pass", ismcts.NAMES[ismcts.SUITS[view.up // 13]]}
                assert named == set(ismcts.said_there(state).values())
            hand.apply(rng.choice(legal))
    assert told > 300


def test_it_chooses_a_legal_card() -> None:
    hand, rng = EUCHRE.opening(RULES, 4, 11), Random(3)
    while hand.phase != "play":
        hand.apply(rng.choice(hand.legal_actions()))
    view, legal = EUCHRE.view(hand, hand.turn), hand.legal_actions()
    assert ismcts.euchre_1000(view, legal, Random(7)) in legal


def test_it_bids_and_puts_down_what_is_legal_too() -> None:
    acts = set()
    for seed in range(12):
        hand, rng = EUCHRE.opening(RULES, 4, seed), Random(seed)
        while hand.phase != "play" and not hand.is_over:
            view, legal = EUCHRE.view(hand, hand.turn), hand.legal_actions()
            action = ismcts.searches(view, legal, rng, 60, bids=True)
            assert action in legal
            acts.add(view.phase)
            hand.apply(action)
    assert acts == {"order", "name", "discard"}
