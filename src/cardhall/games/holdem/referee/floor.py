"""A hold'em table as it is played: what is said, put, pushed, thrown and shown, by whom.

``Floor`` keeps one hand and takes every act that is physically possible, with the position before
it. What an act holds a player to is in ``holdem_acts``; here it is done: in turn at once, out of
turn when the player's turn comes. Nothing is judged here: that is ``holdem_calls``, for what is
called.

What binds by itself, without a call:

- words and chips in turn (HOLDEM-60, 61, 76, 77, 81); pushed chips at limit as soon as the next
  player acts on them (62), cards thrown down likewise (28);
- a fold, whenever it is said (26), cards mucked (24), or swept where they were not protected (32);
- an act out of turn when the turn comes: a check holds, and where there is a bet by then the player
  may only fold (70, OP-HOLDEM-10); any other act if nobody in between has changed what was faced
  (71), else the player is free and the chips come back.

What a call or bet lacks in chips is owed (``owed``), and is put at the latest when the round ends
(79). Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise; amounts are chips.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.cards.table import LETTERS, Illegal, Refusal
from cardhall.games.holdem import (
    ALL_IN,
    CALL,
    CHECK,
    FOLD,
    MUCK,
    Hand,
    amount_of,
    bet_to,
    parse_action,
    raise_to,
    verb_of,
)
from cardhall.games.holdem.referee.acts import (
    Meaning,
    Spot,
    knock,
    meaning_of_chips,
    meaning_of_words,
    pushed,
)
from cardhall.games.holdem.referee.deal import STREETS, Deal, Lay, deck_for, lay_out
from cardhall.games.holdem.referee.kept import Act, Early, Sight, Void
from cardhall.messages import Message, Player, Signs
from cardhall.rulings.referee import Impossible

WAGERS = ("bet", "raise")
ROUNDS = ("preflop", *STREETS)


class Floor:
    """One hand at a real table; see the module. The hand is worked on as a copy.

    deal: how it was dealt, where that is known or went wrong. unposted: blinds that seats owe.
    """

    def __init__(
        self, hand: Hand, deal: Deal | None = None, unposted: dict[int, int] | None = None
    ) -> None:
        self.hand = hand.copy()
        self.deal = deal
        self.lay: Lay | None = None
        if deal is not None:
            self.lay_down(lay_out(deal))
        self.acts: list[Act] = []
        self.notes: list[str] = []
        """What came of the latest act, in words."""
        self.void: Void | None = None
        self.pot_taken = False
        self.dead: dict[int, str] = {}
        """Dead hands, each with its clause."""
        self.early: list[Early] = []
        self.owed = [0] * hand.seats
        """Chips that each still has to put for what they are held to on this round."""
        self.push: tuple[int, int] | None = None
        self.thrown: int | None = None
        self.thrown_into: dict[int, int] = {}
        self.timed: set[int] = set()
        self.clock_on: int | None = None
        self.looked: set[int] = set()
        self.protected: set[int] = set()
        self.swept: set[int] = set()
        self.lost: dict[int, tuple[int, Hand]] = {}
        """Hands mucked or swept: how many acts had been done, and the position before."""
        self.unposted = dict(unposted or {})
        self.next_posts: dict[int, int] = {}
        self.penalties: dict[int, int] = {}
        """How often each was penalized for acting out of turn on purpose (OP-HOLDEM-17)."""
        self.said: dict[int, str] = {}
        """What was said of a hand at the showdown."""
        self.asked: list[int] = []
        """Seats whose called hands were asked for."""
        self.sights: list[Sight] = []
        self.open_cards = 0
        """Cards of hands that all may see."""
        self.after_hand = 0
        """Cards that all may see once the hand is over."""
        self.bet_on: set[str] = set()
        self.early_board: tuple[str, tuple[int, ...]] | None = None
        self.dropped = False
        self._declared: int | None = None  # who said "raise" and no amount
        if deal is not None and len(deal.exposed) == 1:
            self._see_exposed(deal.exposed[0])

    def _see_exposed(self, place: int) -> None:
        """A card exposed in the deal has been seen by all (HOLDEM-45)."""
        assert self.deal is not None
        assert self.lay is not None
        went = self.deal.went
        owner = went[place - 1]
        card = self.lay.hands[owner][went[: place - 1].count(owner)]
        if card < 52:
            self.sights.append(Sight(owner, 1 << card, None, dealer=True))

    # --- the hand

    @property
    def order(self) -> list[int]:
        """Who was dealt in, from the left of the button."""
        seats = self.hand.seats
        left = [(self.hand.button + step) % seats for step in range(1, seats + 1)]
        return [seat for seat in left if seat in self.hand.dealt_in]

    @property
    def is_over(self) -> bool:
        return self.void is not None or self.hand.is_over

    @property
    def dealt_streets(self) -> int:
        """Streets that lie on the board: 0 to 3."""
        return max(0, len(self.hand.board) - 2)

    def lay_down(self, lay: Lay) -> None:
        """The cards lie so from here on; chips and acts stay."""
        self.lay = lay
        self.hand.redeal(deck_for(lay, self.order))

    def the_lay(self) -> Lay:
        """Work out how the cards lie; Impossible where the deal is not known (a stated
        position)."""
        if self.lay is None:
            raise Impossible(
                Message("holdem-deal-is-not-known"), Message("holdem-begin-from-a-deck")
            )
        return self.lay

    def spot(self) -> Spot:
        """Work out what the seat to act faces."""
        hand = self.hand
        seat = hand.turn
        least, most = hand.bounds()
        return Spot(
            level=hand.level,
            front=hand.bets[seat],
            stack=hand.rules.playable(hand.stacks[seat]),
            least=least,
            most=most,
            opens=hand.level == 0,
            structure=hand.rules.structure,
            chip=hand.rules.least_chip,
        )

    @property
    def betting(self) -> bool:
        """Is a betting round open?"""
        return not self.is_over and self.hand.phase in ROUNDS

    def acted(self) -> list[int]:
        """Find who has acted on their hand so far, blinds apart, in order."""
        return list(dict.fromkeys(a.seat for a in self.acts if a.meaning and not a.taken_back))

    def kill(self, seat: int, clause: str) -> None:
        """The seat's hand is dead; what it put in stays. Raises Impossible for the last one left,
        which has won."""
        if self.hand.live == (seat,):
            raise Impossible(
                Message("holdem-alone-is-left", player=_at(seat)), Message("holdem-let-them-show")
            )
        self.dead[seat] = clause
        self.early = [act for act in self.early if act.seat != seat]
        if seat not in self.hand.live:
            return
        self._before_change()
        self.hand.kill(seat, clause)
        self._after_change()

    # --- what players do

    def act(self, action: int, seat: int | None = None) -> str:
        """A clear action, said and done at once; ``seat`` defaults to the one to act. Returns what
        came of it besides, if anything. Raises Illegal for an amount or an act that the table
        refuses at once, Impossible for what cannot be."""
        seat = self.hand.turn if seat is None else seat
        verb = verb_of(action)
        if verb in ("show", "muck"):
            return self._cards_down(seat, action)
        return self._do(seat, f"{_words(action)}", lambda spot: _meant(spot, action), action)

    def do(self, seat: int, words: str) -> str:
        """Any act of a player, in words: ``fold``, ``check``, ``call``, ``bet 200``, ``raise 600``,
        ``all-in``, ``show``, ``muck``; ``says raise 600``, ``says time``, ``puts 200``, ``puts 500
        in one chip``, ``pushes 5``, ``knocks``, ``throws``, ``throws into B``, ``picks up``,
        ``picks back``, ``mucks``, ``looks``, ``protects``, ``shows KD to C``, ``drops KD``,
        ``asks clock on D``, ``asks to see D``."""
        head, _, rest = words.strip().partition(" ")
        if words.startswith("asks to see "):
            self.ask(seat, self._seat_of(words.removeprefix("asks to see ")))
            return ""
        doing = getattr(self, f"_do_{head}", None)
        if doing is not None:
            self._check_seat(seat)
            self.notes = []
            found: str = doing(seat, rest.strip())
            return found
        return self.act(parse_action(words), seat)

    def _check_seat(self, seat: int) -> None:
        if self.void is not None:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if self.is_over:
            raise Impossible(Message("hand-is-over"), Message("holdem-take-the-act-out-or-call"))
        if not 0 <= seat < self.hand.seats:
            raise Impossible(
                Message("referee-no-such-seat", seat=seat),
                Message("seats-are-up-to", last=self.hand.seats - 1),
            )

    def _check_live(self, seat: int) -> None:
        self._check_seat(seat)
        if seat in self.dead:
            clause = self.dead[seat]
            why = Message("holdem-hand-is-dead", player=_at(seat))
            raise Illegal(Refusal("dead", clause, why))
        if seat not in self.hand.live:
            raise Impossible(
                Message("holdem-is-not-in-the-hand", player=_at(seat)),
                Message("holdem-take-the-act-out"),
            )

    def _do_says(self, seat: int, rest: str) -> str:
        words = rest.lower().strip('"')
        if words == "time":
            self._check_live(seat)
            self.timed.add(seat)
            return self._keep(seat, "says time", None)
        if not self.betting:
            self.said[seat] = words
            return self._keep(seat, f"says {words}", None)
        if words in WAGERS:
            if seat != self.hand.turn:
                raise Impossible(
                    Message("holdem-of-how-much", words=words),
                    Message("holdem-write-says", words=words),
                )
            self._check_live(seat)
            self._declared = seat
            return self._keep(seat, f"says {words}", None)
        try:
            action = parse_action(words)
        except ValueError:
            return self._keep(seat, f"says {words}", None)
        verb, amount = verb_of(action), amount_of(action)
        return self._do(
            seat, f"says {words}", lambda spot: meaning_of_words(spot, verb, amount), action
        )

    def _do_puts(self, seat: int, rest: str) -> str:
        amount, _, how = rest.partition(" ")
        if not amount.isdigit() or how not in ("", "in one chip"):
            raise Impossible(
                Message("holdem-as-written", words=f"puts {rest}"), Message("holdem-write-puts")
            )
        return self.put(seat, int(amount), one_chip=bool(how))

    def put(self, seat: int, chips: int, one_chip: bool = False) -> str:
        """Chips released into the pot in one motion: what is owed, a second motion after a first
        (a string, HOLDEM-75), or an act of its own."""
        self._check_live(seat)
        if chips < 1 or chips > self.hand.stacks[seat] + self.owed[seat]:
            have = self.hand.stacks[seat] + self.owed[seat]
            raise Impossible(
                Message("holdem-puts-and-has", player=_at(seat), chips=chips, have=have),
                Message("holdem-put-what-is-there"),
            )
        if chips % self.hand.rules.least_chip:
            least = self.hand.rules.least_chip
            why = Message("holdem-least-chip-in-play", chips=least)
            raise Illegal(Refusal("least-chip", "HOLDEM-66", why))
        words = f"puts {chips}{' in one chip' if one_chip else ''}"
        if self.owed[seat]:
            back = max(chips - self.owed[seat], 0)
            self.owed[seat] = max(self.owed[seat] - chips, 0)
            self._keep(seat, words, None, put=chips - back)
            return f"takes back {back}" if back else f"owes {self.owed[seat]}"
        last = self._last_act()
        if last and last.seat == seat and last.put and not last.string and seat != self.hand.turn:
            return self._string(last, chips, words)
        declared = "raise" if self._declared == seat else ""
        return self._do(
            seat, words, lambda spot: meaning_of_chips(spot, chips, one_chip, declared), put=chips
        )

    def _last_act(self) -> Act | None:
        """The latest act that came to an action."""
        standing = [act for act in self.acts if act.meaning and not act.taken_back]
        return standing[-1] if standing else None

    def _string(self, first: Act, chips: int, words: str) -> str:
        """A second motion with chips that nobody announced: as long as nobody says so it lies
        there, and both are one act."""
        now = self.hand
        self.hand = first.before.copy()
        meaning = meaning_of_chips(self.spot(), first.put + chips)
        self.hand = now
        if meaning.verb != "raise":
            return f"takes back {chips}"
        place = self.acts.index(first)
        self.acts[place] = replace(first, taken_back=True)
        self.hand = first.before.copy()
        self.notes = []
        act = Act(
            first.seat, words, first.before, first.round, first.level, meaning,
            first.put + chips, string=True,
        )  # fmt: skip
        self.held_to(first.seat, meaning)
        self.acts.append(act)
        return self._told(meaning)

    def _do_pushes(self, seat: int, rest: str) -> str:
        if not rest.isdigit() or not 0 < int(rest) <= self.hand.stacks[seat]:
            raise Impossible(
                Message("holdem-as-written", words=f"pushes {rest}"), Message("holdem-write-pushes")
            )
        if seat != self.hand.turn or self.hand.rules.structure != "limit":
            raise Impossible(
                Message("holdem-pushed-chips-bind-at-limit"), Message("holdem-say-puts")
            )
        self._check_live(seat)
        self.push = (seat, int(rest))
        return self._keep(seat, f"pushes {rest}", None)

    def _do_knocks(self, seat: int, _: str) -> str:
        return self._do(seat, "knocks", knock)

    def _do_throws(self, seat: int, rest: str) -> str:
        """A player throws the cards down; if others act on it that was a fold (HOLDEM-28)."""
        self._check_live(seat)
        if rest.startswith("into "):
            self.thrown_into[seat] = self._seat_of(rest.removeprefix("into "))
        elif rest:
            raise Impossible(
                Message("holdem-as-written", words=f"throws {rest}"), Message("holdem-write-throws")
            )
        else:
            self.thrown = seat
        return self._keep(seat, f"throws {rest}".strip(), None)

    def _do_picks(self, seat: int, rest: str) -> str:
        """A player picks up thrown cards, or pulls chips back, before anybody acted on it."""
        if rest not in ("up", "back") or (self.thrown != seat and (self.push or (-1,))[0] != seat):
            raise Impossible(
                Message("holdem-nothing-to-pick", player=_at(seat), words=rest),
                Message("holdem-take-the-act-out"),
            )
        if rest == "up":
            self.thrown = None
        else:
            self.push = None
        return self._keep(seat, f"picks {rest}", None)

    def _do_looks(self, seat: int, _: str) -> str:
        self.looked.add(seat)
        return self._keep(seat, "looks", None)

    def _do_protects(self, seat: int, _: str) -> str:
        self.protected.add(seat)
        return self._keep(seat, "protects", None)

    def _do_drops(self, seat: int, rest: str) -> str:
        """A player exposes a card by accident: all see it."""
        self.sights.append(Sight(seat, self._cards_of(seat, rest), None, dealer=False))
        return self._keep(seat, "drops a card", None)

    def _do_shows(self, seat: int, rest: str) -> str:
        """A player shows a card to one player."""
        cards, _, to = rest.partition(" to ")
        sight = Sight(seat, self._cards_of(seat, cards), self._seat_of(to), dealer=False)
        self.sights.append(sight)
        return self._keep(seat, f"shows a card to {to}", None)

    def _do_asks(self, seat: int, rest: str) -> str:
        """A player asks for the clock on somebody (OP-HOLDEM-15)."""
        if not rest.startswith("clock on "):
            raise Impossible(
                Message("holdem-as-written", words=f"asks {rest}"), Message("holdem-write-asks")
            )
        self.clock_on = self._seat_of(rest.removeprefix("clock on "))
        return self._keep(seat, f"asks {rest}", None)

    def _do_mucks(self, seat: int, _: str) -> str:
        if self.hand.phase == "showdown":
            return self._cards_down(seat, MUCK)
        self._check_live(seat)
        self.lost[seat] = (len(self.acts), self.hand.copy())
        self._keep(seat, "mucks", Meaning("fold", clause="HOLDEM-24"))
        self.kill(seat, "HOLDEM-24")
        return self._told(None)

    def ask(self, by: int, seat: int) -> None:
        """One dealt in asks to see a called hand when all is over (HOLDEM-91): mucked, it lives
        again only if the winner asks (93, 94). Raises Illegal, Impossible when the pot has gone."""
        if self.pot_taken or self.void is not None:
            raise Impossible(
                Message("holdem-the-pot-has-gone"), Message("holdem-ask-before-it-goes")
            )
        self.hand.ask(by, seat)
        self.asked.append(seat)
        if seat in self.hand.live:
            self.dead.pop(seat, None)

    # --- what the dealer does

    def dealer(self, words: str) -> str:
        """An act of the dealer: ``exposes AD of D``, ``shows AD of D to C``, ``deals turn`` before
        the betting is done, ``drops the deck``, ``sweeps D``, ``pushes the pot``."""
        self.notes = []
        head, _, rest = words.partition(" ")
        if words == "pushes the pot":
            self.take_pot()
        elif head in ("exposes", "shows") and " of " in rest:
            self._dealer_shows(rest)
        elif head == "deals" and rest in STREETS:
            self._deals_early(rest)
        elif words == "drops the deck":
            self.the_lay()
            self.dropped = True
        elif head == "sweeps":
            self._sweep(self._seat_of(rest))
        else:
            raise Impossible(
                Message("holdem-the-dealer-does", words=repr(words)),
                Message("holdem-what-a-dealer-does"),
            )
        return self._told(None)

    def _dealer_shows(self, rest: str) -> None:
        cards, _, whose = rest.partition(" of ")
        name, _, to = whose.partition(" to ")
        owner = self._seat_of(name)
        saw = self._seat_of(to) if to else None
        self.sights.append(Sight(owner, self._cards_of(owner, cards), saw, dealer=True))

    def _deals_early(self, street: str) -> None:
        """Cards of the next street while somebody is still to act (HOLDEM-51)."""
        lay = self.the_lay()
        at = self.dealt_streets
        if not self.betting or self.hand.turn < 0 or at == 3 or STREETS[at] != street:
            raise Impossible(
                Message(
                    "holdem-street-cannot-come-early",
                    street=Message("holdem-street", street=street),
                ),
                Message("holdem-deal-the-next-street"),
            )
        self.early_board = (street, lay.streets()[at][1])

    def _sweep(self, seat: int) -> None:
        """A hand swept into the muck is dead; there is no redress for one that was not protected
        (HOLDEM-32)."""
        self._check_live(seat)
        before = self.hand.copy()
        self.kill(seat, "HOLDEM-32")
        self.swept.add(seat)
        self.lost[seat] = (len(self.acts), before)
        self.notes.insert(0, f"{LETTERS[seat]}'s hand is dead HOLDEM-32")

    def put_out(self, seat: int) -> None:
        """A player is put out of the event: the hand is dead, what they put in stays (OP-X-19)."""
        self._check_live(seat)
        self.kill(seat, "OP-X-19")

    def take_pot(self) -> None:
        """The pot goes: from here a call changes nothing."""
        if not self.is_over:
            raise Impossible(Message("the-hand-is-not-over"), Message("play-the-hand-to-its-end"))
        self.pot_taken = True

    # --- how an act is done

    def _do(
        self,
        seat: int,
        words: str,
        meaning_at: Callable[[Spot], Meaning],
        action: int | None = None,
        put: int = 0,
    ) -> str:
        """An act that comes to an action: in turn at once, out of turn when the turn comes."""
        self.notes = []
        self._check_live(seat)
        if not self.betting:
            raise Impossible(
                Message("holdem-no-betting-now", phase=self.hand.phase),
                Message("holdem-show-or-muck"),
            )
        self._settle_pending(seat)
        if self.is_over or not self.betting:
            raise Impossible(
                Message("holdem-the-betting-is-over"), Message("holdem-take-the-act-out")
            )
        if seat != self.hand.turn:
            return self._out_of_turn(seat, words, action, put)
        try:
            meaning = meaning_at(self.spot())
        except Illegal:
            raise
        except ValueError:  # a check where there is something to call
            why = Message(
                "holdem-so-many-were-to-call", player=_at(seat), words=words, chips=self.spot().due
            )
            raise Impossible(why, Message("holdem-call-raise-or-fold")) from None
        act = Act(seat, words, self.hand.copy(), self.hand.phase, self.hand.level, meaning, put)
        self.held_to(seat, meaning)
        self.acts.append(act)
        plain = action is not None and not meaning.clause
        return self._told(None if plain else meaning)

    def _settle_pending(self, seat: int) -> None:
        """Somebody else acts: chips pushed and cards thrown by the one before bind now."""
        if self.push and self.push[0] != seat and self.push[0] == self.hand.turn:
            first, chips = self.push
            self.push = None
            meaning = pushed(self.spot(), chips)
            before, level = self.hand.copy(), self.hand.level
            self.held_to(first, meaning)
            self.acts.append(
                Act(first, f"pushed {chips}", before, before.phase, level, meaning, chips)
            )
            self._note(f"{LETTERS[first]} {_said(meaning)} HOLDEM-62{_rest(meaning)}")
        if self.thrown is not None and self.thrown != seat:
            first, self.thrown = self.thrown, None
            self._note(f"{LETTERS[first]} fold HOLDEM-28")
            self.kill(first, "HOLDEM-28")

    def _out_of_turn(self, seat: int, words: str, action: int | None, put: int) -> str:
        if any(act.seat == seat for act in self.early):
            raise Impossible(
                Message("holdem-has-acted-out-of-turn-already", player=_at(seat)),
                Message("holdem-wait-for-the-turn"),
            )
        level = self.hand.level
        front = self.hand.bets[seat]
        verb, to = _early(words, action, put, level, front)
        meaning = Meaning(verb, to)
        act = Act(seat, words, self.hand.copy(), self.hand.phase, level, meaning, put, early=True)
        self.acts.append(act)
        if verb == "fold":
            self._note(f"{LETTERS[seat]} fold HOLDEM-26")
            self.kill(seat, "HOLDEM-26")
        else:
            self.early.append(Early(seat, verb, to, level, self.hand.phase))
        return self._told(None)

    def held_to(self, seat: int, meaning: Meaning) -> None:
        """Do what the seat to act is held to, in the hand. Raises Illegal."""
        action = self._action_of(meaning)
        refusal = self.hand.why_not(action)
        if refusal is not None and meaning.verb != "fold":  # one may fold what could be checked
            raise Illegal(refusal)
        if meaning.verb == "raise":
            self.bet_on.add(self.hand.phase)
        if meaning.verb == "fold":
            self.dead[seat] = "HOLDEM-26"
        self.timed.discard(seat)
        self._declared = None
        self.clock_on = None
        self.push = None
        self.owed[seat] += meaning.owes
        self._before_change()
        self.hand.force(action)
        self._after_change()

    def _action_of(self, meaning: Meaning) -> int:
        if meaning.verb != "raise":
            return {"fold": FOLD, "check": CHECK, "call": CALL}[meaning.verb]
        spot = self.spot()
        if meaning.to >= spot.whole:
            return ALL_IN
        return bet_to(meaning.to) if spot.opens else raise_to(meaning.to)

    def take_back(self, act: Act) -> None:
        """The latest act is undone: the position before it."""
        self.acts[self.acts.index(act)] = replace(act, taken_back=True)
        self.owed[act.seat] = 0
        self.dead.pop(act.seat, None)
        self.hand = act.before.copy()

    def _before_change(self) -> None:
        self._round = self.hand.phase

    def _after_change(self) -> None:
        """A round that has ended: what is owed is put (HOLDEM-79), acts out of turn are gone. Then
        those who acted out of turn and are next."""
        if self.hand.phase != self._round or self.hand.is_over:
            for seat, owed in enumerate(self.owed):
                if owed:
                    self._note(f"{LETTERS[seat]} puts {owed} HOLDEM-79")
            self.owed = [0] * self.hand.seats
            self.early = []
        self._settle_early()

    def _settle_early(self) -> None:
        """Bind the one to act to what they did out of turn (HOLDEM-70, 71)."""
        if not self.betting or self.hand.turn < 0:
            return
        seat = self.hand.turn
        found = next((act for act in self.early if act.seat == seat), None)
        if found is None:
            return
        self.early.remove(found)
        meaning, clause = self._bound(found)
        if meaning is None:
            self._note(f"{LETTERS[seat]} is free to act {clause}")
            return
        self._note(f"{LETTERS[seat]} {_said(meaning)} {clause}")
        self.held_to(seat, meaning)

    def _bound(self, early: Early) -> tuple[Meaning | None, str]:
        """Say what an act out of turn comes to at its turn; None where the player is free."""
        spot = self.spot()
        if early.verb == "check":
            if not spot.due:
                return Meaning("check", spot.front), "HOLDEM-70"
            if self.hand.rules.early_check == "binding":
                return Meaning("fold", spot.front), "HOLDEM-70"
            return None, "OP-HOLDEM-10"
        if spot.level != early.level:
            return None, "HOLDEM-71"
        if early.verb == "call" or not spot.most:
            return Meaning("call" if spot.due else "check", spot.front + spot.due), "HOLDEM-71"
        to = min(max(early.to, spot.least), spot.most)
        return Meaning("raise", to), "HOLDEM-71"

    def _cards_down(self, seat: int, action: int) -> str:
        """Showing and mucking at the showdown; a likely winner may show before their turn
        (HOLDEM-97)."""
        self.notes = []
        self._check_live(seat)
        before = self.hand.copy()
        if seat != self.hand.turn:
            may = self.hand.phase == "showdown" and not self.hand.shown[seat]
            if verb_of(action) != "show" or not may:
                raise Impossible(
                    Message("holdem-not-the-turn-to-show", player=_at(seat)),
                    Message("holdem-let-the-others-show-first"),
                )
            self.hand.show_early(seat)
        else:
            refusal = self.hand.why_not(action)
            if refusal is not None:
                raise Illegal(refusal)
            if verb_of(action) == "muck":
                self.lost[seat] = (len(self.acts), before)
                self.dead[seat] = "HOLDEM-24"
            self.hand.apply(action)
        self.acts.append(Act(seat, _words(action), before, before.phase, 0, Meaning("cards")))
        return ""

    # --- small things

    def _keep(self, seat: int, words: str, meaning: Meaning | None, put: int = 0) -> str:
        self.acts.append(
            Act(seat, words, self.hand.copy(), self.hand.phase, self.hand.level, meaning, put)
        )
        return ""

    def _note(self, text: str) -> None:
        self.notes.append(text)

    def _told(self, meaning: Meaning | None) -> str:
        """Say what came of an act, where it is not plain."""
        own = [f"{_said(meaning)} {meaning.clause}".strip() + _rest(meaning)] if meaning else []
        return "; ".join([*own, *self.notes])

    def _seat_of(self, name: str) -> int:
        if len(name) != 1 or name not in LETTERS[: self.hand.seats]:
            why = Message("holdem-no-seat-of-that-name", name=repr(name))
            raise Impossible(why, Message("holdem-seats", seats=LETTERS[: self.hand.seats]))
        return LETTERS.index(name)

    def _cards_of(self, seat: int, text: str) -> int:
        """Cards that a seat holds, by their names."""
        cards = card_set(parse_cards(text))
        held = self.held(seat)
        if not cards or cards & ~held:
            raise Impossible(
                Message("holdem-does-not-hold", player=_at(seat), words=text),
                Message("holdem-these-are-held", cards=Signs(format_cards(held))),
            )
        return cards

    def held(self, seat: int) -> int:
        """The cards that lie in front of a seat, as a set; jokers are none."""
        if self.lay is None or seat >= len(self.lay.hands):
            return self.hand.hand_of(seat)
        return card_set(card for card in self.lay.hands[seat] if card < 52)

    def seen_by(self, viewer: int) -> int:
        """Cards of other hands that this seat may see now: what lies open, what was shown to it,
        and, when the hand is over, what is shown after it (HOLDEM-89, 90)."""
        cards = self.open_cards | (self.after_hand if self.is_over else 0)
        for sight in self.sights:
            if sight.to in (None, viewer):
                cards |= sight.cards
        return cards


def _at(seat: int) -> Player:
    return Player(LETTERS[seat])


def _words(action: int) -> str:
    verb = verb_of(action)
    return f"{verb} {amount_of(action)}" if verb in WAGERS else verb


def _meant(spot: Spot, action: int) -> Meaning:
    """A clear action as a meaning: the amount as said, right or wrong."""
    verb = verb_of(action)
    if verb in WAGERS:
        return Meaning("raise", amount_of(action))
    if verb == "all-in":
        return Meaning("raise" if spot.whole > spot.level else "call", spot.whole)
    return Meaning(verb, spot.front)


def _said(meaning: Meaning) -> str:
    return f"raise {meaning.to}" if meaning.verb == "raise" else meaning.verb


def _rest(meaning: Meaning) -> str:
    if meaning.owes:
        return f"; owes {meaning.owes}"
    return f"; takes back {meaning.back}" if meaning.back else ""


def _early(words: str, action: int | None, put: int, level: int, front: int) -> tuple[str, int]:
    """Say what an act out of turn is, when it is done: fold, check, call or raise, and to how
    much."""
    if action is not None:
        verb = verb_of(action)
        return ("raise" if verb in (*WAGERS, "all-in") else verb), amount_of(action) or 0
    if words == "knocks":
        return ("check" if level <= front else "fold"), 0
    if front + put > level and "one chip" not in words:
        return "raise", front + put
    return "call", level


def names(seats: Iterable[int]) -> str:
    """Seats as letters: "A, B and D"."""
    found = [LETTERS[seat] for seat in seats]
    return " and ".join([", ".join(found[:-1]), found[-1]] if len(found) > 1 else found)
