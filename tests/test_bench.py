"""What is measured can be measured: the parts that no other test runs, once and short."""

import pytest

from bench import envs, event, strength
from bench.measure import Rate


def test_an_event_is_measured() -> None:
    found = event.run(["--entries", "12", "--runs", "1"])
    assert set(found) == {"decide", "evolve", "console", "projector", "captain", "player"}
    assert all(milliseconds > 0 for milliseconds in found.values())


def test_strength_is_measured_line_by_line_and_a_part_writes_no_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = strength.PAGE.read_bytes() if strength.PAGE.exists() else None
    assert strength.main(["euchre", "--part", "0.003"]) == 0
    told = capsys.readouterr().out
    assert "| strong over bench.open_hands:euchre |" in told
    assert told.count("| gentle | ") == 2, "what its leads and what its follows cost"
    assert (strength.PAGE.read_bytes() if strength.PAGE.exists() else None) == before


@pytest.mark.parametrize("near", envs.NEAR, ids=lambda near: near.game)
def test_what_a_peers_game_is_compared_with_is_played_by_two(near: envs.Near) -> None:
    hands, steps = envs.stepper(near.ours, rounds=2, rules=near.preset, seats=2)()
    assert (hands, steps) == (0, 2 * envs.N)


def test_a_peers_rate_is_told_with_our_game_and_where_the_two_differ(
    capsys: pytest.CaptureFixture[str],
) -> None:
    near = envs.NEAR[0]
    ours = envs.of_two(near)
    found = {
        told: Rate(told, 0.0, actions, 0.0, 0.0)
        for told, actions in ((ours, 6_000_000.0), ("Theirs", 2_000.0))
    }
    envs.tell({"Theirs": ours}, found)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [
        "Theirs",
        "2,000",
        "steps/s",
        "3,000",
        "times:",
        "our",
        *ours.split(),
    ]
    for near in envs.NEAR:
        assert f"{near.game} and {envs.of_two(near)}: {near.differs}" in lines
