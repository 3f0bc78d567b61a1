"""Messages out of messages: one after another, and with the reason that somebody gave."""

from collections.abc import Sequence

from cardhall.messages.message import Message, no_words


def one_after_another(*told: Message) -> Message:
    """Whole sentences, each with its full stop."""
    said = [one for one in told if one]
    if not said:
        return no_words
    whole = said[0]
    for one in said[1:]:
        whole = Message("one-sentence-after-another", first=whole, then=one)
    return whole


def in_a_row(told: Sequence[Message]) -> Message:
    """Sentences without their full stops, as a refusal says them."""
    whole = told[0]
    for one in told[1:]:
        whole = Message("one-refusal-after-another", first=whole, then=one)
    return whole


def because(told: Message, reason: str) -> Message:
    """With what somebody typed as the reason, if anything."""
    return Message("with-the-reason", told=told, reason=reason) if reason else told
