"""Seeded hands of Bouré, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from cardhall.games.boure import Hand, Rules, imagine, view
from cardhall.games.boure.imagine import sensible

MODULES = tuple(
    [
        import_module(f"cardhall.games.boure.{name}")
        for name in ("options", "position", "settlement", "refusals", "hand", "imagine")
    ]
)

LLAA, RAP = Rules.preset("llaa"), Rules.preset("rap")
VARIANTS = [
    LLAA,
    RAP,
    LLAA.replace(akq="run-all-three", undertrump="may", draw_limit="5", payer_antes=True),
    RAP.replace(gap_force=True, last_trumps_force=True, stay_chip=1),
    LLAA.replace(in_or_out=False, minimum="none", ace_up_dealer_stays=True),
    RAP.replace(in_or_out=False, play_over="led-suit-always", match="at-once", pot_limit="none"),
    LLAA.replace(minimum="throw-in", max_seats=10, reneger_top="stays", reneger_tie="stays"),
]


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    rules = VARIANTS[number % len(VARIANTS)]
    seats = rng.randint(2, rules.max_seats)
    stacks = [rng.choice([2, 50, 100]) * rules.ante for _ in range(seats)]
    owed = [rng.choice([0, 0, -1, 2 * rules.ante]) for _ in range(seats)]
    hand = Hand(rules, rng.randrange(seats), stacks, rng.randrange(30), owed)
    hand.deal_seeded(rng.getrandbits(64))
    while not hand.is_over:
        actions = hand.legal_actions()
        yield hand.turn, actions
        if rng.random() < 0.02:
            hand = hand.copy()
        if rng.random() < 0.02:
            seen = view(hand, rng.randrange(seats))
            guess = imagine(seen, rules, rng.getrandbits(64))
            yield [guess.hand_of(seat) for seat in range(seats)], sensible(guess)
        if rng.random() < 0.02 and hand.phase == "play":
            hand.mark_renege(rng.choice(hand.staying))
        hand.apply(rng.choice(actions))
    yield hand.movements(), hand.result()
