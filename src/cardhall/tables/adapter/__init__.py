"""What a live table asks of its game, subject by subject. `cardhall.tables.game` joins them."""
