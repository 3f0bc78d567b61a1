"""What a caller's game wants of the chairperson."""

from collections.abc import Iterator

from cardhall.hall.rounds import decks_out
from cardhall.hall.state import Category
from cardhall.hall.view_parts import Action, Need


def needs(category: Category) -> Iterator[Need]:
    """Cards not yet back after a session (LLAA-POKENO-15)."""
    for a_round in category.rounds:
        missing = decks_out(category, a_round.no) if a_round.closed_at else ()
        if missing:
            which = "table" if len(missing) == 1 else "tables"
            tables = ", ".join(map(str, missing))
            name = category.plan.name
            yield Need(
                kind="collect",
                text=f"{name}: the cards of round {a_round.no} are still at {which} {tables}",
                category=category.key,
                action=Action(
                    label=f"All cards of {name} are in",
                    command={
                        "type": "collect_decks",
                        "category": category.key,
                        "round": a_round.no,
                    },
                ),
                clause="LLAA-POKENO-15",
            )
