hint-did-best = Of what you may do, this did best over { NUMBER($playouts, useGrouping: 0) } play-outs.
hint-no-choice = There is no choice here. { $told }.
hint-nothing-else-to-do = There is nothing else to do here.
hint-last-card = It is your last card.
hint-odds-are-for-a-hand = Odds are for a seat in a hand that is being played
hint-not-once = not once
hint-every-time = every time
hint-hardly-ever = hardly ever
hint-nearly-every-time = nearly every time
hint-so-often-in-ten = { $times ->
    [one] about once in ten
   *[other] about { LETTERS($times) } times in ten
 }
hint-pass = Pass
hint-play-cards = Play { THE_GROUP($cards) }
hint-throw-cards = Throw { THE_GROUP($cards) }
hint-name-suit = Name { $suit }
hint-measure-side-over-side = points of your side less those of the other
hint-measure-over-equal-share = chips over an equal share of what is paid
hint-odds-this-game = This game
hint-odds-this-hand = This hand
hint-odds-cards-that-help-you = Cards that help you
hint-odds-you-go-out-first = You go out first
hint-odds-another-does = Another does
hint-odds-nobody-does = Nobody does
hint-so-many-may-be-played = { LARGE(LETTERS($free)) } of your { LETTERS($held) } cards may be played. { $told }.
hint-sure-lead = No trump that is still out beats { THE($card) }: a sure trick.
hint-ace-lead = The { $card } takes the trick unless somebody trumps it; { $out ->
    [one] one trump is
   *[other] { LETTERS($out) } trumps are
 } still out.
hint-plain-lead = Leading a plain card keeps { THE_GROUP($cards) } for later.
hint-trump-lead = Leading a trump makes the others play theirs; { $out ->
    [one] one trump is
   *[other] { LETTERS($out) } trumps are
 } still out.
hint-wins-last = You play last to this trick, and { THE($card) } wins it.
hint-partner-has-it = Your partner has this trick with { THE($card) }; there is no need to beat it.
hint-cannot-win = Nothing that you may play beats { THE($card) }, so give up a card you need least.
hint-takes-the-lead-for-good = The { $card } beats { THE($other) }, and nothing still out beats it.
hint-takes-the-lead = The { $card } beats { THE($other) }; { $behind ->
    [one] one player still comes
   *[other] { LETTERS($behind) } players still come
 } after you.
hint-ducks = You could win this trick, but { THE($card) } is worth more later.
