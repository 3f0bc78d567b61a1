"""Whole sessions of any game but Bouré at a live table, and what must hold on the way.

Bots and people move at random: a person now and then lets the time run out, or takes an act back.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from cardhall.cards.notation import format_card
from cardhall.messages import read_hook, to_answer
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.log import card_name
from cardhall.tables.shapes import TableView
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.views import view_for
from tests.tables.play import SECOND, Table


def act(at: Table, words: str) -> list[Any]:
    """Whoever's turn it is does this."""
    seat = at.state.turn()
    command = c.Act(seat=seat, step=at.state.step, words=words)
    return at.do(command) if at.state.seats[seat].automatic else at.person(seat, command)


def acts(at: Table, *all_words: str) -> None:
    for words in all_words:
        act(at, words)


def some_words(state: State, rng: random.Random) -> str:
    """The first legal act, the last, or any: so that bids end and games go on."""
    words = state.adapter.words(state.hand)
    return rng.choice([words[0], words[-1], rng.choice(words)])


def somebody_moves(at: Table, rng: random.Random) -> None:
    if at.bot_moves():
        return
    if at.state.stage != "hand" or at.state.still:
        at.wait(SECOND)
        return
    seat = at.state.turn()
    if rng.random() < 0.05:
        at.wait(31 * SECOND)
        return
    before = at.state
    act(at, some_words(at.state, rng))
    if at.state.seats[seat].kind == "person" and rng.random() < 0.3:
        take_back(at, seat, before)


def take_back(at: Table, seat: int, before: State) -> None:
    """Take it back where the view says that it may be, and be refused where it does not."""
    seen = view_for(at.state, seat).mine
    if at.state.stage != "hand" or seen is None or not seen.may_undo:
        at.refused(c.Undo(seat=seat), f"p{seat}", "player")
        return
    at.person(seat, c.Undo(seat=seat))
    assert at.state.turn() == seat
    for reader in (*range(len(at.state.seats)), None):
        was, now = view_for(before, reader), view_for(at.state, reader)
        for name in ("seats", "play", "trick", "pot", "phase", "trump"):
            assert getattr(was, name) == getattr(now, name), name
        if was.mine is not None and now.mine is not None:
            assert (was.mine.cards, was.mine.actions) == (now.mine.cards, now.mine.actions)


def played(
    at: Table, seed: int, most: int = 6_000, more: Callable[[State], bool] = lambda state: True
) -> Iterator[State]:
    """A session to its end; the states on the way."""
    rng = random.Random(seed)
    at.begin(seed)
    for _ in range(most):
        yield at.state
        if at.state.stage == "ended" or not more(at.state):
            return
        at.at += SECOND
        somebody_moves(at, rng)
    raise AssertionError("the session never ends")


def bytes_for(state: State, reader: int | str | None) -> bytes:
    """What a reader is sent; every word of it is one that the view's own shape knows."""
    sent = to_answer(view_for(state, reader))
    msgspec.json.decode(sent, type=TableView, dec_hook=read_hook)
    return sent


def readers(state: State) -> tuple[int | str | None, ...]:
    return (*range(len(state.seats)), None, "judge")


def comes_back(at: Table) -> None:
    """The events alone give the same table, and every reader the same bytes."""
    again = at.again()
    for reader in readers(at.state):
        assert bytes_for(again, reader) == bytes_for(at.state, reader)


def offers_are_legal(state: State) -> None:
    """Whoever is asked, and nobody else, is offered acts, each of them legal; what they are barred
    from has its reason and its clause."""
    for seat in range(len(state.seats)):
        mine = view_for(state, seat).mine
        assert mine is not None
        offered = [one.words for one in mine.actions]
        offered += [card.words for card in mine.cards if card.words]
        assert bool(offered) == (state.stage == "hand" and seat in state.asked())
        if offered:
            assert set(offered) <= set(state.adapter.words(state.hand))
            for one in mine.barred:
                assert one.why_not
                assert one.clause
            for card in mine.cards:
                assert card.legal == bool(card.words)
                assert card.legal or not card.why_not or card.clause


# -- who may know what -------------------------------------------------------------------


def moments(make: Callable[[random.Random], Table], count: int, seed: int) -> Iterator[State]:
    """States in the middle of hands, of many sessions."""
    rng = random.Random(seed)
    given = 0
    while given < count:
        here = rng.randrange(3, 40)
        for state in played(make(rng), rng.randrange(10**9), 9_000, lambda s: s.hands < 6):
            here -= 1
            if state.hand is not None and here <= 0 and given < count:
                given, here = given + 1, rng.randrange(1, 12)
                yield state
            if given >= count:
                return


def dealt_anew(state: State, reader: int | None, seed: int) -> State:
    """The same table for this reader, with other cards wherever it cannot see."""
    module, dice = state.adapter.module, random.Random(seed)
    hand = module.imagine(module.view(state.hand, reader), state.hand.rules, seed)
    assert state.secrets is not None
    secrets = replace(state.secrets, seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex())
    # what lay before the last act is asked only whether it may be taken back
    return replace(state, hand=hand, secrets=secrets)


def held(state: State) -> list[int]:
    return [state.hand.hand_of(seat) for seat in range(len(state.seats))]


def reply(state: State, seat: int, words: str) -> bytes:
    """What the seat is told that tries this; nothing when it may."""
    command = c.Act(seat=seat, step=state.step, words=words)
    try:
        decide(state, command, Context(state.at, state.seats[seat].person or "nobody", "player"))
    except Refusal as refusal:
        told = (refusal.why, refusal.field, refusal.cure, refusal.clause, str(refusal))
        return to_answer(told)
    return b""


def unseen_changes_no_byte(states: Iterator[State], tries: tuple[str, ...]) -> int:
    """Views and refusals are the same whatever lies where the reader cannot see. `tries`: words
    that it might say, "{}" for a card. How many of the pairs really differed."""
    rng = random.Random(1)
    changed = 0
    for number, state in enumerate(states):
        seat = rng.randrange(len(state.seats))
        reader = rng.choice((None, seat, seat, state.turn() if state.turn() >= 0 else seat))
        other = dealt_anew(state, reader, number)
        changed += held(state) != held(other)
        assert bytes_for(state, reader) == bytes_for(other, reader)
        if reader is None:
            assert bytes_for(state, "judge") == bytes_for(other, "judge")
            continue
        own = [format_card(card) for card in range(52) if state.hand.hand_of(reader) >> card & 1]
        for words in tries:
            said = words.format(rng.choice([*own, "QH"]))
            assert reply(state, reader, said) == reply(other, reader, said)
    return changed


def bots_choose_by_what_they_see(states: Iterator[State], answers: int = 10) -> int:
    """Other cards where it cannot see: the same request, and with the same dice the same choice."""
    asked = 0
    for number, state in enumerate(states):
        request = bot_request(state)
        if request is None:
            continue
        other = bot_request(dealt_anew(state, request.seat, number))
        assert other is not None
        other = replace(other, seed=request.seed)
        assert other == request
        if asked < answers:
            assert other.answer() == request.answer()
        asked += 1
    return asked


def nothing_printed_names_a_card(states: Iterator[State], open_cards: Any = None) -> None:
    """No repr of what a traceback may hold names a card that somebody holds; no line of the log
    tells one that does not lie open (`open_cards(state)`, as 52 bits)."""
    for state in states:
        hidden = 0
        for mask in held(state):
            hidden |= mask
        seen = view_for(state, 0)
        names = {format_card(card) for card in range(52) if hidden >> card & 1}
        request = bot_request(state)
        for thing in (state, state.hand, state.facts, request, seen, seen.play, seen.mine):
            words = "".join(x if x.isalnum() else " " for x in repr(thing)).split()
            assert not names & set(words), type(thing)
        hidden &= ~(open_cards(state) if open_cards else 0)
        since = max(line.at for line in state.log if "deals" in line.text)
        told = " ".join(line.text for line in state.log if line.at > since)
        told += view_for(state, None).spoken.card
        for card in range(52):
            if hidden >> card & 1:
                assert card_name(format_card(card)) not in told


def times_out(at: Table) -> str:
    """The time of the one whose turn it is runs out: the words of what was done for them."""
    at.wait(at.state.deadline - at.at)
    told: events.Acted = at.events(events.Acted)[-1]
    assert told.automatic
    return told.words
