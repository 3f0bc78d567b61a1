"""What several servers on one PostgreSQL agree on: who is there, who does what, small secrets."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from cardhall.store import Event, NewEvent, Receipt, Shared, Stale, Store, share

Clock = Callable[[], int]
Fact = Callable[..., list[NewEvent]]
TTL = 60_000


@pytest.fixture
def two(postgresql: Callable[[], str], clock: Clock) -> Iterator[tuple[Store, Store]]:
    url = postgresql()
    with Store(url, now=clock) as one, Store(url, now=clock) as other:
        yield one, other


@pytest.fixture
def both(two: tuple[Store, Store]) -> tuple[Shared, Shared]:
    one, other = (store.shared for store in two)
    assert one is not None
    assert other is not None
    return one, other


def everything(names: str) -> Callable[[frozenset[str]], list[str]]:
    return lambda live: names.split()


def test_a_server_alone_on_a_file_shares_nothing(path: str, clock: Clock) -> None:
    with Store(path, now=clock) as store:
        assert store.shared is None


def test_a_lease_has_one_holder_as_long_as_that_one_is_there(both: tuple[Shared, Shared]) -> None:
    one, other = both
    first = one.beat("one", TTL, everything("a b"))
    assert first.names == {"a", "b"}
    assert first.taken == {"a": -1, "b": -1}  # nobody ever had them
    second = other.beat("other", TTL, everything("a b c"))
    assert second.names == {"c"}
    assert one.beat("one", TTL, everything("a b c")).names == {"a", "b"}


def test_what_is_no_longer_wanted_is_free_at_once(both: tuple[Shared, Shared]) -> None:
    one, other = both
    one.beat("one", TTL, everything("a b"))
    assert one.beat("one", TTL, everything("a")).names == {"a"}
    taken = other.beat("other", TTL, everything("a b")).taken
    assert list(taken) == ["b"]
    assert 0 <= taken["b"] < 5000  # how long nobody had it


def test_a_server_that_gives_no_sign_of_life_loses_what_it_had(both: tuple[Shared, Shared]) -> None:
    one, other = both
    one.beat("one", 300, everything("a"))
    assert other.beat("other", TTL, everything("a")).names == set()
    time.sleep(0.4)
    taken = other.beat("other", TTL, everything("a")).taken
    assert taken["a"] >= 300  # since its last sign of life
    # and when it wakes up again it is told so
    assert one.beat("one", TTL, everything("a")).names == set()


def test_a_server_that_goes_in_order_is_followed_at_once(both: tuple[Shared, Shared]) -> None:
    one, other = both
    one.beat("one", TTL, everything("a"))
    one.leave("one")
    seen: list[frozenset[str]] = []

    def choose(live: frozenset[str]) -> list[str]:
        seen.append(live)
        return ["a"]

    taken = other.beat("other", TTL, choose).taken
    assert seen == [{"other"}]
    assert 0 <= taken["a"] < 5000


def test_many_who_grasp_at_once_leave_each_lease_with_one(both: tuple[Shared, Shared]) -> None:
    names = " ".join(f"table:{number}" for number in range(40))
    for number in range(5):
        both[0].beat(f"dead-{number}", 1, everything(names))
        time.sleep(0.01)
        people = [f"{number}-{n}" for n in range(6)]
        with ThreadPoolExecutor(6) as threads:
            beats = [
                threads.submit(both[n % 2].beat, me, TTL, everything(names))
                for n, me in enumerate(people)
            ]
            held = [beat.result().names for beat in beats]
        assert sorted(name for names in held for name in names) == sorted(names.split())
        for me in people:
            both[0].leave(me)


def test_tables_are_shared_out_evenly_and_few_change_hands() -> None:
    names = [f"table:{number}" for number in range(300)]
    two = {name: share(name, ["a", "b"]) for name in names}
    three = {name: share(name, ["a", "b", "c"]) for name in names}
    for servers in (two, three):
        counts = [list(servers.values()).count(one) for one in sorted(set(servers.values()))]
        assert min(counts) > 0.7 * len(names) / len(counts)
    assert all(three[name] in (two[name], "c") for name in names)


def test_nobody_has_a_part_where_nobody_is_there() -> None:
    assert share("table:1", []) == ""
    assert share("table:1", {"one"}) == "one"


def test_who_comes_first_decides_a_secret(both: tuple[Shared, Shared]) -> None:
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(both[n % 2].first, "secret", f"mine-{n}") for n in range(8)]
        told = {one.result() for one in asked}
    assert len(told) == 1
    assert both[1].get("secret") in told


def test_what_is_kept_is_over_at_its_time_and_can_be_dropped(both: tuple[Shared, Shared]) -> None:
    one, other = both
    now = one.time()
    one.put("session:a", "Ida", now + 60_000)
    one.put("session:b", "Una", now - 1)
    one.put("secret", "always")
    assert [other.get(n) for n in ("session:a", "session:b", "secret", "none")] == [
        "Ida",
        None,
        "always",
        None,
    ]
    other.drop_old()
    one.put("session:a", "Ida Quillwort", now + 60_000)
    assert other.get("session:a") == "Ida Quillwort"
    other.drop("session:a")
    assert one.get("session:a") is None
    one.put("session:c", "Una", now + 60_000)
    one.drop_all("session:")
    assert [other.get("session:c"), other.get("secret")] == [None, "always"]


def test_the_databases_clock_is_the_time_of_day(both: tuple[Shared, Shared]) -> None:
    assert abs(both[0].time() - time.time() * 1000) < 5000


# -- deciding in the store's own turn, and news: on both databases -------------------------------


def test_decide_sees_what_others_wrote_and_writes_behind_it(store: Store, fact: Fact) -> None:
    store.append("s", 0, "first", fact("a", "b")).result()
    seen: list[list[Event]] = []

    def make(past: list[Event]) -> list[NewEvent]:
        seen.append(list(past))
        return fact("c")

    receipt = store.decide("s", 1, "mine", make, "Ida").result()  # type: ignore[arg-type]
    assert (receipt.version, receipt.duplicate) == (3, False)
    assert [event.version for event in seen[0]] == [2]
    assert [event.actor for event in store.read("s", 2)] == ["Ida"]
    again = store.decide("s", 3, "mine", lambda past: fact("d")).result()
    assert (again.version, again.duplicate) == (3, True)
    assert store.streams() == [("s", 3)]


def test_decide_writes_nothing_when_it_is_refused_or_there_is_nothing(
    store: Store, fact: Fact
) -> None:
    store.append("s", 0, "first", fact("a")).result()

    def refuse(past: object) -> list[NewEvent]:
        raise KeyError("not your turn")

    with pytest.raises(KeyError, match="not your turn"):
        store.decide("s", 0, "mine", refuse).result()
    assert store.decide("s", 0, "idle", lambda past: []).result().version == 1
    assert store.receipt("s", "mine") is None
    assert store.append("s", 1, "mine", fact("b")).result().version == 2


def test_decide_is_told_to_listeners_and_nobody_comes_between(
    two: tuple[Store, Store], fact: Fact
) -> None:
    one, other = two
    heard: list[int] = []
    one.listen(lambda receipts: heard.extend(receipt.version for receipt in receipts))

    def slowly(past: object) -> list[NewEvent]:
        waiting.append(other.append("s", 0, "elsewhere", fact("b")))
        time.sleep(0.2)
        assert not waiting[0].done()
        return fact("a")

    waiting: list[Future[Receipt]] = []
    assert one.decide("s", 0, "mine", slowly).result().version == 1
    with pytest.raises(Stale):
        waiting[0].result(10)
    bound = time.monotonic() + 5
    while heard != [1] and time.monotonic() < bound:
        time.sleep(0.01)
    assert heard == [1]


def test_news_tells_what_has_grown_and_what_was_rewritten(store: Store, fact: Fact) -> None:
    store.append("old", 0, "o", fact("a")).result()
    start = store.news()
    assert (start.grown, start.rewritten) == ({}, frozenset())
    store.append("s", 0, "1", fact("a")).result()
    store.append("s", 1, "2", fact("b", "c")).result()
    store.append("t", 0, "3", fact("a")).result()
    news = store.news(start.position)
    assert news.grown == {"s": 3, "t": 1}
    assert store.news(news.position).grown == {}
    store.rewrite("old", 1, b'{"text":""}', actor="chair", reason="a name")
    news = store.news(news.position)
    assert not news.grown
    assert news.rewritten == {"old"}


def test_a_name_that_no_stream_can_have_is_an_empty_stream(store: Store) -> None:
    assert store.read("event:\0") == []
