"""A hold'em tournament of sixty, from the forms to the prizes: twenty-two rebuys, breaks with
counted chips, tables balanced and broken, hand for hand, the final table, one correction."""

from __future__ import annotations

import random
import re
from functools import cached_property
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardhall.hall.sample import sample_event
from tests.browser.clerks import Clerks
from tests.browser.conftest import LAPTOP, PHONE, Clock, Room
from tests.browser.people import Chair, Person
from tests.browser.settled import nobody_looks, settled_faults, ways_to_look
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser

PEOPLE = [row.name for row in sample_event("holdem day", 60, 1)]
REBUYS = 22


class Director(Chair):
    """The chairperson; what is much and alike is keyed in without looking."""

    known = ""

    @property
    def event(self) -> str:
        """Also while the chair looks at another page."""
        found = re.findall(r"/console/([\w-]+)", self.page.url)
        self.known = found[0] if found else self.known
        return self.known

    def make_tournament(self) -> None:
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill("State hold'em tournament")
        self.page.get_by_label("Rules", exact=True).select_option("kofc-holdem")
        self.page.get_by_label("Day of play").fill("2026-10-24")
        self.page.get_by_label("First cards at").fill("10:00")
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    @cached_property
    def clerks(self) -> Clerks:
        return Clerks(self.room, self.event)

    def ask(self, type: str, **what: Any) -> dict[str, Any]:
        """A command of the tournament, keyed in by a clerk; the tournament after it."""
        self.clerks.tell(type, category="holdem", **what)
        return self.card()

    def view(self) -> dict[str, Any]:
        told: dict[str, Any] = self.clerks.view()
        return told

    def paid(self, name: str = "") -> None:
        """Waits until somebody, or whoever is named, has been paid a prize."""

        def known(view: dict[str, Any]) -> bool:
            prizes = view["categories"][0]["format_card"]["prizes"]
            return any(prize["paid"] and name in ("", prize["name"]) for prize in prizes)

        self.clerks.until(known)

    def card(self) -> dict[str, Any]:
        card: dict[str, Any] = self.view()["categories"][0]["format_card"]
        return card

    def main(self, label: str | re.Pattern[str]) -> None:
        """The one main button at the top."""
        self.needs().get_by_role("button", name=label).first.click()

    def slip(self, table: int) -> Locator:
        return self.page.get_by_role("article", name=f"Table {table}", exact=True)


class TablePhone(Person):
    """The phone that lies on a table."""

    def __init__(self, room: Room, code: str) -> None:
        super().__init__(room, room.phone(f"/join#code={code}"))

    def tap(self, seat: int) -> None:
        self.page.get_by_role("button", name=re.compile(rf"^Seat {seat}:")).click()

    def out(self, *seats: int, stacks: tuple[int, ...] = ()) -> None:
        """Somebody is out: tap the seat, say so."""
        self.press("Somebody is out")
        for seat in seats:
            self.tap(seat)
        fields = self.page.get_by_label(re.compile("^Chips of"))
        for place, stack in enumerate(stacks):
            fields.nth(place).fill(str(stack))
        self.page.get_by_role("button", name=re.compile(" (is|are) out$")).click()


def looks_right(page: Page) -> None:
    """By day or in the evening, on a phone or on a laptop."""
    for size, light in ways_to_look():
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=light)
        assert settled_faults(page) == []
        assert sideways(page) == 0
    page.emulate_media(color_scheme="light")


def both_pictures(person: Person, title: str) -> None:
    if not person.room.pictures:
        return
    for size, width in ((PHONE, 390), (LAPTOP, 1280)):
        person.page.set_viewport_size(size)
        for light in ("light", "dark"):
            person.page.emulate_media(color_scheme=light)
            person.picture(f"{title}-{width}-{light}", full=True)
    person.page.emulate_media(color_scheme="light")


def seats_of(card: dict[str, Any], table: int) -> list[dict[str, Any]]:
    found = next(one for one in card["tables"] if one["table"] == table)
    return [seat for seat in found["seats"] if seat["name"]]


class Dealer:
    """What happens at the tables that nobody looks at, keyed in by the desk."""

    def __init__(self, chair: Director, dice: random.Random) -> None:
        self.chair, self.dice = chair, dice

    def bust(self, table: int, entry: str = "", rebuy: bool = False) -> dict[str, Any]:
        """Somebody at a table loses all chips; they buy in again, or do not, if they may."""
        if not entry:
            entry = self.dice.choice(seats_of(self.chair.card(), table))["entry"]
        card = self.chair.ask(type="report_out", table=table, outs=[{"entry": entry}])
        for ask in card["asks"]:
            kind = "rebuy" if rebuy else "decline_rebuy"
            card = self.chair.ask(type=kind, out=ask["out"], entry=ask["entry"])
        return card

    def settle_seats(self, card: dict[str, Any]) -> dict[str, Any]:
        """Everything that is to be moved, moved."""
        while True:
            for table in [table for table in card["tables"] if table["asked"]]:
                big = self.dice.choice(seats_of(card, table["table"]))["seat"]
                card = self.chair.ask(type="finish_hand", table=table["table"], big=big)
            if not card["moves"]:
                return card
            players = [move["entry"] for move in card["moves"]]
            card = self.chair.ask(type="make_moves", players=players)

    def count(self, table: int, short: int = 0) -> None:
        card = self.chair.card()
        seats, whole = seats_of(card, table), self.sum_at(card, table)
        least = card["least"]
        each = whole // len(seats) // least * least
        stacks = [{"entry": seat["entry"], "chips": each} for seat in seats]
        stacks[0]["chips"] += whole - each * len(seats) - short
        level = card["count"]["level"]
        self.chair.clerks.tell(
            "count_table", category="holdem", table=table, level=level, stacks=stacks
        )

    def sum_at(self, card: dict[str, Any], table: int) -> int:
        """What lies on a table; of tables between which chips went uncounted, what is left."""
        found = next(one for one in card["tables"] if one["table"] == table)
        if found["sum"]:
            return int(found["sum"])
        together = [one for one in card["tables"] if not one["sum"]]
        rest = card["in_play"] - sum(one["sum"] for one in card["tables"])
        counted = sum(seat["chips"] for one in together for seat in one["seats"])
        waiting = [one for one in together if not one["counted"]]
        people = sum(len(seats_of(card, one["table"])) for one in waiting)
        if len(waiting) == 1:
            return int(rest - counted)
        share = (rest - counted) * len(seats_of(card, table)) // people
        return int(share // card["least"] * card["least"])


@pytest.mark.sampled(1, of="long days")
@pytest.mark.slow
def test_sixty_players_from_the_forms_to_the_prizes(room: Room, clock: Clock) -> None:
    dice = random.Random(60)
    chair = Director(room)
    chair.make_tournament()
    take_entries(chair)
    sign_in(chair)
    set_prizes_and_schedule(chair)
    chair.main("Draw the seats")
    chair.sees("60 sit at 7 tables, 10,000 chips before each?")
    chair.picture("seated", full=True)
    codes = chair.view()["categories"][0]["table_codes"]
    wall = Person(room, room.person(f"/projector/{chair.event}"))
    wall.picture("wall-seats")
    one, two = (TablePhone(room, codes[number]) for number in ("1", "2"))
    player = a_player(room, chair)
    judge = a_judge(room, chair)

    clock.pass_minutes(30)
    chair.main("Deal: start the clock")
    chair.sees("Level 1")
    wall.page.keyboard.press("Shift")  # buttons are there for who is at the keys
    wall.press("Sound on")
    wall.sees("25/50")
    wall.picture("wall-level-1")
    set_the_clock(chair)
    dealer = Dealer(chair, dice)
    the_first_hour(chair, dealer, clock, one, player)
    assert chair.card()["rebuys"] == REBUYS
    chair.picture("playing", full=True)
    call_the_floor(one, judge)
    the_first_break(chair, dealer, clock, one, wall)
    two_on_one_hand(chair, two)
    balance_a_table(chair, dealer, one, two, wall)
    down_to(chair, dealer, clock, 24)
    change_up(chair, dealer, clock, wall)
    down_to(chair, dealer, clock, 11)
    hand_for_hand(room, chair, codes, wall)
    final_table(chair, dealer, wall)
    correct_somebody(chair)
    play_to_the_end(chair, dealer)
    pay_the_prizes(chair, wall, player)


def take_entries(chair: Director) -> None:
    """One by the form, the others without looking; no address is asked for (HOLDEM-07)."""
    chair.tab("Entries")
    chair.page.get_by_label("Name", exact=True).first.fill(PEOPLE[0])
    chair.page.get_by_label("Council", exact=True).or_(
        chair.page.get_by_label("Auxiliary", exact=True)
    ).first.fill("Council 4101")
    chair.page.get_by_label("Paid", exact=True).first.fill("20.00")
    chair.press("Take entry")
    chair.sees(re.compile("entered|taken"))
    rows = [
        {"name": name, "auxiliary": f"Council {4101 + i % 9}", "category": "holdem"}
        | {"paid_cents": 2000 if name != PEOPLE[-1] else 0}
        for i, name in enumerate(PEOPLE[1:], start=1)
    ]
    chair.clerks.tell("import_entries", rows=rows)
    chair.sees("Sign people in")
    chair.picture("entries")


def sign_in(chair: Director) -> None:
    """Who has not bought in gets no seat (HOLDEM-09)."""
    chair.tab("Sign-in")
    for number in (1, 2):
        chair.sign_in(number)
    with nobody_looks(chair.room):
        for entry in chair.view()["entries"][2:]:
            chair.clerks.tell("sign_in", who=entry["id"])
    chair.tab("Sign-in")
    chair.sees(re.compile("59 of 60 are signed in and have bought in"))
    chair.picture("signed-in")
    last = chair.view()["entries"][-1]
    chair.clerks.tell("take_payment", entry=last["id"], cents=2000)
    chair.sees(re.compile("60 of 60 are signed in and have bought in"))


def set_prizes_and_schedule(chair: Director) -> None:
    """Ten places are paid, and the fourth level gets an ante."""
    chair.tab("Seats")
    chair.page.locator("summary", has_text="Prizes by").click()
    chair.page.get_by_label("Prizes by", exact=True).select_option(label="Ten places")
    chair.sees("The prizes are set.")
    both_pictures(chair, "prizes")
    chair.page.get_by_label("Ante, level 4").fill("25")
    chair.press("Set the schedule")
    chair.sees("The schedule is set.")
    chair.picture("schedule", full=True)


def a_player(room: Room, chair: Director) -> Person:
    """The one in seat 1 of table 1, with a phone."""
    card, entries = chair.card(), chair.view()["entries"]
    entry = seats_of(card, 1)[0]["entry"]
    code = next(one["code"] for one in entries if one["id"] == entry)
    player = Person(room, room.phone(f"/join#code={code}"))
    player.sees("Table 1")
    player.picture("player-seat", full=True)
    return player


def a_judge(room: Room, chair: Director) -> Person:
    judge = Person(room, room.phone("/login"))
    judge.page.get_by_label("Code", exact=True).fill(chair.view()["judge_code"])
    judge.press("Sign in with the code")
    judge.page.wait_for_url("**/judge/*")
    return judge


def set_the_clock(chair: Director) -> None:
    """A minute back and its way back, pause and on."""
    chair.press("Pause")
    chair.sees("The clock stands still")
    chair.press("Undo")
    chair.page.get_by_role("button", name="Pause", exact=True).wait_for()
    chair.press("5 minutes more")
    chair.sees("5 minutes more.")
    chair.press("Undo")
    expect(chair.page.get_by_text("5 minutes more.")).to_have_count(0)


def the_first_hour(
    chair: Director, dealer: Dealer, clock: Clock, phone: TablePhone, player: Person
) -> None:
    """The player loses all, buys in again by the table's phone; twenty-one others do too."""
    clock.pass_minutes(10)
    phone.out(1)
    phone.sees("Does")
    phone.picture("phone-rebuy", full=True)
    player.sees("You are out of chips.")
    player.picture("player-asked", full=True)
    phone.press("Yes: $20.00 is paid")
    phone.sees(re.compile("has bought in again"))
    phone.press("Ask again")
    phone.press("Yes: $20.00 is paid")
    phone.sees(re.compile("has bought in again"))
    bought: set[str] = set()
    card = chair.card()
    with nobody_looks(chair.room):
        while card["rebuys"] < REBUYS:
            table = 2 + len(bought) % 6
            entry = next(s["entry"] for s in seats_of(card, table) if s["entry"] not in bought)
            bought.add(entry)
            card = dealer.bust(table, entry, rebuy=True)
            clock.pass_minutes(1.5)
    player.picture("player-clock", full=True)
    phone.picture("phone-playing", full=True)
    assert settled_faults(phone.page) == []
    assert settled_faults(player.page) == []


def call_the_floor(phone: TablePhone, judge: Person) -> None:
    """An error in the pot is told of from the table (HOLDEM-86); the judge rules."""
    phone.press("Call the floor")
    what = phone.page.get_by_label("What is it about?")
    what.select_option(label="An error in the pot, or in who won it")
    phone.press("Call the floor")
    phone.sees("The floor was called.")
    judge.sees(re.compile("An error in the pot"))
    judge.page.get_by_label("Your ruling").fill("The pot goes to seat 3: the cards speak.")
    judge.picture("judge-call", full=True)
    judge.press("Give the ruling at table 1")
    phone.page.get_by_text("The floor was called.").wait_for(state="detached")


def the_first_break(
    chair: Director, dealer: Dealer, clock: Clock, phone: TablePhone, wall: Person
) -> None:
    """Chips are counted behind level 3: one table is short, counts again, and all agree."""
    clock.pass_minutes(60)
    chair.sees(re.compile("Break"))
    wall.picture("wall-break")
    card = chair.card()
    for table in card["tables"][1:]:
        dealer.count(table["table"])
    seats = seats_of(chair.card(), 1)
    whole = next(one["sum"] for one in chair.card()["tables"] if one["table"] == 1)
    phone.press("Count the chips")
    fields = phone.page.get_by_label(re.compile("^Seat "))
    for place in range(len(seats)):
        fields.nth(place).fill(str(10_000))
    fields.nth(0).fill(str(whole - 10_000 * (len(seats) - 1) - 1000))
    phone.sees("1,000 too few")
    phone.picture("phone-count", full=True)
    phone.press("Enter the count")
    expect(chair.needs()).to_contain_text("Table 1 has 1,000 chips too few")
    both_pictures(chair, "count")
    phone.press("Count again")
    fields.nth(0).fill(str(whole - 10_000 * (len(seats) - 1)))
    phone.sees("It is right.")
    phone.press("Enter the count")
    chair.main("Start level 4")
    chair.sees("100/200")
    wall.sees("100/200")
    wall.picture("wall-level-4")


def two_on_one_hand(chair: Director, phone: TablePhone) -> None:
    """After the first hour nobody buys in again; the larger stack stands higher (OP-HOLDEM-12)."""
    seats = seats_of(chair.card(), 2)
    first, second = seats[0]["seat"], seats[1]["seat"]
    phone.out(first, second, stacks=(8000, 3000))
    phone.sees(re.compile("still in"))
    phone.picture("phone-two-out", full=True)
    found = {player["name"]: player["place"] for player in chair.card()["outs"][0]["players"]}
    assert found == {seats[0]["name"]: 59, seats[1]["name"]: 60}


def balance_a_table(
    chair: Director, dealer: Dealer, one: TablePhone, two: TablePhone, wall: Person
) -> None:
    """Table 2 has two fewer than table 1: the phones ask for the big blind, the chair moves that
    player."""
    card = chair.card()
    while not chair.card()["waited_for"]:
        sizes = {t["table"]: len(seats_of(card, t["table"])) for t in card["tables"]}
        assert sizes[1] - sizes[2] < 4
        dealer.bust(2)
        card = chair.card()
    asked = [table["table"] for table in card["tables"] if table["asked"]]
    assert asked == [1, 2]
    expect(one.page.get_by_text("Who paid the big blind in it?")).to_be_visible()
    one.picture("phone-big-blind", full=True)
    assert settled_faults(one.page) == []
    one.tap(seats_of(card, 1)[2]["seat"])
    one.sees("This table waits.")
    two.tap(seats_of(card, 2)[0]["seat"])
    expect(chair.needs()).to_contain_text("to table 2, seat")
    both_pictures(chair, "move")
    looks_right(chair.page)
    name = seats_of(card, 1)[3]["name"]
    chair.main(f"Move {name} to table 2")
    two.sees(re.compile(f"Seat \\d: {name}"))
    two.picture("phone-coming", full=True)
    wall.sees(name)
    wall.picture("wall-moves")
    chair.press("Take the last moves back")
    chair.sees("Everybody sits as before.")
    one.tap(seats_of(card, 1)[2]["seat"])
    two.tap(seats_of(card, 2)[0]["seat"])
    chair.main(f"Move {name} to table 2")
    chair.page.get_by_role("heading", name="The last moves").wait_for()


def down_to(chair: Director, dealer: Dealer, clock: Clock, left: int) -> None:
    """The hours in which nobody looks."""
    card = chair.card()
    with nobody_looks(chair.room):
        while True:
            card = dealer.settle_seats(card)
            if card["left"] <= left:
                break
            tables = [t["table"] for t in card["tables"] if len(seats_of(card, t["table"])) > 1]
            card = dealer.bust(dealer.dice.choice(tables))
            clock.pass_minutes(0.7)


def change_up(chair: Director, dealer: Dealer, clock: Clock, wall: Person) -> None:
    """Behind level 6 chips of 25 go out, with the race for the odd ones (OP-HOLDEM-13)."""
    while not chair.card()["count"]:
        clock.pass_minutes(5)
    for table in chair.card()["tables"]:
        dealer.count(table["table"])
    before = chair.card()["in_play"]
    chair.main("Change up to chips of 100")
    chair.sees("Small chips changed up")
    chair.picture("changed-up", full=True)
    card = chair.card()
    assert card["least"] == 100
    assert abs(card["in_play"] - before) < 100 * len(card["tables"])
    wall.picture("wall-changed-up")
    clock.pass_minutes(11)
    if not card["clock"]["running"]:
        chair.main("Start level 7")
    chair.sees("300/600")


def hand_for_hand(room: Room, chair: Director, codes: dict[str, str], wall: Person) -> None:
    """Eleven left, ten paid: both tables play hand for hand, and one goes out at each on the same
    one: they share by their stacks."""
    chair.main("Play hand for hand")
    card = chair.card()
    numbers = [table["table"] for table in card["tables"]]
    assert len(numbers) == 2
    phones = {n: TablePhone(room, codes[str(n)]) for n in numbers}
    for phone in phones.values():
        phone.sees("Hand for hand: deal one hand, then stop.")
        phone.press("This hand is finished")
    phones[numbers[0]].sees("Hand for hand: deal one hand, then stop.")
    phones[numbers[0]].picture("phone-hand-for-hand", full=True)
    wall.sees("Hand for hand")
    wall.picture("wall-hand-for-hand")
    chair.picture("hand-for-hand", full=True)
    outs = []
    for number, stack in zip(numbers, (4000, 4000), strict=True):
        seat = seats_of(chair.card(), number)[0]
        outs.append(seat["name"])
        chair.ask(type="report_out", table=number, outs=[{"entry": seat["entry"], "stack": stack}])
        phones[number].press("This hand is finished")
    chair.page.get_by_text("still to finish this hand").wait_for(state="detached")
    places = {one["name"]: (one["place"], one["shared"]) for one in chair.card()["places"]}
    assert [places[name] for name in outs] == [(10, True), (10, True)]


def final_table(chair: Director, dealer: Dealer, wall: Person) -> None:
    """Nine are left: all draw the seats of the final table."""
    card = chair.card()
    assert card["left"] == 9
    for table in card["tables"]:
        slip = chair.slip(table["table"])
        slip.get_by_role("button", name=f"Table {table['table']} has finished its hand").click()
    chair.main("Seat the final table")
    chair.page.get_by_role("heading", name="The last moves").wait_for()
    assert [len(seats_of(chair.card(), 1))] == [9]
    chair.picture("final-table", full=True)
    wall.picture("wall-final-table")


def correct_somebody(chair: Director) -> None:
    """The two of the bubble had not level stacks: the places change, and can be put back."""
    out = chair.card()["outs"][0]["players"][0]
    label = f"Correct: {out['name']}"
    chair.page.get_by_role("button", name=label, exact=True).click()
    sheet = chair.page.get_by_role("region", name="Correct who went out")
    sheet.get_by_label("Chips when the hand began").fill("5200")
    sheet.get_by_label("Why is it corrected").fill("Her stack was counted again")
    chair.press("See what it changes")
    expect(sheet).to_contain_text("What this correction changes")
    expect(sheet).to_contain_text(f"{out['name']}: prize")
    both_pictures(chair, "correction")
    chair.press("Correct it")
    chair.sees("It is corrected.")
    places = {one["name"]: (one["place"], one["shared"]) for one in chair.card()["places"]}
    assert places[out["name"]] == (10, False)
    chair.press("Undo the latest correction")
    chair.sees("The correction is undone.")
    places = {one["name"]: (one["place"], one["shared"]) for one in chair.card()["places"]}
    assert places[out["name"]] == (10, True)


def play_to_the_end(chair: Director, dealer: Dealer) -> None:
    while dealer.bust(1)["left"] > 1:
        pass


def pay_the_prizes(chair: Director, wall: Person, player: Person) -> None:
    """82 buy-ins of 20.00, to the cent; the tenth place is shared."""
    card = chair.card()
    assert card["pool"] == 60 * 2000 + REBUYS * 2000
    prizes = [prize for prize in card["prizes"] if prize["entry"]]
    assert len(prizes) == 11
    assert sum(prize["cents"] for prize in prizes) == card["pool"]
    chair.main(re.compile("was paid"))
    chair.sees(re.compile("was paid"))
    chair.paid()
    chair.picture("prizes-owed", full=True)
    for prize in chair.card()["prizes"]:
        if not prize["paid"]:
            chair.clerks.tell(
                "pay_prize", category="holdem", entry=prize["entry"], cents=prize["cents"]
            )
    assert sum(line["chips"] for line in chair.card()["chips"]) == 0
    money = chair.view()["money"]
    assert sum(line["cents"] for line in money["books"]) == 0
    assert money["prize_cents"] == money["paid_cents"] == card["pool"]
    chair.tab("Money")
    box = chair.page.locator(".sums div", has_text="Must be in the box")
    expect(box).to_contain_text("$0.00")
    chair.page.get_by_label("Cash counted").fill("0")
    chair.press("Enter the count")
    chair.sees("The box is right.")
    both_pictures(chair, "money")
    wall.page.reload()
    wall.sees("The winners are named when the awards are given")
    chair.main("Give the awards")
    chair.tab("Results")
    chair.sees("1st")
    both_pictures(chair, "awards")
    wall.page.reload()
    wall.sees("1st")
    wall.picture("wall-places")
    player.sees(re.compile("place", re.IGNORECASE))
    player.picture("player-place", full=True)


COUNT_STROKES = """
window.strokes = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    window.strokes += 1;
    return make.call(this);
};
"""
TONES = 3  # of which one stroke of the bell is made


def test_the_wall_rings_before_a_level_ends_and_when_the_next_begins(
    room: Room, clock: Clock
) -> None:
    """One stroke a minute before the end, three at it; and none before somebody asked for it."""
    chair = Director(room)
    chair.page.goto(room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("A rehearsal")
    chair.page.get_by_label("Rules", exact=True).select_option("kofc-holdem")
    chair.page.get_by_label("A rehearsal with made-up people").check()
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    chair.ask(type="rehearse", until="playing")
    wall = Person(room, room.person())
    wall.page.add_init_script(COUNT_STROKES)
    wall.page.goto(room.hall.url(f"/projector/{chair.event}"))

    def rung(minutes: float) -> int:
        """Strokes after so many minutes more, when some news has come."""
        before = int(wall.page.evaluate("window.strokes"))
        clock.pass_minutes(minutes)
        chair.ask(type="set_house_share", cents=int(minutes * 1000))
        wall.page.wait_for_timeout(1_500)
        return (int(wall.page.evaluate("window.strokes")) - before) // TONES

    wall.sees("25/50")
    assert rung(19.05) == 0
    wall.page.keyboard.press("Shift")  # buttons are there for who is at the keys
    wall.press("Sound on")
    assert rung(0.96) == 3
    wall.sees("50/100")
    assert rung(10) == 0
    assert rung(9.05) == 1
    assert rung(0.96) == 3
    wall.sees("75/150")
