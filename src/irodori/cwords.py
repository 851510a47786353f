"""The words that rules are written with, as C and Cython know them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeGuard, cast

HERE = Path(__file__).resolve().parent
BITS = HERE / "core" / "bits.py"
BITS_H = HERE / "core" / "bits.h"

KIND = {"Mask": "Mask", "long long": "int", "double": "float"}
SIGNATURE = re.compile(r"^static inline (Mask|long long|double) (\w+)\((.*?)\)", re.MULTILINE)
WORDS = {  # the functions of bits.h: what each gives, what it takes
    name: (KIND[gives], [KIND[argument.rpartition(" ")[0]] for argument in takes.split(", ")])
    for gives, name, takes in SIGNATURE.findall(BITS_H.read_text(encoding="utf-8"))
} | {"exp": ("float", ["float"]), "log": ("float", ["float"])}
ON_ARRAYS = {"clear_shorts": "short *, long long, long long", "spread": "unsigned char *, long long, Mask"}
C = {"int": "long long", "Mask": "Mask", "bool": "bint", "None": "void", "float": "double"}
FIELD = {"int": "int", "Mask": "Mask", "bool": "bint", "float": "double"}
ARRAY = {"cells": "unsigned char", "masks": "Mask", "numbers": "int", "reals": "double", "snapshots": "unsigned char"}
ITEM = {"cells": "int", "masks": "Mask", "numbers": "int", "reals": "float", "shorts": "int"}
LENT = ARRAY | {"shorts": "short"}
NOTE = "long long kind, long long seat, long long a, long long b"
HEAP = 512  # an array of more items is allocated apart, in a class whose objects are not copied as a block
BY_HAND = {"__init__", "telling", "__new__", "fields_at_start", "fields", "copy", "twin", "note", "save", "restore"}

ADDRESS = [  # of what somebody lends; whoever holds the lender holds the address
    "from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer",
    "cdef void *address_in(object lender, Py_ssize_t size) except NULL:",
    "    cdef Py_buffer seen",
    "    PyObject_GetBuffer(lender, &seen, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE)",
    "    PyBuffer_Release(&seen)",
    "    if seen.itemsize != size:",
    "        raise ValueError(f'items of {size} bytes are needed, not of {seen.itemsize}')",
    "    return seen.buf",
]

GUARDS = {  # what Python may ask for; inside C nothing is checked
    "pick": ("0 <= k < popcount(self.c_legal(seat))", "seat {seat} has no legal choice number {k}"),
    "play": (
        "0 <= choice < 64 and self.c_actors() & bit(seat) and self.c_legal(seat) & bit(choice)",
        "seat {seat} may not choose {choice} now",
    ),
    "shuffle": ("self.due > 0", "no deck is due"),
    "deal": ("self.due > 0", "no deck is due"),
    "mix": ("0 <= first <= first + count <= end <= sizeof(self.deck)", "first, count and end lie in the deck"),
}

WRITTEN_WITH: dict[str, object] = {}
exec(BITS.read_text(encoding="utf-8"), WRITTEN_WITH)
SNAPSHOT = cast("int", WRITTEN_WITH["SNAPSHOT"])

Value = int | float | tuple[int | float, ...]


def is_value(value: object) -> TypeGuard[Value]:
    items = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
    return bool(items) and all(isinstance(item, int | float) for item in items)


def c_type(value: Value) -> str:
    items = value if isinstance(value, tuple) else (value,)
    return "double" if any(isinstance(item, float) for item in items) else "long long"
