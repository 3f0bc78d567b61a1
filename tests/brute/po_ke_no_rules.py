"""What may be done in Po-Ke-No, written from the clauses alone: strings and sets, no numbers.

Nothing here comes from the program. A ``Table`` is told what is done and which card was called, and
knows at any time who may do what.
"""

from collections import Counter
from typing import Any

RANKS = "23456789TJQKA"
GRID = [(row, column) for row in range(5) for column in range(5)]
LINES = [
    *({(row, c) for c in range(5)} for row in range(5)),
    *({(r, column) for r in range(5)} for column in range(5)),
    {(i, i) for i in range(5)},
    {(i, 4 - i) for i in range(5)},
]
CORNERS = {(0, 0), (0, 4), (4, 0), (4, 4), (2, 2)}


def poker(cards: list[str]) -> tuple[int, list[int]]:
    """Straight flush 8 down to nothing 0, then ranks: those held most often first."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    counts = Counter(ranks)
    order = [rank for rank, _ in sorted(counts.items(), key=lambda p: (p[1], p[0]), reverse=True)]
    same = sorted(counts.values(), reverse=True)
    one_suit = len({card[1] for card in cards}) == 1
    low_ace = set(ranks) == {12, 0, 1, 2, 3}
    run = low_ace or (len(counts) == 5 and ranks[0] == ranks[-1] + 4)
    if run:
        return (8 if one_suit else 4), [3 if low_ace else ranks[0]]
    if same[0] == 4:
        return 7, order
    if same == [3, 2]:
        return 6, order
    if one_suit:
        return 5, order
    return {(3, 1): 3, (2, 2): 2, (2, 1): 1}.get((same[0], same[1]), 0), order


class Table:
    """One game on boards of strings."""

    def __init__(self, option: dict[str, Any], boards: list[list[str]], playing: list[int]) -> None:
        self.option = option
        self.boards = [dict(zip(GRID, board, strict=True)) for board in boards]
        self.playing = playing
        self.called: list[str] = []
        self.claims: list[int] = []
        self.over = False

    def full(self, seat: int) -> list[set[tuple[int, int]]]:
        """The patterns that this seat may call now."""
        board, last = self.boards[seat], self.called[-1:]
        found = []
        for cells in [*LINES, CORNERS]:
            cards = {board[cell] for cell in cells}
            fresh = bool(set(last) & cards)
            if cards <= set(self.called) and (fresh or self.option["late"] == "allowed"):
                found.append(cells)
        return found

    def legal(self) -> set[str]:
        allowed = {
            f"out {'ABCDEFGHIJKL'[seat]}"
            for seat in self.playing
            if seat not in self.claims and self.full(seat)
        }
        if not self.claims and len(self.called) < 52:
            allowed.add("call")
        if self.claims or len(self.called) == 52:
            allowed.add("settle")
        return allowed

    def act(self, words: str, card: str) -> None:
        if words == "call":
            self.called.append(card)
        elif words == "settle":
            self.over = True
        else:
            self.claims.append("ABCDEFGHIJKL".index(words[-1]))

    def outcome(self) -> tuple[int | None, int, set[int]]:
        """The winner, the chips, and those who are even."""
        if not self.claims:
            return None, 0, set()
        best = {}
        for seat in self.claims:
            board = self.boards[seat]
            hands = [
                (cells == CORNERS, poker([board[cell] for cell in cells]))
                for cells in self.full(seat)
            ]
            best[seat] = max(hands)
        top = max(best.values())
        level = [seat for seat in self.claims if best[seat] == top]
        chips = 2 if top[0] else 1
        if len(level) == 1 or self.option["even"] == "first-call":
            return level[0], chips, set()
        return None, chips, set(level)
