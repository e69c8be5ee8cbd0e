"""The files that students are given: activations, examples, check, gradient_check."""

import importlib
import json
import linecache
import subprocess
import sys
from pathlib import Path

import nbformat
import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "source" / "rnn_step_by_step"))
rnn_utils = importlib.import_module("rnn_utils")
notebook_check = importlib.import_module("notebook_check")
rnn_view = importlib.import_module("rnn_view")

NOTEBOOK = next((ROOT / "source" / "rnn_step_by_step").glob("*.ipynb"))
TRIED_ON = ["n_x = 3, n_a = 5, n_y = 2, m = 4, T_x = 6", "n_x = 4, n_a = 4, n_y = 4, m = 4"]
PAIRS = [("rnn_cell", 5), ("rnn", 5), ("lstm_cell", 11), ("lstm", 10)]


@pytest.fixture
def course():
    """A namespace with the right functions of all exercises, fresh for each test."""
    cells = nbformat.read(NOTEBOOK, as_version=4).cells
    namespace = {"__name__": "course"}
    for cell in cells:
        answer = cell.metadata.get("nbgrader", {}).get("solution")
        if answer or "setup" in cell.metadata.get("tags", []):
            exec(cell.source, namespace)
    return namespace


def variant(course, name, *edits):
    """Put a wrong version of a right function, made by editing its text, in its place."""
    (source,) = [c.source for c in nbformat.read(NOTEBOOK, as_version=4).cells if c.id == name]
    for old, new in edits:
        assert source.count(old) == 1, (old, source)
        source = source.replace(old, new)
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    exec(compile(source, name, "exec"), course)
    return course[name]


def failure(function):
    """The report with which check rejects a function."""
    with pytest.raises(notebook_check.CheckFailed) as caught:
        rnn_utils.check(function)
    return str(caught.value)


def fingerprint(function, entry):
    """The hash of all that a function does, on its public example and on other sizes."""
    return notebook_check.mistake_hash(notebook_check.everywhere(function, entry))


@pytest.fixture
def data_file(tmp_path, monkeypatch):
    """A copy of check_data.json that a test may spoil."""
    copy = tmp_path / "check_data.json"
    copy.write_text(notebook_check.CHECK_DATA.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(notebook_check, "CHECK_DATA", copy)
    return copy


class TestActivations:
    def test_softmax_columns_are_probabilities(self):
        """Every column of softmax is positive and sums to 1, whatever the other axes are."""
        y = rnn_utils.softmax(np.random.default_rng(0).normal(size=(4, 3, 2)))
        assert (y > 0).all()
        np.testing.assert_allclose(y.sum(axis=0), 1)

    def test_softmax_survives_large_scores(self):
        """Scores of a thousand neither overflow nor warn, and the largest one wins."""
        y = rnn_utils.softmax(np.array([[1000.0, -1000.0], [0.0, -2000.0]]))
        np.testing.assert_allclose(y, [[1, 1], [0, 0]], atol=1e-300)

    def test_sigmoid_survives_both_ends(self):
        """Large numbers of either sign give 1 and 0 without a warning."""
        y = rnn_utils.sigmoid(np.array([-1e4, -800.0, 0.0, 800.0, 1e4]))
        np.testing.assert_allclose(y, [0, 0, 0.5, 1, 1], atol=1e-300)

    def test_sigmoid_keeps_tiny_results(self):
        """Far on the left, sigmoid is exp(x), not 0."""
        np.testing.assert_allclose(rnn_utils.sigmoid(np.array([-50.0])), np.exp(-50), rtol=1e-15)

    @pytest.mark.parametrize("x", [-700.0, -3.0, -1e-9, 0.0, 1e-9, 2.0, 700.0])
    def test_sigmoid_is_analytic(self, x):
        """A complex step through sigmoid gives its derivative, on both sides and at zero."""
        s = rnn_utils.sigmoid(np.array(x))
        derivative = rnn_utils.sigmoid(np.array(x + 1e-30j)).imag / 1e-30
        np.testing.assert_allclose(derivative, s * (1 - s), rtol=1e-12, atol=1e-300)

    def test_softmax_is_analytic(self):
        """A complex step through softmax gives its Jacobian."""
        x = np.array([300.0, 299.0, -5.0])
        y = rnn_utils.softmax(x)
        jacobian = np.diag(y) - np.outer(y, y)
        steps = [rnn_utils.softmax(x + 1e-30j * unit).imag / 1e-30 for unit in np.eye(3)]
        np.testing.assert_allclose(np.transpose(steps), jacobian, atol=1e-15)


SPOTS = {
    "rnn_cell_forward": lambda r: [r[0][4][0], r[0][4][9], r[1][1][0]],
    "rnn_forward": lambda r: [r[0][4][1][0], r[1][1][3][3], r[2][1][1][3][0]],
    "lstm_cell_forward": lambda r: [r[0][4][0], r[1][2][4], r[2][1][9], r[3][1][3][8]],
    "lstm_forward": lambda r: [r[0][4][3][6], r[1][1][4][3], r[2][1][2][1], r[3][1][1][1][0]],
    "rnn_cell_backward": lambda r: [r["dxt"][1][2], r["da_prev"][2][3], r["dba"][4][0]],
    "rnn_backward": lambda r: [r["dx"][1][2][0], r["da0"][2][3], r["dWax"][3][1]],
}
SPOT_VALUES = {
    "rnn_cell_forward": [0.59584544, 0.82872037, 0.9888161],
    "rnn_forward": [-0.99999375, 0.81515947, -1.1425182],
    "lstm_cell_forward": [-0.66408471, -1.64566718, 0.07828381, 1.41219977],
    "lstm_forward": [0.17211776753291672, 0.9508734618501101, -0.8555449167181981, 0.82797464],
    "rnn_cell_backward": [-1.38721305, -0.15239949, 0.20023491],
    "rnn_backward": [-2.07101689, -0.31494237512664996, 11.264104496527777],
}


class TestExample:
    @pytest.mark.parametrize("name", SPOT_VALUES)
    def test_examples_give_the_known_values(self, course, name):
        """The right functions give the course's published numbers on the example inputs."""
        *inputs, upstream = rnn_utils.example(name)
        if name.endswith("backward"):
            cache = course[name.replace("backward", "forward")](*inputs)[-1]
            result = course[name](upstream, cache)
        else:
            result = course[name](*inputs, upstream)
        np.testing.assert_allclose(SPOTS[name](result), SPOT_VALUES[name], rtol=0, atol=1e-8)

    def test_the_global_generator_is_left_alone(self):
        """Drawing an example does not reseed the student's own random numbers."""
        np.random.seed(5)
        expected = np.random.RandomState(5).rand()
        rnn_utils.example("rnn_forward")
        assert np.random.rand() == expected

    def test_an_unknown_name_is_answered_with_the_known_ones(self):
        """Asking for an example that is not there lists those that are."""
        with pytest.raises(ValueError, match="no example for 'gru'.*rnn_cell_forward"):
            rnn_utils.example("gru")


class TestCheck:
    @pytest.mark.parametrize("name", rnn_utils.EXAMPLES)
    def test_right_functions_pass(self, course, capsys, name):
        """Each reference function gets a table of ticks and nothing else."""
        rnn_utils.check(course[name])
        printed = capsys.readouterr().out
        assert "all right" in printed
        assert "✓" in printed
        assert "✗" not in printed

    def test_another_style_passes(self, course, capsys):
        """Lists where tuples are asked for and keys in another order are no mistakes."""
        right = course["rnn_cell_backward"]

        def rnn_cell_backward(da_next, cache):
            return dict(reversed(right(da_next, list(cache)).items()))

        rnn_utils.check(rnn_cell_backward)
        assert "all right" in capsys.readouterr().out

    def test_backward_reports_the_first_wrong_step_from_the_end(self, course):
        """Without the carry, the last step is right: the report begins one step below it."""
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        assert "from t = 2 down: dx[0, 0, 2] is -0.659666, wanted -0.510334" in failure(wrong)

    def test_forward_reports_the_first_wrong_step_from_the_start(self, course):
        """A state that is never carried shows at the second step."""
        wrong = variant(course, "rnn_forward", ("x[:, :, t], a_next, p", "x[:, :, t], a0, p"))
        assert "from t = 1 up: a[0, 0, 1]" in failure(wrong)

    def test_a_wrong_shape_is_shown_beside_the_right_one(self, course):
        """A bias gradient without keepdims is reported with both shapes."""
        wrong = variant(course, "rnn_cell_backward", ("axis=1, keepdims=True", "axis=1"))
        report = failure(wrong)
        assert "4 of 5 right" in report
        assert "dba has shape (5,), wanted (5, 1)" in report

    def test_a_wrong_key_is_named_on_both_sides(self, course):
        """A misnamed gradient is reported as missing, and its other name as unasked for."""
        report = failure(variant(course, "rnn_cell_backward", ('"dxt": dxt', '"dx": dxt')))
        assert "missing" in report
        assert "lacks 'dxt' and has 'dx', which nobody asked for" in report

    def test_a_ruined_cache_is_found_although_the_outputs_are_right(self, course):
        """A view of c as first memory is caught by the content of the first cache."""
        wrong = variant(
            course, "lstm_forward", ("c_next = np.zeros((n_a, m))", "c_next = c[:,:,0]")
        )
        report = failure(wrong)
        assert "3 of 4 right" in report
        assert "caches[0][0][3]" in report

    def test_a_changed_input_is_a_mistake(self, course):
        """Writing into da is reported even where the gradients come out right."""
        wrong = variant(
            course,
            "rnn_backward",
            ("gradients = rnn_cell_backward(da[:, :, t] + da_prevt", "da[:, :, t] += da_prevt\n"
             "        gradients = rnn_cell_backward(da[:, :, t]"),
        )  # fmt: skip
        report = failure(wrong)
        assert "5 of 6 right" in report
        assert "your function changed it" in report

    def test_an_error_is_told_with_line_and_shapes(self, course):
        """A matrix that is not transposed is reported with the line and the shapes in it."""
        report = failure(variant(course, "rnn_cell_backward", ("Wax.T @ dz", "Wax @ dz")))
        assert "stopped with an error" in report
        assert "ValueError" in report
        assert "in rnn_cell_backward, line" in report
        assert "shapes there: Wax (5, 3), dz (5, 10)" in report

    @pytest.mark.parametrize("returned", ["(1, 2)", "'text'"])
    def test_another_kind_of_result_is_told(self, returned):
        """A function that returns nothing, too little, or text is told what to return."""
        scope = {}
        exec(f"def rnn_forward(x, a0, parameters): return {returned}", scope)
        assert "should return 3 things: a, y_pred, caches" in failure(scope["rnn_forward"])

    @pytest.mark.parametrize("made_of", ["None", "'zeros'", "np.zeros((5, 5), object)", "1j"])
    def test_gradients_of_another_kind_are_told(self, course, made_of):
        """Entries that are no real arrays are reported and never crash the check."""
        wrong = variant(course, "rnn_cell_backward", ("dWaa = dz @ a_prev.T", f"dWaa = {made_of}"))
        assert "4 of 5 right" in failure(wrong)

    def test_nothing_returned_is_told(self):
        """A function without a return is asked for it."""
        scope = {}
        exec("def rnn_forward(x, a0, parameters): x + 1", scope)
        assert "is there a `return`" in failure(scope["rnn_forward"])

    def test_a_stub_is_not_written_yet(self, course, capsys):
        """An unfinished function is told apart from a wrong one, and the notebook goes on."""
        exec("def rnn_backward(da, caches): raise NotImplementedError", course)
        rnn_utils.check(course["rnn_backward"])
        assert "check(rnn_backward): not written yet" in capsys.readouterr().out

    def test_a_wrong_cell_is_named_where_it_is_called(self, course):
        """If the cell function is wrong, the sequence function's report points at it."""
        variant(course, "rnn_cell_backward", ("(1 - a_next**2) * da_next", "da_next"))
        assert "your rnn_cell_backward, which is not right yet" in failure(course["rnn_backward"])

    def test_a_known_mistake_gets_its_hint(self, course, data_file):
        """A hint stored under a mistake's fingerprint is shown for that mistake alone."""
        data = json.loads(data_file.read_text(encoding="utf-8"))
        entry = data["functions"]["rnn_backward"]
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        entry["hints"] = {"listed": {"Which path is missing?": fingerprint(wrong, entry)}}
        data_file.write_text(json.dumps(data), encoding="utf-8")
        assert "Hint: Which path is missing?" in failure(wrong)
        other = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da_prevt"))
        assert "Which path is missing?" not in failure(other)

    def test_an_error_can_have_a_hint_too(self, course, data_file):
        """A mistake that raises has a fingerprint as well."""
        data = json.loads(data_file.read_text(encoding="utf-8"))
        entry = data["functions"]["rnn_cell_backward"]
        wrong = variant(course, "rnn_cell_backward", ("Wax.T @ dz", "Wax @ dz"))
        known = fingerprint(wrong, entry)
        entry["hints"] = {"listed": {"Which way does Wax map?": known}}
        data_file.write_text(json.dumps(data), encoding="utf-8")
        assert "Hint: Which way does Wax map?" in failure(wrong)

    def test_rounding_does_not_change_a_fingerprint(self, course):
        """Two ways to write the same wrong formula have the same fingerprint."""
        entry = notebook_check.read_entries()["rnn_cell_backward"]
        old = "(1 - a_next**2) * da_next"
        one = variant(course, "rnn_cell_backward", (old, "da_next / (1 - a_next**2)"))
        two = variant(course, "rnn_cell_backward", (old, "da_next / ((1 - a_next) * (1 + a_next))"))
        arguments = notebook_check.unpack(entry["arguments"], entry["arrays"])
        results = [
            notebook_check.run(function, arguments, entry)[0]["dWaa"] for function in (one, two)
        ]
        assert (results[0] != results[1]).any()
        assert fingerprint(one, entry) == fingerprint(two, entry)

    def test_jupyter_shows_the_report_alone(self, course):
        """The exception renders itself: the report's lines instead of a traceback."""
        error = notebook_check.CheckFailed("first\nsecond")
        assert error._render_traceback_() == ["first", "second"]
        assert isinstance(error, AssertionError)

    def test_a_missing_data_file_is_said(self, course, capsys, data_file):
        """Without its data, check says so and does not fail."""
        data_file.unlink()
        rnn_utils.check(course["rnn_forward"])
        assert "check_data.json is missing" in capsys.readouterr().out

    def test_a_damaged_data_file_is_said(self, course, capsys, data_file):
        """A file that is no JSON is called damaged."""
        data_file.write_text("{", encoding="utf-8")
        rnn_utils.check(course["rnn_forward"])
        assert "is damaged" in capsys.readouterr().out

    def test_a_function_without_an_entry_is_said(self, capsys):
        """check has nothing to say on functions that are no exercise."""

        def my_helper():
            """Not an exercise."""

        rnn_utils.check(my_helper)
        assert "is none that it knows" in capsys.readouterr().out

    def test_a_missing_module_is_said(self, tmp_path):
        """rnn_utils.py works without its companions: each instrument says which file it misses."""
        (tmp_path / "rnn_utils.py").write_text((ROOT / "rnn_utils.py").read_text(encoding="utf-8"))
        lines = "from rnn_utils import *; check(1); gradient_check(1, 2); validate(1); softmax([1])"
        run = [sys.executable, "-c", lines]
        done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert done.stdout.count("notebook_check.py, which is missing") == 2


class TestValidate:
    def test_nothing_happens_by_day(self, course, capsys, monkeypatch):
        """Graded cells neither print nor raise when a student or the grader runs them."""
        monkeypatch.delenv("NBGRADER_VALIDATING", raising=False)
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        rnn_utils.validate(wrong)
        assert capsys.readouterr().out == ""

    def test_validation_checks(self, course, monkeypatch):
        """While nbgrader validates, a wrong function fails its graded cell with check's report."""
        monkeypatch.setenv("NBGRADER_VALIDATING", "1")
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        with pytest.raises(notebook_check.CheckFailed, match="0 of 5 right"):
            rnn_utils.validate(wrong)
        rnn_utils.validate(course["lstm_forward"])


class TestGradientCheck:
    @pytest.mark.parametrize(("kind", "count"), PAIRS)
    def test_right_gradients_are_called_right(self, course, capsys, kind, count):
        """All gradients of the reference functions are right, and it is said what was tried."""
        rnn_utils.gradient_check(course[f"{kind}_forward"], course[f"{kind}_backward"])
        printed = capsys.readouterr().out
        assert f"{count} of {count} right" in printed
        assert f"tried on random numbers with {TRIED_ON['cell' in kind]}" in printed
        assert "a complex step" in printed if "cell" in kind else "small steps" in printed

    def test_a_forward_pass_that_carries_complex_numbers_is_stepped_through(self, course, capsys):
        """With buffers that keep imaginary parts, the sequence is differentiated exactly, too."""
        variant(
            course,
            "rnn_forward",
            ("a = np.zeros((n_a, m, T_x))", "a = np.zeros((n_a, m, T_x), complex)"),
            ("y_pred = np.zeros((n_y, m, T_x))", "y_pred = np.zeros((n_y, m, T_x), complex)"),
        )
        variant(course, "rnn_backward", ("np.zeros_like(x)", "np.zeros(x.shape)"))
        rnn_utils.gradient_check(course["rnn_forward"], course["rnn_backward"])
        printed = capsys.readouterr().out
        assert "a complex step" in printed
        assert "5 of 5 right" in printed

    def test_a_dropped_carry_is_wrong(self, course, capsys):
        """Without the carry, every gradient of the sequence is called wrong."""
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        rnn_utils.gradient_check(course["rnn_forward"], wrong)
        printed = capsys.readouterr().out
        assert "0 of 5 right" in printed
        assert printed.count("wrong") == 5

    def test_only_the_wrong_gradient_is_marked(self, course, capsys):
        """A slip in one gradient leaves the verdict on the others alone."""
        wrong = variant(course, "lstm_cell_backward", ("dWi = dzi @", "dWi = dzf @"))
        rnn_utils.gradient_check(course["lstm_cell_forward"], wrong)
        lines = capsys.readouterr().out.splitlines()
        assert [line.split()[1] for line in lines if "✗" in line] == ["dWi"]

    def test_nearly_right_is_not_right(self, course, capsys):
        """What is off by a millionth is right to six digits; by a ten-thousandth it is wrong."""
        for factor, told in (("1.000001", "right to 6 digits"), ("1.0001", "1e-04  wrong")):
            edit = ("dWax = dz @", f"dWax = {factor} * dz @")
            wrong = variant(course, "rnn_cell_backward", edit)
            rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
            assert told in capsys.readouterr().out

    def test_missing_and_misshapen_gradients_are_told(self, course, capsys):
        """A missing key and a wrong shape have verdicts of their own."""
        wrong = variant(
            course, "rnn_cell_backward", ('"dxt": dxt', '"dx": dxt'), (", keepdims=True", "")
        )
        rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
        printed = capsys.readouterr().out
        assert "missing from the returned dictionary" in printed
        assert "wrong shape, wanted (3, 1)" in printed

    def test_unfinished_functions_are_waited_for(self, course, capsys):
        """A stub gives a sentence, not a traceback."""
        exec("def rnn_backward(da, caches): raise NotImplementedError", course)
        rnn_utils.gradient_check(course["rnn_forward"], course["rnn_backward"])
        assert "it waits: " in capsys.readouterr().out

    def test_a_function_that_stops_is_told(self, course, capsys):
        """An error in the student's function gives a sentence, not a traceback."""
        wrong = variant(course, "rnn_cell_backward", ("Wax.T @ dz", "Wax @ dz"))
        rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
        assert "stopped with ValueError" in capsys.readouterr().out

    def test_functions_that_do_not_belong_together_are_refused(self, course):
        """Swapped or mixed functions are an error that says what was wanted."""
        with pytest.raises(notebook_check.CheckFailed, match="it got rnn_backward, rnn_forward"):
            rnn_utils.gradient_check(course["rnn_backward"], course["rnn_forward"])

    def test_numeric_gradient_needs_no_complex_numbers(self):
        """A function that drops imaginary parts is differentiated by small steps."""
        x = np.array([0.3, -1.2])
        gradient = rnn_utils.numeric_gradient(lambda z: float(np.sum(np.real(z) ** 3)), x)
        np.testing.assert_allclose(gradient, 3 * x**2, rtol=1e-8)
