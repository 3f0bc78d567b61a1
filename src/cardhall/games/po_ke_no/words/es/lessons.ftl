po-ke-no-lesson-about = Un cartón de 25 cartas. Tape las que salen, cinco en línea, y cante.
