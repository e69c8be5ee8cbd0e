"""One run over a class: submitted/ → autograded/, feedback/, gradebook.

Files first, then the gradebook's transaction: a run that is killed in between writes the same
files again the next time, and nothing is counted twice. Recorded points change only with new work
or where somebody asks for it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from rnngrader.batch.pool import (
    Pool,
    Task,
    faulty,
    grade_all,
)
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError
from rnngrader.course.files import write_whole
from rnngrader.course.locks import RESULTS, locked
from rnngrader.course.probes import for_assignment
from rnngrader.feedback.attempts import changes_html, standing_html
from rnngrader.feedback.score import (
    encoded,
    is_ours,
    notebook_with_final,
    told_by_nbgrader,
    with_final,
)
from rnngrader.feedback.student import student_page
from rnngrader.gradebook.attempts import (
    Attempt,
    Versions,
    next_from,
    read_timestamp,
    versions_of,
)
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.submission import Graded, Regrade
from rnngrader.records import Final, Made, Submission, SubmissionReport
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.untrusted import clean
from rnngrader.submission.files import (
    Unreadable,
    open_folder,
    read_exchange_files,
    read_submission,
    work_digest,
)
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import (
    find_answers,
)

MARKUP = frozenset("<>&\"'`")
PATTERNS = frozenset("*?[],")  # nbgrader looks for folders by patterns, and splits lists of ids
SUBMITTED, AUTOGRADED, FEEDBACK = "submitted", "autograded", "feedback"
# What a result was made with that lacks names: of no version, so that whoever grades makes it anew.
EARLY: Mapping[str, Versions | str] = {}


@dataclass(frozen=True)
class Change:
    """An exercise of which somebody's points are others than before."""

    student: str
    exercise: str
    before: float
    after: float
    manual: bool  # a person's score stands before it
    why: str = ""  # where it was not the work that changed


@dataclass
class Run:
    """What to grade, and how far it has come."""

    assignment: Assignment
    students: Collection[str] = ()  # these alone; all where empty
    force: bool = False  # grade unchanged work again, too, and change its points
    apply: bool = False  # change recorded points where the course or the grader changed
    exercise: str = ""  # this one alone, under each recorded seed; all where empty
    total: int = 0  # submissions that need grading; falls as unchanged ones are passed over
    graded: int = 0  # in this run
    changes: list[Change] = field(default_factory=list)
    held: list[Change] = field(default_factory=list)  # what `apply` would change
    finals: Mapping[str, Final] = field(default_factory=dict)  # of all students, at the end
    refreshed: int = 0  # pages that told another score though no work and no points changed
    skipped: list[str] = field(default_factory=list)  # what one exercise leaves aside, as sentences


def grade_class(
    run: Run,
    gradebook: Gradebook,
    pools: Callable[[], Pool],
    progress: Callable[[Run], None],
) -> None:
    """Grades whatever changed since it was last graded; results land as they come."""
    course = run.assignment.course
    names = class_list(course / SUBMITTED, gradebook.students(), run.students)
    if run.exercise and run.exercise not in run.assignment.exercises:
        known = ", ".join(run.assignment.exercises)
        raise CourseError(f"There is no exercise {run.exercise!r}; there are: {known}.")
    source = for_assignment(gradebook.probe_source(), run.assignment.name)
    for name in run.assignment.exercises:  # an error of the course's is nobody's result
        run.assignment.reply_cache(name, source.seed)
    run.skipped += invalid_folders(course / SUBMITTED)
    recorded = gradebook.attempts()
    waiting: dict[str, tuple[Attempt, str | None]] = {}
    run.total = len(names)

    def tasks() -> Iterator[Task]:
        for student in names:
            submission, timestamp = read_work(run.assignment, student)
            before = recorded.get(student)
            attempt, regrade = plan(
                run, gradebook, submission, work_digest(submission, timestamp), before
            )
            same = attempt == before and has_page(run.assignment, student) and not run.force
            if attempt is None or same:
                run.total -= 1
                progress(run)
                continue
            waiting[student] = attempt, timestamp
            yield Task(run.assignment.digest, submission, source, regrade)

    for task, graded in grade_all(pools, tasks()):
        land(run, gradebook, task, graded, *waiting.pop(task.submission.student))
        progress(run)
    run.finals, pages = refresh(run.assignment, gradebook)
    run.refreshed += pages


def land(
    run: Run,
    gradebook: Gradebook,
    task: Task,
    graded: Graded | BaseException,
    attempt: Attempt,
    timestamp: str | None,
) -> Final | None:
    """Write one result: two files, then a transaction. Only one process does so at a time.

    A result of work that is not there any more, or that somebody else recorded, is dropped. One
    that still lacks a name is an attempt, recorded as `EARLY`; with the name it takes its own
    place. Returns the final score, where it is told.
    """
    if isinstance(graded, SandboxUnavailable):
        raise graded
    student = task.submission.student
    if isinstance(graded, BaseException):
        graded = faulty(run.assignment, task.submission, graded)
        if task.regrade:
            run.skipped.append(
                f"{quoted(student)}: {graded.report.problems[-1]} The old result stands."
            )
            return None
    with locked(run.assignment.course, RESULTS):
        if work_digest(*read_work(run.assignment, student)) != attempt.work:
            run.skipped.append(
                f"{quoted(student)}: handed in anew while this was graded; "
                "the newer work comes next."
            )
            return None
        recorded = gradebook.attempt(student)
        if recorded == attempt and has_page(run.assignment, student) and not run.force:
            run.total -= 1
            return None
        when = read_timestamp(timestamp)
        before = gradebook.report(student) if recorded else None
        if recorded and before and not (run.force or run.exercise):
            graded = as_before(run.assignment, task.submission, graded, recorded, attempt, before)
        final = gradebook.preview(graded.report, when, run.exercise)
        found = changes(before, graded.report, final)
        if found and is_held(run, recorded, attempt):
            assert recorded is not None
            why = what_changed(recorded, versions_of(run.assignment))
            run.held += [replace(change, why=why) for change in found]
            run.total -= 1
            return None
        if recorded and recorded.work == attempt.work and not found:  # a new deadline, say
            run.refreshed += refresh_files(run.assignment, gradebook, student, final)
        made, earlier = gradebook.preview_attempt(graded.report, attempt)
        told = told_of_attempts(run.assignment, made, graded.report, earlier)
        write_files(run.assignment.course, run.assignment, with_score(graded, final, told))
        if graded.unnamed:
            attempt = replace(attempt, graded_with=EARLY)
        gradebook.record(graded.report, attempt, when, run.exercise)
    run.changes += found
    run.graded += 1
    return final


def as_before(
    assignment: Assignment,
    submission: Submission,
    graded: Graded,
    recorded: Attempt,
    attempt: Attempt,
    before: SubmissionReport,
) -> Graded:
    """Return the recorded outcome in the place of another one that the same sources gave.

    Handed in once more they are no other attempt: what they draw by lot is drawn once.
    """
    report, versions = graded.report, (EARLY, attempt.graded_with)
    equal = report.fresh_seed != "" and report.fresh_seed == before.fresh_seed
    if not equal or recorded.graded_with not in versions or outcome(report) == outcome(before):
        return graded
    report = replace(report, exercises=before.exercises, score=before.score)
    page = student_page(report, assignment.title, answers_in(assignment, submission)).encode()
    path = notebook_path(assignment.course, assignment, report.student)
    notebook = path.read_bytes() if path.is_file() else graded.notebook
    return replace(graded, report=report, page=page, notebook=notebook)


def outcome(report: SubmissionReport) -> list[object]:
    """Return what a page tells of a submission, but for names and words."""
    return [
        (e.name, e.points, e.verdict, {name: found.verdict for name, found in e.outputs.items()})
        for e in report.exercises
    ]


def is_held(run: Run, before: Attempt | None, attempt: Attempt) -> bool:
    """Return whether other points of the same work wait until somebody wants them."""
    asked = run.apply or run.force or run.exercise
    return not asked and before is not None and before.work == attempt.work


def what_changed(before: Attempt, now: Versions) -> str:
    """Return what is another since an attempt was made: "course, numpy 1.26.4 → 2.1.0"."""
    found: dict[str, None] = {}
    for then in before.graded_with.values():
        if isinstance(then, str):
            found["an earlier version of the grader"] = None
            continue
        if then.course != now.course:
            found["course"] = None
        if then.rnngrader != now.rnngrader:
            found[f"rnngrader {then.rnngrader} → {now.rnngrader}"] = None
        elif then.grader != now.grader:
            found["grader"] = None
        if then.numpy != now.numpy:
            found[f"numpy {then.numpy} → {now.numpy}"] = None
    return ", ".join(found)


def refresh(assignment: Assignment, gradebook: Gradebook) -> tuple[dict[str, Final], int]:
    """Brings pages and graded notebooks up to the final scores; returns these, and how many pages
    told another score.

    Only files that tell another score are written.
    """
    changed = 0
    with locked(assignment.course, RESULTS):
        finals, made = gradebook.finals(), gradebook.made()
        for student in gradebook.recorded():
            if student in finals:
                told = finals[student], made.get(student)
                changed += refresh_files(assignment, gradebook, student, *told)
    return finals, changed


def refresh_student(assignment: Assignment, gradebook: Gradebook, student: str) -> Final | None:
    """Return one student's final score, once the files tell it as well; None without any work."""
    with locked(assignment.course, RESULTS):
        final = gradebook.final(student)
        if final is not None and gradebook.report(student) is not None:
            refresh_files(assignment, gradebook, student, final)
    return final


def refresh_files(
    assignment: Assignment,
    gradebook: Gradebook,
    student: str,
    final: Final,
    made: Made | None = None,
) -> bool:
    """Brings one student's page and graded notebook up to a final score; whether the page told
    another one.

    `made` are the student's attempts, where they are at hand.
    """
    made = made or gradebook.made(student).get(student, Made())
    standing = standing_html(made, assignment.settings, next_from(assignment.settings, made))
    page, other = page_path(assignment.course, assignment, student), False
    if page.is_file():
        text = page.read_text(encoding="utf-8", errors="replace")
        new = text
        if is_ours(text):
            new = with_final(text, final, standing)
        elif not told_by_nbgrader(text, final):
            report = gradebook.report(student)
            assert report is not None
            answers = answers_in(assignment, read_work(assignment, student)[0])
            earlier = gradebook.earlier(student).get(student, [None])[-1]
            told = told_of_attempts(assignment, made, report, earlier)
            new = with_final(student_page(report, assignment.title, answers), final, told)
        if other := new != text:
            write_whole(page, new.encode())
    path = notebook_path(assignment.course, assignment, student)
    if path.is_file():
        data = path.read_bytes()
        try:
            notebook = msgspec.json.decode(data)
            told = notebook_with_final(notebook, final)
        except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
            return other  # somebody's else
        if told != notebook:
            write_whole(path, encoded(told))
    return other


def answers_in(assignment: Assignment, submission: Submission) -> dict[str, str]:
    """Return a student's sources by exercise, as handed in; empty where they cannot be had."""
    try:
        cells, _ = read_cells(submission.data or b"")
    except Unreadable:
        return {}
    return find_answers(assignment, cells, [])[0]


def told_of_attempts(
    assignment: Assignment, made: Made, report: SubmissionReport, earlier: SubmissionReport | None
) -> dict[str, str]:
    """Return what a page tells of the attempts `made`: what holds, and what changed since."""
    next_at = next_from(assignment.settings, made)
    standing = standing_html(made, assignment.settings, next_at)
    return standing | changes_html(made, earlier, report)


def with_score(graded: Graded, final: Final, told: Mapping[str, str]) -> Graded:
    """Return the files of a result with the final score in them, and what is `told` of attempts."""
    notebook = graded.notebook
    if notebook:
        notebook = encoded(notebook_with_final(msgspec.json.decode(notebook), final))
    page = with_final(graded.page.decode(), final, told).encode()
    return replace(graded, notebook=notebook, page=page)


def read_work(assignment: Assignment, student: str) -> tuple[Submission, str | None]:
    """Return what a student handed in, and the text of its time."""
    submission, timestamp = read_submission(assignment.course / SUBMITTED, student, assignment)
    if timestamp is not None and read_timestamp(timestamp) is None:
        problem = f"The time of handing in cannot be read: {timestamp.strip()[:60]!r}."
        submission = replace(submission, problems=(*submission.problems, problem))
    return submission, timestamp


def plan(
    run: Run, gradebook: Gradebook, submission: Submission, work: str, before: Attempt | None
) -> tuple[Attempt | None, Regrade | None]:
    """Return the attempt to make, and what of the recorded one stands; None for none."""
    made_with = versions_of(run.assignment)
    if not run.exercise:
        seed = gradebook.probe_source().seed
        return Attempt(work, seed, dict.fromkeys(run.assignment.exercises, made_with)), None
    recorded = gradebook.report(submission.student)
    if before is None or recorded is None or before.work != work:
        when = "never graded" if before is None else "handed in anew since it was graded"
        run.skipped.append(f"{submission.student}: {when}; run grade without --exercise.")
        return None, None
    if recorded.status != "graded":
        return None, None  # there is nothing of which one exercise could be graded
    attempt = replace(before, graded_with={**before.graded_with, run.exercise: made_with})
    return attempt, Regrade(run.exercise, recorded)


def changes(before: SubmissionReport | None, after: SubmissionReport, final: Final) -> list[Change]:
    """Return the exercises of one student whose points are others than before."""
    if before is None:
        return []
    old, new = ({e.name: e.points for e in report.exercises} for report in (before, after))
    return [
        Change(
            after.student, name, old.get(name, 0.0), new.get(name, 0.0), name in final.overridden
        )
        for name in dict.fromkeys((*old, *new))
        if old.get(name, 0.0) != new.get(name, 0.0)
    ]


def class_list(submitted: Path, known: Collection[str], only: Collection[str]) -> list[str]:
    """Return the students to look at: those with a folder and those in the gradebook, sorted."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    present = {path.name for path in folders if path.is_dir() and is_student_id(path.name)}
    everyone = present | set(known)
    unknown = sorted(set(only) - everyone)
    if unknown:
        raise CourseError(
            f"No student {', '.join(map(repr, unknown))}: neither a folder in {submitted} nor a "
            "row in the gradebook has this name."
        )
    if not everyone:
        raise CourseError(
            f"There is nothing to grade: {submitted} has no folder. Put work at "
            "submitted/STUDENT/ASSIGNMENT/NOTEBOOK.ipynb, or try `rnngrader demo`."
        )
    return sorted(set(only) or everyone)


def is_student_id(name: str) -> bool:
    """Return whether a folder's name can stand in a gradebook, in a table and on nbgrader's pages,
    which take it for HTML, and where nbgrader takes it for a pattern.
    """
    return is_name(name) and not (MARKUP | PATTERNS).intersection(name)


def quoted(student: str) -> str:
    """Return a student's id for a line of a log: in quotes where it could be taken for more."""
    return student if re.fullmatch(r"[\w.@+-]+", student) else repr(student)


def is_name(name: str) -> bool:
    """Return whether a text can be seen whole where it stands."""
    seen = name.isprintable() and clean(name) == name
    return seen and name.strip() != "" and name[0] != "." and len(name) <= 128


def invalid_folders(submitted: Path) -> list[str]:
    """Return a sentence about each folder whose name cannot be a student's."""
    folders = submitted.iterdir() if submitted.is_dir() else ()
    names = sorted(path.name for path in folders if path.is_dir() and path.name[0] != ".")
    return [
        f"The folder {ascii(name[:150])} is nobody's: rename it to a student's id, at most 128 "
        "characters that can be seen, without < > & \" ' ` * ? [ ] and commas."
        for name in names
        if not is_student_id(name)
    ]


def page_path(course: Path, assignment: Assignment, student: str) -> Path:
    name = assignment.notebook_path.with_suffix(".html").name
    return course / FEEDBACK / student / assignment.name / name


def has_page(assignment: Assignment, student: str) -> bool:
    return page_path(assignment.course, assignment, student).is_file()


def notebook_path(course: Path, assignment: Assignment, student: str) -> Path:
    """Return where the graded notebook of a student lies."""
    return course / AUTOGRADED / student / assignment.name / assignment.notebook_path.name


def write_files(course: Path, assignment: Assignment, graded: Graded) -> None:
    """Write the graded notebook and the student's page, each whole or not at all."""
    student = graded.report.student
    notebook = notebook_path(course, assignment, student)
    if graded.notebook:
        write_whole(notebook, graded.notebook)
        link_folders(assignment.notebook_path.parent, notebook.parent)
    else:
        notebook.unlink(missing_ok=True)
    write_whole(page_path(course, assignment, student), graded.page)
    copy_exchange_files(course, assignment, student)


def copy_exchange_files(course: Path, assignment: Assignment, student: str) -> None:
    """Puts beside graded work what nbgrader's exchange needs to give it back to its owner."""
    try:
        with open_folder(course / SUBMITTED, student, assignment.name) as folder:
            found = read_exchange_files(folder)
    except (OSError, Unreadable):
        return
    for name, content in found.items():
        for step in (AUTOGRADED, FEEDBACK):
            write_whole(course / step / student / assignment.name / name, content)


def link_folders(source: Path, folder: Path) -> None:
    """Makes the assignment's folders, its images say, visible beside a graded notebook."""
    for original in source.iterdir():
        link = folder / original.name
        if original.is_dir() and original.name[0] not in "._" and not os.path.lexists(link):
            link.symlink_to(os.path.relpath(original, folder), target_is_directory=True)
