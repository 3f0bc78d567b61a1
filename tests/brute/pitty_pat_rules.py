"""What may be done in Pitty-Pat, written from the clauses alone: lists of strings, no bits.

Nothing here comes from the program. A ``Table`` plays a game by itself: it is told what each does
in words and knows at any time who is to act and what they may do.
"""

from typing import Any

SUITS = "CDHS"


class Table:
    """One game, from the cards dealt and the order of the stock."""

    def __init__(
        self, option: dict[str, Any], dealer: int, hands: list[list[str]], stock: list[str]
    ) -> None:
        self.option = option
        self.seats = len(hands)
        self.stock = list(stock)
        self.singles: list[list[str]] = []
        self.pairs: list[list[tuple[str, str]]] = []
        self.on_table: list[list[str]] = [[] for _ in hands]
        self.out_of_play: list[str] = []
        self.threw = [False] * self.seats
        self.touched: list[str] = []
        """Ranks that somebody paired or threw where all could see it."""
        self.turned_over = False
        self.winner: int | None = None
        self.double = False
        self.over = False
        self.throwing = False
        self.upcard: str | None = None
        self.to_ask: list[int] = []
        self.number = 0
        for cards in hands:
            self.sort(cards)
        self.first = (dealer + 1) % self.seats
        rotation = [(self.first + i) % self.seats for i in range(self.seats)]
        if option["pat"] == "instant":
            for seat in rotation:
                if len(self.pairs[seat]) == 2:
                    self.win(seat, True)
                    return
        self.turn_card(self.first)

    def sort(self, cards: list[str]) -> None:
        """Two alike are a pair, the third of three stands alone, the lower suits pair first."""
        seat = len(self.singles)
        single, pairs = [], []
        for rank in sorted({card[0] for card in cards}):
            same = sorted((c for c in cards if c[0] == rank), key=lambda c: SUITS.index(c[1]))
            while len(same) >= 2:
                pairs.append((same.pop(0), same.pop(0)))
            single += same
        self.singles.append(single)
        self.pairs.append(pairs)
        if self.option["dead"] == "pairs" and len(pairs) != 2:
            self.on_table[seat] = [card for pair in pairs for card in pair]
            self.touched += [card[0] for card in self.on_table[seat]]

    def win(self, seat: int, double: bool) -> None:
        self.winner, self.double, self.over = seat, double, True

    def turn_card(self, seat: int) -> None:
        if not self.stock and self.option["stock_out"] == "turn-over-once" and not self.turned_over:
            self.stock, self.out_of_play, self.turned_over = self.out_of_play, [], True
        if not self.stock:
            self.over = True
            return
        self.offer(self.stock.pop(0), seat, [(seat + i) % self.seats for i in range(self.seats)])

    def offer(self, card: str, whose: int, asked: list[int]) -> None:
        self.number += 1
        self.upcard, self.whose, self.to_ask, self.throwing = card, whose, asked, False

    @property
    def turn(self) -> int:
        return self.whose if self.throwing else self.to_ask[0]

    def like(self, seat: int) -> list[str]:
        assert self.upcard
        return [card for card in self.singles[seat] if card[0] == self.upcard[0]]

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.throwing:
            return {f"throw {card}" for card in self.may_throw(self.turn)}
        can = self.like(self.turn)
        if not can:
            return {"pass"}
        return {"take"} if self.option["take"] == "must" else {"take", "pass"}

    def may_throw(self, seat: int) -> list[str]:
        singles = self.singles[seat]
        own = {card[0] for pair in self.pairs[seat] for card in pair}
        thirds = [card for card in singles if card[0] in own]
        rest = [card for card in singles if card[0] not in own]
        if self.option["dead"] == "seen-rank-first":
            dead = [card for card in rest if card[0] in self.touched]
        elif self.option["dead"] == "exhausted-first":
            face_up = [*self.out_of_play, *(c for cards in self.on_table for c in cards)]
            dead = [c for c in rest if len([f for f in face_up if f[0] == c[0]]) == 3]
        else:
            dead = []
        return [*dead, *thirds] if dead else singles

    def act(self, words: str) -> None:
        seat = self.turn
        if words == "take":
            own = self.like(seat)[0]
            assert self.upcard
            self.singles[seat].remove(own)
            self.pairs[seat].append((own, self.upcard))
            self.on_table[seat] += [own, self.upcard]
            self.touched.append(own[0])
            self.throwing, self.whose, self.upcard = True, seat, None
            if not self.singles[seat]:
                # a pat hand never throws; any other has thrown before it goes out
                self.win(seat, not self.threw[seat])
        elif words == "pass":
            self.to_ask.pop(0)
            if not self.to_ask:
                assert self.upcard
                self.out_of_play.append(self.upcard)
                again = self.number == 1
                self.turn_card(self.whose if again else (self.whose + 1) % self.seats)
        else:
            card = words.split()[1]
            self.singles[seat].remove(card)
            self.threw[seat] = True
            self.touched.append(card[0])
            self.offer(card, seat, [(seat + i) % self.seats for i in range(1, self.seats)])
