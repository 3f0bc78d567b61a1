"""``cardhall window``: a page for whoever double-clicks, instead of a terminal.

The hall runs as ``cardhall serve`` in a process of its own. This one serves a single small page, to
this machine alone and under an address that nobody can guess: where the hall is, its QR code, the
password of a first start, where the data lies, "open" and "stop".
"""

import argparse
import html
import io
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from string import Template

from cardhall.cli.machine import say
from cardhall.cli.serve import data_folder

READY = "Stop with"
PAGE = Template(Path(__file__).with_name("window.html").read_text("utf-8"))
RUNNING = """<nav><a href="{here}" target="_blank" rel="noreferrer">Open</a>
<form method="post"><button>Stop</button></form></nav>
<p>Phones on the same WiFi scan this, or type <code>{hall}</code></p>{code}
{password}{remarks}<p>All that the hall knows lies in <code>{data}</code>. Keep
a copy of it on a stick: Settings, Backups.</p>"""
PASSWORD = """<p>The chairperson's password: <code class="whole">{}</code><br>
Write it down: it is shown only at the first start.</p>"""
STOPPED = "<p>The hall is closed. This page can be closed too.</p>"


class Running:
    """The hall in its own process, and what it printed when it opened."""

    def __init__(self, command: list[str], data: Path) -> None:
        self.data = data
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            errors="replace", env=_speaking_utf8(),
        )  # fmt: skip
        self.printed = ""
        self.open = self._read()
        if self.open:  # it goes on printing: somebody must read
            threading.Thread(target=self._drain, daemon=True).start()

    def _read(self) -> bool:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed += line
            if READY in line:
                return True
        return False

    def _drain(self) -> None:
        assert self.process.stdout is not None
        for _ in self.process.stdout:
            pass

    def stop(self) -> None:
        """Close the hall as Ctrl+C does, and wait for it."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def page(self) -> str:
        """The page as it is now."""
        if self.process.poll() is not None:
            said = "" if self.open else f"<pre>{html.escape(self.printed.strip())}</pre>"
            title = "Cardhall is closed" if self.open else "Cardhall could not open"
            return PAGE.substitute(title=title, body=said or STOPPED)
        found = re.findall(r"http://\S+", self.printed)
        here, hall = found[0], found[-1]
        password = re.search(r"password: (\S+)", self.printed)
        remarks = re.findall(r"^  ! (.+)$", self.printed, re.MULTILINE)
        body = RUNNING.format(
            here=html.escape(here),
            hall=html.escape(hall),
            code=drawn(hall),
            data=html.escape(str(self.data)),
            password=PASSWORD.format(html.escape(password[1])) if password else "",
            remarks="".join(f"<p>{html.escape(one)}</p>" for one in remarks),
        )
        return PAGE.substitute(title="Cardhall is open", body=body)


def _speaking_utf8() -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


def drawn(text: str) -> str:
    """Draw the QR code of a text as SVG."""
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", xmldecl=False, light="#fff", omitsize=True
    )
    return picture.getvalue().decode()


def serving(hall: Running, key: str, closed: threading.Event) -> ThreadingHTTPServer:
    """Make the server of the page: for this machine alone, at an address with a secret in it."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer(HTTPStatus.OK if self.is_asked() else HTTPStatus.NOT_FOUND)

        def do_POST(self) -> None:
            if not self.is_asked():
                self.answer(HTTPStatus.NOT_FOUND)
                return
            hall.stop()
            self.answer(HTTPStatus.OK)
            closed.set()

        def is_asked(self) -> bool:
            host = self.headers.get("Host", "").rpartition(":")[0]
            return host == "127.0.0.1" and secrets.compare_digest(self.path, f"/{key}")

        def answer(self, status: HTTPStatus) -> None:
            body = (hall.page() if status == HTTPStatus.OK else status.phrase).encode()
            self.send_response(status)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.send_header("Referrer-Policy", "no-referrer")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing: the address is a secret."""

    return ThreadingHTTPServer(("127.0.0.1", 0), Page)


def itself() -> list[str]:
    """The command that is running: a program that was packed is its own Python."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "cardhall"]


def window_main(argv: list[str]) -> int:
    """Open the hall and its page; returns when the hall is closed."""
    parser = argparse.ArgumentParser("cardhall window", description=__doc__)
    parser.add_argument("--data", help="the folder that holds all the hall knows")
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", default="0")
    parser.add_argument("--no-browser", action="store_true", help="print the page's address alone")
    options = parser.parse_args(argv)
    data = data_folder(options.data)
    asked = ["serve", "--data", str(data), "--host", options.host, "--port", options.port]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the hall is closed with its page
    hall = Running([*itself(), *asked], data)
    closed, key = threading.Event(), secrets.token_urlsafe(24)
    server = serving(hall, key, closed)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{key}"
    say(f"This page opens and stops the hall: {address}")
    if not options.no_browser:
        import webbrowser

        webbrowser.open(address)
    try:
        if not hall.open:  # the page says why; it stays for a while
            closed.wait(60)
        while hall.open and not closed.wait(0.5) and hall.process.poll() is None:
            pass
    except KeyboardInterrupt:
        hall.stop()
    server.shutdown()
    return 0 if hall.open else 1
