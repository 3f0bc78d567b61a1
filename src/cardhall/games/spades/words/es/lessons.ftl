spades-lesson-about = Dos contra dos. Diga cuántas bazas hará, y haga esas y no más; o ninguna.
