your-hand-lies-face-down = Your hand lies face down.
your-partner-plays-alone = Your partner plays alone.
