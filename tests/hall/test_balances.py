"""Nothing holds less than nothing: boxes, stacks, pots, tables."""

import pytest

from cardhall.hall import balances
from cardhall.hall import commands as c
from cardhall.hall.event import fold
from cardhall.hall.events import PaymentCorrected
from cardhall.hall.formats.freezeout import commands as h
from cardhall.hall.formats.freezeout.events import PrizePaid
from cardhall.hall.formats.home_game import commands as lc
from cardhall.hall.formats.home_game.lines import BANK
from cardhall.hall.todo import todo_of
from cardhall.messages import written
from tests.hall.test_holdem_day import KEY, Tournament
from tests.hall.test_rap_night import KEY as BOURE
from tests.hall.test_rap_night import Night


@pytest.mark.clause("HOLDEM-04")
def test_nobody_carries_more_chips_from_a_table_than_it_holds() -> None:
    day = Tournament(21)
    day.unbalance()
    day.finish()
    (move,) = day.freezeout.proposed()
    assert move.kind == "balance"
    holds = day.freezeout.room().chips[frozenset({move.from_table})]
    moves = h.MakeMoves(
        category=KEY,
        players=(move.player,),
        stacks=(h.Stack(entry=move.player, chips=holds + 500),),
    )
    refused = day.refused(moves)
    assert refused.why == f"Table {move.from_table} would hold -500 chips"
    assert (refused.field, refused.clause) == ("stacks", "HOLDEM-04")


def test_no_more_chips_are_taken_out_than_there_are() -> None:
    day = Tournament(9).after_the_hour()
    one = day.at_table(1)[0]
    gone = h.ReportOut(category=KEY, table=1, outs=(h.OutSeat(entry=one, removed=90_500),))
    assert day.refused(gone).why == "Table 1 would hold -500 chips"
    out = day.out(one)
    for wrong in (h.OutFacts(entry=one, removed=-1), h.OutFacts(entry=one, stack=-1)):
        refused = day.refused(h.CorrectOut(category=KEY, out=out, outs=(wrong,), why=written("x")))
        assert (refused.why, refused.field) == ("There are no such chips", "outs")


def test_a_table_tells_no_stack_below_nothing() -> None:
    day = Tournament(9)
    told = h.TellStacks(
        category=KEY, table=1, stacks=(h.Stack(entry=day.at_table(1)[0], chips=-1),)
    )
    assert day.refused(told, role="table").field == "stacks"


def test_a_rebuy_is_not_taken_back_from_under_the_prizes() -> None:
    day = Tournament(9)
    one = day.at_table(1)[0]
    out = day.out(one)
    day.rebuy(out, one)
    day.after_the_hour().thin_out(1)
    for prize in day.card.prizes:
        day.do(h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents))
    payment = day.state.entries[one].payments[-1]
    refused = day.refused(c.CorrectPayment(payment=payment, cents=0, why="never paid"))
    assert (refused.why, refused.field) == ("The box would hold -$20.00", "cents")
    assert refused.cure == "Take back a prize or the house's share first"
    nobody = h.CorrectOut(category=KEY, out=out, outs=(), why=written("she never lost them"))
    refused = day.refused(nobody)
    assert (refused.why, refused.field) == ("The box would hold -$20.00", "out")
    day.do(h.TakeBackPrize(category=KEY, entry=day.card.prizes[0].entry))
    day.do(nobody)


@pytest.mark.clause("RAP-44")
def test_what_was_paid_out_of_the_box_at_home_stays_covered() -> None:
    night = Night(3)
    a, b = night.id("A"), night.id("B")
    night.do(lc.Pay(category=BOURE, payer=a, receiver=BANK, cents=500))
    paid_in = night.ledger.written[-1].id
    night.do(lc.Pay(category=BOURE, payer=BANK, receiver=b, cents=400))
    refused = night.refused(lc.TakeBackPay(category=BOURE, line=paid_in))
    assert (refused.why, refused.field) == ("The box would hold -$4.00", "line")
    assert "paid out of the box" in refused.cure
    less = lc.CorrectLine(category=BOURE, line=paid_in, cents=300, why="it was three")
    assert night.refused(less).why == "The box would hold -$1.00"
    night.do(lc.CorrectLine(category=BOURE, line=paid_in, cents=400, why="it was four"))
    assert night.books.cash == 0


def test_a_box_that_an_older_stream_left_below_nothing_may_rise_and_not_fall() -> None:
    day = Tournament(9).after_the_hour()
    day.thin_out(1)
    for prize in day.card.prizes:
        day.do(h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents))
    payment, other = list(day.state.payments)[:2]
    was = PaymentCorrected(
        at=day.at, by=written("Chair"), payment=payment, before=2000, cents=1000, why="older"
    )
    day.state = fold([was], day.state)
    assert dict(balances.held_by(day.state))["box", ""] == -1000
    less = c.CorrectPayment(payment=other, cents=1900, why="x")
    assert day.refused(less).why == "The box would hold -$11.00"
    day.do(c.CorrectPayment(payment=payment, cents=1500, why="x"))


def test_a_prize_is_offered_only_while_the_box_can_pay_it() -> None:
    day = Tournament(9).after_the_hour()
    day.thin_out(1)
    *others, last = day.card.prizes

    def offered() -> list[str]:
        return [
            need.action.goto or str((need.action.command or {})["type"])
            for need in todo_of(day.state, day.at)
            if need.kind == "prize" and need.action
        ]

    assert offered() == ["pay_prize"] * (len(others) + 1)
    box = dict(balances.held_by(day.state))["box", ""]
    too_much = PrizePaid(
        at=day.at, by=written("Chair"), category=KEY, entry=others[0].entry,
        cents=box - last.cents + 100,
    )  # fmt: skip
    day.state = fold([too_much], day.state)
    assert "money" in offered(), "who gave too much away finds it among the money"
