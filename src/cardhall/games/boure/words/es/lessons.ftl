boure-lesson-about = Cinco cartas, un triunfo y un pozo. Haga más bazas que nadie, o al menos una.
