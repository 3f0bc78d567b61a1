"""What a command brings about, or why not."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import code_from, plain, tidy
from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.books import Books
from cardhall.hall.formats.home_game.lines import (
    BANK,
    BuyInLine,
    CountLine,
    EndLine,
    HandLine,
    LeaveLine,
    Line,
    PayLine,
    Terms,
)
from cardhall.hall.formats.home_game.state import TABLE, HomeGame, terms_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents, check_written, day_of
from cardhall.hall.state import Category, State, category_of, entry_of
from cardhall.messages import Argument, Cents, Message, Player, written

Decide = Callable[[State, Any, Context], list[Fact]]

FEWEST = 2
SPLITS = (3, 5)
"""How many have taken tricks where most are level: 2-2-1 or one each (RAP-34)."""
MOST_BESIDE_A_WINNER = 4
"""2-1-1-1 is the widest way to most tricks."""


def game_of(state: State, key: str) -> tuple[Category, HomeGame]:
    """The game and its ledger. Raises Refusal for another kind of game."""
    category = category_of(state, key)
    if not isinstance(category.course, HomeGame):
        raise Refusal(
            Message("keeps-no-ledger", game=category.plan.name),
            "category",
            Message("choose-a-night-at-home"),
        )
    return category, category.course


def _own_table(ctx: Context, category: Category) -> None:
    if ctx.role == "captain" and ctx.scope != f"{category.key}/{TABLE}":
        raise Refusal(
            Message("that-is-not-your-table"), "category", Message("write-for-your-own-table")
        )


def _playing(state: State, command: Any, ctx: Context) -> tuple[Category, HomeGame, Books]:
    """A night that is on. Raises Refusal."""
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    if not ledger.begun:
        raise Refusal(
            Message("the-night-has-not-begun"),
            "category",
            Message("seat-everybody-and-start"),
            "RAP-44",
        )
    if ledger.ended:
        raise Refusal(
            Message("the-night-is-over"),
            "category",
            Message("open-the-ledger-again-first"),
            "RAP-44",
        )
    return category, ledger, ledger.books


def _before_start(state: State, key: str) -> tuple[Category, HomeGame]:
    category, ledger = game_of(state, key)
    if ledger.begun:
        raise Refusal(
            Message("the-night-has-begun"),
            "category",
            Message("that-is-settled-before-the-first-deal"),
            "RAP-04",
        )
    return category, ledger


def _line(command: Any, ctx: Context, line: Line, before: str = "") -> f.LineWritten:
    return f.LineWritten(
        at=ctx.at, by=ctx.actor, category=command.category, line=line, before=before
    )


def players(state: State, category: Category) -> tuple[str, ...]:
    """Those who play, in the order of their names on the list; nobody who withdrew."""
    return tuple(
        one.id for one in state.entries.values() if one.category == category.key and not one.left
    )


# --- before the start -------------------------------------------------------------------------


def _set_terms(state: State, command: c.SetTerms, ctx: Context) -> list[Fact]:
    category, ledger = _before_start(state, command.category)
    before = ledger.terms_kept(category.plan)
    for name in ("ante_cents", "start_cents"):
        if getattr(command, name) <= 0:
            raise Refusal(
                Message("nothing-is-no-stake"),
                name,
                Message("enter-an-amount-above-nothing"),
                "RAP-04",
            )
        check_cents(getattr(command, name), name)
    check_cents(command.limit_cents or 0, "limit_cents")
    _whole_antes(command.start_cents, command.ante_cents, "start_cents")
    limit = command.limit_cents
    if limit is not None and limit < 0:
        raise Refusal(
            Message("a-limit-is-not-below-nothing"),
            "limit_cents",
            Message("enter-it-again"),
            "RAP-05",
        )
    if limit:
        _whole_antes(limit, command.ante_cents, "limit_cents")
    after = f.TermsKept(
        ante_cents=command.ante_cents,
        start_cents=command.start_cents,
        limit_cents=limit or 0,
        written=command.written,
    )
    facts: list[Fact] = []
    if after != before:
        facts.append(
            f.TermsSet(at=ctx.at, by=ctx.actor, category=category.key, before=before, after=after)
        )
    rule = "10 antes" if limit is None else "amount" if limit else "none"
    known = category.options.get("pot-limit", "10 antes")
    if rule != known:
        facts.append(
            e.OptionSet(
                at=ctx.at,
                by=ctx.actor,
                category=category.key,
                option="pot-limit",
                before=known,
                value=rule,
            )
        )
    if not facts:
        raise Refusal(Message("that-is-already-so"), "ante_cents", Message("nothing-more-to-do"))
    return facts


def _whole_antes(amount: int, ante: int, field: str) -> None:
    """Raises Refusal for an amount that no chips make: the least chip is one ante (RAP-02)."""
    if amount % ante:
        raise Refusal(
            Message("is-not-made-of-antes", amount=Cents(amount), amount2=Cents(ante)),
            field,
            Message(
                "enter-this-or-that",
                amount=Cents(amount // ante * ante),
                amount2=Cents((amount // ante + 1) * ante),
            ),
            "RAP-02",
        )


def _join(state: State, command: c.Join, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    name = tidy(command.name)
    if not name:
        raise Refusal(Message("there-is-no-name"), "name", Message("enter-who-plays"))
    check_written(name, "name")
    playing = players(state, category)
    if plain(name) in {plain(state.entries[one].name) for one in playing}:
        raise Refusal(
            Message("is-on-the-list-already", player=Player(name)),
            "name",
            Message("add-a-letter-of-the-last-name"),
            "OP-T-10",
        )
    most = category.plan.most_seats
    gone = ledger.books.left if ledger.begun else set()
    if len([one for one in playing if one not in gone]) >= most:
        raise Refusal(
            Message("play-at-the-most", most=most), "name", Message("open-a-second-table"), "RAP-01"
        )
    if ledger.begun and ledger.ended:
        raise Refusal(
            Message("the-night-is-over"),
            "category",
            Message("open-the-ledger-again-first"),
            "RAP-44",
        )
    id = ctx.new_id()
    number = max((entry.number for entry in state.entries.values()), default=0) + 1
    facts: list[Fact] = [
        e.EntriesTaken(
            at=ctx.at,
            by=ctx.actor,
            entries=(
                e.TakenEntry(
                    id=id,
                    number=number,
                    code=code_from(ctx.new_id()),
                    name=name,
                    auxiliary="",
                    category=category.key,
                    fee_cents=0,
                ),
            ),
            dated=day_of(ctx.at, state.known.utc_offset_minutes),
        )
    ]
    if ledger.seats:
        facts.append(
            f.SatDown(at=ctx.at, by=ctx.actor, category=category.key, entry=id, after=command.after)
        )
    if ledger.begun:
        facts.append(_first_buy_in(category, ledger, command, id, command.cents, ctx))
    return facts


def _first_buy_in(
    category: Category, ledger: HomeGame, command: Any, one: str, amount: int, ctx: Context
) -> Fact:
    """Everyone starts with the same (RAP-44), if nothing else was agreed (RAP-03)."""
    terms = terms_of(ledger, category.plan, category.options)
    amount = amount or terms.start
    if amount < 0:
        raise Refusal(
            Message("nobody-starts-below-nothing"), "cents", Message("enter-it-again"), "RAP-03"
        )
    check_cents(amount, "cents")
    _whole_antes(amount, terms.ante, "cents")
    return _line(command, ctx, BuyInLine(id=ctx.new_id(), entry=one, cents=amount))


def _seated(
    category: Category, ctx: Context, seats: Sequence[str], dealer: str, seed: str = ""
) -> list[Fact]:
    if len(seats) < FEWEST:
        raise Refusal(
            Message("one-alone-cannot-play"), "seats", Message("enter-who-else-plays"), "RAP-01"
        )
    if len(seats) > category.plan.most_seats:
        raise Refusal(
            Message("play-at-the-most", most=category.plan.most_seats),
            "seats",
            Message("open-a-second-table"),
            "RAP-01",
        )
    return [
        f.NightSeated(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            seats=tuple(seats),
            dealer=dealer,
            seed=seed,
            code="" if category.codes else code_from(ctx.new_id()),
        )
    ]


def _take_seats(state: State, command: c.TakeSeats, ctx: Context) -> list[Fact]:
    category, _ = _before_start(state, command.category)
    everybody = players(state, category)
    seats = command.seats or everybody
    if sorted(seats) != sorted(everybody):
        raise Refusal(
            Message("somebody-is-missing-or-named-twice"),
            "seats",
            Message("name-each-who-plays-once"),
        )
    dealer = command.dealer or (seats[0] if seats else "")
    if dealer and dealer not in seats:
        raise Refusal(
            Message("the-dealer-does-not-play"), "dealer", Message("choose-one-who-sits"), "RAP-08"
        )
    return _seated(category, ctx, seats, dealer)


def _draw_seats(state: State, command: hall.DrawSeats, ctx: Context) -> list[Fact]:
    """Seats and the first dealer by lot; again as often as they like before the start."""
    category, _ = _before_start(state, command.category)
    lot = Lot(ctx.rng_seed, "night")
    seats = lot.shuffle(list(players(state, category)))
    dealer = seats[lot.below(len(seats))] if seats else ""
    return _seated(category, ctx, seats, dealer, ctx.rng_seed)


def _swap_seats(state: State, command: hall.SwapSeats, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    for name in ("first", "second"):
        if getattr(command, name) not in ledger.seats:
            raise Refusal(
                Message("that-player-has-no-seat-here"), name, Message("choose-two-who-sit")
            )
    if command.first == command.second:
        raise Refusal(Message("that-is-one-person"), "second", Message("choose-two-who-sit"))
    other = {command.first: command.second, command.second: command.first}
    return [
        f.NightSeated(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            seats=tuple(other.get(one, one) for one in ledger.seats),
            dealer=ledger.dealer,
        )
    ]


def _add_seat(state: State, command: hall.AddSeat, ctx: Context) -> list[Fact]:
    """Somebody entered at the desk sits down at a table that is seated or plays."""
    category, ledger = game_of(state, command.category)
    entry = entry_of(state, command.entry)
    if entry.id in ledger.seats or entry.left or entry.category != category.key:
        raise Refusal(
            Message("cannot-be-seated-here", player=Player(entry.name)),
            "entry",
            Message("choose-somebody-else"),
        )
    if not ledger.seats:
        raise Refusal(Message("nobody-is-seated-yet"), "entry", Message("take-the-seats-first"))
    facts: list[Fact] = [
        f.SatDown(at=ctx.at, by=ctx.actor, category=category.key, entry=entry.id, after="")
    ]
    if ledger.begun:
        facts.append(_first_buy_in(category, ledger, command, entry.id, 0, ctx))
    return facts


def _hear_card(state: State, command: c.HearCard, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    asked = command.entries or players(state, category)
    if ctx.role == "player":
        asked = (ctx.scope,)
    for one in asked:
        if entry_of(state, one).category != category.key:
            raise Refusal(
                Message("that-player-does-not-play-here"),
                "entries",
                Message("choose-one-who-plays"),
            )
    new = tuple(one for one in asked if one not in ledger.heard)
    if not new:
        raise Refusal(
            Message("everybody-has-heard-it"), "entries", Message("nothing-more-to-do"), "RAP-50"
        )
    return [f.CardHeard(at=ctx.at, by=ctx.actor, category=category.key, entries=new)]


def _begin(state: State, command: c.BeginNight, ctx: Context) -> list[Fact]:
    category, ledger = _before_start(state, command.category)
    seats = tuple(one for one in ledger.seats if not state.entries[one].left)
    if len(seats) < FEWEST:
        raise Refusal(
            Message("nobody-is-seated-yet"), "category", Message("take-the-seats-first"), "RAP-01"
        )
    deaf = tuple(Player(state.entries[one].name) for one in seats if one not in ledger.heard)
    if deaf:
        raise Refusal(
            Message("have-not-heard-the-rules-of-the-table", players=deaf, count=len(deaf)),
            "entries",
            Message("read-the-table-card-aloud-first"),
            "RAP-50",
        )
    terms = terms_of(ledger, category.plan, category.options)
    begun = f.NightBegun(at=ctx.at, by=ctx.actor, category=category.key, terms=terms)
    seated: list[Fact] = []
    if seats != ledger.seats:  # somebody took their name off the list after the seats were taken
        there = _from_left(ledger.seats, ledger.dealer)
        dealer = next(one for one in there if one in seats)
        seated = _seated(category, ctx, seats, dealer)
    return [
        *seated,
        begun,
        *(_first_buy_in(category, ledger, command, one, 0, ctx) for one in seats),
    ]


# --- hands ------------------------------------------------------------------------------------


def next_dealer(ledger: HomeGame, books: Books) -> str:
    """The next to the left who is still at the table (RAP-42)."""
    seats = ledger.seats
    if not books.last_dealer:
        return _from(seats, ledger.dealer, 0, books, ledger)
    return _from(seats, books.last_dealer, 1, books, ledger)


def _from(seats: tuple[str, ...], one: str, step: int, books: Books, ledger: HomeGame) -> str:
    there = _from_left(seats, one, step)
    return next((x for x in there if x not in books.left and x not in ledger.out), there[0])


def _from_left(seats: tuple[str, ...], one: str, step: int = 0) -> list[str]:
    """All seats clockwise from this one's, or from the one `step` seats to the left."""
    start = seats.index(one) + step if one in seats else 0
    return [seats[(start + i) % len(seats)] for i in range(len(seats))]


def who_is_dealt(state: State, category: Category, ledger: HomeGame) -> tuple[str, ...]:
    """Those who are dealt a hand now, from the dealer's left: at the table, with chips, and told
    the rules (RAP-50)."""
    books = ledger.books
    order = _from_left(ledger.seats, next_dealer(ledger, books), 1)
    return tuple(
        one
        for one in order
        if one not in books.left
        and one not in ledger.out
        and one in ledger.heard
        and not state.entries[one].left
        and books.stack(one) > 0
    )


def _write_hand(state: State, command: c.WriteHand, ctx: Context) -> list[Fact]:
    if command.before:
        return _write_forgotten(state, command, ctx)
    category, ledger, books = _playing(state, command, ctx)
    _is_by_hand(books)
    dealt = command.dealt or who_is_dealt(state, category, ledger)
    hand = _hand_of(command, ctx, dealt, next_dealer(ledger, books))
    check_hand(state, ledger, books.terms, hand)
    _check_pot(state, books, hand, command.pot_cents)
    return [_line(command, ctx, hand)]


def _is_by_hand(books: Books) -> None:
    if not books.terms.by_hand:
        raise Refusal(
            Message("this-night-is-counted-at-the-end"),
            "category",
            Message("count-the-chips-when-it-is-over"),
        )


def _hand_of(command: c.WriteHand, ctx: Context, dealt: tuple[str, ...], dealer: str) -> HandLine:
    if len(dealt) < FEWEST:
        raise Refusal(
            Message("fewer-than-two-have-chips"), "inside", Message("let-somebody-buy"), "RAP-01"
        )
    return HandLine(
        id=ctx.new_id(),
        dealer=dealer,
        dealt=dealt,
        inside=command.inside,
        taker=command.taker,
        boured=command.boured,
        reneged=command.reneged,
        counted_by=command.counted_by or (*command.boured, *command.reneged),
    )


def _write_forgotten(state: State, command: c.WriteHand, ctx: Context) -> list[Fact]:
    """A hand that nobody wrote down, at its place, by what everybody had then; what stands below
    it stands as it was and is worked out anew (RAP-33, 39, 45)."""
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    line = ledger.reads(command.before)
    if line is None:
        raise Refusal(
            Message("there-is-no-such-line"), "before", Message("choose-a-line-of-the-ledger")
        )
    if not command.why.strip():
        raise Refusal(
            Message("a-hand-written-in-later-needs-a-reason"),
            "why",
            Message("say-how-it-was-forgotten"),
            "RAP-39",
        )
    books = _books_before(ledger, line)
    _is_by_hand(books)
    able = could_be_dealt(ledger, books)
    for one in command.dealt:
        if one not in able:
            raise Refusal(
                Message("had-no-chips-at-the-table-then", player=Player(entry_of(state, one).name)),
                "dealt",
                Message("leave-the-player-out-or-choose-another-place"),
                "RAP-45",
            )
    dealt = tuple(one for one in able if one in (command.dealt or able))
    hand = _hand_of(command, ctx, dealt, next_dealer(ledger, ledger.books))
    check_hand(state, ledger, books.terms, hand)
    _check_pot(state, books, hand, command.pot_cents)
    forgotten = _line(command, ctx, hand, command.before)
    return [replace(forgotten, why=command.why.strip())]


def could_be_dealt(ledger: HomeGame, books: Books) -> tuple[str, ...]:
    """Those at the table who had chips at some moment, from the next dealer's left."""
    step = 2 if books.last_dealer else 1  # the first dealer was chosen, the next ones follow
    order = _from_left(ledger.seats, books.last_dealer or ledger.dealer, step)
    return tuple(one for one in order if one not in books.left and books.stack(one) > 0)


def _check_pot(state: State, books: Books, hand: HandLine, counted: int | None) -> None:
    """Whoever pays a match counts the pot before it is taken (RAP-39)."""
    expected = pot_to_be(books, hand.dealt, hand.inside)
    if counted is not None and counted != expected:
        off = counted - expected
        raise Refusal(
            Message("the-pot-ought-to-hold-less", held=Cents(expected), off=Cents(off))
            if off > 0
            else Message("the-pot-ought-to-hold-more", held=Cents(expected), off=Cents(-off)),
            "pot_cents",
            Message("count-it-again-or-correct-an-earlier-hand"),
            "RAP-39",
        )


def pot_to_be(books: Books, dealt: Sequence[str], inside: Sequence[str]) -> int:
    """What lies in the pot when all have put in, cents."""
    pot = books.pot
    for one in dealt:
        due = books.due(one).cents
        stay = min(books.terms.stay, books.stack(one) - due) if one in inside else 0
        pot += due + stay
    return pot


def check_hand(state: State, ledger: HomeGame, terms: Terms, hand: HandLine) -> None:
    """Raises Refusal for a hand that cannot have been."""

    def name(one: str) -> Argument:
        found = state.entries.get(one)
        return Player(found.name) if found else Message("somebody")

    for field, given in (
        ("dealt", hand.dealt),
        ("inside", hand.inside),
        ("boured", hand.boured),
        ("reneged", hand.reneged),
    ):
        if len(set(given)) < len(given):
            raise Refusal(Message("somebody-is-named-twice"), field, Message("name-each-once"))
        within = ledger.seats if field == "dealt" else hand.dealt
        for one in given:
            if one not in within:
                raise Refusal(
                    Message("was-not-dealt-a-hand", player=name(one)),
                    field,
                    Message("choose-of-those-at-the-table"),
                    "RAP-45",
                )
    if not terms.in_or_out and set(hand.inside) != set(hand.dealt):
        raise Refusal(
            Message("nobody-may-stay-out-here"), "inside", Message("everybody-is-in"), "OP-RAP-02"
        )
    for field, given in (("boured", hand.boured), ("reneged", hand.reneged)):
        for one in given:
            if one not in hand.inside:
                raise Refusal(
                    Message("was-out-and-cannot-boure-or-renege", player=name(one)),
                    field,
                    Message("put-the-player-in-or-take-away"),
                    "RAP-15",
                )
    if both := set(hand.boured) & set(hand.reneged):
        raise Refusal(
            Message("pays-once", player=name(min(both))),
            "reneged",
            Message("leave-the-player-among-those-who-reneged"),
            "RAP-41",
        )
    _check_taker(hand, name)


def _check_taker(hand: HandLine, name: Callable[[str], Argument]) -> None:
    taker, inside = hand.taker, len(hand.inside)
    if taker and taker not in hand.inside:
        raise Refusal(
            Message("was-out-of-the-hand", player=name(taker)),
            "taker",
            Message("choose-one-who-was-in"),
            "RAP-33",
        )
    if taker in hand.boured:
        raise Refusal(
            Message("took-no-trick", player=name(taker)),
            "taker",
            Message("choose-who-took-the-most"),
            "RAP-33",
        )
    if taker in hand.reneged:
        raise Refusal(
            Message("reneged-the-pot-stays", player=name(taker)),
            "taker",
            Message("say-that-it-stays"),
            "RAP-35",
        )
    if inside == 1:
        if taker != hand.inside[0] or hand.boured or hand.reneged:
            raise Refusal(
                Message("was-alone-in-and-takes-the-pot-unplayed", player=name(hand.inside[0])),
                "taker",
                Message("give-that-player-the-pot"),
                "OP-RAP-06",
            )
        return
    if hand.reneged or not inside:
        return
    took = inside - len(hand.boured)
    if taker and took > MOST_BESIDE_A_WINNER:
        raise Refusal(
            Message("cannot-all-have-had-a-trick-where", count=took),
            "boured",
            Message("mark-those-who-took-none"),
            "RAP-37",
        )
    if not taker and took not in SPLITS:
        raise Refusal(
            Message("a-pot-stays-when-three-or-five-took-tricks"),
            "taker",
            Message("say-who-took-the-pot"),
            "RAP-34",
        )


# --- money ------------------------------------------------------------------------------------


def _buy_in(state: State, command: c.BuyIn, ctx: Context) -> list[Fact]:
    _, ledger, books = _playing(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("let-the-player-sit-down-first"),
        )
    held = books.stack(one.id)
    if held and books.terms.by_hand:
        raise Refusal(
            Message("has-chips-left", player=Player(one.name), amount=Cents(held)),
            "entry",
            Message("buys-in-again-when-the-last-chip-is-gone"),
            "OP-RAP-09",
        )
    step = books.step(one.id)
    if not books.terms.ladder:
        raise Refusal(
            Message("this-table-has-no-further-buy-ins"),
            "entry",
            Message("out-is-out-for-the-night"),
            "OP-RAP-02",
        )
    if not step:
        raise Refusal(
            Message(
                "half-of-the-last-buy-in-is-less-than-an-ante",
                amount=Cents(books.last_buy_in[one.id]),
            ),
            "entry",
            Message("is-out-for-the-night", player=Player(one.name)),
            "RAP-45",
        )
    line = BuyInLine(id=ctx.new_id(), entry=one.id, cents=step, again=True)
    return [_line(command, ctx, line)]


def _sit_out(state: State, command: c.SitOut, ctx: Context) -> list[Fact]:
    category, ledger, books = _playing(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("choose-one-who-sits"),
        )
    if (one.id in ledger.out) == command.out:
        raise Refusal(Message("that-is-already-so"), "out", Message("nothing-more-to-do"))
    return [
        f.SteppedOut(at=ctx.at, by=ctx.actor, category=category.key, entry=one.id, out=command.out)
    ]


def _leave(state: State, command: c.LeaveNight, ctx: Context) -> list[Fact]:
    _, ledger, books = _playing(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("choose-one-who-sits"),
        )
    if not books.terms.by_hand and not _just_counted(books):
        raise Refusal(
            Message("nobody-knows-what-the-player-has"),
            "entry",
            Message("count-all-chips-first-these-too"),
            "RAP-44",
        )
    return [_line(command, ctx, LeaveLine(id=ctx.new_id(), entry=one.id))]


def _just_counted(books: Books) -> bool:
    """Whether no chip has moved since the last count but by somebody leaving or paying."""
    for told in reversed(books.told):
        if not isinstance(told.line, LeaveLine | PayLine):
            return isinstance(told.line, CountLine)
    return False


def _pay(state: State, command: c.Pay, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    if not ledger.begun:
        raise Refusal(
            Message("the-night-has-not-begun"),
            "category",
            Message("seat-everybody-and-start"),
            "RAP-44",
        )
    books = ledger.books
    known = {*books.people, BANK}
    for name in ("payer", "receiver"):
        if getattr(command, name) not in known:
            raise Refusal(
                Message("that-player-has-not-bought-in"), name, Message("choose-one-who-plays")
            )
    if command.payer == command.receiver:
        raise Refusal(Message("that-is-one-person"), "receiver", Message("choose-who-gets-it"))
    if ctx.role == "player" and ctx.scope not in (command.payer, command.receiver):
        raise Refusal(Message("that-is-between-others"), "payer", Message("tick-off-your-own"))
    if command.cents <= 0:
        raise Refusal(Message("nothing-was-paid"), "cents", Message("enter-what-was-paid"))
    check_cents(command.cents, "cents")
    if command.payer == BANK and command.cents > books.cash:
        raise Refusal(
            Message("the-box-holds", amount=Cents(books.cash)),
            "cents",
            Message("enter-what-was-taken-out"),
        )
    if command.receiver == BANK and command.cents > -books.bill(command.payer):
        owes = Cents(max(0, -books.bill(command.payer)))
        raise Refusal(
            Message("owes-the-bank", player=Player(state.entries[command.payer].name), amount=owes),
            "cents",
            Message("enter-no-more"),
        )
    if books.ended and not any(
        (one.payer, one.receiver, one.cents) == (command.payer, command.receiver, command.cents)
        and not one.line
        for one in ledger.settlement
    ):
        raise Refusal(Message("that-is-not-owed"), "cents", Message("tick-off-one-of-the-payments"))
    line = PayLine(
        id=ctx.new_id(), payer=command.payer, receiver=command.receiver, cents=command.cents
    )
    return [_line(command, ctx, line)]


def _take_back_pay(state: State, command: c.TakeBackPay, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    line = ledger.reads(command.line)
    if not isinstance(line, PayLine):
        raise Refusal(
            Message("there-is-no-such-payment"), "line", Message("choose-one-of-the-list")
        )
    return [_fix(category, ctx, line, None, Message("not-paid-after-all"))]


def _count(state: State, command: c.CountChips, ctx: Context) -> list[Fact]:
    _, _, books = _playing(state, command, ctx)
    line = _counted(state, books, ctx.new_id(), command.stacks, command.pot_cents)
    return [_line(command, ctx, line)]


def _counted(state: State, books: Books, id: str, stacks: dict[str, int], pot: int) -> CountLine:
    """The line of a count. Raises Refusal when chips are missing or too many, by how much."""
    there = [one for one in books.people if one not in books.left]
    for one in stacks:
        if one not in there:
            raise Refusal(
                Message("somebody-is-counted-who-has-no-chips"),
                "stacks",
                Message("leave-that-one-out"),
            )
    for one in there:
        if one not in stacks:
            name = state.entries[one].name
            raise Refusal(
                Message("chips-are-not-counted", player=Player(name)),
                "stacks",
                Message("count-chips", player=Player(name)),
            )
    for amount in (*stacks.values(), pot):
        check_cents(amount, "stacks")
        if amount < 0:
            raise Refusal(Message("chips-are-not-below-nothing"), "stacks", Message("count-again"))
        _whole_antes(amount, books.terms.ante, "stacks")
    off = sum(stacks.values()) + pot - books.issued
    if off:
        raise Refusal(
            Message("too-many-chips-are-counted", off=Cents(off), issued=Cents(books.issued))
            if off > 0
            else Message("too-few-chips-are-counted", off=Cents(-off), issued=Cents(books.issued)),
            "stacks",
            Message("count-again-or-look-for-a-buy-in"),
            "RAP-44",
        )
    return CountLine(id=id, stacks=tuple(stacks.items()), pot=pot)


def _end(state: State, command: c.EndNight, ctx: Context) -> list[Fact]:
    category, ledger, books = _playing(state, command, ctx)
    if not books.terms.by_hand and not _just_counted(books):
        raise Refusal(
            Message("the-chips-are-not-counted"),
            "category",
            Message("count-all-chips-first"),
            "RAP-44",
        )
    share: tuple[str, ...] = ()
    if books.pot:
        if not command.share_pot:
            raise Refusal(
                Message("lies-in-the-pot", amount=Cents(books.pot)),
                "share_pot",
                Message("play-one-more-hand-for-it-or-share-it"),
                "OP-BOURE-12",
            )
        share = who_shares(state, category, ledger)
    return [_line(command, ctx, EndLine(id=ctx.new_id(), share=share))]


def who_shares(state: State, category: Category, ledger: HomeGame) -> tuple[str, ...]:
    """Among whom a pot that is left is shared: those at the table, from the next dealer's left."""
    books = ledger.books
    order = _from_left(ledger.seats, next_dealer(ledger, books), 1)
    return tuple(one for one in order if one not in books.left)


def _reopen(state: State, command: c.ReopenNight, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    end = next((line for line in ledger.lines if isinstance(line, EndLine)), None)
    if end is None:
        raise Refusal(Message("the-night-is-not-over"), "category", Message("nothing-to-take-back"))
    return [_fix(category, ctx, end, None, Message("the-night-goes-on-after-all"))]


# --- corrections ------------------------------------------------------------------------------


def _fix(category: Category, ctx: Context, before: Line, after: Line | None, why: Message) -> Fact:
    return f.LineCorrected(
        at=ctx.at,
        by=ctx.actor,
        correction=ctx.new_id(),
        category=category.key,
        line=before.id,
        before=before,
        after=after,
        why=why,
    )


def _correct(state: State, command: c.CorrectLine, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    _own_table(ctx, category)
    line = ledger.reads(command.line)
    if line is None:
        raise Refusal(
            Message("there-is-no-such-line"), "line", Message("choose-a-line-of-the-ledger")
        )
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    after = None if command.remove else _right(state, ledger, line, command)
    if after == line:
        raise Refusal(Message("nothing-is-different"), "line", Message("change-what-was-wrong"))
    return [_fix(category, ctx, line, after, written(command.why.strip()))]


def _right(state: State, ledger: HomeGame, line: Line, command: c.CorrectLine) -> Line:
    """The line as it should read. Raises Refusal."""
    books = ledger.books
    match line:
        case HandLine() if command.hand is not None:
            hand = command.hand
            right = replace(
                line,
                dealt=hand.dealt,
                inside=hand.inside,
                taker=hand.taker,
                boured=hand.boured,
                reneged=hand.reneged,
            )
            check_hand(state, ledger, books.terms, right)
            return right
        case BuyInLine() | PayLine() if command.cents is not None:
            if command.cents <= 0:
                raise Refusal(
                    Message("that-is-no-amount"), "cents", Message("enter-it-or-take-the-line-out")
                )
            check_cents(command.cents, "cents")
            if isinstance(line, BuyInLine):
                _whole_antes(command.cents, books.terms.ante, "cents")
            return replace(line, cents=command.cents)
        case CountLine() if command.stacks is not None:
            before = _books_before(ledger, line)
            return _counted(state, before, line.id, command.stacks, command.pot_cents)
        case _:
            raise Refusal(
                Message("that-does-not-say-what-was-wrong"),
                "line",
                Message("give-the-hand"),
            )


def _books_before(ledger: HomeGame, line: Line) -> Books:
    assert ledger.terms is not None
    books = Books(ledger.terms)
    for one in ledger.lines:
        if one.id == line.id:
            break
        books.take(one)
    return books


def _undo(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, state.corrections[command.correction][0])
    _own_table(ctx, category)
    for line, fixes in ledger.fixes.items():
        if fixes[-1].id == command.correction:
            _end_stays_last(state, category, ledger, line, command.correction)
            return [
                f.LineCorrectionUndone(
                    at=ctx.at,
                    by=ctx.actor,
                    correction=command.correction,
                    category=category.key,
                    line=line,
                )
            ]
    raise Refusal(
        Message("it-was-undone-or-corrected-again-since"),
        "correction",
        Message("undo-the-latest-correction"),
    )


def _end_stays_last(
    state: State, category: Category, ledger: HomeGame, line: str, correction: str
) -> None:
    """Raises Refusal when the end of the night would come before what was written after the night
    was reopened: those cents would be in nobody's payout."""
    if not any(one.id == line and isinstance(one, EndLine) for one in ledger.written):
        return
    for _, fact in state.history():
        if isinstance(fact, f.LineCorrected) and fact.correction == correction:
            return
        if not isinstance(fact, f.LineWritten) or fact.category != category.key:
            continue
        if ledger.reads(fact.line.id) is not None:
            raise Refusal(
                Message("lines-were-written-since-the-night-was-reopened"),
                "correction",
                Message("take-those-lines-out-first-or-end-the-night-again"),
                "RAP-44",
            )


DECIDE: dict[type[Command], Decide] = {
    c.SetTerms: _set_terms,
    c.Join: _join,
    c.TakeSeats: _take_seats,
    c.HearCard: _hear_card,
    c.BeginNight: _begin,
    c.WriteHand: _write_hand,
    c.BuyIn: _buy_in,
    c.SitOut: _sit_out,
    c.LeaveNight: _leave,
    c.Pay: _pay,
    c.TakeBackPay: _take_back_pay,
    c.CountChips: _count,
    c.EndNight: _end,
    c.ReopenNight: _reopen,
    c.CorrectLine: _correct,
}

SHARED: dict[type[Command], Decide] = {
    hall.DrawSeats: _draw_seats,
    hall.SwapSeats: _swap_seats,
    hall.AddSeat: _add_seat,
    hall.UndoCorrection: _undo,
}
"""Commands of the hall that are taken in a way of its own, such as AddMinutes or CallChair."""
