"""Finds and loads a course: its notebooks, points, exercises and reference functions.

The references are the source notebook's own solution cells, executed here; there is no second
copy. An assignment that builds on an earlier one gets that one's reference as a module, generated
where it is needed. Everything in a course folder is trusted.
"""

from __future__ import annotations

import contextlib
import functools
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from rnngrader.course.catalogue import (
    NAMED,
    Misconception,
    load_misconceptions,
    load_named,
    wrong_source,
)
from rnngrader.course.cells import (
    SETUP_TAG,
    CourseError,
    Notebook,
    code_cells,
    no_exercise,
    points_by_exercise,
    read_notebook,
    solutions_of,
)
from rnngrader.course.exercises import check_exercises
from rnngrader.course.files import course_files, files_digest, grader_digest, write_if_changed
from rnngrader.course.probes import fresh_probes, make_probes, make_reply_cache, recorded_calls
from rnngrader.course.running import importable, run
from rnngrader.course.settings import settings_problem
from rnngrader.notebook.bundle import bundle
from rnngrader.records import AssignmentSettings, Exercise, Probe, RecordedCall, ReplyCache
from rnngrader.sandbox.limits import DEFAULT_LIMITS, Limits

CONFIG = "nbgrader_config.py"
CHECK_MODULE, CHECK_DATA = "notebook_check.py", "check_data.json"  # beside the notebook, generated


@dataclass(frozen=True, eq=False)
class Assignment:
    """One assignment of a course, as its source folder and its exercises file describe it."""

    course: Path
    name: str
    notebook_path: Path
    notebook: Notebook
    exercises: Mapping[str, Exercise]
    points: Mapping[str, float]  # exercise -> points, from the graded cells' metadata
    showcase: tuple[str, ...]  # misconceptions that the demo class shows, one a student
    limits: Limits  # of one submission's process; LIMITS of the exercises file, where it has any
    settings: AssignmentSettings  # SETTINGS of the exercises file, where it has any
    paths: tuple[Path, ...]  # the course's files that a grade depends on
    check: bool  # whether students get `check`; CHECK of the exercises file
    earlier: Mapping[str, bytes]  # by file name: modules made of earlier solutions
    digest: str  # of all that a grade depends on, besides the submission

    @functools.cached_property
    def generated(self) -> Mapping[str, bytes]:
        """The modules beside the notebook that are made: of earlier solutions, and `check`'s."""
        check = {CHECK_MODULE: bundle().encode()} if self.check else {}
        return {**self.earlier, **check}

    @functools.cached_property
    def title(self) -> str:
        """The notebook's first heading."""
        for cell in self.notebook["cells"]:
            for line in cell["source"].splitlines() if cell["cell_type"] == "markdown" else ():
                if line.startswith("# "):
                    return str(line[2:].strip())
        return self.name

    @functools.cached_property
    def solutions(self) -> Mapping[str, str]:
        """The answer cells' sources by exercise, without the solution marks."""
        return solutions_of(self.notebook)

    @functools.cached_property
    def setup(self) -> tuple[str, ...]:
        """The sources of the cells that the solutions need to have run before."""
        cells = code_cells(self.notebook)
        return tuple(c["source"] for c in cells if SETUP_TAG in c["metadata"].get("tags", []))

    def module(self, names: Sequence[str]) -> str:
        """Return some of the solutions as the text of a module, for a later assignment."""
        if unknown := [name for name in names if name not in self.solutions]:
            raise CourseError(
                f"{self.notebook_path} has no solution for {', '.join(unknown)}, which REFERENCES "
                f"of a later assignment names. It has those of {', '.join(self.solutions)}."
            )
        title = f'"""Solutions of {self.title!r}, generated from its notebook."""'
        solutions = (self.solutions[name] for name in names)
        return "\n\n\n".join(map(str.strip, (title, *self.setup, *solutions))) + "\n"

    def write_generated(self, folder: Path) -> None:
        """Write the generated modules into a folder."""
        for name, content in self.generated.items():
            write_if_changed(folder / name, content)

    @functools.cached_property
    def reference(self) -> dict[str, Any]:
        """The namespace in which the reference functions live."""
        namespace: dict[str, Any] = {"__name__": "reference"}
        with (
            tempfile.TemporaryDirectory() as folder,
            importable(Path(folder), self.course, self.notebook_path.parent),
        ):
            self.write_generated(Path(folder))
            for source in self.setup:
                run(source, f"{self.notebook_path.name}: set-up", namespace)
            for name, source in self.solutions.items():
                run(source, f"{self.notebook_path.name}: {name}", namespace)
        missing = [name for name in self.exercises if not callable(namespace.get(name))]
        if missing:
            raise CourseError(
                f"{self.notebook_path} has no solution for {', '.join(missing)}: each exercise of "
                f"exercises/{self.name}.py needs an answer cell that defines its function."
            )
        return namespace

    def function_from(self, name: str, source: str) -> Any:
        """The function `name` that `source` defines in a copy of the reference's namespace."""
        namespace = dict(self.reference)
        exec(compile(source, f"<variant of {name}>", "exec"), namespace)
        return namespace[name]

    @functools.cached_property
    def misconceptions(self) -> dict[str, Misconception]:
        """The catalogue's entries by id."""
        folder = self.course / "misconceptions"
        files = {name: self.solutions[name] for name in self.exercises if name in self.solutions}
        catalogue = load_misconceptions(folder, files)
        return {entry.id: entry for entries in catalogue.values() for entry in entries}

    def read_catalogue(self) -> None:
        """Read the catalogue now; raises `CatalogueError` where it is none."""
        _ = self.misconceptions

    def entries(self, function: str) -> list[Misconception]:
        """The catalogue's entries about one function."""
        return [entry for entry in self.misconceptions.values() if entry.function == function]

    @functools.cached_property
    def named(self) -> dict[tuple[str, str], tuple[str, str]]:
        """What an instructor named by its numbers: (exercise, digest) -> title and hint."""
        return load_named(self.course / "misconceptions" / NAMED)

    def wrong_source(self, misconception: str) -> str:
        """The source of the function as somebody with this misconception writes it."""
        entry = self.misconceptions[misconception]
        return wrong_source(entry, self.solutions[entry.function])

    @functools.cache
    def wrong_versions(self, name: str) -> list[Any]:
        """One function for each known misconception about the exercise."""
        return [self.function_from(name, self.wrong_source(e.id)) for e in self.entries(name)]

    @functools.cache
    def probes(self, exercise: str, seed: int) -> tuple[Probe, ...]:
        """The probes of one exercise, made once a seed."""
        with located(f"exercises/{self.name}.py: {exercise}"):
            return make_probes(self.exercises[exercise], self.reference, seed)

    @functools.cache
    def reply_cache(self, exercise: str, seed: int) -> ReplyCache:
        """The same probes' bytes for the wire."""
        return make_reply_cache(
            self.exercises[exercise], self.probes(exercise, seed), self.reference
        )

    def fresh_probes(self, exercise: str, seed: str) -> tuple[Probe, ...]:
        """Return the probes of one submission alone."""
        with located(f"exercises/{self.name}.py: {exercise}: fresh"):
            return fresh_probes(self.exercises[exercise], self.reference, seed)

    @functools.cache
    def recorded_calls(self, exercise: str, seed: int) -> tuple[tuple[RecordedCall, ...], ...]:
        """Return what the reference asks of other exercises' functions, by public probe."""
        made = self.probes(exercise, seed)
        return tuple(recorded_calls(self.exercises[exercise], p, self.reference) for p in made)

    def files(self) -> dict[str, bytes]:
        """Return what code in the sandbox finds beside the notebook, by relative path.

        Not the data of `check`: no cell that is graded needs it, and there are results in it.
        """
        folder = self.notebook_path.parent
        found = {
            str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.iterdir())
            if path.is_file() and path.suffix in {".py", ".json", ".csv", ".txt", ".npz"}
            if not (self.check and path.name == CHECK_DATA)
        }
        return {**found, **self.generated}


@contextlib.contextmanager
def located(where: str) -> Iterator[None]:
    """Say of a course's error inside where in the course it is."""
    try:
        yield
    except CourseError as error:
        raise CourseError(f"{where}: {str(error).rstrip('.')}.") from error


def find_course(start: Path) -> Path:
    """The nearest folder at or above `start` that holds a course."""
    start = start.resolve()
    if not start.is_dir():  # a slip in its name, not the course above it
        raise CourseError(f"There is no folder {start}. Name the course's with --course DIR.")
    for folder in (start, *start.parents):
        if (folder / CONFIG).is_file() and (folder / "source").is_dir():
            return folder
    raise CourseError(
        f"No course found at {start} or above it: a course folder holds {CONFIG} and source/. "
        "Name it with --course DIR."
    )


def assignment_names(course: Path) -> list[str]:
    """The names of the assignments that have both a source notebook and an exercises file."""
    return sorted(
        folder.name
        for folder in (course / "source").iterdir()
        if any(folder.glob("*.ipynb")) and (course / "exercises" / f"{folder.name}.py").is_file()
    )


@functools.lru_cache(maxsize=8)
def load_assignment(course: Path, name: str) -> Assignment:
    """Loads one assignment. Raises `CourseError` with what is wrong and where."""
    names = assignment_names(course)
    if name not in names:
        raise CourseError(
            f"No assignment {name!r} in {course}; there are: {', '.join(names) or 'none'}. "
            "An assignment has source/NAME/*.ipynb and exercises/NAME.py."
        )
    notebooks = sorted((course / "source" / name).glob("*.ipynb"))
    if len(notebooks) != 1:
        raise CourseError(f"source/{name}/ must hold one notebook; it holds {len(notebooks)}.")
    (path,) = notebooks
    notebook = read_notebook(path)
    points = points_by_exercise(notebook, path)
    written = load_exercises(course / "exercises" / f"{name}.py")
    records = check_exercises(written["EXERCISES"], solutions_of(notebook), f"exercises/{name}.py")
    settings = written.get("SETTINGS", AssignmentSettings())
    if wrong := settings_problem(settings, points):
        raise CourseError(f"exercises/{name}.py: SETTINGS: {wrong}")
    exercises = {
        each.name: replace(each, tolerance=settings.tolerance.get(each.name, each.tolerance))
        for each in records
    }
    for exercise in exercises:
        if exercise not in points:
            raise CourseError(f"{path} has no graded cell that calls grade({exercise!r}).")
    references = written.get("REFERENCES", {})
    before = {other: load_assignment(course, other) for other, _ in references.values()}
    modules = {
        file_name: before[other].module(names).encode()
        for file_name, (other, names) in references.items()
    }
    check = bool(written.get("CHECK", False))
    made = {*modules, CHECK_MODULE, CHECK_DATA} if check else modules.keys()
    own = [p for p in course_files(course, name, exercises) if p.name not in made]
    theirs = [p for other in before.values() for p in other.paths if p.suffix != ".toml"]
    paths = tuple(dict.fromkeys((*own, *theirs)))
    return Assignment(
        course=course,
        name=name,
        notebook_path=path,
        notebook=notebook,
        exercises=exercises,
        points=points,
        showcase=written.get("SHOWCASE", ()),
        limits=written.get("LIMITS", DEFAULT_LIMITS),
        settings=settings,
        paths=paths,
        check=check,
        earlier=modules,
        digest=files_digest(course, paths, grader_digest().encode()),
    )


def assignment_with(exercise: str, known: Iterable[Assignment]) -> Assignment:
    """Return the first assignment that has an exercise; raises `CourseError` where none has."""
    names: list[str] = []
    for assignment in known:
        if exercise in assignment.exercises:
            return assignment
        names += assignment.exercises
    raise no_exercise(exercise, names)


def load_exercises(path: Path) -> dict[str, Any]:
    """Return the names of a file of exercises/, EXERCISES among them.

    There may be SHOWCASE; LIMITS; SETTINGS; CHECK, whether students get `check`; and REFERENCES: by
    the file name of a module, the earlier assignment and those functions whose solutions it holds.
    """
    written: dict[str, Any] = {"__name__": f"exercises_{path.stem}", "__file__": str(path)}
    try:
        run(path.read_text(encoding="utf-8"), str(path), written)
    except CourseError as error:
        if not (odd := re.search(r"AssignmentSettings\..* keyword argument ('\w+')", str(error))):
            raise
        known = ", ".join(field.name for field in fields(AssignmentSettings))
        raise CourseError(
            f"exercises/{path.name}: SETTINGS: there is no setting {odd[1]}; there are: {known}."
        ) from None
    if "EXERCISES" not in written:
        raise CourseError(f"{path} must define EXERCISES, a tuple of Exercise records.")
    return written
