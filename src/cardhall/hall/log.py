"""Each fact in words: who did what. Never a code; names as they are now, so that a blanked one
stays blank in the log too."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cardhall.hall import events as e
from cardhall.hall.conduct import KINDS
from cardhall.hall.desk import log as desk
from cardhall.hall.formats import format_of, formats
from cardhall.hall.kernel.naming import game_name, name
from cardhall.hall.settings import options_for
from cardhall.hall.state import State
from cardhall.messages import (
    Argument,
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
from cardhall.rulebook.house_rules import about, value_in_words


def time_of_day(at: int, offset_minutes: int) -> str:
    """A moment by the hall's own clock: "4:12 PM"."""
    minutes = (at // 60_000 + offset_minutes) % (24 * 60)
    return f"{minutes // 60 % 12 or 12}:{minutes % 60:02d} {'AM' if minutes < 720 else 'PM'}"


def hall_time(at: int, offset_minutes: int) -> Time:
    """A moment by the hall's own clock."""
    minutes = (at // 60_000 + offset_minutes) % (24 * 60)
    return Time(f"{minutes // 60:02d}:{minutes % 60:02d}")


def words(state: State, event: e.Fact) -> Message:
    """Say what happened, without who and when."""
    kind, category = type(event), state.categories.get(getattr(event, "category", ""))
    if category is not None and (own := format_of(category).words.get(kind)):
        return own(state, event)
    return _WORDS[kind](state, event)


def clause_of(event: e.Fact) -> str:
    """The clause behind a fact, "" for none."""
    clauses: tuple[str, ...] = getattr(event, "clauses", ())
    if clauses:
        return clauses[0]
    clause: str = getattr(event, "clause", "")
    return clause or _CLAUSE.get(type(event), "")


_CLAUSE: dict[type[e.Fact], str] = {
    e.Substituted: "LLAA-T-05",
    e.AwardsGiven: "LLAA-T-20",
    e.AwardCalled: "LLAA-T-20",
    e.AwardsTakenBack: "LLAA-T-20",
    **desk.CLAUSES,
}


def _entries(state: State, x: e.EntriesTaken) -> Message:
    paid = Dollars(sum(entry.paid_cents for entry in x.entries))
    if len(x.entries) > 1:
        return because(Message("entries-paid", count=len(x.entries), dollars=paid), x.override)
    who, house = name(state, x.entries[0].id), x.entries[0].auxiliary
    return because(
        Message(
            "entry-taken", player=who, auxiliary=house or Message("no-auxiliary"), dollars=paid
        ),
        x.override,
    )


def _incident(state: State, x: e.IncidentRecorded) -> Message:
    who = name(state, x.entry) if x.entry else Player(x.person)
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
        return Message("a-new-code", player=name(state, x.entry))
    if x.category:
        return Message("a-new-code-for-a-table", table=x.table)
    return Message("a-new-code-for-the-judges")


def _settings(state: State, x: e.SettingsChanged) -> Message:
    return Message("settings-changed", fields=tuple(name.replace("_", " ") for name in x.before))


def _option(state: State, x: e.OptionSet) -> Message:
    point, values = options_for(x.category).get(x.option, ("", ()))
    told: dict[str, Argument] = {
        "rule": about(point, x.option) if point else x.option,
        "value": value_in_words(point, x.option, x.value) if x.value in values else x.value,
    }
    if x.before:
        was = value_in_words(point, x.option, x.before) if x.before in values else x.before
        return Message("house-rule-changed", before=was, **told)
    return Message("house-rule-set", **told)


def _payment(state: State, x: e.PaymentCorrected) -> Message:
    entry, _ = state.payments.get(x.payment, ("", 0))  # of a rebuy that was not, after all
    about: dict[str, Argument] = {"before": Dollars(x.before), "dollars": Dollars(x.cents)}
    if entry:
        told = Message("payment-of-a-player-corrected", player=name(state, entry), **about)
    else:
        told = Message("payment-of-a-rebuy-corrected", **about)
    return because(told, x.why)


def _disqualified(state: State, x: e.Disqualified) -> Message:
    told = Message("player-was-disqualified", player=name(state, x.entry))
    if x.forfeits_wins:
        told = one_after_another(told, Message("the-won-games-are-struck"))
    return because(told, x.why)


def _changed(state: State, x: e.EntryChanged) -> Message:
    number = state.entries[x.entry].number
    told = Message("entry-now-reads", number=number, player=name(state, x.entry))
    return because(told, x.override)


def _game_changed(state: State, x: e.GameChanged) -> Message:
    told = Message(
        "now-plays-another-game",
        player=name(state, x.entry),
        game=game_name(state, x.category),
        before=game_name(state, x.before),
    )
    return because(told, x.override)


def _let_in(state: State, x: e.LetIn) -> Message:
    told = Message(
        "joins-with-no-losses",
        player=name(state, x.entry),
        game=game_name(state, x.category),
        round=x.round,
    )
    return because(told, x.override)


_WORDS: dict[type[e.Fact], Callable[[State, Any], Message]] = {
    e.EventCreated: lambda s, x: Message("the-event-was-made"),
    e.SettingsChanged: _settings,
    e.EventArchived: lambda s, x: Message("the-event-was-archived"),
    e.EventBroughtBack: lambda s, x: Message("the-event-was-brought-back"),
    e.OptionSet: _option,
    e.EntriesTaken: _entries,
    e.EntryChanged: _changed,
    e.GameChanged: _game_changed,
    e.PaymentTaken: lambda s, x: Message(
        "player-paid", player=name(s, x.entry), dollars=Dollars(x.cents)
    ),
    e.PaymentCorrected: _payment,
    e.CashCounted: lambda s, x: Message("the-box-was-counted", dollars=Dollars(x.cents)),
    e.SignedIn: lambda s, x: because(
        Message("player-signed-in", player=name(s, x.entry)), x.override
    ),
    e.LetIn: _let_in,
    e.LetInUndone: lambda s, x: Message("does-not-join-after-all", player=name(s, x.entry)),
    e.SignInUndone: lambda s, x: Message("sign-in-of-taken-back", player=name(s, x.entry)),
    e.Substituted: lambda s, x: Message(
        "takes-the-place-of-an-entry", player=name(s, x.entry), number=s.entries[x.entry].number
    ),
    e.Withdrawn: lambda s, x: because(Message("player-withdrew", player=name(s, x.entry)), x.why),
    e.Reinstated: lambda s, x: because(
        Message("withdrawal-taken-back", player=name(s, x.entry)), x.why
    ),
    e.CodeGiven: _code,
    e.NameBlanked: lambda s, x: Message("a-name-was-forgotten", player=Player(x.label)),
    e.AwardsGiven: lambda s, x: Message("the-awards-were-given"),
    e.AwardCalled: lambda s, x: Message(
        "an-award-was-called", place=x.place, game=s.categories[x.category].plan.name
    ),
    e.AwardsTakenBack: lambda s, x: Message("the-awards-were-taken-back"),
    e.IncidentRecorded: _incident,
    e.Disqualified: _disqualified,
    e.DisqualificationLifted: lambda s, x: because(
        Message("disqualification-taken-back", player=name(s, x.entry)), x.why
    ),
    **desk.WORDS,
}
for _format in formats().values():
    _WORDS.update(_format.log.WORDS)
    _CLAUSE.update(_format.log.CLAUSES)


def news(state: State, subjects: tuple[str, ...], seen: int) -> list[tuple[int, Message, Message]]:
    """Say what changed these subjects after `seen`: (at, who, words), oldest first."""
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
