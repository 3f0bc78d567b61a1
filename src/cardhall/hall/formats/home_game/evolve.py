"""A fact taken into the state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.lines import HandLine, Line
from cardhall.hall.formats.home_game.state import TABLE, HomeGame, LineFix
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State


def home_game_of(state: State, key: str) -> HomeGame:
    """The ledger of a night."""
    game = state.categories[key].format_state
    assert isinstance(game, HomeGame)
    return game


def _put(state: State, key: str, **changes: Any) -> State:
    category = state.categories[key]
    changed = replace(category, format_state=replace(home_game_of(state, key), **changes))
    return replace(state, categories={**state.categories, key: changed})


def _terms(state: State, fact: f.TermsSet) -> State:
    return _put(state, fact.category, kept=fact.after)


def _seated(state: State, fact: f.NightSeated) -> State:
    if fact.code:
        category = state.categories[fact.category]
        changed = replace(category, codes={TABLE: fact.code})
        state = replace(state, categories={**state.categories, fact.category: changed})
    return _put(state, fact.category, seats=fact.seats, dealer=fact.dealer, seed=fact.seed)


def _heard(state: State, fact: f.CardHeard) -> State:
    heard = home_game_of(state, fact.category).heard | set(fact.entries)
    return _put(state, fact.category, heard=heard)


def _begun(state: State, fact: f.NightBegun) -> State:
    return _put(state, fact.category, begun=True, terms=fact.terms)


def _sat_down(state: State, fact: f.SatDown) -> State:
    seats = list(home_game_of(state, fact.category).seats)
    place = seats.index(fact.after) + 1 if fact.after in seats else len(seats)
    seats.insert(place, fact.entry)
    return _put(state, fact.category, seats=tuple(seats))


def _stepped_out(state: State, fact: f.SteppedOut) -> State:
    out = home_game_of(state, fact.category).out
    out = out | {fact.entry} if fact.out else out - {fact.entry}
    return _put(state, fact.category, out=out)


def _written(state: State, fact: f.LineWritten) -> State:
    lines = list(home_game_of(state, fact.category).written)
    places = [place for place, line in enumerate(lines) if line.id == fact.before]
    if not places:
        return _put(state, fact.category, written=(*lines, fact.line))
    lines.insert(places[0], fact.line)
    ledger = home_game_of(state, fact.category)
    dealers = _dealers(lines[places[0] :], fact.line)
    fixes = {
        id: tuple(replace(fix, after=_dealt_by(fix.after, dealers)) for fix in row)
        for id, row in ledger.fixes.items()
    }
    written = tuple(_dealt_by(line, dealers) for line in lines)
    return _put(state, fact.category, written=written, fixes=fixes)


def _dealers(lines: Sequence[Line], first: Line) -> dict[str, str]:
    """Find who dealt each hand from a forgotten one on: the deals went round as they were written,
    one hand further along (RAP-42)."""
    hands = [line for line in lines if isinstance(line, HandLine)]
    assert isinstance(first, HandLine)
    dealt = [*(line.dealer for line in hands[1:]), first.dealer]
    return {line.id: dealer for line, dealer in zip(hands, dealt, strict=True)}


L = TypeVar("L", Line, Line | None)


def _dealt_by(line: L, dealers: Mapping[str, str]) -> L:
    if isinstance(line, HandLine) and line.id in dealers:
        return replace(line, dealer=dealers[line.id])
    return line


def _corrected(state: State, fact: f.LineCorrected) -> State:
    fixes = home_game_of(state, fact.category).fixes
    fix = LineFix(id=fact.correction, after=fact.after, why=fact.why)
    fixes = {**fixes, fact.line: (*fixes.get(fact.line, ()), fix)}
    where = {**state.corrections, fact.correction: (fact.category, 0, 0)}
    return _put(replace(state, corrections=where), fact.category, fixes=fixes)


def _undone(state: State, fact: f.LineCorrectionUndone) -> State:
    fixes = dict(home_game_of(state, fact.category).fixes)
    left = tuple(fix for fix in fixes.pop(fact.line, ()) if fix.id != fact.correction)
    if left:
        fixes[fact.line] = left
    return _put(state, fact.category, fixes=fixes)


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.TermsSet: _terms,
    f.NightSeated: _seated,
    f.CardHeard: _heard,
    f.NightBegun: _begun,
    f.SatDown: _sat_down,
    f.SteppedOut: _stepped_out,
    f.LineWritten: _written,
    f.LineCorrected: _corrected,
    f.LineCorrectionUndone: _undone,
}
