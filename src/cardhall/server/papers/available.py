"""List the papers that an event has now, by when they are needed."""

from collections.abc import Iterator

import msgspec

from cardhall.hall.formats import format_of, part_of
from cardhall.hall.state import Category, State
from cardhall.server.seating import game_of, seated

BEFORE, DOOR, ROUND, AFTER = "before", "door", "round", "after"


class PaperLine(msgspec.Struct, frozen=True, kw_only=True):
    """A paper that can be printed. `category` and `game` are "" for one of the whole event;
    `group`: "before", "door", "round", "after". `picture`: of its small picture. `tables`: one can
    be had for each. `ready`: false while it has nothing on it yet. `blank`: also to be had to be
    filled in by hand. `filled`: something stands on it already. `large`: needs tabloid or A3.
    `once`: handed out before the first round and kept for the day."""

    name: str
    group: str
    picture: str
    category: str = ""
    game: str = ""
    tables: tuple[int, ...] = ()
    ready: bool = True
    blank: bool = False
    filled: bool = True
    large: bool = False
    once: bool = False


def available_papers(state: State) -> tuple[PaperLine, ...]:
    """All papers of an event, in the order in which they are needed."""
    found = [*_of_event(state)]
    for category in state.categories.values():
        found += [_of(category, line) for line in _of_game(state, category)]
    order = [BEFORE, DOOR, ROUND, AFTER]
    return tuple(sorted(found, key=lambda line: order.index(line.group)))


def papers_of_round(state: State) -> tuple[PaperLine, ...]:
    """List the papers to print before a round, the event's first and then game by game: all that
    has something on it and fits an ordinary sheet; what is kept for the day only before round 1."""
    games = [*state.categories]
    wanted = [line for line in available_papers(state) if _is_for_round(state, line)]
    return tuple(
        sorted(wanted, key=lambda line: games.index(line.category) if line.category else -1)
    )


def _is_for_round(state: State, line: PaperLine) -> bool:
    if line.category:
        begun = state.categories[line.category].begun
    else:
        begun = _anything(state)
    return (
        line.group in (DOOR, ROUND)
        and line.ready
        and line.filled
        and not line.large
        and not (line.once and begun)
    )


def _of(category: Category, line: PaperLine) -> PaperLine:
    return msgspec.structs.replace(line, category=category.key, game=category.plan.name)


def _of_event(state: State) -> Iterator[PaperLine]:
    played = [format_of(category) for category in state.categories.values()]
    entered = bool(state.entries)
    if any(one.of_auxiliaries for one in played):
        yield PaperLine(name="entry-blank", group=BEFORE, picture="entry-blank")
    yield PaperLine(name="rulebook", group=BEFORE, picture="rulebook")
    yield PaperLine(name="sign-in", group=DOOR, picture="sign-in", ready=entered, once=True)
    if any(one.has_tags for one in played):
        yield PaperLine(name="tags", group=DOOR, picture="tags", ready=entered, once=True)
    yield PaperLine(name="results", group=AFTER, picture="results", ready=_anything(state))


def _anything(state: State) -> bool:
    """True if anything has been played."""
    return any(category.begun for category in state.categories.values())


def _of_game(state: State, category: Category) -> Iterator[PaperLine]:
    game = game_of(state, category)
    tables = tuple(sorted(category.codes))
    yield PaperLine(
        name="table-card", group=DOOR, picture=f"card-{_card(state, game)}",
        tables=tables, blank=True, filled=bool(tables), once=True,
    )  # fmt: skip
    if game == "po_ke_no":
        yield PaperLine(name="boards", group=BEFORE, picture="boards")
        yield PaperLine(name="boards-four", group=BEFORE, picture="boards-four")
    import cardhall.server.papers  # noqa: F401  # loaded late, and before any format's part of it

    own = part_of(category, "papers")
    if own is not None:
        yield from own.lines(state, category)


def sheet_line(state: State, category: Category) -> PaperLine:
    """The sheet on which a table writes, with the names of those seated or blank."""
    picture = f"sheet-{game_of(state, category).replace('_', '-')}"
    tables = tuple(seated(state, category))
    return PaperLine(
        name="score-sheet", group=ROUND, picture=picture,
        tables=tables, blank=True, filled=bool(tables),
    )  # fmt: skip


def _card(state: State, game: str) -> str:
    return "rap" if state.preset == "rap" else game.replace("_", "-")
