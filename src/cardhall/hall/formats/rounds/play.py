"""A round from its start to its close (LLAA-T-06, 07, 17, 18, 26 to 28; LLAA-BOURE-45 to 53)."""

from msgspec.structs import replace

from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import plain
from cardhall.hall.formats.rounds import commands as c
from cardhall.hall.formats.rounds import events as f
from cardhall.hall.formats.rounds.caller.state import particulars_of
from cardhall.hall.formats.rounds.state import (
    Play,
    Report,
    Round,
    current,
    figures_of,
    play_of,
    play_state,
    playing,
    round_of,
    rounds_of,
    settled,
    weigh,
)
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.requests import check_minutes
from cardhall.hall.state import (
    Category,
    State,
    category_of,
    did_not_play,
    standings,
    tally,
)
from cardhall.messages import Message, Player, in_a_row, no_words, typed


def start_round(state: State, command: c.StartRound, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = current(category)
    if now.state != "seated":
        cure = (
            Message("draw-seats-for-the-next-round")
            if now.state == "closed"
            else Message("nothing-more-to-do")
        )
        raise Refusal(Message("round-has-begun", round=now.no), "category", cure)
    chips = category.plan.start_chips
    _cards_are_back(category, now)
    for play in now.tables.values():
        _every_seat_at(play, chips, state)
        _more_than_one(play)
        _nobody_left(state, play)
    return [
        f.RoundStarted(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            start_chips=chips,
            deadline=ctx.at + state.known.session_minutes * 60_000,
            bank=category.plan.bank_chips,
            dealt_by=_judge_who_deals(state, category, now, typed(command.dealt_by)),
        )
    ]


def _judge_who_deals(state: State, category: Category, now: Round, name: Message) -> Message:
    """The judge who deals a judged final (LLAA-PITTY-17); "" in all other rounds."""
    if not judged(category, now):
        return no_words
    if not name:
        raise Refusal(
            Message("round-is-the-final", round=now.no),
            "dealt_by",
            Message("say-which-judge-deals"),
            "LLAA-PITTY-17",
        )
    seated = {plain(state.entries[one].name) for play in now.tables.values() for one in play.seats}
    if plain(name) in seated:
        raise Refusal(
            Message("plays-in-the-final", player=Player(name)),
            "dealt_by",
            Message("a-judge-deals"),
            "LLAA-PITTY-17",
        )
    return name


def judged(category: Category, a_round: Round) -> bool:
    """Whether a judge deals in this round (LLAA-PITTY-17, OP-T-03)."""
    return a_round.final and particulars_of(category.plan.particulars).judged_final


def _cards_are_back(category: Category, now: Round) -> None:
    """The cards of the session before were collected (LLAA-POKENO-15)."""
    if now.no == 1 or not (missing := decks_out(category, now.no - 1)):
        return
    raise Refusal(
        Message("cards-of-tables-are-not-back", count=len(missing), tables=tuple(missing)),
        f"table:{missing[0]}",
        Message("collect-them"),
        "LLAA-POKENO-15",
    )


def decks_out(category: Category, round_no: int) -> tuple[int, ...]:
    """The tables of a round whose cards are to be collected and are not back yet."""
    if not particulars_of(category.plan.particulars).decks_collected:
        return ()
    back = rounds_of(category).calling.collected.get(round_no, frozenset())
    return tuple(
        n for n in sorted(rounds_of(category).rounds[round_no - 1].tables) if n not in back
    )


def _every_seat_at(play: Play, chips: int, state: State) -> None:
    for one, stack in play.stacks.items():
        if one in play.seats and stack != chips:
            raise Refusal(
                Message(
                    "table-has-chips",
                    table=play.table,
                    player=Player(state.entries[one].name),
                    stack=stack,
                    chips=chips,
                ),
                f"table:{play.table}",
                Message("the-judge-sets-every-seat", chips=chips),
                "LLAA-BOURE-53",
            )


def _more_than_one(play: Play) -> None:
    if len(play.seats) < 2:
        raise Refusal(
            Message("table-has-one-player", table=play.table),
            f"table:{play.table}",
            Message("draw-the-seats-again-or-move"),
            "OP-X-18",
        )


def _nobody_left(state: State, play: Play) -> None:
    for one in play.seats:
        entry = state.entries[one]
        if entry.left or tally(state, entry).status != "in" or did_not_play(state, entry):
            raise Refusal(
                Message("table-has-left-or-is-out", table=play.table, player=Player(entry.name)),
                f"table:{play.table}",
                Message("draw-the-seats-anew"),
                "LLAA-T-08",
            )


def add_minutes(state: State, command: hall.AddMinutes, ctx: Context) -> list[Fact]:
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


def call_time(state: State, command: hall.CallTime, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    if command.table:
        play_of(now, command.table)
    return [
        e.TimeCalled(
            at=ctx.at, by=ctx.actor, category=category.key, round=now.no, table=command.table
        )
    ]


def issue_lot(state: State, command: c.IssueLot, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if not now.bank:
        raise Refusal(
            Message("has-no-bank", game=category.plan.name),
            "table",
            Message("chips-pass-between-players"),
            "LLAA-T-25",
        )
    return [
        f.LotIssued(
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
    if asked is not rounds_of(category).now or asked.state == "closed":
        raise Refusal(
            Message("round-is-closed", round=no),
            "round",
            Message("the-chairperson-can-correct-the-table-result"),
            "LLAA-T-28",
        )
    now = playing(category)
    play = play_of(now, table)
    not_frozen(play)
    return category, now, play


def not_frozen(play: Play) -> None:
    """A table that called the chair stays exactly as it is. Raises Refusal."""
    if play.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=play.table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )


def report_count(state: State, command: c.ReportCount, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if command.attempt not in (0, play.attempt):
        raise Refusal(
            Message("table-plays-that-session-again", table=play.table),
            "attempt",
            Message("count-after-the-session-that-is-played"),
            "OP-X-20",
        )
    _right_table_kind(play, command, ctx)
    if play.fixes or play.void:
        raise Refusal(
            Message("table-has-a-result-from-the-chair", table=play.table),
            "table",
            Message("ask-the-chairperson-to-correct"),
        )
    counts = check_counts(play, command.counts, command.pot, category)
    for count in counts:
        if play.marks.get(count.entry) == "broke" and count.chips:
            raise Refusal(
                Message("had-lost-every-chip", player=Player(state.entries[count.entry].name)),
                f"counts.{count.entry}",
                Message("count-again-or-take-the-mark-back"),
                "LLAA-BOURE-46",
            )
    if command.source == "physical":
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
        f.CountReported(
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
            Message("table-reports-by-itself", table=play.table),
            "source",
            Message("count-a-wooden-table-by-hand"),
        )
    if command.source == "physical" and play.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("table-is-played-in-the-browser", table=play.table),
            "source",
            Message("ask-the-chairperson-if-it-has-stopped"),
        )


def check_counts(
    play: Play, counts: tuple[c.SeatCount, ...], pot: int, category: Category
) -> tuple[c.SeatCount, ...]:
    """One count for each seat, in seat order. Raises Refusal naming the seat."""
    given = {count.entry: count for count in counts}
    if len(given) != len(counts):
        raise Refusal(
            Message("a-seat-is-counted-twice"), "counts", Message("give-one-count-for-each-seat")
        )
    for one in given:
        if one not in play.seats:
            raise Refusal(
                Message("somebody-counted-does-not-sit-at-table", table=play.table),
                f"counts.{one}",
                Message("count-the-seats-of-this-table-only"),
            )
    for one in play.seats:
        if one not in given:
            raise Refusal(
                Message("seat-is-not-counted", seat=play.letter(one)),
                f"counts.{one}",
                Message("enter-the-chips-of-the-seat"),
                "LLAA-T-28",
            )
        if abs(given[one].points) > MOST_POINTS or (given[one].points and not by_points(play)):
            raise Refusal(
                Message("seat-cannot-have-points", seat=play.letter(one), points=given[one].points),
                f"counts.{one}.points",
                Message("enter-the-score")
                if by_points(play)
                else Message("this-game-is-counted-in-chips"),
            )
        if not 0 <= given[one].chips <= 1_000_000:
            raise Refusal(
                Message("seat-cannot-have-chips", seat=play.letter(one), chips=given[one].chips),
                f"counts.{one}",
                Message("enter-the-chips-at-the-seat"),
            )
    if not 0 <= pot <= 1_000_000:
        raise Refusal(
            Message("the-middle-cannot-hold-chips", middle=middle(play), chips=pot),
            "pot",
            Message("enter-the-chips-left"),
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
        raise Refusal(
            Message("the-last-pot-is-played-until-won"), "pot", Message("play-on"), "OP-BOURE-12"
        )
    if rule == "split" and able and pot >= len(able):
        raise Refusal(
            Message("the-last-pot-is-split"), "pot", Message("share-it-out"), "OP-BOURE-12"
        )


def _counted_by(state: State, play: Play, count: c.SeatCount) -> c.SeatCount:
    name = state.entries[count.entry].name
    left = play.counter_of(count.entry)
    cure = (
        Message("let-count-them", player=Player(state.entries[left].name))
        if left
        else Message("let-the-judge-count-them")
    )
    if count.counter == count.entry:
        raise Refusal(
            Message("nobody-counts-their-own-chips", player=Player(name)),
            f"counts.{count.entry}.counter",
            cure,
            "LLAA-BOURE-51",
        )
    if left and count.counter not in ("", left):
        raise Refusal(
            Message("chips-are-counted-by-the-player", player=Player(name)),
            f"counts.{count.entry}.counter",
            cure,
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
            Message("the-count-has-of-marks", count=len(marks), needed=marks_needed(play)),
            "marks",
            Message("the-caller-signs", needed=marks_needed(play)),
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
        Message("minutes-are-left-at-table", count=-(-left // 60_000), table=play.table),
        "early",
        Message("send-it-again-as-early"),
        "LLAA-T-06",
    )


def _played_out(play: Play, counts: tuple[c.SeatCount, ...]) -> bool:
    """Whether fewer than two can play on: of those who are there, with chips where a game is for
    them (LLAA-BOURE-46)."""
    staked = play.counting == "stakes"
    able = [one for one in counts if one.entry not in play.gone and (one.chips or not staked)]
    return len(able) < 2


def take_back_report(state: State, command: c.TakeBackReport, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    own = [r for r in play.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
    found = [r for r in own if not command.report or r.id == command.report]
    if not found:
        raise Refusal(
            Message("there-is-no-report-of-yours"), "report", Message("ask-the-judge-to-settle")
        )
    return [
        f.ReportTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            report=found[-1].id,
        )
    ]


def settle_dispute(state: State, command: c.SettleDispute, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if not play.disputed:
        raise Refusal(
            Message("table-is-not-disputed", table=play.table),
            "table",
            Message("nothing-more-to-do"),
        )
    if command.report not in {r.id for r in play.reports}:
        raise Refusal(
            Message("there-is-no-such-report"),
            "report",
            Message("choose-one-of-the-versions-shown"),
        )
    return [
        f.DisputeSettled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            report=command.report,
        )
    ]


def mark_seat(state: State, command: c.MarkSeat, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if command.entry not in play.seats:
        raise Refusal(
            Message("the-player-does-not-sit-at-that-table"),
            "entry",
            Message("choose-a-seat-of-the-table"),
        )
    if play.reports or play.fixes:
        raise Refusal(
            Message("table-is-already-counted", table=play.table),
            "table",
            Message("take-the-count-back-first"),
        )
    if play.marks.get(command.entry, "") == command.mark:
        raise Refusal(Message("that-is-already-so"), "mark", Message("nothing-more-to-do"))
    return [
        f.SeatMarked(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            entry=command.entry,
            mark=command.mark,
        )
    ]


def enter_tie_game(state: State, command: c.EnterTieGame, ctx: Context) -> list[Fact]:
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    # an extra game entered wrongly is put right by entering it again
    tied, places = _without_game(play)
    check_tie_winners(command.winners, tied, places)
    cut = category.options.get("tie") == "cut-card"
    if not cut and not command.dealt_by.strip() and ctx.role not in ("judge", "chair"):
        raise Refusal(
            Message("a-judge-deals-the-extra-game"), "dealt_by", Message("say-who-dealt"), "OP-T-02"
        )
    players = {state.entries[one].name.casefold() for one in play.seats}
    if command.dealt_by.strip().casefold() in players:
        raise Refusal(
            Message("plays-at-that-table", player=Player(command.dealt_by.strip())),
            "dealt_by",
            Message("a-judge-deals-the-extra-game"),
            "LLAA-PITTY-16" if category.key == "pitty-pat" else "OP-T-02",
        )
    return [
        f.TieGameEntered(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            tied=tied,
            winners=command.winners,
            dealt_by=typed(command.dealt_by) or ctx.actor,
        )
    ]


def _without_game(play: Play) -> tuple[tuple[str, ...], int]:
    """Who was level before any extra game, and for how many places."""
    bare = settled(replace(play, tie_winners=())).outcome
    return (bare.tied, bare.open_places) if bare else ((), 0)


def check_tie_winners(winners: tuple[str, ...], tied: tuple[str, ...], places: int) -> None:
    """Raises Refusal unless exactly the open places are won, by people who were level."""
    if not tied:
        raise Refusal(
            Message("nobody-is-level"), "winners", Message("leave-the-extra-game-out"), "OP-T-02"
        )
    if len(set(winners)) != places or not set(winners) <= set(tied):
        raise Refusal(
            Message("so-many-win-the-extra-game", places=places, count=len(tied)),
            "winners",
            Message("choose-among-those-who-are-level-only"),
            "OP-T-02",
        )


def void_table(state: State, command: c.VoidTable, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    if command.round != now.no:
        raise Refusal(
            Message("round-is-not-on", round=command.round),
            "round",
            Message("correct-its-result-instead"),
        )
    play = play_of(now, command.table)
    not_frozen(play)
    if play.fixes:
        raise Refusal(
            Message("the-result-was-corrected"), "table", Message("undo-the-correction-first")
        )
    if not command.why.strip():
        raise Refusal(
            Message("a-void-result-needs-a-reason"), "why", Message("say-what-happened"), "OP-X-20"
        )
    deadline = ctx.at + state.known.session_minutes * 60_000 if command.replay else 0
    return [
        f.TableVoided(
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


def call_chair(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    own_table(category.key, command.table, ctx)
    now = playing(category)
    play = play_of(now, command.table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in play.seats:
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    not_frozen(play)
    return [
        e.ChairCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=now.no,
            table=play.table,
            why=typed(command.why),
        )
    ]


def give_ruling(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    play = play_of(now, command.table)
    if play.call is None:
        raise Refusal(
            Message("table-has-not-called", table=play.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(
            Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"), "LLAA-T-17"
        )
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


def what_blocks(state: State, category: Category, at: int) -> list[tuple[Play, Message, str]]:
    """Tables that keep the round from closing: the table, why in words, the clause."""
    now = rounds_of(category).now
    if now is None or now.state != "playing":
        return []
    blocks = []
    for number in sorted(now.tables):
        play = now.tables[number]
        doing = play_state(now, play, at)
        if doing not in ("done", "void"):
            blocks.append((play, *_words(play, doing)))
    return blocks


def _words(play: Play, doing: str) -> tuple[Message, str]:
    if doing == "short":
        return off_by(play.table, play.difference or 0), "LLAA-T-28"
    if doing == "called":
        return Message("table-waits-for-a-ruling", table=play.table), "LLAA-T-17"
    if doing == "disputed":
        return Message("table-was-reported-with-different-counts", table=play.table), "LLAA-T-28"
    if doing == "tied":
        return Message("table-has-a-tie-to-play-off", table=play.table), "OP-T-02"
    if doing == "time":
        return Message("table-has-not-been-counted", table=play.table), "LLAA-T-28"
    return Message("table-still-plays", table=play.table), "LLAA-T-28"


def off_by(table: int, difference: int) -> Message:
    """Such as "Table 3 is one chip short" or "Table 3 has 3 chips too many"."""
    if difference < 0:
        return Message("table-count-is-short", table=table, count=-difference)
    return Message("table-count-is-over", table=table, count=difference)


def close_round(state: State, command: c.CloseRound, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    now = playing(category)
    blocks = what_blocks(state, category, ctx.at)
    if blocks:
        play, _, clause = blocks[0]
        raise Refusal(
            in_a_row([words for _, words, _ in blocks[:5]]),
            f"table:{play.table}",
            Message("settle-table-first", table=play.table),
            clause,
        )
    return [f.RoundClosed(at=ctx.at, by=ctx.actor, category=category.key, round=now.no)]


def enter_place_game(state: State, command: hall.EnterPlaceGame, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    level = [set(ones) for _, ones in standings(state, category.key).place_ties]
    if len(set(command.order)) != len(command.order) or set(command.order) not in level:
        raise Refusal(
            Message("those-are-not-the-people-who"),
            "order",
            Message("put-all-who-are-level-in-order"),
            "OP-T-03",
        )
    return [
        f.PlaceGameEntered(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            order=command.order,
            dealt_by=typed(command.dealt_by) or ctx.actor,
        )
    ]


def same_facts(play: Play, facts: f.TableFacts) -> bool:
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
