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
