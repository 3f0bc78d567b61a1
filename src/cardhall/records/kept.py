"""What a live table keeps of a hand, as a game's ``record`` asks for it."""

from collections.abc import Sequence
from typing import Any, Protocol


class PlayedHand(Protocol):
    """A hand that was played at a live table."""

    @property
    def hand(self) -> Any:
        """The game's hand, as it was dealt."""

    @property
    def players(self) -> Sequence[int]:
        """The seats of the table that took part."""

    @property
    def dealer(self) -> str:
        """The dealer's seat, as the record names it."""

    @property
    def spare(self) -> str:
        """The order in which cards came back, as a record writes cards."""

    @property
    def due(self) -> Any:
        """Who posted what and was dealt in, where the session says that before a hand."""
