"""What each person may see of an event, put together from what each game gives to the pages.

A view is built from what its role may know, never cut down from what it may not. Codes of players
and tables appear in `ConsoleView` alone. Times are deadlines in ms since the epoch; the page counts
down by itself. Money is cents, chips integers.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from cardhall.formats.names import last_name_first
from cardhall.hall.conduct import KINDS
from cardhall.hall.desk.views import card as desk_card
from cardhall.hall.formats import format_of, formats
from cardhall.hall.kernel.shapes import (
    BracketCard,
    CallCard,
    ClockLine,
    MatchLine,
    SeatLine,
    TieCard,
)
from cardhall.hall.kernel.shown import Stage
from cardhall.hall.log import clause_of, words
from cardhall.hall.pages import (
    Award,
    BookLine,
    CaptainView,
    CategoryCard,
    Ceremony,
    ConsoleView,
    DayLine,
    EntryLine,
    EventHead,
    FormatCard,
    HouseRuleCard,
    HouseRuleChoice,
    IncidentCard,
    IncidentKind,
    JudgeView,
    LogLine,
    Money,
    PlayerView,
    ProjectorView,
    Standing,
)
from cardhall.hall.settings import LIVE, as_data, options_for
from cardhall.hall.state import (
    AWARD_PLACES,
    Category,
    Entry,
    State,
    all_over,
    award_places,
    cash_difference,
    category_of,
    did_not_play,
    entered,
    entry_of,
    has_award,
    held_back,
    many_games,
    money_books,
    next_award,
    of_its_game,
    phase,
    standings,
    status,
    tally,
)
from cardhall.hall.todo import todo_of
from cardhall.messages import Dollars, Message, Player, no_words, written
from cardhall.rulebook.house_rules import about, value_in_words

LOG_LINES = 300
_QUIET = frozenset[type]().union(*(one.quiet for one in formats().values()))


def head(state: State) -> EventHead:
    settings = state.known
    return EventHead(
        id=state.id,
        name=settings.name,
        association=settings.association,
        short_name=settings.short_name,
        venue=settings.venue,
        play_at=settings.play_at,
        utc_offset_minutes=settings.utc_offset_minutes,
        rehearsal=state.rehearsal,
    )


# --- standings and awards ---------------------------------------------------------------------


def standing_lines(state: State, key: str) -> tuple[Standing, ...]:
    """Those who sat, best first: by place, then by losses, wins and name."""
    lines = []
    for one, found in standings(state, key).tallies.items():
        entry = state.entries[one]
        lines.append(
            Standing(
                category=key,
                entry=one,
                number=entry.number,
                name=entry.called,
                auxiliary=entry.auxiliary,
                status=found.status,
                losses=found.losses,
                wins=found.wins,
                out_round=found.out_round,
                place=found.place,
                shared=found.shared,
            )
        )
    lines.sort(key=lambda s: (s.status != "in", s.place, len(s.losses), -len(s.wins), s.name))
    return tuple(lines)


def awards(state: State) -> tuple[Award, ...]:
    """The first places of every game, empty until the last one is decided (LLAA-T-20)."""
    if not all_over(state):
        return ()
    found = [
        Award(
            category=key,
            category_name=category.plan.name,
            place=line.place,
            name=line.name,
            auxiliary=line.auxiliary,
        )
        for key, category in state.categories.items()
        for line in standing_lines(state, key)
        if has_award(line.place, line.status)
    ]
    return tuple(sorted(found, key=lambda award: (award.category_name, award.place, award.name)))


def _ceremony(state: State) -> Ceremony | None:
    """Work out what the wall shows while winners are called; None before they can be, and when the
    rest was given at once."""
    turn = next_award(state)
    key = state.called[-1][0] if state.called else turn[0] if turn else ""
    places = award_places(state, key) if key else ()
    if turn is None and not all((key, place) in state.called for place in places or (0,)):
        return None
    following, place = turn or ("", 0)
    return Ceremony(
        category=key,
        category_name=state.categories[key].plan.name,
        places=places,
        called=tuple(
            one for one in awards(state) if one.category == key and (key, one.place) in state.called
        ),
        called_at=state.called_at if state.called else 0,
        next_category=following,
        next_name=state.categories[following].plan.name if following else "",
        next_place=place,
    )


# --- the console ------------------------------------------------------------------------------


def console_view(state: State, at: int) -> ConsoleView:
    """Everything, for the chairperson alone."""
    at = state.clamped(at)
    return ConsoleView(
        head=head(state),
        settings=as_data(state.known),
        needs=todo_of(state, at),
        categories=tuple(_category_card(state, cat, at) for cat in state.categories.values()),
        entries=entry_lines(state),
        auxiliaries=tuple(sorted({e.auxiliary for e in state.entries.values() if e.auxiliary})),
        money=money_view(state),
        signin_until=state.known.signin_until,
        incidents=incident_cards(state),
        incident_kinds=incident_kinds(),
        awards=awards(state),
        log=log_lines(state),
        judge_code=state.judge_code,
        archived=bool(state.archived),
        desk=desk_card(state, at),
    )


def _category_card(state: State, category: Category, at: int) -> CategoryCard:
    entries = [entry for entry in state.entries.values() if entry.category == category.key]
    pages, shown = format_of(category).pages, format_of(category).shown
    return CategoryCard(
        key=category.key,
        name=category.plan.name,
        phase=phase(state, category),
        entries=sum(1 for entry in entries if not entry.left),
        signed_in=sum(1 for entry in entries if entry.signed_in_at and not entry.left),
        still_in=sum(
            1 for x in standings(state, category.key).tallies.values() if x.status == "in"
        ),
        seats=category.plan.seats,
        counting=category.counting,
        start_chips=category.plan.start_chips,
        bank=category.plan.bank_chips,
        losses_out=category.plan.losses_out,
        house_rules=tuple(_house_rules(category)),
        can_live=category.key in LIVE,
        mode=category.mode_of(0),
        live_tables=_named(category, "live"),
        physical_tables=_named(category, "physical"),
        rounds=shown.rounds(state, category, at),
        standings=standing_lines(state, category.key),
        table_codes=category.codes,
        format=category.plan.format,
        team_size=category.plan.team_size,
        enters_from=format_of(category).enters_from,
        bracket=shown.bracket(state, category, at),
        format_card=pages.card(state, category, at) if pages else None,
    )


def _house_rules(category: Category) -> Iterator[HouseRuleCard]:
    """Those that can be chosen, each with all that it may be."""
    for option, value in category.options.items():
        point, values = options_for(category.key).get(option, ("", ()))
        if len(values) > 1:
            yield HouseRuleCard(
                option=option,
                value=value,
                point=point,
                about=about(point, option),
                choices=tuple(
                    HouseRuleChoice(value=one, text=value_in_words(point, option, one))
                    for one in values
                ),
            )


def _named(category: Category, mode: str) -> tuple[int, ...]:
    return tuple(sorted(table for table, one in category.modes.items() if table and one == mode))


def _flags(state: State, entry: Entry, names: dict[str, int]) -> tuple[str, ...]:
    of_association = format_of(state.categories[entry.category]).of_auxiliaries
    flags = {
        "owing": entry.owing_cents > 0,
        "no auxiliary": not entry.auxiliary and of_association,  # LLAA-FORM-11
        "same name": names[entry.name] > 1,
        "override": bool(entry.overrides),
    }
    return tuple(flag for flag, true in flags.items() if true)


def money_view(state: State) -> Money:
    books = money_books(state)
    counted = state.cash_counted
    house, prizes = books.get("house", 0), books.get("prizes", 0)
    return Money(
        due_cents=-books["fees"] - books.get("rebuys", 0),
        paid_cents=books["cash"] + house + prizes,
        owing_cents=books["owed"],
        house_cents=house,
        prize_cents=prizes,
        box_cents=books["cash"],
        counted_cents=counted.cents if counted else None,
        difference_cents=cash_difference(state),
        books=tuple(BookLine(account=account, cents=cents) for account, cents in books.items()),
    )


def log_lines(state: State, most: int = LOG_LINES) -> tuple[LogLine, ...]:
    lines: list[LogLine] = []
    for version, event in state.history():
        if len(lines) == most:
            break
        if type(event) in _QUIET:
            continue
        lines.append(
            LogLine(
                version=version,
                at=event.at,
                by=event.by,
                text=words(state, event),
                clause=clause_of(event),
            )
        )
    return tuple(lines)


def incident_kinds() -> tuple[IncidentKind, ...]:
    return tuple(
        IncidentKind(
            key=kind.key,
            title=kind.title,
            clause=kind.clause,
            remedy=kind.remedy,
            witness=kind.witness,
            cost=kind.cost,
            by_game=dict(kind.by_game),
        )
        for kind in KINDS.values()
    )


def incident_cards(state: State) -> tuple[IncidentCard, ...]:
    cards = []
    for found in reversed(state.incidents):
        game = state.categories[found.category].plan.name if found.category else ""
        cards.append(
            IncidentCard(
                id=found.incident,
                kind=found.kind,
                title=KINDS[found.kind].title,
                clause=found.clause,
                about=state.entries[found.entry].name if found.entry else found.person,
                where=_where(game, found.table),
                witness=found.witness,
                note=found.note,
                ruled=found.ruled,
                at=found.at,
                by=found.by,
            )
        )
    return tuple(cards)


def _where(game: str, table: int) -> Message:
    if not table:
        return written(game)
    if not game:
        return Message("table-by-number", table=table)
    return Message("table-of-a-game", game=game, table=table)


def _place_kept(state: State, entry: Entry) -> bool:
    """Tell whether a place is one that is called at the awards, and they are still to come."""
    place = tally(state, entry).place
    return held_back(state, entry.category) and 0 <= place <= AWARD_PLACES


def _before_the_seats(entry: Entry, doing: str) -> Message:
    if doing == "between":
        return Message("wait-for-the-next-seats")
    if entry.owing_cents:
        return Message("you-owe-pay-at-the-desk", dollars=Dollars(entry.owing_cents))
    if not entry.signed_in_at:
        return Message("please-sign-in-at-the-desk")
    return Message("you-are-signed-in-wait-for-the-seats")


def place_tie_cards(state: State, key: str) -> Iterator[TieCard]:
    for place, level in standings(state, key).place_ties:
        names = tuple(state.entries[one].name for one in level)
        yield TieCard(
            category=key,
            entries=level,
            names=names,
            places=len(level),
            text=of_its_game(
                state,
                state.categories[key],
                Message("level-for-a-place", players=tuple(map(Player, names)), place=place),
            ),
        )


def _games(state: State, at: int) -> tuple[DayLine, ...]:
    """Those entered; the rest of the day's games nobody came for."""
    entries: dict[str, list[Entry]] = {}
    for entry in state.entries.values():
        if not entry.left or entry.id in standings(state, entry.category).tallies:
            entries.setdefault(entry.category, []).append(entry)
    return tuple(
        _game_line(state, category, entries[key], at)
        for key, category in state.categories.items()
        if key in entries
    )


# --- a table's captain ------------------------------------------------------------------------


def captain_view(state: State, key: str, table: int, at: int) -> CaptainView:
    """One table for the phone that lies on it."""
    at = state.clamped(at)
    category = category_of(state, key)
    format, empty = format_of(category), _empty_table(state, category, table)
    if format.pages:
        return replace(empty, format_table=format.pages.table(state, category, table, at))
    return format.shown.captain(state, category, table, at, empty)


def _empty_table(state: State, category: Category, table: int) -> CaptainView:
    over = (
        Message("the-game-is-over-at-last") if standings(state, category.key).finished else no_words
    )
    return CaptainView(
        head=head(state),
        category=category.key,
        category_name=category.plan.name,
        format=category.plan.format,
        table=table,
        card=None,
        may_report=False,
        may_deal=False,
        report_state="none",
        text=over or Message("table-has-no-seats-now", table=table),
        marks_needed=0,
    )


# --- a player ---------------------------------------------------------------------------------


_NO_SEAT: dict[str, Any] = {
    "round": 0,
    "table": 0,
    "deadline": 0,
    **dict.fromkeys(("seat", "why", "state", "result", "counts_name", "live_id"), ""),
    **dict.fromkeys(("left_neighbour", "right_neighbour"), ""),
}
"""The seat of somebody who has none."""


def player_view(state: State, id: str, at: int, member: int = 0) -> PlayerView:
    """Work out what one player may know: their seat, tag and place; of a team's two `member` 1 is
    the second."""
    at = state.clamped(at)
    entry = entry_of(state, id)
    category = state.categories[entry.category]
    found = tally(state, entry)
    kept = _place_kept(state, entry)
    format = format_of(category)
    own = format.pages.seat(state, category, id, at) if format.pages else None
    seat = _NO_SEAT | format.shown.seat(state, category, id, at)
    seat["live_id"] = seat["live_id"] or getattr(own, "live_id", "")
    people = entry.people if member < len(entry.people) else (entry.name,)
    return PlayerView(
        head=head(state),
        entry=id,
        number=entry.number,
        name=people[member % len(people)],
        auxiliary=entry.auxiliary,
        category=category.key,
        category_name=category.plan.name,
        format=category.plan.format,
        status=status(state, entry),
        owing_cents=entry.owing_cents,
        signed_in=bool(entry.signed_in_at),
        signin_until=state.known.signin_until,
        losses=found.losses,
        losses_out=category.plan.losses_out,
        wins=found.wins,
        place=0 if kept else found.place,
        shared=found.shared and not kept,
        text=_player_text(state, entry),
        partner=people[1 - member] if len(people) > 1 else "",
        match=format.shown.match(state, category, id, at),
        format_seat=own,
        **seat,
    )


def _player_text(state: State, entry: Entry) -> Message:
    found, category = tally(state, entry), state.categories[entry.category]
    if found.status == "disqualified":
        return Message("you-are-out-of-the-tournament")
    if found.status == "withdrawn":
        return Message("you-have-withdrawn")
    if did_not_play(state, entry):
        return Message("the-game-went-on-without-you", game=category.plan.name)
    format = format_of(category)
    if format.pages and (own := format.pages.player_text(state, category, entry.id)):
        return own
    kept = _place_kept(state, entry)
    if kept and (found.status == "in" or found.place):
        return Message("it-is-decided-the-winners-are-named")
    if found.place and not kept:
        if found.shared:
            return Message("you-finished-in-a-shared-place", place=found.place)
        return Message("you-finished-in-place", place=found.place)
    if found.status == "out":
        return format.shown.out()
    doing = phase(state, category)
    if doing in ("seated", "playing") and (there := format.shown.at_a_table(state, entry)):
        return there
    return _before_the_seats(entry, doing)


# --- judges and the room ----------------------------------------------------------------------


def judge_view(state: State, at: int) -> JudgeView:
    """Calls, ties, disputes and wrong sums first; then every table that is on."""
    at = state.clamped(at)
    games = [(format_of(one).shown, one) for one in state.categories.values()]
    tables = tuple(card for shown, one in games for card in shown.tables(state, one, at))
    matches = tuple(card for shown, one in games for card in shown.matches(state, one, at))
    at_tables = [card.call for card in tables if card.call]
    calls = sorted((*at_tables, *_match_calls(state)), key=lambda call: call.at)
    return JudgeView(
        head=head(state),
        calls=tuple(calls),
        ties=tuple(card for card in tables if card.state == "tied"),
        disputes=tuple(card for card in tables if card.state == "disputed"),
        short=tuple(card for card in tables if card.state == "short"),
        tables=tables,
        people=tuple(line for key in state.categories for line in standing_lines(state, key)),
        place_ties=tuple(tie for key in state.categories for tie in place_tie_cards(state, key)),
        incident_kinds=incident_kinds(),
        incidents=incident_cards(state),
        matches=matches,
        format_cards=tuple(
            pages.card(state, category, at)
            for category in state.categories.values()
            if (pages := format_of(category).pages)
        ),
        desk=desk_card(state, at),
        out_of_area=tuple(found for shown, one in games if (found := shown.waiting(state, one))),
        games={game.key: game.plan.name for game in entered(state)},
    )


def _match_calls(state: State) -> Iterator[CallCard]:
    """Calls that stand on no table's card."""
    for category in state.categories.values():
        yield from format_of(category).shown.calls(state, category)


class Progress(NamedTuple):
    """How far an event is, as anybody may know of it: of its game that was last at work."""

    category: Category | None
    phase: str
    stage: Stage
    entries: int


def progress(state: State, at: int) -> Progress:
    """Tell how far an event is."""
    category = _latest_category(state)
    entries = sum(1 for entry in state.entries.values() if not entry.left)
    if category is None:
        return Progress(None, "entries", Stage(), entries)
    stage = format_of(category).shown.stage(state, category, state.clamped(at))
    return Progress(category, phase(state, category), stage, entries)


def projector_view(state: State, at: int) -> ProjectorView:
    """Work out what hangs on the wall and what any visitor may see."""
    at = state.clamped(at)
    category, doing, stage, entered = progress(state, at)
    held = category is not None and held_back(state, category.key)
    standing = standing_lines(state, category.key) if category and not held else ()
    entries = [entry for entry in state.entries.values() if not entry.left]

    def on_wall(one: Category) -> BracketCard | None:
        shown = format_of(one).shown
        return None if held_back(state, one.key) else shown.bracket(state, one, at)

    return ProjectorView(
        head=head(state),
        phase=doing,
        category_name=category.plan.name if category else "",
        round=stage.round,
        final=stage.final,
        clocks=_clocks(state),
        seats=seat_lines(state),
        calls=_calls(state, at),
        tables_done=stage.done,
        tables=stage.tables,
        standings=standing,
        held=held,
        awards=tuple(one for one in awards(state) if not held_back(state, one.category)),
        ceremony=_ceremony(state),
        signin_until=state.known.signin_until,
        signed_in=sum(1 for entry in entries if entry.signed_in_at),
        entries=entered,
        matches=_match_lines(state),
        bracket=next(filter(None, map(on_wall, state.categories.values())), None),
        on_bracket=bool(category and format_of(category).shown.is_drawn),
        format_cards=_walls(state, at),
        games=_games(state, at),
    )


def _game_line(state: State, category: Category, entries: list[Entry], at: int) -> DayLine:
    shown = format_of(category).shown
    stage, clocks = shown.stage(state, category, at), shown.clocks(category)
    doing = phase(state, category)
    on = doing in ("seated", "playing")
    held = held_back(state, category.key)
    told = not held and (doing == "done" or stage.closed)
    still = (x for x in standings(state, category.key).tallies.values() if x.status == "in")
    return DayLine(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=doing,
        round=stage.round,
        final=on and stage.final,
        deadline=clocks[0].deadline if clocks and doing == "playing" else 0,
        extra=clocks[1:] if doing == "playing" else (),
        tables_done=stage.done if on else 0,
        tables=stage.tables if on else 0,
        entries=len(entries),
        signed_in=sum(1 for entry in entries if entry.signed_in_at),
        still_in=sum(1 for _ in still),
        standings=standing_lines(state, category.key) if told else (),
        held=held,
    )


def _walls(state: State, at: int) -> tuple[FormatCard, ...]:
    return tuple(
        pages.wall(state, category, at)
        for category in state.categories.values()
        if (pages := format_of(category).pages)
    )


def _latest_category(state: State) -> Category | None:
    entered = {entry.category for entry in state.entries.values()}

    def moved(category: Category) -> tuple[bool, int]:
        leads = format_of(category).shown.leads_the_wall and category.key in entered
        return leads, state.touched.get(f"{category.key}/seats", 0)

    return max(state.categories.values(), key=moved, default=None)


def _on(state: State) -> Iterator[Category]:
    """The games that are seated or played."""
    for category in state.categories.values():
        if phase(state, category) in ("seated", "playing"):
            yield category


def _clocks(state: State) -> tuple[ClockLine, ...]:
    return tuple(line for one in _on(state) for line in format_of(one).shown.clocks(one))


def _match_lines(state: State) -> tuple[MatchLine, ...]:
    """All matches at tables now, by table."""
    games = state.categories.values()
    lines = [line for one in games for line in format_of(one).shown.match_lines(state, one)]
    return tuple(sorted(lines, key=lambda line: (line.category_name, line.table)))


def seat_lines(state: State) -> tuple[SeatLine, ...]:
    """Seats of the rounds now on, by last name: the wall reads as the printed list does."""
    games = state.categories.values()
    lines = [line for one in games for line in format_of(one).shown.seat_lines(state, one)]
    return tuple(sorted(lines, key=lambda line: (last_name_first(line.name), line.table)))


def _calls(state: State, at: int) -> tuple[Message, ...]:
    many = many_games(state)

    def where(key: str, number: int) -> Message:
        if many:
            game = state.categories[key].plan.name
            return Message("table-of-a-game", game=game, table=number)
        return Message("table-by-number", table=number)

    games = state.categories.values()
    told = [said for one in games for said in format_of(one).shown.read_out(state, one, at, where)]
    called = [
        Message("read-out-called-the-chair", where=where(call.category, call.table))
        for call in _match_calls(state)
    ]
    return (*told, *called)


def entry_lines(state: State) -> tuple[EntryLine, ...]:
    """All entries by number, with codes: for the console alone."""
    seats = {
        one: (table, letter)
        for category in state.categories.values()
        for one, table, letter in format_of(category).shown.chairs(state, category)
    }
    names: dict[str, int] = {}
    for entry in state.entries.values():
        names[entry.name] = names.get(entry.name, 0) + 1
    lines = []
    for entry in sorted(state.entries.values(), key=lambda e: e.number):
        found = tally(state, entry)
        table, letter = seats.get(entry.id, (0, ""))
        lines.append(
            EntryLine(
                id=entry.id,
                number=entry.number,
                code=entry.code,
                name=entry.name,
                auxiliary=entry.auxiliary,
                category=entry.category,
                fee_cents=entry.fee_cents,
                paid_cents=entry.paid_cents,
                owing_cents=entry.owing_cents,
                payments=tuple((p, state.payments[p][1]) for p in entry.payments),
                signed_in_at=entry.signed_in_at,
                status=status(state, entry),
                losses=found.losses,
                wins=found.wins,
                table=table,
                seat=letter,
                place=found.place,
                flags=_flags(state, entry, names),
                partner=entry.partner,
                partner_code=entry.partner_code,
            )
        )
    return tuple(lines)
