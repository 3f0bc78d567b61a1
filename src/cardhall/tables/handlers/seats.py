"""Let people sit down and get up, and bots sit in; break off where only bots are left."""

from __future__ import annotations

from cardhall.messages import Message, Player
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.cast import FACES, character, next_bot
from cardhall.tables.commands import Context
from cardhall.tables.decision import (
    Decision,
    Refusal,
    check_official,
    check_own_seat,
    check_seat,
    in_session,
)
from cardhall.tables.handlers.ending import end
from cardhall.tables.handlers.hand import settle, void_hand
from cardhall.tables.state import State


def sit(decision: Decision, command: c.Sit, ctx: Context) -> None:
    check_seat(decision, command.seat)
    state, place = decision.state, decision.state.seats[command.seat]
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
    if place.kind == "empty" and state.terms.event_paced:
        raise Refusal(Message("nobody-was-seated-there"), "seat", Message("look-for-your-own-seat"))
    if in_session(decision) and not place.playing:
        raise Refusal(
            Message("a-session-is-being-played"), "seat", Message("sit-down-when-it-is-over")
        )
    if state.adapter.has_table_card(state.preset) and not (
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
    check_face(command.face)
    if place.playing and place.sitting_in:
        decision.add(events.SeatTakenBack(at=decision.at, seat=command.seat))
    decision.add(
        events.SeatTaken(
            at=decision.at,
            seat=command.seat,
            person=command.person,
            name=place.name if place.kept and place.name else command.name.strip(),
            acknowledged=command.acknowledged or place.acknowledged,
            face=command.face,
        )
    )


def leave(decision: Decision, command: c.Leave, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    place = decision.state.seats[command.seat]
    if place.kind != "person":
        raise Refusal(Message("no-person-sits-there"), "seat", Message("leave-your-own-seat"))
    decision.add(events.SeatLeft(at=decision.at, seat=command.seat, person=place.person))
    if not (place.playing and in_session(decision)):
        return
    if only_bots_beside(decision.state, command.seat):
        break_off(decision, "all gone")
    elif not place.sitting_in:
        decision.add(events.BotSatIn(at=decision.at, seat=command.seat, why="left"))


def take_name(decision: Decision, command: c.TakeName, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    state, place, name = decision.state, decision.state.seats[command.seat], command.name.strip()
    if state.event or place.kind != "person":
        raise Refusal(
            Message("names-are-the-events"), "name", Message("ask-the-chair-for-another-name")
        )
    if not name:
        raise Refusal(
            Message("the-name-is-missing"), "name", Message("write-the-name-that-the-table-may")
        )
    if any(s.name.casefold() == name.casefold() for s in state.seats if s is not place):
        raise Refusal(
            Message("somebody-is-called-so", player=Player(name)),
            "name",
            Message("take-another-name"),
        )
    if name != place.name:
        decision.add(events.SeatNamed(at=decision.at, seat=command.seat, name=name))


def only_bots_beside(state: State, seat: int) -> bool:
    """At a table of one's own: is nobody else there who plays or looks on from the same seat?"""
    others = (s for i, s in enumerate(state.seats) if i != seat)
    return not state.event and not any(
        s.kind == "person" and s.present and not s.sitting_in for s in others
    )


def break_off(decision: Decision, why: str) -> None:
    """Everybody has gone: nothing is played on in their names. A hand under way does not count."""
    if decision.state.stage == "calls":
        settle(decision)
    elif decision.state.hand is not None:
        void_hand(decision, "OP-T-11")
    if decision.state.stage != "ended":
        end(decision, why)


def close_table(decision: Decision) -> None:
    """Nobody has acted for so long: the session ends, if there is one, and the table with it."""
    if in_session(decision):
        break_off(decision, "nobody acted")
    why = Message("nobody-acted-for-30-minutes")
    if decision.state.terms.same:  # played once: it has waited longer
        why = Message("nobody-acted-for-12-hours")
    decision.add(events.TableClosed(at=decision.at, session=decision.state.session, why=why))


def add_bot(decision: Decision, command: c.AddBot, ctx: Context) -> None:
    check_seat(decision, command.seat)
    if ctx.role == "player" and (decision.state.event or ctx.actor != decision.state.terms.host):
        raise Refusal(
            Message("only-the-host-or-the-chair-seats"),
            "role",
            Message("ask-the-host-or-the-chair"),
        )
    if in_session(decision):
        raise Refusal(
            Message("a-session-is-being-played"), "seat", Message("wait-until-it-is-over")
        )
    if decision.state.seats[command.seat].kind != "empty":
        raise Refusal(Message("that-seat-is-taken"), "seat", Message("take-an-empty-seat"))
    seat_bot(decision, command.seat, command.name.strip())


def seat_bot(decision: Decision, seat: int, name: str = "") -> None:
    """A bot sits down: the one of that name, or the next of the house."""
    state = decision.state
    taken = {place.name for place in state.seats}
    bot = character(name, seat) if name else next_bot(taken, seat)
    decision.add(
        events.BotAdded(
            at=decision.at,
            seat=seat,
            name=bot.name,
            face=bot.face,
            manner=state.terms.manner or bot.manner,
        )
    )


def take_face(decision: Decision, command: c.TakeFace, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    check_face(command.face)
    if command.face != decision.state.seats[command.seat].face:
        decision.add(events.FaceTaken(at=decision.at, seat=command.seat, face=command.face))


def check_face(face: str) -> None:
    """Raises Refusal for a face that is not drawn."""
    if face and face not in FACES:
        raise Refusal(
            Message("no-such-way", way=face), "face", Message("choose-one-of", choices=FACES)
        )


def swap(decision: Decision, command: c.SwapSeats, ctx: Context) -> None:
    check_seat(decision, command.seat)
    check_seat(decision, command.other)
    state = decision.state
    if state.event or state.stage != "seats":
        raise Refusal(
            Message("seats-are-changed-before-play"), "seat", Message("play-on-where-you-sit")
        )
    if ctx.role == "player" and not _may_swap(state, command, ctx):
        raise Refusal(
            Message("only-the-host-moves-others"), "seat", Message("change-with-a-free-seat")
        )
    both = {command.seat, command.other}
    if len(both) == 2 and any(state.seats[seat].kind != "empty" for seat in both):
        decision.add(events.SeatsSwapped(at=decision.at, seat=command.seat, other=command.other))


def _may_swap(state: State, command: c.SwapSeats, ctx: Context) -> bool:
    """One of the two is the player's own, and no other person sits at either."""
    people = [state.seats[s].person for s in (command.seat, command.other) if state.seats[s].person]
    return bool(ctx.actor) and people == [ctx.actor]


def put_bot(decision: Decision, command: c.ReplaceByBot, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-put-a-bot"))
    check_seat(decision, command.seat)
    place = decision.state.seats[command.seat]
    if place.kind != "person" or place.sitting_in:
        raise Refusal(Message("a-bot-moves-there-already"), "seat", Message("choose-a-person-seat"))
    decision.add(events.BotSatIn(at=decision.at, seat=command.seat, why="put there"))


def take_back_seat(decision: Decision, command: c.TakeBackSeat, ctx: Context) -> None:
    check_seat(decision, command.seat)
    place = decision.state.seats[command.seat]
    if ctx.role != "server":
        check_own_seat(decision, command.seat, ctx)
    if not place.sitting_in:
        raise Refusal(Message("no-bot-sits-in-for-you"), "seat", Message("play-on-here"))
    decision.add(events.SeatTakenBack(at=decision.at, seat=command.seat))
