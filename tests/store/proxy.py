"""A line to the database that can be cut: what a cable, a router or a dead machine does to it."""

import contextlib
import socket
import threading
from typing import Self


class Proxy:
    """Listens on loopback and passes on to a socket of this machine, until it is silent."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._ends: list[socket.socket] = []
        self._silent = threading.Event()
        self.silent_after = -1  # bytes to the database, -1: never by itself
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, url: str) -> str:
        """The database of ``url`` (postgresql://user:@/name?host=...) by way of this line."""
        return f"{url.partition('?')[0].replace('@/', f'@127.0.0.1:{self.port}/')}"

    def fall_silent(self) -> None:
        """Nothing goes through any more, and neither end is told."""
        self._silent.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._silent.set()
        for end in (self._listening, *self._ends):
            with contextlib.suppress(OSError):
                end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
                self._ends += [near, far]
                for source, sink, counted in ((near, far, True), (far, near, False)):
                    threading.Thread(
                        target=self._pass_on, args=(source, sink, counted), daemon=True
                    ).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, counted: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(16_384):
                if self._silent.is_set():
                    return
                sink.sendall(data)
                if counted and self.silent_after >= 0:
                    self.silent_after = max(0, self.silent_after - len(data))
                    if not self.silent_after:
                        self._silent.set()
            if not self._silent.is_set():
                sink.shutdown(socket.SHUT_WR)
