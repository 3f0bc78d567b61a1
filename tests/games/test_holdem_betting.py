"""The betting of hold'em, clause by clause."""

import pytest

from cardhall.games.holdem import Illegal, Rules, RulesError, most_raises, parse_action
from tests.games.holdem_play import (
    CASH,
    KOFC,
    LIMIT,
    B,
    G,
    S,
    U,
    V,
    checks,
    dealt,
    do,
    legal,
    refused,
)

POT = Rules.preset("cash-pot-limit")


# --- blinds


@pytest.mark.clause("HOLDEM-107", "HOLDEM-108")
def test_the_small_and_the_big_blind_are_posted_left_of_the_button_before_the_cards() -> None:
    hand = dealt()
    assert hand.bets == (0, 50, 100, 0, 0)
    moved = do(hand, "U fold;V fold;B fold;S fold").movements()
    paid = [(m.seat, m.amount, m.clause) for m in moved if m.seat is not None]
    assert paid == [(S, 50, "HOLDEM-107"), (G, 100, "HOLDEM-108")]
    assert dealt(400, LIMIT).bets == (0, 2, 4, 0, 0)


@pytest.mark.clause("HOLDEM-105")
def test_the_button_is_dealt_last_and_acts_last_after_the_first_round() -> None:
    hand = dealt(button=U, hands={U: "5C TC"})
    deck = hand.deck
    seats = (V, B, S, G, U)  # each two cards, c1 and c6 to the first, c5 and c10 to the button
    assert [hand.hole_of(s) for s in seats] == [1 << deck[i] | 1 << deck[5 + i] for i in range(5)]
    hand = dealt()
    do(hand, "U call;V call;B call;S call;G check")
    do(hand, "S check;G check;U check;V check")
    assert (hand.phase, hand.turn) == ("flop", B)


@pytest.mark.clause("HOLDEM-113")
def test_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop_only() -> None:
    hand = dealt(seats=2)
    assert (hand.bets, hand.turn) == ((50, 100), B)
    do(hand, "B call;S check")
    assert (hand.phase, hand.turn) == ("flop", S)


@pytest.mark.clause("HOLDEM-110")
def test_an_all_in_blind_changes_neither_the_call_nor_the_least_raise() -> None:
    hand = dealt([10_000, 10_000, 75, 10_000, 10_000])
    assert hand.bets[G] == 75
    assert (hand.to_call, hand.bounds()[0]) == (100, 200)
    hand = dealt([400, 400, 2, 400, 400], LIMIT)
    assert (hand.to_call, hand.bounds()) == (4, (8, 8))


@pytest.mark.clause("HOLDEM-114", "HOLDEM-125")
def test_the_big_blind_is_a_bet_and_may_raise_when_its_turn_returns() -> None:
    hand = do(dealt(), "U call;V call;B call;S call")
    assert (hand.turn, hand.level) == (G, 100)
    assert legal(hand) >= {"check", "raise 200", "raise 10000"}
    do(hand, "G raise 300")
    assert (hand.turn, hand.to_call) == (U, 200)
    # it counts as the opening bet: at limit three raises may follow
    hand = do(dealt(400, LIMIT), "U call;V fold;B fold;S raise 8;G raise 12;U raise 16")
    assert refused(hand, "raise 20")[0] == "capped"


@pytest.mark.clause("HOLDEM-115")
def test_the_big_blind_may_raise_after_an_all_in_short_of_a_raise() -> None:
    hand = dealt([10_000, 10_000, 10_000, 10_000, 125])
    do(hand, "U call;V all-in;B call;S call")
    assert (hand.turn, hand.to_call) == (G, 25)
    assert "raise 225" in legal(hand)
    do(hand, "G call")
    assert hand.turn == U
    assert legal(hand) == {"fold", "call"}  # but who had called may not


@pytest.mark.clause("HOLDEM-122")
def test_a_straddle_is_refused_unless_the_table_has_it() -> None:
    with pytest.raises(Illegal) as refusal:
        dealt(400, LIMIT, straddle=U)
    assert refusal.value.clause == "HOLDEM-122"
    hand = dealt(400, LIMIT.replace(straddle="yes"), straddle=U)
    assert (hand.bets, hand.turn, hand.to_call) == ((0, 2, 4, 8, 0), V, 8)
    do(hand, "V call;B call;S call;G call")
    assert (hand.turn, legal(hand)) == (U, {"check", "raise 12"})


@pytest.mark.clause("HOLDEM-130", "HOLDEM-131")
def test_of_a_post_the_big_blind_is_live_the_rest_is_dead_and_the_poster_may_raise() -> None:
    hand = dealt(posts={V: (100, 50)})
    assert (hand.bets, hand.pot, hand.stacks[V]) == ((0, 50, 100, 0, 100), 300, 9_850)
    do(hand, "U fold")
    assert (hand.turn, hand.to_call) == (V, 0)
    assert "raise 200" in legal(hand)
    do(hand, "V raise 300;B fold;S fold;G call")
    assert hand.to_call == 0
    assert hand.pot == 50 + 50 + 300 + 300
    do(hand, "G bet 5000;V fold")
    paid = [m.amount for m in hand.movements() if m.seat == V and m.clause == "HOLDEM-130"]
    assert paid == [100, 50]


def test_dead_chips_are_in_the_main_pot_and_not_matched() -> None:
    hand = dealt([75, 10_000, 10_000, 10_000, 10_000], posts={V: (100, 50)})
    do(hand, "U fold;V check;B all-in;S fold;G check")
    assert [(pot.amount, pot.seats) for pot in hand.pots()] == [
        (75 * 3 + 50 + 50, (B, G, V)), (50, (G, V)),
    ]  # fmt: skip


# --- no-limit


@pytest.mark.clause("HOLDEM-53")
def test_check_raise_is_allowed() -> None:
    hand = do(dealt(), "U call;V fold;B fold;S call;G check;S check;G check;U bet 100")
    do(hand, "S raise 200")
    assert hand.level == 200


@pytest.mark.clause("HOLDEM-54")
@pytest.mark.parametrize("rules", [KOFC, POT])
def test_no_limit_and_pot_limit_know_no_last_raise(rules: Rules) -> None:
    hand = do(dealt(rules=rules), "U raise 200;V raise 300;B raise 400;S raise 500;G raise 600")
    do(hand, "U raise 700;V raise 800;B raise 900")
    assert "raise 1000" in legal(hand)


@pytest.mark.clause("HOLDEM-59")
def test_a_raise_is_at_least_the_one_before_but_for_all_in() -> None:
    hand = do(dealt([10_000, 10_000, 10_000, 10_000, 425]), "U raise 300")
    assert refused(hand, "raise 400") == ("too-little", "HOLDEM-59")
    assert hand.bounds() == (425, 425)
    do(hand, "V raise 425")  # all-in, 125 short of 200
    assert hand.bounds()[0] == 625
    hand = do(dealt(), "U raise 300")
    assert hand.bounds()[0] == 500
    do(hand, "V raise 1000")
    assert hand.bounds()[0] == 1700
    hand = do(dealt(), "U call;V fold;B fold;S call;G check")
    assert hand.bounds()[0] == 100  # a new round: the big blind again
    assert refused(hand, "bet 75") == ("too-little", "HOLDEM-59")


def test_worked_h2_a_short_all_in_and_a_full_raise_after_it() -> None:
    rules = KOFC.replace(least_chip=10)
    hand = dealt([10_000, 10_000, 10_000, 10_000, 420], rules)
    do(hand, "U raise 300;V all-in;B fold;S fold")
    assert (hand.turn, hand.to_call) == (G, 320)
    assert {"fold", "call", "raise 620", "raise 10000"} <= legal(hand)
    called = do(hand.copy(), "G call")
    assert (called.turn, called.to_call, legal(called)) == (U, 120, {"fold", "call"})
    assert refused(called, "raise 2000") == ("not-reopened", "OP-HOLDEM-04")
    raised = do(hand, "G raise 620")
    assert "raise 820" in legal(raised)


def test_several_short_all_ins_that_make_a_raise_together_reopen_the_betting() -> None:
    hand = dealt([550, 10_000, 10_000, 10_000, 425])
    do(hand, "U raise 300;V all-in;B all-in;S fold;G call")
    assert (hand.turn, hand.to_call) == (U, 250)
    assert hand.bounds()[0] == 750
    hand = dealt([475, 10_000, 10_000, 10_000, 425])
    do(hand, "U raise 300;V all-in;B all-in;S fold;G call")
    assert hand.bounds() == (0, 0)


@pytest.mark.clause("HOLDEM-66")
def test_wagers_are_made_of_the_least_chip() -> None:
    hand = do(dealt(), "U call;V fold;B fold;S call;G check")
    assert refused(hand, "bet 110") == ("least-chip", "HOLDEM-66")
    do(hand, "S bet 125")
    assert refused(hand, "raise 240") == ("least-chip", "HOLDEM-66")


@pytest.mark.clause("HOLDEM-67", "HOLDEM-68")
def test_odd_small_chips_do_not_play_and_all_in_leaves_them() -> None:
    assert KOFC.playable(10) == 0
    hand = dealt([10_000, 10_000, 10_000, 1035, 10_000])
    assert hand.bounds() == (200, 1025)
    assert refused(hand, "raise 1035") == ("too-few-chips", "HOLDEM-68")
    do(hand, "U all-in")
    assert (hand.bets[U], hand.stacks[U], hand.all_in) == (1025, 10, (U,))
    with pytest.raises(RulesError, match="playable"):
        dealt([10, 10_000])
    assert dealt([10, 10_000, 10_000]).dealt_in == (S, G)


# --- pot-limit


def test_pot_limit_allows_the_pot_after_the_call() -> None:
    hand = dealt(rules=POT)
    assert hand.bounds() == (200, 350)  # call 100, the pot is 250
    assert refused(hand, "raise 375") == ("too-much", "OP-HOLDEM-08")
    do(hand, "U raise 350;V fold;B fold;S fold;G call")
    assert hand.bounds() == (100, 750)


# --- limit


@pytest.mark.clause("HOLDEM-56")
def test_limit_knows_three_raises_with_three_or_more_in() -> None:
    assert most_raises(4) == 3
    hand = do(dealt(400, LIMIT), "U raise 8;V raise 12;B raise 16")
    assert refused(hand, "raise 20") == ("capped", "HOLDEM-56")
    assert legal(hand) == {"fold", "call"}
    hand = do(dealt(400, LIMIT), "U call;V call;B fold;S call;G check")
    do(hand, "S bet 4;G raise 8;U raise 12;V raise 16")
    assert refused(hand, "raise 20") == ("capped", "HOLDEM-56")


@pytest.mark.clause("HOLDEM-55")
def test_a_game_of_two_betting_rounds_knows_four_raises() -> None:
    assert most_raises(2) == 4
    rules = LIMIT.replace(max_raises=most_raises(2))
    hand = do(dealt(400, rules), "U raise 8;V raise 12;B raise 16;S raise 20")
    assert refused(hand, "raise 24") == ("capped", "HOLDEM-55")


@pytest.mark.clause("HOLDEM-57")
def test_two_players_may_raise_without_end() -> None:
    hand = do(dealt(400, LIMIT, seats=2), "B raise 8;S raise 12;B raise 16;S raise 20;B raise 24")
    assert "raise 28" in legal(hand)
    hand = do(dealt(400, LIMIT), "U fold;V raise 8;B raise 12;S fold;G fold;V raise 16;B raise 20")
    assert "raise 24" in legal(hand)


@pytest.mark.clause("HOLDEM-58")
def test_a_cap_once_reached_stays_when_only_two_are_left() -> None:
    hand = do(dealt(400, LIMIT), "U raise 8;V raise 12;B raise 16;S fold;G fold;U fold")
    assert (hand.turn, len(hand.live)) == (V, 2)
    assert refused(hand, "raise 20") == ("capped", "HOLDEM-58")
    do(hand, "V call;V bet 4;B raise 8;V raise 12;B raise 16")  # a new round, two from its start
    assert "raise 20" in legal(hand)


def turn_bet(stack: int):  # type: ignore[no-untyped-def]
    """Limit 4/8, the turn: S has bet 8, G is all-in for what is left of this stack."""
    hand = dealt([400, 400, stack, 400, 400], LIMIT)
    do(hand, "U call;V fold;B fold;S call;G check")
    return do(checks(hand), "S bet 8;G all-in")


@pytest.mark.clause("HOLDEM-63")
def test_an_all_in_under_half_a_bet_does_not_reopen_the_betting() -> None:
    hand = turn_bet(4 + 11)
    do(hand, "U call")
    assert (hand.turn, hand.to_call, legal(hand)) == (S, 3, {"fold", "call"})
    assert refused(hand, "raise 16") == ("not-reopened", "HOLDEM-63")


@pytest.mark.clause("HOLDEM-64")
def test_facing_under_half_a_bet_one_may_call_fold_or_complete() -> None:
    hand = turn_bet(4 + 11)
    assert (hand.turn, hand.to_call, legal(hand)) == (U, 11, {"fold", "call", "raise 16"})
    assert refused(hand, "raise 19") == ("too-much", "OP-HOLDEM-08")
    do(hand, "U raise 16")
    assert legal(hand) == {"fold", "call", "raise 24"}  # completed: open again


@pytest.mark.clause("HOLDEM-65")
def test_an_all_in_over_half_a_bet_counts_as_full() -> None:
    hand = turn_bet(4 + 13)
    assert legal(hand) == {"fold", "call", "raise 21"}
    do(hand, "U call")
    assert legal(hand) == {"fold", "call", "raise 21"}
    half = turn_bet(4 + 12)  # exactly half is full too (OP-HOLDEM-07)
    assert legal(half) == {"fold", "call", "raise 20"}


def test_the_bet_doubles_on_the_turn() -> None:
    hand = do(dealt(400, LIMIT), "U call;V call;B call;S call;G check")
    assert hand.bounds() == (4, 4)
    assert checks(hand).bounds() == (8, 8)
    assert checks(hand).bounds() == (8, 8)


# --- no action, uncalled bets


def test_worked_ox22_who_alone_has_chips_and_nothing_to_call_has_no_action() -> None:
    """The big blind all-in for 30, all fold to the small blind of 50: 20 go back, 60 are played
    for."""
    rules = KOFC.replace(least_chip=10)
    hand = do(dealt([10_000, 10_000, 30], rules, seats=3), "B fold")
    assert hand.is_over
    assert [(m.amount, m.to) for m in hand.movements() if m.clause == "OP-X-22"] == [(20, S)]
    assert sum(award.amount for award in hand.result().awards) == 60
    assert all([hand.shown[S], hand.shown[G]])  # no more action is possible (OP-HOLDEM-14)


def test_nobody_bets_against_players_who_are_all_in() -> None:
    hand = do(dealt([10_000, 10_000, 500], seats=3), "B fold;S call;G all-in")
    assert (hand.turn, legal(hand)) == (S, {"fold", "call"})
    assert refused(hand, "raise 2000") == ("no-opponent", "OP-HOLDEM-14")


def test_one_folds_only_with_something_to_call() -> None:
    hand = do(dealt(), "U call;V fold;B fold;S call;G check")
    assert refused(hand, "fold") == ("nothing-to-call", "HOLDEM-61")
    assert refused(hand, "call") == ("nothing-to-call", "HOLDEM-61")
    do(hand, "S bet 100")
    assert refused(hand, "check") == ("must-call", "HOLDEM-61")
    assert refused(hand, "bet 200") == ("bet-made", "HOLDEM-59")
    assert refused(hand, "show") == ("not-now", "HOLDEM-82")


def test_a_bet_that_nobody_calls_goes_back() -> None:
    hand = do(dealt(), "U raise 5000;V fold;B fold;S fold;G fold")
    assert hand.result().gains == (0, -50, -100, 150, 0)
    assert [(m.amount, m.to) for m in hand.movements() if m.clause == "OP-X-22"] == [(4900, U)]


# --- amounts and words


def test_amounts_up_to_a_million_millions_are_safe_and_larger_ones_refused() -> None:
    most = 10**12
    hand = dealt([most] * 10, KOFC, seats=10, button=9)
    for _ in range(10):
        hand.apply(parse_action("all-in"))
    assert hand.is_over
    assert sum(hand.stacks) == 10 * most
    with pytest.raises(RulesError, match=r"stacks: 1000000000001 chips. A whole number from 0 to"):
        dealt([most + 1] * 2)
    with pytest.raises(RulesError, match="stacks"):
        dealt([-5, 100, 100])
    with pytest.raises(ValueError, match="from 1 to 1,000,000,000,000"):
        parse_action(f"raise {10**30}")
    with pytest.raises(ValueError, match="names no amount"):
        parse_action("bet -100")


def test_an_unknown_option_is_refused_by_its_name() -> None:
    with pytest.raises(RulesError, match=r"blindz: no such house rule. Choose among"):
        Rules.from_data({"blindz": "moving"})
    with pytest.raises(RulesError, match=r"big_blind: 110. A multiple of the least chip 25"):
        Rules(big_blind=110)
    assert Rules.from_data(CASH.to_data()) == CASH
