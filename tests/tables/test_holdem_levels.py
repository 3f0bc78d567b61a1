"""Blinds that rise, rebuys, people from other tables: hold'em tables over many hands."""

import random
from dataclasses import replace

import pytest

from cardhall.games.holdem import Hand, Rules
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.games import table_game
from cardhall.tables.next_deal import waits_for
from cardhall.tables.state import State
from cardhall.tables.structure import Level, LevelPlan, Rebuys, level_at, levels_from
from cardhall.tables.views import view_for
from cardhall.tables.wake import wake_at
from tests.tables import whole
from tests.tables.play import MINUTE, SECOND, START, Table
from tests.tables.whole import act

BY_TIME = tuple(
    LevelPlan(small=small, big=2 * small, ante=ante, minutes=5)
    for small, ante in ((25, 0), (50, 0), (100, 25))
)
BY_HANDS = tuple(LevelPlan(small=small, big=2 * small, hands=3) for small in (25, 50, 75))


def table(seats: int = 4, people: tuple[int, ...] = (0, 1, 2, 3), **more: object) -> Table:
    more.setdefault("minutes", 0)
    return Table(seats, people=people, game="holdem", preset="kofc-holdem", **more)


def ends_hand(at: Table) -> None:
    """Everybody folds to the big blind."""
    number = at.state.hands
    while at.state.stage == "hand" and at.state.hands == number:
        act(at, "fold")


def goes_out(at: Table, loser: int, winner: int) -> None:
    """`loser` and `winner` put in all they have and hold what decides it; the others fold."""
    state = at.state
    held = {loser: (0, 14), winner: (12, 25)}  # 2C 3D against aces
    deck = deck_for(state, held)
    run = state.adapter.copied(state.facts.run)  # type: ignore[union-attr]
    hand = run.start_hand(deck)
    at.state = replace(state, run=run, hand=hand)
    while at.state.stage == "hand":
        seat, offered = at.state.turn(), at.state.adapter.words(at.state.hand)
        if seat in held:
            most = [one for one in offered if one.startswith(("raise", "bet"))][-1:]
            wish = (*most, "all-in", "call", "check", "show")
        else:
            wish = ("fold", "check", "muck", "show")
        words = next(one for one in wish if one in offered)
        act(at, words)


def deck_for(state: State, held: dict[int, tuple[int, int]]) -> list[int]:
    """A deck by which these hold those cards, and the board is 7C 8D JH 4S 5H."""
    return state.hand.deck_for(  # type: ignore[no-any-return]
        {seat: list(cards) for seat, cards in held.items()}, [5, 19, 35, 41, 29]
    )


def level(at: Table) -> Level:
    assert at.state.level is not None
    return at.state.level


def shown(at: Table) -> tuple[int, int]:
    play = view_for(at.state, 0).play
    assert play is not None
    return play.small_blind, play.big_blind


# -- levels ------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-109")
def test_blinds_rise_by_the_clock_and_never_in_a_hand() -> None:
    at = table(levels=BY_TIME)
    at.begin(1)
    assert (shown(at), at.state.pot) == ((25, 50), 75)
    seen = view_for(at.state, None).level
    assert seen is not None
    assert (seen.now.number, seen.ends_at) == (1, START + 5 * MINUTE)
    assert seen.then is not None
    assert (seen.then.small, seen.then.big) == (50, 100)
    at.at += 5 * MINUTE  # in the middle of the first hand
    act(at, "fold")
    assert shown(at) == (25, 50)
    ends_hand(at)
    at.wait(11 * SECOND)
    assert (shown(at), at.state.pot, level(at).number) == ((50, 100), 150, 2)
    told = at.events(events.LevelBegun)[-1]
    assert told.level == level(at)
    assert at.state.log[-2].text == "Level 2: blinds 50 and 100."
    at.at += 5 * MINUTE
    ends_hand(at)
    at.wait(11 * SECOND)
    assert at.state.pot == 300 + 4 * 25  # an ante of each besides
    whole.comes_back(at)


def test_blinds_rise_by_hands_and_go_on_doubling_behind_the_last_level() -> None:
    """OP-HOLDEM-02."""
    at = table(levels=BY_HANDS)
    at.begin(2)
    found = []
    for _ in range(14):
        found.append(shown(at)[1])
        left = view_for(at.state, None).level
        assert left is not None
        assert left.hands_left == 3 - (len(found) - 1) % 3
        ends_hand(at)
        at.wait(11 * SECOND)
    assert found == [50] * 3 + [100] * 3 + [150] * 3 + [300] * 3 + [600] * 2
    whole.comes_back(at)


def test_a_pause_by_consent_and_a_machine_that_slept_hold_the_levels_back() -> None:
    at = table(2, (0, 1), levels=BY_TIME, rebuys=Rebuys(chips=10_000, minutes=5))
    at.begin(1)
    at.person(0, c.AskPause(seat=0))
    at.person(1, c.AnswerPause(seat=1))
    at.wait(4 * MINUTE)
    at.person(0, c.PlayOn(seat=0))
    assert at.state.levels[1].at == START + 9 * MINUTE
    assert at.state.rebuy_until == START + 9 * MINUTE
    assert at.state.levels[0].at == START
    at.at += 3 * MINUTE
    at.do(c.Tick())
    assert at.events(events.ClockShifted)[-1].why == "asleep"
    assert at.state.levels[1].at > START + 9 * MINUTE


def test_levels_are_looked_through_before_a_table_opens() -> None:
    seats = (c.PlannedSeat(bot=True, name="A"), c.PlannedSeat(bot=True, name="B"))
    at = Table(2)
    at.state = State()
    for wrong in (
        LevelPlan(small=30, big=60, minutes=5),
        LevelPlan(small=100, big=50, minutes=5),
        LevelPlan(small=25, big=50),
        LevelPlan(small=25, big=50, minutes=5, hands=5),
    ):
        opening = c.OpenTable(
            table="t", game="holdem", preset="kofc-holdem", seats=seats, levels=(wrong,)
        )
        assert at.refused(opening, role="chair").field == "levels"


def test_no_game_without_blinds_takes_levels() -> None:
    at = Table(4)
    at.state = State()
    seats = tuple(c.PlannedSeat(bot=True, name=name) for name in "ABCD")
    for game, preset in (("boure", "llaa"), ("euchre", "lions-euchre")):
        opening = c.OpenTable(table="t", game=game, preset=preset, seats=seats, levels=BY_TIME)
        assert at.refused(opening, role="chair").field == "levels"


def test_levels_begin_where_they_ought_to() -> None:
    found = levels_from(BY_TIME, 1000)
    assert [(one.number, one.at) for one in found[:4]] == [
        (1, 1000), (2, 1000 + 5 * MINUTE), (3, 1000 + 10 * MINUTE), (4, 1000 + 15 * MINUTE),
    ]  # fmt: skip
    assert (found[3].small, found[3].ante) == (200, 50)
    assert level_at(found, 999, 1) == found[0]
    assert level_at(found, 1000 + 10 * MINUTE, 1) == found[2]
    assert level_at((), 0, 1) is None


# -- rebuys ------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-05")
def test_who_lost_all_in_the_first_hour_buys_in_again_once_and_plays_on() -> None:
    """OP-HOLDEM-01, OP-X-24."""
    at = table(3, (0, 1, 2), rebuys=Rebuys(chips=10_000, minutes=60))
    at.begin(1)
    goes_out(at, 0, 1)
    assert at.state.stacks[0] == 0
    (offer,) = at.state.offers
    assert (offer.seat, offer.chips, offer.desk) == (0, 10_000, False)
    assert view_for(at.state, 0).mine.may_buy_in  # type: ignore[union-attr]
    assert not view_for(at.state, 1).mine.may_buy_in  # type: ignore[union-attr]
    assert (waits_for(at.state, at.at), wake_at(at.state)) == ("answer", offer.until)
    for seat in range(3):
        at.person(seat, c.GoOn(seat=seat))
    assert at.state.stage == "pause"
    at.person(0, c.BuyIn(seat=0))
    assert (at.state.stacks[0], at.state.brought) == (10_000, 40_000)
    at.wait(11 * SECOND)
    assert 0 in at.state.hand.dealt_in
    goes_out(at, 0, 1)
    assert at.state.offers == ()
    assert at.events(events.SeatLost)[-1].seat == 0
    assert at.refused(c.BuyIn(seat=0), "p0", "player").field == "seat"


@pytest.mark.clause("HOLDEM-05")
def test_after_the_first_hour_nobody_buys_in_again() -> None:
    at = table(3, (0, 1, 2), rebuys=Rebuys(chips=10_000, minutes=60))
    at.begin(1)
    at.at += 29 * MINUTE
    at.do(c.Tick())  # the machine slept: the session has that time still before it
    assert at.state.rebuy_until > START + 80 * MINUTE
    at.state = replace(at.state, rebuy_until=at.at)
    goes_out(at, 0, 1)
    assert at.state.offers == ()
    assert at.state.seats[0].lost


def test_who_does_not_answer_in_a_minute_or_says_no_is_out() -> None:
    """OP-X-24; a bot never buys in again, and the last one with chips has won."""
    at = table(3, (0, 1, 2), rebuys=Rebuys(chips=10_000))
    at.begin(1)
    goes_out(at, 0, 1)
    at.wait(60 * SECOND)
    assert at.events(events.BuyInDeclined)[-1].unanswered
    assert at.state.seats[0].lost
    at.wait(10 * SECOND)
    assert at.state.stage == "hand"
    goes_out(at, 2, 1)
    assert at.state.stage == "pause"  # they may still come back: it is not over
    at.person(2, c.DeclineBuyIn(seat=2))
    assert not at.events(events.BuyInDeclined)[-1].unanswered
    (ended,) = at.state.ended
    assert (ended.why, ended.places, ended.stacks) == ("one left", (3, 1, 2), (0, 30_000, 0))
    bots = table(2, (), rebuys=Rebuys(chips=10_000))
    for _ in whole.played(bots, 3):
        pass
    assert bots.state.ended[0].why == "one left"
    assert bots.state.brought == 20_000


@pytest.mark.clause("HOLDEM-128")
def test_in_a_cash_game_one_may_always_buy_in_again() -> None:
    at = Table(
        3, people=(0, 1, 2), game="holdem", preset="cash-no-limit", minutes=0,
        rebuys=Rebuys(chips=2_000, most=0),
    )  # fmt: skip
    at.begin(1)
    for _ in range(3):
        goes_out(at, 0, 1)
        at.person(0, c.BuyIn(seat=0))
        at.wait(11 * SECOND)
    assert at.state.bought == (3, 0, 0)
    assert sum(at.state.stacks) + at.state.pot == 3 * 2_000 + 3 * 2_000


# -- a table of an event -----------------------------------------------------------------


def of_event(seats: int = 6, taken: int = 4) -> Table:
    """A table whose people come and go: seats beyond those taken are empty."""
    at = Table(2)
    at.state, at.past = State(), []
    planned = tuple(
        c.PlannedSeat(name=f"N{i}", person=f"p{i}", entry=f"e{i}") if i < taken else c.PlannedSeat()
        for i in range(seats)
    )
    at.do(
        c.OpenTable(
            table="t1", game="holdem", preset="kofc-holdem", seats=planned, event="spring",
            minutes=0, event_paced=True, start=10_000,
        ),
    )  # fmt: skip
    for seat in range(taken):
        at.person(seat, c.Sit(seat=seat, person=f"p{seat}", name=f"N{seat}", acknowledged=True))
    at.do(c.SetLevels(levels=(Level(number=1, small=25, big=50, at=START),)))
    at.begin(1)
    return at


def test_a_table_of_an_event_deals_a_hand_only_with_its_leave() -> None:
    at = of_event()
    assert at.state.hands == 1
    ends_hand(at)
    assert wake_at(at.state) is None
    at.wait(MINUTE)
    assert (at.state.stage, at.state.hands) == ("pause", 1)
    assert view_for(at.state, 0).waits == "leave"
    at.do(c.GiveLeave(hand=2))
    at.wait(SECOND)
    assert at.state.hands == 2
    at.refused(c.GiveLeave(hand=3), "p0", "player")
    at.refused(c.SendPlayer(seat=0, to="t2"))  # never in a hand
    whole.comes_back(at)


def test_a_break_of_the_hall_stops_the_deal_and_its_end_begins_it() -> None:
    at = of_event()
    rest = (
        Level(number=1, small=25, big=50, at=START),
        Level(number=1, small=25, big=50, at=START + 5 * MINUTE, rest=True),
        Level(number=2, small=100, big=200, least=100, at=START + 15 * MINUTE),
    )
    at.do(c.SetLevels(levels=rest))
    at.at = START + 5 * MINUTE
    ends_hand(at)
    at.do(c.GiveLeave(hand=2))
    at.wait(SECOND)
    # in a break people are moved: whoever was let go before it asks for leave again
    assert (at.state.stage, at.state.leave) == ("pause", 1)
    assert wake_at(at.state) == START + 15 * MINUTE
    at.wait(10 * MINUTE)
    assert (at.state.stage, level(at).number) == ("pause", 2)
    at.do(c.GiveLeave(hand=2))
    at.wait(SECOND)
    assert (at.state.hands, at.state.pot, shown(at)) == (2, 300, (100, 200))
    assert at.state.run.rules.least_chip == 100


@pytest.mark.clause("HOLDEM-120")
def test_somebody_comes_with_a_stack_and_somebody_goes() -> None:
    at = of_event()
    while_played = at.refused(c.SendPlayer(seat=2, to="t2", clause="OP-HOLDEM-11"))
    assert (while_played.field, while_played.clause) == ("table", "HOLDEM-120")
    ends_hand(at)
    before = at.state.stacks
    at.do(c.SendPlayer(seat=2, to="t2", clause="OP-HOLDEM-11"))
    (gone,) = at.state.gone
    assert (gone.entry, gone.chips, gone.to, gone.present) == ("e2", before[2], "t2", True)
    assert at.state.seats[2].kind == "empty"
    at.do(
        c.SeatPlayer(
            seat=5, name="Zoe", person="pz", entry="ez", chips=7_350, came_from="t3", present=True,
            clause="OP-HOLDEM-11",
        )
    )  # fmt: skip
    assert at.state.brought == 40_000 - gone.chips + 7_350
    at.refused(c.SeatPlayer(seat=5, name="Y", person="py", entry="ey", chips=1, came_from="t3"))
    at.refused(c.Sit(seat=4, person="px", name="Somebody"), "px", "player")
    at.do(c.GiveLeave(hand=2))
    at.wait(SECOND * 11)
    assert at.state.hand.dealt_in == (0, 1, 3, 5)
    whole.comes_back(at)


def test_who_lost_all_pays_at_the_desk_and_the_last_one_waits_for_company() -> None:
    at = of_event(6, 2)
    goes_out(at, 0, 1)
    assert at.state.stage == "pause"  # one left at this table is not the end of the event
    at.do(c.OfferBuyIn(seat=0, chips=10_000, until=at.at + 60_000))
    assert not view_for(at.state, 0).mine.may_buy_in  # type: ignore[union-attr]
    assert at.refused(c.BuyIn(seat=0), "p0", "player").clause == "HOLDEM-05"
    at.do(c.BuyIn(seat=0))
    assert at.state.stacks == (10_000, 20_000, 0, 0, 0, 0)
    at.do(c.GiveLeave(hand=2))
    at.wait(11 * SECOND)
    goes_out(at, 0, 1)
    at.do(c.SendPlayer(seat=0))
    at.do(c.GiveLeave(hand=3))
    assert (view_for(at.state, None).waits, wake_at(at.state)) == ("players", None)
    at.do(c.EndSession())
    assert at.state.stage == "ended"


def test_the_button_is_drawn_for_anew_at_the_final_table() -> None:
    """OP-HOLDEM-11, HOLDEM-99."""
    at = of_event()
    ends_hand(at)
    at.do(c.DrawButton())
    told = at.events(events.ButtonDrawn)[-1]
    drawn = dict(at.state.run.opening[-1])
    assert told.seat == max(drawn, key=lambda seat: drawn[seat] % 13)
    assert (at.state.dealer, at.state.run.stacks) == (told.seat, at.state.stacks)
    at.do(c.GiveLeave(hand=2))
    at.wait(11 * SECOND)
    assert at.state.dealer == told.seat
    whole.comes_back(at)


def test_changed_stacks_are_those_of_the_next_hand() -> None:
    """OP-HOLDEM-13."""
    at = of_event()
    ends_hand(at)
    after = tuple(chips // 100 * 100 for chips in at.state.stacks)
    at.do(c.ChangeStacks(stacks=after))
    assert at.state.stacks == at.state.run.stacks == after
    assert sum(after) == at.state.brought


def test_whole_sessions_with_levels_and_rebuys_keep_their_chips() -> None:
    """At every moment, for tables by time and by hands; and they come back from their events."""
    for seed, levels in ((1, BY_TIME), (2, BY_HANDS), (3, BY_HANDS)):
        at = table(5, (0, 2), levels=levels, rebuys=Rebuys(chips=10_000, minutes=20), host="host")
        dice = random.Random(seed)
        for number, state in enumerate(whole.played(at, seed)):
            if state.stage == "pause":
                assert state.stacks == state.run.stacks
                for offer in state.offers:
                    what = c.BuyIn if dice.random() < 0.5 else c.DeclineBuyIn
                    at.person(offer.seat, what(seat=offer.seat))
            if number % 80 == 0:
                whole.comes_back(at)
        (ended,) = at.state.ended
        assert ended.why == "one left"
        assert sum(ended.stacks) == ended.start == 50_000 + 10_000 * sum(at.state.bought)


@pytest.mark.clause("HOLDEM-107", "HOLDEM-108", "OP-X-22")
def test_blinds_that_put_the_last_one_all_in_make_no_chips() -> None:
    """Heads-up with 50 left for a big blind of 100: nobody acts, the 50 that were not called go
    back, and the pot ends at nothing, not below it."""
    rules = Rules.preset("kofc-holdem").replace(small_blind=100, big_blind=100)
    hand = Hand(rules, [19_950, 50], 0)
    hand.deal(list(range(52)))
    assert hand.is_over
    adapter = table_game("holdem")
    pot = 0
    for move in (*adapter.stakes(None, hand), *adapter.moves(hand)):
        pot += move.amount * ((move.target == "pot") - (move.source == "pot"))
        assert pot >= 0
    assert pot == 0
