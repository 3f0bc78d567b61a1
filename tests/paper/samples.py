"""Every paper, made from made-up people: what the tests look at and what the docs show."""

from collections.abc import Callable, Sequence

from cardhall.formats.bracket import Bracket, Match
from cardhall.formats.lot import Lot
from cardhall.formats.progressive import CardTable, GamePlayed, seat_game
from cardhall.games.po_ke_no.boards import rows_of, shipped
from cardhall.paper import (
    AwardLine,
    BlankGame,
    Book,
    BookLine,
    BracketPaper,
    BracketTeam,
    ChartTable,
    EntryBlank,
    EntryForm,
    GameResults,
    GameSeat,
    MatchSheet,
    MovementCard,
    OpenPointChoices,
    PairedTable,
    PayoutLine,
    PersonOnPaper,
    Placed,
    ResultsPaper,
    RulebookPart,
    ScheduleLine,
    StandingRow,
    TableCard,
    TableSheet,
    blank_table,
    blinds_schedule,
    boure_slips,
    bracket_sheets,
    entry_blank,
    entry_form,
    euchre_cards,
    game_tags,
    holdem_counts,
    movement_cards,
    pairing_slips,
    pairings_sheet,
    particulars,
    payout_list,
    pedro_sheets,
    pitty_pat_slips,
    po_ke_no_boards,
    po_ke_no_slips,
    results_paper,
    rulebook_book,
    rummy_sheets,
    seat_slips,
    seating_chart,
    seats_by_name,
    sign_in_sheet,
    table_card,
)
from cardhall.paper.press import PaperSize
from cardhall.paper.words import word
from cardhall.rulebook import load

Maker = Callable[[PaperSize], bytes]

EVENT = "Bayou Vert card day"
FIRST = ("Marie", "Beulah", "Odile", "Earline", "Ruby", "Thelma", "Lurline", "Gaston", "Alcide")
LAST = ("Broussard", "Guidry", "Fontenot", "Landry", "Hébert", "Dugas", "Trahan", "Savoie")
TEAM_FIRST = (*FIRST, "Nolia", "Verlie", "Hilaire", "Opal", "Ferris", "Zeline", "Ulysse")
LONG = PersonOnPaper(
    number="999",
    name="Marie-Antoinette Philomène de la Houssaye-Vanderbroeckhovensteinberger",
    auxiliary="Ladies of the Sacred Order of the Upper Atchafalaya Basin and Grand Chênier",
    table="12",
    seat="E",
    owing_cents=1500,
    code="ZZ99QQ",
    link="http://hall.example:8080/join#code=ZZ99QQ",
    game="Po-Ke-No",
)


def person(i: int) -> PersonOnPaper:
    first, last = FIRST[i % len(FIRST)], LAST[(i // len(FIRST)) % len(LAST)]
    return PersonOnPaper(
        number=str(i + 1),
        name=f"{first} {'ABCDEFGHIJ'[i // 72]}. {last}",
        auxiliary=("Bayou Vert", "Chênière", "Moss Oak")[i % 3],
        table=str(i // 5 + 1),
        seat="ABCDE"[i % 5],
        owing_cents=500 if i % 9 == 0 else 0,
        code=f"K7{i:03}M",
        link=f"http://hall.example:8080/join#code=K7{i:03}M",
        game=("Bouré", "Pitty-Pat", "Rummy")[i % 3],
    )


def people(count: int) -> list[PersonOnPaper]:
    """So many, the last of them with a very long name."""
    return [*(person(i) for i in range(count - 1)), LONG]


def names(count: int) -> list[str]:
    return [one.name for one in people(count)]


def tables_of(count: int, seats: int, expected: int = 0) -> list[TableSheet]:
    """People at tables of so many."""
    called = names(count)
    return [
        TableSheet(
            called[at : at + seats], table=str(at // seats + 1), round="2", expected=expected
        )
        for at in range(0, count, seats)
    ]


BLANK = EntryBlank(
    association="LLAA",
    fee_cents=1500,
    games=[
        BlankGame("Bouré", 5),
        BlankGame("Pitty-Pat", 5),
        BlankGame("Rummy", 6),
        BlankGame("Po-Ke-No", 8),
        BlankGame("Pedro", 3, team=2),
    ],
    deadline="September 24, 2027",
    mail_to=["Odile Fontenot, Sports Chairman", "12 Cypress Lane", "Bayou Vert, LA 70000"],
    payee="The Ladies' Association",
    revision="Spring 2027",
)
FORM = EntryForm(
    association="Knights of the Cypress Knee",
    event="Hold'em tournament",
    fee_cents=2000,
    when="Saturday, March 20, 2027",
    review="9:30 am",
    starts="10:00 am",
    venue="Bayou Vert hall",
    start_chips=10_000,
    rebuy="One, at no chips, in the first hour: $20.00 for 10,000 chips",
    deadline="2027-03-10",
    mail_to=["Hilaire Pirogue", "12 Cypress Lane", "Bayou Vert, LA 70000"],
    payee="Cypress Knee state office",
)

RULES: dict[str, dict[str, object]] = {
    "boure": {
        "book": "LLAA-BOURE",
        "undertrump": "must",
        "in_or_out": True,
        "stay_chip": 1,
        "draw_limit": "4/3",
        "pot_limit": 10,
        "renege": "take-back",
        "minimum": "last-must-stay",
        "play_over": "win-if-able",
        "akq": "one-lead",
        "reneger_top": "next-best",
        "last_pot": "nobody",
    },
    "rap": {
        "undertrump": "may",
        "pot_limit": "10 antes",
        "ladder": True,
        "forced_leads": True,
        "trump_marker": True,
        "draw_limit": "5",
        "renege": "play-on",
    },
    "pitty_pat": {
        "win_chips": 1, "pat_chips": 2, "take": "may", "dead": "pairs", "pat": "double-on-win",
        "stock_out": "dead",
    },
    "rummy": {
        "top": "free", "deep": "meld-or-layoff", "last_discard": "must-not-play", "missing": 10,
        "round_corner": "no", "turn_overs": 2, "by": "points", "clock": "auto-discard",
        "seconds": 30,
    },
    "po_ke_no": {
        "line_chips": 1, "po_ke_no_chips": 2, "caller": "official", "even": "extra-game",
        "late": "allowed", "false_call": "none",
    },
    "pedro": {
        "least_bid": 7, "target": 60, "all_pass": "dealer-7", "out": "higher-total",
        "made": "points", "low": "holder", "dealer_over6": "show-dead", "cutthroat": False,
    },
    "euchre": {
        "hands": 8, "points_made": 1, "points_march": 2, "points_alone": 1,
        "points_alone_march": 4, "points_euchre": 2, "points_penalty": 2, "cup": 25,
        "stick_dealer": True, "loner_lead": "left-of-dealer", "speech2": "hand-ends",
    },
    "holdem": {
        "structure": "no-limit", "start_stack": 10_000, "least_chip": 25, "blinds": "dead-button",
    },
}  # fmt: skip
TITLES = {
    "boure": "Bouré",
    "rap": "Bouré",
    "pitty_pat": "Pitty-Pat",
    "rummy": "Rummy",
    "po_ke_no": "Po-Ke-No",
    "pedro": "Pedro",
    "euchre": "Euchre",
    "holdem": "Hold'em",
}


def card(game: str, rules: dict[str, object] | None = None) -> TableCard:
    """The card of table 4, by those rules or the usual ones."""
    module = "boure" if game == "rap" else game
    before, options = particulars(module, RULES[game] if rules is None else rules)
    link = "http://hall.example:8080/join#code=TABLE4"
    return TableCard(EVENT, TITLES[game], "4", before, options, link, "TABLE4")


def card_of(game: str, size: PaperSize) -> bytes:
    return table_card(card(game), size=size)


def teams(count: int) -> dict[str, BracketTeam]:
    """Teams of two, one of them with very long names."""
    found = {}
    for i in range(count):
        one = f"{TEAM_FIRST[i % 16]} {LAST[i // 16 % 8]}"
        two = f"{TEAM_FIRST[(i + 7) % 16]} {LAST[(i // 16 + 4) % 8]}"
        two += f" {i // 128 + 1}" if i >= 128 else ""
        name = f"{one} & {two}" if i != 2 else f"{LONG.name} & {two}"
        found[f"t{i}"] = BracketTeam(name, f"{one.split()[1]} & {two.split()[1]}")
    return found


def bracket_of(count: int, share: float = 0.6) -> BracketPaper:
    """A bracket with so many teams, that share of its matches played, whoever wins drawn by lot."""
    called = teams(count)
    bracket = Bracket(list(called))
    lot = Lot("papers", "bracket")
    for _ in range(int(share * 2 * count)):
        ready: list[Match] = bracket.ready()
        if not ready:
            break
        who = bracket.who(ready[0].number)
        bracket.record(ready[0].number, str(who[lot.below(2)]))
    return BracketPaper(EVENT, "Pedro", bracket, called)


BOARDS = [" ".join(rows_of(board)).split() for board in shipped()[:4]]


def night(count: int, games: int) -> list[MovementCard]:
    """Cards of a euchre night, whose lower pairs are drawn by lot."""
    called = names(count)
    past: list[GamePlayed] = []
    lot = Lot("papers", "euchre")
    seats: dict[str, list[GameSeat]] = {name: [] for name in called}
    for _ in range(games):
        game = seat_game(called, past, games, "papers")
        for table in game.tables:
            for name, seat in _seats_at(table).items():
                seats[name].append(seat)
        for name in game.out:
            seats[name].append(GameSeat(""))
        past.append(
            GamePlayed(game.tables, game.out, {t.number: lot.below(2) for t in game.tables})
        )
    return [MovementCard(name, str(n), seats[name]) for n, name in enumerate(called, start=1)]


def long_night(count: int) -> list[MovementCard]:
    """A night of ten games for so many, without looking for seats."""
    called = names(count)
    return [
        MovementCard(
            name,
            str(n),
            [GameSeat(str(n // 4 + 1), "ABCD"[n % 4], called[(n + g) % count]) for g in range(10)],
        )
        for n, name in enumerate(called)
    ]


def _seats_at(table: CardTable) -> dict[str, GameSeat]:
    found = {}
    for side, pair in enumerate(table.pairs):
        for place, name in enumerate(pair):
            seat = "ABCD"[side + 2 * place]
            found[name] = GameSeat(str(table.number), seat, pair[1 - place], table.pairs[1 - side])
    return found


LEVELS = [
    ScheduleLine(20, 25, 50, rebuys=True),
    ScheduleLine(20, 50, 100, rebuys=True),
    ScheduleLine(20, 75, 150, rebuys=True),
    ScheduleLine(15, color_up="25"),
    ScheduleLine(20, 100, 200),
    ScheduleLine(20, 150, 300),
    ScheduleLine(20, 200, 400),
    ScheduleLine(15, color_up="100"),
    ScheduleLine(20, 300, 600),
    ScheduleLine(20, 400, 800, 100),
    ScheduleLine(20, 600, 1200, 200),
    ScheduleLine(10),
    ScheduleLine(20, 1000, 2000, 300),
    ScheduleLine(20, 2000, 4000, 500),
]
PAYOUTS = [
    PayoutLine(1, 65_800, "Adelle Bayouette"),
    PayoutLine(2, 37_700, LONG.name),
    PayoutLine(3, 24_600, "Ruby Hébert"),
    PayoutLine(4, 18_000),
    PayoutLine(5, 13_100),
    PayoutLine(6, 4_800),
]
POT = [("60 entries at $20.00", 120_000), ("22 rebuys at $20.00", 44_000)]


def results(count: int) -> ResultsPaper:
    """The results of so many people in one game, with teams in another."""
    rows = []
    for i, one in enumerate(people(count)):
        losses = min(3, 1 + i % 4)
        marks = ["loss" if (i + r) % 5 < losses else "win" for r in range(6)]
        why = "Level with Bea Example: the extra game was won" if i % 6 == 5 else ""
        rows.append(
            Placed(
                one.name, 4 if i == 4 else i + 1, i in (3, 4), one.auxiliary,
                ["6", str(240 - 3 * i)], marks, (60_00, 40_00, 20_00)[i] if i < 3 else 0,
                why if i else "The last one in: lost in round 1",
            )
        )  # fmt: skip
    pairs = [
        Placed(team.name, i + 1, why="Second loss in match 19 (final)" if i == 1 else "")
        for i, team in enumerate([team for team in teams(7).values() if LONG.name not in team.name])
    ]
    taken = count * 15_00
    fees = [BookLine("In the box", taken - 15_00), BookLine("Fees due", -taken),
            BookLine("Still owing", 15_00)]  # fmt: skip
    return ResultsPaper(
        EVENT,
        "Saturday, October 24, 2027",
        [
            AwardLine("Bouré: 1st place", rows[0].name, 60_00),
            AwardLine("Bouré: 2nd place", rows[1].name),
        ],
        [
            GameResults("Bouré", rows, ["Out in round", "Chips then"], "6 rounds",
                        word("results.by.elimination")),
            GameResults("Pedro", pairs, note="19 matches"),
        ],
        [Book("Money: the book", fees)],
        [BookLine("Bayou Vert, 20 entries", 300_00),
         BookLine("Moss Oak, 4 entries", taken - 315_00)],
    )  # fmt: skip


def rulebook(size: PaperSize) -> bytes:
    """A part of the rulebook, with some of its house rules."""
    group = load().group("LLAA-PITTY")
    house = [
        OpenPointChoices("OP-PITTY-01", "A card that one can use",
                  [("may be let go by", True), ("must be taken", False)]),
        OpenPointChoices("OP-PITTY-02", "The stock is used up",
                  [("a dead game", True), ("turned over once as it lies", False),
                   ("shuffled once", False)]),
    ]  # fmt: skip
    part = RulebookPart(group.title, [(clause.id, clause.text) for clause in group.clauses], house)
    return rulebook_book("LLAA", "Spring 2027", [part], event=EVENT, size=size)


def chart(tables: Sequence[TableSheet], size: PaperSize) -> bytes:
    drawn = [
        ChartTable(
            one.table, [("ABCDEFGHIJKL"[i], name) for i, name in enumerate(one.seats)], "Bouré"
        )
        for one in tables
    ]
    return seating_chart(EVENT, drawn, title="Bouré, round 2", size=size)


PAIRED = [
    PairedTable((f"{one} and {two}", f"{three} and {four}"), str(table), ("1", "½"))
    for table, (one, two, three, four) in enumerate(
        (
            ("Adelle Tupelot", "Beulah Irisette", "Clothilde Pirogue", "Delphine Rouxly"),
            ("Earline Quillback", "Faye Jambalon", "Gussie Egretson", "Hazel Okrabee"),
            ("Inez Nutriard", "Juanita Pelicano", "Kermit Gumbeaux", "Leona Levoisin"),
        ),
        start=1,
    )
]


PAPERS: dict[str, Maker] = {
    "entry-blank": lambda size: entry_blank(BLANK, size=size),
    "entry-form": lambda size: entry_form(FORM, size=size),
    "sign-in": lambda size: sign_in_sheet(
        EVENT, people(30), when="Saturday, October 24", closes="9:30 am", starts="10:00 am",
        size=size,
    ),
    "tags": lambda size: game_tags(EVENT, people(8), size=size),
    "seat-slips": lambda size: seat_slips(EVENT, people(10), size=size),
    "pairings": lambda size: pairings_sheet(
        EVENT,
        "Euchre",
        "Round 2 of 3",
        PAIRED,
        free=[("Theola Zydequay and Ivy Oxbowe", "The bye: seven are an odd number")],
        standings=[
            StandingRow(str(place), name, "1", ["2", "1½", "-3"])
            for place, name in enumerate((one for pair in PAIRED for one in pair.sides), start=1)
        ],
        breaks=["Buchholz", "Sonneborn", "Difference"],
        size=size,
    ),
    "pairing-slips": lambda size: pairing_slips(
        EVENT, "Euchre", "Round 2 of 3", [*PAIRED, PairedTable()], size=size
    ),
    "seats": lambda size: seats_by_name(EVENT, people(40), size=size),
    "seating-chart": lambda size: chart(tables_of(60, 5), size),
    "card-boure": lambda size: card_of("boure", size),
    "card-rap": lambda size: card_of("rap", size),
    "card-pitty-pat": lambda size: card_of("pitty_pat", size),
    "card-rummy": lambda size: card_of("rummy", size),
    "card-po-ke-no": lambda size: card_of("po_ke_no", size),
    "card-pedro": lambda size: card_of("pedro", size),
    "card-euchre": lambda size: card_of("euchre", size),
    "card-holdem": lambda size: card_of("holdem", size),
    "sheet-boure": lambda size: boure_slips(
        EVENT, "Bouré", [*tables_of(5, 5, 500), blank_table(5, 500)], size=size
    ),
    "sheet-pitty-pat": lambda size: pitty_pat_slips(
        EVENT, "Pitty-Pat", [*tables_of(5, 5, 50), blank_table(5, 50)], size=size
    ),
    "sheet-rummy": lambda size: rummy_sheets(EVENT, "Rummy", tables_of(4, 4), size=size),
    "sheet-po-ke-no": lambda size: po_ke_no_slips(
        EVENT, "Po-Ke-No", tables_of(12, 12, 50), size=size
    ),
    "sheet-pedro": lambda size: pedro_sheets(
        EVENT, "Pedro", [MatchSheet((names(4)[0] + " and " + names(4)[1], LONG.name), "7", "2")],
        size=size,
    ),
    "sheet-euchre": lambda size: euchre_cards(EVENT, [LONG.name, ""], size=size),
    "sheet-holdem": lambda size: holdem_counts(EVENT, tables_of(18, 9), size=size),
    "boards": lambda size: po_ke_no_boards(BOARDS[:1], size=size),
    "boards-four": lambda size: po_ke_no_boards(BOARDS, four=True, size=size),
    "bracket-11": lambda size: bracket_sheets(bracket_of(11, 1.0), size=size),
    "bracket-64": lambda size: bracket_sheets(bracket_of(64), size=size),
    "bracket-blank": lambda size: bracket_sheets(
        BracketPaper(EVENT, "Pedro", Bracket([str(n) for n in range(1, 17)])), size=size
    ),
    "bracket-tiles": lambda size: bracket_sheets(bracket_of(24), size=size, small=True),
    "movement": lambda size: movement_cards(EVENT, night(8, 3), size=size),
    "movement-fixed": lambda size: movement_cards(
        EVENT, night(9, 9)[:4], games=9, fixed=True, size=size
    ),
    "blinds": lambda size: blinds_schedule(EVENT, LEVELS, starts_minute=600, size=size),
    "payouts": lambda size: payout_list(EVENT, PAYOUTS, pot=POT, size=size),
    "rulebook": rulebook,
    "results": lambda size: results_paper(results(24), size=size),
}  # fmt: skip
"""What the approved pictures are of."""
