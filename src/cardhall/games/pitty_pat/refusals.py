"""Pitty-Pat: why an act is refused, each with its clause. ``Hand`` says that it is.

Part of ``cardhall.games.pitty_pat``.
"""

from cardhall.cards.table import Refusal, RulesError
from cardhall.games.pitty_pat.actions import cards_of
from cardhall.messages import Message


def dealt_already() -> RulesError:
    """For a deal of a game that is dealt."""
    text = Message("pitty-pat-dealt-already")
    return RulesError("deck", text, Message("start-a-new-one"))


def why_no_answer(verb: str, action: int, paired: bool) -> Refusal:
    """Say why an action is no answer to the card on offer. paired: the player has a pair like
    it."""
    if verb == "throw":
        return Refusal("not-now", "OP-PITTY-01", Message("pitty-pat-throw-after-a-pair"))
    if action & (1 << 56) - 1:
        text = Message("pitty-pat-that-word-names-no-card", word=repr(verb))
        return Refusal("not-an-action", "OP-PITTY-01", text)
    if verb == "pass":
        return Refusal("must-take", "OP-PITTY-01", Message("pitty-pat-a-card-of-use-must-be-taken"))
    if paired:
        return Refusal("pair", "LLAA-PITTY-10", Message("pitty-pat-a-pair-may-not-be-broken"))
    return Refusal("no-match", "LLAA-PITTY-04", Message("pitty-pat-no-single-card-like-it"))


def why_no_throw(verb: str, action: int, single: int, pair: int) -> Refusal:
    """Say why an action is no throw after a pair. single, pair: the player's cards, as 52 bits."""
    if verb != "throw":
        text = Message("pitty-pat-a-pair-is-made-throw-now")
        return Refusal("not-now", "OP-PITTY-01", text)
    cards = cards_of(action)
    if action >> 52 & 15 or cards.bit_count() != 1:
        return Refusal("one-card", "OP-PITTY-01", Message("one-card-is-thrown"))
    if pair & cards:
        return Refusal("pair", "LLAA-PITTY-10", Message("pitty-pat-a-pair-may-not-be-broken"))
    if not single & cards:
        return Refusal("not-held", "OP-PITTY-01", Message("pitty-pat-that-card-is-not-in-the-hand"))
    return Refusal("dead-first", "LLAA-PITTY-08", Message("pitty-pat-a-dead-card-goes-first"))
