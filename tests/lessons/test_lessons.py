"""Every lesson is played through, and every act that it lets a pupil try gets its answer."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardhall.games import GAMES, game
from cardhall.lessons import LESSONS, Lesson, LessonError, Shown, lesson, read, seen
from cardhall.lessons.engine import NEXT, Walk
from cardhall.lessons.offers import acts, spoken
from cardhall.lessons.picture import Picture
from cardhall.rulebook import load

EVERY = pytest.mark.parametrize("name", LESSONS)


def moments(one: Lesson, last: bool = False) -> Iterator[tuple[list[str], Shown]]:
    """Every moment on the way through, with the acts that led to it; of several acts that go on,
    the first or the last."""
    done: list[str] = []
    walk = Walk(one)
    while True:
        now = walk.shown()
        yield done[:], now
        if now.kind == "end":
            return
        best = list(walk.step.best)
        done.append(best[-1 if last else 0] if now.kind == "ask" else NEXT)
        assert walk.take(done[-1]) is None


def asked(one: Lesson) -> Iterator[tuple[list[str], Walk]]:
    """The walk at every step that asks."""
    for done, now in moments(one):
        if now.kind == "ask":
            walk = Walk(one)
            for act in done:
                walk.take(act)
            yield done, walk


def texts(one: Lesson) -> str:
    """All that a pupil reads who does everything right."""
    return " ".join(now.line for _, now in moments(one))


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)
    assert all(lesson(name).game == name for name in LESSONS)


@EVERY
def test_a_lesson_goes_through_by_its_own_acts(name: str) -> None:
    one = lesson(name)
    for last in (False, True):
        kinds = [now.kind for _, now in moments(one, last)]
        assert kinds[-1] == "end"
        assert 12 <= kinds.count("ask") <= 20
        assert kinds.count("answer") == kinds.count("ask")


@EVERY
def test_the_acts_so_far_say_what_is_seen(name: str) -> None:
    """Replayed from the beginning, each moment is the very one that the walk came to."""
    for done, now in moments(lesson(name)):
        assert seen(lesson(name), done) == now
        assert now.done == len(done)


@EVERY
def test_every_act_that_the_rules_refuse_is_answered_by_its_clause(name: str) -> None:
    book, refused = load(), 0
    for done, walk in asked(lesson(name)):
        legal = tried = 0
        for act in acts(walk.offered(), [held.card for held in walk.picture().hand]):
            action = walk.game.parse_action(act)
            refusal = walk.hand.why_not(action)
            tried += 1
            if refusal is None:
                legal += 1
                continue
            wrong = seen(lesson(name), [*done, act]).wrong
            assert wrong is not None
            assert (wrong.allowed, wrong.act) == (False, act)
            assert (wrong.text, wrong.clause) == (refusal.text, refusal.clause)
            assert wrong.clause in book or book.point(wrong.clause)
        refused += tried - legal
        assert tried > legal or legal > 1, f"nothing can be done wrong: {walk.step.line}"
    assert refused >= 10


@EVERY
def test_every_allowed_act_that_does_not_help_has_an_answer(name: str) -> None:
    """In the lesson's own words, and with nothing changed on the table."""
    for done, walk in asked(lesson(name)):
        before = seen(lesson(name), done)
        for act in acts(walk.offered(), [held.card for held in walk.picture().hand]):
            action = walk.game.parse_action(act)
            words = walk.game.format_action(action)
            if walk.hand.why_not(action) is not None or words in walk.step.best:
                continue
            now = seen(lesson(name), [*done, act])
            assert now.wrong is not None
            assert now.wrong.allowed
            assert len(now.wrong.text) > 20, f"{act} at {walk.step.line!r}"
            assert replace(now, wrong=None) == before


@EVERY
def test_every_act_of_a_lesson_can_be_tried_there(name: str) -> None:
    """The best one and each with an answer of its own is among what is offered, and allowed."""
    for _, walk in asked(lesson(name)):
        cards = [held.card for held in walk.picture().hand]
        offered = {walk.game.parse_action(act) for act in acts(walk.offered(), cards)}
        for act in [*walk.step.best, *walk.step.others]:
            action = walk.game.parse_action(act)
            assert action in offered, act
            assert walk.hand.why_not(action) is None, act


@EVERY
def test_every_clause_of_a_lesson_is_in_the_book_and_of_its_game(name: str) -> None:
    book = load()
    own = {"pitty_pat": "PITTY", "po_ke_no": "POKENO"}.get(name, name.upper())
    for step in lesson(name).steps:
        assert step.clause in book or book.point(step.clause)
        assert own in step.clause


@EVERY
def test_what_a_step_points_at_lies_on_the_table(name: str) -> None:
    for _, now in moments(lesson(name)):
        for place in now.point:
            assert place in places(now.picture, now), f"{place} at {now.line!r}"


def places(picture: Picture, now: Shown) -> set[str]:
    """All that can be pointed at."""
    found = {seat.letter for seat in picture.seats} | {pile.kind for pile in picture.piles}
    found |= {held.card for held in picture.hand} | ({"hand"} if picture.hand else set())
    found |= {"pot"} if picture.pot > 0 else set()
    found |= {"melds"} if "meld" in found else set()
    found |= {"buttons"} if now.buttons else set()
    return found | ({"board", *picture.board.cells} if picture.board else set())


@EVERY
def test_a_lesson_takes_about_five_minutes(name: str) -> None:
    """180 words a minute, six seconds for an act, two to go on."""
    one = lesson(name)
    kinds = [now.kind for _, now in moments(one)]
    seconds = len(texts(one).split()) / 3 + 6 * kinds.count("ask")
    seconds += 2 * (len(kinds) - kinds.count("ask"))
    assert 4 <= seconds / 60 <= 6
    assert one.minutes == 5


@EVERY
def test_nothing_is_shown_that_the_pupil_may_not_know(name: str) -> None:
    """The others' cards dealt anew among them: as long as they do nothing, not a byte changes."""
    one = lesson(name)
    if name == "po_ke_no":  # nothing is hidden there but the order of the pack
        return
    for number, hand in enumerate(one.hands):
        first = next(step for step in one.steps if step.hand == number)
        if first.acts:
            continue
        mine = seen(one, acts_before(one, number)).picture
        known = {held.card for held in mine.hand} | {c for pile in mine.piles for c in pile.cards}
        known |= {card for seat in mine.seats for card in seat.open}
        cards = hand["deck"].split()
        hidden = [card for card in cards if card not in known]
        if name == "pitty_pat":  # dealt pairs lie open: only single cards are exchanged
            hidden = hidden[-2:]
        turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
        other = {**hand, "deck": " ".join(turned.get(card, card) for card in cards)}
        hands = [other if at == number else old for at, old in enumerate(one.hands)]
        changed = replace(one, hands=tuple(hands))
        assert changed != one
        assert seen(changed, acts_before(one, number)).picture == mine


@EVERY
def test_cards_are_marked_that_the_game_would_take(name: str) -> None:
    for _, walk in asked(lesson(name)):
        for pick in (pick for pick in walk.offered().picks if pick.most == 1):
            for held in walk.picture().hand:
                action = walk.game.parse_action(spoken(pick, [held.card]))
                assert held.legal == (walk.hand.why_not(action) is None)


BEFORE_ALL = ("pitty_pat", "po_ke_no")
"""There cards of a seat lie open, or all of them do."""


@pytest.mark.parametrize("name", [one for one in GAMES if one not in BEFORE_ALL])
def test_each_seat_tells_how_many_cards_it_holds_unseen(name: str) -> None:
    for _, walk in asked(lesson(name)):
        seats = walk.picture().seats
        for number, seat in enumerate(seats):
            held = walk.hand.hand_of(number).bit_count()
            assert seat.cards == (0 if "out" in seat.marks else held)
        assert len(walk.picture().hand) == seats[0].cards


@EVERY
def test_nobody_reads_off_what_another_did_face_down(name: str) -> None:
    """Every card in what is said of another lies, or lay, open on the table."""
    for _, now in moments(lesson(name)):
        for seat in now.picture.seats[1:]:
            if seat.said.split()[:1] in (["draw"], ["rob"], ["discard"]) or name == "pedro":
                assert not re.search(r"\b[2-9TJQKA][CDHS]\b", seat.said), seat.said


def acts_before(one: Lesson, hand: int) -> list[str]:
    """The acts that lead to the first moment of a hand."""
    for done, now in moments(one):
        if one.steps[now.step - 1].hand == hand:
            return done
    raise AssertionError(hand)


def test_the_hands_of_the_boure_lesson_follow_on_one_another() -> None:
    """Stacks, pot, who has paid and who deals: as the hand before left them."""
    one, walk = lesson("boure"), Walk(lesson("boure"))
    for number, after in enumerate(one.hands[1:]):
        while one.steps[walk.at].hand == number:
            result, dealer = walk.hand.is_over and walk.hand.result(), walk.hand.dealer
            walk.take(next(iter(walk.step.best)) if walk.kind == "ask" else NEXT)
        assert list(result.stacks) == after["stacks"]
        assert result.next_pot == after["pot"]
        assert [due != 0 for due in result.owed] == [s in after["paid"] for s in "ABCD"]
        assert (dealer + 1) % 4 == walk.hand.dealer


@EVERY
def test_words_are_plain_and_short(name: str) -> None:
    """A step is read at one glance: three short sentences, no card in letters."""
    for _, now in moments(lesson(name)):
        assert len(now.line.split()) <= 42, now.line
        assert not re.search(r"\b[2-9TJQKA][CDHS]\b", now.line), now.line


def test_acts_that_do_not_belong_to_a_lesson_are_refused() -> None:
    one = lesson("boure")
    for wrong in (["stay"], ["next"] * 3 + ["pass", "stay"], ["next"] * 3 + ["draw" * 50]):
        with pytest.raises(LessonError) as error:
            seen(one, wrong)
        assert (error.value.field, bool(error.value.cure)) == ("acts", True)
    whole = [done for done, _ in moments(one)][-1]
    with pytest.raises(LessonError, match="over"):
        seen(one, [*whole, NEXT])


def test_an_act_is_understood_in_any_order_of_its_cards() -> None:
    done = [NEXT, NEXT, NEXT, "stay", NEXT, NEXT]
    now = seen(lesson("boure"), [*done, "draw 2S 9C 4D"])
    assert (now.wrong, now.kind) == (None, "answer")


def test_a_step_neither_shows_nor_asks_is_no_step() -> None:
    start = 'game = "boure"\ntitle = ""\nabout = ""\nminutes = 5\nnames = []\nfarewell = ""\n'
    for step in ('clause = ""', 'show = "a"\nask = "b"', 'ask = "b"', 'show = "a"\nsay = "c"'):
        with pytest.raises(ValueError, match="step"):
            read(f"{start}[[hands]]\n[[hands.steps]]\n{step}\n")


def test_the_game_alone_says_what_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that refused everything would have every act of a lesson refused."""
    walk = Walk(lesson("euchre"))
    while walk.kind != "ask":
        walk.take(NEXT)
    refusal = game("euchre").Refusal("test", "EUCHRE-10", "no")

    class Stern:
        def why_not(self, action: int) -> object:
            return refusal

    walk.hand = Stern()
    wrong = walk.take(next(iter(walk.step.best)))
    assert wrong is not None
    assert (wrong.text, wrong.allowed) == ("no", False)
