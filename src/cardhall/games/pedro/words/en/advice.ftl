hint-odds-points-your-side-makes = Points your side makes
pedro-hint-bid = Bid { $amount }
pedro-hint-keep-cards = Keep { THE_GROUP($cards) }
pedro-hint-throw-nothing = Throw nothing
pedro-hint-keep-nothing = Keep nothing
pedro-hint-no-trumps = With { $suit } you hold no trumps. They carry no points of 14.
pedro-hint-trumps = With { $suit } you hold { $held ->
    [one] one trump
   *[other] { LETTERS($held) } trumps
 }: { THE_GROUP($cards) }. They carry { $points ->
    [0] no points
    [one] one point
   *[other] { LETTERS($points) } points
 } of 14.
pedro-hint-bid-was-made = Played out, a bid of { $bid } that stood was made { $often }; one that fails loses { $bid }.
pedro-hint-keeps-trumps = So you play with { $held ->
    [0] no trumps
    [one] one trump
   *[other] { LETTERS($held) } trumps
 }, { $points ->
    [0] no points
    [one] one point
   *[other] { LETTERS($points) } points
 } among them.
pedro-hint-points-lying = This trick has { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 } so far.
pedro-hint-gives-points = Your partner has this trick: { THE($card) } adds { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 } to it.
pedro-hint-bid-so-far = { $side ->
    [ours] Your side
   *[other] The other side
 } bid { $bid } and has { $points } so far.
pedro-odds-if-your-bid-stands = If your bid stands
pedro-odds-suit = { $suit }
pedro-odds-or-more = { $points } or more
pedro-odds-made = { $side ->
    [ours] Your side
   *[other] The other side
 } makes its bid of { $bid }
