"""A sentence of the hall as a pattern: slots for names, cards, amounts and numbers.

What the slots are called, and what each may hold, is the same in web/src/text/heard.ts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from tables.play import NAMES

RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "jack", "queen", "king", "ace")  # fmt: skip
COUNTS = ("no", "one", *RANKS[:9], "eleven", "twelve")
KINDS = ("one pair", "two pairs", "three of a kind", "straight flush", "straight", "flush",
         "full house", "four of a kind", "royal flush")  # fmt: skip
#: What may follow any act.
HOW = (", her time being up", ", out of turn")


def _any(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(words)})"


_RANK, _SUIT, _AND = _any(RANKS), "(?:clubs|diamonds|hearts|spades)", "(?:, | and )"
_MANY = _any(rank + ("es" if rank == "six" else "s") for rank in RANKS)
_CARD = f"{_RANK} of {_SUIT}"
_GROUP = f"the {_RANK}(?:{_AND}{_RANK})* of {_SUIT}"
_IN_HAND = f"(?:to|the|with|then|and|over|of one suit|{_RANK}|{_MANY})"
_HAND = rf"(?:{'|'.join(KINDS)}|no pair|{_RANK} high)(?:,? {_IN_HAND}\b)*"
_TRUMP = f"the (?:right bower|left bower|{_RANK})"
_NAME = f"(?:{'|'.join(NAMES)}|Bot [A-L]|Seat \\d+)"
_DEED = r"(?:draws|takes|lays|adds|throws|turns|is out)\b[^,]*?"
_TIMES = f"(?:{'|'.join(COUNTS)}) times"
_OFTEN = (
    rf"\bnot once\b|\bhardly ever\b|\b(?:nearly )?every time\b|\babout (?:once|{_TIMES}) in ten\b"
)

#: What is put for what, in this order. Those of ANY_CASE begin small or large.
_SLOTS = (
    (r"(?<= turn )to .*|(?<=^You may act ).*", "doing"),
    (rf"\b(?:{_NAME} the {_CARD}, )*{_NAME} the {_CARD}", "drawn"),
    (rf"\b{_HAND}", "hand"),
    (r"\b[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*\b", "signs"),
    (rf"\b{_CARD}(?:, {_CARD})+|\b{_GROUP}(?:{_AND}{_GROUP})+", "cards"),
    (rf"\bthe {_RANK}(?:{_AND}{_RANK})+ of {_SUIT}", "cards"),
    (rf"\b{_CARD}\b", "card"),
    (rf"(?<=trump: ){_TRUMP}$|(?<=trumps: ){_TRUMP}(?:{_AND}{_TRUMP})*$", "trumps"),
    (rf"\b(?:{_NAME}, )*{_NAME} and {_NAME}(?: and {_NAME})*\b", "names"),
    (rf"(?<=Tricks: ){_NAME} \d+(?:, {_NAME} \d+)*", "list"),
    (rf"\b{_NAME}\b", "name"),
    (r"\$?\d[\d,]*\.\d\d\b|\b\d[\d,]* (?:chip|point|cent)s?\b", "amount"),
    (rf"\b{_SUIT}\b", "suit"),
    (_OFTEN, "often"),
    (rf"\b{_MANY}(?:{_AND}{_MANY})*\b", "ranks"),
    (r"\b(?:jack|queen|king|ace)\b", "rank"),
    (r"\b[0-9a-f]{64}\b", "seal"),
    (rf"(?<![\w-])[-+]?\d[\d,]*\b|\b{_any(COUNTS[2:])}\b", "n"),
)
ANY_CASE = ("cards", "card", "suit", "ranks", "rank", "n", "trumps")

_GAMES = "(?:Bouré|Pitty-Pat|Rummy|Po-Ke-No|Pedro|Euchre|Texas [Hh]old'em)"
_TEAM = rf"{_NAME}(?:(?:,| and) {_NAME})*"
_SCORE = rf"{_TEAM} [-\d]\S*(?: to [-\d]\S*)?"
_BEGINS = ("^Reason: ", "ruling: ", " corrected: ", " reported: ", "^Moved: ",
           "^Settings changed: ", "^Use one of: ", "^One of ",
           " called the chair: ", "^Prizes: ", "^Take the count of ")  # fmt: skip
#: What the sentences of an event have besides, looked for first: a name there may be a team.
_EVENT_SLOTS = (
    ("|".join(f"(?<={words}).*" for words in _BEGINS), "text"),
    (rf"\b{_SCORE}(?:(?:; |, ){_SCORE})*", "list"),
    (rf"\b{_TEAM}\b", "name"),
    (r"\b\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\b", "time"),
    (r"\b[A-Z][a-z]+day, [A-Z][a-z]+ \d+\b", "day"),
    (rf"\b{_GAMES}", "game"),
    (r"(?<=\bseat )[A-L]\b|(?<=\bseats )[A-L]\b", "letter"),
    (r"\b\d+(?:, \d+)+(?: and \d+)?\b", "numbers"),
)


def parts_of(text: str) -> list[str]:
    """The sentences of a text, each without its full stop."""
    return [part.removesuffix(".") for part in re.split(r"(?<=[.!?]) (?=[A-Z\"])", text)]


def patterns_of(text: str, of_event: bool = False) -> set[str]:
    """The patterns that a text needs: of its sentences, and of what is looked up inside them."""
    return {found for part in parts_of(text) for found in _patterns(part, of_event)}


class _Slots:
    """Fills the slots of one sentence: the second of a kind is {kind2}."""

    def __init__(self, text: str) -> None:
        self.text, self.held = text, list[tuple[str, str]]()

    def put(self, what: str, slot: str, but: Callable[[str], bool] = lambda words: False) -> None:
        def one(found: re.Match[str]) -> str:
            return found[0] if but(found[0]) else self.taken(slot, found[0])

        flags = re.IGNORECASE if slot in ANY_CASE else 0
        self.text = re.sub(what, one, self.text, flags=flags)

    def taken(self, slot: str, words: str) -> str:
        """The slot's name between signs in which nothing else is found."""
        self.held.append((slot, words))
        count = sum(1 for one, _ in self.held if one == slot)
        return f"\0{slot}{count if count > 1 else ''}\1"

    def written(self) -> str:
        return self.text.replace("\0", "{").replace("\1", "}")


def _patterns(sentence: str, of_event: bool = False) -> Iterator[str]:
    for how in HOW:
        if sentence.endswith(how):
            yield how.removeprefix(", ")
            sentence = sentence.removesuffix(how)
    if sentence.lower() in KINDS:
        yield sentence
        return
    slots = _Slots(sentence)
    if deeds := re.fullmatch(rf"({_NAME}) ({_DEED}(?:{_AND}{_DEED})+)", sentence):
        slots.text = f"{deeds[1]} {slots.taken('deeds', deeds[2])}"
    if call := re.fullmatch(rf"({_NAME} calls {_NAME}: )(.*)", sentence):
        slots.text = call[1] + slots.taken("phrase", call[2])
    for what, slot in (*_EVENT_SLOTS, *_SLOTS) if of_event else _SLOTS:
        slots.put(what, slot)
    yield slots.written()
    for slot, words in slots.held:
        if slot in _INSIDE:
            yield from _INSIDE[slot](words)


def _of_hand(words: str) -> Iterator[str]:
    """ "two pairs, {ranks}, with {kickers}": a poker hand in words."""
    slots = _Slots(words)
    slots.put(rf"\b{_MANY}(?: (?:and|over) {_MANY})?\b", "ranks")
    pairs = "pair" in words
    slots.put(rf"\b{_RANK}(?:, {_RANK})*(?! of a)\b", "kickers", lambda one: pairs and one == "two")
    yield slots.written()


def _of_often(words: str) -> Iterator[str]:
    yield re.sub(rf"\b{_any(COUNTS[2:])} times\b", "{n} times", words)


def _of_deeds(words: str) -> Iterator[str]:
    for deed in re.split(rf"{_AND}(?={_DEED})", words):
        yield from _patterns(deed)


_INSIDE: dict[str, Callable[[str], Iterable[str]]] = {
    "doing": _patterns,
    "phrase": _patterns,
    "hand": _of_hand,
    "often": _of_often,
    "deeds": _of_deeds,
    "trumps": lambda words: re.findall("right bower|left bower", words),
}
