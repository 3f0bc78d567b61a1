"""The people of the hall, as a test acts them: each does only what hands can do on a page."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import LAPTOP, Clock, Room

CODE = re.compile(r"^[A-Z0-9]{4}-[A-Z0-9]{4}$|^[A-Z0-9]{6,8}$")


class Person:
    """Somebody with a page of the hall open."""

    def __init__(self, room: Room, page: Page) -> None:
        self.room, self.page = room, page

    def press(self, name: str, within: Locator | None = None) -> None:
        (within or self.page).get_by_role("button", name=name, exact=True).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def picture(self, title: str, full: bool = False) -> None:
        self.room.picture(self.page, title, full)


class Chair(Person):
    """The chairperson at the hall's laptop."""

    def __init__(self, room: Room, size: ViewportSize | None = None) -> None:
        super().__init__(room, room.person("/login", size or LAPTOP))
        self.page.get_by_label("Password").fill(room.hall.password)
        self.press("Sign in as chairperson")
        self.page.wait_for_url(lambda url: not url.endswith("/login"))

    @property
    def event(self) -> str:
        return str(re.findall(r"/console/([\w-]+)", self.page.url)[0])

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(rf"^{name}")).click()

    def needs(self) -> Locator:
        """What needs the chairperson now."""
        return self.page.get_by_role("region", name="What needs you now")

    def makes(self, name: str, kind: str = "") -> None:
        """An event of these rules; without rules a rehearsal of the five games."""
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill(name)
        if kind:
            self.page.get_by_label("Rules").select_option(label=kind)
        self.page.get_by_label("A rehearsal with made-up people").set_checked(not kind)
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    def make_event(self) -> None:
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill("Fall card tournament")
        self.page.get_by_label("Place", exact=True).fill("Parish hall")
        self.page.get_by_label("Day of play").fill("2026-10-24")
        self.page.get_by_label("First cards at").fill("10:00")
        self.only("Bouré")
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    def only(self, *games: str) -> None:
        """Tick these games of the day and no others."""
        for game in ("Bouré", "Pitty-Pat", "Rummy", "Po-Ke-No", "Pedro"):
            self.page.get_by_label(game, exact=True).set_checked(game in games)

    def sign_in(self, number: int) -> None:
        """Type a number and press Enter, as at the door."""
        find = self.page.get_by_role("searchbox", name="Name, number or code")
        find.fill(str(number))
        find.press("Enter")
        expect(find).to_have_value("")

    def table(self, number: int) -> Locator:
        return self.page.get_by_role("article", name=f"Table {number}", exact=True)

    def tables(self) -> list[int]:
        """The numbers of the tables on the page."""
        slips = self.page.get_by_role("article", name=re.compile(r"^Table \d+$"))
        expect(slips.first).to_be_visible()
        labels = slips.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return [int(label.split()[1]) for label in labels]

    def unfold(self, table: int) -> Locator:
        """Open, or close, "More about this table"."""
        slip = self.table(table)
        slip.get_by_text("More about this table").click()
        return slip

    def code_of_table(self, table: int) -> str:
        slip = self.unfold(table)
        code = slip.get_by_text(CODE).first.inner_text()
        self.unfold(table)
        return code

    def code_of_player(self, name: str) -> str:
        self.tab("Entries")
        self.press(f"Open {name}")
        code = self.page.get_by_role("figure").get_by_text(CODE).first.inner_text()
        self.page.keyboard.press("Escape")
        return code

    def seats_at(self, table: int) -> list[str]:
        """The names at a table, in seat order."""
        seats = self.table(table).locator("ol.seats > li")
        return [
            re.sub(r"^Seat \w:\s*", "", text.split("\n")[0]).strip()
            for text in seats.evaluate_all(
                """all => all.map(seat => {
                    const words = seat.children[1].cloneNode(true);
                    words.querySelectorAll('span').forEach(span => span.remove());
                    return words.textContent.trim();
                })"""
            )
        ]

    def enter_count(self, table: int, chips: list[int], pot: int = 0) -> None:
        """Key in a paper slip: each seat's chips in order, the pot, the caller's name."""
        slip = self.table(table)
        slip.get_by_role("button", name=f"Enter the count of table {table}").click()
        fields = slip.get_by_label(re.compile("^Chips of"))
        expect(fields).to_have_count(len(chips))
        for place, amount in enumerate(chips):
            fields.nth(place).fill(str(amount))
        slip.get_by_label("Left in the pot").fill(str(pot))
        slip.get_by_label("Certified by the caller").fill("Odile Testperson")
        self.press("Enter the count", slip)
        expect(fields).to_have_count(0)


class Captain(Person):
    """The captain of a table, with a phone on the hall's WiFi."""

    def __init__(self, room: Room, table_code: str) -> None:
        super().__init__(room, room.phone(f"/join#code={table_code}"))

    def key_in(self, amount: int) -> None:
        """On the number pad, figure by figure."""
        for figure in str(amount):
            self.press(figure)

    def count(self, chips: list[int], pot: int = 0) -> None:
        """Answer one question a screen, up to the sum."""
        for amount in [*chips, pot]:
            self.key_in(amount)
            self.press("Next")
        self.sees("Is this right?")

    def certify(self) -> None:
        self.page.get_by_label("The caller's name").fill("Odile Testperson")


class Player(Person):
    """A player with a phone, at a table in the browser."""

    def __init__(self, room: Room, code: str) -> None:
        super().__init__(room, room.phone(f"/join#code={code}"))

    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Your hand")

    def asked(self, what: str) -> bool:
        return self.page.get_by_role("region", name=re.compile(what)).count() > 0

    def act(self) -> bool:
        """Do the plain thing if it is this player's turn; whether something was done."""
        for name in (
            "Draw a card",
            "Shuffle and offer the cut",
            "Cut the cards",
            "Stay",
            "Stand pat",
        ):
            button = self.page.get_by_role("button", name=re.compile(f"^{name}"))
            if button.count():
                with contextlib.suppress(PlaywrightTimeout):  # gone: it was pressed already
                    button.first.click(timeout=1_000)
                return True
        if not self.asked("Play a card|You lead"):
            return False
        legal = self.hand().locator("button.legal")
        if not legal.count():
            return False
        with contextlib.suppress(PlaywrightTimeout):  # the time ran out meanwhile
            card = legal.first.get_attribute("data-card", timeout=1_000)
            one = self.hand().locator(f"[data-card='{card}']")
            one.click(timeout=1_000)
            expect(one).to_have_attribute("aria-pressed", "true")
            one.click(timeout=1_000)
            expect(one).to_have_count(0)
        return True

    def play_until(self, done: Callable[[], bool], clock: Clock, seconds: float = 60) -> None:
        """Play on until ``done``. Time flies while others think, and stands while this player
        does."""
        for _ in range(int(seconds * 10)):
            if done():
                clock.run(0)
                return
            if self.act():
                clock.run(1)
            else:
                clock.run(1 if self.asked("You|Stay|throw|Play a card") else 30)
                self.page.wait_for_timeout(60)
        raise AssertionError("the table never came to it")


class Slips:
    """Counts as the tables hand them in: every chip there, no two players level."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def count(self, seats: int) -> list[int]:
        total = 100 * seats
        cuts = sorted(self._dice.sample(range(5, total - 5), seats - 1))
        chips = [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)]
        return chips if len(set(chips)) == seats and min(chips) > 0 else self.count(seats)
