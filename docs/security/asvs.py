"""Count the table of docs/security/asvs.toml: by chapter, in Markdown.

python docs/security/asvs.py              as it stands in docs/security/README.md
python docs/security/asvs.py exceptions   what is left open, and why
"""

import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

ROWS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("asvs.toml").read_text("utf-8")
)
STATES = ("met", "not applicable", "exception")
CHAPTERS = {  # in our words
    "1": "what comes in and goes out, as text",
    "2": "checks, limits and the order of things",
    "3": "pages and cookies",
    "4": "the API and sockets",
    "5": "files",
    "6": "passwords and codes",
    "7": "sign-ins",
    "8": "who may do what",
    "9": "self-contained tokens",
    "10": "OAuth and OpenID Connect",
    "11": "cryptography",
    "12": "TLS",
    "13": "how it is set up",
    "14": "data",
    "15": "how it is made",
    "16": "logs and faults",
    "17": "WebRTC",
}


def counted() -> str:
    """Write the table of counts."""
    found = Counter((id.partition(".")[0], row["state"]) for id, row in ROWS.items())
    lines = ["| | about | met | not applicable | exception |", "|---|---|---|---|---|"]
    for chapter, about in CHAPTERS.items():
        told = " | ".join(str(found[chapter, state]) for state in STATES)
        lines.append(f"| V{chapter} | {about} | {told} |")
    whole = Counter(row["state"] for row in ROWS.values())
    told = " | ".join(f"**{whole[state]}**" for state in STATES)
    lines.append(f"| all | {len(ROWS)} | {told} |")
    return "\n".join(lines)


def exceptions() -> str:
    """Write a line for each requirement that is left open."""
    lines = ["| | level | about | since | why |", "|---|---|---|---|---|"]
    for id, row in ROWS.items():
        if row["state"] == "exception":
            told = (f"V{id}", str(row["level"]), row["about"], str(row["since"]), row["why"])
            lines.append(f"| {' | '.join(told)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(exceptions() if sys.argv[1:] == ["exceptions"] else counted())
