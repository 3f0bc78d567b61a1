"""A table of a euchre night: the sheet of one game, hand by hand."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardhall.hall.formats.progressive.commands import ReportGame
from cardhall.hall.formats.progressive.reports import asks_who_moves
from cardhall.hall.formats.progressive.sheet import TABLE_ENDED, HandScore, Sheet, played
from cardhall.hall.formats.progressive.state import Game, Progressive, TablePlay, particulars
from cardhall.hall.state import Category
from cardhall.server.sync.table_sync import IdentifiedCommand, TableSync, options_of, played_by
from cardhall.tables import commands
from cardhall.tables.partner_results import euchre_hands, lower_cut

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable


def syncs(hall: "HallEvent", category: Category) -> Iterator[TableSync]:
    """The tables played in the browser, of the game that is on and until their sheet is in."""
    night = category.format_state
    if not isinstance(night, Progressive) or night.now is None or night.ended_at:
        return
    for play in night.now.tables.values() if night.now.started_at else ():
        if play.mode == "live" and play.sheet is None:
            yield GameSync(hall, category, night.now, play)


class GameSync(TableSync):
    def __init__(self, hall: "HallEvent", category: Category, game: Game, play: TablePlay) -> None:
        super().__init__(hall, category)
        assert isinstance(category.format_state, Progressive)
        self.night = category.format_state
        self.game = game
        self.play = play
        self.id = play.live_id(hall.state.id, category.key, game.no)
        self.number = play.table
        self.deadline = 0
        self.call = play.call
        self.reported = bool(play.reports)
        entries = hall.state.entries
        self.gone = frozenset(
            one
            for one in play.players
            if (left := entries[one].left) and left.kind == "disqualified"
        )

    def opening(self) -> commands.OpenTable:
        game, preset = played_by(self.hall.state.preset, self.category.key)
        entries = self.hall.state.entries
        return commands.OpenTable(
            table=self.id,
            game=game,
            preset=preset,
            seats=tuple(
                commands.PlannedSeat(name=entries[one].name, person=one, entry=one)
                for one in self.play.seated()
            ),
            event=self.hall.id,
            round=self.game.no,
            number=self.number,
            minutes=0,
            options=options_of(self.category, game, preset),
        )

    def result(self, table: "LiveTable") -> Iterator[IdentifiedCommand]:
        """The sheet as it was kept; level pairs have cut (OP-EUCHRE-02)."""
        state = table.state
        hands = tuple(
            HandScore(what=one.what, pair=one.side + 1, points=one.points)
            for one in euchre_hands(state)
        )
        count, planned = played(hands), particulars(self.category.plan).hands
        sheet = Sheet(
            hands=hands,
            moves=lower_cut(state) + 1 if asks_who_moves(self.night, self.game.no) else 0,
            short="" if count >= planned else TABLE_ENDED,
        )
        report = ReportGame(
            category=self.category.key, game=self.game.no, table=self.number, sheet=sheet
        )
        yield f"session:{table.stream.name}:{state.ended[-1].session}", report
