"""What a server drives, when its signs of life come late."""

import time
from collections.abc import Callable

import pytest

from cardhall.server import leases as module
from cardhall.server.leases import Leases
from cardhall.store import Store
from tests.server.support import run

NAMES = ["event:spring", "table:1", "table:2"]


def test_what_lapsed_and_came_back_counts_as_taken_anew(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TTL", 1000)
    with Store(postgresql(), now=lambda: 0) as store:
        leases = Leases(store.shared, "one")
        assert run(leases.beat(NAMES)) == dict.fromkeys(NAMES, -1)
        assert run(leases.beat(NAMES)) == {}
        time.sleep(1.2)
        assert not leases.holds("table:1")
        taken = run(leases.beat([*NAMES, "table:3"]))
        assert taken.pop("table:3") == -1
        assert set(taken) == set(NAMES)
        assert all(1200 <= idle < 20_000 for idle in taken.values()), taken
        assert leases.holds("table:1")
        assert run(leases.beat([*NAMES, "table:3"])) == {}


def test_a_sign_of_life_that_took_longer_than_a_lease_breaks_nothing(
    postgresql: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database sees the server itself as gone; the next sign of life mends it."""
    with Store(postgresql(), now=lambda: 0) as store:
        leases = Leases(store.shared, "one")
        with monkeypatch.context() as slow:
            slow.setattr(module, "TTL", 0)
            assert set(run(leases.beat(NAMES))) == set(NAMES)
            assert not leases.holds("table:1")
        assert set(run(leases.beat(NAMES))) == set(NAMES)  # they were never driven
        assert leases.holds("table:1")
