"""What each person sees of it. Amounts are cents.

No card holds a code. The wall and visitors see what lies open on the table: chips, the pot, who
deals. Bills, payments and the books are for those who keep the ledger; a player sees her own.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from cardhall.hall.ledger import deciding
from cardhall.hall.ledger.books import Books, Told, all_accounts, cents
from cardhall.hall.ledger.deciding import next_dealer, who_is_dealt
from cardhall.hall.ledger.ledger import Ledger, terms_of
from cardhall.hall.ledger.lines import BANK, BuyInLine, CountLine, HandLine, Line, PayLine, Terms
from cardhall.hall.ledger.taking import ledger_of
from cardhall.hall.ledger.telling import filled, line_words, name, names
from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import View

LATEST = 12
"""How many lines of the ledger a player's phone is shown."""


class Variation(View, frozen=True, kw_only=True):
    """A line of the table card: a rule that is settled differently elsewhere, and how here."""

    option: str
    text: str
    on: bool
    clause: str


class LedgerChair(View, frozen=True, kw_only=True):
    """Somebody at the table, in the order of the seats. `due` is what she puts in at the next deal;
    `due_why` "ante", "match" (a bouré or renege) or "all" she has; `step` her next buy-in, 0 when
    there is none. `bill` above nothing: she is owed so much besides her chips."""

    entry: str
    name: str
    heard: bool
    out: bool  # sits out for now
    left: bool  # gone home
    dealt: bool  # is dealt the next hand
    dealer: bool  # deals it
    stack: int
    due: int
    due_why: str
    owed: int  # what the bouré or renege costs, though she cannot cover it
    bought: int
    buy_ins: int
    step: int
    may_buy: bool
    bill: int
    paid: int  # to the bank, and to others
    result: int  # won or lost so far


class LedgerMove(View, frozen=True, kw_only=True):
    """One movement of a line in words: "Ann puts 0.10 into the pot"."""

    text: str
    cents: int
    clause: str


class LedgerLine(View, frozen=True, kw_only=True):
    """A line of the ledger, with what moved by it and what it holds, to be corrected."""

    id: str
    kind: str  # "hand", "buy_in", "count", "leave", "pay", "end"
    number: int  # of the hand
    text: str
    pot: int  # as counted before it was taken
    dealer: str
    dealt: tuple[str, ...]
    inside: tuple[str, ...]
    taker: str
    boured: tuple[str, ...]
    reneged: tuple[str, ...]
    entry: str
    cents: int
    stacks: dict[str, int]
    moved: tuple[LedgerMove, ...]
    notes: tuple[str, ...]
    able: tuple[str, ...]  # who could have been dealt a hand before it: for one that was forgotten
    corrected: bool
    correction: str  # the latest, which can be undone; "" for none


class GoneLine(View, frozen=True, kw_only=True):
    """A line that was taken out, with the correction that did it."""

    text: str
    correction: str


class LedgerPayment(View, frozen=True, kw_only=True):
    """One payment of the settlement; `line` when it was made."""

    payer: str
    payer_name: str
    receiver: str
    receiver_name: str
    cents: int
    paid: bool
    line: str


class LedgerAccount(View, frozen=True, kw_only=True):
    account: str
    cents: int


class LedgerCard(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
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
    waiting: tuple[LedgerChair, ...]  # on the list, without a seat
    chairs: tuple[LedgerChair, ...]
    dealer: str  # name of who deals next
    pot: int
    next_pot: int  # when all have put in
    hands: int
    lines: tuple[LedgerLine, ...]  # latest first
    gone: tuple[GoneLine, ...]
    payments: tuple[LedgerPayment, ...]  # of the settlement
    to_settle: tuple[
        LedgerPayment, ...
    ]  # with those who went home, so far open: one side is the bank
    cash: int  # in the box
    issued: int  # chips out
    books: tuple[LedgerAccount, ...]  # sums to nothing
    share: tuple[str, ...]  # names among whom a pot would be shared


class LedgerSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """For one player."""

    phase: str
    chair: LedgerChair
    pot: int
    next_pot: int
    dealer: str
    variations: tuple[Variation, ...]
    lines: tuple[LedgerLine, ...]
    payments: tuple[LedgerPayment, ...]  # hers


class LedgerTable(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """For the phone of whoever writes."""

    card: LedgerCard


# --- the table card ---------------------------------------------------------------------------

_ON = {
    "in-or-out": (
        "Each says in or out before the draw.",
        "Everybody plays every hand: nobody stays out.",
        "RAP-07",
    ),
    "undertrump": (
        "Void and unable to win, one must trump all the same.",
        "Void and unable to win, any card may go.",
        "RAP-07",
    ),
    "pot-limit": ("", "A bouré or a renege costs the whole pot.", "RAP-05"),
    "ladder": (
        "Out of chips, one buys in again for half of the last time.",
        "Out of chips is out for the night.",
        "RAP-45",
    ),
    "gap-force": (
        "Certain wins with a gap are laid down too.",
        "Certain wins with a gap need not be laid down.",
        "RAP-31",
    ),
    "last-trumps-force": (
        "When nobody else has a trump, the rest go down together.",
        "The last trumps need not go down together.",
        "RAP-32",
    ),
    "stay-chip": (
        "Whoever stays in puts in one ante more.",
        "Staying in costs nothing more.",
        "OP-RAP-02",
    ),
}
_IS_ON = {"in-or-out": "on", "undertrump": "must", "ladder": "on", "gap-force": "on",
          "last-trumps-force": "on", "stay-chip": "1"}  # fmt: skip
_RENEGE = Variation(
    option="renege",
    text="A renege loses the hand and counts as a bouré; play goes on.",
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
            on = f"A bouré or a renege costs the pot, {cents(terms.limit)} at most."
        found.append(Variation(option=option, text=on if is_on else off, on=is_on, clause=clause))
    draw = options.get("draw.limit", "5")
    found.append(
        Variation(
            option="draw.limit",
            text=f"Up to {draw} cards may be changed.",
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
    state: State, category: Category, ledger: Ledger, one: str, bills: bool = False
) -> LedgerChair:
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
    return LedgerChair(
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


def _moved(state: State, told: Told) -> Iterator[LedgerMove]:
    for one in told.movements:
        yield LedgerMove(
            text=_movement_words(state, one.source, one.target, one.cents),
            cents=one.cents,
            clause=one.clause,
        )


def _movement_words(state: State, source: str, target: str, amount: int) -> str:
    kind, _, who = source.partition(" ")
    to, _, whom = target.partition(" ")
    she = name(state, who or whom)
    if "missing" in (kind, to):
        return f"By the count: {she if who or whom else 'the pot'}, {cents(amount)}"
    match kind, to:
        case "stack", "pot":
            return f"{she} puts {cents(amount)} into the pot"
        case "pot", "stack":
            return f"{she} takes {cents(amount)} from the pot"
        case "bill", "stack":
            return f"{she} gets {cents(amount)} in chips, on her bill"
        case "stack", "bill":
            return f"{she} gives {cents(amount)} in chips back, for her bill"
    payer = name(state, whom) if to == "bill" else "The bank"
    receiver = name(state, who) if kind == "bill" else "the bank"
    return f"{payer} pays {cents(amount)} to {receiver}"


def _lines(state: State, ledger: Ledger, books: Books) -> Iterator[LedgerLine]:
    """The whole ledger from the first line on."""
    then = Books(books.terms)
    for told in books.told:
        yield _line(state, ledger, told, deciding.could_be_dealt(ledger, then))
        then.take(told.line)


def _line(state: State, ledger: Ledger, told: Told, able: tuple[str, ...] = ()) -> LedgerLine:
    line = told.line
    hand = line if isinstance(line, HandLine) else None
    fixes = ledger.fixes.get(line.id, ())
    return LedgerLine(
        id=line.id,
        kind=str(line.__struct_config__.tag),
        number=told.number,
        text=line_words(state, line, told.pot if hand else None),
        pot=told.pot,
        dealer=name(state, hand.dealer) if hand else "",
        dealt=hand.dealt if hand else (),
        inside=hand.inside if hand else (),
        taker=hand.taker if hand else "",
        boured=hand.boured if hand else (),
        reneged=hand.reneged if hand else (),
        entry=getattr(line, "entry", getattr(line, "payer", "")),
        cents=getattr(line, "cents", 0),
        stacks=dict(line.stacks) if isinstance(line, CountLine) else {},
        moved=tuple(_moved(state, told)),
        notes=tuple(filled(state, note) for note in told.notes),
        able=able,
        corrected=bool(fixes),
        correction=fixes[-1].id if fixes else "",
    )


def _gone(state: State, ledger: Ledger) -> Iterator[GoneLine]:
    for line in ledger.written:
        fixes = ledger.fixes.get(line.id, ())
        # a payment not made and an end taken back are done again, not undone
        if fixes and fixes[-1].after is None and not isinstance(line, PayLine):
            yield GoneLine(text=line_words(state, line), correction=fixes[-1].id)


def _payments(state: State, ledger: Ledger) -> tuple[LedgerPayment, ...]:
    return tuple(
        _payment(state, one.payer, one.receiver, one.cents, one.line) for one in ledger.settlement
    )


def _payment(state: State, payer: str, receiver: str, amount: int, line: str = "") -> LedgerPayment:
    return LedgerPayment(
        payer=payer,
        payer_name=name(state, payer),
        receiver=receiver,
        receiver_name=name(state, receiver),
        cents=amount,
        paid=bool(line),
        line=line,
    )


def _to_settle(state: State, books: Books) -> Iterator[LedgerPayment]:
    for one in books.people:
        if one in books.left and (bill := books.bill(one)) and not books.ended:
            pair = (BANK, one) if bill > 0 else (one, BANK)
            yield _payment(state, *pair, abs(bill))


# --- the cards --------------------------------------------------------------------------------


def wall(state: State, category: Category, at: int) -> LedgerCard:
    """What the projector shows, and any visitor may see: what lies open on the table."""
    ledger = ledger_of(state, category.key)
    terms = terms_of(ledger, category.plan, category.options)
    books = ledger.books if ledger.begun else Books(terms)
    playing = ledger.begun and not books.ended
    dealt = who_is_dealt(state, category, ledger) if playing else ()
    dealer = next_dealer(ledger, books) if playing else ledger.dealer
    waiting, seats = _people(state, category, ledger)
    return LedgerCard(
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
        dealer=name(state, dealer) if dealer else "",
        pot=books.pot,
        next_pot=deciding.pot_to_be(books, dealt, ()) if playing else 0,
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


def card(state: State, category: Category, at: int) -> LedgerCard:
    """The same, with the ledger itself, the bills and who pays whom."""
    ledger, opened = ledger_of(state, category.key), wall(state, category, at)
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
            LedgerAccount(account=_account_words(state, account), cents=amount)
            for account, amount in all_accounts(books)
        ),
        share=()
        if books.ended
        else tuple(name(state, one) for one in deciding.who_shares(state, category, ledger)),
    )


def _people(state: State, category: Category, ledger: Ledger) -> tuple[list[str], list[str]]:
    """Those on the list without a seat, and those with one, in the order of the seats."""
    listed = deciding.players(state, category)
    known = ledger.books.people if ledger.begun else ()
    seats = [one for one in ledger.seats if one in listed or one in known]
    return [one for one in listed if one not in ledger.seats], seats


def _account_words(state: State, account: str) -> str:
    kind, _, who = account.partition(" ")
    if not who:
        return {"box": "Cash in the box", "pot": "Pot", "missing": "Missing"}[kind]
    return f"{name(state, who)}, {'chips' if kind == 'stack' else 'bill'}"


def seat(state: State, category: Category, entry: str, at: int) -> LedgerSeat:
    """Her own chips, bill and payments; of the ledger what everybody at the table saw."""
    ledger, opened = ledger_of(state, category.key), wall(state, category, at)
    told = ledger.books.told if ledger.begun else []
    seen = [x for x in reversed(told) if not isinstance(x.line, PayLine) or _hers(x.line, entry)]
    return LedgerSeat(
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


def _hers(line: PayLine, entry: str) -> bool:
    return entry in (line.payer, line.receiver)


def table(state: State, category: Category, table: int, at: int) -> LedgerTable:
    return LedgerTable(card=card(state, category, at))


def player_text(state: State, category: Category, entry: str) -> str:
    """What she does now, in words; "" where nothing of its own is to be said."""
    ledger = ledger_of(state, category.key)
    if entry not in ledger.heard:
        return "Read the rules of this table, then say that you know them"
    if not ledger.begun:
        return "Wait for the first deal"
    books = ledger.books
    if books.ended:
        return _ended_text(books.result(entry))
    if entry in books.left:
        return "You have gone home. Thank you for playing"
    if not books.stack(entry) and books.terms.by_hand:
        step = books.step(entry)
        return f"You are out of chips. Buy in for {cents(step)}" if step else "You are out for good"
    due = books.due(entry)
    if due.clause == "RAP-09":
        return f"Put in the ante, {cents(due.cents)}"
    if due.clause == "RAP-48":
        return f"Put in all you have, {cents(due.cents)}: you play on for the whole pot"
    return f"Put in {cents(due.cents)} for the last hand"


def _ended_text(result: int) -> str:
    if not result:
        return "The night is over. You come out even"
    return f"The night is over. You {'won' if result > 0 else 'lost'} {cents(abs(result))}"


# --- what a correction changes ----------------------------------------------------------------


def consequences(before: State, after: State) -> tuple[str, ...]:
    """What differs between two states of a night, in sentences: pot, stacks, bills, what is owed
    at the next deal, notes on lines that stand although they would not be taken now, payments."""
    found: list[str] = []
    for key, category in after.categories.items():
        old, new = before.categories[key].course, category.course
        if isinstance(old, Ledger) and isinstance(new, Ledger) and new.begun and old is not new:
            found += _differences(after, old, new)
    return tuple(found)


def _differences(state: State, old: Ledger, new: Ledger) -> Iterator[str]:
    if not old.begun:
        return
    was, now = old.books, new.books
    if was.pot != now.pot:
        yield f"The pot: {cents(was.pot)} becomes {cents(now.pot)}."
    for one in dict.fromkeys((*was.people, *now.people)):
        parts = [
            f"{what} {cents(a)} becomes {cents(b)}"
            for what, a, b in (
                ("chips", was.stack(one), now.stack(one)),
                ("result", was.result(one), now.result(one)),
                ("next deal", _owes(was, one), _owes(now, one)),
            )
            if a != b
        ]
        if parts:
            yield f"{name(state, one)}: {', '.join(parts)}."
    noted = {note for told in was.told for note in told.notes}
    for told in now.told:
        for note in told.notes:
            if note not in noted:
                yield f"{_where(state, told)}: {filled(state, note)}"
    if was.ended and now.ended:
        yield from _other_payments(state, old, new)


def _owes(books: Books, one: str) -> int:
    return 0 if books.ended or one in books.left else books.due(one).cents


def _where(state: State, told: Told) -> str:
    line: Line = told.line
    return f"Hand {told.number}" if told.number else line_words(state, line)


def _other_payments(state: State, old: Ledger, new: Ledger) -> Iterator[str]:
    was = {(one.payer, one.receiver, one.cents) for one in old.settlement if not one.line}
    now = {(one.payer, one.receiver, one.cents) for one in new.settlement if not one.line}
    for payer, receiver, amount in sorted(was - now):
        yield f"No longer: {name(state, payer)} pays {cents(amount)} to {name(state, receiver)}."
    for payer, receiver, amount in sorted(now - was):
        yield f"Instead: {name(state, payer)} pays {cents(amount)} to {name(state, receiver)}."


def at_zero(state: State, ledger: Ledger) -> str:
    """Names of those who can buy in again and have not, "" for nobody."""
    books = ledger.books
    found = [
        one
        for one in ledger.seats
        if one in books.people
        and one not in books.left
        and one not in ledger.out
        and not books.stack(one)
        and books.step(one)
    ]
    return names(state, found)
