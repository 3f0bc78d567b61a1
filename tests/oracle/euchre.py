"""Euchre beside OpenSpiel's: hands played at random here are played again there. Turns, legal
actions and scores agree, but for the differences that are listed in ``KNOWN``.

In the turns of a step (seat, legal words, word) a hand is one deck, dealt one card at a time from
the dealer's left, then the turned-up card.
"""

from collections import Counter
from random import Random
from typing import Any

import pyspiel

from cardhall.cards.notation import format_card
from cardhall.games.euchre import PACK, Hand, Rules, discard_action, format_action

KNOWN = {
    "the card taken up may not be put down there": "Standard euchre lets the dealer put down any "
    "card, also the one just taken up (OP-EUCHRE-10).",
    "a sitting dealer takes the card there": "A dealer whose partner goes alone lays the hand "
    "down; the card stays out (OP-EUCHRE-10). It changes no play.",
    "alone is said after the discard there": 'The word "alone" is the bid (EUCHRE-22).',
}

RANKS, SUITS = "9TJQKA", "CDHS"
NAMES = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
GAME = pyspiel.load_game("euchre")
RULES = Rules.preset("lions-euchre")


def random_hand(rng: Random) -> dict[str, Any]:
    """A hand played at random."""
    hand = Hand(RULES, rng.randrange(4))
    deck = rng.sample(PACK, 24)
    hand.deal(deck, "1")
    steps = []
    while not hand.is_over:
        legal = hand.legal_actions()
        # the card taken up cannot be put down there
        free = [action for action in legal if action != discard_action(hand.up)]
        action = rng.choice(free)
        if "pass" in map(format_action, legal) and rng.random() < 0.4:
            action = legal[0]
        steps.append((hand.turn, [format_action(a) for a in legal], format_action(action)))
        hand.apply(action)
    points = hand.result().points
    net = [points[seat] - points[(seat + 1) % 4] for seat in range(4)]
    cards = [format_card(card) for card in deck[:21]]
    return {"dealer": hand.dealer, "deck": cards, "steps": steps, "net": net}


def number(card: str) -> int:
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def card(number: int) -> str:
    return RANKS[number // 4] + SUITS[number % 4]


def must_agree(what: str, ours: object, theirs: object) -> None:
    assert ours == theirs, f"{what}: ours {ours}, theirs {theirs}"


def said(state: "pyspiel.State", words: str) -> int:
    """Their number for words."""
    seat = state.current_player()
    return int(next(a for a in state.legal_actions() if state.action_to_string(seat, a) == words))


def bid(state: "pyspiel.State", legal: list[str], word: str, up: str) -> None:
    """One call: a pass, or the suit that is made trumps."""
    seat = state.current_player()
    first = "pick it up" in legal
    theirs = {state.action_to_string(seat, action) for action in state.legal_actions()}
    plain = {words.removesuffix(" alone").capitalize() for words in legal} - {"Alone"}
    ours = {NAMES[up[1]] if words == "Pick it up" else words for words in plain}
    must_agree("bids", sorted(ours), sorted(theirs))
    if word == "pass":
        state.apply_action(said(state, "Pass"))
        return
    named = NAMES[up[1]] if first else word.removesuffix(" alone").capitalize()
    state.apply_action(said(state, named))


def say_alone(state: "pyspiel.State", alone: bool) -> None:
    state.apply_action(said(state, "Alone" if alone else "Partner"))


def play_again(line: dict[str, Any], known: Counter[str]) -> None:
    """One hand. Raises AssertionError where the two differ."""
    dealer, deck = line["dealer"], line["deck"]
    state = GAME.new_initial_state()
    state.apply_action(dealer)
    # they deal from the dealer on: the same hands, in another order
    for place in range(20):
        state.apply_action(number(deck[place - 1 if place % 4 else place + 3]))
    state.apply_action(number(deck[20]))
    alone = False
    for seat, legal, word in line["steps"]:
        must_agree("turn", seat, state.current_player())
        verb, _, rest = word.partition(" ")
        if verb not in ("discard", "play"):
            bid(state, legal, word, deck[20])
            if word == "pass":
                continue
            alone = "alone" in word
            if "pick it up" not in legal:
                say_alone(state, alone)
            elif alone and (seat + 2) % 4 == dealer:
                known["a sitting dealer takes the card there"] += 1
                state.apply_action(state.legal_actions()[0])
                say_alone(state, alone)
            continue
        theirs = {f"{verb} {card(action)}" for action in state.legal_actions()}
        if verb == "discard" and set(legal) - theirs == {f"discard {deck[20]}"}:
            known["the card taken up may not be put down there"] += 1
            theirs.add(f"discard {deck[20]}")
        must_agree(verb, sorted(legal), sorted(theirs))
        state.apply_action(number(rest))
        if verb == "discard":
            known["alone is said after the discard there"] += 1
            say_alone(state, alone)
    must_agree("end", True, state.is_terminal())
    must_agree("score", line["net"], [int(points) for points in state.returns()])


def run(full: bool) -> None:
    """100,000 random hands."""
    rng = Random(1)
    known: Counter[str] = Counter()
    hands = 100_000 if full else 1_000
    for _ in range(hands):
        line = random_hand(rng)
        try:
            play_again(line, known)
        except AssertionError as error:
            raise AssertionError(f"{error} in {line}") from None
    assert set(known) == set(KNOWN)
    print(f"{hands:,} random hands agree with OpenSpiel's euchre, but for")
    for what, count in known.items():
        print(f"  {what} ({count:,} times). {KNOWN[what]}")
