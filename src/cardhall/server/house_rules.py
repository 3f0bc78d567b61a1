"""Serve the house rules of a game: ways of playing, and every option in words."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from cardhall.messages import Message
from cardhall.server.access import EVERYONE
from cardhall.server.errors import bad_request, not_found
from cardhall.tables.game import TableGame
from cardhall.tables.games import NoSuchGame, table_game

Value = str | int | bool


class Way(msgspec.Struct, frozen=True):
    """A way of playing that people know: a preset, what is changed of it, and what is asked of the
    table (points that end the game, chips at the start, how blinds rise)."""

    key: str
    preset: str
    options: dict[str, Value] = {}
    target: int = 0
    start: int = 0
    blinds: Literal["", "time", "hands"] = ""
    level: int = 0


class RuleChoice(msgspec.Struct, frozen=True):
    """One value that a house rule may have, and the line of the table card for it."""

    value: Value
    text: Message
    clause: str


class HouseRule(msgspec.Struct, frozen=True):
    """One house rule of a game: how it stands, and how it may."""

    option: str
    value: Value
    choices: list[RuleChoice]


def ways_of(one: TableGame) -> list[Way]:
    """The ways that the game's presets name."""
    named = one.module.Rules.ways()
    return [
        msgspec.convert({**{k: way[k] for k in ("key", "preset", "options")}, **way["table"]}, Way)
        for way in named
    ]


def house_rules(one: TableGame, preset: str) -> list[HouseRule]:
    """Every house rule that the table card speaks of: with each word that may stand there, or for a
    number the usual ones about it. What cannot stand with the rest of the preset is left out."""
    rules = one.rules(preset, {})
    words = one.module.Rules.choices()
    found = []
    for option, _, _ in one.card_lines(rules, preset):
        now = getattr(rules, option, None)
        if not isinstance(now, str | int):
            continue
        choices: list[RuleChoice] = []
        for value in _values(now, words.get(option, ())):
            line = _line(one, preset, option, value)
            if line is not None and line.text not in [other.text for other in choices]:
                choices.append(line)
        if len(choices) > 1:
            found.append(HouseRule(option, now, choices))
    return found


def _values(now: Value, words: tuple[str, ...]) -> tuple[Value, ...]:
    if words:
        return words
    if isinstance(now, bool):
        return (True, False)
    if isinstance(now, str):
        return ()
    return tuple(sorted({0, 1, 2, 3, 4, 5, 10, now // 2, now, now * 2, now * 5}))


def _line(one: TableGame, preset: str, option: str, value: Value) -> RuleChoice | None:
    """Find the line of the table card for an option with this value; None where it cannot stand
    there."""
    try:
        rules = one.rules(preset, {option: value})
        lines: Any = one.card_lines(rules, preset)
    except (ValueError, KeyError):
        return None
    told = next(((text, clause) for name, text, clause in lines if name == option), None)
    return RuleChoice(value, *told) if told else None


@get("/api/games/{game:str}/house-rules", allow=EVERYONE, name="house rules")
async def list_house_rules(
    game: FromPath[str], preset: Annotated[str, QueryParameter(name="preset")] = ""
) -> list[HouseRule]:
    """Every house rule of a game, by one of its presets, each in the words of the table card."""
    try:
        one = table_game(game)
    except NoSuchGame as error:
        raise not_found(error.why, "game") from None
    if preset and preset not in one.presets():
        raise bad_request(Message("no-such-preset"), "preset", Message("choose-among-its-presets"))
    return house_rules(one, preset or one.presets()[0])


HANDLERS = [list_house_rules]
