"""Every command of an event, asked by every role: who may not is told so, and nothing happens."""

from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

from cardhall.hall.commands import Command, HallCommand
from cardhall.server.config import Limits
from tests.server.support import Person, open_hall, run

# what a table tells of itself, format by format: its captain may, and a judge who stands at it
AT_TABLE = {
    # a Po-Ke-No caller
    *("begin_called_game", "turn_card", "take_back_turn", "say_out", "withdraw_out"),
    *("settle_called_game", "strike_called_game", "collect_decks"),
    # a euchre night
    *("report_game", "take_back_sheet"),
    # a Swiss
    *("report_pairing", "take_back_pairing_report"),
    # a hold'em tournament
    *("report_out", "take_back_out", "rebuy", "decline_rebuy", "take_back_answer"),
    *("count_table", "finish_hand", "hand_done", "play_on", "tell_floor"),
}
# who writes a night at home: nobody there is a chairperson
SCRIBE = {
    *("join", "hear_card", "write_hand", "buy_in", "correct_line", "sit_out", "leave_night"),
    *("count_chips", "end_night", "reopen_night", "pay", "take_back_pay"),
}
# by role, as the house wants it; what is not named here is the chairperson's alone
MAY: dict[str, set[str]] = {
    "judge": {
        *AT_TABLE,
        *("apply_ruling", "take_back_ruling", "correct_game", "settle_sheets"),
        *("make_moves", "take_back_moves", "move_player", "start_clock", "pause_clock"),
        *("call_chair", "report_count", "take_back_report", "mark_seat", "set_stack"),
        *(
            "mark_here",
            "settle_dispute",
            "enter_tie_game",
            "enter_place_game",
            "void_table",
            "give_ruling",
        ),
        *(
            "add_minutes",
            "issue_lot",
            "record_incident",
            "disqualify",
            "correct_result",
            "undo_correction",
        ),
        *("report_match", "take_back_match", "settle_match", "correct_match"),
        *("settle_pairing", "correct_pairing"),
    },
    "captain": {
        *AT_TABLE,
        *SCRIBE,
        *("call_chair", "report_count", "take_back_report", "mark_seat"),
        *("report_match", "take_back_match"),
    },
    "player": {"call_chair", "sign_in", "hear_card", "pay", "tell_floor"},
    "visitor": set(),
}


def some(kind: Any) -> Any:
    """Any value of a field's type."""
    if isinstance(kind, UnionType):
        kind = get_args(kind)[0]
    origin = getattr(kind, "__origin__", kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {}
    return {str: "x", int: 1, bool: False, tuple: [], dict: {}}.get(
        origin, get_args(kind)[:1] or "x"
    )


def wire(command: type[Command]) -> dict[str, Any]:
    fields = [f for f in msgspec.structs.fields(command) if f.required]
    data: dict[str, Any] = {f.encode_name: some(f.type) for f in fields}
    if "mode" in data:
        data["mode"] = "live"
    if "mark" in data:
        data["mark"] = "broke"
    return {"type": command.__struct_config__.tag, **data}


def test_a_wrong_role_is_refused_at_every_command(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(commands_a_second=10_000)) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            await chair.tell("spring", "rehearse", until="playing")
            console = (await chair.view("spring", "console"))["view"]
            codes = {
                "judge": console["judge_code"],
                "captain": console["categories"][0]["table_codes"]["1"],
                "player": console["entries"][0]["code"],
            }
            people: dict[str, Person] = {"visitor": hall.person()}
            for role, code in codes.items():
                people[role] = hall.person()
                await people[role].login(code=code)
            version = (await chair.view("spring", "console"))["version"]
            for command in get_args(HallCommand):
                body = wire(command)
                for role, person in people.items():
                    if body["type"] in MAY[role]:
                        continue
                    sent = {"id": "not-theirs-to-ask", "version": 10**6, "command": body}
                    told = await person.post("/api/events/spring/commands", sent)
                    wanted = 401 if role == "visitor" else 403
                    assert told.status_code == wanted, (body, role, told.text)
                    assert told.json()["cure"]["text"]
            assert (await chair.view("spring", "console"))["version"] == version

    run(work())


def test_a_role_acts_only_at_its_own_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            await chair.tell("spring", "rehearse", until="playing")
            console = (await chair.view("spring", "console"))["view"]
            cards = console["categories"][0]["rounds"][-1]["tables"]
            other = cards[1]
            captain = hall.person()
            await captain.login(code=console["categories"][0]["table_codes"]["1"])
            counts = [{"entry": seat["entry"], "chips": 100} for seat in other["seats"]]
            one = counts[0]["entry"]
            count = {"counts": counts, "caller": "Ida", "early": True}
            asked: list[tuple[str, dict[str, Any]]] = [
                ("report_count", {"round": 1, "table": 2, **count}),
                ("mark_seat", {"round": 1, "table": 2, "entry": one, "mark": "broke"}),
                ("call_chair", {"table": 2}),
                ("take_back_report", {"round": 1, "table": 2}),
            ]  # fmt: skip
            for type, what in asked:
                told = await captain.tell("spring", type, **what)
                assert told.status_code == 422, (type, told.text)
                assert told.json()["cure"]["text"]
            mine = cards[0]["seats"][0]["entry"]
            code = next(one["code"] for one in console["entries"] if one["id"] == mine)
            player = hall.person()
            await player.login(code=code)
            told = await player.tell("spring", "call_chair", table=2)
            assert told.status_code == 422, told.text
            told = await player.tell("spring", "sign_in", who=counts[0]["entry"])
            assert told.status_code == 422, told.text

    run(work())
