"""Its facts in words, for the log."""

from collections.abc import Callable, Iterable
from typing import Any

from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.books import Note
from cardhall.hall.formats.home_game.lines import (
    BANK,
    BuyInLine,
    CountLine,
    EndLine,
    HandLine,
    LeaveLine,
    Line,
    PayLine,
)
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Argument, Dollars, Message, Player, written


def name(state: State, one: str) -> Message:
    """As a person is called now; the box is the bank."""
    if one == BANK:
        return Message("the-bank")
    found = state.entries.get(one)
    return written(found.called) if found else Message("somebody")


def named(state: State, one: str) -> Argument:
    """The same, to be said in a message."""
    found = state.entries.get(one)
    return Player(found.called) if found else name(state, one)


def names(state: State, people: Iterable[str]) -> tuple[Argument, ...]:
    """Ann, Bob and Carl."""
    return tuple(named(state, one) for one in people)


def note_words(state: State, note: Note) -> Message:
    """A note of the books as a sentence."""
    match note.kind:
        case "held still":
            who = named(state, note.entry)
            return Message("still-had-chips-then", player=who, amount=Dollars(note.cents))
        case "put in nothing":
            return Message("had-nothing-left-to-put-in", player=named(state, note.entry))
        case "count off":
            return Message("this-count-is-now-off", amount=Dollars(note.cents))
        case "left in pot":
            return Message("left-in-the-pot-for-nobody", amount=Dollars(note.cents))


def payment(state: State, payer: str, receiver: str, cents: int) -> Message:
    """Ann pays 5.00 to the bank."""
    amount = Dollars(cents)
    if payer == BANK:
        return Message("the-bank-pays-to", player=named(state, receiver), amount=amount)
    if receiver == BANK:
        return Message("pays-to-the-bank", player=named(state, payer), amount=amount)
    return Message(
        "pays-to", player=named(state, payer), amount=amount, other=named(state, receiver)
    )


def line_words(state: State, line: Line, pot: int | None = None) -> Message:
    """A line as a sentence; a hand's with the pot as it was counted."""
    match line:
        case HandLine():
            return _hand_words(state, line, pot)
        case BuyInLine():
            who, amount = named(state, line.entry), Dollars(line.cents)
            if line.again:
                return Message("buys-in-again-for", player=who, amount=amount)
            return Message("buys-in-for", player=who, amount=amount)
        case CountLine():
            counted = sum(n for _, n in line.stacks) + line.pot
            return Message("all-chips-are-counted", amount=Dollars(counted))
        case LeaveLine():
            return Message("goes-home", player=named(state, line.entry))
        case PayLine():
            return payment(state, line.payer, line.receiver, line.cents)
        case EndLine():
            if line.share:
                return Message("the-night-is-over-the-pot-shared", players=names(state, line.share))
            return Message("the-night-is-over")


def _hand_words(state: State, line: HandLine, pot: int | None) -> Message:
    said = _pot_words(state, line, pot)
    if line.boured:
        said = Message("and-boured", said=said, players=names(state, line.boured))
    if line.reneged:
        said = Message("and-reneged", said=said, players=names(state, line.reneged))
    return said


def _pot_words(state: State, line: HandLine, pot: int | None) -> Message:
    """Say where the pot went."""
    if line.taker:
        who = named(state, line.taker)
        if pot is None:
            return Message("takes-the-pot", player=who)
        return Message("takes-the-pot-of", player=who, amount=Dollars(pot))
    if line.inside:
        return (
            Message("the-pot-stays")
            if pot is None
            else Message("the-pot-of-so-much-stays", amount=Dollars(pot))
        )
    if pot is None:
        return Message("nobody-is-in-the-pot-stays")
    return Message("nobody-is-in-the-pot-of-so-much-stays", amount=Dollars(pot))


def _game(state: State, key: str) -> str:
    return state.categories[key].plan.name


def _because(said: Message, why: str) -> Message:
    return Message("for-this-reason", said=said, why=why) if why else said


def _terms(state: State, x: f.TermsSet) -> Message:
    ante, start = Dollars(x.after.ante_cents), Dollars(x.after.start_cents)
    if x.after.written == "hands":
        return Message("ante-and-start-each-hand-is-written", ante=ante, start=start)
    return Message("ante-and-start-chips-are-counted-at-the-end", ante=ante, start=start)


def _seated(state: State, x: f.NightSeated) -> Message:
    players, dealer = names(state, x.seats), named(state, x.dealer)
    if x.seed:
        return Message("seats-drawn-by-lot-deals-first", players=players, player=dealer)
    return Message("seats-deals-first", players=players, player=dealer)


def _written(state: State, x: f.LineWritten) -> Message:
    line = line_words(state, x.line)
    if x.before:
        return _because(Message("ledger-a-forgotten-hand", line=line), x.why)
    return Message("a-line-of-the-ledger", line=line)


def _corrected(state: State, x: f.LineCorrected) -> Message:
    was = line_words(state, x.before) if x.before else Message("a-line-taken-out")
    now = line_words(state, x.after) if x.after else Message("taken-out")
    return _because(Message("ledger-corrected", was=was, now=now), x.why)


def _stepped(state: State, x: f.SteppedOut) -> Message:
    who = named(state, x.entry)
    if x.out:
        return Message("sits-out", player=who)
    return Message("is-back-at-the-table", player=who)


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.TermsSet: _terms,
    f.NightSeated: _seated,
    f.CardHeard: lambda s, x: Message("heard-the-rules-of-the-table", players=names(s, x.entries)),
    f.NightBegun: lambda s, x: Message("the-night-begins", game=_game(s, x.category)),
    f.SatDown: lambda s, x: Message("sits-down", player=named(s, x.entry)),
    f.SteppedOut: _stepped,
    f.LineWritten: _written,
    f.LineCorrected: _corrected,
    f.LineCorrectionUndone: lambda s, x: Message("ledger-the-correction-was-undone"),
}

CLAUSES: dict[type[Fact], str] = {
    f.TermsSet: "RAP-04",
    f.CardHeard: "RAP-50",
    f.NightBegun: "RAP-44",
    f.SatDown: "RAP-50",
}
