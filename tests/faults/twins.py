"""Make a table that differs from another one only in what one reader may not see."""

import random
from dataclasses import replace
from typing import Any

from cardhall.tables.state import State
from tests.hidden import pairs


def has_secrets(state: State) -> bool:
    return state.stage == "hand" and state.hand is not None and not state.hand.is_over


def dealt_anew(state: State, reader: Any, seed: int) -> State:
    """The same table for this reader, with other cards wherever it cannot see, and another seed for
    all that is still to be dealt."""
    seat = reader if isinstance(reader, int) else None
    if state.game == "boure":
        return pairs.dealt_anew(state, seat, seed)
    assert state.secrets is not None
    dice = random.Random(seed)
    secrets = replace(state.secrets, seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex())
    # what lay before the last act is asked only whether it may be taken back
    return replace(state, hand=_other(state, seat, seed), secrets=secrets)


def _other(state: State, seat: int | None, seed: int) -> Any:
    module, hand = state.adapter.module, state.hand
    if not hasattr(hand, "game"):
        return module.imagine(module.view(hand, seat), state.rules or hand.rules, seed)
    # among the seats that were dealt in; who sat down since then looks on
    place = hand.places.index(seat) if seat in hand.places else None
    game = module.imagine(module.view(hand.game, place), hand.game.rules, seed)
    return type(hand)(game, hand.places, hand.seats)
