"""Its facts in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.ledger import facts as f
from cardhall.hall.state import State

WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.BoughtIn: lambda s, x: f"{s.categories[x.category].plan.name}: bought in.",
}

CLAUSES: dict[type[Fact], str] = {}
