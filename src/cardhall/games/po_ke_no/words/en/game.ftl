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
po-ke-no-at-the-seat = seat { $player }
po-ke-no-a-board-has-25-cards = A board has 25 different cards
po-ke-no-two-or-more-seats = Two or more seats of { $seats }
po-ke-no-has-begun-already = this game has begun already
po-ke-no-give-boards = Give { $low } to { $high } boards
po-ke-no-give-so-many-at-most = Give { $most } at most
po-ke-no-choose-boards = Choose { $low } to { $high } boards
