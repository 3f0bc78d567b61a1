"""Play a record through the referee, and compare it at every act and at the end.

``replay`` gives the steps, or raises RecordError with the line at which the record and the rules
disagree. ``opening`` and ``table_of`` build what a record begins from.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from cardhall.cards.notation import (
    SUIT_NAMES,
    CardError,
    card_list,
    card_set,
    format_card,
    format_cards,
    parse_cards,
)
from cardhall.games.boure import (
    Hand,
    Illegal,
    Result,
    Rules,
    RulesError,
    Session,
    cards_of,
    draw_action,
    format_action,
    parse_action,
    play_action,
    verb_of,
)
from cardhall.records.text import SEATS, Ladder, Line, Record, RecordError, seat_names
from cardhall.rulings.boure import CALLS, Fell, Impossible, OpenReferee, Ruling


@dataclass(frozen=True)
class Step:
    """One line of a replay: the line of the record, its words, and what came of them."""

    line: int
    words: str
    text: str


def rules_of(record: Record) -> Rules:
    """The house rules of a record. Raises RecordError for an unknown preset or option."""
    try:
        rules = Rules.preset(record.rules)
    except RulesError as error:
        raise _rules_error(record, "rules", error) from None
    known = rules.to_data()
    for name in record.options:
        if name not in known:
            raise RecordError(
                record.line_of("options"),
                f"no such option: {name}",
                f"Choose among {', '.join(sorted(known))}",
            )
    try:
        return Rules.from_data({**known, **record.options})
    except (RulesError, TypeError, ValueError) as error:
        raise _rules_error(record, "options", error) from None


def _rules_error(record: Record, key: str, error: Exception) -> RecordError:
    cure = getattr(error, "cure", "")
    return RecordError(record.line_of(key), str(error).removesuffix(f". {cure}"), cure)


def _at(record: Record, rules: Rules) -> Hand:
    position = record.position
    assert position is not None
    return Hand.at(
        rules,
        record.dealer,
        {seat: card_set(cards) for seat, cards in enumerate(position.hands) if cards},
        position.trump,
        stacks=record.stacks,
        pot=record.pot,
        phase=position.phase,
        turn=position.turn,
        tricks=position.tricks,
        trick=position.trick,
        played=card_set(position.played),
        discards={seat: card_set(cards) for seat, cards in enumerate(position.discards) if cards},
        passed=position.out,
        turned=-1 if position.turned is None else position.turned,
        stock=position.stock,
        spare=record.spare or None,
    )


def opening(record: Record) -> Hand:
    """The hand as a record begins: dealt from its deck, or at its position."""
    rules = rules_of(record)
    try:
        if record.position:
            return _at(record, rules)
        hand = Hand(
            rules,
            record.dealer,
            record.stacks,
            record.pot,
            record.owed or None,
            record.playing or None,
            record.free,
        )
        hand.deal(record.deck, record.spare or None)
    except (RulesError, ValueError) as error:
        key = getattr(error, "field", "position" if record.position else "stacks")
        cure = getattr(error, "cure", "Mend the opening")
        raise RecordError(record.line_of(key), str(error).removesuffix(f". {cure}"), cure) from None
    return hand


def table_of(record: Record) -> OpenReferee:
    """The referee that a record begins with."""
    hand = opening(record)
    fell = Fell(record.dealt or (5,) * record.seats, record.exposed)
    wrong = record.dealt or record.exposed
    return OpenReferee(hand, fell if wrong else None, record.false_call)


def replay(record: Record) -> list[Step]:
    """Play a record to its end. Raises RecordError at the first line that disagrees."""
    if record.ladder:
        return _climb(record, record.ladder)
    table = table_of(record)
    steps = [Step(1, "", opening_words(table.hand))]
    for line in record.lines:
        steps.append(_play_line(record, table, line))
    _check_end(record, table)
    if table.void or table.hand.is_over:
        steps.append(Step(record.line_of("end"), "", result_words(table.result())))
    return steps


def _climb(record: Record, ladder: Ladder) -> list[Step]:
    """Every seat loses everything and buys in again, as long as there is a buy-in (RAP-45, 46)."""
    try:
        session = Session(rules_of(record), record.seats, record.stacks, record.dealer)
    except RulesError as error:
        raise _rules_error(record, "stacks", error) from None
    if record.pot:
        raise RecordError(record.line_of("pot"), "a ladder has no pot", "Take the line out")
    for seat in range(session.seats):
        amounts = [session.stacks[seat]]
        session.stacks[seat] = 0
        while session.next_buy_in(seat):
            amounts.append(session.buy_in(seat))
            session.stacks[seat] = 0
        if tuple(amounts) != ladder.steps:
            found = ", ".join(map(str, amounts))
            raise RecordError(record.line_of("ladder.steps"), f"{SEATS[seat]} buys in for {found}")
        if session.paid_in[seat] != ladder.total:
            total = session.paid_in[seat]
            raise RecordError(record.line_of("ladder.total"), f"{SEATS[seat]} buys in for {total}")
    return [Step(record.line_of("ladder"), "", f"everybody buys in for {n}") for n in amounts]


# --- one line -------------------------------------------------------------------------------------


def _play_line(record: Record, table: OpenReferee, line: Line) -> Step:
    words = line.act.split()
    if line.seat < 0:
        return _chair(table, line)
    if words[0] == "calls":
        return _call(table, line, words[1:])
    if table.void or table.hand.is_over:
        raise RecordError(line.number, "the hand is over", "Take this line out")
    try:
        action = parse_action(line.act)
    except CardError as error:
        raise RecordError(line.number, error.text, error.cure) from None
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None
    hand = table.hand
    if line.seat != hand.turn:
        if record.referee != "open":
            raise RecordError(
                line.number, f"it is {SEATS[hand.turn]}'s turn", f"Write {SEATS[hand.turn]} first"
            )
    elif line.legal is not None:
        check_legal(hand, line)
    return Step(line.number, line.words, _do(record, table, line, action))


def _do(record: Record, table: OpenReferee, line: Line, action: int) -> str:
    hand = table.hand
    refusal = hand.why_not(action) if line.seat == hand.turn else None
    if line.outcome:
        kind, _, clause = line.outcome.partition(" ")
        if kind != "refused":
            raise RecordError(
                line.number, f"no outcome {kind!r} of an act", "Write => refused CLAUSE"
            )
        if refusal is None:
            raise RecordError(line.number, "this is allowed", "Take the refusal out")
        if refusal.clause != clause.strip():
            raise RecordError(
                line.number,
                f"it is refused by {refusal.clause}, not by {clause}",
                "",
                refusal.clause,
            )
        return f"refused: {refusal.text} ({refusal.clause})"
    held_to_it = record.referee != "open" or verb_of(action) != "play"
    if refusal is not None and held_to_it:
        raise RecordError(
            line.number, refusal.text, f"Allowed: {describe_legal(hand)}", refusal.clause
        )
    try:
        table.act(action, line.seat)
    except Impossible as error:
        raise RecordError(line.number, error.why, error.cure) from None
    except Illegal as error:
        raise RecordError(line.number, error.refusal.text, "", error.clause) from None
    return state_words(table.hand)


def _call(table: OpenReferee, line: Line, words: list[str]) -> Step:
    call = words[0] if words else ""
    on: int | None = None
    if len(words) == 3 and words[1] == "on" and words[2] in SEATS[: table.hand.seats]:
        on = SEATS.index(words[2])
    elif len(words) != 1:
        raise RecordError(
            line.number,
            f"no call {' '.join(words)!r}",
            "Write B calls renege on C, or B calls misdeal",
        )
    if call not in CALLS:
        raise RecordError(line.number, f"no call {call!r}", f"Use one of: {', '.join(CALLS)}")
    try:
        ruling = table.call(call, line.seat, on)
    except Impossible as error:
        raise RecordError(line.number, error.why, error.cure) from None
    _compare_ruling(line, ruling)
    return Step(line.number, line.words, ruling_words(ruling))


def _chair(table: OpenReferee, line: Line) -> Step:
    """ "chair rules renege on B", "chair rules misdeal", "chair puts out B"."""
    try:
        ruling = chair_act(table, line)
    except (Impossible, ValueError) as error:
        why, cure = getattr(error, "why", str(error)), getattr(error, "cure", "")
        raise RecordError(line.number, why, cure) from None
    if ruling is None:
        return Step(line.number, line.words, "her hand is dead (OP-X-19)")
    _compare_ruling(line, ruling)
    return Step(line.number, line.words, ruling_words(ruling))


def chair_act(table: OpenReferee, line: Line) -> Ruling | None:
    """Do what the chair does; the ruling, if it is one. Raises ValueError for other words."""
    seats = SEATS[: table.hand.seats]
    match line.act.split():
        case ["rules", "misdeal"]:
            return table.chair("misdeal")
        case ["rules", "renege", "on", seat] if seat in seats:
            return table.chair("renege", SEATS.index(seat))
        case ["puts", "out", seat] if seat in seats:
            table.put_out(SEATS.index(seat))
            return None
    raise ValueError("Write chair rules renege on B, chair rules misdeal, or chair puts out B")


def _compare_ruling(line: Line, ruling: Ruling) -> None:
    """The verdict and its clause alone may be asserted, or all that the ruling says."""
    found = outcome_of(ruling)
    said = found if ";" in line.outcome else found.split(";")[0]
    if line.outcome and line.outcome != said:
        why = f"the ruling is {found!r}, not {line.outcome!r}"
        raise RecordError(line.number, why, "", ruling.clause)


def outcome_of(ruling: Ruling) -> str:
    """A ruling as a record asserts it, such as "proven LLAA-BOURE-33; did not follow suit;
    B takes back QH"."""
    verdict = f"{'proven' if ruling.proven else 'false'} {ruling.clause}"
    reason = [ruling.reason] if ruling.reason else []
    return "; ".join([verdict, *reason, *(change.words() for change in ruling.changes)])


# --- legal sets -----------------------------------------------------------------------------------


def describe_legal(hand: Hand) -> str:
    """The exact set of legal actions as records write it: "stay pass", "draw 0-4", "AC+KC 9D"."""
    actions = hand.legal_actions()
    verbs = {verb_of(action) for action in actions}
    if verbs == {"play"}:
        return " ".join(_plus(cards_of(action)) for action in sorted(actions, reverse=True))
    if verbs <= {"stay", "pass"}:
        return " ".join(word for word in ("stay", "pass") if word in verbs)
    draws = [action for action in actions if verb_of(action) == "draw"]
    most = max(cards_of(action).bit_count() for action in draws)
    held = hand.hand_of(hand.turn)
    if set(draws) != set(_draws(held, 0, most)):
        return " | ".join(format_action(action) for action in sorted(actions))
    return " ".join((["pass"] if "pass" in verbs else []) + [f"draw 0-{most}"])


def _plus(cards: int) -> str:
    return format_cards(cards).replace(" ", "+")


def _draws(held: int, least: int, most: int) -> Iterable[int]:
    for size in range(least, most + 1):
        for cards in combinations(card_list(held), size):
            yield draw_action(card_set(cards))


def parse_legal(text: str, held: int) -> set[int]:
    """The actions that a legal set in braces names, for a seat that holds these cards.

    Raises ValueError (CardError for a card) for what is no such set.
    """
    if "|" in text:
        return {parse_action(part.strip()) for part in text.split("|")}
    actions: set[int] = set()
    words = text.split()
    while words:
        word = words.pop(0)
        if word in ("stay", "pass"):
            actions.add(parse_action(word))
        elif word == "draw":
            least, _, most = (words.pop(0) if words else "").partition("-")
            if not least.isdigit() or not most.isdigit() or int(most) > 5:
                raise ValueError("Write the numbers of cards that may be drawn, as in draw 0-4")
            actions.update(_draws(held, int(least), int(most)))
        else:
            actions.add(play_action(card_set(parse_cards(word.replace("+", " ")))))
    return actions


def check_legal(hand: Hand, line: Line) -> None:
    """Compare the legal set that a line asserts with the game's. Raises RecordError."""
    assert line.legal is not None
    try:
        said = parse_legal(line.legal, hand.hand_of(hand.turn))
    except ValueError as error:
        raise RecordError(line.number, f"no legal set: {error}") from None
    if said != set(hand.legal_actions()):
        raise RecordError(
            line.number,
            f"the legal set is {{{describe_legal(hand)}}}, not {{{line.legal}}}",
            "Mend the set, or the hand before it",
        )


# --- the end --------------------------------------------------------------------------------------


def ended(table: OpenReferee) -> dict[str, object]:
    """Everything that an ``[end]`` may assert of a hand that is over, by its keys."""
    result = table.result()
    dealer = table.next_dealer()
    return {
        "tricks": result.tricks,
        "winner": -1 if result.winner is None else result.winner,
        "boures": tuple(sorted(result.boures)),
        "renegers": tuple(sorted(result.renegers)),
        "paid": result.paid,
        "stacks": result.stacks,
        "next_pot": result.next_pot,
        "owed": result.owed,
        "void": table.void,
        "next_dealer": dealer,
        "opens": _opens(table, result, dealer),
    }


def _opens(table: OpenReferee, result: Result, dealer: int) -> int:
    """The next deal's pot once everybody has put in; the pot itself where nobody can deal."""
    playing = table.hand.dealt_in if table.void else None
    try:
        rules, pot = table.hand.rules, result.next_pot
        return Hand(rules, dealer, result.stacks, pot, result.owed, playing).pot
    except RulesError:
        return result.next_pot


def _check_end(record: Record, table: OpenReferee) -> None:
    asserted = {name: value for name, value in vars(record.end).items() if value is not None}
    if not asserted:
        return
    if not (table.void or table.hand.is_over):
        raise RecordError(
            record.line_of("end"),
            f"the hand is not over: {SEATS[table.hand.turn]} is to act",
            f"Allowed: {describe_legal(table.hand)}",
        )
    found = ended(table)
    for name, value in asserted.items():
        if found[name] != value:
            raise RecordError(
                record.line_of(f"end.{name}"),
                f"{name} should be {_shown(name, found[name])}",
                "Mend the number, or the hand before it",
            )


def _shown(name: str, value: object) -> str:
    if isinstance(value, tuple):
        if name in ("boures", "renegers"):
            return repr(seat_names(value))
        return ", ".join(f"{SEATS[seat]} = {amount}" for seat, amount in enumerate(value))
    if name in ("winner", "next_dealer") and isinstance(value, int):
        return repr(SEATS[value] if value >= 0 else "")
    return str(value).lower()


# --- words ----------------------------------------------------------------------------------------


def opening_words(hand: Hand) -> str:
    """How a hand begins, in a line."""
    trump = SUIT_NAMES[hand.trump] if hand.trump >= 0 else "not turned"
    turned = f" ({format_card(hand.turned)} turned)" if hand.turned >= 0 else ""
    return (
        f"{hand.seats} seats, dealer {SEATS[hand.dealer]}, trumps {trump}{turned}, pot {hand.pot}"
    )


def state_words(hand: Hand) -> str:
    """What stands after an act: who is to act, the tricks, the pot."""
    if hand.is_over:
        return "the hand is over"
    tricks = [hand.tricks(seat) for seat in range(hand.seats)]
    won = " ".join(f"{SEATS[seat]}{count}" for seat, count in enumerate(tricks) if count)
    return f"pot {hand.pot}{', tricks ' + won if won else ''}; {SEATS[hand.turn]} to {hand.phase}"


def ruling_words(ruling: Ruling) -> str:
    """A ruling and what it changes, in a line."""
    changes = "; ".join(f"{change.words()} ({change.clause})" for change in ruling.changes)
    return f"{ruling.words} ({ruling.clause}){': ' + changes if changes else ''}"


def result_words(result: Result) -> str:
    """How a hand ended, in a line."""
    who = (
        f"{SEATS[result.winner]} takes {result.pot}" if result.winner is not None else "nobody wins"
    )
    paid = [f"{SEATS[seat]} pays {amount}" for seat, amount in enumerate(result.paid) if amount]
    owed = [f"{SEATS[seat]} owes {due}" for seat, due in enumerate(result.owed) if due > 0]
    stacks = " ".join(f"{SEATS[seat]} {amount}" for seat, amount in enumerate(result.stacks))
    return "; ".join([who, *paid, *owed, f"stacks {stacks}", f"next pot {result.next_pot}"])
