holdem-structure = { $structure ->
    [no-limit] Bet what you like, all you have at most.
    [pot-limit] Bet the pot's size at most.
   *[limit] Bets are { NUMBER($bet, useGrouping: 0) }, on turn and river { NUMBER($late, useGrouping: 0) }.
 }
holdem-small-blind-is = The small blind is { NUMBER($chips, useGrouping: 0) }.
holdem-big-blind-is = The big blind is { NUMBER($chips, useGrouping: 0) }.
holdem-smallest-chip = The smallest chip is { NUMBER($chips, useGrouping: 0) }.
holdem-out-of-time = { $then ->
    [dead] Out of time: your hand is dead.
   *[check] Out of time: check if you may, else your hand is dead.
 }
holdem-drawn-for-the-button = Drawn for the button: { $drawn }. { $player } has it.
holdem-bets = { $verb ->
    [bet] { $player } bets { $chips }
   *[raise] { $player } raises to { $chips }
 }
holdem-shows = { $player } shows { THE($cards) }
holdem-acts = { $verb ->
    [all-in] { $player } is all in
    [muck] { $player } mucks
    [fold] { $player } folds
    [call] { $player } calls
   *[check] { $player } checks
 }
holdem-to-do = { $phase ->
    [showdown] to show
   *[betting] to act
 }
holdem-note = { $note ->
    [small-blind] small blind
    [big-blind] big blind
    [folded] folded
   *[all-in] all in
 }
holdem-last-bet = { $verb ->
    [bet] { $player }: bet { $chips }.
   *[raise] { $player }: raise { $chips }.
 }
holdem-last-act = { $verb ->
    [all-in] { $player }: all-in.
    [muck] { $player }: muck.
    [fold] { $player }: fold.
    [call] { $player }: call.
    [show] { $player }: show.
   *[check] { $player }: check.
 }
holdem-board = { $street ->
    [flop] On the flop: { $cards }.
    [turn] On the turn: { $cards }.
    [river] On the river: { $cards }.
   *[table] On the table: { $cards }.
 }
holdem-the-hand-is-void = The hand is void: bets go back.
holdem-which-pot = { $pot ->
   *[only] the pot
    [main] the main pot
    [side] a side pot
 }
holdem-wins-a-pot = { $how ->
    [shares] { $player } shares { $pot }, { $chips }.
   *[wins] { $player } wins { $pot }, { $chips }.
 }
holdem-wins-a-pot-with = { $how ->
    [shares] { $player } shares { $pot }, { $chips }, with { $hand }.
   *[wins] { $player } wins { $pot }, { $chips }, with { $hand }.
 }
holdem-stay-for-the-next-pot = { $chips } stay for the next pot.
holdem-a-multiple-of-the-least-chip = A multiple of the least chip { NUMBER($chips, useGrouping: 0) }
holdem-at-most-the-big-blind = At most the big blind { NUMBER($chips, useGrouping: 0) }
holdem-at-least-or-none = At least { NUMBER($chips, useGrouping: 0) }, or 0
holdem-no-such-amount = { $given }: an amount of chips is from 1 to { $most }
holdem-so-many-seats = { $count } seats
holdem-two-to-ten-can-play = 2 to 10 can play
holdem-deal-in-seats-with-chips = Deal in seats with playable chips
holdem-two-need-chips = Two or more seats need playable chips
holdem-two-different-seats = Two different seats
holdem-at-most-so-many = At most { NUMBER($chips, useGrouping: 0) }
holdem-live-post = { NUMBER($chips, useGrouping: 0) } live
holdem-dead-post = { NUMBER($chips, useGrouping: 0) } dead
holdem-a-multiple-of-the-least = A multiple of the least chip
holdem-no-straddle = No straddle at this table
holdem-the-seat-left-of-the-big-blind = The seat left of the big blind
holdem-cards-for-seat = { $count } cards for seat { $seat }
holdem-two-cards-each = Two cards each
holdem-so-many-cards = { $count } cards
holdem-at-most-five = At most five
holdem-one-card-twice = one card twice
holdem-name-each-card-once = Name each card once
holdem-not-dealt = this hand is not dealt
holdem-deal-it-first = Deal it first
holdem-is-no-action = { $action } is no hold'em action
holdem-a-whole-hand-is-mucked = A whole hand is mucked
holdem-last-in-for-a-pot = The last in for a pot shows their hand to win it
holdem-card-is-not-held = The player does not hold that card
holdem-betting-is-over-show-or-muck = The betting is over: show or muck
holdem-hands-are-shown-later = Hands are shown when the betting is over
holdem-names-no-amount = '{ $verb }' names no amount
holdem-so-many-to-call = There are { NUMBER($chips, useGrouping: 0) } to call, or fold
holdem-nothing-to-call = There is nothing to call: check
holdem-there-is-a-bet = There is a bet already: raise it
holdem-nothing-to-raise = There is nothing to raise: bet
holdem-has-playable-chips = The player has { NUMBER($chips, useGrouping: 0) } playable chips
holdem-least-chip-in-play = The least chip in play is { NUMBER($chips, useGrouping: 0) }
holdem-least-is-to = The least is to { NUMBER($chips, useGrouping: 0) }
holdem-most-is-to = The most is to { NUMBER($chips, useGrouping: 0) }
holdem-all-chips-only-call = All their chips only call: call or fold
holdem-others-are-all-in = All the others are all-in
holdem-only-a-short-all-in = Only a short all-in came after their own act
holdem-betting-is-capped = After { $raises } raises the betting is capped
holdem-less-than-half-a-bet = Less than half a bet came after their own act
holdem-only-who-was-dealt-in-may-ask = Only who was dealt in may ask
holdem-hand-was-not-called = That hand was not called
holdem-hands-are-asked-for-at-the-end = Hands are asked for at the end
holdem-value-in-chips = { $value } chips
holdem-a-whole-number-up-to = A whole number from 0 to { $most }
holdem-choose-one-of-seats = Choose one of { $known }
holdem-one-for-each-seat = One for each seat, 0 to { $most } chips
holdem-nobody-sits-at = nobody sits at { $seat }
holdem-name-a-taken-seat = Name a taken seat
holdem-in-a-tournament-all-are-dealt-in = In a tournament all are dealt in and post
holdem-only-between-hands = Only between hands
holdem-button-is-placed = The button is placed already
holdem-so-many-players = { $count } players
holdem-two-or-more-play = Two or more play
holdem-button-moves-by-itself = The button moves by itself now
holdem-seat-is-taken = { $seat } is taken
holdem-choose-an-empty-seat = Choose an empty seat
holdem-chips-from-to = { NUMBER($least, useGrouping: 0) } to { $most } chips
holdem-buy-in-for-more = Buy in for { NUMBER($chips, useGrouping: 0) } or more
holdem-play-this-hand-first = Play this hand first
holdem-owes-no-blind-now = No blind is owed
holdem-owes-all-or-waits = { NUMBER($chips, useGrouping: 0) } are owed: all, or wait
holdem-wait-till-the-button-has-passed = Wait till the button has passed
holdem-only-who-has-lost-all-rebuys = Only who has lost all rebuys
holdem-only-who-has-lost-all-declines = Only who has lost all can decline
holdem-blind-has-passed-that-seat = The blind has passed that seat
holdem-seat-is-not-free = That seat is not free
holdem-no-limit-of-the-table = no limit of the table
holdem-place-the-button-first = Place the button first
holdem-may-ask = They may ask: it is their right
holdem-dealer-denies-it = The dealer denies the request
