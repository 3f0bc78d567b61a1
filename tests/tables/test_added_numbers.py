"""Players add numbers of their own to the shuffles, after the seal and before the cards."""

import random

import msgspec
import pytest

from cardhall.dealing import Shuffles
from cardhall.dealing.check import Noted, check_file
from cardhall.messages import Message, to_answer
from cardhall.tables import commands as c
from cardhall.tables.deal_proofs import deal_proofs
from cardhall.tables.shapes import SealView
from cardhall.tables.views import view_for
from tests.tables import usual
from tests.tables.play import Table

ROSE, ODILE = "aa" * 32, "bb" * 32
SEED, SALT = random.Random(1).randbytes(32), random.Random(2).randbytes(32)
SEAL = Shuffles(SEED, SALT).commitment


def table_of(game: str = "euchre", people: tuple[int, ...] = (0, 1)) -> Table:
    return Table(4, people, usual.PRESETS[game], game=game, minutes=2)


def add(table: Table, seat: int, number: str, seal: str = SEAL) -> None:
    table.person(seat, c.AddNumber(seat=seat, commitment=seal, number=number))


def begin(table: Table) -> None:
    table.do(c.BeginSession(seed=SEED.hex(), salt=SALT.hex()), role="chair")


def deck_of(table: Table) -> list[int]:
    assert table.state.secrets is not None
    return table.state.adapter.deck(table.state.secrets.shuffles(), table.state.shuffles)


def play_on(table: Table, hands: int = 99) -> None:
    """Bots play on for the people, to so many more deals or to the end of the session."""
    for seat, place in enumerate(table.state.seats):
        if place.kind == "person" and not place.sitting_in:
            table.do(c.ReplaceByBot(seat=seat), role="chair")
    until = table.state.hands + hands
    while table.state.stage != "ended" and table.state.hands < until:
        if not table.bot_moves():
            table.wait(1_000)


def play_out(table: Table) -> str:
    play_on(table)
    return msgspec.json.encode(deal_proofs(table.past)).decode()


def seal_in(table: Table, next_seal: str = "") -> SealView | None:
    mine = view_for(table.state, 0, next_seal=next_seal).mine
    assert mine is not None
    return mine.seal


def verdict(file: str, *noted: Noted) -> list[str]:
    return [one.what for one in check_file(file, noted) if not one.right]


def test_each_number_changes_the_decks_and_the_seal_stays() -> None:
    decks, seals = set(), set()
    for numbers in ({}, {0: ROSE}, {1: ROSE}, {0: ROSE, 1: ODILE}, {0: ODILE, 1: ROSE}):
        table = table_of()
        for seat, number in numbers.items():
            add(table, seat, number)
        begin(table)
        decks.add(tuple(deck_of(table)))
        seals.add(view_for(table.state, None).commitment)
    assert len(decks) == 5
    assert seals == {SEAL}


def test_the_numbers_of_all_are_in_the_file_and_who_added_none_is_named() -> None:
    table = table_of()
    add(table, 1, ODILE)
    begin(table)
    told = deal_proofs(table.past).sessions[0].numbers
    assert [(one.seat, one.number) for one in told] == [("A Rose", ""), ("B Odile", ODILE)]
    keys = {line.text.key for line in table.state.log}
    assert {"numbers-were-added-by", "no-number-from"} <= keys
    file = play_out(table)
    assert verdict(file, Noted(1, SEAL, 1, f"B{ODILE}", 0)) == []
    assert verdict(file, Noted(1, SEAL, 1, f"A{ROSE}", 0)) != []


def test_a_number_that_comes_in_play_counts_from_the_next_deal_on() -> None:
    table = table_of()
    add(table, 0, ROSE)
    begin(table)
    first = deck_of(table)
    add(table, 1, ODILE)
    assert deck_of(table) == first
    play_on(table, hands=1)
    alone = Shuffles(SEED, SALT).order("deck/2", 24, 2)
    assert deck_of(table) != [table.state.adapter.module.PACK[place] for place in alone]
    (mine,) = [one for one in deal_proofs(table.past).sessions[0].numbers if one.number == ODILE]
    assert (mine.seat, mine.since) == ("B Odile", 2)
    file = play_out(table)
    assert verdict(file, Noted(1, SEAL, 1, f"B{ODILE}", 2)) == []
    assert verdict(file, Noted(1, SEAL, 1, f"B{ODILE}", 1)) != []


def test_a_number_under_another_seal_counts_for_nothing() -> None:
    table = table_of()
    add(table, 0, ROSE, "00" * 32)
    begin(table)
    assert [one.number for one in deal_proofs(table.past).sessions[0].numbers] == ["", ""]
    refused = table.refused(c.AddNumber(seat=0, commitment="00" * 32, number=ROSE), "p0", "player")
    assert refused.why == Message("that-is-another-sessions-seal")


def test_a_number_under_a_made_up_seal_takes_nobody_elses_away() -> None:
    table = table_of()
    add(table, 0, ROSE)
    add(table, 1, ODILE, "00" * 32)
    begin(table)
    assert [one.number for one in deal_proofs(table.past).sessions[0].numbers] == [ROSE, ""]


def test_nothing_is_added_to_a_session_that_is_over() -> None:
    table = table_of()
    begin(table)
    file = play_out(table)
    late = c.AddNumber(seat=0, commitment=SEAL, number=ROSE)
    refused = table.refused(late, "p0", "player")
    assert refused.why == Message("that-is-another-sessions-seal")
    assert msgspec.json.encode(deal_proofs(table.past)).decode() == file


def test_a_number_is_added_once_and_from_ones_own_seat() -> None:
    table = table_of()
    add(table, 0, ROSE)
    again = c.AddNumber(seat=0, commitment=SEAL, number=ODILE)
    assert table.refused(again, "p0", "player").why == Message("your-number-is-there-already")
    other = c.AddNumber(seat=1, commitment=SEAL, number=ODILE)
    assert table.refused(other, "p0", "player").why == Message("that-is-not-your-seat")
    short = c.AddNumber(seat=1, commitment=SEAL, number="12")
    assert table.refused(short, "p1", "player").field == "number"


def test_a_player_who_changes_seats_takes_the_number_along() -> None:
    table = table_of(people=(0,))
    add(table, 0, ROSE)
    table.do(c.SwapSeats(seat=0, other=2), "host", "host")
    begin(table)
    told = deal_proofs(table.past).sessions[0].numbers
    assert [(one.seat[0], one.number) for one in told] == [("C", ROSE)]


def test_the_view_tells_the_seal_to_come_and_whose_numbers_are_there() -> None:
    table = table_of()
    assert seal_in(table) is None
    seal = seal_in(table, SEAL)
    assert seal is not None
    assert (seal.session, seal.commitment, seal.added) == (1, SEAL, ())
    add(table, 1, ODILE)
    begin(table)
    seal = seal_in(table)
    assert seal is not None
    assert [(one.seat, one.since) for one in seal.added] == [(1, 0)]
    assert ODILE not in str(to_answer(view_for(table.state, 0)))


@pytest.mark.parametrize("game", ["boure", "pedro", "pitty_pat", "holdem", "rummy", "po_ke_no"])
def test_every_game_deals_from_what_was_added(game: str) -> None:
    table = table_of(game)
    add(table, 0, ROSE)
    add(table, 1, ODILE)
    begin(table)
    file = play_out(table)
    assert verdict(file, Noted(1, SEAL, 0, f"A{ROSE}", 0)) == []
    assert verdict(file.replace(ROSE, "cc" * 32)) != []
