"""One run over a class: submitted/ → autograded/, feedback/, gradebook.

Files first, then the gradebook's transaction: a run that is killed in between writes the same
files again the next time, and nothing is counted twice. Recorded points change only with new work
or where somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from typing import TYPE_CHECKING

from rnngrader.batch.results import (
    has_page,
    made_of,
    refresh,
    refresh_files,
    told_of_attempts,
    with_score,
    write_files,
)
from rnngrader.batch.work import (
    SUBMITTED,
    class_list,
    invalid_folders,
    quoted,
    read_work,
)
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import no_exercise
from rnngrader.course.locks import RESULTS, locked
from rnngrader.course.probes import for_assignment
from rnngrader.diagnosis.named import with_names
from rnngrader.feedback.score import nbgrader_mark
from rnngrader.gradebook.attempts import Attempt, Versions, read_timestamp, versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.records import Final, Submission, SubmissionReport
from rnngrader.submission.files import work_digest

if TYPE_CHECKING:  # what grades takes its time to load: not for a run without work
    from rnngrader.batch.pool import Pool, Task
    from rnngrader.grading.submission import Graded, Regrade

# What a result was made with that lacks names: of no version, so that whoever grades makes it anew.
EARLY: Mapping[str, Versions | str] = {}
NOTHING = (0.0, 0.0)  # points, of points


@dataclass(frozen=True)
class Change:
    """An exercise of which somebody's points are others than before."""

    student: str
    exercise: str
    before: float
    after: float
    of: tuple[float, float]  # what the exercise gave before, and gives now
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
    without: int = 0  # of these, without a notebook that could be graded
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
    run.assignment.read_catalogue()  # or it says so before anything is graded
    names = class_list(course / SUBMITTED, gradebook.students(), run.students)
    if run.exercise and run.exercise not in run.assignment.exercises:
        raise no_exercise(run.exercise, run.assignment.exercises)
    source = for_assignment(gradebook.probe_source(), run.assignment.name)
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
            from rnngrader.batch.pool import Task

            yield Task(run.assignment.digest, submission, source, regrade)

    landed: dict[str, str] = {}
    todo = tasks()
    if first := [*islice(todo, 1)]:
        from rnngrader.batch.pool import grade_all

        for name in run.assignment.exercises:  # an error of the course's is nobody's result
            run.assignment.reply_cache(name, source.seed)
        for task, graded in grade_all(pools, chain(first, todo)):
            student = task.submission.student
            final = land(run, gradebook, task, graded, *waiting.pop(student))
            if final:
                landed[student] = nbgrader_mark(final)
            progress(run)
    run.finals, pages = refresh(run.assignment, gradebook, landed)
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
    from rnngrader.batch.pool import faulty
    from rnngrader.sandbox.launch import SandboxUnavailable

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
            last = before
            if before.status != "graded":  # of the attempt before an unreadable file
                last = gradebook.earlier(student).get(student, [before])[-1]
            graded = as_before(run.assignment, task.submission, graded, recorded, attempt, last)
        final = gradebook.preview(graded.report, when, run.exercise)
        found = changes(before, graded.report, final)
        other = found or before and before.max_score != graded.report.max_score
        if other and is_held(run, recorded, attempt):
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
        gradebook.record(graded.report, attempt, when, final.late_penalty, run.exercise)
    run.changes += found
    run.graded += 1
    run.without += graded.report.status != "graded"
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
    told = with_names(report, assignment.named)
    return replace(made_of(assignment, submission, told, graded.notebook), unnamed=graded.unnamed)


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
    from rnngrader.grading.submission import Regrade

    attempt = replace(before, graded_with={**before.graded_with, run.exercise: made_with})
    return attempt, Regrade(run.exercise, recorded)


def changes(before: SubmissionReport | None, after: SubmissionReport, final: Final) -> list[Change]:
    """Return the exercises of one student whose points are others than before, or of others."""
    if before is None:
        return []
    old, new = (
        {e.name: (e.points, e.max_points) for e in report.exercises} for report in (before, after)
    )
    return [
        Change(after.student, name, had, has, (most, now), name in final.overridden)
        for name in dict.fromkeys((*old, *new))
        for (had, most), (has, now) in [(old.get(name, NOTHING), new.get(name, NOTHING))]
        if had != has or (most != now and most and now)  # none where nothing was graded
    ]
