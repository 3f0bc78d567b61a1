"""The run of hands at a table, as far as it is the same in each game.

A game's ``Session`` adds its own acts: the shuffle and the cut as its clauses have them, how a hand
is paid, when the run is over. ``Session`` is for any game, ``DealtSession`` for one whose
players deal, ``DrawnSession`` for one where the highest card drawn deals first.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from cardhall.cards.refusals import Illegal, Refusal
from cardhall.cards.table import highest_draw
from cardhall.games.engine.refusals import no_seat
from cardhall.games.engine.rules import HouseRules
from cardhall.messages import Message

R = TypeVar("R", bound=HouseRules)


class Session(Generic[R]):
    """The house rules, the count of deals, and whether a hand is in play.

    The cards come in as deck orders; the session knows no chance of its own. Acts out of order
    raise Illegal with the clause that the game names here.
    """

    RULES: ClassVar[type[Any]]
    """The game's house rules."""
    UNFINISHED: ClassVar[Message] = Message("finish-the-hand-first")
    """What is said where a hand is begun before the last is finished."""
    BETWEEN: ClassVar[str] = ""
    """The clause by which a hand is finished before the next."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the session's plain data: numbers, words and lists of them."""
    ROWS: ClassVar[tuple[str, ...]] = ()
    """Names of the lists of lists among it."""

    rules: R
    deal_no: int
    """Deals begun so far."""
    in_hand: bool
    """Whether a hand is in play."""

    def __init__(self, rules: R) -> None:
        self.rules = rules
        self.deal_no = 0
        self.in_hand = False

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    @property
    def deck_no(self) -> int:
        """The deck for the next deal, or for the one in play: 1 and 2 by turns (LLAA-T-21)."""
        begun = self.deal_no - (1 if self.in_hand else 0)
        return begun % 2 + 1

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        if self.in_hand:
            raise Illegal(Refusal("not-now", self.BETWEEN, self.UNFINISHED))

    def begun(self) -> None:
        """Count a deal that has begun."""
        self.deal_no += 1
        self.in_hand = True

    def playing(self) -> None:
        """Raise ValueError if no hand is in play."""
        if not self.in_hand:
            raise ValueError("No hand is in play. Start one with start_hand")

    # Plain data

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a hand in play is not in it: replay its actions)."""
        data: dict[str, object] = {"rules": self.rules.to_data()}
        for name in self.FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        for name in self.ROWS:
            data[name] = [list(row) for row in getattr(self, name)]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The session that ``to_data`` wrote down."""
        session = cls.__new__(cls)
        session.rules = cls.RULES.from_data(data["rules"])
        for name in cls.FIELDS:
            value = data[name]
            setattr(session, name, list(value) if isinstance(value, list) else value)
        for name in cls.ROWS:
            setattr(session, name, [list(row) for row in data[name]])
        return session


class DealtSession(Session[R]):
    """A session whose players deal by turns."""

    DRAW: ClassVar[str] = ""
    """The clause of the draw for the first deal."""
    NAMED: ClassVar[str] = ""
    """The clause by which a table agrees who deals first."""
    UNDEALT: ClassVar[Message] = Message("choose-the-first-dealer")
    """What is said where a hand is begun and nobody has been chosen to deal."""

    dealer: int
    """The seat that deals next, or has dealt the hand in play; -1 before the first is chosen."""
    opening: list[Any]
    """The draw for the first deal: rounds of (seat, card)."""

    def __init__(self, rules: R, dealer: int | None = None) -> None:
        super().__init__(rules)
        self.dealer = -1
        self.opening = []
        if dealer is not None:
            self.name_dealer(dealer)

    def undealt(self) -> None:
        """Raise Illegal where the first dealer is chosen already."""
        if self.dealer >= 0:
            raise Illegal(Refusal("not-now", self.DRAW, Message("the-first-dealer-is-chosen")))

    def name_dealer(self, seat: int) -> None:
        """Let a named seat deal first. Raises RulesError for a seat that the table has not."""
        if self.deal_no or self.in_hand:
            raise Illegal(
                Refusal("not-now", self.NAMED or self.DRAW, Message("the-first-deal-is-past"))
            )
        if not 0 <= seat < self.seats:
            raise no_seat("dealer", seat, self.seats)
        self.dealer = seat

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        if self.dealer < 0:
            raise Illegal(Refusal("no-dealer", self.DRAW, self.UNDEALT))
        super().ready()

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a hand in play is not in it: replay its actions)."""
        return {**super().to_data(), "opening": _lists(self.opening)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The session that ``to_data`` wrote down."""
        session = super().from_data(data)
        session.opening = [_pairs(row) for row in data["opening"]]
        return session


class DrawnSession(DealtSession[R]):
    """A session whose first dealer has drawn the highest card."""

    @property
    def drawing(self) -> Sequence[int]:
        """The seats that draw for the first deal."""
        return range(self.seats)

    def draw_for_deal(self, cards: Sequence[int]) -> int:
        """Each seat draws a card, in order from seat A; the highest deals first, ace high, equal
        highest cards draw again. ``cards`` is an order of cards to draw from. Returns the dealer;
        the rounds are in ``opening``."""
        self.undealt()
        self.opening = highest_draw(iter(cards), self.drawing)
        self.dealer = max(self.opening[-1], key=lambda drawn: drawn[1] % 13)[0]
        return self.dealer


def _lists(drawn: Any) -> Any:
    """Rounds, and the pairs in them, as lists."""
    return [_lists(one) for one in drawn] if isinstance(drawn, list | tuple) else drawn


def _pairs(row: Any) -> Any:
    """A round whose pairs are tuples again; or such a pair."""
    return tuple(row) if row and isinstance(row[0], int) else [_pairs(one) for one in row]
