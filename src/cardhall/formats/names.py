"""Sort people's names in the order in which a list on the wall is searched."""

import unicodedata


def last_name_first(name: str) -> tuple[str, str]:
    """Make the key that people look a name up by: its last word, then the rest, accents and case
    aside."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    first, _, last = plain.strip().rpartition(" ")
    return last, first
