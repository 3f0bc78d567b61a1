"""The one sheet of a live table for what is wanted now and then."""

from playwright.sync_api import Locator, Page, expect


def open_menu(page: Page) -> Locator:
    """What lies in the menu; it is opened if it is not open yet."""
    sheet = page.locator(".live [role=dialog]")
    button = page.locator(".live header button.menu")
    expect(button).to_be_visible()
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    expect(sheet).to_be_visible()
    return sheet


def close_menu(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(".live [role=dialog]")).to_have_count(0)


def press_in_menu(page: Page, name: str) -> None:
    open_menu(page).get_by_role("button", name=name).click()


def seated(page: Page) -> None:
    """This page plays: the player's own line stands above the cards."""
    expect(page.locator(".dock [data-seat]")).to_be_visible()
