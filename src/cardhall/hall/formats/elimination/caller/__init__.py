"""Po-Ke-No's caller at a wooden table: what was called, who called out, who was paid; and the cards
collected after each session (LLAA-POKENO)."""
