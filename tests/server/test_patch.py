"""Differences lead from any value to any other."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from irodori.core.patch import applied
from irodori.server.patch import difference

leaf = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
value = st.recursive(
    leaf, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("xy", max_size=1), inner)
)
table = st.dictionaries(st.text("xyz", max_size=1), value)


@given(table, table)
def test_applying_the_difference_gives_the_other(old: Any, new: Any) -> None:
    assert applied(copy.deepcopy(old), copy.deepcopy(difference(old, new))) == new


def test_a_card_more_is_a_few_bytes() -> None:
    assert difference({"hand": ["1", "2", "9"]}, {"hand": ["1", "2", "5", "9"]}) == [[["hand"], 2, 0, ["5"]]]
    assert difference({"hands": [3, ["1"], 4]}, {"hands": [3, ["1"], 5]}) == [[["hands", 2], 5]]
    assert difference({"a": 1}, {"a": 1}) == []
