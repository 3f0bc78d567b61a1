pedro-the-game-is = The game is { $points }; both sides count.
pedro-if-all-pass = { $way ->
    [dealer-7] If all pass, the dealer is held to seven.
    [redeal-left] If all pass, the cards are thrown in and the deal passes.
   *[dealer-free] If all pass, the dealer names trumps and owes nothing.
 }
pedro-low-counts-for = { $low ->
    [holder] The two of trumps counts for the side who plays it.
   *[trick-winner] The two of trumps counts for the side who wins its trick.
 }
pedro-a-bid-that-is-made-adds = { $made ->
    [points] A bid that is made adds what was made.
   *[bid] A bid that is made adds what was bid.
 }
pedro-drawn-for-the-deal = Drawn for the deal: { $cards }. { $player } deals first.
pedro-bids-so-many = { $player } bids { $bid }.
pedro-looks-through-the-pack = { $player } looks through the pack and fills their hand.
pedro-throws-so-many = { $player } throws { $count }.
pedro-what-to-do = { $phase ->
    [bid] to bid
    [name] to name trumps
    [throw] to throw
    [rob] to fill the hand
   *[play] to play
 }
pedro-note-hand-down = hand down
pedro-note-bid = bid { $bid }
pedro-note-pass = pass
pedro-made-trumps = { $player } made { $suit } trumps.
pedro-somebody-said-pass = { $player }: pass.
pedro-somebody-said-bid = { $player }: bid { $bid }.
pedro-all-pass-and-the-deal-passes = All pass: the cards are thrown in and the deal passes.
pedro-bid-made = { $player } bid { $bid }, made { $points }.
pedro-bid-failed = { $player } bid { $bid }, made only { $points }.
pedro-side-adds = { $players } add { $points }.
pedro-side-loses = { $players } lose { $points }.
pedro-side-is-out-and-wins = { $players } are out, and win.
pedro-tricks-played-before = Tricks played before: 0 to 5
pedro-nobody-holds-a-card-to-lead = nobody holds a card to lead
pedro-state-hands-to-play-with = State hands to play with
pedro-write-6-to-12-cards = Write 6 to 12 cards for each of four
pedro-that-is-no-action = { $action } is no Pedro action. Use bid, pass, name, throw, rob or play
pedro-write-an-action = { $text } is no Pedro action. Write bid 9, pass, name hearts, throw KC QC, rob AH KH 5D 4H KC 3C or play AD
pedro-it-is-not-the-time = It is not the time to { $verb }
pedro-the-dealer-has-to-bid = Everybody else has passed, so the dealer has to bid
pedro-a-pass-has-no-number = A pass has no number
pedro-trumps-are-a-suit = Trumps are one of the four suits
pedro-fourteen-is-the-highest-bid = Fourteen is the highest bid
pedro-a-bid-has-to-exceed = A bid has to exceed { $bid }
pedro-the-least-bid-is = The least bid is { $bid }
pedro-all-cards-but-trumps-are-thrown = All cards but trumps are thrown away
pedro-surplus-trumps-are-thrown = Of { $trumps } trumps exactly { $count } are thrown
pedro-trumps-are-kept = Trumps are kept
pedro-the-dealer-ends-with-six-cards = The dealer ends with six cards, every trump they can reach among them
pedro-the-dealer-keeps-all-trumps = The dealer can reach { $trumps } trumps and keeps all of them
pedro-the-dealer-keeps-six-trumps = The dealer can reach { $trumps } trumps and keeps six of them
pedro-the-dealer-lays-so-many = The dealer lays { $count } cards on the first trick and keeps five
pedro-the-player-on-the-right-may-cut = The player to the dealer's right may cut
pedro-a-cut-leaves-four-cards = A cut leaves at least four cards in each packet
pedro-this-game-is-over = This game is over
pedro-no-misdeal-after-the-first-bid = After the first bid there is no misdeal
