euchre-hint-name-suit-alone = Name { $suit }, alone
euchre-hint-put-down = Put down { THE_GROUP($cards) }
euchre-hint-go-alone = Go alone
euchre-hint-pick-it-up = Pick it up
euchre-hint-right-bower = right bower
euchre-hint-left-bower = left bower
euchre-hint-no-trump = With { $suit } you have no trump.
euchre-hint-trumps = With { $suit } you have { $held ->
    [one] one trump
   *[other] { LETTERS($held) } trumps
 }: { THE($trumps) }.
euchre-hint-comes-to-you = The { $card } would come to you.
euchre-hint-goes-to-partner = The { $card } would go to your partner.
euchre-hint-goes-to-others = The { $card } would go to the other side.
euchre-hint-bid-was-made = Played out { NUMBER($playouts, useGrouping: 0) } times, "{ $bid }" made three tricks { $often }; fewer give the others { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 }.
euchre-hint-least-trump = It is the trump that you need least.
euchre-hint-only-plain = It is your only plain { $suit ->
    [clubs] club
    [diamonds] diamond
    [hearts] heart
   *[other] spade
 }: without it you can trump { $suit }.
euchre-hint-low-plain-card = It is a low plain card; keep { THE_GROUP($cards) }.
euchre-hint-tricks-made = { $side ->
    [ours] Your side
   *[other] The other side
 } has made its three tricks.
euchre-hint-tricks-needed = { $side ->
    [ours] Your side
   *[other] The other side
 } made trumps and needs { $need ->
    [one] one more trick
   *[other] { LETTERS($need) } more tricks
 }.
euchre-odds-your-bids = Your bids
euchre-odds-your-tricks = Your side's tricks
euchre-odds-three = Three tricks or more
euchre-odds-five = All five
euchre-odds-points = Points over the other side
