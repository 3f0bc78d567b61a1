"""What each fact of a caller's table does to the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.elimination.caller import events as f
from cardhall.hall.formats.elimination.caller.state import CallerGame, Calling, Calls, Claim
from cardhall.hall.formats.elimination.state import rounds_of, with_rounds
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State


def _with(state: State, key: str, calling: Calling) -> State:
    return with_rounds(state, key, calling=calling)


def _put(state: State, fact: Any, calls: Calls) -> State:
    calling = rounds_of(state.categories[fact.category]).calling
    tables = {**calling.tables, (fact.round, fact.table): calls}
    return _with(state, fact.category, replace(calling, tables=tables))


def _calls(state: State, fact: Any) -> Calls:
    return rounds_of(state.categories[fact.category]).calling.at(fact.round, fact.table)


def _game(state: State, fact: Any, change: Callable[[CallerGame], CallerGame]) -> State:
    calls = _calls(state, fact)
    return _put(state, fact, replace(calls, games=(*calls.games[:-1], change(calls.games[-1]))))


def _begun(state: State, fact: f.CalledGameBegun) -> State:
    calls = rounds_of(state.categories[fact.category]).calling.at(
        fact.round, fact.table, fact.attempt
    )
    game = CallerGame(
        no=fact.game, drawn=fact.drawn, among=fact.among, calling=fact.calling, due=fact.due
    )
    return _put(state, fact, replace(calls, games=(*calls.games, game)))


def _called(state: State, fact: f.CardTurned) -> State:
    return _game(state, fact, lambda game: replace(game, called=(*game.called, fact.card)))


def _card_taken_back(state: State, fact: f.TurnTakenBack) -> State:
    return _game(state, fact, lambda game: replace(game, called=game.called[:-1]))


def _out(state: State, fact: f.OutSaid) -> State:
    claim = Claim(
        entry=fact.entry,
        board=fact.board,
        cards=fact.cards,
        hand=fact.hand,
        worth=fact.worth,
        chips=fact.chips,
    )
    state = _game(state, fact, lambda game: replace(game, claims=(*game.claims, claim)))
    return _board(state, fact)


def _falsely(state: State, fact: f.OutSaidFalsely) -> State:
    def change(game: CallerGame) -> CallerGame:
        out = game.sits_out | {fact.entry} if fact.sits_out else game.sits_out
        return replace(game, false=(*game.false, fact.entry), sits_out=out)

    return _board(_game(state, fact, change), fact)


def _board(state: State, fact: Any) -> State:
    """Boards are kept for a session (OP-POKENO-08): it is asked for once."""
    calls = _calls(state, fact)
    if not fact.board:
        return state
    return _put(state, fact, replace(calls, boards={**calls.boards, fact.entry: fact.board}))


def _out_taken_back(state: State, fact: f.OutWithdrawn) -> State:
    def change(game: CallerGame) -> CallerGame:
        return replace(game, claims=tuple(x for x in game.claims if x.entry != fact.entry))

    calls = _calls(state, fact)
    boards = {one: board for one, board in calls.boards.items() if one != fact.entry}
    return _game(_put(state, fact, replace(calls, boards=boards)), fact, change)


def _settled(state: State, fact: f.CalledGameSettled) -> State:
    return _game(
        state,
        fact,
        lambda game: replace(
            game,
            over=True,
            winner=fact.winner,
            chips=fact.chips,
            hand=fact.hand,
            even=fact.even,
        ),
    )


def _game_taken_back(state: State, fact: f.CalledGameStruck) -> State:
    calls = _calls(state, fact)
    return _put(state, fact, replace(calls, games=calls.games[:-1]))


def _collected(state: State, fact: f.DecksCollected) -> State:
    calling = rounds_of(state.categories[fact.category]).calling
    back = calling.collected.get(fact.round, frozenset()) | frozenset(fact.tables)
    collected = {**calling.collected, fact.round: back}
    return _with(state, fact.category, replace(calling, collected=collected))


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.CalledGameBegun: _begun,
    f.CardTurned: _called,
    f.TurnTakenBack: _card_taken_back,
    f.OutSaid: _out,
    f.OutSaidFalsely: _falsely,
    f.OutWithdrawn: _out_taken_back,
    f.CalledGameSettled: _settled,
    f.CalledGameStruck: _game_taken_back,
    f.DecksCollected: _collected,
}
