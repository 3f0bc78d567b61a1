"""A table's past, folded once, tells the same as a fold at each asking."""

import pytest

from cardhall.tables.archive import Archive
from cardhall.tables.evolve import fold
from cardhall.tables.hand_steps import moments, stepped
from cardhall.tables.history import StillSecret
from cardhall.tables.views import view_for
from tests.examples import sample
from tests.tables.play import Table


def played(game: str, preset: str, sessions: int = 2) -> Table:
    """A table of bots after some sessions."""
    table = Table(4, game=game, preset=preset, minutes=1)
    for seed in range(sessions):
        table.begin(seed + 7)
        while table.state.stage != "ended":
            if not table.bot_moves():
                table.wait(1_000)
    return table


@pytest.mark.parametrize(("game", "preset"), [("boure", "llaa"), ("pitty_pat", "llaa")])
def test_every_hand_begins_and_ends_as_the_whole_fold_has_it(game: str, preset: str) -> None:
    told = played(game, preset).past
    past = Archive(told)
    assert view_for(past.now, None) == view_for(fold(told), None)
    assert [over.session for over in past.ended] == [1, 2]
    for session in (1, 2):
        assert past.hands(session) >= 1
        for number in range(1, past.hands(session) + 1):
            each = list(moments(past, session, number))
            for one in sample(each, 2, name=f"{game} {session} {number}"):
                place = next(at for at, event in enumerate(told) if event is one.event)
                for seen, anew in ((one.before, place), (one.after, place + 1)):
                    assert view_for(seen, "judge") == view_for(fold(told[:anew]), "judge")


def test_a_past_that_goes_on_is_the_same_as_one_made_at_once() -> None:
    told = played("boure", "llaa").past
    whole = Archive(told)
    for cut in (0, 1, len(told) // 3, len(told) // 2, len(told)):
        first = Archive(told[:cut])
        seen = (len(first.told), len(first.ended), dict(first.dealt))
        later = Archive(told[cut:], first)
        assert (len(first.told), len(first.ended), first.dealt) == seen
        assert later.told == whole.told
        assert later.dealt.keys() == whole.dealt.keys()
        assert [over.session for over in later.ended] == [over.session for over in whole.ended]
        assert [set(over.dealt) for over in later.ended] == [set(o.dealt) for o in whole.ended]
        assert stepped(later, 2, 1) == stepped(told, 2, 1)


def test_nothing_is_told_of_a_session_in_play_nor_of_a_hand_that_was_not_dealt() -> None:
    table = played("boure", "llaa", 1)
    with pytest.raises(IndexError):
        moments(Archive(table.past), 1, 99)
    table.begin(9)
    past = Archive(table.past)
    assert past.session(0) == 1
    with pytest.raises(StillSecret):
        past.session(2)
