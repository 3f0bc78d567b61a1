"""Spades as the clauses tell it, with strings: who is to act, what they may do, who scores.

Nothing here comes from the program. ``Table`` is one hand: ``legal()`` is the set of words
allowed to ``turn`` (``nil``, ``bid 4``, ``blind nil``, ``look``, ``pass 2C 3D``, ``play AD``),
``act(word)`` does one of them, ``score()`` is what each side adds when the hand is over.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

SUITS, RANKS = "CDHS", "23456789TJQKA"


def order(card: str) -> tuple[int, int]:
    return SUITS.index(card[1]), RANKS.index(card[0])


@dataclass
class Table:
    option: dict[str, Any]
    dealer: int
    hands: list[set[str]]
    scores: tuple[int, int] = (0, 0)
    bags: tuple[int, int] = (0, 0)
    bids: dict[int, int] = field(default_factory=dict)
    blind: set[int] = field(default_factory=set)
    looked: set[int] = field(default_factory=set)
    passed: list[int] = field(default_factory=list)
    tricks: list[list[tuple[int, str]]] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    def copy(self) -> "Table":
        return Table(
            self.option, self.dealer, [set(cards) for cards in self.hands], self.scores, self.bags,
            dict(self.bids), set(self.blind), set(self.looked), list(self.passed),
            [list(trick) for trick in self.tricks], list(self.won),
        )  # fmt: skip

    # who

    @property
    def bidders(self) -> list[int]:
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    @property
    def passing(self) -> list[int]:
        """Who passes two cards, in order."""
        if self.option["blind_nil"] != "exchange":
            return []
        return [s for seat in self.bidders if seat in self.blind for s in (seat, (seat + 2) % 4)]

    @property
    def over(self) -> bool:
        return len(self.won) == 13

    @property
    def turn(self) -> int:
        if len(self.bids) < 4:
            return next(seat for seat in self.bidders if seat not in self.bids)
        if len(self.passed) < len(self.passing):
            return self.passing[len(self.passed)]
        if self.over:
            return -1
        if self.tricks and len(self.tricks[-1]) < 4:
            return (self.tricks[-1][0][0] + len(self.tricks[-1])) % 4
        return self.leader()

    def leader(self) -> int:
        if self.won:
            return self.won[-1]
        if self.option["first_lead"] == "two-of-clubs":
            return next(seat for seat in range(4) if "2C" in self.hands[seat])
        return self.bidders[0]

    def far_behind(self, seat: int) -> bool:
        mine, theirs = self.scores[seat % 2], self.scores[1 - seat % 2]
        return bool(
            self.option["blind_nil"] != "no" and theirs - mine >= self.option["blind_behind"]
        )

    # what

    def legal(self) -> set[str]:
        seat = self.turn
        hand = self.hands[seat]
        if len(self.bids) < 4:
            partner = (seat + 2) % 4
            may_blind = self.far_behind(seat) and partner not in self.blind
            if may_blind and seat not in self.looked:
                return {"blind nil", "look"}
            return {"nil", *(f"bid {n}" for n in range(1, 14) if self.sums(n, partner))}
        if len(self.passed) < len(self.passing):
            pairs = combinations(sorted(hand, key=order), 2)
            return {f"pass {one} {other}" for one, other in pairs}
        return {f"play {card}" for card in self.playable(hand)}

    def sums(self, tricks: int, partner: int) -> bool:
        """Does the side's bid lie between its least and thirteen? A nil leaves the other free."""
        other = self.bids.get(partner, 0)
        return other == 0 or self.option["least_bid"] <= tricks + other <= 13

    def playable(self, hand: set[str]) -> set[str]:
        if self.tricks and len(self.tricks[-1]) < 4:
            led = self.tricks[-1][0][1][1]
            return {card for card in hand if card[1] == led} or hand
        if not self.tricks and self.option["first_lead"] == "two-of-clubs":
            return {"2C"}
        played = [card for trick in self.tricks for _, card in trick]
        if self.option["breaking"] and not any(card[1] == "S" for card in played):
            return {card for card in hand if card[1] != "S"} or hand
        return hand

    def act(self, word: str) -> None:
        seat = self.turn
        verb, *cards = word.split()
        if word == "look":
            self.looked.add(seat)
        elif word == "blind nil":
            self.blind.add(seat)
            self.bids[seat] = 0
        elif verb in ("nil", "bid"):
            self.bids[seat] = int(cards[0]) if cards else 0
        elif verb == "pass":
            self.passed.append(seat)
            self.hands[seat] -= set(cards)
            self.hands[(seat + 2) % 4] |= set(cards)
        else:
            self.play(seat, cards[0])

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self.tricks or len(self.tricks[-1]) == 4:
            self.tricks.append([])
        trick = self.tricks[-1]
        trick.append((seat, card))
        if len(trick) == 4:
            for suit in ("S", trick[0][1][1]):
                of_suit = [one for one in trick if one[1][1] == suit]
                if of_suit:
                    self.won.append(max(of_suit, key=lambda one: RANKS.index(one[1][0]))[0])
                    break

    # who scores

    def score(self) -> tuple[int, int]:
        return self.side(0), self.side(1)

    def side(self, side: int) -> int:
        points, bags, toward = 0, 0, 0
        bid = self.bids[side] + self.bids[side + 2]
        for seat in (side, side + 2):
            took = self.won.count(seat)
            if self.bids[seat]:
                toward += took
                continue
            worth = self.option["blind_points" if seat in self.blind else "nil"]
            points += -worth if took else worth
            if self.option["failed_nil"] == "count":
                toward += took
            else:
                bags += took
        if toward >= bid:
            bags += toward - bid
            points += 10 * bid
        else:
            points -= 10 * bid
        points += bags
        carried, limit = self.bags[side] + bags, self.option["bag_limit"]
        while limit and carried >= limit:
            carried -= limit
            points -= self.option["bag_penalty"]
        return points
