"""What a game in rounds waits for."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from cardhall.hall.entries.ready import may_play, missing_for_seat
from cardhall.hall.entries.todo import before_play, level
from cardhall.hall.formats.elimination.absence import Evening, away, evening, not_here
from cardhall.hall.formats.elimination.caller.todo import needs as caller_needs
from cardhall.hall.formats.elimination.corrections import first_begun, first_called
from cardhall.hall.formats.elimination.play import decks_out, judged, what_blocks
from cardhall.hall.formats.elimination.seats import most_at_table
from cardhall.hall.formats.elimination.state import MISSED, Play, Round, play_state, rounds_of
from cardhall.hall.kernel.views import FEW, Action, Need
from cardhall.hall.state import (
    Category,
    State,
    of_its_game,
    phase,
)
from cardhall.messages import Message, Player, one_after_another

PRESSING = {"called": 0, "disputed": 1, "short": 2, "tied": 3, "time": 4, "playing": 5}


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """Calls, disputes, wrong sums, ties, and counts that are due."""
    now = rounds_of(category).now
    waiting = [
        (PRESSING[play_state(now, play, at)], play, text, clause)
        for play, text, clause in what_blocks(state, category, at)
        if now is not None
    ]
    late = [play.table for pressing, play, _, _ in waiting if pressing == PRESSING["time"]]
    if len(late) > FEW:
        yield _many_counts(category, sorted(late))
    for pressing, play, text, clause in sorted(waiting, key=lambda w: (w[0], w[1].table)):
        if now is None or pressing == PRESSING["playing"]:
            continue
        if pressing == PRESSING["time"] and len(late) > FEW:
            continue
        doing = play_state(now, play, at)
        yield Need(
            kind=doing,
            text=of_its_game(state, category, text),
            urgent=pressing < PRESSING["time"],
            category=category.key,
            table=play.table,
            action=Action(label=_LABELS[doing], goto=f"table:{play.table}"),
            more=_versions(category, now, play) if doing == "disputed" else (),
            clause=clause,
        )


def _many_counts(category: Category, tables: list[int]) -> Need:
    return Need(
        kind="time",
        text=Message(
            "tables-are-to-be-counted",
            game=category.plan.name,
            count=len(tables),
            tables=tuple(tables),
        ),
        category=category.key,
        table=tables[0],
        action=Action(label=Message("enter-the-counts"), goto=f"table:{tables[0]}"),
        clause="LLAA-T-28",
    )


_LABELS = {
    "called": Message("give-the-ruling"),
    "disputed": Message("choose-the-right-count"),
    "short": Message("enter-the-new-count"),
    "tied": Message("enter-who-won-the-extra-game"),
    "time": Message("enter-the-count"),
}


def _versions(category: Category, now: Round, play: Play) -> tuple[Action, ...]:
    return tuple(
        Action(
            label=Message("take-the-count-of", by=report.by),
            command={
                "type": "settle_dispute",
                "category": category.key,
                "round": now.no,
                "table": play.table,
                "report": report.id,
            },
        )
        for report in play.reports
    )


def next_step(state: State, category: Category, at: int) -> Iterator[Need]:
    """The draw, the start, the closing of a round; what the caller of Po-Ke-No waits for."""
    yield from caller_needs(category)
    doing, now = phase(state, category), rounds_of(category).now
    if doing in ("seated", "between"):
        yield from _absences(state, category)
    if doing == "entries":
        command = {"type": "draw_seats", "category": category.key}
        draw = Action(label=Message("seat-round", round=1), command=command)
        yield from before_play(state, category, at, draw)
    elif doing == "seated" and now is not None:
        yield from _seated(state, category, now)
    elif doing == "playing" and now is not None:
        yield from _playing(state, category, now, at)
    elif doing == "between" and now is not None:
        yield _draw_next(state, category, now.no + 1)
    elif doing == "done":
        yield from level(state, category)


def _draw_next(state: State, category: Category, number: int) -> Need:
    name, key = category.plan.name, category.key
    return Need(
        kind="draw",
        text=Message(
            "round-is-closed-so-many-play-on",
            game=name,
            round=number - 1,
            count=len(may_play(state, category)) - len(away(state, category)),
        ),
        category=key,
        action=Action(
            label=Message("seat-round", round=number),
            command={"type": "draw_seats", "category": key},
        ),
        more=(
            Action(
                label=Message("open-round-again", round=number - 1),
                command={"type": "reopen_round", "category": key},
            ),
        ),
    )


def _absences(state: State, category: Category) -> Iterator[Need]:
    """Say who is missing before a round, and what can be done about it (OP-T-11, OP-T-12)."""
    now = rounds_of(category).now
    if now is None or now.state == "playing":
        return
    there: set[str] = set()
    if now.state == "seated":
        there.update(one for play in now.tables.values() for one in play.seats)
        yield from _missing_at_tables(state, category, now)
    waiting = [one for one in away(state, category) if one.id not in there]
    if waiting:
        yield Need(
            kind="away",
            text=Message(
                "are-away-and-get-no-seat",
                game=category.plan.name,
                count=len(waiting),
                players=tuple(Player(one.name) for one in waiting),
                round=now.no if now.state == "seated" else now.no + 1,
            ),
            category=category.key,
            more=tuple(
                _is_here(one.name, type="mark_here", category=category.key, entry=one.id)
                for one in waiting[:MOST_NAMED]
            ),
            clause=MISSED,
        )


MOST_NAMED = 6
"""So many who are missing have a button of their own."""


def _is_here(name: str, **command: Any) -> Action:
    return Action(label=Message("the-player-is-here", player=Player(name)), command=command)


def _missing_at_tables(state: State, category: Category, now: Round) -> Iterator[Need]:
    found = evening(category, now)
    if not found.missing:
        return
    told = Message(
        "players-are-missing",
        game=category.plan.name,
        count=len({table for _, table in found.missing}),
        players=tuple(Player(state.entries[one].name) for one, _ in found.missing),
        tables=tuple(sorted({table for _, table in found.missing})),
    )
    back = tuple(
        _is_here(
            state.entries[one].name,
            type="mark_seat",
            category=category.key,
            round=now.no,
            table=table,
            entry=one,
            mark="",
        )
        for one, table in found.missing[:MOST_NAMED]
    )
    if not found.moves:
        yield Need(
            kind="missing",
            text=one_after_another(told, Message("tables-are-even-without-them")),
            category=category.key,
            more=back,
            clause="OP-T-15",
        )
        return
    yield Need(
        kind="missing",
        text=one_after_another(told, *_how_it_evens(state, now, found)),
        urgent=True,
        category=category.key,
        action=Action(
            label=Message("move-so-many", count=len(found.moves)),
            command={"type": "even_tables", "category": category.key},
        ),
        more=(*_without_moving(category, now), *back),
        clause="OP-T-12",
    )


def _how_it_evens(state: State, now: Round, found: Evening) -> Iterator[Message]:
    moves = tuple(
        Message("moves-to-table", player=Player(state.entries[one].name), table=to)
        for one, _, to in found.moves
    )
    yield Message("tables-come-out-even", moves=moves)
    if closed := tuple(sorted(now.tables.keys() - found.tables.keys())):
        yield Message("table-is-not-needed", count=len(closed), tables=closed)


def _without_moving(category: Category, now: Round) -> Iterator[Action]:
    """Let the tables play as they are, where two or more are at each."""
    if all(len(play.sat_down) > 1 for play in now.tables.values()) and not judged(category, now):
        yield replace(_start(category, now), label=Message("start-without-them", round=now.no))


def _seated(state: State, category: Category, now: Round) -> Iterator[Need]:
    again = Action(
        label=Message("draw-the-seats-anew"),
        command={"type": "draw_seats", "category": category.key, "again": True},
    )
    able = {entry.id: entry for entry in may_play(state, category)}
    here = [entry for entry in able.values() if not not_here(category, entry.id)]
    if sum(missing_for_seat(state, entry) is None for entry in here) < 2:
        yield Need(
            kind="too_few",
            text=Message("game-has-fewer-than-two-to-seat", game=category.plan.name),
            urgent=True,
            category=category.key,
            action=Action(label=Message("look-at-the-entries"), goto="entries"),
        )
        return
    seated = {one for play in now.tables.values() for one in play.seats}
    if wrong := seated - able.keys():
        names = sorted(state.entries[one].name for one in wrong)
        text = Message(
            "no-longer-plays-but-has-a-seat",
            game=category.plan.name,
            count=len(names),
            players=tuple(map(Player, names)),
            round=now.no,
        )
        yield Need(
            kind="wrong_seat",
            text=text,
            urgent=True,
            category=category.key,
            action=again,
            clause="LLAA-T-08",
        )
        return
    stacks = list(_wrong_stacks(state, category, now))
    if stacks:
        yield from stacks
        return
    if now.no == 1 or not decks_out(category, now.no - 1):  # until then the cards are asked for
        yield Need(
            kind="start",
            text=_is_seated(category, now),
            category=category.key,
            action=_start(category, now),
            more=(again,),
            clause=_start_clause(category, now),
        )
    ready = [e for e in here if e.id not in seated and not missing_for_seat(state, e)]
    room = any(len(play.seats) < most_at_table(category) for play in now.tables.values())
    for entry in ready:
        seat = Action(
            label=Message("seat-the-player", player=Player(entry.name)),
            command={"type": "add_seat", "category": category.key, "entry": entry.id},
        )
        yield Need(
            kind="not_seated",
            text=Message("may-play-round-and-has-no-seat", player=Player(entry.name), round=now.no),
            category=category.key,
            action=again,
            more=(seat,) if room else (),
        )


def _is_seated(category: Category, now: Round) -> Message:
    game, look = category.plan.name, _ready(category)
    if judged(category, now):
        return Message("game-is-seated-for-the-final", game=game, round=now.no, look=look)
    return Message("game-is-seated", game=game, round=now.no, look=look)


def _start(category: Category, now: Round) -> Action:
    if judged(category, now):  # it is asked who deals
        return Action(label=Message("start-the-final"), goto="seats")
    command = {"type": "start_round", "category": category.key}
    return Action(label=Message("start-round", round=now.no), command=command)


def _start_clause(category: Category, now: Round) -> str:
    if judged(category, now):
        return "LLAA-PITTY-17"
    return "LLAA-BOURE-53" if category.plan.start_chips else "LLAA-T-25"


def _ready(category: Category) -> Message:
    """Say what the judge looks at before a round begins."""
    if category.plan.bank_chips:
        return Message("chips-in-every-bank", chips=category.plan.bank_chips)
    return Message("every-seat-holds-chips", chips=category.plan.start_chips)


def _wrong_stacks(state: State, category: Category, now: Round) -> Iterator[Need]:
    chips = category.plan.start_chips
    for number, play in sorted(now.tables.items()):
        for one, stack in play.stacks.items():
            if one not in play.seats or stack == chips:
                continue
            command = {
                "type": "set_stack",
                "category": category.key,
                "table": number,
                "entry": one,
                "chips": chips,
            }
            yield Need(
                kind="stack",
                text=Message(
                    "table-has-chips",
                    table=number,
                    player=Player(state.entries[one].name),
                    stack=stack,
                    chips=chips,
                ),
                urgent=True,
                category=category.key,
                table=number,
                action=Action(label=Message("now-the-seat-has", chips=chips), command=command),
                clause="LLAA-BOURE-53",
            )


def _playing(state: State, category: Category, now: Round, at: int) -> Iterator[Need]:
    blocks = what_blocks(state, category, at)
    if not blocks:
        yield Need(
            kind="close",
            text=Message("every-table-of-round-is-counted", game=category.plan.name, round=now.no),
            category=category.key,
            action=Action(
                label=Message("close-round", round=now.no),
                command={"type": "close_round", "category": category.key},
            ),
        )
        return
    plays = sum(1 for play, _, _ in blocks if play_state(now, play, at) == "playing")
    if plays:
        yield Need(
            kind="wait",
            text=Message(
                "round-of-tables-play",
                game=category.plan.name,
                round=now.no,
                plays=plays,
                count=len(now.tables),
            ),
            category=category.key,
            more=() if _begun_there(category, now) else (_take_back(category, now),),
        )


def _begun_there(category: Category, now: Round) -> int:
    return first_begun(now) or first_called(category, now)


def _take_back(category: Category, now: Round) -> Action:
    return Action(
        label=Message("take-the-start-of-round-back", round=now.no),
        command={"type": "take_back_start", "category": category.key},
    )
