"""The sample event that ``--sample`` puts into an empty folder."""

import secrets
import time
from typing import TYPE_CHECKING

from cardhall.hall import commands
from cardhall.hall.kernel.context import Context
from cardhall.hall.sample import sample_event
from cardhall.messages import Message
from cardhall.server.domains import EVENT
from cardhall.store import NewEvent

if TYPE_CHECKING:
    from cardhall.server.config import Config

ID = "sample"


def make_sample(config: "Config") -> bool:
    """Sixty made-up entries of twelve auxiliaries, paid and not yet signed in. Only where the
    hall knows no event; whether one was made."""
    if config.store.streams("event:"):
        return False
    at = config.clock()
    play_at = (at // 3_600_000 + 2) * 3_600_000  # the full hour after the next
    settings = commands.SettingsPatch(
        name="Sample tournament",
        venue="Parish Hall",
        play_at=play_at,
        utc_offset_minutes=time.localtime(at / 1000).tm_gmtoff // 60,
    )
    state, facts = EVENT.initial(""), []
    for command in (
        commands.CreateEvent(id=ID, games=("boure",), settings=settings, rehearsal=True),
        commands.ImportEntries(rows=tuple(sample_event())),
    ):
        context = Context(
            at, Message("who-chairperson"), "chair", secrets.token_hex(16), config.new_id
        )
        for fact in EVENT.decide(state, command, context)[0]:
            state = EVENT.evolve(state, fact)
            facts.append(NewEvent(*EVENT.encode(fact)))
    config.store.append(f"event:{ID}", 0, f"create:{ID}", facts, actor="chair").result()
    return True
