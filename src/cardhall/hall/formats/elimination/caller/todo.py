"""What a caller's game wants of the chairperson."""

from collections.abc import Iterator

from cardhall.hall.formats.elimination.play import decks_out
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.kernel.views import Action, Need
from cardhall.hall.state import Category
from cardhall.messages import Message


def needs(category: Category) -> Iterator[Need]:
    """Cards not yet back after a session (LLAA-POKENO-15)."""
    for a_round in rounds_of(category).rounds:
        missing = decks_out(category, a_round.no) if a_round.closed_at else ()
        if missing:
            name = category.plan.name
            yield Need(
                kind="collect",
                text=Message(
                    "cards-are-still-at-tables",
                    game=name,
                    round=a_round.no,
                    tables=tuple(missing),
                    count=len(missing),
                ),
                category=category.key,
                action=Action(
                    label=Message("all-cards-of-game-are-in", game=name),
                    command={
                        "type": "collect_decks",
                        "category": category.key,
                        "round": a_round.no,
                    },
                ),
                clause="LLAA-POKENO-15",
            )
