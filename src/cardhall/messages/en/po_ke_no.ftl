only-the-table-turns-cards-and-settles = Only the table turns cards and settles.
wait-for-a-card-that-fills = Wait for a card that fills a line, or the corners and the centre.
call-when-a-pattern-is-full = Call out when a pattern of yours is full.
