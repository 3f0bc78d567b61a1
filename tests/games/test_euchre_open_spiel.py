"""Turns, legal actions and scores agree with OpenSpiel's euchre, but for what is listed in
``euchre_open_spiel.py``. Skipped where its environment (build/peers, ./dev bench --peers) is not.

100,000 hands: CARDHALL_ORACLE=100000 pytest tests/games/test_euchre_open_spiel.py
"""

import json
import os
import subprocess
from pathlib import Path
from random import Random

import pytest

from cardhall.cards.notation import format_card
from cardhall.games.euchre import PACK, Hand, Rules, discard_action, format_action

HANDS = int(os.environ.get("CARDHALL_ORACLE", "1000"))
HERE = Path(__file__).resolve().parent
PYTHON = HERE.parents[1] / "build/peers/venv/bin/python"


def random_hand(rng: Random) -> str:
    """A hand played at random, as a line for the child."""
    hand = Hand(Rules.preset("lions-euchre"), rng.randrange(4))
    deck = rng.sample(PACK, 24)
    hand.deal(deck, "1")
    steps = []
    while not hand.is_over:
        legal = hand.legal_actions()
        # the card taken up cannot be put down there
        free = [action for action in legal if action != discard_action(hand.up)]
        action = rng.choice(free)
        if "pass" in map(format_action, legal) and rng.random() < 0.4:
            action = legal[0]
        steps.append((hand.turn, [format_action(a) for a in legal], format_action(action)))
        hand.apply(action)
    points = hand.result().points
    net = [points[seat] - points[(seat + 1) % 4] for seat in range(4)]
    cards = [format_card(card) for card in deck[:21]]
    return json.dumps({"dealer": hand.dealer, "deck": cards, "steps": steps, "net": net})


@pytest.mark.skipif(not PYTHON.exists(), reason="OpenSpiel is not set up in build/peers")
def test_random_hands_agree_with_open_spiel() -> None:
    rng = Random(1)
    child = subprocess.Popen(
        [PYTHON, HERE / "euchre_open_spiel.py"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    for _ in range(HANDS):
        child.stdin.write(random_hand(rng) + "\n")
    child.stdin.close()
    found = json.loads(child.stdout.read())
    assert child.wait() == 0
    assert found["wrong"] == []
    assert found["agreed"] == HANDS
    assert len(found["known"]) == 2
