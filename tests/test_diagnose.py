"""Wrong answers are named by their numbers, or described by them; never named wrongly."""

from __future__ import annotations

import ast
import dataclasses
import random
import shutil
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from cases import Case, load_cases
from conftest import COURSE

import rnngrader
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.diagnosis import tables
from rnngrader.diagnosis.diagnose import diagnose, explain, runner_of
from rnngrader.diagnosis.match import Observed, least, still_alike
from rnngrader.diagnosis.mutations import all_mutations
from rnngrader.diagnosis.returned import NotRightError, other_types, places_of
from rnngrader.diagnosis.runner import FINITE_ONLY, Runner
from rnngrader.diagnosis.search import rivals
from rnngrader.diagnosis.signature import numbers_digest, same_observation, signature_of
from rnngrader.diagnosis.tables import computing_files
from rnngrader.diagnosis.variants import (
    entries_of,
    generated,
    generic_ones,
    known_ones,
    listed,
    table_file,
)
from rnngrader.grading.submission import Graded
from rnngrader.judge import judge, judge_output
from rnngrader.notebook.orders import TOLERANCE
from rnngrader.records import Diagnosis, ErrorInfo, Exercise, Observation, Opaque, Verdict

pytestmark = pytest.mark.sampled

UNLISTED = load_cases("unlisted")
UNSEEN = 77  # a seed whose probes no diagnosis has seen
NAMED = ("misconception", "mutation", "family")


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch):
    """Tables of these tests stay out of the course's cache, and are shared among them."""
    folder = tmp_path_factory.getbasetemp() / "fingerprints"
    monkeypatch.setattr(tables, "cache_folders", lambda course: [folder])


def source_of(assignment: Assignment, name: str, *edits: tuple[str, str]) -> str:
    """The reference with some of its text replaced."""
    source = assignment.solutions[name]
    for old, new in edits:
        assert source.count(old) >= 1, old
        source = source.replace(old, new)
    return source


def observed(runner: Runner, source: str) -> tuple[Observation, ...]:
    return runner.observe(compile(source, f"<cell {runner.exercise.name}>", "exec"))


def diagnosed(assignment: Assignment, name: str, source: str, known: bool = True) -> Diagnosis:
    """The diagnosis of an answer, with the catalogue or with an empty one."""
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    observations = observed(runner_of(assignment, exercise, probes), source)
    findings = judge(exercise, probes, observations)
    if known:
        return diagnose(assignment, exercise, probes, observations, findings).diagnosis
    hidden = frozenset(assignment.misconceptions)
    runner = Runner(assignment, exercise, probes, assignment.reference, hidden)
    found = explain(Observed(runner, observations))
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


@pytest.mark.slow
def test_pairs_drawn_at_random_are_never_named_wrongly(assignment: Assignment):
    """Whatever two mistakes are called does what they do on probes that nobody has seen."""
    for name in ("rnn_cell_forward", "rnn_cell_backward", "rnn_backward"):
        exercise = assignment.exercises[name]
        runner = runner_of(assignment, exercise, assignment.probes(name, 0))
        fresh = Runner(assignment, exercise, assignment.probes(name, UNSEEN), assignment.reference)
        pairs = random.Random(name).sample(list(combinations(entries_of(runner), 2)), 12)
        for pair in pairs:
            code = listed(runner, pair).code
            found = code and explain(Observed(runner, runner.observe(code)))
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
    runner, fresh = (
        Runner(assignment, exercise, assignment.probes(name, seed), assignment.reference, hidden)
        for seed in (0, UNSEEN)
    )
    found = explain(Observed(runner, observed(runner, case.source)))
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
    assert found.title.startswith(
        "In the step that `rnn_cell_forward` does, or in what you give to "
    )
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


@pytest.mark.slow
def test_a_missing_transpose_that_raises_is_named_where_sizes_are_equal(assignment: Assignment):
    """Different sizes raise, equal ones give numbers; both are said."""
    name = "rnn_cell_backward"
    wrong = source_of(assignment, name, ("Wax.T @ dz", "np.dot(Wax, dz) * 1.5"))
    found = diagnosed(assignment, name, wrong)
    said = " ".join(found.facts)
    assert "`Wax` maps n_x to n_a" in said or "do not line up" in said
    assert "Where all sizes are equal there is no error, but the numbers are wrong" in said


@pytest.mark.slow
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
        "`dx` is right up to `[..., -1]` and goes wrong at the next step" in fact
        for fact in found.facts
    )
    scaled = source_of(assignment, name, ('"dWax": dWax', '"dWax": 0.7 * dWax'))
    found = diagnosed(assignment, name, scaled)
    assert "Your `dWax` is the right one times 0.7." in found.facts
    assert found.facts[0].startswith("Right in every trial: `dx`, `da0`, `dWaa` and `dba`.")


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("dWax = dz @ xt.T", "dWax = np.full((1, 1), dz.item() + 0 * xt.item())"),
        ("dWax = dz @ xt.T", "dWax = dz @ xt.reshape(-1).T"),
    ],
)
@pytest.mark.slow
def test_nothing_is_said_of_numbers_where_other_calls_raise(
    assignment: Assignment, written: str, instead: str
):
    """Where all sizes are 1, any number is a multiple of any other."""
    name = "rnn_cell_backward"
    found = diagnosed(assignment, name, source_of(assignment, name, (written, instead)))
    assert found.kind == "unknown"
    assert not any("Your `dWax`" in fact for fact in found.facts), found.facts


def test_an_exercise_without_arguments_gives_nothing_away(assignment: Assignment):
    """Of fixed answers nothing is said: any relation would be the solution."""
    wrong = source_of(assignment, "bug_clinic", ('"A": "3", "B": "1"', '"A": "1", "B": "3"'))
    found = diagnosed(assignment, "bug_clinic", wrong)
    assert found.kind == "unknown"
    assert found.facts == ()


def test_a_right_answer_gets_no_name(assignment: Assignment):
    """Should one be sent here by mistake, nothing is said against it."""
    found = diagnosed(assignment, "rnn_forward", assignment.solutions["rnn_forward"])
    assert found == Diagnosis("unknown")


def test_the_same_answer_gets_the_same_diagnosis(assignment: Assignment):
    """With or without what was computed before."""
    name = "rnn_forward"
    wrong = source_of(assignment, name, ("a_next = a0", "a_next = 0 * a0 + 0.5"))
    first = diagnosed(assignment, name, wrong)
    tables._tables.clear()
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
    found = diagnose(assignment, exercise, probes, observations, findings).diagnosis
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
    found = diagnose(assignment, exercise, probes, observations, findings).diagnosis
    assert found.kind == "unknown"
    assert found.title
    mixed = [Observation("raised", error=ErrorInfo("ValueError", "?")), *observations[1:]]
    findings = judge(exercise, probes, mixed)
    assert diagnose(assignment, exercise, probes, mixed, findings).diagnosis.kind == "unknown"


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
    monkeypatch.setattr(tables, "cache_folders", lambda course: [blocked / "x", folder])
    monkeypatch.setattr(tables, "_tables", {})
    first = diagnosed(assignment, name, wrong)
    files = list(folder.glob("*.npz"))
    assert files
    assert sorted(folder.iterdir()) == sorted(files)
    for path in files:
        path.write_bytes(path.read_bytes()[:40])
    monkeypatch.setattr(tables, "_tables", {})
    assert diagnosed(assignment, name, wrong) == first


def test_a_cache_keeps_the_newest_files(tmp_path: Path):
    """It does not grow without end."""
    for number in range(5):
        tables.keep([tmp_path], f"{number}.npz", b"", most=3)
    assert len(list(tmp_path.glob("*.npz"))) == 3


def test_a_table_belongs_to_its_probes(assignment: Assignment):
    """Other probes have other keys."""
    exercise = assignment.exercises["rnn_forward"]
    one, other = (
        Runner(assignment, exercise, assignment.probes("rnn_forward", seed), assignment.reference)
        for seed in (0, 1)
    )
    assert one.key != other.key
    assert one.key == dataclasses.replace(one).key


def known_table(course: Path) -> str:
    """The file in which the listed mistakes of a cell of the course are kept."""
    load_assignment.cache_clear()
    assignment = load_assignment(course, "rnn_step_by_step")
    name = "rnn_cell_forward"
    probes = assignment.probes(name, 0)
    runner = Runner(assignment, assignment.exercises[name], probes, assignment.reference)
    return table_file(runner, known_ones(runner))


def test_a_table_depends_on_what_it_is_computed_from_and_on_nothing_else(
    assignment: Assignment, tmp_path: Path
):
    """An edited hint costs nothing; an edit, a solution and a module that is imported do."""
    for part in ("source", "exercises", "misconceptions"):
        shutil.copytree(assignment.course / part, tmp_path / part)
    for path in assignment.course.glob("*.py"):
        shutil.copy(path, tmp_path / path.name)
    before = known_table(tmp_path)
    entries = tmp_path / "misconceptions" / "rnn_cell_forward.toml"
    notebook = tmp_path / "source" / "rnn_step_by_step" / assignment.notebook_path.name

    def after(path: Path, old: str, new: str) -> str:
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))
        found = known_table(tmp_path)
        path.write_text(text)
        return found

    assert after(entries, 'nudge = "', 'nudge = "Well: ') == before
    assert after(entries, 'title = "', 'title = "Well: ') == before
    assert after(tmp_path / "exercises" / "rnn_step_by_step.py", '"""', '"""About: ') == before
    assert after(entries, 'wrote = "', 'wrote = "0 * ') != before
    assert after(notebook, "def rnn_cell_forward(", "def rnn_cell_forward( ") != before
    assert after(tmp_path / "rnn_utils.py", '"""', '"""Of old: ') != before


def test_the_pages_and_the_platforms_have_no_part_in_tables():
    """Of the grader, only what computes a table decides its key."""
    rooms = {path.relative_to(Path(rnngrader.__file__).parent) for path in computing_files()}
    assert not any(room.parts[0] in ("feedback", "lms", "cli", "gradebook") for room in rooms)
    assert {Path("judge.py"), Path("diagnosis/mutations/sums.py")} <= rooms
    assert Path("diagnosis/phrases.py") not in rooms


def test_nothing_but_nan_names_no_generated_mistake(assignment: Assignment):
    """Many mistakes give nan everywhere: which of them was made, the numbers do not tell."""
    source = (
        "def rnn_cell_forward(xt, a_prev, parameters):\n"
        "    a, y = (np.nan * each for each in right(xt, a_prev, parameters)[:2])\n"
        "    return a, y, (a, a_prev, xt, parameters)\n"
    )
    right = assignment.solutions["rnn_cell_forward"].replace("def rnn_cell_forward", "def right")
    found = diagnosed(assignment, "rnn_cell_forward", f"{right}\n\n{source}", known=False)
    assert found.kind == "unknown"


def test_a_pair_is_named_beside_its_rivals():
    """What shows only beside another mistake is tried with each one of a pair that was found."""
    assert rivals([(1, 3)], 5) == {(0, 1), (1, 2), (1, 3), (1, 4), (0, 3), (2, 3), (3, 4)}
    assert rivals([(0, 1, 2)], 4) == set()


def test_what_nobody_does_is_not_said_beside_what_somebody_may_have_done():
    source = "def f(p, q):\n    a = np.where(p > 1, q, -1.0)\n    return a\n"
    arrays = np.array([[3.0, -1.0], [0.5, 2.0]]), np.ones((2, 2))
    function, mutations = all_mutations(source, "f", {"np": np}, [arrays])
    found = [generated(function, m) for m in mutations if m.rank == 2 and len(m.changes) == 1]
    told = [each.title for each in found]
    absurd = "`q` and the -1.0 given in the wrong order, where `a` is computed"
    plain = "0 where `p` belongs, where `a` is computed"
    assert {absurd, plain} <= set(told), told
    both = [each for each in found if each.title in (absurd, plain)]
    assert [each.title for each in least(both)] == [plain]
    assert [each.title for each in least([each for each in both if each.title == absurd])]


def test_alternatives_agree_on_further_draws(assignment: Assignment):
    """Two changes that agree on one answer's numbers by chance are not told side by side."""
    exercise = assignment.exercises["rnn_cell_forward"]
    runner = runner_of(assignment, exercise, assignment.probes("rnn_cell_forward", 0))
    first = next(each for each in generic_ones(runner) if each.code)
    same = dataclasses.replace(first, title="the same in other words")
    runs = [each for each in generic_ones(runner) if each.code]
    other = next(
        each
        for each in runs
        if not runner.agrees(each.code, runner.observe(first.code), loose=True)
    )
    assert still_alike(runner, [first, same, other]) == [first, same]


def test_a_number_that_could_be_another_one_is_no_name():
    """Limits that nothing reaches do the same on all probes: the answer's may be any, or none."""
    course = load_assignment(COURSE, "train_your_rnn")
    name = "train_step"
    runner = runner_of(course, course.exercises[name], course.probes(name, 0))
    limits = [
        next(
            e
            for e in generic_ones(runner)
            if f" {limit} in the place of `max_norm`" in f" {e.title}"
        )
        for limit in (10, 100)
    ]
    assert still_alike(runner, limits) == []
    assert still_alike(runner, limits[:1]) == limits[:1]


def test_a_right_number_in_a_cache_is_not_an_output_in_another_place(assignment: Assignment):
    source = """
def rnn_cell_forward(xt, a_prev, parameters):
    p = parameters
    before = p["Wax"] @ xt + p["Waa"] @ a_prev + p["ba"]
    a_next = np.tanh(before)
    yt = softmax(p["Wya"] @ a_next + p["by"])
    return before, yt, (a_next, a_prev, xt, parameters)
"""
    exercise, probes = (
        assignment.exercises["rnn_cell_forward"],
        assignment.probes("rnn_cell_forward", 0),
    )
    numbers = {name: axes for name, axes in exercise.outputs.items() if name != "cache"}
    exercise = dataclasses.replace(exercise, outputs=numbers, given=("cache",))
    observations = observed(runner_of(assignment, exercise, probes), source)
    assert list(places_of(exercise, probes, observations)) == ["yt_pred"]


CAST = """

def cast(value):
    if isinstance(value, np.ndarray):
        return value.astype({dtype})
    if isinstance(value, (tuple, list)):
        return type(value)(cast(item) for item in value)
    return {{k: cast(v) for k, v in value.items()}} if isinstance(value, dict) else value


right = {name}


def {name}(*arguments):
    return cast(right(*arguments))
"""


def test_right_numbers_of_another_type_get_no_mistake_s_name(assignment: Assignment):
    """Whatever variant comes near them: in half precision it is the type that is said, in every
    exercise; in single precision they are right, and nothing is.
    """
    for each in (assignment, load_assignment(assignment.course, "train_your_rnn")):
        for name in each.exercises:
            if each.exercises[name].arguments and name != "cross_entropy":  # a number, not an array
                half = each.solutions[name] + CAST.format(name=name, dtype="np.float16")
                found = diagnosed(each, name, half)
                # The very numbers, of float64, would be wrong ones.
                told = "All numbers are right in the digits that their type has, but `"
                assert found.title.startswith(told), (name, found)
                assert "an array of float16, where an array of float64 belongs" in found.title
                single = each.solutions[name] + CAST.format(name=name, dtype="np.float32")
                assert diagnosed(each, name, single) == Diagnosis("unknown"), name


@pytest.mark.parametrize("dtype", ["complex", "object", "bool"])
def test_other_types_get_no_name(assignment: Assignment, dtype: str):
    """What is no float at all is described at most."""
    name = "rnn_cell_forward"
    found = diagnosed(
        assignment, name, assignment.solutions[name] + CAST.format(name=name, dtype=dtype)
    )
    assert found.kind == "unknown" or found.title.startswith("All numbers are right, but `")


@pytest.mark.slow
def test_wrong_numbers_of_another_type_are_named_if_their_type_can_hold_them(
    assignment: Assignment,
):
    """float16 is too coarse for a name: nothing is said that the numbers do not show."""
    name = "rnn_cell_forward"
    wrong = source_of(assignment, name, ("Waa @ a_prev", "Waa.T @ a_prev"))
    found = diagnosed(assignment, name, wrong + CAST.format(name=name, dtype="np.float16"))
    assert found.kind == "unknown"


@pytest.mark.slow
def test_a_name_must_hold_on_probes_that_the_search_did_not_see(assignment: Assignment):
    """What does on all searched probes what a mistake does, and not on another, is not it."""
    name = "rnn_cell_forward"
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    further = assignment.probes(name, UNSEEN)[0]
    wrong = source_of(assignment, name, ("Waa @ a_prev", "Waa.T @ a_prev"))
    runner = Runner(assignment, exercise, probes, assignment.reference)
    seen = observed(runner, wrong)
    findings = judge(exercise, probes, seen)
    (there,) = observed(runner.on([further]), wrong)
    same = diagnose(assignment, exercise, probes, seen, findings, [(further, there)]).diagnosis
    assert same.id == "rnn_cell_forward.recurrent_weights_transposed"
    (elsewhere,) = observed(runner.on([further]), wrong.replace("+ ba", "- ba"))
    other = diagnose(assignment, exercise, probes, seen, findings, [(further, elsewhere)]).diagnosis
    assert other.kind == "unknown"
    assert diagnose(assignment, exercise, probes, seen, findings).diagnosis.id == same.id


def test_equal_ids_mean_equal_changes(assignment: Assignment):
    """Mistakes that share a sentence and have different numbers have different ids."""
    name = "rnn_cell_backward"
    exercise, probes = assignment.exercises[name], assignment.probes(name, 0)
    runner = Runner(assignment, exercise, probes, assignment.reference)
    by_id: dict[str, str] = {}
    for variant in generic_ones(runner):
        text = ast.dump(variant.tree())
        assert by_id.setdefault(variant.edit_id, text) == text
    renamed = [(f'"{key}": {key}', f'"d{key}": {key}') for key in ("dWax", "dWaa")]
    packed = [source_of(assignment, name, edit) for edit in renamed]
    assert len({diagnosed(assignment, name, source).id for source in packed}) == 2


def test_a_mistake_beside_outputs_in_the_wrong_order_is_named(assignment: Assignment):
    """Right outputs are put where they belong, and what is wrong with the others is said."""
    others = load_assignment(assignment.course, "train_your_rnn")
    wrong = source_of(
        others,
        "clip_gradients",
        ("factor = max_norm / norm", "factor = 1.0 / norm"),
        ("return clipped, norm", "return norm, clipped"),
    )
    found = diagnosed(others, "clip_gradients", wrong)
    assert found.kind == "misconception"
    assert found.title.endswith("; and not all outputs are returned in their places")


@pytest.mark.parametrize("got", [np.ones((2, 2)), [1, 2], "x", None, {"a": np.ones(2)}, 3.5, True])
def test_values_of_any_type_can_be_compared(got):
    """Whatever stands where a tuple, a dict, a text or nothing belongs is not right, no more."""
    for want in ((np.ones((2, 2)),), {"b": 1.0}, "text", None, 7):
        if want is not got:
            with pytest.raises(NotRightError):
                list(other_types(want, got))


def test_equal_words_of_an_exception_are_no_equal_mistake(assignment: Assignment):
    """Of what raises everywhere no mistake of a callee is told, and no entry that raises these
    words in another function, or by another operation.
    """
    name = "rnn_backward"
    source = source_of(
        assignment,
        name,
        ("    cell_caches, x = caches\n", "    cell_caches, x = caches['list'], caches['x']\n"),
    )
    found = diagnosed(assignment, name, source)
    assert found.kind == "unknown"
    assert not any("All numbers" in said for said in (found.title, found.hint, *found.more_hints))
    exercise = assignment.exercises[name]
    error = ErrorInfo("KeyError", "'a'", name, 3, operation="BINARY_SUBSCR")
    one = Observation("raised", error=error)
    for other in ({"function": "helper"}, {"operation": "LOAD_ATTR"}, {"message": "'b'"}):
        another = Observation("raised", error=dataclasses.replace(error, **other))
        assert not same_observation(exercise, one, another)
    message = "operands could not be broadcast together (2,) (3,)"
    shapes = dataclasses.replace(error, type_name="ValueError", message=message)
    helper = dataclasses.replace(shapes, function="helper")
    pair = (Observation("raised", error=each) for each in (shapes, helper))
    assert same_observation(exercise, *pair)


def test_single_precision_is_no_other_type(assignment: Assignment):
    """Where it is wrong it is so by its values, as beside a mask."""
    want = np.array([1000.0] * 3 + [0.3, 0.7])
    got = (want.astype("f4") + np.float32(1000)) - np.float32(1000)
    assert judge_output(want, got, "y", TOLERANCE).verdict is Verdict.WRONG_VALUE
    with pytest.raises(NotRightError):
        list(other_types(want, got))
    half = want.astype("f2")
    assert list(other_types((want, want), (want.astype("f4"), want))) == []
    assert len(list(other_types((want, want), (want.astype("f4"), half)))) == 1


def test_what_is_no_output_at_all_has_numbers_of_its_own(assignment):
    """A name given to one answer is laid over those with the same numbers alone."""
    exercise, array = assignment.exercises["rnn_cell_forward"], np.arange(6.0).reshape(2, 3)
    values = (1, "text", (array, array), array, array[:1], [array], [array] * 7, None, {"a": array})
    digests = {numbers_digest(exercise, [Observation("returned", value)]) for value in values}
    assert len(digests) == len(values)


@pytest.mark.parametrize(
    "call",
    ["linalg.lstsq(x, x[:, 0])", "linalg.pinv(x)", "linalg.svd(x)", "polyfit(x[1], x[0], 1)"],
)
def test_a_wrong_version_comes_to_an_end_where_lapack_does_not(assignment, call):
    """Of a row of infinite numbers, numpy's own never comes back."""
    exercise = assignment.exercises["rnn_cell_forward"]
    runner = runner_of(assignment, exercise, assignment.probes(exercise.name, 0))
    before = [getattr(module, name) for module, name in FINITE_ONLY]
    x = "x = np.random.default_rng(0).standard_normal((12, 6)); x[0] = np.inf"
    seen = observed(runner, f"def rnn_cell_forward(*_):\n    {x}\n    return np.{call}")
    assert {one.error.type_name for one in seen} == {"LinAlgError"}
    assert [getattr(module, name) for module, name in FINITE_ONLY] == before


@pytest.mark.parametrize("values", [(True, np.array(True)), (3, np.array(3)), (0.5, np.array(0.5))])
def test_a_plain_number_or_truth_value_is_what_numpy_makes_of_it(assignment, values):
    """Who writes `bool(x < y)` has made the same mistake as who writes `x < y`."""
    exercise = assignment.exercises["rnn_cell_forward"]
    one, other = (Observation("returned", (value, value)) for value in values)
    assert same_observation(exercise, one, other)
    probes = assignment.probes(exercise.name, 0)[:1]
    codes = [signature_of(exercise, probes, [each]).codes.tolist() for each in (one, other)]
    assert codes[0] == codes[1]
    assert numbers_digest(exercise, [one]) == numbers_digest(exercise, [other])


MASKED = """
def masked(q, k, mask):
    s = q @ k.T / np.sqrt(q.shape[1])
    return np.where(mask, s, {mask})
"""


def masked_course(assignment: Assignment, mask: str) -> Assignment:
    """A course of one exercise, that sets some of its numbers to a mask."""
    exercise = Exercise(
        name="masked",
        arguments=("q", "k", "mask"),
        inputs=lambda draw: (draw("n", "d", scale=0.1), draw("m", "d"), draw("n", "m") < 0.5),
        returns="value",
        outputs={"s": 1},
        probes=({"n": 4, "m": 7, "d": 5}, {"n": 5, "m": 5, "d": 5}, {"n": 6, "m": 3, "d": 2}),
    )
    made = dataclasses.replace(assignment, exercises={"masked": exercise}, digest=f"masked {mask}")
    reference: dict[str, object] = {"np": np}
    exec(MASKED.format(mask=mask), reference)
    solutions = {"masked": MASKED.format(mask=mask)}
    vars(made).update(solutions=solutions, reference=reference, misconceptions={})
    return made


@pytest.mark.parametrize("mask", ["-1e9", "-1e4", "-np.inf", "np.finfo(float).min"])
def test_beside_a_mask_the_others_decide(assignment: Assignment, mask: str):
    """A mistake beside it has its name, two have two digests, and no name is that of the mask."""
    course = masked_course(assignment, mask)
    edits = {
        "no root": [("np.sqrt(q.shape[1])", "q.shape[1]")],
        "no divisor": [(" / np.sqrt(q.shape[1])", "")],
        "another formula": [("q @ k.T / np.sqrt(q.shape[1])", "np.cos(q) @ np.sin(k).T * 7.3 + 3")],
    }
    edits["its sign as well"] = [*edits["another formula"], (f"s, {mask}", f"s, -{mask}")]
    edits["and exchanged"] = [*edits["another formula"], (f"s, {mask}", f"{mask}, s")]
    digests, found = set(), {}
    for what, changes in edits.items():
        source = source_of(course, "masked", *changes)
        found[what] = diagnosed(course, "masked", source)
        probes = course.probes("masked", 0)
        runner = runner_of(course, course.exercises["masked"], probes)
        digests.add(numbers_digest(runner.exercise, observed(runner, source)))
    assert "without its `np.sqrt`" in found["no root"].title
    assert "the divisor with `q` missing" in found["no divisor"].title
    for what in ("another formula", "its sign as well", "and exchanged"):
        assert found[what].kind == "unknown", found[what]
        assert not found[what].facts
    assert len(digests) == len(edits)


@pytest.mark.parametrize("kind", ["np.asmatrix", "np.longdouble"])
def test_what_is_no_plain_array_is_not_called_wrong_numbers(
    assignment: Assignment, grade: Callable[..., Graded], kind: str
):
    """A part of a cache that is right but for its kind: nothing is said of its numbers."""
    name = "rnn_cell_forward"
    line = "    return a_next, yt_pred, cache"
    other = f"    return a_next, yt_pred, ({kind}(a_next), *cache[1:])"
    source = assignment.solutions[name]
    assert line in source
    graded = grade(**{name: source.replace(line, other)})
    found = next(each for each in graded.report.exercises if each.name == name).diagnosis
    assert found
    said = " ".join((found.title, *found.more_hints, *found.facts))
    assert "makes it right: line" in said
    assert "of another kind: `a_next`" in said
    assert "your numbers" not in said
    assert "wrong: `" not in said


def test_where_every_call_raises_no_numbers_are_spoken_of(assignment: Assignment):
    """There are none: what a name says there is of the error."""
    name = "rnn_backward"
    source = assignment.solutions[name]
    line = 'dba += gradients["dba"]'
    assert line in source
    found = diagnosed(assignment, name, source.replace(line, f"{line}.T"), known=False)
    assert found.kind == "mutation"
    assert "numbers" not in found.title
    assert "`dba` transposed" in found.title
