"""What a call at a hold'em table is, and what it comes to: the ruling, and the doing of it.

Each call is a function from the table and what was asked to a ``Plan``; it changes nothing. A
preview takes the plan's ruling, a call does it as well: both are one.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cardhall.cards.table import LETTERS
from cardhall.rulings.holdem_floor import Floor, Void
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
    def who(self) -> str:
        """Her letter."""
        return LETTERS[self.seat]

    def fact(self, name: str, default: str) -> str:
        """An answer, or what is taken where nothing was answered."""
        return self.facts.get(name, default)

    def false(self, clause: str, words: str) -> Plan:
        """A call that is not proven: play goes on."""
        return Plan(Ruling(self.call, self.by, self.on, False, clause, "", words))

    def proven(
        self,
        clause: str,
        reason: str,
        words: str,
        changes: Iterable[Change] = (),
        do: Doing = nothing,
    ) -> Plan:
        """A call that is right."""
        ruling = Ruling(self.call, self.by, self.on, True, clause, reason, words, tuple(changes))
        return Plan(ruling, do)


def kill(at: Floor, asked: Asked, clause: str, reason: str) -> Plan:
    """Her hand is dead; what she put in stays. A hand that is dead already, or that alone is left
    and has won, stays what it is."""
    seat, who = asked.seat, asked.who
    if seat not in at.hand.live:
        return asked.proven(clause, reason, f"{reason}; {who}'s hand is dead already")
    if at.hand.live == (seat,):
        return asked.proven(clause, reason, f"{reason}; all others are out: it has won")
    change = Change("dead", clause, f"{who}'s hand is dead", seat)
    words = f"{reason}: {who}'s hand is dead, what she put in stays"
    return asked.proven(clause, reason, words, [change], lambda table: table.kill(seat, clause))


def void(at: Floor, clause: str, knew: Iterable[int] = ()) -> tuple[list[Change], Doing]:
    """The hand counts for nothing: what each has paid goes back (HOLDEM-33, 35), but what one put
    in who knew of the fault and kept quiet stays for the next legal pot (HOLDEM-36), for which
    nobody new may play (HOLDEM-37)."""
    quiet = set(knew)
    paid = [put - owed for put, owed in zip(at.hand.put_in, at.owed, strict=True)]
    changes = [Change("void", clause, "the hand is void")]
    kept = at.hand.carried
    for seat, amount in enumerate(paid):
        if not amount:
            continue
        if seat in quiet:
            kept += at.hand.put_in[seat]
            text = f"{at.hand.put_in[seat]} of {LETTERS[seat]} stay for the next pot"
            changes.append(
                Change("stays", "HOLDEM-36", text, seat, at.hand.put_in[seat], to="next pot")
            )
        else:
            changes.append(
                Change("gets-back", clause, f"{LETTERS[seat]} gets back {amount}", seat, amount)
            )
    if quiet:
        group = "".join(LETTERS[seat] for seat in at.hand.dealt_in)
        changes.append(Change("closed", "HOLDEM-37", f"only {group} may play for it"))
    back = tuple(0 if seat in quiet else amount for seat, amount in enumerate(paid))

    def do(table: Floor) -> None:
        table.hand.void(clause, quiet)
        table.void = Void(back, kept, clause)
        table.owed = [0] * table.hand.seats

    return changes, do
