holdem-lesson-about = Two cards of your own, five for everybody, and four rounds of betting.
