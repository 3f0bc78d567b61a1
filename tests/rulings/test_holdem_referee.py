"""The open referee of hold'em: what is called, what is proven, what it changes.

Most hands are those of the shipped records, played up to a line. Five seats, the button at E, so
that A is small and B big; the board is AH KH 8D 4H 3C.
"""

import re
from pathlib import Path

import pytest

from cardhall.cards.notation import format_cards, parse_card
from cardhall.cards.table import Illegal
from cardhall.games.holdem.record import HoldemTable
from cardhall.games.holdem.referee import CALLS, Carried, Impossible, OpenReferee, Ruling
from cardhall.records import parse_record, table_of
from cardhall.records.text import RecordLine
from cardhall.rulebook import load

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("holdem-*.toml"))
A, B, C, D, E = range(5)
DEALER = -1


def lines_of(name: str) -> tuple[HoldemTable, list[RecordLine]]:
    record = parse_record((RECORDS / f"holdem-{name}.toml").read_text("utf-8"))
    table = table_of(record)
    assert isinstance(table, HoldemTable)
    return table, list(record.lines)


def table(name: str, until: str = "calls") -> OpenReferee:
    """A shipped record's table, played up to the first line with these words."""
    found, lines = lines_of(name)
    for line in lines:
        if until and until in line.words:
            return found.floor
        try:
            found.do(line.seat, line.act)
        except Illegal:
            continue
    assert not until, f"no line {until!r} in {name}"
    return found.floor


def played(name: str) -> OpenReferee:
    return table(name, until="")


def do(at: OpenReferee, *lines: str) -> list[str]:
    """Acts such as "C raise 300", "dealer deals turn"; what came of each."""
    return [
        at.dealer(line.removeprefix("dealer "))
        if line.startswith("dealer")
        else at.do("ABCDEF".index(line[0]), line[2:])
        for line in lines
    ]


def chips(at: OpenReferee) -> int:
    hand = at.hand
    if not hand.is_over:
        return sum(hand.stacks) + hand.pot
    return sum(hand.stacks) + hand.result().carried


def texts(ruling: Ruling) -> list[str]:
    return [change.text for change in ruling.changes]


# --- what holds of every call ---------------------------------------------------------------------


def position(at: OpenReferee) -> tuple[object, ...]:
    hand = at.hand
    return (
        hand.turn, hand.phase, hand.stacks, hand.bets, hand.pot, hand.board, hand.live, hand.deck,
        at.lay, list(at.acts), dict(at.dead), list(at.owed), at.void, at.open_cards, at.after_hand,
        list(at.early), dict(at.penalties), dict(at.next_posts), at.dropped, list(at.sights),
    )  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_judging_changes_nothing_and_a_call_applies_what_was_previewed(path: Path) -> None:
    found, lines = lines_of(path.stem.removeprefix("holdem-"))
    at = found.floor
    total = chips(at)
    for line in lines:
        seat, act = line.seat, line.act
        words = act.partition("calls ")[2]
        if words:
            head, *rest = words.split()
            on = "ABCDEF".index(rest[1]) if rest[:1] == ["on"] else None
            facts = dict(re.findall(r"([\w-]+)=(.*?)(?=\s+[\w-]+=|$)", words))
            before = position(at)
            ruling = at.judge(head, seat, on, **facts)
            assert position(at) == before
            assert at.call(head, seat, on, **facts) == ruling
            cited = {ruling.clause, *(change.clause for change in ruling.changes)}
            assert cited <= {*CALLS[head].clauses}, cited - {*CALLS[head].clauses}
        else:
            try:
                found.do(seat, act)
            except Illegal:
                continue
        assert chips(at) == total, act


def test_every_call_is_reached_by_a_record_proven_and_false() -> None:
    seen: dict[str, set[bool]] = {}
    for path in FILES:
        for ruling in played(path.stem.removeprefix("holdem-")).rulings:
            seen.setdefault(ruling.call, set()).add(ruling.proven)
    assert {call for call in CALLS if seen.get(call) != {True, False}} == set()


def test_every_irregularity_of_the_circular_is_reached_by_a_record() -> None:
    reached = set()
    for path in FILES:
        reached |= set(re.findall(r"HOLDEM-\d+", path.read_text("utf-8")))
        for ruling in played(path.stem.removeprefix("holdem-")).rulings:
            reached |= {change.clause for change in ruling.changes}
    irregular = {
        clause.id for clause in load().group("HOLDEM").clauses if clause.kind == "irregularity"
    }
    assert irregular - reached == set()


def test_a_judge_is_asked_three_things_at_most() -> None:
    assert all(len(call.asks) <= 3 for call in CALLS.values())
    assert all(call.title and call.clauses for call in CALLS.values())


def test_what_cannot_be_called_is_refused_with_a_cure() -> None:
    at = table("h10-third-card-exposed")
    for call, on, facts in (
        ("cheating", None, {}),
        ("misdeal", A, {}),
        ("exposed", None, {}),
        ("exposed", 9, {}),
        ("misdeal", None, {"cards": "gone"}),
        ("misdeal", None, {"colour": "red"}),
        ("duplicate", None, {"knew": "Z"}),
    ):
        if call == "duplicate":
            at = table("duplicate-card")
        with pytest.raises(Impossible) as caught:
            at.judge(call, A, on, **facts)
        assert caught.value.cure


# --- misdeals -------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-14")
def test_a_misdeal_gives_each_the_cards_due_in_the_hand_itself() -> None:
    at = table("misdeal-exchanged-back")
    assert format_cards(at.hand.hole_of(B)) == "8H 5D"
    at.call("misdeal", B)
    assert format_cards(at.hand.hole_of(B)) == "5S 5D"
    assert format_cards(at.hand.hole_of(C)) == "8H 3H"
    assert at.hand.bets == (50, 100, 100, 0, 0)


@pytest.mark.clause("HOLDEM-15")
def test_the_deal_stands_once_two_have_acted() -> None:
    at = table("h10-two-have-acted")
    ruling = at.call("misdeal", B)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "HOLDEM-15", ())
    assert not at.is_over
    assert table("h10-one-has-acted").call("misdeal", B).clause == "HOLDEM-21"


@pytest.mark.clause("HOLDEM-16")
def test_an_exposed_first_card_voids_the_deal_and_the_blinds_go_back() -> None:
    at = table("h10-first-card-exposed")
    ruling = at.call("misdeal", C)
    assert (ruling.clause, at.is_over) == ("HOLDEM-16", True)
    assert at.result().stacks == (2000,) * 5
    assert ruling.changes[-1].seat == E  # the same button deals anew
    with pytest.raises(Impossible, match="void"):
        do(at, "C call")


@pytest.mark.clause("HOLDEM-21")
def test_a_wrong_button_is_put_where_it_should_be() -> None:
    ruling = table("misdeal-wrong-button").judge("misdeal", B)
    assert (ruling.clause, ruling.changes[-1].seat) == ("HOLDEM-21", A)


@pytest.mark.clause("HOLDEM-43")
def test_the_extra_card_is_burned_before_the_flop() -> None:
    at = played("misdeal-extra-card")
    assert format_cards(at.hand.burned) == "9H"
    assert format_cards(at.hand.board) == "AH KH 8D"


# --- dead hands -----------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-23")
def test_a_marked_card_is_dead_with_its_hand_and_the_pack_is_replaced() -> None:
    at = table("marked-card-in-a-hand")
    ruling = at.call("marked", E, card="AS")
    assert ruling.proven
    assert D not in at.hand.live
    assert texts(ruling) == ["D's hand is dead", "the pack is replaced"]
    assert at.hand.put_in[D] == 300


@pytest.mark.clause("HOLDEM-23")
def test_a_marked_card_on_a_street_without_a_bet_gives_way_to_the_next() -> None:
    at = table("marked-card-on-the-flop")
    at.call("marked", C, card="KH")
    assert format_cards(at.hand.board) == "AH 8D 6C"
    late = table("marked-card-on-the-flop")
    do(late, "B bet 100")
    assert late.call("marked", C, card="KH").changes[0].clause == "HOLDEM-49"
    assert format_cards(late.hand.board) == "AH KH 8D"


@pytest.mark.clause("HOLDEM-24")
def test_a_mucked_hand_is_dead() -> None:
    at = table("hand-mucked")
    assert D not in at.hand.live
    with pytest.raises(Illegal) as caught:
        do(at, "D call")
    assert caught.value.clause == "HOLDEM-24"


@pytest.mark.clause("HOLDEM-25")
def test_a_mucked_hand_lives_only_on_both_conditions() -> None:
    for informed, found in (("wrong", "no"), ("right", "yes"), ("right", "no")):
        ruling = table("hand-retrieved").judge("retrieve", E, D, informed=informed, found=found)
        assert (ruling.proven, ruling.clause) == (False, "HOLDEM-24")
    at = table("hand-retrieved")
    at.call("retrieve", E, D, informed="wrong", found="yes")
    assert D in at.hand.live
    assert at.hand.turn == D


@pytest.mark.clause("HOLDEM-25")
def test_a_mucked_hand_stays_dead_when_others_have_acted_since() -> None:
    at = table("hand-retrieved")
    do(at, "E call")
    assert not at.judge("retrieve", E, D, informed="wrong", found="yes").proven


@pytest.mark.clause("HOLDEM-26")
def test_a_fold_that_is_said_kills_the_hand_at_any_time() -> None:
    at = table("fold-declared", until="says")
    assert do(at, "D says fold") == ["D fold HOLDEM-26"]
    assert D not in at.hand.live
    with pytest.raises(Illegal) as caught:
        do(at, "D call")
    assert caught.value.clause == "HOLDEM-26"


@pytest.mark.clause("HOLDEM-27")
def test_a_bet_with_a_joker_in_the_hole_kills_the_hand() -> None:
    at = table("joker-bet")
    ruling = at.call("joker", B, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-27")
    assert D not in at.hand.live
    assert at.hand.put_in[D] == 300


@pytest.mark.clause("HOLDEM-28")
def test_cards_thrown_down_are_folded_when_another_acts_on_it() -> None:
    at = table("cards-thrown-down", until="throws")
    do(at, "D throws")
    assert D in at.hand.live
    assert not at.judge("dead", E, D).proven
    assert do(at, "E call") == ["D fold HOLDEM-28"]
    assert D not in at.hand.live
    assert E in at.hand.live


@pytest.mark.clause("HOLDEM-29")
def test_cards_thrown_into_another_hand_are_dead() -> None:
    at = table("cards-thrown-into-another-hand")
    ruling = at.call("dead", E, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-29")
    assert D not in at.hand.live
    assert C in at.hand.live
    assert not at.judge("dead", E, C).proven


@pytest.mark.clause("HOLDEM-30")
def test_a_hand_of_three_cards_is_dead_when_the_deal_stands() -> None:
    at = table("dead-three-cards")
    assert at.hand.phase == "flop"
    ruling = at.call("dead", C, A)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-30")
    assert A not in at.hand.live


@pytest.mark.clause("HOLDEM-31")
def test_time_that_is_up_kills_the_hand_facing_a_bet_and_checks_facing_none() -> None:
    at = table("time-up", until="dealer calls")
    assert not at.judge("time-up", E, C).proven
    ruling = at.call("time-up", DEALER, D)
    assert ruling.clause == "HOLDEM-31"
    assert D not in at.hand.live
    at = table("time-up-nothing-to-call")
    ruling = at.call("time-up", DEALER, C)
    assert ruling.clause == "OP-HOLDEM-15"
    assert C in at.hand.live
    assert at.hand.turn == D
    at = table("time-up-dead-by-option")
    assert at.call("time-up", DEALER, C).clause == "HOLDEM-31"
    assert C not in at.hand.live


@pytest.mark.clause("HOLDEM-31")
def test_no_clock_runs_unless_somebody_asked_for_it() -> None:
    at = table("time-up", until="asks clock")
    assert not at.judge("time-up", DEALER, D).proven


@pytest.mark.clause("HOLDEM-32")
def test_an_unprotected_hand_that_is_swept_has_no_redress() -> None:
    at = table("hand-swept")
    ruling = at.call("swept", D, D)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "HOLDEM-32", ())
    assert D not in at.hand.live
    at = table("protected-hand-swept")
    assert at.call("swept", D, D).proven
    assert D in at.hand.live


@pytest.mark.clause("OP-X-19")
def test_who_is_put_out_of_the_event_has_a_dead_hand_and_leaves_what_was_put_in() -> None:
    at = table("put-out", until="chair")
    at.put_out(D)
    assert D not in at.hand.live
    assert at.hand.put_in[D] == 300
    with pytest.raises(Illegal) as caught:
        do(at, "D call")
    assert caught.value.clause == "OP-X-19"
    with pytest.raises(Illegal, match="hand is dead") as twice:
        at.put_out(D)
    assert twice.value.clause == "OP-X-19"


# --- the pack -------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-33")
def test_another_back_in_the_deal_voids_the_hand_and_chips_go_back_as_paid() -> None:
    at = table("other-back-dealt")
    assert at.hand.pot == 750
    ruling = at.call("other-back", C)
    assert ruling.clause == "HOLDEM-33"
    assert [(c.seat, c.amount) for c in ruling.changes if c.what == "gets-back"] == [
        (A, 50), (B, 100), (C, 300), (D, 300),
    ]  # fmt: skip
    assert at.result().stacks == (2000,) * 5
    assert at.result().ending == "void"


@pytest.mark.clause("HOLDEM-34")
def test_another_back_in_the_stub_is_taken_out_and_bets_stand() -> None:
    at = table("other-back-in-the-stub")
    pot, lay = at.hand.pot, at.lay
    assert lay is not None
    assert format_cards(lay.board[3:4]) == "4H"
    ruling = at.call("other-back", D)
    assert ruling.clause == "HOLDEM-34"
    assert at.hand.pot == pot
    assert at.lay is not None
    assert len(at.lay.rest(1)) == len(lay.rest(1)) - 1
    do(at, "D check")
    assert format_cards(at.hand.board[3:]) == "7C"


@pytest.mark.clause("HOLDEM-35")
def test_two_identical_cards_give_all_the_money_back() -> None:
    at = table("duplicate-card")
    ruling = at.call("duplicate", D)
    assert ruling.clause == "HOLDEM-35"
    assert at.result().stacks == (2000,) * 5
    assert not table("other-back-false", until="calls duplicate").judge("duplicate", D).proven


@pytest.mark.clause("HOLDEM-36")
def test_who_knew_and_kept_quiet_leaves_the_bets_for_the_next_pot() -> None:
    at = table("duplicate-known")
    ruling = at.call("duplicate", C, knew="D")
    stays = [change for change in ruling.changes if change.clause == "HOLDEM-36"]
    assert [(change.seat, change.amount) for change in stays] == [(D, 200)]
    assert at.result().stacks == (2000, 2000, 2000, 1800, 2000)
    assert at.carried.amount == 200


@pytest.mark.clause("HOLDEM-37")
def test_nobody_new_may_join_for_a_carried_pot() -> None:
    at = table("duplicate-known")
    ruling = at.call("duplicate", C, knew="D")
    assert [c.text for c in ruling.changes if c.clause == "HOLDEM-37"] == [
        "only ABCDE may play for it"
    ]
    carried = at.carried
    assert carried.may_join(A)
    assert not carried.may_join(5)
    assert Carried(0, (A, B)).may_join(5)


@pytest.mark.clause("HOLDEM-38")
def test_boxed_cards_are_passed_over_in_the_hand_itself() -> None:
    at = table("misdeal-two-boxed")
    assert format_cards(at.hand.hole_of(C)) == "AS KD"
    ruling = at.judge("misdeal", E)
    assert (ruling.proven, ruling.clause) == (False, "HOLDEM-38")
    assert not at.judge("joker", C, C).proven


@pytest.mark.clause("HOLDEM-39")
def test_a_boxed_card_in_a_hand_gives_way_to_the_next_of_the_stub() -> None:
    at = table("boxed-card-in-a-hand")
    assert format_cards(at.hand.hole_of(D)) == "AS KD"
    ruling = at.call("joker", D, D)
    assert ruling.clause == "HOLDEM-39"
    assert format_cards(at.hand.hole_of(D)) == "9H KD"
    assert at.hand.deck[10] == parse_card("AH")  # the burn is the card after it


@pytest.mark.clause("HOLDEM-40")
def test_who_played_blind_with_a_joker_is_dead() -> None:
    at = table("joker-bet-unseen")
    ruling = at.call("joker", B, D, looked="no")
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-40")
    assert D not in at.hand.live


@pytest.mark.clause("HOLDEM-41")
def test_a_joker_found_before_acting_is_replaced() -> None:
    at = table("joker-replaced")
    lay = at.lay
    assert lay is not None
    assert 52 in lay.hands[D]
    ruling = at.call("joker", D, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-41")
    assert at.lay is not None
    assert 52 not in at.lay.hands[D]
    assert at.lay.hands[D][0] == lay.stub[0]
    assert D in at.hand.live


@pytest.mark.clause("HOLDEM-42")
def test_a_pack_that_lacks_cards_undoes_nothing() -> None:
    at = table("short-pack")
    stacks = at.hand.stacks
    ruling = at.call("short-pack", A)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "HOLDEM-42", ())
    assert at.result().stacks == stacks


# --- exposed cards --------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-44")
def test_one_has_no_choice_about_a_card_that_the_dealer_exposed() -> None:
    at = table("h10-third-card-exposed")
    before = at.hand.hole_of(C)
    ruling = at.judge("misdeal", C)
    assert (ruling.proven, ruling.clause) == (False, "HOLDEM-44")
    ruling = at.call("exposed", C, C)
    assert ruling.changes[0].clause == "HOLDEM-44"
    assert at.hand.hole_of(C) == before


@pytest.mark.clause("HOLDEM-45")
def test_a_card_seen_by_one_neighbour_is_exposed() -> None:
    at = table("exposed-by-the-dealer")
    assert not at.seen_by(A)
    ruling = at.call("exposed", E, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-45")
    assert format_cards(at.seen_by(A)) == "AS"
    assert not at.judge("exposed", E, A).proven


@pytest.mark.clause("HOLDEM-46")
def test_a_card_that_its_own_player_exposes_is_played() -> None:
    at = table("exposed-by-its-player")
    before = at.hand.hole_of(D)
    ruling = at.call("exposed", E, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-46")
    assert ruling.changes[0].text == "D keeps KD"
    assert at.hand.hole_of(D) == before


@pytest.mark.clause("HOLDEM-89")
def test_shown_to_one_is_shown_to_all_at_once() -> None:
    at = table("shown-to-one")
    assert [format_cards(at.seen_by(seat)) for seat in (A, C)] == ["", "AS"]
    ruling = at.call("shown", E, D)
    assert ruling.clause == "HOLDEM-89"
    assert [format_cards(at.seen_by(seat)) for seat in (A, B, E)] == ["AS"] * 3
    assert [at.view(seat).shown[D] for seat in (A, B, None)] == [(parse_card("AS"),)] * 3
    assert at.view(A).shown[B] == ()


@pytest.mark.clause("HOLDEM-90")
def test_shown_to_one_out_of_the_hand_is_shown_to_all_after_it() -> None:
    at = table("shown-to-a-folded-player")
    ruling = at.call("shown", E, D)
    assert ruling.clause == "HOLDEM-90"
    assert not at.seen_by(A)
    do(at, "D raise 300", "E fold", "A fold", "B fold")
    assert at.is_over
    assert format_cards(at.seen_by(A)) == "AS"


# --- burns and early cards ------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-48")
def test_a_missed_burn_is_put_right_before_a_bet() -> None:
    at = table("h10-no-burn-no-bet")
    assert format_cards(at.hand.board) == "9H AH KH"
    ruling = at.call("burn", C)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-48")
    assert format_cards(at.hand.board) == "AH KH 8D"
    assert not at.judge("burn", C).proven
    assert table("burn-two-before-the-flop").judge("burn", C).clause == "HOLDEM-48"


@pytest.mark.clause("HOLDEM-49")
def test_after_a_bet_the_cards_stand() -> None:
    for name in ("h10-no-burn-bet", "burn-two-before-the-turn-bet"):
        at = table(name)
        board = at.hand.board
        ruling = at.call("burn", C)
        assert (ruling.proven, ruling.clause, ruling.changes) == (True, "HOLDEM-49", ())
        assert at.hand.board == board


@pytest.mark.clause("HOLDEM-50")
def test_a_double_burn_before_an_all_in_river_is_put_right_before_the_pot_goes() -> None:
    at = table("burn-two-before-the-river-all-in")
    assert format_cards(at.hand.board[4:]) == "8C"
    ruling = at.call("burn", A)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-50")
    assert format_cards(at.hand.board[4:]) == "3C"
    at = table("burn-two-before-the-river-all-in")
    do(at, "dealer pushes the pot")
    with pytest.raises(Impossible, match="pot has gone"):
        at.judge("burn", A)


@pytest.mark.clause("HOLDEM-50")
def test_the_pot_goes_to_who_wins_on_the_board_put_right() -> None:
    at = table("burn-two-before-the-river-all-in")
    at.call("burn", A)
    assert at.result().winners == (C,)
    assert at.result().stacks == (1950, 1900, 3150, 0, 2000)


@pytest.mark.clause("HOLDEM-51")
def test_a_turn_that_comes_early_is_out() -> None:
    at = table("turn-too-early", until="deals turn")
    assert not at.judge("early-card", B).proven
    do(at, "dealer deals turn")
    ruling = at.call("early-card", B)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-51")
    do(at, "C call")
    assert format_cards(at.hand.board) == "AH KH 8D 7C"


@pytest.mark.clause("HOLDEM-52")
def test_a_dropped_deck_is_put_together_and_the_hand_finished() -> None:
    at = table("deck-dropped")
    assert at.call("dropped", B, stub="2C 9S 9C").proven is True
    do(at, "B check", "C check")
    assert format_cards(at.hand.board) == "AH KH 8D 4H 9S"
    at = table("other-back-false", until="calls dropped")
    assert not at.judge("dropped", B).proven


# --- acts -----------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-60")
def test_says_raise_600_puts_200_it_is_600() -> None:
    at = table("spoken-raise-binds")
    assert at.hand.bets[D] == 600
    assert at.owed[D] == 400
    assert do(at, "E fold", "A fold", "B fold", "C fold")[-1] == "D puts 400 HOLDEM-79"


@pytest.mark.clause("HOLDEM-61")
def test_a_knock_checks_and_passes() -> None:
    at = table("knocking-is-a-pass", until="B knocks")
    assert do(at, "B knocks") == ["check HOLDEM-61"]
    assert B in at.hand.live
    do(at, "C bet 200")
    assert do(at, "D knocks") == ["fold HOLDEM-61"]
    assert D not in at.hand.live


@pytest.mark.clause("HOLDEM-62")
def test_pushed_chips_bind_when_the_next_acts_at_limit_only() -> None:
    at = table("pushed-chips-acted-on", until="pushes")
    do(at, "C pushes 5")
    assert at.hand.turn == C
    assert do(at, "D call") == ["C call HOLDEM-62; owes 3"]
    assert (at.hand.bets[C], at.owed[C]) == (8, 3)
    at = table("pushed-chips-acted-on", until="pushes")
    do(at, "C pushes 5", "C picks back", "C fold")
    assert at.hand.put_in[C] == 0
    with pytest.raises(Impossible, match="at limit only"):
        do(table("string-raise", until="puts"), "C pushes 50")


@pytest.mark.clause("HOLDEM-69", "OP-HOLDEM-17")
def test_acting_early_on_purpose_is_penalized_harder_each_time() -> None:
    at = table("turn-deliberate")
    at.penalties = {}
    said = []
    for _ in range(5):
        ruling = at.call("turn", D, E, meant="yes")
        assert ruling.clause == "HOLDEM-69"
        said.append(ruling.changes[0].text)
    assert said == [
        "E is warned", "E sits out one hand", "E sits out one round", "E is disqualified",
        "E is disqualified",
    ]  # fmt: skip
    assert not at.judge("turn", D, A, meant="yes").proven
    assert at.judge("turn", D, E).changes == ()


@pytest.mark.clause("HOLDEM-70")
def test_an_early_check_holds_and_a_bet_leaves_only_the_fold() -> None:
    at = table("early-check-then-a-bet")
    assert at.judge("turn", B, D).clause == "HOLDEM-70"
    assert do(at, "B check", "C bet 100")[-1] == "D fold HOLDEM-70"
    assert D not in at.hand.live
    at = table("early-check-holds", until="C check")
    assert do(at, "C check") == ["D check HOLDEM-70"]
    assert at.hand.phase == "turn"


@pytest.mark.clause("HOLDEM-70", "OP-HOLDEM-10")
def test_by_option_a_bet_frees_who_checked_early() -> None:
    at = table("early-check-freed", until="C bet 100")
    assert do(at, "C bet 100") == ["D is free to act OP-HOLDEM-10"]
    assert at.hand.turn == D


@pytest.mark.clause("HOLDEM-71")
def test_an_early_act_binds_unless_it_is_changed_in_between() -> None:
    at = table("early-call-binds")
    assert at.hand.turn == C
    assert do(at, "C call") == ["D call HOLDEM-71"]
    assert at.hand.bets[D] == 100
    at = table("early-call-changed", until="C raise")
    assert do(at, "C raise 300") == ["D is free to act HOLDEM-71"]
    assert (at.hand.turn, at.hand.bets[D]) == (D, 0)


@pytest.mark.clause("HOLDEM-72")
def test_who_has_called_time_keeps_the_turn() -> None:
    at = table("time-called")
    ruling = at.call("silent", C, D)
    assert (ruling.proven, ruling.clause) == (False, "HOLDEM-72")
    assert at.hand.turn == D
    without = table("time-called", until="says time")
    do(without, "E fold", "A call", "B check")
    assert without.judge("silent", C, D).proven


@pytest.mark.clause("HOLDEM-73")
def test_silent_while_three_act_the_turn_is_lost() -> None:
    at = table("silent-facing-a-bet")
    assert not at.judge("silent", C, D).proven  # two have acted
    do(at, "B check")
    assert at.call("silent", C, D).clause == "HOLDEM-73"
    assert D not in at.hand.live
    assert at.hand.bets == (0, 0, 0, 0, 0)
    assert at.hand.pot == 400
    at = table("silent-with-nothing-to-call")
    assert at.call("silent", C, B).changes[0].text == "B has checked"
    assert B in at.hand.live


@pytest.mark.clause("HOLDEM-74")
def test_the_turn_is_not_lost_to_those_who_did_not_wait() -> None:
    at = table("those-behind-did-not-wait")
    ruling = at.call("silent", C, D, behind="jumped")
    assert (ruling.proven, ruling.clause) == (False, "HOLDEM-74")
    assert at.hand.turn == D
    at = table("silent-facing-a-bet", until="E call")
    do(at, "A call", "E call", "B check")
    assert at.judge("silent", C, D).clause == "HOLDEM-74"


@pytest.mark.clause("HOLDEM-75")
def test_a_raise_in_two_motions_is_a_call() -> None:
    at = table("string-raise")
    assert at.hand.bets[C] == 300
    ruling = at.call("string", D, C)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-75")
    assert at.hand.bets[C] == 100
    assert at.hand.turn == D
    assert not at.judge("string", D, C).proven
    assert not table("string-raise-announced").judge("string", D, C).proven
    assert not table("string-raise-acted-on").judge("string", E, C).proven


@pytest.mark.clause("HOLDEM-76", "OP-HOLDEM-19")
def test_thirteen_over_a_bet_of_eight_is_a_raise_to_sixteen() -> None:
    at = table("more-than-half-a-bet", until="puts 13")
    assert do(at, "C puts 13") == ["raise 16 HOLDEM-76; owes 3"]
    assert at.hand.bets[C] == 16
    at = table("more-than-half-a-bet", until="puts 13")
    assert do(at, "C puts 12") == ["call HOLDEM-76; takes back 4"]


@pytest.mark.clause("HOLDEM-77")
def test_released_chips_are_made_up_to_the_bet() -> None:
    at = table("released-chips", until="puts 6")
    assert do(at, "C puts 6") == ["call HOLDEM-77; owes 2"]
    assert (at.hand.bets[C], at.owed[C]) == (8, 2)
    assert do(at, "C puts 2") == ["owes 0"]
    assert at.hand.bets[C] == 8


@pytest.mark.clause("HOLDEM-78")
def test_one_unaware_of_a_raise_may_take_it_back_while_nobody_has_acted() -> None:
    at = table("unaware-of-a-raise")
    assert at.hand.bets[D] == 300
    assert at.call("unaware", D, D).clause == "HOLDEM-78"
    assert (at.hand.bets[D], at.hand.turn, at.owed[D]) == (0, D, 0)
    ruling = table("unaware-too-late").judge("unaware", D, D)
    assert (ruling.proven, ruling.clause) == (False, "HOLDEM-78")
    assert not table("unaware-of-a-raise").judge("unaware", D, C).proven


@pytest.mark.clause("HOLDEM-79")
def test_an_underbet_is_made_good_when_called_or_at_the_end_of_the_round() -> None:
    at = table("underbet")
    ruling = at.call("underbet", E, C)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-79")
    assert ruling.changes[0].amount == 20
    assert at.owed[C] == 0
    assert not at.judge("underbet", E, D).proven
    at = table("underbet-made-good-at-the-end", until="B check")
    assert do(at, "B check") == ["C puts 20 HOLDEM-79"]


@pytest.mark.clause("HOLDEM-79")
def test_an_all_in_owes_nothing() -> None:
    at = table("burn-two-before-the-river-all-in", until="D all-in")
    do(at, "D puts 1000")
    assert at.owed == [0] * 5


@pytest.mark.clause("HOLDEM-80")
def test_who_acted_after_an_underbet_keeps_that_action() -> None:
    at = table("underbet")
    ruling = at.call("underbet", E, C)
    assert [(c.clause, c.seat) for c in ruling.changes[1:]] == [("HOLDEM-80", D)]
    again = at.call("unaware", D, D)
    assert (again.proven, again.clause) == (False, "HOLDEM-80")
    assert at.hand.bets[D] == 100


@pytest.mark.clause("HOLDEM-81")
def test_one_oversized_chip_is_a_call_unless_a_raise_is_announced() -> None:
    at = table("one-oversized-chip", until="puts")
    assert do(at, "C puts 500 in one chip") == ["call HOLDEM-81; takes back 400"]
    assert at.hand.bets[C] == 100
    assert do(at, "D says raise", "D puts 500 in one chip")[1] == "raise 500"


# --- blinds ---------------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-126")
def test_looking_while_a_blind_is_owed_kills_the_hand() -> None:
    at = table("owes-a-blind-and-looks", until="D looks")
    assert not at.judge("owes-blind", E, D).proven
    do(at, "D looks")
    assert not at.judge("owes-blind", E, A).proven
    ruling = at.call("owes-blind", E, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-126")
    assert D not in at.hand.live


@pytest.mark.clause("HOLDEM-127")
def test_once_bet_unnoticed_the_hand_goes_on_and_the_blind_is_posted_later() -> None:
    at = table("owes-a-blind-and-has-bet")
    ruling = at.call("owes-blind", E, D)
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-127")
    assert D in at.hand.live
    assert at.next_posts == {D: 100}


# --- the showdown ---------------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-84")
def test_a_miscall_on_purpose_forfeits_the_pot_to_the_hand_thrown_away() -> None:
    at = table("miscalled-on-purpose", until="B calls")
    assert at.judge("miscall", B, C, meant="no").clause == "HOLDEM-83"
    ruling = at.call("miscall", B, C, meant="yes")
    assert (ruling.proven, ruling.clause) == (True, "HOLDEM-84")
    assert at.hand.live == (D,)
    do(at, "D show")
    assert at.result().winners == (D,)
    assert not table("called-as-it-is").judge("miscall", B, C, meant="yes").proven


@pytest.mark.clause("HOLDEM-85")
def test_the_dealer_rules_on_the_winning_hand_and_the_cards_are_kept() -> None:
    at = table("called-as-it-is", until="dealer calls")
    ruling = at.call("winner", DEALER, C, cards="AH KH 8H 4H 3H")
    assert (ruling.proven, ruling.clause, ruling.by) == (True, "HOLDEM-85", DEALER)
    assert "AH KH 8H 4H 3H" in ruling.reason
    assert at.rulings[-1] == ruling
    with pytest.raises(Impossible, match="cards="):
        at.judge("winner", DEALER, C, cards="AS KH 8H 4H 3H")


@pytest.mark.clause("HOLDEM-97")
def test_a_likely_winner_may_show_before_their_turn() -> None:
    at = table("likely-winner-shows-at-once", until="D show")
    assert at.hand.turn == C
    do(at, "D show")
    assert at.hand.shown[D]
    assert at.hand.turn == C
