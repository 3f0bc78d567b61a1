only-the-table-turns-cards-and-settles = Only the table turns cards and settles.
wait-for-a-card-that-fills = Wait for a card that fills a line, or the corners and the centre.
call-when-a-pattern-is-full = Call out when a pattern of yours is full.
po-ke-no-the-table-itself-calls = At this table the table itself calls
po-ke-no-line-pays = A line of five pays { $amount }.
po-ke-no-corners-pay = Four corners and the centre pay { $amount }.
po-ke-no-the-table-calls = The table calls the cards.
po-ke-no-even = { $even ->
    [first-call] Of even hands the first to call wins.
   *[extra-game] Even hands play an extra game between them.
 }
po-ke-no-late = { $late ->
    [lost] A pattern that is not called on its card is lost.
   *[allowed] A full pattern may be called on a later card too.
 }
po-ke-no-false-call = { $cost ->
    [sit-out-game] A false call costs the rest of the game.
   *[none] A false call costs nothing.
 }
po-ke-no-each-has-a-board = The table itself calls; each has a board for the session.
po-ke-no-is-called = { $card }.
po-ke-no-card = { $rank ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
    [six] Six
    [seven] Seven
    [eight] Eight
    [nine] Nine
    [ten] Ten
    [jack] Jack
    [queen] Queen
    [king] King
   *[ace] Ace
 } of { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
 }
po-ke-no-claims-are-settled = The claims are settled.
po-ke-no-all-called-nobody-out = All 52 are called; nobody is out.
po-ke-no-calls-out = { $player } calls "out".
po-ke-no-calls-falsely = { $player } calls falsely and sits out this game.
po-ke-no-to-call-out = and call "out"
po-ke-no-sits-out = sits out
po-ke-no-called = calls out
po-ke-no-called-out = { $players } called out.
po-ke-no-dead-game = All 52 cards were called and nobody was out: a dead game.
po-ke-no-are-even = { $players } are even: an extra game between them for { $amount }.
po-ke-no-is-out-with = { $player } is out with { $pattern }.
po-ke-no-called-out-with = { $player } called out with { $pattern }.
po-ke-no-the-bank-pays = The bank pays { $player } { $amount }.
po-ke-no-a-further-lot = The bank has a further lot of { $amount }.
po-ke-no-corners-and-centre = Po-Ke-No, the four corners and the centre
po-ke-no-in-a-row = { $hand } in row { $row }
po-ke-no-in-a-column = { $hand } in column { $column }
po-ke-no-in-a-diagonal = { $hand } in a diagonal
po-ke-no-hand = { $kind ->
    [one-pair] one pair
    [two-pairs] two pairs
    [three-of-a-kind] three of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four-of-a-kind] four of a kind
    [straight-flush] straight flush
    [royal-flush] royal flush
   *[no-pair] no pair
 }
po-ke-no-is-no-action = { $action } is no Po-Ke-No action. Use call, out or settle
po-ke-no-write-an-action = { $text } is no Po-Ke-No action. Write call, out A or settle
po-ke-no-names-no-card = { $verb } names no card and no seat
po-ke-no-one-winner-a-game = No game is in play: one winner a game
po-ke-no-settle-the-claims-first = Settle the claims first
po-ke-no-all-cards-have-been-called = All 52 cards have been called
po-ke-no-nobody-has-called-out = Nobody has called out
po-ke-no-that-seat-has-no-board = That seat has no board in this game
po-ke-no-has-called-already = The player has called out already
po-ke-no-sits-out-this-game = The player called falsely and sits out this game
po-ke-no-not-called-at-once-is-lost = A pattern not called at once is lost here
po-ke-no-no-pattern-is-covered = No line of five and no Po-Ke-No is covered
po-ke-no-a-game-is-to-be-finished = A game is still to be finished
po-ke-no-called-without-a-pattern = Called "out" without a full pattern
po-ke-no-was-not-heard = Has a full pattern and was not heard
po-ke-no-turned-though-a-claim-waited = A card was turned though a claim waited
po-ke-no-begin-the-next-one = Begin the next one
po-ke-no-that-is-for-another = { $action } is another's
po-ke-no-players-say-out = Players say out, the caller the rest
po-ke-no-settle-what-is-claimed = Settle what is claimed
po-ke-no-name-a-seat-that-may-call = Name a seat that plays and has not called
po-ke-no-that-call-lies-there = they have called already
po-ke-no-call-it-false-or-settle = Call it false, or settle
po-ke-no-call-on = Call on
po-ke-no-name-a-seat-with-a-board = Name a seat that has a board
po-ke-no-nobody-is-paid = nobody is paid, and the next game begins
po-ke-no-the-chair-rules-it-void = the chair rules this game void: nobody is paid, and the next game begins
po-ke-no-and-nothing-changes = { $why }: nothing changes
po-ke-no-has-a-full-pattern = { $player } has a full pattern
po-ke-no-said-nothing = { $player } said nothing
po-ke-no-the-pattern-was-full-before = the pattern was full before
po-ke-no-no-pattern-is-full = no pattern is full
po-ke-no-has-no-claim = { $player } has no claim
po-ke-no-counters-are-put-right = { $player }'s counters are put right
po-ke-no-false-call-ruled = { $player } called falsely, { $reason }: { $change }
po-ke-no-has-to-sit-out = { $player } sits out this game
po-ke-no-and-besides = { $ruling }; { $change }
po-ke-no-say-who-had-a-pattern = Say who had a full pattern
po-ke-no-was-too-late = { $player } was too late, a claim has been upheld and a game has one winner
po-ke-no-was-heard = they were heard
po-ke-no-has-called = { $player } has called
po-ke-no-has-no-claim-because = { $player } has no claim, { SMALL($why) }
po-ke-no-the-claim-counts = { $player }'s claim counts with those on this card
po-ke-no-full-pattern-and-counts = { $player } has a full pattern: { $change }
po-ke-no-no-claim-upheld-yet = no claim has been upheld yet
po-ke-no-the-game-is-over = the game is over
po-ke-no-no-claim-was-waiting = no claim was waiting
po-ke-no-goes-back-on-the-pack = { THE($cards) } goes back on the pack
po-ke-no-had-called-out = { $players } had called out
po-ke-no-turned-back-and-settled = { $reason }: { $change }, and the claim is settled
po-ke-no-at-the-seat = seat { $player }
po-ke-no-a-board-has-25-cards = A board has 25 different cards
po-ke-no-two-or-more-seats = Two or more seats of { $seats }
po-ke-no-has-begun-already = this game has begun already
po-ke-no-give-boards = Give { $low } to { $high } boards
po-ke-no-give-so-many-at-most = Give { $most } at most
po-ke-no-choose-boards = Choose { $low } to { $high } boards
