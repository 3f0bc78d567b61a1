"""What a table asks where chips are bought again, blinds rise and people come from other tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhall.tables.events import Line

if TYPE_CHECKING:
    from cardhall.tables.state import State
    from cardhall.tables.structure import Level


class GameChips:
    """Levels, chips bought again, people who come and go. Few games have any of it."""

    def at_level(self, run: Any, level: Level) -> Any:
        """The session with a level's blinds from the next deal on."""
        return run

    def price(self, state: State, seat: int) -> tuple[int, str]:
        """(chips, clause) for which who has just lost all may buy in again; 0 for not."""
        return 0, ""

    def ladder(self, state: State, seat: int) -> int:
        """The chips for which a player may buy in now without being asked; 0 for not."""
        return 0

    def bought(self, state: State, seat: int, chips: int) -> Any:
        """The session after a player has bought in again."""
        return state.run

    def declined(self, state: State, seat: int) -> Any:
        """The session after a player declined to buy in again."""
        return state.run

    def came(self, state: State, seat: int, chips: int) -> Any:
        """The session with somebody more, who comes with so many chips."""
        raise NotImplementedError

    def gone(self, state: State, seat: int) -> Any:
        """The session without somebody."""
        raise NotImplementedError

    def drawn_anew(self, state: State) -> tuple[Any, int, Line]:
        """(the session, its button, how it was found), the button being drawn for once more."""
        raise NotImplementedError

    def changed(self, state: State, stacks: tuple[int, ...]) -> Any:
        """The session with other stacks, small chips having been changed up."""
        raise NotImplementedError
