"""No forged file of revealed deals passes, and no true one is refused: by all three verifiers."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardhall.dealing.dealt import dealt
from cardhall.tables import commands as c
from tests.dealing import verifiers
from tests.dealing.forging import (
    FORGERIES,
    Told,
    deal_of,
    hands_exchanged,
    noted,
    numbers_of_an_older_kind,
    played,
    ruled,
    told_by,
    true,
    wild,
)
from tests.tables.test_holdem_levels import of_event
from tests.tables.usual import FOURS, PRESETS, SEATS

OTHER_SEATS = {
    "boure": (2, 7), "pitty_pat": (2, 5), "rummy": (2, 3, 6), "po_ke_no": (2,), "holdem": (2, 9),
}  # fmt: skip


def forged(name: str) -> tuple[Told, verifiers.Noted]:
    """A forged file, and what somebody noted at the table where it takes that to find out."""
    game, forgery, _, takes_note = FORGERIES[name]
    told = true(game)
    note = noted(told) if takes_note else {}
    forgery(told)
    assert told != true(game)
    return told, note


@cache
def seen_by_the_page() -> dict[str, dict[str, Any]]:
    files = [(json.dumps(told), note) for told, note in map(forged, FORGERIES)]
    return dict(zip(FORGERIES, verifiers.page(files), strict=True))


def written(folder: Path, told: Told) -> Path:
    file = folder / "deals.json"
    file.write_text(json.dumps(told))
    return file


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", FORGERIES)
def test_the_command_refuses(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told, note = forged(name)
    assert verifiers.refused(verifiers.command(written(tmp_path, told), note), capsys)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", FORGERIES)
def test_the_program_in_the_guide_refuses(name: str, tmp_path: Path) -> None:
    told, note = forged(name)
    assert verifiers.guide(written(tmp_path, told), note) == 1


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", FORGERIES)
def test_the_page_refuses_and_says_why(name: str) -> None:
    found = seen_by_the_page()[name]
    assert not found["holds"]
    assert FORGERIES[name][2] in verifiers.codes(found)


@pytest.mark.parametrize(
    "name", [name for name, (_, _, _, takes_note) in FORGERIES.items() if takes_note]
)
def test_what_agrees_with_itself_takes_a_note_to_be_found(name: str, tmp_path: Path) -> None:
    """What no file can prove by itself, and why the seal is to be kept: docs/fair-deals.md."""
    told, _ = forged(name)
    file = written(tmp_path, told)
    assert (verifiers.command(file), verifiers.guide(file)) == (0, 0)
    assert verifiers.page([(json.dumps(told), {})])[0]["holds"]


# -- true files ---------------------------------------------------------------------------------


def all_hold(told: Told, folder: Path) -> None:
    note = noted(told)
    file = written(folder, told)
    assert verifiers.command(file, note) == 0
    assert verifiers.guide(file, note) == 0
    (found,) = verifiers.page([(json.dumps(told), note)])
    assert found["holds"], verifiers.codes(found)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", PRESETS)
def test_true_files_pass(game: str, tmp_path: Path) -> None:
    """Every session of a guided table, whatever its number of seats; every card of it told."""
    told = true(game)
    all_hold(told, tmp_path)
    deals = told["sessions"][0]["deals"]
    rules = dealt(game)
    assert rules is not None
    later = any(one["then"] for one in deals if one["label"].startswith("deck/"))
    assert later == bool(rules.laid or rules.draws)
    for seats in OTHER_SEATS.get(game, ()):
        all_hold(told_by(played(game, seats, seats)), tmp_path)


def test_true_files_with_numbers_pass(tmp_path: Path) -> None:
    """Some added before a session and some in it, some not at all; one session is still on."""
    all_hold(true("numbered"), tmp_path)
    numbers = [
        [(one["seat"], bool(one["number"]), one["since"]) for one in session["numbers"]]
        for session in true("boure")["sessions"]
    ]
    assert numbers == [
        [("A Rose", True, 0), ("B Odile", False, 0)],
        [("A Rose", True, 3), ("B Odile", True, 0)],
        [("A Rose", True, 0), ("B Odile", False, 0)],
    ]


def test_all_three_say_who_added_a_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = true("numbered")
    (session,) = verifiers.page([(json.dumps(told), noted(told))])[0]["checked"]["sessions"]
    assert session["numbers"] == told["sessions"][0]["numbers"]
    assert session["numberKept"] is True
    assert verifiers.command(written(tmp_path, told), noted(told)) == 0
    printed = capsys.readouterr().out.splitlines()
    assert (
        "session 1: numbers added by A Rose, B Odile, D Nell (from deal 3 on); C Clay added none"
    ) in printed
    assert "session 1: the number that you added is there" in printed
    assert verifiers.command(written(tmp_path, true("euchre"))) == 0
    assert "session 1: nobody added a number: the hall alone chose the seed" in (
        capsys.readouterr().out
    )


def test_a_number_may_be_noted_without_its_seat(tmp_path: Path) -> None:
    told = true("numbered")
    file = written(tmp_path, told)
    seen = noted(told)[1]
    number = seen.number[1:]
    for given, stands in ((number, True), (f"B{number}", False), (number[::-1], False)):
        note = {1: seen._replace(number=given)}
        assert (verifiers.command(file, note) == 0) is stands
        assert (verifiers.guide(file, note) == 0) is stands
        assert verifiers.page([(json.dumps(told), note)])[0]["holds"] is stands


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_true_files_of_open_tables_pass(game: str, seed: int, tmp_path: Path) -> None:
    """Whatever people did there, and whatever was ruled."""
    all_hold(told_by(wild(game, seed)), tmp_path)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", PRESETS)
def test_true_files_pass_when_the_chair_has_ruled(game: str, tmp_path: Path) -> None:
    """Hands that did not stand, and a seat that was put out of the event."""
    voids, out = 0, False
    for seed in (1, 3, 5):
        table = ruled(game, SEATS[game] if game in FOURS else 6, seed)
        told = told_by(table)
        all_hold(told, tmp_path)
        voids += sum(bool(one["void"]) for one in told["sessions"][0]["deals"])
        out = out or any(seat.disqualified for seat in table.state.seats)
    assert voids
    assert out or game in FOURS


# -- files of the older kinds -------------------------------------------------------------------


def without_numbers(game: str) -> Told:
    """A true file of a table where nobody added any, as at every table before that could be."""
    return true(game) if game != "boure" else told_by(played(game, SEATS[game], 4))


def older(told: Told) -> Told:
    """As the hall gave it before: no dealer, hands from seat A on, a draw by seat, pairs at Pitty
    Pat left out, nothing that came later."""
    told["cardhall"] = "deals 1"
    for session in told["sessions"]:
        del session["numbers"]
        for deal in session["deals"]:
            for field in ("dealer", "void", "then"):
                del deal[field]
            by_seat: dict[str, str] = {}
            for one in deal["given"]:
                by_seat[one["to"]] = f"{by_seat.get(one['to'], '')} {one['cards']}".strip()
            deal["given"] = [{"to": to, "cards": by_seat[to]} for to in sorted(by_seat)]
    return told


@pytest.mark.parametrize("game", PRESETS)
def test_the_command_still_checks_a_file_of_the_older_kind(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verifiers.command(written(tmp_path, older(without_numbers(game)))) == 0
    assert "an older file" in capsys.readouterr().out
    if game == "po_ke_no":
        return
    told = older(without_numbers(game))
    hands_exchanged(told)
    assert verifiers.command(written(tmp_path, told)) == 1


@pytest.mark.parametrize("game", ["boure", "euchre"])
def test_the_command_still_checks_a_file_that_tells_no_numbers(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = without_numbers(game)
    numbers_of_an_older_kind(told)
    note = noted(without_numbers(game))
    assert verifiers.command(written(tmp_path, told), note) == 0
    assert "an older file: it does not tell numbers that players added" in capsys.readouterr().out
    note = {1: note[1]._replace(number="a" * 64)}
    assert verifiers.command(written(tmp_path, told), note) == 1
    hands_exchanged(told)
    assert verifiers.command(written(tmp_path, told)) == 1


def test_the_others_say_that_it_is_an_older_one(tmp_path: Path) -> None:
    without = true("boure")
    numbers_of_an_older_kind(without)
    for told in (older(true("boure")), without):
        assert verifiers.guide(written(tmp_path, told)) == 1
        (found,) = verifiers.page([(json.dumps(told), {})])
        assert verifiers.codes(found) == {"older"}


def test_pairs_that_lay_open_with_the_deal_are_told(tmp_path: Path) -> None:
    """At Pitty Pat: all five cards of each, and not only those that stayed in the hand."""
    given = deal_of(true("pitty_pat"), "deck/1")["given"]
    assert [len(one["cards"].split()) for one in given] == [5] * 4


def test_a_table_whose_people_come_and_go_passes(tmp_path: Path) -> None:
    """At an event of hold'em: one goes with all chips, another comes, seats are empty."""
    at = of_event()
    for hand in range(2, 8):
        while at.state.in_hand:
            if not at.bot_moves():
                at.wait(20_000)
        if hand == 3:
            at.do(c.SendPlayer(seat=2, to="t2", clause="OP-HOLDEM-11"))
        if hand == 5:
            at.do(
                c.SeatPlayer(
                    seat=5, name="Zoe", person="pz", entry="ez", chips=7_350, came_from="t3",
                    present=True, clause="OP-HOLDEM-11",
                )
            )  # fmt: skip
        at.do(c.GiveLeave(hand=hand))
        at.wait(11_000)
    while at.state.in_hand:
        if not at.bot_moves():
            at.wait(20_000)
    at.do(c.EndSession(), role="chair")
    told = told_by(at)
    assert len({len(one["given"]) for one in told["sessions"][0]["deals"][1:]}) > 1
    all_hold(told, tmp_path)
