"""The program's Po-Ke-No against a brute force that plays with strings: who may do what at any
moment, and who is paid."""

from random import Random

import pytest

from cardhall.cards.notation import format_card
from cardhall.games.po_ke_no import Hand, Rules, format_action
from cardhall.games.po_ke_no.boards import shipped
from tests.brute.po_ke_no_rules import Table
from tests.examples import dice, share
from tests.games.po_ke_no_trace import choice, some_hand

LLAA = Rules.preset("llaa")
VARIANTS = {
    "llaa": LLAA,
    "llaa, first call": LLAA.replace(even="first-call"),
    "llaa, late lost": LLAA.replace(late="lost"),
    "llaa, false sits out": LLAA.replace(false_call="sit-out-game"),
}


def on_shipped_boards(rules: Rules, rng: Random) -> Hand:
    seats = rng.randint(2, 12)
    hand = Hand(
        rules, rng.sample(shipped(), seats), rng.sample(range(seats), rng.randint(2, seats))
    )
    hand.deal(rng.sample(range(52), 52))
    return hand


def play(hand: Hand, rng: Random) -> int:
    """Play a game to its end beside the brute force; the positions met."""
    names = [[format_card(card) for card in board] for board in hand.boards]
    table = Table(hand.rules.to_data(), names, list(hand.playing))
    met = 0
    while not hand.is_over:
        assert {format_action(action) for action in hand.legal_actions()} == table.legal()
        met += 1
        action = choice(rng, hand)
        hand.apply(action)
        table.act(format_action(action), format_card(hand.called[-1]) if hand.calls else "")
    result = hand.result()
    assert (result.winner, result.chips, set(result.even)) == table.outcome()
    return met


@pytest.mark.clause("LLAA-POKENO-04", "LLAA-POKENO-06", "LLAA-POKENO-11", "LLAA-POKENO-12")
def test_20_000_positions_on_any_boards_agree_with_the_brute_force() -> None:
    rng, met, wanted = dice("po_ke_no", 1), 0, share(20_000)
    while met < wanted:
        met += play(some_hand(rng), rng)


@pytest.mark.parametrize("name", list(VARIANTS))
def test_20_000_positions_on_the_boards_that_ship_agree_with_the_brute_force(name: str) -> None:
    rng, met, wanted = dice("po_ke_no", name), 0, share(20_000)
    while met < wanted:
        met += play(on_shipped_boards(VARIANTS[name], rng), rng)
