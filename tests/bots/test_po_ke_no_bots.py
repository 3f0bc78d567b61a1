"""Po-Ke-No bots: legal, repeatable, blind to the pack, quick, and better than inattention."""

import math
import time
from random import Random

import pytest

from cardhall.bots.arena import play
from cardhall.games.po_ke_no import Hand, imagine, out_action, view
from cardhall.games.po_ke_no.bot import choose, random_bot
from tests.games.po_ke_no_play import LLAA, ONE, TWO, A, game, some_boards
from tests.games.po_ke_no_trace import choice, some_hand
from tests.yardstick import slower


def test_a_choice_is_legal_repeatable_and_blind_to_cards_not_called() -> None:
    asked = 0
    for seed in range(60):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            for seat in hand.playing:
                seen = view(hand, seat)
                answer = choose(seen, seen.legal, Random(1))
                assert answer is None or answer in hand.legal_actions()
                if answer is not None:
                    other = view(imagine(seen, hand.rules, seed), seat)
                    assert choose(other, other.legal, Random(1)) == answer
                    asked += 1
            hand.apply(choice(rng, hand))
    assert asked > 100


@pytest.mark.alone
def test_it_thinks_within_50_ms() -> None:
    """Where it has something to think about: to wait or not, twelve boards on the table."""
    boards = [ONE, TWO, *some_boards(Random(1), 10)]
    seen = view(game(ONE_CARD_MISSING, boards), A)
    begun = time.process_time()
    for seed in range(20):
        choose(seen, seen.legal, Random(seed))
    assert (time.process_time() - begun) / slower() < 1


def test_it_wins_against_three_who_notice_every_other_time() -> None:
    blocks = []
    for seed in range(250):
        boards = some_boards(Random(seed), 4)
        total = 0
        for seat in range(4):
            bots = [random_bot] * 4
            bots[seat] = choose
            hand = Hand(LLAA, boards)
            hand.deal_seeded(seed)
            gains = play("po_ke_no", hand, bots, Random(seed))
            assert sum(gains) == 0
            total += gains[seat]
        blocks.append(total)
    mean = sum(blocks) / len(blocks)
    error = math.sqrt(sum((x - mean) ** 2 for x in blocks) / (len(blocks) - 1) / len(blocks))
    assert mean - 1.96 * error > 0


ONE_CARD_MISSING = "3D 2C 3C 9S 3H 7H 7S 7D 7C"  # four of a kind, and Po-Ke-No but for 8C


def asked(calls: str, late: str = "allowed") -> int | None:
    seen = view(game(calls, rules=LLAA.replace(late=late)), A)
    return choose(seen, seen.legal, Random(1))


def test_it_waits_for_the_second_chip_where_a_strong_line_is_safe() -> None:
    assert asked(ONE_CARD_MISSING) is None
    assert asked(f"{ONE_CARD_MISSING} 8C") == out_action(A)


def test_it_calls_where_waiting_loses_the_line_or_another_could_call() -> None:
    assert asked(ONE_CARD_MISSING, late="lost") == out_action(A)
    assert asked(f"{ONE_CARD_MISSING} 4H QH JH 6H") == out_action(A)
