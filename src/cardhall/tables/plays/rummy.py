"""What is Rummy's own in the view of a live table."""

from __future__ import annotations

import msgspec


class RummyPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="rummy"):
    """The hand in play, as one reader may see it."""
