"""What a command about a home game brings about, or why not: a module a subject."""

from cardhall.hall.formats.home_game.decide import corrections, hands, money, start
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command

DECIDE: dict[type[Command], Decide] = {
    **start.DECIDE,
    **hands.DECIDE,
    **money.DECIDE,
    **corrections.DECIDE,
}

SHARED: dict[type[Command], Decide] = {
    **start.SHARED,
    **corrections.SHARED,
}
"""Commands of the hall that are taken in a way of its own."""
