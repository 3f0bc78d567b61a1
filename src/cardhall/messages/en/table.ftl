nobody-acted-for-30-minutes = Nobody acted for 30 minutes: the table is closed.
nobody-acted-for-12-hours = Nobody acted for 12 hours: the table is closed.
no-such-referee = No such referee: { $referee }.
look-for-its-number-in-the-hall = Look for its number in the hall.
open-another-one = Open another one.
this-table-is-open-already = This table is open already.
choose-one-of = Choose { OR($choices) }.
leave-the-levels-out = Leave the levels out.
no-points-are-played-for = { $game } is not played for points.
leave-the-points-out = Leave the points out.
the-first-at-so-many-points = Whoever has { $points } first ends the game; the most points win.
change-that-level = Change that level.
give-a-number-above-zero = Give a number above zero.
call-the-chair = Call the chair.
there-is-no-seat = There is no seat { $seat }.
take-a-seat-up-to = Take one of 0 to { $last }.
that-is-not-your-seat = That is not your seat.
act-from-the-seat-that-you-took = Act from the seat that you took.
you-can-only-sit-down-yourself = You can only sit down yourself.
everybody-takes-their-own-seat = Everybody takes their own seat.
you-sit-at-seat-already = You sit at seat { $seat } already.
get-up-there-before-you-move = Get up there before you move.
somebody-has-that-seat = { $player } has that seat.
take-an-empty-seat = Take an empty seat.
nobody-was-seated-there = Nobody was seated there.
look-for-your-own-seat = Look for your own seat.
a-session-is-being-played = A session is being played.
sit-down-when-it-is-over = Sit down when it is over.
newcomers-are-told-the-rules = Newcomers are told the rules of the table first.
read-the-table-card-and-say = Read the table card and say that you have.
the-name-is-missing = The name is missing.
write-the-name-that-the-table-may = Write the name that the table may see.
names-are-the-events = At a table of an event the names are the event’s.
ask-the-chair-for-another-name = Ask the chair for another name.
no-person-sits-there = No person sits there.
leave-your-own-seat = Leave your own seat.
only-the-host-or-the-chair-seats = Only the host or the chair seats bots.
ask-the-host-or-the-chair = Ask the host or the chair.
wait-until-it-is-over = Wait until it is over.
that-seat-is-taken = That seat is taken.
a-bot-moves-there-already = A bot moves there already.
choose-a-person-seat = Choose a person's seat.
no-bot-sits-in-for-you = No bot sits in for you.
play-on-here = Play on.
the-session-time-is-over = The session's time is over.
give-a-later-end = Give a later end.
fill-the-seats = Fill the seats, with bots if you like.
the-first-dealer-is-found-by-drawing = The first dealer is found by drawing cards.
leave-it-to-the-draw = Leave it to the draw.
no-such-way = No such way: { $way }.
no-dealer-is-named = Nobody is named.
name-a-seat-that-is-taken = Name a seat that is taken.
the-chair-has-been-called-all-stays = The chair has been called; everything stays as it is until the ruling.
wait-for-the-ruling = Wait for the ruling.
the-table-pauses = The table pauses.
play-on-when-everybody-is-back = Play on when everybody is back.
the-first-dealer-is-known = The first dealer is known.
go-on-with-the-deal = Go on with the deal.
you-have-drawn-your-card = You have drawn your card.
wait-for-the-others-here = Wait for the others.
there-is-nothing-to-shuffle-now = There is nothing to shuffle now.
wait-for-the-next-deal = Wait for the next deal.
only-the-dealer-shuffles = Only the dealer shuffles, and { $player } deals.
leave-the-cards-to-the-dealer = Leave the cards to the dealer.
a-table-never-uses-more-than-two = A table never uses more than two decks.
take-deck-1-or-2 = Take deck 1 or 2.
the-decks-alternate = The decks alternate: this deal is with deck { $deck }.
take-deck = Take deck { $deck }.
the-session-time-is-over-no-deal = The session's time is over: no deal begins now.
count-the-chips-now = Count the chips.
there-are-not-two-players-with-chips = There are not two players with chips.
buy-in-again = Buy in again, or end here.
there-is-nothing-to-cut-now = There is nothing to cut now.
wait-for-the-shuffle = Wait for the shuffle.
the-dealer-right-hand-neighbour-cuts = The dealer's right-hand neighbour cuts: { $player }.
leave-the-cut-to-that-player = Leave the cut to that player.
so-many-is-no-cut = { $cards } is no cut.
lift-1-to-51-cards = Lift 1 to 51 cards.
a-hand-is-being-played = A hand is being played.
play-it-to-its-end = Play it to its end.
you-are-ready-already = You are ready already.
no-hand-is-being-played = No hand is being played.
wait-for-the-deal = Wait for the deal.
that-turn-has-gone-by = That turn has gone by.
look-at-the-table = Look at the table as it is now.
it-is-somebody-turn = It is { $player }'s turn.
wait-for-your-turn = Wait for your turn.
there-is-nothing-of-yours-to-take = There is nothing of yours to take back: it has shown a card, or somebody has acted.
call-the-chair-if-something-went-wrong = Call the chair if something went wrong.
you-cannot-buy-in-now = You cannot buy in now.
buy-in-between-hands = Buy in between hands, with nothing left and the ladder not at its end.
rebuys-are-paid-at-the-desk = Rebuys are paid at the desk.
pay-there = Pay there: the table follows.
nobody-asked-that-player = That player was not asked.
nothing-more-is-to-do = Nothing more to do.
only-the-event-does-that = Only the event does that.
ask-the-desk = Ask the desk.
that-player-has-chips = That player has chips, or was asked.
nobody-sits-there = Nobody sits there.
choose-a-seat-that-is-taken = Choose a seat that is taken.
no-session-is-being-played = No session is being played.
go-to-the-chair-desk = Go to the chair's desk.
the-chair-has-been-called = The chair has been called.
the-chair-is-coming = The chair is coming.
only-the-judge-may-look-at-hands = Only the judge may look at hands.
nobody-has-called = Nobody has called: the hands are closed to the judge too.
stop-the-table-first = Stop the table first.
nobody-has-called-the-chair = Nobody has called the chair.
no-such-ruling = No such ruling: { $ruling }.
a-disqualification-is-of-the-whole-event = A disqualification is of the whole event, not of one table.
rule-it-on-the-judge-page = Rule it on the judge's page: the table follows.
a-wrong-deal-is-a-misdeal-until = A wrong deal is a misdeal until the first lead.
rule-on-this-hand-in-another-way = Rule on this hand in another way.
there-is-no-act-to-take-back = There is no act to take back.
let-play-go-on = Let play go on.
that-player-is-not-in-this-hand = That player is not in this hand.
name-a-seat-that-is-in = Name a seat that is in.
nobody-plays-there = Nobody plays there.
name-a-seat-of-this-session = Name a seat of this session.
that-player-is-disqualified-already = That player is disqualified already.
a-hand-under-way-is-finished-first = A hand under way is finished first.
rule-on-the-hand = Rule on the hand, then end the session.
do-it-in-the-event = Do it in the event.
that-is-not-one-of-the-phrases = That is not one of the phrases.
choose-a-phrase-of-the-list = Choose one of the list.
you-have-just-spoken = You have just spoken.
wait-two-seconds = Wait two seconds.
the-hall-clock-keeps-this-table-time = The hall's clock keeps this table's time.
take-all-the-time-you-like = Take all the time you like.
a-pause-is-asked-for-already = A pause is asked for already.
agree-or-play-on = Agree to it, or play on.
nobody-asks-for-a-pause = Nobody asks for a pause.
ask-for-one-yourself = Ask for one yourself.
you-have-agreed-already = You have agreed already.
the-table-does-not-pause = The table does not pause.
begin-the-session-first = Begin the session first.
give-the-minutes-in-the-event = Give the minutes in the event: the table follows.
so-many-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }.
give-1-to-60-minutes = Give 1 to 60 minutes.
nothing-to-end = Nothing to end.
rule-first = Rule first.
choose-one-of-the-games = Choose one of the games.
take-an-option-that-the-table-card = Take an option that the table card names.
is-too-little = { $value } is too little.
a-person-sits-there = A person sits there.
let-the-player-move = Let the player move.
somebody-has-not-read-the-card = { $player } has not read the table card.
the-player-reads-it-first = The player reads it first.
must-be-hex-digits = That must be { $count } hex digits.
make-a-new-one = Make a new one.
call-the-chair-if-you-are-sure = Call the chair if you are sure.
at-this-table-nothing-against-the-rules = At this table nothing against the rules gets through.
that-is-not-called-now = That is not called now.
what-may-be-called = What may be called: { $calls }.
you-have-called-wrongly-three-times = You have called wrongly three times in this hand.
say-on-whom-it-is-called = Say on whom it is called.
leave-the-seat-out = Leave the seat out.
that-is-no-seat-for-this-call = That is no seat for this call.
choose-one-of-the-answers = Choose one of the answers.
call-something-else = Call something else.
only-officials-put-a-bot = Only the judge or the chair may put a bot in somebody's place.
only-officials-begin = Only the judge or the chair may begin the session.
only-officials-rule = Only the judge or the chair may rule.
only-officials-disqualify = Only the judge or the chair may disqualify.
only-officials-give-minutes = Only the judge or the chair may give extra minutes.
only-officials-set-the-clock = Only the judge or the chair may set the clock.
only-officials-end-the-session = Only the judge or the chair may end the session.
only-officials-restart-the-clock = Only the judge or the chair may restart the clock.
only-officials-stop-a-table = Only the judge or the chair may stop a table from outside.
has-no-blinds-that-rise = { $game } has no blinds that rise.
a-rebuy-of-so-many = A rebuy of { $chips }.
seats-that-do-not-fit = { $seats ->
    [one] 1 seat: { $players }
   *[other] { $seats } seats: { $players }
 }.
takes-so-many-players = { $game } takes { $count } players
takes-from-so-many-players = { $game } takes { $low } to { $high } players
set-so-many-seats = Set { $seats } seats.
set-from-so-many-seats = Set { $low } to { $high } seats.
so-many-are-seated = { $count ->
    [one] 1 is seated: { $players }
   *[other] { $count } are seated: { $players }
 }.
nobody-has-the-turn = It is nobody's turn.
choose-one-of-the-acts-offered = Choose one of the acts that are offered.
that-is-no-act-of-this-game = That is no act of this game.
open-what-is-done-is-done = Open: what is done is done, and whoever sees a wrong calls it.
what-you-did-lies-there-already = What you did lies there already.
wait-until-it-is-your-turn = Wait until it is your turn.
took-trick-number = { $player } took trick { $trick }.
first-trick = First trick.
no-such-blinds-in-level = Level { $level } has no such blinds.
level-cannot-be-paid = Level { $level } cannot be paid with chips of { $least }.
level-needs-minutes-or-hands = Level { $level } needs minutes or a number of hands.
wait-for-the-next = Wait for the next one.
it-is-not-your-turn = It is not your turn.
ask-when-it-is-your-turn = Ask when it is.
this-was-no-act-of-yours = This was no act of yours.
choose-a-step-at-which-you-acted = Choose a step at which you acted.
at-a-tournament-table-nobody-is-advised = At a tournament's table nobody is advised.
play-on-your-own = Play on your own.
these-deals-are-played-once = These deals are played once.
others-play-the-same-deals = Other people play the same deals.
ask-when-they-are-played = Ask when yours are played.
ask-when-the-cards-are-dealt = Ask when the cards are dealt.
no-such-seat-at-this-table = There is no such seat.
ask-from-your-own-seat = Ask from your own seat.
ask-while-your-hand-is-played = Ask while your hand is played.
seat-of-number = Seat { $seat }
takes-a-seat = { $player } sits down.
has-read-the-table-card = { $player } has read the table card.
gets-up = { $player } gets up.
seats-are-changed = { $count ->
    [one] { $players } takes another seat.
   *[other] { $players } change seats.
 }
seats-are-changed-before-play = Seats are changed before play begins.
play-on-where-you-sit = Play on where you sit.
only-the-host-moves-others = Only whoever opened the table moves other players.
change-with-a-free-seat = Move to a free seat, or to a bot’s.
a-bot-sits-down = { $player }, a bot, sits down.
a-bot-sits-in = { $why ->
    [left] { $player } has left: a bot plays on until the player is back.
    [two-turns-missed] { $player } has missed two turns: a bot plays on until the player is back.
    [not-here-yet] { $player } is not here yet: a bot plays until the player comes.
   *[other] A bot plays for { $player } until the player is back.
 }
is-back = { $player } is back.
is-called = { $player } is called { $name } from now on.
session-begins-with-chips = Session { $session } begins with { $chips } each.
session-begins = Session { $session } begins.
the-shuffles-are-fixed = The shuffles are fixed; their seal is { $seal }.
numbers-were-added-by = Numbers were added to the shuffles by { $players }.
no-number-from = No number has come from { $players }.
adds-a-number = { $player } adds a number to the shuffles; it counts from pack { $deal } on.
your-number-is-there-already = Your number is there already.
there-is-nothing-to-do = There is nothing more to do.
these-deals-are-the-same-for-everybody = These deals are the same for everybody: nobody adds to them.
play-as-they-are = Play them as they are.
that-is-another-sessions-seal = That is the seal of another session.
look-at-the-table-again = Look at the table again.
draws-the-card = { $player } draws { THE($card) }.
deals-first = { $player } deals first.
deals-first-as-agreed = { $way ->
    [eldest] { $player } deals first, as agreed (the eldest).
    [youngest] { $player } deals first, as agreed (the youngest).
    [named-seat] { $player } deals first, as agreed (named seat).
    [host] { $player } deals first, as agreed (the host).
   *[other] { $player } deals first, as agreed.
 }
shuffles-deck = { $player } shuffles deck { $deck }.
cuts-cards = { $count ->
    [one] { $player } cuts 1 card.
   *[other] { $player } cuts { $count } cards.
 }
hand-of-number = Hand { $hand }.
somebody-deals-the-hand = Hand { $hand }: { $player } deals.
somebody-deals-the-hand-for-a-pot = Hand { $hand }: { $player } deals. The pot holds { $pot }.
turns-the-trump = { $player } turns { THE($card) }: { $suit } are trumps.
out-of-turn = { $told } It was out of turn.
time-was-up = { $told } The time was up.
stays-in = { $player } stays in.
passes = { $player } passes.
plays-cards = { $player } plays { THE($cards) }.
stands-pat = { $player } stands pat.
draws-so-many = { $player } draws { $count }.
calls-what = { $player } calls: { SMALL($what) }.
calls-somebody = { $player } calls { $other }: { SMALL($what) }.
whoever-saw-a-wrong-calls-it = The hand is over: whoever saw a wrong calls it now.
takes-it-back = { $player } takes it back.
says = { $phrase ->
    [well-played] { $player }: Well played.
    [thank-you] { $player }: Thank you.
    [good-luck] { $player }: Good luck.
    [one-moment] { $player }: One moment.
    [my-mistake] { $player }: My mistake.
    [nice-hand] { $player }: Nice hand.
    [so-close] { $player }: So close!
    [lucky] { $player }: Lucky me.
    [one-more] { $player }: One more?
    [clap] { $player }: 👏
    [laugh] { $player }: 😄
    [wow] { $player }: 😮
    [oops] { $player }: 🙈
    [heart] { $player }: ❤️
    [cry] { $player }: 😢
   *[good-night] { $player }: Good night.
 }
asks-for-a-pause = { $player } asks for a pause.
agrees-to-a-pause = { $player } agrees to a pause.
would-rather-play-on = { $player } would rather play on.
the-table-pauses-all-agreed = The table pauses: all have agreed.
play-goes-on = Play goes on.
plays-on = { $player } plays on.
the-pot-is-counted-by = The pot, counted by { $players }: { $pot }.
somebody-and-tricks = { $player } { $tricks }
tricks-of-each = Tricks: { $tricks }.
has-no-trick = { $player } took no trick.
nobody-takes-the-pot = Nobody takes the pot; { $pot } stay for the next deal.
takes-amount = { $player } takes { $amount }.
puts-in-amount = { $player } puts in { $amount }.
hand-is-void-no-antes = Hand { $hand } is void; nobody antes again.
hand-is-void = Hand { $hand } is void.
has-no-chips-left = { $player } has no chips left.
buys-in-again-for-chips = { $player } buys in again for { $amount }.
may-buy-in-again-at-the-desk = { $player } has no chips left and may buy in again at the desk, for { $chips }.
may-buy-in-again = { $player } has no chips left and may buy in again, for { $chips }.
does-not-buy-in-again = { $player } does not buy in again.
a-break-after-level = A break, after level { $level }.
level-and-blinds = Level { $level }: blinds { $small } and { $big }.
level-blinds-ante = Level { $level }: blinds { $small } and { $big }, ante { $ante }.
sits-down-with-chips = { $player } sits down with { $chips }.
goes-to-another-table = { $player } goes to another table.
is-out-and-leaves = { $player } is out and leaves the table.
the-small-chips-are-changed-up = The small chips are changed up.
the-judge = The judge
someone = Somebody
calls-the-chair-because = { $player } calls the chair: { $reason }. Everything stays as it is.
calls-the-chair = { $player } calls the chair. Everything stays as it is.
the-judge-looks-at-the-hands-because = The judge looks at the hands: { $reason }.
the-judge-looks-at-the-hands = The judge looks at the hands.
the-ruling-and-words = { $ruling } { $words }
the-ruling-misdeal = The ruling: the hand is void, a misdeal.
the-ruling-take-back = The ruling: the last act is taken back.
the-ruling-renege = The ruling: { $player } has reneged.
the-ruling-disqualify = The ruling: { $player } is disqualified.
the-ruling-sit-in = The ruling: a bot moves for { $player } until the player returns.
the-ruling-end-session = The ruling: the session ends here.
the-ruling-play-on = The ruling: play goes on.
is-disqualified = { $player } is disqualified; the hand is dead and the chips are locked.
extra-minutes-for-this-table = { $minutes ->
    [one] 1 extra minute for this table.
   *[other] { $minutes } extra minutes for this table.
 }
the-clock-stood-still = { $why ->
    [asleep] The hall's computer was asleep: whoever is to act has the whole time again.
    [set-back] The clock was set back: whoever is to act has the whole time again.
   *[down] The hall's computer was off: whoever is to act has the whole time again.
 }
session-is-over = { $why ->
    [time] Time is up: session { $session } is over.
    [one-left] One player is left: session { $session } is over.
    [nobody-left] Nobody is left: session { $session } is over.
    [game-over] The game is over, and session { $session } with it.
    [all-gone] Everybody has left: session { $session } is over.
    [nobody-acted] Nobody acted any more: session { $session } is over.
   *[ended] Session { $session } was ended.
 }
the-seed-of-the-shuffles-is-open = The seed of the shuffles is open: anybody can check them.
somebody-and-card = { $player } { THE($card) }
level-for-the-first-place = Level for the first place: { $cards }.
is-first = { $player } is first.
the-pot-holds = The pot holds { $pot }.
what-a-referee-says = { LARGE($told) }.
a-line-of-the-log = { $told }.
referee-knows-no-such-call = there is no call '{ $call }'
use-one-of-these-names = Use one of: { $known }
a-call-names-a-seat = a call of { $call } names a seat
say-whom-it-is-called-on = Say on whom it is called
a-call-names-no-seat = a call of { $call } names no seat
leave-the-seat-away = Leave the seat out
a-call-does-not-ask-that = a call of { $call } does not ask '{ $ask }'
a-call-asks = It asks: { $known }
that-is-no-answer = { $ask }: '{ $answer }'
answer-one-of-these = Answer one of: { $known }
this-game-is-void = this game is void
the-game-is-not-over = the game is not over
deal-the-next-one = Deal the next one
play-the-hand-to-its-end = Play it to its end
the-hand-is-not-over = the hand is not over
deal-again = Deal again
somebody-played-the-card = { $player } played { THE($card) }.
spoken-the-chair-has-been-called = The chair has been called. Nothing moves.
spoken-the-table-pauses = The table pauses. Nothing moves.
cards-are-drawn-for-the-first-deal = Cards are drawn for the first deal.
the-next-hand-is-dealt-soon = The next hand is dealt soon.
the-hand-is-over-call-now = The hand is over. Call now what was wrong.
you-may-act = You may act { $doing }.
others-may-act = Others may act.
the-session-is-over = The session is over.
waiting-for-players = Waiting for players.
your-turn-to = Your turn { $doing }.
somebodys-turn-to = { $player }'s turn { $doing }.
doing-to-shuffle = to shuffle
doing-to-cut = to cut
the-hands-are-open-when-it-is-over = The hands of a session are open when it is over.
no-such-game-is-dealt-here = game: no game '{ $game }' is dealt here. Choose { $games }
a-house-rule-that-cannot-be = { $rule }: { $told }. { $cure }
no-such-house-rule = no such house rule
choose-among-these = Choose among { $known }
choose-these = Choose { $known }
so-many-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
    }
one-for-each = Give one for each, { $count } in all
as-it-stands = { $value }
a-whole-number-of-at-least = A whole number of at least { NUMBER($least, useGrouping: 0) }
too-much = too much
write-at-the-most = Write { NUMBER($most, useGrouping: 0) } at the most
not-the-whole-pack = not the 52 cards, each once
hand-in-a-whole-deck-order = Hand in a whole deck order
no-game-of-that-name = no game { $game }
these-options-cannot-be-read = These options cannot be read.
poker-high-card = { $a } high, then { $b }, { $c }, { $d }, { $e }
poker-one-pair = one pair, { $pair }, with { $a }, { $b }, { $c }
poker-two-pairs = two pairs, { $high } and { $low }, with { $a }
poker-three-of-a-kind = three of a kind, { $three }, with { $a }, { $b }
poker-straight = straight to { THE($rank) }
poker-flush = flush, { $a }, { $b }, { $c }, { $d }, { $e }
poker-full-house = full house, { $three } over { $pair }
poker-four-of-a-kind = four of a kind, { $four }, with { $a }
poker-straight-flush = straight flush to { THE($rank) }
poker-royal-flush = royal flush
referee-no-such-seat = there is no seat { $seat }
this-hand-is-void = this hand is void
seats-are-up-to = Seats are 0 to { $last }
this-seat-reneged = { $player } reneged
this-seat-has-a-dead-hand = { $player } has a dead hand
is-not-a-card = { $card } is not a card
write-rank-then-suit = Write rank then suit, as in AS, TD or 2C: ranks 2 to 9 T J Q K A, suits C D H S
a-suit-from-0-to-3 = A suit from 0 to 3: clubs to spades
a-card-is-in-two-places = a card is in two places
state-each-card-once = State each card once
plays-out-of-turn = { $player } plays out of turn
state-it-in-order = State it in order
dealt-already = this hand is dealt already
start-a-new-hand = Start a new hand
nobody-is-to-act = Nobody is to act in this hand now
not-all-are-in-the-hand = Those cards are not all in the hand
one-card-at-a-time = One card is played at a time
follow-suit = There are { $suit } in the hand: follow suit
the-first-dealer-is-chosen = The first dealer is chosen already
the-first-deal-is-past = The first deal is past
choose-the-first-dealer = Choose the first dealer first
finish-the-hand-first = Finish the hand in play first
this-session-is-over = This session is over
so-many-at-the-table = { $count } at the table
so-many-can-play = { $low } to { $high } can play
a-seat-up-to = A seat from 0 to { $last }
did-not-follow-suit = did not follow suit
has-so-many-cards = { $player } has { $count } cards
fault-and = { $told } and { $fault }
takes-back = { $player } takes back { THE($cards) }
hand-is-over = this hand is over
does-not-hold = { $player } does not hold { THE($cards) }
holds = { $player } holds { THE($cards) }
holds-nothing = { $player } holds nothing
the-chair-cannot-rule-that = the chair cannot rule { $call } here
deal-is-right = the deal is right: play goes on
did-not-act-out-of-turn = { $player } did not act out of turn: play goes on
acted-out-of-turn = acted out of turn
makes-trumps = { $player } makes { $suit } trumps.
choose-true-or-false = Choose true or false
four-play = Four play, two against two
a-seat-from-0-to-3 = A seat from 0 to 3
that-is-no-act = { $action } is no act
seats-are-0-to-3 = Seats are 0 to 3
nobody-can-now = nobody can { $verb } now
and-play-goes-on = { $why }: play goes on
the-hand-is-over = the hand is over
did-not-bid-out-of-turn = { $player } did not bid out of turn
reason-bid-out-of-turn = bid out of turn
the-deal-is-right = the deal is right
deals-again = { $player } deals again
start-a-new-one = Start a new one
seat-as-given = seat { $seat }
which-card = Which card?
keeps = { $player } keeps { THE($cards) }
a-bank-holds-what-one-game-pays = A bank holds what one game pays
one-card-is-thrown = One card is thrown
finish-the-game-first = Finish the game in play first
ties-wait-for-the-end = Ties are played off at the end
only-the-tied-play = Only tied players play for it
this-game-is-over = this game is over
no-such-seat-plays = no seat { $seat } plays
it-is-the-turn-of = It is { $player }'s turn
rule-void = Rule void
a-claim-is-of-a-player = a claim is a player's
choose-a-number = Choose { $low } to { $high }
