"""What is remembered of the judge's desk."""

import msgspec

from cardhall.hall.desk.facts import RulingApplied


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """All rulings that were applied, in their order."""

    rulings: tuple[RulingApplied, ...] = ()
