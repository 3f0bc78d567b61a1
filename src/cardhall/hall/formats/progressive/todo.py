"""What waits for the chairperson."""

from collections.abc import Iterator

from cardhall.hall.formats.progressive import seating
from cardhall.hall.formats.progressive.evolve import progressive_of
from cardhall.hall.formats.progressive.log import named, names
from cardhall.hall.formats.progressive.state import Game, Progressive, TablePlay
from cardhall.hall.formats.progressive.views import table_state
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category, State, leavers_of
from cardhall.messages import Dollars, Message

LABELS = {"called": Message("give-the-ruling"), "disputed": Message("choose-the-right-sheet")}

MOST_NAMED = 8
"""So many tables are named of those that play still."""


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """Calls and disputes; then the next step of the evening; then the cups."""
    night = progressive_of(state, category.key)
    now = night.now
    if now is not None:
        for _, play in sorted(now.tables.items()):
            yield from _urgent(state, category, now, play)
    doing = night.phase(category.plan, leavers_of(state, category.key))
    if doing == "entries":
        yield from _entries(state, category, night)
    elif doing == "seated" and now is not None:
        yield from _seated(state, category, now)
    elif doing == "playing" and now is not None:
        yield from _playing(category, now)
    elif doing == "between" and now is not None:
        yield from _between(state, category, night, now)
    elif doing == "done":
        yield from _done(state, category, night)
    yield from _cups(category, night)


def _urgent(state: State, category: Category, now: Game, play: TablePlay) -> Iterator[Need]:
    doing = table_state(now, play)
    if doing not in LABELS:
        return
    text = Message("table-sent-two-sheets-that-differ", table=play.table)
    if play.call is not None:
        text = Message("table-has-called-the-chair", table=play.table)
        if play.call.why:
            text = Message("table-has-called-because", table=play.table, why=play.call.why)
    yield Need(
        kind=doing,
        text=text,
        urgent=True,
        category=category.key,
        table=play.table,
        action=Action(label=LABELS[doing], goto=f"table:{play.table}"),
        clause="LLAA-T-17" if doing == "called" else "EUCHRE-51",
    )


def _command(category: Category, kind: str, **more: object) -> dict[str, object]:
    return {"type": kind, "category": category.key, **more}


def _entries(state: State, category: Category, night: Progressive) -> Iterator[Need]:
    here, missing = seating.present(state, category, night, 1)
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
    if len(here) < 4:
        yield Need(kind="entries", text=text, category=key, action=more.pop(), more=tuple(more))
        return
    seat = Action(label=Message("seat-game", game=1), command=_command(category, "seat_game"))
    yield Need(kind="seat_game", text=text, category=key, action=seat, more=tuple(more))


def _seated(state: State, category: Category, now: Game) -> Iterator[Need]:
    title, key = category.plan.name, category.key
    again = Action(
        label=Message("seat-game-again", game=now.no),
        command=_command(category, "seat_game", again=True),
    )
    back = Action(
        label=Message("take-the-seats-back"), command=_command(category, "take_back_seats")
    )
    gone = [
        one
        for play in now.tables.values()
        for one in play.players
        if state.entries[one].left or not state.entries[one].signed_in_at
    ]
    if gone:
        yield Need(
            kind="wrong_seat",
            text=Message(
                "are-not-here-and-have-a-seat",
                category=title,
                players=names(state, gone),
                count=len(gone),
                game=now.no,
            ),
            urgent=True,
            category=key,
            action=again,
            more=tuple(_instead(state, category, now, gone[0])),
            clause="OP-X-16",
        )
        return
    yield Need(
        kind="start_game",
        text=Message(
            "game-is-seated-at-so-many-tables", category=title, game=now.no, count=len(now.tables)
        ),
        category=key,
        action=Action(
            label=Message("start-game", game=now.no), command=_command(category, "start_game")
        ),
        more=(again, back),
    )
    night = progressive_of(state, key)
    here, _ = seating.present(state, category, night, now.no)
    new = [one for one in here if now.table_of(one) is None and one not in now.out]
    if new:
        yield Need(
            kind="not_seated",
            text=Message("came-since-seat-game-again", players=names(state, new), game=now.no),
            category=key,
            action=again,
        )


def _instead(state: State, category: Category, now: Game, gone: str) -> Iterator[Action]:
    """Those who sit out and could take the place of one who went."""
    for one in now.out:
        if not state.entries[one].left:
            swap = _command(category, "swap_seats", first=gone, second=one)
            yield Action(
                label=Message("let-player-take-that-seat", player=named(state, one)), command=swap
            )


def _playing(category: Category, now: Game) -> Iterator[Need]:
    still = [number for number, play in sorted(now.tables.items()) if play.sheet is None]
    if not still:
        return
    done = len(now.tables) - len(still)
    text = Message(
        "so-many-tables-are-in",
        category=category.plan.name,
        game=now.no,
        done=done,
        count=len(now.tables),
    )
    back = Action(
        label=Message("take-the-start-back"), command=_command(category, "take_back_seats")
    )
    yield Need(
        kind="wait",
        text=_still(text, still) if done else text,
        category=category.key,
        action=Action(
            label=Message("enter-the-sheet-of-table", table=still[0]), goto=f"table:{still[0]}"
        )
        if done
        else None,
        more=() if now.told else (back,),
    )


def _still(text: Message, still: list[int]) -> Message:
    if len(still) > MOST_NAMED:
        named = tuple(still[:MOST_NAMED])
        return Message("still-at-it-and-others", said=text, tables=named)
    return Message("still-at-it", said=text, tables=tuple(still))


def _between(state: State, category: Category, night: Progressive, now: Game) -> Iterator[Need]:
    title, key = category.plan.name, category.key
    level = [
        number
        for number, play in sorted(now.tables.items())
        if play.sheet and not play.sheet.lower and not night.fixed
    ]
    last = now.no >= min(night.planned, seating.announced(category, night))
    close = Action(label=Message("close-the-evening"), command=_command(category, "close_evening"))
    if last:
        yield Need(
            kind="close_evening",
            text=Message("all-games-are-played", category=title, count=now.no),
            category=key,
            action=close,
            clause="EUCHRE-51",
        )
        return
    if level:
        yield Need(
            kind="level",
            text=Message("table-is-level-each-pair-cuts", table=level[0]),
            urgent=True,
            category=key,
            table=level[0],
            action=Action(label=Message("say-who-moves"), goto=f"table:{level[0]}"),
            clause="OP-EUCHRE-02",
        )
        return
    yield Need(
        kind="seat_game",
        text=Message("game-of-so-many-is-over", category=title, game=now.no, games=night.planned),
        category=key,
        action=Action(
            label=Message("seat-game", game=now.no + 1), command=_command(category, "seat_game")
        ),
        clause="EUCHRE-50",
    )


def _done(state: State, category: Category, night: Progressive) -> Iterator[Need]:
    left = leavers_of(state, category.key)
    for place, level in night.ties_to_play(category.plan, left):
        yield Need(
            kind="playoff",
            text=Message("are-level-at-place-one-hand", players=names(state, level), place=place),
            category=category.key,
            action=Action(label=Message("enter-the-order"), goto="table:0"),
            clause="OP-EUCHRE-06",
        )
    if not night.prizes(category.plan):
        yield Need(
            kind="prizes",
            text=Message("no-prizes-are-listed-for-so-few-tables"),
            category=category.key,
            action=Action(label=Message("enter-the-prizes"), goto="table:0"),
            clause="OP-EUCHRE-07",
        )


def _cups(category: Category, night: Progressive) -> Iterator[Need]:
    for table, due in night.cups(category.plan).items():
        off = night.counted.get(table, due) - due
        if off:
            yield Need(
                kind="cup",
                text=(
                    Message("cup-has-too-much", table=table, off=Dollars(off), due=Dollars(due))
                    if off > 0
                    else Message(
                        "cup-has-too-little", table=table, off=Dollars(-off), due=Dollars(due)
                    )
                ),
                category=category.key,
                table=table,
                action=Action(label=Message("look-at-the-cups"), goto="table:0"),
                clause="EUCHRE-38",
            )
