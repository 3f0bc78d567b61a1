"""What a correction would change, told before it is made."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall import commands as c
from cardhall.hall.event import decide, fold
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context
from cardhall.hall.state import Category, Play, State, chips_of, finished, standings
from cardhall.hall.views import Change, Consequences, awards
from cardhall.messages import Message, Player


def preview(state: State, correction: c.Command, ctx: Context) -> Consequences:
    """The consequences of a correction, an undo, or any other command. Raises Refusal."""
    return consequences(state, fold(decide(state, correction, ctx), state))


def consequences(before: State, after: State) -> Consequences:
    """How two states differ in tags, outs, places, chips and awards."""
    changes: list[Change] = []
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
            back_in += _back_in(after, category, one, was, now)
            wrong += _should_not_have_sat(after, category, one, was, now)
    own = [
        one
        for key, category in after.categories.items()
        if key in before.categories
        for one in format_of(category).preview.consequences(before, after, key)
    ]
    books = (*_books(before, after), *own)
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


def _change(state: State, one: str, was: Tally, now: Tally) -> Change:
    return Change(
        entry=one,
        name=state.entries[one].called,
        losses_before=was.losses,
        losses_after=now.losses,
        status_before=was.status,
        status_after=now.status,
        place_before=was.place,
        place_after=now.place,
    )


def _sentence(change: Change, what: str) -> Message:
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


def _sat_after(category: Category, one: str, round_no: int) -> list[int]:
    return [r.no for r in category.rounds if r.no > round_no and r.table_of(one)]


def _back_in(
    state: State, category: Category, one: str, was: Tally, now: Tally
) -> Iterator[Message]:
    if was.status == "in" or now.status != "in":
        return
    missed = [r.no for r in category.rounds if r.no > was.out_round and not r.table_of(one)]
    who = Player(state.entries[one].called)
    if missed:
        yield Message("back-in-and-missed", player=who, count=len(missed), rounds=tuple(missed))
    else:
        yield Message("back-in", player=who)


def _should_not_have_sat(
    state: State, category: Category, one: str, was: Tally, now: Tally
) -> Iterator[Message]:
    if now.status == "in" or (was.status != "in" and was.out_round <= now.out_round):
        return
    sat = _sat_after(category, one, now.out_round)
    if sat:
        yield Message(
            "should-not-have-been-seated",
            player=Player(state.entries[one].name),
            round=now.out_round,
            count=len(sat),
            rounds=tuple(sat),
        )


def _books(before: State, after: State) -> Iterator[Message]:
    for key, category in after.categories.items():
        former = before.categories[key].rounds
        for old, new in zip(former, category.rounds, strict=False):
            if old is new:
                continue
            for number, play in new.tables.items():
                was = old.tables.get(number)
                if was is not None and was is not play:
                    yield from _chips(after, new.no, was, play)


def _chips(state: State, round_no: int, was: Play, now: Play) -> Iterator[Message]:
    old, new = chips_of(was.facts.counts), chips_of(now.facts.counts)
    moved = [
        Message(
            "chips-moved",
            player=Player(state.entries[one].name),
            before=old.get(one, 0),
            after=new.get(one, 0),
        )
        for one in now.seats
        if old.get(one, 0) != new.get(one, 0)
    ]
    if was.facts.pot != now.facts.pot:
        moved.append(Message("pot-moved", before=was.facts.pot, after=now.facts.pot))
    if moved:
        yield Message("chips-of-a-table", round=round_no, table=now.table, changes=tuple(moved))


def _warnings(before: State, after: State, back_in: bool, wrong: bool) -> Iterator[Message]:
    for key, category in after.categories.items():
        now = category.now
        if now is not None and now.state == "seated" and (back_in or wrong):
            yield Message("seated-but-not-begun-draw-again", round=now.no)
        if finished(before, key) and not finished(after, key):
            game = category.plan.name
            yield (
                Message("no-longer-decided-matches", game=game)
                if format_of(category).preview.losses == "matches"
                else Message("no-longer-decided-a-round", game=game)
            )
