"""Euchre as the clauses tell it, with strings: who is to act, what they may do, who scores.

Nothing here comes from the program. ``Table`` is one hand: ``legal()`` is the set of words allowed
to ``turn`` (``pass``, ``pick it up``, ``alone``, ``hearts``, ``hearts alone``, ``discard 9D``,
``play AD``), ``act(word)`` does one of them, ``points`` is (A-C, B-D) when the hand is over.
"""

from dataclasses import dataclass, field
from typing import Any

SUIT = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
COLOUR = {"clubs": "black", "spades": "black", "diamonds": "red", "hearts": "red"}
ORDER = "9TJQKA"


@dataclass
class Table:
    option: dict[str, Any]
    dealer: int
    hands: dict[int, set[str]]
    up: str
    said: list[tuple[int, str]] = field(default_factory=list)
    trump: str = ""
    maker: int = -1
    is_alone: bool = False
    must_discard: bool = False
    tricks: list[list[tuple[int, str]]] = field(default_factory=list)
    leader: int = -1
    thrown_in: bool = False

    def copy(self) -> "Table":
        return Table(
            self.option, self.dealer, {s: set(c) for s, c in self.hands.items()}, self.up,
            list(self.said), self.trump, self.maker, self.is_alone, self.must_discard,
            [list(trick) for trick in self.tricks], self.leader, self.thrown_in,
        )  # fmt: skip

    # who

    def players(self, first: int) -> list[int]:
        """From a seat on, clockwise, without the loner's partner."""
        seats = [(first + i) % 4 for i in range(4)]
        return [s for s in seats if not (self.is_alone and s == (self.maker + 2) % 4)]

    @property
    def turn(self) -> int:
        if not self.trump:
            return -1 if self.thrown_in else (self.dealer + 1 + len(self.said)) % 4
        if self.must_discard:
            return self.dealer
        if self.over:
            return -1
        if self.tricks and not self.full(self.tricks[-1]):
            order = self.players(self.tricks[-1][0][0])
            return order[len(self.tricks[-1])]
        return self.leader

    def full(self, trick: list[tuple[int, str]]) -> bool:
        return len(trick) == (3 if self.is_alone else 4)

    @property
    def over(self) -> bool:
        played = len(self.tricks) == 5 and self.full(self.tricks[-1])
        return self.thrown_in or played

    # what

    def suit(self, card: str) -> str:
        """A card's suit: the jack of the trumps' colour is a trump."""
        own = SUIT[card[1]]
        if self.trump and card[0] == "J" and COLOUR[own] == COLOUR[self.trump]:
            return self.trump
        return own

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.must_discard:
            return {f"discard {card}" for card in hand}
        if self.trump:
            if self.tricks and not self.full(self.tricks[-1]):
                led = self.suit(self.tricks[-1][0][1])
                same = {card for card in hand if self.suit(card) == led}
                return {f"play {card}" for card in same or hand}
            return {f"play {card}" for card in hand}
        if len(self.said) < 4:
            return {"pass", "pick it up", "alone"}
        suits = [name for name in SUIT.values() if name != SUIT[self.up[1]]]
        words = {*suits, *(f"{name} alone" for name in suits)}
        if len(self.said) < 7 or not self.option["stick_dealer"]:
            words.add("pass")
        return words

    def act(self, word: str) -> None:
        seat = self.turn
        if word.startswith("discard "):
            self.hands[seat].remove(word.split()[1])
            self.must_discard = False
            self.open_play()
        elif word.startswith("play "):
            self.play(seat, word.split()[1])
        else:
            self.bid(seat, word)

    def bid(self, seat: int, word: str) -> None:
        self.said.append((seat, word))
        if word == "pass":
            self.thrown_in = len(self.said) == 8
            return
        self.maker = seat
        self.is_alone = "alone" in word
        if len(self.said) > 4:
            self.trump = word.removesuffix(" alone")
            self.open_play()
            return
        self.trump = SUIT[self.up[1]]
        if self.dealer in self.players(0):
            self.hands[self.dealer].add(self.up)
            self.must_discard = True
        else:
            self.open_play()

    def open_play(self) -> None:
        from_loner = self.is_alone and self.option["loner_lead"] == "left-of-loner"
        first = self.maker if from_loner else self.dealer
        self.leader = self.players((first + 1) % 4)[0]

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self.tricks or self.full(self.tricks[-1]):
            self.tricks.append([])
        self.tricks[-1].append((seat, card))
        if self.full(self.tricks[-1]):
            self.leader = self.winner(self.tricks[-1])

    def winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.suit(trick[0][1])
        for suit in (self.trump, led):
            cards = [(seat, card) for seat, card in trick if self.suit(card) == suit]
            if cards:
                return max(cards, key=lambda play: self.rank(play[1]))[0]
        raise AssertionError(trick)

    def rank(self, card: str) -> int:
        if card[0] == "J" and self.suit(card) == self.trump:
            return 20 if SUIT[card[1]] == self.trump else 10
        return ORDER.index(card[0])

    # who scores

    @property
    def points(self) -> tuple[int, int]:
        if self.thrown_in:
            return (0, 0)
        side = self.maker % 2
        took = sum(self.winner(trick) % 2 == side for trick in self.tricks)
        if took < 3:
            side, score = 1 - side, 2
        elif took == 5:
            score = 4 if self.is_alone else 2
        else:
            score = 1
        return (score, 0) if side == 0 else (0, score)
