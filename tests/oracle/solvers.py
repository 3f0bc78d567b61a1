"""The exact solvers beside a plain search written apart: every card of every position the same.

The plain search knows nothing of lanes, bounds or cards that are alike: it plays every legal card
on copies of the hand itself, and remembers whole positions only. Where the next card of a stock is
by chance it tries each (``chance``).
"""

import random
import time
from collections.abc import Iterator, Mapping
from typing import Any

from cardhall import solve
from cardhall.cards.bits import popcount
from cardhall.games import game, part
from tests.oracle import chance

DEALS = 10_000
FEWER = {"pitty_pat": 1_000}
"""Where trying everything takes a second a deal."""
CARDS = {"boure": 3, "euchre": 4, "pedro": 4, "pitty_pat": 3, "spades": 4}
"""So many cards a hand are left at most where the comparison begins, or in the stock."""
WHOLE = {"boure": 5, "euchre": 5, "pedro": 5, "pitty_pat": 5, "spades": 5}
"""So many in one deal of a hundred."""
SEATS = {"boure": (2, 3, 4, 5)}
"""How many sit at a table, where it is not four."""


def worth(hand: Any) -> int:
    """What a hand that is over is worth to seats 0 and 2."""
    result = hand.result()
    sides = getattr(result, "change", result.points)  # Pedro: the bid counts, not the points alone
    return int(sides[0] - sides[1])


def plain(hand: Any, known: dict[tuple[object, ...], int]) -> int:
    """What a position is worth to seats 0 and 2, by trying everything."""
    if hand.is_over:
        return worth(hand)
    where = (
        hand.turn,
        hand.trick,
        tuple(hand.hand_of(seat) for seat in range(4)),
        tuple(hand.tricks(seat) for seat in range(4)),
        getattr(hand, "points", None),
    )
    if where not in known:
        found = [plain(after(hand, action), known) for action in hand.legal_actions()]
        known[where] = max(found) if hand.turn % 2 == 0 else min(found)
    return known[where]


def gains_of_all(name: str, hand: Any) -> tuple[int, ...]:
    """What a position brings each seat, everybody playing for themselves, by trying everything: of
    acts that bring the same whoever acts takes the first."""
    if hand.is_over:
        gains: tuple[int, ...] = part(name, "bot").gains(hand)
        return gains
    found = [gains_of_all(name, after(hand, action)) for action in hand.legal_actions()]
    return max(found, key=lambda gains: gains[hand.turn])  # the first of the greatest


def after(hand: Any, action: int) -> Any:
    other = hand.copy()
    other.apply(action)
    return other


def by_plain_search(name: str, hand: Any) -> dict[int, int]:
    """What ``solve.values`` says, by trying everything."""
    if not solve.of_two_sides(name):
        turn = hand.turn
        return {one: gains_of_all(name, after(hand, one))[turn] for one in hand.legal_actions()}
    known: dict[tuple[object, ...], int] = {}
    sign = 1 if hand.turn % 2 == 0 else -1
    return {action: sign * plain(after(hand, action), known) for action in hand.legal_actions()}


def positions(name: str, seeds: range, cards: int) -> Iterator[tuple[int, Any]]:
    """Positions of the play in which nobody holds more than so many cards, played there at random
    under house rules drawn from the seed; with the seed."""
    module = game(name)
    for seed in seeds:
        rng = random.Random(seed)
        seats = rng.choice(SEATS.get(name, (4,)))
        hand = module.opening(drawn_rules(name, module, rng), seats, seed)
        while not hand.is_over and not (hand.phase == "play" and most_cards(hand) <= cards):
            hand.apply(rng.choice(sensible(name, hand)))
        while not hand.is_over and rng.random() < 0.4:  # somewhere in a trick
            hand.apply(rng.choice(hand.legal_actions()))
        if not hand.is_over:
            yield seed, hand


def most_cards(hand: Any) -> int:
    return max([popcount(hand.hand_of(seat)) for seat in range(hand.seats)])


def sensible(name: str, hand: Any) -> list[int]:
    """Legal acts, but for bids that no hand would make."""
    actions: list[int] = hand.legal_actions()
    if name == "spades" and hand.phase == "bid":
        return [one for one in actions if (one >> 52) & 15 <= 4]
    return actions


def drawn_rules(name: str, module: Any, rng: random.Random) -> Any:
    if name == "boure":
        return module.Rules.preset(rng.choice(("llaa", "rap"))).replace(
            akq=rng.choice(("one-lead", "run-all-three", "off")),
            forced_leads=rng.random() < 0.3,
            last_trumps_force=rng.random() < 0.3,
            undertrump=rng.choice(("must", "may")),
            match=rng.choice(("at-once", "next-ante")),
            pot_limit=rng.choice(("none", "3 antes")),
        )
    if name == "pedro":
        return module.Rules(
            low=rng.choice(("holder", "trick-winner")),
            cutthroat=rng.random() < 0.5,
            made=rng.choice(("points", "bid")),
        )
    if name == "spades":
        return module.Rules(
            breaking=rng.random() < 0.5, failed_nil=rng.choice(("bags", "count")), bag_limit=3
        )
    return module.Rules(loner_lead=rng.choice(("left-of-dealer", "left-of-loner")))


def searcher(name: str) -> Any:
    """Make one searcher for all positions."""
    return solve.TrickSearch() if solve.of_two_sides(name) else part(name, "solver").OpenSearch()


def tried(name: str, seeds: range, cards: int) -> Iterator[tuple[int, Any, Mapping[int, float]]]:
    """Positions and what trying everything says of them, with the seed."""
    if name == "pitty_pat":
        for seed, game_so_far in chance.positions(seeds, cards):
            yield seed, game_so_far.hand(), chance.values(game_so_far)
    else:
        for seed, hand in positions(name, seeds, cards):
            yield seed, hand, by_plain_search(name, hand)


def compare(name: str, seeds: range, cards: int) -> tuple[int, int]:
    """How many positions and how many cards were compared. Raises AssertionError at the first
    difference."""
    search = searcher(name)
    compared = acts = 0
    for seed, hand, wanted in tried(name, seeds, cards):
        got = solve.values(hand, search)
        alike = got.keys() == wanted.keys() and all(
            abs(got[act] - wanted[act]) < chance.LEVEL for act in got
        )
        assert alike, f"{name}, seed {seed}, {cards} cards: {got}, by all plays {wanted}"
        compared += 1
        acts += len(got)
    return compared, acts


def run(full: bool, only: str = "") -> None:
    """Compare each game's solver with the plain search; or one game's."""
    for name in [only] if only else solve.SOLVED:
        deals = FEWER.get(name, DEALS) if full else 300
        begun = time.perf_counter()
        few = compare(name, range(deals), CARDS[name])
        more = compare(name, range(deals, deals + deals // 100), WHOLE[name])
        seconds = time.perf_counter() - begun
        print(
            f"{name}: {few[0]:,} positions of {CARDS[name]} cards, {more[0]:,} of {WHOLE[name]}, "
            f"{few[1] + more[1]:,} cards valued, {seconds:.0f} s"
        )
