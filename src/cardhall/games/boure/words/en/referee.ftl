you-are-not-in-this-hand-now = You are not in this hand now.
that-is-not-done-now = That is not done now.
out-of-turn-one-card-goes-down = Out of turn one card goes down.
that-is-more-than-may-be-changed = That is more than may be changed.
change-fewer = Change fewer.
say-one-of = Say { OR($acts) }.
choose-one-card = Choose one.
boure-what-a-false-call-costs = { $cost ->
    [pays-ante] A call that is not proven costs an ante.
   *[none] A call that is not proven costs nothing.
 }
boure-a-forbidden-card-was-played = a card was played that the rules of play forbid
boure-the-deal-went-wrong = the deal went wrong: a wrong number of cards, a card shown
boure-somebody-acted-out-of-turn = somebody acted out of turn
boure-did-not-play-to-win = did not play to win
boure-did-not-trump = did not trump
boure-did-not-lead-a-forced-card = did not lead a forced card
boure-card-was-shown = { THE($cards) } of { $player } was shown
boure-takes-it-back = { $player } takes it back
boure-puts-into-the-next-pot = { $player } puts { NUMBER($amount, useGrouping: 0) } into the next pot
boure-may-not-win-this-hand = { $player } may not win this hand
boure-the-hand-is-void = the hand is void
boure-gets-back = { $player } gets back { NUMBER($amount, useGrouping: 0) }
boure-so-many-stay-in-the-pot = { NUMBER($amount, useGrouping: 0) } stay in the pot
boure-deals-next = { $player } deals next
boure-settle-it = Settle it
boure-rule-renege-or-misdeal = Rule renege on a seat in, or misdeal
boure-the-chair-rules = the chair rules { $ruling }
boure-the-chair-rules-on = the chair rules { $ruling } on { $player }
boure-did-not-renege = { $player } did not renege: play goes on
boure-reneged-with = { $player } { $reason } with { THE($cards) }
boure-renege-the-pot-is-taken = { $what }; the pot has been taken, the result stands
boure-renege-is-put-right = { $what }: it is put right and the hand goes on
boure-renege-play-goes-on = { $what }: play goes on as it lies ({ $clause })
boure-misdeal-found-late = { $what }, found after the first lead: the chair rules
boure-a-misdeal-deals-next = { $what }: a misdeal. { $player } deals next, nobody antes again
boure-acted-out-of-turn-put-back = { $player } acted out of turn: it is put back, and { $other } is to act
