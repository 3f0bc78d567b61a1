"""What may be done in Rummy, written from the clauses alone: lists of strings, no bits.

Nothing here comes from the program. ``Spot`` is the position of the player in turn, in plain words;
the functions say what may be done next, which whole turns there are, and answer by trying
everything whether the player can end the turn, meet the duty and go out. ``Table`` plays a hand by
itself.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

ORDER = "A23456789TJQK"
"""The ace below the two; above the king it stands once more (03)."""


# --- groups, sequences, values


def same_rank(cards: list[str]) -> bool:
    """17: three or four of one rank."""
    return len(cards) in (3, 4) and len({card[0] for card in cards}) == 1


def in_order(cards: list[str], corner: bool) -> bool:
    """18: three or more in order in one suit; 03: the ace at either end, never in the middle, but
    where house rules let a sequence go round the corner (OP-RUMMY-05)."""
    if len(cards) < 3 or len({card[1] for card in cards}) != 1:
        return False
    ranks = {card[0] for card in cards}
    line = ORDER + ORDER[:-1] if corner else ORDER + "A"
    stretches = [line[at : at + len(cards)] for at in range(len(line) - len(cards) + 1)]
    return any(set(s) == ranks and len(set(s)) == len(s) for s in stretches)


def matched(cards: list[str], corner: bool = False) -> bool:
    """A matched set: it may lie on the table."""
    return same_rank(cards) or in_order(cards, corner)


def value(card: str) -> int:
    """04 to 06."""
    if card[0] == "A":
        return 15
    return 10 if card[0] in "TJQK" else 5


# --- the position of the player in turn


Step: TypeAlias = tuple[Any, ...]
"""A verb, and what it is about: cards, a count, the number of a meld."""
Key: TypeAlias = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[str, ...], str]
Seen: TypeAlias = dict[Key, bool]


@dataclass
class Spot:
    """option: house rules by name. hand: the cards. melds: the groups on the table, in the order in
    which they were laid. discards: bottom to top. stock: cards left in it. turned: how often the
    discards were turned over. taken: what was taken from the discards in this turn, top last (empty
    before the draw and after one from the stock). drawn: was a card drawn? owes: the card that must
    be used this turn, empty for none or once it is used."""

    option: dict[str, Any]
    hand: list[str]
    melds: list[list[str]]
    discards: list[str] = field(default_factory=list)
    stock: int = 1
    turned: int = 0
    drawn: bool = False
    taken: list[str] = field(default_factory=list)
    owes: str = ""

    @property
    def corner(self) -> bool:
        return bool(self.option["round_corner"] == "yes")

    def key(self) -> Key:
        melds = tuple(tuple(sorted(meld)) for meld in self.melds)
        return (tuple(sorted(self.hand)), melds, tuple(self.taken), self.owes)


def plays(card: str, melds: list[list[str]], corner: bool) -> bool:
    """OP-RUMMY-01: a card plays that can be added to a meld on the table."""
    return any(card not in meld and matched([*meld, card], corner) for meld in melds)


def groups(spot: Spot) -> list[tuple[str, ...]]:
    """Every matched set in the hand."""
    hand = sorted(spot.hand)
    sizes = range(3, len(hand) + 1)
    by_suit = [[c for c in hand if c[1] == suit] for suit in "CDHS"]
    by_rank = [[c for c in hand if c[0] == rank] for rank in ORDER]
    found = []
    for cards in (*by_suit, *by_rank):
        for size in sizes:
            found += [g for g in combinations(cards, size) if matched(list(g), spot.corner)]
    return found


def layoffs(spot: Spot) -> list[tuple[tuple[str, ...], int]]:
    """Every way to add cards to one meld: 27 to 29."""
    found = []
    for number, meld in enumerate(spot.melds):
        alike = [c for c in spot.hand if c[0] == meld[0][0] or c[1] == meld[0][1]]
        for size in range(1, len(alike) + 1):
            for cards in combinations(sorted(alike), size):
                if matched([*meld, *cards], spot.corner):
                    found.append((cards, number))
    return found


def throws(spot: Spot) -> list[str]:
    """What may end the turn now."""
    if spot.owes:
        return []  # 25: the card reached for must be used first
    can = []
    for card in spot.hand:
        if spot.taken == [card]:
            continue  # 22, a top card taken alone (OP-RUMMY-15)
        last = len(spot.hand) == 1 and spot.option["last_discard"] == "must-not-play"
        if last and plays(card, spot.melds, spot.corner):
            continue  # 32
        can.append(card)
    return can


def after_meld(spot: Spot, cards: tuple[str, ...]) -> Spot:
    hand = [c for c in spot.hand if c not in cards]
    owes = "" if spot.owes in cards else spot.owes
    return Spot(
        spot.option, hand, [*spot.melds, sorted(cards)], spot.discards, spot.stock, spot.turned,
        True, spot.taken, owes,
    )  # fmt: skip


def after_layoff(spot: Spot, cards: tuple[str, ...], number: int) -> Spot:
    hand = [c for c in spot.hand if c not in cards]
    melds = [list(meld) for meld in spot.melds]
    melds[number] += cards
    owes = spot.owes
    if owes in cards and spot.option["deep"] == "meld-or-layoff":
        owes = ""
    elif owes in cards:
        owes = "used up"  # laid off where a new meld was due: it can no longer be met
    return Spot(
        spot.option, hand, melds, spot.discards, spot.stock, spot.turned, True, spot.taken, owes,
    )  # fmt: skip


def nexts(spot: Spot) -> list[tuple[Step, Spot]]:
    """Every lay-down that the cards allow, and what lies there after it."""
    return [
        *((("meld", cards), after_meld(spot, cards)) for cards in groups(spot)),
        *(
            (("lay", cards, number), after_layoff(spot, cards, number))
            for cards, number in layoffs(spot)
        ),
    ]


def can_end(spot: Spot, seen: Seen | None = None) -> bool:
    """Is there any way on from here to a lawful discard (21, 25, 31, 32, OP-X-09)?"""
    seen = {} if seen is None else seen
    key = spot.key()
    if key not in seen:
        seen[key] = bool(throws(spot)) or any(can_end(after, seen) for _, after in nexts(spot))
    return seen[key]


def can_go_out(spot: Spot, seen: Seen | None = None) -> bool:
    """Is there a way on from here that ends with the last card lawfully thrown (30 to 32)?"""
    seen = {} if seen is None else seen
    key = spot.key()
    if key not in seen:
        last = len(spot.hand) == 1 and bool(throws(spot))
        seen[key] = last or any(can_go_out(after, seen) for _, after in nexts(spot))
    return seen[key]


def taking(spot: Spot, count: int) -> Spot:
    """The position after taking so many of the discards."""
    taken = spot.discards[-count:]
    owes = taken[0] if count > 1 or spot.option["top"] == "must-use" else ""
    return Spot(
        spot.option, [*spot.hand, *taken], spot.melds, spot.discards[:-count], spot.stock,
        spot.turned, True, list(taken), owes,
    )  # fmt: skip


def drawing(spot: Spot, card: str) -> Spot:
    """The position after drawing this card from the stock; from one used up, the discards have
    become the stock (33)."""
    turn_over = not spot.stock
    return Spot(
        spot.option, [*spot.hand, card], spot.melds, [] if turn_over else spot.discards,
        (len(spot.discards) if turn_over else spot.stock) - 1, spot.turned + turn_over, True,
    )  # fmt: skip


def legal(spot: Spot) -> set[Step]:
    """All single steps: ("draw",), ("take", count), ("meld", cards), ("lay", cards, number),
    ("throw", card)."""
    if not spot.drawn:
        found: set[Step] = {("draw",)}
        if spot.stock:  # 33: else the player turns the discards over, and that is that (OP-X-11)
            for count in range(1, len(spot.discards) + 1):
                if can_end(taking(spot, count)):
                    found.add(("take", count))
        return found
    seen: Seen = {}
    found = {step for step, after in nexts(spot) if can_end(after, seen)}
    return found | {("throw", card) for card in throws(spot)}


def whole_turns(spot: Spot) -> set[Step]:
    """All ends of this turn after the draw: what lies on the table and which card was thrown. Two
    orders of the same lay-downs are one turn; melds laid in this turn stand in no order."""
    lying = len(spot.melds)
    found = set()
    seen = set()
    todo = [spot]
    while todo:
        at = todo.pop()
        old = tuple(tuple(sorted(meld)) for meld in at.melds[:lying])
        new = tuple(sorted(tuple(sorted(meld)) for meld in at.melds[lying:]))
        key = (old, new, at.owes)
        if key in seen:
            continue
        seen.add(key)
        found |= {(old, new, card) for card in throws(at)}
        todo += [after for _, after in nexts(at)]
    return found


def largest_lay_down(spot: Spot) -> int:
    """63: the most cards that can be laid down here, keeping one that may be thrown."""
    best = 0 if throws(spot) else -1
    seen = set()
    todo = [spot]
    while todo:
        at = todo.pop()
        if at.key() in seen:
            continue
        seen.add(at.key())
        if throws(at):
            best = max(best, len(spot.hand) - len(at.hand))
        todo += [after for _, after in nexts(at)]
    return best


# --- a whole hand


class Table:
    """A hand from the cards dealt, the stock (top first) and the upcard: who is to act, what they
    may do, how it ends."""

    def __init__(
        self, option: dict[str, Any], dealer: int, hands: list[list[str]], stock: list[str], up: str
    ) -> None:
        self.option = option
        self.hands = [list(cards) for cards in hands]
        self.seats = len(hands)
        self.stock = list(stock)
        self.discards = [up]
        self.melds: list[list[str]] = []
        self.shown: list[list[str]] = [[] for _ in hands]
        self.turned = 0
        self.turn = (dealer + 1) % self.seats
        self.over = False
        self.winner: int | None = None
        self.begin()

    def begin(self) -> None:
        """19: each turn begins with the draw."""
        self.drawn, self.owes = False, ""
        self.taken: list[str] = []
        if not self.stock and self.turned == self.option["turn_overs"]:
            self.over = True  # OP-RUMMY-07

    @property
    def spot(self) -> Spot:
        return Spot(
            self.option, list(self.hands[self.turn]), [list(m) for m in self.melds],
            list(self.discards), len(self.stock), self.turned, self.drawn, list(self.taken),
            self.owes,
        )  # fmt: skip

    def legal(self) -> set[Step]:
        return set() if self.over else legal(self.spot)

    def act(self, step: Step) -> None:
        hand = self.hands[self.turn]
        if step[0] == "draw":
            if not self.stock:
                self.stock, self.discards, self.turned = self.discards, [], self.turned + 1
            hand.append(self.stock.pop(0))
            self.drawn = True
        elif step[0] == "take":
            after = taking(self.spot, step[1])
            hand[:] = after.hand
            self.discards, self.taken, self.owes = after.discards, after.taken, after.owes
            self.drawn = True
        elif step[0] == "throw":
            hand.remove(step[1])
            self.discards.append(step[1])
            if not hand:
                self.over, self.winner = True, self.turn  # 34
                return
            self.turn = (self.turn + 1) % self.seats
            self.begin()
        else:
            spot = self.spot
            meld = step[0] == "meld"
            after = after_meld(spot, step[1]) if meld else after_layoff(spot, *step[1:])
            hand[:] = after.hand
            self.melds, self.owes = after.melds, after.owes
            self.shown[self.turn] += step[1]

    def scores(self) -> list[int]:
        """35 to 37."""
        return [
            sum(map(value, shown)) - sum(map(value, hand))
            for shown, hand in zip(self.shown, self.hands, strict=True)
        ]
