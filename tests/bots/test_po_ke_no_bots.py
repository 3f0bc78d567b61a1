"""Po-Ke-No bots: legal, repeatable, blind to the pack, quick, and better than inattention."""

import math
import time
from random import Random

from cardhall.bots.po_ke_no import choose, play_game, random_bot
from cardhall.games.po_ke_no import imagine, view
from games.po_ke_no_play import LLAA, some_boards
from games.po_ke_no_trace import choice, some_hand


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


def test_it_thinks_within_50_ms() -> None:
    hand = some_hand(Random(1))
    seen = view(hand, hand.playing[0])
    begun = time.process_time()
    for _ in range(100):
        choose(seen, seen.legal, Random(1))
    assert time.process_time() - begun < 5


def test_it_wins_against_three_who_notice_every_other_time() -> None:
    blocks = []
    for seed in range(400):
        boards = some_boards(Random(seed), 4)
        total = 0
        for seat in range(4):
            table = [random_bot] * 4
            table[seat] = choose
            gains = play_game(LLAA, boards, table, seed)
            assert sum(gains) == 0
            total += gains[seat]
        blocks.append(total)
    mean = sum(blocks) / len(blocks)
    error = math.sqrt(sum((x - mean) ** 2 for x in blocks) / (len(blocks) - 1) / len(blocks))
    assert mean - 1.96 * error > 0
