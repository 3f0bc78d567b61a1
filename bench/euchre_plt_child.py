"""Runs in the environment of euchre-plt: what one of its players does at our euchre table.

Each line that comes in says what the player at a seat knows, seats counted from the left of the
dealer and cards written as "9C"; out goes one line, the words of its act. Its players keep notes of
a hand; here these are made anew each time, by going through what the player did before.
"""

import json
import random
import sys
from types import ModuleType

for _left_out, _name in (("ml", "StrategyML"), ("remote", "StrategyRemote")):
    # players that were learnt, and players that are asked over HTTP: they need what is not here
    _module = ModuleType(f"euchplt.strategy.{_left_out}")
    setattr(_module, _name, None)
    sys.modules[_module.__name__] = _module

from euchplt.card import CARDS, SUITS  # noqa: E402
from euchplt.euchre import (  # noqa: E402
    NULL_BID,
    PASS_BID,
    Bid,
    DealState,
    GameCtxMixin,
    Hand,
    Trick,
)
from euchplt.strategy import Strategy  # noqa: E402

RANKS, LETTERS = "9TJQKA", "CDHS"
DEALER = 3


def card_of(text):
    return CARDS[RANKS.index(text[0]) * 4 + LETTERS.index(text[1])]


def words_of(card):
    return RANKS[card.rank.idx] + LETTERS[card.suit.idx]


def bid_of(said):
    """["", False] is a pass; ["H", True] is hearts alone."""
    return Bid(SUITS[LETTERS.index(said[0])], said[1]) if said[0] else PASS_BID


class Seat:
    """One player's knowledge of a hand, and its notes."""

    def __init__(self, asked):
        self.asked, self.notes = asked, {}
        self.trumps = GameCtxMixin()
        if asked["trump"]:
            self.trumps.set_trump_suit(SUITS[LETTERS.index(asked["trump"])])

    def state(self, hand, bids, tricks):
        """What their players are shown."""
        asked, trump = self.asked, self.trumps.trump_suit
        answers = []
        if asked["alone"] and trump:  # nobody defends alone here: the others have passed
            partner = asked["maker"] ^ 2
            answers = [
                NULL_BID if (asked["maker"] + i) % 4 == partner else PASS_BID for i in (1, 2, 3)
            ]
        played = {suit: Hand([]) for suit in SUITS}
        unplayed = {suit: set() for suit in SUITS}
        won = [0] * 4
        if trump:
            gone = [card for trick in tricks for _, card in trick.plays if card]
            for card in CARDS:
                unplayed[card.effsuit(self.trumps)].add(card)
            for card in gone:
                unplayed[card.effsuit(self.trumps)].remove(card)
                played[card.effsuit(self.trumps)].append_card(card)
            for trick in tricks:
                if len(trick.plays) == 4:
                    won[trick.winning_pos] += 1
                    won[trick.winning_pos ^ 2] += 1
        contract = Bid(trump, asked["alone"]) if trump else None
        return DealState(
            asked["seat"], Hand(hand), card_of(asked["up"]), bids + answers, answers, tricks,
            contract, asked["maker"] if trump else None, asked["alone"] if trump else None,
            None, None, played, unplayed, won, [], self.notes,
        )  # fmt: skip

    def bid(self, player, bids, hand=None):
        held = [card_of(card) for card in self.asked["hand"]] if hand is None else hand
        trumps, self.trumps = self.trumps, GameCtxMixin()
        said = player.bid(self.state(held, bids, []))
        self.trumps = trumps
        return said

    def called(self, player):
        """The words of its bid; who must name a suit names its best one."""
        said = self.bid(player, [bid_of(bid) for bid in self.asked["bids"]])
        if said.is_pass() and not self.asked["may_pass"]:
            said = Bid(self.notes["best_suit"])
        return "pass" if said.is_pass() else LETTERS[said.suit.idx] + (" alone" * said.alone)

    def thrown(self, player):
        """The card that it puts down for the one turned up."""
        held = [card_of(card) for card in self.asked["hand"]]
        bids = [bid_of(bid) for bid in self.asked["bids"]]
        if self.asked["maker"] == DEALER:  # its bid has noted what it would put down
            self.bid(
                player, bids[:-1], [card for card in held if words_of(card) != self.asked["up"]]
            )
        return words_of(player.discard(self.state(held, bids, [])))

    def played(self, player):
        """The card that it plays, after going through those that it has played."""
        seat, bids = self.asked["seat"], [bid_of(bid) for bid in self.asked["bids"]]
        mine = [card_of(card) for trick in self.asked["tricks"] for at, card in trick if at == seat]
        held = [card_of(card) for card in self.asked["hand"]]
        tricks = []
        for number, plays in enumerate(self.asked["tricks"]):
            trick = Trick(self.trumps)
            tricks.append(trick)
            for at, card in plays:
                if at == seat:
                    chosen = self.choice(player, mine[number:] + held, bids, tricks)
                trick.play_card(at, card_of(card) if card else None)
        if len(tricks[-1].plays) < 4:
            chosen = self.choice(player, held, bids, tricks)
        return words_of(chosen)

    def choice(self, player, held, bids, tricks):
        hand, trick = Hand(held), tricks[-1]
        can = hand.playable_cards(trick) if trick.lead_card else hand.copy_cards()
        return player.play_card(self.state(held, bids, tricks), trick, can)


def main():
    """Answer line by line."""
    out, sys.stdout = sys.stdout, sys.stderr
    players = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["player"]
        if name not in players:
            players[name] = Strategy.new(name)
        random.seed(asked["seed"])
        seat = Seat(asked)
        act = {"bid": seat.called, "discard": seat.thrown, "play": seat.played}[asked["phase"]]
        print(json.dumps(act(players[name])), file=out, flush=True)


if __name__ == "__main__":
    main()
