"""Its facts in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.freezeout import facts as f
from cardhall.hall.state import State

WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.TablesDrawn: lambda s, x: f"{s.categories[x.category].plan.name}: tables were drawn.",
}

CLAUSES: dict[type[Fact], str] = {}
