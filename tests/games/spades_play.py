"""Helpers for spades in words: a deck that deals given hands, acts in the words of the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.spades import Hand, Rules, format_action, parse_action

COMMON = Rules.preset("common-spades")
BLIND = COMMON.replace(blind_nil="exchange")
A, B, C, D = range(4)


def deck_with(hands: Mapping[int, str] | None = None, dealer: int = D) -> list[int]:
    """A deck that, dealt one at a time, gives these cards to these seats, and others to fill up."""
    held = {seat: list(parse_cards(text)) for seat, text in (hands or {}).items()}
    named = [card for cards in held.values() for card in cards]
    rest = iter([card for card in range(52) if card not in named])
    for seat in range(4):
        cards = held.setdefault(seat, [])
        cards += [next(rest) for _ in range(13 - len(cards))]
    return [held[(dealer + 1 + place) % 4][place // 4] for place in range(52)]


def dealt(
    hands: Mapping[int, str] | None = None,
    dealer: int = D,
    rules: Rules = COMMON,
    scores: Sequence[int] = (0, 0),
    bags: Sequence[int] = (0, 0),
) -> Hand:
    """A hand just dealt."""
    hand = Hand(rules, dealer, scores, bags)
    hand.deal(deck_with(hands, dealer))
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def plays(hand: Hand, cards: str) -> Hand:
    """Play these cards, each by the seat whose turn it is, lawfully or not."""
    for card in cards.split():
        hand.force(parse_action(f"play {card}"))
    return hand


def legal(hand: Hand) -> set[str]:
    """The legal actions in words; a play is only its card."""
    return {format_action(action).removeprefix("play ") for action in hand.legal_actions()}


def said(hand: Hand, words: str) -> tuple[str, str] | None:
    """Why these words would be refused now: reason and clause."""
    refusal = hand.why_not(parse_action(words))
    return None if refusal is None else (refusal.reason, refusal.clause)


def position(hands: Mapping[int, str], turn: int = A, rules: Rules = COMMON, **more: Any) -> Hand:
    """A position of the play; each bid one, and what is not held has been played."""
    held = {seat: card_set(text) for seat, text in hands.items()}
    lie = sum(held.values())
    size = max(cards.bit_count() for cards in held.values())
    values: dict[str, Any] = {
        "bids": (1, 1, 1, 1),
        "tricks": (13 - size, 0, 0, 0),
        "played": ((1 << 52) - 1) & ~lie,
        **more,
    }
    return Hand.at(rules, D, held, turn=turn, **values)


def finished(
    bids: Sequence[int],
    tricks: Sequence[int],
    rules: Rules = COMMON,
    scores: Sequence[int] = (0, 0),
    bags: Sequence[int] = (0, 0),
) -> Hand:
    """A hand at its end with these bids and tricks: the last is played with one card each."""
    winner = max(range(4), key=lambda seat: tricks[seat])
    before = [count - (seat == winner) for seat, count in enumerate(tricks)]
    held = {seat: f"{'2345'[(seat - winner - 1) % 4]}C" for seat in range(4)}
    hand = position(
        held, winner, rules, bids=tuple(bids), tricks=before, scores=scores, bags=bags
    )  # fmt: skip
    played_out(hand)
    assert tuple(hand.tricks(seat) for seat in range(4)) == tuple(tricks)
    return hand


def played_out(hand: Hand) -> Hand:
    """Play on with the first legal action each time."""
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    return hand


def moved(hand: Hand) -> list[tuple[str, int, str]]:
    """What a hand adds to the scores: side, points and the last two figures of the clause."""
    return [(str(move.to), move.amount, move.clause[-2:]) for move in hand.movements()]


__all__ = [
    "BLIND", "COMMON", "A", "B", "C", "D", "dealt", "deck_with", "do", "finished", "legal",
    "moved", "played_out", "plays", "position", "said",
]  # fmt: skip
