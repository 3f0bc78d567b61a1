"""The open referee of Pedro: what is called, what is proven, what it changes.

Most hands are those of the shipped records, played up to a line.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardhall.cards.notation import card_set, parse_card
from cardhall.games.pedro import LOST_TURN, Hand, Illegal, Rules, parse_action
from cardhall.games.pedro.record import PedroTable
from cardhall.games.pedro.referee import CALLS, ROUNDS, Fell, OpenReferee
from cardhall.records import parse_record, table_of
from cardhall.rulings.referee import CHAIR, Impossible

RECORDS = Path(__file__).parents[1] / "records"
LLAA = Rules.preset("llaa")
A, B, C, D = range(4)
clause = pytest.mark.clause
PROCEDURE = {"clause": "LLAA-PEDRO-36", "heard": "ABCD", "agreed": "ABCD"}


def table(name: str, until: str = "") -> OpenReferee:
    """A shipped record's referee, played up to the line that begins so (or to its first call)."""
    record = parse_record((RECORDS / f"pedro-{name}.toml").read_text("utf-8"))
    found = table_of(record)
    assert isinstance(found, PedroTable)
    for line in record.lines:
        if line.words.startswith(until) if until else " calls " in line.words:
            break
        if not line.outcome.startswith("refused"):
            found.do(line.seat, line.act)
    return found.referee


def do(at: OpenReferee, *lines: str) -> None:
    for line in lines:
        at.act(parse_action(line[2:]), "ABCD".index(line[0]))


def play_out(at: OpenReferee) -> None:
    while not at.hand.is_over:
        at.act(at.hand.legal_actions()[0])


def refusal(at: OpenReferee, call: str, by: int, on: int | None = None, **facts: str) -> str:
    with pytest.raises(Illegal) as error:
        at.judge(call, by, on, **facts)
    return error.value.clause


# --- while the deal is under way


@clause("LLAA-PEDRO-32")
def test_a_card_face_up_in_the_pack_the_same_dealer_deals_anew() -> None:
    at = table("faced-card")
    ruling = at.judge("faced", by=B)
    assert not at.void
    assert at.call("faced", by=B) == ruling
    assert ruling.outcome == (
        "proven LLAA-PEDRO-32; 7S lay face up in the pack; the deal is void; D deals anew"
    )
    assert (at.void, at.next_dealer, at.close()) == (True, D, None)


@clause("LLAA-PEDRO-33")
def test_an_exposed_card_is_dealt_anew_only_if_an_opponent_of_the_dealer_asks() -> None:
    at = table("exposed-card")
    for own in (B, D):
        assert [change.what for change in at.judge("exposed", by=own).changes] == ["stands"]
    for opponent in (A, C):
        assert at.judge("exposed", by=opponent).changes[0].what == "void"
    with pytest.raises(Impossible, match="no opponent asks"):
        at.judge("exposed", by=CHAIR)
    at.call("exposed", by=B)
    assert not at.void
    at.call("exposed", by=A)
    assert (at.void, at.next_dealer) == (True, D)


@clause("LLAA-PEDRO-34")
def test_a_faulty_cut_or_shuffle_is_dealt_anew_if_an_opponent_of_who_did_it_asks() -> None:
    at = table("faulty-cut")
    assert at.judge("shuffle", by=A, what="cut").changes[0].what == "stands"  # C cut, for A too
    ruling = at.call("shuffle", by=B, what="cut")
    assert ruling.reason == "the cut left 2 and 50 cards"
    assert (at.void, at.next_dealer) == (True, D)
    at = table("faulty-shuffle")
    assert at.judge("shuffle", by=D).changes[0].what == "stands"
    assert at.judge("shuffle", by=C).changes[0].what == "void"


@clause("LLAA-PEDRO-34")
def test_a_cut_that_leaves_four_cards_is_right() -> None:
    for cut, wrong in ((3, True), (4, False), (48, False), (49, True), (0, False)):
        assert bool(Fell(cut=cut).wrong_cut()) == wrong


@clause("LLAA-PEDRO-32", "LLAA-PEDRO-33", "LLAA-PEDRO-34")
def test_where_nothing_of_the_kind_is_seen_the_deal_goes_on() -> None:
    at = table("faced-card-false")
    assert at.judge("faced", by=B).outcome == "false LLAA-PEDRO-32"
    assert at.judge("exposed", by=A).outcome == "false LLAA-PEDRO-33"
    assert at.judge("shuffle", by=A).outcome == "false LLAA-PEDRO-34"


@clause("LLAA-PEDRO-35")
@pytest.mark.parametrize(
    ("name", "call", "by"),
    [("faced-card", "faced", B), ("exposed-card", "exposed", A), ("faulty-shuffle", "shuffle", C)],
)
def test_all_three_need_notice_before_the_36th_card(name: str, call: str, by: int) -> None:
    at = table(f"{name}-late")
    assert at.rounds == ROUNDS
    ruling = at.call(call, by=by)
    assert (ruling.clause, [change.what for change in ruling.changes]) == (
        "LLAA-PEDRO-35", ["stands"],
    )  # fmt: skip
    assert not at.void
    do(at, "A pass")


# --- misdeal


@clause("LLAA-PEDRO-36")
def test_a_wrong_number_of_cards_before_the_first_bid_passes_the_deal_left() -> None:
    for name, reason in (("misdeal", "B has 8 cards"), ("misdeal-too-many", "C has 10 cards")):
        at = table(name)
        ruling = at.call("misdeal", CHAIR, None, **PROCEDURE)
        assert (ruling.proven, ruling.clause, ruling.reason) == (True, "LLAA-PEDRO-36", reason)
        assert (at.void, at.next_dealer) == (True, A)


@clause("LLAA-PEDRO-36")
def test_after_the_first_bid_or_with_nine_each_there_is_no_misdeal() -> None:
    at = table("misdeal-after-the-first-bid")
    assert at.call("misdeal", CHAIR, None, **PROCEDURE).outcome == "false LLAA-PEDRO-36"
    assert not at.void
    at = table("misdeal-false")
    assert at.call("misdeal", CHAIR, None, **PROCEDURE).outcome == "false LLAA-PEDRO-36"
    at = table("misdeal-too-many")
    do(at, "B pass")
    assert at.judge("misdeal", CHAIR, None, **PROCEDURE).proven, "a pass is no bid"


@clause("LLAA-PEDRO-37")
def test_a_player_alone_calls_no_misdeal_and_all_must_agree() -> None:
    at = table("misdeal")
    ruling = at.call("misdeal", by=B)
    assert (ruling.proven, ruling.clause, at.void) == (False, "LLAA-PEDRO-37", False)
    lacking = {**PROCEDURE, "agreed": "ABC"}
    assert at.judge("misdeal", CHAIR, None, **lacking).outcome == "false LLAA-PEDRO-37"
    assert at.judge("misdeal", CHAIR, None, **PROCEDURE).proven
    del lacking["agreed"]
    assert refusal(at, "misdeal", CHAIR, None, **lacking) == "LLAA-PEDRO-37"


@clause("LLAA-PEDRO-38")
def test_the_rulebook_is_consulted_first() -> None:
    at = table("misdeal")
    assert refusal(at, "misdeal", CHAIR, heard="ABCD", agreed="ABCD") == "LLAA-PEDRO-38"
    none = {**PROCEDURE, "clause": "none"}
    assert at.call("misdeal", CHAIR, None, **none).outcome == "false LLAA-PEDRO-38"
    assert not at.void
    with pytest.raises(Impossible, match="Answer one of"):
        at.judge("misdeal", by=CHAIR, clause="LLAA-PEDRO-20")


@clause("LLAA-PEDRO-39")
def test_play_halts_until_the_official_has_ruled() -> None:
    at = table("misdeal-false")
    assert at.call("misdeal", by=B).changes[0].clause == "LLAA-PEDRO-39"
    for seat in "ABCD":
        with pytest.raises(Illegal) as error:
            do(at, f"{seat} pass")
        assert error.value.clause == "LLAA-PEDRO-39"
    at.call("misdeal", CHAIR, None, **PROCEDURE)
    do(at, "A pass")


@clause("LLAA-PEDRO-40")
@pytest.mark.parametrize("heard", ["", "ABC", "B,C,D"])
def test_the_official_hears_everybody_first(heard: str) -> None:
    at = table("misdeal")
    facts = {**PROCEDURE, "heard": heard}
    assert refusal(at, "misdeal", CHAIR, None, **facts) == "LLAA-PEDRO-40"
    with pytest.raises(Impossible, match="names no seats"):
        at.judge("misdeal", CHAIR, None, **{**PROCEDURE, "heard": "all"})


# --- wrong numbers of cards after the first bid


@clause("LLAA-PEDRO-41")
def test_too_few_cards_are_played_on_with() -> None:
    at = table("too-few")
    assert at.hand.excess(C) == -1
    ruling = at.call("too-few", by=A, on=C)
    assert ruling.outcome == "proven LLAA-PEDRO-41; 1 card too few; C plays on with 5 cards"
    play_out(at)
    assert [len([card for seat, card in trick if seat == C]) for trick in at.hand.history][-1] == 0
    assert sum(at.result().tricks) == 6


@clause("LLAA-PEDRO-41")
def test_who_has_the_right_number_has_not_too_few() -> None:
    at = table("too-few-false")
    assert at.judge("too-few", by=A, on=C).outcome == "false LLAA-PEDRO-41"
    at = table("misdeal-after-the-first-bid", "D calls")
    assert at.judge("too-few", by=D, on=B).reason == "1 card too few"


@clause("LLAA-PEDRO-42")
def test_an_opponent_draws_what_is_too_much_into_the_stock() -> None:
    at = table("too-many")
    stock = at.hand.stock
    assert (at.hand.excess(C), at.hand.hand_of(C).bit_count()) == (1, 7)
    ruling = at.judge("too-many", by=B, on=C, cards="KD")
    assert at.hand.stock == stock
    at.call("too-many", by=B, on=C, cards="KD")
    assert ruling.outcome == (
        "proven LLAA-PEDRO-42; 1 card too many; B draws 1 card from C, unseen, into the stock"
    )
    assert (at.hand.excess(C), at.hand.hand_of(C).bit_count(), at.hand.stock) == (0, 6, stock + 1)
    assert at.hand.pack >> parse_card("KD") & 1


@clause("LLAA-PEDRO-42")
def test_before_the_throw_the_drawn_card_is_shuffled_into_the_stock() -> None:
    at = table("too-many-dealt", "B calls too-many on C")
    assert at.hand.hand_of(C).bit_count() == 10
    at.call("too-many", by=B, on=C, cards="KC")
    assert (at.hand.hand_of(C).bit_count(), at.hand.stock) == (9, 16)
    play_out(at)
    assert sum(at.result().tricks) == 6


@clause("LLAA-PEDRO-42")
def test_in_the_play_the_drawn_card_is_out_of_play() -> None:
    at = table("too-many-in-the-play")
    at.call("too-many", by=D, on=C, cards="KD")
    assert at.hand.drawn_away(C) == card_set("KD")
    play_out(at)
    assert sum(at.result().tricks) == 6


@clause("LLAA-PEDRO-42")
def test_only_an_opponent_draws_and_only_as_many_of_that_hand() -> None:
    at = table("too-many")
    assert refusal(at, "too-many", A, C, cards="KD") == "LLAA-PEDRO-42"
    assert refusal(at, "too-many", B, C, drawer="A", cards="KD") == "LLAA-PEDRO-42"
    for cards in ("", "KD JC", "KS"):
        with pytest.raises(Impossible, match="1 card of that hand"):
            at.judge("too-many", by=B, on=C, cards=cards)
    assert at.judge("too-many", by=B, on=A).outcome == "false LLAA-PEDRO-42"


@clause("LLAA-PEDRO-36")
def test_before_the_first_bid_a_count_is_for_the_official() -> None:
    at = table("count-before-the-bid")
    assert refusal(at, "too-few", A, B) == "LLAA-PEDRO-36"
    assert refusal(at, "too-many", A, B) == "LLAA-PEDRO-36"


# --- bids, throws, reneges


@clause("LLAA-PEDRO-43")
def test_a_bid_out_of_turn_is_void_and_loses_the_chance_to_bid() -> None:
    at = table("p6-bid-out-of-turn")
    before = at.hand.calls
    ruling = at.judge("bid", by=B, on=C)
    assert at.hand.calls == before
    at.call("bid", by=B, on=C)
    assert ruling.reason == "bid 9 out of turn"
    assert at.hand.calls[C] == LOST_TURN
    do(at, "B pass")
    assert at.hand.turn == D


@clause("LLAA-PEDRO-43")
def test_a_pass_out_of_turn_and_a_bid_in_turn_lose_nothing() -> None:
    at = table("bid-out-of-turn-false")
    assert at.judge("bid", by=C, on=D).outcome == "false LLAA-PEDRO-43"
    at = table("bid-out-of-turn-too-late")
    assert [change.what for change in at.call("bid", by=D, on=C).changes] == ["stands"]
    do(at, "C bid 9")


@clause("LLAA-PEDRO-13", "LLAA-PEDRO-43")
def test_who_has_spoken_already_is_told_so_and_keeps_the_bid() -> None:
    at = table("bid-out-of-turn-too-late", until="C bid")
    do(at, "A bid 12")
    ruling = at.call("bid", by=B, on=A)
    assert ruling.outcome == (
        "proven LLAA-PEDRO-43; bid 12 out of turn; A has spoken already: nothing is changed"
    )
    assert at.hand.calls[A] == 0  # the pass in turn


@clause("LLAA-PEDRO-20")
def test_a_plain_card_kept_has_no_penalty_and_the_player_ends_with_six() -> None:
    at = table("plain-card-kept")
    ruling = at.call("kept", by=B, on=A)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "LLAA-PEDRO-20", ())
    assert at.hand.hand_of(A) >> parse_card("3D") & 1
    play_out_to(at, "play")
    assert at.hand.hand_of(A).bit_count() == 6


def play_out_to(at: OpenReferee, phase: str) -> None:
    while at.hand.phase != phase:
        at.act(at.hand.legal_actions()[0])


@clause("LLAA-PEDRO-20")
def test_who_threw_all_has_kept_nothing() -> None:
    assert table("plain-card-kept-false").judge("kept", by=B, on=A).outcome == "false LLAA-PEDRO-20"


def test_a_trump_too_many_or_too_few_is_refused_at_the_throw() -> None:
    at = table("plain-card-kept", "A throw")
    for throw in ("TC 9C 8C 7C 6C 4H", "TC 9C", ""):
        with pytest.raises(Illegal):
            do(at, f"A throw {throw}")


@clause("LLAA-PEDRO-26")
def test_a_card_that_does_not_follow_is_a_renege_and_the_side_makes_nothing() -> None:
    at = table("renege")
    ruling = at.call("renege", by=A, on=B)
    assert ruling.words == "B did not follow suit with 9S"
    assert ruling.outcome == (
        "proven LLAA-PEDRO-26; did not follow suit; B-D make nothing in this hand"
    )
    play_out(at)
    assert at.result().change[1] == 0
    assert at.judge("renege", by=A, on=B).changes == ()


@clause("LLAA-PEDRO-01")
def test_trumping_a_plain_lead_that_could_be_followed_is_cut_throat_play() -> None:
    ruling = table("renege-cut-throat").judge("renege", by=C, on=B)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-PEDRO-01")


@clause("LLAA-PEDRO-26")
def test_bidders_who_renege_fail_their_bid() -> None:
    at = table("renege-by-the-bidders")
    ruling = at.call("renege", by=D, on=C)
    assert ruling.changes[1].words() == "A-C fail their bid of 9"
    assert ruling.changes[1].clause == "OP-PEDRO-12"
    play_out(at)
    assert at.result().change[0] == -9


@clause("LLAA-PEDRO-26")
def test_who_followed_did_not_renege_and_added_points_stand() -> None:
    at = table("renege-false")
    assert at.call("renege", by=C, on=B).outcome == "false LLAA-T-17"
    at = table("renege")
    play_out(at)
    at.close()
    assert at.judge("renege", by=A, on=B).outcome == "false LLAA-T-17"


# --- what every referee does


def test_the_chair_rules_without_a_proof() -> None:
    at = table("renege-the-chair-rules", "chair")
    assert at.chair("renege", on=D).proven
    assert at.hand.renegers == (D,)
    at = table("faced-card-false")
    assert at.chair("faced").proven
    assert at.void


def test_what_nobody_can_do_is_impossible() -> None:
    at = table("misdeal-false")
    for seat, act in ((B, "play AH"), (7, "pass"), (C, "throw 2C")):
        with pytest.raises(Impossible):
            at.act(parse_action(act), seat)
    with pytest.raises(Impossible, match="no act"):
        at.act(-1)
    with pytest.raises(Impossible, match="the cards are dealt"):
        at.deal_round()
    with pytest.raises(Impossible, match="not over"):
        at.result()
    with pytest.raises(Impossible, match="not complete"):
        table("faced-card").judge("misdeal", by=A)
    at = table("faced-card")
    at.call("faced", by=B)
    acts: tuple[Callable[[], object], ...] = (
        at.deal_round,
        lambda: at.call("faced", by=B),
        at.result,
    )
    for anything in acts:
        with pytest.raises(Impossible, match="void"):
            anything()
    assert at.movements() == []


def test_a_card_that_is_not_held_cannot_be_played_out_of_turn() -> None:
    at = table("renege")
    with pytest.raises(Impossible, match="B cannot do that"):
        do(at, "B play AH")
    assert at.hand.turn == A
    do(at, "B play 6H")
    assert at.hand.hand_of(B) >> parse_card("6H") & 1, "it lies there and is put back"


@pytest.mark.parametrize(
    ("call", "on", "facts"),
    [("cough", None, {}), ("renege", None, {}), ("misdeal", A, {}), ("renege", 9, {}),
     ("shuffle", None, {"what": "deck"}), ("kept", C, {"why": "x"})],
)  # fmt: skip
def test_a_call_that_this_game_does_not_know(
    call: str, on: int | None, facts: dict[str, str]
) -> None:
    with pytest.raises(Impossible):
        table("misdeal-false").judge(call, A, on, **facts)


def test_every_call_has_at_most_three_questions_and_its_clauses() -> None:
    for name, call in CALLS.items():
        assert name == call.name
        assert len(call.asks) <= 3
        assert call.clauses


def test_a_referee_works_on_a_copy() -> None:
    hand = Hand(LLAA, D)
    hand.deal_seeded(1)
    at = OpenReferee(hand)
    do(at, "A pass")
    assert hand.turn == A
