"""What the desk rules at a wooden table, clause by clause: who pays whom how much, who deals."""

import pytest

from cardhall.hall.desk.views import RulingCard
from tests.hall.deskday import Desk
from tests.rulings.test_euchre import table

BOURE = ("llaa", "boure")
PITTY = ("llaa", "pitty-pat")
RUMMY = ("llaa", "rummy")
POKENO = ("llaa", "po-ke-no")
PEDRO = ("llaa", "pedro")
EUCHRE = ("lions-euchre", "euchre")
HOLDEM = ("kofc-holdem", "holdem")
RAP = ("rap", "boure")


def moved(
    game: tuple[str, str], call: str, **answers: str
) -> tuple[dict[str, str], set[tuple[str, str, str, int]], RulingCard]:
    """The seats' names by their letters, and (what, from, to, how many) of each change."""
    ruling = Desk(*game).ruling(call, "", **answers)
    changes = {(one.what, one.source, one.target, one.amount) for one in ruling.changes}
    names: dict[str, str] = {}
    if answers:
        names = {one.key: one.text for one in Desk(*game).ask(call).buttons}
    return names, changes, ruling


@pytest.mark.clause("LLAA-BOURE-35")
@pytest.mark.parametrize("pot", [9, 10])
def test_a_reneger_matches_the_pot_ten_chips_at_most(pot: int) -> None:
    names, changes, _ = moved(BOURE, "renege", who="B", when="now", pot=str(pot))
    assert ("chips", names["B"], "pot", pot) in changes
    last = Desk(*BOURE).ask("renege", who="B", when="now").buttons[-1]
    assert (last.key, last.text) == ("10", "10 or more")


@pytest.mark.clause("LLAA-BOURE-34")
@pytest.mark.clause("LLAA-BOURE-36")
def test_a_renege_caught_at_the_time_is_put_right_a_late_one_stands() -> None:
    _, _, now = moved(BOURE, "renege", who="B", when="now", pot="5")
    _, _, later = moved(BOURE, "renege", who="B", when="later", pot="5")
    assert "takes the card back" in now.changes[0].text
    assert "Nothing is taken back" in later.changes[0].text
    for ruling in (now, later):
        assert "wins nothing" in ruling.changes[2].text
        assert ruling.changes[2].clause == "LLAA-BOURE-36"


@pytest.mark.clause("LLAA-BOURE-14")
@pytest.mark.clause("LLAA-BOURE-15")
def test_a_misdeal_moves_the_deal_left_and_nobody_antes_again() -> None:
    names, changes, ruling = moved(BOURE, "misdeal", dealer="D", when="before", stayed="no")
    assert ("deals", "", names["A"], 0) in changes
    assert any("nobody antes again" in one.text for one in ruling.changes)
    assert Desk(*BOURE).ruling("misdeal", dealer="D", when="after").none


@pytest.mark.clause("RAP-41")
def test_a_reneger_at_home_counts_as_boured_once() -> None:
    names, changes, _ = moved(RAP, "renege", who="A", what="follow", pot="120")
    assert ("chips", names["A"], "pot", 120) in changes


@pytest.mark.clause("LLAA-PITTY-12")
@pytest.mark.clause("LLAA-PITTY-13")
def test_the_first_card_flipped_is_played_the_second_is_buried() -> None:
    names, first, _ = moved(PITTY, "flip", who="C", nth="first")
    _, second, _ = moved(PITTY, "flip", who="C", nth="second")
    assert {("cards", "", "upcard", 0), ("cards", "", names["C"], 0)} == first
    assert {("cards", "", "stock", 0), ("cards", "", names["C"], 0)} == second


@pytest.mark.clause("LLAA-PITTY-14")
def test_a_missed_turn_is_lost() -> None:
    for gone, what in (("nothing", "cards"), ("taken", "turn"), ("turned", "turn")):
        _, changes, _ = moved(PITTY, "claim", who="C", gone=gone)
        assert {one[0] for one in changes} == {what}


@pytest.mark.clause("LLAA-RUMMY-39")
@pytest.mark.clause("LLAA-RUMMY-40")
@pytest.mark.clause("LLAA-RUMMY-41")
def test_out_of_turn_stands_after_the_throw_and_is_undone_before_the_stock_card_is_in_hand() -> (
    None
):
    names, _, stands = moved(RUMMY, "turn", who="C", far="discard")
    assert stands.changes[0].target == names["D"]
    _, _, late = moved(RUMMY, "turn", who="C", far="hand")
    assert "LLAA-RUMMY-40" in late.clauses
    assert not any("goes back" in one.text for one in late.changes)
    _, _, undone = moved(RUMMY, "turn", who="C", far="pile")
    assert "goes back" in undone.changes[0].text


@pytest.mark.clause("LLAA-RUMMY-50")
def test_who_is_short_pays_ten_for_each_missing_card() -> None:
    names, changes, ruling = moved(RUMMY, "hand", who="B", what="few-end", cards="2")
    assert changes == {("points", names["B"], "score", 20)}
    assert "20 points" in ruling.changes[0].text


@pytest.mark.clause("LLAA-RUMMY-66")
def test_a_slip_of_the_pen_keeps_both_figures() -> None:
    _, _, ruling = moved(RUMMY, "writing", who="B", was="54", should="45")
    assert "45" in ruling.text
    assert "54" in ruling.text


@pytest.mark.clause("LLAA-POKENO-06")
def test_a_false_claim_costs_nothing_and_a_good_one_a_chip_from_the_bank() -> None:
    names, good, _ = moved(POKENO, "false", who="B", board="yes")
    assert good == {("chips", "bank", names["B"], 1)}
    assert not any(one[3] for one in moved(POKENO, "false", who="B", board="no")[1])


@pytest.mark.clause("LLAA-PEDRO-33")
@pytest.mark.clause("LLAA-PEDRO-35")
def test_an_exposed_card_is_dealt_anew_only_in_time_and_when_the_others_ask() -> None:
    names, changes, _ = moved(PEDRO, "exposed", dealer="D", when="no", asked="yes")
    assert ("deals", "", names["D"], 0) in changes
    assert moved(PEDRO, "exposed", dealer="D", when="no", asked="no")[2].none
    late = moved(PEDRO, "exposed", dealer="D", when="yes")[2]
    assert late.none
    assert "LLAA-PEDRO-35" in late.clauses


@pytest.mark.clause("LLAA-PEDRO-36")
@pytest.mark.clause("LLAA-PEDRO-37")
@pytest.mark.clause("LLAA-PEDRO-40")
def test_a_misdeal_needs_everybody_heard_and_agreed_and_moves_the_deal() -> None:
    assert moved(PEDRO, "misdeal", dealer="D", heard="no")[2].none
    assert moved(PEDRO, "misdeal", dealer="D", heard="yes", agreed="no")[2].none
    names, changes, _ = moved(PEDRO, "misdeal", dealer="D", heard="yes", agreed="yes")
    assert ("deals", "", names["A"], 0) in changes


@pytest.mark.clause("LLAA-PEDRO-42")
def test_an_excess_is_drawn_unseen_and_goes_to_the_stock() -> None:
    names, changes, _ = moved(PEDRO, "too-many", who="C", extra="1")
    assert changes == {("cards", names["C"], "stock", 1)}


TWO = (
    ("EUCHRE-42", "bid", {"remedy": "points"}, "BD"),
    ("EUCHRE-44", "lead", {"over": "no"}, "BD"),
    ("EUCHRE-40", "renege", {"packets": "renege"}, "BD"),
    ("EUCHRE-41", "renege", {"packets": "none", "by": "others"}, "AC"),
    ("EUCHRE-13", "speech", {"said": "hint", "step": "points"}, "BD"),
)


@pytest.mark.parametrize(
    ("clause", "call", "answers", "side"),
    [pytest.param(*one, marks=pytest.mark.clause(one[0])) for one in TWO],
)
def test_two_points_go_to_the_right_side(
    clause: str, call: str, answers: dict[str, str], side: str
) -> None:
    """Whatever stops a hand gives the others two; a charge not proved gives the accused two."""
    names, changes, ruling = moved(EUCHRE, call, who="A", **answers)
    both = " and ".join(names[letter] for letter in side)
    assert ("points", "", both, 2) in changes
    assert next(one.clause for one in ruling.changes if one.what == "points") == clause


@pytest.mark.clause("EUCHRE-43")
def test_a_loner_instead_gives_no_points() -> None:
    _, changes, ruling = moved(EUCHRE, "bid", who="A", remedy="alone", loner="B")
    assert {one[0] for one in changes} == {"bid"}
    assert "alone" in ruling.text


@pytest.mark.clause("EUCHRE-38")
def test_a_euchred_pair_puts_fifty_cents_in_the_cup() -> None:
    names, changes, _ = moved(EUCHRE, "cup", who="B", how="played")
    assert changes == {("chips", f"{names['B']} and {names['D']}", "cup", 50)}
    assert moved(EUCHRE, "cup", who="B", how="penalty")[2].none


@pytest.mark.clause("HOLDEM-75")
@pytest.mark.clause("HOLDEM-79")
@pytest.mark.clause("HOLDEM-86")
def test_chips_move_between_pot_and_players() -> None:
    names, back, _ = moved(HOLDEM, "string", who="B", said="no", amount="300")
    assert back == {("chips", "pot", names["B"], 300)}
    _, owed, _ = moved(HOLDEM, "underbet", who="B", allin="no", amount="20")
    assert ("chips", names["B"], "pot", 20) in owed
    answers = {"who": "A", "amount": "50", "from": "C"}
    _, award, _ = moved(HOLDEM, "award", **answers)
    assert award == {("chips", names["C"], names["A"], 50)}


@pytest.mark.clause("HOLDEM-25")
def test_a_mucked_hand_lives_only_with_both_conditions() -> None:
    for informed in ("wrong", "right"):
        for found in ("yes", "no"):
            _, _, ruling = moved(HOLDEM, "retrieve", who="B", informed=informed, found=found)
            lives = (informed, found) == ("wrong", "yes")
            assert ("may win" in ruling.changes[0].text) == lives


@pytest.mark.clause("HOLDEM-70")
@pytest.mark.clause("HOLDEM-71")
def test_a_check_out_of_turn_holds_and_another_act_binds_only_unchanged() -> None:
    assert "folds" in moved(HOLDEM, "turn", who="B", act="check", changed="yes")[2].text
    assert "has checked" in moved(HOLDEM, "turn", who="B", act="check", changed="no")[2].text
    assert "binds" in moved(HOLDEM, "turn", who="B", act="other", changed="no")[2].text
    assert "free" in moved(HOLDEM, "turn", who="B", act="other", changed="yes")[2].text


# --- beside the open referee, which judges the same on a position -------------------------------


@pytest.mark.parametrize("by", ["B", "C"])
def test_the_desk_gives_for_a_renege_what_the_referee_gives(by: str) -> None:
    """Proved: the others two and the hand is over, by the same clauses; so on wood as on record."""
    at = table("e4-renege")
    judged = at.judge("renege", by="ABCD".index(by), on=2)
    _, _, ruled = moved(EUCHRE, "renege", who="C", packets="renege")
    for what, like in (("scores", "points"), ("over", "hand")):
        mine = next(one for one in judged.changes if one.what == what)
        theirs = next(one for one in ruled.changes if one.what == like)
        assert (mine.clause, mine.amount) == (theirs.clause, theirs.amount)


@pytest.mark.parametrize(("by", "answer"), [("A", "others"), ("B", "own"), ("D", "own")])
def test_the_desk_gives_for_a_false_charge_what_the_referee_gives(by: str, answer: str) -> None:
    """Two for the accused side, and nothing when its own side accused."""
    at = table("e4-renege")
    judged = at.judge("renege", by="ABCD".index(by), on=1)
    ruled = Desk(*EUCHRE).ruling("renege", who="B", packets="none", by=answer)
    points = [one.amount for one in judged.changes if one.what == "scores"]
    assert points == [one.amount for one in ruled.changes if one.what == "points"]
