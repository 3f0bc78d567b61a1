"""What waits for the chairperson."""

from collections.abc import Iterator

from cardhall.hall.formats.home_game.decide.common import FEWEST, players
from cardhall.hall.formats.home_game.decide.hands import who_is_dealt
from cardhall.hall.formats.home_game.evolve import home_game_of
from cardhall.hall.formats.home_game.log import named, names, payment
from cardhall.hall.formats.home_game.state import HomeGame, terms_of
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category, State
from cardhall.messages import Dollars, Message


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """The most pressing first; the first carries the one main button."""
    ledger = home_game_of(state, category.key)
    if not ledger.begun:
        yield from _before(state, category, ledger)
    elif ledger.ended:
        yield from _settling(state, category, ledger)
    else:
        yield from _playing(state, category, ledger)


def _act(label: Message, type: str, key: str, **more: object) -> Action:
    return Action(label=label, command={"type": type, "category": key, **more})


def _before(state: State, category: Category, ledger: HomeGame) -> Iterator[Need]:
    key, listed = category.key, players(state, category)
    terms = terms_of(ledger, category.plan, category.options)
    unseated = [one for one in listed if one not in ledger.seats]
    if len(listed) < FEWEST:
        yield Need(
            kind="entries",
            text=Message("who-plays-type-the-names"),
            category=key,
            action=Action(label=Message("type-the-names"), goto="table:4"),
            clause="RAP-01",
        )
        return
    lot = _act(Message("draw-seats-and-dealer-by-lot"), "draw_seats", key)
    if not ledger.seats or unseated:
        yield Need(
            kind="seats",
            text=Message("so-many-play", count=len(listed), players=names(state, listed)),
            category=key,
            action=_act(Message("they-sit-in-this-order"), "take_seats", key),
            more=(lot,),
            clause="RAP-01" if not 4 <= len(listed) <= 6 else "",
        )
        return
    deaf = [one for one in listed if one not in ledger.heard]
    if deaf:
        yield Need(
            kind="table_card",
            text=Message("read-the-table-card-aloud"),
            category=key,
            action=_act(Message("everybody-has-heard-it"), "hear_card", key),
            more=(lot,),
            clause="RAP-50",
        )
        return
    yield Need(
        kind="start",
        text=Message(
            "so-many-sit-who-deals-first",
            count=len(listed),
            player=named(state, ledger.dealer),
            start=Dollars(terms.start),
        ),
        category=key,
        action=_act(Message("start-the-night"), "begin_night", key),
        more=(lot,),
        clause="RAP-44",
    )


def _playing(state: State, category: Category, ledger: HomeGame) -> Iterator[Need]:
    key, books = category.key, ledger.books
    if not books.terms.by_hand:
        yield Need(
            kind="hand",
            text=Message("chips-are-counted-when-the-night-is-over"),
            category=key,
            action=Action(label=Message("count-the-chips"), goto="table:2"),
        )
    elif len(who_is_dealt(state, category, ledger)) >= FEWEST:
        yield Need(
            kind="hand",
            text=Message("hand-number", number=books.hands + 1),
            category=key,
            action=Action(label=Message("next-hand"), goto="table:1"),
        )
    if books.terms.by_hand:
        yield from _at_zero(state, ledger, key)
    for one in ledger.seats:
        if one not in ledger.heard and one not in books.left:
            yield Need(
                kind="table_card",
                text=Message("is-new-and-hears-the-rules-of-the-table", player=named(state, one)),
                category=key,
                action=_act(Message("has-heard-them"), "hear_card", key, entries=[one]),
                clause="RAP-50",
            )
    for one in ledger.seats:
        if state.entries[one].left and one not in books.left:
            yield Need(
                kind="settle",
                text=Message("withdrew-at-the-desk-and-has-chips", player=named(state, one)),
                urgent=True,
                category=key,
                action=_act(Message("goes-home-now"), "leave_night", key, entry=one),
                clause="RAP-44",
            )
    for one in players(state, category):
        if one not in ledger.seats:
            seat = _act(
                Message("seat-player", player=named(state, one)), "add_seat", key, entry=one
            )
            text = Message("has-no-seat", player=named(state, one))
            yield Need(kind="not_seated", text=text, category=key, action=seat)
    for one in books.people:
        if one in books.left and (bill := books.bill(one)):
            who = named(state, one)
            yield Need(
                kind="settle",
                text=Message("has-gone-home-and-gets", player=who, amount=Dollars(bill))
                if bill > 0
                else Message("has-gone-home-and-owes", player=who, amount=Dollars(-bill)),
                category=key,
                action=Action(label=Message("settle-with-player", player=who), goto="table:3"),
                clause="RAP-44",
            )


def _at_zero(state: State, ledger: HomeGame, key: str) -> Iterator[Need]:
    books = ledger.books
    for one in ledger.seats:
        if one in books.left or one in ledger.out or books.stack(one) or one not in books.people:
            continue
        step = books.step(one)
        if not step:
            yield Need(
                kind="at_zero",
                text=Message("is-out-of-chips-and-out-for-the-night", player=named(state, one)),
                category=key,
                clause="RAP-45",
            )
            continue
        who, amount = named(state, one), Dollars(step)
        owed = one in books.owed
        yield Need(
            kind="at_zero",
            text=Message("buys-in-again-and-owes-nothing", player=who, amount=amount)
            if owed
            else Message("is-out-of-chips-and-buys-in-again", player=who, amount=amount),
            category=key,
            action=_act(Message("buys-in-for-so-much", amount=amount), "buy_in", key, entry=one),
            clause="RAP-47" if owed else "RAP-45",
        )


def _settling(state: State, category: Category, ledger: HomeGame) -> Iterator[Need]:
    key, books = category.key, ledger.books
    again = _act(Message("the-night-goes-on"), "reopen_night", key)
    if books.pot or books.accounts.get("missing"):
        off = books.pot or abs(books.accounts["missing"])
        yield Need(
            kind="pot_left",
            text=Message("belongs-to-nobody-since-the-correction", amount=Dollars(off)),
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
            text=Message("everything-is-paid"),
            category=key,
            action=Action(label=Message("look-at-the-results"), goto="awards"),
            more=(again,),
        )
        return
    first = left[0]
    command = {
        "payer": first.payer,
        "receiver": first.receiver,
        "cents": first.cents,
    }
    paid = payment(state, first.payer, first.receiver, first.cents)
    yield Need(
        kind="settle",
        text=Message("payments-are-still-open", payment=paid, count=len(left)),
        category=key,
        action=_act(Message("paid"), "pay", key, **command),
        more=(again,),
        clause="RAP-44",
    )
