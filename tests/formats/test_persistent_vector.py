"""A row of values that never changes."""

import random

from cardhall.formats.persistent_vector import STRETCH, PersistentVector


def test_putting_a_value_leaves_the_row_as_it_was_and_shares_the_rest() -> None:
    rng = random.Random(1)
    for length in (1, STRETCH, STRETCH + 1, 5 * STRETCH):
        plain: list[object] = [*range(length)]
        row = PersistentVector(plain)
        for _ in range(20):
            place = rng.randrange(length)
            before = list(row)
            changed = row.put(place, object())
            assert list(row) == before
            assert [place] == list(changed.differs(row)) == list(row.differs(changed))
            plain[place] = changed[place]
            row = changed
            assert list(row) == plain
            assert len(row) == length
