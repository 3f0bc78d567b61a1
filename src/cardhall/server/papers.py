"""From an event's state to the plain data that papers are made of. No paper holds a card."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from cardhall import paper
from cardhall.hall.state import State, current
from cardhall.paper.press import PaperSize
from cardhall.rulebook import load, load_preset
from cardhall.server.live import options_of, rules_of
from cardhall.tables.card import preset_options


@dataclass(frozen=True)
class Order:
    """A paper that is wanted; ``address`` is the hall's, for the codes on it."""

    state: State
    address: str
    size_name: str
    category: str
    table: int

    @property
    def size(self) -> PaperSize:
        return cast(PaperSize, self.size_name)


def people(order: Order) -> list[paper.Person]:
    """Everybody who has not left, with table and seat in the latest round of her game."""
    state = order.state
    found = []
    for entry in state.entries.values():
        if entry.left is not None:
            continue
        now = state.categories[entry.category].now
        play = now.table_of(entry.id) if now else None
        found.append(
            paper.Person(
                number=str(entry.number),
                name=entry.called,
                auxiliary=entry.auxiliary,
                table=str(play.table) if play else "",
                seat=play.letter(entry.id) if play else "",
                owing_cents=entry.owing_cents,
                code=entry.code,
                link=f"{order.address}me/{entry.code}",
            )
        )
    return found


def clock(state: State, at: int) -> str:
    """A moment as the hall's own time of day, "" for none."""
    if not at:
        return ""
    moment = datetime.datetime.fromtimestamp(at / 1000, datetime.UTC)
    local = moment + datetime.timedelta(minutes=state.known.utc_offset_minutes)
    return f"{local.hour % 12 or 12}:{local.minute:02} {'am' if local.hour < 12 else 'pm'}"


def day(state: State, at: int) -> str:
    if not at:
        return ""
    moment = datetime.datetime.fromtimestamp(at / 1000, datetime.UTC)
    local = moment + datetime.timedelta(minutes=state.known.utc_offset_minutes)
    return f"{local:%A}, {local:%B} {local.day}, {local.year}"


def sign_in(order: Order) -> bytes:
    state, settings = order.state, order.state.known
    return paper.sign_in_sheet(
        settings.name,
        people(order),
        when=day(state, settings.play_at),
        closes=clock(state, settings.signin_until),
        starts=clock(state, settings.play_at),
        size=order.size,
    )


def seats(order: Order) -> bytes:
    state = order.state
    now = current(state.categories[order.category])
    seated = [person for person in people(order) if person.table]
    return paper.seats_by_name(state.known.name, seated, round_no=now.no, size=order.size)


def tags(order: Order) -> bytes:
    """A tag for everybody who plays in rounds; teams on a bracket carry none (LLAA-T-10)."""
    state = order.state
    losses = state.categories[order.category].plan.losses_out
    teams = {
        entry.code
        for entry in state.entries.values()
        if state.categories[entry.category].is_bracket
    }
    tagged = [person for person in people(order) if person.code not in teams]
    return paper.game_tags(state.known.name, tagged, losses=losses, size=order.size)


def entry_blank(order: Order) -> bytes:
    settings = order.state.known
    games = [
        paper.BlankGame(game.title, game.names_on_blank // game.team_size, game.team_size)
        for game in load_preset(order.state.preset).categories
    ]
    blank = paper.EntryBlank(
        association=settings.association,
        fee_cents=settings.fee_cents,
        games=games,
        deadline=settings.deadline,
        mail_to=settings.mail_to,
        payee=settings.short_name,
        revision=settings.revision,
    )
    return paper.entry_blank(blank, size=order.size)


def table_card(order: Order) -> bytes:
    category = order.state.categories[order.category]
    rules = preset_options(rules_of(order.state.preset, order.category), options_of(category))
    before, options = paper.particulars("boure", rules) if not category.is_bracket else ([], [])
    code = category.codes.get(order.table, "")
    card = paper.TableCard(
        event=order.state.known.name,
        game=category.plan.name,
        table=str(order.table or ""),
        before=before,
        options=options,
        link=f"{order.address}table/{code}" if code else order.address,
        code=code,
    )
    return paper.table_card(card, size=order.size)


def rulebook(order: Order) -> bytes:
    parts = [
        paper.RulebookPart(group.title, [(clause.id, clause.text) for clause in group.clauses])
        for group in load().groups
        if group.preset == order.state.preset
    ]
    settings = order.state.known
    return paper.rulebook_book(settings.association, settings.revision, parts, size=order.size)


MAKERS: dict[str, Callable[[Order], bytes]] = {
    "sign-in": sign_in,
    "seats": seats,
    "tags": tags,
    "entry-blank": entry_blank,
    "table-card": table_card,
    "rulebook": rulebook,
}
