"""What is remembered of it, and what follows from that."""

from collections.abc import Mapping

import msgspec

from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.hall.events import CategoryPlan
from cardhall.hall.formats.home_game.books import Books, Settled, books_of, settlement
from cardhall.hall.formats.home_game.events import TermsKept
from cardhall.hall.formats.home_game.lines import EndLine, HandLine, Line, Terms
from cardhall.messages import Message

LIMIT_ANTES = 10
TABLE = 1
"""The number of the one table of a night."""


class LineFix(msgspec.Struct, frozen=True, kw_only=True):
    """A correction of a line; None where it takes the line out."""

    id: str
    after: Line | None
    why: Message


class HomeGame(msgspec.Struct, frozen=True, kw_only=True):
    """All that happened so far. `written` are the lines as they were first written, `fixes` the
    corrections of each, latest last."""

    begun: bool = False
    kept: TermsKept | None = None
    terms: Terms | None = None
    seats: tuple[str, ...] = ()
    dealer: str = ""
    seed: str = ""
    heard: frozenset[str] = frozenset()
    out: frozenset[str] = frozenset()
    written: tuple[Line, ...] = ()
    fixes: dict[str, tuple[LineFix, ...]] = {}

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines as they read now."""
        if not self.fixes:
            return self.written
        found = (self.reads(line.id) for line in self.written)
        return tuple(line for line in found if line is not None)

    def reads(self, id: str) -> Line | None:
        """A line as it reads now; None when it was taken out, or never was."""
        if fixes := self.fixes.get(id):
            return fixes[-1].after
        return next((line for line in self.written if line.id == id), None)

    @property
    def rounds_done(self) -> int:
        """How many hands are written, for a rehearsal that goes so far."""
        return sum(isinstance(line, HandLine) for line in self.lines)

    def terms_kept(self, plan: CategoryPlan) -> TermsKept:
        given = plan.particulars
        return self.kept or TermsKept(
            ante_cents=given.get("ante_cents", 10), start_cents=given.get("start_cents", 1000)
        )

    def phase(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> str:
        """ "entries", "seated", "playing" or "done"."""
        if not self.begun:
            return "seated" if self.seats else "entries"
        return "done" if self.ended else "playing"

    def closed(self, plan: CategoryPlan, at: int) -> bool:
        """Tell whether it goes on without whoever has not bought in: anybody may, to the last
        hand."""
        return self.ended

    @property
    def ended(self) -> bool:
        return any(isinstance(line, EndLine) for line in self.lines)

    @property
    def books(self) -> Books:
        """Where all cents are now; of a night that has begun."""
        assert self.terms is not None
        return books_of(self.lines, self.terms)

    @property
    def settlement(self) -> list[Settled]:
        """Who pays whom once the night has ended."""
        return settlement(self.lines, self.terms) if self.terms is not None else []

    def standings(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> Table:
        """Find who plays, and once the night has ended the places by what each has won or lost;
        those level share a place. Wins are the numbers of the hands whose pot was taken."""
        if self.terms is None:
            return Table({}, False)
        books = self.books
        results = {one: books.result(one) for one in books.people}
        wins: dict[str, list[int]] = {one: [] for one in books.people}
        for told in books.told:
            if isinstance(told.line, HandLine) and told.line.taker in wins:
                wins[told.line.taker].append(told.number)
        tallies = {}
        for one, won in results.items():
            place = 1 + sum(other > won for other in results.values()) if books.ended else 0
            shared = books.ended and list(results.values()).count(won) > 1
            status = "out" if one in books.left else "in"
            tallies[one] = Tally((), tuple(wins[one]), status, 0, place, shared)
        return Table(tallies, books.ended)


def terms_of(ledger: HomeGame, plan: CategoryPlan, options: Mapping[str, str]) -> Terms:
    """Work out what is played for: as it stood at the start; before that by the house rules now."""
    if ledger.terms is not None:
        return ledger.terms
    kept = ledger.terms_kept(plan)
    limits = {
        "none": None,
        "amount": kept.limit_cents,
        "10 antes": kept.ante_cents * plan.particulars.get("limit_antes", LIMIT_ANTES),
    }
    return Terms(
        ante=kept.ante_cents,
        start=kept.start_cents,
        limit=limits[options.get("pot-limit", "10 antes")],
        stay=int(options.get("stay-chip", "0")) * kept.ante_cents,
        ladder=options.get("ladder", "on") == "on",
        in_or_out=options.get("in-or-out", "on") == "on",
        by_hand=kept.written == "hands",
    )
