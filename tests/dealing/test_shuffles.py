"""Shuffles: fixed by the seed, fair, separate by label, provable."""

import hashlib
import itertools
from collections import Counter
from typing import TypeVar

import pytest

from cardhall.dealing import Added, Shuffles, verify, verify_main

SEED = bytes(range(32))
SALT = bytes(range(100, 132))


def shuffles(number: int = 0) -> Shuffles:
    return Shuffles(hashlib.sha256(number.to_bytes(4, "big")).digest(), SALT)


Cell = TypeVar("Cell")


def chi_square(counts: Counter[Cell], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + expected * (
        cells - len(counts)
    )


def test_a_deck_holds_each_card_once() -> None:
    for number in range(50):
        assert sorted(shuffles().deck(number)) == list(range(52))


def test_the_same_seed_gives_the_same_deck_whatever_was_asked_before() -> None:
    first, second = Shuffles(SEED, SALT), Shuffles(SEED, SALT)
    first.deck(8)
    first.spare(7)
    assert first.deck(7) == second.deck(7)


def test_the_recipe_in_the_docstring_worked_by_hand_gives_the_same_deck() -> None:
    """So that anyone can prove a deck without this program, and no version changes it unseen."""
    words: list[int] = []
    for counter in range(40):
        block = hashlib.sha256(
            b"cardhall shuffle 1" + SEED + counter.to_bytes(8, "big") + b"deck/3"
        ).hexdigest()
        words += [int(block[at : at + 16], 16) for at in range(0, 64, 16)]
    cards = list(range(52))
    for last in range(51, 0, -1):
        word = words.pop(0)
        assert word < 2**64 - 64  # nothing to pass over in this one
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert Shuffles(SEED, SALT).deck(3) == cards


def plain_deck(seed: bytes, label: str) -> list[int]:
    """A deck by hashlib alone, where no word is passed over."""
    words = [
        int.from_bytes(digest[at : at + 8], "big")
        for counter in range(40)
        for digest in [
            hashlib.sha256(
                b"cardhall shuffle 1" + seed + counter.to_bytes(8, "big") + label.encode()
            ).digest()
        ]
        for at in range(0, 32, 8)
    ]
    cards = list(range(52))
    for last, word in zip(range(51, 0, -1), words, strict=False):
        assert word < 2**64 - 64
        cards[last], cards[word % (last + 1)] = cards[word % (last + 1)], cards[last]
    return cards


def test_numbers_that_players_added_are_mixed_as_the_guide_says() -> None:
    one, two, late = (hashlib.sha256(name).digest() for name in (b"one", b"two", b"late"))
    told = Shuffles(SEED, SALT, [Added(0, one), Added(2, two), Added(3, late, 4)])
    mixed = hashlib.sha256(b"cardhall numbers 1" + SEED + b"A" + one + b"C" + two).digest()
    from_four = hashlib.sha256(
        b"cardhall numbers 1" + SEED + b"A" + one + b"C" + two + b"D" + late
    ).digest()
    assert told.deck(3) == plain_deck(mixed, "deck/3")
    assert told.draw_for_deal(4) == plain_deck(mixed, "draw/4")
    assert told.deck(4) == plain_deck(from_four, "deck/4")
    assert told.spare(5) == plain_deck(from_four, "spare/5")
    assert told.derive_int_seed("bot/1") == Shuffles(mixed, SALT).derive_int_seed("bot/1")
    assert told.commitment == Shuffles(SEED, SALT).commitment


def test_without_numbers_the_sealed_seed_is_used_itself() -> None:
    late = Shuffles(SEED, SALT, [Added(0, bytes(32), 4)])
    assert late.deck(3) == Shuffles(SEED, SALT).deck(3) == plain_deck(SEED, "deck/3")
    assert late.deck(4) != Shuffles(SEED, SALT).deck(4)


def test_numbers_of_wrong_seats_or_lengths_are_refused() -> None:
    number = bytes(32)
    for added in ([Added(1, number), Added(0, number)], [Added(1, number), Added(1, number)]):
        with pytest.raises(ValueError, match="in the order of the seats"):
            Shuffles(SEED, SALT, added)
    with pytest.raises(ValueError, match="added: give 32 random bytes"):
        Shuffles(SEED, SALT, [Added(0, b"short")])


def test_deck_spare_and_draw_are_different_orders() -> None:
    one = shuffles()
    orders = [one.deck(1), one.spare(1), one.draw_for_deal(1), one.deck(2), one.deck(11)]
    orders.append(one.order("seating/1", 52))
    assert len({tuple(order) for order in orders}) == len(orders)


def test_the_salt_changes_the_commitment_and_no_deck() -> None:
    other = Shuffles(SEED, bytes(32))
    assert other.deck(1) == Shuffles(SEED, SALT).deck(1)
    assert other.commitment != Shuffles(SEED, SALT).commitment


def test_every_card_is_as_likely_in_every_place() -> None:
    """52 x 52 cells; chi-square has 51 * 51 degrees of freedom, mean 2601, deviation 72."""
    decks = 3000
    counts = Counter(
        (place, card)
        for number in range(decks)
        for place, card in enumerate(shuffles(number % 7).deck(number))
    )
    assert abs(chi_square(counts, 52 * 52, decks * 52) - 51 * 51) < 5 * 72


def test_all_24_orders_of_four_are_as_likely() -> None:
    draws = 24_000
    one = shuffles(1)
    counts = Counter(tuple(one.order(f"four/{number}", 4)) for number in range(draws))
    assert set(counts) == set(itertools.permutations(range(4)))
    assert chi_square(counts, 24, draws) < 49.7  # 23 degrees of freedom, p = 0.001


def test_neighbours_in_consecutive_decks_do_not_depend_on_each_other() -> None:
    draws = 8_000
    one = shuffles(2)
    tops = [one.deck(number)[0] // 13 for number in range(draws + 1)]
    counts = Counter(itertools.pairwise(tops))
    assert chi_square(counts, 16, draws) < 37.7  # 15 degrees of freedom, p = 0.001


def test_words_in_the_incomplete_last_run_are_passed_over() -> None:
    from cardhall.dealing.shuffles import _below

    assert 2**64 % 10 == 6
    assert _below(10, iter([2**64 - 1, 2**64 - 6, 2**64 - 7])) == (2**64 - 7) % 10


def test_derived_seeds_differ_by_label_and_repeat() -> None:
    one = shuffles()
    assert one.derive_int_seed("seats") == one.derive_int_seed("seats")
    assert one.derive_int_seed("seats") != one.derive_int_seed("bot/1")
    assert 0 <= one.derive_int_seed("seats") < 2**64


def test_commitment_is_the_hash_over_salt_and_seed() -> None:
    assert Shuffles(SEED, SALT).commitment == hashlib.sha256(SALT + SEED).hexdigest()


def test_verify_holds_for_the_right_pair_alone() -> None:
    right = Shuffles(SEED, SALT).commitment
    assert verify(SEED, SALT, right)
    assert verify(SEED, SALT, f" {right.upper()}\n")
    assert not verify(SALT, SEED, right)
    assert not verify(SEED, SALT, right[:-1])
    assert not verify(SEED, SALT, "ü")
    # the border between the two cannot be moved
    assert not verify(SEED[1:], SALT + SEED[:1], right)


@pytest.mark.parametrize(("seed", "salt", "field"), [(b"short", SALT, "seed"), (SEED, b"", "salt")])
def test_wrong_lengths_are_refused_by_name(seed: bytes, salt: bytes, field: str) -> None:
    with pytest.raises(ValueError, match=f"{field}: give 32 random bytes"):
        Shuffles(seed, salt)


def test_no_repr_tells_the_seed() -> None:
    assert SEED.hex() not in repr(shuffles())
    assert "deck" not in repr(Shuffles(SEED, SALT))


def arguments(**changes: str) -> list[str]:
    values = {
        "seed": SEED.hex(),
        "salt": SALT.hex(),
        "commitment": Shuffles(SEED, SALT).commitment,
    } | changes
    return [part for name, value in values.items() for part in (f"--{name}", value)]


def test_cardhall_verify_prints_the_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_main([*arguments(decks="2"), "--kind", "deck", "--kind", "spare"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("The same")
    assert [line.split(":")[0] for line in lines[1:]] == ["deck 1", "spare 1", "deck 2", "spare 2"]
    first = Shuffles(SEED, SALT).deck(1)[0]
    assert lines[1].split()[2] == "23456789TJQKA"[first % 13] + "CDHS"[first // 13]


def test_cardhall_verify_mixes_numbers_in(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = bytes(range(32, 64)), bytes(range(64, 96))
    given = [*arguments(decks="2"), f"--number=C:{two.hex()}:2", f"--number=a:{one.hex()}"]
    assert verify_main(given) == 0
    lines = capsys.readouterr().out.splitlines()
    shuffles = Shuffles(SEED, SALT, [Added(0, one), Added(2, two, 2)])
    for line, number in zip(lines[1:], (1, 2), strict=True):
        first = shuffles.deck(number)[0]
        assert line.split()[2] == "23456789TJQKA"[first % 13] + "CDHS"[first // 13]


@pytest.mark.parametrize(
    ("bad", "words"),
    [(["A:00"], "write SEAT:NUMBER"), (["M:" + "0" * 64], "write SEAT:NUMBER"),
     (["A:" + "0" * 64, "A:" + "1" * 64], "give each seat once")],
)  # fmt: skip
def test_cardhall_verify_names_a_bad_number(
    bad: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        verify_main([*arguments(), *(f"--number={one}" for one in bad)])
    assert words in capsys.readouterr().err


def test_cardhall_verify_says_no_to_another_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_main(arguments(seed=SALT.hex())) == 1
    assert capsys.readouterr().out.startswith("NOT the same")


@pytest.mark.parametrize("bad", ["xyz", "00"])
def test_cardhall_verify_names_a_bad_argument(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        verify_main(arguments(seed=bad))
    assert "--seed" in capsys.readouterr().err
