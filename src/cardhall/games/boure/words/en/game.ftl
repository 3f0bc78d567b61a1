write-stay-pass-draw-or-play = Write stay, pass, draw with the cards to change, or play with a card.
boure-to-stay-or-pass = to stay or pass
boure-to-change-cards = to change cards
boure-to-play = to play
boure-if-you-stay-and-take-no-trick = If you stay and take no trick, a bouré, you pay { $amount }.
boure-if-you-take-no-trick = If you take no trick, a bouré, you pay { $amount }.
boure-card-undertrump = { $rule ->
    [must] Void, and unable to beat the trump played: one must trump all the same.
   *[may] Void, and unable to beat the trump played: any card may go.
 }
boure-card-renege = { $rule ->
    [take-back] A renege is taken back if caught at once, and costs a match of the pot.
   *[play-on] A renege loses the hand and counts as a bouré; play goes on.
 }
boure-card-no-round-of-in-or-out = No round of in or out: one passes or draws.
boure-card-a-round-of-in-or-out = A round of in or out before the draw.
boure-card-staying-costs = A round of in or out before the draw, staying costs { $chips }.
boure-card-ante = Ante { $ante }.
boure-card-costs-the-whole-pot = A bouré or a renege costs the whole pot.
boure-card-costs-the-pot-at-most = A bouré or a renege costs the pot, { $limit } at most.
boure-card-change-up-to-four-or-three = Change up to four cards; three when five or more are in.
boure-card-change-up-to = Change up to { $cards } cards.
boure-card-forced-leads = { $on ->
    [on] Sure tricks must be led together: on.
   *[off] Sure tricks must be led together: off.
 }
boure-card-gap-force = { $on ->
    [on] Certain wins with a gap go down too: on.
   *[off] Certain wins with a gap go down too: off.
 }
boure-card-last-trumps = { $on ->
    [on] The last trumps go down together: on.
   *[off] The last trumps go down together: off.
 }
boure-card-ladder = { $on ->
    [on] Buying in again for half: on.
   *[off] Buying in again for half: off.
 }
boure-card-trump-marker = { $on ->
    [on] A marker shows trumps: on.
   *[off] A marker shows trumps: off.
 }
boure-card-ace-up = { $on ->
    [on] A dealer who turns an ace stays in: on.
   *[off] A dealer who turns an ace stays in: off.
 }
boure-card-minimum = { $rule ->
    [last-must-stay] Three must play, two where three are seated or fewer: the last must stay.
    [throw-in] Where fewer than three play, or two of three, the hand is thrown in.
   *[none] The only one who stays in takes the pot.
 }
boure-card-play-over = { $rule ->
   *[win-if-able] Play to win the trick as it lies, if you can.
    [led-suit-always] Beat the suit led if you can, even when the trick is trumped.
 }
boure-card-akq = { $rule ->
    [one-lead] With ace, king and queen of trumps one is led.
    [run-all-three] With ace, king and queen of trumps all three are led in turn.
   *[off] Ace, king and queen of trumps need not be led.
 }
boure-card-payer-antes = { $on ->
    [on] Who has matched the pot antes besides: on.
   *[off] Who has matched the pot antes besides: off.
 }
boure-card-reneger-top = { $rule ->
    [next-best] If one who reneged has the most tricks, the next best takes the pot.
   *[stays] If one who reneged has the most tricks, the pot stays.
 }
boure-card-last-pot = { $rule ->
   *[nobody] A pot left at time belongs to nobody.
    [play-until-won] A pot left at time is played for until it is won.
    [split] A pot left at time is shared among those with chips.
 }
boure-seats-must-be = seats must be { $low } to { $high }
boure-write-an-amount-or-antes = Write an amount, or '10 antes'
boure-write-an-amount-antes-or-none = Write an amount, '10 antes' or 'none'
boure-write-two-of = Write two of { $low } to { $high }
boure-is-too-much = { $amount } is too much
boure-enter-at-the-most = Enter { $most } at the most
boure-is-no-whole-number-of-antes = { $amount } is not a whole number of antes
boure-use-a-multiple-of = Use a multiple of { $ante }
boure-so-many-seats-are-advised = { $low } to { $high } seats are advised
boure-is-no-action = { $action } is no Bouré action. Use stay, pass, draw or play
boure-writes-no-action = { $words } is no Bouré action. Write stay, pass, draw 2S 5H or play AD
boure-nobody-holds-less-than-nothing = Nobody, and no pot, holds less than nothing
boure-that-seat-is-not-in-play = seat { $player } is not in play
boure-let-the-deal-pass = Let the deal pass
boure-fewer-than-two-can-play = fewer than two seats can play
boure-end-the-session = End the session
boure-choose-a-phase = Choose stay, draw or play
boure-so-many-cards-are-held-in-play = one to five cards are held in play
boure-state-such-hands = State such hands
boure-it-is-not-the-time-to-say = { $verb ->
    [stay] It is not the time to stay
   *[pass] It is not the time to pass
 }
boure-staying-in-costs = Staying in costs { $cost }; only { $left } are left
boure-so-many-must-play = You must stay: at least { $least } have to play
boure-who-turns-an-ace-stays-in = A dealer who turns an ace stays in
boure-it-is-not-the-time-to-draw = It is not the time to draw
boure-too-little-is-left-to-stay = Too little is left to pay for staying in
boure-so-many-cards-may-be-drawn = At most { $most } cards may be drawn now
boure-it-is-not-the-time-to-play = It is not the time to play a card
boure-must-be-led = { THE($cards) } must be led
boure-must-be-led-together = { THE($cards) } must be led, together
boure-play-over = A card in the hand plays over those on the table: play over
boure-play-a-trump = No card to follow suit with: play a trump
boure-overtrump = A trump in the hand plays over the one on the table: play over
boure-so-many-stacks = { $count } stacks
boure-a-table-uses-two-decks = A table uses two decks, no more
boure-only-the-dealer-shuffles = Only the dealer shuffles
boure-the-right-hand-neighbour-cuts = The dealer's right-hand neighbour cuts
boure-not-shuffled-yet = The dealer has not shuffled yet
boure-cut-at-so-many = Cut at { $low } to { $high } cards
boure-still-to-be-played = A hand or a pot is still to be played
boure-no-further-buy-ins = This table has no further buy-ins
boure-one-buys-in-again-at-zero = One buys in again at zero only, between hands
boure-half-is-less-than-an-ante = Half of the last buy-in is less than an ante
boure-that-suit-is-trumps = { LARGE($suit) } are trumps
