"""What a judge may rule at a live table: less than on wood, for a guided table lets no wrong card
through. What remains are a slip of the finger, a wrong deal, absence, time, and what she saw.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardhall.tables.state import State


@dataclass(frozen=True)
class LiveCall:
    """Something that may have happened there. `ruling` is that of `commands.Rule`; `seat`: it is
    about somebody; `clauses` by the book of the table."""

    ruling: str
    title: str
    text: str
    group: str
    seat: bool
    clauses: Callable[[str], tuple[str, ...]]

    def clauses_at(self, state: State) -> tuple[str, ...]:
        """The clauses that it rests on at this table."""
        if state.croupier.by_hand or self.ruling != "misdeal":
            return self.clauses(state.preset)
        return (state.croupier.misdeal_clause,)

    @property
    def key(self) -> str:
        return f"live:{self.ruling}"


def _of(llaa: tuple[str, ...], rap: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    return lambda preset: llaa if preset == "llaa" else rap


LIVE_CALLS = (
    LiveCall(
        "play_on",
        "They disagree, and nothing was wrong",
        "No ruling: everything stays as it is, and play goes on.",
        "hall",
        False,
        _of(("LLAA-T-17", "LLAA-T-18"), ("OP-X-15",)),
    ),
    LiveCall(
        "take_back",
        "The last card or button was pressed by mistake",
        "The last act is taken back, and play goes on from there.",
        "play",
        False,
        _of(("LLAA-T-17",), ("OP-X-15",)),
    ),
    LiveCall(
        "misdeal",
        "The deal cannot stand",
        "The hand is void, and the deal moves to the left.",
        "deal",
        False,
        _of(("LLAA-BOURE-13", "LLAA-BOURE-14", "LLAA-BOURE-15"), ("OP-RAP-13",)),
    ),
    LiveCall(
        "renege",
        "Did not play as the rules force",
        "A renege: {who} matches the pot and cannot win this hand.",
        "play",
        True,
        _of(("LLAA-BOURE-33", "LLAA-BOURE-35", "LLAA-BOURE-36"), ("RAP-40", "RAP-41")),
    ),
    LiveCall(
        "sit_in",
        "Somebody is not at her screen",
        "A bot moves for {who} until she returns.",
        "hall",
        True,
        _of(("OP-T-11",), ("OP-T-11",)),
    ),
    LiveCall(
        "end_session",
        "The session cannot go on",
        "The session ends here, between hands.",
        "hall",
        False,
        _of(("LLAA-T-06",), ("OP-X-15",)),
    ),
)


def may_be_ruled(state: State) -> tuple[LiveCall, ...]:
    """The calls that can lead to a ruling at the table as it stands."""
    return tuple(
        call
        for call in LIVE_CALLS
        if (seats_for(state, call) if call.seat else _POSSIBLE.get(call.ruling, _always)(state))
    )


def seats_for(state: State, call: LiveCall) -> tuple[int, ...]:
    """Whom it may be ruled on."""
    seats = range(len(state.seats))
    if call.ruling == "renege":
        hand = state.hand
        return tuple(s for s in seats if hand is not None and state.croupier.is_in(hand, s))
    if call.ruling == "sit_in":
        return tuple(s for s in seats if _may_be_absent(state, s))
    return ()


def _may_be_absent(state: State, seat: int) -> bool:
    place = state.seats[seat]
    return place.kind == "person" and place.playing and not place.sitting_in


def _always(state: State) -> bool:
    return True


_POSSIBLE: dict[str, Callable[[State], bool]] = {
    "take_back": lambda state: state.before is not None,
    "misdeal": lambda state: state.hand is not None and state.croupier.before_play(state.hand),
    "end_session": lambda state: state.stage != "hand",
}
