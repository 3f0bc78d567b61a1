boure-hint-stay = Stay in
boure-hint-stand-pat = Stand pat
boure-hint-draw = Throw { THE_GROUP($cards) } and draw { LETTERS($count) }
boure-hint-no-trump = You hold no trump; { $suit } are trumps.
boure-hint-trumps = Trumps are { $suit }, and you hold { $held ->
    [one] one trump
   *[other] { LETTERS($held) } trumps
 }: { THE_GROUP($cards) }. No trick is sure with that.
boure-hint-sure-trumps = Trumps are { $suit }, and you hold { $held ->
    [one] one trump
   *[other] { LETTERS($held) } trumps
 }: { THE_GROUP($cards) }. That makes { $sure ->
    [one] one sure trick
   *[other] { LETTERS($sure) } sure tricks
 } of five.
boure-hint-staying-costs = Staying costs { $cost }; the pot is { $pot }.
boure-hint-staying-costs-nothing = Staying costs nothing now; the pot is { $pot }.
boure-hint-staying-brought = Played out { NUMBER($playouts, useGrouping: 0) } times, staying took the pot { $took } and bouréd { $boured }.
boure-hint-keep-all = All five are worth keeping.
boure-hint-keep = Keep { THE_GROUP($cards) }.
boure-hint-keep-none = None of them is worth keeping.
boure-hint-no-trick-yet = You have no trick yet and { $left ->
    [one] one trick is
   *[other] { LETTERS($left) } tricks are
 } left; a bouré costs { $cost }.
boure-hint-third-trick = You have two tricks; a third takes the pot of { $pot } for sure.
boure-hint-measure-over-passing = { $unit ->
    [cents] cents
   *[other] chips
 } more than by passing
boure-hint-measure-from-here = { $unit ->
    [cents] cents
   *[other] chips
 } from here on
boure-odds-your-chances = Your chances
boure-odds-if-you-stay = If you stay in
boure-odds-staying = Staying, against passing
boure-odds-passing = Passing
boure-odds-from-here = From here on
boure-odds-pot = You take the pot
boure-odds-trick = You take a trick, or the pot unplayed
boure-odds-boure = You bouré
boure-odds-left = The pot is left for the next deal
boure-odds-what-a-boure-costs = The pot is { $pot }. A bouré matches it.
boure-odds-what-a-boure-costs-at-most = The pot is { $pot }. A bouré matches it, { $most } at most.
