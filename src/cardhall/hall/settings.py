"""Decide what a chairperson sets: the event's particulars and the house rules of a category."""

import datetime
from functools import cache
from typing import Any

import msgspec

from cardhall.hall.commands import SettingsPatch
from cardhall.hall.events import CategoryPlan
from cardhall.hall.formats import FOLDERS
from cardhall.hall.kernel.context import Refusal
from cardhall.messages import Dollars, Message
from cardhall.registry import games
from cardhall.rulebook import load, presets

PLAYED = tuple(game.slug for game in games().values())
"""The games that can be run; a preset may name more."""

LIVE = tuple(game.slug for game in games().values() if game.has("table"))
"""The games whose tables can be played in the browser."""


def _of_play() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The house rules that the rulebook names for the games that can be run and for the formats:
    what their tables play by, and what the hall's own counts depend on."""
    found = {
        name: (point.id, values)
        for point in load().points
        if any(_is_of(point.id, name) for name in PLAYED) or _group(point.id) in FOLDERS
        for name, values in point.options.items()
    }
    # the night at home plays Bouré too: of a rule that both name, the values of both are the same
    for point in load().points:
        for name, values in point.options.items() if _is_of(point.id, "rap") else ():
            found.setdefault(name, (point.id, values))
    return found


def _is_of(point: str, game: str) -> bool:
    """Tell whether an open point, such as OP-BOURE-02, is about this game of the event."""
    return game.replace("-", "").startswith(_group(point))


def _group(point: str) -> str:
    return point.split("-")[1].lower()


# house rules of an event, with the open point that each answers and its values
OPTIONS = {
    "winners.boure4": ("OP-T-01", ("2", "1")),
    "winners.pitty4": ("OP-T-01", ("2", "1")),
    "winners.pokeno10-11": ("OP-T-01", ("2", "3")),
    "tie": ("OP-T-02", ("extra-game", "cut-card")),
    "final": ("OP-T-03", ("last-standing", "one-final-session")),
    "moves": ("OP-T-05", ("after3-then-each", "every3", "once")),
    "entry": ("OP-T-10", ("one-game", "many")),
    "rummy.by": ("OP-T-06", ("points", "chips")),
    "overfill": ("OP-T-12", ("0", "1")),
    "short-table": ("OP-T-15", ("sat-down", "seated")),
    "pedro.clock": ("OP-T-04", ("30min-leader-wins", "off")),
    **_of_play(),
}


@cache
def options_for(game: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The same for one game of the event: where two games give one name to rules of their own, as
    "even" at euchre and at Po-Ke-No, this game's (OP-EUCHRE-02, OP-POKENO-02)."""
    own = {
        name: (point.id, values)
        for point in load().points
        if _is_of(point.id, game)
        for name, values in point.options.items()
    }
    return {**OPTIONS, **own}


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


def year_of(settings: Settings) -> int:
    """The year of the event, for a date that is written without one; 0 while nothing says it."""
    day = day_of(settings.play_at, settings.utc_offset_minutes) if settings.play_at else ""
    return int((day or settings.deadline or "0")[:4])


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


def chosen_categories(preset: str, games: tuple[str, ...]) -> tuple[CategoryPlan, ...]:
    """Those of the preset's games that are named, in its order; all if none is. Raises Refusal."""
    plans = preset_categories(preset)
    known = [plan.key for plan in plans]
    for game in games:
        if game not in known:
            raise Refusal(
                Message("cannot-be-run-with-these-rules", game=game),
                "games",
                Message("choose-of", choices=tuple(known)),
            )
    return tuple(plan for plan in plans if plan.key in games or not games)


def plan_of(preset: presets.Preset, category: presets.Category) -> CategoryPlan:
    # a match of a bracket has one winner: the numbers at tables are of the games in rounds
    sizes = range(1, category.seats_per_table + 1) if category.format == "elimination" else ()
    options = {
        name: value
        for name, value in preset.options.items()
        if name in OPTIONS and _concerns(name, options_for(category.id)[name][0], category)
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
        counting=category.counting,
        bank_chips=category.bank_chips,
        most_seats=category.most_at_table,
        winner_options={
            row.option: (row.smallest, row.largest) for row in category.winners if row.option
        },
        format=category.format,
        team_size=category.team_size,
        particulars=dict(category.particulars),
    )


def _concerns(name: str, point: str, category: presets.Category) -> bool:
    """Tell whether a house rule is about this game: one of the event's that names no other game, or
    one of its own."""
    own = {row.option for row in category.winners}
    if name.startswith("winners.") or name.endswith(".by"):
        return name in own or name == f"{category.id}.by"
    if name.startswith("pedro.") or category.format == "bracket":
        of_bracket = name in ("pedro.clock", "entry") or _is_of(point, category.id)
        return category.format == "bracket" and of_bracket
    return point.startswith("OP-T-") or any(
        _is_of(point, name) for name in (category.id, category.rules, category.format)
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
            raise Refusal(
                Message("field-cannot-be-below-zero", field=name),
                name,
                Message("enter-zero-or-more"),
            )
    for name, most in MOST.items():
        if abs(changes.get(name, 0)) > most:
            raise Refusal(
                Message("field-cannot-be", field=name, value=changes[name]),
                name,
                Message("enter-at-the-most", most=most),
            )
    for name in ("name", "association", "short_name", "venue", "revision"):
        check_written(changes.get(name, ""), name, LONGEST_LINE)
    for line in changes.get("mail_to", ()):
        check_written(line, "mail_to", LONGEST_LINE)
    if changes.get("session_minutes", 1) < 1:
        raise Refusal(
            Message("a-session-has-no-time"),
            "session_minutes",
            Message("enter-at-least-one-minute"),
        )
    if "name" in changes and not changes["name"].strip():
        raise Refusal(
            Message("the-event-has-no-name"), "name", Message("enter-what-the-event-is-called")
        )
    check_day(changes.get("deadline", ""), "deadline")
    return msgspec.structs.replace(settings, **changes)


def check_written(text: str, field: str, longest: int = 80) -> None:
    """Raises Refusal when a name cannot be shown in one line as it was typed: too long, or with
    signs that are not seen and turn what stands beside them around."""
    if len(text) > longest:
        raise Refusal(
            Message("field-is-longer-than-letters", field=field, letters=longest),
            field,
            Message("shorten-it"),
        )
    if not text.isprintable():
        raise Refusal(
            Message("field-holds-a-sign-not-printed", field=field), field, Message("type-it-anew")
        )


def check_cents(cents: int, field: str) -> None:
    """Raises Refusal for a sum that no table of a hall ever held: a number keyed in as money."""
    if cents > MOST_CENTS:
        raise Refusal(
            Message("that-sum-was-not-paid", dollars=Dollars(cents)),
            field,
            Message("enter-dollars-and-cents-again"),
        )


def check_day(day: str, field: str) -> None:
    """Raises Refusal when a day is not written YYYY-MM-DD; "" passes."""
    try:
        # 20270324 and 2027-W12-3 are read too, and would not sort among the others
        if day and datetime.date.fromisoformat(day).isoformat() != day:
            raise ValueError(day)
    except ValueError as error:
        raise Refusal(
            Message("is-no-date", given=day), field, Message("write-it-as-year-month-day")
        ) from error


def as_data(settings: Settings) -> dict[str, Any]:
    """As JSON would bring them back."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
    return data


def from_data(data: dict[str, Any]) -> Settings:
    return msgspec.convert(data, Settings, strict=False)


def option_of(game: str, name: str, value: str) -> None:
    """Raises Refusal when this game has no such house rule or value."""
    if name not in OPTIONS:
        raise Refusal(
            Message("there-is-no-house-rule", rule=name),
            "option",
            Message("one-of", choices=tuple(OPTIONS)),
        )
    point, values = options_for(game)[name]
    if value not in values:
        raise Refusal(
            Message("is-no-value-of-rule", value=value, rule=name),
            "value",
            Message("one-of", choices=tuple(values)),
            point,
        )
