"""Pedro on a bracket: six teams from their entries to the champion, with one correction."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Clock, Room
from tests.browser.people import Captain, Chair, Person
from tests.browser.settled import settled_faults, ways_to_look
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser

TEAMS = [
    ("Adelle Bayouette", "Beulah Cypriere", "Cypress Knee"),
    ("Clothilde Duckworthy", "Delphine Egretson", "Cypress Knee"),
    ("Earline Fontenelle-Pine", "Faye Gumbeaux", "Crawfish Bend"),
    ("Gussie Heronville", "Hazel Irisette", "Bayou Lantern"),
    ("Inez Jambalon", "Juanita Kettlefish", "Moss Oak"),
    ("Kermit Levoisin", "Leona Marshall-Reed", "Tin Roof"),
]


def looks_right(page: Page) -> None:
    """By day or in the evening, on a phone or on a laptop."""
    for size, light in ways_to_look():
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=light)
        assert settled_faults(page) == []
        assert sideways(page) == 0
    page.emulate_media(color_scheme="light")


def all_pictures(person: Person, title: str) -> None:
    if not person.room.pictures:
        return
    page = person.page
    for size, width in ((PHONE, 390), (LAPTOP, 1280)):
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            person.picture(f"{title}-{width}-{light}", full=True)
    page.emulate_media(color_scheme="light")


def make_event(chair: Chair) -> None:
    chair.page.goto(chair.room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Pedro Saturday")
    chair.page.get_by_label("Day of play").fill("2026-10-24")
    chair.only("Pedro")
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")


def take_teams(chair: Chair) -> None:
    """Six teams, two fees each (LLAA-T-01)."""
    chair.tab("Entries")
    for name, partner, house in TEAMS:
        chair.page.get_by_label("Name", exact=True).first.fill(name)
        chair.page.get_by_label("Plays with").fill(partner)
        chair.page.get_by_label("Auxiliary", exact=True).first.fill(house)
        chair.page.get_by_label("Paid", exact=True).first.fill("30.00")
        chair.press("Take entry")
        expect(chair.page.get_by_label("Name", exact=True).first).to_have_value("")
    chair.tab("Sign-in")
    for number in range(1, 7):
        chair.sign_in(number)
    chair.sees("Everybody is here.")


def slip(chair: Chair, match: int) -> Locator:
    return chair.page.get_by_role("article", name=f"Match {match}", exact=True)


def slips(chair: Chair) -> list[int]:
    found = chair.page.get_by_role("article", name=re.compile(r"^Match \d+$"))
    labels = found.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return [int(label.split()[1]) for label in labels]


def key_in(chair: Chair, match: int, first: int, second: int) -> None:
    """A paper slip from a table without a phone."""
    one = slip(chair, match)
    one.get_by_role("button", name=f"Enter the result of match {match}", exact=True).click()
    fields = one.get_by_label(re.compile("^Points of"))
    fields.nth(0).fill(str(first))
    fields.nth(1).fill(str(second))
    one.get_by_label("Certified by the caller").fill("Odile Testperson")
    chair.press("Enter the result", one)
    expect(one.get_by_label(re.compile("^Points of"))).to_have_count(0)


def call_all(chair: Chair) -> None:
    button = chair.needs().get_by_role("button", name=re.compile("^Call .*match"))
    button.first.click()
    chair.sees(re.compile("The matches are called"))


def report_by_phone(room: Room, chair: Chair, match: int) -> None:
    one = slip(chair, match)
    one.get_by_text(f"More about match {match}").click()
    code = one.get_by_text(re.compile(r"^[A-Z0-9]{4}-[A-Z0-9]{4}$")).first.inner_text()
    captain = Captain(room, code)
    captain.sees("Who plays here")
    assert faults(captain.page) == []
    captain.picture("phone-match", full=True)
    captain.press("Report the points")
    for points in (62, 48):
        captain.key_in(points)
        captain.press("Next")
    captain.sees("Is this right?")
    captain.certify()
    assert faults(captain.page) == []
    captain.picture("phone-result", full=True)
    captain.press("Send the result")
    captain.sees("The result is in.")
    expect(slip(chair, match)).to_have_count(0)


def correct(chair: Chair, match: int) -> None:
    """The winner of a match was keyed in wrong, and the table has played on since."""
    chair.tab("Results")
    chair.press(f"Correct match {match}")
    chair.page.get_by_label(re.compile("^Points of")).nth(0).fill("40")
    chair.page.get_by_label(re.compile("^Points of")).nth(1).fill("61")
    chair.page.get_by_label("Why is it corrected").fill("The slip was read upside down")
    chair.press("See what it changes")
    chair.sees(re.compile("should not have been played"))
    all_pictures(chair, "correction")
    looks_right(chair.page)
    chair.press("Correct it")
    chair.sees(f"Match {match} is corrected.")


def lines_are_drawn(page: Page) -> None:
    """Every match of both sides that another one leads to has its line in, at the right height."""
    page.set_viewport_size(LAPTOP)
    for side in ("Winners’ side", "Losers’ side"):
        drawing = page.get_by_role("region", name=side)
        cells = drawing.locator(".cell")
        assert cells.count() > 2
        last = drawing.locator(".cell:not(.on)")
        assert last.count() == 1  # all but the side's final go on
        for cell in drawing.locator(".cell.met").all():
            box = cell.bounding_box()
            assert box is not None
            before = [one.bounding_box() for one in cells.all()]
            middles = [b["y"] + b["height"] / 2 for b in before if b and b["x"] < box["x"]]
            for edge in ("--above", "--below"):
                far = float(cell.evaluate(f"e => parseFloat(e.style.getPropertyValue('{edge}'))"))
                at = far if edge == "--above" else 100 - far
                height = box["y"] + box["height"] * at / 100
                assert any(abs(height - middle) < 3 for middle in middles)


def change_places(chair: Chair) -> None:
    """Two teams change places in the draw, seen before it is done; and back again."""
    page = chair.page
    why = page.locator("ol").filter(has_text="Drawn by lot.")  # under "Why this draw"
    drawn = why.locator("li").first
    first = (drawn.text_content() or "").split(".")[0]
    page.get_by_text("Two teams change places in the draw").click()
    page.get_by_label("One", exact=True).select_option(index=1)
    page.get_by_label("The other", exact=True).select_option(index=2)
    page.get_by_label("Why is it corrected").fill("The card was misread")
    chair.press("See what it changes")
    chair.sees("What this correction changes")
    all_pictures(chair, "change-places")
    looks_right(page)
    chair.press("Make the change")
    chair.sees(re.compile("changed places with .* in the draw"))
    expect(drawn).not_to_contain_text(first.split(" and ")[0])
    page.get_by_role("button", name="Undo").click()
    expect(drawn).to_contain_text(first.split(" and ")[0])


@pytest.mark.sampled(1, of="long days")
@pytest.mark.slow
def test_six_teams_from_entries_to_the_champion(room: Room, clock: Clock) -> None:
    chair = Chair(room)
    make_event(chair)
    take_teams(chair)
    chair.tab("Entries")
    all_pictures(chair, "entries")
    looks_right(chair.page)
    chair.press("Draw the bracket")
    chair.sees("The whole bracket")
    all_pictures(chair, "drawn")
    lines_are_drawn(chair.page)
    change_places(chair)
    call_all(chair)
    projector = Person(room, room.person(f"/projector/{chair.event}"))
    projector.sees("Matches now")
    projector.picture("projector-calls")
    assert faults(projector.page) == []
    all_pictures(chair, "called")
    looks_right(chair.page)
    report_by_phone(room, chair, 1)
    key_in(chair, 2, 60, 30)
    corrected = False
    for _ in range(12):
        if chair.needs().get_by_role("button", name=re.compile("^Call .*match")).count():
            call_all(chair)
        playing = slips(chair)
        if not playing:
            break
        for match in playing:
            key_in(chair, match, 60, 20 + match)
        if not corrected:
            corrected = True
            correct(chair, 1)
            projector.page.reload()
            projector.picture("projector-after-correction")
            chair.tab("Seats")
            all_pictures(chair, "corrected")
            looks_right(chair.page)
    chair.sees(re.compile("have won$"))
    all_pictures(chair, "champion")
    chair.tab("Results")
    chair.sees("1st")
    all_pictures(chair, "results")
    looks_right(chair.page)
    projector.page.reload()
    projector.sees("The winners are named when the awards are given")
    chair.press("Give the awards", chair.needs())
    projector.sees("1st")
    projector.picture("projector-awards")
