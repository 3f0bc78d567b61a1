"""Entries, fees, sign-in: what the chairperson's desk decides (LLAA-T-01 to 05, LLAA-FORM)."""

import hashlib
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.settings import (
    Settings,
    check_cents,
    check_day,
    check_written,
    day_of,
    known_games,
)
from cardhall.hall.state import (
    Category,
    Entry,
    State,
    category_of,
    did_not_play,
    entry_of,
    finished,
    standings,
)
from cardhall.messages import Day, Message, Player

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that reads like another


def code_from(id: str) -> str:
    """A code to type, such as "K7QX-M3D2", from an unguessable id. About 39 bits."""
    number = int.from_bytes(hashlib.sha256(f"code {id}".encode()).digest()[:16], "big")
    letters = []
    for _ in range(8):
        number, index = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[index])
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def plain(text: str) -> str:
    """A name for comparing: no accents, no case, single spaces."""
    bare = "".join(
        ch for ch in unicodedata.normalize("NFKD", text) if not unicodedata.combining(ch)
    )
    return " ".join(bare.casefold().split())


def reason(override: str, ctx: Context) -> str:
    """The chairperson's reason for an exception. Raises Refusal when another gives one."""
    if override.strip() and ctx.role != "chair":
        raise Refusal(
            Message("only-the-chairperson-makes-exceptions"),
            "override",
            Message("ask-the-chairperson-for-it"),
        )
    return override.strip()


class Exceptions:
    """Administrative refusals: each either passes by the chairperson's reason or is raised."""

    def __init__(self, override: str, ctx: Context) -> None:
        self.reason = reason(override, ctx)
        self.clauses: list[str] = []

    def unless(self, fine: bool, refusal: Refusal) -> None:
        if fine:
            return
        if not self.reason:
            raise refusal
        if refusal.clause not in self.clauses:
            self.clauses.append(refusal.clause)


# --- entries ----------------------------------------------------------------------------------


def take_entry(state: State, command: c.TakeEntry, ctx: Context) -> list[e.Fact]:
    row = c.EntryRow(
        auxiliary=command.auxiliary,
        name=command.name,
        category=command.category,
        paid_cents=command.paid_cents,
        partner=command.partner,
    )
    return _take(state, [row], command.dated, command.override, ctx)


def import_entries(state: State, command: c.ImportEntries, ctx: Context) -> list[e.Fact]:
    if not command.rows:
        raise Refusal(
            Message("there-is-nothing-to-take"), "rows", Message("choose-a-file-with-entries")
        )
    return _take(state, command.rows, command.dated, command.override, ctx)


def _take(
    state: State, rows: Sequence[c.EntryRow], dated: str, override: str, ctx: Context
) -> list[e.Fact]:
    settings = state.known
    check_day(dated, "dated")
    day = dated or day_of(ctx.at, settings.utc_offset_minutes)
    passing = Exceptions(override, ctx)
    check_rows(state, rows, passing)
    latest = max(row.dated or day for row in rows)
    if is_late(settings, latest):
        why = Message(
            "late-the-last-day-of-entry", deadline=Day(settings.deadline), day=Day(latest)
        )
        cure = Message("the-chairperson-can-take")
        passing.unless(False, Refusal(why, "dated", cure, "LLAA-T-03"))
    number = max((entry.number for entry in state.entries.values()), default=0)
    taken: list[e.TakenEntry] = []
    for offset, (row, fee) in enumerate(zip(rows, _fees(state, rows), strict=True), start=1):
        id = ctx.new_id()
        taken.append(
            e.TakenEntry(
                id=id,
                number=number + offset,
                code=code_from(ctx.new_id()),
                name=tidy(row.name),
                auxiliary=tidy(row.auxiliary),
                category=row.category,
                paid_cents=row.paid_cents,
                fee_cents=fee,
                payment=ctx.new_id() if row.paid_cents else "",
                partner=tidy(row.partner),
                partner_code=code_from(ctx.new_id()) if row.partner.strip() else "",
                dated=row.dated,
            )
        )
    facts: list[e.Fact] = [
        e.EntriesTaken(
            at=ctx.at,
            by=ctx.actor,
            entries=tuple(taken),
            dated=day,
            override=passing.reason,
            clauses=tuple(passing.clauses),
        )
    ]
    for one in taken:
        category = state.categories[one.category]
        if format_of(category).lets_in and category.begun:
            facts.append(_joined(state, category, one.id, passing, ctx))
    return facts


def is_late(settings: Settings, day: str) -> bool:
    """Is a blank of this day too late (LLAA-T-03)?"""
    return bool(settings.deadline) and day > settings.deadline


def _fees(state: State, rows: Sequence[c.EntryRow]) -> Iterator[int]:
    """The fee of each row (LLAA-T-01): for each contestant, so that a team pays two; or once a
    person where one may play many games."""
    fee = state.known.fee_cents
    paying = {
        (plain(one.auxiliary), plain(name)) for one in state.entries.values() for name in one.people
    }
    for row in rows:
        persons = [(plain(row.auxiliary), plain(name)) for name in names_on(row)]
        many = state.categories[row.category].options.get("entry") == "many"
        yield sum(0 if many and person in paying else fee for person in persons)
        paying.update(persons)


def names_on(row: c.EntryRow) -> tuple[str, ...]:
    """The names of a row: one, or two of a team."""
    return (row.name, row.partner) if row.partner.strip() else (row.name,)


def check_rows(state: State, rows: Sequence[c.EntryRow], passing: Exceptions) -> None:
    """Raises the first Refusal that no reason lets pass."""
    people = {
        (e.category, plain(e.auxiliary), plain(name))
        for e in state.entries.values()
        if not e.left
        for name in e.people
    }
    blanks = Counter(
        (e.category, plain(e.auxiliary)) for e in state.entries.values() if e.auxiliary
    )
    for row in rows:
        check_row(state, row)
        category = category_of(state, row.category)
        may_join(state, category, tidy(row.name), passing, "category")
        blank = (row.category, plain(row.auxiliary))
        for field, name in zip(("name", "partner"), names_on(row), strict=False):
            person = (*blank, plain(name))
            passing.unless(
                person not in people,
                Refusal(
                    Message(
                        "player-of-auxiliary-is-already-entered",
                        player=Player(tidy(name)),
                        auxiliary=tidy(row.auxiliary),
                    ),
                    field,
                    Message("leave-it-out-or-tell"),
                    "OP-T-10",
                ),
            )
            people.add(person)
        limit, words, clause = limit_of(category.plan)
        passing.unless(
            # a form of one name is each contestant's own (HOLDEM-07): there is no line to fill up
            not row.auxiliary.strip() or limit == 1 or blanks[blank] < limit,
            Refusal(
                Message(
                    "auxiliary-has-its-names-for-a-game",
                    auxiliary=tidy(row.auxiliary),
                    limit=limit,
                    words=words,
                    game=category.plan.name,
                    player=Player(tidy(row.name)),
                ),
                "name",
                Message("leave-it-out"),
                clause,
            ),
        )
        blanks[blank] += 1


def limit_of(plan: e.CategoryPlan) -> tuple[int, str, str]:
    """Count how many entries of a game stand on one blank, what they are called, and the clause."""
    if plan.team_size > 1:
        return plan.names_per_blank // plan.team_size, "teams", "LLAA-FORM-06"
    return plan.names_per_blank, "names", "LLAA-FORM-02"


def check_row(state: State, row: c.EntryRow) -> None:
    if not row.name.strip():
        raise Refusal(Message("there-is-no-name"), "name", Message("enter-who-plays"))
    check_written(tidy(row.name), "name")
    check_written(tidy(row.auxiliary), "auxiliary")
    check_day(row.dated, "dated")
    if row.paid_cents < 0:
        raise Refusal(
            Message("less-than-nothing-was-paid"), "paid_cents", Message("enter-what-was-received")
        )
    check_cents(row.paid_cents, "paid_cents")
    if row.category not in state.categories:
        title = known_games().get(row.category, "")
        why = (
            Message("is-not-played-at-this-event", game=title)
            if title
            else Message("is-no-game", given=row.category)
        )
        known = tuple(cat.plan.name for cat in state.categories.values())
        raise Refusal(why, "category", Message("use-one-of", choices=known))
    _check_partner(state.categories[row.category].plan, row)
    if finished(state, row.category):
        raise Refusal(
            Message("that-game-is-over"), "category", Message("nobody-can-enter-it-any-more")
        )


def _check_partner(plan: e.CategoryPlan, row: c.EntryRow) -> None:
    partner = tidy(row.partner)
    if plan.team_size == 1:
        if partner:
            raise Refusal(
                Message("is-played-alone", game=plan.name),
                "partner",
                Message("leave-the-second-name-out"),
            )
        return
    if not partner:
        raise Refusal(
            Message("is-played-in-teams-of-two", game=plan.name),
            "partner",
            Message("enter-who-plays-in-the-team"),
            "LLAA-T-43",
        )
    check_written(partner, "partner")
    if plain(partner) == plain(row.name):
        raise Refusal(
            Message("both-names-of-the-team"),
            "partner",
            Message("enter-who-plays-in-the-team"),
            "LLAA-T-43",
        )


def tidy(text: str) -> str:
    return " ".join(text.split())


def change_entry(state: State, command: c.ChangeEntry, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    name = tidy(command.name) or entry.name
    partner = _new_partner(entry, command.partner)
    auxiliary = tidy(command.auxiliary) or entry.auxiliary
    check_written(name, "name")
    check_written(auxiliary, "auxiliary")
    passing = Exceptions(command.override, ctx)
    passing.unless(
        (plain(name), plain(partner)) == (plain(entry.name), plain(entry.partner))
        or not state.categories[entry.category].begun,
        Refusal(
            Message("once-games-have-begun-nobody-takes-another"),
            "name",
            Message("if-only-the-spelling-was-wrong"),
            "LLAA-T-05",
        ),
    )
    return [
        e.EntryChanged(
            at=ctx.at,
            by=ctx.actor,
            entry=entry.id,
            name=name,
            auxiliary=auxiliary,
            override=passing.reason,
            partner=partner,
        )
    ]


def change_game(state: State, command: c.ChangeGame, ctx: Context) -> list[e.Fact]:
    entry, game = entry_of(state, command.entry), category_of(state, command.category)
    before = state.categories[entry.category]
    _may_leave(state, before, entry)
    if game.plan.team_size != before.plan.team_size:
        raise Refusal(
            Message("is-played-otherwise", game=game.plan.name, other=before.plan.name),
            "category",
            Message("withdraw-here-and-enter-anew"),
        )
    passing = Exceptions(command.override, ctx)
    row = c.EntryRow(
        auxiliary=entry.auxiliary, name=entry.name, category=game.key, partner=entry.partner
    )
    check_rows(state, [row], passing)
    fact = e.GameChanged(
        at=ctx.at,
        by=ctx.actor,
        entry=entry.id,
        category=game.key,
        before=before.key,
        override=passing.reason,
        clauses=tuple(passing.clauses),
    )
    if format_of(game).lets_in and game.begun:
        return [fact, _joined(state, game, entry.id, passing, ctx)]
    return [fact]


def _may_leave(state: State, game: Category, entry: Entry) -> None:
    """Raises Refusal where somebody has a seat in their game, or has left it."""
    who = Player(entry.called)
    if entry.left:
        raise Refusal(
            Message("has-left-the-event", player=who), "entry", Message("take-a-new-entry")
        )
    plays = game.begun and not did_not_play(state, entry)
    if plays or format_of(game).seating.has_seat(game, entry.id):
        cure = Message("take-the-seats-back-or-withdraw")
        raise Refusal(Message("has-a-seat", player=who), "entry", cure)


def _new_partner(entry: Entry, partner: str) -> str:
    """The second name of a team as it is to be; "" leaves it. Raises Refusal."""
    asked = tidy(partner)
    if asked and not entry.partner:
        raise Refusal(
            Message("plays-alone", player=Player(entry.called)),
            "partner",
            Message("leave-the-second-name-out"),
        )
    check_written(asked, "partner")
    return asked or entry.partner


def substitute(state: State, command: c.Substitute, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if state.categories[entry.category].begun:
        raise Refusal(
            Message("once-games-have-begun-nobody-takes-another"),
            "entry",
            Message("withdraw-the-one-who-leaves"),
            "LLAA-T-05",
        )
    if not tidy(command.name):
        raise Refusal(Message("there-is-no-name"), "name", Message("enter-who-plays-instead"))
    check_written(tidy(command.name), "name")
    check_written(tidy(command.auxiliary), "auxiliary")
    if entry.left:
        raise Refusal(
            Message("has-left-the-event", player=Player(entry.called)),
            "entry",
            Message("take-a-new-entry"),
        )
    return [
        e.Substituted(
            at=ctx.at,
            by=ctx.actor,
            entry=entry.id,
            name=tidy(command.name),
            auxiliary=tidy(command.auxiliary) or entry.auxiliary,
            partner=_new_partner(entry, command.partner),
        )
    ]


# --- money ------------------------------------------------------------------------------------


def take_payment(state: State, command: c.TakePayment, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if command.cents <= 0:
        raise Refusal(
            Message("nothing-was-paid"), "cents", Message("enter-what-was-received"), "LLAA-T-02"
        )
    check_cents(command.cents, "cents")
    return [
        e.PaymentTaken(
            at=ctx.at, by=ctx.actor, payment=ctx.new_id(), entry=entry.id, cents=command.cents
        )
    ]


def correct_payment(state: State, command: c.CorrectPayment, ctx: Context) -> list[e.Fact]:
    if command.payment not in state.payments:
        raise Refusal(
            Message("there-is-no-such-payment"), "payment", Message("choose-one-from-the-entry")
        )
    entry_id, before = state.payments[command.payment]
    if command.cents < 0:
        raise Refusal(
            Message("less-than-nothing-was-paid"), "cents", Message("enter-what-was-received")
        )
    check_cents(command.cents, "cents")
    if not command.why.strip():
        raise Refusal(
            Message("a-correction-needs-a-reason"), "why", Message("say-what-was-keyed-in-wrong")
        )
    entry = state.entries[entry_id]
    paid = entry.paid_cents - before + command.cents
    # what was keyed in above the fee is mended; what was owed and paid stays
    if command.cents < before and entry.left and paid < entry.fee_cents:
        raise Refusal(
            Message("fees-are-never-returned"),
            "cents",
            Message("what-was-paid-stays-in-the-books"),
            "LLAA-T-02",
        )
    return [
        e.PaymentCorrected(
            at=ctx.at,
            by=ctx.actor,
            payment=command.payment,
            before=before,
            cents=command.cents,
            why=command.why.strip(),
        )
    ]


def count_cash(state: State, command: c.CountCash, ctx: Context) -> list[e.Fact]:
    if command.cents < 0:
        raise Refusal(
            Message("a-box-holds-no-less-than-nothing"), "cents", Message("enter-what-was-counted")
        )
    check_cents(command.cents, "cents")
    return [e.CashCounted(at=ctx.at, by=ctx.actor, cents=command.cents)]


# --- sign-in ----------------------------------------------------------------------------------


def find_entry(state: State, who: str) -> Entry:
    """The entry meant by an id, a number, a code or a name. Raises Refusal naming the choices."""
    asked = who.strip()
    if asked in state.entries:
        return state.entries[asked]
    kind, id, _ = state.who(asked)
    if kind == "player":
        return state.entries[id]
    if asked.lstrip("#").isdecimal():
        number = int(asked.lstrip("#"))
        found = [entry for entry in state.entries.values() if entry.number == number]
    else:
        found = [
            entry
            for entry in state.entries.values()
            if plain(asked) in (plain(entry.called), *map(plain, entry.people))
        ]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Refusal(
            Message("nobody-is-entered", asked=asked), "who", Message("use-the-number-the-code")
        )
    choices = tuple(
        Message(
            "number-player-auxiliary",
            number=one.number,
            player=Player(one.called),
            auxiliary=one.auxiliary or Message("no-auxiliary"),
        )
        for one in found
    )
    raise Refusal(
        Message("people-are-called", count=len(found), asked=asked),
        "who",
        Message("use-the-number", choices=choices),
    )


def sign_in(state: State, command: c.SignIn, ctx: Context) -> list[e.Fact]:
    entry = find_entry(state, command.who)
    if ctx.role == "player" and ctx.scope and entry.id != ctx.scope:
        raise Refusal(
            Message("that-is-somebody-else-entry"), "who", Message("sign-in-with-your-own-code")
        )
    if entry.signed_in_at:
        raise Refusal(
            Message("is-already-signed-in", player=Player(entry.called)),
            "who",
            Message("nothing-more-to-do"),
        )
    if entry.left:
        raise Refusal(
            Message("has-left-the-event", player=Player(entry.called)),
            "who",
            Message("take-back-the-withdrawal-first"),
        )
    passing = Exceptions(command.override, ctx)
    until = state.known.signin_until
    passing.unless(
        not until or ctx.at <= until,
        Refusal(
            Message("sign-in-closed-minutes-before-play", count=state.known.signin_minutes),
            "who",
            Message("the-chairperson-can-let-in-late"),
            "LLAA-T-04",
        ),
    )
    return [
        e.SignedIn(
            at=ctx.at,
            by=ctx.actor,
            entry=entry.id,
            override=passing.reason,
            clauses=tuple(passing.clauses),
        )
    ]


def undo_sign_in(state: State, command: c.UndoSignIn, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if not entry.signed_in_at:
        raise Refusal(
            Message("is-not-signed-in", player=Player(entry.called)),
            "entry",
            Message("nothing-to-take-back"),
        )
    category = state.categories[entry.category]
    if format_of(category).seating.has_seat(category, entry.id):
        raise Refusal(
            Message("has-a-seat", player=Player(entry.called)),
            "entry",
            Message("withdraw-the-player-instead"),
        )
    return [e.SignInUndone(at=ctx.at, by=ctx.actor, entry=entry.id)]


# --- a game that has begun --------------------------------------------------------------------


def may_join(
    state: State, category: Category, name: str, passing: Exceptions, field: str = "entry"
) -> None:
    """Raises Refusal where somebody without a seat comes too late for a game that has begun, or
    while no reason is given: it says what their joining means.

    Whoever is away for two sessions running has withdrawn (OP-T-11): nobody joins after that. A
    format of its own has its own limit: the second game, the first hour.
    """
    if not format_of(category).lets_in or not category.begun:
        return
    if shut := format_of(category).seating.shut_out(state, category, name, field):
        raise shut
    passing.unless(
        False,
        Refusal(
            Message(
                "has-begun",
                game=category.plan.name,
                player=Player(name),
                round=format_of(category).seating.latest_begun(category) + 1,
            ),
            field,
            Message("the-chairperson-can-allow"),
            "LLAA-T-04",
        ),
    )


def _joined(
    state: State, category: Category, entry: str, passing: Exceptions, ctx: Context
) -> e.Fact:
    return e.LetIn(
        at=ctx.at,
        by=ctx.actor,
        entry=entry,
        category=category.key,
        round=format_of(category).seating.latest_begun(category) + 1,
        override=passing.reason,
    )


def joining(
    state: State, category: Category, entry: Entry, passing: Exceptions, ctx: Context
) -> list[e.Fact]:
    """Work out what lets them join if the game went on without them. Raises Refusal."""
    if not did_not_play(state, entry):
        return []
    may_join(state, category, entry.called, passing)
    return [_joined(state, category, entry.id, passing, ctx)]


def let_in(state: State, command: c.LetIn, ctx: Context) -> list[e.Fact]:
    category, entry = category_of(state, command.category), entry_of(state, command.entry)
    if entry.category != category.key or entry.left or finished(state, category.key):
        raise Refusal(
            Message("does-not-play-here-any-more", player=Player(entry.called)),
            "entry",
            Message("choose-another-one"),
        )
    facts = joining(state, category, entry, Exceptions(command.override, ctx), ctx)
    if not facts:
        raise Refusal(
            Message("is-in-already", player=Player(entry.called)),
            "entry",
            Message("the-next-seats-take-in-whoever-may"),
        )
    return facts


def undo_let_in(state: State, command: c.UndoLetIn, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if not entry.let_in:
        raise Refusal(
            Message("was-not-let-in", player=Player(entry.called)),
            "entry",
            Message("nothing-to-take-back"),
        )
    if entry.id in standings(state, entry.category).tallies:
        raise Refusal(
            Message("has-played", player=Player(entry.called)),
            "entry",
            Message("withdraw-the-entry-instead"),
        )
    return [e.LetInUndone(at=ctx.at, by=ctx.actor, entry=entry.id)]


# --- leaving, codes, forgetting ---------------------------------------------------------------


def withdraw(state: State, command: c.Withdraw, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if entry.left:
        raise Refusal(
            Message("has-already-left", player=Player(entry.called)),
            "entry",
            Message("nothing-more-to-do"),
        )
    if finished(state, entry.category):
        raise Refusal(Message("the-game-is-over"), "entry", Message("nothing-more-to-do"))
    category = state.categories[entry.category]
    return [
        *format_of(category).seating.walks_out(category, entry.id, ctx),
        e.Withdrawn(
            at=ctx.at,
            by=ctx.actor,
            entry=entry.id,
            category=entry.category,
            round=format_of(category).seating.latest_begun(category),
            why=command.why.strip(),
        ),
    ]


def reinstate(state: State, command: c.Reinstate, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if entry.left is None or entry.left.kind != "withdrawn":
        raise Refusal(
            Message("has-not-withdrawn", player=Player(entry.called)),
            "entry",
            Message("nothing-to-take-back"),
        )
    if not command.why.strip():
        raise Refusal(
            Message("taking-a-withdrawal-back-needs-a-reason"), "why", Message("say-what-happened")
        )
    return [e.Reinstated(at=ctx.at, by=ctx.actor, entry=entry.id, why=command.why.strip())]


def new_code(state: State, command: c.NewCode, ctx: Context) -> list[e.Fact]:
    team = bool(command.entry and entry_of(state, command.entry).partner)
    if command.category and not command.entry:
        category = category_of(state, command.category)
        if command.table not in category.codes:
            raise Refusal(
                Message("there-is-no-table", table=command.table),
                "table",
                Message("choose-a-table-in-use"),
            )
    return [
        e.CodeGiven(
            at=ctx.at,
            by=ctx.actor,
            code=code_from(ctx.new_id()),
            partner_code=code_from(ctx.new_id()) if team else "",
            entry=command.entry,
            category="" if command.entry else command.category,
            table=0 if command.entry else command.table,
        )
    ]


def blank_name(state: State, command: c.BlankName, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if entry.blanked:
        raise Refusal(
            Message("that-name-is-already-forgotten"), "entry", Message("nothing-more-to-do")
        )
    label = f"Contestant {entry.number}"
    return [e.NameBlanked(at=ctx.at, by=ctx.actor, entry=entry.id, label=label)]
