"""What advice and odds look like, the same for every game, so that a page can draw them without
knowing one. All numbers are whole: shares in per-mille, amounts in hundredths of their unit."""

import msgspec

from cardhall.messages import Message, no_words


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One plain sentence, and the clauses on which it rests (empty where cards alone speak)."""

    text: Message
    clauses: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that the seat may do, and what it brought over play-outs."""

    action: str
    """In the words of the game, for its ``parse_action``; empty for keeping quiet."""
    label: Message
    """As one says it: "Play the ace of hearts"."""
    cards: tuple[str, ...] = ()
    """The cards that it plays, throws or names."""
    gain: int = 0
    """The mean over the play-outs, in hundredths of ``Advice.unit``, as ``Advice.measure`` says."""
    low: int = 0
    high: int = 0
    """Where the mean lies in 95 of 100 such counts."""
    playouts: int = 0
    """How many play-outs; 0 where nothing had to be tried."""
    recommended: bool = False
    even: bool = False
    """So many play-outs cannot tell it from the recommended one."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a sensible player would do, and why."""

    game: str
    phase: str
    seat: int
    action: str
    """As ``Choice.action``."""
    label: Message
    why: tuple[Reason, ...]
    """One to three sentences about this position."""
    forced: bool
    """There is nothing to choose; ``why`` names the clause that says so, if one does."""
    choices: tuple[Choice, ...]
    """The recommended one first, then the others from the best down. In a position with very many
    actions only the most promising are here."""
    unit: str
    """``chips``, ``cents`` or ``points``."""
    measure: Message
    """What ``Choice.gain`` counts, in words."""


class OddsLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table of odds."""

    key: str
    """The same for the same question, for programs."""
    label: Message
    kind: str
    """``share`` (value in per-mille), ``amount`` (hundredths of ``Odds.unit``), ``count``."""
    value: int
    low: int
    high: int
    """For what was sampled where the true value lies in 95 of 100 such counts, else the value."""
    group: Message = no_words
    """The heading under which it stands. The shares of one group need not be parts of a whole."""
    cards: tuple[str, ...] = ()
    """Cards that the line is about."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """A small table of odds for one seat. No lines: there is nothing to count now."""

    game: str
    phase: str
    seat: int
    title: Message
    lines: tuple[OddsLine, ...]
    unit: str
    playouts: int
    """Over how many play-outs or deals the sampled lines were counted; 0 if nothing was sampled."""
    notes: tuple[Reason, ...] = ()
