holdem-lesson-about = Dos cartas propias, cinco para todos y cuatro rondas de apuestas.
