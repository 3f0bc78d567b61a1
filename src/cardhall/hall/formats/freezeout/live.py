"""A freezeout whose tables are played in the browser: one clock, one book, people who move.

The hall keeps the clock of the levels, who is in, who sits where and what was paid; the tables keep
the chips. Each hand is looked at before the next is dealt: a table deals only with the event's
leave. In that time it tells who went out and what everybody has, chips are bought again as the
hall's book says, and whoever is to sit elsewhere takes the stack along (OP-HOLDEM-11).

Everything is worked out by comparing the hall with the tables, and sent by commands whose ids come
from both, so that after a crash in the middle of a move the rest of it follows.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import MINUTE, Clock
from cardhall.hall.formats.freezeout.state import Freezeout, Room, particulars_of
from cardhall.hall.kernel.reported.table import Call
from cardhall.hall.state import Category
from cardhall.messages import Message
from cardhall.server.sync.table_sync import TableSync, options_of, played_by
from cardhall.tables import commands
from cardhall.tables.state import Gone, HandFacts, State
from cardhall.tables.structure import Level

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent
    from cardhall.server.live import LiveTable

ANSWER_MS = 120_000  # to pay for a rebuy at the desk
PARTS_AHEAD = 40
CLAUSE = "OP-HOLDEM-11"


def syncs(hall: "HallEvent", category: Category) -> Iterator[TableSync]:
    """All its tables together, from the first cards on."""
    freezeout = category.format_state
    if isinstance(freezeout, Freezeout) and freezeout.mode == "live" and freezeout.begun:
        yield FloorSync(hall, category)


def levels_of(clock: Clock, least: int) -> tuple[Level, ...]:
    """The levels and breaks from where the clock was last touched, with the moments at which they
    begin. A clock that stands still, or waits behind a break, is a break without an end."""
    number = clock.part // 2 + 1
    if not clock.running:
        return (_level(clock, number, least, clock.at, True),)
    found, at = [], clock.at - clock.into
    for part in range(clock.part, clock.part + PARTS_AHEAD):
        if clock.length(part) or clock.holds(part):
            found.append(_level(clock, part // 2 + 1, least, at, part % 2 == 1))
        if clock.holds(part):
            break
        at += clock.length(part)
    return tuple(found)


def _level(clock: Clock, number: int, least: int, at: int, rest: bool) -> Level:
    level = clock.level(number)
    return Level(
        number=number,
        small=level.small,
        big=level.big,
        ante=level.ante,
        least=least,
        at=at,
        rest=rest,
    )


class FreezeoutTableSync(TableSync):
    """One of its tables: how it opens, and a call for the chair."""

    deadline = 0
    reported = True
    gone = frozenset[str]()

    def __init__(self, hall: "HallEvent", category: Category, number: int) -> None:
        super().__init__(hall, category)
        assert isinstance(category.format_state, Freezeout)
        self.freezeout = category.format_state
        self.number = number
        self.id = self.freezeout.live_id(hall.state.id, category.key, number)
        self.call = _as_call(self.freezeout, number)

    def opening(self) -> commands.OpenTable:
        game, preset = played_by(self.hall.state.preset, self.category.key)
        entries = self.hall.state.entries
        return commands.OpenTable(
            table=self.id,
            game=game,
            preset=preset,
            seats=tuple(
                commands.PlannedSeat(name=entries[one].name, person=one, entry=one)
                if one
                else commands.PlannedSeat()
                for one in self.freezeout.room().tables[self.number].seats
            ),
            event=self.hall.id,
            number=self.number,
            minutes=0,
            start=self.category.plan.start_chips,
            options=options_of(self.category, game, preset),
            event_paced=True,
        )

    async def calls(self, table: "LiveTable") -> None:
        await self._calls(table)


def _as_call(freezeout: Freezeout, number: int) -> Call | None:
    call = freezeout.calls.get(number)
    return Call(by=call.by, at=call.at, why=call.why) if call else None


class FloorSync(TableSync):
    """All the tables together."""

    number = 0
    id = ""

    def __init__(self, hall: "HallEvent", category: Category) -> None:
        super().__init__(hall, category)
        self.looked_at: dict[int, str] = {}
        """The tables that were between two hands when this pass began, and which hand was last."""

    @property
    def name(self) -> Message:
        return Message("who-live-tables")

    @property
    def key(self) -> str:
        return self.category.key

    @property
    def freezeout(self) -> Freezeout:
        """The tournament as it stands after what was told last."""
        freezeout = self.hall.state.categories[self.key].format_state
        assert isinstance(freezeout, Freezeout)
        return freezeout

    @property
    def room(self) -> Room:
        return self.freezeout.room()

    def live_id(self, table: int) -> str:
        return self.freezeout.live_id(self.hall.id, self.key, table)

    def known(self) -> dict[int, "LiveTable"]:
        """The live tables that were opened, those that were broken too."""
        found = {n: self.tables.find(self.live_id(n)) for n in self.room.tables}
        return {n: table for n, table in found.items() if table is not None}

    def on(self) -> dict[int, "LiveTable"]:
        known = self.known().items()
        return {n: table for n, table in known if table.running and not table.stream.aside}

    def idle(self) -> dict[int, "LiveTable"]:
        """Those between two hands, the next not yet let go; not one that waits for the chair.

        Only tables whose last hand this pass has looked at and told: a hand that ends in the middle
        of the pass waits for the next one, or its stacks would be told before who went out."""
        return {
            n: table
            for n, table in self.on().items()
            if _idle(table) and self.looked_at.get(n) == _hand_id(table)
        }

    async def run(self) -> None:
        await self._open()
        await self._clock_of_all()
        for number, table in self.known().items():
            if table.stream.aside:
                continue
            category = self.hall.state.categories[self.key]
            await FreezeoutTableSync(self.hall, category, number).calls(table)
        await self._report()
        await self._rebuys()
        await self._sit()
        await self._change_up()
        await self._counts()
        await self._hands_done()
        await self._moves()
        await self._sit()
        await self._taken_out()
        await self._final_button()
        await self._let_go()
        await self._end()

    # -- tables and the clock -----------------------------------------------------------------

    async def _open(self) -> None:
        for one in self.room.live:
            sync = FreezeoutTableSync(self.hall, self.hall.state.categories[self.key], one.number)
            table = self.tables.find(sync.id)
            if table is None or table.stream.version == 0:
                opening, id = sync.opening(), f"open:table:{sync.id}"
                table = await self.tables.open_table(opening, id, self._server())
            if table.state.stage == "seats" and not table.state.ended:
                await self._levels(table)
                await self.tables.begin_by_itself(table, self._server())

    async def _clock_of_all(self) -> None:
        for table in self.on().values():
            await self._levels(table)

    async def _levels(self, table: "LiveTable") -> None:
        """The hall's clock is the tables' clock; blinds change between two hands (HOLDEM-109)."""
        plan = self.hall.state.categories[self.key].plan
        levels = levels_of(self.freezeout.clock(plan), self.freezeout.least_chip(plan))
        if levels != table.state.levels:
            command = commands.SetLevels(levels=levels)
            await table.serve(f"levels:{table.stream.version}", command)

    # -- who went out, and in again -----------------------------------------------------------

    async def _report(self) -> None:
        """Report what came of each hand that is over: who went out, then what all have, both from
        the same look at the table. While who went out is refused, the table is not done with its
        hand."""
        looks = {n: (table, table.state) for n, table in self.on().items() if _idle(table)}
        self.looked_at = {n: _hand_id(table) for n, (table, _) in looks.items()}
        for number, (table, state) in looks.items():
            facts, hand = _last_hand(state), self.looked_at[number]
            if facts is None or self._told(table) or not await self._outs(state, facts, hand):
                continue
            told = c.TellStacks(category=self.key, table=number, stacks=_stacks_of(state))
            await self.tell(f"stacks:{hand}", told)

    async def _outs(self, state: State, facts: HandFacts, hand: str) -> bool:
        """Tell who lost all in the hand that is over, with the chips they had when it began
        (OP-HOLDEM-12); whether the event took it."""
        by_table: dict[int, list[c.OutSeat]] = {}
        for seat in _broke(state, facts):
            entry = state.seats[seat].entry
            where = self.room.seat_of(entry)
            if where is not None:
                out = c.OutSeat(entry=entry, stack=facts.stacks_before[seat])
                by_table.setdefault(where[0], []).append(out)
        taken = True
        for number, outs in by_table.items():
            report = c.ReportOut(
                category=self.key,
                table=number,
                outs=tuple(outs),
                lost_at=state.since,
                hand_in_time=self._in_time(facts),
            )
            taken = await self.tell(f"out:{hand}:{number}", report) and taken
        return taken

    def _in_time(self, facts: HandFacts) -> bool:
        """Tell whether the hand was dealt within the first hour of play (OP-HOLDEM-01)."""
        plan = self.hall.state.categories[self.key].plan
        return self.freezeout.played_until(facts.at) < particulars_of(plan).rebuy_minutes * MINUTE

    def _told(self, table: "LiveTable") -> bool:
        """Tell whether the event knows what came of the last hand."""
        return f"stacks:{_hand_id(table)}" in self.hall.stream.receipts

    async def _rebuys(self) -> None:
        """Money is taken at the desk, and the hall's answer is the table's (HOLDEM-05)."""
        for out, hand in list(self.freezeout.hands.items()):
            for one in hand.outs:
                found = self._seated(one.entry)
                if found is None or one.rebuy == "":
                    continue
                table, seat = found
                offer = f"offer:{out}:{one.entry}"
                if one.rebuy == "open":
                    await self._ask(table, seat, offer, hand.chips, out)
                elif one.rebuy == "yes" and not self._served(f"rebuy:{out}:{one.entry}"):
                    await self._ask(table, seat, offer, hand.chips, "")
                    if _offered(table, seat):
                        await table.serve(f"rebuy:{out}:{one.entry}", commands.BuyIn(seat=seat))
                elif one.rebuy == "no" and _offered(table, seat):
                    await table.serve(f"no:{out}:{one.entry}", commands.DeclineBuyIn(seat=seat))

    async def _ask(self, table: "LiveTable", seat: int, offer: str, chips: int, out: str) -> None:
        """Ask once whether a player buys in again; what is declined or not answered, the event is
        told (OP-X-24)."""
        if _offered(table, seat) or not _idle(table) or table.state.stacks[seat]:
            return
        if not self._served(offer):
            until = self.hall.server.now() + ANSWER_MS
            await table.serve(offer, commands.OfferBuyIn(seat=seat, chips=chips, until=until))
        elif out:
            entry = table.state.seats[seat].entry
            declined = c.DeclineRebuy(category=self.key, out=out, entry=entry)
            await self.tell(f"declined:{out}:{entry}", declined)

    def _served(self, id: str) -> bool:
        return any(f"{id}:{t.stream.name}" in t.stream.receipts for t in self.known().values())

    def _seated(self, entry: str) -> "tuple[LiveTable, int] | None":
        """Find where an entry sits in the browser."""
        for table in self.on().values():
            for seat, place in enumerate(table.state.seats):
                if place.entry == entry:
                    return table, seat
        return None

    # -- who sits where -----------------------------------------------------------------------

    async def _sit(self) -> None:
        """Everybody sits where the hall has them, with all their chips. Whoever must go goes
        first."""
        for number, table in self.idle().items():
            for seat, place in enumerate(table.state.seats):
                if place.entry and self.room.seat_of(place.entry) != (number, seat + 1):
                    await self._send(table, seat, place.entry)
        for number, table in self.idle().items():
            for seat, entry in enumerate(self.room.tables[number].seats):
                if entry and table.state.seats[seat].kind == "empty" and not self._seated(entry):
                    await self._seat(table, seat, entry)

    async def _send(self, table: "LiveTable", seat: int, entry: str) -> None:
        where = self.room.seat_of(entry)
        if where is None and any(entry in names for names in self.freezeout.asked().values()):
            return
        to = self.live_id(where[0]) if where else ""
        send = commands.SendPlayer(seat=seat, to=to, clause=CLAUSE if to else "OP-X-24")
        await table.serve(f"send:{table.stream.version}", send)

    async def _seat(self, table: "LiveTable", seat: int, entry: str) -> None:
        """Seat an entry with the chips brought from another table, or the first ones after coming
        late."""
        name = self.hall.state.entries[entry].name
        found = self._on_the_way(entry)
        if found is not None:
            source, gone = found
            await table.serve(
                f"came:{source.id}:{gone.key}",
                commands.SeatPlayer(
                    seat=seat,
                    name=name,
                    person=entry,
                    entry=entry,
                    chips=gone.chips,
                    came_from=source.id,
                    present=gone.present,
                    sitting_in=gone.sitting_in,
                    clause=CLAUSE,
                ),
            )
        elif self._came_late(entry) and not self._served(f"late:{entry}"):
            chips = self.hall.state.categories[self.key].plan.start_chips
            await table.serve(
                f"late:{entry}",
                commands.SeatPlayer(
                    seat=seat, name=name, person=entry, entry=entry, chips=chips, clause="HOLDEM-04"
                ),
            )

    def _on_the_way(self, entry: str) -> "tuple[LiveTable, Gone] | None":
        """The table that an entry left with chips, and the leaving, if the entry has sat down
        nowhere since."""
        for source in self.known().values():
            for gone in source.state.gone:
                came = f"came:{source.id}:{gone.key}"
                if gone.entry == entry and gone.chips and not self._served(came):
                    return source, gone
        return None

    async def _taken_out(self) -> None:
        """Take out whoever was sent away and has played the hand out: the chips taken along are
        what the event has lost."""
        went = {gone.entry: gone.chips for t in self.known().values() for gone in t.state.gone}
        for out, hand in list(self.freezeout.hands.items()):
            wrong = [
                o for o in hand.outs if o.removed and went.get(o.entry, o.removed) != o.removed
            ]
            if not wrong or self._seated(wrong[0].entry):
                continue
            correct = c.CorrectOut(
                category=self.key,
                out=out,
                outs=tuple(
                    replace(o, removed=went[o.entry]) if o in wrong else o for o in hand.outs
                ),
                why=Message("freezeout-so-many-chips-on-leaving"),
            )
            await self.tell(f"removed:{out}", correct)

    def _came_late(self, entry: str) -> bool:
        return any(
            isinstance(fact, f.PlayerSeated) and fact.entry == entry and fact.kind == "late"
            for fact in self.freezeout.happened
        )

    async def _moves(self) -> None:
        """Tables that are asked for it have finished their hand; then those are moved whom the
        rules name, to the seats that they name (OP-HOLDEM-11)."""
        idle = self.idle()
        for number in self.freezeout.waited_for():
            if number in idle and self._may_go_on(number, idle[number]):
                big = idle[number].state.run.big_at + 1
                finish = c.FinishHand(category=self.key, table=number, big=big)
                await self.tell(f"finish:{_hand_id(idle[number])}", finish)
        moves = self.freezeout.proposed()
        if not moves or {move.from_table for move in moves} - idle.keys():
            return
        chips = {
            place.entry: table.state.stacks[seat]
            for table in idle.values()
            for seat, place in enumerate(table.state.seats)
        }
        if any(not chips.get(move.player) for move in moves):
            return
        make = c.MakeMoves(
            category=self.key,
            players=tuple(move.player for move in moves),
            stacks=tuple(c.Stack(entry=m.player, chips=chips[m.player]) for m in moves),
        )
        await self.tell(f"moves:{self.key}:{self.hall.stream.version}", make)

    async def _final_button(self) -> None:
        """The button is drawn for anew at the final table, once all sit there."""
        for fact in self.freezeout.happened:
            if not isinstance(fact, f.PlayersMoved) or fact.moves[0].kind != "final":
                continue
            number = fact.moves[0].to_table
            table = self.idle().get(number)
            if table is None or self._served(f"button:{fact.at}"):
                continue
            if self._all_sit(number, table):
                await table.serve(f"button:{fact.at}", commands.DrawButton())

    # -- chips --------------------------------------------------------------------------------

    async def _change_up(self) -> None:
        """Lay the stacks anew where small chips were changed up."""
        for level, fact in self.freezeout.changed_up.items():
            after = {stack.entry: stack.chips for stack in fact.after}
            for table in self.idle().values():
                if f"changed:{level}:{table.stream.name}" in table.stream.receipts:
                    continue
                seats, stacks = table.state.seats, table.state.stacks
                now = tuple(
                    after.get(place.entry, chips)
                    for place, chips in zip(seats, stacks, strict=True)
                )
                await table.serve(f"changed:{level}", commands.ChangeStacks(stacks=now))

    async def _counts(self) -> None:
        """In a break with a count every table is counted, and small chips are changed up."""
        plan = self.hall.state.categories[self.key].plan
        due = self.freezeout.due(plan, self.hall.server.now())
        if not due or self.freezeout.finished:
            return
        idle = self.idle()
        for number in self.freezeout.uncounted(due) if due not in self.freezeout.agreed else ():
            table = idle.get(number)
            if table and self._all_sit(number, table) and self._may_go_on(number, table):
                stacks = _stacks_of(table.state)
                count = c.CountTable(category=self.key, level=due, table=number, stacks=stacks)
                await self.tell(f"count:{due}:{table.stream.name}:{table.stream.version}", count)
        change = self.freezeout.clock(plan).level(due).least
        to_change = due in self.freezeout.agreed and change and due not in self.freezeout.changed_up
        if to_change and self.on().keys() <= self.idle().keys():
            command = c.ChangeUp(category=self.key, level=due)
            await self.tell(f"change:{self.key}:{due}", command)
            await self._change_up()

    # -- the next hand ------------------------------------------------------------------------

    def _asked(self, number: int) -> bool:
        """Tell whether somebody there may still buy in again."""
        freezeout = self.freezeout
        return any(freezeout.hands[out].table == number for out in freezeout.asked())

    def _all_sit(self, number: int, table: "LiveTable") -> bool:
        """Tell whether exactly those sit there whom the hall has there."""
        return self.room.tables[number].seats == tuple(one.entry for one in table.state.seats)

    def _may_go_on(self, number: int, table: "LiveTable") -> bool:
        known = _last_hand(table.state) is None or self._told(table)
        return known and not self._asked(number)

    async def _hands_done(self) -> None:
        """Hand for hand: a table that has finished waits until all have."""
        for number, table in self.idle().items():
            now = self.freezeout.hand_for_hand
            if now is None or not self._may_go_on(number, table) or number in now.done:
                continue
            if any(number == one.number for one in self.room.live):
                done = c.HandDone(category=self.key, table=number)
                await self.tell(f"done:{_hand_id(table)}", done)

    async def _let_go(self) -> None:
        """The next hand of every table at which nothing more is to be done before it."""
        plan = self.hall.state.categories[self.key].plan
        clock = self.freezeout.clock(plan)
        reading = clock.reading(self.hall.server.now())
        if not clock.running or reading.is_break or self.freezeout.finished:
            return
        for number, table in self.idle().items():
            if self._holds(number, table):
                continue
            if number in self.freezeout.ready:
                play_on = c.PlayOn(category=self.key, table=number)
                await self.tell(f"on:{_hand_id(table)}", play_on)
            hand = table.state.hands + 1
            await table.serve(f"leave:{table.stream.version}", commands.GiveLeave(hand=hand))

    def _holds(self, number: int, table: "LiveTable") -> bool:
        """Tell whether something is to be done at a table before its next hand."""
        freezeout = self.freezeout
        nobody = not self.room.tables[number].players
        if nobody or not self._may_go_on(number, table) or not self._all_sit(number, table):
            return True
        now = freezeout.hand_for_hand
        if now is not None:
            told = f"done:{_hand_id(table)}" in self.hall.stream.receipts
            if number in now.done or not told:
                return True
        if number in freezeout.ready:
            return bool(freezeout.waited_for() or freezeout.proposed())
        told = f"finish:{_hand_id(table)}" in self.hall.stream.receipts
        return number in freezeout.waited_for() and not told

    async def _end(self) -> None:
        """A broken table closes when all have gone, and all of them when one has all the chips."""
        live = {one.number for one in self.room.live}
        for number, table in self.idle().items():
            empty = all(place.kind == "empty" for place in table.state.seats)
            if self.freezeout.finished or (number not in live and empty):
                await table.serve(f"over:{table.state.session}", commands.EndSession())


def _idle(table: "LiveTable") -> bool:
    state = table.state
    return state.stage == "pause" and state.call is None and state.leave <= state.hands


def _offered(table: "LiveTable", seat: int) -> bool:
    return any(offer.seat == seat for offer in table.state.offers)


def _hand_id(table: "LiveTable") -> str:
    return f"{table.stream.name}:{table.state.session}:{table.state.hands}"


def _last_hand(state: State) -> HandFacts | None:
    """The hand that was just played, if it stands."""
    past = state.history
    return past[-1] if past and past[-1].scored is not None else None


def _broke(state: State, facts: HandFacts) -> list[int]:
    """The seats that lost all they could play with."""
    rules = state.run.rules
    return [
        seat
        for seat in facts.players
        if not rules.playable(state.stacks[seat])
        and rules.playable(facts.stacks_before[seat])
        and state.seats[seat].entry
        and not state.seats[seat].disqualified
    ]


def _stacks_of(state: State) -> tuple[c.Stack, ...]:
    return tuple(
        c.Stack(entry=place.entry, chips=chips)
        for place, chips in zip(state.seats, state.stacks, strict=True)
        if place.entry
    )
