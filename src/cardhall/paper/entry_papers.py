"""Before the day and at the door: entry blank, entry form, sign-in sheet, game tags, seat slips."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardhall.formats.names import last_name_first
from cardhall.paper.plain import PersonOnPaper, day_in_words, money, number, qr_svg
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import counted, word

LOSSES_OUT = 3
"""Punch places on a tag: the third lost game puts its bearer out (LLAA-T-08)."""


def by_last_name(people: Iterable[PersonOnPaper]) -> list[PersonOnPaper]:
    """In the order in which people look for themselves."""
    return sorted(people, key=lambda person: last_name_first(person.name))


def sign_in_sheet(
    event: str,
    people: Iterable[PersonOnPaper],
    *,
    when: str = "",
    closes: str = "",
    starts: str = "",
    size: PaperSize = "letter",
) -> bytes:
    """One line to sign on for each contestant, of a team for both, by last name (LLAA-T-04 on
    paper); with the game where there are several."""
    signing = by_last_name(one for person in people for one in _each(person))
    rows = [
        {
            "number": person.number,
            "name": breakable(person.name),
            "auxiliary": breakable(person.auxiliary),
            "game": breakable(person.game),
            "fee": _fee(person),
        }
        for person in signing
    ]
    told = closes and starts
    lead = word("sign_in.lead", closes=closes, starts=starts) if told else None
    data = {
        "event": event,
        "when": when,
        "count": counted("sign_in.count", len(rows)),
        "lead": lead or word("sign_in.lead_plain"),
        "games": len({person.game for person in signing}) > 1,
        "rows": rows,
        "foot": event,
    }
    return pdf("sign-in", data, size)


def _each(person: PersonOnPaper) -> Iterator[PersonOnPaper]:
    """The same for each of those who play together; the fee stands with the first of them."""
    first, *others = person.each or (person.name,)
    yield replace(person, name=first, each=())
    for one in others:
        yield replace(person, name=one, each=(first,))


def _fee(person: PersonOnPaper) -> str:
    if person.each:
        return word("sign_in.with", name=breakable(person.each[0]))
    if person.owing_cents:
        return word("sign_in.owing", owing=money(person.owing_cents))
    return word("sign_in.paid")


def game_tags(
    event: str,
    people: Iterable[PersonOnPaper],
    *,
    losses: int = LOSSES_OUT,
    size: PaperSize = "letter",
) -> bytes:
    """Eight tags a page to cut out: game, name, auxiliary, first seat or room for it, QR of the
    player's page, punch places."""
    rows = [
        {
            "name": breakable(person.name),
            "auxiliary": breakable(person.auxiliary),
            "game": breakable(person.game),
            "table": person.table,
            "seat": person.seat,
            "code": person.code,
            "qr": qr_svg(person.link or person.code or person.number),
        }
        for person in by_last_name(people)
    ]
    return pdf("tags", {"event": event, "rows": rows, "losses": losses}, size)


def seat_slips(
    event: str, people: Iterable[PersonOnPaper], *, title: str = "", size: PaperSize = "letter"
) -> bytes:
    """Ten slips a page to cut out and hand over: name, table, seat, QR of the player's page. For a
    draw where there is no tag, as at hold'em."""
    rows = [
        {
            "name": breakable(person.name),
            "table": person.table,
            "seat": person.seat,
            "code": person.code,
            "qr": qr_svg(person.link or person.code or person.number),
        }
        for person in by_last_name(people)
    ]
    return pdf("seat-slips", {"event": event, "title": title, "rows": rows}, size)


@dataclass(frozen=True)
class BlankGame:
    """A game's place on the entry blank: so many numbered lines, or teams of so many names."""

    name: str
    lines: int
    team: int = 1


@dataclass(frozen=True)
class EntryBlank:
    """The data that the event's settings put on the blank (LLAA-FORM-01 to 12); nothing is fixed
    here.

    association: heads the blank. fee_cents: of one contestant. deadline: the last day, as a date
    or in words, or "" to leave a line to fill in. mail_to: recipient and address, a line each.
    payee: whom checks are made out to. revision: season and year of the rulebook.
    """

    association: str
    fee_cents: int
    games: Sequence[BlankGame]
    deadline: str = ""
    mail_to: Sequence[str] = ()
    payee: str = ""
    revision: str = ""


def entry_blank(blank: EntryBlank, *, size: PaperSize = "letter") -> bytes:
    """The blank that an auxiliary fills in by hand, on one page."""
    data = {
        "association": blank.association,
        "fee": money(blank.fee_cents),
        "columns": [[_lines(game) for game in column] for column in _columns(blank.games)],
        "teams": [_lines(game) for game in blank.games if game.team > 1],
        "deadline": _deadline(blank.deadline),
        "mail_to": [breakable(line) for line in blank.mail_to] or ["", "", ""],
        "payee": blank.payee,
        "foot": word("blank.rulebook", revision=blank.revision) if blank.revision else "",
    }
    return pdf("entry-blank", data, size)


def _deadline(day: str) -> str:
    if not day:
        return word("blank.no_deadline")
    return word("blank.deadline", deadline=day_in_words(day))


def _lines(game: BlankGame) -> dict[str, str | int]:
    return {"name": game.name, "lines": game.lines, "team": game.team}


def _columns(games: Sequence[BlankGame]) -> list[list[BlankGame]]:
    """The single games in their order, cut where two columns come out most alike in length."""
    single = [game for game in games if game.team == 1]

    def unlike(cut: int) -> int:
        return abs(sum(g.lines + 2 for g in single[:cut]) - sum(g.lines + 2 for g in single[cut:]))

    if len(single) < 2:
        return [single]
    cut = min(range(1, len(single)), key=unlike)
    return [single[:cut], single[cut:]]


FORM_FIELDS = ("name", "council", "member", "address", "city", "telephone", "email")
"""What the form asks of its one contestant (HOLDEM-07); the address takes two lines."""


@dataclass(frozen=True)
class EntryForm:
    """A form for one contestant of a hold'em tournament (HOLDEM-07, 08); from the settings.

    when, review, starts: the day and times in words (HOLDEM-06), "" where not yet fixed.
    start_chips: what each begins with. rebuy: a sentence, "" for none. The rest as on EntryBlank.
    """

    association: str
    event: str
    fee_cents: int
    when: str = ""
    review: str = ""
    starts: str = ""
    venue: str = ""
    start_chips: int = 0
    rebuy: str = ""
    deadline: str = ""
    mail_to: Sequence[str] = ()
    payee: str = ""


def entry_form(form: EntryForm, *, size: PaperSize = "letter") -> bytes:
    """The Knights' form: one page, one contestant."""
    told = [
        (word("form.when"), form.when),
        (word("form.review"), form.review),
        (word("form.starts"), form.starts),
        (word("form.venue"), form.venue),
        (word("form.chips"), number(form.start_chips) if form.start_chips else ""),
        (word("form.rebuy"), form.rebuy),
    ]
    data = {
        "association": form.association,
        "event": form.event,
        "fee": money(form.fee_cents),
        "told": [{"name": name, "value": breakable(value)} for name, value in told if value],
        "fields": [word(f"form.{field}") for field in FORM_FIELDS],
        "deadline": _deadline(form.deadline),
        "mail_to": [breakable(line) for line in form.mail_to] or ["", "", ""],
        "payee": form.payee,
        "foot": form.event,
    }
    return pdf("entry-form", data, size)
