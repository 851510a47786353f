"""What compiled classes beside the rules have in common: fields declared in the class, arrays of one's own."""

from __future__ import annotations

from typing import Any, Self


class Fields:
    def __new__(cls, *_: Any, **__: Any) -> Self:
        self = object.__new__(cls)
        for owner in reversed(cls.__mro__):
            for name, value in vars(owner).items():
                if isinstance(value, bytearray | list) and not name.startswith("_"):
                    setattr(self, name, value[:])
        return self
