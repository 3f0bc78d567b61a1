"""Keep a live table and its event in step: what each owes the other, as commands.

What a table owes its event (a result, a call for the chair) and the other way round (the clock, a
ruling) is worked out by comparing the two, and sent by commands whose ids are derived from both:
sent again after a crash, they count once.
"""

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardhall.hall import commands as hall_commands
from cardhall.hall.kernel.context import Context as HallContext
from cardhall.hall.kernel.context import Refusal as HallRefusal
from cardhall.hall.kernel.reported.table import Call
from cardhall.hall.state import Category
from cardhall.messages import Message
from cardhall.server.ruling_notes import note_of
from cardhall.tables import commands
from cardhall.tables.games import table_game
from cardhall.tables.table_card import options_in_words

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable

log = logging.getLogger("cardhall")

IdentifiedCommand = tuple[str, hall_commands.Command]
"""A command to the event and its id."""


class TableSync:
    """A table of a game as its event has it; each format says what is its own.

    `id` names the live table, `number` is the hall's. `deadline` (ms, 0 for none) is when its time
    is up, `call` the chair's call that stands, `reported` whether the event has its result and
    `gone` the entries that were sent away from it.
    """

    id: str
    number: int
    deadline: int
    call: Call | None
    reported: bool
    gone: frozenset[str]

    def __init__(self, hall: "HallEvent", category: Category) -> None:
        self.hall = hall
        self.tables = hall.server.tables
        self.category = category

    # -- what a format says -------------------------------------------------------------------

    def opening(self) -> commands.OpenTable:
        """Build the command that opens the table: who sits where, by which rules."""
        raise NotImplementedError

    def lost(self, table: "LiveTable") -> Iterable[IdentifiedCommand]:
        """Yield commands for the event about seats that lost before the end."""
        return ()

    def result(self, table: "LiveTable") -> Iterable[IdentifiedCommand]:
        """Yield commands for the event about the result of a session that is over."""
        raise NotImplementedError

    # -- the comparing ------------------------------------------------------------------------

    @property
    def name(self) -> Message:
        """The name under which the table appears in the event's log."""
        return Message("who-live-table", number=str(self.number))

    async def run(self) -> None:
        table = self.tables.find(self.id)
        if table is None or table.stream.version == 0:
            opening = self.opening()
            table = await self.tables.open_table(opening, f"open:table:{self.id}", self._server())
        if table.state.stage == "seats" and not table.state.ended:
            await self._begin(table)
        if table.running:
            await self._clock(table)
            await self._disqualified(table)
        for id, command in self.lost(table):
            await self.tell(id, command)
        await self._calls(table)
        if table.state.ended and not self.reported:
            for id, command in self.result(table):
                await self.tell(id, command)

    def _server(self) -> commands.Context:
        return commands.Context(at=self.hall.server.now(), role="server")

    async def _begin(self, table: "LiveTable") -> None:
        # a round that ended while the machine was off still gives its tables a hand's time
        ends_at = max(self.deadline, self.hall.server.now() + 1000) if self.deadline else 0
        await self.tables.begin_by_itself(table, self._server(), ends_at)

    async def _clock(self, table: "LiveTable") -> None:
        if self.deadline and self.deadline != table.state.ends_at:
            number = table.stream.version
            await table.serve(
                f"end:{self.deadline}:{number}", commands.SetEnd(ends_at=self.deadline)
            )

    async def _disqualified(self, table: "LiveTable") -> None:
        for number, seat in enumerate(table.state.seats):
            if seat.entry in self.gone and seat.playing and not seat.disqualified:
                await table.serve(f"disqualify:{number}", commands.Disqualify(seat=number))

    async def _calls(self, table: "LiveTable") -> None:
        """Carry a call for the chair, and its ruling, to the side that lacks it."""
        here, there = table.state.call, self.call
        if here and not there:
            told = f"call:{table.stream.name}:{here.at}"
            # what was called from the hall, or told there, has been ruled on there
            if here.hall or told in self.hall.stream.receipts:
                rule = commands.Rule(ruling="play_on")
                await table.serve(f"rule:{here.at}", rule)
            else:
                await self.tell(
                    told,
                    hall_commands.CallChair(
                        table=self.number,
                        why=here.reason or Message("the-table-calls-the-chair"),
                        category=self.category.key,
                    ),
                )
        elif there and not here:
            called = f"call:{there.at}"
            known = f"{called}:{table.stream.name}" in table.stream.receipts
            if there.by == self.name or known:  # the judge has ruled at the table
                ruling = self._ruling(table)
                await self.tell(f"ruled:{table.stream.name}:{there.at}", ruling)
            elif table.running:
                call = commands.CallChair(seat=-1, reason=there.why, hall=there.at)
                await table.serve(called, call)

    def _ruling(self, live: "LiveTable") -> hall_commands.Command:
        """The ruling that was given at the table, for the hall's log; after a restart only that
        there was one."""
        if live.ruled is None:
            text = Message("ruled-at-the-table")
            return hall_commands.GiveRuling(
                table=self.number, text=text, category=self.category.key
            )
        return note_of(self.category.key, self.number, live.state, live.ruled)

    async def tell(self, command_id: str, command: hall_commands.Command) -> bool:
        """Tell the event, once; whether it has taken it, now or before."""
        if command_id in self.hall.stream.receipts:
            return True
        server = self.hall.server
        context = HallContext(
            at=server.now(),
            actor=self.name,
            role="table",
            rng_seed=server.config.random_bytes(16).hex(),
            new_id=server.config.new_id,
            scope=f"{self.category.key}/{self.number}",
        )
        try:
            await self.hall.send(command_id, command, context)
        except HallRefusal as refusal:
            log.warning(
                "%s of a live table was refused: %s (clause %s)",
                command_id,
                refusal.why.key,
                refusal.clause or "none",
            )
            return False
        return True


def options_of(category: Category, game: str, preset: str) -> dict[str, str | int | bool]:
    """The category's house rules as its tables take them."""
    from cardhall.rulebook import field_of

    words = {field_of(name): word for name, word in category.options.items()}
    return options_in_words(words, table_game(game).rules(preset, {}))


def played_by(preset: str, key: str) -> tuple[str, str]:
    """The game of an event's category, and the preset of the game's own rules that it follows."""
    from cardhall.rulebook import load_preset

    category = load_preset(preset).category(key)
    return category.game, category.rules
