"""Helpers for hands in words: a deck that deals given hands, acts in the words of the table."""

from collections.abc import Mapping
from typing import Any

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.games.boure import (
    Hand,
    Rules,
    cards_of,
    format_action,
    parse_action,
    play_action,
)

LLAA = Rules.preset("llaa")
RAP = Rules.preset("rap")
SUIT = {"C": 0, "D": 1, "H": 2, "S": 3}
FIVE = [100] * 5
A, B, C, D, E = range(5)


def deck_with(seats: int, dealer: int, hands: Mapping[int, str], stock: str = "") -> list[int]:
    """A deck order that deals these hands (the dealer's last card is turned), then this stock."""
    named = [card for text in (*hands.values(), stock) for card in parse_cards(text)]
    rest = iter([card for card in range(52) if card not in named])
    dealt = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    deck = []
    for turn in range(5):
        for step in range(seats):
            seat = (dealer + 1 + step) % seats
            deck.append(dealt[seat][turn] if seat in dealt else next(rest))
    deck += parse_cards(stock)
    return deck + list(rest)


def dealt(
    rules: Rules = LLAA,
    hands: Mapping[int, str] | None = None,
    *,
    stacks: list[int] | None = None,
    dealer: int = E,
    pot: int = 0,
    owed: list[int] | None = None,
    stock: str = "",
    spare: list[int] | None = None,
) -> Hand:
    """A hand just dealt; five seats of the start stack unless ``stacks`` says otherwise."""
    stacks = stacks or [rules.start_stack] * 5
    hand = Hand(rules, dealer, stacks, pot, owed)
    hand.deal(deck_with(len(stacks), dealer, hands or {}, stock), spare)
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def legal(hand: Hand) -> set[str]:
    """The legal actions in words; a play is only its cards."""
    return {format_action(action).removeprefix("play ") for action in hand.legal_actions()}


def lead_of(rules: Rules, held: str, trump: str, **stated: Any) -> set[str]:
    """What may be led from these cards, against one other player."""
    return legal(at(rules, {A: held}, trump, **stated))


def at(rules: Rules, held: Mapping[int, str], trump: str, **stated: Any) -> Hand:
    """A stated position among A, B and C, A to act; unnamed hands get low cards that are free."""
    trick = [(seat, parse_cards(card)[0]) for seat, card in stated.pop("trick", [])]
    played = card_set(stated.pop("played", ""))
    hands = {seat: card_set(text) for seat, text in held.items()}
    taken = played | card_set([card for _, card in trick])
    for cards in hands.values():
        taken |= cards
    size = max(cards.bit_count() for cards in hands.values())
    on_table = {seat for seat, _ in trick}
    for seat in range(3):
        if seat not in hands:
            want = size - (seat in on_table) if trick else size
            free = [card for card in range(52) if not taken >> card & 1][:want]
            hands[seat] = card_set(free)
            taken |= hands[seat]
    return Hand.at(rules, 2, hands, SUIT[trump], trick=trick, played=played, **stated)


def follow(rules: Rules, trick: str, held: str, trump: str) -> set[str]:
    """What may follow a trick of one or two cards, as text."""
    cards = trick.split()
    me = len(cards)
    position = at(rules, {me: held}, trump, trick=list(enumerate(cards)), turn=0)
    assert position.turn == me
    return legal(position)


def finish(rules: Rules, tricks: Mapping[int, int], **stated: Any) -> Hand:
    """A hand at its end with these tricks: the last is played by seats that hold one card each.

    The winner of the last trick is the seat with most tricks (the first of them)."""
    seats = len(stated["stacks"])
    winner = max(tricks, key=lambda seat: tricks[seat])
    before = [tricks.get(seat, 0) - (seat == winner) for seat in range(seats)]
    hands = {seat: 1 << (13 + seat) for seat in tricks}
    hands[winner] = 1 << 51
    hand = Hand.at(rules, next(iter(tricks)), hands, 3, tricks=before, turn=winner,
                   passed=[s for s in range(seats) if s not in tricks and stated["stacks"][s]],
                   **stated)  # fmt: skip
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    assert [hand.tricks(s) for s in tricks] == list(tricks.values())
    return hand


def shown(cards: int) -> str:
    return format_cards(cards)


__all__ = [
    "FIVE", "LLAA", "RAP", "A", "B", "C", "D", "E", "at", "cards_of", "dealt", "deck_with", "do",
    "finish", "follow", "lead_of", "legal", "play_action", "shown",
]  # fmt: skip
