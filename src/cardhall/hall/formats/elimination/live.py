"""A table of a round: chips and points of its seats go into the event."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination.state import Play, live_id, rounds_of
from cardhall.hall.state import Category
from cardhall.server.sync.table_sync import IdentifiedCommand, TableSync, options_of, played_by
from cardhall.tables import commands

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable


def syncs(hall: "HallEvent", category: Category) -> Iterator[TableSync]:
    """The tables played in the browser, of the round that is on."""
    now = rounds_of(category).now
    if now is not None and now.state == "playing":
        for play in now.tables.values():
            if play.mode == "live":
                yield RoundSync(hall, category, play)


class RoundSync(TableSync):
    def __init__(self, hall: "HallEvent", category: Category, play: Play) -> None:
        super().__init__(hall, category)
        now = rounds_of(category).now
        assert now is not None
        self.round = now
        self.play = play
        self.id = live_id(hall.state, category, now, play)
        self.number = play.table
        self.deadline = play.deadline
        self.call = play.call
        self.reported = bool(play.reports)
        self.gone = play.sent_away

    def opening(self) -> commands.OpenTable:
        entries = self.hall.state.entries
        game, preset = played_by(self.hall.state.preset, self.category.key)
        return commands.OpenTable(
            table=self.id,
            game=game,
            preset=preset,
            seats=tuple(
                commands.PlannedSeat(name=entries[id].name, person=id, entry=id)
                for id in self.play.seats
            ),
            event=self.hall.id,
            round=self.round.no,
            number=self.play.table,
            start=self.round.start_chips if self.play.counting == "stakes" else 0,
            options=options_of(self.category, game, preset),
        )

    def lost(self, table: "LiveTable") -> Iterator[IdentifiedCommand]:
        """Tell who has lost: whoever has no chips left has lost the game at once
        (LLAA-BOURE-46)."""
        for seat in table.state.seats:
            if seat.lost and seat.entry and not self.play.marks.get(seat.entry):
                mark = c.MarkSeat(
                    round=self.round.no,
                    table=self.play.table,
                    entry=seat.entry,
                    mark="broke",
                    category=self.category.key,
                )
                yield f"broke:{table.stream.name}:{seat.entry}", mark

    def result(self, table: "LiveTable") -> Iterator[IdentifiedCommand]:
        """The session's chips and points into the event, once; before them the further lots that
        the table's bank was given (OP-T-07)."""
        ended = table.state.ended[-1]
        counted = table.state.adapter.counted(table.state)
        round_, number, key = self.round.no, self.play.table, self.category.key
        for lot in range(2, counted.lots + 1):
            issue = c.IssueLot(round=round_, table=number, category=key)
            yield f"lot:{table.stream.name}:{ended.session}:{lot}", issue
        report = c.ReportCount(
            round=round_,
            table=number,
            category=key,
            counts=tuple(
                c.SeatCount(
                    entry=seat.entry, chips=counted.chips[place], points=counted.points[place]
                )
                for place, seat in enumerate(table.state.seats)
                if seat.entry
            ),
            pot=counted.left,
            attempt=self.play.attempt,
            source="live",
        )
        yield f"session:{table.stream.name}:{ended.session}", report
