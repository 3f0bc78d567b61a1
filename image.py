"""Build the container's image and open a hall in it, as docs/install says.

    ./dev image                       an image called cardhall, of what ./dev build made; its size
    ./dev image --base-from-debian    its Debian made here, of Debian's own packages, where no
                                      registry can be reached (mmdebstrap)
    ./dev image -- WORDS              words for podman build (a mirror, a certificate)

Then a container is started as the page says, with a root file system that nobody can write to and
without a single capability; it must say that it is open, keep its folder, and end when told to.
"""

import argparse
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import wheels

ROOT = Path(__file__).resolve().parent
IMAGE = "localhost/cardhall"
BASE = "docker.io/library/debian:trixie-slim"
AIM = 260
RUN = [
    *("podman", "run", "--rm", "--detach", "--read-only", "--tmpfs", "/tmp"),
    *("--cap-drop", "all", "--no-healthcheck"),
]


def base() -> None:
    """Make the image that the Containerfile begins with, as small as the one of the registry."""
    unread = ["/usr/share/doc/*", "/usr/share/locale/*", "/usr/share/man/*"]
    without = [f"--dpkgopt=path-exclude={path}" for path in unread]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "debian.tar"
        wheels.do("mmdebstrap", "--quiet", "--variant=minbase", *without, "trixie", made)
        wheels.do("podman", "import", "--quiet", made, BASE)


def told(*command: str | Path) -> str:
    """What a command says; it must succeed."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def megabytes() -> float:
    return int(told("podman", "image", "inspect", "--format", "{{.Size}}", IMAGE)) / 1e6


def opened(port: int, patience: float = 60) -> float:
    """Wait until the hall of a container says that it is well; the seconds that took."""
    begun = time.monotonic()
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=4) as answer:
                assert answer.status == 200
                return time.monotonic() - begun
        except OSError:
            if time.monotonic() - begun > patience:
                raise
            time.sleep(0.2)


def tried(port: int = 8765) -> tuple[float, float]:
    """Open a hall in a container and stop it; the seconds until it is open, and until it is not."""
    container = told(*RUN, "--publish", f"127.0.0.1:{port}:8765", IMAGE)
    try:
        until_open = opened(port)
        said = told("podman", "logs", container)
        assert "password" in said, said
        written = told("podman", "exec", container, "ls", "/data")
        assert written, "nothing is kept in /data"
    finally:
        begun = time.monotonic()
        told("podman", "stop", "--time", "30", container)
    return until_open, time.monotonic() - begun


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev image", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--base-from-debian", action="store_true")
    parser.add_argument("--built", action="store_true", help="try the image that is there")
    parser.add_argument("words", nargs="*", help="for podman build, after --")
    options = parser.parse_args(argv)
    if not options.built:
        if options.base_from_debian:
            base()
        wheels.do(
            *("podman", "build", "--format", "docker", "--tag", "cardhall"),
            *("--file", ROOT / "deploy/Containerfile"),
            *(["--pull=never"] if options.base_from_debian else []),
            *options.words,
            ROOT,
        )
    size = megabytes()
    until_open, until_closed = tried()
    print(f"{size:6.1f} MB  {IMAGE} (aim: {AIM})")
    print(f"{until_open:6.1f} s   from podman run until it is open")
    print(f"{until_closed:6.1f} s   from podman stop until it has ended")
    return size > AIM


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
