"""What is measured can be measured: the parts that no other test runs, once and short."""

from bench import event


def test_an_event_is_measured() -> None:
    found = event.run(["--entries", "12", "--runs", "1"])
    assert set(found) == {"decide", "evolve", "console", "projector", "captain", "player"}
    assert all(milliseconds > 0 for milliseconds in found.values())
