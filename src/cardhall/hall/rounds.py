"""A round from its start to its close (LLAA-T-06, 07, 17, 18, 26 to 28; LLAA-BOURE-45 to 53)."""

from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.caller.caller import particulars_of
from cardhall.hall.context import Context, Refusal
from cardhall.hall.state import (
    Category,
    Play,
    Report,
    Round,
    State,
    category_of,
    current,
    did_not_play,
    figures_of,
    play_of,
    play_state,
    playing,
    round_of,
    settled,
    standings,
    tally,
    weigh,
)
from cardhall.hall.taking import plain


def start_round(state: State, command: c.StartRound, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = current(category)
    if now.state != "seated":
        cure = "Draw seats for the next round" if now.state == "closed" else "Nothing more to do"
        raise Refusal(f"Round {now.no} has begun", "category", cure)
    chips = category.plan.start_chips
    _cards_are_back(category, now)
    for play in now.tables.values():
        _every_seat_at(play, chips, state)
        _more_than_one(play)
        _nobody_left(state, play)
    return [
        e.RoundStarted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            start_chips=chips,
            deadline=ctx.at + state.known.session_minutes * 60_000,
            bank=category.plan.bank_chips,
            dealt_by=_judge_who_deals(state, category, now, command.dealt_by.strip()),
        )
    ]


def _judge_who_deals(state: State, category: Category, now: Round, name: str) -> str:
    """The judge who deals a judged final (LLAA-PITTY-17); "" in all other rounds."""
    if not judged(category, now):
        return ""
    if not name:
        raise Refusal(
            f"Round {now.no} is the final: a judge deals",
            "dealt_by",
            "Say which judge deals",
            "LLAA-PITTY-17",
        )
    seated = {plain(state.entries[one].name) for play in now.tables.values() for one in play.seats}
    if plain(name) in seated:
        raise Refusal(
            f"{name} plays in the final", "dealt_by", "A judge deals, no player", "LLAA-PITTY-17"
        )
    return name


def judged(category: Category, a_round: Round) -> bool:
    """Whether a judge deals in this round (LLAA-PITTY-17, OP-T-03)."""
    return a_round.final and particulars_of(category.plan.particulars).judged_final


def _cards_are_back(category: Category, now: Round) -> None:
    """The cards of the session before were collected (LLAA-POKENO-15)."""
    if now.no == 1 or not (missing := decks_out(category, now.no - 1)):
        return
    tables = ", ".join(map(str, missing))
    raise Refusal(
        f"The cards of {'table' if len(missing) == 1 else 'tables'} {tables} are not back",
        f"table:{missing[0]}",
        "Collect them, and look that no deck lacks a card",
        "LLAA-POKENO-15",
    )


def decks_out(category: Category, round_no: int) -> tuple[int, ...]:
    """The tables of a round whose cards are to be collected and are not back yet."""
    if not particulars_of(category.plan.particulars).decks_collected:
        return ()
    back = category.calling.collected.get(round_no, frozenset())
    return tuple(n for n in sorted(category.rounds[round_no - 1].tables) if n not in back)


def _every_seat_at(play: Play, chips: int, state: State) -> None:
    for one, stack in play.stacks.items():
        if one in play.seats and stack != chips:
            raise Refusal(
                f"Table {play.table}: {state.entries[one].name} has {stack} chips, not {chips}",
                f"table:{play.table}",
                f"The judge sets every seat to {chips}",
                "LLAA-BOURE-53",
            )


def _more_than_one(play: Play) -> None:
    if len(play.seats) < 2:
        raise Refusal(
            f"Table {play.table} has one player",
            f"table:{play.table}",
            "Draw the seats again, or move somebody there",
            "OP-X-18",
        )


def _nobody_left(state: State, play: Play) -> None:
    for one in play.seats:
        entry = state.entries[one]
        if entry.left or tally(state, entry).status != "in" or did_not_play(state, entry):
            raise Refusal(
                f"Table {play.table}: {entry.name} has left or is out",
                f"table:{play.table}",
                "Draw the seats again",
                "LLAA-T-08",
            )


def check_minutes(minutes: int) -> None:
    """Minutes to add, or to take away again. Raises Refusal."""
    if not minutes or abs(minutes) > 120:
        raise Refusal(
            "That is no time to add",
            "minutes",
            "Enter 1 to 120 minutes, below 0 to take them away again",
        )


def add_minutes(state: State, command: c.AddMinutes, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    check_minutes(command.minutes)
    if command.table:
        play_of(now, command.table)
    return [
        e.MinutesAdded(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=command.table,
            minutes=command.minutes,
        )
    ]


def call_time(state: State, command: c.CallTime, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    if command.table:
        play_of(now, command.table)
    return [
        e.TimeCalled(
            at=ctx.at, by=ctx.actor, category=category.key, round=now.no, table=command.table
        )
    ]


def issue_lot(state: State, command: c.IssueLot, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if not now.bank:
        raise Refusal(
            f"{category.plan.name} has no bank", "table", "Chips pass between players", "LLAA-T-25"
        )
    return [
        e.LotIssued(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            chips=now.bank,
        )
    ]


# --- counts -----------------------------------------------------------------------------------


def open_table(
    state: State, key: str, no: int, table: int, ctx: Context
) -> tuple[Category, Round, Play]:
    """A table of the round that is on, not frozen by a call. Raises Refusal."""
    category = category_of(state, key)
    own_table(category.key, table, ctx)
    asked = round_of(category, no)
    if asked is not category.now or asked.state == "closed":
        raise Refusal(
            f"Round {no} is closed",
            "round",
            "The chairperson can correct the table's result",
            "LLAA-T-28",
        )
    now = playing(category)
    play = play_of(now, table)
    not_frozen(play)
    return category, now, play


def own_table(key: str, table: int, ctx: Context) -> None:
    """A captain speaks for her own table. Raises Refusal."""
    if ctx.role == "captain" and ctx.scope and ctx.scope != f"{key}/{table}":
        raise Refusal(f"That is table {table}", "table", "Scan the code that lies on that table")


def not_frozen(play: Play) -> None:
    """A table that called the chair stays exactly as it is. Raises Refusal."""
    if play.call is not None:
        raise Refusal(
            f"Table {play.table} waits for a ruling and stays as it is",
            "table",
            "The chairperson or a judge gives the ruling first",
            "LLAA-T-17",
        )


def report_count(state: State, command: c.ReportCount, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if command.attempt not in (0, play.attempt):
        raise Refusal(
            f"Table {play.table} plays that session again",
            "attempt",
            "Count after the session that is played now",
            "OP-X-20",
        )
    _right_table_kind(play, command, ctx)
    if play.fixes or play.void:
        raise Refusal(
            f"Table {play.table} has a result from the chair",
            "table",
            "Ask the chairperson to correct it",
        )
    counts = check_counts(play, command.counts, command.pot, category)
    for count in counts:
        if play.marks.get(count.entry) == "broke" and count.chips:
            raise Refusal(
                f"{state.entries[count.entry].name} had lost every chip",
                f"counts.{count.entry}",
                "Count again, or take back that she lost them",
                "LLAA-BOURE-46",
            )
    if command.source == "wood":
        counts = tuple(_counted_by(state, play, count) for count in counts)
        _certified(play, command)
        _time_enough(play, command, counts, ctx.at)
    report = Report(
        id=ctx.new_id(),
        by=ctx.actor,
        at=ctx.at,
        counts=counts,
        pot=command.pot,
        caller=command.caller.strip(),
        marks=tuple(dict.fromkeys(command.marks)),
        source=command.source,
    )
    return [
        e.CountReported(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            attempt=play.attempt,
            report=report.id,
            counts=report.counts,
            pot=report.pot,
            caller=report.caller,
            marks=report.marks,
            source=report.source,
        )
    ]


def _right_table_kind(play: Play, command: c.ReportCount, ctx: Context) -> None:
    if command.source == "live" and ctx.role not in ("table", "chair"):
        raise Refusal(
            f"Table {play.table} reports by itself", "source", "Count a wooden table by hand"
        )
    if command.source == "wood" and play.mode == "live" and ctx.role == "captain":
        raise Refusal(
            f"Table {play.table} is played in the browser and reports by itself",
            "source",
            "Ask the chairperson if it has stopped",
        )


def check_counts(
    play: Play, counts: tuple[c.SeatCount, ...], pot: int, category: Category
) -> tuple[c.SeatCount, ...]:
    """One count for each seat, in seat order. Raises Refusal naming the seat."""
    given = {count.entry: count for count in counts}
    if len(given) != len(counts):
        raise Refusal("A seat is counted twice", "counts", "Give one count for each seat")
    for one in given:
        if one not in play.seats:
            raise Refusal(
                f"Somebody counted does not sit at table {play.table}",
                f"counts.{one}",
                "Count the seats of this table only",
            )
    for one in play.seats:
        if one not in given:
            raise Refusal(
                f"Seat {play.letter(one)} is not counted",
                f"counts.{one}",
                "Enter her chips; 0 if she has none",
                "LLAA-T-28",
            )
        if abs(given[one].points) > MOST_POINTS or (given[one].points and not by_points(play)):
            raise Refusal(
                f"Seat {play.letter(one)} cannot have {given[one].points} points",
                f"counts.{one}.points",
                "Enter her score" if by_points(play) else "This game is counted in chips",
            )
        if not 0 <= given[one].chips <= 1_000_000:
            raise Refusal(
                f"Seat {play.letter(one)} cannot have {given[one].chips} chips",
                f"counts.{one}",
                "Enter the chips in front of her",
            )
    if not 0 <= pot <= 1_000_000:
        raise Refusal(
            f"The {middle(play)} cannot hold {pot} chips", "pot", "Enter the chips left in it"
        )
    _pot_left(pot, given, play, category)
    return tuple(given[one] for one in play.seats)


MOST_POINTS = 100_000


def middle(play: Play) -> str:
    """What lies in the middle of the table: "pot" or "bank"."""
    return "pot" if play.counting == "stakes" else "bank"


def by_points(play: Play) -> bool:
    """Whether the table's game goes by points (LLAA-RUMMY-38, OP-T-06)."""
    return play.counting == "points"


def _pot_left(pot: int, given: dict[str, c.SeatCount], play: Play, category: Category) -> None:
    """What the house rule leaves in a pot. Fewer than two with chips play no more for it, none
    share it (OP-BOURE-13). A live table keeps the rule itself, and reports locked chips here."""
    if play.mode == "live" or play.counting != "stakes":
        return
    rule = category.options.get("last-pot", "nobody")
    able = [one for one in play.seats if given[one].chips and one not in play.gone]
    if rule == "play-until-won" and pot and len(able) > 1:
        raise Refusal("The last pot is played until won", "pot", "Play on", "OP-BOURE-12")
    if rule == "split" and able and pot >= len(able):
        raise Refusal(
            "The last pot is split", "pot", "Share it out; only an odd rest stays", "OP-BOURE-12"
        )


def _counted_by(state: State, play: Play, count: c.SeatCount) -> c.SeatCount:
    name = state.entries[count.entry].name
    left = play.counter_of(count.entry)
    other = state.entries[left].name if left else "the judge"
    if count.counter == count.entry:
        raise Refusal(
            f"{name} cannot count her own chips",
            f"counts.{count.entry}.counter",
            f"Let {other} count them",
            "LLAA-BOURE-51",
        )
    if left and count.counter not in ("", left):
        raise Refusal(
            f"{name}'s chips are counted by the player to her left",
            f"counts.{count.entry}.counter",
            f"Let {other} count them",
            "LLAA-BOURE-50",
        )
    return replace(count, counter=left)


def marks_needed(play: Play) -> int:
    """Marks that make most of those who are at the table (LLAA-T-27)."""
    return len(_present(play)) // 2 + 1


def _present(play: Play) -> tuple[str, ...]:
    return tuple(one for one in play.seats if one not in play.gone)


def _certified(play: Play, command: c.ReportCount) -> None:
    marks = set(command.marks) & set(_present(play))
    if not command.caller.strip() and len(marks) < marks_needed(play):
        raise Refusal(
            f"The count has {len(marks)} of {marks_needed(play)} marks and no caller's",
            "marks",
            f"The caller signs it, or {marks_needed(play)} of the table mark it",
            "LLAA-T-27",
        )


LONG_BEFORE = 10 * 60_000
"""A count with more time left than this is asked about. No hand of these games takes so long, so
whoever stops rather than deal a last one is not asked."""


def _time_enough(
    play: Play, command: c.ReportCount, counts: tuple[c.SeatCount, ...], at: int
) -> None:
    """Raises Refusal, once, for a count long before the session's time is over (LLAA-T-06): of
    another table, or sent by a hand that slipped. A table that was counted before said that it is
    done; the game is over as well where fewer than two are left to play."""
    left = play.deadline - at
    if command.early or play.reports or left <= LONG_BEFORE or _played_out(play, counts):
        return
    raise Refusal(
        f"{-(-left // 60_000)} minutes are left at table {play.table}",
        "early",
        "Send it again as early if the table is done",
        "LLAA-T-06",
    )


def _played_out(play: Play, counts: tuple[c.SeatCount, ...]) -> bool:
    """Whether fewer than two can play on: of those who are there, with chips where a game is for
    them (LLAA-BOURE-46)."""
    staked = play.counting == "stakes"
    able = [one for one in counts if one.entry not in play.gone and (one.chips or not staked)]
    return len(able) < 2


def take_back_report(state: State, command: c.TakeBackReport, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    own = [r for r in play.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
    found = [r for r in own if not command.report or r.id == command.report]
    if not found:
        raise Refusal(
            "There is no report of yours to take back", "report", "Ask the judge to settle it"
        )
    return [
        e.ReportTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            report=found[-1].id,
        )
    ]


def settle_dispute(state: State, command: c.SettleDispute, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if not play.disputed:
        raise Refusal(f"Table {play.table} is not disputed", "table", "Nothing more to do")
    if command.report not in {r.id for r in play.reports}:
        raise Refusal("There is no such report", "report", "Choose one of the versions shown")
    return [
        e.DisputeSettled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            report=command.report,
        )
    ]


def mark_seat(state: State, command: c.MarkSeat, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if command.entry not in play.seats:
        raise Refusal("She does not sit at that table", "entry", "Choose a seat of the table")
    if play.reports or play.fixes:
        raise Refusal(
            f"Table {play.table} is already counted",
            "table",
            "Take the count back first, or correct the result",
        )
    if play.marks.get(command.entry, "") == command.mark:
        raise Refusal("That is already so", "mark", "Nothing more to do")
    return [
        e.SeatMarked(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            entry=command.entry,
            mark=command.mark,
        )
    ]


def enter_tie_game(state: State, command: c.EnterTieGame, ctx: Context) -> list[e.Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    # an extra game entered wrongly is put right by entering it again
    tied, places = _without_game(play)
    check_tie_winners(command.winners, tied, places)
    cut = category.options.get("tie") == "cut-card"
    if not cut and not command.dealt_by.strip() and ctx.role not in ("judge", "chair"):
        raise Refusal("A judge deals the extra game", "dealt_by", "Say who dealt", "OP-T-02")
    players = {state.entries[one].name.casefold() for one in play.seats}
    if command.dealt_by.strip().casefold() in players:
        raise Refusal(
            f"{command.dealt_by.strip()} plays at that table",
            "dealt_by",
            "A judge deals the extra game",
            "LLAA-PITTY-16" if category.key == "pitty-pat" else "OP-T-02",
        )
    return [
        e.TieGameEntered(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            tied=tied,
            winners=command.winners,
            dealt_by=command.dealt_by.strip() or ctx.actor,
        )
    ]


def _without_game(play: Play) -> tuple[tuple[str, ...], int]:
    """Who was level before any extra game, and for how many places."""
    bare = settled(replace(play, tie_winners=())).outcome
    return (bare.tied, bare.open_places) if bare else ((), 0)


def check_tie_winners(winners: tuple[str, ...], tied: tuple[str, ...], places: int) -> None:
    """Raises Refusal unless exactly the open places are won, by people who were level."""
    if not tied:
        raise Refusal("Nobody is level there", "winners", "Leave the extra game out", "OP-T-02")
    if len(set(winners)) != places or not set(winners) <= set(tied):
        raise Refusal(
            f"{places} of the {len(tied)} who are level win the extra game",
            "winners",
            "Choose among those who are level only",
            "OP-T-02",
        )


def void_table(state: State, command: c.VoidTable, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    if command.round != now.no:
        raise Refusal(f"Round {command.round} is not on", "round", "Correct its result instead")
    play = play_of(now, command.table)
    not_frozen(play)
    if play.fixes:
        raise Refusal("The result was corrected", "table", "Undo the correction first")
    if not command.why.strip():
        raise Refusal("A void result needs a reason", "why", "Say what happened", "OP-X-20")
    deadline = ctx.at + state.known.session_minutes * 60_000 if command.replay else 0
    return [
        e.TableVoided(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            why=command.why.strip(),
            replay=command.replay,
            deadline=deadline,
        )
    ]


# --- the chair --------------------------------------------------------------------------------


def call_chair(state: State, command: c.CallChair, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    own_table(category.key, command.table, ctx)
    now = playing(category)
    play = play_of(now, command.table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in play.seats:
        raise Refusal("You do not sit at that table", "table", "Call from your own table")
    not_frozen(play)
    return [
        e.ChairCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            why=command.why.strip(),
        )
    ]


def give_ruling(state: State, command: c.GiveRuling, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    play = play_of(now, command.table)
    if play.call is None:
        raise Refusal(f"Table {play.table} has not called", "table", "Nothing to rule on")
    if not command.text.strip():
        raise Refusal("The ruling has no words", "text", "Say what was decided", "LLAA-T-17")
    return [
        e.RulingGiven(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            text=command.text.strip(),
            clause=command.clause,
        )
    ]


# --- the close --------------------------------------------------------------------------------


def what_blocks(state: State, category: Category, at: int) -> list[tuple[Play, str, str]]:
    """Tables that keep the round from closing: the table, why in words, the clause."""
    now = category.now
    if now is None or now.state != "playing":
        return []
    blocks = []
    for number in sorted(now.tables):
        play = now.tables[number]
        doing = play_state(now, play, at)
        if doing not in ("done", "void"):
            blocks.append((play, *_words(play, doing)))
    return blocks


def _words(play: Play, doing: str) -> tuple[str, str]:
    table = f"Table {play.table}"
    if doing == "short":
        return f"{table} {off_by(play.difference or 0)}", "LLAA-T-28"
    return {
        "called": (f"{table} waits for a ruling", "LLAA-T-17"),
        "disputed": (f"{table} was reported with different counts", "LLAA-T-28"),
        "tied": (f"{table} has a tie to be played off", "OP-T-02"),
        "time": (f"{table} has not been counted", "LLAA-T-28"),
        "playing": (f"{table} still plays", "LLAA-T-28"),
    }[doing]


def off_by(difference: int) -> str:
    """Such as "is one chip short" or "has 3 chips too many"."""
    chips = "one chip" if abs(difference) == 1 else f"{abs(difference)} chips"
    return f"is {chips} short" if difference < 0 else f"has {chips} too many"


def close_round(state: State, command: c.CloseRound, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    blocks = what_blocks(state, category, ctx.at)
    if blocks:
        play, _, clause = blocks[0]
        raise Refusal(
            ". ".join(words for _, words, _ in blocks[:5]),
            f"table:{play.table}",
            f"Settle table {play.table} first",
            clause,
        )
    return [e.RoundClosed(at=ctx.at, by=ctx.actor, category=category.key, round=now.no)]


def enter_place_game(state: State, command: c.EnterPlaceGame, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    level = [set(ones) for _, ones in standings(state, category.key).place_ties]
    if len(set(command.order)) != len(command.order) or set(command.order) not in level:
        raise Refusal(
            "Those are not the people who are level for a place",
            "order",
            "Put all who are level in order, best first",
            "OP-T-03",
        )
    return [
        e.PlaceGameEntered(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            order=command.order,
            dealt_by=command.dealt_by.strip() or ctx.actor,
        )
    ]


def same_facts(play: Play, facts: e.TableFacts) -> bool:
    """Whether a correction would change nothing."""
    now = play.facts
    return (
        figures_of(now.counts) == figures_of(facts.counts)
        and now.pot == facts.pot
        and set(now.tie_winners) == set(facts.tie_winners)
        and {(m.entry, m.mark) for m in now.marks} == {(m.entry, m.mark) for m in facts.marks}
        and now.void == facts.void
    )


def dispute_of(play: Play) -> tuple[Report, ...]:
    """The versions of a disputed table, first the one that came first."""
    return play.reports if weigh(play.reports, play.expected)[1] else ()
