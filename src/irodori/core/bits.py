"""What rules are written with: small integers, sets of numbers below 64 as bits, fixed arrays, and chance.

A rules file uses these and nothing else, so it runs under CPython as it stands and compiles to plain C, where
`irodori.build` puts C functions of the same names and results in their place.
"""

from __future__ import annotations

import math
from contextlib import nullcontext
from typing import TypeAlias

Mask: TypeAlias = int
"""A set of numbers from 0 to 63, one bit each; 64 bits without a sign when compiled."""
Masks: TypeAlias = list[int]
Cells: TypeAlias = bytearray
"""Numbers from 0 to 255: cards, counts."""
Numbers: TypeAlias = list[int]
Reals: TypeAlias = list[float]
"""For what thinks about a game; a state has none."""
Snapshots: TypeAlias = list[dict[str, "int | bytearray | list[int]"]]
"""Places to `save` a state's fields in and to `restore` them from."""
SNAPSHOT = 1024
"""Bytes of a compiled place; a state is smaller."""

nogil = nullcontext()
"""`with nogil:` lets other threads run when compiled."""


def masks(count: int) -> Masks:
    return [0] * count


def cells(count: int) -> Cells:
    return bytearray(count)


def numbers(count: int) -> Numbers:
    return [0] * count


def reals(count: int) -> Reals:
    return [0.0] * count


def snapshots(count: int) -> Snapshots:
    return [{} for _ in range(count)]


# Arrays of somebody else's, a NumPy array's for example: set as a memoryview of one dimension, used where they are.


def lent_masks() -> Masks:
    return []


def lent_cells() -> Cells:
    return bytearray()


def lent_shorts() -> Numbers:
    """Whole numbers of 16 bits."""
    return []


def lent_numbers() -> Numbers:
    return []


def lent_reals() -> Reals:
    return []


def lent_snapshots() -> Snapshots:
    """Compiled, SNAPSHOT bytes for each place."""
    return []


def bit(n: int) -> Mask:
    """The set {n}. Never `1 << n`: C would shift a 32-bit one and lose cards."""
    return 1 << n


def span(start: int, count: int) -> Mask:
    """The set {start, …, start + count - 1}; count is below 64."""
    return (1 << count) - 1 << start


def without(these: Mask, those: Mask) -> Mask:
    return these & (these ^ those)


def after(n: int, count: int) -> int:
    """The number after n, from 0 to count - 1 and round again."""
    return (n + 1) % count


def popcount(these: Mask) -> int:
    return these.bit_count()


def lowest(these: Mask) -> int:
    return (these & -these).bit_length() - 1


def highest(these: Mask) -> int:
    return these.bit_length() - 1


def nth(these: Mask, k: int) -> int:
    """The k-th smallest number of the set, counted from 0."""
    for _ in range(k):
        these &= these - 1
    return (these & -these).bit_length() - 1


Parts: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""The parts of an observation in their order: name and shape."""


def length(parts: Parts) -> int:
    return sum(math.prod(shape) for _, shape in parts)


def begin(parts: Parts, name: str) -> int:
    """Where a part lies."""
    return length(parts[: [part for part, _ in parts].index(name)])


def clear_shorts(these: Numbers, first: int, count: int) -> None:
    for i in range(first, first + count):
        these[i] = 0


def spread(these: Cells, first: int, numbers: Mask) -> None:
    """A set as 64 cells, each 0 or 1."""
    for n in range(64):
        these[first + n] = numbers >> n & 1


_ALL = (1 << 64) - 1


def seeded(seed: int) -> Mask:
    """A starting point for `stepped`, spread over all 64 bits (SplitMix64's finish)."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _ALL
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & _ALL
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & _ALL
    return x ^ x >> 31


def stepped(x: Mask) -> Mask:
    return (x * 6364136223846793005 + 1442695040888963407) & _ALL


def scaled(x: Mask, count: int) -> int:
    """A number below `count` from a stepped one (PCG's XSH-RS output, then Lemire's multiplication)."""
    return (((x ^ x >> 22) >> 22 + (x >> 61)) & 0xFFFFFFFF) * count >> 32


def square_root(x: float) -> float:
    return math.sqrt(x)


def whole(x: float) -> int:
    """Without what stands behind the point."""
    return int(x)


exp = math.exp
log = math.log
