"""What waits for the chairperson."""

from collections.abc import Iterator
from typing import Any

from cardhall.hall.freezeout.cards import deal_wrong, review_at
from cardhall.hall.freezeout.deciding import (
    group_in_words,
    missing_for_seat,
    off_in_words,
    tables_in_words,
)
from cardhall.hall.freezeout.freezeout import Freezeout
from cardhall.hall.freezeout.money import in_words, pool_of
from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import Action, Need


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """The most pressing first; the first carries the one main button."""
    course = category.course
    assert isinstance(course, Freezeout)
    if not course.drawn:
        yield from _before(state, category)
    elif not course.begun:
        yield from _seated(state, category, course, at)
    elif course.finished:
        yield from _calls(category, course)
        yield from _prizes(state, category, course)
    else:
        yield from _playing(state, category, course, at)


def _do(label: str, type: str, category: Category, **more: Any) -> Action:
    return Action(label=label, command={"type": type, "category": category.key, **more})


# --- before the first cards --------------------------------------------------------------------


def _before(state: State, category: Category) -> Iterator[Need]:
    key, name = category.key, category.plan.name
    entries = [e for e in state.entries.values() if e.category == key and not e.left]
    ready = sum(1 for entry in entries if missing_for_seat(entry) is None)
    if not entries:
        yield Need(
            kind="entries",
            text=f"{name} has no entries yet",
            category=key,
            action=Action(label="Take entries", goto="entries"),
        )
        return
    draw = _do("Draw the seats", "draw_seats", category)
    sign_in = Action(label="Sign people in", goto="sign_in")
    review = "" if not review_at(state) else " The rules are reviewed before play."
    text = f"{name}: {ready} of {len(entries)} are signed in and have bought in.{review}"
    if ready >= 2 and ready == len(entries):
        yield Need(kind="draw", text=text, category=key, action=draw, more=(sign_in,))
    else:
        more = (draw,) if ready >= 2 else ()
        yield Need(
            kind="sign_in", text=text, category=key, action=sign_in, more=more, clause="HOLDEM-09"
        )


def _seated(state: State, category: Category, course: Freezeout, at: int) -> Iterator[Need]:
    room = course.room()
    yield Need(
        kind="start",
        text=f"{len(room.people)} sit at {len(room.live)} tables, "
        f"{category.plan.start_chips:,} chips before each?",
        category=category.key,
        action=_do("Deal: start the clock", "start_clock", category),
        more=(_do("Draw the seats again", "draw_seats", category, again=True),),
        clause="HOLDEM-04",
    )
    yield from _late(state, category, course, at)


def _late(state: State, category: Category, course: Freezeout, at: int) -> Iterator[Need]:
    """Nobody is asked for once the time for people who come late has been played."""
    if course.closed(category.plan, at):
        return
    entered = set(course.entered())
    for entry in state.entries.values():
        if entry.category != category.key or entry.left or entry.id in entered:
            continue
        if missing_for_seat(entry) is None:
            yield Need(
                kind="not_seated",
                text=f"{entry.called} is signed in and has bought in, and has no seat",
                category=category.key,
                action=_do(f"Seat {entry.called}", "add_seat", category, entry=entry.id),
            )


# --- in play -----------------------------------------------------------------------------------


def _playing(state: State, category: Category, course: Freezeout, at: int) -> Iterator[Need]:
    yield from _calls(category, course)
    yield from _rebuys(state, category, course)
    yield from _astray(state, category, course)
    if course.mode == "wood":  # tables in the browser count and move by themselves
        yield from _chips(state, category, course, at)
    yield from _stopped(category, course, at)
    if course.mode == "wood":
        yield from _moves(state, category, course)
    yield from _hands(category, course)
    yield from _late(state, category, course, at)
    yield from _sent_away(state, category, course)
    if course.deal is not None:
        yield from _prizes(state, category, course)


def _calls(category: Category, course: Freezeout) -> Iterator[Need]:
    for number, call in sorted(course.calls.items()):
        yield Need(
            kind="called",
            text=f"Table {number} has called. {call.why}".strip(),
            urgent=True,
            category=category.key,
            table=number,
            action=Action(label="Give the ruling", goto=f"table:{number}"),
            clause=call.clause,
        )


def _rebuys(state: State, category: Category, course: Freezeout) -> Iterator[Need]:
    for out, names in course.asked().items():
        hand = course.hands[out]
        for one in names:
            name = state.entries[one].called
            where = {"out": out, "entry": one}
            yield Need(
                kind="rebuy",
                text=f"Table {hand.table}: {name} is out of chips. "
                f"{hand.chips:,} more for {in_words(hand.cents)}?",
                urgent=True,
                category=category.key,
                table=hand.table,
                action=_do(f"{name} has paid {in_words(hand.cents)}", "rebuy", category, **where),
                more=(_do(f"{name} is out", "decline_rebuy", category, **where),),
                clause="HOLDEM-05",
            )


def _astray(state: State, category: Category, course: Freezeout) -> Iterator[Need]:
    room = course.room()
    free = room.open_tables(course.most_seats(category.plan))
    for one in room.astray:
        name = state.entries[one].called
        waits = "" if free else "; every seat is taken until somebody goes out"
        seat = _do(f"Seat {name}", "move_player", category, entry=one)
        yield Need(
            kind="astray",
            text=f"{name} is in again and has no seat{waits}",
            urgent=True,
            category=category.key,
            action=seat if free else None,
            clause="OP-HOLDEM-11",
        )


def _chips(state: State, category: Category, course: Freezeout, at: int) -> Iterator[Need]:
    due = course.due(category.plan, at)
    if not due:
        return
    key = category.key
    if due in course.agreed:
        least = course.clock(category.plan).level(due).least
        yield Need(
            kind="change_up",
            text=f"All chips are counted. Those under {least:,} go out now",
            category=key,
            action=_do(f"Change up to chips of {least:,}", "change_up", category, level=due),
            clause="OP-HOLDEM-13",
        )
        return
    for group, by in course.off(due).items():
        if by:
            table = min(group)
            yield Need(
                kind="short",
                text=f"{group_in_words(group)} {off_in_words(by, len(group))}: count again",
                category=key,
                table=table,
                action=Action(label="Look at the count", goto=f"table:{table}"),
            )
    if missing := course.uncounted(due):
        yield Need(
            kind="count",
            text=f"Break: {tables_in_words(missing)} not counted yet".replace("Table", "table"),
            category=key,
            table=missing[0],
            action=Action(label=f"Count table {missing[0]}", goto=f"table:{missing[0]}"),
        )


def _stopped(category: Category, course: Freezeout, at: int) -> Iterator[Need]:
    clock = course.clock(category.plan)
    found = clock.reading(at)
    if clock.running or found.waits:
        return
    level = clock.level(found.level)
    fresh = not found.into and not found.is_break and found.part > 0
    text = (
        f"Level {found.level} is next: {level.small:,}/{level.big:,}"
        if fresh
        else "The clock stands still"
    )
    label = f"Start level {found.level}" if fresh else "Go on"
    yield Need(
        kind="stopped",
        text=text,
        category=category.key,
        action=_do(label, "start_clock", category),
    )


def _moves(state: State, category: Category, course: Freezeout) -> Iterator[Need]:
    key, moves = category.key, course.proposed()
    if moves:
        first, kind = moves[0], moves[0].kind
        name = state.entries[first.player].called
        label = {
            "balance": f"Move {name} to table {first.to_table}",
            "break": f"Break table {first.from_table}",
            "final": "Seat the final table",
        }[kind]
        where = f" {name} to table {first.to_table}, seat {first.to_seat + 1}."
        players = [move.player for move in moves]
        yield Need(
            kind="move",
            text=first.why + (where if kind == "balance" else ""),
            category=key,
            table=first.from_table,
            action=_do(label, "make_moves", category, players=players),
            more=(_do("Wait, a hand is not finished", "play_on", category),),
            clause="OP-HOLDEM-11",
        )
        return
    waited = course.waited_for()
    if waited:
        numbers = sorted(waited)
        sizes = {table.number: len(table.players) for table in course.room().live}
        if any(waited.values()):
            most, least = max(sizes.values()), min(sizes.values())
            why = f"one of them has {most} players, another table {least}"
            if len(numbers) == 2:
                why = ", ".join(f"table {n} has {sizes[n]}" for n in numbers)
        elif len(numbers) == 1 and sum(sizes.values()) > category.plan.seats:
            why = "it is broken, everybody fits the others"
        else:
            why = "the final table is drawn"
        yield Need(
            kind="waiting",
            text=f"{_list(numbers)} to finish the hand: {why}",
            category=key,
            table=numbers[0],
            action=Action(label=f"Table {numbers[0]} has finished", goto=f"table:{numbers[0]}"),
            clause="OP-HOLDEM-11",
        )


def _list(numbers: list[int]) -> str:
    return ("Table " if len(numbers) == 1 else "Tables ") + ", ".join(map(str, numbers))


def _hands(category: Category, course: Freezeout) -> Iterator[Need]:
    room = course.room()
    paid = len(course.shares_now(len(course.entered())))
    if course.hand_for_hand is not None:
        playing = [t.number for t in room.live if t.number not in course.hand_for_hand.done]
        yield Need(
            kind="hands",
            text=f"Hand for hand: {_list(playing)} still to finish this hand",
            category=category.key,
            more=(_do("End hand for hand", "end_hand_for_hand", category),),
            clause="OP-HOLDEM-12",
        )
    elif len(room.live) > 1 and len(room.people) == paid + 1:
        yield Need(
            kind="bubble",
            text=f"{len(room.people)} are left and {paid} are paid",
            category=category.key,
            action=_do("Play hand for hand", "start_hand_for_hand", category),
            clause="OP-HOLDEM-12",
        )


def _sent_away(state: State, category: Category, course: Freezeout) -> Iterator[Need]:
    for one in course.room().people:
        entry = state.entries[one]
        if entry.left is not None:
            where = course.room().seat_of(one) or (0, 0)
            how = (
                "was sent away: take her chips out of play"
                if entry.left.kind == "disqualified"
                else "has left: her blinds are posted until her chips are gone"
            )
            yield Need(
                kind="left",
                text=f"Table {where[0]}, seat {where[1]}: {entry.called} {how}",
                category=category.key,
                table=where[0],
                action=Action(label=f"Look at table {where[0]}", goto=f"table:{where[0]}"),
                clause="OP-HOLDEM-18",
            )


def _how(place: tuple[int, bool] | None) -> str:
    return f"finished in place {place[0]} and wins" if place else "gets by the deal"


def _deal_off(state: State, category: Category) -> Iterator[Need]:
    if wrong := deal_wrong(state, category):
        yield Need(
            kind="deal_off",
            text=wrong,
            urgent=True,
            category=category.key,
            action=_do("Take the deal back", "take_back_deal", category),
            clause="OP-HOLDEM-22",
        )


def _prizes(state: State, category: Category, course: Freezeout) -> Iterator[Need]:
    yield from _deal_off(state, category)
    won = course.won(pool_of(state, category))
    found = course.places()
    for one in sorted(won, key=lambda x: (found.get(x, (0,))[0], x)):
        if one in course.paid:
            continue
        name = state.entries[one].called
        yield Need(
            kind="prize",
            text=f"{name} {_how(found.get(one))} {in_words(won[one])}",
            category=category.key,
            action=_do(
                f"{name} was paid {in_words(won[one])}",
                "pay_prize",
                category,
                entry=one,
                cents=won[one],
            ),
            clause="OP-HOLDEM-03" if one in found else "OP-HOLDEM-22",
        )
    wrong = {one: paid for one, paid in course.paid.items() if won.get(one, 0) != paid}
    for one, paid in wrong.items():
        name = state.entries[one].called
        yield Need(
            kind="prize_wrong",
            text=f"{name} was paid {in_words(paid)} and wins {in_words(won.get(one, 0))}",
            urgent=True,
            category=category.key,
            action=_do("It was given back", "take_back_prize", category, entry=one),
            clause="OP-HOLDEM-03",
        )
