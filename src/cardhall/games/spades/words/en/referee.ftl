spades-you-have-bid = You have bid.
spades-you-have-not-looked = You have not looked at your cards.
spades-that-is-no-bid = That is no bid.
spades-not-out-of-turn = That is not done out of turn.
spades-reneged = Did not follow suit, or led a spade too early
spades-bid-out-of-turn = Bid out of turn
spades-played-out-of-turn = Played a card out of turn
spades-the-deal-went-wrong = The deal went wrong, and no card has been led
spades-a-card-was-shown = { $cards } of { $player } was shown
spades-the-deal-is-void = the deal is void
spades-use-an-action = Use an action of spades
spades-write-the-score = Write the score
spades-has-bid = { $player } has bid already
spades-cannot-bid-that = { $player } cannot bid that now
spades-why-and-nothing-is-changed = { $why }: nothing is changed
spades-reason-but-why = { $reason }, but { $why }: play goes on
spades-the-score-is-written = the score is written
spades-no-card-has-been-played = no card has been played
spades-it-is-paid-for = it is paid for already
spades-did-not-renege = { $player } did not renege
spades-tricks-go-to = { $tricks ->
    [one] { $tricks } trick of { $side } counts for { $other }
   *[other] { $tricks } tricks of { $side } count for { $other }
 }
spades-the-chair-rules-a-renege = the chair rules that { $player } reneged
spades-led-a-spade-too-early = { $player } led { THE($cards) } before a spade had been played, holding another suit
spades-reason-led-too-early = led a spade too early
spades-did-not-follow-with = { $player } did not follow suit with { THE($cards) } in trick { $trick }
spades-name-the-bid-at-the-table = no bid was made out of turn
spades-let-the-bid-be-made = Let the bid be made, then rule
spades-reason-bid-so-many-out-of-turn = { $tricks ->
    [0] bid nil out of turn
   *[other] bid { $tricks } out of turn
 }
spades-the-turn-has-come = the turn of { $player } has come
spades-is-bound-to = { $tricks ->
    [0] { $player } is bound to nil when the turn comes
   *[other] { $player } is bound to a bid of { $tricks } when the turn comes
 }
spades-no-card-lies-there = no card was played out of turn
spades-let-the-card-be-shown = Let the card be laid down, then rule
spades-did-not-play-out-of-turn = { $player } did not play out of turn
spades-reason-played-out-of-turn = played { THE($cards) } out of turn
spades-the-card-has-been-played = { THE($cards) } has been played since
spades-lies-face-up = { THE($cards) } of { $player } lies face up and is played as soon as it may be
spades-a-card-has-been-led = a card has been led
spades-the-chair-finds-the-deal-wrong = the chair finds the deal wrong
spades-what-and-deals-again = { $what }: { $player } deals again
