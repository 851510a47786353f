"""The wheel's build hook: compiles the engine and puts the compiled modules into the wheel."""

import importlib.util
import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        has_compiler = "CC" in os.environ or any(map(shutil.which, ("cc", "gcc", "clang")))
        return [] if has_compiler else ["ziglang"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        modules = compile_engine(root / "src/irodori/build.py", portable=version != "editable")
        if not modules:
            self.app.display_warning("The engine could not be compiled here; it will be interpreted, which is slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [f"/{module.resolve().relative_to(root).as_posix()}" for module in modules]


def compile_engine(build_script: Path, portable: bool) -> list[Path]:
    # By path: the package itself cannot be imported while it is being built.
    spec = importlib.util.spec_from_file_location("irodori_build", build_script)
    assert spec and spec.loader, build_script
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return build.build_all(portable=portable)
