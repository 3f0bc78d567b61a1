"""The command line: may import anything, nothing imports it."""

import io
import os
import sys

USAGE = """cardhall: card tournaments from the entry blank to the awards

  cardhall serve [--data DIR] [--port N] [--host H] [--sample]   open the hall
      [--behind https://NAME]            on the internet: docs/on-the-internet.md
      [--database URL] [--news URL]      several servers for one hall: docs/several-servers.md
      [--demo]      a demonstration: all is forgotten each half hour
  cardhall window [--data DIR]      the same without a terminal: a page with "open" and "stop"
  cardhall doctor                   is this machine fit for a hall, and what is to be done
  cardhall export EVENT FILE        an event, or "all", as one file
  cardhall import FILE              take in such a file, or a backup
  cardhall backup FOLDER            copy everything to a folder or stick
  cardhall rules [WORDS]            the rulebook
  cardhall replay FILE... [--show]  play hand records through the referee
  cardhall verify FILE              check every deal of a table (or --seed S --salt S
                                    --commitment C); docs/fair-deals.md
  cardhall games                    the games that are here, and any that cannot be used
  cardhall play GAME                a game against bots, in this terminal
  cardhall problems make GAME [--count N] [--seed S]  short positions with one right answer
  cardhall arena GAME [--bots A,B] [--hands N]       bots against bots
  cardhall simulate PRESET --entries N [--runs R]    whole tournaments, and how long they take
  cardhall boards [--seed N] [--measure GAMES]       Po-Ke-No boards, and how even they are
  cardhall openapi                  the description of the server's API
"""


PIPE_CLOSED = 141  # what a shell reports of any program whose reader went away
STOPPED = 130  # and of one that was stopped by Ctrl-C


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit status. ``cardhall rules | head`` ends as quietly as others do."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without an accent shows "Bour?"
            stream.reconfigure(errors="replace")
    try:
        status = run((sys.argv[1:] if argv is None else argv) or ["help"])
        sys.stdout.flush()
        return status
    except ModuleNotFoundError as error:
        if error.name != "cython":
            raise
        from cardhall.cli.machine import NO_CYTHON, TAKE_CYTHON

        print(f"{NO_CYTHON} {TAKE_CYTHON}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # the interpreter flushes once more at its end: into nothing, lest it complain there
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def run(argv: list[str]) -> int:
    """Each command is imported only when it is asked for."""
    name, *rest = argv
    if name in {"help", "-h", "--help"}:
        print(USAGE)
        return 0
    if name == "serve":
        from cardhall.cli.serve import serve_main

        return serve_main(rest)
    if name == "window":
        from cardhall.cli.window import window_main

        return window_main(rest)
    if name == "doctor":
        from cardhall.cli.doctor import doctor_main

        return doctor_main(rest)
    if name in {"export", "import", "backup"}:
        from cardhall.cli.files import files_main

        return files_main(name, rest)
    if name == "rules":
        from cardhall.rulebook import rules_main

        return rules_main(rest)
    if name == "replay":
        from cardhall.records import replay_main

        return replay_main(rest)
    if name == "verify":
        from cardhall.dealing import verify_main

        return verify_main(rest)
    if name == "arena":
        from cardhall.cli.arena import arena_main

        return arena_main(rest)
    if name == "problems":
        from cardhall.cli.problems import problems_main

        return problems_main(rest)
    if name == "games":
        from cardhall.cli.games import games_main

        return games_main(rest)
    if name == "play":
        from cardhall.cli.play import play_main

        return play_main(rest)
    if name == "simulate":
        from cardhall.cli.simulate import simulate_main

        return simulate_main(rest)
    if name == "boards":
        from cardhall.cli.boards import boards_main

        return boards_main(rest)
    if name == "openapi":
        from cardhall.cli.openapi import openapi_main

        return openapi_main(rest)
    print(f"There is no command {name!r}.\n\n{USAGE}", file=sys.stderr)
    return 2
