"""The table's log: one plain line for each event that people at the table should read.

Public only: a draw is a number, a passed hand stays face down, no seed and no hidden card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardhall.messages import Card, Chips, Dollars, Message, Player, Suit
from cardhall.tables import events
from cardhall.tables.drawing import dealt_by_hand
from cardhall.tables.referee_words import referee_says

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


@dataclass(frozen=True, slots=True)
class LogLine:
    """`seat` is -1 where the line is nobody's."""

    at: int
    text: Message
    clause: str = ""
    seat: int = -1


def card_name(card: str) -> str:
    """ "seven of diamonds" for "7D"."""
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def amount(preset: str, chips: int) -> Chips | Dollars:
    """Chips in words: "1 chip", "9 chips"; money, $0.10, with the preset `rap`."""
    return Dollars(chips) if preset == "rap" else Chips(chips)


def lines(before: State, after: State, event: AnyEvent) -> tuple[LogLine, ...]:
    """Say what the log says about this event; nothing for many."""
    say = _SAY.get(type(event))
    return tuple(say(before, after, event)) if say else ()


def _name(state: State, seat: int) -> Player | Message:
    name = state.seats[seat].name
    return Player(name) if name else Message("seat-of-number", seat=seat + 1)


def _sat(before: State, after: State, e: events.SeatTaken) -> list[LogLine]:
    who = Player(e.name)
    lines = [LogLine(e.at, Message("takes-a-seat", player=who), seat=e.seat)]
    if e.acknowledged:
        text = Message("has-read-the-table-card", player=who)
        lines.append(LogLine(e.at, text, "RAP-50", e.seat))
    return lines


def _left(before: State, after: State, e: events.SeatLeft) -> list[LogLine]:
    return [LogLine(e.at, Message("gets-up", player=_name(before, e.seat)), seat=e.seat)]


def _bot_added(before: State, after: State, e: events.BotAdded) -> list[LogLine]:
    return [LogLine(e.at, Message("a-bot-sits-down", player=Player(e.name)), seat=e.seat)]


def _swapped(before: State, after: State, e: events.SeatsSwapped) -> list[LogLine]:
    there = [seat for seat in (e.seat, e.other) if before.seats[seat].kind != "empty"]
    who = tuple(_name(before, seat) for seat in there)
    return [LogLine(e.at, Message("seats-are-changed", players=who, count=len(who)))]


def _sat_in(before: State, after: State, e: events.BotSatIn) -> list[LogLine]:
    text = Message("a-bot-sits-in", player=_name(after, e.seat), why=e.why.replace(" ", "-"))
    return [LogLine(e.at, text, seat=e.seat)]


def _back(before: State, after: State, e: events.SeatTakenBack) -> list[LogLine]:
    return [LogLine(e.at, Message("is-back", player=_name(after, e.seat)), seat=e.seat)]


def _named(before: State, after: State, e: events.SeatNamed) -> list[LogLine]:
    text = Message("is-called", player=_name(before, e.seat), name=Player(e.name))
    return [LogLine(e.at, text, seat=e.seat)]


def _begun(before: State, after: State, e: events.SessionBegun) -> list[LogLine]:
    number = e.session
    if e.moves:
        each = amount(after.preset, after.terms.start)
        told = Message("session-begins-with-chips", session=number, chips=each)
    else:
        told = Message("session-begins", session=number)
    return [
        LogLine(e.at, told, e.moves[0].clause if e.moves else ""),
        LogLine(e.at, Message("the-shuffles-are-fixed", seal=e.commitment)),
        *_numbers(after, e),
    ]


def _numbers(after: State, e: events.SessionBegun) -> list[LogLine]:
    """Name who added a number to the shuffles, and who has not."""
    added = tuple(_name(after, one.seat) for one in e.numbers if one.number)
    silent = tuple(_name(after, one.seat) for one in e.numbers if not one.number)
    told = []
    if added:
        told.append(Message("numbers-were-added-by", players=added))
    if silent:
        told.append(Message("no-number-from", players=silent))
    return [LogLine(e.at, text) for text in told]


def _number(before: State, after: State, e: events.NumberAdded) -> list[LogLine]:
    """Only what comes after the beginning: until then the session's first lines tell it."""
    if after.secrets is None or e.commitment != after.secrets.commitment:
        return []
    text = Message("adds-a-number", player=_name(after, e.seat), deal=after.shuffles + 1)
    return [LogLine(e.at, text, seat=e.seat)]


def _drawn(before: State, after: State, e: events.CardDrawn) -> list[LogLine]:
    text = Message("draws-the-card", player=_name(after, e.seat), card=Card(e.card))
    text = _late(text, e.automatic and dealt_by_hand(before))
    return [LogLine(e.at, text, "LLAA-BOURE-06", e.seat)]


def _first(before: State, after: State, e: events.FirstDealer) -> list[LogLine]:
    if e.text:
        return [LogLine(e.at, e.text, e.clause, e.seat)]
    who = _name(after, e.seat)
    if e.way == "draw":
        return [LogLine(e.at, Message("deals-first", player=who), e.clause, e.seat)]
    text = Message("deals-first-as-agreed", player=who, way=e.way.replace(" ", "-"))
    return [LogLine(e.at, text, e.clause, e.seat)]


def _shuffled(before: State, after: State, e: events.Shuffled) -> list[LogLine]:
    if not dealt_by_hand(before):
        return []  # the table's own doing, every time alike
    text = Message("shuffles-deck", player=_name(after, e.seat), deck=e.deck)
    return [LogLine(e.at, _late(text, e.automatic), "LLAA-BOURE-08", e.seat)]


def _cut(before: State, after: State, e: events.DeckCut) -> list[LogLine]:
    if not dealt_by_hand(before):
        return []
    text = Message("cuts-cards", player=_name(after, e.seat), count=e.cards)
    return [LogLine(e.at, _late(text, e.automatic), "LLAA-BOURE-09", e.seat)]


def _dealt(before: State, after: State, e: events.HandDealt) -> list[LogLine]:
    if e.dealer < 0:
        text = Message("hand-of-number", hand=e.number)
    else:
        text = after.adapter.deal_words(after, e.number, _name(after, e.dealer))
    return [LogLine(e.at, text, seat=e.dealer)]


def announcement(state: State, dealer: int, turned: str, trump: str) -> Message:
    """ "Rose turns the seven of diamonds: diamonds are trumps." """
    who = _name(state, dealer)
    return Message("turns-the-trump", player=who, card=Card(turned), suit=Suit(trump))


def _announced(before: State, after: State, e: events.TrumpAnnounced) -> list[LogLine]:
    text = announcement(after, e.dealer, e.turned, e.trump)
    return [LogLine(e.at, text, "LLAA-BOURE-12", e.dealer)]


def _acted(before: State, after: State, e: events.Acted) -> list[LogLine]:
    line = (before.open or before.adapter).said(before, e.seat, e.words)
    told, clause = line.text, line.clause
    if not told.endswith("."):
        told = Message("a-line-of-the-log", told=told)
    told = _late(told, e.automatic and e.seat >= 0)
    if e.seat >= 0 and e.seat not in before.asked():
        told = Message("out-of-turn", told=told)
    return [LogLine(e.at, told, clause, e.seat), *_found(before, after, e)]


def _found(before: State, after: State, e: events.Acted) -> list[LogLine]:
    """At an open table: what the table itself found to be wrong, and rules on unasked."""
    if before.open is None:
        return []
    new = after.open_referee.rulings[len(before.open_referee.rulings) :]
    return [LogLine(e.at, referee_says(before, one.words), one.clause) for one in new]


def _called_out(before: State, after: State, e: events.CalledOut) -> list[LogLine]:
    ruling = after.rulings[-1]
    who, title = _name(before, e.seat), ruling.title
    if e.on is None:
        text = Message("calls-what", player=who, what=title)
    else:
        text = Message("calls-somebody", player=who, other=_name(before, e.on), what=title)
    told = [LogLine(e.at, text, seat=e.seat)]
    told.append(LogLine(e.at, ruling.words, ruling.clause))
    changes = zip(ruling.changes, ruling.clauses, strict=True)
    return [*told, *(LogLine(e.at, text, clause) for text, clause in changes)]


def _calls_awaited(before: State, after: State, e: events.CallsAwaited) -> list[LogLine]:
    assert after.open is not None
    return [LogLine(e.at, Message("whoever-saw-a-wrong-calls-it"), after.open.referee.UNTIL)]


def _undone(before: State, after: State, e: events.TakenBack) -> list[LogLine]:
    return [LogLine(e.at, Message("takes-it-back", player=_name(after, e.seat)), seat=e.seat)]


def _finished(before: State, after: State, e: events.HandFinished) -> list[LogLine]:
    return [LogLine(e.at, text, clause) for text, clause in report_lines(after, e)]


def _scored(before: State, after: State, e: events.HandScored) -> list[LogLine]:
    return [LogLine(e.at, line.text, line.clause) for line in e.lines]


def _spoke(before: State, after: State, e: events.Spoke) -> list[LogLine]:
    phrase = e.phrase.replace(" ", "-")
    return [LogLine(e.at, Message("says", player=_name(after, e.seat), phrase=phrase), seat=e.seat)]


def _pause_asked(before: State, after: State, e: events.PauseAsked) -> list[LogLine]:
    return [LogLine(e.at, Message("asks-for-a-pause", player=_name(after, e.seat)), seat=e.seat)]


def _pause_answered(before: State, after: State, e: events.PauseAnswered) -> list[LogLine]:
    who = _name(after, e.seat)
    text = (
        Message("agrees-to-a-pause", player=who)
        if e.agreed
        else Message("would-rather-play-on", player=who)
    )
    return [LogLine(e.at, text, seat=e.seat)]


def _pause_begun(before: State, after: State, e: events.PauseBegun) -> list[LogLine]:
    return [LogLine(e.at, Message("the-table-pauses-all-agreed"))]


def _pause_over(before: State, after: State, e: events.PauseOver) -> list[LogLine]:
    if e.seat < 0:
        return [LogLine(e.at, Message("play-goes-on"))]
    return [LogLine(e.at, Message("plays-on", player=_name(after, e.seat)), seat=e.seat)]


def report_lines(state: State, e: events.HandFinished) -> list[tuple[Message, str]]:
    """The end-of-hand report (LLAA-BOURE-37): the pot counted first (RAP-39), tricks, who pays."""
    told = []
    pot = amount(state.preset, e.pot)
    if e.counted_by:
        who = tuple(_name(state, seat) for seat in e.counted_by)
        told.append((Message("the-pot-is-counted-by", players=who, pot=pot), "RAP-39"))
    if e.stayed and e.outcome != "unplayed":
        tricks = tuple(
            Message("somebody-and-tricks", player=_name(state, seat), tricks=e.tricks[seat])
            for seat in e.stayed
        )
        told.append((Message("tricks-of-each", tricks=tricks), "LLAA-BOURE-37"))
        for seat in e.stayed:
            if e.tricks[seat] == 0:
                told.append((Message("has-no-trick", player=_name(state, seat)), "LLAA-BOURE-37"))
    for move in e.moves:
        told.append((_move_text(state, move), move.clause))
    if e.winner < 0:
        left = amount(state.preset, state.pot)
        told.append((Message("nobody-takes-the-pot", pot=left), ""))
    return told


def _move_text(state: State, move: events.Move) -> Message:
    sum_ = amount(state.preset, move.amount)
    if move.target.startswith("seat:"):
        return Message("takes-amount", player=_name(state, int(move.target[5:])), amount=sum_)
    return Message("puts-in-amount", player=_name(state, int(move.source[5:])), amount=sum_)


def _void(before: State, after: State, e: events.HandVoid) -> list[LogLine]:
    if after.adapter.manual_deal:
        return [LogLine(e.at, Message("hand-is-void-no-antes", hand=e.number), e.clause)]
    return [LogLine(e.at, Message("hand-is-void", hand=e.number), e.clause)]


def _lost(before: State, after: State, e: events.SeatLost) -> list[LogLine]:
    text = Message("has-no-chips-left", player=_name(after, e.seat))
    return [LogLine(e.at, text, e.clause, e.seat)]


def _bought(before: State, after: State, e: events.BoughtIn) -> list[LogLine]:
    sum_ = amount(after.preset, sum(m.amount for m in e.moves))
    text = Message("buys-in-again-for-chips", player=_name(after, e.seat), amount=sum_)
    return [LogLine(e.at, text, e.moves[0].clause if e.moves else "RAP-45", e.seat)]


def _offered(before: State, after: State, e: events.BuyInOffered) -> list[LogLine]:
    who, chips = _name(after, e.seat), Chips(e.chips)
    text = (
        Message("may-buy-in-again-at-the-desk", player=who, chips=chips)
        if e.desk
        else Message("may-buy-in-again", player=who, chips=chips)
    )
    return [LogLine(e.at, text, e.clause, e.seat)]


def _declined(before: State, after: State, e: events.BuyInDeclined) -> list[LogLine]:
    text = Message("does-not-buy-in-again", player=_name(after, e.seat))
    return [LogLine(e.at, _late(text, e.unanswered), "OP-X-24", e.seat)]


def _level(before: State, after: State, e: events.LevelBegun) -> list[LogLine]:
    level = e.level
    if level.rest:
        return [LogLine(e.at, Message("a-break-after-level", level=level.number), "OP-HOLDEM-02")]
    small, big = f"{level.small:,}", f"{level.big:,}"
    text = Message("level-and-blinds", level=level.number, small=small, big=big)
    if level.ante:
        ante = f"{level.ante:,}"
        text = Message("level-blinds-ante", level=level.number, small=small, big=big, ante=ante)
    return [LogLine(e.at, text, "HOLDEM-109")]


def _came(before: State, after: State, e: events.PlayerCame) -> list[LogLine]:
    chips = amount(after.preset, sum(move.amount for move in e.moves))
    text = Message("sits-down-with-chips", player=Player(e.name), chips=chips)
    return [LogLine(e.at, text, e.moves[0].clause, e.seat)]


def _gone(before: State, after: State, e: events.PlayerGone) -> list[LogLine]:
    who, clause = _name(before, e.seat), e.moves[0].clause if e.moves else ""
    text = (
        Message("goes-to-another-table", player=who)
        if e.to
        else Message("is-out-and-leaves", player=who)
    )
    return [LogLine(e.at, text, clause, e.seat)]


def _button(before: State, after: State, e: events.ButtonDrawn) -> list[LogLine]:
    return [LogLine(e.at, e.text, e.clause, e.seat)]


def _stacks(before: State, after: State, e: events.StacksChanged) -> list[LogLine]:
    return [LogLine(e.at, Message("the-small-chips-are-changed-up"), "OP-HOLDEM-13")]


def _called(before: State, after: State, e: events.ChairCalled) -> list[LogLine]:
    who = _name(after, e.seat) if e.seat >= 0 else Message("the-judge")
    text = (
        Message("calls-the-chair-because", player=who, reason=e.reason)
        if e.reason
        else Message("calls-the-chair", player=who)
    )
    return [LogLine(e.at, text, "LLAA-T-17", e.seat)]


def _looked(before: State, after: State, e: events.HandsLookedAt) -> list[LogLine]:
    text = (
        Message("the-judge-looks-at-the-hands-because", reason=e.reason)
        if e.reason
        else Message("the-judge-looks-at-the-hands")
    )
    return [LogLine(e.at, text, "LLAA-T-17")]


def _ruled(before: State, after: State, e: events.Ruled) -> list[LogLine]:
    text = _ruling(e.ruling, _name(after, e.seat) if e.seat >= 0 else Message("someone"))
    if e.text:
        text = Message("the-ruling-and-words", ruling=text, words=e.text)
    return [LogLine(e.at, text, e.clause or "LLAA-T-17", e.seat)]


def _ruling(ruling: str, who: Player | Message) -> Message:
    match ruling:
        case "misdeal":
            return Message("the-ruling-misdeal")
        case "take_back":
            return Message("the-ruling-take-back")
        case "renege":
            return Message("the-ruling-renege", player=who)
        case "disqualify":
            return Message("the-ruling-disqualify", player=who)
        case "sit_in":
            return Message("the-ruling-sit-in", player=who)
        case "end_session":
            return Message("the-ruling-end-session")
    return Message("the-ruling-play-on")


def _out(before: State, after: State, e: events.Disqualified) -> list[LogLine]:
    text = Message("is-disqualified", player=_name(after, e.seat))
    return [LogLine(e.at, text, e.clause or "OP-X-19", e.seat)]


def _minutes(before: State, after: State, e: events.MinutesAdded) -> list[LogLine]:
    return [LogLine(e.at, Message("extra-minutes-for-this-table", minutes=e.minutes), "LLAA-T-06")]


def _shifted(before: State, after: State, e: events.ClockShifted) -> list[LogLine]:
    return [LogLine(e.at, Message("the-clock-stood-still", why=e.why.replace(" ", "-")))]


def _session_ended(before: State, after: State, e: events.SessionEnded) -> list[LogLine]:
    left = after.adapter.clause("left", after.preset)
    clause = "LLAA-T-06" if e.why == "time" else left if "left" in e.why else ""
    over = Message("session-is-over", session=e.session, why=e.why.replace(" ", "-"))
    return [
        *_tie(before, e),
        LogLine(e.at, over, clause),
        LogLine(e.at, Message("the-seed-of-the-shuffles-is-open")),
    ]


def _closed(before: State, after: State, e: events.TableClosed) -> list[LogLine]:
    return [LogLine(e.at, e.why)]


def _tie(before: State, e: events.SessionEnded) -> list[LogLine]:
    """Say who drew what for the first place, where it was level (OP-T-02)."""
    found = []
    for drawn in e.tie:
        cards = tuple(
            Message("somebody-and-card", player=_name(before, seat), card=Card(card))
            for seat, card in drawn
        )
        found.append(LogLine(e.at, Message("level-for-the-first-place", cards=cards), "OP-T-02"))
    if e.tie:
        first = e.places.index(1)
        text = Message("is-first", player=_name(before, first))
        found.append(LogLine(e.at, text, "OP-T-02", first))
    return found


def _late(told: Message, automatic: bool) -> Message:
    return Message("time-was-up", told=told) if automatic else told


_SAY: dict[type, Callable[..., list[LogLine]]] = {
    events.SeatTaken: _sat,
    events.SeatLeft: _left,
    events.BotAdded: _bot_added,
    events.BotSatIn: _sat_in,
    events.SeatTakenBack: _back,
    events.SeatNamed: _named,
    events.SeatsSwapped: _swapped,
    events.NumberAdded: _number,
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
