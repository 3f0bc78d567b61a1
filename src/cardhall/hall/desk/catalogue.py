"""What can be ruled on at the desk: a data file for each game, and what an answer leads to.

``calls/*.toml``, here and in each game's folder (``games/<game>/calls/<preset>.toml``), hold the
entries. Each has a title in a judge's words, at most three questions, all answered with buttons,
and a list of rulings of which the first that fits the answers is given. A ruling cites its clauses,
says its sentence, and lists everything that it changes. What is said is the key of a message
(``desk.ftl``, of the game or of all), and after it, in braces, what it is about: people (``{who}``,
``{others}``, ``{left}``) or a number answered; see `with_braces`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from cardhall import registry
from cardhall.hall.kernel.context import Refusal
from cardhall.messages import Message, by_key

MOST_ASKS = 3
AskKind = Literal["choice", "seat", "number", "step"]
Group = Literal["deal", "bidding", "play", "count", "conduct", "hall"]


class CataloguePart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of the catalogue."""


class CatalogueQuestion(CataloguePart, frozen=True, kw_only=True):
    """One question. ``choices`` are answers by key, in words. A seat is answered with its letter,
    a number with its digits, ``least`` to ``most`` (and all above, where ``open``). ``step`` is the
    choice among a ladder of remedies, of which the desk proposes the next. Asked only when the
    answers before fit ``only``.
    """

    key: str
    text: str
    kind: AskKind = "choice"
    choices: tuple[tuple[str, str], ...] = ()
    least: int = 1
    most: int = 0
    open: bool = False
    only: dict[str, tuple[str, ...]] = {}

    def allows(self, answer: str) -> bool:
        """Tell whether this is one of its buttons; letters of seats are looked at elsewhere."""
        if self.kind == "seat":
            return len(answer) == 1
        if self.kind == "number":
            return answer.isdecimal() and self.least <= int(answer) <= self.most
        return answer in dict(self.choices)


class CatalogueChange(CataloguePart, frozen=True, kw_only=True):
    """One thing that a ruling changes.

    what: chips, points, cards, play, bid, turn, hand, deals, pot, warning, out, tag, result, time
    or none. ``source`` and ``target`` say between whom ``amount`` moves: a word for people, "pot",
    "bank", "cup" or "score". ``amount`` is a figure or the name of the question that gives it, so
    many ``times``. ``does`` is what the hall itself does with it; "" is for hands at the table.
    """

    what: str
    clause: str
    text: str
    source: str = ""
    target: str = ""
    amount: int | str = 0
    times: int = 1
    does: str = ""


class CatalogueRuling(CataloguePart, frozen=True, kw_only=True):
    """The ruling for these answers; ``none`` marks a plain "no ruling: play goes on"."""

    when: dict[str, tuple[str, ...]] = {}
    clauses: tuple[str, ...]
    text: str
    changes: tuple[CatalogueChange, ...] = ()
    none: bool = False

    def fits(self, answers: Mapping[str, str]) -> bool:
        return all(answers.get(key) in wanted for key, wanted in self.when.items())


class CatalogueCall(CataloguePart, frozen=True, kw_only=True):
    """Something that may have happened. ``find``: the key of other words that a judge may search
    for. ``offence`` counts its rulings up, ``per`` person in the event, or side in a game.
    ``note``: needs words of its own. ``judged``: counts when a judge heard it."""

    key: str
    title: str
    group: Group
    rulings: tuple[CatalogueRuling, ...]
    asks: tuple[CatalogueQuestion, ...] = ()
    find: str = ""
    offence: str = ""
    per: Literal["person", "side"] = "person"
    note: bool = False

    @property
    def steps(self) -> tuple[str, ...]:
        """The ladder of its remedies, by key; empty for a call that has none."""
        return next((tuple(k for k, _ in a.choices) for a in self.asks if a.kind == "step"), ())

    @property
    def clauses(self) -> frozenset[str]:
        """All clauses that its rulings may cite."""
        cited = {clause for one in self.rulings for clause in one.clauses}
        return frozenset(cited | {c.clause for one in self.rulings for c in one.changes})

    def asked(self, answers: Mapping[str, str]) -> tuple[CatalogueQuestion, ...]:
        """The questions that these answers lead to."""
        return tuple(
            ask
            for ask in self.asks
            if all(answers.get(key) in wanted for key, wanted in ask.only.items())
        )

    def outcome(self, answers: Mapping[str, str]) -> CatalogueRuling:
        """The ruling for these answers. Raises Refusal for a question unanswered, an answer that
        is none of its buttons, or one too many."""
        due = {ask.key: ask for ask in self.asked(answers)}
        for key in answers:
            if key not in due:
                raise Refusal(
                    Message("nobody-asks-that-here", ask=key),
                    "answers",
                    Message("leave-that-answer-out"),
                )
        for key, ask in due.items():
            if key not in answers:
                raise Refusal(
                    with_braces(ask.text), "answers", Message("answer-with-one-of-the-buttons")
                )
            if not ask.allows(answers[key]):
                raise Refusal(
                    Message("not-that-answer", ask=with_braces(ask.text), answer=answers[key]),
                    "answers",
                    Message("use-a-button"),
                )
        return next(one for one in self.rulings if one.fits(answers))

    def paths(self, seats: tuple[str, ...]) -> Iterator[dict[str, str]]:
        """Every way through its questions at a table with these seats; of a number's answers the
        least, the most and one between."""
        buttons = [_buttons(ask, seats) for ask in self.asks]
        seen = set()
        for picked in product(*buttons):
            answers: dict[str, str] = {}
            for ask, answer in zip(self.asks, picked, strict=True):
                if ask in self.asked(answers):
                    answers[ask.key] = answer
            key = tuple(answers.items())
            if key not in seen:
                seen.add(key)
                yield answers


def with_braces(words: str) -> Message:
    """Say what a line of the catalogue says, "desk-the-hand-is-dead {who}": a key, and the braces
    that are its arguments."""
    key, *named = words.split(" ")
    return by_key(key, **{brace.strip("{}"): brace for brace in named})


def _buttons(ask: CatalogueQuestion, seats: tuple[str, ...]) -> tuple[str, ...]:
    if ask.kind == "seat":
        return seats
    if ask.kind == "number":
        between = (ask.least + ask.most) // 2
        return tuple(str(n) for n in sorted({ask.least, between, ask.most}))
    return tuple(key for key, _ in ask.choices)


class Page(CataloguePart, frozen=True, kw_only=True):
    """One file: the calls of a game (``category``) of a preset; "" is for every one. Those of a
    game lie in its folder, ``games/<game>/calls/<preset>.toml``. ``formats``
    are those of the categories that it is for, if not for all."""

    preset: str = ""
    category: str = ""
    formats: tuple[str, ...] = ()
    game: str
    call: tuple[CatalogueCall, ...]
    sides: bool = False
    """Do seats opposite play together?"""
    money: bool = False
    """Are its chips cents?"""


@cache
def pages() -> tuple[Page, ...]:
    """The whole catalogue. Raises ValueError for a mistake in it."""
    folder = files("cardhall.hall.desk").joinpath("calls")
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".toml"))
    ours = [_read(folder.joinpath(name).read_text("utf-8"), name) for name in names]
    of_games = [
        _read(
            path.read_text("utf-8"),
            f"{game.name}/{path.name}",
            {"game": game.name, "category": game.slug, "preset": path.stem},
        )
        for game in registry.games().values()
        for path in sorted((game.folder / "calls").glob("*.toml"))
    ]
    return (*ours, *of_games)


def _read(text: str, name: str, beside: Mapping[str, str] = MappingProxyType({})) -> Page:
    page = msgspec.convert({**beside, **_plain(tomllib.loads(text))}, Page)
    for call in page.call:
        why = _mistake(call)
        if why:
            raise ValueError(f"{name}, {call.key}: {why}")
    return page


def _mistake(call: CatalogueCall) -> str:
    if len(call.asks) > MOST_ASKS:
        return "more than three questions"
    for ask in call.asks:
        if (ask.kind in ("choice", "step")) != bool(ask.choices):
            return f"{ask.key} has no buttons, or too many"
        if ask.kind == "number" and not ask.least <= ask.most:
            return f"{ask.key} has no numbers"
    for answers in call.paths(("A",)):
        if not any(one.fits(answers) for one in call.rulings):
            return f"no ruling for {answers}"
    return ""


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """One answer stands for a list of one."""
    for call in data.get("call", ()):
        for ask in call.get("asks", ()):
            ask["only"] = _lists(ask.get("only", {}))
        for one in call.get("rulings", ()):
            one["when"] = _lists(one.get("when", {}))
    return data


def _lists(wanted: dict[str, Any]) -> dict[str, Any]:
    return {key: [value] if isinstance(value, str) else value for key, value in wanted.items()}


@cache
def page_of(preset: str, category: str) -> Page | None:
    """The game's own page; None for a game that has none."""
    found = (p for p in pages() if p.category == category and p.preset == preset)
    return next(found, None)


@cache
def calls_at(preset: str, category: str, format: str) -> tuple[CatalogueCall, ...]:
    """Work out what may be ruled on at a table of this game: its own calls, the tournament's, the
    hall's."""
    return tuple(
        call
        for page in sorted(pages(), key=lambda p: (not p.category, not p.preset))
        if page.preset in ("", preset)
        and page.category in ("", category)
        and (not page.formats or format in page.formats)
        for call in page.call
    )


def call_of(preset: str, category: str, format: str, key: str) -> CatalogueCall:
    """One of them. Raises Refusal for another."""
    calls = calls_at(preset, category, format)
    for call in calls:
        if call.key == key:
            return call
    known = tuple(call.key for call in calls)
    raise Refusal(
        Message("there-is-no-such-call-in-this-game", call=key),
        "call",
        Message("use-one-of-these-calls", calls=known),
    )
