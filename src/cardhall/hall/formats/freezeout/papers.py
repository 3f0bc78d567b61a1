"""The papers of a freezeout: the form for a contestant, blinds, counts, payouts."""

from collections.abc import Callable, Iterator

from cardhall import paper
from cardhall.hall.formats.freezeout import views
from cardhall.hall.formats.freezeout.money import rebuys_received
from cardhall.hall.formats.freezeout.state import Freezeout, particulars_of
from cardhall.hall.state import Category, State
from cardhall.messages import Message
from cardhall.paper.poker import PayoutLine, ScheduleLine
from cardhall.paper.sheets import TableSheet
from cardhall.server.papers.available import AFTER, BEFORE, DOOR, PaperLine, sheet_line
from cardhall.server.papers.order import Order, clock, day, local, not_of_this_game
from cardhall.server.papers.sheets import tables_of
from cardhall.server.seating import seated

MINUTE = 60_000


def entry_form(order: Order) -> bytes:
    """The form for one contestant of a hold'em tournament (HOLDEM-06 to 08)."""
    state, settings, category = order.state, order.state.known, order.game
    if not isinstance(category.format_state, Freezeout):
        raise not_of_this_game(order, Message("paper-entry-form"))
    given = particulars_of(category.plan)
    review = settings.play_at - settings.signin_minutes * MINUTE if settings.play_at else 0
    form = paper.EntryForm(
        association=settings.association,
        event=order.event,
        fee_cents=settings.fee_cents,
        when=day(state, settings.play_at),
        review=clock(state, review) if settings.signin_minutes else "",
        starts=clock(state, settings.play_at),
        venue=settings.venue,
        start_chips=category.plan.start_chips,
        rebuy=_rebuy(given.rebuy_cents, given.rebuy_chips, given.rebuy_minutes),
        deadline=settings.deadline,
        mail_to=settings.mail_to,
        payee=settings.short_name,
    )
    return paper.entry_form(form, size=order.size)


def _rebuy(cents: int, chips: int, minutes: int) -> str:
    """Say what a rebuy costs and until when (HOLDEM-05); "" where there is none."""
    if not minutes:
        return ""
    until = "in the first hour" if minutes == 60 else f"in the first {minutes} minutes"
    return f"One, out of chips {until}: {paper.money(cents)} for {chips:,} chips"


def blinds(order: Order) -> bytes:
    """The schedule as it stands, with the breaks behind its levels and the chips changed up."""
    category = order.game
    if not isinstance(category.format_state, Freezeout):
        raise not_of_this_game(order, Message("paper-blinds"))
    given = particulars_of(category.plan)
    levels = []
    played, least = 0, category.plan.particulars.get("chips", [25])[0]
    for level in category.format_state.clock(category.plan).levels:
        levels.append(
            ScheduleLine(
                level.minutes, level.small, level.big, level.ante,
                rebuys=played < given.rebuy_minutes,
            )
        )  # fmt: skip
        played += level.minutes
        gone = f"{least:,}" if level.least > least else ""
        least = max(least, level.least)
        if level.rest or gone:
            levels.append(ScheduleLine(level.rest, color_up=gone))
    play_at = order.state.known.play_at
    moment = local(order.state, play_at) if play_at else None
    return paper.blinds_schedule(
        order.event,
        levels,
        starts_minute=moment.hour * 60 + moment.minute if moment else None,
        size=order.size,
    )


def payouts(order: Order) -> bytes:
    """Work out what each place is paid, and who has it."""
    category = order.game
    if not isinstance(category.format_state, Freezeout):
        raise not_of_this_game(order, Message("paper-payouts"))
    card = views.card(order.state, category, order.state.latest)
    rows = [PayoutLine(prize.place, prize.cents, prize.name) for prize in card.prizes]
    rebuys = rebuys_received(order.state, category)
    pot = [
        ("Entries", card.pool - rebuys + card.house),
        ("Rebuys", rebuys),
        ("Kept by the house", -card.house),
    ]
    pot = [(name, cents) for name, cents in pot if cents]
    # level places share to the cent; while a prize is still to be won its line says all of it
    whole = sum(one.cents for one in rows) == card.pool
    return paper.payout_list(order.event, rows, pot=pot if whole else (), size=order.size)


def score_sheet(order: Order) -> bytes:
    """Chip counts of the tables that play, or blank ones."""
    category = order.game
    if not isinstance(category.format_state, Freezeout):
        raise not_of_this_game(order, Message("paper-chip-count"))
    tables = [TableSheet(one.seats, one.table) for one in tables_of(order)]
    chips = particulars_of(category.plan).chips
    return paper.holdem_counts(order.event, tables, chips=chips, size=order.size)


def settled(category: Category) -> dict[str, object]:
    """Work out what the tournament settles in place of the game's own rules."""
    return {"start_stack": category.plan.start_chips}


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Yield the papers of such a game, printed or to be printed."""
    drawn = bool(seated(state, category))
    yield PaperLine(name="entry-form", group=BEFORE, picture="entry-form")
    yield PaperLine(name="blinds", group=BEFORE, picture="blinds")
    yield PaperLine(name="seat-slips", group=DOOR, picture="seat-slips", ready=drawn)
    yield PaperLine(name="payouts", group=AFTER, picture="payouts", ready=category.begun)
    yield PaperLine(name="seats", group=DOOR, picture="seats", ready=drawn)
    yield PaperLine(name="seating-chart", group=DOOR, picture="seating-chart", ready=drawn)
    yield sheet_line(state, category)


MAKERS: dict[str, Callable[[Order], bytes]] = {
    "entry-form": entry_form,
    "blinds": blinds,
    "payouts": payouts,
}
