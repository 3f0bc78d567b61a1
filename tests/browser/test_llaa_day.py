"""The whole LLAA day: 120 entries over five games side by side, from the blanks to the awards."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clerks import Clerks
from tests.browser.conftest import PHONE, SMALL_PHONE, Clock, Room
from tests.browser.people import Captain, Chair, Person, Player
from tests.browser.settled import at_another_page, settled_faults
from tests.browser.test_pages_console import sideways

ENTRIES = Path(__file__).parents[2] / "src/cardhall/hall/sample-day.csv"
GAMES = {
    "boure": "Bouré",
    "pitty-pat": "Pitty-Pat",
    "rummy": "Rummy",
    "po-ke-no": "Po-Ke-No",
    "pedro": "Pedro",
}
IN_ROUNDS = ("boure", "pitty-pat", "rummy", "po-ke-no")
MOST_ROUNDS = 40


class Slips:
    """What tables of each game hand in: every chip there, and no two players level."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def count(self, card: Any) -> dict[str, Any]:
        seats = [seat["entry"] for seat in card["seats"]]
        size = len(seats)
        if card["counting"] == "stakes":
            cuts = sorted(self._dice.sample(range(1, card["expected"] // 5), size - 1))
            chips = [
                5 * (b - a) for a, b in zip([0, *cuts], [*cuts, card["expected"] // 5], strict=True)
            ]
            chips = [held + place - size // 2 for place, held in enumerate(sorted(chips))]
            chips[-1] += card["expected"] - sum(chips)
        else:
            # as many different numbers as win, the rest alike
            chips = [1] * (size - card["winners"]) + [3 + i for i in range(card["winners"])]
        self._dice.shuffle(chips)
        points = self._dice.sample(range(-10, 60), size)
        counted = [
            {"entry": one, "chips": held, "points": 5 * made if by_points(card) else 0}
            for one, held, made in zip(seats, chips, points, strict=True)
        ]
        return {"counts": counted, "pot": card["expected"] - sum(chips)}


def by_points(card: Any) -> bool:
    return bool(card["counting"] == "points")


@pytest.mark.sampled(2, of="long days")
@pytest.mark.browser
def test_llaa_day(room: Room, clock: Clock) -> None:
    """Five games on their own clocks, with a chairperson, a judge, two captains, a Po-Ke-No caller,
    a player and the wall; every tag, tie, offence and correction on the way to the awards."""
    chair = Chair(room)
    make_the_day(chair)
    take_the_blanks(chair)
    clerks = Clerks(room, chair.event)
    sign_in_and_count_the_box(chair, clerks)
    wall = Person(room, room.person(f"/projector/{chair.event}"))
    wall.sees("Sign-in closes in")
    draw_five_games(chair, clerks)
    judge = sign_a_judge_in(room, chair)
    player = a_player_finds_the_seat(room, clerks)
    start_them_one_after_another(chair, clerks, clock)
    look_at_the_wall(wall)

    caller = call_three_games(room, clerks)
    winner = clerks.table("po-ke-no", 1)["seats"][4]["entry"]
    clerks.tell("strike_called_game", category="po-ke-no", round=1, table=1, game=3)
    play_a_game(clerks, 3, winner, 9)
    play_a_game(clerks, 4, winner, 9)
    captain = Captain(room, clerks.code("rummy", 1))
    captain.sees("Rummy, round 1")
    an_offence(judge, clerks)
    clock.pass_minutes(40)
    wall.page.reload()
    wall.picture("wall-time")
    the_caller_counts(caller, clerks)
    points_by_phone(captain)
    a_tie_at_pitty_pat(chair, judge, clerks)
    slips = Slips(3)
    one_chip_short(chair, clerks)
    for key in IN_ROUNDS:
        key_in(clerks, slips, key)
    chair.picture("all-counted", full=True)
    close_and_collect(chair, clerks)
    chair.tab("Entries")
    only_one_game(chair)

    play_the_bracket(clerks)
    play_on(clerks, slips, clock, chair, {"boure", "rummy", "po-ke-no"}, 3)
    correct_rummy(chair, clerks)
    player.page.reload()
    player.picture("player-tag")
    play_on(clerks, slips, clock, chair, set(IN_ROUNDS), MOST_ROUNDS)
    awards(chair, clerks)
    wall.page.reload()
    wall.sees("1st")
    wall.picture("wall-awards")


def make_the_day(chair: Chair, deadline: str = "") -> None:
    chair.page.goto(chair.room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("State card tournament")
    chair.page.get_by_label("Place", exact=True).fill("Parish hall")
    chair.page.get_by_label("Day of play").fill("2026-10-24")
    chair.page.get_by_label("First cards at").fill("10:00")
    chair.page.get_by_label("Last day for entries").fill(deadline)
    chair.only(*GAMES.values())
    chair.picture("new-event")
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")


def take_the_blanks(chair: Chair) -> None:
    """Six auxiliaries' blanks: 5, 5, 6 and 8 names and three teams on each (LLAA-FORM-02 to 06)."""
    chair.tab("Entries")
    chair.press("Take entries from a file")
    chair.page.get_by_role("button", name="File", exact=True).set_input_files(ENTRIES)
    chair.sees("120 lines can be taken")
    chair.picture("import", full=True)
    chair.press("Take 120 entries")
    chair.sees("120 entries taken.")
    chair.picture("entries")


def sign_in_and_count_the_box(chair: Chair, clerks: Clerks) -> None:
    chair.tab("Sign-in")
    chair.sees("0 of 120 signed in")
    for number in (1, 2, 3):
        chair.sign_in(number)
    chair.picture("signing-in")
    for number in range(4, 121):
        clerks.tell("sign_in", who=str(number))
    chair.sees("Everybody is here.")
    chair.tab("Money")
    chair.page.get_by_label("Cash counted").fill("2055.00")
    chair.press("Enter the count")
    chair.sees("The box is right.")
    chair.picture("money")


def choose(chair: Chair, key: str) -> None:
    """The game whose seats are shown."""
    games = chair.page.get_by_role("group", name="Game")
    games.get_by_role("button", name=re.compile(f"^{GAMES[key]}")).click()


def draw_five_games(chair: Chair, clerks: Clerks) -> None:
    chair.picture("all-signed-in")
    alone(chair, "can be seated", "Po-Ke-No: Seat round 1")
    chair.sees("The seats are drawn.")
    assert chair.tables() == [1, 2]
    chair.picture("po-ke-no-seats", full=True)
    alone(chair, "can be seated", "Pedro: Draw the bracket")
    chair.sees("The whole bracket")
    for key in ("boure", "pitty-pat", "rummy"):
        clerks.tell("draw_seats", category=key)
    choose(chair, "rummy")
    assert chair.tables() == [1, 2, 3, 4, 5, 6]
    chair.picture("rummy-seats", full=True)


def sign_a_judge_in(room: Room, chair: Chair) -> Person:
    chair.tab("Settings")
    words = chair.page.get_by_text(re.compile("^Judges sign in with")).inner_text()
    judge = Person(room, room.phone("/login"))
    judge.page.get_by_label("Code", exact=True).fill(words.split()[-1])
    judge.press("Sign in with the code")
    judge.page.wait_for_url("**/judge/*")
    chair.tab("Seats & rounds")
    return judge


def a_player_finds_the_seat(room: Room, clerks: Clerks) -> Player:
    seat = clerks.table("boure", 1)["seats"][0]
    code = next(one["code"] for one in clerks.view()["entries"] if one["id"] == seat["entry"])
    player = Player(room, code)
    player.sees("Table 1")
    player.sees(re.compile("Bouré"))
    player.picture("player-seat")
    return player


def start_them_one_after_another(chair: Chair, clerks: Clerks, clock: Clock) -> None:
    """Each game has a clock of its own (LLAA-T-06)."""
    choose(chair, "po-ke-no")
    alone(chair, "are seated", "Po-Ke-No: Start round 1")
    chair.page.get_by_role("timer").first.wait_for()
    for key in ("boure", "pitty-pat", "rummy"):
        clock.pass_minutes(3)
        clerks.tell("start_round", category=key)
    clerks.tell("call_matches", category="pedro")
    chair.page.reload()
    all_games_are_seen_at_once(chair)
    chair.picture("five-games-on")
    ends = {clerks.table(key, 1)["deadline"] for key in IN_ROUNDS}
    assert len(ends) == 4


def look_at_the_wall(wall: Person) -> None:
    """Every page that the wall turns: clocks, seats by name, matches."""
    wall.page.reload()
    wall.page.get_by_role("heading", level=1).wait_for()
    wall.sees("Po-Ke-No")
    for number, _ in enumerate(pages_of(wall)):
        if number < 6:
            wall.picture(f"wall-{number + 1}")
    assert settled_faults(wall.page) == []
    assert sideways(wall.page) == 0


def pages_of(wall: Person) -> Iterator[int]:
    """One page of the wall after another."""
    wall.page.keyboard.press("Shift")  # buttons are there for who is at the keys
    turn = wall.page.get_by_role("button", name=re.compile(r"^\d+ of \d+: next page"))
    whole = int(re.findall(r"of (\d+)", turn.get_attribute("aria-label") or "")[0])
    for number in range(whole):
        yield number
        wall.page.keyboard.press("ArrowRight")


# --- Po-Ke-No's caller ----------------------------------------------------------------------------


RANKS = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def spoken(card: str) -> str:
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def tap(caller: Person, card: str) -> None:
    pack = caller.page.get_by_role("group", name=re.compile("^The pack"))
    pack.get_by_role("button", name=spoken(card), exact=True).click()
    expect(pack.get_by_role("button", name=f"{spoken(card)}, called")).to_be_disabled()


def call_three_games(room: Room, clerks: Clerks) -> Captain:
    """With wooden cards, then drawn by the hall; one claim, two at once, and a false one."""
    caller = Captain(room, clerks.code("po-ke-no", 1))
    caller.page.set_viewport_size(PHONE)
    caller.press("Call the cards")
    caller.press("Begin game 1")
    shown = clerks.boards()
    row = [shown["boards"][6][cell] for cell in shown["lines"][2]]
    names = [seat["name"] for seat in clerks.table("po-ke-no", 1)["seats"]]
    for card in row:
        tap(caller, card)
    looks_right(caller, "caller-pack")
    caller.press("Somebody is out")
    looks_right(caller, "caller-who")
    caller.page.get_by_role("button", name=names[0]).click()
    caller.press("Board 7")
    caller.page.get_by_role("button", name=re.compile("^Row 3")).wait_for()
    looks_right(caller, "caller-board")
    caller.page.get_by_role("button", name=re.compile("^Row 3")).click()
    caller.sees("is paid one chip")
    looks_right(caller, "caller-claim")
    caller.press(f"Pay {names[0]} one chip")
    caller.sees(re.compile(f"^Game 1: {names[0]}"))
    caller.picture("caller-paid", full=True)
    two_at_once(caller, names, shown)
    drawn_by_the_hall(caller, names)
    return caller


def two_at_once(caller: Captain, names: list[str], shown: Any) -> None:
    """Po-Ke-No and a line on one card: the corners and the centre are paid (LLAA-POKENO-12)."""
    caller.press("Begin game 2")
    corners = [shown["boards"][2][cell] for cell in shown["lines"][12]]
    line = next(
        (board, number, cards)
        for board in (0, 1, 3, 4, 5, 7)
        for number in range(10)
        if corners[-1] in (cards := [shown["boards"][board][c] for c in shown["lines"][number]])
    )
    wanted = dict.fromkeys([*line[2], *corners])
    for card in [*(one for one in wanted if one != corners[-1]), corners[-1]]:
        tap(caller, card)
    for name, board, label in (
        (names[1], line[0] + 1, re.compile("^(Row|Column)")),
        (names[2], 3, re.compile("^Po-Ke-No")),
    ):
        caller.page.get_by_role("button", name=re.compile("^Somebody")).click()
        caller.page.get_by_role("button", name=name).click()
        caller.press(f"Board {board}")
        caller.page.get_by_role("button", name=label).first.click()
    caller.sees("is beaten")
    looks_right(caller, "caller-two-out")
    caller.press(f"Pay {names[2]} 2 chips")
    caller.sees(re.compile(f"^Game 2: {names[2]}: Po-Ke-No, 2 chips"))


def drawn_by_the_hall(caller: Captain, names: list[str]) -> None:
    caller.press("This phone draws them")
    caller.press("Begin game 3")
    caller.press("Call the first card")
    for number in range(2, 7):
        caller.press("Call the next card")
        caller.sees(re.compile(f"{number} cards called"))
    looks_right(caller, "caller-drawn")
    caller.page.set_viewport_size(SMALL_PHONE)
    assert sideways(caller.page) == 0
    caller.picture("caller-drawn-small")
    caller.page.set_viewport_size(PHONE)
    caller.press("Somebody is out")
    caller.page.get_by_role("button", name=names[0]).click()
    caller.sees("No line of board 7 is full.")
    looks_right(caller, "caller-false")
    caller.press("Write the false call down")
    caller.sees(f"Called falsely: {names[0]}.")
    caller.press("Back")


def looks_right(person: Person, title: str) -> None:
    """Nothing wrong by day and in the evening; a picture of each."""
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme=light)
        assert settled_faults(person.page) == []
        person.picture(f"{title}-{light}", full=True)
    assert sideways(person.page) == 0
    person.page.emulate_media(color_scheme="light")


def play_a_game(clerks: Clerks, game: int, entry: str, board: int) -> None:
    """One more game on the list, by what the caller's phone would send."""
    shown = clerks.boards()
    where = {"category": "po-ke-no", "round": 1, "table": 1}
    clerks.tell("begin_called_game", **where)
    for after, cell in enumerate(shown["lines"][4]):
        card = shown["boards"][board - 1][cell]
        clerks.tell("turn_card", **where, game=game, after=after, card=card)
    clerks.tell("say_out", **where, game=game, entry=entry, board=board, line=4)
    clerks.tell("settle_called_game", **where, game=game)


def the_caller_counts(caller: Captain, clerks: Clerks) -> None:
    """The bank is counted at the end; the caller's list only asks to look again (LLAA-T-25, 27);
    both decks come back (LLAA-POKENO-15)."""
    caller.page.reload()
    caller.press("Count the chips")
    seats = clerks.table("po-ke-no", 1)["seats"]
    won = [seat["listed"] for seat in seats]
    assert sorted(won)[-4:] == [0, 1, 2, 2]
    wrong = list(won)
    wrong[won.index(0)] += 1
    caller.count(wrong, 50 - sum(wrong))
    caller.sees(re.compile("^The caller's list has 0 chips"))
    looks_right(caller, "caller-count")
    name = seats[won.index(0)]["name"]
    caller.press(f"Change {name}")
    caller.press("Take off the last figure")
    caller.press("0")
    while caller.page.get_by_text("How many chips are left in the bank?").count() == 0:
        caller.press("Next")
    for _ in "44":
        caller.press("Take off the last figure")
    caller.key_in(50 - sum(won))
    caller.press("Next")
    caller.sees("Table 1 adds up: 50 chips.")
    caller.certify()
    caller.press("Send the count")
    caller.sees("The count is in.")
    caller.press("Both decks are back in the box")
    expect(caller.page.get_by_role("button", name="Both decks")).to_have_count(0)
    caller.picture("caller-done")


def points_by_phone(captain: Captain) -> None:
    """Rummy goes by points, chips part those level (LLAA-RUMMY-38, OP-T-06)."""
    captain.page.reload()
    captain.press("Count the chips")
    for points, chips in ((95, 2), (210, 1), (-20, 0), (180, 3)):
        if points < 0:
            captain.press("Below zero")
        captain.key_in(abs(points))
        captain.press("Next")
        captain.key_in(chips)
        captain.press("Next")
    captain.key_in(44)
    captain.press("Next")
    captain.sees("Table 1 adds up: 50 chips.")
    captain.certify()
    captain.picture("rummy-count", full=True)
    captain.press("Send the count")
    captain.sees("The count is in.")


# --- the judge ------------------------------------------------------------------------------------


def unfold(judge: Person) -> None:
    """What lies under the judge's desk: ties, disputed counts, incidents."""
    fold = judge.page.locator("details", has_text="Record an incident").first
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()


def an_offence(judge: Person, clerks: Clerks) -> None:
    """A judge heard foul language at Rummy: every game won is struck, and the offender leaves
    (16)."""
    seat = clerks.table("rummy", 2)["seats"][3]
    unfold(judge)
    form = judge.page.get_by_role("region", name="Record an incident")
    form.get_by_label("What happened").select_option(label="Foul language")
    form.get_by_label("Game", exact=True).select_option(label="Rummy")
    expect(form).to_contain_text("forfeits every game won")
    form.get_by_label("Who", exact=True).select_option(label=f"{seat['name']}, {seat['auxiliary']}")
    form.get_by_label("Heard or seen by").fill("Judge Testperson")
    form.get_by_label(re.compile("^Rule it")).check()
    judge.picture("judge-offence", full=True)
    judge.press("Record it", form)
    judge.sees("The incident is recorded.")
    gone = next(one for one in clerks.view()["entries"] if one["id"] == seat["entry"])
    assert gone["status"] == "disqualified"


def a_tie_at_pitty_pat(chair: Chair, judge: Person, clerks: Clerks) -> None:
    """Chips 6, 4, 4, 2, 1 and two winners: one extra game, dealt by a judge (LLAA-PITTY-15, 16)."""
    card = clerks.table("pitty-pat", 1)
    counts = [
        {"entry": seat["entry"], "chips": held}
        for seat, held in zip(card["seats"], (6, 4, 4, 2, 1), strict=True)
    ]
    where = {"category": "pitty-pat", "round": 1, "table": 1}
    clerks.tell("report_count", **where, counts=counts, pot=33, caller="Odile Testperson")
    unfold(judge)
    slip = judge.page.get_by_role("article", name="Pitty-Pat, table 1", exact=True)
    slip.get_by_role("radio", name=card["seats"][2]["name"]).check()
    slip.get_by_label("Dealt by").fill(card["seats"][0]["name"])
    slip.get_by_role("button", name="Enter the winner").click()
    judge.sees("A judge deals the extra game")
    judge.picture("judge-tie", full=True)
    slip.get_by_label("Dealt by").fill("Judge Testperson")
    slip.get_by_role("button", name="Enter the winner").click()
    expect(slip).to_have_count(0)
    won = [seat["result"] for seat in clerks.table("pitty-pat", 1)["seats"]]
    assert won == ["win", "loss", "win", "loss", "loss"]


def all_games_are_seen_at_once(chair: Chair) -> None:
    """With five games on each has one low row with its clock, and the work begins in the upper
    two thirds of a laptop's screen; the way back of what runs lies behind the row's dots."""
    rows = chair.needs().get_by_role("listitem")
    expect(rows).to_have_count(len(GAMES))
    expect(chair.needs().get_by_role("timer")).to_have_count(len(GAMES))
    heights = rows.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert max(heights) <= 48, heights
    tabs = chair.page.get_by_role("tablist").bounding_box()
    assert tabs
    assert tabs["y"] + tabs["height"] <= 2 / 3 * 800, tabs
    back = chair.needs().get_by_role("button", name="Take the start of round 1 back")
    expect(back).to_have_count(0)
    rows.first.get_by_role("button", name=re.compile("^More: ")).click()
    expect(back).to_have_count(1)
    rows.first.get_by_role("button", name=re.compile("^More: ")).click()


# --- the desk -------------------------------------------------------------------------------------


def one_chip_short(chair: Chair, clerks: Clerks) -> None:
    """Bouré's table 2 is a chip short: it stands first in the list, with its game (LLAA-T-28)."""
    card = clerks.table("boure", 2)
    chips = (180, 139, 95, 60, 25)
    counts = [
        {"entry": seat["entry"], "chips": held}
        for seat, held in zip(card["seats"], chips, strict=True)
    ]
    where = {"category": "boure", "round": 1, "table": 2}
    clerks.tell("report_count", **where, counts=counts, caller="Odile Testperson")
    first = chair.needs().get_by_role("listitem").first
    expect(first).to_contain_text("Bouré: Table 2 is one chip short")
    chair.picture("one-short")
    first.get_by_role("button", name="Enter the new count").click()
    slip = chair.table(2)
    fields = slip.get_by_label(re.compile("^Chips of"))
    for place, held in enumerate((180, 140, 95, 60, 25)):
        fields.nth(place).fill(str(held))
    slip.get_by_label("Left in the pot").fill("0")
    slip.get_by_label("Certified by the caller").fill("Odile Testperson")
    chair.press("Enter the count", slip)
    expect(fields).to_have_count(0)


def key_in(clerks: Clerks, slips: Slips, key: str) -> None:
    """Every table that still waits for its count, and its tie if it has one."""
    a_round = clerks.round(key)
    for card in a_round["tables"]:
        if card["state"] not in ("playing", "time"):
            continue
        where = {"category": key, "round": a_round["no"], "table": card["table"]}
        clerks.tell("report_count", **where, **slips.count(card), caller="Odile Testperson")
    for card in clerks.round(key)["tables"]:
        if card["state"] == "tied":
            where = {"category": key, "round": a_round["no"], "table": card["table"]}
            winners = card["tie"]["entries"][: card["tie"]["places"]]
            clerks.tell("enter_tie_game", **where, winners=winners, dealt_by="Judge Testperson")


def need_of(chair: Chair, text: str) -> Locator:
    """The line of what needs the chairperson now that has these words."""
    line = chair.needs().get_by_role("listitem").filter(has_text=text)
    more = chair.needs().get_by_role("button", name=re.compile(r"^Show \d+ more"))
    # the list may be on its way still, and may grow short again by itself
    expect(line.or_(more).first).to_be_visible()
    if not line.count() and more.count():
        more.first.click()
    return line


def alone(chair: Chair, text: str, button: str) -> None:
    """Of games that wait for the same step one alone: behind the dots of their line."""
    line = need_of(chair, text)
    line.get_by_role("button", name=re.compile("^More: ")).click()
    line.get_by_role("button", name=button).click()


def close_and_collect(chair: Chair, clerks: Clerks) -> None:
    need = need_of(chair, "every table is counted")
    need.get_by_role("button", name="Close all 4").click()
    expect(need).to_have_count(0)
    need = need_of(chair, "Po-Ke-No: the cards of round 1 are still at table 2")
    chair.picture("cards-out")
    need.get_by_role("button", name="All cards of Po-Ke-No are in").click()
    expect(need).to_have_count(0)


def only_one_game(chair: Chair) -> None:
    """The list of entries, of one game alone; the disqualified one is not counted."""
    games = chair.page.get_by_role("combobox", name="Game", exact=True).last
    games.select_option(label="Rummy (23)")
    chair.picture("entries-of-rummy", full=True)
    chair.tab("Seats & rounds")


def play_the_bracket(clerks: Clerks) -> None:
    """Seventeen teams to the champion."""
    for _ in range(30):
        bracket = clerks.category("pedro")["bracket"]
        if bracket["champion"]:
            return
        if any(card["state"] == "ready" for card in bracket["matches"]):
            clerks.tell("call_matches", category="pedro")
            bracket = clerks.category("pedro")["bracket"]
        for card in bracket["matches"]:
            if card["state"] not in ("playing", "time"):
                continue
            points = [
                {"entry": team["entry"], "points": made}
                for team, made in zip(card["teams"], (61, 44), strict=True)
            ]
            clerks.tell(
                "report_match", category="pedro", match=card["match"], points=points, caller="Odile"
            )
    raise AssertionError("the bracket never ends")


def play_on(
    clerks: Clerks, slips: Slips, clock: Clock, chair: Chair, keys: set[str], most: int
) -> None:
    """Rounds of these games side by side, until each is decided or has played so many."""
    console = chair.page.url
    with at_another_page(chair.page, clerks.room.hall.url("/fairness")):
        for _ in range(most):
            on = [
                one
                for one in clerks.view()["categories"]
                if one["key"] in keys and one["phase"] != "done" and len(one["rounds"]) < most
            ]
            if not on:
                return
            for one in on:
                if one["phase"] in ("between", "entries"):
                    clerks.tell("draw_seats", category=one["key"])
                start(clerks, chair, one["key"], console)
            clock.pass_minutes(31)
            chair.page.reload()  # a desk that asks nothing for three hours is signed out
            for one in on:
                key_in(clerks, slips, one["key"])
                clerks.tell("close_round", category=one["key"])
                if one["key"] == "po-ke-no":
                    last = len(clerks.category("po-ke-no")["rounds"])
                    clerks.tell("collect_decks", category="po-ke-no", round=last)


def start(clerks: Clerks, chair: Chair, key: str, console: str) -> None:
    """A judge deals in Pitty-Pat's final; the first time it is said at the desk (LLAA-PITTY-17)."""
    rounds = clerks.category(key)["rounds"]
    if not rounds[-1]["judged"]:
        clerks.tell("start_round", category=key)
        return
    finals = [one for one in rounds if one["dealt_by"]]
    if finals:
        clerks.tell("start_round", category=key, dealt_by="Judge Testperson")
        return
    with at_another_page(chair.page, console):
        need_of(chair, "the final,").get_by_role("button", name="Start the final").click()
        chair.page.get_by_label("Which judge deals?").fill("Judge Testperson")
        chair.picture("pitty-pat-final", full=True)
        chair.page.get_by_role("region").get_by_role("button", name="Start the final").last.click()
        chair.sees(re.compile("dealt by Judge Testperson"))


def correct_rummy(chair: Chair, clerks: Clerks) -> None:
    """Two scores of round 1 were exchanged; people have moved on since."""
    chair.tab("Results")
    choose(chair, "rummy")
    fold = chair.page.locator("details", has=chair.page.locator("summary", has_text="Round 1"))
    if fold.first.get_attribute("open") is None:
        fold.first.locator("summary").first.click()
    chair.press("Correct round 1, table 3")
    sheet = chair.page.get_by_role("region", name="Correct round 1, table 3")
    fields = sheet.get_by_label(re.compile("^Points of"))
    points = [int(fields.nth(seat).input_value()) for seat in range(fields.count())]
    best, worst = points.index(max(points)), points.index(min(points))
    fields.nth(best).fill(str(points[worst]))
    fields.nth(worst).fill(str(points[best]))
    sheet.get_by_label("Why is it corrected").fill("Two lines of the sheet were exchanged")
    chair.press("See what it changes")
    expect(sheet).to_contain_text("What this correction changes")
    assert chair.needs().bounding_box()["y"] > 0, "the board has scrolled away"  # type: ignore[index]
    chair.picture("correction", full=True)
    chair.press("Correct it", sheet)
    chair.sees("Round 1, table 3 is corrected.")
    chair.tab("Seats & rounds")


def part_the_level(clerks: Clerks) -> None:
    """Who are level on a place with a prize play one more game."""
    for _ in range(10):
        view = clerks.view()
        ties = [need for need in view["needs"] if need["kind"] == "place_tie"]
        if not ties:
            break
        key = ties[0]["category"]
        lines = clerks.category(key)["standings"]
        place = min(line["place"] for line in lines if line["shared"] and line["place"])
        level = [line["entry"] for line in lines if line["place"] == place]
        clerks.tell("enter_place_game", category=key, order=level, dealt_by="Judge Testperson")


def awards(chair: Chair, clerks: Clerks) -> None:
    """Only when the last game is decided are the awards there, of all five (LLAA-T-20)."""
    part_the_level(clerks)
    chair.page.reload()
    chair.press("Give the awards", chair.needs())
    expect(chair.needs()).to_contain_text("Awards given at")
    chair.tab("Results")
    given = clerks.view()["awards"]
    assert {one["category"] for one in given} == set(GAMES)
    chair.picture("awards", full=True)
