"""What holds for each class of the compiled core."""

import pickle
import re
from copy import copy, deepcopy
from importlib import import_module
from pathlib import Path

import pytest

import cardhall
from cardhall.games import euchre
from cardhall.games.euchre.imagine import Imaginer

SOURCES = Path(cardhall.__file__).parents[1]
CLASSES = [
    (".".join(side.relative_to(SOURCES).with_suffix("").parts), name)
    for side in sorted(SOURCES.rglob("*.pxd"))
    for name in re.findall(r"^cdef class (\w+)", side.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize(("module", "name"), CLASSES)
def test_each_class_of_the_core_says_whether_it_can_be_pickled(module: str, name: str) -> None:
    """Without a word of its own a compiled class would come back blank."""
    found = getattr(import_module(module), name)
    if name != "Options":
        assert found.__reduce__ is not object.__reduce__


@pytest.mark.parametrize("way", [pickle.dumps, copy, deepcopy])
def test_what_searches_and_imagines_is_neither_pickled_nor_copied_blank(way: object) -> None:
    assert callable(way)
    hand = euchre.opening(euchre.Rules(), 4, 1)
    with pytest.raises(TypeError, match="make it anew"):
        way(Imaginer(euchre.view(hand, hand.turn), hand.rules))


def test_house_rules_go_to_other_processes() -> None:
    rules = euchre.Rules.preset("lions-euchre")
    euchre.Hand(rules, 0)
    assert pickle.loads(pickle.dumps(rules)) == rules
