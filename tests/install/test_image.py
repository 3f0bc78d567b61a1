"""The container, where ./dev image has made its image: it opens with nothing that it may write to
but its folder, and ends when it is told to."""

from __future__ import annotations

import shutil
import socket
import subprocess

import pytest

import image


def made() -> bool:
    """Is there a podman here, and the image?"""
    podman = shutil.which("podman")
    asked = ["podman", "image", "exists", image.IMAGE]
    return podman is not None and not subprocess.run(asked, check=False).returncode


pytestmark = [
    pytest.mark.skipif(not made(), reason="./dev image was not run"),
    pytest.mark.slow,
]


def test_it_is_as_small_as_promised() -> None:
    assert image.megabytes() < image.AIM


def test_it_opens_with_a_root_that_nobody_can_write_to_and_stops() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    _until_open, until_closed = image.tried(port)
    assert until_closed < 10


def test_whoever_runs_in_it_is_nobody_and_cannot_change_the_program() -> None:
    inside = (
        "id -u; touch /opt/cardhall/x; touch /data/x && echo kept; ls /usr/bin/apt /usr/bin/perl"
    )
    asked = [*image.RUN, "--entrypoint", "sh", image.IMAGE, "-c", inside]
    asked.remove("--detach")
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert said.stdout.split() == ["1865", "kept"]
    assert "/opt/cardhall/x" in said.stderr
