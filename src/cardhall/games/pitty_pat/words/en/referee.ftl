you-are-not-in-this-game = You are not in this game.
a-pair-stays-together = A pair stays together.
throw-a-single-card = Throw a single card.
pitty-pat-a-card-came-face-up-in-the-deal = A card came face up in the deal, on its way to somebody
pitty-pat-wants-the-card = Wants the card on offer, or one that has gone by
pitty-pat-took-threw-or-answered-out-of-turn = Took, threw or answered when it was not their turn
pitty-pat-did-what-is-against-the-rules = Broke a pair, paired what is not alike, or threw or kept the wrong card
pitty-pat-name-a-seat-dealt-in = Name a seat that is dealt in
pitty-pat-use-an-action = Use an action of Pitty-Pat
pitty-pat-no-card-is-on-offer = no card is on offer
pitty-pat-let-somebody-throw-one = Let somebody throw one, or call a claim
pitty-pat-cannot-throw = { $player } cannot throw { THE($cards) }
pitty-pat-one-card-in-that-hand = One card that they hold
pitty-pat-nobody-is-paid = nobody is paid, and the deal passes
pitty-pat-the-chair-rules-it-void = the chair rules this game void: nobody is paid, and the deal passes
pitty-pat-no-card-came-face-up = no card came face up on its way to { $player }
pitty-pat-came-face-up = { THE($cards) } came face up on its way to { $player }
pitty-pat-flip-found-late = { $reason }; somebody has answered since, and the game goes on as it lies
pitty-pat-is-given-another-card = { $player } is given another card
pitty-pat-is-the-first-card-played = { THE($cards) } is the first card played
pitty-pat-flip-is-the-first-card = { $reason }: it is the first card played
pitty-pat-is-buried-in-the-stock = { THE($cards) } is buried in the stock
pitty-pat-flip-is-buried = { $reason }, not the first: it is buried in the stock
pitty-pat-say-who-wants-the-card = Say who wants the card
pitty-pat-the-game-is-over = the game is over
pitty-pat-has-no-claim = { $reason ->
    [missed-turn] { $player } has let the card go by, and a missed turn is lost
    [no-match] { $player } may not take it: they have no single card like the one on offer
    [pair] { $player } may not take it: a pair may not be broken
    [own-throw] { $player } may not take it: they threw that card themselves
    [not-now] { $player } may not take it: they have made a pair and throw a card now
   *[other] { $player } may not take it: others are asked before them
 }
pitty-pat-takes-the-card = { $player } takes { THE($cards) }
pitty-pat-is-asked-first-and-takes = { $player } is asked before the others and takes { THE($cards) }
pitty-pat-the-turn-has-not-passed = the turn has not passed
pitty-pat-puts-the-card-back = { $player } puts { THE($cards) } back
pitty-pat-has-not-answered-yet = { $player } has not answered yet
pitty-pat-has-not-acted-out-of-turn = { $player } has not acted out of turn
pitty-pat-acted-out-of-turn-put-back = { $player } acted out of turn: it is put back, { $other } is to act
pitty-pat-the-turn-was-lost = the turn was lost
pitty-pat-had-let-it-go-by-put-back = { $player } had let it go by: it is put back, { $other } is to act
pitty-pat-did-what-may-not-be = did what was not to be done
pitty-pat-wrong-is-put-back = { $player } { $reason }: it is put back, and { $player } is to act
pitty-pat-has-done-nothing-wrong = { $player } has done nothing against the rules
pitty-pat-wrong-found-late = { $player } { $reason }; others have acted since: the game goes on as it lies
pitty-pat-answers-again = { $player } answers again
pitty-pat-wrong-is-put-right = { $player } { $reason }: it is put right
pitty-pat-broke-a-pair = broke a pair
pitty-pat-paired-what-is-not-alike = paired what is not alike
pitty-pat-threw-a-live-card-first = threw a live card before a dead one
pitty-pat-let-go-by-what-must-be-taken = let go by what they must take
pitty-pat-did-what-may-not-be-now = did what was not to be done now
pitty-pat-threw-more-than-one-card = threw more than one card
pitty-pat-threw-a-card-not-held = threw a card that they do not hold
