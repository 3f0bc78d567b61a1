"""A ruling's sentences with names and figures in the place of its braces."""

from collections.abc import Mapping

from cardhall.hall.desk.facts import RuledChange, RulingApplied, Sitter
from cardhall.hall.desk.places import name_of
from cardhall.hall.state import State


def filled(state: State, ruling: RulingApplied, text: str) -> str:
    """A text of the ruling in the words of today: a name that was blanked is blank."""
    return text.format_map(_Slots(slots(state, ruling)))


def change_filled(state: State, ruling: RulingApplied, change: RuledChange) -> str:
    """A change in words; ``{amount}`` is its own figure."""
    found = slots(state, ruling) | {"amount": figure(str(change.amount), ruling.money)}
    return change.text.format_map(_Slots(found))


class _Slots(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return f"Seat {key}" if len(key) == 1 else ""


def slots(state: State, ruling: RulingApplied) -> dict[str, str]:
    """What each brace stands for: people by the question that named them, answers, the note.

    Of a seat ``who`` there are also ``who_left``, the neighbour, ``who_side`` and ``who_others``;
    of ``who`` itself also the short forms ``left``, ``side`` and ``others``.
    """
    found = people_slots(state, ruling)
    given = {key: figure(answer, ruling.money) for key, answer in ruling.answers.items()}
    return given | found | {"note": ruling.note, "nth": str(ruling.nth)}


def people_slots(state: State, ruling: RulingApplied) -> dict[str, str]:
    """The braces that stand for people, and their names."""
    found = {seat.letter: name_of(state, seat) for seat in ruling.seats}
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


def _names(state: State, seats: tuple[Sitter, ...]) -> str:
    names = [name_of(state, seat) for seat in seats]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def figure(answer: str, cents: bool) -> str:
    """A figure answered, as it is read: 10,000; of cents, 1.50."""
    if not answer.isdecimal():
        return answer
    whole, rest = divmod(int(answer), 100)
    return f"{whole:,}.{rest:02}" if cents else f"{int(answer):,}"
