"""Results: every place explained from the figures that decide, nothing said of anybody's money."""

import re
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall.commands import SettingsPatch
from cardhall.hall.event import Context, State, decide, evolve
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.freezeout import commands as hc
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.home_game import commands as lc
from cardhall.hall.results import ResultGame, ResultPlace, Results, results
from cardhall.hall.state import standings
from cardhall.messages import to_answer, written
from cardhall.messages.message import nth
from tests.hall.bracketday import PedroDay
from tests.hall.hallday import PLAY, Day, of_kind, there
from tests.hall.test_rap_night import KEY, Night

PRESETS = ("llaa", "lions-euchre", "kofc-holdem", "rap")


class Event:
    """A made-up event of a preset, played up to a step."""

    def __init__(self, preset: str, until: str = "awards", seed: str = "results") -> None:
        self.state, self._ids = State(), 0
        settings = SettingsPatch(play_at=PLAY)
        ctx = self.ctx(seed)
        self.do(c.CreateEvent(id="ev", preset=preset, settings=settings, rehearsal=True), ctx)
        for key in self.state.categories:
            self.do(c.Rehearse(category=key, until=until), self.ctx(f"{seed}/{key}"))

    @property
    def tournament(self) -> Freezeout:
        return of_kind(Freezeout, self.state.categories["holdem"].format_state)

    def new_id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def ctx(self, seed: str) -> Context:
        return Context(PLAY, written("Chair"), "chair", seed, self.new_id)

    def do(self, command: c.Command, ctx: Context) -> None:
        for fact in decide(self.state, command, ctx):
            self.state = evolve(self.state, fact)


@pytest.fixture(scope="module")
def events() -> dict[str, Event]:
    return {preset: Event(preset) for preset in PRESETS}


def why(game: ResultGame, place: int) -> list[str]:
    """The explanations of everybody at a place."""
    return [". ".join(w.text for w in one.why) for one in game.places if one.place == place]


def figures(line: ResultPlace) -> dict[str, int | None]:
    return {figure.label: figure.value for figure in line.figures}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_place_of_every_format_is_explained(events: dict[str, Event], preset: str) -> None:
    found = results(events[preset].state, winners=True)
    assert found.finished
    for game in found.games:
        assert game.finished
        assert len({tuple(f.label for f in one.figures) for one in game.places}) == 1
        tallies = standings(events[preset].state, game.key).tallies
        assert {one.entry for one in game.places} == set(tallies)
        for one in game.places:
            assert (one.place, one.shared) == (tallies[one.entry].place, tallies[one.entry].shared)
            assert one.why
            assert all(re.match(r"[A-Z]|-?\d", w.text) for w in one.why)
            assert any(w.clause for w in one.why)


DECIDES: dict[str, Callable[[dict[str, int | None]], tuple[int, ...]]] = {
    "elimination": lambda x: (
        x["Out in round"] or 10**6,
        x.get("Chips then", x.get("Points then", 0)) or 0,
    ),
    "progressive": lambda x: (there(x["Points"]),),
    "table": lambda x: (there(x["Won or lost"]),),
}


@pytest.mark.parametrize("preset", ["llaa", "lions-euchre", "rap"])
def test_places_follow_the_figures_and_level_ones_say_how_they_were_parted(
    events: dict[str, Event], preset: str
) -> None:
    for game in results(events[preset].state, winners=True).games:
        if game.format not in DECIDES:
            continue
        rank = DECIDES[game.format]
        placed = [x for x in game.places if x.place and x.status in ("in", "out")]
        for first, second in pairwise(placed):
            assert rank(figures(first)) >= rank(figures(second)), game.key
            text = ". ".join(w.text for w in first.why)
            if rank(figures(first)) == rank(figures(second)) and game.format != "elimination":
                assert "evel with" in text
            if first.shared:
                assert "shared" in text
            elif first.place != second.place and rank(figures(first)) != rank(figures(second)):
                assert "is shared" not in text


@pytest.mark.clause("LLAA-T-20")
def test_awards_are_empty_until_all_is_decided_and_then_name_the_first_places() -> None:
    event = Event("llaa", "round:2")
    event.do(c.Rehearse(category="boure", until="awards"), event.ctx("boure"))
    early = results(event.state, winners=True)
    assert early.games[0].finished
    assert (early.finished, early.awards) == (False, ())
    late = results(Event("llaa").state, winners=True)
    for game in late.games:
        named = {(x.place, x.called) for x in late.awards if x.game == game.name}
        assert named == {
            (x.place, x.called)
            for x in game.places
            if 1 <= x.place <= 3 and x.status != "withdrawn"
        }


def test_an_extra_game_is_named_when_it_decided_and_when_it_is_still_to_be_played() -> None:
    day = Day(3).sign_in_all()
    day.draw()
    day.start()
    one, two, three = day.table().seats
    for _ in range(3):
        day.report(1, [200, 50, 50])
        day.close()
        if not standings(day.state, "boure").finished:
            day.draw()
            day.do(rc.StartRound())
    game = results(day.state, winners=True).games[0]
    (tie,) = game.ties
    assert tie.place == 2
    assert "2nd place" in tie.text
    assert all("an extra game is to decide" in text for text in why(game, 2))
    day.do(c.EnterPlaceGame(order=(three, two), dealt_by="Judge"))
    game = results(day.state, winners=True).games[0]
    assert game.ties == ()
    name = {x: day.state.entries[x].name for x in (one, two, three)}
    assert (
        f"Level with {name[two]}: the extra game decided, and the player won it" in why(game, 2)[0]
    )
    assert f"behind {name[three]}" in why(game, 3)[0]
    assert "Third loss in round 3 (lost in rounds 1, 2 and 3)" in why(game, 3)[0]
    assert "50 chips in that round" in why(game, 3)[0]
    assert "The last one in: nothing lost" in why(game, 1)[0]


def test_a_bracket_names_the_matches_that_put_a_team_out() -> None:
    day = PedroDay(4).called()
    day.do(c.Rehearse(category="pedro", until="awards"))
    game = results(day.state, winners=True).games[0]
    assert (game.rounds_what, game.finished) == ("matches", True)
    assert re.search(r"Won the last match", why(game, 1)[0])
    assert re.search(
        r"Second loss in match \d+ \((Second final|Final)\) to .*, \d+ to \d+", why(game, 2)[0]
    )
    assert re.search(r"First loss in match \d+", why(game, 4)[0])


def test_hold_em_says_who_went_out_on_the_same_hand(events: dict[str, Event]) -> None:
    game = results(events["kofc-holdem"].state, winners=True).games[0]
    assert "all the chips" in why(game, 1)[0]
    assert why(game, 2)[0].startswith("Went out when 58 others had gone before")
    for one in game.places[1:]:
        text = ". ".join(w.text for w in one.why)
        assert "same hand" in text or "no tie to break" in text
        assert one.shared == ("as many on the same hand" in text)
    paid = [x.prize_cents for x in game.places]
    assert paid == sorted(paid, reverse=True)
    assert paid[0] > 0


@pytest.mark.parametrize("stacks", [(3000, 1200), (2000, 2000)])
def test_of_two_out_on_one_hand_the_larger_stack_stands_higher(stacks: tuple[int, int]) -> None:
    event = Event("kofc-holdem", "playing")
    table = event.tournament.room().live[0]
    first, second = table.players[:2]
    outs = tuple(
        hc.OutSeat(entry=one, stack=stack)
        for one, stack in zip((first, second), stacks, strict=True)
    )
    ctx = event.ctx("out")
    event.do(hc.ReportOut(category="holdem", table=table.number, outs=outs), ctx)
    for out, asked in event.tournament.asked().items():
        for one in asked:
            event.do(hc.DeclineRebuy(category="holdem", out=out, entry=one), event.ctx(one))
    lines = {x.entry: x for x in results(event.state).games[0].places}
    upper, lower = lines[first], lines[second]
    name = event.state.entries[second].called
    text = ". ".join(w.text for w in upper.why)
    assert "Went out when nobody had gone before" in text
    if stacks[0] == stacks[1]:
        assert (upper.place, upper.shared) == (lower.place, True)
        assert f"{name} had as many on the same hand: they share" in text
    else:
        assert (upper.place, lower.place) == (len(lines) - 1, len(lines))
        assert f"{name} went out on the same hand with fewer, 1,200: below this player" in text
        assert "with more, 3,000: above this player" in lower.why[-1].text


def test_the_cup_is_an_award_of_its_own(events: dict[str, Event]) -> None:
    found = results(events["lions-euchre"].state, winners=True)
    cup = [x for x in found.awards if x.what == "the cup"]
    least = min(there(figures(x)["Points"]) for x in found.games[0].places)
    assert {x.called for x in cup} <= {
        x.called for x in found.games[0].places if figures(x)["Points"] == least
    }
    assert bool(cup) == any(x.prize_cents for x in found.games[0].places[4:])
    firsts = [x for x in found.awards if x.place == 1]
    assert firsts
    assert all(x.cents > 0 for x in firsts)


def test_a_night_at_home_is_placed_by_what_was_won() -> None:
    night = Night()
    night.set_stacks(A=1500, B=500, C=1300, D=700)
    night.do(lc.EndNight(category=KEY))
    game = results(night.state, winners=True).games[0]
    assert [x.called for x in game.places] == ["Ada", "Cam", "Eve", "Dot", "Bea"]
    assert why(game, 1) == [
        "Won $5.00: $15.00 in chips, $10.00 bought in. Nobody else came out level: no tie to break"
    ]
    assert why(game, 5)[0].startswith("Lost $5.00: $5.00 in chips")


# --- who may know what --------------------------------------------------------------------------

MONEY = re.compile(r"paid|owing|payment|fee_cents|code", re.IGNORECASE)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_everybody_sees_has_no_code_and_no_money_but_prizes(
    events: dict[str, Event], preset: str
) -> None:
    state = events[preset].state
    text = to_answer(results(state, winners=True)).decode()
    data = msgspec.json.decode(text)
    assert data["ledger"] is None
    codes = [one.code for one in state.entries.values()]
    codes += [code for one in state.categories.values() for code in one.codes.values()]
    assert not [code for code in (*codes, state.judge_code) if code in text]
    data.pop("ledger")
    keys = set(re.findall(r'"(\w+)":', msgspec.json.encode(data).decode()))
    assert not {key for key in keys if MONEY.search(key)}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_book_of_the_ledger_adds_up_to_nothing(events: dict[str, Event], preset: str) -> None:
    found: Results = results(events[preset].state, ledger=True)
    assert found.ledger is not None
    books = {one.book for one in found.ledger.accounts}
    for book in books:
        assert sum(x.cents for x in found.ledger.accounts if x.book == book) == 0
    assert len(books) == {"llaa": 1, "kofc-holdem": 1}.get(preset, 2)
    paid = sum(one.paid_cents for one in found.ledger.fees)
    received = ("In the box", "Laid aside for the house", "Prizes paid")
    assert paid == sum(x.cents for x in found.ledger.accounts if x.account in received)
    assert not any("id" in re.findall(r"id\d+", x.account) for x in found.ledger.accounts)


def test_a_name_that_was_forgotten_is_forgotten_here_too() -> None:
    day = Day(5).seated()
    day.report_all()
    day.close()
    gone = day.table().seats[0]
    name = day.state.entries[gone].name
    day.do(c.BlankName(entry=gone))
    assert name not in to_answer(results(day.state, ledger=True)).decode()


def test_places_are_counted_in_words() -> None:
    assert [nth(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th",
    ]  # fmt: skip
