"""From plain typed Python to Cython: a game's rules, what bots and learners know of it, search and batch, as one unit.

The contract and the rules become one class; `insight.py` and `observer.py` beside the rules, where they are,
`bots/search.py` and `core/batch.py` become more, which call each other directly. No class has virtual calls, and their
methods hold no Python object.
"""

from __future__ import annotations

import ast
from contextlib import suppress
from pathlib import Path

from irodori.cwords import (
    ADDRESS, ARRAY, BITS_H, BY_HAND, FIELD, GUARDS, HEAP, ITEM, LENT, NOTE, ON_ARRAYS, SNAPSHOT, WORDS, WRITTEN_WITH,
    C, Value, c_type, is_value,
)  # fmt: skip
from irodori.source import BuildError, always_returns, check_whole, parsed, refusal

HERE = Path(__file__).resolve().parent
STATE = HERE / "core" / "state.py"
INSIGHT = HERE / "core" / "insight.py"
SEARCH = HERE / "bots" / "search.py"
OBSERVER = HERE / "core" / "observer.py"
BATCH = HERE / "core" / "batch.py"

CACHE_LINE = 64  # around what one thread writes: two searches side by side must not wait for each other's


class Unit:
    """A rules file with all that is compiled beside it."""

    def __init__(self, rules: Path) -> None:
        self.constants: dict[str, Value] = {}
        self.words = WRITTEN_WITH
        state = Part(self, STATE, rules)
        insight = Part(self, INSIGHT, *beside(rules, "insight.py"))
        observer = Part(self, OBSERVER, *beside(rules, "observer.py"))
        self.parts = {part.name: part for part in (state, insight, observer, Part(self, SEARCH), Part(self, BATCH))}
        self.aliases = {"State": state.name, "S": state.name, "Insight": insight.name, "Observer": observer.name}
        for part in self.parts.values():
            part.add_fields()

    def kind_named(self, annotation: str) -> str:
        plain = annotation.split("[", maxsplit=1)[0]
        return self.aliases.get(plain, plain)

    def read(self, path: Path) -> ast.ClassDef:
        """A file's class. What stands before it is run, as an import would, and the numbers that it names are kept."""
        found: ast.ClassDef | None = None
        names: dict[str, object] = {**self.words, **self.constants}
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef):
                if found is not None:
                    raise refusal(path, node, f"this file must hold one class, and {found.name} is one already")
                found = node
            elif isinstance(node, ast.Assign | ast.AnnAssign | ast.FunctionDef):
                try:
                    exec(compile(ast.Module([node], []), str(path), "exec", annotations.compiler_flag), names)
                except NameError:  # an alias of types that are not needed here
                    pass
                except Exception as error:
                    raise refusal(path, node, f"{type(error).__name__}: {error}") from None
        if found is None:
            raise BuildError(f"{path}: this file must hold one class")
        for name, value in names.items():
            if name not in self.words and is_value(value) and self.constants.setdefault(name, value) != value:
                raise refusal(path, found, f"{name} is another constant elsewhere in this unit")
        return found

    def value(self, node: ast.expr) -> Value:
        """What an expression of constants is worth; ValueError if it is none."""
        try:
            found = eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, dict(self.constants))
        except (NameError, TypeError, AttributeError, ZeroDivisionError) as error:
            raise ValueError(str(error)) from None
        if is_value(found):
            return found
        raise ValueError(f"{found!r} is no number")

    def pyx(self) -> str:
        header = BITS_H.read_text("utf-8").replace("\\", "\\\\") + self.tables()
        lines = [
            "# cython: binding=False, always_allow_keywords=False",
            "# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=False, embedsignature=False",
            f'cdef extern from *:\n    """{header}    """',
            "    ctypedef unsigned long long Mask",
            "    bint rarely(bint) nogil",
            "    void *memcpy(void *, const void *, size_t) nogil",
            "    void *memset(void *, int, size_t) nogil",
            "    void *calloc(size_t, size_t) nogil",
            "    void free(void *) nogil",
        ]
        for name, (gives, takes) in WORDS.items():
            lines.append(f"    {C[gives]} {name}({', '.join(C[t] for t in takes)}) noexcept nogil")
        for name, takes in ON_ARRAYS.items():
            lines.append(f"    void {name}({takes}) noexcept nogil")
        for name, value in self.constants.items():
            lines.append(f"    const {c_type(value)} {name}" + (f"[{len(value)}]" if isinstance(value, tuple) else ""))
        lines += ["cimport cython", *ADDRESS, ""]
        for part in self.parts.values():
            lines += part.written()
        return "\n".join(lines) + "\n"

    def tables(self) -> str:
        text = ""
        for name, value in self.constants.items():
            if isinstance(value, tuple):
                text += f"static const {c_type(value)} {name}[{len(value)}] = {{{', '.join(map(str, value))}}};\n"
            else:
                text += f"#define {name} {value if isinstance(value, float) else f'{int(value)}LL'}\n"
        return text


def beside(rules: Path, name: str) -> list[Path]:
    """What a game's folder adds to a contract, if it does."""
    own = rules.with_name(name)
    return [own] if own.exists() else []


class Part:
    """One class of a unit: read from one source, or from a contract and what fulfils it."""

    def __init__(self, unit: Unit, *sources: Path) -> None:
        self.unit = unit
        self.path = sources[-1]
        self.is_state = sources[0] == STATE
        nodes = [unit.read(source) for source in sources]
        self.name = nodes[-1].name
        self.body = [member for node in nodes for member in node.body]
        self.fields: dict[str, tuple[str, int, float]] = {}
        """name -> kind, length (0: no array), value at the start"""
        self.lent: dict[str, str] = {}
        """name -> kind of an array that lies elsewhere"""
        self.methods = {member.name: member for member in self.body if isinstance(member, ast.FunctionDef)}
        check_whole(self.path, nodes[-1], self.methods)
        self.contract = {member.name for member in nodes[0].body if isinstance(member, ast.FunctionDef)}

    def add_fields(self) -> None:
        for member in self.body:
            if isinstance(member, ast.AnnAssign):
                self.add_field(member)

    def add_field(self, node: ast.AnnAssign) -> None:
        name, value = ast.unparse(node.target), node.value
        kind = self.unit.kind_named(ast.unparse(node.annotation))
        if value is None:
            if kind in self.unit.parts:
                self.fields[name] = (kind, 0, 0)
        elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ARRAY:
            length = self.unit.value(value.args[0])
            assert isinstance(length, int)
            self.fields[name] = (value.func.id, length, 0)
        elif isinstance(value, ast.Call) and not self.is_state and ast.unparse(value.func).startswith("lent_"):
            self.lent[name] = ast.unparse(value.func).removeprefix("lent_")
        else:
            first = self.unit.value(value)
            if kind not in FIELD or isinstance(first, tuple) or (self.is_state and kind == "float"):
                raise refusal(self.path, node, "a field is an int, a bool, a Mask, or cells(n), masks(n), numbers(n)")
            self.fields[name] = (kind, 0, first)

    def on_heap(self, name: str) -> bool:
        kind, length, _ = self.fields[name]
        return not self.is_state and (length > HEAP or kind == "snapshots")

    def size(self, name: str) -> int:
        kind, length, _ = self.fields[name]
        return length * SNAPSHOT if kind == "snapshots" else length

    def kind_of_field(self, name: str) -> str:
        return self.lent.get(name) or self.fields.get(name, ("int",))[0]

    # ---- types of expressions: a local is a Mask or a float if something that is one is put into it, else an int

    def owner(self, node: ast.expr, known: dict[str, str]) -> Part | None:
        """The class of what an attribute is asked from."""
        if isinstance(node, ast.Name) and node.id == "self":
            return self
        return self.unit.parts.get(self.type_of(node, known))

    def type_of(self, node: ast.expr, known: dict[str, str]) -> str:
        if isinstance(node, ast.Name):
            if node.id in self.unit.constants and c_type(self.unit.constants[node.id]) == "double":
                return "float"
            return known.get(node.id, "int")
        if isinstance(node, ast.Constant):
            return "float" if isinstance(node.value, float) else "int"
        if isinstance(node, ast.Attribute):
            owner = self.owner(node.value, known)
            return owner.kind_of_field(node.attr) if owner else "int"
        if isinstance(node, ast.Subscript):
            kind = self.type_of(node.value, known)
            return "float" if kind == "float" else ITEM.get(kind.split(":")[0], "int")
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return WORDS.get(node.func.id, ("int",))[0]
            owner = self.owner(node.func.value, known) if isinstance(node.func, ast.Attribute) else None
            method = owner.methods.get(node.func.attr) if owner and isinstance(node.func, ast.Attribute) else None
            return ast.unparse(method.returns) if method is not None and method.returns is not None else "int"
        if isinstance(node, ast.UnaryOp):
            return "int" if isinstance(node.op, ast.Not) else self.type_of(node.operand, known)
        if isinstance(node, ast.BinOp):
            left, right = self.type_of(node.left, known), self.type_of(node.right, known)
            if isinstance(node.op, ast.Div) or "float" in (left, right):
                return "float"
            return left if isinstance(node.op, ast.LShift | ast.RShift) or left == "Mask" else right
        if isinstance(node, ast.IfExp):
            kinds = (self.type_of(node.body, known), self.type_of(node.orelse, known))
            return "float" if "float" in kinds else "Mask" if "Mask" in kinds else "int"
        return "int"

    def arguments(self, method: ast.FunctionDef) -> list[tuple[str, str]]:
        kinds = [(a.arg, a.annotation) for a in method.args.args[1:]]
        return [(name, self.unit.kind_named(ast.unparse(kind)) if kind else "int") for name, kind in kinds]

    def locals_of(self, method: ast.FunctionDef) -> dict[str, str]:
        known = dict(self.arguments(method))
        for node in ast.walk(method):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                known[node.target.id] = ast.unparse(node.annotation)
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                known.setdefault(node.target.id, "int")
        assigned = [node for node in ast.walk(method) if isinstance(node, ast.Assign)]
        for node in sorted(assigned, key=lambda node: (node.lineno, node.col_offset)):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id not in known:
                    known[target.id] = self.kind_of(node.value, known)
        return known

    def kind_of(self, value: ast.expr, known: dict[str, str]) -> str:
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ARRAY:
            return f"{value.func.id}:{self.unit.value(value.args[0])}"
        kind = self.type_of(value, known)
        return kind if kind in ("Mask", "float") else "int"

    # ---- what C would get wrong without a word

    def check(self, method: ast.FunctionDef) -> None:
        if ast.unparse(method.returns or ast.Constant(None)) != "None" and not always_returns(method.body):
            raise refusal(
                self.path, method, f"{method.name}() must end with a return: C gives 0 where Python gives None"
            )
        for node in ast.walk(method):
            reason = self.wrong(node)
            if reason:
                raise refusal(self.path, node, reason)

    def known(self, node: ast.expr) -> int | None:
        """A whole number that is written out."""
        with suppress(ValueError):
            return found if isinstance(found := self.unit.value(node), int) else None

    def wrong(self, node: ast.AST) -> str:
        if isinstance(node, ast.BinOp | ast.AugAssign):
            left, right = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
            if isinstance(node.op, ast.LShift) and not isinstance(left, ast.Name) and self.known(left) is not None:
                return "write bit(n) or span(start, count): C would shift a 32-bit literal"
            if isinstance(node.op, ast.Pow) or (self.is_state and isinstance(node.op, ast.Div)):
                return "rules count in whole numbers: no ** and no /"
            if isinstance(node.op, ast.FloorDiv | ast.Mod) and (self.known(right) or 0) <= 0:
                return "divide by a constant above 0: C knows no other safe way"
        elif isinstance(node, ast.Subscript) and (self.known(node.slice) or 0) < 0:
            return "count from the start: C knows no negative index"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            return "write without(these, those): ~ has no sign in C and one in Python"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id not in {*WORDS, *ARRAY, *ON_ARRAYS, "range"}:
                return f"rules do not call {node.func.id}()"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if not any(node.attr in {*part.fields, *part.lent, *part.methods} for part in self.unit.parts.values()):
                return f"there is no field or method {node.attr}"
        elif isinstance(node, ast.Try | ast.With | ast.Raise | ast.ListComp | ast.Dict | ast.JoinedStr):
            return f"rules have no {type(node).__name__.lower()}"
        return ""

    # ---- writing Cython

    def written(self) -> list[str]:
        lines = ["@cython.final", f"cdef class {self.name}:", f"    cdef char room_before[{CACHE_LINE}]"]
        if self.is_state:
            lines += ["    cdef list notes", "    cdef bint telling"]
        for name, (kind, length, _) in self.fields.items():
            if length:
                star, size = ("*", "") if self.on_heap(name) else ("", f"[{length}]")
                lines.append(f"    cdef {ARRAY[kind]} {star}{name}{size}")
            else:
                lines.append(f"    cdef readonly {FIELD.get(kind, kind)} {name}")
        for name, kind in self.lent.items():
            lines += [f"    cdef {LENT[kind]} *{name}", f"    cdef object lender_of_{name}"]
        lines.append(f"    cdef char room_after[{CACHE_LINE}]")
        lines += self.state_host() if self.is_state else self.host()
        lines += self.attributes()
        for method in self.methods.values():
            lines += self.method(method)
        return lines

    def address(self, name: str) -> str:
        return f"<char *>self.{name}" if self.fields[name][1] else f"<char *>&self.{name}"

    def starts(self) -> list[str]:
        return [f"        self.{n} = {v}" for n, (_, length, v) in self.fields.items() if not length and v]

    def host(self) -> list[str]:
        lines = ["    def __cinit__(self, *_, **__):", *(self.starts() or ["        pass"])]
        heap = [name for name in self.fields if self.on_heap(name)]
        for name in heap:
            kind = ARRAY[self.fields[name][0]]
            lines += [
                f"        self.{name} = <{kind} *>calloc({self.size(name)}, sizeof({kind}))",
                f"        if self.{name} == NULL:",
                "            raise MemoryError",
            ]
        if heap:
            lines += ["    def __dealloc__(self):", *(f"        free(self.{name})" for name in heap)]
        return lines

    def state_host(self) -> list[str]:
        """The part of the contract that touches Python objects or memory."""
        first, last = next(iter(self.fields)), list(self.fields)[-1]
        size = f"<size_t>({self.address(last)} + sizeof(self.{last}) - {self.address(first)})"
        lines = [
            "    def __cinit__(self):",
            "        self.notes = None",
            f"        memset({self.address(first)}, 0, {size})",
            *self.starts(),
        ]
        to, of = self.address(first), self.address(first).replace("self.", "other.")
        lines += [
            f"    cdef inline void c_copy(self, {self.name} other) noexcept nogil:",
            f"        memcpy({to}, {of}, {size})",
            f"    def copy(self, {self.name} other not None):",
            "        self.c_copy(other)",
            "    cdef inline void c_save(self, unsigned char *kept, long long place) noexcept nogil:",
            f"        memcpy(kept + place * {SNAPSHOT}, {to}, {size})",
            "    cdef inline void c_restore(self, unsigned char *kept, long long place) noexcept nogil:",
            f"        memcpy({to}, kept + place * {SNAPSHOT}, {size})",
            f"    cpdef {self.name} twin(self):",
            f"        cdef {self.name} other = {self.name}.__new__({self.name})",
            "        other.c_copy(self)",
            "        return other",
            f"    cdef void tell(self, {NOTE}) noexcept nogil:",
            "        with gil:",
            "            self.notes.append((kind, seat, a, b))",
            f"    cdef inline void c_note(self, {NOTE}) noexcept nogil:",
            "        if rarely(self.telling):",
            "            self.tell(kind, seat, a, b)",
            "    @classmethod",
            "    def fields_at_start(cls):",
            "        return cls().fields()",
            "    def nbytes(self):",
            f"        return {size}",
        ]
        return lines

    def attributes(self) -> list[str]:
        seen = {name: field for name, field in self.fields.items() if field[0] != "snapshots"}
        lines = [
            "    def fields(self):",
            f"        return {{name: getattr(self, name) for name in {tuple(seen)!r}}}",
            "    def __getattr__(self, name):",  # asked for arrays alone: numbers are `readonly`, ten times as fast
        ]
        if self.is_state:
            lines += ["        if name == 'story':", "            return self.notes"]
        for name, (kind, length) in ((name, field[:2]) for name, field in seen.items() if field[1]):
            value = f"[self.{name}[i] for i in range({length})]"
            value = f"bytearray(<bytes>self.{name}[:{length}])" if kind == "cells" else value
            lines += [f"        if name == {name!r}:", f"            return {value}"]
        lines += [
            "        raise AttributeError(name)",
            "    def __setattr__(self, name, value):",
            "        cdef Py_ssize_t i",
        ]
        for name, (_, length, _) in seen.items():
            lines.append(f"        if name == {name!r}:")
            if length:
                lines += [
                    f"            if len(value) != {length}:",
                    f"                raise ValueError('{name} holds {length} numbers')",
                    f"            for i in range({length}):",
                    f"                self.{name}[i] = value[i]",
                ]
            else:
                lines.append(f"            self.{name} = value")
            lines.append("            return")
        for name, kind in self.lent.items():
            lines += [
                f"        if name == {name!r}:",
                f"            self.{name} = <{LENT[kind]} *>address_in(value, sizeof({LENT[kind]}))",
                f"            self.lender_of_{name} = value",
                "            return",
            ]
        if self.is_state:
            lines += [
                "        if name == 'story':",
                "            self.notes = value",
                "            self.telling = value is not None",
                "            return",
            ]
        return [*lines, f"        raise AttributeError(f'{self.name} has no field {{name}}')"]

    def method(self, method: ast.FunctionDef) -> list[str]:
        gives = ast.unparse(method.returns) if method.returns else "None"
        if self.is_state and method.name in BY_HAND:
            return []
        inside = gives in C and method.name != "__init__"  # holds no Python object
        if inside:
            self.check(method)
        known = self.locals_of(method)
        body = Rewrite(self, known).body(method)
        args = self.arguments(method)
        classes = self.unit.parts
        typed = "".join(f", {C.get(kind, kind if kind in classes else 'object')} {arg}" for arg, kind in args)
        given = {arg for arg, _ in args}
        lines: list[str] = []
        for name, kind in known.items():
            if name in given:
                continue
            if ":" in kind:
                array, length = kind.split(":")
                kind = "long long" if array == "numbers" else ARRAY[array]
                lines.append(f"        cdef {kind} {name}[{length}]")
            elif kind == "Self":
                lines.append(f"        cdef {self.name} {name}")
            elif inside or kind in C:
                lines.append(f"        cdef {C.get(kind, 'long long')} {name}")
        lines += ["        " + line for line in body.splitlines()]
        if not inside:
            return [f"    def {method.name}(self{typed}):", *lines]
        head = f"    cdef inline {C[gives]} c_{method.name}(self{typed}) noexcept nogil:"
        return [head, *lines, *self.door(method.name, gives, typed, [arg for arg, _ in args])]

    def door(self, name: str, gives: str, typed: str, args: list[str]) -> list[str]:
        """The same method for Python, for those of the contract: with checks of a state's, since C has none."""
        if name not in self.contract:
            return []
        for part in self.unit.parts:
            typed = typed.replace(f"{part} state", f"{part} state not None")
        lines = [f"    def {name}(self{typed}):"]
        if not self.is_state:
            call = f"self.c_{name}({', '.join(args)})"
            result = f"            {call}" if gives == "None" else f"            found = {call}"
            cdef = [] if gives == "None" else [f"        cdef {C[gives]} found"]
            return [*lines, *cdef, "        with nogil:", result, *(["        return found"] if cdef else [])]
        if "seat" in args:
            low = -1 if name == "reshuffle_hidden" else 0
            lines += [
                f"        if not {low} <= seat < self.players:",
                "            raise ValueError(f'there is no seat {seat}')",
            ]
        if name == "legal":
            lines += ["        if not self.c_actors() & bit(seat):", "            return 0"]
        if guard := GUARDS.get(name):
            lines += [f"        if not ({guard[0]}):", f"            raise ValueError(f'{guard[1]}')"]
        call = f"self.c_{name}({', '.join(args)})"
        return [*lines, f"        {call}" if gives == "None" else f"        return {call}"]


class Rewrite(ast.NodeTransformer):
    """A method's body as Cython takes it: C names of methods, arrays cleared where they are made, / without a check."""

    def __init__(self, part: Part, known: dict[str, str]) -> None:
        self.part = part
        self.known = known

    def body(self, method: ast.FunctionDef) -> str:
        copied = ast.parse(ast.unparse(method)).body[0]
        assert isinstance(copied, ast.FunctionDef)
        statements = copied.body
        if isinstance(statements[0], ast.Expr) and isinstance(statements[0].value, ast.Constant):
            statements = statements[1:]
        done = [self.visit(statement) for statement in statements]
        return "\n".join(ast.unparse(node) for node in done if node is not None) or "pass"

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        owner = self.part.owner(node.value, self.known)
        parts = [owner] if owner else list(self.part.unit.parts.values())
        self.generic_visit(node)
        if any(node.attr in part.methods for part in parts) and node.attr not in {"twin", "fields", "telling"}:
            node.attr = "c_" + node.attr
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Div):
            return ast.Call(ast.Name("ratio"), [node.left, node.right], [])
        divisor = self.part.known(node.right) if isinstance(node.op, ast.FloorDiv) else None
        if divisor and divisor.bit_count() == 1:  # rounds down as Python does, without asking for the sign
            return ast.BinOp(node.left, ast.RShift(), ast.Constant(divisor.bit_length() - 1))
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        target = node.targets[0]
        if isinstance(target, ast.Name) and ":" in self.known.get(target.id, ""):
            return ast.parse(f"memset({target.id}, 0, sizeof({target.id}))").body[0]
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert node.value is not None
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value, lineno=node.lineno), node)
