"""An online LLAA day comes to its awards by itself, in five games.

With sixty people and sessions of half an hour it takes a minute and a half where nobody else is at
work; ``./dev online-day`` plays the same and prints its figures.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.examples import share
from tests.server.day.chair import GAMES, category_of
from tests.server.day.run import EVENT, Outcome, play_a_day

PEOPLE = 60
"""Half of them where a share of the examples is drawn: five games want six people each."""
MINUTES = 30
"""Of a session; a third of them where a share is drawn: still some hands at every table."""


@pytest.mark.sampled(2, of="long days")
@pytest.mark.slow
def test_people_play_a_day_in_five_games_to_its_awards(tmp_path: Path) -> None:
    """By programs alone, over sockets, with the server killed in the middle."""
    people = share(PEOPLE, least=30)
    day = play_a_day(tmp_path, people=people, minutes=share(MINUTES, least=10))
    print(day.figures())
    assert len(day.people) == people
    assert day.log == "", "the server's log tells of faults"
    assert day.restarted
    for key in GAMES:
        every_place_is_decided(day, key)
        every_table_balances(day, key)
        every_table_was_played_in_the_browser(day, key)
    the_money_balances(day)
    nothing_acknowledged_is_lost(day)
    assert day.out_of_step == [], "pages that show something else than the server"
    people_played_it(day)


def every_place_is_decided(day: Outcome, key: str) -> None:
    category = category_of(day.console, key)
    assert category["phase"] == "done", key
    assert category["still_in"] <= 1, key
    places = [one["place"] for one in category["standings"]]
    assert min(places) == 1, key
    awarded = [one["place"] for one in day.console["awards"] if one["category"] == key]
    assert awarded[:3] == [1, 2, 3], (key, awarded)
    shared = [one["name"] for one in category["standings"] if one["shared"] and one["place"] <= 3]
    assert not shared, key


def every_table_balances(day: Outcome, key: str) -> None:
    """Chips of seats and bank are what the hall issued; at Rummy points came with them."""
    cards: list[dict[str, Any]] = [
        card for a_round in category_of(day.console, key)["rounds"] for card in a_round["tables"]
    ]
    assert bool(cards) == (key != "pedro")
    for card in cards:
        where = f"{key}, round {card['round']}, table {card['table']}"
        (report,) = card["reports"]
        assert card["state"] == "done", where
        assert report["source"] == "live", where
        assert card["counted"] == card["expected"], where
        assert sum(card["book"].values()) == 0, where
        assert bool(report["points"]) == (key == "rummy"), where


def every_table_was_played_in_the_browser(day: Outcome, key: str) -> None:
    """Pedro's matches too, and all were reported by their tables."""
    played = {
        stream for stream, _ in day.stored.values() if stream.startswith(f"table:{EVENT}.{key}.")
    }
    reported = {id for id in day.stored if id.startswith(f"session:table:{EVENT}.{key}.")}
    assert len(played) == len(reported) >= len(day.people) // 12, (key, len(played), len(reported))


def the_money_balances(day: Outcome) -> None:
    money = day.console["money"]
    assert sum(line["cents"] for line in money["books"]) == 0
    assert money["paid_cents"] == money["box_cents"] == len(day.people) * 1500
    assert money["owing_cents"] == 0


def nothing_acknowledged_is_lost(day: Outcome) -> None:
    """Every receipt that anybody was given stands in the store, from before the kill too."""
    for browser in (day.chair.browser, *(person.browser for person in day.people)):
        for stream, id, version in browser.receipts:
            assert day.stored.get(id) == (stream, version), id


def people_played_it(day: Outcome) -> None:
    """It was they, not their clocks or bots; what they were refused came a moment too late."""
    assert all(person.acts for person in day.people)
    assert day.by["person"] > 10 * (day.by["time"] + day.by["bot"]), day.by
    refused = [answer for person in day.people for _, answer in person.browser.refused]
    assert len(refused) < sum(day.by.values()) / 20, refused[:3]
