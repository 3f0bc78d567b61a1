"""Texas hold'em: the table over hands: who sits, the button, the blinds, who owes which.

Choices, where clauses and open points leave room: under moving blinds the button goes to the next
player, every player whom the big blind passes posts it (112), and who posted it posts the small
blind in the next hand, wherever that is by then. Newcomers and those who come back are not dealt in
on the button or between it and the big blind (124), unless they are the big blind. A seat change
needs a seat that lies outside that stretch; who moves nearer to the blind plays on at once, who
moves away waits until it is as near to the new seat as it was to the old one (121).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from cardhall.cards.table import LETTERS, Illegal, Movement, Refusal, RulesError, highest_draw
from cardhall.games.engine import session as engine
from cardhall.games.holdem.hand import Hand
from cardhall.games.holdem.rules import MAX_SEATS, MOST, Rules
from cardhall.messages import Message


def _given(value: object) -> Message:
    return Message("as-it-stands", value=str(value))


@dataclass
class Place:
    """A seat at the table and what its player owes."""

    chips: int = 0
    taken: bool = False
    away: bool = False
    """Cash: not dealt in, and misses blinds. Tournament: dealt in all the same."""
    new: bool = False
    """Came after the game began and has not played yet (HOLDEM-116, 118)."""
    owes_small: bool = False
    owes_big: bool = False
    posting: bool = False
    """Posts what is owed as soon as the place allows it."""
    waits_until: int | None = None
    """After a change of seat: dealt in when the big blind is so near again (HOLDEM-121)."""
    held: int = 0
    """Chips to be added when the hand is over (HOLDEM-13)."""
    who: str = ""
    """The player, by any name that stays the same; "seat A" where nobody said one."""
    asked: int = 0
    """Hands in a row in which the player has asked to see a called hand (HOLDEM-92)."""
    asked_now: bool = False

    @property
    def waits(self) -> bool:
        """Is it the big blind or a post that lets the player in?"""
        return self.new or self.owes_small or self.owes_big


@dataclass(frozen=True)
class NextHand:
    """Who posts what in a hand and who is dealt in."""

    button: int
    """The seat of the button, an empty one where it is dead."""
    small: int | None
    big: int
    posts: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Other posts by seat: chips that count as a bet, and dead ones (HOLDEM-130)."""
    among: tuple[int, ...] = ()
    """Seats dealt in."""
    small_at: int = -1
    """The seat where the small blind was due, empty or not."""


@dataclass(frozen=True)
class Bust:
    """A player who lost all: the number of the hand and the chips before it (OP-HOLDEM-12)."""

    hand_no: int
    seat: int
    stack: int


class Session(engine.Session[Rules]):
    """A table's run of hands.

    Plain acts in the order of the table: ``sit`` (or stacks at the start), ``draw_for_button`` or
    ``name_button`` once, then for each hand ``start_hand`` and ``finish``; between hands ``add``,
    ``rebuy`` or ``decline``, ``sit_out``, ``come_back``, ``post``, ``move``, ``leave``. The cards
    come in as deck orders. Acts that the rules refuse raise Illegal.
    """

    RULES = Rules
    FIELDS = (
        "button", "small_at", "big_at", "posted_big", "deal_no", "in_hand", "dealt_in", "carried",
        "broke", "short",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        seats: int,
        button: int | None = None,
        stacks: Sequence[int] | None = None,
    ) -> None:
        """Open a table. In a tournament every seat has its first chips; at cash seats are empty
        until somebody sits. stacks: other chips by seat, 0 for an empty one. Raises RulesError."""
        if not 2 <= seats <= MAX_SEATS:
            raise RulesError("seats", _given(seats), Message("holdem-two-to-ten-can-play"))
        first = rules.start_stack if rules.profile == "tournament" else 0
        chips = [first] * seats if stacks is None else list(stacks)
        if len(chips) != seats or any(not 0 <= count <= MOST for count in chips):
            cure = Message("holdem-one-for-each-seat", most=MOST)
            raise RulesError("stacks", _given(chips), cure)
        super().__init__(rules)
        self.places = [
            Place(chips=count, taken=count > 0, who=f"seat {LETTERS[seat]}")
            for seat, count in enumerate(chips)
        ]
        self.button = -1
        self.small_at = -1
        self.big_at = -1
        """Where button, small and big blind were in the last hand; -1 before the first."""
        self.posted_big: list[int] = []
        """Moving blinds: who posted the big blind in the last hand."""
        self.dealt_in: list[int] = []
        self.carried = 0
        """Chips that stay for the next legal pot (HOLDEM-36)."""
        self.short: list[str] = []
        """Who has had the one short buy-in, also after leaving (HOLDEM-12)."""
        self.opening: list[list[tuple[int, int]]] = []
        """The draw for the button: rounds of (seat, card)."""
        self.broke: list[int] = []
        """Seats that have lost all and may still rebuy: till the next deal (OP-X-24)."""
        self.busts: list[Bust] = []
        """Who is out, in order."""
        self._fallen: list[Bust] = []
        if button is not None:
            self.name_button(button)

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by seat."""
        return tuple(place.chips for place in self.places)

    @property
    def is_over(self) -> bool:
        """A tournament table where one player has all the chips."""
        left = [p for p in self.places if self.rules.playable(p.chips)]
        return self.rules.profile == "tournament" and len(left) < 2 and not self.broke

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < self.seats:
            cure = Message("a-seat-up-to", last=self.seats - 1)
            raise RulesError("seat", Message("as-it-stands", value=repr(seat)), cure)
        return self.places[seat]

    def _taken(self, seat: int) -> Place:
        place = self._place(seat)
        if not place.taken:
            why = Message("holdem-nobody-sits-at", seat=LETTERS[seat])
            raise RulesError("seat", why, Message("holdem-name-a-taken-seat"))
        return place

    def _cash_only(self, clause: str) -> None:
        if self.rules.profile != "cash":
            raise Illegal(
                Refusal("tournament", clause, Message("holdem-in-a-tournament-all-are-dealt-in"))
            )

    def _between(self, clause: str) -> None:
        if self.in_hand:
            raise Illegal(Refusal("in-hand", clause, Message("holdem-only-between-hands")))

    # The button

    def draw_for_button(self, cards: Sequence[int]) -> int:
        """Each player draws a card in order from seat A, the highest has the button, ace high;
        equal highest draw again, for suits break no ties here (HOLDEM-99, 100). Returns the
        button."""
        if self.button >= 0:
            raise Illegal(Refusal("not-now", "HOLDEM-100", Message("holdem-button-is-placed")))
        among = [seat for seat, place in enumerate(self.places) if place.taken]
        if len(among) < 2:
            raise RulesError(
                "seats",
                Message("holdem-so-many-players", count=len(among)),
                Message("holdem-two-or-more-play"),
            )
        self.opening = highest_draw(iter(cards), among)
        self.button = max(self.opening[-1], key=lambda draw: draw[1] % 13)[0]
        return self.button

    def name_button(self, seat: int) -> None:
        """The table agrees who has the first button."""
        self._place(seat)
        if self.deal_no or self.in_hand:
            raise Illegal(
                Refusal("not-now", "HOLDEM-106", Message("holdem-button-moves-by-itself"))
            )
        self.button = seat

    # Seats and chips

    def sit(self, seat: int, chips: int, who: str = "") -> None:
        """Take an empty seat with a buy-in. One short buy-in a game for each player, wherever
        they sit down again (HOLDEM-12): a player is known by `who`, else by the seat. Once a cash
        game has begun this is a newcomer, who waits for the big blind or posts (118)."""
        place = self._place(seat)
        if place.taken:
            why = Message("holdem-seat-is-taken", seat=LETTERS[seat])
            raise RulesError("seat", why, Message("holdem-choose-an-empty-seat"))
        newcomer = self.rules.profile == "cash" and self.deal_no > 0
        fresh = Place(taken=True, new=newcomer, who=who or f"seat {LETTERS[seat]}")
        self._buy(fresh, chips)
        self.places[seat] = fresh

    def _buy(self, place: Place, chips: int) -> None:
        if not self.rules.playable(chips) or chips > MOST:
            cure = Message("holdem-chips-from-to", least=self.rules.least_chip, most=MOST)
            raise RulesError("chips", _given(chips), cure)
        if self.rules.profile == "cash" and chips < self.rules.buy_in:
            if place.who in self.short:
                why = Message("holdem-buy-in-for-more", chips=self.rules.buy_in)
                raise Illegal(Refusal("short-buy", "HOLDEM-12", why))
            self.short.append(place.who)
        place.chips += chips

    def add(self, seat: int, chips: int) -> int:
        """Add chips to a stack, between hands only: during a hand in which the seat has cards they
        are held until it is over (HOLDEM-13). Returns what was added at once."""
        self._cash_only("HOLDEM-05")
        place = self._taken(seat)
        if not 0 < chips <= MOST:
            cure = Message("holdem-chips-from-to", least=1, most=MOST)
            raise RulesError("chips", _given(chips), cure)
        if self.in_hand and seat in self.dealt_in:
            place.held += chips
            return 0
        place.chips += chips
        return chips

    def leave(self, seat: int) -> int:
        """Leave the table, between hands. Returns the chips that go along."""
        place = self._taken(seat)
        if self.in_hand and seat in self.dealt_in:
            raise Illegal(Refusal("in-hand", "HOLDEM-13", Message("holdem-play-this-hand-first")))
        self.places[seat] = Place()
        if seat in self.broke:
            self.broke.remove(seat)
        return place.chips + place.held

    def owes(self, seat: int) -> tuple[int, int]:
        """Missed blinds, small and big, in chips. A newcomer owes the big blind alone (116)."""
        place = self._taken(seat)
        small = self.rules.small_blind if place.owes_small else 0
        return small, self.rules.big_blind if place.owes_big or place.new else 0

    def sit_out(self, seat: int) -> None:
        """Be dealt out from the next hand on and miss the blinds; in a tournament the absent are
        dealt in and post (OP-HOLDEM-18)."""
        self._taken(seat).away = True

    def come_back(self, seat: int) -> None:
        """Play on: at once if no blind was missed, else by the big blind or a post (129)."""
        self._taken(seat).away = False

    def post(self, seat: int, chips: int | None = None) -> tuple[int, int]:
        """Post to be dealt in: a newcomer the big blind (118), who missed blinds all of them (129).
        chips: what is offered, where it may be too little. Returns the live and the dead part.
        Raises Illegal."""
        self._cash_only("HOLDEM-118")
        self._between("HOLDEM-118")
        place = self._taken(seat)
        if place.away or not place.waits:
            raise Illegal(
                Refusal("owes-nothing", "HOLDEM-129", Message("holdem-owes-no-blind-now"))
            )
        small, big = self.owes(seat)
        if chips is not None and chips != small + big:
            why = Message("holdem-owes-all-or-waits", chips=small + big)
            raise Illegal(Refusal("pay-all", "HOLDEM-129", why))
        if self.button >= 0 and seat in self._stretch(self._positions()):
            raise Illegal(
                Refusal(
                    "small-blind-seat",
                    "HOLDEM-124",
                    Message("holdem-wait-till-the-button-has-passed"),
                )
            )
        place.posting = True
        return big, small

    def rebuy(self, seat: int, chips: int | None = None) -> int:
        """Buy in again after losing all, before the next deal: the player keeps the seat and what
        is due from it (OP-X-24), is not new, and makes up missed blinds (HOLDEM-128). chips: the
        usual first stack or buy-in unless it is said. Returns what is bought: chips and owed."""
        self._between("HOLDEM-13")
        place = self._taken(seat)
        cash = self.rules.profile == "cash"
        if self.rules.playable(place.chips) or not (cash or seat in self.broke):
            raise Illegal(
                Refusal("not-broke", "HOLDEM-128", Message("holdem-only-who-has-lost-all-rebuys"))
            )
        usual = self.rules.buy_in if cash else self.rules.start_stack
        owed = sum(self.owes(seat))
        self._buy(place, usual if chips is None else chips)
        place.chips += owed
        place.posting = place.waits
        if seat in self.broke:
            self.broke.remove(seat)
        self._fallen = [bust for bust in self._fallen if bust.seat != seat]
        return (usual if chips is None else chips) + owed

    def decline(self, seat: int) -> None:
        """The player does not rebuy and is out."""
        if seat not in self.broke:
            raise Illegal(
                Refusal("not-broke", "OP-X-24", Message("holdem-only-who-has-lost-all-declines"))
            )
        self.broke.remove(seat)

    def move(self, seat: int, to: int) -> None:
        """Change seats, between hands, never to dodge blinds (HOLDEM-120): not to a seat that the
        blinds are just passing; nearer to the big blind at once, farther off after waiting (121).
        Raises Illegal."""
        self._cash_only("HOLDEM-121")
        self._between("HOLDEM-121")
        place = self._taken(seat)
        if self._place(to).taken:
            why = Message("holdem-seat-is-taken", seat=LETTERS[to])
            raise RulesError("seat", why, Message("holdem-choose-an-empty-seat"))
        near = self._distance(seat)
        if self.deal_no and self._distance(to) > near:
            if to in self._stretch(self._positions()):
                raise Illegal(
                    Refusal(
                        "blind-passed", "HOLDEM-121", Message("holdem-blind-has-passed-that-seat")
                    )
                )
            place.waits_until = near
        self.places[to], self.places[seat] = place, Place()

    def play_over(self, seat: int, chips: int, who: str = "") -> None:
        """Somebody plays over in the seat of an absent player, who has left it: as a new player
        (HOLDEM-123)."""
        self._cash_only("HOLDEM-123")
        self._between("HOLDEM-123")
        place = self._taken(seat)
        if not place.away:
            raise Illegal(Refusal("not-away", "HOLDEM-123", Message("holdem-seat-is-not-free")))
        self.places[seat] = Place()
        try:
            self.sit(seat, chips, who)
        except ValueError:
            self.places[seat] = place
            raise

    def set_limits(self, **changes: int) -> None:
        """Other blinds, ante, bets or least chip from the next hand on: never in mid-hand
        (HOLDEM-109). Raises Illegal, RulesError."""
        self._between("HOLDEM-109")
        names = ("small_blind", "big_blind", "ante", "big_bet", "least_chip", "max_raises")
        for name in changes:
            if name not in names:
                known = ", ".join(names)
                why = Message("holdem-no-limit-of-the-table")
                raise RulesError(name, why, Message("choose-these", known=known))
        self.rules = self.rules.replace(**changes)

    def _distance(self, seat: int) -> int:
        """Count how many seats the big blind has still to go to this seat: 1 to the number of
        seats."""
        return (seat - self.big_at - 1) % self.seats + 1

    # Who posts, who is dealt in

    def _can_play(self, seat: int) -> bool:
        """Are there chips, and does the player want cards?"""
        place = self.places[seat]
        there = not place.away or self.rules.profile == "tournament"
        return place.taken and there and self.rules.playable(place.chips) > 0

    def _ready(self) -> list[int]:
        """Find who is dealt in wherever the blinds are."""
        out = []
        for seat in range(self.seats):
            place = self.places[seat]
            if self._can_play(seat) and not place.waits and self._is_level(seat, self.big_at):
                out.append(seat)
        return out

    def _is_level(self, seat: int, big_at: int) -> bool:
        """After a change of seat: has the blind come as near as it was (HOLDEM-121)?"""
        until = self.places[seat].waits_until
        return until is None or big_at < 0 or self._distance(seat) <= until

    def _clockwise(self, start: int) -> list[int]:
        """All seats from the left of one, that one last."""
        return [(start + step) % self.seats for step in range(1, self.seats + 1)]

    def _between_seats(self, start: int, end: int) -> list[int]:
        """The seats after one and before another, clockwise."""
        order = self._clockwise(start)
        return order[: order.index(end)]

    def _stretch(self, hand: NextHand) -> list[int]:
        """The button and the seats up to the big blind: nobody comes in there (HOLDEM-124)."""
        return [hand.button, *self._between_seats(hand.button, hand.big)]

    def _positions(self) -> NextHand:
        """Button and blinds of the next hand, before anybody posts to come in. The big blind goes
        to the next player, the small blind to the seat of the last big one, the button to that of
        the last small one (HOLDEM-106, 111)."""
        ready = self._ready()
        if not self.deal_no:
            return self._first_hand(ready)
        # who waits for the big blind comes in by it (118, 129); not for a carried pot (37)
        waiting = [seat for seat in range(self.seats) if self._waits_for_big(seat)]
        if len({*ready, *waiting}) < 2:
            raise RulesError(
                "seats",
                Message("holdem-so-many-players", count=len(ready)),
                Message("holdem-two-or-more-play"),
            )
        if self.rules.blinds == "moving" and len(ready) > 2:
            return self._moving(ready, waiting)
        order = self._clockwise(self.big_at)
        big = next(seat for seat in order if seat in ready or seat in waiting)
        playing = sorted({*ready, big})
        if len(playing) < 2:  # the only other one waits too and is let in
            playing = sorted({*playing, next(s for s in order if s in waiting and s != big)})
        if len(playing) == 2:  # the other one has the button and the small blind (113, OP-X-21)
            other = playing[0] if playing[1] == big else playing[1]
            return NextHand(other, other, big, {}, tuple(playing), other)
        small_at, button = self.big_at, self.small_at
        if button == big:  # a third one has come to two
            before = [s for s in self._clockwise(small_at) if s in playing and s != big]
            button = [s for s in before if s != small_at][-1]
        small = small_at if small_at in playing else None
        return NextHand(button, small, big, {}, tuple(playing), small_at)

    def _waits_for_big(self, seat: int) -> bool:
        """Does the big blind let it in? Not a newcomer while a pot is carried (HOLDEM-37)."""
        place = self.places[seat]
        waits = place.waits or place.waits_until is not None
        return waits and self._can_play(seat) and not (place.new and self.carried)

    def _first_hand(self, ready: list[int]) -> NextHand:
        if len(ready) < 2:
            raise RulesError(
                "seats",
                Message("holdem-so-many-players", count=len(ready)),
                Message("holdem-two-or-more-play"),
            )
        order = [seat for seat in self._clockwise(self.button) if seat in ready]
        if len(ready) == 2 and self.button in ready:
            small, big = order[-1], order[0]
        else:
            small, big = order[0], order[1]
        return NextHand(self.button, small, big, {}, tuple(ready), small)

    def _moving(self, ready: list[int], waiting: list[int]) -> NextHand:
        """The button to the next player; everybody whom the big blind passes posts it, and those
        who did in the last hand post the small blind (HOLDEM-111, 112)."""
        button = next(seat for seat in self._clockwise(self.button) if seat in ready)
        after = [seat for seat in self._clockwise(button) if seat in ready]
        first = next(seat for seat in self._clockwise(self.big_at) if seat in ready)
        big = after[max(1, after.index(first))]
        among = {*ready, *waiting}
        passed = [seat for seat in self._between_seats(self.big_at, big) if seat in among]
        small_due = [s for s in after if s in self.posted_big and s not in (*passed, big)]
        posts = dict.fromkeys(passed, (self.rules.big_blind, 0))
        posts |= dict.fromkeys(small_due[:-1], (self.rules.small_blind, 0))
        small = small_due[-1] if small_due else None
        small_at = after[0] if small is None else small
        playing = tuple(sorted({*ready, *passed}))
        return NextHand(button, small, big, posts, playing, small_at)

    def next_hand(self) -> NextHand:
        """Find who has the button, who posts what and who is dealt in, as things stand now. Raises
        Illegal without a button, RulesError with fewer than two players."""
        if self.button < 0:
            raise Illegal(
                Refusal("no-button", "HOLDEM-105", Message("holdem-place-the-button-first"))
            )
        hand = self._positions()
        posts = dict(hand.posts)
        playing = list(hand.among)
        barred = self._stretch(hand)
        for seat, place in enumerate(self.places):
            if seat in playing:
                if place.posting and seat != hand.big and seat not in posts:
                    posts[seat] = self._posts_of(seat)
                continue
            comes = place.posting and self._can_play(seat) and seat not in barred
            if comes and not (place.new and self.carried):
                posts[seat] = self._posts_of(seat)
                playing.append(seat)
        button = hand.button
        if len(hand.among) == 2 and len(playing) > 2:  # a third one has come to two
            button = [seat for seat in self._clockwise(button) if seat in playing][-2]
        return NextHand(button, hand.small, hand.big, posts, tuple(sorted(playing)), hand.small_at)

    def _posts_of(self, seat: int) -> tuple[int, int]:
        """Live and dead: only the big blind's amount is live (HOLDEM-130)."""
        small, big = self.owes(seat)
        return big, small

    # Hands

    def start_hand(
        self,
        deck: Sequence[int],
        straddle: int | None = None,
        unposted: Iterable[int] = (),
    ) -> Hand:
        """Deal the next hand. Who has lost all and not bought in again by now is out (OP-X-24).

        unposted: seats that owe blinds and are dealt in by mistake without posting (HOLDEM-126,
        127): they post before the deal after. Raises Illegal, RulesError.
        """
        self._between("HOLDEM-106")
        for seat in list(self.broke):
            self.decline(seat)
        self._bury()
        now = self.next_hand()
        mistaken = [seat for seat in unposted if self._taken(seat).waits]
        posts = {seat: post for seat, post in now.posts.items() if seat not in mistaken}
        among = sorted({*now.among, *mistaken})
        hand = Hand(
            self.rules, self.stacks, now.button, blinds=(now.small, now.big), posts=posts,
            straddle=straddle, carried=self.carried, among=among,
        )  # fmt: skip
        hand.deal(deck)
        self._mark_missed(now, among)
        for seat in (*posts, now.big):
            self._paid(seat)
        for seat in mistaken:
            self.places[seat].posting = True
        for seat in among:
            self.places[seat].waits_until = None
        self.posted_big = [s for s in (*now.posts, now.big) if s in among and self._posted(now, s)]
        self.button, self.small_at, self.big_at = now.button, now.small_at, now.big
        self.begun()
        self.dealt_in = among
        return hand

    def _posted(self, now: NextHand, seat: int) -> bool:
        return seat == now.big or now.posts[seat][0] >= self.rules.big_blind

    def _paid(self, seat: int) -> None:
        """By posting, or by being the big blind, a seat owes nothing more (HOLDEM-129)."""
        place = self.places[seat]
        place.owes_small = place.owes_big = place.posting = place.new = False

    def _mark_missed(self, now: NextHand, among: Sequence[int]) -> None:
        """Cash: who is passed by a blind and has no cards has missed it. A newcomer who has not
        played yet misses none (HOLDEM-116); one who drew for the button does (117)."""
        if self.rules.profile != "cash":
            return
        small_from = self.small_at if self.deal_no else now.button
        big_from = self.big_at if self.deal_no else now.small_at
        passed_small = [*self._between_seats(small_from, now.small_at), now.small_at]
        for seat, place in enumerate(self.places):
            if not place.taken or place.new or seat in among:
                continue
            if seat in passed_small:
                place.owes_small = True
            if seat in self._between_seats(big_from, now.big):
                place.owes_big = True

    def finish(self, hand: Hand) -> list[Movement]:
        """Take over what a finished hand has made of the stacks; held chips are added now (13).
        Returns what moved. Raises ValueError if no hand is in play or it is not over."""
        self.playing()
        result = hand.result()
        for seat in self.dealt_in:
            place = self.places[seat]
            place.chips = result.stacks[seat] + place.held
            place.held = 0
            if not self.rules.playable(place.chips) and self.rules.profile == "tournament":
                self.broke.append(seat)
                self._fallen.append(Bust(self.deal_no, seat, hand.starting_stacks[seat]))
        for place in self.places:
            place.asked = place.asked + 1 if place.asked_now else 0
            place.asked_now = False
        self.carried = result.carried
        self.in_hand = False
        self.dealt_in = []
        return hand.movements()

    def _bury(self) -> None:
        """Those who did not rebuy are out, the smaller stack first (OP-HOLDEM-12)."""
        self.busts += sorted(self._fallen, key=lambda bust: bust.stack)
        for bust in self._fallen:
            # somebody else may sit there already, with other chips
            if not self.places[bust.seat].chips:
                self.places[bust.seat].taken = False
        self._fallen = []

    def places_out(self) -> list[tuple[int, ...]]:
        """Find who is out, the last first; level are those who went in one hand with equal stacks
        (OP-HOLDEM-12). Who may still rebuy is not among them (OP-X-24)."""
        out: list[list[Bust]] = []
        for bust in [*self.busts, *self._gone()]:
            last = out[-1][0] if out else None
            if last and (last.hand_no, last.stack) == (bust.hand_no, bust.stack):
                out[-1].append(bust)
            else:
                out.append([bust])
        return [tuple(bust.seat for bust in group) for group in reversed(out)]

    def _gone(self) -> list[Bust]:
        left = [bust for bust in self._fallen if bust.seat not in self.broke]
        return sorted(left, key=lambda bust: bust.stack)

    # Asked hands

    def may_deny(self, by: int) -> bool:
        """May the dealer refuse this player's request to see a called hand? From the third hand in
        a row in which the player asks (HOLDEM-92)."""
        return self._taken(by).asked >= 2

    def ask(self, hand: Hand, by: int, seat: int, denied: bool = False) -> None:
        """A player asks to see a called hand (``Hand.ask``). denied: the dealer refuses, which is
        allowed only against abuse. Raises Illegal."""
        if denied and not self.may_deny(by):
            raise Illegal(Refusal("no-abuse", "HOLDEM-91", Message("holdem-may-ask")))
        self._taken(by).asked_now = True
        if denied:
            raise Illegal(Refusal("denied", "HOLDEM-92", Message("holdem-dealer-denies-it")))
        hand.ask(by, seat)

    # Plain data

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a hand in play is not in it: replay its acts)."""
        data = super().to_data()
        data["places"] = [asdict(place) for place in self.places]
        data["busts"] = [asdict(bust) for bust in self.busts]
        data["fallen"] = [asdict(bust) for bust in self._fallen]
        data["opening"] = [[list(draw) for draw in drawn] for drawn in self.opening]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The session that ``to_data`` wrote down."""
        session = super().from_data(data)
        session.places = [Place(**one) for one in data["places"]]
        session.busts = [Bust(**one) for one in data["busts"]]
        session._fallen = [Bust(**one) for one in data["fallen"]]
        session.opening = [[(draw[0], draw[1]) for draw in drawn] for drawn in data["opening"]]
        return session
