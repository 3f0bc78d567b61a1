live-game-begun-by-mistake = La partie a commencé par erreur, et aucune carte n’est tournée
live-game-void-next-begins = La partie est nulle, et la suivante commence ; les précédentes comptent.
