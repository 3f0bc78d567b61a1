"""A hold'em table over its hands: button, blinds, newcomers, missed blinds, chips."""

from collections.abc import Sequence
from random import Random

import pytest

from cardhall.games.holdem import Hand, Illegal, Rules, RulesError, Session, parse_action
from tests.games.holdem_play import CASH, KOFC, LIMIT, B, G, S, U, V, do

W = 5
DECK = list(range(52))
MOVING = KOFC.replace(blinds="moving")


def tournament(stacks: Sequence[int] = (10_000,) * 5, rules: Rules = KOFC) -> Session:
    return Session(rules, len(stacks), B, stacks)


def cash(players: int = 5, seats: int = 7, rules: Rules = CASH) -> Session:
    """The first seats taken, the rest empty; one hand has been played with the button at B, so
    that newcomers are newcomers."""
    session = Session(rules, seats, B)
    for seat in range(players):
        session.sit(seat, rules.buy_in)
    run(session)
    return session


def run(session: Session, words: str = "", deck: Sequence[int] = DECK) -> Hand:
    """One hand: these acts, then everybody folds."""
    hand = session.start_hand(deck)
    if words:
        do(hand, words)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    session.finish(hand)
    return hand


def bust(session: Session, seat: int, by: int) -> Hand:
    """One hand in which one seat loses all to another, who covers it."""
    hand = session.start_hand(DECK)
    cards = {by: (12, 25), seat: (0, 14)}
    hand.redeal(hand.deck_for(cards, (38, 51, 8, 20, 32)))
    while not hand.is_over:
        words = "fold"
        if hand.turn == seat:
            words = "all-in"
        elif hand.turn == by:
            words = "call" if hand.to_call else "check"
        elif not hand.to_call:
            words = "check"
        hand.apply(parse_action(words))
    session.finish(hand)
    assert session.stacks[seat] == 0
    return hand


def spots(session: Session) -> tuple[int, int | None, int]:
    """Button, small and big blind of the next hand."""
    now = session.next_hand()
    return now.button, now.small, now.big


# --- buying in


@pytest.mark.clause("HOLDEM-10", "HOLDEM-11")
def test_the_usual_buy_in() -> None:
    assert LIMIT.buy_in == 80
    assert CASH.buy_in == 2_000
    assert Rules.preset("cash-pot-limit").buy_in == 2_000


@pytest.mark.clause("HOLDEM-12")
def test_one_short_buy_in_a_game() -> None:
    session = cash()
    session.sit(W, 500)
    session.places[W].chips = 0
    with pytest.raises(Illegal, match="Buy in for 2000") as refusal:
        session.rebuy(W, 500)
    assert refusal.value.clause == "HOLDEM-12"
    assert session.rebuy(W, 2_000) == 2_100  # and what a newcomer owes
    with pytest.raises(RulesError, match="chips"):
        session.sit(6, 10**13)


@pytest.mark.clause("HOLDEM-12")
def test_the_short_buy_in_goes_with_the_player_to_whatever_seat_comes_next() -> None:
    session = cash()
    session.sit(W, 500, "Ann")
    session.leave(W)
    for seat in (W, 6):
        with pytest.raises(Illegal, match="Buy in for 2000") as refusal:
            session.sit(seat, 500, "Ann")
        assert refusal.value.clause == "HOLDEM-12"
        assert not session.places[seat].taken
    again = Session.from_data(session.to_data())
    with pytest.raises(Illegal, match="Buy in for 2000"):
        again.sit(W, 500, "Ann")
    again.sit(W, 500, "Bea")  # another may, in that seat too
    again.sit(6, 2_000, "Ann")
    again.leave(6)
    with pytest.raises(Illegal):
        again.sit(6, 1_999, "Ann")
    # who is not named is known by the seat
    session.sit(6, 500)
    session.leave(6)
    with pytest.raises(Illegal, match="Buy in for 2000"):
        session.sit(6, 500)


@pytest.mark.clause("HOLDEM-13")
def test_chips_are_added_between_hands_only() -> None:
    session = cash()
    assert session.add(B, 500) == 500
    before = session.stacks[U]
    hand = session.start_hand(DECK)
    assert session.add(U, 700) == 0  # held until the next
    assert session.stacks[U] == before
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    session.finish(hand)
    assert session.stacks[U] == hand.stacks[U] + 700
    with pytest.raises(Illegal):
        tournament().add(B, 100)


@pytest.mark.clause("HOLDEM-109")
def test_limits_do_not_change_in_mid_hand() -> None:
    session = tournament()
    hand = session.start_hand(DECK)
    with pytest.raises(Illegal) as refusal:
        session.set_limits(small_blind=100, big_blind=200)
    assert refusal.value.clause == "HOLDEM-109"
    assert hand.level == 100
    do(hand, "U fold;V fold;B fold;S fold")
    session.finish(hand)
    session.set_limits(small_blind=100, big_blind=200)
    assert session.start_hand(DECK).level == 200
    with pytest.raises(RulesError, match="structure"):
        tournament().set_limits(structure=1)


# --- the button


@pytest.mark.clause("HOLDEM-100")
def test_the_button_is_drawn_for_and_suits_do_not_decide() -> None:
    session = Session(KOFC, 3)
    with pytest.raises(Illegal, match="Place the button first"):
        session.start_hand(DECK)
    ace_c, ace_s, king, two, three = 12, 51, 50, 0, 1
    assert session.draw_for_button([ace_c, ace_s, king, three, two]) == 0
    assert len(session.opening) == 2  # two aces: those two draw again
    with pytest.raises(Illegal, match="placed already"):
        session.draw_for_button(DECK)


@pytest.mark.clause("HOLDEM-106")
def test_the_button_moves_clockwise_each_hand() -> None:
    session = tournament()
    seen = []
    for _ in range(6):
        seen.append(spots(session))
        assert run(session).button == seen[-1][0]
    assert seen == [(B, S, G), (S, G, U), (G, U, V), (U, V, B), (V, B, S), (B, S, G)]


@pytest.mark.clause("HOLDEM-111")
def test_dead_button_the_big_blind_goes_to_each_in_turn() -> None:
    session = tournament((20_000, 10_000, 10_000, 10_000, 10_000))
    bust(session, G, B)
    assert spots(session) == (S, None, U)  # no small blind is posted, U posts 100
    hand = run(session)
    assert hand.starting_stacks[V] == hand.stacks[V]
    assert [m.clause for m in hand.movements() if m.seat is not None] == ["HOLDEM-108"]
    assert spots(session) == (G, U, V)  # the button at the empty seat
    run(session)
    assert spots(session) == (U, V, B)


@pytest.mark.clause("HOLDEM-112")
def test_dead_button_stands_at_an_empty_seat_when_the_small_blind_is_gone() -> None:
    """Worked H6 a."""
    session = tournament((20_000, 10_000, 10_000, 10_000, 10_000))
    bust(session, S, B)
    assert spots(session) == (S, G, U)
    hand = session.start_hand(DECK)
    assert hand.bets == (0, 0, 50, 100, 0)
    assert hand.turn == V


@pytest.mark.clause("HOLDEM-111", "HOLDEM-112")
def test_moving_blinds_may_be_several_big_ones() -> None:
    session = tournament((20_000, 10_000, 10_000, 10_000, 10_000, 10_000), MOVING)
    bust(session, S, B)
    hand = session.start_hand(DECK)
    # the button passes S; U and V are reached by the big blind; G still owes the small one
    assert (hand.button, hand.big, hand.bets) == (G, V, (0, 0, 50, 100, 100, 0))
    assert hand.turn == W
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    session.finish(hand)
    hand = session.start_hand(DECK)
    assert (hand.button, hand.bets) == (U, (0, 0, 0, 50, 50, 100))


@pytest.mark.parametrize("rules", [KOFC, MOVING])
def test_everybody_pays_all_blinds_in_every_round(rules: Rules) -> None:
    """Between two big blinds of a seat that stays, it pays one small one, and nobody posts the big
    one twice running, whoever is out in between."""
    for seed in range(40):
        rng = Random(seed)
        session = tournament((60_000,) * 8, rules)
        paid: dict[int, str] = dict.fromkeys(range(8), "")
        last_big: set[int] = set()
        while len([chips for chips in session.stacks if chips]) > 2:
            hand = run(session)
            bigs = {s for s in range(8) if _posted(hand, s) >= 100}
            assert not bigs & last_big
            last_big = bigs
            for seat in range(8):
                paid[seat] += "b" if seat in bigs else "s" if _posted(hand, seat) else ""
            if rng.random() < 0.15:
                left = [s for s in range(8) if session.stacks[s]]
                gone = rng.choice(left)
                session.places[gone].chips = 0
                session.places[gone].taken = False
        for seat, chips in enumerate(session.stacks):
            if chips:
                assert "bb" not in paid[seat].removeprefix("s"), (seed, seat, paid)
                assert "ss" not in paid[seat], (seed, seat, paid)


def _posted(hand: Hand, seat: int) -> int:
    blinds = ("HOLDEM-107", "HOLDEM-108", "HOLDEM-130")
    return sum(m.amount for m in hand.movements() if m.seat == seat and m.clause in blinds)


def test_worked_ox21_three_to_two_nobody_posts_the_big_blind_twice_running() -> None:
    for gone, button in ((S, B), (B, S)):
        session = tournament((20_000, 20_000, 20_000))
        session.places[gone].chips = 100
        hand = bust(session, gone, G)
        assert hand.big == G
        # G had the big blind: the next one is the next live seat, G has button and small blind
        assert spots(session) == (G, G, button)
        run(session)
        assert spots(session) == (button, button, G)


def test_worked_ox23_both_blinds_out() -> None:
    session = tournament((30_000, 10_000, 10_000, 10_000, 10_000))
    hand = session.start_hand(DECK)
    hand.redeal(hand.deck_for({B: (12, 25), S: (0, 14), G: (1, 15)}, (38, 51, 8, 20, 32)))
    do(hand, "U fold;V fold;B all-in;S call;G call")
    session.finish(hand)
    assert session.broke == [S, G]
    assert spots(session) == (S, None, U)
    run(session)
    assert spots(session) == (G, U, V)
    run(session)


def test_worked_ox24_the_choice_to_rebuy_is_made_before_the_next_deal() -> None:
    session = tournament((30_000, 10_000, 8_000, 10_000, 10_000))
    hand = session.start_hand(DECK)
    hand.redeal(hand.deck_for({B: (12, 25), S: (0, 14), G: (1, 15)}, (38, 51, 8, 20, 32)))
    do(hand, "U fold;V fold;B all-in;S call;G call")
    session.finish(hand)
    with pytest.raises(Illegal, match="lost all"):
        session.rebuy(U)
    assert session.rebuy(G) == 10_000
    assert spots(session)[2] == U  # seat and obligations: G has the small blind
    assert spots(session)[:2] == (S, G)
    run(session)
    assert session.places_out() == [(S,)]  # unanswered is out, who rebought does not count
    with pytest.raises(RulesError, match="nobody sits"):
        session.rebuy(S)


def test_places_of_a_double_bust_go_by_the_stacks_before_it() -> None:
    session = tournament((30_000, 10_000, 8_000))
    hand = session.start_hand(DECK)
    hand.redeal(hand.deck_for({B: (12, 25), S: (0, 14), G: (1, 15)}, (38, 51, 8, 20, 32)))
    do(hand, "B all-in;S call;G call")
    session.finish(hand)
    assert not session.is_over  # both may rebuy
    session.decline(S)
    session.decline(G)
    assert session.places_out() == [(S,), (G,)]
    assert session.is_over


def test_in_a_tournament_the_absent_are_dealt_in_and_post() -> None:
    session = tournament()
    session.sit_out(G)
    hand = session.start_hand(DECK)
    assert hand.bets[G] == 100
    with pytest.raises(Illegal) as refusal:
        session.post(G)
    assert refusal.value.reason == "tournament"


# --- newcomers


@pytest.mark.clause("HOLDEM-118")
def test_a_newcomer_waits_for_the_big_blind_or_posts() -> None:
    session = cash(players=5)  # the next hand: button S, small G, big U
    session.sit(W, 2_000)
    assert W not in session.next_hand().among
    assert session.post(W) == (100, 0)
    hand = session.start_hand(DECK)
    assert hand.bets[W] == 100
    assert W in hand.dealt_in
    waiting = cash(players=5)
    waiting.sit(W, 2_000)
    run(waiting)  # big U
    run(waiting)  # big V
    assert (spots(waiting)[2], W in waiting.next_hand().among) == (W, True)
    hand = waiting.start_hand(DECK)
    assert hand.bets[W] == 100


@pytest.mark.clause("HOLDEM-119")
def test_nothing_is_asked_double_as_in_lowball() -> None:
    session = cash(players=5)
    session.sit(W, 2_000)
    assert sum(session.owes(W)) == 100
    session.post(W)
    assert session.start_hand(DECK).put_in[W] == 100


@pytest.mark.clause("HOLDEM-116")
def test_a_newcomer_who_lets_the_button_pass_owes_only_the_big_blind() -> None:
    session = cash(players=5)
    run(session)  # big U
    run(session)  # big V
    session.sit(W, 2_000)
    # the big blind passes W, who does not want it
    session.sit_out(W)
    for _ in range(3):
        run(session)
    session.come_back(W)
    assert session.button == B  # it has passed W
    assert session.owes(W) == (0, 100)
    assert session.post(W) == (100, 0)
    hand = session.start_hand(DECK)
    assert (hand.bets[W], hand.put_in[W]) == (100, 100)


@pytest.mark.clause("HOLDEM-124")
def test_nobody_is_added_in_the_small_blind() -> None:
    session = cash(players=5, seats=6)
    run(session)
    session.leave(V)
    run(session)  # big B: W's empty seat and V's are passed
    session.sit(V, 2_000)
    now = session.next_hand()
    assert V in (now.button, *range(now.button, now.big + 6)) or now.button == V
    with pytest.raises(Illegal) as refusal:
        session.post(V)
    assert refusal.value.clause == "HOLDEM-124"
    assert V not in now.among
    run(session)
    run(session)
    assert session.post(V) == (100, 0)  # the button has passed
    assert V in session.next_hand().among


@pytest.mark.clause("HOLDEM-117")
def test_one_who_drew_for_the_button_makes_up_missed_blinds() -> None:
    session = Session(CASH, 5)
    for seat in range(5):
        session.sit(seat, 2_000)
    session.draw_for_button([12, 1, 2, 3, 4])
    session.sit_out(U)
    for _ in range(4):
        run(session)
    session.come_back(U)
    assert session.owes(U) == (50, 100)


@pytest.mark.clause("HOLDEM-129", "HOLDEM-130")
def test_missed_blinds_are_all_paid_or_the_big_blind_is_waited_for() -> None:
    session = cash(players=5, seats=5)
    session.sit_out(U)
    for _ in range(7):
        run(session)
    assert session.owes(U) == (50, 100)
    session.come_back(U)
    assert U not in session.next_hand().among
    with pytest.raises(Illegal) as refusal:
        session.post(U, 100)
    assert (refusal.value.reason, refusal.value.clause) == ("pay-all", "HOLDEM-129")
    waiting = Session.from_data(session.to_data())
    assert session.post(U, 150) == (100, 50)
    hand = session.start_hand(DECK)
    assert (hand.bets[U], hand.put_in[U]) == (100, 150)
    assert session.owes(U) == (0, 0)
    while spots(waiting)[2] != U:
        run(waiting)
    hand = waiting.start_hand(DECK)
    assert hand.put_in[U] == 100  # the big blind alone
    assert waiting.owes(U) == (0, 0)


def test_one_who_missed_the_small_blind_alone_posts_it_dead() -> None:
    session = cash(players=5, seats=5)  # G had the big blind
    session.sit_out(G)
    run(session)
    run(session)
    session.come_back(G)
    assert session.owes(G) == (50, 0)
    session.post(G)
    hand = session.start_hand(DECK)
    assert (hand.bets[G], hand.put_in[G]) == (0, 50)


def test_who_missed_no_blind_plays_on_at_once() -> None:
    session = cash(players=5, seats=5)
    session.sit_out(B)
    run(session)
    assert B not in session.next_hand().among
    session.come_back(B)
    assert B in session.next_hand().among


@pytest.mark.clause("HOLDEM-123")
def test_one_who_plays_over_is_as_a_new_player() -> None:
    session = cash(players=5)
    with pytest.raises(Illegal, match="not free"):
        session.play_over(V, 2_000)
    session.sit_out(V)
    session.play_over(V, 2_000)
    assert V not in session.next_hand().among
    assert session.owes(V) == (0, 100)
    assert session.post(V) == (100, 0)


@pytest.mark.clause("HOLDEM-121")
def test_a_seat_change_towards_the_blind_is_at_once_and_away_from_it_waits() -> None:
    session = cash(players=5, seats=9)  # the last big blind was G; next U, then V, then 5 ...
    session.leave(U)
    session.move(V, U)  # nearer
    assert U in session.next_hand().among
    session = cash(players=6, seats=9)
    session.move(V, V + 2)  # two seats away: out two hands
    out = 0
    while V + 2 not in session.next_hand().among:
        run(session)
        out += 1
    assert out == 2
    assert session.owes(V + 2) == (0, 0)
    session = cash(players=5, seats=9)
    session.leave(S)
    with pytest.raises(Illegal) as refusal:
        session.move(V, S)  # the button's place: the blinds are just passing
    assert refusal.value.clause == "HOLDEM-121"


@pytest.mark.clause("HOLDEM-128")
def test_one_who_lost_all_makes_up_missed_blinds_before_a_rebuy_and_is_not_new() -> None:
    session = cash(players=5, seats=5)
    session.add(B, 10_000)
    run(session)  # next: button G, small U, big V
    session.places[S].owes_big = True
    bust_owing(session, S)
    assert session.owes(S) == (0, 100)
    assert session.rebuy(S, 2_000) == 2_100
    assert not session.places[S].new
    assert session.next_hand().posts == {S: (100, 0)}


def bust_owing(session: Session, seat: int) -> None:
    """A player is dealt in by mistake without posting and loses all."""
    hand = session.start_hand(DECK, unposted=(seat,))
    hand.redeal(hand.deck_for({B: (12, 25), seat: (0, 14)}, (38, 51, 8, 20, 32)))
    while not hand.is_over:
        if hand.turn == seat:
            words = "all-in"
        elif hand.turn == B:
            words = "call" if hand.to_call else "check"
        else:
            words = "fold" if hand.to_call else "check"
        hand.apply(parse_action(words))
    session.finish(hand)


def test_a_blind_not_posted_by_mistake_is_posted_before_the_next_deal() -> None:
    session = cash(players=5, seats=5)
    session.places[V].owes_big = session.places[V].owes_small = True
    hand = session.start_hand(DECK, unposted=(V,))
    assert (hand.put_in[V], V in hand.dealt_in) == (0, True)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    session.finish(hand)
    assert session.owes(V) == (50, 100)
    now = session.next_hand()
    assert now.big == V or now.posts[V] == (100, 50)


def test_a_newcomer_waits_until_a_carried_pot_is_won() -> None:
    session = cash(players=5)
    hand = session.start_hand(DECK)
    do(hand, "V raise 300")
    hand.void("HOLDEM-36", keep=(V,))
    session.finish(hand)
    assert session.carried == 300
    session.sit(W, 2_000)
    session.post(W)
    assert W not in session.next_hand().among
    hand = run(session)
    assert hand.carried == 300
    assert session.carried == 0
    assert W in session.next_hand().among


@pytest.mark.clause("HOLDEM-92")
def test_requests_to_see_hands_may_be_denied_from_the_third_in_a_row() -> None:
    session = tournament()
    for number in range(3):
        hand = session.start_hand(DECK)
        while not hand.is_over:
            hand.apply(hand.legal_actions()[1 if hand.to_call else 0])
        assert session.may_deny(B) == (number == 2)
        if number < 2:
            with pytest.raises(Illegal) as refusal:
                session.ask(hand, B, S, denied=True)
            assert refusal.value.clause == "HOLDEM-91"
            session.ask(hand, B, S)
        else:
            with pytest.raises(Illegal) as refusal:
                session.ask(hand, B, S, denied=True)
            assert refusal.value.clause == "HOLDEM-92"
        session.finish(hand)
    run(session)
    assert not session.may_deny(B)  # not in a row any more


# --- plain data


def test_a_session_survives_as_plain_data_at_any_moment() -> None:
    session = cash(players=5)
    session.sit(W, 2_000)
    session.sit_out(V)
    run(session)
    other = Session.from_data(session.to_data())
    assert other.to_data() == session.to_data()
    assert run(other).result() == run(session).result()
    short = tournament((30_000, 10_000, 10_000))
    bust(short, S, B)
    assert Session.from_data(short.to_data()).to_data() == short.to_data()


def test_a_bust_leaves_no_odd_chips_behind_the_count() -> None:
    """A stack of odd small chips alone is out, and its chips stay counted (HOLDEM-67)."""
    session = tournament((20_000, 10_010, 10_000))
    hand = session.start_hand(DECK)
    hand.redeal(hand.deck_for({B: (12, 25), S: (0, 14)}, (38, 51, 8, 20, 32)))
    do(hand, "B all-in;S all-in;G fold")
    session.finish(hand)
    assert session.stacks[S] == 10
    assert session.broke == [S]
    assert sum(session.stacks) == 40_010


@pytest.mark.clause("OP-X-24")
def test_who_sits_where_somebody_went_out_is_dealt_in() -> None:
    """A table is balanced before the next deal: the seat of who lost all is taken at once."""
    session = tournament((30_000, 10_000, 8_000, 10_000, 10_000))
    bust(session, G, B)
    session.leave(G)
    session.sit(G, 5_000)
    session.start_hand(DECK)
    assert G in session.dealt_in
