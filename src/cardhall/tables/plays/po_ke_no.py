"""What is Po-Ke-No's own in the view of a live table."""

from __future__ import annotations

import msgspec


class PoKeNoPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="po_ke_no"):
    """The hand in play, as one reader may see it."""
