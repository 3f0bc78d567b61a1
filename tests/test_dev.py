"""The script that sets Cardhall up must run where nothing is set up."""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

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
    assert done == list(dev.INPUTS)
    (tmp_path / "pyproject.toml").write_text("two")
    dev.setup()
    assert done == [*dev.INPUTS, "packages"]


def test_a_step_that_failed_is_tried_again(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    tries: list[int] = []

    def fail() -> None:
        tries.append(1)
        if len(tries) == 1:
            sys.exit("no")

    monkeypatch.setattr(dev, "STEPS", {"core": fail})
    with pytest.raises(SystemExit):
        dev.setup()
    dev.setup()
    dev.setup()
    assert len(tries) == 2


def test_check_looks_at_the_pages_too(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """One fault among all that is looked at fails the whole, and what stands behind it is still
    looked at."""
    for script in ("test", "check"):
        assert any(command[-1] == script for command in dev.checks(keep=False)), script
    called: list[str] = []
    faulty = ["npm", "--prefix", "web", "run", "--silent", "check"]

    def call(command: list[str]) -> int:
        called.append(" ".join([Path(command[0]).stem, *command[1:]]))
        return int([Path(command[0]).stem, *command[1:]] == faulty)

    monkeypatch.setattr(dev, "call", call)
    assert dev.check([]) == 1
    assert " ".join(faulty) in called
    assert called[-1] == "mypy"


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
    whole = ["-n", "3", "--dist", "worksteal"]
    assert dev.tested([]) == whole
    assert dev.tested(["--keep-seconds"]) == ["--keep-seconds", *whole]
    assert dev.tested(["tests/cards", "-x"]) == ["tests/cards", "-x"]
    assert os.environ["CARDHALL_EXAMPLES"] == "1/8"
    assert dev.tested(["--all"]) == whole
    assert os.environ["CARDHALL_EXAMPLES"] == "1"
