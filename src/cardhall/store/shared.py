"""Share leases, secrets and sessions between several servers on one PostgreSQL.

Which of them are there, which of them does what by itself (leases), and small things that all must
agree on: secrets, and who is signed in. Every time here is the database's own, so that servers
whose clocks differ agree on who is gone.
"""

import hashlib
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import sqlalchemy as sa

from cardhall.store import engines

_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

_FORGOTTEN = 24 * 3_600_000
"""After so long (ms) the row of a server that is gone is removed."""

_RENEW = sa.text(f"""
    INSERT INTO server (id, renewed, until) VALUES (:me, {_NOW}, {_NOW} + :ttl)
    ON CONFLICT (id) DO UPDATE SET renewed = excluded.renewed, until = excluded.until
""")
_LIVE = sa.text(f"SELECT id FROM server WHERE until > {_NOW}")
_FORGET = sa.text(f"DELETE FROM server WHERE until < {_NOW} - :age")
_MINE = sa.text("SELECT name FROM lease WHERE holder = :me")
_CLAIM = sa.text(f"""
    INSERT INTO lease (name, holder, released, idle)
    SELECT name, :me, 0, -1 FROM unnest(CAST(:names AS text[])) AS name ORDER BY name
    ON CONFLICT (name) DO UPDATE SET
        holder = excluded.holder,
        idle = {_NOW} - coalesce(
            (SELECT renewed FROM server WHERE id = lease.holder), lease.released
        )
    WHERE lease.holder = excluded.holder
        OR NOT EXISTS (SELECT 1 FROM server WHERE id = lease.holder AND until > {_NOW})
    RETURNING name, idle
""")
_RELEASE = sa.text(f"""
    UPDATE lease SET holder = '', released = {_NOW}
    WHERE holder = :me AND name = ANY(CAST(:names AS text[]))
""")
_RELEASE_ALL = sa.text(f"UPDATE lease SET holder = '', released = {_NOW} WHERE holder = :me")
_LEAVE = sa.text("DELETE FROM server WHERE id = :me")

_GET = sa.text(f"SELECT value FROM kept WHERE name = :name AND (until = 0 OR until > {_NOW})")
_KEPT = sa.text(f"""
    SELECT name, value FROM kept
    WHERE starts_with(name, :prefix) AND (until = 0 OR until > {_NOW})
""")
_PUT = sa.text("""
    INSERT INTO kept (name, value, until) VALUES (:name, :value, :until)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, until = excluded.until
""")
_FIRST = sa.text("""
    INSERT INTO kept (name, value, until) VALUES (:name, :value, 0) ON CONFLICT (name) DO NOTHING
""")
_DROP = sa.text("DELETE FROM kept WHERE name = :name")
_DROP_ALL = sa.text("DELETE FROM kept WHERE starts_with(name, :prefix)")
_DROP_OLD = sa.text(f"DELETE FROM kept WHERE until <> 0 AND until < {_NOW}")


@dataclass(frozen=True, slots=True)
class HeldLeases:
    """The leases that a server has now, and of those it has just taken how long nobody had them
    (ms; -1: nobody ever had)."""

    names: frozenset[str]
    taken: dict[str, int]


class Shared:
    """The common things of all servers on one PostgreSQL. Every call may raise StoreFailed."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    def time(self) -> int:
        """The database's clock: milliseconds since 1970."""
        with self._connection() as connection:
            return int(connection.scalar(sa.text(f"SELECT {_NOW}")) or 0)

    # -- servers and leases ---------------------------------------------------------------------

    def beat(
        self, me: str, ttl: int, choose: Callable[[frozenset[str]], Collection[str]]
    ) -> HeldLeases:
        """Say that ``me`` is there for ``ttl`` ms more, and have the leases that ``choose`` wants.

        ``choose`` is handed the servers that are there; ``me`` is missing when the database was so
        slow that its time is over already. What it wants and another one that is there has is not
        taken; what it no longer wants is given up.
        """
        with self._connection() as connection:
            connection.execute(_RENEW, {"me": me, "ttl": ttl})
            wanted = set(choose(frozenset(connection.scalars(_LIVE))))
            mine = set(connection.scalars(_MINE, {"me": me}))
            if unwanted := mine - wanted:
                connection.execute(_RELEASE, {"me": me, "names": sorted(unwanted)})
            taken = {}
            if missing := wanted - mine:
                claimed = connection.execute(_CLAIM, {"me": me, "names": sorted(missing)})
                taken = {str(row[0]): int(row[1]) for row in claimed}
            return HeldLeases(frozenset(mine - unwanted | taken.keys()), taken)

    def leave(self, me: str) -> None:
        """``me`` goes in good order: what it had is free at once. Forgets who went long ago."""
        with self._connection() as connection:
            connection.execute(_RELEASE_ALL, {"me": me})
            connection.execute(_LEAVE, {"me": me})
            connection.execute(_FORGET, {"age": _FORGOTTEN})

    # -- small things that are kept -------------------------------------------------------------

    def get(self, name: str) -> str | None:
        """Read the value kept under a name; None when there is nothing or its time is over."""
        with self._connection() as connection:
            found = connection.scalar(_GET, {"name": name})
        return None if found is None else str(found)

    def kept(self, prefix: str) -> dict[str, str]:
        """All that is kept under names that begin so."""
        with self._connection() as connection:
            rows = connection.execute(_KEPT, {"prefix": prefix})
            return {str(row[0]): str(row[1]) for row in rows}

    def put(self, name: str, value: str, until: int = 0) -> None:
        """Keep it, until a time (ms since 1970) or, with 0, for always."""
        with self._connection() as connection:
            connection.execute(_PUT, {"name": name, "value": value, "until": until})

    def first(self, name: str, value: str) -> str:
        """Keep it unless something is kept there; what is kept. Who comes first decides."""
        with self._connection() as connection:
            connection.execute(_FIRST, {"name": name, "value": value})
            return str(connection.scalar(_GET, {"name": name}))

    def drop(self, name: str) -> None:
        with self._connection() as connection:
            connection.execute(_DROP, {"name": name})

    def drop_all(self, prefix: str) -> None:
        with self._connection() as connection:
            connection.execute(_DROP_ALL, {"prefix": prefix})

    def drop_old(self) -> None:
        """Remove what is over."""
        with self._connection() as connection:
            connection.execute(_DROP_OLD)

    @contextmanager
    def _connection(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except engines.DATABASE_ERRORS as error:
            raise engines.failure(error) from error


def share(name: str, servers: Collection[str]) -> str:
    """Choose the server that has ``name``: each its even part, and the least changes hands when one
    comes or goes (highest random weight). "" when there is none."""
    return max(servers, key=lambda server: _weight(f"{server} {name}"), default="")


def _weight(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=8).digest()
