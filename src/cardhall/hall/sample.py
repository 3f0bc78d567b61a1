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


def as_csv(rows: list[EntryRow]) -> str:
    """The rows as a file that the import reads."""
    lines = ["auxiliary,name,game,paid"]
    for row in rows:
        paid = f"{row.paid_cents // 100}.{row.paid_cents % 100:02d}"
        lines.append(f"{row.auxiliary},{row.name},Bouré,{paid}")
    return "\n".join(lines) + "\n"
