"""Hints and odds at a live table, and a finished hand looked over: from one seat's view alone."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import pytest

from cardhall.games.rummy.table import AtTable
from cardhall.messages import to_answer
from cardhall.tables import commands as c
from cardhall.tables.advising import (
    Advice,
    NoAdvice,
    advice_for,
    odds_for,
    own_play,
    reviewed,
)
from cardhall.tables.archive import Archive
from cardhall.tables.bots import bot_request
from cardhall.tables.events import HandDealt, HandScored
from cardhall.tables.hand_steps import Frame, stepped
from cardhall.tables.history import StillSecret
from cardhall.tables.state import State
from cardhall.tables.wake import wake_at
from tests.tables.play import SECOND, Table

ME = 0
SHORT: dict[str, dict[str, Any]] = {
    "boure": {"minutes": 2},
    "euchre": {"preset": "lions-euchre", "options": {"hands": 1}},
    "pedro": {"options": {"target": 8}},
    "pitty_pat": {"minutes": 1},
    "holdem": {"preset": "kofc-holdem", "minutes": 1},
    "rummy": {"minutes": 1},
    "po_ke_no": {"minutes": 1},
    "spades": {"preset": "common-spades", "options": {"target": 30, "floor": 30}},
}
each_game = pytest.mark.parametrize("game", SHORT)


def opened(game: str) -> Table:
    return Table(4, people=(ME,), game=game, **{"minutes": 0, **SHORT[game]})


@dataclass
class Played:
    """A session that one person played among bots; what that person was advised, by step."""

    at: Table
    hints: dict[int, Advice] = field(default_factory=dict)

    def mine(self) -> Iterator[tuple[int, int, Frame]]:
        """(hand, step, frame) of each act of that person."""
        hands = self.at.events(HandDealt)
        for number in range(1, len(hands) + 1):
            for step, frame in enumerate(stepped(self.at.past, 0, number).frames):
                if frame.seat == ME and frame.by == "person":
                    yield number, step, frame

    def hint_before(self, number: int, step: int) -> Advice:
        """The hint of the step that this frame's act was for."""
        frames = stepped(self.at.past, 0, number).frames
        return self.hints[frames[step - 1].view.step]


def played(game: str, obedient: float, seed: int = 3) -> Played:
    """The person does what the hint says so often, and else another thing that was weighed."""
    at = opened(game)
    at.begin(seed)
    out, dice, quiet = Played(at), random.Random(seed), frozenset[int]()
    for _ in range(4_000):
        state = at.state
        if state.stage == "ended":
            return out
        step = state.step
        if bot_moves(at, quiet):
            quiet = quiet if at.state.step == step else frozenset()
            continue
        request = bot_request(state, quiet)
        if request is not None:
            quiet |= {request.seat}
        elif state.stage == "hand" and ME in state.asked() and acts(out, dice, obedient):
            quiet = frozenset()
        elif state.stage == "hand" or not at.person_moves(dice) or at.at >= state.ends_at > 0:
            at.at = max(at.at, wake_at(at.state) or at.at)
            at.do(c.Tick())
            quiet = frozenset()
    raise AssertionError("the session never ends")


def bot_moves(at: Table, quiet: frozenset[int]) -> bool:
    request = bot_request(at.state, quiet)
    answer = request and request.answer()
    if request is None or answer is None:
        return False
    at.at = max(at.at, request.ready_at)
    at.do(answer)
    return True


def acts(out: Played, dice: random.Random, obedient: float) -> bool:
    """Ask, and act; False where the advice is to keep quiet."""
    state = out.at.state
    hint = out.hints[state.step] = advice_for(state, ME)
    words = hint.action
    if dice.random() >= obedient:
        words = dice.choice(hint.choices).action
    if words:
        out.at.at += SECOND
        out.at.person(ME, c.Act(seat=ME, step=state.step, words=words))
    return bool(words)


@lru_cache
def session(game: str) -> Played:
    """Played once for all that look it over."""
    return played(game, obedient=0.5)


def some(told: Played, most: int) -> list[tuple[int, int, Frame]]:
    mine = list(told.mine())
    return random.Random(most).sample(mine, min(most, len(mine)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", [game for game in SHORT if game != "po_ke_no"])
def test_a_review_is_the_hint_of_that_time_beside_what_was_done(game: str) -> None:
    """Who did what the hint said is agreed with, and nobody else is."""
    told = session(game)
    found = set()
    for number, step, frame in some(told, 10):
        one = reviewed(told.at.past, 0, number, step, ME)
        found.add(one.verdict)
        assert one.words == frame.words
        assert one.advice == told.hint_before(number, step)
        acted = next((c for c in one.advice.choices if c.action == one.words), None)
        assert one.counted == (acted is not None)
        assert (one.verdict == "agree") == (one.words == one.advice.action)
        if one.verdict == "costly":
            assert acted is not None
            assert not acted.even
            assert one.lost == one.advice.choices[0].gain - acted.gain > 0
        else:
            assert one.lost == 0
    assert "agree" in found


def test_some_acts_are_costly_and_some_are_merely_others() -> None:
    told = session("rummy")
    found = {reviewed(told.at.past, 0, n, step, ME).verdict for n, step, _ in some(told, 24)}
    assert found == {"agree", "other", "costly"}


def nothing_for(what: Any, *args: Any) -> str:
    with pytest.raises(NoAdvice) as none:
        what(*args)
    assert none.value.cure
    return none.value.why


def in_the_hand(game: str = "boure", **more: Any) -> Table:
    at = Table(4, people=(0, 1, 2, 3), game=game, **more)
    at.begin(1)
    at.to_stage("hand")
    at.play_until(lambda state: state.stage == "hand")
    return at


def test_nobody_is_advised_at_a_table_of_an_event() -> None:
    at = in_the_hand(event="fall", round=1, number=4)
    seat = at.state.turn()
    assert "tournament" in nothing_for(advice_for, at.state, seat)
    assert "tournament" in nothing_for(odds_for, at.state, seat)
    rng = random.Random(1)
    at.play_until(lambda state: bool(state.history), 1)
    at.judge(c.EndSession())
    assert at.state.stage == "ended", rng
    acted = next(
        (k, frame) for k, frame in enumerate(stepped(at.past, 0, 1).frames) if frame.by == "person"
    )
    assert "tournament" in nothing_for(reviewed, at.past, 0, 1, acted[0], acted[1].seat)


def test_a_hint_is_for_the_one_whose_turn_it_is() -> None:
    at = in_the_hand()
    turn = at.state.turn()
    assert advice_for(at.state, turn).seat == turn
    other = (turn + 1) % 4
    assert nothing_for(advice_for, at.state, other) == "It is not your turn."
    assert odds_for(at.state, other).seat == other
    assert "no such seat" in nothing_for(advice_for, at.state, 9)


def test_there_are_neither_hints_nor_odds_without_a_hand() -> None:
    at = Table(4, people=(0, 1, 2, 3))
    assert "No hand" in nothing_for(advice_for, at.state, 0)
    assert "No hand" in nothing_for(odds_for, at.state, 0)


def test_a_hand_is_looked_over_when_its_session_is_over_and_by_its_own_player() -> None:
    at = in_the_hand()
    at.play_until(lambda state: bool(state.history))
    with pytest.raises(StillSecret):
        reviewed(at.past, 0, 1, 1, 0)
    at.do(c.EndSession(), actor="host", role="host")
    frames = stepped(at.past, 0, 1).frames
    first = next(step for step, frame in enumerate(frames) if frame.by == "person")
    seat = frames[first].seat
    assert reviewed(at.past, 0, 1, first, seat).seat == seat
    assert "no act of yours" in nothing_for(reviewed, at.past, 0, 1, first, (seat + 1) % 4)
    assert "no act of yours" in nothing_for(reviewed, at.past, 0, 1, 0, -1)
    for number, step in ((9, 0), (1, len(frames))):
        with pytest.raises(IndexError):
            reviewed(at.past, 0, number, step, seat)


def test_what_a_bot_or_the_clock_did_is_no_act_of_the_player() -> None:
    at = Table(3, people=(0, 1), minutes=3)
    at.begin(4)
    at.to_stage("hand")
    at.wait(120 * SECOND)  # nobody moves: time runs out, then a bot sits in
    at.play_until(lambda state: bool(state.history))
    at.do(c.EndSession(), actor="host", role="host")
    frames = stepped(at.past, 0, 1).frames
    assert {"time", "bot"} <= {frame.by for frame in frames}
    for step, frame in enumerate(frames):
        if frame.by in ("time", "bot"):
            nothing_for(reviewed, at.past, 0, 1, step, frame.seat)


# -- what a reader may not know ------------------------------------------------------------------


def dealt_anew(state: State, seat: int, seed: int) -> State:
    """The same table as this seat sees it, with other cards wherever it cannot see."""
    dice = random.Random(seed)
    module, hand = state.adapter.module, state.hand
    if isinstance(hand, AtTable):
        seen = module.view(hand.game, hand.places.index(seat))
        game = module.imagine(seen, hand.game.rules, seed)
        other: Any = AtTable(game, hand.places, hand.seats)
    else:
        other = module.imagine(module.view(hand, seat), hand.rules, seed)
    assert state.secrets is not None
    secrets = replace(state.secrets, seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex())
    return replace(state, hand=other, secrets=secrets)


def told_to(state: State, seat: int) -> bytes:
    said: list[Any] = [odds_for(state, seat)]
    if seat in state.asked():
        said.append(advice_for(state, seat))
    return to_answer(said)


@pytest.mark.sampled(3)
@each_game
def test_no_byte_of_a_hint_or_of_odds_depends_on_cards_unseen(game: str) -> None:
    at = opened(game)
    at.begin(11)
    rng, compared, differ = random.Random(11), 0, 0
    for _ in range(400):
        state = at.state
        if state.stage == "ended" or compared >= 8:
            break
        if state.stage == "hand" and state.hand is not None and rng.random() < 0.5:
            seat = rng.choice([*state.asked(), *range(4)])
            other = dealt_anew(state, seat, compared)
            assert told_to(state, seat) == told_to(other, seat)
            compared += 1
            differ += state.adapter.open_hands(state.hand) != other.adapter.open_hands(other.hand)
        on(at, rng)
    assert compared >= 6
    assert differ or game == "po_ke_no"  # boards lie open: unseen is the order of the calls


def on(at: Table, rng: random.Random) -> None:
    """One act of anybody, or time."""
    if bot_moves(at, frozenset()):
        return
    state = at.state
    if state.stage == "hand" and state.turn() == ME:
        words = rng.choice(state.adapter.words(state.hand))
        at.at += SECOND
        at.person(ME, c.Act(seat=ME, step=state.step, words=words))
    elif state.stage == "hand" or not at.person_moves(rng):
        at.at = max(at.at, wake_at(state) or at.at)
        at.do(c.Tick())


def test_the_same_position_is_answered_alike_at_another_table_and_step() -> None:
    """Whatever the table is called, and however often it has been asked before."""
    at = opened("boure")
    at.begin(3)
    while ME not in at.state.asked() or at.state.stage != "hand":
        if not (bot_moves(at, frozenset()) or at.person_moves(random.Random(3))):
            at.at = max(at.at, wake_at(at.state) or at.at)
            at.do(c.Tick())
    elsewhere = replace(at.state, table="another", session=7, step=at.state.step + 40)
    assert advice_for(elsewhere, ME) == advice_for(at.state, ME)


def test_my_play_in_a_hand_is_told_when_it_is_over_and_its_session_goes_on() -> None:
    """Each act beside the hint of that time; the counts are those of the acts."""
    told = session("spades")
    archive = Archive(told.at.past)
    number = next(number for number, _, _ in told.mine())
    whole = own_play(archive, 1, number, ME)
    cut = next(k for k, e in enumerate(told.at.past) if isinstance(e, HandScored)) + 1
    assert own_play(Archive(told.at.past[:cut]), 1, number, ME) == whole
    steps = [step for hand, step, _ in told.mine() if hand == number]
    assert [one.step for one in whole.acts] == steps
    assert all(one == reviewed(archive, 1, number, one.step, ME) for one in whole.acts)
    chosen = [one for one in whole.acts if not one.advice.forced]
    assert whole.choices == len(chosen) >= whole.best > 0
    assert whole.best == sum(one.verdict == "agree" or one.even for one in chosen)
    assert whole.lost == sum(one.lost for one in chosen)
    assert chosen[0].did.key


def test_a_hand_that_is_still_played_is_not_told_of() -> None:
    told = session("spades")
    dealt = next(k for k, event in enumerate(told.at.past) if isinstance(event, HandDealt))
    with pytest.raises(IndexError):
        own_play(Archive(told.at.past[: dealt + 9]), 1, 1, ME)


def test_nobodys_play_is_told_of_at_a_table_of_an_event() -> None:
    at = in_the_hand()
    at.play_until(lambda state: bool(state.history))
    archive = Archive(at.past)
    for key, begun in archive.dealt.items():
        archive.dealt[key] = replace(begun, before=replace(begun.before, event="fall"))
    assert "tournament" in nothing_for(own_play, archive, 1, 1, 0)
