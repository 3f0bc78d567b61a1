that-is-not-done-out-of-turn = That is not done out of turn.
you-have-spoken = You have spoken.
wait-for-trumps-to-be-named = Wait for trumps to be named.
that-is-no-bid = That is no bid.
bid-up-to-14 = Bid { $least } to 14.
pedro-seat-by-letter = { $player }
pedro-a-card-lies-face-up = A card lies face up in the pack
pedro-a-card-was-exposed = A card was exposed in dealing
pedro-the-shuffle-or-the-cut-was-faulty = The shuffle or the cut was faulty
pedro-what-was-faulty = What was faulty?
pedro-the-shuffle = the shuffle
pedro-the-cut = the cut
pedro-wrong-number-before-the-bid = Too many or too few cards were dealt, and nobody has bid
pedro-which-clause-provides = Which clause of the rulebook provides for a misdeal here?
pedro-too-many-or-too-few-cards = too many or too few cards
pedro-none-does = none does
pedro-who-has-been-heard = Who has been heard? (ABCD is everybody)
pedro-who-agrees = Who agrees? (ABCD is everybody)
pedro-has-too-few-cards = Has too few cards
pedro-has-too-many-cards = Has too many cards
pedro-who-draws = Who draws?
pedro-which-cards-are-drawn = Which cards are drawn, unseen?
pedro-bid-out-of-turn = Bid out of turn
pedro-did-not-throw-all-plain-cards = Did not throw all plain cards away
pedro-did-not-follow-suit = Did not follow suit, though able to
pedro-the-cut-left = the cut left { $upper } and { $lower } cards
pedro-the-deal-is-void = the deal is void
pedro-the-cards-are-dealt = the cards are dealt
pedro-bid-or-call = Bid, or call what is wrong
pedro-play-halts-until-ruled = Play halts until the official has ruled
pedro-use-an-action = Use an action of Pedro
pedro-this-deal-is-void = this deal is void
pedro-add-the-points = Add the points
pedro-cannot-do-that = { $player } cannot do that
pedro-why-and-nothing-is-changed = { $why }: nothing is changed
pedro-reason-but-why = { $reason }, but { $why }: play goes on
pedro-nothing-of-the-kind = nothing of the kind is seen
pedro-the-deal-is-complete = the deal is complete
pedro-only-an-opponent-may-ask = only an opponent of { $player } may ask for a new deal
pedro-no-opponent-asks = no opponent asks for a new deal
pedro-say-which-seat-does = Say which seat does
pedro-what-and-deals-anew = { $what }: { $player } deals anew
pedro-lay-face-up = { $cards } lay face up in the pack
pedro-card-of = { $cards } of { $player }
pedro-was-exposed = { $cards } was exposed
pedro-deals-next = { $player } deals next
pedro-deals-anew = { $player } deals anew
pedro-the-deal-is-not-complete = the deal is not complete
pedro-call-what-is-wrong = Call what is wrong with the dealing
pedro-play-halts = play halts until the official comes
pedro-a-player-alone-does-not-call = a player alone does not call a misdeal: the official comes
pedro-no-misdeal-is-provided-for = the rulebook provides for no misdeal here
pedro-somebody-has-bid-no-misdeal = somebody has bid: after the first bid there is no misdeal
pedro-not-everybody-agrees = not everybody at the table agrees to a misdeal
pedro-the-chair-finds-the-deal-wrong = the chair finds the deal wrong
pedro-what-and-a-misdeal = { $what }: a misdeal, the deal passes left
pedro-first-see-the-rulebook = First see whether the rulebook provides for a misdeal
pedro-first-hear-everybody = First hear everybody at the table: { $missing } not yet
pedro-all-must-agree-to-a-misdeal = The official and everybody at the table must agree to a misdeal
pedro-before-the-first-bid-call = Before the first bid a wrong number of cards may be a misdeal: call the official
pedro-has-not-too-few = { $player } has not too few cards
pedro-plays-on-with-so-many = { $count ->
    [one] { $player } plays on with { $count } card
   *[other] { $player } plays on with { $count } cards
 }
pedro-reason-too-few = { $count ->
    [one] { $count } card too few
   *[other] { $count } cards too few
 }
pedro-has-not-too-many = { $player } has not too many cards
pedro-an-opponent-draws = An opponent of { $player } draws
pedro-reason-too-many = { $count ->
    [one] { $count } card too many
   *[other] { $count } cards too many
 }
pedro-draws-out-of-play = { $count ->
    [one] { $player } draws { $count } card from { $other }, unseen, out of play
   *[other] { $player } draws { $count } cards from { $other }, unseen, out of play
 }
pedro-draws-into-the-stock = { $count ->
    [one] { $player } draws { $count } card from { $other }, unseen, into the stock
   *[other] { $player } draws { $count } cards from { $other }, unseen, into the stock
 }
pedro-so-many-must-be-drawn = { $count ->
    [one] { $count } card of that hand must be drawn
   *[other] { $count } cards of that hand must be drawn
 }
pedro-answer-cards = Answer cards
pedro-reason-bid-so-many-out-of-turn = bid { $bid } out of turn
pedro-has-spoken-already = { $player } has spoken already
pedro-the-turn-has-come = the turn of { $player } has come
pedro-the-bid-is-void = the bid of { $player } is void, and { $player } may not bid in this hand
pedro-threw-all-plain-cards = { $player } threw all plain cards
pedro-kept-a-plain-card = { $player } kept a plain card: there is no penalty
pedro-reason-kept-a-plain-card = kept a plain card, without penalty
pedro-the-points-are-added = the points are added
pedro-did-not-renege = { $player } did not renege
pedro-reason-trumped = trumped a suit that could be followed
pedro-somebody-did-not-follow-suit = { $player } did not follow suit
pedro-trumped-with-the-card = { $player } trumped a suit that could be followed with { THE($cards) }
pedro-did-not-follow-with-the-card = { $player } did not follow suit with { THE($cards) }
pedro-told-ruled-already = { $told }: ruled already
pedro-side-makes-nothing = { $players } make nothing in this hand
pedro-side-fails-its-bid = { $players } fail their bid of { $bid }
pedro-names-no-seats = { $word } names no seats
pedro-write-letters = Write letters, as in ABCD
