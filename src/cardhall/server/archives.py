"""Cache the folded past of the tables whose finished hands were viewed last."""

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardhall.tables.archive import Archive
from cardhall.tables.events import decode_event

if TYPE_CHECKING:
    from cardhall.server.live import LiveTable
    from cardhall.store import Damaged, Store

MOST = 12  # tables; the events of a long session take a few megabytes


@dataclass(frozen=True, slots=True)
class KeptArchive:
    """A table's past up to ``version``; ``reloads`` tells whether a name was blanked since."""

    version: int
    reloads: int
    past: Archive


class Archives:
    def __init__(self, store: "Store") -> None:
        self._store = store
        self._kept: OrderedDict[str, KeptArchive] = OrderedDict()
        # one fold at a time: they would only wait for one another's interpreter
        self._folding = threading.Lock()

    def forget(self, stream: str) -> None:
        """Let go of a table that is deleted."""
        with self._folding:
            self._kept.pop(stream, None)

    def of(self, table: "LiveTable") -> Archive:
        """All that the store has of a table. Takes long the first time: not for the loop's thread.
        Raises StoreFailed."""
        name, version, reloads = table.stream.name, table.stream.version, table.stream.reloads
        with self._folding:
            kept = self._kept.pop(name, None)
            if kept is None or kept.reloads != reloads:
                kept = KeptArchive(0, reloads, Archive(()))
            if kept.version < version:
                try:
                    found = self._store.read(name, kept.version)
                except Damaged as error:  # it stands still, and what came before is good
                    found = error.good
                past = Archive((decode_event(event.data) for event in found), kept.past)
                kept = KeptArchive(kept.version + len(found), reloads, past)
            self._kept[name] = kept
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
        return kept.past
