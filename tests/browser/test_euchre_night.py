"""A euchre night: twenty-two people, ten games, from the door to the prizes, with real pages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cardhall.hall.sample import sample_event
from tests.browser.axe import AT_REST, faults
from tests.browser.conftest import LAPTOP, PHONE, Clock, Room
from tests.browser.people import Chair, Person
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser

PEOPLE = [row.name for row in sample_event("euchre night", 22, 1)]
BY_PHONE = (1, 2)
SEND = """async ({event, all}) => {
    const cookie = document.cookie.split("; ").find(one => one.startsWith("cardhall-form="));
    const headers = {
        "Content-Type": "application/json",
        "X-CSRFToken": decodeURIComponent(cookie.split("=")[1]),
    };
    const refused = [];
    for (const command of all) {
        const bytes = crypto.getRandomValues(new Uint8Array(16));
        const id = Array.from(bytes, one => one.toString(16).padStart(2, "0")).join("");
        const body = JSON.stringify({id, version: 0, command});
        const post = {method: "POST", headers, body};
        const answer = await fetch(`/api/events/${event}/commands`, post);
        if (!answer.ok) refused.push(await answer.text());
    }
    return refused;
}"""


class Host(Chair):
    """The chairperson of the night; what is much and alike is keyed in without looking."""

    def make_night(self) -> None:
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill("Euchre at the Lodge")
        self.page.get_by_label("Rules", exact=True).select_option(label="Euchre night, ten games")
        self.picture("new")
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    def walk_in(self, name: str) -> None:
        field = self.page.get_by_label("Name", exact=True).first
        field.fill(name)
        self.press("Take entry")
        expect(field).to_have_value("")

    def send(self, *all: dict[str, Any]) -> None:
        """What never meets anything stale: entries, and sheets of tables."""
        assert self.page.evaluate(SEND, {"event": self.event, "all": all}) == []

    def unfold(self, table: int) -> Locator:
        slip = self.table(table)
        slip.get_by_text(f"More about table {table}").click()
        return slip

    def main(self, label: str) -> None:
        """The one main button at the top."""
        self.needs().get_by_role("button", name=label, exact=True).first.click()


class TablePhone(Person):
    """The phone that lies on a table."""

    def __init__(self, room: Room, code: str) -> None:
        super().__init__(room, room.phone(f"/join#code={code}"))

    def side(self, number: int) -> Locator:
        return self.page.locator("section.side").nth(number - 1)

    def score(self, pair: int, how: str) -> None:
        self.side(pair).get_by_role("button", name=re.compile(f": {how}$")).click()

    def sign_and_send(self) -> None:
        self.sees("Is this right?")
        if (cut := self.page.get_by_role("radio")).count():
            cut.first.check()
        self.page.get_by_label("Name of who kept the sheet").fill("Odile Testperson")
        self.press("Send the sheet")
        self.sees("The sheet is in.")


def sheet(dice: random.Random) -> dict[str, Any]:
    """Eight hands as they come."""
    ways = ["made"] * 6 + ["march", "euchre", "euchre", "alone", "penalty"]
    hands = [{"pair": dice.choice((1, 2)), "what": dice.choice(ways)} for _ in range(8)]
    return {"hands": hands, "moves": dice.choice((1, 2))}


def both_lights(person: Person, title: str, sizes: tuple[ViewportSize, ...] = (LAPTOP,)) -> None:
    if not person.room.pictures:
        return
    page = person.page
    before = page.viewport_size
    assert before is not None
    for size in sizes:
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            person.picture(f"{title}-{size['width']}-{light}", full=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(before)


def looks_right(page: Page) -> None:
    page.evaluate(AT_REST)  # buttons change colour in steps
    assert faults(page) == []
    assert sideways(page) == 0


@pytest.mark.sampled(1, of="long days")
@pytest.mark.slow
def test_a_euchre_night_from_the_door_to_the_prizes(room: Room, clock: Clock) -> None:
    dice = random.Random(22)
    chair = Host(room)
    chair.make_night()
    for name in PEOPLE[:4]:
        chair.walk_in(name)
    both_lights(chair, "door", (LAPTOP, PHONE))
    looks_right(chair.page)
    projector = Person(room, room.person(f"/projector/{chair.event}"))
    projector.picture("projector-door")
    entry = {"type": "take_entry", "auxiliary": "", "category": "euchre"}
    chair.send(*({**entry, "name": name} for name in PEOPLE[4:]))

    first_game(room, chair, projector, dice)
    for game in range(2, 11):
        chair.main(f"Seat game {game}")
        if game == 2:
            chair.picture("seats-2", full=True)
        chair.main(f"Start game {game}")
        key_in(chair, game, dice)
        if game == 3:
            correct_the_first_game(chair)
            clock.pass_minutes(15)
        if game == 5:
            projector.picture("projector-standings")
    the_end(room, chair, projector)


def first_game(room: Room, chair: Host, projector: Person, dice: random.Random) -> None:
    chair.main("Seat game 1")
    chair.sees("Game 1 of 10")
    assert chair.tables() == [1, 2, 3, 4, 5]
    both_lights(chair, "seated", (LAPTOP, PHONE))
    looks_right(chair.page)
    projector.sees("Game 1: take your seats")
    projector.picture("projector-seats")
    swap(chair)
    codes = {table: chair.code_of_table(table) for table in BY_PHONE}
    phones = {table: TablePhone(room, code) for table, code in codes.items()}
    phones[1].sees("Take your seats for game 1")
    name = phones[1].page.locator("strong").first.inner_text()
    player = Person(room, room.phone(f"/join#code={chair.code_of_player(name)}"))
    player.sees("Table 1")
    player.sees("Partner")
    both_lights(player, "player-seat", (PHONE,))
    looks_right(player.page)
    chair.tab("Settings")
    words = chair.page.get_by_text(re.compile("^Judges sign in with")).inner_text()
    judge = Person(room, room.phone("/login"))
    judge.page.get_by_label("Code", exact=True).fill(words.split()[-1])
    judge.press("Sign in with the code")
    judge.page.wait_for_url("**/judge/*")
    chair.tab("Seats")
    chair.main("Start game 1")
    keep_hand_by_hand(phones[1], player)
    call_and_rule(phones[2], judge)
    totals_and_dispute(room, chair, phones[2], codes[2])
    key_in(chair, 1, dice)
    player.sees("Your points so far")
    both_lights(player, "player-points", (PHONE,))
    chair.sees("All sheets are in")
    chair.picture("all-in", full=True)


def swap(chair: Host) -> None:
    """Two change places before the game begins."""
    chair.page.get_by_text("Two change places").click()
    chair.press("Change places")
    chair.sees(re.compile("changed places"))


def keep_hand_by_hand(phone: TablePhone, player: Person) -> None:
    phone.sees("Play 8 hands")
    both_lights(phone, "table-before", (PHONE,))
    looks_right(phone.page)
    phone.press("Keep the sheet")
    for pair, how in ((1, "Made it"), (2, "Euchred them")):
        phone.score(pair, how)
    phone.sees(re.compile("each put a quarter into the cup"))
    phone.press("Dealt again, no score")
    phone.sees("Hand 3 of 8")
    both_lights(phone, "table-hands", (PHONE,))
    looks_right(phone.page)
    phone.page.reload()
    phone.press("Go on with hand 3")
    for pair, how in ((2, "Alone, all five"), (1, "All five tricks"), (1, "Made it")):
        phone.score(pair, how)
    for pair, how in ((2, "Their fault"), (1, "Made it"), (1, "Alone, all five")):
        phone.score(pair, how)
    phone.sees("Is this right?")
    both_lights(phone, "table-check", (PHONE,))
    looks_right(phone.page)
    phone.sign_and_send()
    phone.sees(re.compile(" move"))
    both_lights(phone, "table-sent", (PHONE,))


def call_and_rule(phone: TablePhone, judge: Person) -> None:
    phone.press("Call the chair")
    phone.page.get_by_label("What is it about?").fill("A renege at trick three")
    phone.press("Call")
    phone.sees("The chair was called.")
    judge.sees("A renege at trick three")
    both_lights(judge, "judge-call", (PHONE,))
    looks_right(judge.page)
    judge.page.get_by_label("Your ruling").fill("Proved: two points for the others")
    judge.press("Give the ruling at table 2")
    phone.page.get_by_text("The chair was called.").wait_for(state="detached")


def totals_and_dispute(room: Room, chair: Host, phone: TablePhone, code: str) -> None:
    """Two phones at one table send figures that differ; the chair chooses."""
    other = TablePhone(room, code)
    for one in (phone, other):  # neither knows of the other
        one.press("Enter totals instead")
    for one, (first, second) in ((phone, (9, 6)), (other, (8, 7))):
        for points in (first, second):
            one.sees(re.compile("^Points of"))
            for figure in str(points):
                one.press(figure)
            one.press("Next")
        one.page.get_by_role("button", name=re.compile("^One more: .* were euchred")).first.click()
        one.picture("table-totals")
        one.press("Next")
        one.sees("Is this right?")
        one.page.get_by_label("Name of who kept the sheet").fill("Odile Testperson")
        one.press("Send the sheet")
    phone.sees("Two sheets differ")
    chair.sees("Table 2 sent two sheets that differ")
    both_lights(chair, "dispute")
    chair.table(2).get_by_role("button", name=re.compile("^The sheet from")).first.click()
    chair.sees("The sheet of table 2 is settled.")
    other.page.context.close()


def key_in(chair: Host, game: int, dice: random.Random) -> None:
    """The other tables' sheets, one of them by hand at the desk."""
    chair.sees(f"Game {game} of 10")
    begun(chair, game)
    if game == 2:
        by_hand(chair, 3)
    by_now = {1: BY_PHONE, 2: (3,)}.get(game, ())
    report = {"type": "report_game", "category": "euchre", "game": game, "caller": "Odile"}
    tables = (table for table in range(1, 6) if table not in by_now)
    chair.send(*({**report, "table": table, "sheet": sheet(dice)} for table in tables))
    chair.sees("All sheets are in")


def begun(chair: Host, game: int) -> None:
    """The hall has taken the start: a sheet sent before would be refused."""
    start = chair.page.get_by_role("button", name=f"Start game {game}", exact=True)
    expect(start).to_have_count(0)


def by_hand(chair: Host, table: int) -> None:
    """A paper sheet; one that cannot be is refused in words."""
    slip = chair.table(table)
    slip.get_by_role("button", name=f"Enter the sheet of table {table}").click()
    points = slip.get_by_label(re.compile("^Points of"))
    points.nth(0).fill("20")
    points.nth(1).fill("3")
    slip.get_by_label("Signed by").fill("Odile Testperson")
    chair.press("Enter the sheet", slip)
    chair.sees(re.compile("20 to 3 takes 12 hands, and 8 are played"))
    chair.picture("refused-sheet")
    points.nth(0).fill("7")
    chair.press("Enter the sheet", slip)
    expect(points).to_have_count(0)


def correct_the_first_game(chair: Host) -> None:
    """The dispute was settled wrongly; the game is long behind."""
    chair.page.get_by_text("Game 1", exact=True).click()
    chair.press("Correct game 1, table 2")
    form = chair.page.get_by_label(re.compile("^Points of"))
    form.nth(0).fill("6")
    form.nth(1).fill("9")
    chair.page.get_by_label("Why is it corrected?").fill("The names stood the other way round")
    chair.press("See what it changes")
    chair.sees(re.compile("ought to have moved"))
    both_lights(chair, "correction")
    looks_right(chair.page)
    chair.press("Correct it")
    chair.sees("Game 1, table 2 is corrected.")


def the_end(room: Room, chair: Host, projector: Person) -> None:
    chair.main("Close the evening")
    chair.sees("Points of everybody")
    due = re.findall(r"\d+\.\d\d", chair.page.locator(".cups li").first.inner_text())[0]
    chair.page.get_by_label("Counted in the cup of table 1").fill(due)
    chair.press("Enter the count of cup 1")
    chair.sees("The cup of table 1 is counted.")
    chair.tab("Seats")
    both_lights(chair, "prizes", (LAPTOP, PHONE))
    looks_right(chair.page)
    assert "75.00" in chair.page.locator("table").first.inner_text()
    chair.tab("Results")
    chair.sees("1st")
    chair.picture("awards", full=True)
    projector.page.reload()
    projector.sees("The winners are named when the awards are given")
    projector.picture("projector-held")
    chair.main("Give the awards")
    projector.sees("Prizes")
    chair.tab("Results")
    projector.picture("projector-prizes")
    assert faults(projector.page) == []
    winner = chair.page.locator(".awards strong").first.inner_text()
    phone = Person(room, room.phone(f"/join#code={chair.code_of_player(winner)}"))
    phone.sees(re.compile("Your prize:"))
    both_lights(phone, "player-prize", (PHONE,))
    chair.tab("Log")
    chair.picture("log")


@pytest.mark.slow
def test_a_movement_fixed_beforehand_is_on_every_phone(room: Room) -> None:
    """The house rule is chosen in the settings; with game 1 seated a player sees all their games,
    and how a level game is asked no cut."""
    chair = Host(room)
    chair.make_night()
    entry = {"type": "take_entry", "auxiliary": "", "category": "euchre"}
    chair.send(*({**entry, "name": name} for name in PEOPLE[:8]))
    chair.tab("Settings")
    rule = chair.page.get_by_label("Who moves after a game")
    rule.select_option(label="all seats are fixed before game 1")
    chair.picture("settings", full=True)
    chair.main("Seat game 1")
    chair.sees("The movement is fixed for all games")
    chair.main("Start game 1")
    player = Person(room, room.phone(f"/join#code={chair.code_of_player(PEOPLE[0])}"))
    begun(chair, 1)
    player.sees("Your games to come")
    expect(player.page.get_by_text(re.compile(r"^Game [2-7], with ")).first).to_be_visible()
    both_lights(player, "player-movement", (PHONE,))
    looks_right(player.page)
    level = {"points": [4, 4]}
    report = {"type": "report_game", "category": "euchre", "game": 1, "caller": "Odile"}
    chair.send(*({**report, "table": table, "sheet": level} for table in (1, 2)))
    chair.tab("Seats")
    chair.main("Seat game 2")
    chair.sees("Game 2 of 7")
