"""Give the hall's cookies, where it is asked by https, names that no other host can set.

A browser takes a cookie whose name begins with ``__Host-`` from this very host alone: by https, for
all its paths, and for no name above or below it. By plain HTTP, on the hall's own network, there
are none of these. So the name is changed at the door, both ways, and nothing within knows of it.
"""

from collections.abc import Iterable

PREFIX = b"__Host-"
OURS = (b"cardhall", b"cardhall-form")

Headers = Iterable[tuple[bytes, bytes]]


def taken(headers: Headers) -> list[tuple[bytes, bytes]]:
    """Return a request's headers with the cookies by the names of within; one of ours that came
    without the prefix may have been set by another host, and is left out."""
    return [
        (name, _within(value) if name.lower() == b"cookie" else value) for name, value in headers
    ]


def _within(value: bytes) -> bytes:
    kept = []
    for pair in value.split(b";"):
        name, _, text = pair.strip().partition(b"=")
        if name.startswith(PREFIX):
            kept.append(name.removeprefix(PREFIX) + b"=" + text)
        elif name not in OURS:
            kept.append(pair.strip())
    return b"; ".join(kept)


def given(headers: Headers) -> list[tuple[bytes, bytes]]:
    """Return an answer's headers with the cookies by the names that browsers hold to this host."""
    return [
        (name, PREFIX + value + b"; Secure" if name.lower() == b"set-cookie" else value)
        for name, value in headers
    ]
