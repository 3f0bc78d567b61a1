"""What is printed: PDFs made from plain data, with the fonts that ship beside it."""

from cardhall.paper.papers import (
    BlankGame,
    EntryBlank,
    Person,
    RulebookPart,
    Setting,
    TableCard,
    boure_particulars,
    entry_blank,
    game_tags,
    money,
    qr_svg,
    rulebook_book,
    seats_by_name,
    sign_in_sheet,
    table_card,
)

__all__ = [
    "BlankGame",
    "EntryBlank",
    "Person",
    "RulebookPart",
    "Setting",
    "TableCard",
    "boure_particulars",
    "entry_blank",
    "game_tags",
    "money",
    "qr_svg",
    "rulebook_book",
    "seats_by_name",
    "sign_in_sheet",
    "table_card",
]
