"""Rummy at a live table: turns and their clock, points in the books, hidden cards."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardhall.cards.notation import format_card, parse_cards
from cardhall.games.rummy import (
    Hand,
    Rules,
    cards_of,
    imagine,
    parse_action,
    value,
    view,
)
from cardhall.games.rummy.table import WARN, AtTable
from cardhall.games.rummy.table_view import RummyPlay
from cardhall.messages import to_answer
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.views import view_for
from tests.tables.play import SECOND, Table


def table(seats: int = 3, people: tuple[int, ...] = (0,), **more: object) -> Table:
    more.setdefault("minutes", 30)
    return Table(seats, people=people, game="rummy", **more)  # type: ignore[arg-type]


def act(at: Table, words: str) -> None:
    """Whoever's turn it is does this."""
    seat = at.state.turn()
    command = c.Act(seat=seat, step=at.state.step, words=words)
    if at.state.seats[seat].automatic:
        at.do(command)
    else:
        at.person(seat, command)


def somebody_moves(at: Table, rng: random.Random) -> None:
    """The bot that is due, or a person: a random act, going out, or too long a thought."""
    if at.bot_moves():
        return
    if at.state.stage != "hand" or rng.random() < 0.06:
        at.wait(31 * SECOND)
        return
    if at.state.still:
        at.wait(SECOND)
        return
    seat = at.state.turn()
    place = at.state.seats[seat]
    mine = view_for(at.state, seat).mine
    assert mine is not None
    out = [one.words for one in mine.actions if "throw" in one.words]
    act(at, out[0] if out else rng.choice(at.state.adapter.words(at.state.hand)))
    if rng.random() < 0.1 and view_for(at.state, seat).mine.may_undo and not place.automatic:  # type: ignore[union-attr]
        at.person(seat, c.Undo(seat=seat))


def played(at: Table, seed: int) -> Iterator[State]:
    """A session to its end; the states on the way."""
    rng = random.Random(seed)
    at.begin(seed)
    for _ in range(5_000):
        yield at.state
        if at.state.stage == "ended":
            return
        at.at += SECOND
        somebody_moves(at, rng)
    raise AssertionError("the session never ends")


def bytes_for(state: State, reader: int | str | None) -> bytes:
    return to_answer(view_for(state, reader))


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "people"), [(1, 2, (0, 1)), (2, 4, (0, 2)), (3, 6, ()), (4, 5, (1,))]
)
def test_a_session_keeps_its_points_and_comes_back_from_its_events(
    seed: int, seats: int, people: tuple[int, ...]
) -> None:
    """The books are the game's own score sheet, hand after hand; the events alone give the same
    table, and every reader the same bytes."""
    at = table(seats, people, minutes=6)
    for number, state in enumerate(played(at, seed)):
        if state.stage == "pause":
            assert list(state.stacks) == state.run.scores
        if number % 25 == 0:
            again = at.again()
            for reader in (*range(seats), None, "judge"):
                assert bytes_for(again, reader) == bytes_for(state, reader)
    state = at.state
    assert state.hands >= 1
    assert state.ended[-1].why == "time"
    assert list(state.ended[-1].stacks) == state.run.scores
    for facts in state.history:
        assert facts.scored is not None
        result = facts.hand.game.result()
        gained = [b - a for a, b in zip(facts.stacks_before, facts.stacks_after, strict=True)]
        assert tuple(gained) == result.scores
        assert all(move.clause == "LLAA-RUMMY-37" for move in facts.scored.moves)


def test_places_go_by_points_and_then_by_chips() -> None:
    at = table(3, ())
    at.begin(1)
    state = at.state
    state.run.chips = [0, 2, 1]
    adapter = state.adapter
    assert adapter.places(replace(state, stacks=(40, 40, 95))) == (3, 2, 1)
    assert adapter.places(replace(state, stacks=(40, 40, 40))) == (3, 1, 2)
    by_chips = replace(state, stacks=(90, 5, 7), rules=Rules(by="chips"))
    assert adapter.places(by_chips) == (3, 1, 2)


def test_a_table_with_an_empty_seat_deals_to_those_who_sit() -> None:
    at = Table(4, people=(0, 1, 2, 3), game="rummy", minutes=10)
    at.person(1, c.Leave(seat=1))
    for state in played(at, 9):
        assert 1 not in state.asked()
        if state.hand is not None and len(state.facts.acts) == 0:  # type: ignore[union-attr]
            assert [seat.cards for seat in view_for(state, None).seats] == [7, 0, 7, 7]
    assert at.state.ended[-1].stacks[1] == 0
    assert {seat for facts in at.state.history for seat, _ in facts.acts} == {0, 2, 3}


@pytest.mark.clause("LLAA-RUMMY-07")
def test_the_lowest_card_of_the_cut_deals_first_and_the_log_tells_who_cut_what() -> None:
    at = table(4, ())
    at.begin(3)
    told = at.events(events.FirstDealer)[0]
    cut = dict(at.state.run.opening[-1])
    lowest = min(cut, key=lambda seat: (cut[seat] + 1) % 13)
    assert told.seat == lowest
    assert told.clause == "LLAA-RUMMY-07"
    assert all(at.state.seats[seat].name in told.text for seat in cut)


# -- a stated hand -----------------------------------------------------------------------


def cards(words: str) -> list[int]:
    return list(parse_cards(words))


def hand_of(words: str) -> int:
    return sum(1 << card for card in cards(words))


STOCK = "2C 4H 6D 8S TC QH 3D 5S 7C 4D JD KS"


def stated(
    hands: tuple[str, ...],
    discards: str = "3H",
    melds: tuple[str, ...] = (),
    stock: str = STOCK,
    **more: object,
) -> Table:
    """A table of three in the middle of a hand; seat 0 is to act."""
    at = table(3, (0, 1, 2), **more)
    at.begin(1)
    game = Hand.at(
        at.state.rules,
        2,
        [hand_of(words) for words in hands],
        stock=cards(stock),
        discards=cards(discards),
        melds=[hand_of(words) for words in melds],
        shown=[sum(hand_of(words) for words in melds), 0, 0],
    )
    at.state = replace(at.state, hand=AtTable(game, (0, 1, 2), 3), dealer=2)
    return at


HANDS = ("9S 9H 9D KD 2S 5C 7H", "QD QC 3S 4S JH TH 6C", "AS AC KC 8D 8C 6S 5H")


@pytest.mark.clause("LLAA-RUMMY-19", "LLAA-RUMMY-20", "LLAA-RUMMY-21")
def test_a_turn_is_a_draw_lay_downs_one_by_one_and_a_card_thrown() -> None:
    at = stated(HANDS)
    for words in ("draw", "meld 9S 9H 9D", "throw KD"):
        assert at.state.turn() == 0
        act(at, words)
    assert at.state.turn() == 1
    texts = [line.text for line in at.state.log][-3:]
    assert texts[0] == "Rose draws from the stock."
    assert texts[1] == "Rose lays down three nines."
    assert texts[2] == "Rose throws the king of diamonds."


@pytest.mark.parametrize(
    ("lies", "does", "told"),
    [
        ("9S 9H 9D", "lay 9C on 1", "adds the nine of clubs to the nines"),
        ("3S 4S 5S", "lay 6S on 1", "adds the six of spades to the three to five of spades"),
        ("AS 2S 3S", "lay 4S on 1", "adds the four of spades to the ace to three of spades"),
        ("9S 9H 9D", "meld 6S 7S 8S", "lays down the six to eight of spades"),
    ],
)
def test_a_meld_is_named_by_what_it_is(lies: str, does: str, told: str) -> None:
    held = " ".join(card for card in ["9C", "6S", "4S", "7S", "8S", "KD", "5C"] if card not in lies)
    taken = {*lies.split(), *held.split()}
    others = [f"{rank}{suit}" for rank in "JQTA" for suit in "SHDC" if f"{rank}{suit}" not in taken]
    hands = (held, " ".join(others[:7]), " ".join(others[7:14]))
    stock = " ".join(card for card in STOCK.split() if card not in {*taken, *others[:14]})
    at = stated(hands, melds=(lies,), stock=stock)
    act(at, "draw")
    act(at, does)
    assert at.state.log[-1].text == f"Rose {told}."


@pytest.mark.clause("LLAA-RUMMY-23")
def test_several_steps_may_go_as_one_act_but_none_after_the_discard() -> None:
    at = stated(HANDS)
    act(at, "draw")
    words = "throw KD; draw"
    refusal = at.refused(c.Act(seat=0, step=at.state.step, words=words), "p0", "player")
    assert refusal.clause == "LLAA-RUMMY-23"
    act(at, "meld 9S 9H 9D; throw KD")
    assert at.state.turn() == 1
    assert at.state.log[-1].text.endswith("and throws the king of diamonds.")


@pytest.mark.parametrize(
    ("first", "words", "clause"),
    [
        ("", "throw KD", "LLAA-RUMMY-19"),
        ("", "take 3", "LLAA-RUMMY-24"),
        ("draw", "draw", "LLAA-RUMMY-19"),
        ("draw", "meld 9S 9H KD", "LLAA-RUMMY-18"),
        ("draw", "meld 9S 9H", "LLAA-RUMMY-17"),
        ("draw", "meld QD QC QH", "LLAA-RUMMY-20"),
        ("draw", "lay KD on 1", "LLAA-RUMMY-27"),
        ("take", "throw 3H", "LLAA-RUMMY-22"),
        ("draw", "dance", "LLAA-RUMMY-19"),
        ("draw", "meld 9S 9H 9D; lay 7H on 1; throw 2S", "LLAA-RUMMY-27"),
    ],
)
def test_what_is_not_lawful_is_refused_with_its_clause(first: str, words: str, clause: str) -> None:
    at = stated(HANDS)
    if first:
        act(at, first)
    refusal = at.refused(c.Act(seat=0, step=at.state.step, words=words), "p0", "player")
    assert refusal.clause == clause
    assert refusal.cure


@pytest.mark.clause("LLAA-RUMMY-24", "LLAA-RUMMY-25")
def test_a_deep_pick_up_is_owed_and_the_page_is_told_how_deep_one_may_go() -> None:
    at = stated(HANDS, discards="2D 9C JC 3H")
    seen = view_for(at.state, 0)
    assert isinstance(seen.play, RummyPlay)
    may = {take.count: (take.card, take.legal, take.clause) for take in seen.play.takes}
    assert may[1] == ("3H", True, "")
    assert may[2] == ("JC", False, "LLAA-RUMMY-25")
    assert may[3] == ("9C", True, "")
    assert not view_for(at.state, 1).play.takes  # type: ignore[union-attr]
    act(at, "take 3")
    seen = view_for(at.state, 1)
    assert isinstance(seen.play, RummyPlay)
    assert (seen.play.owes, seen.play.taken) == ("9C", ("9C", "JC", "3H"))
    refusal = at.refused(c.Act(seat=0, step=at.state.step, words="throw KD"), "p0", "player")
    assert refusal.clause == "LLAA-RUMMY-25"
    assert "nine of clubs" in refusal.cure
    act(at, "meld 9S 9H 9D 9C")
    assert view_for(at.state, 1).play.owes == ""  # type: ignore[union-attr]


def test_cards_taken_from_the_discards_may_go_back_and_nothing_else() -> None:
    at = stated(HANDS, discards="2D 9C JC 3H")
    act(at, "take 3")
    assert view_for(at.state, 0).mine.may_undo  # type: ignore[union-attr]
    at.person(0, c.Undo(seat=0))
    assert at.state.hand.phase == "draw"
    for words in ("draw", "meld 9S 9H 9D", "throw KD"):
        act(at, words)
        at.refused(c.Undo(seat=0), "p0", "player")


@pytest.mark.clause("LLAA-RUMMY-30", "LLAA-RUMMY-32")
def test_going_out_is_one_button_exactly_when_it_can_be_done() -> None:
    at = stated(HANDS)
    act(at, "draw")
    assert not [one for one in view_for(at.state, 0).mine.actions if "throw" in one.words]  # type: ignore[union-attr]
    at = stated(("9S 9H 9D 4C 3C KD", "QD QC", "AS AC"))
    act(at, "draw")  # the two of clubs
    (out,) = [one for one in view_for(at.state, 0).mine.actions if "throw" in one.words]  # type: ignore[union-attr]
    act(at, out.words)
    assert at.state.stage == "pause"
    assert at.state.history[-1].scored.winners == (0,)  # type: ignore[union-attr]
    assert any(
        line.text.endswith("throws the king of diamonds and is out.") for line in at.state.log
    )


def test_few_lay_downs_are_suggested_and_any_lawful_one_is_taken() -> None:
    every = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 2H 2D 3H 3D 4H 4D"
    at = stated((every, "KD KH", "AS AC"), discards="7D", stock="QC QH")
    act(at, "draw")
    mine = view_for(at.state, 0).mine
    assert mine is not None
    assert 1 <= len(mine.actions) <= 7
    legal = [words for words in at.state.adapter.words(at.state.hand) if words.startswith("meld")]
    assert len(legal) > 30
    for one in mine.actions:
        assert at.state.adapter.checked(at.state.hand, 0, one.words) == one.words
    act(at, "meld 5S 6S 7S")  # part of a longer one, and so not suggested


def test_each_of_my_cards_says_whether_it_may_be_thrown() -> None:
    at = stated(HANDS)
    act(at, "take")
    mine = view_for(at.state, 0).mine
    assert mine is not None
    told = {card.card: card for card in mine.cards}
    assert (told["3H"].legal, told["3H"].clause) == (False, "LLAA-RUMMY-22")
    assert told["KD"].words == "throw KD"


def test_a_set_on_the_table_tells_whose_it_is_and_what_goes_on_it() -> None:
    at = stated(HANDS)
    act(at, "draw")
    act(at, "meld 9S 9H 9D")
    act(at, "throw KD")
    play = view_for(at.state, 2).play
    assert isinstance(play, RummyPlay)
    (meld,) = play.melds
    assert (meld.number, meld.owner, meld.takes) == (1, 0, ("9C",))
    assert sorted(meld.cards) == ["9D", "9H", "9S"]
    assert meld.laid == (0, 0, 0)
    assert play.shown == (15, 0, 0)


# -- the clock ---------------------------------------------------------------------------


@pytest.mark.clause("LLAA-RUMMY-26")
def test_a_turn_has_thirty_seconds_from_the_draw_to_the_discard() -> None:
    """Neither the draw nor a meld starts them anew."""
    at = stated(HANDS)
    assert view_for(at.state, 0).turn_ms == 30 * SECOND
    left = []
    for words in ("draw", "meld 9S 9H 9D", "throw KD"):
        at.wait(6 * SECOND)
        act(at, words)
        left.append((at.state.deadline - at.at) // SECOND)
    assert left == [24, 18, 30]
    assert view_for(at.state, 1).play.warning_ms == 20 * SECOND  # type: ignore[union-attr]


@pytest.mark.clause("LLAA-RUMMY-26")
def test_time_up_before_the_draw_draws_and_throws_that_card() -> None:
    """OP-RUMMY-08; it is one act, and one turn missed."""
    at = stated(HANDS)
    act(at, "draw; throw KD")
    before = at.state.hand.hand_of(1)
    at.wait(30 * SECOND)
    acted = at.events(events.Acted)[-1]
    assert acted.automatic
    assert acted.words == "draw; throw 4H"
    assert at.state.hand.hand_of(1) == before
    assert at.state.seats[1].missed == 1
    assert not at.state.seats[1].sitting_in
    assert at.state.log[-1].text.endswith("The time was up.")


@pytest.mark.clause("LLAA-RUMMY-26")
def test_time_up_after_the_draw_throws_the_drawn_card() -> None:
    at = stated(HANDS)
    act(at, "draw")
    at.wait(30 * SECOND)
    assert at.events(events.Acted)[-1].words == "throw 2C"


@pytest.mark.clause("LLAA-RUMMY-25", "LLAA-RUMMY-26")
def test_time_up_after_a_deep_pick_up_lays_the_owed_card_and_throws_the_dearest() -> None:
    """OP-X-12."""
    at = stated(HANDS, discards="2D 9C JC 3H")
    act(at, "take 3")
    at.wait(30 * SECOND)
    words = at.events(events.Acted)[-1].words
    first, last = words.split("; ")
    assert first.startswith("meld")
    assert "9C" in first.split()
    thrown = cards_of_words(last)
    left = at.state.hand.hand_of(0) | thrown
    assert value(thrown) == max(value(1 << card) for card in range(52) if left >> card & 1)


def cards_of_words(words: str) -> int:
    return cards_of(parse_action(words))


def test_two_turns_missed_bring_a_bot_and_the_person_may_come_back() -> None:
    at = table(2, (0,), bot_pause_ms=100)
    at.begin(4)
    for _ in range(40):
        if at.state.seats[0].sitting_in:
            break
        if not at.bot_moves():
            at.wait(30 * SECOND)
    assert at.state.seats[0].sitting_in
    at.person(0, c.TakeBackSeat(seat=0))
    assert not at.state.seats[0].sitting_in


def test_a_house_that_only_warns_says_so_and_waits() -> None:
    at = stated(HANDS, options={"clock": "warn-only"})
    before = at.state.hand.hand_of(0)
    at.wait(30 * SECOND)
    assert at.events(events.Acted)[-1].words == WARN
    assert at.state.log[-1].text == "Rose's time is up; the table waits."
    assert (at.state.turn(), at.state.hand.hand_of(0)) == (0, before)
    at.wait(60 * SECOND)
    assert len(at.events(events.Acted)) == 1
    act(at, "draw; throw KD")
    assert at.state.deadline == at.at + 30 * SECOND


def test_a_house_may_give_another_time() -> None:
    at = table(3, (0, 1, 2), options={"seconds": 60})
    at.begin(1)
    assert at.state.deadline == at.at + 60 * SECOND


# -- what happens at tables --------------------------------------------------------------


def test_a_deal_found_wrong_is_dealt_again_by_the_same_dealer() -> None:
    at = table(3, (0, 1, 2))
    at.begin(1)
    dealer = at.state.dealer
    at.judge(c.CallChair(reason="two cards were seen"))
    at.judge(c.Rule(ruling="misdeal"))
    assert at.events(events.HandVoid)[-1].clause == "LLAA-RUMMY-55"
    at.wait(11 * SECOND)
    assert at.state.dealer == dealer
    assert at.state.stacks == (0, 0, 0)
    act(at, "draw; " + first_throw(at.state))
    at.judge(c.CallChair(reason="two cards were seen"))
    at.refused(c.Rule(ruling="misdeal"), "judge", "judge")


def first_throw(state: State) -> str:
    held = state.hand.hand_of(state.turn())
    return f"throw {format_card(held.bit_length() - 1)}"


def test_the_least_is_done_for_a_hand_that_is_out_of_the_event() -> None:
    for options in ({}, {"clock": "warn-only"}):
        at = table(3, (0, 1, 2), options=options)
        at.begin(1)
        seat = at.state.turn()
        at.do(c.Disqualify(seat=seat, reason="left the hall"), "judge", "judge")
        assert at.state.turn() != seat
        for _ in range(2):
            act(at, "draw; " + first_throw(at.state))
        assert at.state.turn() not in (seat, -1)


@pytest.mark.clause("LLAA-RUMMY-34", "LLAA-RUMMY-37")
def test_all_hands_lie_open_when_they_are_counted() -> None:
    at = stated(("9S 9H 9D 4C 3C KD", "QD QC", "AS AC"))
    for text in bytes_for(at.state, 1), bytes_for(at.state, None):
        assert b'"held":[]' in text
    act(at, "draw")
    act(at, "meld 9S 9H 9D; meld 2C 3C 4C; throw KD")
    play = view_for(at.state, None).play
    assert isinstance(play, RummyPlay)
    assert play.held == ((), ("QC", "QD"), ("AC", "AS"))
    assert at.state.stacks == (30, -20, -30)
    assert play.chips == (1, 0, 0)
    lines = [line.text for line in at.events(events.HandScored)[-1].lines]
    assert "Odile: 0 on the table, 20 in hand: -20." in lines
    assert "Clay: 0 on the table, 30 in hand: -30." in lines


# -- who may know what -------------------------------------------------------------------


def moments(count: int, seed: int) -> Iterator[State]:
    rng = random.Random(seed)
    given = 0
    while given < count:
        seats = rng.choice((2, 3, 4, 6))
        at = table(seats, tuple(s for s in range(seats) if rng.random() < 0.6), minutes=20)
        for state in played(at, rng.randrange(10**9)):
            if state.hand is not None and rng.random() < 0.1:
                given += 1
                yield state
            if given >= count:
                return


def dealt_anew(state: State, reader: int | None, seed: int) -> State:
    """The same table for this reader, with other cards wherever it cannot see."""
    dice = random.Random(seed)

    def other(hand: AtTable) -> AtTable:
        seat = None if reader is None else hand.places.index(reader)
        game = imagine(view(hand.game, seat), hand.game.rules, seed)
        return AtTable(game, hand.places, hand.seats)

    assert state.secrets is not None
    secrets = replace(state.secrets, seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex())
    # what lay before the last act is asked only whether it may be taken back
    return replace(state, hand=other(state.hand), secrets=secrets)


def reply(state: State, seat: int, words: str) -> bytes:
    command = c.Act(seat=seat, step=state.step, words=words)
    try:
        decide(state, command, Context(state.at, state.seats[seat].person or "nobody", "player"))
    except Refusal as refusal:
        told = (refusal.why, refusal.field, refusal.cure, refusal.clause)
        return to_answer(told)
    return b""


def test_cards_dealt_anew_change_no_byte_for_who_cannot_see_them() -> None:
    rng = random.Random(1)
    changed = 0
    for number, state in enumerate(moments(400, 5)):
        seat = rng.randrange(len(state.seats))
        reader = rng.choice((None, seat))
        other = dealt_anew(state, reader, number)
        hands = [state.hand.hand_of(s) for s in range(len(state.seats))]
        changed += hands != [other.hand.hand_of(s) for s in range(len(state.seats))]
        assert bytes_for(state, reader) == bytes_for(other, reader)
        if reader is None:
            assert bytes_for(state, "judge") == bytes_for(other, "judge")
            continue
        mine = [format_card(card) for card in range(52) if state.hand.hand_of(seat) >> card & 1]
        some = rng.choice([*mine, "QH"])
        for words in ("draw", "take 2", f"throw {some}", f"meld {some} 2C 3C", f"lay {some} on 1"):
            assert reply(state, seat, words) == reply(other, seat, words)
    assert changed > 350


def test_a_bot_chooses_by_what_it_may_see() -> None:
    asked = 0
    for number, state in enumerate(moments(300, 6)):
        request = bot_request(state)
        if request is None:
            continue
        other = bot_request(dealt_anew(state, request.seat, number))
        assert other is not None
        other = replace(other, seed=request.seed)
        assert other == request
        if asked < 15:
            assert other.answer() == request.answer()
        asked += 1
    assert asked > 40


def test_no_repr_names_a_card_that_somebody_holds() -> None:
    for state in moments(60, 7):
        held = {
            format_card(card)
            for seat in range(len(state.seats))
            for card in range(52)
            if state.hand.hand_of(seat) >> card & 1
        }
        seen = view_for(state, 0)
        for thing in (state, state.hand, state.facts, seen, seen.play, seen.mine):
            words = "".join(x if x.isalnum() else " " for x in repr(thing)).split()
            assert not held & set(words)
