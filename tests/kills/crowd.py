"""People at a hall whose servers end without a warning: they send again what nobody answered."""

from __future__ import annotations

import itertools
import random
import threading
import time
from typing import Any

import httpx

from bench.players import next_command
from tests.kills.ledger import Ledger
from tests.server.cluster import Person, Server

PACE = 0.06  # seconds between two commands of one person: the hall takes twenty a second
PATIENCE = 2.0  # seconds until what is not answered counts as lost on its way
TO_COME_IN = 30.0  # and before the first fault: a password takes its time
EVENT = "sample"


class Doors:
    """The servers that somebody can go to now."""

    def __init__(self, seed: int) -> None:
        self.open: list[Server] = []
        self._dice = random.Random(seed)

    def person(self, like: Person | None = None) -> Person:
        """A browser at one of them, once one is there; ``like``: the same, with its cookies."""
        while not (there := list(self.open)):
            time.sleep(0.01)
        person = Person(self._dice.choice(there).port, like)
        person.http.timeout = httpx.Timeout(PATIENCE if like else TO_COME_IN)
        return person


class Guest(threading.Thread):
    """Somebody who gives commands until told to stop."""

    def __init__(self, name: str, doors: Doors, ledger: Ledger, person: Person) -> None:
        super().__init__(name=name, daemon=True)
        self.doors, self.ledger, self.person = doors, ledger, person
        self.stopping = threading.Event()
        self.answered = 0

    def lose_patience(self) -> None:
        """From now on a server that does not answer may be gone."""
        self.person.http.timeout = httpx.Timeout(PATIENCE)

    def surely(self, where: str, id: str, type: str, **what: Any) -> httpx.Response | None:
        """Send a command until somebody answers; None when told to stop before."""
        again = False
        while not self.stopping.is_set():
            try:
                answer = self.person.tell(where, id, type, **what)
            except httpx.TransportError as error:
                again = again or not isinstance(error, httpx.ConnectError)
                self.person = self.doors.person(self.person)
                continue
            if answer.status_code in (429, 503):  # asked too often, or the database is away
                again = again or answer.status_code == 503
                time.sleep(0.2)
                continue
            if answer.status_code == 200:
                told = answer.json()
                self.ledger.note(id, told["version"], again, told["duplicate"])
                self.answered += 1
            return answer
        return None


class Clerk(Guest):
    """Signs people in and out again, and knows who must be in."""

    def __init__(self, name: str, doors: Doors, ledger: Ledger, person: Person) -> None:
        super().__init__(name, doors, ledger, person)
        self.entries: list[str] = []
        self.is_in: dict[str, bool] = {}

    def run(self) -> None:
        for number, entry in enumerate(itertools.cycle(self.entries)):
            if self.stopping.wait(PACE):
                return
            out = self.is_in.get(entry, False)
            told = self.surely(
                f"events/{EVENT}",
                f"{self.name}-{number}",
                "undo_sign_in" if out else "sign_in",
                **{"entry" if out else "who": entry},
            )
            if told is None:
                self.is_in.pop(entry, None)  # stopped in mid-air: not known
            elif told.status_code == 200:
                self.is_in[entry] = not out
            else:
                self.ledger.trouble(f"{self.name}: {told.status_code} {told.text}")


class Player(Guest):
    """Plays at a table: whatever may be done, at once."""

    def __init__(
        self, name: str, doors: Doors, ledger: Ledger, person: Person, table: str = ""
    ) -> None:
        super().__init__(name, doors, ledger, person)
        self.table = table
        self.dice = random.Random(name)

    def look(self) -> dict[str, Any] | None:
        try:
            answer = self.person.http.get(f"/api/tables/{self.table}/view", params={"as": "seat"})
        except httpx.TransportError:
            self.person = self.doors.person(self.person)
            return None
        return dict(answer.json()["view"]) if answer.status_code == 200 else None

    def run(self) -> None:
        number = 0
        while not self.stopping.wait(PACE):
            view = self.look()
            command = next_command(view, self.dice) if view else None
            if command:
                number += 1
                # refused: the table has gone on since it was looked at
                self.surely(f"tables/{self.table}", f"{self.name}-{number}", **command)


def clerks(doors: Doors, ledger: Ledger, password: str, many: int, hall: str) -> list[Guest]:
    """So many at the sample event, each with a session and with entries of their own."""
    made: list[Guest] = []
    for number in range(many):
        person = doors.person()
        told = person.post("/api/login", {"password": password})
        assert told.status_code == 200, told.text
        clerk = Clerk(f"{hall}-clerk{number}", doors, ledger, person)
        view = person.view(f"events/{EVENT}", **{"as": "console"})["view"]
        clerk.entries = [entry["id"] for entry in view["entries"]][number::many]
        clerk.is_in = {
            entry["id"]: bool(entry["signed_in_at"])
            for entry in view["entries"]
            if entry["id"] in clerk.entries
        }
        made.append(clerk)
    return made


def players(doors: Doors, ledger: Ledger, hall: str, number: int, game: str) -> list[Guest]:
    """Two people and two bots at a table of their own that has no end by time."""
    name = f"{hall}-table{number}"
    ida, una = (Player(f"{name}-{who}", doors, ledger, doors.person()) for who in ("ida", "una"))
    new = {"name": "Ida", "pin": "1234", "game": game, "seats": 4, "bots": 2, "minutes": 600}
    made = ida.person.post("/api/tables", new)
    assert made.status_code == 201, made.text
    table = ida.table = una.table = str(made.json()["id"])
    login = {"name": "Una", "pin": "9876", "event": table}
    assert una.person.post("/api/login", login).status_code == 200
    for who, type, what in (
        (una, "sit", {"seat": 1, "person": "", "name": "Una"}),
        (ida, "begin_session", {}),
    ):
        told = who.surely(f"tables/{table}", f"{who.name}-{type}", type, **what)
        assert told is not None
        assert told.status_code == 200, told.text
    return [ida, una]
