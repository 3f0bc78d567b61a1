"""A euchre table's sheet: eight hands, what each can bring, and what cannot be."""

import pytest

from cardhall.games.euchre import Rules as EuchreRules
from cardhall.games.pedro import Rules as PedroRules
from cardhall.hall import commands as c
from cardhall.hall.formats.progressive import views
from cardhall.hall.formats.progressive.sheet import POINTS, HandScore, Sheet, checked, played
from cardhall.hall.kernel.context import Refusal
from cardhall.rulebook.presets import load_preset
from tests.hall.nightday import LEVEL, WON, NightDay, hands

# worked.md E7: a redeal between, a renege, two loners
E7 = hands("1made 2euchre redealt 2alone 1march 1made 2penalty 1made 1alone")


def refused(sheet: Sheet) -> Refusal:
    with pytest.raises(Refusal) as caught:
        checked(sheet, 8)
    assert caught.value.cure
    return caught.value


def test_the_worked_game_card_comes_out() -> None:
    """Nine to eight, the redeal not counted, one euchre in the cup."""
    sheet = checked(Sheet(hands=E7), 8)
    assert sheet.points == (9, 8)
    assert sheet.euchred == (1, 0)
    assert sheet.loners == (1, 1)
    assert sheet.lower == 2


@pytest.mark.clause("EUCHRE-41")
def test_a_hand_in_which_both_pairs_score_is_counted_whole_and_once() -> None:
    """Pair 1 makes it and is charged falsely before, or charges falsely: the others get two."""
    both = HandScore(what="made", pair=1, points=(1, 2))
    sheet = checked(Sheet(hands=(*hands("2made 2made 2made 2made 1alone 1made 2euchre"), both)), 8)
    assert sheet.points == (4 + 1 + 1, 4 + 2 + 2)
    assert (sheet.euchred, sheet.loners) == ((1, 0), (1, 0))
    assert sheet.last_scorer == 0  # both: they cut
    alone = HandScore(what="alone", pair=2, points=(0, 4))
    assert checked(Sheet(hands=(*hands("1made") * 7, alone)), 8).last_scorer == 2
    for wrong in (
        HandScore(what="made", pair=1, points=(0, 2)),
        HandScore(what="made", pair=1, points=(1, -2)),
    ):
        assert refused(Sheet(hands=(*hands("1made") * 7, wrong))).field == "hands"


def test_what_a_hand_brings_is_what_the_tables_play_for() -> None:
    """A paper sheet is added up by the same figures as the game, the cup and Pedro's game too."""
    rules = EuchreRules.preset("lions-euchre")
    assert {
        "made": rules.points_made,
        "march": rules.points_march,
        "alone": rules.points_alone_march,
        "euchre": rules.points_euchre,
        "penalty": rules.points_penalty,
        "redealt": 0,
    } == POINTS
    assert rules.points_alone == rules.points_made
    plan = load_preset("lions-euchre").category("euchre")
    assert (plan.particulars["cup_cents"], plan.particulars["hands"]) == (rules.cup, rules.hands)
    pedro = load_preset("llaa").category("pedro")
    assert PedroRules.preset("llaa").target == pedro.particulars["points"]


@pytest.mark.clause("EUCHRE-46")
def test_eight_hands_are_played_whatever_the_score() -> None:
    """Twenty to nothing after five hands: three more are wanted; eight loners make 32; nine hands
    and more than eight can bring are refused, with field and cure."""
    five = hands("1alone 1alone 1alone 1alone 1alone")
    assert refused(Sheet(hands=five)).field == "hands"
    assert checked(Sheet(hands=five + five[:3]), 8).points == (32, 0)
    over = refused(Sheet(hands=five + five[:4]))
    assert over.clause == "EUCHRE-46"
    assert checked(Sheet(points=(32, 0), loners=(8, 0)), 8).points == (32, 0)
    assert refused(Sheet(points=(33, 0), loners=(8, 0))).field == "points"
    assert refused(Sheet(points=(32, 1), loners=(8, 0))).clause == "EUCHRE-46"
    # twenty points without a loner take ten hands
    assert refused(Sheet(points=(20, 0))).clause == "EUCHRE-46"


@pytest.mark.clause("EUCHRE-53")
def test_only_a_hand_in_which_a_side_scores_is_counted() -> None:
    """A redealt hand leaves the counter at three of eight; a sheet with fewer scored hands than
    eight is refused."""
    three = hands("1made 2made redealt 1made")
    assert played(three) == 3
    assert refused(Sheet(hands=three)).clause == "EUCHRE-53"
    assert refused(Sheet(points=(4, 3))).clause == "EUCHRE-53"
    assert checked(Sheet(points=(4, 4)), 8).points == (4, 4)


@pytest.mark.clause("OP-EUCHRE-04")
def test_a_hand_ended_by_a_penalty_counts_and_a_redealt_one_does_not() -> None:
    penalties = hands("1penalty 1penalty 1made 1made 2made 2made 2made 2made")
    assert checked(Sheet(hands=penalties), 8).points == (6, 4)
    assert refused(Sheet(hands=hands("redealt redealt") + penalties[2:])).field == "hands"


def test_euchres_and_loners_must_fit_their_points() -> None:
    """Three points of which two loners, or two euchres made, cannot be."""
    assert refused(Sheet(points=(3, 8), loners=(2, 0))).field == "loners"
    assert refused(Sheet(points=(3, 8), euchred=(0, 2))).field == "euchred"
    assert checked(Sheet(points=(4, 7), euchred=(1, 2)), 8).euchred == (1, 2)


def test_every_sheet_that_eight_hands_can_bring_passes_as_totals() -> None:
    """Against all that one side can make of up to eight hands, counted out one by one."""
    possible = {0: {(0, 0, 0)}}
    for n in range(1, 9):
        possible[n] = {
            (made + more, alone + (more == 4), euchred + euchre)
            for made, alone, euchred in possible[n - 1]
            for more, euchre in ((1, 0), (2, 0), (2, 1), (4, 0))
        }
    right = {
        (a, b) for n in range(9) for a in possible[n] for b in possible[8 - n] if a[2] <= 1 >= b[2]
    }
    for pa in range(14):
        for pb in range(14):
            for la, lb, ea, eb in ((0, 0, 0, 0), (1, 0, 0, 1), (0, 2, 1, 0), (2, 1, 1, 1)):
                sheet = Sheet(points=(pa, pb), loners=(la, lb), euchred=(eb, ea))
                try:
                    checked(sheet, 8)
                    fits = True
                except Refusal:
                    fits = False
                assert fits == (((pa, la, ea), (pb, lb, eb)) in right), sheet


def test_a_sheet_whose_hands_do_not_add_up_is_refused() -> None:
    assert refused(Sheet(hands=WON, points=(6, 3))).field == "points"
    assert refused(Sheet(hands=hands("1made 3made"))).field == "hands"


def test_a_short_sheet_needs_the_chair_and_a_reason() -> None:
    day = NightDay(8)
    day.begin()
    short = day.sheet(1, hands("1made 2made 2made"), short="the lights went out")
    assert day.refused(short, "captain", scope="euchre/1").field == "sheet.short"
    day.do(short)
    assert day.told(1).points == (1, 2)


@pytest.mark.clause("OP-EUCHRE-02")
def test_of_level_pairs_the_low_cut_moves() -> None:
    """A level sheet without a cut is refused; the pair that cut low moves; in the last game nobody
    is asked; or who scored last stays."""
    day = NightDay(8)
    day.begin()
    asked = day.refused(day.sheet(1, LEVEL))
    assert (asked.field, asked.clause) == ("sheet.moves", "OP-EUCHRE-02")
    day.report(1, LEVEL, moves=1)
    assert day.told(1).lower == 1

    last = NightDay(8, even="last-scorer-stays")
    last.begin()
    last.report(1, LEVEL)
    assert last.told(1).lower == 1, "pair 2 scored last and stays"
    assert "scored last" in last.refused(last.totals(2, (4, 4))).cure


@pytest.mark.clause("OP-EUCHRE-08")
@pytest.mark.parametrize(
    ("clause", "words"),
    [
        pytest.param(
            "EUCHRE-10", "pass, pick it up or alone", marks=pytest.mark.clause("EUCHRE-10")
        ),
        pytest.param("EUCHRE-11", "hints at a hand", marks=pytest.mark.clause("EUCHRE-11")),
        pytest.param("EUCHRE-23", "by that one word", marks=pytest.mark.clause("EUCHRE-23")),
        pytest.param(
            "EUCHRE-25", "leaves the kitty face down", marks=pytest.mark.clause("EUCHRE-25")
        ),
        pytest.param("EUCHRE-26", "make a square", marks=pytest.mark.clause("EUCHRE-26")),
        pytest.param("EUCHRE-28", "do not pool", marks=pytest.mark.clause("EUCHRE-28")),
        ("OP-EUCHRE-08", "all eight hands of the game"),
    ],
)
def test_the_table_card_says_the_rules_of_conduct(clause: str, words: str) -> None:
    """Each stands on the phone that lies on the table, with its clause."""
    day = NightDay(4)
    day.begin()
    table = views.table(day.state, day.category, 1, day.at)
    said = {word.clause: word.text for word in table.words}
    assert words in said[clause]


@pytest.mark.clause("OP-EUCHRE-05")
def test_the_second_offence_of_speech_ends_the_hand_unless_the_house_plays_on() -> None:
    """The night begins with the default; the other is chosen before the first game, not after; a
    hand so ended is two points to the others and one of the eight."""
    day = NightDay(8)
    assert day.category.options["speech2"] == "hand-ends"
    ended = hands("2penalty") + WON[1:]
    assert checked(Sheet(hands=ended), 8).points == (4, 5)
    other = c.SetOption(category="euchre", option="speech2", value="play-on-without-bid")
    day.begin()
    assert day.refused(other).field == "option"
