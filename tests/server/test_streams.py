"""The actor of a stream: order, duplicates, failure, and answers only after the receipt."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardhall.messages import written
from cardhall.server.streams import SetAside, Stream
from cardhall.store import Flight, NewEvent, Receipt, Store, StoreFailed
from tests.server.support import run


class Counting:
    """A domain of whole numbers: a command adds, a sum above 100 is refused."""

    def initial(self, name: str) -> int:
        return 0

    def decide(self, state: int, command: int, context: Any) -> tuple[list[int], int]:
        if state + command > 100:
            raise ValueError("too much")
        return [command] if command else [], state + command

    def evolve(self, state: int, event: int) -> int:
        return state + event

    def encode(self, event: int) -> tuple[str, bytes]:
        return "added", str(event).encode()

    def decode(self, data: bytes) -> int:
        return int(data)


class Held(Store):
    """A store whose writes can be held back or made to fail."""

    fail = 0
    hold: list[Any] | None = None

    def append(
        self,
        stream: str,
        expected: int,
        command_id: str,
        events: Sequence[NewEvent],
        actor: str = "",
        flight: Flight | None = None,
    ) -> "Future[Receipt]":
        if self.fail:
            self.fail -= 1
            failed: Future[Receipt] = Future()
            failed.set_exception(
                StoreFailed(written("The disk is full."), written("Free some space."))
            )
            return failed
        if self.hold is None:
            return super().append(stream, expected, command_id, events, actor, flight)
        result: Future[Receipt] = Future()
        self.hold.append((result, stream, expected, command_id, events, actor, flight))
        return result

    def release(self) -> None:
        waiting, self.hold = self.hold or [], None
        for result, *arguments in waiting:
            self.append(*arguments).add_done_callback(partial(pass_on, result))


def pass_on(to: "Future[Receipt]", done: "Future[Receipt]") -> None:
    if error := done.exception():
        to.set_exception(error)
    else:
        to.set_result(done.result())


@pytest.fixture
def store(tmp_path: Path) -> Any:
    with Held(tmp_path / "hall.db", now=lambda: 1) as store:
        yield store


def stream_of(store: Store) -> Stream[int, int, int]:
    return Stream.load("event:one", Counting(), store)


def test_commands_behind_one_another_are_written_in_their_order(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)
        receipts = await asyncio.gather(*(stream.send(f"c{n}", 1, None) for n in range(50)))
        assert [receipt.version for receipt in receipts] == list(range(1, 51))
        assert stream.state == 50

    run(work())
    assert stream_of(store).state == 50


def test_a_command_sent_twice_is_answered_with_its_first_receipt(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)
        both = await asyncio.gather(stream.send("same", 5, None), stream.send("same", 5, None))
        assert [receipt.duplicate for receipt in both] == [False, True]
        again = await stream_of(store).send("same", 5, None)
        assert (again.version, again.duplicate) == (1, True)
        assert stream.state == 5

    run(work())


def test_no_answer_and_no_view_comes_before_the_receipt(store: Held) -> None:
    async def work() -> None:
        store.hold = []
        stream = stream_of(store)
        task = asyncio.create_task(stream.send("c", 5, None))
        await asyncio.sleep(0.05)
        assert not task.done()
        assert stream.state == 0
        store.release()
        assert (await task).version == 1
        assert stream.state == 5

    run(work())


def test_a_failed_write_takes_back_what_was_decided_on_it(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)
        await stream.send("first", 10, None)
        store.fail = 1
        answers = await asyncio.gather(
            stream.send("lost", 60, None), stream.send("kept", 20, None), return_exceptions=True
        )
        assert isinstance(answers[0], StoreFailed)
        assert isinstance(answers[1], Receipt)
        assert stream.state == 30
        assert (await stream.send("lost", 60, None)).version == 3

    run(work())
    assert stream_of(store).state == 90


def test_a_refusal_that_hangs_on_a_failed_write_is_decided_again(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)
        store.fail = 1
        answers = await asyncio.gather(
            stream.send("lost", 90, None), stream.send("now fits", 50, None), return_exceptions=True
        )
        assert isinstance(answers[0], StoreFailed)
        assert answers[1] == Receipt("event:one", 1, "now fits")

    run(work())


def test_what_another_process_wrote_is_taken_in_and_decided_on(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)
        store.append("event:one", 0, "elsewhere", [NewEvent("added", b"90")]).result()
        with pytest.raises(ValueError):
            await stream.send("too much now", 20, None)
        assert (await stream.send("fits", 5, None)).version == 2
        assert stream.state == 95

    run(work())


def test_a_caller_that_hangs_up_takes_nothing_back(store: Held) -> None:
    async def work() -> None:
        store.hold = []
        stream = stream_of(store)
        task = asyncio.create_task(stream.send("c", 5, None))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.sleep(0.01)
        store.release()
        again = await stream.send("c", 5, None)
        assert (again.version, stream.state) == (1, 5)

    run(work())


class Crowded(Store):
    """A store in which somebody elsewhere is always a moment sooner."""

    others = 0

    def append(
        self,
        stream: str,
        expected: int,
        command_id: str,
        events: Sequence[NewEvent],
        actor: str = "",
        flight: Flight | None = None,
    ) -> "Future[Receipt]":
        self.others += 1
        versions = dict(self.streams())
        elsewhere = f"elsewhere-{self.others}"
        one_more = [NewEvent("added", b"1")]
        super().append(stream, versions.get(stream, 0), elsewhere, one_more).result()
        return super().append(stream, expected, command_id, events, actor, flight)


def test_a_command_that_others_always_overtake_is_decided_in_the_stores_own_turn(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        with Crowded(tmp_path / "crowded.db", now=lambda: 1) as store:
            heard: list[str] = []
            store.listen(lambda receipts: heard.extend(one.command_id for one in receipts))
            stream = stream_of(store)
            receipt = await stream.send("mine", 50, None)
            assert receipt == Receipt("event:one", store.others + 1, "mine")
            assert (stream.state, stream.version) == (50 + store.others, receipt.version)
            while heard[-1] != "mine":  # told right after the answer
                await asyncio.sleep(0.001)
            # a refusal in that turn is the sender's, and is decided on what is newest then
            with pytest.raises(ValueError):
                await stream.send("too much", 45, None)
            again = await stream.send("mine", 50, None)
            assert (again.version, again.duplicate) == (receipt.version, True)

    run(work())


def test_what_is_heard_of_is_taken_in_beside_what_is_on_its_way(store: Held) -> None:
    """News of others and own commands in flight: each fact is folded once, in its order."""

    async def work() -> None:
        stream, other = stream_of(store), stream_of(store)
        told: list[int] = []
        stream.watchers.append(told.extend)
        for number in range(20):
            sends = [stream.send(f"here-{number}-{n}", 1, None) for n in range(2)]
            sends += [other.send(f"there-{number}-{n}", 1, None) for n in range(2)]
            hears = [stream.catch_up(), stream.hear(4 * number + 4)]
            await asyncio.gather(*sends, *hears)
        await stream.catch_up()
        assert (stream.state, stream.version) == (80, 80)
        assert len(told) == 80

    run(work())


class Hand(Counting):
    """Cards that lie on the table: each may be played once, and a second one does not fold."""

    def initial(self, name: str) -> Any:
        return frozenset()

    def decide(self, state: Any, command: int, context: Any) -> tuple[list[int], Any]:
        if command in state:
            raise ValueError("that card lies there already")
        return [command], state | {command}

    def evolve(self, state: Any, event: int) -> Any:
        if event in state:
            raise RuntimeError("a card was played twice")
        return state | {event}


@pytest.fixture(params=["one store", "two servers"])
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """The stores of two streams of one name: the same one, or two on one PostgreSQL."""
    if request.param == "one store":
        with Store(tmp_path / "hall.db", now=lambda: 1) as store:
            yield store, store
        return
    database = request.getfixturevalue("postgresql")()
    with Store(database, now=lambda: 1) as one, Store(database, now=lambda: 1) as other:
        yield one, other


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_written_that_was_decided_on_what_never_was(
    both: tuple[Store, Store], seed: int
) -> None:
    """Two hurry to play the same cards, each several at once, the later decided on what the
    earlier will make."""

    async def work() -> None:
        dice = random.Random(seed)
        streams = [Stream.load("table:one", Hand(), store) for store in both]
        refused, sent = 0, 0

        async def play(number: int, card: int) -> None:
            nonlocal refused, sent
            sent += 1
            try:
                await streams[number].send(f"{number}-{sent}", card, None)
            except ValueError:
                refused += 1

        cards = [*range(200)]
        dice.shuffle(cards)
        while cards:
            few = [cards.pop() for _ in range(min(len(cards), dice.randint(1, 5)))]
            plays = []
            for number in (0, 1):
                dice.shuffle(few)
                plays += [play(number, card) for card in few[: dice.randint(1, 5)]]
            async with asyncio.timeout(30):
                await asyncio.gather(*plays)
        for stream in streams:
            await stream.catch_up()
            assert stream.aside is None
        assert streams[0].state == streams[1].state
        assert len(streams[0].state) == streams[0].version == sent - refused

    run(work())


def test_everybody_is_answered_when_the_stream_no_longer_folds(store: Held) -> None:
    """It is set aside where it stopped; its callers hear so, and another stream goes on."""

    async def work() -> None:
        stream = stream_of(store)
        await stream.send("c0", 5, None)
        store.append("event:one", 1, "broken", [NewEvent("added", b"x")]).result()
        store.append("event:one", 2, "elsewhere", [NewEvent("added", b"1")]).result()
        sends = [stream.send(f"c{n}", 1, None) for n in (1, 2, 3)]
        async with asyncio.timeout(5):
            told = await asyncio.gather(*sends, return_exceptions=True)
        assert [type(one) for one in told] == [SetAside] * 3
        assert [(one.name, one.version) for one in told] == [("event:one", 1)] * 3  # type: ignore
        assert (stream.state, stream.version) == (5, 1)
        assert (await stream.send("c0", 5, None)).duplicate  # what was acknowledged stays so
        again = stream_of(store)  # as after a start
        assert (again.state, again.version, again.aside is not None) == (5, 1, True)
        other = Stream.load("event:two", Counting(), store)
        assert (await other.send("c1", 1, None)).version == 1

    run(work())


def test_a_watcher_that_fails_leaves_nobody_without_an_answer(store: Held) -> None:
    async def work() -> None:
        stream = stream_of(store)

        def fail(_: object) -> None:
            raise KeyError("a page")

        told: list[int] = []
        stream.watchers += [fail, told.extend]
        store.append("event:one", 0, "elsewhere", [NewEvent("added", b"1")]).result()
        async with asyncio.timeout(5):
            receipt = await stream.send("c1", 2, None)
        assert (receipt.version, stream.state, told) == (2, 3, [1, 2])
        with pytest.raises(ValueError):  # a refusal, and no fault of a page
            await stream.send("c2", 100, None)

    run(work())


def test_what_goes_by_the_time_of_its_decision_is_given_it_anew(tmp_path: Path) -> None:
    """Each time it was overtaken, and in the store's own turn."""

    class Timed(Counting):
        def decide(self, state: int, command: int, context: int) -> tuple[list[int], int]:
            times.append(context)
            return [command], state + command

    times: list[int] = []

    async def work() -> None:
        with Crowded(tmp_path / "crowded.db", now=iter(range(100, 200)).__next__) as store:
            stream = Stream.load("event:one", Timed(), store)
            await stream.send("mine", 1, 5, renew=lambda last: last + 1000)
            written = [event.at for event in store.read("event:one")]
            assert times == [5, *(at + 1000 for at in written[:-1])]
            assert written == sorted(written)

    run(work())
