"""The facts of a caller's table in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.formats.elimination.caller import events as f
from cardhall.hall.formats.elimination.caller.state import in_words
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Argument, Card, Chips, Message, Player


def _place(state: State, x: Any) -> Message:
    name = state.categories[x.category].plan.name
    return Message(
        "called-at-round-table-game", name=name, round=x.round, table=x.table, game=x.game
    )


def _name(state: State, entry: str) -> Argument:
    found = state.entries.get(entry)
    return Player(found.name) if found else Message("somebody")


def _falsely(state: State, x: f.OutSaidFalsely) -> Message:
    place, who = _place(state, x), _name(state, x.entry)
    missing = tuple(Card(one) for one in x.missing)
    if x.sits_out:
        return Message("called-out-falsely-sits-out", place=place, player=who, cards=missing)
    return Message("called-out-falsely", place=place, player=who, cards=missing)


def _settled(state: State, x: f.CalledGameSettled) -> Message:
    place, chips = _place(state, x), Chips(x.chips)
    if x.winner:
        who = _name(state, x.winner)
        hand = in_words(x.hand)
        return Message("called-game-won", place=place, player=who, hand=hand, chips=chips)
    if x.even:
        names = tuple(_name(state, one) for one in x.even)
        return Message("called-game-even", place=place, players=names, chips=chips)
    return Message("called-game-without-winner", place=place)


def _collected(state: State, x: f.DecksCollected) -> Message:
    return Message(
        "decks-are-back",
        name=state.categories[x.category].plan.name,
        round=x.round,
        decks=x.decks,
        tables=tuple(x.tables),
        count=len(x.tables),
    )


def _out(state: State, x: f.OutSaid) -> Message:
    return Message(
        "called-out-with",
        place=_place(state, x),
        player=_name(state, x.entry),
        hand=in_words(x.hand),
        cards=tuple(Card(one) for one in x.cards),
    )


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.CalledGameBegun: lambda s, x: Message("called-game-began", place=_place(s, x)),
    f.CardTurned: lambda s, x: Message("card-was-called", place=_place(s, x), card=Card(x.card)),
    f.TurnTakenBack: lambda s, x: Message(
        "card-was-not-called", place=_place(s, x), card=Card(x.card)
    ),
    f.OutSaid: _out,
    f.OutSaidFalsely: _falsely,
    f.OutWithdrawn: lambda s, x: Message(
        "call-was-taken-back", place=_place(s, x), player=_name(s, x.entry)
    ),
    f.CalledGameSettled: _settled,
    f.CalledGameStruck: lambda s, x: Message("called-game-was-struck", place=_place(s, x)),
    f.DecksCollected: _collected,
}

CLAUSES: dict[type[Fact], str] = {
    f.CardTurned: "LLAA-POKENO-03",
    f.OutSaid: "LLAA-POKENO-07",
    f.OutSaidFalsely: "OP-POKENO-07",
    f.DecksCollected: "LLAA-POKENO-15",
}
