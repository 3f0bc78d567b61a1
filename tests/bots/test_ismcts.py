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
            hand.apply(rng.choice(legal))
    assert told > 300


def test_it_chooses_a_legal_card() -> None:
    hand, rng = EUCHRE.opening(RULES, 4, 11), Random(3)
    while hand.phase != "play":
        hand.apply(rng.choice(hand.legal_actions()))
    view, legal = EUCHRE.view(hand, hand.turn), hand.legal_actions()
    assert ismcts.euchre_1000(view, legal, Random(7)) in legal
