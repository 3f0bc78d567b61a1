"""What waits for the chairperson."""

from collections.abc import Iterator

from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import Need


def needs(state: State, category: Category, at: int) -> Iterator[Need]:
    """The most pressing first; the first carries the one main button."""
    yield from ()
