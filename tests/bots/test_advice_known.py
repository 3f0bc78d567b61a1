"""Advice and odds in positions whose answer is known by hand."""

from importlib import import_module
from math import comb

import pytest

from cardhall.bots.advice import Advice, Odds, advise, odds
from cardhall.cards.notation import format_cards, parse_card
from cardhall.games import GAMES, game
from cardhall.games.pedro.advice import points_of
from cardhall.games.pedro.rules import ORDER
from cardhall.games.rummy.advice import may_join
from tests.games import (
    boure_play,
    euchre_play,
    holdem_play,
    pedro_play,
    pitty_pat_play,
    po_ke_no_play,
    rummy_play,
)


@pytest.mark.parametrize(
    ("one", "other", "corner", "near"),
    [
        ("KC", "2C", "no", False), ("KC", "2C", "yes", True), ("AC", "2C", "no", True),
        ("AC", "3C", "no", True), ("AC", "QC", "no", True), ("AC", "4C", "yes", False),
        ("QC", "2C", "yes", False), ("5C", "7C", "no", True), ("5C", "8C", "no", False),
        ("5C", "5D", "no", True), ("5C", "6D", "no", False),
    ],
)  # fmt: skip
@pytest.mark.clause("LLAA-RUMMY-03")
def test_rummy_king_and_two_are_no_neighbours_but_round_the_corner(
    one: str, other: str, corner: str, near: bool
) -> None:
    rules = rummy_play.LLAA.replace(round_corner=corner)
    assert may_join(parse_card(one), parse_card(other), rules) == near
    assert may_join(parse_card(other), parse_card(one), rules) == near


THINK = 400
"""Play-outs: enough for what is known, and soon done."""


def line(found: Odds, key: str) -> int:
    """The value of one line."""
    (value,) = [one.value for one in found.lines if one.key == key]
    return value


def told(hand: object, name: str, seat: int | None = None) -> Advice:
    """What the seat to act is advised."""
    module = game(name)
    view = module.view(hand, hand.turn if seat is None else seat)  # type: ignore[attr-defined]
    return advise(view, view.legal, 1, THINK)


def counted(hand: object, name: str, seat: int | None = None) -> Odds:
    module = game(name)
    return odds(module.view(hand, hand.turn if seat is None else seat), 1, THINK)  # type: ignore[attr-defined]


def text(found: Advice) -> str:
    return " ".join(reason.text for reason in found.why)


def clauses(found: Advice) -> set[str]:
    return {clause for reason in found.why for clause in reason.clauses}


# --- Bouré ----------------------------------------------------------------------------------------

HIGH = {0: "AH KH QH JH TH", 4: "8C 8D 8S 9S 7H"}


def test_boure_all_top_trumps_stay_and_cannot_boure() -> None:
    hand = boure_play.dealt(hands=HIGH)
    found, table = told(hand, "boure"), counted(hand, "boure")
    assert found.action == "stay"
    assert "five trumps" in text(found)
    assert "five sure tricks of five" in text(found)
    assert "Staying costs 1 chip; the pot is 5 chips." in text(found)
    assert "LLAA-BOURE-17" in clauses(found)
    assert (line(table, "boure"), line(table, "pot"), line(table, "left")) == (0, 1000, 0)
    assert found.choices[0].low > 300  # four antes of others at the least


def test_boure_ace_and_king_are_two_sure_tricks_and_the_queen_above_a_gap_is_not() -> None:
    hand = boure_play.dealt(hands={**HIGH, 0: "AH KH JH 3C 2D"})
    assert "three trumps: the ace, king and jack of hearts. That makes two sure tricks" in text(
        told(hand, "boure")
    )


def test_boure_nothing_passes_and_passing_costs_nothing() -> None:
    hand = boure_play.dealt(hands={0: "2C 3D 4S 5C 6D", 4: HIGH[4]})
    found, table = told(hand, "boure"), counted(hand, "boure")
    assert found.action == "pass"
    assert "You hold no trump; hearts are trumps." in text(found)
    (passing,) = [choice for choice in found.choices if choice.action == "pass"]
    assert (passing.low, passing.gain, passing.high) == (0, 0, 0)
    assert found.measure == "chips more than by passing"
    assert line(table, "pass") == 0
    assert line(table, "stay") < 0
    assert line(table, "trick") + line(table, "boure") == 1000


def test_boure_the_last_who_must_stay_is_told_by_which_clause() -> None:
    hand = boure_play.do(boure_play.dealt(hands=HIGH), "stay;pass;pass")
    found = told(hand, "boure")
    assert (found.forced, found.action, clauses(found)) == (True, "stay", {"LLAA-BOURE-22"})


def test_boure_a_forced_card_says_its_clause() -> None:
    hands = {0: "9C AC 2D 3D 4D", 1: "TC 3S 4S 5S 6S", 2: "2C AH KD QD JD", 4: HIGH[4]}
    hand = boure_play.do(boure_play.dealt(hands=hands), "stay;stay;stay;pass;pass")
    hand = boure_play.do(hand, "draw;draw;draw;play 9C")
    found = told(hand, "boure")
    assert (found.forced, found.action) == (True, "play TC")
    assert clauses(found) == {"LLAA-BOURE-27"}
    assert "There are clubs in the hand: follow suit." in text(found)


# --- Euchre ---------------------------------------------------------------------------------------


def test_euchre_both_bowers_and_three_trumps_make_every_trick_alone() -> None:
    hand = euchre_play.dealt({0: "JH JD AH KH QH"}, up="9H")
    found, table = told(hand, "euchre"), counted(hand, "euchre")
    assert found.action == "alone"
    assert "five trumps: the right bower, the left bower, the ace, the king and the queen" in text(
        found
    )
    assert line(table, "alone:made") == line(table, "alone:all") == 1000
    assert line(table, "alone:points") == 400
    assert line(table, "pick-it-up:points") == 200
    assert not any(choice.even for choice in found.choices)


def test_euchre_cards_that_do_as_well_are_called_even() -> None:
    hand = euchre_play.do(euchre_play.dealt({0: "JH JD AH KH QH"}, up="9H"), "alone;discard 9H")
    found = told(hand, "euchre")
    assert [(choice.gain, choice.even) for choice in found.choices] == [
        (400, False), (400, True), (400, True), (400, True), (400, True),
    ]  # fmt: skip
    assert "a sure trick" in text(found)


def test_euchre_a_stuck_dealer_is_told_so() -> None:
    hand = euchre_play.do(euchre_play.dealt(), "pass;pass;pass;pass;pass;pass;pass")
    found = told(hand, "euchre")
    assert not found.forced
    assert {choice.action.split()[0] for choice in found.choices} == {"clubs", "diamonds", "spades"}


# --- Pedro ----------------------------------------------------------------------------------------


def test_pedro_the_fourteen_trumps_carry_fourteen_points() -> None:
    for suit in range(4):
        assert len(set(ORDER.trumps(suit))) == 14
        assert points_of(ORDER.trumps(suit), suit) == 14


def test_pedro_the_long_suit_is_bid_and_its_points_are_told() -> None:
    hand = pedro_play.dealt({0: "AH KH QH JH TH 9H 5H 5D 2H"})
    found, table = told(hand, "pedro"), counted(hand, "pedro")
    assert found.action.startswith("bid")
    assert "nine trumps" in text(found)
    assert "14 points of 14" in text(found)
    assert line(table, "hearts:7") == 1000
    assert table.lines[0].group == "hearts"


def test_pedro_cards_that_must_be_thrown_are_told_with_the_clause() -> None:
    hand = pedro_play.do(pedro_play.dealt(pedro_play.P1_DEALT), "pass;pass;bid 9;pass;name hearts")
    found = told(hand, "pedro")
    assert (found.forced, found.phase, clauses(found)) == (True, "throw", {"LLAA-PEDRO-19"})


# --- Hold'em --------------------------------------------------------------------------------------


def test_holdem_a_royal_flush_on_the_board_is_shared() -> None:
    hand = holdem_play.dealt(
        hands={holdem_play.B: "2C 3D", holdem_play.S: "2D 3C"}, board="AS KS QS JS TS", seats=2
    )
    table = counted(holdem_play.to_river(hand), "holdem")
    assert (line(table, "win"), line(table, "tie"), line(table, "lose")) == (0, 1000, 0)
    assert line(table, "equity") == 500
    assert line(table, "kind:8") == 1000
    assert table.playouts == 0  # all hands and boards were looked at


def test_holdem_a_call_for_less_can_win_no_more_than_it_matches() -> None:
    """B has 1,000 left against an all-in of 10,000: 1,150 lie there for that call, which has to
    win 47 times in a hundred; not 10,150, for which one time in eleven would do."""
    stacks = [10_000] * 6
    stacks[holdem_play.V] = 1_000
    hand = holdem_play.dealt(hands={holdem_play.V: "KH 6S"}, stacks=stacks)
    holdem_play.do(hand, "U raise 10000")
    table = counted(hand, "holdem")
    assert line(table, "to-call") == 100 * 1_000
    assert line(table, "pot") == 100 * (1_000 + 150)
    assert line(table, "need") == 465
    found = told(hand, "holdem")
    assert "Calling costs 1,000 chips for a pot of 1,150 chips" in text(found)
    assert "more than 47 times in a hundred" in text(found)
    assert found.action == "fold"


def test_holdem_nobody_is_advised_to_stake_200_blinds_on_a_pair() -> None:
    rules = holdem_play.KOFC.replace(start_stack=200 * holdem_play.KOFC.big_blind)
    hand = holdem_play.dealt(
        hands={holdem_play.U: "AC KC", holdem_play.G: "8H 7D"}, board="KD 9S 4H 2C 2D",
        rules=rules, stacks=rules.start_stack,
    )  # fmt: skip
    holdem_play.do(hand, "U raise 300;V fold;B fold;S fold;G call;G check")
    found = told(hand, "holdem")
    staked = [choice.action for choice in found.choices if choice.action.startswith("bet")]
    assert staked
    assert max(int(words.split()[1]) for words in staked) <= 650


def test_holdem_shares_of_a_whole_add_up() -> None:
    hand = holdem_play.dealt(hands={holdem_play.U: "7C 2D"})
    table = counted(hand, "holdem")
    assert sum(line(table, key) for key in ("win", "tie", "lose")) == 1000
    kinds = [one.value for one in table.lines if one.key.startswith("kind:")]
    assert 999 <= sum(kinds) <= 1000  # kinds that never came are left out


def test_holdem_aces_against_one_are_the_85_in_a_hundred_that_they_are() -> None:
    hand = holdem_play.dealt(hands={holdem_play.B: "AH AD"}, seats=2)
    (found,) = [one for one in counted(hand, "holdem").lines if one.key == "equity"]
    assert found.low - 5 <= 852 <= found.high + 5
    advice = told(hand, "holdem")
    assert advice.action.startswith(("raise", "call"))
    assert "the ace of hearts and the ace of diamonds: a pair" in text(advice)


def test_holdem_the_price_of_a_call_is_counted() -> None:
    hand = holdem_play.dealt(hands={holdem_play.U: "7C 2D"})
    table = counted(hand, "holdem")
    assert line(table, "to-call") == 100_00
    assert line(table, "pot") == 150_00
    assert line(table, "need") == 400  # 100 of 250
    assert "more than 40 times in a hundred" in text(told(hand, "holdem"))


def test_holdem_who_raised_is_taken_to_hold_good_cards() -> None:
    hand = holdem_play.dealt(hands={holdem_play.V: "KC TD"})
    assert not [one for one in counted(hand, "holdem").lines if one.key == "guessed"]
    assert "could be anything" in text(told(hand, "holdem"))
    hand = holdem_play.do(hand, "U raise 800")
    table = counted(hand, "holdem")
    assert line(table, "guessed") < line(table, "equity")
    assert "that fit the betting" in text(told(hand, "holdem"))


def test_holdem_a_beaten_hand_need_not_be_shown() -> None:
    hand = holdem_play.dealt(
        hands={holdem_play.B: "2C 3D", holdem_play.S: "AD AC"}, board="AS KS 9H 8D 4C", seats=2
    )
    hand = holdem_play.checks(holdem_play.to_river(hand))
    hand.apply(game("holdem").SHOW)
    found = told(hand, "holdem")
    assert (found.phase, found.action, clauses(found)) == ("showdown", "muck", {"HOLDEM-82"})


# --- Rummy ----------------------------------------------------------------------------------------


def test_rummy_the_cards_that_help_are_named() -> None:
    hand = rummy_play.dealt({0: "9S 9H 4C 5C KD 2H 7D"}, up="JS")
    table = counted(hand, "rummy")
    (found,) = [one for one in table.lines if one.key == "outs"]
    assert set(found.cards) == {"9C", "9D", "3C", "6C"}
    assert line(table, "next") == round(1000 * 4 / 44)  # 52 less seven in hand and the upcard
    assert line(table, "discard") == 0


def test_rummy_an_ace_is_high_and_low() -> None:
    hand = rummy_play.dealt({0: "KC QC 2D 3D 8H 6S 9S"}, up="JS")
    (found,) = [one for one in counted(hand, "rummy").lines if one.key == "outs"]
    assert set(found.cards) == {"AC", "JC", "AD", "4D"}


def test_rummy_a_discard_that_makes_a_set_is_taken() -> None:
    hand = rummy_play.dealt({0: "9S 9H KC QC KD 2H 7D"}, up="9C")
    found = told(hand, "rummy")
    assert found.action == "take"
    assert "makes a set: the nine of spades, the nine of hearts and the nine of clubs" in text(
        found
    )


def test_rummy_who_can_go_out_is_told_so() -> None:
    hand = rummy_play.at("9S 9H 9D 2C", discards="4D")
    found = told(hand, "rummy")
    assert found.action.startswith("meld")
    assert "You can go out in this turn" in text(found)
    assert {"LLAA-RUMMY-30", "LLAA-RUMMY-20"} <= clauses(found)


# --- Pitty-Pat ------------------------------------------------------------------------------------


def test_pitty_pat_the_cards_that_help_are_counted() -> None:
    # B holds 7C 7D 4H QD 9S; the eight of diamonds is on offer
    hand = pitty_pat_play.dealt(stock="8D")
    table = counted(hand, "pitty_pat", 1)
    assert {one.key: one.value for one in table.lines if one.key.startswith("outs")} == {
        "outs:10": 3, "outs:7": 3, "outs:2": 3,
    }  # fmt: skip
    # unseen are 52 less one's own five and the card on offer; the pat hand beside lies closed
    assert line(table, "next") == round(1000 * 9 / 46)


def test_pitty_pat_ones_own_closed_pairs_are_not_unseen() -> None:
    hand = pitty_pat_play.dealt(stock="8D")
    table = counted(hand, "pitty_pat", 3)  # KC KH 5S 5H 9C, which need not be laid down
    # 52 less five, the card on offer and B's pair of sevens, which lies open
    assert line(table, "next") == round(1000 * 3 / 44)


def test_pitty_pat_without_a_match_the_clause_says_so() -> None:
    hand = pitty_pat_play.dealt(stock="9D")
    found = told(hand, "pitty_pat")
    assert (found.forced, found.action, clauses(found)) == (True, "pass", {"LLAA-PITTY-04"})


def test_pitty_pat_the_last_single_card_goes_out() -> None:
    hand = pitty_pat_play.dealt({0: "KC KH 5S 5H 9C"}, stock="9D")
    found = told(hand, "pitty_pat")
    assert found.action == "take"
    assert "your last single card: you go out" in text(found)
    assert line(counted(hand, "pitty_pat"), "win") == 1000


# --- Po-Ke-No -------------------------------------------------------------------------------------


def test_po_ke_no_a_full_line_is_called_and_is_first() -> None:
    hand = po_ke_no_play.game(format_cards(po_ke_no_play.ONE[:5]))
    view = game("po_ke_no").view(hand, 0)
    found, table = advise(view, view.legal, 1), odds(view, 1)
    assert found.action == "out A"
    assert "Row 1 is full" in text(found)
    assert "LLAA-POKENO-07" in clauses(found)
    assert line(table, "0:needs") == 0


def test_po_ke_no_a_safe_line_waits_where_po_ke_no_pays_enough() -> None:
    one = po_ke_no_play.ONE
    dear = po_ke_no_play.LLAA.replace(po_ke_no_chips=5)
    hand = po_ke_no_play.game(format_cards([*one[:5], one[12], one[20]]), rules=dear)
    view = game("po_ke_no").view(hand, 0)
    found = advise(view, view.legal, 1)
    assert (found.action, found.forced) == ("", False)
    assert "the eight of clubs would make it Po-Ke-No" in text(found)
    assert "LLAA-POKENO-10" in clauses(found)
    wait, call = found.choices
    assert call.gain == 50  # one chip, over half a chip each
    assert wait.low > call.gain
    usual = po_ke_no_play.game(format_cards([*one[:5], one[12], one[20]]))
    view = game("po_ke_no").view(usual, 0)
    usually = advise(view, view.legal, 1)
    assert [choice.action for choice in usually.choices if choice.even] == ["out A"]


def test_po_ke_no_the_chance_of_a_line_is_counted_exactly() -> None:
    hand = po_ke_no_play.game(format_cards(po_ke_no_play.ONE[:3]))
    view = game("po_ke_no").view(hand, 0)
    table = odds(view, 1)
    assert line(table, "0:needs") == 2
    # two certain cards among the next five of 49
    assert line(table, "0:5") == round(1000 * comb(47, 3) / comb(49, 5))
    assert line(table, "0:10") == round(1000 * comb(47, 8) / comb(49, 10))
    found = advise(view, view.legal, 1)
    assert (found.action, found.forced) == ("", True)
    assert "The nearest is Row 1" in text(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_advice(name: str) -> None:
    module = import_module(f"cardhall.games.{name}.advice")
    assert module.GUIDE.game == name
    assert module.PLAYOUTS > 0
    assert module.ODDS > 0


def test_pedro_after_a_bid_of_all_fourteen_there_is_no_bid_to_count() -> None:
    hand = pedro_play.do(pedro_play.dealt(pedro_play.P1_DEALT), "bid 14")
    assert counted(hand, "pedro").lines == ()
