"""Hold'em hands in the Poker Hand History format (PHH): read, played by our rules, written.

The format is TOML: forced bets, stacks, and actions such as ``p3 cbr 600``, players counted from
the small blind (heads-up from the big blind). Read are the variants ``NT`` (no-limit), ``FT``
(limit) and ``PT``, which we add for pot-limit, one hand a file or several as tables ``[1]``,
``[2]``. Hole cards may be unknown until they are shown; the history may stop before the end.

What the format leaves open is written in a field of ours, ``_cardhall``: the least chip, odd chips
and the cap of raises, by the names of ``holdem.Rules``. In files without it all odd chips go to the
first tied seat and limit has four raises, as other programs that write the format have it.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from cardhall.cards.notation import RANKS, card_list, format_card, parse_card
from cardhall.games import holdem
from cardhall.games.holdem import Hand, Illegal, Rules, RulesError
from cardhall.records.text import MOST, RecordError, lines_of_keys, read_toml

VARIANTS = {"NT": "no-limit", "PT": "pot-limit", "FT": "limit"}
SUFFIXES = (".phh", ".phhs")
OWN = ("least_chip", "odd_chips", "max_raises")
"""What ``_cardhall`` may say."""
_SCALES = (1, 10, 100, 1000)
_HELP = "Write d dh p1 AcKd, d db 2c7d9h, p1 f, p1 cc, p1 cbr 600 or p1 sm AcKd"


@dataclass(frozen=True)
class Act:
    """One action: ``deal`` (to a player), ``board``, ``fold``, ``call`` (or check), ``raise`` (or
    bet, to an amount), ``show``, ``muck``; or ``""`` for a comment."""

    line: int
    words: str
    verb: str
    player: int = -1
    amount: int = 0
    cards: tuple[int | None, ...] = ()


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class History:
    """A hand as the file has it. Amounts are chips, ``scale`` of them to one of the file's."""

    variant: str
    antes: tuple[int, ...]
    trimmed: bool
    blinds: tuple[int, ...]
    small_bet: int
    big_bet: int
    stacks: tuple[int, ...]
    acts: tuple[Act, ...]
    finishing: tuple[int, ...] | None
    options: Mapping[str, Any]
    scale: int
    fields: Mapping[str, Any]
    """All fields as they stand in the file."""
    where: Mapping[str, int] = field(compare=False)
    """The line of each field."""

    def fail(self, name: str, why: str, cure: str, clause: str = "") -> RecordError:
        return RecordError(self.where.get(name, 1), f"{name}: {why}", cure, clause)


# --- Reading -------------------------------------------------------------------------------------


def read_phh(text: str) -> tuple[History, ...]:
    """All hands of a file. Raises RecordError, naming the line and the cure."""
    data = read_toml(text, parse_float=Decimal)
    where = lines_of_keys(text)
    if "variant" in data or not data:
        return (_Reader(text, data, where, 1).history(),)
    out = []
    for name, table in data.items():
        if not isinstance(table, dict):
            cure = 'Write variant = "NT", or each hand in a table [1], [2]'
            raise RecordError(where.get(name, 1), f"{name} stands before any hand", cure)
        lines = {
            k.removeprefix(f"{name}."): n for k, n in where.items() if k.startswith(f"{name}.")
        }
        out.append(_Reader(text, table, lines, where.get(name, 1)).history())
    return tuple(out)


class _Reader:
    """Reads the fields of one hand."""

    def __init__(
        self, text: str, data: Mapping[str, Any], where: Mapping[str, int], first: int
    ) -> None:
        self.text = text
        self.data = data
        self.where = where
        self.first = first
        self.scale = 1

    def fail(self, name: str, why: str, cure: str) -> RecordError:
        return RecordError(self.where.get(name, self.first), f"{name}: {why}", cure)

    def history(self) -> History:
        variant = self.data.get("variant")
        if variant not in VARIANTS:
            raise self.fail("variant", f"{_short(variant)}", "Hold'em is NT, FT or PT (pot-limit)")
        limit = variant == "FT"
        bets = ("small_bet", "big_bet") if limit else ("min_bet",)
        lists = ("starting_stacks", "antes", "blinds_or_straddles")
        self.scale = self.find_scale((*lists, *bets, "finishing_stacks"))
        stacks = self.amounts("starting_stacks")
        if not 2 <= len(stacks) <= 10 or not all(stacks):
            raise self.fail("starting_stacks", f"{_short(stacks)}", "Two to ten, none of them zero")
        others = {name: self.amounts(name) for name in lists[1:]}
        finishing = None
        if "finishing_stacks" in self.data:
            finishing = others["finishing_stacks"] = self.amounts("finishing_stacks")
        for name, amounts in others.items():
            if len(amounts) != len(stacks):
                raise self.fail(name, f"{len(amounts)} amounts", f"One a player: {len(stacks)}")
        sizes = [self.amount(name, self.needed(name)) for name in bets]
        trimmed = self.data.get("ante_trimming_status", False)
        if not isinstance(trimmed, bool):
            raise self.fail("ante_trimming_status", f"{_short(trimmed)}", "Write true or false")
        return History(
            variant=variant,
            antes=others["antes"],
            trimmed=trimmed,
            blinds=others["blinds_or_straddles"],
            small_bet=sizes[0],
            big_bet=sizes[-1],
            stacks=stacks,
            acts=self.acts(len(stacks)),
            finishing=finishing,
            options=self.options(),
            scale=self.scale,
            fields=self.data,
            where=self.where,
        )

    def needed(self, name: str) -> Any:
        if name not in self.data:
            raise self.fail(name, "is not there", f"Write {name} = ...")
        return self.data[name]

    def find_scale(self, names: Iterable[str]) -> int:
        """Find how many chips one of the file's is, so that all amounts are whole."""
        values = [v for name in names for v in _flat(self.data.get(name, ()))]
        words = self.data.get("actions")
        found = [w for w in words if isinstance(w, str)] if isinstance(words, list) else []
        values += [Decimal(w) for text in found for w in re.findall(r"cbr\s+(\d+\.\d+)\b", text)]
        fine = [v for v in values if isinstance(v, Decimal) and v.is_finite()]
        for scale in _SCALES:
            if all(value * scale % 1 == 0 for value in fine if abs(value) < MOST):
                return scale
        return _SCALES[-1]

    def amounts(self, name: str) -> tuple[int, ...]:
        values = self.needed(name)
        if not isinstance(values, list):
            raise self.fail(name, f"{_short(values)}", "Write an amount for each player: [50, 100]")
        return tuple([self.amount(name, value) for value in values])

    def amount(self, name: str, value: Any) -> int:
        """Chips. ``inf``, a stack that nobody wrote down, cannot be played."""
        if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
            raise self.fail(name, f"{_short(value)} is no amount", "Write a number of chips")
        if isinstance(value, Decimal) and not value.is_finite():
            raise self.fail(name, f"{value} is no amount that can be played", "Write the chips")
        if not 0 <= value <= MOST or value * self.scale % 1:
            cure = f"Write 0 to {MOST:,}, with at most three decimals"
            raise self.fail(name, f"{_short(value)} is no amount", cure)
        return int(value * self.scale)

    def options(self) -> Mapping[str, Any]:
        own = self.data.get("_cardhall", {})
        if not isinstance(own, dict) or set(own) - set(OWN):
            raise self.fail("_cardhall", f"{_short(own)}", f"A table with {', '.join(OWN)}")
        return own

    def acts(self, players: int) -> tuple[Act, ...]:
        words = self.needed("actions")
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise self.fail("actions", f"{_short(words)}", 'Write a list of words: ["p1 f"]')
        lines = self.lines_of_acts(len(words))
        return tuple([self.act(n, w, players) for n, w in zip(lines, words, strict=True)])

    def lines_of_acts(self, count: int) -> list[int]:
        """The line on which each action begins: the TOML reader does not tell."""
        first = self.where.get("actions", self.first)
        start = sum(len(line) for line in self.text.splitlines(keepends=True)[: first - 1])
        out = []
        for found in _TOKEN.finditer(self.text, start):
            if found[0] == "]":
                break
            if found[0][0] in "\"'":
                out.append(self.text.count("\n", 0, found.start()) + 1)
        return out if len(out) == count else [first] * count

    def act(self, line: int, text: str, players: int) -> Act:
        words = text.partition("#")[0].split()
        match words:
            case []:
                return Act(line, "", "")
            case ["d", "db", cards]:
                return Act(line, text, "board", cards=_cards(line, cards, unknown=False))
            case ["d", "dh", player, cards]:
                two = _cards(line, cards)
                if len(two) != 2:
                    raise RecordError(line, f"{text!r} deals {len(two)} cards", "Deal two")
                return Act(line, text, "deal", _player(line, player, players), cards=two)
            case [player, "f"]:
                return Act(line, text, "fold", _player(line, player, players))
            case [player, "cc"]:
                return Act(line, text, "call", _player(line, player, players))
            case [player, "cbr", amount]:
                chips = self.chips(line, amount)
                return Act(line, text, "raise", _player(line, player, players), chips)
            case [player, "sm"]:
                return Act(line, text, "muck", _player(line, player, players))
            case [player, "sm", cards]:
                shown = () if cards == "-" else _cards(line, cards)
                if len(shown) not in (0, 2):
                    raise RecordError(line, f"{text!r} shows {len(shown)} cards", "Show two, or -")
                return Act(line, text, "show", _player(line, player, players), cards=shown)
        raise RecordError(line, f"{_short(text)} is no action of hold'em", _HELP)

    def chips(self, line: int, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,6})?", text):
            beyond = re.fullmatch(r"[0-9]{13,}(\.[0-9]+)?", text)  # more than anybody has
            clause = "HOLDEM-68" if beyond else ""
            raise RecordError(
                line, f"{_short(text)} is no amount", "Write chips: p1 cbr 600", clause
            )
        value = Decimal(text) * self.scale
        if value % 1 or value > MOST * self.scale:
            raise RecordError(
                line, f"{text} is no amount", f"At most {MOST:,}, three decimals", "HOLDEM-68"
            )
        return int(value)


_TOKEN = re.compile(
    r"\"\"\"(?:\\.|[^\\])*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|#[^\n]*|\]", re.DOTALL
)


def _short(value: object) -> str:
    """A value in few words; a number of thousands of digits has no repr."""
    try:
        text = repr(value)
    except ValueError:
        return "a number too long to read"
    return text if len(text) <= 60 else text[:57] + "..."


def _flat(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _player(line: int, text: str, players: int) -> int:
    if not re.fullmatch(r"p[0-9]{1,2}", text) or not 1 <= int(text[1:]) <= players:
        raise RecordError(line, f"{_short(text)} is no player", f"Choose p1 to p{players}")
    return int(text[1:]) - 1


def _cards(line: int, text: str, unknown: bool = True) -> tuple[int | None, ...]:
    """Cards such as ``AcKd``; None for ``??``."""
    out: list[int | None] = []
    for place in range(0, len(text), 2):
        word = text[place : place + 2]
        if word == "??" and unknown:
            out.append(None)
        elif len(word) == 2 and word[0] in RANKS and word[1] in "cdhs":
            out.append(parse_card(word))
        else:
            raise RecordError(line, f"{_short(word)} is no card", "Write cards as in AcTd2h")
    return tuple(out)


# --- Playing -------------------------------------------------------------------------------------


def play_phh(history: History) -> Hand:
    """The hand after all actions of a history, each legal by our rules. Seat 0 is player 1; the
    last seat has the button. Raises RecordError with the line, the cure and the clause."""
    return _Player(history).play()


class _Player:
    """Plays one history."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.hand = _new_hand(history)
        holes, board = _known_cards(history)
        self.hand.deal(self.hand.deck_for(holes, board))
        self.named = {seat: set(cards) for seat, cards in holes.items()}
        self.laid = 0
        self.ready: dict[int, Act] = {}  # who has said whether they show, before their turn
        self.dealt: set[int] = set()

    def play(self) -> Hand:
        for act in self.history.acts:
            if act.verb == "board":
                self.board(act)
            elif act.verb == "deal":
                self.deal(act)
            elif act.verb in ("show", "muck"):
                self.at_showdown(act)
            elif act.verb:
                self.bet(act)
        self.show_who_is_ready()
        finishing = self.history.finishing
        if finishing is not None and self.hand.is_over and finishing != self.hand.stacks:
            raise self.history.fail(
                "finishing_stacks",
                f"the rules give {list(map(self.written, self.hand.stacks))}",
                "Mend them, or the actions; odd chips and the least chip are set in _cardhall",
            )
        return self.hand

    def written(self, chips: int) -> str:
        return _written(chips, self.history.scale)

    def deal(self, act: Act) -> None:
        if act.player in self.dealt:
            raise RecordError(act.line, f"p{act.player + 1} has cards already", "Deal once")
        if self.laid or self.hand.history:
            raise RecordError(act.line, "hole cards after play has begun", "Deal them first")
        self.dealt.add(act.player)

    def board(self, act: Act) -> None:
        """The cards lie in our hand as soon as the betting is done."""
        if self.laid == 5:
            raise RecordError(act.line, "the board is full", "It has five cards")
        wanted = 1 if self.laid else 3
        if len(act.cards) != wanted:
            raise RecordError(act.line, f"{len(act.cards)} cards on the board", f"Lay {wanted}")
        self.laid += wanted
        if self.laid > len(self.hand.board):
            raise RecordError(
                act.line, "the betting is not done", "Write first how it ends", "HOLDEM-51"
            )

    def bet(self, act: Act) -> None:
        hand = self.hand
        if len(hand.board) > self.laid or hand.is_over or hand.phase == "showdown":
            if act.verb == "call" and act.player in hand.live and hand.turn != act.player:
                return  # asked to check where there is nothing left to do
            if not hand.is_over and hand.phase != "showdown":
                raise RecordError(act.line, "cards are due on the board first", "Write d db")
        if hand.turn != act.player:
            turn = (
                f"It is the turn of p{hand.turn + 1}" if hand.turn >= 0 else "The betting is over"
            )
            raise RecordError(act.line, f"p{act.player + 1} is not to act", turn, "HOLDEM-71")
        try:
            if act.verb == "fold":
                hand.force(holdem.FOLD)
            elif act.verb == "call":
                hand.apply(holdem.CALL if hand.level > hand.bets[act.player] else holdem.CHECK)
            elif hand.level:
                hand.apply(holdem.raise_to(act.amount))
            else:
                hand.apply(holdem.bet_to(act.amount))
        except Illegal as error:
            raise self.refused(act, error) from None

    def refused(self, act: Act, error: Illegal) -> RecordError:
        least, most = self.hand.bounds()
        cure = "Call (cc) or fold (f)"
        if most:
            cure = f"From {self.written(least)} to {self.written(most)}, or cc or f"
        return RecordError(act.line, error.refusal.text, cure, error.clause)

    def at_showdown(self, act: Act) -> None:
        """The player shows or mucks, in whichever order the file has it."""
        hand, seat = self.hand, act.player
        over = hand.is_over or hand.phase == "showdown" or len(hand.board) > self.laid
        if not over:
            raise RecordError(act.line, "the betting is not done", "Write first how it ends")
        if act.verb == "muck" and hand.is_over and seat in hand.result().winners:
            cure = "Show it: p1 sm AcKd"
            raise RecordError(act.line, f"p{seat + 1} mucks a hand that wins", cure, "HOLDEM-82")
        if act.verb == "show" and not act.cards and seat not in self.named:
            raise RecordError(act.line, f"nobody knows the cards of p{seat + 1}", "Name them")
        self.ready[seat] = act
        self.show_who_is_ready()

    def show_who_is_ready(self) -> None:
        hand = self.hand
        while hand.phase == "showdown" and hand.turn in self.ready:
            act = self.ready.pop(hand.turn)
            try:
                hand.apply(holdem.SHOW if act.verb == "show" else holdem.MUCK)
            except Illegal as error:
                cure = "Show it: p1 sm AcKd"
                raise RecordError(act.line, error.refusal.text, cure, error.clause) from None


def _new_hand(history: History) -> Hand:
    """The hand before the deal."""
    count = len(history.stacks)
    bets = history.blinds[::-1] if count == 2 else history.blinds
    straddle = 2 if count > 2 and bets[1] and bets[2] == 2 * bets[1] else None
    posted = [seat for seat, chips in enumerate(bets) if chips and seat != straddle]
    if (
        not posted
        or max(posted) > 1
        or (len(posted) == 2 and sorted(history.blinds[:2]) != list(history.blinds[:2]))
    ):
        cure = "Write small blind, big blind, at most twice the big blind for the third, zeros"
        raise history.fail("blinds_or_straddles", "not played here", cure)
    small, big = (min(history.blinds[:2]), max(history.blinds[:2]))
    if history.small_bet != big:
        name = "small_bet" if history.variant == "FT" else "min_bet"
        raise history.fail(name, "is not the big blind", "It must be the same here")
    ante, posts = _antes(history)
    limit = history.variant == "FT"
    try:
        rules = Rules(
            structure=VARIANTS[history.variant],
            small_blind=small,
            big_blind=big,
            ante=ante,
            big_bet=history.big_bet if limit else 0,
            **{"least_chip": 1, "odd_chips": "one-seat", "max_raises": 4, **history.options},
            straddle="no" if straddle is None else "yes",
            profile="cash",
            start_stack=max(history.stacks),
        )
        blinds = None if small else (None, posted[0])
        return Hand(rules, history.stacks, count - 1, blinds=blinds, posts=posts, straddle=straddle)
    except (RulesError, TypeError) as error:
        name = getattr(error, "field", "_cardhall")
        place = {"stacks": "starting_stacks", "ante": "antes", "big_bet": "big_bet"}.get(
            name, "_cardhall" if name in OWN else "blinds_or_straddles"
        )
        cure = getattr(error, "cure", "Mend it")
        raise history.fail(place, str(error).removesuffix(f". {cure}"), cure) from None


def _antes(history: History) -> tuple[int, dict[int, tuple[int, int]]]:
    """The ante of all, or else what single seats put in as dead chips."""
    count = len(history.stacks)
    paid = history.antes[::-1] if count == 2 else history.antes
    bets = history.blinds[::-1] if count == 2 else history.blinds
    cure = "Write antes that all who pay them can pay beside their blinds"
    if len(set(paid)) == 1:
        if not history.trimmed and any(stack < paid[0] for stack in history.stacks):
            raise history.fail("antes", "a stack is short of the ante", cure)
        return paid[0], {}
    for ante, bet, stack in zip(paid, bets, history.stacks, strict=True):
        if ante and (stack < ante + bet or history.trimmed):
            raise history.fail("antes", "a stack is short of an ante that not all pay", cure)
    return 0, {seat: (0, ante) for seat, ante in enumerate(paid) if ante}


def _known_cards(history: History) -> tuple[dict[int, list[int]], list[int]]:
    """Everybody's two cards, as far as anyone ever learns them, and the board."""
    holes: dict[int, list[int | None]] = {}
    board: list[int] = []
    used: dict[int, int] = {}
    for act in history.acts:
        if act.verb == "board":
            new = [card for card in act.cards if card is not None]
            board += new
        elif act.verb in ("deal", "show") and act.cards:
            new = _learn(act, holes)
        else:
            continue
        for card in new:
            if card in used:
                where = f"It stands on line {used[card]} too"
                raise RecordError(act.line, f"{format_card(card)} comes twice", where, "HOLDEM-35")
            used[card] = act.line
    spare = iter([card for card in range(52) if card not in used])
    known = {seat: two for seat, two in holes.items() if two != [None, None]}
    return {
        seat: [next(spare) if card is None else card for card in two] for seat, two in known.items()
    }, board[:5]


def _learn(act: Act, holes: dict[int, list[int | None]]) -> list[int]:
    """Cards of a player that are new; what is shown must be what was dealt."""
    before = holes.get(act.player, [None, None])
    known = [card for card in before if card is not None]
    shown = [card for card in act.cards if card is not None]
    new = [card for card in shown if card not in known]
    if len(known) + len(new) > 2 or len(set(shown)) < len(shown):
        cure = f"The hand was {' '.join(map(format_card, known))}" if known else "Two different"
        raise RecordError(act.line, f"p{act.player + 1} cannot hold these cards", cure, "HOLDEM-82")
    two: list[int | None] = [*known, *new]
    holes[act.player] = two + [None] * (2 - len(two))
    return new


# --- Writing -------------------------------------------------------------------------------------


def write_phh(hand: Hand, *, scale: int = 1, **fields: Any) -> str:
    """A hand as a PHH text, all hole cards told; it may be unfinished.

    scale: chips to one of the file's units, 1, 10, 100 or 1000 (100: cents in a file of dollars).
    fields: optional fields of the format, such as ``players`` (names, from the left of the button),
    ``event``, ``year``; or of one's own, beginning with an underscore. Raises ValueError for a hand
    that is not dealt, and for one that the format has no words for: void or changed by a ruling,
    with a carried pot, with chips posted live, with blinds out of their usual seats.
    """
    if scale not in _SCALES:
        raise ValueError(f"scale: {scale}. Choose among {', '.join(map(str, _SCALES))}")
    if hand.phase == "deal":
        raise ValueError("The hand is not dealt. Deal it first")
    order = _order(hand)
    head = {**_head(hand, order), "actions": _actions(hand, order, scale)}
    head["seats"] = [seat + 1 for seat in order]
    head["seat_count"] = hand.seats
    if hand.is_over:
        stacks = [hand.stacks[seat] - _crumb(hand, seat) for seat in order]
        head["finishing_stacks"] = _Chips(stacks)
    head |= {**fields, "_cardhall": {name: getattr(hand.rules, name) for name in OWN}}
    text = "".join([f"{name} = {_toml(value, scale)}\n" for name, value in head.items()])
    _check(text, hand, order)
    return text


def write_all(texts: Iterable[str]) -> str:
    """Several hands, each as ``write_phh`` gives it, in one text (a ``.phhs`` file)."""
    return "\n".join([f"[{number}]\n{text}" for number, text in enumerate(texts, 1)])


class _Chips(list[int]):
    """Amounts of chips: written in the file's units."""


def _crumb(hand: Hand, seat: int) -> int:
    """Chips too small to play (HOLDEM-67): the format knows no such chips."""
    chips = hand.starting_stacks[seat]
    return chips - hand.rules.playable(chips)


def _order(hand: Hand) -> list[int]:
    """The seats that were dealt in as players 1, 2, ...: from the left of the button."""
    seats = hand.seats
    order = sorted(hand.dealt_in, key=lambda seat: (seat - hand.button - 1) % seats)
    if len(order) == 2 and order[0] == hand.small:
        order.reverse()
    return order


def _head(hand: Hand, order: Sequence[int]) -> dict[str, Any]:
    """The forced bets; heads-up they stand the other way round."""
    rules, seen = hand.rules, holdem.view(hand, None)
    blinds = {seen.straddle: 2 * rules.big_blind, seen.small: rules.small_blind}
    blinds |= {hand.big: rules.big_blind}
    antes = [rules.ante + seen.dead[seat] for seat in order]
    bets = [blinds.get(seat, 0) for seat in order]
    stacks = [hand.starting_stacks[seat] - _crumb(hand, seat) for seat in order]
    code = next(code for code, name in VARIANTS.items() if name == rules.structure)
    step = -1 if len(order) == 2 else 1
    out: dict[str, Any] = {"variant": code}
    if len(set(antes)) == 1 and min(stacks) < antes[0]:
        out["ante_trimming_status"] = True
    out["antes"] = _Chips(antes[::step])
    out["blinds_or_straddles"] = _Chips(bets[::step])
    if code == "FT":
        out["small_bet"] = _Chip(rules.big_blind)
        out["big_bet"] = _Chip(rules.high_limit)
    else:
        out["min_bet"] = _Chip(rules.big_blind)
    return {**out, "starting_stacks": _Chips(stacks)}


class _Chip(int):
    """An amount of chips: written in the file's units."""


_STREETS = {"preflop": 0, "flop": 3, "turn": 4, "river": 5, "showdown": 5}


def _actions(hand: Hand, order: Sequence[int], scale: int) -> list[str]:
    """The actions in words. Where the betting ends with an all-in, hands are shown before the rest
    of the board, as the format has it."""
    player = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    out = [f"d dh {player[seat]} {_card_words(card_list(hand.hole_of(seat)))}" for seat in order]
    laid = 0
    for step in hand.history:
        if step.phase == "showdown":
            break
        out += _board_words(hand, laid, _STREETS[step.phase])
        laid = _STREETS[step.phase]
        word = {"fold": "f", "check": "cc", "call": "cc"}.get(holdem.verb_of(step.action))
        amount = _written(holdem.amount_of(step.action), scale)
        out.append(f"{player[step.seat]} {word or 'cbr ' + amount}")
    shown = [event.seat for event in hand.log() if event.what == "show"]
    all_in = bool(shown) and not any(step.phase == "showdown" for step in hand.history)
    showing = [f"{player[s]} sm {_card_words(card_list(hand.hole_of(s)))}" for s in shown]
    showing += [f"{player[seat]} sm" for seat in hand.mucked]
    board = _board_words(hand, laid, len(hand.board))
    return out + (showing + board if all_in and laid < 5 else board + showing)


def _board_words(hand: Hand, laid: int, upto: int) -> list[str]:
    streets = [(0, 3), (3, 4), (4, 5)]
    return [f"d db {_card_words(hand.board[a:b])}" for a, b in streets if laid <= a and b <= upto]


def _card_words(cards: Iterable[int]) -> str:
    return "".join([RANKS[card % 13] + "cdhs"[card // 13] for card in cards])


def _written(chips: int, scale: int) -> str:
    """An amount in the file's units."""
    return str(chips // scale) if chips % scale == 0 else f"{Decimal(chips) / scale}"


def _toml(value: Any, scale: int) -> str:
    if isinstance(value, _Chip):
        return _written(value, scale)
    if isinstance(value, _Chips):
        return f"[{', '.join([_written(chips, scale) for chips in value])}]"
    if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
        return "[\n" + "".join([f"  {_toml(one, 1)},\n" for one in value]) + "]"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([_toml(one, 1) for one in value])}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join([f'{name} = {_toml(one, 1)}' for name, one in value.items()])} }}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def _check(text: str, hand: Hand, order: Sequence[int]) -> None:
    """Read again, the hand must be the same: else it has something the format cannot say."""
    try:
        again = play_phh(read_phh(text)[0])
        same = [again.stacks[place] for place in range(len(order))] == [
            hand.stacks[seat] - _crumb(hand, seat) for seat in order
        ] and (again.phase, again.pot, again.board) == (hand.phase, hand.pot, hand.board)
        why = "" if same else "chips differ when it is read again"
    except RecordError as error:
        why = str(error)
    if why:
        raise ValueError(
            f"This hand has what PHH has no words for ({why}). Live posts, carried pots, blinds "
            "out of their usual seats, rulings and void hands stay in records of our own"
        )
