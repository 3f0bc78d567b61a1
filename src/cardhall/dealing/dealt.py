"""Read how each game is dealt, to check revealed deals by it: `[deal]` of its game.toml."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, cast, get_args

from cardhall import registry

First = Literal["highest", "lowest", "jack", "boards"]
"""Who deals first: who draws the highest or the lowest card, who is dealt the first jack; or boards
are handed out, and nobody deals."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A game's way of dealing. ranks: those of its pack, suits being always clubs, diamonds, hearts
    and spades. packets: cards that go out at a time, round and round from the dealer's left, where
    the game has so many players and no others; else `each` by their number, one at a time. laid: to
    whom the cards after the hands go, before players draw any (`draws`). comes_back: thrown cards
    come back when the stock runs out, in the order of "spare/<deal>"."""

    seats: tuple[int, ...]
    ranks: str = "23456789TJQKA"
    packets: tuple[int, ...] = ()
    each: Mapping[int, int] | int = 0
    first: First = "highest"
    drawn_in_turn: bool = True
    laid: tuple[str, ...] = ()
    draws: bool = False
    comes_back: bool = False
    cut: bool = False
    button: bool = False
    older_leaves_out: bool = False

    @property
    def pack(self) -> list[str]:
        """The cards in the order in which they are numbered."""
        return [rank + suit for suit in "CDHS" for rank in self.ranks]

    def goes_out(self, players: int) -> list[int] | None:
        """List how many cards go out at a time to so many players; None where so many cannot
        play."""
        if self.packets:
            return list(self.packets) if players in self.seats else None
        each = self.each if isinstance(self.each, int) else self.each.get(players)
        return None if each is None else [1] * each * players

    @property
    def has_hands(self) -> bool:
        """Are hands dealt at all?"""
        return bool(self.packets or self.each)


@cache
def dealt(game: str) -> Dealt | None:
    """Read the way of dealing of the game of this name; None for a name that is none, or whose
    game.toml does not say so. Raises ValueError, naming the field, for a `[deal]` that says what
    cannot be."""
    one = registry.games().get(game)
    if one is None or "deal" not in one.data:
        return None
    told: dict[str, Any] = dict(one.data["deal"])
    where = f"{one.package}/game.toml, [deal]"
    each = told.pop("each", 0)
    if isinstance(each, dict):
        each = {int(players): count for players, count in each.items()}
    laid = [line.split() for line in told.pop("laid", [])]
    first = told.pop("first", "highest")
    if first not in get_args(First):
        raise ValueError(f"{where}: first is {first!r}. Use one of {', '.join(get_args(First))}")
    try:
        return Dealt(
            one.seats,
            each=each,
            laid=tuple(to for count, to in laid for _ in range(int(count))),
            packets=tuple(told.pop("packets", ())),
            first=cast(First, first),
            **told,
        )
    except TypeError as error:
        raise ValueError(f"{where}: {error}. See docs/add-a-game.md for what it may say") from None
