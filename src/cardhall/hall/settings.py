"""What a chairperson may set: the event's particulars and the house rules of a category."""

import datetime
from typing import Any

import msgspec

from cardhall.hall.commands import SettingsPatch
from cardhall.hall.context import Refusal
from cardhall.hall.events import CategoryPlan
from cardhall.rulebook import load, presets

# the games that can be run so far; the preset names more
PLAYED = ("boure",)


def _of_play() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The house rules that the rulebook names for the games that can be run: what their tables
    play by, and what the hall's own counts depend on."""
    return {
        name: (point.id, values)
        for point in load().points
        if any(_is_of(point.id, game) for game in PLAYED)
        for name, values in point.options.items()
    }


def _is_of(point: str, game: str) -> bool:
    """Whether an open point, such as OP-BOURE-02, is about this game of the event."""
    return game.replace("-", "").upper().startswith(point.split("-")[1])


# house rules of an event, with the open point that each answers and its values
OPTIONS = {
    "winners.boure4": ("OP-T-01", ("2", "1")),
    "tie": ("OP-T-02", ("extra-game", "cut-card")),
    "final": ("OP-T-03", ("last-standing", "one-final-session")),
    "moves": ("OP-T-05", ("after3-then-each", "every3", "once")),
    "entry": ("OP-T-10", ("one-game", "many")),
    "overfill": ("OP-T-12", ("0", "1")),
    **_of_play(),
}

LONGEST_LINE = 200  # letters of a line that stands on a page or a paper
MOST_CENTS = 100_000_000
MOST = {
    "fee_cents": 1_000_000,
    "signin_minutes": 1440,
    "session_minutes": 1440,
    "utc_offset_minutes": 14 * 60,
    "play_at": 4_102_444_800_000,  # the year 2100
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The particulars of one event (OP-T-14). Times in ms, money in cents."""

    name: str
    association: str
    short_name: str
    venue: str
    deadline: str  # last day of entry, YYYY-MM-DD; "" for none (LLAA-T-03)
    play_at: int  # 0 while not yet fixed
    utc_offset_minutes: int
    mail_to: tuple[str, ...]
    revision: str
    fee_cents: int
    signin_minutes: int
    session_minutes: int

    @property
    def signin_until(self) -> int:
        """The last moment of sign-in in ms, to the end of its minute; 0 while play has no time."""
        if not self.play_at:
            return 0
        return (self.play_at // 60_000 - self.signin_minutes) * 60_000 + 59_999


def day_of(at: int, utc_offset_minutes: int) -> str:
    """The hall's own date at a moment, YYYY-MM-DD."""
    days = (at + utc_offset_minutes * 60_000) // 86_400_000
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=days)).isoformat()


def preset_settings(preset: str) -> Settings:
    """The settings with which an event of this preset begins. Raises Refusal."""
    found = _preset(preset)
    given = found.settings
    mail = tuple(line for key in ("mail_to", "mail_address") if (line := given.get(key, "")))
    association = given.get("association", "")
    return Settings(
        name=found.title,
        association=association,
        short_name=given.get("payee", association),
        venue="",
        deadline=given.get("deadline", ""),
        play_at=0,
        utc_offset_minutes=0,
        mail_to=mail,
        revision=given.get("revision", ""),
        fee_cents=found.fee_cents,
        signin_minutes=found.signin_minutes,
        session_minutes=found.session_minutes,
    )


def preset_categories(preset: str) -> tuple[CategoryPlan, ...]:
    """The games of this preset that can be run, as plain data. Raises Refusal."""
    found = _preset(preset)
    return tuple(plan_of(found, category) for category in found.categories if category.id in PLAYED)


def plan_of(preset: presets.Preset, category: presets.Category) -> CategoryPlan:
    sizes = range(1, category.seats_per_table + 1)
    options = {
        name: value
        for name, value in preset.options.items()
        if name in OPTIONS
        and (OPTIONS[name][0].startswith("OP-T-") or _is_of(OPTIONS[name][0], category.id))
    }
    return CategoryPlan(
        key=category.id,
        name=category.title,
        seats=category.seats_per_table,
        winners=(0, *(category.winners_at(size).winners for size in sizes)),
        start_chips=category.starting_chips,
        names_per_blank=category.names_on_blank,
        losses_out=category.losses_out,
        move_after=preset.move_after_round,
        options=options,
    )


def known_games() -> dict[str, str]:
    """Every game of the association's list by its key, to tell an unknown one from a closed one."""
    return {category.id: category.title for category in _preset("llaa").categories}


def _preset(name: str) -> presets.Preset:
    try:
        return presets.load_preset(name)
    except presets.PresetError as error:
        raise Refusal(error.why, error.field, error.cure) from error


def patched(settings: Settings, patch: SettingsPatch) -> Settings:
    """The settings with a patch laid over them. Raises Refusal naming the field."""
    changes = {
        name: value
        for name in patch.__struct_fields__
        if (value := getattr(patch, name)) is not msgspec.UNSET
    }
    for name in ("fee_cents", "signin_minutes", "play_at"):
        if changes.get(name, 0) < 0:
            raise Refusal(f"{name} cannot be below zero", name, "Enter zero or more")
    for name, most in MOST.items():
        if abs(changes.get(name, 0)) > most:
            raise Refusal(f"{name} cannot be {changes[name]}", name, f"Enter {most} at the most")
    for name in ("name", "association", "short_name", "venue", "revision"):
        check_written(changes.get(name, ""), name, LONGEST_LINE)
    for line in changes.get("mail_to", ()):
        check_written(line, "mail_to", LONGEST_LINE)
    if changes.get("session_minutes", 1) < 1:
        raise Refusal("A session has no time", "session_minutes", "Enter at least one minute")
    if "name" in changes and not changes["name"].strip():
        raise Refusal("The event has no name", "name", "Enter what the event is called")
    check_day(changes.get("deadline", ""), "deadline")
    return msgspec.structs.replace(settings, **changes)


def check_written(text: str, field: str, longest: int = 80) -> None:
    """Raises Refusal when a name cannot be shown in one line as it was typed: too long, or with
    signs that are not seen and turn what stands beside them around."""
    if len(text) > longest:
        raise Refusal(f"The {field} is longer than {longest} letters", field, "Shorten it")
    if not text.isprintable():
        raise Refusal(f"The {field} holds a sign that cannot be printed", field, "Type it again")


def check_cents(cents: int, field: str) -> None:
    """Raises Refusal for a sum that no table of a hall ever held: a number keyed in as money."""
    if cents > MOST_CENTS:
        raise Refusal(
            f"{cents // 100} is no sum that was paid", field, "Enter dollars and cents again"
        )


def check_day(day: str, field: str) -> None:
    """Raises Refusal when a day is not written YYYY-MM-DD; "" passes."""
    try:
        if day:
            datetime.date.fromisoformat(day)
    except ValueError as error:
        raise Refusal(
            f"{day!r} is no date", field, "Write it as year-month-day, such as 2027-03-24"
        ) from error


def as_data(settings: Settings) -> dict[str, Any]:
    """As JSON would bring them back."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
    return data


def from_data(data: dict[str, Any]) -> Settings:
    return msgspec.convert(data, Settings, strict=False)


def option_of(name: str, value: str) -> None:
    """Raises Refusal when there is no such house rule or value."""
    if name not in OPTIONS:
        raise Refusal(f"There is no house rule {name!r}", "option", f"One of {', '.join(OPTIONS)}")
    point, values = OPTIONS[name]
    if value not in values:
        raise Refusal(
            f"{value!r} is no value of {name}", "value", f"One of {', '.join(values)}", point
        )
