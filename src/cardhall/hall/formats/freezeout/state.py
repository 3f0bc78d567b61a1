"""What is remembered of it, and what follows from that.

Kept are the facts of seats and chips in their order, and each hand on which people went out as it
stands now. Who sits where, who is in, the places and the sums of the tables are folded from these
anew, so that a corrected hand corrects everything behind it; what was played stands as it was.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.formats.freezeout import Bust, Move, PokerTable, next_moves, places
from cardhall.formats.lot import Lot
from cardhall.formats.prizes import paid_places, payouts, shared_payouts, usual_shares
from cardhall.formats.structure import Structure
from cardhall.hall.events import CategoryPlan
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import MINUTE, Clock
from cardhall.hall.kernel.messages import Fact, Mode
from cardhall.messages import Message

T = TypeVar("T")


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a tournament."""


class Memo(dict[str, Any]):
    """What was worked out from a state before; never part of what the state is."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memo)

    __hash__ = None


class PayoutScheme(Struct, frozen=True, kw_only=True):
    """A preset of prizes: per cent from the first place on; none: the usual table."""

    name: str
    shares: tuple[int, ...] = ()


class Particulars(Structure, frozen=True, kw_only=True):
    """What the preset says besides; minutes, cents and chips."""

    rebuy_cents: int = 2000
    late_minutes: int = 60
    chips: tuple[int, ...] = (25, 100, 500, 1000, 5000)
    payouts: tuple[PayoutScheme, ...] = ()


def particulars_of(plan: CategoryPlan) -> Particulars:
    return msgspec.convert(plan.particulars, Particulars)


class Turn(Struct, frozen=True, kw_only=True):
    """The clock from a moment on, and what was done to it then."""

    what: str
    clock: Clock


class Ready(Struct, frozen=True, kw_only=True):
    """A table that has finished its hand and waits; see `facts.HandFinished`."""

    big: int
    seed: str


class FreezeoutCall(Struct, frozen=True, kw_only=True):
    """A table that waits for a ruling."""

    by: Message
    at: int
    why: Message
    kind: str
    clause: str


class HandForHand(Struct, frozen=True, kw_only=True):
    """The round that is on, and the tables that have finished theirs."""

    round: int
    done: frozenset[int] = frozenset()


class Correction(Struct, frozen=True, kw_only=True):
    id: str
    out: str
    before: f.Hand | None
    why: str


class Room(Struct, frozen=True, kw_only=True):
    """Who sits where. `astray`: people who are in and have no seat that they could keep.

    `chips` is what each group of tables holds together: a table alone, or several between which
    chips went uncounted. `raced` and `removed`: chips that changing up made, that left the event.
    """

    tables: dict[int, PokerTable]
    broken: frozenset[int]
    astray: tuple[str, ...]
    chips: dict[frozenset[int], int]
    raced: int = 0
    removed: int = 0

    @property
    def live(self) -> list[PokerTable]:
        """Tables at which somebody sits."""
        return [table for table in self.tables.values() if table.players]

    @property
    def people(self) -> list[str]:
        """Everybody who is in, at tables or astray."""
        return [*(one for table in self.live for one in table.players), *self.astray]

    def open_tables(self, most: int = 0) -> list[PokerTable]:
        """Tables with a seat for one more; if there is none, those that go up to `most` seats."""
        free = [table for table in self.live if len(table.players) < len(table.seats)]
        return free or [table.widened() for table in self.live if len(table.seats) < most]

    @property
    def in_play(self) -> int:
        return sum(self.chips.values())

    def seat_of(self, entry: str) -> tuple[int, int] | None:
        """The table and seat of one, the seat from 1."""
        for table in self.live:
            if entry in table.seats:
                return table.number, table.seats.index(entry) + 1
        return None


class Freezeout(Struct, frozen=True, kw_only=True):
    """All that happened so far. `begun`: the first cards were dealt."""

    begun: bool = False
    drawn: bool = False
    mode: Mode = "physical"
    turns: tuple[Turn, ...] = ()
    happened: tuple[Fact, ...] = ()
    hands: dict[str, f.Hand] = {}
    ready: dict[int, Ready] = {}
    hand_for_hand: HandForHand | None = None
    rounds: int = 0
    counts: dict[int, dict[int, f.TableCounted]] = {}
    agreed: dict[int, f.ChipsAgreed] = {}
    told: dict[str, int] = {}  # chips of each after the last hand there, at tables in the browser
    changed_up: dict[int, f.ChipsChangedUp] = {}
    shares: tuple[int, ...] = ()
    house_cents: int = 0
    paid: dict[str, int] = {}
    counted: f.DealCounted | None = None  # stacks by which the last players look for a deal
    deal: f.DealMade | None = None
    calls: dict[int, FreezeoutCall] = {}
    corrections: tuple[Correction, ...] = ()
    # filled when first asked for; a changed tournament is a new one with an empty memo
    memo: Memo = msgspec.field(default_factory=Memo)

    def _kept(self, name: str, found: Callable[[], T]) -> T:
        if name not in self.memo:
            self.memo[name] = found()
        kept: T = self.memo[name]
        return kept

    def most_seats(self, plan: CategoryPlan) -> int:
        """Up to how many seats a full table goes for somebody who is in again by a correction; one
        in the browser keeps those with which it was opened."""
        return plan.most_seats if self.mode == "physical" else 0

    # --- what the hall asks of every freezeout ---

    @property
    def rounds_done(self) -> int:
        """How many levels were counted and agreed, for a rehearsal that goes so far."""
        return len(self.agreed)

    def phase(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> str:
        """ "entries", "seated", "playing" or "done"."""
        if not self.drawn:
            return "entries"
        if not self.begun:
            return "seated"
        return "done" if self.finished else "playing"

    def closed(self, plan: CategoryPlan, at: int) -> bool:
        """Tell whether it goes on without anybody who has had no seat: the time in which people who
        come late are seated has been played."""
        late = particulars_of(plan).late_minutes * MINUTE
        return self.begun and (self.finished or self.played_until(at) >= late)

    def live_id(self, event: str, category: str, table: int) -> str:
        """The id of a table in the browser; "" for a physical one, and before the first cards."""
        return f"{event}.{category}.1.{table}" if self.mode == "live" and self.begun else ""

    def standings(self, plan: CategoryPlan, left: Mapping[str, Leaver]) -> Table:
        """Find who is in, and the places of all who are out."""
        if not self.drawn:
            return Table({}, False)
        found = self.places()
        people = set(self.room().people)
        tallies = {}
        for one in self.entered():
            place, shared = found.get(one, (0, False))
            status = "in" if one in people else "out"
            if one in left and (status == "out" or left[one].kind == "disqualified"):
                status = left[one].kind
            tallies[one] = Tally((), (), status, place=place, shared=shared)
        return Table(tallies, self.begun and self.finished)

    def moments(self, plan: CategoryPlan, after: int) -> list[int]:
        """Find when pages look different though nothing happens: the ends of the next two parts."""
        clock = self.clock(plan)
        if not clock.running or self.finished:
            return []
        found = clock.reading(after)
        if found.waits:
            return []
        first = after + clock.length(found.part) - found.into
        return [first, first + clock.length(found.part + 1)]

    # --- the clock ---

    def clock(self, plan: CategoryPlan) -> Clock:
        """The clock as it was last touched."""
        return self.turns[-1].clock if self.turns else Clock(levels=particulars_of(plan).levels)

    def played_until(self, at: int) -> int:
        """Ms of play up to a moment, by the clock that was in force then."""
        before = [turn.clock for turn in self.turns if turn.clock.at <= at]
        return before[-1].reading(at).played if before else 0

    def due(self, plan: CategoryPlan, at: int) -> int:
        """The level in whose break something waits to be done, 0 for none."""
        clock = self.clock(plan)
        found = clock.reading(at)
        return found.level if clock.holds(found.part) else 0

    def least_chip(self, plan: CategoryPlan) -> int:
        """The least chip in play."""
        values = [fact.least for fact in self.changed_up.values()]
        return max([*particulars_of(plan).chips[:1], *values], default=1)

    # --- seats ---

    def room(self) -> Room:
        return self._kept("room", lambda: _room(self.happened, self.hands))

    def entered(self) -> list[str]:
        """Everybody who ever had a seat with chips, in the order of sitting down."""
        found: dict[str, None] = {}
        for fact in self.happened:
            if isinstance(fact, f.TablesDrawn):
                found = dict.fromkeys(one for t in fact.tables for one in t.seats if one)
            elif isinstance(fact, f.PlayerSeated) and fact.kind == "late":
                found[fact.entry] = None
            elif isinstance(fact, f.SeatEmptied):
                found.pop(fact.entry, None)
        return list(found)

    def asked(self) -> dict[str, list[str]]:
        """Those who may still buy in again, by the hand on which they lost everything."""
        open_ones = {
            out: [one.entry for one in hand.outs if one.rebuy == "open"]
            for out, hand in self.hands.items()
        }
        return {out: names for out, names in open_ones.items() if names}

    def rebuys(self) -> dict[str, int]:
        """Count how often each bought in again."""
        found: dict[str, int] = {}
        for hand in self.hands.values():
            for one in hand.outs:
                if one.rebuy == "yes":
                    found[one.entry] = found.get(one.entry, 0) + 1
        return found

    def busts(self) -> list[tuple[str, Bust]]:
        """Everybody who went out for good, in order, with the hand. Hands played at the same time
        hand for hand count as one, at the time of the first of them."""
        when: dict[str, tuple[int, int]] = {}
        rounds: dict[int, tuple[int, int]] = {}
        for index, (out, hand) in enumerate(self.hands.items()):
            when[out] = (hand.lost_at, index)  # at the same moment: in the order of telling
            if hand.round:
                rounds[hand.round] = min(rounds.get(hand.round, when[out]), when[out])
        order = sorted(
            self.hands.items(),
            key=lambda item: (rounds.get(item[1].round, when[item[0]]), when[item[0]]),
        )
        found: list[tuple[str, Bust]] = []
        number, former = 0, -1
        for out, hand in order:
            number += not hand.round or hand.round != former
            former = hand.round
            found += [
                (out, Bust(one.entry, number, one.stack))
                for one in hand.outs
                if one.rebuy in ("", "no")
            ]
        return found

    def places(self) -> dict[str, tuple[int, bool]]:
        """Place of each who is out, and of the winner; whether it is shared (OP-HOLDEM-12)."""
        return self._kept("places", self._places)

    def _places(self) -> dict[str, tuple[int, bool]]:
        found = places(self.entered(), [bust for _, bust in self.busts()])
        return found if self.finished else {k: v for k, v in found.items() if v[0] > 1}

    @property
    def finished(self) -> bool:
        """Whether one has all the chips."""
        return self.begun and len(self.room().people) == 1 and not self.asked()

    # --- moves ---

    def proposed(self) -> list[Move]:
        """Work out what is to be moved now, once the tables concerned have finished their hands.
        Nothing while somebody may still buy in again (OP-X-24)."""
        return self._kept("proposed", self._proposed)

    def _proposed(self) -> list[Move]:
        room = self.room()
        if self.asked() or room.astray or not self.begun or self.in_round:
            return []
        seeds = "/".join(self.ready[n].seed for n in sorted(self.ready))
        busy = {table.number for table in room.live if table.number not in self.ready}
        return next_moves(room.live, Lot(seeds, "moves"), busy)

    @property
    def in_round(self) -> bool:
        """Whether some tables still play a hand of the round that others have finished: hand for
        hand, people are moved between two rounds."""
        now = self.hand_for_hand
        return now is not None and (
            bool(now.done) or any(hand.round == now.round for hand in self.hands.values())
        )

    def waited_for(self) -> dict[int, bool]:
        """Tables that must finish their hand before somebody is moved, and whether they are asked
        who paid the big blind in it. Empty where nothing is to be moved, or all is known."""
        return self._kept("waited for", self._waited_for)

    def _waited_for(self) -> dict[int, bool]:
        room = self.room()
        if self.asked() or room.astray or self.proposed() or not self.begun or self.finished:
            return {}
        if self.in_round:
            return {}
        live = room.live
        wanted = next_moves(live, Lot("which", "moves"))
        if not wanted:
            return {}
        kind = wanted[0].kind
        if kind == "final":
            concerned = {table.number: False for table in live}
        elif kind == "break":
            concerned = {wanted[0].from_table: False}
        else:
            sizes = {table.number: len(table.players) for table in live}
            concerned = {_of(sizes, max(sizes.values()), self.ready): True}
            concerned[_of(sizes, min(sizes.values()), self.ready)] = True
        return {number: big for number, big in concerned.items() if number not in self.ready}

    # --- chips ---

    def off(self, level: int) -> dict[frozenset[int], int]:
        """By group of tables counted whole behind a level: what was found less what ought to be."""
        room, counts = self.room(), self.counts.get(level, {})
        live = {table.number for table in room.live}
        found = {}
        for group, sums in room.chips.items():
            here = group & live
            if here and here <= counts.keys():
                counted = sum(stack.chips for n in here for stack in counts[n].stacks)
                found[group] = counted - sums
        return found

    def uncounted(self, level: int) -> list[int]:
        """Tables that were not counted yet behind a level."""
        counted = self.counts.get(level, {})
        return [table.number for table in self.room().live if table.number not in counted]

    # --- money ---

    @property
    def bought_cents(self) -> int:
        """Cents of all rebuys."""
        hands = self.hands.values()
        return sum(hand.cents for hand in hands for one in hand.outs if one.rebuy == "yes")

    def money(self) -> dict[str, int]:
        """Work out what it moves of the event's one book of money besides the fees, in cents by
        account; sums to zero (OP-HOLDEM-03). Rebuys are fees too; the house's share is laid
        aside."""
        bought, paid = self.bought_cents, sum(self.paid.values())
        return {
            "cash": -self.house_cents - paid,
            "fees": bought,
            "rebuys": -bought,
            "house": self.house_cents,
            "prizes": paid,
        }

    def shares_now(self, entries: int) -> tuple[Fraction, ...]:
        """Per cent of each paid place; the usual ones where there are fewer players than places of
        our own."""
        if self.shares and (not entries or len(self.shares) <= entries):
            whole = sum(self.shares)  # a hundred, or all are alike
            return tuple(Fraction(100 * share, whole) for share in self.shares)
        return usual_shares(paid_places(entries))

    def prizes(self, cents: int) -> list[int]:
        """Cents of each paid place, first to last, that add up to ``cents``."""
        shares = self.shares_now(len(self.entered()))
        return payouts(cents, shares) if shares and cents > 0 else []

    def won(self, cents: int) -> dict[str, int]:
        """Cents of each whose place is known and paid; level places share (OP-HOLDEM-12). By a
        deal those who made it get what they agreed on, at once, but who may still win what was left
        for the winner: that is known at the end."""
        places = self.places()
        if self.deal is None:
            return shared_payouts(self.prizes(cents), places)
        mine = {one.entry: one.cents for one in self.deal.sums}
        others = {one: at for one, at in places.items() if one not in mine}
        won = shared_payouts(self.prizes(cents), others)
        for one, sum_ in mine.items():
            if not self.deal.left or one in places:
                first = places.get(one, (0, False))[0] == 1
                won[one] = sum_ + (self.deal.left if first else 0)
        return {one: sum_ for one, sum_ in won.items() if sum_}

    def at_stake(self, cents: int) -> list[int]:
        """The prizes that those who are in still play for, first to last, one for each."""
        count = len(self.room().people)
        prizes = self.prizes(cents)[:count]
        return prizes + [0] * (count - len(prizes))

    def deal_is_off(self, cents: int) -> int:
        """Cents by which a deal that was made differs from the prizes it was made about, after a
        correction of who was in, or of what was paid; 0 where it stands."""
        if self.deal is None:
            return 0
        shared = sum(one.cents for one in self.deal.sums) + self.deal.left
        return shared - sum(self.prizes(cents)[: len(self.deal.sums)])

    def left_out_of_deal(self) -> list[str]:
        """Say who was among the last by what is known now and is not in the deal that they made."""
        if self.deal is None:
            return []
        mine, places = {one.entry for one in self.deal.sums}, self.places()
        there = [*self.room().people, *(o for o, at in places.items() if at[0] <= len(mine))]
        return [one for one in dict.fromkeys(there) if one not in mine]

    def stacks_now(self) -> dict[str, int]:
        """Work out what each who is in has, where it is known of all: as tables in the browser told
        it, or counted for a deal and nobody has gone out since."""
        people = self.room().people
        known = self.told
        if self.mode == "physical":
            known = {one.entry: one.chips for one in self.counted.stacks} if self.counted else {}
            if known.keys() != set(people):
                return {}
        return {one: known[one] for one in people} if known.keys() >= set(people) else {}


def _of(sizes: Mapping[int, int], size: int, ready: Mapping[int, Ready]) -> int:
    """The table of this size that is concerned: one that waits already, else the lowest number."""
    return min((n for n, s in sizes.items() if s == size), key=lambda n: (n not in ready, n))


# --- the fold ------------------------------------------------------------------------------------


class _Fold:
    """Seats and chips while the facts are gone through."""

    def __init__(self, hands: Mapping[str, f.Hand]) -> None:
        self.hands = hands
        self.seats: dict[int, list[str]] = {}
        self.size = self.each = 0
        self.big: dict[int, int] = {}
        self.broken: set[int] = set()
        self.astray: list[str] = []
        self.chips: dict[frozenset[int], int] = {}
        self.raced = self.removed = 0

    def take(self, fact: Fact) -> None:
        match fact:
            case f.TablesDrawn():
                self._draw(fact)
            case f.PlayersSwapped():
                self._swap(fact.first, fact.second)
            case f.SeatEmptied():
                self._add(self._leave(fact.entry), -self.each)
            case f.PlayerSeated():
                self._seated(fact)
            case f.PlayersMoved():
                self._moved(fact.moves)
            case f.PlayersOut():
                self._out(self.hands.get(fact.out))
            case f.OutCorrected() if fact.before is None:
                self._out(self.hands.get(fact.out))
            case f.HandFinished() if fact.big:
                self.big[fact.table] = fact.big - 1
            case f.ChipsAgreed():
                self._agreed({one.table: one.chips for one in fact.totals})
            case f.ChipsChangedUp():
                for one in fact.changes:
                    self._add(one.table, one.chips)
                    self.raced += one.chips
            case _:
                pass

    def room(self) -> Room:
        lost = [one for n in self.broken for one in self.seats.get(n, ()) if one]
        tables = {
            number: self._table(number, ("",) * self.size if number in self.broken else seats)
            for number, seats in sorted(self.seats.items())
        }
        return Room(
            tables=tables,
            broken=frozenset(self.broken),
            astray=(*self.astray, *lost),
            chips={group: sums for group, sums in self.chips.items() if sums or len(group) == 1},
            raced=self.raced,
            removed=self.removed,
        )

    def _table(self, number: int, seats: Sequence[str]) -> PokerTable:
        """A seat above the size is there as long as somebody sits in it."""
        taken = max((place for place, one in enumerate(seats, start=1) if one), default=0)
        seats = tuple(seats[: max(self.size, taken)])
        return PokerTable(number, seats, min(self.big.get(number, -1), len(seats) - 1))

    def _draw(self, fact: f.TablesDrawn) -> None:
        self.seats = {table.table: [*table.seats] for table in fact.tables}
        self.size = max((len(table.seats) for table in fact.tables), default=0)
        self.each = fact.chips
        self.chips = {
            frozenset({number}): self.each * sum(map(bool, seats))
            for number, seats in self.seats.items()
        }

    def _add(self, table: int, chips: int) -> None:
        """Chips more at a table, or fewer."""
        if table:
            group = self._group(table)
            self.chips[group] = self.chips.get(group, 0) + chips

    def _group(self, table: int) -> frozenset[int]:
        return next((g for g in self.chips if table in g), frozenset({table}))

    def _leave(self, entry: str) -> int:
        """The table that is left; 0 for one who sat nowhere."""
        if entry in self.astray:
            self.astray.remove(entry)
        for number, seats in self.seats.items():
            if entry in seats:
                seats[seats.index(entry)] = ""
                return number
        return 0

    def _sit(self, entry: str, table: int, seat: int) -> None:
        """Take the seat from whoever sat there by a mistake that was put right."""
        seats = self.seats.setdefault(table, [""] * self.size)
        self.broken.discard(table)
        seats.extend([""] * (seat - len(seats)))
        if seats[seat - 1]:
            self.astray.append(seats[seat - 1])
        seats[seat - 1] = entry

    def _is_in(self, entry: str) -> bool:
        return entry in self.astray or any(entry in seats for seats in self.seats.values())

    def _swap(self, first: str, second: str) -> None:
        for seats in self.seats.values():
            seats[:] = [{first: second, second: first}.get(one, one) for one in seats]

    def _seated(self, fact: f.PlayerSeated) -> None:
        """Seat all but those who had gone out by then, as was found later."""
        if fact.kind != "late" and not self._is_in(fact.entry):
            return
        where = self._leave(fact.entry)
        self._sit(fact.entry, fact.table, fact.seat)
        if fact.kind == "late":
            self._add(fact.table, self.each)
        elif where and where != fact.table:
            self._together(where, fact.table)

    def _moved(self, moves: Iterable[f.Moved]) -> None:
        """Move all but those who had gone out by then, as was found later."""
        moves = [move for move in moves if self._is_in(move.entry)]
        came_from = {move.entry: self._leave(move.entry) for move in moves}
        for move in moves:
            source = came_from[move.entry] or move.from_table
            if move.kind == "final":
                self.big.pop(move.to_table, None)  # the button is drawn anew
            if move.kind != "balance" and move.from_table != move.to_table:
                self.broken.add(move.from_table)
            self._sit(move.entry, move.to_table, move.seat)
            if source == move.to_table:
                continue
            if move.chips < 0:
                self._together(source, move.to_table)
            else:
                self._add(source, -move.chips)
                self._add(move.to_table, move.chips)

    def _together(self, one: int, other: int) -> None:
        """Chips went uncounted from one table to another: only their sum is known."""
        first, second = self._group(one), self._group(other)
        if first != second:
            sums = self.chips.pop(first, 0) + self.chips.pop(second, 0)
            self.chips[first | second] = sums

    def _agreed(self, totals: Mapping[int, int]) -> None:
        """Counted tables are known by themselves again; a group not counted whole stays."""
        for group in list(self.chips):
            if group <= totals.keys():
                del self.chips[group]
                self.chips.update({frozenset({number}): totals[number] for number in group})

    def _out(self, hand: f.Hand | None) -> None:
        for one in hand.outs if hand else ():
            if one.rebuy == "yes" and hand:
                self._add(hand.table, hand.chips)
            if one.rebuy in ("yes", "open"):
                continue
            table = self._leave(one.entry)
            if one.removed:
                self._add(table, -one.removed)
                self.removed += one.removed


def _room(happened: Iterable[Fact], hands: Mapping[str, f.Hand]) -> Room:
    fold = _Fold(hands)
    for fact in happened:
        fold.take(fact)
    return fold.room()
