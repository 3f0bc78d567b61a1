"""What a command about a freezeout brings about, or why not: a module a subject."""

from cardhall.hall.formats.freezeout.decide import clock, counting, floor, money, outs, seating
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command

DECIDE: dict[type[Command], Decide] = {
    **seating.DECIDE,
    **clock.DECIDE,
    **outs.DECIDE,
    **counting.DECIDE,
    **money.DECIDE,
    **floor.DECIDE,
}

SHARED: dict[type[Command], Decide] = {
    **seating.SHARED,
    **clock.SHARED,
    **outs.SHARED,
    **floor.SHARED,
}
"""Commands of the hall that are taken in a way of its own, such as AddMinutes or CallChair."""
