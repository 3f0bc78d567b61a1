"""The house is what its plan says."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = sorted(p.name for p in (ROOT / "src/cardhall").iterdir() if (p / "__init__.py").exists())


def test_the_picture_of_the_house_is_drawn_from_todays_contracts() -> None:
    run = subprocess.run([sys.executable, ROOT / "docs/house.py", "--check"], check=False)
    assert run.returncode == 0, "run: python docs/house.py"


def test_the_plan_names_every_room_and_no_other() -> None:
    plan = (ROOT / "docs/ARCHITECTURE.md").read_text()
    assert sorted(re.findall(r"^\| `src/cardhall/(\w+)/`", plan, re.M)) == ROOMS


def test_the_project_speaks_of_itself_alone() -> None:
    """No path of one machine in what is shipped."""
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    texts = (p for name in tracked if (p := ROOT / name).suffix in {".py", ".md", ".toml", ".ts"})
    marks = ("/" + "work/", "/root" + "/")
    bad = [p.name for p in texts if p.exists() and any(m in p.read_text() for m in marks)]
    assert bad == []


def test_every_link_of_the_papers_leads_to_something_that_is_kept() -> None:
    """A picture that is on this machine alone is no picture in the README."""
    run = ["git", "ls-files"]
    kept = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    folders = {str(parent) for name in kept for parent in Path(name).parents}
    lost = []
    for paper in (Path(name) for name in kept if name.endswith(".md")):
        for link in re.findall(r"\]\(([^)#\s]+)", (ROOT / paper).read_text()):
            if "://" in link or link.startswith("/"):
                continue
            target = (ROOT / paper).parent.joinpath(link).resolve().relative_to(ROOT)
            if str(target) not in kept and str(target) not in folders:
                lost.append((str(paper), link))
    assert lost == []
