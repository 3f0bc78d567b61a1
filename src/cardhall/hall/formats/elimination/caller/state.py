"""How the games of a caller's tables stand, worked out from the facts."""

from typing import Any

import msgspec

from cardhall.messages import Message

PACK = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK")
"""The names of the 52 cards (LLAA-POKENO-02), in the order in which a page shows the pack."""

LINE_CHIPS = 1  # LLAA-POKENO-08
PO_KE_NO_CHIPS = 2  # LLAA-POKENO-10


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a caller's table."""


class Particulars(Struct, frozen=True, kw_only=True):
    """What a game in rounds has besides, from its preset."""

    caller: bool = False
    """Whether somebody calls the cards (LLAA-POKENO-03)."""
    decks_collected: int = 0
    """How many decks each table gives back after its session (LLAA-POKENO-15)."""
    judged_final: bool = False
    """Whether a judge deals in the final (LLAA-PITTY-17)."""


def particulars_of(given: dict[str, Any]) -> Particulars:
    return msgspec.convert(given, Particulars)


def in_words(hand: str) -> Message:
    """Say what somebody called out with: "full house", "Po-Ke-No", as a fact keeps it."""
    return Message("hand-that-was-called", kind=hand.lower().replace(" ", "-"))


class Claim(Struct, frozen=True, kw_only=True):
    """Somebody who called out with all five covered."""

    entry: str
    board: int
    cards: tuple[str, ...]
    hand: str
    worth: int
    chips: int


class CallerGame(Struct, frozen=True, kw_only=True):
    """One game: the cards called so far, who called out, and how it ended."""

    no: int
    drawn: str
    among: tuple[str, ...]
    calling: str = ""
    due: int = 0
    called: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    false: tuple[str, ...] = ()
    sits_out: frozenset[str] = frozenset()
    over: bool = False
    winner: str = ""
    chips: int = 0
    hand: str = ""
    even: tuple[str, ...] = ()

    @property
    def even_chips(self) -> int:
        """What the extra game after this one is played for; 0 when none is due."""
        return self.chips if self.even else 0


class Calls(Struct, frozen=True, kw_only=True):
    """The games of one table in one session, and which board each has."""

    attempt: int = 1
    games: tuple[CallerGame, ...] = ()
    boards: dict[str, int] = {}

    @property
    def game(self) -> CallerGame | None:
        """The game that is on."""
        return self.games[-1] if self.games and not self.games[-1].over else None

    @property
    def extra(self) -> CallerGame | None:
        """The even game that waits for its extra one."""
        return self.games[-1] if self.games and self.games[-1].even else None

    @property
    def paid(self) -> dict[str, int]:
        """Chips that the bank paid to each (LLAA-T-25)."""
        won: dict[str, int] = {}
        for game in self.games:
            if game.winner:
                won[game.winner] = won.get(game.winner, 0) + game.chips
        return won

    def left_of(self, bank: int) -> int:
        """Work out what the list leaves in a bank that was given so many chips."""
        return bank - sum(self.paid.values())


class Calling(Struct, frozen=True, kw_only=True):
    """All of a category: by round and table the games, by round the tables whose decks are back."""

    tables: dict[tuple[int, int], Calls] = {}
    collected: dict[int, frozenset[int]] = {}

    def at(self, round_no: int, table: int, attempt: int = 0) -> Calls:
        """The games of a table; none of an earlier attempt at the session."""
        found = self.tables.get((round_no, table))
        if found is None or (attempt and found.attempt != attempt):
            return Calls(attempt=attempt or 1)
        return found


def best_of(claims: tuple[Claim, ...], first_call: bool) -> tuple[Claim, ...]:
    """The claims with the best hand (LLAA-POKENO-11, 12): one, or those that are even; with
    `first_call` the first of these (OP-POKENO-02)."""
    top = max(claim.worth for claim in claims)
    best = tuple(claim for claim in claims if claim.worth == top)
    return best[:1] if first_call else best
