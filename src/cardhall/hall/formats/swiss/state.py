"""A Swiss or a round robin as the event remembers it, and what follows from it.

Remembered are the order drawn before round one, who met whom and why, and what each table reported.
Scores, tie-breaks and places are worked out from that, never stored: a corrected result corrects
them, and leaves the rounds that were paired since as they are (SWISS-22).
"""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.formats.meetings import Meeting, Record, Scoring, SideStanding
from cardhall.hall.formats.swiss.commands import Result
from cardhall.hall.formats.swiss.events import NotPaired
from cardhall.hall.kernel.reported.table import ReportedTable
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.events import CategoryPlan


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of its parts."""


class Pairing(ReportedTable[Result], frozen=True, kw_only=True):
    """Two sides at a table for one round; `why` in their order."""

    sides: tuple[str, str]
    why: tuple[Message, Message]
    again: bool = False

    def sits(self, entry: str) -> bool:
        return entry in self.sides

    def other(self, entry: str) -> str:
        """Whom a side meets."""
        return self.sides[1 - self.sides.index(entry)]


class SwissRound(Struct, frozen=True, kw_only=True):
    """One round: tables, and who has none, with the reason for each."""

    no: int
    seed: str
    paired_at: int
    tables: dict[int, Pairing]
    unpaired: tuple[NotPaired, ...] = ()

    @property
    def told(self) -> bool:
        """Whether a table has shown anything; one in the browser deals at once."""
        return any(one.told or one.mode == "live" for one in self.tables.values())

    @property
    def complete(self) -> bool:
        """Whether every table is settled, and none waits for a ruling."""
        return all(one.result is not None and one.call is None for one in self.tables.values())

    def table_of(self, entry: str) -> Pairing | None:
        return next((one for one in self.tables.values() if entry in one.sides), None)

    def without(self, entry: str) -> NotPaired | None:
        """Say why somebody has no table."""
        return next((one for one in self.unpaired if one.entry == entry), None)

    @property
    def sides(self) -> set[str]:
        """Everybody whom the round reckoned with."""
        paired = {one for table in self.tables.values() for one in table.sides}
        free = {
            name for one in self.unpaired if one.kind != "left_out"
            for name in (one.entry, one.absent) if name
        }  # fmt: skip
        return paired | free

    def meetings(self) -> list[Meeting]:
        """The round as the places are worked out from it."""
        found = []
        for table in self.tables.values():
            one, two = table.sides
            result = table.result
            if result is None:
                found.append(Meeting(self.no, one, two))
            elif result.absent:
                came = table.other(result.absent)
                found.append(Meeting(self.no, came, result.absent, kind="walkover"))
            else:
                found.append(Meeting(self.no, one, two, result.points))
        for free in self.unpaired:
            if free.kind == "bye":
                found.append(Meeting(self.no, free.entry, kind="bye"))
            elif free.kind == "walkover":
                found.append(Meeting(self.no, free.entry, free.absent, kind="walkover"))
        return found


def scoring_of(options: Mapping[str, str]) -> Scoring:
    """Work out how results count, by the house rules of the event (OP-SWISS-02 to 05)."""
    given: dict[str, Any] = {
        "by": options.get("count", "wins"),
        "bye": options.get("bye-worth", "win"),
        "late": options.get("late-worth", "nothing"),
        "breaks": tuple(dict.fromkeys(
            name for number in (1, 2, 3)
            if (name := options.get(f"tie-break-{number}", "none")) != "none"
        )),
    }  # fmt: skip
    return Scoring(**given)


class Swiss(Struct, frozen=True, kw_only=True):
    """All that happened so far. `wished` 0 stands for as many rounds as the number asks for."""

    order: tuple[str, ...] = ()
    rounds: tuple[SwissRound, ...] = ()
    planned: int = 0
    wished: int = 0
    ended_at: int = 0

    @property
    def begun(self) -> bool:
        return bool(self.rounds)

    @property
    def now(self) -> SwissRound | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def rounds_done(self) -> int:
        """How many rounds lie behind, for a rehearsal that goes so far."""
        return sum(one.complete for one in self.rounds)

    @property
    def announced(self) -> int:
        """How many rounds there shall be; 0 before it is known how many play."""
        return self.wished or self.planned

    def phase(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> str:
        """ "entries", "playing", "between" or "done"."""
        if self.now is None:
            return "entries"
        if self.ended_at:
            return "done"
        return "between" if self.now.complete else "playing"

    def closed(self, plan: "CategoryPlan", at: int) -> bool:
        """Tell whether it goes on without anybody who has not played."""
        return bool(self.ended_at)

    def standings(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> Table:
        """Asked of the format, which knows the house rules."""
        raise NotImplementedError

    # --- scores ---------------------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """Everybody whom a round has reckoned with, in the order drawn."""
        seen = set[str]().union(*(one.sides for one in self.rounds))
        return [one for one in self.order if one in seen]

    def meetings(self, before: int = 0) -> list[Meeting]:
        """All meetings so far, or of the rounds before one; with the rounds that those who are in
        it have missed (SWISS-23)."""
        rounds = [one for one in self.rounds if not before or one.no < before]
        found = [meeting for one in rounds for meeting in one.meetings()]
        last = {one: a_round.no for a_round in self.rounds for one in a_round.sides}
        for a_round in rounds:
            there = a_round.sides
            found += [
                Meeting(a_round.no, one, kind="missed")
                for one in self.people
                if one not in there and last[one] > a_round.no
            ]
        return found

    def record(self, options: Mapping[str, str], before: int = 0) -> Record:
        """Everybody's scores, now or before a round."""
        return Record(self.people, self.meetings(before), scoring_of(options))

    def placed(self, options: Mapping[str, str], left: Mapping[str, Leaver]) -> list[SideStanding]:
        """Everybody best first; who was sent away has no place and stands last."""
        return self.record(options).standings(sent_away(left))

    def table(self, options: Mapping[str, str], left: Mapping[str, Leaver]) -> Table:
        """Find who is in, and the places once it is over."""
        tallies = {}
        lost: dict[str, list[int]] = {one: [] for one in self.people}
        won: dict[str, list[int]] = {one: [] for one in self.people}
        for x in self.meetings():
            if x.kind == "walkover":
                won[x.one].append(x.round)
                lost[x.two].append(x.round)
            elif x.made is not None and x.made[0] != x.made[1]:
                better, worse = (x.one, x.two) if x.made[0] > x.made[1] else (x.two, x.one)
                won[better].append(x.round)
                lost[worse].append(x.round)
        for one in self.placed(options, left):
            leaver = left.get(one.who)
            place = one.place if self.ended_at else 0
            tallies[one.who] = Tally(
                tuple(lost[one.who]),
                tuple(won[one.who]),
                leaver.kind if leaver else "in",
                0,
                place,
                one.shared and bool(place),
            )
        return Table(tallies, bool(self.ended_at))


def sent_away(left: Mapping[str, Leaver]) -> Collection[str]:
    return {one for one, leaver in left.items() if leaver.kind == "disqualified"}
