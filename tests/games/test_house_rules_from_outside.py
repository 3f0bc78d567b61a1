"""House rules come in from records and from the wire: each field of its own kind, or refused."""

from typing import Any

import pytest

from cardhall.cards.table import RulesError
from cardhall.games import GAMES, game
from cardhall.games.boure import Rules


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ante", True),
        ("ante", "ten"),
        ("start_stack", 10**30),
        ("pot_limit", 10**30),
        ("pot_limit", "9" * 30 + " antes"),
        ("pot_limit", True),
        ("min_seats", "two"),
        ("advised_seats", 5),
        ("advised_seats", (9, "x")),
        ("ladder", 3),
        ("undertrump", 3),
        ("no_such_rule", 1),
    ],
)
def test_a_house_rule_of_the_wrong_kind_names_itself_and_the_cure(field: str, value: Any) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.preset("llaa").replace(**{field: value})
    assert refused.value.field == field
    assert refused.value.cure
    assert "__init__" not in str(refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_a_house_rule_is_of_its_own_kind_or_refused(name: str) -> None:
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    for option, value in {**rules.to_data(), "no_such_rule": 1}.items():
        for wrong in (None, 1.5, 10**30, -1, "sing", [["x"]], {"a": 1}):
            if wrong == value or (option, wrong) == ("advised_seats", None):
                continue
            with pytest.raises(RulesError) as refused:
                rules.replace(**{option: wrong})
            assert refused.value.cure, option


@pytest.mark.parametrize("name", GAMES)
def test_every_public_name_of_a_game_is_its_own(name: str) -> None:
    """``from cardhall.games.<game> import *`` brings the game, not what it is written with."""
    public = game(name).__all__
    assert len(public) == len(set(public))
    for one in public:
        owner = getattr(getattr(game(name), one), "__module__", "cardhall")
        assert str(owner).startswith("cardhall"), one
