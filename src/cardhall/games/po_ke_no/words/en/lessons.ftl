po-ke-no-lesson-about = A board of 25 cards. Cover what is called, five in a line, and say “out”.
