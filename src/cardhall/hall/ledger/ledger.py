"""What is remembered of it, and what follows from that."""

from collections.abc import Mapping

import msgspec

from cardhall.formats.elimination import Leaver, Table
from cardhall.hall.events import CategoryPlan


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened so far."""

    begun: bool = False

    @property
    def rounds_done(self) -> int:
        """How many games, levels or hands lie behind, for a rehearsal that goes so far."""
        return 0

    def phase(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> str:
        """ "entries", "seated", "playing", "between" or "done"."""
        return "playing" if self.begun else "entries"

    def standings(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> Table:
        """Who is in, and the places."""
        return Table({}, False)
