"""The table's log: one plain line for each event that people at the table should read.

Public only: a draw is a number, a passed hand stays face down, no seed and no hidden card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardhall.tables import events

if TYPE_CHECKING:
    from cardhall.tables.events import AnyEvent
    from cardhall.tables.state import State

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}

RULINGS = {
    "play_on": "play goes on",
    "misdeal": "the hand is void, a misdeal",
    "take_back": "the last act is taken back",
    "renege": "{name} has reneged",
    "disqualify": "{name} is disqualified",
    "sit_in": "a bot moves for {name} until she returns",
    "end_session": "the session ends here",
}


@dataclass(frozen=True, slots=True)
class LogLine:
    """`seat` is -1 where the line is nobody's."""

    at: int
    text: str
    clause: str = ""
    seat: int = -1


def card_name(card: str) -> str:
    """ "seven of diamonds" for "7D"."""
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def amount(preset: str, chips: int) -> str:
    """Chips in words: "1 chip", "9 chips"; cents as 0.10 with the preset `rap`."""
    if preset == "rap":
        return f"{chips // 100}.{chips % 100:02d}"
    return f"{chips} chip" if chips == 1 else f"{chips} chips"


def lines(before: State, after: State, event: AnyEvent) -> tuple[LogLine, ...]:
    """What the log says about this event; nothing for many."""
    say = _SAY.get(type(event))
    return tuple(say(before, after, event)) if say else ()


def _name(state: State, seat: int) -> str:
    return state.seats[seat].name or f"Seat {seat + 1}"


def _sat(before: State, after: State, e: events.SeatTaken) -> list[LogLine]:
    lines = [LogLine(e.at, f"{e.name} sits down.", seat=e.seat)]
    if e.acknowledged:
        lines.append(LogLine(e.at, f"{e.name} has read the table card.", "RAP-50", e.seat))
    return lines


def _left(before: State, after: State, e: events.SeatLeft) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(before, e.seat)} gets up.", seat=e.seat)]


def _bot_added(before: State, after: State, e: events.BotAdded) -> list[LogLine]:
    return [LogLine(e.at, f"{e.name}, a bot, sits down.", seat=e.seat)]


def _sat_in(before: State, after: State, e: events.BotSatIn) -> list[LogLine]:
    text = f"A bot sits in for {_name(after, e.seat)} until she returns ({e.why})."
    return [LogLine(e.at, text, seat=e.seat)]


def _back(before: State, after: State, e: events.SeatTakenBack) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(after, e.seat)} is back.", seat=e.seat)]


def _begun(before: State, after: State, e: events.SessionBegun) -> list[LogLine]:
    clause = e.moves[0].clause if e.moves else ""
    with_ = f" with {amount(after.preset, after.start)} each" if e.moves else ""
    return [
        LogLine(e.at, f"Session {e.session} begins{with_}.", clause),
        LogLine(e.at, f"The shuffles are fixed; their seal is {e.commitment}."),
    ]


def _drawn(before: State, after: State, e: events.CardDrawn) -> list[LogLine]:
    late = _late(e.automatic and before.by_hand)
    text = f"{_name(after, e.seat)} draws the {card_name(e.card)}{late}."
    return [LogLine(e.at, text, "LLAA-BOURE-06", e.seat)]


def _first(before: State, after: State, e: events.FirstDealer) -> list[LogLine]:
    if e.text:
        return [LogLine(e.at, e.text, e.clause, e.seat)]
    how = "" if e.way == "draw" else f", as agreed ({e.way})"
    return [LogLine(e.at, f"{_name(after, e.seat)} deals first{how}.", e.clause, e.seat)]


def _shuffled(before: State, after: State, e: events.Shuffled) -> list[LogLine]:
    if not before.by_hand:
        return []  # the table's own doing, every time alike
    text = f"{_name(after, e.seat)} shuffles deck {e.deck}{_late(e.automatic)}."
    return [LogLine(e.at, text, "LLAA-BOURE-08", e.seat)]


def _cut(before: State, after: State, e: events.DeckCut) -> list[LogLine]:
    if not before.by_hand:
        return []
    text = f"{_name(after, e.seat)} cuts {e.cards} cards{_late(e.automatic)}."
    return [LogLine(e.at, text, "LLAA-BOURE-09", e.seat)]


def _dealt(before: State, after: State, e: events.HandDealt) -> list[LogLine]:
    if not after.croupier.by_hand:
        text = f"Hand {e.number}: {_name(after, e.dealer)} deals." if e.dealer >= 0 else ""
        return [LogLine(e.at, text or f"Hand {e.number}.", seat=e.dealer)]
    pot = amount(after.preset, after.pot)
    text = f"Hand {e.number}: {_name(after, e.dealer)} deals. The pot holds {pot}."
    return [LogLine(e.at, text, seat=e.dealer)]


def announcement(state: State, dealer: int, turned: str, trump: str) -> str:
    """ "Rose turns the seven of diamonds: diamonds are trumps." """
    return f"{_name(state, dealer)} turns the {card_name(turned)}: {SUITS[trump]} are trumps."


def _announced(before: State, after: State, e: events.TrumpAnnounced) -> list[LogLine]:
    text = announcement(after, e.dealer, e.turned, e.trump)
    return [LogLine(e.at, text, "LLAA-BOURE-12", e.dealer)]


def _acted(before: State, after: State, e: events.Acted) -> list[LogLine]:
    late = _late(e.automatic and e.seat >= 0) + _early(before, e)
    if not before.croupier.by_hand:
        line = (before.open or before.croupier).said(before, e.seat, e.words)
        told = LogLine(e.at, f"{line.text.rstrip('.')}{late}.", line.clause, e.seat)
        return [told, *_found(before, after, e)]
    return [LogLine(e.at, f"{_name(after, e.seat)} {done(e.words)}{late}.", seat=e.seat)]


def _found(before: State, after: State, e: events.Acted) -> list[LogLine]:
    """At an open table: what the table itself found to be wrong, and rules on unasked."""
    if before.open is None:
        return []
    new = after.keeper.rulings[len(before.keeper.rulings) :]
    return [LogLine(e.at, before.open.sentence(before, one), one.clause) for one in new]


def done(words: str) -> str:
    """What is done at Bouré, as everybody sees it: "draws 2", "plays the ace of spades"."""
    verb, *cards = words.split()
    if verb == "stay":
        return "stays in"
    if verb == "pass":
        return "passes"
    if verb == "draw":
        return f"draws {len(cards)}" if cards else "stands pat"
    return f"plays the {' and the '.join(card_name(card) for card in cards)}"


def _early(before: State, e: events.Acted) -> str:
    """At an open table: that it was not her turn."""
    return ", out of turn" if e.seat >= 0 and e.seat not in before.asked() else ""


def _called_out(before: State, after: State, e: events.CalledOut) -> list[LogLine]:
    ruling = after.rulings[-1]
    on = f" {_name(before, e.on)}" if e.on is not None else ""
    title = ruling.title[:1].lower() + ruling.title[1:]
    told = [LogLine(e.at, f"{_name(before, e.seat)} calls{on}: {title}.", seat=e.seat)]
    told.append(LogLine(e.at, ruling.words, ruling.clause))
    changes = zip(ruling.changes, ruling.clauses, strict=True)
    return [*told, *(LogLine(e.at, text, clause) for text, clause in changes)]


def _calls_awaited(before: State, after: State, e: events.CallsAwaited) -> list[LogLine]:
    assert after.open is not None
    return [LogLine(e.at, "The hand is over: whoever saw a wrong calls it now.", after.open.until)]


def _undone(before: State, after: State, e: events.TakenBack) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(after, e.seat)} takes it back.", seat=e.seat)]


def _finished(before: State, after: State, e: events.HandFinished) -> list[LogLine]:
    return [LogLine(e.at, text, clause) for text, clause in report_lines(after, e)]


def _scored(before: State, after: State, e: events.HandScored) -> list[LogLine]:
    return [LogLine(e.at, line.text, line.clause) for line in e.lines]


def _spoke(before: State, after: State, e: events.Spoke) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(after, e.seat)}: {e.phrase.capitalize()}.", seat=e.seat)]


def _pause_asked(before: State, after: State, e: events.PauseAsked) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(after, e.seat)} asks for a pause.", seat=e.seat)]


def _pause_answered(before: State, after: State, e: events.PauseAnswered) -> list[LogLine]:
    what = "agrees to a pause" if e.agreed else "would rather play on"
    return [LogLine(e.at, f"{_name(after, e.seat)} {what}.", seat=e.seat)]


def _pause_begun(before: State, after: State, e: events.PauseBegun) -> list[LogLine]:
    return [LogLine(e.at, "The table pauses: all have agreed.")]


def _pause_over(before: State, after: State, e: events.PauseOver) -> list[LogLine]:
    who = f"{_name(after, e.seat)} plays on" if e.seat >= 0 else "Play goes on"
    return [LogLine(e.at, f"{who}.", seat=e.seat)]


def report_lines(state: State, e: events.HandFinished) -> list[tuple[str, str]]:
    """The end-of-hand report (LLAA-BOURE-37): the pot counted first (RAP-39), tricks, who pays."""
    told = []
    pot = amount(state.preset, e.pot)
    if e.counted_by:
        who = " and ".join(_name(state, seat) for seat in e.counted_by)
        told.append((f"The pot, counted by {who}: {pot}.", "RAP-39"))
    if e.stayed and e.outcome != "unplayed":
        tricks = ", ".join(f"{_name(state, s)} {e.tricks[s]}" for s in e.stayed)
        told.append((f"Tricks: {tricks}.", "LLAA-BOURE-37"))
        for seat in e.stayed:
            if e.tricks[seat] == 0:
                told.append((f"{_name(state, seat)} took no trick.", "LLAA-BOURE-37"))
    for move in e.moves:
        told.append((_move_text(state, move), move.clause))
    if e.winner < 0:
        left = amount(state.preset, state.pot)
        told.append((f"Nobody takes the pot; {left} stay for the next deal.", ""))
    return told


def _move_text(state: State, move: events.Move) -> str:
    sum_ = amount(state.preset, move.amount)
    if move.target.startswith("seat:"):
        return f"{_name(state, int(move.target[5:]))} takes {sum_}."
    return f"{_name(state, int(move.source[5:]))} puts in {sum_}."


def _void(before: State, after: State, e: events.HandVoid) -> list[LogLine]:
    again = "; nobody antes again" if after.croupier.by_hand else ""
    return [LogLine(e.at, f"Hand {e.number} is void{again}.", e.clause)]


def _lost(before: State, after: State, e: events.SeatLost) -> list[LogLine]:
    return [LogLine(e.at, f"{_name(after, e.seat)} has no chips left.", e.clause, e.seat)]


def _bought(before: State, after: State, e: events.BoughtIn) -> list[LogLine]:
    sum_ = amount(after.preset, sum(m.amount for m in e.moves))
    text = f"{_name(after, e.seat)} buys in again for {sum_}."
    return [LogLine(e.at, text, e.moves[0].clause if e.moves else "RAP-45", e.seat)]


def _offered(before: State, after: State, e: events.BuyInOffered) -> list[LogLine]:
    where = " at the desk" if e.desk else ""
    text = f"{_name(after, e.seat)} has no chips left and may buy in again{where}, for {e.chips:,}."
    return [LogLine(e.at, text, e.clause, e.seat)]


def _declined(before: State, after: State, e: events.BuyInDeclined) -> list[LogLine]:
    text = f"{_name(after, e.seat)} does not buy in again{_late(e.unanswered)}."
    return [LogLine(e.at, text, "OP-X-24", e.seat)]


def _level(before: State, after: State, e: events.LevelBegun) -> list[LogLine]:
    level = e.level
    if level.rest:
        return [LogLine(e.at, f"A break, after level {level.number}.", "OP-HOLDEM-02")]
    ante = f", ante {level.ante:,}" if level.ante else ""
    text = f"Level {level.number}: blinds {level.small:,} and {level.big:,}{ante}."
    return [LogLine(e.at, text, "HOLDEM-109")]


def _came(before: State, after: State, e: events.PlayerCame) -> list[LogLine]:
    chips = amount(after.preset, sum(move.amount for move in e.moves))
    return [LogLine(e.at, f"{e.name} sits down with {chips}.", e.moves[0].clause, e.seat)]


def _gone(before: State, after: State, e: events.PlayerGone) -> list[LogLine]:
    what = "goes to another table" if e.to else "is out and leaves the table"
    clause = e.moves[0].clause if e.moves else ""
    return [LogLine(e.at, f"{_name(before, e.seat)} {what}.", clause, e.seat)]


def _button(before: State, after: State, e: events.ButtonDrawn) -> list[LogLine]:
    return [LogLine(e.at, e.text, e.clause, e.seat)]


def _stacks(before: State, after: State, e: events.StacksChanged) -> list[LogLine]:
    return [LogLine(e.at, "The small chips are changed up.", "OP-HOLDEM-13")]


def _called(before: State, after: State, e: events.ChairCalled) -> list[LogLine]:
    who = _name(after, e.seat) if e.seat >= 0 else "The judge"
    why = f": {e.reason}" if e.reason else ""
    text = f"{who} calls the chair{why}. Everything stays as it is."
    return [LogLine(e.at, text, "LLAA-T-17", e.seat)]


def _looked(before: State, after: State, e: events.HandsLookedAt) -> list[LogLine]:
    why = f": {e.reason}" if e.reason else ""
    return [LogLine(e.at, f"The judge looks at the hands{why}.", "LLAA-T-17")]


def _ruled(before: State, after: State, e: events.Ruled) -> list[LogLine]:
    what = RULINGS[e.ruling].format(name=_name(after, e.seat) if e.seat >= 0 else "")
    said = f" {e.text}" if e.text else ""
    return [LogLine(e.at, f"The ruling: {what}.{said}", e.clause or "LLAA-T-17", e.seat)]


def _out(before: State, after: State, e: events.Disqualified) -> list[LogLine]:
    text = f"{_name(after, e.seat)} is disqualified; her hand is dead and her chips are locked."
    return [LogLine(e.at, text, e.clause or "OP-X-19", e.seat)]


def _minutes(before: State, after: State, e: events.MinutesAdded) -> list[LogLine]:
    return [LogLine(e.at, f"{e.minutes} extra minutes for this table.", "LLAA-T-06")]


def _shifted(before: State, after: State, e: events.ClockShifted) -> list[LogLine]:
    return [LogLine(e.at, f"The clock stood still ({e.why}); the turn has its whole time.")]


def _session_ended(before: State, after: State, e: events.SessionEnded) -> list[LogLine]:
    left = "LLAA-BOURE-46" if after.croupier.by_hand else ""
    clause = "LLAA-T-06" if e.why == "time" else left if "left" in e.why else ""
    return [
        *_tie(before, e),
        LogLine(e.at, f"Session {e.session} is over ({e.why}).", clause),
        LogLine(e.at, "The seed of the shuffles is open: anybody can check them."),
    ]


def _closed(before: State, after: State, e: events.TableClosed) -> list[LogLine]:
    return [LogLine(e.at, e.why)]


def _tie(before: State, e: events.SessionEnded) -> list[LogLine]:
    """Who drew what for the first place, where it was level (OP-T-02)."""
    found = []
    for drawn in e.tie:
        cards = ", ".join(f"{_name(before, seat)} the {card_name(card)}" for seat, card in drawn)
        found.append(LogLine(e.at, f"Level for the first place: {cards}.", "OP-T-02"))
    if e.tie:
        first = e.places.index(1)
        found.append(LogLine(e.at, f"{_name(before, first)} is first.", "OP-T-02", first))
    return found


def _late(automatic: bool) -> str:
    return ", her time being up" if automatic else ""


_SAY: dict[type, Callable[..., list[LogLine]]] = {
    events.SeatTaken: _sat,
    events.SeatLeft: _left,
    events.BotAdded: _bot_added,
    events.BotSatIn: _sat_in,
    events.SeatTakenBack: _back,
    events.SessionBegun: _begun,
    events.CardDrawn: _drawn,
    events.FirstDealer: _first,
    events.Shuffled: _shuffled,
    events.DeckCut: _cut,
    events.HandDealt: _dealt,
    events.TrumpAnnounced: _announced,
    events.Acted: _acted,
    events.TakenBack: _undone,
    events.CalledOut: _called_out,
    events.CallsAwaited: _calls_awaited,
    events.HandFinished: _finished,
    events.HandScored: _scored,
    events.Spoke: _spoke,
    events.PauseAsked: _pause_asked,
    events.PauseAnswered: _pause_answered,
    events.PauseBegun: _pause_begun,
    events.PauseOver: _pause_over,
    events.HandVoid: _void,
    events.SeatLost: _lost,
    events.BoughtIn: _bought,
    events.BuyInOffered: _offered,
    events.BuyInDeclined: _declined,
    events.LevelBegun: _level,
    events.PlayerCame: _came,
    events.PlayerGone: _gone,
    events.ButtonDrawn: _button,
    events.StacksChanged: _stacks,
    events.ChairCalled: _called,
    events.HandsLookedAt: _looked,
    events.Ruled: _ruled,
    events.Disqualified: _out,
    events.MinutesAdded: _minutes,
    events.ClockShifted: _shifted,
    events.SessionEnded: _session_ended,
    events.TableClosed: _closed,
}
