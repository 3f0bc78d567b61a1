"""The files for Caddy and nginx: a hall behind the real ones, by https, with a certificate of one's
own. The real ``cardhall serve`` with its real limits, on loopback; clients have addresses of
127.0.0.0/8, which Linux has without being asked."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

DEPLOY = Path(__file__).parents[2] / "deploy"
IDA, UNA, TOM = "127.0.0.2", "127.0.0.3", "127.0.0.4"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="one client has several addresses")


def program(name: str) -> str:
    """A program of Debian's. Where it is not, the test is left out, but in CI it is missed."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if not found and os.environ.get("CI") != "true":
        pytest.skip(f"{name} is not here: apt install nginx-light caddy openssl")
    assert found, f"{name} is not here"
    return found


@dataclass
class Site:
    """A name with its proxy: ``port`` is of https, ``plain`` of http, ``hall`` what is behind."""

    port: int
    plain: int
    hall: int
    password: str
    trusts: ssl.SSLContext

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    @contextmanager
    def browser(self, address: str) -> Iterator[httpx.Client]:
        """A browser at this address that has seen a page."""
        transport = httpx.HTTPTransport(verify=self.trusts, local_address=address)
        public = f"https://{self.host}"
        with httpx.Client(base_url=public, transport=transport, timeout=10) as browser:
            browser.get("/api/me")
            browser.headers["x-csrftoken"] = browser.cookies["__Host-cardhall-form"]
            yield browser

    def socket(self, browser: httpx.Client, path: str, origin: str) -> ClientConnection:
        kept = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        return connect(
            f"wss://{self.host}{path}",
            ssl=self.trusts,
            origin=Origin(origin),
            additional_headers={"cookie": kept},
            open_timeout=10,
        )


def free_ports(count: int) -> list[int]:
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


@contextmanager
def running(command: list[str], said: Path, up: Callable[[], bool]) -> Iterator[None]:
    """A program until the end of the test, once it is ``up``; it is ended whatever happens."""
    with said.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
    try:
        bound = time.monotonic() + 30
        while not up():
            assert process.poll() is None, said.read_text()[-2000:]
            assert time.monotonic() < bound, said.read_text()[-2000:]
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def answers(port: int) -> Callable[[], bool]:
    def up() -> bool:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            return False
        return True

    return up


def own_certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "key.pem", folder / "made.pem"
    asked = (
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        "-subj /CN=localhost -addext subjectAltName=DNS:localhost"
    )
    command = [program("openssl"), *asked.split(), "-keyout", str(key), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=30)
    return made, key


def nginx(folder: Path, port: int, plain: int, hall: int) -> list[str]:
    """The site as it is shipped, with this test's name, ports and certificate."""
    made, key = own_certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text("utf-8").replace("cards.example.org", "localhost")
    site = re.sub(r"\n *listen \[::\].*", "", site)
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{plain}").replace("8765", str(hall))
    site = re.sub(r"ssl_certificate +\S+;", f"ssl_certificate {made};", site)
    site = re.sub(r"ssl_certificate_key +\S+;", f"ssl_certificate_key {key};", site)
    places = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "whole.conf"
    # as its master is: one worker, which may read this folder
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user}daemon off;\nworker_processes 1;\npid {folder / 'pid'};\nerror_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(whole)]


def caddy(folder: Path, port: int, plain: int, hall: int) -> list[str]:
    """The file as it is shipped, with this test's name, ports and certificate."""
    made, key = own_certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("cards.example.org", "localhost")
    text = text.replace("8765", str(hall))
    ports = f"admin off\nstorage file_system {folder / 'kept'}\nhttp_port {plain}\n"
    text = text.replace("{\n\tservers", f"{{\n{ports}https_port {port}\n\tservers", 1)
    text = text.replace("\nlocalhost {", f"\nlocalhost {{\n\tbind 127.0.0.1\n\ttls {made} {key}")
    text = text.replace("\nhttp://localhost {", "\nhttp://localhost {\n\tbind 127.0.0.1")
    whole = folder / "Caddyfile"
    whole.write_text(text)
    return [program("caddy"), "run", "--config", str(whole), "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[nginx, caddy])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """The hall behind the one or the other."""
    folder = tmp_path_factory.mktemp("site")
    port, plain, hall = free_ports(3)
    proxy = request.param(folder, port, plain, hall)
    public, printed = f"https://localhost:{port}", folder / "hall.txt"
    serve = [sys.executable, "-m", "cardhall", "serve", "--data", str(folder / "data")]
    serve += ["--port", str(hall), "--behind", public]
    with (
        running(serve, printed, lambda: "Stop with" in printed.read_text()),
        running(proxy, folder / "proxy.txt", answers(port)),
    ):
        assert f"{public}/" in printed.read_text()
        (password,) = re.findall(r"password: (\S+)", printed.read_text())
        trusts = ssl.create_default_context(cafile=str(folder / "made.pem"))
        yield Site(port, plain, hall, password, trusts)


def test_a_page_comes_by_https_and_says_that_it_always_will(site: Site) -> None:
    with site.browser(IDA) as ida:
        for path in ("/", "/api/me", "/nowhere"):
            answer = ida.get(path)
            assert answer.status_code == 200
            told = answer.headers["strict-transport-security"]
            assert told == "max-age=31536000; includeSubDomains"
            assert f"wss://{site.host}" in answer.headers["content-security-policy"]
        page = ida.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "<html" in page.text


def test_who_comes_by_plain_http_is_led_on_and_a_program_is_told(site: Site) -> None:
    plain = f"http://localhost:{site.plain}"
    page = httpx.get(f"{plain}/play", follow_redirects=False)
    assert page.status_code == 301
    assert page.headers["location"] == "https://localhost/play"
    for path in ("/api/me", "/api/login", "/ws/tables/x", "/paper/spring/tags.pdf"):
        answer = httpx.post(f"{plain}{path}", json={"code": "ABCDEF"})
        assert answer.status_code == 403, path
        assert "location" not in answer.headers
    past = httpx.get(f"http://127.0.0.1:{site.hall}/api/me")  # past the proxy
    assert past.status_code == 421
    assert f"https://{site.host}" in past.json()["cure"]["text"]


def test_the_cookies_are_this_hosts_alone(site: Site) -> None:
    with site.browser(IDA) as chair:
        answer = chair.post("/api/login", json={"password": site.password})
        assert answer.json()["role"] == "chair", answer.text
        (cookie,) = answer.headers.get_list("set-cookie")
        parts = {part.strip().lower().partition("=")[0] for part in cookie.split(";")[1:]}
        assert cookie.startswith("__Host-cardhall=")
        assert {"secure", "httponly", "path", "samesite"} <= parts
        assert "domain" not in parts
        assert chair.get("/api/me").json()["role"] == "chair"
        assert chair.get("/api/address").json()["address"] == f"https://{site.host}/"
        assert chair.post("/api/logout", json={}).json()["role"] == "visitor"
        assert chair.get("/api/me").json()["role"] == "visitor"


def test_a_table_is_seen_live_and_by_its_own_page_alone(site: Site) -> None:
    with site.browser(IDA) as ida:
        body = {"name": "Ida", "pin": "1234", "seats": 3}
        made = ida.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        path = f"/ws/tables/{made.json()['id']}"
        with site.socket(ida, path, f"https://{site.host}") as line:
            assert json.loads(line.recv(timeout=10))["view"]["seats"]
        for origin in (f"http://{site.host}", "https://evil.example", "https://localhost"):
            with pytest.raises(InvalidStatus):
                site.socket(ida, path, origin)


def test_by_another_name_nothing_is_shown(site: Site) -> None:
    with site.browser(IDA) as ida:
        for name in ("evil.example", f"127.0.0.1:{site.hall}", "hall.lan"):
            answer = ida.get("/api/me", headers={"host": name})
            # what the proxy does not know it answers itself, with nothing
            assert answer.status_code == 421 or not answer.content, name
            assert "visitor" not in answer.text


def test_wrong_codes_are_counted_by_who_truly_asks(site: Site) -> None:
    """Sixty a minute, as shipped; what a client says of its own address changes nothing."""
    with site.browser(UNA) as una, site.browser(TOM) as tom:

        def tried(browser: httpx.Client, n: int) -> int:
            claimed = {
                "x-forwarded-for": f"203.0.113.{n}",
                "x-real-ip": f"203.0.113.{n}",
                "forwarded": f"for=203.0.113.{n};proto=https",
                "x-forwarded-proto": "http",
            }
            return browser.post("/api/login", json={"code": "AAAA"}, headers=claimed).status_code

        seen = [tried(una, n) for n in range(70)]
        assert seen == [401] * 60 + [429] * 10
        assert tried(tom, 1) == 401


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion:DeprecationWarning")  # old ones are tried
def test_only_good_tls_is_spoken(site: Site) -> None:
    def spoken(least: ssl.TLSVersion, most: ssl.TLSVersion, ciphers: str) -> tuple[str, str]:
        trusts = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusts.check_hostname, trusts.verify_mode = False, ssl.CERT_NONE
        trusts.set_ciphers(f"{ciphers}:@SECLEVEL=0")
        trusts.minimum_version, trusts.maximum_version = least, most
        with (
            socket.create_connection(("127.0.0.1", site.port), 10) as line,
            trusts.wrap_socket(line, server_hostname="localhost") as safe,
        ):
            cipher = safe.cipher()
            assert cipher
            return str(safe.version()), cipher[0]

    v2, v3 = ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3
    assert spoken(v2, v3, "ALL")[0] == "TLSv1.3"
    assert re.fullmatch("ECDHE-ECDSA-(AES.*GCM.*|CHACHA20.*)", spoken(v2, v2, "ALL")[1])
    for bad in ("AES128-SHA", "ECDHE-ECDSA-AES128-SHA", "DES-CBC3-SHA", "AES128-GCM-SHA256"):
        with pytest.raises((ssl.SSLError, OSError)):
            spoken(v2, v2, bad)
    with pytest.raises((ssl.SSLError, OSError)):
        spoken(ssl.TLSVersion.TLSv1_1, ssl.TLSVersion.TLSv1_1, "ALL")


def test_one_request_cannot_hide_another(site: Site) -> None:
    """Two lengths, and what a proxy and a hall would read apart."""
    hidden = "GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n"
    for port in (site.port, site.hall):
        host = site.host if port == site.port else f"127.0.0.1:{port}"
        inner = hidden.format(host=host)
        asked = (
            f"POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(inner) + 5}\r\n"
            f"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n{inner}"
        )
        with socket.create_connection(("127.0.0.1", port), 10) as line:
            if port == site.port:
                line = site.trusts.wrap_socket(line, server_hostname="localhost")
            line.sendall(asked.encode())
            heard = b""
            while more := line.recv(65536):
                heard += more
        assert heard.count(b"HTTP/1.1 ") == 1, heard
        assert b'"open"' not in heard


def test_nothing_is_echoed(site: Site) -> None:
    with site.browser(IDA) as ida:
        answer = ida.request("TRACE", "/", headers={"x-mine": "a-secret"})
        assert answer.status_code == 405
        assert "a-secret" not in answer.text
