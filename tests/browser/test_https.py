"""``cardhall serve --https``: by https at home, beside plain HTTP, with a real certificate."""

import re
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from cardhall.cli.https import Certificate
from cardhall.cli.serve import serve_main
from tests.serving import BOUND, serving

NAME = "cards.club.example"


def made(folder: Path, names: str, days: int = 30) -> tuple[Path, Path]:
    """A certificate that vouches for itself, and its key."""
    folder.mkdir(exist_ok=True)
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    new = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    whose = ["-subj", "/CN=A made-up club", *(["-addext", f"subjectAltName={names}"] * bool(names))]
    files = ["-nodes", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*new, *files, *whose], check=True, capture_output=True)
    again = ["openssl", "x509", "-in", str(certificate), "-signkey", str(key), "-days", str(days)]
    subprocess.run([*again, "-out", str(certificate)], check=True, capture_output=True)
    return certificate, key


@dataclass
class Hall:
    plain: str
    secure: str
    trusting: ssl.SSLContext


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("https")
    certificate, key = made(folder / "own", f"DNS:{NAME},IP:127.0.0.1")
    asked = ["serve", "--sample", "--host", "127.0.0.1", "--data", str(folder / "hall")]
    with serving(*asked, "--https", str(certificate), str(key)) as (_, told):
        (port,) = re.findall(rf"https://{re.escape(NAME)}:(\d+)/", told)
        (plain,) = re.findall(r"http://127\.0\.0\.1:\d+", told)
        trusting = ssl.create_default_context(cafile=certificate)
        yield Hall(plain, f"https://127.0.0.1:{port}", trusting)


def test_the_hall_answers_by_https_and_by_plain_http(hall: Hall) -> None:
    by_https = httpx.get(f"{hall.secure}/api/me", verify=hall.trusting)
    (cookie,) = by_https.headers.get_list("set-cookie")
    assert cookie.startswith("__Host-cardhall-form=")
    assert "; Secure" in cookie
    plain = httpx.get(f"{hall.plain}/api/me")
    assert plain.headers["set-cookie"].startswith("cardhall-form=")
    told = [answer.json()["secure_address"] for answer in (by_https, plain)]
    assert told == [hall.secure.replace("127.0.0.1", NAME) + "/"] * 2


def test_a_browser_is_never_told_to_come_by_https_alone(hall: Hall) -> None:
    """Else the address of walk-ins would not open any more on a phone that has seen both."""
    answer = httpx.get(f"{hall.secure}/api/me", verify=hall.trusting)
    assert "strict-transport-security" not in answer.headers


def test_the_certificate_is_for_its_names_and_the_hall_goes_by_them(hall: Hall) -> None:
    with httpx.Client(verify=hall.trusting) as asking:
        right = asking.get(
            f"{hall.secure}/api/me",
            headers={"host": f"{NAME}:8443"},
            extensions={"sni_hostname": NAME},
        )
    assert right.status_code == 200
    other = httpx.get(
        f"{hall.secure}/api/me", headers={"host": "other.example"}, verify=hall.trusting
    )
    assert other.status_code == 421
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(f"{hall.secure}/api/me")


def test_pages_hear_news_over_https(hall: Hall) -> None:
    listed = httpx.get(f"{hall.secure}/api/events", verify=hall.trusting).json()
    address = f"{hall.secure.replace('https', 'wss')}/ws/events/{listed[0]['id']}?as=projector"
    with connect(address, ssl=hall.trusting, origin=Origin(hall.secure)) as socket:
        assert '"version"' in str(socket.recv(timeout=BOUND))


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_old_ways_of_tls_are_not_spoken(hall: Hall) -> None:
    """The hall turns it away: a browser that could not speak it itself would say so otherwise."""
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.set_ciphers("ALL:@SECLEVEL=0")
    old.minimum_version = ssl.TLSVersion.TLSv1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    with pytest.raises(httpx.ConnectError, match=r"PROTOCOL_VERSION|UNEXPECTED_EOF"):
        httpx.get(f"{hall.secure}/api/health", verify=old)


def test_plain_http_at_the_port_of_https_is_not_answered_and_stops_nothing(hall: Hall) -> None:
    with pytest.raises(httpx.HTTPError):
        httpx.get(f"{hall.secure.replace('https', 'http')}/api/me")
    assert httpx.get(f"{hall.secure}/api/health", verify=hall.trusting).status_code == 200


@pytest.mark.parametrize(
    ("names", "days", "said"),
    [
        pytest.param("", 30, "names no host", id="no name"),
        pytest.param(f"DNS:*.{NAME}", 30, "--name", id="a name with a star alone"),
        pytest.param(f"DNS:{NAME}", -1, "has expired", id="expired"),
    ],
)
def test_a_certificate_that_no_phone_would_take_is_refused_before_the_hall_opens(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    names: str,
    days: int,
    said: str,
) -> None:
    files = made(tmp_path / "own", names, days)
    given = ["--data", str(tmp_path / "hall"), "--https", *map(str, files)]
    assert serve_main(given) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "hall").exists()


def test_another_certificates_key_and_no_certificate_at_all_are_refused(tmp_path: Path) -> None:
    certificate, key = made(tmp_path / "one", f"DNS:{NAME}")
    _, others = made(tmp_path / "other", f"DNS:{NAME}")
    with pytest.raises(ValueError, match="another certificate"):
        Certificate.read(certificate, others)
    with pytest.raises(ValueError, match="no certificate and its key"):
        Certificate.read(key, certificate)
    with pytest.raises(ValueError, match="cannot be read"):
        Certificate.read(tmp_path / "none.pem", key)
    locked = tmp_path / "locked.pem"
    subprocess.run(
        ["openssl", "pkey", "-in", key, "-aes256", "-passout", "pass:made-up", "-out", locked],
        check=True,
    )
    with pytest.raises(ValueError, match="has a password"):
        Certificate.read(certificate, locked)


def test_behind_a_proxy_that_has_the_certificate_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = made(tmp_path / "own", f"DNS:{NAME}")
    given = ["--data", str(tmp_path / "hall"), "--behind", "https://cards.example"]
    assert serve_main([*given, "--https", *map(str, files)]) == 1
    assert "Leave --https out" in capsys.readouterr().err


def test_a_game_is_played_by_https_in_a_browser(hall: Hall, browser: Browser) -> None:
    context = browser.new_context(ignore_https_errors=True)  # the certificate vouches for itself
    try:
        page = context.new_page()
        page.goto(f"{hall.plain}/")
        expect(page.get_by_role("link", name="The same by https")).to_be_visible()
        page.goto(f"{hall.secure}/")
        assert page.evaluate("isSecureContext")
        page.get_by_role("button", name=re.compile("Play Bouré")).click()
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
        expect(page.get_by_role("link", name="The same by https")).to_have_count(0)
    finally:
        context.close()
