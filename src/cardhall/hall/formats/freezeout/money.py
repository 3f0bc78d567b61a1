"""Where the prizes come from: what was paid, never what is only due (HOLDEM-09)."""

from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import Category, State, money_books
from cardhall.messages import Dollars, Message


def received(state: State, category: Category) -> int:
    """Cents of buy-ins and rebuys that were paid. What somebody paid above them stays
    theirs, and what nobody paid is nobody's prize."""
    here = (one for one in state.entries.values() if one.category == category.key)
    return sum(min(one.paid_cents, one.fee_cents) for one in here)


def rebuys_received(state: State, category: Category) -> int:
    """Of these, the cents that were paid for buying in again."""
    freezeout = category.format_state
    assert isinstance(freezeout, Freezeout)
    cents = 0
    for out, hand in freezeout.hands.items():
        for one in hand.outs:
            if one.rebuy == "yes":
                _, paid = state.payments.get(f"rebuy:{out}:{one.entry}", ("", 0))
                cents += min(paid, hand.cents)
    return cents


def pool_of(state: State, category: Category) -> int:
    """Cents for the prizes: what was received, less the house's share (OP-HOLDEM-03)."""
    freezeout = category.format_state
    assert isinstance(freezeout, Freezeout)
    return received(state, category) - freezeout.house_cents


def check_box(state: State, cents: int) -> None:
    """Raises Refusal when so much cannot be paid out of the box."""
    holds = money_books(state)["cash"]
    if cents > holds:
        raise Refusal(
            Message("the-box-holds", amount=Dollars(holds)),
            "cents",
            Message("enter-what-was-received-or-take-back-a-prize"),
            "OP-HOLDEM-03",
        )
