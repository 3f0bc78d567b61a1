"""Hands as they are written down."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game.books import Books
from cardhall.hall.formats.home_game.decide.common import (
    FEWEST,
    at_own_table,
    books_before,
    from_left,
    game_of,
    line_written,
    playing_of,
)
from cardhall.hall.formats.home_game.lines import (
    HandLine,
    Terms,
)
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State, entry_of
from cardhall.messages import Argument, Dollars, Message, Player

SPLITS = (3, 5)
"""How many have taken tricks where most are level: 2-2-1 or one each (RAP-34)."""
MOST_BESIDE_A_WINNER = 4
"""2-1-1-1 is the widest way to most tricks."""


def next_dealer(ledger: HomeGame, books: Books) -> str:
    """The next to the left who is still at the table (RAP-42)."""
    seats = ledger.seats
    if not books.last_dealer:
        return _from(seats, ledger.dealer, 0, books, ledger)
    return _from(seats, books.last_dealer, 1, books, ledger)


def _from(seats: tuple[str, ...], one: str, step: int, books: Books, ledger: HomeGame) -> str:
    there = from_left(seats, one, step)
    return next((x for x in there if x not in books.left and x not in ledger.out), there[0])


def who_is_dealt(state: State, category: Category, ledger: HomeGame) -> tuple[str, ...]:
    """Those who are dealt a hand now, from the dealer's left: at the table, with chips, and told
    the rules (RAP-50)."""
    books = ledger.books
    order = from_left(ledger.seats, next_dealer(ledger, books), 1)
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
    category, ledger, books = playing_of(state, command, ctx)
    _is_by_hand(books)
    dealt = command.dealt or who_is_dealt(state, category, ledger)
    hand = _hand_of(command, ctx, dealt, next_dealer(ledger, books))
    check_hand(state, ledger, books.terms, hand)
    _check_pot(state, books, hand, command.pot_cents)
    return [line_written(command, ctx, hand)]


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
    at_own_table(ctx, category)
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
    books = books_before(ledger, line)
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
    forgotten = line_written(command, ctx, hand, command.before)
    return [replace(forgotten, why=command.why.strip())]


def could_be_dealt(ledger: HomeGame, books: Books) -> tuple[str, ...]:
    """Those at the table who had chips at some moment, from the next dealer's left."""
    step = 2 if books.last_dealer else 1  # the first dealer was chosen, the next ones follow
    order = from_left(ledger.seats, books.last_dealer or ledger.dealer, step)
    return tuple(one for one in order if one not in books.left and books.stack(one) > 0)


def _check_pot(state: State, books: Books, hand: HandLine, counted: int | None) -> None:
    """Whoever pays a match counts the pot before it is taken (RAP-39)."""
    expected = pot_to_be(books, hand.dealt, hand.inside)
    if counted is not None and counted != expected:
        off = counted - expected
        raise Refusal(
            Message("the-pot-ought-to-hold-less", held=Dollars(expected), off=Dollars(off))
            if off > 0
            else Message("the-pot-ought-to-hold-more", held=Dollars(expected), off=Dollars(-off)),
            "pot_cents",
            Message("count-it-again-or-correct-an-earlier-hand"),
            "RAP-39",
        )


def pot_to_be(books: Books, dealt: Sequence[str], inside: Sequence[str]) -> int:
    """Work out what lies in the pot when all have put in, cents."""
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


DECIDE: dict[type[Command], Decide] = {
    c.WriteHand: _write_hand,
}
