"""Bouré from the entry blank to the awards: sixty people, real browsers, a clock of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clerks import Clerks
from tests.browser.conftest import Clock, Room
from tests.browser.menu import press_in_menu
from tests.browser.people import Captain, Chair, Person, Player, Slips

ENTRIES = Path(__file__).parents[2] / "src/cardhall/hall/sample-entries.csv"
LIVE = (1, 2)


@pytest.mark.sampled(2, of="long days")
@pytest.mark.browser
def test_whole_day(room: Room, clock: Clock) -> None:
    """Bouré of the LLAA tournament, entries to awards, by clicks, taps and keys; clerks
    do again what was done so once."""
    slips = Slips(1)
    chair = Chair(room)
    chair.make_event()
    clerks = Clerks(room, chair.event)
    take_entries(chair)
    sign_everybody_in(chair, clerks)
    count_the_box(chair)
    seat_the_first_round(chair)
    projector = Person(room, room.person(f"/projector/{chair.event}"))
    projector.picture("projector-seats")
    judge = sign_a_judge_in(room, chair)

    codes = {table: chair.code_of_table(table) for table in (3, 4)}
    name = chair.seats_at(1)[0]
    player = Player(room, chair.code_of_player(name))
    player.sees("Table 1")
    player.picture("player-seat")
    chair.tab("Seats & rounds")
    chair.press("Start round 1")
    projector.page.reload()
    projector.picture("projector-clock")

    play_in_the_browser(player, clock)
    clock.run(60)  # a minute a second: bots sit in for those who stay away
    call_the_chair_and_rule(room, judge, codes[3])
    clock.run(0)
    clock.pass_minutes(31)
    clock.run(60)
    lose_the_network_and_report(room, codes[3], slips)
    one_result_of(chair, 3)
    one_chip_short(room, chair, codes[4], slips)
    clock.run(0)
    a_tie(chair, judge, 5)
    key_in_the_rest(chair, clerks, slips)
    end_live_tables(chair, judge, clock)
    chair.picture("all-counted", full=True)
    chair.press("Close round 1")

    seat_and_play(chair, clerks, clock, slips, 2)
    chair.press("Seat round 3")
    correct_an_earlier_result(chair)
    round_no = 3
    while seated(chair, round_no):
        start_and_key_in(chair, clerks, clock, slips, round_no)
        if round_no == 4:
            chair.picture("round-4", full=True)
        round_no += 1
    projector.page.reload()
    projector.sees("The winners are named when the awards are given")
    decide(chair)
    projector.sees("1st")
    projector.picture("projector-awards")


def take_entries(chair: Chair) -> None:
    chair.tab("Entries")
    chair.press("Take entries from a file")
    chair.page.get_by_role("button", name="File", exact=True).set_input_files(ENTRIES)
    chair.sees("60 lines can be taken")
    chair.picture("import")
    chair.press("Take 60 entries")
    chair.sees("60 entries taken.")


def sign_everybody_in(chair: Chair, clerks: Clerks) -> None:
    chair.tab("Sign-in")
    chair.sees("0 of 60 signed in")
    for number in (1, 2, 3):
        chair.sign_in(number)
    for number in range(4, 61):
        clerks.tell("sign_in", who=str(number))
    chair.sees("Everybody is here.")
    chair.picture("signed-in")


def count_the_box(chair: Chair) -> None:
    """Sixty fees of 15.00 (LLAA-T-01); the count is entered and agrees."""
    chair.tab("Money")
    chair.page.get_by_label("Cash counted").fill("900.00")
    chair.press("Enter the count")
    chair.sees("The box is right.")
    chair.picture("money")


def seat_the_first_round(chair: Chair) -> None:
    chair.tab("Seats & rounds")
    chair.press("Seat round 1")
    chair.sees("Seats are drawn")
    assert chair.tables() == list(range(1, 13))
    for table in LIVE:
        chair.unfold(table)
        chair.press(f"Play table {table} in the browser")
        chair.sees(f"Table {table} will be played in the browser.")
        chair.unfold(table)
    chair.picture("seats", full=True)


def sign_a_judge_in(room: Room, chair: Chair) -> Person:
    chair.tab("Settings")
    words = chair.page.get_by_text(re.compile("^Judges sign in with")).inner_text()
    judge = Person(room, room.phone("/login"))
    judge.page.get_by_label("Code", exact=True).fill(words.split()[-1])
    judge.press("Sign in with the code")
    judge.page.wait_for_url("**/judge/*")
    chair.tab("Seats & rounds")
    return judge


def play_in_the_browser(player: Player, clock: Clock) -> None:
    """One person and four bots play a hand to its end; then the person leaves and a bot sits in."""
    player.page.get_by_role("link", name="Play at my table").click()
    player.page.get_by_role("heading", name="Table 1").wait_for()
    player.play_until(lambda: player.asked("Play a card|You lead"), clock)
    player.picture("live-play")
    player.play_until(lambda: player.page.get_by_text(re.compile("Hand 2")).count() > 0, clock)
    player.picture("live-hand-over")
    press_in_menu(player.page, "Leave the table")


def call_the_chair_and_rule(room: Room, judge: Person, code: str) -> None:
    """Table 3 stops for a ruling, and plays on after it (LLAA-T-17, LLAA-T-18)."""
    captain = Captain(room, code)
    captain.press("Call the chair")
    captain.page.get_by_label("What is it about?").fill("Two cards fell face up")
    captain.press("Call")
    captain.sees("The chair was called.")
    captain.picture("called")
    judge.sees("Two cards fell face up")
    judge.picture("judge-call")
    judge.page.get_by_label("Your ruling").fill("Misdeal. The next player deals.")
    judge.press("Give the ruling at table 3")
    captain.page.get_by_text("The chair was called.").wait_for(state="detached")


def lose_the_network_and_report(room: Room, code: str, slips: Slips) -> None:
    """The phone loses the WiFi, keeps the count, is closed and opened again: one result."""
    captain = Captain(room, code)
    captain.press("Count the chips")
    captain.page.context.set_offline(True)
    captain.count(slips.count(5))
    captain.certify()
    captain.press("Send the count")
    captain.sees("Not sent yet.")
    captain.picture("unsent")
    captain.page.context.set_offline(False)
    captain.page.reload()
    captain.sees("The count is in.")
    captain.picture("sent")
    captain.page.reload()
    captain.sees("The count is in.")


def one_result_of(chair: Chair, table: int) -> None:
    """The log tells of one count, not of two."""
    chair.tab("Log")
    chair.page.get_by_role("searchbox").fill("counted: 500 chips")
    expect(chair.page.get_by_text(f"table {table} counted: 500 chips")).to_have_count(1)
    chair.tab("Seats & rounds")


def one_chip_short(room: Room, chair: Chair, code: str, slips: Slips) -> None:
    """A count that fails blocks the round and names the table (LLAA-T-28)."""
    captain = Captain(room, code)
    right = slips.count(5)
    captain.press("Count the chips")
    captain.count([right[0] - 1, *right[1:]])
    captain.sees("Table 4 is one chip short.")
    captain.picture("one-chip-short")
    captain.certify()
    captain.press("Send it all the same")
    expect(chair.needs()).to_contain_text("Table 4 is one chip short")
    chair.picture("blocked")
    assert chair.page.get_by_role("button", name="Close round 1").count() == 0
    captain.press("Count again")
    captain.count(right)
    captain.certify()
    captain.press("Send the count")
    captain.sees("The count is in.")


def a_tie(chair: Chair, judge: Person, table: int) -> None:
    """Two players level for the second place: an extra game that a judge deals (OP-T-02)."""
    chair.enter_count(table, [200, 100, 100, 60, 40])
    slip = judge.page.get_by_role("article", name=f"Table {table}", exact=True)
    slip.get_by_role("radio").first.check()
    slip.get_by_label("Dealt by").fill("Judge Testperson")
    judge.picture("judge-tie")
    judge.press("Enter the winner", slip)
    slip.get_by_role("radio").first.wait_for(state="detached")


def key_in_the_rest(chair: Chair, clerks: Clerks, slips: Slips) -> None:
    """Every table that still waits for its count: the first by keys at the desk."""
    chair.tab("Seats & rounds")
    a_round = clerks.round("boure")
    waiting = [
        one
        for one in a_round["tables"]
        if one["state"] in ("playing", "time") and (a_round["no"] > 1 or one["table"] not in LIVE)
    ]
    chair.enter_count(waiting[0]["table"], slips.count(len(waiting[0]["seats"])))
    for card in waiting[1:]:
        chips = slips.count(len(card["seats"]))
        counts = [
            {"entry": seat["entry"], "chips": held, "points": 0}
            for seat, held in zip(card["seats"], chips, strict=True)
        ]
        where = {"category": "boure", "round": a_round["no"], "table": card["table"]}
        clerks.tell("report_count", **where, counts=counts, pot=0, caller="Odile Testperson")


def end_live_tables(chair: Chair, judge: Person, clock: Clock) -> None:
    """The hand in progress is finished and counted by itself (LLAA-T-07)."""
    clock.run(60)
    for table in LIVE:
        done = re.compile("Counted|A tie to play off")
        expect(chair.table(table)).to_contain_text(done, timeout=60_000)
    clock.run(0)
    for table in LIVE:
        settle_tie(judge, table)


def settle_tie(judge: Person, table: int) -> None:
    """The extra game at a table that ended level."""
    slip = judge.page.get_by_role("article", name=f"Table {table}", exact=True)
    if slip.get_by_text("A tie to play off").count():
        for choice in slip.locator("fieldset input").all()[: places_open(slip)]:
            choice.check()
        slip.get_by_label("Dealt by").fill("Judge Testperson")
        slip.get_by_role("button", name=re.compile("^Enter the winner")).click()
        slip.locator("fieldset").wait_for(state="detached")


def places_open(slip: Locator) -> int:
    words = slip.locator("legend").inner_text()
    return int(re.findall(r"(\d+) winner", words)[0])


def start_and_key_in(
    chair: Chair, clerks: Clerks, clock: Clock, slips: Slips, round_no: int
) -> None:
    chair.press(f"Start round {round_no}")
    chair.page.get_by_role("timer").first.wait_for()
    clock.pass_minutes(31)
    key_in_the_rest(chair, clerks, slips)
    chair.press(f"Close round {round_no}")


def seat_and_play(chair: Chair, clerks: Clerks, clock: Clock, slips: Slips, round_no: int) -> None:
    chair.press(f"Seat round {round_no}")
    for table in LIVE:
        chair.unfold(table)
        chair.press(f"Play table {table} with cards")
        chair.unfold(table)
    start_and_key_in(chair, clerks, clock, slips, round_no)


def seated(chair: Chair, round_no: int) -> bool:
    """Seat the next round if there is one; False once the last one is decided."""
    chair.tab("Seats & rounds")
    start, seat = f"Start round {round_no}", f"Seat round {round_no}"
    expect(chair.needs()).to_contain_text(re.compile(f"{start}|{seat}|award|Award|place"))
    if chair.page.get_by_role("button", name=seat, exact=True).count():
        chair.press(seat)
    elif not chair.page.get_by_role("button", name=start, exact=True).count():
        return False
    return True


def correct_an_earlier_result(chair: Chair) -> None:
    """Round 1, table 6 had two counts exchanged; people have moved on since."""
    chair.tab("Results")
    fold = chair.page.locator("details", has=chair.page.locator("summary", has_text="Round 1"))
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()
    chair.press("Correct round 1, table 6")
    sheet = chair.page.get_by_role("region", name="Correct round 1, table 6")
    fields = sheet.get_by_label(re.compile("^Chips of"))
    chips = [int(fields.nth(seat).input_value()) for seat in range(5)]
    best, worst = chips.index(max(chips)), chips.index(min(chips))
    fields.nth(best).fill(str(chips[worst]))
    fields.nth(worst).fill(str(chips[best]))
    sheet.get_by_label("Why is it corrected").fill("Two slips were exchanged")
    chair.press("See what it changes")
    expect(sheet).to_contain_text("What this correction changes")
    chair.picture("correction")
    chair.press("Correct it", sheet)
    chair.sees("Round 1, table 6 is corrected.")
    undo = "Undo the latest correction: Correct round 1, table 6"
    chair.press(undo)
    chair.sees("The correction is undone.")
    chair.page.get_by_role("button", name=undo).wait_for(state="detached")


def decide(chair: Chair) -> None:
    """Sixty places, one champion; the awards are given at the very end (LLAA-T-20)."""
    chair.press("Give the awards", chair.needs())
    expect(chair.needs()).to_contain_text("Awards given at")
    back = chair.needs().get_by_role("button", name="Take the awards back")
    expect(back).to_have_class(re.compile("quiet"))  # the day is done: nothing presses
    chair.tab("Results")
    awards = chair.page.get_by_role("region", name="Awards").get_by_role("listitem")
    assert [place.inner_text().split()[0] for place in awards.all()] == ["1st", "2nd", "3rd"]
    region = chair.page.get_by_role("region", name="Standings")
    region.get_by_role("button", name=re.compile("60")).click()
    standings = region.get_by_role("row")
    expect(standings).to_have_count(61)
    champion = re.sub(r"\s+", " ", awards.first.inner_text())
    assert standings.nth(1).get_by_role("rowheader").inner_text() in champion
    in_the_end = [row.inner_text() for row in standings.all()[1:]]
    assert sum("out" in re.split(r"\s+", row) for row in in_the_end) == 59
    chair.picture("awards", full=True)
