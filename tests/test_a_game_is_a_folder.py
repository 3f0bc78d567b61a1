"""A game is its folders: what else names one is listed, and the list may only grow shorter."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

from cardhall.registry import Game, games

ROOT = Path(__file__).parents[1]
LISTED = tomllib.loads((ROOT / "tests/names_a_game.toml").read_text("utf-8"))
SUITS, WORD = {"clubs", "diamonds", "hearts", "spades"}, re.compile(r"\w+")
WRITTEN_ANEW = "web/src/api/types.ts"  # by a program


@cache
def sources() -> dict[str, str]:
    """What a game could be named in: the program, the pages, the stubs and the set-up."""
    run = ["git", "ls-files", "src", "web/src", "stubs", "pyproject.toml", "setup.py"]
    kept = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    kinds = {".py", ".toml", ".ts", ".svelte", ".typ", ".pyi"}
    paths = [name for name in kept if Path(name).suffix in kinds and (ROOT / name).is_file()]
    return {
        name: to_look_at((ROOT / name).read_text("utf-8")) for name in paths if name != WRITTEN_ANEW
    }


def to_look_at(text: str) -> str:
    """Without the lines where all suits stand: among the others a suit is a word, not a game."""
    return "\n".join(line for line in text.splitlines() if not {*WORD.findall(line)} >= SUITS)


def is_own(path: str, game: Game) -> bool:
    """Whether a file lies in a folder of the game, or is its part of the rulebook."""
    return f"/games/{game.name}/" in path or path.startswith("src/cardhall/rulebook/clauses/")


def named(text: str, game: Game) -> bool:
    """Whether a text names the game to a program: quoted, imported, or as a key."""
    if game.name not in text and game.slug not in text:
        return False
    one = rf"(?:{re.escape(game.name)}|{re.escape(game.slug)})"
    found = rf"[\"'`]{one}[\"'`]|games[./]{one}\b|^\s*\"?{one}\"?\s*[:=]|^\[+\"?{one}[\].]"
    return re.search(found, text, re.M) is not None


@cache
def naming() -> set[str]:
    return {
        path
        for path, text in sources().items()
        for game in games().values()
        if not game.maker and not is_own(path, game) and named(text, game)
    }


def test_no_further_file_names_a_game() -> None:
    """Ask the game's folder for it instead (docs/add-a-game.md)."""
    assert sorted(naming() - set(LISTED["files"])) == []


def test_what_names_no_game_any_more_leaves_the_list() -> None:
    assert sorted(set(LISTED["files"]) - naming()) == []


def test_a_name_is_seen() -> None:
    euchre = games()["euchre"]
    for text in ('GAMES = ("euchre",)', "from cardhall.games.euchre import Hand", "  euchre: 1,"):
        assert named(text, euchre), text
    assert not named("A night of euchre, with euchred pairs", euchre)
