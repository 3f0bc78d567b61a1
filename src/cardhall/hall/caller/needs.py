"""What a caller's game wants of the chairperson."""

from collections.abc import Iterator

from cardhall.hall.caller.caller import particulars_of
from cardhall.hall.state import Category
from cardhall.hall.view_parts import Action, Need


def needs(category: Category) -> Iterator[Need]:
    """Cards not yet back after a session (LLAA-POKENO-15)."""
    if not particulars_of(category.plan.particulars).decks_collected:
        return
    for a_round in category.rounds:
        missing = tables_missing(category, a_round.no) if a_round.closed_at else ()
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
                        "type": "collect_cards",
                        "category": category.key,
                        "round": a_round.no,
                    },
                ),
                clause="LLAA-POKENO-15",
            )


def tables_missing(category: Category, round_no: int) -> tuple[int, ...]:
    """Tables of a round whose decks are not back."""
    back = category.calling.collected.get(round_no, frozenset())
    return tuple(n for n in sorted(category.rounds[round_no - 1].tables) if n not in back)
