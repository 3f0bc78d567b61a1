"""The container: nobody's root, one folder to write to, asked whether it is well; and what is left
out of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardhall.cli.serve import asked
from deploy.trim import LANGUAGES, trimmed

DEPLOY = Path(__file__).parents[2] / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def last(word: str) -> str:
    """What the last line of the image that begins so says."""
    return str(re.findall(rf"^{word} (.+)$", CONTAINERFILE, re.MULTILINE)[-1])


def test_it_runs_as_nobody_who_may_anything_and_keeps_its_data_in_a_volume() -> None:
    user = last("USER").split(":")[0]
    assert int(user) > 0
    assert f"--uid {user}" in CONTAINERFILE
    assert CONTAINERFILE.rindex("USER ") > CONTAINERFILE.rindex("RUN ")
    assert f"CARDHALL_DATA={last('VOLUME')}" in CONTAINERFILE


def test_what_it_starts_is_a_hall_at_the_port_that_is_asked_whether_it_is_well() -> None:
    word, *options = yaml.safe_load(last("CMD") if last("CMD")[0] == "[" else "[]")
    assert word == "serve"
    port = asked().parse_args(options).port
    assert port == int(last("EXPOSE"))
    assert f":{port}/api/health" in CONTAINERFILE


@pytest.mark.parametrize("name", ["hall-1", "hall-2"])
def test_each_server_of_the_two_may_write_to_its_own_volume_alone(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert service["volumes"] == [f"{name}:/data"]
    assert set(service["depends_on"]) == {"postgresql", "valkey"}
    assert service["environment"]["CARDHALL_STORE"].startswith("postgresql://")


def test_a_password_is_asked_for_and_never_made_up() -> None:
    given = re.findall(r"CARDHALL_DB_PASSWORD\S*", (DEPLOY / "compose.yaml").read_text("utf-8"))
    assert all(":?" in one or "=" in one for one in given)


def test_what_a_hall_never_imports_is_taken_out_and_nothing_else(tmp_path: Path) -> None:
    kept = ["babel/core.py", "babel/locale-data/fr.dat", "cardhall/a.py", "sqlalchemy/sql/a.py"]
    gone = ["faker/a.py", "babel/locale-data/nl.dat", "cardhall/cards/a.pxd", "pip/a.py"]
    for name in (*kept, *gone):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("xx")
    assert trimmed(tmp_path) == 2 * len(gone)
    left = {str(one.relative_to(tmp_path)) for one in tmp_path.rglob("*") if one.is_file()}
    assert left == set(kept)
    assert {"en", "fr", "es"} <= set(LANGUAGES)
