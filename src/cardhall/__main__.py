"""``python -m cardhall`` is the command ``cardhall``."""

import sys

from cardhall.cli import main

sys.exit(main())
