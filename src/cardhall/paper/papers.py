"""The papers of a hall, each a function from plain data to the bytes of a PDF.

Nobody needs a phone to take part: a sign-in sheet to sign on, the seats by name on the wall, a tag
to carry and to be punched, the blank on which an auxiliary enters its people, a card that tells a
table how it plays, and the rulebook. Money is integer cents; dates and times come in as text,
already in the hall's own words and zone, since paper reads no clock.

Every paper comes on US letter or A4 (``size="letter" | "a4"``; another size is a ValueError).
"""

import datetime
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

import segno

from cardhall.formats.names import last_name_first
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import EN, word

LOSSES_OUT = 3
"""Punch places on a tag: the third lost game puts its bearer out (LLAA-T-08)."""


def money(cents: int) -> str:
    """Cents as dollars: 1500 is ``$15.00``."""
    return f"${cents // 100}.{cents % 100:02}"


def day_in_words(day: str) -> str:
    """2027-09-24 is ``September 24, 2027``; what is not written so is left as it is."""
    try:
        found = datetime.date.fromisoformat(day)
    except ValueError:
        return day
    return f"{found:%B} {found.day}, {found.year}"


def qr_svg(text: str) -> str:
    """A QR code as one SVG, with the quiet zone that cameras need."""
    out = io.BytesIO()
    # micro codes are smaller, but the cameras of phones do not read them
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, nl=False
    )
    return out.getvalue().decode()


@dataclass(frozen=True)
class Person:
    """One contestant as the papers know her.

    number: the entry's number as shown in the hall. table, seat: text, "" while she has none.
    owing_cents: what is left of the fee. code: her own short code; link: the address of her page.
    """

    number: str
    name: str
    auxiliary: str = ""
    table: str = ""
    seat: str = ""
    owing_cents: int = 0
    code: str = ""
    link: str = ""


def sign_in_sheet(
    event: str,
    people: Iterable[Person],
    *,
    when: str = "",
    closes: str = "",
    starts: str = "",
    size: PaperSize = "letter",
) -> bytes:
    """One line to sign on for each contestant, by last name (LLAA-T-04 on paper)."""
    rows = [
        {
            "number": person.number,
            "name": breakable(person.name),
            "auxiliary": breakable(person.auxiliary),
            "fee": word("sign_in.owing", owing=money(person.owing_cents))
            if person.owing_cents
            else word("sign_in.paid"),
        }
        for person in sorted(people, key=lambda person: last_name_first(person.name))
    ]
    told = closes and starts
    lead = word("sign_in.lead", closes=closes, starts=starts) if told else None
    data = {
        "event": event,
        "when": when,
        "lead": lead or word("sign_in.lead_plain"),
        "rows": rows,
        "foot": event,
    }
    return pdf("sign-in", data, size)


def seats_by_name(
    event: str, people: Iterable[Person], *, round_no: int = 1, size: PaperSize = "letter"
) -> bytes:
    """Everybody's table and seat, in two columns under the first letter of the last name."""
    ordered = sorted(people, key=lambda person: last_name_first(person.name))
    groups = [
        {"letter": letter, "rows": [_seat_row(person) for person in group]}
        for letter, group in groupby(ordered, key=_letter)
    ]
    data = {
        "event": event,
        "round": word("seats.round", round=round_no),
        "groups": groups,
        "foot": event,
    }
    return pdf("seats", data, size)


def _letter(person: Person) -> str:
    last = last_name_first(person.name)[0]
    return last[:1].upper() if last[:1].isalpha() else "#"


def _seat_row(person: Person) -> dict[str, str | None]:
    first, _, last = person.name.strip().rpartition(" ")
    return {
        "first": breakable(first),
        "last": breakable(last),
        "table": person.table or None,
        "seat": person.seat,
    }


def game_tags(
    event: str,
    people: Iterable[Person],
    *,
    losses: int = LOSSES_OUT,
    size: PaperSize = "letter",
) -> bytes:
    """Eight tags a page to cut out: name, auxiliary, first seat, QR of her page, punch places."""
    rows = [
        {
            "name": breakable(person.name),
            "auxiliary": breakable(person.auxiliary),
            "seat": word("tag.table", table=person.table, seat=person.seat)
            if person.table
            else None,
            "code": person.code,
            "qr": qr_svg(person.link or person.code or person.number),
        }
        for person in sorted(people, key=lambda person: last_name_first(person.name))
    ]
    return pdf("tags", {"event": event, "rows": rows, "losses": losses}, size)


@dataclass(frozen=True)
class BlankGame:
    """A game's place on the entry blank: so many numbered lines, or teams of so many names."""

    name: str
    lines: int
    team: int = 1


@dataclass(frozen=True)
class EntryBlank:
    """What the event's settings put on the blank (LLAA-FORM-01 to 12); nothing is fixed here.

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
    fee = money(blank.fee_cents)
    data = {
        "association": blank.association,
        "fee": fee,
        "columns": [[_lines(game) for game in column] for column in _columns(blank.games)],
        "teams": [_lines(game) for game in blank.games if game.team > 1],
        "deadline": word("blank.deadline", deadline=day_in_words(blank.deadline))
        if blank.deadline
        else word("blank.no_deadline"),
        "mail_to": [breakable(line) for line in blank.mail_to] or ["", "", ""],
        "payee": blank.payee,
        "foot": word("blank.rulebook", revision=blank.revision) if blank.revision else "",
    }
    return pdf("entry-blank", data, size)


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


@dataclass(frozen=True)
class Setting:
    """One line of a table card. on: marked on or off; None for what has only a value."""

    name: str
    value: str
    on: bool | None = None
    clause: str = ""


@dataclass(frozen=True)
class TableCard:
    """How one table plays: what is told before play, and the variations marked on or off."""

    event: str
    game: str
    table: str
    before: Sequence[Setting]
    options: Sequence[Setting] = field(default=())
    link: str = ""
    code: str = ""


def table_card(card: TableCard, *, size: PaperSize = "letter") -> bytes:
    """The card that stands on a table, with the QR for its captain (RAP-07, RAP-43)."""
    data = {
        "event": card.event,
        "game": card.game,
        "table": word("card.table", table=card.table) if card.table else "",
        "before": [_setting(setting) for setting in card.before],
        "options": [_setting(setting) for setting in card.options],
        "qr": qr_svg(card.link or card.code or card.table),
        "code": card.code,
        "foot": card.event,
    }
    return pdf("table-card", data, size)


def _setting(setting: Setting) -> dict[str, str | bool | None]:
    return {
        "name": setting.name,
        "value": setting.value,
        "on": setting.on,
        "clause": setting.clause,
    }


@dataclass(frozen=True)
class RulebookPart:
    """A group of clauses: (id, text) pairs under a title."""

    title: str
    clauses: Sequence[tuple[str, str]]


def rulebook_book(
    association: str, revision: str, parts: Iterable[RulebookPart], *, size: PaperSize = "letter"
) -> bytes:
    """The rulebook, its cover dated by season and year of revision (LLAA-FORM-12)."""
    groups = [
        {
            "title": part.title,
            "clauses": [{"id": clause, "text": text} for clause, text in part.clauses],
        }
        for part in parts
    ]
    data = {"association": association, "revision": revision, "groups": groups}
    return pdf("rulebook", data, size)


Options = Mapping[str, object]

VARIATIONS: tuple[tuple[str, str, str], ...] = (
    ("in_or_out", "RAP-14", "LLAA-BOURE-16"),
    ("stay_chip", "OP-RAP-02", "LLAA-BOURE-17"),
    ("draw_limit", "RAP-17", "LLAA-BOURE-21"),
    ("pot_limit", "RAP-05", "LLAA-BOURE-47"),
    ("forced_leads", "RAP-25", "RAP-25"),
    ("gap_force", "RAP-31", "RAP-31"),
    ("last_trumps_force", "RAP-32", "RAP-32"),
    ("ladder", "RAP-45", "RAP-45"),
    ("trump_marker", "RAP-49", "RAP-49"),
    ("ace_up_dealer_stays", "OP-BOURE-04", "OP-BOURE-04"),
    ("payer_antes", "OP-BOURE-08", "OP-BOURE-08"),
    ("minimum", "OP-BOURE-02", "LLAA-BOURE-22"),
    ("play_over", "RAP-22", "LLAA-BOURE-28"),
    ("akq", "OP-BOURE-07", "LLAA-BOURE-26"),
    ("reneger_top", "RAP-35", "OP-BOURE-09"),
    ("last_pot", "OP-BOURE-12", "OP-BOURE-12"),
)
"""The variations that the card names, by the rules' fields, and their clauses in RAP and LLAA."""

RULES_AT_HOME: Options = {
    "book": "RAP",
    "in_or_out": True,
    "undertrump": "must",
    "renege": "play-on",
}
"""What holds where nothing else is said."""


def boure_particulars(options: Options) -> tuple[list[Setting], list[Setting]]:
    """A Bouré table's card from its rules as plain data: what is told before play, then variations.

    options: the fields of the game's rules by name (undertrump, renege, in_or_out, pot_limit,
    stay_chip, ...). A variation that is not given is printed as off: the card never leaves one of
    the named options out (RAP-43).
    """
    given = {**RULES_AT_HOME, **options}
    rap = given["book"] == "RAP"
    before = [
        Setting(
            word("boure.undertrump"),
            word(f"boure.undertrump.{given['undertrump']}"),
            clause="RAP-22" if rap else "LLAA-BOURE-29",
        ),
        Setting(word("boure.renege"), _renege(given), clause="RAP-41" if rap else "LLAA-BOURE-35"),
        Setting(
            word("boure.in_or_out"),
            word("boure.yes" if _is_on(given["in_or_out"]) else "boure.no"),
            clause="RAP-14" if rap else "LLAA-BOURE-16",
        ),
    ]
    variations = [
        _variation(given, name, in_rap if rap else in_llaa) for name, in_rap, in_llaa in VARIATIONS
    ]
    return before, variations


def _is_on(value: object) -> bool:
    return value not in (None, False, 0, "", "off", "no", "none", "0")


def _variation(given: Options, name: str, clause: str) -> Setting:
    value = given.get(name)
    on = _is_on(value)
    said = f"boure.{name}.{value}"
    told = word(said) if said in EN else "" if value is True or not on else str(value)
    return Setting(word(f"boure.{name}"), told or word("card.on" if on else "card.off"), on, clause)


def _renege(given: Options) -> str:
    limit = given.get("pot_limit")
    caught = word(f"boure.renege.{given['renege']}")
    most = (
        word("boure.renege.limit", limit=limit) if _is_on(limit) else word("boure.renege.no_limit")
    )
    return f"{caught} {most}"
