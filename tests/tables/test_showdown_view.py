"""What the table tells of a showdown: which five won each pot, what an all-in could still bring."""

from fractions import Fraction

import pytest

from cardhall.cards.equity import exact
from cardhall.cards.notation import parse_cards
from cardhall.games.holdem.table_view import HoldemPlay
from cardhall.tables.game import TableGame
from cardhall.tables.views import view_for
from tests.tables.play import Table
from tests.tables.whole import act

DEALT = "AS 7D KS AH 2D KH 9D 8D 5H 3S TC 4S JD QC 6C 6D"
"""Three hands, dealt in turn, then what is burned and the board."""


@pytest.fixture
def lying(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Three at a table with a pack that is laid for them, dealt."""
    top = list(parse_cards(DEALT))
    deck = top + [card for card in range(52) if card not in top]
    monkeypatch.setattr(TableGame, "deck", lambda *_: list(deck))
    table = Table(3, people=(0, 1, 2), game="holdem", preset="kofc-holdem", minutes=30)
    table.begin(1)
    table.to_stage("hand")
    return table


def all_in(table: Table, folds: int = 0) -> None:
    """The first raises all; of the others so many fold, and the rest call."""
    act(table, words_of(table)[-1])
    while table.state.stage == "hand":
        act(table, "fold" if folds > 0 else "call")
        folds -= 1


def words_of(table: Table) -> list[str]:
    return [str(one) for one in table.state.adapter.words(table.state.hand)]


def seen(table: Table, reader: int | None = None) -> HoldemPlay:
    play = view_for(table.state, reader).play
    assert isinstance(play, HoldemPlay)
    return play


@pytest.mark.clause("HOLDEM-83")
def test_an_all_in_tells_each_hands_chance_on_every_street_to_everybody(lying: Table) -> None:
    all_in(lying)
    for reader in (None, 0, 1, 2):
        play = seen(lying, reader)
        assert [one.board for one in play.chances] == [0, 3, 4]
        for one in play.chances:
            board = " ".join(play.board[: one.board])
            whole = exact([" ".join(cards) for cards in play.shown], board)
            assert one.shares == tuple(round(share, 4) for share in whole.shares)
            assert sum(map(Fraction, one.shares)) == pytest.approx(1, abs=0.001)
    (won,) = seen(lying).won
    assert len(won.cards) == 5
    assert set(won.cards) <= {*play.board, *play.shown[won.seats[0]]}


def test_a_hand_that_nobody_has_to_show_tells_no_cards_and_no_chance(lying: Table) -> None:
    all_in(lying, folds=2)
    play = seen(lying)
    assert not play.chances
    assert all(not one.cards for one in play.won)
    assert not any(play.shown)


def test_what_folded_is_counted_as_unknown_and_has_no_chance(lying: Table) -> None:
    all_in(lying, folds=1)
    play = seen(lying)
    folded = [seat for seat, cards in enumerate(play.shown) if not cards]
    assert len(folded) == 1
    assert all(one.shares[folded[0]] == 0 for one in play.chances)
    assert play.chances


def test_a_hand_that_was_bet_to_its_end_tells_no_chances(lying: Table) -> None:
    while lying.state.stage == "hand":
        words = words_of(lying)
        act(lying, next(one for one in ("check", "call", "show") if one in words))
    play = seen(lying)
    assert len(play.board) == 5
    assert not play.chances
    assert all(len(one.cards) >= 5 for one in play.won)
