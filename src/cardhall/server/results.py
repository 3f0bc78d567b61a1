"""Serve results as JSON and CSV; those of the money to the chairperson alone."""

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from cardhall.hall.event import State
from cardhall.hall.results import ResultGame, ResultLedger, ResultPlace, Results, results
from cardhall.server.access import CHAIR, EVERYONE, Connection
from cardhall.server.hall_server import HallEvent, HallServer, TheServer

BOM = "\ufeff"
"""Tells a spreadsheet that the file is UTF-8."""

CSV = "text/csv"
Row = list[str | int]


def offices(server: HallServer, connection: Connection, event: HallEvent) -> set[str]:
    """The roles that this browser holds in an event."""
    return {
        grant.role
        for grant in server.valid_grants(connection)
        if grant.event in {"", event.id} and not grant.live
    }


async def found_by(server: HallServer, connection: Connection, event: HallEvent) -> Results:
    """The results as this browser may see them: the winners before they are called are for the
    chairperson and the judges, the books for the chairperson."""
    held = offices(server, connection, event)
    winners = bool(held & {"chair", "judge"})
    return await server.costly.run(
        connection, results, event.state, ledger="chair" in held, winners=winners
    )


@get("/api/events/{id:str}/results.json", allow=EVERYONE, name="results")
async def results_json(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> Results:
    """Every game's places, each explained; those of a decided game once its awards are given. The
    chairperson and the judges see them before; the chairperson's has the ledger besides."""
    event = server.event(id)
    return await found_by(server, request, event)


@get("/api/events/{id:str}/results.csv", allow=EVERYONE, name="results as csv", media_type=CSV)
async def results_csv(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> Response[bytes]:
    """One row a place, for a spreadsheet."""
    found = await found_by(server, request, server.event(id))
    return file_of("results", places_as_csv(found))


@get("/api/events/{id:str}/ledger.csv", allow=CHAIR, name="ledger as csv", media_type=CSV)
async def ledger_csv(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> Response[bytes]:
    """Every account, fee and payment, for a spreadsheet; for the chairperson."""
    content = await server.costly.run(request, ledger_of, server.event(id).state)
    return file_of("ledger", content)


def ledger_of(state: State) -> str:
    found = results(state, ledger=True).ledger
    assert found is not None
    return ledger_as_csv(found)


def file_of(name: str, content: str) -> Response[bytes]:
    return Response(
        content.encode(),
        media_type=CSV,
        headers={
            "Content-Disposition": f'attachment; filename="{name}.csv"',
            "Cache-Control": "no-store",
        },
    )


# --- as a spreadsheet takes it ------------------------------------------------------------------


def as_csv(rows: Iterable[Row]) -> str:
    """Lines end in CR LF, UTF-8 is announced, and no text that somebody typed is a formula."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([plain(cell) for cell in row] for row in rows)
    return BOM + out.getvalue()


def plain(cell: str | int) -> str | int:
    """A text that a spreadsheet would work out, marked as text."""
    if isinstance(cell, str) and FORMULA.match(unicodedata.normalize("NFKC", cell)):
        return f"'{cell}"
    return cell


FORMULA = re.compile(r" *[=+\-\u2212@\t\r\n|%]")  # after its wide and small forms became plain
HEADS = ("Game", "Place", "Shared", "Name", "Partner", "Auxiliary", "Number", "Status")


def places_as_csv(found: Results) -> str:
    """All games one under the other; a column for each figure that one of them has."""
    labels = list(dict.fromkeys(label for game in found.games for label in game.figures))
    heads: Row = [*HEADS, *labels, "Prize", "Why", "Rules"]
    return as_csv([heads, *(_place(game, one, labels) for game, one in _places(found))])


def _places(found: Results) -> Iterator[tuple[ResultGame, ResultPlace]]:
    for game in found.games:
        for one in game.places:
            yield game, one


def _place(game: ResultGame, one: ResultPlace, labels: Sequence[str]) -> Row:
    figures: dict[str, str | int] = {
        figure.label: CsvAmount(figure.value) if figure.unit == "cents" else figure.value
        for figure in one.figures
        if figure.value is not None
    }
    return [
        game.name,
        one.place or "",
        "yes" if one.shared else "",
        one.name,
        one.partner,
        one.auxiliary,
        one.number,
        one.status,
        *(figures.get(label, "") for label in labels),
        CsvAmount(one.prize_cents) if one.prize_cents else "",
        ". ".join(why.text for why in one.why),
        ", ".join(dict.fromkeys(why.clause for why in one.why if why.clause)),
    ]


class CsvAmount(int):
    """Cents, written as dollars and cents: a number to the spreadsheet, below nothing too."""

    def __str__(self) -> str:
        return f"{'-' if self < 0 else ''}{abs(self) // 100}.{abs(self) % 100:02d}"


def ledger_as_csv(found: ResultLedger) -> str:
    """Accounts, then fees, then payments; `What` tells them apart."""
    rows: list[Row] = [["What", "Book or game", "Who", "To", "Due", "Paid", "Amount"]]
    rows += [["account", one.book, one.account, "", "", "", CsvAmount(one.cents)]
             for one in found.accounts]  # fmt: skip
    rows += [
        ["fee", one.game, one.called, one.auxiliary, CsvAmount(one.fee_cents),
         CsvAmount(one.paid_cents), CsvAmount(one.owing_cents)]
        for one in found.fees
    ]  # fmt: skip
    rows += [
        ["payment", "", one.payer, one.receiver, "", "paid" if one.paid else "open",
         CsvAmount(one.cents)]
        for one in found.payments
    ]  # fmt: skip
    if found.cash_counted is not None:
        rows.append(
            ["counted", "Fees", "Cash in the box", "", "", "", CsvAmount(found.cash_counted)]
        )
    return as_csv(rows)


HANDLERS = [results_json, results_csv, ledger_csv]
