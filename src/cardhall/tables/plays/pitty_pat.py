"""What is Pitty-Pat's own in the view of a live table."""

from __future__ import annotations

import msgspec


class PittyPatPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="pitty_pat"):
    """The hand in play, as one reader may see it."""
