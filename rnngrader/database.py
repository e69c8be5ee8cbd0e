"""nbgrader's database, opened: SQLite or any other that nbgrader's configuration names, with the
assignment's cells registered and a table of ours beside nbgrader's.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa

# nbgrader loads jsonschema, which would build 39 grammars to check IRIs that no notebook holds:
# more than half of the whole start-up. It does without where the module is not to be had.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
from alembic.script import ScriptDirectory  # noqa: E402
from nbgrader import api
from nbgrader.plugins import LateSubmissionPlugin
from nbgrader.preprocessors import (
    AssignLatePenalties,
    ClearSolutions,
    ComputeChecksums,
    LockCells,
    SaveCells,
)
from nbgrader.utils import parse_utc
from traitlets.config import Config, PyFileConfigLoader

from rnngrader.course import CONFIG, Assignment, CourseError, code_cells, is_answer, is_graded
from rnngrader.course import nbgrader_metadata as metadata_of

__all__ = ["api", "attempts", "late_plugin", "load_config", "open_book", "parse_utc", "register"]

BUSY_S = 120  # how long to wait for another writer or reader of the same SQLite file

_tables = sa.MetaData()
attempts = sa.Table(
    "rnngrader_attempt",
    _tables,
    sa.Column("assignment", sa.String(128), primary_key=True),
    sa.Column("student", sa.String(128), primary_key=True),
    sa.Column("work", sa.String(64), nullable=False),  # an Attempt's fields
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("graded_with", sa.Text, nullable=False),  # as JSON
    sa.Column("report", sa.Text, nullable=False),  # a SubmissionReport as JSON
)


def alembic_head() -> str:
    """The version of nbgrader's tables. nbgrader starts a program to ask, which takes seconds."""
    folder = Path(api.__file__).with_name("alembic")
    return str(ScriptDirectory(str(folder)).get_current_head())


api.get_alembic_version = alembic_head


def open_book(course: Path, config: Config) -> tuple[str, api.Gradebook]:
    """The address of a course's database, and nbgrader's gradebook in it."""
    named = config.CourseDirectory
    db_url = str(named.get("db_url") or f"sqlite:///{course}/gradebook.db")
    book = api.Gradebook(db_url, str(named.get("course_id") or "default_course"))
    if db_url.startswith("sqlite"):
        # Readers and the writer do not wait for each other, and a commit does not wait for
        # the disk. A power cut may take the last commits back, each one whole: the attempts
        # among them are missing then too, and the next run makes them again.
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL"):
            book.db.execute(sa.text(f"PRAGMA {pragma}"))
        book.db.execute(sa.text(f"PRAGMA busy_timeout = {BUSY_S * 1000}"))
    make_table(book.engine)
    return db_url, book


def register(book: api.Gradebook, db_url: str, config: Config, assignment: Assignment) -> None:
    """Tells nbgrader of the assignment and its cells, as its `generate_assignment` does."""
    import nbformat

    notebook = nbformat.from_dict(assignment.notebook)
    resources = {
        "nbgrader": {
            "notebook": assignment.notebook_path.stem,
            "assignment": assignment.name,
            "db_url": db_url,
        }
    }
    for preprocessor in (LockCells, ClearSolutions, ComputeChecksums):
        notebook, resources = preprocessor(config=config).preprocess(notebook, resources)
    if is_registered(book, assignment, notebook):
        return
    book.update_or_create_assignment(assignment.name)
    try:
        SaveCells(config=config).preprocess(notebook, resources)
    except RuntimeError as error:
        raise CourseError(
            f"{assignment.notebook_path.name} has other cells than the gradebook knows, and "
            f"there is graded work already ({error}). Keep the cells' ids, or start with a "
            f"new gradebook: move {db_url} away."
        ) from None
    book.db.expire_all()


def is_registered(book: api.Gradebook, assignment: Assignment, notebook: Any) -> bool:
    """Whether the gradebook knows exactly these cells and points."""
    try:
        known = book.find_notebook(assignment.notebook_path.stem, assignment.name)
    except api.MissingEntry:
        return False
    cells = [cell for cell in code_cells(notebook) if is_answer(cell) or is_graded(cell)]
    wanted = {metadata_of(c)["grade_id"]: c["source"] for c in cells}
    points = {
        metadata_of(c)["grade_id"]: float(metadata_of(c)["points"]) for c in cells if is_graded(c)
    }
    stored = {cell.name: cell.source for cell in known.source_cells}
    same_points = points == {cell.name: cell.max_score for cell in known.grade_cells}
    return same_points and wanted.items() <= stored.items()


def make_table(engine: sa.Engine) -> None:
    """The table of attempts. One of an older form is dropped: the next run makes it again."""
    found = sa.inspect(engine)
    if found.has_table(attempts.name):
        columns = {column["name"] for column in found.get_columns(attempts.name)}
        if columns != set(attempts.c.keys()):
            attempts.drop(engine)
    _tables.create_all(engine)


def load_config(course: Path) -> Config:
    """The course's nbgrader_config.py."""
    return PyFileConfigLoader(CONFIG, path=str(course)).load_config()


def late_plugin(config: Config) -> LateSubmissionPlugin:
    penalties = AssignLatePenalties(config=config)
    penalties.init_plugin()
    return penalties.plugin_inst
