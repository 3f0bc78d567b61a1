"""Every English word that is printed, in one catalogue, so that another language can follow.

Keys are dotted; ``{name}`` marks what is filled in. The templates get the catalogue whole and look
words up by key, so that no template holds a sentence of its own.
"""

EN: dict[str, str] = {
    "page": "Page {page} of {pages}",
    "printed": "Printed {when}",
    # the sign-in sheet
    "sign_in.title": "Sign-in sheet",
    "sign_in.lead": "Sign beside your name. Sign-in closes at {closes}; play starts at {starts}.",
    "sign_in.lead_plain": "Sign beside your name.",
    "sign_in.number": "No.",
    "sign_in.name": "Name",
    "sign_in.auxiliary": "Auxiliary",
    "sign_in.fee": "Fee",
    "sign_in.paid": "paid",
    "sign_in.owing": "owes {owing}",
    "sign_in.signature": "Signature",
    "sign_in.count": "{count} names",
    # seats by name
    "seats.title": "Find your seat",
    "seats.round": "Round {round}",
    "seats.lead": "By last name. Table first, then seat.",
    "seats.table": "Table",
    "seats.seat": "Seat",
    "seats.no_seat": "ask the chair",
    # game tags
    "tag.keep": "Keep this tag with you. A lost game is one punch.",
    "tag.nobody": "Nobody is entered yet.",
    "tag.table": "Table {table}, seat {seat}",
    "tag.scan": "My seat and my next table",
    "tag.code": "Code {code}",
    # the entry blank
    "blank.card_tournament": "Card tournament",
    "blank.entry_blank": "Entry blank",
    "blank.fee": "Entrance fee {fee} per contestant",
    "blank.auxiliary": "Auxiliary entering",
    "blank.team": "Team {number}",
    "blank.deadline": "Deadline: {deadline}",
    "blank.no_deadline": "Deadline: __________________",
    "blank.mail_to": "Mail this blank, with the fee attached, to",
    "blank.payee": "Make checks payable to",
    "blank.print": "Please print everything on this blank.",
    "blank.total": "Contestants _____ at {fee} each = total $ __________",
    "blank.rulebook": "Rulebook: revision of {revision}",
    # the table card
    "card.title": "How we play here",
    "card.table": "Table {table}",
    "card.before": "Told before play",
    "card.options": "Variations",
    "card.on": "on",
    "card.off": "off",
    "card.scan": "Scan to open this table",
    "card.newcomers": "New at this table? Hear these rules first.",
    # the rulebook
    "rulebook.title": "Rulebook",
    "rulebook.revision": "Revision of {revision}",
    "rulebook.clauses": "{count} clauses",
    # the particulars of Bouré on the table card
    "boure.undertrump": "Void, and only lower trumps than one played",
    "boure.undertrump.must": "must trump all the same",
    "boure.undertrump.may": "may throw any card",
    "boure.renege": "A renege",
    "boure.renege.take-back": "taken back if caught at once;",
    "boure.renege.play-on": "the hand is lost, play goes on;",
    "boure.renege.limit": "a match of the pot, {limit} at most",
    "boure.renege.no_limit": "a match of the whole pot",
    "boure.in_or_out": "In-or-out round before the draw",
    "boure.stay_chip": "Staying in costs",
    "boure.draw_limit.4/3": "4; 3 with five or more in",
    "boure.draw_limit": "Cards one may draw at most",
    "boure.pot_limit": "A bouré pays at most",
    "boure.forced_leads": "Sure tricks are led together",
    "boure.gap_force": "Sure wins with a gap go down too",
    "boure.last_trumps_force": "The last trumps go down together",
    "boure.ladder": "Buying in again, half as much each time",
    "boure.trump_marker": "Trump marker on view all hand",
    "boure.ace_up_dealer_stays": "Dealer who turns an ace stays in",
    "boure.payer_antes": "Who pays for a bouré also antes",
    "boure.yes": "yes",
    "boure.no": "no",
}


def word(key: str, /, **parts: object) -> str:
    """The English for ``key`` with its parts filled in. KeyError when one is missing."""
    return EN[key].format(**parts)
