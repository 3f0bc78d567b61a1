"""Write a hand that was played as a record that replays to the same result.

What is kept of a played hand is little: the house rules, stacks, pot and dues before it, the deck
order, and what was done, in words. ``record_of`` plays that through the referee once more and
notes the exact legal set at each act, the outcome of each call and the end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cardhall.games.boure import Rules, parse_action
from cardhall.records.replay import chair_act, describe_legal, ended, outcome_of, table_of
from cardhall.records.text import SEATS, End, Line, Record, RecordError
from cardhall.rulings.boure import OpenReferee


def start_of(
    title: str,
    rules: Rules,
    dealer: int,
    stacks: Sequence[int],
    deck: Sequence[int],
    pot: int = 0,
    owed: Sequence[int] = (),
    spare: Sequence[int] = (),
    playing: Sequence[int] = (),
    free: bool = False,
    referee: str = "guided",
) -> Record:
    """A record of a deal before anything was done. Seats and cards are numbers, as in the game."""
    preset = "rap" if rules.book == "RAP" else "llaa"
    common = Rules.preset(preset).to_data()
    own = rules.to_data()
    # TOML has no word for nothing; the one field that may be nothing decides nothing in a hand
    options = {name: own[name] for name in own if own[name] != common[name]}
    options.pop("advised_seats", None)
    return Record(
        title=title,
        rules=preset,
        options=options,
        referee=referee,
        dealer=dealer,
        stacks=tuple(stacks),
        pot=pot,
        owed=tuple(owed) if any(owed) else (),
        playing=tuple(playing),
        free=free,
        deck=tuple(deck),
        spare=tuple(spare),
        lines=(),
    )


def record_of(start: Record, words: Iterable[str]) -> Record:
    """The record of a hand that began as ``start`` and went as ``words`` say, in order.

    Words are "A stay", "A draw 2S 5H", "A play AD", "B calls renege on C", "chair rules misdeal",
    "chair puts out B". Raises RecordError, the line counting the words, for what could not have
    been done.
    """
    table = table_of(start)
    lines = []
    for number, text in enumerate(words, 1):
        lines.append(_line(table, Line(number, text)))
    end = End()
    if table.void or table.hand.is_over:
        end = End(**ended(table))  # type: ignore[arg-type]
    return replace(start, lines=tuple(lines), end=end)


def _line(table: OpenReferee, line: Line) -> Line:
    if line.seat < 0:
        try:
            ruling = chair_act(table, line)
        except ValueError as error:
            raise RecordError(line.number, str(error)) from None
        return replace(line, outcome=outcome_of(ruling) if ruling else "")
    return _call(table, line) if line.act.startswith("calls ") else _act(table, line)


def _act(table: OpenReferee, line: Line) -> Line:
    legal = describe_legal(table.hand) if line.seat == table.hand.turn else None
    try:
        action = parse_action(line.act)
        table.act(action, line.seat)
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None
    return replace(line, legal=legal)


def _call(table: OpenReferee, line: Line) -> Line:
    words = line.act.split()
    on = SEATS.index(words[3]) if len(words) == 4 else None
    try:
        ruling = table.call(words[1], line.seat, on)
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None
    return replace(line, outcome=outcome_of(ruling))
