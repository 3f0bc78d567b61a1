pedro-lesson-about = Dos contra dos. Puje por el triunfo y cace los dos cincos: diez de los catorce puntos.
