"""Prints what is advised, and the odds, in some positions of the games that are named: run as a
program by the test that compares the compiled core with the interpreted one."""

import hashlib
import sys
from random import Random

from cardhall.bots.advice import advise, odds
from cardhall.games import game
from cardhall.games.boure import position
from cardhall.messages import to_answer

FEW = 6


def digest(name: str) -> str:
    """One digest for the first steps of one hand."""
    module, out, rng = game(name), hashlib.sha256(), Random(name)
    hand = module.opening(module.Rules.preset(next(iter(module.PRESETS))), 4, 2)
    for _ in range(5):
        if hand.is_over:
            break
        if name == "po_ke_no":
            hand.apply(module.CALL_ACTION)
        view = module.view(hand, 0 if name == "po_ke_no" else hand.turn)
        advice = advise(view, view.legal, 9, FEW)
        out.update(to_answer((advice, odds(view, 9, FEW))))
        if name != "po_ke_no":
            hand.apply(rng.choice(hand.legal_actions()))
    return out.hexdigest()


if __name__ == "__main__":
    print("interpreted" if position.__file__.endswith(".py") else "compiled")
    for game_name in sys.argv[1:]:
        print(f"{game_name}:{digest(game_name)}")
