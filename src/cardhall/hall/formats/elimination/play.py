"""A round from its start to its close (LLAA-T-06, 07, 17, 18, 26 to 28; LLAA-BOURE-45 to 53)."""

from msgspec.structs import replace

from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import plain
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.caller.state import particulars_of
from cardhall.hall.formats.elimination.reports import check_tie_winners, off_by, open_table
from cardhall.hall.formats.elimination.state import (
    Play,
    Round,
    current,
    play_of,
    play_state,
    playing,
    rounds_of,
    settled,
)
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.decide import not_frozen
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
    """Tell whether a judge deals in this round (LLAA-PITTY-17, OP-T-03)."""
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
    if len(play.sat_down) < 2:
        raise Refusal(
            Message("table-has-so-few-there", table=play.table, count=len(play.sat_down)),
            f"table:{play.table}",
            Message("even-the-tables"),
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


def mark_seat(state: State, command: c.MarkSeat, ctx: Context) -> list[Fact]:
    """In a round that is on; that somebody is not here also before it begins."""
    before = command.mark in ("", "no_show")
    category, now, play = open_table(
        state, command.category, command.round, command.table, ctx, before=before
    )
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
    """Say who was level before any extra game, and for how many places."""
    bare = settled(replace(play, tie_winners=())).outcome
    return (bare.tied, bare.open_places) if bare else ((), 0)


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
