"""A sample of ``./dev oracle api``, and that it finds what is planted deep in a route."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall import events as facts
from cardhall.hall import evolve
from cardhall.hall.formats.elimination import commands as rc
from cardhall.server.hall_server import HallEvent
from cardhall.tables import events as table_events
from cardhall.tables import evolve as table_evolve
from tests.oracle import api


def test_no_request_brings_a_fault_or_an_answer_that_is_not_described() -> None:
    api.run(full=False)


def test_a_fault_deep_in_a_command_is_found_in_each_route(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A payment by somebody who is there, a session that begins, a correction of a game that is
    played: none of them is reached by a request that merely has the right shape."""

    def fails(*_: Any) -> Any:
        raise ZeroDivisionError

    true = HallEvent.consequences

    def consequences(event: HallEvent, data: Any, *more: Any) -> Any:
        if isinstance(data, rc.CorrectResult) and data.category in event.state.categories:
            fails()
        return true(event, data, *more)

    takes: dict[Any, Any] = evolve._TAKE
    monkeypatch.setitem(takes, facts.PaymentTaken, fails)
    monkeypatch.setitem(table_evolve._STEPS, table_events.SessionBegun, fails)
    monkeypatch.setattr(HallEvent, "consequences", consequences)
    asked: Counter[str] = Counter()
    found: Counter[api.Finding] = Counter()
    with api.a_hall(tmp_path) as crowd:
        deep = api.Reached(crowd, api.operations_of(crowd), asked, found)
        deep.go(2)
    print(deep)
    where = {route for kind, route, _ in found if kind == "fault"}
    assert where >= {
        "POST /api/events/{id}/commands take_payment",
        "POST /api/events/{id}/preview-correction CorrectResult",
        "POST /api/tables/{id}/commands begin_session",
    }
