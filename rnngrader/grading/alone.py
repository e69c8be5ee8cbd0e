"""For whoever has no instructor: what is wrong with one's own functions, on one's own machine.

    from rnngrader import why
    why(rnn_backward)

and `rnngrader why FILE`. The code is the learner's own, so it runs in this very process, without a
sandbox; a call that does not end is ended. Right means right on the public probes, and on others
of sizes that are the same for everybody. Nothing here needs more than numpy, on any system.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rnngrader.course.assignment import (
    CONFIG,
    Assignment,
    assignment_names,
    assignment_with,
    find_course,
    load_assignment,
)
from rnngrader.course.cells import CourseError
from rnngrader.course.running import importable
from rnngrader.diagnosis.answer import Answer, Question
from rnngrader.diagnosis.named import with_name
from rnngrader.diagnosis.places import places_in
from rnngrader.diagnosis.repairs import Effect, Repairs
from rnngrader.diagnosis.steps import telling
from rnngrader.feedback.student import exercise_html, exercise_text
from rnngrader.grading.exercise import Grading, grade_exercise
from rnngrader.grading.local import LocalFunction, LocalSearch
from rnngrader.grading.own_code import TimeUp, in_time, quiet, read_own_code
from rnngrader.grading.repair import Asked, Bench, looked_into, probes_beyond, trial_to_undo
from rnngrader.records import (
    NO_CACHE,
    Calls,
    Diagnosis,
    ExerciseReport,
    Observation,
    ReplyCache,
    Substitutes,
    Verdict,
)
from rnngrader.sandbox.guest import substituting

OTHER_SIZES = f"{1:032x}"  # the seed of the probes that take the place of a submission's own
MEMORY_MIB = 4096  # that a file's code may have, where the system keeps count
ROOT = Path(__file__).parents[2]  # a clone of the course, or where packages are installed
NO_COURSE = (
    "The course that belongs to `why` is not installed here: it was taken out. In a course's own "
    "folder `why` finds that one; `rnngrader --course DIR why FILE` names it."
)
FIXED = "The answers to {} are fixed: nothing is told of them here, as each try would tell more."
SHIPPED = ROOT / "rnngrader_course"  # see pyproject.toml


@dataclass(frozen=True)
class OwnFunction(LocalFunction):
    """One of the learner's functions. Its calls together get `seconds`, and nothing after it once
    one did not end: whoever called it once more would wait as long.
    """

    seconds: float
    failed: Mapping[str, str] = field(default_factory=dict)  # by name: why it is not there
    endless: set[bool] = field(default_factory=set)  # whether with substitutes, where it is so

    def observe(
        self, calls: Calls, cache: ReplyCache = NO_CACHE, substitutes: Substitutes | None = None
    ) -> list[Observation]:
        """Return one observation a call; what comes after one that does not end is not tried."""
        end = time.monotonic() + self.seconds
        observations: list[Observation] = []
        for index, arguments in enumerate(calls):
            left_s = 0.0 if bool(substitutes) in self.endless else end - time.monotonic()
            try:
                observation = in_time(
                    left_s,
                    lambda i=index, given=arguments: self._observe(i, given, substitutes),  # type: ignore[misc]
                )
            except TimeUp:
                self.endless.add(bool(substitutes))
                note = f"The code ran for more than {self.seconds:g} s."
                lost = Observation("timed_out", note=note)
                return [*observations, *[lost] * (len(calls) - index)]
            if observation.error and observation.error.type_name == "KeyboardInterrupt":
                raise KeyboardInterrupt
            if observation.outcome == "not_found" and self.name in self.failed:
                note = f"{self.name} could not be defined: {self.failed[self.name]}"
                observation = replace(observation, note=note)
            observations.append(observation)
        return observations

    def sibling(self, name: str) -> OwnFunction:
        """Return another of the learner's functions."""
        return OwnFunction(name, self.namespace, self.seconds, self.failed)


class Verdicts(LocalSearch):
    """For functions of which nobody asks more than whether they are right."""

    def diagnose(self, question: Question) -> Answer:
        """Return nothing, at once."""
        return Answer(Diagnosis("unknown"))


@dataclass(frozen=True)
class Explanation:
    """What is right and what is wrong, as text for a terminal and as HTML for a notebook."""

    reports: Sequence[ExerciseReport]
    every_hint: bool = False

    @property
    def is_right(self) -> bool:
        """Whether nothing at all is wrong."""
        return all(report.verdict is Verdict.CORRECT for report in self.reports)

    def __repr__(self) -> str:
        return "\n".join(exercise_text(report, self.every_hint) for report in self.reports)

    def _repr_html_(self) -> str:
        return "\n".join(map(exercise_html, self.reports))


def why(function: Any = None, exercise: str = "", every_hint: bool = False) -> Explanation:
    """Say what is wrong with a function of the notebook's, or with all that it has.

    function: your function, or its name; without it, all that belong to an exercise
    exercise: the exercise that it is for, where the function is called otherwise
    every_hint: print all hints; in a notebook they open one after the other
    """
    namespace = sys._getframe(1).f_globals
    if function is None:
        names = [name for a in assignments() for name in judgeable(a) if name in namespace]
        found = [one for name in names for one in judged(name, namespace)]
        if not found:
            raise CourseError(f"There is no function here that an exercise asks for: {all_names()}")
        return Explanation(found, every_hint)
    name = exercise or (function if isinstance(function, str) else "")
    if not isinstance(function, str):
        if not callable(function):
            kind = type(function).__name__
            raise CourseError(f"why wants a function, and got a {kind}: why(your_function).")
        name = name or getattr(function, "__name__", "")
        if all(name not in a.exercises for a in assignments()):
            text = (
                f"No exercise is called {name}. Which one is it? why({name}, EXERCISE), of these:"
            )
            raise CourseError(f"{text} {all_names()}")
        namespace = getattr(inspect.unwrap(function), "__globals__", namespace)
    own = {} if isinstance(function, str) else {name: function}
    with substituting(namespace, own):
        return Explanation(judged(name, namespace), every_hint)


def judged(name: str, namespace: dict[str, Any]) -> list[ExerciseReport]:
    """Return the report on one exercise, with the functions in `namespace`."""
    assignment = assignment_with(name, assignments())
    if name not in judgeable(assignment):
        raise CourseError(FIXED.format(name))
    return list(grade_own(assignment, [name], namespace))


def explain_file(path: Path, exercise: str, course: Path | None) -> Iterator[ExerciseReport]:
    """Yield a report on each exercise that a notebook or a module has a function for.

    With `exercise`, on this one. Raises `CourseError` where the file has nothing of the kind.
    """
    code = read_own_code(path)
    known = assignments(course)
    if exercise:
        known = [assignment_with(exercise, known)]
        if exercise not in judgeable(known[0]):
            raise CourseError(FIXED.format(exercise))
    found = [(a, [n for n in judgeable(a) if n in code.functions]) for a in known]
    if exercise:
        found = [(a, [exercise]) for a, names in found if exercise in names]
    if not any(names for _, names in found):
        wanted = exercise or f"an exercise. Those are: {all_names(course)}"
        raise CourseError(f"{path} defines no function for {wanted}")
    for assignment, names in found:
        if names:
            with limited_memory(), ready(assignment, path.parent) as namespace:
                seconds = assignment.limits.cell_s
                failed = code.run(needed(assignment, names) & code.functions, namespace, seconds)
                yield from grade_own(assignment, names, namespace, failed)


def judgeable(assignment: Assignment) -> list[str]:
    """Return the exercises of which something may be told: where the answers are fixed, who may ask
    again and again would have them told.
    """
    return [name for name, exercise in assignment.exercises.items() if exercise.arguments]


def grade_own(
    assignment: Assignment,
    names: Sequence[str],
    namespace: dict[str, Any],
    failed: Mapping[str, str] | None = None,
) -> Iterator[ExerciseReport]:
    """Yield reports on some exercises, without points; what they call is looked at before. Where
    that is not there, a right one stands in.
    """
    grading = Grading(assignment, LocalSearch(assignment), fresh_seed=OTHER_SIZES)
    wanted = needed(assignment, names)
    there = {*names, *namespace, *(failed or {})}
    stand_ins = {name: assignment.reference[name] for name in wanted - there}
    for name in assignment.exercises:
        if name in wanted - stand_ins.keys():
            seconds = assignment.limits.batch_s
            function = OwnFunction(name, namespace, seconds, failed or {})
            grading.search = (LocalSearch if name in names else Verdicts)(assignment)
            with substituting(namespace, stand_ins):
                report = grade_exercise(grading, name, function)
                if name in names:
                    report = with_name(with_place(grading, function, report), assignment.named)
            if name in names:
                yield replace(report, points=0.0, max_points=0.0)


def with_place(grading: Grading, function: OwnFunction, report: ExerciseReport) -> ExerciseReport:
    """Return the report with the place where an unnamed mistake parts from the right function, and
    without a name that does not go together with the learner's own code.
    """
    name, trial = report.name, trial_to_undo(grading, report.name)
    try:
        source = textwrap.dedent(inspect.getsource(function.namespace[name]))
        repairs = Repairs(end=len(source), told=telling(source, name).definition)
    except (OSError, TypeError, KeyError, SyntaxError, ValueError, RecursionError, MemoryError):
        return report
    if trial is None or report.diagnosis is None:
        return report

    def changed(definitions: Sequence[str], calls: Calls) -> Sequence[Observation]:
        namespace = dict(function.namespace)
        exec(definitions[0], namespace)
        return OwnFunction(name, namespace, function.seconds).observe(calls)

    assignment = grading.assignment
    exercise = assignment.exercises[name]
    question = trial.question(grading, exercise)
    bench = Bench(
        exercise, trial, source, repairs, changed, *probes_beyond(assignment, trial, name)
    )
    # changed code may run on forever, or ask for all memory: none is tried here
    ask = Asked(grading.search.diagnose, lambda *_: Repairs(), lambda *_: Effect.UNDOES)
    found = looked_into(bench, report.diagnosis, question, ask)
    diagnosis = found.diagnosis
    if found.told and (place := places_in(assignment, name, source, question.seed, found.told)):
        diagnosis = replace(diagnosis, hint=place)
    return replace(report, diagnosis=diagnosis)


def needed(assignment: Assignment, names: Iterable[str]) -> set[str]:
    """Return some exercises and all those whose functions they call, directly or not."""
    return set(names).union(*(needed(assignment, assignment.exercises[n].calls) for n in names))


def assignments(course: Path | None = None) -> list[Assignment]:
    """Return the assignments of a course; of the one around this folder, or the shipped one."""
    if course is None:
        try:
            course = find_course(Path.cwd())
        except CourseError:
            course = ROOT if (ROOT / CONFIG).is_file() else SHIPPED
            if not course.is_dir():
                raise CourseError(NO_COURSE) from None
    return [load_assignment(course, name) for name in assignment_names(course)]


def all_names(course: Path | None = None) -> str:
    return ", ".join(name for a in assignments(course) for name in judgeable(a)) + "."


@contextlib.contextmanager
def ready(assignment: Assignment, folder: Path) -> Iterator[dict[str, Any]]:
    """Yield a namespace in which the set-up has run; what is in the learner's folder comes first.

    What the course hands out need not lie there.
    """
    namespace: dict[str, Any] = {"__name__": "why"}
    keyboard, sys.stdin = sys.stdin, io.StringIO()  # nobody answers `input`
    with tempfile.TemporaryDirectory() as made:
        assignment.write_generated(Path(made))
        course = Path(made), assignment.course, assignment.notebook_path.parent
        try:
            with importable(*course), quiet():
                for source in assignment.setup:
                    exec(compile(source, "<set-up>", "exec"), namespace)
            with importable(folder.resolve(), *course):
                yield namespace
        finally:
            sys.stdin = keyboard


@contextlib.contextmanager
def limited_memory() -> Iterator[None]:
    """Meanwhile, this process gets no more memory than that, where the system can see to it."""
    try:
        import resource
    except ImportError:  # Windows has none
        yield
        return
    soft, hard = before = resource.getrlimit(resource.RLIMIT_DATA)
    most = MEMORY_MIB * 2**20
    if soft == resource.RLIM_INFINITY or soft > most:
        with contextlib.suppress(ValueError, OSError):  # macOS refuses
            resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
    try:
        yield
    finally:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, before)
