"""Rummy at a live table: hands by points until the session's time is up.

Each cuts a card from the seed's order, and the lowest deals first (LLAA-RUMMY-07). A turn is a
draw, then lay-downs one by one, then a card thrown (LLAA-RUMMY-19 to 21). An act of the log is one
of these, or several of one turn with semicolons between: ``meld 9S 9H 9D; throw 2H``. So a player
may go out at one stroke, and what is done for them when their time is up is one act.

Points stand on the table's books between "bank" and the seats, and may fall below nothing. The chip
that the winner of a hand is paid (OP-T-06) breaks ties only; it is told by the game's own session.

The clock: a turn has thirty seconds in all, from the draw to the discard (LLAA-RUMMY-26). When
they are up the table does what OP-RUMMY-08 and OP-X-12 say (``games.rummy.expiry``); where the
house only warns, it says that the time is up, and waits.

The game counts its seats from 0 without gaps; a table may have empty seats: ``AtTable``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import card_list, format_card, format_cards
from cardhall.games.rummy import (
    DRAW_ACTION,
    Hand,
    Refusal,
    Rules,
    Session,
    View,
    cards_of,
    count_of,
    expiry,
    format_action,
    lay_most,
    matched,
    meld_of,
    parse_action,
    take_action,
    value,
    verb_of,
    view,
    way_out,
)
from cardhall.games.rummy.actions import in_order
from cardhall.games.rummy.table_view import RummyMeld, RummyPlay, RummyTake
from cardhall.messages import Card, Message, Player, Rank, Suit, no_words
from cardhall.tables.events import BANK, Line, Move
from cardhall.tables.game import Score, TableGame, Wrong, my_cards
from cardhall.tables.shapes import Barred, HandView, MyAction, MyCard, SeatHand

if TYPE_CHECKING:
    from cardhall.tables.state import State

SUGGESTED = 6  # lay-downs that are offered at once; a player may lay down whatever is lawful
WARN = "time is up"
"""What the table itself says where the house only warns (OP-RUMMY-08)."""
WARNED_MS = 600_000  # and how long it then waits before it says so again


class AtTable:
    """A hand of Rummy among the taken seats of a table. Seats are the table's."""

    __slots__ = ("game", "places", "seats")

    def __init__(self, game: Hand, places: tuple[int, ...], seats: int) -> None:
        self.game = game
        self.places = places
        self.seats = seats

    @property
    def turn(self) -> int:
        return self.places[self.game.turn] if self.game.turn >= 0 else -1

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def phase(self) -> str:
        return str(self.game.phase)

    def hand_of(self, seat: int) -> int:
        """The seat's cards as 52 bits."""
        return self.game.hand_of(self.places.index(seat)) if seat in self.places else 0

    def legal_actions(self) -> list[int]:
        return list(self.game.legal_actions())

    def copy(self) -> AtTable:
        return AtTable(self.game.copy(), self.places, self.seats)

    def seen(self, seat: int) -> View:
        """Work out what a seat may know; any other number stands for somebody watching."""
        return view(self.game, self.places.index(seat) if seat in self.places else None)

    def spread(self, values: Sequence[Any], empty: Any) -> tuple[Any, ...]:
        """Something by seat of the game, by seat of the table."""
        return _spread(self.places, self.seats, values, empty)


class Rummy(TableGame):
    """Two to six, each for themselves."""

    game = "rummy"
    title = "Rummy"
    same_deals = 2
    minutes = 30
    turn_clause = "LLAA-RUMMY-19"
    misdeal_clause = "LLAA-RUMMY-55"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return rules.min_seats, rules.max_seats, "LLAA-RUMMY-01"

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        corner, turns = rules.round_corner, rules.turn_overs
        return (
            ("top", Message("rummy-top-discard", top=rules.top), "OP-RUMMY-04"),
            ("deep", Message("rummy-deeper-discard", deep=rules.deep), "OP-RUMMY-02"),
            (
                "last_discard",
                Message("rummy-last-discard", last=rules.last_discard),
                "LLAA-RUMMY-32",
            ),
            ("round_corner", Message("rummy-round-the-corner", corner=corner), "OP-RUMMY-05"),
            ("turn_overs", Message("rummy-new-stock", times=turns), "OP-RUMMY-07"),
            ("clock", _clock_line(rules), "OP-RUMMY-08"),
            ("by", Message("rummy-highest-win", by=rules.by), "LLAA-RUMMY-38"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        run = Session(state.rules, len(_places(state)))
        run.cut_for_deal(state.secrets.shuffles().draw_for_deal(1))
        return run

    def first_deal(self, state: State) -> Line:
        places = _places(state)
        cut = tuple(
            Message(
                "somebody-and-card", player=_who(state, places[seat]), card=Card(format_card(card))
            )
            for seat, card in state.run.opening[-1]
        )
        who = _who(state, self.dealer(state))
        told = (
            Message("rummy-cut-again", cut=cut, player=who)
            if len(state.run.opening) > 1
            else Message("rummy-cut-for-the-deal", cut=cut, player=who)
        )
        return Line(told, "LLAA-RUMMY-07")

    def dealer(self, state: State) -> int:
        run: Session = state.run
        return _places(state)[run.dealer]

    def dealt(self, state: State, seats: tuple[int, ...]) -> tuple[Session, AtTable]:
        run, hand = super().dealt(state, seats)
        return run, AtTable(hand, seats, len(state.seats))

    def laid_open(self, hand: AtTable) -> tuple[str, str]:
        return format_card(hand.game.discards[0]), ""

    def settled(self, state: State) -> Session:
        run: Session = self.copied(state.run)
        run.finish(state.hand.game)
        return run

    def void(self, state: State) -> Session:
        run: Session = self.copied(state.run)
        run.redeal()
        return run

    def score(self, state: State) -> Score:
        hand: AtTable = state.hand
        result = hand.game.result()
        winners = () if result.winner is None else (hand.places[result.winner],)
        moves = tuple(
            _points(hand.places[seat], points)
            for seat, points in enumerate(result.scores)
            if points
        )
        return Score(result.ending, winners, moves, tuple(_report(state)))

    def over(self, state: State) -> str:
        return ""

    def places(self, state: State) -> tuple[int, ...]:
        """By points, then by chips; or by chips alone (OP-T-06)."""
        chips = _spread(_places(state), len(state.seats), state.run.chips, 0)
        by_chips = state.rules.by == "chips"
        sums = [
            (chips[seat],) if by_chips else (state.stacks[seat], chips[seat])
            for seat in range(len(state.seats))
        ]
        return tuple(1 + sum(other > mine for other in sums) for mine in sums)

    # -- acts --------------------------------------------------------------------------

    def turn_ms(self, state: State) -> int:
        """The whole turn's; after a warning the table waits before it warns again."""
        whole: int = int(state.terms.options.get("seconds", 0)) * 1_000 or state.terms.turn_ms
        warned = state.facts is not None and state.facts.acts[-1:] == ((-1, WARN),)
        return max(whole, WARNED_MS) if warned else whole

    def goes_on(self, before: AtTable, after: AtTable) -> bool:
        return not after.is_over and before.turn == after.turn

    def own_words(self, hand: AtTable) -> str:
        return WARN if hand.game.rules.clock == "warn-only" and not hand.is_over else ""

    def checked(self, hand: AtTable, seat: int, words: str) -> str | Wrong:
        game = hand.game.copy()
        told = []
        for part in words.split(";"):
            if game.turn != hand.game.turn:
                why = Message("after-the-discard-a-turn-is-over")
                return Wrong(why, Message("throw-last"), "LLAA-RUMMY-23")
            wrong = self._wrong(game, part)
            if wrong is not None:
                return wrong
            action = parse_action(part)
            told.append(format_action(action))
            game.apply(action)
        return "; ".join(told)

    def _wrong(self, game: Hand, part: str) -> Wrong | None:
        try:
            action = parse_action(part)
        except ValueError:
            cure = Message("choose-one-of-the-acts-offered")
            return Wrong(Message("that-is-no-act-of-this-game"), cure, "LLAA-RUMMY-19")
        refusal = game.why_not(action)
        if refusal is None:
            return None
        why = Message("what-a-referee-says", told=refusal.text)
        return Wrong(why, _cure(game, refusal.clause), refusal.clause, refusal.reason)

    def after(self, hand: AtTable, seat: int, words: str) -> AtTable:
        hand = hand.copy()
        if words == WARN:
            return hand
        for part in words.split("; "):
            action = parse_action(part)
            if hand.game.why_not(action) is None:
                hand.game.apply(action)
            else:
                hand.game.force(action)
        return hand

    def remedy(self, hand: AtTable, seat: int) -> str:
        """A draw from the stock, and that card is thrown; after a pick-up the owed card is laid
        down and the dearest card thrown (OP-RUMMY-08, OP-X-12). One act, the turn to its end."""
        game = hand.game
        if game.rules.clock == "warn-only":  # for a dead hand: the house's own way asks a person
            return _least(game)
        return "; ".join(format_action(action) for action in expiry(game))

    def may_take_back(self, before: AtTable, after: AtTable, words: str) -> bool:
        """The discards lay open: who took some has seen nothing new."""
        return words.startswith("take") and ";" not in words

    def moved(self, hand: AtTable) -> int:
        return 0

    def stakes(self, hand: AtTable, start: int = 0) -> tuple[Move, ...]:
        """Nothing is paid before the hand is over."""
        return ()

    # -- bots --------------------------------------------------------------------------

    def seen_by(self, hand: AtTable, seat: int) -> tuple[View, tuple[int, ...]]:
        return hand.seen(seat), tuple(hand.legal_actions())

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        if words == WARN:
            who = _who(state, state.turn())
            return Line(Message("rummy-time-is-up-and-waits", player=who), "OP-RUMMY-08")
        game, told, clause = state.hand.game.copy(), [], ""
        for part in words.split("; "):
            action = parse_action(part)
            text, clause = told_of(game, action)
            told.append(text)
            game.force(action) if game.why_not(action) else game.apply(action)
        if game.is_over and game.result().winner is not None:
            told.append(Message("rummy-is-out"))
            clause = "LLAA-RUMMY-30"
        return Line(does(state, seat, told), clause)

    def hand_view(self, state: State, reader: int) -> HandView:
        hand: AtTable | None = state.hand
        if hand is None:
            waiting = SeatHand(status="waiting")
            return HandView(seats=(waiting,) * len(state.seats), play=_counted(state))
        seen = hand.seen(reader)
        turn = not state.still and hand.turn == reader >= 0
        cards = [format_card(card) for card in reversed(seen.hand)]
        playing = turn and seen.phase == "play"
        return HandView(
            seats=hand.spread([_seat(seen, seat) for seat in range(seen.seats)], _NOBODY),
            phase=seen.phase,
            stock=len(seen.stock),
            discards=len(seen.discards),
            play=_play(state, hand, seen, _facts_acts(state), turn),
            my_cards=_mine(self, hand.game, cards, playing),
            actions=_offered(hand.game) if turn else (),
            barred=_barred(hand.game) if turn else (),
            doing=(
                Message("rummy-to-draw")
                if seen.phase == "draw"
                else Message("rummy-to-lay-down-and-throw")
            ),
            spoken_card=_last_said(state),
            spoken_trick=_table_words(seen),
        )

    def open_hands(self, hand: AtTable) -> tuple[tuple[int, int], ...]:
        return tuple((seat, hand.hand_of(seat)) for seat in hand.places)

    def faced(self, hand: AtTable) -> tuple[tuple[str, int], ...]:
        """The first card of the discards; then what was drawn and laid or thrown in one breath."""
        seen = hand.seen(-1)
        how = "turned" if self.before_play(hand) else ""
        return tuple((how, card) for cards in (seen.discards, *seen.shown) for card in cards)

    # -- the chair ---------------------------------------------------------------------

    def before_play(self, hand: AtTable) -> bool:
        """A deal can be void until the first turn is over (LLAA-RUMMY-55 to 57)."""
        seen = hand.seen(-1)
        nothing_laid = not seen.melds and len(seen.discards) == 1
        return nothing_laid and seen.phase == "draw" and seen.turn == (seen.dealer + 1) % seen.seats


_NOBODY = SeatHand(status="waiting")


def _places(state: State) -> tuple[int, ...]:
    """The seats of the table that play this session: the game's seats 0, 1 and so on."""
    return tuple(seat for seat, place in enumerate(state.seats) if place.playing)


def _spread(
    places: Sequence[int], seats: int, values: Sequence[Any], empty: Any
) -> tuple[Any, ...]:
    """Something by seat of the game, by seat of the table."""
    found = [empty] * seats
    for place, told in zip(places, values, strict=True):
        found[place] = told
    return tuple(found)


def _points(seat: int, points: int) -> Move:
    """Work out what a score moves by (LLAA-RUMMY-37)."""
    book = f"seat:{seat}"
    source, target = (BANK, book) if points > 0 else (book, BANK)
    return Move(source=source, target=target, amount=abs(points), clause="LLAA-RUMMY-37")


def _clock_line(rules: Rules) -> Message:
    if rules.clock == "warn-only":
        return Message("rummy-clock-warns", seconds=rules.seconds)
    return Message("rummy-clock-plays", seconds=rules.seconds)


def _who(state: State, seat: int) -> Player:
    return Player(state.seats[seat].name)


# -- acts in words -----------------------------------------------------------------------


def told_of(game: Hand, action: int) -> tuple[Message, str]:
    """An act as everybody sees it, without who does it, and its clause; `game` is before it."""
    verb, names = verb_of(action), _signed(cards_of(action))
    match verb:
        case "draw" if game.stock == 0:
            return Message("rummy-turns-over-and-draws"), "LLAA-RUMMY-33"
        case "draw":
            return Message("rummy-draws"), ""
        case "take":
            count = count_of(action)
            reached = Card(format_card(game.discards[-count]))
            if count == 1:
                return Message("rummy-takes-the-top", card=reached), ""
            return Message("rummy-takes-deep", count=count, card=reached), "LLAA-RUMMY-24"
        case "meld":
            return _laid_down(cards_of(action)), "LLAA-RUMMY-20"
        case "lay":
            return _added(names, game.melds[meld_of(action)]), "LLAA-RUMMY-27"
        case "throw":
            return Message("rummy-throws", cards=names), ""
        case "bury":
            return Message("rummy-buries"), ""
    return Message("rummy-throws-none"), ""


def does(state: State, seat: int, told: Sequence[Message]) -> Message:
    """Say what somebody does in one breath."""
    return Message("rummy-does", player=_who(state, seat), deeds=tuple(told))


def _laid_down(cards: int) -> Message:
    """A meld by what it is: "three kings", a run by its ends; no meld at all card by card."""
    lying = [format_card(card) for card in in_order(cards)]
    ranks, suits = {card[0] for card in lying}, {card[1] for card in lying}
    if len(ranks) == 1:
        return Message("rummy-lays-down-of-a-kind", count=len(lying), rank=Rank(lying[0][0], True))
    if len(suits) == 1 and len(lying) > 2:
        return Message("rummy-lays-down-run", **_run(lying))
    return Message("rummy-lays-down", cards=_signed(cards))


def _added(names: tuple[Card, ...], meld: int) -> Message:
    """Cards to a meld, which is named as it lay before."""
    lying = [format_card(card) for card in in_order(meld)]
    if len({card[0] for card in lying}) == 1:
        return Message("rummy-adds-to-a-kind", cards=names, rank=Rank(lying[0][0], True))
    return Message("rummy-adds-to-run", cards=names, **_run(lying))


def _run(lying: Sequence[str]) -> dict[str, Any]:
    return {"suit": Suit(lying[0][1]), "low": Rank(lying[0][0]), "high": Rank(lying[-1][0])}


def _signed(cards: int) -> tuple[Card, ...]:
    return tuple(Card(card) for card in format_cards(cards).split())


def _cure(game: Hand, clause: str) -> Message:
    """Say what to do instead, by the clause that refused."""
    match clause:
        case "LLAA-RUMMY-19":
            return Message("draw-first")
        case "LLAA-RUMMY-22":
            return Message("throw-another-card")
        case "LLAA-RUMMY-25" if game.owes:
            return Message("lay-down-what-you-owe", cards=_signed(game.owes))
        case "LLAA-RUMMY-25":
            return Message("take-fewer-discards")
        case "LLAA-RUMMY-31":
            return Message("keep-a-card-to-throw")
        case "LLAA-RUMMY-32":
            return Message("keep-another-card-to-throw")
        case "LLAA-RUMMY-17" | "LLAA-RUMMY-18":
            return Message("choose-three-or-four-of-one-rank")
        case "LLAA-RUMMY-27":
            return Message("choose-a-set-that-these-go-on")
        case "OP-X-11":
            return Message("draw-the-discards-become-the-stock")
    return Message("choose-one-of-the-acts-offered")


def _least(game: Hand) -> str:
    """The least that ends a turn, where the house has no remedy of its own."""
    game, told = game.copy(), []
    turn = game.turn
    while game.turn == turn:
        legal = game.legal_actions()
        throws = [action for action in legal if verb_of(action) == "throw"]
        owed = [action for action in legal if game.owes & cards_of(action)]
        action = throws[-1] if throws else min(owed or legal, key=lambda one: cards_of(one))
        told.append(format_action(action))
        game.apply(action)
    return "; ".join(told)


# -- what is offered ---------------------------------------------------------------------


def _offered(game: Hand) -> tuple[MyAction, ...]:
    """A draw, a pick-up; going out when it can be done, and some sound lay-downs. Throws stand with
    the cards; whatever else is lawful may be asked for all the same."""
    if game.phase == "draw":
        words = [format_action(action) for action in game.legal_actions()]
        return tuple(MyAction(words=one) for one in words)
    out = way_out(game)
    told = [MyAction(words="; ".join(format_action(one) for one in out))] if out else []
    return (*told, *(MyAction(words=one) for one in _suggested(game)))


def _suggested(game: Hand) -> list[str]:
    """Lay-downs that are lawful now: first those that leave the fewest cards, then others that
    are part of no larger one, the dearest first."""
    lays = [action for action in game.legal_actions() if verb_of(action) in ("meld", "lay")]
    best = [action for action in lay_most(game) if action in lays]
    rest = sorted(
        (one for one in lays if one not in best and not any(_within(one, two) for two in lays)),
        key=lambda one: -value(cards_of(one)),
    )
    return [format_action(action) for action in [*best, *rest][:SUGGESTED]]


def _within(one: int, two: int) -> bool:
    """Is a lay-down part of another larger one in the same place?"""
    cards = cards_of(one)
    same = verb_of(one) == verb_of(two) and meld_of(one) == meld_of(two)
    return same and one != two and cards & cards_of(two) == cards


def why_of(refusal: Refusal) -> Message:
    """Say why an act is refused, for people."""
    assert isinstance(refusal.text, Message)
    return refusal.text


def _barred(game: Hand) -> tuple[Barred, ...]:
    """Say why the top discard may not be taken, or the stock not be drawn from."""
    if game.phase != "draw":
        return ()
    found = []
    for action in (DRAW_ACTION, take_action(1)):
        refusal = game.why_not(action)
        if refusal is not None and (action == DRAW_ACTION or game.discards):
            found.append(
                Barred(
                    words=format_action(action),
                    why_not=why_of(refusal),
                    clause=refusal.clause,
                )
            )
    return tuple(found)


def _mine(game: Rummy, hand: Hand, cards: list[str], playing: bool) -> tuple[MyCard, ...]:
    return my_cards(game, hand, cards, playing, "throw")


# -- the view ----------------------------------------------------------------------------


def _seat(seen: View, seat: int) -> SeatHand:
    shown = sum(1 << card for card in seen.shown[seat])
    note = Message("rummy-on-the-table", points=value(shown)) if shown else no_words
    return SeatHand(status="playing", cards=seen.sizes[seat], note=note)


def _facts_acts(state: State) -> tuple[tuple[int, str], ...]:
    return state.facts.acts if state.facts is not None else ()


def _play(
    state: State, hand: AtTable, seen: View, acts: Iterable[tuple[int, str]], turn: bool
) -> RummyPlay:
    rules: Rules = state.rules
    return RummyPlay(
        melds=tuple(_melds(hand, seen, _owners(acts))),
        discards=_names(seen.discards),
        taken=_names(seen.taken),
        owes=format_card(seen.owes) if seen.owes >= 0 else "",
        turned=seen.turned,
        turn_overs=rules.turn_overs,
        shown=hand.spread([value(_bits(cards)) for cards in seen.shown], 0),
        chips=hand.spread(state.run.chips, 0),
        sheet=tuple(hand.spread(row, 0) for row in state.run.sheet),
        warning_ms=rules.warning * 1_000,
        held=hand.spread([_names(cards) for cards in seen.held], ()) if seen.held else (),
        drawn=format_card(seen.drawn) if seen.drawn >= 0 else "",
        holds=value(_bits(seen.hand)),
        takes=tuple(_takes(hand.game)) if turn and seen.phase == "draw" else (),
    )


def _bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(format_card(card) for card in cards)


def _owners(acts: Iterable[tuple[int, str]]) -> list[int]:
    """Find who laid down each set first, by its number: all lay-downs were seen by all."""
    parts = ((seat, part) for seat, words in acts for part in words.split("; "))
    return [seat for seat, part in parts if part.startswith("meld ")]


def _melds(hand: AtTable, seen: View, owners: Sequence[int]) -> Iterator[RummyMeld]:
    who = {card: hand.places[seat] for seat, cards in enumerate(seen.shown) for card in cards}
    for number, cards in enumerate(seen.melds):
        if not cards:  # taken up again: the others keep their numbers
            continue
        yield RummyMeld(
            number=number + 1,
            cards=_names(cards),
            owner=owners[number] if number < len(owners) else who[cards[0]],
            laid=tuple(who[card] for card in cards),
            takes=_names(card for card in card_list(hand.game.plays) if _goes(seen, cards, card)),
        )


def _goes(seen: View, cards: Sequence[int], card: int) -> bool:
    return matched(_bits(cards) | 1 << card, seen.rules)


def _takes(game: Hand) -> Iterator[RummyTake]:
    """Each pick-up from the discards, the top one first."""
    for count in range(1, len(game.discards) + 1):
        action = take_action(count)
        refusal = game.why_not(action)
        card = format_card(game.discards[-count])
        if refusal is None:
            yield RummyTake(count=count, card=card, legal=True, words=format_action(action))
        else:
            yield RummyTake(
                count=count,
                card=card,
                legal=False,
                why_not=why_of(refusal),
                clause=refusal.clause,
            )


def _counted(state: State) -> RummyPlay | None:
    """Between hands: the one that was counted last, all hands open as at any table."""
    facts = state.history[-1] if state.history else None
    if facts is None or facts.hand is None or not facts.hand.is_over:
        return None
    return _play(state, facts.hand, facts.hand.seen(-1), facts.acts, False)


def _last_said(state: State) -> Message:
    """The last act, as the log told it."""
    acts = _facts_acts(state)
    line = next((line for line in reversed(state.log) if acts and line.seat == acts[-1][0]), None)
    return line.text if line is not None else no_words


def _table_words(seen: View) -> Message:
    if not seen.discards:
        return Message("rummy-no-discards")
    top = Card(format_card(seen.discards[-1]))
    return Message("rummy-on-top-of-the-discards", card=top, sets=len(seen.melds))


# -- the report --------------------------------------------------------------------------


def _report(state: State) -> Iterator[Line]:
    """Work out what the hand came to, seat by seat (LLAA-RUMMY-34 to 37)."""
    hand: AtTable = state.hand
    result = hand.game.result()
    names = [_who(state, place) for place in hand.places]
    told = (
        Message("rummy-stock-used-up", times=state.rules.turn_overs)
        if result.winner is None
        else Message("rummy-wins-the-hand", player=names[result.winner])
    )
    yield Line(told, result.clause)
    for seat, name in enumerate(names):
        missing = result.missing[seat]
        shown, held, score = result.shown[seat], result.held[seat], f"{result.scores[seat]:+}"
        told = Message("rummy-counts", player=name, shown=shown, held=held, score=score)
        if missing:
            told = Message(
                "rummy-counts-short",
                player=name, shown=shown, held=held, missing=missing, score=score,
            )  # fmt: skip
        yield Line(told, "LLAA-RUMMY-37")
    for movement in hand.game.movements():
        winner = names[int(movement.to)]
        told = Message("rummy-takes-of-the-bank", player=winner, chips=movement.amount)
        yield Line(told, movement.clause)


TABLE = Rummy()
