"""Double elimination at every size from 2 to 256, in full: results at random, rounds, byes, second
meetings, corrections. No program of others has them all: brackets-manager refuses a correction once
teams have played on. So these are held against what is stated, and against every other way down.
"""

from cardhall.formats.bracket import plan_of
from tests.formats import bracket_properties as held

SIZES = range(2, 257)
ORDERS = 16
"""Up to this many teams every order in which losers may come down is tried: 48 of them."""
MASKS = 48
"""Up to this many, every way down by one mask a round: up to 1,024."""


def run(full: bool) -> None:
    seeds = range(10) if full else range(1)
    sizes = SIZES if full else [*range(2, 34), *range(34, 257, 37)]
    for count in sizes:
        held.rounds_as_stated(count)
        held.byes_are_spread(count)
        plan_left = held.left_after_second_meeting(plan_of(count))
        assert plan_left == held.stated_left(count), count
        for seed in seeds:
            held.two_losses_each(count, seed)
            held.corrected_is_as_entered_right(count, seed)
    print(f"{len(sizes)} sizes, {len(seeds)} random brackets and corrections of each", flush=True)
    for count in range(3, (MASKS if full else 12) + 1):
        held.no_way_down_is_better(count, whole=count <= ORDERS)
    print("no other way down puts second meetings off longer", flush=True)
