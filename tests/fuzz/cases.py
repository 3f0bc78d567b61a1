"""One case of mischief, made from its kind, its game and a number, so that it can be made again.

records   a shipped record, changed as a text or as data, is read and replayed
acts      a random way through a hand, with acts that cannot be, done and forced
calls     an open referee, with any act by anybody and every call with any answers
words     words of records and others, said at a table of the records
rules     house rules from any data

What a case may raise are the documented refusals, all of them ValueErrors (``REFUSED``): anything
else, and a case that takes longer than ``SECONDS``, is a bug.
"""

import json
import string
import time
import tomllib
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from cardhall.bots.arena import seats_allowed
from cardhall.cards.notation import CardError, format_card
from cardhall.cards.table import LETTERS, Illegal, RulesError
from cardhall.games import GAMES, game
from cardhall.records import RecordError, parse_record, record_of, replay, table_of
from cardhall.records.text import COMMON, OFFICES
from cardhall.rulings.referee import Impossible

RECORDS = Path(__file__).parents[1] / "records"
SECONDS = 5.0

REFUSED = (RecordError, Illegal, Impossible, RulesError, CardError)

BY_ACCIDENT = (
    "invalid literal", "not enough values", "too many values", "empty sequence", "is not in list",
    "not in tuple", "substring not found", "negative shift", "argument is longer", "zip() argument",
    "empty iterable", "arg is an empty", "string limit", "could not convert", "tuple.index",
    "empty range", "not in range", "Sample larger", "Exceeds the limit",
)  # fmt: skip
"""Python's own ValueErrors: nobody has meant these for a reader."""


class Mischief(AssertionError):
    """Something that should not have happened."""


def allowed(error: BaseException) -> bool:
    """Is this error one that is documented?"""
    if isinstance(error, REFUSED):
        return True
    return type(error) is ValueError and not any(words in str(error) for words in BY_ACCIDENT)


def attempt(what: Callable[[], Any]) -> Any:
    """Do it; None where it is refused as documented."""
    try:
        return what()
    except ValueError as error:
        if allowed(error):
            return None
        raise


# --- strange values


NUMBERS = ("-1", "0", "1", "7", "53", "99", "1000000001", str(10**30), "-5", "0x1F", "1e400")
VALUES = (
    *NUMBERS, "1.5", "inf", "nan", "true", "false", '""', '"A"', '"Z"', '"AS"', '"ASAS"',
    '"AS AS"', '"1S"', "[]", "{}", "[1, 2]", "{ A = 1 }", "{ A = 1, B = 2 }", "{ Z = 1 }",
    '{ A = "AS" }', "2024-01-01", "'''\n'''", '"\\u0000"', '"é"', "[[[[]]]]", '["AS", 3]',
    f'"{"AS " * 60}"', f'"{"A" * 3000}"', "-0", "{ A = -3, B = 99999999999 }",
)  # fmt: skip
WORDS = (
    "pass", "play", "calls", "on", "rules", "out", "chair", "caller", "dealer", "official", "take",
    "throw", "bid", "bet", "raise", "to", "meld", "lay", "draw", "show", "muck", "all-in", "name",
    "alone", "what=", "what=1", "cards=AS", "=>", "{", "}", "#", "proven", "false", "refused", "@",
    "AS", "TD", "2C", "1S", "ASAS", "0", "-1", "99", str(10**30), "é", "\\", '"', "\x00", "",
)  # fmt: skip


def some_word(rng: Random) -> str:
    if rng.random() < 0.3:
        return format_card(rng.randrange(52))
    if rng.random() < 0.1:
        return "".join(rng.choices(string.printable, k=rng.randint(1, 9)))
    return rng.choice(WORDS)


def any_value(rng: Random) -> Any:
    """A value of any kind, as data."""
    return rng.choice(
        [
            None, True, False, 0, 1, -1, 2, 7, 52, 10**9, 10**30, -(10**30), 1.5, float("inf"),
            float("nan"), "", "A", "yes", "no", "none", "10 antes", [], [1], [1, 2], ["x"], {},
            {"A": 1}, "é" * 50, b"x",
        ]
    )  # fmt: skip


# --- records


@cache
def corpus() -> dict[str, list[str]]:
    """The shipped records' texts, by game."""
    texts: dict[str, list[str]] = {}
    for path in sorted(RECORDS.glob("*.toml")):
        text = path.read_text("utf-8")
        texts.setdefault(parse_record(text).game, []).append(text)
    return texts


def changed_text(rng: Random, text: str, others: list[str]) -> str:
    """A text with one to four things wrong in it."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        what = rng.randrange(9)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(at, rng.choice(lines))
        elif what == 2:
            other = rng.choice(others).split("\n")
            lines.insert(at, rng.choice(other))
        elif what == 3:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = some_word(rng)
            lines[at] = " ".join(words)
        elif what == 4:
            key, is_key, _ = lines[at].partition(" = ")
            lines[at] = f"{key} = {rng.choice(VALUES)}" if is_key else lines[at] + some_word(rng)
        elif what == 5:
            place = rng.randrange(len(text) + 1)
            lines = (text[:place] + rng.choice(string.printable) + text[place:]).split("\n")
        elif what == 6:
            lines = text[: rng.randrange(len(text) + 1)].split("\n")
        elif what == 7:
            there = rng.randrange(len(lines))
            lines[at], lines[there] = lines[there], lines[at]
        else:
            old = rng.choice(text.split() or [""])
            lines = text.replace(old, some_word(rng), rng.choice([1, -1])).split("\n")
        text = "\n".join(lines) or "\n"
    return text


def changed_data(rng: Random, text: str, others: list[str]) -> str:
    """The record's data with values or whole tables of another, or of no kind at all."""
    data = tomllib.loads(text)
    for _ in range(rng.randint(1, 3)):
        table = data
        while True:
            if not table:
                break
            key = rng.choice(list(table))
            if isinstance(table[key], dict) and table[key] and rng.random() < 0.7:
                table = table[key]
                continue
            what = rng.randrange(4)
            if what == 0:
                del table[key]
            elif what == 1:
                donor = tomllib.loads(rng.choice(others))
                table[key] = donor.get(key, donor.get("start", {}).get(key, any_value(rng)))
            elif what == 2:
                table[rng.choice(["seats", "x", "A", key + "s"])] = table[key]
            else:
                table[key] = any_value(rng)
            break
    return toml_of(data)


def toml_of(data: dict[str, Any]) -> str:
    """Data as TOML, tables last; what TOML has no word for is left out."""
    lines = [f"{k} = {toml_value(v)}" for k, v in data.items() if k not in ("start", "play", "end")]
    for name in ("start", "play", "end"):
        value = data.get(name)
        if isinstance(value, dict):
            lines += [f"[{name}]", *(f"{k} = {toml_value(v)}" for k, v in value.items())]
        elif value is not None:
            lines.insert(0, f"{name} = {toml_value(value)}")
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {toml_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value) if isinstance(value, str) else str(value or 0).strip("b")


def mischief_with_records(name: str, rng: Random) -> str:
    """The text that was tried."""
    texts = corpus().get(name) or [RECORD]
    text = rng.choice(texts)
    others = texts if rng.random() < 0.8 else rng.choice(list(corpus().values()))
    change = changed_text if rng.random() < 0.6 else changed_data
    return change(rng, text, others)


RECORD = 'cardhall = 1\ntitle = "x"\ngame = "boure"\nrules = "llaa"\n'


def try_record(text: str) -> None:
    """Read and replay; what can be read is written and read back as the same."""
    from cardhall.records import format_record

    record = attempt(lambda: parse_record(text))
    if record is None:
        return
    if parse_record(format_record(record)) != record:
        raise Mischief("written and read back, it is another record")
    attempt(lambda: replay(record))
    attempt(lambda: record_of(record, [line.words for line in record.lines]))


# --- acts and calls


@cache
def every_rules(name: str) -> list[Any]:
    """The presets, and each with one option changed, where that can be."""
    found = []
    for preset in game(name).PRESETS:
        rules = game(name).Rules.preset(preset)
        found.append(rules)
        others = [game(name).Rules.preset(other).to_data() for other in game(name).PRESETS]
        for key, value in rules.to_data().items():
            tries = [other[key] for other in others] + [not value] * isinstance(value, bool)
            tries += list(game(name).Rules.choices().get(key, ()))
            for new in tries:
                try:
                    found.append(game(name).Rules.from_data({**rules.to_data(), key: new}))
                except (ValueError, TypeError):
                    continue
    return [rules for rules in found if seats_allowed(name, rules)]


def a_hand(name: str, rng: Random) -> Any:
    rules = rng.choice(every_rules(name))
    return game(name).opening(rules, rng.choice(seats_allowed(name, rules)), rng.getrandbits(30))


def some_action(rng: Random, hand: Any, met: list[int]) -> int:
    """Legal mostly; else one of other moments, or a number that is none."""
    legal = [] if hand.is_over else hand.legal_actions()
    if legal and rng.random() < 0.8:
        return int(rng.choice(legal))
    if met and rng.random() < 0.7:
        action = rng.choice(met)
        return action if rng.random() < 0.5 else action ^ 1 << rng.randrange(62)
    return rng.choice([0, -1, rng.getrandbits(63), rng.getrandbits(90), 1 << 56, 15 << 56])


def written_and_read(module: Any, action: int) -> Any:
    return module.parse_action(module.format_action(action))


def spoken(table: Any, who: str, words: str) -> Any:
    return table.do(LETTERS.index(who), words)


def mischief_with_acts(name: str, rng: Random) -> None:
    module = game(name)
    hand = a_hand(name, rng)
    met: list[int] = []
    for _ in range(rng.randint(1, 80)):
        action = some_action(rng, hand, met)
        met.append(action)
        refusal = attempt(partial(hand.why_not, action))
        what = rng.random()
        if what < 0.9:
            attempt(partial(hand.apply, action))
        elif what < 0.95:
            attempt(partial(hand.force, action))
        if refusal is not None and not (refusal.clause and refusal.text):
            raise Mischief(f"a refusal of {action} without clause or words")
        attempt(partial(written_and_read, module, action))
        if hand.is_over:
            break
        if rng.random() < 0.1:
            seat = rng.randrange(hand.seats)
            seen = module.view(hand, seat)
            attempt(partial(module.imagine, seen, hand.rules, rng.getrandbits(20)))
    attempt(hand.result)
    hand.movements()
    for seat in (None, *range(hand.seats)):
        module.view(hand, seat)


def mischief_with_calls(name: str, rng: Random) -> None:
    rulings = import_module(f"cardhall.games.{name}.referee")
    hand = a_hand(name, rng)
    referee = rulings.OpenReferee(hand)
    met: list[int] = []
    for _ in range(rng.randint(1, 60)):
        hand = referee.hand
        action = some_action(rng, hand, met)
        met.append(action)
        seat = rng.choice([None, None, None, *range(hand.seats), rng.randint(-2, 20)])
        attempt(partial(referee.act, action, seat))
        if rng.random() < 0.3:
            call, on, facts = some_call(rng, rulings.CALLS, hand.seats)
            by = rng.randrange(-1, hand.seats)
            ruling = attempt(partial(referee.judge, call, by, on, **facts))
            if ruling is not None:
                done = attempt(partial(referee.call, call, by, on, **facts))
                if done != ruling:
                    raise Mischief(f"the preview of {call} was {ruling}, the ruling is {done}")


def some_call(
    rng: Random, calls: dict[str, Any], seats: int
) -> tuple[str, int | None, dict[str, str]]:
    """A call with its questions answered, well or badly."""
    call = rng.choice(list(calls.values()))
    facts = {}
    for ask in call.asks:
        choices = [choice for choice, _ in ask.choices]
        if rng.random() < 0.9:
            free = (some_word(rng), str(rng.randrange(12)), format_card(rng.randrange(52)))
            facts[ask.name] = rng.choice(choices if choices and rng.random() < 0.9 else free)
    on = rng.randrange(seats) if call.on else None
    if rng.random() < 0.05:
        on = rng.choice([None, 0, -1, 99])
    return call.name if rng.random() < 0.97 else "none", on, facts


@cache
def sayings(name: str) -> list[str]:
    """The lines of all records of a game, without what they assert."""
    return [line.words for text in corpus().get(name, ()) for line in parse_record(text).lines]


def mischief_with_words(name: str, rng: Random) -> None:
    """The table of a shipped record hears what is said at others, and nonsense."""
    texts = corpus().get(name)
    if not texts:
        return
    table = table_of(parse_record(rng.choice(texts)))
    for _ in range(rng.randint(1, 60)):
        line = rng.choice(sayings(name))
        who, _, words = line.partition(" ")
        if rng.random() < 0.2:
            said = words.split()
            said[rng.randrange(len(said))] = some_word(rng)
            words = " ".join(said)
        if rng.random() < 0.3 and who in LETTERS:
            who = rng.choice(LETTERS[:6])
        if who in OFFICES:
            attempt(partial(table.do, -1, f"{who} {words}"))
        elif table.turn >= 0 and rng.random() < 0.5:
            attempt(partial(table.do, table.turn, words))
        else:
            attempt(partial(spoken, table, who, words))
        attempt(partial(table.same_legal, words))
        if rng.random() < 0.3:
            table.state()
            table.legal()
    table.end()


def mischief_with_rules(name: str, rng: Random) -> None:
    """House rules from any data; those that are taken can be played."""
    module = game(name)
    data = rng.choice(every_rules(name)).to_data()
    for _ in range(rng.randint(1, 3)):
        key = rng.choice([*data, "colour"])
        data[key] = any_value(rng)
    rules = attempt(lambda: module.Rules.from_data(data))
    if rules is None:
        return
    seats = rng.choice([*module.SEATS, 0, -1, 40])
    hand = attempt(lambda: module.opening(rules, seats, rng.getrandbits(30)))
    for _ in range(60):
        if hand is None or hand.is_over:
            break
        hand.apply(rng.choice(hand.legal_actions()))


KINDS: dict[str, Callable[[str, Random], Any]] = {
    "records": mischief_with_records,
    "acts": mischief_with_acts,
    "calls": mischief_with_calls,
    "words": mischief_with_words,
    "rules": mischief_with_rules,
}

CASES = [(kind, name) for kind in KINDS for name in GAMES]


def one(kind: str, name: str, number: int) -> str:
    """Try one case. The text of the record, where it is one. Raises what should not be."""
    rng = Random(f"{kind} {name} {number}")
    begun = time.process_time()
    text = ""
    if kind == "records":
        text = mischief_with_records(name, rng)
        try_record(text)
    else:
        KINDS[kind](name, rng)
    spent = time.process_time() - begun
    if spent > SECONDS:
        raise Mischief(f"it took {spent:.1f} s")
    return text


__all__ = ["CASES", "COMMON", "Mischief", "one", "try_record"]
