"""What a bracket waits for."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from cardhall.hall.entries.todo import before_play, level
from cardhall.hall.formats.bracket.reports import versus
from cardhall.hall.formats.bracket.state import (
    Board,
    Meeting,
    board,
    knockout_of,
    match_state,
    points_words,
)
from cardhall.hall.formats.bracket.views import aside
from cardhall.hall.kernel.views import FEW, Action, Need
from cardhall.hall.state import (
    Category,
    State,
    of_its_game,
    phase,
)
from cardhall.messages import Message, in_a_row


def needs(state: State, category: Category, at: int) -> list[Need]:
    """Results that a bracket waits for, in one line when they are many; named with its game."""
    urgent = list(_urgent(state, category, at))
    late = [need for need in urgent if need.kind == "time"]
    named = [replace(need, text=of_its_game(state, category, need.text)) for need in urgent]
    if len(late) <= FEW:
        return named
    tables = tuple(need.table for need in late)
    text = Message(
        "matches-are-to-be-reported-at-tables",
        game=category.plan.name,
        count=len(late),
        tables=tables,
    )
    label = Message("enter-the-results")
    one = replace(late[0], text=text, action=Action(label=label, goto=f"table:{late[0].table}"))
    return [need for need in named if need.kind != "time"] + [one]


def next_step(state: State, category: Category, at: int) -> Iterator[Need]:
    """The draw, and the matches to be called."""
    doing = phase(state, category)
    if doing in ("seated", "playing"):
        yield from _next(state, category)
    elif doing == "entries":
        command = {"type": "draw_bracket", "category": category.key}
        draw = Action(label=Message("draw-the-bracket"), command=command)
        yield from before_play(state, category, at, draw)
    elif doing == "done":
        yield from level(state, category)


_PRESSING = {"called": 0, "disputed": 1, "time": 2}
_LABELS = {
    "called": Message("give-the-ruling"),
    "disputed": Message("choose-the-right-result"),
    "time": Message("enter-the-result"),
}
_WHY = {"called": "LLAA-T-17", "disputed": "LLAA-T-28", "time": "OP-T-04"}


_WAITS: dict[str, Callable[[Message], Message]] = {
    "called": lambda where: Message("match-needs-a-ruling", where=where),
    "disputed": lambda where: Message("match-is-disputed", where=where),
    "time": lambda where: Message("match-time-is-up-no-result", where=where),
}


def _urgent(state: State, category: Category, at: int) -> Iterator[Need]:
    """Calls, disputes and results awaited, at the tables of a bracket."""
    found = board(state, category.key)
    if found is None:
        return
    waiting = [
        (_PRESSING[doing], meeting, doing)
        for number, meeting in found.open.items()
        if (doing := match_state(found, number, at)) in _PRESSING
    ]
    for pressing, meeting, doing in sorted(waiting, key=lambda one: (one[0], one[1].table)):
        where = Message("match-at-table", match=meeting.match, table=meeting.table)
        yield Need(
            kind=doing,
            text=_WAITS[doing](where),
            urgent=pressing < _PRESSING["time"],
            category=category.key,
            table=meeting.table,
            action=Action(label=_LABELS[doing], goto=f"table:{meeting.table}"),
            more=_versions(state, category, meeting) if doing == "disputed" else (),
            clause=_WHY[doing],
        )


def _versions(state: State, category: Category, meeting: Meeting) -> tuple[Action, ...]:
    return tuple(
        Action(
            label=Message("take-the-points-of", points=points_words(report.sheet), by=report.by),
            command={
                "type": "settle_match",
                "category": category.key,
                "match": meeting.match,
                "report": report.id,
            },
        )
        for report in meeting.reports
    )


def _next(state: State, category: Category) -> Iterator[Need]:
    """Matches to be called, or what is waited for."""
    found, drawn = board(state, category.key), knockout_of(category)
    if found is None:
        return
    name, key = category.plan.name, category.key
    again = Action(
        label=Message("draw-the-bracket-again"),
        command={"type": "draw_bracket", "category": key, "again": True},
    )
    ready = found.ready
    if ready:
        yield Need(
            kind="call",
            text=_ready_words(state, name, found),
            category=key,
            action=Action(
                label=_call_label(found), command={"type": "call_matches", "category": key}
            ),
            more=() if drawn.begun else (again,),
            clause="LLAA-T-43",
        )
    elif found.open:
        yield Need(
            kind="wait",
            text=Message("matches-are-being-played", game=name, count=len(found.open)),
            category=key,
        )
    if found.set_aside and ready:
        yield Need(
            kind="set_aside",
            text=in_a_row([aside(state, one) for one in found.set_aside]),
            category=key,
            action=Action(label=Message("look-at-the-bracket"), goto="seats"),
        )


def _ready_words(state: State, game: str, found: Board) -> Message:
    if len(found.ready) > 1:
        return Message("matches-are-ready", game=game, matches=found.ready)
    number = found.ready[0]
    teams = versus(state, found.bracket.who(number))
    return Message("a-match-is-ready", game=game, match=number, teams=teams)


def _call_label(found: Board) -> Message:
    if len(found.ready) > 1:
        return Message("call-matches-to-tables", count=len(found.ready))
    return Message("call-the-match-to-a-table", match=found.ready[0], table=found.free_table())
