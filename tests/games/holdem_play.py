"""Helpers for hold'em in words: seats B (button), S (small), G (big), U and V, as the clauses have
them; hands from given cards, acts in the words of the table."""

from collections.abc import Mapping, Sequence

from cardhall.cards.notation import parse_cards
from cardhall.games.holdem import Hand, Illegal, Rules, format_action, parse_action

KOFC = Rules.preset("kofc-holdem")
LIMIT = Rules.preset("cash-limit")
CASH = Rules.preset("cash-no-limit")
B, S, G, U, V = range(5)
NAMES = "BSGUV"


def dealt(
    stacks: Sequence[int] | int = 10_000,
    rules: Rules = KOFC,
    hands: Mapping[int, str] | None = None,
    board: str = "",
    seats: int = 5,
    button: int = B,
    **more: object,
) -> Hand:
    """A hand just dealt: seat B has the button, everybody the same stack unless it is said."""
    chips = [stacks] * seats if isinstance(stacks, int) else stacks
    hand = Hand(rules, chips, button, **more)  # type: ignore[arg-type]
    cards = {seat: parse_cards(text) for seat, text in (hands or {}).items()}
    hand.deal(hand.deck_for(cards, parse_cards(board)))
    return hand


def do(hand: Hand, words: str) -> Hand:
    """Acts with semicolons between them, each with its seat: ``U raise 300; V fold``."""
    for act in words.split(";"):
        name, _, text = act.strip().partition(" ")
        assert NAMES[hand.turn] == name, (act, NAMES[hand.turn], hand.phase)
        hand.apply(parse_action(text))
    return hand


def checks(hand: Hand) -> Hand:
    """Everybody checks this round."""
    phase = hand.phase
    while hand.phase == phase:
        hand.apply(parse_action("check"))
    return hand


def to_river(hand: Hand) -> Hand:
    """Everybody calls and checks until the river is dealt."""
    while hand.phase != "river":
        hand.apply(hand.legal_actions()[1 if hand.to_call else 0])
    return hand


def legal(hand: Hand) -> set[str]:
    """The legal actions in words."""
    return {format_action(action) for action in hand.legal_actions()}


def refused(hand: Hand, words: str) -> tuple[str, str]:
    """Why an act is refused now: reason and clause; that it is, and changes nothing."""
    before = (hand.stacks, hand.turn, hand.phase, hand.history)
    try:
        hand.apply(parse_action(words))
    except Illegal as error:
        assert (hand.stacks, hand.turn, hand.phase, hand.history) == before
        return error.reason, error.clause
    raise AssertionError(f"{words} was not refused")


def check_down(hand: Hand) -> Hand:
    """Everybody calls and checks to the showdown, and shows."""
    while not hand.is_over:
        hand.apply(hand.legal_actions()[1 if hand.to_call else 0])
    return hand
