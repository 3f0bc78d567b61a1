"""Runs where OpenSpiel is installed: plays hands of euchre that come as JSON lines again there.

A line has the dealer, the deck in order (one card at a time from the dealer's left, then the
turned-up card), the steps (seat, legal words, word), and what each side scored more than the other.
Prints one JSON object: how many hands agree, how often a known difference came, what disagrees.

Known differences, and why ours is right: OpenSpiel's dealer may not put down the card that she
has just taken up (standard euchre lets her put down any card: OP-EUCHRE-10); there a dealer whose
partner goes alone still takes the card (here it stays out: OP-EUCHRE-10), which changes no play;
and there going alone is said after the discard (here the word "alone" is the bid: EUCHRE-22).
"""

import json
import sys
from collections import Counter

import pyspiel

RANKS, SUITS = "9TJQKA", "CDHS"
NAMES = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
GAME = pyspiel.load_game("euchre")


def number(card: str) -> int:
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def card(number: int) -> str:
    return RANKS[number // 4] + SUITS[number % 4]


class Differs(Exception):
    """The two do not agree."""


def must_agree(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Differs(f"{what}: ours {ours}, theirs {theirs}")


def said(state: "pyspiel.State", words: str) -> int:
    """Their number for words."""
    seat = state.current_player()
    return next(a for a in state.legal_actions() if state.action_to_string(seat, a) == words)


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


def play_again(line: dict, known: Counter) -> None:
    """One hand. Raises Differs."""
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
            say_alone(state, alone)
    must_agree("end", True, state.is_terminal())
    must_agree("score", line["net"], [int(points) for points in state.returns()])


def main() -> None:
    known: Counter = Counter()
    agreed = 0
    wrong = []
    for text in sys.stdin:
        try:
            play_again(json.loads(text), known)
            agreed += 1
        except Differs as error:
            wrong.append(f"{error} in {text}")
    print(json.dumps({"agreed": agreed, "known": known, "wrong": wrong[:5]}))


if __name__ == "__main__":
    main()
