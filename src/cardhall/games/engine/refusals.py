"""What is wrong with a table or a deal, in the same words in each game."""

from cardhall.cards.refusals import RulesError
from cardhall.messages import Message


def no_seat(field: str, seat: object, seats: int) -> RulesError:
    """For a seat that the table has not."""
    text = Message("as-it-stands", value=repr(seat))
    return RulesError(field, text, Message("a-seat-up-to", last=seats - 1))
