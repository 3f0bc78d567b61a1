"""No reader learns what they may not see: not from a view, a refusal, a bot, or a log.

For random states the cards that a reader cannot see are dealt anew; every byte that the table
would send them has to stay the same. DESIGN.md, "Who may know what".
"""

import random
import traceback
from dataclasses import replace

import msgspec
import pytest

from cardhall.cards.notation import format_card
from cardhall.messages import to_answer
from cardhall.tables import commands as c
from cardhall.tables.bots import bot_request
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.views import history, view_for
from tests.examples import dice, share
from tests.hidden.pairs import attempts, dealt_anew, differs, states, thaw

STATES = 5_000
PARTS = 4  # so that cores can work side by side


def sent(state: State, reader: int | str | None) -> bytes:
    """Every byte of a view and of the history that this reader can ask for."""
    return to_answer((view_for(state, reader), history(state)))


def reply(state: State, command: c.AnyCommand, context: Context) -> bytes:
    """What the asker is told when refused; nothing when not."""
    try:
        decide(state, command, context)
    except Refusal as refusal:
        text = (refusal.why, refusal.field, refusal.cure, refusal.clause, str(refusal))
        return to_answer(text)
    return b""


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them(part: int) -> None:
    """Seats, spectators and projector, the judge who has not looked: the same bytes, the same
    refusals, whatever lies where they cannot see."""
    rng, count = dice("hidden views", part), share(STATES // PARTS)
    changed = 0
    for number, (_, state) in enumerate(states(count, dice("hidden views states", part))):
        seats = range(len(state.seats))
        reader = rng.choice((*seats, None, "judge"))
        other = dealt_anew(state, reader, number)
        changed += differs(state, other)
        assert sent(state, reader) == sent(other, reader), (part, number, reader)
        if isinstance(reader, int):
            context = Context(state.at, state.seats[reader].person or "nobody", "player")
            for command in attempts(state, reader, rng):
                assert reply(state, command, context) == reply(other, command, context)
        else:
            context = Context(state.at, "judge", "judge")
            for command in attempts(state, rng.choice(seats), rng):
                # whoever may look, looks with everybody knowing it
                if not isinstance(command, c.LookAtHands):
                    assert reply(state, command, context) == reply(other, command, context)
    assert changed > count * 0.8


def test_a_leak_would_be_noticed() -> None:
    """The pairs can tell: how many legal acts another seat has, the size of its trumps, a seed."""
    noticed = [0, 0, 0]
    for number, (_, state) in enumerate(states(200, random.Random(3))):
        other = dealt_anew(state, None, number)
        for place, leak in enumerate((legal_count, trumps_held, next_deck)):
            noticed[place] += leak(state) != leak(other)
    assert min(noticed) > 20


def legal_count(state: State) -> int:
    assert state.hand is not None
    return len(state.hand.legal_actions())


def trumps_held(state: State) -> list[int]:
    hand = state.hand
    assert hand is not None
    trumps = 0x1FFF << 13 * hand.trump
    return [(hand.hand_of(seat) & trumps).bit_count() for seat in range(hand.seats)]


def next_deck(state: State) -> list[int]:
    assert state.secrets is not None
    return state.secrets.shuffles().deck(state.shuffles + 1)


def test_a_bot_chooses_by_what_it_may_see() -> None:
    """Other cards where it cannot see: the same request, and with the same dice the same choice."""
    asked = 0
    for number, (_, state) in enumerate(states(200, random.Random(77))):
        request = bot_request(state)
        if request is None or request.kind != "act":
            continue
        other = bot_request(dealt_anew(state, request.seat, number))
        assert other is not None
        # its dice come from the session's seed, which is another one in the pair
        other = replace(other, seed=request.seed)
        assert other == request
        if asked < 40:
            assert other.answer() == request.answer()
        asked += 1
    assert asked > 40


def hidden_cards(state: State) -> set[str]:
    """The cards of this hand that lie open nowhere."""
    assert state.hand is not None
    open_cards = {card for trick in state.hand.history for _, card in trick}
    open_cards |= {card for _, card in state.hand.trick} | {state.hand.turned}
    open_cards |= {card for card in range(52) if state.hand.laid >> card & 1}
    return {format_card(card) for card in range(52) if card not in open_cards}


def named(text: str, cards: set[str]) -> set[str]:
    """Those of the cards that a text names."""
    words = "".join(letter if letter.isalnum() else " " for letter in text).split()
    return cards & set(words)


def now(state: State, reader: int | str | None) -> str:
    """A view of this hand alone: the log's older lines and the reports of earlier hands name cards
    that were seen by all."""
    view = view_for(state, reader)
    deals = [i for i, one in enumerate(view.log) if one.text.key.startswith("somebody-deals")]
    log = view.log[deals[-1] :] if deals else view.log
    return to_answer(msgspec.structs.replace(view, last_hand=None, history=(), log=log)).decode()


def test_a_spectators_bytes_name_no_hidden_card() -> None:
    """Canaries: whatever is hidden from all is named nowhere in what all may read."""
    for _, state in states(300, random.Random(5)):
        for reader in (None, "judge"):
            assert not named(now(state, reader), hidden_cards(state))


def test_a_seats_bytes_name_its_own_cards_only() -> None:
    for _, state in states(300, random.Random(6)):
        assert state.hand is not None
        for seat in range(len(state.seats)):
            mask = state.hand.hand_of(seat)
            own = {format_card(card) for card in range(52) if mask >> card & 1}
            assert not named(now(state, seat), hidden_cards(state) - own)


def test_no_repr_and_no_traceback_names_a_card() -> None:
    """States, hands, requests, views, refusals, and what a crash in the middle prints."""
    for table, state in states(120, random.Random(8)):
        cards = hidden_cards(state)
        request = bot_request(state)
        things = [state, state.hand, state.facts, state.before, state.secrets, request]
        things += [view_for(state, reader) for reader in (*range(len(state.seats)), None)]
        things += [view.mine for view in things if hasattr(view, "mine")]
        things += list(state.history)
        for thing in things:
            assert not named(repr(thing), cards), type(thing)
        thaw(table)
        turn = table.state.turn()
        if turn < 0 or table.state.hand is None:
            continue
        for command in attempts(table.state, turn, random.Random(1)):
            assert not named(repr(command), cards)
            try:
                decide(table.state, command, Context(table.at, table.state.seats[turn].person))
            except Refusal as refusal:
                printed = "".join(traceback.format_exception(refusal))
                assert not named(printed.replace('words="play ZZ"', ""), cards)
