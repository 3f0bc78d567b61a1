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
round-has-not-begun = Round { $round } has not begun
there-is-nothing-to-correct = There is nothing to correct
table-waits-for-a-ruling = Table { $table } waits for a ruling
give-the-ruling-first = Give the ruling first
table-is-not-counted-yet = Table { $table } is not counted yet
report-its-count-instead = Report its count instead
there-is-no-such-correction = There is no such correction
choose-one-from-the-log = Choose one from the log
the-table-was-corrected-again-since = The table was corrected again since
undo-the-latest-correction-of-the-table = Undo the latest correction of the table first
table-has-something-to-show-already = Table { $table } has already reported
let-the-round-be-played = Let the round be played; a table's result can be voided or corrected
choose-a-seat-of-the-table = Choose a seat of the table
nobody-is-level = Nobody is level there
leave-the-extra-game-out = Leave the extra game out
had-lost-every-chip = { $player } had lost every chip
take-that-mark-back-or-count-none = Take that mark back or count none for the seat
sign-people-in-and-take-their-fees = Sign people in and take their fees first
is-over = { $game } is over
nobody-is-left-to-play = Nobody is left to play
round-is-still-played = Round { $round } is still played
close-round-first = Close round { $round } first
round-has-begun = Round { $round } has begun
seats-change-before-the-next-round = Seats change before the next round
that-is-one-and-the-same-person = That is one and the same person
swap-seats-instead = Swap seats instead
every-table-is-full = Every table is full
draw-the-seats-again-for-another-table = Draw the seats again, so that one more table opens
sit-at-table-already = { $count } sit at table { $table } already
choose-another-table-or-draw = Choose another table, or draw the seats again
a-stack-is-no-less-than-nothing = Chips cannot be below zero
round-has-its-seats = Round { $round } has its seats
say-that-they-are-to-be-drawn = Say that they are to be drawn again
has-had-rounds-without = { $game } has had { $count } rounds without { $player }
whoever-is-away-for-rounds-has-withdrawn = Whoever is away for { $count } rounds has withdrawn: nobody joins any more
collect-them = Collect them, and look that no deck lacks a card
minutes-are-left-at-table = { $count ->
    [one] 1 minute is left at table { $table }
   *[other] { $count } minutes are left at table { $table }
 }
send-it-again-as-early = Send it again as early if the table is done
round-is-the-final = Round { $round } is the final: a judge deals
say-which-judge-deals = Say which judge deals
plays-in-the-final = { $player } plays in the final
a-judge-deals = A judge deals, no player
table-has-one-player = Table { $table } has one player
draw-the-seats-again-or-move = Draw the seats again, or move somebody there
has-no-bank = { $game } has no bank
chips-pass-between-players = Chips pass between players
round-is-closed = Round { $round } is closed
the-chairperson-can-correct-the-table-result = The chairperson can correct the table's result
table-plays-that-session-again = Table { $table } plays that session again
count-after-the-session-that-is-played = Count after the session that is played now
ask-the-chairperson-to-correct = Ask the chairperson to correct it
table-reports-by-itself = Table { $table } reports by itself
count-a-wooden-table-by-hand = Only a table played with cards is counted by hand
table-is-played-in-the-browser = Table { $table } is played in the browser and reports by itself
ask-the-chairperson-if-it-has-stopped = Ask the chairperson if it has stopped
a-seat-is-counted-twice = A seat is counted twice
give-one-count-for-each-seat = Give one count for each seat
enter-the-chips-left = Enter the chips left in it
the-last-pot-is-played-until-won = The last pot is played until won
play-on = Play on
the-last-pot-is-split = The last pot is split
share-it-out = Share it out; only an odd rest stays
let-count-them = Let { $player } count them
chips-are-counted-by-the-player = { $player }'s chips are counted by the player to the left
the-count-has-of-marks = The count has { $count } of { $needed } marks and no caller's
the-caller-signs = The caller signs it, or { $needed } of the table mark it
choose-one-of-the-versions-shown = Choose one of the versions shown
table-is-already-counted = Table { $table } is already counted
take-the-count-back-first = Take the count back first, or correct the result
a-judge-deals-the-extra-game = A judge deals the extra game
say-who-dealt = Say who dealt
plays-at-that-table = { $player } plays at that table
choose-among-those-who-are-level-only = Choose among those who are level only
the-result-was-corrected = The result was corrected
undo-the-correction-first = Undo the correction first
a-void-result-needs-a-reason = A void result needs a reason
settle-table-first = Settle table { $table } first
those-are-not-the-people-who = Those are not the people who are level for a place
put-all-who-are-level-in-order = Put all who are level in order, best first
table-has-chips = Table { $table }: { $player } has { $stack } chips, not { $chips }
the-judge-sets-every-seat = The judge sets every seat to { $chips }
table-has-left-or-is-out = Table { $table }: { $player } has left or is out
somebody-counted-does-not-sit-at-table = Somebody counted does not sit at table { $table }
count-the-seats-of-this-table-only = Count the seats of this table only
seat-is-not-counted = Seat { $seat } is not counted
seat-cannot-have-points = Seat { $seat } cannot have { $points } points
seat-cannot-have-chips = Seat { $seat } cannot have { $chips } chips
this-game-is-counted-in-chips = This game is counted in chips
draw-the-seats-anew = Draw the seats again
round-is-not-on = Round { $round } is not on
enter-what-lies-there = Enter what lies there
the-player-did-not-sit-at-that-table = The player did not sit at that table
the-player-does-not-sit-at-that-table = The player does not sit at that table
the-player-has-no-seat-in-this-round = The player has no seat in this round
enter-the-score = Enter the score
enter-the-chips-of-the-seat = Enter the chips; 0 if there are none
count-again-or-take-the-mark-back = Count again, or take back that every chip was lost
too-few-can-be-seated = { $count } of { $all } can be seated, two are needed
cards-of-tables-are-not-back = { $count ->
    [one] The cards of table { $tables } are not back
   *[other] The cards of tables { $tables } are not back
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] The bank cannot hold { $chips } chips
   *[pot] The pot cannot hold { $chips } chips
 }
so-many-win-the-extra-game = { $places } of the { $count } who are level win the extra game
chips-and-middle-must-make = { $middle ->
    [bank] Chips and bank must make { $expected }
   *[pot] Chips and pot must make { $expected }
 }
enter-the-chips-at-the-seat = Enter the chips in front of the player
nobody-counts-their-own-chips = { $player } cannot count their own chips
draw-seats-for-the-next-round = Draw seats for the next round
player-has-not-signed-in = { $player } has not signed in
player-owes = { $player } owes { $dollars }
table-count-is-short = { $count ->
    [one] Table { $table } is one chip short
   *[other] Table { $table } is { $count } chips short
 }
table-count-is-over = { $count ->
    [one] Table { $table } has one chip too many
   *[other] Table { $table } has { $count } chips too many
 }
table-was-reported-with-different-counts = Table { $table } was reported with different counts
table-has-a-tie-to-play-off = Table { $table } has a tie to be played off
table-has-not-been-counted = Table { $table } has not been counted
table-still-plays = Table { $table } still plays
let-the-judge-count-them = Let the judge count them
read-out-short = { $count ->
    [one] { $where } is one chip short
   *[other] { $where } is { $count } chips short
 }
read-out-over = { $count ->
    [one] { $where } has one chip too many
   *[other] { $where } has { $count } chips too many
 }
read-out-extra-game = { $where }: extra game, a judge please
count-again-for = { $why }: count again
table-plays = Table { $table } is playing
finish-the-hand-then-count = Table { $table }: finish the hand, then count
table-waits-leave-everything = Table { $table } waits for a ruling; leave everything as it is
table-has-no-result = Table { $table } has no result
came-in-before-round = Came in before round { $round }: seated by { $by }.
seat-changed-by = Seat changed by { $by }.
tied-cut-for = { $places ->
    [one] { $players } cut for one place
   *[other] { $players } cut for { $places } places
 }
tied-play-for = { $places ->
    [one] { $players } play one extra game, dealt by a judge, for one place
   *[other] { $players } play one extra game, dealt by a judge, for { $places } places
 }
choose-the-right-count = Choose the right count
enter-who-won-the-extra-game = Enter who won the extra game
enter-the-count = Enter the count
no-longer-plays-but-has-a-seat = { $count ->
    [one] { $game }: { $players } no longer plays but has a seat in round { $round }
   *[other] { $game }: { $players } no longer play but have seats in round { $round }
 }
tables-are-to-be-counted = { $game }: { $count } tables are to be counted: { $tables }
start-round = Start round { $round }
take-the-start-of-round-back = Take the start of round { $round } back
start-the-final = Start the final
enter-the-counts = Enter the counts
game-has-fewer-than-two-to-seat = { $game }: fewer than two can be seated
may-play-round-and-has-no-seat = { $player } has paid and has no seat in round { $round }
every-table-of-round-is-counted = { $game }: every table of round { $round } is counted
round-of-tables-play = { $game }: round { $round }, { $plays } of { $count } tables play
close-round = Close round { $round }
seat-round = Seat round { $round }
open-round-again = Open round { $round } again
table-seat = Table { $table }, seat { $letter }
take-your-seats-for-round = Take your seats for round { $round }
has-no-round = { $game } has no round { $round }
choose-a-round-that-was-seated = Choose a round that was seated
has-no-seats-yet = { $game } has no seats yet
draw-seats-first = Draw seats first
start-round-first = Start round { $round } first
now-the-seat-has = { $chips ->
    [one] The seat has 1 chip now
   *[other] The seat has { $chips } chips now
 }
seat-the-player = Seat { $player }
round-is-closed-so-many-play-on = { $game }: round { $round } is closed, { $count } play on
take-the-count-of = Use the count from { $by }
game-is-seated = { $game }: round { $round } is seated. { $look }
game-is-seated-for-the-final = { $game }: round { $round }, the final, is seated. { $look }
chips-in-every-bank = { $chips } chips in every bank, none before a seat?
every-seat-holds-chips = Every seat holds { $chips } chips?
enter-the-new-count = Enter the new count
round-of-a-game = { $game }, round { $round }
table-of-a-round = { $game }, round { $round }, table { $table }
seats-drawn-by-lot = { $tables ->
    [one] { $where }: seats drawn by lot, { $count } players at 1 table.
   *[other] { $where }: seats drawn by lot, { $count } players at { $tables } tables.
 }
seats-kept = { $tables ->
    [one] { $where }: seats kept, { $count } players at 1 table.
   *[other] { $where }: seats kept, { $count } players at { $tables } tables.
 }
it-is-the-final = It is the final.
seat-was-marked = { $mark ->
    [broke] { $where }: { $player } lost every chip.
    [no_show] { $where }: { $player } did not come.
    [walked_out] { $where }: { $player } walked out.
   *[back] { $where }: { $player } is back in play.
 }
all-tables-of = { $where }, all tables
chips-moved = { $player } { $before } to { $after }
points-moved = { $player } { $before } to { $after } points
the-extra-game-or-a-mark = the extra game or a mark
result-corrected = { $where } corrected: { $changed }.
extra-game-was-won = { $where }: extra game among { $players }; won by { $winners }.
no-result = { $where }: no result.
no-result-to-be-played-again = { $where }: no result, to be played again.
round-began-with-a-bank = { $where } began, { $chips } in each bank.
round-began = { $where } began, { $chips } each.
player-was-seated = { $where }: { $player } was seated.
seat-was-set-to-chips = { $where }: { $player } has { $chips }.
the-start-was-taken-back = { $where }: the start was taken back.
more-chips-for-the-bank = { $count ->
    [one] { $where }: 1 more chip for the bank.
   *[other] { $where }: { $count } more chips for the bank.
 }
a-count-was-taken-back = { $where }: a count was taken back.
a-count-was-chosen = { $where }: one of the counts was chosen.
round-was-closed = { $where } closed.
extra-game-for-a-place = Extra game for a place: { $players }.
table-is-played-physical = Table { $table } is played with cards.
every-table-is-played-physical = Every table is played with cards.
table-is-played-live = Table { $table } is played in the browser.
every-table-is-played-live = Every table is played in the browser.
round-is-closed-wait-for-the-next-seats = Round { $round } is closed. Wait for the next seats
play-until-time-is-called = Play. When time is called, finish the hand and count
time-each-counts-the-player-to-the-right = Time. Finish the hand; then each counts the player to the right
the-count-is-in-wait-for-the-close = Wait for the round to close
players-changed-seats = { $players } changed seats.
where-chips-were-counted = { $where } counted: { $chips }.
where-chips-were-counted-wrong = { $where } counted: { $chips } of { $expected }.
is-not-played-in-rounds = { $game } is not played in rounds
choose-another-game = Choose another game
round-is-open = Round { $no } is open
correct-the-result-it-follows-through = Correct the table's result: it follows through to these seats
table-was-not-voided = Table { $table } was not voided
table-was-dealt-anew-in-the-browser = Table { $table } was dealt anew in the browser
let-it-be-played-its-result-can-be-corrected = Let it be played; its result can be corrected
table-has-told-something-since = Table { $table } has reported since
take-that-back-first-or-correct-the-result = Take that back first, or correct the table's result
table-got-no-further-lot = Table { $table } got no further lot
no-extra-game-was-entered = No extra game was entered
round-has-not-begun-2 = Round { $no } has not begun
swap-the-seats-nothing-is-played = Swap the seats: nothing is played yet
round-has-its-seats-2 = Round { $no } has its seats
round-1-has-not-begun = Round 1 has not begun
left-in-that-round = { $player } left in that round
correct-the-tables-results-instead = Correct the tables' results instead
extra-game-was-taken-back = { $game }: the extra game of { $players } was taken back.
had-sat-in-other-seats = { $game }, round { $round }: { $players } had sat in each other's seats. Reason: { $why }.
lot-for-the-bank-taken-back = { $game }, round { $round }, table { $table }: { $chips } for the bank taken back.
seat-changed-because = Seat changed by { $by }: { $why }.
round-was-opened-again = { $game }, round { $round } was opened again.
what-was-before-counts-again = { $game }, round { $round }, table { $table }: what was there before counts again.
that-player-had-no-seat-in-this-round = That player had no seat in this round
table-is-in-the-browser-each-with-a-code = Table { $table } is played in the browser, each with their own code
back-in-and-missed = { $count ->
    [one] { $player } is back in and missed round { $rounds }.
   *[other] { $player } is back in and missed rounds { $rounds }.
 }
should-not-have-been-seated = { $count ->
    [one] { $player } was out after round { $round } and should not have been seated in round { $rounds }; those results stand.
   *[other] { $player } was out after round { $round } and should not have been seated in rounds { $rounds }; those results stand.
 }
pot-moved = pot { $before } to { $after }
chips-of-a-table = Chips, round { $round }, table { $table }: { $changes }.
seated-but-not-begun-draw-again = Round { $round } is seated but not begun: draw its seats again.
result-nothing-lost = nothing lost
result-lost-in-round = lost in round { $round }
result-lost-in-rounds = lost in rounds { $rounds }
result-points-then = Points then
result-chips-then = Chips then
result-lost = Lost
result-won = Won
result-out-in-round = Out in round
result-withdrew-after-round = Withdrew after round { $round }
result-sent-away-in-round = Sent away in round { $round }
result-ranked-by-the-final = Ranked by the final, round { $round }
result-the-last-one-in = The last one in: { $lost }
result-still-in-having-lost = Still in: { $lost }
result-loss-in-round = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] { $nth }th
 } loss in round { $round } ({ $lost })
result-the-round-is-not-closed = Round { $round } is not closed: the place is open still
result-nobody-else-went-out-in-round = Nobody else went out in round { $round }: no tie to break
result-left-without-a-count = Left without a count: below all who went out in that round with one
result-nobody-is-level-with-that = Nobody is level with that: an extra game was not needed
result-score-in-that-round = { $score } in that round
result-score-below = { $score } in that round: fewer than { $better }
result-score-above = { $score } in that round: more than { $worse }
result-score-between = { $score } in that round: fewer than { $better }, more than { $worse }
result-points-and-chips = { $points } and { $chips }
result-level-an-extra-game-decides = Level with { $players }: an extra game is to decide
result-level-to-the-last = Level with { $players } to the last: the place is shared
result-extra-game-behind = Level with { $players }: the extra game decided, behind { $ahead }
result-extra-game-won = Level with { $players }: the extra game decided, and the player won it
was-not-here-in-round = was not here in round { $round }
nobody-is-marked-as-missing = Nobody is marked as missing
say-at-the-table-who-is-not-here = Say at the table who is not here, or begin
too-few-are-here = { $game }: fewer than two are here
wait-or-withdraw-who-is-away = Wait for the others, or withdraw whoever is away
moved-because-some-are-missing = Moved from table { $table }, where players are missing
the-round-is-on-without-the-player = The round is on without { $player }
take-the-mark-back-or-wait = Take the mark back at the table, or wait for the next round
is-here-already = { $player } is here already
table-has-so-few-there = { $count ->
    [0] Nobody is at table { $table }
   *[other] One player alone is at table { $table }
 }
even-the-tables = Move people so that every table has two or more
tables-were-evened = { $where }: without { $players } the tables were made even; { $count ->
    [0] nobody moved.
    [one] one player moved.
   *[other] { $count } players moved.
 }
player-has-come = { $player } is here now.
are-away-and-get-no-seat = { $count ->
    [one] { $game }: { $players } is not here and has no seat until then. If round { $round } begins without { $players }, that is a withdrawal.
   *[other] { $game }: { $players } are not here and have no seats until then. If round { $round } begins without them, they have withdrawn.
 }
the-player-is-here = { $player } is here
players-are-missing = { $count ->
    [one] { $game }, table { $tables }, not here: { $players }.
   *[other] { $game }, tables { $tables }, not here: { $players }.
 }
start-without-them = Start round { $round } without them
tables-are-even-without-them = The tables are even all the same. Whoever does not come loses the round.
moves-to-table = { $player } to table { $table }
tables-come-out-even = To make the tables even: { $moves }.
table-is-not-needed = { $count ->
    [one] Table { $tables } is not needed.
   *[other] Tables { $tables } are not needed.
 }
move-so-many = { $count ->
    [one] Move one player
   *[other] Move { $count } players
 }
