"""What the server says of itself, over HTTP: valid, whole, and for everybody."""

from pathlib import Path
from typing import Any

from openapi_spec_validator import OpenAPIV31SpecValidator

from cardhall.cli.openapi import description
from cardhall.server.api_description import REFUSALS, operations
from tests.server.support import open_hall, run

TROUBLE = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}


def test_the_api_is_described_to_everybody_as_docs_say(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            for person in (hall.person(), await hall.chair()):
                told = await person.get("/api/schema/openapi.json")
                assert told.status_code == 200, told.text
                assert told.headers["content-type"] == "application/json"
                assert told.json() == description()
                page = await person.get("/api/schema")
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                for path, method, _ in operations(told.json()):
                    assert f"{method} {path}" in page.text
                assert "http:" not in page.text, "a hall has no internet"
                assert "https:" not in page.text

    run(work())


def test_the_description_is_valid_and_names_every_refusal() -> None:
    schema = description()
    assert not [error.message for error in OpenAPIV31SpecValidator(schema).iter_errors()]
    assert {
        status: one["content"] for status, one in schema["components"]["responses"].items()
    } == dict.fromkeys(REFUSALS, TROUBLE)
    for path, method, operation in operations(schema):
        assert set(REFUSALS) < operation["responses"].keys(), (method, path)
    conflict = schema["paths"]["/api/events/{id}/commands"]["post"]["responses"]["409"]
    assert "Stale" in str(conflict)


def test_what_is_only_sent_is_described_as_sent_whole() -> None:
    """A page need not ask for a field of an answer; what the hall also reads, and what it writes
    short, may lack fields that hold their defaults."""
    shapes = description()["components"]["schemas"]
    for name in ("TableView", "HandReport", "RummyPlay", "ConsoleView", "SteppedHand", "Me"):
        assert shapes[name]["required"] == list(shapes[name]["properties"]), name
    for name, needed in (("EntryRow", "name"), ("NewTable", "name"), ("Grant", "role")):
        assert needed in shapes[name]["required"]
        assert len(shapes[name]["required"]) < len(shapes[name]["properties"]), name
    assert set(shapes["Trouble"]["required"]) == {"error", "why"}


def test_a_table_with_rules_that_are_not_there_is_refused_in_words(tmp_path: Path) -> None:
    own = {"name": "Ida", "pin": "1234", "rebuys": True}

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            for wrong, field in (
                ({"game": "whist"}, "game"),
                ({"game": "holdem", "preset": "nobody's"}, "options"),
                ({"game": "holdem", "options": {"no_such": 1}}, "options"),
            ):
                told = await hall.person().post("/api/tables", own | wrong)
                assert told.status_code == 422, told.text
                assert told.json()["field"] == field
                assert told.json()["cure"]["text"]

    run(work())


def test_a_chair_whose_password_was_replaced_is_asked_to_sign_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            hall.server.secrets._chair.proof = "of another password"
            told = await chair.post("/api/events", {"id": "autumn"})
            assert told.status_code in {401, 403}, told.text
            assert told.json()["cure"]["text"]
            assert not hall.server.events

    run(work())


def test_a_refusal_is_described_as_the_messages_that_it_is_said_in() -> None:
    """Whatever its status: a program that reads ``why`` finds a key, its arguments, the English."""
    described = description()
    shapes = described["components"]["schemas"]
    said = {"$ref": "#/components/schemas/AnsweredMessage"}
    own = {
        content["schema"]["$ref"].rsplit("/", 1)[1]
        for _, _, operation in operations(described)
        for status, answer in operation["responses"].items()
        if status >= "400"
        for content in answer.get("content", {}).values()
    }
    assert own
    for name in {*own, "Trouble"}:
        assert shapes[name]["properties"]["why"] == said, name
        assert said in (shapes[name]["properties"]["cure"], *_either(shapes[name], "cure")), name


def _either(shape: dict[str, Any], field: str) -> list[Any]:
    """What a field may be that may be left out."""
    found: list[Any] = shape["properties"][field].get("oneOf", [])
    return found
