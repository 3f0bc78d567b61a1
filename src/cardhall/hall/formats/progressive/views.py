"""What each person sees of it. Money is cents, pairs are numbered 1 and 2."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cardhall.formats.names import last_name_first
from cardhall.formats.progressive import MOST, most_games
from cardhall.hall.formats.progressive import seating
from cardhall.hall.formats.progressive.evolve import progressive_of
from cardhall.hall.formats.progressive.log import name, named, names
from cardhall.hall.formats.progressive.reports import asks_who_moves
from cardhall.hall.formats.progressive.sheet import Sheet, why_short
from cardhall.hall.formats.progressive.state import (
    LETTERS,
    Game,
    Progressive,
    ProgressivePayout,
    TablePlay,
    particulars,
)
from cardhall.hall.kernel.shapes import SeatLine
from cardhall.hall.kernel.shown import Shown, Where
from cardhall.hall.kernel.views import View
from cardhall.hall.state import Category, State, held_back, leavers_of
from cardhall.messages import Message, no_words, written


class PairCard(View, frozen=True, kw_only=True):
    """Partners at a table, and what they made; None while that is open."""

    entries: tuple[str, str]
    names: tuple[str, str]
    letters: tuple[str, str]
    why: tuple[Message, Message]
    points: int | None
    moves: bool  # has fewer points, or cut the lower card: goes on to another table


class SheetLine(View, frozen=True, kw_only=True):
    """What a sheet says of both pairs; `moves` is the pair that cut the lower card, 0 for none."""

    points: tuple[int, int]
    loners: tuple[int, int]
    euchred: tuple[int, int]
    moves: int
    short: Message


class SheetCard(View, frozen=True, kw_only=True):
    """One sheet that came in of a table."""

    id: str
    by: Message
    at: int
    caller: str
    marks: tuple[str, ...]
    sheet: SheetLine


class ProgressiveTableCard(View, frozen=True, kw_only=True):
    """A table in one game. `state`: "seated", "playing", "called", "disputed", "done"."""

    game: int
    table: int
    state: str
    text: Message
    mode: str  # "physical", or "live" in the browser
    live_id: str  # of the table in the browser, once it is open; "" for a physical one
    pairs: tuple[PairCard, PairCard]
    sheet: SheetLine | None
    reports: tuple[SheetCard, ...]
    corrections: tuple[str, ...]
    cup_cents: int  # what this game puts into the table's cup
    call: Message | None  # why the chair was called
    call_by: Message
    call_at: int


class OutLine(View, frozen=True, kw_only=True):
    """Somebody who sits a game out, or has no seat, and why."""

    entry: str
    name: str
    why: Message


class ProgressiveGameLine(View, frozen=True, kw_only=True):
    """A game that was played, in short, to look up and to correct."""

    game: int
    tables: tuple[ProgressiveTableCard, ...]
    out: tuple[OutLine, ...]


class ScoreLine(View, frozen=True, kw_only=True):
    """`status`: "in", "withdrawn", "disqualified". `credit` is for games sat out."""

    entry: str
    number: int
    name: str
    place: int
    shared: bool
    status: str
    points: int
    played: int
    outs: int
    credit: int
    total: int
    prize_cents: int
    cup_cents: int


class CupLine(View, frozen=True, kw_only=True):
    table: int
    due_cents: int
    counted_cents: int | None
    difference_cents: int  # counted less due; 0 before a count


class ProgressiveBookLine(View, frozen=True, kw_only=True):
    account: Message
    cents: int


class PrizeLine(View, frozen=True, kw_only=True):
    """A row of the list of prizes: from so many tables on."""

    tables: int
    cents: tuple[int, ...]
    in_force: bool


class LevelLine(View, frozen=True, kw_only=True):
    """People level for a prize or the cup, who play one hand for it."""

    place: int
    entries: tuple[str, ...]
    names: tuple[str, ...]


class ProgressiveCard(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For the chairperson, the judge and the wall. `phase` as everywhere."""

    category: str
    phase: str
    game: int  # of those seated the latest; 0 before
    planned: int
    announced: int
    most: int
    hands: int
    movement: str
    even: str
    fixed: bool
    told: bool  # whether a table of this game has told something
    done: int  # tables that are settled
    tables: tuple[ProgressiveTableCard, ...]
    out: tuple[OutLine, ...]
    left_out: tuple[OutLine, ...]
    games: tuple[ProgressiveGameLine, ...]  # those behind; nothing on the wall
    standings: tuple[ScoreLine, ...]
    prizes: tuple[PrizeLine, ...]
    prize_cents: tuple[int, ...]  # those of this night, first place first
    cup: tuple[CupLine, ...]
    cup_cents: int
    cup_names: tuple[str, ...]  # who gets it, at the end
    odd_cents: int
    level: tuple[LevelLine, ...]
    book: tuple[ProgressiveBookLine, ...]  # sums to zero
    ended: bool
    held: bool = False  # the winners are not called yet, and nothing of them stands here


class MyGame(View, frozen=True, kw_only=True):
    """A game as one player had it; `table` 0 for one who sat out."""

    game: int
    table: int
    letter: str
    partner: str
    opponents: tuple[str, ...]
    points: int | None
    against: int | None
    why: Message


class ProgressiveSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For one player: the next table, the partner, and why; the points so far."""

    phase: str
    game: int
    planned: int
    now: MyGame | None
    games: tuple[MyGame, ...]  # latest first
    to_come: tuple[MyGame, ...]  # of a movement fixed beforehand
    points: int
    credit: int
    outs: int
    place: int
    shared: bool
    players: int
    ended: bool
    prize_cents: int
    cup_cents: int
    called: bool
    live_id: str  # of the table in the browser; "" while there is none


class TableWord(View, frozen=True, kw_only=True):
    """A rule of the table's conduct, for the card that lies there."""

    text: Message
    clause: str


class ProgressiveTable(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For the phone that lies on a table. `ask_moves`: "", "cut" or "last-scorer-stays"."""

    phase: str
    game: int
    planned: int
    hands: int
    card: ProgressiveTableCard | None
    may_report: bool
    ask_moves: str
    cup_due_cents: int  # what must lie in this table's cup
    stay_or_go: Message
    words: tuple[TableWord, ...]


# --- tables -----------------------------------------------------------------------------------


def table_state(game: Game, play: TablePlay) -> str:
    """See `ProgressiveTableCard`."""
    if play.call is not None:
        return "called"
    if play.disputed:
        return "disputed"
    if play.sheet is not None:
        return "done"
    return "playing" if game.started_at else "seated"


def _text(doing: str, table: int) -> Message:
    match doing:
        case "seated":
            return Message("table-waits-for-the-start", table=table)
        case "playing":
            return Message("table-is-playing", table=table)
        case "called":
            return Message("table-waits-for-a-ruling-leave-everything", table=table)
        case "disputed":
            return Message("table-has-two-sheets-that-differ", table=table)
    return Message("table-is-done", table=table)


def table_card(
    state: State, category: Category, game: Game, play: TablePlay, brief: bool = False
) -> ProgressiveTableCard:
    """A table of one game as everybody near it may see it; no code of anybody. `brief`: without
    reasons and the single sheets."""
    doing, sheet = table_state(game, play), play.sheet
    call = play.call
    return ProgressiveTableCard(
        game=game.no,
        table=play.table,
        state=doing,
        text=_text(doing, play.table),
        mode=play.mode,
        live_id=live_id(state, category, game, play),
        pairs=(_pair(state, play, 1, brief), _pair(state, play, 2, brief)),
        sheet=_sheet_line(sheet) if sheet else None,
        reports=tuple(
            SheetCard(
                id=r.id,
                by=r.by,
                at=r.at,
                caller=r.caller,
                marks=tuple(name(state, one) for one in r.marks),
                sheet=_sheet_line(r.sheet),
            )
            for r in (() if brief else play.reports)
        ),
        corrections=tuple(fix.id for fix in play.fixes),
        cup_cents=2 * particulars(category.plan).cup_cents * sum(sheet.euchred) if sheet else 0,
        call=call.why if call else None,
        call_by=call.by if call else no_words,
        call_at=call.at if call else 0,
    )


def live_id(state: State, category: Category, game: Game, play: TablePlay) -> str:
    """The id of a table in the browser, once its game has begun."""
    return play.live_id(state.id, category.key, game.no) if game.started_at else ""


def _sheet_line(sheet: Sheet) -> SheetLine:
    return SheetLine(
        points=sheet.points,
        loners=sheet.loners,
        euchred=sheet.euchred,
        moves=sheet.moves,
        short=why_short(sheet),
    )


def _pair(state: State, play: TablePlay, pair: int, brief: bool) -> PairCard:
    one, two = play.pairs[pair - 1]
    sheet, first = play.sheet, 2 * (pair - 1)
    return PairCard(
        entries=(one, two),
        names=(name(state, one), name(state, two)),
        letters=(LETTERS[pair - 1], LETTERS[pair + 1]),
        why=(no_words, no_words) if brief else (play.why[first], play.why[first + 1]),
        points=sheet.points[pair - 1] if sheet else None,
        moves=bool(sheet and sheet.lower == pair),
    )


def _tables(
    state: State, category: Category, game: Game, brief: bool = False
) -> tuple[ProgressiveTableCard, ...]:
    return tuple(
        table_card(state, category, game, play, brief) for _, play in sorted(game.tables.items())
    )


def _lines(state: State, out: dict[str, Message]) -> tuple[OutLine, ...]:
    return tuple(OutLine(entry=one, name=name(state, one), why=why) for one, why in out.items())


# --- standings --------------------------------------------------------------------------------


def score_lines(state: State, category: Category) -> tuple[ScoreLine, ...]:
    """Everybody who was seated, best first; those who were sent away last."""
    night, left = progressive_of(state, category.key), leavers_of(state, category.key)
    paid = night.payout(category.plan, left)
    lines = []
    for one, score in night.scores(left).items():
        leaver = left.get(one)
        lines.append(
            ScoreLine(
                entry=one,
                number=state.entries[one].number,
                name=name(state, one),
                place=score.place,
                shared=score.shared,
                status=leaver.kind if leaver else "in",
                points=score.points,
                played=score.played,
                outs=score.outs,
                credit=score.credit,
                total=score.total,
                prize_cents=paid.prizes.get(one, 0),
                cup_cents=paid.cup.get(one, 0),
            )
        )
    return tuple(sorted(lines, key=lambda x: (not x.place, x.place, last_name_first(x.name))))


def cup_lines(night: Progressive, category: Category) -> tuple[CupLine, ...]:
    return tuple(
        CupLine(
            table=table,
            due_cents=due,
            counted_cents=night.counted.get(table),
            difference_cents=night.counted.get(table, due) - due,
        )
        for table, due in night.cups(category.plan).items()
    )


def _account(state: State, account: str) -> Message:
    """ "won ENTRY" with the name, "cup 3", and those that stand alone."""
    what, _, whose = account.partition(" ")
    match what:
        case "won":
            return Message("account-won-by", player=named(state, whose))
        case "cup":
            return Message("account-cup", table=int(whose))
        case "players":
            return Message("account-players")
        case "event":
            return Message("account-event")
        case "missing":
            return Message("account-missing")
    return written(account)


# --- the chairperson, the judge and the wall ----------------------------------------------------


def card(state: State, category: Category, at: int) -> ProgressiveCard:
    """All of it, for the chairperson and the judge."""
    games = progressive_of(state, category.key).games
    behind = games[:-1] if games and not progressive_of(state, category.key).ended_at else games
    return msgspec.structs.replace(
        _card(state, category),
        games=tuple(
            ProgressiveGameLine(
                game=game.no,
                tables=_tables(state, category, game, brief=True),
                out=_lines(state, game.out),
            )
            for game in behind
        ),
    )


def wall(state: State, category: Category, at: int) -> ProgressiveCard:
    """Work out what the projector shows, and any visitor may see: without the winners and what the
    last game brought, while these are held back."""
    whole = _card(state, category)
    if not held_back(state, category.key):
        return whole
    return msgspec.structs.replace(
        whole, held=True, tables=(), standings=(), cup_names=(), level=(), book=()
    )


def _card(state: State, category: Category) -> ProgressiveCard:
    """Find where the evening stands now."""
    night, left = progressive_of(state, category.key), leavers_of(state, category.key)
    now, plan = night.now, category.plan
    tables = _tables(state, category, now) if now else ()
    lines = score_lines(state, category)
    paid: ProgressivePayout = night.payout(plan, left)
    announced = seating.announced(category, night)
    here, _ = seating.present(state, category, night, len(night.games) + 1)
    prizes = night.prizes(plan)
    return ProgressiveCard(
        category=category.key,
        phase=night.phase(plan, left),
        game=now.no if now else 0,
        planned=night.planned or most_games(len(here), announced) or announced,
        announced=announced,
        most=MOST,
        hands=particulars(plan).hands,
        movement=category.options.get("movement", ""),
        even=category.options.get("even", ""),
        fixed=bool(night.fixed),
        told=bool(now and now.told),
        done=sum(one.state == "done" for one in tables),
        tables=tables,
        out=_lines(state, now.out) if now else (),
        left_out=_lines(state, now.left_out) if now else (),
        games=(),
        standings=lines,
        prizes=tuple(
            PrizeLine(
                tables=row.tables, cents=row.cents, in_force=bool(now) and row.cents == prizes
            )
            for row in night.rows(plan)
        ),
        prize_cents=prizes,
        cup=cup_lines(night, category),
        cup_cents=night.cup_total(plan),
        cup_names=tuple(line.name for line in lines if line.cup_cents),
        odd_cents=paid.odd_cents,
        level=tuple(
            LevelLine(place=place, entries=ones, names=tuple(name(state, one) for one in ones))
            for place, ones in night.ties_to_play(plan, left)
        ),
        book=tuple(
            ProgressiveBookLine(account=_account(state, account), cents=cents)
            for account, cents in night.book(plan, left).items()
        ),
        ended=bool(night.ended_at),
    )


class ProgressiveShown(Shown):
    """What a euchre night gives to the pages that all games share."""

    def seat_lines(self, state: State, category: Category) -> Iterator[SeatLine]:
        """Those of the game that is on; who sits it out has no table."""
        game = progressive_of(state, category.key).now
        if game is None or game.complete:
            return
        its: dict[str, Any] = {"category_name": category.plan.name, "began": game.started_at}
        for play in game.tables.values():
            for one in play.players:
                letter = play.letter_of(one)
                yield SeatLine(name=name(state, one), table=play.table, seat=letter, **its)
        for one in game.out:
            yield SeatLine(name=name(state, one), table=0, instead=Message("sits-out-now"), **its)

    def read_out(
        self, state: State, category: Category, at: int, where: Where
    ) -> Iterator[Message]:
        game = progressive_of(state, category.key).now
        for number, play in sorted(game.tables.items()) if game else ():
            if play.call is not None:
                yield Message("read-out-called-the-chair", where=where(category.key, number))


# --- a player ---------------------------------------------------------------------------------


def seat(state: State, category: Category, entry: str, at: int) -> ProgressiveSeat:
    night, left = progressive_of(state, category.key), leavers_of(state, category.key)
    scores = night.scores(left)
    score = scores.get(entry)
    paid = night.payout(category.plan, left)
    now = night.now
    mine = [_my_game(state, game, entry) for game in night.games]
    games = tuple(one for one in reversed(mine) if one is not None)
    current = games[0] if games and now and games[0].game == now.no else None
    play = now.table_of(entry) if now else None
    held = held_back(state, category.key)
    return ProgressiveSeat(
        phase=night.phase(category.plan, left),
        game=now.no if now else 0,
        planned=night.planned,
        now=current,
        games=games[1:] if current else games,
        to_come=_to_come(state, night, entry),
        points=score.points if score else 0,
        credit=score.credit if score else 0,
        outs=score.outs if score else 0,
        place=score.place if score and not held else 0,
        shared=bool(score and score.shared and not held),
        players=len(scores),
        ended=bool(night.ended_at),
        prize_cents=0 if held else paid.prizes.get(entry, 0),
        cup_cents=0 if held else paid.cup.get(entry, 0),
        called=bool(play and play.call),
        live_id=live_id(state, category, now, play) if now and play else "",
    )


def _my_game(state: State, game: Game, entry: str) -> MyGame | None:
    play = game.table_of(entry)
    if play is None:
        if entry not in game.out:
            return None
        return _sat_out(game.no, game.out[entry])
    sheet, pair = play.sheet, play.pair_of(entry)
    return MyGame(
        game=game.no,
        table=play.table,
        letter=play.letter_of(entry),
        partner=name(state, play.partner_of(entry)),
        opponents=tuple(name(state, one) for one in play.opponents_of(entry)),
        points=sheet.points[pair - 1] if sheet else None,
        against=sheet.points[2 - pair] if sheet else None,
        why=play.why[play.players.index(entry)],
    )


def _sat_out(no: int, why: Message) -> MyGame:
    return MyGame(
        game=no, table=0, letter="", partner="", opponents=(), points=None, against=None, why=why
    )


def _to_come(state: State, night: Progressive, entry: str) -> tuple[MyGame, ...]:
    """The games of a fixed movement that are not seated yet."""
    coming = []
    for no, game in enumerate(night.fixed, start=1):
        if no <= len(night.games) or no > night.planned:
            continue
        tables = [TablePlay(table=one.table, pairs=one.pairs, why=()) for one in game.tables]
        play = next((one for one in tables if one.pair_of(entry)), None)
        if play is None:
            coming.append(_sat_out(no, no_words))
            continue
        coming.append(
            MyGame(
                game=no,
                table=play.table,
                letter=play.letter_of(entry),
                partner=name(state, play.partner_of(entry)),
                opponents=tuple(name(state, one) for one in play.opponents_of(entry)),
                points=None,
                against=None,
                why=no_words,
            )
        )
    return tuple(coming)


def player_text(state: State, category: Category, entry: str) -> Message:
    """Say what a player does now; no words where nothing of its own is to be said."""
    night, left = progressive_of(state, category.key), leavers_of(state, category.key)
    doing, now = night.phase(category.plan, left), night.now
    if doing == "entries" or now is None:
        return (
            Message("you-are-entered-wait-for-the-seats")
            if state.entries[entry].signed_in_at
            else no_words
        )
    if doing == "done":
        score = night.scores(left).get(entry)
        if score is None or not score.place or held_back(state, category.key):
            return no_words
        return (
            Message("you-finished-in-a-shared-place", place=score.place)
            if score.shared
            else Message("you-finished-in-place", place=score.place)
        )
    play = now.table_of(entry)
    if doing == "between":
        return Message("game-is-over-wait-for-the-next-seats", game=now.no)
    if play is not None:
        partner = named(state, play.partner_of(entry))
        return Message("your-game-and-table", game=now.no, table=play.table, player=partner)
    if entry in now.out:
        return Message("you-sit-out-game", game=now.no)
    return Message("you-have-no-seat-in-this-game")


# --- a table's phone --------------------------------------------------------------------------


WORDS = (
    (Message("in-the-first-round-of-bidding-say-this"), "EUCHRE-10"),
    (Message("no-phrase-that-hints-at-a-hand"), "EUCHRE-11"),
    (Message("alone-is-said-by-that-one-word"), "EUCHRE-23"),
    (Message("the-partner-of-a-loner-leaves-the-kitty"), "EUCHRE-25"),
    (Message("set-each-card-down-in-front-of-you"), "EUCHRE-26"),
    (Message("keep-the-tricks-that-you-took-each-apart"), "EUCHRE-28"),
    (Message("a-deal-style-is-kept-for-all-eight-hands"), "OP-EUCHRE-08"),
    (Message("a-hand-without-score-does-not-count"), "EUCHRE-53"),
    (Message("who-is-euchred-puts-a-quarter-into-the-cup"), "EUCHRE-38"),
    (Message("a-loner-that-takes-every-trick"), "EUCHRE-36"),
)
"""What the card on a table says of conduct and of keeping the sheet."""


def table(state: State, category: Category, table: int, at: int) -> ProgressiveTable:
    night = progressive_of(state, category.key)
    now = night.now
    play = now.tables.get(table) if now else None
    found = now is not None and play is not None
    open_game = bool(found and now and now.started_at and not night.ended_at)
    return ProgressiveTable(
        phase=night.phase(category.plan, leavers_of(state, category.key)),
        game=now.no if now else 0,
        planned=night.planned,
        hands=particulars(category.plan).hands,
        card=table_card(state, category, now, play) if now and play else None,
        may_report=bool(
            open_game
            and play
            and play.mode == "physical"
            and not play.call
            and play.corrected is None
        ),
        ask_moves=_ask(night, now) if now else "",
        cup_due_cents=night.cups(category.plan).get(table, 0),
        stay_or_go=_stay_or_go(state, night, play) if play else no_words,
        words=tuple(TableWord(text=text, clause=clause) for text, clause in WORDS),
    )


def _ask(night: Progressive, now: Game) -> str:
    """Say what level pairs are asked, before the next game: how it is found who moves."""
    if not asks_who_moves(night, now.no):
        return ""
    return night.rules.get("even", "cut")


def _stay_or_go(state: State, night: Progressive, play: TablePlay) -> Message:
    """Say who moves after the game (EUCHRE-49)."""
    sheet = play.sheet
    if sheet is None or not sheet.lower or night.fixed or len(night.games) >= night.planned:
        return no_words
    return Message("these-two-move", players=names(state, play.pairs[sheet.lower - 1]))


# --- what a correction changes ----------------------------------------------------------------


# --- the movement, for the printer ------------------------------------------------------------


def movement(state: State, category: Category) -> list[dict[str, Any]]:
    """The movement as plain data, game by game: what is fixed, else what is seated so far.

    Each game: {"game": n, "tables": [{"table": n, "pairs": [[{"entry", "name", "number", "seat"},
    ...], ...]}], "out": [{"entry", "name", "number"}]}.
    """
    night = progressive_of(state, category.key)
    seated: list[tuple[int, list[tuple[int, Any]], tuple[str, ...]]] = []
    if night.fixed:
        for no, fixed in enumerate(night.fixed[: night.planned], start=1):
            seated.append((no, [(one.table, one.pairs) for one in fixed.tables], fixed.out))
    else:
        for game in night.games:
            tables = [(play.table, play.pairs) for play in game.tables.values()]
            seated.append((game.no, tables, tuple(game.out)))
    return [
        {
            "game": no,
            "tables": [
                {"table": table, "pairs": _pairs_data(state, pairs)} for table, pairs in tables
            ],
            "out": [_person(state, one) for one in out],
        }
        for no, tables, out in seated
    ]


def _person(state: State, entry: str) -> dict[str, Any]:
    return {"entry": entry, "name": name(state, entry), "number": state.entries[entry].number}


def _pairs_data(state: State, pairs: Any) -> list[list[dict[str, Any]]]:
    return [
        [
            {**_person(state, one), "seat": LETTERS[side + 2 * place]}
            for place, one in enumerate(pair)
        ]
        for side, pair in enumerate(pairs)
    ]


CARD: type[View] = ProgressiveCard
SEAT: type[View] = ProgressiveSeat
TABLE: type[View] = ProgressiveTable
