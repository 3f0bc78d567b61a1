"""Texas hold'em: the words of its actions. With an action goes an amount; with ``show``, cards."""

from cardhall.cards.notation import CardError
from cardhall.cards.table import Illegal, Refusal
from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.games.holdem.rules import MOST
from cardhall.messages import Message

_HELP = "Write fold, check, call, bet 200, raise 600 (to 600 in all), all-in, show, show AS or muck"


class Wager(Verb):
    """``bet 200``, ``raise 600``, ``raise to 600``: one's whole bet of the round after it."""

    def value(self, said: str) -> int | None:
        figures = _figures(said)
        return int(figures) if figures and 0 < int(figures) <= MOST else None

    def said(self, value: int) -> list[str]:
        return [str(amount_of(value))]


def _figures(said: str) -> str:
    """The figures of an amount; nothing where it is none."""
    figures = said.removeprefix("to ").strip().replace(",", "")
    return figures if figures.isascii() and figures.isdigit() and len(figures) <= 400 else ""


def _unread(text: str) -> str:
    verb, _, said = text.strip().lower().partition(" ")
    if verb == "show":
        raise CardError(f"{text!r} shows more than two cards", "Name one or both")
    if verb in ("bet", "raise"):
        if not _figures(said.strip()):
            return f"{text[:60]!r} names no amount. {_HELP}"
        # nobody has so many playable chips
        why = Message("holdem-no-such-amount", given=repr(text[:60]), most=MOST)
        raise Illegal(Refusal("no-such-amount", "HOLDEM-68", why))
    return f"{text!r} is no hold'em action. {_HELP}"


ACTIONS = Actions(
    Verb("fold"),
    Verb("check"),
    Verb("call"),
    Wager("bet"),
    Wager("raise"),
    Verb("all-in"),
    CardsVerb("show", 0, 2),
    Verb("muck"),
    unknown=lambda action: f"{action} is no hold'em action. {_HELP}",
    unread=_unread,
    spoken=lambda text: text.strip().lower(),
)
"""``fold``, ``check``, ``call``, ``bet 200``, ``raise 600``, ``raise to 600``; ``all-in``: all
playable chips, a call, a bet or a raise, whichever it comes to, never listed, always understood,
and kept by the hand as the action that it is; ``show``: all cards are shown; ``show AS``: that card
only (HOLDEM-82); ``muck``."""

FOLD, CHECK, CALL, BET, RAISE, ALL_IN, SHOW, MUCK = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def bet_to(amount: int) -> int:
    """The action of opening a round's betting with so many chips."""
    return BET | amount


def raise_to(amount: int) -> int:
    """The action of raising so that one's bet of this round is so many chips in all."""
    return RAISE | amount


def amount_of(action: int) -> int:
    """The chips of a bet or raise: the player's whole bet of the round after it."""
    return action & (1 << 52) - 1
