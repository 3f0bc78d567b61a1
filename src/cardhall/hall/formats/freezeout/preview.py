"""What a correction would change in a freezeout."""

from collections.abc import Iterator
from typing import Any

from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.format import FormatPreview, format_state_as
from cardhall.hall.state import Category, State
from cardhall.messages import Dollars, Message, Player


class FreezeoutPreview(FormatPreview):
    def consequences(self, before: State, after: State, key: str) -> Iterator[Message]:
        """Find who is in again or should not have been moved, prizes, and what was paid already."""
        then, category = before.categories[key], after.categories[key]
        if then != category:
            yield from _changed(before, then, after, category)


def _changed(before: State, then: Category, after: State, category: Category) -> Iterator[Message]:
    was, now = format_state_as(Freezeout, then), format_state_as(Freezeout, category)
    names: dict[str, Any] = after.entries
    old, new = was.room(), now.room()
    for one in new.people:
        if one not in old.people and one in was.entered():
            where = new.seat_of(one)
            who = Player(names[one].called)
            if where:
                yield Message("is-in-again-at", player=who, table=where[0], seat=where[1])
            else:
                yield Message("is-in-again-without-a-seat", player=who)
    for one in new.astray:
        if one not in old.astray and one in old.people:
            yield Message("loses-the-seat-to-somebody-moved", player=Player(names[one].called))
    gone = [one for one in old.people if one not in new.people]
    for one in gone:
        moves = [
            move
            for fact in now.happened
            if isinstance(fact, f.PlayersMoved)
            for move in fact.moves
            if move.entry == one and fact.at >= _out_at(now, one)
        ]
        for move in moves:
            yield Message(
                "was-out-and-should-not-have-been",
                player=Player(names[one].called),
                table=move.to_table,
            )
    if was.rebuys() != now.rebuys():
        money = now.bought_cents - was.bought_cents
        yield (
            Message("rebuys-bring-more", amount=Dollars(money))
            if money > 0
            else Message("rebuys-bring-less", amount=Dollars(-money))
        )
    former = was.won(pool_of(before, then))
    latter = now.won(pool_of(after, category))
    for one in sorted({*former, *latter}, key=lambda x: names[x].number):
        a, b = former.get(one, 0), latter.get(one, 0)
        if a != b:
            who, was_won, wins = Player(names[one].called), Dollars(a), Dollars(b)
            paid = now.paid.get(one)
            if paid is None:
                yield Message("prize-becomes", player=who, was=was_won, now=wins)
            else:
                yield Message(
                    "prize-becomes-paid-already",
                    player=who,
                    was=was_won,
                    now=wins,
                    paid=Dollars(paid),
                )


def _out_at(freezeout: Freezeout, entry: str) -> int:
    return max(
        (hand.lost_at for hand in freezeout.hands.values() for o in hand.outs if o.entry == entry),
        default=0,
    )
