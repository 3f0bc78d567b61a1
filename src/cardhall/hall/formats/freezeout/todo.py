"""What waits for the chairperson."""

from collections.abc import Iterator
from typing import Any

from cardhall.hall.formats.freezeout.decide.clock import off_in_words
from cardhall.hall.formats.freezeout.decide.seating import missing_for_seat
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.freezeout.views import deal_wrong, review_at
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category, State, money_books
from cardhall.messages import Chips, Dollars, Message, Player


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """The most pressing first; the first carries the one main button."""
    freezeout = category.format_state
    assert isinstance(freezeout, Freezeout)
    if not freezeout.drawn:
        yield from _before(state, category)
    elif not freezeout.begun:
        yield from _seated(state, category, freezeout, at)
    elif freezeout.finished:
        yield from _calls(category, freezeout)
        yield from _prizes(state, category, freezeout)
    else:
        yield from _playing(state, category, freezeout, at)


def _do(label: Message, type: str, category: Category, **more: Any) -> Action:
    return Action(label=label, command={"type": type, "category": category.key, **more})


# --- before the first cards --------------------------------------------------------------------


def _before(state: State, category: Category) -> Iterator[Need]:
    key, name = category.key, category.plan.name
    entries = [e for e in state.entries.values() if e.category == key and not e.left]
    ready = sum(1 for entry in entries if missing_for_seat(entry) is None)
    if not entries:
        yield Need(
            kind="entries",
            text=Message("has-no-entries-yet", game=name),
            category=key,
            action=Action(label=Message("take-entries"), goto="entries"),
        )
        return
    draw = _do(Message("draw-the-seats"), "draw_seats", category)
    sign_in = Action(label=Message("sign-people-in"), goto="sign_in")
    text = Message("so-many-are-signed-in", game=name, ready=ready, count=len(entries))
    if review_at(state):
        text = Message("the-rules-are-reviewed-before-play", said=text)
    if ready >= 2 and ready == len(entries):
        yield Need(kind="draw", text=text, category=key, action=draw, more=(sign_in,))
    else:
        more = (draw,) if ready >= 2 else ()
        yield Need(
            kind="sign_in", text=text, category=key, action=sign_in, more=more, clause="HOLDEM-09"
        )


def _seated(state: State, category: Category, freezeout: Freezeout, at: int) -> Iterator[Need]:
    room = freezeout.room()
    yield Need(
        kind="start",
        text=Message(
            "so-many-sit-with-so-many-chips",
            count=len(room.people),
            tables=len(room.live),
            chips=Chips(category.plan.start_chips),
        ),
        category=category.key,
        action=_do(Message("deal-start-the-clock"), "start_clock", category),
        more=(_do(Message("draw-all-the-seats-again"), "draw_seats", category, again=True),),
        clause="HOLDEM-04",
    )
    yield from _late(state, category, freezeout, at)


def _late(state: State, category: Category, freezeout: Freezeout, at: int) -> Iterator[Need]:
    """Nobody is asked for once the time for people who come late has been played."""
    if freezeout.closed(category.plan, at):
        return
    entered = set(freezeout.entered())
    for entry in state.entries.values():
        if entry.category != category.key or entry.left or entry.id in entered:
            continue
        if missing_for_seat(entry) is None:
            yield Need(
                kind="not_seated",
                text=Message("is-signed-in-and-has-no-seat", player=Player(entry.called)),
                category=category.key,
                action=_do(
                    Message("seat-player", player=Player(entry.called)),
                    "add_seat",
                    category,
                    entry=entry.id,
                ),
            )


# --- in play -----------------------------------------------------------------------------------


def _playing(state: State, category: Category, freezeout: Freezeout, at: int) -> Iterator[Need]:
    yield from _calls(category, freezeout)
    yield from _rebuys(state, category, freezeout)
    yield from _astray(state, category, freezeout)
    if freezeout.mode == "physical":  # tables in the browser count and move by themselves
        yield from _chips(state, category, freezeout, at)
    yield from _stopped(category, freezeout, at)
    if freezeout.mode == "physical":
        yield from _moves(state, category, freezeout)
    yield from _hands(category, freezeout)
    yield from _late(state, category, freezeout, at)
    yield from _sent_away(state, category, freezeout)
    if freezeout.deal is not None:
        yield from _prizes(state, category, freezeout)


def _calls(category: Category, freezeout: Freezeout) -> Iterator[Need]:
    for number, call in sorted(freezeout.calls.items()):
        yield Need(
            kind="called",
            text=(
                Message("table-has-called-because", table=number, why=call.why)
                if call.why
                else Message("table-has-called", table=number)
            ),
            urgent=True,
            category=category.key,
            table=number,
            action=Action(label=Message("give-the-ruling"), goto=f"table:{number}"),
            clause=call.clause,
        )


def _rebuys(state: State, category: Category, freezeout: Freezeout) -> Iterator[Need]:
    for out, names in freezeout.asked().items():
        hand = freezeout.hands[out]
        for one in names:
            name = state.entries[one].called
            where = {"out": out, "entry": one}
            yield Need(
                kind="rebuy",
                text=Message(
                    "is-out-of-chips-more-for-so-much",
                    table=hand.table,
                    player=Player(name),
                    chips=Chips(hand.chips),
                    amount=Dollars(hand.cents),
                ),
                urgent=True,
                category=category.key,
                table=hand.table,
                action=_do(
                    Message("has-paid", player=Player(name), amount=Dollars(hand.cents)),
                    "rebuy",
                    category,
                    **where,
                ),
                more=(
                    _do(
                        Message("is-out-then", player=Player(name)),
                        "decline_rebuy",
                        category,
                        **where,
                    ),
                ),
                clause="HOLDEM-05",
            )


def _astray(state: State, category: Category, freezeout: Freezeout) -> Iterator[Need]:
    room = freezeout.room()
    free = room.open_tables(freezeout.most_seats(category.plan))
    for one in room.astray:
        name = state.entries[one].called
        seat = _do(Message("seat-player", player=Player(name)), "move_player", category, entry=one)
        yield Need(
            kind="astray",
            text=(
                Message("is-in-again-and-has-no-seat", player=Player(name))
                if free
                else Message("is-in-again-and-every-seat-is-taken", player=Player(name))
            ),
            urgent=True,
            category=category.key,
            action=seat if free else None,
            clause="OP-HOLDEM-11",
        )


def _chips(state: State, category: Category, freezeout: Freezeout, at: int) -> Iterator[Need]:
    due = freezeout.due(category.plan, at)
    if not due:
        return
    key = category.key
    if due in freezeout.agreed:
        least = freezeout.clock(category.plan).level(due).least
        yield Need(
            kind="change_up",
            text=Message("small-chips-go-out-now", least=least),
            category=key,
            action=_do(
                Message("change-up-to-chips-of", least=least), "change_up", category, level=due
            ),
            clause="OP-HOLDEM-13",
        )
        return
    for group, by in freezeout.off(due).items():
        if by:
            table = min(group)
            yield Need(
                kind="short",
                text=Message("count-those-tables-again", off=off_in_words(group, by)),
                category=key,
                table=table,
                action=Action(label=Message("look-at-the-count"), goto=f"table:{table}"),
            )
    if missing := freezeout.uncounted(due):
        yield Need(
            kind="count",
            text=Message("break-tables-not-counted-yet", tables=tuple(missing), count=len(missing)),
            category=key,
            table=missing[0],
            action=Action(
                label=Message("count-table", table=missing[0]), goto=f"table:{missing[0]}"
            ),
        )


def _stopped(category: Category, freezeout: Freezeout, at: int) -> Iterator[Need]:
    clock = freezeout.clock(category.plan)
    found = clock.reading(at)
    if clock.running or found.waits:
        return
    level = clock.level(found.level)
    fresh = not found.into and not found.is_break and found.part > 0
    text = (
        Message("level-is-next", level=found.level, small=level.small, big=level.big)
        if fresh
        else Message("the-clock-stands-still")
    )
    label = Message("start-level", level=found.level) if fresh else Message("go-on")
    yield Need(
        kind="stopped",
        text=text,
        category=category.key,
        action=_do(label, "start_clock", category),
    )


def _moves(state: State, category: Category, freezeout: Freezeout) -> Iterator[Need]:
    key, moves = category.key, freezeout.proposed()
    if moves:
        first, kind = moves[0], moves[0].kind
        name = state.entries[first.player].called
        label = {
            "balance": Message("move-player-to-table", player=Player(name), table=first.to_table),
            "break": Message("break-table", table=first.from_table),
            "final": Message("seat-the-final-table"),
        }[kind]
        where = Message(
            "player-to-table-and-seat",
            player=Player(name),
            table=first.to_table,
            seat=first.to_seat + 1,
        )
        players = [move.player for move in moves]
        yield Need(
            kind="move",
            text=where if kind == "balance" else first.why,
            category=key,
            table=first.from_table,
            action=_do(label, "make_moves", category, players=players),
            more=(_do(Message("wait-a-hand-is-not-finished"), "play_on", category),),
            clause="OP-HOLDEM-11",
        )
        return
    waited = freezeout.waited_for()
    if waited:
        numbers = sorted(waited)
        sizes = {table.number: len(table.players) for table in freezeout.room().live}
        if any(waited.values()):
            most, least = max(sizes.values()), min(sizes.values())
            why = Message("one-has-more-players-than-another", most=most, least=least)
            if len(numbers) == 2:
                one, other = numbers
                why = Message(
                    "table-has-and-table-has",
                    table=one,
                    count=sizes[one],
                    other=other,
                    others=sizes[other],
                )
        elif len(numbers) == 1 and sum(sizes.values()) > category.plan.seats:
            why = Message("it-is-broken-everybody-fits-the-others")
        else:
            why = Message("the-final-table-is-drawn")
        yield Need(
            kind="waiting",
            text=Message(
                "tables-to-finish-the-hand", tables=tuple(numbers), count=len(numbers), why=why
            ),
            category=key,
            table=numbers[0],
            action=Action(
                label=Message("tap-who-paid", table=numbers[0]), goto=f"table:{numbers[0]}"
            )
            if waited[numbers[0]]
            else _do(
                Message("table-has-finished", table=numbers[0]),
                "finish_hand",
                category,
                table=numbers[0],
            ),
            clause="OP-HOLDEM-11",
        )


def _hands(category: Category, freezeout: Freezeout) -> Iterator[Need]:
    room = freezeout.room()
    paid = len(freezeout.shares_now(len(freezeout.entered())))
    if freezeout.hand_for_hand is not None:
        playing = [t.number for t in room.live if t.number not in freezeout.hand_for_hand.done]
        yield Need(
            kind="hands",
            text=Message(
                "hand-for-hand-still-to-finish", tables=tuple(playing), count=len(playing)
            ),
            category=category.key,
            more=(_do(Message("end-hand-for-hand"), "end_hand_for_hand", category),),
            clause="OP-HOLDEM-12",
        )
    elif len(room.live) > 1 and len(room.people) == paid + 1:
        yield Need(
            kind="bubble",
            text=Message("so-many-are-left-and-so-many-paid", count=len(room.people), paid=paid),
            category=category.key,
            action=_do(Message("play-hand-for-hand"), "start_hand_for_hand", category),
            clause="OP-HOLDEM-12",
        )


def _sent_away(state: State, category: Category, freezeout: Freezeout) -> Iterator[Need]:
    for one in freezeout.room().people:
        entry = state.entries[one]
        if entry.left is not None:
            where = freezeout.room().seat_of(one) or (0, 0)
            player = Player(entry.called)
            yield Need(
                kind="left",
                text=(
                    Message(
                        "was-sent-away-take-the-chips",
                        table=where[0],
                        seat=where[1],
                        player=player,
                    )
                    if entry.left.kind == "disqualified"
                    else Message(
                        "has-left-blinds-are-posted",
                        table=where[0],
                        seat=where[1],
                        player=player,
                    )
                ),
                category=category.key,
                table=where[0],
                action=Action(
                    label=Message("look-at-table", table=where[0]), goto=f"table:{where[0]}"
                ),
                clause="OP-HOLDEM-18",
            )


def _prize_words(name: str, place: tuple[int, bool] | None, cents: int) -> Message:
    who, amount = Player(name), Dollars(cents)
    if place:
        return Message("finished-in-place-and-wins", player=who, place=place[0], amount=amount)
    return Message("gets-by-the-deal", player=who, amount=amount)


def _deal_off(state: State, category: Category) -> Iterator[Need]:
    if wrong := deal_wrong(state, category):
        yield Need(
            kind="deal_off",
            text=wrong,
            urgent=True,
            category=category.key,
            action=_do(Message("take-the-deal-back"), "take_back_deal", category),
            clause="OP-HOLDEM-22",
        )


def _prizes(state: State, category: Category, freezeout: Freezeout) -> Iterator[Need]:
    yield from _deal_off(state, category)
    won = freezeout.won(pool_of(state, category))
    found = freezeout.places()
    in_box = money_books(state)["cash"]
    for one in sorted(won, key=lambda x: (found.get(x, (0,))[0], x)):
        if one in freezeout.paid:
            continue
        name = state.entries[one].called
        yield Need(
            kind="prize",
            text=_prize_words(name, found.get(one), won[one]),
            category=category.key,
            action=_do(
                Message("was-paid-so-much", player=Player(name), amount=Dollars(won[one])),
                "pay_prize",
                category,
                entry=one,
                cents=won[one],
            )
            if won[one] <= in_box  # somebody else was paid too much, or it was paid out otherwise
            else Action(label=Message("look-at-the-money"), goto="money"),
            clause="OP-HOLDEM-03" if one in found else "OP-HOLDEM-22",
        )
    wrong = {one: paid for one, paid in freezeout.paid.items() if won.get(one, 0) != paid}
    for one, paid in wrong.items():
        name = state.entries[one].called
        yield Need(
            kind="prize_wrong",
            text=Message(
                "was-paid-and-wins",
                player=Player(name),
                paid=Dollars(paid),
                amount=Dollars(won.get(one, 0)),
            ),
            urgent=True,
            category=category.key,
            action=_do(Message("it-was-given-back"), "take_back_prize", category, entry=one),
            clause="OP-HOLDEM-03",
        )
