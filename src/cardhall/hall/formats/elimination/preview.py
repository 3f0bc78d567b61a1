"""What a correction would change in a game in rounds."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall.formats.elimination.state import Play, chips_of, rounds_of
from cardhall.hall.kernel.format import FormatPreview
from cardhall.hall.state import Category, State
from cardhall.messages import Message, Player


class EliminationPreview(FormatPreview):
    """Who is back in, who should not have sat, and which chips moved."""

    def back_in(
        self, state: State, category: Category, entry: str, was: Tally, now: Tally
    ) -> Iterator[Message]:
        if was.status == "in" or now.status != "in":
            return
        missed = [
            r.no
            for r in rounds_of(category).rounds
            if r.no > was.out_round and not r.table_of(entry)
        ]
        who = Player(state.entries[entry].called)
        if missed:
            yield Message("back-in-and-missed", player=who, count=len(missed), rounds=tuple(missed))
        else:
            yield Message("back-in", player=who)

    def should_not_have_sat(
        self, state: State, category: Category, entry: str, was: Tally, now: Tally
    ) -> Iterator[Message]:
        if now.status == "in" or (was.status != "in" and was.out_round <= now.out_round):
            return
        sat = _sat_after(category, entry, now.out_round)
        if sat:
            yield Message(
                "should-not-have-been-seated",
                player=Player(state.entries[entry].name),
                round=now.out_round,
                count=len(sat),
                rounds=tuple(sat),
            )

    def consequences(self, before: State, after: State, key: str) -> Iterator[Message]:
        """Chips that moved."""
        former = rounds_of(before.categories[key]).rounds
        for old, new in zip(former, rounds_of(after.categories[key]).rounds, strict=False):
            if old is new:
                continue
            for number, play in new.tables.items():
                was = old.tables.get(number)
                if was is not None and was is not play:
                    yield from _chips(after, new.no, was, play)

    def to_draw_again(self, category: Category) -> Iterator[Message]:
        now = rounds_of(category).now
        if now is not None and now.state == "seated":
            yield Message("seated-but-not-begun-draw-again", round=now.no)


def _sat_after(category: Category, one: str, round_no: int) -> list[int]:
    return [r.no for r in rounds_of(category).rounds if r.no > round_no and r.table_of(one)]


def _chips(state: State, round_no: int, was: Play, now: Play) -> Iterator[Message]:
    old, new = chips_of(was.facts.counts), chips_of(now.facts.counts)
    moved = [
        Message(
            "chips-moved",
            player=Player(state.entries[one].name),
            before=old.get(one, 0),
            after=new.get(one, 0),
        )
        for one in now.seats
        if old.get(one, 0) != new.get(one, 0)
    ]
    if was.facts.pot != now.facts.pot:
        moved.append(Message("pot-moved", before=was.facts.pot, after=now.facts.pot))
    if moved:
        yield Message("chips-of-a-table", round=round_no, table=now.table, changes=tuple(moved))
