pitty-pat-lesson-about = Cinco cartas. Haga par con las que se vuelven; gana quien primero se queda sin cartas sueltas.
