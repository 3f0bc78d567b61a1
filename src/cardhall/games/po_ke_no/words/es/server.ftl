live-game-begun-by-mistake = La partida empezó por error, y no se ha vuelto ninguna carta
live-game-void-next-begins = La partida se anula y empieza la siguiente; las anteriores valen.
