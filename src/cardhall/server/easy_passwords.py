"""Tell a password that is tried first: of the hall's own words, keys in a row, or few signs."""

import unicodedata

from cardhall import registry

WORDS = (
    *("cardhall", "cards", "card", "hall", "club", "tournament", "table", "games", "game", "play"),
    *("chairperson", "chair", "judge", "captain", "player", "admin", "root", "user", "guest"),
    *("password", "passwort", "motdepasse", "contrasena", "secret", "welcome", "letmein", "change"),
    *("poker", "texas", "louisiana", "cajun", "bayou", "salle", "salon", "cartes"),
)
"""What no password is made of alone, the names of the games beside it."""
ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "abcdefghijklmnop")
LEAST_RUN = 4  # keys in a row
LEAST_SIGNS = 5
LEAST_LEFT = 4


def is_easy(password: str) -> bool:
    """True where fewer than four letters are left when words, rows of keys and figures are taken
    out, or where it has fewer than five signs."""
    bare = unicodedata.normalize("NFKD", password.casefold())
    left = "".join(sign for sign in bare if sign.isalnum())
    if len(set(left)) < LEAST_SIGNS:
        return True
    words = {*WORDS, *(name.replace("_", "") for name in registry.games())}
    for piece in (*sorted(words, key=len, reverse=True), *runs()):
        left = left.replace(piece, "")
    return sum(sign.isalpha() for sign in left) < LEAST_LEFT


def runs() -> list[str]:
    """List every run of keys beside one another, both ways, the longest first."""
    found = [
        way[start:end]
        for row in ROWS
        for way in (row, row[::-1])
        for start in range(len(way))
        for end in range(start + LEAST_RUN, len(way) + 1)
    ]
    return sorted(found, key=len, reverse=True)
