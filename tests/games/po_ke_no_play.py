"""Helpers for Po-Ke-No: the boards of the worked games, calls in words."""

from collections.abc import Sequence
from random import Random

from cardhall.cards.notation import parse_cards
from cardhall.games.po_ke_no import CALL_ACTION, Hand, Rules, parse_action

LLAA = Rules.preset("llaa")
A, B, C = range(3)
ONE = parse_cards("3D 6S 6C 2D 2C 3H 7H 7S 7D 7C 9D JS 9S 9H 4C 9C JC TC KC QC 3C 4H 8H 2S 8C")
TWO = parse_cards("4H QH JH 6H 3H KD 8D 8H 8C 8S KC QC JC TC 9C 4D 7S 2C 7C 2S 4C 3S 9D 9H 9S")


def game(calls: str, boards: Sequence[Sequence[int]] = (ONE, TWO), rules: Rules = LLAA) -> Hand:
    """A game in which these cards have been called and nobody has spoken."""
    first = parse_cards(calls)
    hand = Hand(rules, boards)
    hand.deal([*first, *(card for card in range(52) if card not in first)])
    for _ in first:
        hand.apply(CALL_ACTION)
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def some_boards(rng: Random, count: int) -> list[list[int]]:
    """Boards of any 25 cards."""
    return [rng.sample(range(52), 25) for _ in range(count)]


__all__ = ["LLAA", "ONE", "TWO", "A", "B", "C", "do", "game", "some_boards"]
