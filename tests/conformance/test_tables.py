"""A live table of every game that has one: bots play, each reader is sent what a page can read, the
deals that are laid open after it are what was sealed; who lets the time run out is answered for."""

import random

import pytest

from cardhall.bots.arena import seats_allowed
from cardhall.dealing.check import check_file
from cardhall.dealing.dealt import dealt
from cardhall.games import having
from cardhall.messages import to_answer
from cardhall.tables.deal_proofs import deal_proofs
from cardhall.tables.games import table_game
from tests.conformance.shape import rules_of
from tests.tables import whole
from tests.tables.play import SECOND, Table

with_table = pytest.mark.parametrize("name", having("table"))


def opened(name: str, seed: int, deals: int = 0) -> Table:
    """A table of bots by the game's first preset: four, or about as many as can sit."""
    preset = table_game(name).presets()[0]
    allowed = seats_allowed(name, rules_of(name, preset))
    seats = min(allowed, key=lambda count: abs(count - 4))
    at = Table(seats, preset=preset, game=name, dealing="table", minutes=600, deals=deals)
    at.begin(seed)
    return at


@with_table
def test_bots_play_hands_that_every_reader_can_read_and_anybody_can_check(name: str) -> None:
    """What is sent of another maker's game has no shape of its own: all games' parts draw it."""
    at, dice = opened(name, 3, deals=2), random.Random(name)
    for _ in range(4_000):
        if at.state.stage == "ended":
            break
        if dice.random() < 0.2:
            for reader in whole.readers(at.state):
                assert whole.bytes_for(at.state, reader)
        if not at.bot_moves():
            at.wait(SECOND)
    assert at.state.history
    whole.comes_back(at)
    if dealt(name):
        found = list(check_file(to_answer(deal_proofs(at.past)).decode()))
        assert found
        assert [check.what for check in found if not check.right] == []


@with_table
def test_time_that_is_up_is_remedied_by_something_legal(name: str) -> None:
    at, adapter, dice = opened(name, 4), table_game(name), random.Random(name)
    hand = at.state.hand
    assert hand is not None
    while not hand.is_over:
        for seat in adapter.asked(hand) if hand.turn >= 0 else ():  # else the table itself acts
            done = adapter.checked(hand, seat, adapter.remedy(hand, seat))
            assert isinstance(done, str), done
        hand = adapter.after(hand, hand.turn, dice.choice(adapter.words(hand)))
