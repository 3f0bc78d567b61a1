# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Many hands of a game at once, stepped together: what a program that learns plays on.

The game says by the methods that ``Environment`` leaves open how a hand starts, what a seat sees,
which acts are legal and what a hand brought; this file runs the batch for all. In its loops there
is no interpreter, so other threads run meanwhile. The buffers that it fills are the caller's.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``environment.pxd``).
"""

from array import array
from collections.abc import Sequence
from typing import Any

import cython

from cardhall.games.engine.layout import Layout

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        GAMMA,
        MASK64,
        bit,
        lowest,
        nth,
        popcount,
        scramble,
    )
    from cython.cimports.cardhall.games.engine.chance import Chance
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay
    from cython.cimports.cardhall.games.engine.tricks import TrickHand
else:
    from cardhall.cards.bits import GAMMA, MASK64, bit, lowest, nth, popcount, scramble
    from cardhall.games.engine.chance import Chance
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.tricks import TrickHand

if not cython.compiled:  # compiled they are numbers in C, and inline: see environment.pxd
    CARDS, MOST_PLANES, MOST_NUMBERS, MOST_WORDS, MOST_SEATS = 52, 40, 120, 4, 12

    def unfold(to: Any, at: int, cards: int, count: int) -> None:
        """Write so many bits of a set as bytes, 0 or 1."""
        for place in range(count):
            to[at + place] = cards >> place & 1

    def unfold_packs(to: Any, at: int, sets: list[int], planes: int) -> None:
        """Write so many sets of cards, one after the other."""
        for place in range(planes):
            unfold(to, at + place * CARDS, sets[place], CARDS)


_MOST_BAD_DEALS = 1000


class Environment(Chance):
    """So many hands, each at its own point, and what the seat to act sees in each.

    ``_start`` deals a hand as the game's ``opening`` does from this seed; ``_must`` is an action
    that needs no choice; ``_to_act`` is the seat to act, -1 when the hand is over; ``_observe``
    fills ``_sets`` and ``_figures``; ``_allow`` says by ``_let`` which acts are legal; ``_action``
    is the action of an act, 0 where the act only chose (``_chosen``) and the same seat, or another
    that is asked, acts again; ``_gain`` fills ``_gains``.
    """

    if not cython.compiled:  # compiled they stand in environment.pxd
        _kept: tuple[Any, ...]
        _acts_of: Any
        _acts: Any
        _planes_out: Any
        _numbers_out: Any
        _mask_out: Any
        _turn_out: Any
        _reward_out: Any
        _ends_out: Any
        _seeds_out: Any

    def __init__(self, hands: Sequence[AnyHand], layout: Layout, seed: int) -> None:
        """hands: any hands of the game under the same house rules, with the same seats; they are
        dealt anew. Raises ValueError where there are none."""
        if not hands:
            raise ValueError("No hands. Give at least one")
        first: Any = hands[0]
        self.rules = first.rules
        self.count = len(hands)
        self.seats = hands[0].seats
        self.acts = len(layout.acts)
        self.planes = len(layout.plane_names(self.seats))
        self.numbers = len(layout.number_names(self.seats))
        self._words = (self.acts + 63) // 64
        self._hands = list(hands)
        self._kept = ()
        self._acts_of = None
        self._chosen = 0
        if not cython.compiled:
            self._sets = [0] * MOST_PLANES
            self._figures = [0] * MOST_NUMBERS
            self._may = [0] * MOST_WORDS
            self._gains = [0] * MOST_SEATS
        if self.planes > MOST_PLANES or self.numbers > MOST_NUMBERS or self._words > MOST_WORDS:
            raise ValueError("More planes, numbers or acts than there is room for")
        self._where = array("L" if array("L").itemsize == 8 else "Q", bytes(8 * self.count))
        self._streams = array("Q", bytes(8 * self.count))
        self._picks = array("Q", bytes(8 * self.count))
        self._mays = array("Q", bytes(8 * self.count * self._words))
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """Give each place its own stream of seeds, whatever their number."""
        lane: cython.Py_ssize_t
        own: cython.ulonglong
        self._seed(seed)
        for lane in range(self.count):
            own = lane + 1
            self._streams[lane] = scramble(self._rng ^ scramble((own * GAMMA) & MASK64))
            if cython.compiled:
                self._where[lane] = cython.cast(
                    cython.size_t, cython.cast(cython.p_void, self._hands[lane])
                )

    # What the game says

    def _start(self, hand: AnyHand, seed: cython.ulonglong) -> None:
        """Deal a hand from a seed."""

    def _must(self, hand: AnyHand) -> cython.ulonglong:
        """An action that needs no choice, after an act or a deal, whoever does it; 0 for none."""
        return 0

    def _to_act(self, hand: AnyHand) -> cython.int:
        """The seat to act; -1 when the hand is over."""
        return -1

    def _observe(self, hand: AnyHand, seat: cython.int) -> None:
        """Fill in what this seat may know."""

    def _allow(self, hand: AnyHand) -> None:
        """Name the legal acts."""

    def _action(self, hand: AnyHand, act: cython.int) -> cython.ulonglong:
        """The action of an act; 0 where it only chose."""
        return 0

    def _gain(self, hand: AnyHand) -> None:
        """Fill in what a hand that is over brought each seat."""

    if not cython.compiled:  # compiled they are inline: see environment.pxd

        def _left(self, seat: int, of_seat: int) -> int:
            """Count how far to the left of a seat another sits."""
            return (seat - of_seat) % self.seats

        def _let(self, act: int) -> None:
            """This act is legal."""
            self._may[act >> 6] |= 1 << (act & 63)

        def _let_all(self, acts: int, first: int) -> None:
            """Of the acts from ``first`` on those with these bits are legal."""
            while acts:
                self._let(first + lowest(acts))
                acts &= acts - 1

    @cython.final
    def _see_tricks(self, hand: TrickHand, seat: cython.int, first: cython.int) -> None:
        """Fill in two planes a seat: the card on the table, the cards of earlier tricks."""
        place: cython.int
        other: cython.int
        begun: cython.int = hand._starts[hand._trick_no]
        laid: cython.int = hand._play_no
        earlier: cython.int = first + self.seats
        for place in range(begun):
            other = earlier + self._left(hand._who[place], seat)
            self._sets[other] |= bit(hand._plays[place])
        for place in range(begun, laid):
            other = first + self._left(hand._who[place], seat)
            self._sets[other] |= bit(hand._plays[place])

    # The batch

    @cython.final
    def _go_on(self, hand: AnyHand) -> None:
        """Do what needs no choice."""
        action: cython.ulonglong = self._must(hand)
        while action:
            hand._do(action)
            action = self._must(hand)

    def bind(
        self, planes: Any, numbers: Any, mask: Any, turn: Any, reward: Any, ends: Any, seeds: Any
    ) -> None:
        """Take these buffers, flat, deal every hand and show it. Raises ValueError for a wrong
        size."""
        self._bind(planes, numbers, mask, turn, reward, ends, seeds)
        self._kept = (planes, numbers, mask, turn, reward, ends, seeds)
        self._find_playable()
        with cython.nogil:
            self._open_all()

    def _small_enough(self, chips: int) -> None:
        """Raise ValueError for more chips than the numbers hold."""
        if 2 * self.seats * chips >= 1 << 31:
            raise ValueError(f"Stacks of {chips} are too large here. Choose smaller ones")

    def _find_playable(self) -> None:
        """Raise ValueError where no deal comes to a turn: stepping would never end."""
        hand: AnyHand = self._hands[0]
        for seed in range(_MOST_BAD_DEALS):
            self._start(hand, seed)
            self._go_on(hand)
            if self._to_act(hand) >= 0:
                return
        raise ValueError("Under these house rules nobody ever acts")

    def _bind(
        self, planes: Any, numbers: Any, mask: Any, turn: Any, reward: Any, ends: Any, seeds: Any
    ) -> None:
        """Keep where the buffers lie."""
        sizes = [
            (planes.shape[0], self.count * self.planes * CARDS),
            (numbers.shape[0], self.count * self.numbers),
            (mask.shape[0], self.count * self.acts),
            (turn.shape[0], self.count),
            (reward.shape[0], self.count * self.seats),
            (ends.shape[0], self.count),
            (seeds.shape[0], self.count),
        ]
        for number, (has, needs) in enumerate(sizes):
            if has != needs:
                raise ValueError(f"buffer {number}: {has} items. Give one of {needs}")
        if cython.compiled:
            self._planes_out = cython.address(planes[0])
            self._numbers_out = cython.address(numbers[0])
            self._mask_out = cython.address(mask[0])
            self._turn_out = cython.address(turn[0])
            self._reward_out = cython.address(reward[0])
            self._ends_out = cython.address(ends[0])
            self._seeds_out = cython.address(seeds[0])
        else:
            self._planes_out, self._numbers_out, self._mask_out = planes, numbers, mask
            self._turn_out, self._reward_out, self._ends_out = turn, reward, ends
            self._seeds_out = seeds

    def step(self, acts: Any) -> None:
        """Take one act in each hand; a hand that is over is dealt anew. Raises ValueError, and
        changes nothing, where an act is not legal."""
        bad: cython.Py_ssize_t
        if len(acts) != self.count:
            raise ValueError(f"{len(acts)} acts. Give one for each of the {self.count} hands")
        if not self._kept:
            raise ValueError("No buffers yet. Bind them first")
        if cython.compiled:
            if acts is not self._acts_of:
                self._take_acts(acts)
            bad = self._step_all(self._acts)
        else:
            bad = self._step_all(acts.tolist())
        if bad >= 0:
            raise ValueError(f"hand {bad}: act {acts[bad]} is not legal. Choose one of its mask")

    def choose(self, acts: Any) -> None:
        """Fill in a legal act for each hand, each as likely, by this environment's own chance."""
        if len(acts) != self.count:
            raise ValueError(f"{len(acts)} acts. Give one for each of the {self.count} hands")
        if cython.compiled:
            if acts is not self._acts_of:
                self._acts = acts
                self._acts_of = acts
            self._choose_all(self._acts)
        else:
            self._choose_all(acts)

    def _take_acts(self, acts: Any) -> None:
        """Look where these acts lie. Who steps mostly hands in the same array again: it is asked
        once, for what asks it is memory that threads with batches of their own take from one
        another, a tenth of the time of 256 hands. Other numbers than those of 32 bits, or such as
        do not lie in a row, are copied."""
        try:
            self._acts = acts
            self._acts_of = acts
        except ValueError:
            self._acts = acts.astype("int32", order="C")
            self._acts_of = None

    def _open_all(self) -> None:
        lane: cython.Py_ssize_t
        seat: cython.int
        for lane in range(self.count):
            self._ends_out[lane] = 0
            for seat in range(self.seats):
                self._reward_out[lane * self.seats + seat] = 0
            if cython.compiled:
                self._show(
                    cython.cast(AnyHand, cython.cast(cython.p_void, self._where[lane])),
                    lane,
                    self._deal(
                        cython.cast(AnyHand, cython.cast(cython.p_void, self._where[lane])), lane
                    ),
                )
            else:
                self._show(self._hands[lane], lane, self._deal(self._hands[lane], lane))

    def _step_all(self, acts: Any) -> cython.Py_ssize_t:
        """Take all acts, or none: the place of the first that is not legal, or -1."""
        lane: cython.Py_ssize_t
        count: cython.Py_ssize_t = self.count
        with cython.nogil:
            for lane in range(count):
                if not self._may_do(lane, acts[lane]):
                    return lane
            for lane in range(count):
                if cython.compiled:
                    self._take(
                        cython.cast(AnyHand, cython.cast(cython.p_void, self._where[lane])),
                        lane,
                        acts[lane],
                    )
                else:
                    self._take(self._hands[lane], lane, acts[lane])
        return -1

    def _choose_all(self, acts: Any) -> None:
        lane: cython.Py_ssize_t
        count: cython.Py_ssize_t = self.count
        word: cython.int
        pick: cython.int
        found: cython.int
        with cython.nogil:
            for lane in range(count):
                found = 0
                for word in range(self._words):
                    found += popcount(self._mays[lane * self._words + word])
                pick = self._below(found)
                for word in range(self._words):
                    found = popcount(self._mays[lane * self._words + word])
                    if pick < found:
                        break
                    pick -= found
                acts[lane] = 64 * word + lowest(nth(self._mays[lane * self._words + word], pick))

    @cython.final
    def _may_do(self, lane: cython.Py_ssize_t, act: cython.int) -> cython.bint:
        """Is this act legal at this place?"""
        if act < 0 or act >= self.acts:
            return False
        return (self._mays[lane * self._words + (act >> 6)] >> (act & 63)) & 1 != 0

    @cython.final
    def _take(self, hand: AnyHand, lane: cython.Py_ssize_t, act: cython.int) -> None:
        """Take an act, then show who acts next, in this hand or in the next deal."""
        action: cython.ulonglong
        seat: cython.int
        turn: cython.int
        self._chosen = self._picks[lane]
        action = self._action(hand, act)
        if action:
            hand._do(action)
            self._go_on(hand)
            self._chosen = 0
        turn = self._to_act(hand)
        self._ends_out[lane] = turn < 0
        for seat in range(self.seats):
            self._gains[seat] = 0
        if turn < 0:
            self._gain(hand)
            turn = self._deal(hand, lane)
        for seat in range(self.seats):
            self._reward_out[lane * self.seats + seat] = self._gains[seat]
        self._picks[lane] = self._chosen
        self._show(hand, lane, turn)

    @cython.final
    def _deal(self, hand: AnyHand, lane: cython.Py_ssize_t) -> cython.int:
        """Deal anew, from the next seed of this place. Who acts first."""
        seed: cython.ulonglong
        turn: cython.int = -1
        while turn < 0:
            self._streams[lane] = (self._streams[lane] + GAMMA) & MASK64
            seed = scramble(self._streams[lane])
            self._seeds_out[lane] = seed
            self._chosen = 0
            self._start(hand, seed)
            self._go_on(hand)
            turn = self._to_act(hand)
        return turn

    @cython.final
    def _show(self, hand: AnyHand, lane: cython.Py_ssize_t, turn: cython.int) -> None:
        """Write what the seat to act sees and may do into the caller's buffers."""
        place: cython.int
        planes: cython.int = self.planes
        numbers: cython.int = self.numbers
        self._look(hand, turn)
        unfold_packs(self._planes_out, lane * planes * CARDS, self._sets, planes)
        if cython.compiled:
            overlay(
                cython.address(self._numbers_out[lane * numbers]),
                cython.address(self._figures[0]),
                cython.address(self._numbers_out[(lane + 1) * numbers]),
            )
        else:
            for place in range(numbers):
                self._numbers_out[lane * numbers + place] = self._figures[place]
        self._find_acts(hand)
        for place in range(self._words):
            self._mays[lane * self._words + place] = self._may[place]
            unfold(
                self._mask_out,
                lane * self.acts + 64 * place,
                self._may[place],
                min(64, self.acts - 64 * place),
            )
        self._turn_out[lane] = turn

    @cython.final
    def _look(self, hand: AnyHand, seat: cython.int) -> None:
        place: cython.int
        for place in range(self.planes):
            self._sets[place] = 0
        for place in range(self.numbers):
            self._figures[place] = 0
        self._observe(hand, seat)

    @cython.final
    def _find_acts(self, hand: AnyHand) -> None:
        place: cython.int
        for place in range(self._words):
            self._may[place] = 0
        self._allow(hand)

    # One hand, for who steps by himself

    def observe(self, hand: AnyHand, seat: int, planes: Any, numbers: Any, chosen: int = 0) -> None:
        """Write what a seat sees of any hand of these house rules into buffers of one hand."""
        self._chosen = chosen
        if len(planes) != self.planes * CARDS or len(numbers) != self.numbers:
            raise ValueError(f"Give {self.planes * CARDS} bytes and {self.numbers} numbers")
        self._observe_one(hand, hand._seat(seat), planes, numbers)

    def _observe_one(self, hand: AnyHand, seat: cython.int, planes: Any, numbers: Any) -> None:
        place: cython.int
        card: cython.int
        self._look(hand, seat)
        for place in range(self.planes):
            for card in range(CARDS):
                planes[place * CARDS + card] = (self._sets[place] >> card) & 1
        for place in range(self.numbers):
            numbers[place] = self._figures[place]

    def legal(self, hand: AnyHand, chosen: int = 0) -> list[int]:
        """List the numbers of the acts that are legal in a hand; none when it is over."""
        self._chosen = chosen
        if self._to_act(hand) < 0:
            return []
        self._find_acts(hand)
        return [act for act in range(self.acts) if self._may[act >> 6] >> (act & 63) & 1]

    def action(self, hand: AnyHand, act: int, chosen: int = 0) -> tuple[int, int]:
        """Translate a legal act: the game's action, and what is chosen after it. Action 0: the
        same seat goes on choosing. Raises ValueError for an act that is not legal."""
        if act not in self.legal(hand, chosen):
            raise ValueError(f"act {act} is not legal. Choose one of {self.legal(hand, chosen)}")
        found: cython.ulonglong = self._action(hand, act)
        if found:
            return found, 0
        return 0, self._chosen

    def go_on(self, hand: AnyHand) -> None:
        """Do in a hand what needs no choice, as the batch does after each act and each deal."""
        action: cython.ulonglong = self._must(hand)
        while action:
            hand.apply(action)
            action = self._must(hand)

    def turn(self, hand: AnyHand, chosen: int = 0) -> int:
        """Find the seat to act; -1 when the hand is over."""
        self._chosen = chosen
        return self._to_act(hand)

    def gains(self, hand: AnyHand) -> tuple[int, ...]:
        """Count what a hand that is over brought each seat. Raises ValueError before the end."""
        if self._to_act(hand) >= 0:
            raise ValueError("The hand is not over. Ask for its gains when it is")
        for seat in range(self.seats):
            self._gains[seat] = 0
        self._gain(hand)
        return tuple([self._gains[seat] for seat in range(self.seats)])
