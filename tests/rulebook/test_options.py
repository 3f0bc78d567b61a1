"""Every house rule that the open points name for Bouré is a field of its rules."""

import dataclasses

import pytest

from cardhall import rulebook
from cardhall.games.boure import Rules
from cardhall.rulebook import field_of

WORDS = {"yes": True, "on": True, "no": False, "off": False, "amount": 70}
OPTIONS = [
    (point.id, name, value)
    for point in rulebook.load().points
    if point.id.startswith(("OP-BOURE", "OP-RAP"))
    for name, values in point.options.items()
    for value in values
]


def meant(rules: Rules, name: str, value: str) -> object:
    """A value as the field takes it; a stay chip is counted in antes."""
    now = getattr(rules, field_of(name))
    if isinstance(now, bool):
        return WORDS[value]
    if name == "stay-chip":
        return int(value)
    return WORDS.get(value, value)


@pytest.mark.parametrize(("point", "name", "value"), OPTIONS)
def test_an_option_of_boure_is_a_field_that_takes_its_values(
    point: str, name: str, value: str
) -> None:
    rules = Rules.preset("rap" if point.startswith("OP-RAP") else "llaa")
    changed = rules.replace(**{field_of(name): meant(rules, name, value)})
    assert getattr(changed, field_of(name)) == meant(rules, name, value)


@pytest.mark.parametrize(("point", "name"), sorted({(p, n) for p, n, _ in OPTIONS}))
def test_the_first_value_is_what_the_preset_has(point: str, name: str) -> None:
    rules = Rules.preset("rap" if point.startswith("OP-RAP") else "llaa")
    first = rulebook.load().point(point).options[name][0]
    assert str(getattr(rules, field_of(name))) == str(meant(rules, name, first))


def test_the_presets_of_the_event_agree_with_those_of_the_game() -> None:
    """What both name is the same: starting chips, and the house rules of a night at home."""
    llaa, rap = rulebook.load_preset("llaa"), rulebook.load_preset("rap")
    assert llaa.category("boure").starting_chips == Rules.preset("llaa").start_stack
    assert rap.category("boure").starting_chips == Rules.preset("rap").start_stack
    for name, value in rap.options.items():
        rules = Rules.preset("rap")
        assert getattr(rules, field_of(name)) == meant(rules, name, value), name
    names = {field.name for field in dataclasses.fields(Rules)}
    assert {field_of(name) for name in rap.options} <= names
