"""What grading loads of nbgrader: its database and its preprocessors, and what is asked for."""

import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from rnngrader.gradebook.database import alembic_head, api


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_a_gradebook_loads_no_web_server():
    """Nor alembic, which knows the version of nbgrader's tables."""
    said = run_python("import sys, rnngrader.gradebook.gradebook\nprint(*sys.modules)")
    loaded = set(said.split())
    assert "nbgrader.api" in loaded
    assert not {"jupyter_server", "alembic", "arrow", "nbgrader.server_extensions"} & loaded


def test_what_was_left_out_is_there_when_it_is_asked_for():
    said = run_python(
        "import rnngrader.gradebook.gradebook, nbgrader\n"
        "from nbgrader.server_extensions import formgrader\n"
        "print(formgrader.handlers.__name__, *map(callable, (\n"
        "    nbgrader.load_assignments, nbgrader.load_courses, nbgrader.load_formgrader)))\n"
    )
    assert said == "nbgrader.server_extensions.formgrader.handlers True True True\n"


def test_the_version_of_nbgraders_tables_is_alembics():
    folder = Path(api.__file__).with_name("alembic")
    assert alembic_head() == ScriptDirectory(str(folder)).get_current_head()
