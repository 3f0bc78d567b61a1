"""Deal the hand of a lesson: each game's own ``Hand.deal``, from a fixed order of the pack.

``deck`` names the first cards in the order in which they are dealt; the rest of the pack lies under
them, low to high.
"""

from collections.abc import Mapping
from typing import Any

from cardhall.cards.notation import parse_cards
from cardhall.games import game, part

Start = Mapping[str, Any]
LETTERS = "ABCDEFGH"


def dealt(name: str, start: Start, seats: int) -> Any:
    """The hand that a lesson's ``[[hands]]`` describes. Raises ValueError if it cannot be."""
    module = game(name)
    rules = module.Rules.preset(start.get("rules", next(iter(module.PRESETS))))
    hand = part(name, "lesson").hand_of(rules, start, seats)
    hand.deal(whole(start["deck"], getattr(module, "PACK", range(52))))
    return hand


def whole(first: str, pack: Any) -> list[int]:
    """A whole pack that begins with these cards."""
    top = list(parse_cards(first))
    return top + [card for card in pack if card not in top]


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)
