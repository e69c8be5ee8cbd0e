"""The instructor's commands: report, import, export, name, override, extend, forget."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rnngrader.cli.common import OK, WRONG_WORK, add_command, chosen, number, say
from rnngrader.lms import FORMATS

if TYPE_CHECKING:
    from rnngrader.course.assignment import Assignment
    from rnngrader.records import Final


def roster_option(sub: argparse.ArgumentParser, text: str) -> None:
    sub.add_argument("--roster", type=Path, action=Once, metavar="CSV", help=text)


class Once(argparse.Action):
    """Stores an option's value; an option that is given twice is refused, not silently the last."""

    def __call__(self, parser, namespace, values, option_string=None):  # type: ignore[no-untyped-def]
        if getattr(namespace, self.dest) is not None:
            parser.error(f"{option_string} is given twice; wanted one file: a run for each list")
        setattr(namespace, self.dest, values)


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the instructor's commands."""
    sub = add_command(subparsers, report, "report", "write the class's page and CSV")
    sub.add_argument("--anonymous", action="store_true", help="hide who is who")
    sub.add_argument(
        "--roster",
        type=Path,
        action="append",
        default=[],
        metavar="CSV",
        help="a list with sections; several times for a class on several platforms",
    )

    text = "take in what a learning platform exports as submissions"
    take = add_command(subparsers, import_, "import", text, "no")
    take.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a zip, folder or file")
    take.add_argument("--assignment", metavar="NAME", help="default: the course's first")
    roster_option(take, "the platform's list of students")
    take.add_argument("--replace", action="store_true", help="also newer work by older")
    take.add_argument("--dry-run", action="store_true", help="say what would be done, and no more")

    text = "write grades and feedback as a learning platform takes them"
    sub = add_command(subparsers, export, "export", text)
    sub.add_argument("--format", choices=sorted(FORMATS), default="csv", help="default: csv")
    roster_option(sub, "the platform's own export")
    sub.add_argument("--title", default="", help="its column in Canvas; default: its own title")
    sub.add_argument(
        "--submissions",
        type=Path,
        metavar="ZIP",
        help="Canvas's downloaded submissions: the feedback is zipped under the same names",
    )
    text = "the score of who handed in nothing (default: what the assignment's settings say)"
    sub.add_argument("--missing", choices=("zero", "blank"), help=text)

    text = "give a mistake that nobody has named yet a name and a hint, or another one"
    sub = add_command(subparsers, name, "name", text, "found")
    sub.add_argument("cluster", metavar="CLUSTER", help="the digest that the report shows")
    sub.add_argument("--title", help="the mistake in a few words")
    sub.add_argument("--hint", help="what the student should look at")
    sub.add_argument("--clear", action="store_true", help="take the name back")

    text = "give points by hand, which stay before the grader's until they are taken back"
    sub = add_command(subparsers, override, "override", text, "found")
    sub.add_argument("student", metavar="STUDENT")
    sub.add_argument("exercise", metavar="EXERCISE")
    sub.add_argument("points", nargs="?", type=number, metavar="POINTS")
    sub.add_argument(
        "--comment",
        help="what the student is told beside them; without, a comment that is there stays",
    )
    sub.add_argument("--clear", action="store_true", help="take points and comment back")
    sub.add_argument("--force", action="store_true", help="also more points than the exercise has")

    text = "give a student more time than the deadline"
    sub = add_command(subparsers, extend, "extend", text, "no")
    sub.add_argument("student", metavar="STUDENT")
    sub.add_argument(
        "assignment", nargs="?", metavar="ASSIGNMENT", help="default: the course's first"
    )
    text = "counted from the deadline, instead of what was given before; 0 takes it back"
    sub.add_argument("--days", type=number, required=True, metavar="N", help=text)

    text = "delete students' rows and folders, and list the files that still name them"
    sub = add_command(subparsers, forget, "forget", text, "no")
    sub.add_argument("students", nargs="+", metavar="STUDENT")


def report(options: argparse.Namespace) -> int:
    """Writes the class's page and CSV."""
    from rnngrader.instructor.report import write_report
    from rnngrader.lms.people import settle
    from rnngrader.lms.platforms import read_roster
    from rnngrader.lms.roster import column_of

    assignment = chosen(options)
    people: dict[str, str] = {}
    sections: dict[str, str] = {}
    for path in options.roster:
        if (roster := settle(assignment, read_roster(path))[0]) is None:
            continue
        at = column_of(roster.header, "section", "sections", "group", "gruppe")
        people |= {person.student: person.name for person in roster.people if person.name}
        told = {person.student: roster.text(person, at).strip() for person in roster.people}
        sections |= {student: section for student, section in told.items() if section}
    page, table, unread = write_report(assignment, sections, options.anonymous, people)
    say(*unread, err=True)
    say(page, table)
    return OK


def import_(options: argparse.Namespace) -> int:
    from rnngrader.authoring.demo import unmixed
    from rnngrader.cli.tables import show_table
    from rnngrader.course.assignment import assignment_names
    from rnngrader.course.cells import CourseError
    from rnngrader.lms.intake import Intake, import_work
    from rnngrader.lms.log import BAD
    from rnngrader.lms.people import settle
    from rnngrader.lms.platform import called
    from rnngrader.lms.platforms import read_roster
    from rnngrader.lms.summary import summary
    from rnngrader.sandbox.untrusted import one_line

    assignment = chosen(options)
    for file in options.files:
        if not file.exists() and str(file) in assignment_names(assignment.course):
            raise CourseError(f"{file} is an assignment, and no file: --assignment {file} says so.")
    unmixed(assignment.course, coming=True)
    roster, people = settle(assignment, read_roster(options.roster))
    intake = Intake(assignment, roster, options.replace, options.dry_run, people)
    import_work(intake, options.files)
    rows = []
    for one in intake.arrivals:
        if one.note or one.status not in ("taken", "unchanged"):
            student = called(people.get(one.student), one.student) or "?"
            file = one.student and one.file.name  # what is nobody's has to be found
            cells = (student, file or one.file.entry.name, one.status, one.note)
            rows.append([one_line(text, 300) for text in cells])
    show_table(("student", "file", "what became of it", "note"), rows)
    doubts = roster.doubts if roster else ()
    problems = (*doubts, *roster.problems) if roster else ()
    say(*(f"note: {problem}" for problem in problems), err=True)
    said, nothing = summary(intake)
    if nothing:
        names = "; ".join(called(people.get(student), student) for student in nothing)
        say(f"Nothing of: {names}.")
    say(said + (" Nothing was written." if options.dry_run else ""))
    for student, stray in intake.log.strays.items():
        folder = intake.folder(student).relative_to(assignment.course)
        say(
            f"{called(people.get(student), student)} has {one_line(stray, 300)}. Import their own "
            f"work with its own list, or delete {folder}; then `rnngrader grade`."
        )
    look = doubts or (intake.new if intake.known.listed else []) or intake.log.strays
    return WRONG_WORK if look or any(a.status in BAD for a in intake.arrivals) else OK


def export(options: argparse.Namespace) -> int:
    from rnngrader.course.cells import CourseError
    from rnngrader.lms.platforms import read_roster
    from rnngrader.lms.transfer import export as write_export

    if options.title and options.format != "canvas":
        raise CourseError("--title is a column's of Canvas: leave it out, or give --format canvas.")
    exported = write_export(
        chosen(options),
        options.format,
        read_roster(options.roster),
        options.title,
        options.submissions,
        options.missing,
    )
    notes = dict.fromkeys((*exported.doubts, *exported.problems))
    say(*(f"note: {problem}" for problem in notes), err=True)
    say(*exported.files)
    return WRONG_WORK if exported.doubts else OK


def name(options: argparse.Namespace) -> int:
    """Names a mistake, names it otherwise, or takes its name back."""
    from rnngrader.course.cells import CourseError
    from rnngrader.gradebook.gradebook import Gradebook
    from rnngrader.instructor.naming import clusters, name_cluster

    if options.clear == bool(options.title or options.hint):
        raise CourseError("Give --title and --hint, or --clear alone.")
    if not options.clear and not (options.title and options.hint):
        raise CourseError("A name needs both: --title and --hint.")

    def shown(one: Assignment) -> bool:
        with Gradebook(one) as gradebook:
            known = clusters(one, gradebook.each_report())
        return any(f in one.exercises and d.startswith(options.cluster) for f, d in known)

    assignment = chosen(options, shown)
    with Gradebook(assignment) as gradebook:
        reports = gradebook.reports()
    entry = None if options.clear else (options.title, options.hint)
    path, count = name_cluster(assignment, reports, options.cluster, entry)
    told = "no longer told" if options.clear else "told"
    who = "1 student is" if count == 1 else f"{count} students are"
    say(f"{path}: {who} {told} at the next `rnngrader grade`")
    return OK


def override(options: argparse.Namespace) -> int:
    """Writes a person's points and comment, or takes them back."""
    from rnngrader.course.cells import CourseError
    from rnngrader.instructor.decisions import give_points

    if options.clear == (options.points is not None):
        got = "both were given" if options.clear else "neither was given"
        raise CourseError(f"Give POINTS, or --clear to take them back; {got}.")
    final = give_points(
        chosen(options, lambda one: options.exercise in one.points),
        options.student,
        options.exercise,
        options.points,
        options.comment,
        options.force,
    )
    return say_score(options.student, final)


def extend(options: argparse.Namespace) -> int:
    """Gives a student more time."""
    from rnngrader.instructor.decisions import deadline_text, give_time

    assignment = chosen(options)
    final = give_time(assignment, options.student, options.days)
    say(deadline_text(assignment, options.student))
    return say_score(options.student, final)


def say_score(student: str, final: Final) -> int:
    """Prints what a student gets now, and why."""
    from rnngrader.feedback.score import reasons, score_text

    say(f"{student}: {score_text(final)}", *(f"  {line}" for line in reasons(final)))
    return OK


def forget(options: argparse.Namespace) -> int:
    """Deletes students, and says what is left."""
    from rnngrader.course.assignment import find_course
    from rnngrader.lms.forget import forget_students

    deleted, left = forget_students(find_course(options.course), options.students)
    say(*(f"deleted: {line}" for line in deleted))
    say(*(f"left: {line}" for line in left))
    return OK
