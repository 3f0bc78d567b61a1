"""A position as one line of text: the house rules, what the hand begins from, what has been done.

The grammar is the same for all games (docs/positions.md); a game's ``line.py`` names its keys, each
of one of the kinds here.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Generic, TypeVar

from cardhall import registry
from cardhall.cards.notation import SUITS, CardError, card_list, format_card, parse_card
from cardhall.cards.table import LETTERS, Illegal

T = TypeVar("T")

NOTHING = "-"
"""What stands for an empty value."""
MOST = 1_000_000_000
"""No number is larger."""
MOST_TRICKS = 13
"""No more tricks than this are played in a hand."""

_FRAME = re.compile(r"(\w+) ([\w-]+)(?:\(([^()]*)\))?( at)?((?: [a-z_]+=\S*)*)(?: :(?: (.*))?)?")


class PositionError(ValueError):
    """A line that is no position. ``part`` names where, ``cure`` says what to do."""

    def __init__(self, part: str, text: str, cure: str = "") -> None:
        stop = "" if not cure or cure.endswith(".") else "."
        super().__init__(f"{part}: {text.rstrip('.')}." + (f" {cure}{stop}" if cure else ""))
        self.part = part
        self.text = text
        self.cure = cure


_REQUIRED: Any = object()


@dataclass(frozen=True)
class Kind(Generic[T]):
    """What may stand at a key. read: the value of a text; raises ValueError. write: its text.
    default: what it is where the key is not there; by itself a key must be there."""

    read: Callable[[str], T]
    write: Callable[[T], str]
    default: Any = _REQUIRED

    def or_(self, default: object) -> "Kind[T]":
        """The same, and this where the key is not there."""
        return replace(self, default=default)


# --- Kinds ---------------------------------------------------------------------------------------


def _seat(text: str) -> int:
    if len(text) != 1 or text not in LETTERS[:10]:
        raise CardError(f"{text!r} is no seat", "Write a letter: A is the first")
    return LETTERS.index(text)


def _cards(text: str) -> tuple[int, ...]:
    """Cards without spaces, ``KHQH``, each once."""
    names = [] if text == NOTHING else [text[at : at + 2] for at in range(0, len(text), 2)]
    cards = tuple([parse_card(name) for name in names])
    for card in cards:
        if cards.count(card) > 1:
            raise CardError(f"{format_card(card)} is written twice", "Write each card once")
    return cards


def _cards_text(cards: Iterable[int]) -> str:
    return "".join(map(format_card, cards)) or NOTHING


def _set(text: str) -> int:
    return sum(1 << card for card in _cards(text))


def _set_text(cards: int) -> str:
    return _cards_text(reversed(card_list(cards)))


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,10}", text) or abs(int(text)) > MOST:
        raise CardError(f"{text!r} is no number", "Write a whole number")
    return int(text)


def _flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise CardError(f"{text!r} is neither yes nor no", "Write yes or no")
    return text == "yes"


def _suit(text: str) -> int:
    if len(text) != 1 or text not in SUITS:
        raise CardError(f"{text!r} is no suit", "Suits are C, D, H or S")
    return SUITS.index(text)


def _word(text: str) -> str:
    if not re.fullmatch(r"[\w-]+", text):
        raise CardError(f"{text!r} is no word", "Write a word")
    return text


def listed(kind: Kind[T], sign: str = "/") -> Kind[tuple[T, ...]]:
    """Several of a kind, with a stroke between them."""

    def read(text: str) -> tuple[T, ...]:
        parts = text.removesuffix(sign).split(sign)
        return () if text == NOTHING else tuple(map(kind.read, parts))

    def write(values: tuple[T, ...]) -> str:
        text = sign.join(map(kind.write, values))
        return f"{text}{sign}" if text == NOTHING else text or NOTHING  # one that is empty is one

    return Kind(read, write)


def seated(kind: Kind[T]) -> Kind[dict[int, T]]:
    """One of a kind for each seat that is named: ``A:KHQH/C:9S``."""

    def read(text: str) -> dict[int, T]:
        found: dict[int, T] = {}
        for part in [] if text == NOTHING else text.split("/"):
            name, colon, value = part.partition(":")
            seat = _seat(name)
            if not colon or seat in found:
                raise CardError(f"{part!r} is not one seat's", "Write each seat once, as in A:9S")
            found[seat] = kind.read(value)
        return found

    def write(values: Mapping[int, T]) -> str:
        named = sorted(values.items())
        return "/".join(f"{LETTERS[seat]}:{kind.write(v)}" for seat, v in named) or NOTHING

    return Kind(read, write)


def _plays(text: str) -> tuple[tuple[int, int], ...]:
    found = []
    for part in [] if text == NOTHING else text.split("/"):
        name, _, card = part.partition(":")
        found.append((_seat(name), parse_card(card)))
    return tuple(found)


def _plays_text(plays: Iterable[tuple[int, int]]) -> str:
    return "/".join(f"{LETTERS[seat]}:{format_card(card)}" for seat, card in plays) or NOTHING


SEAT = Kind(_seat, lambda seat: LETTERS[seat])
SEATS = Kind(
    lambda text: () if text == NOTHING else tuple(map(_seat, text)),
    lambda seats: "".join(LETTERS[seat] for seat in seats) or NOTHING,
)
CARD = Kind(parse_card, format_card)
CARDS = Kind(_cards, _cards_text)
"""Cards in their order."""
SET = Kind(_set, _set_text)
"""Cards as 52 bits."""
NUMBER = Kind(_number, str)
NUMBERS = listed(NUMBER)
FLAG = Kind(_flag, lambda flag: "yes" if flag else "no")
SUIT = Kind(_suit, lambda suit: SUITS[suit])
WORD = Kind(_word, str)
PLAYS = Kind(
    _plays, lambda plays: "/".join(f"{LETTERS[s]}:{format_card(c)}" for s, c in plays) or NOTHING
)
"""Who played what, in order: ``A:8C/B:TC``."""
ACTION: Kind[Any] = Kind(str, str)
"""An act in the words of the game; in rulings alone."""


@dataclass(frozen=True)
class Line:
    """The keys of a game. begin: those of a new hand, in the order in which they are written. deal:
    those of the deal, of which the first must be there where it is dealt. at: those of a stated
    position. rulings: what may be done besides acts, each with what follows it."""

    begin: Mapping[str, Kind[Any]]
    deal: Mapping[str, Kind[Any]]
    at: Mapping[str, Kind[Any]] = field(default_factory=dict)
    rulings: Mapping[str, Mapping[str, Kind[Any]]] = field(default_factory=dict)


SEED = {"seed": NUMBER}


def game_of(thing: object) -> tuple[str, str]:
    """Name the game that a hand or a view is of, and its package. Raises ValueError for anything
    else."""
    package = type(thing).__module__.rpartition(".")[0]
    for name, one in registry.games().items():
        if one.package == package:
            return name, package
    raise ValueError(f"{type(thing).__name__} is of no game. Hand in a game's hand or view")


# --- Writing -------------------------------------------------------------------------------------


def line_of(hand: Any) -> str:
    """The line of a hand. Raises CourseError for one that nobody knows how it came about."""
    name, package = game_of(hand)
    module, line = import_module(package), import_module(f"{package}.line").LINE
    (how, said), *rest = hand.course
    words = [name, _rules_text(module, hand.rules)]
    if how:
        words += ["at", *_keys_text(line.at, said)]
    else:
        words += _keys_text(line.begin, said)
        if rest and rest[0][0] in ("deal", "deal_seeded"):
            kinds = line.deal if rest[0][0] == "deal" else SEED
            words += _keys_text(kinds, rest.pop(0)[1])
    acts = [_step_text(module, line, *step) for step in rest]
    return " ".join(words) + (f" : {', '.join(acts)}" if acts else "")


def _rules_text(module: Any, rules: Any) -> str:
    """The nearest preset, and what is otherwise than there."""
    ours = rules.to_data()
    found = []
    for preset in module.PRESETS:
        theirs = module.Rules.preset(preset).to_data()
        found.append((preset, {key: ours[key] for key in ours if ours[key] != theirs[key]}))
    preset, changed = min(found, key=lambda one: len(one[1]))
    options = ",".join(f"{key}={_option_text(value)}" for key, value in changed.items())
    return f"{preset}({options})" if options else preset


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return FLAG.write(value)
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def _keys_text(kinds: Mapping[str, Kind[Any]], said: Mapping[str, Any]) -> list[str]:
    return [
        f"{key}={kind.write(said[key])}" for key, kind in kinds.items() if said[key] != kind.default
    ]


def _step_text(module: Any, line: Line, name: str, said: Mapping[str, Any]) -> str:
    if name == "apply":
        return str(module.format_action(said["action"]))
    words = [
        module.format_action(said[key]) if kind is ACTION else kind.write(said[key])
        for key, kind in line.rulings[name].items()
    ]
    return " ".join([f"!{name}", *words])


# --- Reading -------------------------------------------------------------------------------------


def read(module: Any, line: Line, text: str) -> Any:
    """The hand of a line, whose first word is this game's. Raises PositionError."""
    frame = _FRAME.fullmatch(" ".join(text.split()))
    if frame is None:
        raise PositionError(
            "line",
            "it has not the form of a position",
            "Write game preset(options) key=value : acts",
        )
    _, preset, options, at, keys, acts = frame.groups()
    rules = _rules(module, preset, options or "")
    given = dict(word.split("=", 1) for word in keys.split())
    if len(given) < len(keys.split()):
        raise PositionError("line", "a key stands there twice", "Write each key once")
    hand = _stated(module, line, rules, given) if at else _begun(module, line, rules, given)
    for number, act in enumerate(filter(None, (acts or "").split(", ")), 1):
        _do(module, line, hand, number, act)
    return hand


def _rules(module: Any, preset: str, options: str) -> Any:
    changes: dict[str, Any] = {}
    try:
        rules = module.Rules.preset(preset)
        ours = rules.to_data()
        for part in filter(None, options.split(",")):
            key, _, value = part.partition("=")
            changes[key] = _option(ours.get(key), value)
        return rules.replace(**changes)
    except ValueError as error:
        raise _told("rules", error) from None


def _option(ours: Any, text: str) -> Any:
    if isinstance(ours, bool):
        return _flag(text)
    if isinstance(ours, int):
        return _number(text)
    if isinstance(ours, list | tuple):
        return [_number(one) if one.lstrip("-").isdigit() else one for one in text.split("/")]
    return text


def _begun(module: Any, line: Line, rules: Any, given: Mapping[str, str]) -> Any:
    deal = SEED if "seed" in given else line.deal
    first = next(iter(deal))
    kinds = {**line.begin, **(deal if first in given else {})}
    said = _values(module, kinds, given)
    new = {key: value for key, value in said.items() if key in line.begin}
    dealt = {key: value for key, value in said.items() if key not in line.begin}
    hand = _made("line", lambda: module.Hand(rules, **new))
    if dealt:
        way = hand.deal_seeded if deal is SEED else hand.deal
        _made(first, lambda: way(**dealt))
    return hand


def _stated(module: Any, line: Line, rules: Any, given: Mapping[str, str]) -> Any:
    if not line.at:
        raise PositionError("at", "this game states no positions", "Begin from a deal")
    said = _values(module, line.at, given)
    hands = said["hands"].values() if isinstance(said["hands"], dict) else said["hands"]
    tricks, most = sum(said.get("tricks", ())), max((one.bit_count() for one in hands), default=0)
    if min(said.get("tricks", ()), default=0) < 0 or tricks + most > MOST_TRICKS:
        raise PositionError("tricks", "so many cannot be played", "State those taken so far")
    return _made("line", lambda: module.Hand.at(rules, **said))


def _values(
    module: Any, kinds: Mapping[str, Kind[Any]], given: Mapping[str, str]
) -> dict[str, Any]:
    """The values of all keys. No seat is further than the table has seats."""
    for key in given:
        if key not in kinds:
            raise PositionError(key, "no such key here", f"Known: {', '.join(kinds)}")
    found: dict[str, Any] = {}
    for key, kind in kinds.items():
        if key in given:
            try:
                found[key] = kind.read(given[key])
            except ValueError as error:
                raise _told(key, error) from None
            _within(key, kind, found[key], max(module.SEATS))
        elif kind.default is _REQUIRED:
            raise PositionError(key, "it is missing", f"Write {key}=...")
        else:
            found[key] = kind.default
    return found


def _within(key: str, kind: Kind[Any], value: Any, seats: int) -> None:
    """Raise PositionError for a seat that the game has not."""
    named: Iterable[int] = ()
    if kind.read is _seat:
        named = [value]
    elif kind.read is _plays:
        named = [seat for seat, _ in value]
    elif isinstance(value, dict) or kind.read is SEATS.read:
        named = value
    if max(named, default=0) >= seats:
        raise PositionError(key, "no such seat", f"The seats are A to {LETTERS[seats - 1]}")
    if kind.read is NUMBERS.read and len(value) > seats:
        raise PositionError(key, f"{len(value)} of them", f"There are {seats} seats at the most")


def _do(module: Any, line: Line, hand: Any, number: int, act: str) -> None:
    """Do what a line says. Raises PositionError with its number."""
    part = f"act {number}, {act!r}"
    try:
        if not act.startswith("!"):
            hand.apply(module.parse_action(act))
            return
        name, *words = act[1:].split(" ")
        if name not in line.rulings:
            raise PositionError(part, "no such ruling", f"Known: {', '.join(line.rulings)}")
        kinds = line.rulings[name]
        last = len(kinds) - 1  # may be of several words
        words = [*words[:last], " ".join(words[last:])]
        said = {
            key: module.parse_action(word) if kind is ACTION else kind.read(word)
            for (key, kind), word in zip(kinds.items(), words, strict=True)
        }
        getattr(hand, name)(**said)
    except PositionError:
        raise
    except Illegal as error:
        raise PositionError(part, f"{error.refusal.text} ({error.clause})") from None
    except (ValueError, LookupError, TypeError) as error:
        raise _told(part, error) from None


def _made(part: str, make: Callable[[], Any]) -> Any:
    try:
        return make()
    except (ValueError, LookupError, TypeError, OverflowError) as error:
        raise _told(getattr(error, "field", "") or part, error) from None


def _told(part: str, error: Exception) -> PositionError:
    cure = str(getattr(error, "cure", ""))
    text = str(getattr(error, "text", "")) or str(error)
    return PositionError(part, text, cure)
