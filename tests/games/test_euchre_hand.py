"""Euchre: the deal, both rounds of bids, loners, the play."""

import pytest

from cardhall.cards.notation import card_set, format_cards, parse_card
from cardhall.games.euchre import (
    PACK,
    Hand,
    Illegal,
    Rules,
    RulesError,
    format_action,
    packets,
    parse_action,
    view,
)
from tests.games.euchre_play import (
    E1,
    LIONS,
    A,
    B,
    C,
    D,
    dealt,
    deck_with,
    do,
    legal,
    played_out,
    plays,
    said,
    worked,
)

# --- the deal


@pytest.mark.clause("EUCHRE-06")
def test_twos_and_threes_or_one_at_a_time_and_nothing_else() -> None:
    assert packets("3-2-3-2") == [3, 2, 3, 2, 2, 3, 2, 3]
    assert packets("3-2") == packets("3-2-3-2")
    assert packets("2-2-2-2") == [2, 2, 2, 2, 3, 3, 3, 3]
    assert packets("1") == [1] * 20
    for style in ("4-1", "5", "1-4-1-4", "3-2-3", "", "3", "2-2-2-2-2"):
        with pytest.raises(Illegal) as refused:
            Hand(LIONS, D).deal(PACK, style)
        assert refused.value.clause == "EUCHRE-06"


@pytest.mark.clause("EUCHRE-06")
def test_each_style_gives_the_cards_to_the_seats_in_its_order() -> None:
    hand = Hand(LIONS, D)
    hand.deal(PACK, "3-2-3-2")
    assert format_cards(hand.hand_of(A)) == format_cards([*reversed(PACK[10:12]), *PACK[2::-1]])
    hand = Hand(LIONS, D)
    hand.deal(PACK, "1")
    assert hand.hand_of(A) == card_set(PACK[0:20:4])


@pytest.mark.clause("EUCHRE-08")
def test_the_deal_is_over_with_the_21st_card_and_only_then_bids_are_taken() -> None:
    hand = Hand(LIONS, D)
    assert said(hand, "pick it up") == ("not-now", "EUCHRE-08")
    with pytest.raises(Illegal):
        hand.apply(parse_action("pass"))
    hand.deal(deck_with(up="9H"), "1")
    assert [hand.hand_of(seat).bit_count() for seat in range(4)] == [5] * 4
    assert hand.up == parse_card("9H")
    assert hand.kitty.bit_count() == 3
    assert legal(hand) == {"pass", "pick it up", "alone"}


def test_a_deck_must_hold_the_24_cards() -> None:
    for deck in (list(range(24)), PACK[:23], [*PACK[:23], PACK[0]]):
        with pytest.raises(RulesError, match="24"):
            Hand(LIONS, D).deal(deck)


@pytest.mark.clause("EUCHRE-45")
def test_a_hand_of_an_ace_and_no_face_card_is_played() -> None:
    hand = dealt({A: "AC 9C TC 9D TD"})
    assert legal(hand) == {"pass", "pick it up", "alone"}
    assert played_out(do(hand, "pass; pick it up")).result().ending == "played"
    with pytest.raises(ValueError, match="no euchre action"):
        parse_action("redeal")


# --- bids


@pytest.mark.clause("EUCHRE-09")
@pytest.mark.parametrize("dealer", range(4))
def test_bidding_goes_clockwise_from_the_dealers_left(dealer: int) -> None:
    hand = dealt(dealer=dealer)
    spoke = []
    for _ in range(7):
        spoke.append(hand.turn)
        do(hand, "pass")
    assert spoke == [(dealer + 1 + i) % 4 for i in range(7)]
    assert hand.turn == dealer


@pytest.mark.clause("EUCHRE-10")
def test_the_first_round_knows_three_words() -> None:
    hand = dealt()
    assert said(hand, "hearts") == ("first-round-words", "EUCHRE-10")
    assert said(hand, "clubs alone") == ("first-round-words", "EUCHRE-10")
    with pytest.raises(ValueError, match="Write pass"):
        parse_action("let's try clubs")


@pytest.mark.clause("EUCHRE-14")
def test_the_dealer_takes_the_card_without_a_word() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass")
    hand.take_up()
    assert (hand.phase, hand.maker, hand.trump, hand.up_at) == ("discard", D, 2, "taken")
    assert hand.hand_of(D) & card_set("9H")


@pytest.mark.clause("EUCHRE-15")
def test_the_dealer_turns_the_card_down_without_a_word() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass")
    hand.turn_down()
    assert (hand.phase, hand.turn, hand.up_at) == ("name", A, "kitty")


@pytest.mark.clause("EUCHRE-14", "EUCHRE-15")
def test_only_the_dealer_touches_the_card_and_only_in_the_first_round() -> None:
    hand = dealt()
    for act, clause in ((hand.take_up, "EUCHRE-14"), (hand.turn_down, "EUCHRE-15")):
        with pytest.raises(Illegal) as refused:
            act()
        assert refused.value.clause == clause
    do(hand, "pass;pass;pass;pass;pass;pass;pass")
    with pytest.raises(Illegal):
        hand.take_up()


@pytest.mark.clause("EUCHRE-16")
def test_one_orders_the_dealer_up_on_any_holding_even_void() -> None:
    hand = do(dealt({A: "9C TC JC QC KC"}, up="9H"), "pick it up")
    assert (hand.trump, hand.maker, hand.turn, hand.phase) == (2, A, D, "discard")


@pytest.mark.clause("EUCHRE-17")
def test_ordering_ones_partner_is_no_loner() -> None:
    hand = do(dealt(), "pass; pick it up")
    assert hand.maker == B
    assert not hand.alone
    assert hand.sitting == -1


@pytest.mark.clause("EUCHRE-18")
def test_all_passing_the_card_goes_to_the_kitty_and_a_second_round_starts() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass; pass")
    assert hand.kitty.bit_count() == 4
    assert hand.kitty & card_set("9H")
    assert (hand.turn, hand.phase) == (A, "name")


@pytest.mark.clause("EUCHRE-19")
def test_in_the_second_round_one_names_the_suit() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass; pass")
    assert said(hand, "pick it up") == ("second-round-words", "EUCHRE-19")
    assert said(hand, "alone") == ("second-round-words", "EUCHRE-19")
    do(hand, "clubs")
    assert (hand.trump, hand.maker, hand.phase, hand.turn) == (0, A, "play", A)


@pytest.mark.clause("EUCHRE-20")
def test_the_suit_turned_down_may_not_be_named() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass; pass")
    assert said(hand, "hearts") == ("turned-down", "EUCHRE-20")
    assert said(hand, "hearts alone") == ("turned-down", "EUCHRE-20")
    assert not {"hearts", "hearts alone"} & legal(hand)


@pytest.mark.clause("EUCHRE-18", "EUCHRE-20", "EUCHRE-21")
def test_e6_stick_the_dealer() -> None:
    hand = do(dealt(up="9S"), "pass; pass; pass; pass")
    assert hand.kitty.bit_count() == 4
    do(hand, "pass")
    assert said(hand, "pick it up") == ("second-round-words", "EUCHRE-19")
    do(hand, "pass; pass")
    suits = ("clubs", "diamonds", "hearts")
    assert legal(hand) == {*suits, *(f"{suit} alone" for suit in suits)}
    assert said(hand, "spades") == ("turned-down", "EUCHRE-20")
    assert said(hand, "pass") == ("stuck", "EUCHRE-21")


def test_without_sticking_the_dealer_all_may_pass_and_the_hand_does_not_count() -> None:
    hand = dealt(rules=LIONS.replace(stick_dealer=False))
    do(hand, ";".join(["pass"] * 8))
    result = hand.result()
    assert (result.ending, result.counted, result.maker) == ("thrown-in", False, None)
    assert hand.movements() == []


@pytest.mark.clause("EUCHRE-22")
def test_only_the_word_alone_makes_a_loner() -> None:
    assert do(dealt(), "alone").alone
    assert not do(dealt(), "pick it up").alone
    passed = "pass; pass; pass; pass"
    assert do(dealt(), f"{passed}; clubs alone").alone
    assert not do(dealt(), f"{passed}; clubs").alone


@pytest.mark.clause("EUCHRE-24")
def test_the_loners_partner_plays_no_card() -> None:
    hand = do(dealt(), "pass; pass; pass; alone")
    assert hand.sitting == B
    held = hand.hand_of(B)
    played_out(hand)
    assert hand.hand_of(B) == held
    assert held.bit_count() == 5
    assert [[seat for seat, _ in trick if seat == B] for trick in hand.history] == [[]] * 5
    assert all(len(trick) == 3 for trick in hand.history)


@pytest.mark.clause("EUCHRE-25")
def test_the_loners_partner_sees_no_card_of_the_kitty() -> None:
    hand = do(dealt(up="9H"), "pass; pass; pass; alone")
    seen = view(hand, B)
    shown = {*seen.hand, seen.up, seen.threw}
    assert not any(hand.kitty >> card & 1 for card in shown if card >= 0)


def test_a_dealer_ordered_up_by_a_lone_partner_takes_nothing_and_the_card_stays_out() -> None:
    hand = do(dealt(up="9H"), "pass; alone")
    assert (hand.up_at, hand.sitting, hand.phase) == ("out", D, "play")
    assert not hand.hand_of(D) & card_set("9H")
    assert hand.turn == A


@pytest.mark.parametrize(
    ("rules", "words", "leader"),
    [
        (LIONS, "alone; discard 9D", A),
        (LIONS, "pass; alone", A),
        (LIONS, "pass; pass; alone; discard 9D", B),
        (LIONS, "pass; pass; pass; alone; discard 9D", A),
        (LIONS.replace(loner_lead="left-of-loner"), "alone; discard 9D", B),
        (LIONS.replace(loner_lead="left-of-loner"), "pass; alone", C),
        (LIONS.replace(loner_lead="left-of-loner"), "pass; pass; alone; discard 9D", D),
    ],
)
def test_who_leads_to_a_loner(rules: Rules, words: str, leader: int) -> None:
    assert do(dealt(E1, up="JH", rules=rules), words).turn == leader


@pytest.mark.clause("EUCHRE-47")
def test_nobody_defends_alone() -> None:
    hand = do(dealt(E1, up="JH"), "alone; discard 9D")
    assert hand.turn == A
    do(hand, "play 9C")
    assert hand.turn == B
    assert said(hand, "alone") == ("not-now", "EUCHRE-47")
    assert all(word in {"AC"} for word in legal(hand))
    assert said(do(dealt(E1, up="JH"), "pick it up"), "alone") == ("not-now", "EUCHRE-09")


# --- the play


def test_e1_ordered_up_by_the_dealers_partner_with_the_left_bower() -> None:
    hand = worked()
    assert hand.hand_of(D) == card_set("JH KH QC JS AD")
    for seat, card, choices in [
        (A, "9C", "AH 9C TC KS QD"), (B, "AC", "AC"), (C, "KC", "KC"), (D, "QC", "QC"),
        (B, "TD", "QH TH 9S TD"), (C, "KD", "KD"), (D, "AD", "AD"), (A, "QD", "QD"),
        (D, "JH", "JH KH JS"), (A, "AH", "AH"), (B, "TH", "QH TH"), (C, "9H", "JD 9H"),
        (D, "JS", "KH JS"), (A, "KS", "KS"), (B, "9S", "9S"), (C, "AS", "AS"),
        (C, "JD", "JD"), (D, "KH", "KH"), (A, "TC", "TC"), (B, "QH", "QH"),
    ]:  # fmt: skip
        assert (hand.turn, legal(hand)) == (seat, set(choices.split()))
        do(hand, f"play {card}")
    result = hand.result()
    assert result.tricks == (0, 1, 2, 2)
    assert result.points == (0, 1, 0, 1)
    assert [movement.clause for movement in hand.movements()] == ["EUCHRE-32"] * 2


def test_the_left_bower_follows_trumps_and_not_its_own_suit() -> None:
    hand = do(worked(), "play QD; play TD")
    assert legal(hand) == {"KD"}  # not JD, which is a heart
    assert said(hand, "play JD") == ("follow-suit", "OP-EUCHRE-09")


def test_no_duty_to_beat() -> None:
    hand = do(worked(), "play AH")
    assert legal(hand) == {"QH", "TH"}
    do(hand, "play TH")
    assert legal(hand) == {"JD", "9H"}


@pytest.mark.clause("EUCHRE-27")
def test_the_winner_stacks_each_trick_apart() -> None:
    hand = plays(worked(), "9C AC KC QC TD KD AD QD JH AH TH 9H JS KS 9S AS JD KH TC QH")
    packets_at = {
        seat: [format_cards([card for _, card in trick]) for trick in hand.packets_of(seat)]
        for seat in range(4)
    }
    assert packets_at == {
        A: [],
        B: ["9C AC KC QC"],
        C: ["JS KS 9S AS", "JD KH TC QH"],
        D: ["TD KD AD QD", "JH AH TH 9H"],
    }


@pytest.mark.clause("EUCHRE-28", "EUCHRE-29")
def test_tricks_stay_with_their_winner_but_a_loners_may_lie_at_the_partner() -> None:
    hand = worked()
    assert [hand.may_keep(seat) for seat in range(4)] == [(A,), (B,), (C,), (D,)]
    loner = do(dealt(), "pass; pass; pass; alone")
    assert loner.may_keep(D) == (D, B)
    assert loner.may_keep(A) == (A,)


@pytest.mark.clause("EUCHRE-31")
def test_every_card_is_played_out_and_nothing_is_conceded() -> None:
    hand = dealt({D: "JS AH KH QH TH", A: "9C TC QC KC AC"}, up="JH")
    do(hand, "pass; pass; pass; pick it up; discard JS")
    laid = 0
    while not hand.is_over:
        assert all(len(words) == 2 for words in legal(hand))
        hand.apply(hand.legal_actions()[0])
        laid += 1
    assert laid == 20
    assert len(hand.history) == 5
    with pytest.raises(ValueError, match="no euchre action"):
        parse_action("concede the rest")


def test_the_dealer_may_put_down_any_of_six_cards() -> None:
    hand = do(dealt(E1, up="JH"), "pass; pick it up")
    assert legal(hand) == {"discard " + card for card in [*E1[D].split(), "JH"]}
    assert said(hand, "play 9D") == ("not-now", "OP-EUCHRE-10")
    assert said(hand, "discard AS") == ("not-held", "OP-EUCHRE-09")
    do(hand, "discard JH")
    assert hand.discarded == parse_card("JH")
    assert said(hand, "discard 9C") == ("not-now", "OP-EUCHRE-10")


def test_words_go_there_and_back() -> None:
    for words in ("pass", "pick it up", "alone", "hearts", "clubs alone", "discard 9D", "play AS"):
        assert format_action(parse_action(words)) == words
    assert parse_action(" Pick  it up ") == parse_action("pick it up")
    assert parse_action("play 10d") == parse_action("play TD")
    for words in ("", "play", "play AS KS", "discard", "hearts twice", "stay", "play ZZ"):
        with pytest.raises(ValueError):
            parse_action(words)
    for number in (0, 8 << 56, -1, (4 << 56) | (9 << 52)):
        with pytest.raises(ValueError):
            format_action(number)
        assert dealt().why_not(number) is not None


def test_a_position_that_cannot_be_is_refused_by_name() -> None:
    one = {seat: 1 << PACK[seat] for seat in range(4)}
    for stated, name in (
        ({"phase": "deal"}, "phase"),
        ({"trump": 4, "maker": 0}, "trump"),
        ({"trump": 0, "maker": 0, "tricks": (5, 0, 0, 0)}, "tricks"),
        ({"trump": 0, "maker": 0, "played": 1 << PACK[0]}, "hands"),
        ({"phase": "order", "up": PACK[0]}, "up"),
        ({"phase": "name", "up": PACK[9], "turn": 7}, "turn"),
        ({"trump": 0, "maker": 0, "trick": [(0, PACK[9]), (2, PACK[8])]}, "trick"),
        ({"trump": 0, "maker": 0, "trick": [(0, PACK[3])]}, "hands"),
    ):
        with pytest.raises(RulesError, match=name):
            Hand.at(LIONS, 0, one, **stated)
    with pytest.raises(RulesError, match="dealer"):
        Hand(LIONS, 4)


def test_a_stated_round_of_bids_goes_on_from_there() -> None:
    hands = {seat: card_set(PACK[5 * seat : 5 * seat + 5]) for seat in range(4)}
    hand = Hand.at(LIONS, D, hands, phase="name", up=PACK[20], turn=B)
    assert (hand.phase, hand.turn, len(hand.calls)) == ("name", B, 5)
    assert Hand.at(LIONS, D, hands, phase="order", up=PACK[20]).turn == A
