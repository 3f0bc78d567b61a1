"""Terms, seats and the first buy-ins."""

from collections.abc import Sequence
from typing import Any

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import code_from, plain, tidy
from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.decide.common import (
    FEWEST,
    at_own_table,
    before_start,
    from_left,
    game_of,
    line_written,
    players,
    whole_antes,
)
from cardhall.hall.formats.home_game.lines import (
    BuyInLine,
)
from cardhall.hall.formats.home_game.state import HomeGame, terms_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents, check_written, day_of
from cardhall.hall.state import Category, State, entry_of
from cardhall.messages import Message, Player


def _set_terms(state: State, command: c.SetTerms, ctx: Context) -> list[Fact]:
    category, ledger = before_start(state, command.category)
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
    whole_antes(command.start_cents, command.ante_cents, "start_cents")
    limit = command.limit_cents
    if limit is not None and limit < 0:
        raise Refusal(
            Message("a-limit-is-not-below-nothing"),
            "limit_cents",
            Message("enter-it-again"),
            "RAP-05",
        )
    if limit:
        whole_antes(limit, command.ante_cents, "limit_cents")
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


def _join(state: State, command: c.Join, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
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
    whole_antes(amount, terms.ante, "cents")
    return line_written(command, ctx, BuyInLine(id=ctx.new_id(), entry=one, cents=amount))


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
    category, _ = before_start(state, command.category)
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
    category, _ = before_start(state, command.category)
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
    at_own_table(ctx, category)
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
    category, ledger = before_start(state, command.category)
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
        there = from_left(ledger.seats, ledger.dealer)
        dealer = next(one for one in there if one in seats)
        seated = _seated(category, ctx, seats, dealer)
    return [
        *seated,
        begun,
        *(_first_buy_in(category, ledger, command, one, 0, ctx) for one in seats),
    ]


DECIDE: dict[type[Command], Decide] = {
    c.SetTerms: _set_terms,
    c.Join: _join,
    c.TakeSeats: _take_seats,
    c.HearCard: _hear_card,
    c.BeginNight: _begin,
}

SHARED: dict[type[Command], Decide] = {
    hall.DrawSeats: _draw_seats,
    hall.SwapSeats: _swap_seats,
    hall.AddSeat: _add_seat,
}
