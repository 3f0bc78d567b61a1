"""Put an event away and bring it back; say what keeps one from being put away or deleted."""

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.state import State
from cardhall.messages import Message

LEFT_ALONE = 24 * 3_600_000
"""After so long (ms) without anything done an event is not running, whatever its rounds say."""


def archive(state: State, command: c.ArchiveEvent, ctx: Context) -> list[e.Fact]:
    if state.archived:
        raise Refusal(
            Message("the-event-is-archived-already"), "event", Message("nothing-more-to-do")
        )
    must_not_run(state, ctx.at)
    return [e.EventArchived(at=ctx.at, by=ctx.actor)]


def bring_back(state: State, command: c.BringBackEvent, ctx: Context) -> list[e.Fact]:
    if not state.archived:
        raise Refusal(Message("the-event-is-not-archived"), "event", Message("nothing-more-to-do"))
    return [e.EventBroughtBack(at=ctx.at, by=ctx.actor)]


def must_not_run(state: State, at: int) -> None:
    """Raise Refusal while a round is on, or a clock runs, in which something was done of late."""
    on = any(format_of(one).tables.is_on(one) for one in state.categories.values())
    if on and at - state.latest < LEFT_ALONE:
        raise Refusal(Message("a-round-is-on-here"), "event", Message("close-the-round-first"))


def may_delete(state: State, name: str, at: int) -> None:
    """Raise Refusal unless the event may be deleted by whoever typed this name of it: it is
    archived or a rehearsal, and it is not running."""
    if not state.archived and not state.rehearsal:
        raise Refusal(
            Message("only-an-archived-event-is-deleted"), "event", Message("archive-it-first")
        )
    must_not_run(state, at)
    if _plain(name) != _plain(state.known.name):
        raise Refusal(
            Message("that-is-not-the-name-of-the-event"),
            "name",
            Message("type-the-name-of-the-event", name=state.known.name),
        )


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()
