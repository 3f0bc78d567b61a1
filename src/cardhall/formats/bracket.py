"""Double elimination of any number of teams (LLAA-T-09): the second loss puts a team out.

Teams stand in the order of a draw (``draw_teams``). The winners' side is a knockout over the next
power of two; byes are spread over it. Who loses there comes down to the losers' side, to a place
chosen so that those who have met meet again as late as can be. The two winners play the final; if
the team from the losers' side wins it, both have lost once, and a second final decides.

For n teams: n - 1 matches among winners, n - 2 among losers, one final or two. Rounds:
``winners_rounds(n)`` = ceil(log2 n), ``losers_rounds(n)`` = ceil(log2 n) + ceil(log2 2n/3) - 2
(none for two teams), and the final or finals.

What happened is a list of results, each with the two who played. Everything else follows from it,
so that an earlier result can be corrected at any time: a later match stands if the same two would
have met in it, else it is ``set_aside`` and named. One result touches only the matches behind it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot
from cardhall.formats.seating import Person

WINNERS = "winners"
LOSERS = "losers"
FINAL = "final"

_NOBODY = -1  # a place that stays empty: a bye
_OPEN = -2  # a place not decided yet


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


@dataclass(slots=True)
class _Node:
    """A match while it is being played out. Sources are (node, is it the loser that comes)."""

    match: Match
    teams: list[int]
    winner_to: tuple["_Node", int] | None = None
    loser_to: tuple["_Node", int] | None = None
    winner: int = _OPEN
    result: tuple[int, int, int] | None = None
    """The latest result entered: (first, second, winner), in no particular order of the two."""


class Bracket:
    """A double elimination, from the draw to the champion.

    teams: names in the order of the draw (see ``draw_teams``), 2 to 1,024, no two alike.
    """

    def __init__(self, teams: Sequence[str]) -> None:
        if not 2 <= len(teams) <= 1024:
            raise BracketError("teams", f"{len(teams)} teams", "A bracket takes 2 to 1024 teams")
        if len(set(teams)) != len(teams):
            raise BracketError("teams", "a team is named twice", "Give each team its own name")
        self.teams = tuple(teams)
        self._index = {name: number for number, name in enumerate(self.teams)}
        self._nodes = _build(len(teams))
        self._by_number = {node.match.number: node for node in self._nodes}

    # --- what is to be played

    @property
    def matches(self) -> list[Match]:
        """All matches in the order of play, the second final last."""
        return [node.match for node in self._nodes]

    def who(self, number: int) -> tuple[str | None, str | None]:
        """The two of a match, as far as they are known."""
        one, two = self._node(number).teams
        return self._name(one), self._name(two)

    def ready(self) -> list[Match]:
        """Matches that can be played now, in the order of play."""
        return [
            node.match
            for node in self._nodes
            if node.winner == _OPEN and min(node.teams) >= 0 and self._wanted(node)
        ]

    def ways(self, number: int) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
        """Where winner and loser of a match go on: the match, and whether as its first or second
        (0, 1); None where that team plays no more, or not in another match."""
        node = self._node(number)
        one, two = (
            (way[0].match.number, way[1]) if way else None
            for way in (node.winner_to, node.loser_to)
        )
        return one, two

    def winner(self, number: int) -> str | None:
        """Who won a match; None while it is open."""
        node = self._node(number)
        return self._name(node.winner)

    def loser(self, number: int) -> str | None:
        """Who lost a match; None while it is open."""
        node = self._node(number)
        if node.winner < 0:
            return None
        return self._name(sum(node.teams) - node.winner)

    # --- results

    def record(self, number: int, winner: str, teams: tuple[str, str] | None = None) -> None:
        """Enter or correct a result. Raises BracketError for no such match, for teams not known
        yet, for a winner who does not play in it. ``teams`` may name the two who played, when
        results are read back and some stand in matches that should not have been played."""
        node = self._node(number)
        pair = teams or self.who(number)
        if pair[0] is None or pair[1] is None:
            raise BracketError(
                "match", f"match {number} is not drawn up yet", "Enter the matches before it first"
            )
        if teams is None and not self._wanted(node):
            raise BracketError(
                "match", "there is no second final", "The first one decided: correct that one"
            )
        if winner not in pair:
            raise BracketError(
                "winner", f"{winner} does not play match {number}", f"Name {pair[0]} or {pair[1]}"
            )
        one, two = self._index[pair[0]], self._index[pair[1]]
        node.result = (one, two, self._index[winner])
        self._settle(node)

    def clear(self, number: int) -> None:
        """Take a result out; what was played behind it is set aside until it fits again."""
        node = self._node(number)
        node.result = None
        self._settle(node)

    @property
    def played(self) -> list[Played]:
        """All results entered, those set aside among them, in the order of play."""
        found = []
        for node in self._nodes:
            if node.result is not None:
                one, two, won = node.result
                pair = (self.teams[one], self.teams[two])
                found.append(Played(node.match.number, pair, self.teams[won]))
        return found

    @property
    def set_aside(self) -> list[Played]:
        """Results of matches that should not have been played, as it now turns out."""
        return [one for one in self.played if self._node(one.number).winner == _OPEN]

    # --- where it stands

    def losses(self, team: str) -> list[int]:
        """The numbers of the matches that a team has lost, in the order of play."""
        who = self._index[team]
        return [
            node.match.number
            for node in self._nodes
            if node.winner >= 0 and who in node.teams and node.winner != who
        ]

    @property
    def champion(self) -> str | None:
        """Who has won the bracket; None while it is open."""
        first, second = self._nodes[-2:]
        if first.winner < 0:
            return None
        if not self._wanted(second):
            return self._name(first.winner)
        return self._name(second.winner)

    def places(self) -> dict[str, tuple[int, bool]]:
        """The place of each team that is out or has won, and whether it is shared: those who go
        out in one round of the losers' side are level."""
        found: dict[str, tuple[int, bool]] = {}
        champion = self.champion
        if champion is not None:
            last = self._nodes[-1] if self._wanted(self._nodes[-1]) else self._nodes[-2]
            found[champion] = (1, False)
            found[str(self.loser(last.match.number))] = (2, False)
        rounds: dict[int, list[_Node]] = {}
        for node in self._nodes:
            if node.match.side == LOSERS:
                rounds.setdefault(node.match.round, []).append(node)
        place = 3
        for number in sorted(rounds, reverse=True):
            level = rounds[number]
            for node in level:
                loser = self.loser(node.match.number)
                if loser is not None:
                    found[loser] = (place, len(level) > 1)
            place += len(level)
        return found

    # --- inside

    def _node(self, number: int) -> _Node:
        node = self._by_number.get(number)
        if node is None:
            raise BracketError(
                "match", f"there is no match {number}", f"Matches are 1 to {len(self._nodes)}"
            )
        return node

    def _name(self, team: int) -> str | None:
        return self.teams[team] if team >= 0 else None

    def _wanted(self, node: _Node) -> bool:
        """The second final is played only if the team from the losers' side won the first."""
        if node is not self._nodes[-1]:
            return True
        first = self._nodes[-2]
        return first.winner >= 0 and first.winner == first.teams[1]

    def _settle(self, node: _Node) -> None:
        """Carry a changed match, and only what lies behind it, to where it leads."""
        open_still = [node]
        while open_still:
            node = open_still.pop()
            before = node.winner
            node.winner = self._outcome(node)
            if node is self._nodes[-2]:
                # the second final is between the same two
                self._nodes[-1].teams[:] = node.teams if node.winner >= 0 else [_OPEN, _OPEN]
                open_still.append(self._nodes[-1])
            if node.winner == before and node.winner == _OPEN:
                continue
            lost = sum(node.teams) - node.winner if node.winner >= 0 else _OPEN
            for target, team in ((node.winner_to, node.winner), (node.loser_to, lost)):
                if target is not None and target[0].teams[target[1]] != team:
                    target[0].teams[target[1]] = team
                    open_still.append(target[0])

    def _outcome(self, node: _Node) -> int:
        """Who won, if the result entered is of the two who meet here."""
        if node.result is None or not self._wanted(node):
            return _OPEN
        one, two, won = node.result
        return won if {one, two} == set(node.teams) else _OPEN


# --- how it is made ------------------------------------------------------------------------------


def spread(places: int) -> list[int]:
    """0 to places - 1 (a power of two) so that each next one is as far from those before as can
    be: 0, 4, 2, 6, 1, 5, 3, 7."""
    bits = places.bit_length() - 1
    return [int(f"{number:0{bits}b}"[::-1], 2) if bits else 0 for number in range(places)]


def drop_masks(rounds: int) -> list[int]:
    """Where losers of each round of the winners' side come down: place XOR mask, by round from 1.

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


_Source = tuple[_Node, bool] | int  # from a match (its loser?), a team, or nobody
_Play = Callable[[str, int, int, _Source, _Source], _Source]


def _build(teams: int) -> list[_Node]:
    """All matches with their ways, the byes taken out: where only one comes, she goes on."""
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
    champion = _losers_side(down, drop_masks(rounds), play)
    play(FINAL, 1, 0, line[0], champion)
    made.append(_Node(Match(0, FINAL, 2, 0), [_OPEN, _OPEN]))
    return _numbered(made)


def _losers_side(down: list[list[_Source]], masks: list[int], play: _Play) -> _Source:
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
            play(LOSERS, number, place, line[place], coming[place ^ masks[index]])
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
class Drawn:
    """The draw: teams in their order, and for each the reason in words."""

    teams: tuple[str, ...]
    why: Mapping[str, str]


def draw_teams(teams: Sequence[Person], lot: Lot) -> Drawn:
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
        words = ["Drawn by lot."]
        if sizes[one] > 1:
            words.append(f"The {sizes[one]} teams of one auxiliary are kept apart.")
        if one in alone:
            words.append(f"No opponent in the first round: one of {byes} byes.")
        why[one] = " ".join(words)
    return Drawn(tuple(line), why)


def replay(teams: Sequence[str], results: Sequence[Played]) -> Bracket:
    """The bracket after results, entered in the order of play."""
    bracket = Bracket(teams)
    for one in sorted(results, key=lambda played: played.number):
        bracket.record(one.number, one.winner, one.teams)
    return bracket
