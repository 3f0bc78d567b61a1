"""One act at a table of Rummy, and what lay there before it."""

from dataclasses import dataclass

from cardhall.games.rummy.referee.table_state import TableState, cards_of, has_drawn, verb_of


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One act and what lay there before it. ``skipped``: the seats that were passed over where the
    turn began out of order; ``at`` is then the table with the seat in turn."""

    seat: int
    action: int
    before: TableState
    skipped: tuple[int, ...] = ()
    at: TableState | None = None

    @property
    def met(self) -> TableState:
        """The table that the seat acted on: with that seat in turn."""
        return self.at or self.before

    @property
    def verb(self) -> str:
        """The first word of the act."""
        return verb_of(self.action)

    @property
    def cards(self) -> int:
        """The cards of the act."""
        return cards_of(self.action)

    @property
    def drew_too_many(self) -> bool:
        """Was it a second draw in one turn?"""
        return self.verb == "draw" and has_drawn(self.met.hand)

    @property
    def threw_early(self) -> bool:
        """Was it a discard before the draw?"""
        return self.verb == "throw" and self.met.hand.phase == "draw"
