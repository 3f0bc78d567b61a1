"""The messages of the hall to people: a key with arguments, its words in catalogues.

``Message("every-seat-is-taken")`` is the English sentence, a ``str`` like any other, that also
knows its key and its arguments. It is stored as key and arguments, answered as key, arguments and
the English text, and put into a reader's language by the page. The words of each language are
Fluent files beside this one (`en/hall.ftl`) and in the folder of each game and each format
(`words/en/game.ftl`);
`tests/messages` holds code and catalogues together.
"""

from cardhall.messages.arguments import (
    Argument,
    Card,
    Chips,
    Clause,
    Day,
    Dollars,
    Player,
    Points,
    Rank,
    Signs,
    Suit,
    Time,
)
from cardhall.messages.joining import because, in_a_row, one_after_another
from cardhall.messages.message import (
    AnsweredMessage,
    Message,
    by_key,
    no_words,
    read_hook,
    said_as,
    stored_as,
    to_answer,
    to_store,
    typed,
    with_arguments,
    written,
)

__all__ = [
    "AnsweredMessage",
    "Argument",
    "Card",
    "Chips",
    "Clause",
    "Day",
    "Dollars",
    "Message",
    "Player",
    "Points",
    "Rank",
    "Signs",
    "Suit",
    "Time",
    "because",
    "by_key",
    "in_a_row",
    "no_words",
    "one_after_another",
    "read_hook",
    "said_as",
    "stored_as",
    "to_answer",
    "to_store",
    "typed",
    "with_arguments",
    "written",
]
