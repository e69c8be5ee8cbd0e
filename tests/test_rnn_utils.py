"""The files that students are given: activations, examples, check, gradient_check, pictures."""

import builtins
import importlib
import json
import linecache
import sys
import warnings
from pathlib import Path

import nbformat
import numpy as np
import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
rnn_utils = importlib.import_module("rnn_utils")
rnn_check = importlib.import_module("rnn_check")
rnn_view = importlib.import_module("rnn_view")

NOTEBOOK = next((ROOT / "source" / "rnn_step_by_step").glob("*.ipynb"))
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
    with pytest.raises(rnn_check.CheckFailed) as caught:
        rnn_utils.check(function)
    return str(caught.value)


@pytest.fixture
def data_file(tmp_path, monkeypatch):
    """A copy of check_data.json that a test may spoil."""
    copy = tmp_path / "check_data.json"
    copy.write_text(rnn_utils.CHECK_DATA.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(rnn_utils, "CHECK_DATA", copy)
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

    @pytest.mark.parametrize("name", rnn_utils.EXAMPLES)
    def test_the_data_file_fits_the_solutions(self, course, name):
        """check_data.json holds the numbers that the notebook's own solutions give."""
        shipped = json.loads(rnn_utils.CHECK_DATA.read_text(encoding="utf-8"))["functions"][name]
        fresh = rnn_utils.check_entry(name, course)
        assert rnn_check.fingerprint(course[name], shipped) == rnn_utils.fingerprint(
            course[name], fresh
        )
        for part in ("arguments", "result"):
            unpacked = rnn_check.unpack(shipped[part], shipped["arrays"])
            again = rnn_check.unpack(fresh[part], fresh["arrays"])
            assert rnn_check.first_difference(unpacked, again, part) == ""

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
        assert "Nobody asked for: dx" in report

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

    @pytest.mark.parametrize("returned", ["None", "(1, 2)", "'text'"])
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

    def test_a_stub_is_not_written_yet(self, course):
        """An unfinished function is told apart from a wrong one."""
        exec("def rnn_backward(da, caches): raise NotImplementedError", course)
        assert "not written yet" in failure(course["rnn_backward"])

    def test_a_wrong_cell_is_named_where_it_is_called(self, course):
        """If the cell function is wrong, the sequence function's report points at it."""
        variant(course, "rnn_cell_backward", ("(1 - a_next**2) * da_next", "da_next"))
        assert "your rnn_cell_backward, which is not right yet" in failure(course["rnn_backward"])

    def test_a_known_mistake_gets_its_hint(self, course, data_file):
        """A hint stored under a mistake's fingerprint is shown for that mistake alone."""
        data = json.loads(data_file.read_text(encoding="utf-8"))
        entry = data["functions"]["rnn_backward"]
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da[:, :, t]"))
        entry["hints"] = {rnn_utils.fingerprint(wrong, entry): "Which path is missing?"}
        data_file.write_text(json.dumps(data), encoding="utf-8")
        assert "Hint: Which path is missing?" in failure(wrong)
        other = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da_prevt"))
        assert "Hint" not in failure(other)

    def test_an_error_can_have_a_hint_too(self, course, data_file):
        """A mistake that raises has a fingerprint as well."""
        data = json.loads(data_file.read_text(encoding="utf-8"))
        entry = data["functions"]["rnn_cell_backward"]
        wrong = variant(course, "rnn_cell_backward", ("Wax.T @ dz", "Wax @ dz"))
        entry["hints"] = {rnn_utils.fingerprint(wrong, entry): "Which way does Wax map?"}
        data_file.write_text(json.dumps(data), encoding="utf-8")
        assert "Hint: Which way does Wax map?" in failure(wrong)

    def test_rounding_does_not_change_a_fingerprint(self, course):
        """Two ways to write the same wrong formula have the same fingerprint."""
        entry = rnn_utils.check_entry("rnn_cell_backward", course)
        old = "(1 - a_next**2) * da_next"
        one = variant(course, "rnn_cell_backward", (old, "da_next / (1 - a_next**2)"))
        two = variant(course, "rnn_cell_backward", (old, "da_next / ((1 - a_next) * (1 + a_next))"))
        results = [rnn_check.run(function, entry)[0]["dWaa"] for function in (one, two)]
        assert (results[0] != results[1]).any()
        assert rnn_utils.fingerprint(one, entry) == rnn_utils.fingerprint(two, entry)

    def test_jupyter_shows_the_report_alone(self, course):
        """The exception renders itself: the report's lines instead of a traceback."""
        error = rnn_check.CheckFailed("first\nsecond")
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
        assert "has no entry for it" in capsys.readouterr().out

    def test_a_missing_module_is_said(self, course, capsys, monkeypatch):
        """rnn_utils.py works without its companions: check says which file it misses."""
        monkeypatch.setitem(sys.modules, "rnn_check", None)
        rnn_utils.check(course["rnn_forward"])
        assert "rnn_check is missing" in capsys.readouterr().out


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
        with pytest.raises(rnn_check.CheckFailed, match="0 of 5 right"):
            rnn_utils.validate(wrong)
        rnn_utils.validate(course["lstm_forward"])


class TestGradientCheck:
    @pytest.mark.parametrize(("kind", "count"), PAIRS)
    def test_right_gradients_are_called_right(self, course, capsys, kind, count):
        """All gradients of the reference functions are right, and it is said what was tried."""
        rnn_utils.gradient_check(course[f"{kind}_forward"], course[f"{kind}_backward"])
        printed = capsys.readouterr().out
        assert f"{count} of {count} right" in printed
        assert "tried on random numbers with n_x = 3, n_a = 4, m = 2" in printed
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
        wrong = variant(course, "lstm_cell_backward", ("dWi = dit @", "dWi = dft @"))
        rnn_utils.gradient_check(course["lstm_cell_forward"], wrong)
        lines = capsys.readouterr().out.splitlines()
        assert [line.split()[1] for line in lines if "✗" in line] == ["dWi"]

    def test_nearly_right_is_not_right(self, course, capsys):
        """An error of a millionth is seen and called by its name."""
        wrong = variant(course, "rnn_cell_backward", ("dWax = dz @", "dWax = 1.000001 * dz @"))
        rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
        assert "close, but not right" in capsys.readouterr().out

    def test_missing_and_misshapen_gradients_are_told(self, course, capsys):
        """A missing key and a wrong shape have verdicts of their own."""
        wrong = variant(
            course, "rnn_cell_backward", ('"dxt": dxt', '"dx": dxt'), (", keepdims=True", "")
        )
        rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
        printed = capsys.readouterr().out
        assert "missing from the returned dictionary" in printed
        assert "wrong shape, wanted (4, 1)" in printed

    def test_unfinished_functions_are_waited_for(self, course, capsys):
        """A stub gives a sentence, not a traceback."""
        exec("def rnn_backward(da, caches): raise NotImplementedError", course)
        rnn_utils.gradient_check(course["rnn_forward"], course["rnn_backward"])
        assert "waits until" in capsys.readouterr().out

    def test_a_function_that_stops_is_told(self, course, capsys):
        """An error in the student's function gives a sentence, not a traceback."""
        wrong = variant(course, "rnn_cell_backward", ("Wax.T @ dz", "Wax @ dz"))
        rnn_utils.gradient_check(course["rnn_cell_forward"], wrong)
        assert "stopped with ValueError" in capsys.readouterr().out

    def test_functions_that_do_not_belong_together_are_refused(self, course):
        """Swapped or mixed functions are an error that says what was wanted."""
        with pytest.raises(ValueError, match="it got rnn_backward, rnn_forward"):
            rnn_utils.gradient_check(course["rnn_backward"], course["rnn_forward"])

    def test_numeric_gradient_needs_no_complex_numbers(self):
        """A function that drops imaginary parts is differentiated by small steps."""
        x = np.array([0.3, -1.2])
        gradient = rnn_utils.numeric_gradient(lambda z: float(np.sum(np.real(z) ** 3)), x)
        np.testing.assert_allclose(gradient, 3 * x**2, rtol=1e-8)


class TestPictures:
    @pytest.fixture(autouse=True)
    def canvas(self, monkeypatch):
        """Draw into memory, and count what is shown."""
        matplotlib = pytest.importorskip("matplotlib")
        matplotlib.use("Agg")
        import matplotlib.pyplot as plt

        self.shown = []
        monkeypatch.setattr(plt, "show", lambda: self.shown.append(plt.gcf()))

    def test_all_plots_are_drawn_from_right_functions(self, course):
        """Each plot appears, without a word."""
        rnn_utils.show("hidden_states", course["rnn_forward"])
        rnn_utils.show("gates", course["lstm_forward"])
        names = ("rnn_forward", "rnn_backward", "lstm_forward", "lstm_backward")
        rnn_utils.show("carried_gradient", *(course[name] for name in names))
        assert len(self.shown) == 3

    def test_gradients_vanish_and_explode(self, course):
        """The plot's numbers tell its story: 0.7 to the 24th, 1, 1.3 to the 24th, and the LSTM."""
        for size in (0.7, 1.0, 1.3):
            norms = rnn_view.carried_norms(
                course["rnn_forward"], course["rnn_backward"], "rnn_cell_backward",
                rnn_view.rnn_parameters(size),
            )  # fmt: skip
            np.testing.assert_allclose(norms[0], size**24, rtol=0.2)
        norms = rnn_view.carried_norms(
            course["lstm_forward"], course["lstm_backward"], "lstm_cell_backward",
            rnn_view.lstm_parameters(),
        )  # fmt: skip
        assert 0.3 < norms[0] < 1

    def test_listening_leaves_the_students_function_in_place(self, course):
        """After the plot, the cell function is the student's own again, even after an error."""
        cell = course["rnn_cell_backward"]
        exec("def rnn_backward(da, caches): raise KeyError('oops')", course)
        with pytest.raises(KeyError):
            rnn_view.carried_norms(
                course["rnn_forward"], course["rnn_backward"], "rnn_cell_backward",
                rnn_view.rnn_parameters(1.0),
            )  # fmt: skip
        assert course["rnn_cell_backward"] is cell

    def test_an_unfinished_lstm_does_not_hide_the_rnn(self, course, capsys):
        """The plot of carried gradients shows the RNN's curves before the LSTM is written."""
        exec("def lstm_backward(da, caches): raise NotImplementedError", course)
        names = ("rnn_forward", "rnn_backward", "lstm_forward", "lstm_backward")
        rnn_utils.show("carried_gradient", *(course[name] for name in names))
        assert len(self.shown) == 1
        assert "when lstm_forward and lstm_backward are written" in capsys.readouterr().out

    def test_unfinished_and_wrong_functions_give_a_sentence(self, course, capsys):
        """No picture ever raises: a stub, an error and a missing carry are told in a line each."""

        def stub(*_):
            raise NotImplementedError

        def broken(*_):
            raise IndexError("out of bounds")

        rnn_utils.show("hidden_states", stub)
        rnn_utils.show("gates", broken)
        wrong = variant(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da_prevt"))
        rnn_utils.show("carried_gradient", course["rnn_forward"], wrong, stub, stub)
        lines = capsys.readouterr().out.splitlines()
        assert "appears once they are written" in lines[0]
        assert "IndexError: out of bounds" in lines[1]
        assert "carries nothing from step to step" in lines[2]
        assert self.shown == []

    def test_missing_matplotlib_is_said(self, course, capsys, monkeypatch):
        """Without matplotlib there is a sentence instead of a plot."""
        load = builtins.__import__

        def without_matplotlib(name, *rest):
            if name.startswith("matplotlib"):
                raise ModuleNotFoundError("No module named 'matplotlib'", name="matplotlib")
            return load(name, *rest)

        monkeypatch.setattr(builtins, "__import__", without_matplotlib)
        rnn_utils.show("hidden_states", course["rnn_forward"])
        assert "matplotlib is missing" in capsys.readouterr().out

    def test_the_steps_show_the_numbers_of_a_real_backward_pass(self, course):
        """Each number of the stepping view comes out of the reference functions."""
        parameters = {
            "Wax": np.array([[0.8, -0.3], [0.2, 0.9], [-0.6, 0.4]]),
            "Waa": np.array([[0.7, -0.4, 0.2], [0.3, 0.6, -0.5], [-0.2, 0.5, 0.8]]),
            "Wya": np.ones((1, 3)),
            "ba": np.array([[0.1], [-0.1], [0.2]]),
            "by": np.zeros((1, 1)),
        }
        x = np.array([[0.5, -0.4, 0.6, 0.1], [0.3, 0.8, -0.7, 0.4]])[:, None, :]
        steps = rnn_view.STEPS
        da = np.array([step["da"] for step in reversed(steps)]).T[:, None, :]
        _, _, (cells, x) = course["rnn_forward"](x, np.zeros((3, 1)), parameters)
        for i, step in enumerate(steps):
            t = step["t"]
            tail = course["rnn_backward"](da[:, :, t:], (cells[t:], x[:, :, t:]))
            handed_back = steps[i + 1]["carry"] if t else rnn_view.DA0
            np.testing.assert_allclose(tail["dx"][:, 0, 0], step["dx"], atol=0.00501)
            np.testing.assert_allclose(tail["da0"][:, 0], handed_back, atol=0.00501)
            norms = [np.linalg.norm(tail[key]) for key in ("dWax", "dWaa", "dba")]
            np.testing.assert_allclose(norms, step["norms"], atol=0.00501)

    def test_the_steps_are_whole_without_a_script(self):
        """What stands before the script is an image of all moves, with words for who cannot see."""
        static = rnn_view.backward_steps_html().split("<script>")[0]
        assert '<img src="data:image/svg+xml;base64,' in static
        assert 'alt="The backward pass through four cells' in static
        assert "<button" not in static

    def test_the_steps_need_no_network(self):
        """Nothing in the page is fetched from anywhere."""
        page = rnn_view.backward_steps_html()
        assert "http" not in page
        assert " src=" not in page.split("<script>")[1]

    def test_the_steps_are_displayed(self, capsys):
        """Outside a notebook, IPython prints a placeholder: nothing raises."""
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            rnn_utils.show("backward_steps")
        assert "HTML" in capsys.readouterr().out
