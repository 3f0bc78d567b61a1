"""Seeded hands of hold'em, each by its steps, for two_speeds.py."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from cardhall.games.holdem import MENU, PRESETS, SHOW, Hand, Rules, imagine, view
from cardhall.games.holdem.imagine import Imaginer

PARTS = ("options", "deal", "pots", "showdown", "betting", "hand", "imagine")
MODULES = [import_module(f"cardhall.games.holdem.{part}") for part in PARTS]


def some_rules(rng: Random) -> Rules:
    """A preset, or one with antes, small chips, other odd chips, a straddle."""
    rules = Rules.preset(rng.choice(list(PRESETS)))
    if rng.random() < 0.4:
        rules = rules.replace(
            ante=rng.choice((0, rules.least_chip)),
            least_chip=rng.choice((1, rules.least_chip)),
            odd_chips=rng.choice(("one-each", "one-seat")),
            showdown=rng.choice(("in-turn", "all")),
            straddle=rng.choice(("no", "yes")),
            max_raises=rng.choice((0, 4)),
        )
    return rules


def some_hand(rng: Random, rules: Rules | None = None) -> Hand:
    """A hand just dealt among two to ten seats, with stacks from a few chips to a hundred big
    blinds, empty seats, dead buttons, posts and carried pots."""
    rules = rules or some_rules(rng)
    seats = rng.randint(2, 10)
    big = rules.big_blind
    stacks = [rng.randint(1, rng.choice((1, 5, 30, 100)) * big) for _ in range(seats)]
    for seat in rng.sample(range(seats), 2):
        stacks[seat] += 2 * big
    if rng.random() < 0.2:
        stacks[rng.randrange(seats)] = 0
    playing = [seat for seat in range(seats) if rules.playable(stacks[seat])]
    if len(playing) < 2:
        return some_hand(rng, rules)
    more: dict[str, object] = {"carried": rng.choice((0, 0, 0, 35))}
    if rng.random() < 0.2:
        poster = rng.choice(playing)
        more["posts"] = {poster: (rng.choice((0, big)), rng.choice((0, rules.least_chip)))}
    if rng.random() < 0.2 and len(playing) > 2:
        small, more_big = playing[0], playing[1]
        more["blinds"] = (rng.choice((None, small)), more_big)
        if rules.straddle == "yes":
            more["straddle"] = playing[2]
    hand = Hand(rules, stacks, rng.randrange(seats), **more)  # type: ignore[arg-type]
    hand.deal(rng.sample(range(52), 52))
    return hand


def some_action(hand: Hand, rng: Random) -> int:
    """A legal action; now and then a bet or raise of some other legal amount."""
    action = rng.choice(hand.legal_actions())
    least, most = hand.bounds()
    if least and rng.random() < 0.3:
        chip = hand.rules.least_chip
        to = rng.randint(least // chip, most // chip) * chip
        if hand.phase != "showdown":
            return (5 if hand.level else 4) << 56 | max(least, to)
    return action


def steps(number: int) -> Iterator[object]:
    """One hand: what is legal, what is done, what a seat sees, how it ends."""
    rng = Random(number)
    hand = some_hand(rng)
    while not hand.is_over:
        yield (
            hand.turn,
            hand.legal_actions(),
            hand.bounds(),
            hand.to_call,
            hand.random_action(number),
        )
        if rng.random() < 0.05:
            hand = hand.copy()
        if rng.random() < 0.03:
            seen = view(hand, rng.choice(hand.dealt_in))
            guess = imagine(seen, hand.rules, rng.getrandbits(64))
            yield guess.deck, [guess.hand_of(seat) for seat in range(hand.seats)]
        if rng.random() < 0.01 and hand.phase != "showdown":
            search = Imaginer(view(hand, hand.turn), hand.rules)
            yield search.best(hand.legal_actions(), 12, number), search.strength(20, number)
        hand.apply(some_action(hand, rng))
    yield hand.movements(), hand.result(), hand.history, hand.log()
    if hand.mucked:
        for seat in hand.called:
            hand.ask(hand.called[0], seat)
        yield hand.result()
    if number % 100 == 0:
        yield hand.playout(4, number), hand.playout(4, number, ("fold", "call", "pot", "all-in"))
        yield hand.stacks, SHOW, MENU
