"""Why an act of Pedro is refused: the reason, its clause, and what to do instead."""

from cardhall.cards.notation import SUITS
from cardhall.cards.table import Refusal
from cardhall.messages import Message, Suit


def word_refused(verb: str, amount: int, bid: int, least_bid: int, may_pass: bool) -> Refusal:
    """A bid, a pass or a suit, where ``bid`` is the highest so far, 0 for none."""
    if verb == "pass" and not may_pass:
        text = Message("pedro-the-dealer-has-to-bid")
        return Refusal("must-bid", "OP-PEDRO-02", text)
    if verb == "pass":
        return Refusal("not-an-action", "LLAA-PEDRO-13", Message("pedro-a-pass-has-no-number"))
    if verb == "name":
        return Refusal("not-a-suit", "LLAA-PEDRO-18", Message("pedro-trumps-are-a-suit"))
    if amount > 14:
        return Refusal("too-high", "LLAA-PEDRO-15", Message("pedro-fourteen-is-the-highest-bid"))
    if bid and amount <= bid:
        text = Message("pedro-a-bid-has-to-exceed", bid=bid)
        return Refusal("not-higher", "LLAA-PEDRO-14", text)
    text = Message("pedro-the-least-bid-is", bid=least_bid)
    return Refusal("too-low", "LLAA-PEDRO-12", text)


def throw_refused(keeps_plain: bool, over: int) -> Refusal:
    """Cards thrown by a seat that holds ``over`` trumps more than six."""
    if keeps_plain:
        text = Message("pedro-all-cards-but-trumps-are-thrown")
        return Refusal("keeps-plain", "LLAA-PEDRO-19", text)
    if over:
        text = Message("pedro-surplus-trumps-are-thrown", trumps=over + 6, count=over)
        return Refusal("surplus", "LLAA-PEDRO-23", text)
    return Refusal("throws-trump", "LLAA-PEDRO-19", Message("pedro-trumps-are-kept"))


def rob_refused(trumps: int, keep_all: bool) -> Refusal:
    """Cards kept by a dealer who reaches so many trumps."""
    if trumps <= 6:
        text = Message("pedro-the-dealer-ends-with-six-cards")
        return Refusal("rob", "LLAA-PEDRO-22", text)
    text = (
        Message("pedro-the-dealer-keeps-all-trumps", trumps=trumps)
        if keep_all
        else Message("pedro-the-dealer-keeps-six-trumps", trumps=trumps)
    )
    return Refusal("over-six", "OP-PEDRO-06", text)


def play_refused(number: int, free: bool, led: int) -> Refusal:
    """Cards played by a seat that has to lay so many; ``free`` if any of its cards will do, else
    it has to follow the suit ``led``."""
    if number > 1:
        text = Message("pedro-the-dealer-lays-so-many", count=number)
        return Refusal("over-six", "OP-PEDRO-06", text)
    if free:
        return Refusal("one-card", "LLAA-PEDRO-26", Message("one-card-at-a-time"))
    text = Message("follow-suit", suit=Suit(SUITS[led]))
    return Refusal("follow-suit", "LLAA-PEDRO-26", text)
