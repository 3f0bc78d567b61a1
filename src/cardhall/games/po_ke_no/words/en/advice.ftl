po-ke-no-line = { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
    [from-right] Diagonal from the top right
   *[other] Po-Ke-No
 }
po-ke-no-hint-wait = Wait for the next card
po-ke-no-hint-call = Call "out"
po-ke-no-hint-four-corners = You have Po-Ke-No, four corners and the centre: it pays { $chips }.
po-ke-no-hint-full-line = { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
   *[other] Diagonal from the top right
 } is full, and it earns nothing until you call.
po-ke-no-hint-others-near = { $boards ->
    [one] One other board needs
   *[other] { LARGE(LETTERS($boards)) } other boards need
 } one card only.
po-ke-no-hint-worth-waiting = Your line is safe while nobody else has one, and { THE_GROUP($cards) } would make it Po-Ke-No, which pays more.
po-ke-no-hint-nothing-to-call = There is nothing to call now.
po-ke-no-hint-nearest = No line of yours is full. The nearest is { $line ->
    [row] Row { $number }
    [column] Column { $number }
    [from-left] Diagonal from the top left
    [from-right] Diagonal from the top right
   *[other] Po-Ke-No
 }: it needs { THE($cards) }.
po-ke-no-odds-your-lines = Your lines
po-ke-no-odds-first = You are first
po-ke-no-odds-even = Two are first with equal hands
po-ke-no-odds-calls = Calls until somebody is
po-ke-no-odds-needs = Cards it needs
po-ke-no-odds-full-within = Full within { $calls ->
    [one] one call
   *[other] { LETTERS($calls) } calls
 }
po-ke-no-odds-wins = It wins the game
