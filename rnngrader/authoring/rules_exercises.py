"""What `rnngrader lint` looks for in each exercise once an assignment loads: the record and the
solution fit together, and the probes can be drawn.
"""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from rnngrader.authoring.effects import lines_without_effect, parts_without_effect
from rnngrader.authoring.explain import at
from rnngrader.authoring.symptoms import bench_of
from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import CatalogueError
from rnngrader.course.cells import CourseError
from rnngrader.course.exercises import After, returned_by_name
from rnngrader.course.probes import (
    PLAIN,
    Draw,
    call_on_copies,
    call_recorded,
    example_of,
    fresh_probes,
    fresh_sizes,
    make_probe,
    make_public_probe,
    patient_rng,
    trouble,
)
from rnngrader.feedback.phrases import sentence
from rnngrader.judge import judge
from rnngrader.notebook.orders import GAP, TOLERANCE, tops_of
from rnngrader.records import Exercise, Observation, Opaque, Probe, Settings, Value, Verdict
from rnngrader.sandbox.codec import encode_value, pack_call
from rnngrader.sandbox.replies import UNREAD, Room, read_observation
from rnngrader.sandbox.wire import WireError, pack, unpack
from rnngrader.submission.trees import parse

SEED = 0  # of the probes that the rules try
DRAWS = 20  # of fresh probes that the rules try; RG207 tells how many
COARSE = round(0.01 / TOLERANCE)  # times as large: then the tolerance of it is a percent
MANY_CALLS = 2_000  # of other exercises' functions, on one set of probes

Found = Iterator[str]


def reference_fails(assignment: Assignment, exercise: Exercise) -> Found:
    """The solution of an exercise runs on all of its probes, as lint's seed draws them and twenty
    others do, and each probe has all sizes that the inputs ask for.
    """
    for seed in range(SEED, SEED + 1 + DRAWS):
        for index in range(len(exercise.probes)):
            try:
                make_public_probe(exercise, index, assignment.reference, seed)
            except CourseError as error:
                another = f"drawn from seed {seed}, which a gradebook may have: "
                yield f"{another if seed != SEED else ''}{error}"
                return


def any_fails(assignment: Assignment, exercise: Exercise) -> bool:
    """Return whether the exercise cannot be tried at all; other rules say why."""
    if exercise.name not in assignment.solutions:
        return True
    try:
        assignment.probes(exercise.name, SEED)
    except Exception:
        return True
    return False


def reference_not_right(assignment: Assignment, exercise: Exercise) -> Found:
    """The solution, graded like an answer, is right on all probes: it returns the same each time,
    changes no input, and none of its numbers is nan.
    """
    bench = bench_of(assignment, exercise.name)
    observations = bench.observe(bench.compiled(bench.source))
    for output, finding in judge(exercise, bench.probes, observations).items():
        if finding.verdict is not Verdict.CORRECT:
            what = f"the solution's own {output} is {finding.verdict} on the probe"
            yield f"{what} {dict(bench.probes[finding.probe].settings)}: {sentence(finding)}"


def wrong_outputs(assignment: Assignment, exercise: Exercise) -> Found:
    """An exercise names at least one output, each with a weight above 0, and the solution returns
    all of them, and what is given, as plain data: what never comes back, or cannot be read, is
    right for everybody. A time output is an array. Fixed answers all weigh the same: points would
    tell which ones are right.
    """
    unweighted = [output for output, weight in exercise.outputs.items() if weight <= 0]
    if not exercise.outputs or unweighted:
        which = ", ".join(unweighted) or "no output at all"
        yield f"it compares {which}; give each output a weight > 0, or name it in given"
    if not exercise.arguments and len({*exercise.outputs.values()}) > 1:
        yield "its answers are fixed, and their weights tell which ones are right; make them equal"
    probe = assignment.probes(exercise.name, SEED)[0]
    missing = set(exercise.outputs) - set(probe.expected)
    if exercise.returns == "dict":
        missing |= set(exercise.given) - set(probe.answer)
    if missing:
        names = ", ".join((*exercise.outputs, *exercise.given))
        yield f"the solution returns no {', '.join(sorted(missing))}; the record asks for {names}"
    for name, value in probe.expected.items():
        if kind := not_plain(value):
            yield f"{name} is a {kind}, which cannot be compared; return {PLAIN}"
        elif name in exercise.time_outputs and not (isinstance(value, np.ndarray) and value.ndim):
            yield f"time_outputs names {name}, which is no array with an axis; take it out there"


def not_plain(value: Value) -> str:
    """Return the type of what in a value is no plain data; empty where all of it is."""
    if isinstance(value, (tuple, list, dict)):
        inside = value.values() if isinstance(value, dict) else value
        return next(filter(None, map(not_plain, inside)), "")
    return value.type_name if isinstance(value, Opaque) else ""


def later_answers_in_inputs(assignment: Assignment, exercise: Exercise) -> Found:
    """The inputs of an exercise are made with functions of exercises that are graded before it:
    what a later one returns would be a part of its own answer, handed to the student.
    """
    order, name = list(assignment.points), exercise.name
    used = Used(assignment.reference)
    with contextlib.suppress(Exception):  # reference_fails says so
        exercise.inputs(Draw(exercise.probes[0], patient_rng(SEED), used))
    for other in used.names & set(order):
        if order.index(other) >= order.index(name):
            when = "later" if other != name else "here"
            yield f"its inputs are made with {other}, which is graded {when}; make them without it"


class Used(dict[str, Any]):
    """The reference's functions, and the names of those that were asked for."""

    def __init__(self, reference: Mapping[str, Any]) -> None:
        super().__init__(reference)
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.names.add(name)
        return super().__getitem__(name)


def fresh_probes_fail(assignment: Assignment, exercise: Exercise) -> Found:
    """Each range of a fresh probe holds a size that no public probe has, whatever `inputs` asks
    for is there, and the solution is right on twenty draws.
    """
    needed = [assignment.exercises.get(name) for name in exercise.calls]
    for one in filter(None, (exercise, *needed)):
        if any_fails(assignment, one) or any(reference_not_right(assignment, one)):
            return  # which has to be mended first
    for settings in exercise.fresh:
        if told := public_ranges(exercise, settings):
            yield told
            return
    for seed in range(DRAWS):
        drawn: tuple[Probe, ...] = ()
        try:
            drawn = fresh_probes(exercise, assignment.reference, f"{seed:032x}")
            function = assignment.reference[exercise.name]
            again = [call_on_copies(function, probe.arguments) for probe in drawn]
        except CourseError as error:
            yield f"fresh: {error}"
            return
        except Exception as error:  # whatever the solution raises when it is called once more
            yield f"fresh: {trouble(error)}"
            return
        observed = [Observation("returned", value) for value in again]
        for output, finding in judge(exercise, drawn, observed).items():
            if finding.verdict is not Verdict.CORRECT:
                what = f"fresh: the solution's own {output} is {finding.verdict} on a draw of"
                yield f"{what} {dict(drawn[finding.probe].settings)}: {sentence(finding)}"
                return


def public_ranges(exercise: Exercise, settings: Settings) -> str:
    """Say which range of a fresh probe has only sizes that public probes have; empty for none."""
    for key, value in settings.items():
        if isinstance(value, range) and not fresh_sizes(exercise, key, value):
            return f"fresh: each size of {key} in {value} is a public one; widen it"
    return ""


def too_large(assignment: Assignment, exercise: Exercise) -> Found:
    """The arguments of a call have room in one frame, and so has what the solution returns. All
    that it returns has room in `reply_mib`: of another right answer no more is read.
    """
    most = assignment.limits.reply_mib
    probes, room = [*assignment.probes(exercise.name, SEED)], Room(most * 2**20)
    with contextlib.suppress(Exception):  # fresh_probes_fail says so
        for settings in exercise.fresh:
            largest = {
                name: fresh_sizes(exercise, name, value)[-1] if isinstance(value, range) else value
                for name, value in settings.items()
            }
            probes.append(make_probe(exercise, largest, assignment.reference, (SEED,)))
    for probe in probes:
        where = f"the probe {dict(probe.settings)}"
        try:
            for call in probe.arguments, probe.forward:
                pack([msgspec.Raw(pack_call(call))])
            pack(msgspec.Raw(probe.reply))
            returned = read_observation(unpack(probe.reply), room).value
        except WireError as error:
            yield f"{where} is too large, or what the solution returns on it: {error}"
            return
        if returned is UNREAD:
            yield (
                f"with {where}, all that the solution returns is more than {most} MiB, each number "
                "counted as eight bytes: make the probes smaller, or reply_mib in LIMITS larger"
            )
            return


def no_fresh_probes(assignment: Assignment, exercise: Exercise) -> Found:
    """An exercise that takes input has fresh probes, drawn anew for each submission: one that has
    none accepts a table of the public answers.
    """
    if exercise.arguments and not exercise.fresh:
        yield "no fresh probes; add fresh=({…},)"


def coarse_measure(assignment: Assignment, exercise: Exercise) -> Found:
    """An output has a probe on which its numbers are measured by those of their order: beside much
    larger ones, which are no masks, an error of a percent would pass, or any at all.
    """
    probes = assignment.probes(exercise.name, SEED)
    for name in exercise.outputs:
        if all(is_coarse(probe.expected.get(name)) for probe in probes):
            yield (
                f"on each probe {name} has numbers beside others {COARSE} times as large, by which "
                "their errors are measured: make them outputs of their own, bring them nearer by "
                "other inputs, or mask three places or more"
            )


def is_coarse(value: Value) -> bool:
    """Return whether an array has numbers that are measured by far larger ones, with a gap between
    them or by many steps, as powers go up: there a number may be missing altogether.
    """
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "fc":
        return False
    sizes = np.sort(np.abs(value[np.isfinite(value) & (value != 0)]))
    if not sizes.size:
        return False
    tops = tops_of(sizes)
    measures, beside = tops[np.searchsorted(tops, sizes)], np.maximum(sizes, 1.0)
    below_gap = (sizes[1:] > COARSE * beside[:-1]) & (measures > sizes)[:-1]
    return bool(below_gap.any() or (measures > GAP * beside).any())


def calls_at_odds(assignment: Assignment, exercise: Exercise) -> Found:
    """What `calls` names is what the solution calls of the exercises above it: a mistake in one
    that is not named there is charged twice.
    """
    called = {
        node.func.id
        for node in ast.walk(parse(assignment.solutions[exercise.name]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    names = list(assignment.exercises)
    above = names[: names.index(exercise.name)]
    if set(exercise.calls) - set(above):
        return  # names_of_nothing says so
    for name in above:
        if name in called and name not in exercise.calls:
            yield f"the solution calls {name}, so a mistake in it counts twice; name it in calls"
        if name in exercise.calls and name not in called:
            yield f"calls names {name}, which stands as a call nowhere in the solution; take it out"


def many_calls(assignment: Assignment, exercise: Exercise) -> Found:
    """A solution does not call other exercises' functions thousands of times on its probes: where
    such a function is wrong the grader answers each call, and a right caller could run out of time.
    What they give has room in a frame.
    """
    if not exercise.calls or any(fresh_probes_fail(assignment, exercise)):
        return
    fresh = assignment.fresh_probes(exercise.name, f"{SEED:032x}")
    for kind, probes in ("", assignment.probes(exercise.name, SEED)), ("fresh: ", fresh):
        names = ", ".join(exercise.calls)
        try:
            calls = [c for p in probes for c in call_recorded(exercise, p, assignment.reference)[1]]
            for call in calls:
                pack({"value": encode_value(call.value)})
        except Exception:  # of a part that is lost on the way
            told = "is too large, or no plain data: who calls a wrong one is shown to a person"
            yield f"{kind}what {names} is asked or gives {told}"
            return
        if (asked := len(calls)) > MANY_CALLS:
            yield f"{kind}the solution calls {names} {asked} times; at most {MANY_CALLS} are sure"


def without_effect(assignment: Assignment, exercise: Exercise) -> Found:
    """Each line of a solution has an effect on some probe. One that has none makes diagnoses
    absurd, or stands for a case that no probe has.
    """
    for line in lines_without_effect(bench_of(assignment, exercise.name)):
        yield (
            f"the solution's line `{line}` changes nothing on any probe: take it out, or add a "
            "probe that needs it"
        )


def part_without_effect(assignment: Assignment, exercise: Exercise) -> Found:
    """Each limit, remainder and choice in a solution is needed on some probe. Who leaves out one
    that is not has full marks.
    """
    for part, kept in parts_without_effect(bench_of(assignment, exercise.name)):
        yield (
            f"on all probes the solution's `{part}` comes to the same as `{kept}`: whoever writes "
            "that has full marks; add a probe that needs it, unless it is there for rounding alone "
            "or another part does the same"
        )


def always_the_same(assignment: Assignment, exercise: Exercise) -> Found:
    """Each output has more than one value on the probes. Who returns that one everywhere has full
    marks for it.
    """
    if not exercise.arguments or any(fresh_probes_fail(assignment, exercise)):
        return
    fresh = assignment.fresh_probes(exercise.name, f"{SEED:032x}")
    probes = (*assignment.probes(exercise.name, SEED), *fresh)
    for name in exercise.outputs:
        values = [probe.expected.get(name) for probe in probes]
        if not all(isinstance(value, (np.ndarray, np.generic, bool, float)) for value in values):
            continue
        told = np.concatenate([np.asarray(value).ravel() for value in values])
        if told.size and np.isclose(told, told[0], rtol=1e-9, atol=0).all():
            yield (
                f"on all probes {name} is {told[0]} everywhere: whoever returns that has full "
                "marks for it; choose inputs of which something else comes as well"
            )


def example_fails(assignment: Assignment, exercise: Exercise) -> Found:
    """The solution runs on the public example, which begins where that of the probes does."""
    if exercise.example is None:
        return
    try:
        probe = example_of(exercise, assignment.reference)
    except CourseError as error:
        yield str(error).removeprefix(f"{exercise.name}: ")
        return
    probes = assignment.probes(exercise.name, SEED)
    if isinstance(exercise.inputs, After) and bool(probe.handed) != bool(probes[0].handed):
        forward = exercise.inputs.forward
        yield f"what its probes get from {forward}, its example does not; add example=after(…)"


def spots_out_of_range(assignment: Assignment, exercise: Exercise) -> Found:
    """Each spot is a number, a truth value or a row of the public example's outputs: dx[1][2] is
    one index an axis.
    """
    if exercise.example is None or any(example_fails(assignment, exercise)):
        if exercise.spots and exercise.example is None:
            yield "it has spots and no example, whose numbers they are; add example=…"
        return
    returned = returned_by_name(exercise, example_of(exercise, assignment.reference).answer)
    for spot in exercise.spots:
        name = re.split(r"\W", spot)[0]
        try:
            there = name in returned and not not_plain(returned[name])
            found = at(returned, spot) if there else 0.0
        except CatalogueError as error:
            yield f"spots: {error}"
            continue
        if found is None:
            what = described(returned[name])
            yield f"spots: {spot} is no number or array of the example's {name}, {what}"
        elif np.size(found) > (most := np.get_printoptions()["threshold"]):
            yield f"spots: {spot} has {np.size(found)} numbers; show a part of at most {most}"


def described(value: Value) -> str:
    """Return what an output is, as far as an index can go into it."""
    if isinstance(value, (tuple, list)):
        return f"a {type(value).__name__} of {len(value)}"
    return f"whose shape is {np.shape(value)}"


# Those before the line are about records that cannot be tried; the others need that they can.
ALWAYS = (
    ("RG201", "error", reference_fails),
    ("RG206", "error", later_answers_in_inputs),
    ("RG208", "warning", no_fresh_probes),
)
TRIED = (
    ("RG202", "error", reference_not_right),
    ("RG203", "error", wrong_outputs),
    ("RG207", "error", fresh_probes_fail),
    ("RG210", "warning", without_effect),
    ("RG211", "error", example_fails),
    ("RG213", "warning", spots_out_of_range),
    ("RG214", "warning", many_calls),
    ("RG215", "warning", coarse_measure),
    ("RG216", "error", too_large),
    ("RG217", "note", part_without_effect),
    ("RG218", "note", always_the_same),
    ("RG219", "warning", calls_at_odds),
)
QUICK = (reference_fails,)
