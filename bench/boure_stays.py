"""Learn how often Bouré's bot stays, and write its table: ``python -m bench.boure_stays``. With
``--judge`` nothing is written: what it thinks of staying is compared with what comes of it.

Bots speak, deal after deal, and who stays is counted by the score of the cards and by how many had
stayed before. The next round's bots believe what was counted, until it stays as it is. Scores that
are seldom dealt take from their neighbours. The same seeds, the same table.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cardhall.bots.estimates import Estimate
from cardhall.games.boure import Hand, Rules, View, opening, staying, verb_of, view
from cardhall.games.boure.bot import PLAYOUTS, choose, gains
from cardhall.games.boure.imagine import Imaginer, stay_score_of
from cardhall.games.boure.staying import NAMES, SCORES

RULES = Rules.preset("llaa")
SEATS = 5
Counts = list[list[list[int]]]
"""By row and score: how often somebody passed, and how often stayed."""
HEAD = """\
# How often players of Bouré stay, in thousandths, by the score of their five cards from 0 on and by
# how many stayed before them: learnt in self-play. `python -m bench.boure_stays` writes it;
# cardhall.games.boure.staying reads it.
"""


def counted(deals: range, *, believes: bool) -> Counts:
    """Let bots speak in so many deals, and count."""
    out = [[[0, 0] for _ in range(SCORES)] for _ in NAMES]
    for seed in deals:
        hand, rng = opening(RULES, SEATS, seed), Random(seed)
        while hand.phase == "stay":
            legal, seen = hand.legal_actions(), view(hand, hand.turn)
            action = choose(seen, legal, rng, believes=believes)
            if len(legal) > 1:
                row = out[min(len(seen.staying), len(NAMES) - 1)]
                score = stay_score_of(seen.hand, seen.trump)
                row[min(score, SCORES - 1)][verb_of(action) == "stay"] += 1
            hand.apply(action)
    return out


def smoothed(row: Sequence[Sequence[int]]) -> list[int]:
    """Work out the shares of a row, in thousandths: of each score with half of those beside it, and
    never less often with better cards."""
    out: list[int] = []
    for score in range(SCORES):
        passed = stayed = 0.0
        for near in range(max(0, score - 2), min(SCORES, score + 3)):
            passed += row[near][0] / 2 ** abs(near - score)
            stayed += row[near][1] / 2 ** abs(near - score)
        share = round(1000 * stayed / (passed + stayed)) if passed + stayed >= 4 else 0
        out.append(min(max(share, out[-1] if out else 0, 5), 995))
    return out


def written(rows: Sequence[Sequence[int]]) -> str:
    """The table as a file."""
    text = HEAD
    for name, row in zip(NAMES, rows, strict=True):
        parts = [", ".join(map(str, row[at : at + 16])) for at in range(0, SCORES, 16)]
        text += f"{name} = [\n" + "".join(f"    {part},\n" for part in parts) + "]\n"
    return text


@dataclass(frozen=True)
class Look:
    """A decision to stay: how many had stayed, what staying was thought to be worth above passing
    with and without belief in the others' words, and what came of it, in chips."""

    stayed: int
    believing: float
    unbelieving: float
    came: float


def thought(seen: View, legal: Sequence[int], seed: int, *, believes: bool) -> float:
    """Work out what staying is thought to be worth above passing, as ``choose`` does."""
    imaginer = Imaginer(seen, RULES)
    if believes:
        imaginer.believe(staying.shares())
    worlds = PLAYOUTS // 2
    lines = imaginer.totals(legal, worlds, seed)
    totals = dict(zip(map(verb_of, legal), lines, strict=True))
    return (totals["stay"] - totals["pass"]) / worlds / 16


def came_of(hand: Hand, action: int, seed: int) -> int:
    """Take an action in a copy, let bots play on, and see what the seat gained."""
    line, rng, seat = hand.copy(), Random(seed), hand.turn
    line.apply(action)
    while not line.is_over:
        line.apply(choose(view(line, line.turn), line.legal_actions(), rng))
    return gains(line)[seat]


def looks(seed: int, *, alone: bool) -> Iterator[Look]:
    """Let bots speak in a deal, and look at those who stay, believing or not, behind somebody who
    did. alone: or before anybody."""
    hand, rng = opening(RULES, SEATS, seed), Random(seed)
    while hand.phase == "stay":
        legal, seen, dice = hand.legal_actions(), view(hand, hand.turn), rng.getrandbits(64)
        chosen = legal[0]
        if len(legal) > 1:
            new = thought(seen, legal, dice, believes=True)
            old = thought(seen, legal, dice, believes=False)
            verbs = {verb_of(action): action for action in legal}
            chosen = verbs["stay" if new > 0 else "pass"]
            if max(new, old) > 0 and (seen.staying or alone):
                came = [came_of(hand, verbs[verb], 7 * seed + 1) for verb in ("stay", "pass")]
                yield Look(len(seen.staying), new, old, came[0] - came[1])
        hand.apply(chosen)


def judge(deals: range) -> None:
    """Print, by how many had stayed, what staying was thought to be worth less what came of it; and
    what the decisions brought that belief has changed."""
    bias: dict[tuple[str, int], Estimate] = defaultdict(Estimate)
    changed = Estimate()
    for seed in deals:
        for look in looks(seed, alone=seed % 8 == 0):
            for name, worth in (("believing", look.believing), ("unbelieving", look.unbelieving)):
                if worth > 0:
                    bias[name, look.stayed].add(worth - look.came)
            if (look.believing > 0) != (look.unbelieving > 0) and look.stayed:
                changed.add(look.came if look.believing > 0 else -look.came)
    for (name, stayed), found in sorted(bias.items()):
        print(f"{name}, {stayed} in: thought less came {told(found)}")
    print(f"decisions that belief changed, behind somebody in: {told(changed)} chips each")
    print(f"{changed.mean * changed.count / len(deals) / SEATS:+.4f} chips a hand and seat")


def told(found: Estimate) -> str:
    """A mean with its interval."""
    if found.count < 2:
        return f"too few ({found.count})"
    interval = found.interval()
    return f"{found.mean:+.2f} ({interval.low:+.2f} to {interval.high:+.2f}, {found.count:,})"


def main(argv: Sequence[str] | None = None) -> None:
    """Write the table, round by round."""
    parser = argparse.ArgumentParser(description="Learn how often Bouré's bot stays")
    parser.add_argument("--deals", type=int, default=6_000, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=staying.FILE)
    parser.add_argument("--judge", type=int, default=0, metavar="DEALS", help="write nothing")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal to judge by")
    asked = parser.parse_args(argv)
    if asked.judge:
        judge(range(asked.seed, asked.seed + asked.judge))
        return
    for number in range(asked.rounds):
        deals = range(number * asked.deals, (number + 1) * asked.deals)
        rows = [smoothed(row) for row in counted(deals, believes=number > 0)]
        asked.out.write_text(written(rows), encoding="utf-8")
        staying.shares.cache_clear()
        print(f"round {number + 1} of {asked.rounds}: {asked.out.name}", flush=True)


if __name__ == "__main__":
    main()
