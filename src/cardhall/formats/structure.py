"""A tournament as presets write it: its levels, and until when one buys in again."""

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Blinds, ante, minutes; the break behind it of ``rest`` minutes, in which the chips may be
    counted; the least chip from then on, 0 where it stays (OP-HOLDEM-13)."""

    small: int
    big: int
    minutes: int
    ante: int = 0
    rest: int = 0
    count: bool = False
    least: int = 0

    @property
    def settles(self) -> bool:
        """True if play waits behind this level until something is done: a count, chips changed."""
        return self.count or self.least > 0


class Structure(msgspec.Struct, frozen=True, kw_only=True):
    """Levels and rebuys; chips and minutes."""

    rebuy_chips: int = 10_000
    rebuy_minutes: int = 60
    levels: tuple[Level, ...] = (Level(small=25, big=50, minutes=20),)
