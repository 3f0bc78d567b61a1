"""A release dates the changelog's open section, and is refused where it would say nothing."""

from datetime import date

import pytest

import release

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
