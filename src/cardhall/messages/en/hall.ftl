not-every-game-is-decided = Not every game is decided
give-the-awards-when-the-last-game = Give the awards when the last game and every tie is decided
no-awards-are-given = No awards are given
the-awards-are-given = The awards are given
what-the-judge-rules = What the judge rules; nothing by itself
there-is-no-incident = There is no incident '{ $kind }'
nobody-is-named = Nobody is named
choose-a-contestant-or-write-who = Choose a contestant or write who it was
counts-when-a-judge-heard = { $title } counts when a judge heard it
name-the-judge-who-heard = Name the judge who heard it
a-disqualification-needs-a-reason = A disqualification needs a reason
say-what-happened = Say what happened
is-already-disqualified = { $player } is already disqualified
is-not-disqualified = { $player } is not disqualified
taking-it-back-needs-a-reason = Taking it back needs a reason
say-why = Say why
in-a-game-area-without-playing = In a game's area without playing there
talked-to-somebody-who-was-playing = Talked to somebody who was playing
spoke-another-language-than-english = Spoke another language than English
foul-language = Foul language
cut-throat-play = Cut-throat play
stood-at-a-table-or-helped = Stood at a table or helped from the side
disqualified-at-once = Disqualified at once, and leaves the premises
forfeits-every-game-won = Forfeits every game won, and leaves
it-is-longer-than-letters = It is longer than { $letters } letters, or has more than { $fields } fields
a-team-has-two-names = A team has two names
both-names-are-the-same = Both names are the same
write-it-like-november-21 = Write it like November 21, 11/21/2026 or 2026-11-21
there-are-more-than-lines = There are more than { $count } lines
split-the-file = Split the file
choose-another-file = Choose another file
save-only-the-columns-of-the-entries = Save only the columns of the entries
there-are-fields = There are { $count } fields, more than the heading has
there-is-no-game = There is no game
is-not-played-at-this-event = { $game } is not played at this event
leave-the-second-name-out = Leave the second name out
write-it-with-its-year = Write it with its year, like 11/21/2026 or 2026-11-21
save-only-the-entries = Save only the entries
this-is-no-file-of-text = This is no file of text
save-the-sheet-as-csv-and-choose = Save the sheet as CSV and choose that file
shorten-it = Shorten it
late-dated = late: dated { $day }
round-has-not-begun = Round { $round } has not begun
there-is-nothing-to-correct = There is nothing to correct
table-waits-for-a-ruling = Table { $table } waits for a ruling
give-the-ruling-first = Give the ruling first
table-is-not-counted-yet = Table { $table } is not counted yet
report-its-count-instead = Report its count instead
that-is-the-result-as-it-stands = That is the result as it stands
nothing-to-correct = Nothing to correct
there-is-no-such-correction = There is no such correction
choose-one-from-the-log = Choose one from the log
that-correction-is-undone = That correction is undone
the-table-was-corrected-again-since = The table was corrected again since
undo-the-latest-correction-of-the-table = Undo the latest correction of the table first
table-has-something-to-show-already = Table { $table } has something to show already
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
does-not-play-here-any-more = { $player } does not play here any more
has-a-seat = { $player } has a seat
swap-seats-instead = Swap seats instead
every-table-is-full = Every table is full
draw-the-seats-again-for-another-table = Draw the seats again, so that one more table opens
sit-at-table-already = { $count } sit at table { $table } already
choose-another-table-or-draw = Choose another table, or draw the seats again
choose-a-table = Choose a table
is-played-at-real-tables = { $game } is played at real tables
a-stack-is-no-less-than-nothing = A stack is no less than nothing
round-has-its-seats = Round { $round } has its seats
say-that-they-are-to-be-drawn = Say that they are to be drawn again
choose-somebody-who-is-seated = Choose somebody who is seated
a-session-has-no-time = A session has no time
enter-at-least-one-minute = Enter at least one minute
the-event-has-no-name = The event has no name
enter-what-the-event-is-called = Enter what the event is called
enter-dollars-and-cents-again = Enter dollars and cents again
there-is-no-house-rule = There is no house rule '{ $rule }'
one-of = One of { OR($choices) }
cannot-be-run-with-these-rules = '{ $game }' cannot be run with these rules
choose-of = Choose of { OR($choices) }
enter-zero-or-more = Enter zero or more
enter-at-the-most = Enter { $most } at the most
is-no-date = '{ $given }' is no date
write-it-as-year-month-day = Write it as year-month-day, such as 2027-03-24
people-are-called = { $count } people are called { $asked }
use-the-number = Use the number: { OR($choices) }
has-had-rounds-without = { $game } has had { $count } rounds without { $player }
whoever-is-away-for-rounds-has-withdrawn = Whoever is away for { $count } rounds has withdrawn: nobody joins any more
only-the-chairperson-makes-exceptions = Only the chairperson makes exceptions
there-is-nothing-to-take = There is nothing to take
choose-a-file-with-entries = Choose a file with entries
late-the-last-day-of-entry = late: the last day of entry was { $deadline }, this one is of { $day }
the-chairperson-can-take = The chairperson can take it with a reason
less-than-nothing-was-paid = Less than nothing was paid
enter-what-was-received = Enter what was received
that-game-is-over = That game is over
nobody-can-enter-it-any-more = Nobody can enter it any more
is-played-in-teams-of-two = { $game } is played in teams of two, and there is no second name
both-names-of-the-team = Both names of the team are one and the same
once-games-have-begun-nobody-takes-another = Once games have begun nobody takes another's place
if-only-the-spelling-was-wrong = If only the spelling was wrong, the chairperson can say so as the reason
plays-alone = { $player } plays alone
withdraw-the-one-who-leaves = Withdraw the one who leaves; the other enters next time
enter-who-plays-instead = Enter who plays instead
has-left-the-event = { $player } has left the event
take-a-new-entry = Take a new entry
choose-one-from-the-entry = Choose one from the entry
say-what-was-keyed-in-wrong = Say what was keyed in wrong
fees-are-never-returned = Fees are never returned
what-was-paid-stays-in-the-books = What was paid stays in the books
a-box-holds-no-less-than-nothing = A box holds no less than nothing
enter-what-was-counted = Enter what was counted
nobody-is-entered = Nobody is entered as '{ $asked }'
use-the-number-the-code = Use the number, the code or the full name
that-is-somebody-else-entry = That is somebody else's entry
sign-in-with-your-own-code = Sign in with your own code
take-back-the-withdrawal-first = Take back the withdrawal first
sign-in-closed-minutes-before-play = Sign-in closed { $count } minutes before play
has-begun = { $game } has begun: { $player } would join in round { $round } with no losses
the-chairperson-can-allow = The chairperson can allow it with a reason
has-begun-its-bracket = { $game } has begun: its bracket stands as it was drawn
nobody-can-join-any-more = Nobody can join any more
is-in-already = { $player } is in already
the-next-seats-take-in-whoever-may = The next seats take in whoever may play
has-played = { $player } has played
withdraw-the-entry-instead = Withdraw the entry instead
has-already-left = { $player } has already left
the-game-is-over = The game is over, the place stands
has-not-withdrawn = { $player } has not withdrawn
taking-a-withdrawal-back-needs-a-reason = Taking a withdrawal back needs a reason
that-name-is-already-forgotten = That name is already forgotten
leave-it-out = Leave it out, or let the chairperson take it with a reason
is-played-alone = { $game } is played alone
there-is-no-table = There is no table { $table }
choose-a-table-in-use = Choose a table in use
leave-it-out-or-tell = Leave it out, or tell the two apart by a middle name
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
that-is-no-time-to-add = That is no time to add
enter-1-to-120-minutes-or-below-0 = Enter 1 to 120 minutes, below 0 to take them away again
has-no-bank = { $game } has no bank
chips-pass-between-players = Chips pass between players
round-is-closed = Round { $round } is closed
the-chairperson-can-correct-the-table-result = The chairperson can correct the table's result
that-is-table = That is table { $table }
scan-the-code-that-lies = Scan the code that lies on that table
table-waits-for-a-ruling-and-stays = Table { $table } waits for a ruling and stays as it is
the-chairperson-or-a-judge-gives = The chairperson or a judge gives the ruling first
table-plays-that-session-again = Table { $table } plays that session again
count-after-the-session-that-is-played = Count after the session that is played now
table-has-a-result-from-the-chair = Table { $table } has a result from the chair
ask-the-chairperson-to-correct = Ask the chairperson to correct it
table-reports-by-itself = Table { $table } reports by itself
count-a-wooden-table-by-hand = Count a wooden table by hand
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
there-is-no-report-of-yours = There is no report of yours to take back
ask-the-judge-to-settle = Ask the judge to settle it
table-is-not-disputed = Table { $table } is not disputed
there-is-no-such-report = There is no such report
choose-one-of-the-versions-shown = Choose one of the versions shown
table-is-already-counted = Table { $table } is already counted
take-the-count-back-first = Take the count back first, or correct the result
a-judge-deals-the-extra-game = A judge deals the extra game
say-who-dealt = Say who dealt
plays-at-that-table = { $player } plays at that table
choose-among-those-who-are-level-only = Choose among those who are level only
correct-its-result-instead = Correct its result instead
the-result-was-corrected = The result was corrected
undo-the-correction-first = Undo the correction first
a-void-result-needs-a-reason = A void result needs a reason
you-do-not-sit-at-that-table = You do not sit at that table
call-from-your-own-table = Call from your own table
table-has-not-called = Table { $table } has not called
the-ruling-has-no-words = The ruling has no words
say-what-was-decided = Say what was decided
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
type-it-anew = Type it again
ask-the-chairperson-for-it = Ask the chairperson
draw-the-seats-anew = Draw the seats again
it-is-longer = It is longer than { $letters } letters
is-not-signed-in = { $player } is not signed in
is-already-signed-in = { $player } is already signed in
round-is-not-on = Round { $round } is not on
nothing-to-rule-on = Nothing to rule on
was-not-let-in = { $player } was not let in
there-is-no-entry-in-it = There is no entry in it
enter-what-lies-there = Enter what lies there
leave-the-table-as-it-is = Leave the table as it is
tables-are-counted-from-one = Tables are counted from one
the-chairperson-can-let-in-late = The chairperson can let the player in with a reason
withdraw-the-player-instead = Withdraw the player instead
enter-which-game-is-played = Enter which game is played
enter-who-plays-in-the-team = Enter who else plays in the team
the-player-did-not-sit-at-that-table = The player did not sit at that table
the-player-does-not-sit-at-that-table = The player does not sit at that table
the-player-has-no-seat-in-this-round = The player has no seat in this round
enter-the-score = Enter the score
enter-the-chips-of-the-seat = Enter the chips; 0 if there are none
count-again-or-take-the-mark-back = Count again, or take back that every chip was lost
too-few-can-be-seated = { $count } of { $all } can be seated, two are needed
player-of-auxiliary-is-already-entered = { $player } of { $auxiliary } is already entered
auxiliary-has-its-names-for-a-game = { $words ->
    [teams] { $auxiliary } has { $limit } teams for { $game } already: { $player } has no line on the blank
   *[names] { $auxiliary } has { $limit } names for { $game } already: { $player } has no line on the blank
 }
cards-of-tables-are-not-back = { $count ->
    [one] The cards of table { $tables } are not back
   *[other] The cards of tables { $tables } are not back
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] The bank cannot hold { $chips } chips
   *[pot] The pot cannot hold { $chips } chips
 }
use-one-of = Use one of: { OR($choices) }
that-sum-was-not-paid = { $dollars } is no sum that was paid
field-is-longer-than-letters = { $field } is longer than { $letters } letters
field-holds-a-sign-not-printed = { $field } holds a sign that cannot be printed
so-many-win-the-extra-game = { $places } of the { $count } who are level win the extra game
field-cannot-be = { $field } cannot be { $value }
field-cannot-be-below-zero = { $field } cannot be below zero
is-no-value-of-rule = '{ $value }' is no value of { $rule }
chips-and-middle-must-make = { $middle ->
    [bank] Chips and bank must make { $expected }
   *[pot] Chips and pot must make { $expected }
 }
enter-the-chips-at-the-seat = Enter the chips in front of the player
nobody-counts-their-own-chips = { $player } cannot count their own chips
draw-seats-for-the-next-round = Draw seats for the next round
owes = owes { $dollars }
because-not-signed-in = has not signed in
player-has-not-signed-in = { $player } has not signed in
player-owes = { $player } owes { $dollars }
sign-the-player-in-first = Sign the player in first
take-the-fee-first = Take the fee first
table-count-is-short = { $count ->
    [one] Table { $table } is one chip short
   *[other] Table { $table } is { $count } chips short
 }
table-count-is-over = { $count ->
    [one] Table { $table } has one chip too many
   *[other] Table { $table } has { $count } chips too many
 }
is-no-game = '{ $given }' is no game
a-quote-is-opened-and-not-closed = A quote is opened and not closed
close-it-or-take-it-out = Close it, or take it out
put-a-field-with-a-comma-in-quotes = Put a field that holds a comma in quotes: "Lee, Ann"
it-holds-a-sign-not-printed = It holds a sign that cannot be printed
write-it-again = Write it again
the-file-is-larger = The file is larger than { $size } MB
this-game-is-played-alone = This game is played alone
write-both-in-one-field = Write both in one field, "Ann Lee & Bea Roy", or the second as partner
is-no-sum-of-money = '{ $given }' is no sum of money
write-it-like-15 = Write it like 15.00, or yes or no
entered-in-line-before = { $player } of { $auxiliary } is already in line { $line }
entered-in-the-event-before = { $player } of { $auxiliary } is already in the event
no-auxiliary = no auxiliary
leave-this-line-out-or-tell = Leave this line out, or tell the two apart by a middle name
auxiliary-has-its-names = { $words ->
    [teams] { $auxiliary } has { $limit } teams already: { $player } has no line on the blank
   *[names] { $auxiliary } has { $limit } names already: { $player } has no line on the blank
 }
leave-it-out-or-take-it-by-hand = Leave it out; the chairperson can take it by hand with a reason
another-of-the-same-name = another of the same name
table-was-reported-with-different-counts = Table { $table } was reported with different counts
table-has-a-tie-to-play-off = Table { $table } has a tie to be played off
table-has-not-been-counted = Table { $table } has not been counted
table-still-plays = Table { $table } still plays
number-player-auxiliary = { $number } ({ $player }, { $auxiliary })
several-notes = { $notes }
let-the-judge-count-them = Let the judge count them
table-of-a-game = { $game }, table { $table }
table-by-number = Table { $table }
read-out-short = { $count ->
    [one] { $where } is one chip short
   *[other] { $where } is { $count } chips short
 }
read-out-over = { $count ->
    [one] { $where } has one chip too many
   *[other] { $where } has { $count } chips too many
 }
read-out-called-the-chair = { $where } has called the chair
read-out-extra-game = { $where }: a judge to the table, extra game
count-again-for = { $why }: count again
table-waits-for-the-start = Table { $table } waits for the start
table-plays = Table { $table } plays
finish-the-hand-then-count = Table { $table }: finish the hand, then count
table-waits-leave-everything = Table { $table } waits for a ruling; leave everything as it is
table-is-done = Table { $table } is done
table-has-no-result = Table { $table } has no result
drawn-by-lot = Drawn by lot.
those-from-a-group-sit-apart = The { $count } from { $group } sit at { $count } different tables.
all-from-a-group-share-the-table = All { $count } from { $group } share the only table.
those-from-a-group-are-spread = The { $count } from { $group } are spread over { $tables } tables.
sat-before-with-nobody-here = Sat before with nobody here.
sat-before-with-some-here = Sat before with { $count } of the { $others } here, the fewest found.
players-fit-one-table = { $count } players fit one table.
players-make-tables = { $count } players make { $tables } tables: { $sizes }.
tables-of-a-size = { $count } of { $size }
seats-stay-as-they-were = Seats stay as they were in the round before.
came-in-at-the-smallest-table = Came in; this was the smallest table.
moved-from-the-largest-table = Moved by lot from table { $table }, the largest: table { $lone } had one.
table-is-closed-one-was-left = Table { $table } is closed, only one player was left there.
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
level-for-a-place = { $players } are level for place { $place }: an extra game
of-a-game = { $game }: { $told }
matches-are-to-be-reported-at-tables = { $game }: { $count } matches are to be reported, at tables { $tables }
enter-the-results = Enter the results
give-the-ruling = Give the ruling
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
draw-the-bracket = Draw the bracket
start-the-final = Start the final
enter-the-counts = Enter the counts
has-no-entries-yet = { $game } has no entries yet
entered-of-them-paid = { $game }: { $count } entered, { $paid } of them paid
game-has-fewer-than-two-to-seat = { $game }: fewer than two can be seated
may-play-round-and-has-no-seat = { $player } may play round { $round } and has no seat
every-table-of-round-is-counted = { $game }: every table of round { $round } is counted
round-of-tables-play = { $game }: round { $round }, { $plays } of { $count } tables play
are-level-for-place = { $players } are level for place { $place }: one extra game
all-games-are-decided = All games are decided
is-decided = { $game } is decided
awards-given = Awards given at { $time }
take-entries = Take entries
look-at-the-entries = Look at the entries
close-round = Close round { $round }
enter-the-order = Enter the order
give-the-awards = Give the awards
look-at-the-money = Look at the money
take-the-fee = Take the fee
look-at-the-winners = Look at the winners
take-the-awards-back = Take the awards back
seat-round = Seat round { $round }
open-round-again = Open round { $round } again
the-game-is-over-at-last = The game is over
you-have-withdrawn = You have withdrawn
table-seat = Table { $table }, seat { $letter }
wait-for-the-next-seats = Wait for the next seats
please-sign-in-at-the-desk = Please sign in at the desk
table-has-no-seats-now = Table { $table } has no seats now
take-your-seats-for-round = Take your seats for round { $round }
make-the-event-first = Make the event first
there-is-such-an-event-already = There is such an event already
choose-another-id = Choose another id
the-id-is-not-of-letters = The id is not of letters and digits
entries-were-taken-at-the-old-fee = Entries were taken at the old fee
keep-it-for-this-event = Keep it for this event
games-have-begun = Games have begun
house-rules-are-set-before-the-first = House rules are set before the first round starts
this-event-has-no-game = This event has no game '{ $given }'
there-is-no-such-entry = There is no such entry
choose-somebody-from-the-list-of-entries = Choose somebody from the list of entries
has-no-round = { $game } has no round { $round }
choose-a-round-that-was-seated = Choose a round that was seated
round-has-no-table = Round { $round } has no table { $table }
has-no-seats-yet = { $game } has no seats yet
draw-seats-first = Draw seats first
start-round-first = Start round { $round } first
correct-the-table-result-instead = Correct the table's result instead
matches-lost = matches lost
take-back-a-prize-or-the-house = Take back a prize or the house's share first
take-back-what-was-paid-out = Take back what was paid out of the box first
correct-the-line-that-took-it-first = Correct the line that took it first
count-the-chips-again = Count the chips again
would-hold = { $player } would hold { $text }
this-is-a-real-event = This is a real event
choose-a-later-step = Choose a later step
there-is-no-step = There is no step '{ $until }'
settings-changed = Settings changed: { $fields }.
entries-paid = { $count } entries; paid { $dollars }.
a-new-code = A new code for { $player }.
the-event-was-made = The event was made.
does-not-join-after-all = { $player } does not join after all.
sign-in-of-taken-back = Sign-in of { $player } taken back.
a-name-was-forgotten = A name was forgotten: { $player }.
the-awards-were-given = The awards were given: everybody may see the winners.
the-awards-were-taken-back = The awards were taken back: the winners are held back again.
role-cannot-do-that = { $role ->
    [judge] A judge cannot do that
    [captain] A captain cannot do that
    [player] A player cannot do that
    [table] A table cannot do that
    [visitor] A visitor cannot do that
   *[chair] The chairperson cannot do that
 }
this-event-is-not-made = There is no such event
use-letters-digits-dashes = Use letters, digits, dashes
now-the-seat-has = { $chips ->
    [one] The seat has 1 chip now
   *[other] The seat has { $chips } chips now
 }
seat-the-player = Seat { $player }
so-many-are-signed-in-and-paid = { $game }: { $ready } of { $count } are signed in and paid
sign-people-in = Sign people in
the-tables-are = The tables are { $tables }
round-is-closed-so-many-play-on = { $game }: round { $round } is closed, { $count } play on
take-the-count-of = Take the count of { $by }
make-another-as-a-rehearsal = Make another one, marked as a rehearsal
the-rehearsal-is-already-there = The rehearsal is already there
game-is-seated = { $game }: round { $round } is seated. { $look }
game-is-seated-for-the-final = { $game }: round { $round }, the final, is seated. { $look }
chips-in-every-bank = { $chips } chips in every bank, none before a seat?
every-seat-holds-chips = Every seat holds { $chips } chips?
enter-the-new-count = Enter the new count
too-much-in-the-box = { $dollars } too much in the box
too-little-in-the-box = { $dollars } too little in the box
play-and-money-is-owed = { $count ->
    [one] { $players } plays and { $dollars } is owed
   *[other] { $players } play and { $dollars } is owed
 }
entries-name-no-auxiliary = { $count ->
    [one] 1 entry names no auxiliary
   *[other] { $count } entries name no auxiliary
 }
player-paid = { $player } paid { $dollars }.
the-box-was-counted = The box holds { $dollars }.
round-of-a-game = { $game }, round { $round }
match-of-a-game = { $game }, match { $match }
table-of-a-round = { $game }, round { $round }, table { $table }
entry-taken = Entry of { $player }, { $auxiliary }; paid { $dollars }.
seats-drawn-by-lot = { $tables ->
    [one] { $where }: seats drawn by lot, { $count } players at 1 table.
   *[other] { $where }: seats drawn by lot, { $count } players at { $tables } tables.
 }
seats-kept = { $tables ->
    [one] { $where }: seats kept, { $count } players at 1 table.
   *[other] { $where }: seats kept, { $count } players at { $tables } tables.
 }
it-is-the-final = It is the final.
so-many-left-out = { $count } left out.
seat-was-marked = { $mark ->
    [broke] { $where }: { $player } lost every chip.
    [no_show] { $where }: { $player } did not come.
    [walked_out] { $where }: { $player } walked out.
   *[back] { $where }: { $player } is back in play.
 }
incident-about = { $title }: { $player }.
heard-by = Heard by { $player }.
it-was-ruled = Ruled.
a-new-code-for-a-table = A new code for table { $table }.
a-new-code-for-the-judges = A new code for the judges.
minutes-more = { $count ->
    [one] { $where }: 1 more minute.
   *[other] { $where }: { $count } more minutes.
 }
minutes-fewer = { $count ->
    [one] { $where }: 1 minute fewer.
   *[other] { $where }: { $count } fewer minutes.
 }
all-tables-of = { $where }, all tables
result-taken-away = { $where }: result taken away.
chips-moved = { $player } { $before } to { $after }
points-moved = { $player } { $before } to { $after } points
the-extra-game-or-a-mark = the extra game or a mark
result-corrected = { $where } corrected: { $changed }.
house-rule-changed = House rule { $rule }: { $before } to { $value }.
house-rule-set = House rule { $rule }: unset to { $value }.
payment-of-a-player-corrected = Payment of { $player } corrected from { $before } to { $dollars }.
payment-of-a-rebuy-corrected = Payment of a rebuy corrected from { $before } to { $dollars }.
extra-game-was-won = { $where }: extra game among { $players }; won by { $winners }.
no-result = { $where }: no result.
no-result-to-be-played-again = { $where }: no result, to be played again.
player-was-disqualified = { $player } is disqualified.
the-won-games-are-struck = The won games are struck.
bracket-was-drawn = { $game }: bracket drawn, { $count } teams.
match-of-two = { $game }, match { $match }: { $team } against { $other }
team-has-points = { $team } { $points }
points-of-teams = { $points }
points-out-on-the-bid = { $points }, { $team } out on the bid
match-corrected = { $where } corrected: { $before } becomes { $after }.
entry-now-reads = Entry { $number } now reads { $player }.
round-began-with-a-bank = { $where } began, { $chips } in each bank.
round-began = { $where } began, { $chips } each.
joins-with-no-losses = { $player } joins { $game } in round { $round } with no losses.
player-signed-in = { $player } signed in.
takes-the-place-of-an-entry = { $player } takes the place of entry { $number }.
player-withdrew = { $player } withdrew.
withdrawal-taken-back = Withdrawal of { $player } taken back.
player-was-seated = { $where }: { $player } was seated.
seat-was-set-to-chips = { $where }: { $player } has { $chips }.
the-start-was-taken-back = { $where }: the start was taken back.
time-was-called = { $where }: time called.
more-chips-for-the-bank = { $count ->
    [one] { $where }: 1 more chip for the bank.
   *[other] { $where }: { $count } more chips for the bank.
 }
a-count-was-taken-back = { $where }: a count was taken back.
a-count-was-chosen = { $where }: one of the counts was chosen.
called-the-chair = { $where } called the chair.
ruling-given = { $where }: ruling: { $ruling }
round-was-closed = { $where } closed.
extra-game-for-a-place = Extra game for a place: { $players }.
the-correction-was-undone = { $where }: the correction was undone.
disqualification-taken-back = Disqualification of { $player } taken back.
match-was-called = { $match }, called to table { $table }.
match-call-taken-back = { $match }: the call was taken back.
match-was-reported = { $where } reported: { $points }.
match-report-taken-back = { $match }: a report was taken back.
match-report-chosen = { $match }: one of the reports was chosen.
table-is-played-physical = Table { $table } is played with cards.
every-table-is-played-physical = Every table is played with cards.
table-is-played-live = Table { $table } is played in the browser.
every-table-is-played-live = Every table is played in the browser.
play-to-then-report = Play to { $points }. Then report both sides' points
time-the-side-that-leads-has-won = Time. Finish the hand; the side that leads has won
the-result-is-in-wait-for-your-next-match = The result is in. Wait for your next match
round-is-closed-wait-for-the-next-seats = Round { $round } is closed. Wait for the next seats
play-until-time-is-called = Play. When time is called, finish the hand and count
time-each-counts-the-player-to-the-right = Time. Finish the hand; then each counts the player to the right
the-count-is-in-wait-for-the-close = The count is in. Wait for the close of the round
you-are-out-of-the-tournament = You are out of the tournament. Please leave the playing area
the-game-went-on-without-you = { $game } went on without you. Please ask at the desk
it-is-decided-the-winners-are-named = It is decided. The winners are named when the awards are given
your-second-loss = Your second loss: you are out. Thank you for playing
your-third-loss = Your third loss: you are out. Thank you for playing
you-owe-pay-at-the-desk = You owe { $dollars }. Please pay at the desk
you-are-signed-in-wait-for-the-seats = You are signed in. Wait for the seats
the-bracket-was-drawn-without-you = The bracket was drawn without your team. Please ask at the desk
match-at-table-against = Match { $match } at table { $table } against { $player }
match-at-table = Match { $match } at table { $table }
your-next-match-against = Your next is match { $match } against { $player }. Wait to be called
your-next-match = Your next is match { $match }. Wait to be called
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
table-has-told-something-since = Table { $table } has told something since
take-that-back-first-or-correct-the-result = Take that back first, or correct the table's result
table-got-no-further-lot = Table { $table } got no further lot
no-extra-game-was-entered = No extra game was entered
round-has-not-begun-2 = Round { $no } has not begun
swap-the-seats-nothing-is-played = Swap the seats: nothing is played yet
round-has-its-seats-2 = Round { $no } has its seats
round-1-has-not-begun = Round 1 has not begun
left-in-that-round = { $player } left in that round
correct-the-tables-results-instead = Correct the tables' results instead
that-team-is-not-in-the-draw = That team is not in the draw
choose-a-team-of-the-bracket = Choose a team of the bracket
extra-game-was-taken-back = { $game }: the extra game of { $players } was taken back.
had-sat-in-other-seats = { $game }, round { $round }: { $players } had sat in each other's seats. Reason: { $why }.
lot-for-the-bank-taken-back = { $game }, round { $round }, table { $table }: { $chips } for the bank taken back.
seat-changed-because = Seat changed by { $by }: { $why }.
put-here-in-the-draw-because = Put here in the draw by { $by }: { $why }.
round-was-opened-again = { $game }, round { $round } was opened again.
changed-places-in-the-draw = { $game }: { $team } changed places with { $other } in the draw. Reason: { $why }.
what-was-before-counts-again = { $game }, round { $round }, table { $table }: what was there before counts again.
that-player-had-no-seat-in-this-round = That player had no seat in this round
table-is-in-the-browser-each-with-a-code = Table { $table } is played in the browser, each with their own code
choose-another-one = Choose another
the-tag = tag
what-becomes = { $what } { $before } becomes { $after }
status-becomes = { $before } becomes { $after }
a-won-game-more-or-less = a won game more or less
change-of-a-player = { $player }: { $changes }.
tag-is-clear = clear
tag-lost-in = lost in { $rounds }
none-of-them = none
matches-by-number = { $matches }
place-by-number = { $place }
place-is-open = open
status-of-a-player = { $status ->
    [in] still in
    [out] out
    [withdrawn] withdrawn
    [disqualified] disqualified
    [absent] absent
   *[other] { $status }
 }
back-in = { $player } is back in.
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
no-longer-decided-matches = { $game } is no longer decided: matches are to be played.
no-longer-decided-a-round = { $game } is no longer decided: another round is to be seated.
the-awards-change = The awards change.
a-place-becomes = place { $before } becomes { $after }
result-did-not-play = Entered, and did not play
result-an-extra-hand-for-a-place = { $players } are level for { NTH($place) } place: one extra hand is to be played
result-an-extra-game-for-a-place = { $players } are level for { NTH($place) } place: one extra game is to be played
result-nth-place = { NTH($place) } place
result-the-cup = the cup
result-so-many-more = { $count } more
result-nothing-lost = nothing lost
result-lost-in-round = lost in round { $round }
result-lost-in-rounds = lost in rounds { $rounds }
result-points-then = Points then
result-chips-then = Chips then
result-lost = Lost
result-won = Won
result-out-in-round = Out in round
result-matches-won = Matches won
result-matches-lost = Matches lost
result-out-in-match = Out in match
result-points = Points
result-games = Games
result-sat-out = Sat out
result-credited = Credited
result-rebuys = Rebuys
result-chips-on-the-last-hand = Chips on the last hand
result-won-or-lost = Won or lost
result-bought-in = Bought in
result-pots-taken = Pots taken
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
result-loss-in-match = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] { $nth }th
 } loss in { $match }
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
result-match-by-walkover = match { $match } ({ $title }) by walkover
result-match-to-by-walkover = match { $match } ({ $title }) to { $player } by walkover
result-match = match { $match } ({ $title }), { $points }
result-match-to = match { $match } ({ $title }) to { $player }, { $points }
result-sent-away-no-place = Sent away: no place
result-the-rest-was-lost-by-walkover = Withdrew: what was left was lost by walkover
result-won-the-last-match = Won the last match
result-still-in = Still in
result-shares-the-place-of-that-round = Shares the place with all who went out in that round
result-nobody-else-has-that-place = Nobody else has that place: no tie to break
result-points-in-games = { $points } in { $games ->
    [one] 1 game
   *[other] { $games } games
 }
result-points-with-a-credit = { $points } in { $games ->
    [one] 1 game
   *[other] { $games } games
 } and { $credit } credited for sitting out more often than others: { $total }
result-nobody-has-as-many = Nobody has as many: no tie to break
result-level-place-and-prize-are-shared = Level with { $players }: place and prize are shared
result-level-one-hand-decided = Level with { $players }: one hand between them decided
result-the-fewest-points = The fewest points of all who stayed: the cup
result-a-deal-of-the-last = A deal of the last { $count }: { $amount }
result-sent-away = Sent away
result-the-last-one-in-has-all-the-chips = The last one in: the player has all the chips
result-went-out-before-all = Went out when nobody had gone before
result-went-out-after = Went out when { $others ->
    [one] { $others } other
   *[other] { $others } others
 } had gone before
result-chips-at-the-start-of-that-hand = { $chips } chips at the start of that hand
result-nobody-else-went-out-on-that-hand = Nobody else went out on that hand: no tie to break
result-as-many-on-the-same-hand = { $player } had as many on the same hand: they share
result-out-with-more = { $player } went out on the same hand with more, { $chips }: above this player
result-out-with-fewer = { $player } went out on the same hand with fewer, { $chips }: below this player
result-level-the-place-is-shared = Level with { $players }: the place is shared
result-nobody-else-came-out-level = Nobody else came out level: no tie to break
result-won-so-much = Won { $amount }: { $chips } in chips, { $bought } bought in
result-lost-so-much = Lost { $amount }: { $chips } in chips, { $bought } bought in
result-came-out-even = Even: { $amount }: { $chips } in chips, { $bought } bought in
result-in-the-box = In the box
result-fees-due = Fees due
result-still-owing = Still owing
result-paid-above-the-fee = Paid above the fee
result-laid-aside-for-the-house = Laid aside for the house
result-prizes-paid = Prizes paid
result-money = Money
result-account-cup = Cup { $table }
result-account-stack = { $player }, stack
result-account-bill = { $player }, bill
result-account-won = { $player }, won
result-account-box = Box
result-account-pot = Pot
result-account-missing = Missing
result-account-players = Players
result-account-event = Event
result-the-bank = The bank
tables-would-hold-chips = Tables { $tables } would hold { $chips } chips
table-would-hold-chips = Table { $table } would hold { $chips } chips
the-pot-would-hold = The pot would hold { $amount }
the-box-would-hold = The box would hold { $amount }
no-number-of-winners-for-so-many = { $game } has no number of winners for a table of { $seats }
seat-at-most-so-many = Seat at most { $seats }
there-is-no-such-game-in-the-preset = there is no '{ $game }' in { $preset }
use-one-of-these-ids = Use one of: { $known }
there-is-no-such-setting = there is no such setting
there-is-no-such-preset = there is no '{ $preset }'
the-preset-has-no-such-option = { $preset } has no such option
that-is-no-value-of-the-option = '{ $value }' is no value of it
