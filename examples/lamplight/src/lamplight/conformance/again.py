"""Lamplight as its clauses tell it, with strings: who is to act and what they may do.

Nothing here comes from the game's own code. ``legal()`` is the set of words allowed to ``turn``
(``take``, ``leave``, ``put 9C``, ``play AD``), ``act(words)`` does one of them.
"""

from collections.abc import Mapping, Sequence

RANKS = "9TJQKA"


class Table:
    """One hand, from its deck."""

    def __init__(
        self, options: Mapping[str, object], seats: int, dealer: int, deck: Sequence[str]
    ) -> None:
        self.options, self.seats, self.dealer = options, seats, dealer
        around = [(dealer + 1 + step) % seats for step in range(seats)]
        self.hands = {
            seat: set(deck[place : 5 * seats : seats]) for place, seat in enumerate(around)
        }
        self.lamp = deck[5 * seats]
        self.settled = False
        self.played: list[tuple[int, str]] = []

    @property
    def turn(self) -> int:
        """The dealer for the lamp; then whoever leads, and round from there (07, 08)."""
        if not self.settled:
            return self.dealer
        if len(self.played) == 5 * self.seats:
            return -1
        whole = len(self.played) // self.seats * self.seats
        leader = self.taker(self.played[whole - self.seats : whole]) if whole else self.dealer + 1
        return (leader + len(self.played) - whole) % self.seats

    def taker(self, trick: Sequence[tuple[int, str]]) -> int:
        """Find who has this trick (11)."""
        for suit in (self.lamp[1], trick[0][1][1]):
            lying = [(RANKS.index(card[0]), seat) for seat, card in trick if card[1] == suit]
            if lying:
                return max(lying)[1]
        raise AssertionError(trick)

    def legal(self) -> set[str]:
        """List what may be done now (07, 09, 10)."""
        held = self.hands[self.turn]
        if not self.settled:
            if self.lamp in held:
                return {f"put {card}" for card in held if card != self.lamp}
            return {"take", "leave"}
        return {f"play {card}" for card in self.playable(held)}

    def playable(self, held: set[str]) -> set[str]:
        """The cards of a hand that may be played."""
        begun = len(self.played) % self.seats
        if not begun:
            return held
        wanted = [self.played[-begun][1][1]]
        if self.options["void"] == "trump":
            wanted.append(self.lamp[1])
        for suit in wanted:
            if of_suit := {card for card in held if card[1] == suit}:
                return of_suit
        return held

    def act(self, words: str) -> None:
        """Do what the words say."""
        verb, _, card = words.partition(" ")
        seat = self.turn
        if verb == "take":
            self.hands[seat].add(self.lamp)
            return
        self.hands[seat].discard(card)
        self.settled = True
        if verb == "play":
            self.played.append((seat, card))
