"""How a hand came about: the calls that make it again, for its line of text and for pickles."""

from typing import Any

Step = tuple[str, dict[str, Any]]
"""A method of a hand (of its class, for the first), and what it is given; no name for the class
itself."""


class CourseError(ValueError):
    """A hand of which it is not known how it came about. ``cure`` says what to do instead."""

    def __init__(self, name: str) -> None:
        self.text = f"This {name.lower()} was not played from its deal or from a stated position"
        self.cure = "Take its copy(), or pickle the view or the hand that it came from"
        super().__init__(f"{self.text}. {self.cure}")


def made(kind: Any, rules: Any, course: "tuple[Step, ...]") -> Any:
    """The hand that came about so. Raises whatever these calls raise."""
    (name, said), *rest = course
    hand = (getattr(kind, name) if name else kind)(rules, **said)
    for name, said in rest:
        getattr(hand, name)(**said)
    return hand
