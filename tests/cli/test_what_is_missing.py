"""A hall that lacks its compiled core or what prints says so at its start, to the doctor, and where
it is asked for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhall.paper
from cardhall import cli
from cardhall.cli import machine
from cardhall.cli.doctor import BAD, GOOD, LOOK, Looked, the_papers, the_program
from cardhall.cli.serve import core_in_words
from cardhall.paper import press
from tests.server.support import open_hall, run
from tests.server.test_desk import an_event

HERE = Looked(Path("/nowhere"), 0, 0.0)


@pytest.fixture
def no_typst(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.setattr(cardhall.paper, "can_print", lambda: False)
    press.press.cache_clear()
    press.fonts.cache_clear()
    yield
    press.press.cache_clear()
    press.fonts.cache_clear()


def test_an_interpreted_core_is_told_at_the_start_and_by_the_doctor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(machine, "core_is_compiled", lambda: False)
    assert f"! {machine.INTERPRETED}" in core_in_words()
    found = the_program(HERE)
    assert (found.state, found.told, found.cure) == (LOOK, machine.INTERPRETED, machine.COMPILE)


def test_without_a_compiled_core_and_without_cython_the_doctor_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(machine, "core_can_run", lambda: False)
    assert the_program(HERE).state == BAD
    assert "cardhall[interpreted]" in the_program(HERE).cure


def test_a_command_that_needs_cython_ends_with_a_cure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: list[str]) -> int:
        raise ModuleNotFoundError(name="cython")

    monkeypatch.setattr(cli, "run", missing)
    assert cli.main(["play"]) == 1
    assert "cardhall[interpreted]" in capsys.readouterr().err


def test_a_hall_that_cannot_print_says_so_before_the_day(no_typst: None) -> None:
    assert machine.NO_PAPERS in core_in_words()
    assert the_papers(HERE).state == LOOK
    assert "cardhall[papers]" in the_papers(HERE).cure


def test_a_paper_that_cannot_be_printed_is_refused_with_a_cure(
    tmp_path: Path, no_typst: None
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            answer = await (await an_event(hall)).get("/paper/spring/sign-in.pdf")
            assert answer.status_code == 422
            assert "cardhall[papers]" in answer.json()["cure"]["text"]

    run(work())


def test_a_hall_that_can_print_says_nothing_of_it() -> None:
    assert "!" not in core_in_words() or not machine.core_is_compiled()
    assert the_papers(HERE).state == GOOD


def test_a_start_imports_neither_the_press_nor_what_makes_up_examples() -> None:
    """The lock leaves faker and polyfactory out, and typst is 81 MB."""
    asked = (
        "import sys, cardhall.server.app, cardhall.cli.serve, cardhall.cli.openapi;"
        "print({'typst', 'faker', 'polyfactory', 'cython'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()" or not machine.core_is_compiled()
