"""The plan of a simulation: a preset's day, with how many entries, by which house rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardhall.rulebook.presets import Preset, load_preset
from cardhall.simulation.durations import Pace


class PlanError(ValueError):
    """A tournament that cannot be played so; names the field and the cure."""

    def __init__(self, field: str, why: str, cure: str) -> None:
        super().__init__(f"{field}: {why}. {cure}")
        self.field = field


@dataclass(frozen=True)
class DayPlan:
    """The day to be played. ``entries``: by category, persons or teams. ``playouts``: the most and
    the fewest a bot thinks over, most for the best; None where results are drawn."""

    preset: str
    entries: Mapping[str, int]
    pace: Pace
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    playouts: tuple[int, int] | None = None
    rebuy_share: float = 0.4
    fixed_movement: bool = False

    def rules(self) -> Preset:
        """The preset with the house rules in force. Raises PresetError."""
        return load_preset(self.preset, dict(self.options))
