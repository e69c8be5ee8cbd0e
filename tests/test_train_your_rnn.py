"""The second assignment: its gradients, its grading, its module of the first one's functions."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from conftest import COURSE, copy_course
from hypothesis import given
from hypothesis import strategies as st

from rnngrader.authoring.demo import notebook_text
from rnngrader.batch.pool import install, make_bundle, worker
from rnngrader.course.assignment import load_assignment
from rnngrader.course.cells import CourseError
from rnngrader.diagnosis.runner import Runner
from rnngrader.grading.submission import grade_submission, start_guest
from rnngrader.judge import judge, points_earned
from rnngrader.notebook import check
from rnngrader.records import ProbeSource, Submission, SubmissionReport

ASSIGNMENT = load_assignment(COURSE, "train_your_rnn")
FIRST = load_assignment(COURSE, "rnn_step_by_step")
MODULE = "rnn_reference.py"
REFERENCE = ASSIGNMENT.reference
SIZES = [
    # n_x, n_a, n_y, m, T_x
    (3, 5, 2, 4, 6),
    (4, 4, 4, 4, 4),
    (2, 3, 5, 1, 4),
    (3, 2, 4, 5, 1),
]


def draw(n_x, n_a, n_y, m, T_x):
    """Inputs, state, one-hot labels and parameters of a network."""
    rng = np.random.default_rng(7)
    labels = np.eye(n_y)[rng.integers(n_y, size=(m, T_x))].transpose(2, 0, 1)
    shapes = {"Wax": (n_a, n_x), "Waa": (n_a, n_a), "Wya": (n_y, n_a), "ba": (n_a, 1)}
    shapes["by"] = (n_y, 1)
    parameters = {name: rng.standard_normal(shape) for name, shape in shapes.items()}
    return rng.standard_normal((n_x, m, T_x)), rng.standard_normal((n_a, m)), labels, parameters


def loss_from_scratch(x, a, labels, parameters):
    """The loss by its definition, in one loop that owes the course nothing; complex numbers too."""
    p, surprise = parameters, 0
    for t in range(x.shape[2]):
        a = np.tanh(p["Wax"] @ x[:, :, t] + p["Waa"] @ a + p["ba"])
        scores = p["Wya"] @ a + p["by"]
        right = np.sum(scores * labels[:, :, t], axis=0)
        surprise = surprise + np.sum(np.log(np.sum(np.exp(scores), axis=0)) - right)
    return surprise / (x.shape[1] * x.shape[2])


def complex_step(f, value):
    """The gradient of f at value, exact to the last digits."""
    gradient = np.zeros(value.shape)
    for index in np.ndindex(value.shape):
        tried = value.astype(complex)
        tried[index] += 1e-30j
        gradient[index] = f(tried).imag / 1e-30
    return gradient


class TestTheReference:
    @pytest.mark.parametrize("sizes", SIZES)
    def test_the_whole_loss_has_these_gradients(self, sizes):
        """Loss and all five gradients agree with complex-step derivatives of the definition."""
        x, a0, labels, parameters = draw(*sizes)
        loss, gradients = REFERENCE["loss_and_gradients"](x, a0, labels, parameters)
        assert loss == pytest.approx(loss_from_scratch(x, a0, labels, parameters), rel=1e-13)
        assert gradients.keys() == {"d" + name for name in parameters}
        for name, value in parameters.items():
            numeric = complex_step(
                lambda tried, name=name: loss_from_scratch(
                    x, a0, labels, {**parameters, name: tried}
                ),
                value,
            )
            np.testing.assert_allclose(gradients["d" + name], numeric, rtol=1e-11, atol=1e-14)

    @pytest.mark.parametrize("sizes", SIZES)
    def test_da_is_the_gradient_of_the_hidden_states_alone(self, sizes):
        """`da` is what the predictions want from their own states: no carry, no tanh in it."""
        _, _, labels, parameters = draw(*sizes)
        a = np.random.default_rng(8).standard_normal((sizes[1], *labels.shape[1:]))

        def loss(a):
            scores = np.einsum("ya,amt->ymt", parameters["Wya"], a) + parameters["by"][:, :, None]
            softmax = np.exp(scores) / np.sum(np.exp(scores), axis=0)
            return -np.sum(labels * np.log(softmax)) / labels[0].size

        scores = np.einsum("ya,amt->ymt", parameters["Wya"], a) + parameters["by"][:, :, None]
        dzy = REFERENCE["output_gradient"](REFERENCE["softmax"](scores), labels)
        da = REFERENCE["output_backward"](dzy, a, parameters)["da"]
        np.testing.assert_allclose(da, complex_step(loss, a), rtol=1e-11, atol=1e-14)

    def test_a_certain_prediction_costs_nothing(self):
        """Probabilities of exactly 0 for wrong symbols give a loss, not nan."""
        labels = np.eye(3)[[[0, 2], [1, 1]]].transpose(2, 0, 1)
        assert REFERENCE["cross_entropy"](labels, labels) == 0

    @given(st.integers(0, 2**32), st.floats(0.01, 100))
    def test_clipping_shortens_and_keeps_the_direction(self, seed, max_norm):
        """At most max_norm long, one factor for all numbers, short gradients as they were."""
        rng = np.random.default_rng(seed)
        shapes = rng.integers(1, 5, size=(rng.integers(1, 4), 2))
        scale = 10.0 ** rng.integers(-3, 3)
        given_ = {f"d{i}": scale * rng.standard_normal(s) for i, s in enumerate(shapes)}
        before = {name: gradient.copy() for name, gradient in given_.items()}
        clipped, norm = REFERENCE["clip_gradients"](given_, max_norm)
        flat = np.concatenate([given_[name].ravel() for name in given_])
        left = np.concatenate([clipped[name].ravel() for name in given_])
        assert norm == pytest.approx(np.linalg.norm(flat))
        assert np.linalg.norm(left) <= max_norm * (1 + 1e-12) or norm <= max_norm
        np.testing.assert_allclose(left * norm, flat * np.linalg.norm(left), rtol=1e-9)
        if norm <= max_norm:
            np.testing.assert_array_equal(left, flat)
        for name, gradient in given_.items():
            np.testing.assert_array_equal(gradient, before[name])

    def test_gradients_of_zero_stay_zero(self):
        """No division by a norm of 0."""
        clipped, norm = REFERENCE["clip_gradients"]({"dba": np.zeros((2, 1))}, 1.0)
        assert norm == 0
        np.testing.assert_array_equal(clipped["dba"], np.zeros((2, 1)))

    def test_small_steps_go_downhill(self):
        """The loss falls by the learning rate times the squared norm; nothing is overwritten."""
        x, a0, labels, parameters = draw(*SIZES[0])
        before = {name: value.copy() for name, value in parameters.items()}
        updated, loss, norm = REFERENCE["train_step"](x, labels, parameters, 1e-6, 1e9)
        after = loss_from_scratch(x, 0 * a0, labels, updated)
        assert (loss - after) / (1e-6 * norm**2) == pytest.approx(1, rel=1e-3)
        for name, value in parameters.items():
            np.testing.assert_array_equal(value, before[name])


@pytest.fixture(scope="module")
def grade() -> Iterator[Callable[..., SubmissionReport]]:
    """Grades the solutions with some answers replaced: grade(cross_entropy="def …")."""
    guest = start_guest(ASSIGNMENT)

    def grade(seed: int = 0, **answers: str) -> SubmissionReport:
        text = notebook_text(ASSIGNMENT, {**ASSIGNMENT.solutions, **answers})
        submission = Submission("s", text.encode())
        return grade_submission(ASSIGNMENT, guest, submission, ProbeSource(seed)).report

    yield grade
    guest.close()


OTHER_STYLES = {
    "cross_entropy": """
def cross_entropy(y_pred, labels):
    right = labels.argmax(axis=0)
    surprise = [
        -np.log(y_pred[right[i, t], i, t])
        for i in range(right.shape[0]) for t in range(right.shape[1])
    ]
    return float(sum(surprise) / len(surprise))
""",
    "output_gradient": """
def output_gradient(y_pred, labels):
    dzy = y_pred.copy()
    dzy[labels == 1] -= 1
    return dzy / labels[0].size
""",
    "output_backward": """
def output_backward(dzy, a, parameters):
    return {
        "dby": dzy.sum(axis=(1, 2))[:, None],
        "dWya": np.einsum("ymt,amt->ya", dzy, a),
        "da": np.tensordot(parameters["Wya"].T, dzy, axes=1),
    }
""",
    "loss_and_gradients": """
def loss_and_gradients(x, a0, labels, parameters):
    a, y_pred, caches = rnn_forward(x, a0, parameters)
    gradients = output_backward(output_gradient(y_pred, labels), a, parameters)
    gradients.update(rnn_backward(gradients.pop("da"), caches))
    del gradients["dx"], gradients["da0"]
    return [cross_entropy(y_pred, labels), gradients]
""",
    "clip_gradients": """
def clip_gradients(gradients, max_norm):
    norm = np.linalg.norm([np.linalg.norm(g) for g in gradients.values()])
    return {k: g * min(1, max_norm / (norm or 1)) for k, g in gradients.items()}, norm
""",
    "train_step": """
def train_step(x, labels, parameters, learning_rate, max_norm):
    a0 = np.zeros((len(parameters["ba"]), x.shape[1]))
    loss, gradients = loss_and_gradients(x, a0, labels, parameters)
    gradients, norm = clip_gradients(gradients, max_norm)
    new = {name: value.copy() for name, value in parameters.items()}
    for name in new:
        new[name] -= learning_rate * gradients["d" + name]
    return new, loss, norm
""",
}


# As many write it, with something tiny added: the text says that it costs nothing.
CAUTIOUS = {
    "cross_entropy": """
def cross_entropy(y_pred, labels):
    return -np.mean(np.log(np.sum(labels * y_pred, axis=0) + 1e-8))
""",
    "clip_gradients": """
def clip_gradients(gradients, max_norm):
    norm = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))
    factor = min(1.0, max_norm / (norm + 1e-6))
    return {name: factor * g for name, g in gradients.items()}, norm
""",
}


CLIPPING = """
def clip_gradients(gradients, max_norm):
    s, e = sum(np.sum(each**2) for each in gradients.values()), {guard!r}
    norm = {norm}
    factor = min(1.0, max_norm / norm) if norm > 0 else 1.0
    return {{name: factor * each for name, each in gradients.items()}}, norm
"""


class TestGrading:
    def test_the_solution_earns_everything(self, grade):
        """50 of 50 points, nothing to repair."""
        report = grade()
        assert (report.score, report.max_score) == (50, 50)
        assert report.problems == ()

    def test_other_right_ways_earn_everything(self, grade):
        """Without loops, with loops, with lists: what is right is right."""
        report = grade(**OTHER_STYLES)
        assert report.score == 50, [e.outputs for e in report.exercises if e.points < e.max_points]

    @pytest.mark.parametrize("seed", range(8))
    def test_something_tiny_in_a_denominator_or_a_logarithm_costs_nothing(self, grade, seed):
        """`log(p + 1e-8)` and `norm + 1e-6` earn everything, in the functions that call them too,
        whatever the seed."""
        report = grade(seed=seed, **CAUTIOUS)
        assert report.score == 50, [e.outputs for e in report.exercises if e.points < e.max_points]

    @pytest.mark.sampled
    @pytest.mark.parametrize("k", range(6, 17))
    def test_a_guard_of_any_size_in_the_norm_costs_nothing(self, grade, k):
        """From 1e-6 to 1e-16, added or raised to it, under the root or beside it."""
        for norm in ("s**0.5 + e", "max(s**0.5, e)", "(s + e)**0.5", "max(s, e)**0.5"):
            source = CLIPPING.format(guard=10.0**-k, norm=norm)
            assert grade(clip_gradients=source).score == 50, norm
        larger = CLIPPING.format(guard=1e-4, norm="s**0.5 + e")
        assert grade(clip_gradients=larger).score < 50

    def test_the_dictionary_that_came_in_may_be_returned(self, grade):
        """The text asks that it stays as it is, and no more."""
        solution = ASSIGNMENT.solutions["clip_gradients"]
        same = solution.replace(
            "factor = 1.0", "if norm <= max_norm:\n        return gradients, norm"
        )
        assert grade(clip_gradients=same).score == 50

    @pytest.mark.parametrize(
        ("function", "right", "wrong"),
        [
            (
                "clip_gradients",
                "for gradient in gradients.values()",
                'for gradient in (gradients["d" + n] for n in ("Wax", "Waa", "Wya", "ba", "by"))',
            ),
            ("clip_gradients", "    if norm > max_norm:\n        factor", "    factor"),
            ("output_gradient", "(m * T_x)", "35"),
            ("output_backward", "range(a.shape[2])", "range(7)"),
            ("train_step", '(parameters["Waa"].shape[0], x.shape[1])', "(4, 5)"),
        ],
    )
    def test_what_fits_the_public_example_alone_costs_points(self, grade, function, right, wrong):
        """Names and sizes written in, and a factor without its condition."""
        assert right in ASSIGNMENT.solutions[function]
        report = grade(**{function: ASSIGNMENT.solutions[function].replace(right, wrong)})
        for exercise in report.exercises:
            full = exercise.points == exercise.max_points
            assert full is (exercise.name != function), exercise.name

    @pytest.mark.parametrize("name", ASSIGNMENT.exercises)
    def test_every_misconception_costs_points(self, name):
        """None of the known mistakes is taken for right; at least ten are known a function."""
        entries = [e for e in ASSIGNMENT.misconceptions.values() if e.function == name]
        probes = ASSIGNMENT.probes(name, 0)
        bench = Runner(ASSIGNMENT, ASSIGNMENT.exercises[name], probes, REFERENCE)
        assert len(entries) >= 10
        for entry in entries:
            observed = bench.observe(bench.compiled(ASSIGNMENT.wrong_source(entry.id)))
            findings = judge(bench.exercise, bench.probes, observed)
            full = ASSIGNMENT.points[name]
            assert points_earned(bench.exercise, findings, full) < full, entry.id

    @pytest.mark.parametrize(
        "wrong",
        [
            "cross_entropy.logarithm_before_choosing",
            "output_gradient.softmax_derivative_again",
            "output_backward.gradient_through_tanh",
            "loss_and_gradients.last_step_only",
            "clip_gradients.each_number_cut_off",
            "train_step.uphill",
        ],
    )
    def test_a_mistake_is_named_and_charged_once(self, grade, wrong):
        """In the sandbox: the misconception is diagnosed; functions that call it lose nothing."""
        name = wrong.split(".")[0]
        report = grade(**{name: ASSIGNMENT.wrong_source(wrong)})
        for exercise in report.exercises:
            if exercise.name == name:
                assert exercise.points < exercise.max_points
                assert exercise.diagnosis.id == wrong
            else:
                assert exercise.points == exercise.max_points, exercise.name


class TestTheCheckInTheNotebook:
    """What students see of a wrong function that returns one value."""

    @pytest.fixture
    def examine(self) -> Callable[[str], str]:
        """The report of `check` on a wrong version, from the data that is shipped."""
        data = json.loads((ASSIGNMENT.notebook_path.parent / "check_data.json").read_text())

        def examine(wrong: str) -> str:
            name = wrong.split(".")[0]
            function = ASSIGNMENT.function_from(name, ASSIGNMENT.wrong_source(wrong))
            state, report = check.look(function, data["functions"][name], {})
            assert state == "wrong"
            return report

        return examine

    def test_a_wrong_number_is_told_with_the_hint(self, examine):
        """The number, the wanted one, and the misconception's first hint."""
        report = examine("cross_entropy.sign_missing")
        assert "✗  loss    a number  a number  loss is -2.25703, wanted 2.25703" in report
        assert ASSIGNMENT.misconceptions["cross_entropy.sign_missing"].hints[0] in report

    def test_an_array_in_place_of_a_number_is_told(self, examine):
        """Its shape, and that a number is wanted."""
        report = examine("cross_entropy.loss_of_each_prediction")
        assert "(5, 7)  a number" in report

    def test_no_number_at_all_is_told(self, examine):
        """What 0 * log(0) gives is shown as it is."""
        assert "loss is nan, wanted 2.25703" in examine("cross_entropy.logarithm_before_choosing")


class TestTheModuleOfReferenceFunctions:
    def test_it_holds_the_first_assignments_solutions(self):
        """The student's process gets what the assignment needs, made from the first notebook as
        it stands; nothing of the LSTM, and not the answers of the bug clinic.
        """
        module = ASSIGNMENT.files()[MODULE].decode()
        held = {name for name, text in FIRST.solutions.items() if text.strip() in module}
        assert held == {"rnn_cell_forward", "rnn_forward", "rnn_cell_backward", "rnn_backward"}
        assert "SOLUTION" not in module
        assert "lstm" not in module
        assert "bug_clinic" not in module

    def test_a_function_that_is_not_there_is_told(self, course: Path):
        """REFERENCES names functions of the earlier assignment, or lint says which it has."""
        file = course / "exercises" / "train_your_rnn.py"
        file.write_text(file.read_text().replace('"rnn_backward"),', '"gru_backward"),'))
        load_assignment.cache_clear()
        with pytest.raises(CourseError, match="no solution for gru_backward.*lstm_backward"):
            load_assignment(course, "train_your_rnn")

    def test_the_first_assignment_does_not_have_it(self):
        """Neither among its files nor among those that are generated for it."""
        assert MODULE not in FIRST.files()
        assert FIRST.generated.keys() == {"notebook_check.py"}

    def test_a_stale_copy_in_the_source_folder_changes_nothing(self, course: Path):
        """What a release left there is not used: neither for grading nor for the digest."""
        (course / "source" / "train_your_rnn" / MODULE).write_text("raise SystemExit")
        found = load_assignment(course, "train_your_rnn")
        assert found.digest == ASSIGNMENT.digest
        assert found.files()[MODULE] == ASSIGNMENT.generated[MODULE]
        assert callable(found.reference["train_step"])

    def test_a_change_of_the_first_notebook_changes_the_digest(self, course: Path):
        """Grades of the second assignment depend on the first one's functions."""
        before = load_assignment(course, "train_your_rnn").digest
        path = course / "source" / "rnn_step_by_step" / FIRST.notebook_path.name
        path.write_text(path.read_text().replace("np.tanh(Wax", "np.sin(Wax"))
        load_assignment.cache_clear()
        assert load_assignment(course, "train_your_rnn").digest != before

    def test_a_worker_on_another_machine_has_all_it_needs(self):
        """The bundle of files is a course in which the assignment loads, to the same digest."""
        bundle = make_bundle(ASSIGNMENT, "none")
        install(bundle)
        found, guest = worker(bundle.digest)
        guest.close()
        assert found.digest == ASSIGNMENT.digest
        assert found.course != COURSE

    def test_git_never_sees_it(self):
        """The module and the second release, which hold solutions, are ignored and not tracked."""
        if not (COURSE / ".git").exists():
            pytest.skip("not a git checkout")
        paths = [f"source/train_your_rnn/{MODULE}", "release/train_your_rnn/x.py"]
        paths += ["release/train_your_rnn.zip"]
        ignored = subprocess.run(
            ["git", "check-ignore", *paths], cwd=COURSE, capture_output=True, text=True, check=False
        )
        assert ignored.stdout.split() == paths
        tracked = subprocess.run(
            ["git", "ls-files", "release"], cwd=COURSE, capture_output=True, text=True, check=True
        ).stdout.split()
        assert not [path for path in tracked if MODULE in path or "train_your_rnn" in path]


@pytest.mark.parametrize(
    ("changed", "first", "second"),
    [
        ("misconceptions/rnn_backward.toml", True, False),
        ("misconceptions/train_step.toml", False, True),
        ("exercises/rnn_step_by_step.py", True, True),
        ("rnn_utils.py", True, True),
    ],
)
def test_a_change_concerns_the_assignments_that_depend_on_it(
    changed: str, first: bool, second: bool, tmp_path: Path
) -> None:
    """Recorded results of the others stand."""
    course = copy_course(tmp_path / "course")
    with (course / changed).open("a") as file:
        file.write("\n# one line more\n")
    assert (load_assignment(course, FIRST.name).digest != FIRST.digest) is first
    assert (load_assignment(course, ASSIGNMENT.name).digest != ASSIGNMENT.digest) is second
