"""The hall's hold'em day beside the game's own session: whose big blind is next, who is out with
what, and whether the chips are all there (OP-X-21, 22, 23)."""

from random import Random

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.formats.freezeout import PokerTable
from cardhall.games.holdem import Hand, Illegal, Rules, Session, format_action, parse_action
from cardhall.hall.formats.freezeout import commands as h
from tests.hall.hallday import there
from tests.hall.test_holdem_day import KEY, Tournament

KOFC = Rules.preset("kofc-holdem")
PAIRS = ("AS AH", "KS KH", "QS QH")
BOARD = "2C 7D 9C 4D JC"


class Felt:
    """A table of the hall's day that is played hand by hand as the game says. Its seats are the
    hall's, from 0; the hall is told what a captain tells. `stacks` by seat, if not all level."""

    def __init__(
        self, day: Tournament, table: int, stacks: dict[int, int] | None = None, **rules: int
    ) -> None:
        self.day, self.number = day, table
        held = [10_000 if one else 0 for one in self.table.seats]
        for seat, chips in (stacks or {}).items():
            held[seat] = chips
        self.session = Session(KOFC.replace(**rules), len(held), 0, held)

    @property
    def table(self) -> PokerTable:
        return self.day.freezeout.room().tables[self.number]

    def hand(
        self, seats: set[int], best: tuple[int, ...] = (), rng: Random | None = None
    ) -> tuple[Hand, list[str]]:
        """One hand: `seats` put everything in, the others fold; who is named first in `best` has
        the best cards. Gives the hand and those whom the hall heard to be out."""
        deck = list(range(52))
        (rng or Random(1)).shuffle(deck)
        hand = self.session.start_hand(deck)
        if best:
            held = {seat: parse_cards(PAIRS[i]) for i, seat in enumerate(best)}
            hand.redeal(hand.deck_for(held, parse_cards(BOARD)))
        while not hand.is_over:
            play(hand, seats)
        before = dict(zip(self.table.seats, self.session.stacks, strict=True))
        self.session.finish(hand)
        after = dict(zip(self.table.seats, self.session.stacks, strict=True))
        gone = [one for one in self.table.players if not after[one]]
        if gone:
            self.day.out(*gone, stacks=[before[one] for one in gone])
        if not self.day.freezeout.finished:
            finished = h.FinishHand(category=KEY, table=self.number, big=hand.big + 1)
            self.day.do(finished, "captain", f"{KEY}/{self.number}")
        return hand, gone

    def due(self) -> tuple[int, int]:
        """The seat of the next big blind, as the hall and as the game know it."""
        return self.table.next_big, self.session.next_hand().big


def play(hand: Hand, seats: set[int]) -> None:
    """Whoever is to put everything in does so while there is somebody to bet against."""
    legal = {format_action(one) for one in hand.legal_actions()}
    wanted = ("show", "call", "check") if hand.turn in seats else ("fold", "check", "muck")
    if hand.turn in seats and hand.phase != "showdown":
        try:
            hand.apply(parse_action("all-in"))
            return
        except Illegal:
            pass
    hand.apply(parse_action(next((word for word in wanted if word in legal), min(legal))))


def last_table(players: int, **rules: int) -> Felt:
    """So many people at the only table, when no rebuy is to be had any more."""
    day = Tournament(players).after_the_hour()
    return Felt(day, 1, None, **rules)


@pytest.mark.clause("OP-X-21")
@pytest.mark.parametrize("gone", [0, 1])
def test_from_three_to_two_nobody_posts_the_big_blind_twice_running(gone: int) -> None:
    """The button or the small blind goes out: who had the big blind has it not again."""
    felt = last_table(3)
    first = felt.session.next_hand()
    two = (first.button, there(first.small))
    out, other = two[gone], two[1 - gone]
    hand, names = felt.hand({out, first.big}, best=(first.big, out))
    assert (len(names), hand.big) == (1, first.big)
    assert felt.due() == (other, other)
    # and from there in turns
    for big in (other, first.big, other):
        assert felt.due() == (big, big)
        felt.hand(set())


@pytest.mark.clause("OP-X-22")
@pytest.mark.parametrize("wins", [True, False])
def test_a_big_blind_all_in_for_less_is_out_with_what_it_had_or_stays_in(wins: bool) -> None:
    """The big blind has 25, the small blind is 50, everybody folds: no action, 25 go back, 50 are
    played for. The hall hears nothing of who won them, or that the big blind is out with 25."""
    felt = last_table(3, small_blind=50, big_blind=100)
    small, big = there(felt.session.next_hand().small), felt.session.next_hand().big
    name = felt.table.seats[big]
    felt.session.places[big].chips, other = 25, 10_000 - 25
    felt.session.places[small].chips += other
    hand, gone = felt.hand(set(), best=(big, small) if wins else (small, big))
    assert [(m.amount, m.to) for m in hand.movements() if m.clause == "OP-X-22"] == [(25, small)]
    assert sum(award.amount for award in hand.result().awards) == 50
    assert gone == ([] if wins else [name])
    if not wins:
        assert felt.day.place(name) == (3, False)
        out = list(felt.day.freezeout.hands.values())[-1].outs[0]
        assert (out.entry, out.stack) == (name, 25)
    stacks = {
        one: chips for one, chips in zip(felt.table.seats, felt.session.stacks, strict=True) if one
    }
    assert sum(stacks.values()) == felt.day.freezeout.room().in_play == 30_000
    counted = tuple(h.Stack(entry=one, chips=chips) for one, chips in stacks.items())
    felt.day.pass_minutes(120)
    felt.day.do(h.CountTable(category=KEY, level=6, table=1, stacks=counted))
    assert set(felt.day.freezeout.off(6).values()) == {0}


@pytest.mark.clause("OP-X-23")
def test_with_both_blinds_out_the_next_live_seat_is_due_and_moves() -> None:
    day = Tournament(18).after_the_hour()
    for one in day.at_table(2)[:5]:
        day.out(one)
    felt = Felt(day, 1)
    first = felt.session.next_hand()
    small, big = there(first.small), first.big
    winner = next(seat for seat in range(9) if seat not in (small, big))
    _, gone = felt.hand({winner, small, big}, best=(winner, small, big))
    assert len(gone) == 2
    due, posts = felt.due()
    assert due == posts
    assert due not in (first.small, first.big)
    assert felt.session.next_hand().small is None  # the button stands on the small blind's seat
    name = felt.table.seats[due]
    day.do(h.FinishHand(category=KEY, table=2, big=9), "captain", f"{KEY}/2")
    (move,) = day.card.moves
    assert (move.entry, move.from_table, move.kind) == (name, 1, "balance")


@pytest.mark.clause("OP-X-21", "OP-X-23")
@pytest.mark.parametrize("seed", range(12))
def test_a_whole_table_to_the_last_player_is_due_as_the_game_says(seed: int) -> None:
    """Nine people, any of them all-in on any hand: after each the hall knows whose big blind is
    next, the places and the chips, as the game does."""
    rng, felt = Random(seed), last_table(9)
    names = list(felt.table.seats)
    big = -1
    while not felt.day.freezeout.finished:
        assert felt.session.deal_no < 300
        live = [seat for seat, one in enumerate(felt.table.seats) if one]
        felt.day.pass_minutes(1)
        size = rng.choice([0, 0, 2, 2, 2, 3, 4])
        hand, _ = felt.hand({*rng.sample(live, min(size, len(live)))}, rng=rng)
        assert hand.big != big  # nobody posts it twice running
        big = hand.big
        if not felt.day.freezeout.finished:
            assert len(set(felt.due())) == 1
        assert felt.day.freezeout.room().in_play == sum(felt.session.stacks) == 90_000
    places = {names[s]: felt.day.place(names[s])[0] for s in range(9)}
    for seat in list(felt.session.broke):
        felt.session.decline(seat)
    want: dict[str, int] = {}
    place = 2
    for level in felt.session.places_out():
        want |= {names[seat]: place for seat in level}
        place += len(level)
    assert {one: place for one, place in places.items() if place > 1} == want
