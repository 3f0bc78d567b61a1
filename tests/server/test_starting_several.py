"""What the chair's helper types to start several servers, and what is answered when it is wrong."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from cardhall.cli.serve import listen, wrong_addresses
from cardhall.server.config import SteadyClock
from cardhall.server.hall_secrets import HallSecrets
from cardhall.store import Store
from tests.server.cluster import free_port

HERE = "postgresql://cardhall@127.0.0.1/cardhall"


@pytest.mark.parametrize(
    ("database", "news", "told"),
    [
        (None, "", ""),
        (HERE, "", ""),
        (HERE, "valkey://127.0.0.1:6379", ""),
        (HERE, "redis://:secret@127.0.0.1:6379", ""),
        (None, "valkey://127.0.0.1:6379", "need one PostgreSQL. Give --database"),
        ("hall.db", "valkey://127.0.0.1:6379", "need one PostgreSQL. Give --database"),
        (HERE, "127.0.0.1:6379", "Give one like valkey://"),
        (HERE, "http://127.0.0.1", "Give one like valkey://"),
    ],
)
def test_wrong_addresses_are_told_with_a_cure(database: str | None, news: str, told: str) -> None:
    found = wrong_addresses(database, news)
    assert told in found
    assert bool(told) == bool(found)


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="this system shares no ports")
def test_servers_of_one_hall_share_a_port_and_others_do_not() -> None:
    port = free_port()
    with (
        listen("127.0.0.1", port, together=True),
        listen("127.0.0.1", port, together=True),
        pytest.raises(SystemExit, match="is not free"),
    ):
        listen("127.0.0.1", port)


def test_a_hall_that_moves_into_a_database_keeps_its_password(
    tmp_path: Path, postgresql: Callable[[], str]
) -> None:
    def draw(count: int) -> bytes:
        return bytes(range(count))

    before = HallSecrets(tmp_path / "laptop", draw)
    password = before.first_password
    assert password
    with Store(postgresql(), now=lambda: 0) as store:
        moved = HallSecrets(tmp_path / "laptop", draw, store.shared)
        beside = HallSecrets(tmp_path / "new", draw, store.shared)
        for keys in (moved, beside):
            assert keys.first_password is None
            assert keys.is_password(password)
            assert keys.proof == before.proof
        assert moved.secret("forms") == beside.secret("forms")
    assert not (tmp_path / "new" / "chair.json").exists()


def test_a_server_whose_clock_is_wrong_goes_by_the_databases() -> None:
    machine = [5_000_000]
    clock = SteadyClock(lambda: machine[0])
    assert clock() == 5_000_000
    clock.go_by(3_000_000)
    machine[0] += 70
    assert clock() == 3_000_070
    clock.not_before(3_000_500)  # another server's last fact is a moment ahead
    assert clock() == 3_000_500
    machine[0] += 1000
    assert clock() == 3_001_500
