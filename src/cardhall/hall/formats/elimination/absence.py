"""Players who are missing: who is, what it means, and how the tables become even without them.

Whoever stayed away or walked out has no seat before coming (OP-T-11); tables are evened before a
round begins, never in it (LLAA-T-29, OP-T-12).
"""

from dataclasses import dataclass

from cardhall.formats.lot import Lot
from cardhall.formats.seating import even_out
from cardhall.hall.entries.ready import may_play
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.state import (
    MISSED,
    Round,
    missed_last,
    overfill_of,
    rounds_of,
    unstarted,
)
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.tables import LeftOut
from cardhall.hall.state import Category, Entry, State, category_of, entry_of
from cardhall.messages import Message, Player


def not_here(category: Category, entry: str) -> LeftOut | None:
    """Say that somebody gets no seat before coming, and since when; None for all others."""
    missed = missed_last(category, entry)
    if not missed:
        return None
    return LeftOut(entry=entry, why=Message("was-not-here-in-round", round=missed), clause=MISSED)


def away(state: State, category: Category) -> list[Entry]:
    """Those who still play and are not here, by the order of their entries."""
    return [one for one in may_play(state, category) if missed_last(category, one.id)]


@dataclass(frozen=True, slots=True)
class Evening:
    """How the tables become even: all of them, who moves from where to where, and who is missing at
    which table."""

    tables: dict[int, list[str]]
    moves: tuple[tuple[str, int, int], ...]
    missing: tuple[tuple[str, int], ...]


def evening(category: Category, now: Round) -> Evening:
    """Find who moves where so that the tables of a seated round are even without the missing.

    The same as often as it is asked: chance comes from the round's own seed.
    """
    there = {number: play.sat_down for number, play in sorted(now.tables.items())}
    was = {one: number for number, seats in there.items() for one in seats}
    missing = [
        (one, number)
        for number, play in sorted(now.tables.items())
        for one in play.seats
        if one not in was
    ]
    lot = Lot(now.seed, f"even {category.key} {now.no} {' '.join(one for one, _ in missing)}")
    tables = even_out(there, category.plan.seats, overfill_of(category), lot)
    moves = [
        (one, was[one], number)
        for number, seats in sorted(tables.items())
        for one in seats
        if was[one] != number
    ]
    return Evening(tables, tuple(moves), tuple(missing))


def even_tables(state: State, command: c.EvenTables, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = unstarted(category)
    found = evening(category, now)
    if not found.missing:
        raise Refusal(
            Message("nobody-is-marked-as-missing"),
            "category",
            Message("say-at-the-table-who-is-not-here"),
            MISSED,
        )
    if sum(len(seats) for seats in found.tables.values()) < 2:
        raise Refusal(
            Message("too-few-are-here", game=category.plan.name),
            "category",
            Message("wait-or-withdraw-who-is-away"),
            "OP-X-18",
        )
    return [
        f.TablesEvened(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            tables=_seated_anew(now, found),
            moved=tuple(one for one, _, _ in found.moves),
            left_out=tuple(
                LeftOut(
                    entry=one, why=Message("was-not-here-in-round", round=now.no), clause=MISSED
                )
                for one, _ in found.missing
            ),
        )
    ]


def _seated_anew(now: Round, found: Evening) -> tuple[f.SeatedTable, ...]:
    """Write down the tables as they come out, with a new reason for whoever moves."""
    why = {
        one: words
        for play in now.tables.values()
        for one, words in zip(play.seats, play.why, strict=True)
    }
    for one, source, _ in found.moves:
        why[one] = Message("moved-because-some-are-missing", table=source)
    return tuple(
        f.SeatedTable(
            table=number,
            seats=tuple(seats),
            why=tuple(why[one] for one in seats),
            mode=now.tables[number].mode,
        )
        for number, seats in sorted(found.tables.items())
    )


def mark_here(state: State, command: c.MarkHere, ctx: Context) -> list[Fact]:
    category, entry = category_of(state, command.category), entry_of(state, command.entry)
    if entry not in may_play(state, category):
        raise Refusal(
            Message("does-not-play-here-any-more", player=Player(entry.name)),
            "entry",
            Message("choose-another-one"),
            MISSED,
        )
    missed = missed_last(category, entry.id)
    now = rounds_of(category).now
    if now is not None and now.state == "playing" and missed == now.no:
        raise Refusal(
            Message("the-round-is-on-without-the-player", player=Player(entry.name)),
            "entry",
            Message("take-the-mark-back-or-wait"),
            MISSED,
        )
    if not missed:
        raise Refusal(
            Message("is-here-already", player=Player(entry.name)),
            "entry",
            Message("nothing-more-to-do"),
        )
    return [
        f.PlayerCame(at=ctx.at, by=ctx.actor, category=category.key, round=missed, entry=entry.id)
    ]
