from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.server.play import Engine, Server, is_long

ENGINES = ["sqlite"] if sys.platform == "win32" else ["sqlite", "postgresql"]
USUAL = {"test_crash", "test_lobby", "test_play", "test_store", "test_time"}
"""Modules that run on both engines also in the short run."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sqlite: this test is about files, and needs no other database")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test with a database runs on every engine."""
    if "server" in metafunc.fixturenames or "tmp_path" in metafunc.fixturenames:
        both = is_long() or metafunc.definition.path.stem in USUAL
        alone = metafunc.definition.get_closest_marker("sqlite") is not None
        metafunc.fixturenames.insert(0, "engine")
        engines = ENGINES if both and not alone else ENGINES[:1]
        metafunc.parametrize("engine", engines, indirect=True, scope="module")


@pytest.fixture(scope="module")
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    Engine.name = getattr(request, "param", "sqlite")
    yield Engine.name
    Engine.name = "sqlite"


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert engine == Engine.name
    found = Server(tmp_path_factory.mktemp("server")).start()
    try:
        yield found
        assert '"error":' not in found.log, found.log
    finally:
        found.stop()
