"""A double elimination drawn on paper: winners' side above, losers' side below, the finals at the
upper right, connecting lines between.

All is laid out here in points, in units of one match; the template only draws. Up to 16 teams take
one sheet of letter or A4, up to 64 one of tabloid or A3; more go over several sheets that are laid
edge to edge. Every team's whole name stands once, at the left where it comes in, or in a key where
it is too long for its line; further on it goes by its number and short name, as far as there is
room. Losers' rounds with as many matches as the round before share its column, each match stepped
down below the one that feeds it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.formats.bracket import FINAL, LOSERS, WINNERS, Bracket, Match
from cardhall.paper.press import PaperSize, SheetSize, pdf, sheet_points
from cardhall.paper.words import word

MARGIN = 30.0
HEAD = 46.0  # title and rule
FOOT = 16.0
GAP = 11.0  # between two columns, for the lines
ONE_SMALL = 16
"""Up to so many teams go on letter or A4."""
ONE_LARGE = 64
"""Up to so many teams go on one sheet of tabloid or A3."""
TALLEST = 52.0
LEAST = 21.4
"""Height of a match: two lines of nine points and the air between matches."""
FIRST_WIDE = 2.5
FINAL_WIDE = 1.15
"""The first column, with whole names, and the last, with the finals, in widths of a column."""
KEY_LINE = 12.0
KEY_HERE = 10
"""So many long names stand below the bracket, more on a page of their own."""


EMS = {
    **dict.fromkeys("'j,.il ()!:;|", 0.34),
    **dict.fromkeys("f-tr", 0.38),
    **dict.fromkeys("I1", 0.45),
    **dict.fromkeys("zscçyvx", 0.54),
    **dict.fromkeys("&wQOÖ", 0.76),
    **dict.fromkeys("mMWœæŒÆ@%", 1.03),
}
"""Widths of signs in the papers' bold type, rounded up, in ems."""


def letters_wide(text: str, points: float) -> float:
    """At most so wide is a text in the papers' type, in points; rather too much than too little,
    so that nothing is set where it may not fit."""
    return points * sum(
        EMS.get(one) or (0.6 if one.islower() else 0.66 if one.isdigit() else 0.73) for one in text
    )


BYE = 0.62
"""Height of the line of a team without an opponent in the first round, in matches."""


@dataclass(frozen=True)
class BracketTeam:
    """A team as the paper calls it: whole, and short for the rounds behind the first."""

    name: str
    short: str = ""


@dataclass(frozen=True)
class BracketPaper:
    """A bracket to be printed. teams: by their ids in the bracket; none for a blank one, whose
    lines are filled in by hand. walkovers: matches that were decided without play."""

    event: str
    game: str
    bracket: Bracket
    teams: Mapping[str, BracketTeam] = ()  # type: ignore[assignment]
    walkovers: Sequence[int] = ()
    note: str = ""


@dataclass
class _Box:
    """A match in units: column, row (its top, from the top of its side), how far indented in its
    column."""

    match: Match
    column: float
    row: float
    indent: int = 0


@dataclass(frozen=True)
class _Grid:
    """The sheet and the scale: width of a column, height of a match, where the losers' side
    begins, how many sheets across and down."""

    sheet: SheetSize
    first: float  # width of the first column of winners
    column: float  # of each other one
    losers: float  # of a column of losers
    unit: float
    across: int
    down: int
    columns: int  # columns on one sheet, where there are several
    rows: int  # matches on one sheet, where there are several
    height: float  # of the body of one sheet


def bracket_sheets(
    paper: BracketPaper, *, size: PaperSize = "letter", small: bool = False
) -> bytes:
    """The bracket as PDF. small: on letter or A4 however many teams, over sheets that tile."""
    return pdf("bracket", laid_out(paper, size, small), size)


def laid_out(paper: BracketPaper, size: PaperSize, small: bool = False) -> dict[str, Any]:
    """The drawing as plain data, for the template: pages of boxes and lines, in points from the top
    left corner of a page's body."""
    teams = len(paper.bracket.teams)
    tiled = teams > ONE_LARGE or (small and teams > ONE_SMALL)
    return _Drawing(paper, tiled).data(size, small)


class _Drawing:
    """One bracket being laid out."""

    def __init__(self, paper: BracketPaper, tiled: bool) -> None:
        self.paper = paper
        self.tiled = tiled
        bracket = self.bracket = paper.bracket
        self.teams = dict(paper.teams)
        self.long: list[str] = []
        self.matches = {match.number: match for match in bracket.matches}
        # where a match's number stands, left in its box
        self.number_width = 16.0 if len(self.matches) < 100 else 20.0
        self.seeds = {team: str(n) for n, team in enumerate(bracket.teams, start=1)}
        self.feeders: dict[tuple[int, int], tuple[int, bool]] = {}
        for match in bracket.matches:
            for way, loses in zip(bracket.ways(match.number), (False, True), strict=True):
                if way:
                    self.feeders[way] = (match.number, loses)
        self.byes: dict[str, float] = {}
        """Teams without an opponent in the first round: the rows of their lines."""
        self.winners = self._winners()
        self.losers = self._losers()
        # three boxes of the finals need their room beside few matches too
        self.rows_above = max(5.3, max(box.row for box in self.winners.values()) + 1)
        self.rows_below = max((box.row for box in self.losers.values()), default=-1.0) + 1
        self.rounds = max(box.match.round for box in self.winners.values())
        columns = {box.column for box in self.losers.values()}
        self.losers_columns = int(max(columns, default=-1)) + 1

    # --- where the matches stand, in units

    def _children(self, number: int) -> list[int]:
        """The matches of the same side whose winners meet here, upper first."""
        side = self.matches[number].side
        found = []
        for slot in (0, 1):
            feeder = self.feeders.get((number, slot))
            if feeder and not feeder[1] and self.matches[feeder[0]].side == side:
                found.append(feeder[0])
        return found

    def _side(self, side: str) -> list[Match]:
        """Matches of a side, each behind those that lead to it."""
        return [match for match in self.bracket.matches if match.side == side]

    def _rows(self, side: str) -> dict[int, float]:
        """Rows of the matches that nobody of the same side leads to, from the top; the others stand
        between theirs."""
        rows: dict[int, float] = {}
        free = 0.0

        def settle(number: int) -> None:
            nonlocal free
            leading = []
            for slot, name in enumerate(self.bracket.who(number)):
                feeder = self.feeders.get((number, slot))
                if feeder and not feeder[1] and self.matches[feeder[0]].side == side:
                    settle(feeder[0])
                    leading.append(rows[feeder[0]])
                elif feeder is None and name and self.matches[number].round > 1:
                    # half as high as a match: its middle stands where a match's middle would
                    high = 1.0 if self.tiled else BYE
                    self.byes[name] = free - (1 - high) / 2
                    leading.append(self.byes[name])
                    free += high
            if leading:
                rows[number] = sum(leading) / len(leading)
            else:
                rows[number] = free
                free += 1

        of_side = self._side(side)
        if of_side:
            settle(of_side[-1].number)
        return rows

    def _winners(self) -> dict[int, _Box]:
        rows = self._rows(WINNERS)
        return {
            match.number: _Box(match, match.round - 1, rows[match.number])
            for match in self._side(WINNERS)
        }

    def _losers(self) -> dict[int, _Box]:
        """Round by round into columns; a round of as many matches as the one before goes into its
        column, stepped down, where there is room between the matches."""
        rows = self._rows(LOSERS)
        boxes: dict[int, _Box] = {}
        column, last, indent = -1, 0, 0
        taken: list[float] = []
        for round_no in sorted({match.round for match in self._side(LOSERS)}):
            of_round = [match for match in self._side(LOSERS) if match.round == round_no]
            stepped = {}
            for match in of_round:
                children = self._children(match.number)
                if children:
                    under = sum(boxes[child].row for child in children) / len(children)
                    rows[match.number] = under
                    stepped[match.number] = under + 1
            fits = (
                indent == 0
                and len(of_round) == last
                and len(stepped) == len(of_round)
                and all(abs(row - other) >= 1 for row in stepped.values() for other in taken)
            )
            if fits:
                rows.update(stepped)
                indent = 1
            else:
                column, taken, indent = column + 1, [], 0
            for match in of_round:
                boxes[match.number] = _Box(match, column, rows[match.number], indent)
                taken.append(rows[match.number])
            last = len(of_round)
        return boxes

    # --- the scale

    def _grid(self, size: PaperSize, small: bool) -> _Grid:
        teams = len(self.bracket.teams)
        rows = self.rows_above + self.rows_below + 1
        if teams <= ONE_SMALL:
            return self._one(sheet_points(size, wide=True), rows)
        if not self.tiled:
            wide = teams <= ONE_LARGE // 2
            return self._one(sheet_points(size, large=True, wide=wide), rows)
        return self._tiled(sheet_points(size, large=not small), rows)

    def _one(self, sheet: SheetSize, rows: float) -> _Grid:
        """All on one sheet, which is used to the full."""
        width = sheet.width - 2 * MARGIN
        column = width / (FIRST_WIDE + (self.rounds - 1) + FINAL_WIDE)
        losers = (width - FINAL_WIDE * column * 0.55) / max(1, self.losers_columns)
        first = FIRST_WIDE * column
        self._find_long(first - GAP - self.number_width, 9.0)
        height = sheet.height - 2 * MARGIN - HEAD - FOOT
        below = KEY_LINE * -(-len(self.long) // 2) if len(self.long) <= KEY_HERE else 0.0
        unit = min(TALLEST, (height - below) / rows)
        return _Grid(sheet, first, column, min(losers, 2.1 * column), unit, 1, 1, 0, 0, height)

    def _tiled(self, sheet: SheetSize, rows: float) -> _Grid:
        """Columns and matches that never lie on the edge of a sheet."""
        width = sheet.width - 2 * MARGIN
        height = sheet.height - 2 * MARGIN - HEAD - FOOT
        columns = int(width // 118)
        column = width / columns
        across_columns = max(self.rounds + 1 + 2, self.losers_columns)
        per_sheet = int(height // LEAST)
        total = self._snapped_rows()
        self._find_long(2 * column - GAP - self.number_width, 9.0)
        return _Grid(
            sheet,
            2 * column,
            column,
            column,
            height / per_sheet,
            -(-across_columns // columns),
            -(-total // per_sheet),
            columns,
            per_sheet,
            height,
        )

    def _snapped_rows(self) -> int:
        return int(self.rows_above) + 2 + int(self.rows_below) + 1

    def _find_long(self, room: float, points: float) -> None:
        """Teams whose names are too long for the line where they come in."""
        self.long = [
            team
            for team in self.bracket.teams
            if letters_wide(f"{self.seeds[team]}  {self._team(team).name}", points) > room - 5
        ]

    # --- what is drawn

    def data(self, size: PaperSize, small: bool) -> dict[str, Any]:
        """Everything for the template."""
        grid = self._grid(size, small)
        boxes = self._boxes(grid)
        lines = self._lines(grid, boxes)
        pages = []
        width = grid.columns * grid.column if grid.columns else grid.sheet.width - 2 * MARGIN
        height = grid.rows * grid.unit if grid.rows else grid.height
        for down in range(grid.down):
            for across in range(grid.across):
                x, y = across * width, down * height
                page = _Window(x, y, width, height)
                found = {
                    "boxes": [page.box(box) for box in boxes if page.holds(box)],
                    "lines": [cut for line in lines if (cut := page.cut(line))],
                    "where": word("bracket.where", row=down + 1, column="ABCDEFGHIJ"[across])
                    if grid.across * grid.down > 1
                    else "",
                }
                if found["boxes"] or found["lines"]:
                    pages.append(found)
        return {
            "event": self.paper.event,
            "title": word("bracket.title", game=self.paper.game),
            "note": self.paper.note,
            "tiles": word("bracket.tiles", across=grid.across, down=grid.down)
            if grid.across * grid.down > 1
            else "",
            "number_width": self.number_width,
            "page_size": [grid.sheet.width, grid.sheet.height],
            "margin": MARGIN,
            "head": HEAD,
            "pages": pages,
            "key": [
                {"number": self.seeds[team], "name": self._team(team).name} for team in self.long
            ],
            "key_here": len(self.long) <= KEY_HERE,
        }

    def _team(self, team: str) -> BracketTeam:
        return self.teams.get(team, BracketTeam(""))

    def _xy(self, grid: _Grid, box: _Box) -> tuple[float, float, float]:
        """Left, top and width of a match, in points."""
        snap = grid.rows > 0
        row = float(int(box.row)) if snap else box.row
        if box.match.side == WINNERS:
            x = 0.0 if box.column == 0 else grid.first + (box.column - 1) * grid.column
            width = (grid.first if box.column == 0 else grid.column) - GAP
            return x, row * grid.unit, width
        start = int(self.rows_above) + 2 if snap else self.rows_above + 0.6
        step = min(16.0, grid.losers * 0.12)
        x = box.column * grid.losers + step * box.indent
        width = grid.losers - GAP - step * (1 if self._steps(box) else 0)
        return x, (start + row) * grid.unit, width

    def _steps(self, box: _Box) -> bool:
        """True if somebody is stepped down in this column: then all of it is narrower."""
        return any(other.indent for other in self.losers.values() if other.column == box.column)

    def _boxes(self, grid: _Grid) -> list[dict[str, object]]:
        boxes = []
        for number, box in sorted({**self.winners, **self.losers}.items()):
            x, y, width = self._xy(grid, box)
            boxes.append(self._drawn(grid, number, x, y, width))
        boxes += [self._bye(grid, team, row) for team, row in self.byes.items()]
        first, second = [m.number for m in self._side(FINAL)]
        x, y, width = self._final_place(grid)
        height = self._box_height(grid)
        boxes.append({**self._drawn(grid, first, x, y, width), "label": word("bracket.final")})
        up = 2.0 if grid.rows else max(1.9, 44 / grid.unit)
        boxes.append(
            {
                **self._drawn(grid, second, x, y - up * grid.unit, width),
                "label": word("bracket.second_final"),
            }
        )
        champion = self.bracket.champion
        boxes.append(
            {
                "x": x,
                "y": y - 2 * up * grid.unit,
                "w": width,
                "h": height,
                "number": "",
                "label": word("bracket.champion"),
                "slots": [self._slot(champion, "")] if champion else [_open("")],
                "type": self._type(grid),
            }
        )
        return boxes

    def _bye(self, grid: _Grid, team: str, row: float) -> dict[str, object]:
        """The line of a team that goes on without an opponent."""
        top = float(int(row)) if grid.rows else row
        height = self._box_height(grid) / 2
        return {
            "x": 0.0,
            "y": (top + 0.5) * grid.unit - height / 2,
            "w": grid.first - GAP,
            "h": height,
            "number": "",
            "label": "",
            "bye": team,
            "slots": [{**self._slot(team, "", first=True), "won": False}],
            "type": self._type(grid),
        }

    def _final_place(self, grid: _Grid) -> tuple[float, float, float]:
        """The final stands beside the last match of winners."""
        last = self.winners[self._side(WINNERS)[-1].number]
        x, y, width = self._xy(grid, last)
        left = x + width + GAP
        room = grid.column - GAP if grid.rows else FINAL_WIDE * grid.column - 2
        # champion and second final stand above it
        up = 2.0 if grid.rows else max(1.9, 44 / grid.unit)
        least = (2 * up + 14 / grid.unit) * grid.unit
        if grid.rows:
            least = 5 * grid.unit
        return left, max(y, least), room

    def _box_height(self, grid: _Grid) -> float:
        return min(grid.unit - 2.0, 38.0)

    def _type(self, grid: _Grid) -> float:
        """Nine points at the least, eleven at the most."""
        return max(9.0, min(12.0, self._box_height(grid) / 2 - 3.0))

    def _drawn(
        self, grid: _Grid, number: int, x: float, y: float, width: float
    ) -> dict[str, object]:
        match, who = self.matches[number], self.bracket.who(number)
        won = self.bracket.winner(number)
        slots = []
        for slot in (0, 1):
            feeder = self.feeders.get((number, slot))
            waits = ""
            if feeder and feeder[1]:
                waits = word("bracket.loser_of", match=feeder[0])
            team = who[slot]
            comes_in = team is not None and feeder is None and match.round == 1
            told = self._slot(team, waits, first=comes_in and match.side == WINNERS)
            told["won"] = team is not None and team == won
            slots.append(told)
        height = self._box_height(grid)
        return {
            "x": x,
            "y": y + (grid.unit - height) / 2,
            "w": width,
            "h": height,
            "number": str(number),
            "label": "",
            "slots": slots,
            "type": self._type(grid),
        }

    def _slot(self, team: str | None, waits: str, *, first: bool = False) -> dict[str, object]:
        """List the texts that may stand in a line, the longest first; the template takes what
        fits."""
        if team is None:
            return _open(waits)
        number, called = self.seeds[team], self._team(team)
        if first:
            whole = called.name if team not in self.long else called.short
            return {"number": number, "ways": [whole], "waits": waits}
        ways = [called.short, called.short.split(" & ")[0], ""] if called.short else [""]
        return {"number": number, "ways": ways, "waits": waits}

    def _lines(
        self, grid: _Grid, boxes: Sequence[Mapping[str, object]]
    ) -> list[tuple[float, float, float, float]]:
        """Level and upright lines from each match to the line of the next that its winner takes."""
        places = {str(box["number"]): box for box in boxes if box["number"]}
        lines = []
        for (to, slot), (number, loses) in self.feeders.items():
            if loses:
                continue
            one, two = places[str(number)], places[str(to)]
            lines += self._way(one, two, slot, self.matches[number], self.matches[to])
        for box in boxes:
            if "bye" in box:
                to, slot = self._comes_in(str(box["bye"]))
                match = self.matches[to]
                lines += self._way(box, places[str(to)], slot, match, match)
        return lines

    def _comes_in(self, team: str) -> tuple[int, int]:
        """The match and the line where a team without a first opponent comes in."""
        return next(
            (match.number, slot)
            for match in self._side(WINNERS)
            for slot, who in enumerate(self.bracket.who(match.number))
            if who == team and (match.number, slot) not in self.feeders
        )

    def _way(
        self,
        one: Mapping[str, object],
        two: Mapping[str, object],
        slot: int,
        match: Match,
        into: Match,
    ) -> list[tuple[float, float, float, float]]:
        x1, y1, w1, h1 = (float(one[k]) for k in ("x", "y", "w", "h"))  # type: ignore[arg-type]
        x2, y2, w2, h2 = (float(two[k]) for k in ("x", "y", "w", "h"))  # type: ignore[arg-type]
        out, into_y = y1 + h1 / 2, y2 + h2 * (0.25 if slot == 0 else 0.75)
        if into.side == FINAL and match.side == LOSERS:
            # from the losers' side up into the final, from below
            x = max(x1 + w1 + GAP / 2, x2 + w2 * 0.5)
            return [(x1 + w1, out, x, out), (x, y2 + h2, x, out)]
        if x2 < x1 + w1:
            # stepped down in the same column: down from its lower left
            x = (x1 + x2) / 2
            return [(x, y1 + h1, x, into_y), (x, into_y, x2, into_y)]
        x = x2 - GAP / 2
        return [(x1 + w1, out, x, out), (x, min(out, into_y), x, max(out, into_y)),
                (x, into_y, x2, into_y)]  # fmt: skip


def _open(waits: str) -> dict[str, object]:
    return {"number": "", "ways": [""], "waits": waits, "won": False}


@dataclass(frozen=True)
class _Window:
    """The part of the whole drawing that lies on one sheet."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, box: Mapping[str, object]) -> bool:
        """A match lies on the sheet where its middle lies; it never crosses an edge."""
        x = float(box["x"]) + float(box["w"]) / 2  # type: ignore[arg-type]
        y = float(box["y"]) + float(box["h"]) / 2  # type: ignore[arg-type]
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def box(self, box: Mapping[str, object]) -> dict[str, object]:
        return {
            **box,
            "x": round(float(box["x"]) - self.x, 2),  # type: ignore[arg-type]
            "y": round(float(box["y"]) - self.y, 2),  # type: ignore[arg-type]
        }

    def cut(self, line: tuple[float, float, float, float]) -> list[float] | None:
        """The part of a line that lies on this sheet, up to its edge; None if there is none."""
        x1, y1, x2, y2 = line
        left, right = max(min(x1, x2), self.x), min(max(x1, x2), self.x + self.width)
        top, bottom = max(min(y1, y2), self.y), min(max(y1, y2), self.y + self.height)
        if left > right or top > bottom or (right - left) + (bottom - top) < 0.01:
            return None
        return [round(v, 2) for v in (left - self.x, top - self.y, right - self.x, bottom - self.y)]
