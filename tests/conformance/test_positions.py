"""A hand as a line of text, as a pickle and as a picture: of every game, what comes back plays on
alike, and a view's picture shows what its seat may know."""

import pickle
import re
from collections.abc import Iterator
from contextlib import suppress
from copy import copy, deepcopy
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhall.bots.arena import usual_seats
from cardhall.cards.notation import format_card
from cardhall.games import game, having, part
from cardhall.games.engine.felt_drawing import drawn
from cardhall.games.positions import (
    CourseError,
    PositionError,
    format_position,
    parse_position,
)
from cardhall.records import parse_record, table_of
from cardhall.records.table import HandTable
from tests.conformance.beside import pair
from tests.conformance.shape import (
    OURS,
    PRESETS,
    deals,
    pick,
    records,
    rules_of,
    session,
    snapshot,
    walk,
)

OF_OURS = [(name, preset) for name, preset in PRESETS if name in OURS]


def positions(name: str, preset: str, seed: int) -> Iterator[Any]:
    """Now and then a position on the way of hands dealt from seeds, and of one from a deck."""
    starts = [*deals(name, preset, 1), pair(name, rules_of(name, preset), seed).hand]
    for number, start in enumerate(starts):
        rng = Random(f"{name} {preset} {number}")
        for at, hand in enumerate(walk(game(name), start, rng)):
            if hand.is_over or at % 9 == number % 9:
                yield hand


def seeded(name: str) -> Any:
    """A hand dealt from a seed, by the game's first preset."""
    rules = rules_of(name, next(iter(game(name).PRESETS)))
    return game(name).opening(rules, usual_seats(name, rules), 1)


def deck_of(name: str) -> Any:
    """A hand dealt from a deck, by the game's first preset."""
    return pair(name, rules_of(name, next(iter(game(name).PRESETS))), 1).hand


def refused_by(line: str) -> PositionError | None:
    try:
        parse_position(line)
    except PositionError as error:
        return error
    return None


def both_play_on(name: str, one: Any, other: Any) -> None:
    """To the end, by the same acts."""
    module, rng = game(name), Random(7)
    one, other = one.copy(), other.copy()
    for _ in range(60):
        if one.is_over:
            break
        assert one.legal_actions() == other.legal_actions()
        action = pick(rng, module, one.legal_actions())
        one.apply(action)
        other.apply(action)
    assert snapshot(module, one) == snapshot(module, other)


def test_every_game_has_the_files() -> None:
    for file in ("line", "drawing"):
        assert [name for name in OURS if name not in having(file)] == []


@pytest.mark.parametrize(("name", "preset"), OF_OURS)
def test_a_line_is_read_back_as_the_same_position(name: str, preset: str) -> None:
    for hand in positions(name, preset, 3):
        line = format_position(hand)
        again = parse_position(line)
        assert "\n" not in line
        assert str(hand) == line == format_position(again)
        assert snapshot(game(name), again) == snapshot(game(name), hand)
        both_play_on(name, hand, again)


@pytest.mark.parametrize(("name", "preset"), OF_OURS)
def test_a_hand_is_pickled_and_copied(name: str, preset: str) -> None:
    for hand in positions(name, preset, 4):
        for again in (pickle.loads(pickle.dumps(hand)), deepcopy(hand), copy(hand)):
            assert snapshot(game(name), again) == snapshot(game(name), hand)
            assert again.course == hand.course
        both_play_on(name, hand, pickle.loads(pickle.dumps(hand)))


@pytest.mark.parametrize("name", OURS)
def test_all_that_goes_with_a_hand_is_pickled(name: str) -> None:
    module = game(name)
    rules = module.Rules.preset(next(iter(module.PRESETS)))
    for hand in positions(name, next(iter(module.PRESETS)), 5):
        view = module.view(hand, 0)
        result = hand.result() if hand.is_over else None
        for thing in (rules, view, hand.movements(), result):
            assert pickle.loads(pickle.dumps(thing)) == thing
            assert deepcopy(thing) == thing
    table = session(name, rules, usual_seats(name, rules))
    assert pickle.loads(pickle.dumps(table)).to_data() == table.to_data()
    for path in records(name)[:5]:
        record = parse_record(path.read_text("utf-8"))
        assert pickle.loads(pickle.dumps(record)) == record


@pytest.mark.parametrize("name", OURS)
def test_stated_positions_and_rulings_stand_in_the_line(name: str) -> None:
    """The hands of the worked records, among them misdeals, reneges and forced acts."""
    ruled = stated = 0
    for path in records(name):
        record = parse_record(path.read_text("utf-8"))
        table = table_of(record)
        for one in record.lines if isinstance(table, HandTable) else ():
            with suppress(ValueError):  # an act that the record says is refused
                table.do(one.seat, one.act)
        hand = table.hand if isinstance(table, HandTable) else None
        if hand is None or hand.phase == "deal":
            continue
        line = format_position(hand)
        ruled, stated = ruled + ("!" in line), stated + (" at " in line)
        for again in (parse_position(line), pickle.loads(pickle.dumps(hand))):
            assert snapshot(game(name), again) == snapshot(game(name), hand), path.name
    assert ruled or stated or name == "pitty_pat"  # what its records force is put back


@pytest.mark.parametrize("name", OURS)
def test_changed_house_rules_stand_in_the_line(name: str) -> None:
    module = game(name)
    preset = next(iter(module.PRESETS))
    rules = module.Rules.preset(preset)
    for key, value in rules.to_data().items():
        for other in _others(module, key, value):
            try:
                changed = rules.replace(**{key: other})
                line = format_position(module.opening(changed, usual_seats(name, changed), 1))
            except ValueError:
                continue  # these rules do not go together
            assert parse_position(line).rules == changed


def _others(module: Any, key: str, value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    return list(module.Rules.choices().get(key, ()))


@pytest.mark.parametrize("name", OURS)
def test_an_imagined_hand_has_no_line_and_says_so(name: str) -> None:
    module = game(name)
    start = seeded(name)
    hand = module.imagine(module.view(start, max(start.turn, 0)), start.rules, 1)
    again = deepcopy(hand)
    assert snapshot(module, again) == snapshot(module, hand)
    if name == "po_ke_no":  # made of deal and acts, as any other
        assert snapshot(module, parse_position(str(hand))) == snapshot(module, hand)
        return
    with pytest.raises(CourseError, match=r"Take its copy\(\)"):
        format_position(hand)
    assert hand.phase in str(hand)
    with pytest.raises(TypeError, match=r"Take its copy\(\)"):
        pickle.dumps(hand)


@pytest.mark.parametrize("name", OURS)
def test_a_hand_that_was_played_out_has_no_line(name: str) -> None:
    hand = seeded(name)
    hand.playout(2, seed=1)
    with pytest.raises(CourseError):
        format_position(hand)


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/positions.md").read_text("utf-8")
    for block in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(compile(block, "positions.md", "exec"), {})
    said = "euchre lions-euchre(stick_dealer=no) dealer=D seed=7 : pass\n"
    assert capsys.readouterr().out == said


@pytest.mark.parametrize("name", OURS)
def test_the_page_names_every_key_and_ruling(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs/positions.md").read_text("utf-8")
    row = next(line for line in page.split("\n") if line.startswith(f"| `{name}` |"))
    line = part(name, "line").LINE
    deal, stated, rulings = (re.findall(r"\w+", cell) for cell in row.split("|")[2:5])
    assert deal == [*line.begin, *line.deal]
    assert stated == list(line.at)
    assert rulings == list(line.rulings)


# --- Lines that are wrong


@pytest.mark.parametrize("name", OURS)
def test_whatever_is_wrong_is_a_position_error(name: str) -> None:
    """A sign taken away, doubled or put elsewhere: the line says something still, or is refused."""
    way = walk(game(name), deck_of(name), Random(1))
    line, rng = format_position([*islice(way, 12)][-1]), Random(f"wrong {name}")
    refused = 0
    for _ in range(300):
        place = rng.randrange(len(line))
        sign = rng.choice(["", line[place] * 2, rng.choice(line), rng.choice("!:=/,(-Z9")])
        error = refused_by(line[:place] + sign + line[place + 1 :])
        if error is not None:
            assert error.part
            assert str(error).endswith(".")
            refused += 1
    assert refused > 100


@pytest.mark.parametrize("name", OURS)
def test_seats_that_the_table_has_not_are_refused(name: str) -> None:
    hand = deck_of(name)
    line = format_position(hand)
    for key in ("dealer", "button"):
        with pytest.raises(PositionError):
            parse_position(re.sub(f"{key}=.", f"{key}=J", line) if f"{key}=" in line else "x")


@pytest.mark.parametrize(
    ("line", "part", "cure"),
    [
        ("", "game", "Begin with one of"),
        ("chess x", "game", "Begin with one of"),
        ("{name}", "line", "game preset"),
        ("{name} nothing-such", "rules", ""),
        ("{name} {preset}(shoes=yes)", "rules", ""),
        ("{name} {preset} colour=red", "colour", "Known:"),
        ("{name} {preset} seed=1 seed=1", "line", "Write each key once"),
    ],
)
@pytest.mark.parametrize("name", OURS)
def test_what_cannot_be_read_names_part_and_cure(
    line: str, part: str, cure: str, name: str
) -> None:
    with pytest.raises(PositionError) as told:
        parse_position(line.format(name=name, preset=next(iter(game(name).PRESETS))))
    assert told.value.part == part
    assert cure in told.value.cure


@pytest.mark.parametrize("name", OURS)
def test_an_act_that_is_refused_is_named_with_its_clause(name: str) -> None:
    hand = deck_of(name)
    line = format_position(hand)
    with pytest.raises(PositionError, match="act 1, 'nonsense'"):
        parse_position(f"{line} : nonsense")
    with pytest.raises(PositionError, match="Known: force"):
        parse_position(f"{line} : !nonsense")


# --- Pictures


def faces(picture: str) -> list[str]:
    """The cards that lie face up in a picture."""
    return re.findall(r"<title>(\w\w)</title>", picture)


def known(view: Any) -> set[str]:
    """Each card that a view tells of, wherever it stands in it."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, tuple | list):
            for one in value:
                look(one)
        elif isinstance(value, int) and 0 <= value < 52:
            found.add(format_card(value))

    for key, value in vars(view).items():
        if key not in ("rules", "result", "legal", "sizes", "tricks", "stacks"):
            look(value)
    return found


@pytest.mark.parametrize(("name", "preset"), OF_OURS)
def test_the_picture_of_a_view_shows_what_its_seat_may_know(name: str, preset: str) -> None:
    """Two hands that look alike to a seat have the same picture for it."""
    module = game(name)
    rules = rules_of(name, preset)
    for hand in positions(name, preset, 6):
        for seat in (None, *range(hand.seats)):
            view = module.view(hand, seat)
            picture = view._repr_svg_()
            assert set(faces(picture)) <= known(view)
            assert picture.startswith("<svg")
            assert picture.count("<g") == picture.count("</g>")
        if hand.is_over or hand.turn < 0:
            continue
        view = module.view(hand, hand.turn)
        maybe = module.imagine(view, rules, 1)
        assert module.view(maybe, hand.turn)._repr_svg_() == view._repr_svg_()
        assert str(module.view(maybe, hand.turn)) == str(view)


@pytest.mark.parametrize("name", OURS)
def test_the_picture_of_a_hand_shows_all_hands(name: str) -> None:
    module = game(name)
    hand = seeded(name)
    shown = set(faces(hand._repr_svg_()))
    held = [card for seat in range(hand.seats) for card in part(name, "drawing").own(
        module.view(hand, seat))]  # fmt: skip
    assert {format_card(card) for card in held} <= shown
    watched = module.view(hand, None)
    assert hand._repr_svg_() != watched._repr_svg_()
    assert drawn(part(name, "drawing").rows(watched, {})) == watched._repr_svg_()
