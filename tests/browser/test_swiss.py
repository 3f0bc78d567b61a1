"""A Swiss of six teams over three rounds: the desk, a table's phone, a player, the wall."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.browser.people import Person
from tests.browser.test_euchre_night import Host, both_lights, looks_right

pytestmark = pytest.mark.browser

TEAMS = [(f"Ada {last}", f"Bela {last}") for last in ("Oak", "Elm", "Ash", "Fir", "Yew", "Bay")]


class Director(Host):
    """The chairperson of a Swiss."""

    def make_swiss(self) -> None:
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill("Swiss at the Lodge")
        self.page.get_by_label("Rules", exact=True).select_option(label="Swiss or round robin")
        both_lights(self, "new", (LAPTOP,))
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    def team(self, name: str, partner: str) -> None:
        field = self.page.get_by_label("Name", exact=True).first
        field.fill(name)
        self.page.get_by_label("Plays with", exact=True).fill(partner)
        self.press("Take entry")
        expect(field).to_have_value("")

    def result(self, table: int, first: int, second: int) -> None:
        slip = self.table(table)
        slip.get_by_role("button", name=f"Enter the result of table {table}").click()
        points = slip.get_by_label(re.compile("^Points of"))
        points.nth(0).fill(str(first))
        points.nth(1).fill(str(second))
        self.press("Enter the result", slip)
        expect(points).to_have_count(0)


@pytest.mark.slow
def test_six_teams_play_three_rounds_and_have_their_places(room: Room) -> None:
    chair = Director(room)
    chair.make_swiss()
    for name, partner in TEAMS:
        chair.team(name, partner)
    wall = Person(room, room.person(f"/projector/{chair.event}"))
    chair.main("Pair round 1")
    chair.sees("Round 1 of 3")
    assert chair.tables() == [1, 2, 3]
    both_lights(chair, "paired", (LAPTOP, PHONE))
    looks_right(chair.page)
    wall.sees("Round 1 of 3: who plays where")
    both_lights(wall, "wall-paired")
    looks_right(wall.page)
    chair.page.get_by_text("Two change places").click()
    chair.press("Change places")
    chair.sees(re.compile("changed places"))

    phone = Person(room, room.phone(f"/join#code={chair.code_of_table(1)}"))
    phone.sees("Play, then write down the points of both sides.")
    both_lights(phone, "table", (PHONE,))
    looks_right(phone.page)
    team = phone.page.locator("strong").first.inner_text()
    player = Person(room, room.phone(f"/join#code={chair.code_of_player(team)}"))
    player.sees("Table 1")
    player.sees("Why")
    both_lights(player, "player", (PHONE,))
    looks_right(player.page)
    chair.tab("Seats")
    phone.press("Write the result")
    points = phone.page.get_by_label(re.compile("^Points of"))
    points.nth(0).fill("10")
    points.nth(1).fill("6")
    phone.page.get_by_label("Who signs").fill("Odile Testperson")
    both_lights(phone, "table-report", (PHONE,))
    looks_right(phone.page)
    phone.press("Send the result")
    phone.sees("The result is with the hall")
    player.sees("10 to 6")
    chair.result(2, 10, 9)
    chair.result(3, 3, 10)
    chair.sees("All results are in")

    for no in (2, 3):
        chair.main(f"Pair round {no}")
        chair.sees(f"Round {no} of 3")
        player.sees(f"Round {no} of 3")
        for table in (1, 2, 3):
            chair.result(table, 10, 4 + table)
        if no == 2:
            correct_round_one(chair)
    both_lights(chair, "between", (LAPTOP, PHONE))
    chair.main("Close the rounds")
    chair.tab("Seats")
    chair.sees(re.compile("Buchholz: the scores of all opponents"))
    both_lights(chair, "standings", (LAPTOP, PHONE))
    looks_right(chair.page)
    wall.sees("The winners are named when the awards are given")
    chair.main("Give the awards")
    wall.sees("The places")
    both_lights(wall, "wall-places")
    player.sees(re.compile("^Place [1-6] of 6"))
    both_lights(player, "player-place", (PHONE,))
    assert room.troubles == []


def correct_round_one(chair: Director) -> None:
    """The names stood the other way round; round two stays as it was paired."""
    chair.page.get_by_text("Round 1", exact=True).click()
    chair.press("Correct round 1, table 2")
    form = chair.page.get_by_label(re.compile("^Points of"))
    form.nth(0).fill("9")
    form.nth(1).fill("10")
    chair.page.get_by_label("Why is it corrected?").fill("The names stood the other way round")
    chair.press("See what it changes")
    chair.sees(re.compile("from round 2 on, stays as it is"))
    both_lights(chair, "correction")
    looks_right(chair.page)
    chair.press("Correct it")
    chair.sees("Round 1, table 2 is corrected.")
