"""The sentences of live tables: every game played with odd acts, and what everybody then sees."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from cardhall.cards.notation import format_card
from cardhall.tables import commands as c
from cardhall.tables.advising import NoAdvice, advice_for, odds_for
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.views import view_for
from tests.messages.hearing import Ear
from tests.tables.open_play import Chaos, open_table
from tests.tables.play import SECOND, Table

#: How a session of each game is made short, in each of its presets, with some house rules.
SESSIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "boure": (
        {"minutes": 4},
        {"minutes": 4, "preset": "rap"},
        {"minutes": 3, "options": {"minimum": "throw-in", "draw_limit": "4"}},
    ),
    "euchre": tuple(
        {"preset": "lions-euchre", "options": {"hands": 6, **more}}
        for more in ({}, {"stick_dealer": False, "loner_lead": "left-of-loner"})
    ),
    "pedro": ({"options": {"target": 14}}, {"options": {"target": 8}}),
    "pitty_pat": ({"minutes": 3},),
    "holdem": tuple(
        {"preset": preset, "minutes": 3}
        for preset in ("kofc-holdem", "cash-no-limit", "cash-limit")
    ),
    "rummy": ({"minutes": 4},),
    "spades": tuple(
        {"preset": "common-spades", "options": {"target": 60, "floor": 60, **more}}
        for more in ({}, {"blind_nil": "exchange", "blind_behind": 0, "bag_limit": 3})
    ),
    "po_ke_no": ({"minutes": 3}, {"minutes": 2, "options": {"false_call": "sit-out-game"}}),
}
GAMES = tuple(SESSIONS)
SEATS = {"boure": 5, "rummy": 3, "pitty_pat": 3}
#: What somebody might try in turn or out of it; "{}" is a card.
TRIES = (
    "play {}", "pass", "stay", "draw", "draw {}", "draw {} {}", "draw {} {} {} {}",
    "draw {} {} {} {} {}",
    "pick it up", "alone", "hearts", "spades alone", "discard {}", "bid 7",
    "bid 9", "bid 14", "name hearts",
    "throw {}", "rob", "take", "take {}", "decline", "draw 2", "meld {} {} {}",
    "add {} 1", "lay {} {} {}",
    "fold", "check", "call", "bet 200", "raise 600", "raise 1", "all-in", "show", "show {}", "muck",
    "out A", "out B", "call card", "bid 3", "nil", "look", "blind nil", "pass {} {}", "nonsense",
)  # fmt: skip


class TableEar(Ear):
    """Hears what is said at a table."""

    def table(self, state: State) -> None:
        for reader in (*range(len(state.seats)), None, "judge"):
            self.hear(view_for(state, reader))

    def attempt(self, state: State, command: Any, actor: str, role: str) -> None:
        try:
            decide(state, command, Context(state.at, actor, role))
        except Refusal as refusal:
            if refusal.why.key != "that-is-no-act-of-this-game":  # no page sends such words
                self.hear({"why": refusal.why, "cure": refusal.cure})
        except (ValueError, KeyError, IndexError):
            pass

    def advice(self, state: State, seat: int) -> None:
        for asked in (advice_for, odds_for):
            try:
                self.hear(asked(state, seat))
            except NoAdvice as none:
                self.hear({"why": none.why, "cure": none.cure})


def odd_commands(state: State, rng: random.Random) -> Iterator[tuple[Any, str, str]]:
    """(command, who, role) of what somebody might try now, right or wrong."""
    seat = rng.randrange(len(state.seats))
    asked = state.asked()
    for words in TRIES:
        for who in {seat, asked[0] if asked else seat}:
            said = words.format(*(rng.choice(held(state, who)) for _ in range(6)))
            yield c.Act(seat=who, step=state.step, words=said), state.seats[who].person, "player"
    for kind in c.Command.__subclasses__():
        for role in ("player", "judge", "chair", "visitor"):
            yield made_up(kind, seat, rng), state.seats[seat].person or "nobody", role


def held(state: State, seat: int) -> list[str]:
    """The cards that a seat holds, and two more."""
    mask = state.hand.hand_of(seat) if state.hand is not None else 0
    return [*(format_card(card) for card in range(52) if mask >> card & 1), "QH", "2C"]


def made_up(kind: Any, seat: int, rng: random.Random) -> Any:
    """A command of this kind, filled in by somebody who does not care."""
    fields: dict[str, Any] = {}
    for name, type_ in kind.__annotations__.items():
        words = str(type_)
        if name == "seat":
            fields[name] = rng.choice((seat, seat, seat, 99))
        elif words == "int":
            fields[name] = rng.choice((0, 1, 2, 7, 99))
        elif words == "bool":
            fields[name] = rng.random() < 0.5
        elif words == "str":
            fields[name] = rng.choice(("", "x", *WORDS.get(name, ())))
    try:
        return msgspec.convert({"type": kind.__struct_config__.tag, **fields}, kind)
    except msgspec.ValidationError:
        return c.GoOn(seat=seat)


def after(at: Table, *steps: tuple[Any, str, str]) -> Table:
    """The table as it would be, had this been done as well."""
    other = copy.copy(at)
    other.past = list(at.past)
    for command, actor, role in steps:
        try:
            other.do(command, actor, role)
        except (Refusal, ValueError, KeyError, IndexError):
            break
    return other


def stopped(at: Table, rng: random.Random) -> Iterator[State]:
    """The chair is called, looks, and rules in each of the ways."""
    seat = rng.randrange(len(at.state.seats))
    call = (c.CallChair(seat=0, reason="a card fell"), "p0", "player")
    look = (c.LookAtHands(reason=""), "judge", "judge")
    for ruling in WORDS["ruling"]:
        ruled = after(at, call, look, (c.Rule(ruling=ruling, seat=seat), "judge", "judge"))
        yield ruled.state
    yield after(at, call, look).state
    yield after(at, (c.AskPause(seat=0), "p0", "player")).state
    for agreed in (True, False):
        asked = after(
            at,
            (c.AskPause(seat=0), "p0", "player"),
            (c.AnswerPause(seat=1, agree=agreed), "p1", "player"),
        )
        yield asked.state
        yield after(asked, (c.PlayOn(seat=1), "p1", "player")).state
    for phrase in WORDS["phrase"]:
        yield after(at, (c.Say(seat=0, phrase=phrase), "p0", "player")).state
    yield after(
        at, (c.Leave(seat=0), "p0", "player"), (c.TakeBackSeat(seat=0), "p0", "player")
    ).state
    yield after(at, (c.ReplaceByBot(seat=0), "chair", "chair")).state
    yield after(at, (c.Disqualify(seat=seat), "chair", "chair")).state
    yield after(at, (c.ExtraMinutes(minutes=5), "chair", "chair")).state
    yield after(at, (c.Resume(), "", "server")).state
    yield after(at, (c.EndSession(), "judge", "judge")).state


WORDS: dict[str, tuple[str, ...]] = {
    "ruling": ("play_on", "misdeal", "take_back", "renege", "sit_in", "end_session", "disqualify"),
    "phrase": ("good luck", "well played", "nice hand", "thank you", "my mistake",
               "one moment", "good night"),
    "person": ("p0", "p1", "new"),
    "name": ("Rose", "New"),
    "words": ("pass",),
}  # fmt: skip


def table_of(game: str, **more: Any) -> Table:
    return Table(SEATS.get(game, 4), people=(0, 1), game=game, **{"minutes": 0, **more})


def session(game: str, seed: int, most: int = 1_500, **more: Any) -> Iterator[Table]:
    """A session of two people among bots: the table after each act."""
    at, rng = table_of(game, **more), random.Random(f"{game} {seed}")
    yield at
    at.begin(seed)
    for _ in range(most):
        yield at
        if at.state.stage == "ended":
            return
        at.at += SECOND
        somebody_moves(at, rng)


def somebody_moves(at: Table, rng: random.Random) -> None:
    """The bot that is due, or a person: something legal, or too long a thought."""
    if at.bot_moves():
        return
    state = at.state
    if (
        state.stage in ("draw", "shuffle", "cut")
        and rng.random() < 0.9
        and at.at < (state.ends_at or at.at + 1)
    ):
        at.person_moves(rng)
    elif state.stage != "hand" or state.still or rng.random() < 0.08 or not state.asked():
        at.wait((6 if state.game == "po_ke_no" else 31) * SECOND)
    else:
        seat = rng.choice(state.asked())
        if state.seats[seat].automatic:
            at.wait(6 * SECOND)
            return
        mine = view_for(state, seat).mine
        out = [one.words for one in mine.actions if "throw" in one.words] if mine else []
        words = [
            one
            for one in state.adapter.words(state.hand)
            if state.adapter.checked(state.hand, seat, one) == one
        ]
        if (state.game == "po_ke_no" and rng.random() < 0.7) or not words:
            at.wait(6 * SECOND)
            return
        chosen = out[0] if out else rng.choice([words[0], words[-1], rng.choice(words)])
        at.person(seat, c.Act(seat=seat, step=state.step, words=chosen))
        seen = view_for(at.state, seat).mine
        if rng.random() < 0.2 and at.state.stage == "hand" and seen and seen.may_undo:
            at.person(seat, c.Undo(seat=seat))


def listen(ear: TableEar, game: str, played: Iterable[tuple[int, int]], every: int = 5) -> None:
    """Sessions of a game, each by its seed and its number in SESSIONS: views of everybody,
    refusals, hints."""
    for seed, number in played:
        rng = random.Random(seed)
        more = SESSIONS[game][number]
        for step, at in enumerate(session(game, 10 * seed + number, **more)):
            ear.table(at.state)
            if step % every:
                continue
            for command, actor, role in odd_commands(at.state, rng):
                ear.attempt(at.state, command, actor, role)
            if at.state.stage == "hand" and at.state.asked():
                ear.advice(at.state, at.state.asked()[0])
            if step % (every * 8) == 0 and step:
                for state in stopped(at, rng):
                    ear.table(state)


def listen_open(ear: TableEar, game: str, seeds: Iterable[int], hands: int = 6) -> None:
    """Open tables of a game, where people do anything and call what they like."""
    for seed in seeds:
        options = {"false_call": "pays-ante"} if game == "boure" and seed % 2 else {}
        at = open_table(game, bots=seed % 3, options=options)
        at.begin(seed)
        chaos = Chaos(at, seed)
        for step in range(2_000):
            if at.state.stage == "ended" or at.state.hands > hands:
                break
            chaos.step(0.3)
            if step % 3 == 0:
                ear.table(at.state)
