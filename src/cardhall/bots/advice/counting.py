"""Means, shares and their intervals, in whole numbers."""

import math
from collections.abc import Sequence

from cardhall.bots.advice.shapes import OddsLine
from cardhall.messages import Message, no_words

Z = 1.96
"""Two-sided, 95 of 100."""


def mean_of(values: Sequence[int]) -> tuple[int, int, int]:
    """The mean of some values, and where it lies in 95 of 100 such counts."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return round(mean), round(mean), round(mean)
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    error = Z * math.sqrt(spread / count)
    return round(mean), math.floor(mean - error), math.ceil(mean + error)


def share_of(hits: int, of: int) -> tuple[int, int, int]:
    """A share in per-mille, and Wilson's interval for it: it stays within 0 and 1000, and is no
    point where nothing or everything was hit."""
    part = hits / of
    base = 1 + Z * Z / of
    middle = (part + Z * Z / (2 * of)) / base
    error = Z * math.sqrt(part * (1 - part) / of + Z * Z / (4 * of * of)) / base
    value = round(1000 * part)
    low = min(value, max(0, math.floor(1000 * (middle - error))))
    return value, low, max(value, min(1000, math.ceil(1000 * (middle + error))))


def parts_of(hits: Sequence[int]) -> list[int]:
    """Shares of a whole in per-mille that add up to 1000: what rounding leaves goes to those that
    lost most by it."""
    whole = sum(hits)
    out = [1000 * hit // whole for hit in hits]
    lost = sorted(range(len(hits)), key=lambda i: (-(1000 * hits[i] % whole), i))
    for place in lost[: 1000 - sum(out)]:
        out[place] += 1
    return out


def sampled_share(
    key: str,
    label: Message,
    hits: int,
    of: int,
    group: Message = no_words,
    cards: tuple[str, ...] = (),
) -> OddsLine:
    """A line for a share that was counted over samples."""
    value, low, high = share_of(hits, of)
    return OddsLine(
        key=key, label=label, kind="share", value=value, low=low, high=high, group=group,
        cards=cards,
    )  # fmt: skip


def exact_share(
    key: str,
    label: Message,
    hits: int,
    of: int,
    group: Message = no_words,
    cards: tuple[str, ...] = (),
) -> OddsLine:
    """A line for a share that is known: so many of so many, each as likely."""
    return exact(key, label, "share", round(1000 * hits / of), group, cards)


def exact(
    key: str,
    label: Message,
    kind: str,
    value: int,
    group: Message = no_words,
    cards: tuple[str, ...] = (),
) -> OddsLine:
    """A line for what is known."""
    return OddsLine(
        key=key, label=label, kind=kind, value=value, low=value, high=value, group=group,
        cards=cards,
    )  # fmt: skip


def amount(key: str, label: Message, values: Sequence[int], group: Message = no_words) -> OddsLine:
    """A line for a mean, of values in hundredths."""
    mean, low, high = mean_of(values)
    return OddsLine(
        key=key, label=label, kind="amount", value=mean, low=low, high=high, group=group
    )


def who_goes_out(counts: Sequence[int], group: Message) -> list[OddsLine]:
    """Tell, where the first to go out wins: how often that is this seat, another, nobody."""
    named = {
        "win": Message("hint-odds-you-go-out-first"),
        "lose": Message("hint-odds-another-does"),
        "dead": Message("hint-odds-nobody-does"),
    }
    return [
        sampled_share(key, label, hits, sum(counts), group)
        for (key, label), hits in zip(named.items(), counts, strict=True)
    ]
