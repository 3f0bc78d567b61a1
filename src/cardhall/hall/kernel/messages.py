"""What every command, every fact and every piece of them is made of."""

import re
from typing import Literal

import msgspec

from cardhall.messages import Message

Mode = Literal["wood", "live"]
"""A table is played with cards, or in the browser."""


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
