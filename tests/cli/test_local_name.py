"""The hall's name on its own network, where the system answers to one."""

import socket
import threading
from typing import Any

import pytest

from cardhall.cli import serve

HERE, THERE = "192.168.1.20", "192.168.1.99"


def named(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """A network on which this machine is called laptop, and its name leads to these addresses."""
    asked = []

    def look_up(name: str, *_: Any) -> list[Any]:
        asked.append(name)
        if not addresses:
            raise socket.gaierror("no such name")
        return [(socket.AF_INET, 0, 0, "", (address, 0)) for address in addresses]

    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.lan")
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(serve, "hall_address", lambda: HERE)
    return asked


def test_a_name_that_leads_here_stands_beside_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = named(monkeypatch, HERE, THERE)
    said = serve.announcement("0.0.0.0", 8765, None)
    assert asked == ["laptop.local"]
    assert "http://laptop.local:8765/" in said
    assert f"http://{HERE}:8765/" in said


@pytest.mark.parametrize("addresses", [(), (THERE,)], ids=["nobody's", "another machine's"])
def test_a_name_that_is_not_ours_is_not_told(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    named(monkeypatch, *addresses)
    assert ".local" not in serve.announcement("0.0.0.0", 8765, None)


def test_no_name_is_told_of_a_hall_on_the_internet_or_on_this_machine_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = named(monkeypatch, HERE)
    serve.announcement("127.0.0.1", 8765, None)
    serve.announcement("0.0.0.0", 8765, None, public="https://cards.example")
    assert not asked


def test_a_server_of_names_that_never_answers_holds_up_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named(monkeypatch, HERE)
    never = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [never.wait(60)][:0])
    monkeypatch.setattr(serve, "NAMED_WITHIN", 0.05)
    try:
        assert serve.local_name(HERE) == ""
    finally:
        never.set()
