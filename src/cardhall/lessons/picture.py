"""Draw the table of a lesson: each game's own view of a seat, as one small common picture.

Painted from the view alone, so that nothing is shown that this seat may not know.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.cards.notation import SUIT_NAMES, format_card
from cardhall.games import part
from cardhall.lessons.deals import LETTERS


@dataclass(frozen=True)
class SeatShown:
    """One place. cards: how many are held unseen. chips, tricks, bet: -1 where the game has none.
    marks: of ``me``, ``deals``, ``turn``, ``in``, ``out``, ``partner``, ``bids``, ``alone``. open:
    cards that lie face up before this seat. said: the words of the latest act, empty for a card."""

    letter: str
    name: str
    cards: int
    chips: int
    tricks: int
    bet: int
    marks: tuple[str, ...]
    open: tuple[str, ...]
    said: str


@dataclass(frozen=True)
class HeldCard:
    """One of the pupil's cards, and whether the game would now take it alone."""

    card: str
    legal: bool


@dataclass(frozen=True)
class Pile:
    """Cards on the table. kind: ``turned``, ``trick``, ``last-trick``, ``board``, ``offer``,
    ``stock``, ``discards``, ``meld``, ``called``. seats: whose each card is, or nothing. count: how
    many lie there, seen or not. number: of a meld. taker: of a trick."""

    kind: str
    cards: tuple[str, ...]
    seats: tuple[str, ...] = ()
    count: int = 0
    number: int = 0
    taker: str = ""


@dataclass(frozen=True)
class BoardShown:
    """A Po-Ke-No board: 25 cards row by row, the covered cells from 0."""

    cells: tuple[str, ...]
    covered: tuple[int, ...]


@dataclass(frozen=True)
class Picture:
    """Everything on the table. pot: -1 where there is none. trump: a suit's name, or nothing.
    points: by seat, where there are any yet. bid: what trumps were won with, 0 for nothing."""

    phase: str
    seats: tuple[SeatShown, ...]
    hand: tuple[HeldCard, ...]
    piles: tuple[Pile, ...]
    pot: int = -1
    trump: str = ""
    bid: int = 0
    points: tuple[int, ...] = ()
    board: BoardShown | None = None


@dataclass(frozen=True)
class Scene:
    """What painting needs besides a view: names, what was last said, who took the last trick, and
    the cards that the game would take alone."""

    names: tuple[str, ...]
    said: dict[int, str]
    taker: int
    legal: frozenset[str]


def painted(name: str, view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""
    picture: Picture = part(name, "lesson").painted(view, scene)
    return picture


def signs(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by their two signs, ``QH``."""
    return tuple(format_card(card) for card in cards)


def held(cards: Sequence[int], scene: Scene) -> tuple[HeldCard, ...]:
    return tuple(HeldCard(card, card in scene.legal) for card in signs(cards))


def by_suit(cards: Iterable[int], trumps: Sequence[int] = ()) -> list[int]:
    """As a hand is held where suits count: trumps first, in their order, then suits of changing
    colour."""
    order = (2, 1, 3, 0)  # clubs, diamonds, hearts, spades
    plain = [(order[card // 13], -(card % 13), card) for card in cards if card not in trumps]
    return [card for card in trumps if card in cards] + [card for *_, card in sorted(plain)]


def by_rank(cards: Iterable[int]) -> list[int]:
    """As a hand is held where ranks count."""
    return sorted(cards, key=lambda card: (-(card % 13), card // 13))


def of_suit(number: int) -> list[int]:
    """The cards of a suit from the ace down; none for -1."""
    return list(range(13 * number + 12, 13 * number - 1, -1)) if number >= 0 else []


def places(
    scene: Scene,
    sizes: Sequence[int],
    marks: Callable[[int], list[str]],
    chips: Sequence[int] = (),
    tricks: Sequence[int] = (),
    bets: Sequence[int] = (),
    opened: Sequence[Iterable[int]] = (),
) -> tuple[SeatShown, ...]:
    return tuple(
        SeatShown(
            LETTERS[seat],
            name,
            sizes[seat],
            chips[seat] if chips else -1,
            tricks[seat] if tricks else -1,
            bets[seat] if bets else -1,
            tuple(marks(seat)),
            signs(opened[seat]) if opened else (),
            scene.said.get(seat, ""),
        )
        for seat, name in enumerate(scene.names)
    )


def marks(view: Any, seat: int, **more: Any) -> list[str]:
    """Say who sits here, deals and is to act; and the words of ``more`` that are true of this
    seat."""
    always = {"me": seat == 0, "deals": seat == getattr(view, "dealer", -1)}
    turn = {"turn": seat == getattr(view, "turn", -1)}
    return [word for word, true in {**always, **turn, **more}.items() if true]


def trick(view: Any, scene: Scene) -> tuple[Pile, ...]:
    """The trick that is played; between two of them the one before, with who took it."""
    plays = view.trick or (view.history[-1] if view.history else ())
    if not plays:
        return ()
    kind = "trick" if view.trick else "last-trick"
    taker = "" if view.trick else LETTERS[scene.taker]
    seats = tuple(LETTERS[seat] for seat, _ in plays)
    return (Pile(kind, signs(card for _, card in plays), seats, len(plays), taker=taker),)


def suit(number: int) -> str:
    return SUIT_NAMES[number] if number >= 0 else ""
