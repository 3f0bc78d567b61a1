"""Po-Ke-No's caller at a wooden table: cards, claims, payments, and the cards collected after."""

from dataclasses import replace
from typing import TypedDict

import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.event import Context, fold
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.caller.commands import (
    BeginCalledGame,
    CollectDecks,
    Drawn,
    SayOut,
    SettleCalledGame,
    StrikeCalledGame,
    TakeBackTurn,
    TurnCard,
    WithdrawOut,
)
from cardhall.hall.formats.elimination.caller.events import (
    CalledGameSettled,
    DecksCollected,
    OutSaidFalsely,
)
from cardhall.hall.formats.elimination.caller.state import PACK
from cardhall.hall.kernel.shapes import (
    CalledGame,
    CallerCard,
)
from cardhall.tables.boards import Shipped, patterns, pictures
from tests.hall.hallday import Day, clock, there

BOARDS = Shipped()


class At(TypedDict):
    """Which table of which round a command is about."""

    round: int
    table: int


WHERE: At = {"round": 1, "table": 1}


class CalledDay(Day):
    """One table of Po-Ke-No with its caller."""

    def __init__(self, players: int = 12, **options: str) -> None:
        super().__init__(players, 0, "day", "po-ke-no", **options)
        self.seated()

    def ctx(self, role: str = "chair", actor: str = "Chair", scope: str = "") -> Context:
        return replace(super().ctx(role, actor, scope), boards=BOARDS)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.table().seats

    @property
    def card(self) -> CallerCard:
        return there(views.captain_view(self.state, "po-ke-no", 1, self.at).caller)

    @property
    def now(self) -> CalledGame:
        return there(self.card.game)

    def begin(self, drawn: Drawn = "physical") -> int:
        self.do(BeginCalledGame(**WHERE, drawn=drawn), role="captain", scope="po-ke-no/1")
        return self.now.no

    def turn(self, *cards: str) -> None:
        for card in cards:
            game = self.now
            if card not in game.called:
                self.do(TurnCard(**WHERE, game=game.no, after=len(game.called), card=card))

    def out(self, seat: int, board: int, line: int) -> None:
        self.do(self.claim(seat, board, line))

    def claim(self, seat: int, board: int, line: int) -> SayOut:
        no = self.now.no
        return SayOut(**WHERE, game=no, entry=self.seats[seat], board=board, line=line)

    def settle(self) -> None:
        self.do(SettleCalledGame(**WHERE, game=self.now.no))

    def won(self) -> list[int]:
        return [seat.chips for seat in self.card.seats]

    def win(self, seat: int, board: int, line: int) -> None:
        """A whole game in which nobody else is heard."""
        self.begin()
        self.turn(*cards_of(board, line))
        self.out(seat, board, line)
        self.settle()


def cards_of(board: int, line: int) -> list[str]:
    return [pictures()[board - 1][cell] for cell in patterns()[line]]


def test_a_line_is_paid_one_chip_and_po_ke_no_two() -> None:
    day = CalledDay()
    day.win(0, 7, 2)
    day.win(3, 5, 12)
    assert day.won()[:4] == [1, 0, 0, 2]
    assert day.card.bank == 47
    assert [fact.clause for fact in day.facts if isinstance(fact, CalledGameSettled)] == [
        "LLAA-POKENO-08",
        "LLAA-POKENO-10",
    ]
    assert "Po-Ke-No, 2 chips" in day.card.last


def test_the_best_hand_of_those_who_are_out_on_one_card_is_paid() -> None:
    day = CalledDay()
    corners = cards_of(3, 12)
    line = next(
        (board, number)
        for board in range(1, 13)
        for number in range(10)
        if board != 3 and corners[-1] in cards_of(board, number)
    )
    day.begin()
    day.turn(*cards_of(*line)[:0], *(x for x in cards_of(*line) if x != corners[-1]), *corners)
    day.out(1, *line)
    day.out(2, 3, 12)
    assert [claim.best for claim in day.now.claims] == [False, True]
    day.settle()
    assert day.won()[1:3] == [0, 2]


def even_lines() -> tuple[tuple[int, int], tuple[int, int]]:
    """Two boards with the same five ranks on a line: equal but for suits."""
    seen: dict[int, tuple[int, int]] = {}
    for board in range(1, 13):
        for line in range(12):
            worth = BOARDS.line(board, line).worth
            if worth in seen and seen[worth][0] != board:
                return seen[worth], (board, line)
            seen.setdefault(worth, (board, line))
    raise AssertionError("no two lines are even")


def test_even_hands_play_one_more_game_between_them_for_the_same_chips() -> None:
    one, two = even_lines()
    day = CalledDay()
    day.begin()
    day.turn(*cards_of(*one), *cards_of(*two))
    day.out(0, *one)
    day.out(1, *two)
    day.settle()
    assert day.won() == [0] * 12
    assert day.card.extra_for == 1
    day.at = clock(11, 0)  # time ends no game that is even (LLAA-T-07)
    day.begin()
    assert day.now.among == day.seats[:2]
    day.turn(*cards_of(one[0], 12))
    assert day.refused(day.claim(4, 11, 12)).clause == "LLAA-POKENO-01"
    day.out(0, one[0], 12)
    day.settle()
    assert day.won()[0] == 1
    assert day.refused(BeginCalledGame(**WHERE)).clause == "LLAA-T-06"


def test_the_house_may_pay_the_first_to_call() -> None:
    one, two = even_lines()
    day = CalledDay(even="first-call")
    day.begin()
    day.turn(*cards_of(*one), *cards_of(*two))
    day.out(1, *two)
    day.out(0, *one)
    day.settle()
    assert day.won()[:2] == [0, 1]


def test_a_false_call_costs_nothing_or_the_game() -> None:
    for option, out in (("none", False), ("sit-out-game", True)):
        day = CalledDay(false_call=option)
        day.begin()
        day.turn(*cards_of(7, 2)[:4])
        day.out(0, 7, 2)
        assert day.last(OutSaidFalsely).missing == tuple(cards_of(7, 2)[4:])
        assert not day.now.claims
        day.turn(*cards_of(7, 2))
        if out:
            assert day.refused(day.claim(0, 7, 2)).clause == "OP-POKENO-07"
        else:
            day.out(0, 7, 2)


def test_a_late_call_counts_or_is_lost() -> None:
    for option in ("allowed", "lost"):
        day = CalledDay(late=option)
        day.begin()
        day.turn(*cards_of(7, 2), next(x for x in PACK if x not in cards_of(7, 2)))
        if option == "lost":
            assert day.refused(day.claim(0, 7, 2)).clause == "OP-POKENO-03"
        else:
            day.out(0, 7, 2)


def test_a_line_of_a_board_of_the_hall_s_own_is_named_card_by_card() -> None:
    day = CalledDay()
    day.begin()
    five = ("9D", "8D", "7D", "6D", "5D")
    day.turn(*five)
    claim = SayOut(**WHERE, game=1, entry=day.seats[5], cards=five)
    assert day.refused(with_cards(claim, five[:4])).field == "cards"
    day.do(claim)
    assert day.now.claims[0].hand == "straight flush"


def with_cards(claim: SayOut, cards: tuple[str, ...]) -> SayOut:
    return SayOut(**WHERE, game=claim.game, entry=claim.entry, cards=cards)


def test_two_phones_never_call_one_card_twice() -> None:
    day = CalledDay()
    day.begin()
    day.turn("QS")
    again = TurnCard(**WHERE, game=1, after=0, card="QH")
    assert day.refused(again).field == "after"
    assert day.refused(TurnCard(**WHERE, game=1, after=1, card="QS")).clause == "LLAA-POKENO-02"
    assert day.refused(TurnCard(**WHERE, game=1, after=1, card="1X")).field == "card"
    day.do(TakeBackTurn(**WHERE, game=1))
    assert day.now.called == ()


def test_the_hall_draws_all_52_once_and_then_the_game_is_dead() -> None:
    day = CalledDay()
    day.begin("hall")
    for after in range(52):
        day.do(TurnCard(**WHERE, game=1, after=after))
    assert sorted(day.now.called) == sorted(PACK)
    assert day.refused(TurnCard(**WHERE, game=1, after=52)).clause == "OP-X-07"
    day.settle()
    assert day.won() == [0] * 12
    assert (day.card.last, day.card.played) == ("Nobody was out", 1)
    assert fold(day.facts) == day.state


def test_no_card_is_called_after_a_claim_and_nobody_is_settled_without_one() -> None:
    day = CalledDay()
    day.begin()
    day.turn(*cards_of(7, 2))
    assert day.refused(SettleCalledGame(**WHERE, game=1)).clause == "LLAA-POKENO-07"
    day.out(0, 7, 2)
    refused = day.refused(TurnCard(**WHERE, game=1, after=5, card="AS"))
    assert refused.clause == "LLAA-POKENO-05"
    assert day.refused(day.claim(1, 7, 2)).clause == "LLAA-POKENO-25"  # board 7 is another's
    day.do(WithdrawOut(**WHERE, game=1, entry=day.seats[0]))
    day.turn(next(x for x in PACK if x not in cards_of(7, 2)))


def test_a_bank_that_cannot_pay_waits_for_a_further_lot() -> None:
    day = CalledDay()
    for _ in range(25):
        day.win(0, 7, 12)
    day.begin()
    day.turn(*cards_of(7, 2))
    day.out(0, 7, 2)
    assert day.refused(SettleCalledGame(**WHERE, game=26)).clause == "OP-T-07"
    day.do(rc.IssueLot(category="po-ke-no", round=1, table=1), role="judge")
    day.settle()
    assert day.card.bank == 49


def test_the_latest_game_can_be_struck_from_the_list() -> None:
    day = CalledDay()
    day.win(0, 7, 2)
    day.win(1, 8, 2)
    assert day.refused(StrikeCalledGame(**WHERE, game=1)).field == "game"
    day.do(StrikeCalledGame(**WHERE, game=2))
    assert day.won()[:2] == [1, 0]


def test_the_players_may_call_by_turns() -> None:
    day = CalledDay(caller="rotating-player")
    day.begin()
    assert day.now.calling == day.state.entries[day.seats[0]].name
    day.turn(*cards_of(7, 2))
    assert day.refused(day.claim(0, 7, 2)).clause == "LLAA-POKENO-01"


def test_the_list_stands_beside_the_count_and_the_count_decides() -> None:
    day = CalledDay()
    day.win(0, 7, 2)
    card = there(views.captain_view(day.state, "po-ke-no", 1, day.at).card)
    assert [seat.listed for seat in card.seats] == [1] + [0] * 11
    day.report(1, [2] + [0] * 11, pot=48)
    assert day.table().difference == 0
    assert day.refused(BeginCalledGame(**WHERE)).clause == "LLAA-T-27"


def test_a_round_with_a_game_called_cannot_be_taken_back() -> None:
    day = CalledDay()
    day.begin()
    assert day.refused(rc.TakeBackStart(category="po-ke-no")).field == "table:1"


def test_another_game_has_no_caller() -> None:
    day = Day(5, game="pitty-pat").seated()
    assert day.refused(BeginCalledGame(**WHERE, category="pitty-pat")).field == "category"
    assert views.captain_view(day.state, "pitty-pat", 1, day.at).caller is None


@pytest.mark.clause("LLAA-POKENO-15")
def test_both_decks_of_every_table_are_back_before_the_next_session() -> None:
    day = Day(24, game="po-ke-no").seated()
    own = CollectDecks(**WHERE)
    assert day.refused(own).clause == "LLAA-POKENO-15"
    for table in (1, 2):
        day.report(table, [5, 4, 3, *[0] * 9], pot=38)
    day.do(own, role="captain", scope="po-ke-no/1")
    assert day.refused(CollectDecks(round=1, table=2), "captain", scope="po-ke-no/1").field
    day.close()
    need = views.console_view(day.state, day.at).needs[0]
    assert (need.kind, need.clause) == ("collect", "LLAA-POKENO-15")
    day.draw()
    refused = day.refused(rc.StartRound(category="po-ke-no"))
    assert (refused.clause, refused.field) == ("LLAA-POKENO-15", "table:2")
    kinds = [one.kind for one in views.console_view(day.state, day.at).needs]
    assert kinds[0] == "collect"
    assert "start" not in kinds, "a start is offered that is refused"
    day.do(c.convert_command(there(there(need.action).command)))
    fact = day.last(DecksCollected)
    assert (fact.tables, fact.decks) == ((2,), 2)
    assert "2 decks are back from table 2" in views.console_view(day.state, day.at).log[0].text
    assert "start" in [one.kind for one in views.console_view(day.state, day.at).needs]
    day.start()
    assert fold(day.facts) == day.state
