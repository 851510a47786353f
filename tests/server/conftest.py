from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.server.play import Engine, Server, is_long

ENGINES = ["sqlite"] if sys.platform == "win32" else ["sqlite", "postgresql", "three"]
"""`three`: three processes over PostgreSQL, and each request goes to the next."""
SHORT = {
    "sqlite": set[str](),
    "postgresql": {"test_crash", "test_lobby", "test_play", "test_store", "test_time"},
    "three": {"test_lobby", "test_play"},
}
"""Modules that run on an engine also in the short run; all run on SQLite."""
ONLY = {"test_processes": "postgresql", "test_hosting": "sqlite"}
"""Modules that choose their databases themselves."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sqlite: this test is about files, and needs no other database")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test with a database runs on every engine."""
    if "server" in metafunc.fixturenames or "tmp_path" in metafunc.fixturenames:
        module = metafunc.definition.path.stem
        alone = metafunc.definition.get_closest_marker("sqlite") is not None
        wanted = [name for name in ENGINES if name == "sqlite" or (not alone and (is_long() or module in SHORT[name]))]
        if module in ONLY:
            wanted = [ONLY[module]]
        metafunc.parametrize("engine", wanted, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    name = getattr(request, "param", "sqlite")
    Engine.name, Engine.processes = "sqlite" if name == "sqlite" else "postgresql", 3 if name == "three" else 1
    yield name
    Engine.name, Engine.processes = "sqlite", 1


@pytest.fixture(scope="module")
def server(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert engine
    found = Server(tmp_path_factory.mktemp("server")).start()
    try:
        yield found
        assert '"error":' not in found.log, found.log
    finally:
        found.stop()
