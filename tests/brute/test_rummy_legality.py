"""The program's Rummy against a brute force that plays with strings: every step, whole turns, who
can go out, whether a duty can be met, how hands end and what they score, and counts of all ways to
go on from small positions."""

from copy import deepcopy
from random import Random

import pytest

from cardhall.cards.notation import card_list, card_set, format_card, parse_card
from cardhall.games import rummy
from cardhall.games.rummy import Hand, Rules
from tests.brute import rummy_rules as brute
from tests.brute.rummy_rules import Spot, Table
from tests.examples import dice, share

LLAA = Rules.preset("llaa")
VARIANTS = {
    "llaa": LLAA,
    "llaa, round the corner": LLAA.replace(round_corner="yes", top="must-use"),
    "llaa, new melds only": LLAA.replace(deep="new-meld-only", last_discard="any"),
}
STEPS = 400  # no random hand goes on for ever
LARGEST = 13  # cards in a hand that the brute force can still try everything with

VERBS = {"draw", "take", "meld", "lay", "throw"}


def deal(rules: Rules, rng: Random, seats: int = 0) -> tuple[Hand, Table]:
    """The same deal for the program and for the brute force. In every other one the pack is poor in
    ranks, so that much matches."""
    seats = seats or rng.randint(2, 6)
    dealer = rng.randrange(seats)
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.5:
        low = rng.sample(range(13), 6)
        deck.sort(key=lambda card: (card % 13 not in low) * rng.random())
    hand = Hand(rules, dealer, seats)
    hand.deal(deck)
    names = [format_card(card) for card in deck]
    size = {2: 10, 3: 7, 4: 7}.get(seats, 6)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for place in range(size * seats):
        hands[(dealer + 1 + place) % seats].append(names[place])
    up = size * seats
    return hand, Table(rules.to_data(), dealer, hands, names[up + 1 :], names[up])


def step_of(action: int) -> brute.Step:
    """An action in the words of the brute force."""
    verb = rummy.verb_of(action)
    cards = tuple(sorted(format_card(card) for card in card_list(rummy.cards_of(action))))
    if verb == "take":
        return ("take", rummy.count_of(action))
    if verb == "throw":
        return ("throw", cards[0])
    if verb == "lay":
        return ("lay", cards, rummy.meld_of(action))
    return ("meld", cards) if verb == "meld" else (verb,)


def chosen(rng: Random, table: Table, actions: list[int]) -> int:
    """A random action that keeps hands small enough for the brute force."""
    steps = [(action, step_of(action)) for action in actions]
    room = LARGEST - len(table.hands[table.turn])
    small = [a for a, step in steps if step[0] != "take" or step[1] <= room]
    laying = [a for a in small if step_of(a)[0] in ("meld", "lay")]
    deep = [a for a in small if step_of(a)[0] == "take"]
    for eager in (laying, deep):
        if eager and rng.random() < 0.5:
            return rng.choice(eager)
    return rng.choice(small)


def played(name: str, positions: int, seed: int) -> set[str]:
    """Random hands, step by step; the same legal steps are demanded at each. The verbs met."""
    rules, rng, met, ended, verbs = VARIANTS[name], dice("rummy", name, seed), 0, 0, set[str]()
    most, positions = positions, share(positions)
    while met < positions or (not (ended > positions / 2_000 and verbs == VERBS) and met < most):
        hand, table = deal(rules, rng)
        for _ in range(STEPS):
            if hand.is_over:
                break
            actions = hand.legal_actions()
            steps = {step_of(action) for action in actions}
            assert len(steps) == len(actions)
            assert (hand.turn, steps) == (table.turn, table.legal())
            met += 1
            action = chosen(rng, table, actions)
            verbs.add(rummy.verb_of(action))
            hand.apply(action)
            table.act(step_of(action))
        assert hand.is_over == table.over
        if table.over:
            ended += 1
            result = hand.result()
            assert (result.winner, list(result.scores)) == (table.winner, table.scores())
    assert ended > positions / 2_000
    return verbs


@pytest.mark.clause(
    "LLAA-RUMMY-03", "LLAA-RUMMY-17", "LLAA-RUMMY-18", "LLAA-RUMMY-20", "LLAA-RUMMY-22",
    "LLAA-RUMMY-24", "LLAA-RUMMY-25", "LLAA-RUMMY-27", "LLAA-RUMMY-29", "LLAA-RUMMY-31",
    "LLAA-RUMMY-32", "LLAA-RUMMY-33",
)  # fmt: skip
def test_2_000_positions_agree_with_the_brute_force() -> None:
    assert played("llaa", 2_000, 1) == VERBS


@pytest.mark.parametrize("name", list(VARIANTS))
def test_20_000_positions_agree_with_the_brute_force(name: str) -> None:
    assert played(name, 20_000, 2) == VERBS


def stated(rules: Rules, rng: Random) -> tuple[Hand, Spot]:
    """A small position, the same for both: few cards in hand, much on the table."""
    low = rng.randrange(8)
    ranks = [(low + step) % 13 for step in range(rng.choice([5, 6]))]
    deck = [card for card in rng.sample(range(52), 52) if card % 13 in ranks]
    melds = []
    for _ in range(rng.randint(0, 3)):
        groups = brute.groups(Spot(rules.to_data(), [format_card(card) for card in deck], []))
        if groups:
            melds.append([parse_card(name) for name in rng.choice(groups)])
            deck = [card for card in deck if card not in melds[-1]]
    held, deck = deck[: rng.randint(1, 5)], deck[5:]
    discards, deck = deck[: rng.randint(1, 4)], deck[4:]
    if not deck:
        return stated(rules, rng)
    hand = Hand.at(
        rules, 1, [sum(1 << card for card in held), 1 << deck[0]], stock=deck[1:] or (),
        discards=discards, melds=[sum(1 << card for card in meld) for meld in melds], turn=0,
    )  # fmt: skip
    names = [[format_card(card) for card in cards] for cards in (held, discards)]
    lying = [sorted(format_card(card) for card in meld) for meld in melds]
    return hand, Spot(rules.to_data(), names[0], lying, names[1], len(deck) - 1)


def after(spot: Spot, step: brute.Step, drawn: str) -> Spot | None:
    """The brute force's position after a step; None when the turn is over."""
    if step[0] == "take":
        return brute.taking(spot, step[1])
    if step[0] == "draw":
        return brute.drawing(spot, drawn)
    if step[0] == "meld":
        return brute.after_meld(spot, step[1])
    return brute.after_layoff(spot, step[1], step[2]) if step[0] == "lay" else None


@pytest.mark.clause("LLAA-RUMMY-25", "LLAA-RUMMY-31", "LLAA-RUMMY-32")
@pytest.mark.parametrize("name", list(VARIANTS))
def test_the_ends_of_turns_with_few_cards_agree_with_the_brute_force(name: str) -> None:
    rng, met, wanted = dice("rummy", name, 7), 0, share(3_000)
    while met < wanted:
        hand, begun = stated(VARIANTS[name], rng)
        spot: Spot | None = begun
        while spot is not None and not hand.is_over:
            actions = hand.legal_actions()
            assert {step_of(action) for action in actions} == brute.legal(spot)
            met += 1
            action = rng.choice(actions)
            hand.apply(action)
            spot = after(spot, step_of(action), format_card(max(hand.drawn, 0)))


def in_mid_turn(name: str, rng: Random, cards: int, spare: int = 24) -> tuple[Hand, Spot]:
    """A position after a draw, much of it matching: so many cards in hand, from ranks that are near
    each other; after a deep pick-up in every other one, where there may be one."""
    rules = VARIANTS[name]
    low = rng.randrange(13)
    ranks = {(low + step) % 13 for step in range(rng.choice([4, 6, 9]))}
    near = [card for card in rng.sample(range(52), 52) if card % 13 in ranks]
    far = [card for card in rng.sample(range(52), 52) if card % 13 not in ranks]
    deck = (near[: cards + 10] + far)[: cards + spare]
    table = Spot(rules.to_data(), [format_card(card) for card in deck[cards : cards + 10]], [])
    lying = [list(group) for group in brute.groups(table)]
    rng.shuffle(lying)
    melds: list[list[str]] = []
    for group in lying[: rng.randint(0, 4)]:
        if not any(set(group) & set(meld) for meld in melds):
            melds.append(sorted(group))
    count = rng.randint(2, min(5, cards - 1)) if cards > 2 and rng.random() < 0.5 else 0
    spot = Spot(rules.to_data(), [format_card(card) for card in deck[:cards]], melds, drawn=True)
    if count:
        spot.taken = spot.hand[-count:]
        spot.owes = spot.taken[0]
    hand = Hand.at(
        rules, 1, [card_set(deck[:cards]), 1 << deck[-1]], stock=deck[-4:-1], turn=0, phase="play",
        melds=[card_set(" ".join(meld)) for meld in melds],
        taken=[parse_card(card) for card in spot.taken],
        owes=card_set(spot.owes),
        drawn=-1 if count else deck[0],
    )  # fmt: skip
    return hand, spot


def ended(spot: Spot, hand: Hand, turn: tuple[int, ...]) -> brute.Step:
    """What lies on the table after a whole turn of the program's, and the card thrown."""
    at: Spot | None = spot
    for action in turn[:-1]:
        assert at is not None
        assert step_of(action) in brute.legal(at)
        at = after(at, step_of(action), "")
    assert at is not None
    lying = len(spot.melds)
    old = tuple(tuple(sorted(meld)) for meld in at.melds[:lying])
    new = tuple(sorted(tuple(sorted(meld)) for meld in at.melds[lying:]))
    return old, new, step_of(turn[-1])[1]


@pytest.mark.clause("LLAA-RUMMY-25", "LLAA-RUMMY-30", "LLAA-RUMMY-32")
@pytest.mark.parametrize("name", list(VARIANTS))
def test_whole_turns_going_out_and_duties_agree_with_the_brute_force(name: str) -> None:
    rng, out, owed, many = Random(11), 0, 0, 0
    for number in range(250):
        hand, spot = in_mid_turn(name, rng, rng.randint(1, 8) if number % 5 else 11)
        assert hand.can_meet_duty() == brute.can_end(spot)
        if not brute.can_end(spot):
            owed += 1
            continue
        assert rummy.can_go_out(hand) == brute.can_go_out(spot)
        out += rummy.can_go_out(hand)
        laid = sum(rummy.cards_of(action).bit_count() for action in rummy.lay_most(hand))
        assert laid == brute.largest_lay_down(spot)
        found = [ended(spot, hand, turn) for turn in rummy.turns(hand)]
        assert len(found) == len(set(found))
        assert set(found) == brute.whole_turns(spot)
        many = max(many, len(found))
    assert min(out, owed) > 5
    assert many > 100


@pytest.mark.parametrize("name", list(VARIANTS))
def test_in_hands_of_up_to_36_cards_a_way_out_is_one(name: str) -> None:
    """Where listing turns would take for ever: a way that is found can be played."""
    rng, out = Random(13), 0
    for _ in range(200):
        hand, _spot = in_mid_turn(name, rng, rng.randint(12, 36), 16)
        way = rummy.way_out(hand)
        assert bool(way) == rummy.can_go_out(hand)
        out += bool(way)
        for action in way:
            hand.apply(action)
        assert hand.is_over == bool(way)
    assert out > 10


def perft(hand: Hand, depth: int) -> int:
    """How many ways the program sees to go on for so many steps."""
    if hand.is_over or not depth:
        return 1
    total = 0
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


def count(table: Table, depth: int) -> int:
    """The same by the brute force."""
    if table.over or not depth:
        return 1
    total = 0
    for step in table.legal():
        following = deepcopy(table)
        following.act(step)
        total += count(following, depth - 1)
    return total


@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_sequences_of_three_steps_are_counted_alike(name: str) -> None:
    rng, leaves = Random(name), 0
    for _ in range(12):
        hand, table = deal(VARIANTS[name], rng)
        for _ in range(rng.randint(0, 30)):
            if not hand.is_over:
                action = chosen(rng, table, hand.legal_actions())
                hand.apply(action)
                table.act(step_of(action))
        expected = count(table, 3)
        assert perft(hand, 3) == expected
        leaves += expected
    assert leaves > 300
