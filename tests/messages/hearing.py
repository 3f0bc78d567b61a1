"""An ear for the hall's answers: each message that is said, and each sentence that has no key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cardhall.messages import said_as

FIELDS = {
    "text", "why", "cure", "why_not", "announced", "turn", "card", "trick", "pot", "note", "costs",
    "label", "group", "measure", "title", "changes", "line", "about", "cost", "problems",
}  # fmt: skip
"""Fields of the hall's answers in which a page shows what it is told."""

Answered = dict[str, Any]


class Ear:
    """All that was heard: a message of each key, and the sentences without one."""

    def __init__(self) -> None:
        self.messages: dict[str, Answered] = {}
        self.plain: set[str] = set()

    def hear(self, answer: Any) -> None:
        for said in self.sayings(msgspec.to_builtins(answer, enc_hook=said_as)):
            if isinstance(said, str):
                self.plain.add(said)
            elif said["key"]:
                self.messages[said["key"]] = said
            elif said["text"]:
                self.plain.add(said["text"])

    def sayings(self, value: Any) -> Iterator[str | Answered]:
        """Messages, wherever they stand, and words in the fields where a page shows some."""
        if isinstance(value, list | tuple):
            for one in value:
                yield from self.sayings(one)
        elif isinstance(value, dict) and value.keys() == {"key", "arguments", "text"}:
            yield value
            yield from self.sayings(list(value["arguments"].values()))
        elif isinstance(value, dict):
            for name, one in value.items():
                if name in FIELDS and isinstance(one, str) and " " in one:
                    yield one
                else:
                    yield from self.sayings(one)
