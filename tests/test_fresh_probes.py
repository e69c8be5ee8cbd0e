"""Probes of a submission's own: nothing learned in one attempt is worth a point in another."""

from __future__ import annotations

import itertools
import json
import os
import pickle
import secrets
import warnings
from collections.abc import Callable

import pytest
from cases import load_cases
from hostile import numbers_in

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment
from rnngrader.course.probes import probe_seed, replies_to
from rnngrader.grading.submission import Graded, grade_submission
from rnngrader.judge import judge, overall_verdict
from rnngrader.records import Observation, ProbeSource, Submission, Verdict
from rnngrader.sandbox.codec import encode_arguments, pack_call
from rnngrader.sandbox.guest import observe
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.replies import read_observation
from rnngrader.sandbox.wire import frame_body, pack

pytestmark = pytest.mark.sampled

SECRET = "5eed" * 8
EXERCISES = [
    "rnn_cell_forward",
    "rnn_forward",
    "lstm_cell_forward",
    "lstm_forward",
    "rnn_cell_backward",
    "rnn_backward",
    "lstm_cell_backward",
    "lstm_backward",
]
# Right for every batch that public probes have, and for no larger one.
SMALL_BATCHES = """

whole = rnn_forward

def rnn_forward(x, a0, parameters):
    return whole(x[:, :6], a0[:, :6], parameters)
"""


@pytest.fixture
def graded(assignment: Assignment, guest: Guest) -> Callable[..., Graded]:
    """Grades the solution with some answers replaced, as a gradebook with a secret has it."""

    def graded(secret: str = SECRET, extra: str = "", **answers: str) -> Graded:
        notebook = json.loads(notebook_text(assignment, {**assignment.solutions, **answers}))
        if extra:
            cell = {"cell_type": "code", "id": "mine", "metadata": {}, "source": extra}
            notebook["cells"].append(cell | {"outputs": [], "execution_count": None})
        submission = Submission("ada", json.dumps(notebook).encode())
        return grade_submission(assignment, guest, submission, ProbeSource(0, secret))

    return graded


def test_a_right_answer_is_right_on_fresh_probes(graded: Callable[..., Graded]) -> None:
    """The solution has full marks, and the seed of its own probes is kept."""
    result = graded()
    assert result.report.score == result.report.max_score
    assert len(result.report.fresh_seed) == 32
    assert result.report.fresh_seed not in result.page.decode()
    assert SECRET not in repr(result)


def test_equal_work_gets_equal_probes_and_other_work_others(graded: Callable[..., Graded]) -> None:
    """The seed depends on the secret and on every character that the guest executes."""
    first, second = graded().report.fresh_seed, graded().report.fresh_seed
    assert first == second
    assert graded(extra="# a remark").report.fresh_seed != first
    assert graded(secret="ab" * 16).report.fresh_seed != first
    assert graded(secret="").report.fresh_seed == ""


def test_the_seed_tells_sources_apart_by_their_lengths() -> None:
    """What is moved from one cell to the next makes another seed."""
    assert probe_seed(SECRET, ["ab", "c"]) != probe_seed(SECRET, ["a", "bc"])


def test_sizes_written_in_are_wrong_on_fresh_probes_alone(
    assignment: Assignment, graded: Callable[..., Graded]
) -> None:
    """Right on all public probes, it earns nothing where there is a secret, and is told why."""
    answer = assignment.solutions["rnn_forward"] + SMALL_BATCHES
    public = {e.name: e for e in graded(secret="", rnn_forward=answer).report.exercises}
    assert public["rnn_forward"].verdict is Verdict.CORRECT
    result = graded(rnn_forward=answer)
    found = {e.name: e for e in result.report.exercises}["rnn_forward"]
    assert found.points < found.max_points / 2
    assert found.diagnosis
    assert "Right on some inputs" in found.diagnosis.title
    assert "a size belongs" in result.page.decode()


@pytest.mark.parametrize(
    ("how", "title"),
    [("while True: pass", "The code ran for more"), ("os._exit(0)", "The code ended the process")],
)
@pytest.mark.slow
def test_what_ends_on_fresh_probes_alone_is_not_told_to_look_for_a_size(
    assignment: Assignment, graded: Callable[..., Graded], how: str, title: str
) -> None:
    """Time, or a process that ends, says nothing of numbers: what is told is how it ended."""
    ends = f"    import os\n    if x.shape[1] > 6:\n        {how}\n    return whole(x, a0"
    ends = SMALL_BATCHES.replace("    return whole(x[:, :6], a0[:, :6]", ends)
    result = graded(rnn_forward=assignment.solutions["rnn_forward"] + ends)
    found = {e.name: e for e in result.report.exercises}["rnn_forward"]
    assert found.diagnosis
    assert title in found.diagnosis.title
    assert "a size belongs" not in result.page.decode()


def test_fresh_sizes_are_never_public(assignment: Assignment) -> None:
    """Over many draws no size of a fresh probe is one that a public probe has."""
    for name in EXERCISES:
        exercise = assignment.exercises[name]
        for _ in range(50):
            for probe in assignment.fresh_probes(name, secrets.token_hex(16)):
                sizes = {k: v for k, v in probe.settings.items() if isinstance(v, int)}
                assert sizes
                for key, size in sizes.items():
                    assert size not in {s.get(key) for s in exercise.probes}


@pytest.fixture(scope="session")
def draws() -> int:
    """How many attempts are tried: a thousand where everything is."""
    return 1000 if os.environ.get("RNNGRADER_TESTS") == "all" else 25


@pytest.mark.parametrize("name", EXERCISES)
def test_a_right_answer_is_right_on_every_draw(
    assignment: Assignment, name: str, draws: int
) -> None:
    """However it is written, no draw of sizes and numbers makes it wrong."""
    exercise = assignment.exercises[name]
    rights = [
        assignment.function_from(name, case.source)
        for case in load_cases("right")
        if case.function == name
    ]
    assert rights
    warnings.simplefilter("ignore")  # some answers warn
    for _ in range(draws):
        probes = assignment.fresh_probes(name, secrets.token_hex(16))
        for right in rights:
            observed = [
                read_observation(observe(right, encode_arguments(p.arguments))) for p in probes
            ]
            assert overall_verdict(judge(exercise, probes, observed)) is Verdict.CORRECT


@pytest.mark.parametrize("name", EXERCISES)
def test_what_the_reference_gives_is_known_without_being_decoded(
    assignment: Assignment, name: str
) -> None:
    probes = (*assignment.probes(name, 0), *assignment.fresh_probes(name, "5eed" * 8))
    cache = replies_to(probes)
    assert cache.packed == tuple(pack_call(p.arguments) for p in probes)
    for probe in probes:
        answer = observe(assignment.reference[name], encode_arguments(probe.arguments))
        assert cache.known[frame_body(pack(answer))].value is probe.answer


@pytest.mark.parametrize("name", EXERCISES)
def test_a_table_of_answers_is_wrong_on_every_draw(
    assignment: Assignment, name: str, draws: int
) -> None:
    """What gives the reference's numbers on all public probes, and nothing else, never passes."""
    exercise = assignment.exercises[name]
    table = {pickle_of(p.arguments): p.answer for p in assignment.probes(name, 0)}
    for _ in range(draws):
        probes = assignment.fresh_probes(name, secrets.token_hex(16))
        answers = [table.get(pickle_of(p.arguments)) for p in probes]
        observed = [Observation("returned", answer) for answer in answers]
        assert overall_verdict(judge(exercise, probes, observed)) is not Verdict.CORRECT


def pickle_of(arguments: object) -> bytes:
    return pickle.dumps(arguments)


def test_no_probe_of_ones_own_brings_another_exercises_answers(assignment: Assignment) -> None:
    """What equal work could carry from one run to the next are inputs, and they hold none."""
    seed = secrets.token_hex(16)
    asked, answers = {}, {}
    for name in EXERCISES:
        probes = assignment.fresh_probes(name, seed)
        asked[name] = numbers([probe.arguments for probe in probes])
        answers[name] = numbers([[*probe.expected.values()] for probe in probes])
    for name, other in itertools.permutations(EXERCISES, 2):
        assert not asked[name] & answers[other]


def numbers(value: object) -> set[float]:
    return {number for number in numbers_in(value) if number not in (0.0, 1.0)}
