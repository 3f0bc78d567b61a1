euchre-lesson-about = Two against two with 24 cards. Name trumps, and take three of the five tricks.
