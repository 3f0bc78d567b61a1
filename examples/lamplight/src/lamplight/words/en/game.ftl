lamplight-that-is-no-action = { $action } is no action of Lamplight. Use take, leave, put and play
lamplight-write-an-action = { $text } is no action of Lamplight. Write take, leave, put 9C or play AD
lamplight-not-the-pack = these are not the cards of the pack
lamplight-hand-in-the-pack = Hand in the twenty-four cards, nine to ace, each once
lamplight-the-cards-are-not-dealt = The cards are not dealt yet
lamplight-this-hand-is-over = This hand is over
lamplight-this-game-is-over = This game is over
lamplight-take-or-leave-it = The dealer first takes the lamp or leaves it
lamplight-a-card-is-put-out-first = The dealer has taken the lamp and first puts a card out
lamplight-one-card-at-a-time = One card at a time
lamplight-that-card-is-not-held = That card is not in the hand
lamplight-the-lamp-stays-in-the-hand = The lamp itself stays in the hand
lamplight-the-lamp-is-settled = The lamp is taken or left: play a card
lamplight-follow-suit = { LARGE($suit) } were led: follow suit
lamplight-play-a-trump = Who cannot follow suit plays a trump here
lamplight-the-game-is = The game is { $points }.
lamplight-the-last-trick-brings = { $points ->
    [0] The last trick is a trick like any other.
    [one] The last trick brings one point more.
   *[other] The last trick brings { $points } points more.
 }
lamplight-the-dark-costs = { $points ->
    [0] A hand without a trick costs nothing.
    [one] A hand without a trick costs a point.
   *[other] A hand without a trick costs { $points } points.
 }
lamplight-who-cannot-follow = { $way ->
    [trump] Who cannot follow suit plays a trump.
   *[any] Who cannot follow suit plays any card.
 }
lamplight-drew = { $player } { THE($card) }
lamplight-deals-first = Drawn for the deal: { $cards }. { $player } deals first.
lamplight-plays = { $player } plays { THE($card) }.
lamplight-and-the-lamp = { $what ->
    [take] { $player } takes the lamp.
    [put] { $player } puts a card out.
   *[leave] { $player } leaves the lamp.
 }
lamplight-what-to-do = { $phase ->
    [lamp] to take the lamp or leave it
    [put] to put a card out
   *[play] to play
 }
lamplight-gets = { $points ->
    [one] { $player } gets a point.
   *[other] { $player } gets { $points } points.
 }
lamplight-loses = { $points ->
    [one] { $player } sat in the dark and loses a point.
   *[other] { $player } sat in the dark and loses { $points } points.
 }
lamplight-has-won = { $player } has won the game.
