"""What a correction would change, told before it is made."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall import commands as c
from cardhall.hall.bracket_views import moved
from cardhall.hall.context import Context
from cardhall.hall.event import decide, fold
from cardhall.hall.freezeout.cards import consequences as of_freezeout
from cardhall.hall.ledger.cards import consequences as of_ledger
from cardhall.hall.night.cards import consequences as of_night
from cardhall.hall.state import Category, Play, State, chips_of, finished, standings
from cardhall.hall.views import Change, Consequences, awards
from cardhall.messages import Message


def preview(state: State, correction: c.Command, ctx: Context) -> Consequences:
    """The consequences of a correction, an undo, or any other command. Raises Refusal."""
    return consequences(state, fold(decide(state, correction, ctx), state))


def consequences(before: State, after: State) -> Consequences:
    """How two states differ in tags, outs, places, chips and awards."""
    changes: list[Change] = []
    sentences: list[str] = []
    back_in: list[str] = []
    wrong: list[str] = []
    for key, category in after.categories.items():
        if key not in before.categories:
            continue
        if category.plan.format in ("table", "progressive"):
            continue  # its own page says what differs
        if category.is_bracket:
            aside, again = moved(before, after, key)
            wrong += aside
            back_in += again
        for one in sorted(standings(after, key).tallies, key=lambda x: after.entries[x].number):
            was = standings(before, key).tallies.get(one, Tally((), (), "in"))
            now = standings(after, key).tallies[one]
            if _differ(was, now):
                changes.append(_change(after, one, was, now))
                what = Message("matches-lost") if category.is_bracket else "tag"
                sentences.append(_sentence(changes[-1], what))
            back_in += _back_in(after, category, one, was, now)
            wrong += _should_not_have_sat(after, category, one, was, now)
    books = (
        *_books(before, after),
        *of_night(before, after),
        *of_freezeout(before, after),
        *of_ledger(before, after),
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
            *(("The awards change.",) if awards_move else ()),
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


def _sentence(change: Change, what: str) -> str:
    parts = []
    if change.losses_before != change.losses_after:
        lost = (_tag(change.losses_before), _tag(change.losses_after))
        if what != "tag":
            lost = (_matches(change.losses_before), _matches(change.losses_after))
        parts.append(f"{what} {lost[0]} becomes {lost[1]}")
    if change.status_before != change.status_after:
        parts.append(f"{_status(change.status_before)} becomes {_status(change.status_after)}")
    if change.place_before != change.place_after:
        parts.append(
            f"place {change.place_before or 'open'} becomes {change.place_after or 'open'}"
        )
    return f"{change.name}: {', '.join(parts) or 'a won game more or less'}."


def _tag(losses: tuple[int, ...]) -> str:
    return f"lost in {'/'.join(map(str, losses))}" if losses else "clear"


def _matches(losses: tuple[int, ...]) -> str:
    return "/".join(map(str, losses)) if losses else "none"


def _status(status: str) -> str:
    return {"in": Message("still-in"), "out": "out"}.get(status, status)


def _sat_after(category: Category, one: str, round_no: int) -> list[int]:
    return [r.no for r in category.rounds if r.no > round_no and r.table_of(one)]


def _back_in(state: State, category: Category, one: str, was: Tally, now: Tally) -> Iterator[str]:
    if was.status == "in" or now.status != "in":
        return
    missed = [r.no for r in category.rounds if r.no > was.out_round and not r.table_of(one)]
    rounds = f"; she missed {_rounds(missed)}" if missed else ""
    yield f"{state.entries[one].called} is back in{rounds}."


def _should_not_have_sat(
    state: State, category: Category, one: str, was: Tally, now: Tally
) -> Iterator[str]:
    if now.status == "in" or (was.status != "in" and was.out_round <= now.out_round):
        return
    sat = _sat_after(category, one, now.out_round)
    if sat:
        yield (
            f"{state.entries[one].name} was out after round {now.out_round} and should not have "
            f"been seated in {_rounds(sat)}; those results stand."
        )


def _rounds(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return f"round {numbers[0]}"
    return "rounds " + ", ".join(map(str, numbers))


def _books(before: State, after: State) -> Iterator[str]:
    for key, category in after.categories.items():
        former = before.categories[key].rounds
        for old, new in zip(former, category.rounds, strict=False):
            if old is new:
                continue
            for number, play in new.tables.items():
                was = old.tables.get(number)
                if was is not None and was is not play:
                    yield from _chips(after, new.no, was, play)


def _chips(state: State, round_no: int, was: Play, now: Play) -> Iterator[str]:
    old, new = chips_of(was.facts.counts), chips_of(now.facts.counts)
    moved = [
        f"{state.entries[one].name} {old.get(one, 0)} to {new.get(one, 0)}"
        for one in now.seats
        if old.get(one, 0) != new.get(one, 0)
    ]
    if was.facts.pot != now.facts.pot:
        moved.append(f"pot {was.facts.pot} to {now.facts.pot}")
    if moved:
        yield f"Chips, round {round_no}, table {now.table}: {'; '.join(moved)}."


def _warnings(before: State, after: State, back_in: bool, wrong: bool) -> Iterator[str]:
    for key, category in after.categories.items():
        now = category.now
        if now is not None and now.state == "seated" and (back_in or wrong):
            yield f"Round {now.no} is seated but not begun: draw its seats again."
        if finished(before, key) and not finished(after, key):
            more = (
                "matches are to be played"
                if category.is_bracket
                else "another round is to be seated"
            )
            yield f"{category.plan.name} is no longer decided: {more}."
