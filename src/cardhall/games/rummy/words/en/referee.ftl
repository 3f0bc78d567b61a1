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
rummy-card-by-name = { $card }
