"""The lines of Bouré's table card. The three that must be announced come first (RAP-07)."""

from __future__ import annotations

from cardhall.games.boure import Rules
from cardhall.messages import Message
from cardhall.tables.log import amount

CLAUSES = {
    "RAP": {
        "undertrump": "RAP-07", "renege": "RAP-07", "in_or_out": "RAP-07", "ante": "RAP-04",
        "pot_limit": "RAP-05", "draw_limit": "RAP-17", "minimum": "OP-BOURE-02",
        "play_over": "RAP-22", "akq": "OP-BOURE-07", "reneger_top": "RAP-35",
    },
    "LLAA-BOURE": {
        "undertrump": "LLAA-BOURE-29", "renege": "LLAA-BOURE-35", "in_or_out": "LLAA-BOURE-16",
        "ante": "LLAA-BOURE-05", "pot_limit": "LLAA-BOURE-47", "draw_limit": "LLAA-BOURE-21",
        "minimum": "LLAA-BOURE-22", "play_over": "LLAA-BOURE-28", "akq": "LLAA-BOURE-26",
        "reneger_top": "OP-BOURE-09",
    },
}  # fmt: skip
EITHER = {
    "forced_leads": "RAP-25", "gap_force": "RAP-31", "last_trumps_force": "RAP-32",
    "ladder": "RAP-45", "trump_marker": "RAP-49", "ace_up_dealer_stays": "OP-BOURE-04",
    "payer_antes": "OP-BOURE-08", "last_pot": "OP-BOURE-12",
}  # fmt: skip
"""What they rest on, by the book of the rules, and by either book."""


def table_card(rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
    """(option, what it means here, clause)."""
    clauses = CLAUSES[rules.book] | EITHER
    return tuple((option, text, clauses[option]) for option, text in _lines(rules, preset).items())


def _lines(rules: Rules, preset: str) -> dict[str, Message]:
    return {
        "undertrump": Message("boure-card-undertrump", rule=rules.undertrump),
        "renege": Message("boure-card-renege", rule=rules.renege),
        "in_or_out": _in_or_out(rules, preset),
        "ante": Message("boure-card-ante", ante=amount(preset, rules.ante)),
        "pot_limit": _most(rules, preset),
        "draw_limit": _draw(rules),
        "forced_leads": Message("boure-card-forced-leads", on=_on(rules.forced_leads)),
        "gap_force": Message("boure-card-gap-force", on=_on(rules.gap_force)),
        "last_trumps_force": Message("boure-card-last-trumps", on=_on(rules.last_trumps_force)),
        "ladder": Message("boure-card-ladder", on=_on(rules.ladder)),
        "trump_marker": Message("boure-card-trump-marker", on=_on(rules.trump_marker)),
        "ace_up_dealer_stays": Message("boure-card-ace-up", on=_on(rules.ace_up_dealer_stays)),
        "minimum": Message("boure-card-minimum", rule=rules.minimum),
        "play_over": Message("boure-card-play-over", rule=rules.play_over),
        "akq": Message("boure-card-akq", rule=rules.akq),
        "payer_antes": Message("boure-card-payer-antes", on=_on(rules.payer_antes)),
        "reneger_top": Message("boure-card-reneger-top", rule=rules.reneger_top),
        "last_pot": Message("boure-card-last-pot", rule=rules.last_pot),
    }


def _on(rule: bool) -> str:
    return "on" if rule else "off"


def _in_or_out(rules: Rules, preset: str) -> Message:
    if not rules.in_or_out:
        return Message("boure-card-no-round-of-in-or-out")
    if rules.stay_chip:
        return Message("boure-card-staying-costs", chips=amount(preset, rules.stay_cost))
    return Message("boure-card-a-round-of-in-or-out")


def _most(rules: Rules, preset: str) -> Message:
    if rules.limit is None:
        return Message("boure-card-costs-the-whole-pot")
    return Message("boure-card-costs-the-pot-at-most", limit=amount(preset, rules.limit))


def _draw(rules: Rules) -> Message:
    if rules.draw_limit == "4/3":
        return Message("boure-card-change-up-to-four-or-three")
    return Message("boure-card-change-up-to", cards=rules.draw_limit)
