# nbclient has few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The notebooks of docs/ run as they stand, beside the record that they read."""

from __future__ import annotations

import re
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parents[2] / "docs" / "notebooks"


def test_the_notebook_names_the_page_s_button() -> None:
    notebook: Any = nbformat.read(NOTEBOOKS / "analysis.ipynb", as_version=4)
    [named] = re.findall(r"button \*(.+?)\*", notebook.cells[0].source)
    words = resources.files("irodori") / "locales" / "page.en.ftl"
    assert f"page-record-save = {named}\n" in words.read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore")  # those of the kernel's own libraries; a cell that fails raises
@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_from_its_first_cell_to_its_last(file: Path, tmp_path: Path) -> None:
    shutil.copytree(NOTEBOOKS, tmp_path, dirs_exist_ok=True)
    notebook: Any = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": tmp_path}}).execute()
    told = ["".join(str(output) for output in cell.outputs) for cell in notebook.cells if cell.cell_type == "code"]
    assert all(told), "each cell shows something"
