"""Tables at which the program's own bots play the program's own games, hand by hand.

A bot is told its seat's view and how many play-outs it may think over: that is its strength. Chips
are counted and winners found by the rules of the game, as at a live table.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any

from cardhall.bots.arena import Bot, bot_of, play
from cardhall.formats.elimination import Score
from cardhall.formats.freezeout import PokerTable
from cardhall.formats.progressive import CardTable
from cardhall.games import game as module_of
from cardhall.games.po_ke_no.boards import shipped
from cardhall.rulebook.presets import Category
from cardhall.simulation.durations import Pace
from cardhall.simulation.tables import Blinds, Evening, Field, HandOver, Sitting


class Bots:
    """Tables of bots."""

    def __init__(self, field: Field, pace: Pace, rng: Random) -> None:
        self.playouts, self.pace, self.rng = field.skill, pace, rng
        self._bots: dict[tuple[str, int], Bot] = {}
        self._rooms: dict[int, _Room] = {}

    def lot(self, below: int) -> int:
        return self.rng.randrange(below)

    def minutes_of_hand(self, game: str) -> float:
        return self.pace.hand(game, self.rng)

    def _bots_of(self, game: str, seats: Sequence[str]) -> list[Bot]:
        return [self._bot(game, max(1, int(self.playouts[one]))) for one in seats]

    def _bot(self, game: str, playouts: int) -> Bot:
        key = (game, playouts)
        if key not in self._bots:
            self._bots[key] = bot_of(game, "cardhall", playouts)
        return self._bots[key]

    def _deck(self, game: str) -> list[int]:
        cards = list(module_of(game).PACK) if game == "euchre" else list(range(52))
        self.rng.shuffle(cards)
        return cards

    # --- sessions by the clock

    def sitting(self, category: Category, seats: Sequence[str], minutes: float) -> Sitting:
        session = self._open(category, len(seats))
        bots = self._bots_of(category.game, seats)
        hands, spent = 0, 0.0
        while not self._done(session, spent >= minutes and hands > 0):
            self._one_hand(category.game, session, bots)
            spent += self.minutes_of_hand(category.game)
            hands += 1
        session.end()
        scores = dict(zip(seats, _scores(category.game, session), strict=True))
        return Sitting(scores, hands, spent)

    def _done(self, session: Any, time_up: bool) -> bool:
        """No hand more: nobody left to play, or time up and nothing owed (LLAA-T-06, 07)."""
        if hasattr(session, "may_end"):  # Bouré
            return bool(session.is_over or (time_up and session.may_end))
        return time_up and not session.extra

    def _open(self, category: Category, seats: int) -> Any:
        module = module_of(category.game)
        rules = module.Rules.preset(category.rules)
        if category.game == "po_ke_no":
            return module.Session(rules, self.rng.sample(shipped(), seats))
        return module.Session(rules, seats, dealer=self.rng.randrange(seats))

    def _one_hand(self, game: str, session: Any, bots: Sequence[Bot]) -> None:
        extra = {"judge": True} if game == "pitty_pat" else {}
        hand = session.start_hand(self._deck(game), **extra)
        play(game, hand, bots, self.rng)
        session.finish(hand)

    def extra(self, category: Category, tied: Sequence[str]) -> Sequence[str]:
        """One hand among the tied, with fresh equal stakes; who is level in it plays another."""
        session = self._open(category, len(tied))
        self._one_hand(category.game, session, self._bots_of(category.game, tied))
        while getattr(session, "extra", None):  # an even game is played again
            self._one_hand(category.game, session, self._bots_of(category.game, tied))
        scores = dict(zip(tied, _scores(category.game, session), strict=True))
        line = sorted(tied, key=lambda one: scores[one], reverse=True)
        found: list[str] = []
        for _, group in groupby(line, key=lambda one: scores[one]):
            level = list(group)
            found += level if len(level) == 1 else self._again(category, level, len(tied))
        return found

    def _again(self, category: Category, level: list[str], before: int) -> Sequence[str]:
        """Those level once more; in the end the cut decides, lest bots tie for ever."""
        if len(level) == before and self.rng.random() < 0.1:
            self.rng.shuffle(level)
            return level
        return self.extra(category, level)

    # --- partners

    def match(
        self, category: Category, teams: tuple[Sequence[str], Sequence[str]], clock: float | None
    ) -> tuple[int, int, float]:
        module = module_of(category.game)
        session = module.Session(module.Rules.preset(category.rules), dealer=self.rng.randrange(4))
        one, two = teams
        bots = self._bots_of(category.game, [one[0], two[0], one[-1], two[-1]])
        hands, spent = 0, 0.0
        while not session.is_over:
            # time is up: the leader wins, level plays one hand more (OP-T-04)
            if clock is not None and spent >= clock and session.scores[0] != session.scores[1]:
                break
            self._one_hand(category.game, session, bots)
            spent += self.minutes_of_hand(category.game)
            hands += 1
        won = session.winner
        if won is None:
            won = int(session.scores[1] > session.scores[0])
        return won, hands, spent

    def game(self, category: Category, table: CardTable, hands: int) -> Sitting:
        module = module_of(category.game)
        rules = module.Rules.preset(category.rules).replace(hands=hands)
        session = module.Session(rules, dealer=self.rng.randrange(4))
        (a, c), (b, d) = table.pairs
        seats = (a, b, c, d)
        bots = self._bots_of(category.game, seats)
        spent = 0.0
        while not session.is_over:
            self._one_hand(category.game, session, bots)
            spent += self.minutes_of_hand(category.game)
        scores = {one: (points,) for one, points in zip(seats, session.scores, strict=True)}
        return Sitting(scores, session.hands_played, spent)

    # --- hold'em

    def hand(self, table: PokerTable, stacks: Mapping[str, int], blinds: Blinds) -> HandOver:
        room = self._rooms.get(table.number)
        if room is None or table.big < 0:
            room = self._rooms[table.number] = _Room(table, stacks)
        return room.hand(table, stacks, blinds, self._deck("holdem"), self._play_holdem)

    def _play_holdem(self, hand: Any, seats: Sequence[str]) -> None:
        bots = [self._bot("holdem", max(1, int(self.playouts.get(one, 1)))) for one in seats]
        play("holdem", hand, bots, self.rng)

    # --- at home

    def evening(self, category: Category, people: Sequence[str], minutes: float) -> Evening:
        session = self._open(category, len(people))
        bots = self._bots_of(category.game, people)
        buy_ins, hands, spent = 0, 0, 0.0
        while not session.is_over and spent < minutes:
            self._one_hand(category.game, session, bots)
            spent += self.minutes_of_hand(category.game)
            hands += 1
            for seat in range(len(people)):
                if session.next_buy_in(seat):
                    session.buy_in(seat)
                    buy_ins += 1
        net = {one: session.stacks[seat] - session.paid_in[seat] for seat, one in enumerate(people)}
        return Evening(net, buy_ins, hands, spent, session.pot)


def _scores(game: str, session: Any) -> list[Score]:
    """List the scores by which the seats are ranked (OP-T-06, LLAA-T-28)."""
    if game == "boure":
        return [(chips,) for chips in session.stacks]
    if game == "rummy" and session.rules.by == "points":
        return list(zip(session.scores, session.chips, strict=True))
    return [(chips,) for chips in session.chips]


class _Room:
    """A hold'em table's button and blinds over its hands. The players come and go by the event's
    moves; before each hand the seats are made as the event says."""

    def __init__(self, table: PokerTable, stacks: Mapping[str, int]) -> None:
        module = module_of("holdem")
        chips = [stacks.get(one, 0) for one in table.seats]
        rules = module.Rules.preset("kofc-holdem")
        self.session = module.Session(rules, len(table.seats), stacks=chips)
        taken = [seat for seat, one in enumerate(table.seats) if one]
        self.session.name_button(taken[0])
        self.seats = list(table.seats)

    def hand(
        self,
        table: PokerTable,
        stacks: Mapping[str, int],
        blinds: Blinds,
        deck: Sequence[int],
        play_it: Callable[[Any, Sequence[str]], None],
    ) -> HandOver:
        session = self.session
        self._seat(table.seats, stacks)
        session.set_limits(
            small_blind=blinds.small,
            big_blind=blinds.big,
            ante=blinds.ante,
            least_chip=blinds.least,
        )
        hand = session.start_hand(deck)
        play_it(hand, table.seats)
        session.finish(hand)
        chips = session.stacks
        after = {one: chips[seat] for seat, one in enumerate(table.seats) if one}
        return HandOver(after, session.big_at)

    def _seat(self, seats: Sequence[str], stacks: Mapping[str, int]) -> None:
        session = self.session
        for seat, one in enumerate(seats):
            was = self.seats[seat]
            place = session.places[seat]
            if was == one and (not one or place.chips == stacks[one]):
                continue
            if seat in session.broke:
                # whoever comes to the seat of one who is out goes on in it as if by a rebuy
                if one:
                    session.rebuy(seat, stacks[one])
                continue
            if place.taken:
                session.leave(seat)
            if one:
                session.sit(seat, stacks[one])
        self.seats = list(seats)
