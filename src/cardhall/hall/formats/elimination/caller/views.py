"""What the caller's page shows. Nothing of a game is hidden: the next card is drawn when it is
called."""

from cardhall.hall.formats.elimination.caller.state import (
    CallerGame,
    Calls,
    best_of,
    in_words,
    particulars_of,
)
from cardhall.hall.formats.elimination.state import Play, Round, may_deal, rounds_of
from cardhall.hall.kernel.shapes import CalledGame, CalledSeat, CallerCard, ClaimedLine
from cardhall.hall.state import Category, State
from cardhall.messages import Chips, Message, Player, no_words


def caller_card(
    state: State, category: Category, a_round: Round, play: Play, at: int
) -> CallerCard | None:
    """None where nobody calls."""
    particulars = particulars_of(category.plan.particulars)
    if not particulars.caller:
        return None
    calls = rounds_of(category).calling.at(a_round.no, play.table, play.attempt)
    game, extra = calls.game, calls.extra
    over = [one for one in calls.games if one.over]
    counted = bool(play.reports or play.fixes or play.void)
    able = a_round.state == "playing" and play.call is None and not counted and game is None
    back = play.table in rounds_of(category).calling.collected.get(a_round.no, frozenset())
    done = bool(a_round.closed_at) or counted
    return CallerCard(
        may_begin=able and (extra is not None or may_deal(play, at)),
        game=_game_card(state, category, game) if game else None,
        extra=tuple(state.entries[one].name for one in extra.even) if extra else (),
        extra_for=extra.even_chips if extra else 0,
        last=_last(state, over[-1]) if over else no_words,
        last_game=over[-1].no if over else 0,
        drawn=calls.games[-1].drawn if calls.games else "physical",
        played=len(over),
        bank=calls.left_of(play.expected or category.plan.bank_chips),
        seats=tuple(_seat(state, play, calls, one) for one in play.seats),
        collect=particulars.decks_collected > 0 and done and not back,
        collected=back,
    )


def _seat(state: State, play: Play, calls: Calls, one: str) -> CalledSeat:
    return CalledSeat(
        entry=one,
        letter=play.letter(one),
        name=state.entries[one].name,
        board=calls.boards.get(one, 0),
        chips=calls.paid.get(one, 0),
    )


def _game_card(state: State, category: Category, game: CallerGame) -> CalledGame:
    first = category.options.get("even") == "first-call"
    best = best_of(game.claims, first) if game.claims else ()
    return CalledGame(
        no=game.no,
        drawn=game.drawn,
        among=game.among,
        calling=state.entries[game.calling].name if game.calling else "",
        extra=game.due > 0,
        due=game.due,
        called=game.called,
        claims=tuple(
            ClaimedLine(
                entry=claim.entry,
                name=state.entries[claim.entry].name,
                board=claim.board,
                cards=claim.cards,
                hand=in_words(claim.hand),
                chips=claim.chips,
                best=claim in best,
            )
            for claim in game.claims
        ),
        false=tuple(state.entries[one].name for one in game.false),
        sits_out=tuple(sorted(game.sits_out)),
    )


def _last(state: State, game: CallerGame) -> Message:
    chips = Chips(game.chips)
    if game.winner:
        who = Player(state.entries[game.winner].name)
        return Message("won-with-this-hand", player=who, hand=in_words(game.hand), chips=chips)
    if game.even:
        return Message("even-hands-one-more-game-for", chips=chips)
    return Message("nobody-was-out")
