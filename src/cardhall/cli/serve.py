"""``cardhall serve``: open the hall, say where, and stay until told to stop."""

import argparse
import io
import logging
import os
import re
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardhall.cli import machine

if TYPE_CHECKING:
    from cardhall.cli.https import Certificate
    from cardhall.server.hall_secrets import HallSecrets
    from cardhall.server.metrics import Metrics
    from cardhall.store import Store

log = logging.getLogger("cardhall")

PREFERRED_PORT = 8765
UNSHOWN = "first-password.txt"
# How uvicorn serves the hall; tests and benches use the very same.
SERVER: dict[str, Any] = {
    "access_log": False,  # addresses hold codes
    "log_level": "error",  # uvicorn warns of every request that is none: anybody can send these
    "http": "cardhall.server.protocols:HallHttp",
    "ws": "cardhall.server.protocols:HallSocket",
    "ws_per_message_deflate": False,
    "ws_max_size": 65_536,
    "timeout_graceful_shutdown": 3,
    "server_header": False,
    "date_header": False,
    "proxy_headers": False,  # X-Forwarded-* is anybody's word, unless --behind says whose
}
GARBAGE = (5_000, 10, 1_000_000)
"""When Python looks for garbage among what is new, and hardly ever by itself among all there is:
nobody is answered meanwhile. A look at fifty thousand objects takes 20 ms, at the four hundred
thousand of three hundred tables 150."""
LOOK_AT_ALL = 600.0
"""Seconds from one look at all there is to the next: what was open for long, a page's socket say,
would stay in memory without."""
PUBLIC = re.compile(r"(?P<address>https://[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?)/?", re.ASCII)
NAMED_WITHIN = 1.0  # seconds
EVERYWHERE = {"0.0.0.0", "::", ""}


def data_folder(given: str | None) -> Path:
    """``--data``, else CARDHALL_DATA, else the platform's own place."""
    if chosen := given or os.environ.get("CARDHALL_DATA"):
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("cardhall", appauthor=False)


def listen(
    host: str,
    port: int,
    together: bool = False,
    preferred: int = PREFERRED_PORT,
    option: str = "--port",
) -> socket.socket:
    """A listening socket: the port asked for, else the preferred one, else any that is free.

    ``together``: several servers on this machine may listen on the same port, where the system
    can share it out between them.
    """
    share = together and bool(port) and hasattr(socket, "SO_REUSEPORT")
    for candidate in [port] if port else [preferred, 0]:
        try:
            return socket.create_server((host, candidate), backlog=1024, reuse_port=share)
        except OSError as error:
            if port:
                sys.exit(f"{option} {port} is not free ({error.strerror}). Choose another.")
    sys.exit("No port is free on this machine.")


def hall_address() -> str:
    """This machine's address on the hall's network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def local_name(address: str) -> str:
    """This machine's name on the hall's network, such as laptop.local, where the system answers to
    it (macOS and Windows do, Debian with avahi) and it leads here; "" elsewhere."""
    name = f"{socket.gethostname().partition('.')[0]}.local".lower()
    found: set[str] = set()

    def ask() -> None:
        with suppress(OSError, UnicodeError):
            found.update(str(one[4][0]) for one in socket.getaddrinfo(name, None, socket.AF_INET))

    # a hall without internet may have a server of names that never answers
    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(NAMED_WITHIN)
    return name if address in found else ""


def announcement(
    host: str, port: int, password: str | None, public: str = "", secure: str = ""
) -> str:
    """Write the text that tells the chairperson how to reach the hall, shown once, in large letters
    where it matters. ``public``: its address on the internet, through a proxy; ``secure``: its
    address by https at home."""
    here = f"http://127.0.0.1:{port}/"
    everywhere = host in EVERYWHERE
    address = hall_address() if everywhere else host
    hall = f"http://{address}:{port}/"
    name = local_name(address) if everywhere and not public else ""
    lines = ["\nCardhall is open.\n", f"  On this machine:    {here if everywhere else hall}"]
    if public:
        lines[1:] = [
            f"  On the internet:    {public}/\n",
            qr_code(f"{public}/"),
            f"The proxy passes it on to {here if everywhere else hall}, which serves nobody else.",
        ]
    elif everywhere and address != "127.0.0.1":
        lines += [
            f"  On the hall's WiFi: {hall}",
            *([f"  Or by its name:     http://{name}:{port}/"] if name else []),
            "",
            qr_code(hall),
            "Everyone on this network can reach it. --host 127.0.0.1 keeps it to this machine.",
        ]
    elif everywhere:
        lines.append(
            "  No network found: phones can't reach it until this machine joins the hall's WiFi."
        )
    if secure:
        lines.append(f"  By https:           {secure}  (phones can install it, and stay awake)")
    if password:
        lines.append(f"\n  The chairperson's password: {password}\n  It is shown only this once.")
    return "\n".join([*lines, f"\n  {core_in_words()}", "\nStop with Ctrl+C."])


def note_password(folder: Path, password: str) -> None:
    """It could not be shown: keep it where whoever runs this machine finds it. Raises OSError."""
    from cardhall.server.hall_secrets import write_private

    path = folder / UNSHOWN
    text = f"The chairperson's password: {password}\nDelete this file once you have noted it.\n"
    write_private(path, text.encode())
    log.warning("the password could not be printed; it stands in %s", path)


def core_in_words() -> str:
    """Say what this hall runs on, and what it lacks: nothing slow or missing goes unsaid."""
    from cardhall.paper import can_print

    compiled = machine.core_is_compiled()
    core = "The games' core is compiled." if compiled else f"! {machine.INTERPRETED}"
    if can_print():
        return core
    return f"{core}\n  ! {machine.NO_PAPERS}\n    {machine.TAKE_TYPST}."


def qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


def asked() -> argparse.ArgumentParser:
    """List the options of ``cardhall serve``."""
    parser = argparse.ArgumentParser("cardhall serve", description=__doc__)
    parser.add_argument("--data", help="the folder that holds all the hall knows")
    parser.add_argument(
        "--port", type=int, default=0, help=f"default {PREFERRED_PORT}, or any free"
    )
    parser.add_argument(
        "--host",
        help="default: this machine and the network; this machine alone where --behind names an "
        "address of the internet",
    )
    parser.add_argument("--sample", action="store_true", help="a sample event in an empty folder")
    parser.add_argument(
        "--demo",
        nargs="?",
        const=30.0,
        type=float,
        metavar="MINUTES",
        help="a demonstration with the sample event: each half hour, or so many minutes, all is "
        "forgotten; nothing is kept, nothing of --data is touched",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("CARDHALL_STORE"),
        help="postgresql://user@host/name, which several servers may share "
        "(default: CARDHALL_STORE, else a file in the folder)",
    )
    parser.add_argument(
        "--news",
        metavar="URL",
        default=os.environ.get("CARDHALL_NEWS", ""),
        help="valkey://host:port, over which these servers hear of one another at once "
        "(default: CARDHALL_NEWS, else they look each second)",
    )
    ways_in(parser)
    parser.add_argument(
        "--clock-is-right",
        action="store_true",
        help="go by this machine's clock, though the hall remembers later times: an earlier start "
        "had a clock that was wrong (not while a round is on)",
    )
    parser.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        default=os.environ.get("CARDHALL_METRICS", ""),
        help="numbers for Prometheus at a port of their own, for this machine alone unless an "
        "address is named (default: CARDHALL_METRICS, else none)",
    )
    return parser


def ways_in(parser: argparse.ArgumentParser) -> None:
    """List the options of how people reach the hall: names, proxies, https."""
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="a name of the internet by which people open the hall (hall.example.org); its "
        "addresses and the names of its own network it knows. May be given several times",
    )
    parser.add_argument(
        "--behind",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="the hall's address on the internet (https://cards.example.org), where a proxy on "
        "this machine answers for it; the hall is then open by that alone. Or a proxy's address, "
        "whose word is taken for who asks and whether by https; default: nobody's. May be given "
        "several times",
    )
    parser.add_argument(
        "--https",
        nargs=2,
        type=Path,
        metavar=("CERTIFICATE", "KEY"),
        help="by https too, with a certificate of the club's own, so that phones can install the "
        "pages, keep awake and ring: two PEM files. Plain HTTP stays beside it",
    )
    parser.add_argument(
        "--https-port", type=int, default=0, help="for --https: default 8443, or any free"
    )


def serve_main(argv: list[str]) -> int:
    """Open the hall; returns when it is closed."""
    options = asked().parse_args(argv)
    machine.keep_standard_numbers()
    if options.clock_is_right and is_postgresql(options.database):
        print(
            "--clock-is-right is for a hall on a file: several servers go by the database's clock.",
            file=sys.stderr,
        )
        return 1
    if trouble := wrong_addresses(options.database, options.news):
        print(trouble, file=sys.stderr)
        return 1
    try:
        public, proxies = the_proxy(options.behind)
    except ValueError as error:
        print(f"--behind: {error}", file=sys.stderr)
        return 1
    host = options.host or ("127.0.0.1" if public else "0.0.0.0")
    if options.demo is not None:
        from cardhall.cli.demo import demonstrate

        return demonstrate(options, host, public, proxies)
    try:
        secure = by_https(options, host, public)
    except ValueError as error:
        print(f"--https: {error}", file=sys.stderr)
        return 1
    folder = data_folder(options.data)
    folder.mkdir(parents=True, exist_ok=True)
    with counting(options.metrics) as counts:
        return run(
            Opening(
                folder=folder,
                listening=listen(host, options.port, together=is_postgresql(options.database)),
                host=host,
                sample=options.sample,
                database=options.database,
                news=options.news,
                names=(*options.name, *([name_in(public)] if public else [])),
                behind=proxies,
                public=public,
                secure=secure,
                clock_is_right=options.clock_is_right,
                counts=counts,
            )
        )


@dataclass(frozen=True, slots=True)
class ByHttps:
    """A second socket of the hall, for https at home, and the address it is told by."""

    listening: socket.socket
    certificate: "Certificate"
    address: str


def by_https(options: argparse.Namespace, host: str, public: str) -> ByHttps | None:
    """Read --https and listen for it; None where it was not asked for. Raises ValueError, which
    says what is wrong with the certificate."""
    if options.https is None:
        return None
    if public:
        raise ValueError("the proxy of --behind has the certificate. Leave --https out.")
    from cardhall.cli import https

    certificate = https.Certificate.read(*options.https)
    hosts = certificate.hosts or options.name
    if not hosts:
        raise ValueError(
            f"the certificate is for {certificate.names[0]}. Say by which name people open the "
            "hall: --name hall.example.org"
        )
    listening = listen(host, options.https_port, False, https.PREFERRED_PORT, "--https-port")
    return ByHttps(listening, certificate, f"https://{hosts[0]}:{listening.getsockname()[1]}/")


def the_proxy(behind: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Read --behind: the hall's address on the internet, "" for none, and the proxies that are
    believed. Raises ValueError, which says what to give."""
    asked = [one for one in behind if "://" in one]
    proxies = tuple(one for one in behind if "://" not in one)
    if not asked:
        return "", proxies
    found = PUBLIC.fullmatch(asked[0].lower())
    if found is None:
        raise ValueError(
            f"{asked[0]} is no address of a hall on the internet. "
            "Give one like https://cards.example.org, with nothing behind the name."
        )
    if len(asked) > 1:
        raise ValueError("a hall has one address on the internet. Give its other names by --name.")
    return found["address"], (*proxies, "127.0.0.1", "::1")


def name_in(public: str) -> str:
    """Take the host's name out of an address of the internet."""
    return public.removeprefix("https://").partition(":")[0]


def is_postgresql(database: str | None) -> bool:
    return bool(database) and str(database).startswith(("postgresql://", "postgres://"))


def wrong_addresses(database: str | None, news: str) -> str:
    """Say what is wrong with --database or --news, in words with a cure; "" for nothing."""
    try:
        if is_postgresql(database):
            import psycopg  # noqa: F401
        if news:
            from cardhall.server.news import connect

            if not is_postgresql(database):
                return (
                    "--news is for several servers, and these need one PostgreSQL. "
                    "Give --database postgresql://..., or leave --news out."
                )
            connect(news)
    except ImportError:
        return "Several servers need two more packages. Install them: pip install cardhall[cluster]"
    except ValueError:
        return "--news: that is no address of a Valkey. Give one like valkey://127.0.0.1:6379."
    return ""


def open_store(
    folder: Path, now: "Callable[[], int] | None" = None, database: str | None = None
) -> "Store":
    """The folder's memory: SQLite in it, or the database that is named here or in CARDHALL_STORE.

    Raises StoreFailed (FolderBusy while another Cardhall has the folder).
    """
    from cardhall.messages import written
    from cardhall.server.config import machine_clock
    from cardhall.store import Store, StoreFailed

    place = database or os.environ.get("CARDHALL_STORE") or folder / "cardhall.db"
    try:
        return Store(place, now=now or machine_clock())
    except ValueError as error:
        why = str(error).removeprefix("url: ")
        raise StoreFailed(
            written(f"--database: {why}."), written("See docs/several-servers.md.")
        ) from None


def newest_backup(folder: Path) -> str:
    """Say where the newest backup lies and how it is taken, in a sentence behind what is wrong; ""
    for none."""
    from cardhall.server.backups import chosen_folder
    from cardhall.store.backup import LACKS

    try:
        place = Path(chosen_folder(folder) or folder / "nowhere")
        files = [(one.stat().st_mtime, one) for one in place.glob("cardhall-*.cardhall")]
    except (OSError, ValueError):
        return ""
    if not files:
        return ""
    whole = [one for one in files if LACKS not in one[1].name]
    newest = max(whole or files)
    told = f" The newest backup is {newest[1]}: cardhall import --data NEW-FOLDER {newest[1]}"
    later = max(files)
    if later == newest:
        return told
    return f"{told}; then {later[1]} in the same way, newer but without what was damaged already"


def shown(text: str, folder: Path, kept: "HallSecrets") -> bool:
    """Print where the hall is; a password that cannot be printed is kept in the folder. False if it
    could be neither, and the hall must not open."""
    if machine.say(text) or not kept.first_password:
        return True
    try:
        note_password(folder, kept.first_password)
    except OSError as error:
        kept.take_back()  # the next start makes another, and shows it
        print(f"The password could not be shown ({error.strerror}).", file=sys.stderr)
        return False
    return True


@contextmanager
def counting(place: str) -> Iterator["Metrics | None"]:
    """Count for Prometheus, and tell at this place; None where nobody asked for it."""
    if not place:
        yield None
        return
    from cardhall.server.metrics import Metrics, told

    counts = Metrics()
    with ExitStack() as until:
        try:
            until.enter_context(told(counts, place))
        except ValueError:
            sys.exit(f"--metrics: {place} is no port. Give one like 9464, or 192.168.1.10:9464.")
        except OSError as error:
            sys.exit(f"--metrics {place} is not free ({error.strerror}). Choose another.")
        yield counts


@dataclass(frozen=True, slots=True)
class Opening:
    """How a hall is opened. It serves on a socket that listens already, so that nobody who comes
    early is turned away. ``public`` is its address on the internet, ``behind`` the proxies that are
    believed, ``forgets_at`` when a demonstration is over (ms)."""

    folder: Path
    listening: socket.socket
    host: str
    sample: bool = False
    database: str | None = None
    news: str = ""
    names: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    public: str = ""
    secure: ByHttps | None = None
    clock_is_right: bool = False
    counts: "Metrics | None" = None
    forgets_at: int = 0

    @property
    def address(self) -> str:
        """Where people find it."""
        if self.public:
            return f"{self.public}/"
        name = hall_address() if self.host in EVERYWHERE else self.host
        return f"http://{name}:{self.port}/"

    @property
    def port(self) -> int:
        return int(self.listening.getsockname()[1])


def run(hall: Opening) -> int:
    """Open a hall and serve until told to stop; 0, or 1 where it could not be opened."""
    from cardhall.server.app import create_app
    from cardhall.server.audit_log import into_file
    from cardhall.server.config import Config, Limits, SteadyClock, clock_in_words, machine_clock
    from cardhall.store import StoreFailed

    clock = SteadyClock(machine_clock())
    files = machine.raise_open_files()
    try:
        store = open_store(hall.folder, clock, hall.database)
    except StoreFailed as error:
        print(f"{error.why} {error.cure}{newest_backup(hall.folder)}", file=sys.stderr)
        return 1
    secure = hall.secure
    with store:
        if store.shared is not None:
            clock.go_by(store.shared.time())
        config = Config(
            store=store,
            data_dir=hall.folder,
            clock=clock,
            address=hall.address,
            secure_address=secure.address if secure else "",
            news=hall.news,
            names=(*hall.names, *(secure.certificate.hosts if secure else ())),
            public=hall.public,
            forgets_at=hall.forgets_at,
            clock_is_right=hall.clock_is_right,
            metrics=hall.counts,
            limits=Limits(sockets=min(Limits.sockets, machine.pages_that_fit(files))),
        )
        if hall.sample:
            from cardhall.cli.sample import make_sample

            make_sample(config)
        try:
            odd = (
                ""
                if hall.clock_is_right
                else clock_in_words(clock(), store.newest_at(), store.shared is None)
            )
            app = create_app(config)
        except StoreFailed as error:
            print(f"{error.why} {error.cure}", file=sys.stderr)
            return 1
        into_file(hall.folder)
        text = (odd and f"\n{odd}\n") + announcement(
            hall.host,
            hall.port,
            app.state.server.secrets.first_password,
            hall.public,
            config.secure_address,
        )
        if not shown(text, hall.folder, app.state.server.secrets):
            return 1
        serve_app(app, hall.listening, hall.behind, secure)
    return 0


def believing(behind: Sequence[str]) -> dict[str, Any]:
    """Make uvicorn's settings that take the word of the proxies at these addresses, and of nobody
    else."""
    return {"proxy_headers": bool(behind), "forwarded_allow_ips": list(behind)}


def serve_app(
    app: Any,
    listening: socket.socket,
    behind: Sequence[str] = (),
    secure: ByHttps | None = None,
) -> None:
    """Serve until told to stop, as the hall is served and measured."""
    import asyncio
    import gc

    import uvicorn

    from cardhall.cli.https import HANDSHAKE

    machine.raise_open_files()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if secure is not None:
                self.servers.append(await self.by_https(secure))
            # what is there now stays: do not look through it for garbage, in the middle of a round
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self.tidying = asyncio.create_task(self.tidy())

        async def tidy(self) -> None:
            """Look for garbage among all there is, from time to time."""
            while True:
                await asyncio.sleep(LOOK_AT_ALL / app.state.server.config.pace)
                gc.collect()

        async def by_https(self, secure: ByHttps) -> asyncio.base_events.Server:
            """Listen at the second socket; uvicorn has one certificate for all or for none."""
            loop = asyncio.get_running_loop()
            return await loop.create_server(
                lambda: self.config.http_protocol_class(  # type: ignore[call-arg]
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                ),
                sock=secure.listening,
                ssl=secure.certificate.context,
                ssl_handshake_timeout=HANDSHAKE,
                backlog=self.config.backlog,
            )

    Server(uvicorn.Config(app, **SERVER | believing(behind))).run(sockets=[listening])
