"""The table as the pupil sees it: each game's own view of a seat, as one small common picture.

Painted from the view alone, so that nothing is shown that this seat may not know.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.cards.notation import SUIT_NAMES, format_card
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
class Held:
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
    hand: tuple[Held, ...]
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
    return _PAINT[name](view, scene)


def signs(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by their two signs, ``QH``."""
    return tuple(format_card(card) for card in cards)


def _hand(cards: Sequence[int], scene: Scene) -> tuple[Held, ...]:
    return tuple(Held(card, card in scene.legal) for card in signs(cards))


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


def _seats(
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


def _marks(view: Any, seat: int, **more: Any) -> list[str]:
    """Who sits here, deals and is to act; and the words of ``more`` that are true of this seat."""
    always = {"me": seat == 0, "deals": seat == getattr(view, "dealer", -1)}
    turn = {"turn": seat == getattr(view, "turn", -1)}
    return [word for word, true in {**always, **turn, **more}.items() if true]


def _trick(view: Any, scene: Scene) -> tuple[Pile, ...]:
    """The trick that is played; between two of them the one before, with who took it."""
    plays = view.trick or (view.history[-1] if view.history else ())
    if not plays:
        return ()
    kind = "trick" if view.trick else "last-trick"
    taker = "" if view.trick else LETTERS[scene.taker]
    seats = tuple(LETTERS[seat] for seat, _ in plays)
    return (Pile(kind, signs(card for _, card in plays), seats, len(plays), taker=taker),)


def _suit(number: int) -> str:
    return SUIT_NAMES[number] if number >= 0 else ""


def _boure(view: Any, scene: Scene) -> Picture:
    def marks(seat: int) -> list[str]:
        return _marks(view, seat, **{"in": seat in view.staying, "out": seat in view.passed})

    before = view.phase in ("stay", "draw")
    turned = Pile("turned", signs([view.turned]), (LETTERS[view.dealer],), 1)
    stock = Pile("stock", (), count=view.stock)
    end = view.result
    return Picture(
        view.phase,
        _seats(scene, view.sizes, marks, end.stacks if end else view.stacks, view.tricks),
        _hand(by_suit(view.hand, of_suit(view.trump)), scene),
        (turned, stock) if before else _trick(view, scene),
        pot=end.next_pot if end else view.pot,
        trump=_suit(view.trump),
    )


def _pitty_pat(view: Any, scene: Scene) -> Picture:
    offered = (Pile("offer", signs([view.upcard]), count=1),) if view.upcard >= 0 else ()
    mine = set(view.singles) | set(view.pairs)
    opened = [() if seat == 0 else cards for seat, cards in enumerate(view.open)]
    return Picture(
        view.phase,
        _seats(scene, view.sizes, lambda seat: _marks(view, seat), opened=opened),
        _hand(by_rank(mine), scene),
        (Pile("stock", (), count=view.stock), *offered),
    )


def _rummy(view: Any, scene: Scene) -> Picture:
    melds = (
        Pile("meld", signs(cards), count=len(cards), number=number)
        for number, cards in enumerate(view.melds, 1)
    )
    discards = Pile("discards", signs(view.discards), count=len(view.discards))
    stock = Pile("stock", (), count=len(view.stock))
    held = view.held or [()] * view.seats
    opened = [() if seat == 0 else cards for seat, cards in enumerate(held)]
    return Picture(
        view.phase,
        _seats(scene, view.sizes, lambda seat: _marks(view, seat), opened=opened),
        _hand(by_suit(view.hand), scene),
        (stock, discards, *melds),
        points=tuple(view.result.scores) if view.result else (),
    )


def _po_ke_no(view: Any, scene: Scene) -> Picture:
    covered = [len(cells) for cells in view.covered]
    claimed = {seat: f"out {LETTERS[seat]}" for seat in view.claims}
    scene = Scene(scene.names, claimed, scene.taker, scene.legal)
    return Picture(
        view.phase,
        _seats(scene, covered, lambda seat: _marks(view, seat)),
        (),
        (Pile("called", signs(view.called), count=len(view.called)),),
        board=BoardShown(signs(view.boards[0]), tuple(view.covered[0])),
    )


FIVE, JACK = 3, 9  # ranks, from the two


def _pedros(trump: int) -> list[int]:
    """The trumps from the top, the left Pedro under the right one."""
    trumps = of_suit(trump)
    return [*trumps[:10], 13 * (3 - trump) + FIVE, *trumps[10:]] if trumps else []


def _bowers(trump: int) -> list[int]:
    """The trumps from the top: right bower, left bower, ace."""
    right = 13 * trump + JACK
    trumps = [card for card in of_suit(trump) if card != right]
    return [right, 13 * (3 - trump) + JACK, *trumps] if trumps else []


def _pedro(view: Any, scene: Scene) -> Picture:
    def marks(seat: int) -> list[str]:
        mine = {"partner": seat == 2, "bids": seat == view.bidder, "out": view.down[seat] >= 0}
        return _marks(view, seat, **mine)

    return Picture(
        view.phase,
        _seats(scene, view.sizes, marks, tricks=view.tricks, opened=view.shown),
        _hand(by_suit(view.hand, _pedros(view.trump)), scene),
        _trick(view, scene),
        trump=_suit(view.trump),
        bid=view.bid,
        points=tuple(view.points[seat % 2] for seat in range(4)) if view.trump >= 0 else (),
    )


def _euchre(view: Any, scene: Scene) -> Picture:
    def marks(seat: int) -> list[str]:
        mine = {"partner": seat == 2, "bids": seat == view.maker, "out": seat == view.sitting}
        return _marks(view, seat, **mine)

    lies = view.up_at == "table" and view.up >= 0
    turned = Pile("turned", signs([view.up]), (LETTERS[view.dealer],), 1) if lies else None
    return Picture(
        view.phase,
        _seats(scene, view.sizes, marks, tricks=view.tricks),
        _hand(by_suit(view.hand, _bowers(view.trump)), scene),
        (*((turned,) if turned else ()), *_trick(view, scene)),
        trump=_suit(view.trump),
        points=tuple(view.result.points) if view.result else (),
    )


def _holdem(view: Any, scene: Scene) -> Picture:
    def marks(seat: int) -> list[str]:
        out = seat not in view.live
        blinds = {"small": seat == view.small, "big": seat == view.big}
        return _marks(view, seat, out=out, button=seat == view.button, **blinds)

    sizes = [2 if seat in view.live and not view.shown[seat] else 0 for seat in range(view.seats)]
    opened = [() if seat == 0 else cards for seat, cards in enumerate(view.shown)]
    return Picture(
        view.phase,
        _seats(scene, sizes, marks, view.stacks, bets=view.bets, opened=opened),
        _hand(by_rank(view.cards), scene),
        (Pile("board", signs(view.board), count=len(view.board)),),
        pot=0 if view.result else sum(pot.amount for pot in view.pots) + view.carried,
    )


_PAINT: dict[str, Callable[[Any, Scene], Picture]] = {
    "boure": _boure,
    "pitty_pat": _pitty_pat,
    "rummy": _rummy,
    "po_ke_no": _po_ke_no,
    "pedro": _pedro,
    "euchre": _euchre,
    "holdem": _holdem,
}
