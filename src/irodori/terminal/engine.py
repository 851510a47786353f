"""`irodori engine`."""

from __future__ import annotations

import argparse

import irodori


def run(_: argparse.Namespace) -> int:
    print(irodori.engine())
    for key, game in irodori.games().items():
        print(f"  {key}: {game.engine()}")
    print("`python -m irodori.build` compiles the rules; it needs Cython and a C compiler.")
    print("IRODORI_ENGINE=interpreted or IRODORI_ENGINE=compiled chooses one for a run.")
    return 0
