"""Hold'em in plain Python, written from the clauses alone: who is to act, what they may do, and who
gets the chips. It keeps the acts of a round as a list and looks through it again for every answer;
cards are strings; hands are compared by trying all five of seven.

Never imports the program. The house rules come as plain data, as the preset's table has them.
"""

from itertools import combinations

RANKS = "23456789TJQKA"
Wager = tuple[str, int, int]  # bet or raise, the least to, the most to


def five(cards: tuple[str, ...]) -> tuple[int, list[int]]:
    """What five cards are worth: the better one is greater."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    groups = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
    order = [rank for _, rank in groups]
    shape = [count for count, _ in groups]
    flush = len({card[1] for card in cards}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        order = ranks = [3, 2, 1, 0, -1]
    straight = len(groups) == 5 and ranks[0] - ranks[4] == 4
    if straight and flush:
        return 8, order
    if shape[0] == 4:
        return 7, order
    if shape[:2] == [3, 2]:
        return 6, order
    if flush:
        return 5, order
    if straight:
        return 4, order
    if shape[0] == 3:
        return 3, order
    if shape[:2] == [2, 2]:
        return 2, order
    return (1, order) if shape[0] == 2 else (0, order)


def seven(cards: list[str]) -> tuple[int, list[int]]:
    """The best five of seven."""
    return max(five(chosen) for chosen in combinations(cards, 5))


class Table:
    """One hand."""

    def __init__(
        self, option: dict[str, object], stacks: list[int], button: int, deck: list[str]
    ) -> None:
        self.structure = option["structure"]
        self.small, self.big = int(str(option["small_blind"])), int(str(option["big_blind"]))
        self.ante = int(str(option["ante"]))
        self.chip = int(str(option["least_chip"]))
        self.big_bet = int(str(option["big_bet"])) or 2 * self.big
        self.most_raises = int(str(option["max_raises"])) or 3
        self.one_seat = option["odd_chips"] == "one-seat"
        self.count = len(stacks)
        self.button = button
        self.odd = [chips % self.chip for chips in stacks]  # does not play (67, 68)
        self.stacks = [chips - chips % self.chip for chips in stacks]
        self.total = [0] * self.count
        order = [(button + 1 + i) % self.count for i in range(self.count)]
        self.playing = [seat for seat in order if self.stacks[seat] > 0]
        size = len(self.playing)
        self.cards = {
            seat: [deck[i], deck[size + i]] for i, seat in enumerate(self.playing)
        }  # the button is dealt last (105)
        rest = deck[2 * size :]
        self.streets = [rest[1:4], rest[5:6], rest[7:8]]  # a card burned before each (47)
        self.board: list[str] = []
        self.folded: list[int] = []
        self.round = 0
        self.over = self.showing = self.shows_all = False
        self.shown: list[int] = []
        self.mucked: list[int] = []
        self.post()

    # Chips

    def put(self, seat: int, chips: int) -> None:
        chips = min(chips, self.stacks[seat])
        self.stacks[seat] -= chips
        self.total[seat] += chips
        self.bets[seat] += chips

    def post(self) -> None:
        self.bets = [0] * self.count
        for seat in self.playing:
            self.put(seat, self.ante)
        self.bets = [0] * self.count
        small, big = self.playing[0], self.playing[1]
        if len(self.playing) == 2:  # the button is the small blind (113)
            small, big = big, small
        self.put(small, self.small)
        self.put(big, self.big)
        self.acts: list[tuple[int, int]] = []  # (seat, what the bet was after the act)
        self.wagers: list[int] = [self.big]  # the bets of this round as they rose (110, 125)
        self.capped = False
        self.last_wager = -1
        self.next_after(big)

    # Who acts

    def live(self) -> list[int]:
        return [seat for seat in self.playing if seat not in self.folded]

    def after(self, seat: int, among: list[int]) -> int:
        return min(among, key=lambda other: (other - seat - 1) % self.count)

    def level(self) -> int:
        return self.wagers[-1] if self.wagers else 0

    def next_after(self, seat: int) -> None:
        live = self.live()
        if len(live) == 1:
            self.give_back()
            self.stacks[live[0]] += sum(self.total)
            self.total = [0] * self.count
            self.over, self.turn = True, -1
            return
        able = [one for one in live if self.stacks[one] > 0]
        due = []
        for one in able:
            said = [bet for who, bet in self.acts if who == one]
            if not said or self.bets[one] < self.level():
                due.append(one)
        if len(able) == 1:
            others = max(self.bets[one] for one in live if one != able[0])
            if self.bets[able[0]] >= others:
                due = []
        if due:
            self.turn = self.after(seat, due)
        else:
            self.next_street()

    def give_back(self) -> None:
        """A bet that nobody has matched goes back."""
        top = max(range(self.count), key=lambda seat: self.bets[seat])
        second = max(self.bets[seat] for seat in range(self.count) if seat != top)
        extra = self.bets[top] - second
        if extra > 0 and top in self.live():
            self.stacks[top] += extra
            self.total[top] -= extra
            self.bets[top] -= extra

    def next_street(self) -> None:
        self.give_back()
        able = [seat for seat in self.live() if self.stacks[seat] > 0]
        if self.round == 3:
            self.showing = True
            if len(able) < 2 or self.shows_all:
                self.shown = self.live()
                self.award()
            else:
                self.next_to_show()
            return
        self.board += self.streets[self.round]
        self.round += 1
        self.bets = [0] * self.count
        self.acts, self.wagers, self.capped = [], [], False
        self.last_wager = -1
        if len(able) < 2:
            self.next_street()
        else:
            self.turn = self.after(self.button, able)

    # What the one to act may do

    def one_bet(self) -> int:
        return self.big if self.round < 2 else self.big_bet

    def full_bets(self) -> list[int]:
        """Limit: the bets that count as full: half a bet or more over the one before (63, 65)."""
        full = [0]
        for bet in self.wagers:
            if not full or 2 * (bet - full[-1]) >= self.one_bet():
                full.append(bet)
        return full[1:]

    def least_raise(self) -> int:
        """No-limit: the last full bet or raise of this round, the big blind at least (59)."""
        need, before = self.big, 0
        for bet in self.wagers:
            if bet - before >= need:
                need = bet - before
            before = bet
        return need

    def reopened(self, seat: int) -> bool:
        """Has the seat not acted, or has a full raise come since (63, OP-HOLDEM-04)?"""
        said = [bet for who, bet in self.acts if who == seat]
        if not said:
            return True
        if self.structure == "limit":
            return any(bet > said[-1] for bet in self.full_bets())
        return self.level() - said[-1] >= self.least_raise()

    def wager(self) -> Wager | None:
        """Bet or raise, from what to what."""
        seat = self.turn
        everything = self.bets[seat] + self.stacks[seat]
        against = [one for one in self.live() if one != seat and self.stacks[one] > 0]
        if not against or everything <= self.level() or not self.reopened(seat):
            return None
        word = "raise" if self.wagers else "bet"
        if self.structure == "limit":
            if self.capped:
                return None
            to = min(everything, ([0, *self.full_bets()])[-1] + self.one_bet())
            return word, to, to
        least = min(everything, self.level() + self.least_raise())
        if self.structure == "no-limit":
            return word, least, everything
        call = self.level() - self.bets[seat]
        pot = self.level() + sum(self.total) + call
        return word, least, max(least, min(everything, pot))

    def words(self) -> set[str]:
        """What may be said, with the least and the most of a bet or raise."""
        if self.showing:
            return {"show"} if self.last_in() else {"show", "muck"}
        out = {"check"} if self.bets[self.turn] == self.level() else {"fold", "call"}
        wager = self.wager()
        if wager:
            out |= {f"{wager[0]} {wager[1]}", f"{wager[0]} {wager[2]}"}
        return out

    def allows(self, word: str, to: int) -> bool:
        """Is a bet or raise to this allowed?"""
        wager = self.wager()
        if not wager or word != wager[0] or to % self.chip:
            return False
        return wager[1] <= to <= wager[2]

    # Acts

    def act(self, words: str) -> None:
        word, _, amount = words.partition(" ")
        seat = self.turn
        if word in ("show", "muck"):
            (self.shown if word == "show" else self.mucked).append(seat)
            self.next_to_show()
            return
        if word == "fold":
            self.folded.append(seat)
        elif word == "call":
            self.put(seat, self.level() - self.bets[seat])
        elif amount:
            self.put(seat, int(amount) - self.bets[seat])
            self.wagers.append(int(amount))
            self.last_wager = seat
            raises = len(self.full_bets()) - 1
            if raises >= self.most_raises and len(self.live()) > 2:
                self.capped = True  # and it stays when one folds (58)
        if word != "fold":
            known = ([0, *self.full_bets()])[-1] if self.structure == "limit" else self.level()
            self.acts.append((seat, known))
        self.next_after(seat)

    # The end

    def in_for(self) -> list[tuple[int, list[int]]]:
        """The pots, main pot first: chips, and who plays for them."""
        left = list(self.total)
        pots: list[tuple[int, list[int]]] = []
        while True:
            players = [seat for seat in self.live() if left[seat] > 0]
            if not players:
                break
            slice_ = min(left[seat] for seat in players)
            pots.append((sum(min(chips, slice_) for chips in left), players))
            left = [max(0, chips - slice_) for chips in left]
        chips, players = pots[-1]
        pots[-1] = chips + sum(left), players
        return pots

    def last_in(self) -> bool:
        for _, players in self.in_for():
            others = [one for one in players if one not in self.mucked and one != self.turn]
            if self.turn in players and not others:
                return True
        return False

    def next_to_show(self) -> None:
        """The side pot first (98); from the last to bet on the river, or the first to act."""
        waiting = [s for s in self.live() if s not in self.shown and s not in self.mucked]
        if not waiting:
            self.award()
            return
        deepest = max(self.total[seat] for seat in waiting)
        first = self.last_wager if self.last_wager >= 0 else (self.button + 1) % self.count
        near = [seat for seat in waiting if self.total[seat] == deepest]
        self.turn = min(near, key=lambda seat: (seat - first) % self.count)

    def award(self) -> None:
        for chips, players in self.in_for():
            entitled = [seat for seat in players if seat in self.shown]
            worth = {seat: seven(self.cards[seat] + self.board) for seat in entitled}
            best = max(worth.values())
            winners = [seat for seat in entitled if worth[seat] == best]
            winners.sort(key=lambda seat: (seat - self.button - 1) % self.count)
            share = chips // len(winners) // self.chip * self.chip
            for seat in winners:
                self.stacks[seat] += share
            left = chips - share * len(winners)
            for seat in winners:  # odd chips, from the button's left (102, OP-HOLDEM-05)
                part = left if self.one_seat else min(left, self.chip)
                self.stacks[seat] += part
                left -= part
        self.total = [0] * self.count
        self.over, self.turn = True, -1

    def all_chips(self) -> list[int]:
        return [chips + odd for chips, odd in zip(self.stacks, self.odd, strict=True)]
