"""Random interleavings against a model of a dozen lines."""

import itertools
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardhall.store import NewEvent, Receipt, Stale, Store, StoreFailed
from cardhall.store.writer import Writer


@dataclass
class Model:
    """What a store is: heads, receipts, and the rule for what may be added."""

    heads: dict[str, int] = field(default_factory=dict)
    receipts: dict[tuple[str, str], int] = field(default_factory=dict)
    data: dict[str, list[bytes]] = field(default_factory=dict)

    def append(self, stream: str, expected: int, command: str, events: list[bytes]) -> object:
        if (stream, command) in self.receipts:
            return (stream, self.receipts[stream, command], "again")
        head = self.heads.get(stream, 0)
        if head != expected:
            return ("stale", expected, head)
        self.heads[stream] = head + len(events)
        self.data.setdefault(stream, []).extend(events)
        self.receipts[stream, command] = head + len(events)
        return (stream, head + len(events), "new")

    def copy(self) -> "Model":
        data = {stream: list(events) for stream, events in self.data.items()}
        return Model(dict(self.heads), dict(self.receipts), data)


@dataclass(frozen=True)
class Send:
    """One command: `off` is how far the expected version lies from what the sender hopes for."""

    stream: int
    off: int
    command: int | None  # an id that others may have used, or a new one
    size: int


sends = st.builds(
    Send,
    stream=st.integers(0, 2),
    off=st.sampled_from([0, 0, 0, 0, 0, -1, 1]),
    command=st.one_of(st.none(), st.integers(0, 5)),
    size=st.integers(0, 3),
)
# a group that is committed together, and whether its COMMIT fails
groups = st.tuples(st.lists(sends, max_size=12), st.sampled_from([False, False, False, True]))


class Held:
    """The writer waits at its gate; each group goes through it whole."""

    def __init__(self) -> None:
        self.fail = False

    def patch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = Writer._commit

        def commit(writer: Writer, transaction: sa.RootTransaction) -> None:
            if self.fail:
                raise sa.exc.OperationalError("COMMIT", {}, Exception("injected"))
            real(writer, transaction)

        monkeypatch.setattr(Writer, "_commit", commit)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    one = Held()
    one.patch(monkeypatch)
    return one


def answer(future: "Future[Receipt]") -> object:
    try:
        receipt = future.result(20)
    except Stale as error:
        return ("stale", error.expected, error.actual)
    except StoreFailed:
        return "failed"
    return (receipt.stream, receipt.version, "again" if receipt.duplicate else "new")


def hold(gate: threading.Event, reached: threading.Event) -> Callable[[object], None]:
    """Work that keeps the writer until the gate opens, so that what is sent shares a group."""

    def wait(_connection: object) -> None:
        reached.set()
        assert gate.wait(20)

    return wait


examples = itertools.count()


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(groups, max_size=6))
def test_any_interleaving_answers_as_the_model_does(
    store: Store, held: Held, plan: list[tuple[list[Send], bool]]
) -> None:
    prefix = f"{next(examples)}/"
    fresh = (f"{prefix}new{number}" for number in itertools.count())
    model = Model()
    for group, fails in plan:
        before = model.copy()
        gate, reached = threading.Event(), threading.Event()
        threading.Thread(
            target=store._writer.do, args=(hold(gate, reached),), kwargs={"transaction": False}
        ).start()
        assert reached.wait(20)
        held.fail = fails
        hopes = dict(model.heads)  # a sender that has many in flight counts on its own
        expected, futures = [], []
        for send in group:
            stream = f"{prefix}s{send.stream}"
            version = max(0, hopes.get(stream, 0) + send.off)
            command = next(fresh) if send.command is None else f"{prefix}c{send.command}"
            data = [f'"{command} {number}"'.encode() for number in range(send.size)]
            expected.append(model.append(stream, version, command, data))
            futures.append(
                store.append(stream, version, command, [NewEvent("t", one) for one in data])
            )
            hopes[stream] = model.heads.get(stream, 0)
        gate.set()
        answers = [answer(future) for future in futures]
        held.fail = False
        if fails:
            assert all(one == "failed" for one in answers)
            model = before
        else:
            assert answers == expected
        for stream, events in model.data.items():
            assert [event.data for event in store.read(stream)] == events
        for (stream, command), version in model.receipts.items():
            assert store.receipt(stream, command) == Receipt(stream, version, command, True)
    assert dict(store.streams(prefix)) == {
        stream: version for stream, version in model.heads.items() if version
    }


def test_many_threads_on_few_streams_lose_nothing_and_win_once(store: Store) -> None:
    """Everybody reads the head and tries for the next version, over and over."""
    won: list[Receipt] = []
    lost: list[Stale] = []

    def player(name: int) -> None:
        heads = {"s0": 0, "s1": 0, "s2": 0}
        for number in range(60):
            stream = f"s{(name + number) % 3}"
            event = NewEvent("t", f'"{name}/{number}"'.encode())
            try:
                receipt = store.append(stream, heads[stream], f"p{name}-{number}", [event]).result(
                    20
                )
            except Stale as error:
                heads[stream] = error.actual
                lost.append(error)
            else:
                heads[stream] = receipt.version
                won.append(receipt)

    threads = [threading.Thread(target=player, args=(name,)) for name in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) + len(lost) == 8 * 60
    assert len(won) >= 60
    for stream, head in store.streams():
        versions = sorted(one.version for one in won if one.stream == stream)
        assert versions == list(range(1, head + 1))
        by_version = {one.version: one.command_id for one in won if one.stream == stream}
        for event in store.read(stream):
            assert event.command_id == by_version[event.version]
