"""Po-Ke-No: one game, and the run of games at a table.

Source: the LLAA rulebook's Po-Ke-No page (clauses LLAA-POKENO), in the preset ``llaa``. Where it is
silent the named options of ``Rules`` decide, each with its note of the open points (OP-POKENO).

A game: each player has a board of 25 cards, five by five. The caller turns card after card and
calls it; who has it covers it. A player with a line of five across, down or diagonal covered calls
out: one chip. The four corners and the centre are Po-Ke-No: two chips.

It is written over several files; import all of it from here, but for what is in ``boards``:

``rules``     ``Rules``: the house rules, their bounds; the presets are ``presets.toml``
``patterns``  the lines of a board, and what they are worth
``actions``   the words of actions
``view``      ``Result``, ``View``: what a game came to, what a seat may know
``hand``      ``Hand``: one game (compiled)
``session``   ``Session``: the run of games
``boards``    the boards that ship, what a proper set is, how one is made (compiled);
              the twelve are ``boards.toml``

Here ``view`` is the function, which makes what the file ``view`` describes.

Done here: calls, covering, claims, late claims, false ones, several winners on one card, the ranks
of hands, a game without a claim, the bank and its further lots, the extra game between even hands,
and what each seat may know (``view``) with games that agree with it (``imagine``). The making of
boards (24, 25) is ``boards``': a game is handed its own. Not here: the cards collected after a
session (15, the hall's), clocks, who sits.

Choices: counters are laid for everybody by the game itself. All who call on one card are heard
before the caller settles. The extra game between even hands is played for what the even one would
have paid, and pays that once. Boards lie open: only the order of the pack is hidden.
"""

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, Standing
from cardhall.games.po_ke_no.actions import CALL_ACTION as CALL_ACTION
from cardhall.games.po_ke_no.actions import SETTLE_ACTION as SETTLE_ACTION
from cardhall.games.po_ke_no.actions import (
    announcement,
    format_action,
    out_action,
    parse_action,
)
from cardhall.games.po_ke_no.actions import seat_of as seat_of
from cardhall.games.po_ke_no.actions import verb_of as verb_of
from cardhall.games.po_ke_no.hand import Hand, opening, view
from cardhall.games.po_ke_no.patterns import PATTERNS, pattern_value
from cardhall.games.po_ke_no.patterns import PO_KE_NO as PO_KE_NO
from cardhall.games.po_ke_no.rules import PRESETS, SEATS, Rules
from cardhall.games.po_ke_no.session import Session
from cardhall.games.po_ke_no.view import Result, View

__all__ = [
    "PATTERNS", "PRESETS", "SEATS", "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result",
    "Rules", "RulesError", "Session", "Standing", "View", "announcement", "format_action",
    "imagine", "opening", "out_action", "parse_action", "pattern_value", "view",
]  # fmt: skip

TITLE = "Po-Ke-No"
"""The game's name, for people."""


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A game that agrees with all that a view tells, the cards not called in another order; the
    same seed gives the same game. Raises ValueError for a game that has not begun or is over."""
    if view.phase in ("deal", "over"):
        raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
    hand = Hand(rules, view.boards, view.playing)
    hand.deal_seeded(seed)
    rest = [card for card in hand._order_of_pack() if card not in view.called]
    again = Hand(rules, view.boards, view.playing)
    again.deal([*view.called, *rest])
    for _ in view.called:
        again.apply(CALL_ACTION)
    for seat in view.sitting_out:
        again._sit_out(seat)
    for seat in view.claims:
        again.apply(out_action(seat))
    return again
