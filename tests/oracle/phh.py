"""Poker Hand History files between PokerKit and us: random hands, played in both at once, written
by one and read by the other, end with the same stacks. Side pots, short all-ins and odd chips are
among them. Where side pots that the same hands win have odd chips, PokerKit splits them as one: its
stacks are then those of that rule (see ``pokerkit.KNOWN``).
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pokerkit

from cardhall.records.phh import play_phh, read_phh, write_phh
from tests.oracle.pokerkit import PotLimitTexasHoldem, Table


class HandHistory(pokerkit.HandHistory):
    """Theirs, with our variant for pot-limit."""

    game_types = {**pokerkit.HandHistory.game_types, "PT": PotLimitTexasHoldem}  # noqa: RUF012
    variants = {**pokerkit.HandHistory.variants, PotLimitTexasHoldem: "PT"}  # noqa: RUF012
    required_field_names = {  # noqa: RUF012
        **pokerkit.HandHistory.required_field_names,
        "PT": pokerkit.HandHistory.required_field_names["NT"],
    }


def tables(structure: str) -> Iterator[Table]:
    """Finished hands, without end."""
    seed = 0
    while True:
        seed += 1
        table = Table(Random(f"phh {structure} {seed}"), structure, Counter(), "one-seat", False)
        if table.play():
            yield table


def written_here(table: Table, seen: Counter[str]) -> None:
    """Ours, read by PokerKit."""
    text = write_phh(table.hand, players=[f"Player {n}" for n in range(1, table.players + 1)])
    *_, state = HandHistory.loads(text)
    ours = [table.hand.stacks[table.seat(player)] for player in range(table.players)]
    if ours != state.stacks:
        assert table.by_their_rule() == state.stacks, f"{state.stacks} instead of {ours}:\n{text}"
        seen["odd chips of merged side pots"] += 1
    assert not state.status, text
    awards = table.hand.result().awards
    seen["side pots"] += len(awards) > 1
    seen["odd chips"] += any(len(set(award.shares)) > 1 for award in awards)
    seen["short all-ins"] += table.short_all_ins > 0


def written_there(table: Table) -> None:
    """PokerKit's, read by us."""
    text = HandHistory.from_game_state(table.game, table.state, ante_trimming_status=True).dumps()
    hand = play_phh(read_phh(text)[0])
    ours = [table.hand.stacks[table.seat(player)] for player in range(table.players)]
    assert hand.is_over, text
    assert list(hand.stacks) == ours, f"{hand.stacks} instead of {ours}:\n{text}"


def run(full: bool) -> None:
    """1,000 hands of no-limit, 1,000 of limit, 500 of pot-limit, each way."""
    for structure, count in (("no-limit", 1000), ("limit", 1000), ("pot-limit", 500)):
        hands = count if full else count // 50
        seen: Counter[str] = Counter()
        for _, table in zip(range(hands), tables(structure), strict=False):
            written_here(table, seen)
            written_there(table)
        kinds = ", ".join(f"{what} in {number:,}" for what, number in seen.items())
        print(f"{hands:,} hands of {structure} read the same both ways ({kinds})")
