"""A live table decides: what may be asked of it now, and what follows.

`decide(state, command, ctx)` gives the events of a command or raises `Refusal`; it changes nothing.
`evolve` and `fold` build the state; `wake_at` says when the server should send `Tick`;
`bot_request` (in `bots`) says which bot has to move.

Choices made here:

- A turn has 30 seconds where a clock runs: always in an event; at a table of one's own from the
  second person on, or never, as it was opened (`clock`). After them comes the player's reserve, if
  the table has one. When both have run out the game's croupier says what is done for them
  (docs/time-outs.md). Twice running, and a bot sits in until they return. An act that arrives
  before the remedy has been applied counts, however late.
- At Bouré shuffle, cut and the drawn card have ten seconds, then they are done for the player;
  where the table deals (`dealing`) it does all three at once. There, and in the other games, the
  next hand is dealt after ten seconds, or when all are ready; for one who sits alone with bots
  when that one is.
- When the last person leaves a table of their own the session ends; a hand under way does not
  count. So it does when no person has done anything for half an hour by the hall's clock, whatever
  bots and clocks did meanwhile; the table is closed then, also before its first session.
- A deal has begun when the cards are dealt: the shuffle before it does not save it (LLAA-T-06).
- The chair's call stops the turn, not the hall's clock; play goes on with the time that the turn
  had left (LLAA-T-18, OP-X-15).
- What can be taken back, until somebody else acts: what has shown nobody a card (the croupier
  says).
- At a table of one's own a pause is by consent: all who are there agree, and it lasts five minutes
  at most. In the hall the chair keeps the time (LLAA-T-17, 18).
- At an open table what hands can do is done, also out of turn; somebody may call it, and the game's
  own referee rules (docs/open-referee.md). When the last card is played there are ten seconds for
  calls before the hand is settled, where a clause lets one come so late; all who are there may
  say that they have none. Bots wait for nothing.
- A machine that slept or was down gives the turn its whole time again. Turns noticed more than
  twenty seconds late were slept through.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardhall.cards.notation import format_card
from cardhall.cards.refusals import RulesError
from cardhall.dealing import SALT_BYTES, SEED_BYTES, Shuffles
from cardhall.games.boure import table as deal
from cardhall.messages import Chips, Message, Player, no_words
from cardhall.tables import calling, croupiers, events
from cardhall.tables import commands as c
from cardhall.tables.between import deal_due, level_due, next_moment, waits_for
from cardhall.tables.changes import changes_of
from cardhall.tables.commands import AnyCommand, Context
from cardhall.tables.croupiers import Wrong
from cardhall.tables.events import BANK, HALL, POT, AnyEvent, Move
from cardhall.tables.state import (
    CALLS_MS,
    SET_BACK_MS,
    State,
    after_act,
    apply_moves,
    evolve,
    fold,
    reserve,
)
from cardhall.tables.structure import levels_from, wrong_with
from cardhall.tables.ties import WAYS as TIES
from cardhall.tables.ties import cut, deals_on

__all__ = ["Refusal", "State", "decide", "evolve", "fold", "wake_at"]

#: A turn found this much too late was slept through by the machine, not by the player.
SLEPT_MS = 20_000
MISSED_TURNS = 2  # running, then a bot sits in
WAYS = ("draw", "eldest", "youngest", "host", "named seat")  # RAP-08
REFEREES = ("guided", "open")
CLOCKS = ("always", "company", "none")
DEALINGS = ("hand", "table")
OFFICIALS = ("judge", "chair", "server")
PAUSE_MS = 300_000
BUY_MS = 60_000  # to say whether one buys in again
ANSWER_MS = 30_000  # to agree to a pause
SAY_MS = 2_000  # between two phrases of one seat
UNUSED_MS = 30 * 60_000  # without a person's act, and a table of one's own is closed
PHRASES = (
    "well played", "thank you", "good luck", "one moment", "my mistake", "nice hand", "good night",
)  # fmt: skip


class Refusal(Exception):
    """Why a command is refused, in which field, how to cure it, by which clause; `reason` is the
    game's own key of what it refuses.

    The text of the exception itself leaves out `why`: that may name cards of the hand of the one
    who asked, and a traceback is read by others.
    """

    def __init__(
        self,
        why: Message,
        field: str = "",
        cure: Message = no_words,
        clause: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(f"refused: {field or 'command'} {clause}".rstrip())
        self.why = why
        self.field = field
        self.cure = cure
        self.clause = clause
        self.reason = reason


class BooksWrong(ValueError):
    """A fault of the program: what was to be written would leave a stack, the pot or what is
    locked below zero. It is not written."""


def check_books(state: State) -> None:
    """Raise BooksWrong where chips would be below zero. Points may be."""
    if state.croupier.unit == "points":
        return
    amounts = {
        **{f"the stack of seat {seat}": stack for seat, stack in enumerate(state.stacks)},
        "the pot": state.pot,
        "what is locked": state.locked,
    }
    for book, amount in amounts.items():
        if amount < 0:
            raise BooksWrong(f"{book} would be {amount}")


class _Story:
    """The events of one command, and the state as they make it."""

    def __init__(self, state: State, at: int) -> None:
        self.events: list[AnyEvent] = []
        self.state = state
        self.at = at

    def tell(self, event: AnyEvent) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)
        check_books(self.state)


def decide(state: State, command: AnyCommand, ctx: Context) -> list[AnyEvent]:
    """What happens when `ctx.actor` asks this at `ctx.at`; raises Refusal."""
    if isinstance(command, c.OpenTable):
        return _open(state, command, ctx)
    if state.stage == "closed":
        raise Refusal(
            Message("there-is-no-such-table"), "table", Message("look-for-its-number-in-the-hall")
        )
    if state.shut and ctx.role != "server":
        raise Refusal(state.shut, "table", Message("open-another-one"))
    # Time never runs backwards in a stream; a clock that was set back is the tick's matter.
    at = ctx.at if isinstance(command, c.Tick) else max(ctx.at, state.at)
    story = _Story(state, at)
    _DECIDE[type(command)](story, command, ctx)
    return story.events


def wake_at(state: State) -> int | None:
    """When a tick is due, in ms; None while only a person can move the table on."""
    return min((at for at in (_moves_at(state), closes_at(state)) if at is not None), default=None)


def closes_at(state: State) -> int | None:
    """When a table of one's own is closed if nobody acts; never one of an event, nor one whose
    session is over: it takes nobody's place."""
    if state.event or state.stage in ("closed", "ended"):
        return None
    return state.acted + UNUSED_MS


def _moves_at(state: State) -> int | None:
    if state.call is not None or state.stage in ("closed", "seats", "ended"):
        return None
    if state.pause is not None and state.pause.on:
        return state.pause.until
    moments = [state.pause.until] if state.pause is not None else []
    due = _due(state)
    if due is not None:
        moments.append(due)
    if not state.in_hand and _ends_by_time(state):
        moments.append(state.ends_at)
    return min(moments, default=None)


def _due(state: State) -> int | None:
    """When what is waited for has taken too long; None where no clock runs."""
    return next_moment(state) if state.stage == "pause" else state.deadline or None


def _ends_by_time(state: State) -> bool:
    """Does the session's clock end it between hands?"""
    if deals_on(state):
        return False
    if state.croupier.by_hand:
        return not deal.may_deal_after_time(state)
    return state.ends_at > 0 and state.croupier.at_time(state)


# -- the table and its seats -----------------------------------------------------------


def _open(state: State, command: c.OpenTable, ctx: Context) -> list[AnyEvent]:
    if state.stage != "closed":
        raise Refusal(Message("this-table-is-open-already"), "table", Message("open-another-one"))
    if command.referee not in REFEREES:
        why = Message("no-such-referee", referee=command.referee)
        raise Refusal(why, "referee", Message("choose-one-of", choices=REFEREES))
    try:
        croupier = croupiers.croupier(command.game)
    except croupiers.NoSuchGame as error:
        raise Refusal(error.why, "game", Message("choose-one-of-the-games")) from None
    try:
        rules = croupier.rules(command.preset, command.options)
    except (ValueError, KeyError, TypeError) as error:
        unread = Message("these-options-cannot-be-read")
        why = error.told if isinstance(error, RulesError) else unread
        cure = Message("take-an-option-that-the-table-card")
        raise Refusal(why, "options", cure) from None
    low, high, clause = croupier.seat_limits(rules)
    if not low <= len(command.seats) <= high:
        why = Message(
            "seats-that-do-not-fit",
            seats=len(command.seats),
            players=_players(croupier, low, high),
        )
        cure = (
            Message("set-so-many-seats", seats=low)
            if low == high
            else Message("set-from-so-many-seats", low=low, high=high)
        )
        raise Refusal(why, "seats", cure, clause)
    _check_structure(croupier, rules, command)
    for name, word, known in (
        ("tie", command.tie, TIES[1:]),
        ("clock", command.clock, CLOCKS),
        ("dealing", command.dealing, DEALINGS),
    ):
        if word and word not in known:
            raise Refusal(
                Message("no-such-way", way=word), name, Message("choose-one-of", choices=known)
            )
    lowest = 1 if croupier.by_hand else 0
    for name, value, least in (
        ("minutes", command.minutes, lowest),
        ("turn_ms", command.turn_ms, 1),
    ):
        if value < least:
            raise Refusal(
                Message("is-too-little", value=value), name, Message("give-a-number-above-zero")
            )
    return [
        events.TableOpened(
            at=ctx.at,
            table=command.table,
            preset=command.preset,
            options=dict(command.options),
            seats=command.seats,
            event=command.event,
            round=command.round,
            number=command.number,
            minutes=command.minutes,
            start=command.start or croupier.start_chips(rules),
            turn_ms=command.turn_ms,
            shuffle_ms=command.shuffle_ms,
            bot_pause_ms=command.bot_pause_ms,
            host=command.host,
            game=command.game,
            bank_ms=command.bank_ms,
            levels=command.levels,
            rebuys=command.rebuys,
            by_leave=command.by_leave,
            tie=command.tie,
            referee=command.referee,
            clock=command.clock,
            dealing=command.dealing,
            opened_by=command.opened_by,
        )
    ]


def _check_structure(croupier: croupiers.Croupier, rules: Any, command: c.OpenTable) -> None:
    """Levels and rebuys are for games that have blinds."""
    if not (command.levels or command.rebuys):
        return
    if not croupier.has_levels:
        why = Message("has-no-blinds-that-rise", game=croupier.title)
        raise Refusal(why, "levels", Message("leave-the-levels-out"))
    if wrong := wrong_with(command.levels, rules.least_chip):
        raise Refusal(wrong, "levels", Message("change-that-level"), "OP-HOLDEM-02")
    rebuys = command.rebuys
    if rebuys and (rebuys.chips < 1 or min(rebuys.most, rebuys.minutes) < 0):
        why = Message("a-rebuy-of-so-many", chips=Chips(rebuys.chips))
        raise Refusal(why, "rebuys", Message("give-a-number-above-zero"), "OP-HOLDEM-01")


def _players(croupier: croupiers.Croupier, low: int, high: int) -> Message:
    if low == high:
        return Message("takes-so-many-players", game=croupier.title, count=low)
    return Message("takes-from-so-many-players", game=croupier.title, low=low, high=high)


def _official(story: _Story, ctx: Context) -> bool:
    """Judge, chair, the server; at a table of one's own also its host."""
    return ctx.role in OFFICIALS or bool(
        story.state.host and not story.state.event and ctx.actor == story.state.host
    )


def _need_official(story: _Story, ctx: Context, why: Message) -> None:
    if not _official(story, ctx):
        raise Refusal(why, "role", Message("call-the-chair"))


def _seat_exists(story: _Story, seat: int) -> None:
    if not 0 <= seat < len(story.state.seats):
        count = len(story.state.seats)
        raise Refusal(
            Message("there-is-no-seat", seat=seat),
            "seat",
            Message("take-a-seat-up-to", last=count - 1),
        )


def _own_seat(story: _Story, seat: int, ctx: Context) -> None:
    """The seat is the actor's own; or the server moves a bot that sits there."""
    _seat_exists(story, seat)
    place = story.state.seats[seat]
    if ctx.role == "server":
        if not place.automatic:
            raise Refusal(Message("a-person-sits-there"), "seat", Message("let-the-player-move"))
        return
    if not ctx.actor or place.kind != "person" or place.person != ctx.actor:
        raise Refusal(
            Message("that-is-not-your-seat"), "seat", Message("act-from-the-seat-that-you-took")
        )


def _in_session(story: _Story) -> bool:
    return story.state.stage in ("draw", "shuffle", "cut", "pause", "hand", "calls")


def _sit(story: _Story, command: c.Sit, ctx: Context) -> None:
    _seat_exists(story, command.seat)
    state, place = story.state, story.state.seats[command.seat]
    others = (i for i, s in enumerate(state.seats) if s.person and s.person == command.person)
    taken = next((i for i in others if i != command.seat), None)
    if ctx.role == "player" and ctx.actor != command.person:
        raise Refusal(
            Message("you-can-only-sit-down-yourself"),
            "person",
            Message("everybody-takes-their-own-seat"),
        )
    if taken is not None:
        raise Refusal(
            Message("you-sit-at-seat-already", seat=taken + 1),
            "seat",
            Message("get-up-there-before-you-move"),
        )
    if place.kind == "bot" or (place.person and place.person != command.person):
        raise Refusal(
            Message("somebody-has-that-seat", player=Player(place.name)),
            "seat",
            Message("take-an-empty-seat"),
        )
    if place.kind == "empty" and state.by_leave:
        raise Refusal(Message("nobody-was-seated-there"), "seat", Message("look-for-your-own-seat"))
    if _in_session(story) and not place.playing:
        raise Refusal(
            Message("a-session-is-being-played"), "seat", Message("sit-down-when-it-is-over")
        )
    if state.croupier.has_table_card(state.preset) and not (
        command.acknowledged or place.acknowledged
    ):
        raise Refusal(
            Message("newcomers-are-told-the-rules"),
            "acknowledged",
            Message("read-the-table-card-and-say"),
            "RAP-50",
        )
    if not command.name.strip() and not place.name:
        raise Refusal(
            Message("the-name-is-missing"), "name", Message("write-the-name-that-the-table-may")
        )
    if place.playing and place.sitting_in:
        story.tell(events.SeatTakenBack(at=story.at, seat=command.seat))
    story.tell(
        events.SeatTaken(
            at=story.at,
            seat=command.seat,
            person=command.person,
            name=place.name if place.kept and place.name else command.name.strip(),
            acknowledged=command.acknowledged or place.acknowledged,
        )
    )


def _leave(story: _Story, command: c.Leave, ctx: Context) -> None:
    _own_seat(story, command.seat, ctx)
    place = story.state.seats[command.seat]
    if place.kind != "person":
        raise Refusal(Message("no-person-sits-there"), "seat", Message("leave-your-own-seat"))
    story.tell(events.SeatLeft(at=story.at, seat=command.seat, person=place.person))
    if not (place.playing and _in_session(story)):
        return
    if _only_bots_beside(story.state, command.seat):
        _break_off(story, "all gone")
    elif not place.sitting_in:
        story.tell(events.BotSatIn(at=story.at, seat=command.seat, why="left"))


def _only_bots_beside(state: State, seat: int) -> bool:
    """At a table of one's own: is nobody else there who plays or looks on from the same seat?"""
    others = (s for i, s in enumerate(state.seats) if i != seat)
    return not state.event and not any(
        s.kind == "person" and s.present and not s.sitting_in for s in others
    )


def _break_off(story: _Story, why: str) -> None:
    """Everybody has gone: nothing is played on in their names. A hand under way does not count."""
    if story.state.stage == "calls":
        _settle(story)
    elif story.state.hand is not None:
        _void(story, "OP-T-11")
    if story.state.stage != "ended":
        _end(story, why)


def _close(story: _Story) -> None:
    """Nobody has acted for so long: the session ends, if there is one, and the table with it."""
    if _in_session(story):
        _break_off(story, "nobody acted")
    story.tell(
        events.TableClosed(
            at=story.at, session=story.state.session, why=Message("nobody-acted-for-30-minutes")
        )
    )


def _add_bot(story: _Story, command: c.AddBot, ctx: Context) -> None:
    _seat_exists(story, command.seat)
    if ctx.role == "player" and (story.state.event or ctx.actor != story.state.host):
        raise Refusal(
            Message("only-the-host-or-the-chair-seats"),
            "role",
            Message("ask-the-host-or-the-chair"),
        )
    if _in_session(story):
        raise Refusal(
            Message("a-session-is-being-played"), "seat", Message("wait-until-it-is-over")
        )
    if story.state.seats[command.seat].kind != "empty":
        raise Refusal(Message("that-seat-is-taken"), "seat", Message("take-an-empty-seat"))
    name = command.name.strip() or f"Bot {'ABCDEFGHIJKL'[command.seat]}"
    story.tell(events.BotAdded(at=story.at, seat=command.seat, name=name))


def _replace(story: _Story, command: c.ReplaceByBot, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-put-a-bot"))
    _seat_exists(story, command.seat)
    place = story.state.seats[command.seat]
    if place.kind != "person" or place.sitting_in:
        raise Refusal(Message("a-bot-moves-there-already"), "seat", Message("choose-a-person-seat"))
    story.tell(events.BotSatIn(at=story.at, seat=command.seat, why="put there"))


def _take_back(story: _Story, command: c.TakeBackSeat, ctx: Context) -> None:
    _seat_exists(story, command.seat)
    place = story.state.seats[command.seat]
    if ctx.role != "server":
        _own_seat(story, command.seat, ctx)
    if not place.sitting_in:
        raise Refusal(Message("no-bot-sits-in-for-you"), "seat", Message("play-on-here"))
    story.tell(events.SeatTakenBack(at=story.at, seat=command.seat))


# -- the session -----------------------------------------------------------------------


def _begin(story: _Story, command: c.BeginSession, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-begin"))
    if _in_session(story):
        raise Refusal(
            Message("a-session-is-being-played"), "session", Message("wait-until-it-is-over")
        )
    _fill(story, command.fill)
    state = story.state
    _check_seats(state)
    croupier = state.croupier
    way, clause = _first_deal_way(state, command) if croupier.by_hand else ("", "")
    shuffles = _shuffles(command)
    ends_at = command.ends_at or (state.minutes and story.at + state.minutes * 60_000)
    if ends_at <= story.at and (ends_at or croupier.by_hand):
        raise Refusal(
            Message("the-session-time-is-over"), "ends_at", Message("give-a-later-end"), "LLAA-T-06"
        )
    clause_start = _start_clause(state)
    moves = tuple(
        Move(source=BANK, target=f"seat:{i}", amount=state.start, clause=clause_start)
        for i, place in enumerate(state.seats)
        if place.kind != "empty" and state.start
    )
    story.tell(
        events.SessionBegun(
            at=story.at,
            session=state.session + 1,
            ends_at=ends_at,
            commitment=shuffles.commitment,
            seed=command.seed.lower(),
            salt=command.salt.lower(),
            moves=moves,
        )
    )
    if state.plan or state.rebuys:
        _own_clock(story)
    for i, place in enumerate(state.seats):
        if place.kind == "person" and not place.present:
            story.tell(events.BotSatIn(at=story.at, seat=i, why="not here yet"))
    if not croupier.by_hand:
        found = croupier.first_deal(story.state)
        first = croupier.dealer(story.state)
        story.tell(
            events.FirstDealer(
                at=story.at, seat=first, way="seed", clause=found.clause, text=found.text
            )
        )
        if not waits_for(story.state, story.at):
            _deal(story)
    elif way != "draw":
        story.tell(events.FirstDealer(at=story.at, seat=command.dealer, way=way, clause=clause))
    elif not story.state.by_hand:
        _draw_for_all(story)
    if croupier.by_hand and not story.state.by_hand:
        _deal(story)


def _fill(story: _Story, names: tuple[str, ...]) -> None:
    """Bots sit down on whatever is free at this moment."""
    seats = story.state.seats
    taken = {place.name for place in seats}
    free = (name for name in names if name not in taken)
    for i, place in enumerate(seats):
        if place.kind == "empty" and (name := next(free, "")):
            story.tell(events.BotAdded(at=story.at, seat=i, name=name))


def _own_clock(story: _Story) -> None:
    """A table of one's own runs its levels itself, from the beginning of the session."""
    state = story.state
    minutes = state.rebuys.minutes if state.rebuys else 0
    until = story.at + minutes * 60_000 if minutes else 0
    levels = levels_from(state.plan, story.at)
    story.tell(events.LevelsSet(at=story.at, levels=levels, rebuy_until=until))


def _start_clause(state: State) -> str:
    by_hand = state.croupier.by_hand
    return deal.START_CLAUSE[state.preset] if by_hand else state.croupier.start_clause


def _check_seats(state: State) -> None:
    low, high, clause = state.croupier.seat_limits(state.rules)
    taken = [i for i, place in enumerate(state.seats) if place.kind != "empty"]
    if not low <= len(taken) <= high:
        why = Message(
            "so-many-are-seated",
            count=len(taken),
            players=_players(state.croupier, low, high),
        )
        raise Refusal(why, "seats", Message("fill-the-seats"), clause)
    for i in taken:
        place = state.seats[i]
        card = state.croupier.has_table_card(state.preset)
        if card and place.present and not place.acknowledged:
            raise Refusal(
                Message("somebody-has-not-read-the-card", player=Player(place.name)),
                "acknowledged",
                Message("the-player-reads-it-first"),
                "RAP-50",
            )


def _first_deal_way(state: State, command: c.BeginSession) -> tuple[str, str]:
    way = command.way or "draw"
    if way == "draw":
        return way, "LLAA-BOURE-06"
    if state.preset != "rap":
        raise Refusal(
            Message("the-first-dealer-is-found-by-drawing"),
            "way",
            Message("leave-it-to-the-draw"),
            "LLAA-BOURE-06",
        )
    if way not in WAYS:
        raise Refusal(
            Message("no-such-way", way=way), "way", Message("choose-one-of", choices=WAYS), "RAP-08"
        )
    if not (0 <= command.dealer < len(state.seats)) or (
        state.seats[command.dealer].kind == "empty"
    ):
        raise Refusal(
            Message("no-dealer-is-named"), "dealer", Message("name-a-seat-that-is-taken"), "RAP-08"
        )
    return way, "RAP-08"


def _shuffles(command: c.BeginSession) -> Shuffles:
    for name, text, size in (
        ("seed", command.seed, SEED_BYTES),
        ("salt", command.salt, SALT_BYTES),
    ):
        try:
            length = len(bytes.fromhex(text))
        except ValueError:
            length = -1
        if length != size:
            raise Refusal(
                Message("must-be-hex-digits", count=2 * size), name, Message("make-a-new-one")
            )
    return Shuffles(bytes.fromhex(command.seed), bytes.fromhex(command.salt))


def _moving(story: _Story, seat: int, ctx: Context) -> None:
    """Anything that moves the game on: not while the chair is called, only from one's own seat.

    Whoever acts while a bot sits in for them is back.
    """
    if story.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called-all-stays"),
            "table",
            Message("wait-for-the-ruling"),
            "LLAA-T-17",
        )
    if story.state.still:
        raise Refusal(
            Message("the-table-pauses"), "table", Message("play-on-when-everybody-is-back")
        )
    _own_seat(story, seat, ctx)


def _player_is_back(story: _Story, seat: int, ctx: Context) -> None:
    if ctx.role != "server" and story.state.seats[seat].sitting_in:
        story.tell(events.SeatTakenBack(at=story.at, seat=seat))


def _draw_card(story: _Story, command: c.DrawCard, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    if story.state.stage != "draw":
        raise Refusal(Message("the-first-dealer-is-known"), "table", Message("go-on-with-the-deal"))
    if command.seat not in deal.to_draw(story.state):
        clause = deal.DRAW_CLAUSE[story.state.preset]
        raise Refusal(
            Message("you-have-drawn-your-card"), "seat", Message("wait-for-the-others-here"), clause
        )
    _player_is_back(story, command.seat, ctx)
    _draw_one(story, command.seat, False)


def _draw_for_all(story: _Story) -> None:
    """Who has not drawn for the deal is drawn for; again where the highest are level."""
    while story.state.stage == "draw":
        for seat in deal.to_draw(story.state):
            if story.state.stage == "draw":
                _draw_one(story, seat, True)


def _draw_one(story: _Story, seat: int, automatic: bool) -> None:
    card, count = deal.next_drawn(story.state)
    story.tell(events.CardDrawn(at=story.at, seat=seat, card=card, draw=count, automatic=automatic))
    if not deal.to_draw(story.state):
        winner = deal.highest_drawn(story.state)
        clause = deal.DRAW_CLAUSE[story.state.preset]
        if winner >= 0:
            story.tell(events.FirstDealer(at=story.at, seat=winner, way="draw", clause=clause))


def _shuffle(story: _Story, command: c.Shuffle, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    due = deal.due_deck(state)
    if state.stage != "shuffle":
        raise Refusal(
            Message("there-is-nothing-to-shuffle-now"), "table", Message("wait-for-the-next-deal")
        )
    if command.seat != state.dealer:
        dealer = state.seats[state.dealer].name
        raise Refusal(
            Message("only-the-dealer-shuffles", player=Player(dealer)),
            "seat",
            Message("leave-the-cards-to-the-dealer"),
            "LLAA-BOURE-08",
        )
    if command.deck not in (0, 1, 2):
        raise Refusal(
            Message("a-table-never-uses-more-than-two"),
            "deck",
            Message("take-deck-1-or-2"),
            "LLAA-T-22",
        )
    if command.deck not in (0, due):
        raise Refusal(
            Message("the-decks-alternate", deck=due),
            "deck",
            Message("take-deck", deck=due),
            "LLAA-T-21",
        )
    if _too_late_for_a_bot(story, ctx):
        return
    _before_time(story)
    _enough_players(story)
    _player_is_back(story, command.seat, ctx)
    story.tell(events.Shuffled(at=story.at, seat=command.seat, deck=due))


def _shuffle_for_dealer(story: _Story) -> None:
    dealer, due = story.state.dealer, deal.due_deck(story.state)
    story.tell(events.Shuffled(at=story.at, seat=dealer, deck=due, automatic=True))


def _too_late_for_a_bot(story: _Story, ctx: Context) -> bool:
    """A bot's shuffle or cut that crosses with the session's end ends it."""
    if ctx.role != "server" or not _time_is_up(story.state, story.at):
        return False
    _end(story, "time")
    return True


def _before_time(story: _Story) -> None:
    if story.at >= story.state.ends_at and _ends_by_time(story.state):
        raise Refusal(
            Message("the-session-time-is-over-no-deal"),
            "table",
            Message("count-the-chips-now"),
            "LLAA-T-06",
        )


def _enough_players(story: _Story) -> None:
    if len(deal.players(story.state)) < 2:
        raise Refusal(
            Message("there-are-not-two-players-with-chips"), "table", Message("buy-in-again")
        )


def _cut(story: _Story, command: c.Cut, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    if state.stage != "cut":
        raise Refusal(
            Message("there-is-nothing-to-cut-now"), "table", Message("wait-for-the-shuffle")
        )
    right = state.right_of(state.dealer)
    if command.seat != right:
        raise Refusal(
            Message("the-dealer-right-hand-neighbour-cuts", player=Player(state.seats[right].name)),
            "seat",
            Message("leave-the-cut-to-that-player"),
            "LLAA-BOURE-09",
        )
    if not 1 <= command.cards <= 51:
        raise Refusal(
            Message("so-many-is-no-cut", cards=command.cards),
            "cards",
            Message("lift-1-to-51-cards"),
        )
    if _too_late_for_a_bot(story, ctx):
        return
    _before_time(story)
    _player_is_back(story, command.seat, ctx)
    _cut_and_deal(story, command.cards, False)


def _cut_and_deal(story: _Story, cards: int, automatic: bool) -> None:
    state = story.state
    cutter = state.right_of(state.dealer)
    story.tell(events.DeckCut(at=story.at, seat=cutter, cards=cards, automatic=automatic))
    state = story.state
    players = deal.players(state)
    hand = deal.deal_hand(state, players)
    trump, turned = deal.trump_text(hand), deal.turned_text(hand)
    story.tell(
        events.HandDealt(
            at=story.at,
            number=state.hands + 1,
            dealer=state.dealer,
            deck=state.deck,
            players=players,
            turned=turned,
            trump=trump,
            moves=deal.stakes(hand, 0),
        )
    )
    story.tell(
        events.TrumpAnnounced(
            at=story.at,
            number=story.state.hands,
            dealer=story.state.dealer,
            trump=trump,
            turned=turned,
        )
    )
    _after_act(story)


def _deal(story: _Story) -> None:
    """The next hand at a table where nobody shuffles: the deck is the seed's."""
    if story.state.croupier.by_hand:
        _shuffle_for_dealer(story)
        _cut_and_deal(story, 26, True)
        return
    _begin_level(story)
    croupier = story.state.croupier
    tried = replace(story.state, shuffles=story.state.shuffles + 1)
    players = croupier.players(tried)
    run, hand = croupier.dealt(tried, players)
    turned, trump = croupier.laid_open(hand)
    story.tell(
        events.HandDealt(
            at=story.at,
            number=tried.hands + 1,
            dealer=croupier.dealer(replace(tried, run=run)),
            deck=1,
            players=players,
            turned=turned,
            trump=trump,
            moves=croupier.stakes(None, hand),
        )
    )
    _after_act(story)


def _call_out(story: _Story, command: c.CallOut, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    wrong = calling.in_the_way(state, command)
    if wrong is not None:
        raise Refusal(wrong.why, "call", wrong.cure, wrong.clause, wrong.reason)
    _player_is_back(story, command.seat, ctx)
    story.tell(
        events.CalledOut(
            at=story.at,
            seat=command.seat,
            call=command.call,
            on=command.on,
            answers=calling.answers(state, command),
            bot=ctx.role == "server",
        )
    )
    _after_act(story)


def _go_on(story: _Story, command: c.GoOn, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    if state.stage not in ("pause", "calls"):
        raise Refusal(Message("a-hand-is-being-played"), "table", Message("play-it-to-its-end"))
    if command.seat in state.ready:
        raise Refusal(Message("you-are-ready-already"), "seat", Message("wait-for-the-others-here"))
    _player_is_back(story, command.seat, ctx)
    story.tell(events.WentOn(at=story.at, seat=command.seat))
    _go_on_if_all_are_ready(story)


def _go_on_if_all_are_ready(story: _Story) -> None:
    """The next hand is dealt as soon as nobody needs more time, if nothing else is waited for; at
    an open table the one that is over is settled when nobody has anything to call."""
    state = story.state
    if not set(state.persons()) <= set(state.ready):
        return
    if state.stage == "calls":
        _settle(story)
    elif not waits_for(state, story.at):
        _next_hand(story)


def _begin_level(story: _Story) -> None:
    """Blinds change between two hands, never in one (HOLDEM-109)."""
    due = level_due(story.state, story.at)
    if due is not None and due != story.state.level:
        story.tell(events.LevelBegun(at=story.at, level=due))


def _between_hands(story: _Story) -> None:
    """Something is due between two hands: an answer that did not come, another level, the deal."""
    for offer in story.state.offers:
        if 0 < offer.until <= story.at:
            _decline(story, offer.seat, True)
    if story.state.stage != "pause":
        return
    due = deal_due(story.state)
    if due is not None and story.at >= due and not waits_for(story.state, story.at):
        _next_hand(story)
    elif story.state.by_leave:
        _begin_level(story)


def _next_hand(story: _Story) -> None:
    """Deal, or end: the session's clock may have run out between hands."""
    if _time_is_up(story.state, story.at):
        _end(story, "time")
    elif story.state.croupier.by_hand and len(deal.players(story.state)) < 2:
        _end(story, "one left")
    else:
        _deal(story)


# -- the hand --------------------------------------------------------------------------


def _act(story: _Story, command: c.Act, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    if state.stage != "hand" or state.hand is None:
        raise Refusal(Message("no-hand-is-being-played"), "table", Message("wait-for-the-deal"))
    asked = state.asked()
    if command.step != state.step and len(asked) < 2:
        raise Refusal(Message("that-turn-has-gone-by"), "step", Message("look-at-the-table"))
    bot = ctx.role == "server"
    if command.seat not in asked and (state.open is None or bot):
        why = (
            Message("it-is-somebody-turn", player=Player(state.seats[asked[0]].name))
            if asked
            else Message("nobody-has-the-turn")
        )
        raise Refusal(why, "seat", Message("wait-for-your-turn"), _turn_clause(state))
    words = _checked(state, command)
    if isinstance(words, Wrong):
        raise Refusal(words.why, "words", words.cure, words.clause, words.reason)
    _player_is_back(story, command.seat, ctx)
    _do(story, command.seat, words, automatic=False, bot=bot)


def _checked(state: State, command: c.Act) -> str | Wrong:
    """The words as the log writes them: at a guided table of a lawful act, at an open one of what
    hands can do."""
    if state.open:
        return state.open.checked(state, command.seat, command.words)
    return state.croupier.checked(state.hand, command.seat, command.words)


def _turn_clause(state: State) -> str:
    by_hand = state.croupier.by_hand
    return deal.TURN_CLAUSE[state.preset] if by_hand else state.croupier.turn_clause


def _do(story: _Story, seat: int, words: str, *, automatic: bool, bot: bool) -> None:
    state = story.state
    _, after = after_act(state, seat, words)
    story.tell(
        events.Acted(
            at=story.at,
            seat=seat,
            step=state.step,
            words=words,
            moves=state.croupier.stakes(state.hand, after),
            automatic=automatic,
            bot=bot,
        )
    )
    _after_act(story)


def _after_act(story: _Story) -> None:
    """Whatever must follow: a dead hand's act, the hand's end, lost seats, the session's end."""
    state = story.state
    if state.hand is None or state.stage == "calls":
        return
    if not state.hand.is_over:
        seat = state.turn()
        if seat >= 0 and state.seats[seat].disqualified:
            words = state.croupier.remedy(state.hand, seat)
            _do(story, seat, words, automatic=True, bot=True)
        return
    if state.open and state.persons() and state.open.awaits_calls(state):
        story.tell(events.CallsAwaited(at=story.at, until=story.at + CALLS_MS))
    else:
        _settle(story)


def _settle(story: _Story) -> None:
    """The hand is counted and paid; from here no call changes it."""
    state = story.state
    if state.croupier.by_hand:
        story.tell(deal.finished(state, story.at, deal.count_stakes(state.hand)))
        for seat in deal.losers(story.state):
            clause = deal.LOSS_CLAUSE[state.preset]
            story.tell(events.SeatLost(at=story.at, seat=seat, clause=clause))
    else:
        _score(story)
    _maybe_end(story)


def _score(story: _Story) -> None:
    state = story.state
    assert state.facts is not None
    score = state.croupier.score(state)
    story.tell(
        events.HandScored(
            at=story.at,
            number=state.facts.number,
            outcome=score.outcome,
            winners=score.winners,
            moves=score.moves,
            lines=score.lines,
            tricks=score.tricks,
        )
    )
    if state.by_leave:
        return  # who is out there, and who may buy in again, is for the event to say
    for seat, clause in state.croupier.lost(story.state):
        chips, rebuy_clause = state.croupier.price(story.state, seat)
        if chips:
            until = story.at + BUY_MS if story.state.timed else 0
            _offer(story, seat, chips, until, rebuy_clause, desk=False)
        else:
            story.tell(events.SeatLost(at=story.at, seat=seat, clause=clause))


def _offer(story: _Story, seat: int, chips: int, until: int, clause: str, *, desk: bool) -> None:
    """A player is asked whether to buy in again; a bot never does."""
    story.tell(
        events.BuyInOffered(
            at=story.at, seat=seat, chips=chips, until=until, clause=clause, desk=desk
        )
    )
    if not desk and story.state.seats[seat].kind == "bot":
        _decline(story, seat, False)


def _decline(story: _Story, seat: int, unanswered: bool) -> None:
    """Who does not buy in again is out (OP-X-24)."""
    story.tell(events.BuyInDeclined(at=story.at, seat=seat, unanswered=unanswered))
    if not story.state.by_leave:
        story.tell(events.SeatLost(at=story.at, seat=seat, clause="OP-X-24"))
        _maybe_end(story)


def _maybe_end(story: _Story) -> None:
    state = story.state
    if state.call is not None or state.stage == "ended" or state.offers or state.by_leave:
        return
    if not state.croupier.by_hand:
        why = state.croupier.over(state)
        if why:
            _end(story, why)
        elif _time_is_up(state, story.at):
            _end(story, "time")
        return
    left = deal.may_play_on(state)
    if left < 2:
        _end(story, "one left" if left else "nobody left")
    elif story.at >= state.ends_at and _ends_by_time(state):
        _end(story, "time")


def _end(story: _Story, why: str) -> None:
    state = story.state
    assert state.secrets is not None
    croupier = state.croupier
    moves = deal.last_pot(state) if croupier.by_hand else ()
    books = apply_moves(state, moves)
    places, draws = cut(books)
    story.tell(
        events.SessionEnded(
            at=story.at,
            session=state.session,
            stacks=books.stacks,
            pot=books.pot,
            moves=moves,
            locked=state.locked,
            seed=state.secrets.seed,
            salt=state.secrets.salt,
            why=why,
            places=places,
            tie=tuple(tuple((seat, format_card(card)) for seat, card in one) for one in draws),
        )
    )


def may_undo(state: State, seat: int) -> bool:
    """The seat's last act has shown nobody anything, and nobody has acted since."""
    before = state.before
    return (
        before is not None
        and state.stage == "hand"
        and before.seat == seat
        and not state.still
        and not before.early
        and state.croupier.may_take_back(before.hand, state.hand, before.words)
    )


def _undo(story: _Story, command: c.Undo, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    before = story.state.before
    if before is None or not may_undo(story.state, command.seat):
        raise Refusal(
            Message("there-is-nothing-of-yours-to-take"),
            "table",
            Message("call-the-chair-if-something-went-wrong"),
        )
    _put_back(story, False)


def _put_back(story: _Story, by_ruling: bool) -> None:
    before = story.state.before
    assert before is not None
    moves = tuple(
        Move(source=m.target, target=m.source, amount=m.amount, clause=m.clause)
        for m in reversed(before.moves)
    )
    story.tell(
        events.TakenBack(
            at=story.at, seat=before.seat, step=before.step, moves=moves, by_ruling=by_ruling
        )
    )


def _buy_in(story: _Story, command: c.BuyIn, ctx: Context) -> None:
    offer = next((one for one in story.state.offers if one.seat == command.seat), None)
    if offer is not None:
        _may_answer(story, command.seat, offer.desk, ctx)
        clause = "HOLDEM-05"
        move = Move(source=BANK, target=f"seat:{offer.seat}", amount=offer.chips, clause=clause)
        story.tell(events.BoughtIn(at=story.at, seat=command.seat, moves=(move,)))
        return
    _moving(story, command.seat, ctx)
    by_hand = story.state.croupier.by_hand
    sum_ = deal.buy_in_amount(story.state, command.seat) if by_hand else 0
    if not sum_:
        raise Refusal(
            Message("you-cannot-buy-in-now"),
            "seat",
            Message("buy-in-between-hands"),
            "RAP-45",
        )
    move = Move(source=BANK, target=f"seat:{command.seat}", amount=sum_, clause="RAP-45")
    story.tell(events.BoughtIn(at=story.at, seat=command.seat, moves=(move,)))


def _may_answer(story: _Story, seat: int, desk: bool, ctx: Context) -> None:
    if desk and ctx.role != "server":
        raise Refusal(
            Message("rebuys-are-paid-at-the-desk"), "seat", Message("pay-there"), "HOLDEM-05"
        )
    if not desk:
        _moving(story, seat, ctx)


def _decline_buy_in(story: _Story, command: c.DeclineBuyIn, ctx: Context) -> None:
    """Anybody may decline to buy in again for themselves; for others the event says it."""
    if not any(one.seat == command.seat for one in story.state.offers):
        raise Refusal(
            Message("nobody-asked-that-player"), "seat", Message("nothing-more-is-to-do"), "OP-X-24"
        )
    if ctx.role != "server":
        _moving(story, command.seat, ctx)
    _decline(story, command.seat, False)


# -- a table of an event whose people go from table to table ---------------------------


def _server_between(story: _Story, ctx: Context, *, begun: bool = True) -> State:
    """What the event alone may do, and never while a hand is played."""
    state = story.state
    if ctx.role != "server" or not state.by_leave:
        raise Refusal(Message("only-the-event-does-that"), "role", Message("ask-the-desk"))
    if begun and state.stage != "pause":
        raise Refusal(
            Message("a-hand-is-being-played"),
            "table",
            Message("wait-until-it-is-over"),
            "HOLDEM-120",
        )
    return state


def _set_levels(story: _Story, command: c.SetLevels, ctx: Context) -> None:
    state = _server_between(story, ctx, begun=False)
    if command.levels != state.levels:
        story.tell(events.LevelsSet(at=story.at, levels=command.levels))


def _give_leave(story: _Story, command: c.GiveLeave, ctx: Context) -> None:
    state = _server_between(story, ctx)
    if command.hand == state.hands + 1 and state.leave != command.hand:
        story.tell(events.LeaveGiven(at=story.at, hand=command.hand))
        if state.persons() and state.call is None:
            _go_on_if_all_are_ready(story)


def _offer_buy_in(story: _Story, command: c.OfferBuyIn, ctx: Context) -> None:
    state = _server_between(story, ctx)
    _seat_exists(story, command.seat)
    if state.stacks[command.seat] or any(one.seat == command.seat for one in state.offers):
        raise Refusal(
            Message("that-player-has-chips"), "seat", Message("nothing-more-is-to-do"), "HOLDEM-05"
        )
    _offer(story, command.seat, command.chips, command.until, "HOLDEM-05", desk=True)


def _seat_player(story: _Story, command: c.SeatPlayer, ctx: Context) -> None:
    state = _server_between(story, ctx)
    _seat_exists(story, command.seat)
    if state.seats[command.seat].kind != "empty":
        raise Refusal(
            Message("that-seat-is-taken"), "seat", Message("take-an-empty-seat"), "OP-HOLDEM-11"
        )
    source = HALL if command.came_from else BANK
    seat, amount = f"seat:{command.seat}", command.chips
    move = Move(source=source, target=seat, amount=amount, clause=command.clause)
    story.tell(
        events.PlayerCame(
            at=story.at,
            seat=command.seat,
            name=command.name,
            person=command.person,
            entry=command.entry,
            came_from=command.came_from,
            present=command.present,
            sitting_in=command.sitting_in or not command.present,
            moves=(move,),
        )
    )


def _send_player(story: _Story, command: c.SendPlayer, ctx: Context) -> None:
    state = _server_between(story, ctx)
    _seat_exists(story, command.seat)
    place, chips = state.seats[command.seat], state.stacks[command.seat]
    if place.kind == "empty":
        raise Refusal(Message("nobody-sits-there"), "seat", Message("choose-a-seat-that-is-taken"))
    move = Move(source=f"seat:{command.seat}", target=HALL, amount=chips, clause=command.clause)
    story.tell(
        events.PlayerGone(
            at=story.at,
            seat=command.seat,
            person=place.person,
            entry=place.entry,
            to=command.to,
            chips=chips,
            moves=(move,) if chips else (),
        )
    )


def _draw_button(story: _Story, command: c.DrawButton, ctx: Context) -> None:
    state = _server_between(story, ctx)
    _, button, found = state.croupier.drawn_anew(state)
    story.tell(events.ButtonDrawn(at=story.at, seat=button, clause=found.clause, text=found.text))


def _change_stacks(story: _Story, command: c.ChangeStacks, ctx: Context) -> None:
    state = _server_between(story, ctx)
    moves = []
    for seat, (before, after) in enumerate(zip(state.stacks, command.stacks, strict=True)):
        source, target = (BANK, f"seat:{seat}") if after > before else (f"seat:{seat}", BANK)
        if after != before:
            move = Move(
                source=source, target=target, amount=abs(after - before), clause="OP-HOLDEM-13"
            )
            moves.append(move)
    story.tell(events.StacksChanged(at=story.at, moves=tuple(moves)))


# -- the chair -------------------------------------------------------------------------


def _call(story: _Story, command: c.CallChair, ctx: Context) -> None:
    if command.seat >= 0:
        _own_seat(story, command.seat, ctx)
    else:
        _need_official(story, ctx, Message("only-officials-stop-a-table"))
    if not _in_session(story):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("go-to-the-chair-desk")
        )
    if story.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called"),
            "table",
            Message("the-chair-is-coming"),
            "LLAA-T-17",
        )
    hall = command.hall if ctx.role == "server" else 0
    reason = command.reason.strip()
    story.tell(events.ChairCalled(at=story.at, seat=command.seat, reason=reason, hall=hall))


def _look(story: _Story, command: c.LookAtHands, ctx: Context) -> None:
    if ctx.role not in ("judge", "chair"):
        raise Refusal(
            Message("only-the-judge-may-look-at-hands"), "role", Message("call-the-chair")
        )
    if story.state.call is None:
        raise Refusal(
            Message("nobody-has-called"),
            "table",
            Message("stop-the-table-first"),
            "LLAA-T-17",
        )
    story.tell(events.HandsLookedAt(at=story.at, by=ctx.actor, reason=command.reason.strip()))


def _rule(story: _Story, command: c.Rule, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-rule"))
    if story.state.call is None:
        raise Refusal(
            Message("nobody-has-called-the-chair"), "table", Message("stop-the-table-first")
        )
    check = _RULINGS.get(command.ruling)
    if check is None:
        why = Message("no-such-ruling", ruling=command.ruling)
        raise Refusal(why, "ruling", Message("choose-one-of", choices=tuple(_RULINGS)))
    check(story.state, command)
    if command.ruling == "disqualify" and story.state.event:
        raise Refusal(
            Message("a-disqualification-is-of-the-whole-event"),
            "ruling",
            Message("rule-it-on-the-judge-page"),
            "LLAA-T-14",
        )
    tried = _Story(story.state, story.at)
    _carry_out(tried, command, ctx, ())
    _carry_out(story, command, ctx, changes_of(story.state, tried.state, tried.events[1:]))


def ruled(state: State, command: c.Rule, ctx: Context) -> tuple[events.RuledChange, ...]:
    """What a ruling would change, looked at before it is given. Raises Refusal as it would."""
    told = decide(state, command, ctx)
    return next(one.changes for one in told if isinstance(one, events.Ruled))


def _carry_out(
    story: _Story, command: c.Rule, ctx: Context, changes: tuple[events.RuledChange, ...]
) -> None:
    story.tell(
        events.Ruled(
            at=story.at,
            ruling=command.ruling,
            seat=command.seat,
            clause=command.clause,
            text=command.text.strip(),
            by=ctx.actor,
            changes=changes,
        )
    )
    if command.ruling == "misdeal":
        _void(story, command.clause or _misdeal_clause(story.state))
    elif command.ruling == "take_back":
        _put_back(story, True)
    elif command.ruling == "disqualify":
        _put_out(story, command.seat, command.clause, command.text)
    elif command.ruling == "sit_in":
        story.tell(events.BotSatIn(at=story.at, seat=command.seat, why="put there"))
    elif command.ruling == "end_session":
        _end(story, "ended")
    _after_act(story)  # a hand that died while the chair was called
    _maybe_end_between(story)


def _misdeal_clause(state: State) -> str:
    by_hand = state.croupier.by_hand
    return deal.MISDEAL_CLAUSE[state.preset] if by_hand else state.croupier.misdeal_clause


def _maybe_end_between(story: _Story) -> None:
    if story.state.stage in ("shuffle", "cut", "pause"):
        _maybe_end(story)


def _may_always(state: State, command: c.Rule) -> None:
    return


def _may_misdeal(state: State, command: c.Rule) -> None:
    if state.hand is None or not state.croupier.before_play(state.hand):
        raise Refusal(
            Message("a-wrong-deal-is-a-misdeal-until"),
            "ruling",
            Message("rule-on-this-hand-in-another-way"),
            "OP-BOURE-14",
        )


def _may_take_back(state: State, command: c.Rule) -> None:
    if state.before is None:
        raise Refusal(Message("there-is-no-act-to-take-back"), "ruling", Message("let-play-go-on"))


def _may_mark(state: State, command: c.Rule) -> None:
    if state.hand is None or not state.croupier.is_in(state.hand, command.seat):
        raise Refusal(
            Message("that-player-is-not-in-this-hand"), "seat", Message("name-a-seat-that-is-in")
        )


def _may_put_out(state: State, command: c.Rule) -> None:
    if not 0 <= command.seat < len(state.seats) or not state.seats[command.seat].playing:
        raise Refusal(Message("nobody-plays-there"), "seat", Message("name-a-seat-of-this-session"))
    if state.seats[command.seat].disqualified:
        raise Refusal(
            Message("that-player-is-disqualified-already"), "seat", Message("let-play-go-on")
        )


def _may_sit_in(state: State, command: c.Rule) -> None:
    here = 0 <= command.seat < len(state.seats) and state.seats[command.seat]
    if not here or here.kind != "person" or here.sitting_in:
        raise Refusal(Message("no-person-sits-there"), "seat", Message("choose-a-person-seat"))


def _may_end(state: State, command: c.Rule) -> None:
    if state.in_hand:
        raise Refusal(
            Message("a-hand-under-way-is-finished-first"),
            "ruling",
            Message("rule-on-the-hand"),
            "LLAA-T-07",
        )


_RULINGS: dict[str, Callable[[State, c.Rule], None]] = {
    "play_on": _may_always,
    "misdeal": _may_misdeal,
    "take_back": _may_take_back,
    "renege": _may_mark,
    "disqualify": _may_put_out,
    "sit_in": _may_sit_in,
    "end_session": _may_end,
}


def _void(story: _Story, clause: str) -> None:
    state = story.state
    assert state.hand is not None
    assert state.facts is not None
    story.tell(
        events.HandVoid(
            at=story.at,
            number=state.facts.number,
            clause=clause,
            moves=state.croupier.given_back(state.hand),
        )
    )


def _disqualify(story: _Story, command: c.Disqualify, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-disqualify"))
    if not _in_session(story):
        raise Refusal(Message("no-session-is-being-played"), "table", Message("do-it-in-the-event"))
    _may_put_out(story.state, c.Rule(ruling="disqualify", seat=command.seat))
    _put_out(story, command.seat, command.clause, command.reason)
    _maybe_end_between(story)


def _put_out(story: _Story, seat: int, clause: str, reason: str) -> None:
    if story.state.stage == "calls":
        _settle(story)
    sum_ = story.state.stacks[seat]
    clause = clause or "OP-X-19"
    moves = (
        (Move(source=f"seat:{seat}", target=events.LOCKED, amount=sum_, clause=clause),)
        if sum_
        else ()
    )
    story.tell(
        events.Disqualified(at=story.at, seat=seat, clause=clause, reason=reason, moves=moves)
    )
    if story.state.stage == "draw" and not deal.to_draw(story.state):
        winner = deal.highest_drawn(story.state)
        draw_clause = deal.DRAW_CLAUSE[story.state.preset]
        if winner >= 0:
            story.tell(events.FirstDealer(at=story.at, seat=winner, way="draw", clause=draw_clause))
    if story.state.call is None:
        _after_act(story)


# -- talk and pauses -------------------------------------------------------------------


def _say(story: _Story, command: c.Say, ctx: Context) -> None:
    _own_seat(story, command.seat, ctx)
    if command.phrase not in PHRASES:
        raise Refusal(
            Message("that-is-not-one-of-the-phrases"),
            "phrase",
            Message("choose-a-phrase-of-the-list"),
        )
    last = max((at for seat, _, at in story.state.said if seat == command.seat), default=0)
    if story.at - last < SAY_MS:
        raise Refusal(Message("you-have-just-spoken"), "phrase", Message("wait-two-seconds"))
    story.tell(events.Spoke(at=story.at, seat=command.seat, phrase=command.phrase))


def _ask_pause(story: _Story, command: c.AskPause, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    state = story.state
    if state.event:
        raise Refusal(
            Message("the-hall-clock-keeps-this-table-time"),
            "table",
            Message("call-the-chair"),
            "LLAA-T-17",
        )
    if not _in_session(story):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("take-all-the-time-you-like")
        )
    if state.pause is not None:
        raise Refusal(Message("a-pause-is-asked-for-already"), "table", Message("agree-or-play-on"))
    story.tell(events.PauseAsked(at=story.at, seat=command.seat, until=story.at + ANSWER_MS))
    _pause_if_agreed(story)


def _answer_pause(story: _Story, command: c.AnswerPause, ctx: Context) -> None:
    _moving(story, command.seat, ctx)
    pause = story.state.pause
    if pause is None:
        raise Refusal(Message("nobody-asks-for-a-pause"), "table", Message("ask-for-one-yourself"))
    if command.seat in pause.agreed:
        raise Refusal(
            Message("you-have-agreed-already"), "seat", Message("wait-for-the-others-here")
        )
    story.tell(events.PauseAnswered(at=story.at, seat=command.seat, agreed=command.agree))
    _pause_if_agreed(story)


def _pause_if_agreed(story: _Story) -> None:
    """Every person at the table has agreed; bots never mind."""
    pause = story.state.pause
    if pause is not None and set(story.state.persons()) <= set(pause.agreed):
        story.tell(events.PauseBegun(at=story.at, until=story.at + PAUSE_MS))


def _play_on(story: _Story, command: c.PlayOn, ctx: Context) -> None:
    _own_seat(story, command.seat, ctx)
    if story.state.pause is None:
        raise Refusal(Message("the-table-does-not-pause"), "table", Message("play-on-here"))
    story.tell(events.PauseOver(at=story.at, seat=command.seat))


def _pause_runs_out(story: _Story) -> None:
    story.tell(events.PauseOver(at=story.at, seat=-1))


# -- time ------------------------------------------------------------------------------


def _extra(story: _Story, command: c.ExtraMinutes, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-give-minutes"))
    if not _in_session(story):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("begin-the-session-first")
        )
    if story.state.event and ctx.role != "server":
        raise Refusal(
            Message("the-hall-clock-keeps-this-table-time"),
            "minutes",
            Message("give-the-minutes-in-the-event"),
            "LLAA-T-06",
        )
    if not 1 <= command.minutes <= 60:
        raise Refusal(
            Message("so-many-minutes", minutes=command.minutes),
            "minutes",
            Message("give-1-to-60-minutes"),
        )
    story.tell(
        events.MinutesAdded(at=story.at, minutes=command.minutes, reason=command.reason.strip())
    )


def _set_end(story: _Story, command: c.SetEnd, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-set-the-clock"))
    if _in_session(story) and command.ends_at != story.state.ends_at:
        story.tell(events.EndSet(at=story.at, ends_at=command.ends_at))


def _end_session(story: _Story, command: c.EndSession, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-end-the-session"))
    if not _in_session(story):
        raise Refusal(Message("no-session-is-being-played"), "table", Message("nothing-to-end"))
    if story.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called"), "table", Message("rule-first"), "LLAA-T-17"
        )
    host = story.state.host
    own = next((i for i, s in enumerate(story.state.seats) if s.person and s.person == host), -1)
    if own >= 0 and ctx.actor == host and _only_bots_beside(story.state, own):
        _break_off(story, "all gone")
        return
    _may_end(story.state, c.Rule(ruling="end_session"))
    _end(story, "ended")


def _resume(story: _Story, command: c.Resume, ctx: Context) -> None:
    _need_official(story, ctx, Message("only-officials-restart-the-clock"))
    if not _in_session(story):
        return
    lost = 0 if story.state.event else max(0, story.at - story.state.at)
    _shift(story, "down", lost)


def _shift(story: _Story, why: str, session_by: int) -> None:
    frozen = story.state.still
    deadline = 0 if frozen else story.at + story.state.waiting_ms() + reserve(story.state)
    story.tell(events.ClockShifted(at=story.at, why=why, session_by=session_by, deadline=deadline))


def _tick(story: _Story, command: c.Tick, ctx: Context) -> None:
    state = story.state
    if _in_session(story) and story.at < state.at - SET_BACK_MS:
        _shift(story, "set back", 0 if state.event else story.at - state.at)
        return
    story.at = max(story.at, state.at)
    closes = closes_at(state)
    if closes is not None and story.at >= closes:
        _close(story)
        return
    if not _in_session(story):
        return
    if state.call is None and state.pause is not None and story.at >= state.pause.until:
        _pause_runs_out(story)
        return
    if state.still:
        return
    due = _due(state)
    late = -1 if due is None else story.at - due
    # The hall's clock runs on while this machine sleeps; a table of its own sleeps with it.
    # between hands an event's table only does what the hall's clock says, however late
    between = state.by_leave and state.stage == "pause"
    if late > SLEPT_MS and not between and not (state.event and _time_is_up(state, story.at)):
        _shift(story, "asleep", 0 if state.event else late)
    elif _time_is_up(state, story.at):
        _end(story, "time")
    elif late >= 0:
        _remedy(story)


def _time_is_up(state: State, at: int) -> bool:
    """Between deals, with the session's time over."""
    between = state.stage in ("draw", "shuffle", "cut", "pause")
    return between and at >= state.ends_at and _ends_by_time(state)


def _remedy(story: _Story) -> None:
    """The player's time is up: the table does the least for them."""
    state = story.state
    if state.stage == "draw":
        for seat in deal.to_draw(state):
            if story.state.stage == "draw":
                _draw_one(story, seat, True)
    elif state.stage == "shuffle":
        if len(deal.players(state)) < 2:
            _end(story, "one left")
            return
        _shuffle_for_dealer(story)
    elif state.stage == "cut":
        _cut_and_deal(story, 26, True)
    elif state.stage == "pause":
        _between_hands(story)
    elif state.stage == "calls":
        _settle(story)
    elif state.hand is not None and (words := state.own_words()):
        _do(story, -1, words, automatic=True, bot=True)
    elif state.hand is not None:
        seat = state.turn()
        bot = state.seats[seat].automatic
        words = state.croupier.remedy(state.hand, seat)
        _do(story, seat, words, automatic=True, bot=bot)
        place = story.state.seats[seat]
        if place.missed >= MISSED_TURNS and not place.automatic and _in_session(story):
            story.tell(events.BotSatIn(at=story.at, seat=seat, why="two turns missed"))


_DECIDE: dict[type, Callable[[_Story, Any, Context], None]] = {
    c.Sit: _sit,
    c.Leave: _leave,
    c.AddBot: _add_bot,
    c.ReplaceByBot: _replace,
    c.TakeBackSeat: _take_back,
    c.BeginSession: _begin,
    c.DrawCard: _draw_card,
    c.Shuffle: _shuffle,
    c.Cut: _cut,
    c.Act: _act,
    c.CallOut: _call_out,
    c.GoOn: _go_on,
    c.Say: _say,
    c.AskPause: _ask_pause,
    c.AnswerPause: _answer_pause,
    c.PlayOn: _play_on,
    c.Undo: _undo,
    c.BuyIn: _buy_in,
    c.DeclineBuyIn: _decline_buy_in,
    c.OfferBuyIn: _offer_buy_in,
    c.SetLevels: _set_levels,
    c.GiveLeave: _give_leave,
    c.SeatPlayer: _seat_player,
    c.SendPlayer: _send_player,
    c.DrawButton: _draw_button,
    c.ChangeStacks: _change_stacks,
    c.CallChair: _call,
    c.LookAtHands: _look,
    c.Rule: _rule,
    c.Disqualify: _disqualify,
    c.ExtraMinutes: _extra,
    c.SetEnd: _set_end,
    c.EndSession: _end_session,
    c.Resume: _resume,
    c.Tick: _tick,
}
# The pot is named in moves by what `events` calls it.
assert POT == "pot"
