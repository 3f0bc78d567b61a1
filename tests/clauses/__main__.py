"""Which clauses are held by a passing test, and whether each test notices when its clause breaks.

  ./dev clauses                     run the tests that name clauses; print what they hold
  ./dev clauses --break             break each clause in a copy of the program; its tests must fail
  ./dev clauses --break --only ID   one clause (or the beginning of ids, such as RAP)

Exit 1 when a claimed clause (claimed.toml) is not held, or a break is missing or unnoticed.
"""

import argparse
import sys

from tests.clauses.breaking import break_all
from tests.clauses.holding import held_main
from tests.clauses.register import BadBreaksError


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev clauses", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--break", dest="broken", action="store_true")
    parser.add_argument("--only", default="", metavar="ID")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    if asked.broken:
        try:
            return break_all(asked.only, asked.workers)
        except BadBreaksError as error:
            print(error)
            return 1
    return held_main(asked.only, asked.workers)


if __name__ == "__main__":
    sys.exit(main())
