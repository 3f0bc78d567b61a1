"""The five documents as data: every clause in our own words, what they leave open, the presets."""

from cardhall.rulebook.book import (
    Clause,
    Group,
    Point,
    Rulebook,
    UnknownClause,
    field_of,
    fold,
    load,
)
from cardhall.rulebook.pages import rules_main
from cardhall.rulebook.presets import (
    Category,
    Preset,
    PresetError,
    WinnersAt,
    load_preset,
    preset_names,
)

__all__ = [
    "Category",
    "Clause",
    "Group",
    "Point",
    "Preset",
    "PresetError",
    "Rulebook",
    "UnknownClause",
    "WinnersAt",
    "field_of",
    "fold",
    "load",
    "load_preset",
    "preset_names",
    "rules_main",
]
