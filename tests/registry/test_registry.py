"""Which games there are, and which folders are none."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhall import registry
from cardhall.cli import main
from cardhall.games import GAMES, game, having

TOML = 'title = "Hearts"\nseats = [3, 4]\n'


@pytest.fixture
def afresh() -> Iterator[None]:
    """Games are looked for once in the life of a program."""
    registry._found.cache_clear()
    yield
    registry._found.cache_clear()


def package(place: Path, name: str = "hearts", toml: str = TOML, without: str = "") -> Path:
    """A folder that looks like a game's."""
    folder = place / name
    folder.mkdir(parents=True)
    for part in registry.NEEDED:
        if part != without:
            (folder / f"{part}.py").write_text("")
    if toml:
        (folder / "game.toml").write_text(toml)
    return folder


def installed(place: Path, **points: str) -> None:
    """A distribution in this place, with these entry points."""
    info = place / "their_games-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-games\nVersion: 1.0\n")
    lines = [f"{name} = {value}\n" for name, value in points.items()]
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{''.join(lines)}")


def test_the_games_are_the_folders_with_a_game_toml_in_their_order() -> None:
    folders = Path(registry.__file__).parents[1] / "games"
    found = {folder.parent.name for folder in folders.glob("*/game.toml")}
    assert set(GAMES) == found
    assert [one.order for one in registry.games().values()] == sorted(
        {one.order for one in registry.games().values()}
    )
    for name, one in registry.games().items():
        assert (one.title, one.seats) == (game(name).TITLE, tuple(game(name).SEATS))
        assert one.package == game(name).__name__
        assert registry.game(one.slug) is one


def test_nothing_of_a_game_is_imported_until_it_is_asked_for() -> None:
    code = (
        "import sys; from cardhall import games;"
        "print(sorted(name for name in sys.modules if name.startswith('cardhall.games.')))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_part_is_a_module_a_package_or_a_file() -> None:
    assert having("table") == GAMES  # Bouré's is a package
    assert "po_ke_no" in having("boards.toml")
    assert "euchre" not in having("boards.toml")
    assert registry.game("po-ke-no").toml("boards.toml")
    assert registry.game("euchre").text("boards.toml") == ""


def test_another_makers_game_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, afresh: None
) -> None:
    package(tmp_path / "their", "hearts")
    installed(tmp_path, hearts="their.hearts")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = list(registry.games().values())
    assert [one.name for one in found] == [*GAMES, "hearts"]
    assert (found[-1].title, found[-1].seats, found[-1].slug) == ("Hearts", (3, 4), "hearts")
    assert (found[-1].maker, found[-1].package) == ("their-games", "their.hearts")
    assert "their" not in sys.modules


@pytest.mark.parametrize(
    ("name", "toml", "without", "why", "cure"),
    [
        ("hearts", "", "", "it has no game.toml", "Write one into"),
        ("hearts", "title = ", "", "this is no TOML", "Mend it"),
        ("hearts", TOML, "bot", "it has no bot", "Write bot.py into"),
        ("hearts", "seats = [4]", "", "title is missing", 'Write title = "Hearts"'),
        ("hearts", 'title = "Hearts"\nseats = 4', "", "seats is no list", "Write seats = [3, 4]"),
        ("hearts", TOML + 'slug = "heart"', "", "slug is 'heart'", "Write the name with - for _"),
        ("hearts", TOML + 'order = "last"', "", "order is 'last'", "Write a whole number"),
        ("Hearts", TOML, "", "this is no name of a game", "Write small letters"),
        ("euchre", TOML, "", "a game with the name 'euchre' already", "Give it another name"),
        (
            "hearts", TOML.replace("Hearts", "Euchre"), "",
            "a game with the title 'Euchre' already", "Give it another title",
        ),
        ("none", TOML, "none", "there is no such package", "Let the entry point of their-games"),
    ],
)  # fmt: skip
def test_a_folder_that_is_no_game_is_left_out_with_a_cure(
    name: str, toml: str, without: str, why: str, cure: str,
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, afresh: None,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    if name != "none":
        package(tmp_path / "their", name, toml, without)
    installed(tmp_path, **{name: f"their.{name}"})
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(UserWarning, match=f"{name}.*left out"):
        assert tuple(registry.games()) == GAMES
    left = registry.left_out()[0]
    assert (left.name, left.maker) == (name, "their-games")
    assert why in left.why
    assert cure in left.cure
    assert main(["games"]) == 1
    told = capsys.readouterr().out
    assert f"{name} (from their-games) is left out: " in told
    assert why in told
    assert cure in told


def test_the_command_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == list(GAMES)
    assert all("lesson, live tables, records" in line for line in told)


def test_a_game_that_cannot_be_imported_is_named_by_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, afresh: None,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    folder = package(tmp_path, "broken_hearts")
    (folder / "bot.py").write_text("import no_such_module\n")
    installed(tmp_path, broken_hearts="broken_hearts")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("cardhall.games.GAMES", (*GAMES, "broken_hearts"))
    assert main(["games"]) == 1
    told = capsys.readouterr().out
    assert "broken_hearts (from their-games) is left out: it cannot be imported" in told
    assert "no_such_module" in told
