euchre-the-dealer-must-call = The dealer must call.
euchre-if-all-pass-twice-a-new-deal = If all pass twice, a new deal.
euchre-a-game-is-so-many-hands = A game is { $hands } hands, whatever the score.
euchre-three-or-four-tricks = Three or four tricks: { $points }.
euchre-all-five-tricks = All five: { $points }.
euchre-all-five-alone = All five alone: { $points }.
euchre-euchred-to-the-others = Euchred: { $points } to the others.
euchre-lead-against-a-loner = { $lead ->
    [left-of-loner] The loner's left leads against a loner.
   *[left-of-dealer] The dealer's left leads against a loner.
 }
euchre-first-jack-falls-to = The first jack falls to { $player }, { THE($card) }: { $player } deals first.
euchre-puts-a-card-face-down = { $player } discards a card.
euchre-orders-up = { $player } orders up { THE($card) }.
euchre-orders-up-and-plays-alone = { $player } orders up { THE($card) } and plays alone.
euchre-makes-trumps-and-plays-alone = { $player } makes { $suit } trumps and plays alone.
euchre-all-pass-and-a-new-deal = All pass: the cards are thrown in and dealt again.
euchre-side-took-tricks = { $player }'s side took { $tricks } of 5 tricks.
euchre-side-took-tricks-alone = { $player }'s side took { $tricks } of 5 tricks alone.
euchre-side-writes-points = { $players } score { $points }.
euchre-side-writes-points-for-the-euchre = { $players } score { $points } for the euchre.
euchre-puts-cents-in-the-cup = { $player } puts { $cents } cents in the cup.
euchre-note-maker = maker
euchre-note-sits-out = sits out
euchre-note-alone = alone
euchre-what-to-do = { $phase ->
    [discard] to put a card down
    [play] to play
   *[bid] to bid
 }
euchre-somebody-said = { $bid ->
    [pass] { $player }: pass.
    [pick-it-up] { $player }: pick it up.
   *[alone] { $player }: alone.
 }
euchre-somebody-named = { $player }: { $suit }.
euchre-somebody-named-alone = { $player }: { $suit } alone.
euchre-card-is-turned-up = The { $card } is turned up.
euchre-one-does-not-deal-so = One does not deal '{ $style }': write 1 (one at a time), or 3-2-3-2 and the like
euchre-that-is-no-action = { $action } is no euchre action. Use pass, pick it up, alone and so on
euchre-write-an-action = { $text } is no euchre action. Write pass, pick it up, alone, hearts, hearts alone, discard 9D or play AD
euchre-that-names-no-suit = { $action } names no suit. Use 0 to 3 for clubs to spades
euchre-choose-a-phase = Choose order, name or play
euchre-a-card-twice = a card twice, or not of the 24
euchre-trump-by-maker = { $trump } by { $maker }
euchre-state-suit-and-seat = State suit and seat, 0 to 3 each
euchre-so-many-are-taken = { $tricks } are taken
euchre-state-none-to-four = State none to four
euchre-state-the-turned-up-card = State the turned-up card, in nobody's hand
euchre-not-the-24-cards = not the 24 cards, each once
euchre-only-the-dealer-touches-the-card = Only the dealer touches the card, at their turn in the first round
euchre-bidding-opens-with-the-card = Bidding opens when the 21st card is turned
euchre-this-hand-is-over = This hand is over
euchre-this-side-has-lost-its-bid = This side has lost its bid in this hand
euchre-first-round-words = In the first round one says pass, pick it up or alone, not '{ $said }'
euchre-all-have-passed-twice = All have passed twice: the dealer names a suit
euchre-second-round-words = In the second round one passes or names a suit, not '{ $said }'
euchre-suit-was-turned-down = { LARGE($suit) } were turned down
euchre-nobody-defends-alone = Nobody defends alone; the bids are made
euchre-the-bids-are-over = Trumps are made: the bids are over
euchre-the-dealer-puts-a-card-down-first = The dealer has picked up and puts a card face down first
euchre-only-a-dealer-who-picks-up = Only a dealer who picks up puts a card down, and only before the play
euchre-one-card-at-a-time = One card at a time
euchre-that-card-is-not-held = That card is not in the hand
euchre-the-other-side-has-the-choice = The side not at fault has the choice
euchre-one-may-only-call-alone = One may only call alone instead
euchre-no-jack-among-them = no jack among them
euchre-hand-in-the-whole-pack = Hand in an order of the whole pack
euchre-the-cut-is-offered-on-the-right = The cut is offered to the player on the dealer's right
euchre-the-cards-are-not-shuffled = The cards are not shuffled yet
euchre-cut-at-0-to-23 = Cut at 0 to 23 cards
euchre-find-the-first-dealer = Find the first dealer first
euchre-this-game-is-over = { $hands } hands are played: this game is over
euchre-keeps-to-one-style = { $player } dealt { $style } in this game and keeps to it
