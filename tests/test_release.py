"""A release dates the changelog's open section, and is refused where it would say nothing."""

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

import release
import wheels

DAY = date(2027, 1, 9)
BEFORE = """# What is new

## 0.2.0 — not yet released

- Lighter.

## 0.1.0 — 2026-12-01

- All.
"""


def test_the_open_section_gets_its_number_and_its_day() -> None:
    after = release.closed(BEFORE, "0.3.0", DAY)
    assert after == BEFORE.replace("0.2.0 — not yet released", "0.3.0 — 2027-01-09")


@pytest.mark.parametrize(
    "changelog",
    [
        BEFORE.replace(" — not yet released", " — 2027-01-01"),
        BEFORE.replace("- Lighter.\n", ""),
    ],
)
def test_a_release_of_which_nothing_is_said_is_refused(changelog: str) -> None:
    with pytest.raises(ValueError, match=r"CHANGELOG\.md"):
        release.closed(changelog, "0.3.0", DAY)


def test_the_version_stands_in_one_place() -> None:
    assert release.numbered('"""x"""\n\n__version__ = "0.1.0"\n', "0.3.0") == (
        '"""x"""\n\n__version__ = "0.3.0"\n'
    )
    assert '__version__ = "' in release.VERSION.read_text("utf-8")


def test_what_is_no_version_or_no_clean_main_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {("git", "status", "--porcelain"): " M dev", ("git", "tag"): "v0.1.0"}
    monkeypatch.setattr(release, "told", lambda *command: said.get(command, "other"))
    assert len(release.problems("0.1")) == 3
    said |= {
        ("git", "status", "--porcelain"): "",
        ("git", "rev-parse", "--abbrev-ref", "HEAD"): "main",
    }
    assert release.problems("0.1.0") == ["v0.1.0 is released already"]
    assert release.problems("0.2.0") == []


def test_the_notes_are_what_the_changelog_says_of_that_version() -> None:
    assert release.notes(release.closed(BEFORE, "0.2.0", DAY), "0.2.0") == "- Lighter.\n"
    assert release.notes(BEFORE, "0.1.0") == "- All.\n"
    with pytest.raises(ValueError, match=r"0\.0\.9"):
        release.notes(BEFORE, "0.0.9")


def test_what_lies_in_dist_is_all_there_and_of_that_version() -> None:
    whole = [f"cardhall-0.2.0{end}" for end in (".tar.gz", "-cp311-x.whl", ".cdx.json")]
    assert release.misnamed(whole, "0.2.0") == []
    assert release.misnamed(whole[1:], "0.2.0") == ["dist/ has no sdist of 0.2.0"]
    assert len(release.misnamed(whole, "0.2.1")) == 6


def test_each_file_is_looked_at_by_what_knows_its_kind() -> None:
    files = [Path(f"cardhall-0.2.0{end}") for end in (".tar.gz", "-cp311-abi3-x.whl", ".cdx.json")]
    asked = {program: words for program, *words in wheels.checks(files)}
    assert asked["twine"][-2:] == [str(files[0]), str(files[1])]
    assert asked["check-wheel-contents"][-1] == asked["abi3audit"][-1] == str(files[1])
    assert all(words[0] != "abi3audit" for words in wheels.checks(files[:1]))


# --- the workflow of the forge

WORKFLOW: dict[Any, Any] = yaml.safe_load(
    (release.ROOT / ".github/workflows/release.yml").read_text("utf-8")
)
JOBS = WORKFLOW["jobs"]


def test_the_workflow_publishes_by_trusted_publishing_and_only_after_all_else() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert set(JOBS["publish"]["needs"]) == JOBS.keys() - {"publish", "notes"}
    assert JOBS["publish"]["permissions"] == {"id-token": "write"}
    others = [job.get("permissions", {}) for name, job in JOBS.items() if name != "publish"]
    assert not any("id-token" in given for given in others)
    assert "secrets." not in (release.ROOT / ".github/workflows/release.yml").read_text("utf-8")


def test_the_workflow_runs_on_the_tag_that_a_release_sets_and_makes_every_system() -> None:
    assert WORKFLOW[True]["push"]["tags"] == ["v*"]  # YAML reads "on" as true
    systems = JOBS["wheels"]["strategy"]["matrix"]["system"]
    for wanted in ("ubuntu-.*arm", "ubuntu-[0-9.]+$", "macos-.*intel", "macos-[0-9]+$", "windows-"):
        assert any(re.match(wanted, one) for one in systems), wanted


def test_the_workflow_asks_our_own_commands_for_words_that_they_know() -> None:
    steps = [step.get("run", "") for job in JOBS.values() for step in job["steps"]]
    ours = [
        words
        for run in steps
        for words in re.findall(r"python3 (dev|wheels.py|release.py) (.+)", run)
    ]
    told = {(script, word) for script, words in ours for word in words.split()}
    wanted = {("dev", "build"), ("wheels.py", "--look-at"), ("release.py", "--notes")}
    assert wanted <= told
