"""What the pages on the house name is there."""

from __future__ import annotations

import re

import pytest
from conftest import COURSE

ENGINE = COURSE / "rnngrader"
PATH = re.compile(r"`((?:[a-z_]+/)*[a-z_]+\.py|(?:[a-z_]+/)+)(?=[`:])")


def test_modules_of_the_table_of_stages_are_there():
    """docs/diagnosis.md has them in its second column."""
    rows = re.findall(r"^\|[^|]+\|([^|]+)\|[^|]+\|$", page("diagnosis"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([a-z_/]+)`", row)}
    assert len(named) > 10
    for name in named:
        folders = (ENGINE / name, ENGINE / "diagnosis" / name)
        assert any(path.is_dir() or path.with_suffix(".py").is_file() for path in folders), name


@pytest.mark.parametrize("name", ["architecture", "diagnosis"])
def test_files_that_a_page_names_are_there(name: str):
    named = set(PATH.findall(page(name)))
    assert named
    folders = (COURSE, ENGINE, ENGINE / "diagnosis", COURSE / "tests")
    missing = {path for path in named if not any((folder / path).exists() for folder in folders)}
    assert not missing


def page(name: str) -> str:
    return (COURSE / "docs" / f"{name}.md").read_text(encoding="utf-8")
