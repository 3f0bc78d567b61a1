"""A table's deals laid open: what anybody needs to verify each of them, and nothing that is secret.

Of a session that is over: its seal, the seed and salt that were under it, and for each shuffle its
label, the pack, the cut, the deck as it was dealt from and who got which cards of it. Of a session
in play the seal alone. `cardhall.dealing.proof` checks such a file; docs/fair-deals.md says how a
stranger writes that check herself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardhall.cards.notation import format_card
from cardhall.games.po_ke_no_boards import shipped
from cardhall.tables.croupiers.base import cards_of
from cardhall.tables.events import AnyEvent
from cardhall.tables.past import Ended, Past
from cardhall.tables.state import HandFacts, State

#: In these games thrown cards come back when the stock runs out, in the order of "spare/<deal>".
_COMES_BACK = ("boure", "pitty_pat", "pedro")


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that one seat got from the deck, as they came: "A Odile", "9S KD QH AC JS"."""

    to: str
    cards: str


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One shuffle. `order` is the pack shuffled by the label, with `cut` cards moved from the top
    to the bottom: the first card is dealt first. Cards are "AS", "TD", apart by spaces."""

    label: str
    hand: int = 0  # the deal that it belongs to, 0 for a draw for the deal
    pack: str
    cut: int = 0
    order: str
    given: tuple[Given, ...] = ()


class OpenedSession(msgspec.Struct, frozen=True, kw_only=True):
    """`seed` and `salt` are "" and `deals` empty while the session is played."""

    session: int
    commitment: str
    seed: str = ""
    salt: str = ""
    deals: tuple[Deal, ...] = ()


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """All sessions of a table, the first one first."""

    cardhall: str = "deals 1"
    table: str
    game: str
    sessions: tuple[OpenedSession, ...]


def opened(past: Past | Iterable[AnyEvent]) -> OpenedTable:
    """The deals of every finished session in a table's past, from all its events."""
    past = Past.of(past)
    sessions = [_session(over) for over in past.ended]
    now = past.now
    if now.commitment and len(sessions) < now.session:
        sessions.append(OpenedSession(session=now.session, commitment=now.commitment))
    return OpenedTable(table=now.table, game=now.game, sessions=tuple(sessions))


def _session(over: Ended) -> OpenedSession:
    state = over.state
    _, commitment, seed, salt = state.reveals[-1]
    return OpenedSession(
        session=state.session,
        commitment=commitment,
        seed=seed,
        salt=salt,
        deals=(*_draws(state), *_deals(over)),
    )


def _draws(state: State) -> Iterator[Deal]:
    """What was shuffled before the first deal: the spread from which the dealer is drawn, round by
    round (LLAA-BOURE-06), and Po-Ke-No's boards."""
    assert state.secrets is not None
    shuffles = state.secrets.shuffles()
    for number, drawn in enumerate(_drawn(state), start=1):
        given = tuple(Given(to=_seat(state, seat), cards=cards) for seat, cards in drawn)
        pack = list(getattr(state.croupier.module, "PACK", range(52)))
        order = [pack[place] for place in shuffles.order(f"draw/{number}", len(pack))]
        yield Deal(
            label=f"draw/{number}", pack=cards_text(pack), order=cards_text(order), given=given
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


def _drawn(state: State) -> Iterator[list[tuple[int, str]]]:
    """(seat, cards) of each spread. Bouré's players draw anew from another one when they tie; at
    the other games' tables one spread serves for all rounds."""
    for number in range(max((len(cards) for cards in state.drawn), default=0)):
        yield [(s, cards[number]) for s, cards in enumerate(state.drawn) if len(cards) > number]
    opening = getattr(state.history[0].run, "opening", ()) if state.history else ()
    if opening:
        rounds = opening if isinstance(opening[0], list) else [opening]
        told: dict[int, list[int]] = {}
        for place, card in (drawn for one in rounds for drawn in one):
            told.setdefault(place, []).append(card)
        # at Rummy's session empty chairs have no place
        there = state.history[0].players
        seats = there if state.game == "rummy" else range(len(state.seats))
        yield [(seats[place], cards_text(cards)) for place, cards in told.items()]


def _deals(over: Ended) -> Iterator[Deal]:
    state = over.state
    assert state.secrets is not None
    shuffles = state.secrets.shuffles()
    pack = list(getattr(state.croupier.module, "PACK", range(52)))
    for facts in state.history:
        deck = deck_of(state, facts)
        yield Deal(
            label=f"deck/{facts.shuffle}",
            hand=facts.number,
            pack=cards_text(pack),
            cut=facts.cut,
            order=cards_text(deck),
            given=tuple(
                Given(
                    to=_seat(state, seat), cards=cards_text(sorted(cards_of(held), key=deck.index))
                )
                for seat, held in state.croupier.open_hands(over.dealt[facts.number])
                if held
            ),
        )
        if state.game in _COMES_BACK:
            spare = shuffles.spare(facts.shuffle)
            label = f"spare/{facts.shuffle}"
            yield Deal(
                label=label, hand=facts.number, pack=cards_text(range(52)), order=cards_text(spare)
            )


def deck_of(state: State, facts: HandFacts) -> list[int]:
    """The cards as they were dealt from, the first one first."""
    assert state.secrets is not None
    order = state.croupier.deck(state.secrets.shuffles(), facts.shuffle)
    return order[facts.cut :] + order[: facts.cut]


def _seat(state: State, seat: int) -> str:
    return f"{'ABCDEFGHIJKL'[seat]} {state.seats[seat].name}".strip()


def cards_text(cards: Iterable[int]) -> str:
    """ "AS TD": cards by their numbers, as records and proofs write them."""
    return " ".join(format_card(card) for card in cards)
