hint-did-best = Of what you may do, this did best over { NUMBER($playouts, useGrouping: 0) } play-outs.
hint-no-choice = There is no choice here. { $told }.
hint-nothing-else-to-do = There is nothing else to do here.
hint-last-card = It is your last card.
hint-odds-are-for-a-hand = Odds are for a seat in a hand that is being played
hint-not-once = not once
hint-every-time = every time
hint-hardly-ever = hardly ever
hint-nearly-every-time = nearly every time
hint-so-often-in-ten = { $times ->
    [one] about once in ten
   *[other] about { LETTERS($times) } times in ten
 }
hint-pass = Pass
hint-play-cards = Play { THE_GROUP($cards) }
hint-throw-cards = Throw { THE_GROUP($cards) }
hint-name-suit = Name { $suit }
hint-measure-side-over-side = points of your side less those of the other
hint-measure-over-equal-share = chips over an equal share of what is paid
hint-odds-this-game = This game
hint-odds-this-hand = This hand
hint-odds-cards-that-help-you = Cards that help you
hint-odds-you-go-out-first = You go out first
hint-odds-another-does = Another does
hint-odds-nobody-does = Nobody does
hint-odds-points-your-side-makes = Points your side makes
hint-so-many-may-be-played = { LARGE(LETTERS($free)) } of your { LETTERS($held) } cards may be played. { $told }.
hint-sure-lead = No trump that is still out beats { THE($card) }: a sure trick.
hint-ace-lead = The { $card } takes the trick unless somebody trumps it; { $out ->
    [one] one trump is
   *[other] { LETTERS($out) } trumps are
 } still out.
hint-plain-lead = Leading a plain card keeps { THE_GROUP($cards) } for later.
hint-trump-lead = Leading a trump makes the others play theirs; { $out ->
    [one] one trump is
   *[other] { LETTERS($out) } trumps are
 } still out.
hint-wins-last = You play last to this trick, and { THE($card) } wins it.
hint-partner-has-it = Your partner has this trick with { THE($card) }; there is no need to beat it.
hint-cannot-win = Nothing that you may play beats { THE($card) }, so give up a card you need least.
hint-takes-the-lead-for-good = The { $card } beats { THE($other) }, and nothing still out beats it.
hint-takes-the-lead = The { $card } beats { THE($other) }; { $behind ->
    [one] one player still comes
   *[other] { LETTERS($behind) } players still come
 } after you.
hint-ducks = You could win this trick, but { THE($card) } is worth more later.
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
pitty-pat-hint-take = Take { THE($card) }
pitty-pat-hint-let-go-by = Let go by { THE($card) }
pitty-pat-hint-pairs = It pairs with { THE($card) }, and leaves you { $left ->
    [one] one single card
   *[other] { LETTERS($left) } single cards
 }.
pitty-pat-hint-pairs-the-last = It pairs with { THE($card) }, your last single card: you go out.
pitty-pat-hint-let-it-go = You could pair it, but then you would have to throw a card you may need.
pitty-pat-hint-never-paired = No other card of that rank can still turn up: the { $rank } will not be paired.
pitty-pat-hint-hardest-to-pair = Only { LETTERS($left) } more of that rank can still turn up, so the { $rank } is hardest to pair.
pitty-pat-hint-as-hard-to-pair = Your single cards are as hard to pair as each other.
pitty-pat-hint-cards-help = After it { $count ->
    [one] one unseen card helps
   *[other] { LETTERS($count) } unseen cards help
 } you: { $ranks }.
pitty-pat-hint-none-like-it = You hold no single card like the one on offer
pitty-pat-hint-must-take = Here one must take a card that one can use
pitty-pat-odds-unseen = { LARGE($rank) } unseen
pitty-pat-odds-cards-that-help = Cards that help
pitty-pat-odds-next = The next card turned helps ({ $helping } of { $unseen } unseen)
rummy-hint-take-off-the-stock = Take { THE_GROUP($cards) } off the stock
rummy-hint-draw = Draw from the stock
rummy-hint-take-the-discards = Take { THE_GROUP($cards) } from the discards
rummy-hint-bury = Have the card buried
rummy-hint-go-on = Go on
rummy-hint-lay-down = Lay down { THE_GROUP($cards) }
rummy-hint-add = Add { THE_GROUP($cards) }
rummy-hint-can-go-out = You can go out in this turn: the others lose what they hold.
rummy-hint-makes-a-set = The { $card } makes a set: { THE_GROUP($cards) }.
rummy-hint-goes-on-a-set = The { $card } goes on a set that lies there.
rummy-hint-worth-having = The { $card } is worth having.
rummy-hint-drawing-does-better = The { $card } could be used now, but drawing does better; { $good } of { $unseen } unseen cards would help you.
rummy-hint-makes-no-set = The { $card } makes no set now; { $good } of { $unseen } unseen cards would help you.
rummy-hint-points-on-the-table = On the table they count { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 } for you; in your hand they would count against you.
rummy-hint-goes-with = The { $card } goes with { THE_GROUP($cards) } at best, and would cost { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 } if somebody goes out.
rummy-hint-goes-with-nothing = The { $card } goes with nothing in your hand, and would cost { $points ->
    [one] one point
   *[other] { LETTERS($points) } points
 } if somebody goes out.
rummy-hint-measure = points over the mean of the table
rummy-hint-reach-cannot-be-used = The discard that you could reach would have to be used at once, and cannot be
rummy-hint-drawn-already = You have drawn; one draw begins a turn
rummy-hint-exposed-card-first = You take the exposed card or have it buried first
rummy-hint-too-many-cards = With too many cards you throw one without drawing
rummy-hint-too-few-cards = With too few cards you draw and throw none
rummy-hint-missing-draw = The missing draw is made from the stock
rummy-odds-next-lies-open = The { $card } lies open on the stock and helps
rummy-odds-next = The next stock card helps ({ $helping } of { $unseen } unseen)
rummy-odds-unseen-that-help = Unseen cards that help
rummy-odds-discard-helps = The { $card } on the discards helps
rummy-odds-score-moves-by = Your score moves by
po-ke-no-line = { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
    [from-right] Diagonal from the top right
   *[other] Po-Ke-No
 }
po-ke-no-hint-wait = Wait for the next card
po-ke-no-hint-call = Call "out"
po-ke-no-hint-four-corners = You have Po-Ke-No, four corners and the centre: it pays { $chips }.
po-ke-no-hint-full-line = { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
   *[other] Diagonal from the top right
 } is full, and it earns nothing until you call.
po-ke-no-hint-others-near = { $boards ->
    [one] One other board needs
   *[other] { LARGE(LETTERS($boards)) } other boards need
 } one card only.
po-ke-no-hint-worth-waiting = Your line is safe while nobody else has one, and { THE_GROUP($cards) } would make it Po-Ke-No, which pays more.
po-ke-no-hint-nothing-to-call = There is nothing to call now.
po-ke-no-hint-nearest = No line of yours is full. The nearest is { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
    [from-right] Diagonal from the top right
   *[other] Po-Ke-No
 }: it needs { THE($cards) }.
po-ke-no-odds-your-lines = Your lines
po-ke-no-odds-first = You are first
po-ke-no-odds-even = Two are first with equal hands
po-ke-no-odds-calls = Calls until somebody is
po-ke-no-odds-needs = Cards it needs
po-ke-no-odds-full-within = Full within { $calls ->
    [one] one call
   *[other] { LETTERS($calls) } calls
 }
po-ke-no-odds-wins = It wins the game
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
