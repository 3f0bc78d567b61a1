spades-that-is-no-action = { $action } is no action of spades. Use bid, nil, play and so on
spades-write-an-action = { $text } is no action of spades. Write bid 4, nil, blind nil, look, pass 2C 3D or play AD
spades-state-scores-and-bags = State two scores, and two counts of bags from 0 up
spades-state-four-bids = State four bids from 0 to 13
spades-so-many-are-taken = { $tricks } are taken
spades-state-none-to-twelve = State none to twelve
spades-look-or-declare-blind-nil = Look at your cards or declare a blind nil first
spades-no-blind-nil-now = No blind nil can be declared now
spades-each-bids-in-turn = Each player bids in turn before a card is played
spades-the-early-bid-stands = { $tricks ->
    [0] The bid out of turn stands: nil
   *[other] The bid out of turn stands: { $tricks }
 }
spades-a-side-bids-thirteen-at-most = { $most ->
    [0] Partners bid thirteen at most between them: only nil is left
   *[other] Partners bid thirteen at most between them: { $most } at most
 }
spades-a-side-bids-at-least = Partners bid more between them here: nil, or { $least } at least
spades-two-cards-to-the-partner-first = Two cards are passed to the partner first
spades-that-card-is-not-held = That card is not in the hand
spades-the-bids-are-over = The bids are over: play a card
spades-one-card-at-a-time = One card at a time
spades-the-exposed-card-first = The card that lies face up is played first
spades-the-two-of-clubs-leads = The two of clubs is led first
spades-spades-are-not-broken = No spade has been played yet: lead another suit
spades-the-cards-are-not-dealt = The cards are not dealt yet
spades-this-hand-is-over = This hand is over
spades-this-game-is-over = This game is over
spades-the-player-on-the-right-may-cut = The player on the dealer's right may cut
spades-cut-at-1-to-51 = Cut at 1 to 51 cards
spades-the-game-is = The game is { $points }.
spades-the-floor-is = { $points ->
    [0] However far below nothing, a side plays on.
   *[other] A side that falls to { $points } below nothing has lost.
 }
spades-no-bags = Bags cost nothing.
spades-so-many-bags-cost = { $bags } bags cost { $points }.
spades-a-nil-is-worth = A nil wins or loses { $points }.
spades-a-failed-nil = { $way ->
    [count] The tricks of a nil that failed count for the partner's bid.
   *[bags] The tricks of a nil that failed are bags.
 }
spades-blind-nil = { $way ->
    [exchange] A side far behind may bid nil blind, and then partners exchange two cards.
    [plain] A side far behind may bid nil blind.
   *[no] There is no blind nil.
 }
spades-who-leads = { $way ->
    [two-of-clubs] Whoever holds the two of clubs leads it.
   *[left-of-dealer] The player to the left of the dealer leads.
 }
spades-leads = { $way ->
    [broken] Spades are led only after one has been played.
   *[free] Spades may be led at any time.
 }
spades-drawn-for-the-deal = Drawn for the deal: { $cards }. { $player } deals first.
spades-bids-so-many = { $tricks ->
    [0] { $player } bids nil.
   *[other] { $player } bids { $tricks }.
 }
spades-bids-blind-nil = { $player } bids nil blind.
spades-looks = { $player } looks at the cards.
spades-passes-two = { $player } passes two cards to the partner.
spades-what-to-do = { $phase ->
    [look] to look or to bid nil blind
    [bid] to bid
    [pass] to pass two cards
   *[play] to play
 }
spades-note-bid = { $tricks ->
    [0] nil
   *[other] bid { $tricks }
 }
spades-note-blind-nil = blind nil
spades-side-took = { $players } bid { $bid } and took { $taken }.
spades-side-adds = { $what ->
    [nil] { $players } add { $points } for a nil.
    [blind] { $players } add { $points } for a blind nil.
    [bags] { $players } add { $points } for bags.
   *[bid] { $players } add { $points } for the bid.
 }
spades-side-loses = { $what ->
    [nil] { $players } lose { $points }: the nil took a trick.
    [blind] { $players } lose { $points }: the blind nil took a trick.
    [penalty] { $players } lose { $points } for too many bags.
   *[set] { $players } lose { $points }: the bid was not made.
 }
spades-side-wins = { $players } have won the game.
