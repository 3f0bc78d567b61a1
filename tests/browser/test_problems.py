"""Problems in a real browser: from a lesson's end to one that is missed, and one that is found."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from cardhall.lessons import lesson
from cardhall.lessons.engine import NEXT, Walk
from cardhall.problems import PROBLEMS, Problem, posed, problems
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.test_front_door import TALL_PHONE
from tests.browser.test_live_games import INDEX
from tests.browser.test_table import no_sideways

pytestmark = pytest.mark.browser


def to_the_end(game: str) -> list[str]:
    """All acts of a lesson."""
    walk, acts = Walk(lesson(game)), []
    while walk.kind != "end":
        acts.append(next(iter(walk.step.best)) if walk.kind == "ask" else NEXT)
        assert walk.take(acts[-1]) is None
    return acts


def shown(page: Page, game: str) -> Problem:
    """The problem that lies there."""
    told = page.get_by_text(re.compile(r"^Problem \d+\.")).inner_text()
    number = int(re.findall(r"\d+", told)[0])
    return next(one for one in problems(game) if one.number == number)


def do(page: Page, one: Problem, act: str) -> None:
    """An act, by its button or by its cards and the button that names them."""
    buttons = page.get_by_role("group", name="What will you do?").get_by_role("button")
    if act in posed(one).shown.buttons:
        buttons.nth(posed(one).shown.buttons.index(act)).click()
        return
    verb, *rest = act.split()
    cards = [word for word in rest if re.fullmatch(r"[2-9TJQKA][CDHS]", word)]
    for card in cards:
        page.locator(f".holding [data-card='{card}']").click(position=INDEX)
    picks = [p for p in posed(one).shown.picks if p.least <= len(cards) <= p.most]
    tail = " ".join(rest[len(cards) :])
    buttons.nth([(p.verb, p.rest) for p in picks].index((verb, tail))).click()


def on_one_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"))


def test_a_lesson_leads_to_problems_and_each_answer_is_told(room: Room, hall: RunningHall) -> None:
    page = room.phone("/learn", PHONE)
    kept = json.dumps(to_the_end("euchre"))
    page.evaluate("kept => localStorage.setItem('cardhall.lesson.euchre', kept)", kept)
    page.goto(hall.url("/learn/euchre", "hall.example"))
    page.get_by_role("link", name="Try a problem").click()
    expect(page.get_by_role("heading", name="Euchre")).to_be_visible()
    one = shown(page, "euchre")
    expect(page.get_by_text("All cards lie open.")).to_be_visible()
    room.picture(page, "posed")
    clean(page)
    no_sideways(page)
    do(page, one, next(iter(one.costs)))
    expect(page.get_by_text("there is a better one.")).to_be_visible()
    expect(page.get_by_text("Proven: with all cards open, nothing does better.")).to_be_visible()
    expect(page.get_by_text("0 of 24 found")).to_be_visible()
    room.picture(page, "missed")
    clean(page)
    page.get_by_role("button", name="Next problem").click()
    expect(page.get_by_text("Proven:")).to_have_count(0)
    two = shown(page, "euchre")
    assert two != one
    do(page, two, two.right)
    expect(page.get_by_text(re.compile("^Right: play the "))).to_be_visible()
    expect(page.get_by_text("1 of 24 found")).to_be_visible()
    room.picture(page, "found")
    page.reload()  # what was answered is kept on this device
    assert shown(page, "euchre") not in (one, two)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [TALL_PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", PROBLEMS)
def test_a_problem_lies_on_one_screen(
    room: Room, hall: RunningHall, game: str, size: dict[str, int]
) -> None:
    """The table, the cards and what can be pressed, before it is answered."""
    page = room.person(f"/problems/{game}", size)  # type: ignore[arg-type]
    one = shown(page, game)
    for colour in ("light", "dark"):
        page.emulate_media(color_scheme=colour)
        room.picture(page, f"posed-{colour}")
    asked = on_one_screen(page)
    do(page, one, one.right)
    expect(page.get_by_text(re.compile("^Right: "))).to_be_visible()
    room.picture(page, "answered")
    assert asked
    clean(page)
    no_sideways(page)


def test_who_has_tried_them_all_may_look_at_the_missed_ones_again(
    room: Room, hall: RunningHall
) -> None:
    page = room.person("/learn", LAPTOP)
    kept = json.dumps({one.number: one.number > 2 for one in problems("pedro")})
    page.evaluate("kept => localStorage.setItem('cardhall.problems.pedro', kept)", kept)
    page.goto(hall.url("/problems/pedro"))
    expect(page.get_by_text("You have tried them all and found 22 of 24.")).to_be_visible()
    room.picture(page, "over")
    clean(page)
    page.get_by_role("button", name="Those I missed, again").click()
    assert shown(page, "pedro").number in (1, 2)
