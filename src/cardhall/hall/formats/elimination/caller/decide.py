"""What a caller's command brings about (LLAA-POKENO-03 to 15, OP-POKENO-01 to 08, OP-X-07)."""

from collections.abc import Callable
from typing import Any

from cardhall.formats.lot import Lot
from cardhall.hall.formats.elimination.caller import commands as c
from cardhall.hall.formats.elimination.caller import events as f
from cardhall.hall.formats.elimination.caller.state import (
    LINE_CHIPS,
    PACK,
    PO_KE_NO_CHIPS,
    CallerGame,
    Calls,
    Claim,
    best_of,
    particulars_of,
)
from cardhall.hall.formats.elimination.reports import open_table
from cardhall.hall.formats.elimination.state import (
    Play,
    may_deal,
    play_of,
    play_state,
    round_of,
    rounds_of,
)
from cardhall.hall.kernel.context import BoardLine, Context, Refusal, own_table
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Chips, Message, Player, written


def _table(state: State, command: Any, ctx: Context) -> tuple[Category, Play, Calls]:
    """A table of the round that is on, and its games so far. Raises Refusal."""
    if not particulars_of(category_of(state, command.category).plan.particulars).caller:
        name = state.categories[command.category].plan.name
        raise Refusal(
            Message("nobody-calls-cards", game=name), "category", Message("play-on-at-the-table")
        )
    category, now, play = open_table(state, command.category, command.round, command.table, ctx)
    if play.reports or play.fixes or play.void:
        raise Refusal(
            Message("table-is-counted", table=play.table),
            "table",
            Message("take-the-count-back-first-2"),
            "LLAA-T-27",
        )
    return category, play, rounds_of(category).calling.at(now.no, play.table, play.attempt)


def _game(state: State, command: Any, ctx: Context) -> tuple[Category, Play, Calls, CallerGame]:
    """The same with the game that is on. Raises Refusal."""
    category, play, calls = _table(state, command, ctx)
    game = calls.game
    if game is None or game.no != command.game:
        raise Refusal(
            Message("called-game-is-over", game=command.game),
            "game",
            Message("begin-the-next-game"),
            "LLAA-POKENO-13",
        )
    return category, play, calls, game


def _place(command: Any, ctx: Context) -> dict[str, Any]:
    place = {"at": ctx.at, "by": ctx.actor, "category": command.category}
    place |= {"round": command.round, "table": command.table}
    return place | ({"game": command.game} if hasattr(command, "game") else {})


def begin_called_game(state: State, command: c.BeginCalledGame, ctx: Context) -> list[Fact]:
    category, play, calls = _table(state, command, ctx)
    if calls.game is not None:
        raise Refusal(
            Message("game-is-on", game=calls.game.no),
            "game",
            Message("settle-it-or-strike-it-first"),
            "LLAA-POKENO-13",
        )
    extra = calls.extra
    # an extra game belongs to the game that was even: time ends no game (LLAA-T-07)
    if extra is None and not may_deal(play, ctx.at):
        raise Refusal(
            Message("the-time-is-over"), "table", Message("begin-no-other-game-count"), "LLAA-T-06"
        )
    here = tuple(one for one in play.seats if one not in play.gone)
    number = len(calls.games) + 1
    calling = ""
    if category.options.get("caller") == "rotating-player" and extra is None:
        calling = here[(number - 1) % len(here)]
    return [
        f.CalledGameBegun(
            **_place(command, ctx),
            attempt=play.attempt,
            game=number,
            drawn=command.drawn,
            among=extra.even if extra else tuple(one for one in here if one != calling),
            calling=calling,
            due=extra.even_chips if extra else 0,
        )
    ]


def turn_card(state: State, command: c.TurnCard, ctx: Context) -> list[Fact]:
    _, _, _, game = _game(state, command, ctx)
    if command.after != len(game.called):
        raise Refusal(
            Message("another-card-was-called-meanwhile"),
            "after",
            Message("look-at-the-card-now-shown"),
            "",
        )
    if game.claims:
        raise Refusal(
            Message("somebody-has-called-out"),
            "card",
            Message("settle-the-game-first"),
            "LLAA-POKENO-05",
        )
    rest = [card for card in PACK if card not in game.called]
    if not rest:
        raise Refusal(
            Message("all-52-cards-are-called"),
            "card",
            Message("ask-once-who-is-out-then-end"),
            "OP-X-07",
        )
    if game.drawn == "hall":
        # one of those left, each as likely: as a shuffled pack, of which nobody can know the rest
        lot = Lot(ctx.rng_seed, f"call {state.id} {command.round} {command.table} {game.no}")
        card = rest[lot.below(len(rest))]
    else:
        card = _turned(command.card, game)
    return [f.CardTurned(**_place(command, ctx), card=card)]


def _turned(card: str, game: CallerGame) -> str:
    if card not in PACK:
        raise Refusal(
            Message("no-such-card", card=card), "card", Message("tap-the-card-that-was-turned")
        )
    if card in game.called:
        raise Refusal(
            Message("that-card-is-called-already"),
            "card",
            Message("tap-another-card"),
            "LLAA-POKENO-02",
        )
    return card


def take_back_turn(state: State, command: c.TakeBackTurn, ctx: Context) -> list[Fact]:
    _, _, _, game = _game(state, command, ctx)
    if not game.called:
        raise Refusal(Message("no-card-is-called-yet"), "card", Message("nothing-to-take-back"))
    if game.claims:
        raise Refusal(
            Message("somebody-has-called-out-on-it"), "card", Message("take-that-call-back-first")
        )
    if game.drawn == "hall":
        raise Refusal(
            Message("the-hall-drew-that-card"), "card", Message("strike-the-game-and-begin-another")
        )
    return [f.TurnTakenBack(**_place(command, ctx), card=game.called[-1])]


def say_out(state: State, command: c.SayOut, ctx: Context) -> list[Fact]:
    category, _, calls, game = _game(state, command, ctx)
    _may_claim(state, command, calls, game)
    line = _line(command, ctx)
    place = _place(command, ctx) | {"entry": command.entry, "board": command.board}
    missing = tuple(card for card in line.cards if card not in game.called)
    late = category.options.get("late") == "lost" and game.called[-1:] != ()
    if not missing and late and game.called[-1] not in line.cards:
        raise Refusal(
            Message("that-line-was-full-before-this-card"),
            "line",
            Message("a-late-call-is-lost"),
            "OP-POKENO-03",
        )
    if missing:
        out = category.options.get("false-call") == "sit-out-game"
        return [f.OutSaidFalsely(**place, missing=missing, sits_out=out)]
    return [
        f.OutSaid(
            **place,
            cards=line.cards,
            hand=line.hand,
            worth=line.worth,
            chips=game.due or (PO_KE_NO_CHIPS if line.po_ke_no else LINE_CHIPS),
        )
    ]


def _may_claim(state: State, command: c.SayOut, calls: Calls, game: CallerGame) -> None:
    entry = command.entry
    if entry not in game.among:
        raise Refusal(
            Message("that-player-has-no-board-in-this-game"),
            "entry",
            Message("choose-another-one"),
            "LLAA-POKENO-01",
        )
    name = state.entries[entry].name
    if entry in game.sits_out:
        raise Refusal(
            Message("called-falsely", player=Player(name)),
            "entry",
            Message("that-player-sits-this-game-out"),
            "OP-POKENO-07",
        )
    if any(claim.entry == entry for claim in game.claims):
        raise Refusal(
            Message("has-called-out", player=Player(name)),
            "entry",
            Message("settle-the-game"),
            "LLAA-POKENO-07",
        )
    for other, board in calls.boards.items():
        if command.board and board == command.board and other != entry:
            raise Refusal(
                Message(
                    "board-is-of-player", board=board, player=Player(state.entries[other].name)
                ),
                "board",
                Message("look-at-the-number-on-the-board"),
                "LLAA-POKENO-25",
            )


def _line(command: c.SayOut, ctx: Context) -> BoardLine:
    if ctx.boards is None:
        raise Refusal(
            Message("the-boards-are-not-at-hand"), "board", Message("ask-for-them-at-the-desk")
        )
    try:
        if command.board:
            return ctx.boards.line(command.board, command.line)
        return ctx.boards.five(command.cards, command.po_ke_no)
    except LookupError as error:
        field = "line" if command.board else "cards"
        why = (
            Message("the-board-has-no-such-line", line=command.line, board=command.board)
            if command.board
            else Message("a-line-has-five-different-cards")
        )
        raise Refusal(
            written(why), field, Message("choose-five-on-the-picture"), "LLAA-POKENO-06"
        ) from error


def withdraw_out(state: State, command: c.WithdrawOut, ctx: Context) -> list[Fact]:
    _, _, _, game = _game(state, command, ctx)
    if all(claim.entry != command.entry for claim in game.claims):
        raise Refusal(
            Message("that-player-has-not-called-out"), "entry", Message("nothing-to-take-back")
        )
    return [f.OutWithdrawn(**_place(command, ctx), entry=command.entry)]


def settle_called_game(state: State, command: c.SettleCalledGame, ctx: Context) -> list[Fact]:
    category, play, calls, game = _game(state, command, ctx)
    place = _place(command, ctx)
    if not game.claims:
        if len(game.called) < len(PACK):
            raise Refusal(
                Message("nobody-has-called-out"),
                "game",
                Message("call-the-next-card"),
                "LLAA-POKENO-07",
            )
        dead: Any = {"winner": "", "chips": game.due, "hand": "", "clause": "OP-X-07"}
        # an extra game without a winner is played again
        return [f.CalledGameSettled(**place, **dead, even=game.among if game.due else ())]
    best = best_of(game.claims, category.options.get("even") == "first-call")
    chips = best[0].chips
    if len(best) > 1:
        even = tuple(claim.entry for claim in best)
        return [_settled(place, "", chips, best[0], "OP-POKENO-02", even)]
    if calls.left_of(play.expected) < chips:
        raise Refusal(
            Message("the-bank-of-table-cannot-pay", table=play.table, chips=Chips(chips)),
            "table",
            Message("call-the-chair-for-a-further-lot"),
            "OP-T-07",
        )
    clause = "LLAA-POKENO-10" if chips == PO_KE_NO_CHIPS else "LLAA-POKENO-08"
    return [_settled(place, best[0].entry, chips, best[0], clause)]


def _settled(
    place: dict[str, Any],
    winner: str,
    chips: int,
    claim: Claim,
    clause: str,
    even: tuple[str, ...] = (),
) -> f.CalledGameSettled:
    return f.CalledGameSettled(
        **place, winner=winner, chips=chips, hand=claim.hand, clause=clause, even=even
    )


def strike_called_game(state: State, command: c.StrikeCalledGame, ctx: Context) -> list[Fact]:
    _, _, calls = _table(state, command, ctx)
    if not calls.games or calls.games[-1].no != command.game:
        raise Refusal(
            Message("that-is-not-the-latest-game"), "game", Message("strike-the-latest-one-first")
        )
    return [f.CalledGameStruck(**_place(command, ctx))]


def collect_decks(state: State, command: c.CollectDecks, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    decks = particulars_of(category.plan.particulars).decks_collected
    if not decks:
        raise Refusal(
            Message("the-cards-of-stay-on-the-tables", game=category.plan.name),
            "category",
            Message("nothing-to-do"),
        )
    own_table(category.key, command.table, ctx)
    if ctx.role == "captain" and not command.table:
        raise Refusal(
            Message("name-your-table"), "table", Message("give-back-the-cards-of-your-own-table")
        )
    asked = round_of(category, command.round)
    back = rounds_of(category).calling.collected.get(asked.no, frozenset())
    tables = (play_of(asked, command.table).table,) if command.table else tuple(asked.tables)
    for number in tables:
        if not asked.closed_at and play_state(asked, asked.tables[number], ctx.at) in (
            "seated",
            "playing",
            "called",
        ):
            raise Refusal(
                Message("that-table-still-plays", table=number),
                "table",
                Message("collect-them-after-the-session"),
                "LLAA-POKENO-15",
            )
    new = tuple(number for number in sorted(tables) if number not in back)
    if not new:
        raise Refusal(Message("those-cards-are-back"), "table", Message("nothing-more-to-do"))
    return [
        f.DecksCollected(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=asked.no,
            tables=new,
            decks=decks,
        )
    ]


DECIDE: dict[type[Command], Callable[[State, Any, Context], list[Fact]]] = {
    c.BeginCalledGame: begin_called_game,
    c.TurnCard: turn_card,
    c.TakeBackTurn: take_back_turn,
    c.SayOut: say_out,
    c.WithdrawOut: withdraw_out,
    c.SettleCalledGame: settle_called_game,
    c.StrikeCalledGame: strike_called_game,
    c.CollectDecks: collect_decks,
}
