"""What waits before a game of the association begins, and after it has ended."""

from collections.abc import Iterator

from cardhall.hall.entries.ready import missing_for_seat
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category, State, of_its_game, standings
from cardhall.messages import Message, Player

SAME_DAY = 12 * 3_600_000
"""Before this long before sign-in closes, nobody stands at the door yet; ms."""


def before_play(state: State, category: Category, at: int, draw: Action) -> Iterator[Need]:
    """Entries and sign-in, until seats are drawn or the bracket: `draw` is the button."""
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


def level(state: State, category: Category) -> Iterator[Need]:
    """People level for a place."""
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
