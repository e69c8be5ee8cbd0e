"""How long students wait for their page: `make bench-watch`.

    python benchmarks/watch.py [--seconds N] [--rate N] [--rush N] [--wrong SHARE] [--search SHARE]
                               [--kill-every SECONDS]

`rnngrader watch` runs on a course of its own. First work comes in at a steady rate, then a whole
class hands in at once. Of the hand-ins, a share is wrong in a way that the catalogue has, another
in a way that it has not (tests/cases/unlisted), so that its name has to be searched for; all other
work is right. No two are equal. A wait is the time from when a notebook is there, renamed into its
place, until its page is, readable for everybody; where a name takes longer than a second, until
the page without the name. Draws benchmarks/watch.svg.

With `--kill-every` the steady watch is killed so often, without warning, and started again as a
service would be. At the end `rnngrader grade` must find nothing left to do.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

COURSE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(COURSE), str(COURSE / "tests")]

from cases import load_cases  # noqa: E402
from measure import (  # noqa: E402
    ASSIGNMENT,
    copy_course,
    family,
    machine,
    markdown,
    memory_mib,
    rnngrader,
)

from rnngrader.authoring.demo import STYLES, notebook_text  # noqa: E402
from rnngrader.course.assignment import Assignment, load_assignment  # noqa: E402

MARK = "# distinct "
TEXTS = 500  # notebooks that are made; each hand-in changes a comment in every answer of one
STUDENTS = 100  # who hand in again and again at the steady rate
LOOK_S = 0.02
MEMORY_S = 60.0
REST_S = 10.0  # for names that take longer than their pages
GIVE_UP_S = 120.0


@dataclass
class Handed:
    """One hand-in: when its notebook was there, and when its page was."""

    student: str
    kind: str  # right, listed or searched
    at_s: float
    before: int  # the inode of the page before
    page_s: float = 0.0

    @property
    def wait_s(self) -> float:
        return self.page_s - self.at_s


@dataclass
class Class:
    """Students of one course who hand in, and look for their pages."""

    course: Path
    work: Iterator[tuple[str, str]]  # kind and text
    handed: list[Handed] = field(default_factory=list)
    open: dict[str, Handed] = field(default_factory=dict)

    def hand_in(self, student: str) -> None:
        """Write a notebook under another name, and rename it."""
        kind, text = next(self.work)
        folder = self.course / "submitted" / student / ASSIGNMENT
        folder.mkdir(parents=True, exist_ok=True)
        new = folder / ".new"
        new.write_text(text)
        one = Handed(student, kind, 0.0, self.page(student))
        one.at_s = time.monotonic()
        new.rename(folder / NOTEBOOK)
        self.handed.append(one)
        self.open[student] = one

    def look(self) -> None:
        """Note whose page is there."""
        for student, one in list(self.open.items()):
            if self.page(student) not in (0, one.before):
                one.page_s = time.monotonic()
                del self.open[student]

    def page(self, student: str) -> int:
        """The inode of a student's page; 0 where there is none that everybody can read."""
        page = self.course / "feedback" / student / ASSIGNMENT / NOTEBOOK
        with contextlib.suppress(OSError):
            found = page.with_suffix(".html").stat()
            return found.st_ino if found.st_mode & 0o004 else 0
        return 0

    def wait(self) -> None:
        """Look until everybody has a page."""
        give_up = time.monotonic() + GIVE_UP_S
        while self.open and time.monotonic() < give_up:
            self.look()
            time.sleep(LOOK_S)


NOTEBOOK = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"


def main() -> None:
    options = parse()
    assignment = load_assignment(COURSE, ASSIGNMENT)
    with tempfile.TemporaryDirectory(prefix="bench-watch-") as name:
        steady = measure(Path(name, "steady"), assignment, options, 0)
        rush = measure(Path(name, "rush"), assignment, options, options.rush)
    print(f"{machine()}\n")
    columns = ["", "hand-ins", "median", "95 %", "99 %", "first", "last", "without a page"]
    rows = [row(f"{options.rate:g} a second", steady), row("all at once", rush)]
    rows += [
        row(f"{options.rate:g} a second, {kind}", [h for h in steady if h.kind == kind])
        for kind in ("right", "listed", "searched")
    ]
    print(markdown(columns, rows))
    draw(steady, rush, Path(__file__).with_name("watch.svg"))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120.0, help="of steady work")
    parser.add_argument("--rate", type=float, default=5.0, help="hand-ins a second")
    parser.add_argument("--rush", type=int, default=300, help="students who hand in at once")
    parser.add_argument("--wrong", type=float, default=0.35, help="share with a listed mistake")
    parser.add_argument("--kill-every", type=float, default=0.0, help="seconds; default: never")
    parser.add_argument("--search", type=float, default=0.05, help="share with an unlisted one")
    return parser.parse_args()


def measure(
    folder: Path, assignment: Assignment, options: argparse.Namespace, rush: int
) -> list[Handed]:
    """The hand-ins of one class: a `rush` of so many at once, or steady ones."""
    course = copy_course(folder)
    (course / "submitted").mkdir()
    texts = work(assignment, options.wrong, options.search)
    count = rush or round(options.seconds * options.rate)
    made = list(itertools.islice(texts, TEXTS))
    members = Class(course, with_numbers(made))
    service = Service(course)
    members.hand_in("first")  # the workers are warm when its page is there
    members.wait()
    time.sleep(2.0)
    members.handed.clear()
    memory = [together_mib(service.process.pid)]
    start = looked = killed = time.monotonic()
    for number in range(count):
        while not rush and (now := time.monotonic()) < start + number / options.rate:
            members.look()
            if now > looked + MEMORY_S:
                looked = now
                memory.append(together_mib(service.process.pid))
            if options.kill_every and now > killed + options.kill_every:
                killed = now
                service.end(signal.SIGKILL)
                service = Service(course)
            time.sleep(LOOK_S)
        members.hand_in(f"s{number if rush else number % STUDENTS:03d}")
    members.wait()
    memory.append(together_mib(service.process.pid))
    time.sleep(REST_S)
    service.end(signal.SIGTERM)
    shown = ", ".join(f"{mib:.0f}" for mib in memory)
    print(f"{count} hand-ins; MiB, once a minute: {shown}", file=sys.stderr)
    done = subprocess.run(rnngrader(course, "grade"), capture_output=True, text=True, check=False)
    if "0 graded" not in done.stderr:
        sys.exit(f"Something was lost: {done.stderr}")
    return members.handed


class Service:
    """`rnngrader watch` on a course, as a service runs it."""

    def __init__(self, course: Path) -> None:
        with (course / "watch.log").open("a") as log:
            command = rnngrader(course, "watch", ASSIGNMENT)
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    def end(self, number: int) -> None:
        """End it by a signal."""
        self.process.send_signal(number)
        self.process.wait()


def together_mib(pid: int) -> float:
    """The memory of a process and all that it started; shared pages count once."""
    return sum(map(memory_mib, family(pid)))


def work(assignment: Assignment, wrong: float, search: float) -> Iterator[tuple[str, str]]:
    """Kind and text of one notebook after the other, no two of them equal."""
    rng = random.Random(0)
    listed = sorted(assignment.misconceptions)
    unlisted = load_cases("unlisted")
    for number in itertools.count():
        answers = {name: rng.choice(STYLES)(s) for name, s in assignment.solutions.items()}
        drawn = rng.random()
        kind = "searched" if drawn < search else "listed" if drawn < search + wrong else "right"
        if kind == "searched":
            case = rng.choice(unlisted)
            answers[case.function] = case.source
        elif kind == "listed":
            id_ = rng.choice(listed)
            answers[assignment.misconceptions[id_].function] = assignment.wrong_source(id_)
        distinct = {name: f"{source}\n{MARK}{number}" for name, source in answers.items()}
        yield kind, notebook_text(assignment, distinct)


def with_numbers(made: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The same work again and again, and yet never equal: making it takes longer than grading."""
    for number in itertools.count():
        kind, text = made[number % len(made)]
        yield kind, text.replace(MARK, f"# {number} ")


def row(name: str, handed: list[Handed]) -> list[str]:
    """One line of the table."""
    waits = sorted(one.wait_s for one in handed if one.page_s)
    if not waits:
        return [name, str(len(handed)), *["–"] * 5, str(len(handed))]
    at = [waits[min(int(len(waits) * share), len(waits) - 1)] for share in (0.5, 0.95, 0.99)]
    seconds = [f"{value:.2f} s" for value in (*at, waits[0], waits[-1])]
    return [name, str(len(handed)), *seconds, str(len(handed) - len(waits))]


def draw(steady: list[Handed], rush: list[Handed], path: Path) -> None:
    """Plot each wait against the time of handing in, and how many in a rush have their page."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    start = min((one.at_s for one in steady), default=0.0)
    for kind, color in (("right", "#0072B2"), ("listed", "#E69F00"), ("searched", "#D55E00")):
        found = [one for one in steady if one.kind == kind and one.page_s]
        times = [one.at_s - start for one in found]
        left.plot(times, [one.wait_s for one in found], ".", color=color, label=kind)
    left.set(xlabel="handed in after (s)", ylabel="wait for the page (s)", ylim=(0, None))
    left.legend(frameon=False)
    waits = sorted(one.wait_s for one in rush if one.page_s)
    right.step(waits, range(1, len(waits) + 1), where="post", color="#0072B2")
    right.set(xlabel="seconds after all handed in", ylabel="students with a page", xlim=(0, None))
    figure.savefig(path)


if __name__ == "__main__":
    main()
