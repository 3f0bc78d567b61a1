"""A hold'em day in the browser: levels, rebuys, moves, the final table, places, over the server."""

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardhall.formats.freezeout import Bust, places
from cardhall.hall.event import fold
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.freezeout.views import chip_book
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import money_books
from cardhall.messages import Message
from cardhall.server.config import Limits
from cardhall.server.live import LiveTable
from cardhall.tables import events
from cardhall.tables.bots import BotCommand, BotRequest
from cardhall.tables.evolve import evolve as table_evolve
from cardhall.tables.state import State
from tests.server.support import Hall, Person, open_hall, run

KEY = "holdem"
LIMITS = Limits(commands_a_second=10_000)
LEVELS = [
    {"small": 25, "big": 50, "minutes": 3},
    {"small": 100, "big": 200, "minutes": 3, "rest": 2, "count": True},
    {"small": 200, "big": 400, "minutes": 3, "rest": 2, "count": True, "least": 100},
    {"small": 500, "big": 1000, "ante": 100, "minutes": 3},
    {"small": 1000, "big": 2000, "ante": 200, "minutes": 3, "rest": 2, "count": True},
    {"small": 2000, "big": 4000, "ante": 500, "minutes": 3},
]


def quick(view: Any, legal: list[int], rng: random.Random) -> int:
    """A bot that thinks little: it calls most, folds some, and now and then bets all it has."""
    if rng.random() < 0.03:
        return legal[-1]
    return legal[0] if len(legal) > 1 and rng.random() < 0.25 else legal[min(1, len(legal) - 1)]


async def think(request: BotRequest) -> BotCommand | None:
    return request.answer(quick)


class Day:
    """A day of bots; every event of every stream is looked at as it is written."""

    def __init__(self, hall: Hall, chair: Person) -> None:
        self.hall, self.chair = hall, chair
        hall.server.tables.think = think  # type: ignore[method-assign]
        self.from_bank = self.on_the_way = 0
        self.seen: list[tuple[str, Any]] = []
        self.watched: set[str] = set()

    @property
    def event(self) -> Any:
        return self.hall.server.events["spring"]

    @property
    def freezeout(self) -> Freezeout:
        freezeout = self.event.state.categories[KEY].format_state
        assert isinstance(freezeout, Freezeout)
        return freezeout

    async def tell(self, type: str, **what: Any) -> None:
        told = await self.chair.tell("spring", type, **what)
        assert told.status_code == 200, (type, told.text)

    async def open(self, players: int, live: bool = True) -> None:
        await self.chair.post(
            "/api/events", {"id": "spring", "preset": "kofc-holdem", "rehearsal": True}
        )
        rows = [
            {"name": f"Player {n:02}", "auxiliary": f"Council {n % 5}", "category": KEY,
             "paid_cents": 2000} for n in range(players)
        ]  # fmt: skip
        await self.tell("import_entries", rows=rows)
        for one in self.event.state.entries:
            await self.tell("sign_in", who=one, override="test")
        await self.tell("draw_seats", category=KEY)
        await self.tell("set_levels", category=KEY, levels=LEVELS)
        if live:
            await self.tell("set_table_mode", category=KEY, table=0, mode="live")
        await self.tell("start_clock", category=KEY)
        await self.hall.server.tables.settled()

    @property
    def tables(self) -> list[LiveTable]:
        return list(self.hall.server.tables.all.values())

    def watch(self) -> None:
        """Look at every event of a table from now on, and at those that it has."""
        for table in self.tables:
            if table.id not in self.watched:
                self.watched.add(table.id)
                past = self.hall.store.read(table.stream.name)
                self.look(table, [events.decode_event(one.data) for one in past])
                table.stream.watchers.append(partial(self.look, table))

    def look(self, table: LiveTable, told: Sequence[Any]) -> None:
        for event in told:
            self.seen.append((table.id, event))
            for move in getattr(event, "moves", ()):
                self.from_bank += move.amount * (move.source == events.BANK)
                self.from_bank -= move.amount * (move.target == events.BANK)
                self.on_the_way += move.amount * (move.target == events.HALL)
                self.on_the_way -= move.amount * (move.source == events.HALL)
        self.balance()

    def balance(self) -> None:
        """What lies at the tables and what is carried from one to another is what they were
        given."""
        if {table.id for table in self.tables} != self.watched:
            return  # one that is just opening
        here = sum(sum(t.state.stacks) + t.state.pot + t.state.locked for t in self.tables)
        assert self.on_the_way >= 0
        assert here + self.on_the_way == self.from_bank
        names = [place.entry for t in self.tables for place in t.state.seats if place.entry]
        assert len(names) == len(set(names))

    @property
    def sold(self) -> int:
        """By the event's book."""
        book = chip_book(self.event.state.categories[KEY])
        return -(book["given out"] + book["rebuys"] + book["raced"]) - book["taken out"]

    async def answers(self, every: int = 3) -> None:
        """The desk takes the money for two of three rebuys."""
        for out, names in list(self.freezeout.asked().items()):
            what = "decline_rebuy" if int(names[0][-2:], 36) % every == 0 else "rebuy"
            await self.tell(what, category=KEY, out=out, entry=names[0])

    async def step(self) -> None:
        """On to whatever is due next."""
        now = self.hall.clock.at
        due = [d for table in self.tables if (d := table.due()) is not None]
        self.hall.clock.at = max(now + 50, min(due, default=now + 1000))
        await self.hall.server.tables.beat()
        self.watch()
        await self.answers()
        await self.hall.server.tables.settled()
        self.balance()
        room = self.freezeout.room()
        seated = {place.entry for t in self.tables for place in t.state.seats if place.entry}
        if seated == set(room.people):  # nobody is between two tables, or has still to leave one
            assert self.on_the_way == room.removed
        assert sum(money_books(self.event.state).values()) == 0

    async def run(self, steps: int = 6000) -> None:
        """To the end, or so many steps."""
        for _ in range(steps):
            if self.freezeout.finished:
                return
            await self.step()
            if not self.freezeout.clock(self.plan).running and not self.freezeout.finished:
                await self.tell("start_clock", category=KEY)

    @property
    def plan(self) -> Any:
        return self.event.state.categories[KEY].plan

    def live(self, table: int) -> LiveTable:
        return self.hall.server.tables.get(f"spring.{KEY}.1.{table}")

    def seat_of(self, entry: str) -> tuple[str, int, int]:
        """Where an entry sits in the browser: the table, the seat, the chips."""
        for table in self.tables:
            for seat, place in enumerate(table.state.seats):
                if place.entry == entry:
                    return table.id, seat + 1, table.state.stacks[seat]
        return "", 0, 0


def physical_busts(day: Day) -> list[Bust]:
    """Who went out for good, in order, with what they had: from the tables' own streams alone."""
    told: list[tuple[int, str, str, int]] = []
    for table in day.tables:
        state = State()
        for event in (events.decode_event(e.data) for e in day.hall.store.read(table.stream.name)):
            state = table_evolve(state, event)
            if isinstance(event, events.HandScored):
                facts = state.history[-1]
                told += [
                    (event.at, table.id, state.seats[seat].entry, facts.stacks_before[seat])
                    for seat in facts.players
                    if not state.stacks[seat]
                ]
            if isinstance(event, events.BoughtIn):
                entry = state.seats[event.seat].entry
                told = [one for one in told if one[2] != entry or one[0] > event.at]
    # where two tables finish at the same ms, whichever told it first was first
    order = {(hand.lost_at, hand.table): n for n, hand in enumerate(day.freezeout.hands.values())}
    hands = sorted(
        {(at, table) for at, table, _, _ in told},
        key=lambda hand: (hand[0], order.get((hand[0], int(hand[1][-1])), -1)),
    )
    return [Bust(entry, hands.index((at, table)), stack) for at, table, entry, stack in told]


def test_a_whole_day_of_bots_comes_to_its_places_with_every_chip_accounted_for(
    tmp_path: Path,
) -> None:
    """30 entries at four tables, rebuys, breaks with counts, small chips changed up, tables broken
    and a final table; at every event of every stream the chips at the tables and on the way are
    those that were sold. The places are those of the same stacks on wood (OP-HOLDEM-11, 12)."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(30)
            day.watch()
            assert sorted(len(t.state.seats) for t in day.tables) == [9] * 4
            await day.run()
            freezeout = day.freezeout
            assert freezeout.finished
            assert {table.state.stage for table in day.tables} == {"ended"}
            assert (
                day.from_bank
                == day.sold
                == sum(sum(table.state.ended[-1].stacks) for table in day.tables)
            )
            # what happened on the way
            kinds = {type(event) for _, event in day.seen}
            assert events.BoughtIn in kinds
            assert events.StacksChanged in kinds
            assert events.ButtonDrawn in kinds
            moves = [e for _, e in day.seen if isinstance(e, events.PlayerGone) and e.to]
            assert len(moves) > 9
            assert freezeout.agreed.keys() >= {2, 3}
            # never in a hand, and blinds as the hall's clock has them
            told = [event for _, event in day.seen if isinstance(event, events.LevelBegun)]
            assert {one.level.number for one in told} >= {1, 2, 3, 4}
            # the same places, counted from the stacks alone
            found = places(freezeout.entered(), physical_busts(day))
            assert freezeout.places() == found, sorted(
                (found[one], freezeout.places()[one], one)
                for one in found
                if found[one] != freezeout.places()[one]
            )
            assert sorted(found[one][0] for one in freezeout.entered())[0] == 1
            assert len(found) == 30
            # the facts alone bring the event back, and nobody is owed anything
            again = fold(one for _, one in reversed(list(day.event.state.history())))
            folded = again.categories[KEY].format_state
            assert isinstance(folded, Freezeout)
            assert folded.places() == freezeout.places()
            book = money_books(day.event.state)
            assert book["rebuys"] == -2000 * sum(freezeout.rebuys().values())

    run(work(), 300)


def test_a_move_takes_the_stack_along_and_who_looks_on_is_shown_the_way(tmp_path: Path) -> None:
    """OP-HOLDEM-11: who is due next for the big blind, between hands, to the seat the clause
    names."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(13)  # 7 and 6
            people = {}
            for entry in day.event.state.entries.values():
                person = hall.person()
                assert (await person.login(code=entry.code)).status_code == 200
                people[entry.id] = person
            while not (
                gone := [
                    (t, e)
                    for t, e in day.seen
                    # at the final table a new seat may be at the same one
                    if isinstance(e, events.PlayerGone) and e.to not in ("", t)
                ]
            ):
                before = {one: day.seat_of(one) for one in people}
                await day.step()
            source, event = gone[0]
            move = [  # several may go from a table in one step: the one of this entry
                one
                for fact in day.freezeout.happened
                for one in getattr(fact, "moves", ())
                if one.entry == event.entry
            ][-1]
            table, seat, _ = day.seat_of(event.entry)
            assert (table, seat) == (event.to, move.seat)
            (came,) = [
                e
                for t, e in day.seen
                if t == table and isinstance(e, events.PlayerCame) and e.entry == event.entry
            ]
            assert sum(one.amount for one in came.moves) == event.chips > 0
            assert before[event.entry][0] == source
            view = await people[event.entry].get(f"/api/tables/{source}/view")
            assert view.json()["view"]["moved_to"] == event.to
            here = await people[event.entry].get(f"/api/tables/{event.to}/view")
            assert here.json()["view"]["mine"]["seat"] == move.seat - 1
            assert here.json()["view"]["moved_to"] == ""

    run(work(), 120)


def test_a_hand_that_ends_while_another_tables_is_told_has_its_outs_told_before_its_stacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order that load brings about, forced: the hand of one table ends in the middle of a pass
    that tells who went out at another. Its stacks alone would leave players without chips in their
    seats, and the count of the break would wait for them for ever (OP-HOLDEM-12)."""

    async def all_in(request: BotRequest) -> BotCommand | None:
        return request.answer(lambda view, legal, rng: legal[-1])

    def often(view: Any, legal: list[int], rng: random.Random) -> int:
        return legal[-1] if rng.random() < 0.15 else legal[0]

    async def now_and_then(request: BotRequest) -> BotCommand | None:
        return request.answer(often)

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(27)
            tables = hall.server.tables
            tables.think = now_and_then  # type: ignore[method-assign]
            told: list[str] = []
            between: list[tuple[str, set[str]]] = []
            send = day.event.send

            async def sent(id: str, command: Any, *rest: Any) -> Any:
                receipt = await send(id, command, *rest)
                told.append(id)
                for other in day.tables if id.startswith("out:") and not between else ():
                    if other.state.stage == "hand":
                        between.extend(await play_out(other))
                return receipt

            async def play_out(table: LiveTable) -> list[tuple[str, set[str]]]:
                """The rest of a hand, everybody all in; who lost all by it."""
                tables.think = all_in  # type: ignore[method-assign]
                while table.state.stage == "hand":
                    due = table.due()
                    assert due is not None
                    hall.clock.at = max(hall.clock.at, due)
                    await table.tick()
                tables.think = now_and_then  # type: ignore[method-assign]
                state = table.state
                broke = {
                    state.seats[seat].entry
                    for seat in state.history[-1].players
                    if state.history[-1].stacks_before[seat] and not state.stacks[seat]
                }
                hand = f"{table.stream.name}:{state.session}:{state.hands}"
                return [(hand, broke)] if broke else []

            monkeypatch.setattr(day.event, "send", sent)
            for _ in range(400):
                if between:
                    break
                await day.step()
            await tables.settled()
            assert between
            for hand, broke in between:
                outs = {one.entry for out in day.freezeout.hands.values() for one in out.outs}
                assert broke <= outs
                (out,) = [i for i, id in enumerate(told) if id.startswith(f"out:{hand}:")]
                assert out < told.index(f"stacks:{hand}")

    run(work(), 120)


def test_who_went_out_being_refused_is_logged_and_holds_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Stacks are not told behind a refused report, and the log says which it was and why."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(6)
            send = day.event.send

            async def sent(id: str, command: Any, *rest: Any) -> Any:
                if id.startswith("out:"):
                    raise Refusal(Message("somebody-has-won-those-chips"), clause="OP-HOLDEM-12")
                return await send(id, command, *rest)

            monkeypatch.setattr(day.event, "send", sent)
            for _ in range(300):
                if any("refused" in one.getMessage() for one in caplog.records):
                    break
                await day.step()
            (table,) = day.tables
            hands = table.state.hands
            for _ in range(10):
                await day.step()
            assert table.state.hands == hands
            hand = f"{table.stream.name}:{table.state.session}:{hands}"
            assert f"stacks:{hand}" not in day.event.stream.receipts
            said = next(one.getMessage() for one in caplog.records if "out:" in one.getMessage())
            assert said == (
                f"out:{hand}:1 of a live table was refused: somebody-has-won-those-chips "
                "(clause OP-HOLDEM-12)"
            )
            monkeypatch.setattr(day.event, "send", send)
            await day.tell("add_minutes", category=KEY, minutes=10)
            for _ in range(60):
                await day.step()
            assert table.state.hands > hands

    run(work(), 120)


def test_the_chairs_pause_stops_every_deal_and_more_minutes_hold_the_blinds(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(12)
            for _ in range(60):
                await day.step()
            await day.tell("pause_clock", category=KEY)
            for _ in range(80):
                hall.clock.pass_seconds(2)
                await hall.server.tables.beat()
            hands = [table.state.hands for table in day.tables]
            assert {table.state.stage for table in day.tables} == {"pause"}
            hall.clock.pass_minutes(30)
            await hall.server.tables.beat()
            assert hands == [table.state.hands for table in day.tables]
            await day.tell("start_clock", category=KEY)
            await day.tell("add_minutes", category=KEY, minutes=10)
            for _ in range(40):
                await day.step()
            assert sum(table.state.hands for table in day.tables) > sum(hands)
            for table in day.tables:
                assert table.state.level is not None
                assert table.state.level.number == 1
                until = next(one.at for one in table.state.levels if one.number == 2)
                assert until - table.state.levels[0].at > 10 * 60_000

    run(work(), 120)


def test_a_table_that_calls_waits_for_its_ruling_while_the_others_play(tmp_path: Path) -> None:
    """LLAA-T-17 for every hall: the table stays as it is; the others go on."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(12)
            await day.tell("call_chair", category=KEY, table=1, why="a word with table 1")
            await hall.server.tables.settled()
            one, other = day.live(1), day.live(2)
            assert one.state.call is not None
            was = (one.state.step, other.state.hands)
            for _ in range(60):
                await day.step()
            assert one.state.step == was[0]
            assert other.state.hands > was[1]
            await day.tell("give_ruling", category=KEY, table=1, text="Play on.")
            await hall.server.tables.settled()
            assert one.state.call is None
            for _ in range(60):
                await day.step()
            assert one.state.step > was[0]
            # stopped and ruled on at the table itself: the hall hears of both
            await day.chair.play(one.id, "call_chair", reason="a card was seen")
            await hall.server.tables.settled()
            assert day.freezeout.calls.keys() == {1}
            await day.chair.play(one.id, "rule", ruling="play_on", text="It was seen by nobody.")
            await hall.server.tables.settled()
            assert day.freezeout.calls == {}
            assert one.state.call is None

    run(work(), 120)


def test_hand_for_hand_no_table_is_a_hand_ahead(tmp_path: Path) -> None:
    """OP-HOLDEM-12: the next hand is dealt when every table has finished."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(27)
            for _ in range(60):
                await day.step()
            await day.tell("start_hand_for_hand", category=KEY)
            await hall.server.tables.settled()
            rounds = day.freezeout.rounds
            begun = {t.id: t.state.hands for t in day.tables}
            for _ in range(300):
                await day.step()
                if len(day.freezeout.room().live) < 2 or day.freezeout.rounds > rounds + 6:
                    break
                ahead = [t.state.hands - begun[t.id] for t in day.tables if t.running]
                assert max(ahead) - min(ahead) <= 2  # the hand that was on, and one more
                if day.freezeout.rounds > rounds:
                    begun = (
                        begun
                        if day.freezeout.rounds > rounds + 1
                        else {t.id: t.state.hands - (t.state.stage == "hand") for t in day.tables}
                    )
            assert day.freezeout.rounds > rounds + 2

    run(work(), 120)


def test_who_comes_late_sits_down_with_chips_and_who_is_sent_away_takes_them_along(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(12)
            rows = [
                {"name": "Late One", "auxiliary": "Council 1", "category": KEY, "paid_cents": 2000}
            ]
            await day.tell("import_entries", rows=rows, override="test")
            late = list(day.event.state.entries)[-1]
            await day.tell("sign_in", who=late, override="test")
            await day.tell("add_seat", category=KEY, entry=late)
            for _ in range(60):
                await day.step()
            table, seat, _ = day.seat_of(late)
            assert (table, seat) == (
                f"spring.{KEY}.1.{day.freezeout.room().seat_of(late)[0]}",  # type: ignore[index]
                day.freezeout.room().seat_of(late)[1],  # type: ignore[index]
            )
            came = [e for _, e in day.seen if isinstance(e, events.PlayerCame) and e.entry == late]
            assert [m.source for m in came[0].moves] == [events.BANK]
            chips = day.seat_of(late)[2]
            number = day.freezeout.room().seat_of(late)[0]  # type: ignore[index]
            outs = [{"entry": late, "stack": chips, "removed": chips}]
            await day.tell("report_out", category=KEY, table=number, outs=outs)
            for _ in range(40):
                await day.step()
            assert day.seat_of(late) == ("", 0, 0)
            assert late not in day.freezeout.room().people

    run(work(), 120)


def test_a_machine_that_stops_in_the_middle_of_the_day_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    """Between the hall's move and the tables' own: what was begun is done after the start."""

    async def work() -> None:
        password = ""
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            password = hall.password
            day = Day(hall, await hall.chair())
            await day.open(20)
            while not any(isinstance(e, events.PlayerGone) and e.to for _, e in day.seen):
                await day.step()
            clock = hall.clock
            stacks = {t.id: t.state.stacks for t in day.tables}
        async with open_hall(tmp_path, clock, password, limits=LIMITS) as hall:
            await hall.server.tables.settled()
            day = Day(hall, await hall.chair())
            assert {t.id: t.state.stacks for t in day.tables} == stacks
            day.watch()
            await day.run()
            assert day.freezeout.finished
            assert day.from_bank == day.sold
            assert day.freezeout.places() == places(day.freezeout.entered(), physical_busts(day))

    run(work(), 240)


def test_its_tables_go_all_together_and_only_before_the_first_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            day = Day(hall, await hall.chair())
            await day.open(12, live=False)
            refused = await day.chair.tell(
                "spring", "set_table_mode", category=KEY, table=0, mode="live"
            )
            assert refused.status_code == 422
            assert day.tables == []

    run(work())


def test_the_file_of_a_day_in_play_is_refused_for_it_would_hold_its_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            chair = await hall.chair()
            day = Day(hall, chair)
            await day.open(12)
            while not any(table.running for table in day.tables):
                await day.step()
            refused = await chair.get("/api/events/spring/export")
            assert refused.status_code == 400, refused.text[:200]
            assert "cardhall export" in refused.json()["cure"]["text"]

    run(work())
