"""What does the diagnosis make of subjects that it was not built for?

    python benchmarks/courses.py [NAME]… [--out FOLDER]

tests/courses/ holds courses that lecturers wrote from docs/authoring.md alone, without the grader,
each with wrong and right answers. Every wrong one is judged and diagnosed as in grading, on the
public probes and on fresh ones; every right one has to get full marks and no diagnosis, also
where it returns single precision.

A person decided of each name whether it states what the answer's first line says was written:
judgements.csv holds that, `exact`, `related` (another description, true of the numbers), `weak`
(true, and of little help) or `wrong`, for one function, slug and title. A title on which nobody
has decided counts as `not judged`, or as wrong where it is not true under other seeds. Tables go to
a folder of the run's own, so that what was kept before changes no time.

The time of an answer is this process's on a processor, and what the sandbox takes to try changes
of the answer. One process for one course gives the times of grading, which has one at a time.

`--out` keeps what was found, a line of JSON an answer.
"""

from __future__ import annotations

import argparse
import atexit
import contextlib
import csv
import json
import resource
import statistics
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

COURSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(COURSE))

from measure import markdown  # noqa: E402

from rnngrader.course.assignment import Assignment, assignment_names, load_assignment  # noqa: E402
from rnngrader.diagnosis import tables  # noqa: E402
from rnngrader.diagnosis.answer import (  # noqa: E402
    Answer,
    Question,
    answer,
    effect_in,
    further_probes,
    last_probes,
    repairs_in,
)
from rnngrader.diagnosis.diagnose import explain, facts_of, runner_of  # noqa: E402
from rnngrader.diagnosis.match import Observed  # noqa: E402
from rnngrader.diagnosis.own_steps import OwnSteps  # noqa: E402
from rnngrader.diagnosis.phrases import LOOK_THERE, WHERE_TO_LOOK  # noqa: E402
from rnngrader.diagnosis.places import places_in  # noqa: E402
from rnngrader.diagnosis.repairs import Effect, spliced  # noqa: E402
from rnngrader.diagnosis.runner import Code, Runner  # noqa: E402
from rnngrader.grading import search  # noqa: E402
from rnngrader.grading.exercise import Trial  # noqa: E402
from rnngrader.grading.repair import Asked, looked_into, worded  # noqa: E402
from rnngrader.grading.repair import Bench as RepairBench  # noqa: E402
from rnngrader.grading.repair import Found as FoundBeside  # noqa: E402
from rnngrader.grading.submission import start_guest  # noqa: E402
from rnngrader.judge import judge, overall_verdict, points_earned  # noqa: E402
from rnngrader.records import Diagnosis, Exercise, Finding, Observation, Verdict  # noqa: E402
from rnngrader.sandbox.host import Guest  # noqa: E402
from rnngrader.sandbox.limits import CHANGED_S, ChildDied  # noqa: E402
from rnngrader.sandbox.session import Session  # noqa: E402

COURSES = COURSE / "tests" / "courses"
SEED = 0  # of the public probes
FRESH_SEED = f"{20261:032x}"  # of the fresh ones: any would do, one is kept
OTHER_SEEDS = (1001, 1002, 1003)  # under which a name has to be true as well
Seen = tuple[tuple[Observation, ...], tuple[Observation, ...]]  # on public probes, on fresh ones
NAMED = ("misconception", "mutation", "family", "repair")
JUDGED = (*NAMED, "place")  # by a person, whether it leads to what was written


@dataclass(frozen=True)
class Written:
    """One answer as its author wrote it, and what its first line says of it."""

    function: str
    slug: str
    what: str
    source: str

    def __str__(self) -> str:
        return f"{self.function}/{self.slug}"


@dataclass(frozen=True)
class Found:
    """What grading makes of one answer."""

    function: str
    slug: str
    what: str
    points: float  # the share of them, from 0 to 1
    verdict: str
    kind: str  # of the diagnosis; where nothing has a name: relation, error or unknown
    title: str
    hint: str
    facts: tuple[str, ...]
    cpu_ms: float  # for the diagnosis, of this process
    own_ms: float  # and in the sandbox, where changes of the answer are tried
    holds: bool  # the code that is named does the same as the answer under other seeds

    @property
    def named(self) -> bool:
        return self.kind in NAMED


def load_written(course: Path, kind: str) -> list[Written]:
    """Return the answers of one course, "wrong" or "right"."""
    found = []
    for path in sorted((course / kind).glob("*/*.py")):
        source = path.read_text(encoding="utf-8")
        what = source.splitlines()[0].removeprefix("# what:").strip()
        found.append(Written(path.parent.name, path.stem, what, source))
    return found


def load_course(course: Path) -> Assignment:
    """Return the one assignment of a course."""
    (name,) = assignment_names(course / "course")
    return load_assignment(course / "course", name)


class Bench:
    """One assignment, and what its functions are tried on."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment
        self.runners: dict[str, tuple[Runner, Runner]] = {}
        self.own_s = 0.0  # that changes of the last answer took in the sandbox

    @cached_property
    def guest(self) -> Guest:
        """The sandbox in which changed answers are tried."""
        guest = start_guest(self.assignment)
        atexit.register(guest.close)
        return guest

    def solutions(self) -> list[Written]:
        """Return the course's own answers."""
        sources = self.assignment.solutions.items()
        return [Written(name, "solution", "the course's own", source) for name, source in sources]

    def runners_of(self, name: str) -> tuple[Runner, Runner]:
        """Return the runners of an exercise on its public and on its fresh probes."""
        if name not in self.runners:
            exercise = self.assignment.exercises[name]
            public = runner_of(self.assignment, exercise, self.assignment.probes(name, SEED))
            fresh = public.on(self.assignment.fresh_probes(name, FRESH_SEED))
            self.runners[name] = public, fresh
        return self.runners[name]

    def warm(self, name: str) -> float:
        """Return the seconds of a processor that the first unnamed mistake of a function takes."""
        public, _ = self.runners_of(name)
        start = time.process_time()
        explain(Observed(public, public.observe(compiled(name, f"def {name}(*_): return 0.123"))))
        return time.process_time() - start

    def observed(self, written: Written, single: bool = False) -> Seen:
        """Return what an answer does on the public probes, and on the fresh ones."""
        code = compiled(written.function, written.source)
        seen = [runner.observe(code) for runner in self.runners_of(written.function)]
        if single:
            seen = [in_single_precision(each) for each in seen]
        return seen[0], seen[1]

    def findings(self, name: str, observed: Seen) -> Mapping[str, Finding]:
        """Return what the judge finds on all probes together."""
        public, fresh = self.runners_of(name)
        probes, observations = (*public.probes, *fresh.probes), (*observed[0], *observed[1])
        return judge(self.assignment.exercises[name], probes, observations)

    def try_out(self, written: Written, single: bool = False) -> Found:
        """Return what grading makes of an answer, or of one that returns single precision."""
        exercise = self.assignment.exercises[written.function]
        seen, unseen = observed = self.observed(written, single)
        findings = self.findings(written.function, observed)
        verdict = overall_verdict(findings)
        diagnosis, cpu_ms, place = Diagnosis(""), 0.0, ""
        self.own_s = 0.0
        undoing: Sequence[str] = ()
        if verdict is not Verdict.CORRECT:
            question = Question(written.function, SEED, seen, FRESH_SEED, unseen)
            start = time.process_time()
            answered = self.ask(question)
            diagnosis = answered.diagnosis
            if answered.numbers and not single:
                diagnosis, undoing, place = self.repaired(written, observed, diagnosis)
            cpu_ms = 1000 * (time.process_time() - start)
        named = diagnosis.kind in NAMED
        return Found(
            written.function,
            written.slug,
            written.what,
            points_earned(exercise, findings, 1.0),
            verdict.value,
            "place" if place and not named else self.kind_of(exercise, diagnosis, observed),
            diagnosis.title if named else without_advice(place) or diagnosis.title,
            place if place and named else diagnosis.hint,
            diagnosis.facts,
            cpu_ms,
            1000 * self.own_s,
            not named or self.holds(written, observed, undoing),
        )

    def repaired(
        self, written: Written, observed: Seen, named: Diagnosis
    ) -> tuple[Diagnosis, Sequence[str], str]:
        """Return what is said of an answer beside its own code, the answers in which a change
        undoes the mistake, and where it parts from the right one. It is tried in a sandbox.
        """
        name, (public, fresh) = written.function, self.runners_of(written.function)
        probes = (*public.probes, *fresh.probes)
        trial = Trial(probes, [*observed[0], *observed[1]], len(observed[0]))
        repairs = partial(repairs_in, self.assignment, name)
        ask = Asked(self.ask, repairs, partial(effect_in, self.assignment, name))
        with Session(self.guest) as session:
            for source in self.assignment.setup:
                session.run(source, "")
            for other, source in self.assignment.solutions.items():
                session.run(written.source if other == name else source, other)
            bench = RepairBench(
                self.assignment.exercises[name],
                trial,
                written.source,
                repairs(written.source, 0),
                partial(session.observe_changed, name),
                further_probes(self.assignment, name),
                last_probes(self.assignment, name),
            )
            found = FoundBeside(named)
            with contextlib.suppress(ChildDied):  # out of time or memory
                found = looked_into(bench, named, self.asked, ask)
        self.own_s = CHANGED_S - session.changed_s
        words = [bench.in_words(each) for each in found.undoing]
        told = found.told
        place = places_in(self.assignment, name, written.source, SEED, told) if told else ""
        changed = [spliced(written.source, each.splices) for each in found.undoing]
        surely = Effect.MAKES_UP not in found.undoing.values()
        return worded(name, "", words, surely) if words else found.diagnosis, changed, place

    def ask(self, question: Question) -> Answer:
        """Return the answer to a question, which is kept."""
        self.asked = question
        return answer(self.assignment, question)

    def holds(self, written: Written, observed: Seen, undoing: Sequence[str] = ()) -> bool:
        """Return whether what is named is true under other seeds as well: each code that is named
        does what the answer does, and each answer without its mistake is right.
        """
        name, answer = written.function, compiled(written.function, written.source)
        if undoing:
            exercise = self.assignment.exercises[name]
            codes = [compiled(name, text) for text in undoing]
            return all(
                overall_verdict(judge(exercise, other.probes, other.observe(code)))
                is Verdict.CORRECT
                for other in self.under_other_seeds(name)
                for code in codes
            )
        public, fresh = self.runners_of(name)
        asked = self.asked
        steps = OwnSteps(public, asked.source, asked.told) if asked.told else None
        unseen, last = [*observed[1], *asked.further, *asked.last], len(asked.last)
        if asked.further:
            more = last_probes(self.assignment, name) if asked.last else ()
            fresh = fresh.on([*fresh.probes, *further_probes(self.assignment, name), *more])
        found = explain(Observed(public, observed[0], fresh, unseen, steps, last))
        return found is not None and all(
            other.agrees(code, other.observe(answer), loose=True)
            for other in self.under_other_seeds(name)
            for code in found.codes
        )

    def under_other_seeds(self, name: str) -> list[Runner]:
        """Return the runners of an exercise on draws that no answer was tried on."""
        public, _ = self.runners_of(name)
        return [
            public.on(probes)
            for seed in OTHER_SEEDS
            for probes in (
                self.assignment.probes(name, seed),
                self.assignment.fresh_probes(name, f"{seed:032x}"),
            )
        ]

    def kind_of(self, exercise: Exercise, diagnosis: Diagnosis, observed: Seen) -> str:
        """Return the kind of a diagnosis; of an unknown mistake, what is said instead of a name."""
        if diagnosis.kind != "unknown":
            return diagnosis.kind
        public, fresh = self.runners_of(exercise.name)
        seen, unseen = observed
        findings = judge(exercise, public.probes, seen)
        if overall_verdict(findings) is Verdict.CORRECT:
            return "unknown"
        if not any(observation.outcome == "returned" for observation in seen):
            return "error" if diagnosis.facts else "unknown"
        facts = facts_of(Observed(public, seen, fresh, unseen), findings)
        return "relation" if any(kind == "relation" for kind, _ in facts) else "unknown"


def without_advice(place: str) -> str:
    """Return where an answer parts from the right one: how to look there says nothing of it."""
    return place.replace(f" {WHERE_TO_LOOK}", "").replace(f" {LOOK_THERE}", "")


def compiled(name: str, source: str) -> Code:
    code: Code = compile(source, f"<cell {name}>", "exec")
    return code


def in_single_precision(observations: Sequence[Observation]) -> tuple[Observation, ...]:
    return tuple(
        Observation(o.outcome, rounded(o.value), o.modified, o.error) for o in observations
    )


def rounded(value: Any) -> Any:
    """Return a returned value with each array of floats in single precision."""
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(map(rounded, value))
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        return value.astype(np.float32)
    return value


def measure(course: Path) -> dict[str, Any]:
    """Return all that is found in one course: `wrong`, `right` and `single` answers, `warm_s`."""
    bench = Bench(load_course(course))
    right = load_written(course, "right")
    return {
        "warm_s": sum(bench.warm(name) for name in bench.assignment.exercises),
        "wrong": [bench.try_out(each) for each in load_written(course, "wrong")],
        "right": [bench.try_out(each) for each in right],
        "single": [bench.try_out(each, single=True) for each in (*bench.solutions(), *right)],
    }


def judgements(course: Path) -> dict[tuple[str, str, str], str]:
    """Return what a person decided of each name: (function, slug, title) -> judgement."""
    path = course / "judgements.csv"
    if not path.is_file():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {(row["function"], row["slug"], row["title"]): row["judgement"] for row in rows}


def judged(found: Found, decided: Mapping[tuple[str, str, str], str]) -> str:
    """Return the judgement on a name, or what was said where there is none."""
    if found.kind not in JUDGED:
        return found.kind
    default = "not judged" if found.holds else "wrong"
    return decided.get((found.function, found.slug, found.title), default)


COLUMNS = (
    "course", "wrong answers", "caught", "named exactly", "related", "true, of little help",
    "not judged", "exact relation", "error explained", "unknown", "named wrongly",
    "right answers wronged", "in single precision", "median, longest", "tables",
)  # fmt: skip


def row(name: str, found: Mapping[str, Any], decided: Mapping[tuple[str, str, str], str]) -> list:
    """Return the cells of one course's row."""
    wrong: list[Found] = found["wrong"]
    caught = [each for each in wrong if each.points < 1]
    counts = Counter(judged(each, decided) for each in caught)
    times = [each.cpu_ms + each.own_ms for each in caught]

    def share(kind: str) -> str:
        return f"{counts[kind]} ({counts[kind] / len(wrong):.0%})"

    return [
        name,
        str(len(wrong)),
        f"{len(caught)} ({len(caught) / len(wrong):.0%})",
        *(share(kind) for kind in ("exact", "related", "weak", "not judged", "relation", "error")),
        share("unknown"),
        str(counts["wrong"]),
        *(
            f"{sum(each.points < 1 for each in found[kind])} of {len(found[kind])}"
            for kind in ("right", "single")
        ),
        f"{statistics.median(times):.0f} ms, {max(times) / 1000:.1f} s",
        f"{found['warm_s']:.0f} s",
    ]


def main() -> None:
    arguments = read_arguments()
    # as much as the search has in its sandbox: a variant may ask for any array
    resource.setrlimit(resource.RLIMIT_AS, (search.LIMITS.memory_mib * 2**20,) * 2)
    rows, open_names, fine = [], [], True
    with tempfile.TemporaryDirectory() as folder:
        tables.cache_folders = lambda course: [Path(folder)]
        for name in arguments.courses or sorted(p.parent.name for p in COURSES.glob("*/course")):
            found, decided = measure(COURSES / name), judgements(COURSES / name)
            rows.append(row(name, found, decided))
            open_names += [
                f"- {each.function}/{each.slug}: {each.what} -> {each.title}"
                for each in found["wrong"]
                if judged(each, decided) == "not judged"
            ]
            fine &= all(each.points == 1 for each in (*found["right"], *found["single"]))
            if arguments.out:
                keep(arguments.out, name, found)
    print(markdown(COLUMNS, rows))
    if open_names:
        print("\nNames on which nobody has decided:\n", *open_names, sep="\n")
    if not fine:
        sys.exit("A right answer lost points.")


def keep(folder: Path, name: str, found: Mapping[str, Any]) -> None:
    """Write what was found in one course, a line an answer."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in ("wrong", "right", "single"):
        lines = [json.dumps(asdict(each)) for each in found[kind]]
        (folder / f"{name}_{kind}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("courses", nargs="*", help="folders of tests/courses; default: all")
    parser.add_argument("--out", type=Path, help="a folder for what was found")
    return parser.parse_args()


if __name__ == "__main__":
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        main()
