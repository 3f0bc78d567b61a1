"""Ways of playing, and every house rule in the words of the table card."""

from pathlib import Path

import pytest

from cardhall.games import GAMES
from cardhall.server.house_rules import house_rules, ways_of
from cardhall.tables.games import table_game
from tests.server.support import open_hall, run
from tests.server.test_ways_in import opened


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_has_three_to_five_ways_and_each_can_be_opened(game: str, tmp_path: Path) -> None:
    one = table_game(game)
    ways = ways_of(one)
    assert 3 <= len(ways) <= 5
    assert len({way.key for way in ways}) == len(ways)
    assert ways[0].preset == one.presets()[0]
    # the first is the usual one, but that who can only pass may have it done for them
    assert set(ways[0].options) <= {"forced_pass"}

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            host = hall.person()
            for way in ways:
                wanted = {
                    "game": game, "preset": way.preset, "options": way.options,
                    "target": way.target, "start": way.start, "blinds": way.blinds,
                    "level": way.level, "seats": one.usual, "bots": one.usual - 1, "minutes": 0,
                }  # fmt: skip
                table = await opened(host, **wanted)
                answer = await host.play(table, "begin_session")
                assert answer.status_code == 200, (way, answer.text)
                rules = hall.server.tables.get(table).state.rules
                for option, value in way.options.items():
                    assert getattr(rules, option) == value
                await host.play(table, "end_session")

    run(work())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_house_rule_that_is_offered_can_stand_and_says_something_else(game: str) -> None:
    one = table_game(game)
    for preset in one.presets():
        rules = house_rules(one, preset)
        assert rules
        for rule in rules:
            texts = [choice.text for choice in rule.choices]
            assert len(set(map(str, texts))) == len(texts) > 1
            assert rule.value in [choice.value for choice in rule.choices]
            for choice in rule.choices:
                told = one.rules(preset, {rule.option: choice.value})
                assert getattr(told, rule.option) == choice.value


def test_the_house_rules_of_a_game_are_asked_for_by_preset(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            visitor = hall.person()
            answer = await visitor.get("/api/games/euchre/house-rules")
            stick = next(one for one in answer.json() if one["option"] == "stick_dealer")
            assert stick["value"] is True
            assert [one["value"] for one in stick["choices"]] == [True, False]
            assert stick["choices"][0]["clause"] == "EUCHRE-21"
            wrong = await visitor.get("/api/games/euchre/house-rules", preset="llaa")
            assert (wrong.status_code, wrong.json()["field"]) == (400, "preset")
            assert (await visitor.get("/api/games/whist/house-rules")).status_code == 404

    run(work())
