"""One folder a game; `irodori` finds them by looking here.

The package can be called: `irodori.games()` is the games by key, also where an import machinery has put the package of
that name in place of the function.
"""

from __future__ import annotations

import sys
from types import ModuleType

from irodori.core import info


class Games(ModuleType):
    def __call__(self) -> dict[str, info.GameInfo]:
        return dict(info.known)


sys.modules[__name__].__class__ = Games
