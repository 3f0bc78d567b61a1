"""Write a finished hand as a hand record, which ``cardhall replay`` plays again.

What each game's records begin from the game's ``record`` says; here stands what a live table knows
of a hand. The words of the acts are the game's own in both.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from cardhall.messages import Message
from cardhall.records import Record, RecordError, format_record, record_of
from cardhall.records.text import SEATS
from cardhall.records.write import begun, options_of, start_of
from cardhall.server.access import EVERYONE
from cardhall.server.errors import bad_request, not_found
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import LiveTable
from cardhall.tables.archive import EndedSession
from cardhall.tables.deal_proofs import cards_text, deck_of
from cardhall.tables.history import called_words, hand_record
from cardhall.tables.state import HandFacts, State

TOML = "application/toml"


@get(
    "/api/tables/{id:str}/hands/{number:int}/record",
    allow=EVERYONE,
    name="record of a hand",
    media_type=TOML,
)
async def saved_hand(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    number: FromPath[int],
    server: TheServer,
    session: Annotated[int, QueryParameter(name="session")] = 0,
) -> Response[str]:
    """A hand of a finished session as TOML; ``session`` 0 is the last. 404 for a hand that was not
    dealt. What the chair did with it stands in the record's note, where no line can tell it."""
    table = await server.tables.awake(id)
    text = await server.costly.run(request, _saved, server, table, session, number)
    return Response(text, media_type=TOML)


def _saved(server: HallServer, table: LiveTable, session: int, number: int) -> str:
    sessions = {over.session: over for over in server.tables.archives.of(table).ended}
    if not sessions:
        raise bad_request(
            Message("the-hands-of-a-session-are-open"),
            "session",
            Message("look-when-the-session-is-over"),
        )
    over = sessions.get(session or max(sessions))
    text = record_text(over, number) if over else ""
    if not text:
        raise not_found(Message("there-is-no-record-of-this-hand"), "number")
    return text


def record_text(over: EndedSession, number: int) -> str:
    """The record of hand ``number`` of the session that is over; "" where there is none."""
    for place, facts in enumerate(over.state.history, start=1):
        if facts.number == number:
            try:
                return format_record(_record(over, facts, place))
            except RecordError:
                return ""
    return ""


def _record(over: EndedSession, facts: HandFacts, place: int) -> Record:
    state = over.state
    if state.game == "boure":
        hand = hand_record(state, place)
        start = start_of(
            "boure", hand.title, hand.rules, hand.dealer, hand.stacks, hand.deck, hand.pot,
            hand.owed, hand.spare, hand.playing, hand.free, hand.referee,
        )  # fmt: skip
        if hand.false_call:
            start = replace(start, start={**start.start, "false_call": hand.false_call})
        return record_of(start, hand.words)
    hand = over.dealt[facts.number]
    rules = getattr(hand, "rules", state.rules)
    start = Record(
        f"{state.adapter.title}, session {facts.session}, hand {facts.number}",
        state.preset,
        note=_what_the_chair_did(facts, _places(state, facts)),
        game=state.game,
        referee=state.terms.referee,
        options=options_of(rules, state.preset),
        start={
            **begun(state.game, _Kept(state, facts, hand)),
            "deck": cards_text(deck_of(state, facts)),
        },
    )
    return record_of(start, _words(facts, _places(state, facts)))


def _what_the_chair_did(facts: HandFacts, places: dict[int, int]) -> str:
    """For people: what no line of this game's records can tell. The acts go up to there."""
    told = [f"{SEATS[places[seat]]} was ruled to have reneged." for seat in facts.marks]
    told += [f"{SEATS[places[seat]]} was put out of the event." for seat, _ in facts.dead[:1]]
    if facts.void and not facts.calls:
        told.append(f"This hand was ended: it is void ({facts.void}).")
    return " ".join(told)


def _words(facts: HandFacts, places: dict[int, int]) -> Iterator[str]:
    letters = {seat: SEATS[place] for seat, place in places.items()}
    told = min((acts for _, acts in facts.dead), default=len(facts.acts))
    for number, (seat, words) in enumerate(facts.acts[:told]):
        yield from called_words(facts, number, letters)
        if seat < 0:
            yield f"caller {words}"
        else:
            for part in words.split("; "):  # several acts of one turn
                # "out C" names the seat once more, which the line has said
                yield f"{letters[seat]} {part.split()[0] if part[:4] == 'out ' else part}"
    yield from called_words(facts, told, letters)


def _places(state: State, facts: HandFacts) -> dict[int, int]:
    """The seat in the record of each seat at the table: at Rummy empty chairs have none."""
    there: Iterable[int] = facts.players if state.game == "rummy" else range(len(state.seats))
    return {seat: place for place, seat in enumerate(there)}


@dataclass(frozen=True)
class _Kept:
    """The hand of a table, as a game's record asks for it."""

    state: State
    facts: HandFacts
    hand: Any

    @property
    def players(self) -> tuple[int, ...]:
        return self.facts.players

    @property
    def dealer(self) -> str:
        return SEATS[_places(self.state, self.facts)[self.facts.dealer]]

    @property
    def spare(self) -> str:
        assert self.state.secrets is not None
        return cards_text(self.state.secrets.shuffles().spare(self.facts.shuffle))

    @property
    def due(self) -> Any:
        return self.facts.run.next_hand()
