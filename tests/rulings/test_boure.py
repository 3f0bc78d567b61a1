"""The open referee of Bouré: what is called, what is proven, what it changes.

Most hands are those of the shipped records, played up to a line.
"""

from pathlib import Path

import pytest

from cardhall.cards.notation import card_set, parse_card, parse_cards
from cardhall.games.boure import ANTED, Hand, Illegal, Rules, parse_action
from cardhall.games.boure.record import BoureTable
from cardhall.games.boure.referee import Fell, OpenReferee
from cardhall.records import Record, parse_record, record_of, replay, table_of
from cardhall.records.text import SEATS
from cardhall.rulings.referee import Impossible

RECORDS = Path(__file__).parents[1] / "records"


def referee_of(record: Record) -> OpenReferee:
    """The referee that a record begins with."""
    begun = table_of(record)
    assert isinstance(begun, BoureTable)
    return begun.referee


def boure_records(pattern: str) -> list[Record]:
    """The shipped records of Bouré whose names say so."""
    found = [parse_record(path.read_text("utf-8")) for path in RECORDS.glob(pattern)]
    return [record for record in found if record.game == "boure"]


def table(name: str, until: str = "") -> OpenReferee:
    """A shipped record's table, played up to the line that begins so (or to its first call)."""
    record = parse_record((RECORDS / f"{name}.toml").read_text("utf-8"))
    found = referee_of(record)
    for line in record.lines:
        if line.words.startswith(until) if until else line.act.startswith("calls"):
            break
        if line.act.startswith("calls"):
            words = line.act.split()
            found.call(words[1], line.seat, SEATS.index(words[3]) if len(words) == 4 else None)
        else:
            found.act(parse_action(line.act), line.seat)
    return found


def do(at: OpenReferee, *lines: str) -> None:
    for line in lines:
        at.act(parse_action(line[2:]), SEATS.index(line[0]))


A, B, C, D, E = range(5)


# --- a renege under LLAA


@pytest.mark.clause("LLAA-BOURE-33")
@pytest.mark.parametrize(
    "name", ["renege-not-followed", "renege-not-over", "renege-not-overtrumped"]
)
def test_not_following_and_not_playing_over_are_reneges(name: str) -> None:
    at = table(name)
    on = at.acts[-1].seat
    ruling = at.judge("renege", by=(on + 1) % 5, on=on)
    assert ruling.proven
    assert ruling.clause == "LLAA-BOURE-33"


@pytest.mark.parametrize("name", ["renege-not-trumped", "renege-ace-not-led"])
def test_not_trumping_and_not_leading_the_ace_are_reneges_too(name: str) -> None:
    at = table(name)
    on = at.acts[-1].seat
    assert at.judge("renege", by=(on + 1) % 5, on=on).clause == "OP-BOURE-15"


@pytest.mark.clause("LLAA-BOURE-34")
def test_caught_at_the_time_the_card_goes_back_and_the_hand_goes_on() -> None:
    at = table("b5-renege-put-right")
    before = at.acts[-1].before
    assert at.hand.turn == C
    ruling = at.call("renege", by=C, on=B)
    assert [c.words() for c in ruling.changes if c.what == "takes-back"] == ["B takes back QH"]
    assert ruling.changes[0].clause == "LLAA-BOURE-34"
    assert at.hand.turn == B
    assert at.hand.hand_of(B) == before.hand_of(B) == card_set("QH JC")
    assert at.hand.trick == before.trick
    do(at, "B play JC")
    assert at.hand.turn == C


@pytest.mark.clause("LLAA-BOURE-34")
def test_cards_played_after_it_to_the_same_trick_go_back_too() -> None:
    at = table("renege-put-right-next-played")
    offence = at.acts[-2]
    assert at.acts[-1].seat != offence.seat
    at.call("renege", by=at.acts[-1].seat, on=offence.seat)
    assert at.hand.turn == offence.seat
    assert at.hand.trick == offence.before.trick
    assert [act.taken_back for act in at.acts[-2:]] == [True, True]


def test_after_the_next_lead_nothing_goes_back_but_the_match_and_the_bar_apply() -> None:
    at = table("renege-late")
    hand = at.hand.copy()
    on = next(place.seat for place in at.acts if at.renege_of(at.acts.index(place)))
    ruling = at.call("renege", by=(on + 1) % 5, on=on)
    assert [change.what for change in ruling.changes] == ["pays", "barred"]
    assert "OP-BOURE-10" in ruling.words
    assert (at.hand.trick, at.hand.turn) == (hand.trick, hand.turn)
    assert at.hand.renegers == (on,)


@pytest.mark.clause("LLAA-BOURE-35")
@pytest.mark.parametrize(("name", "pays"), [("b5-renege-put-right", 9), ("renege-limit", 10)])
def test_a_renege_called_costs_the_pot_and_ten_at_most(name: str, pays: int) -> None:
    at = table(name)
    assert at.hand.pot >= pays
    on = at.acts[-1].seat
    change = next(c for c in at.judge("renege", by=(on + 1) % 5, on=on).changes if c.what == "pays")
    assert (change.seat, change.amount, change.clause) == (on, pays, "LLAA-BOURE-35")
    assert change.words() == f"{SEATS[on]} puts {pays} into the next pot"


@pytest.mark.clause("LLAA-BOURE-35", "LLAA-BOURE-36")
@pytest.mark.parametrize("name", ["renege-top-next-best", "renege-tie-two", "b5-renege-put-right"])
def test_the_reneger_pays_and_does_not_win_even_with_the_tricks(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.toml").read_text("utf-8"))
    replay(record)
    who = record.end["renegers"][0]
    on = SEATS.index(who)
    tricks = record.end["tricks"]
    assert tricks[who] == max(tricks.values())
    assert record.end["winner"] not in (who, "")
    assert record.end["paid"][who] > 0
    at = table(name)
    ruling = at.judge("renege", by=(on + 1) % 5, on=on)
    bar = next(c for c in ruling.changes if c.what == "barred")
    assert (bar.seat, bar.clause) == (on, "LLAA-BOURE-36")


def test_what_the_ruling_says_a_player_pays_is_what_they_pay() -> None:
    for record in boure_records("*renege*.toml"):
        at = referee_of(record)
        for line in record.lines:
            words = line.act.split()
            if words[0] == "calls":
                at.call(words[1], line.seat, SEATS.index(words[3]) if len(words) == 4 else None)
            else:
                at.act(parse_action(line.act), line.seat)
        result = at.result()
        said = {c.seat: c.amount for r in at.rulings if r.proven for c in r.changes if c.amount}
        for seat, amount in said.items():
            assert seat is not None
            assert amount == (result.paid[seat] or result.owed[seat]), record.title


def test_several_renegers_are_all_struck() -> None:
    record = parse_record((RECORDS / "renege-two-of-them.toml").read_text("utf-8"))
    assert len(record.end["renegers"]) == 2
    assert record.end["winner"] not in record.end["renegers"]


def test_a_renege_is_ruled_on_once() -> None:
    at = table("b5-renege-put-right")
    at.call("renege", by=C, on=B)
    again = at.call("renege", by=D, on=B)
    assert not again.proven
    assert again.changes == ()


def test_a_second_renege_of_the_same_seat_is_put_right_but_not_paid_twice() -> None:
    at = table("b5-renege-put-right")
    at.call("renege", by=C, on=B)
    do(at, "B play QH")
    ruling = at.call("renege", by=C, on=B)
    assert [change.what for change in ruling.changes] == ["takes-back"]
    assert at.hand.renegers == (B,)


def test_once_the_pot_is_taken_the_result_stands() -> None:
    at = table("renege-called-at-the-end")
    on = next(act.seat for place, act in enumerate(at.acts) if at.renege_of(place))
    assert at.hand.is_over
    result = at.take_pot().result
    ruling = at.call("renege", by=(on + 1) % 5, on=on)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "OP-BOURE-10", ())
    assert at.result() == result


# --- calls in general


def test_a_preview_changes_nothing_and_says_what_the_call_does() -> None:
    at = table("b5-renege-put-right")
    hand, acts = at.hand.copy(), list(at.acts)
    preview = at.judge("renege", by=C, on=B)
    assert (at.hand.trick, at.hand.turn, at.acts, at.rulings) == (hand.trick, hand.turn, acts, [])
    assert at.call("renege", by=C, on=B) == preview
    assert at.rulings == [preview]


def test_a_false_accusation_changes_nothing_and_is_kept() -> None:
    at = table("renege-false")
    hand = at.hand.copy()
    ruling = at.call("renege", by=A, on=B)
    assert (ruling.proven, ruling.clause, ruling.changes) == (False, "LLAA-T-17", ())
    assert (at.hand.trick, at.hand.turn, at.hand.renegers) == (hand.trick, hand.turn, ())
    assert at.rulings == [ruling]


def test_a_false_accusation_may_cost_an_ante() -> None:
    at = table("renege-false-pays")
    ruling = at.call("renege", by=A, on=B)
    assert [change.words() for change in ruling.changes] == ["A puts 1 into the next pot"]
    record = parse_record((RECORDS / "renege-false-pays.toml").read_text("utf-8"))
    assert list(record.end["stacks"].values()) == [106, 98, 98, 98, 99]
    assert record.end["next_pot"] == 1


def test_movements_balance_whatever_was_ruled() -> None:
    for record in [*boure_records("*renege*.toml"), *boure_records("*misdeal*.toml")]:
        at = referee_of(record)
        for line in record.lines:
            words = line.act.split()
            if words[0] == "calls":
                at.call(words[1], line.seat, SEATS.index(words[3]) if len(words) == 4 else None)
            else:
                at.act(parse_action(line.act), line.seat)
        stacks = list(record.start["stacks"].values())
        pots = {"pot": record.start["pot"], "next-pot": 0}
        for moved in at.movements():
            if moved.seat is None:
                pots["pot"] -= moved.amount
            else:
                stacks[moved.seat] -= moved.amount
            if isinstance(moved.to, int):
                stacks[moved.to] += moved.amount
            else:
                pots[moved.to] += moved.amount
        assert tuple(stacks) == at.result().stacks, record.title
        assert pots == {"pot": 0, "next-pot": at.result().next_pot}, record.title


@pytest.mark.parametrize(
    ("call", "on"), [("foul", None), ("renege", None), ("renege", 9), ("turn", None)]
)
def test_a_call_that_makes_no_sense_is_refused(call: str, on: int | None) -> None:
    with pytest.raises(Impossible):
        table("b5-renege-put-right").call(call, by=A, on=on)


# --- a misdeal


def dealt(
    *lines: str, counts: tuple[int, ...] = (5, 4, 5, 5, 5), book: str = "llaa"
) -> OpenReferee:
    rules = Rules.preset(book)
    hand = Hand(rules, E, [rules.start_stack] * 5)
    hand.deal(list(range(52)))
    at = OpenReferee(hand, Fell(counts))
    do(at, *lines)
    return at


@pytest.mark.clause("LLAA-BOURE-13")
@pytest.mark.parametrize("counts", [(5, 4, 5, 5, 5), (5, 5, 5, 6, 5), (0, 5, 5, 5, 5)])
def test_a_wrong_count_is_a_misdeal_and_the_hand_is_void(counts: tuple[int, ...]) -> None:
    at = dealt(counts=counts)
    ruling = at.call("misdeal", by=B)
    assert (ruling.proven, ruling.clause, at.void) == (True, "LLAA-BOURE-13", True)
    assert at.result().ending == "void"
    with pytest.raises(Impossible, match="void"):
        do(at, "A stay")


@pytest.mark.clause("LLAA-BOURE-13")
def test_a_card_shown_in_the_deal_or_any_other_fault_is_a_misdeal() -> None:
    fives = (5,) * 5
    for fell in (Fell(fives, ((C, parse_card("5D")),)), Fell(fives, other=("dealt from B",))):
        at = OpenReferee(dealt().hand, fell)
        assert at.call("misdeal", by=C).proven
    assert not OpenReferee(dealt().hand, Fell(fives)).call("misdeal", by=C).proven
    assert not OpenReferee(dealt().hand).call("misdeal", by=C).proven


@pytest.mark.clause("LLAA-BOURE-14")
def test_the_misdealer_loses_the_deal_to_the_left() -> None:
    at = dealt()
    ruling = at.call("misdeal", by=B)
    assert at.hand.dealer == E
    assert [(c.seat, c.clause) for c in ruling.changes if c.what == "deals"] == [
        (A, "LLAA-BOURE-14")
    ]
    assert at.next_dealer() == A


@pytest.mark.clause("LLAA-BOURE-15")
def test_nobody_antes_again_after_a_misdeal() -> None:
    at = dealt()
    assert at.hand.pot == 5
    ruling = at.call("misdeal", by=B)
    kept = next(c for c in ruling.changes if c.what == "pot")
    assert (kept.amount, kept.clause) == (5, "LLAA-BOURE-15")
    result = at.result()
    assert (result.next_pot, result.stacks, result.owed) == (5, (99,) * 5, (ANTED,) * 5)
    again = Hand(at.hand.rules, at.next_dealer(), result.stacks, result.next_pot, result.owed)
    assert (again.pot, again.stacks) == (5, (99,) * 5)


def test_stay_chips_go_back_while_nobody_has_drawn() -> None:
    at = dealt("A stay", "B pass", "C stay")
    ruling = at.call("misdeal", by=A)
    back = [(c.seat, c.amount, c.clause) for c in ruling.changes if c.what == "gets-back"]
    assert back == [(A, 1, "OP-X-02"), (C, 1, "OP-X-02")]
    assert at.result().stacks == (99,) * 5
    assert at.result().next_pot == 5


def test_stay_chips_stay_in_the_pot_once_a_draw_was_had_for_them() -> None:
    at = dealt("A stay", "B pass", "C stay", "D stay", "E stay", "A draw")
    at.call("misdeal", by=A)
    assert at.result().stacks == (98, 99, 98, 98, 98)
    assert at.result().next_pot == 9


def test_after_the_first_lead_the_chair_rules_and_the_hand_goes_on() -> None:
    at = table("misdeal-too-late")
    ruling = at.call("misdeal", by=D)
    assert (ruling.proven, ruling.clause, ruling.changes) == (True, "OP-BOURE-14", ())
    assert not at.void


def test_under_rap_a_misdeal_is_ruled_as_under_llaa() -> None:
    at = dealt(book="rap")
    assert at.call("misdeal", by=B).clause == "OP-RAP-13"
    assert (at.result().next_pot, at.next_dealer()) == (50, A)


# --- out of turn, and what cannot be done


def test_an_act_out_of_turn_is_put_back_when_called() -> None:
    at = table("lead-out-of-turn", "C play AS")
    do(at, "C play AS")
    assert at.hand.turn == A
    ruling = at.call("turn", by=D, on=C)
    assert [c.words() for c in ruling.changes] == ["C takes back AS"]
    assert not at.call("turn", by=D, on=C).proven
    assert at.hand.hand_of(C) & card_set("AS")


def test_an_act_out_of_turn_is_put_back_when_the_right_player_acts() -> None:
    at = table("lead-out-of-turn", "C play AS")
    do(at, "C play AS", "A play AD")
    assert not at.call("turn", by=D, on=C).proven


def test_nobody_plays_a_card_that_they_do_not_hold() -> None:
    at = table("b1-most-tricks", "A play AD")
    with pytest.raises(Illegal):
        do(at, "A play 2C")
    with pytest.raises(Impossible, match="C does not hold"):
        do(at, "C play 2C")


def test_a_pass_against_the_minimum_is_refused_at_once() -> None:
    at = table("b8-two-passes", "C stay")
    with pytest.raises(Illegal) as caught:
        do(at, "C pass")
    assert caught.value.clause == "LLAA-BOURE-22"


def test_an_unknown_remedy_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="none, pays-ante"):
        OpenReferee(dealt().hand, false_call="shout")


# --- RAP


@pytest.mark.clause("RAP-29")
@pytest.mark.parametrize("name", ["rap-two-highest-not-led", "rap-renege-forced-lead"])
def test_not_leading_a_forced_card_is_a_renege(name: str) -> None:
    at = table(name)
    on = at.acts[-1].seat
    ruling = at.call("renege", by=(on + 1) % 5, on=on)
    assert (ruling.proven, ruling.clause) == (True, "RAP-29")
    assert ruling.reason == "did not lead a forced card"
    assert any(change.what == "pays" and change.amount == 50 for change in ruling.changes)


@pytest.mark.clause("RAP-40")
def test_the_log_tells_four_reasons_apart() -> None:
    reasons = {}
    for name in ("not-followed", "not-over", "not-overtrumped", "not-trumped", "forced-lead"):
        at = table(f"rap-renege-{name}")
        on = next(act.seat for place, act in enumerate(at.acts) if at.renege_of(place))
        reasons[name] = at.call("renege", by=(on + 1) % 5, on=on).reason
    assert reasons == {
        "not-followed": "did not follow suit",
        "not-over": "did not play to win",
        "not-overtrumped": "did not play to win",
        "not-trumped": "did not trump",
        "forced-lead": "did not lead a forced card",
    }


@pytest.mark.clause("RAP-41")
def test_play_goes_on_and_the_reneger_has_lost_the_hand() -> None:
    at = table("rap-renege-not-over")
    place = len(at.acts) - 1
    on = at.acts[place].seat
    trick = at.hand.trick
    ruling = at.call("renege", by=(on + 1) % 5, on=on)
    assert [change.what for change in ruling.changes] == ["pays", "barred"]
    assert {change.clause for change in ruling.changes} == {"RAP-41"}
    assert at.hand.trick == trick  # nothing goes back
    assert at.hand.renegers == (on,)


@pytest.mark.clause("RAP-41")
@pytest.mark.parametrize("name", ["rap-renege-not-followed", "rap-renege-no-trick"])
def test_the_reneger_pays_like_a_boure_once(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.toml").read_text("utf-8"))
    replay(record)
    on = record.end["renegers"][0]
    assert record.end["owed"][on] == 50
    assert record.end["winner"] != on


@pytest.mark.clause("RAP-39")
def test_those_who_boured_or_reneged_count_the_pot_before_it_is_taken() -> None:
    record = parse_record((RECORDS / "rap-renege-not-followed.toml").read_text("utf-8"))
    at = referee_of(record)
    for line in record.lines:
        words = line.act.split()
        if words[0] == "calls":
            at.call(words[1], line.seat, SEATS.index(words[3]))
        else:
            at.act(parse_action(line.act), line.seat)
    settled = at.settlement()
    assert settled.counted == at.hand.pot == 50
    offenders = {*record.end["boures"], *record.end["renegers"]}
    assert offenders
    assert {SEATS[seat] for seat in settled.counters} == offenders
    assert not at.pot_taken
    assert at.take_pot() == settled
    assert at.pot_taken


def test_nothing_is_settled_before_the_end() -> None:
    with pytest.raises(Impossible, match="not over"):
        table("b1-most-tricks", "A play AD").settlement()


def test_a_hand_with_calls_is_kept_as_a_record() -> None:
    record = parse_record((RECORDS / "b5-renege-put-right.toml").read_text("utf-8"))
    assert record_of(record, [line.words for line in record.lines]) == record


# --- the chair, without a proof


def test_the_chair_may_rule_a_renege_without_a_proof() -> None:
    at = table("b1-most-tricks", "A play 9S")
    ruling = at.chair("renege", A)
    assert (ruling.proven, ruling.clause) == (True, "LLAA-T-17")
    assert [change.what for change in ruling.changes] == ["pays", "barred"]
    assert at.hand.renegers == (A,)


def test_the_chair_may_rule_a_misdeal_without_a_proof() -> None:
    at = dealt("A stay", counts=(5,) * 5)
    at.chair("misdeal")
    assert at.void
    assert (at.result().next_pot, at.result().stacks) == (5, (99,) * 5)


@pytest.mark.parametrize(("ruling", "on"), [("renege", None), ("renege", E), ("foul", A)])
def test_the_chair_is_told_what_cannot_be_ruled(ruling: str, on: int | None) -> None:
    at = table("b1-most-tricks", "A play 9S")
    with pytest.raises(Impossible):
        at.chair(ruling, on)


def test_who_is_put_out_wins_nothing_and_pays_nothing_more() -> None:
    record = parse_record((RECORDS / "b2-two-and-two.toml").read_text("utf-8"))
    words = [line.words for line in record.lines]
    words.insert(9, "chair puts out D")  # after the draw
    ended = record_of(record, words).end
    assert set(ended["paid"].values()) == {0}  # D took no trick and would have matched 9
    assert list(ended["stacks"].values()) == [98, 98, 98, 98, 99]
    assert (ended["boures"], ended["next_pot"]) == ("", 9)
    words[9] = "chair puts out A"
    ended = record_of(record, words).end
    assert ended["winner"] == "B"  # the tie is B's alone now
    replay(record_of(record, words))


def test_a_false_call_costs_no_more_than_the_caller_has_when_the_hand_is_settled() -> None:
    """B calls falsely with seven chips and takes no trick: seven go in, not eight."""
    cards = {
        A: "AH KH QC JC TC",
        B: "2D 3D 4D 5D 6D",
        C: "QH JH 9C 8C 7C",
    }
    hands = {seat: card_set(parse_cards(text)) for seat, text in cards.items()}
    at = OpenReferee(
        Hand.at(Rules.preset("llaa"), C, hands, 2, stacks=[50, 7, 50], pot=9),
        false_call="pays-ante",
    )
    assert [change.amount for change in at.call("renege", B, A).changes] == [1]
    while not at.hand.is_over:
        at.act(at.hand.legal_actions()[0])
    result = at.result()
    assert result.stacks[B] == 0
    assert sum(result.stacks) + result.next_pot == 50 + 7 + 50 + 9
    into_next = sum(move.amount for move in at.movements() if move.to == "next-pot")
    assert into_next == result.next_pot


@pytest.mark.clause("LLAA-BOURE-13", "OP-BOURE-14")
@pytest.mark.parametrize("drawn", [False, True])
def test_a_fine_takes_no_stack_below_zero_when_the_hand_is_void(drawn: bool) -> None:
    """B calls falsely, stakes the last chip, and then the deal is found wrong: once cards were
    drawn for the stake it stays in the pot and there is nothing left to fine; before, it comes
    back and pays for the call."""
    hand = Hand(Rules.preset("llaa"), C, [100, 2, 100])
    hand.deal(list(range(52)))
    at = OpenReferee(hand, Fell((5, 5, 4)), false_call="pays-ante")
    assert [change.amount for change in at.call("turn", B, A).changes] == [1]
    while at.hand.phase == "stay":
        at.act(parse_action("stay"))
    if drawn:
        at.act(parse_action("draw"))
    assert at.call("misdeal", A).proven
    result = at.result()
    assert result.stacks[B] == 0
    assert sum(result.stacks) + result.next_pot == 202
    into_next = sum(move.amount for move in at.movements() if move.to == "next-pot")
    assert into_next == result.next_pot
    fined = [m.amount for m in at.movements() if m.clause == "LLAA-T-17"]
    assert fined == ([] if drawn else [1])


@pytest.mark.clause("RAP-29", "RAP-27")
def test_too_few_cards_of_a_forced_lead_are_a_renege_and_not_refused() -> None:
    """Three are sure and due; two of them can be laid at a table, and that may be called."""
    cards = {A: "AC KC QC 2D 3D", B: "4D 5C 7C KD 2S", C: "8D TC TS JH 6H"}
    hands = {seat: card_set(parse_cards(text)) for seat, text in cards.items()}
    at = OpenReferee(Hand.at(Rules.preset("rap"), C, hands, 0, stacks=[1000] * 3, pot=50))
    at.act(parse_action("play AC KC"))
    ruling = at.call("renege", B, A)
    assert (ruling.proven, ruling.clause) == (True, "RAP-29")
    with pytest.raises(Illegal):
        at.act(parse_action("play 4D 5C"))
