"""What is Pedro's own in the view of a live table."""

from __future__ import annotations

import msgspec


class PedroPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="pedro"):
    """The hand in play, as one reader may see it."""
