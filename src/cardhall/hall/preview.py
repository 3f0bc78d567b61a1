"""Preview a correction: what it would change, told before it is made."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall import commands as c
from cardhall.hall.event import decide, fold
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context
from cardhall.hall.pages import (
    Consequences,
    TagChange,
)
from cardhall.hall.state import (
    State,
    finished,
    standings,
)
from cardhall.hall.views import (
    awards,
)
from cardhall.messages import Message, Player


def preview(state: State, correction: c.Command, ctx: Context) -> Consequences:
    """The consequences of a correction, an undo, or any other command. Raises Refusal."""
    return consequences(state, fold(decide(state, correction, ctx), state))


def consequences(before: State, after: State) -> Consequences:
    """Work out how two states differ in tags, outs, places, chips and awards."""
    changes: list[TagChange] = []
    sentences: list[Message] = []
    back_in: list[Message] = []
    wrong: list[Message] = []
    for key, category in after.categories.items():
        if key not in before.categories:
            continue
        told = format_of(category).preview
        if not told.losses:
            continue  # its own page says what differs
        aside, again = told.moved(before, after, key)
        wrong += aside
        back_in += again
        for one in sorted(standings(after, key).tallies, key=lambda x: after.entries[x].number):
            was = standings(before, key).tallies.get(one, Tally((), (), "in"))
            now = standings(after, key).tallies[one]
            if _differ(was, now):
                changes.append(_change(after, one, was, now))
                sentences.append(_sentence(changes[-1], told.losses))
            back_in += told.back_in(after, category, one, was, now)
            wrong += told.should_not_have_sat(after, category, one, was, now)
    books = tuple(
        one
        for key, category in after.categories.items()
        if key in before.categories
        for one in format_of(category).preview.consequences(before, after, key)
    )
    warnings = tuple(_warnings(before, after, bool(back_in), bool(wrong)))
    awards_move = awards(before) != awards(after)
    return Consequences(
        changes=tuple(changes),
        back_in=tuple(back_in),
        should_not_have_sat=tuple(wrong),
        books=books,
        awards_change=awards_move,
        finished_before=all(finished(before, key) for key in before.categories),
        finished_after=all(finished(after, key) for key in after.categories),
        warnings=warnings,
        text=(
            *sentences,
            *back_in,
            *wrong,
            *books,
            *((Message("the-awards-change"),) if awards_move else ()),
            *warnings,
        ),
    )


def _differ(was: Tally, now: Tally) -> bool:
    return (was.losses, was.status, was.place, was.wins) != (
        now.losses,
        now.status,
        now.place,
        now.wins,
    )


def _change(state: State, one: str, was: Tally, now: Tally) -> TagChange:
    return TagChange(
        entry=one,
        name=state.entries[one].called,
        losses_before=was.losses,
        losses_after=now.losses,
        status_before=was.status,
        status_after=now.status,
        place_before=was.place,
        place_after=now.place,
    )


def _sentence(change: TagChange, what: str) -> Message:
    """`what`: whether losses are marks on a tag, or matches."""
    parts: list[Message] = []
    if change.losses_before != change.losses_after:
        of, was, now = (
            (Message("the-tag"), _tag(change.losses_before), _tag(change.losses_after))
            if what == "tag"
            else (
                Message("matches-lost"),
                _matches(change.losses_before),
                _matches(change.losses_after),
            )
        )
        parts.append(Message("what-becomes", what=of, before=was, after=now))
    if change.status_before != change.status_after:
        was, now = _status(change.status_before), _status(change.status_after)
        parts.append(Message("status-becomes", before=was, after=now))
    if change.place_before != change.place_after:
        was, now = _place(change.place_before), _place(change.place_after)
        parts.append(Message("a-place-becomes", before=was, after=now))
    if not parts:
        parts.append(Message("a-won-game-more-or-less"))
    return Message("change-of-a-player", player=Player(change.name), changes=tuple(parts))


def _tag(losses: tuple[int, ...]) -> Message:
    if not losses:
        return Message("tag-is-clear")
    return Message("tag-lost-in", rounds="/".join(map(str, losses)))


def _matches(losses: tuple[int, ...]) -> Message:
    if not losses:
        return Message("none-of-them")
    return Message("matches-by-number", matches="/".join(map(str, losses)))


def _place(place: int) -> Message:
    return Message("place-by-number", place=place) if place else Message("place-is-open")


def _status(status: str) -> Message:
    return Message("status-of-a-player", status=status)


def _warnings(before: State, after: State, back_in: bool, wrong: bool) -> Iterator[Message]:
    for key, category in after.categories.items():
        if back_in or wrong:
            yield from format_of(category).preview.to_draw_again(category)
        if finished(before, key) and not finished(after, key):
            game = category.plan.name
            yield (
                Message("no-longer-decided-matches", game=game)
                if format_of(category).preview.losses == "matches"
                else Message("no-longer-decided-a-round", game=game)
            )
