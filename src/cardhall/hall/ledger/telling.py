"""Its facts in words, for the log."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.ledger import facts as f
from cardhall.hall.ledger.books import cents
from cardhall.hall.ledger.lines import (
    BANK,
    BuyInLine,
    CountLine,
    EndLine,
    HandLine,
    LeaveLine,
    Line,
    PayLine,
)
from cardhall.hall.state import State


def name(state: State, one: str) -> str:
    """As she is called now; the box is the bank."""
    if one == BANK:
        return "the bank"
    found = state.entries.get(one)
    return found.called if found else "somebody"


def names(state: State, people: Iterable[str]) -> str:
    """ "Ann, Bob and Carl"."""
    found = [name(state, one) for one in people]
    return " and ".join(found) if len(found) < 3 else f"{', '.join(found[:-1])} and {found[-1]}"


def filled(state: State, text: str) -> str:
    """A note of the books with the names in: they hold "{entry id}" in their place."""
    return re.sub(r"\{([^{}]*)\}", lambda found: name(state, found[1]), text)


def line_words(state: State, line: Line, pot: int | None = None) -> str:
    """A line as a sentence; a hand's with the pot as it was counted."""
    match line:
        case HandLine():
            return _hand_words(state, line, pot)
        case BuyInLine():
            again = " again" if line.again else ""
            return f"{name(state, line.entry)} buys in{again} for {cents(line.cents)}"
        case CountLine():
            return f"All chips are counted: {cents(sum(n for _, n in line.stacks) + line.pot)}"
        case LeaveLine():
            return f"{name(state, line.entry)} goes home"
        case PayLine():
            payer = name(state, line.payer)
            payer = payer[0].upper() + payer[1:]
            return f"{payer} pays {cents(line.cents)} to {name(state, line.receiver)}"
        case EndLine():
            shared = f"; the pot is shared by {names(state, line.share)}" if line.share else ""
            return f"The night is over{shared}"


def _hand_words(state: State, line: HandLine, pot: int | None) -> str:
    sum_of = f"The pot of {cents(pot)}" if pot is not None else "The pot"
    if line.taker:
        parts = [f"{name(state, line.taker)} takes {sum_of[0].lower()}{sum_of[1:]}"]
    elif not line.inside:
        parts = [f"Nobody is in: {sum_of[0].lower()}{sum_of[1:]} stays"]
    else:
        parts = [f"{sum_of} stays"]
    if line.boured:
        parts.append(f"{names(state, line.boured)} bouréd")
    if line.reneged:
        parts.append(f"{names(state, line.reneged)} reneged")
    return "; ".join(parts)


def _game(state: State, key: str) -> str:
    return state.categories[key].plan.name


def _because(text: str) -> str:
    return f" Reason: {text}." if text else ""


def _terms(state: State, x: f.TermsSet) -> str:
    written = (
        "each hand is written" if x.after.written == "hands" else "chips are counted at the end"
    )
    return (
        f"Ante {cents(x.after.ante_cents)}, everyone starts with {cents(x.after.start_cents)}; "
        f"{written}."
    )


def _seated(state: State, x: f.NightSeated) -> str:
    how = "Seats drawn by lot" if x.seed else "Seats"
    return f"{how}: {names(state, x.seats)}; {name(state, x.dealer)} deals first."


def _written(state: State, x: f.LineWritten) -> str:
    words = line_words(state, x.line)
    return f"Ledger: a forgotten hand: {words}.{_because(x.why)}" if x.before else f"{words}."


def _corrected(state: State, x: f.LineCorrected) -> str:
    was = line_words(state, x.before) if x.before else "a line taken out"
    now = line_words(state, x.after) if x.after else "taken out"
    return f"Ledger corrected: {was}, becomes: {now}.{_because(x.why)}"


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.TermsSet: _terms,
    f.NightSeated: _seated,
    f.CardHeard: lambda s, x: f"{names(s, x.entries)} heard the rules of the table.",
    f.NightBegun: lambda s, x: f"{_game(s, x.category)}: the night begins.",
    f.SatDown: lambda s, x: f"{name(s, x.entry)} sits down.",
    f.SteppedOut: lambda s, x: (
        f"{name(s, x.entry)} {'sits out' if x.out else 'is back at the table'}."
    ),
    f.LineWritten: _written,
    f.LineCorrected: _corrected,
    f.LineCorrectionUndone: lambda s, x: "Ledger: the correction was undone.",
}

CLAUSES: dict[type[Fact], str] = {
    f.TermsSet: "RAP-04",
    f.CardHeard: "RAP-50",
    f.NightBegun: "RAP-44",
    f.SatDown: "RAP-50",
}
