"""Hold'em in the Poker Hand History format: read, played, written, refused with line and cure."""

import re
from pathlib import Path
from random import Random

import pytest

from cardhall.cards.notation import format_cards
from cardhall.games import holdem
from cardhall.games.holdem import Hand, Rules
from cardhall.records import RecordError, replay_main
from cardhall.records.phh import play_phh, read_phh, write_all, write_phh

HERE = Path(__file__).parent
HAND = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = [
  "d dh p1 AcAd",
  "d dh p2 ????",
  "d dh p3 KcKd",
  "p3 cbr 300",  # "it's" a comment ]
  "p1 cbr 1000",
  "p2 f",
  "p3 cc",
  "p1 sm -",
  "p3 sm -",
  "d db 2h7s9c",
  "d db Th",
  "d db Jh",
]
finishing_stacks = [2100, 1900, 2000]
"""


def random_hand(rng: Random, **options: object) -> Hand:
    rules = Rules.preset(rng.choice(["cash-no-limit", "cash-limit", "cash-pot-limit"]))
    rules = rules.replace(**options)
    stacks = [rng.randint(rules.least_chip, 4000) for _ in range(rng.randint(2, 9))]
    hand = Hand(rules, stacks, rng.randrange(len(stacks)))
    hand.deal_seeded(rng.getrandbits(60))
    while not hand.is_over and rng.random() < 0.97:
        hand.apply(rng.choice(hand.legal_actions()))
    return hand


def play_all(text: str) -> None:
    for history in read_phh(text):
        play_phh(history)


def test_a_hand_is_read_and_played() -> None:
    (history,) = read_phh(HAND)
    hand = play_phh(history)
    assert hand.stacks == (2100, 1900, 2000)
    assert format_cards(hand.board) == "2H 7S 9C TH JH"
    assert hand.button == 2


def test_hands_that_nobody_learns_may_be_unknown() -> None:
    text = (HERE / "phh-unknown-hands.phh").read_text("utf-8")
    hand = play_phh(read_phh(text)[0])
    assert hand.stacks == (3800, 12720, 0, 8000)
    assert format_cards(hand.hole_of(2)) == "JS JH"


def test_every_hand_of_ours_reads_back_as_it_was() -> None:
    rng = Random(5)
    endings = set()
    for _ in range(300):
        hand = random_hand(rng, showdown=rng.choice(["all", "in-turn"]), odd_chips="one-each")
        text = write_phh(hand)
        again = play_phh(read_phh(text)[0])
        order = [(hand.button + 1 + place) % hand.seats for place in range(hand.seats)]
        playable = [hand.rules.playable(chips) for chips in hand.starting_stacks]
        crumbs = [a - b for a, b in zip(hand.starting_stacks, playable, strict=True)]
        assert [hand.stacks[s] - crumbs[s] for s in order] == list(again.stacks)
        assert (hand.phase, hand.board, hand.pot) == (again.phase, again.board, again.pot)
        assert [step.action for step in hand.history if step.phase != "showdown"] == [
            step.action for step in again.history if step.phase != "showdown"
        ]
        assert write_phh(again, seats=read_phh(text)[0].fields["seats"]) == text
        endings.add(hand.result().ending if hand.is_over else hand.phase)
    assert endings >= {"folds", "showdown", "preflop", "flop"}


def test_amounts_may_have_decimals() -> None:
    text = HAND.replace("300", "3.25").replace("1000", "10.5").replace("2000", "20.0")
    text = text.replace("[50, 100, 0]", "[0.5, 1.0, 0]").replace("min_bet = 100", "min_bet = 1")
    text = text.replace("3.250", "30").replace("[2100, 1900, 20.0]", "[22.0, 19.0, 19.50]")
    (history,) = read_phh(text)
    assert history.scale == 100
    hand = play_phh(history)
    assert hand.stacks == (2200, 1900, 1950)
    written = write_phh(hand, scale=100)
    assert "cbr 3.25" in written
    assert "starting_stacks = [10.5, 20, 30]" in written
    assert play_phh(read_phh(written)[0]).stacks == hand.stacks


def test_antes_of_all_and_of_the_big_blind_alone() -> None:
    stacks = "starting_stacks = [1000, 2000, 3000]"
    short = HAND[: HAND.index("  # ")].replace('  "p3 cbr 300",', "") + "]\n"
    each = play_phh(read_phh(short.replace("[0, 0, 0]", "[10, 10, 10]"))[0])
    assert (each.pot, each.put_in) == (180, (60, 110, 10))
    big = play_phh(read_phh(short.replace("antes = [0, 0, 0]", "antes = [0, 100, 0]"))[0])
    assert (big.pot, big.put_in) == (250, (50, 200, 0))
    assert "antes = [0, 100, 0]" in write_phh(big)
    heads_up = (
        'variant = "NT"\nantes = [0, 100]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\n'
        'starting_stacks = [1000, 1000]\nactions = ["d dh p1 AcAd", "d dh p2 KcKd"]\n'
    )
    turned = play_phh(read_phh(heads_up)[0])
    assert turned.put_in == (200, 50)  # they stand the other way round
    assert turned.turn == 1
    assert stacks in short


def test_several_hands_stand_in_one_file() -> None:
    rng = Random(8)
    hands = [random_hand(rng) for _ in range(3)]
    text = write_all(write_phh(hand, event="Club night") for hand in hands)
    histories = read_phh(text)
    assert len(histories) == 3
    assert histories[2].fields["event"] == "Club night"
    assert [play_phh(history).phase for history in histories] == [hand.phase for hand in hands]
    broken = text.replace('variant = "', 'variant = "X', 3).replace('"X', '"', 2)
    line = broken.split("\n").index(next(li for li in broken.split("\n") if "X" in li)) + 1
    with pytest.raises(RecordError, match=f"line {line}: variant"):
        read_phh(broken)


def test_what_the_format_has_no_words_for_is_not_written() -> None:
    rules = Rules.preset("cash-no-limit")
    hand = Hand(rules, [1000] * 4, 0, posts={0: (100, 50)})
    with pytest.raises(ValueError, match="not dealt"):
        write_phh(hand)
    hand.deal_seeded(1)
    with pytest.raises(ValueError, match="no words for"):
        write_phh(hand)
    hand = holdem.opening(rules, 3, 1)
    hand.void("HOLDEM-35")
    with pytest.raises(ValueError, match="no words for"):
        write_phh(hand)
    with pytest.raises(ValueError, match="scale"):
        write_phh(hand, scale=7)


# what is put in place of what, the line that is named, and words of the error
WRONG = {
    "no TOML": ("antes = [", "antes = ", 2, "not TOML"),
    "no variant": ('variant = "NT"', 'variant = "PO"', 1, "NT, FT or PT"),
    "a field missing": ("min_bet = 100\n", "", 1, "min_bet: is not there"),
    "a length": ("antes = [0, 0, 0]", "antes = [0, 0]", 2, "One a player"),
    "a negative stack": ("[1000, 2000", "[-1000, 2000", 5, "no amount"),
    "a stack of 10^30": ("[1000, 2000", f"[{10**30}, 2000", 5, "no amount"),
    "an unknown stack": ("[1000, 2000", "[inf, 2000", 5, "cannot|can be played"),
    "no stack": ("[1000, 2000", "[0, 2000", 5, "none of them zero"),
    "a word for a stack": ("[1000, 2000", '["1000", 2000', 5, "no amount"),
    "odd blinds": ("[50, 100, 0]", "[50, 100, 70]", 3, "not played here"),
    "blinds turned": ("[50, 100, 0]", "[100, 50, 0]", 3, "not played here"),
    "another least bet": ("min_bet = 100", "min_bet = 200", 4, "big blind"),
    "a card twice": ("p3 KcKd", "p3 KcAd", 9, "AD comes twice.*line 7"),
    "a card of no suit": ("p3 KcKd", "p3 KcKx", 9, "'Kx' is no card"),
    "three cards": ("p3 KcKd", "p3 KcKdKh", 9, "deals 3 cards"),
    "no player": ("p3 KcKd", "p4 KcKd", 9, "Choose p1 to p3"),
    "dealt twice": ('"d dh p2 ????"', '"d dh p1 ????"', 8, "has cards already"),
    "no action": ("p2 f", "p2 folds", 12, "is no action"),
    "no turn": ("p2 f", "p3 f", 12, "turn of p2"),
    "a raise too small": ("p3 cbr 300", "p3 cbr 150", 10, "From 200 to 3000.*|HOLDEM-59"),
    "a raise too great": ("p3 cbr 300", "p3 cbr 3001", 10, "HOLDEM-68"),
    "a raise of 10^30": ("p3 cbr 300", f"p3 cbr {10**30}", 10, "is no amount .HOLDEM-68"),
    "a raise of words": ("p3 cbr 300", "p3 cbr many", 10, "is no amount"),
    "a negative raise": ("p3 cbr 300", "p3 cbr -300", 10, "is no amount"),
    "cards too early": ('"p3 cc"', '"d db 3h4s5c"', 13, "betting is not done"),
    "no flop": ('"d db 2h7s9c"', '"d db 2h7s"', 16, "Lay 3"),
    "an unknown flop": ('"d db 2h7s9c"', '"d db 2h7s??"', 16, "is no card"),
    "shown too early": ('"p2 f"', '"p1 sm -"', 12, "betting is not done"),
    "another hand": ('"p1 sm -"', '"p1 sm AcAs"', 14, "cannot hold"),
    "a winner mucks": ('"p1 sm -"', '"p1 sm"', 14, "mucks a hand that wins"),
    "other stacks": ("[2100, 1900, 2000]", "[2100, 1900, 2001]", 20, r"rules give \['2100'"),
    "an unknown option": ("finishing", "_cardhall = {x = 1}\nfinishing", 20, "least_chip"),
    "a wrong option": ("finishing", '_cardhall = {odd_chips = "x"}\nfinishing', 20, "one-each"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_names_line_and_cure(case: str) -> None:
    old, new, line, words = WRONG[case]
    assert HAND.count(old) == 1
    with pytest.raises(RecordError) as caught:
        play_all(HAND.replace(old, new))
    assert caught.value.line == line
    assert re.search(words, str(caught.value)), str(caught.value)
    assert caught.value.cure


def test_texts_spoiled_at_random_are_read_or_refused() -> None:
    rng = Random(3)
    pieces = re.findall(r"\w+|\W", HAND)
    refused = []
    for _ in range(2000):
        spoiled = list(pieces)
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(spoiled))
            spoiled[place] = rng.choice([*pieces, "", "9" * 30, "-1", "inf", "nan", "1e400", "[["])
        try:
            play_all("".join(spoiled))
        except RecordError as error:
            refused.append(1 <= error.line <= "".join(spoiled).count("\n") + 1)
    assert all(refused)
    assert len(refused) > 1000


def test_the_command_plays_files_of_both_kinds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.phh", tmp_path / "bad.phh"
    good.write_text(HAND, "utf-8")
    assert replay_main([str(good), "--show"]) == 0
    assert "raise 1000" in capsys.readouterr().out
    bad.write_text(HAND.replace("p3 cbr 300", "p3 cbr 150"), "utf-8")
    assert replay_main([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert f"{bad}:10: " in out
    assert "HOLDEM-59" in out
    assert "1 of 2 records agree" in out


def test_the_example_of_the_docs_page_runs() -> None:
    page = (HERE.parents[1] / "docs/records.md").read_text("utf-8")
    (example,) = [code for code in re.findall(r"```python\n(.*?)```", page, re.S) if "phh" in code]
    exec(example, {})
