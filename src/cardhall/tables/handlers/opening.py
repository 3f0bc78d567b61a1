"""Open a table, and say what is wrong with the options it was to be opened with."""

from __future__ import annotations

from typing import Any

from cardhall.bots.skills import MANNERS, SKILLS
from cardhall.cards.refusals import RulesError
from cardhall.messages import Chips, Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.events import AnyEvent
from cardhall.tables.game import TableGame
from cardhall.tables.games import NoSuchGame, table_game
from cardhall.tables.state import State
from cardhall.tables.structure import wrong_with
from cardhall.tables.tiebreaks import WAYS as TIES

REFEREES = ("guided", "open")


CLOCKS = ("always", "company", "none")


DEALINGS = ("hand", "table")


def open_table(state: State, command: c.OpenTable, ctx: Context) -> list[AnyEvent]:
    if state.stage != "closed":
        raise Refusal(Message("this-table-is-open-already"), "table", Message("open-another-one"))
    if command.referee not in REFEREES:
        why = Message("no-such-referee", referee=command.referee)
        raise Refusal(why, "referee", Message("choose-one-of", choices=REFEREES))
    try:
        adapter = table_game(command.game)
    except NoSuchGame as error:
        raise Refusal(error.why, "game", Message("choose-one-of-the-games")) from None
    try:
        rules = adapter.rules(command.preset, command.options)
    except (ValueError, KeyError, TypeError) as error:
        unread = Message("these-options-cannot-be-read")
        why = error.told if isinstance(error, RulesError) else unread
        cure = Message("take-an-option-that-the-table-card")
        raise Refusal(why, "options", cure) from None
    low, high, clause = adapter.seat_limits(rules)
    if not low <= len(command.seats) <= high:
        why = Message(
            "seats-that-do-not-fit",
            seats=len(command.seats),
            players=players_words(adapter, low, high),
        )
        cure = (
            Message("set-so-many-seats", seats=low)
            if low == high
            else Message("set-from-so-many-seats", low=low, high=high)
        )
        raise Refusal(why, "seats", cure, clause)
    _check_structure(adapter, rules, command)
    for name, word, known in (
        ("tie", command.tie, TIES[1:]),
        ("clock", command.clock, CLOCKS),
        ("dealing", command.dealing, DEALINGS),
        ("skill", command.skill, tuple(SKILLS)),
        ("manner", command.manner, tuple(MANNERS)),
    ):
        if word and word not in known:
            raise Refusal(
                Message("no-such-way", way=word), name, Message("choose-one-of", choices=known)
            )
    _check_numbers(adapter, command)
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
            start=command.start or adapter.start_chips(rules),
            turn_ms=command.turn_ms,
            shuffle_ms=command.shuffle_ms,
            bot_pause_ms=command.bot_pause_ms,
            host=command.host,
            game=command.game,
            bank_ms=command.bank_ms,
            levels=command.levels,
            rebuys=command.rebuys,
            event_paced=command.event_paced,
            tie=command.tie,
            referee=command.referee,
            clock=command.clock,
            dealing=command.dealing,
            target=command.target,
            skill=command.skill,
            manner=command.manner,
            opened_by=command.opened_by,
            deals=command.deals,
            same=command.same,
        )
    ]


def _check_numbers(adapter: TableGame, command: c.OpenTable) -> None:
    for name, value, least in (
        ("minutes", command.minutes, int(adapter.by_the_clock and bool(command.event))),
        ("turn_ms", command.turn_ms, 1),
        ("deals", command.deals, 0),
    ):
        if value < least:
            raise Refusal(
                Message("is-too-little", value=value), name, Message("give-a-number-above-zero")
            )


def _check_target(adapter: TableGame, command: c.OpenTable) -> None:
    """Points end the game where points are played for."""
    if command.target and adapter.unit != "points":
        why = Message("no-points-are-played-for", game=adapter.title)
        raise Refusal(why, "target", Message("leave-the-points-out"))
    if command.target < 0:
        why = Message("is-too-little", value=command.target)
        raise Refusal(why, "target", Message("give-a-number-above-zero"))


def _check_structure(adapter: TableGame, rules: Any, command: c.OpenTable) -> None:
    """Levels and rebuys are for games that have blinds, a target for those with points."""
    _check_target(adapter, command)
    if not (command.levels or command.rebuys):
        return
    if not adapter.has_levels:
        why = Message("has-no-blinds-that-rise", game=adapter.title)
        raise Refusal(why, "levels", Message("leave-the-levels-out"))
    if wrong := wrong_with(command.levels, rules.least_chip):
        raise Refusal(wrong, "levels", Message("change-that-level"), "OP-HOLDEM-02")
    rebuys = command.rebuys
    if rebuys and (rebuys.chips < 1 or min(rebuys.most, rebuys.minutes) < 0):
        why = Message("a-rebuy-of-so-many", chips=Chips(rebuys.chips))
        raise Refusal(why, "rebuys", Message("give-a-number-above-zero"), "OP-HOLDEM-01")


def players_words(adapter: TableGame, low: int, high: int) -> Message:
    if low == high:
        return Message("takes-so-many-players", game=adapter.title, count=low)
    return Message("takes-from-so-many-players", game=adapter.title, low=low, high=high)
