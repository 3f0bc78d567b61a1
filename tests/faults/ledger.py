"""Hold what the disk says against what was told: receipts, folds, books, cards, views.

Each commit is folded here once more, by the same pure functions; what a server shows or answers has
to be what that fold says. Views are compared with the views of a table that differs only in what
their reader may not see.
"""

from typing import Any

import msgspec

from cardhall.messages import to_answer
from cardhall.server.domains import EVENT
from cardhall.server.hall_server import Reader, view_of
from cardhall.server.live import MOVED, TABLE
from cardhall.tables import events, views
from cardhall.tables.state import State
from tests.faults.disk import Frame, Row
from tests.faults.twins import dealt_anew, has_secrets
from tests.faults.world import World

PEOPLE = frozenset({"player", "captain", "judge"})
"""Whose commands are kept by ids of their own (``command_ids``)."""


class Fold:
    """One stream as the disk has it: its state after every event."""

    def __init__(self, stream: str) -> None:
        self.domain: Any = TABLE if stream.startswith("table:") else EVENT
        self.states: list[Any] = [self.domain.initial(stream)]
        self.ends: set[int] = {0}  # the versions at which a command ends
        self.dealt: set[tuple[int, int]] = set()
        self.begun: set[int] = set()
        self.facts: list[Any] = []


class Ledger:
    """``world.disk`` tells it each commit."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.folds: dict[str, Fold] = {}
        self.seals: dict[tuple[str, int], str] = {}  # of a table's session, as first shown
        self.given: dict[tuple[str, str], int] = {}  # receipts that reached a phone
        self.restored = 0  # how often a backup came back
        self.behind: dict[tuple[str, str, int], set[str]] = {}  # on which command one was decided
        self.in_turn: set[tuple[str, str]] = set()
        self._dice = world.dice("looks")
        world.disk.watch = self.written
        world.disk.read_anew = self.read_anew

    # -- what is written --------------------------------------------------------------------------

    def decided(self, stream: Any, command_id: str) -> None:
        """A server sends a command to the disk, decided behind the last of those that are on their
        way there, or behind what is there."""
        version = stream._tip_version
        past = self.world.disk.past(stream.name)
        if stream._unwritten:
            last = stream._unwritten[-1].command_id
        else:
            last = past[version - 1][6] if 0 < version <= len(past) else ""
        self.behind.setdefault((stream.name, command_id, version), set()).add(last)

    def decided_in_turn(self, stream: str, command_id: str) -> None:
        """The store itself decides it, on whatever is there then."""
        self.in_turn.add((stream, command_id))

    def written(self, frame: Frame) -> None:
        for one in frame.commands:
            self.world.note("commit", one.stream, one.version, one.command_id)
        for row in frame.events:
            self._follows(row)
            self.world.note("fact", row[0], row[1], row[2], row[4], row[7].hex())
            self._fold(row)
        for one in frame.commands:
            if one.stream in self.folds:
                self.folds[one.stream].ends.add(one.version)

    def _follows(self, row: Row) -> None:
        """The first event of a command stands behind the command on which that was decided."""
        stream, version, command = row[0], row[1], row[6]
        wanted = self.behind.get((stream, command, version - 1))
        if wanted is None or (stream, command) in self.in_turn:
            return
        before = self.world.disk.past(stream)[version - 2][6] if version > 1 else ""
        if before != command and before not in wanted:  # a command may be several events
            what = f"{stream} {version}: {command} follows {before}, not {sorted(wanted)}"
            self.world.wrong("decided on another state", what)

    def read_anew(self) -> None:
        """The disk was cut or put back: fold again what is there. What was told of the rest is no
        longer held to."""
        self.folds.clear()
        disk = self.world.disk
        for rows in disk.streams.values():
            for row in rows:
                self._fold(row)
        for streams in disk.known.values():
            for stream, version in streams.items():
                if stream in self.folds:
                    self.folds[stream].ends.add(version)

    def forget_what_is_gone(self) -> None:
        """A backup came back: receipts that are younger are no longer good."""
        self.restored += 1
        known = self.world.disk.version_of
        self.given = {key: version for key, version in self.given.items() if known(*key)}

    def _fold(self, row: Row) -> None:
        stream, version, kind, data = row[:4]
        if not stream.startswith(("table:", "event:")):
            return
        fold = self.folds.setdefault(stream, Fold(stream))
        if version != len(fold.states):
            self.world.wrong("gap", f"{stream}: {version} follows {len(fold.states) - 1}")
            return
        actor, command = row[5], row[6]
        if actor in PEOPLE and not command.startswith("p:"):
            self.world.wrong(
                "an id that is not theirs", f"{stream} {version}: {command} by {actor}"
            )
        past = self.world.disk.past(stream)
        if version > 1 and version <= len(past) and past[version - 2][4] > row[4]:
            self.world.wrong("time ran back", f"{stream} {version}")
        try:
            fact = fold.domain.decode(data)
            state = fold.domain.evolve(fold.states[-1], fact)
        except Exception as error:
            self.world.wrong("does not fold", f"{stream} {version} {kind}: {error!r}")
            return
        fold.states.append(state)
        fold.facts.append(fact)
        if isinstance(state, State):
            self._look_at(fold, stream, fact, state)

    def _look_at(self, fold: Fold, stream: str, fact: Any, state: State) -> None:
        if sum(state.stacks) + state.pot + state.locked != state.brought:
            self.world.wrong("chips made or lost", f"{stream} at {len(fold.facts)}")
        if isinstance(fact, events.SessionBegun):
            if fact.session in fold.begun:
                self.world.wrong("a session begun twice", f"{stream} {fact.session}")
            fold.begun.add(fact.session)
        if isinstance(fact, events.HandDealt):
            key = state.session, fact.number
            if key in fold.dealt:
                self.world.wrong("dealt twice", f"{stream} {key}")
            fold.dealt.add(key)
        if state.hand is not None and hasattr(state.hand, "hand_of"):
            seen = 0
            for seat in range(len(state.seats)):
                held = state.hand.hand_of(seat)
                if seen & held:
                    self.world.wrong("a card in two hands", f"{stream} at {len(fold.facts)}")
                seen |= held

    # -- what is told -----------------------------------------------------------------------------

    def acknowledged(self, stream: str, id: str, version: int) -> None:
        """A receipt has reached a phone: it is on the disk already, and the same each time."""
        self.world.note("receipt", stream, id, version)
        written = self.world.disk.version_of(stream, id)
        if written != version:
            self.world.wrong("a receipt for nothing", f"{stream} {id}: {version}, is {written}")
        first = self.given.setdefault((stream, id), version)
        if first != version:
            self.world.wrong("two receipts", f"{stream} {id}: {first} and {version}")

    def refused(self, stream: str, id: str, written: bool) -> None:
        """A refusal has reached a phone: it was not ``written`` when the phone asked."""
        self.world.note("refused", stream, id)
        if written:
            self.world.wrong("refused though written", f"{stream} {id}")

    def shown(self, stream: str, reader: Any, message: bytes, begun: int) -> None:
        """A view has reached its reader. ``begun``: how many backups had come back when it left."""
        push = msgspec.json.decode(message, type=Push)
        view = bytes(push.view)
        self.world.note("shown", stream, push.version, _name(reader), len(view))
        if begun != self.restored:
            return
        fold = self.folds.get(stream)
        if fold is None or push.version not in fold.ends or push.version >= len(fold.states):
            self.world.wrong("shown and not written", f"{stream} {push.version}")
            return
        state = fold.states[push.version]
        self._one_seal(stream, state, view)
        if self._dice.random() < (0.1 if isinstance(state, State) else 0.05):
            if view != render(state, reader, push.at, seal_in(view)):
                self.world.wrong("another view", f"{stream} {push.version} {_name(reader)}")
        elif isinstance(state, State) and has_secrets(state) and self._dice.random() < 0.15:
            other = dealt_anew(state, reader, self._dice.getrandbits(30))
            if view != render(other, reader, push.at, seal_in(view)):
                self.world.wrong("a hidden card", f"{stream} {push.version} {_name(reader)}")

    def _one_seal(self, stream: str, state: Any, view: bytes) -> None:
        """Whatever fails, a session has the seal that was first shown of it."""
        if (seal := seal_in(view)) and isinstance(state, State):
            session = state.session + (state.stage in ("seats", "ended"))
            if self.seals.setdefault((stream, session), seal) != seal:
                self.world.wrong("another seal", f"{stream} session {session}")


class Push(msgspec.Struct):
    """What a socket sends."""

    version: int
    at: int
    view: msgspec.Raw


def _name(reader: Any) -> str:
    return f"{reader.kind} {reader.grant.role}" if isinstance(reader, Reader) else str(reader)


class _Seal(msgspec.Struct):
    commitment: str


class _Mine(msgspec.Struct):
    seal: _Seal | None = None


class _Sealed(msgspec.Struct):
    mine: _Mine | None = None


def seal_in(view: bytes) -> str:
    """The seal that a seat's view shows, "" for none."""
    try:
        mine = msgspec.json.decode(view, type=_Sealed).mine
    except msgspec.ValidationError:  # an event's
        return ""
    return mine.seal.commitment if mine and mine.seal else ""


def render(state: Any, reader: Any, at: int, next_seal: str = "") -> bytes:
    """The view that this reader is to be sent of this state."""
    if not isinstance(state, State):
        return to_answer(view_of(state, reader, at))
    moved = str(reader).removeprefix(MOVED) if str(reader).startswith(MOVED) else ""
    seat = None if reader == "spectator" or moved else reader
    return to_answer(views.view_for(state, seat, moved, next_seal))
