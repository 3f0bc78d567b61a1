"""What is on view at an open table: everything that hands could do, and nothing of what is right.

Two tables whose cards differ where a reader cannot see, and with them whether somebody's act was
against the rules, look the same to that reader, byte for byte.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from cardhall.games.rummy.table import AtTable
from cardhall.tables.calling import in_the_way
from cardhall.tables.commands import CallOut
from cardhall.tables.evolve import fold
from cardhall.tables.games import table_game
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.open_play import Chaos, held, open_table, play_on, renege, wrong_card
from tests.tables.play import Table
from tests.tables.usual import SEATS
from tests.tables.whole import bytes_for, readers, reply

TRICKS = ("boure", "euchre", "pedro")
WORDS = {
    "boure": ("play {}", "pass", "draw {}"),
    "euchre": ("play {}", "pass", "alone", "discard {}"),
    "pedro": ("play {}", "bid 9", "pass", "throw {}"),
    "pitty_pat": ("take", "pass", "throw {}"),
    "rummy": ("draw", "take", "throw {}", "say out"),
    "holdem": ("fold", "check", "call", "raise 400"),
    "spades": ("play {}", "bid 3", "nil"),
}


# -- the same events over another deck ---------------------------------------------------


def with_swapped(at: Table, one: int, two: int, patch: pytest.MonkeyPatch) -> State:
    """The table as it would be with two cards of the deck in one another's places."""
    kind = type(table_game(at.state.game))
    deck = kind.deck

    def swapped(cards: list[int]) -> list[int]:
        return [{one: two, two: one}.get(card, card) for card in cards]

    with patch.context() as other:
        other.setattr(kind, "deck", lambda *args: swapped(deck(*args)))
        return fold(at.past)


def undealt(state: State) -> list[int]:
    """Cards that nobody holds and that have not been seen."""
    hand = state.hand
    gone = {card for trick in (*hand.history, hand.trick) for _, card in trick}
    gone |= {card for seat in range(len(state.seats)) for card in _cards(hand.hand_of(seat))}
    pack = getattr(state.adapter.module, "PACK", range(52))
    return [card for card in pack if card not in gone]


def _cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]


@pytest.mark.parametrize("game", TRICKS)
def test_a_renege_looks_like_any_other_card(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table where the player held the suit, one without it: all others read the same bytes, and
    only a call tells the two apart."""
    found = 0
    for seed in range(40):
        table = open_table(game)
        table.begin(seed)
        seat = renege(table, seed)
        state = table.state
        if state.stage != "hand":
            continue
        twin = _without_the_suit(table, seat, monkeypatch)
        if twin is None:
            continue
        found += 1
        for reader in readers(state):
            if reader != seat:
                assert bytes_for(twin, reader) == bytes_for(state, reader)
        assert state.open is not None
        by = (seat + 1) % len(state.seats)
        assert state.open.called(state, by, "renege", seat, {}).rulings[-1].proven
        assert not state.open.called(twin, by, "renege", seat, {}).rulings[-1].proven
        if found == 5:
            return
    assert found >= 3


def _without_the_suit(table: Table, seat: int, patch: pytest.MonkeyPatch) -> State | None:
    """The same table, but that the seat could not follow; None where no single card makes the
    difference."""
    state = table.state
    assert state.open is not None
    led = (state.hand.trick or state.hand.history[-1])[0][1] // 13
    follows = [card for card in _cards(state.hand.hand_of(seat)) if card // 13 == led]
    for mine in follows if len(follows) == 1 else []:
        for other in [card for card in undealt(state) if card // 13 != led]:
            try:
                twin = with_swapped(table, mine, other, patch)
            except ValueError:
                continue  # with that card something else could not have been done
            same = twin.facts is not None and twin.facts.turned == state.facts.turned  # type: ignore[union-attr]
            lies = [twin.hand.hand_of(s) for s in range(len(state.seats)) if s != seat]
            mine_only = lies == [
                state.hand.hand_of(s) for s in range(len(state.seats)) if s != seat
            ]
            if not (same and mine_only and twin.hand.trump == state.hand.trump):
                continue
            by = (seat + 1) % len(state.seats)
            if not state.open.called(twin, by, "renege", seat, {}).rulings[-1].proven:
                return twin
    return None


# -- other cards wherever a reader cannot see -------------------------------------------------


def dealt_anew(state: State, reader: int | None, seed: int) -> State | None:
    """The same table for this reader, with other cards elsewhere; None where what has been shown
    cannot have been lawful, so that no hand agrees with it."""
    module, referee = state.adapter.module, state.open_referee
    game = state.hand.game if isinstance(state.hand, AtTable) else state.hand
    try:
        hand = module.imagine(module.view(game, reader), game.rules, seed)
    except ValueError:
        return None
    assert state.open is not None
    other = referee.copy()
    if isinstance(state.hand, AtTable):
        other.state = replace(referee.state, hand=hand)
    else:
        other.hand = hand
    return replace(state, open_referee=other, hand=state.open.lies(state.hand, other))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(WORDS))
def test_what_nobody_can_see_changes_no_byte(game: str) -> None:
    """Views and refusals of a reader, in the middle of hands in which anything goes."""
    changed = 0
    for seed in range(1, 7):
        table = open_table(game)
        table.begin(seed)
        chaos = Chaos(table, seed)
        dice = random.Random(seed)
        for number in range(100 if game == "rummy" else 160):
            chaos.step(0.3)
            state = table.state
            if state.stage != "hand" or number % 3:
                continue
            reader = dice.choice((*range(SEATS[game]), None))
            other = dealt_anew(state, reader, number)
            if other is None:
                continue
            changed += [other.hand.hand_of(s) for s in range(SEATS[game])] != [
                state.hand.hand_of(s) for s in range(SEATS[game])
            ]
            assert bytes_for(other, reader) == bytes_for(state, reader)
            if reader is None:
                continue
            for words in WORDS[game]:
                said = words.format(dice.choice([*held(state, reader), "QH"]))
                assert reply(other, reader, said) == reply(state, reader, said)
    assert changed > 40


# -- what is offered ---------------------------------------------------------------------


@pytest.mark.parametrize("game", TRICKS)
def test_every_card_goes_down_in_turn_and_out_of_it(game: str) -> None:
    """No card says why not; out of turn the page is told to ask twice."""
    for seed in range(6):
        table = open_table(game)
        table.begin(seed)
        play_on(table, lambda s: bool(wrong_card(s)), seed)
        state = table.state
        for seat in range(SEATS[game]):
            mine = view_for(state, seat).mine
            assert mine is not None
            if seat == state.turn():
                assert not mine.early
                assert all(card.legal and card.words for card in mine.cards)
            assert mine.barred == ()
            for card in mine.cards:
                assert (card.why_not or "", card.clause) == ("", "")
                assert card.legal == bool(card.words)
            if mine.early:
                assert any(card.legal for card in mine.cards)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(SEATS))
def test_what_is_offered_can_be_done(game: str) -> None:
    """By everybody, at any moment: no button is refused."""
    for seed in (1, 2):
        table = open_table(game)
        table.begin(seed)
        chaos = Chaos(table, seed)
        for _ in range(25 if game == "rummy" else 80):
            chaos.step(0.2)
            for seat in range(SEATS[game]):
                mine = view_for(table.state, seat).mine
                assert mine is not None
                for words in [*(a.words for a in mine.actions), *(o.words for o in mine.cards)]:
                    if words and not table.state.seats[seat].automatic:
                        assert reply(table.state, seat, words) == b"", (words, seat)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(SEATS))
def test_what_may_be_called_can_be_called(game: str) -> None:
    """Every call that a view offers is judged, with any of its answers; spectators call nothing."""
    table = open_table(game)
    table.begin(3)
    chaos = Chaos(table, 3)
    asked = 0
    for _ in range(60):
        chaos.step(0.2)
        state = table.state
        assert view_for(state, None).open.calls == ()  # type: ignore[union-attr]
        for seat in range(SEATS[game]):
            seen = view_for(state, seat).open
            assert seen is not None
            assert seen.may_call == bool(seen.calls)
            for call in seen.calls:
                facts: dict[str, Any] = {a.name: chaos.rng.choice(a.choices)[0] for a in call.asks}
                for on in call.seats or (None,):
                    asked += 1
                    command = CallOut(seat=seat, call=call.name, on=on, facts=facts)
                    wrong = in_the_way(state, command)
                    # of two cards thrown at once the one asked for may be taken by now; and who
                    # bid may have been followed, so that nobody goes alone for it
                    allowed = ("LLAA-RUMMY-54", "EUCHRE-43", "EUCHRE-22")
                    assert wrong is None or wrong.clause in allowed, (command, wrong)
    assert asked > 20
