"""Any hand played can be saved as a record, and replays to the same result."""

import random

import pytest

from cardhall.games.boure import Rules, cards_of, draw_action, format_action, play_action
from cardhall.games.boure.record import BoureTable, start_of
from cardhall.games.boure.referee import RENEGES, OpenReferee
from cardhall.records import Record, format_record, parse_record, record_of, replay, table_of
from cardhall.records.text import SEATS, by_seat

OPTIONS: list[dict[str, object]] = [
    {},
    {"undertrump": "may"},
    {"play_over": "led-suit-always", "akq": "run-all-three"},
    {"minimum": "throw-in", "draw_limit": "5"},
    {"in_or_out": False, "minimum": "none"},
    {"payer_antes": True, "reneger_top": "stays"},
]


def a_deal(rng: random.Random, preset: str, referee: str) -> Record:
    rules = Rules.preset(preset).replace(**rng.choice(OPTIONS))
    seats = rng.randint(rules.min_seats, rules.max_seats)
    deck, spare = list(range(52)), list(range(52))
    rng.shuffle(deck)
    rng.shuffle(spare)
    stacks = [rules.ante * rng.randint(1, 40) for _ in range(seats)]
    owed = [rng.choice([0, 0, rules.ante * 5, -1]) for _ in range(seats)]
    pot = rules.ante * rng.randint(0, 9)
    dealer = rng.randrange(seats)
    return start_of("a random hand", rules, dealer, stacks, deck, pot, owed, spare, referee=referee)


def table_at(start: Record) -> OpenReferee:
    table = table_of(start)
    assert isinstance(table, BoureTable)
    return table.referee


def play(rng: random.Random, table: OpenReferee, reneges: bool) -> list[str]:
    """Random acts to the end of the hand; with reneges, wrong cards and calls, true and false."""
    words = []
    while not table.hand.is_over and not table.void:
        hand = table.hand
        action = rng.choice(hand.legal_actions())
        if reneges and hand.phase == "play":
            held = [
                play_action(1 << card) for card in range(52) if hand.hand_of(hand.turn) >> card & 1
            ]
            wrong = [a for a in held if (r := hand.why_not(a)) and r.reason in RENEGES]
            if wrong and rng.random() < 0.4:
                action = rng.choice(wrong)
        words.append(f"{SEATS[hand.turn]} {format_action(action)}")
        table.act(action)
        if reneges and rng.random() < 0.15:
            by, on = rng.sample(range(hand.seats), 2)
            words.append(f"{SEATS[by]} calls renege on {SEATS[on]}")
            table.call("renege", by, on)
    return words


@pytest.mark.parametrize("preset", ["llaa", "rap"])
@pytest.mark.parametrize("referee", ["guided", "open"])
def test_a_saved_hand_replays_to_the_same_result(preset: str, referee: str) -> None:
    for seed in range(150):
        rng = random.Random(f"{preset}{referee}{seed}")
        start = a_deal(rng, preset, referee)
        table = table_at(start)
        words = play(rng, table, referee == "open")
        record = record_of(start, words)
        text = format_record(record)
        read = parse_record(text)
        assert read == record
        replay(read)
        result = table.result()
        assert record.end["stacks"] == by_seat(result.stacks), text
        assert record.end["next_pot"] == result.next_pot, text
        assert record.end["tricks"] == by_seat(result.tricks), text


def test_a_hand_saved_in_the_middle_replays_as_far_as_it_goes() -> None:
    rng = random.Random(1)
    start = a_deal(rng, "llaa", "guided")
    words = play(rng, table_at(start), False)
    record = parse_record(format_record(record_of(start, words[:4])))
    assert len(record.lines) == 4
    assert record.end == {}
    replay(record)


def test_a_draw_of_nothing_is_written_as_draw() -> None:
    assert format_action(draw_action(0)) == "draw"
    assert cards_of(draw_action(0)) == 0


def test_no_repr_of_a_record_or_an_act_tells_cards() -> None:
    """Reprs end in logs and tracebacks."""
    rng = random.Random(2)
    table = table_at(a_deal(rng, "llaa", "open"))
    record = record_of(start := a_deal(random.Random(2), "llaa", "open"), play(rng, table, True))
    told = "".join(map(repr, [start, record, record.lines, table, table.hand, *table.acts]))
    assert "play" not in told
    assert "deck" not in told
    assert record.start["deck"][:5] not in told
