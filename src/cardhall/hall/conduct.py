"""Decide incidents in the hall and their remedies (LLAA-T-11 to 16, 23, 44; OP-T-08, 09)."""

from dataclasses import dataclass

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.state import (
    Entry,
    State,
    category_of,
    entry_of,
)
from cardhall.messages import Message, Player, typed

RULES = Message("what-the-judge-rules")
"""What most incidents cost."""


@dataclass(frozen=True)
class ConductKind:
    """`remedy` is what a ruling brings at once: "", "disqualified" or "forfeits_wins"."""

    key: str
    title: Message
    clause: str
    remedy: str = ""
    remedy_clause: str = ""
    witness: str = ""
    cost: Message = RULES
    by_game: tuple[tuple[str, str], ...] = ()
    """Games with a clause of their own about it."""

    def clause_at(self, game: str) -> str:
        """The clause, at a table of this game."""
        return dict(self.by_game).get(game, self.clause)


KINDS = {
    kind.key: kind
    for kind in (
        ConductKind("area", Message("in-a-game-area-without-playing"), "LLAA-T-11"),
        ConductKind("talking", Message("talked-to-somebody-who-was-playing"), "LLAA-T-12"),
        ConductKind(
            "language",
            Message("spoke-another-language-than-english"),
            "LLAA-T-13",
            "disqualified",
            "LLAA-T-14",
            cost=Message("disqualified-at-once"),
        ),
        ConductKind(
            "foul",
            Message("foul-language"),
            "LLAA-T-15",
            "forfeits_wins",
            "LLAA-T-16",
            "judge",
            cost=Message("forfeits-every-game-won"),
        ),
        # in Pedro it is to trump where one could follow, elsewhere to harm one alone (OP-T-08)
        ConductKind(
            "cut_throat",
            Message("cut-throat-play"),
            "LLAA-T-23",
            by_game=(("pitty-pat", "LLAA-PITTY-01"), ("pedro", "LLAA-PEDRO-01")),
        ),
        ConductKind("sideline", Message("stood-at-a-table-or-helped"), "LLAA-T-44"),
    )
}


def record_incident(state: State, command: c.RecordIncident, ctx: Context) -> list[e.Fact]:
    kind = KINDS.get(command.kind)
    if kind is None:
        raise Refusal(
            Message("there-is-no-incident", kind=command.kind),
            "kind",
            Message("use-one-of", choices=tuple(KINDS)),
        )
    entry = entry_of(state, command.entry) if command.entry else None
    if entry is None and not command.person.strip():
        raise Refusal(
            Message("nobody-is-named"), "person", Message("choose-a-contestant-or-write-who")
        )
    if command.category:
        category_of(state, command.category)
    if kind.witness and not command.witness.strip():
        raise Refusal(
            Message("counts-when-a-judge-heard", title=kind.title),
            "witness",
            Message("name-the-judge-who-heard"),
            kind.remedy_clause,
        )
    facts: list[e.Fact] = [
        e.IncidentRecorded(
            at=ctx.at,
            by=ctx.actor,
            incident=ctx.new_id(),
            kind=kind.key,
            clause=kind.clause_at(command.category or (entry.category if entry else "")),
            entry=command.entry,
            person="" if entry else command.person.strip(),
            category=command.category,
            table=command.table,
            witness=command.witness.strip(),
            note=command.note.strip(),
            ruled=command.ruled,
        )
    ]
    if command.ruled and kind.remedy and entry is not None:
        forfeits = kind.remedy == "forfeits_wins"
        facts.append(_disqualified(state, entry, kind.title, kind.remedy_clause, forfeits, ctx))
    return facts


def disqualify(state: State, command: c.Disqualify, ctx: Context) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if not command.why.strip():
        raise Refusal(
            Message("a-disqualification-needs-a-reason"), "why", Message("say-what-happened")
        )
    return [_disqualified(state, entry, typed(command.why), command.clause, False, ctx)]


def _disqualified(
    state: State, entry: Entry, why: Message, clause: str, forfeits: bool, ctx: Context
) -> e.Disqualified:
    if entry.left is not None and entry.left.kind == "disqualified":
        raise Refusal(
            Message("is-already-disqualified", player=Player(entry.called)),
            "entry",
            Message("nothing-more-to-do"),
        )
    category = state.categories[entry.category]
    return e.Disqualified(
        at=ctx.at,
        by=ctx.actor,
        entry=entry.id,
        category=entry.category,
        round=format_of(category).seating.latest_begun(category),
        why=why,
        clause=clause,
        forfeits_wins=forfeits,
    )


def lift_disqualification(
    state: State, command: c.LiftDisqualification, ctx: Context
) -> list[e.Fact]:
    entry = entry_of(state, command.entry)
    if entry.left is None or entry.left.kind != "disqualified":
        raise Refusal(
            Message("is-not-disqualified", player=Player(entry.called)),
            "entry",
            Message("nothing-to-take-back"),
        )
    if not command.why.strip():
        raise Refusal(Message("taking-it-back-needs-a-reason"), "why", Message("say-why"))
    return [
        e.DisqualificationLifted(at=ctx.at, by=ctx.actor, entry=entry.id, why=command.why.strip())
    ]
