you-are-not-in-this-game = You are not in this game.
a-pair-stays-together = A pair stays together.
throw-a-single-card = Throw a single card.
pitty-pat-who-can-use-the-card = { $take ->
    [must] Who can use the card on offer must take it.
   *[may] Who can use the card on offer may let it go by.
 }
pitty-pat-what-is-dead = { $dead ->
    [pairs] Dealt pairs lie open.
   *[other] Singles that are dead go first.
 }
pitty-pat-who-has-nothing-that-fits = { $forced ->
    [by-itself] Where nothing fits, the card goes by by itself.
   *[said] Each player lets a card go by with a word.
 }
pitty-pat-what-a-pat-hand-does = { $pat ->
    [instant] A pat hand wins at once.
   *[double-on-win] A pat hand is paid double when it goes out.
 }
pitty-pat-a-game-pays-from-the-bank = A game pays { $count } from the bank.
pitty-pat-a-pat-hand-pays = A pat hand pays { $count }.
pitty-pat-drawn-for-the-deal = Drawn for the deal: { $drawn }. { $player } deals first.
pitty-pat-takes-and-lays-the-pair-down = { $player } takes { THE($card) } and lays the pair down.
pitty-pat-throws = { $player } throws { THE($card) }.
pitty-pat-lets-it-go-by = { $player } lets it go by.
pitty-pat-to-throw-a-card = to throw a card
pitty-pat-to-take-it-or-let-it-go-by = to take it or let it go by
pitty-pat-took-the-card = { $player } took { THE($card) }.
pitty-pat-threw-the-card = { $player } threw { THE($card) }.
pitty-pat-is-turned-for = The { $card } is turned for { $player }.
pitty-pat-the-stock-is-used-up = The stock is used up: a dead game, the deal passes.
pitty-pat-is-out = { $player } goes out and takes { $chips } from the bank.
pitty-pat-is-out-with-a-pat-hand = { $player } goes out with a pat hand and takes { $chips } from the bank.
pitty-pat-the-bank-gets-a-further-lot = The bank is out of chips and gets a further lot.
pitty-pat-reaches-for = { $player } reaches for { THE($card) }.
pitty-pat-note-lets-it-go = lets it go
pitty-pat-is-no-action = { $action } is no Pitty-Pat action. Use take, pass or throw
pitty-pat-writes-no-action = { $words } is no Pitty-Pat action. Write take, pass or throw KD
pitty-pat-two-or-more-seats-under = Two or more seats under { $seats }
pitty-pat-each-once-cards-dealt = Each once, cards dealt to somebody: 0 to { $last }
pitty-pat-dealt-already = this game is dealt already
pitty-pat-nobody-is-to-act = Nobody is to act in this game now
pitty-pat-throw-after-a-pair = One throws a card after making a pair
pitty-pat-that-word-names-no-card = { $word } names no card
pitty-pat-a-card-of-use-must-be-taken = Here the player must take a card that they can use
pitty-pat-a-pair-may-not-be-broken = A pair may not be broken
pitty-pat-no-single-card-like-it = No single card in the hand is like the one on offer
pitty-pat-a-pair-is-made-throw-now = The player has made a pair and throws a card now
pitty-pat-that-card-is-not-in-the-hand = That card is not in the player's hand
pitty-pat-a-dead-card-goes-first = A dead card must go first
pitty-pat-threw-that-card-themselves = The player threw that card themselves
pitty-pat-others-are-asked-before = Others are asked before the player
pitty-pat-a-missed-turn-is-lost = A missed turn is lost
pitty-pat-a-judge-deals-in-finals = A judge deals in finals
pitty-pat-the-game-is-finished-first = The game in play is finished first
pitty-pat-a-judge-deals-the-extra-game = A judge deals the extra game
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
