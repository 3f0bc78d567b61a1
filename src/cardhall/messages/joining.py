"""Messages out of messages: one after another, and with the reason that somebody gave."""

from collections.abc import Sequence

from cardhall.messages.message import Message, no_words


def one_after_another(*told: Message) -> Message:
    """Whole sentences, each with its full stop."""
    said = tuple(one for one in told if one)
    if len(said) < 2:
        return said[0] if said else no_words
    return Message("one-sentence-after-another", told=said)


def in_a_row(told: Sequence[Message]) -> Message:
    """Sentences without their full stops, as a refusal says them."""
    return told[0] if len(told) == 1 else Message("one-refusal-after-another", told=tuple(told))


def because(told: Message, reason: str) -> Message:
    """With what somebody typed as the reason, if anything."""
    return Message("with-the-reason", told=told, reason=reason) if reason else told
