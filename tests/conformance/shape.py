"""What the conformance suite needs of any game: deals, random ways through them, what stays whole.

Nothing here knows a game but ``GROUPS``, ``TOTALS`` and ``SESSIONS``, one line each. What a game of
another maker's package says instead stands in the ``conformance`` of its folder (`brought`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from cardhall import rulebook
from cardhall.bots.arena import seats_allowed
from cardhall.games import GAMES, game, having, part
from cardhall.records import parse_record
from cardhall.registry import games
from cardhall.rulebook.book import OF_A_GAME

PRESETS = [(name, preset) for name in GAMES for preset in game(name).PRESETS]
"""Every game with every one of its presets."""

OURS = [name for name in GAMES if not games()[name].maker]
"""The games of this repository. Of them more is asked: a page, a bench, a brute force, breaks."""

GROUPS = {
    "boure": ("LLAA-BOURE", "RAP"),
    "pitty_pat": ("LLAA-PITTY",),
    "rummy": ("LLAA-RUMMY",),
    "po_ke_no": ("LLAA-POKENO",),
    "pedro": ("LLAA-PEDRO",),
    "euchre": ("EUCHRE",),
    "holdem": ("HOLDEM",),
    "spades": ("SPADES",),
}
"""The groups of the register that each of ours is about."""


def brought(name: str, what: str, otherwise: Any = None) -> Any:
    """What a game of another maker's says of itself to this suite; ``otherwise`` where it does not,
    or is ours."""
    if name in OURS or name not in having("conformance"):
        return otherwise
    return getattr(part(name, "conformance"), what, otherwise)


def group_ids(name: str) -> tuple[str, ...]:
    """The groups of the register that a game is about; another maker's brings its own."""
    own = games()[name].toml(OF_A_GAME)
    return GROUPS[name] if name in OURS else tuple(filter(None, [own.get("group")]))


def records(name: str) -> list[Path]:
    """The records of a game: of ours those in tests/records, else those that it brings."""
    if name not in OURS:
        return sorted((games()[name].folder / "conformance" / "records").glob("*.toml"))
    return [path for path, other in _our_records().items() if other == name]


@cache
def _our_records() -> dict[Path, str]:
    """Our records, each with its game."""
    paths = sorted((Path(__file__).parents[1] / "records").glob("*.toml"))
    return {path: parse_record(path.read_text("utf-8")).game for path in paths}


def rules_of(name: str, preset: str) -> Any:
    return game(name).Rules.preset(preset)


def deals(name: str, preset: str, each: int) -> Iterator[Any]:
    """Dealt hands, so many for each number of seats that can sit."""
    rules = rules_of(name, preset)
    for seats in seats_allowed(name, rules):
        for seed in range(each):
            yield game(name).opening(rules, seats, 1_000 * seats + seed)


def pick(rng: Random, module: ModuleType, actions: list[int]) -> int:
    """One of these, as likely by its verb as any: draws of many cards would crowd out the rest."""
    by_verb: dict[str, list[int]] = {}
    for action in actions:
        by_verb.setdefault(module.format_action(action).split()[0], []).append(action)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def walk(module: ModuleType, hand: Any, rng: Random, most: int = 400) -> Iterator[Any]:
    """The hand at every position of a random way to its end, the end among them."""
    for _ in range(most):
        yield hand
        if hand.is_over:
            return
        hand.apply(pick(rng, module, hand.legal_actions()))
    if not hand.is_over:
        while not hand.is_over:  # slow games end as the game itself plays at random
            hand.apply(hand.random_action(rng.getrandbits(32)))
        yield hand


def seats_to_ask(hand: Any) -> list[int]:
    """Who can be asked: everybody."""
    return list(range(hand.seats))


def snapshot(module: ModuleType, hand: Any) -> object:
    """All that can be seen from outside."""
    views = [module.view(hand, seat) for seat in (None, *seats_to_ask(hand))]
    legal = [] if hand.is_over else hand.legal_actions()
    return (views, legal, hand.movements(), hand.turn, hand.phase, hand.is_over)


# --- what stays whole


def _chips(hand: Any) -> int:
    """Everything at a Bouré table."""
    if hand.is_over:
        return int(sum(hand.result().stacks) + hand.result().next_pot)
    return int(sum(hand.stacks) + hand.pot)


def _cards(hand: Any) -> int:
    """How many cards are in hands."""
    return sum(hand.hand_of(seat).bit_count() for seat in range(hand.seats))


def _holdem(hand: Any) -> int:
    if hand.is_over:
        return int(sum(hand.result().stacks))
    return int(sum(hand.stacks) + hand.pot)


TOTALS: dict[str, Callable[[Any], int]] = {"boure": _chips, "holdem": _holdem}
"""Of games with chips in play: what is the same at every action. (In the others nothing moves
before the end; their movements are compared with the result.)"""


def moved(hand: Any) -> list[int]:
    """What each seat has gained by the movements so far."""
    gained = [0] * hand.seats
    book = rulebook.load()
    for move in hand.movements():
        assert isinstance(move.amount, int)
        assert move.clause in book
        if move.seat is not None:
            gained[move.seat] -= move.amount
        if isinstance(move.to, int):
            gained[move.to] += move.amount
    return gained


# --- sessions


def _named(session: Any) -> Any:
    session.name_dealer(1)
    return session


def _boards(rules: Any, seats: int) -> list[list[int]]:
    return [list(board) for board in game("po_ke_no").opening(rules, seats, 1).boards]


SESSIONS: dict[str, Callable[[ModuleType, Any, int], Any]] = {
    "po_ke_no": lambda module, rules, seats: module.Session(rules, _boards(rules, seats)),
    "pedro": lambda module, rules, seats: _named(module.Session(rules)),
    "euchre": lambda module, rules, seats: _named(module.Session(rules)),
    "holdem": lambda module, rules, seats: module.Session(
        rules, seats, button=1, stacks=[rules.start_stack] * seats
    ),
    # played at random a side is soon 200 below nothing
    "spades": lambda module, rules, seats: _named(module.Session(rules.replace(floor=0))),
}
"""A session that is ready to deal, where it is not the usual one."""


def session(name: str, rules: Any, seats: int) -> Any:
    """A session of a game that is ready to deal."""
    own = SESSIONS.get(name)
    return own(game(name), rules, seats) if own else _named(game(name).Session(rules, seats))


def pack(name: str) -> list[int]:
    return list(getattr(game(name), "PACK", range(52)))
