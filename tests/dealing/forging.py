"""What a dishonest hall could do to a file of revealed deals: true files, and forgeries of them.

The forger knows the seed and works everything out anew that a check from the file alone would look
at; what it cannot change is the seal that people saw, and the game.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from cardhall.dealing.shuffles import Added, Shuffles
from cardhall.tables import commands as c
from cardhall.tables.deal_proofs import deal_proofs
from cardhall.tables.decision import Refusal
from cardhall.tables.events import decode_event, encode_event
from tests.dealing.verifiers import Seen
from tests.tables import usual
from tests.tables.open_play import Chaos, open_table
from tests.tables.play import Table

Told = dict[str, Any]

RANKS = "23456789TJQKA"


# -- true files -----------------------------------------------------------------------------------


def told_by(table: Table) -> Told:
    """The file that the hall gives of a table: from its events as the store has them."""
    past = [decode_event(encode_event(event)[1]) for event in table.past]
    return json.loads(msgspec.json.encode(deal_proofs(past)))  # type: ignore[no-any-return]


def played(game: str, seats: int, seed: int, minutes: int = 2) -> Table:
    """A guided table's session from beginning to end; at Bouré people shuffle and cut."""
    people = (0, 1) if game == "boure" else ()
    table = Table(seats, people, usual.PRESETS[game], game=game, minutes=minutes)
    session(table, seed)
    return table


def session(table: Table, seed: int) -> None:
    table.begin(seed)
    if table.state.adapter.manual_deal:
        table.play_session(seed)
    ended(table)


def adds(table: Table, seat: int, seed: int) -> None:
    """Let the person at a seat add a number to the session that begins, or began, with a seed."""
    dice = random.Random(seed)
    seal = Shuffles(dice.randbytes(32), dice.randbytes(32)).commitment
    number = number_of(f"{seat} {seed}")
    table.person(seat, c.AddNumber(seat=seat, commitment=seal, number=number))


def number_of(what: str) -> str:
    return hashlib.sha256(what.encode()).hexdigest()


def wild(game: str, seed: int) -> Table:
    """An open table where people do anything at all."""
    table = open_table(game, bots=1)
    table.begin(seed)
    chaos = Chaos(table, seed)
    chaos.play(4)
    while table.state.stage != "ended":
        if table.state.stage in ("pause", "shuffle", "cut"):
            table.do(c.EndSession(), role="chair")
        else:
            chaos.step(0.0)
    return table


def ruled(game: str, seats: int, seed: int) -> Table:
    """A table where the chair declares hands void and puts somebody out of the event."""
    table = Table(seats, preset=usual.PRESETS[game], game=game, minutes=0 if seats == 4 else 600)
    table.begin(seed)
    dice, out = random.Random(seed), 0
    while table.state.stage != "ended" and table.state.hands < 8:
        if table.state.in_hand and dice.random() < 0.15:
            table.do(c.CallChair(), role="judge")
            put_out = out == 0 and game not in usual.FOURS and dice.random() < 0.3
            last = (
                c.Rule(ruling="disqualify", seat=seats - 1) if put_out else c.Rule(ruling="misdeal")
            )
            for rule in (last, c.Rule(ruling="play_on")):
                try:
                    table.do(rule, role="judge")
                    out += rule.ruling == "disqualify"
                    break
                except Refusal:  # too late in this hand
                    continue
        if not table.bot_moves():
            table.wait(1_000)
    ended(table)
    return table


def ended(table: Table) -> None:
    """Play on to a pause, and end there before time."""
    while table.state.stage != "ended":
        if not table.bot_moves():
            table.wait(1_000)
        if table.state.hands >= 4 and table.state.stage in ("pause", "shuffle", "cut"):
            table.do(c.EndSession(), role="chair")


@cache
def _true(game: str) -> Told:
    if game == "numbered":
        return numbered(copy.deepcopy(_true("euchre")))
    if game != "boure":
        return told_by(played(game, usual.SEATS[game], 4))
    table = Table(usual.SEATS[game], (0, 1), usual.PRESETS[game], game=game, minutes=2)
    adds(table, 0, 4)  # the other person adds none
    session(table, 4)
    adds(table, 1, 5)
    table.begin(5)
    table.play_until(lambda state: state.shuffles == 2)
    adds(table, 0, 5)
    table.play_session(5)
    adds(table, 0, 6)
    table.begin(6)
    return told_by(table)


def true(game: str) -> Told:
    """A file of a true table, to be forged: of Bouré two sessions, and a third that is on; and
    "numbered", euchre with numbers of three players, of which one came in mid-session."""
    return copy.deepcopy(_true(game))


def numbered(told: Told) -> Told:
    names = sorted({one["to"] for one in deal_of(told, "deck/1")["given"]})
    numbers = [number_of("one"), number_of("two"), "", number_of("late")]
    told["sessions"][0]["numbers"] = [
        {"seat": seat, "number": number, "since": 3 if seat[0] == "D" else 0}
        for seat, number in zip(names, numbers, strict=True)
    ]
    worked_anew(told)
    return told


def noted(told: Told) -> dict[int, Seen]:
    """What somebody who sat there has seen: by session its seal, how many hands there were, and
    the number that they added."""
    seen = {}
    for one in told["sessions"]:
        hands = max([0, *(deal["hand"] for deal in one["deals"])])
        mine = next((each for each in one["numbers"] if each["number"]), None)
        number = (f"{mine['seat'][0]}{mine['number']}", mine["since"]) if mine else ()
        seen[one["session"]] = Seen(one["commitment"], hands, *number)
    return seen


# -- the forger's tools ---------------------------------------------------------------------------


def deal_of(told: Told, label: str, session: int = 0) -> Told:
    found = [one for one in told["sessions"][session]["deals"] if one["label"] == label]
    return found[0]  # type: ignore[no-any-return]


def again(told: Told, deal: Told, players: Sequence[str] = (), label: str = "") -> None:
    """Work a deal of single cards out anew, as it would be under a label, to these players."""
    pack, cut = deal["pack"].split(), deal["cut"]
    order = in_order(told["sessions"][0], label or deal["label"], pack)
    order = order[cut:] + order[:cut]
    each = len(deal["given"][0]["cards"].split())
    players = players or [one["to"] for one in deal["given"]]
    deal.update(order=" ".join(order), then=[])
    deal["given"] = [
        {"to": to, "cards": " ".join(order[at : each * len(players) : len(players)])}
        for at, to in enumerate(players)
    ]


def in_order(session: Told, label: str, pack: Sequence[str]) -> list[str]:
    """A pack as a label shuffles it, with all the numbers that the session tells."""
    added = [
        Added("ABCDEFGHIJKL".index(one["seat"][0]), bytes.fromhex(one["number"]), one["since"])
        for one in session["numbers"]
        if one["number"]
    ]
    shuffles = Shuffles(bytes.fromhex(session["seed"]), bytes.fromhex(session["salt"]), added)
    kind, _, number = label.partition("/")
    deal = int(number) if kind in ("deck", "spare") and number.isdigit() else 0
    return [pack[place] for place in shuffles.order(label, len(pack), deal)]


def worked_anew(told: Told) -> None:
    """Work a session of euchre out anew from what it now tells of seed and numbers: each card
    becomes the one that lies at its place, and the deal begins with whom the first jack names."""
    (session,) = told["sessions"]
    names = sorted({one["to"] for one in deal_of(told, "deck/1")["given"]})
    before = len(deal_of(told, "draw/1")["given"])
    for deal in session["deals"]:
        old, new = deal["order"].split(), in_order(session, deal["label"], deal["pack"].split())
        becomes = dict(zip(old, new, strict=True))
        deal["order"] = " ".join(new)
        for one in (*deal["given"], *deal["then"]):
            one["cards"] = " ".join(becomes[card] for card in one["cards"].split())
    draw = deal_of(told, "draw/1")
    order = draw["order"].split()
    jack = next(at for at, card in enumerate(order) if card[0] == "J")
    draw["given"] = [{"to": names[at % 4], "cards": order[at]} for at in range(jack + 1)]
    for _ in range((jack + 1 - before) % 4):
        all_dealers_turned(told)


def turned(names: list[str]) -> list[str]:
    return names[1:] + names[:1]


def leave_out(told: Told, label: str, renumbered: bool = True) -> None:
    """A deal that somebody does not like to show, as if it had never been."""
    kind, number = label.split("/")
    deals = told["sessions"][0]["deals"]
    gone = int(number)
    deals[:] = [deal for deal in deals if deal["label"] not in (label, f"spare/{number}")]
    if renumbered:
        for deal in deals:
            what, _, at = deal["label"].partition("/")
            if what in (kind, "spare") and int(at) > gone:
                deal.update(label=f"{what}/{int(at) - 1}", hand=deal["hand"] - 1)


# -- forgeries ------------------------------------------------------------------------------------


def hands_exchanged(told: Told) -> None:
    one, two = deal_of(told, "deck/1")["given"][:2]
    one["cards"], two["cards"] = two["cards"], one["cards"]


def best_cards(told: Told) -> None:
    """The first seat gets the best cards of the deck."""
    deal = deal_of(told, "deck/1")
    deck = sorted(deal["order"].split(), key=lambda card: -RANKS.index(card[0]))
    deal["given"] = [
        {"to": one["to"], "cards": " ".join(deck[5 * at : 5 * at + 5])}
        for at, one in enumerate(deal["given"])
    ]
    deal["then"] = []


def pack_renumbered(told: Told) -> None:
    """Any deck at all: the pack is numbered so that the shuffle brings the aces out on top."""
    deal = deal_of(told, "deck/1")
    pack, order = deal["pack"].split(), deal["order"].split()
    wished = sorted(order, key=lambda card: -RANKS.index(card[0]))
    becomes = dict(zip(order, wished, strict=True))
    deal["pack"] = " ".join(becomes[card] for card in pack)
    for one in (*deal["given"], *deal["then"]):
        one["cards"] = " ".join(becomes[card] for card in one["cards"].split())
    deal["order"] = " ".join(wished)


def pack_told_otherwise(told: Told) -> None:
    """The deck is right, and would not be if the pack were numbered so."""
    deal = deal_of(told, "deck/1")
    deal["pack"] = " ".join(turned(deal["pack"].split()))


def label_chosen(told: Told) -> None:
    """Of many labels the one that is kind to somebody, after the seal."""
    deal = deal_of(told, "deck/1")
    again(told, deal, label="deck/1.516")
    deal["label"] = "deck/1.516"


def label_beyond(told: Told) -> None:
    deal = deal_of(told, "deck/1")
    again(told, deal, label="deck/517")
    deal["label"] = "deck/517"


def deal_left_out(told: Told) -> None:
    leave_out(told, "deck/2", renumbered=False)


def deal_left_out_and_renumbered(told: Told) -> None:
    leave_out(told, "deck/2")


def hand_left_out(told: Told) -> None:
    """Its pack is told to have been put by, and the hands are not numbered anew."""
    deal_of(told, "deck/2").update(hand=0, given=[], then=[], dealer="")


def hand_numbers_jump(told: Told) -> None:
    """As if a hand had been played of which no deck is shown."""
    for deal in told["sessions"][0]["deals"]:
        deal["hand"] += deal["hand"] > 1


def hand_put_by(told: Told) -> None:
    """A deck that somebody did not like was put by: in this game nobody can."""
    for deal in told["sessions"][0]["deals"]:
        if deal["label"] == "deck/2":
            deal.update(hand=0, given=[], then=[], dealer="")
        elif deal["hand"] > 1:
            deal["hand"] -= 1


def last_deal_left_out(told: Told) -> None:
    decks = [one for one in told["sessions"][0]["deals"] if one["label"].startswith("deck/")]
    leave_out(told, decks[-1]["label"])


def draw_left_out(told: Told) -> None:
    told["sessions"][0]["deals"].pop(0)


def deals_out_of_order(told: Told) -> None:
    deals = told["sessions"][0]["deals"]
    deals[1], deals[2] = deals[2], deals[1]


def card_twice_in_the_pack(told: Told) -> None:
    deal = deal_of(told, "deck/1")
    order = deal["order"].split()
    deal["pack"] = deal["pack"].replace(order[0], "AS")
    deal["order"] = deal["order"].replace(order[0], "AS")
    for one in deal["given"]:
        one["cards"] = one["cards"].replace(order[0], "AS")


def card_given_twice(told: Told) -> None:
    given = deal_of(told, "deck/1")["given"]
    given[0]["cards"] = given[1]["cards"]


def seed_held_back(told: Told) -> None:
    """The deals are told, what would prove them is not."""
    told["sessions"][1].update(seed="", salt="")
    told["sessions"].pop()


def seed_of_an_earlier_session_held_back(told: Told) -> None:
    told["sessions"][0].update(seed="", salt="", deals=[])


def nothing_laid_open(told: Told) -> None:
    told["sessions"] = [{**told["sessions"][0], "seed": "", "salt": "", "deals": []}]


def session_left_out(told: Told) -> None:
    told["sessions"].pop(0)


def last_session_left_out(told: Told) -> None:
    del told["sessions"][1:]


def another_salt(told: Told) -> None:
    told["sessions"][0]["salt"] = told["sessions"][1]["salt"]


def another_seed_under_the_seal(told: Told) -> None:
    told["sessions"][0].update(
        {key: told["sessions"][1][key] for key in ("seed", "numbers", "deals")}
    )


def another_seed_and_seal(told: Told) -> None:
    """All of it agrees with itself. It is only not the seal that people saw."""
    one, two = told["sessions"][:2]
    told["sessions"][0] = {**two, "session": one["session"]}


def another_deck(told: Told) -> None:
    deal = deal_of(told, "deck/2")
    first, second, *others = deal["order"].split()
    deal["order"] = " ".join([second, first, *others])


def another_cut(told: Told) -> None:
    deal = deal_of(told, "deck/2")
    deal["cut"] = (deal["cut"] + 1) % 52


def cut_where_nobody_cuts(told: Told) -> None:
    deal = deal_of(told, "deck/1")
    deal["cut"] = 5
    again(told, deal)


def another_dealer(told: Told) -> None:
    """Each gets what the neighbour got, and another is told to have dealt."""
    deal = deal_of(told, "deck/2")
    players = turned([one["to"] for one in deal["given"]])
    again(told, deal, players)
    deal["dealer"] = players[-1]


def all_dealers_turned(told: Told) -> None:
    """The whole session moved on by one seat; only the draw names somebody else."""
    names = sorted({one["to"] for one in deal_of(told, "deck/1")["given"]})
    left = dict(zip(names, turned(names), strict=True))
    for deal in told["sessions"][0]["deals"]:
        if deal["label"].startswith("deck/"):
            deal["dealer"] = left[deal["dealer"]]
            for one in (*deal["given"], *deal["then"]):
                one["to"] = left.get(one["to"], one["to"])


def draw_turned_too(told: Told) -> None:
    """... and the draw with it: somebody else is told to have drawn the best card."""
    all_dealers_turned(told)
    names = sorted({one["to"] for one in deal_of(told, "deck/1")["given"]})
    for one in deal_of(told, "draw/1")["given"]:
        one["to"] = turned(names)[names.index(one["to"])]


def jack_passed_over(told: Told) -> None:
    """The draw goes on to the second jack: who gets that one deals first."""
    draw = deal_of(told, "draw/1")
    names = sorted({one["to"] for one in deal_of(told, "deck/1")["given"]})
    order, first = draw["order"].split(), len(draw["given"]) - 1
    second = next(at for at in range(first + 1, 24) if order[at][0] == "J" and (at - first) % 4)
    draw["given"] = [{"to": names[at % 4], "cards": order[at]} for at in range(second + 1)]
    for _ in range((second - first) % 4):
        all_dealers_turned(told)


def draw_goes_on(told: Told) -> None:
    """One more card is drawn when somebody has won already."""
    draw = deal_of(told, "draw/1")
    next_card = draw["order"].split()[len(draw["given"])]
    draw["given"].append({"to": draw["given"][0]["to"], "cards": next_card})


def better_card_drawn(told: Told) -> None:
    """Somebody draws an ace that did not lie there."""
    deal = deal_of(told, "draw/1")
    ace = next(card for card in reversed(deal["order"].split()) if card[0] == "A")
    deal["given"][0]["cards"] = ace


def dealer_unnamed(told: Told) -> None:
    deal_of(told, "deck/1")["dealer"] = ""


def somebody_more(told: Told) -> None:
    """With one more at the table everybody gets other cards."""
    deal = deal_of(told, "deck/1")
    again(told, deal, [*(one["to"] for one in deal["given"]), deal["given"][0]["to"]])


def three_at_euchre(told: Told) -> None:
    deal_of(told, "deck/1")["given"].pop()


def three_dealt_in(told: Told) -> None:
    """Four play: with three the packets would go to others."""
    deal = next(one for one in reversed(told["sessions"][0]["deals"]) if one["given"])
    players = [one["to"] for one in deal["given"]][1:]
    held: list[list[str]] = [[], [], []]
    deck = deal["order"].split()
    for turn, count in enumerate([3, 2, 3, 2, 2, 3, 2, 3]):
        held[turn % 3] += deck[:count]
        del deck[:count]
    deal["given"] = [
        {"to": to, "cards": " ".join(cards)} for to, cards in zip(players, held, strict=True)
    ]


def cards_after_the_draw(told: Told) -> None:
    """Somebody kept the next cards of the spread."""
    draw = deal_of(told, "draw/1")
    cards = draw["order"].split()[len(draw["given"]) :][:2]
    draw["then"] = [{"to": draw["given"][0]["to"], "cards": " ".join(cards)}]


def cards_at_po_ke_no(told: Told) -> None:
    deal = deal_of(told, "deck/1")
    called = deal["then"][0]["cards"].split()
    deal["given"] = [{"to": "A Rose", "cards": " ".join(called[:2])}]
    deal["then"][0]["cards"] = " ".join(called[2:])


def order_of_the_deal(told: Told) -> None:
    """Two neighbours change places in the order of the deal."""
    deal = deal_of(told, "deck/1")
    one, two, *others = [given["to"] for given in deal["given"]]
    again(told, deal, [two, one, *others])


def better_card_from_the_stock(told: Told) -> None:
    """Who draws gets the second card of the stock."""
    deal = next(one for one in told["sessions"][0]["deals"]
                if one["label"].startswith("deck/") and one["then"])  # fmt: skip
    order = deal["order"].split()
    cards = deal["then"][0]["cards"].split()
    at = order.index(cards[0])
    deal["then"] = [{"to": deal["then"][0]["to"], "cards": order[at + 1]}]


def drawn_by_somebody_else(told: Told) -> None:
    deal_of(told, "deck/1")["then"][0]["to"] = "Z Nobody"


def another_turned_up(told: Told) -> None:
    deal = deal_of(told, "deck/1")
    deal["then"][0]["cards"] = deal["order"].split()[21]


def kitty_given_away(told: Told) -> None:
    """The dealer got the rest of the pack too."""
    deal = deal_of(told, "deck/1")
    deal["then"].append({"to": deal["dealer"], "cards": " ".join(deal["order"].split()[21:])})


def burned_card_on_the_board(told: Told) -> None:
    deal = next(one for one in told["sessions"][0]["deals"] if one["then"])
    deal["then"][0]["to"], deal["then"][1]["to"] = "board", "burned"


def another_board(told: Told) -> None:
    """A card of the board lay elsewhere in the deck."""
    deal = next(one for one in told["sessions"][0]["deals"] if one["then"])
    deal["then"][1]["cards"] = " ".join(deal["order"].split()[-3:])


def boards_exchanged(told: Told) -> None:
    one, two = deal_of(told, "boards/1")["given"][:2]
    one["to"], two["to"] = two["to"], one["to"]


def call_passed_over(told: Told) -> None:
    called = deal_of(told, "deck/1")["then"][0]
    cards = called["cards"].split()
    called["cards"] = " ".join([*cards[:2], *cards[3:]])


def other_order_of_thrown_cards(told: Told) -> None:
    deal = deal_of(told, "spare/1")
    deal["order"] = " ".join(reversed(deal["order"].split()))


def order_of_thrown_cards_left_out(told: Told) -> None:
    deals = told["sessions"][0]["deals"]
    deals.remove(deal_of(told, "spare/1"))


def thrown_cards_given_out(told: Told) -> None:
    """Somebody got cards of the order in which thrown ones come back, and nobody threw any."""
    deal = deal_of(told, "spare/1")
    deal["given"] = [{"to": "A Rose", "cards": " ".join(deal["order"].split()[:2])}]


def another_game(told: Told) -> None:
    """Under the name of a game that deals otherwise."""
    told["game"] = "holdem"


def older_kind(told: Told) -> None:
    """A file of the kind that told less, with hands exchanged."""
    told["cardhall"] = "deals 1"
    hands_exchanged(told)


def added(told: Told, seat: str = "A") -> Told:
    """What a seat of the first session added."""
    found = [one for one in told["sessions"][0]["numbers"] if one["seat"][0] == seat]
    return found[0]  # type: ignore[no-any-return]


def number_left_out(told: Told) -> None:
    added(told)["number"] = ""


def all_numbers_left_out(told: Told) -> None:
    told["sessions"][0]["numbers"] = []


def number_changed(told: Told) -> None:
    one = added(told)
    one["number"] = one["number"][1:] + one["number"][0]


def number_of_another_seat(told: Told) -> None:
    """Another letter, which changes every deck from then on."""
    added(told, "D")["seat"] = "E Theo"


def numbers_exchanged(told: Told) -> None:
    one, two = added(told, "A"), added(told, "B")
    one["number"], two["number"] = two["number"], one["number"]


def number_counts_from_another_deal(told: Told) -> None:
    added(told, "D")["since"] = 4


def number_silenced(told: Told) -> None:
    """Somebody is told to have added none, and the decks are those without it."""
    number_left_out(told)
    worked_anew(told)


def number_of_the_forgers_own(told: Told) -> None:
    """Of many numbers the one that is kind to somebody, in the place of a player's."""
    added(told)["number"] = number_of("kind to the forger")
    worked_anew(told)


def numbers_exchanged_throughout(told: Told) -> None:
    numbers_exchanged(told)
    worked_anew(told)


def number_let_in_late(told: Told) -> None:
    """It is told to have come too late for the first deals."""
    added(told)["since"] = 2
    worked_anew(told)


def number_of_a_session_in_play_left_out(told: Told) -> None:
    told["sessions"][2]["numbers"][0]["number"] = ""


def seed_chosen_anew(told: Told) -> None:
    """With all numbers there: of many seeds the one that is kind to somebody."""
    told["sessions"][0]["seed"] = number_of("another seed")
    worked_anew(told)


def seed_and_seal_chosen_anew(told: Told) -> None:
    seed_chosen_anew(told)
    one = told["sessions"][0]
    one["commitment"] = Shuffles(bytes.fromhex(one["seed"]), bytes.fromhex(one["salt"])).commitment


def numbers_out_of_order(told: Told) -> None:
    told["sessions"][0]["numbers"].reverse()


def number_twice(told: Told) -> None:
    told["sessions"][0]["numbers"].insert(0, dict(added(told)))


def number_of_no_seat(told: Told) -> None:
    told["sessions"][0]["numbers"].append({"seat": "Z Nobody", "number": "", "since": 0})


def number_too_short(told: Told) -> None:
    added(told)["number"] = added(told)["number"][2:]


def number_in_capitals(told: Told) -> None:
    added(told)["number"] = added(told)["number"].upper()


def number_before_the_first(told: Told) -> None:
    added(told)["since"] = -1


def numbers_of_an_older_kind(told: Told) -> None:
    """As if nobody could have added any."""
    told["cardhall"] = "deals 2"
    for session in told["sessions"]:
        del session["numbers"]


#: name and game: (game, what is done, what the page finds wrong, does it take a note to find it?)
FORGERIES: dict[str, tuple[str, Callable[[Told], None], str, bool]] = {
    f"{forgery.__name__}-{game}": (game, forgery, wrong, note)
    for game, forgery, wrong, note in (
        ("boure", hands_exchanged, "given", False),
        ("boure", best_cards, "given", False),
        ("boure", pack_renumbered, "pack", False),
        ("boure", pack_told_otherwise, "pack", False),
        ("boure", label_chosen, "shuffles", False),
        ("pedro", label_beyond, "shuffles", False),
        ("boure", deal_left_out, "shuffles", False),
        ("boure", deal_left_out_and_renumbered, "deck", False),
        ("boure", hand_left_out, "hands", False),
        ("pedro", hand_numbers_jump, "hands", False),
        ("rummy", hand_put_by, "noHand", False),
        ("boure", last_deal_left_out, "fewer", True),
        ("pedro", draw_left_out, "shuffles", False),
        ("holdem", deals_out_of_order, "shuffles", False),
        ("boure", card_twice_in_the_pack, "pack", False),
        ("boure", card_given_twice, "given", False),
        ("boure", seed_held_back, "heldBack", False),
        ("boure", seed_of_an_earlier_session_held_back, "heldBack", False),
        ("boure", nothing_laid_open, "nothing", False),
        ("boure", session_left_out, "sessionMissing", False),
        ("boure", last_session_left_out, "sessionMissing", True),
        ("boure", another_salt, "seal", False),
        ("boure", another_seed_under_the_seal, "seal", False),
        ("boure", another_seed_and_seal, "kept", True),
        ("boure", another_deck, "deck", False),
        ("boure", another_cut, "deck", False),
        ("pitty_pat", cut_where_nobody_cuts, "cut", False),
        ("boure", another_dealer, "dealer", False),
        ("rummy", all_dealers_turned, "dealer", False),
        ("pitty_pat", draw_turned_too, "draw", False),
        ("euchre", draw_turned_too, "draw", False),
        ("euchre", jack_passed_over, "draw", False),
        ("pitty_pat", draw_goes_on, "draw", False),
        ("pedro", better_card_drawn, "top", False),
        ("boure", dealer_unnamed, "round", False),
        ("boure", somebody_more, "round", False),
        ("euchre", three_at_euchre, "given", False),
        ("euchre", three_dealt_in, "given", False),
        ("pedro", cards_after_the_draw, "top", False),
        ("po_ke_no", cards_at_po_ke_no, "round", False),
        ("holdem", order_of_the_deal, "round", False),
        ("boure", better_card_from_the_stock, "later", False),
        ("rummy", better_card_from_the_stock, "later", False),
        ("pedro", drawn_by_somebody_else, "later", False),
        ("euchre", another_turned_up, "later", False),
        ("euchre", kitty_given_away, "later", False),
        ("holdem", burned_card_on_the_board, "later", False),
        ("holdem", another_board, "later", False),
        ("po_ke_no", boards_exchanged, "round", False),
        ("po_ke_no", call_passed_over, "later", False),
        ("boure", other_order_of_thrown_cards, "deck", False),
        ("boure", order_of_thrown_cards_left_out, "shuffles", False),
        ("pedro", thrown_cards_given_out, "noHand", False),
        ("pitty_pat", another_game, "shuffles", False),
        ("boure", older_kind, "older", False),
        ("boure", number_left_out, "deck", False),
        ("boure", all_numbers_left_out, "deck", False),
        ("numbered", number_changed, "deck", False),
        ("numbered", number_of_another_seat, "deck", False),
        ("numbered", numbers_exchanged, "deck", False),
        ("numbered", number_counts_from_another_deal, "deck", False),
        ("numbered", number_silenced, "number", True),
        ("numbered", number_of_the_forgers_own, "number", True),
        ("numbered", numbers_exchanged_throughout, "number", True),
        ("numbered", number_let_in_late, "number", True),
        ("boure", number_of_a_session_in_play_left_out, "number", True),
        ("numbered", seed_chosen_anew, "seal", False),
        ("numbered", seed_and_seal_chosen_anew, "kept", True),
        ("numbered", numbers_out_of_order, "numbers", False),
        ("numbered", number_twice, "numbers", False),
        ("numbered", number_of_no_seat, "numbers", False),
        ("numbered", number_too_short, "numbers", False),
        ("numbered", number_in_capitals, "numbers", False),
        ("numbered", number_before_the_first, "numbers", False),
        ("numbered", numbers_of_an_older_kind, "older", False),
    )
}
