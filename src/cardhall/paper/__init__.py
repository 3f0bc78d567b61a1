"""The printed papers: PDFs made from plain data, with the fonts that ship beside it.

Nobody needs a phone to take part: every step of an event has its paper. Money is integer cents,
chips are integers; dates and times come in as text, in the hall's own words and zone, since paper
reads no clock. Every paper comes on US letter or A4 (``size="letter" | "a4"``; another size is a
ValueError).
"""

from cardhall.paper.boards import po_ke_no_boards
from cardhall.paper.book import OpenPointChoices, RulebookPart, rulebook_book
from cardhall.paper.brackets import BracketPaper, BracketTeam, bracket_sheets
from cardhall.paper.cards import Setting, TableCard, particulars, table_card, table_cards
from cardhall.paper.entry_papers import (
    BlankGame,
    EntryBlank,
    EntryForm,
    entry_blank,
    entry_form,
    game_tags,
    seat_slips,
    sign_in_sheet,
)
from cardhall.paper.pairings import PairedTable, StandingRow, pairing_slips, pairings_sheet
from cardhall.paper.plain import PersonOnPaper, money, qr_svg
from cardhall.paper.poker import PayoutLine, ScheduleLine, blinds_schedule, payout_list
from cardhall.paper.press import PressMissing, can_print
from cardhall.paper.results import (
    AwardLine,
    Book,
    BookLine,
    GameResults,
    Placed,
    ResultsPaper,
    results_paper,
)
from cardhall.paper.rounds import GameSeat, MovementCard, movement_cards
from cardhall.paper.seats import ChartTable, seating_chart, seats_by_name
from cardhall.paper.sheets import (
    MatchSheet,
    TableSheet,
    blank_table,
    boure_slips,
    euchre_cards,
    holdem_counts,
    pedro_sheets,
    pitty_pat_slips,
    po_ke_no_slips,
    rummy_sheets,
)

__all__ = [
    "AwardLine",
    "BlankGame",
    "Book",
    "BookLine",
    "BracketPaper",
    "BracketTeam",
    "ChartTable",
    "EntryBlank",
    "EntryForm",
    "GameResults",
    "GameSeat",
    "MatchSheet",
    "MovementCard",
    "OpenPointChoices",
    "PairedTable",
    "PayoutLine",
    "PersonOnPaper",
    "Placed",
    "PressMissing",
    "ResultsPaper",
    "RulebookPart",
    "ScheduleLine",
    "Setting",
    "StandingRow",
    "TableCard",
    "TableSheet",
    "blank_table",
    "blinds_schedule",
    "boure_slips",
    "bracket_sheets",
    "can_print",
    "entry_blank",
    "entry_form",
    "euchre_cards",
    "game_tags",
    "holdem_counts",
    "money",
    "movement_cards",
    "pairing_slips",
    "pairings_sheet",
    "particulars",
    "payout_list",
    "pedro_sheets",
    "pitty_pat_slips",
    "po_ke_no_boards",
    "po_ke_no_slips",
    "qr_svg",
    "results_paper",
    "rulebook_book",
    "rummy_sheets",
    "seat_slips",
    "seating_chart",
    "seats_by_name",
    "sign_in_sheet",
    "table_card",
    "table_cards",
]
