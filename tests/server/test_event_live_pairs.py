"""Games of partners in the browser: a bracket's matches and a euchre night, to their results."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall.formats.progressive import live as night_link
from cardhall.server.config import Limits
from cardhall.server.live import LiveTable
from cardhall.tables.partner_results import EuchreHand
from tests.server.support import Hall, Person, open_hall, run

TEAMS = (("Ada", "Bea"), ("Cleo", "Dot"), ("Eve", "Flo"), ("Gil", "Hal"))
WALKERS = ("Ann", "Ben", "Cat", "Dan", "Edda", "Finn", "Gus", "Hope", "Ida")


async def tell(chair: Person, *commands: tuple[str, dict[str, Any]]) -> None:
    for type, what in commands:
        told = await chair.tell("spring", type, **what)
        assert told.status_code == 200, (type, told.text)


async def play_on(hall: Hall, *tables: LiveTable, seconds: int = 2400) -> None:
    """Let hall time pass so that bots move, until these tables are over."""
    for _ in range(seconds):
        hall.clock.pass_seconds(1)
        await hall.server.tables.beat()
        if all(table.state.stage == "ended" for table in tables):
            break
    await hall.server.tables.settled()


def live(hall: Hall, card: dict[str, Any]) -> LiveTable:
    return hall.server.tables.get(card["live_id"])


async def people_play(hall: Hall, table: LiveTable, people: dict[int, Person]) -> dict[int, int]:
    """People act at their seats, the simplest legal thing, until the table is over; how often."""
    acted = dict.fromkeys(people, 0)
    for _ in range(4000):
        hall.clock.pass_seconds(1)
        await hall.server.tables.beat()
        state = table.state
        if state.stage == "ended":
            break
        for seat in set(state.asked()) & people.keys():
            words = state.adapter.remedy(state.hand, seat)
            done = await people[seat].play(table.id, "act", seat=seat, step=state.step, words=words)
            assert done.status_code == 200, done.text
            acted[seat] += 1
        for seat in people.keys() - set(state.ready) if state.stage == "pause" else ():
            await people[seat].play(table.id, "go_on", seat=seat)
    return acted


# --- Pedro's matches ----------------------------------------------------------------------------


async def a_bracket(hall: Hall, teams: int = 4, mode: str = "live", **options: str) -> Person:
    """An event of Pedro alone, its teams signed in and drawn and the first matches called."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True, "games": ["pedro"]})
    for one, two in TEAMS[:teams]:
        entry = {"name": one, "partner": two, "auxiliary": one, "paid_cents": 3000}
        await tell(chair, ("take_entry", {"category": "pedro", **entry}), ("sign_in", {"who": one}))
    for option, value in options.items():
        rule = {"option": option.replace("__", "."), "value": value}
        await tell(chair, ("set_option", {"category": "pedro", **rule}))
    await tell(
        chair,
        ("set_table_mode", {"category": "pedro", "table": 0, "mode": mode}),
        ("draw_bracket", {}),
    )
    return chair


async def called(hall: Hall, chair: Person) -> list[dict[str, Any]]:
    await tell(chair, ("call_matches", {}))
    await hall.server.tables.settled()
    return await matches(chair)


async def matches(chair: Person) -> list[dict[str, Any]]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["bracket"]["matches"]  # type: ignore[no-any-return]


def test_a_match_in_the_browser_goes_to_the_bracket_by_itself(tmp_path: Path) -> None:
    """Partners face one another, a game to sixty is the match, the higher total wins
    (LLAA-T-43, LLAA-PEDRO-02, 17)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall)
            first, second, *_ = await called(hall, chair)
            table = live(hall, first)
            one, two = (team["entry"] for team in first["teams"])
            assert [seat.entry for seat in table.state.seats] == [one, two, one, two]
            assert len({seat.person for seat in table.state.seats}) == 4
            assert table.state.ends_at == first["deadline"]
            await play_on(hall, table, live(hall, second))
            first, second, *_ = await matches(chair)
            assert first["state"] == second["state"] == "done"
            points = [team["points"] for team in first["teams"]]
            assert points == [table.state.stacks[0], table.state.stacks[1]]
            won = points.index(max(points))
            assert [team["result"] for team in first["teams"]][won] == "win"
            assert max(points) >= 60
            assert [report["by"]["text"] for report in first["reports"]] == ["Live table 1"]

    run(work())


def test_a_bracket_is_played_to_its_champion_in_the_browser(tmp_path: Path) -> None:
    """Four teams: six or seven matches (LLAA-T-09), each with one result, though the hall was
    closed and opened between."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, pedro__clock="off")
            for _ in range(3):
                await called(hall, chair)
                playing = [one for one in await matches(chair) if one["state"] == "playing"]
                assert all(live(hall, one).state.ends_at == 0 for one in playing)
                await play_on(hall, *(live(hall, one) for one in playing))
            before = await matches(chair)
            password, clock = hall.password, hall.clock
        async with open_hall(tmp_path, clock, password) as hall:
            chair = await hall.chair()
            await hall.server.tables.settled()
            assert await matches(chair) == before
            while any(one["state"] == "ready" for one in await matches(chair)):
                await called(hall, chair)
                playing = [one for one in await matches(chair) if one["state"] == "playing"]
                await play_on(hall, *(live(hall, one) for one in playing))
            view = (await chair.view("spring", "console"))["view"]
            bracket = view["categories"][0]["bracket"]
            done = [one for one in bracket["matches"] if one["state"] == "done"]
            assert 6 <= len(done) <= 7
            assert all(len(one["reports"]) == 1 for one in done)
            assert bracket["champion"]

    run(work(), 120)


def test_each_of_a_team_sits_down_by_their_own_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            lines = (await chair.view("spring", "console"))["view"]["entries"]
            line = next(one for one in lines if one["id"] == card["teams"][0]["entry"])
            assert line["code"] != line["partner_code"]
            for code, seat, name in (
                (line["code"], 0, line["name"]),
                (line["partner_code"], 2, line["partner"]),
            ):
                player = hall.person()
                assert (await player.login(code=code)).json()["name"] == name
                mine = (await player.view("spring", "player"))["view"]
                assert (mine["name"], mine["live_id"]) == (name, table.id)
                assert {mine["name"], mine["partner"]} == {line["name"], line["partner"]}
                taken = await player.play(table.id, "sit", seat=2 - seat, person="", name="")
                assert taken.status_code == 422, "a partner's seat is not one's own"
                sat = await player.play(table.id, "sit", seat=seat, person="", name="")
                assert sat.status_code == 200, sat.text
                view = (await player.get(f"/api/tables/{table.id}/view")).json()["view"]
                assert view["mine"]["seat"] == seat
            by_name = hall.person()  # either card of the team does, with one's own name
            pin = {"event": "spring", "name": line["partner"], "pin": line["code"]}
            await by_name.login(**pin)
            view = (await by_name.get(f"/api/tables/{table.id}/view")).json()["view"]
            assert view["mine"]["seat"] == 2
            await tell(chair, ("new_code", {"entry": line["id"]}))
            assert (await hall.person().login(code=line["partner_code"])).status_code == 401

    run(work())


def test_two_people_and_two_bots_play_a_match_to_its_end(tmp_path: Path) -> None:
    """Who is not there is played for by a bot; who comes back has the seat again (OP-T-11)."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(commands_a_second=10_000)) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            lines = (await chair.view("spring", "console"))["view"]["entries"]
            people: dict[int, Person] = {}
            for seat, team in enumerate(card["teams"]):
                line = next(one for one in lines if one["id"] == team["entry"])
                people[seat] = hall.person()
                await people[seat].login(code=line["code"])
                await people[seat].play(table.id, "sit", seat=seat, person="", name="")
            assert [seat.automatic for seat in table.state.seats] == [False, False, True, True]
            acted = await people_play(hall, table, people)
            await hall.server.tables.settled()
            first, *_ = await matches(chair)
            assert first["state"] == "done"
            assert min(acted.values()) > 20

    run(work(), 120)


def test_a_match_on_time_goes_to_the_side_that_leads(tmp_path: Path) -> None:
    """Minutes that the chair gives or takes reach the table; level sides play one more hand
    (OP-T-04)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            await tell(chair, ("add_minutes", {"category": "pedro", "table": 1, "minutes": 5}))
            await hall.server.tables.settled()
            assert table.state.ends_at == card["deadline"] + 5 * 60_000
            while table.state.hands < 3 or table.state.stacks[0] == table.state.stacks[1]:
                await play_on(hall, table, seconds=1)
            await tell(chair, ("call_time", {"category": "pedro", "table": 1}))
            await play_on(hall, table)
            state, (first, *_) = table.state, await matches(chair)
            points = [team["points"] for team in first["teams"]]
            assert first["state"] == "done"
            assert 0 < max(points) < 60
            assert points[0] != points[1]
            level = replace(state, stacks=(9, 9, 9, 9))
            assert state.adapter.at_time(state)
            assert not state.adapter.at_time(level)

    run(work())


@pytest.mark.parametrize("out", ["bidder-first", "must-bid-out"])
def test_who_goes_out_on_its_bid_is_told(tmp_path: Path, out: str) -> None:
    """Where the bid decides, the table says who made it (OP-PEDRO-01)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2, out=out, pedro__clock="off")
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            assert table.state.rules.out == out
            await play_on(hall, table, seconds=6000)
            first, *_ = await matches(chair)
            assert first["state"] == "done", "the event took the result"
            side = table.state.run.winner
            assert first["teams"][side]["result"] == "win"
            if out == "must-bid-out":
                assert first["bidder"] == first["teams"][side]["entry"]

    run(work(), 120)


def test_a_call_stands_at_the_match_and_at_its_table(tmp_path: Path) -> None:
    """Nothing moves until it is ruled, here or there (LLAA-T-17, LLAA-PEDRO-39)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            await chair.play(table.id, "call_chair", seat=-1, reason="A spilled drink")
            await hall.server.tables.settled()
            assert (await matches(chair))[0]["state"] == "called"
            step = table.state.step
            await play_on(hall, table, seconds=60)
            assert table.state.step == step
            await chair.play(table.id, "rule", ruling="play_on", text="Play on.")
            await hall.server.tables.settled()
            assert (await matches(chair))[0]["state"] == "playing"
            desk = (await chair.view("spring", "judge"))["view"]["desk"]
            assert [one["live"] for one in desk["rulings"]] == [True]
            await tell(
                chair, ("call_chair", {"category": "pedro", "table": 1, "why": "From the floor"})
            )
            await hall.server.tables.settled()
            assert table.state.call is not None
            await tell(
                chair, ("give_ruling", {"category": "pedro", "table": 1, "text": "Play on."})
            )
            await hall.server.tables.settled()
            assert table.state.call is None

    run(work())


def test_a_live_matchs_result_is_corrected_and_taken_away_like_any(tmp_path: Path) -> None:
    """A result taken away is played anew, at another table in the browser (OP-X-20)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            first = live(hall, card)
            await play_on(hall, first)
            card, *_ = await matches(chair)
            turned = [
                {"entry": one["entry"], "points": other["points"]}
                for one, other in zip(card["teams"], card["teams"][::-1], strict=True)
            ]
            fix = {"category": "pedro", "match": 1, "why": "upside down"}
            await tell(chair, ("correct_match", {**fix, "points": turned}))
            now, *_ = await matches(chair)
            assert [t["result"] for t in now["teams"]] != [t["result"] for t in card["teams"]]
            await tell(chair, ("undo_correction", {"correction": now["corrections"][-1]}))
            assert (await matches(chair))[0]["teams"] == card["teams"]
            await tell(chair, ("correct_match", {**fix, "void": True}))
            assert (await matches(chair))[0]["state"] == "ready"
            card, *_ = await called(hall, chair)
            again = live(hall, card)
            assert again.id != first.id
            await play_on(hall, again)
            card, *_ = await matches(chair)
            assert card["state"] == "done"
            points = [team["points"] for team in card["teams"]]
            assert points == [again.state.stacks[0], again.state.stacks[1]]

    run(work(), 120)


def test_a_call_that_is_taken_back_ends_its_table_and_tells_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            first = live(hall, card)
            await tell(chair, ("take_back_call", {"match": 1}))
            await hall.server.tables.settled()
            await play_on(hall, first, seconds=120)
            assert first.state.stage == "ended"
            assert (await matches(chair))[0]["state"] == "ready"
            card, *_ = await called(hall, chair)
            assert live(hall, card).id != first.id
            assert not card["reports"]

    run(work())


def test_a_team_that_is_sent_away_loses_its_match_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table, gone = live(hall, card), card["teams"][0]["entry"]
            await tell(chair, ("disqualify", {"entry": gone, "why": "A marked card"}))
            await play_on(hall, table, seconds=120)
            card, *_ = await matches(chair)
            assert card["state"] == "walkover"
            assert [team["result"] for team in card["teams"]] == ["loss", "win"]
            assert table.state.stage == "ended"

    run(work())


def test_one_match_on_wood_and_one_in_the_browser(tmp_path: Path) -> None:
    """A phone reports the wooden table's match, and not the other's; a dispute is settled."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, mode="physical")
            await tell(chair, ("set_table_mode", {"category": "pedro", "table": 2, "mode": "live"}))
            physical, online, *_ = await called(hall, chair)
            assert (physical["mode"], physical["live_id"], online["mode"]) == (
                "physical",
                "",
                "live",
            )
            codes = (await chair.view("spring", "console"))["view"]["categories"][0]["table_codes"]
            reports = []
            for card, answer in ((physical, 200), (online, 422)):
                phone = hall.person()
                await phone.login(code=codes[str(card["table"])])
                seen = (await phone.view("spring", "captain"))["view"]
                assert seen["may_report"] == (answer == 200)
                assert ("report" in seen["text"]["text"]) == (answer == 200)
                points = [
                    {"entry": team["entry"], "points": made}
                    for team, made in zip(card["teams"], (62, 40), strict=True)
                ]
                what = {"match": card["match"], "points": points, "caller": "Ada"}
                told = await phone.tell("spring", "report_match", **what)
                assert told.status_code == answer, told.text
                reports.append(told)
            assert "browser" in reports[1].json()["why"]["text"]
            await play_on(hall, live(hall, online))
            assert [one["state"] for one in (await matches(chair))[:2]] == ["done", "done"]

    run(work())


def test_two_presses_open_one_table_and_count_one_result(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            for _ in range(2):
                told = await chair.tell("spring", "call_matches", id="pressed-twice")
                assert told.status_code == 200
            await hall.server.tables.settled()
            card, *_ = await matches(chair)
            table = live(hall, card)
            assert table.state.session == 1
            await play_on(hall, table)
            for _ in range(3):
                hall.server.tables.reconcile_soon("spring")
                await hall.server.tables.settled()
            card, *_ = await matches(chair)
            assert len(card["reports"]) == 1

    run(work())


# --- the euchre night ---------------------------------------------------------------------------


async def a_night(hall: Hall, people: int = 9, games: int = 2, **options: str) -> Person:
    chair = await hall.chair()
    made = {"id": "spring", "rehearsal": True, "preset": "lions-euchre"}
    assert (await chair.post("/api/events", made)).status_code in (200, 201)
    for option, value in options.items():
        rule = {"option": option.replace("_", "-"), "value": value}
        await tell(chair, ("set_option", {"category": "euchre", **rule}))
    for name in WALKERS[:people]:
        await tell(chair, ("take_entry", {"category": "euchre", "name": name, "auxiliary": ""}))
    await tell(
        chair,
        ("set_games", {"category": "euchre", "games": games}),
        ("set_table_mode", {"category": "euchre", "table": 0, "mode": "live"}),
    )
    return chair


async def next_game(hall: Hall, chair: Person) -> dict[str, Any]:
    await tell(chair, ("seat_game", {"category": "euchre"}), ("start_game", {"category": "euchre"}))
    await hall.server.tables.settled()
    return await format_card(chair)


async def format_card(chair: Person) -> dict[str, Any]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["format_card"]  # type: ignore[no-any-return]


def test_a_euchre_night_is_played_in_the_browser_from_first_to_last(tmp_path: Path) -> None:
    """Each game with another partner at tables that open by themselves; eight hands, both
    partners' points, somebody sits out; points and cups balance (EUCHRE-36, 38, 46, 48, 51)."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall)
            partners: list[frozenset[str]] = []
            made: dict[str, int] = dict.fromkeys(WALKERS, 0)
            for no in (1, 2):
                card = await next_game(hall, chair)
                assert (card["game"], len(card["tables"]), len(card["out"])) == (no, 2, 1)
                tables = [live(hall, one) for one in card["tables"]]
                for one, table in zip(card["tables"], tables, strict=True):
                    first, second = (pair["entries"] for pair in one["pairs"])
                    seats = [seat.entry for seat in table.state.seats]
                    assert seats == [first[0], second[0], first[1], second[1]]
                await play_on(hall, *tables)
                card = await format_card(chair)
                assert card["done"] == 2
                for one, table in zip(card["tables"], tables, strict=True):
                    assert one["sheet"]["points"] == [
                        table.state.stacks[0],
                        table.state.stacks[1],
                    ]
                    assert one["cup_cents"] == sum(table.state.cup)
                    for pair in one["pairs"]:
                        partners.append(frozenset(pair["entries"]))
                        for name in pair["names"]:
                            made[name] += pair["points"]
            assert len(set(partners)) == 8, "nobody had a partner twice"
            scores = {line["name"]: line["points"] for line in card["standings"]}
            assert scores == made
            await tell(chair, ("close_evening", {"category": "euchre"}))
            card = await format_card(chair)
            assert card["ended"]
            assert sum(line["cents"] for line in card["book"]) == 0
            assert {line["place"] for line in card["standings"]} >= {1}

    run(work(), 120)


def test_people_and_bots_play_a_game_of_the_night(tmp_path: Path) -> None:
    """The phone leads each to the seat; a seat nobody takes is played by a bot."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(commands_a_second=10_000)) as hall:
            chair = await a_night(hall, people=4)
            card = await next_game(hall, chair)
            table = live(hall, card["tables"][0])
            lines = (await chair.view("spring", "console"))["view"]["entries"]
            people: dict[int, Person] = {}
            for seat in (0, 1, 3):
                entry = table.state.seats[seat].entry
                line = next(one for one in lines if one["id"] == entry)
                people[seat] = hall.person()
                await people[seat].login(code=line["code"])
                view = (await people[seat].view("spring", "player"))["view"]
                assert view["live_id"] == view["format_seat"]["live_id"] == table.id
                await people[seat].play(table.id, "sit", seat=seat, person="", name="")
            acted = await people_play(hall, table, people)
            assert min(acted.values()) > 20
            await hall.server.tables.settled()
            card = await format_card(chair)
            assert card["done"] == 1
            assert card["tables"][0]["reports"][0]["by"]["text"] == "Live table 1"

    run(work(), 120)


@pytest.mark.parametrize("even", ["cut", "last-scorer-stays"])
def test_level_pairs_know_who_moves(
    tmp_path: Path, even: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table has cut for them, or the pair that scored last stays (OP-EUCHRE-02)."""
    level = tuple(EuchreHand("made", hand % 2) for hand in range(8))

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall, 8, 2, **({"even": even} if even != "cut" else {}))
            card = await next_game(hall, chair)
            monkeypatch.setattr(night_link, "euchre_hands", lambda state: level)
            await play_on(hall, *(live(hall, one) for one in card["tables"]))
            card = await format_card(chair)
            for one in card["tables"]:
                assert one["sheet"]["points"] == [4, 4]
                assert one["sheet"]["moves"] in ((1, 2) if even == "cut" else (1,))
            await tell(chair, ("seat_game", {"category": "euchre"}))

    run(work(), 120)


@pytest.mark.clause("EUCHRE-41")
def test_a_hand_in_which_both_pairs_score_reaches_the_event_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = (
        *(EuchreHand("made", hand % 2, (1 - hand % 2, hand % 2)) for hand in range(7)),
        EuchreHand("march", 0, (2, 2)),
    )

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall, people=4)
            card = await next_game(hall, chair)
            monkeypatch.setattr(night_link, "euchre_hands", lambda state: told)
            await play_on(hall, *(live(hall, one) for one in card["tables"]))
            (table,) = (await format_card(chair))["tables"]
            assert table["sheet"]["points"] == [6, 5]

    run(work(), 120)


def test_wood_and_browser_side_by_side_in_one_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall, people=8)
            await tell(
                chair,
                ("seat_game", {"category": "euchre"}),
                ("set_table_mode", {"category": "euchre", "table": 2, "mode": "physical"}),
                ("start_game", {"category": "euchre"}),
            )
            await hall.server.tables.settled()
            online, physical = (await format_card(chair))["tables"]
            assert (online["mode"], physical["mode"], physical["live_id"]) == (
                "live",
                "physical",
                "",
            )
            codes = (await chair.view("spring", "console"))["view"]["categories"][0]["table_codes"]
            sheet = {"points": [9, 4], "loners": [1, 0], "euchred": [0, 0]}
            for card, answer in ((physical, 200), (online, 422)):
                phone = hall.person()
                await phone.login(code=codes[str(card["table"])])
                seen = (await phone.view("spring", "captain"))["view"]["format_table"]
                assert seen["may_report"] == (answer == 200)
                what = {"category": "euchre", "game": 1, "table": card["table"], "sheet": sheet}
                told = await phone.tell("spring", "report_game", caller="Ann", **what)
                assert told.status_code == answer, told.text
            again = await chair.tell("spring", "take_back_seats", category="euchre")
            assert again.status_code == 422, "what was dealt stays dealt"
            await play_on(hall, live(hall, online))
            assert (await format_card(chair))["done"] == 2
            named = {"category": "euchre", "table": 2, "mode": "live"}
            await tell(chair, ("set_table_mode", named))
            assert [t["mode"] for t in (await format_card(chair))["tables"]] == ["live", "physical"]

    run(work(), 120)


def test_a_live_sheet_is_corrected_and_played_anew(tmp_path: Path) -> None:
    """A correction like that of any sheet; a result taken away is dealt anew at another table, and
    a table that called stays as it is until it is ruled."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall, people=4)
            card = await next_game(hall, chair)
            first = live(hall, card["tables"][0])
            await tell(chair, ("call_chair", {"category": "euchre", "table": 1, "why": "Noise"}))
            await hall.server.tables.settled()
            assert first.state.call is not None
            await chair.play(first.id, "rule", ruling="play_on", text="Play on.")
            await hall.server.tables.settled()
            assert (await format_card(chair))["tables"][0]["state"] == "playing"
            await play_on(hall, first)
            told = (await format_card(chair))["tables"][0]
            fix = {"category": "euchre", "game": 1, "table": 1, "why": "keyed wrong"}
            sheet = {"points": [9, 4], "loners": [1, 0], "euchred": [0, 0]}
            await tell(chair, ("correct_game", {**fix, "sheet": sheet}))
            now = (await format_card(chair))["tables"][0]
            assert now["sheet"]["points"] == [9, 4]
            await tell(chair, ("undo_correction", {"correction": now["corrections"][-1]}))
            assert (await format_card(chair))["tables"][0]["sheet"] == told["sheet"]
            await tell(chair, ("correct_game", fix))
            await hall.server.tables.settled()
            now = (await format_card(chair))["tables"][0]
            again = live(hall, now)
            assert (now["state"], again.id == first.id) == ("playing", False)
            await play_on(hall, again)
            now = (await format_card(chair))["tables"][0]
            assert now["state"] == "done"
            assert now["sheet"]["points"] == [again.state.stacks[0], again.state.stacks[1]]

    run(work(), 120)


def test_a_night_whose_result_was_lost_in_a_crash_is_told_at_the_start(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_night(hall, people=4)
            card = await next_game(hall, chair)
            table = live(hall, card["tables"][0])
            hall.server.tables.reconcile_soon = lambda event: None  # type: ignore[method-assign]
            await play_on(hall, table)
            assert (await format_card(chair))["done"] == 0
            password, clock = hall.password, hall.clock
        async with open_hall(tmp_path, clock, password) as hall:
            await hall.server.tables.settled()
            card = await format_card(await hall.chair())
            assert card["done"] == 1
            assert len(card["tables"][0]["reports"]) == 1

    run(work(), 120)


# --- looked at from above -----------------------------------------------------------------------


def test_the_chair_sees_every_live_table_and_no_card(tmp_path: Path) -> None:
    """Who is there, which hand, how it stands; a player is told nothing of it."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall)
            first, second, *_ = await called(hall, chair)
            table = live(hall, first)
            lines = (await chair.view("spring", "console"))["view"]["entries"]
            line = next(one for one in lines if one["id"] == first["teams"][0]["entry"])
            player = hall.person()
            await player.login(code=line["partner_code"])
            await player.play(table.id, "sit", seat=2, person="", name="")
            for _ in range(40):
                hall.clock.pass_seconds(1)
                await hall.server.tables.beat()
            seen = (await chair.get("/api/events/spring/live")).json()
            assert [one["id"] for one in seen] == [first["live_id"], second["live_id"]]
            assert [seat["plays"] for seat in seen[0]["seats"]] == [
                "away",
                "away",
                "person",
                "away",
            ]
            assert seen[0]["seats"][2]["name"] == line["partner"]
            assert (seen[0]["hand"], seen[0]["stage"]) == (1, "hand")
            assert seen[0]["sides"] == [[0, 2], [1, 3]]
            assert "AS" not in str(seen)
            assert (await player.get("/api/events/spring/live")).status_code == 403
            await tell(chair, ("call_chair", {"category": "pedro", "table": 1, "why": "x"}))
            await hall.server.tables.settled()
            seen = (await chair.get("/api/events/spring/live")).json()
            assert [one["frozen"] for one in seen] == [True, False]
            await play_on(hall, live(hall, second))
            assert len((await chair.get("/api/events/spring/live")).json()) == 1

    run(work())


def test_the_judge_reads_what_each_ruling_changes_before_giving_it(tmp_path: Path) -> None:
    """Of this game, at this moment; nothing while nobody called, and to nobody else."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_bracket(hall, 2)
            card, *_ = await called(hall, chair)
            table = live(hall, card)
            at = f"/api/tables/{table.id}/rulings"
            assert (await chair.get(at)).json() == []
            await chair.play(table.id, "call_chair", seat=-1, reason="A question")
            offers = {one["ruling"]: one for one in (await chair.get(at)).json()}
            assert "renege" not in offers
            assert offers["misdeal"]["clauses"][0] == "LLAA-PEDRO-36"
            assert any(
                "void" in change["text"] for change in offers["misdeal"]["rulings"][0]["changes"]
            )
            assert table.state.facts is not None
            hand = table.state.facts.number
            done = await chair.play(table.id, "rule", ruling="misdeal")
            assert done.status_code == 200, done.text
            await hall.server.tables.settled()
            assert table.state.call is None
            assert [facts.number for facts in table.state.history if facts.void] == [hand]
            rulings = (await chair.view("spring", "judge"))["view"]["desk"]["rulings"]
            assert rulings[0]["title"] == offers["misdeal"]["title"]
            assert rulings[0]["clauses"][0] == "LLAA-PEDRO-36"
            stranger = hall.person()
            lines = (await chair.view("spring", "console"))["view"]["entries"]
            await stranger.login(code=lines[0]["code"])
            assert (await stranger.get(at)).status_code == 403

    run(work())
