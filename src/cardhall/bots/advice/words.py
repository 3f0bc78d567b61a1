"""How advice speaks of cards, counts and amounts."""

from collections.abc import Iterable, Sequence

from cardhall.cards.notation import SUIT_NAMES, card_list, format_card
from cardhall.cards.seven import RANK_NAMES

_COUNTS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip


def card_name(card: int) -> str:
    """``the ace of hearts``."""
    return f"the {RANK_NAMES[card % 13]} of {SUIT_NAMES[card // 13]}"


def cards_named(cards: Iterable[int]) -> str:
    """``the ace and king of hearts and the nine of clubs``, high cards first."""
    groups: dict[int, list[int]] = {}
    for card in sorted(cards, key=lambda card: (-(card % 13), -card)):
        groups.setdefault(card // 13, []).append(card)
    return listed(
        [
            f"the {listed([RANK_NAMES[card % 13] for card in held])} of {SUIT_NAMES[suit]}"
            for suit, held in groups.items()
        ]
    )


def listed(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def number(count: int) -> str:
    """A small count in letters, a large one in figures."""
    return _COUNTS[count] if 0 <= count < len(_COUNTS) else f"{count:,}"


def counted(count: int, one: str, many: str = "") -> str:
    """``one trump``, ``three trumps``."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def amount(value: int, unit: str) -> str:
    """``1 chip``, ``12 chips``, ``$1.20``."""
    if unit == "cents":
        return f"${value // 100}.{value % 100:02}"
    return f"{value:,} {unit.removesuffix('s') if value == 1 else unit}"


def in_ten(share: int) -> str:
    """A per-mille share as people say it: ``about 3 times in ten``."""
    if share <= 0:
        return "not once"
    if share >= 1000:
        return "every time"
    if share < 50:
        return "hardly ever"
    if share >= 950:
        return "nearly every time"
    times = max(1, min(9, round(share / 100)))
    return f"about {'once' if times == 1 else f'{number(times)} times'} in ten"


def first_up(text: str) -> str:
    """The sentence with a capital."""
    return text[:1].upper() + text[1:]


def texts(cards: Iterable[int] | int) -> tuple[str, ...]:
    """Cards as ``AS``; a set from low to high."""
    return tuple(
        format_card(card) for card in (card_list(cards) if isinstance(cards, int) else cards)
    )
