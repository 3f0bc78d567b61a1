"""Hold'em bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from cardhall.cards import equity
from cardhall.cards.notation import card_list
from cardhall.games.holdem import (
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    Hand,
    View,
    bet_to,
    raise_to,
    verb_of,
    view,
)
from cardhall.games.holdem.bot_habits import HABITS
from cardhall.games.holdem.imagine import Imaginer
from cardhall.games.holdem.short_stack import answer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 6_000
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""
KNOWS = 3_000
"""Who thinks over so many play-outs or more knows the table of all-in or fold as well."""

READS_BETS = True
"""A level may believe less of what a bet tells than another."""

DARING = ("fold", "check", "call", "bet", "raise")
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


OPENS = (22, 30)
"""First raises before the flop, in tenths of the big blind; one more for each who has limped in."""
AGAIN = (30,)
"""A raise before the flop of one that stands, in tenths of it."""
BETS = (33, 66, 100)
"""Bets and raises on the board, in hundredths of the pot after a call."""
ALL_IN = 25
"""All-in is thought of where at most so many tenths of the pot are left."""
NEARLY = 60
"""A bet of so many hundredths of all one has is all of it."""

STRONG = 930
"""A bet that was raised is raised again with hands that win so often in 1,000 against any one."""


def sizes(view: View, legal: Sequence[int]) -> list[int]:
    """The actions that a sensible player thinks of: what is legal, with the bets and raises that
    people make in place of the least and the most that may be bet. At limit that is one amount.

    Amounts are legal by the view's ``bounds``, though ``legal`` need not list them.
    """
    others = [action for action in legal if verb_of(action) not in ("bet", "raise")]
    if len(others) == len(legal) or view.rules.structure == "limit":
        return list(legal)
    if _raised_on_the_board(view) and Imaginer(view, view.rules).strength(200, 1) < STRONG:
        return others
    least, most = view.bounds
    wanted = [to for to in _wanted(view) if 100 * to < NEARLY * most]
    amounts = {min(max(to - to % view.rules.least_chip, least), most) for to in wanted}
    if not amounts or 10 * (most - max(view.bets)) <= ALL_IN * _pot_after_call(view):
        amounts.add(most)
    make = raise_to if max(view.bets) else bet_to
    return others + [make(to) for to in sorted(amounts)]


def _raised_on_the_board(view: View) -> bool:
    """Has a bet of this street been raised already?"""
    return view.phase != "preflop" and any(
        step.phase == view.phase and verb_of(step.action) == "raise" for step in view.history
    )


def _wanted(view: View) -> list[int]:
    """Work out what one would like to bet or raise to, legal or not."""
    level, big = max(view.bets), view.rules.big_blind
    if view.phase != "preflop":
        pot = _pot_after_call(view)
        return [level + pot * part // 100 for part in BETS]
    before = [verb_of(step.action) for step in view.history]
    if "raise" in before:
        return [level * part // 10 for part in AGAIN]
    limpers = before.count("call")
    return [big * part // 10 + big * limpers for part in OPENS]


def _pot_after_call(view: View) -> int:
    return sum(view.put_in) + view.carried + view.to_call


def choose(
    view: View,
    legal: Sequence[int],
    rng: Random,
    playouts: int = PLAYOUTS,
    belief: int = 100,
) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view; at the
    showdown a hand that is beaten already is mucked. With short stacks, and behind an all-in, two
    or three players go by the equilibrium of all-in or fold; those of a lower level do not know it.

    view: of the seat to act. legal: its legal actions, not empty. belief: how far what a bet tells
    is believed, in hundredths. Draws only on ``rng``: the same seed, view and count give the same
    action.
    """
    if len(legal) == 1:
        return legal[0]
    if playouts >= KNOWS and (known := answer(view)) is not None:
        return known.going if rng.random() < known.often else FOLD
    search = Imaginer(view, view.rules, belief)
    if view.phase == "showdown":
        return MUCK if MUCK in legal and search.beaten() else SHOW
    return search.best(sizes(view, legal), playouts, rng.getrandbits(64))


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over what is legal; shows the hand at the showdown."""
    return SHOW if SHOW in legal else rng.choice(legal)


def call_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Checks and calls to the end."""
    return next(action for action in (CHECK, CALL, SHOW) if action in legal)


def fold_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Checks, and folds to any bet."""
    return next(action for action in (CHECK, FOLD, SHOW) if action in legal)


BOTS: dict[str, Bot] = {
    "cardhall": choose, "random": random_bot, "call": call_bot, "fold": fold_bot, **HABITS,
}  # fmt: skip
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat, in chips; they add up to nothing (with no
    carried pot)."""
    return hand.result().gains


LYING = {"preflop": 0, "flop": 3, "turn": 4}
BOARDS = 20_000
"""Boards that are drawn where too many can come to look at each."""


def expected_gains(hand: Hand) -> tuple[float, ...]:
    """Work out what a finished hand brings each seat in the mean of all boards that could still
    come when the last chips had gone in: what the cards after an all-in decide is nobody's skill.
    Chips of each pot, its seats' cards open, all other cards that were dealt gone."""
    result = hand.result()
    acts = [step for step in hand.history if verb_of(step.action) not in ("show", "muck")]
    lying = LYING.get(acts[-1].phase) if acts else 0
    if result.ending != "showdown" or lying is None:
        return result.gains
    board = sum(1 << card for card in hand.board[:lying])
    gains = [float(gain) for gain in result.gains]
    for award in result.awards:
        for winner, won in zip(award.winners, award.shares, strict=True):
            gains[winner] -= won
        others = sum(hand.hole_of(seat) for seat in range(hand.seats) if seat not in award.seats)
        for seat, share in zip(award.seats, _shares(hand, award.seats, board, others), strict=True):
            gains[seat] += award.amount * share
    return tuple(gains)


def _shares(hand: Hand, seats: Sequence[int], board: int, others: int) -> list[float]:
    """Each seat's part of a pot, on the boards that can come."""
    if len(seats) == 1:
        return [1.0]
    held: list[equity.Holding] = [hand.hole_of(seat) for seat in seats]
    found = (
        equity.exact(held, board, others)
        if board
        else equity.sampled(held, board, others, samples=BOARDS, seed=1)
    )
    return [float(found.share(number)) for number in range(len(seats))]


LOOKS = 1_000
"""Play-outs by which a position with all cards open is valued."""


def luck(before: Hand, action: int, after: Hand, seed: int) -> tuple[float, ...] | None:
    """Work out what the cards that came upon an act were worth to each seat, beyond the mean of all
    that could have come; None where none came, or nobody bets any more.

    Both are play-outs from the same position by everybody sensibly, all hands open: once with the
    cards that came, once with any. So it is nothing in the mean, however badly they play.
    """
    if after.is_over or after.phase in (before.phase, "showdown"):
        return None
    came = _open(after).means(LOOKS, seed)
    could = _open(before).means(LOOKS, seed + 1, [action])
    return tuple(one - other for one, other in zip(came, could, strict=True))


def _open(hand: Hand) -> Imaginer:
    """Imagine what is still to come in a hand whose cards all know."""
    holes = tuple(tuple(card_list(hand.hole_of(seat))) for seat in range(hand.seats))
    return Imaginer(replace(view(hand, None), shown=holes), hand.rules)
