"""Append-only streams of versioned events, kept on SQLite or PostgreSQL.

A command carries its own id and the version of the stream that it was written for. Its receipt
is given only when the database has said that it is on the disk. See Store.
"""

from cardhall.store.carry import Rewrite
from cardhall.store.private import keep_private, opener
from cardhall.store.shared import HeldLeases, Shared, share
from cardhall.store.store import Store
from cardhall.store.types import (
    BackupReport,
    BundleRefused,
    Damaged,
    Event,
    Exported,
    Flight,
    FolderBusy,
    Imported,
    NewEvent,
    Receipt,
    Stale,
    StoreError,
    StoreFailed,
    StoreProblem,
    StreamNews,
)

__all__ = [
    "BackupReport",
    "BundleRefused",
    "Damaged",
    "Event",
    "Exported",
    "Flight",
    "FolderBusy",
    "HeldLeases",
    "Imported",
    "NewEvent",
    "Receipt",
    "Rewrite",
    "Shared",
    "Stale",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoreProblem",
    "StreamNews",
    "keep_private",
    "opener",
    "share",
]
