you-are-not-in-this-hand = You are not in this hand.
the-table-counts-and-writes-by-itself = The table counts and writes by itself.
after-the-discard-a-turn-is-over = After the discard a turn is over.
throw-last = Throw last.
draw-first = Draw first, then lay down and throw.
throw-another-card = Throw another card.
take-fewer-discards = Take fewer discards, or draw from the stock.
keep-a-card-to-throw = Keep a card to throw.
keep-another-card-to-throw = Keep another card to throw: one that plays nowhere.
choose-three-or-four-of-one-rank = Choose three or four of one rank, or three in order of one suit.
choose-a-set-that-these-go-on = Choose a set that these cards go on.
draw-the-discards-become-the-stock = Draw: the discards become the stock.
lay-down-what-you-owe = Lay down { THE($cards) }, or add it to a set.
rummy-top-discard = { $top ->
    [free] The top discard, taken alone, may be kept; it is not thrown back in that turn.
   *[must-use] The top discard must be used in the turn in which it is taken; it is not thrown back in that turn.
 }
rummy-deeper-discard = { $deep ->
    [new-meld-only] A deeper discard is laid down in a new set in that turn.
   *[meld-or-layoff] A deeper discard is laid down or added to a set in that turn.
 }
rummy-last-discard = { $last ->
    [any] Any card may be the last one thrown.
   *[must-not-play] The last card thrown must not be one that plays.
 }
rummy-round-the-corner = { $corner ->
    [yes] Sequences do run on over the ace.
   *[no] Sequences do not run on over the ace.
 }
rummy-new-stock = { $times ->
    [0] The discards become a new stock not once in a hand.
    [1] The discards become a new stock once in a hand.
    [2] The discards become a new stock twice in a hand.
   *[other] The discards become a new stock { $times } times in a hand.
 }
rummy-clock-warns = { $seconds ->
    [one] After { $seconds } second the table says so, and waits.
   *[other] After { $seconds } seconds the table says so, and waits.
 }
rummy-clock-plays = { $seconds ->
    [one] After { $seconds } second the table draws and throws for the player.
   *[other] After { $seconds } seconds the table draws and throws for the player.
 }
rummy-highest-win = { $by ->
    [chips] The highest chips win.
   *[points] The highest points win.
 }
rummy-cut-for-the-deal = Cut for the deal: { $cut }. The lowest, { $player }, deals first.
rummy-cut-again = Cut again: { $cut }. The lowest, { $player }, deals first.
rummy-time-is-up-and-waits = { $player }'s time is up; the table waits.
rummy-does = { $player } { $deeds }.
rummy-turns-over-and-draws = turns the discards over and draws
rummy-draws = draws from the stock
rummy-takes-the-top = takes { THE($card) }
rummy-takes-deep = { $count ->
    [one] takes { $count } discard down to { THE($card) }
   *[other] takes { $count } discards down to { THE($card) }
 }
rummy-lays-down = lays down { THE($cards) }
rummy-lays-down-of-a-kind = lays down { LETTERS($count) } { $rank }
rummy-lays-down-run = lays down the { $low } to { $high } of { $suit }
rummy-adds-to-a-kind = adds { THE($cards) } to the { $rank }
rummy-adds-to-run = adds { THE($cards) } to the { $low } to { $high } of { $suit }
rummy-throws = throws { THE($cards) }
rummy-buries = has the top card buried
rummy-throws-none = throws no card
rummy-says-out = says that they are out
rummy-is-out = is out
rummy-to-draw = to draw
rummy-to-lay-down-and-throw = to lay down and throw
rummy-on-the-table = { $points } on the table
rummy-no-discards = No discards.
rummy-on-top-of-the-discards = { $sets ->
    [one] The { $card } is on top of the discards; { $sets } set lies on the table.
   *[other] The { $card } is on top of the discards; { $sets } sets lie on the table.
 }
rummy-stock-used-up = { $times ->
    [0] The stock is used up, turned over not once: the hand is counted as it lies.
    [1] The stock is used up, turned over once: the hand is counted as it lies.
    [2] The stock is used up, turned over twice: the hand is counted as it lies.
   *[other] The stock is used up, turned over { $times } times: the hand is counted as it lies.
 }
rummy-wins-the-hand = { $player } is out and wins the hand.
rummy-counts = { $player }: { $shown } on the table, { $held } in hand: { $score }.
rummy-counts-short = { $missing ->
    [one] { $player }: { $shown } on the table, { $held } in hand, { $missing } card short: { $score }.
   *[other] { $player }: { $shown } on the table, { $held } in hand, { $missing } cards short: { $score }.
 }
rummy-takes-of-the-bank = { $chips ->
    [one] { $player } takes a chip of the bank.
   *[other] { $player } takes { $chips } chips of the bank.
 }
rummy-is-no-action = { $action } is no Rummy action. Write draw, take, take 3, meld 9S 9H 9D, lay KH on 1, throw 2H, bury or done
rummy-the-turn-is-over = After the discard a turn is over
rummy-a-turn-ends-with-a-discard = A turn ends with a discard
rummy-has-drawn = The player has drawn; one draw begins a turn
rummy-a-turn-begins-with-a-draw = A turn begins with a draw
rummy-with-too-many-cards = With too many cards the player discards without drawing
rummy-with-too-few-cards = With too few cards the player draws and throws none
rummy-laid-down-after-the-draw = Cards are laid down after the draw and before the discard
rummy-the-exposed-card-first = The player takes the exposed card or has it buried first
rummy-the-stock-lies-otherwise = The stock's top does not lie that way
rummy-the-missing-draw = The missing draw is made from the stock
rummy-so-many-discards = { $count ->
    [one] There is { $count } discard
   *[other] There are { $count } discards
 }
rummy-the-stock-is-used-up = The stock is used up: the discards are turned over
rummy-no-deep-pick-up = No deep pick-up while stock cards lie exposed
rummy-one-card-a-turn = One card a turn until their hand is right
rummy-could-not-use = The player could not use the { $card } and still throw a card
rummy-that-card-is-not-held = That card is not in their hand
rummy-has-thrown-already = The player has thrown their card already
rummy-must-be-used-first = The { $card } must be used first
rummy-the-top-just-taken-stays = The top discard just taken stays
rummy-the-last-card-may-not-play = The last card may not be one that plays
rummy-no-meld-from-a-wrong-hand = Nothing is laid down from a wrong hand
rummy-those-cards-are-not-held = Not all of these cards are in their hand
rummy-must-keep-a-card-to-throw = The player must keep a card to throw
rummy-could-not-be-used = The { $card } could not be used as it must
rummy-the-top-would-be-left = The top discard just taken would be left to throw
rummy-the-card-left-would-play = The card left to throw would play
rummy-three-or-four-are-a-set = Three or four of one rank are a set
rummy-no-sequence-through-the-ace = No sequence goes through the ace
rummy-three-in-order-are-a-set = Three or more in order of one suit are a set
rummy-so-many-melds = { $count ->
    [one] There is { $count } meld
   *[other] There are { $count } melds
 }
rummy-nothing-is-added-to-no-set = Nothing is added to what is no matched set
rummy-those-cards-do-not-match = These cards do not match that meld
rummy-the-dealer-shuffles-last = The dealer shuffles last
rummy-the-right-of-the-dealer-cuts = The player to the dealer's right, { $player }, cuts
rummy-cut-at-1-to-51 = Cut at 1 to 51 cards
rummy-a-count-stands-once-mixed = A count stands once the cards are mixed
rummy-the-hand-is-finished-first = The hand in play is finished first
rummy-where-is-the-stock-card = Where is the card that they drew from the stock?
rummy-it-is-in-the-hand = they have put it in their hand
rummy-it-was-only-seen = they have only seen it
rummy-what-was-wrong = What was wrong?
rummy-cards-were-shown-in-dealing = cards were shown in dealing
rummy-cards-lay-face-up = cards lay face up in the pack
rummy-dealt-a-wrong-number = I was dealt a wrong number of cards
rummy-the-pack-is-wrong = the pack is wrong
rummy-plays-out-of-turn = Plays out of turn
rummy-drew-more-than-one = Drew more than one card
rummy-holds-too-many-or-too-few = Holds too many cards, or too few
rummy-threw-before-drawing = Discarded before drawing
rummy-threw-two-at-once = Threw two cards or more at once
rummy-which-card-comes-back = Which card do they take back?
rummy-the-deal-was-wrong = The deal was wrong
rummy-showed-a-card = Showed a card of their own
rummy-laid-what-does-not-match = What they laid down does not match
rummy-said-out-wrongly = Said that they are out and are not
rummy-was-counted-wrong = Their hand was counted wrong
rummy-was-written-wrong = Their score was written down wrong
rummy-is-amid-a-turn-out-of-order = { $player } is in the middle of a turn out of order
rummy-call-it-or-let-finish = Call it, or let { $player } finish
rummy-has-ended-the-turn = { $player } has ended their turn
rummy-the-stock-is-used-up-for-good = the stock is used up for good
rummy-let-end-the-last-turn = Let { $player } end the last turn
rummy-did-not-play-out-of-turn = { $player } did not play out of turn
rummy-too-late-the-turn-is-finished = { $player } has put the stock's card in their hand: too late, they finish their turn
rummy-ends-the-turn-begun = { $player } ends the turn that was begun, with a discard
rummy-ended-the-turn-it-stands = { $player } has ended their turn by a discard: it stands
rummy-stopped-in-time = { $player } played out of turn and was stopped in time: { $due } plays
rummy-reason-played-out-of-turn = played out of turn, when { $due } was to play
rummy-drew-no-card-too-many = { $player } drew no card too many
rummy-took-the-card-in = { $player } has taken the card into their hand: their hand is wrong
rummy-reason-drew-and-took-in = drew a card too many and took it in
rummy-saw-without-right = { $player } saw { THE($cards) } without right
rummy-reason-drew-more-than-one = drew more than one card
rummy-cards-have-been-mixed = { $player }'s cards have been mixed with others
rummy-holds-the-right-number = { $player } holds the right number of cards
rummy-reason-too-many = { $count ->
    [one] holds { $count } card, { $off } too many
   *[other] holds { $count } cards, { $off } too many
 }
rummy-reason-too-few = { $count ->
    [one] holds { $count } card, { $off } too few
   *[other] holds { $count } cards, { $off } too few
 }
rummy-puts-it-right-turn-by-turn = { $player } { $reason }: they put it right turn by turn
rummy-discards-without-drawing = { $turns ->
    [one] { $player } discards without drawing in their next turn
   *[other] { $player } discards without drawing in their next { $turns } turns
 }
rummy-draws-without-discarding = { $turns ->
    [one] { $player } draws without discarding in their next turn
   *[other] { $player } draws without discarding in their next { $turns } turns
 }
rummy-lays-nothing-down = { $player } lays nothing down until they are right
rummy-throws-nothing-this-turn = { $player } throws nothing this turn
rummy-pays-for-all = { $player } pays { $points } for all they hold
rummy-reason-and-pays-for-all = { $player } { $reason }: they pay for all that they hold
rummy-charged-for-each = { $player } { $reason }: they are charged { $points } for each missing card
rummy-is-charged = { $player } is charged { $points }
rummy-went-out-with-too-few = { $player } went out with too few cards: they take back their meld and play on
rummy-reason-went-out-short = { $count ->
    [one] went out { $count } card short
   *[other] went out { $count } cards short
 }
rummy-lacks-no-draw = { $player } lacks no draw
rummy-reason-threw-before-drawing = discarded before drawing
rummy-early-and-the-next-has-drawn = { $player } discarded before drawing, and the next player has drawn: their hand is wrong
rummy-may-draw-and-throws-no-second = { $player } may draw from the stock and throws no second card
rummy-early-and-may-make-it-up = { $player } discarded before drawing: they may make up the draw
rummy-threw-no-two-at-once = { $player } threw no two cards at once
rummy-reason-threw-at-once = threw { THE($cards) } at once
rummy-taken-and-others-can-come-back = { LARGE(THE($card)) } has been taken; { THE($cards) } can still be taken back
rummy-the-next-has-ended-the-turn = the next player has ended their turn
rummy-that-card-has-been-taken = { THE($card) } has been taken
rummy-nothing-comes-back = { $player } { $reason }, and { $why }: nothing comes back
rummy-takes-back = { $player } takes back { THE($card) }
rummy-reason-and-takes-back = { $player } { $reason }: they take back { THE($card) }
rummy-a-call-of-redeal-says-why = a call of redeal says why
rummy-reasons-of-a-redeal = why=exposed, faced, count or pack
rummy-the-pack-has = { $count ->
    [one] the pack has { $count } card
   *[other] the pack has { $count } cards
 }
rummy-card-of = { THE($card) } of { $player }
rummy-shown-in-dealing = { COMMAS($cards) } shown in dealing
rummy-no-card-shown-in-dealing = no card shown in dealing
rummy-face-up-in-the-pack = { THE($cards) } face up in the pack
rummy-no-card-face-up-in-the-pack = no card face up in the pack
rummy-was-dealt = { $count ->
    [one] { $player } was dealt { $count } card
   *[other] { $player } was dealt { $count } cards
 }
rummy-was-dealt-not = { $count ->
    [one] { $player } was dealt { $count } card, not { $size }
   *[other] { $player } was dealt { $count } cards, not { $size }
 }
rummy-no-new-deal-after-a-turn = { $reason }, and has completed a turn: no new deal, their hand is put right in play
rummy-reason-no-new-deal = { $reason }: no new deal
rummy-the-deal-stands = the deal stands: play goes on
rummy-the-hand-is-void = the hand is void
rummy-void-and-dealt-again = { $reason }: the hand is void and { $player } deals again
rummy-showed-no-card = { $player } showed no card
rummy-keeps-at-no-cost = { $player } keeps { THE($cards) }, at no cost
rummy-showed-and-it-costs-nothing = { $player } showed { THE($cards) }: each plays for themselves, it costs nothing
rummy-reason-showed = showed { THE($cards) }
rummy-what-was-laid-down-matches = what { $player } laid down matches
rummy-reason-laid-with-a-wrong-hand = laid down with a wrong hand
rummy-reason-laid-what-does-not-match = laid down what does not match
rummy-mixed-and-it-stands = { $player } { $reason }, { THE($cards) }, and the cards have been mixed: it stands
rummy-goes-back-to-the-hand = { $player } { $reason }: { THE($cards) } goes back to their hand, and play goes on
rummy-did-not-say-out = { $player } did not say that they are out
rummy-can-go-out = { $player } can go out
rummy-has-to-lay-down = { $player } lays down { THE($cards) }
rummy-keeps-the-rest = { $player } keeps the rest
rummy-is-not-out = { $player } is not out: all that can go down goes down, and play goes on
rummy-reason-said-out-and-is-not = said out and is not
rummy-the-hand-has-not-been-counted = { $player }'s hand has not been counted
rummy-the-hand-is-worth = { $player }'s hand is worth { $points }
rummy-reason-counted = counted { $said } for { $right }
rummy-counted-and-mixed = { $player }'s hand was counted { $said } for { $right }, and the cards have been mixed: { $said } stands
rummy-the-count-becomes = { $player }'s count of { $said } becomes { $right }
rummy-counted-and-put-right = { $player }'s hand was counted { $said } for { $right }: it is put right before the cards are mixed
rummy-nothing-is-written-down = nothing is written down for { $player }
rummy-as-agreed-so-written = { $points } was agreed and is written for { $player }
rummy-as-written-becomes-as-agreed = { $player }'s { $written } as written becomes { $agreed } as agreed
rummy-reason-was-written-as = { $agreed } was written as { $written }
rummy-a-slip-is-put-right = { $player }: { $reason }; a slip in writing is put right whenever it is noticed
rummy-is-to-play = { $player } is to play
rummy-loses-the-turn = { $player } loses their turn
rummy-takes-up = { $player } takes up { THE($cards) }
rummy-puts-back = { $player } puts back { THE($cards) }
rummy-puts-back-the-stock-card = { $player } puts back the stock's card
rummy-lies-face-up-on-the-stock = { $count ->
    [one] { THE($cards) } lies face up on the stock
   *[other] { THE($cards) } lie face up on the stock
 }
rummy-say-card-one-of = Say card=, one of { OR($cards) }
rummy-say-which-card-comes-back = which card do they take back?
rummy-was-not-thrown-then = { $card } was not thrown then
rummy-stays-on-the-table = { THE($cards) } stays on the table
rummy-nothing-more-is-added = nothing more is added to { THE($cards) }
rummy-no-such-count = { $text }: no such count. Write a whole number, as in count -25
rummy-count-it-when-it-is-over = Count it when it is over
rummy-count-it = Count it
rummy-no-stock-is-left = the stock is used up
rummy-go-on-with-the-turn = Go on with the turn
rummy-all-the-stock-lies-face-up = all that is left of the stock lies face up
rummy-that-player-does-not-play = that player does not play
rummy-name-a-seat-that-plays = Name a seat that plays
rummy-card-by-name = { $card }
rummy-sets-as-bits = Sets of the 52 cards, as bits
rummy-in-two-places = { $cards } in two places
rummy-so-many-at-most = At most { $most }
rummy-choose-a-phase = Choose draw, play or over
rummy-one-card-of-the-hand = One card of their hand
rummy-exposed-and-turned = { $exposed } ({ $turned } turned)
rummy-cards-of-the-stock = Cards of the stock
rummy-so-many-stated = { $count } stated
rummy-one-for-each = { $seats ->
    [one] One for each of { $seats } seat
   *[other] One for each of { $seats } seats
 }
rummy-a-bank-holds-what-one-hand-pays = A bank holds what one hand pays
rummy-a-hand-up-to = A hand from 1 to { $last }
