"""A night of Bouré at home: its ledger, the buy-ins, the pot, corrections and settling up."""

import random

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import Context, Refusal, State, decide, evolve, fold, stale
from cardhall.hall.events import Fact
from cardhall.hall.formats.home_game import commands as lc
from cardhall.hall.formats.home_game import views as of_home_game
from cardhall.hall.formats.home_game.books import Books, books_of, shares
from cardhall.hall.formats.home_game.decide.hands import who_is_dealt
from cardhall.hall.formats.home_game.events import LineCorrected, LineWritten
from cardhall.hall.formats.home_game.lines import BANK, CountLine, EndLine, HandLine, Terms
from cardhall.hall.formats.home_game.preview import HomeGamePreview
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.log import words
from cardhall.hall.preview import preview
from cardhall.hall.state import Category, finished, phase, standings
from cardhall.messages import Message, written
from tests.hall.hallday import of_kind, there

KEY = "boure"
NAMES = ("Ada", "Bea", "Cam", "Dot", "Eve")


def consequences(before: State, after: State) -> tuple[Message, ...]:
    return tuple(HomeGamePreview().consequences(before, after, KEY))


class Night:
    """A night of people called A to E after their first letters, each known by that letter."""

    def __init__(self, people: int = 5, begun: bool = True, seed: str = "night") -> None:
        self.state, self.at, self._ids, self.seed = State(), 1_000, 0, seed
        self.facts: list[Fact] = []
        self.do(c.CreateEvent(id="ev", preset="rap", rehearsal=True))
        for name in NAMES[:people]:
            self.do(lc.Join(category=KEY, name=name))
        if begun:
            self.begin()

    def new_id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def ctx(self, role: str = "chair", scope: str = "") -> Context:
        return Context(
            self.at, written(role.title()), role, f"{self.seed}/{self._ids}", self.new_id, scope
        )

    def do(self, command: c.Command, role: str = "chair", scope: str = "") -> list[Fact]:
        facts = decide(self.state, command, self.ctx(role, scope))
        for fact in facts:
            self.state = evolve(self.state, fact)
            self.facts.append(fact)
        return facts

    def refused(self, command: c.Command, role: str = "chair", scope: str = "") -> Refusal:
        before = self.state
        with pytest.raises(Refusal) as caught:
            decide(self.state, command, self.ctx(role, scope))
        assert self.state is before
        return caught.value

    def begin(self) -> "Night":
        self.do(lc.TakeSeats(category=KEY, dealer=self.id("E") if "E" in self.letters else ""))
        self.do(lc.HearCard(category=KEY))
        self.do(lc.BeginNight(category=KEY))
        return self

    @property
    def letters(self) -> dict[str, str]:
        return {one.name[0]: one.id for one in self.state.entries.values()}

    def id(self, letter: str) -> str:
        return self.letters.get(letter, letter)

    def ids(self, letters: str) -> tuple[str, ...]:
        return tuple(self.id(one) for one in letters)

    @property
    def ledger(self) -> HomeGame:
        game = self.state.categories[KEY].format_state
        assert isinstance(game, HomeGame)
        return game

    @property
    def books(self) -> Books:
        return self.ledger.books

    def stack(self, letter: str) -> int:
        return self.books.stack(self.id(letter))

    def dealt(self) -> str:
        found = who_is_dealt(self.state, self.state.categories[KEY], self.ledger)
        return "".join(self.state.entries[one].name[0] for one in found)

    def hand(
        self,
        inside: str,
        taker: str = "",
        boured: str = "",
        reneged: str = "",
        *,
        dealt: tuple[str, ...] = (),
        pot_cents: int | None = None,
        before: str = "",
        why: str = "",
    ) -> lc.WriteHand:
        """Who was in, took the pot, bouréd and reneged, by their letters."""
        return lc.WriteHand(
            category=KEY,
            inside=self.ids(inside),
            taker=self.id(taker),
            boured=self.ids(boured),
            reneged=self.ids(reneged),
            dealt=dealt,
            pot_cents=pot_cents,
            before=before,
            why=why,
        )

    def play(self, *hand: str) -> str:
        """Writes a hand; its id."""
        (fact,) = self.do(self.hand(*hand))
        return of_kind(LineWritten, fact).line.id

    def set_stacks(self, pot: int = 0, **stacks: int) -> None:
        """All chips as counted; those not named hold what they had, the first of them the rest."""
        books = self.books
        there = [x for x in self.letters if self.id(x) in books.people]
        found = {self.id(one): stacks.get(one, self.stack(one)) for one in there}
        first = self.id(next(one for one in there if one not in stacks))
        found[first] += books.issued - pot - sum(found.values())
        self.do(lc.CountChips(category=KEY, stacks=found, pot_cents=pot))


@pytest.mark.clause("RAP-44")
def test_the_ledger_opens_at_ten_for_everybody() -> None:
    night = Night()
    assert [night.stack(x) for x in "ABCDE"] == [1000] * 5
    assert [night.books.bill(night.id(x)) for x in "ABCDE"] == [-1000] * 5
    assert {m.clause for told in night.books.told for m in told.movements} == {"RAP-44"}


def test_a_hand_moves_antes_and_the_pot_and_says_what_is_owed_next() -> None:
    night = Night()
    night.play("ABC", "A", "C")
    assert night.stack("A") == 1000 - 10 + 50
    assert [night.stack(x) for x in "BCDE"] == [990] * 4
    assert night.books.due(night.id("C")).cents == 50
    night.play("ABC")  # 2-2-1
    assert night.books.pot == 4 * 10 + 50
    assert night.stack("C") == 990 - 50


def test_every_phase_of_the_night_follows_the_last() -> None:
    night = Night(begun=False)

    def category() -> Category:
        return night.state.categories[KEY]

    assert phase(night.state, category()) == "entries"
    night.do(lc.TakeSeats(category=KEY))
    assert phase(night.state, category()) == "seated"
    night.do(lc.HearCard(category=KEY))
    night.do(lc.BeginNight(category=KEY))
    assert phase(night.state, category()) == "playing"
    night.do(lc.EndNight(category=KEY))
    assert phase(night.state, category()) == "done"
    assert finished(night.state, KEY)


# --- the table card -----------------------------------------------------------------------------


@pytest.mark.clause("RAP-50")
def test_nobody_is_dealt_a_hand_before_hearing_the_rules() -> None:
    night = Night(begun=False)
    night.do(lc.TakeSeats(category=KEY))
    refusal = night.refused(lc.BeginNight(category=KEY))
    assert (refusal.clause, refusal.field) == ("RAP-50", "entries")
    assert "Ada" in refusal.why
    night.do(lc.HearCard(category=KEY))
    night.do(lc.BeginNight(category=KEY))
    night.do(lc.Join(category=KEY, name="Fay"))
    assert "F" not in night.dealt()
    assert night.refused(night.hand("ABF", "A")).field == "inside"
    fay = night.id("F")
    night.do(lc.HearCard(category=KEY), "player", fay)
    assert "F" in night.dealt()
    assert night.refused(lc.HearCard(category=KEY), "player", fay).clause == "RAP-50"


@pytest.mark.clause("RAP-43")
def test_the_table_card_marks_each_variation_on_or_off() -> None:
    night = Night(begun=False)
    lines = {
        x.option: x
        for x in of_home_game.card(night.state, night.state.categories[KEY], 0).variations
    }
    assert list(lines)[:3] == ["undertrump", "renege", "in-or-out"]
    on = {option for option, line in lines.items() if line.on}
    assert on == {"undertrump", "renege", "in-or-out", "pot-limit", "ladder"}
    night.do(c.SetOption(category=KEY, option="ladder", value="off"))
    night.do(c.SetOption(category=KEY, option="gap-force", value="on"))
    lines = {
        x.option: x
        for x in of_home_game.card(night.state, night.state.categories[KEY], 0).variations
    }
    assert not lines["ladder"].on
    assert "out for the night" in lines["ladder"].text
    assert lines["gap-force"].on
    assert set(night.state.categories[KEY].options) <= {*lines, "final"}


# --- buy-ins ------------------------------------------------------------------------------------


@pytest.mark.clause("RAP-45", "RAP-46")
def test_buy_ins_go_down_the_ladder_to_nineteen_seventy_and_then_no_more() -> None:
    night = Night()
    ada = night.id("A")
    for step in (500, 250, 120, 60, 30, 10):
        night.set_stacks(A=0)
        night.do(lc.BuyIn(category=KEY, entry=ada))
        assert night.books.last_buy_in[ada] == step
        assert night.stack("A") == step
    assert night.books.bought[ada] == 1970
    night.set_stacks(A=0)
    refusal = night.refused(lc.BuyIn(category=KEY, entry=ada))
    assert refusal.clause == "RAP-45"
    assert "A" not in night.dealt()
    needs = views.console_view(night.state, 0).needs
    assert any("out for the night" in need.text for need in needs)
    terms = Terms(ante=25, start=2000, limit=None)
    assert of_home_game.ladder(terms) == (2000, 1000, 500, 250, 125, 50, 25)
    assert sum(of_home_game.ladder(terms)) == 3950


def test_one_buys_in_at_zero_only_and_not_where_the_ladder_is_off() -> None:
    night = Night(begun=False)
    night.do(c.SetOption(category=KEY, option="ladder", value="off"))
    night.begin()
    assert night.refused(lc.BuyIn(category=KEY, entry=night.id("A"))).clause == "OP-RAP-09"
    night.set_stacks(A=0)
    assert night.refused(lc.BuyIn(category=KEY, entry=night.id("A"))).clause == "OP-RAP-02"


def worked(night: Night) -> None:
    """Pot 3.20, A 3 tricks, B 2, C and D none, E out; D holds 0.40 afterwards."""
    night.set_stacks(pot=270, D=50)
    night.play("ABCD", "A", "CD")
    assert night.books.told[-1].pot == 320
    assert night.stack("D") == 40


@pytest.mark.clause("RAP-48")
def test_one_who_cannot_cover_puts_in_all_and_plays_on() -> None:
    night = Night()
    worked(night)
    assert night.books.due(night.id("C")).cents == 100
    assert night.books.due(night.id("D")).cents == 40
    assert "D" in night.dealt()
    night.play("ABE")
    assert night.books.pot == 100 + 40 + 3 * 10
    assert night.stack("D") == 0


@pytest.mark.clause("RAP-47")
def test_whoever_buys_in_again_owes_nothing_for_the_last_hand() -> None:
    night = Night()
    worked(night)
    night.set_stacks(D=0)
    night.do(lc.BuyIn(category=KEY, entry=night.id("D")))
    assert night.stack("D") == 500
    night.play("ABE")
    assert night.books.pot == 100 + 10 + 3 * 10
    assert night.stack("D") == 490


def test_the_limit_may_be_another_amount_or_none() -> None:
    for rule, owed in ((None, 100), (50, 50), (0, 320)):
        night = Night(begun=False)
        terms = lc.SetTerms(category=KEY, ante_cents=10, start_cents=1000, limit_cents=rule)
        if rule is None:
            assert night.refused(terms).field == "ante_cents"
        else:
            night.do(terms)
        night.begin()
        worked(night)
        assert night.books.due(night.id("C")).cents == owed


# --- hands that cannot be -----------------------------------------------------------------------


@pytest.mark.clause("RAP-39")
def test_the_pot_is_counted_before_it_is_taken() -> None:
    night = Night()
    refusal = night.refused(night.hand("ABC", "A", "C", pot_cents=40))
    assert (refusal.clause, refusal.field) == ("RAP-39", "pot_cents")
    assert "$0.50" in refusal.why
    assert "$0.10 too little" in refusal.why
    night.do(night.hand("ABC", "A", "C", pot_cents=50))
    line = of_home_game.card(night.state, night.state.categories[KEY], 0).lines[0]
    assert line.pot == 50
    assert line.text == "Ada takes the pot of $0.50; Cam bouréd"
    assert of_kind(HandLine, night.ledger.lines[-1]).counted_by == (night.id("C"),)


@pytest.mark.parametrize(
    ("hand", "clause"),
    [
        (("ABC", "D"), "RAP-33"),
        (("ABC", "A", "A"), "RAP-33"),
        (("ABC", "A", "", "A"), "RAP-35"),
        (("ABC", "A", "E"), "RAP-15"),
        (("ABC", "A", "B", "B"), "RAP-41"),
        (("AB", ""), "RAP-34"),
        (("ABCD", ""), "RAP-34"),
        (("ABCDE", "A"), "RAP-37"),
        (("A", ""), "OP-RAP-06"),
        (("A", "A", "A"), "RAP-33"),
        (("AA", "A"), ""),
    ],
)
def test_a_hand_that_cannot_have_been_is_refused(hand: tuple[str, ...], clause: str) -> None:
    night = Night()
    refusal = night.refused(night.hand(*hand))
    assert refusal.clause == clause
    assert refusal.cure


def test_one_alone_takes_the_pot_and_with_nobody_in_it_stays() -> None:
    night = Night()
    night.play("B", "B")
    assert night.stack("B") == 1040
    assert night.books.told[-1].movements[-1].clause == "OP-RAP-06"
    night.play("")
    assert night.books.pot == 50


def test_a_reneger_pays_like_a_boure_and_a_pot_that_the_reneger_won_stays() -> None:
    night = Night()
    night.play("ABC", "", "C", "A")
    assert night.books.pot == 50
    assert night.books.owed[night.id("A")].clause == "RAP-41"
    assert {x: night.books.due(night.id(x)).cents for x in "ABC"} == {"A": 50, "B": 10, "C": 50}


def test_whoever_stays_in_puts_in_one_more_where_that_is_the_rule() -> None:
    night = Night(begun=False)
    night.do(c.SetOption(category=KEY, option="stay-chip", value="1"))
    night.begin()
    night.do(night.hand("ABC", "A", "C", pot_cents=80))
    assert night.stack("A") == 1000 - 20 + 80
    assert night.books.due(night.id("C")).cents == 80


def test_the_deal_goes_to_the_left_past_those_who_are_away() -> None:
    night = Night()

    def card() -> of_home_game.HomeGameCard:
        return of_home_game.card(night.state, night.state.categories[KEY], 0)

    assert (card().dealer, night.dealt()) == ("Eve", "ABCDE")
    night.play("AB", "A")
    assert (card().dealer, night.dealt()) == ("Ada", "BCDEA")
    night.do(lc.SitOut(category=KEY, entry=night.id("B"), out=True))
    night.play("AC", "A")
    assert (card().dealer, night.dealt()) == ("Cam", "DEAC")
    night.do(lc.SitOut(category=KEY, entry=night.id("B"), out=False))
    assert night.dealt() == "CDEAB"


# --- the end ------------------------------------------------------------------------------------


def test_the_night_is_settled_with_the_fewest_payments_and_each_is_ticked_off() -> None:
    night = Night()
    night.set_stacks(A=1500, B=500, C=1300, D=700)
    night.do(lc.EndNight(category=KEY))
    plan = night.ledger.settlement
    assert {(x.payer, x.receiver, x.cents) for x in plan} == {
        (night.id("B"), night.id("A"), 500),
        (night.id("D"), night.id("C"), 300),
    }
    pay = lc.Pay(category=KEY, payer=plan[0].payer, receiver=plan[0].receiver, cents=plan[0].cents)
    assert night.refused(pay, "player", night.id("E")).field == "payer"
    night.do(pay, "player", plan[0].payer)
    assert [bool(x.line) for x in night.ledger.settlement] == [True, False]
    assert night.refused(pay).field == "cents"
    night.do(lc.TakeBackPay(category=KEY, line=night.ledger.settlement[0].line))
    assert [bool(x.line) for x in night.ledger.settlement] == [False, False]
    places = {x: standings(night.state, KEY).tallies[night.id(x)].place for x in "ABCDE"}
    assert places == {"A": 1, "C": 2, "E": 3, "D": 4, "B": 5}


def test_a_pot_that_is_left_is_played_for_or_shared() -> None:
    night = Night()
    night.play("ABC")
    refusal = night.refused(lc.EndNight(category=KEY))
    assert (refusal.clause, refusal.field) == ("OP-BOURE-12", "share_pot")
    night.do(lc.EndNight(category=KEY, share_pot=True))
    assert all(night.books.result(night.id(x)) == 0 for x in "ABCDE")
    assert night.ledger.settlement == []
    assert shares(140, 10, "ABCDE") == [30, 30, 30, 30, 20]


@pytest.mark.clause("RAP-44")
def test_an_end_does_not_come_back_before_what_was_bought_since() -> None:
    night = Night()
    night.set_stacks(A=1500, B=0, C=1300, D=1200)
    night.do(lc.EndNight(category=KEY))
    (reopened,) = night.do(lc.ReopenNight(category=KEY))
    undo = c.UndoCorrection(correction=of_kind(LineCorrected, reopened).correction)
    (bought,) = night.do(lc.BuyIn(category=KEY, entry=night.id("B")))
    refusal = night.refused(undo)
    assert (refusal.clause, refusal.field) == ("RAP-44", "correction")
    assert refusal.why.key == "lines-were-written-since-the-night-was-reopened"
    # out with the line, and the end may come back: no cent is in nobody's payout
    line = of_kind(LineWritten, bought).line.id
    night.do(lc.CorrectLine(category=KEY, line=line, remove=True, why="by mistake"))
    night.do(undo)
    assert night.ledger.ended
    assert sum(night.books.result(night.id(x)) for x in "ABCDE") == 0
    # what was ticked off before the night went on does not stand in the way
    owed = night.ledger.settlement[0]
    night.do(
        lc.Pay(category=KEY, payer=owed.payer, receiver=owed.receiver, cents=owed.cents),
    )
    (again,) = night.do(lc.ReopenNight(category=KEY))
    night.do(c.UndoCorrection(correction=of_kind(LineCorrected, again).correction))
    assert night.ledger.ended


def test_one_goes_home_early_puts_in_what_is_owed_and_is_settled_with() -> None:
    night = Night()
    night.play("ABC", "A", "C")
    cam, bea = night.id("C"), night.id("B")
    night.do(lc.LeaveNight(category=KEY, entry=cam))
    assert night.books.pot == 50
    assert night.books.bill(cam) == -60
    assert "C" not in night.dealt()
    card = of_home_game.card(night.state, night.state.categories[KEY], 0)
    assert [(x.payer_name, x.cents) for x in card.to_settle] == [("Cam", 60)]
    night.do(lc.Pay(category=KEY, payer=cam, receiver=bea, cents=60))
    assert night.books.bill(cam) == 0
    night.play("ABD", "B", "D")
    night.do(lc.EndNight(category=KEY))
    assert sum(night.books.result(night.id(x)) for x in "ABCDE") == 0
    assert night.books.result(cam) == -60
    assert all(cam not in (x.payer, x.receiver) for x in night.ledger.settlement)


def test_cash_for_the_bank_is_paid_out_of_it_at_the_end() -> None:
    night = Night(people=3)
    for one in "ABC":
        night.do(lc.Pay(category=KEY, payer=night.id(one), receiver=BANK, cents=1000))
    assert night.books.cash == 3000
    assert (
        night.refused(lc.Pay(category=KEY, payer=night.id("A"), receiver=BANK, cents=10)).field
        == "cents"
    )
    night.set_stacks(A=2000, B=900)
    night.do(lc.EndNight(category=KEY))
    assert {(x.payer, x.cents) for x in night.ledger.settlement} == {
        (BANK, 2000), (BANK, 900), (BANK, 100),
    }  # fmt: skip
    assert night.books.result(night.id("A")) == 1000


def test_only_chips_may_be_counted_at_the_end() -> None:
    night = Night(begun=False)
    night.do(lc.SetTerms(category=KEY, ante_cents=10, start_cents=1000, written="end"))
    night.begin()
    assert night.refused(night.hand("ABC", "A", "C")).why.startswith("This night is counted")
    night.do(lc.BuyIn(category=KEY, entry=night.id("B")))
    assert night.refused(lc.EndNight(category=KEY)).why == "The chips are not counted"
    counted = {
        night.id(x): held for x, held in zip("ABCDE", (2500, 0, 1500, 990, 500), strict=True)
    }
    refusal = night.refused(lc.CountChips(category=KEY, stacks=counted))
    assert "$0.10 too little" in refusal.why
    counted[night.id("D")] = 1000
    night.do(lc.CountChips(category=KEY, stacks=counted))
    night.do(lc.EndNight(category=KEY))
    assert [night.books.result(night.id(x)) for x in "ABCDE"] == [1500, -1500, 500, 0, -500]


def seat(night: Night, one: str) -> of_home_game.HomeGameSeat:
    """What one player sees of the night."""
    return of_kind(of_home_game.HomeGameSeat, views.player_view(night.state, one, 0).format_seat)


def test_the_wall_shows_chips_and_no_bill_and_a_player_sees_their_own_alone() -> None:
    night = Night()
    ada, bea = night.id("A"), night.id("B")
    night.do(lc.Pay(category=KEY, payer=ada, receiver=BANK, cents=700))
    night.play("ABC", "A", "C")
    for ended in (False, True):
        if ended:
            night.do(lc.EndNight(category=KEY))
        shown = of_kind(
            of_home_game.HomeGameCard, views.projector_view(night.state, 0).format_cards[0]
        )
        assert [x.stack for x in shown.chairs] == [night.stack(x) for x in "ABCDE"]
        assert {(x.bill, x.paid) for x in shown.chairs} == {(0, 0)}
        assert [*shown.lines, *shown.payments, *shown.to_settle, *shown.books] == []
        assert shown.cash == 0
        own = seat(night, bea)
        assert own.chair.bill == night.books.bill(bea)
        assert not any("pays" in line.text for line in own.lines)
        assert all(bea in (x.payer, x.receiver) for x in own.payments)
        assert any("pays" in x.text for x in seat(night, ada).lines)
    assert own.payments


# --- corrections --------------------------------------------------------------------------------


def test_any_hand_is_corrected_with_a_preview_and_undone() -> None:
    night = Night()
    first = night.play("ABC", "A", "C")
    night.play("ABC", "B", "A")
    hand = lc.HandPart(dealt=night.ids("ABCDE"), inside=night.ids("ABC"), taker=night.id("B"))
    fix = lc.CorrectLine(category=KEY, line=first, hand=hand, why="it was Bea's")
    before = night.state
    fact = of_kind(LineCorrected, night.do(fix)[0])
    told = consequences(before, night.state)
    assert told == (
        "Ada: chips $10.30 become $9.80, result $0.30 becomes -$0.20 "
        "and next deal $0.90 becomes $0.50.",
        "Bea: chips $10.70 become $10.80 and result $0.70 becomes $0.80.",
        "Cam: chips $9.40 become $9.80 and result -$0.60 becomes -$0.20.",
    )
    assert night.books.told[-1].pot == 50  # Cam owed nothing
    night.do(c.UndoCorrection(correction=fact.correction))
    assert night.books == books_of(
        of_kind(HomeGame, fold(night.facts[:-2]).categories[KEY].format_state).lines,
        night.ledger.terms,
    )
    assert night.refused(c.UndoCorrection(correction=fact.correction)).field == "correction"


def test_a_buy_in_may_be_corrected_and_what_stands_all_the_same_is_named() -> None:
    night = Night()
    night.set_stacks(A=0)
    night.do(lc.BuyIn(category=KEY, entry=night.id("A")))
    count = night.ledger.lines[-2]
    assert isinstance(count, CountLine)
    before = night.state
    night.do(lc.CorrectLine(category=KEY, line=count.id, remove=True, why="never counted"))
    assert any("still had $10.00 then" in x for x in consequences(before, night.state))
    assert night.stack("A") == 1500
    first = night.ledger.lines[0]
    night.do(lc.CorrectLine(category=KEY, line=first.id, cents=800, why="she had eight"))
    assert night.stack("A") == 1300
    assert (
        night.refused(lc.CorrectLine(category=KEY, line=first.id, cents=805, why="x")).clause
        == "RAP-02"
    )


class Player:
    """Plays a made-up night at random; notes what it wrote so that it can be written again."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.night = Night(self.rng.randrange(2, 6), seed=str(seed))

    def step(self) -> None:
        night, rng = self.night, self.rng
        books, ids = night.books, list(night.ledger.seats)
        broke = [x for x in ids if not books.stack(x) and x not in books.left and books.step(x)]
        dealt = self.dealt()
        if broke and rng.random() < 0.8:
            night.do(lc.BuyIn(category=KEY, entry=rng.choice(broke)))
        elif len(dealt) > 2 and rng.random() < 0.04:
            night.do(lc.LeaveNight(category=KEY, entry=rng.choice(dealt)))
        elif rng.random() < 0.06 and (owing := [x for x in books.people if books.bill(x) < 0]):
            one = rng.choice(owing)
            night.do(lc.Pay(category=KEY, payer=one, receiver=BANK, cents=-books.bill(one)))
        elif len(dealt) >= 2:
            night.do(self.hand(dealt))

    def dealt(self) -> tuple[str, ...]:
        return who_is_dealt(self.night.state, self.night.state.categories[KEY], self.night.ledger)

    def hand(self, dealt: tuple[str, ...]) -> lc.WriteHand:
        rng = self.rng
        inside = tuple(x for x in dealt if rng.random() < 0.7)
        if len(inside) < 2:
            return lc.WriteHand(category=KEY, inside=inside, taker=inside[0] if inside else "")
        order = rng.sample(inside, len(inside))
        if rng.random() < 0.15:
            return lc.WriteHand(
                category=KEY, inside=inside, reneged=(order[0],), boured=(order[1],)
            )
        if len(order) == 3 and rng.random() < 0.3:
            return lc.WriteHand(category=KEY, inside=inside)
        took = min(len(order), rng.randrange(1, 5))
        return lc.WriteHand(category=KEY, inside=inside, taker=order[0], boured=tuple(order[took:]))


@pytest.mark.parametrize("seed", range(12))
def test_the_books_sum_to_zero_after_every_line_of_random_nights(seed: int) -> None:
    player = Player(seed)
    night = player.night
    for _ in range(60):
        player.step()
        assert sum(night.books.accounts.values()) == 0
        assert all(night.books.stack(x) >= 0 for x in night.books.people)
        assert night.books.pot >= 0
        held = [night.books.pot, *(night.books.stack(x) for x in night.books.people)]
        assert all(amount % 10 == 0 for amount in held)
    night.do(lc.EndNight(category=KEY, share_pot=True))
    assert sum(night.books.accounts.values()) == 0
    assert sum(night.books.result(x) for x in night.books.people) == 0
    for one in list(night.ledger.settlement):
        night.do(lc.Pay(category=KEY, payer=one.payer, receiver=one.receiver, cents=one.cents))
    assert all(amount == 0 for amount in night.books.accounts.values())
    assert fold(night.facts).categories == night.state.categories


@pytest.mark.parametrize("seed", range(12))
def test_correcting_a_hand_gives_what_writing_it_right_would_have_given(seed: int) -> None:
    player = Player(100 + seed)
    night = player.night
    for _ in range(30):
        player.step()
    hands = [line for line in night.ledger.lines if isinstance(line, HandLine)]
    wrong = player.rng.choice(hands)
    right = player.hand(wrong.dealt)
    part = lc.HandPart(
        dealt=wrong.dealt, inside=right.inside, taker=right.taker, boured=right.boured,
        reneged=right.reneged,
    )  # fmt: skip
    if part.taker != wrong.taker or part.inside != wrong.inside:
        night.do(lc.CorrectLine(category=KEY, line=wrong.id, hand=part, why="x"))
    assert night.ledger.terms is not None
    as_right = replace(
        wrong, inside=right.inside, taker=right.taker, boured=right.boured, reneged=right.reneged
    )
    entered_right = tuple(as_right if x.id == wrong.id else x for x in night.ledger.written)
    anew = books_of(entered_right, night.ledger.terms)
    assert night.books.accounts == anew.accounts
    assert night.books.owed == anew.owed
    assert sum(anew.accounts.values()) == 0


def test_the_preview_of_a_correction_says_the_same_as_the_ledger() -> None:
    night = Night()
    first = night.play("ABC", "A", "C")
    hand = lc.HandPart(dealt=night.ids("ABCDE"), inside=night.ids("ABC"), taker=night.id("B"))
    fix = lc.CorrectLine(category=KEY, line=first, hand=hand, why="it was Bea's")
    told = preview(night.state, fix, night.ctx()).text
    before = night.state
    night.do(fix)
    assert told == consequences(before, night.state)
    assert told


@pytest.mark.parametrize(
    "until", ["entries", "signed_in", "seated", "playing", "round:5", "awards"]
)
def test_a_made_up_night_comes_to_every_step(until: str) -> None:
    night = Night(people=0, begun=False)
    night.do(c.Rehearse(category=KEY, until=until))
    category = night.state.categories[KEY]
    assert len(night.state.entries) == 6
    assert {e.auxiliary for e in night.state.entries.values()} == {""}
    if until == "round:5":
        assert night.books.hands == 5
    elif until == "awards":
        assert phase(night.state, category) == "done"
        assert all(one.line for one in night.ledger.settlement)
        assert views.awards(night.state)[0].place == 1
    else:
        assert phase(night.state, category) == until.replace("signed_in", "entries")
    assert "no auxiliary" not in {n.kind for n in views.console_view(night.state, 0).needs}
    views.projector_view(night.state, 0)
    for one in night.state.entries:
        assert views.player_view(night.state, one, 0).text


# --- who may do what, and when ------------------------------------------------------------------


def test_the_table_s_phone_writes_and_a_player_s_does_not() -> None:
    night = Night()
    night.do(night.hand("ABC", "A", "C"), "captain", f"{KEY}/1")
    assert night.refused(night.hand("ABC", "A"), "captain", f"{KEY}/2").field == "category"
    for asked in (night.hand("ABC", "A"), lc.EndNight(category=KEY)):
        assert night.refused(asked, "player", night.id("A")).field == "role"
        assert night.refused(asked, "visitor").field == "role"
    for command in (
        lc.SetTerms(category=KEY, ante_cents=5, start_cents=100),
        lc.TakeSeats(category=KEY),
    ):
        assert night.refused(command, "captain", f"{KEY}/1").field == "role"


def test_two_who_write_the_same_hand_write_it_once() -> None:
    night = Night()
    seen = night.state.version
    night.play("ABC", "A", "C")
    assert stale(night.state, night.hand("ABC", "A", "C"), seen)
    assert stale(night.state, lc.BuyIn(category=KEY, entry=night.id("A")), seen)
    line = night.ledger.lines[0].id
    assert not stale(night.state, lc.CorrectLine(category=KEY, line=line, cents=10, why="x"), seen)


@pytest.mark.parametrize(
    ("ante", "start", "limit", "field", "clause"),
    [
        (0, 1000, None, "ante_cents", "RAP-04"),
        (25, 1010, None, "start_cents", "RAP-02"),
        (10, 1000, 55, "limit_cents", "RAP-02"),
        (10, 1000, -10, "limit_cents", "RAP-05"),
    ],
)
def test_stakes_are_whole_antes(ante: int, start: int, limit: int, field: str, clause: str) -> None:
    night = Night(begun=False)
    terms = lc.SetTerms(category=KEY, ante_cents=ante, start_cents=start, limit_cents=limit)
    refusal = night.refused(terms)
    assert (refusal.field, refusal.clause) == (field, clause)


def test_stakes_stand_once_the_night_has_begun() -> None:
    night = Night()
    terms = lc.SetTerms(category=KEY, ante_cents=20, start_cents=1000)
    assert night.refused(terms).clause == "RAP-04"
    option = c.SetOption(category=KEY, option="ladder", value="off")
    assert night.refused(option).field == "option"


def test_two_to_ten_play_and_each_is_named_once() -> None:
    night = Night(people=1, begun=False)
    assert night.refused(lc.TakeSeats(category=KEY)).clause == "RAP-01"
    assert night.refused(lc.Join(category=KEY, name=" ada ")).field == "name"
    for number in range(9):
        night.do(lc.Join(category=KEY, name=f"Guest {number}"))
    assert night.refused(lc.Join(category=KEY, name="Eleventh")).clause == "RAP-01"
    night.do(c.DrawSeats(category=KEY))
    assert sorted(night.ledger.seats) == sorted(night.state.entries)
    seats = night.ledger.seats
    night.do(c.SwapSeats(category=KEY, first=seats[0], second=seats[3]))
    assert night.ledger.seats[:4] == (seats[3], seats[1], seats[2], seats[0])


def test_a_name_taken_off_after_the_seats_were_taken_has_no_seat() -> None:
    night = Night(begun=False)
    night.do(lc.TakeSeats(category=KEY, dealer=night.id("E")))
    night.do(c.Withdraw(entry=night.id("E")))
    night.do(lc.HearCard(category=KEY))
    night.do(lc.BeginNight(category=KEY))
    assert night.id("E") not in night.ledger.seats
    assert night.dealt() == "BCDA"
    assert night.books.issued == 4000


def test_a_late_guest_sits_where_told_and_may_start_with_another_sum() -> None:
    night = Night(people=3)
    night.do(lc.Join(category=KEY, name="Fay", after=night.id("A"), cents=800))
    assert night.ledger.seats == night.ids("AFBC")
    assert (night.stack("F"), night.stack("A")) == (800, 1000)
    assert night.refused(lc.Join(category=KEY, name="Gus", cents=805)).clause == "RAP-02"


def test_one_who_withdraws_at_the_desk_is_sent_home_from_the_table() -> None:
    night = Night()
    night.do(c.Withdraw(entry=night.id("B")))
    assert "B" not in night.dealt()
    needs = views.console_view(night.state, 0).needs
    (need,) = [x for x in needs if "withdrew" in x.text]
    night.do(c.convert_command(there(there(need.action).command)))
    assert night.books.stack(night.id("B")) == 0


def test_a_forgotten_hand_goes_where_it_belongs() -> None:
    night = Night()
    second = night.play("ABC", "B", "C")
    late = night.hand("ABC", "A", "", "", dealt=night.ids("ABCDE"), before=second)
    refused = night.refused(late)
    assert (refused.field, refused.clause) == ("why", "RAP-39")
    night.do(replace(late, why="the phone was in the kitchen"))
    assert [x.taker for x in night.ledger.lines if isinstance(x, HandLine)] == [
        night.id("A"), night.id("B"),
    ]  # fmt: skip
    said = words(night.state, night.facts[-1])
    assert "a forgotten hand: Ada takes the pot. Reason: the phone was in the kitchen." in said


def test_a_forgotten_hand_is_of_those_who_had_chips_then() -> None:
    night = Night()
    second = night.play("ABC", "B", "C")
    night.do(lc.Join(category=KEY, name="Fay", after=night.id("A")))
    late = night.hand("AB", "A", "B", before=second, why="x")
    assert night.refused(replace(late, dealt=night.ids("ABF"))).clause == "RAP-45"
    night.do(late)
    first = next(x for x in night.ledger.lines if isinstance(x, HandLine))
    assert set(first.dealt) == set(night.ids("ABCDE"))  # the guest came later
    assert night.refused(night.hand("AB", "A", "B", before="none", why="x")).field == "before"
    (line,) = [
        x
        for x in of_home_game.card(night.state, night.state.categories[KEY], 0).lines
        if x.number == 2
    ]
    assert set(line.able) == set(night.ids("ABCDE"))


def test_a_hand_is_remembered_after_the_end_too() -> None:
    night = Night()
    night.play("ABC", "B", "C")
    night.do(lc.EndNight(category=KEY))
    (end,) = [x for x in night.ledger.lines if isinstance(x, EndLine)]
    plan = night.ledger.settlement
    night.do(night.hand("ABD", "D", "B", before=end.id, why="remembered at the door"))
    assert night.ledger.ended
    assert night.ledger.settlement != plan
    assert sum(night.books.accounts.values()) == 0


@pytest.mark.parametrize("seed", range(12))
def test_a_hand_written_in_later_gives_what_writing_it_at_once_would_have(seed: int) -> None:
    """Books, bills, dealers and who is dealt next, whichever hand of twelve was forgotten."""
    rng = random.Random(seed)
    right, forgot = Night(), Night()
    guess = Player(seed)
    gone = rng.randrange(11)
    hands = []
    for number in range(12):
        dealt = right.ids(right.dealt())
        hand = replace(guess.hand(dealt), dealt=dealt)
        hands.append(hand)
        right.do(hand)
        if number != gone:
            forgot.do(hand)
    lines = [x for x in forgot.ledger.lines if isinstance(x, HandLine)]
    forgot.do(replace(hands[gone], before=lines[gone].id, why="forgotten"))
    assert bare(forgot) == bare(right)
    assert forgot.books.accounts == right.books.accounts
    assert forgot.books.owed == right.books.owed
    assert forgot.ids(forgot.dealt()) == right.ids(right.dealt())
    # taken out again, it is as it was before but for who deals
    (late,) = {x.id for x in forgot.ledger.lines} - {x.id for x in lines} - bought(forgot)
    forgot.do(lc.CorrectLine(category=KEY, line=late, remove=True, why="it was another night"))
    assert sum(forgot.books.accounts.values()) == 0


def bare(night: Night) -> list[HandLine]:
    return [replace(x, id="") for x in night.ledger.lines if isinstance(x, HandLine)]


def bought(night: Night) -> set[str]:
    return {x.id for x in night.ledger.lines if not isinstance(x, HandLine)}


def test_a_correction_after_the_end_changes_who_pays_and_keeps_what_was_paid() -> None:
    night = Night(people=3)
    night.set_stacks(A=1500, B=500)
    night.do(lc.EndNight(category=KEY))
    (one,) = night.ledger.settlement
    night.do(lc.Pay(category=KEY, payer=one.payer, receiver=one.receiver, cents=500))
    count = next(line for line in night.ledger.lines if isinstance(line, CountLine))
    stacks = {night.id("A"): 1400, night.id("B"): 500, night.id("C"): 1100}
    before = night.state
    night.do(lc.CorrectLine(category=KEY, line=count.id, stacks=stacks, why="miscounted"))
    plan = {(x.payer, x.receiver, x.cents, bool(x.line)) for x in night.ledger.settlement}
    assert plan == {
        (night.id("B"), night.id("A"), 500, True),
        (night.id("A"), night.id("C"), 100, False),
    }
    assert "Instead: Ada pays $1.00 to Cam." in consequences(before, night.state)
    assert sum(night.books.accounts.values()) == 0
    night.do(lc.ReopenNight(category=KEY))
    assert phase(night.state, night.state.categories[KEY]) == "playing"


@pytest.mark.clause("RAP-44")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_line_is_taken_out_all_that_is_won_and_lost_is_settled(seed: int) -> None:
    """The first chips of somebody who took pots and paid may never have been bought."""
    player = Player(200 + seed)
    night = player.night
    for _ in range(20):
        player.step()
    night.do(lc.EndNight(category=KEY, share_pot=True))
    for one in list(night.ledger.settlement)[:2]:
        night.do(lc.Pay(category=KEY, payer=one.payer, receiver=one.receiver, cents=one.cents))
    whole = night.state
    for line in night.ledger.lines:
        night.state = whole
        out = lc.CorrectLine(category=KEY, line=line.id, remove=True, why="x")
        try:
            night.do(out)
        except Refusal as refusal:
            if "box would hold" in str(refusal):  # what was paid out of it was in it
                continue
            raise
        assert all(isinstance(one, Message) for one in consequences(whole, night.state))
        books = night.books
        assert sum(books.result(one) for one in books.people) + books.pot == 0
        if night.ledger.settlement:
            left = dict(books.accounts)
            for one in night.ledger.settlement:
                if not one.line:
                    left[account(one.payer)] += one.cents
                    left[account(one.receiver)] -= one.cents
            assert not any(left.values())


def account(one: str) -> str:
    return "box" if one == BANK else f"bill {one}"
