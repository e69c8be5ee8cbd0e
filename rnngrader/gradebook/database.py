"""nbgrader's database, opened: SQLite or any other that nbgrader's configuration names, with the
assignment's cells registered and four tables of ours beside nbgrader's.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import os
import re
import secrets
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import sqlalchemy as sa
from traitlets.config import Config, PyFileConfigLoader

from rnngrader.gradebook.light import load_light

load_light()
from nbgrader import __version__ as nbgrader_version  # noqa: E402
from nbgrader import api

from rnngrader.course.assignment import CONFIG, Assignment
from rnngrader.course.cells import CourseError, code_cells, grade_id, is_answer, is_graded
from rnngrader.course.cells import nbgrader_metadata as metadata_of
from rnngrader.course.settings import due_date
from rnngrader.records import ProbeSource

if TYPE_CHECKING:
    from nbgrader.plugins import LateSubmissionPlugin

__all__ = [
    "api",
    "attempts",
    "history",
    "is_begun",
    "late_plugin",
    "load_config",
    "open_book",
    "probe_source",
    "register",
]

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
# Every graded attempt, the last one among them. Beside `attempts` and not in it: gradebooks of
# before know nothing of it, and keep their rows.
history = sa.Table(
    "rnngrader_history",
    _tables,
    sa.Column("assignment", sa.String(128), primary_key=True),
    sa.Column("student", sa.String(128), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1
    sa.Column("work", sa.String(64), nullable=False),
    sa.Column("handed_in", sa.DateTime),  # in UTC, where it is known
    sa.Column("graded_at", sa.DateTime),  # in UTC; unknown of what stood before this table did
    sa.Column("report", sa.Text),  # as JSON; NULL while it is the one in `attempts`
)
# What nbgrader's cells of an assignment were made from, and are: so that a run without work need
# not load what makes them.
registered = sa.Table(
    "rnngrader_cells",
    _tables,
    sa.Column("assignment", sa.String(128), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False),
)
sources = sa.Table(
    "rnngrader_secret",
    _tables,
    sa.Column("course", sa.String(128), primary_key=True),
    sa.Column("seed", sa.BigInteger, nullable=False),  # a ProbeSource's fields
    sa.Column("secret", sa.String(32)),
)


def alembic_head() -> str:
    """Return the version of nbgrader's tables: the one that no other builds on.

    nbgrader starts a program to ask, for seconds; and alembic itself would hold 8 MiB for it.
    """
    folder = Path(api.__file__).parent / "alembic" / "versions"
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    found = re.findall(r"""^(down_)?revision\b.* = ["'](\w+)["']""", text, re.MULTILINE)
    built_on = {name for down, name in found if down}
    return next(str(name) for _, name in found if name not in built_on)


api.get_alembic_version = alembic_head
api.app_log.disabled = True  # what it logs with a traceback, it raises as well


def open_book(course: Path, config: Config) -> tuple[str, api.Gradebook]:
    """Return the address of a course's database, and nbgrader's gradebook in it."""
    named = config.CourseDirectory
    here = sqlite_url(f"{course}/gradebook.db")
    db_url = str(named.get("db_url") or here)
    if db_url == here and read_only(course):
        # Unless a log of a writer's lies there, which only a reader that could write would take in.
        how = "mode" if (course / "gradebook.db-wal").exists() else "immutable"
        told = {how: "ro" if how == "mode" else "1", "uri": "true"}
        file = sqlite_url(f"file:{quote(str(course))}/gradebook.db", told)
        return db_url, api.Gradebook(file, str(named.get("course_id") or "default_course"))
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


def sqlite_url(path: str, told: Mapping[str, str] | None = None) -> str:
    """Return the address of an SQLite file, with whatever characters are in its path quoted."""
    return str(sa.URL.create("sqlite", database=path, query=told or {}))


def read_only(course: Path) -> bool:
    """Return whether a gradebook is there, and can be read alone."""
    return (course / "gradebook.db").is_file() and not os.access(course, os.W_OK)


def register(book: api.Gradebook, db_url: str, config: Config, assignment: Assignment) -> None:
    """Tells nbgrader of the assignment and its cells, as its `generate_assignment` does."""
    known = sa.select(registered.c.digest).filter_by(assignment=assignment.name)
    if book.db.scalar(known) != cells_digest(book, config, assignment):
        write_cells(book, db_url, config, assignment)
        made = {"assignment": assignment.name, "digest": cells_digest(book, config, assignment)}
        book.db.execute(sa.delete(registered).filter_by(assignment=assignment.name))
        book.db.execute(sa.insert(registered), made)
        book.db.commit()
    set_due_date(book, assignment)


def write_cells(book: api.Gradebook, db_url: str, config: Config, assignment: Assignment) -> None:
    """Make the cells of the students' version, and write those that nbgrader has otherwise."""
    import nbformat
    from nbgrader.preprocessors import ClearSolutions, ComputeChecksums, LockCells, SaveCells

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
    book.update_or_create_assignment(assignment.name)  # keeps a date that is there
    try:
        SaveCells(config=config).preprocess(notebook, resources)
    except RuntimeError as error:
        raise CourseError(
            f"{assignment.notebook_path.name} has other cells than the gradebook knows, and "
            f"there is graded work already ({error}). Keep the cells' ids, or start with a "
            f"new gradebook: move {db_url} away."
        ) from None
    book.db.expire_all()


def cells_digest(book: api.Gradebook, config: Config, assignment: Assignment) -> str:
    """Return a digest of an assignment's cells in the gradebook, and of all they are made from."""
    whole, notebook, source, cell, grade = (
        one.__table__
        for one in (api.Assignment, api.Notebook, api.SourceCell, api.BaseCell, api.GradeCell)
    )
    of_it = sa.select(notebook.c.id).join(whole, notebook.c.assignment_id == whole.c.id)
    of_it = of_it.where(whole.c.name == assignment.name)
    of_it = of_it.where(notebook.c.name == assignment.notebook_path.stem)
    queries = (
        sa.select(source.c.name, source.c.source).where(source.c.notebook_id.in_(of_it)),
        sa.select(cell.c.name, cell.c.type, grade.c.max_score)
        .join(grade, grade.c.id == cell.c.id, isouter=True)
        .where(cell.c.notebook_id.in_(of_it)),
    )
    rows = [sorted(map(repr, book.db.execute(query))) for query in queries]
    made_from = (nbgrader_version, repr(config), assignment.notebook)
    return hashlib.sha256(json.dumps((made_from, rows), default=repr).encode()).hexdigest()


def set_due_date(book: api.Gradebook, assignment: Assignment) -> None:
    """Tells nbgrader the deadline of the settings; where they have none, its own one stays."""
    due, table = due_date(assignment.settings), api.Assignment.__table__
    known = sa.select(table.c.duedate).where(table.c.name == assignment.name)
    if due is not None and book.db.scalar(known) != due:
        book.db.execute(sa.update(table).where(table.c.name == assignment.name).values(duedate=due))
        book.db.commit()
        book.db.expire_all()


def probe_source(session: Any, course: str, seed: int | None) -> ProbeSource:
    """Return what the probes of this gradebook are drawn from; made once, and kept.

    A new gradebook gets a secret; one that is begun with a `seed` has that and none; one of
    version 1.0, which has graded work and no such row, keeps the seed of its attempts. Raises
    `CourseError` where another seed is wanted than the one that graded work was made with.
    """
    query = sa.select(sources.c.seed, sources.c.secret).where(sources.c.course == course)
    row = session.execute(query).one_or_none()
    used: int | None = session.scalar(sa.select(attempts.c.seed).limit(1))
    if row is None:
        fresh = seed if used is None else used
        secret = secrets.token_hex(16) if fresh is None else None
        made = {"course": course, "seed": fresh or 0, "secret": secret}
        try:
            session.execute(sa.insert(sources), made)
            session.commit()
        except sa.exc.IntegrityError:  # another grader was faster
            session.rollback()
        row = session.execute(query).one()
    if seed is not None and (row.secret is not None or row.seed != seed):
        if used is not None:
            has = "a secret of its own" if row.secret else f"the seed {row.seed}"
            raise CourseError(
                f"This gradebook's probes come from {has}; --seed {seed} would judge some students "
                "by other numbers than others. Leave --seed out, or start a new gradebook."
            )
        renewed = sa.update(sources).where(sources.c.course == course)
        session.execute(renewed.values(seed=seed, secret=None))
        session.commit()
        row = session.execute(query).one()
    return ProbeSource(row.seed, row.secret or "")


def is_registered(book: api.Gradebook, assignment: Assignment, notebook: Any) -> bool:
    """Return whether the gradebook knows exactly these cells and points."""
    try:
        known = book.find_notebook(assignment.notebook_path.stem, assignment.name)
    except api.MissingEntry:
        return False
    cells = [cell for cell in code_cells(notebook) if is_answer(cell) or is_graded(cell)]
    wanted = {grade_id(cell): cell["source"] for cell in cells}
    points = {grade_id(c): float(metadata_of(c)["points"]) for c in cells if is_graded(c)}
    stored = {cell.name: cell.source for cell in known.source_cells}
    same_points = points == {cell.name: cell.max_score for cell in known.grade_cells}
    return same_points and wanted.items() <= stored.items()


def make_table(engine: sa.Engine) -> None:
    """Make our tables, and mend those that an earlier version wrote; no row is ever dropped.

    A column that may be empty is added. Where one is missing that every row needs, the table is
    put aside under another name, and the next run makes its rows again. Columns that this version
    does not know belong to a later one, and are left alone.
    """
    found = sa.inspect(engine)
    names = set(found.get_table_names())
    for table in _tables.sorted_tables:
        if table.name not in names:
            continue
        there = {column["name"] for column in found.get_columns(table.name)}
        missing = [column for column in table.c if column.name not in there]
        with engine.begin() as connection:
            if all(column.nullable for column in missing):
                for column in missing:
                    kind = column.type.compile(engine.dialect)
                    connection.execute(
                        sa.text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}")
                    )
            else:
                aside = (f"{table.name}_before_{number}" for number in itertools.count(1))
                free = next(name for name in aside if name not in names)
                connection.execute(sa.text(f"ALTER TABLE {table.name} RENAME TO {free}"))
    _tables.create_all(engine)


def load_config(course: Path) -> Config:
    """Return the course's nbgrader_config.py."""
    with beside(course):
        return PyFileConfigLoader(CONFIG, path=str(course)).load_config()


def late_plugin(config: Config, course: Path) -> LateSubmissionPlugin:
    """Return nbgrader's late plug-in, which may stand in a file beside the configuration.

    Raises `CourseError` where it cannot be loaded.
    """
    from nbgrader.preprocessors import AssignLatePenalties

    with beside(course):
        try:
            penalties = AssignLatePenalties(config=config)
            penalties.init_plugin()
        except Exception as error:  # whatever the course's own file raises
            reason = f"{type(error).__name__}: {error}".strip().splitlines()[0]
            raise CourseError(
                f"{course / CONFIG}: AssignLatePenalties.plugin_class cannot be loaded: {reason}"
            ) from None
    return penalties.plugin_inst


@contextlib.contextmanager
def beside(course: Path) -> Iterator[None]:
    """Lets modules be imported that stand in the course's folder, as nbgrader's commands do."""
    path = list(sys.path)
    sys.path.insert(0, str(course.resolve()))
    try:
        yield
    finally:
        sys.path[:] = path


def is_begun(course: Path) -> bool:
    """Return whether a course has a gradebook yet; opening one makes it."""
    named = load_config(course).CourseDirectory.get("db_url")
    return bool(named) or (course / "gradebook.db").is_file()
