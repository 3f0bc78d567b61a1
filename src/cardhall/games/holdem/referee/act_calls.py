"""Calls about what players do at a hold'em table: early, late, too little, in two motions.

Each judges by the acts that were kept, each with the position before it; see ``holdem_plan``.
"""

from cardhall.cards.table import LETTERS
from cardhall.games.holdem.referee.acts import Meaning
from cardhall.games.holdem.referee.deal_calls import hand_of
from cardhall.games.holdem.referee.floor import Floor
from cardhall.games.holdem.referee.kept import Act
from cardhall.games.holdem.referee.plan import Asked, Doing, Plan, kill
from cardhall.messages import Message, Player
from cardhall.rulings.referee import Change

PENALTIES = ("warned", "one-hand", "one-round", "disqualified")
"""For acting out of turn on purpose, the first time and after (HOLDEM-69, OP-HOLDEM-17)."""
TOO_LATE = 3
"""So many later players act while one is silent: the turn is lost (HOLDEM-73,
OP-HOLDEM-20)."""


def _acts_of(at: Floor, seat: int) -> list[Act]:
    """Work out what a seat has done, the latest first."""
    return [act for act in reversed(at.acts) if act.seat == seat and not act.taken_back]


def _since(at: Floor, act: Act) -> list[int]:
    """Find who has acted since."""
    place = at.acts.index(act)
    later = [a for a in at.acts[place + 1 :] if a.meaning and not a.taken_back]
    return list(dict.fromkeys(a.seat for a in later if a.seat != act.seat))


def turn(at: Floor, asked: Asked) -> Plan:
    """A player acted out of turn: a check holds (HOLDEM-70), anything else binds unless it is
    changed in between (71). ``meant``: on purpose, that is penalized (69)."""
    early = next((act for act in _acts_of(at, asked.seat) if act.early), None)
    who = asked.who
    if early is None:
        return asked.false("HOLDEM-71", Message("did-not-act-out-of-turn", player=who))
    assert early.meaning is not None
    clause = "HOLDEM-70" if early.meaning.verb == "check" else "HOLDEM-71"
    holds = Message("holdem-what-holds", act=early.meaning.verb)
    if asked.fact("meant", "no") == "no":
        words = Message("holdem-somebody-acted-out-of-turn", player=who, holds=holds)
        return asked.proven(clause, Message("acted-out-of-turn"), words)
    before = at.penalties.get(asked.seat, 0)
    penalty = PENALTIES[min(before, len(PENALTIES) - 1)]
    text = Message("holdem-penalty", penalty=penalty, player=who)
    change = Change("penalty", "OP-HOLDEM-17", text, asked.seat, amount=before + 1)
    seat = asked.seat

    def do(table: Floor) -> None:
        table.penalties[seat] = before + 1

    words = Message(
        "holdem-somebody-acted-out-of-turn-on-purpose", player=who, text=text, holds=holds
    )
    return asked.proven(
        "HOLDEM-69", Message("holdem-acted-out-of-turn-on-purpose"), words, [change], do
    )


def silent(at: Floor, asked: Asked) -> Plan:
    """A player was silent while three or more behind acted: the right to act is lost (HOLDEM-73),
    unless the player called time (72) or they acted out of turn (74). ``behind``: how those behind
    acted: play went on past the player (``in-order``), or they did not wait (``jumped``)."""
    seat, who = asked.seat, asked.who
    if not at.betting or seat != at.hand.turn:
        return asked.false("HOLDEM-73", Message("holdem-not-their-turn", player=who))
    if seat in at.timed:
        return asked.false("HOLDEM-72", Message("holdem-has-called-time", player=who))
    behind = _acted_behind(at, seat)
    steps = [(other - seat) % at.hand.seats for other in behind]
    if asked.fact("behind", "in-order") == "jumped" or steps != sorted(steps):
        return asked.false(
            "HOLDEM-74", Message("holdem-those-behind-acted-out-of-turn", player=who)
        )
    if len(behind) < TOO_LATE:
        return asked.false(
            "HOLDEM-73",
            Message("holdem-so-many-acted-after", count=len(behind), player=who, needed=TOO_LATE),
        )
    due = at.spot().due
    meaning = Meaning("fold" if due else "check")
    text = Message("holdem-is-held-to", act=meaning.verb, player=who)
    reason = Message("holdem-silent-while", count=len(behind))
    return asked.proven(
        "HOLDEM-73",
        reason,
        Message("holdem-somebody-was", player=who, reason=reason, text=text),
        [Change("passed", "HOLDEM-73", text, seat)],
        _acting(seat, meaning),
    )


def _acted_behind(at: Floor, seat: int) -> list[int]:
    """Find who has acted while it was this seat's turn, in order."""
    found: list[int] = []
    for act in reversed(at.acts):
        if act.meaning and not act.early and not act.taken_back:
            break
        if act.early and act.seat != seat and act.seat not in found:
            found.append(act.seat)
    return found[::-1]


def _acting(seat: int, meaning: Meaning) -> Doing:
    """Hold a player to this, as if it had been done in turn."""

    def do(table: Floor) -> None:
        before = table.hand.copy()
        table.held_to(seat, meaning)
        table.acts.append(Act(seat, "is held to it", before, before.phase, before.level, meaning))

    return do


def time_up(at: Floor, asked: Asked) -> Plan:
    """The player's time is up (HOLDEM-31): dead facing a bet; facing none a check
    (OP-HOLDEM-15)."""
    seat, who = asked.seat, asked.who
    if at.clock_on != seat or not at.betting or at.hand.turn != seat:
        return asked.false("HOLDEM-31", Message("holdem-no-clock-runs", player=who))
    if not at.spot().due and at.hand.rules.time_up == "check":
        change = Change(
            "passed", "OP-HOLDEM-15", Message("holdem-is-held-to", act="check", player=who), seat
        )
        words = Message("holdem-time-is-up-a-check", player=who)
        return asked.proven(
            "OP-HOLDEM-15",
            Message("holdem-time-is-up"),
            words,
            [change],
            _acting(seat, Meaning("check")),
        )
    return kill(at, asked, "HOLDEM-31", Message("holdem-time-is-up"))


def string(at: Floor, asked: Asked) -> Plan:
    """A raise in two motions, not announced, is none (HOLDEM-75): the first motion counts."""
    act = next((act for act in _acts_of(at, asked.seat) if act.meaning), None)
    who = asked.who
    if act is None or not act.string:
        return asked.false("HOLDEM-75", Message("holdem-did-not-raise-in-two-motions", player=who))
    if _since(at, act):
        return asked.false("HOLDEM-75", Message("holdem-others-acted-on-the-raise", player=who))
    first = next(a for a in reversed(at.acts) if a.taken_back and a.seat == asked.seat and a.put)
    meaning = first.meaning
    assert meaning is not None
    back = act.put - first.put
    changes = [
        Change(
            "takes-back",
            "HOLDEM-75",
            Message("holdem-takes-back", player=who, chips=back),
            asked.seat,
            back,
        ),
        Change("act", "HOLDEM-75", _done(asked.who, meaning), asked.seat),
    ]

    def do(table: Floor) -> None:
        table.take_back(act)
        _acting(first.seat, meaning)(table)

    return asked.proven(
        "HOLDEM-75",
        Message("holdem-a-string-raise"),
        Message("holdem-somebodys-string-raise", player=who),
        changes,
        do,
    )


def _done(who: Player, meaning: Meaning) -> Message:
    return Message("holdem-has-done", act=meaning.verb, player=who, chips=meaning.to)


def unaware(at: Floor, asked: Asked) -> Plan:
    """A player put chips unaware of a raise: if nobody has acted after, they may take them back and
    act anew (HOLDEM-78). Who acted after an underbet keeps that action (80)."""
    who = asked.who
    act = next((act for act in _acts_of(at, asked.seat) if act.meaning), None)
    if act is None or act.early or not act.put or act.round != at.hand.phase:
        return asked.false("HOLDEM-78", Message("holdem-nothing-to-take-back", player=who))
    front = act.before.bets[act.seat]
    before = [a for a in at.acts[: at.acts.index(act)] if a.round == act.round]
    if front + act.put >= act.level:
        if any(a.meaning and a.meaning.owes and a.seat != act.seat for a in before):
            return asked.false("HOLDEM-80", Message("holdem-acted-after-an-underbet", player=who))
        return asked.false("HOLDEM-78", Message("holdem-has-put-what-was-asked", player=who))
    levels = {a.level for a in before}
    if front + act.put not in levels:
        return asked.false(
            "HOLDEM-77", Message("holdem-was-no-bet-of-this-round", chips=front + act.put)
        )
    if _since(at, act):
        return asked.false("HOLDEM-78", Message("holdem-others-have-acted-after", player=who))
    text = Message("holdem-takes-back-and-acts-anew", player=who, chips=act.put)
    change = Change("takes-back", "HOLDEM-78", text, asked.seat, act.put)
    reason = Message("holdem-unaware-of-the-raise", chips=act.level)
    return asked.proven(
        "HOLDEM-78",
        reason,
        Message("holdem-somebody-was", player=who, reason=reason, text=text),
        [change],
        lambda table: table.take_back(act),
    )


def underbet(at: Floor, asked: Asked) -> Plan:
    """Fewer chips than a player is held to lie in front: this is made good (HOLDEM-79); who acted
    after it keeps that action (80)."""
    seat, who = asked.seat, asked.who
    owed = at.owed[seat]
    if not owed:
        return asked.false("HOLDEM-79", Message("holdem-has-put-what-is-owed", player=who))
    act = next(act for act in _acts_of(at, seat) if act.meaning and act.meaning.owes)
    changes = [
        Change(
            "puts",
            "HOLDEM-79",
            Message("holdem-puts", player=who, chips=owed),
            seat,
            owed,
            to="pot",
        )
    ]
    changes += [
        Change(
            "keeps",
            "HOLDEM-80",
            Message("holdem-keeps-their-action", player=Player(LETTERS[other])),
            other,
        )
        for other in _since(at, act)
        if other in at.hand.live
    ]

    def do(table: Floor) -> None:
        table.owed[seat] = 0

    reason = Message("holdem-so-much-short", chips=owed)
    return asked.proven(
        "HOLDEM-79",
        reason,
        Message("holdem-is-short-and-puts-it", player=who, reason=reason),
        changes,
        do,
    )


def dead(at: Floor, asked: Asked) -> Plan:
    """Is the hand dead? By a declared fold (HOLDEM-26), mucked (24), thrown down and acted on (28),
    thrown into another's (29), swept (32), of a wrong number of cards (30)."""
    seat, who = asked.seat, asked.who
    clause = at.dead.get(seat)
    if clause is not None:
        return asked.proven(
            clause, Message("holdem-dead"), Message("holdem-hand-is-dead", player=who)
        )
    if seat in at.thrown_into:
        into = Player(LETTERS[at.thrown_into[seat]])
        return kill(at, asked, "HOLDEM-29", Message("holdem-thrown-into-a-hand", player=into))
    if at.thrown == seat:
        return asked.false("HOLDEM-28", Message("holdem-may-pick-them-up", player=who))
    held = len(hand_of(at.lay, seat)) if at.lay else 2
    if held != 2:
        if len(at.acted()) < 2:
            return asked.false("HOLDEM-22", Message("holdem-deal-can-be-put-right"))
        return kill(at, asked, "HOLDEM-30", Message("holdem-hole-cards", count=held))
    return asked.false("HOLDEM-26", Message("holdem-hand-lives-play-goes-on", player=who))


def swept(at: Floor, asked: Asked) -> Plan:
    """A hand was swept into the muck. There is no redress for one that was not protected
    (HOLDEM-32); a protected one is given back while nobody has acted since."""
    seat, who = asked.seat, asked.who
    if seat not in at.swept:
        return asked.false("HOLDEM-32", Message("holdem-hand-was-not-swept", player=who))
    if seat not in at.protected:
        return asked.false("HOLDEM-32", Message("holdem-did-not-protect", player=who))
    return _given_back(at, asked, "HOLDEM-32", Message("holdem-protected-hand-was-swept"))


def retrieve(at: Floor, asked: Asked) -> Plan:
    """A hand mucked on wrong information lives, if the house finds it plainly identifiable
    (HOLDEM-25): both ``informed`` (wrong) and ``found`` (yes)."""
    seat, who = asked.seat, asked.who
    if at.dead.get(seat) != "HOLDEM-24":
        return asked.false("HOLDEM-25", Message("holdem-has-not-mucked", player=who))
    informed, found = asked.fact("informed", "right"), asked.fact("found", "no")
    if informed != "wrong" or found != "yes":
        return asked.false("HOLDEM-24", Message("holdem-mucked-it-is-dead", player=who))
    return _given_back(at, asked, "HOLDEM-25", Message("holdem-mucked-on-wrong-information"))


def _given_back(at: Floor, asked: Asked, clause: str, reason: Message) -> Plan:
    """A dead hand lives again, with the position before it died."""
    seat, who = asked.seat, asked.who
    place, before = at.lost[seat]
    later = [act for act in at.acts[place:] if act.meaning and act.seat != seat]
    if later:
        return asked.false(clause, Message("holdem-others-have-acted-since", player=who))
    text = Message("holdem-hand-lives", player=who)

    def do(table: Floor) -> None:
        table.hand = before.copy()
        del table.dead[seat], table.lost[seat]
        table.swept.discard(seat)

    return asked.proven(
        clause,
        reason,
        Message("holdem-reason-and-text", reason=reason, text=text),
        [Change("lives", clause, text, seat)],
        do,
    )


def owes_blind(at: Floor, asked: Asked) -> Plan:
    """A player who owes a blind has looked at the cards: the hand is dead (HOLDEM-126), unless it
    was bet on unnoticed; then it goes on and the blind is posted before the next deal (127)."""
    seat, who = asked.seat, asked.who
    owes = at.unposted.get(seat, 0)
    if not owes:
        return asked.false("HOLDEM-126", Message("holdem-owes-no-blind", player=who))
    if seat in at.acted():
        text = Message("holdem-posts-before-the-next-deal", player=who, chips=owes)

        def do(table: Floor) -> None:
            table.next_posts[seat] = owes

        change = Change("posts", "HOLDEM-127", text, seat, owes, to="next pot")
        reason = Message("holdem-acted-while-owing", chips=owes)
        return asked.proven(
            "HOLDEM-127",
            reason,
            Message("holdem-somebody-did-play-goes-on", player=who, reason=reason),
            [change],
            do,
        )
    if seat not in at.looked:
        return asked.false("HOLDEM-126", Message("holdem-has-not-looked", player=who, chips=owes))
    return kill(at, asked, "HOLDEM-126", Message("holdem-looked-owing", chips=owes))
