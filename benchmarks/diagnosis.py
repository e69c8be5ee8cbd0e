"""How many mistakes are named, and is every name true?

    python benchmarks/diagnosis.py [--assignment NAME]… [--pairs N] [--seeds N] [--write]

A name is *true* if the code that it speaks of does what the answer does on probes that the
diagnosis never saw (other seeds), in full. Everything is measured on the mistakes themselves:

    listed       each entry of the catalogue
    pairs        two entries of a function at once, drawn at random
    held out     30 % of the entries, which the catalogue then does not have
    no list      each entry, with no catalogue at all
    unlisted     tests/cases/unlisted: mistakes that were written without looking at the catalogue
    generated    generic changes of the references, drawn at random
    right        tests/cases/right: right answers

`--write` puts the table into docs/diagnosis.md.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import statistics
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

COURSE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(COURSE), str(COURSE / "tests")]

from cases import load_cases  # noqa: E402

from rnngrader.course.assignment import Assignment, assignment_names, load_assignment  # noqa: E402
from rnngrader.diagnosis import tables  # noqa: E402
from rnngrader.diagnosis.diagnose import explain, facts_of  # noqa: E402
from rnngrader.diagnosis.match import Observed  # noqa: E402
from rnngrader.diagnosis.runner import Code, Runner  # noqa: E402
from rnngrader.diagnosis.variants import entries_of, generic_ones, listed  # noqa: E402
from rnngrader.judge import judge, overall_verdict  # noqa: E402
from rnngrader.records import Verdict  # noqa: E402

UNSEEN = (1001, 1002)  # the seeds of the probes that names are tested on
FRESH_SEED = f"{20261:032x}"  # of the probes with which a name has to agree, as in grading
HELD_OUT = 0.3
MARKS = ("<!-- figures -->", "<!-- end of figures -->")
COLUMNS = (
    "named",
    "one of a few",
    "exact relation",
    "error explained",
    "unknown",
    "named wrongly",
)


@dataclasses.dataclass(frozen=True)
class Answer:
    """A wrong answer, and the ids under which it is known."""

    function: str
    title: str
    code: Code
    ids: frozenset[str] = frozenset()


@dataclasses.dataclass
class Tally:
    """The counts of one set of answers."""

    counts: Counter = dataclasses.field(default_factory=Counter)
    by_own_id: int = 0
    seconds: list[float] = dataclasses.field(default_factory=list)
    remarks: list[str] = dataclasses.field(default_factory=list)


def main() -> None:
    arguments = read_arguments()
    sections, fine = [], True
    with tempfile.TemporaryDirectory() as folder:  # what was kept before changes no time
        tables.cache_folders = lambda course: [Path(folder)]
        for name in arguments.assignment or assignment_names(COURSE):
            assignment = load_assignment(COURSE, name)
            lines, true = report_on(assignment, arguments)
            sections.append("\n".join([f"### {assignment.title}", "", *lines]))
            fine &= true
    report = "\n\n".join(sections)
    print(report)
    if arguments.write:
        write(report)
    if not fine:
        sys.exit("A name is wrong, or a right answer was diagnosed.")


def report_on(assignment: Assignment, arguments: argparse.Namespace) -> tuple[list[str], bool]:
    """The figures of one assignment, and whether no name is wrong."""
    names = [n for n in assignment.exercises if assignment.exercises[n].arguments]
    start = time.process_time()
    for name in names:
        warm(assignment, name)
    warm_s = time.process_time() - start
    listed = [a for name in names for a in listed_answers(assignment, name)]
    everything = frozenset(assignment.misconceptions)
    unlisted = list(case_answers(assignment, "unlisted"))
    pairs = [a for name in names for a in pair_answers(assignment, name, arguments.pairs)]
    generated = [a for name in names for a in generated_answers(assignment, name)]
    rows = {
        "listed": measure(assignment, listed),
        "pairs": measure(assignment, pairs),
        f"held out, {arguments.seeds} draws": held_out(assignment, listed, arguments.seeds),
        "no list": measure(assignment, listed, everything),
        "unlisted": measure(assignment, unlisted),
        "unlisted, no list": measure(assignment, unlisted, everything),
        "generated": measure(assignment, generated),
    }
    rows = {name: tally for name, tally in rows.items() if tally.seconds}
    right = right_answers(assignment)
    lines = [*table(rows), "", *remarks(rows, right, warm_s)]
    if arguments.remarks:
        for name, tally in rows.items():
            lines += ["", f"{name}:", "", *(f"- {remark}" for remark in tally.remarks)]
    return lines, not right[1] and not any(t.counts["named wrongly"] for t in rows.values())


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--assignment", action="append", help="one of the course's; default: all")
    parser.add_argument("--pairs", type=int, default=40, help="pairs drawn for each function")
    parser.add_argument("--seeds", type=int, default=5, help="draws of what is held out")
    parser.add_argument("--remarks", action="store_true", help="list what has no name")
    parser.add_argument("--write", action="store_true", help="write the figures to the docs")
    return parser.parse_args()


def runner_for(
    assignment: Assignment, name: str, seed: int = 0, hidden: frozenset[str] = frozenset()
) -> Runner:
    probes = assignment.probes(name, seed)
    return Runner(assignment, assignment.exercises[name], probes, assignment.reference, hidden)


def warm(assignment: Assignment, name: str) -> None:
    """Fills the caches: what the first unexplained answer costs."""
    runner = runner_for(assignment, name)
    zero = compile(f"def {name}(*arguments): return 0.123", f"<cell {name}>", "exec")
    explain(Observed(runner, runner.observe(zero)))


def listed_answers(assignment: Assignment, name: str) -> Iterator[Answer]:
    runner = runner_for(assignment, name)
    for entry in entries_of(runner):
        code = listed(runner, [entry]).code
        assert code is not None
        yield Answer(name, entry.title, code, frozenset({(entry.family or entry).id}))


def pair_answers(assignment: Assignment, name: str, count: int) -> Iterator[Answer]:
    """Pairs of entries that go together and that do something else than each of the two alone."""
    runner = runner_for(assignment, name)
    pairs = list(combinations(entries_of(runner), 2))
    random.Random(f"pairs of {name}").shuffle(pairs)
    for pair in pairs:
        code = listed(runner, pair).code
        if count == 0:
            return
        if code is None:
            continue
        observed = runner.observe(code)
        alone = [listed(runner, [entry]).code for entry in pair]
        if not any(one and runner.agrees(one, observed) for one in alone) and wrong(runner, code):
            count -= 1
            ids = frozenset({"+".join((entry.family or entry).id for entry in pair)})
            yield Answer(name, " / ".join(entry.title for entry in pair), code, ids)


def generated_answers(assignment: Assignment, name: str, count: int = 30) -> Iterator[Answer]:
    """Generic changes that return numbers, and wrong ones."""
    runner = runner_for(assignment, name)
    variants = generic_ones(runner)
    for variant in random.Random(f"mutations of {name}").sample(variants, len(variants)):
        code = variant.compiled()
        returned = code and any(o.outcome == "returned" for o in runner.observe(code))
        if code and returned and wrong(runner, code):
            yield Answer(name, variant.title, code)
            count -= 1
        if count == 0:
            return


def case_answers(assignment: Assignment, kind: str) -> Iterator[Answer]:
    for case in load_cases(kind):
        if case.function in assignment.exercises:
            code = compile(case.source, f"<cell {case.function}>", "exec")
            yield Answer(case.function, case.title, code)


def wrong(runner: Runner, code: Code) -> bool:
    findings = judge(runner.exercise, runner.probes, runner.observe(code))
    return overall_verdict(findings) is not Verdict.CORRECT


def measure(
    assignment: Assignment, answers: list[Answer], hidden: frozenset[str] = frozenset()
) -> Tally:
    """What becomes of some answers, with some of the catalogue hidden."""
    tally = Tally()
    for answer in answers:
        runner = runner_for(assignment, answer.function, hidden=hidden)
        unseen = runner.on(assignment.fresh_probes(answer.function, FRESH_SEED))
        observed = Observed(
            runner, runner.observe(answer.code), unseen, unseen.observe(answer.code)
        )
        start = time.process_time()
        found = explain(observed)
        tally.seconds.append(time.process_time() - start)
        if found is None:
            findings = judge(runner.exercise, runner.probes, observed.observations)
            facts = list(facts_of(observed, findings))
            never = not any(o.outcome == "returned" for o in observed.observations)
            related = any(kind == "relation" for kind, _ in facts)
            outcome = "error explained" if never else "exact relation" if related else "unknown"
            said = " ".join(sentence for _, sentence in facts)
        else:
            fresh = [runner_for(assignment, answer.function, seed) for seed in UNSEEN]
            true = not found.codes or any(
                all(is_true(each, answer.code, code) for each in fresh) for code in found.codes
            )
            family = found.diagnosis.kind == "family" and found.diagnosis.id not in answer.ids
            outcome = "named wrongly" if not true else "one of a few" if family else "named"
            tally.by_own_id += found.diagnosis.id in answer.ids
            said = found.diagnosis.title
        tally.counts[outcome] += 1
        tally.remarks.append(f"[{outcome}] {answer.function}: {answer.title} -> {said}")
    return tally


def is_true(fresh: Runner, answer: Code, named: Code) -> bool:
    """Whether the code that is named does what the answer does, on probes not seen before."""
    return fresh.agrees(named, fresh.observe(answer))


def held_out(assignment: Assignment, listed: list[Answer], seeds: int) -> Tally:
    """Entries that the catalogue does not have, several times drawn, each time 30 % of them."""
    total = Tally()
    for seed in range(seeds):
        ids = sorted(assignment.misconceptions)
        hidden = frozenset(random.Random(seed).sample(ids, round(HELD_OUT * len(ids))))
        titles = {assignment.misconceptions[id].title for id in hidden}
        part = measure(assignment, [a for a in listed if a.title in titles], hidden)
        total.counts += part.counts
        total.seconds += part.seconds
        total.remarks += part.remarks
    return total


def right_answers(assignment: Assignment) -> tuple[int, int]:
    """How many right answers there are, and how many of them a judge would send to diagnosis."""
    answers = list(case_answers(assignment, "right"))
    diagnosed = sum(wrong(runner_for(assignment, a.function), a.code) for a in answers)
    return len(answers), diagnosed


def table(rows: dict[str, Tally]) -> Iterator[str]:
    yield f"| answers | number | {' | '.join(COLUMNS)} | median time |"
    yield "|---|---" + "|---" * len(COLUMNS) + "|---|"
    for name, tally in rows.items():
        total = sum(tally.counts.values())
        shares = [f"{tally.counts[c]} ({tally.counts[c] / total:.1%})" for c in COLUMNS]
        median_ms = 1000 * statistics.median(tally.seconds)
        yield f"| {name} | {total} | {' | '.join(shares)} | {median_ms:.0f} ms |"


def remarks(rows: dict[str, Tally], right: tuple[int, int], warm_s: float) -> Iterator[str]:
    for name in ("listed", "pairs"):
        total = sum(rows[name].counts.values())
        yield f"Of the {total} {name}, {rows[name].by_own_id} are called by their own id."
    yield f"Of {right[0]} right answers, {right[1]} are diagnosed."
    slowest = max(s for tally in rows.values() for s in tally.seconds)
    yield (
        f"Filling the caches of all functions, once for a course and a seed, took {warm_s:.0f} s "
        f"of a processor; the slowest answer after that: {slowest:.1f} s."
    )


def write(report: str) -> None:
    path = COURSE / "docs" / "diagnosis.md"
    text = path.read_text(encoding="utf-8")
    before, rest = text.split(MARKS[0])
    _, after = rest.split(MARKS[1])
    path.write_text(f"{before}{MARKS[0]}\n{report}\n{MARKS[1]}{after}", encoding="utf-8")


if __name__ == "__main__":
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        main()
