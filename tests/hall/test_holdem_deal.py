"""A deal of the last players: who may make one, any sums that come out, and what follows."""

import pytest

from cardhall.formats.final_deal import by_chances, by_chips, less_for_winner
from cardhall.hall import commands as c
from cardhall.hall.formats.freezeout import commands as h
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout import views
from cardhall.hall.log import clause_of, words
from cardhall.hall.results import results
from cardhall.hall.state import money_books
from cardhall.hall.views import console_view, projector_view
from cardhall.messages import written
from tests.hall.hallday import there
from tests.hall.test_holdem_day import KEY, Tournament

DEAL = "OP-HOLDEM-22"


def last(players: int, of: int = 20) -> Tournament:
    """The final table of a tournament of twenty, 200.00, 120.00 and 80.00 to be won."""
    day = Tournament(of, seed="deal").after_the_hour()
    day.thin_out(players)
    return day


def deal(day: Tournament, *cents: int, left: int = 0, agrees: bool = True) -> h.MakeDeal:
    people = day.freezeout.room().people
    sums = tuple(
        h.DealSum(entry=one, cents=sum_, agrees=agrees)
        for one, sum_ in zip(people, cents, strict=True)
    )
    return h.MakeDeal(category=KEY, sums=sums, left=left)


@pytest.mark.clause(DEAL)
def test_the_last_share_what_is_left_as_they_like() -> None:
    day = last(3)
    (made,) = day.do(deal(day, 15_000, 13_001, 11_999))
    assert clause_of(made) == DEAL
    assert "all of them agree" in words(day.state, made)
    prizes = [(line.place, line.cents, line.due) for line in day.card.prizes]
    assert prizes == [(0, 15_000, True), (0, 13_001, True), (0, 11_999, True)]
    # each is paid at once, and they play on for the places
    for line in day.card.prizes:
        day.do(h.PayPrize(category=KEY, entry=line.entry, cents=line.cents))
    assert money_books(day.state)["cash"] == 0
    day.thin_out(1)
    assert sorted(line.place for line in day.card.prizes) == [1, 2, 3]
    assert sum(line.cents for line in day.card.prizes) == 40_000
    assert [need.kind for need in console_view(day.state, day.at).needs] == ["awards"]


@pytest.mark.clause(DEAL)
def test_what_is_left_is_the_winners() -> None:
    day = last(3)
    people = list(day.freezeout.room().people)
    day.do(deal(day, 12_000, 12_000, 12_000, left=4000))
    assert [(x.cents, x.entry, x.due) for x in day.card.prizes][3:] == [(4000, "", False)]
    # nobody is paid before it is known who wins
    early = h.PayPrize(category=KEY, entry=people[0], cents=12_000)
    assert day.refused(early).why.endswith("has won no prize")
    day.out(people[0])
    day.do(early)
    day.thin_out(1)
    (winner,) = day.freezeout.room().people
    by_place = {x.place: x.cents for x in day.card.prizes}
    assert by_place == {1: 16_000, 2: 12_000, 3: 12_000}
    assert day.freezeout.won(40_000)[winner] == 16_000


@pytest.mark.clause(DEAL)
def test_more_than_are_paid_may_deal_and_the_others_are_paid_by_place() -> None:
    day = last(5)
    day.do(deal(day, 8000, 8000, 8000, 8000, 8000))
    assert [x.cents for x in day.card.prizes] == [8000] * 5
    day = last(2)
    third = next(one for one, (place, _) in day.freezeout.places().items() if place == 3)
    day.do(deal(day, 16_000, 16_000))
    assert {x.place: x.cents for x in day.card.prizes if x.entry == third} == {3: 8000}
    assert sum(x.cents for x in day.card.prizes) == 40_000


@pytest.mark.clause(DEAL)
def test_who_may_and_what_comes_out() -> None:
    day = last(3)
    name = day.state.entries[day.freezeout.room().people[0]].called
    wrong = {
        ("sums", "These sums make $0.01 too little"): deal(day, 15_000, 13_000, 11_999),
        ("sums", "These sums make $40.00 too much"): deal(day, 15_000, 13_000, 12_000, left=4000),
        ("sums", "A share cannot be below zero"): deal(day, 30_000, 20_000, -10_000),
        ("left", "$400.00 are still to be won"): deal(day, 0, 0, 0, left=40_001),
        (f"agrees.{day.freezeout.room().people[0]}", f"{name} has not agreed"): deal(
            day, 15_000, 13_000, 12_000, agrees=False
        ),
        ("sums", f"{name} is not named"): h.MakeDeal(
            category=KEY, sums=deal(day, 0, 20_000, 20_000).sums[1:]
        ),
    }
    for (field, why), command in wrong.items():
        refused = day.refused(command)
        assert (refused.field, refused.why, refused.clause) == (field, why, DEAL)
        assert refused.cure
    for role in ("captain", "player", "judge", "table"):
        assert day.refused(deal(day, 20_000, 10_000, 10_000), role=role).field == "role"
    day.do(deal(day, 20_000, 10_000, 10_000))
    assert day.refused(deal(day, 20_000, 10_000, 10_000)).why == "They have a deal"


@pytest.mark.clause(DEAL)
def test_no_deal_before_the_final_table_or_while_somebody_may_buy_in_again() -> None:
    day = Tournament(18)
    assert (
        day.refused(h.MakeDeal(category=KEY, sums=())).cure == "A deal is made at the final table"
    )
    assert day.card.deal is None
    day = Tournament(4)
    day.out(day.at_table(1)[0])
    assert day.refused(h.MakeDeal(category=KEY, sums=())).clause == "OP-X-24"


@pytest.mark.clause(DEAL)
def test_nobody_buys_in_again_after_a_deal() -> None:
    day = Tournament(4, seed="early")
    people = list(day.freezeout.room().people)
    day.do(deal(day, 2000, 2000, 2000, 2000))
    day.out(people[0])
    assert not day.freezeout.asked()
    assert day.place(people[0]) == (4, False)
    assert [x.cents for x in day.card.prizes] == [2000] * 4


@pytest.mark.clause(DEAL)
def test_proposals_by_equal_parts_by_chips_and_by_chances() -> None:
    day = last(3)
    people = day.freezeout.room().people
    shown = day.card.deal
    assert shown is not None
    assert (shown.stake, shown.made, shown.in_play) == (40_000, False, 200_000)
    assert [x.equal for x in shown.lines] == [13_334, 13_333, 13_333]
    assert [x.by_chances for x in shown.lines] == [0, 0, 0]  # nobody knows the chips
    chips = [100_000, 60_000, 40_000]
    stacks = tuple(h.Stack(entry=p, chips=n) for p, n in zip(people, chips, strict=True))
    short = (*stacks[:2], h.Stack(entry=people[2], chips=39_900))
    refused = day.refused(h.CountForDeal(category=KEY, stacks=short))
    assert (refused.field, refused.why) == ("stacks", "Together they have 100 chips too few")
    assert day.refused(h.CountForDeal(category=KEY, stacks=stacks[:2])).field == "stacks"
    assert day.refused(h.CountForDeal(category=KEY, stacks=stacks, left=-1)).field == "left"
    day.do(h.CountForDeal(category=KEY, stacks=stacks, left=3000))
    shown = there(day.card.deal)
    prizes = less_for_winner([20_000, 12_000, 8000], 3000)
    assert [x.by_chips for x in shown.lines] == by_chips(chips, prizes)
    assert [x.by_chances for x in shown.lines] == by_chances(chips, prizes)
    assert [x.chips for x in shown.lines] == chips
    assert shown.left == 3000
    # what is only talked of is nobody else's
    assert views.wall(day.state, day.state.categories[KEY], day.at).deal is None
    assert projector_view(day.state, day.at)
    day.out(people[2])
    assert [x.chips for x in there(day.card.deal).lines] == [0, 0]  # counted before


@pytest.mark.clause(DEAL)
def test_a_deal_is_taken_back_until_somebody_is_paid_by_it() -> None:
    day = last(3)
    people = list(day.freezeout.room().people)
    day.do(deal(day, 20_000, 10_000, 10_000))
    day.do(h.PayPrize(category=KEY, entry=people[0], cents=20_000))
    assert day.refused(h.TakeBackDeal(category=KEY)).cure == "Take that payment back first"
    day.do(h.TakeBackPrize(category=KEY, entry=people[0]))
    (back,) = day.do(h.TakeBackDeal(category=KEY))
    assert isinstance(back, f.DealTakenBack)
    assert [x.cents for x in day.card.prizes] == [20_000, 12_000, 8000]
    assert day.refused(h.TakeBackDeal(category=KEY)).why == "There is no deal"


@pytest.mark.clause(DEAL)
def test_a_correction_behind_a_deal_is_told_with_its_cure() -> None:
    day = last(3)
    fourth = list(day.freezeout.hands)[-1]
    day.do(deal(day, 20_000, 10_000, 10_000))
    day.do(h.CorrectOut(category=KEY, out=fourth, outs=(), why=written("she was in")))
    need = next(x for x in console_view(day.state, day.at).needs if x.kind == "deal_off")
    assert "was among the last, and is not in the deal" in need.text
    assert there(there(need.action).command)["type"] == "take_back_deal"
    day = last(3)
    day.do(deal(day, 20_000, 10_000, 10_000))
    payment = next(iter(day.state.payments))
    day.do(c.CorrectPayment(payment=payment, cents=1000, why="it was ten"))
    need = next(x for x in console_view(day.state, day.at).needs if x.kind == "deal_off")
    assert need.text == "The deal shares $10.00 too much"


@pytest.mark.clause(DEAL)
def test_results_and_awards_tell_of_it() -> None:
    day = last(3)
    day.do(deal(day, 15_000, 13_000, 12_000))
    day.thin_out(1)
    told = results(day.state, winners=True)
    whys = [why.text for game in told.games for one in game.places for why in one.why]
    assert any(text.startswith("A deal of the last 3: $1") for text in whys)
