"""List what waits for the chairperson, the most pressing first; the first has the main button."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from cardhall.hall.formats import format_of
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.log import hall_time
from cardhall.hall.state import (
    State,
    awards_at,
    cash_difference,
    next_award,
    standings,
    to_award,
)
from cardhall.messages import Dollars, Message, Player


def todo_of(state: State, at: int) -> tuple[Need, ...]:
    """Calls, disputes, wrong sums and ties; then the next step of each game; then small things."""
    found: list[Need] = []
    for category in state.categories.values():
        found += format_of(category).todo.needs(state, category, at)
    for category in state.categories.values():
        if step := format_of(category).next_step:
            found += step(state, category, at)
    found = _alike(state, _without_entries(state, found))
    found += _awards(state)
    found += _loose_ends(state)
    return tuple(sorted(found, key=_order))


def _without_entries(state: State, found: list[Need]) -> list[Need]:
    """The same with one line for all games that nobody has entered yet."""
    empty = [need for need in found if need.text.key == "has-no-entries-yet"]
    if len(empty) < 2:
        return found
    names = tuple(state.categories[need.category].plan.name for need in empty)
    text = (
        Message("nobody-is-entered-yet")
        if len(empty) == len(state.categories)
        else Message("have-no-entries-yet", games=names)
    )
    folded = Need(kind="entries", text=text, action=empty[0].action)
    return [folded if need is empty[0] else need for need in found if need not in empty[1:]]


ALIKE: dict[str, tuple[Callable[[tuple[str, ...]], Message], Callable[[int], Message]]] = {
    "draw": (
        lambda games: Message("games-wait-to-draw", games=games),
        lambda count: Message("draw-all", count=count),
    ),
    "start": (
        lambda games: Message("games-wait-to-start", games=games),
        lambda count: Message("start-all", count=count),
    ),
    "close": (
        lambda games: Message("games-wait-to-close", games=games),
        lambda count: Message("close-all", count=count),
    ),
}
"""Steps that several games take at the same time by one press: what is said of them, the button."""


def _alike(state: State, found: list[Need]) -> list[Need]:
    """The same with one line for all games that wait for the same step; each game's own button is
    beside it."""
    for kind in ALIKE:
        same = [need for need in found if need.kind == kind and need.action and need.action.command]
        if len(same) > 1:
            folded = _folded(state, kind, same)
            found = [folded if need is same[0] else need for need in found if need not in same[1:]]
    return found


def _folded(state: State, kind: str, same: list[Need]) -> Need:
    told, label = ALIKE[kind]
    names = {need.category: state.categories[need.category].plan.name for need in same}
    own = [
        replace(action, label=Message("of-one-game", game=names[need.category], what=action.label))
        for need in same
        for action in (need.action, *need.more)
        if action is not None and action.command
    ]
    steps = [need.action.command for need in same if need.action and need.action.command]
    return Need(
        kind=kind,
        text=told(tuple(names.values())),
        action=Action(label=label(len(same)), commands=tuple(steps)),
        more=tuple(own),
        clause=same[0].clause if len({need.clause for need in same}) == 1 else "",
    )


def _order(need: Need) -> int:
    """Order what is to be done: what cannot wait; what holds up a game's next step, and that step;
    the counts that tables send by themselves; what only tells how it stands. Each in the order of
    the games."""
    if need.urgent:
        return 0
    if need.kind in LOOSE:
        return 5
    return LATER.get(need.kind, 2)


LATER = {"collect": 1, "time": 3, "wait": 4}
LOOSE = ("cash", "owing", "no_auxiliary", "awards_given")


def _awards(state: State) -> Iterator[Need]:
    """The awards of all games are given at once, or called one by one (LLAA-T-20)."""
    back = Action(label=Message("take-the-awards-back"), command={"type": "take_back_awards"})
    if games := to_award(state):
        category = state.categories[games[0]]
        look = Action(label=Message("look-at-the-winners"), goto=format_of(category).winners_at)
        ways = [Action(label=Message("give-the-awards"), command={"type": "give_awards"})]
        if call := _next_call(state):
            # who has begun to call goes on
            ways.insert(0 if state.called else 1, call)
        several = len({entry.category for entry in state.entries.values()}) > 1
        yield Need(
            kind="awards",
            text=Message("all-games-are-decided")
            if several
            else Message("is-decided", game=category.plan.name),
            category=category.key,
            action=ways[0],
            more=(*ways[1:], look, *((back,) if state.called else ())),
            clause="LLAA-T-20",
        )
    elif given := awards_at(state):
        yield Need(
            kind="awards_given",
            text=Message("awards-given", time=hall_time(given, state.known.utc_offset_minutes)),
            more=(back,),
            clause="LLAA-T-20",
        )


def _next_call(state: State) -> Action | None:
    """To call one award after the other before the room, the next of them."""
    turn = next_award(state)
    if turn is None:
        return None
    key, place = turn
    game = state.categories[key].plan.name
    named = Message("call-the-award", place=place, game=game)
    return Action(
        label=named if state.called else Message("call-them-one-by-one", call=named),
        command={"type": "call_award", "category": key, "place": place},
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
        and format_of(state.categories[entry.category]).of_auxiliaries
    ]
    if bare:
        yield Need(
            kind="no_auxiliary",
            text=Message("entries-name-no-auxiliary", count=len(bare)),
            action=Action(label=Message("look-at-the-entries"), goto="entries"),
            clause="LLAA-FORM-11",
        )
