"""A synthetic class, the same for the same seed: `rnngrader demo`.

Right answers in several styles, one or two mistakes of the catalogue a student, unfinished
notebooks and a damaged file. Made from the course itself, whatever it teaches.
"""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError, is_graded, with_answers
from rnngrader.diagnosis.syntax import is_op
from rnngrader.submission.restore import hide_tests

MARKER = ".rnngrader-demo"  # stands in a folder that a demo wrote, so that only those are replaced
STUB = 'raise NotImplementedError("Replace this line with your own code.")'


def write_class(assignment: Assignment, students: int, seed: int) -> int:
    """Writes the class into submitted/ and returns how many were written.

    The first students make the mistakes that the exercises file names in SHOWCASE, one each; then
    comes a mixture. Where there is work that no demo wrote, `CourseError`: synthetic students do
    not stand among real ones.
    """
    submitted = assignment.course / "submitted"
    rng = random.Random(seed)
    _, real = folders_of(assignment.course)
    if real:
        shown = ", ".join(real[:3]) + (" …" if len(real) > 3 else "")
        raise CourseError(
            f"{submitted} holds work that no demo wrote ({len(real)} folders: {shown}). A demo "
            "class stands in a course of its own: copy the course's folder without submitted/, "
            "autograded/, feedback/ and gradebook.db, and run `rnngrader --course COPY demo`."
        )
    names = [f"s{number:0{max(2, len(str(students)))}d}" for number in range(1, students + 1)]
    for position, name in enumerate(names):
        wanted = next(iter(assignment.showcase[position:]), None)
        text = submission(assignment, rng, wanted, position, students)
        folder = submitted / name / assignment.name
        folder.mkdir(parents=True, exist_ok=True)
        (submitted / name / MARKER).touch()
        (folder / assignment.notebook_path.name).write_text(text, encoding="utf-8")
        (folder / "timestamp.txt").write_text(f"2026-01-{1 + position % 28:02d} 12:00:00 UTC\n")
    return len(names)


def folders_of(course: Path) -> tuple[list[str], list[str]]:
    """Return the students' folders that a demo wrote, and those that are real work."""
    submitted = course / "submitted"
    found = sorted(submitted.iterdir()) if submitted.is_dir() else []
    folders = [path for path in found if path.is_dir() and path.name[0] != "."]
    synthetic = [path.name for path in folders if (path / MARKER).exists()]
    return synthetic, [path.name for path in folders if path.name not in synthetic]


def unmixed(course: Path, coming: bool = False) -> None:
    """Raise `CourseError` where a demo class stands among real work, or such work is `coming`."""
    synthetic, real = folders_of(course)
    if synthetic and (real or coming):
        shown = f"{', '.join(real[:3])}{' …' if len(real) > 3 else ''}"
        raise CourseError(
            f"submitted/ holds a demo class ({synthetic[0]} to {synthetic[-1]}) among real work "
            f"({shown or 'what is imported'}). Take it out with `rnngrader demo --clear`."
        )


def submission(
    assignment: Assignment, rng: random.Random, mistake: str | None, position: int, students: int
) -> str:
    """The text of one student's notebook file."""
    answers = dict(assignment.solutions)
    restyle = rng.choice(STYLES)
    answers = {name: restyle(source) for name, source in answers.items()}
    kind = rng.random()
    if mistake is not None:
        apply_mistakes(assignment, answers, [mistake])
    elif position == students - 1:  # the class's damaged file: cut off in the middle
        text = notebook_text(assignment, answers)
        return text[: int(len(text) * 0.7)]
    elif kind < 0.15:
        leave_unfinished(answers, rng)
    elif kind < 0.75:
        entries = sorted(entry.id for entry in assignment.misconceptions.values())
        apply_mistakes(assignment, answers, rng.sample(entries, rng.choice((1, 1, 2))))
    return notebook_text(assignment, answers)


def apply_mistakes(assignment: Assignment, answers: dict[str, str], ids: list[str]) -> None:
    """Puts the wrong version of each misconception in the place of the right answer."""
    for id_ in ids:
        entry = assignment.misconceptions[id_]
        answers[entry.function] = assignment.wrong_source(id_)


def leave_unfinished(answers: dict[str, str], rng: random.Random) -> None:
    """Stops at some exercise: from there on nothing is written."""
    names = list(answers)
    for name in names[rng.randrange(1, len(names)) :]:
        header = answers[name].split(":\n", 1)[0]
        answers[name] = f"{header}:\n    {STUB}\n"


def notebook_text(assignment: Assignment, answers: Mapping[str, str]) -> str:
    """A handed-in notebook: the released one, with these answers in it."""
    notebook = with_answers(assignment.notebook, answers)
    notebook["cells"] = [
        {**cell, "source": hide_tests(cell["source"])} if is_graded(cell) else cell
        for cell in notebook["cells"]
    ]
    return json.dumps(notebook, indent=1)


def rewritten(change: Callable[[ast.AST], ast.AST], source: str) -> str:
    """Return a source with each node of it changed, inner ones first."""

    class Rewrite(ast.NodeTransformer):
        def generic_visit(self, node: ast.AST) -> ast.AST:
            return change(super().generic_visit(node))

    return ast.unparse(ast.fix_missing_locations(Rewrite().visit(ast.parse(source))))


def with_dot(node: ast.AST) -> ast.AST:
    """The same with np.dot in the place of @."""
    if not is_op(node, ast.MatMult):
        return node
    dot = ast.Attribute(ast.Name("np", ast.Load()), "dot", ast.Load())
    return ast.Call(dot, [node.left, node.right], [])


def with_long_sums(node: ast.AST) -> ast.AST:
    """The same with x = x + y in the place of x += y."""
    if not isinstance(node, ast.AugAssign) or not isinstance(node.target, ast.Name):
        return node
    read = ast.Name(node.target.id, ast.Load())
    return ast.Assign([node.target], ast.BinOp(read, node.op, node.value))


def with_prints(node: ast.AST) -> ast.AST:
    """The same by somebody who looks at what happens."""
    if isinstance(node, ast.FunctionDef):
        say = ast.parse(f"print('in {node.name}')").body
        node.body = [*node.body[:1], *say, *node.body[1:]]
    return node


REWRITINGS = (with_dot, with_long_sums, with_prints)
STYLES: tuple[Callable[[str], str], ...] = (str, *(partial(rewritten, each) for each in REWRITINGS))
