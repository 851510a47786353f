"""The API is as its description says, whatever is sent: schemathesis looks for what is not."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import irodori
from tests.server.play import Server, is_long, people


@pytest.mark.parametrize("where", ["a real table", "any table"])
def test_no_request_surprises_the_api(server: Server, tmp_path: Path, where: str) -> None:
    async def go() -> tuple[str, str]:
        async with people(server, "Aki") as (aki,):
            table = (await aki.post("/tables", {"game": min(irodori.games())}))["id"]
            return table, aki.cookie

    table, cookie = asyncio.run(go())
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table_id" = "{table}"\n' if where == "a real table" else "")
    program = Path(sys.executable).with_name("st")
    url = f"{server.url}/api/schema/openapi.json"
    command = [program, "--config-file", config, "run", url, "--phases", "coverage,fuzzing", "--no-color"]
    command += ["--max-examples", "200" if is_long() else "8", "-H", f"Cookie: {cookie}", "--continue-on-failure"]
    command += ["--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=500)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
