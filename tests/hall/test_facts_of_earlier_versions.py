"""Facts that an earlier version stored are read, and mean what they meant."""

from typing import Any

import pytest

from cardhall.hall.events import EventCreated, decode_event, encode_event
from tests.hall.hallday import of_kind

WHEN = b'"at":1800003600000,"by":"Chair"'
STORED = {
    "mode": b'{"type":"table_mode_set",%b,"category":"rummy","round":1,"table":2,"mode":"wood"}',
    "source": b'{"type":"count_reported",%b,"category":"boure","round":1,"table":1,"attempt":0,'
    b'"report":"r1","counts":[],"pot":0,"caller":"wood","marks":[],"source":"wood"}',
    "drawn": b'{"type":"called_game_begun",%b,"category":"po-ke-no","round":1,"table":1,'
    b'"attempt":0,"game":1,"drawn":"wood","among":["wood"]}',
}


def fact(field: str) -> Any:
    return decode_event(STORED[field] % WHEN)


@pytest.mark.parametrize("field", STORED)
def test_a_table_of_wood_is_a_physical_one(field: str) -> None:
    read = fact(field)
    assert getattr(read, field) == "physical"
    assert decode_event(encode_event(read)) == read


def test_what_people_call_themselves_stays() -> None:
    assert fact("source").caller == "wood"
    assert fact("drawn").among == ("wood",)


def test_a_night_at_one_table_is_a_home_game() -> None:
    stored = (
        b'{"type":"event_created",%b,"id":"e","preset":"rap","settings":{},"rehearsal":false,'
        b'"judge_code":"1","categories":[{"key":"boure","name":"Bourre","seats":6,"winners":[],'
        b'"start_chips":0,"names_per_blank":0,"losses_out":0,"move_after":0,"options":{},'
        b'"format":"table"}]}' % WHEN
    )
    (plan,) = of_kind(EventCreated, decode_event(stored)).categories
    assert plan.format == "home_game"
