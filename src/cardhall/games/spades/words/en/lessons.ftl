spades-lesson-about = Two against two. Say how many tricks you will take, then take just that many; or none at all.
