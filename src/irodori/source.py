"""A rules file as it is written: read, and judged where that needs no types."""

from __future__ import annotations

import ast
from pathlib import Path


class BuildError(Exception):
    """The rules cannot be compiled: the message names file and line."""


def refusal(path: Path, node: ast.AST, reason: str) -> BuildError:
    return BuildError(f"{path}:{getattr(node, 'lineno', 0)}: {reason}")


def parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise BuildError(f"{path}:{error.lineno}: {error.msg}") from None
    except ValueError as error:
        raise BuildError(f"{path}: this is no text in UTF-8: {error}") from None


def always_returns(body: list[ast.stmt]) -> bool:
    """Whether these statements cannot be run to their end without a return."""
    match body[-1]:
        case ast.Return() | ast.Raise():
            return True
        case ast.If(_, then, otherwise):
            return bool(otherwise) and always_returns(then) and always_returns(otherwise)
        case ast.With(_, inner):
            return always_returns(inner)
        case ast.While(ast.Constant(True), inner):
            return not breaks(inner)
        case _:
            return False


def breaks(body: list[ast.stmt]) -> bool:
    """Whether a loop with this body can be left by a break."""
    return any(
        isinstance(node, ast.Break) or (isinstance(node, ast.If) and (breaks(node.body) or breaks(node.orelse)))
        for node in body
    )


def check_whole(path: Path, written: ast.ClassDef, methods: dict[str, ast.FunctionDef]) -> None:
    """What the contract asks for without an answer of its own must be there."""
    for name, method in methods.items():
        if ast.unparse(method.body[-1]) == "raise NotImplementedError":
            raise refusal(path, written, f"the class {written.name} lacks {name}()")
