"""What waits for the chairperson."""

from collections.abc import Iterator

from cardhall.formats.swiss import FEWEST
from cardhall.hall.formats.swiss import pairing
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.state import Pairing, Swiss, SwissRound
from cardhall.hall.formats.swiss.views import table_state
from cardhall.hall.kernel.naming import names
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category, State, leavers_of
from cardhall.messages import Message

LABELS = {
    "called": Message("give-the-ruling"),
    "disputed": Message("swiss-choose-the-right-report"),
}

MOST_NAMED = 8
"""So many tables are named of those that play still."""


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """Calls and disputes; then the next step."""
    swiss = swiss_of(state, category.key)
    now = swiss.now
    for _, table in sorted(now.tables.items()) if now else ():
        yield from _urgent(category, table)
    match swiss.phase(category.plan, leavers_of(state, category.key)):
        case "entries":
            yield from _entries(state, category, swiss)
        case "playing" if now is not None:
            yield from _playing(state, category, now)
        case "between" if now is not None:
            yield from _between(state, category, swiss, now)


def _urgent(category: Category, table: Pairing) -> Iterator[Need]:
    doing = table_state(table)
    if doing not in LABELS:
        return
    text = Message("swiss-table-sent-two-reports", table=table.table)
    if table.call is not None:
        text = Message("table-has-called-the-chair", table=table.table)
        if table.call.why:
            text = Message("table-has-called-because", table=table.table, why=table.call.why)
    yield Need(
        kind=doing,
        text=text,
        urgent=True,
        category=category.key,
        table=table.table,
        action=Action(label=LABELS[doing], goto=f"table:{table.table}"),
        clause="LLAA-T-17" if doing == "called" else "SWISS-21",
    )


def _command(category: Category, kind: str, **more: object) -> dict[str, object]:
    return {"type": kind, "category": category.key, **more}


def _pair(category: Category, no: int) -> Action:
    return Action(
        label=Message("swiss-pair-round", round=no), command=_command(category, "pair_round")
    )


def _entries(state: State, category: Category, swiss: Swiss) -> Iterator[Need]:
    here, missing = pairing.present(state, category)
    title, key = category.plan.name, category.key
    take = Action(label=Message("take-entries"), goto="entries")
    if not here and not missing:
        if not any(other.begun for other in state.categories.values()):
            yield Need(
                kind="entries",
                text=Message("has-no-entries-yet", game=title),
                category=key,
                action=take,
            )
        return
    more = [take]
    if missing:
        more.append(Action(label=Message("sign-people-in"), goto="sign_in"))
    text = Message("so-many-are-here", category=title, count=len(here))
    if missing:
        text = Message("and-so-many-more-are-entered", said=text, count=len(missing))
    if len(here) < FEWEST:
        yield Need(kind="entries", text=text, category=key, action=more.pop(), more=tuple(more))
        return
    rounds = pairing.rounds_for(category, swiss, len(here))
    yield Need(
        kind="pair_round",
        text=Message("swiss-and-so-many-rounds", said=text, count=rounds),
        category=key,
        action=_pair(category, 1),
        more=tuple(more),
        clause="SWISS-19" if pairing.is_swiss(category) else "SWISS-16",
    )


def _playing(state: State, category: Category, now: SwissRound) -> Iterator[Need]:
    still = [number for number, one in sorted(now.tables.items()) if one.result is None]
    gone = [
        (number, [one for one in table.sides if state.entries[one].left])
        for number, table in sorted(now.tables.items())
        if table.result is None
    ]
    for number, sides in gone:
        if sides:
            yield Need(
                kind="walkover",
                text=Message(
                    "swiss-has-left-and-a-table-waits", players=names(state, tuple(sides)),
                    table=number,
                ),
                urgent=True,
                category=category.key,
                table=number,
                action=Action(label=Message("swiss-enter-the-walkover"), goto=f"table:{number}"),
                clause="SWISS-24",
            )  # fmt: skip
    if not still:
        return
    text = Message(
        "swiss-so-many-tables-are-in",
        game=category.plan.name,
        round=now.no,
        done=len(now.tables) - len(still),
        count=len(now.tables),
    )
    if len(still) < len(now.tables):
        named = tuple(still[:MOST_NAMED])
        text = (
            Message("still-at-it-and-others", said=text, tables=named)
            if len(still) > MOST_NAMED
            else Message("still-at-it", said=text, tables=named)
        )
    back = Action(
        label=Message("swiss-take-the-pairing-back"),
        command=_command(category, "take_back_pairing"),
    )
    again = Action(
        label=Message("swiss-pair-again", round=now.no),
        command=_command(category, "pair_round", again=True),
    )
    yield Need(
        kind="wait",
        text=text,
        category=category.key,
        action=Action(
            label=Message("swiss-enter-the-result-of-table", table=still[0]),
            goto=f"table:{still[0]}",
        ),
        more=() if now.told else (again, back),
    )


def _between(state: State, category: Category, swiss: Swiss, now: SwissRound) -> Iterator[Need]:
    title, key = category.plan.name, category.key
    close = Action(
        label=Message("swiss-close-the-rounds"), command=_command(category, "close_pairings")
    )
    if now.no >= swiss.announced:
        yield Need(
            kind="close_pairings",
            text=Message("swiss-all-rounds-are-over", game=title, count=now.no),
            category=key,
            action=close,
            clause="SWISS-11",
        )
        return
    yield Need(
        kind="pair_round",
        text=Message("swiss-round-of-so-many-is-over", game=title, round=now.no,
                     rounds=swiss.announced),
        category=key,
        action=_pair(category, now.no + 1),
        clause="SWISS-20",
    )  # fmt: skip
