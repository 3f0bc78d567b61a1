"""What every command, every fact and every piece of them is made of."""

import re
from types import ModuleType
from typing import Literal, TypeVar

import msgspec

from cardhall.messages import Message

Mode = Literal["wood", "live"]
"""A table is played with cards, or in the browser."""


M = TypeVar("M", bound=msgspec.Struct)


def snake(name: str) -> str:
    """ReportCount -> report_count."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a command or a fact."""


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=snake,
    forbid_unknown_fields=True,
):
    """Base of all commands."""


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake):
    """Base of all facts: when, in ms since the epoch, and who did it."""

    at: int
    by: Message


def kinds(module: ModuleType, base: type[M]) -> list[type[M]]:
    """The commands, or the facts, that a module defines, in its order."""
    mine = (one for one in vars(module).values() if isinstance(one, type))
    return [one for one in mine if issubclass(one, base) and one.__module__ == module.__name__]
