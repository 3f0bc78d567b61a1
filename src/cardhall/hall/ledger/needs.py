"""What waits for the chairperson."""

from collections.abc import Iterator

from cardhall.hall.ledger.books import cents
from cardhall.hall.ledger.deciding import FEWEST, players, who_is_dealt
from cardhall.hall.ledger.ledger import Ledger, terms_of
from cardhall.hall.ledger.lines import BANK
from cardhall.hall.ledger.taking import ledger_of
from cardhall.hall.ledger.telling import name, names
from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import Action, Need


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """The most pressing first; the first carries the one main button."""
    ledger = ledger_of(state, category.key)
    if not ledger.begun:
        yield from _before(state, category, ledger)
    elif ledger.ended:
        yield from _settling(state, category, ledger)
    else:
        yield from _playing(state, category, ledger)


def _act(label: str, type: str, key: str, **more: object) -> Action:
    return Action(label=label, command={"type": type, "category": key, **more})


def _before(state: State, category: Category, ledger: Ledger) -> Iterator[Need]:
    key, listed = category.key, players(state, category)
    terms = terms_of(ledger, category.plan, category.options)
    unseated = [one for one in listed if one not in ledger.seats]
    if len(listed) < FEWEST:
        yield Need(
            kind="entries",
            text="Who plays? Type the names, one after the other",
            category=key,
            action=Action(label="Type the names", goto="table:4"),
            clause="RAP-01",
        )
        return
    lot = _act("Draw seats and dealer by lot", "draw_seats", key)
    if not ledger.seats or unseated:
        yield Need(
            kind="seats",
            text=f"{len(listed)} play: {names(state, listed)}",
            category=key,
            action=_act("They sit in this order", "take_seats", key),
            more=(lot,),
            clause="RAP-01" if not 4 <= len(listed) <= 6 else "",
        )
        return
    deaf = [one for one in listed if one not in ledger.heard]
    if deaf:
        yield Need(
            kind="table_card",
            text="Read the table card aloud: everybody hears how it is played here",
            category=key,
            action=_act("Everybody has heard it", "hear_card", key),
            more=(lot,),
            clause="RAP-50",
        )
        return
    yield Need(
        kind="start",
        text=f"{len(listed)} sit; {name(state, ledger.dealer)} deals first. "
        f"Everyone starts with {cents(terms.start)}",
        category=key,
        action=_act("Start the night", "begin_night", key),
        more=(lot,),
        clause="RAP-44",
    )


def _playing(state: State, category: Category, ledger: Ledger) -> Iterator[Need]:
    key, books = category.key, ledger.books
    if not books.terms.by_hand:
        yield Need(
            kind="hand",
            text="Chips are counted when the night is over",
            category=key,
            action=Action(label="Count the chips", goto="table:2"),
        )
    elif len(who_is_dealt(state, category, ledger)) >= FEWEST:
        yield Need(
            kind="hand",
            text=f"Hand {books.hands + 1}",
            category=key,
            action=Action(label="Next hand", goto="table:1"),
        )
    if books.terms.by_hand:
        yield from _at_zero(state, ledger, key)
    for one in ledger.seats:
        if one not in ledger.heard and one not in books.left:
            yield Need(
                kind="table_card",
                text=f"{name(state, one)} is new: she hears the rules of the table before she is "
                "dealt a hand",
                category=key,
                action=_act("She has heard them", "hear_card", key, entries=[one]),
                clause="RAP-50",
            )
    for one in ledger.seats:
        if state.entries[one].left and one not in books.left:
            yield Need(
                kind="settle",
                text=f"{name(state, one)} withdrew at the desk and has chips still",
                urgent=True,
                category=key,
                action=_act("She goes home", "leave_night", key, entry=one),
                clause="RAP-44",
            )
    for one in players(state, category):
        if one not in ledger.seats:
            seat = _act(f"Seat {name(state, one)}", "add_seat", key, entry=one)
            text = f"{name(state, one)} has no seat"
            yield Need(kind="not_seated", text=text, category=key, action=seat)
    for one in books.people:
        if one in books.left and (bill := books.bill(one)):
            gets = f"gets {cents(bill)}" if bill > 0 else f"owes {cents(-bill)}"
            yield Need(
                kind="settle",
                text=f"{name(state, one)} has gone home and {gets}",
                category=key,
                action=Action(label="Settle with her", goto="table:3"),
                clause="RAP-44",
            )


def _at_zero(state: State, ledger: Ledger, key: str) -> Iterator[Need]:
    books = ledger.books
    for one in ledger.seats:
        if one in books.left or one in ledger.out or books.stack(one) or one not in books.people:
            continue
        step = books.step(one)
        if not step:
            yield Need(
                kind="at_zero",
                text=f"{name(state, one)} is out of chips and out for the night",
                category=key,
                clause="RAP-45",
            )
            continue
        owed = " and owes nothing for the last hand" if one in books.owed else ""
        yield Need(
            kind="at_zero",
            text=f"{name(state, one)} is out of chips: she buys in again for {cents(step)}{owed}",
            category=key,
            action=_act(f"Buys in for {cents(step)}", "buy_in", key, entry=one),
            clause="RAP-47" if owed else "RAP-45",
        )


def _settling(state: State, category: Category, ledger: Ledger) -> Iterator[Need]:
    key, books = category.key, ledger.books
    again = _act("The night goes on", "reopen_night", key)
    if books.pot or books.accounts.get("missing"):
        off = books.pot or abs(books.accounts["missing"])
        yield Need(
            kind="pot_left",
            text=f"{cents(off)} belongs to nobody since the correction: open the ledger again",
            urgent=True,
            category=key,
            action=again,
            clause="OP-BOURE-12",
        )
        return
    left = [one for one in ledger.settlement if not one.line]
    if not left:
        yield Need(
            kind="settled",
            text="Everything is paid. Good night",
            category=key,
            action=Action(label="Look at the results", goto="awards"),
            more=(again,),
        )
        return
    first = left[0]
    payer = name(state, first.payer)
    command = {
        "payer": first.payer,
        "receiver": first.receiver,
        "cents": first.cents,
    }
    to = name(state, first.receiver)
    many = "one payment is" if len(left) == 1 else f"{len(left)} payments are"
    who = "The bank" if first.payer == BANK else payer
    yield Need(
        kind="settle",
        text=f"{who} pays {cents(first.cents)} to {to}; {many} still open",
        category=key,
        action=_act("Paid", "pay", key, **command),
        more=(again,),
        clause="RAP-44",
    )
