"""What a correction would change in a home game."""

from collections.abc import Iterator

from cardhall.hall.formats.home_game.books import BookedLine, Books, Note
from cardhall.hall.formats.home_game.evolve import home_game_of
from cardhall.hall.formats.home_game.lines import Line
from cardhall.hall.formats.home_game.log import line_words, named, note_words, payment
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.format import FormatPreview
from cardhall.hall.state import State
from cardhall.messages import Dollars, Message


class HomeGamePreview(FormatPreview):
    losses = ""

    def consequences(self, before: State, after: State, key: str) -> Iterator[Message]:
        """Pot, stacks, bills, what is owed at the next deal, notes on lines that stand although
        they would not be taken now, payments."""
        old, new = home_game_of(before, key), home_game_of(after, key)
        if new.begun and old is not new:
            yield from _differences(after, old, new)


def _differences(state: State, old: HomeGame, new: HomeGame) -> Iterator[Message]:
    if not old.begun:
        return
    was, now = old.books, new.books
    if was.pot != now.pot:
        yield Message("the-pot-becomes", was=Dollars(was.pot), now=Dollars(now.pot))
    for one in dict.fromkeys((*was.people, *now.people)):
        if parts := tuple(_changes(was, now, one)):
            yield Message("of-this-player-becomes", player=named(state, one), changes=parts)
    noted = {note for told in was.told for note in told.notes}
    for told in now.told:
        for note in told.notes:
            if note not in noted:
                yield _noted(state, told, note)
    if was.ended and now.ended:
        yield from _other_payments(state, old, new)


def _changes(was: Books, now: Books, one: str) -> Iterator[Message]:
    """Work out what becomes of the chips, the result and the next deal of one player."""
    before, after = was.stack(one), now.stack(one)
    if before != after:
        yield Message("chips-become", was=Dollars(before), now=Dollars(after))
    before, after = was.result(one), now.result(one)
    if before != after:
        yield Message("result-becomes", was=Dollars(before), now=Dollars(after))
    before, after = _owes(was, one), _owes(now, one)
    if before != after:
        yield Message("next-deal-becomes", was=Dollars(before), now=Dollars(after))


def _owes(books: Books, one: str) -> int:
    return 0 if books.ended or one in books.left else books.due(one).cents


def _noted(state: State, told: BookedLine, note: Note) -> Message:
    said = note_words(state, note)
    if told.number:
        return Message("of-hand-number", number=told.number, note=said)
    line: Line = told.line
    return Message("of-this-line", line=line_words(state, line), note=said)


def _other_payments(state: State, old: HomeGame, new: HomeGame) -> Iterator[Message]:
    was = {(one.payer, one.receiver, one.cents) for one in old.settlement if not one.line}
    now = {(one.payer, one.receiver, one.cents) for one in new.settlement if not one.line}
    for payer, receiver, amount in sorted(was - now):
        yield Message("no-longer-this-payment", payment=payment(state, payer, receiver, amount))
    for payer, receiver, amount in sorted(now - was):
        yield Message("instead-this-payment", payment=payment(state, payer, receiver, amount))
