"""Which fields of the hall's answers are sentences, and an ear that keeps them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cardhall.messages import said_as

TEXT = Path(__file__).resolve().parents[2] / "web/src/text"


def heard_keys() -> tuple[str, ...]:
    """The fields of the hall's answers whose sentences the pages look up."""
    source = (TEXT / "heard.ts").read_text()
    found = re.search(r"const KEYS = new Set\(\[(.*?)\]\)", source, re.S)
    assert found
    return tuple(re.findall(r'"(\w+)"', found.group(1)))


def sentences(answer: Any, keys: tuple[str, ...]) -> Iterator[str]:
    """What of an answer of the hall the pages look up, as web/src/text/heard.ts does."""
    if isinstance(answer, dict):
        if answer.keys() == {"key", "arguments", "text"} and answer["key"]:
            return  # a message: tests/messages holds its words in every language
        for key, value in answer.items():
            if key == "name":
                continue  # of a person or a team: nothing to be put into words
            if isinstance(value, str):
                if value and (key in keys or (key == "words" and value.endswith("."))):
                    yield value
            elif key == "choices":
                for one in value:
                    yield from [one[1]] if isinstance(one, list | tuple) else sentences(one, keys)
            elif key in keys and isinstance(value, list | tuple):
                for one in value:
                    if isinstance(one, str):
                        yield one
                    else:
                        yield from sentences(one, keys)
            else:
                yield from sentences(value, keys)
    elif isinstance(answer, list | tuple):
        for one in answer:
            yield from sentences(one, keys)


class Ear:
    """All that was heard, each sentence once."""

    def __init__(self) -> None:
        self.keys = heard_keys()
        self.said: set[str] = set()

    def hear(self, answer: Any) -> None:
        self.said.update(sentences(msgspec.to_builtins(answer, enc_hook=said_as), self.keys))
