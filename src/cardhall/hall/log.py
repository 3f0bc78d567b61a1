"""Each fact in words: who did what. Never a code; names as they are now, so that a blanked one
stays blank in the log too."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cardhall.hall import events as e
from cardhall.hall.caller import log as caller
from cardhall.hall.conduct import KINDS
from cardhall.hall.corrections import log as corrections
from cardhall.hall.desk import log as desk
from cardhall.hall.formats.freezeout import log as freezeout
from cardhall.hall.formats.home_game import log as home_game
from cardhall.hall.formats.progressive import log as progressive
from cardhall.hall.state import State, figures_of
from cardhall.messages import (
    Argument,
    Chips,
    Dollars,
    Message,
    Player,
    Time,
    because,
    no_words,
    one_after_another,
    read_hook,
    stored_as,
)


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


def words(state: State, event: e.Fact) -> Message:
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
    **progressive.CLAUSES,
    **freezeout.CLAUSES,
    **home_game.CLAUSES,
    **desk.CLAUSES,
    **caller.CLAUSES,
    **corrections.CLAUSES,
}


def _name(state: State, entry: str) -> Player | Message:
    found = state.entries.get(entry)
    return Player(found.called) if found else Message("somebody")


def _names(state: State, entries: tuple[str, ...]) -> tuple[Argument, ...]:
    return tuple(_name(state, one) for one in entries) or (Message("nobody"),)


def _game(state: State, key: str) -> str:
    return state.categories[key].plan.name if key in state.categories else key


def _round(state: State, event: Any) -> Message:
    return Message("round-of-a-game", game=_game(state, event.category), round=event.round)


def _table(state: State, event: Any) -> Message:
    game = _game(state, event.category)
    if state.categories[event.category].is_bracket:
        return Message("match-of-a-game", game=game, match=event.round)
    return Message("table-of-a-round", game=game, round=event.round, table=event.table)


def _entries(state: State, x: e.EntriesTaken) -> Message:
    paid = Dollars(sum(entry.paid_cents for entry in x.entries))
    if len(x.entries) > 1:
        return because(Message("entries-paid", count=len(x.entries), dollars=paid), x.override)
    who, house = _name(state, x.entries[0].id), x.entries[0].auxiliary
    return because(
        Message(
            "entry-taken", player=who, auxiliary=house or Message("no-auxiliary"), dollars=paid
        ),
        x.override,
    )


def _seats(state: State, x: e.SeatsDrawn) -> Message:
    about: dict[str, Argument] = {
        "where": _round(state, x),
        "count": sum(len(table.seats) for table in x.tables),
        "tables": len(x.tables),
    }
    told = Message("seats-drawn-by-lot", **about) if x.fresh else Message("seats-kept", **about)
    return because(
        one_after_another(told, _left_out(x), Message("it-is-the-final") if x.final else no_words),
        x.override,
    )


def _left_out(x: e.SeatsDrawn | e.BracketDrawn) -> Message:
    return Message("so-many-left-out", count=len(x.left_out)) if x.left_out else no_words


def _reported(state: State, x: e.CountReported) -> Message:
    total = sum(count.chips for count in x.counts) + x.pot
    expected = state.categories[x.category].rounds[x.round - 1].tables[x.table].expected
    where, chips = _table(state, x), Chips(total)
    if total == expected:
        return Message("where-chips-were-counted", where=where, chips=chips)
    return Message("where-chips-were-counted-wrong", where=where, chips=chips, expected=expected)


def _marked(state: State, x: e.SeatMarked) -> Message:
    mark = x.mark or "back"
    return Message(
        "seat-was-marked", where=_table(state, x), player=_name(state, x.entry), mark=mark
    )


def _incident(state: State, x: e.IncidentRecorded) -> Message:
    who = _name(state, x.entry) if x.entry else Player(x.person)
    return because(
        one_after_another(
            Message("incident-about", title=KINDS[x.kind].title, player=who),
            Message("heard-by", player=Player(x.witness)) if x.witness else no_words,
            Message("it-was-ruled") if x.ruled else no_words,
        ),
        x.note,
    )


def _code(state: State, x: e.CodeGiven) -> Message:
    if x.entry:
        return Message("a-new-code", player=_name(state, x.entry))
    if x.category:
        return Message("a-new-code-for-a-table", table=x.table)
    return Message("a-new-code-for-the-judges")


def _minutes(state: State, x: e.MinutesAdded) -> Message:
    about: dict[str, Argument] = {"where": _clock_at(state, x), "count": abs(x.minutes)}
    return Message("minutes-more", **about) if x.minutes > 0 else Message("minutes-fewer", **about)


def _clock_at(state: State, x: e.MinutesAdded | e.TimeCalled) -> Message:
    if state.categories[x.category].is_bracket:
        return _table(state, x)
    if x.table:
        return _table(state, x)
    return Message("all-tables-of", where=_round(state, x))


def _corrected(state: State, x: e.ResultCorrected) -> Message:
    where = _table(state, x)
    if x.after.void:
        return because(Message("result-taken-away", where=where), x.why)
    moved: list[Argument] = []
    was = figures_of(x.before.counts)
    for one, (chips, points) in figures_of(x.after.counts).items():
        before, who = was.get(one, (0, 0)), _name(state, one)
        if before[0] != chips:
            moved.append(Message("chips-moved", player=who, before=before[0], after=chips))
        if before[1] != points:
            moved.append(Message("points-moved", player=who, before=before[1], after=points))
    changed = tuple(moved) or Message("the-extra-game-or-a-mark")
    return because(Message("result-corrected", where=where, changed=changed), x.why)


def _settings(state: State, x: e.SettingsChanged) -> Message:
    return Message("settings-changed", fields=tuple(name.replace("_", " ") for name in x.before))


def _option(state: State, x: e.OptionSet) -> Message:
    about: dict[str, Argument] = {"rule": x.option, "value": x.value}
    if x.before:
        return Message("house-rule-changed", before=x.before, **about)
    return Message("house-rule-set", **about)


def _payment(state: State, x: e.PaymentCorrected) -> Message:
    entry, _ = state.payments.get(x.payment, ("", 0))  # of a rebuy that was not, after all
    about: dict[str, Argument] = {"before": Dollars(x.before), "dollars": Dollars(x.cents)}
    if entry:
        told = Message("payment-of-a-player-corrected", player=_name(state, entry), **about)
    else:
        told = Message("payment-of-a-rebuy-corrected", **about)
    return because(told, x.why)


def _tie(state: State, x: e.TieGameEntered) -> Message:
    return Message(
        "extra-game-was-won",
        where=_table(state, x),
        players=_names(state, x.tied),
        winners=_names(state, x.winners),
    )


def _voided(state: State, x: e.TableVoided) -> Message:
    where = _table(state, x)
    if x.replay:
        return because(Message("no-result-to-be-played-again", where=where), x.why)
    return because(Message("no-result", where=where), x.why)


def _disqualified(state: State, x: e.Disqualified) -> Message:
    told = Message("player-was-disqualified", player=_name(state, x.entry))
    if x.forfeits_wins:
        told = one_after_another(told, Message("the-won-games-are-struck"))
    return because(told, x.why)


def _drawn(state: State, x: e.BracketDrawn) -> Message:
    told = Message("bracket-was-drawn", game=_game(state, x.category), count=len(x.teams))
    return because(one_after_another(told, _left_out(x)), x.override)


def _match(state: State, x: Any) -> Message:
    one, two = x.teams
    return Message(
        "match-of-two",
        game=_game(state, x.category),
        match=x.match,
        team=_name(state, one),
        other=_name(state, two),
    )


def _points(state: State, told: e.MatchReported | e.MatchFacts) -> Message:
    points = tuple(
        Message("team-has-points", team=_name(state, one.entry), points=one.points)
        for one in told.points
    )
    if told.bidder:
        return Message("points-out-on-the-bid", points=points, team=_name(state, told.bidder))
    return Message("points-of-teams", points=points)


def _match_corrected(state: State, x: e.MatchCorrected) -> Message:
    where = Message("match-of-a-game", game=_game(state, x.category), match=x.match)
    if x.after.void:
        return because(Message("result-taken-away", where=where), x.why)
    before, after = _points(state, x.before), _points(state, x.after)
    return because(Message("match-corrected", where=where, before=before, after=after), x.why)


def _changed(state: State, x: e.EntryChanged) -> Message:
    number = state.entries[x.entry].number
    told = Message("entry-now-reads", number=number, player=_name(state, x.entry))
    return because(told, x.override)


def _started(state: State, x: e.RoundStarted) -> Message:
    where = _round(state, x)
    if x.bank:
        return Message("round-began-with-a-bank", where=where, chips=Chips(x.bank))
    return Message("round-began", where=where, chips=Chips(x.start_chips))


def _let_in(state: State, x: e.LetIn) -> Message:
    told = Message(
        "joins-with-no-losses",
        player=_name(state, x.entry),
        game=_game(state, x.category),
        round=x.round,
    )
    return because(told, x.override)


def _mode(state: State, x: e.TableModeSet) -> Message:
    if x.mode == "live":
        if x.table:
            return Message("table-is-played-live", table=x.table)
        return Message("every-table-is-played-live")
    if x.table:
        return Message("table-is-played-wood", table=x.table)
    return Message("every-table-is-played-wood")


_WORDS: dict[type[e.Fact], Callable[[State, Any], Message]] = {
    e.EventCreated: lambda s, x: Message("the-event-was-made"),
    e.SettingsChanged: _settings,
    e.OptionSet: _option,
    e.EntriesTaken: _entries,
    e.EntryChanged: _changed,
    e.PaymentTaken: lambda s, x: Message(
        "player-paid", player=_name(s, x.entry), dollars=Dollars(x.cents)
    ),
    e.PaymentCorrected: _payment,
    e.CashCounted: lambda s, x: Message("the-box-was-counted", dollars=Dollars(x.cents)),
    e.SignedIn: lambda s, x: because(
        Message("player-signed-in", player=_name(s, x.entry)), x.override
    ),
    e.LetIn: _let_in,
    e.LetInUndone: lambda s, x: Message("does-not-join-after-all", player=_name(s, x.entry)),
    e.SignInUndone: lambda s, x: Message("sign-in-of-taken-back", player=_name(s, x.entry)),
    e.Substituted: lambda s, x: Message(
        "takes-the-place-of-an-entry", player=_name(s, x.entry), number=s.entries[x.entry].number
    ),
    e.Withdrawn: lambda s, x: because(Message("player-withdrew", player=_name(s, x.entry)), x.why),
    e.Reinstated: lambda s, x: because(
        Message("withdrawal-taken-back", player=_name(s, x.entry)), x.why
    ),
    e.CodeGiven: _code,
    e.NameBlanked: lambda s, x: Message("a-name-was-forgotten", player=Player(x.label)),
    e.SeatsDrawn: _seats,
    e.SeatsSwapped: lambda s, x: Message(
        "players-changed-seats", players=_names(s, (x.first, x.second))
    ),
    e.SeatAdded: lambda s, x: because(
        Message("player-was-seated", where=_table(s, x), player=_name(s, x.entry)), x.override
    ),
    e.TableModeSet: _mode,
    e.StackSet: lambda s, x: Message(
        "seat-was-set-to-chips", where=_table(s, x), player=_name(s, x.entry), chips=Chips(x.chips)
    ),
    e.RoundStarted: _started,
    e.StartTakenBack: lambda s, x: Message("the-start-was-taken-back", where=_round(s, x)),
    e.MinutesAdded: _minutes,
    e.TimeCalled: lambda s, x: Message("time-was-called", where=_clock_at(s, x)),
    e.LotIssued: lambda s, x: Message("more-chips-for-the-bank", where=_table(s, x), count=x.chips),
    e.CountReported: _reported,
    e.ReportTakenBack: lambda s, x: Message("a-count-was-taken-back", where=_table(s, x)),
    e.DisputeSettled: lambda s, x: Message("a-count-was-chosen", where=_table(s, x)),
    e.SeatMarked: _marked,
    e.TieGameEntered: _tie,
    e.TableVoided: _voided,
    e.ChairCalled: lambda s, x: because(Message("called-the-chair", where=_table(s, x)), x.why),
    e.RulingGiven: lambda s, x: Message("ruling-given", where=_table(s, x), ruling=x.text),
    e.RoundClosed: lambda s, x: Message("round-was-closed", where=_round(s, x)),
    e.PlaceGameEntered: lambda s, x: Message("extra-game-for-a-place", players=_names(s, x.order)),
    e.ResultCorrected: _corrected,
    e.AwardsGiven: lambda s, x: Message("the-awards-were-given"),
    e.AwardsTakenBack: lambda s, x: Message("the-awards-were-taken-back"),
    e.CorrectionUndone: lambda s, x: Message("the-correction-was-undone", where=_table(s, x)),
    e.IncidentRecorded: _incident,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: lambda s, x: because(
        Message("disqualification-taken-back", player=_name(s, x.entry)), x.why
    ),
    e.BracketDrawn: _drawn,
    e.MatchCalled: lambda s, x: Message("match-was-called", match=_match(s, x), table=x.table),
    e.MatchCallTakenBack: lambda s, x: Message("match-call-taken-back", match=_match(s, x)),
    e.MatchReported: lambda s, x: Message(
        "match-was-reported",
        where=Message("match-of-a-game", game=_game(s, x.category), match=x.match),
        points=_points(s, x),
    ),
    e.MatchReportTakenBack: lambda s, x: Message("match-report-taken-back", match=_match(s, x)),
    e.MatchSettled: lambda s, x: Message("match-report-chosen", match=_match(s, x)),
    e.MatchCorrected: _match_corrected,
    **progressive.WORDS,
    **freezeout.WORDS,
    **home_game.WORDS,
    **desk.WORDS,
    **caller.WORDS,
    **corrections.WORDS,
}


def news(state: State, subjects: tuple[str, ...], seen: int) -> list[tuple[int, Message, Message]]:
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
