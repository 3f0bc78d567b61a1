"""Bouré: one hand, and the run of hands at a table.

Sources: the LLAA rulebook's Bouré pages (clauses LLAA-BOURE) and the page on Rural Avoyelles Parish
Bouré (clauses RAP), in their presets ``llaa`` and ``rap``. Where they are silent the named options
of ``Rules`` decide; each says which note of the open points it answers (OP-BOURE, OP-RAP, OP-X).

Done here: antes and dues, the deal, stay or pass, the draw, the play with its duties to follow, to
play over, to trump and to lead, multiple leads, the settlement with bourés, reneges and limits, the
passing of the deal, lost seats, the buy-in ladder, and what each seat may know (``view``) with
hands that agree with it (``imagine``). Not here: faults of the deal, reneges as such and their
remedies (``cardhall.rulings``; this module only takes the offenders' names); clocks; who sits.

Choices: each trick is settled in the order of the cards laid; in a multiple lead (RAP) the leader's
further cards are placed by the hand itself, each follower plays one card a step. The turned card
stays the dealer's and may be drawn to. A hand in which too few can pay is void, the antes stay.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``boure.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import combinations_with_replacement
from pathlib import Path

import cython

from cardhall.cards.notation import SUITS, card_list, card_set, format_card, parse_cards
from cardhall.cards.table import (
    LETTERS,
    MOST_CHIPS,
    HouseRules,
    Illegal,
    Movement,
    Refusal,
    RulesError,
    check_choices,
    no_choice,
    whole_deck,
)
from cardhall.messages import Message, Player, Signs, Suit, no_words

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        above,
        bit,
        highest,
        lowest,
        nth,
        popcount,
        rank,
        scramble,
        spread,
        subset,
        subsets_up_to,
        suit,
        suit_cards,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        above,
        bit,
        highest,
        lowest,
        nth,
        popcount,
        rank,
        scramble,
        spread,
        subset,
        subsets_up_to,
        suit,
        suit_cards,
    )

__all__ = [
    "ANTED", "DRAW_ACTION", "PAID", "PASS_ACTION", "PLAY_ACTION", "PRESETS", "SEATS", "STAY_ACTION",
    "TITLE", "Hand", "Illegal", "Movement", "Refusal", "Result", "Rules", "RulesError", "Session",
    "View", "cards_of", "draw_action", "format_action", "imagine", "level_for_pot", "opening",
    "parse_action", "play_action", "split_pot", "verb_of", "view",
]  # fmt: skip

TITLE = "Bouré"
"""The game's name for people."""

SEATS = tuple(range(2, 11))
"""How many can sit, over all presets; ``Rules.seats_note`` tells for one."""

PAID = -1
"""In a list of dues: this seat has matched the last pot already and does not ante (OP-BOURE-08)."""

ANTED = -2
"""In a list of dues: anted already, in a deal that was void (LLAA-BOURE-15)."""


# --- House rules ---------------------------------------------------------------------------------

_CHOICES: dict[str, tuple[str, ...]] = {
    "book": ("LLAA-BOURE", "RAP"),
    "minimum": ("last-must-stay", "throw-in", "none"),
    "draw_limit": ("4/3", "3", "4", "5"),
    "play_over": ("win-if-able", "led-suit-always"),
    "undertrump": ("must", "may"),
    "akq": ("one-lead", "run-all-three", "off"),
    "match": ("at-once", "next-ante"),
    "short": ("lost", "plays-on"),
    "reneger_top": ("next-best", "stays"),
    "reneger_tie": ("pays-other", "stays"),
    "last_pot": ("nobody", "play-until-won", "split"),
    "renege": ("take-back", "play-on"),
    "first_dealer": ("draw", "named"),
}


_KINDS: dict[str, type] = {"int": int, "str": str, "bool": bool}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips or in cents.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    book: str = "LLAA-BOURE"
    """Whose clauses refusals and movements cite: ``LLAA-BOURE`` or ``RAP``."""
    min_seats: int = 2
    """Fewest seats (LLAA-BOURE-01, RAP-01)."""
    max_seats: int = 7
    """Most seats, ten at the utmost (LLAA-BOURE-01, RAP-01)."""
    advised_seats: tuple[int, int] | None = None
    """Fewest and most seats that the book advises; others open with a note (RAP-01)."""
    ante: int = 1
    """What each seat puts in before the deal; also the least unit (LLAA-BOURE-05, RAP-04)."""
    start_stack: int = 100
    """What each seat starts a session with (LLAA-BOURE-45, RAP-44)."""
    stay_chip: int = 1
    """What staying in costs, in antes: 1 (LLAA-BOURE-17) or 0 (RAP); OP-RAP-02."""
    in_or_out: bool = True
    """A round of stay or pass before the draw; without it one passes or draws (RAP-07)."""
    minimum: str = "last-must-stay"
    """Too few stay in (OP-BOURE-02): the last speakers must stay, the hand is thrown in, or no
    minimum: the only one in takes the pot (OP-RAP-06)."""
    ace_up_dealer_stays: bool = False
    """A dealer who turns an ace may not pass (OP-BOURE-04)."""
    draw_limit: str = "4/3"
    """Cards one may draw: ``4/3`` is four with up to four in, else three (OP-BOURE-03)."""
    play_over: str = "win-if-able"
    """Beat the trick as it stands, or the led suit's best even when trumped (OP-BOURE-06)."""
    undertrump: str = "must"
    """Void, and unable to beat the trump on the table: trump all the same, or play any card."""
    akq: str = "one-lead"
    """Ace, king, queen of trumps: one forced lead, all three in turn, or no duty (OP-BOURE-07)."""
    forced_leads: bool = False
    """Sure tricks that make three must be led, together (RAP-25 to 27, OP-RAP-03, 04)."""
    gap_force: bool = False
    """With forced leads: certain wins with a gap go down together too (RAP-31)."""
    last_trumps_force: bool = False
    """Having led a trump and nobody else having any, lead the rest of them at once (RAP-32)."""
    pot_limit: int | str = 10
    """The most a bouré or renege pays: an amount, ``N antes``, ``none`` (LLAA-BOURE-47, RAP-05)."""
    match: str = "at-once"
    """When it is paid: at the hand's end (LLAA) or in place of the next ante (RAP-37)."""
    payer_antes: bool = False
    """Who matched the pot antes besides (OP-BOURE-08)."""
    short: str = "lost"
    """Who cannot pay puts in all and has lost (LLAA-BOURE-49) or may play on (RAP-48)."""
    reneger_top: str = "next-best"
    """A reneger alone has most tricks: the next best is paid, or the pot stays (OP-BOURE-09)."""
    reneger_tie: str = "pays-other"
    """A reneger ties for most: the other is paid (LLAA-BOURE-43), or the pot stays (RAP-36)."""
    renege: str = "take-back"
    """A renege caught at once is taken back (LLAA-BOURE-34), or play goes on (RAP-41)."""
    last_pot: str = "nobody"
    """A pot left at the session's end: nobody's, played until won, or split (OP-BOURE-12)."""
    ladder: bool = False
    """At zero one may buy in again for half of the last buy-in (RAP-45)."""
    first_dealer: str = "draw"
    """The first dealer is drawn for (LLAA-BOURE-06) or named (RAP-08)."""
    trump_marker: bool = False
    """A marker of the trump suit stays on the table (RAP-49)."""

    def __post_init__(self) -> None:
        self._kinds()
        check_choices(self, _CHOICES)
        if not 2 <= self.min_seats <= self.max_seats <= 10:
            seats = Message("boure-seats-must-be", low=2, high=10)
            raise RulesError("max_seats", seats, Message("choose-seats", low=2, high=10))
        if self.ante < 1:
            least = Message("boure-an-ante-is-at-least", least=1)
            raise RulesError("ante", Message("as-it-stands", value=repr(self.ante)), least)
        if self.stay_chip not in (0, 1):
            antes = Message("boure-so-many-antes", antes=repr(self.stay_chip))
            raise RulesError("stay_chip", antes, Message("boure-choose-0-or-1"))
        self.in_antes("start_stack", self.start_stack)
        limit = self.limit
        if limit is not None:
            self.in_antes("pot_limit", limit)

    def _kinds(self) -> None:
        """Each field is of its own kind: rules come in from records and from the wire."""
        for one in fields(self):
            # compiled, a field's type is its name
            kind = _KINDS.get(str(getattr(one.type, "__name__", one.type)))
            value = getattr(self, one.name)
            if kind is not None and type(value) is not kind:
                wanted = Message("boure-write-a-value-of-kind", kind=kind.__name__)
                raise RulesError(one.name, Message("as-it-stands", value=repr(value)), wanted)
        if type(self.pot_limit) not in (int, str):
            amount = Message("boure-write-an-amount-or-antes")
            raise RulesError(
                "pot_limit", Message("as-it-stands", value=repr(self.pot_limit)), amount
            )
        if self.advised_seats not in [None, *combinations_with_replacement(range(2, 11), 2)]:
            two = Message("boure-write-two-of", low=2, high=10)
            raise RulesError(
                "advised_seats", Message("as-it-stands", value=repr(self.advised_seats)), two
            )

    @cached_property
    def _options(self) -> "Options":
        return Options(self)

    @property
    def stay_cost(self) -> int:
        """What staying in costs, in chips or cents: nothing, or one ante (OP-RAP-02)."""
        return self.stay_chip * self.ante

    def in_antes(self, name: str, amount: int) -> int:
        """The amount back, if it is a whole number of antes (RAP-02); else RulesError."""
        if amount > MOST_CHIPS:
            most = Message("boure-enter-at-the-most", most=str(MOST_CHIPS))
            raise RulesError(name, Message("boure-is-too-much", amount=str(amount)), most)
        if amount < 0 or amount % self.ante:
            odd = Message("boure-is-no-whole-number-of-antes", amount=str(amount))
            raise RulesError(name, odd, Message("boure-use-a-multiple-of", ante=str(self.ante)))
        return amount

    @property
    def limit(self) -> int | None:
        """The most that a bouré or a renege costs, or None."""
        if isinstance(self.pot_limit, int):
            return self.pot_limit
        words = self.pot_limit.split()
        if words == ["none"]:
            return None
        if len(words) == 2 and words[0].isdigit() and words[1] == "antes":
            return int(words[0]) * self.ante
        amount = Message("boure-write-an-amount-antes-or-none")
        raise RulesError("pot_limit", Message("as-it-stands", value=repr(self.pot_limit)), amount)

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The house rules ``llaa`` or ``rap``. Raises RulesError for another name."""
        if name not in PRESETS:
            raise no_choice("preset", name, tuple(PRESETS))
        return cls.from_data(PRESETS[name])

    def seats_note(self, seats: int) -> Message | None:
        """None if the table may open as advised, else a sentence; RulesError if it may not open."""
        if not self.min_seats <= seats <= self.max_seats:
            text = Message("so-many-at-the-table", count=seats)
            can = Message("so-many-can-play", low=self.min_seats, high=self.max_seats)
            raise RulesError("seats", text, can)
        if self.advised_seats and not self.advised_seats[0] <= seats <= self.advised_seats[1]:
            low, high = self.advised_seats
            return Message("boure-so-many-seats-are-advised", low=low, high=high)
        return None


class Options:
    """The house rules as C numbers, read by the hand."""

    def __init__(self, rules: Rules) -> None:
        limit = rules.limit
        self.minimum = _CHOICES["minimum"].index(rules.minimum)
        self.draw_limit = 0 if rules.draw_limit == "4/3" else int(rules.draw_limit)
        self.ace_up = int(rules.ace_up_dealer_stays)
        self.over_always = int(rules.play_over == "led-suit-always")
        self.under_may = int(rules.undertrump == "may")
        self.akq = _CHOICES["akq"].index(rules.akq)
        self.forced = int(rules.forced_leads)
        self.gap = int(rules.forced_leads and rules.gap_force)
        self.last_trumps = int(rules.last_trumps_force)
        self.payer_antes = int(rules.payer_antes)
        self.at_once = int(rules.match == "at-once")
        self.short_plays = int(rules.short == "plays-on")
        self.top_next_best = int(rules.reneger_top == "next-best")
        self.tie_pays = int(rules.reneger_tie == "pays-other")
        self.in_or_out = int(rules.in_or_out)
        self.ante = rules.ante
        self.stay_chip = rules.stay_cost
        self.limit = -1 if limit is None else limit


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "presets" / "boure.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""


# --- Words: actions, refusals, movements ---------------------------------------------------------
# An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is not used here.

STAY_ACTION = 1 << 56
PASS_ACTION = 2 << 56
DRAW_ACTION = 3 << 56
PLAY_ACTION = 4 << 56
_VERBS = ("", "stay", "pass", "draw", "play")


def draw_action(cards: int) -> int:
    """The action of throwing a set of cards (52 bits, may be empty) and drawing as many."""
    return DRAW_ACTION | cards


def play_action(cards: int) -> int:
    """The action of playing a set of cards: one, or more in a multiple lead."""
    return PLAY_ACTION | cards


def verb_of(action: int) -> str:
    """``stay``, ``pass``, ``draw`` or ``play``. Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 4:
        raise ValueError(Message("boure-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & ((1 << 52) - 1)


def parse_action(text: str) -> int:
    """``stay``, ``pass``, ``draw 2S 5H``, ``draw`` (stand pat), ``play AD``, ``play AC KC``.

    Raises ValueError (CardError for a card) naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    cards = card_set(parse_cards(rest))
    if verb == "stay" and not cards:
        return STAY_ACTION
    if verb == "pass" and not cards:
        return PASS_ACTION
    if verb == "draw":
        return draw_action(cards)
    if verb == "play" and cards:
        return play_action(cards)
    raise ValueError(Message("boure-writes-no-action", words=repr(text)))


def format_action(action: int) -> str:
    """The words of an action, cards from high to low. Raises ValueError for no action."""
    words = [verb_of(action)]
    words += [format_card(card) for card in reversed(card_list(cards_of(action)))]
    return " ".join(words)


def _no_such_dealer(dealer: object, seats: int) -> RulesError:
    """For a dealer who sits at no seat of the table."""
    text = Message("as-it-stands", value=repr(dealer))
    return RulesError("dealer", text, Message("a-seat-up-to", last=seats - 1))


def _dealt_already() -> RulesError:
    """For a deal of a hand that is dealt."""
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))


@dataclass(frozen=True)
class Result:
    """How a hand ended. Tuples run over the seats, amounts in chips or cents."""

    ending: str
    """``played``, ``unplayed`` (only one in), ``nobody``, ``thrown-in`` or ``void``."""
    tricks: tuple[int, ...]
    winner: int | None
    boures: tuple[int, ...]
    """Seats that stayed in and took no trick."""
    renegers: tuple[int, ...]
    paid: tuple[int, ...]
    """What each seat put into the next pot at the end of this hand."""
    stacks: tuple[int, ...]
    """After the settlement."""
    next_pot: int
    owed: tuple[int, ...]
    """For the next hand: an amount in place of the ante, 0 for the ordinary ante, or PAID."""
    pot: int
    """The pot as it stood when it was counted."""


_CLAUSES: dict[str, dict[str, str]] = {
    "LLAA-BOURE": {
        "ante": "LLAA-BOURE-05", "owed": "OP-BOURE-08", "stay": "LLAA-BOURE-17",
        "win": "LLAA-BOURE-38", "only-one": "OP-RAP-06", "nobody": "OP-RAP-06",
        "tie2": "LLAA-BOURE-39", "tie1": "LLAA-BOURE-40", "reneger-top": "OP-BOURE-09",
        "reneger-tie": "LLAA-BOURE-43", "reneger-ones": "LLAA-BOURE-44",
        "next-best": "OP-BOURE-09", "boure": "LLAA-BOURE-42", "renege": "LLAA-BOURE-35",
        "short": "LLAA-BOURE-49", "rotation": "LLAA-BOURE-16", "must-stay": "LLAA-BOURE-22",
        "must-stay-few": "LLAA-BOURE-23", "cannot-pay": "LLAA-BOURE-17",
        "draw-turn": "LLAA-BOURE-19", "too-many": "LLAA-BOURE-21", "follow": "LLAA-BOURE-27",
        "over": "LLAA-BOURE-28", "trump": "LLAA-BOURE-29", "overtrump": "LLAA-BOURE-28",
        "akq": "LLAA-BOURE-26", "one-card": "LLAA-BOURE-25", "turn": "LLAA-BOURE-25",
        "void": "OP-X-01", "thrown-in": "OP-BOURE-02",
    },
    "RAP": {
        "ante": "RAP-09", "owed": "RAP-42", "stay": "OP-RAP-02", "win": "RAP-33",
        "only-one": "OP-RAP-06", "nobody": "OP-RAP-06", "tie2": "RAP-34", "tie1": "RAP-34",
        "reneger-top": "RAP-35", "reneger-tie": "RAP-36", "reneger-ones": "RAP-35",
        "next-best": "OP-BOURE-09", "boure": "RAP-37", "renege": "RAP-41", "short": "RAP-48",
        "rotation": "RAP-14", "must-stay": "OP-BOURE-02", "must-stay-few": "OP-BOURE-02",
        "cannot-pay": "OP-RAP-02", "draw-turn": "RAP-17", "too-many": "RAP-17",
        "follow": "RAP-22", "over": "RAP-22", "trump": "RAP-22", "overtrump": "RAP-22",
        "akq": "OP-BOURE-07", "one-card": "RAP-22", "turn": "RAP-22", "void": "OP-X-01",
        "thrown-in": "OP-BOURE-02",
    },
}  # fmt: skip

# C constants: phases, endings, and the duty that made the last set of playable cards what it is
P_DEAL = cython.declare(cython.int, 0)
P_STAY = cython.declare(cython.int, 1)
P_DRAW = cython.declare(cython.int, 2)
P_PLAY = cython.declare(cython.int, 3)
P_OVER = cython.declare(cython.int, 4)
_PHASES = ("deal", "stay", "draw", "play", "over")

E_NONE = cython.declare(cython.int, 0)
E_PLAYED = cython.declare(cython.int, 1)
E_UNPLAYED = cython.declare(cython.int, 2)
E_NOBODY = cython.declare(cython.int, 3)
E_THROWN_IN = cython.declare(cython.int, 4)
E_VOID = cython.declare(cython.int, 5)
_ENDINGS = ("", "played", "unplayed", "nobody", "thrown-in", "void")

LAST_MUST_STAY = cython.declare(cython.int, 0)
THROW_IN = cython.declare(cython.int, 1)
NO_MINIMUM = cython.declare(cython.int, 2)
ONE_LEAD = cython.declare(cython.int, 0)
RUN_ALL_THREE = cython.declare(cython.int, 1)
AKQ_OFF = cython.declare(cython.int, 2)

D_FREE = cython.declare(cython.int, 0)
D_FOLLOW = cython.declare(cython.int, 1)
D_OVER = cython.declare(cython.int, 2)
D_TRUMP = cython.declare(cython.int, 3)
D_OVERTRUMP = cython.declare(cython.int, 4)
D_AKQ = cython.declare(cython.int, 5)
D_SURE = cython.declare(cython.int, 6)
D_GAP = cython.declare(cython.int, 7)
D_LAST_TRUMPS = cython.declare(cython.int, 8)

W_WON = cython.declare(cython.int, 0)
W_TIE = cython.declare(cython.int, 1)
W_RENEGER_TOP = cython.declare(cython.int, 2)
W_RENEGER_TIE = cython.declare(cython.int, 3)
W_NEXT_BEST = cython.declare(cython.int, 4)

PAID_C = cython.declare(cython.int, -1)
NOT_DRAWN = cython.declare(cython.int, -1)
V_STAY = cython.declare(cython.int, 1)
V_PASS = cython.declare(cython.int, 2)
V_DRAW = cython.declare(cython.int, 3)
V_PLAY = cython.declare(cython.int, 4)


# --- One hand ------------------------------------------------------------------------------------


class Hand:
    """The state machine of one deal: ``deal``, ``stay``, ``draw``, ``play``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody
    is to act. Stacks are those during the hand; after the settlement they are in ``result()``.
    """

    def __init__(
        self,
        rules: Rules,
        dealer: int,
        stacks: Sequence[int],
        pot: int = 0,
        owed: Sequence[int] | None = None,
        playing: Sequence[int] | None = None,
        free: bool = False,
    ) -> None:
        """Collect the antes of a new deal.

        stacks: before the antes, by seat; seats at zero are not dealt in unless ``playing`` names
        them. owed: by seat, an amount in place of the ante, 0 for the ante, PAID for neither.
        free: nobody antes or pays to stay (OP-X-06). Raises RulesError on a wrong size.
        """
        seats = len(stacks)
        rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise _no_such_dealer(dealer, seats)
        if owed is not None and len(owed) != seats:
            entries = Message("boure-so-many-entries", count=len(owed))
            raise RulesError("owed", entries, Message("boure-one-for-each-seat", seats=seats))
        for name, amount in (*(("stacks", stack) for stack in stacks), ("pot", pot)):
            if amount < 0:
                least = Message("boure-nobody-holds-less-than-nothing")
                raise RulesError(name, Message("as-it-stands", value=repr(amount)), least)
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = seats
        self.dealer = dealer
        self._free = int(free)
        self._live = 0
        self._out = 0
        self._spoken = 0
        seat: cython.int
        for seat in range(seats):
            self._stack[seat] = stacks[seat]
            self._due_before[seat] = owed[seat] if owed is not None else 0
            if stacks[seat] > 0 if playing is None else seat in playing:
                self._live |= 1 << seat
        if not self._live >> dealer & 1:
            out = Message("boure-that-seat-is-not-in-play", player=Player(LETTERS[dealer]))
            raise RulesError("dealer", out, Message("boure-let-the-deal-pass"))
        if popcount(self._live) < 2:
            few = Message("boure-fewer-than-two-can-play")
            raise RulesError("stacks", few, Message("boure-end-the-session"))
        self._open(pot)

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Mapping[int, int],
        trump: int,
        *,
        stacks: Sequence[int] | None = None,
        pot: int = 0,
        phase: str = "play",
        turn: int | None = None,
        tricks: Sequence[int] = (),
        trick: Sequence[tuple[int, int]] = (),
        played: int = 0,
        discards: Mapping[int, int] | None = None,
        passed: Sequence[int] = (),
        turned: int = -1,
        stock: Sequence[int] = (),
        spare: Sequence[int] | None = None,
    ) -> "Hand":
        """A stated position, for records and study; its antes and stay chips are paid already.

        hands: what each seat in play holds (52 bits), without the cards on the table. In the phase
        ``stay`` all of them are still to speak, from ``turn`` on; in ``draw`` seats before ``turn``
        have drawn. tricks: taken so far, by seat. trick: (seat, card) on the table, in order.
        played: cards of earlier tricks. discards: what a seat threw. passed: seats that are out.
        stock: cards to be drawn, top first. turned: the turned card, -1 if it does not matter.
        Raises RulesError on a position that cannot be.
        """
        most = max(max(hands), dealer, max(passed, default=0))
        seats = len(stacks) if stacks is not None else most + 1
        hand = cls(rules, dealer, list(stacks or [rules.start_stack] * seats), pot,
                   playing=[*hands, *passed, dealer], free=True)  # fmt: skip
        hand._place(
            hands, trump, phase, -1 if turn is None else turn, list(tricks), list(trick), played,
            discards or {}, passed, turned, list(stock), list(spare or ()),
        )  # fmt: skip
        return hand

    def _place(
        self,
        hands: Mapping[int, int],
        trump: int,
        phase: str,
        turn: int,
        tricks: list[int],
        trick: list[tuple[int, int]],
        played: int,
        discards: Mapping[int, int],
        passed: Sequence[int],
        turned: int,
        stock: list[int],
        spare: list[int],
    ) -> None:
        """Set up what ``at`` states."""
        if phase not in ("stay", "draw", "play"):
            raise RulesError(
                "phase", Message("as-it-stands", value=repr(phase)), Message("boure-choose-a-phase")
            )
        if not 0 <= trump < 4:
            raise RulesError(
                "trump",
                Message("as-it-stands", value=repr(trump)),
                Message("a-suit-from-0-to-3"),
            )
        self._free = 0
        self._stay_due = self.o.stay_chip
        self._phase = _PHASES.index(phase)
        self.trump = trump
        self.turned = turned
        known: cython.ulonglong = played
        for seat, cards in hands.items():
            if cards & known:
                twice = Message("a-card-is-in-two-places")
                raise RulesError("hands", twice, Message("state-each-card-once"))
            known |= cards
            self._hand[seat] = cards
        self._played = played
        for seat, cards in discards.items():
            self._gone[seat] = self._threw[seat] = cards
            known |= cards
        for seat, count in enumerate(tricks):
            self._tricks[seat] = count
        for seat in passed:
            self._out |= 1 << seat
        in_play = 0
        for seat in hands:
            in_play |= 1 << seat
        self._live = in_play | self._out
        self._minimum = min(3 if popcount(self._live) >= 4 else 2, popcount(in_play))
        if phase != "stay" and (phase == "play" or self.o.in_or_out):
            self._in = in_play
        first = self._after(self.dealer, in_play)
        self.turn = first if turn < 0 else turn
        if phase != "play":
            seat = first
            while seat != self.turn:  # they have spoken, or drawn
                self._spoken |= 1 << seat
                self._in |= 1 << seat
                if phase == "draw":
                    self._drawn[seat] = popcount(self._gone[seat])
                seat = self._after(seat, in_play)
        self._spoken |= self._out if phase == "stay" or not self.o.in_or_out else self._live
        self._set_stock(known, stock, spare)
        if phase == "play":
            self._set_trick(trick, turn)

    def _set_stock(self, known: int, stock: list[int], spare: list[int]) -> None:
        """The stock as stated; unstated, every card not known to be elsewhere, low to high."""
        if not stock:
            stock = [card for card in range(52) if not known >> card & 1]
        self._deck_at = 52 - len(stock)
        for place, card in enumerate(stock):
            self._deck[self._deck_at + place] = card
        for place, card in enumerate(spare or list(range(52))):
            self._spare[place] = card

    def _set_trick(self, trick: list[tuple[int, int]], turn: int) -> None:
        """Lay the stated trick on the table, in order."""
        for seat in range(self.seats):
            if self._in >> seat & 1:
                self._drawn[seat] = popcount(self._gone[seat])
        leader = trick[0][0] if trick else self.turn
        self._trick_no = 5 - popcount(self._hand[leader]) - (1 if trick else 0)
        if not 0 <= self._trick_no < 5:
            held = Message("boure-so-many-cards-are-held-in-play")
            raise RulesError("hands", held, Message("boure-state-such-hands"))
        self._first_known = self._trick_no
        self._group[self._trick_no] = 1
        self.turn = leader
        for seat, card in trick:
            if seat != self.turn:
                early = Message("plays-out-of-turn", player=Player(LETTERS[seat]))
                raise RulesError("trick", early, Message("state-it-in-order"))
            self._put(card)

    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._hand = [0] * 10
            self._gone = [0] * 10
            self._threw = [0] * 10
            self._drawn = [0] * 10
            self._tricks = [0] * 10
            self._stack = [0] * 10
            self._opening = [0] * 10
            self._due_before = [0] * 10
            self._stake = [0] * 10
            self._paid = [0] * 10
            self._final = [0] * 10
            self._owed_next = [0] * 10
            self._deck = [0] * 52
            self._spare = [0] * 52
            self._plays = [0] * 50
            self._group = [0] * 5
            self._leaders = [0] * 5
            self._rng = 0
            self._duty = 0
            self._winner = -1
            self._why_carried = 0
            self._next_pot = 0
            self._pot_counted = 0

    def _after(self, seat: cython.int, among: cython.int) -> cython.int:
        """The next seat to the left among a set of seats (bits), which is not empty."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (among >> seat) & 1:
                return seat

    # Antes and dues

    def _open(self, pot: cython.longlong) -> None:
        """Collect the antes, or what is owed in their place, and make ready for the deal."""
        seat: cython.int
        due: cython.longlong
        self.pot = pot
        self._pot_before = pot
        for seat in range(self.seats):
            self._hand[seat] = 0
            self._gone[seat] = 0
            self._threw[seat] = 0
            self._drawn[seat] = NOT_DRAWN
            self._tricks[seat] = 0
            self._stake[seat] = 0
            self._opening[seat] = 0
            if (self._live >> seat) & 1 and not self._free:
                due = self._due_before[seat]
                if due == 0:
                    due = self.o.ante
                elif due < PAID_C:
                    due = 0  # anted already, in a deal that was void
                elif due == PAID_C:
                    due = self.o.ante if self.o.payer_antes else 0
                elif self.o.payer_antes:
                    due += self.o.ante
                if due > self._stack[seat]:
                    due = self._stack[seat]
                self._stack[seat] -= due
                self._opening[seat] = due
                self.pot += due
        self._stay_due = 0 if self._free else self.o.stay_chip
        self._phase = P_DEAL
        self._ending = E_NONE
        self._in = 0
        self._out = 0
        self._spoken = 0
        self._renegers = 0
        self._dead = 0
        self.trump = -1
        self.turned = -1
        self.turn = -1
        self._trick_no = 0
        self._in_trick = 0
        self._leader = -1
        self._best = -1
        self._best_seat = -1
        self._top_led = -1
        self._layer = -1
        self._first_known = 0
        self._out_recycled_by = 0
        self._discards_recycled_by = 0
        self._played = 0
        self._laid = 0
        self._thrown = 0
        self._supply = 0
        self._deck_at = 0
        self._spare_at = 0

    # The deal

    def deal(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> None:
        """Deal from a deck order, top first: five each, singly, from the dealer's left; the
        dealer's last card is turned for trumps (LLAA-BOURE-10, 11; RAP-11, 12).

        spare: a second order of the 52 cards, which orders cards shuffled anew when the stock
        fails; without one the deck's order serves. Raises RulesError unless both hold all 52.
        """
        if self._phase != P_DEAL:
            raise _dealt_already()
        for name, cards in (("deck", deck), ("spare", spare or deck)):
            whole_deck(name, cards)
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
            self._spare[place] = spare[place] if spare is not None else deck[place]
        self._deal()

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        self._shuffle()
        self._deal()

    def _below(self, n: cython.uint) -> cython.uint:
        """A random number from 0 to n - 1."""
        self._rng = (self._rng + GAMMA) & MASK64
        return ((scramble(self._rng) >> 32) * n) >> 32

    def _shuffle(self) -> None:
        """Put the deck, and the spare order where the stock may fail, in a random order."""
        place: cython.int
        other: cython.int
        for place in range(52):
            self._deck[place] = place
        for place in range(51):
            other = place + self._below(52 - place)
            card: cython.uchar = self._deck[place]
            self._deck[place] = self._deck[other]
            self._deck[other] = card
        if popcount(self._live) > 5:
            for place in range(52):
                self._spare[place] = self._deck[place]
            for place in range(51):
                other = place + self._below(52 - place)
                card = self._spare[place]
                self._spare[place] = self._spare[other]
                self._spare[other] = card

    def _deal(self) -> None:
        place: cython.int
        seat: cython.int = self.dealer
        dealt: cython.int = 5 * popcount(self._live)
        for place in range(dealt):
            seat = self._after(seat, self._live)
            self._hand[seat] |= bit(self._deck[place])
        self._deck_at = dealt
        self.turned = self._deck[dealt - 1]
        self.trump = suit(self.turned)
        self._set_minimum()
        if self._minimum < 2:
            self._end(E_VOID)
            return
        self._phase = P_STAY if self.o.in_or_out else P_DRAW
        self.turn = self._after(self.dealer, self._live)

    def _set_minimum(self) -> None:
        """At four seats and more three must play, else two (LLAA-BOURE-22, 23): of those not put
        out (OP-X-19), and never more than can pay and have not passed (OP-X-01)."""
        able: cython.int = 0
        among: cython.int = self._live & ~self._dead
        least: cython.int = 3 if popcount(among) >= 4 else 2
        seat: cython.int
        if self.o.minimum == LAST_MUST_STAY:
            among &= ~self._out
        for seat in range(self.seats):
            if (among >> seat) & 1 and ((self._in >> seat) & 1 or self._able(seat)):
                able += 1
        self._minimum = least if least < able else able

    # Stay or pass

    def _able(self, seat: cython.int) -> cython.bint:
        """Can this seat pay to stay in?"""
        return self._stack[seat] >= self._stay_due or self.o.short_plays != 0

    def _may_stay(self) -> cython.bint:
        return self._able(self.turn)

    def _may_pass(self) -> cython.bint:
        """May the seat whose turn it is throw in the hand?"""
        if not self._able(self.turn) or (self._dead >> self.turn) & 1:
            return True
        if self.o.ace_up and self.turn == self.dealer and rank(self.turned) == 12:
            return False
        if self.o.minimum != LAST_MUST_STAY:
            return True
        later: cython.int = 0
        seat: cython.int
        for seat in range(self.seats):
            if (
                seat != self.turn
                and ((self._live & ~self._spoken & ~self._dead) >> seat) & 1
                and self._able(seat)
            ):
                later += 1
        return later + popcount(self._in & ~self._dead) >= self._minimum

    def _stay(self) -> None:
        """Put up the chip and stay in (LLAA-BOURE-17)."""
        stake: cython.longlong = self._stay_due
        if stake > self._stack[self.turn]:
            stake = self._stack[self.turn]
        self._stack[self.turn] -= stake
        self._stake[self.turn] = stake
        self.pot += stake
        self._in |= 1 << self.turn
        self._spoken |= 1 << self.turn

    def _pass(self) -> None:
        """Throw in the hand (LLAA-BOURE-16); it is stacked apart from the discards (RAP-16)."""
        self._throw_in(self.turn)

    def _throw_in(self, seat: cython.int) -> None:
        self._threw[seat] = self._hand[seat]
        self._thrown |= self._hand[seat]
        self._hand[seat] = 0
        self._in &= ~(1 << seat)
        self._out |= 1 << seat
        self._spoken |= 1 << seat

    def _next_speaker(self) -> None:
        if self._spoken == self._live:
            self._all_spoke()
        else:
            # whoever was put out before their turn does not speak any more
            self.turn = self._after(self.turn, self._live & ~self._spoken)

    def _all_spoke(self) -> None:
        """Everybody has stayed or passed: go on, or end a hand that too few want."""
        count: cython.int = popcount(self._in & ~self._dead)
        if count == 0 and self.o.minimum != THROW_IN:
            self._end(E_NOBODY)
        elif self.o.minimum == THROW_IN and count < self._minimum:
            self._end(E_THROWN_IN)
        elif count == 1:
            self._end(E_UNPLAYED)
        elif self.o.in_or_out:
            self._phase = P_DRAW
            self.turn = self._after(self.dealer, self._in)
        else:
            self._begin_play()

    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

    # The draw

    def _draw_limit(self) -> cython.int:
        """The most cards that the seat whose turn it is may draw (LLAA-BOURE-21, RAP-17)."""
        limit: cython.int = self.o.draw_limit
        if limit == 0:
            limit = 4 if popcount(self._live & ~self._out) <= 4 else 3
        left: cython.int = self._supply_left()
        return limit if limit < left else left

    def _supply_left(self) -> cython.int:
        """Cards that can still be had: the stock, the hands thrown in, discards of those served."""
        left: cython.int = 52 - self._deck_at + popcount(self._supply)
        if left >= 5:
            return left
        seat: cython.int
        left += popcount(self._thrown)
        for seat in range(self.seats):
            if seat != self.turn:
                left += popcount(self._gone[seat])
        return left

    def _top_card(self) -> cython.int:
        """Take the next card: from the stock; that gone, from the hands thrown in, shuffled; those
        gone too, from the discards of those already served (RAP-19, OP-BOURE-03, OP-RAP-08)."""
        card: cython.int
        seat: cython.int
        if self._deck_at < 52:
            card = self._deck[self._deck_at]
            self._deck_at += 1
            return card
        if self._supply == 0:
            self._spare_at = 0
            if self._thrown:
                self._supply = self._thrown
                self._thrown = 0
                self._out_recycled_by |= 1 << self.turn
            else:
                self._discards_recycled_by |= 1 << self.turn
                for seat in range(self.seats):
                    if seat != self.turn:
                        self._supply |= self._gone[seat]
                        self._gone[seat] = 0
        while True:
            card = self._spare[self._spare_at]
            self._spare_at += 1
            if self._supply & bit(card):
                self._supply &= ~bit(card)
                return card

    def _draw(self, cards: cython.ulonglong) -> None:
        """Throw these cards and take as many (LLAA-BOURE-19, RAP-18)."""
        seat: cython.int = self.turn
        count: cython.int = popcount(cards)
        _: cython.int
        self._hand[seat] &= ~cards
        self._threw[seat] = cards
        self._gone[seat] = cards
        self._drawn[seat] = count
        for _ in range(count):
            self._hand[seat] |= bit(self._top_card())

    def _next_drawer(self) -> None:
        """From the dealer's left to the dealer, who draws last (RAP-20)."""
        if not self.o.in_or_out:
            self._next_speaker()
            return
        seat: cython.int = self._after(self.turn, self._in)
        if self._drawn[seat] == NOT_DRAWN:
            self.turn = seat
        else:
            self._begin_play()

    # The play

    def _begin_play(self) -> None:
        """The seat in play nearest to the dealer's left leads (LLAA-BOURE-24, RAP-21)."""
        self._phase = P_PLAY
        self.turn = self._after(self.dealer, self._in)

    def _follow(self, hand: cython.ulonglong) -> cython.ulonglong:
        """The cards with which a hand may follow the trick as it stands."""
        led: cython.int = suit(self._top_led)
        trumped: cython.bint = suit(self._best) == self.trump
        over: cython.ulonglong = 0
        follow: cython.ulonglong = hand & suit_cards(led)
        if follow:  # follow suit if able (27), and play over (28)
            if led == self.trump or not trumped or self.o.over_always:
                over = follow & above(self._top_led)
            self._duty = D_OVER if over else D_FOLLOW
            return over if over else follow
        trumps: cython.ulonglong = hand & suit_cards(self.trump)
        if trumps == 0:  # neither: any card (30)
            self._duty = D_FREE
            return hand
        if trumped:
            over = trumps & above(self._best)
            if over:
                self._duty = D_OVERTRUMP
                return over
            if self.o.under_may:
                self._duty = D_FREE
                return hand
        self._duty = D_TRUMP  # void: a trump (29)
        return trumps

    def _unseen_trumps(self, seat: cython.int) -> cython.ulonglong:
        """The trumps that may be out against a seat, for all it can know (OP-RAP-03): not in its
        hand, not played, not among its discards, and not the turned card of a dealer who is out."""
        seen: cython.ulonglong = self._hand[seat] | self._played | self._gone[seat]
        if self.turned >= 0:
            seen |= bit(self.turned) & self._thrown
        return suit_cards(self.trump) & ~seen

    def _forced_lead(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a leader must lead, together; 0 if anything may be led."""
        trumps: cython.ulonglong = self._hand[seat] & suit_cards(self.trump)
        self._duty = D_FREE
        if trumps == 0:
            return 0
        if self.o.akq != AKQ_OFF:  # ace, king, queen of trumps (LLAA-BOURE-26)
            # the three highest: all but ten of the suit's thirteen
            high: cython.ulonglong = above(13 * self.trump + 9)
            held: cython.ulonglong = trumps & high
            if self.o.akq == RUN_ALL_THREE:
                high &= ~self._led_by(seat)
            if held == high and held:
                self._duty = D_AKQ
                return bit(highest(held))
        if self.o.forced:
            need: cython.int = 3 - self._tricks[seat]
            if need > 0 and popcount(trumps) >= need:  # sure tricks (RAP-25 to 27)
                unseen: cython.ulonglong = self._unseen_trumps(seat)
                sure: cython.ulonglong = trumps
                if unseen:
                    sure &= above(highest(unseen))
                if popcount(sure) >= need:
                    self._duty = D_SURE
                    return sure
                if self.o.gap:
                    sure = self._gap_lead(trumps, unseen, need)
                    if sure:
                        self._duty = D_GAP
                        return sure
        if self.o.last_trumps and self._others_shown_void(seat):
            self._duty = D_LAST_TRUMPS
            return trumps
        return 0

    def _gap_lead(
        self, trumps: cython.ulonglong, unseen: cython.ulonglong, need: cython.int
    ) -> cython.ulonglong:
        """The fewest of the top trumps held that win ``need`` tricks whoever has the rest (RAP-31):
        each trump that is out can beat at most one of the lower ones laid down."""
        laid: cython.ulonglong = 0
        wins: cython.int = 0
        out: cython.int = 0
        card: cython.int
        while trumps:
            card = highest(trumps)
            trumps &= ~bit(card)
            laid |= bit(card)
            # trumps out above this one that have not yet been given a card to beat
            if popcount(unseen & above(card)) > out:
                out += 1
            else:
                wins += 1
            if wins == need:
                return laid
        return 0

    def _led_by(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a seat has led in this hand."""
        led: cython.ulonglong = 0
        trick: cython.int
        for trick in range(self._first_known, self._trick_no):
            if self._leaders[trick] == seat:
                led |= bit(self._plays[trick * popcount(self._in)])
        return led

    def _others_shown_void(self, seat: cython.int) -> cython.bint:
        """Has this seat just led a trump, and is it shown that nobody else has one (RAP-32)?"""
        count: cython.int = popcount(self._in)
        trick: cython.int = self._trick_no - 1
        if trick < self._first_known or self._leaders[trick] != seat:
            return False
        if suit(self._plays[trick * count]) != self.trump:
            return False
        if self._unseen_trumps(seat) == 0:
            return True
        void: cython.int = 1 << seat
        place: cython.int
        led: cython.int
        played: cython.int
        who: cython.int
        for trick in range(self._first_known, self._trick_no):
            led = suit(self._plays[trick * count])
            who = self._leaders[trick]
            for place in range(count):
                played = suit(self._plays[trick * count + place])
                # no trump on a trump, or neither suit nor trump where one must trump
                if played not in (self.trump, led) and (led == self.trump or not self.o.under_may):
                    void |= 1 << who
                who = self._after(who, self._in)
        return void & self._in == self._in

    def _playable(self) -> cython.ulonglong:
        """A follower's or leader's legal cards. For a forced lead, the set that must go as one."""
        forced: cython.ulonglong
        if self._in_trick:
            return self._follow(self._hand[self.turn])
        forced = self._forced_lead(self.turn)
        return forced if forced else self._hand[self.turn]

    def _play(self, cards: cython.ulonglong) -> None:
        """Play one card, or lead several at once, the highest first (OP-RAP-12)."""
        self._hand[self.turn] &= ~cards
        if self._in_trick == 0:
            self._layer = self.turn
            self._laid = cards
            self._group[self._trick_no] = popcount(cards)
            cards = bit(highest(cards))
            self._laid &= ~cards
        self._put(lowest(cards))
        while self._in_trick == 0 and self._laid and self._phase == P_PLAY:
            self.turn = self._layer
            self._group[self._trick_no] = 0
            cards = bit(highest(self._laid))
            self._laid &= ~cards
            self._put(lowest(cards))

    def _put(self, card: cython.int) -> None:
        """Lay a card on the trick, and take the trick in when it is complete (25, 31, 32)."""
        count: cython.int = popcount(self._in)
        self._plays[self._trick_no * count + self._in_trick] = card
        self._played |= bit(card)
        if self._in_trick == 0:
            self._leader = self.turn
            self._leaders[self._trick_no] = self.turn
            self._best = card
            self._best_seat = self.turn
            self._top_led = card
        else:
            if suit(card) == suit(self._top_led) and card > self._top_led:
                self._top_led = card
            if suit(card) == suit(self._best):
                if card > self._best:
                    self._best = card
                    self._best_seat = self.turn
            elif suit(card) == self.trump:
                self._best = card
                self._best_seat = self.turn
        self._in_trick += 1
        if self._in_trick < count:
            self.turn = self._after(self.turn, self._in)
            return
        self._in_trick = 0
        self._tricks[self._best_seat] += 1
        self._trick_no += 1
        self.turn = self._best_seat
        if self._trick_no == 5:
            self._end(E_PLAYED)

    # The settlement

    def _most(self, among: cython.int) -> cython.int:
        """The most tricks that one of these seats has."""
        most: cython.int = 0
        seat: cython.int
        for seat in range(self.seats):
            if (among >> seat) & 1 and self._tricks[seat] > most:
                most = self._tricks[seat]
        return most

    def _strictly_best(self, among: cython.int) -> cython.int:
        """The one seat with more tricks than any other of these, at least one; else -1."""
        most: cython.int = self._most(among)
        best: cython.int = -1
        seat: cython.int
        if most == 0:
            return -1
        for seat in range(self.seats):
            if (among >> seat) & 1 and self._tricks[seat] == most:
                if best >= 0:
                    return -1
                best = seat
        return best

    def _settle(self) -> None:
        """Who takes the pot, who matches it, what the next pot opens with."""
        seat: cython.int
        due: cython.longlong
        keep: cython.longlong
        # one who was put out of the event takes nothing and pays nothing more (OP-X-19)
        honest: cython.int = self._in & ~self._renegers & ~self._dead
        self._pot_counted = self.pot
        self._winner = -1
        self._why_carried = W_TIE
        for seat in range(self.seats):
            self._paid[seat] = 0
            self._owed_next[seat] = 0
            self._final[seat] = self._stack[seat]
        if self._ending == E_UNPLAYED and honest:
            self._winner = highest(honest)
        elif self._ending == E_PLAYED:
            self._award(honest)
        if self._winner >= 0:
            self._final[self._winner] += self.pot
            self._next_pot = 0
        else:
            self._next_pot = self.pot
        if self._ending != E_PLAYED:
            return
        for seat in range(self.seats):
            if not (self._in & ~self._dead) >> seat & 1:
                continue
            if self._tricks[seat] and not (self._renegers >> seat) & 1:
                continue
            # a bouré or a renege: match the pot, up to the limit, once
            # (LLAA-BOURE-35, 41, 47; RAP-37, 38, 41; OP-X-04)
            due = self.pot
            if self.o.limit >= 0 and due > self.o.limit:
                due = self.o.limit
            if not self.o.at_once:
                self._owed_next[seat] = due
                continue
            # the seat is kept if something is left for the next draw (48, 49; OP-BOURE-11)
            keep = self.o.stay_chip + (self.o.ante if self.o.payer_antes else 0)
            if keep < 1:
                keep = 1
            if self.o.short_plays:
                keep = 0
            if self._final[seat] - due < keep:
                due = self._final[seat]
            self._final[seat] -= due
            self._paid[seat] = due
            self._next_pot += due
            self._owed_next[seat] = -1

    def _award(self, honest: cython.int) -> None:
        """Name the winner of a hand that was played, or leave the pot (LLAA-BOURE-38 to 44). Who
        was put out is struck as a reneger is (OP-X-19)."""
        most: cython.int = self._most(self._in)
        top: cython.int = 0
        seat: cython.int
        for seat in range(self.seats):
            if (self._in >> seat) & 1 and self._tricks[seat] == most:
                top |= 1 << seat
        if top & (self._renegers | self._dead) == 0:
            self._winner = self._strictly_best(self._in)
            self._why_carried = W_TIE if self._winner < 0 else W_WON
        elif popcount(top) == 1:
            if self.o.top_next_best:
                self._winner = self._strictly_best(honest)
            self._why_carried = W_RENEGER_TOP if self._winner < 0 else W_NEXT_BEST
        else:
            if self.o.tie_pays:
                self._winner = self._strictly_best(honest)
            self._why_carried = W_RENEGER_TIE

    # Legality, at one place for the list, the refusal and the random player

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 52
        cards: cython.ulonglong = action & FULL
        if self._phase == P_PLAY:
            if verb != V_PLAY << 4 or cards == 0:
                return False
            playable: cython.ulonglong = self._playable()
            if self._duty >= D_SURE:
                return cards == playable
            return cards & (cards - 1) == 0 and cards & playable == cards
        if self._phase == P_STAY:
            if cards:
                return False
            if verb == V_STAY << 4:
                return self._may_stay()
            return verb == V_PASS << 4 and self._may_pass()
        if self._phase == P_DRAW:
            if verb == V_DRAW << 4:
                if not self.o.in_or_out and not self._may_stay():
                    return False
                return (
                    cards & self._hand[self.turn] == cards and popcount(cards) <= self._draw_limit()
                )
            if self.o.in_or_out or cards:
                return False
            return verb == V_PASS << 4 and self._may_pass()
        return False

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        cards: cython.ulonglong = action & FULL
        if verb == V_PLAY:
            self._play(cards)
        elif verb == V_DRAW:
            if not self.o.in_or_out:
                self._stay()
            self._draw(cards)
            self._next_drawer()
        else:
            if verb == V_STAY:
                self._stay()
            else:
                self._pass()
            self._next_speaker()

    def _random_action(self) -> cython.ulonglong:
        """Uniform over stay and pass where both are legal, then over draws as whole sets, then
        over cards; a forced lead is taken whole."""
        cards: cython.ulonglong
        verb: cython.ulonglong
        if self._phase == P_PLAY:
            verb = V_PLAY
            cards = self._playable()
            if self._duty < D_SURE:
                cards = nth(cards, self._below(popcount(cards)))
            return (verb << 56) | cards
        if self._phase == P_STAY or not self.o.in_or_out:
            if self._may_pass() and (not self._may_stay() or self._below(2)):
                verb = V_PASS
                return verb << 56
            if self._phase == P_STAY:
                verb = V_STAY
                return verb << 56
        verb = V_DRAW
        cards = spread(
            subset(self._below(subsets_up_to(self._draw_limit()))), self._hand[self.turn]
        )
        return (verb << 56) | cards

    # --- what a caller in Python sees ---

    @property
    def phase(self) -> str:
        """``deal``, ``stay``, ``draw``, ``play`` or ``over``."""
        return _PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by seat, antes and stay chips taken off, the settlement not yet made."""
        return tuple([self._stack[seat] for seat in range(self.seats)])

    @property
    def dealt_in(self) -> tuple[int, ...]:
        """Seats that take part."""
        return _seats_of(self._live)

    @property
    def staying(self) -> tuple[int, ...]:
        """Seats that have said they stay (or drew, without an in-or-out round)."""
        return _seats_of(self._in)

    @property
    def passed(self) -> tuple[int, ...]:
        """Seats that threw in their hands."""
        return _seats_of(self._out)

    @property
    def renegers(self) -> tuple[int, ...]:
        return _seats_of(self._renegers)

    @property
    def dead(self) -> tuple[int, ...]:
        """Seats put out of the event in this hand (OP-X-19)."""
        return _seats_of(self._dead)

    @property
    def minimum(self) -> int:
        """How many must play this hand (LLAA-BOURE-22, 23; OP-X-01)."""
        return self._minimum

    @property
    def draw_limit(self) -> int:
        """The most cards that the seat to act may draw; 0 outside the draw."""
        return self._draw_limit() if self._phase == P_DRAW else 0

    @property
    def stakes(self) -> tuple[int, ...]:
        """What each seat put up to stay in."""
        return tuple([self._stake[seat] for seat in range(self.seats)])

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits."""
        return self._hand[self._seat(seat)]

    def discards_of(self, seat: int) -> int:
        """What a seat threw: its discards, or its whole hand if it passed."""
        return self._threw[self._seat(seat)]

    def drawn(self, seat: int) -> int:
        """How many cards a seat drew; -1 if it has not drawn."""
        return self._drawn[self._seat(seat)]

    def tricks(self, seat: int) -> int:
        """Tricks taken by a seat."""
        return self._tricks[self._seat(seat)]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return seat

    @property
    def piles(self) -> dict[str, int]:
        """How many cards lie in the stock, among the hands thrown in, among the discards, and in
        the played tricks."""
        return {
            "stock": 52 - self._deck_at + popcount(self._supply) if self._phase else 52,
            "thrown": popcount(self._thrown),
            "discards": sum([popcount(self._gone[seat]) for seat in range(self.seats)]),
            "played": popcount(self._played | self._laid),
        }

    @property
    def laid(self) -> int:
        """The cards of a multiple lead that still wait for their trick, as 52 bits."""
        return self._laid

    @property
    def trick(self) -> tuple[tuple[int, int], ...]:
        """The trick on the table: (seat, card) in the order played."""
        return self._trick_at(self._trick_no, self._in_trick) if self._in_trick else ()

    @property
    def history(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The complete tricks so far, each (seat, card) in the order played (RAP-23)."""
        count = popcount(self._in)
        return tuple([self._trick_at(t, count) for t in range(self._first_known, self._trick_no)])

    @property
    def leads(self) -> tuple[int, ...]:
        """For each trick begun: how many cards its lead laid down, 0 if it lay there already."""
        begun = self._trick_no + (1 if self._in_trick else 0)
        return tuple([self._group[trick] for trick in range(self._first_known, begun)])

    def _trick_at(self, trick: int, cards: int) -> tuple[tuple[int, int], ...]:
        count = popcount(self._in)
        seat = self._leaders[trick]
        out = []
        for place in range(cards):
            out.append((seat, self._plays[trick * count + place]))
            seat = self._after(seat, self._in)
        return tuple(out)

    @property
    def announcement(self) -> Message:
        """The dealer's words (LLAA-BOURE-12), empty before the deal."""
        if self.trump < 0:
            return no_words
        return Message("boure-that-suit-is-trumps", suit=Suit(SUITS[self.trump]))

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is; empty when nobody is to act. Draws come
        small sets first; everything else low to high."""
        out: list[int] = []
        cards: cython.ulonglong
        one: cython.ulonglong
        verb: cython.ulonglong
        i: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            verb <<= 56
            cards = self._playable()
            if self._duty >= D_SURE:
                out.append(verb | cards)
                return out
            while cards:
                one = cards & -cards
                cards ^= one
                out.append(verb | one)
        elif self._phase == P_STAY or self._phase == P_DRAW:
            if self._phase == P_STAY and self._may_stay():
                out.append(STAY_ACTION)
            if (self._phase == P_STAY or not self.o.in_or_out) and self._may_pass():
                out.append(PASS_ACTION)
            if self._phase == P_DRAW and (self.o.in_or_out or self._may_stay()):
                verb = V_DRAW
                verb <<= 56
                cards = self._hand[self.turn]
                for i in range(subsets_up_to(self._draw_limit())):
                    out.append(verb | spread(subset(i), cards))
        return out

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        code: cython.ulonglong
        try:
            code = action
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            code = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            code = 0
        if not self._legal(code):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Illegal(refusal)
        self._do(code)

    def why_not(self, action: int) -> Refusal | None:
        """Why an action would be refused now; None if it is legal."""
        if 0 <= action < 1 << 60 and self._legal(action):
            return None
        try:
            verb = verb_of(action)
        except ValueError as error:
            return Refusal("not-an-action", "OP-X-15", error.args[0])
        if self._phase == P_OVER or self._phase == P_DEAL:
            return self._refuse("not-now", "turn", Message("nobody-is-to-act"))
        if verb in ("stay", "pass"):
            return self._why_not_word(verb)
        held = action & self._hand[self.turn] == action & FULL
        if not held or action >> 52 & 15:
            return self._refuse("not-held", "turn", Message("not-all-are-in-the-hand"))
        return self._why_not_draw(action) if verb == "draw" else self._why_not_play(action)

    def _refuse(self, reason: str, clause: str, text: Message) -> Refusal:
        return Refusal(reason, _CLAUSES[self.rules.book][clause], text)

    def _why_not_word(self, verb: str) -> Refusal:
        if self._phase == P_PLAY or (
            self._phase == P_DRAW and (self.o.in_or_out or verb == "stay")
        ):
            text = Message("boure-it-is-not-the-time-to-say", verb=verb)
            return self._refuse("not-now", "rotation", text)
        if verb == "stay":
            left = str(self._stack[self.turn])
            text = Message("boure-staying-in-costs", cost=str(self._stay_due), left=left)
            return self._refuse("cannot-pay", "cannot-pay", text)
        if self.o.minimum == LAST_MUST_STAY and not (
            self.o.ace_up and self.turn == self.dealer and rank(self.turned) == 12
        ):
            seats = popcount(self._live & ~self._dead)
            few = "must-stay" if seats >= 4 else "must-stay-few"
            text = Message("boure-so-many-must-play", least=self._minimum)
            return self._refuse("must-stay", few, text)
        return Refusal("ace-up", "OP-BOURE-04", Message("boure-who-turns-an-ace-stays-in"))

    def _why_not_draw(self, action: int) -> Refusal:
        if self._phase != P_DRAW:
            return self._refuse("not-now", "draw-turn", Message("boure-it-is-not-the-time-to-draw"))
        if not self._able(self.turn) and not self.o.in_or_out:
            poor = Message("boure-too-little-is-left-to-stay")
            return self._refuse("cannot-pay", "cannot-pay", poor)
        text = Message("boure-so-many-cards-may-be-drawn", most=self._draw_limit())
        return self._refuse("too-many", "too-many", text)

    def _why_not_play(self, action: int) -> Refusal:
        if self._phase != P_PLAY:
            return self._refuse("not-now", "turn", Message("boure-it-is-not-the-time-to-play"))
        cards = action & FULL
        playable = self._playable()
        duty = self._duty
        if duty >= D_AKQ:
            signs = " ".join([format_card(card) for card in reversed(card_list(playable))])
            if duty == D_AKQ:
                text = Message("boure-must-be-led", cards=Signs(signs))
                return self._refuse("forced-lead", "akq", text)
            clause = {D_GAP: "RAP-31", D_LAST_TRUMPS: "RAP-32"}.get(duty, self._sure_clause())
            text = Message("boure-must-be-led-together", cards=Signs(signs))
            return Refusal("forced-lead", clause, text)
        if popcount(cards) != 1:
            return self._refuse("one-card", "one-card", Message("one-card-at-a-time"))
        led = suit(self._top_led)
        if duty in (D_FOLLOW, D_OVER) and not cards & suit_cards(led):
            text = Message("follow-suit", suit=Suit(SUITS[led]))
            return self._refuse("follow-suit", "follow", text)
        if duty == D_OVER:
            return self._refuse("play-over", "over", Message("boure-play-over"))
        if not cards & suit_cards(self.trump):
            return self._refuse("must-trump", "trump", Message("boure-play-a-trump"))
        return self._refuse("over-trump", "overtrump", Message("boure-overtrump"))

    def _sure_clause(self) -> str:
        need = 3 - self._tricks[self.turn]
        return {1: "RAP-25", 2: "RAP-26"}.get(need, "RAP-27")

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. Raises ValueError where nobody could: a card not held, another phase."""
        verb = verb_of(action)
        cards = action & ((1 << 52) - 1)
        phase = self.phase
        if self.turn < 0:
            raise ValueError("Nobody is to act in this hand now")
        fits = {
            "stay": phase == "stay",
            "pass": phase == "stay" or (phase == "draw" and not self.rules.in_or_out),
            "draw": phase == "draw" and popcount(cards) <= self._supply_left(),
            "play": phase == "play"
            and cards != 0
            and (popcount(cards) == 1 or self._in_trick == 0),
        }
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {phase!r}")
        if cards & ~self._hand[self.turn]:
            raise ValueError(f"{format_action(action)!r}: not all of those cards are in the hand")
        self._do(action)

    def mark_renege(self, seat: int) -> None:
        """This seat has reneged: it cannot win and matches the pot (LLAA-BOURE-35, 36; RAP-41).
        Raises ValueError for a seat that is not in the hand (RAP-15)."""
        if not self._in >> self._seat(seat) & 1:
            raise ValueError(f"Seat {LETTERS[seat]} is not in this hand and cannot renege")
        self._renegers |= 1 << seat

    def put_out(self, seat: int) -> None:
        """This seat is out of the event: its hand is dead and what it put in stays (OP-X-19).

        Until the draw it is thrown in, even if it had stayed, and the minimum follows those who
        are left; with fewer than two who must play the hand is thrown in. From the draw on it
        stays among the others, who play five whole tricks: the table plays it. Either way the
        seat takes and pays nothing more. A seat that is not in this hand changes nothing.
        """
        mark = 1 << self._seat(seat)
        if not self._live & mark or self._dead & mark:
            return
        self._dead |= mark
        turn = self.turn
        if self._phase == P_STAY and not self._out & mark:
            self._throw_in(seat)
        if self._phase != P_STAY and (self._phase != P_DRAW or self.o.in_or_out):
            return
        self._set_minimum()
        if self.o.minimum == LAST_MUST_STAY and self._minimum < 2:
            self._end(E_THROWN_IN)
        elif self._spoken == self._live:
            self._all_spoke()
        elif turn == seat and self._phase == P_STAY:
            self._next_speaker()

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other.o = self.o
        return other

    def _become(self, other: "Hand") -> None:
        """Take over another hand's whole state (but not its rules)."""
        i: cython.int
        self.seats = other.seats
        self.dealer = other.dealer
        self.turn = other.turn
        self.trump = other.trump
        self.turned = other.turned
        self.pot = other.pot
        self._phase = other._phase
        self._ending = other._ending
        self._live = other._live
        self._in = other._in
        self._out = other._out
        self._spoken = other._spoken
        self._renegers = other._renegers
        self._dead = other._dead
        self._minimum = other._minimum
        self._free = other._free
        self._trick_no = other._trick_no
        self._in_trick = other._in_trick
        self._leader = other._leader
        self._best = other._best
        self._best_seat = other._best_seat
        self._top_led = other._top_led
        self._layer = other._layer
        self._first_known = other._first_known
        self._deck_at = other._deck_at
        self._spare_at = other._spare_at
        self._out_recycled_by = other._out_recycled_by
        self._discards_recycled_by = other._discards_recycled_by
        self._stay_due = other._stay_due
        self._pot_before = other._pot_before
        self._rng = other._rng
        self._played = other._played
        self._laid = other._laid
        self._thrown = other._thrown
        self._supply = other._supply
        for i in range(self.seats):
            self._hand[i] = other._hand[i]
            self._gone[i] = other._gone[i]
            self._threw[i] = other._threw[i]
            self._drawn[i] = other._drawn[i]
            self._tricks[i] = other._tricks[i]
            self._stack[i] = other._stack[i]
            self._opening[i] = other._opening[i]
            self._due_before[i] = other._due_before[i]
            self._stake[i] = other._stake[i]
        for i in range(52):
            self._deck[i] = other._deck[i]
            self._spare[i] = other._spare[i]
        for i in range(50):
            self._plays[i] = other._plays[i]
        for i in range(5):
            self._group[i] = other._group[i]
            self._leaders[i] = other._leaders[i]

    def _view(self, seat: int) -> "View":
        """The view of a seat, -1 for somebody watching; see ``view``."""
        seats = range(self.seats)
        own = seat >= 0
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            phase=_PHASES[self._phase],
            trump=self.trump,
            turned=self.turned,
            pot=self.pot,
            pot_before=self._pot_before,
            stacks=self.stacks,
            due_before=tuple([self._due_before[s] for s in seats]),
            opening=tuple([self._opening[s] for s in seats]),
            stakes=self.stakes,
            free=bool(self._free),
            minimum=self._minimum if self._phase else 0,
            dealt_in=_seats_of(self._live),
            staying=_seats_of(self._in),
            passed=_seats_of(self._out),
            spoken=_seats_of(self._spoken),
            hand=tuple(card_list(self._hand[seat])) if own else (),
            threw=tuple(card_list(self._threw[seat])) if own else (),
            drawn=tuple([self._drawn[s] for s in seats]),
            sizes=tuple([popcount(self._hand[s]) for s in seats]),
            tricks=tuple([self._tricks[s] for s in seats]),
            history=self.history,
            trick=self.trick,
            leads=self.leads,
            laid=tuple(card_list(self._laid)),
            layer=self._layer if self._laid else -1,
            first_known=self._first_known,
            stock=52 - self._deck_at,
            recycled=popcount(self._supply),
            out_recycled_by=_seats_of(self._out_recycled_by),
            discards_recycled_by=_seats_of(self._discards_recycled_by),
            renegers=_seats_of(self._renegers),
            dead=_seats_of(self._dead),
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if self._phase == P_OVER else None,
        )

    # Results

    def result(self) -> Result:
        """How the hand ended; marks of reneges are taken in as they stand now. Raises ValueError
        before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        self._settle()
        played = self._ending == E_PLAYED
        seats = range(self.seats)
        out = Result.__new__(Result)
        # straight into its dict: a frozen dataclass takes five times as long to fill, and
        # simulations ask for a result after every hand
        out.__dict__.update(
            ending=_ENDINGS[self._ending],
            tricks=tuple([self._tricks[seat] for seat in seats]),
            winner=None if self._winner < 0 else self._winner,
            boures=tuple(
                [s for s in _seats_of(self._in & ~self._dead) if played and not self._tricks[s]]
            ),
            renegers=_seats_of(self._renegers & ~self._dead),
            paid=tuple([self._paid[seat] for seat in seats]),
            stacks=tuple([self._final[seat] for seat in seats]),
            next_pot=self._next_pot,
            owed=tuple([self._owed_next[seat] for seat in seats]),
            pot=self._pot_counted,
        )
        return out

    def movements(self) -> list[Movement]:
        """Every chip moved so far in this hand, in order, each with its clause. What leaves seats
        and pot is what comes to them: the sums balance."""
        cite = _CLAUSES[self.rules.book]
        out: list[Movement] = []
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        for seat in order:
            if self._opening[seat]:
                clause = self._opening_clause(seat)
                out.append(Movement(seat, self._opening[seat], "pot", cite[clause]))
        for seat in order:
            if self._stake[seat]:
                out.append(Movement(seat, self._stake[seat], "pot", cite["stay"]))
        if self._phase != P_OVER:
            return out
        self._settle()
        if self._pot_counted:
            to = "next-pot" if self._winner < 0 else self._winner
            out.append(Movement(None, self._pot_counted, to, cite[self._award_clause()]))
        for seat in order:
            if self._paid[seat]:
                clause = self._match_clause(seat)
                out.append(Movement(seat, self._paid[seat], "next-pot", cite[clause]))
        return out

    def _opening_clause(self, seat: int) -> str:
        if self._due_before[seat] <= 0:
            return "ante"
        short = self._opening[seat] < self._due_before[seat]
        return "short" if short else "owed"

    def _match_clause(self, seat: int) -> str:
        limit = self.rules.limit
        due = self._pot_counted if limit is None else min(self._pot_counted, limit)
        if self._paid[seat] < due or self._final[seat] == 0:
            return "short"
        return "renege" if self._renegers >> seat & 1 else "boure"

    def _award_clause(self) -> str:
        if self._ending != E_PLAYED:
            return {E_UNPLAYED: "only-one", E_NOBODY: "nobody", E_THROWN_IN: "thrown-in"}.get(
                self._ending, "void"
            )
        if self._why_carried == W_WON:
            return "win"
        if self._why_carried == W_NEXT_BEST:
            return "next-best"
        if self._why_carried == W_TIE:
            return "tie2" if self._most(self._in) == 2 else "tie1"
        if self._why_carried == W_RENEGER_TIE:
            tie_rule = self._winner >= 0 or not self.o.tie_pays
            return "reneger-tie" if tie_rule else "reneger-ones"
        ones = self._most(self._in & ~self._renegers & ~self._dead) == 1
        return "reneger-ones" if ones else "reneger-top"

    # Simulation

    def playout(
        self, hands: cython.int, seed: int, start: cython.longlong = 1000
    ) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, each from fresh stacks of ``start`` and
        an empty pot, the deal passing. Leaves this hand at the end of the last one.

        Returns (actions taken, chips paid into next pots): the second so that every settlement
        counts."""
        actions: cython.longlong = 0
        paid: cython.longlong = 0
        seat: cython.int
        _: cython.int
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(hands):
            for seat in range(self.seats):
                self._stack[seat] = start
                self._due_before[seat] = 0
            self.dealer = self._after(self.dealer, self._live)
            self._open(0)
            self._shuffle()
            self._deal()
            while self._phase != P_OVER:
                self._do(self._random_action())
                actions += 1
            self._settle()
            paid += self._next_pot
        return actions, paid

    def random_action(self, seed: int) -> int:
        """One legal action, chosen as ``playout`` chooses."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        return self._random_action()


def _seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a set of seats, low to high."""
    return tuple([seat for seat in range(10) if mask >> seat & 1])


# --- What a seat may know ------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise.
    """

    rules: Rules
    seat: int | None
    seats: int
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    trump: int
    """Suit 0 to 3; -1 before the deal."""
    turned: int
    """The card that the dealer turned up; -1 before the deal."""
    pot: int
    pot_before: int
    """What lay in the pot before this deal's antes."""
    stacks: tuple[int, ...]
    due_before: tuple[int, ...]
    opening: tuple[int, ...]
    """What each put in before the deal."""
    stakes: tuple[int, ...]
    """What each put up to stay in."""
    free: bool
    minimum: int
    dealt_in: tuple[int, ...]
    """Seat numbers."""
    staying: tuple[int, ...]
    """Seat numbers."""
    passed: tuple[int, ...]
    """Seat numbers."""
    spoken: tuple[int, ...]
    """Seat numbers."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    threw: tuple[int, ...] = field(repr=False)
    """One's own discards, or the hand one threw in."""
    drawn: tuple[int, ...]
    """How many each drew; -1 before the draw."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    tricks: tuple[int, ...]
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Complete tricks, each (seat, card) in the order played."""
    trick: tuple[tuple[int, int], ...]
    """The trick on the table."""
    leads: tuple[int, ...]
    """By trick: how many cards its lead laid down, 0 if they lay there already."""
    laid: tuple[int, ...]
    """Cards of a multiple lead that wait for their trick."""
    layer: int
    """Whose they are; -1 if there are none."""
    first_known: int
    """The number of tricks played before ``history`` begins (stated positions)."""
    stock: int
    """Cards left of the deck."""
    recycled: int
    """Cards left of those shuffled anew."""
    out_recycled_by: tuple[int, ...]
    """The seats (numbers) for whom the hands thrown in were shuffled."""
    discards_recycled_by: tuple[int, ...]
    """The seats (numbers) for whom earlier discards were shuffled."""
    renegers: tuple[int, ...]
    dead: tuple[int, ...]
    """Seat numbers: put out of the event in this hand."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""


def level_for_pot(result: Result, dealt_in: Sequence[int]) -> tuple[int, ...]:
    """Who plays again for a carried pot when everybody is at zero: those level for most tricks,
    renegers left out before the tricks are compared; after a hand that was not played, all who were
    dealt in (OP-X-06). ``dealt_in``: without those put out. Empty if fewer than two."""
    if result.ending != "played":
        return tuple(dealt_in)
    took = {s: n for s, n in enumerate(result.tricks) if n and s not in result.renegers}
    took = {s: n for s, n in took.items() if s in dealt_in}
    level = tuple(s for s, n in took.items() if n == max(took.values()))
    return level if len(level) > 1 else ()


def split_pot(
    rules: Rules, pot: int, among: Sequence[int], dealer: int, seats: int
) -> list[tuple[int, int]]:
    """What each of these seats gets of a pot that is split, in whole antes, as (seat, amount).
    ``dealer`` would deal next, the last dealer's left: odd chips go from there on (OP-BOURE-12)."""
    order = sorted(among, key=lambda seat: (seat - dealer) % seats)
    units, rest = divmod(pot // rules.ante, len(order))
    shares = [(units + (place < rest)) * rules.ante for place in range(len(order))]
    shares[0] += pot % rules.ante
    return [(seat, share) for seat, share in zip(order, shares, strict=True) if share]


def view(hand: Hand, seat: int | None) -> View:
    """What this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt hand as a session begins: everybody with a starting stack and an empty pot; the
    seed gives cards and dealer. Raises RulesError for a number of seats that cannot play."""
    hand = Hand(rules, seed % max(seats, 1), [rules.start_stack] * seats)
    hand.deal_seeded(seed)
    return hand


def imagine(view: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew; the same seed
    gives the same hand. For many hands of one view make one ``boure_search.Imaginer``."""
    from cardhall.games.boure_search import Imaginer

    return Imaginer(view, rules).hand(seed)


# --- The run of hands ----------------------------------------------------------------------------


class Session:
    """A table's run of hands: its stacks, pot, dealer, dues, and who may touch the cards.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``shuffle``, ``cut``, ``start_hand``, and ``finish`` or ``misdeal``. The cards come in as
    deck orders; the session knows no chance of its own. Acts out of order raise Illegal.
    """

    def __init__(
        self,
        rules: Rules,
        seats: int,
        stacks: Sequence[int] | None = None,
        dealer: int | None = None,
    ) -> None:
        """Open a session: everyone with the start stack (LLAA-BOURE-45, RAP-44) unless told
        otherwise (RAP-03). Raises RulesError for a table that may not open."""
        self.note = rules.seats_note(seats)
        if stacks is not None and len(stacks) != seats:
            given = Message("boure-so-many-stacks", count=len(stacks))
            raise RulesError("stacks", given, Message("boure-one-for-each-seat", seats=seats))
        self.rules = rules
        self.stacks = list(stacks) if stacks is not None else [rules.start_stack] * seats
        for stack in self.stacks:
            rules.in_antes("stacks", stack)
        self.pot = 0
        self.owed = [0] * seats
        self.bought = list(self.stacks)
        """The last buy-in of each seat (RAP-45)."""
        self.paid_in = list(self.stacks)
        """All that each seat has bought in for."""
        self.deal_no = 0
        """Deals begun so far."""
        self.dealer = -1
        self.opening: list[list[tuple[int, int]]] = []
        """The draw for the first deal: rounds of (seat, card)."""
        self.shuffled_by = -1
        self.cut_by = -1
        self.cut_at = 0
        self.tied: list[int] = []
        """Seats that play again for a carried pot when everybody is at zero (OP-X-06)."""
        self.redeal: list[int] = []
        """After a misdeal: the seats that are dealt in again, without further antes."""
        self.in_hand = False
        self.left_over = 0
        """A pot left at the session's end that is nobody's (OP-BOURE-12)."""
        self.ended = False
        if dealer is not None:
            self.name_dealer(dealer)

    @property
    def seats(self) -> int:
        return len(self.stacks)

    # The first deal

    def draw_for_deal(self, cards: Sequence[int]) -> int:
        """Each seat draws a card, in order from seat A; the highest deals first, ace high, equal
        highest cards draw again (LLAA-BOURE-06, OP-BOURE-01). ``cards`` is an order of cards to
        draw from. Returns the dealer; the rounds are in ``opening``."""
        if self.dealer >= 0:
            raise Illegal(
                Refusal("not-now", "LLAA-BOURE-06", Message("the-first-dealer-is-chosen"))
            )
        pile = iter(cards)
        among = self.live
        self.opening = []
        while len(among) > 1:
            drawn = [(seat, next(pile)) for seat in among]
            self.opening.append(drawn)
            best = max(card % 13 for _, card in drawn)
            among = [seat for seat, card in drawn if card % 13 == best]
        self.dealer = among[0]
        return self.dealer

    def name_dealer(self, seat: int) -> None:
        """The table agrees who deals first: eldest, youngest, host or a named seat (RAP-08)."""
        if self.deal_no or self.in_hand:
            raise Illegal(Refusal("not-now", "RAP-08", Message("the-first-deal-is-past")))
        if not 0 <= seat < self.seats:
            raise _no_such_dealer(seat, self.seats)
        self.dealer = seat

    # A deal

    @property
    def live(self) -> list[int]:
        """Seats that are dealt in to the next hand."""
        if self.redeal:
            return list(self.redeal)
        if self.tied:
            return list(self.tied)
        return [seat for seat, stack in enumerate(self.stacks) if stack > 0]

    def left_of(self, seat: int) -> int:
        """The next seat to the left that is dealt in."""
        live = self.live
        return min(live, key=lambda other: (other - seat - 1) % self.seats)

    def right_of(self, seat: int) -> int:
        """The next seat to the right that is dealt in."""
        live = self.live
        return min(live, key=lambda other: (seat - other - 1) % self.seats)

    @property
    def deck_no(self) -> int:
        """The deck for the next deal, or for the one in play: 1 and 2 by turns (LLAA-T-21)."""
        begun = self.deal_no - (1 if self.in_hand else 0)
        return begun % 2 + 1

    def open_deck(self, number: int) -> None:
        """A table never has more than two decks (LLAA-T-22)."""
        if number not in (1, 2):
            raise Illegal(
                Refusal("third-deck", "LLAA-T-22", Message("boure-a-table-uses-two-decks"))
            )

    def shuffle(self, seat: int) -> None:
        """Only the dealer shuffles (LLAA-BOURE-08)."""
        self._ready()
        if seat != self.dealer:
            text = Message("boure-only-the-dealer-shuffles")
            raise Illegal(Refusal("not-the-dealer", "LLAA-BOURE-08", text))
        self.shuffled_by = seat

    def cut(self, seat: int, at: int = 0) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top (LLAA-BOURE-09)."""
        self._ready()
        if seat != self.right_of(self.dealer):
            text = Message("boure-the-right-hand-neighbour-cuts")
            raise Illegal(Refusal("not-the-cutter", "LLAA-BOURE-09", text))
        if self.shuffled_by < 0:
            raise Illegal(Refusal("not-now", "LLAA-BOURE-08", Message("boure-not-shuffled-yet")))
        if not 0 <= at < 52:
            text = Message("boure-cut-at-so-many", low=0, high=51)
            raise Illegal(Refusal("no-such-cut", "LLAA-BOURE-09", text))
        self.cut_by, self.cut_at = seat, at

    def _ready(self) -> None:
        if self.dealer < 0:
            raise Illegal(Refusal("no-dealer", "LLAA-BOURE-06", Message("choose-the-first-dealer")))
        if self.in_hand:
            raise Illegal(Refusal("not-now", "LLAA-BOURE-07", Message("finish-the-hand-first")))
        if self.is_over:
            raise Illegal(Refusal("session-over", "OP-BOURE-13", Message("this-session-is-over")))

    def start_hand(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> Hand:
        """Collect the antes and deal. ``deck`` is the order after the shuffle; a cut made before
        turns it. Who has not shuffled or cut by then does so without further words."""
        self._ready()
        hand = Hand(
            self.rules,
            self.dealer,
            self.stacks,
            self.pot,
            self.owed,
            playing=self.live,
            free=bool(self.tied),
        )
        self.redeal = []
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]], spare)
        self.shuffled_by = self.dealer
        self.cut_by = self.right_of(self.dealer)
        self.deal_no += 1
        self.in_hand = True
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Take the pot in: settle the hand, pass the deal to the left (LLAA-BOURE-07, RAP-10).
        Returns the hand's movements. Raises ValueError if the hand is not over or not begun here.
        """
        if not self.in_hand:
            raise ValueError("No hand is in play. Start one with start_hand")
        result = hand.result()
        moved = hand.movements()
        self.stacks = list(result.stacks)
        self.pot = result.next_pot
        self.owed = list(result.owed)
        self.tied = self._tied_at_zero(hand, result)
        self._next_deal()
        return moved

    def _tied_at_zero(self, hand: Hand, result: Result) -> list[int]:
        """Everybody at zero and the pot carried: the tied play again for it (OP-X-06)."""
        if any(self.stacks) or not self.pot:
            return []
        return list(level_for_pot(result, [s for s in hand.dealt_in if s not in hand.dead]))

    def misdeal(self, hand: Hand) -> list[Movement]:
        """The deal is void: it passes left, the antes stay for the new deal, nobody antes again
        (LLAA-BOURE-13 to 15); stay chips go back while nobody has drawn (OP-X-02), after that they
        stay too (OP-BOURE-14). Returns what moved back."""
        if not self.in_hand:
            raise ValueError("No hand is in play. Start one with start_hand")
        had_a_draw = any(hand.drawn(seat) >= 0 for seat in hand.staying)
        given = [0 if had_a_draw else stake for stake in hand.stakes]
        back = [Movement(None, n, seat, "OP-X-02") for seat, n in enumerate(given) if n > 0]
        self.stacks = [a + b for a, b in zip(hand.stacks, given, strict=True)]
        self.pot = hand.pot - sum(given)
        self.owed = [ANTED] * self.seats
        self.redeal = list(hand.dealt_in)
        self._next_deal()
        return back

    def _next_deal(self) -> None:
        self.in_hand = False
        self.shuffled_by = self.cut_by = -1
        self.cut_at = 0
        if self.live:
            self.dealer = self.left_of(self.dealer)

    # Seats and ends

    def is_lost(self, seat: int) -> bool:
        """Has this seat no chips left, between hands (LLAA-BOURE-46, 49; OP-BOURE-13)?"""
        return not self.in_hand and self.stacks[seat] == 0 and seat not in self.live

    @property
    def is_over(self) -> bool:
        """Can no further hand be dealt? One seat left with chips ends it (OP-BOURE-13)."""
        return self.ended or (not self.in_hand and len(self.live) < 2)

    @property
    def may_end(self) -> bool:
        """May the session end now, time being up? Not in mid-hand (LLAA-T-07); nor, with
        ``last_pot=play-until-won``, while a pot lies there that two can play for."""
        if self.in_hand:
            return False
        return self.rules.last_pot != "play-until-won" or self.pot == 0 or self.is_over

    def end(self) -> list[Movement]:
        """End the session. A pot that is left is nobody's, or split among those with chips, odd
        chips from the last dealer's left (OP-BOURE-12). Returns what moved."""
        if not self.may_end:
            raise Illegal(Refusal("not-now", "LLAA-T-07", Message("boure-still-to-be-played")))
        moved: list[Movement] = []
        live = [seat for seat, stack in enumerate(self.stacks) if stack > 0]
        if self.rules.last_pot == "split" and live and self.pot:
            for seat, share in split_pot(self.rules, self.pot, live, self.dealer, self.seats):
                moved.append(Movement(None, share, seat, "OP-BOURE-12"))
                self.stacks[seat] += share
            self.pot = 0
        self.left_over = self.pot
        self.ended = True
        return moved

    def next_buy_in(self, seat: int) -> int:
        """What a seat may buy in again for: half of its last buy-in, rounded down to whole antes;
        0 if nothing (RAP-45, OP-RAP-09). Who is dealt in again after a void hand has anted the
        last chips for it, and still plays."""
        if not self.rules.ladder or self.in_hand or self.stacks[seat] > 0 or seat in self.redeal:
            return 0
        return self.bought[seat] // 2 // self.rules.ante * self.rules.ante

    def buy_in(self, seat: int) -> int:
        """Buy in again at zero; it clears what was owed for the last hand (RAP-47). Returns the
        amount. Raises Illegal."""
        amount = self.next_buy_in(seat)
        if not amount:
            raise Illegal(self._why_no_buy_in(seat))
        self.stacks[seat] = self.bought[seat] = amount
        self.paid_in[seat] += amount
        self.owed[seat] = 0
        self.tied = []
        return amount

    def _why_no_buy_in(self, seat: int) -> Refusal:
        if not self.rules.ladder:
            return Refusal("no-ladder", "OP-RAP-02", Message("boure-no-further-buy-ins"))
        if self.in_hand or self.stacks[seat] > 0 or seat in self.redeal:
            return Refusal("not-at-zero", "RAP-45", Message("boure-one-buys-in-again-at-zero"))
        return Refusal("ladder-ended", "RAP-45", Message("boure-half-is-less-than-an-ante"))

    # Plain data

    _FIELDS = (
        "stacks", "pot", "owed", "bought", "paid_in", "deal_no", "dealer", "shuffled_by", "cut_by",
        "cut_at", "tied", "redeal", "in_hand", "left_over", "ended",
    )  # fmt: skip

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a hand in play is not in it: replay its actions)."""
        data: dict[str, object] = {"rules": self.rules.to_data()}
        for name in self._FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        data["opening"] = [[list(draw) for draw in drawn] for drawn in self.opening]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> "Session":
        """The session that ``to_data`` wrote down."""
        session = cls.__new__(cls)
        session.rules = Rules.from_data(data["rules"])  # type: ignore[arg-type]
        for name in cls._FIELDS:
            value = data[name]
            setattr(session, name, list(value) if isinstance(value, list) else value)
        session.opening = [
            [(draw[0], draw[1]) for draw in drawn]
            for drawn in data["opening"]  # type: ignore[attr-defined]
        ]
        session.note = session.rules.seats_note(session.seats)
        return session
