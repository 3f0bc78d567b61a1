"""Rulings in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.desk import facts as f
from cardhall.hall.state import State

WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.RulingApplied: lambda s, x: f"Table {x.table}: a ruling was applied: {x.call}.",
}

CLAUSES: dict[type[Fact], str] = {}
