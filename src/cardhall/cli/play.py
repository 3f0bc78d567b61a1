"""``cardhall play GAME``: hands against bots in a terminal; plain text, piped input as well."""

import argparse
import secrets
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from types import ModuleType
from typing import Any

from cardhall import rulebook
from cardhall.bots.arena import (
    Bot,
    bot_of,
    bots_of,
    play,
    seats_allowed,
    usual_seats,
)
from cardhall.cards.table import LETTERS, Illegal
from cardhall.cli.counts import at_least_one
from cardhall.cli.showing import lines_of, secret_verbs
from cardhall.games import GAMES, game

with suppress(ImportError):  # the arrow keys and earlier lines, where the system has them
    import readline  # noqa: F401

MOST_LISTED = 32
HELP = """You play one seat, bots the others. When it is your turn:
  a number          the act of that number
  words             an act in words, as they are listed; cards as AS, TD, 2C
  Enter             in Po-Ke-No: say nothing
  hint              what the bot would do in your place
  table             show the table again
  rule CLAUSE       a clause of the rules in full
  ?                 this help
  quit              leave"""


class Left(Exception):
    """The player has left, or there is no more input."""


class TerminalPlayer:
    """The person at the terminal, who sits like a bot: asked with a view, answers with an act."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.game: ModuleType = game(name)
        self.hand: Any = None
        self.told = 0

    def __call__(self, view: Any, legal: Sequence[int], rng: Random) -> int | None:
        say("")
        for line in lines_of(self.name, view):
            say(line)
        self.list_acts(legal)
        while True:
            answer = read(f"{LETTERS[self.seat]}> ")
            command, _, rest = answer.lower().partition(" ")
            if command in ("?", "help"):
                say(HELP)
            elif command == "hint":
                self.hint(view, legal)
            elif command == "table":
                for line in lines_of(self.name, view):
                    say(line)
                self.list_acts(legal)
            elif command == "rule":
                say(clause_words(rest.strip().upper()))
            elif not answer and self.silent_allowed:
                return None
            elif answer:
                action = self.parse(answer, legal)
                if action is not None:
                    return action

    @property
    def silent_allowed(self) -> bool:
        return bool(self.hand.turn < 0)

    def list_acts(self, legal: Sequence[int]) -> None:
        if not legal:
            say("Enter to go on.")
            return
        words = [self.game.format_action(action) for action in legal]
        listed = [f"{n:3} {word}" for n, word in enumerate(words[:MOST_LISTED], 1)]
        width = max(map(len, listed)) + 3
        row = max(1, 100 // width)
        for at in range(0, len(listed), row):
            say("".join(word.ljust(width) for word in listed[at : at + row]).rstrip())
        if len(words) > MOST_LISTED:
            say(f"  ... {len(words)} in all: write it in words, as in {words[-1]!r}")

    def parse(self, answer: str, legal: Sequence[int]) -> int | None:
        """The act that is meant; None, with the reason said, where it cannot be done."""
        if answer.isascii() and answer.isdigit() and len(answer) < 6:
            if not 1 <= int(answer) <= len(legal):
                most = f"Numbers go from 1 to {len(legal)}." if legal else "Enter goes on."
                say(f"There is no act {answer}. {most}")
                return None
            return legal[int(answer) - 1]
        try:
            action = int(self.game.parse_action(answer))
        except ValueError as error:
            say(f"{error}. ? tells how." if not str(error).endswith(".") else str(error))
            return None
        refusal = self.hand.why_not(action)
        if refusal is not None:
            say(f"No: {refusal.text} ({refusal.clause}).")
            say(clause_words(refusal.clause))
            return None
        return action

    def hint(self, view: Any, legal: Sequence[int]) -> None:
        bot: Bot = bots_of(self.name).BOTS["cardhall"]
        action = bot(view, legal, Random(len(legal)))
        say("Say nothing." if action is None else f"The bot: {self.game.format_action(action)}")


class SpokenBot:
    """A bot whose acts are told to the table, as the others may know them."""

    def __init__(self, name: str, seat: int, bot: Bot) -> None:
        self.name, self.seat, self.bot = name, seat, bot

    def __call__(self, view: Any, legal: Sequence[int], rng: Random) -> int | None:
        action = self.bot(view, legal, rng)
        if action is not None:
            say(f"{LETTERS[self.seat]} {act_words(self.name, action)}")
        return action


def act_words(name: str, action: int) -> str:
    """An act as the whole table may know it: of secret cards only how many."""
    words = str(game(name).format_action(action))
    verb, _, cards = words.partition(" ")
    if verb in secret_verbs(name):
        return f"{verb} {len(cards.split())} card(s)" if cards else verb
    return words


def clause_words(id: str) -> str:
    """A clause in our own words, for the player."""
    try:
        return textwrap.fill(f"{id}: {rulebook.load().words(id)}", 100)
    except rulebook.UnknownClause:
        return f"There is no clause {id!r}. Write it as in: rule LLAA-BOURE-26."


def say(text: str) -> None:
    print(text, flush=True)


def read(prompt: str) -> str:
    """A line of input. Raises Left at its end, or when the player leaves."""
    try:
        answer = input(prompt).strip()
    except EOFError:
        say("")
        raise Left from None
    if answer.lower() in ("quit", "exit", "q"):
        raise Left
    return answer


def play_main(argv: Sequence[str]) -> int:
    """Run the command; 0 also when the player leaves."""
    parser = argparse.ArgumentParser(prog="cardhall play", description="Play against bots")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rules", help="a preset; the game's first if not given")
    parser.add_argument("--seats", type=int, help="how many sit")
    parser.add_argument("--seat", default="A", help="where you sit")
    parser.add_argument("--seed", type=int, help="repeats a deal")
    parser.add_argument("--bots", default="cardhall", help="who plays against you: a bot's name")
    parser.add_argument(
        "--playouts", type=at_least_one, help="how long the bots think: play-outs a choice"
    )
    asked = parser.parse_args(argv)
    try:
        module = game(asked.game)
        rules = module.Rules.preset(asked.rules or next(iter(module.PRESETS)))
        seats = usual_seats(asked.game, rules) if asked.seats is None else asked.seats
        if seats not in seats_allowed(asked.game, rules):
            allowed = ", ".join(map(str, seats_allowed(asked.game, rules)))
            raise ValueError(f"{seats} cannot sit. Choose one of {allowed}")
        if len(asked.seat) != 1 or asked.seat.upper() not in LETTERS[:seats]:
            raise ValueError(f"no seat {asked.seat!r}. Choose one of {', '.join(LETTERS[:seats])}")
        bot = bot_of(asked.game, asked.bots, asked.playouts)
    except ValueError as error:
        parser.error(str(error))
    me = LETTERS.index(asked.seat.upper())
    seed = secrets.randbelow(1_000_000) if asked.seed is None else asked.seed
    preset = asked.rules or next(iter(module.PRESETS))
    say(f"{module.TITLE}, {seats} seats, house rules {preset}. You are {LETTERS[me]}.")
    say("? for help, quit to leave.")
    try:
        evening(asked.game, rules, seats, me, bot, seed)
    except Left:
        say("Good night.")
    except KeyboardInterrupt:
        say("\nGood night.")
    return 0


def evening(name: str, rules: Any, seats: int, me: int, bot: Bot, seed: int) -> None:
    """Hand after hand until the player leaves, the seed counting up."""
    module, total = game(name), [0] * seats
    person = TerminalPlayer(name, me)
    table: list[Bot] = [SpokenBot(name, seat, bot) for seat in range(seats)]
    table[me] = person
    while True:
        say(f"\n--- a new deal (--seed {seed})")
        hand = module.opening(rules, seats, seed)
        person.hand = hand
        try:
            gains = play(name, hand, table, Random(seed))
        except Illegal as error:  # a bot of somebody's own
            say(f"A bot did what the rules refuse: {error}")
            raise Left from None
        total = [before + gain for before, gain in zip(total, gains, strict=True)]
        say("\nThe end.")
        for line in lines_of(name, module.view(hand, me)):
            say(line)
        tell_end(hand, gains, total)
        read("Enter for another deal, quit to leave. ")
        seed += 1


def tell_end(hand: Any, gains: Sequence[int], total: Sequence[int]) -> None:
    """Print what moved, with its clauses, and what each has gained, in this deal and in all."""
    for move in hand.movements():
        giver = "the table" if move.seat is None else LETTERS[move.seat]
        to = LETTERS[move.to] if isinstance(move.to, int) else move.to.replace("-", " ")
        say(f"  {giver} to {to}: {move.amount} ({move.clause})")
    say("This deal: " + ", ".join(f"{LETTERS[s]} {gain:+}" for s, gain in enumerate(gains)))
    say("In all:    " + ", ".join(f"{LETTERS[s]} {gain:+}" for s, gain in enumerate(total)))
