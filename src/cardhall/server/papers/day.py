"""Make the papers for before the day and for the door, from an event's state."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from cardhall import paper
from cardhall.hall.formats import format_of, formats, part_of
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import Category, State
from cardhall.messages import Message
from cardhall.paper.words import word
from cardhall.rulebook import Preset, field_of, load, load_preset
from cardhall.rulebook.book import Group, Point
from cardhall.rulebook.house_rules import about, value_in_words
from cardhall.server.papers.order import Order, clock, day, links, people
from cardhall.server.seating import called, game_of, seated, sitting_out, stage
from cardhall.tables.table_card import preset_options

MINUTE = 60_000


def sign_in(order: Order) -> bytes:
    state, settings = order.state, order.state.known
    return paper.sign_in_sheet(
        order.event,
        people(order),
        when=day(state, settings.play_at),
        closes=clock(state, settings.signin_until),
        starts=clock(state, settings.play_at),
        size=order.size,
    )


def _titled(order: Order) -> str:
    category = order.game
    at = stage(category)
    return f"{category.plan.name}, {at}" if at else category.plan.name


def _some_seats(order: Order) -> dict[int, list[tuple[str, str]]]:
    tables = seated(order.state, order.game)
    if not tables:
        raise Refusal(
            Message("this-game-has-no-seats-yet", game=order.game.plan.name),
            "round",
            Message("first-draw-the-seats"),
        )
    return tables


def seats(order: Order) -> bytes:
    """Everybody's table and seat, for the wall."""
    _some_seats(order)
    found = [person for person in people(order, order.category) if person.table]
    return paper.seats_by_name(order.event, found, title=_titled(order), size=order.size)


def seating_chart(order: Order) -> bytes:
    state = order.state
    drawn = [
        paper.ChartTable(
            str(number),
            [(seat, called(state, one) if one else "") for seat, one in chairs],
            order.game.plan.name if len(state.categories) > 1 else "",
        )
        for number, chairs in _some_seats(order).items()
    ]
    out = [called(state, one) for one in sitting_out(order.game) if one in state.entries]
    return paper.seating_chart(order.event, drawn, title=_titled(order), out=out, size=order.size)


def seat_slips(order: Order) -> bytes:
    _some_seats(order)
    found = [person for person in people(order, order.category) if person.table]
    return paper.seat_slips(order.event, found, title=_titled(order), size=order.size)


def tags(order: Order) -> bytes:
    """A tag for everybody who plays in rounds; teams on a bracket carry none (LLAA-T-10), nor does
    anybody where nobody is put out by losses."""
    state = order.state
    tagged = [c for c in state.categories.values() if format_of(c).has_tags]
    losses = max((c.plan.losses_out for c in tagged), default=0)
    found = [person for category in tagged for person in people(order, category.key)]
    return paper.game_tags(order.event, found, losses=losses, size=order.size)


def entry_blank(order: Order) -> bytes:
    """The auxiliaries' blank: the preset's games with their lines (LLAA-FORM-02 to 06)."""
    settings = order.state.known
    games = [
        paper.BlankGame(game.title, game.names_on_blank // game.team_size, game.team_size)
        for game in load_preset(order.state.preset).categories
        if formats()[game.format].of_auxiliaries
    ]
    if not games:
        raise Refusal(
            Message("this-event-has-no-entry-blank"), "name", Message("the-people-walk-in")
        )
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


# --- table cards ---------------------------------------------------------------------------------


@cache
def _game_presets(game: str) -> dict[str, dict[str, Any]]:
    """The rules of a game's presets, as the data that ships with it."""
    text = (files("cardhall.games") / game / "presets.toml").read_text("utf-8")
    return tomllib.loads(text)


def rules_of(state: State, category: Category) -> dict[str, object]:
    """The rules that its tables play by: the preset's, with the house rules of this event."""
    kind = load_preset(state.preset).category(category.key)
    if kind.game == "boure":
        rules: dict[str, object] = dict(preset_options(kind.game, kind.rules))
    else:
        rules = dict(_game_presets(kind.game)[kind.rules])
    for name, value in category.options.items():
        field = field_of(name.removeprefix(f"{category.key}."))
        if field in rules:
            rules[field] = _meant(value, rules[field])
    own = getattr(part_of(category, "papers"), "settled", None)
    return {**rules, **(own(category) if own else {})}


def _meant(word: str, usual: object) -> object:
    """A house rule's word as the kind of value that the rules have there."""
    if isinstance(usual, bool):
        return word in ("yes", "on")
    return int(word) if isinstance(usual, int) and word.isdigit() else word


def table_card(order: Order) -> bytes:
    """The card of one table; without a table those of all that have a code, or a blank one."""
    category = order.game
    before, options = paper.particulars(
        game_of(order.state, category), rules_of(order.state, category)
    )
    before = [*_session(order), *before]

    def card(table: str, code: str, link: str) -> paper.TableCard:
        return paper.TableCard(order.event, category.plan.name, table, before, options, link, code)

    known = [] if order.blank else list(links(order, category))
    cards = [card(str(n), code, link) for n, code, link in known if order.table in (0, n)]
    if not cards:
        cards = [card(str(order.table or ""), "", order.address)]
    return paper.table_cards(cards, size=order.size)


def _session(order: Order) -> list[paper.Setting]:
    """Make the lines on how long a table plays, and how many of it win, where people are put out by
    losses; none elsewhere."""
    category, minutes = order.game, order.state.known.session_minutes
    if not format_of(category).has_tags or not minutes:
        return []
    sizes = range(min(category.plan.seats, len(category.plan.winners) - 1), 1, -1)
    told = []
    for winners, level in groupby(sizes, key=category.winners_at):
        most, *rest = level
        least = rest[-1] if rest else most
        span = str(most) if least == most else word("card.sizes", least=least, most=most)
        told.append(word("card.winners_of", winners=winners, size=span))
    rows = load_preset(order.state.preset).category(category.key).winners
    clause = next((row.clause for row in rows if row.largest == max(sizes)), "OP-T-01")
    return [
        paper.Setting(word("card.session"), word("card.minutes", minutes=minutes), None,
                      "LLAA-T-06"),
        paper.Setting(word("card.winners"), "; ".join(told), None, clause),
    ]  # fmt: skip


# --- the rulebook --------------------------------------------------------------------------------


def rulebook(order: Order) -> bytes:
    """The groups of the event's rules, each with its house rules as they stand here."""
    preset = load_preset(order.state.preset)
    groups = [group for group in load().groups if group.preset == order.state.preset]
    points = [point for point in load().points if point.options]
    parts = []
    for group in groups:
        mine = [point for point in points if _bears_on(point, group, groups)]
        points = [point for point in points if point not in mine]
        house = [rule for point in mine for rule in _rules_of_point(order, preset, point)]
        clauses = [(clause.id, clause.text) for clause in group.clauses]
        parts.append(paper.RulebookPart(group.title, clauses, house))
    settings = order.state.known
    return paper.rulebook_book(
        settings.association, settings.revision, parts, event=order.event, size=order.size
    )


def _bears_on(point: Point, group: Group, groups: list[Group]) -> bool:
    """True if an open point belongs to a group, by its name: OP-BOURE-02 to LLAA-BOURE; to a group
    that is the only one also if one of its clauses has the point as an option."""
    middle = point.id.split("-")[1]
    return middle == group.id.rpartition("-")[2] or (
        len(groups) == 1 and any(point.id in clause.options for clause in group.clauses)
    )


def _rules_of_point(order: Order, preset: Preset, point: Point) -> list[paper.OpenPointChoices]:
    """The house rules of an open point that this event can choose, the chosen values marked."""
    found = []
    for name, values in point.options.items():
        chosen = _in_force(order.state, preset, name)
        if chosen is None:
            continue
        ways = [
            (str(value_in_words(point.id, name, value)), value == chosen)
            for value in values
            if chosen in values or value != "amount"
        ]
        if chosen not in values:
            ways.append((chosen, True))
        found.append(paper.OpenPointChoices(point.id, str(about(point.id, name)), ways))
    return found


def _in_force(state: State, preset: Preset, name: str) -> str | None:
    """The value of a house rule here; None where this event does not have it."""
    for category in state.categories.values():
        if name in category.options:
            return category.options[name]
    return preset.options.get(name)
