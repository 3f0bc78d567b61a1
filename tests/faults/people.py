"""Be the people: who plays at a table, who opens one, the chair, a captain, and who looks on."""

import asyncio
import random
from typing import Any

from bench.players import next_command
from cardhall.hall.commands import CreateEvent, SettingsPatch
from cardhall.server import codes
from cardhall.server.access import Grant
from cardhall.server.hall_server import HallServer
from cardhall.tables import commands
from cardhall.tables.commands import Context
from cardhall.tables.games import table_game
from tests.faults.phones import Phone
from tests.faults.world import World

THINKS = (0.5, 7.0)
"""Seconds until a person does something."""
BANK_MS = 30_000
MINUTES = 1
"""Of a session at a table of one's own: then it is over, laid open, and another begins."""
EVENT, PRESET = "spring", "llaa"


class Own:
    """A table of one's own: its host, people, bots."""

    def __init__(self, world: World, number: int, game: str, people: int, bots: int) -> None:
        self.world, self.game, self.id = world, game, f"own{number}"
        self.bots = bots
        self.odd = number == 0  # at the other tables nobody wakes what has fallen asleep
        self.phones = [
            Phone(world, f"{self.id}p{seat}", Grant("player", live=self.id, entry=f"p{seat}",
                                                    name=f"Person {seat}"))
            for seat in range(people)
        ]  # fmt: skip

    async def open(self) -> None:
        """The host opens it, they sit down, and play."""
        planned = [commands.PlannedSeat()] * len(self.phones)
        planned += [commands.PlannedSeat(bot=True, name=f"Bot {n}") for n in range(self.bots)]
        command = commands.OpenTable(
            table=self.id,
            game=self.game,
            preset=table_game(self.game).presets()[0],
            seats=tuple(planned),
            minutes=MINUTES,
            host="p0",
            bank_ms=BANK_MS,
            bot_pause_ms=2500,
        )
        host, kept = self.phones[0], f"open:table:{self.id}"

        async def make(hall: HallServer) -> int:
            context = Context(at=hall.now(), actor="p0", role="host")
            table = await hall.tables.open_table(command, kept, context)
            return table.stream.receipts[kept]

        await host.surely(f"table:{self.id}", kept, make, kept)
        for seat, phone in enumerate(self.phones):
            await phone.play(self.id, {"type": "sit", "seat": seat, "person": f"p{seat}",
                                       "name": f"Person {seat}", "acknowledged": True})  # fmt: skip
        for phone in self.phones:
            self.world.loop.create_task(phone.watch_table(self.id))

    async def play(self) -> None:
        sits = [sit(phone, self.id, phone is self.phones[0]) for phone in self.phones]
        if self.odd:
            sits.append(odd_phone(self.phones[-1], self.id, len(self.phones)))
        await asyncio.gather(*sits)


async def sit(phone: Phone, table: str, host: bool = False) -> None:
    """Play at one's seat, by what is on one's own screen; a host begins the next session."""
    while phone.world.playing:
        await asyncio.sleep(phone.dice.uniform(*THINKS))
        view = phone.page()
        if view is None:
            continue
        command = number_for(view, phone.dice) or next_command(view, phone.dice)
        if host and view["may_begin"]:
            command = {"type": "begin_session"}
        if command is not None:
            await phone.play(table, command)


def number_for(view: dict[str, Any], dice: random.Random) -> dict[str, Any] | None:
    """The command that adds a number to the shuffles, as a browser sends it by itself."""
    mine = view["mine"] or {}
    seal = mine.get("seal")
    if not seal or any(one["seat"] == mine["seat"] for one in seal["added"]):
        return None
    number = dice.randbytes(32).hex()
    return {"type": "add_number", "seat": mine["seat"], "number": number,
            "commitment": seal["commitment"]}  # fmt: skip


async def odd_phone(phone: Phone, table: str, seats: int) -> None:
    """Somebody with a seat, and a program of their own: ids like the server's, other people's
    seats, bytes that are none."""
    dice, seat = phone.world.dice(f"odd {table}"), seats - 1
    while phone.world.playing:
        await asyncio.sleep(dice.uniform(1.0, 8.0))
        past = phone.world.disk.head(f"table:{table}")
        own = {"type": "say", "seat": seat, "phrase": dice.choice(("thank you", "wow", "clap"))}
        server = f"{dice.choice(('tick', 'bot', 'end'))}:{past + dice.randint(1, 3)}:table:{table}"
        theirs = {"type": "act", "seat": 0, "step": past, "words": "pass"}
        match dice.randrange(6):
            case 0:
                await phone.play(table, own, server)
            case 1:
                await phone.play(table, theirs)
            case 2:
                await phone.play(table, own)
            case _:
                await all_at_once(phone, table, seat, own)


async def all_at_once(phone: Phone, table: str, seat: int, own: dict[str, Any]) -> None:
    """Everything is pressed before anything is answered."""
    view = phone.page()
    wanted = next_command(view, phone.dice) if view else None
    pressed = [own, {"type": "leave", "seat": seat}, {"type": "take_back_seat", "seat": seat}]
    pressed += [wanted] if wanted else []
    phone.dice.shuffle(pressed)
    working = []
    for command in pressed:
        if phone.dice.random() < 0.5:
            phone.turn_to_another()
        working.append(phone.world.loop.create_task(phone.play(table, command)))
        await asyncio.sleep(phone.dice.uniform(0.0, 0.3))
    await asyncio.gather(*working)


class Chair:
    """The chairperson, with the judge and the captains: an event with a round."""

    def __init__(self, world: World, key: str, live: tuple[int, ...]) -> None:
        self.world, self.key, self.live = world, key, live
        self.phone = Phone(world, "the-chair", Grant("chair"))

    async def prepare(self) -> None:
        """The event is made, seated, and its round begins."""
        await self._proof()
        command = CreateEvent(
            id=EVENT, preset=PRESET, games=(), settings=SettingsPatch(), rehearsal=True
        )
        kept = f"create:{EVENT}"

        async def make(hall: HallServer) -> int:
            return (await hall.create_event(command, kept, self.phone.grant)).version

        await self.phone.surely(f"event:{EVENT}", kept, make, kept)
        await self.tell("rehearse", until="seated")
        for table in self.live:
            await self.tell("set_table_mode", table=table, mode="live")
        await self.tell("start_round")
        self.world.loop.create_task(self.phone.watch_event(EVENT, "console"))
        wall = Phone(self.world, "the-wall", Grant("visitor"))
        self.world.loop.create_task(wall.watch_event(EVENT, "projector"))
        for table in self.live:
            onlooker = Phone(self.world, f"looks-{table}", Grant("visitor"))
            id = self.stream_of(table).partition(":")[2]
            self.world.loop.create_task(onlooker.watch_table(id, "spectator"))
            self._players(table, id)

    def _players(self, number: int, table: str) -> None:
        """Three of those who are seated play, by the code on the card; the others have not come."""
        state = self.state()
        play = state.categories[self.key].format_state.now.tables[number]
        for entry in play.seats[:3]:
            grant = codes.grant_for(state, state.entries[entry].code)
            assert grant is not None
            phone = Phone(self.world, f"seat-{number}-{entry}", grant)
            self.world.loop.create_task(phone.watch_table(table))
            self.world.loop.create_task(sit(phone, table))

    async def _proof(self) -> None:
        """Signed in: the password's digest is the same at all servers."""
        while not (up := self.world.up()):
            await asyncio.sleep(0.1)
        grant = Grant("chair", proof=up[0].hall.secrets.proof if up[0].hall else "")
        self.phone.grant = grant
        self.phone.browser.scope["session"]["grants"] = [grant]

    def stream_of(self, table: int) -> str:
        return f"table:{EVENT}.{self.key}.1.{table}"

    async def tell(self, type: str, **what: Any) -> int | None:
        return await self.phone.tell(EVENT, {"type": type, "category": self.key, **what})

    async def captains(self) -> None:
        """Tables that play with real cards report their counts: one after the other, or, as when
        time is called, all at once."""
        dice = self.world.dice("captains")
        state = self.state()
        category = state.categories[self.key]
        codes_of = sorted(category.codes.items())
        grants = {table: codes.grant_for(state, code) for table, code in codes_of}
        at_once, wait = dice.random() < 0.6, dice.uniform(5.0, 40.0)
        reports = []
        for table in sorted(category.format_state.now.tables):
            grant = grants.get(table)
            if table in self.live or grant is None:
                continue
            captain = Phone(self.world, f"captain-{table}", grant)
            wait = wait + dice.uniform(0.0, 0.1) if at_once else wait + dice.uniform(1.0, 9.0)
            reports.append(self._report(captain, table, wait))
        await asyncio.gather(*reports)

    async def _report(self, captain: Phone, table: int, wait: float) -> None:
        await asyncio.sleep(wait)
        if not self.world.playing:
            return
        now = self.state().categories[self.key].format_state.now
        play = now.tables[table]
        share, rest = divmod(now.start_chips * len(play.seats), len(play.seats))
        report = {"type": "report_count", "category": self.key, "round": 1, "table": table,
                  "counts": [{"entry": one, "chips": share} for one in play.seats],
                  "pot": rest, "caller": "Caller", "early": True}  # fmt: skip
        await captain.tell(EVENT, report)

    def state(self) -> Any:
        """The event as the disk has it."""
        return self.world.ledger.folds[f"event:{EVENT}"].states[-1]
