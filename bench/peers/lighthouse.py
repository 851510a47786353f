"""Lighthouse, and a browser for it: how good a page is on a phone with a slow line, as Google's own tool counts it."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any, cast

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "lighthouse"
KINDS = ("performance", "accessibility", "best-practices")
TRIES = 3
"""On a busy machine a visit sometimes begins before Lighthouse listens (NO_NAVSTART)."""
AUDIT = dict[str, Any]


def node() -> tuple[Path, list[str | Path]]:
    """The page's own node, and how npm is started there."""
    found = runpy.run_path(str(HERE.parents[1] / "web/build.py"))["node"]()
    assert found, "there is no node"
    return cast("tuple[Path, list[str | Path]]", found)


def installed() -> Path:
    """What package-lock.json pins, fetched once into the user's cache."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "irodori-bench-lighthouse"
    stamp, lock = folder / "stamp.txt", (SOURCE / "package-lock.json").read_text(encoding="utf-8")
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
        folder.mkdir(parents=True, exist_ok=True)
        for file in SOURCE.iterdir():
            shutil.copy(file, folder)
        home, npm = node()
        path = os.pathsep.join((str(home), os.environ.get("PATH", "")))
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PATH": path})
        stamp.write_text(lock, encoding="utf-8")
    return folder


def audited(url: str, chromium: str, flags: list[str], cookie: str = "") -> AUDIT:
    """Lighthouse's whole answer for an address, by its mobile profile."""
    program = installed() / "node_modules/lighthouse/cli/index.js"
    command: list[str | Path] = [node()[0] / "node", program, url, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(KINDS)}", f"--chrome-flags={' '.join(['--headless=new', *flags])}"]
    if cookie:
        command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    environment = {**os.environ, "CHROME_PATH": chromium}
    said = ""
    for _ in range(TRIES):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return cast("AUDIT", json.loads(done.stdout))
        said = done.stderr
    raise RuntimeError(said)


def scores(audit: AUDIT) -> dict[str, int]:
    return {kind: round(100 * (audit["categories"][kind]["score"] or 0)) for kind in KINDS}


def missed(audit: AUDIT, kind: str) -> list[str]:
    """What cost points, with what Lighthouse says of it."""
    found: list[str] = []
    for part in audit["categories"][kind]["auditRefs"]:
        one = audit["audits"][part["id"]]
        if part["weight"] and one["score"] is not None and one["score"] < 1:
            items = cast("list[AUDIT]", cast("AUDIT", one.get("details") or {}).get("items") or [])[:4]
            places = [str(cast("AUDIT", item.get("node") or item).get("snippet") or item)[:160] for item in items]
            shown = one.get("displayValue") or ", ".join(places)
            found.append(f"{part['id']} {one['score']}: {shown}")
    return found
