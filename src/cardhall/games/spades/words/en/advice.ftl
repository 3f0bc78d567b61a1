spades-hint-bid = { $tricks ->
    [0] Bid nil
   *[other] Bid { $tricks }
 }
spades-hint-blind-nil = Bid nil blind
spades-hint-look = Look at your cards
spades-hint-pass = Pass { THE_GROUP($cards) }
spades-hint-held = You hold { $spades ->
    [0] no spade
    [one] one spade
   *[other] { LETTERS($spades) } spades
 }, and { $high ->
    [0] no ace or king
    [one] one ace or king
   *[other] { LETTERS($high) } aces and kings
 } beside.
spades-hint-partner-bid = { $tricks ->
    [0] Your partner has bid nil: your bid stands alone for your side.
   *[other] Your partner has bid { $tricks }, and both bids are added up.
 }
spades-hint-nil-made = Played out, your nil took no trick { $often }.
spades-hint-bid-made = Played out with a bid of { $tricks }, your side made its bid { $often }.
spades-hint-nil = { $who ->
    [me] You have bid nil: take no trick.
   *[partner] Your partner has bid nil: win the tricks that would fall there.
 }
spades-hint-tricks-needed = { $need ->
    [one] Your side bid { $bid } and needs one more trick.
   *[other] Your side bid { $bid } and needs { LETTERS($need) } more tricks.
 }
spades-hint-bid-is-made = { $bags ->
    [0] Your side has made its bid: each further trick is a bag.
    [one] Your side has made its bid and has one bag.
   *[other] Your side has made its bid and has { LETTERS($bags) } bags.
 }
spades-odds-your-bids = Your bids
spades-odds-made = Made
spades-odds-points = Points over the other side
spades-odds-side-makes = { $side ->
    [ours] Your side
   *[other] The other side
 } makes its bid of { $bid }
