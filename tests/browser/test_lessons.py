"""The lessons in a real browser: by taps on a small phone, by keys alone, and after a reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from cardhall.games import game
from cardhall.lessons import LESSONS, lesson
from cardhall.lessons.engine import NEXT, Walk
from cardhall.lessons.offers import Pick
from cardhall.messages import by_key
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, SMALL_PHONE, Room, RunningHall
from tests.browser.test_table import no_sideways
from tests.examples import sample

pytestmark = pytest.mark.browser


def line(page: Page) -> str:
    return page.locator("[aria-live]").first.inner_text()


def pick_of(walk: Walk, act: str) -> tuple[Pick, list[str]] | None:
    """The verb and the cards of an act that is made with cards."""
    verb, *rest = act.split()
    cards = [word for word in rest if re.fullmatch(r"[2-9TJQKA][CDHS]", word)]
    tail = " ".join(rest[len(cards) :])
    for pick in walk.shown().picks:
        if (pick.verb, pick.rest) == (verb, tail):
            return pick, cards
    return None


def do(page: Page, walk: Walk, act: str) -> None:
    """Do an act as a pupil does: a button, or cards and then the button that names them."""
    buttons = page.get_by_role("group", name="What will you do?").get_by_role("button")
    if act == NEXT:
        buttons.click()
        return
    picked = pick_of(walk, act)
    if picked is None:
        buttons.nth(walk.shown().buttons.index(act)).click()
        return
    pick, cards = picked
    for card in cards:
        index = page.locator(f"[data-card='{card}']")
        index.click(position={"x": 12, "y": 20})  # what the next card leaves free of it
    fits = [p for p in walk.shown().picks if p.least <= len(cards) <= p.most]
    buttons.nth(fits.index(pick)).click()


def illegal(walk: Walk) -> str:
    """An act that the page lets one try here and the game refuses; nothing where there is none."""
    now = walk.shown()
    cards = [held.card for held in now.picture.hand]
    singles = [f"{p.verb} {card}" for p in now.picks if p.most == 1 for card in cards]
    parse = game(now.game).parse_action
    return next((a for a in [*now.buttons, *singles] if walk.hand.why_not(parse(a))), "")


def play(page: Page, walk: Walk, room: Room) -> None:
    """To the end, with a wrong act at each question that allows one; never a page that is wider
    than the phone, and each refusal with the clause of the game."""
    refused = 0
    while walk.kind != "end":
        expect(page.locator("[aria-live]").first).to_have_text(walk.shown().line)
        no_sideways(page)
        act = NEXT
        if walk.kind == "ask":
            act = next(iter(walk.step.best))
            if wrong := illegal(walk):
                do(page, walk, wrong)
                clause = walk.hand.why_not(walk.game.parse_action(wrong)).clause
                link = page.get_by_role("alert").get_by_role("link")
                expect(link).to_have_attribute("href", f"/rules#{clause}")
                if refused == 0:
                    room.picture(page, f"{walk.lesson.game}-refused")
                    clean(page)
                refused += 1
        do(page, walk, act)
        walk.take(act)
    expect(page.locator("[aria-live]").first).to_have_text(walk.shown().line)
    assert refused > 0


@pytest.mark.slow
def test_the_lessons_are_played_by_taps_on_a_small_phone(room: Room, hall: RunningHall) -> None:
    phone = room.phone("/learn", SMALL_PHONE)
    expect(phone.get_by_role("heading", level=2)).to_have_count(len(LESSONS))
    room.picture(phone, "tiles", full=True)
    clean(phone)
    no_sideways(phone)
    for name in sample(list(LESSONS), 3, name="lessons by taps"):
        phone.get_by_role("link", name=f"Begin: {lesson(name).title}").click()
        play(phone, Walk(lesson(name)), room)
        room.picture(phone, f"{name}-end")
        bots = phone.get_by_role("link", name="Play a hand against bots")
        expect(bots).to_have_attribute("href", f"/play/{name}")
        phone.get_by_role("link", name="Lessons").click()
        expect(
            phone.get_by_role("link", name=f"Play it again: {lesson(name).title}")
        ).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_a_step_back(room: Room, hall: RunningHall) -> None:
    laptop = room.person("/learn/boure", LAPTOP)
    walk = Walk(lesson("boure"))
    for act in [NEXT, NEXT, NEXT, "stay", NEXT]:
        expect(laptop.locator("[aria-live]").first).to_have_text(walk.shown().line)
        do(laptop, walk, act)
        walk.take(act)
    expect(laptop.locator("[aria-live]").first).to_have_text(walk.shown().line)
    laptop.reload()
    expect(laptop.locator("[aria-live]").first).to_have_text(walk.shown().line)
    room.picture(laptop, "again")
    clean(laptop)
    laptop.get_by_role("button", name="Step back").click()
    expect(laptop.locator("[aria-live]").first).to_have_text(
        by_key(walk.lesson.steps[3].best["stay"])
    )
    laptop.goto(hall.url("/learn"))
    expect(laptop.get_by_role("link", name="Go on where you were: Bouré")).to_be_visible()
    room.picture(laptop, "tiles", full=True)


def test_a_lesson_is_played_by_keys_alone(room: Room, hall: RunningHall) -> None:
    """Arrows and Enter: to the next thing, among buttons, among cards; a card by two Enters."""
    laptop = room.person("/learn/pitty_pat", LAPTOP)
    walk = Walk(lesson("pitty_pat"))
    keys = laptop.keyboard
    expect(laptop.get_by_role("button", name="Go on")).to_be_visible()
    laptop.get_by_role("button", name="Go on").focus()
    while walk.kind != "end":
        expect(laptop.locator("[aria-live]").first).to_have_text(walk.shown().line)
        act = next(iter(walk.step.best)) if walk.kind == "ask" else NEXT
        if act.startswith("throw"):
            card = act.split()[1]
            focused = laptop.locator(":focus")
            expect(focused).to_have_attribute("data-card", re.compile("."))
            for _ in range(8):
                if focused.get_attribute("data-card") == card:
                    break
                keys.press("ArrowRight")
            keys.press("Enter")
            expect(laptop.locator(f"[data-card='{card}']")).to_have_attribute(
                "aria-pressed", "true"
            )
            keys.press("Enter")
        elif act == NEXT:
            expect(laptop.locator(":focus")).to_have_text("Go on")
            keys.press("Enter")
        else:
            shown = walk.shown().buttons
            expect(laptop.locator(":focus")).to_have_text("Take it")
            for _ in range(list(shown).index(act)):
                keys.press("ArrowRight")
            keys.press("Enter")
        walk.take(act)
    expect(laptop.get_by_role("link", name="Play a hand against bots")).to_be_focused()
