"""A house rule in words: what it is about, and each value that it may have.

The words lie in the catalogues ``house.ftl``, with the game or the format of the open point. The
settings of an event, its log and its printed rulebook say the same ones.
"""

import re

from cardhall.messages import Message, by_key

__all__ = ["about", "value_in_words"]


def about(point: str, option: str) -> Message:
    """Name what a house rule decides. point: such as OP-T-05. Raises LookupError where no words
    are."""
    return by_key(_key(point, option))


def value_in_words(point: str, option: str, value: str) -> Message:
    """One of its values. Raises LookupError for a value that the rulebook does not name."""
    return by_key(f"{_key(point, option)}_{_slug(value)}")


def _key(point: str, option: str) -> str:
    return f"house-{_slug(point)}-{_slug(option)}"


def _slug(name: str) -> str:
    """As a key of a catalogue may be written: "4/3" is 4-3."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
