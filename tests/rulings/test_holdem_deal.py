"""The deal of hold'em card by card: what is wrong with it, and what is made of it.

Five seats, the button at E: A gets the first card. The pack is in the order of ``PACK``: the first
round is AS KS QS JS TS, the second 9S 8S 7S 6S 5S, then the stub from 4S.
"""

from dataclasses import replace

import pytest

from cardhall.cards.notation import CardError, format_card, parse_cards
from cardhall.games.holdem.referee.deal import (
    Deal,
    Finding,
    Lay,
    deck_for,
    format_pack,
    judge,
    lay_out,
    mend_burn,
    parse_pack,
    rebuild_stub,
    replace_hole,
    right_lay,
    take_out,
)

PACK = [card for suit in (3, 2, 1, 0) for card in range(suit * 13 + 12, suit * 13 - 1, -1)]
DUE = (0, 1, 2, 3, 4)


def deal(went: str = "ABCDE ABCDE", pack: object = None, **facts: object) -> Deal:
    """A deal of this table; ``went`` whom the cards went to, ``pack`` its first cards in words."""
    fell = tuple("ABCDEF".index(seat) for seat in went.replace(" ", ""))
    cards = tuple(PACK)
    if pack is not None:
        first = parse_pack(str(pack))
        cards = (*first, *(card for card in PACK if card not in first))
    for key in ("boxed", "unnoticed", "other_back"):
        if key in facts:
            facts[key] = parse_pack(str(facts[key]))
    return Deal(cards, DUE, () if fell == DUE * 2 else fell, **facts)  # type: ignore[arg-type]


def hands(lay: Lay) -> list[str]:
    return [format_pack(hand) for hand in lay.hands]


RIGHT = ["AS 9S", "KS 8S", "QS 7S", "JS 6S", "TS 5S"]


def after(finding: Finding) -> list[str]:
    return hands(finding.lay)


def test_a_right_deal_gives_one_card_at_a_time_from_the_left_of_the_button() -> None:
    lay = lay_out(deal())
    assert hands(lay) == RIGHT
    assert format_pack(lay.stub[:3]) == "4S 3S 2S"
    assert judge(deal()).kind == "right"


# --- misdeals -------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-14")
def test_cards_two_and_three_exchanged_are_exchanged_back() -> None:
    fell = deal("ACBDE ABCDE")
    assert hands(lay_out(fell))[1:3] == ["QS 8S", "KS 7S"]
    found = judge(fell)
    assert (found.kind, after(found)) == ("adjusted", RIGHT)
    assert found.moves == (
        ("HOLDEM-14", "card 2 goes from C to B"),
        ("HOLDEM-14", "card 3 goes from B to C"),
    )


@pytest.mark.clause("HOLDEM-14")
def test_cards_that_were_looked_at_are_dealt_anew() -> None:
    assert judge(deal("ACBDE ABCDE"), cards="seen").kind == "anew"


@pytest.mark.clause("HOLDEM-15")
def test_once_two_have_acted_the_deal_stands() -> None:
    for went in ("ACBDE ABCDE", "BCDEA BCDEA", "ABCE ABCE", "ABCDE ABCDE A"):
        assert judge(deal(went), acted=1).kind in ("adjusted", "mended")
        found = judge(deal(went), acted=2)
        assert (found.kind, found.clause) == ("stands", "HOLDEM-15")
        assert found.lay == lay_out(deal(went))


@pytest.mark.clause("HOLDEM-16")
def test_a_first_or_second_card_exposed_is_a_misdeal_a_third_is_not() -> None:
    for place in (1, 2):
        found = judge(deal(exposed=(place,)))
        assert (found.kind, found.clause) == ("anew", "HOLDEM-16")
    found = judge(deal(exposed=(3,)))
    assert (found.kind, found.clause) == ("kept", "HOLDEM-44")
    assert after(found) == RIGHT


@pytest.mark.clause("HOLDEM-16")
def test_by_option_a_card_exposed_anywhere_in_two_rounds_is_a_misdeal() -> None:
    assert judge(deal(exposed=(10,)), exposed="any-in-two-rounds").clause == "HOLDEM-16"
    assert judge(deal(exposed=(10,))).kind == "kept"


@pytest.mark.clause("HOLDEM-17")
def test_two_exposed_cards_are_a_misdeal_wherever_they_fell() -> None:
    found = judge(deal(exposed=(7, 9)))
    assert (found.kind, found.clause) == ("anew", "HOLDEM-17")


@pytest.mark.clause("HOLDEM-18")
def test_two_extra_cards_go_back_three_are_a_misdeal() -> None:
    found = judge(deal("ABCDE ABCDE AB"))
    assert (found.kind, found.clause) == ("mended", "HOLDEM-18")
    assert after(found) == RIGHT
    assert format_pack(found.lay.stub[:3]) == "4S 3S 2S"
    found = judge(deal("ABCDE ABCDE ABC"))
    assert (found.kind, found.clause) == ("anew", "HOLDEM-18")


@pytest.mark.clause("HOLDEM-19")
def test_two_boxed_cards_are_set_aside_three_are_a_misdeal() -> None:
    found = judge(deal(boxed="QS 7S"))
    assert found.kind == "kept"
    assert after(found) == ["AS 8S", "KS 6S", "JS 5S", "TS 4S", "9S 3S"]
    found = judge(deal(boxed="QS 7S 2C"))
    assert (found.kind, found.clause) == ("anew", "HOLDEM-19")


@pytest.mark.clause("HOLDEM-20")
def test_a_seat_left_out_or_an_empty_seat_dealt_in_is_a_misdeal() -> None:
    found = judge(deal("ABCE ABCE"))
    assert (found.clause, found.reason, after(found)) == ("HOLDEM-20", "D was left out", RIGHT)
    found = judge(deal("ABCDEF ABCDEF"))
    assert (found.clause, found.reason) == ("HOLDEM-20", "the empty seat F was dealt in")
    assert after(found) == RIGHT
    assert judge(deal("ABCE ABCE"), cards="seen").kind == "anew"


@pytest.mark.clause("HOLDEM-21")
def test_a_wrong_first_seat_sequence_or_button_is_a_misdeal() -> None:
    found = judge(deal("BCDEA BCDEA"))
    assert (found.clause, found.reason) == ("HOLDEM-21", "the first card went to B")
    assert (found.kind, after(found)) == ("adjusted", RIGHT)
    found = judge(deal("ABDCE ABCDE"))
    assert (found.clause, found.reason) == ("HOLDEM-21", "cards were dealt out of sequence")
    found = judge(deal(button_due=0))
    assert (found.kind, found.clause) == ("anew", "HOLDEM-21")


@pytest.mark.clause("HOLDEM-22")
def test_one_short_gets_the_next_card_only_in_the_order_of_the_deal() -> None:
    found = judge(deal("ABCDE ABCD"))
    assert (found.kind, found.clause) == ("mended", "HOLDEM-22")
    assert found.moves == (("HOLDEM-22", "E gets the next card of the stub"),)
    assert after(found) == RIGHT
    passed_over = deal("ABCDE ABDE")
    assert judge(passed_over).kind == "adjusted"
    assert judge(passed_over, cards="seen").kind == "anew"
    assert judge(deal("ABCDE ABCD"), cards="seen").kind == "mended"


@pytest.mark.clause("HOLDEM-43")
def test_an_extra_card_is_the_next_burn() -> None:
    fell = deal("ABCDE ABCDE A")
    assert hands(lay_out(fell))[0] == "AS 9S 4S"
    found = judge(fell)
    assert (found.kind, found.clause, after(found)) == ("mended", "HOLDEM-43", RIGHT)
    burned, flop = found.lay.streets()[0]
    assert (format_pack(burned), format_pack(flop)) == ("4S", "3S 2S AH")


# --- jokers and boxed cards -----------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-38")
def test_a_boxed_card_and_a_joker_do_not_exist() -> None:
    lay = lay_out(deal(pack="AS KS QS JS X1 TS", boxed="JS"))
    assert hands(lay) == ["AS 8S", "KS 7S", "QS 6S", "TS 5S", "9S 4S"]
    in_the_stub = lay_out(deal(boxed="3S"))
    assert format_pack(in_the_stub.streets()[0][1]) == "2S AH KH"


@pytest.mark.clause("HOLDEM-39")
def test_a_boxed_card_in_a_hand_is_replaced_after_the_last_card() -> None:
    lay = lay_out(deal(boxed="JS", unnoticed="JS"))
    assert hands(lay) == RIGHT
    lay = replace_hole(lay, 3, parse_cards("JS")[0])
    assert hands(lay)[3] == "4S 6S"
    burned, flop = lay.streets()[0]
    assert (format_pack(burned), format_pack(flop)) == ("3S", "2S AH KH")


# --- burns, early cards, the stub -----------------------------------------------------------------


@pytest.mark.clause("HOLDEM-48")
def test_a_missed_or_double_burn_is_put_right_card_by_card() -> None:
    lay = lay_out(deal(burns=(0, 1, 1)))
    assert format_pack(lay.board) == "4S 3S 2S KH JH"
    assert format_pack(mend_burn(lay, 0).board) == "3S 2S AH QH TH"
    lay = lay_out(deal(burns=(2, 1, 1)))
    assert format_pack(lay.board) == "2S AH KH JH 9H"
    assert format_pack(mend_burn(lay, 0).board) == "3S 2S AH QH TH"


@pytest.mark.clause("HOLDEM-51")
def test_an_early_turn_is_out_and_the_next_card_is_the_turn() -> None:
    lay = lay_out(deal())
    early = lay.streets()[1][1]
    assert format_pack(early) == "QH"
    assert format_pack(take_out(lay, early).board) == "3S 2S AH JH 9H"


@pytest.mark.clause("HOLDEM-52")
def test_a_rebuilt_stub_is_dealt_from() -> None:
    lay = rebuild_stub(lay_out(deal()), 1, parse_cards("2C 3C 4C 5C"))
    assert format_pack(lay.board) == "3S 2S AH 3C 5C"
    with pytest.raises(CardError, match="AS lies on the table"):
        rebuild_stub(lay, 1, parse_cards("2C 3C 4C AS"))
    with pytest.raises(CardError, match="needs 4 more"):
        rebuild_stub(lay, 1, parse_cards("2C 3C 4C"))


# --- the deck for the game ------------------------------------------------------------------------


def dealt(deck: tuple[int, ...]) -> tuple[list[str], str]:
    """What a right deal of five gives from a deck."""
    holes = [f"{format_card(deck[n])} {format_card(deck[n + 5])}" for n in range(5)]
    return holes, format_pack((*deck[11:14], deck[15], deck[17]))


@pytest.mark.parametrize(
    "fell",
    [
        deal(),
        deal("ACBDE ABCDE"),
        deal("BCDEA BCDEA"),
        deal(boxed="JS 4S"),
        deal(burns=(0, 2, 1)),
        deal(burns=(2, 0, 2)),
    ],
)
def test_the_deck_deals_what_lies_there(fell: Deal) -> None:
    lay = lay_out(fell)
    deck = deck_for(lay, DUE)
    assert sorted(deck) == list(range(52))
    assert dealt(deck) == (hands(lay), format_pack(lay.board))


@pytest.mark.parametrize(
    "fell",
    [
        deal("ABCE ABCE"),
        deal("ABCDE ABCD"),
        deal("ABCDE ABCDE ABC"),
        deal(pack="AS X1 X2", unnoticed="X1"),
        deal(pack="AS AS AS"),
        replace(deal(), pack=tuple(PACK[:-1])),
    ],
)
def test_a_card_stands_in_for_what_is_not_the_seats_card(fell: Deal) -> None:
    lay = lay_out(fell)
    deck = deck_for(lay, DUE)
    assert sorted(deck) == list(range(52))
    holes, board = dealt(deck)
    assert board == format_pack(lay.board)
    for seat, hand in enumerate(lay.hands):
        real = [card for card in hand[:2] if card < 52]
        if format_pack(real).count("AS") < 2 and len(real) == 2:
            assert holes[seat].split()[1] == format_card(real[1])


def test_a_right_deal_is_the_deck_itself() -> None:
    assert deck_for(right_lay(deal()), DUE) == tuple(PACK)


def test_a_pack_that_is_too_small_is_refused() -> None:
    with pytest.raises(CardError, match="12 cards in the pack"):
        Deal(tuple(PACK[:12]), DUE)
