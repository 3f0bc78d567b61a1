"""What a call at a hold'em table is, and what it comes to: the ruling, and the doing of it.

Each call is a function from the table and what was asked to a ``Plan``; it changes nothing. A
preview takes the plan's ruling, a call does it as well: both are one.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cardhall.cards.table import LETTERS
from cardhall.games.holdem.referee.floor import Floor
from cardhall.games.holdem.referee.kept import Void
from cardhall.messages import Message, Player, no_words
from cardhall.rulings.referee import Change, Ruling

Doing = Callable[[Floor], None]


def nothing(_: Floor) -> None:
    """The ruling changes nothing at the table."""


@dataclass(frozen=True)
class Plan:
    """A ruling, and how it is done."""

    ruling: Ruling
    do: Doing = nothing


@dataclass(frozen=True)
class Asked:
    """A call as it was made: by whom (-1 for the dealer or the chair), on whom, its answers."""

    call: str
    by: int
    on: int | None = None
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """The seat that it is called on."""
        assert self.on is not None
        return self.on

    @property
    def who(self) -> Player:
        """Who sits there, by letter."""
        return Player(LETTERS[self.seat])

    def fact(self, name: str, default: str) -> str:
        """An answer, or what is taken where nothing was answered."""
        return self.facts.get(name, default)

    def false(self, clause: str, words: Message) -> Plan:
        """A call that is not proven: play goes on."""
        return Plan(Ruling(self.call, self.by, self.on, False, clause, no_words, words))

    def proven(
        self,
        clause: str,
        reason: Message,
        words: Message,
        changes: Iterable[Change] = (),
        do: Doing = nothing,
    ) -> Plan:
        """A call that is right."""
        ruling = Ruling(self.call, self.by, self.on, True, clause, reason, words, tuple(changes))
        return Plan(ruling, do)


def kill(at: Floor, asked: Asked, clause: str, reason: Message) -> Plan:
    """The hand is dead; what the player put in stays. A hand that is dead already, or that alone is
    left and has won, stays what it is."""
    seat, who = asked.seat, asked.who
    if seat not in at.hand.live:
        return asked.proven(
            clause, reason, Message("holdem-hand-is-dead-already", reason=reason, player=who)
        )
    if at.hand.live == (seat,):
        return asked.proven(clause, reason, Message("holdem-all-others-are-out", reason=reason))
    change = Change("dead", clause, Message("holdem-hand-is-dead", player=who), seat)
    words = Message("holdem-hand-is-dead-because", reason=reason, player=who)
    return asked.proven(clause, reason, words, [change], lambda table: table.kill(seat, clause))


def void(at: Floor, clause: str, knew: Iterable[int] = ()) -> tuple[list[Change], Doing]:
    """The hand counts for nothing: what each has paid goes back (HOLDEM-33, 35), but what one put
    in who knew of the fault and kept quiet stays for the next legal pot (HOLDEM-36), for which
    nobody new may play (HOLDEM-37)."""
    quiet = set(knew)
    paid = [put - owed for put, owed in zip(at.hand.put_in, at.owed, strict=True)]
    changes = [Change("void", clause, Message("holdem-hand-is-void"))]
    kept = at.hand.carried
    for seat, amount in enumerate(paid):
        if not amount:
            continue
        if seat in quiet:
            kept += at.hand.put_in[seat]
            text = Message(
                "holdem-chips-stay-for-the-next-pot",
                chips=at.hand.put_in[seat],
                player=Player(LETTERS[seat]),
            )
            changes.append(
                Change("stays", "HOLDEM-36", text, seat, at.hand.put_in[seat], to="next pot")
            )
        else:
            changes.append(
                Change(
                    "gets-back",
                    clause,
                    Message("holdem-gets-back", player=Player(LETTERS[seat]), chips=amount),
                    seat,
                    amount,
                )
            )
    if quiet:
        group = "".join(LETTERS[seat] for seat in at.hand.dealt_in)
        changes.append(
            Change("closed", "HOLDEM-37", Message("holdem-only-these-may-play-for-it", seats=group))
        )
    back = tuple(0 if seat in quiet else amount for seat, amount in enumerate(paid))

    def do(table: Floor) -> None:
        table.hand.void(clause, quiet)
        table.void = Void(back, kept, clause)
        table.owed = [0] * table.hand.seats

    return changes, do
