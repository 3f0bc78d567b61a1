"""A table of a Swiss or a round robin: two against two, and both sides' points."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardhall.hall.formats.swiss.commands import ReportPairing, Result
from cardhall.hall.formats.swiss.pairing import can_be_live
from cardhall.hall.formats.swiss.state import Pairing, Swiss, SwissRound
from cardhall.hall.state import Category, person_id
from cardhall.server.sync.table_sync import IdentifiedCommand, TableSync, options_of, played_by
from cardhall.tables import commands
from cardhall.tables.partner_results import points_of

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable


def syncs(hall: "HallEvent", category: Category) -> Iterator[TableSync]:
    """The tables played in the browser, of the round that is on and until their result is in."""
    swiss = category.format_state
    if not isinstance(swiss, Swiss) or swiss.now is None or swiss.ended_at:
        return
    for table in swiss.now.tables.values():
        if table.mode == "live" and table.result is None and can_be_live(category):
            yield PairingSync(hall, category, swiss.now, table)


class PairingSync(TableSync):
    def __init__(
        self, hall: "HallEvent", category: Category, a_round: SwissRound, table: Pairing
    ) -> None:
        super().__init__(hall, category)
        self.round = a_round
        self.pairing = table
        self.id = table.live_id(hall.state.id, category.key, a_round.no)
        self.number = table.table
        self.deadline = 0
        self.call = table.call
        self.reported = bool(table.reports)
        entries = hall.state.entries
        self.gone = frozenset(
            one
            for one in table.sides
            if (left := entries[one].left) and left.kind == "disqualified"
        )

    def opening(self) -> commands.OpenTable:
        """Partners face one another: A and C are the side named first, B and D the other."""
        game, preset = played_by(self.hall.state.preset, self.category.key)
        one, two = self.pairing.sides
        seats = ((one, 0), (two, 0), (one, 1), (two, 1))
        return commands.OpenTable(
            table=self.id,
            game=game,
            preset=preset,
            seats=tuple(self._member(side, member) for side, member in seats),
            event=self.hall.id,
            round=self.round.no,
            number=self.number,
            minutes=0,
            options=options_of(self.category, game, preset),
        )

    def _member(self, side: str, member: int) -> commands.PlannedSeat:
        """One of a team; who was forgotten plays under the team's one name."""
        entry = self.hall.state.entries[side]
        name = entry.people[min(member, len(entry.people) - 1)]
        return commands.PlannedSeat(name=name, person=person_id(side, member), entry=side)

    def result(self, table: "LiveTable") -> Iterator[IdentifiedCommand]:
        """Both sides' points, as the table has written them."""
        state = table.state
        report = ReportPairing(
            category=self.category.key,
            round=self.round.no,
            table=self.number,
            result=Result(points=points_of(state)),
        )
        yield f"session:{table.stream.name}:{state.ended[-1].session}", report
