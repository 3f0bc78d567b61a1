"""What is remembered of the judge's desk."""

import msgspec

from cardhall.hall.desk.events import RulingApplied, RulingTakenBack


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """All rulings that were applied, in their order, and those that were taken back."""

    rulings: tuple[RulingApplied, ...] = ()
    taken_back: dict[str, RulingTakenBack] = {}

    def find(self, id: str) -> RulingApplied | None:
        return next((one for one in self.rulings if one.ruling == id), None)

    @property
    def standing(self) -> tuple[RulingApplied, ...]:
        """The rulings that were not taken back."""
        return tuple(one for one in self.rulings if one.ruling not in self.taken_back)
