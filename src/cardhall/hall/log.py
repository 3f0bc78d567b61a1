"""Each fact in words: who did what. Never a code; names as they are now, so that a blanked one
stays blank in the log too."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cardhall.hall import events as e
from cardhall.hall.caller import telling as caller
from cardhall.hall.conduct import KINDS
from cardhall.hall.desk import telling as desk
from cardhall.hall.freezeout import telling as freezeout
from cardhall.hall.ledger import telling as ledger
from cardhall.hall.mending import telling as mending
from cardhall.hall.night import telling as night
from cardhall.hall.state import State, figures_of
from cardhall.messages import Dollars, Message, Player, Time, read_hook, stored_as


def money(cents: int) -> str:
    """1500 -> "15.00"."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def time_of_day(at: int, offset_minutes: int) -> str:
    """A moment by the hall's own clock: "4:12 PM"."""
    minutes = (at // 60_000 + offset_minutes) % (24 * 60)
    return f"{minutes // 60 % 12 or 12}:{minutes % 60:02d} {'AM' if minutes < 720 else 'PM'}"


def hall_time(at: int, offset_minutes: int) -> Time:
    """A moment by the hall's own clock."""
    minutes = (at // 60_000 + offset_minutes) % (24 * 60)
    return Time(f"{minutes // 60:02d}:{minutes % 60:02d}")


def words(state: State, event: e.Fact) -> str:
    """What happened, without who and when."""
    return _WORDS[type(event)](state, event)


def clause_of(event: e.Fact) -> str:
    """The clause behind a fact, "" for none."""
    clauses: tuple[str, ...] = getattr(event, "clauses", ())
    if clauses:
        return clauses[0]
    clause: str = getattr(event, "clause", "")
    return clause or _CLAUSE.get(type(event), "")


_CLAUSE: dict[type[e.Fact], str] = {
    e.CountReported: "LLAA-T-27",
    e.ChairCalled: "LLAA-T-17",
    e.TieGameEntered: "OP-T-02",
    e.TableVoided: "OP-X-20",
    e.RoundClosed: "LLAA-T-28",
    e.Substituted: "LLAA-T-05",
    e.PlaceGameEntered: "OP-T-03",
    e.AwardsGiven: "LLAA-T-20",
    e.AwardsTakenBack: "LLAA-T-20",
    e.BracketDrawn: "LLAA-T-09",
    e.MatchReported: "LLAA-T-27",
    **night.CLAUSES,
    **freezeout.CLAUSES,
    **ledger.CLAUSES,
    **desk.CLAUSES,
    **caller.CLAUSES,
    **mending.CLAUSES,
}


def _name(state: State, entry: str) -> str:
    found = state.entries.get(entry)
    return found.called if found else "somebody"


def _names(state: State, entries: tuple[str, ...]) -> str:
    return ", ".join(_name(state, one) for one in entries) or "nobody"


def _because(text: str) -> str:
    return f" Reason: {text}." if text else ""


def _game(state: State, key: str) -> str:
    return state.categories[key].plan.name if key in state.categories else key


def _table(state: State, event: Any) -> str:
    if state.categories[event.category].is_bracket:
        return f"{_game(state, event.category)}, match {event.round}"
    return f"{_game(state, event.category)}, round {event.round}, table {event.table}"


def _entries(state: State, x: e.EntriesTaken) -> str:
    paid = sum(entry.paid_cents for entry in x.entries)
    if len(x.entries) == 1:
        who = _name(state, x.entries[0].id)
        house = x.entries[0].auxiliary or "no auxiliary"
        text = f"Entry of {who}, {house}; paid {money(paid)}."
    else:
        text = Message("entries-paid", count=len(x.entries), dollars=Dollars(paid))
    return text + _because(x.override)


def _seats(state: State, x: e.SeatsDrawn) -> str:
    people = sum(len(table.seats) for table in x.tables)
    how = Message("drawn-by-lot-2") if x.fresh else "kept"
    left = f" {len(x.left_out)} left out." if x.left_out else ""
    final = " It is the final." if x.final else ""
    return (
        f"{_game(state, x.category)}, round {x.round}: seats {how}, {people} players at "
        f"{len(x.tables)} tables.{left}{final}{_because(x.override)}"
    )


def _reported(state: State, x: e.CountReported) -> str:
    total = sum(count.chips for count in x.counts) + x.pot
    expected = state.categories[x.category].rounds[x.round - 1].tables[x.table].expected
    sums = f"{total} chips" if total == expected else f"{total} of {expected} chips"
    return f"{_table(state, x)} counted: {sums}."


def _marked(state: State, x: e.SeatMarked) -> str:
    what = {
        "broke": "lost every chip",
        "no_show": "did not come",
        "walked_out": "walked out",
        "": "is back in play",
    }[x.mark]
    return f"{_table(state, x)}: {_name(state, x.entry)} {what}."


def _incident(state: State, x: e.IncidentRecorded) -> str:
    who = _name(state, x.entry) if x.entry else x.person
    heard = f" Heard by {x.witness}." if x.witness else ""
    ruled = " Ruled." if x.ruled else ""
    return f"{KINDS[x.kind].title}: {who}.{heard}{ruled}{_because(x.note)}"


def _code(state: State, x: e.CodeGiven) -> str:
    if x.entry:
        return Message("a-new-code", player=Player(_name(state, x.entry)))
    if x.category:
        return f"A new code for table {x.table}."
    return "A new code for the judges."


def _minutes(state: State, x: e.MinutesAdded) -> str:
    where = f"table {x.table}" if x.table else "all tables"
    more = "more" if x.minutes > 0 else "fewer"
    if state.categories[x.category].is_bracket:
        return f"{_table(state, x)}: {abs(x.minutes)} {more} minutes at {where}."
    return (
        f"{_game(state, x.category)}, round {x.round}: {abs(x.minutes)} {more} minutes for {where}."
    )


def _time(state: State, x: e.TimeCalled) -> str:
    where = f"table {x.table}" if x.table else "all tables"
    if state.categories[x.category].is_bracket:
        return f"{_table(state, x)}: time called at {where}."
    return f"{_game(state, x.category)}, round {x.round}: time called at {where}."


def _corrected(state: State, x: e.ResultCorrected) -> str:
    if x.after.void:
        return f"{_table(state, x)}: result taken away.{_because(x.why)}"
    moved = []
    was = figures_of(x.before.counts)
    for one, (chips, points) in figures_of(x.after.counts).items():
        before = was.get(one, (0, 0))
        if before[0] != chips:
            moved.append(f"{_name(state, one)} {before[0]} to {chips}")
        if before[1] != points:
            moved.append(f"{_name(state, one)} {before[1]} to {points} points")
    changed = "; ".join(moved) or "the extra game or a mark"
    return f"{_table(state, x)} corrected: {changed}.{_because(x.why)}"


def _settings(state: State, x: e.SettingsChanged) -> str:
    return Message("settings-changed", text=", ".join(name.replace("_", " ") for name in x.before))


def _sum_paid(state: State, x: e.PaymentTaken) -> str:
    return Message("player-paid", player=Player(_name(state, x.entry)), dollars=Dollars(x.cents))


def _payment(state: State, x: e.PaymentCorrected) -> str:
    entry, _ = state.payments.get(x.payment, ("", 0))  # of a rebuy that was not, after all
    whose = _name(state, entry) if entry else "a rebuy"
    changed = f"corrected from {money(x.before)} to {money(x.cents)}"
    return f"Payment of {whose} {changed}.{_because(x.why)}"


def _tie(state: State, x: e.TieGameEntered) -> str:
    won = _names(state, x.winners)
    return f"{_table(state, x)}: extra game among {_names(state, x.tied)}; won by {won}."


def _voided(state: State, x: e.TableVoided) -> str:
    again = ", to be played again" if x.replay else ""
    return f"{_table(state, x)}: no result{again}.{_because(x.why)}"


def _disqualified(state: State, x: e.Disqualified) -> str:
    wins = " Her won games are struck." if x.forfeits_wins else ""
    return f"{_name(state, x.entry)} is disqualified.{wins}{_because(x.why)}"


def _drawn(state: State, x: e.BracketDrawn) -> str:
    left = f" {len(x.left_out)} left out." if x.left_out else ""
    game = _game(state, x.category)
    return f"{game}: bracket drawn, {len(x.teams)} teams.{left}{_because(x.override)}"


def _match(state: State, x: Any) -> str:
    one, two = x.teams
    game = _game(state, x.category)
    return f"{game}, match {x.match}: {_name(state, one)} against {_name(state, two)}"


def _points(state: State, told: e.MatchReported | e.MatchFacts) -> str:
    points = ", ".join(f"{_name(state, one.entry)} {one.points}" for one in told.points)
    return f"{points}, {_name(state, told.bidder)} out on the bid" if told.bidder else points


def _match_corrected(state: State, x: e.MatchCorrected) -> str:
    game = _game(state, x.category)
    if x.after.void:
        return f"{game}, match {x.match}: result taken away.{_because(x.why)}"
    before, after = _points(state, x.before), _points(state, x.after)
    return f"{game}, match {x.match} corrected: {before} becomes {after}.{_because(x.why)}"


_WORDS: dict[type[e.Fact], Callable[[State, Any], str]] = {
    e.EventCreated: lambda s, x: Message("the-event-was-made"),
    e.SettingsChanged: _settings,
    e.OptionSet: lambda s, x: f"House rule {x.option}: {x.before or 'unset'} to {x.value}.",
    e.EntriesTaken: _entries,
    e.EntryChanged: lambda s, x: (
        f"Entry {s.entries[x.entry].number} now reads {_name(s, x.entry)}.{_because(x.override)}"
    ),
    e.PaymentTaken: _sum_paid,
    e.PaymentCorrected: _payment,
    e.CashCounted: lambda s, x: Message("the-box-was-counted", dollars=Dollars(x.cents)),
    e.SignedIn: lambda s, x: f"{_name(s, x.entry)} signed in.{_because(x.override)}",
    e.LetIn: lambda s, x: (
        f"{_name(s, x.entry)} joins {_game(s, x.category)} in round {x.round} with no losses."
        f"{_because(x.override)}"
    ),
    e.LetInUndone: lambda s, x: Message(
        "does-not-join-after-all", player=Player(_name(s, x.entry))
    ),
    e.SignInUndone: lambda s, x: Message("sign-in-of-taken-back", player=Player(_name(s, x.entry))),
    e.Substituted: lambda s, x: (
        f"{_name(s, x.entry)} takes the place of entry {s.entries[x.entry].number}."
    ),
    e.Withdrawn: lambda s, x: f"{_name(s, x.entry)} withdrew.{_because(x.why)}",
    e.Reinstated: lambda s, x: f"Withdrawal of {_name(s, x.entry)} taken back.{_because(x.why)}",
    e.CodeGiven: _code,
    e.NameBlanked: lambda s, x: Message("a-name-was-forgotten", player=Player(x.label)),
    e.SeatsDrawn: _seats,
    e.SeatsSwapped: lambda s, x: Message(
        "player-changed-seats", player=Player(_names(s, (x.first, x.second)))
    ),
    e.SeatAdded: lambda s, x: (
        f"{_table(s, x)}: {_name(s, x.entry)} was seated.{_because(x.override)}"
    ),
    e.TableModeSet: lambda s, x: (
        f"{(said := night.mode_in_words(x.table, x.mode))[0].upper()}{said[1:]}."
    ),
    e.StackSet: lambda s, x: f"{_table(s, x)}: {_name(s, x.entry)} has {x.chips} chips.",
    e.RoundStarted: lambda s, x: (
        f"{_game(s, x.category)}, round {x.round} began, "
        + (f"{x.bank} chips in each bank." if x.bank else f"{x.start_chips} chips each.")
    ),
    e.StartTakenBack: lambda s, x: Message(
        "round-the-start-was-taken-back", game=_game(s, x.category), round=x.round
    ),
    e.MinutesAdded: _minutes,
    e.TimeCalled: _time,
    e.LotIssued: lambda s, x: f"{_table(s, x)}: {x.chips} more chips for the bank.",
    e.CountReported: _reported,
    e.ReportTakenBack: lambda s, x: f"{_table(s, x)}: a count was taken back.",
    e.DisputeSettled: lambda s, x: f"{_table(s, x)}: one of the counts was chosen.",
    e.SeatMarked: _marked,
    e.TieGameEntered: _tie,
    e.TableVoided: _voided,
    e.ChairCalled: lambda s, x: f"{_table(s, x)} called the chair.{_because(x.why)}",
    e.RulingGiven: lambda s, x: f"{_table(s, x)}: ruling: {x.text}",
    e.RoundClosed: lambda s, x: Message("round-closed", game=_game(s, x.category), round=x.round),
    e.PlaceGameEntered: lambda s, x: f"Extra game for a place: {_names(s, x.order)}.",
    e.ResultCorrected: _corrected,
    e.AwardsGiven: lambda s, x: Message("the-awards-were-given"),
    e.AwardsTakenBack: lambda s, x: Message("the-awards-were-taken-back"),
    e.CorrectionUndone: lambda s, x: f"{_table(s, x)}: the correction was undone.",
    e.IncidentRecorded: _incident,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: lambda s, x: (
        f"Disqualification of {_name(s, x.entry)} taken back.{_because(x.why)}"
    ),
    e.BracketDrawn: _drawn,
    e.MatchCalled: lambda s, x: f"{_match(s, x)}, called to table {x.table}.",
    e.MatchCallTakenBack: lambda s, x: f"{_match(s, x)}: the call was taken back.",
    e.MatchReported: lambda s, x: Message(
        "match-reported", game=_game(s, x.category), match=x.match, text=_points(s, x)
    ),
    e.MatchReportTakenBack: lambda s, x: f"{_match(s, x)}: a report was taken back.",
    e.MatchSettled: lambda s, x: f"{_match(s, x)}: one of the reports was chosen.",
    e.MatchCorrected: _match_corrected,
    **night.WORDS,
    **freezeout.WORDS,
    **ledger.WORDS,
    **desk.WORDS,
    **caller.WORDS,
    **mending.WORDS,
}


def news(state: State, subjects: tuple[str, ...], seen: int) -> list[tuple[int, str, str]]:
    """What changed these subjects after `seen`: (at, who, words), oldest first."""
    wanted = set(subjects)
    found = []
    for version, event in state.history():
        if version <= seen:
            break
        if wanted & set(e.subject_of(event)):
            found.append((event.at, event.by, words(state, event)))
    return found[::-1]


# where a person may have written a name; ids, keys and sums are never touched
FREE_TEXT = frozenset(
    {"by", "why", "text", "note", "person", "witness", "caller", "dealt_by", "override", "reason"}
)


def blanked(event: e.Fact, entry: str, names: tuple[str, ...], label: str) -> e.Fact:
    """The fact with a person's name taken out wherever it stands, for rewriting what is stored.

    `names` are all names the person ever had, `label` what stands instead. Another's entry keeps
    its name though it be the same; ids, sums and chips stay.
    """
    data = without_names(msgspec.to_builtins(event, enc_hook=stored_as), entry, names, label)
    changed: e.Fact = msgspec.convert(data, type(event), dec_hook=read_hook)
    return changed


def without_names(data: Any, entry: str, names: tuple[str, ...], label: str) -> Any:
    """The same for plain data, such as what a live table of the event wrote down.

    Only whole names go, in what was typed freely, in what a message is about and in the person's
    own entry or seat: forgetting Ann leaves Annette and another's Ann as they are.
    """
    asked = sorted({name for name in names if name and name != label}, key=len, reverse=True)
    if not asked:
        return data
    whole = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, asked)) + r")(?!\w)")
    return _without(data, entry, whole, label)


def _without(data: Any, entry: str, names: re.Pattern[str], label: str, here: bool = False) -> Any:
    if isinstance(data, str):
        return names.sub(label, data) if here else data
    if isinstance(data, dict):
        if "key" in data and data.keys() <= {"key", "arguments"}:
            return _without_about(data, names, label)
        own = entry in (data.get("id"), data.get("entry"), data.get("person"))
        return {
            key: _without(
                value, entry, names, label, key in FREE_TEXT or (own and key in ("name", "partner"))
            )
            for key, value in data.items()
        }
    if isinstance(data, (list, tuple)):
        return [_without(value, entry, names, label, here) for value in data]
    return data


def _without_about(argument: Any, names: re.Pattern[str], label: str) -> Any:
    """A stored message, or one of the arguments that it is about, without the name."""
    if isinstance(argument, str):
        return names.sub(label, argument)
    if isinstance(argument, list):
        return [_without_about(one, names, label) for one in argument]
    if not isinstance(argument, dict):
        return argument
    if "key" in argument:
        about = argument.get("arguments", {}).items()
        left = {name: _without_about(one, names, label) for name, one in about}
        return {**argument, "arguments": left} if left else argument
    return {
        kind: _without_about(one, names, label) if kind == "player" else one
        for kind, one in argument.items()
    }


def names_of(facts: list[e.Fact], entry: str) -> tuple[str, ...]:
    """Every spelling under which one person stood in an entry since the last substitution."""
    names: list[str] = []
    for fact in facts:
        match fact:
            case e.EntriesTaken():
                for new in fact.entries:
                    names += [new.name, new.partner] if new.id == entry else []
            case e.Substituted(entry=id, name=name, partner=partner) if id == entry:
                names = [name, partner]
            case e.EntryChanged(entry=id, name=name, partner=partner) if id == entry:
                names += [name, partner]
            case _:
                pass
    return tuple(name for name in names if name)
