"""Double elimination of any number of teams (LLAA-T-09): the second loss puts a team out.

Teams stand in the order of a draw (``draw_teams``). The winners' side is a knockout over the next
power of two; byes are spread over it. Who loses there comes down to the losers' side, to a place
chosen so that those who have met meet again as late as can be. The two winners play the final; if
the team from the losers' side wins it, both have lost once, and a second final decides.

For n teams: n - 1 matches among winners, n - 2 among losers, one final or two. Rounds:
``winners_rounds(n)`` = ceil(log2 n), ``losers_rounds(n)`` = ceil(log2 n) + ceil(log2 2n/3) - 2
(none for two teams), and the final or finals.

The matches and their ways are a ``Plan``, made once for each number of teams. What happened is a
list of results, each with the two who played. Everything else follows from it, so that an earlier
result can be corrected at any time: a later match stands if the same two would have met in it, else
it is ``set_aside`` and named. One result touches only the matches behind it, and a copy of a
bracket costs nothing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from cardhall.formats.lot import Lot
from cardhall.formats.persistent_vector import PersistentVector
from cardhall.formats.seating import PersonToSeat
from cardhall.messages import Message, one_after_another

WINNERS = "winners"
LOSERS = "losers"
FINAL = "final"

_NOBODY = -1  # a place that stays empty: a bye
_OPEN = -2  # a place not decided yet

Way = tuple[int, int]
"""Where a team goes on: the number of the match, and whether as its first or second (0, 1)."""
Judge = Callable[[int, str, str], str | None]
"""Who of two teams has won a match, by its number; None while it is open."""


def winners_rounds(teams: int) -> int:
    """Rounds on the winners' side: ceil(log2 n)."""
    return (teams - 1).bit_length()


def losers_rounds(teams: int) -> int:
    """Rounds on the losers' side: ceil(log2 n) + ceil(log2 2n/3) - 2; none for two teams."""
    if teams < 3:
        return 0
    # ceil(log2 of a fraction): the least e with 3 * 2^e >= 2n
    log = next(e for e in range(64) if 3 << e >= 2 * teams)
    return winners_rounds(teams) + log - 2


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the bracket. ``number`` is its name on paper, from 1, in the order of play;
    ``round`` counts from 1 on its side; ``place`` from 0 within the round, top to bottom."""

    number: int
    side: str
    round: int
    place: int


@dataclass(frozen=True, slots=True)
class BracketPlan:
    """All matches of a bracket for a number of teams, and where each leads; by match, the first
    of a row being match 1. ``starts`` are the teams that come without a match before, by their
    places in the draw. The last match is the second final."""

    matches: tuple[Match, ...]
    winner_to: tuple[Way | None, ...]
    loser_to: tuple[Way | None, ...]
    starts: PersistentVector[tuple[int, int]]
    undecided: PersistentVector[int]
    first: tuple[int, ...]
    """The match in which each place of the draw begins."""

    @property
    def last_rounds(self) -> dict[str, int]:
        """The number of each side's last round."""
        return {match.side: match.round for match in self.matches}


@lru_cache(maxsize=64)
def plan_of(teams: int) -> BracketPlan:
    """The plan for a number of teams, made once. Raises BracketError for too few or too many."""
    if not 2 <= teams <= 1024:
        raise BracketError("teams", f"{teams} teams", "A bracket takes 2 to 1024 teams")
    return plan_by(teams, ways_down(winners_rounds(teams)))


def plan_by(teams: int, down: Sequence[Sequence[int]]) -> BracketPlan:
    """A plan with a way down of one's own: ``down[r - 1][place]`` is the place in round r among
    the winners whose loser comes to a place among the losers."""
    nodes = _build(teams, down)
    first = {team: node.match.number for node in nodes for team in node.teams if team >= 0}

    def way(to: "tuple[_Node, int] | None") -> Way | None:
        return to and (to[0].match.number, to[1])

    return BracketPlan(
        tuple(node.match for node in nodes),
        tuple(way(node.winner_to) for node in nodes),
        tuple(way(node.loser_to) for node in nodes),
        PersistentVector((node.teams[0], node.teams[1]) for node in nodes),
        PersistentVector(_OPEN for _ in nodes),
        tuple(first[team] for team in range(teams)),
    )


@dataclass(frozen=True, slots=True)
class Played:
    """A result as it happened: who played, and who of them won."""

    number: int
    teams: tuple[str, str]
    winner: str


class BracketError(ValueError):
    """A result that cannot be. ``field`` names what is wrong, ``cure`` says what to do."""

    def __init__(self, field: str, why: str, cure: str) -> None:
        super().__init__(f"{why}. {cure}")
        self.field = field
        self.why = why
        self.cure = cure


class Bracket:
    """A double elimination, from the draw to the champion.

    teams: names in the order of the draw (see ``draw_teams``), 2 to 1,024, no two alike.
    second_final: whether both finalists must have lost twice or not at all (OP-PEDRO-13); without
    it the one final decides.
    """

    __slots__ = ("_index", "_pairs", "_results", "_won", "plan", "second_final", "teams")

    def __init__(self, teams: Sequence[str], second_final: bool = True) -> None:
        self.second_final = second_final
        self.plan = plan_of(len(teams))
        self.teams = tuple(teams)
        self._index = {name: number for number, name in enumerate(self.teams)}
        if len(self._index) != len(teams):
            raise BracketError("teams", "a team is named twice", "Give each team its own name")
        self._pairs = self.plan.starts
        self._won = self.plan.undecided
        # the latest result entered of each match: first, second, winner
        self._results: PersistentVector[tuple[int, int, int] | None] = PersistentVector(
            None for _ in self.plan.matches
        )

    def copy(self) -> "Bracket":
        """Another bracket that goes its own way from here; they share what neither changes."""
        made = Bracket.__new__(Bracket)
        made.plan, made.teams, made._index = self.plan, self.teams, self._index
        made.second_final = self.second_final
        made._pairs, made._won, made._results = self._pairs, self._won, self._results
        return made

    # --- what is to be played

    @property
    def matches(self) -> tuple[Match, ...]:
        """All matches in the order of play, the second final last."""
        return self.plan.matches

    def who(self, number: int) -> tuple[str | None, str | None]:
        """The two of a match, as far as they are known."""
        one, two = self._pairs[self._at(number)]
        return self._name(one), self._name(two)

    def ready(self) -> list[Match]:
        """Matches that can be played now, in the order of play."""
        return [
            match
            for match, pair, won in zip(self.matches, self._pairs, self._won, strict=True)
            if won == _OPEN and min(pair) >= 0 and self.wanted(match.number)
        ]

    def ways(self, number: int) -> tuple[Way | None, Way | None]:
        """Find the matches that winner and loser of a match go on to; None where that team plays no
        more, or not in another match."""
        at = self._at(number)
        return self.plan.winner_to[at], self.plan.loser_to[at]

    def wanted(self, number: int) -> bool:
        """The second final is played only if the team from the losers' side won the first."""
        last = len(self.matches)
        if number != last:
            return True
        won = self._won[last - 2]
        return self.second_final and won >= 0 and won == self._pairs[last - 2][1]

    def path(self, team: str) -> list[int]:
        """The matches that a team has played and the one it comes to next, in the order of play."""
        who = self._index[team]
        number = self.plan.first[who]
        found = []
        while number:
            found.append(number)
            number = self._next(number, who)
        return found

    def _next(self, number: int, who: int) -> int:
        """Find the match that a team goes to from a match; 0 while it is open, or where the team
        plays no more."""
        at = number - 1
        won = self._won[at]
        if won < 0:
            return 0
        if number == len(self.matches) - 1:
            return number + 1 if self.wanted(number + 1) else 0
        way = (self.plan.winner_to if won == who else self.plan.loser_to)[at]
        return way[0] if way else 0

    def winner(self, number: int) -> str | None:
        """Name the winner of a match; None while it is open."""
        return self._name(self._won[self._at(number)])

    def loser(self, number: int) -> str | None:
        """Name the loser of a match; None while it is open."""
        at = self._at(number)
        won = self._won[at]
        return self._name(sum(self._pairs[at]) - won) if won >= 0 else None

    # --- results

    def record(self, number: int, winner: str, teams: tuple[str, str] | None = None) -> None:
        """Enter or correct a result. Raises BracketError for no such match, for teams not known
        yet, for a winner who does not play in it. ``teams`` may name the two who played, when
        results are read back and some stand in matches that should not have been played."""
        at = self._at(number)
        pair = teams or self.who(number)
        if pair[0] is None or pair[1] is None:
            raise BracketError(
                "match", f"match {number} is not drawn up yet", "Enter the matches before it first"
            )
        if teams is None and not self.wanted(number):
            raise BracketError(
                "match", "there is no second final", "The first one decided: correct that one"
            )
        if winner not in pair:
            raise BracketError(
                "winner", f"{winner} does not play match {number}", f"Name {pair[0]} or {pair[1]}"
            )
        one, two = self._index[pair[0]], self._index[pair[1]]
        self._results = self._results.put(at, (one, two, self._index[winner]))
        self._settle([number], self._as_recorded)

    def clear(self, number: int) -> None:
        """Take a result out; what was played behind it is set aside until it fits again."""
        self._results = self._results.put(self._at(number), None)
        self._settle([number], self._as_recorded)

    def settle(self, numbers: Iterable[int], judge: Judge) -> list[int]:
        """Ask anew who has won these matches, and all behind them whose teams change by it, in the
        order of play. For whoever keeps the results elsewhere. Gives the matches asked about."""
        index, names = self._index, self.teams

        def by_place(number: int, one: int, two: int) -> int:
            won = judge(number, names[one], names[two])
            return _OPEN if won is None else index[won]

        return self._settle(numbers, by_place)

    @property
    def played(self) -> list[Played]:
        """All results entered, those set aside among them, in the order of play."""
        return [
            Played(number, (self.teams[found[0]], self.teams[found[1]]), self.teams[found[2]])
            for number, found in enumerate(self._results, start=1)
            if found is not None
        ]

    @property
    def set_aside(self) -> list[Played]:
        """Results of matches that should not have been played, as it now turns out."""
        return [one for one in self.played if self._won[one.number - 1] == _OPEN]

    # --- where it stands

    def losses(self, team: str) -> list[int]:
        """The numbers of the matches that a team has lost, in the order of play."""
        who = self._index[team]
        return [number for number in self.path(team) if self._won[number - 1] not in (_OPEN, who)]

    def records(self) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
        """The matches that each team has lost and won so far."""
        lost: list[list[int]] = [[] for _ in self.teams]
        won: list[list[int]] = [[] for _ in self.teams]
        for number, (pair, winner) in enumerate(zip(self._pairs, self._won, strict=True), start=1):
            if winner >= 0:
                won[winner].append(number)
                lost[pair[0] + pair[1] - winner].append(number)
        return {
            team: (tuple(lost[place]), tuple(won[place])) for place, team in enumerate(self.teams)
        }

    @property
    def decider(self) -> int:
        """The number of the match that decides the bracket, as far as is known: the last one where
        a second final is to be played, else the one before."""
        last = len(self.matches)
        return last if self.wanted(last) else last - 1

    @property
    def champion(self) -> str | None:
        """The winner of the bracket; None while it is open."""
        return self.winner(self.decider)

    def places(self) -> dict[str, tuple[int, bool]]:
        """The place of each team that is out or has won, and whether it is shared: those who go
        out in one round of the losers' side are level."""
        found: dict[str, tuple[int, bool]] = {}
        champion = self.champion
        if champion is not None:
            found[champion] = (1, False)
            found[str(self.loser(self.decider))] = (2, False)
        rounds: dict[int, list[int]] = {}
        for match in self.matches:
            if match.side == LOSERS:
                rounds.setdefault(match.round, []).append(match.number)
        place = 3
        for number in sorted(rounds, reverse=True):
            level = rounds[number]
            for one in level:
                loser = self.loser(one)
                if loser is not None:
                    found[loser] = (place, len(level) > 1)
            place += len(level)
        return found

    # --- inside

    def _at(self, number: int) -> int:
        """Find the row of a match in the plan. Raises BracketError for a number that no match
        has."""
        if not 1 <= number <= len(self.matches):
            raise BracketError(
                "match", f"there is no match {number}", f"Matches are 1 to {len(self.matches)}"
            )
        return number - 1

    def _name(self, team: int) -> str | None:
        return self.teams[team] if team >= 0 else None

    def _as_recorded(self, number: int, one: int, two: int) -> int:
        """Read the winner from the result entered, if it is of the two who meet here; else the
        match is open."""
        found = self._results[number - 1]
        return found[2] if found is not None and {*found[:2]} == {one, two} else _OPEN

    def _settle(self, numbers: Iterable[int], judge: Callable[[int, int, int], int]) -> list[int]:
        """Carry changed matches, and only what lies behind them, to where they lead. A match is
        numbered after those that feed it, so each is asked about once."""
        waiting = sorted(numbers)  # a heap
        asked: list[int] = []
        final = len(self.matches) - 1
        while waiting:
            number = heappop(waiting)
            if asked and asked[-1] == number:
                continue
            asked.append(number)
            at = number - 1
            one, two = self._pairs[at]
            known = one >= 0 and two >= 0 and self.wanted(number)
            winner = judge(number, one, two) if known else _OPEN
            if winner != self._won[at]:
                self._won = self._won.put(at, winner)
            if number == final:
                # the second final is between the same two
                self._bring(final + 1, (one, two) if winner >= 0 else (_OPEN, _OPEN))
                heappush(waiting, final + 1)
            lost = one + two - winner if winner >= 0 else _OPEN
            for way, team in ((self.plan.winner_to[at], winner), (self.plan.loser_to[at], lost)):
                if way is not None:
                    target, slot = way
                    pair = self._pairs[target - 1]
                    if pair[slot] != team:
                        self._bring(target, (pair[0], team) if slot else (team, pair[1]))
                        heappush(waiting, target)
        return asked

    def _bring(self, number: int, pair: tuple[int, int]) -> None:
        self._pairs = self._pairs.put(number - 1, pair)


# --- how it is made ------------------------------------------------------------------------------


@dataclass(slots=True)
class _Node:
    """A match while the plan is made. Its winner and loser go to (match, first or second)."""

    match: Match
    teams: list[int]
    winner_to: tuple["_Node", int] | None = None
    loser_to: tuple["_Node", int] | None = None


def spread(places: int) -> list[int]:
    """0 to places - 1 (a power of two) so that each next one is as far from those before as can
    be: 0, 4, 2, 6, 1, 5, 3, 7."""
    bits = places.bit_length() - 1
    return [int(f"{number:0{bits}b}"[::-1], 2) if bits else 0 for number in range(places)]


def drop_masks(rounds: int) -> list[int]:
    """Choose the places at which losers of each round of the winners' side come down: place XOR
    mask, by round from 1.

    Two who met among the winners meet again when their places agree; places differ by the XOR of
    two masks, aligned at their highest bits. So the masks of any two rounds should differ in as
    high a bit as can be: each takes the one whose longest common beginning with the others is the
    shortest.
    """
    masks = [0]  # losers of round 1 stay where they are
    for number in range(2, rounds + 1):
        bits = rounds - number

        def likeness(mask: int, bits: int = bits) -> tuple[int, int, int]:
            alike = []
            for earlier, other in enumerate(masks, start=1):
                differ = mask ^ other >> (rounds - earlier - bits) if earlier > 1 else mask
                alike.append(bits - differ.bit_length())
            return max(alike), sum(alike), -mask

        masks.append(min(range(1 << bits), key=likeness))
    return masks


def ways_down(rounds: int) -> list[list[int]]:
    """By round of the winners' side, which of its losers comes to which place (``drop_masks``)."""
    return [
        [place ^ mask for place in range(1 << rounds - number)]
        for number, mask in enumerate(drop_masks(rounds), start=1)
    ]


_Source = tuple[_Node, bool] | int  # from a match (its loser?), a team, or nobody
_Play = Callable[[str, int, int, _Source, _Source], _Source]


def _build(teams: int, ways: Sequence[Sequence[int]]) -> list[_Node]:
    """All matches with their ways, the byes taken out: where only one comes, it goes on."""
    rounds = winners_rounds(teams)
    size = 1 << rounds
    made: list[_Node] = []
    order = spread(size // 2)
    slots = [_NOBODY] * size
    for team in range(teams):
        match, second = order[team % (size // 2)], team >= size // 2
        slots[2 * match + second] = team

    def play(side: str, number: int, place: int, one: _Source, two: _Source) -> _Source:
        """A match between two sources; with one bye or two there is none."""
        if one == _NOBODY or two == _NOBODY:
            return two if one == _NOBODY else one
        node = _Node(Match(0, side, number, place), [_OPEN, _OPEN])
        for index, source in enumerate((one, two)):
            if isinstance(source, int):
                node.teams[index] = source
            elif source[1]:
                source[0].loser_to = (node, index)
            else:
                source[0].winner_to = (node, index)
        made.append(node)
        return node, False

    def loser_of(source: _Source, was: int) -> _Source:
        """The loser of a match just made; nobody where there was none."""
        return (source[0], True) if len(made) > was and isinstance(source, tuple) else _NOBODY

    line: list[_Source] = list(slots)
    down: list[list[_Source]] = []
    for number in range(1, rounds + 1):
        winners: list[_Source] = []
        losers: list[_Source] = []
        for place in range(len(line) // 2):
            was = len(made)
            winners.append(play(WINNERS, number, place, line[2 * place], line[2 * place + 1]))
            losers.append(loser_of(winners[-1], was))
        line = winners
        down.append(losers)
    champion = _losers_side(down, ways, play)
    play(FINAL, 1, 0, line[0], champion)
    made.append(_Node(Match(0, FINAL, 2, 0), [_OPEN, _OPEN]))
    return _numbered(made)


def _losers_side(down: list[list[_Source]], ways: Sequence[Sequence[int]], play: _Play) -> _Source:
    """The losers' side: those left pair off, then meet those who come down, round about."""
    line = down[0]
    number = 0
    for index in range(1, len(down)):
        number += 1
        line = [
            play(LOSERS, number, place, line[2 * place], line[2 * place + 1])
            for place in range(len(line) // 2)
        ]
        number += 1
        coming = down[index]
        line = [
            play(LOSERS, number, place, line[place], coming[ways[index][place]])
            for place in range(len(line))
        ]
    return line[0]


def _numbered(made: list[_Node]) -> list[_Node]:
    """Rounds without a match taken out, then numbers in the order in which they can be played:
    a round of winners, then the rounds of losers that it feeds."""
    used = sorted({node.match.round for node in made if node.match.side == LOSERS})
    # a losers' round r waits for the winners' round r / 2 + 1, rounded down

    def when(node: _Node) -> tuple[int, int, int]:
        match = node.match
        if match.side == FINAL:
            return (1 << 30, match.round, 0)
        if match.side == WINNERS:
            return (2 * match.round, 0, match.place)
        return (2 * (match.round // 2 + 1) + 1, match.round, match.place)

    made.sort(key=when)
    for number, node in enumerate(made, start=1):
        match = node.match
        a_round = used.index(match.round) + 1 if match.side == LOSERS else match.round
        node.match = Match(number, match.side, a_round, match.place)
    return made


# --- the draw ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BracketDraw:
    """The draw: teams in their order, and for each the reason in words."""

    teams: tuple[str, ...]
    why: Mapping[str, Message]


def draw_teams(teams: Sequence[PersonToSeat], lot: Lot) -> BracketDraw:
    """Teams in drawn order; those of one group are laid as far apart as can be, so that they meet
    late. Who has no opponent in the first round goes on without one: the byes are spread."""
    groups: dict[str, list[str]] = {}
    for team in teams:
        groups.setdefault(team.group or f"\n{team.id}", []).append(team.id)
    line = [one for name in lot.shuffle(sorted(groups)) for one in lot.shuffle(groups[name])]
    byes = (1 << winners_rounds(len(line))) - len(line)
    half = 1 << winners_rounds(len(line)) - 1
    alone = set(line[len(line) - half : half])
    sizes = {one: len(ids) for ids in groups.values() for one in ids}
    why = {}
    for one in line:
        words = [Message("drawn-by-lot")]
        if sizes[one] > 1:
            words.append(Message("teams-of-one-auxiliary-are-kept-apart", count=sizes[one]))
        if one in alone:
            words.append(Message("no-opponent-in-the-first-round", count=byes))
        why[one] = one_after_another(*words)
    return BracketDraw(tuple(line), why)


def replay(teams: Sequence[str], results: Sequence[Played]) -> Bracket:
    """The bracket after results, entered in the order of play."""
    bracket = Bracket(teams)
    for one in sorted(results, key=lambda played: played.number):
        bracket.record(one.number, one.winner, one.teams)
    return bracket
