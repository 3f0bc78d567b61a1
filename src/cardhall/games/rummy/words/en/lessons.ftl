rummy-lesson-about = Lay down sets and runs for points, and be rid of your last card first.
