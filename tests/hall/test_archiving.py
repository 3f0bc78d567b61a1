"""An event is put away and brought back; what is running is neither put away nor deleted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.archiving import LEFT_ALONE, may_delete
from cardhall.hall.event import Refusal, fold
from tests.hall.hallday import Day


def is_archived(day: Day) -> bool:
    shown = views.console_view(day.state, day.at).archived
    assert shown == bool(fold(day.facts).archived)
    return shown


def test_an_event_is_archived_and_brought_back_and_nothing_else_changes() -> None:
    day = Day(10)
    before = views.projector_view(day.state, day.at)
    assert day.refused(c.BringBackEvent()).why == "This event is not archived"
    day.do(c.ArchiveEvent())
    assert is_archived(day)
    assert views.projector_view(day.state, day.at) == before
    assert day.refused(c.ArchiveEvent()).why == "This event is archived already"
    day.do(c.BringBackEvent())
    assert not is_archived(day)
    told = [line.text for line in views.console_view(day.state, day.at).log[:2]]
    assert told == ["The event was brought back from the archive.", "The event was archived."]


@pytest.mark.parametrize("role", ["judge", "captain", "player", "visitor"])
def test_it_is_for_the_chairperson(role: str) -> None:
    day = Day(10)
    assert day.refused(c.ArchiveEvent(), role=role).field == "role"
    day.do(c.ArchiveEvent())
    assert day.refused(c.BringBackEvent(), role=role).field == "role"


def test_a_round_that_is_on_keeps_it_until_nothing_was_done_for_a_day() -> None:
    day = Day()
    day.do(c.Rehearse(until="playing"))
    assert "Close the round" in day.refused(c.ArchiveEvent()).cure
    with pytest.raises(Refusal, match="A round is on"):
        may_delete(day.state, day.state.known.name, day.state.latest + LEFT_ALONE - 1)
    may_delete(day.state, day.state.known.name, day.state.latest + LEFT_ALONE)
    day.do(c.Rehearse(until="round:1"))
    day.do(c.ArchiveEvent())
    assert is_archived(day)


def test_only_an_archived_event_or_a_rehearsal_is_deleted_and_by_its_name() -> None:
    day = Day(10)
    state = replace(day.state, rehearsal=False)
    name = state.known.name
    with pytest.raises(Refusal, match="Only an archived event"):
        may_delete(state, name, day.at)
    state = fold(day.do(c.ArchiveEvent()), state)
    may_delete(state, f"  {name.upper()} ", day.at)
    for wrong in ("", name[:-1], f"{name} 2"):
        with pytest.raises(Refusal, match="not the name") as refused:
            may_delete(state, wrong, day.at)
        assert (refused.value.field, refused.value.cure) == ("name", f"Type {name}.")
