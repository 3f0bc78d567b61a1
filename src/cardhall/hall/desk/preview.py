"""A ruling looked at before it is given: the next question, or what it will change.

Nothing here changes anything: a look is a function of the state, and cancelling is not asking on.
"""

from cardhall.hall.desk.catalogue import CatalogueQuestion, call_of, page_of, with_braces
from cardhall.hall.desk.commands import ApplyRuling
from cardhall.hall.desk.counting import before, incidents_before, proposed
from cardhall.hall.desk.events import RulingApplied
from cardhall.hall.desk.places import place_of
from cardhall.hall.desk.views import RulingCard, SeatButton, ruling_card, seat_buttons
from cardhall.hall.event import decide, fold
from cardhall.hall.kernel.context import Context
from cardhall.hall.kernel.views import View
from cardhall.hall.preview import consequences
from cardhall.hall.state import State, category_of
from cardhall.messages import Message, typed, written
from cardhall.rulebook import load


class Button(View, frozen=True, kw_only=True):
    """An answer; ``proposed`` marks the one that the desk would take."""

    key: str
    text: Message
    proposed: bool = False


class AskCard(View, frozen=True, kw_only=True):
    """The next question, ``number`` from one, of at most ``of``. Without buttons the answer is a
    figure from ``least`` to ``most``. ``note``: the judge's own words are asked for."""

    key: str
    text: Message
    number: int
    of: int
    buttons: tuple[Button, ...] = ()
    least: int = 0
    most: int = 0
    money: bool = False
    note: bool = False


class ClauseCard(View, frozen=True, kw_only=True):
    id: str
    text: str


class Look(View, frozen=True, kw_only=True):
    """A question, or a ruling with all that it will change. ``earlier`` tells what was ruled of
    the same kind before; ``hall`` what the hall itself will do: tags, places, chips in its books.
    """

    ask: AskCard | None
    ruling: RulingCard | None
    clauses: tuple[ClauseCard, ...]
    earlier: tuple[Message, ...]
    hall: tuple[Message, ...]


def look(state: State, command: ApplyRuling, ctx: Context) -> Look:
    """The next question that these answers lead to, or the ruling. Raises Refusal."""
    category = category_of(state, command.category)
    place = place_of(state, category.key, command.table)
    call = call_of(state.preset, category.key, category.plan.format, command.call)
    page = page_of(state.preset, category.key)
    who = command.answers.get("who", "")
    past = before(state, call, category.key, command.table, place, who, bool(page and page.sides))
    known = bool(who) or not any(ask.key == "who" for ask in call.asks)
    earlier = tuple(_earlier(state, one) for one in past) if known else ()
    for number, ask in enumerate(call.asked(command.answers), start=1):
        if ask.key in command.answers:
            continue
        count = len(past) + incidents_before(state, call, place, who)
        card = _ask(ask, number, len(call.asks), seat_buttons(state, place))
        if ask.kind == "step":
            card = _with_proposal(card, proposed(call, count))
        cents = ask.kind == "number" and bool(page and page.money)
        return Look(ask=_money(card, cents), ruling=None, clauses=(), earlier=earlier, hall=())
    if call.note and not command.note.strip():
        note = AskCard(
            key="note",
            text=Message("what-is-your-ruling"),
            number=len(call.asks) + 1,
            of=len(call.asks) + 1,
            note=True,
        )
        return Look(ask=note, ruling=None, clauses=(), earlier=earlier, hall=())
    facts = decide(state, command, ctx)
    (ruling,) = [one for one in facts if isinstance(one, RulingApplied)]
    changed = consequences(state, fold(facts, state)).text
    return Look(
        ask=None,
        ruling=ruling_card(state, ruling),
        clauses=tuple(clause_card(id) for id in cited(ruling)),
        earlier=earlier,
        hall=changed,
    )


def _ask(ask: CatalogueQuestion, number: int, most: int, seats: tuple[SeatButton, ...]) -> AskCard:
    buttons: tuple[Button, ...] = tuple(
        Button(key=key, text=with_braces(text)) for key, text in ask.choices
    )
    if ask.kind == "seat":
        buttons = tuple(Button(key=one.letter, text=typed(one.name)) for one in seats)
    if ask.kind == "number" and ask.most - ask.least < FEW:
        buttons = tuple(
            Button(
                key=str(n),
                text=Message("so-many-or-more", count=n)
                if ask.open and n == ask.most
                else written(str(n)),
            )
            for n in range(ask.least, ask.most + 1)
        )
    return AskCard(
        key=ask.key,
        text=with_braces(ask.text),
        number=number,
        of=most,
        buttons=buttons,
        least=ask.least,
        most=ask.most,
    )


FEW = 15
"""So many figures have a button each; of more the figure is typed."""


def _with_proposal(card: AskCard, step: str) -> AskCard:
    buttons = tuple(
        Button(key=one.key, text=one.text, proposed=one.key == step) for one in card.buttons
    )
    return AskCard(key=card.key, text=card.text, number=card.number, of=card.of, buttons=buttons)


def _money(card: AskCard, cents: bool) -> AskCard:
    if not cents:
        return card
    return AskCard(
        key=card.key,
        text=card.text,
        number=card.number,
        of=card.of,
        least=card.least,
        most=card.most,
        money=True,
    )


def _earlier(state: State, ruling: RulingApplied) -> Message:
    card = ruling_card(state, ruling)
    return Message(
        "ruled-earlier-at-table", game=card.category_name, table=card.table, ruling=card.text
    )


def cited(ruling: RulingApplied) -> tuple[str, ...]:
    """The clauses of a ruling and of its changes, each once."""
    return tuple(dict.fromkeys((*ruling.clauses, *(one.clause for one in ruling.changes))))


def clause_card(id: str) -> ClauseCard:
    """A clause, or an open point, in our own words."""
    return ClauseCard(id=id, text=load().words(id))
