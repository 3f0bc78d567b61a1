"""What can be asked of ``cardhall.solve``, and what is refused."""

import random

import pytest

from cardhall import solve
from cardhall.cards.notation import card_set, parse_card, parse_cards
from cardhall.games import boure, euchre, pedro, pitty_pat, rummy, spades
from cardhall.games.boure.bot import gains
from cardhall.games.boure.solver import OpenSearch
from cardhall.games.engine.trick_search import TrickSearch


def euchre_in_play(seed: int) -> euchre.Hand:
    hand = euchre.opening(euchre.Rules(), 4, seed)
    rng = random.Random(seed)
    while hand.phase != "play":
        hand.apply(rng.choice(hand.legal_actions()))
    return hand


def test_five_games_are_solved_and_another_is_refused_by_name() -> None:
    assert set(solve.SOLVED) == {"boure", "pedro", "pitty_pat", "euchre", "spades"}
    with pytest.raises(ValueError, match="No solver for rummy"):
        solve.values(rummy.opening(rummy.Rules(), 4, 1))


def test_at_boure_and_pitty_pat_everybody_plays_for_themselves() -> None:
    assert {one for one in solve.SOLVED if not solve.of_two_sides(one)} == {"boure", "pitty_pat"}
    assert not solve.of_two_sides("rummy")


def test_a_hand_is_not_solved_before_its_play() -> None:
    for module in (boure, euchre, pedro, spades):
        with pytest.raises(ValueError, match="Only the play"):
            solve.values(module.opening(module.Rules(), 4, 1))


def test_the_best_acts_are_those_that_nothing_beats_and_lead_to_the_value_promised() -> None:
    search = TrickSearch()
    for seed in range(40):
        hand = euchre_in_play(seed)
        promised = max(solve.values(hand, search).values())
        if hand.turn % 2:
            promised = -promised
        while not hand.is_over:
            hand.apply(solve.best(hand, search)[0])
        points = hand.result().points
        assert points[0] - points[1] == promised


def test_at_boure_the_value_is_what_the_hand_brings_when_all_play_so() -> None:
    search = OpenSearch()
    for seed in range(60):
        hand = boure.opening(boure.Rules.preset("llaa"), 3 + seed % 3, seed)
        while hand.phase in ("stay", "draw"):
            hand.apply(hand.legal_actions()[0])
        if hand.is_over:
            continue
        turn, promised = hand.turn, max(solve.values(hand, search).values())
        while not hand.is_over:
            hand.apply(solve.best(hand, search)[0])
        assert gains(hand)[turn] == promised


@pytest.mark.clause("LLAA-BOURE-41")
def test_at_boure_a_trick_that_saves_a_boure_is_worth_the_pot_that_it_saves() -> None:
    """A must trump the ace of clubs with the king and lead the diamond, which B's two of trumps
    takes. The two led first falls to the king: B has no trick, and matches the pot of nine."""
    held = {0: ("3D", "KS"), 1: ("AC", "2S"), 2: ("2C", "3C")}
    hands = {seat: card_set([parse_card(card) for card in cards]) for seat, cards in held.items()}
    rules = boure.Rules.preset("llaa")
    hand = boure.Hand.at(rules, 2, hands, trump=3, pot=9, turn=1, tricks=(2, 0, 1))
    assert solve.values(hand) == {
        boure.parse_action("play AC"): 0,
        boure.parse_action("play 2S"): -9,
    }


def test_a_searched_hand_is_left_as_it_was() -> None:
    hand = euchre_in_play(3)
    before = euchre.view(hand, hand.turn)
    solve.values(hand)
    assert euchre.view(hand, hand.turn) == before


@pytest.mark.clause("SPADES-21", "SPADES-22")
def test_a_nil_is_searched_for_who_takes_the_tricks_and_not_the_side() -> None:
    """On the ace of diamonds C throws the king of clubs, and the nil stands; on a club it takes the
    trick, and leads a heart that nobody beats."""
    held = {0: ("2C", "AD"), 1: ("QC", "QD"), 2: ("KC", "2H"), 3: ("JC", "JD")}
    hands = {seat: card_set([parse_card(card) for card in cards]) for seat, cards in held.items()}
    hand = spades.Hand.at(spades.Rules(), 3, hands, bids=(4, 4, 0, 3), turn=0, tricks=(2, 5, 0, 4))
    assert solve.values(hand) == {
        spades.parse_action("play AD"): (-40 + 100) - (70 + 3),
        spades.parse_action("play 2C"): (-40 - 100 + 2) - (70 + 2),
    }


def test_a_dealer_who_has_yet_to_lay_several_cards_is_not_searched() -> None:
    rules = pedro.Rules(dealer_over6="keep-all")
    cards = sum([1 << card for card in range(6, 13)])
    others = {seat: sum([1 << card for card in range(13 * seat, 13 * seat + 6)]) for seat in (1, 2)}
    hand = pedro.Hand.at(rules, 0, {0: cards, **others, 3: 0b111111 << 39}, trump=0, bidder=1)
    with pytest.raises(ValueError, match="six cards"):
        solve.values(hand)


def test_a_trick_in_which_somebody_has_reneged_is_solved_as_it_lies() -> None:
    held = {0: ("2C", "AD"), 1: ("QC", "QD"), 2: ("KC", "2H"), 3: ("JC", "JD")}
    hands = {seat: card_set([parse_card(card) for card in cards]) for seat, cards in held.items()}
    hand = spades.Hand.at(spades.Rules(), 3, hands, bids=(4, 4, 2, 3), turn=0, tricks=(2, 5, 0, 4))
    hand.apply(spades.parse_action("play 2C"))
    hand.force(spades.parse_action("play QD"))  # B holds a club
    assert set(solve.values(hand)) == {spades.parse_action("play KC")}


def pitty_pat_of_two(mine: str, others: str, stock: str, take: str = "may") -> pitty_pat.Hand:
    """A game in which these hands are dealt, the first is asked first, and the stock has these
    cards; what is left of the pack has been turned before and fitted nobody."""
    first, second, left = (parse_cards(cards) for cards in (mine, others, stock))
    rest = [card for card in range(52) if card not in {*first, *second, *left}]
    hand = pitty_pat.Hand(pitty_pat.Rules(take=take), 1, 2)
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    hand.deal([*dealt, *rest, *left])
    while hand.stock >= len(left) or hand.turn != 0:
        hand.force(pitty_pat.PASS_ACTION)
    return hand


@pytest.mark.clause("LLAA-PITTY-11")
def test_at_pitty_pat_a_card_that_ends_the_game_is_worth_its_chips() -> None:
    hand = pitty_pat_of_two("2C 2D 3C 3D KS", "2H 2S 5C 6C QS", "KD 7C")
    assert solve.values(hand)[pitty_pat.TAKE_ACTION] == 2.0  # a pat hand
    assert solve.best(hand) == [pitty_pat.TAKE_ACTION]


@pytest.mark.clause("LLAA-PITTY-05")
def test_at_pitty_pat_the_stock_comes_in_any_order() -> None:
    """Seat 0 waits for a king, seat 1 for a queen, and the seven helps nobody: who lets the first
    king go by wins where the other comes before the queen, one time in two."""
    hand = pitty_pat_of_two("2C 2D 3C 3D KS", "2H 2S 5C 5D QS", "KD KH QD 7C")
    assert hand.upcard == parse_card("KD")
    assert solve.values(hand) == {
        pitty_pat.TAKE_ACTION: 2.0,
        pitty_pat.PASS_ACTION: pytest.approx(1.0),
    }


@pytest.mark.clause("OP-PITTY-01")
def test_at_pitty_pat_who_must_take_cannot_wait() -> None:
    hand = pitty_pat_of_two("2C 2D 3C 3D KS", "2H 2S 5C 5D QS", "KD KH QD 7C", take="must")
    assert set(solve.values(hand)) == {pitty_pat.TAKE_ACTION}


@pytest.mark.clause("OP-PITTY-02")
def test_a_stock_that_comes_again_and_a_game_too_long_to_search_are_refused() -> None:
    again = pitty_pat.Rules(stock_out="turn-over-once")
    with pytest.raises(ValueError, match="end with the stock"):
        solve.values(pitty_pat.opening(again, 2, 1))
    with pytest.raises(ValueError, match="positions from here on"):
        solve.values(pitty_pat.opening(pitty_pat.Rules(), 5, 1))
