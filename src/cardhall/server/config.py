"""Configure the server: store, data folder, clock, randomness, ids and limits.

Nothing else in Cardhall reads a clock or draws randomness; tests hand in their own.
"""

import secrets
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cardhall.messages import Message, no_words
from cardhall.server.password_hashes import PASSWORD, PIN, HashCost

if TYPE_CHECKING:
    from cardhall.server.metrics import Metrics
    from cardhall.store import Store

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are mistaken for another


class SteadyClock:
    """Hall time: milliseconds since the epoch that never run backwards.

    A reading below the last one (somebody set the laptop's clock back) shifts all later readings,
    so that hall time goes on from where it was. A reading far above the last one is taken as it is:
    the laptop slept, and the hall's round went on without it.
    """

    def __init__(self, read: Callable[[], int], not_before: int = 0) -> None:
        self._read = read
        self._last = not_before
        self._shift = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            reading = self._read() + self._shift
            if reading < self._last:
                self._shift += self._last - reading
                reading = self._last
            self._last = reading
            return reading

    def not_before(self, at: int) -> None:
        """Start no earlier than ``at``: the time of the last thing that the store remembers."""
        with self._lock:
            self._last = max(self._last, at)

    def go_by(self, at: int) -> None:
        """It is ``at`` now, by a clock that is believed more (of the database that several servers
        share; of the machine, when the chair says so): run on from there, also when that is back.
        Whoever calls sees to what was dated by this clock already."""
        with self._lock:
            self._shift = at - self._read()
            self._last = at


def machine_clock() -> Callable[[], int]:
    """The time of day at the start, carried on by the time that has passed since.

    Where the system can count the time that it slept (Linux: CLOCK_BOOTTIME) a clock set forward or
    back while the hall runs moves nothing.
    """
    if sys.platform == "linux":
        start = time.time_ns() - time.clock_gettime_ns(time.CLOCK_BOOTTIME)
        return lambda: (start + time.clock_gettime_ns(time.CLOCK_BOOTTIME)) // 1_000_000
    return lambda: time.time_ns() // 1_000_000


def time_of_day() -> int:
    """Read the machine's clock (ms), however it was set."""
    return time.time_ns() // 1_000_000


AHEAD = 5 * 60_000
LONG_AGO = 60 * 86_400_000


def clock_in_words(now: int, newest: int, alone: bool = True) -> Message:
    """Say what is odd about the machine's clock, beside the newest time that the store remembers
    (ms, 0 for none); no words for nothing. Several servers (not ``alone``) go by the clock of the
    database."""
    if not newest:
        return no_words
    if newest - now > AHEAD and not alone:
        return Message("the-server-clock-is-behind", now=day(now), newest=day(newest))
    if newest - now > AHEAD:
        return Message("the-machine-clock-is-behind", now=day(now), newest=day(newest))
    if now - newest > LONG_AGO:
        return Message("the-machine-clock-is-far-ahead", now=day(now), newest=day(newest))
    return no_words


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def readable_code(length: int = 6) -> str:
    """A code that is read aloud in a noisy hall: no I, O, 0 or 1."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


@dataclass(frozen=True)
class Limits:
    """Limits on how much one caller may ask for; sizes in bytes."""

    logins_a_minute: int = 60  # of one address: a whole hall may sit behind one router
    commands_a_second: int = 20  # of one session
    wrong_pins_in_a_row: int = 5
    body: int = 256 * 1024  # a route that takes more says so itself
    # Pages open at once: five hundred phones twice over, walls and watchers. Behind one router may
    # be all of these, and no more; one browser has a page or two; the rest is for the event's own.
    sockets: int = 4000
    sockets_kept: int = 500
    sockets_of_address: int = 2500
    sockets_of_person: int = 200
    # Tables of one's own in play at once: forty from one hall were measured. A browser keeps twelve
    # seats.
    tables: int = 100
    tables_kept: int = 20
    tables_of_address: int = 60
    tables_of_person: int = 24
    # What costs much (``dear``): two threads, so that papers for one leave one for all others; a
    # page asks for one hint at a time, and for all papers of an event, one after the other
    dear_threads: int = 2
    dear_of_one: int = 20
    dear_of_all: int = 1000
    # of one request's head: a page's own has one or two thousand, cookies and address together
    head: int = 16 * 1024
    head_seconds: float = 10  # that it may take: a phone at the far end of the hall needs one
    body_seconds: float = 120  # that the rest may take: the largest sheet over a poor line
    # Connections without a whole request: 500 phones that come at one moment, from one router
    half_open: int = 1000
    half_open_of_address: int = 600
    # Connections that were answered and wait for more: each of these phones has up to six
    idle: int = 2000
    idle_of_address: int = 1500
    # Answers that nobody takes, each of them 64 KiB of memory or less, and how long they are kept:
    # of a poor line one or two thousand bytes a second come through
    untaken: int = 1000
    untaken_of_address: int = 600
    untaken_seconds: float = 60


@dataclass(frozen=True)
class Config:
    """Everything that ``create_app`` needs from outside."""

    store: "Store"
    data_dir: Path
    clock: Callable[[], int] = field(default_factory=machine_clock)
    pace: float = 1.0  # how many times as fast as the machine's the clock may run: waits go by it
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    new_id: Callable[[], str] = lambda: secrets.token_hex(8)
    new_code: Callable[[], str] = readable_code
    clock_is_right: bool = False  # though the store remembers later times
    time_of_day: Callable[[], int] = time_of_day  # read when the chair says that it is right now
    limits: Limits = Limits()
    password_cost: HashCost = PASSWORD
    pin_cost: HashCost = PIN
    address: str = ""  # for phones, when the laptop itself uses another
    names: tuple[str, ...] = ()  # by which the hall may be asked beside those of `hosts`
    secure_address: str = ""  # by https at home, beside plain HTTP; "" where there is none
    public: str = ""  # https://name, where the hall is open on the internet, and so alone
    news: str = ""  # valkey://host:port, where several servers on one PostgreSQL tell one another
    forgets_at: int = 0  # a demonstration: all is forgotten then
    metrics: "Metrics | None" = None  # what is counted, where somebody wants numbers
    static_dir: Path = Path(__file__).parent / "static"
    site_dir: Path = Path(__file__).parent / "site"  # the docs
    timers: bool = True  # False: a test moves bots and clocks itself, through ``Hall.beat``
