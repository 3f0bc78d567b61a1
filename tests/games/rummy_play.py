"""Helpers for Rummy in words: a deck that deals given hands, positions, acts in words."""

from collections.abc import Mapping

from cardhall.cards.notation import card_list, card_set, format_card, parse_cards
from cardhall.games.rummy import Hand, Refusal, Rules, cards_of, format_action, parse_action

LLAA = Rules.preset("llaa")
A, B, C, D, E, F = range(6)


def deck_with(
    hands: Mapping[int, str], up: str = "", stock: str = "", seats: int = 4, dealer: int = D
) -> list[int]:
    """A deck order that deals these hands, turns this card, has this stock, then the rest low to
    high."""
    named = [card for text in (*hands.values(), up, stock) for card in parse_cards(text)]
    rest = iter([card for card in range(52) if card not in named])
    dealt = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    each = LLAA.cards_dealt(seats)
    deck = [dealt[s][i] if s in dealt else next(rest) for i in range(each) for s in order]
    turned = parse_cards(up) if up else [next(rest)]
    return [*deck, *turned, *parse_cards(stock), *rest]


def dealt(
    hands: Mapping[int, str],
    up: str = "",
    stock: str = "",
    seats: int = 4,
    dealer: int = D,
    rules: Rules = LLAA,
) -> Hand:
    hand = Hand(rules, dealer, seats)
    hand.deal(deck_with(hands, up, stock, seats, dealer))
    return hand


def at(
    held: str,
    *,
    melds: tuple[str, ...] = (),
    discards: str = "",
    stock: str | None = None,
    taken: str = "",
    drawn: str = "",
    owes: str = "",
    phase: str = "play",
    others: tuple[str, ...] = (),
    rules: Rules = LLAA,
    turned: int = 0,
) -> Hand:
    """Seat A is to act with these cards, B and so on hold the others, the last of them dealt.
    Without others one player has two cards, without a stock it has three, named nowhere."""
    named = parse_cards(" ".join((held, discards, *melds, *others, stock or "")))
    free = [format_card(card) for card in range(52) if card not in named]
    others = others or (" ".join(free[-2:]),)
    stock = " ".join(free[:3]) if stock is None else stock
    seats = 1 + len(others)
    return Hand.at(
        rules,
        seats - 1,
        [card_set(held), *[card_set(text) for text in others]],
        stock=parse_cards(stock),
        discards=parse_cards(discards),
        melds=[card_set(meld) for meld in melds],
        taken=parse_cards(taken),
        drawn=parse_cards(drawn)[0] if drawn else -1,
        owes=card_set(owes),
        phase=phase,
        turned=turned,
    )


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def legal(hand: Hand) -> set[str]:
    """The legal actions in words."""
    return {format_action(action) for action in hand.legal_actions()}


def can(hand: Hand, *words: str) -> bool:
    """Are all these legal, and listed as such?"""
    actions = hand.legal_actions()
    return all(parse_action(text) in actions for text in words)


def throws(hand: Hand) -> set[str]:
    """The cards that may be thrown."""
    return {text.removeprefix("throw ") for text in legal(hand) if text.startswith("throw ")}


def refused(hand: Hand, words: str) -> Refusal:
    """Why this is refused; fails if it is not."""
    found = hand.why_not(parse_action(words))
    assert found is not None, words
    return found


def reason(hand: Hand, words: str) -> tuple[str, str]:
    """Reason and clause of a refusal."""
    found = refused(hand, words)
    return found.reason, found.clause


def names(cards: int) -> set[str]:
    return {format_card(card) for card in card_list(cards)}


__all__ = [
    "LLAA", "A", "B", "C", "D", "E", "F", "at", "can", "card_set", "cards_of", "dealt",
    "deck_with", "do", "legal", "names", "reason", "refused", "throws",
]  # fmt: skip
