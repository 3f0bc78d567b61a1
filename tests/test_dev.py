"""The script that sets Cardhall up must run where nothing is set up."""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("dev", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path)
    return module


def test_it_imports_the_standard_library_alone() -> None:
    tree = ast.parse((ROOT / "dev").read_text())
    names = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert names - sys.stdlib_module_names == set()


def test_a_step_is_redone_only_when_its_inputs_changed(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    steps = {name: lambda name=name: done.append(name) for name in dev.INPUTS}
    monkeypatch.setattr(dev, "STEPS", steps)
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    (tmp_path / "pyproject.toml").write_text("one")
    dev.setup()
    dev.setup()
    assert sorted(done) == ["core", "packages", "pages"]
    assert done.index("packages") < done.index("core")
    (tmp_path / "pyproject.toml").write_text("two")
    dev.setup()
    assert done[3:] == ["packages"]


def test_what_tests_need_comes_with_the_tests_and_before_what_is_built_with_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    steps = {name: lambda name=name: done.append(name) for name in dev.INPUTS}
    monkeypatch.setattr(dev, "STEPS", steps)
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    monkeypatch.setattr(dev, "call", lambda command, quiet=False: 0)
    for word, tools in (("run", 0), ("build", 0), ("setup", 0), ("test", 1), ("check", 1)):
        monkeypatch.setattr(sys, "argv", ["dev", word])
        assert dev.main() == 0
        assert done.count("tools") == tools
    assert done.count("packages") == 1


def test_a_hall_imports_nothing_that_comes_with_the_tests() -> None:
    """What it names, its own dependencies name too, or are an extra that one asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [
        r for name, rs in project["optional-dependencies"].items() if name != "dev" for r in rs
    ]
    allowed = {bare(r).replace("-", "_") for r in [*project["dependencies"], *extras]} | BROUGHT
    names = {
        (alias.split(".")[0], path.name)
        for path in (ROOT / "src/cardhall").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        for alias in imported(node)
    }
    assert {(n, p) for n, p in names if n not in sys.stdlib_module_names | allowed} == set()


BROUGHT = {"cardhall", "numpy", "fluent", "pyspiel"}
"""Ours; numpy, which the arrays of hand values take where somebody has it; and the room that
fluent.runtime is in."""


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [node.module or ""]
    return []


def bare(requirement: str) -> str:
    """The name alone, as locks write it."""
    return re.split(r"[\[=<>~!; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_locks_hold_what_pyproject_asks_for_each_file_by_its_hash() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locks = {name: locked(name) for name in ("hall", "servers", "pages", "dev", "release")}
    extras = asked["project"]["optional-dependencies"]
    wanted = [*asked["project"]["dependencies"], *extras["papers"], *extras["fast"]]
    for name, requirements in {
        "hall": wanted,
        "pages": [r for r in asked["build-system"]["requires"] if not r.startswith("cython")],
        "dev": [*wanted, *extras["dev"]],
        "servers": [*wanted, *extras["cluster"]],
        "release": extras["release"],
    }.items():
        for requirement in map(Requirement, requirements):
            version = locks[name].get(bare(requirement.name))
            assert version is not None, f"{requirement} is not locked: run ./dev lock"
            assert version in requirement.specifier, f"{requirement} is not {version}: ./dev lock"
    assert locks["hall"].items() <= locks["dev"].items(), "tests run on what a hall runs on"


def locked(name: str) -> dict[str, str]:
    lines = (ROOT / f"requirements/{name}.txt").read_text().splitlines()
    found = {}
    for at, line in enumerate(lines):
        if line[0] not in "# ":
            package, version = line.split(" ")[0].split("==")
            found[package] = version
            assert lines[at + 1].startswith("    --hash=sha256:"), line
    return found


def test_only_loops_are_optimized_most() -> None:
    loader = importlib.machinery.SourceFileLoader("core_setup", str(ROOT / "setup.py"))
    spec = importlib.util.spec_from_loader("core_setup", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    least, most = (
        {name for name in module.CORE if level in module.flags(name)} for level in ("-O1", "-O3")
    )
    assert {"cardhall/cards/seven.py", "cardhall/games/pitty_pat/play.py"} <= most
    assert {"cardhall/games/boure/refusals.py", "cardhall/games/boure/options.py"} <= least
    assert len(most) > len(module.CORE) / 2
    assert all("-g0" in module.flags(name) for name in module.CORE)


def test_a_step_that_failed_is_tried_again(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    tries: list[int] = []

    def fail() -> None:
        tries.append(1)
        if len(tries) == 1:
            sys.exit("no")

    monkeypatch.setattr(
        dev, "STEPS", {"packages": lambda: None, "core": fail, "pages": lambda: None}
    )
    with pytest.raises(SystemExit):
        dev.setup()
    dev.setup()
    dev.setup()
    assert len(tries) == 2


def test_check_looks_at_the_pages_too(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """One fault among all that is looked at fails the whole, and what stands behind it is still
    looked at."""
    for script in ("format", "lint", "test", "check"):
        assert any(command[-1] == script for command in dev.checks(keep=False)), script
    called: list[str] = []
    faulty = ["npm", "--prefix", "web", "run", "--silent", "check"]

    def call(command: list[str], quiet: bool = False) -> int:
        called.append(" ".join([Path(command[0]).stem, *command[1:]]))
        return int([Path(command[0]).stem, *command[1:]] == faulty)

    monkeypatch.setattr(dev, "call", call)
    assert dev.check([]) == 1
    assert " ".join(faulty) in called
    assert called[:2] == ["ruff format .", "ruff check --fix ."]
    assert "mypy" in called


def test_check_writes_nothing_in_the_gate(dev: ModuleType) -> None:
    kept = [" ".join(command) for command in dev.checks(keep=True)]
    assert "ruff format --check ." in kept
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    kept += [scripts[command.split()[-1]] for command in kept if command.startswith("npm ")]
    assert not [command for command in kept if "--fix" in command or "--write" in command]
    assert any("--fix" in command for command in dev.checks(keep=False))


def test_an_unknown_word_gets_the_list_of_words() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "dev", "dance"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert "./dev run" in run.stdout


def test_all_of_the_tests_keep_the_cores_busy_and_what_is_named_runs_as_asked(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDHALL_EXAMPLES", "1/8")
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(dev, "ROOT", ROOT)
    together = ["-m", "not alone", "-n", "3", "--dist", "worksteal"]
    [whole, timed] = dev.tested([])
    assert whole == together
    assert timed[:2] == ["-m", "alone"]
    assert str(ROOT / "tests/browser/test_slow_phone.py") in timed[2:]
    assert dev.tested(["--keep-seconds"]) == [["--keep-seconds", *together], timed]
    assert dev.tested(["tests/cards", "-x"]) == [["tests/cards", "-x"]]
    assert os.environ["CARDHALL_EXAMPLES"] == "1/8"
    assert dev.tested(["--all"]) == [together, timed]
    assert os.environ["CARDHALL_EXAMPLES"] == "1"
