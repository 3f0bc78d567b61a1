"""Read blind levels and rebuys from the rulebook's tournament, for a table outside of an event."""

from functools import cache
from typing import Any, Literal

import msgspec

from cardhall.formats.structure import Level, Structure
from cardhall.rulebook import load_preset
from cardhall.rulebook.presets import PresetError
from cardhall.tables.games import table_game
from cardhall.tables.structure import LevelPlan, Rebuys

Blinds = Literal["", "time", "hands"]
HANDS = 10
"""Hands of a level, where the blinds rise by hands and nothing else is said."""


@cache
def structure_of(game: str, preset: str) -> Structure | None:
    """Find the levels and rebuys of the rulebook's tournament of these rules; None where it has
    none."""
    try:
        categories = load_preset(preset).categories
    except PresetError:
        return None
    for one in categories:
        if one.game == game and one.rules == preset and "levels" in one.particulars:
            return msgspec.convert(dict(one.particulars), Structure)
    return None


def may_rise(game: str, preset: str) -> bool:
    """True if blinds can rise at a table of one's own by these rules."""
    return structure_of(game, preset) is not None


def levels_for(game: str, preset: str, blinds: Blinds, each: int) -> tuple[LevelPlan, ...]:
    """The levels of the tournament, each so many minutes or hands long (0: as is usual)."""
    found = structure_of(game, preset)
    if found is None or not blinds:
        return ()
    return tuple(_plan(level, blinds, each) for level in found.levels)


def _plan(level: Level, blinds: Blinds, each: int) -> LevelPlan:
    by_time = blinds == "time"
    return LevelPlan(
        small=level.small,
        big=level.big,
        ante=level.ante,
        minutes=(each or level.minutes) if by_time else 0,
        hands=0 if by_time else each or HANDS,
    )


def rebuys_for(game: str, preset: str, options: dict[str, Any]) -> Rebuys | None:
    """Work out who may buy in again, and for how much: in a tournament as it says (HOLDEM-05,
    OP-HOLDEM-01), in a cash game for the buy-in, as often as they like (HOLDEM-128). None for a
    game without levels, and for rules that the table refuses."""
    try:
        one = table_game(game)
        rules = one.rules(preset, options)
    except (ValueError, KeyError, TypeError):
        return None  # the table itself refuses such rules, in words
    if not one.has_levels:
        return None
    found = structure_of(game, preset)
    if found is None:
        return Rebuys(chips=one.start_chips(rules), most=0)
    return Rebuys(chips=found.rebuy_chips, most=1, minutes=found.rebuy_minutes)
