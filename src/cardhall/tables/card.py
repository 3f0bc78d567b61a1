"""The table card: the rules of this table in a few lines, read before play (RAP-07, 43, 50)."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from cardhall.games.boure import Rules
from cardhall.tables.log import amount


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table card, read before play (RAP-07, RAP-43, RAP-50)."""

    option: str
    text: str
    clause: str


def table_card(rules: Rules, preset: str) -> tuple[CardLine, ...]:
    """The lines of the card. The three that must be announced come first (RAP-07)."""
    limit = rules.limit
    most = "the whole pot" if limit is None else f"the pot, {amount(preset, limit)} at most"
    must = "one must trump all the same" if rules.undertrump == "must" else "any card may go"
    caught = (
        "is taken back if caught at once, and costs a match of the pot"
        if rules.renege == "take-back"
        else "loses the hand and counts as a bouré; play goes on"
    )
    rap = rules.book == "RAP"
    lines = [
        (
            "undertrump",
            f"Void, and unable to beat the trump played: {must}.",
            "RAP-07" if rap else "LLAA-BOURE-29",
        ),
        ("renege", f"A renege {caught}.", "RAP-07" if rap else "LLAA-BOURE-35"),
        ("in_or_out", _in_or_out(rules, preset), "RAP-07" if rap else "LLAA-BOURE-16"),
        ("ante", f"Ante {amount(preset, rules.ante)}.", "RAP-04" if rap else "LLAA-BOURE-05"),
        ("pot_limit", f"A bouré or a renege costs {most}.", "RAP-05" if rap else "LLAA-BOURE-47"),
        ("draw_limit", _draw(rules), "RAP-17" if rap else "LLAA-BOURE-21"),
        ("forced_leads", _onoff("Sure tricks must be led together", rules.forced_leads), "RAP-25"),
        ("gap_force", _onoff("Certain wins with a gap go down too", rules.gap_force), "RAP-31"),
        (
            "last_trumps_force",
            _onoff("The last trumps go down together", rules.last_trumps_force),
            "RAP-32",
        ),
        ("ladder", _onoff("Buying in again for half", rules.ladder), "RAP-45"),
        ("trump_marker", _onoff("A marker shows trumps", rules.trump_marker), "RAP-49"),
        (
            "ace_up_dealer_stays",
            _onoff("A dealer who turns an ace stays in", rules.ace_up_dealer_stays),
            "OP-BOURE-04",
        ),
    ]
    return tuple(CardLine(option=o, text=t, clause=clause) for o, t, clause in lines)


def preset_options(preset: str) -> dict[str, int | str | bool]:
    """The house rules of a preset by their names: what a printed table card is made from."""
    rules = Rules.preset(preset)
    return {one.name: getattr(rules, one.name) for one in fields(rules) if one.init}


def _onoff(text: str, on: bool) -> str:
    return f"{text}: {'on' if on else 'off'}."


def _in_or_out(rules: Rules, preset: str) -> str:
    if not rules.in_or_out:
        return "No round of in or out: one passes or draws."
    cost = f", staying costs {amount(preset, rules.stay_cost)}" if rules.stay_chip else ""
    return f"A round of in or out before the draw{cost}."


def _draw(rules: Rules) -> str:
    if rules.draw_limit == "4/3":
        return "Change up to four cards; three when five or more are in."
    return f"Change up to {rules.draw_limit} cards."
