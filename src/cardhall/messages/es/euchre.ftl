your-hand-lies-face-down = Su mano está boca abajo.
your-partner-plays-alone = Su pareja juega sin ayuda.
