"""A ruling's sentences with names and figures in the place of its braces."""

import re
from collections.abc import Mapping

from cardhall.hall.desk.events import RuledChange, RulingApplied
from cardhall.hall.desk.places import name_of
from cardhall.hall.kernel.tables import Sitter
from cardhall.hall.state import State
from cardhall.messages import Argument, Dollars, Message, Player, by_key, written
from cardhall.messages.arguments import listed

_BRACE = re.compile(r"\{(\w+)\}")
_BRACES = re.compile(r"(\{\{)|(\}\})|\{(\w+)\}")
"""In words without a key; braces that somebody typed are doubled there."""


def filled(state: State, ruling: RulingApplied, text: Message) -> Message:
    """A text of the ruling in the words of today: a name that was blanked is blank."""
    return _filled(text, _Slots(slots(state, ruling)))


def change_filled(state: State, ruling: RulingApplied, change: RuledChange) -> Message:
    """A change in words; ``{amount}`` is its own figure."""
    found = slots(state, ruling) | {"amount": figure(str(change.amount), ruling.money)}
    return _filled(change.text, _Slots(found))


class _Slots(dict[str, Argument]):
    def __missing__(self, key: str) -> Argument:
        return Message("seat-by-letter", letter=key) if len(key) == 1 else ""


def _filled(text: Message, slots: _Slots) -> Message:
    if not text.key:  # as an older Cardhall kept it, or as somebody typed it
        return written(_BRACES.sub(lambda found: _in_braces(found, slots), text))
    return by_key(text.key, **{name: _put(one, slots) for name, one in text.arguments.items()})


def _put(argument: Argument, slots: _Slots) -> Argument:
    if isinstance(argument, Message):
        return _filled(argument, slots)
    if isinstance(argument, tuple):
        return tuple(_put(one, slots) for one in argument)
    brace = _BRACE.fullmatch(argument.player if isinstance(argument, Player) else str(argument))
    return slots[brace[1]] if brace else argument


def _in_braces(found: re.Match[str], slots: _Slots) -> str:
    opened, closed, brace = found.groups()
    return ("{" if opened else "}") if opened or closed else plain(slots[brace])


def plain(argument: Argument) -> str:
    """In English, as a list of rulings has it."""
    if isinstance(argument, tuple):
        return listed([plain(one) for one in argument])
    return f"{argument:,}" if isinstance(argument, int) else str(argument)


def slots(state: State, ruling: RulingApplied) -> dict[str, Argument]:
    """Work out what each brace stands for: people by the question that named them, answers, the
    note.

    Of a seat ``who`` there are also ``who_left``, the neighbour, ``who_side`` and ``who_others``;
    of ``who`` itself also the short forms ``left``, ``side`` and ``others``.
    """
    found = people_slots(state, ruling)
    given = {key: figure(answer, ruling.money) for key, answer in ruling.answers.items()}
    return given | found | {"note": ruling.note, "nth": ruling.nth}


def people_slots(state: State, ruling: RulingApplied) -> dict[str, Argument]:
    """The braces that stand for people, and their names."""
    found: dict[str, Argument] = {one.letter: _called(state, one) for one in ruling.seats}
    for key, answer in ruling.answers.items():
        for slot, seats in people_of(ruling.seats, answer, ruling.sides).items():
            name = f"{key}_{slot}" if slot else key
            found[name] = _names(state, seats)
            if key == "who" and slot:
                found[slot] = found[name]
    return found


def people_of(
    seats: tuple[Sitter, ...], letter: str, sides: bool
) -> Mapping[str, tuple[Sitter, ...]]:
    """Whom a seat's letter stands for: "" the player, the left neighbour, the side, the others;
    {} for an answer that is no seat of this table."""
    letters = [seat.letter for seat in seats]
    if letter not in letters:
        return {}
    place, count = letters.index(letter), len(seats)
    around = [seats[(place + step) % count] for step in range(count)]
    together = around[::2] if sides and count == 4 else around[:1]
    return {
        "": (around[0],),
        "left": (around[1 % count],),
        "side": tuple(seat for seat in seats if seat in together),
        "others": tuple(seat for seat in seats if seat not in together),
    }


def _names(state: State, seats: tuple[Sitter, ...]) -> Argument:
    names = tuple(_called(state, seat) for seat in seats)
    return names[0] if len(names) == 1 else names


def _called(state: State, seat: Sitter) -> Argument:
    name = name_of(state, seat)
    return name if isinstance(name, Message) else Player(name)


def figure(answer: str, cents: bool) -> Argument:
    """A figure answered, as it is read: 10,000; of cents, $1.50."""
    if not answer.isdecimal():
        return answer
    return Dollars(int(answer)) if cents else int(answer)
