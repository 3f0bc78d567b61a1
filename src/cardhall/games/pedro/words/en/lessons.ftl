pedro-lesson-about = Two against two. Bid for trumps, and catch the two fives: ten of the fourteen points.
