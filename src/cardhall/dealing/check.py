"""Check a file of revealed deals against the game itself, not against what the file says.

Which pack a game has, how it is shuffled, in which order cards go round, who deals first and who
next: all of that stands here and in the `[deal]` of the game's own game.toml, and a file is held to
it. What only the people at the table know (the seal that was shown before play, the number that
they added, how many hands they saw, which cards they held) is theirs to bring: `Noted`.
docs/fair-deals.md says the same in a program of its own, web/src/play/check.ts once more: three
hands that must come to one verdict (tests/dealing/test_forgeries.py).
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cardhall.dealing.dealt import Dealt, dealt
from cardhall.dealing.shuffles import SALT_BYTES, SEED_BYTES, Added, Shuffles, verify

FILE = "deals 3"
OLDEST = "deals 1"
OLDER = {
    OLDEST: "the cards that came after the hands, nor numbers that players added",
    "deals 2": "numbers that players added",
}
"""The older kinds of file, and what they do not tell."""
SEATS = "ABCDEFGHIJKL"
BOARDS = 12
"""How many boards there are to shuffle, where boards are handed out."""
WHOLE_PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


class NotAFile(ValueError):
    """This is no file of revealed deals; says where it stops being one."""


class _Wrong(ValueError):
    """The error raised for something that does not hold, in words."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """One thing that was checked. `what` is a line for people, `right` whether it held."""

    what: str
    right: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """Somebody's notes of a session: the seal before play, the number of the last hand, and the
    number that they added (64 hex digits; the letter of their seat can stand before them), with the
    deal from which it was to count at the latest: 0 for all of them."""

    session: int
    seal: str
    hands: int = 0
    number: str = ""
    since: int | None = None


# -- what each game deals -----------------------------------------------------------------------


def _dealt_as(game: str) -> Dealt:
    """Find the way of dealing of a game that `read_file` has let in."""
    found = dealt(game)
    assert found is not None
    return found


def packets(game: str, players: int) -> list[int]:
    """List how many cards go out at a time, round and round from the dealer's left. Raises _Wrong
    where so many cannot play."""
    rules = _dealt_as(game)
    found = rules.goes_out(players)
    if found is None:
        play = " or ".join(NUMBERS.get(seats, str(seats)) for seats in rules.seats)
        raise _Wrong(f"{players} were dealt in where {play} play")
    return found


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def labels(game: str, draws: int, decks: int) -> list[str]:
    """List the labels of all that is shuffled in a session, in its order; nothing else can be."""
    rules = _dealt_as(game)
    deals = [
        f"{kind}/{number}"
        for number in range(1, decks + 1)
        for kind in (("deck", "spare") if rules.comes_back else ("deck",))
    ]
    boards = rules.first == "boards"
    return [*(["boards/1"] if boards else [f"draw/{n}" for n in range(1, draws + 1)]), *deals]


def hands(game: str, deck: Sequence[str], players: Sequence[str]) -> dict[str, list[str]]:
    """Deal a deck into hands, the first player being dealt to first."""
    held: dict[str, list[str]] = {player: [] for player in players}
    at = 0
    for place, count in enumerate(packets(game, len(players))):
        held[players[place % len(players)]] += deck[at : at + count]
        at += count
    return held


def first_dealer(game: str, drawn: Sequence[tuple[str, str]]) -> str:
    """The seat that a draw names: (seat, card), as they came."""
    rules = _dealt_as(game)
    if rules.first == "jack":  # the first one that is dealt round from A
        jacks = [card[0] == "J" for _, card in drawn]
        round_table = all(seat == SEATS[place % 4] for place, (seat, _) in enumerate(drawn))
        if not round_table or True not in jacks or jacks.index(True) + 1 != len(jacks):
            raise _Wrong("the draw does not end with the first jack")
        return drawn[-1][0]
    # the highest, ace high, or the lowest, ace low; equal ones draw again among themselves
    left, among = list(drawn), sorted({seat for seat, _ in drawn})
    while len(among) > 1:
        now, left = left[: len(among)], left[len(among) :]
        seats = [seat for seat, _ in now]
        if (seats if rules.drawn_in_turn else sorted(seats)) != among:
            raise _Wrong("not everybody drew who had to, and when they had to")
        by = {seat: _height(rules, card) for seat, card in now}
        among = sorted(seat for seat in by if by[seat] == max(by.values()))
    if left or not among:
        raise _Wrong("the draw does not end when somebody has won it")
    return among[0]


def _height(rules: Dealt, card: str) -> int:
    rank = "23456789TJQKA".index(card[0])
    return -((rank + 1) % 13) if rules.first == "lowest" else rank


# -- the check ------------------------------------------------------------------------------------


def check_file(text: str, noted: Sequence[Noted] = ()) -> Iterator[DealCheck]:
    """Check every session and every deal of a file. Raises NotAFile for what is none.

    Right is a session when SHA-256 of salt and seed is the seal, which is the one that was noted;
    when the number that was noted is among those that were added; when its shuffles are all there
    in their order; a deal when pack, deck, dealer, order of the deal and every card that was given
    are what the game makes of the seed and the numbers.
    """
    data = read_file(text)
    if data["cardhall"] in OLDER:
        yield DealCheck(f"an older file: it does not tell {OLDER[data['cardhall']]}", True)
    told = [session["session"] for session in data["sessions"]]
    if told != list(range(1, len(told) + 1)):
        yield DealCheck(f"sessions {told}: one is MISSING, or told twice", False)
    for note in noted:
        if note.session not in told:
            yield DealCheck(f"session {note.session}, whose seal you noted, is MISSING", False)
    for place, session in enumerate(data["sessions"]):
        last = place + 1 == len(told)
        yield from _check_session(
            data, session, last, [n for n in noted if n.session == told[place]]
        )
    if not any(session["seed"] for session in data["sessions"]):
        yield DealCheck("NOTHING is laid open yet, so nothing was checked", False)


def _check_session(
    data: Mapping[str, Any], session: Mapping[str, Any], last: bool, noted: Sequence[Noted]
) -> Iterator[DealCheck]:
    name = f"session {session['session']}"
    seal = session["commitment"].strip().lower()
    for note in noted:
        same = note.seal.strip().lower() == seal
        what = "the seal is the one you noted" if same else "NOT the seal that you noted"
        yield DealCheck(f"{name}: {what}", same)
    try:
        added = _added(session["numbers"])
    except _Wrong as wrong:  # no deck can be worked out from these
        yield DealCheck(f"{name}: NOT properly told who added a number: {wrong}", False)
        return
    if data["cardhall"] not in OLDER:
        yield DealCheck(f"{name}: {_who_added(session['numbers'])}", True)
    yield from _check_noted_numbers(name, session["numbers"], noted)
    if not session["seed"]:
        held_back = not last or session["salt"] or session["deals"]
        what = "its secret is HELD BACK" if held_back else "still sealed"
        yield DealCheck(f"{name}: {what}", not held_back)
        return
    seed, salt = _bytes(session, "seed", SEED_BYTES), _bytes(session, "salt", SALT_BYTES)
    held = verify(seed, salt, seal)
    what = f"the secret fits the seal {seal}" if held else "the secret is UNDER ANOTHER SEAL"
    yield DealCheck(f"{name}: {what}", held)
    deals = session["deals"]
    try:
        _check_numbers(data["game"], deals, max((note.hands for note in noted), default=0))
        yield DealCheck(f"{name}: {len(_dealt(deals))} hands, none left out between them", True)
    except _Wrong as wrong:
        yield DealCheck(f"{name}: NOT whole: {wrong}", False)
    shuffles = Shuffles(seed, salt, added)
    right = True
    for deal in deals:
        finding = _check_deal(f"{name}, {deal['label']}", data["game"], deal, shuffles)
        right = right and finding.right
        yield finding
    if not right:  # who deals is read from these
        return
    try:
        _check_dealers(data["game"], deals, older=data["cardhall"] == OLDEST)
    except _Wrong as wrong:
        yield DealCheck(f"{name}: NOT the dealers in their turn: {wrong}", False)


def _added(numbers: Sequence[Mapping[str, Any]]) -> list[Added]:
    """The numbers that were added, by their seats. Raises _Wrong where they are not told as they
    must be: each seat once and in its turn, and a number whole or none."""
    seats = [_seat(one["seat"]) for one in numbers]
    if seats != sorted(set(seats)):
        raise _Wrong("the seats do not stand there once each and in their order")
    for one in numbers:
        if not re.fullmatch("([0-9a-f]{64})?", one["number"]):
            raise _Wrong(f"the number of {one['seat']} is no 64 hex digits")
        if one["since"] < 0:
            raise _Wrong(f"there is no deal {one['since']}")
    return [
        Added(seat, bytes.fromhex(one["number"]), one["since"])
        for seat, one in zip(seats, numbers, strict=True)
        if one["number"]
    ]


def _who_added(numbers: Sequence[Mapping[str, Any]]) -> str:
    """Say in words who added a number, and who did not."""
    added = ", ".join(
        one["seat"] + (f" (from deal {one['since']} on)" if one["since"] else "")
        for one in numbers
        if one["number"]
    )
    none = ", ".join(one["seat"] for one in numbers if not one["number"])
    if not added:
        who = f"{none} added none" if none else "nobody added a number"
        return f"{who}: the hall alone chose the seed"
    return f"numbers added by {added}" + (f"; {none} added none" if none else "")


def _check_noted_numbers(
    name: str, numbers: Sequence[Mapping[str, Any]], noted: Sequence[Noted]
) -> Iterator[DealCheck]:
    """Look for each number that was noted: at its seat, and from its deal on, where those were
    noted too."""
    for note in noted:
        sought = note.number.strip().lower()
        since = [
            one["since"]
            for one in numbers
            if one["number"] and sought in (one["number"], one["seat"][0].lower() + one["number"])
        ]
        if not sought:
            continue
        found = any(note.since is None or one <= note.since for one in since)
        what = "is there" if found else "is NOT there"
        if since and not found:
            what = f"does NOT count from deal {note.since} on, only from {since[0]}"
        yield DealCheck(f"{name}: the number that you added {what}", found)


def _dealt(deals: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The decks from which hands were dealt. (A shuffled pack is put by, when the session ends or
    its dealer leaves before the deal.)"""
    return [deal for deal in deals if deal["label"].startswith("deck/") and deal["hand"]]


def _check_numbers(game: str, deals: Sequence[Mapping[str, Any]], seen: int) -> None:
    """Every label of the session is there once and in its place; hands are numbered on."""
    there = [deal["label"] for deal in deals]
    decks = sum(label.startswith("deck/") for label in there)
    draws = sum(label.startswith("draw/") for label in there)
    wanted = labels(game, max(draws, 1), decks)
    if there and there != wanted:
        pairs = zip([*there, "nothing"], [*wanted, "nothing"], strict=False)
        told, due = next((one, two) for one, two in pairs if one != two)
        raise _Wrong(f"after {there.index(told) if told in there else len(there)} shuffles comes "
                     f"{told}, where {due} is due")  # fmt: skip
    numbers = [deal["hand"] for deal in _dealt(deals)]
    if numbers != list(range(1, len(numbers) + 1)):
        raise _Wrong(f"the hands are numbered {numbers}")
    if len(numbers) < seen:
        raise _Wrong(f"it tells of {len(numbers)} hands, and you saw {seen}")


def _check_deal(name: str, game: str, deal: Mapping[str, Any], shuffles: Shuffles) -> DealCheck:
    try:
        return DealCheck(f"{name}: as sealed{_checked(game, deal, shuffles)}", True)
    except _Wrong as wrong:
        return DealCheck(f"{name}: NOT as sealed: {wrong}", False)


def _checked(game: str, deal: Mapping[str, Any], shuffles: Shuffles) -> str:
    """Check a deal and say in words what it comes to. Raises _Wrong."""
    kind, _, number = deal["label"].partition("/")
    rules = _dealt_as(game)
    pack = WHOLE_PACK if kind == "spare" else rules.pack
    if kind == "boards":
        pack = [str(board) for board in range(1, BOARDS + 1)]
    order, cut = deal["order"].split(), deal["cut"]
    if deal["pack"].split() != pack:
        raise _Wrong("that is not the pack of this game")
    if not 0 <= cut < len(pack) or (cut and (kind != "deck" or not rules.cut)):
        raise _Wrong(f"nobody cuts {cut} cards here")
    of_deal = int(number) if kind in ("deck", "spare") and re.fullmatch("[0-9]+", number) else 0
    shuffled = [pack[place] for place in shuffles.order(f"{kind}/{number}", len(pack), of_deal)]
    if order != shuffled[cut:] + shuffled[:cut]:
        raise _Wrong("another deck")
    given = [(one["to"], one["cards"].split()) for one in deal["given"]]
    later = [(one["to"], one["cards"].split()) for one in deal["then"]]
    if kind != "deck" or not deal["hand"]:
        _check_without_hand(game, kind, order, given)
        if later:
            raise _Wrong("cards went out, and there was no hand")
    elif rules.has_hands:
        _check_hands(game, deal, order, given)
    elif given:
        raise _Wrong("nobody is given cards in this game")
    _check_later(game, order[sum(len(cards) for _, cards in given) :], later, dict(given))
    told = "; ".join(f"{to}: {' '.join(cards)}" for to, cards in [*given, *later])
    if kind == "deck" and not deal["hand"]:
        return ", and put by without a deal"
    dealer = f", {deal['dealer']} deals" if deal["dealer"] else ""
    return f"{f', cut {cut}' if kind == 'deck' else ''}{dealer}{told and f'. {told}'}"


_Given = Sequence[tuple[str, list[str]]]


def _check_without_hand(game: str, kind: str, order: Sequence[str], given: _Given) -> None:
    """Check that what is drawn or handed out comes off the top; a pack that is put by gives
    nothing. Raises _Wrong."""
    cards = [card for _, some in given for card in some]
    if cards != order[: len(cards)] or (kind in ("deck", "spare") and given):
        raise _Wrong("the cards did not come off the top one after another")
    if kind == "boards" and [_seat(to) for to, _ in given] != list(range(len(given))):
        raise _Wrong("the boards do not go round from seat A")
    if kind == "deck" and not _dealt_as(game).cut:
        raise _Wrong("nobody puts a pack by here")


def _check_later(
    game: str, stock: Sequence[str], later: _Given, players: Mapping[str, list[str]]
) -> None:
    """After the hands every card comes off the top, to where the game has it."""
    cards = [card for _, some in later for card in some]
    if cards != stock[: len(cards)]:
        raise _Wrong(f"{' '.join(cards)} did not come off the top one after another")
    places = [to for to, some in later for _ in some]
    rules = _dealt_as(game)
    laid = list(rules.laid)
    drawn = places[len(laid) :]
    if places[: len(laid)] != laid[: len(places)] or (drawn and not rules.draws):
        raise _Wrong(f"after the hands cards went to {', '.join(places)}")
    if strange := set(drawn) - set(players):
        raise _Wrong(f"{min(strange)} drew, who was not dealt in")


def _check_hands(game: str, deal: Mapping[str, Any], order: Sequence[str], given: _Given) -> None:
    """Round from the dealer's left, each gets what lies at their places."""
    seats = [_seat(to) for to, _ in given]
    behind = [(seat - _seat(deal["dealer"]) - 1) % len(SEATS) for seat in seats]
    if len(seats) < 2 or any(one >= two for one, two in pairwise(behind)):
        raise _Wrong("the hands do not go round from the dealer's left")
    players = hands(game, order, [to for to, _ in given])
    for to, cards in given:
        due = players[to]
        # in older files pairs that lay open with the deal are left out
        fewer = deal.get("older") and _dealt_as(game).older_leaves_out and {*cards} < {*due}
        if cards != due and not fewer:
            raise _Wrong(f"{to} was given {' '.join(cards)}, where {' '.join(due)} lay there")


def _check_dealers(game: str, deals: Sequence[Mapping[str, Any]], older: bool) -> None:
    """First whom the draw names, then the next to the left, or the same when a deal was void. (A
    button may lie before an empty seat: beyond the draw it is for the eye.)"""
    rules, hands_dealt = _dealt_as(game), _dealt(deals)
    if rules.first == "boards" or not hands_dealt:
        return
    drawn = [
        (one["to"][:1], card)
        for deal in deals
        if deal["label"].startswith("draw/")
        for one in deal["given"]
        for card in one["cards"].split()
    ]
    due = {first_dealer(game, drawn)}
    button = due if rules.button else set()
    for deal in hands_dealt:
        dealer = deal["dealer"][:1]
        players = [one["to"][:1] for one in deal["given"]]
        # one whose deal it was and who is no longer there has handed it on
        due = {one if one in players else left_of(one, players) for one in due}
        if dealer not in due | button and (not rules.button or deal is hands_dealt[0]):
            raise _Wrong(f"hand {deal['hand']} was {' or '.join(sorted(due))}'s to deal")
        due = {left_of(dealer, players)} | ({dealer} if deal["void"] or older else set())


def left_of(seat: str, players: Sequence[str]) -> str:
    """The next of the players to the left."""
    return min(players, key=lambda one: (_seat(one) - _seat(seat) - 1) % len(SEATS))


def _seat(to: str) -> int:
    if to[:1] not in SEATS or not to:
        raise _Wrong(f"there is no seat {to[:1]!r}")
    return SEATS.index(to[:1])


# -- reading it -----------------------------------------------------------------------------------


def read_file(text: str) -> dict[str, Any]:
    """The file, every field there and of its kind. Raises NotAFile."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotAFile("This is not a file of revealed deals: it is no JSON.") from None
    if not isinstance(data, dict) or data.get("cardhall") not in (FILE, *OLDER):
        raise NotAFile(f'This is not a file of revealed deals: it does not begin with "{FILE}".')
    if dealt(_wanted(data, "game", str)) is None:
        raise NotAFile(f'"game": no game {data["game"]!r} is dealt here.')
    oldest = data["cardhall"] == OLDEST
    for session in _list(data, "sessions"):
        for field in ("commitment", "seed", "salt"):
            _wanted(session, field, str)
        _wanted(session, "session", int)
        if data["cardhall"] in OLDER:
            session.setdefault("numbers", [])
        for one in _list(session, "numbers"):
            _wanted(one, "seat", str)
            _wanted(one, "number", str)
            _wanted(one, "since", int)
        for deal in _list(session, "deals"):
            for field in ("label", "pack", "order"):
                _wanted(deal, field, str)
            if oldest:
                _of_oldest(deal)
            for field in ("dealer", "void"):
                _wanted(deal, field, str)
            _wanted(deal, "cut", int)
            _wanted(deal, "hand", int)
            for given in (*_list(deal, "given"), *_list(deal, "then")):
                _wanted(given, "to", str)
                _wanted(given, "cards", str)
    return data


def _of_oldest(deal: dict[str, Any]) -> None:
    """A file of the oldest kind names no dealer and tells hands from seat A on: who got the first
    card was on the dealer's left. What came after the hands it does not tell."""
    deal.setdefault("hand", 0)
    deal.update(dealer="", void="", then=[], older=True)
    order = deal["order"].split()
    given = [(_wanted(one, "to", str), _wanted(one, "cards", str).split())
             for one in _list(deal, "given")]  # fmt: skip
    if not deal["label"].startswith("deck/"):
        each = [(to, card) for to, cards in given for card in cards if card in order]
        each.sort(key=lambda one: order.index(one[1]))
        deal["given"] = [{"to": to, "cards": card} for to, card in each]
        return
    first = next((at for at, (_, cards) in enumerate(given) if order[:1] == cards[:1]), 0)
    turned = given[first:] + given[:first]
    deal["given"] = [{"to": to, "cards": " ".join(cards)} for to, cards in turned]
    deal["dealer"] = turned[-1][0] if turned else ""


def _list(holder: Any, field: str) -> list[Any]:
    return _wanted(holder, field, list)  # type: ignore[no-any-return]


def _wanted(holder: Any, field: str, kind: type) -> Any:
    found = holder.get(field) if isinstance(holder, dict) else None
    if not isinstance(found, kind) or isinstance(found, bool):
        raise NotAFile(f'This is not a file of revealed deals: "{field}" is missing.')
    return found


def _bytes(session: Mapping[str, Any], field: str, length: int) -> bytes:
    try:
        found = bytes.fromhex(session[field])
    except ValueError:
        found = b""
    if len(found) != length:
        raise NotAFile(f"{field} of session {session['session']}: give {2 * length} hex digits.")
    return found
