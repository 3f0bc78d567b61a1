"""``cardhall serve``: open the hall, say where, and stay until told to stop."""

import argparse
import io
import logging
import os
import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardhall.cli import machine

if TYPE_CHECKING:
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
PUBLIC = re.compile(r"(?P<address>https://[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?)/?", re.ASCII)
EVERYWHERE = {"0.0.0.0", "::", ""}


def data_folder(given: str | None) -> Path:
    """``--data``, else CARDHALL_DATA, else the platform's own place."""
    if chosen := given or os.environ.get("CARDHALL_DATA"):
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("cardhall", appauthor=False)


def listen(host: str, port: int, together: bool = False) -> socket.socket:
    """A listening socket: the port asked for, else 8765, else any that is free.

    ``together``: several servers on this machine may listen on the same port, where the system
    can share it out between them.
    """
    share = together and bool(port) and hasattr(socket, "SO_REUSEPORT")
    for candidate in [port] if port else [PREFERRED_PORT, 0]:
        try:
            return socket.create_server((host, candidate), backlog=1024, reuse_port=share)
        except OSError as error:
            if port:
                sys.exit(f"--port {port} is not free ({error.strerror}). Choose another.")
    sys.exit("No port is free on this machine.")


def hall_address() -> str:
    """This machine's address on the hall's network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def announcement(host: str, port: int, password: str | None, public: str = "") -> str:
    """Write the text that tells the chairperson how to reach the hall, shown once, in large letters
    where it matters. ``public``: its address on the internet, through a proxy."""
    here = f"http://127.0.0.1:{port}/"
    everywhere = host in EVERYWHERE
    address = hall_address() if everywhere else host
    hall = f"http://{address}:{port}/"
    lines = ["\nCardhall is open.\n", f"  On this machine:    {here if everywhere else hall}"]
    if public:
        lines[1:] = [
            f"  On the internet:    {public}/\n",
            qr_code(f"{public}/"),
            f"The proxy passes it on to {here if everywhere else hall}, which serves nobody else.",
        ]
    elif everywhere and address != "127.0.0.1":
        lines += [
            f"  On the hall's WiFi: {hall}\n",
            qr_code(hall),
            "Everyone on this network can reach it. --host 127.0.0.1 keeps it to this machine.",
        ]
    elif everywhere:
        lines.append(
            "  No network found: phones can't reach it until this machine joins the hall's WiFi."
        )
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
    listening = listen(host, options.port, together=is_postgresql(options.database))
    folder = data_folder(options.data)
    folder.mkdir(parents=True, exist_ok=True)
    with counting(options.metrics) as counts:
        return run(
            folder,
            listening,
            host,
            options.sample,
            options.database,
            options.news,
            (*options.name, *([name_in(public)] if public else [])),
            proxies,
            options.clock_is_right,
            counts,
            public,
        )


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


def run(
    folder: Path,
    listening: socket.socket,
    host: str,
    sample: bool,
    database: str | None = None,
    news: str = "",
    names: tuple[str, ...] = (),
    behind: tuple[str, ...] = (),
    clock_is_right: bool = False,
    counts: "Metrics | None" = None,
    public: str = "",
    forgets_at: int = 0,
) -> int:
    """Serve on a socket that listens already, so that nobody who comes early is turned away."""
    from cardhall.server.app import create_app
    from cardhall.server.audit_log import into_file
    from cardhall.server.config import Config, Limits, SteadyClock, clock_in_words, machine_clock
    from cardhall.store import StoreFailed

    clock = SteadyClock(machine_clock())
    files = machine.raise_open_files()
    try:
        store = open_store(folder, clock, database)
    except StoreFailed as error:
        print(f"{error.why} {error.cure}{newest_backup(folder)}", file=sys.stderr)
        return 1
    port = listening.getsockname()[1]
    address = hall_address() if host in EVERYWHERE else host
    with store:
        if store.shared is not None:
            clock.go_by(store.shared.time())
        config = Config(
            store=store,
            data_dir=folder,
            clock=clock,
            address=f"{public}/" if public else f"http://{address}:{port}/",
            news=news,
            names=names,
            public=public,
            forgets_at=forgets_at,
            clock_is_right=clock_is_right,
            metrics=counts,
            limits=Limits(sockets=min(Limits.sockets, machine.pages_that_fit(files))),
        )
        if sample:
            from cardhall.cli.sample import make_sample

            make_sample(config)
        try:
            odd = (
                ""
                if clock_is_right
                else clock_in_words(clock(), store.newest_at(), store.shared is None)
            )
            app = create_app(config)
        except StoreFailed as error:
            print(f"{error.why} {error.cure}", file=sys.stderr)
            return 1
        into_file(folder)
        text = (odd and f"\n{odd}\n") + announcement(
            host, port, app.state.server.secrets.first_password, public
        )
        if not shown(text, folder, app.state.server.secrets):
            return 1
        serve_app(app, listening, behind)
    return 0


def believing(behind: Sequence[str]) -> dict[str, Any]:
    """Make uvicorn's settings that take the word of the proxies at these addresses, and of nobody
    else."""
    return {"proxy_headers": bool(behind), "forwarded_allow_ips": list(behind)}


def serve_app(app: Any, listening: socket.socket, behind: Sequence[str] = ()) -> None:
    """Serve until told to stop, as the hall is served and measured."""
    import gc

    import uvicorn

    machine.raise_open_files()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            # what is there now stays: do not look through it for garbage, in the middle of a round
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 20)

    Server(uvicorn.Config(app, **SERVER | believing(behind))).run(sockets=[listening])
