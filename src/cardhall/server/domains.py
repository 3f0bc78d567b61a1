"""Adapt the hall's decide and evolve to what a stream's actor asks for."""

from collections.abc import Sequence

from cardhall.hall import event as hall_event
from cardhall.hall import events as hall_events
from cardhall.hall.commands import Command as HallCommand
from cardhall.hall.events import Fact
from cardhall.hall.kernel.context import Context as HallContext
from cardhall.messages import to_store


class HallDomain:
    """``event:<id>``."""

    def initial(self, name: str) -> hall_event.State:
        return hall_event.State()

    def decide(
        self, state: hall_event.State, command: HallCommand, context: HallContext
    ) -> tuple[Sequence[Fact], hall_event.State]:
        facts = hall_event.decide(state, command, context)
        for fact in facts:
            state = hall_event.evolve(state, fact)
        return facts, state

    def evolve(self, state: hall_event.State, event: Fact) -> hall_event.State:
        return hall_event.evolve(state, event)

    def encode(self, event: Fact) -> tuple[str, bytes]:
        return str(event.__struct_config__.tag), to_store(event)

    def decode(self, data: bytes) -> Fact:
        return hall_events.decode_event(data)


EVENT = HallDomain()
