"""Every game is played with odd acts, and every kind of event with random commands: whatever was
said to anybody has a key, and the pages put it into their language."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product

import msgspec
import pytest

from cardhall.messages import Message, Signs, said_as
from tests.examples import sample
from tests.messages import events, sessions
from tests.messages.hearing import Ear
from tests.messages.test_catalogues import LANGUAGES, SAME
from tests.web.nodes import node

ENDS = {"time", "one left", "nobody left", "game over", "ended", "all gone", "nobody acted"}
"""Why a session ended: a word for programs, which the pages name."""

pytestmark = pytest.mark.together  # what the hall says is gathered once

TABLES = sample(sessions.GAMES, 2, name="games whose tables are heard")
EVENTS = sample(events.EVENTS, 3, name="events that are heard")


@cache
def of_a_table(game: str) -> sessions.TableEar:
    ear = sessions.TableEar()
    played = list(product(range(2), range(len(sessions.SESSIONS[game]))))
    sessions.listen(ear, game, sample(played, name=f"session {game}"))
    return ear


@cache
def of_an_open_table(game: str) -> sessions.TableEar:
    ear = sessions.TableEar()
    sessions.listen_open(ear, game, sample(range(1, 4), name=f"open {game}"))
    return ear


@cache
def of_events(preset: str, games: tuple[str, ...]) -> tuple[Ear, set[str]]:
    """What was said of an event, and what was typed in it."""
    ear, typed = Ear(), set[str]()
    for seed in sample(range(2), name=f"event {preset} {games}"):
        typed |= events.listen(ear, preset, games, seed)
    return ear, typed


@pytest.mark.parametrize("game", TABLES)
def test_whatever_a_table_says_has_a_key(game: str) -> None:
    for ear in (of_a_table(game), of_an_open_table(game)):
        assert len(ear.messages) > 10
        assert ear.plain - ENDS == set()


@pytest.mark.parametrize(("preset", "games"), EVENTS)
def test_whatever_is_said_of_an_event_has_a_key(preset: str, games: tuple[str, ...]) -> None:
    ear, typed = of_events(preset, games)
    assert len(ear.messages) > 50
    assert ear.plain - typed == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_pages_put_it_into_their_language(language: str) -> None:
    """Whole: no function fails, no slot is left open."""
    heard: list[tuple[tuple[str, ...], Ear]] = [
        ((f"{game}/game", "table", "advice"), of_a_table(game)) for game in TABLES
    ]
    heard += [
        ((f"{game}/game", f"{game}/referee", "table"), of_an_open_table(game)) for game in TABLES
    ]
    heard += [(("hall", "house", "machine"), of_events(*event)[0]) for event in EVENTS]
    asked = [(areas, list(ear.messages.values())) for areas, ear in heard]
    said = json.loads(node("said", language, told=json.dumps(asked)))
    left = {
        message["key"]: text
        for (_, messages), texts in zip(asked, said, strict=True)
        for message, text in zip(messages, texts, strict=True)
        if re.search(r"\{\w+\}|undefined|NaN|\[object", text)
        or (text == message["text"] and len(text) > 12 and message["key"] not in SAME)
    }
    assert left == {}


@pytest.mark.parametrize(("language", "said"), [("fr", "as de trèfle"), ("es", "rey de tréboles")])
def test_cards_by_their_signs_are_named(language: str, said: str) -> None:
    """What a refusal of the rules names as records do, a page names as its language does."""
    refused = Message("boure-must-be-led-together", cards=Signs("AC KC"))
    asked = [(("table", "boure/game"), [msgspec.to_builtins(refused, enc_hook=said_as)])]
    [[text]] = json.loads(node("said", language, told=json.dumps(asked)))
    assert said in text
    assert "AC" not in text
