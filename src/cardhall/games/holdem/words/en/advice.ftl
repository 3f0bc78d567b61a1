holdem-hint-call = Call { $chips }
holdem-hint-bet = Bet { $chips }
holdem-hint-bet-all-in = Bet { $chips }, all-in
holdem-hint-raise = Raise to { $chips }
holdem-hint-raise-all-in = Raise to { $chips }, all-in
holdem-hint-show = Show your hand
holdem-hint-muck = Throw your hand in unshown
holdem-hint-fold = Fold
holdem-hint-check = Check
holdem-hint-you-hold-a-pair = You hold { THE_GROUP($cards) }: a pair.
holdem-hint-you-hold-no-pair = You hold { THE_GROUP($cards) }: no pair.
holdem-hint-you-hold-one-suit = You hold { THE_GROUP($cards) }: no pair, of one suit.
holdem-hint-the-board-alone = The board alone is your hand: { $hand }.
holdem-hint-your-best-five = Your best five so far: { $hand }.
holdem-hint-against-betting = Against { $hands ->
    [one] one hand
   *[other] { LETTERS($hands) } hands
 } that fit the betting you win { $often }
holdem-hint-against-anything = Against { $hands ->
    [one] one hand
   *[other] { LETTERS($hands) } hands
 } that could be anything you win { $often }
holdem-hint-check-costs-nothing = { $won }; to check costs nothing.
holdem-hint-call-pays-if = { $won }. Calling costs { $cost } for a pot of { $pot }: it pays if you win more than { $need } times in a hundred.
holdem-hint-beaten = A hand that lies open beats yours in every pot; you need not show it.
holdem-hint-not-beaten = No hand that lies open beats yours, and to win it has to be shown.
holdem-hint-measure = chips from here on; folding brings 0
holdem-hint-last-in = You are the last in for a pot: to win it you show your hand
holdem-odds-title = Against { $hands ->
    [0] no other hands
    [one] one other hand
   *[other] { LETTERS($hands) } other hands
 }
holdem-odds-anything = Against hands that could be anything
holdem-odds-betting = Against hands that fit the betting
holdem-odds-win = You win alone
holdem-odds-tie = You share the pot
holdem-odds-lose = You lose
holdem-odds-share = Your share of the pot
holdem-odds-to-call = To call
holdem-odds-costs = It costs
holdem-odds-can-win = You can win
holdem-odds-need = You need to win at least
holdem-odds-by-the-river = Your hand by the river
holdem-odds-no-pair = No pair
holdem-odds-one-pair = One pair
holdem-odds-two-pairs = Two pairs
holdem-odds-three-of-a-kind = Three of a kind
holdem-odds-straight = Straight
holdem-odds-flush = Flush
holdem-odds-full-house = Full house
holdem-odds-four-of-a-kind = Four of a kind
holdem-odds-straight-flush = Straight flush
