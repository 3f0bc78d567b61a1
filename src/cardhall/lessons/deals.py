"""How the hand of a lesson is dealt: each game's own ``Hand.deal``, from a fixed order of the pack.

``deck`` names the first cards in the order in which they are dealt; the rest of the pack lies under
them, low to high.
"""

from collections.abc import Callable, Mapping
from typing import Any

from cardhall.cards.notation import parse_cards
from cardhall.games import euchre, game
from cardhall.games.po_ke_no.boards import shipped

Start = Mapping[str, Any]
LETTERS = "ABCDEFGH"


def dealt(name: str, start: Start, seats: int) -> Any:
    """The hand that a lesson's ``[[hands]]`` describes. Raises ValueError if it cannot be."""
    module = game(name)
    rules = module.Rules.preset(start.get("rules", next(iter(module.PRESETS))))
    hand = _HANDS.get(name, _seated)(module, rules, start, seats)
    hand.deal(whole(start["deck"], euchre.PACK if name == "euchre" else range(52)))
    return hand


def whole(first: str, pack: Any) -> list[int]:
    """A whole pack that begins with these cards."""
    top = list(parse_cards(first))
    return top + [card for card in pack if card not in top]


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def _seated(module: Any, rules: Any, start: Start, seats: int) -> Any:
    return module.Hand(rules, seat(start["dealer"]), seats)


def _sides(module: Any, rules: Any, start: Start, seats: int) -> Any:
    return module.Hand(rules, seat(start["dealer"]))


def _boure(module: Any, rules: Any, start: Start, seats: int) -> Any:
    owed = [module.PAID if LETTERS[s] in start.get("paid", "") else 0 for s in range(seats)]
    return module.Hand(rules, seat(start["dealer"]), start["stacks"], start.get("pot", 0), owed)


def _po_ke_no(module: Any, rules: Any, start: Start, seats: int) -> Any:
    boards = shipped()
    return module.Hand(rules, [boards[number - 1] for number in start["boards"]])


def _holdem(module: Any, rules: Any, start: Start, seats: int) -> Any:
    return module.Hand(rules, start["stacks"], seat(start["dealer"]))


_HANDS: dict[str, Callable[[Any, Any, Start, int], Any]] = {
    "boure": _boure,
    "po_ke_no": _po_ke_no,
    "pedro": _sides,
    "euchre": _sides,
    "holdem": _holdem,
}
