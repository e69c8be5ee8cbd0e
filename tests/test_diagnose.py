"""Wrong answers are named by their numbers, or described by them; never named wrongly."""

from __future__ import annotations

import dataclasses
import random
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from cases import Case, load_cases

from rnngrader.course import Assignment
from rnngrader.diagnose import bench_of, diagnose, explain
from rnngrader.diagnosis import variants
from rnngrader.diagnosis.known import code_of_entries, entries_of
from rnngrader.diagnosis.variants import Bench
from rnngrader.judge import judge
from rnngrader.records import Diagnosis, ErrorInfo, Observation, Opaque

UNLISTED = load_cases("unlisted")
UNSEEN = 77  # a seed whose probes no diagnosis has seen
NAMED = ("misconception", "mutation", "family")


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch):
    """Fingerprints of these tests stay out of the course's cache, and are shared among them."""
    folder = tmp_path_factory.getbasetemp() / "fingerprints"
    monkeypatch.setattr(variants, "cache_folders", lambda course: [folder])


def source_of(assignment: Assignment, name: str, *edits: tuple[str, str]) -> str:
    """The reference with some of its text replaced."""
    source = assignment.solutions[name]
    for old, new in edits:
        assert source.count(old) >= 1, old
        source = source.replace(old, new)
    return source


def observed(bench: Bench, source: str) -> tuple[Observation, ...]:
    return bench.observe(compile(source, f"<cell {bench.exercise.name}>", "exec"))


def diagnosed(assignment: Assignment, name: str, source: str, known: bool = True) -> Diagnosis:
    """The diagnosis of an answer, with the catalogue or with an empty one."""
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    observations = observed(bench_of(assignment, exercise, probes), source)
    findings = judge(exercise, probes, observations)
    if known:
        return diagnose(assignment, exercise, probes, observations, findings)
    hidden = frozenset(assignment.misconceptions)
    bench = Bench(assignment, exercise, probes, assignment.reference, hidden)
    found = explain(bench, observations)
    return found.diagnosis if found else Diagnosis("unknown")


@pytest.mark.slow
def test_every_entry_is_called_by_its_name(assignment: Assignment):
    """A wrong answer of the catalogue gets its own id, or its family's."""
    for entry in assignment.misconceptions.values():
        source = assignment.wrong_source(entry.id)
        found = diagnosed(assignment, entry.function, source)
        assert found.id == (entry.family or entry).id
        assert found.hint
        assert len(found.more_hints) == 2
        if entry.family:
            assert entry.id in found.family


def test_two_mistakes_at_once_are_both_named(assignment: Assignment):
    """Pairs of entries are recognized by what each of them explains."""
    name = "rnn_backward"
    found = diagnosed(
        assignment,
        name,
        source_of(
            assignment,
            name,
            ("dba += gradients", "dba = gradients"),
            ("dx[:, :, t] =", "dx[:, :, t - 1] ="),
        ),
    )
    assert found.kind == "misconception"
    assert len(found.id.split("+")) == 2
    assert "; and " in found.title
    assert found.hint.startswith("Several mistakes at once.")


def test_pairs_drawn_at_random_are_never_named_wrongly(assignment: Assignment):
    """Whatever two mistakes are called does what they do on probes that nobody has seen."""
    for name in ("rnn_cell_forward", "rnn_cell_backward", "rnn_backward"):
        exercise = assignment.exercises[name]
        bench = bench_of(assignment, exercise, assignment.probes(name, 0))
        fresh = Bench(assignment, exercise, assignment.probes(name, UNSEEN), assignment.reference)
        pairs = random.Random(name).sample(list(combinations(entries_of(bench), 2)), 12)
        for pair in pairs:
            code = code_of_entries(bench, pair)
            found = code and explain(bench, bench.observe(code))
            if found and found.codes:
                assert any(fresh.agrees(c, fresh.observe(code)) for c in found.codes), pair


@pytest.mark.slow
@pytest.mark.parametrize("function", sorted({case.function for case in UNLISTED}))
def test_mistakes_on_no_list(assignment: Assignment, function: str):
    """Of mistakes written without the catalogue, the search alone names most, and none wrongly."""
    cases = [case for case in UNLISTED if case.function == function]
    named = sum(is_named_truly(assignment, case) for case in cases)
    assert named >= 0.75 * len(cases)


def is_named_truly(assignment: Assignment, case: Case) -> bool:
    exercise, name = assignment.exercises[case.function], case.function
    hidden = frozenset(assignment.misconceptions)
    bench, fresh = (
        Bench(assignment, exercise, assignment.probes(name, seed), assignment.reference, hidden)
        for seed in (0, UNSEEN)
    )
    found = explain(bench, observed(bench, case.source))
    if found is None:
        return False
    seen = observed(fresh, case.source)
    assert not found.codes or any(fresh.agrees(code, seen) for code in found.codes), case
    assert found.diagnosis.kind in NAMED
    return True


def test_the_course_s_own_example_of_a_mistake_on_no_list(assignment: Assignment):
    """`a_prev` where `a_next` belongs is said in these words, without the line itself."""
    wrong = source_of(assignment, "rnn_cell_forward", ("Wya @ a_next", "Wya @ a_prev"))
    found = diagnosed(assignment, "rnn_cell_forward", wrong, known=False)
    assert found.kind == "mutation"
    assert found.title == (
        "Your numbers are those of the right code with `a_prev` where `a_next` belongs, "
        "where `yt_pred` is computed"
    )
    assert found.hint == "Look again where `yt_pred` is computed."


def test_names_of_the_model_solution_are_explained(assignment: Assignment):
    """A student never saw `dz`; the hint says what it stands for."""
    wrong = source_of(assignment, "rnn_cell_backward", ("(1 - a_next**2)", "(1 - a_prev**2)"))
    found = diagnosed(assignment, "rnn_cell_backward", wrong, known=False)
    assert (
        "`dz` is what `dxt`, `da_prev`, `dWax`, `dWaa` and `dba` are computed from." in found.hint
    )


def test_a_step_written_out_by_hand_is_looked_into(assignment: Assignment):
    """Who inlines the cell, with a mistake in it, is told which."""
    source = """
def rnn_forward(x, a0, parameters):
    p, a, steps = parameters, a0, range(x.shape[2])
    states, guesses, cells = [], [], []
    for t in steps:
        new = np.tanh(p["Wax"] @ x[:, :, t] + p["Waa"] @ a)
        cells.append((new, a, x[:, :, t], p))
        states.append(new)
        guesses.append(softmax(p["Wya"] @ new + p["by"]))
        a = new
    return np.stack(states, axis=2), np.stack(guesses, axis=2), (cells, x)
"""
    found = diagnosed(assignment, "rnn_forward", source)
    assert found.title.startswith("In the step that `rnn_cell_forward` does: ")
    assert found.kind == "misconception"


def test_right_numbers_under_another_key(assignment: Assignment):
    """Renamed keys, tuples for dicts and wrong orders are said as such."""
    name = "rnn_cell_backward"
    renamed = source_of(assignment, name, ('"da_prev": da_prev', '"dprev": da_prev'))
    assert (
        "`da_prev` is returned under the key `dprev`" in diagnosed(assignment, name, renamed).title
    )
    packed = source_of(assignment, name, ('return {"dxt": dxt,', 'return tuple({"dxt": dxt,'))
    packed = packed.replace('"dba": dba}', '"dba": dba}.values())')
    assert "returned as a tuple" in diagnosed(assignment, name, packed).title


def test_a_missing_transpose_that_raises_is_named_where_sizes_are_equal(assignment: Assignment):
    """Different sizes raise, equal ones give numbers; both are said."""
    name = "rnn_cell_backward"
    wrong = source_of(assignment, name, ("Wax.T @ dz", "np.dot(Wax, dz) * 1.5"))
    found = diagnosed(assignment, name, wrong)
    said = " ".join(found.facts)
    assert "`Wax` maps n_x to n_a" in said or "do not line up" in said
    assert "two axes are taken for each other" in said


def test_what_nothing_explains_is_described(assignment: Assignment):
    """Which outputs are right, the first wrong step, and exact relations."""
    name = "rnn_backward"
    wrong = source_of(
        assignment,
        name,
        ('da_prevt = gradients["da_prev"]', 'da_prevt = gradients["da_prev"] ** 3'),
    )
    found = diagnosed(assignment, name, wrong)
    assert found.kind == "unknown"
    assert any(
        "`dx` is right at the first computed step and goes wrong at the next" in fact
        for fact in found.facts
    )
    scaled = source_of(assignment, name, ('"dWax": dWax', '"dWax": 0.7 * dWax'))
    found = diagnosed(assignment, name, scaled)
    assert "Your `dWax` is the right one times 0.7." in found.facts
    assert found.facts[0].startswith("Right in every trial: `dx`, `da0`, `dWaa` and `dba`.")


def test_an_exercise_without_arguments_gives_nothing_away(assignment: Assignment):
    """Of fixed answers only right and wrong are told apart: any relation would be the solution."""
    wrong = source_of(assignment, "bug_clinic", ('"A": "3", "B": "1"', '"A": "1", "B": "3"'))
    found = diagnosed(assignment, "bug_clinic", wrong)
    assert found.kind == "unknown"
    assert found.facts == ("Right in every trial: `C`, `D` and `E`. Wrong: `A` and `B`.",)


def test_a_right_answer_gets_no_name(assignment: Assignment):
    """Should one be sent here by mistake, nothing is said against it."""
    found = diagnosed(assignment, "rnn_forward", assignment.solutions["rnn_forward"])
    assert found == Diagnosis("unknown")


def test_the_same_answer_gets_the_same_diagnosis(assignment: Assignment):
    """With or without what was computed before."""
    name = "rnn_forward"
    wrong = source_of(assignment, name, ("a_next = a0", "a_next = 0 * a0 + 0.5"))
    first = diagnosed(assignment, name, wrong)
    variants._tables.clear()
    assert diagnosed(assignment, name, wrong) == first


ODD = [
    None,
    0,
    "text",
    True,
    [],
    {},
    {"dxt": None, "da_prev": "x", "dWax": [], "dWaa": {}, "dba": Opaque("array of dtype object")},
    dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), np.array([np.nan, np.inf])),
    dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), np.full((5, 4), 1e308)),
    dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), np.ones((2, 2), dtype=complex)),
    dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), np.zeros((0, 3))),
    (1, [2, (3,)], {"a": [np.ones(3, dtype=bool)]}),
    Opaque("function"),
    {str(i): i for i in range(3000)},
]


@pytest.mark.parametrize("value", ODD, ids=lambda value: str(type(value).__name__))
def test_whatever_comes_back_breaks_nothing(assignment: Assignment, value):
    """What a guest sends is untrusted data: any value gets some diagnosis, and none is a name."""
    name = "rnn_cell_backward"
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    observations = [Observation("returned", value)] * len(probes)
    findings = judge(exercise, probes, observations)
    found = diagnose(assignment, exercise, probes, observations, findings)
    assert found.kind in ("unknown", "misconception", "mutation")
    assert found.kind == "unknown" or value is None


@pytest.mark.parametrize(
    "outcome", ["timed_out", "out_of_memory", "crashed", "not_found", "grader_fault"]
)
def test_calls_that_did_not_return_are_said_as_such(assignment: Assignment, outcome):
    """Without numbers and without an error there is nothing to search."""
    exercise, probes = assignment.exercises["rnn_forward"], assignment.probes("rnn_forward", 0)
    observations = [Observation(outcome)] * len(probes)
    findings = judge(exercise, probes, observations)
    found = diagnose(assignment, exercise, probes, observations, findings)
    assert found.kind == "unknown"
    assert found.title
    mixed = [Observation("raised", error=ErrorInfo("ValueError", "?")), *observations[1:]]
    findings = judge(exercise, probes, mixed)
    assert diagnose(assignment, exercise, probes, mixed, findings).kind == "unknown"


def test_a_cache_that_is_broken_or_cannot_be_written_costs_time_alone(
    assignment: Assignment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Half a file is computed anew; a folder that cannot be made is passed over."""
    name = "rnn_cell_forward"
    entry = next(e for e in assignment.misconceptions.values() if e.function == name)
    wrong = assignment.wrong_source(entry.id)
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    folder = tmp_path / "cache"
    monkeypatch.setattr(variants, "cache_folders", lambda course: [blocked / "x", folder])
    monkeypatch.setattr(variants, "_tables", {})
    first = diagnosed(assignment, name, wrong)
    files = list(folder.glob("*.npz"))
    assert files
    assert not list(folder.glob("*.part"))
    for path in files:
        path.write_bytes(path.read_bytes()[:40])
    monkeypatch.setattr(variants, "_tables", {})
    assert diagnosed(assignment, name, wrong) == first


def test_a_cache_keeps_the_newest_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It does not grow without end."""
    monkeypatch.setattr(variants, "MAX_CACHE_FILES", 3)
    for number in range(5):
        (tmp_path / f"{number}.npz").write_bytes(b"")
    variants.drop_oldest(tmp_path)
    assert len(list(tmp_path.glob("*.npz"))) == 3


def test_a_table_belongs_to_its_probes_and_variants(assignment: Assignment):
    """Other probes or other variants have other keys."""
    exercise = assignment.exercises["rnn_forward"]
    one, other = (
        Bench(assignment, exercise, assignment.probes("rnn_forward", seed), assignment.reference)
        for seed in (0, 1)
    )
    assert one.key != other.key
    assert one.key == dataclasses.replace(one).key
