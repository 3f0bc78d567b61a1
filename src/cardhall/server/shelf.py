"""Which papers an event has now, by when one needs them."""

from collections.abc import Iterator

import msgspec

from cardhall.hall.state import Category, State
from cardhall.server.seated import game_of, seated

BEFORE, DOOR, ROUND, AFTER = "before", "door", "round", "after"


class PaperLine(msgspec.Struct, frozen=True, kw_only=True):
    """A paper that can be printed. `category` and `game` are "" for one of the whole event;
    `group`: "before", "door", "round", "after". `picture`: of its small picture. `tables`: one can
    be had for each. `ready`: false while it has nothing on it yet. `blank`: also to be had to be
    filled in by hand. `large`: needs tabloid or A3."""

    name: str
    group: str
    picture: str
    category: str = ""
    game: str = ""
    tables: tuple[int, ...] = ()
    ready: bool = True
    blank: bool = False
    large: bool = False


def shelf(state: State) -> tuple[PaperLine, ...]:
    """All papers of an event, in the order in which they are needed."""
    found = [*_of_event(state)]
    for category in state.categories.values():
        found += [_of(category, line) for line in _of_game(state, category)]
    order = [BEFORE, DOOR, ROUND, AFTER]
    return tuple(sorted(found, key=lambda line: order.index(line.group)))


def _of(category: Category, line: PaperLine) -> PaperLine:
    return msgspec.structs.replace(line, category=category.key, game=category.plan.name)


def _of_event(state: State) -> Iterator[PaperLine]:
    formats = {category.plan.format for category in state.categories.values()}
    entered = bool(state.entries)
    if formats & {"elimination", "bracket"}:
        yield PaperLine(name="entry-blank", group=BEFORE, picture="entry-blank")
    yield PaperLine(name="rulebook", group=BEFORE, picture="rulebook")
    yield PaperLine(name="sign-in", group=DOOR, picture="sign-in", ready=entered)
    if "elimination" in formats:
        yield PaperLine(name="tags", group=DOOR, picture="tags", ready=entered)
    yield PaperLine(name="results", group=AFTER, picture="results", ready=_anything(state))


def _anything(state: State) -> bool:
    """Whether anything has been played."""
    return any(category.begun for category in state.categories.values())


def _of_game(state: State, category: Category) -> Iterator[PaperLine]:
    game, shape = game_of(state, category), category.plan.format
    tables = tuple(seated(state, category))
    dashed = game.replace("_", "-")
    yield PaperLine(
        name="table-card", group=DOOR, picture=f"card-{_card(state, game)}",
        tables=tuple(sorted(category.codes)), blank=True,
    )  # fmt: skip
    if game == "po_ke_no":
        yield PaperLine(name="boards", group=BEFORE, picture="boards")
        yield PaperLine(name="boards-four", group=BEFORE, picture="boards-four")
    if shape == "freezeout":
        yield PaperLine(name="entry-form", group=BEFORE, picture="entry-form")
        yield PaperLine(name="blinds", group=BEFORE, picture="blinds")
        yield PaperLine(name="seat-slips", group=DOOR, picture="seat-slips", ready=bool(tables))
        yield PaperLine(name="payouts", group=AFTER, picture="payouts", ready=category.begun)
    if shape in ("elimination", "progressive", "freezeout"):
        ready = bool(tables)
        yield PaperLine(name="seats", group=DOOR, picture="seats", ready=ready)
        yield PaperLine(name="seating-chart", group=DOOR, picture="seating-chart", ready=ready)
    if shape == "progressive":
        yield PaperLine(name="movement", group=ROUND, picture="movement", blank=True,
                        ready=bool(state.entries))  # fmt: skip
    if shape == "bracket":
        yield PaperLine(name="bracket", group=ROUND, picture="bracket-11", blank=True,
                        large=_large(state, category))  # fmt: skip
        if _large(state, category):
            yield PaperLine(name="bracket-tiles", group=ROUND, picture="bracket-tiles", blank=True)
    if shape != "table":
        yield PaperLine(
            name="score-sheet", group=ROUND, picture=f"sheet-{dashed}", tables=tables, blank=True
        )


def _card(state: State, game: str) -> str:
    return "rap" if state.preset == "rap" else game.replace("_", "-")


def _large(state: State, category: Category) -> bool:
    """Whether the bracket needs a sheet twice as large."""
    return sum(entry.category == category.key for entry in state.entries.values()) > 16
