"""Define the base classes of commands, facts and their parts."""

import re
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import StructMeta

from cardhall.messages import Message

Mode = Literal["physical", "live"]
"""A table is played with real cards, or in the browser."""


M = TypeVar("M", bound=msgspec.Struct)


def snake(name: str) -> str:
    """ReportCount -> report_count."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a command or a fact."""


class _Fields(dict[str, Any]):
    """The fields of a message, for the words of what it is about."""

    def __init__(self, message: msgspec.Struct) -> None:
        self._message = message

    def __missing__(self, name: str) -> Any:
        return getattr(self._message, name)


class _Kind(StructMeta):
    """Takes what is so of every message of a kind from the line that begins its class."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        about: str | tuple[str, ...] = (),
        asked_by: tuple[str, ...] = (),
        previewed: bool = False,
        **options: Any,
    ) -> Any:
        namespace["about"] = (about,) if isinstance(about, str) else about
        namespace["asked_by"] = asked_by
        namespace["previewed"] = previewed
        return super().__new__(cls, name, bases, namespace, **options)


class _Message(msgspec.Struct, metaclass=_Kind, frozen=True, kw_only=True):
    """Base of commands and facts: each is about subjects, which say whether it comes too late."""

    about: ClassVar[tuple[str, ...]]
    """Of what: "{category}/seats" stands for the seats of the game that the message names.
    A command about nothing is never stale: two reports of one table become two versions, and a
    person chooses."""
    asked_by: ClassVar[tuple[str, ...]]
    """Who may ask a command besides the chairperson: judge, captain, table (a live one), player."""
    previewed: ClassVar[bool]
    """Whether its consequences are asked for before it is sent: it corrects what was."""

    if TYPE_CHECKING:

        def __init_subclass__(
            cls,
            *,
            about: str | tuple[str, ...] = (),
            asked_by: tuple[str, ...] = (),
            previewed: bool = False,
            tag: Callable[[str], str] | None = None,
            **options: Any,
        ) -> None: ...

    def subjects(self) -> tuple[str, ...]:
        """Say what a fact changes; what a command must have seen in its latest state."""
        return tuple(one.format_map(_Fields(self)) for one in self.about)


class Command(
    _Message,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=snake,
    forbid_unknown_fields=True,
):
    """Base of all commands."""


class Fact(_Message, frozen=True, kw_only=True, tag_field="type", tag=snake):
    """Base of all facts: when, in ms since the epoch, and who did it."""

    at: int
    by: Message


def kinds(module: ModuleType, base: type[M]) -> list[type[M]]:
    """The commands, or the facts, that a module defines, in its order."""
    mine = (one for one in vars(module).values() if isinstance(one, type))
    return [one for one in mine if issubclass(one, base) and one.__module__ == module.__name__]
