nobody-calls-cards = Nobody calls cards at { $game }
play-on-at-the-table = Play on at the table
table-is-counted = Table { $table } is counted
take-the-count-back-first-2 = Take the count back first
called-game-is-over = Game { $game } is over
begin-the-next-game = Begin the next game
game-is-on = Game { $game } is on
settle-it-or-strike-it-first = Settle it or strike it first
the-time-is-over = Time is over
begin-no-other-game-count = Begin no other game; count
another-card-was-called-meanwhile = Another card was called meanwhile
look-at-the-card-now-shown = Look at the card now shown
somebody-has-called-out = Somebody has called out
settle-the-game-first = Settle the game first
all-52-cards-are-called = All 52 cards are called
ask-once-who-is-out-then-end = Ask once who is out, then end the game
no-such-card = { $card } is no card
tap-the-card-that-was-turned = Tap the card that was turned
that-card-is-called-already = That card is called already
tap-another-card = Tap another
no-card-is-called-yet = No card is called yet
somebody-has-called-out-on-it = Somebody has called out on it
take-that-call-back-first = Take that call back first
the-hall-drew-that-card = The hall drew that card
strike-the-game-and-begin-another = Strike the game and begin another
that-line-was-full-before-this-card = That line was full before this card
a-late-call-is-lost = A late call is lost
that-player-has-no-board-in-this-game = That player has no board in this game
called-falsely = { $player } called falsely
that-player-sits-this-game-out = That player sits this game out
has-called-out = { $player } has called out
settle-the-game = Settle the game
the-boards-are-not-at-hand = The boards are not at hand
ask-for-them-at-the-desk = Ask at the desk
that-player-has-not-called-out = That player has not called out
the-bank-of-table-cannot-pay = The bank of table { $table } cannot pay { $chips }
call-the-chair-for-a-further-lot = Call the chair: a judge gives it a further lot
that-is-not-the-latest-game = That is not the latest game
strike-the-latest-one-first = Strike the latest one first
the-cards-of-stay-on-the-tables = The cards of { $game } stay on the tables
nothing-to-do = Nothing to do
name-your-table = Name your table
give-back-the-cards-of-your-own-table = Give back the cards of your own table
those-cards-are-back = Those cards are back
board-is-of-player = Board { $board } is { $player }'s
look-at-the-number-on-the-board = Look at the number on the board
choose-five-on-the-picture = Choose five on the picture
nobody-has-called-out = Nobody has called out
call-the-next-card = Call the next card
that-table-still-plays = Table { $table } still plays
collect-them-after-the-session = Collect them after the session
cards-are-still-at-tables = { $count ->
    [one] { $game }: the cards of round { $round } are still at table { $tables }
    *[other] { $game }: the cards of round { $round } are still at tables { $tables }
    }
all-cards-of-game-are-in = All cards of { $game } are in
nobody-was-out = Nobody was out
even-hands-one-more-game-for = Even hands: one more game for { $chips }
called-at-round-table-game = { $name }, round { $round }, table { $table }, game { $game }
called-out-with = { $place }: { $player } called out with { $hand }: { THE($cards) }.
called-out-falsely = { $place }: { $player } called out, { THE($cards) } not called.
called-out-falsely-sits-out = { $place }: { $player } called out, { THE($cards) } not called, and sits the game out.
called-game-won = { $place }: { $player } won with { $hand }, { $chips } from the bank.
called-game-even = { $place }: even: { $players } play one more for { $chips }.
called-game-without-winner = { $place }: nobody called out, no chip.
decks-are-back = { $count ->
    [one] { $name }, round { $round }: { $decks } decks are back from table { $tables }.
    *[other] { $name }, round { $round }: { $decks } decks are back from tables { $tables }.
    }
called-game-began = { $place } began.
card-was-called = { $place }: { THE($card) } was called.
card-was-not-called = { $place }: { THE($card) } was not called after all.
call-was-taken-back = { $place }: the call of { $player } was taken back.
called-game-was-struck = { $place } was struck from the list.
won-with-this-hand = { $player }: { $hand }, { $chips }
hand-that-was-called = { $kind ->
    [po-ke-no] Po-Ke-No
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
the-board-has-no-such-line = There is no line { $line } of board { $board }
a-line-has-five-different-cards = A line has five different cards
