"""What a record begins from, key by key, each of its kind or a RecordError with line and cure.

``KEYS`` of a game's module names its keys; a dotted one (``position.trick``) is a key of a table,
whose keys are then all named so. A table by seats (``stacks = { A = 1 }``) is one key.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from cardhall.cards.notation import SUITS, CardError, card_set, format_card, parse_card
from cardhall.games import game
from cardhall.records.text import COMMON, MOST, SEATS, Record, RecordError

_T = TypeVar("_T")

_FULL_PACK = range(52)
_SEATED_BY = ("stacks", "chips", "hands", "boards", "points")


class Start:
    """Typed access to ``[start]``. Everything wrong raises RecordError; a key that has no default
    must be there."""

    def __init__(self, record: Record, keys: Collection[str]) -> None:
        self.record = record
        self.game = game(record.game)
        self.title = record.title
        self.referee = record.referee
        self._cards: dict[str, list[int]] = {}
        self._check_keys(record.start, "", set(keys))

    def _check_keys(self, table: Mapping[str, Any], prefix: str, keys: set[str]) -> None:
        for key, value in table.items():
            name = prefix + key
            inner = {known for known in keys if known.startswith(f"{name}.")}
            if name not in keys and not inner:
                known = sorted(
                    {k[len(prefix) :].split(".")[0] for k in keys if k.startswith(prefix)}
                )
                if not prefix and not self.record.where.get(f"start.{key}"):
                    known = sorted({*known, *COMMON})
                raise self.fail(name, f"no such key: {name}", f"Known: {', '.join(known)}")
            if inner:
                if not isinstance(value, dict):
                    raise self.fail(name, f"{name} is a table", f"Write [{name}]")
                self._check_keys(value, f"{name}.", keys)

    # --- errors

    def fail(self, key: str, why: str, cure: str = "", clause: str = "") -> RecordError:
        """The error of a key, with its line, for the caller to raise."""
        return RecordError(self.line_of(key), why, cure, clause)

    def line_of(self, key: str) -> int:
        """The line of a key of ``[start]``, or the table's, or 1."""
        where = self.record.where
        inside = self.record.line_of(f"start.{key}")
        if inside in (1, where.get("start")) and key.split(".")[0] in where:
            return self.record.line_of(key)
        return inside

    @contextmanager
    def blame(self, key: str) -> Iterator[None]:
        """Turn what the game refuses inside this block into an error of this key (or of the field
        that the game names, where it is a key here)."""
        try:
            yield
        except RecordError:
            raise
        except ValueError as error:
            raise self.error(error, key) from None

    def error(self, error: ValueError, key: str) -> RecordError:
        """A game's or a referee's error as one of this record."""
        field = getattr(error, "field", "")
        if field in self.record.start:
            key = field
        cure = getattr(error, "cure", "")
        why = str(error).removesuffix(f". {cure}").removesuffix(".")
        return RecordError(self.line_of(key), why, cure, getattr(error, "clause", ""))

    # --- what every record has

    @cached_property
    def rules(self) -> Any:
        """The game's ``Rules``: the preset with its options. RecordError for an unknown one."""
        record = self.record
        try:
            rules = self.game.Rules.preset(record.rules)
        except ValueError as error:
            raise self._rules_error("rules", error) from None
        known = rules.to_data()
        for name in record.options:
            if name not in known:
                raise RecordError(
                    record.line_of(f"options.{name}"),
                    f"no such option: {name}",
                    f"Choose among {', '.join(sorted(known))}",
                )
        try:
            return self.game.Rules.from_data({**known, **record.options})
        except (ValueError, TypeError) as error:
            name = getattr(error, "field", "")
            raise self._rules_error(f"options.{name}", error) from None

    def _rules_error(self, key: str, error: Exception) -> RecordError:
        cure = getattr(error, "cure", "")
        line = self.record.line_of(key)
        return RecordError(line, str(error).removesuffix(f". {cure}"), cure)

    @cached_property
    def seats(self) -> int:
        """How many sit: the key ``seats``; or those that the first table by seats names; or as
        many as the game always has."""
        allowed = self.game.SEATS
        if self.has("seats"):
            count = self._whole("seats", self.record.start["seats"])
        else:
            key = next((k for k in _SEATED_BY if isinstance(self._get(k), dict)), "")
            if len(allowed) == 1 or not key:
                if len(allowed) > 1:
                    raise RecordError(self.line_of(""), "who sits?", "Write seats = 5, say")
                return int(allowed[0])
            names = list(self._get(key))
            count = len(names)
            if names != list(SEATS[:count]):
                raise self.fail(
                    key, "the seats are A, B, C ... in order, two at least", "Name each seat once"
                )
        if count not in allowed:
            raise self.fail(
                "seats" if self.has("seats") else key,
                f"{count} seats: the seats are A, B, C ... in order, "
                f"{allowed[0]} to {allowed[-1]} of them",
                "Name each seat once",
            )
        return count

    # --- single keys

    def _get(self, key: str) -> Any:
        value: Any = self.record.start
        for part in key.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return value

    def has(self, key: str) -> bool:
        """Is the key there?"""
        return self._get(key) is not None

    def _or(self, key: str, default: _T | None, read: Callable[[str, Any], _T]) -> _T:
        value = self._get(key)
        if value is None:
            if default is None:
                raise self.fail(key, f"{key} is missing", f"Write {key} = ...")
            return default
        return read(key, value)

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        return self._or(key, default, self._string)

    def choice(self, key: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of these texts; the first where the key is not there and no default is given."""
        value = self.text(key, choices[0] if default is None else default)
        if self.has(key) and value not in choices:
            raise self.fail(key, f"{key} may not be {value!r}", f"Use one of: {', '.join(choices)}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """true or false."""
        return self._or(key, default, self._bool)

    def amount(self, key: str, default: int | None = None, least: int = 0, most: int = MOST) -> int:
        """A whole number of chips, cents, points, cards."""
        return self._or(key, default, lambda name, value: self._whole(name, value, least, most))

    def suit(self, key: str, default: int | None = None) -> int:
        """A suit, ``"H"``, as 0 to 3."""
        return self._or(key, default, self._suit)

    def seat(self, key: str, default: int | None = None) -> int:
        """A seat, ``"D"``, as a number."""
        return self._or(key, default, self._seat)

    def seats_word(self, key: str, default: str = "") -> tuple[int, ...]:
        """Seats, ``"ABD"``, as numbers."""
        names = self.text(key, default)
        return tuple(self._seat(key, name) for name in names.replace(" ", ""))

    def card(self, key: str, default: int | None = None) -> int:
        """One card, as a number."""
        return self._or(key, default, self._one_card)

    def cards(self, key: str) -> tuple[int, ...]:
        """Cards in their order, each once; none where the key is not there."""
        return self._or(key, (), self._card_list)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers, ``[3, 5]``; empty where the key is not there."""
        return self._or(key, (), self._numbers)

    # --- by seats

    def amounts(self, key: str, default: int | None = None, least: int = 0) -> tuple[int, ...]:
        """An amount for each seat. default: of a seat, or of all, that is not named."""
        if not self.has(key) and default is not None:
            return (default,) * self.seats
        named = self.by_seat(key, lambda name, value: self._whole(name, value, least))
        missing = [seat for seat in range(self.seats) if seat not in named]
        if missing and default is None:
            raise self.fail(key, f"{key}: {SEATS[missing[0]]} is missing", "Name every seat")
        return tuple(named.get(seat, default or 0) for seat in range(self.seats))

    def hands(self, key: str = "hands") -> dict[int, int]:
        """Sets of cards by seat, only of the seats that are named."""
        return {seat: card_set(cards) for seat, cards in self.by_seat(key, self._card_list).items()}

    def texts(self, key: str) -> dict[int, str]:
        """Texts by seat, only of the seats that are named."""
        return self.by_seat(key, self._string)

    def by_seat(self, key: str, read: Callable[[str, Any], _T]) -> dict[int, _T]:
        """Whatever a table ``{ A = ..., B = ... }`` holds, each read by ``read(key, value)``."""
        table = self._get(key)
        if table is None:
            return {}
        if not isinstance(table, dict):
            raise self.fail(key, f"{key} is given by seat", "Write { A = ..., B = ... }")
        found = {}
        for name, value in table.items():
            seat = self._seat(f"{key}.{name}", name)
            found[seat] = read(f"{key}.{name}", value)
        return found

    def plays(self, key: str) -> tuple[tuple[int, int], ...]:
        """Seats and cards in order, ``"A 8C, B TC"``."""
        found = []
        for part in filter(None, (piece.strip() for piece in self.text(key, "").split(","))):
            name, _, card = part.partition(" ")
            seat, cards = self._seat(key, name), self._card_list(key, card)
            if len(cards) != 1:
                raise self.fail(key, f"{part!r} is no play of one card", 'Write it as in "A 8C"')
            found.append((seat, cards[0]))
        self._cards[key] = [card for _, card in found]
        return tuple(found)

    # --- the pack

    def deck(
        self, key: str = "deck", pack: Sequence[int] = _FULL_PACK, clause: str = ""
    ) -> tuple[int, ...]:
        """The cards of a pack in the order in which they are dealt; () where the key is not there.
        clause: says what the pack is."""
        if not self.has(key):
            return ()
        cards = self._card_list(key, self._get(key), clause)
        size = f"A pack has {len(pack)}, each once"
        for card in cards:
            if card not in pack:
                raise self.fail(key, f"{format_card(card)} is not in the pack", size, clause)
        if len(cards) != len(pack):
            raise self.fail(key, f"{len(cards)} cards", size, clause)
        return cards

    def each_once(self, clause: str, *keys: str) -> None:
        """No card in two of these keys, which were read before: a pack has each once."""
        seen: set[int] = set()
        read = [k for key in keys for k in self._cards if k == key or k.startswith(f"{key}.")]
        for key in read:
            for card in self._cards[key]:
                if card in seen:
                    raise self.fail(
                        key,
                        f"{format_card(card)} is in two places",
                        "A pack has each card once",
                        clause,
                    )
                seen.add(card)

    # --- readers of one value

    def whole(self, key: str, value: object, least: int = 0) -> int:
        """A value as a whole number; for ``by_seat``."""
        return self._whole(key, value, least)

    def _string(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.fail(key, f"{key} is a text", f'Write {key.split(".")[-1]} = "..."')
        return value

    def _bool(self, key: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.fail(key, f"{key} is true or false", "Write true or false")
        return value

    def _whole(self, key: str, value: Any, least: int = 0, most: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.fail(
                key,
                f"{value!r} is no amount",
                f"Write whole chips, points or cents, {least} or more",
            )
        if value > most:
            raise self.fail(key, f"{value} is too much", f"Write {most} at the most")
        return value

    def _numbers(self, key: str, value: Any) -> tuple[int, ...]:
        if not isinstance(value, list):
            raise self.fail(key, f"{key} is a list", "Write [1, 2]")
        return tuple(self._whole(key, one) for one in value)

    def _suit(self, key: str, value: Any) -> int:
        if not isinstance(value, str) or len(value) != 1 or value not in SUITS:
            raise self.fail(key, f"no suit {value!r}", "Suits are C, D, H or S")
        return SUITS.index(value)

    def _seat(self, key: str, value: Any) -> int:
        names = SEATS[: self.seats]
        if not isinstance(value, str) or len(value) != 1 or value not in names:
            raise self.fail(key, f"no seat {value!r}", f"The seats are {', '.join(names)}")
        return names.index(value)

    def _one_card(self, key: str, value: Any) -> int:
        cards = self._card_list(key, value)
        if len(cards) != 1:
            raise self.fail(key, f"{key} is one card", f'Write {key.split(".")[-1]} = "AS"')
        return cards[0]

    def _card_list(self, key: str, value: Any, clause: str = "") -> tuple[int, ...]:
        cards: list[int] = []
        for word in self._string(key, value).replace(",", " ").split():
            try:
                card = parse_card(word)
                if card in cards:
                    raise CardError(f"{format_card(card)} is written twice", "Write each card once")
            except CardError as error:
                line = self._line_of_word(key, word)
                raise RecordError(line, error.text, error.cure, clause) from None
            cards.append(card)
        self._cards[key] = cards
        return tuple(cards)

    def _line_of_word(self, key: str, word: str) -> int:
        """The line of the last such word in a text that runs over several."""
        return self.record.last_line(self.line_of(key), word)
