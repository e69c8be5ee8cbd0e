"""Work comes in: what a platform exports goes to where the grader looks, and nobody is lost.

A student's notebook is put into submitted/, also out of a zip of the student's. A file that is no
notebook is put there under its own name, so that the grader tells the student what came. Newer
work is never replaced by older, and what is replaced is kept in imports/, with a log of all files.
"""

from __future__ import annotations

import contextlib
import datetime
import glob
import hashlib
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from rnngrader.batch.work import SUBMITTED
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.files import write_whole
from rnngrader.gradebook.attempts import read_timestamp
from rnngrader.lms.archive import (
    is_notebook,
    safe_name,
)
from rnngrader.lms.log import (
    EMPTY,
    IMPORTS,
    OTHER,
    TAKEN,
    TWO_WORKS,
    Arrival,
    Logged,
    read_logged,
    write_log,
)
from rnngrader.lms.people import enroll
from rnngrader.lms.platform import SubmittedFile
from rnngrader.lms.roster import Person, Roster, RosterError, words_of
from rnngrader.lms.standing import LIES_AS, content_of, standing
from rnngrader.lms.submissions import open_submissions
from rnngrader.lms.whose import Known, attribute, sure_of, without_doubles
from rnngrader.lms.works import Work, has_work, order, read_time, sort_out
from rnngrader.sandbox.untrusted import one_line
from rnngrader.submission.files import (
    EXCHANGE_FILES,
    IMPORTED,
    TIMESTAMP,
    Imported,
)

NEW = "new: nobody of the class is called so"


@dataclass
class Intake:
    """One import: where to, under which rules, and what has become of the files."""

    assignment: Assignment
    roster: Roster | None = None
    replace: bool = False  # newer work by older, too
    dry_run: bool = False  # nothing is written
    people: Mapping[str, Person] = field(default_factory=dict)  # whose names are known
    arrivals: list[Arrival] = field(default_factory=list)
    log: Logged = field(default_factory=Logged)
    elsewhere: set[str] = field(default_factory=set)  # other assignments of which work came
    new: list[str] = field(default_factory=list)  # who came without a list into a class with people

    @property
    def known(self) -> Known:
        one, log = self.assignment, self.log
        words = words_of(f"{one.name} {one.title} {one.notebook_path.stem}")
        return Known(self.people, log.owners, log.marks, log.stands, words)

    def folder(self, student: str) -> Path:
        return self.assignment.course / SUBMITTED / student / self.assignment.name

    def write(self, path: Path, content: bytes) -> None:
        if not self.dry_run:
            write_whole(path, content)


def import_work(intake: Intake, sources: Sequence[Path]) -> list[Arrival]:
    """Take what platforms export into submitted/; zips stay in imports/ as they came.

    All are opened before anything is written: where one cannot be read, or is another platform's
    than the roster, the class stays as it was.
    """
    imports = intake.assignment.course / IMPORTS
    with contextlib.ExitStack() as stack:
        opened = [
            stack.enter_context(open_submissions(one, intake.roster, intake.known))
            for one in sources
        ]
        if intake.roster:
            refuse_strangers([file for files in opened for file in files], intake.roster)
        if intake.roster and not intake.dry_run:
            enroll(intake.assignment, intake.roster)
        came: list[SubmittedFile] = []  # by a dry run, too, which has no rows of them
        for source, files in zip(sources, opened, strict=True):
            intake.log = read_logged(imports, intake.assignment.name, came)
            keep = imports / f"{safe_name(source.stem)}-{content_digest(source)}"
            if not intake.dry_run and source.is_file() and not (keep / source.name).exists():
                keep.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, keep / source.name)
            by_student: dict[str, list[SubmittedFile]] = {}
            told = attribute(files, intake.roster, intake.known)
            told = without_doubles(told, intake.roster, intake.known)
            came += told
            intake.log = read_logged(imports, intake.assignment.name, came)
            for file in told:
                by_student.setdefault(file.student, []).append(file)
            for student in sorted(by_student):
                known_here = intake.roster or not intake.people or student in intake.people
                if new := bool(student and not known_here):
                    intake.new.append(student)
                for one in take(intake, student, by_student[student], keep):
                    one = replace(one, note="; ".join(filter(None, [NEW * new, one.note])))
                    intake.arrivals.append(one)
                    if not intake.dry_run:  # at once: an import may be killed, a disk be full
                        name = intake.assignment.name
                        write_log(imports, source.name, name, intake.people, [one])
        intake.log = read_logged(imports, intake.assignment.name)
    return intake.arrivals


def refuse_strangers(files: Sequence[SubmittedFile], roster: Roster) -> None:
    """Refuse a roster that fits few who handed in, and these by name alone: it is of another class
    or platform, where people may have namesakes, or cannot be read.
    """
    files = [file for file in files if not file.owner.ignored]
    unknown = [file for file in files if not file.student]
    fitting = [file for file in files if file.student]
    few = 2 * len(unknown) > len(files)
    if few and 2 * sure_of(fitting, roster) <= len(fitting):
        others = ", and the others by name alone, which may be a namesake's" if fitting else ""
        problems = (*roster.doubts, *roster.problems)[:3]
        first = f"{unknown[0].entry.name[:100]}: {unknown[0].problem}"
        raise RosterError(
            f"{len(unknown)} of the {len(files)} files fit nobody on the roster{others}: nothing "
            f"was taken. {' '.join([*problems, first])} Is it this class's list? Give "
            "the one of the platform and the assignment that the files come from."
        )


def take(
    intake: Intake, student: str, files: Sequence[SubmittedFile], keep: Path
) -> Iterator[Arrival]:
    """Put one student's work into submitted/: the best notebook, else whatever came.

    What is nobody's is said and left where it is. Work of another assignment lies under another
    name where there is no other, so that the student is told.
    """
    if not student:
        for file in files:
            status = "left out" if file.owner.ignored else "unknown"
            yield Arrival("", file, status, file.problem)
        return
    put_aside(intake, student, keep)
    works, others = sort_out(intake.assignment, files)
    for work in works:
        if work.elsewhere:
            intake.elsewhere.add(work.elsewhere)
            alone = all(one.elsewhere for one in works)
            if alone and not is_notebook(standing(intake.folder(student))):  # the student is told
                name = f"{safe_name(work.file.name)}{LIES_AS[OTHER]}"
                intake.write(intake.folder(student) / name, work.content)
                title = load_assignment(intake.assignment.course, work.elsewhere).title
                tell(intake, student, Imported(work.name, elsewhere=title))
            yield Arrival(student, work.file, OTHER, work.note)
    works = [work for work in works if not work.elsewhere]
    if works:
        best = max(works, key=order)
        rest = [work for work in works if work is not best]
        came = take_notebook(intake, student, best, keep, len(works))
        if came.status in TAKEN:
            left = [work.name for work in rest if work.written not in ({}, best.written)]
            tell(intake, student, Imported(best.name, left) if left else None)
        yield came
        yield from (Arrival(student, work.file, *beside(work, best)) for work in rest)
    stands = "" if student in intake.log.strays else standing(intake.folder(student))
    for file, content, note in others:
        if works or is_notebook(stands):
            note = "A notebook of the same student was taken." if works else f"{stands} stays."
            yield Arrival(student, file, "left out", note)
            continue
        status, name = "wrong file", safe_name(file.name)
        if content is None:
            status, name = "unreadable", f"{name}{LIES_AS['unreadable']}"
            content = f"{note}\n".encode()
        elif name in (*EXCHANGE_FILES, IMPORTED) or is_notebook(name):
            name = f"handed-in-{name}.file"
        intake.write(intake.folder(student) / name, content)
        told = write_time(intake, student, read_time(file), keep, file.owner.late)
        yield Arrival(student, file, status, " ".join([note, *(f"{one}." for one in told)]).strip())


def beside(work: Work, best: Work) -> tuple[str, str]:
    """Return what is said of a notebook beside the one that was taken: status and note."""
    name = f"{work.name}: " if work.name != work.file.name else ""
    if work.written not in ({}, best.written):
        return TWO_WORKS, f"{name}other answers than in {best.name}, which was chosen of them"
    what = "the same answers as" if work.written else "no answer is written in it, but in"
    return "left out", f"{name}{what if best.written else 'chosen was'} {best.name}"


def put_aside(intake: Intake, student: str, keep: Path) -> None:
    """Put away the notebook that an earlier import took for somebody who was another."""
    target = intake.folder(student) / intake.assignment.notebook_path.name
    if student in intake.log.strays and (stands := content_of(target)) is not None:
        intake.write(keep / "replaced" / student / target.name, stands)
        if not intake.dry_run:
            target.unlink()


def tell(intake: Intake, student: str, imported: Imported | None) -> None:
    """Leave what the student's page has to tell of an import; nothing any more for None."""
    path = intake.folder(student) / IMPORTED
    if imported is not None:
        intake.write(path, msgspec.json.encode(imported))
    elif not intake.dry_run:
        path.unlink(missing_ok=True)


def take_notebook(intake: Intake, student: str, work: Work, keep: Path, several: int) -> Arrival:
    folder, owner = intake.folder(student), work.file.owner
    target = folder / intake.assignment.notebook_path.name
    notes = [f"{several} notebooks were handed in"] if several > 1 else []
    if owner.late:
        told = content_of(folder / TIMESTAMP)
        stands = one_line(told.decode("utf-8", "replace"), 60) if told else "none is there yet"
        when = f", at a time that is not told: {TIMESTAMP} decides ({stands})"
        notes.append("late" if work.handed_in else f"late{when}")
    notes += [work.note] if work.note else []
    if owner.handed_in and work.handed_in is None:
        notes.append(f"its time cannot be read: {one_line(owner.handed_in, 60)!r}")
    stray = intake.log.strays.get(student)
    notes += [f"what stood here was {stray}"] if stray else []
    before = None if stray else content_of(target)
    status = "taken" if before is None else "unchanged" if before == work.content else "replaced"
    if status == "replaced":
        if not work.written and has_work(intake.assignment, before or b""):
            nothing = ["no answer is written in it"] if work.fits else []
            note = "; ".join([*notes, *nothing, "the work that stands stays"])
            status = "unreadable" if work.torn else EMPTY if work.fits else OTHER
            return Arrival(student, work.file, status, note)
        if not intake.replace and (later := newer_stands(intake, student, work)):
            return Arrival(student, work.file, "older", f"{later}; --replace takes this one")
        if not owner.number and (known := intake.log.numbers.get(student)):
            notes.append(f"it has no number, and replaces what the platform numbered {known}")
        intake.write(keep / "replaced" / student / target.name, before or b"")
    intake.write(target, work.content)
    was, now = standing_time(intake, student), work.handed_in
    if status != "unchanged":
        notes += write_time(intake, student, now, keep, owner.late)
    elif now and (was is None or was < now or intake.replace):  # an older export turns none back
        write_time(intake, student, now, keep, owner.late)
        notes += [f"its time is {now} now, and was {was}"] if was not in (None, now) else []
    return Arrival(student, work.file, status, "; ".join(notes))


def newer_stands(intake: Intake, student: str, work: Work) -> str:
    """Return why the work that stands is newer: by the platform's times, by files' numbers, or as
    an import has put it in the place of the one that comes again.
    """
    stands, now = standing_time(intake, student), work.handed_in
    if stands and now and stands != now:
        return f"handed in {now}, after it came the one of {stands}" if stands > now else ""
    number, known = work.file.owner.number, intake.log.numbers.get(student, 0)
    if number and number == known:  # a number is one file's: what stands came after it
        return f"the platform numbered it {number}, and another file than that one stands"
    if number and number != known:
        return f"the platform numbered it {number}, and a later one {known}" * (number < known)
    name = intake.assignment.notebook_path.name
    kept = f"*/replaced/{glob.escape(student)}/{glob.escape(name)}"
    if any(content_of(p) == work.content for p in (intake.assignment.course / IMPORTS).glob(kept)):
        return "it stood here before, and was replaced by what stands"
    return ""


def standing_time(intake: Intake, student: str) -> datetime.datetime | None:
    """Return when the work that stands was handed in, where that is told."""
    told = content_of(intake.folder(student) / TIMESTAMP)
    return read_timestamp(told.decode("utf-8", "replace")) if told else None


def write_time(
    intake: Intake,
    student: str,
    when: datetime.datetime | None,
    keep: Path,
    late: bool | None,
) -> list[str]:
    """Write when work was handed in, and return what is to be said of it.

    A time that stands there already goes where the platform says that the new work came in time;
    where nobody tells, or it is late at a time that is not told, it stays: it may cost points.
    """
    path = intake.folder(student) / TIMESTAMP
    if when is not None:
        intake.write(path, f"{when:%Y-%m-%d %H:%M:%S} UTC\n".encode())
    elif late is not True and (told := content_of(path)) is not None:
        time = one_line(told.decode("utf-8", "replace"), 60)
        if late is None:
            return [f"no time of it is told: {TIMESTAMP} decides ({time})"]
        if not intake.dry_run:
            intake.write(keep / "replaced" / student / TIMESTAMP, told)
            path.unlink()
        return [f"in time by the platform's word: {TIMESTAMP} ({time}) no longer counts"]
    return []


def content_digest(source: Path) -> str:
    """Return a short digest of a file, or of the names and sizes in a folder."""
    digest = hashlib.sha256()
    if source.is_dir():
        for path in sorted(source.rglob("*")):
            digest.update(f"{path.relative_to(source)!r} {path.lstat().st_size}\n".encode())
    elif source.is_file():
        with source.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256")
    return digest.hexdigest()[:8]
