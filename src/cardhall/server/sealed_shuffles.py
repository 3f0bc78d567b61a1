"""The seed and salt of each session at each table, before it begins.

They follow from a secret of this hall alone: so the seal can be shown before anybody begins, it is
the same after a restart and on each server of the hall, and no file of a table holds what has not
been played yet.
"""

import hmac
from typing import TYPE_CHECKING

from cardhall.dealing import Shuffles

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallServer


def sealed(server: "HallServer", table: str, session: int) -> Shuffles:
    """Find the shuffles of a session; players' numbers come to them later."""
    secret = bytes.fromhex(server.secrets.secret("deals"))

    def of(what: str) -> bytes:
        text = f"{what} of session {session} at table {table}"
        return hmac.digest(secret, text.encode(), "sha256")

    return Shuffles(of("seed"), of("salt"))
