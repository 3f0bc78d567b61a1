"""Made-up people for rehearsals, tests and the first look: 60 entries of 12 auxiliaries."""

from cardhall.formats.lot import Lot
from cardhall.hall.commands import EntryRow


def _words(text: str) -> list[str]:
    return text.split()


FIRST = _words("""
    Adelle Beulah Clothilde Delphine Earline Faye Gussie Hazel Inez Juanita Kermit Leona
    Mavis Nolia Odile Pearl Quincy Rosalie Sylvanie Theola Ulysse Verlie Wilda Yola Zeline
    Alcide Burl Clovis Dudley Elphege Ferris Gaston Hilaire Ivy Jessamine Katrine Lurline
    Marcelle Nestor Opal
""")
LAST = _words("""
    Bayouette Cypriere Duckworthy Egretson Fontenelle-Pine Gumbeaux Heronville Irisette
    Jambalon Kettlefish Levoisin Marshall-Reed Nutriard Okrabee Pelicano Quillback Rouxly
    Sassafrasse Tupelot Uplander Velours-Moss Wetherbay Yaupon Zydequay Canebrake Pirogue
    Fiddleheart Crabapple Sugarmill Oxbowe
""")
AUXILIARIES = (
    "Cypress Knee",
    "Crawfish Bend",
    "Bayou Lantern",
    "Sugar Kettle",
    "Pelican Point",
    "Moss Oak",
    "Tin Roof",
    "Blue Heron",
    "Rice Levee",
    "Ferry Landing",
    "Magnolia Lane",
    "Old Depot",
)


def sample_event(
    seed: str = "sample", entries: int = 60, auxiliaries: int = 12, fee_cents: int = 1500
) -> list[EntryRow]:
    """Rows of made-up people, all paid, spread over the auxiliaries in turn."""
    lot = Lot(seed, "sample names")
    names = lot.shuffle([f"{first} {last}" for first in FIRST for last in LAST])
    houses = [
        AUXILIARIES[i] if i < len(AUXILIARIES) else f"Auxiliary {i + 1}" for i in range(auxiliaries)
    ]
    return [
        EntryRow(auxiliary=houses[i * auxiliaries // entries], name=names[i], paid_cents=fee_cents)
        for i in range(entries)
    ]


DAY = {"boure": 30, "pitty-pat": 25, "rummy": 24, "po-ke-no": 24, "pedro": 17}
"""The entries of a made-up day of five games: 120, of which the last are teams of two."""
PER_BLANK = {"boure": 5, "pitty-pat": 5, "rummy": 6, "po-ke-no": 8, "pedro": 3}
"""How many entries of each game stand on one blank (LLAA-FORM-02 to 06)."""


def sample_day(seed: str = "sample day", fee_cents: int = 1500) -> list[EntryRow]:
    """Rows of a whole day as six auxiliaries send them: full blanks, every name made up and used
    once, all paid; blank by blank, on each the games in the order of the form."""
    lot = Lot(seed, "sample names")
    names = iter(lot.shuffle([f"{first} {last}" for first in FIRST for last in LAST]))
    rows: list[EntryRow] = []
    left = dict(DAY)
    for house in AUXILIARIES[:6]:
        for game, per_blank in PER_BLANK.items():
            here = min(per_blank, left[game])
            left[game] -= here
            for _ in range(here):
                team = game == "pedro"
                rows.append(
                    EntryRow(
                        auxiliary=house,
                        name=next(names),
                        category=game,
                        paid_cents=fee_cents * (2 if team else 1),
                        partner=next(names) if team else "",
                    )
                )
    return rows


TITLES = {
    "boure": "Bouré",
    "pitty-pat": "Pitty-Pat",
    "rummy": "Rummy",
    "po-ke-no": "Po-Ke-No",
    "pedro": "Pedro",
}


def as_csv(rows: list[EntryRow]) -> str:
    """The rows as a file that the import reads; with a column for partners if there are any."""
    teams = any(row.partner for row in rows)
    lines = ["auxiliary,name,game,paid" + (",partner" if teams else "")]
    for row in rows:
        paid = f"{row.paid_cents // 100}.{row.paid_cents % 100:02d}"
        line = f"{row.auxiliary},{row.name},{TITLES[row.category]},{paid}"
        lines.append(line + (f",{row.partner}" if teams else ""))
    return "\n".join(lines) + "\n"
