"""Build the results of an event: each game's places, explained to the last tie-break, and awards.

``results(state)`` is what everybody may see: it is built without the money of anybody but what a
place wins, and without the places of a game whose winners were not called yet (LLAA-T-20).
``winners=True`` tells these, to who conducts the event; ``ledger=True`` adds the books besides, for
the chairperson and the papers.
Nothing here decides a place: that is done by the formats (`state.standings`); here it is said why,
from the same facts.
"""

from collections.abc import Callable, Iterator
from typing import Any

from cardhall.formats.names import last_name_first
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.results import ResultFigure, ResultPayment, ResultWhy, people, reason
from cardhall.hall.kernel.views import View
from cardhall.hall.state import (
    Category,
    State,
    all_over,
    did_not_play,
    finished,
    has_award,
    held_back,
    money_books,
    phase,
    standings,
)
from cardhall.messages import Message, Player, written


class ResultPlace(View, frozen=True, kw_only=True):
    """One entry of a game. `place` 0: undecided, or none. `status` as in `views.Standing`, and
    "did_not_play" of those without whom the game went on: they come last, and count for nothing.

    `why` goes from what counts first to the last tie-break that was needed. `prize_cents` is what
    the place wins by the announced prizes; 0 for nothing.
    """

    place: int
    shared: bool
    entry: str
    number: int
    name: str  # of the first; `partner` is the other of a team
    partner: str
    called: str  # both
    auxiliary: str
    status: str
    figures: tuple[ResultFigure, ...]
    why: tuple[ResultWhy, ...]
    prize_cents: int = 0


class ResultAward(View, frozen=True, kw_only=True):
    """`what`: "1st place", "the cup"; `cents` 0 where no money goes with it."""

    game: str
    what: Message
    place: int  # 0 for one that goes by no place
    shared: bool
    called: str
    auxiliary: str
    cents: int = 0


class ResultTie(View, frozen=True, kw_only=True):
    """People level for a place that is still to be played off."""

    place: int
    names: tuple[str, ...]
    text: Message
    clause: str


class ResultGame(View, frozen=True, kw_only=True):
    """`figures` are the headings of the figures in the order of the places' own."""

    key: str
    name: str
    format: str  # as `CategoryPlan.format`
    phase: str
    finished: bool
    rounds: int  # rounds, games, hands or matches played
    rounds_what: str  # what `rounds` counts: "rounds", "games", "hands", "matches", ""
    figures: tuple[Message, ...]
    places: tuple[ResultPlace, ...]
    ties: tuple[ResultTie, ...]
    held: bool = False
    """Decided, and the winners are not called yet: no places are told."""


class ResultAccount(View, frozen=True, kw_only=True):
    """An account of a book, in cents; each book adds up to nothing."""

    book: Message
    account: Message
    cents: int


class ResultFee(View, frozen=True, kw_only=True):
    """What one entry owed and paid (LLAA-T-01, 02)."""

    number: int
    called: str
    auxiliary: str
    game: str
    fee_cents: int
    paid_cents: int
    owing_cents: int


class ResultLedger(View, frozen=True, kw_only=True):
    """The money, for the chairperson alone."""

    accounts: tuple[ResultAccount, ...]
    fees: tuple[ResultFee, ...]
    payments: tuple[ResultPayment, ...]
    cash_counted: int | None


class Results(View, frozen=True, kw_only=True):
    """`finished`: every game is decided and no tie is open, so that awards are due (LLAA-T-20)."""

    event: str
    name: str
    association: str
    venue: str
    play_at: int
    utc_offset_minutes: int
    rehearsal: bool
    finished: bool
    games: tuple[ResultGame, ...]
    awards: tuple[ResultAward, ...]
    ledger: ResultLedger | None = None


def results(state: State, ledger: bool = False, winners: bool = False) -> Results:
    """All results of an event as they stand; see above for `ledger` and `winners`."""
    settings = state.known
    entered = {entry.category for entry in state.entries.values()}
    whole = winners or ledger
    games = tuple(
        _game(state, one) if whole or not held_back(state, key) else _held(state, one)
        for key, one in state.categories.items()
        if key in entered
    )
    over = all_over(state)
    return Results(
        event=state.id,
        name=settings.name,
        association=settings.association,
        venue=settings.venue,
        play_at=settings.play_at,
        utc_offset_minutes=settings.utc_offset_minutes,
        rehearsal=state.rehearsal,
        finished=over,
        games=games,
        awards=tuple(award for game in games for award in _awards(state, game)) if over else (),
        ledger=_ledger(state) if ledger else None,
    )


# --- a game -----------------------------------------------------------------------------------


def _game(state: State, category: Category) -> ResultGame:
    table = standings(state, category.key)
    tell = format_of(category).results.tell(state, category)
    places = []
    for one, tally in table.tallies.items():
        entry, told = state.entries[one], tell(one, tally)
        places.append(
            ResultPlace(
                place=tally.place,
                shared=tally.shared,
                entry=one,
                number=entry.number,
                name=entry.name,
                partner=entry.partner,
                called=entry.called,
                auxiliary=entry.auxiliary,
                status=tally.status,
                figures=told.figures,
                why=told.why,
                prize_cents=told.prize_cents,
            )
        )
    places.sort(key=_order)
    heads = tuple(figure.label for figure in places[0].figures) if places else ()
    places += _without_play(state, category, heads)
    rounds, what = format_of(category).results.played(state, category)
    return ResultGame(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=phase(state, category),
        finished=finished(state, category.key),
        rounds=rounds,
        rounds_what=what,
        figures=heads,
        places=tuple(places),
        ties=tuple(_ties(state, category)),
    )


def _held(state: State, category: Category) -> ResultGame:
    """A decided game before its winners are called: how much was played, and no name."""
    rounds, what = format_of(category).results.played(state, category)
    return ResultGame(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=phase(state, category),
        finished=finished(state, category.key),
        rounds=rounds,
        rounds_what=what,
        figures=(),
        places=(),
        ties=(),
        held=True,
    )


def _without_play(
    state: State, category: Category, heads: tuple[Message, ...]
) -> Iterator[ResultPlace]:
    """Those who entered and did not play, by name."""
    absent = (
        entry
        for entry in state.entries.values()
        if entry.category == category.key and did_not_play(state, entry)
    )
    clause = format_of(category).results.WITHOUT
    for entry in sorted(absent, key=lambda one: last_name_first(one.called)):
        yield ResultPlace(
            place=0,
            shared=False,
            entry=entry.id,
            number=entry.number,
            name=entry.name,
            partner=entry.partner,
            called=entry.called,
            auxiliary=entry.auxiliary,
            status="did_not_play",
            figures=tuple(ResultFigure(label=label, value=None) for label in heads),
            why=(reason(Message("result-did-not-play"), clause),),
        )


def _order(line: ResultPlace) -> tuple[Any, ...]:
    """Those still in first, then by place, those without one last."""
    still = not line.place and line.status == "in"
    return (not still, not line.place, line.place, last_name_first(line.called))


def _ties(state: State, category: Category) -> Iterator[ResultTie]:
    for place, level in standings(state, category.key).place_ties:
        text, clause = format_of(category).results.tie(people(state, level), place)
        yield ResultTie(
            place=place,
            names=tuple(state.entries[one].called for one in level),
            text=text,
            clause=clause,
        )


def _awards(state: State, game: ResultGame) -> Iterator[ResultAward]:
    """The first places of a game (LLAA-T-20), and whatever else wins a prize."""
    for line in game.places:
        by_place = has_award(line.place, line.status)
        cup = _cup(state, game, line)
        if by_place or line.prize_cents > cup:
            yield _award(
                game, line, Message("result-nth-place", place=line.place), line.prize_cents - cup
            )
        if cup:
            yield _award(game, line, Message("result-the-cup"), cup, place=0)


def _award(
    game: ResultGame, line: ResultPlace, what: Message, amount: int, place: int | None = None
) -> ResultAward:
    return ResultAward(
        game=game.name,
        what=what,
        place=line.place if place is None else place,
        shared=line.shared,
        called=line.called,
        auxiliary=line.auxiliary,
        cents=amount,
    )


def _cup(state: State, game: ResultGame, line: ResultPlace) -> int:
    category = state.categories[game.key]
    own = format_of(category).money
    return own.cup(state, category, line.entry) if own else 0


# --- the money --------------------------------------------------------------------------------

_ACCOUNTS: dict[str, Callable[[], Message]] = {
    "cash": lambda: Message("result-in-the-box"),
    "fees": lambda: Message("result-fees-due"),
    "rebuys": lambda: Message("result-rebuys"),
    "owed": lambda: Message("result-still-owing"),
    "over": lambda: Message("result-paid-above-the-fee"),
    "house": lambda: Message("result-laid-aside-for-the-house"),
    "prizes": lambda: Message("result-prizes-paid"),
}


def _ledger(state: State) -> ResultLedger:
    return ResultLedger(
        accounts=tuple(_accounts(state)),
        fees=tuple(
            ResultFee(
                number=one.number,
                called=one.called,
                auxiliary=one.auxiliary,
                game=state.categories[one.category].plan.name,
                fee_cents=one.fee_cents,
                paid_cents=one.paid_cents,
                owing_cents=one.owing_cents,
            )
            for one in sorted(state.entries.values(), key=lambda entry: entry.number)
            if one.fee_cents or one.paid_cents
        ),
        payments=tuple(_payments(state)),
        cash_counted=state.cash_counted.cents if state.cash_counted else None,
    )


def _accounts(state: State) -> Iterator[ResultAccount]:
    for account, amount in money_books(state).items():
        yield ResultAccount(
            book=Message("result-money"), account=_ACCOUNTS[account](), cents=amount
        )
    for category in state.categories.values():
        own = format_of(category).money
        for account, amount in own.accounts(state, category).items() if own else ():
            yield ResultAccount(
                book=written(category.plan.name), account=_account(state, account), cents=amount
            )


def _account(state: State, account: str) -> Message:
    """An account in words: that of somebody with the name in place of the id."""
    kind, _, whose = account.partition(" ")
    if kind == "cup":
        return Message("result-account-cup", table=int(whose))
    if whose:
        return _OF_SOMEBODY[kind](Player(state.entries[whose].called))
    return _ALONE[kind]()


_OF_SOMEBODY: dict[str, Callable[[Player], Message]] = {
    "stack": lambda one: Message("result-account-stack", player=one),
    "bill": lambda one: Message("result-account-bill", player=one),
    "won": lambda one: Message("result-account-won", player=one),
}
_ALONE: dict[str, Callable[[], Message]] = {
    "box": lambda: Message("result-account-box"),
    "pot": lambda: Message("result-account-pot"),
    "missing": lambda: Message("result-account-missing"),
    "players": lambda: Message("result-account-players"),
    "event": lambda: Message("result-account-event"),
}


def _payments(state: State) -> Iterator[ResultPayment]:
    for category in state.categories.values():
        if own := format_of(category).money:
            yield from own.payments(state, category)
