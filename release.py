"""Make a release: checks, changelog, version, wheel and its company, notes, tag. Nothing is sent.

    ./dev release 0.2.0            all of it; the commit and the tag stay on this machine
    ./dev release 0.2.0 --look     what would change, and nothing else
    ./dev release 0.2.0 --notes    what the changelog says of that version, for whoever shows it

The changelog's first section must be the one that is not yet released. When the tag is pushed,
.github/workflows/release.yml builds the wheels of all systems, looks at them in the same way and
publishes them by trusted publishing: no password of a package index is kept anywhere.
"""

import argparse
import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).parent
CHANGELOG = ROOT / "CHANGELOG.md"
DIST = ROOT / "dist"
VERSION = ROOT / "src/cardhall/__init__.py"
NUMBER = re.compile(r"\d+\.\d+\.\d+")
OPEN = re.compile(r"^## (\d+\.\d+\.\d+) — not yet released$", re.MULTILINE)


def closed(changelog: str, version: str, day: date) -> str:
    """The changelog with its open section dated. Raises ValueError where there is none, or where
    nothing is said in it."""
    found = OPEN.search(changelog)
    if found is None:
        raise ValueError("CHANGELOG.md has no section that is not yet released")
    after = changelog[found.end() :]
    if not re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0].strip():
        raise ValueError("CHANGELOG.md says nothing of this release")
    return f"{changelog[: found.start()]}## {version} — {day.isoformat()}{after}"


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version, without its heading. Raises ValueError for nothing."""
    found = re.search(rf"^## {re.escape(version)} — .*$", changelog, re.MULTILINE)
    said = found and re.split(r"^## ", changelog[found.end() :], maxsplit=1, flags=re.MULTILINE)[0]
    if not said or not said.strip():
        raise ValueError(f"CHANGELOG.md says nothing of {version}")
    return f"{said.strip()}\n"


def misnamed(files: list[str], version: str) -> list[str]:
    """What lies in dist/ and is not of this version, and what should lie there and does not."""
    wanted = {"sdist": ".tar.gz", "wheel": ".whl", "SBOM": ".cdx.json"}
    mine = [name for name in files if re.match(rf"cardhall-{re.escape(version)}[-.]", name)]
    wrong = [f"dist/{name} is not {version}" for name in files if name not in mine]
    lacks = [kind for kind, end in wanted.items() if not any(name.endswith(end) for name in mine)]
    return [*wrong, *(f"dist/ has no {kind} of {version}" for kind in lacks)]


def numbered(source: str, version: str) -> str:
    return re.sub(r'__version__ = "[^"]+"', f'__version__ = "{version}"', source)


def told(*command: str) -> str:
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip()


def problems(version: str) -> list[str]:
    """Why this cannot be released now."""
    found = []
    if not NUMBER.fullmatch(version):
        found.append(f"{version} is no version: write it as 0.2.0 (docs/public.md)")
    if told("git", "status", "--porcelain"):
        found.append("the tree has changes: commit them first")
    if told("git", "rev-parse", "--abbrev-ref", "HEAD") != "main":
        found.append("a release is made on main")
    if f"v{version}" in told("git", "tag").split():
        found.append(f"v{version} is released already")
    return found


def do(*command: str) -> None:
    print("-", " ".join(command), flush=True)
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"This step failed: {' '.join(command)}")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev release", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--look", action="store_true")
    parser.add_argument("--notes", action="store_true")
    options = parser.parse_args(argv)
    if options.notes:
        try:
            print(notes(CHANGELOG.read_text("utf-8"), options.version), end="")
        except ValueError as error:
            sys.exit(str(error))
        return 0
    today = datetime.now(UTC).date()
    wrong = problems(options.version)
    try:
        changelog = closed(CHANGELOG.read_text("utf-8"), options.version, today)
    except ValueError as error:
        wrong.append(str(error))
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    if options.look:
        print(f"CHANGELOG.md: ## {options.version} — {today}; tag v{options.version}")
        return 0
    do("./dev", "check", "--ci")
    do("./dev", "test")
    CHANGELOG.write_text(changelog, "utf-8")
    VERSION.write_text(numbered(VERSION.read_text("utf-8"), options.version), "utf-8")
    do("./dev", "build")
    if wrong := misnamed([file.name for file in DIST.glob("cardhall-*")], options.version):
        print("\n".join(wrong), file=sys.stderr)
        return 1
    (DIST / "notes.md").write_text(notes(changelog, options.version), "utf-8")
    do("git", "commit", "--all", "--message", f"Release {options.version}")
    do(
        "git",
        "tag",
        "--annotate",
        f"v{options.version}",
        "--message",
        f"Cardhall {options.version}",
    )
    print(f"All is in dist/, the tag is v{options.version}: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
