"""Texas hold'em: what one seat may know of a hand."""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.holdem.result import Pot, Result, Step
from cardhall.games.holdem.rules import Rules


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise; amounts are chips.
    """

    rules: Rules
    seat: int | None
    seats: int
    button: int
    small: int | None
    big: int
    straddle: int | None
    turn: int
    """-1 when nobody is to act."""
    phase: str
    dealt_in: tuple[int, ...]
    """Seat numbers."""
    live: tuple[int, ...]
    """Seat numbers: whose hands can still win."""
    all_in: tuple[int, ...]
    """Seat numbers."""
    to_act: tuple[int, ...]
    """Seat numbers: who has still to act on the bet as it stands."""
    cards: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own two cards."""
    board: tuple[int, ...]
    """The common cards, in order."""
    shown: tuple[tuple[int, ...], ...]
    """The hole cards that lie face up."""
    called: tuple[int, ...]
    """Seat numbers: who came to the showdown."""
    mucked: tuple[int, ...]
    """Seat numbers: who mucked at the showdown."""
    stacks: tuple[int, ...]
    starting_stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """Of this round."""
    put_in: tuple[int, ...]
    """Of this hand, dead chips among it."""
    dead: tuple[int, ...]
    """Dead chips put in (HOLDEM-130)."""
    pots: tuple[Pot, ...]
    """The main pot first; the bets of this round are in them."""
    carried: int
    level: int
    """What it takes in all to stay in this round."""
    full: int
    """Limit: the last full bet, short all-ins left out."""
    least_raise: int
    """No-limit and pot-limit: by how much a raise must raise."""
    raises: int
    """Limit: raises of this round."""
    capped: bool
    acted_at: tuple[int, ...]
    """The bet on which each last acted in this round; -1 before that."""
    aggressor: int | None
    """The seat that last bet or raised in this round."""
    history: tuple[Step, ...]
    """All acts of the hand, in order."""
    to_call: int
    """At one's own turn: the chips needed to call."""
    bounds: tuple[int, int]
    """At one's own turn: the least and the most to bet or raise to; (0, 0) if one may not."""
    legal: tuple[int, ...]
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""
