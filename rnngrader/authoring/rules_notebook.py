"""What `rnngrader lint` looks for in the text of a source notebook, cell by cell."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rnngrader.authoring.normalize import stored_form
from rnngrader.course.cells import (
    GRADE_CALL,
    SOLUTION_MARK,
    Notebook,
    code_cells,
    grade_id,
    graded_exercise,
    is_answer,
    is_graded,
)
from rnngrader.course.cells import nbgrader_metadata as metadata_of
from rnngrader.submission.restore import hidden_tests, hide_tests

HIDDEN_MARK = re.compile(r"^[ \t]*### (BEGIN|END) HIDDEN TESTS", re.MULTILINE)
PAIR = ["BEGIN", "END"]
MARKDOWN_FIGURE = re.compile(r"!\[(.*?)\]\((\S+?)\)", re.DOTALL)
HTML_FIGURE = re.compile(r"<img\b[^>]*>", re.IGNORECASE)
ATTRIBUTE = re.compile(r"""\b(src|alt)\s*=\s*["'](.*?)["']""", re.DOTALL)

TODO = "TODO: "
GRADE_SOURCE = re.compile(r"grade\('\w+', globals\(\)\)")
Found = Iterator[tuple[Path, str]]


@dataclass(frozen=True)
class Draft:
    """A source notebook as its author left it."""

    path: Path
    text: str
    notebook: Notebook


def not_in_stored_form(draft: Draft) -> Found:
    """A notebook is kept without outputs, counts and editor's metadata, with sorted keys, so that
    a difference shows what changed and nothing else.
    """
    try:
        wanted = stored_form(json.loads(draft.text))
    except ValueError:
        return  # ids that stand twice, which is another rule's
    if draft.text != wanted:
        yield draft.path, "not in its stored form; run rnngrader lint --fix"


def doubled_ids(draft: Draft) -> Found:
    """Each cell has an id of its own, and each nbgrader cell a grade_id of its own: answers and
    grades are found by them.
    """
    cells = draft.notebook["cells"]
    for what, ids in (
        ("id", Counter(cell["id"] for cell in cells if cell.get("id"))),
        ("grade_id", Counter(filter(None, map(grade_id, cells)))),
    ):
        for id, count in ids.items():
            if count > 1:
                yield draft.path, f"{count} cells have the {what} {id!r}; give each its own"


def wrong_flags(draft: Draft) -> Found:
    """Students write in answer cells, which are unlocked solutions; all other cells that nbgrader
    knows are locked, and no cell is both answer and graded.
    """
    for cell in draft.notebook["cells"]:
        metadata = metadata_of(cell)
        where = f"cell {name_of(cell)}"
        if is_answer(cell) and is_graded(cell):
            yield draft.path, f"{where} is both answer and graded; make it two cells"
        elif is_answer(cell) and metadata.get("locked"):
            yield draft.path, f"{where} is an answer and locked: students cannot write in it"
        elif metadata and not is_answer(cell) and not metadata.get("locked"):
            yield draft.path, f"{where} is not locked: students may change it by accident"


def wrong_solution_marks(draft: Draft) -> Found:
    """The solution in an answer cell stands between ### BEGIN SOLUTION and ### END SOLUTION, and
    nothing else does: what is between them is taken out for students, the rest is not.
    """
    for cell in code_cells(draft.notebook):
        marks = SOLUTION_MARK.findall(cell["source"])
        if is_answer(cell):
            if not marks or marks != PAIR * (len(marks) // 2):
                yield (
                    draft.path,
                    f"cell {name_of(cell)} has the solution marks {', '.join(marks) or 'none'}; "
                    "wanted ### BEGIN SOLUTION, then ### END SOLUTION",
                )
        elif marks:
            yield draft.path, f"cell {name_of(cell)} has solution marks but is no answer cell"


def hidden_test_not_in_place(draft: Draft) -> Found:
    """A graded cell calls grade("NAME", globals()), and does nothing else, between
    ### BEGIN HIDDEN TESTS and ### END HIDDEN TESTS. Outside of the marks students would see it, and
    it would fail for them.
    """
    for cell in code_cells(draft.notebook):
        source, where = cell["source"], f"cell {name_of(cell)}"
        marks = HIDDEN_MARK.findall(source)
        seen = hide_tests(source)
        if marks not in ([], PAIR):
            yield draft.path, f"{where} has the hidden-test marks {', '.join(marks)}; wanted a pair"
        elif GRADE_CALL.search(seen) or "import grade" in seen:
            yield draft.path, f"{where} shows its hidden test; put all of it between the marks"
        elif marks and not is_graded(cell):
            yield draft.path, f"{where} has hidden tests but is not graded: they never run"
        elif is_answer(cell) or not is_graded(cell):
            continue
        elif not is_grade_call(hidden_tests(source)):
            yield (
                draft.path,
                f"{where}: wanted as its hidden test `from rnngrader import grade` and "
                'grade("NAME", globals()), and nothing else: it is read, and does not run',
            )


def is_grade_call(source: str) -> bool:
    """Whether a hidden test is one call of grade, with nothing beside it but the import."""
    try:
        statements = ast.parse(source).body
    except SyntaxError:
        return False
    calls = [s for s in statements if not isinstance(s, ast.ImportFrom)]
    return (
        all(ast.unparse(s) == "from rnngrader import grade" for s in statements if s not in calls)
        and len(calls) == 1
        and GRADE_SOURCE.fullmatch(ast.unparse(calls[0])) is not None
    )


def no_points(draft: Draft) -> Found:
    """A graded cell is worth more than 0 points."""
    for cell in code_cells(draft.notebook):
        points = metadata_of(cell).get("points")
        if is_graded(cell) and not (isinstance(points, (int, float)) and points > 0):
            yield draft.path, f"cell {name_of(cell)} is graded with {points!r} points; wanted > 0"


def no_example(draft: Draft) -> Found:
    """An exercise has a locked cell NAME-example after its answer cell, in which a student sees
    numbers of their own beside the right ones.
    """
    ids = [*map(grade_id, draft.notebook["cells"])]
    for cell in code_cells(draft.notebook):
        name = graded_exercise(cell) if is_graded(cell) else None
        if name and name in ids and f"{name}-example" not in ids[ids.index(name) :]:
            yield (
                draft.path,
                f"exercise {name} has no cell {name}-example after its answer; rnngrader lint "
                "--fix writes one where its record has an example and spots, or says why not",
            )


def missing_figures(draft: Draft) -> Found:
    """A figure is a file in the assignment's folder, or a link to one. nbgrader follows links to
    files into the release, but none to folders.
    """
    folder = draft.path.parent
    for cell_name, _, target in figures(draft.notebook):
        if re.match(r"\w+:", target):
            continue  # of another place, or attached to the cell
        above = [folder / part for part in Path(target).parents[:-1]]
        if not (folder / target).is_file():
            yield draft.path, f"cell {cell_name}: there is no figure {target}"
        elif ".." in Path(target).parts or any(path.is_symlink() for path in above):
            yield (
                draft.path,
                f"cell {cell_name}: {target} is outside of {folder.name}/ and will not be "
                "released; put a link to the file itself there",
            )


def figures_without_words(draft: Draft) -> Found:
    """A figure has alternative text, for who cannot see it."""
    for cell_name, alt, target in figures(draft.notebook):
        if not alt.strip():
            yield draft.path, f"cell {cell_name}: the figure {target} has no alternative text"


def figures(notebook: Notebook) -> Iterator[tuple[str, str, str]]:
    """Cell, alternative text and target of each figure in the text cells."""
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            for alt, target in MARKDOWN_FIGURE.findall(cell["source"]):
                yield name_of(cell), alt, target
            for tag in HTML_FIGURE.findall(cell["source"]):
                found = dict(ATTRIBUTE.findall(tag))
                yield name_of(cell), found.get("alt", ""), found.get("src", "")


def still_to_do(draft: Draft) -> Found:
    """Each TODO that `rnngrader new` wrote into the notebook and the exercises file is done."""
    for cell in draft.notebook["cells"]:
        if lines := [line for _, line in todo_lines(cell["source"])]:
            yield draft.path, f"cell {name_of(cell)}: {'; '.join(dict.fromkeys(lines))}"
    folder = draft.path.parent
    exercises = folder.parent.parent / "exercises" / f"{folder.name}.py"
    text = exercises.read_text(encoding="utf-8") if exercises.is_file() else ""
    for number, line in todo_lines(text):
        yield exercises, f"line {number}: {line}"


def todo_lines(text: str) -> list[tuple[int, str]]:
    """Return what is left to do in a text: the number of each such line, from 1, and what it is."""
    lines = enumerate(text.splitlines(), 1)
    return [(number, line[line.index(TODO) :].strip()) for number, line in lines if TODO in line]


def name_of(cell: dict[str, object]) -> str:
    """What a cell is called in a message."""
    return str(grade_id(cell) or cell.get("id") or "without id")


RULES = (
    ("RG102", "warning", not_in_stored_form),
    ("RG103", "error", doubled_ids),
    ("RG104", "error", wrong_flags),
    ("RG105", "error", wrong_solution_marks),
    ("RG106", "error", hidden_test_not_in_place),
    ("RG107", "error", no_points),
    ("RG108", "warning", no_example),
    ("RG109", "error", missing_figures),
    ("RG110", "warning", figures_without_words),
    ("RG111", "error", still_to_do),
)
