"""Handle the commands of a live table, subject by subject. `cardhall.tables.table` calls them."""
