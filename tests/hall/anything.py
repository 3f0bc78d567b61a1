"""Random commands of every kind, mostly about things that exist, for any format.

The values of a command's fields come from what the facts of the event have said so far under the
same name (an entry, a table, a match, a report), and now and then from nowhere.
"""

import random
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar, Union

import msgspec

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import Refusal, decide
from cardhall.hall.formats.bracket import commands as bc
from cardhall.hall.formats.bracket.state import Meeting, board, knockout_of
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import Play, Round, rounds_of
from cardhall.messages import Message, stored_as, written
from tests.hall.hallday import MINUTE, PLAY, Hall, Where

Made = TypeVar("Made", bound=msgspec.Struct)
KINDS: tuple[type[c.Command], ...] = typing.get_args(c.HallCommand)
LEAVING = (c.Disqualify, c.Withdraw, c.RecordIncident, c.UndoSignIn, c.BlankName)
ROLES = ("chair", "chair", "chair", "judge", "captain", "player", "table")
PEOPLE = ("entry", "first", "second", "who", "person", "counter", "winner", "by", "entries")
CHAIRS_OWN = "x"  # a reason
FAR = (-(10**9), 10**9, 2**53 - 1)
WHAT = {"category", "round", "table", "match", "entry", "payment", "correction", "game", "why"}
"""Fields that say what a command is about."""


class AnyDay(Hall):
    """An event of some games of a preset, in rehearsal."""

    def __init__(self, preset: str, games: tuple[str, ...], seed: str) -> None:
        super().__init__("", seed, PLAY - 7 * 24 * 60 * MINUTE)
        settings = c.SettingsPatch(play_at=PLAY)
        self.do(
            c.CreateEvent(id="ev", preset=preset, games=games, settings=settings, rehearsal=True)
        )
        self.game = next(iter(self.state.categories))


class Known:
    """What was said so far, by the name under which it was said."""

    def __init__(self) -> None:
        self.by_name: dict[str, list[Any]] = {}
        self.read = 0

    def take(self, day: Hall) -> None:
        for fact in day.facts[self.read :]:
            for name, value in _leaves(msgspec.to_builtins(fact, enc_hook=stored_as)):
                row = self.by_name.setdefault(name, [])
                if value not in row[-40:]:
                    row.append(value)
        self.read = len(day.facts)


def _leaves(data: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, str(key))
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from _leaves(value, name)
    else:
        yield name, data


class Asker:
    """Makes commands of every kind."""

    def __init__(self, day: Hall, rng: random.Random) -> None:
        self.day, self.rng, self.known = day, rng, Known()

    def command(self) -> c.Command:
        self.known.take(self.day)
        chance = self.rng.random()
        if chance < 0.3:
            return self.offered()
        if chance < 0.55 and (told := self.told()) is not None:
            return told
        kind = self.rng.choice(KINDS)
        if kind in LEAVING and self.rng.random() < 0.8:
            return self.offered()
        return self.made(kind)

    def offered(self) -> c.Command:
        """What the console offers for one of the games, or a step of a rehearsal."""
        view = views.console_view(self.day.state, self.day.at)
        commands = [
            action.command
            for need in view.needs
            for action in (need.action, *need.more)
            if action and action.command
        ]
        if commands and self.rng.random() < 0.7:
            return c.convert_command(self.rng.choice(commands))
        key = self.rng.choice(list(self.day.state.categories))
        step = self.rng.choice(
            [
                "signed_in",
                "seated",
                "playing",
                "round:1",
                "round:2",
                f"round:{self.rng.randrange(3, 9)}",
            ]
        )
        return c.Rehearse(until=step, category=key)

    def told(self, again: bool | None = None) -> c.Command | None:
        """A result, or (`again`) a right one in its stead, of a table in rounds or of a match."""
        state, rng = self.day.state, self.rng
        category = rng.choice(list(state.categories.values()))
        again = rng.random() < 0.3 if again is None else again
        found = board(state, category.key)
        if found is not None:
            some = [*(found.played if again else found.open).values()]
            return self.of_match(category.key, rng.choice(some), again) if some else None
        if not rounds_of(category).rounds:
            return None
        a_round = (
            rng.choice(rounds_of(category).rounds) if again else rounds_of(category).rounds[-1]
        )
        return self.of_table(category.key, a_round, rng.choice([*a_round.tables.values()]), again)

    def of_match(self, key: str, meeting: Meeting, again: bool) -> c.Command:
        made = self.rng.choice([(60, 40), (40, 61), (62, 65), (59, 59)])
        points = tuple(
            bc.TeamPoints(entry=team, points=one)
            for team, one in zip(meeting.teams, made, strict=True)
        )
        match = meeting.match
        if again:
            return bc.CorrectMatch(points=points, why="x", category=key, match=match)
        return bc.ReportMatch(points=points, caller="x", category=key, match=match)

    def of_table(self, key: str, a_round: Round, play: Play, again: bool) -> c.Command:
        left, counts = play.expected or 100, []
        for one in play.seats:
            held = self.rng.randrange(left + 1)
            left -= held
            counts.append(rc.SeatCount(entry=one, chips=held, points=self.rng.randrange(9)))
        tied = play.outcome.tied if play.outcome else ()
        winners = tied[: play.outcome.open_places] if play.outcome else ()
        where: Where = {"category": key, "round": a_round.no, "table": play.table}
        if again:
            return rc.CorrectResult(
                why="x", counts=tuple(counts), pot=left, tie_winners=winners, **where
            )
        if tied:
            return rc.EnterTieGame(winners=winners, dealt_by="J", **where)
        return rc.ReportCount(counts=tuple(counts), pot=left, caller="x", early=True, **where)

    def made(self, kind: type[Made]) -> Made:
        hints = typing.get_type_hints(kind)
        values = {}
        for field in msgspec.structs.fields(kind):
            given = field.default is not msgspec.NODEFAULT
            if given and field.name not in PEOPLE and self.rng.random() < 0.3:
                continue
            values[field.name] = self.value(field.name, hints[field.name])
        return kind(**values)

    def another(self, command: c.Command) -> c.Command:
        """The same asked of the same thing, but otherwise."""
        if (again := self.corrected_otherwise(command)) is not None:
            return again
        hints = typing.get_type_hints(type(command))
        changed = {
            field.name: self.value(field.name, hints[field.name])
            for field in msgspec.structs.fields(command)
            if field.name not in WHAT and self.rng.random() < 0.6
        }
        return msgspec.structs.replace(command, **changed)

    def corrected_otherwise(self, command: c.Command) -> c.Command | None:
        """Another right result of the same match or table, where there is one."""
        category = self.day.state.categories.get(getattr(command, "category", ""))
        if category is None:
            return None
        if isinstance(command, bc.CorrectMatch) and knockout_of(category) is not None:
            found = board(self.day.state, category.key)
            meeting = found and found.played.get(command.match)
            return self.of_match(category.key, meeting, True) if meeting else None
        if isinstance(command, rc.CorrectResult) and 1 <= command.round <= len(
            rounds_of(category).rounds
        ):
            a_round = rounds_of(category).rounds[command.round - 1]
            play = a_round.tables.get(command.table)
            return self.of_table(category.key, a_round, play, True) if play else None
        return None

    def value(self, name: str, hint: Any) -> Any:
        rng = self.rng
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return rng.choice(args)
        if origin in (Union, types.UnionType):
            some = [one for one in args if one is not msgspec.UnsetType]
            return self.value(name, rng.choice(some))
        if origin is tuple:
            inner = args[0]
            if len(args) == 2 and args[1] is Ellipsis:
                return tuple(self.value(name, inner) for _ in range(rng.randrange(5)))
            return tuple(self.value(name, one) for one in args)
        if origin is dict:
            size = rng.randrange(4)
            return {self.value("entry", args[0]): self.value(name, args[1]) for _ in range(size)}
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.made(hint)
        if hint is type(None) or hint is None:
            return None
        return self.plain(name, hint)

    def plain(self, name: str, hint: Any) -> Any:
        rng = self.rng
        if hint is bool:
            return rng.random() < 0.5
        if hint is int:
            seen = [one for one in self.known.by_name.get(name, []) if type(one) is int]
            if seen and rng.random() < 0.8:
                return rng.choice(seen)
            return rng.choice(FAR) if rng.random() < 0.2 else rng.randrange(-2, 70)
        if hint is Message:
            return written(self.plain(name, str))
        if hint is not str:
            raise AssertionError(f"{name}: no way to make a {hint}")
        if name == "category":
            return rng.choice([*self.day.state.categories, "none"])
        if name in PEOPLE and rng.random() < 0.9:
            return rng.choice([*self.day.people(), "stranger"])
        if name in ("why", "override", "text", "caller", "dealt_by", "witness", "note"):
            return rng.choice([CHAIRS_OWN, CHAIRS_OWN, ""])
        if name in ("name", "partner", "auxiliary"):
            return f"{name} {rng.randrange(50)}"
        said = [one for one in self.known.by_name.get(name, []) if isinstance(one, str)]
        return rng.choice(said) if said and rng.random() < 0.85 else rng.choice(["x", "", "1"])


def scope_of(day: Hall, rng: random.Random, role: str) -> str:
    """Whose phone it is."""
    key = rng.choice(list(day.state.categories))
    if role in ("captain", "table"):
        return f"{key}/{rng.randrange(1, 5)}"
    return rng.choice(day.people() or ["x"]) if role == "player" else ""


def refusal_of(act: Callable[[], Any]) -> Refusal | None:
    """What was refused, if it was; anything else that goes wrong is a fault."""
    try:
        act()
    except Refusal as refusal:
        return refusal
    return None


def offers_hold(day: Hall) -> None:
    """Every button that the console offers can be pressed."""
    for need in views.console_view(day.state, day.at).needs:
        for action in (need.action, *need.more):
            if action and action.command:
                decide(day.state, c.convert_command(action.command), day.ctx())
