"""Random whole hands of no-limit hold'em a CPU second, six seats, 200 chips each, blinds 1 and 2.

At each turn a seat chooses uniformly from the same menu everywhere: fold (facing a bet), check or
call, a raise of the pot's size where it is one, all-in. From the shuffle to the stacks after the
award, with the same ``Hand`` that tables and replay use. Once in a compiled loop, once step by step
from Python through the integer API. With ``--peers`` beside OpenSpiel's universal_poker (betting
abstraction fcpa, that very menu) and PokerKit, in the same run, the measurements in turn.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from random import random

from bench.measure import Batch, Task, in_turn, once
from cardhall.games.holdem import Hand, Rules
from cardhall.games.holdem import hand as core

SEATS = 6
STACK = 200
RULES = Rules(small_blind=1, big_blind=2, least_chip=1, showdown="all", profile="cash")
MENU = ("fold", "call", "pot", "all-in")
OPEN_SPIEL = (
    "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=1 2 0 0 0 0,"
    "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
    "stack=200 200 200 200 200 200,bettingAbstraction=fcpa)"
)


def compiled_loop(hands: int = 20_000) -> Batch:
    hand = Hand(RULES, [STACK] * SEATS, 0)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed, MENU)[0]

    return batch


def step_by_step(hands: int = 500) -> Batch:
    """``legal_actions`` lists the least raise too: it is left out."""
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(hands):
            seed += 1
            hand = Hand(RULES, [STACK] * SEATS, number % SEATS)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                if len(legal) > 3:
                    del legal[-3]  # what is left are the pot and all-in
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return hands, actions

    return batch


def pokerkit_loop(hands: int = 20) -> Batch:
    """The same hands there, everything but the players' actions automatic."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = (
        Automation.ANTE_POSTING,
        Automation.BET_COLLECTION,
        Automation.BLIND_OR_STRADDLE_POSTING,
        Automation.CARD_BURNING,
        Automation.HOLE_DEALING,
        Automation.BOARD_DEALING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        Automation.HAND_KILLING,
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
    )

    def batch() -> tuple[int, int]:
        actions = 0
        for _ in range(hands):
            state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, STACK, SEATS)
            while state.status:
                menu = [0]
                if state.can_fold():
                    menu.append(-1)
                pot = state.pot_completion_betting_or_raising_to_amount  # None: no raise
                if pot:
                    assert state.actor_index is not None
                    most = state.stacks[state.actor_index] + state.bets[state.actor_index]
                    menu += [pot, most] if pot < most else [most]
                choice = menu[int(random() * len(menu))]
                if choice < 0:
                    state.fold()
                elif choice:
                    state.complete_bet_or_raise_to(choice)
                else:
                    state.check_or_call()
                actions += 1
        return hands, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench holdem", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    speed = "interpreted" if core.__file__.endswith(".py") else "compiled"
    looped, stepped = f"Hold'em, {speed} loop", f"Hold'em, {speed}, step by step"
    tasks: dict[str, Task] = {
        looped: partial(once, compiled_loop()),
        stepped: partial(once, step_by_step()),
    }
    kit = "PokerKit"
    names: dict[str, str] = {}
    if options.peers:
        from bench.peers import WAYS, OpenSpiel

        peer = OpenSpiel()
        for way, what in WAYS.items():
            names[way] = f"OpenSpiel universal_poker, {what}"
            tasks[names[way]] = peer.task(OPEN_SPIEL, way)
        tasks[kit] = partial(once, pokerkit_loop())
    found = in_turn(tasks, options.runs, options.seconds)
    for rate in found.values():
        each = f"   {rate.actions / rate.hands:.2f} actions a hand" if rate.actions else ""
        print(f"{rate}{each}", flush=True)
    if options.peers:
        print()
        pairs = [(looped, names["C++"]), (looped, names["bots"]), (looped, kit)]
        for ours, theirs in (*pairs, (stepped, names["Python"]), (stepped, kit)):
            print(
                f"{ours:<32} to {theirs}: {found[ours].hands / found[theirs].hands:,.1f} times"
                + (
                    f" the hands, {found[ours].actions / found[theirs].actions:,.1f} the actions"
                    if found[theirs].actions
                    else " the hands"
                )
            )
