"""The site: the pages of this folder, the rules, and the reference that the code itself gives.

python docs/build.py [FOLDER]      writes FOLDER/site (default: build/docs), strictly: any warning is an error
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/irodori"
LANGUAGES = {"ja": "日本語", "en": "English", "fr": "français", "de": "Deutsch"}

Schema = dict[str, Any]

PYTHON: dict[str, dict[str, list[str]]] = {
    "irodori": {
        "core/game.py": ["Game"],
        "core/position.py": ["Position"],
        "core/record.py": ["Record", "load"],
        "core/info.py": ["GameInfo"],
        "core/errors.py": [
            "IrodoriError", "IllegalMove", "SetupError", "EditionError", "DeckError", "RecordError", "ViewError",
            "UnknownGame",
        ],
        "__init__.py": ["games", "engine"],
    },
    "irodori.core.laws": {"core/laws.py": ["check", "LawBroken"]},
    "irodori.core.state": {"core/state.py": ["State"]},
    "irodori.words": {"words.py": ["t", "has", "name", "names", "refusal", "because"]},
    "irodori.bots": {"bots/bot.py": ["make", "Bot"], "bots/levels.py": ["names"]},
    "irodori.bots.hint": {"bots/hint.py": ["hint", "Hint"]},
    "irodori.adapters.vector": {"adapters/vector.py": []},
    "irodori.adapters.observation": {"adapters/observation.py": []},
    "irodori.adapters.pettingzoo": {"adapters/pettingzoo.py": []},
    "irodori.adapters.single": {"adapters/single.py": []},
    "irodori.adapters.openspiel": {"adapters/openspiel.py": []},
    "irodori.adapters.data": {"adapters/data.py": []},
}  # fmt: skip
"""What the page of Python names: module -> file -> names, in this order; none: all that have a docstring."""


WIDE = 92
"""A signature that is longer has a line for each argument."""


# ---- pages that stand in the repository

ELSEWHERE = {
    "../CONTRIBUTING.md": "contributing.md",
    "../CHANGELOG.md": "changelog.md",
    "../README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "../src/irodori/games": "rules/index.md",
}


def gather(pages: Path) -> None:
    shutil.rmtree(pages, ignore_errors=True)
    (pages / "api").mkdir(parents=True)
    (pages / "rules").mkdir()
    sources = {path.name: path for path in (ROOT / "docs").glob("*.md")}
    sources |= {"contributing.md": ROOT / "CONTRIBUTING.md", "changelog.md": ROOT / "CHANGELOG.md"}
    for name, path in sources.items():
        (pages / name).write_text(linked(path.read_text(encoding="utf-8")), encoding="utf-8")
    for folder in ("pictures", "style", "transcripts"):
        if (ROOT / "docs" / folder).is_dir():
            shutil.copytree(ROOT / "docs" / folder, pages / folder)
    shutil.copytree(ROOT / "web/src/style/ja", pages / "style/ja")  # Japanese letters for a device that has none
    (pages / "api/python.md").write_text("\n".join(python()), encoding="utf-8")
    description = openapi()
    (pages / "api/openapi.json").write_bytes(description[0])
    (pages / "api/http.md").write_text("\n".join(http(description[1])), encoding="utf-8")
    rules(pages / "rules")


def linked(text: str) -> str:
    """Links to files beside this folder lead to their pages."""
    return re.sub(r"\]\(([^)#\s]+)", lambda link: f"]({ELSEWHERE.get(link[1], link[1])}", text)


def rules(pages: Path) -> None:
    folders = {"all": PACKAGE, **{path.parent.name: path.parent for path in sorted(PACKAGE.glob("games/*/rules.py"))}}
    lines = [
        "# Rules",
        "",
        "Every rule has a number, which a refused move shows. The same texts stand in the terminal ",
    ]
    lines += ["(`irodori rules GAME`) and in the browser.", ""]
    lines += ["| | " + " | ".join(LANGUAGES.values()) + " |", "|---" * (len(LANGUAGES) + 1) + "|"]
    for key, folder in folders.items():
        titles: dict[str, str] = {}
        for language in LANGUAGES:
            text = (folder / f"RULES.{language}.md").read_text(encoding="utf-8")
            titles[language] = text.split("\n", 1)[0].removeprefix("# ")
            (pages / f"{key}.{language}.md").write_text(text, encoding="utf-8")
        links = [f"[{titles[language]}]({key}.{language}.md)" for language in LANGUAGES]
        lines.append(f"| **{titles['en']}** | " + " | ".join(links) + " |")
    (pages / "index.md").write_text("\n".join([*lines, ""]), encoding="utf-8")


# ---- Python, from the docstrings: the files are read and not imported, so that no library is needed


def python() -> Iterator[str]:
    yield "# Python\n"
    yield "What programs may rely on. Everything else may change with any version.\n"
    for module, files in PYTHON.items():
        yield f"## {module}\n"
        for number, (file, wanted) in enumerate(files.items()):
            tree = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
            if not wanted and number == 0:
                yield told(tree)
            found = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
            names = wanted or [name for name, node in found.items() if name[0] != "_" and ast.get_docstring(node)]
            for name in names:
                yield from described(found[name])


def described(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    yield f"### {node.name}\n"
    if isinstance(node, ast.FunctionDef):
        yield f"```python\n{signature(node)}\n```\n\n{told(node)}"
        return
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    if "__init__" in methods:
        yield f"```python\n{signature(methods['__init__'], node.name)}\n```\n"
    yield told(node)
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
    for field in fields:
        text = field_text(node, field)
        if text and not ast.unparse(field.target).startswith("_"):
            yield f"- `{ast.unparse(field.target)}: {ast.unparse(field.annotation)}`: {text}"
    yield ""
    for name, part in methods.items():
        if name[0] != "_" and ast.get_docstring(part):
            yield f"```python\n{node.name}.{signature(part).removeprefix('def ')}\n```\n\n{told(part)}"


def field_text(node: ast.ClassDef, field: ast.AnnAssign) -> str:
    """The string below a field, as it is written in this project."""
    after = node.body[node.body.index(field) + 1 :][:1]
    if after and isinstance(after[0], ast.Expr) and isinstance(after[0].value, ast.Constant):
        return " ".join(str(after[0].value.value).split())
    return ""


def signature(node: ast.FunctionDef, name: str | None = None) -> str:
    if {ast.unparse(mark) for mark in node.decorator_list} & {"property", "cached_property"}:
        return f"{node.name} -> {ast.unparse(node.returns) if node.returns else 'None'}"
    parts = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    gives = f" -> {ast.unparse(node.returns)}" if node.returns and name is None else ""
    whole = f"{'' if name else 'def '}{name or node.name}({parts}){gives}"
    if len(whole) > WIDE:
        parts = "".join(f"\n    {part}," for part in re.split(r", (?![^\[(]*[\])])", parts))
        whole = f"{'' if name else 'def '}{name or node.name}({parts}\n){gives}"
    return whole


def told(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as Markdown; what it shows at the prompt is code."""
    text = ast.get_docstring(node) or ""
    return re.sub(r"((?:^>>> .*\n?(?:^(?!>>>|\s*$).*\n?)*)+)", r"```pycon\n\1\n```\n", text, flags=re.MULTILINE) + "\n"


# ---- HTTP and WebSocket, from what the server itself says


def openapi() -> tuple[bytes, Schema]:
    from msgspec import json

    from irodori.server.app import litestar
    from irodori.server.config import Config
    from irodori.server.house import House
    from irodori.server.openapi import description

    house = House(Config(database="sqlite:///:memory:", secret="x" * 40))  # never opened: only asked what it answers
    text = json.encode(description(litestar(house)))
    return json.format(text), json.decode(text)


def http(api: Schema) -> Iterator[str]:
    schemas: Schema = api["components"]["schemas"]
    yield "# HTTP and WebSocket\n"
    yield "The server describes itself at `/api/schema/openapi.json`; this page is made from that description"
    yield "([openapi.json](openapi.json)). Bodies and answers are JSON. What is refused is answered with a `Problem`.\n"
    groups: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in sorted(api["paths"].items()):
        for method, call in methods.items():
            groups.setdefault(call["tags"][0], []).append((path, method, call))
    for tag, calls in groups.items():
        yield f"## {tag.capitalize()}\n"
        yield "| | | takes | answers |\n|---|---|---|---|"
        for path, method, call in calls:
            parameters: list[Schema] = call.get("parameters", [])
            given = [f"`?{part['name']}`" for part in parameters if part["in"] == "query"] + kinds(
                call.get("requestBody")
            )
            answers: Schema = call["responses"]
            gives = kinds(next((one for code, one in answers.items() if code.startswith("2")), None))
            yield f"| `{method.upper()} {path}` | {call['summary']} | {', '.join(given)} | {', '.join(gives)} |"
        yield ""
    yield "## What is sent and answered\n"
    words = told_of_classes()
    for name, schema in sorted(schemas.items()):
        yield f"### {name}\n"
        if name in words:
            yield words[name] + "\n"
        yield "| field | | |\n|---|---|---|"
        for field, part in schema.get("properties", {}).items():
            must = "" if field in schema.get("required", []) else "may be left out"
            yield f"| `{field}` | {kind(part)} | {must} |"
        yield ""
    yield from socket()


def told_of_classes() -> dict[str, str]:
    """What the classes of the routes say of themselves, which the description leaves out."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((PACKAGE / "server/routes").glob("*.py"))]
    found = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: told(node).strip() for node in found if ast.get_docstring(node)}


def kinds(body: Schema | None) -> list[str]:
    contents: Schema = (body or {}).get("content", {})
    return [kind(one.get("schema", {})) for one in contents.values()]


def kind(schema: Schema) -> str:
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if choices := schema.get("oneOf"):
        return " or ".join(kind(one) for one in choices)
    if choices := schema.get("enum"):
        return ", ".join(f"`{one}`" for one in choices)
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def socket() -> Iterator[str]:
    """What a client may send over a table's socket, from the classes that read it."""
    yield "## The socket of a table\n"
    yield "`/api/tables/{id}/socket?since=N` sends the table, then what changes. A client sends one JSON object"
    yield "a message: `do` says what, `id` is new for each message, and the answer bears it as `answer`. A move names"
    yield "the decision that it answers, so what comes late or twice is told so and never played twice.\n"
    yield "| `do` | with | |\n|---|---|---|"
    tree = ast.parse((PACKAGE / "server/messages.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            tag = next((word.value for word in node.keywords if word.arg == "tag"), None)
            if isinstance(tag, ast.Constant):
                fields = [f"`{ast.unparse(part.target)}`" for part in node.body if isinstance(part, ast.AnnAssign)]
                text = " ".join((ast.get_docstring(node) or "").split())
                yield f"| `{tag.value}` | {', '.join(fields)} | {text} |"
    yield ""


def build(folder: Path) -> int:
    """The exit code of the builder, which stops at the first warning."""
    folder.mkdir(parents=True, exist_ok=True)
    gather(folder / "docs")
    shutil.copy(ROOT / "mkdocs.yml", folder / "mkdocs.yml")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(folder / "mkdocs.yml")]
    return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "build/docs"
    code = build(target)
    if not code:
        print(f"{target / 'site/index.html'}")
    sys.exit(code)
