"""The card that stands on a table: how this game is played here, and the code for its captain."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardhall.paper.plain import number, qr_svg
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word


@dataclass(frozen=True)
class Setting:
    """One line of a table card. on: marked on or off; None for what has only a value."""

    name: str
    value: str
    on: bool | None = None
    clause: str = ""


@dataclass(frozen=True)
class TableCard:
    """The card of one table: what is told before play, and the house rules that are on."""

    event: str
    game: str
    table: str
    before: Sequence[Setting]
    options: Sequence[Setting] = field(default=())
    link: str = ""
    code: str = ""


def table_cards(cards: Iterable[TableCard], *, size: PaperSize = "letter") -> bytes:
    """A card on each page, with the QR for its captain (RAP-07, RAP-43)."""
    data = {"cards": [_card(card) for card in cards]}
    return pdf("table-card", data, size)


def table_card(card: TableCard, *, size: PaperSize = "letter") -> bytes:
    """One card."""
    return table_cards([card], size=size)


def _card(card: TableCard) -> dict[str, object]:
    return {
        "event": card.event,
        "game": card.game,
        "table": word("card.table", table=card.table) if card.table else "",
        "before": [_setting(setting) for setting in card.before],
        "options": [_setting(setting) for setting in card.options],
        "qr": qr_svg(card.link or card.code or card.table),
        "code": card.code,
    }


def _setting(setting: Setting) -> dict[str, str | bool | None]:
    return {
        "name": setting.name,
        "value": breakable(setting.value),
        "on": setting.on,
        "clause": setting.clause,
    }


PARTICULARS: dict[str, dict[str, list[Any]]] = tomllib.loads(
    (Path(__file__).parent / "particulars.toml").read_text(encoding="utf-8")
)
"""For each game, by the name of its module, the lines of its card."""

Options = Mapping[str, object]


def particulars(game: str, rules: Options) -> tuple[list[Setting], list[Setting]]:
    """A table's card from the game's rules as plain data: what is told before play, then the house
    rules.

    rules: the fields of the game's rules by name (undertrump, renege, pot_limit, ...). A rule that
    is not given is printed as its default. The card names the options that are on; that of Rural
    Avoyelles marks each of the named options on or off (RAP-43). Raises KeyError for a game without
    a card.
    """
    told = PARTICULARS[game]
    before = [_line(line, rules) for line in told["before"]]
    options = [_line(line, rules) for line in told.get("options", [])]
    names_all = rules.get("book", "RAP") in told.get("marks_off", [])
    return before, [one for one in options if names_all or one.on is not False]


def _line(line: Mapping[str, Any], rules: Options) -> Setting:
    value = rules.get(line["field"], line.get("default")) if "field" in line else line["value"]
    clause = (
        line.get("rap", line["clause"]) if rules.get("book", "RAP") == "RAP" else line["clause"]
    )
    if not line.get("mark"):
        return Setting(line["name"], _said(line, value) + _then(line, rules), None, clause)
    on = is_on(value)
    told = _said(line, value) if not isinstance(value, bool) and on else ""
    switched = told in ("", "yes", "on")
    return Setting(
        line["name"], word("card.on" if on else "card.off") if switched else told, on, clause
    )


def is_on(value: object) -> bool:
    """True if an option with this value is in force at all."""
    return value not in (None, False, 0, "", "off", "no", "none", "0")


def _said(line: Mapping[str, Any], value: object) -> str:
    """A value in words: those of the catalogue, or the amount with its unit."""
    words = line.get("values", {})
    if str(value) in words:
        return str(words[str(value)])
    if isinstance(value, int) and not isinstance(value, bool):
        unit = line.get("unit", "")
        one = unit.removesuffix("s") if value == 1 else unit
        return f"{number(value)} {one}".strip()
    return "" if value is None else str(value)


def _then(line: Mapping[str, Any], rules: Options) -> str:
    """Say what follows from another field of the rules, in the same line; "" for nothing."""
    if "then" not in line:
        return ""
    value = rules.get(line["then"]["field"])
    said = line["then"]["some" if is_on(value) else "none"].format(value=value)
    return f" {said}"
