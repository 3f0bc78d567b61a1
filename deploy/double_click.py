"""What a double click starts: the window; with words behind it, the command ``cardhall``."""

import multiprocessing
import sys

from cardhall.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # bots think in processes of their own
    sys.exit(main(sys.argv[1:] or ["window"]))
