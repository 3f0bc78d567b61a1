"""Helpers for Pitty-Pat in words: a deck that deals given hands, acts in the words of the table."""

from collections.abc import Mapping

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.games.pitty_pat import Hand, Rules, format_action, parse_action

LLAA = Rules.preset("llaa")
A, B, C, D, E = range(5)
WORKED = {
    A: "2C 5D 8H JS KD", B: "7C 7D 4H QD 9S", C: "3S 6C 8C TD AC", D: "KC KH 5S 5H 9C",
    E: "4C 6D TS QC AH",
}  # fmt: skip


def deck_with(
    hands: Mapping[int, str], stock: str = "", seats: int = 5, dealer: int = E
) -> list[int]:
    """A deck order that deals these hands, then this stock, then the rest low to high."""
    named = [card for text in (*hands.values(), stock) for card in parse_cards(text)]
    rest = iter([card for card in range(52) if card not in named])
    dealt = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    deck = [dealt[s][i] if s in dealt else next(rest) for i in range(5) for s in order]
    return [*deck, *parse_cards(stock), *rest]


def dealt(
    hands: Mapping[int, str] = WORKED,
    stock: str = "",
    rules: Rules = LLAA,
    seats: int = 5,
    dealer: int = E,
) -> Hand:
    hand = Hand(rules, dealer, seats)
    hand.deal(deck_with(hands, stock, seats, dealer))
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def passes(hand: Hand, count: int) -> Hand:
    """So many seats let the card go by."""
    return do(hand, ";".join(["pass"] * count))


def legal(hand: Hand) -> set[str]:
    """The legal actions in words; a throw is only its card."""
    return {format_action(action).removeprefix("throw ") for action in hand.legal_actions()}


def able(hand: Hand) -> set[int]:
    """The seats, of those asked about the card on offer, who can take it."""
    hand, found = hand.copy(), set()
    card = hand.upcard
    while hand.phase == "offer" and hand.upcard == card:
        if "take" in legal(hand):
            found.add(hand.turn)
        do(hand, "pass")
    return found


def shown(cards: int) -> str:
    return format_cards(cards)


__all__ = [
    "LLAA", "WORKED", "A", "B", "C", "D", "E", "able", "card_set", "dealt", "deck_with", "do",
    "legal", "passes", "shown",
]  # fmt: skip
