"""What axe finds once a page has come to rest."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.test_pages_console import faults

AT_REST = """() => Promise.all(
    document.getAnimations()
        .filter(one => one.effect?.getTiming().iterations !== Infinity)
        .map(one => one.finished.catch(() => null))
).then(() => null)"""
"""Buttons change colour in steps: looked at in between, their text would be too pale."""


def settled_faults(page: Page) -> list[str]:
    """The faults of a page at rest; news may come in while axe looks, so it may look again."""
    found: list[str] = []
    for _ in range(3):
        page.evaluate(AT_REST)
        if not (found := faults(page)):
            break
    return found
