"""One book of a hold'em tournament's money: fees, rebuys, the house, prizes, and the box."""

from random import Random

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.event import Refusal
from cardhall.hall.events import CashCounted, EntriesTaken, Fact, PaymentCorrected, PaymentTaken
from cardhall.hall.formats.freezeout import commands as h
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.results import results
from cardhall.hall.state import money_books
from cardhall.hall.views import console_view
from cardhall.messages import written
from tests.hall.hallday import there
from tests.hall.test_holdem_day import KEY, PLAY, Tournament


class Till(Tournament):
    """A tournament whose box is kept beside it, from what people did; after each command all pages
    tell one story of it."""

    def __init__(self, players: int, seed: str) -> None:
        self.door: dict[str, int] = {}  # cents of each payment taken by hand
        self.handed_out: dict[str, int] = {}  # cents that went out, by who got them
        self.seen = 0
        super().__init__(players, seed)

    def hear(self, fact: Fact) -> None:
        match fact:
            case EntriesTaken():
                self.door |= {new.payment: new.paid_cents for new in fact.entries if new.payment}
            case PaymentTaken():
                self.door[fact.payment] = fact.cents
            case PaymentCorrected() if fact.payment in self.door:
                self.door[fact.payment] = fact.cents
            case f.HouseShareSet():
                self.handed_out["the house"] = fact.cents
            case f.PrizePaid():
                self.handed_out[fact.entry] = fact.cents
            case f.PrizeTakenBack():
                del self.handed_out[fact.entry]
            case _:
                pass

    def sums(self) -> None:
        super().sums()
        for fact in self.facts[self.seen :]:
            self.hear(fact)
        self.seen = len(self.facts)
        if KEY not in self.state.categories:
            return
        # who buys in again pays then: a fee and a payment at once
        again = sum(x for id, (_, x) in self.state.payments.items() if id not in self.door)
        box = sum(self.door.values()) + again - sum(self.handed_out.values())
        book, page = money_books(self.state), console_view(self.state, self.at).money
        assert book["cash"] == box == page.box_cents
        assert page.paid_cents == page.box_cents + page.house_cents + page.prize_cents
        assert page.due_cents == page.paid_cents + book["over"] + page.owing_cents
        assert {line.account: line.cents for line in page.books} == book
        # what nobody paid is nobody's prize, and what was paid too much is the payer's (HOLDEM-09)
        came_in = box + sum(self.handed_out.values())
        assert self.card.pool == came_in + book["over"] - page.house_cents
        assert box >= 0  # nothing is paid out of an empty box
        told = there(results(self.state, ledger=True).ledger).accounts
        assert sum(one.cents for one in told) == 0
        assert {one.book for one in told} == {"Money"}  # no second book of the same money


@pytest.mark.clause("OP-HOLDEM-03")
@pytest.mark.parametrize("seed", range(10))
def test_the_box_and_the_books_are_one_story_at_every_moment(seed: int) -> None:
    rng = Random(seed)
    day = Till(rng.choice([4, 9, 12, 20]), str(seed))
    done = 0
    for _ in range(150):
        day.at += rng.randrange(3) * 60_000
        command = some_command(day, rng)
        if command is None:
            continue
        try:
            day.do(command)
        except Refusal:
            continue
        done += 1
    assert done > 40
    if not day.freezeout.asked():
        day.settle()


def some_command(day: Tournament, rng: Random) -> c.Command | None:
    """Something that moves money, or people who win it."""
    freezeout, people = day.freezeout, list(day.state.entries)
    one, kind = rng.choice(people), rng.randrange(9)
    asked = [(out, who) for out, names in freezeout.asked().items() for who in names]
    if asked and kind < 4:
        out, who = rng.choice(asked)
        return rng.choice([h.Rebuy, h.Rebuy, h.DeclineRebuy])(category=KEY, out=out, entry=who)
    if kind < 3:
        live = [table for table in freezeout.room().live if len(table.players) > 1]
        if freezeout.waited_for() or freezeout.proposed() or not live:
            day.settle()
            return None
        table = rng.choice(live)
        gone = (h.OutSeat(entry=rng.choice(table.players)),)
        return h.ReportOut(category=KEY, table=table.number, outs=gone)
    if kind == 3:
        return c.TakePayment(entry=one, cents=rng.choice([500, 2000]))
    if kind == 4:
        payment = rng.choice(list(day.state.payments))
        return c.CorrectPayment(payment=payment, cents=rng.choice([0, 1500, 2000]), why="keyed in")
    if kind == 5:
        return h.SetHouseShare(category=KEY, cents=rng.choice([0, 1000, 5000]))
    if kind == 6:
        won = [prize for prize in day.card.prizes if prize.entry and not prize.paid]
        if not won:
            return None
        prize = rng.choice(won)
        return h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents)
    if kind == 7 and freezeout.paid:
        return h.TakeBackPrize(category=KEY, entry=rng.choice(list(freezeout.paid)))
    if kind == 8 and freezeout.hands:
        out = rng.choice(list(freezeout.hands))
        hand = freezeout.hands[out]
        outs = (
            ()
            if rng.random() < 0.2
            else tuple(
                replace(x, rebuy=rng.choice(["", "yes", "no"]) if x.rebuy else "")
                for x in hand.outs
            )
        )
        return h.CorrectOut(category=KEY, out=out, outs=outs, why=written("x"))
    return None


def test_a_count_is_compared_with_what_lay_there_then() -> None:
    day = Till(9, "count").after_the_hour()
    there = console_view(day.state, day.at).money.box_cents
    day.do(c.CountCash(cents=there))
    day.do(h.SetHouseShare(category=KEY, cents=1000))
    day.thin_out(1)
    first = next(prize for prize in day.card.prizes if prize.place == 1)
    day.do(h.PayPrize(category=KEY, entry=first.entry, cents=first.cents))
    money = console_view(day.state, day.at).money
    assert (money.difference_cents, money.box_cents) == (0, there - 1000 - first.cents)
    assert "cash" not in [need.kind for need in console_view(day.state, day.at).needs]
    # between the prizes it is counted again, and a dollar is not there
    day.do(c.CountCash(cents=money.box_cents - 100))
    assert console_view(day.state, day.at).money.difference_cents == -100
    assert "cash" in [need.kind for need in console_view(day.state, day.at).needs]
    # it was never received: the payment is corrected, and the count was right
    payment = next(iter(day.state.payments))
    day.do(c.CorrectPayment(payment=payment, cents=1900, why="a dollar short at the door"))
    assert console_view(day.state, day.at).money.difference_cents == 0
    assert [x for x in day.facts if isinstance(x, CashCounted)]


@pytest.mark.clause("HOLDEM-09")
def test_the_prizes_are_what_was_paid_and_not_what_is_due() -> None:
    """Twenty enter at 20.00, twelve pay and sit, one of the others does not come."""
    day = Till(0, "no-shows")
    for number in range(20):
        paid = 2000 if number < 12 else 0
        name = f"Player {number + 1:02}"
        day.do(c.TakeEntry(name=name, auxiliary="Council 1", category=KEY, paid_cents=paid))
    people = list(day.state.entries)
    for one in people[:12]:
        day.do(c.SignIn(who=one, override="test"))
    day.do(c.Withdraw(entry=people[19], why="ill"))
    assert day.card.pool == 24_000
    day.do(c.DrawSeats(category=KEY))
    day.at = PLAY
    day.do(h.StartClock(category=KEY))
    assert [prize.cents for prize in day.card.prizes] == [12_000, 7200, 4800]
    day.after_the_hour().thin_out(1)
    for prize in day.card.prizes:
        day.do(h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents))
    assert money_books(day.state)["cash"] == 0


@pytest.mark.clause("HOLDEM-09")
def test_who_pays_late_adds_to_the_prizes_then_and_what_was_too_much_never() -> None:
    day = Till(8, "late")
    day.do(c.TakeEntry(name="Pays Later", auxiliary="C", category=KEY))
    later = list(day.state.entries)[-1]
    day.do(c.SignIn(who=later, override="x"))
    day.do(c.AddSeat(category=KEY, entry=later, override="pays at noon"))
    assert day.card.pool == 16_000
    day.do(c.TakePayment(entry=later, cents=2500))
    assert day.card.pool == 18_000
    payment = day.state.entries[later].payments[0]
    day.do(c.CorrectPayment(payment=payment, cents=500, why="the note was false"))
    assert day.card.pool == 16_500


@pytest.mark.clause("HOLDEM-05")
def test_a_rebuy_that_was_not_paid_is_no_prize() -> None:
    day = Till(9, "rebuy")
    one = day.at_table(1)[0]
    out = day.out(one)
    day.rebuy(out, one)
    assert day.card.pool == 20_000
    payment = day.state.entries[one].payments[-1]
    day.do(c.CorrectPayment(payment=payment, cents=0, why="never handed over"))
    assert day.card.pool == 18_000


@pytest.mark.clause("OP-HOLDEM-03")
def test_nothing_is_paid_beyond_the_box_and_nothing_taken_from_under_what_was_paid() -> None:
    day = Till(9, "beyond").after_the_hour()
    day.thin_out(1)
    by_place = {prize.place: prize for prize in day.card.prizes}
    for place in (1, 2):
        prize = by_place[place]
        day.do(h.PayPrize(category=KEY, entry=prize.entry, cents=prize.cents))
    # 36.00 are left; a payment that was never made takes 20.00 of them
    payment = next(iter(day.state.payments))
    day.do(c.CorrectPayment(payment=payment, cents=0, why="keyed in for another"))
    third = next(prize for prize in day.card.prizes if prize.place == 3)
    refused = day.refused(h.PayPrize(category=KEY, entry=third.entry, cents=third.cents))
    assert (refused.why, refused.field) == ("The box holds $16.00", "cents")
    assert "take back a prize" in refused.cure
    other = list(day.state.payments)[1]
    refused = day.refused(c.CorrectPayment(payment=other, cents=300, why="keyed in wrong"))
    assert (refused.why, refused.field) == ("The box would hold -$1.00", "cents")
    assert "Take back a prize" in refused.cure
    day.do(c.CorrectPayment(payment=other, cents=400, why="keyed in wrong"))


def test_the_house_keeps_no_more_than_is_there() -> None:
    day = Till(9, "house").after_the_hour()
    refused = day.refused(h.SetHouseShare(category=KEY, cents=18_001))
    assert (refused.why, refused.clause) == (
        "$180.00 came in and was not paid out",
        "OP-HOLDEM-03",
    )
