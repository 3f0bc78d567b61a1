"""The run of hands at a table, as far as it is the same in each game.

A game's ``Session`` adds its own acts: the shuffle and the cut as its clauses have them, how a hand
is paid, when the run is over.
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
    """The dealer, the count of deals, and whether a hand is in play.

    The cards come in as deck orders; the session knows no chance of its own. Acts out of order
    raise Illegal with the clause that the game names here.
    """

    RULES: ClassVar[type[Any]]
    """The game's house rules."""
    DRAW: ClassVar[str] = ""
    """The clause of the draw for the first deal."""
    NAMED: ClassVar[str] = ""
    """The clause by which a table agrees who deals first."""
    BETWEEN: ClassVar[str] = ""
    """The clause by which a hand is finished before the next."""
    UNFINISHED: ClassVar[Message] = Message("finish-the-hand-first")
    """What is said where a hand is begun before the last is finished."""
    ROWS: ClassVar[tuple[str, ...]] = ()
    """Names of the lists of lists among the session's data."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the session's other data: numbers, words and lists of them."""

    rules: R
    dealer: int
    """The seat that deals next, or has dealt the hand in play; -1 before the first is chosen."""
    deal_no: int
    """Deals begun so far."""
    in_hand: bool
    """Whether a hand is in play."""
    opening: list[list[tuple[int, int]]]
    """The draw for the first deal: rounds of (seat, card)."""

    def begin(self, rules: R, dealer: int | None) -> None:
        """Set the table up before its first deal; with a dealer where one is named."""
        self.rules = rules
        self.dealer, self.deal_no, self.in_hand, self.opening = -1, 0, False, []
        if dealer is not None:
            self.name_dealer(dealer)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    # The first deal

    @property
    def drawing(self) -> Sequence[int]:
        """The seats that draw for the first deal."""
        return range(self.seats)

    def draw_for_deal(self, cards: Sequence[int]) -> int:
        """Each seat draws a card, in order from seat A; the highest deals first, ace high, equal
        highest cards draw again. ``cards`` is an order of cards to draw from. Returns the dealer;
        the rounds are in ``opening``."""
        if self.dealer >= 0:
            raise Illegal(Refusal("not-now", self.DRAW, Message("the-first-dealer-is-chosen")))
        self.opening = highest_draw(iter(cards), self.drawing)
        self.dealer = max(self.opening[-1], key=lambda drawn: drawn[1] % 13)[0]
        return self.dealer

    def name_dealer(self, seat: int) -> None:
        """Let a named seat deal first. Raises RulesError for a seat that the table has not."""
        if self.deal_no or self.in_hand:
            raise Illegal(
                Refusal("not-now", self.NAMED or self.DRAW, Message("the-first-deal-is-past"))
            )
        if not 0 <= seat < self.seats:
            raise no_seat("dealer", seat, self.seats)
        self.dealer = seat

    # A deal

    @property
    def deck_no(self) -> int:
        """The deck for the next deal, or for the one in play: 1 and 2 by turns (LLAA-T-21)."""
        begun = self.deal_no - (1 if self.in_hand else 0)
        return begun % 2 + 1

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        if self.dealer < 0:
            raise Illegal(Refusal("no-dealer", self.DRAW, Message("choose-the-first-dealer")))
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
        for name in (*self.ROWS, "opening"):
            data[name] = [_plain(row) for row in getattr(self, name)]
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
        session.opening = [[(seat, card) for seat, card in drawn] for drawn in data["opening"]]
        return session


def _plain(row: Any) -> list[object]:
    return [list(one) if isinstance(one, tuple) else one for one in row]
