"""Helpers for hands of Pedro in words: a deck that deals given hands, acts in table words."""

from collections.abc import Mapping

from cardhall.cards.notation import card_set, parse_cards
from cardhall.games.pedro import Hand, Rules, format_action, parse_action

LLAA = Rules.preset("llaa")
SUIT = {"C": 0, "D": 1, "H": 2, "S": 3}
A, B, C, D = range(4)

#: The worked hand: after the draw, hearts trumps, dealer D.
P1 = {
    A: "QH 9H 4H KC 7S 2D",
    B: "KH 6H 2H QC 9S 8D",
    C: "AH JH TH 5H AS 3C",
    D: "8H 7H 5D 3H KD JC",
}
#: The same as it may have been dealt: each with the trumps that are kept.
P1_DEALT = {
    A: "QH 9H 4H 3D 6C 7C 8C 9C TC",
    B: "KH 6H 2H 4D 6D 7D 9D TD JD",
    C: "AH JH TH 5H 2C 4C 5C JS QS",
    D: "8H 7H 5D 3H 2S 3S 4S 5S 6S",
}
P1_STOCK = "KC 7S 2D QC 9S 8D AS 3C KD JC"


def deck_with(dealer: int, hands: Mapping[int, str], stock: str = "") -> list[int]:
    """A deck order that deals these nine-card hands by threes, then this stock."""
    named = [card for text in (*hands.values(), stock) for card in parse_cards(text)]
    rest = iter([card for card in range(52) if card not in named])
    dealt = {seat: iter(parse_cards(text)) for seat, text in hands.items()}
    deck = []
    for _ in range(3):
        for step in range(4):
            seat = (dealer + 1 + step) % 4
            deck += [next(dealt.get(seat, rest)) for _ in range(3)]
    deck += parse_cards(stock)
    return deck + list(rest)


def dealt(
    hands: Mapping[int, str] | None = None,
    rules: Rules = LLAA,
    *,
    dealer: int = D,
    stock: str = "",
    spare: list[int] | None = None,
) -> Hand:
    """A hand just dealt."""
    hand = Hand(rules, dealer)
    hand.deal(deck_with(dealer, hands or {}, stock), spare)
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Take actions, written with semicolons between them."""
    for text in words.split(";"):
        hand.apply(parse_action(text))
    return hand


def throw_all(hand: Hand) -> Hand:
    """Everybody throws what they have to; a surplus the first way that is listed."""
    while hand.phase == "throw":
        hand.apply(hand.legal_actions()[0])
    return hand


def legal(hand: Hand) -> set[str]:
    """The legal actions in words; a play is only its cards."""
    return {format_action(action).removeprefix("play ") for action in hand.legal_actions()}


def follow(led: str, held: str, trump: str = "H", rules: Rules = LLAA) -> set[str]:
    """What B may play from these cards on a card that A leads; nothing if B's hand goes down."""
    used = card_set(f"{led} {held}")
    size = len(held.split())
    rest = [card for card in range(52) if not used >> card & 1]
    plain = [c for c in rest if c // 13 not in (SUIT[trump], 3 - SUIT[trump])]
    # two hands of low trumps and other cards, so that the trick goes on
    trumps = [c for c in rest if c // 13 == SUIT[trump]]
    others = {seat: [trumps[seat], *plain[9 * seat : 9 * seat + size - 1]] for seat in (A, C, D)}
    others[A] = others[A][: size - 1]
    hands = {seat: sum(1 << card for card in cards) for seat, cards in others.items()}
    hand = Hand.at(
        rules, D, {**hands, B: card_set(held)}, SUIT[trump], bidder=A,
        trick=[(A, parse_cards(led)[0])],
    )  # fmt: skip
    if hand.turn != B:
        assert B in hand.down
        return set()
    return legal(hand)


def stated(hands: Mapping[int, str], trump: str = "H", rules: Rules = LLAA, **at: object) -> Hand:
    """A stated position of the play, dealer D."""
    masks = {seat: card_set(text) for seat, text in hands.items()}
    return Hand.at(rules, D, masks, SUIT[trump], **at)  # type: ignore[arg-type]


def play(hand: Hand, cards: str) -> Hand:
    """Play these cards, one after another, whoever's turn it is."""
    for card in cards.split():
        hand.apply(parse_action(f"play {card}"))
    return hand
