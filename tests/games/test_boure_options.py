"""Each house rule, in each of its answers, does what it says."""

from dataclasses import fields
from pathlib import Path

import pytest

from cardhall.games.boure import PAID, PRESETS, Hand, Illegal, Movement, Rules, RulesError, Session
from tests.games.boure_play import (
    FIVE,
    LLAA,
    RAP,
    A,
    B,
    C,
    D,
    E,
    at,
    dealt,
    do,
    finish,
    follow,
    lead_of,
    legal,
)  # fmt: skip

STACKS = [98, 98, 98, 98, 99]


def test_every_house_rule_is_documented_and_named_in_these_tests() -> None:
    folder = Path(__file__).parent
    tests = "".join(path.read_text("utf-8") for path in folder.glob("test_boure_*.py"))
    page = (folder.parents[1] / "docs/games/boure.md").read_text("utf-8")
    for option in fields(Rules):
        if option.init:
            assert option.name in tests, option.name
            assert f"`{option.name}`" in page, option.name


def test_presets_are_plain_data_and_read_back() -> None:
    assert set(PRESETS) == {"llaa", "rap"}
    for name in PRESETS:
        rules = Rules.preset(name)
        assert Rules.from_data(rules.to_data()) == rules
    assert Rules() == LLAA
    assert RAP.book == "RAP"
    assert RAP.advised_seats == (4, 6)


def test_an_unknown_preset_or_option_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="llaa"):
        Rules.preset("hoyle")
    with pytest.raises(RulesError, match="widow"):
        Rules.from_data({"widow": True})
    with pytest.raises(RulesError, match="min_seats"):
        Rules(min_seats=1)


@pytest.mark.parametrize("limit", ["twelve", "x antes", "10 chips"])
def test_a_pot_limit_is_an_amount_so_many_antes_or_none(limit: str) -> None:
    with pytest.raises(RulesError, match="pot_limit"):
        Rules(pot_limit=limit)


def test_minimum_last_must_stay() -> None:
    assert legal(do(dealt(LLAA), "pass;pass")) == {"stay"}


def test_minimum_throw_in_leaves_the_pot_and_passes_the_deal() -> None:
    rules = LLAA.replace(minimum="throw-in")
    hand = do(dealt(rules), "pass;pass;stay;stay;pass")
    assert hand.result().ending == "thrown-in"
    assert hand.movements()[-1] == Movement(None, 7, "next-pot", "OP-BOURE-02")
    assert do(dealt(rules), "pass;pass;stay;stay;stay").phase == "draw"


def test_minimum_none_lets_one_alone_take_the_pot() -> None:
    hand = do(dealt(LLAA.replace(minimum="none")), "pass;pass;pass;stay;pass")
    assert hand.result().winner == D


def test_ace_up_dealer_stays() -> None:
    rules = RAP.replace(ace_up_dealer_stays=True)
    aced = do(dealt(rules, {E: "2C 3C 4C 5C AD"}), "pass;pass;pass;pass")
    assert legal(aced) == {"stay"}
    with pytest.raises(Illegal, match="OP-BOURE-04"):
        do(aced, "pass")
    plain = do(dealt(rules, {E: "2C 3C 4C 5C KD"}), "pass;pass;pass;pass")
    assert legal(plain) == {"stay", "pass"}
    assert "pass" in legal(do(dealt(RAP, {E: "2C 3C 4C 5C AD"}), "pass;pass;pass;pass"))


@pytest.mark.parametrize(("draw_limit", "five", "four"), [
    ("4/3", 3, 4), ("3", 3, 3), ("4", 4, 4), ("5", 5, 5),
])  # fmt: skip
def test_draw_limit(draw_limit: str, five: int, four: int) -> None:
    rules = LLAA.replace(draw_limit=draw_limit)
    assert do(dealt(rules), "stay;stay;stay;stay;stay").draw_limit == five
    assert do(dealt(rules), "stay;stay;stay;stay;pass").draw_limit == four


def test_the_dealer_may_discard_the_turned_card_and_the_suit_stays() -> None:
    hand = do(dealt(LLAA, {E: "2C 3C 4C 5C 7D"}), "stay;stay;pass;pass;stay;draw;draw;draw 7D")
    assert hand.trump == 1
    assert not hand.hand_of(E) >> hand.turned & 1


def test_in_or_out_off_one_passes_or_draws_at_once() -> None:
    hand = dealt(LLAA.replace(in_or_out=False), {A: "2C 3C 4C 5C 6C"})
    assert hand.phase == "draw"
    assert {"pass", "draw", "draw 2C"} <= legal(hand)
    do(hand, "draw 2C;pass;pass")
    assert hand.stacks[A] == 98
    assert "pass" not in legal(hand)
    do(hand, "draw;draw")
    assert (hand.phase, hand.staying, hand.turn) == ("play", (A, D, E), A)
    alone = do(dealt(RAP.replace(in_or_out=False)), "pass;pass;draw;pass;pass")
    assert alone.result().winner == C


def test_play_over() -> None:
    always = LLAA.replace(play_over="led-suit-always")
    assert follow(always, "8C 2H", "AC 3C 5H", "H") == {"AC"}
    assert follow(LLAA, "8C 2H", "AC 3C 5H", "H") == {"AC", "3C"}
    assert follow(always, "8C", "9C 3C", "H") == {"9C"}


def test_undertrump() -> None:
    assert follow(LLAA, "8C TH", "2H 9H KD", "H") == {"2H", "9H"}
    may = LLAA.replace(undertrump="may")
    assert follow(may, "8C TH", "2H 9H KD", "H") == {"2H", "9H", "KD"}
    assert follow(may, "8C 5H", "2H 9H KD", "H") == {"9H"}


@pytest.mark.parametrize(("akq", "second", "third"), [
    ("one-lead", {"KH", "QH", "3C", "2D"}, {"QH", "3C", "2D"}), ("run-all-three", {"KH"}, {"QH"}),
])  # fmt: skip
def test_akq(akq: str, second: set[str], third: set[str]) -> None:
    rules = LLAA.replace(akq=akq)
    held = {A: "AH KH QH 3C 2D", B: "4S 5S 6S 7S 8S", C: "4D 5D 6D 7D 8D"}
    hand = at(rules, held, "H", turn=A)
    assert legal(hand) == {"AH"}
    do(hand, "play AH;play 4S;play 4D")
    assert legal(hand) == second
    do(hand, "play KH;play 5S;play 5D")
    assert legal(hand) == third


def test_akq_off() -> None:
    assert len(lead_of(LLAA.replace(akq="off"), "AH KH QH 3C 2D", "H", turn=A)) == 5


def test_forced_leads_off() -> None:
    plain = RAP.replace(forced_leads=False)
    assert lead_of(plain, "AH 4C", "H", turn=A, tricks=[2, 0, 0]) == {"AH", "4C"}


def test_stay_chip() -> None:
    assert do(dealt(LLAA.replace(stay_chip=0)), "stay").pot == 5
    hand = do(dealt(RAP.replace(stay_chip=1)), "stay")
    assert hand.pot == 60
    assert Movement(A, 10, "pot", "OP-RAP-02") in hand.movements()


@pytest.mark.parametrize(("pot_limit", "pays"), [(5, 5), ("none", 23), ("12 antes", 12)])
def test_pot_limit(pot_limit: int | str, pays: int) -> None:
    hand = finish(LLAA.replace(pot_limit=pot_limit), {A: 3, B: 2, D: 0}, stacks=STACKS, pot=23)
    assert hand.result().paid[D] == pays


@pytest.mark.parametrize(("match", "paid", "owed"), [("at-once", 9, PAID), ("next-ante", 0, 9)])
def test_match(match: str, paid: int, owed: int) -> None:
    hand = finish(LLAA.replace(match=match), {A: 3, B: 2, D: 0}, stacks=STACKS, pot=9)
    assert (hand.result().paid[D], hand.result().owed[D]) == (paid, owed)


@pytest.mark.parametrize(("payer_antes", "left"), [(False, 89), (True, 88)])
def test_payer_antes(payer_antes: bool, left: int) -> None:
    rules = LLAA.replace(payer_antes=payer_antes)
    result = finish(rules, {A: 3, B: 2, D: 0}, stacks=STACKS, pot=9).result()
    assert Hand(rules, A, result.stacks, result.next_pot, result.owed).stacks[D] == left


def test_payer_antes_asks_for_two_chips_over() -> None:
    rules = LLAA.replace(payer_antes=True)
    stacks = [98, 98, 98, 11, 99]
    assert finish(rules, {A: 3, B: 2, D: 0}, stacks=stacks, pot=12).result().stacks[D] == 0
    stacks[D] = 12
    assert finish(rules, {A: 3, B: 2, D: 0}, stacks=stacks, pot=12).result().stacks[D] == 2


@pytest.mark.parametrize(("short", "left"), [("lost", 0), ("plays-on", 0)])
def test_short(short: str, left: int) -> None:
    rules = LLAA.replace(short=short)
    result = finish(rules, {A: 3, B: 2, D: 0}, stacks=[98, 98, 98, 7, 99], pot=12).result()
    assert result.stacks[D] == left
    poor = dealt(rules, stacks=[1, 100, 100, 100, 100])
    assert legal(poor) == ({"stay", "pass"} if short == "plays-on" else {"pass"})


@pytest.mark.parametrize(("reneger_top", "winner"), [("next-best", B), ("stays", None)])
def test_reneger_top(reneger_top: str, winner: int | None) -> None:
    hand = finish(LLAA.replace(reneger_top=reneger_top), {A: 3, B: 2}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().winner == winner


@pytest.mark.parametrize(("reneger_tie", "winner"), [("pays-other", B), ("stays", None)])
def test_reneger_tie(reneger_tie: str, winner: int | None) -> None:
    rules = LLAA.replace(reneger_tie=reneger_tie)
    hand = finish(rules, {A: 2, B: 2, C: 1}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().winner == winner


def test_a_reneger_who_takes_all_five_leaves_the_pot_and_the_others_pay() -> None:
    hand = finish(LLAA, {A: 5, B: 0, C: 0}, stacks=STACKS, pot=9)
    hand.mark_renege(A)
    assert hand.result().winner is None
    assert hand.result().paid == (9, 9, 9, 0, 0)


def test_ladder_and_first_dealer_and_renege_are_the_books_own() -> None:
    assert (LLAA.ladder, RAP.ladder) == (False, True)
    assert (LLAA.first_dealer, RAP.first_dealer) == ("draw", "named")
    assert (LLAA.renege, RAP.renege) == ("take-back", "play-on")
    assert not LLAA.trump_marker


def test_ante_and_start_stack() -> None:
    rules = LLAA.replace(ante=2, start_stack=50)
    session = Session(rules, 3, dealer=A)
    assert session.start_hand(list(range(52))).stacks == (48, 48, 48)


def test_a_hand_needs_a_dealer_who_plays_and_two_seats() -> None:
    with pytest.raises(RulesError, match="dealer"):
        Hand(LLAA, 7, FIVE)
    with pytest.raises(RulesError, match="dealer"):
        Hand(LLAA, 0, [0, 100, 100])
    with pytest.raises(RulesError, match="stacks"):
        Hand(LLAA, 0, [100, 0, 0])
    with pytest.raises(RulesError, match="owed"):
        Hand(LLAA, 0, FIVE, owed=[0])
