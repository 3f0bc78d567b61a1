"""Calls about what players do at a hold'em table: early, late, too little, in two motions.

Each judges by the acts that were kept, each with the position before it; see ``holdem_plan``.
"""

from cardhall.cards.table import LETTERS
from cardhall.rulings.holdem_acts import Meaning
from cardhall.rulings.holdem_deal_calls import hand_of
from cardhall.rulings.holdem_floor import Act, Floor
from cardhall.rulings.holdem_plan import Asked, Doing, Plan, kill
from cardhall.rulings.referee import Change

PENALTIES = ("is warned", "sits out one hand", "sits out one round", "is disqualified")
"""For acting out of turn on purpose, the first time and after (HOLDEM-69, OP-HOLDEM-17)."""
TOO_LATE = 3
"""So many later players act while one is silent: she has lost her turn (HOLDEM-73,
OP-HOLDEM-20)."""


def _acts_of(at: Floor, seat: int) -> list[Act]:
    """What she has done, the latest first."""
    return [act for act in reversed(at.acts) if act.seat == seat and not act.taken_back]


def _since(at: Floor, act: Act) -> list[int]:
    """Who has acted since."""
    place = at.acts.index(act)
    later = [a for a in at.acts[place + 1 :] if a.meaning and not a.taken_back]
    return list(dict.fromkeys(a.seat for a in later if a.seat != act.seat))


def turn(at: Floor, asked: Asked) -> Plan:
    """She acted out of turn: a check holds (HOLDEM-70), anything else binds unless it is changed
    in between (71). ``meant``: on purpose, that is penalized (69)."""
    early = next((act for act in _acts_of(at, asked.seat) if act.early), None)
    who = asked.who
    if early is None:
        return asked.false("HOLDEM-71", f"{who} did not act out of turn: play goes on")
    assert early.meaning is not None
    clause = "HOLDEM-70" if early.meaning.verb == "check" else "HOLDEM-71"
    holds = "the check holds" if clause == "HOLDEM-70" else "it binds unless it is changed before"
    if asked.fact("meant", "no") == "no":
        words = f"{who} acted out of turn: {holds}"
        return asked.proven(clause, "acted out of turn", words)
    before = at.penalties.get(asked.seat, 0)
    text = f"{who} {PENALTIES[min(before, len(PENALTIES) - 1)]}"
    change = Change("penalty", "OP-HOLDEM-17", text, asked.seat, amount=before + 1)
    seat = asked.seat

    def do(table: Floor) -> None:
        table.penalties[seat] = before + 1

    words = f"{who} acted out of turn on purpose: {text}; {holds}"
    return asked.proven("HOLDEM-69", "acted out of turn on purpose", words, [change], do)


def silent(at: Floor, asked: Asked) -> Plan:
    """She was silent while three or more behind her acted: the right to act is lost (HOLDEM-73),
    unless she called time (72) or they acted out of turn (74). ``behind``: how those behind acted:
    play went on past her (``in-order``), or they did not wait (``jumped``)."""
    seat, who = asked.seat, asked.who
    if not at.betting or seat != at.hand.turn:
        return asked.false("HOLDEM-73", f"it is not {who}'s turn")
    if seat in at.timed:
        return asked.false("HOLDEM-72", f"{who} has called time: the others wait")
    behind = _acted_behind(at, seat)
    steps = [(other - seat) % at.hand.seats for other in behind]
    if asked.fact("behind", "in-order") == "jumped" or steps != sorted(steps):
        return asked.false("HOLDEM-74", f"those behind {who} acted out of turn: {who} still acts")
    if len(behind) < TOO_LATE:
        return asked.false("HOLDEM-73", f"{len(behind)} acted after {who}, not {TOO_LATE}")
    due = at.spot().due
    meaning = Meaning("fold" if due else "check")
    text = f"{who} {'is folded' if due else 'has checked'}"
    reason = f"silent while {len(behind)} acted"
    return asked.proven(
        "HOLDEM-73", reason, f"{who} was {reason}: {text}",
        [Change("passed", "HOLDEM-73", text, seat)], _acting(seat, meaning),
    )  # fmt: skip


def _acted_behind(at: Floor, seat: int) -> list[int]:
    """Who has acted while it was this seat's turn, in order."""
    found: list[int] = []
    for act in reversed(at.acts):
        if act.meaning and not act.early and not act.taken_back:
            break
        if act.early and act.seat != seat and act.seat not in found:
            found.append(act.seat)
    return found[::-1]


def _acting(seat: int, meaning: Meaning) -> Doing:
    """She is held to this, as if she had done it in her turn."""

    def do(table: Floor) -> None:
        before = table.hand.copy()
        table.held_to(seat, meaning)
        table.acts.append(Act(seat, "is held to it", before, before.phase, before.level, meaning))

    return do


def time_up(at: Floor, asked: Asked) -> Plan:
    """Her time is up (HOLDEM-31): dead facing a bet; facing none a check (OP-HOLDEM-15)."""
    seat, who = asked.seat, asked.who
    if at.clock_on != seat or not at.betting or at.hand.turn != seat:
        return asked.false("HOLDEM-31", f"no clock runs on {who}")
    if not at.spot().due and at.hand.rules.time_up == "check":
        change = Change("passed", "OP-HOLDEM-15", f"{who} has checked", seat)
        words = f"{who}'s time is up with nothing to call: a check"
        return asked.proven(
            "OP-HOLDEM-15", "time is up", words, [change], _acting(seat, Meaning("check"))
        )
    return kill(at, asked, "HOLDEM-31", "time is up")


def string(at: Floor, asked: Asked) -> Plan:
    """A raise in two motions, not announced, is none (HOLDEM-75): the first motion counts."""
    act = next((act for act in _acts_of(at, asked.seat) if act.meaning), None)
    who = asked.who
    if act is None or not act.string:
        return asked.false("HOLDEM-75", f"{who} did not raise in two motions: play goes on")
    if _since(at, act):
        return asked.false("HOLDEM-75", f"others have acted on {who}'s raise: it stands")
    first = next(a for a in reversed(at.acts) if a.taken_back and a.seat == asked.seat and a.put)
    meaning = first.meaning
    assert meaning is not None
    back = act.put - first.put
    changes = [
        Change("takes-back", "HOLDEM-75", f"{who} takes back {back}", asked.seat, back),
        Change("act", "HOLDEM-75", f"{who} has {_done(meaning)}", asked.seat),
    ]

    def do(table: Floor) -> None:
        table.take_back(act)
        _acting(first.seat, meaning)(table)

    return asked.proven("HOLDEM-75", "a string raise", f"{who}: a string raise", changes, do)


def _done(meaning: Meaning) -> str:
    return {"call": "called", "check": "checked"}.get(meaning.verb, f"bet {meaning.to}")


def unaware(at: Floor, asked: Asked) -> Plan:
    """She put chips unaware of a raise: if nobody has acted after she may take them back and act
    anew (HOLDEM-78). Who acted after an underbet keeps her action (80)."""
    who = asked.who
    act = next((act for act in _acts_of(at, asked.seat) if act.meaning), None)
    if act is None or act.early or not act.put or act.round != at.hand.phase:
        return asked.false("HOLDEM-78", f"{who} has put nothing that could be taken back")
    front = act.before.bets[act.seat]
    before = [a for a in at.acts[: at.acts.index(act)] if a.round == act.round]
    if front + act.put >= act.level:
        if any(a.meaning and a.meaning.owes and a.seat != act.seat for a in before):
            return asked.false("HOLDEM-80", f"{who} acted after an underbet: her action stands")
        return asked.false("HOLDEM-78", f"{who} has put what was asked")
    levels = {a.level for a in before}
    if front + act.put not in levels:
        return asked.false("HOLDEM-77", f"{front + act.put} was no bet of this round: she calls")
    if _since(at, act):
        return asked.false("HOLDEM-78", f"others have acted after {who}: it stands")
    text = f"{who} takes back {act.put} and acts anew"
    change = Change("takes-back", "HOLDEM-78", text, asked.seat, act.put)
    reason = f"unaware of the raise to {act.level}"
    return asked.proven(
        "HOLDEM-78", reason, f"{who} was {reason}: {text}", [change],
        lambda table: table.take_back(act),
    )  # fmt: skip


def underbet(at: Floor, asked: Asked) -> Plan:
    """Less than she is held to lies in front of her: it is made good (HOLDEM-79); who acted after
    it keeps her action (80)."""
    seat, who = asked.seat, asked.who
    owed = at.owed[seat]
    if not owed:
        return asked.false("HOLDEM-79", f"{who} has put what she is held to")
    act = next(act for act in _acts_of(at, seat) if act.meaning and act.meaning.owes)
    changes = [Change("puts", "HOLDEM-79", f"{who} puts {owed}", seat, owed, to="pot")]
    changes += [
        Change("keeps", "HOLDEM-80", f"{LETTERS[other]} keeps her action", other)
        for other in _since(at, act)
        if other in at.hand.live
    ]

    def do(table: Floor) -> None:
        table.owed[seat] = 0

    reason = f"{owed} short"
    return asked.proven("HOLDEM-79", reason, f"{who} is {reason}: she puts it", changes, do)


def dead(at: Floor, asked: Asked) -> Plan:
    """Is her hand dead? By a declared fold (HOLDEM-26), mucked (24), thrown down and acted on (28),
    thrown into another's (29), swept (32), of a wrong number of cards (30)."""
    seat, who = asked.seat, asked.who
    clause = at.dead.get(seat)
    if clause is not None:
        return asked.proven(clause, "dead", f"{who}'s hand is dead")
    if seat in at.thrown_into:
        return kill(at, asked, "HOLDEM-29", f"thrown into {LETTERS[at.thrown_into[seat]]}'s hand")
    if at.thrown == seat:
        return asked.false("HOLDEM-28", f"nobody has acted on it yet: {who} may pick them up")
    held = len(hand_of(at.lay, seat)) if at.lay else 2
    if held != 2:
        if len(at.acted()) < 2:
            return asked.false("HOLDEM-22", "the deal can still be put right: call a misdeal")
        return kill(at, asked, "HOLDEM-30", f"{held} hole card{'' if held == 1 else 's'}")
    return asked.false("HOLDEM-26", f"{who}'s hand lives: play goes on")


def swept(at: Floor, asked: Asked) -> Plan:
    """Her hand was swept into the muck. There is no redress for one that was not protected
    (HOLDEM-32); a protected one is given back while nobody has acted since."""
    seat, who = asked.seat, asked.who
    if seat not in at.swept:
        return asked.false("HOLDEM-32", f"{who}'s hand was not swept")
    if seat not in at.protected:
        return asked.false("HOLDEM-32", f"{who} did not protect her hand: no redress")
    return _given_back(at, asked, "HOLDEM-32", "a protected hand was swept")


def retrieve(at: Floor, asked: Asked) -> Plan:
    """A hand mucked on wrong information lives, if the house finds it plainly identifiable
    (HOLDEM-25): both ``informed`` (wrong) and ``found`` (yes)."""
    seat, who = asked.seat, asked.who
    if at.dead.get(seat) != "HOLDEM-24":
        return asked.false("HOLDEM-25", f"{who} has not mucked her hand")
    informed, found = asked.fact("informed", "right"), asked.fact("found", "no")
    if informed != "wrong" or found != "yes":
        return asked.false("HOLDEM-24", f"{who} mucked her hand: it is dead")
    return _given_back(at, asked, "HOLDEM-25", "mucked on wrong information")


def _given_back(at: Floor, asked: Asked, clause: str, reason: str) -> Plan:
    """A dead hand lives again, with the position before it died."""
    seat, who = asked.seat, asked.who
    place, before = at.lost[seat]
    later = [act for act in at.acts[place:] if act.meaning and act.seat != seat]
    if later:
        return asked.false(clause, f"others have acted since: {who}'s hand stays dead")
    text = f"{who}'s hand lives"

    def do(table: Floor) -> None:
        table.hand = before.copy()
        del table.dead[seat], table.lost[seat]
        table.swept.discard(seat)

    return asked.proven(clause, reason, f"{reason}: {text}", [Change("lives", clause, text, seat)],
                        do)  # fmt: skip


def owes_blind(at: Floor, asked: Asked) -> Plan:
    """She owes a blind and has looked at her cards: dead (HOLDEM-126), unless she has bet on them
    unnoticed; then the hand goes on and she posts before the next deal (127)."""
    seat, who = asked.seat, asked.who
    owes = at.unposted.get(seat, 0)
    if not owes:
        return asked.false("HOLDEM-126", f"{who} owes no blind")
    if seat in at.acted():
        text = f"{who} posts {owes} before the next deal"

        def do(table: Floor) -> None:
            table.next_posts[seat] = owes

        change = Change("posts", "HOLDEM-127", text, seat, owes, to="next pot")
        reason = f"acted while she owed {owes}"
        return asked.proven("HOLDEM-127", reason, f"{who} {reason}: play goes on", [change], do)
    if seat not in at.looked:
        return asked.false("HOLDEM-126", f"{who} has not looked: she may post {owes} now")
    return kill(at, asked, "HOLDEM-126", f"looked at her cards owing {owes}")
