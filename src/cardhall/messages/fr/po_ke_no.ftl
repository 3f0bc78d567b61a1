only-the-table-turns-cards-and-settles = Seule la table retourne les cartes et paie.
wait-for-a-card-that-fills = Attendez une carte qui remplit une ligne, ou les coins et le centre.
call-when-a-pattern-is-full = Criez quand une de vos lignes est pleine.
