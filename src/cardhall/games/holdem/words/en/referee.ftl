holdem-dealt-wrongly = The cards were dealt wrongly
holdem-do-the-cards-lie = Do the cards lie as they were dealt?
holdem-yes-unseen = yes, unseen
holdem-no-or-looked-at = no, or some were looked at
holdem-joker-in-a-hand = A joker or a boxed card is in their hand
holdem-had-they-looked = Had they looked at their cards before they acted?
holdem-another-back = A card has another back
holdem-a-card-twice = A card is there twice
holdem-pack-lacks-a-card = The pack lacks a card
holdem-marked-card = A card is marked or damaged
holdem-burned-wrongly = No card was burned, or two
holdem-cards-came-early = Cards came before the betting was done
holdem-deck-was-dropped-early = The deck was dropped before the hand was over
holdem-which-cards-are-left = The cards left, from the top, as they could be put together
holdem-card-lies-exposed = A card of theirs lies exposed
holdem-card-was-shown-to-one = A card of theirs was shown to one player
holdem-called-out-of-turn = They acted out of turn
holdem-was-it-on-purpose = Was it on purpose?
holdem-called-silent = They were silent while others acted
holdem-how-did-those-behind-act = How did those behind them act?
holdem-play-went-on-past = play went on past them
holdem-those-did-not-wait = they did not wait
holdem-called-time-up = Their time is up
holdem-raised-in-two-motions = They raised in two motions, unannounced
holdem-did-not-know-of-a-raise = They did not know of a raise
holdem-has-put-too-little = They have put too little
holdem-called-dead = Their hand is dead
holdem-hand-was-swept-into-the-muck = Their hand was swept into the muck
holdem-mucked-hand-should-live = Their mucked hand should live
holdem-what-were-they-told = What were they told before?
holdem-something-wrong = something wrong
holdem-nothing-wrong = nothing wrong
holdem-is-the-hand-identified = Is the hand identified beyond question?
holdem-owes-a-blind-and-has-looked = They owe a blind and have looked
holdem-called-the-hand-better = They called their hand better than it is
holdem-has-the-winning-hand = They have the winning hand
holdem-with-which-five = With which five cards?
holdem-who-knew = Who knew of it and kept quiet? Seats, or nothing
holdem-the-pot-has-gone = the pot has gone
holdem-only-the-pack-now = Only the pack can be looked at now
holdem-hand-is-dead-already = { $reason }; { $player }'s hand is dead already
holdem-all-others-are-out = { $reason }; all others are out: it has won
holdem-hand-is-dead = { $player }'s hand is dead
holdem-hand-is-dead-because = { $reason }: { $player }'s hand is dead, what they put in stays
holdem-hand-is-void = the hand is void
holdem-chips-stay-for-the-next-pot = { NUMBER($chips, useGrouping: 0) } of { $player } stay for the next pot
holdem-gets-back = { $player } gets back { NUMBER($chips, useGrouping: 0) }
holdem-only-these-may-play-for-it = only { $seats } may play for it
holdem-what-holds = { $act ->
    [check] the check holds
   *[other] it binds unless it is changed before
 }
holdem-penalty = { $penalty ->
    [warned] { $player } is warned
    [one-hand] { $player } sits out one hand
    [one-round] { $player } sits out one round
   *[disqualified] { $player } is disqualified
 }
holdem-acted-out-of-turn-on-purpose = acted out of turn on purpose
holdem-somebody-acted-out-of-turn = { $player } acted out of turn: { $holds }
holdem-somebody-acted-out-of-turn-on-purpose = { $player } acted out of turn on purpose: { $text }; { $holds }
holdem-not-their-turn = it is not { $player }'s turn
holdem-has-called-time = { $player } has called time: the others wait
holdem-those-behind-acted-out-of-turn = those behind { $player } acted out of turn: { $player } still acts
holdem-so-many-acted-after = { $count } acted after { $player }, not { $needed }
holdem-is-held-to = { $act ->
    [fold] { $player } is folded
   *[check] { $player } has checked
 }
holdem-silent-while = silent while { $count } acted
holdem-somebody-was = { $player } was { $reason }: { $text }
holdem-no-clock-runs = no clock runs on { $player }
holdem-time-is-up-a-check = { $player }'s time is up with nothing to call: a check
holdem-time-is-up = time is up
holdem-did-not-raise-in-two-motions = { $player } did not raise in two motions: play goes on
holdem-others-acted-on-the-raise = others have acted on { $player }'s raise: it stands
holdem-takes-back = { $player } takes back { NUMBER($chips, useGrouping: 0) }
holdem-has-done = { $act ->
    [call] { $player } has called
    [check] { $player } has checked
   *[bet] { $player } has bet { NUMBER($chips, useGrouping: 0) }
 }
holdem-a-string-raise = a string raise
holdem-somebodys-string-raise = { $player }: a string raise
holdem-nothing-to-take-back = { $player } has put nothing that could be taken back
holdem-acted-after-an-underbet = { $player } acted after an underbet: their action stands
holdem-has-put-what-was-asked = { $player } has put what was asked
holdem-was-no-bet-of-this-round = { NUMBER($chips, useGrouping: 0) } was no bet of this round: it is a call
holdem-others-have-acted-after = others have acted after { $player }: it stands
holdem-takes-back-and-acts-anew = { $player } takes back { NUMBER($chips, useGrouping: 0) } and acts anew
holdem-unaware-of-the-raise = unaware of the raise to { NUMBER($chips, useGrouping: 0) }
holdem-has-put-what-is-owed = { $player } has put what they are held to
holdem-puts = { $player } puts { NUMBER($chips, useGrouping: 0) }
holdem-keeps-their-action = { $player } keeps their action
holdem-so-much-short = { NUMBER($chips, useGrouping: 0) } short
holdem-is-short-and-puts-it = { $player } is { $reason }: they put it
holdem-dead = dead
holdem-thrown-into-a-hand = thrown into { $player }'s hand
holdem-may-pick-them-up = nobody has acted on it yet: { $player } may pick them up
holdem-deal-can-be-put-right = the deal can still be put right: call a misdeal
holdem-hole-cards = { $count ->
    [one] { $count } hole card
   *[other] { $count } hole cards
 }
holdem-hand-lives-play-goes-on = { $player }'s hand lives: play goes on
holdem-hand-was-not-swept = { $player }'s hand was not swept
holdem-did-not-protect = { $player } did not protect their hand: no redress
holdem-protected-hand-was-swept = a protected hand was swept
holdem-has-not-mucked = { $player } has not mucked their hand
holdem-mucked-it-is-dead = { $player } mucked their hand: it is dead
holdem-mucked-on-wrong-information = mucked on wrong information
holdem-others-have-acted-since = others have acted since: { $player }'s hand stays dead
holdem-hand-lives = { $player }'s hand lives
holdem-reason-and-text = { $reason }: { $text }
holdem-owes-no-blind = { $player } owes no blind
holdem-posts-before-the-next-deal = { $player } posts { NUMBER($chips, useGrouping: 0) } before the next deal
holdem-acted-while-owing = acted while owing { NUMBER($chips, useGrouping: 0) }
holdem-somebody-did-play-goes-on = { $player } { $reason }: play goes on
holdem-has-not-looked = { $player } has not looked: they may post { NUMBER($chips, useGrouping: 0) } now
holdem-looked-owing = looked at their cards owing { NUMBER($chips, useGrouping: 0) }
holdem-button-should-be-at = the button should be at { $player }
holdem-cards-were-exposed = cards { $places } were exposed
holdem-card-was-exposed = card { $place } was exposed
holdem-card-of-somebody-was-exposed = card { $place }, of { $player }, was exposed
holdem-were-boxed = { THE($cards) } were boxed
holdem-strays-in-the-pack = { THE($cards) } in the pack
holdem-empty-seat-was-dealt-in = the empty seat { $player } was dealt in
holdem-was-left-out = { $player } was left out
holdem-first-card-went-to = the first card went to { $player }
holdem-extra-cards-were-dealt = { $count } extra cards were dealt
holdem-got-an-extra-card = { $player } got an extra card
holdem-two-extra-cards = two extra cards were dealt
holdem-got-no-second-card = { $players } got no second card
holdem-got-so-many-cards = { $count ->
    [one] { $player } got { $count } card
   *[other] { $player } got { $count } cards
 }
holdem-dealt-out-of-sequence = cards were dealt out of sequence
holdem-card-goes-from-to = card { $place } goes from { $player } to { $other }
holdem-gets-the-next-card = { $player } gets the next card of the stub
holdem-extra-card = { $use ->
    [burn] card { $place }, of { $player }, is the next burn
   *[back] card { $place }, of { $player }, goes back under it
 }
holdem-it-stays-so = { $reason }: it stays so, and play goes on
holdem-more-than-one-has-acted = { $reason }; more than one player has acted: the deal stands
holdem-dealt-anew-button-at = dealt anew, the button at { $player }
holdem-a-misdeal-dealt-anew = { $reason }: a misdeal, and the hand is dealt anew
holdem-how-it-is-put-right = { $kind ->
    [adjusted] { $reason }: a misdeal: each gets the cards due
   *[mended] { $reason }: it is put right
 }
holdem-holds-no-joker = { $player } holds no joker and no boxed card
holdem-strange-card = { $what ->
    [joker] a joker in { $player }'s hand
   *[boxed] a boxed card in { $player }'s hand
 }
holdem-played-without-looking = { $reason }, played without looking
holdem-found-late = { $reason }, found late: the deal stands
holdem-gets-the-next-card-for-it = { $player } gets the next card of the stub for it
holdem-all-backs-are-the-same = all cards have the same back: play goes on
holdem-is-taken-out-of-the-stub = { THE($cards) } is taken out of the stub
holdem-another-back-in-the-stub = a card of another back in the stub
holdem-text-play-goes-on = { $text }: play goes on
holdem-another-back-was-dealt = { THE($cards) } of another back was dealt
holdem-no-card-is-there-twice = no card is there twice: play goes on
holdem-is-there-twice = { THE($cards) } is there twice
holdem-knew-as-given = knew={ $names }
holdem-name-seats-dealt-in = Name seats that were dealt in: { $seats }
holdem-so-the-hand-is-void = { $reason }: the hand is void
holdem-pack-is-whole = the pack is whole
holdem-missing-from-the-pack = { THE($cards) } missing from the pack
holdem-so-the-result-stands = { $reason }: the result stands
holdem-burned-rightly = one card was burned before each street
holdem-street = { $street ->
    [flop] the flop
    [turn] the turn
   *[river] the river
 }
holdem-burned-before = { $burned ->
    [none] no card was burned before { $street }
   *[two] two cards were burned before { $street }
 }
holdem-a-bet-since-the-cards-stand = { $reason }; there was a bet since: the cards stand
holdem-the-board-is = the board is { THE($cards) }
holdem-so-it-is-put-right = { $reason }: it is put right
holdem-no-card-came-early = no card came before the betting was done
holdem-street-came-early = { $street } came before the betting was done
holdem-a-bet-since-it-stands = { $reason }; there was a bet since: it stands
holdem-cards-are-dead = { $count ->
    [one] { THE($cards) } is dead
   *[other] { THE($cards) } are dead
 }
holdem-deck-was-not-dropped = the deck was not dropped
holdem-stub-is-put-together = the stub is put together again: { $count } cards
holdem-deck-was-dropped = the deck was dropped
holdem-text-the-hand-goes-on = { $text }; the hand goes on
holdem-no-card-is-marked = no card is marked or damaged
holdem-is-not-marked = { THE($cards) } is neither marked nor damaged
holdem-pack-is-replaced = the pack is replaced
holdem-is-marked-and-dead = { THE($cards) } is marked: it is dead
holdem-is-marked = { THE($cards) } is marked
holdem-stays-on-the-board = { THE($cards) } stays on the board: there was a bet since
holdem-card-is-out = { THE($cards) } is out
holdem-no-card-was-exposed = no card of { $player }'s was exposed
holdem-exposed-by = { $by ->
    [dealer] { THE($cards) } exposed by the dealer
   *[player] { THE($cards) } exposed by the player
 }
holdem-so-it-is-played = { $reason }: it is played
holdem-has-shown-no-card = { $player } has shown no card to one player alone
holdem-shown-to = { THE($cards) } shown to { $player }
holdem-all-see-after-the-hand = all see { THE($cards) } after the hand
holdem-all-see = all see { THE($cards) }
holdem-no-showdown-yet = there is no showdown yet
holdem-play-the-hand-to-its-end = Play the hand to its end
holdem-cards-as-given = cards={ $cards }
holdem-name-five-of = Name five of { THE($cards) }
holdem-kind-and-cards = { $kind }, { THE($cards) }
holdem-hand-is-dead-with = { $player }'s hand is dead, with { $hand }
holdem-has-better-cards-speak = { $player } has { $hand }: cards speak
holdem-the-dealer = the dealer
holdem-somebody-rules-who-wins = { $player } rules: { $other } wins with { $hand }
holdem-kind-of-hand = { $kind ->
   *[no-pair] no pair
    [one-pair] one pair
    [two-pairs] two pairs
    [three-of-a-kind] three of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four-of-a-kind] four of a kind
    [straight-flush] straight flush
    [royal-flush] royal flush
 }
holdem-has-not-called-the-hand = { $player } has not called their hand
holdem-as-good-as-said = { $player } has { $hand }, as good as they said
holdem-miscalled-by-mistake = { $player } miscalled { $hand } by mistake: cards speak
holdem-no-better-hand-was-thrown = no better hand was thrown away for it
holdem-forfeits-the-pot = { $player } forfeits the pot
holdem-said-one-thing-with-another = said { $said } with { $hand }
holdem-threw-a-better-hand-away = { $player } { $reason }, and { $other } threw a better hand away: { $player } forfeits the pot
holdem-deal-is-not-known = the deal is not known here
holdem-begin-from-a-deck = Begin from a deck
holdem-alone-is-left = { $player } alone is left and has won
holdem-let-them-show = Let them show their hand
holdem-take-the-act-out-or-call = Take the act out, or call what was wrong
holdem-is-not-in-the-hand = { $player } is not in the hand
holdem-take-the-act-out = Take the act out
holdem-of-how-much = { $words } of how much?
holdem-write-says = Write says { $words } 600
holdem-as-written = { $words }
holdem-write-puts = Write puts 200, or puts 500 in one chip
holdem-write-pushes = Write pushes 5: chips that the player has
holdem-write-throws = Write throws, or throws into B
holdem-write-asks = Write asks clock on D
holdem-puts-and-has = { $player } puts { NUMBER($chips, useGrouping: 0) } and has { NUMBER($have, useGrouping: 0) }
holdem-put-what-is-there = Put what the player has
holdem-pushed-chips-bind-at-limit = pushed chips bind at limit only, in turn
holdem-say-puts = Say puts when they are released
holdem-nothing-to-pick = { $player } has nothing to pick { $words }
holdem-ask-before-it-goes = Ask before the dealer pushes it
holdem-the-dealer-does = the dealer { $words }
holdem-what-a-dealer-does = Write exposes AD of D, shows AD of D to C, deals turn, drops the deck, sweeps D, or pushes the pot
holdem-street-cannot-come-early = { $street } cannot come early here
holdem-deal-the-next-street = Deal the next street
holdem-no-betting-now = there is no betting now: { $phase }
holdem-show-or-muck = Show or muck
holdem-the-betting-is-over = the betting is over
holdem-so-many-were-to-call = { $player } { $words }: there are { NUMBER($chips, useGrouping: 0) } to call
holdem-call-raise-or-fold = Call, raise or fold
holdem-has-acted-out-of-turn-already = { $player } has acted out of turn already
holdem-wait-for-the-turn = Wait for their turn
holdem-not-the-turn-to-show = it is not { $player }'s turn to show or muck
holdem-let-the-others-show-first = Let the others show first
holdem-no-seat-of-that-name = no seat { $name }
holdem-seats = Seats: { $seats }
holdem-does-not-hold = { $player } does not hold { $words }
holdem-these-are-held = In the hand: { THE($cards) }
