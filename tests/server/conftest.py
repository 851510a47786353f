from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.play import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server")).start()
    try:
        yield found
        assert '"error":' not in found.log, found.log
    finally:
        found.stop()
