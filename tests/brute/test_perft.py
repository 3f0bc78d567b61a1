"""Counts of all action sequences from small positions, the program's against a brute force that
plays with strings: legality, tricks, who leads next and multiple leads, all at once."""

from random import Random
from typing import Any, TypeAlias

import pytest

from cardhall.cards.notation import SUITS, card_set, format_card
from cardhall.games.boure import Hand
from tests.brute.boure_rules import Spot, may_follow, must_lead, takes, value
from tests.brute.test_boure_legality import OPTIONS, VARIANTS


def perft(hand: Hand) -> int:
    """How many ways the program sees to play a hand out."""
    if hand.is_over:
        return 1
    total = 0
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        total += perft(following)
    return total


Hands: TypeAlias = dict[int, set[str]]
Trick: TypeAlias = list[tuple[int, str]]


class Table:
    """The brute force's own table: hands of strings, tricks as lists."""

    def __init__(self, option: dict[str, Any], trump: str, hands: dict[int, set[str]]) -> None:
        self.option, self.trump = option, trump
        self.seats = sorted(hands)
        self.size = len(next(iter(hands.values())))

    def spot(self, hands: Hands, seat: int, past: list[Trick], trick: Trick) -> Spot:
        won = sum(self.winner(done) == seat for done in past)
        return Spot(
            option=self.option, phase="play", seat=seat, dealer=-1, turned="", trump=self.trump,
            hand=hands[seat], chips={}, stayed=self.seats, silent=[], out=[],
            tricks_won=won, past=past, trick=trick,
        )  # fmt: skip

    def winner(self, trick: list[tuple[int, str]]) -> int:
        best = takes([card for _, card in trick], self.trump)
        return next(seat for seat, card in trick if card == best)

    def count(
        self, hands: Hands, past: list[Trick], trick: Trick, turn: int, laid: list[str]
    ) -> int:
        """Ways to go on. ``laid`` are cards of the multiple lead still to be led, high first."""
        if len(trick) == len(self.seats):
            past = [*past, trick]
            if len(past) == self.size:
                return 1
            if laid:
                layer = trick[0][0]
                opened = [(layer, laid[0])]
                return self.count(hands, past, opened, self.after(layer), laid[1:])
            return self.count(hands, past, [], self.winner(trick), [])
        spot = self.spot(hands, turn, past, trick)
        total = 0
        if trick:
            cards = [card for _, card in trick]
            for card in sorted(hands[turn]):
                if may_follow(card, spot, cards):
                    rest = hands | {turn: hands[turn] - {card}}
                    total += self.count(rest, past, [*trick, (turn, card)], self.after(turn), laid)
            return total
        forced = must_lead(spot)
        choices = [forced] if forced else [{card} for card in sorted(hands[turn])]
        for chosen in choices:
            first, *later = sorted(chosen, key=value, reverse=True)
            rest = hands | {turn: hands[turn] - chosen}
            total += self.count(rest, past, [(turn, first)], self.after(turn), later)
        return total

    def after(self, seat: int) -> int:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


def deal(rng: Random, seats: int) -> dict[int, set[str]]:
    """Four cards each from a short pack of one long trump suit, so that high trumps are common."""
    pack = [c for c in range(52) if c % 13 >= (5 if c // 13 == 3 else 9)]
    chosen = rng.sample(pack, 4 * seats)
    return {s: {format_card(c) for c in chosen[4 * s : 4 * s + 4]} for s in range(seats)}


@pytest.mark.clause("RAP-26", "RAP-28", "RAP-31", "RAP-32", "LLAA-BOURE-26", "LLAA-BOURE-31")
@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_sequences_of_small_deals_are_counted_alike(name: str) -> None:
    rng = Random(name)
    leaves = 0
    for number in range(20):
        seats = 2 + number % 2
        hands = deal(rng, seats)
        masks = {seat: card_set(" ".join(cards)) for seat, cards in hands.items()}
        hand = Hand.at(VARIANTS[name], seats - 1, masks, SUITS.index("S"), turn=0)
        expected = Table(OPTIONS[name], "S", hands).count(hands, [], [], 0, [])
        assert perft(hand) == expected
        leaves += expected
    assert leaves > 1000
