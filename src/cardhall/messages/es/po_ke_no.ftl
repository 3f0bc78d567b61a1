only-the-table-turns-cards-and-settles = Solo la mesa saca cartas y decide.
wait-for-a-card-that-fills = Espere una carta que complete una línea, o las esquinas y el centro.
call-when-a-pattern-is-full = Cante cuando complete una línea.
