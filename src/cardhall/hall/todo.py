"""What waits for the chairperson, the most pressing first; the first has the one main button."""

from collections.abc import Iterator

from msgspec.structs import replace

from cardhall.hall.caller.todo import needs as caller_needs
from cardhall.hall.courses import COURSES
from cardhall.hall.formats.bracket.views import next_needs, urgent_needs
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.formats.rounds.corrections import first_begun, first_called
from cardhall.hall.formats.rounds.decide import judged, what_blocks
from cardhall.hall.formats.rounds.seats import may_play, missing_for_seat, most_at_table
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.log import hall_time
from cardhall.hall.state import (
    Category,
    Play,
    Round,
    State,
    awards_at,
    cash_difference,
    of_its_game,
    phase,
    play_state,
    standings,
    to_award,
)
from cardhall.messages import Dollars, Message, Player

PRESSING = {"called": 0, "disputed": 1, "short": 2, "tied": 3, "time": 4, "playing": 5}


def todo_of(state: State, at: int) -> tuple[Need, ...]:
    """Calls, disputes, wrong sums and ties; then the next step of each game; then small things."""
    found: list[Need] = []
    for category in state.categories.values():
        if category.is_bracket:
            found += _few(state, category, list(urgent_needs(state, category, at)))
        if course := COURSES.get(category.plan.format):
            found += course.needs(state, category, at)
            continue
        found += _tables(state, category, at)
    for category in state.categories.values():
        if category.course is not None:
            continue
        found += caller_needs(category)
        found += _next_step(state, category, at)
    found += _awards(state)
    found += _loose_ends(state)
    return tuple(sorted(found, key=_order))


def _order(need: Need) -> int:
    """What cannot wait; what a whole game waits for; the counts that tables send by themselves;
    what only tells how it stands. Each in the order of the games."""
    if need.urgent:
        return 0
    if need.kind in LOOSE:
        return 4
    if need.kind in ("time", "wait"):
        return 2 if need.kind == "time" else 3
    return 1


LOOSE = ("cash", "owing", "no_auxiliary", "awards_given")


def _tables(state: State, category: Category, at: int) -> Iterator[Need]:
    now = category.now
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


FEW = 3
"""So many tables of one game are named one by one when they are to be counted."""


def _few(state: State, category: Category, needs: list[Need]) -> list[Need]:
    """Results that a bracket waits for, in one line when they are many; named with its game."""
    late = [need for need in needs if need.kind == "time"]
    named = [replace(need, text=of_its_game(state, category, need.text)) for need in needs]
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


def _next_step(state: State, category: Category, at: int) -> Iterator[Need]:
    doing = phase(state, category)
    name, key = category.plan.name, category.key
    if category.is_bracket and doing in ("seated", "playing"):
        yield from next_needs(state, category)
    elif doing == "entries":
        yield from _before_play(state, category, at)
    elif doing == "seated" and category.now is not None:
        yield from _seated(state, category, category.now)
    elif doing == "playing" and category.now is not None:
        yield from _playing(state, category, category.now, at)
    elif doing == "between" and category.now is not None:
        number = category.now.no + 1
        yield Need(
            kind="draw",
            text=Message(
                "round-is-closed-so-many-play-on",
                game=name,
                round=number - 1,
                count=len(may_play(state, category)),
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
    elif doing == "done":
        yield from _done(state, category)


SAME_DAY = 12 * 3_600_000
"""Before this long before sign-in closes, nobody stands at the door yet; ms."""


def _before_play(state: State, category: Category, at: int) -> Iterator[Need]:
    key, name = category.key, category.plan.name
    entries = [e for e in state.entries.values() if e.category == key and not e.left]
    ready = sum(1 for entry in entries if missing_for_seat(state, entry) is None)
    until = state.known.signin_until
    if not entries:
        if any(other.begun for other in state.categories.values()):
            return  # nobody came for this game
        yield Need(
            kind="entries",
            text=Message("has-no-entries-yet", game=name),
            category=key,
            action=Action(label=Message("take-entries"), goto="entries"),
        )
        return
    draw = Action(
        label=Message("seat-round", round=1), command={"type": "draw_seats", "category": key}
    )
    if category.is_bracket:
        draw = Action(
            label=Message("draw-the-bracket"), command={"type": "draw_bracket", "category": key}
        )
    sign_in = Action(label=Message("sign-people-in"), goto="sign_in")
    over = bool(until) and at > until
    everybody = ready == len(entries)
    text = Message("so-many-are-signed-in-and-paid", game=name, ready=ready, count=len(entries))
    if not ready and until and at < until - SAME_DAY:
        paid = sum(1 for entry in entries if not entry.owing_cents)
        yield Need(
            kind="entries",
            text=Message("entered-of-them-paid", game=name, count=len(entries), paid=paid),
            category=key,
            action=Action(label=Message("take-entries"), goto="entries"),
            more=(sign_in,),
        )
    elif ready >= 2 and (over or everybody):
        yield Need(kind="draw", text=text, category=key, action=draw, more=(sign_in,))
    else:
        more = (draw,) if ready >= 2 else ()
        yield Need(kind="sign_in", text=text, category=key, action=sign_in, more=more)


def _seated(state: State, category: Category, now: Round) -> Iterator[Need]:
    again = Action(
        label=Message("draw-the-seats-anew"),
        command={"type": "draw_seats", "category": category.key, "again": True},
    )
    able = {entry.id: entry for entry in may_play(state, category)}
    if sum(missing_for_seat(state, entry) is None for entry in able.values()) < 2:
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
    yield Need(
        kind="start",
        text=_is_seated(category, now),
        category=category.key,
        action=_start(category, now),
        more=(again,),
        clause=_start_clause(category, now),
    )
    ready = [e for one, e in able.items() if one not in seated and not missing_for_seat(state, e)]
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
    """What the judge looks at before a round begins."""
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


def _done(state: State, category: Category) -> Iterator[Need]:
    for place, level in standings(state, category.key).place_ties:
        names = tuple(Player(state.entries[one].name) for one in level)
        yield Need(
            kind="place_tie",
            text=of_its_game(
                state, category, Message("are-level-for-place", players=names, place=place)
            ),
            category=category.key,
            action=Action(label=Message("enter-the-order"), goto="awards"),
            clause="OP-T-03",
        )


def _awards(state: State) -> Iterator[Need]:
    """The awards of all games are given at once (LLAA-T-20)."""
    if games := to_award(state):
        category = state.categories[games[0]]
        several = len({entry.category for entry in state.entries.values()}) > 1
        own = isinstance(category.course, Progressive)
        yield Need(
            kind="awards",
            text=Message("all-games-are-decided")
            if several
            else Message("is-decided", game=category.plan.name),
            category=category.key,
            action=Action(label=Message("give-the-awards"), command={"type": "give_awards"}),
            more=(
                Action(label=Message("look-at-the-winners"), goto="table:0" if own else "awards"),
            ),
            clause="LLAA-T-20",
        )
    elif given := awards_at(state):
        yield Need(
            kind="awards_given",
            text=Message("awards-given", time=hall_time(given, state.known.utc_offset_minutes)),
            more=(
                Action(label=Message("take-the-awards-back"), command={"type": "take_back_awards"}),
            ),
            clause="LLAA-T-20",
        )


def _loose_ends(state: State) -> Iterator[Need]:
    off = cash_difference(state)
    if off:
        held = Dollars(abs(off))
        words = (
            Message("too-much-in-the-box", dollars=held)
            if off > 0
            else Message("too-little-in-the-box", dollars=held)
        )
        yield Need(
            kind="cash", text=words, action=Action(label=Message("look-at-the-money"), goto="money")
        )
    owing = [
        entry
        for entry in state.entries.values()
        if entry.owing_cents and entry.id in standings(state, entry.category).tallies
    ]
    if owing:
        yield Need(
            kind="owing",
            text=Message(
                "play-and-money-is-owed",
                count=len(owing),
                players=tuple(Player(entry.called) for entry in owing),
                dollars=Dollars(sum(entry.owing_cents for entry in owing)),
            ),
            action=Action(label=Message("take-the-fee"), goto="money"),
            clause="LLAA-T-01",
        )
    # only the association's games have auxiliaries: whoever walks in to another gives a name
    bare = [
        entry
        for entry in state.entries.values()
        if not entry.auxiliary
        and not entry.left
        and state.categories[entry.category].course is None
    ]
    if bare:
        yield Need(
            kind="no_auxiliary",
            text=Message("entries-name-no-auxiliary", count=len(bare)),
            action=Action(label=Message("look-at-the-entries"), goto="entries"),
            clause="LLAA-FORM-11",
        )
