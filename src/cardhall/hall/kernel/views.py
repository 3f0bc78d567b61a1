"""Define the parts of views that say what waits for somebody."""

from typing import Any

import msgspec

from cardhall.messages import Message


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all views."""


class Action(View, frozen=True, kw_only=True):
    """A button: its words, and the command to send as it stands; "" `goto` or a place to open.
    `commands`: several, one after the other, each of a game of its own.

    Places: "entries", "money", "sign_in", "settings", "table:N" (of the category), "awards".
    """

    label: Message
    command: dict[str, Any] | None = None
    commands: tuple[dict[str, Any], ...] = ()
    goto: str = ""


class Need(View, frozen=True, kw_only=True):
    """Something that waits for the chairperson, most pressing first in its list."""

    kind: str
    text: Message
    urgent: bool = False
    category: str = ""
    table: int = 0
    action: Action | None = None
    more: tuple[Action, ...] = ()
    clause: str = ""


FEW = 3
"""So many tables of one game are named one by one when they are to be counted."""
