"""What a table asks of a game before anybody plays: its name, its house rules, its seats."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from cardhall.games import game
from cardhall.messages import Message
from cardhall.tables.game_views import Game
from cardhall.tables.shapes import Unit


class GameRules:
    """The game, its house rules and who may sit at a table of it."""

    game: ClassVar[Game]
    title: ClassVar[str]
    unit: ClassVar[Unit] = "points"
    manual_deal: ClassVar[bool] = False
    minutes: ClassVar[int] = 0
    """The usual length of a session at a table of one's own; 0 plays until the game is over."""
    usual: ClassVar[int] = 4
    """The usual number of seats."""
    same_deals: ClassVar[int] = 4
    """Hands of the same deals for everybody: ten minutes or so."""
    by_the_clock: ClassVar[bool] = False
    """Has a session in an event always a time to end at?"""
    phases_are_stages: ClassVar[bool] = False
    """Are the phases of a hand stages of the table, in what is shown?"""
    tells_places: ClassVar[bool] = True
    """Is it told at the end in which place each seat is? Else the chips say it."""
    has_levels: ClassVar[bool] = False
    """Has it blinds that can rise? Then people may also come from other tables, with chips."""
    start_clause: ClassVar[str] = ""
    turn_clause: ClassVar[str] = ""
    misdeal_clause: ClassVar[str] = "LLAA-T-17"

    @property
    def module(self) -> ModuleType:
        return game(self.game)

    # -- rules -------------------------------------------------------------------------

    def rules(self, preset: str, options: dict[str, str | int | bool]) -> Any:
        """House rules of a table; RulesError (a ValueError) names the field and the cure."""
        rules = self.module.Rules.preset(preset)
        return rules.replace(**options) if options else rules

    def presets(self) -> tuple[str, ...]:
        return tuple(self.module.PRESETS)

    def seat_limits(self, rules: Any) -> tuple[int, int, str]:
        """(fewest, most, clause)."""
        raise NotImplementedError

    def card_lines(self, rules: Any, preset: str) -> tuple[tuple[str, Message, str], ...]:
        """The table card: (option, what it means here, clause) for each rule worth knowing."""
        raise NotImplementedError

    def has_table_card(self, preset: str) -> bool:
        """Must a newcomer say that they have read the card?"""
        return False

    def start_chips(self, rules: Any) -> int:
        """Work out what each brings to the table; 0 where a game is scored in points."""
        return int(getattr(rules, "start_stack", 0))

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The sides, where people play as partners."""
        return ()

    def clause(self, what: str, preset: str) -> str:
        """Say what rests on which clause, by these rules: the chips of the "start", an act out
        of "turn", a "misdeal", the "first deal", who has "lost", that nobody is "left"; "" for
        none."""
        known = {"start": self.start_clause, "turn": self.turn_clause}
        return {**known, "misdeal": self.misdeal_clause}.get(what, "")

    def first_deal_ways(self, preset: str) -> tuple[str, ...]:
        """Say how a table whose players deal may find who deals first."""
        return ("draw",)
