you-are-not-in-this-hand = You are not in this hand.
the-table-counts-and-writes-by-itself = The table counts and writes by itself.
after-the-discard-a-turn-is-over = After the discard a turn is over.
throw-last = Throw last.
draw-first = Draw first, then lay down and throw.
throw-another-card = Throw another card.
take-fewer-discards = Take fewer discards, or draw from the stock.
keep-a-card-to-throw = Keep a card to throw.
keep-another-card-to-throw = Keep another card to throw: one that plays nowhere.
choose-three-or-four-of-one-rank = Choose three or four of one rank, or three in order of one suit.
choose-a-set-that-these-go-on = Choose a set that these cards go on.
draw-the-discards-become-the-stock = Draw: the discards become the stock.
lay-down-what-you-owe = Lay down { THE($cards) }, or add it to a set.
rummy-top-discard = { $top ->
    [free] The top discard, taken alone, may be kept; it is not thrown back in that turn.
   *[must-use] The top discard must be used in the turn in which it is taken; it is not thrown back in that turn.
 }
rummy-deeper-discard = { $deep ->
    [new-meld-only] A deeper discard is laid down in a new set in that turn.
   *[meld-or-layoff] A deeper discard is laid down or added to a set in that turn.
 }
rummy-last-discard = { $last ->
    [any] Any card may be the last one thrown.
   *[must-not-play] The last card thrown must not be one that plays.
 }
rummy-round-the-corner = { $corner ->
    [yes] Sequences do run on over the ace.
   *[no] Sequences do not run on over the ace.
 }
rummy-new-stock = { $times ->
    [0] The discards become a new stock not once in a hand.
    [1] The discards become a new stock once in a hand.
    [2] The discards become a new stock twice in a hand.
   *[other] The discards become a new stock { $times } times in a hand.
 }
rummy-clock-warns = { $seconds ->
    [one] After { $seconds } second the table says so, and waits.
   *[other] After { $seconds } seconds the table says so, and waits.
 }
rummy-clock-plays = { $seconds ->
    [one] After { $seconds } second the table draws and throws for the player.
   *[other] After { $seconds } seconds the table draws and throws for the player.
 }
rummy-highest-win = { $by ->
    [chips] The highest chips win.
   *[points] The highest points win.
 }
rummy-cut-for-the-deal = Cut for the deal: { $cut }. The lowest, { $player }, deals first.
rummy-cut-again = Cut again: { $cut }. The lowest, { $player }, deals first.
rummy-time-is-up-and-waits = { $player }'s time is up; the table waits.
rummy-does = { $player } { $deeds }.
rummy-turns-over-and-draws = turns the discards over and draws
rummy-draws = draws from the stock
rummy-takes-the-top = takes { THE($card) }
rummy-takes-deep = { $count ->
    [one] takes { $count } discard down to { THE($card) }
   *[other] takes { $count } discards down to { THE($card) }
 }
rummy-lays-down = lays down { THE($cards) }
rummy-lays-down-of-a-kind = lays down { LETTERS($count) } { $rank }
rummy-lays-down-run = lays down the { $low } to { $high } of { $suit }
rummy-adds-to-a-kind = adds { THE($cards) } to the { $rank }
rummy-adds-to-run = adds { THE($cards) } to the { $low } to { $high } of { $suit }
rummy-throws = throws { THE($cards) }
rummy-buries = has the top card buried
rummy-throws-none = throws no card
rummy-says-out = says that they are out
rummy-is-out = is out
rummy-to-draw = to draw
rummy-to-lay-down-and-throw = to lay down and throw
rummy-on-the-table = { $points } on the table
rummy-no-discards = No discards.
rummy-on-top-of-the-discards = { $sets ->
    [one] The { $card } is on top of the discards; { $sets } set lies on the table.
   *[other] The { $card } is on top of the discards; { $sets } sets lie on the table.
 }
rummy-stock-used-up = { $times ->
    [0] The stock is used up, turned over not once: the hand is counted as it lies.
    [1] The stock is used up, turned over once: the hand is counted as it lies.
    [2] The stock is used up, turned over twice: the hand is counted as it lies.
   *[other] The stock is used up, turned over { $times } times: the hand is counted as it lies.
 }
rummy-wins-the-hand = { $player } is out and wins the hand.
rummy-counts = { $player }: { $shown } on the table, { $held } in hand: { $score }.
rummy-counts-short = { $missing ->
    [one] { $player }: { $shown } on the table, { $held } in hand, { $missing } card short: { $score }.
   *[other] { $player }: { $shown } on the table, { $held } in hand, { $missing } cards short: { $score }.
 }
rummy-takes-of-the-bank = { $chips ->
    [one] { $player } takes a chip of the bank.
   *[other] { $player } takes { $chips } chips of the bank.
 }
rummy-is-no-action = { $action } is no Rummy action. Write draw, take, take 3, meld 9S 9H 9D, lay KH on 1, throw 2H, bury or done
rummy-the-turn-is-over = After the discard a turn is over
rummy-a-turn-ends-with-a-discard = A turn ends with a discard
rummy-has-drawn = The player has drawn; one draw begins a turn
rummy-a-turn-begins-with-a-draw = A turn begins with a draw
rummy-with-too-many-cards = With too many cards the player discards without drawing
rummy-with-too-few-cards = With too few cards the player draws and throws none
rummy-laid-down-after-the-draw = Cards are laid down after the draw and before the discard
rummy-the-exposed-card-first = The player takes the exposed card or has it buried first
rummy-the-stock-lies-otherwise = The stock's top does not lie that way
rummy-the-missing-draw = The missing draw is made from the stock
rummy-so-many-discards = { $count ->
    [one] There is { $count } discard
   *[other] There are { $count } discards
 }
rummy-the-stock-is-used-up = The stock is used up: the discards are turned over
rummy-no-deep-pick-up = No deep pick-up while stock cards lie exposed
rummy-one-card-a-turn = One card a turn until their hand is right
rummy-could-not-use = The player could not use the { $card } and still throw a card
rummy-that-card-is-not-held = That card is not in their hand
rummy-has-thrown-already = The player has thrown their card already
rummy-must-be-used-first = The { $card } must be used first
rummy-the-top-just-taken-stays = The top discard just taken stays
rummy-the-last-card-may-not-play = The last card may not be one that plays
rummy-no-meld-from-a-wrong-hand = Nothing is laid down from a wrong hand
rummy-those-cards-are-not-held = Not all of these cards are in their hand
rummy-must-keep-a-card-to-throw = The player must keep a card to throw
rummy-could-not-be-used = The { $card } could not be used as it must
rummy-the-top-would-be-left = The top discard just taken would be left to throw
rummy-the-card-left-would-play = The card left to throw would play
rummy-three-or-four-are-a-set = Three or four of one rank are a set
rummy-no-sequence-through-the-ace = No sequence goes through the ace
rummy-three-in-order-are-a-set = Three or more in order of one suit are a set
rummy-so-many-melds = { $count ->
    [one] There is { $count } meld
   *[other] There are { $count } melds
 }
rummy-nothing-is-added-to-no-set = Nothing is added to what is no matched set
rummy-those-cards-do-not-match = These cards do not match that meld
rummy-the-dealer-shuffles-last = The dealer shuffles last
rummy-the-right-of-the-dealer-cuts = The player to the dealer's right, { $player }, cuts
rummy-cut-at-1-to-51 = Cut at 1 to 51 cards
rummy-a-count-stands-once-mixed = A count stands once the cards are mixed
rummy-the-hand-is-finished-first = The hand in play is finished first
rummy-keeps-the-rest = { $player } keeps the rest
rummy-that-player-does-not-play = that player does not play
rummy-name-a-seat-that-plays = Name a seat that plays
rummy-sets-as-bits = Sets of the 52 cards, as bits
rummy-in-two-places = { $cards } in two places
rummy-so-many-at-most = At most { $most }
rummy-choose-a-phase = Choose draw, play or over
rummy-one-card-of-the-hand = One card of their hand
rummy-exposed-and-turned = { $exposed } ({ $turned } turned)
rummy-cards-of-the-stock = Cards of the stock
rummy-so-many-stated = { $count } stated
rummy-one-for-each = { $seats ->
    [one] One for each of { $seats } seat
   *[other] One for each of { $seats } seats
 }
rummy-a-bank-holds-what-one-hand-pays = A bank holds what one hand pays
rummy-a-hand-up-to = A hand from 1 to { $last }
