five-tricks-so-many-play = Two, three or four play
five-tricks-that-is-no-action = { $action } is no action
five-tricks-write-a-card = { $text } says nothing: write "play" and a card, such as "play AD"
five-tricks-finish-first = This hand is not over
five-tricks-the-game-is-over = The game is over
five-tricks-that-card-is-not-held = That card is not in the hand
five-tricks-follow-suit = Follow the suit that was led
