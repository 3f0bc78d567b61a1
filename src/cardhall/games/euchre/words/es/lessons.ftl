euchre-lesson-about = Dos contra dos, con 24 cartas. Elija el triunfo y haga tres de las cinco bazas.
