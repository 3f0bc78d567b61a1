"""House rules come in from records and from the wire: each field of its own kind, or refused."""

from typing import Any

import pytest

from cardhall.games.boure import Rules, RulesError


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
