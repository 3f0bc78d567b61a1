"""The table card: the rules of this table in a few lines, read before play (RAP-07, 43, 50)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import msgspec

from cardhall.games.boure import Rules
from cardhall.messages import Message, as_message
from cardhall.tables.log import amount


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table card, read before play (RAP-07, RAP-43, RAP-50)."""

    option: str
    text: Message
    clause: str


_MINIMUM = {
    "last-must-stay": "Three must play, two where three are seated or fewer: the last must stay.",
    "throw-in": "Where fewer than three play, or two of three, the hand is thrown in.",
    "none": "The only one who stays in takes the pot.",
}
_PLAY_OVER = {
    "win-if-able": "Play to win the trick as it lies, if you can.",
    "led-suit-always": "Beat the suit led if you can, even when the trick is trumped.",
}
_AKQ = {
    "one-lead": "With ace, king and queen of trumps one is led.",
    "run-all-three": "With ace, king and queen of trumps all three are led in turn.",
    "off": "Ace, king and queen of trumps need not be led.",
}
_RENEGER_TOP = {
    "next-best": "If one who reneged has the most tricks, the next best takes the pot.",
    "stays": "If one who reneged has the most tricks, the pot stays.",
}
_LAST_POT = {
    "nobody": "A pot left at time belongs to nobody.",
    "play-until-won": "A pot left at time is played for until it is won.",
    "split": "A pot left at time is shared among those with chips.",
}


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
        ("minimum", _MINIMUM[rules.minimum], "OP-BOURE-02" if rap else "LLAA-BOURE-22"),
        ("play_over", _PLAY_OVER[rules.play_over], "RAP-22" if rap else "LLAA-BOURE-28"),
        ("akq", _AKQ[rules.akq], "OP-BOURE-07" if rap else "LLAA-BOURE-26"),
        (
            "payer_antes",
            _onoff("Who has matched the pot antes besides", rules.payer_antes),
            "OP-BOURE-08",
        ),
        ("reneger_top", _RENEGER_TOP[rules.reneger_top], "RAP-35" if rap else "OP-BOURE-09"),
        ("last_pot", _LAST_POT[rules.last_pot], "OP-BOURE-12"),
    ]
    return tuple(CardLine(option=o, text=as_message(t), clause=clause) for o, t, clause in lines)


def preset_options(
    preset: str, options: Mapping[str, str | int | bool] | None = None
) -> dict[str, int | str | bool]:
    """The house rules of a preset, some of them changed, by their names: what a printed table card
    is made from."""
    rules = Rules.preset(preset).replace(**options or {})
    return {one.name: getattr(rules, one.name) for one in fields(rules) if one.init}


def options_in_words(words: Mapping[str, str], rules: Any) -> dict[str, str | int | bool]:
    """An event's house rules, by the fields of the game's `rules`, as a table takes them: "yes" and
    "no" stand for a rule that is on or off. What is no rule of the game is left out."""
    meant: dict[str, str | int | bool] = {}
    for name, word in words.items():
        known = getattr(rules, name, None)
        if isinstance(known, bool):
            meant[name] = word in ("yes", "on")
        elif isinstance(known, int | str):
            meant[name] = int(word) if isinstance(known, int) and word.isdigit() else word
    return meant


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
