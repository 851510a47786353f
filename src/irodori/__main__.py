"""`python -m irodori` is the command `irodori`."""

import sys

from irodori.terminal.cli import main

sys.exit(main())
