"""Two servers serve one event; one is killed in mid-hand, and everything goes on in the other."""

import sys
import threading
import time
from functools import partial
from typing import Any

import httpx
import psycopg
import pytest

from cardhall.store import Store
from tests.server.cluster import Cluster, Person, Screen, Server, running_cluster, within

LIVE = 3  # tables of the event that are played in the browser, by bots
CATEGORY = "boure"


def next_move(view: dict[str, Any]) -> dict[str, Any] | None:
    """What a person does now, if anything waits for them."""
    mine = view["mine"]
    for may, type in (
        ("may_draw_card", "draw_card"),
        ("may_shuffle", "shuffle"),
        ("may_cut", "cut"),
        ("may_take_back_seat", "take_back_seat"),
    ):
        if mine.get(may):
            return {"type": type, "seat": mine["seat"]}
    words = [action["words"] for action in mine["actions"]]
    words = words or (["draw"] if mine.get("draw_max") else [])
    if view["turn"] != mine["seat"] or not words:
        return None
    # never pass: the hand that is looked at is one that is played
    word = next((word for word in words if "pass" not in word), words[0])
    return {"type": "act", "seat": mine["seat"], "step": view["step"], "words": word}


class Phone(threading.Thread):
    """A person at a table who plays until told to stop. When the server is gone the person goes on
    at another, and sends again, with its id, what was not answered."""

    def __init__(self, name: str, table: str, person: Person, others: list[Server]) -> None:
        super().__init__(name=name, daemon=True)
        self.table = table
        self.person = person
        self.others = others
        self.receipts: dict[str, int] = {}
        self.refused: list[str] = []
        self.stopping = threading.Event()
        self.may_play = threading.Event()
        self.may_play.set()
        self.screen = Screen(person, f"/ws/tables/{table}?as=seat")

    def run(self) -> None:
        number = 0
        while not self.stopping.wait(0.05):
            self.may_play.wait(20)
            if self.screen.closed:
                self.move_on()
            command = next_move(self.screen.view)
            if command is not None:
                number += 1
                self.send(f"{self.name}-command-{number}", command)

    def send(self, id: str, command: dict[str, Any]) -> None:
        while not self.stopping.is_set():
            try:
                answer = self.person.tell(f"tables/{self.table}", id, **command)
            except httpx.TransportError:
                self.move_on()
                continue
            if answer.status_code == 200:
                self.receipts[id] = version = answer.json()["version"]
                self.see(version)
            else:
                self.refused.append(answer.text)
            return

    def see(self, version: int) -> None:
        screen = self.screen
        within(5, lambda: screen.closed or screen.version >= version, "the screen does not follow")

    def move_on(self) -> None:
        self.person = self.others[0].browser(self.person)
        self.screen = Screen(self.person, f"/ws/tables/{self.table}?as=seat")


class Captain(threading.Thread):
    """Signs people in, one after the other, at a server, and at another when that is gone."""

    def __init__(self, name: str, chair: Person, entries: list[str], others: list[Server]) -> None:
        super().__init__(name=name, daemon=True)
        self.chair = chair
        self.entries = entries
        self.others = others
        self.receipts: dict[str, int] = {}

    def run(self) -> None:
        for entry in self.entries:
            while f"sign-in-{entry}" not in self.receipts:
                try:
                    told = self.chair.tell(
                        "events/sample", f"sign-in-{entry}", "sign_in", who=entry
                    )
                    assert told.status_code == 200, told.text
                    self.receipts |= self.chair.receipts
                except httpx.TransportError:
                    self.chair = self.others[0].browser(self.chair)
            time.sleep(0.25)


def drivers(cluster: Cluster) -> dict[str, str]:
    """Which server drives what, by the leases in the database."""
    with psycopg.connect(cluster.database) as connection:
        return dict(connection.execute("SELECT name, holder FROM lease").fetchall())


def drives(server: Server, holder: str) -> bool:
    return f".{server.process.pid}." in holder


def servers_there(cluster: Cluster) -> int:
    with psycopg.connect(cluster.database) as connection:
        found = connection.execute(
            "SELECT count(*) FROM server WHERE until > extract(epoch from now()) * 1000"
        ).fetchone()
    return int(found[0]) if found else 0


def further(chair: Person, id: str, version: int) -> bool:
    """Whether a table has come past a version."""
    return int(chair.view(f"tables/{id}")["version"]) > version


def has_played(phone: Phone, before: int) -> bool:
    """Whether a phone has more receipts than it had."""
    return len(phone.receipts) > before


def a_night_at_home(at: Server) -> tuple[Person, str]:
    """Ida's table: Ida, Una (who is to come) and two bots."""
    ida = at.browser()
    new = {"name": "Ida", "pin": "1234", "seats": 4, "bots": 2}
    return ida, ida.post("/api/tables", new).json()["id"]


def an_event_with_live_tables(chairs: list[Person], id: str) -> list[str]:
    """A round is on and bots play some of its tables; each command goes to another server."""
    made = chairs[0].post("/api/events", {"id": id, "rehearsal": True})
    assert made.status_code == 201, made.text
    commands: list[tuple[str, dict[str, Any]]] = [("rehearse", {"until": "seated"})]
    commands += [
        ("set_table_mode", {"table": table, "mode": "live"}) for table in range(1, LIVE + 1)
    ]
    commands.append(("start_round", {}))
    for number, (type, what) in enumerate(commands):
        told = chairs[number % 2].tell(f"events/{id}", f"{id}-{number}-{type}", type, **what)
        assert told.status_code == 200, told.text
    return [f"{id}.{CATEGORY}.1.{table}" for table in range(1, LIVE + 1)]


def reports_of(chair: Person, event: str) -> list[list[dict[str, Any]]]:
    view = chair.view(f"events/{event}", **{"as": "console"})["view"]
    tables = view["categories"][0]["rounds"][-1]["tables"]
    return [card["reports"] for card in tables if card["table"] <= LIVE]


@pytest.mark.slow
@pytest.mark.flaky(reruns=1)  # docs/decisions/0009
@pytest.mark.skipif(sys.platform == "win32", reason="no Valkey can be installed on Windows")
def test_one_of_two_servers_is_killed_in_mid_hand_and_nothing_is_lost() -> None:
    with running_cluster() as cluster:
        # both at once, on an empty database: one makes the tables and the password
        one, two = cluster.start("--sample"), cluster.start("--sample")
        one.ready(), two.ready()
        (password,) = {one.password, two.password} - {""}
        within(5, lambda: servers_there(cluster) == 2, "the servers did not meet")

        # a session of one is good at the other
        chair = one.browser()
        assert chair.post("/api/login", {"password": password}).status_code == 200
        chairs = [chair, two.browser(chair)]
        assert chairs[1].http.get("/api/me").json()["role"] == "chair"

        # Ida opens a table at one, Una finds it at the other; bots play an event's tables
        spring = an_event_with_live_tables(chairs, "spring")
        ida, home = a_night_at_home(one)
        una = two.browser()
        login = {"name": "Una", "pin": "9876", "event": home}
        assert una.post("/api/login", login).status_code == 200
        sit = una.tell(f"tables/{home}", "una-sits-down", "sit", seat=1, person="", name="Una")
        assert sit.status_code == 200, sit.text
        assert ida.tell(f"tables/{home}", "ida-begins", "begin_session").status_code == 200

        phones = [Phone("ida", home, ida, []), Phone("una", home, una, [])]
        entries = chairs[1].view("events/sample", **{"as": "console"})["view"]["entries"]
        ids = [entry["id"] for entry in entries]
        captains = [Captain(f"captain {n}", chairs[n], ids[n::2], []) for n in (0, 1)]
        for thread in (*phones, *captains):
            thread.start()

        # in mid-hand, and it is a person's turn; a second event has only just begun
        within(40, lambda: in_play(phones) and len(phones[0].receipts) > 2, "no hand is played")
        for phone in phones:
            phone.may_play.clear()
        an_event_with_live_tables(chairs, "autumn")
        within(10, lambda: any(next_move(p.screen.view) for p in phones), "nobody's turn came")
        held = drivers(cluster)
        killed, left = (one, two) if drives(one, held[f"table:{home}"]) else (two, one)
        working: list[Phone | Captain] = [*phones, *captains]
        for thread in working:
            thread.others.append(left)
        before = {id: left.browser(chair).view(f"tables/{id}")["version"] for id in spring}
        hands = [phone.screen.view for phone in phones]
        at = time.monotonic()
        killed.kill()

        # the hall's clock: time is called at tables that the dead one may have driven
        chair = left.browser(chair)
        assert chair.tell("events/autumn", "time-is-called", "call_time").status_code == 200
        within(10, lambda: not any(drives(killed, h) for h in drivers(cluster).values()), "no heir")
        print(f"taken over {time.monotonic() - at:.1f} s after the kill")
        for id, version in before.items():
            within(10, partial(further, chair, id, version + 2), id)
        within(20, lambda: all(len(one) == 1 for one in reports_of(chair, "autumn")), "no results")

        # who had a hand has it still, and plays on with it
        for phone, hand in zip(phones, hands, strict=True):
            phone.person = left.browser(phone.person)
            again = phone.person.view(f"tables/{home}", **{"as": "seat"})["view"]
            for same in ("seats", "dealer", "stage", "session", "pot", "turn"):
                assert again[same] == hand[same], same
            assert again["mine"]["cards"] == hand["mine"]["cards"]
        told = [len(phone.receipts) for phone in phones]
        for phone in phones:
            phone.may_play.set()
        for phone, number in zip(phones, told, strict=True):
            within(15, partial(has_played, phone, number), f"{phone.name} plays no more")
            assert phone.refused == []
            phone.stopping.set()

        # nothing that was acknowledged is lost, or there twice
        for thread in (*captains, *phones):
            thread.join(15)
        acknowledged = {id: v for thread in working for id, v in thread.receipts.items()}
        acknowledged |= {id: v for one in (*chairs, chair) for id, v in one.receipts.items()}
        assert {f"sign-in-{id}" for id in ids} <= set(acknowledged)
        with Store(cluster.database, now=lambda: 0) as store:
            written = set()
            for stream, version in store.streams():
                past = store.read(stream)
                # tables still play: more may have been written since the streams were listed
                assert [event.version for event in past] == list(range(1, len(past) + 1))
                assert len(past) >= version
                written |= {(event.command_id.rpartition(":")[2], event.version) for event in past}
            assert set(acknowledged.items()) <= written
        entries = chair.view("events/sample", **{"as": "console"})["view"]["entries"]
        assert all(entry["signed_in_at"] for entry in entries)
        assert "Traceback" not in left.printed


def in_play(phones: list[Phone]) -> bool:
    return all(phone.screen.view["stage"] == "play" for phone in phones)
