"""Helpers for euchre in words: a deck that deals given hands, acts in the words of the table."""

from collections.abc import Mapping

from cardhall.cards.notation import SUIT_NAMES, card_set, parse_card, parse_cards
from cardhall.games.euchre import PACK, Hand, Rules, Session, format_action, parse_action

LIONS = Rules.preset("lions-euchre")
A, B, C, D = range(4)


def deck_with(hands: Mapping[int, str] | None = None, up: str = "9H", dealer: int = D) -> list[int]:
    """A deck that, dealt one at a time, gives these hands and turns up this card."""
    hands = hands or {}
    named = parse_cards(" ".join([*hands.values(), up]))
    rest = iter([card for card in PACK if card not in named])
    held = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    deck = []
    for turn in range(5):
        for step in range(4):
            seat = (dealer + 1 + step) % 4
            deck.append(held[seat][turn] if seat in held else next(rest))
    return [*deck, parse_card(up), *rest]


def dealt(
    hands: Mapping[int, str] | None = None, up: str = "9H", dealer: int = D, rules: Rules = LIONS
) -> Hand:
    """A hand just dealt."""
    hand = Hand(rules, dealer)
    hand.deal(deck_with(hands, up, dealer), "1")
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


def finished(
    tricks: tuple[int, int, int, int], maker: int = A, *, alone: bool = False, rules: Rules = LIONS
) -> Hand:
    """A hand at its end with these tricks: the last is played by seats that hold one card each."""
    winner = max(range(4), key=lambda seat: tricks[seat])
    before = [count - (seat == winner) for seat, count in enumerate(tricks)]
    hands = {seat: card_set(f"{'9TQK'[seat]}C") for seat in range(4) if seat != winner}
    hands[winner] = card_set("JS")
    hand = Hand.at(
        rules, D, hands, trump=SUIT_NAMES.index("spades"), maker=maker, alone=alone,
        tricks=before, turn=winner,
    )  # fmt: skip
    played_out(hand)
    assert tuple(hand.tricks(seat) for seat in range(4)) == tricks
    return hand


def played_out(hand: Hand) -> Hand:
    """Play on with the first legal action each time."""
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    return hand


def finish(session: Session, hand: Hand) -> list[str]:
    """Enter a hand that was set up elsewhere into a game: a deal, and this as what came of it."""
    session.start_hand(list(PACK))
    return [movement.clause for movement in session.finish(hand)]


E1 = {D: "9D KH QC JS AD", A: "AH 9C TC KS QD", B: "QH TH AC 9S TD", C: "JD 9H KC AS KD"}
"""The worked hand: up JH, D deals, B orders, D throws 9D."""


def worked() -> Hand:
    return do(dealt(E1, up="JH"), "pass; pick it up; discard 9D")


__all__ = [
    "E1", "LIONS", "A", "B", "C", "D", "dealt", "deck_with", "do", "finish", "finished", "legal",
    "played_out", "plays", "said", "worked",
]  # fmt: skip
