"""Who draws, shuffles and cuts; which deck; what the dealer says."""

import random

import pytest

from cardhall.dealing import Shuffles, verify
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.views import view_for
from tests.tables.play import Table


def dealt_first(table: Table, dealer: int) -> Table:
    """The table at the shuffle, with this seat as the first dealer: the draw is left to chance."""
    for seed in range(200):
        other = Table(len(table.state.seats), people=tuple(range(len(table.state.seats))))
        other.begin(seed)
        other.to_stage("shuffle", seed)
        if other.state.dealer == dealer:
            return other
    raise AssertionError("no such draw")


def test_each_seat_draws_a_card_and_the_highest_deals_first() -> None:
    """The opening record shows one card a seat and names the dealer; equal cards draw again."""
    for seed in range(30):
        table = Table(5)
        table.begin(seed)
        table.to_stage("shuffle")
        drawn = table.events(events.CardDrawn)
        assert {event.seat for event in drawn if event.draw == 1} == set(range(5))
        last = max(event.draw for event in drawn)
        best = max(
            (e for e in drawn if e.draw == last), key=lambda e: "23456789TJQKA".index(e.card[0])
        )
        (first,) = table.events(events.FirstDealer)
        assert first.seat == best.seat == table.state.dealer
        if last > 1:
            ranks = {e.card[0] for e in drawn if e.draw == 1 and e.seat == best.seat}
            again = {e.seat for e in drawn if e.draw == 2}
            assert {e.card[0] for e in drawn if e.draw == 1 and e.seat in again} == ranks


@pytest.mark.clause("LLAA-BOURE-08")
def test_only_the_dealer_shuffles() -> None:
    """A shuffle by anyone else is refused by that clause, and nothing happens."""
    table = dealt_first(Table(5), 2)
    for seat in (0, 1, 3, 4):
        refusal = table.refused(c.Shuffle(seat=seat), f"p{seat}", "player")
        assert refusal.clause == "LLAA-BOURE-08"
    table.person(2, c.Shuffle(seat=2))
    assert table.state.stage == "cut"


@pytest.mark.clause("LLAA-BOURE-09")
def test_the_dealers_right_hand_neighbour_cuts() -> None:
    """Dealer C of A-E: B is asked to cut, anybody else is refused."""
    table = dealt_first(Table(5), 2)
    table.person(2, c.Shuffle(seat=2))
    for seat in (0, 2, 3, 4):
        refusal = table.refused(c.Cut(seat=seat), f"p{seat}", "player")
        assert refusal.clause == "LLAA-BOURE-09"
    view = view_for(table.state, 1)
    assert view.turn == 1
    assert view.mine is not None
    assert view.mine.may_cut
    table.person(1, c.Cut(seat=1, cards=20))
    assert table.state.stage == "hand"


def test_the_cut_turns_the_deck_and_no_cut_is_refused() -> None:
    """What is dealt is the committed order, turned where the cutter cut: anybody can check it
    later."""
    table = dealt_first(Table(5), 4)
    table.person(4, c.Shuffle(seat=4))
    for cards in (0, 52, -1):
        assert table.refused(c.Cut(seat=3, cards=cards), "p3", "player").field == "cards"
    table.person(3, c.Cut(seat=3, cards=20))
    assert table.state.secrets is not None
    assert table.state.hand is not None
    order = table.state.secrets.shuffles().deck(1)
    order = order[20:] + order[:20]
    assert table.state.hand.hand_of(0) == sum(1 << card for card in order[0:25:5])
    assert table.state.hand.turned == order[24]


@pytest.mark.clause("LLAA-BOURE-12")
def test_the_dealer_announces_trumps_before_the_first_decision() -> None:
    """In every deal a line of the log names the suit before anyone stays or passes."""
    table = Table(5)
    table.begin(3)
    table.play_until(lambda s: s.hands == 6)
    announced: dict[int, str] = {}
    hand = 0
    for event in table.past:
        if isinstance(event, events.HandDealt):
            hand = event.number
        if isinstance(event, events.TrumpAnnounced):
            announced[hand] = event.trump
        if isinstance(event, events.Acted):
            assert hand in announced
    names = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    lines = [line for line in table.state.log if line.clause == "LLAA-BOURE-12"]
    assert len(lines) == len(announced) == 6
    for line, trump in zip(lines[::-1], list(announced.values())[::-1], strict=True):
        assert f"{names[trump]} are trumps" in line.text
    view = view_for(table.state, None)
    assert names[table.events(events.HandDealt)[-1].trump] in view.announced


@pytest.mark.clause("LLAA-T-21")
def test_two_decks_take_turns() -> None:
    """Deals 1 to 4 use decks 1, 2, 1, 2, and the deck that is not due is refused."""
    table = dealt_first(Table(5), 0)
    assert table.refused(c.Shuffle(seat=0, deck=2), "p0", "player").clause == "LLAA-T-21"
    table.play_until(lambda s: s.hands == 4)
    assert [event.deck for event in table.events(events.HandDealt)] == [1, 2, 1, 2]


@pytest.mark.clause("LLAA-T-22")
def test_no_third_deck() -> None:
    """Opening a third deck is refused."""
    table = dealt_first(Table(5), 0)
    refusal = table.refused(c.Shuffle(seat=0, deck=3), "p0", "player")
    assert (refusal.clause, refusal.field) == ("LLAA-T-22", "deck")


@pytest.mark.clause("RAP-08")
@pytest.mark.parametrize("way", ["eldest", "youngest", "host", "named seat"])
def test_any_agreed_way_finds_the_first_dealer(way: str) -> None:
    """At a night at home the table may agree; the log says how."""
    table = Table(4, preset="rap")
    table.begin(1, dealer=2, way=way)
    assert (table.state.stage, table.state.dealer) == ("shuffle", 2)
    (first,) = table.events(events.FirstDealer)
    assert (first.way, first.clause) == (way, "RAP-08")
    assert any(way in line.text for line in table.state.log)


def test_the_tournament_draws_for_the_first_deal() -> None:
    """There the first dealer cannot be named."""
    table = Table(4)
    command = c.BeginSession(seed="1" * 64, salt="2" * 64, dealer=2, way="eldest")
    assert table.refused(command, role="chair").clause == "LLAA-BOURE-06"
    rap = Table(4, preset="rap")
    for bad in (
        c.BeginSession(seed="1" * 64, salt="2" * 64, dealer=9, way="eldest"),
        c.BeginSession(seed="1" * 64, salt="2" * 64, dealer=1, way="loudest"),
    ):
        assert rap.refused(bad, role="chair").clause == "RAP-08"


def test_the_seal_is_shown_before_anyone_acts_and_opened_after() -> None:
    """The commitment is in the view at once; seed and salt only when the session is over."""
    table = Table(3)
    table.begin(5)
    dice = random.Random(5)
    seed, salt = dice.randbytes(32), dice.randbytes(32)
    view = view_for(table.state, None)
    assert view.commitment == Shuffles(seed, salt).commitment
    assert view.reveals == ()
    table.play_session()
    (reveal,) = view_for(table.state, None).reveals
    assert reveal.seed == seed.hex()
    assert verify(bytes.fromhex(reveal.seed), bytes.fromhex(reveal.salt), reveal.commitment)


def test_a_seed_that_is_none_is_refused() -> None:
    table = Table(3)
    refusal = table.refused(c.BeginSession(seed="12", salt="0" * 64), role="chair")
    assert refusal.field == "seed"
    assert "12" not in str(refusal)
