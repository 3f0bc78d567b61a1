"""A fact taken into the state."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.hall.formats.progressive import events as f
from cardhall.hall.formats.progressive.state import (
    Game,
    Progressive,
    TablePlay,
)
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.evolve import Folds, Kinds, report_of
from cardhall.hall.kernel.reported.table import with_mode
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.state import State


def progressive_of(state: "State", key: str) -> Progressive:
    night = state.categories[key].format_state
    assert isinstance(night, Progressive)
    return night


def _put(state: "State", key: str, **changes: Any) -> "State":
    category = state.categories[key]
    changed = replace(category, format_state=replace(progressive_of(state, key), **changes))
    return replace(state, categories={**state.categories, key: changed})


def _game(state: "State", key: str, no: int, game: Game) -> "State":
    games = progressive_of(state, key).games
    return _put(state, key, games=(*games[: no - 1], game, *games[no:]))


def _seated(state: "State", fact: f.GameSeated) -> "State":
    night = progressive_of(state, fact.category)
    tables = {
        one.table: TablePlay(table=one.table, pairs=one.pairs, why=one.why, mode=one.mode)
        for one in fact.tables
    }
    game = Game(
        no=fact.game,
        seed=fact.seed,
        tables=tables,
        out={one.entry: one.why for one in fact.out},
        left_out={one.entry: one.why for one in fact.left_out},
    )
    first = fact.game == 1
    state = _put(
        state,
        fact.category,
        games=(*night.games[: fact.game - 1], game),
        order=fact.order,
        planned=fact.planned,
        fixed=fact.fixed if first else night.fixed,
    )
    codes = {one.table: one.code for one in fact.tables if one.code}
    category = state.categories[fact.category]
    changed = replace(category, codes={**category.codes, **codes})
    return replace(state, categories={**state.categories, fact.category: changed})


def _unseated(state: "State", fact: f.GameUnseated) -> "State":
    night = progressive_of(state, fact.category)
    changes: dict[str, Any] = {"games": night.games[: fact.game - 1]}
    if fact.game == 1:
        changes |= {"order": (), "fixed": (), "planned": 0}
    return _put(state, fact.category, **changes)


def _started(state: "State", fact: f.GameStarted) -> "State":
    night = progressive_of(state, fact.category)
    game = replace(night.games[fact.game - 1], started_at=max(fact.at, 1))
    state = _game(state, fact.category, fact.game, game)
    return _put(state, fact.category, rules=fact.rules) if fact.game == 1 else state


def _start_taken_back(state: "State", fact: f.GameStartTakenBack) -> "State":
    game = replace(progressive_of(state, fact.category).games[fact.game - 1], started_at=0)
    return _game(state, fact.category, fact.game, game)


def _mode(state: "State", fact: f.GameModeSet) -> "State":
    game = progressive_of(state, fact.category).games[fact.game - 1]
    tables = with_mode(game.tables, fact.table, fact.mode)
    return _game(state, fact.category, fact.game, replace(game, tables=tables))


def _swapped(state: "State", fact: f.PlacesSwapped) -> "State":
    night = progressive_of(state, fact.category)
    names = {fact.first: fact.second, fact.second: fact.first}
    game = swapped(night.games[fact.game - 1], names)
    state = _game(state, fact.category, fact.game, game)
    if not fact.fixed:
        return state
    fixed = tuple(swapped_fixed(one, names) for one in night.fixed)
    return _put(state, fact.category, fixed=fixed)


CHANGED_PLACES = Message("changed-places-at-the-chairpersons-word")


def swapped(game: Game, names: dict[str, str]) -> Game:
    """The game with people in each other's places."""
    tables = {}
    for number, play in game.tables.items():
        pairs = tuple(tuple(names.get(one, one) for one in pair) for pair in play.pairs)
        why = tuple(
            CHANGED_PLACES if one in names else text
            for one, text in zip(play.players, play.why, strict=True)
        )
        tables[number] = replace(play, pairs=pairs, why=why)
    out = {names.get(one, one): text for one, text in game.out.items()}
    return replace(game, tables=tables, out=out)


def swapped_fixed(game: f.FixedGame, names: dict[str, str]) -> f.FixedGame:
    tables = tuple(
        replace(one, pairs=tuple(tuple(names.get(o, o) for o in pair) for pair in one.pairs))
        for one in game.tables
    )
    return replace(game, tables=tables, out=tuple(names.get(one, one) for one in game.out))


def _put_table(state: "State", fact: Any, table: TablePlay) -> "State":
    game = progressive_of(state, fact.category).games[fact.game - 1]
    tables = {**game.tables, fact.table: table}
    return _game(state, fact.category, fact.game, replace(game, tables=tables))


REPORTED = Kinds(
    reported=f.SheetReported,
    taken_back=f.SheetTakenBack,
    settled=f.SheetsSettled,
    corrected=f.GameCorrected,
    undone=f.GameCorrectionUndone,
    called=f.ChairCalledToGame,
    ruled=f.GameRuled,
)
_TABLES = Folds(
    find=lambda state, x: progressive_of(state, x.category).games[x.game - 1].tables[x.table],
    put=_put_table,
    report=lambda x: report_of(x, x.sheet),
    where=lambda x, table: (x.category, x.game, x.table),
)


def _cup(state: "State", fact: f.CupCounted) -> "State":
    counted = {**progressive_of(state, fact.category).counted, fact.table: fact.cents}
    return _put(state, fact.category, counted=counted)


def _played_off(state: "State", fact: f.PlayoffEntered) -> "State":
    playoffs = (*progressive_of(state, fact.category).playoffs, fact.order)
    return _put(state, fact.category, playoffs=playoffs)


TAKE: dict[type[Fact], Callable[["State", Any], "State"]] = {
    f.GameSeated: _seated,
    f.GameUnseated: _unseated,
    f.GameStarted: _started,
    f.GameStartTakenBack: _start_taken_back,
    f.GameModeSet: _mode,
    f.PlacesSwapped: _swapped,
    **_TABLES.of(REPORTED),
    f.GamesSet: lambda s, x: _put(s, x.category, wished=x.games),
    f.PrizesSet: lambda s, x: _put(s, x.category, prize_rows=x.rows),
    f.CupCounted: _cup,
    f.EveningClosed: lambda s, x: _put(s, x.category, ended_at=max(x.at, 1)),
    f.EveningReopened: lambda s, x: _put(s, x.category, ended_at=0),
    f.PlayoffEntered: _played_off,
}
