"""What may be called at a table of Rummy: titles, questions, the clauses a ruling may rest on."""

from cardhall.messages import Message
from cardhall.rulings.referee import Ask, Call


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"LLAA-RUMMY-{number}" for number in numbers)


_KEPT = Ask(
    "kept",
    Message("rummy-where-is-the-stock-card"),
    (("yes", Message("rummy-it-is-in-the-hand")), ("no", Message("rummy-it-was-only-seen"))),
)
_WHY = Ask(
    "why",
    Message("rummy-what-was-wrong"),
    (
        ("exposed", Message("rummy-cards-were-shown-in-dealing")),
        ("faced", Message("rummy-cards-lay-face-up")),
        ("count", Message("rummy-dealt-a-wrong-number")),
        ("pack", Message("rummy-the-pack-is-wrong")),
    ),
)

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call("turn", Message("rummy-plays-out-of-turn"), _clauses(39, 40, 41, 42), asks=(_KEPT,)),
        Call(
            "draw", Message("rummy-drew-more-than-one"), _clauses(42, 43, 44, 47), asks=(_KEPT,)
        ),
        Call(
            "hand", Message("rummy-holds-too-many-or-too-few"),
            _clauses(45, 46, 47, 48, 49, 50, 51, 53),
        ),
        Call("early", Message("rummy-threw-before-drawing"), _clauses(52, 53)),
        Call(
            "two", Message("rummy-threw-two-at-once"), _clauses(54),
            asks=(Ask("card", Message("rummy-which-card-comes-back")),),
        ),
        Call(
            "redeal", Message("rummy-the-deal-was-wrong"), _clauses(55, 56, 57, 58),
            on=False, asks=(_WHY,),
        ),
        Call("shown", Message("rummy-showed-a-card"), _clauses(59)),
        Call("meld", Message("rummy-laid-what-does-not-match"), _clauses(48, 60, 61, 62, 64)),
        Call("out", Message("rummy-said-out-wrongly"), _clauses(63, 64)),
        Call("count", Message("rummy-was-counted-wrong"), _clauses(65)),
        Call("writing", Message("rummy-was-written-wrong"), _clauses(66)),
    )
}  # fmt: skip
"""What may be called, for a judge's desk, a record, a program."""
