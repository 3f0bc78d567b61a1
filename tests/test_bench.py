"""What is measured can be measured: the parts that no other test runs, once and short."""

from pathlib import Path

import pytest

from bench import envs, event, strength
from bench.measure import Rate


def test_an_event_is_measured() -> None:
    found = event.run(["--entries", "12", "--runs", "1"])
    assert set(found) == {"decide", "evolve", "console", "projector", "captain", "player"}
    assert all(milliseconds > 0 for milliseconds in found.values())


def test_strength_is_measured_line_by_line_and_a_part_writes_no_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.euchre_plt.why_not", lambda: "not fetched for a test")
    before = strength.PAGE.read_bytes() if strength.PAGE.exists() else None
    assert strength.main(["euchre", "--part", "0.003"]) == 0
    told = capsys.readouterr().out
    assert "| strong over bench.open_hands:euchre |" in told
    assert told.count("| gentle | ") == 2, "what its leads and what its follows cost"
    assert told.count("not fetched for a test") == 1
    assert (strength.PAGE.read_bytes() if strength.PAGE.exists() else None) == before


def test_what_is_measured_anew_takes_its_place_on_the_page_and_the_rest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, plan = tmp_path / "strength.md", tmp_path / "strength.toml"
    plan.write_text(
        "[[contest]]\ngame = 'euchre'\nbots = ['random', 'gentle']\nhands = 4\n"
        "[[contest]]\ngame = 'euchre'\ntitle = 'again'\nbots = ['random', 'gentle']\nhands = 4\n"
        "[[loss]]\ngame = 'euchre'\nbots = ['random']\nhands = 2\n"
    )
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "PLAN", plan)
    assert strength.main([]) == 0
    whole = strength.sections(page.read_text("utf-8"))
    assert list(whole) == [
        "euchre, 4 seats",
        "euchre, 4 seats: again",
        "euchre: what a card costs beside exact play",
    ]
    page.write_text(page.read_text("utf-8").replace("seed 1", "seed 0"))
    assert strength.main(["again"]) == 0
    mixed = strength.sections(page.read_text("utf-8"))
    assert list(mixed) == list(whole)
    assert ["seed 1" in text for text in mixed.values()] == [False, True, False]


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
