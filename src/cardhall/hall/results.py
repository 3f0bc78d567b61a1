"""The results of an event: every game's places, explained to the last tie-break, and the awards.

``results(state)`` is what everybody may see: it is built without the money of anybody but what a
place wins, and without the places of a game whose winners were not called yet (LLAA-T-20).
``winners=True`` tells these, to who conducts the event; ``ledger=True`` adds the books besides, for
the chairperson and the papers.
Nothing here decides a place: that is done by the formats (`state.standings`); here it is said why,
from the same facts.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardhall.formats.elimination import LEFT, Score, Tally, final_score
from cardhall.formats.freezeout import Bust
from cardhall.formats.names import last_name_first
from cardhall.hall.formats.bracket.state import WALKOVER, Meeting, points_words, round_title
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.home_game.lines import BANK
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.views import View
from cardhall.hall.state import (
    AWARD_PLACES,
    Category,
    State,
    all_over,
    board,
    did_not_play,
    finished,
    held_back,
    leavers_of,
    money_books,
    phase,
    round_result,
    standings,
)
from cardhall.messages import Argument, Cents, Chips, Message, Player, Points, written


class ResultFigure(View, frozen=True, kw_only=True):
    """One of the figures that decide. `value` None where it does not come to it: who is not out
    has no round in which they went. `unit`: "" for a number, "cents"."""

    label: Message
    value: int | None
    unit: str = ""


class ResultWhy(View, frozen=True, kw_only=True):
    """A sentence of the explanation, and the clause or open point behind it ("" for none)."""

    text: Message
    clause: str = ""
    beside: bool = False
    """Whether the figures and the rounds beside the name say it too: a paper leaves it out."""


class ResultPlace(View, frozen=True, kw_only=True):
    """One entry of a game. `place` 0: undecided, or none. `status` as in `views.Standing`, and
    "did_not_play" of those without whom the game went on: they come last, and count for nothing.

    `why` goes from what counts first to the last tie-break that was needed. `prize_cents` is what
    the place wins by the announced prizes; 0 for nothing.
    """

    place: int
    shared: bool
    entry: str
    number: int
    name: str  # of the first; `partner` is the other of a team
    partner: str
    called: str  # both
    auxiliary: str
    status: str
    figures: tuple[ResultFigure, ...]
    why: tuple[ResultWhy, ...]
    prize_cents: int = 0


class ResultAward(View, frozen=True, kw_only=True):
    """`what`: "1st place", "the cup"; `cents` 0 where no money goes with it."""

    game: str
    what: Message
    place: int  # 0 for one that goes by no place
    shared: bool
    called: str
    auxiliary: str
    cents: int = 0


class ResultTie(View, frozen=True, kw_only=True):
    """People level for a place that is still to be played off."""

    place: int
    names: tuple[str, ...]
    text: Message
    clause: str


class ResultGame(View, frozen=True, kw_only=True):
    """`figures` are the headings of the figures in the order of the places' own."""

    key: str
    name: str
    format: str  # as `CategoryPlan.format`
    phase: str
    finished: bool
    rounds: int  # rounds, games, hands or matches played
    rounds_what: str  # what `rounds` counts: "rounds", "games", "hands", "matches", ""
    figures: tuple[Message, ...]
    places: tuple[ResultPlace, ...]
    ties: tuple[ResultTie, ...]
    held: bool = False
    """Decided, and the winners are not called yet: no places are told."""


class ResultAccount(View, frozen=True, kw_only=True):
    """An account of a book, in cents; each book adds up to nothing."""

    book: Message
    account: Message
    cents: int


class ResultFee(View, frozen=True, kw_only=True):
    """What one entry owed and paid (LLAA-T-01, 02)."""

    number: int
    called: str
    auxiliary: str
    game: str
    fee_cents: int
    paid_cents: int
    owing_cents: int


class ResultPayment(View, frozen=True, kw_only=True):
    """One payment of a night's settlement."""

    payer: str
    receiver: str
    cents: int
    paid: bool


class ResultLedger(View, frozen=True, kw_only=True):
    """The money, for the chairperson alone."""

    accounts: tuple[ResultAccount, ...]
    fees: tuple[ResultFee, ...]
    payments: tuple[ResultPayment, ...]
    cash_counted: int | None


class Results(View, frozen=True, kw_only=True):
    """`finished`: every game is decided and no tie is open, so that awards are due (LLAA-T-20)."""

    event: str
    name: str
    association: str
    venue: str
    play_at: int
    utc_offset_minutes: int
    rehearsal: bool
    finished: bool
    games: tuple[ResultGame, ...]
    awards: tuple[ResultAward, ...]
    ledger: ResultLedger | None = None


def results(state: State, ledger: bool = False, winners: bool = False) -> Results:
    """All results of an event as they stand; see above for `ledger` and `winners`."""
    settings = state.known
    entered = {entry.category for entry in state.entries.values()}
    whole = winners or ledger
    games = tuple(
        _game(state, one) if whole or not held_back(state, key) else _held(state, one)
        for key, one in state.categories.items()
        if key in entered
    )
    over = all_over(state)
    return Results(
        event=state.id,
        name=settings.name,
        association=settings.association,
        venue=settings.venue,
        play_at=settings.play_at,
        utc_offset_minutes=settings.utc_offset_minutes,
        rehearsal=state.rehearsal,
        finished=over,
        games=games,
        awards=tuple(award for game in games for award in _awards(state, game)) if over else (),
        ledger=_ledger(state) if ledger else None,
    )


# --- a game -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Told:
    """What a format says of one entry: its figures by label, why, and what it wins."""

    figures: tuple[ResultFigure, ...]
    why: tuple[ResultWhy, ...]
    prize_cents: int = 0


Tell = Callable[[State, Category], Callable[[str, Tally], _Told]]


def _game(state: State, category: Category) -> ResultGame:
    table = standings(state, category.key)
    tell = _TELL[category.plan.format](state, category)
    places = []
    for one, tally in table.tallies.items():
        entry, told = state.entries[one], tell(one, tally)
        places.append(
            ResultPlace(
                place=tally.place,
                shared=tally.shared,
                entry=one,
                number=entry.number,
                name=entry.name,
                partner=entry.partner,
                called=entry.called,
                auxiliary=entry.auxiliary,
                status=tally.status,
                figures=told.figures,
                why=told.why,
                prize_cents=told.prize_cents,
            )
        )
    places.sort(key=_order)
    heads = tuple(figure.label for figure in places[0].figures) if places else ()
    places += _without_play(state, category, heads)
    rounds, what = _rounds(state, category)
    return ResultGame(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=phase(state, category),
        finished=finished(state, category.key),
        rounds=rounds,
        rounds_what=what,
        figures=heads,
        places=tuple(places),
        ties=tuple(_ties(state, category)),
    )


def _held(state: State, category: Category) -> ResultGame:
    """A decided game before its winners are called: how much was played, and no name."""
    rounds, what = _rounds(state, category)
    return ResultGame(
        key=category.key,
        name=category.plan.name,
        format=category.plan.format,
        phase=phase(state, category),
        finished=finished(state, category.key),
        rounds=rounds,
        rounds_what=what,
        figures=(),
        places=(),
        ties=(),
        held=True,
    )


_WITHOUT = {
    "elimination": "OP-T-11",
    "bracket": "LLAA-T-09",
    "progressive": "EUCHRE-51",
    "freezeout": "HOLDEM-09",
}
"""The clause by which a game goes on without those who had no seat in it."""


def _without_play(
    state: State, category: Category, heads: tuple[Message, ...]
) -> Iterator[ResultPlace]:
    """Those who entered and did not play, by name."""
    absent = (
        entry
        for entry in state.entries.values()
        if entry.category == category.key and did_not_play(state, entry)
    )
    clause = _WITHOUT.get(category.plan.format, "")
    for entry in sorted(absent, key=lambda one: last_name_first(one.called)):
        yield ResultPlace(
            place=0,
            shared=False,
            entry=entry.id,
            number=entry.number,
            name=entry.name,
            partner=entry.partner,
            called=entry.called,
            auxiliary=entry.auxiliary,
            status="did_not_play",
            figures=tuple(ResultFigure(label=label, value=None) for label in heads),
            why=(_why(Message("result-did-not-play"), clause),),
        )


def _order(line: ResultPlace) -> tuple[Any, ...]:
    """Those still in first, then by place, those without one last."""
    still = not line.place and line.status == "in"
    return (not still, not line.place, line.place, last_name_first(line.called))


def _rounds(state: State, category: Category) -> tuple[int, str]:
    if category.course is not None:
        what = {"progressive": "games", "table": "hands"}.get(category.plan.format, "")
        return (category.course.rounds_done, what) if what else (0, "")
    if found := board(state, category.key):
        return len(found.played), "matches"
    return sum(1 for one in category.rounds if one.closed_at), "rounds"


def _ties(state: State, category: Category) -> Iterator[ResultTie]:
    for place, level in standings(state, category.key).place_ties:
        people = _people(state, level)
        night = category.plan.format == "progressive"
        yield ResultTie(
            place=place,
            names=tuple(state.entries[one].called for one in level),
            text=Message("result-an-extra-hand-for-a-place", players=people, place=place)
            if night
            else Message("result-an-extra-game-for-a-place", players=people, place=place),
            clause="OP-EUCHRE-06" if night else "OP-T-03",
        )


def _awards(state: State, game: ResultGame) -> Iterator[ResultAward]:
    """The first places of a game (LLAA-T-20), and whatever else wins a prize."""
    for line in game.places:
        by_place = 1 <= line.place <= AWARD_PLACES and line.status in ("in", "out")
        cup = _cup(state, game, line)
        if by_place or line.prize_cents > cup:
            yield _award(
                game, line, Message("result-nth-place", place=line.place), line.prize_cents - cup
            )
        if cup:
            yield _award(game, line, Message("result-the-cup"), cup, place=0)


def _award(
    game: ResultGame, line: ResultPlace, what: Message, amount: int, place: int | None = None
) -> ResultAward:
    return ResultAward(
        game=game.name,
        what=what,
        place=line.place if place is None else place,
        shared=line.shared,
        called=line.called,
        auxiliary=line.auxiliary,
        cents=amount,
    )


def _cup(state: State, game: ResultGame, line: ResultPlace) -> int:
    category = state.categories[game.key]
    if not isinstance(category.course, Progressive):
        return 0
    return category.course.payout(category.plan, leavers_of(state, game.key)).cup.get(line.entry, 0)


def _people(state: State, entries: Iterable[str]) -> tuple[Argument, ...]:
    return tuple(Player(state.entries[one].called) for one in entries)


def _some(state: State, entries: list[str], most: int = 3) -> tuple[Argument, ...]:
    """As many as a sentence has room for."""
    if len(entries) <= most:
        return _people(state, entries)
    more = Message("result-so-many-more", count=len(entries) - most)
    return (*_people(state, entries[:most]), more)


def _beside(text: Message, clause: str) -> ResultWhy:
    """A reason that the figures beside the name say too."""
    return ResultWhy(text=text, clause=clause, beside=True)


def _why(text: Message, clause: str = "") -> ResultWhy:
    return ResultWhy(text=text, clause=clause)


def _lost(rounds: tuple[int, ...]) -> Message:
    if not rounds:
        return Message("result-nothing-lost")
    if len(rounds) == 1:
        return Message("result-lost-in-round", round=rounds[0])
    return Message("result-lost-in-rounds", rounds=rounds)


# --- elimination by losses --------------------------------------------------------------------


def _elimination(state: State, category: Category) -> Callable[[str, Tally], _Told]:
    """Round of the last loss that counts, then the score of that round, then an extra game
    (OP-T-03)."""
    table = standings(state, category.key)
    ranks = {one: _rank(category, one, tally) for one, tally in table.tallies.items()}
    points = category.counting == "points"

    def tell(one: str, tally: Tally) -> _Told:
        out_round, score = ranks[one]
        figures = (
            ResultFigure(label=Message("result-lost"), value=len(tally.losses)),
            ResultFigure(label=Message("result-won"), value=len(tally.wins)),
            ResultFigure(label=Message("result-out-in-round"), value=out_round or None),
            ResultFigure(
                label=Message("result-points-then") if points else Message("result-chips-then"),
                value=score[0] if score else None,
            ),
        )
        return _Told(figures, tuple(_elimination_why(state, category, one, tally, ranks)))

    return tell


def _rank(category: Category, one: str, tally: Tally) -> tuple[int, Score]:
    """By what they are placed: the round of going out (0: not yet), and the score there."""
    final = _final(category)
    if final and tally.status in ("in", "out"):
        seat = round_result(category, category.rounds[final - 1]).seats.get(one)
        if seat is not None:
            return final, final_score(seat)
        if tally.status == "in":
            return final, LEFT
    if tally.status == "out" and tally.out_round:
        seat = round_result(category, category.rounds[tally.out_round - 1]).seats.get(one)
        return tally.out_round, seat.score if seat else LEFT
    return tally.out_round, LEFT


def _final(category: Category) -> int:
    """The closed round that decided as a final of one session; 0 for none."""
    return next(
        (r.no for r in category.rounds if (x := round_result(category, r)).decides and x.closed), 0
    )


def _elimination_why(
    state: State,
    category: Category,
    one: str,
    tally: Tally,
    ranks: Mapping[str, tuple[int, Score]],
) -> Iterator[ResultWhy]:
    out_round, _ = ranks[one]
    lost = _lost(tally.losses)
    if tally.status == "withdrawn":
        yield _why(Message("result-withdrew-after-round", round=tally.out_round), "OP-T-11")
    elif tally.status == "disqualified":
        yield _why(Message("result-sent-away-in-round", round=tally.out_round), "OP-X-19")
    elif _final(category) and out_round == _final(category):
        yield _why(Message("result-ranked-by-the-final", round=out_round), "OP-T-03")
    elif tally.status == "in":
        if tally.place == 1:
            yield _why(Message("result-the-last-one-in", lost=lost), "LLAA-T-08")
        else:
            yield _why(Message("result-still-in-having-lost", lost=lost), "LLAA-T-08")
        return
    else:
        enough = category.plan.losses_out
        nth = enough if 1 <= enough <= 5 else len(tally.losses)
        told = Message("result-loss-in-round", nth=nth, round=out_round, lost=lost)
        yield _beside(told, "LLAA-T-08")
    if not tally.place:
        yield _why(Message("result-the-round-is-not-closed", round=out_round), "OP-T-03")
        return
    yield from _among_those_out(state, category, one, tally, ranks)


def _among_those_out(
    state: State,
    category: Category,
    one: str,
    tally: Tally,
    ranks: Mapping[str, tuple[int, Score]],
) -> Iterator[ResultWhy]:
    out_round, score = ranks[one]
    others = {x: s for x, (r, s) in ranks.items() if r == out_round and x != one}
    if not others:
        told = Message("result-nobody-else-went-out-in-round", round=out_round)
        yield _beside(told, "OP-T-03")
        return
    if not score:
        yield _why(Message("result-left-without-a-count"), "OP-X-19")
    else:
        yield _beside(_beside_others(state, category, score, others), "OP-T-03")
    level = [x for x in others if others[x] == score]
    if not level:
        yield _beside(Message("result-nobody-is-level-with-that"), "OP-T-03")
        return
    yield _level_why(state, category, one, tally, level)


def _beside_others(
    state: State, category: Category, score: Score, others: Mapping[str, Score]
) -> Message:
    """A score, and who of those who went out in that round had more of it, who fewer."""
    better = sorted((x for x in others if others[x] > score), key=lambda x: others[x])
    worse = sorted((x for x in others if others[x] < score), key=lambda x: others[x])[::-1]
    mine = _score_words(category, score)
    above, below = _some(state, better), _some(state, worse)
    if better and worse:
        return Message("result-score-between", score=mine, better=above, worse=below)
    if better:
        return Message("result-score-below", score=mine, better=above)
    if worse:
        return Message("result-score-above", score=mine, worse=below)
    return Message("result-score-in-that-round", score=mine)


def _level_why(
    state: State, category: Category, one: str, tally: Tally, level: list[str]
) -> ResultWhy:
    names = _some(state, level)
    open_ties = {x for _, tied in standings(state, category.key).place_ties for x in tied}
    if one in open_ties:
        return _why(Message("result-level-an-extra-game-decides", players=names), "OP-T-03")
    if tally.shared:
        return _beside(Message("result-level-to-the-last", players=names), "OP-T-03")
    places = standings(state, category.key).tallies
    ahead = _people(state, (x for x in level if places[x].place < tally.place))
    if ahead:
        told = Message("result-extra-game-behind", players=names, ahead=ahead)
        return _why(told, "OP-T-03")
    return _why(Message("result-extra-game-won", players=names), "OP-T-03")


def _score_words(category: Category, score: Score) -> Argument:
    if category.counting == "points" and len(score) > 1:
        points, chips = Points(score[0]), Chips(score[1])
        return Message("result-points-and-chips", points=points, chips=chips)
    return Chips(score[0])


# --- a bracket --------------------------------------------------------------------------------


def _bracket(state: State, category: Category) -> Callable[[str, Tally], _Told]:
    """The match of the second loss (LLAA-T-09); those who go out in one round share the place."""
    found = board(state, category.key)
    last: dict[str, int] = {}
    for match in found.bracket.matches if found else ():
        last[match.side] = max(last.get(match.side, 0), match.round)

    def tell(one: str, tally: Tally) -> _Told:
        assert found is not None
        figures = (
            ResultFigure(label=Message("result-matches-won"), value=len(tally.wins)),
            ResultFigure(label=Message("result-matches-lost"), value=len(tally.losses)),
            ResultFigure(label=Message("result-out-in-match"), value=tally.out_round or None),
        )
        return _Told(figures, tuple(why(one, tally)))

    def lost(number: int, one: str) -> Message:
        assert found is not None
        match = found.bracket.matches[number - 1]
        title = round_title(match.side, match.round, last[match.side])
        winner = found.bracket.winner(number)
        to = Player(state.entries[winner].called) if winner and winner != one else None
        meeting: Meeting | None = found.played.get(number)
        if meeting is None and to is None:
            return Message("result-match-by-walkover", match=number, title=title)
        if meeting is None:
            assert to is not None
            return Message("result-match-to-by-walkover", match=number, title=title, player=to)
        points = points_words(meeting.facts)
        if to is None:
            return Message("result-match", match=number, title=title, points=points)
        return Message("result-match-to", match=number, title=title, player=to, points=points)

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        if tally.status == "disqualified":
            yield _why(Message("result-sent-away-no-place"), WALKOVER["disqualified"])
        elif tally.status == "withdrawn":
            yield _why(Message("result-the-rest-was-lost-by-walkover"), WALKOVER["withdrawn"])
        if tally.place == 1:
            yield _why(Message("result-won-the-last-match"), "LLAA-T-09")
        for nth, number in enumerate(tally.losses, start=1):
            told = Message("result-loss-in-match", nth=nth, match=lost(number, one))
            yield _why(told, "LLAA-T-09")
        if tally.status == "in" and not tally.place:
            yield _why(Message("result-still-in"), "LLAA-T-09")
        elif tally.shared:
            yield _beside(Message("result-shares-the-place-of-that-round"), "LLAA-T-09")
        elif tally.place:
            yield _beside(Message("result-nobody-else-has-that-place"), "LLAA-T-09")

    return tell


# --- a euchre night ---------------------------------------------------------------------------


def _night(state: State, category: Category) -> Callable[[str, Tally], _Told]:
    """Points over all games (EUCHRE-51), with what was credited for games sat out."""
    night = category.course
    assert isinstance(night, Progressive)
    left = leavers_of(state, category.key)
    scores = night.scores(left)
    payout = night.payout(category.plan, left)

    def tell(one: str, tally: Tally) -> _Told:
        score = scores[one]
        figures = (
            ResultFigure(label=Message("result-points"), value=score.total),
            ResultFigure(label=Message("result-games"), value=score.played),
            ResultFigure(label=Message("result-sat-out"), value=score.outs),
            ResultFigure(label=Message("result-credited"), value=score.credit),
        )
        won = payout.prizes.get(one, 0) + payout.cup.get(one, 0)
        return _Told(figures, tuple(why(one, tally)), won)

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        score = scores[one]
        points, games = Points(score.points), score.played
        if score.credit:
            told = Message(
                "result-points-with-a-credit",
                points=points,
                games=games,
                credit=score.credit,
                total=score.total,
            )
            yield _why(told, "OP-EUCHRE-03")
        else:
            yield _beside(
                Message("result-points-in-games", points=points, games=games), "EUCHRE-51"
            )
        if tally.status == "disqualified":
            yield _why(Message("result-sent-away-no-place"), "OP-X-19")
            return
        others = [x for x in scores if x != one and scores[x].total == score.total]
        level = [x for x in others if standings(state, category.key).tallies[x].place]
        if tally.place and not level:
            yield _beside(Message("result-nobody-has-as-many"), "EUCHRE-51")
        elif tally.place:
            names = _people(state, level)
            shared = Message("result-level-place-and-prize-are-shared", players=names)
            decided = Message("result-level-one-hand-decided", players=names)
            yield _why(shared if tally.shared else decided, "OP-EUCHRE-06")
        if one in payout.cup:
            yield _why(Message("result-the-fewest-points"), "EUCHRE-57")

    return tell


# --- hold'em ----------------------------------------------------------------------------------


def _freezeout(state: State, category: Category) -> Callable[[str, Tally], _Told]:
    """Who went out later; of several on one hand the larger stack at its start (OP-HOLDEM-12)."""
    course = category.course
    assert isinstance(course, Freezeout)
    busts = {bust.player: bust for _, bust in course.busts()}
    rebuys = course.rebuys()
    won = course.won(pool_of(state, category))

    def tell(one: str, tally: Tally) -> _Told:
        bust = busts.get(one)
        # their chips are asked for only where several go out on one hand
        stack = bust.stack if bust and bust.stack else None
        figures = (
            ResultFigure(label=Message("result-rebuys"), value=rebuys.get(one, 0)),
            ResultFigure(label=Message("result-chips-on-the-last-hand"), value=stack),
        )
        return _Told(figures, tuple(why(one, tally)), won.get(one, 0))

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        bust = busts.get(one)
        if course.deal and (mine := next((x for x in course.deal.sums if x.entry == one), None)):
            told = Message(
                "result-a-deal-of-the-last",
                count=len(course.deal.sums),
                amount=Cents(mine.cents),
            )
            yield _why(told, "OP-HOLDEM-22")
        if tally.status == "disqualified":
            yield _why(Message("result-sent-away"), "OP-X-19")
        if bust is None:
            all_chips = Message("result-the-last-one-in-has-all-the-chips")
            yield _why(all_chips if tally.place == 1 else Message("result-still-in"), "HOLDEM-04")
            return
        before = sum(1 for x in busts.values() if x.hand < bust.hand)
        first = Message("result-went-out-before-all")
        later = Message("result-went-out-after", others=before)
        yield _beside(later if before else first, "HOLDEM-04")
        same = [x for x in busts.values() if x.hand == bust.hand and x.player != one]
        if same and bust.stack:
            yield _why(
                Message("result-chips-at-the-start-of-that-hand", chips=bust.stack), "OP-HOLDEM-12"
            )
        if not same:
            yield _beside(Message("result-nobody-else-went-out-on-that-hand"), "OP-HOLDEM-12")
            return
        for other in same:
            yield _why(_on_one_hand(state, bust, other), "OP-HOLDEM-12")

    return tell


def _on_one_hand(state: State, bust: Bust, other: Bust) -> Message:
    """Who else went out with this one, and how the two stand to one another."""
    player = Player(state.entries[other.player].called)
    if other.stack == bust.stack:
        return Message("result-as-many-on-the-same-hand", player=player)
    if other.stack > bust.stack:
        return Message("result-out-with-more", player=player, chips=other.stack)
    return Message("result-out-with-fewer", player=player, chips=other.stack)


# --- a night at home --------------------------------------------------------------------------


def _table(state: State, category: Category) -> Callable[[str, Tally], _Told]:
    """What each has won or lost (RAP-44)."""
    course = category.course
    assert isinstance(course, HomeGame)
    books = course.books if course.begun else None

    def tell(one: str, tally: Tally) -> _Told:
        assert books is not None
        result, bought = books.result(one), books.bought.get(one, 0)
        figures = (
            ResultFigure(label=Message("result-won-or-lost"), value=result, unit="cents"),
            ResultFigure(label=Message("result-bought-in"), value=bought, unit="cents"),
            ResultFigure(label=Message("result-pots-taken"), value=len(tally.wins)),
        )
        sentences = [_why(_won_or_lost(result, bought), "RAP-44")]
        same = [x for x in books.people if x != one and books.result(x) == result]
        if tally.place and same:
            names = _people(state, same)
            sentences.append(
                _why(Message("result-level-the-place-is-shared", players=names), "RAP-44")
            )
        elif tally.place:
            sentences.append(_why(Message("result-nobody-else-came-out-level"), "RAP-44"))
        return _Told(figures, tuple(sentences))

    return tell


def _won_or_lost(result: int, bought: int) -> Message:
    amount, chips, bought_in = Cents(abs(result)), Cents(result + bought), Cents(bought)
    if result > 0:
        return Message("result-won-so-much", amount=amount, chips=chips, bought=bought_in)
    if result < 0:
        return Message("result-lost-so-much", amount=amount, chips=chips, bought=bought_in)
    return Message("result-came-out-even", amount=amount, chips=chips, bought=bought_in)


_TELL: dict[str, Tell] = {
    "elimination": _elimination,
    "bracket": _bracket,
    "progressive": _night,
    "freezeout": _freezeout,
    "table": _table,
}


# --- the money --------------------------------------------------------------------------------

_ACCOUNTS: dict[str, Callable[[], Message]] = {
    "cash": lambda: Message("result-in-the-box"),
    "fees": lambda: Message("result-fees-due"),
    "rebuys": lambda: Message("result-rebuys"),
    "owed": lambda: Message("result-still-owing"),
    "over": lambda: Message("result-paid-above-the-fee"),
    "house": lambda: Message("result-laid-aside-for-the-house"),
    "prizes": lambda: Message("result-prizes-paid"),
}


def _ledger(state: State) -> ResultLedger:
    return ResultLedger(
        accounts=tuple(_accounts(state)),
        fees=tuple(
            ResultFee(
                number=one.number,
                called=one.called,
                auxiliary=one.auxiliary,
                game=state.categories[one.category].plan.name,
                fee_cents=one.fee_cents,
                paid_cents=one.paid_cents,
                owing_cents=one.owing_cents,
            )
            for one in sorted(state.entries.values(), key=lambda entry: entry.number)
            if one.fee_cents or one.paid_cents
        ),
        payments=tuple(_payments(state)),
        cash_counted=state.cash_counted.cents if state.cash_counted else None,
    )


def _accounts(state: State) -> Iterator[ResultAccount]:
    for account, amount in money_books(state).items():
        yield ResultAccount(
            book=Message("result-money"), account=_ACCOUNTS[account](), cents=amount
        )
    for key, category in state.categories.items():
        name, course = category.plan.name, category.course
        found: Mapping[str, int] = {}
        if isinstance(course, Progressive) and course.begun:
            found = course.book(category.plan, leavers_of(state, key))
        elif isinstance(course, HomeGame) and course.begun:
            found = course.books.accounts
        for account, amount in found.items():
            yield ResultAccount(book=written(name), account=_account(state, account), cents=amount)


def _account(state: State, account: str) -> Message:
    """An account in words: that of somebody with the name in place of the id."""
    kind, _, whose = account.partition(" ")
    if kind == "cup":
        return Message("result-account-cup", table=int(whose))
    if whose:
        return _OF_SOMEBODY[kind](Player(state.entries[whose].called))
    return _ALONE[kind]()


_OF_SOMEBODY: dict[str, Callable[[Player], Message]] = {
    "stack": lambda one: Message("result-account-stack", player=one),
    "bill": lambda one: Message("result-account-bill", player=one),
    "won": lambda one: Message("result-account-won", player=one),
}
_ALONE: dict[str, Callable[[], Message]] = {
    "box": lambda: Message("result-account-box"),
    "pot": lambda: Message("result-account-pot"),
    "missing": lambda: Message("result-account-missing"),
    "players": lambda: Message("result-account-players"),
    "event": lambda: Message("result-account-event"),
}


def _payments(state: State) -> Iterator[ResultPayment]:
    def name(one: str) -> str:
        return Message("result-the-bank") if one == BANK else state.entries[one].called

    for category in state.categories.values():
        if isinstance(category.course, HomeGame):
            for one in category.course.settlement:
                yield ResultPayment(
                    payer=name(one.payer),
                    receiver=name(one.receiver),
                    cents=one.cents,
                    paid=bool(one.line),
                )
