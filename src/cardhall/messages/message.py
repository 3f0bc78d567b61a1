"""A sentence that knows its key and its arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.messages.arguments import Argument, Kind, listed, read
from cardhall.registry import format_folders, games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent


class Message(str):
    """The English sentence of a key and its arguments.

    Raises LookupError where no catalogue has the key. Two messages are equal as their texts are.
    """

    key: str
    arguments: dict[str, Argument]

    answered: msgspec.Raw | None
    """Its JSON in an answer, once it has been in one: a line of a table's log is in hundreds."""

    __slots__ = ("answered", "arguments", "key")

    def __new__(cls, key: str, /, **arguments: Argument) -> Message:
        message = super().__new__(cls, english(key, tuple(arguments.items())))
        message.key = key
        message.arguments = arguments
        message.answered = None
        return message

    def __reduce__(self) -> tuple[Any, ...]:
        return in_message, (stored_as(self),)


def by_key(key: str, /, **arguments: Argument) -> Message:
    """A message whose key stands in a file of data, not in the source."""
    return Message(key, **arguments)


class AnsweredMessage(msgspec.Struct, frozen=True):
    """A sentence of the hall: its key, what it is about, and its English."""

    key: str
    arguments: dict[str, Any]
    text: str


def written(text: str) -> Message:
    """Words that have no key: what somebody typed, or what an older Cardhall stored."""
    message = str.__new__(Message, text)
    message.key = ""
    message.arguments = {}
    message.answered = None
    return message


def typed(text: str) -> Message:
    """Make a message of the words that somebody typed, without the blanks around them."""
    return text if isinstance(text, Message) else written(text.strip())


no_words = written("")
"""Where nothing is said."""


def with_arguments(message: Message, change: Callable[[Argument], Argument]) -> Message:
    """The same of other arguments; those of messages within it as well."""

    def changed(value: Any) -> Any:
        if isinstance(value, Message):
            return with_arguments(value, change)
        if not isinstance(value, tuple):
            return change(value)
        found: list[Any] = []
        for one in value:
            now = changed(one)
            found += now if isinstance(now, tuple) else [now]
        return tuple(found)

    if not message.key:
        return message
    return Message(message.key, **{name: changed(one) for name, one in message.arguments.items()})


# -- as they are stored and answered ------------------------------------------------------------


def stored_as(value: Any) -> Any:
    """The form of a message in a stored event; for ``msgspec``'s ``enc_hook``."""
    if not isinstance(value, Message):
        raise NotImplementedError(f"{type(value).__name__} cannot be stored")
    if not value.key:
        return str.__str__(value)
    arguments = {name: _plain(one, stored_as) for name, one in value.arguments.items()}
    return {"key": value.key, "arguments": arguments} if arguments else {"key": value.key}


def said_as(value: Any) -> Any:
    """The form of a message in an answer of the server; for ``msgspec``'s ``enc_hook``."""
    if not isinstance(value, Message):
        raise NotImplementedError(f"{type(value).__name__} cannot be answered")
    arguments = {name: _plain(one, said_as) for name, one in value.arguments.items()}
    return {"key": value.key, "arguments": arguments, "text": str.__str__(value)}


def _plain(value: Any, form: Any) -> Any:
    if isinstance(value, Message):
        return form(value)
    if isinstance(value, tuple | list):
        return [_plain(one, form) for one in value]
    if isinstance(value, Kind):  # whose name may have been said by a message: its text is the name
        return msgspec.to_builtins(value, enc_hook=str.__str__)
    return value


def in_message(value: Any) -> Message:
    """A message from either of its forms, or from prose of before."""
    if isinstance(value, str):
        return written(value)
    key = value["key"]
    if not key:
        return written(value["text"])
    arguments = {name: _argument(one) for name, one in value.get("arguments", {}).items()}
    try:
        return Message(key, **arguments)
    except LookupError:  # a newer Cardhall wrote it
        return written(value.get("text", key))


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_argument(one) for one in value)
    if isinstance(value, dict) and "key" in value:
        return in_message(value)
    return read(value)


def _answered_as(value: Any) -> Any:
    """Give the JSON of a message in an answer, written once: a message never changes."""
    if isinstance(value, Message) and value.answered is not None:
        return value.answered
    said = said_as(value)
    value.answered = msgspec.Raw(msgspec.json.encode(said))
    return value.answered


to_answer = msgspec.json.Encoder(enc_hook=_answered_as).encode
"""JSON of a view or a refusal, its messages as key, arguments and English text."""
to_store = msgspec.json.Encoder(enc_hook=stored_as).encode
"""JSON of an event, its messages as key and arguments."""


def read_hook(wanted: type, value: Any) -> Any:
    """For ``msgspec``'s ``dec_hook``."""
    if wanted is not Message:
        raise NotImplementedError(wanted.__name__)
    return in_message(value)


# -- the English --------------------------------------------------------------------------------


def entries_in(catalogue: str) -> dict[str, str]:
    """Each message of a Fluent file as it is written, by its key."""
    found: dict[str, str] = {}
    key = ""
    for line in catalogue.splitlines():
        if line[:1].isalpha():
            key, _, found[key] = line.partition(" = ")
        elif line.startswith(" ") and key:
            found[key] += f"\n{line}"
    return found


@lru_cache(maxsize=1)
def entries() -> dict[str, str]:
    """Every English message as it is written, by its key. Each is parsed when it is first said:
    all two thousand at once would keep a hall from opening for most of a second."""
    found: dict[str, str] = {}
    for path in catalogues("en"):
        found = entries_in(path.read_text("utf-8")) | found  # no game takes another's key
    return found


def catalogues(language: str) -> list[Path]:
    """The catalogues of a language: those beside this file, and those in the folder of each game
    and of each format."""
    folders = [*(game.folder for game in games().values()), *format_folders()]
    places = [HERE / language, *(folder / "words" / language for folder in folders)]
    return [path for place in places for path in sorted(place.glob("*.ftl"))]


@lru_cache(maxsize=1)
def bundle() -> FluentBundle:
    """The English messages that have arguments, those that were said so far."""
    from fluent.runtime import FluentBundle, resolver

    # a bound against strangers' catalogues: ours may list two hundred people of a full hall
    resolver.MAX_PART_LENGTH = 1_000_000
    functions: Any = FUNCTIONS  # they answer with plain text
    return FluentBundle(["en-US"], functions=functions, use_isolating=False)


@lru_cache(maxsize=20_000)
def english(key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Say a key with these arguments in English. Raises LookupError for a key that no catalogue
    has, and for arguments that do not fit."""
    text = entries().get(key)
    if text is None:
        raise LookupError(f"no catalogue has the message {key!r}")
    if "{" not in text:
        return text
    catalogue = bundle()
    if not catalogue.has_message(key):
        from fluent.runtime import FluentResource

        catalogue.add_resource(FluentResource(f"{key} = {text}\n"))
    values = {name: value_of(one) for name, one in arguments}
    pattern = catalogue.get_message(key).value
    assert pattern is not None, key
    said, wrong = catalogue.format_pattern(pattern, values)
    if wrong:
        raise LookupError(f"{key}: {wrong[0]}")
    return str(said)


class Several(str):
    """ "a, b and c", and its parts for what says them otherwise."""

    parts: list[str]


def value_of(value: Any) -> Any:
    """Turn an argument into a value that Fluent takes: numbers that choose a plural, all else as
    text."""
    if isinstance(value, tuple):
        parts = [str(value_of(one)) for one in value]
        several = Several(listed(parts))
        several.parts = parts
        return several
    if isinstance(value, int):  # beyond what is counted anywhere, Fluent's decimals give up
        return value if abs(value) < 10**15 else f"{value:,}"
    return str(value)


_SIGN = r"(?:[2-9TJQKA][CDHS]|X[12])"  # X1 and X2 are jokers
SIGNS = re.compile(rf"{_SIGN}(?: {_SIGN})*")


def nth(value: Any) -> str:
    """1 -> "1st"."""
    place = int(value)
    if place % 100 in (11, 12, 13):
        return f"{place}th"
    return f"{place}{_ORDINALS.get(place % 10, 'th')}"


_ORDINALS = {1: "st", 2: "nd", 3: "rd"}


def the(value: Any) -> str:
    """The queen of hearts; of several, each with its article. Signs, "9S QH", stay as they are."""
    parts = [one if SIGNS.fullmatch(one) else f"the {one}" for one in parts_of(value)]
    return listed(parts)


def the_group(value: Any) -> str:
    """The ace and king of hearts and the nine of clubs: cards by their suits."""
    suits: dict[str, list[str]] = {}
    for card in parts_of(value):
        rank, _, suit = card.partition(" of ")
        suits.setdefault(suit, []).append(rank)
    return listed([f"the {listed(ranks)} of {suit}" for suit, ranks in suits.items()])


COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve")  # fmt: skip


def letters(value: Any) -> str:
    """A small count in letters, a large one in figures."""
    return COUNTS[value] if isinstance(value, int) and 0 <= value < len(COUNTS) else f"{value:,}"


def large(value: Any) -> str:
    """As a sentence begins."""
    text = str(value)
    return text[:1].upper() + text[1:]


def small(value: Any) -> str:
    """As it goes on within a sentence."""
    text = str(value)
    return text[:1].lower() + text[1:]


def either(value: Any) -> str:
    """ "a, b or c"."""
    return listed(parts_of(value), "or")


def parts_of(value: Any) -> list[str]:
    return value.parts if isinstance(value, Several) else [str(value)]


def commas(value: Any) -> str:
    """ "a, b, c", as records list cards."""
    return ", ".join(parts_of(value))


def row(value: Any) -> str:
    """Sentences with their full stops."""
    return " ".join(parts_of(value))


def stops(value: Any) -> str:
    """Sentences without theirs, as a refusal says them."""
    return ". ".join(parts_of(value))


def number(value: Any, **how: Any) -> Any:
    """Fluent's own NUMBER, and what is beyond its decimals as the text that it is by then."""
    if not isinstance(value, str):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, **how)
    grouped = "useGrouping" not in how or how["useGrouping"]
    return value if grouped else value.replace(",", "")


FUNCTIONS = {
    "NUMBER": number,
    "NTH": nth,
    "THE": the,
    "THE_GROUP": the_group,
    "LETTERS": letters,
    "OR": either,
    "COMMAS": commas,
    "ROW": row,
    "STOPS": stops,
    "LARGE": large,
    "SMALL": small,
}
