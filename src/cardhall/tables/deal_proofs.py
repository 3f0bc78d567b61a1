"""Reveal a table's deals: what anybody needs to verify each of them, and nothing that is secret.

Of a session that is over: its seal, the seed and salt that were under it, and for each shuffle its
label, the pack, the cut, the deck as it was dealt from, who dealt, and where each card went. Of a
session in play the seal alone. `cardhall.dealing.check` checks such a file; docs/fair-deals.md says
how a stranger can write that check.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile

import msgspec

from cardhall.cards.notation import format_card, parse_card
from cardhall.dealing import verify
from cardhall.dealing.dealt import dealt
from cardhall.games.po_ke_no.boards import shipped
from cardhall.tables.archive import Archive, EndedSession
from cardhall.tables.events import AnyEvent, HandDealt, SessionBegun, SessionEnded
from cardhall.tables.game import cards_of
from cardhall.tables.hand_steps import moments
from cardhall.tables.state import HandFacts, State


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that went from the deck to one place, as they came: "A Odile", "9S KD QH AC JS"."""

    to: str
    cards: str


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One shuffle. `order` is the pack shuffled by the label, with `cut` cards moved from the top
    to the bottom: the first card is dealt first. Cards are "AS", "TD", apart by spaces."""

    label: str
    hand: int = 0  # the deal that it belongs to, 0 for a draw for the deal or a pack put by
    dealer: str = ""  # "A Odile"; "" where nobody deals
    void: str = ""  # the clause by which the hand did not stand
    pack: str
    cut: int = 0
    order: str
    given: tuple[Given, ...] = ()  # a draw card by card; hands in the order of the deal
    #: what came off the deck after the hands: to a seat, or "turned", "burned", "board", "called"
    then: tuple[Given, ...] = ()


class Number(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's seat added to the shuffles, 64 hex digits, "" for nothing; `since`: the first
    deal for which it counts, 0 for all that is shuffled in the session."""

    seat: str
    number: str
    since: int = 0


class OpenedSession(msgspec.Struct, frozen=True, kw_only=True):
    """`seed` and `salt` are "" and `deals` empty while the session is played."""

    session: int
    commitment: str
    seed: str = ""
    salt: str = ""
    numbers: tuple[Number, ...] = ()
    deals: tuple[Deal, ...] = ()


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """All sessions of a table, the first one first."""

    cardhall: str = "deals 3"
    table: str
    game: str
    sessions: tuple[OpenedSession, ...]


def deal_proofs(archive: Archive | Iterable[AnyEvent]) -> OpenedTable:
    """The deals of every finished session in a table's archive, from all its events."""
    archive = Archive.of(archive)
    sessions = [_session(archive, over) for over in archive.ended]
    now = archive.now
    if now.secrets and len(sessions) < now.session:
        seal, numbers = now.secrets.commitment, _numbers(now)
        sessions.append(OpenedSession(session=now.session, commitment=seal, numbers=numbers))
    return OpenedTable(table=now.table, game=now.game, sessions=tuple(sessions))


def _session(archive: Archive, over: EndedSession) -> OpenedSession:
    state = over.state
    _, commitment, seed, salt, _ = state.reveals[-1]
    return OpenedSession(
        session=state.session,
        commitment=commitment,
        seed=seed,
        salt=salt,
        numbers=_numbers(state),
        deals=(*_draws(state), *_deals(archive, over)),
    )


def _numbers(state: State) -> tuple[Number, ...]:
    assert state.secrets is not None
    told = state.secrets.numbers
    return tuple(
        Number(seat=_seat(state, one.seat), number=one.number, since=one.since) for one in told
    )


def _draws(state: State) -> Iterator[Deal]:
    """Work out what was shuffled before the first deal: the spread from which the dealer is drawn,
    round by round (LLAA-BOURE-06), and Po-Ke-No's boards."""
    assert state.secrets is not None
    shuffles = state.secrets.shuffles()
    pack = list(getattr(state.adapter.module, "PACK", range(52)))
    for number, drawn in enumerate(_drawn(state), start=1):
        order = [pack[place] for place in shuffles.order(f"draw/{number}", len(pack))]
        came = sorted(drawn, key=lambda one: order.index(one[1]))
        yield Deal(
            label=f"draw/{number}",
            pack=cards_text(pack),
            order=cards_text(order),
            given=tuple(Given(to=_seat(state, s), cards=cards_text([card])) for s, card in came),
        )
    boards = getattr(state.history[0].run, "boards", ()) if state.history else ()
    if boards:
        numbers = [str(number) for number in range(1, 1 + len(shipped()))]
        order = shuffles.order("boards/1", len(numbers))
        yield Deal(
            label="boards/1",
            pack=" ".join(numbers),
            order=" ".join(numbers[place] for place in order),
            given=tuple(
                Given(to=_seat(state, seat), cards=numbers[place])
                for seat, place in enumerate(order[: len(boards)])
            ),
        )


def _drawn(state: State) -> Iterator[list[tuple[int, int]]]:
    """(seat, card) of each spread. Bouré's players draw anew from another one when they tie; at
    the other games' tables one spread serves for all rounds."""
    for number in range(max((len(cards) for cards in state.drawn), default=0)):
        yield [
            (seat, parse_card(cards[number]))
            for seat, cards in enumerate(state.drawn)
            if len(cards) > number
        ]
    opening = getattr(state.history[0].run, "opening", ()) if state.history else ()
    if opening:
        rounds = opening if isinstance(opening[0], list) else [opening]
        # at Rummy's session empty chairs have no place
        there = state.history[0].players
        seats = there if state.game == "rummy" else range(len(state.seats))
        yield [(seats[place], card) for one in rounds for place, card in one]


def _deals(archive: Archive, over: EndedSession) -> Iterator[Deal]:
    """Every pack that was shuffled for a deal, in its order. One that was put by (the session was
    over, or its dealer gone, before the cards went round) stands there without a hand."""
    state = over.state
    assert state.secrets is not None
    shuffles = state.secrets.shuffles()
    pack = list(getattr(state.adapter.module, "PACK", range(52)))
    by_shuffle = {facts.shuffle: facts for facts in state.history}
    for number in range(1, state.shuffles + 1):
        label, facts = f"deck/{number}", by_shuffle.get(number)
        if facts is None:
            order = state.adapter.deck(shuffles, number)
            yield Deal(label=label, pack=cards_text(pack), order=cards_text(order))
        else:
            yield _deal(archive, over, facts, label, cards_text(pack))
        rules = dealt(state.game)
        if rules and rules.comes_back:  # thrown cards, when the stock runs out
            yield Deal(
                label=f"spare/{number}",
                hand=facts.number if facts else 0,
                pack=cards_text(range(52)),
                order=cards_text(shuffles.spare(number)),
            )


def _deal(archive: Archive, over: EndedSession, facts: HandFacts, label: str, pack: str) -> Deal:
    state = over.state
    deck = deck_of(state, facts)
    hands = dict(state.adapter.got(over.dealt[facts.number]))
    seats = len(state.seats)
    # round from the dealer's left; at hold'em the button may lie before an empty seat
    order = sorted((s for s in hands if hands[s]), key=lambda s: (s - facts.dealer - 1) % seats)
    return Deal(
        label=label,
        hand=facts.number,
        dealer=_seat(state, facts.dealer) if facts.dealer >= 0 else "",
        void=facts.void,
        pack=pack,
        cut=facts.cut,
        order=cards_text(deck),
        given=tuple(
            Given(to=_seat(state, s), cards=cards_text(sorted(cards_of(hands[s]), key=deck.index)))
            for s in order
        ),
        then=tuple(_then(archive, state, facts, deck)),
    )


def _then(archive: Archive, state: State, facts: HandFacts, deck: list[int]) -> Iterator[Given]:
    """Work out what came off the deck after the hands, as far as it came off the top one by one:
    where a ruling buries a card in the stock, or somebody takes the rest and chooses, it is told no
    more."""
    went: dict[int, str] = {}
    for moment in moments(archive, state.session, facts.number):
        if (hand := moment.after.hand or moment.before.hand) is None:
            continue
        held = [
            (_seat(state, seat), card)
            for seat, cards in state.adapter.open_hands(hand)
            for card in cards_of(cards)
        ]
        for to, card in (*state.adapter.faced(hand), *held):
            went.setdefault(card, to or _seat(state, getattr(moment.event, "seat", -1)))
        if isinstance(moment.event, HandDealt):
            first = [card for _, cards in state.adapter.got(hand) for card in cards_of(cards)]
            went |= dict.fromkeys(first, "")
    left = takewhile(went.__contains__, deck[len(first) :])
    for to, cards in groupby(left, key=went.__getitem__):
        yield Given(to=to, cards=cards_text(cards))


def deck_of(state: State, facts: HandFacts) -> list[int]:
    """The cards as they were dealt from, the first one first."""
    assert state.secrets is not None
    order = state.adapter.deck(state.secrets.shuffles(), facts.shuffle)
    return order[facts.cut :] + order[: facts.cut]


def _seat(state: State, seat: int) -> str:
    return f"{'ABCDEFGHIJKL'[seat]} {state.seats[seat].name}".strip()


def cards_text(cards: Iterable[int]) -> str:
    """ "AS TD": cards by their numbers, as records and proofs write them."""
    return " ".join(format_card(card) for card in cards)


def unsealed(events: Iterable[AnyEvent]) -> tuple[int, ...]:
    """The sessions whose seed and salt are not under the seal that was shown, or are other ones at
    the end than at the beginning: no table writes such events."""
    found, begun = [], ("", "")
    for event in events:
        if isinstance(event, SessionBegun):
            begun = (event.seed, event.salt)
            try:
                seed, salt = map(bytes.fromhex, begun)
            except ValueError:
                seed = salt = b""
            if not verify(seed, salt, event.commitment):
                found.append(event.session)
        elif isinstance(event, SessionEnded) and (event.seed, event.salt) != begun:
            found.append(event.session)
    return tuple(dict.fromkeys(found))
