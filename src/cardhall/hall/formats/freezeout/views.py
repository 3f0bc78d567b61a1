"""What each person sees of it. Times are moments in ms since the epoch or lengths in ms; seats are
numbers from 1; money is cents. Pages count down by themselves: a clock names the parts that follow
with the moments at which they end."""

from collections.abc import Iterator

from msgspec.structs import replace

from cardhall.formats.final_deal import MOST_PLAYERS, by_chances, by_chips, equal, less_for_winner
from cardhall.formats.freezeout import PokerTable
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.clock import Clock, Reading
from cardhall.hall.formats.freezeout.decide.clock import off_in_words
from cardhall.hall.formats.freezeout.decide.seating import missing_for_seat
from cardhall.hall.formats.freezeout.infractions import SEEN
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.shapes import (
    ChipCount,
    ChipLine,
    DealCard,
    DealLine,
    FloorCall,
    FreezeoutCard,
    FreezeoutSeat,
    FreezeoutTable,
    HandsCard,
    LevelClock,
    LevelPart,
    LevelRow,
    OutCard,
    OutPlayer,
    PayoutPreset,
    PlaceLine,
    PokerMove,
    PokerSeat,
    PokerTableCard,
    PrizeLine,
    RaceLine,
    RebuyAsk,
    SeenKind,
    WithoutSeat,
)
from cardhall.hall.formats.freezeout.state import Freezeout, Room, particulars_of
from cardhall.hall.kernel.shapes import SeatLine
from cardhall.hall.kernel.shown import Shown
from cardhall.hall.kernel.views import View
from cardhall.hall.state import Category, State, held_back
from cardhall.messages import Dollars, Message, Player, no_words

PARTS_AHEAD = 8
OUTS_SHOWN = 400


def _freezeout(category: Category) -> Freezeout:
    assert isinstance(category.format_state, Freezeout)
    return category.format_state


# --- the clock ---------------------------------------------------------------------------------


def level_clock(category: Category, at: int) -> LevelClock:
    freezeout = _freezeout(category)
    clock = freezeout.clock(category.plan)
    found = clock.reading(at)
    whole = particulars_of(category.plan).rebuy_minutes * 60_000
    parts = tuple(_parts(clock, found, at))
    left = clock.length(found.part) - found.into
    rebuy_left = max(0, whole - found.played) if freezeout.drawn else 0
    return LevelClock(
        running=clock.running and not found.waits,
        waits=found.waits,
        left=max(0, left),
        parts=parts,
        rebuy_left=rebuy_left,
        rebuy_ends=_after_play(clock, found, at, rebuy_left),
    )


def _parts(clock: Clock, found: Reading, at: int) -> Iterator[LevelPart]:
    """The part that is on and those that follow, breaks of no minutes left out."""
    ends = at + clock.length(found.part) - found.into if clock.running and not found.waits else 0
    part = found.part
    for _ in range(PARTS_AHEAD):
        level = clock.level(part // 2 + 1)
        yield LevelPart(
            level=part // 2 + 1,
            is_break=part % 2 == 1,
            small=level.small,
            big=level.big,
            ante=level.ante,
            ms=clock.length(part),
            ends=ends,
            holds=clock.holds(part),
        )
        if clock.holds(part):
            ends = 0
        part += 1
        while not clock.length(part) and not clock.holds(part):
            part += 1
        ends = ends and ends + clock.length(part)


def _after_play(clock: Clock, found: Reading, at: int, play: int) -> int:
    """The moment when so much more will have been played; 0 where nobody can say."""
    if not clock.running or found.waits or not play:
        return 0
    part, into = found.part, found.into
    while True:
        gap = clock.length(part) - into
        if part % 2 == 0 and play <= gap:
            return at + play
        if clock.holds(part):
            return 0
        play -= gap if part % 2 == 0 else 0
        at, part, into = at + gap, part + 1, 0


def _rows(category: Category, at: int) -> Iterator[LevelRow]:
    freezeout = _freezeout(category)
    clock = freezeout.clock(category.plan)
    found = clock.reading(at)
    for number, level in enumerate(clock.levels, start=1):
        state = "ahead"
        if freezeout.begun and number <= found.level:
            state = "now" if number == found.level else "played"
        yield LevelRow(
            number=number,
            small=level.small,
            big=level.big,
            ante=level.ante,
            minutes=level.minutes,
            rest=level.rest,
            count=level.count,
            least=level.least,
            state=state,
        )


# --- tables ------------------------------------------------------------------------------------


def _table_card(
    state: State, category: Category, table: PokerTable, due: int, brief: bool = False
) -> PokerTableCard:
    freezeout = _freezeout(category)
    room, counts = freezeout.room(), freezeout.counts.get(due, {})
    stacks = (
        {s.entry: s.chips for s in counts[table.number].stacks} if table.number in counts else {}
    )
    asked = {one for names in freezeout.asked().values() for one in names}
    wanted = freezeout.waited_for().get(table.number)
    group = next((g for g in room.chips if table.number in g), frozenset({table.number}))
    alone = len(group) == 1
    return PokerTableCard(
        table=table.number,
        seats=tuple(
            PokerSeat(
                seat=seat,
                entry=one,
                name=state.entries[one].called if one else "",
                asked=one in asked,
                chips=0 if brief else stacks.get(one, freezeout.told.get(one, 0)),
            )
            for seat, one in enumerate(table.seats, start=1)
        ),
        big=table.big + 1,
        ready=table.number in freezeout.ready,
        asked="" if wanted is None else "big" if wanted else "hand",
        counted=table.number in counts,
        sum=room.chips.get(group, 0) if alone and not brief else 0,
        off=freezeout.off(due).get(group, 0) if alone and due and not brief else 0,
        hand_done=bool(freezeout.hand_for_hand and table.number in freezeout.hand_for_hand.done),
        call=_call(category, table.number),
        live_id=freezeout.live_id(state.id, category.key, table.number),
    )


def _call(category: Category, table: int) -> FloorCall | None:
    call = _freezeout(category).calls.get(table)
    if call is None:
        return None
    return FloorCall(
        category=category.key,
        table=table,
        by=call.by,
        at=call.at,
        why=call.why,
        clause=call.clause,
    )


def _asks(state: State, category: Category, table: int = 0) -> Iterator[RebuyAsk]:
    freezeout = _freezeout(category)
    for out, names in freezeout.asked().items():
        hand = freezeout.hands[out]
        for one in names:
            if not table or hand.table == table:
                yield RebuyAsk(
                    out=out,
                    entry=one,
                    name=state.entries[one].called,
                    table=hand.table,
                    cents=hand.cents,
                    chips=hand.chips,
                )


def _outs(state: State, category: Category, table: int = 0) -> Iterator[OutCard]:
    freezeout = _freezeout(category)
    found = freezeout.places()
    for out, hand in reversed(freezeout.hands.items()):
        if table and hand.table != table:
            continue
        yield OutCard(
            out=out,
            table=hand.table,
            lost_at=hand.lost_at,
            round=hand.round,
            players=tuple(
                OutPlayer(
                    entry=one.entry,
                    name=state.entries[one.entry].called,
                    stack=one.stack,
                    rebuy=one.rebuy,
                    removed=one.removed,
                    place=found.get(one.entry, (0, False))[0] if one.rebuy in ("", "no") else 0,
                    shared=found.get(one.entry, (0, False))[1],
                )
                for one in hand.outs
            ),
            corrections=tuple(x.id for x in freezeout.corrections if x.out == out),
        )


def _proposed(state: State, category: Category) -> tuple[PokerMove, ...]:
    return tuple(
        PokerMove(
            entry=move.player,
            name=state.entries[move.player].called,
            from_table=move.from_table,
            to_table=move.to_table,
            seat=move.to_seat + 1,
            kind=move.kind,
            why=move.why,
        )
        for move in _freezeout(category).proposed()
    )


def _made(state: State, category: Category) -> tuple[tuple[PokerMove, ...], int, bool]:
    """The last moves, when they were made, and whether they can be taken back."""
    for index, fact in enumerate(reversed(_freezeout(category).happened)):
        if isinstance(fact, f.PlayersMoved):
            moves = tuple(
                PokerMove(
                    entry=move.entry,
                    name=state.entries[move.entry].called,
                    from_table=move.from_table,
                    to_table=move.to_table,
                    seat=move.seat,
                    kind=move.kind,
                    why=move.why,
                )
                for move in fact.moves
            )
            later = [*_freezeout(category).happened][len(_freezeout(category).happened) - index :]
            return moves, fact.at, all(isinstance(one, f.HandFinished) for one in later)
    return (), 0, False


def _count(category: Category, at: int) -> ChipCount | None:
    freezeout = _freezeout(category)
    due = freezeout.due(category.plan, at) if freezeout.begun and not freezeout.finished else 0
    if not due:
        return None
    level = freezeout.clock(category.plan).level(due)
    agreed = due in freezeout.agreed
    return ChipCount(
        level=due,
        missing=() if agreed else tuple(freezeout.uncounted(due)),
        off=()
        if agreed
        else tuple(off_in_words(group, by) for group, by in freezeout.off(due).items() if by),
        agreed=agreed,
        least=level.least if agreed and due not in freezeout.changed_up else 0,
    )


def _race(state: State, category: Category, table: int = 0) -> Iterator[RaceLine]:
    """Work out what the last changing up did to whom, until somebody goes out."""
    freezeout = _freezeout(category)
    kinds = (f.PlayersOut, f.ChipsChangedUp)
    last_of = next((one for one in reversed(freezeout.happened) if isinstance(one, kinds)), None)
    if not isinstance(last_of, f.ChipsChangedUp):
        return
    last = freezeout.changed_up[max(freezeout.changed_up)]
    before = {stack.entry: stack.chips for stack in last.before}
    room = freezeout.room()
    for stack in last.after:
        where = room.seat_of(stack.entry)
        if where and (not table or where[0] == table) and stack.chips != before[stack.entry]:
            yield RaceLine(
                name=state.entries[stack.entry].called,
                table=where[0],
                before=before[stack.entry],
                after=stack.chips,
            )


def _hands(category: Category) -> HandsCard | None:
    freezeout = _freezeout(category)
    now = freezeout.hand_for_hand
    if now is None:
        return None
    waiting = [t.number for t in freezeout.room().live if t.number not in now.done]
    return HandsCard(round=now.round, waiting=tuple(waiting))


# --- prizes ------------------------------------------------------------------------------------


def _prizes(state: State, category: Category) -> Iterator[PrizeLine]:
    freezeout = _freezeout(category)
    cents = pool_of(state, category)
    shares = freezeout.shares_now(len(freezeout.entered()) or _coming(state, category))
    prizes = freezeout.prizes(cents)
    won, found = freezeout.won(cents), freezeout.places()
    payable = freezeout.finished or freezeout.deal is not None
    if freezeout.deal is not None:
        yield from _by_deal(state, freezeout, won)
        shared = {one.entry for one in freezeout.deal.sums}
        found = {one: at for one, at in found.items() if one not in shared}
    for place, share in enumerate(shares, start=1):
        if freezeout.deal is not None and place <= len(freezeout.deal.sums):
            continue
        level = [one for one, (at, _) in found.items() if at == place]
        below = any(at < place < at + _level_with(found, at) for at, _ in found.values())
        if below and not level:
            continue  # shared with the place above
        amount = prizes[place - 1] if place <= len(prizes) else 0
        for one in level or [""]:
            yield PrizeLine(
                place=place,
                share=round(float(share), 2),
                cents=won.get(one, amount) if one else amount,
                entry=one,
                name=state.entries[one].called if one else "",
                paid=one in freezeout.paid,
                due=payable and one in won,
            )


def _by_deal(state: State, freezeout: Freezeout, won: dict[str, int]) -> Iterator[PrizeLine]:
    """Work out what those who made the deal get, the most first, and what is still to be won."""
    assert freezeout.deal is not None
    places = freezeout.places()
    for one in sorted(freezeout.deal.sums, key=lambda x: (-won.get(x.entry, x.cents), x.entry)):
        yield PrizeLine(
            place=places.get(one.entry, (0, False))[0],
            share=0,
            cents=won.get(one.entry, one.cents),
            entry=one.entry,
            name=state.entries[one.entry].called,
            paid=one.entry in freezeout.paid,
            due=one.entry in won,
        )
    if freezeout.deal.left and not freezeout.finished:
        yield PrizeLine(
            place=1, share=0, cents=freezeout.deal.left, entry="", name="", paid=False, due=False
        )


def _deal(state: State, category: Category, brief: bool) -> DealCard | None:
    """None where none can be made; on the wall none that is only talked of."""
    freezeout = _freezeout(category)
    if freezeout.deal is not None:
        return _deal_made(state, category, freezeout.deal)
    if brief or not freezeout.begun or freezeout.finished:
        return None
    room = freezeout.room()
    if len(room.live) != 1 or room.astray or freezeout.asked():
        return None
    if not 2 <= len(room.people) <= MOST_PLAYERS:
        return None
    stake = freezeout.at_stake(pool_of(state, category))
    left = min(freezeout.counted.left, sum(stake)) if freezeout.counted else 0
    rest = less_for_winner(stake, left)
    stacks = freezeout.stacks_now()
    chips = [stacks.get(one, 0) for one in room.people]
    known = all(chips)
    none = [0] * len(chips)
    ways = (
        equal(chips if known else [1] * len(chips), rest),
        by_chips(chips, rest) if known else none,
        by_chances(chips, rest) if known else none,
    )
    return DealCard(
        made=False,
        wrong=no_words,
        stake=sum(stake),
        left=left,
        in_play=room.in_play,
        lines=tuple(
            DealLine(
                entry=one,
                name=state.entries[one].called,
                chips=chips[i],
                cents=0,
                equal=ways[0][i],
                by_chips=ways[1][i],
                by_chances=ways[2][i],
            )
            for i, one in enumerate(room.people)
        ),
    )


def _deal_made(state: State, category: Category, deal: f.DealMade) -> DealCard:
    shared = sum(one.cents for one in deal.sums) + deal.left
    return DealCard(
        made=True,
        wrong=deal_wrong(state, category),
        stake=shared,
        left=deal.left,
        in_play=_freezeout(category).room().in_play,
        lines=tuple(
            DealLine(
                entry=one.entry,
                name=state.entries[one.entry].called,
                chips=0,
                cents=one.cents,
                equal=0,
                by_chips=0,
                by_chances=0,
            )
            for one in deal.sums
        ),
    )


def deal_wrong(state: State, category: Category) -> Message:
    """Say what a correction has changed of what a deal was about; no words where it stands."""
    freezeout = _freezeout(category)
    for one in freezeout.left_out_of_deal():
        return Message("was-among-the-last", player=Player(state.entries[one].called))
    if off := freezeout.deal_is_off(pool_of(state, category)):
        return (
            Message("the-deal-shares-too-much", amount=Dollars(off))
            if off > 0
            else Message("the-deal-shares-too-little", amount=Dollars(-off))
        )
    return no_words


def _level_with(found: dict[str, tuple[int, bool]], place: int) -> int:
    return sum(1 for at, _ in found.values() if at == place)


def _coming(state: State, category: Category) -> int:
    return sum(1 for e in state.entries.values() if e.category == category.key and not e.left)


def _places(state: State, category: Category) -> Iterator[PlaceLine]:
    freezeout = _freezeout(category)
    won = freezeout.won(pool_of(state, category))
    for one, (place, shared) in sorted(freezeout.places().items(), key=lambda x: (x[1][0], x[0])):
        entry = state.entries[one]
        yield PlaceLine(
            place=place,
            shared=shared,
            entry=one,
            name=entry.called,
            auxiliary=entry.auxiliary,
            cents=won.get(one, 0),
        )


def chip_book(category: Category) -> dict[str, int]:
    """Chips by account; the sum is zero. "missing" is what the counts did not find."""
    freezeout = _freezeout(category)
    room = freezeout.room()
    bought = sum(
        hand.chips for hand in freezeout.hands.values() for one in hand.outs if one.rebuy == "yes"
    )
    book = {
        "given out": -category.plan.start_chips * len(freezeout.entered()),
        "rebuys": -bought,
        "raced": -room.raced,
        "at the tables": room.in_play,
        "taken out": room.removed,
    }
    book["missing"] = -sum(book.values())
    return book


# --- the cards ---------------------------------------------------------------------------------


def _without_seat(state: State, category: Category, at: int) -> Iterator[WithoutSeat]:
    """Find who may still be seated; nobody once the time for people who come late has been
    played."""
    freezeout = _freezeout(category)
    if freezeout.closed(category.plan, at):
        return
    entered = set(freezeout.entered())
    for entry in state.entries.values():
        if entry.category != category.key or entry.left or entry.id in entered:
            continue
        missing = missing_for_seat(entry)
        yield WithoutSeat(
            entry=entry.id, name=entry.called, why=missing.why if missing is not None else no_words
        )


def _seen() -> tuple[SeenKind, ...]:
    return tuple(SeenKind(key=k, title=one.title, clause=one.clause) for k, one in SEEN.items())


def review_at(state: State) -> int:
    """Find when the rules are reviewed before play (HOLDEM-06); 0 while play has no time."""
    settings = state.known
    return settings.play_at - settings.signin_minutes * 60_000 if settings.play_at else 0


def average(room: Room) -> int:
    """Chips of each who is in, on average."""
    return room.in_play // len(room.people) if room.people else 0


def card(state: State, category: Category, at: int) -> FreezeoutCard:
    return _card(state, category, at, False)


def wall(state: State, category: Category, at: int) -> FreezeoutCard:
    """Work out what the projector shows, and any visitor may see: without the last table and the
    places while the winners are held back."""
    whole = _card(state, category, at, True)
    if not held_back(state, category.key):
        return whole
    return replace(whole, held=True, tables=(), made=(), prizes=(), places=(), deal=None)


class FreezeoutShown(Shown):
    """What a freezeout gives to the pages that all games share."""

    def seat_lines(self, state: State, category: Category) -> Iterator[SeatLine]:
        """Everybody who is at a table."""
        freezeout = _freezeout(category)
        if freezeout.phase(category.plan, {}) not in ("seated", "playing"):
            return
        began = freezeout.turns[0].clock.at if freezeout.begun and freezeout.turns else 0
        for table in freezeout.room().live:
            for one in table.players:
                yield SeatLine(
                    name=state.entries[one].name,
                    category_name=category.plan.name,
                    table=table.number,
                    seat=str(table.seats.index(one) + 1),
                    began=began,
                )


def _card(state: State, category: Category, at: int, brief: bool) -> FreezeoutCard:
    freezeout, plan = _freezeout(category), category.plan
    room, given = freezeout.room(), particulars_of(category.plan)
    due = freezeout.due(plan, at) if freezeout.begun else 0
    made, made_at, may_undo = _made(state, category)
    chips_now: dict[str, int] = {} if brief else chip_book(category)
    return FreezeoutCard(
        category=category.key,
        phase=freezeout.phase(plan, {}),
        play_at=state.known.play_at,
        review_at=review_at(state),
        clock=level_clock(category, at),
        levels=tuple(_rows(category, at)),
        may_undo_clock=bool(freezeout.turns) and freezeout.turns[-1].what != "agreed",
        entries=len(freezeout.entered()) or _coming(state, category),
        left=len(room.people),
        rebuys=sum(freezeout.rebuys().values()),
        in_play=room.in_play,
        average=average(room),
        least=freezeout.least_chip(plan),
        tables=tuple(_table_card(state, category, table, due, brief) for table in room.live),
        moves=_proposed(state, category),
        made=made,
        made_at=made_at,
        may_undo_moves=may_undo,
        waited_for=tuple(freezeout.waited_for()),
        asks=tuple(_asks(state, category)),
        outs=() if brief else tuple(_outs(state, category))[:OUTS_SHOWN],
        astray=room.astray,
        without_seat=() if brief else tuple(_without_seat(state, category, at)),
        hand_for_hand=_hands(category),
        count=_count(category, at),
        race=() if brief else tuple(_race(state, category)),
        pool=pool_of(state, category),
        house=freezeout.house_cents,
        prizes=tuple(_prizes(state, category)),
        places=tuple(_places(state, category)),
        deal=_deal(state, category, brief),
        payouts=tuple(PayoutPreset(name=one.name, shares=one.shares) for one in given.payouts),
        own_shares=bool(freezeout.shares),
        calls=tuple(call for n in freezeout.calls if (call := _call(category, n))),
        seen=_seen(),
        rebuy_cents=given.rebuy_cents,
        rebuy_chips=given.rebuy_chips,
        chips=tuple(ChipLine(account=k, chips=v) for k, v in chips_now.items()),
        mode=freezeout.mode,
    )


def _why_here(category: Category, entry: str) -> tuple[Message, bool]:
    """Say why somebody sits there, and whether they were moved there."""
    for fact in reversed(_freezeout(category).happened):
        match fact:
            case f.PlayersMoved():
                for move in fact.moves:
                    if move.entry == entry:
                        return move.why, True
            case f.PlayerSeated() if fact.entry == entry:
                return fact.why, fact.kind != "late"
            case f.PlayersSwapped() if entry in (fact.first, fact.second):
                return Message("seats-were-exchanged-before-the-first-cards"), False
            case f.TablesDrawn():
                return next((t.why for t in fact.tables if entry in t.seats), no_words), False
    return no_words, False


def seat(state: State, category: Category, entry: str, at: int) -> FreezeoutSeat:
    freezeout, given = _freezeout(category), particulars_of(category.plan)
    room = freezeout.room()
    where = room.seat_of(entry) or (0, 0)
    why, moved = _why_here(category, entry) if where[0] else (no_words, False)
    place, shared = freezeout.places().get(entry, (0, False))
    cents = freezeout.won(pool_of(state, category)).get(entry, 0)
    if place == 1 and held_back(state, category.key):  # who went out knew it at once
        place, shared, cents = 0, False, 0
    return FreezeoutSeat(
        phase=freezeout.phase(category.plan, {}),
        play_at=state.known.play_at,
        review_at=review_at(state),
        clock=level_clock(category, at),
        table=where[0],
        seat=where[1],
        why=why,
        moved=moved,
        asked=any(entry in names for names in freezeout.asked().values()),
        entries=len(freezeout.entered()) or _coming(state, category),
        left=len(room.people),
        average=average(room),
        paid_places=len(freezeout.shares_now(len(freezeout.entered()) or _coming(state, category))),
        place=place,
        shared=shared,
        cents=cents,
        hand_for_hand=freezeout.hand_for_hand is not None,
        rebuy_cents=given.rebuy_cents,
        rebuy_chips=given.rebuy_chips,
        seen=_seen(),
        live_id=freezeout.live_id(state.id, category.key, where[0]) if where[0] else "",
    )


def table(state: State, category: Category, table: int, at: int) -> FreezeoutTable:
    freezeout, plan = _freezeout(category), category.plan
    given, room = particulars_of(plan), freezeout.room()
    due = freezeout.due(plan, at) if freezeout.begun else 0
    here = room.tables.get(table)
    moves = _proposed(state, category)
    made, _, fresh = _made(state, category)
    done = made if fresh else ()
    clock = level_clock(category, at)
    return FreezeoutTable(
        phase=freezeout.phase(plan, {}),
        clock=clock,
        card=_table_card(state, category, here, due) if here and here.players else None,
        broken=table in room.broken,
        asks=tuple(_asks(state, category, table)),
        outs=tuple(_outs(state, category, table)),
        leaving=tuple(move for move in (*moves, *done) if move.from_table == table),
        coming=tuple(move for move in done if move.to_table == table),
        hand_for_hand=_hands(category),
        count=_count(category, at),
        race=tuple(_race(state, category, table)),
        rebuy_left=clock.rebuy_left,
        least=freezeout.least_chip(plan),
        rebuy_cents=given.rebuy_cents,
        rebuy_chips=given.rebuy_chips,
        left=len(room.people),
        seen=_seen(),
    )


def player_text(state: State, category: Category, entry: str) -> Message:
    """Say what a player does now; no words where nothing of its own is to be said."""
    freezeout = _freezeout(category)
    if not freezeout.drawn:
        return no_words
    if any(entry in names for names in freezeout.asked().values()):
        return Message("out-of-chips-buy-in-again-or-out")
    place, shared = freezeout.places().get(entry, (0, False))
    if place == 1 and held_back(state, category.key):
        return no_words
    if place:
        return (
            Message("you-finished-in-a-shared-place", place=place)
            if shared
            else Message("you-finished-in-place", place=place)
        )
    where = freezeout.room().seat_of(entry)
    if where:
        return (
            Message("you-are-in-good-luck") if freezeout.begun else Message("please-take-your-seat")
        )
    if entry in freezeout.room().astray:
        return Message("you-are-in-again-ask-for-your-seat")
    return no_words


CARD: type[View] = FreezeoutCard
SEAT: type[View] = FreezeoutSeat
TABLE: type[View] = FreezeoutTable
