"""What holds for the repository as a whole: what it may name, what may import what, how long a file may grow."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/irodori"
GAMES = PACKAGE / "games"
LONGEST = 500

FOREIGN = re.compile(rb"\b(?:pypi|pythonhosted|npmjs|debian)\.(?:org|com|net)\b|(?<![\w.])/(?:work|root)\b|\.\./shared")


def files() -> list[Path]:
    """Tracked, or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def sources() -> list[Path]:
    return [path for path in files() if path.suffix == ".py" and path.is_relative_to(PACKAGE)]


def is_test(path: Path) -> bool:
    return path.name.startswith("test_") or path.name == "conftest.py"


def test_no_file_names_a_package_registry_or_a_folder_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip().decode()}"
        for path in files()
        if b"\0" not in (content := path.read_bytes())
        for number, line in enumerate(content.splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert not found, "\n".join(found)


def pins(path: Path) -> dict[str, str]:
    """Each requirement of a pinned file with all that belongs to it, its hashes too."""
    entries = path.read_text().replace("\\\n", " ").splitlines()
    return {re.split(r"[=\s]", entry)[0]: entry for entry in entries if entry and not entry.lstrip().startswith("#")}


def test_requirements_are_pinned_by_hash_and_name_no_address() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        for name, entry in pins(path).items():
            assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry), f"{path.name}: {name}"
            assert not re.search(r"://| @ |--index|--extra|--find", entry), f"{path.name}: {name}"


def test_what_is_asked_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {"dev": list[str](project["dependencies"])}
    for path in sorted((ROOT / "requirements").glob("*.in")):
        lines = [line for line in path.read_text().splitlines() if re.match(r"\w", line)]
        asked.setdefault(path.stem, []).extend(lines)
    for stem, lines in asked.items():
        names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in lines}
        assert names <= pins(ROOT / f"requirements/{stem}.txt").keys(), stem


def test_the_license_begins_with_whose_games_these_are() -> None:
    first, _, rest = (ROOT / "LICENSE").read_text().partition("\n\n")
    assert first.startswith("The games, their names and their art belong to their makers")
    assert rest.startswith("MIT License\n")
    assert "The Irodori authors" in rest


def test_do_parses_on_an_old_python() -> None:
    ast.parse((ROOT / "do").read_text(), feature_version=(3, 6))


def test_no_source_file_is_long() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in sources()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Every name that a file imports, in full and split at its dots."""
    package = path.relative_to(ROOT / "src").parent.parts
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            near = package[: len(package) + 1 - node.level] if node.level else ()
            source = (*near, *(node.module.split(".") if node.module else ()))
            yield from ((*source, alias.name) for alias in node.names)


DOORS = {"server", "terminal", "adapters"}


def may_import(area: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """area: where the importing file lives below irodori, ("games", "<key>") for a game's."""
    inside = name[0] == "irodori"
    match area[0]:
        case "core":
            return name[1:2] == ("core",) if inside else name[0] in sys.stdlib_module_names
        case "games":
            return name[1:2] == ("core",) or name[1:3] == area if inside else name[0] in sys.stdlib_module_names
        case "bots":
            return not inside or name[1:2] in {("bots",), ("core",), ("games",)}
        case door if door in DOORS:
            return not inside or not {*name[1:2]} & (DOORS - {door})
        case _:
            return True


def test_imports_point_inward() -> None:
    backward = [
        f"{path.relative_to(ROOT)} imports {'.'.join(name)}"
        for path in sources()
        if not is_test(path)
        for area in [path.relative_to(PACKAGE).parts]
        for name in imports(path)
        if not may_import(area[:2] if area[0] == "games" else area[:1], name)
    ]
    assert not backward, "\n".join(backward)


def test_only_a_game_s_own_folder_names_the_game() -> None:
    keys = {folder.name for folder in GAMES.iterdir() if folder.is_dir() and not folder.name.startswith("_")}
    named = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}"
        for path in files()
        if path.name == "do" or path.suffix == ".py"
        if not is_test(path) and path.relative_to(ROOT).parts[0] not in {"tests", "bench", "docs"}
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in keys
        if not path.is_relative_to(GAMES / node.value)
    ]
    assert not named, "\n".join(named)
