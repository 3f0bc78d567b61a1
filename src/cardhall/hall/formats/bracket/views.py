"""A bracket as each person may see it, what of it waits for the chairperson, and what a correction
would change. No code of anybody."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.formats.bracket import FINAL, LOSERS, WINNERS, BracketPlan, Match, plan_of
from cardhall.hall.formats.bracket.areas import out_of_area
from cardhall.hall.formats.bracket.reports import moved_on, versus
from cardhall.hall.formats.bracket.state import (
    HIGHER,
    Board,
    Meeting,
    as_dict,
    board,
    knockout_of,
    match_state,
    play_to,
    points_words,
    round_title,
)
from cardhall.hall.kernel.shapes import (
    BracketCard,
    BracketRound,
    CallCard,
    DrawnTeam,
    MatchCard,
    MatchLine,
    MatchReportCard,
    OutOfArea,
    SeatLine,
    TeamCard,
)
from cardhall.hall.kernel.shown import Shown
from cardhall.hall.state import Category, Entry, State
from cardhall.messages import Message, Player, written

if TYPE_CHECKING:
    from cardhall.hall.pages import CaptainView


# --- cards -------------------------------------------------------------------------------------


def bracket_card(state: State, category: Category, at: int) -> BracketCard | None:
    """None before the draw."""
    found, drawn = board(state, category.key), knockout_of(category)
    if found is None:
        return None
    champion = found.bracket.champion if drawn.begun else None
    return BracketCard(
        seed=drawn.seed,
        teams=tuple(
            DrawnTeam(
                entry=team,
                name=state.entries[team].called,
                auxiliary=state.entries[team].auxiliary,
                why=why,
            )
            for team, why in zip(drawn.teams, drawn.why, strict=True)
        ),
        rounds=_layout(len(drawn.teams)).rounds,
        matches=_match_cards(state, category, found, at),
        champion=state.entries[champion].called if champion else "",
        set_aside=tuple(aside(state, one) for one in found.set_aside),
        left_out=drawn.left_out,
        next_table=found.free_table(),
    )


def match_card(state: State, category: Category, number: int, at: int) -> MatchCard:
    found = board(state, category.key)
    assert found is not None
    return _kept_card(_Kept.of(state, category), state, category, found, number, at)


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a bracket of one size is drawn: its columns, the titles of its matches by number, and
    who comes to a match, first and second, as words, while the teams are not known."""

    rounds: tuple[BracketRound, ...]
    titles: dict[int, Message]
    coming: dict[tuple[int, int], Message]


@lru_cache(maxsize=32)
def _layout(teams: int) -> _Layout:
    plan = plan_of(teams)
    last = plan.last_rounds
    columns: dict[tuple[str, int], list[Match]] = {}
    for match in plan.matches:
        columns.setdefault((match.side, match.round), []).append(match)
    order = sorted(columns, key=lambda key: ((WINNERS, LOSERS, FINAL).index(key[0]), key[1]))
    return _Layout(
        rounds=tuple(
            BracketRound(
                side=side,
                round=number,
                title=round_title(side, number, last[side]),
                matches=tuple(
                    m.number for m in sorted(columns[side, number], key=lambda m: m.place)
                ),
            )
            for side, number in order
        ),
        titles={m.number: round_title(m.side, m.round, last[m.side]) for m in plan.matches},
        coming=_coming(plan),
    )


def _coming(plan: BracketPlan) -> dict[tuple[int, int], Message]:
    words = {}
    for number, way in enumerate(plan.winner_to, start=1):
        if way is not None:
            words[way] = Message("winner-of-match", match=number)
    for number, way in enumerate(plan.loser_to, start=1):
        if way is not None:
            words[way] = Message("loser-of-match", match=number)
    return words


# --- cards that are kept while their match looks as it did ---------------------------------------


class _Kept:
    """The cards made so far of one draw's matches, by number: each with what it was made from."""

    __slots__ = ("cards", "entries")

    def __init__(self, entries: object) -> None:
        self.entries = entries
        self.cards: dict[int, tuple[object, str, MatchCard]] = {}

    @classmethod
    def of(cls, state: State, category: Category) -> "_Kept":
        trail = knockout_of(category).trail
        kept = trail.cards
        if not isinstance(kept, cls) or kept.entries is not state.entries:
            kept = trail.cards = cls(state.entries)
        return kept


def _match_cards(state: State, category: Category, found: Board, at: int) -> tuple[MatchCard, ...]:
    kept = _Kept.of(state, category)
    return tuple(
        _kept_card(kept, state, category, found, number, at)
        for number in range(1, len(found.bracket.matches) + 1)
    )


def _kept_card(
    kept: _Kept, state: State, category: Category, found: Board, number: int, at: int
) -> MatchCard:
    look = found.looks[number - 1]
    before = kept.cards.get(number)
    # time passes for a match that is played, and for no other
    doing = match_state(found, number, at) if number in found.open else ""
    if before is not None and before[0] is look and before[1] == doing:
        return before[2]
    card = _match_card(state, category, found, found.bracket.matches[number - 1], at)
    kept.cards[number] = (look, doing, card)
    return card


def _match_card(
    state: State,
    category: Category,
    found: Board,
    match: Match,
    at: int,
) -> MatchCard:
    number = match.number
    layout = _layout(len(found.bracket.teams))
    winner_to, loser_to = found.bracket.ways(number)
    meeting = found.played.get(number) or found.open.get(number)
    doing = match_state(found, number, at)
    facts = as_dict(meeting.facts.points) if meeting else {}
    winner = found.bracket.winner(number)
    teams = []
    for index, one in enumerate(found.bracket.who(number)):
        entry = state.entries[one] if one else None
        coming = layout.coming.get((number, index), Message("the-same-two-if-needed"))
        teams.append(
            TeamCard(
                entry=one or "",
                name=written(entry.called) if entry else coming,
                auxiliary=entry.auxiliary if entry else "",
                number=entry.number if entry else 0,
                points=facts.get(one or ""),
                result="" if winner is None else "win" if winner == one else "loss",
            )
        )
    return MatchCard(
        category=category.key,
        match=number,
        side=match.side,
        round=match.round,
        place=match.place,
        title=layout.titles[number],
        state=doing,
        text=_text(number, doing, meeting),
        clause=found.walkovers.get(number, ""),
        table=meeting.table if meeting else 0,
        teams=tuple(teams),
        deadline=meeting.deadline if meeting else 0,
        play_to=play_to(category.plan),
        out=category.options.get("out", HIGHER),
        bidder=meeting.facts.bidder if meeting else "",
        attempt=meeting.attempt if meeting else 1,
        mode=meeting.mode if meeting else "physical",
        live_id=meeting.live_id(state.id, category.key) if meeting else "",
        reports=tuple(
            MatchReportCard(
                id=report.id,
                by=report.by,
                at=report.at,
                points=as_dict(report.sheet.points),
                caller=report.caller,
                bidder=report.sheet.bidder,
            )
            for report in (meeting.reports if meeting else ())
        ),
        call=meeting.call.why if meeting and meeting.call else None,
        corrected=bool(meeting and meeting.fixes),
        corrections=tuple(fix.id for fix in meeting.fixes) if meeting else (),
        winner_to=winner_to[0] if winner_to else 0,
        loser_to=loser_to[0] if loser_to else 0,
    )


def _text(number: int, doing: str, meeting: Meeting | None) -> Message:
    where = Message("match-by-number", match=number)
    if meeting:
        where = Message("match-at-table", match=number, table=meeting.table)
    return TEXTS[doing](where)


TEXTS: dict[str, Callable[[Message], Message]] = {
    "waiting": lambda where: Message("match-is-waiting", where=where),
    "ready": lambda where: Message("match-is-ready", where=where),
    "playing": lambda where: Message("match-is-playing", where=where),
    "time": lambda where: Message("match-is-time", where=where),
    "called": lambda where: Message("match-is-called", where=where),
    "disputed": lambda where: Message("match-is-disputed", where=where),
    "done": lambda where: Message("match-is-done", where=where),
    "walkover": lambda where: Message("match-is-walkover", where=where),
    "unneeded": lambda where: Message("no-second-final-was-needed"),
}


def aside(state: State, meeting: Meeting) -> Message:
    return Message(
        "match-is-set-aside",
        match=meeting.match,
        teams=versus(state, meeting.teams),
        points=points_words(meeting.facts),
    )


def match_at(state: State, category: Category, table: int) -> int:
    """The match whose phone this table's is: the one played there, else the last that was."""
    found = board(state, category.key)
    if found is None:
        return 0
    now = found.at_table(table)
    if now is not None:
        return now.match
    name = f"done at tables of {category.key}"
    done: dict[int, tuple[int, int]] | None = state.memo.get(name)
    if done is None:
        done = {}
        for number, one in found.played.items():
            done[one.table] = max((one.turn, number), done.get(one.table, (0, 0)))
        state.memo[name] = done
    return done.get(table, (0, 0))[1]


def match_of(state: State, category: Category, entry: str) -> int:
    """The match that a team plays, or is to play next, or played last; 0 for none."""
    found = board(state, category.key)
    if found is None:
        return 0
    path = found.bracket.path(entry) if entry in found.bracket.teams else [0]
    return path[-1]


def captain_text(card: MatchCard) -> Message:
    """Say what the phone at the table says."""
    if card.mode == "live" and card.state == "playing":
        return card.text
    if card.state == "playing":
        return Message("play-to-then-report", points=card.play_to)
    if card.state == "time":
        return Message("time-the-side-that-leads-has-won")
    if card.state == "done":
        return Message("the-result-is-in-wait-for-your-next-match")
    return card.text


def match_text(state: State, entry: Entry) -> Message:
    """Say what a team is told of its match."""
    category = state.categories[entry.category]
    number = match_of(state, category, entry.id)
    if not number:
        return Message("the-bracket-was-drawn-without-you")
    card = match_card(state, category, number, 0)
    other = next((team for team in card.teams if team.entry != entry.id), None)
    known = Player(state.entries[other.entry].called) if other and other.entry else None
    if card.table and card.state not in ("done", "walkover"):
        if known:
            return Message("match-at-table-against", match=number, table=card.table, player=known)
        return Message("match-at-table", match=number, table=card.table)
    if known:
        return Message("your-next-match-against", match=number, player=known)
    return Message("your-next-match", match=number)


_AT_TABLE = ("playing", "time", "called", "disputed")
"""A match in one of these states is at its table."""


class BracketShown(Shown):
    """What a bracket gives to the pages that all games share."""

    leads_the_wall = False  # it moves with every match: it leads where nothing else is played
    is_drawn = True

    def bracket(self, state: State, category: Category, at: int) -> BracketCard | None:
        return bracket_card(state, category, at)

    def chairs(self, state: State, category: Category) -> Iterator[tuple[str, int, str]]:
        found = board(state, category.key)
        for meeting in found.open.values() if found else ():
            yield from ((team, meeting.table, "") for team in meeting.teams)

    def matches(self, state: State, category: Category, at: int) -> tuple[MatchCard, ...]:
        found = board(state, category.key)
        return tuple(match_card(state, category, n, at) for n in (found.open if found else ()))

    def calls(self, state: State, category: Category) -> Iterator[CallCard]:
        """Their round is the match."""
        found = board(state, category.key)
        for number, meeting in found.open.items() if found else ():
            if meeting.call is not None:
                yield CallCard(
                    category=category.key,
                    round=number,
                    table=meeting.table,
                    by=meeting.call.by,
                    at=meeting.call.at,
                    why=meeting.call.why,
                )

    def waiting(self, state: State, category: Category) -> OutOfArea | None:
        return out_of_area(state, category)

    def seat_lines(self, state: State, category: Category) -> Iterator[SeatLine]:
        """Each of a team by name."""
        found = board(state, category.key)
        for meeting in found.open.values() if found else ():
            for person in (one for team in meeting.teams for one in state.entries[team].people):
                yield SeatLine(
                    name=person,
                    category_name=category.plan.name,
                    table=meeting.table,
                    began=meeting.called_at,
                )

    def match_lines(self, state: State, category: Category) -> Iterator[MatchLine]:
        found = board(state, category.key)
        titles = _layout(len(found.bracket.teams)).titles if found else {}
        for number, meeting in found.open.items() if found else ():
            yield MatchLine(
                category_name=category.plan.name,
                match=number,
                title=titles[number],
                table=meeting.table,
                teams=tuple(state.entries[team].called for team in meeting.teams),
                deadline=meeting.deadline,
            )

    def captain(
        self, state: State, category: Category, table: int, at: int, empty: "CaptainView"
    ) -> "CaptainView":
        """The match there, or the last that was."""
        number = match_at(state, category, table)
        if not number:
            return empty
        card = match_card(state, category, number, at)
        found = board(state, category.key)
        meeting = found and (found.open.get(number) or found.played.get(number))
        open_still = bool(
            found and meeting and (number in found.open or not moved_on(found, meeting))
        )
        return replace(
            empty,
            may_report=open_still
            and card.mode == "physical"
            and card.state != "called"
            and not card.corrected,
            may_deal=card.state == "playing",
            report_state={"disputed": "disputed", "done": "sent"}.get(card.state, "none"),
            text=captain_text(card),
            marks_needed=2,
            match=card,
        )

    def seat(self, state: State, category: Category, entry: str, at: int) -> dict[str, Any]:
        match = self.match(state, category, entry, at)
        return {"live_id": match.live_id} if match and match.state in _AT_TABLE else {}

    def match(self, state: State, category: Category, entry: str, at: int) -> MatchCard | None:
        number = match_of(state, category, entry)
        return match_card(state, category, number, at) if number else None

    def out(self) -> Message:
        return Message("your-second-loss")

    def at_a_table(self, state: State, entry: Entry) -> Message:
        return match_text(state, entry)
