"""HTTPS at home, by a certificate of the club's own: beside plain HTTP, which stays for walk-ins.

Phones install the pages, keep awake and ring only where a page came by https. The certificate is
tried before the hall opens: a handshake with ourselves, as a phone would make it.
"""

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PREFERRED_PORT = 8443
HANDSHAKE = 10.0  # seconds that a browser has for it


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate that answers: ``context`` serves it, ``names`` are those that it is for."""

    context: ssl.SSLContext
    names: tuple[str, ...]

    @classmethod
    def read(cls, certificate: Path, key: Path) -> "Certificate":
        """Read a certificate with those that vouch for it, and its key, as PEM files.

        Raises ValueError, which says what is wrong and what to do.
        """
        for file in (certificate, key):
            try:
                file.read_bytes()
            except OSError as error:
                raise ValueError(f"{file} cannot be read ({error.strerror}).") from None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        try:
            context.load_cert_chain(certificate, key, password=_no_password)
        except ssl.SSLError as error:
            if error.reason == "KEY_VALUES_MISMATCH":
                raise ValueError(f"{key} is the key of another certificate.") from None
            raise ValueError(
                f"{certificate} and {key} are no certificate and its key. Give the certificate's "
                "PEM file first, then that of its key."
            ) from None
        return cls(context, _names(context, certificate))

    @property
    def hosts(self) -> list[str]:
        """The names by which a browser can open the hall; "*.club.example" is none."""
        return [f"[{name}]" if ":" in name else name for name in self.names if "*" not in name]


def _no_password() -> str:
    """A hall opens by itself, with nobody there to type one."""
    raise ValueError("The key has a password. Take it off: openssl pkey -in KEY -out NEW-KEY.")


def _names(context: ssl.SSLContext, certificate: Path) -> tuple[str, ...]:
    """Shake hands with ourselves, trusting this very certificate; the names that it says."""
    asker = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    asker.check_hostname = False
    asker.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    asker.load_verify_locations(certificate)
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = asker.wrap_bio(back, there)
    server = context.wrap_bio(there, back, server_side=True)
    try:
        for _ in range(10):
            done = [_shaken(client), _shaken(server)]
            if all(done):
                break
    except ssl.SSLCertVerificationError as error:
        raise ValueError(
            f"{certificate}: {error.verify_message}. Have it made anew; and look whether this "
            "machine's clock is right."
        ) from None
    told: Any = client.getpeercert()
    names = tuple(str(value) for kind, value in told.get("subjectAltName", ()) if kind in KINDS)
    if not names:
        raise ValueError(
            f"{certificate} names no host: no browser will take it. Have it made anew."
        )
    return names


KINDS = ("DNS", "IP Address")


def _shaken(end: ssl.SSLObject) -> bool:
    try:
        end.do_handshake()
    except ssl.SSLWantReadError:
        return False
    return True
