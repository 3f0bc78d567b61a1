"""Hold'em beside PokerKit's: random hands of two to nine players with unequal stacks, played in
both at once. At every turn the two agree who acts, whether they may fold, what a call takes, and
from what to what they may raise; at the end they agree on every stack. Where they differ, one of
``KNOWN`` must be the reason; play then goes on by an action that both allow, or the hand is left
there if there is none.
"""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem
from pokerkit.games import PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem
from pokerkit.state import State

from cardhall.cards.notation import RANKS, card_list
from cardhall.games.holdem import CALL, CHECK, FOLD, Hand, Rules, bet_to, raise_to, view

KNOWN = {
    "short blind": "There a big blind of fewer chips is all that one calls and raises; a blind "
    "that is all-in changes neither (HOLDEM-110).",
    "wager under a bet": "There an all-in under the least bet or raise reopens the betting when no "
    "full one came before it in the round; it takes a full one (OP-HOLDEM-04).",
    "added up": "There short all-ins are added up for the whole table, and what comes after they "
    "made a raise starts anew; for each player those count that came after their own act "
    "(OP-HOLDEM-04).",
    "others can only call": "There nobody raises whom the others' chips do not cover; what they "
    "cannot call goes back to them, and no clause forbids it (HOLDEM-54, 59).",
    "half a bet": "There each all-in over the bet counts as a raise, reopens by no half and is "
    "raised by a whole bet; at limit half a bet decides, and one completes (HOLDEM-63 to 65).",
    "cap": "There the count of raises is fixed for the hand; heads-up there is none (HOLDEM-57).",
    "nothing to do": "There one who has nothing to call and nobody to bet against is asked to "
    "check; here there is no action (OP-X-22).",
    "odd chips": "There side pots that the same hands win are split as one, and all the odd chips "
    "go to the first tied seat; here each pot is split by itself, and by default each of the first "
    "tied seats gets one (OP-HOLDEM-05).",
}


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """PokerKit has it in parts only."""


AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
GAMES = {
    "no-limit": NoLimitTexasHoldem,
    "pot-limit": PotLimitTexasHoldem,
    "limit": FixedLimitTexasHoldem,
}
BIG = 100
RULES = {
    (structure, odd, ante): Rules(
        structure=structure, ante=ante, small_blind=50, big_blind=BIG, least_chip=1, odd_chips=odd,
        showdown="all", profile="cash",
    )
    for structure in GAMES
    for odd in ("one-seat", "one-each")
    for ante in (0, 20)
}  # fmt: skip


def text(cards: list[int]) -> str:
    return "".join(RANKS[card % 13] + "cdhs"[card // 13] for card in cards)


class Table:
    """One hand in both. Their players are counted from the seat left of the button."""

    def __init__(
        self,
        rng: Random,
        structure: str,
        known: Counter[str],
        odd_chips: str = "",
        cap: bool = True,
    ) -> None:
        """cap: count raises there as we do; else as is usual there."""
        self.rng = rng
        self.known = known
        self.structure = structure
        self.players = rng.randint(2, 9)
        self.ante = rng.choice((0, 0, 20))
        odd_chips = odd_chips or rng.choice(("one-seat", "one-each"))
        self.rules = RULES[structure, odd_chips, self.ante]
        self.cap = cap
        deep = rng.choice((150, 600, 3000))
        stacks = [rng.randint(1, deep) for _ in range(self.players)]
        self.hand = Hand(self.rules, stacks, rng.randrange(self.players))
        self.hand.deal(rng.sample(range(52), 52))
        self.raised_short = False
        self.short_all_ins = 0
        self.state = self._theirs(stacks)
        for player in range(self.players):
            self.state.deal_hole(text(card_list(self.hand.hole_of(self.seat(player)))))

    def seat(self, player: int) -> int:
        return (self.hand.button + 1 + player) % self.players

    def _theirs(self, stacks: list[int]) -> State:
        """Their hand, if asked with our count of raises: three, the big blind being a bet."""
        bets = (BIG, 2 * BIG) if self.structure == "limit" else (BIG,)
        game = GAMES[self.structure](AUTOMATIONS, True, self.ante, (50, BIG), *bets)
        if self.structure == "limit" and self.cap:
            most = [None] * 4 if self.players == 2 else [3, 4, 4, 4]
            game.streets = tuple(
                replace(street, max_completion_betting_or_raising_count=count)
                for street, count in zip(game.streets, most, strict=True)
            )
        self.game = game
        seats = [self.seat(player) for player in range(self.players)]
        state: State = game([stacks[seat] for seat in seats], self.players)
        return state

    def play(self) -> bool:
        """Play on to the end; False where the hand had to be left."""
        while self.deal_board():
            if self.nothing_to_do():
                continue
            actor = self.state.actor_index
            assert actor is not None
            assert self.hand.turn == self.seat(actor), "turn"
            options = self.both()
            if not options:
                return False
            self.act(self.rng.choice(options))
        assert self.hand.is_over, "end"
        self.same_stacks()
        return True

    def deal_board(self) -> bool:
        """Lay the cards that are due there; is somebody to act?"""
        state = self.state
        while state.status and state.actor_index is None:
            if state.can_burn_card("??"):
                state.burn_card("??")
            else:
                base, lie = 2 * self.players, len(list(state.get_board_cards(0)))
                places = (1, 2, 3) if not lie else (lie + 2 if lie == 3 else 7,)
                state.deal_board(text([self.hand.deck[base + place] for place in places]))
                self.raised_short = False
        return state.status

    def nothing_to_do(self) -> bool:
        """Is somebody asked there who can only check, when all betting is over? They check."""
        state = self.state
        over = self.hand.is_over or len(self.hand.board) > len(list(state.get_board_cards(0)))
        if (
            over
            and not state.checking_or_calling_amount
            and not state.can_complete_bet_or_raise_to()
        ):
            state.check_or_call()
            self.known["nothing to do"] += 1
            return True
        return False

    def both(self) -> list[tuple[str, int]]:
        """The actions that both allow; what only one allows must have a known reason."""
        hand, state = self.hand, self.state
        ours = (hand.to_call > 0, hand.to_call, *hand.bounds())
        theirs = (
            state.can_fold(),
            state.checking_or_calling_amount,
            state.min_completion_betting_or_raising_to_amount or 0,
            state.max_completion_betting_or_raising_to_amount or 0,
        )
        if ours != theirs:
            self.known[self.reason(ours, theirs)] += 1
        options = []
        if ours[0] and theirs[0]:
            options.append(("fold", 0))
        if ours[1] == theirs[1]:
            options += [("call", ours[1])] * 3
        least, most = max(ours[2], theirs[2]), min(ours[3], theirs[3])
        if ours[3] and theirs[3] and least <= most:
            options += [("raise", least), ("raise", most)]
            options += [("raise", self.rng.randint(least, most))]
        return options

    def reason(self, ours: tuple[Any, ...], theirs: tuple[Any, ...]) -> str:
        """Why the two differ here. Raises AssertionError for a reason that is not known."""
        seen = view(self.hand, self.hand.turn)
        seat = seen.seat
        assert seat is not None
        others = [s for s in seen.live if s != seat]
        reach = max(seen.bets[s] + seen.stacks[s] for s in others)
        acted = seen.acted_at[seat] >= 0
        if seen.phase == "preflop" and seen.starting_stacks[seen.big] < BIG + self.ante:
            return "short blind"
        if ours[:2] == theirs[:2]:
            if ours[3] and not theirs[3] and reach <= seen.level:
                return "others can only call"
            if self.structure == "limit":
                if self.raised_short:
                    return "half a bet"
                if ours[3] and not theirs[3] and len(seen.live) == 2:
                    return "cap"
                if theirs[3] and not ours[3] and seen.capped and not self.cap:
                    return "cap"
            elif acted and bool(ours[3]) != bool(theirs[3]):
                amount = self.state.completion_betting_or_raising_amount
                short = theirs[3] and amount < seen.least_raise
                return "wager under a bet" if short else "added up"
        raise AssertionError(f"ours {ours}, theirs {theirs}")

    def act(self, option: tuple[str, int]) -> None:
        """The same action in both."""
        what, amount = option
        hand, state = self.hand, self.state
        if what == "fold":
            hand.apply(FOLD)
            state.fold()
        elif what == "call":
            hand.apply(CALL if amount else CHECK)
            state.check_or_call()
        else:
            seen = view(hand, None)
            full = seen.full + (BIG if len(hand.board) < 4 else 2 * BIG)
            self.raised_short |= amount < full
            least = full if self.structure == "limit" else seen.level + seen.least_raise
            self.short_all_ins += amount < least
            hand.apply(raise_to(amount) if hand.level else bet_to(amount))
            state.complete_bet_or_raise_to(amount)

    def same_stacks(self) -> None:
        """Every stack, but for odd chips, which must then be where their rule puts them."""
        stacks = self.hand.stacks
        ours = [stacks[self.seat(player)] for player in range(self.players)]
        theirs = self.state.stacks
        if ours == theirs:
            return
        assert self.by_their_rule() == theirs, f"ours {ours}, theirs {theirs}"
        self.known["odd chips"] += 1

    def by_their_rule(self) -> list[int]:
        """The stacks if pots with the same hands that can win anything were split as one, and all
        the odd chips went to the first of the winners."""
        awards = self.hand.result().awards
        stacks = list(self.hand.stacks)
        won = {seat for award in awards for seat in award.winners}
        merged: dict[frozenset[int], tuple[int, tuple[int, ...]]] = {}
        for award in awards:
            for seat, share in zip(award.winners, award.shares, strict=True):
                stacks[seat] -= share
            pot = frozenset(won.intersection(award.seats))
            amount, winners = merged.get(pot, (0, award.winners))
            merged[pot] = (amount + award.amount, winners)
        for amount, winners in merged.values():
            order = [seat for seat in map(self.seat, range(self.players)) if seat in winners]
            for place, seat in enumerate(order):
                share, odd = divmod(amount, len(order))
                stacks[seat] += share + (0 if place else odd)
        return [stacks[self.seat(player)] for player in range(self.players)]


def compare(structure: str, hands: int) -> None:
    """So many hands that were played to their end."""
    known: Counter[str] = Counter()
    played = left = seed = split = plain = 0
    while played < hands:
        seed += 1
        before = known.total()
        table = Table(Random(f"{structure} {seed}"), structure, known)
        try:
            whole = table.play()
        except AssertionError as error:
            raise AssertionError(f"{structure}, hand {seed}: {error}") from None
        played += whole
        left += not whole
        plain += whole and known.total() == before
        split += whole and any(len(set(a.shares)) > 1 for a in table.hand.result().awards)
    print(
        f"{played:,} random hands of {structure} agree with PokerKit ({split:,} with odd chips), "
        f"{plain:,} of them at every turn; {left:,} more were left. Different were"
    )
    for what, count in known.items():
        print(f"  {what} ({count:,} times). {KNOWN[what]}")


def run(full: bool) -> None:
    """20,000 hands of no-limit, 5,000 of limit, 5,000 of pot-limit."""
    compare("no-limit", 20_000 if full else 100)
    compare("limit", 5_000 if full else 50)
    compare("pot-limit", 5_000 if full else 50)
