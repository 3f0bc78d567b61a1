"""What a correction would change."""

from collections.abc import Iterator

from cardhall.formats.meetings import in_words
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.log import result_in_words
from cardhall.hall.kernel.format import FormatPreview
from cardhall.hall.kernel.naming import name
from cardhall.hall.state import State, leavers_of
from cardhall.messages import Message


class SwissPreview(FormatPreview):
    losses = ""

    def consequences(self, before: State, after: State, key: str) -> Iterator[Message]:
        """Results, scores and places. The rounds that were paired since stay (SWISS-22)."""
        old, new = swiss_of(before, key), swiss_of(after, key)
        if old is new:
            return
        changed = 0
        for was, now in zip(old.rounds, new.rounds, strict=False):
            for number, table in now.tables.items():
                former = was.tables.get(number)
                if former is not None and former.result != table.result:
                    changed = max(changed, now.no)
                    yield Message(
                        "swiss-table-becomes",
                        round=now.no,
                        table=number,
                        was=result_in_words(after, former.result),
                        now=result_in_words(after, table.result),
                    )
        yield from _places(before, after, key)
        if 0 < changed < len(new.rounds):
            yield Message("swiss-what-was-paired-since-stays", round=changed + 1)


def _places(before: State, after: State, key: str) -> Iterator[Message]:
    """Everybody whose score changes; in one sentence those who only change places."""
    old, new = swiss_of(before, key), swiss_of(after, key)
    options = after.categories[key].options
    former = {one.who: one for one in old.placed(options, leavers_of(before, key))}
    only = []
    for now in new.placed(options, leavers_of(after, key)):
        was, who = former.get(now.who), name(after, now.who)
        if was is None or (was.score, was.place) == (now.score, now.place):
            continue
        if was.score == now.score:
            only.append(Message("place-becomes", player=who, was=was.place, now=now.place))
            continue
        yield Message(
            "points-and-place-become",
            player=who,
            was=in_words(was.score),
            now=in_words(now.score),
            place=was.place,
            other=now.place,
        )
    if only:
        yield Message("places-alone", places=tuple(only))
