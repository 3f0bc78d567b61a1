"""The English sentences that the hall sends to the pages: gathered by playing, and by odd acts.

What a page shows of them it looks up in a catalogue of patterns (web/src/text/<language>/said).
"""

from __future__ import annotations

import ast
import copy
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import cardhall
from cardhall.cards.notation import format_card
from cardhall.lessons.lesson import lesson
from cardhall.tables import commands as c
from cardhall.tables.advising import NoAdvice, advice_for, odds_for
from cardhall.tables.croupiers import croupier
from cardhall.tables.state import State
from cardhall.tables.table import Context, Refusal, decide
from cardhall.tables.views import view_for
from tables.play import NAMES, SECOND, Table

TEXT = Path(__file__).parents[2] / "web/src/text"

#: How a session of each game is made short, in each of its presets, with some house rules.
SESSIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "boure": (
        {"minutes": 4},
        {"minutes": 4, "preset": "rap"},
        {"minutes": 3, "options": {"minimum": "throw-in", "draw_limit": "4"}},
    ),
    "euchre": tuple(
        {"preset": "lions-euchre", "options": {"hands": 6, **more}}
        for more in ({}, {"stick_dealer": False, "loner_lead": "left-of-loner"})
    ),
    "pedro": ({"options": {"target": 21}}, {"options": {"target": 11}}),
    "pitty_pat": ({"minutes": 3},),
    "holdem": tuple(
        {"preset": preset, "minutes": 3}
        for preset in ("kofc-holdem", "cash-no-limit", "cash-limit")
    ),
    "rummy": ({"minutes": 4},),
    "po_ke_no": ({"minutes": 3}, {"minutes": 2, "options": {"false_call": "sit-out-game"}}),
}
SEATS = {"boure": 5, "rummy": 3, "pitty_pat": 3}
#: What somebody might try at her turn or out of it; "{}" is a card.
TRIES = (
    "play {}", "pass", "stay", "draw", "draw {}", "draw {} {}", "draw {} {} {} {}", "draw {} {} {} {} {}",
    "pick it up", "alone", "hearts", "spades alone", "discard {}", "bid 7", "bid 9", "bid 14", "name hearts",
    "throw {}", "rob", "take", "take {}", "decline", "draw 2", "meld {} {} {}", "add {} 1", "lay {} {} {}",
    "fold", "check", "call", "bet 200", "raise 600", "raise 1", "all-in", "show", "show {}", "muck",
    "out A", "out B", "call card", "nonsense",
)  # fmt: skip


def heard_keys() -> tuple[str, ...]:
    """The fields of the hall's answers whose sentences the pages look up."""
    source = (TEXT / "heard.ts").read_text()
    found = re.search(r"const KEYS = new Set\(\[(.*?)\]\)", source, re.S)
    assert found
    return tuple(re.findall(r'"(\w+)"', found.group(1)))


def sentences(answer: Any, keys: tuple[str, ...]) -> Iterator[str]:
    """What of an answer of the hall the pages look up, as web/src/text/heard.ts does."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            if isinstance(value, str):
                if value and (key in keys or (key == "words" and value.endswith("."))):
                    yield value
            elif key in keys and isinstance(value, list | tuple):
                for one in value:
                    if isinstance(one, str):
                        yield one
                    else:
                        yield from sentences(one, keys)
            else:
                yield from sentences(value, keys)
    elif isinstance(answer, list | tuple):
        for one in answer:
            yield from sentences(one, keys)


class Ear:
    """All that was heard, each sentence once."""

    def __init__(self) -> None:
        self.keys = heard_keys()
        self.said: set[str] = set()

    def hear(self, answer: Any) -> None:
        self.said.update(sentences(msgspec.to_builtins(answer), self.keys))

    def table(self, state: State) -> None:
        for reader in (*range(len(state.seats)), None, "judge"):
            self.hear(view_for(state, reader))

    def attempt(self, state: State, command: Any, actor: str, role: str) -> None:
        try:
            decide(state, command, Context(state.at, actor, role))
        except Refusal as refusal:
            if refusal.why != "That is no act of this game.":  # no page sends such words
                self.hear({"why": refusal.why, "cure": refusal.cure})
        except (ValueError, KeyError, IndexError):
            pass

    def advice(self, state: State, seat: int) -> None:
        for asked in (advice_for, odds_for):
            try:
                self.hear(asked(state, seat))
            except NoAdvice as none:
                self.hear({"why": none.why, "cure": none.cure})


def odd_commands(state: State, rng: random.Random) -> Iterator[tuple[Any, str, str]]:
    """(command, who, role) of what somebody might try now, right or wrong."""
    seat = rng.randrange(len(state.seats))
    asked = state.asked()
    for words in TRIES:
        for who in {seat, asked[0] if asked else seat}:
            said = words.format(*(rng.choice(held(state, who)) for _ in range(6)))
            yield c.Act(seat=who, step=state.step, words=said), state.seats[who].person, "player"
    for kind in c.Command.__subclasses__():
        for role in ("player", "judge", "chair", "visitor"):
            yield made_up(kind, seat, rng), state.seats[seat].person or "nobody", role


def held(state: State, seat: int) -> list[str]:
    """The cards that a seat holds, and two more."""
    mask = state.hand.hand_of(seat) if state.hand is not None else 0
    return [*(format_card(card) for card in range(52) if mask >> card & 1), "QH", "2C"]


def made_up(kind: Any, seat: int, rng: random.Random) -> Any:
    """A command of this kind, filled in by somebody who does not care."""
    fields: dict[str, Any] = {}
    for name, type_ in kind.__annotations__.items():
        words = str(type_)
        if name == "seat":
            fields[name] = rng.choice((seat, seat, seat, 99))
        elif words == "int":
            fields[name] = rng.choice((0, 1, 2, 7, 99))
        elif words == "bool":
            fields[name] = rng.random() < 0.5
        elif words == "str":
            fields[name] = rng.choice(("", "x", *WORDS.get(name, ())))
    try:
        return msgspec.convert({"type": kind.__struct_config__.tag, **fields}, kind)
    except msgspec.ValidationError:
        return c.GoOn(seat=seat)


def after(at: Table, *steps: tuple[Any, str, str]) -> Table:
    """The table as it would be, had this been done as well."""
    other = copy.copy(at)
    other.past = list(at.past)
    for command, actor, role in steps:
        try:
            other.do(command, actor, role)
        except (Refusal, ValueError, KeyError, IndexError):
            break
    return other


def stopped(at: Table, rng: random.Random) -> Iterator[State]:
    """The chair is called, looks, and rules in each of the ways."""
    seat = rng.randrange(len(at.state.seats))
    call = (c.CallChair(seat=0, reason="a card fell"), "p0", "player")
    look = (c.LookAtHands(reason=""), "judge", "judge")
    for ruling in WORDS["ruling"]:
        ruled = after(at, call, look, (c.Rule(ruling=ruling, seat=seat), "judge", "judge"))
        yield ruled.state
    yield after(at, call, look).state
    yield after(at, (c.AskPause(seat=0), "p0", "player")).state
    for agreed in (True, False):
        asked = after(
            at,
            (c.AskPause(seat=0), "p0", "player"),
            (c.AnswerPause(seat=1, agree=agreed), "p1", "player"),
        )
        yield asked.state
        yield after(asked, (c.PlayOn(seat=1), "p1", "player")).state
    for phrase in WORDS["phrase"]:
        yield after(at, (c.Say(seat=0, phrase=phrase), "p0", "player")).state
    yield after(
        at, (c.Leave(seat=0), "p0", "player"), (c.TakeBackSeat(seat=0), "p0", "player")
    ).state
    yield after(at, (c.ReplaceByBot(seat=0), "chair", "chair")).state
    yield after(at, (c.Disqualify(seat=seat), "chair", "chair")).state
    yield after(at, (c.ExtraMinutes(minutes=5), "chair", "chair")).state
    yield after(at, (c.Resume(), "", "server")).state
    yield after(at, (c.EndSession(), "judge", "judge")).state


WORDS: dict[str, tuple[str, ...]] = {
    "ruling": ("play_on", "misdeal", "take_back", "renege", "sit_in", "end_session", "disqualify"),
    "phrase": ("good luck", "well played", "nice hand", "thank you", "my mistake", "one moment", "good night"),
    "person": ("p0", "p1", "new"),
    "name": ("Rose", "New"),
    "words": ("pass",),
}  # fmt: skip


def table_of(game: str, **more: Any) -> Table:
    return Table(SEATS.get(game, 4), people=(0, 1), game=game, **{"minutes": 0, **more})


def session(game: str, seed: int, most: int = 1_500, **more: Any) -> Iterator[Table]:
    """A session of two people among bots: the table after each act."""
    at, rng = table_of(game, **more), random.Random(f"{game} {seed}")
    yield at
    at.begin(seed)
    for _ in range(most):
        yield at
        if at.state.stage == "ended":
            return
        at.at += SECOND
        somebody_moves(at, rng)


def somebody_moves(at: Table, rng: random.Random) -> None:
    """The bot that is due, or a person: something legal, or too long a thought."""
    if at.bot_moves():
        return
    state = at.state
    if (
        state.stage in ("draw", "shuffle", "cut")
        and rng.random() < 0.9
        and at.at < (state.ends_at or at.at + 1)
    ):
        at.person_moves(rng)
    elif state.stage != "hand" or state.still or rng.random() < 0.08 or not state.asked():
        at.wait((6 if state.game == "po_ke_no" else 31) * SECOND)
    else:
        seat = rng.choice(state.asked())
        if state.seats[seat].automatic:
            at.wait(6 * SECOND)
            return
        mine = view_for(state, seat).mine
        out = [one.words for one in mine.actions if one.text == "go out"] if mine else []
        words = [
            one
            for one in state.croupier.words(state.hand)
            if state.croupier.checked(state.hand, seat, one) == one
        ]
        if state.game == "po_ke_no" and rng.random() < 0.7 or not words:
            at.wait(6 * SECOND)
            return
        chosen = out[0] if out else rng.choice([words[0], words[-1], rng.choice(words)])
        at.person(seat, c.Act(seat=seat, step=state.step, words=chosen))
        if rng.random() < 0.2 and at.state.stage == "hand":
            if (seen := view_for(at.state, seat).mine) and seen.may_undo:
                at.person(seat, c.Undo(seat=seat))


def listened(game: str, seeds: range = range(2), every: int = 5, advice: bool = True) -> set[str]:
    """All sentences of sessions of a game: views of everybody, refusals, hints."""
    ear = Ear()
    for seed in seeds:
        for number, more in enumerate(SESSIONS[game]):
            rng = random.Random(seed)
            for step, at in enumerate(session(game, 10 * seed + number, **more)):
                ear.table(at.state)
                if step % every:
                    continue
                for command, actor, role in odd_commands(at.state, rng):
                    ear.attempt(at.state, command, actor, role)
                if advice and at.state.stage == "hand" and at.state.asked():
                    ear.advice(at.state, at.state.asked()[0])
                if step % (every * 8) == 0 and step:
                    for state in stopped(at, rng):
                        ear.table(state)
    return ear.said


RANKS = "two three four five six seven eight nine ten jack queen king ace".split()
COUNTS = "no one two three four five six seven eight nine ten eleven twelve".split()
KINDS = (
    "one pair", "two pairs", "three of a kind", "straight flush", "straight", "flush", "full house",
    "four of a kind", "royal flush",
)  # fmt: skip
LATE = ", her time being up"

_RANK, _SUIT, _AND = f"(?:{'|'.join(RANKS)})", "(?:clubs|diamonds|hearts|spades)", "(?:, | and )"
_CARD = f"{_RANK} of {_SUIT}"
_GROUP = f"the {_RANK}(?:{_AND}{_RANK})* of {_SUIT}"
_MANY = f"(?:{'|'.join(rank + ('es' if rank == 'six' else 's') for rank in RANKS)})"
_HAND = rf"(?:{'|'.join(KINDS)}|no pair|{_RANK} high)(?:,? (?:to|the|with|then|and|over|of one suit|{_RANK}|{_MANY})\b)*"
_TRUMP = f"the (?:right bower|left bower|{_RANK})"
_NAME = f"(?:{'|'.join(NAMES)}|Bot [A-L]|Seat \\d+)"
_DEED = r"(?:draws|takes|lays|adds|throws|turns|is out)\b[^,]*?"
#: What is put for what, in this order; (what, slot), the first letter large or small.
_SLOTS = (
    (r"(?<= turn )to .*|(?<=^You may act ).*", "doing"),
    (rf"\b(?:{_NAME} the {_CARD}, )*{_NAME} the {_CARD}", "drawn"),
    (rf"\b{_HAND}", "hand"),
    (r"\b[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*\b", "signs"),
    (rf"\b{_CARD}(?:, {_CARD})+|\b{_GROUP}(?:{_AND}{_GROUP})+|\bthe {_RANK}(?:{_AND}{_RANK})+ of {_SUIT}", "cards"),
    (rf"\b{_CARD}\b", "card"),
    (rf"(?<=trump: ){_TRUMP}$|(?<=trumps: ){_TRUMP}(?:{_AND}{_TRUMP})*$", "trumps"),
    (rf"\b(?:{_NAME}, )*{_NAME} and {_NAME}(?: and {_NAME})*\b", "names"),
    (rf"(?<=Tricks: ){_NAME} \d+(?:, {_NAME} \d+)*", "list"),
    (rf"\b{_NAME}\b", "name"),
    (r"\$?\d[\d,]*\.\d\d\b|\b\d[\d,]* (?:chip|point|cent)s?\b", "amount"),
    (rf"\b{_SUIT}\b", "suit"),
    (rf"\bnot once\b|\bhardly ever\b|\b(?:nearly )?every time\b|\babout (?:once|(?:{'|'.join(COUNTS)}) times) in ten\b", "often"),
    (rf"\b{_MANY}(?:{_AND}{_MANY})*\b", "ranks"),
    (r"\b(?:jack|queen|king|ace)\b", "rank"),
    (r"\b[0-9a-f]{64}\b", "seal"),
    (rf"(?<![\w-])[-+]?\d[\d,]*\b|\b(?:{'|'.join(COUNTS[2:])})\b", "n"),
)  # fmt: skip


_GAMES = "(?:Bouré|Pitty-Pat|Rummy|Po-Ke-No|Pedro|Euchre|Texas [Hh]old'em)"
_TEAM = rf"{_NAME}(?:(?:,| and) {_NAME})*"
#: What the hall's own sentences have besides; looked for first.
_HALL_SLOTS = (
    (r"(?<=^Reason: ).*|(?<=ruling: ).*|(?<= corrected: ).*|(?<= reported: ).*|(?<=^Moved: ).*|(?<=^Settings changed: ).*|(?<=^Use one of: ).*|(?<=^One of ).*", "text"),
    (rf"\b{_TEAM} [-\d]\S*(?: to [-\d]\S*)?(?:(?:; |, ){_TEAM} [-\d]\S*(?: to [-\d]\S*)?)*", "list"),
    (rf"\b{_TEAM}\b", "name"),
    (r"\b\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\b", "time"),
    (r"\b[A-Z][a-z]+day, [A-Z][a-z]+ \d+\b", "day"),
    (rf"\b{_GAMES}", "game"),
    (r"(?<=\bseat )[A-L]\b|(?<=\bseats )[A-L]\b", "letter"),
    (r"\b\d+(?:, \d+)+(?: and \d+)?\b", "numbers"),
)  # fmt: skip


def parts_of(text: str) -> list[str]:
    """The sentences of a text, each without its full stop."""
    return [part.removesuffix(".") for part in re.split(r"(?<=[.!?]) (?=[A-Z\"])", text)]


def patterns_of(text: str, hall: bool = False) -> set[str]:
    """The patterns that a text needs: of its sentences, and of what is looked up inside them.
    `hall`: names stand for teams, and there are games, days and times."""
    return {pattern for part in parts_of(text) for pattern in _patterns(part, hall)}


def _patterns(sentence: str, hall: bool = False) -> Iterator[str]:
    if sentence.endswith(LATE):
        yield LATE.removeprefix(", ")
        sentence = sentence.removesuffix(LATE)
    if sentence.lower() in KINDS:
        yield sentence
        return
    found: list[tuple[str, str]] = []
    text = sentence
    parted = re.fullmatch(rf"({_NAME}) ({_DEED}(?:{_AND}{_DEED})+)", text)
    if parted:
        text = f"{parted[1]} {_put(found, 'deeds', parted[2])}"
    for what, slot in (*_HALL_SLOTS, *_SLOTS) if hall else _SLOTS:
        how = re.IGNORECASE if slot in FREE else 0
        text = re.sub(what, lambda match, slot=slot: _put(found, slot, match[0]), text, flags=how)
    yield _written(text)
    for slot, words in found:
        yield from _INSIDE.get(slot, lambda words: ())(words)


def _put(found: list[tuple[str, str]], slot: str, words: str) -> str:
    found.append((slot, words))
    count = sum(1 for one, _ in found if one == slot)
    return f"\0{slot}{count if count > 1 else ''}\1"


def _written(text: str) -> str:
    return text.replace("\0", "{").replace("\1", "}")


def _of_hand(words: str) -> Iterator[str]:
    """ "two pairs, {ranks}, with {kickers}": a poker hand in words."""
    found: list[tuple[str, str]] = []
    for what, slot in (
        (rf"\b{_MANY}(?: (?:and|over) {_MANY})?\b", "ranks"),
        (rf"\b{_RANK}(?:, {_RANK})*(?! of a|-)\b", "kickers"),
    ):
        words = re.sub(
            what,
            lambda match, slot=slot: (
                match[0]
                if match[0] in ("two", "four") and "pair" in words
                else _put(found, slot, match[0])
            ),
            words,
        )
    yield _written(words)


def _often(words: str) -> Iterator[str]:
    yield re.sub(rf"\b(?:{'|'.join(COUNTS[2:])}) times\b", "{n} times", words)


def _deeds(words: str) -> Iterator[str]:
    for deed in re.split(rf"{_AND}(?={_DEED})", words):
        yield from _patterns(deed)


_INSIDE: dict[str, Any] = {
    "doing": _patterns,
    "hand": _of_hand,
    "often": _often,
    "deeds": _deeds,
    "trumps": lambda words: re.findall("right bower|left bower", words),
}
FREE = ("cards", "card", "suit", "ranks", "rank", "n", "trumps")
GAMES = tuple(SESSIONS)
LANGUAGES = ("fr", "es")
HEADS = {
    "table": "at every table",
    "hall": "of an event",
    "server": "everywhere: signing in, lines and addresses",
    "lessons": "before and between the lessons",
}
SOURCE = Path(cardhall.__file__).parent
_ENTRY = re.compile(r'^  ("(?:[^"\\]|\\.)*"|[A-Za-z]+):', re.M)


def sentences_in(*folders: str) -> set[str]:
    """The plain sentences that stand in the source of these folders, outside of docstrings."""
    found = set()
    for path in (path for folder in folders for path in sorted((SOURCE / folder).glob("*.py"))):
        tree = ast.parse(path.read_text())
        docs = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and id(node) not in docs and isinstance(node.value, str)
            if re.fullmatch(r"[A-Z][^\n{}`]* [^\n{}`]*\.", node.value)
        }
    return found


def lesson_texts(name: str) -> dict[str, None]:
    """All that a lesson says in its order, each text whole."""
    one = lesson(name)
    texts = [
        text
        for step in one.steps
        for text in (step.line, *step.best.values(), *step.others.values(), step.otherwise)
    ]
    return dict.fromkeys(text.removesuffix(".") for text in (*texts, one.farewell) if text)


def catalogue(language: str, area: str) -> Path:
    return TEXT / language / "said" / f"{area}.ts"


def patterns_in(path: Path) -> set[str]:
    """The English patterns of a catalogue, translated or not."""
    if not path.exists():
        return set()
    return {json.loads(key) if key[0] == '"' else key for key in _ENTRY.findall(path.read_text())}


def untold(path: Path) -> set[str]:
    """The patterns of a catalogue for which nothing is said yet."""
    return (
        {
            json.loads(key)
            for key in re.findall(r'^  ("(?:[^"\\\\]|\\\\.)*"): ""', path.read_text(), re.M)
        }
        if path.exists()
        else set()
    )


@cache
def needed() -> dict[str, set[str]]:
    """The patterns of each area: what several games say is said at every table."""
    by_game = {game: {p for text in listened(game) for p in patterns_of(text)} for game in GAMES}
    count = Counter(pattern for found in by_game.values() for pattern in found)
    shared = {pattern for pattern, games in count.items() if games > 1}
    plain = {p for text in sentences_in("tables", "tables/croupiers") for p in patterns_of(text)}
    shared |= plain - {pattern for found in by_game.values() for pattern in found}
    lessons = {"lessons": {lesson(game).about.removesuffix(".") for game in GAMES}}
    return {
        "table": shared,
        **{game: found - shared for game, found in by_game.items()},
        "server": {p for text in sentences_in("server") for p in patterns_of(text)} - shared,
        **lessons,
        **{f"lesson_{game}": set(lesson_texts(game)) for game in GAMES},
    }


def write(language: str, area: str, missing: set[str]) -> None:
    """Add the patterns that a catalogue lacks, to be filled in."""
    path = catalogue(language, area)
    if not path.exists():
        title = "" if area in HEADS else croupier(area.removeprefix("lesson_")).title
        where = HEADS.get(area) or f"{'in the lesson' if area.startswith('lesson_') else 'at a table'} of {title}"
        path.write_text(
            f"/** What the hall says {where}: the English, and what is said instead. */\n"
            'import type { Said } from "../../heard";\n\nexport const said: Said = {\n};\n'
        )
    told = lesson_texts(area.removeprefix("lesson_")) if area.startswith("lesson_") else ()
    ordered = [one for one in told if one in missing] or sorted(missing)
    lines = "".join(f'  {json.dumps(one, ensure_ascii=False)}: "",\n' for one in ordered)
    text = path.read_text()
    end = text.rindex("\n};") + 1
    path.write_text(text[:end] + lines + text[end:])


def main() -> None:
    """Print what each language lacks; with --write add it to the catalogues, to be filled in."""
    for language in LANGUAGES:
        for area, patterns in needed().items():
            missing = patterns - patterns_in(catalogue(language, area))
            if "--write" in sys.argv:
                write(language, area, missing)
            for pattern in sorted(missing | untold(catalogue(language, area))):
                print(f"{language}/said/{area}: {pattern}")


if __name__ == "__main__":
    main()
