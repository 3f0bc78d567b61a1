"""What the hall's computer says in English is said in French and Spanish on the pages."""

from __future__ import annotations

import json
import re

import pytest

from web.catalogues import (
    AREAS,
    HEADS,
    LANGUAGES,
    beside,
    catalogue,
    heard,
    node,
    patterns_in,
    same_patterns,
    told_in,
    unsaid,
)
from web.patterns import patterns_of

pytestmark = pytest.mark.together  # the whole speech of the hall is gathered once


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_has_its_catalogue_and_no_line_is_empty(language: str) -> None:
    for area in AREAS:
        path = catalogue(language, area)
        assert path.exists(), path
        assert patterns_in(path) - told_in(path) == set(), path


def test_both_languages_know_the_same_patterns() -> None:
    french, spanish = (
        {(area, one) for area in AREAS for one in patterns_in(catalogue(language, area))}
        for language in LANGUAGES
    )
    assert french ^ spanish == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_the_hall_says_stays_english(language: str) -> None:
    """Every game is played with odd acts, every kind of event with random commands; whatever was
    said to anybody finds its pattern."""
    left = {area: sorted(found) for area, found in unsaid(language).items() if found}
    assert left == {}, "PYTHONPATH=tests python tests/web/catalogues.py --write lists these"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_whole(language: str) -> None:
    """No slot is left open, no English name of a suit or a rank, no full stop lost. (The log of an
    event quotes what was typed, and lines of the ledger as they were written: it is left out.)"""
    asked = [(beside(area), sorted(texts)) for area, texts in heard().items() if area != "hall"]
    english = re.compile(
        r"\{\w+\}|undefined|NaN|\[object|\b(?:the|of|and) |\b(?:clubs|hearts|spades|queen|king)\b"
    )
    for answers in json.loads(node("said", language, told=json.dumps(asked))):
        for text, said in answers.items():
            if text != said:
                assert not english.search(said), f"{text!r}: {said!r}"
                ended = said.rstrip("»” \u00a0\u202f").endswith((".", "?", "!", "…"))
                assert ended or not text.endswith("."), f"{text!r}: {said!r}"


SAID = {
    "fr": {
        "Rose plays the queen of hearts.": "Rose joue la dame de cœur.",
        "Rose stays in, her time being up.": "Rose reste, temps écoulé.",
    },
    "es": {"Rose plays the queen of hearts.": "Rose juega la reina de corazones."},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_cards_stand_where_the_language_has_them(language: str) -> None:
    asked = [(("table", "boure"), sorted(SAID[language]))]
    assert json.loads(node("said", language, told=json.dumps(asked))) == [SAID[language]]


def test_english_is_left_as_it_is_and_needs_no_ear() -> None:
    asked = [(("table", "boure"), ["Rose plays the queen of hearts."])]
    [answers] = json.loads(node("said", "en", told=json.dumps(asked)))
    assert all(text == said for text, said in answers.items())


def test_a_sentence_becomes_a_pattern() -> None:
    told = "Rose adds the ten of clubs to set 1 and throws the two of hearts, her time being up."
    assert patterns_of(told) == {
        "her time being up",
        "{name} {deeds}",
        "adds the {card} to set {n}",
        "throws the {card}",
    }
    assert patterns_of("Clay wins the pot, 4,200, with two pairs, aces and tens, with six.") == {
        "{name} wins the pot, {n}, with {hand}",
        "two pairs, {ranks}, with {kickers}",
    }


def test_every_head_is_an_area_and_what_stays_the_same_has_a_reason() -> None:
    assert set(HEADS) <= set(AREAS)
    assert all(same_patterns(language) for language in LANGUAGES)
