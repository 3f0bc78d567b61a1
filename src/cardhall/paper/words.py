"""Every English word that is printed, in one catalogue (``en.toml``), so that another language can
follow.

Keys are dotted; ``{name}`` marks what is filled in. The templates get the catalogue whole and look
words up by key, so that no template holds a sentence of its own.
"""

import tomllib
from pathlib import Path

EN: dict[str, str] = tomllib.loads((Path(__file__).parent / "en.toml").read_text(encoding="utf-8"))


def word(key: str, /, **parts: object) -> str:
    """The English for ``key`` with its parts filled in. KeyError when one is missing."""
    return EN[key].format(**parts)


def counted(key: str, count: int, /, **parts: object) -> str:
    """The English for so many: ``key.one`` for one, ``key`` else. KeyError when it is missing."""
    return word(f"{key}.one" if count == 1 else key, count=count, **parts)
