"""Programs that some tests need and that not every machine has."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

ALL = os.environ.get("RNNGRADER_TESTS") == "all"


def without(what: str) -> NoReturn:
    """Skips the test for want of something; a failure where all tests have to run."""
    (pytest.fail if ALL else pytest.skip)(f"needs {what}")


def need(program: str, package: str, *folders: Path) -> str:
    """The path of a program on PATH or in a folder, or the end of this test."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, folders)])
    return shutil.which(program, path=path) or without(f"the program {program} ({package})")
