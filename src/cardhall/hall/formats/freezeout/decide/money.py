"""Prizes, the house, and a deal among the last."""

from itertools import pairwise

from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.decide.common import (
    begun_of,
    format_state_of,
    name_of,
    playing_of,
)
from cardhall.hall.formats.freezeout.decide.counting import check_stack
from cardhall.hall.formats.freezeout.money import check_box, pool_of, received
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents
from cardhall.hall.state import Category, State, entry_of
from cardhall.messages import Chips, Dollars, Message, Player

DEAL = "OP-HOLDEM-22"


def _set_payouts(state: State, command: c.SetPayouts, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    shares = command.shares
    alike = len(shares) > 1 == len(set(shares))
    if shares and (min(shares) < 1 or (sum(shares) != 100 and not alike)):
        raise Refusal(
            Message("the-shares-make-per-cent", sum=sum(shares)),
            "shares",
            Message("let-the-shares-make-100-or-be-alike"),
            "OP-HOLDEM-03",
        )
    if any(later > former for former, later in pairwise(shares)):
        raise Refusal(
            Message("a-lower-place-would-win-more"),
            "shares",
            Message("begin-with-the-largest"),
            "OP-HOLDEM-03",
        )
    if freezeout.drawn and len(shares) > len(freezeout.entered()):
        raise Refusal(
            Message("more-places-than-players"),
            "shares",
            Message("pay-fewer-places"),
            "OP-HOLDEM-03",
        )
    if shares == freezeout.shares:
        raise Refusal(Message("that-is-already-so"), "shares", Message("nothing-more-to-do"))
    return [f.PayoutsSet(at=ctx.at, by=ctx.actor, category=category.key, shares=shares)]


def _set_house(state: State, command: c.SetHouseShare, ctx: Context) -> list[Fact]:
    category, freezeout = format_state_of(state, command.category)
    check_cents(command.cents, "cents")
    there = received(state, category) - sum(freezeout.paid.values())
    if not 0 <= command.cents <= there:
        raise Refusal(
            Message("so-much-came-in-and-was-not-paid-out", amount=Dollars(there)),
            "cents",
            Message("the-house-keeps-no-more-than-that"),
            "OP-HOLDEM-03",
        )
    return [f.HouseShareSet(at=ctx.at, by=ctx.actor, category=category.key, cents=command.cents)]


def _pay_prize(state: State, command: c.PayPrize, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    entry = entry_of(state, command.entry)
    if entry.id in freezeout.paid:
        raise Refusal(
            Message("was-paid-already", player=Player(entry.called)),
            "entry",
            Message("nothing-more-to-do"),
        )
    won = freezeout.won(pool_of(state, category)).get(entry.id, 0)
    if not won:
        raise Refusal(
            Message("has-won-no-prize", player=Player(entry.called)),
            "entry",
            Message("look-at-the-places"),
        )
    if command.cents != won:
        raise Refusal(
            Message("wins-so-much", player=Player(entry.called), amount=Dollars(won)),
            "cents",
            Message("pay-that-much"),
        )
    check_box(state, command.cents)
    return [
        f.PrizePaid(
            at=ctx.at, by=ctx.actor, category=category.key, entry=entry.id, cents=command.cents
        )
    ]


def _take_back_prize(state: State, command: c.TakeBackPrize, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    if command.entry not in freezeout.paid:
        raise Refusal(Message("that-player-was-not-paid"), "entry", Message("nothing-to-take-back"))
    return [
        f.PrizeTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            entry=command.entry,
            cents=freezeout.paid[command.entry],
        )
    ]


def _dealing(state: State, key: str) -> tuple[Category, Freezeout]:
    """A tournament whose last players may make a deal. Raises Refusal."""
    category, freezeout = playing_of(state, key)
    room = freezeout.room()
    if len(room.live) > 1 or room.astray:
        raise Refusal(
            Message("so-many-are-left-and-not-at-one-table", count=len(room.people)),
            "category",
            Message("a-deal-is-made-at-the-final"),
            DEAL,
        )
    if freezeout.asked():
        raise Refusal(
            Message("somebody-may-still-buy-in-again"),
            "category",
            Message("ask-that-player-first"),
            "OP-X-24",
        )
    if freezeout.deal is not None:
        raise Refusal(
            Message("they-have-a-deal"), "category", Message("take-it-back-to-make-another"), DEAL
        )
    return category, freezeout


def _check_left(cents: int, stake: int) -> None:
    if not 0 <= cents <= stake:
        raise Refusal(
            Message("so-much-is-still-to-be-won", amount=Dollars(stake)),
            "left",
            Message("leave-no-more-for-the-winner"),
            DEAL,
        )


def _check_all_named(state: State, named: list[str], people: list[str], field: str) -> None:
    for one in people:
        if named.count(one) != 1:
            who = name_of(state, one)
            why = (
                Message("is-not-named", player=who)
                if one not in named
                else Message("is-named-twice", player=who)
            )
            raise Refusal(why, field, Message("name-everybody-who-is-in-once"), DEAL)
    if len(named) > len(people):
        raise Refusal(
            Message("somebody-named-is-not-in"),
            field,
            Message("name-everybody-who-is-in-once"),
            DEAL,
        )


def _count_for_deal(state: State, command: c.CountForDeal, ctx: Context) -> list[Fact]:
    category, freezeout = _dealing(state, command.category)
    room = freezeout.room()
    _check_all_named(state, [one.entry for one in command.stacks], room.people, "stacks")
    least = freezeout.least_chip(category.plan)
    for stack in command.stacks:
        check_stack(state, stack, least)
    _check_left(command.left, sum(freezeout.at_stake(pool_of(state, category))))
    off = sum(stack.chips for stack in command.stacks) - room.in_play
    if off:
        raise Refusal(
            Message("together-they-have-too-many", chips=Chips(off))
            if off > 0
            else Message("together-they-have-too-few", chips=Chips(-off)),
            "stacks",
            Message("count-again-so-many-are-in-play", count=room.in_play),
            "HOLDEM-04",
        )
    return [
        f.DealCounted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            stacks=command.stacks,
            left=command.left,
        )
    ]


def _make_deal(state: State, command: c.MakeDeal, ctx: Context) -> list[Fact]:
    """Any sums that make what is left; everybody who is in has agreed."""
    category, freezeout = _dealing(state, command.category)
    people = freezeout.room().people
    _check_all_named(state, [one.entry for one in command.sums], people, "sums")
    stake = sum(freezeout.at_stake(pool_of(state, category)))
    _check_left(command.left, stake)
    for one in command.sums:
        check_cents(one.cents, "sums")
        if one.cents < 0:
            raise Refusal(
                Message("nobody-gets-less-than-nothing"),
                "sums",
                Message("enter-what-each-gets"),
                DEAL,
            )
        if not one.agrees:
            raise Refusal(
                Message("has-not-agreed", player=name_of(state, one.entry)),
                f"agrees.{one.entry}",
                Message("ask-everybody-by-name-who-agrees"),
                DEAL,
            )
    shared = sum(one.cents for one in command.sums) + command.left
    if shared != stake:
        raise Refusal(
            Message("these-sums-make-too-much", amount=Dollars(shared - stake))
            if shared > stake
            else Message("these-sums-make-too-little", amount=Dollars(stake - shared)),
            "sums",
            Message("share-out-all-of-it", amount=Dollars(stake)),
            DEAL,
        )
    return [
        f.DealMade(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            sums=command.sums,
            left=command.left,
        )
    ]


def _take_back_deal(state: State, command: c.TakeBackDeal, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    if freezeout.deal is None:
        raise Refusal(
            Message("there-is-no-deal"), "category", Message("nothing-to-take-back"), DEAL
        )
    paid = [one.entry for one in freezeout.deal.sums if one.entry in freezeout.paid]
    if paid:
        raise Refusal(
            Message("was-paid-by-the-deal", player=name_of(state, paid[0])),
            "category",
            Message("take-that-payment-back-first"),
            DEAL,
        )
    return [f.DealTakenBack(at=ctx.at, by=ctx.actor, category=category.key)]


DECIDE: dict[type[Command], Decide] = {
    c.SetPayouts: _set_payouts,
    c.SetHouseShare: _set_house,
    c.PayPrize: _pay_prize,
    c.TakeBackPrize: _take_back_prize,
    c.CountForDeal: _count_for_deal,
    c.MakeDeal: _make_deal,
    c.TakeBackDeal: _take_back_deal,
}
