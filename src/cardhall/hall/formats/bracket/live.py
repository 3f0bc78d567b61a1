"""A match of a bracket: two against two, and the match goes to one side."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardhall.hall.formats.bracket import commands as c
from cardhall.hall.formats.bracket.commands import TeamPoints
from cardhall.hall.formats.bracket.reports import NOBODY
from cardhall.hall.formats.bracket.state import Meeting, board
from cardhall.hall.state import Category, person_id
from cardhall.server.sync.table_sync import IdentifiedCommand, TableSync, options_of, played_by
from cardhall.tables import commands
from cardhall.tables.partner_results import last_bid_made, points_of

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable


def syncs(hall: "HallEvent", category: Category) -> Iterator[TableSync]:
    """The matches played in the browser, of those at tables."""
    found = board(hall.state, category.key)
    for meeting in found.open.values() if found else ():
        if meeting.mode == "live":
            yield MatchSync(hall, category, meeting)


class MatchSync(TableSync):
    def __init__(self, hall: "HallEvent", category: Category, meeting: Meeting) -> None:
        super().__init__(hall, category)
        self.meeting = meeting
        self.id = meeting.live_id(hall.state.id, category.key)
        self.number = meeting.table
        self.deadline = meeting.deadline
        self.call = meeting.call
        self.reported = bool(meeting.reports or meeting.fixes)
        self.gone = frozenset()  # the match of a team that left is decided, and has no sync

    def opening(self) -> commands.OpenTable:
        """Partners face one another: A and C are the first team, B and D the second."""
        game, preset = played_by(self.hall.state.preset, self.category.key)
        one, two = self.meeting.teams
        seats = ((one, 0), (two, 0), (one, 1), (two, 1))
        return commands.OpenTable(
            table=self.id,
            game=game,
            preset=preset,
            seats=tuple(self._member(team, member) for team, member in seats),
            event=self.hall.id,
            round=self.meeting.match,
            number=self.number,
            minutes=0,
            options=options_of(self.category, game, preset),
        )

    def _member(self, team: str, member: int) -> commands.PlannedSeat:
        """One of a team; who was forgotten plays under the team's one name."""
        entry = self.hall.state.entries[team]
        name = entry.people[min(member, len(entry.people) - 1)]
        return commands.PlannedSeat(name=name, person=person_id(team, member), entry=team)

    def result(self, table: "LiveTable") -> Iterator[IdentifiedCommand]:
        """Both sides' points, and who is out by its bid where that decides (OP-PEDRO-01)."""
        state = table.state
        side = last_bid_made(state)
        report = c.ReportMatch(
            match=self.meeting.match,
            points=tuple(
                TeamPoints(entry=team, points=made)
                for team, made in zip(self.meeting.teams, points_of(state), strict=True)
            ),
            bidder=self.meeting.teams[side] if side >= 0 else NOBODY,
            attempt=self.meeting.attempt,
            category=self.category.key,
        )
        yield f"session:{table.stream.name}:{state.ended[-1].session}", report
