"""Pedro's legality once more, slowly and with strings, written from the clauses alone.

Cards are texts such as ``5D``. Nothing here comes from cardhall.games. The numbers in the comments
are the LLAA-PEDRO clauses.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]
MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
NAMES = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
LETTERS = "ABCD"


def trumps_of(trump: str) -> list[str]:
    """All fourteen, high to low (04)."""
    own = [rank + trump for rank in reversed(RANKS)]
    return [*own[:10], "5" + MATE[trump], *own[10:]]


def suit_of(card: str, trump: str) -> str:
    """The suit to which a card belongs: the left Pedro is a trump (05)."""
    return trump if card in trumps_of(trump) else card[1]


def takes(cards: list[str], trump: str) -> int:
    """The place of the card that takes a trick (04, 06, OP-PEDRO-10)."""
    order = trumps_of(trump)
    there = [card for card in order if card in cards]
    if not there:
        suit = cards[0][1]
        there = [rank + suit for rank in reversed(RANKS) if rank + suit in cards]
    return cards.index(there[0])


def worth(card: str, trump: str) -> int:
    """OP-PEDRO-03."""
    if card not in trumps_of(trump):
        return 0
    return {"5": 5, "A": 1, "J": 1, "T": 1, "2": 1}.get(card[0], 0)


Trick: TypeAlias = tuple[tuple[int, str], ...]
"""Seats and their cards."""


@dataclass
class Table:
    """What a referee with a pencil would write down."""

    option: dict[str, Any]
    dealer: int
    hands: list[set[str]]
    calls: dict[int, str]
    phase: str = "bid"
    turn: int = 0
    trump: str = ""
    highest: int = 0
    pack: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    past: int = 0


def legal(table: Table) -> Counter[str]:
    """The legal actions in words, their cards sorted."""
    hand = table.hands[table.turn]
    return Counter(globals()["legal_in_" + table.phase](table, hand))


def legal_in_bid(table: Table, hand: set[str]) -> list[str]:
    last = len(table.calls) == 3
    words = [f"bid {n}" for n in range(1, 15) if n >= table.option["least_bid"]]  # 12, 15
    words = [word for word in words if int(word[4:]) > table.highest]  # 14
    held = last and not table.highest and table.option["all_pass"] == "dealer-7"  # OP-PEDRO-02
    return words if held else [*words, "pass"]


def legal_in_name(table: Table, hand: set[str]) -> list[str]:
    return [f"name {suit}" for suit in NAMES]  # 18


def legal_in_throw(table: Table, hand: set[str]) -> list[str]:
    mine = [card for card in hand if card in trumps_of(table.trump)]
    plain = [card for card in hand if card not in mine]  # 19
    over = max(0, len(mine) - 6)  # 23
    return [words("throw", [*plain, *extra]) for extra in combinations(mine, over)]


def legal_in_rob(table: Table, hand: set[str]) -> list[str]:
    reach = [*hand, *table.pack]  # 22
    mine = [card for card in reach if card in trumps_of(table.trump)]
    if len(mine) > 6:
        size = len(mine) if table.option["dealer_over6"] == "keep-all" else 6  # OP-PEDRO-06
        return [words("rob", list(kept)) for kept in combinations(mine, size)]
    plain = [card for card in reach if card not in mine]
    return [words("rob", [*mine, *rest]) for rest in combinations(plain, 6 - len(mine))]


def legal_in_play(table: Table, hand: set[str]) -> list[str]:
    allowed = sorted(hand)
    if table.trick:
        led = suit_of(table.trick[0][1], table.trump)
        same = [card for card in allowed if suit_of(card, table.trump) == led]
        if same and (led == table.trump or not table.option["cutthroat"]):  # 26
            allowed = same
    size = len(hand) - 5 if table.past == 0 and len(hand) > 6 else 1  # OP-PEDRO-06
    return [words("play", list(cards)) for cards in combinations(allowed, size)]


def words(verb: str, cards: list[str]) -> str:
    return " ".join([verb, *sorted(cards)])


# --- the play, for counts ---


def play_out(table: Table) -> dict[tuple[int, int], int]:
    """How many ways there are to play these cards out, by the points that the sides make."""
    found: Counter[tuple[int, int]] = Counter()
    _count(table, (0, 0), found)
    return dict(found)


def _count(table: Table, points: tuple[int, int], found: Counter[tuple[int, int]]) -> None:
    seat = table.turn
    for action in legal(table):
        card = action.split()[1]
        hands = [set(hand) for hand in table.hands]
        hands[seat].remove(card)
        trick = (*table.trick, (seat, card))
        _follow(table, hands, table.out, trick, points, found)


def _follow(
    table: Table,
    hands: list[set[str]],
    out: tuple[int, ...],
    trick: Trick,
    points: tuple[int, int],
    found: Counter[tuple[int, int]],
) -> None:
    """Whose turn it is after this card, hands thrown in on the way (28)."""
    led = suit_of(trick[0][1], table.trump)
    leader = trick[0][0]
    for step in range(1, 4):
        seat = (leader + step) % 4
        if seat in out or seat in [who for who, _ in trick] or not hands[seat]:
            continue
        if (seat - leader) % 4 < (trick[-1][0] - leader) % 4:
            continue
        suits = {suit_of(card, table.trump) for card in hands[seat]}
        if led == table.trump and table.trump not in suits:
            hands[seat] = set()
            out = (*out, seat)
            continue
        _count(_with(table, hands, out, trick, seat), points, found)
        return
    cards = [card for _, card in trick]
    winner = trick[takes(cards, table.trump)][0]
    for seat, card in trick:
        low = card == "2" + table.trump and table.option["low"] == "holder"  # OP-PEDRO-04
        points = _plus(points, seat if low else winner, worth(card, table.trump))
    if len(out) == 3:  # OP-PEDRO-09
        for card in hands[winner]:
            points = _plus(points, winner, worth(card, table.trump))
        hands[winner] = set()
    order = [(winner + step) % 4 for step in range(4)]
    able = [seat for seat in order if hands[seat]]
    if not able:
        found[points] += 1
        return
    _count(_with(table, hands, out, (), able[0], table.past + 1), points, found)


def _plus(points: tuple[int, int], seat: int, amount: int) -> tuple[int, int]:
    return (points[0] + amount, points[1]) if seat % 2 == 0 else (points[0], points[1] + amount)


def _with(
    table: Table,
    hands: list[set[str]],
    out: tuple[int, ...],
    trick: Trick,
    turn: int,
    past: int | None = None,
) -> Table:
    return Table(
        option=table.option, dealer=table.dealer, hands=hands, calls={}, phase="play",
        turn=turn, trump=table.trump, out=out, trick=trick,
        past=table.past if past is None else past,
    )  # fmt: skip
