"""What each person sees of it. Amounts are cents.

No card holds a code. The wall and visitors see what lies open on the table: chips, the pot, who
deals. Bills, payments and the books are for those who keep the ledger; a player sees their own.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from cardhall.hall.formats.home_game.books import BookedLine, Books, all_accounts
from cardhall.hall.formats.home_game.decide.common import players
from cardhall.hall.formats.home_game.decide.hands import (
    could_be_dealt,
    next_dealer,
    pot_to_be,
    who_is_dealt,
)
from cardhall.hall.formats.home_game.decide.money import who_shares
from cardhall.hall.formats.home_game.evolve import home_game_of
from cardhall.hall.formats.home_game.lines import (
    BANK,
    BuyInLine,
    CountLine,
    HandLine,
    PayLine,
    Terms,
)
from cardhall.hall.formats.home_game.log import line_words, name, named, note_words, payment
from cardhall.hall.formats.home_game.state import HomeGame, terms_of
from cardhall.hall.kernel.views import View
from cardhall.hall.state import Category, State
from cardhall.messages import Dollars, Message, no_words

LATEST = 12
"""How many lines of the ledger a player's phone is shown."""


class Variation(View, frozen=True, kw_only=True):
    """A line of the table card: a rule that is settled differently elsewhere, and how here."""

    option: str
    text: Message
    on: bool
    clause: str


class HomeGameChair(View, frozen=True, kw_only=True):
    """Somebody at the table, in the order of the seats. `due` is what is put in at the next deal;
    `due_why` "ante", "match" (a bouré or renege) or "all" that is left; `step` the next buy-in, 0
    when there is none. `bill` above nothing: so much is to come besides the chips."""

    entry: str
    name: Message
    heard: bool
    out: bool  # sits out for now
    left: bool  # gone home
    dealt: bool  # is dealt the next hand
    dealer: bool  # deals it
    stack: int
    due: int
    due_why: str
    owed: int  # what the bouré or renege costs, though the chips do not cover it
    bought: int
    buy_ins: int
    step: int
    may_buy: bool
    bill: int
    paid: int  # to the bank, and to others
    result: int  # won or lost so far


class HomeGameMove(View, frozen=True, kw_only=True):
    """One movement of a line in words: "Ann puts $0.10 into the pot"."""

    text: Message
    cents: int
    clause: str


class HomeGameLine(View, frozen=True, kw_only=True):
    """A line of the ledger, with what moved by it and what it holds, to be corrected."""

    id: str
    kind: str  # "hand", "buy_in", "count", "leave", "pay", "end"
    number: int  # of the hand
    text: Message
    pot: int  # as counted before it was taken
    dealer: Message
    dealt: tuple[str, ...]
    inside: tuple[str, ...]
    taker: str
    boured: tuple[str, ...]
    reneged: tuple[str, ...]
    entry: str
    cents: int
    stacks: dict[str, int]
    moved: tuple[HomeGameMove, ...]
    notes: tuple[Message, ...]
    able: tuple[str, ...]  # who could have been dealt a hand before it: for one that was forgotten
    corrected: bool
    correction: str  # the latest, which can be undone; "" for none


class GoneLine(View, frozen=True, kw_only=True):
    """A line that was taken out, with the correction that did it."""

    text: Message
    correction: str


class HomeGamePayment(View, frozen=True, kw_only=True):
    """One payment of the settlement; `line` when it was made."""

    payer: str
    payer_name: Message
    receiver: str
    receiver_name: Message
    cents: int
    paid: bool
    line: str


class HomeGameAccount(View, frozen=True, kw_only=True):
    account: Message
    cents: int


class HomeGameCard(View, frozen=True, kw_only=True, tag_field="kind", tag="home_game"):
    """For the chairperson, the judge and the wall. `phase` as in `CategoryCard`."""

    category: str
    phase: str
    ante: int
    start: int
    limit: int | None  # None: no limit
    limit_rule: str  # "10 antes", "none", "amount"
    stay: int
    written: str  # "hands" or "end"
    ladder: tuple[int, ...]  # all steps of the buy-ins
    variations: tuple[Variation, ...]
    waiting: tuple[HomeGameChair, ...]  # on the list, without a seat
    chairs: tuple[HomeGameChair, ...]
    dealer: Message  # name of who deals next
    pot: int
    next_pot: int  # when all have put in
    hands: int
    lines: tuple[HomeGameLine, ...]  # latest first
    gone: tuple[GoneLine, ...]
    payments: tuple[HomeGamePayment, ...]  # of the settlement
    to_settle: tuple[
        HomeGamePayment, ...
    ]  # with those who went home, so far open: one side is the bank
    cash: int  # in the box
    issued: int  # chips out
    books: tuple[HomeGameAccount, ...]  # sums to nothing
    share: tuple[Message, ...]  # names among whom a pot would be shared


class HomeGameSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="home_game"):
    """For one player."""

    phase: str
    chair: HomeGameChair
    pot: int
    next_pot: int
    dealer: Message
    variations: tuple[Variation, ...]
    lines: tuple[HomeGameLine, ...]
    payments: tuple[HomeGamePayment, ...]  # this player's


class HomeGameTable(View, frozen=True, kw_only=True, tag_field="kind", tag="home_game"):
    """For the phone of whoever writes."""

    card: HomeGameCard


# --- the table card ---------------------------------------------------------------------------

_ON = {
    "in-or-out": (
        Message("each-says-in-or-out-before"),
        Message("everybody-plays-every-hand"),
        "RAP-07",
    ),
    "undertrump": (
        Message("void-and-unable-to-win"),
        Message("void-and-unable-to-win-any"),
        "RAP-07",
    ),
    "pot-limit": (no_words, Message("a-boure-or-a-renege-costs"), "RAP-05"),
    "ladder": (
        Message("out-of-chips"),
        Message("out-of-chips-is-out"),
        "RAP-45",
    ),
    "gap-force": (
        Message("certain-wins-with-a-gap-are-laid"),
        Message("certain-wins-with-a-gap-need"),
        "RAP-31",
    ),
    "last-trumps-force": (
        Message("when-nobody-else-has-a-trump"),
        Message("the-last-trumps-need-not-go-down"),
        "RAP-32",
    ),
    "stay-chip": (
        Message("whoever-stays-in-puts-in-one-ante"),
        Message("staying-in-costs-nothing-more"),
        "OP-RAP-02",
    ),
}
_IS_ON = {"in-or-out": "on", "undertrump": "must", "ladder": "on", "gap-force": "on",
          "last-trumps-force": "on", "stay-chip": "1"}  # fmt: skip
_RENEGE = Variation(
    option="renege",
    text=Message("a-renege-loses-the-hand-and-counts"),
    on=True,
    clause="RAP-07",
)


def variations(options: Mapping[str, str], terms: Terms) -> tuple[Variation, ...]:
    """The rules of this table, each on or off; the three that must be announced come first
    (RAP-07, 43)."""
    found = []
    for option, (on, off, clause) in _ON.items():
        value = options.get(option, "")
        is_on = value == _IS_ON.get(option) or (option == "pot-limit" and terms.limit is not None)
        if option == "pot-limit" and terms.limit is not None:
            on = Message("a-boure-or-a-renege-costs-the-pot", amount=Dollars(terms.limit))
        found.append(Variation(option=option, text=on if is_on else off, on=is_on, clause=clause))
    draw = options.get("draw.limit", "5")
    found.append(
        Variation(
            option="draw.limit",
            text=Message("up-to-so-many-cards-may-be-changed", count=int(draw)),
            on=draw != "5",
            clause="RAP-17",
        )
    )
    return (found[1], _RENEGE, found[0], *found[2:])


def ladder(terms: Terms) -> tuple[int, ...]:
    """All buy-ins, the first and each next (RAP-45, 46)."""
    steps = [terms.start]
    while step := terms.next_buy_in(steps[-1]):
        steps.append(step)
    return tuple(steps)


# --- people -----------------------------------------------------------------------------------


def _chair(
    state: State, category: Category, ledger: HomeGame, one: str, bills: bool = False
) -> HomeGameChair:
    books = ledger.books if ledger.begun else None
    playing = books is not None and not books.ended
    due, why, owed, may_buy, step = 0, "", 0, False, 0
    if books is not None and playing and one not in books.left:
        found = books.due(one)
        why = {"RAP-09": "ante", "RAP-48": "all"}.get(found.clause, "match")
        due, owed = found.cents, books.owed[one].cents if one in books.owed else 0
        step = books.step(one)
        may_buy = bool(step) and (not books.terms.by_hand or not books.stack(one))
    dealt = playing and one in who_is_dealt(state, category, ledger)
    return HomeGameChair(
        entry=one,
        name=name(state, one),
        heard=one in ledger.heard,
        out=one in ledger.out,
        left=books is not None and one in books.left,
        dealt=dealt,
        dealer=(books is not None and playing and next_dealer(ledger, books) == one)
        or (books is None and ledger.dealer == one),
        stack=books.stack(one) if books else 0,
        due=due,
        due_why=why,
        owed=owed,
        bought=books.bought.get(one, 0) if books else 0,
        buy_ins=_buy_ins(books, one) if books else 0,
        step=step,
        may_buy=may_buy,
        bill=books.bill(one) if books and bills else 0,
        paid=_paid(books, one) if books and bills else 0,
        result=books.result(one) if books else 0,
    )


def _buy_ins(books: Books, one: str) -> int:
    return sum(isinstance(t.line, BuyInLine) and t.line.entry == one for t in books.told)


def _paid(books: Books, one: str) -> int:
    lines = [told.line for told in books.told]
    return sum(x.cents for x in lines if isinstance(x, PayLine) and x.payer == one)


# --- lines ------------------------------------------------------------------------------------


def _moved(state: State, told: BookedLine) -> Iterator[HomeGameMove]:
    for one in told.movements:
        yield HomeGameMove(
            text=_movement_words(state, one.source, one.target, one.cents),
            cents=one.cents,
            clause=one.clause,
        )


def _movement_words(state: State, source: str, target: str, cents: int) -> Message:
    kind, _, who = source.partition(" ")
    to, _, whom = target.partition(" ")
    amount, player = Dollars(cents), named(state, who or whom)
    if "missing" in (kind, to):
        if who or whom:
            return Message("by-the-count", player=player, amount=amount)
        return Message("by-the-count-the-pot", amount=amount)
    match kind, to:
        case "stack", "pot":
            return Message("puts-into-the-pot", player=player, amount=amount)
        case "pot", "stack":
            return Message("takes-from-the-pot", player=player, amount=amount)
        case "bill", "stack":
            return Message("gets-in-chips", player=player, amount=amount)
        case "stack", "bill":
            return Message("gives-in-chips-back", player=player, amount=amount)
    payer = whom if to == "bill" else BANK
    return payment(state, payer, who if kind == "bill" else BANK, cents)


def _lines(state: State, ledger: HomeGame, books: Books) -> Iterator[HomeGameLine]:
    """The whole ledger from the first line on."""
    then = Books(books.terms)
    for told in books.told:
        yield _line(state, ledger, told, could_be_dealt(ledger, then))
        then.take(told.line)


def _line(
    state: State, ledger: HomeGame, told: BookedLine, able: tuple[str, ...] = ()
) -> HomeGameLine:
    line = told.line
    hand = line if isinstance(line, HandLine) else None
    fixes = ledger.fixes.get(line.id, ())
    return HomeGameLine(
        id=line.id,
        kind=str(line.__struct_config__.tag),
        number=told.number,
        text=line_words(state, line, told.pot if hand else None),
        pot=told.pot,
        dealer=name(state, hand.dealer) if hand else no_words,
        dealt=hand.dealt if hand else (),
        inside=hand.inside if hand else (),
        taker=hand.taker if hand else "",
        boured=hand.boured if hand else (),
        reneged=hand.reneged if hand else (),
        entry=getattr(line, "entry", getattr(line, "payer", "")),
        cents=getattr(line, "cents", 0),
        stacks=dict(line.stacks) if isinstance(line, CountLine) else {},
        moved=tuple(_moved(state, told)),
        notes=tuple(note_words(state, note) for note in told.notes),
        able=able,
        corrected=bool(fixes),
        correction=fixes[-1].id if fixes else "",
    )


def _gone(state: State, ledger: HomeGame) -> Iterator[GoneLine]:
    for line in ledger.written:
        fixes = ledger.fixes.get(line.id, ())
        # a payment not made and an end taken back are done again, not undone
        if fixes and fixes[-1].after is None and not isinstance(line, PayLine):
            yield GoneLine(text=line_words(state, line), correction=fixes[-1].id)


def _payments(state: State, ledger: HomeGame) -> tuple[HomeGamePayment, ...]:
    return tuple(
        _payment(state, one.payer, one.receiver, one.cents, one.line) for one in ledger.settlement
    )


def _payment(
    state: State, payer: str, receiver: str, amount: int, line: str = ""
) -> HomeGamePayment:
    return HomeGamePayment(
        payer=payer,
        payer_name=name(state, payer),
        receiver=receiver,
        receiver_name=name(state, receiver),
        cents=amount,
        paid=bool(line),
        line=line,
    )


def _to_settle(state: State, books: Books) -> Iterator[HomeGamePayment]:
    for one in books.people:
        if one in books.left and (bill := books.bill(one)) and not books.ended:
            pair = (BANK, one) if bill > 0 else (one, BANK)
            yield _payment(state, *pair, abs(bill))


# --- the cards --------------------------------------------------------------------------------


def wall(state: State, category: Category, at: int) -> HomeGameCard:
    """Work out what the projector shows, and any visitor may see: what lies open on the table."""
    ledger = home_game_of(state, category.key)
    terms = terms_of(ledger, category.plan, category.options)
    books = ledger.books if ledger.begun else Books(terms)
    playing = ledger.begun and not books.ended
    dealt = who_is_dealt(state, category, ledger) if playing else ()
    dealer = next_dealer(ledger, books) if playing else ledger.dealer
    waiting, seats = _people(state, category, ledger)
    return HomeGameCard(
        category=category.key,
        phase=ledger.phase(category.plan, {}),
        ante=terms.ante,
        start=terms.start,
        limit=terms.limit,
        limit_rule=category.options.get("pot-limit", "10 antes"),
        stay=terms.stay,
        written="hands" if terms.by_hand else "end",
        ladder=ladder(terms),
        variations=variations(category.options, terms),
        waiting=tuple(_chair(state, category, ledger, one) for one in waiting),
        chairs=tuple(_chair(state, category, ledger, one) for one in seats),
        dealer=name(state, dealer) if dealer else no_words,
        pot=books.pot,
        next_pot=pot_to_be(books, dealt, ()) if playing else 0,
        hands=books.hands,
        lines=(),
        gone=(),
        payments=(),
        to_settle=(),
        cash=0,
        issued=books.issued,
        books=(),
        share=(),
    )


def card(state: State, category: Category, at: int) -> HomeGameCard:
    """The same, with the ledger itself, the bills and who pays whom."""
    ledger, opened = home_game_of(state, category.key), wall(state, category, at)
    if not ledger.begun:
        return opened
    books = ledger.books
    waiting, seats = _people(state, category, ledger)
    return replace(
        opened,
        waiting=tuple(_chair(state, category, ledger, one, bills=True) for one in waiting),
        chairs=tuple(_chair(state, category, ledger, one, bills=True) for one in seats),
        lines=tuple(_lines(state, ledger, books))[::-1],
        gone=tuple(_gone(state, ledger)),
        payments=_payments(state, ledger),
        to_settle=tuple(_to_settle(state, books)),
        cash=books.cash,
        books=tuple(
            HomeGameAccount(account=_account_words(state, account), cents=amount)
            for account, amount in all_accounts(books)
        ),
        share=()
        if books.ended
        else tuple(name(state, one) for one in who_shares(state, category, ledger)),
    )


def _people(state: State, category: Category, ledger: HomeGame) -> tuple[list[str], list[str]]:
    """Those on the list without a seat, and those with one, in the order of the seats."""
    listed = players(state, category)
    known = ledger.books.people if ledger.begun else ()
    seats = [one for one in ledger.seats if one in listed or one in known]
    return [one for one in listed if one not in ledger.seats], seats


_ACCOUNTS = {
    "box": Message("cash-in-the-box"),
    "pot": Message("account-pot"),
    "missing": Message("account-missing"),
}


def _account_words(state: State, account: str) -> Message:
    kind, _, who = account.partition(" ")
    if not who:
        return _ACCOUNTS[kind]
    if kind == "stack":
        return Message("account-chips", player=named(state, who))
    return Message("account-bill", player=named(state, who))


def seat(state: State, category: Category, entry: str, at: int) -> HomeGameSeat:
    """The own chips, bill and payments; of the ledger what everybody at the table saw."""
    ledger, opened = home_game_of(state, category.key), wall(state, category, at)
    told = ledger.books.told if ledger.begun else []
    seen = [x for x in reversed(told) if not isinstance(x.line, PayLine) or _own(x.line, entry)]
    return HomeGameSeat(
        phase=opened.phase,
        chair=_chair(state, category, ledger, entry, bills=True),
        pot=opened.pot,
        next_pot=opened.next_pot,
        dealer=opened.dealer,
        variations=opened.variations,
        lines=tuple(_line(state, ledger, one) for one in seen[:LATEST]),
        payments=tuple(
            one for one in _payments(state, ledger) if entry in (one.payer, one.receiver)
        ),
    )


def _own(line: PayLine, entry: str) -> bool:
    return entry in (line.payer, line.receiver)


def table(state: State, category: Category, table: int, at: int) -> HomeGameTable:
    return HomeGameTable(card=card(state, category, at))


def player_text(state: State, category: Category, entry: str) -> Message:
    """Say what a player does now, in words; none where nothing of its own is to be said."""
    ledger = home_game_of(state, category.key)
    if entry not in ledger.heard:
        return Message("read-the-rules-of-this-table")
    if not ledger.begun:
        return Message("wait-for-the-first-deal")
    books = ledger.books
    if books.ended:
        return _ended_text(books.result(entry))
    if entry in books.left:
        return Message("you-have-gone-home")
    if not books.stack(entry) and books.terms.by_hand:
        step = books.step(entry)
        if not step:
            return Message("you-are-out-for-good")
        return Message("you-are-out-of-chips-buy-in", amount=Dollars(step))
    due = books.due(entry)
    if due.clause == "RAP-09":
        return Message("put-in-the-ante", amount=Dollars(due.cents))
    if due.clause == "RAP-48":
        return Message("put-in-all-you-have", amount=Dollars(due.cents))
    return Message("put-in-for-the-last-hand", amount=Dollars(due.cents))


def _ended_text(result: int) -> Message:
    if not result:
        return Message("the-night-is-over-you-come-out-even")
    if result > 0:
        return Message("the-night-is-over-you-won", amount=Dollars(result))
    return Message("the-night-is-over-you-lost", amount=Dollars(-result))


# --- what a correction changes ----------------------------------------------------------------


CARD: type[View] = HomeGameCard
SEAT: type[View] = HomeGameSeat
TABLE: type[View] = HomeGameTable
