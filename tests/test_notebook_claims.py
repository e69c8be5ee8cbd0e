"""Every number that the first notebook's prose claims, computed."""

from __future__ import annotations

import re

import numpy as np
import pytest
from first_notebook import SOURCES, module, right_functions, spoil

rnn_utils, rnn_view, rnn_train = module("rnn_utils"), module("rnn_view"), module("rnn_train")
notebook_check, rnn_carry = module("notebook_check"), module("rnn_carry")
COURSE = right_functions()
RNN = COURSE["rnn_forward"], COURSE["rnn_backward"]
LSTM = COURSE["lstm_forward"], COURSE["lstm_backward"]


def norms_after(size: float, pulse: float, T_x: int) -> np.ndarray:
    states = rnn_view.pulse_states(COURSE["rnn_forward"], size, pulse, T_x)
    return np.linalg.norm(states, axis=0)


def test_what_a_hidden_state_keeps():
    """Section 1.3: 12 % a step at 0.88; more from a high pulse; 0.5, 1 and 1.1 as told."""
    text = SOURCES["hidden-states-lesson"]
    norms = norms_after(0.88, 0.01, 30)
    np.testing.assert_allclose(norms[1:] / norms[:-1], 0.88, atol=0.001)
    assert "12 % are lost a step, and after 29 steps 2.5 %" in text
    assert norms[29] / norms[0] == pytest.approx(0.025, abs=0.0005)
    high = norms_after(0.88, 1.0, 30)
    assert np.all(high[1:4] / high[:3] < 0.86)

    half = norms_after(0.5, 1.0, 30)
    assert "after ten steps less than a thousandth" in text
    assert half[10] / half[0] < 1e-3

    kept, lost = norms_after(1.0, 0.01, 100), norms_after(1.0, 1.0, 30)
    assert kept[-1] / kept[0] > 0.99
    assert "after 29 steps less than a third" in text
    assert 0.25 < lost[29] / lost[0] < 1 / 3

    ends = [norms_after(1.1, float(pulse), 100)[-1] for pulse in rnn_view.PULSES]
    assert "the norm is 0.82 whatever the pulse was" in text
    np.testing.assert_allclose(ends, 0.82, atol=0.007)


def test_the_sliders_offer_what_the_text_invites_to():
    """Each setting that the text names is one of a slider's."""
    assert {"0.5", "0.88", "1.0", "1.1"} <= set(rnn_view.SIZES)
    assert {"0.01", "1"} <= set(rnn_view.PULSES)
    assert "100" in rnn_view.LENGTHS
    assert {"0", "5"} <= set(rnn_view.FORGET_BIASES)
    assert {"0.9", "1.0", "1.3"} <= set(rnn_carry.CARRY_SIZES)
    assert {"0", "3"} <= set(rnn_carry.CARRY_BIASES)
    assert {"0.001", "1"} <= set(rnn_carry.INPUTS)
    assert "25" in rnn_carry.CARRY_LENGTHS


def hand_set_run(bias: float) -> np.ndarray:
    x = np.zeros((3, 1, len(rnn_view.VALUES)))
    x[0, 0], x[1, 0, rnn_view.WRITE_AT], x[2, 0, rnn_view.SHOW_AT] = rnn_view.VALUES, 1, 1
    return rnn_view.one_unit_run(COURSE["lstm_forward"], rnn_view.hand_set(bias), x)


def test_what_the_gates_set_by_hand_do():
    """Section 2.4: 0.94 comes in, tanh(1.8) is 0.95, 1 % a step is lost, 0.72 is shown."""
    text = SOURCES["gates-lesson"]
    f, i, o, c, a = hand_set_run(5.0)
    assert rnn_view.VALUES[2] == 0.9
    assert f[2] < 0.01
    assert i[2] == pytest.approx(0.99, abs=0.005)
    assert rnn_view.hand_set(5.0)["Wc"][0, 1] == 2
    assert np.tanh(1.8) == pytest.approx(0.95, abs=0.005)
    assert "It comes in as 0.94" in text
    assert c[2] == pytest.approx(0.94, abs=0.005)
    assert "by about 1 % a step at most" in text
    assert 0.005 < np.max(np.abs(c[3:6] / c[2:5] - 1)) < 0.012
    assert np.all(o[3:5] < 0.01)
    assert o[5] > 0.99
    assert "about 0.72" in text
    assert a[5] == pytest.approx(0.72, abs=0.005)
    assert a[5] == pytest.approx(np.tanh(c[5]), abs=0.01)
    f, *_, c, _ = hand_set_run(0.0)
    np.testing.assert_allclose(c[4:6] / c[3:5], 0.5, atol=0.03)


def left(pair, parameters, scale: float, T_x: int = 25):
    """What is left of the carry after T_x - 1 steps, and where the direct road begins and ends."""
    norms, road = rnn_carry.carried(*pair, parameters, rnn_carry.carry_inputs(scale, T_x))
    return norms[-1], None if road is None else road[[0, -1]]


def test_what_becomes_of_a_gradient():
    """Section 3.9: the RNN's and the LSTM's shares after 24 steps, and the two roads apart."""
    text = SOURCES["carried-gradient-lesson"]
    assert left(RNN, rnn_carry.rnn_parameters(0.9), 1.0)[0] < 1e-3
    size_one = left(RNN, rnn_carry.rnn_parameters(1.0), 1.0)[0]
    assert "0.6 % are left" in text
    assert size_one == pytest.approx(0.006, abs=0.0005)
    assert left(RNN, rnn_carry.rnn_parameters(1.0), 0.001)[0] == pytest.approx(1, abs=0.01)
    assert 300 < left(RNN, rnn_carry.rnn_parameters(1.3), 0.001)[0] < 1000

    sizes = [left(RNN, rnn_carry.rnn_parameters(size), 1.0)[0] for size in (1.3, 2.0)]
    assert "Size 1.3 ends at 0.42 and size 2 at 0.64, both above the LSTM's 0.25" in text
    assert sizes == pytest.approx([0.42, 0.64], abs=0.005)
    sizes = [left(RNN, rnn_carry.rnn_parameters(size), 1.0, 50)[0] for size in (1.3, 2.0)]
    assert "at $T_x = 50$ size 1.3 leaves 2 % and size 2 makes it ten times as long" in text
    assert sizes[0] == pytest.approx(0.02, abs=0.005)
    assert sizes[1] == pytest.approx(10, abs=0.5)

    assert rnn_utils.sigmoid(3.0) == pytest.approx(0.95, abs=0.005)
    assert pytest.approx(0.3, abs=0.01) == 0.95**24
    everything, road = left(LSTM, rnn_carry.lstm_parameters(3.0), 0.001)
    assert road[1] / road[0] == pytest.approx(0.3, abs=0.02)
    assert everything > 10, "far above the road: more than arrived, so it explodes"
    everything, road = left(LSTM, rnn_carry.lstm_parameters(3.0), 1.0)
    assert "the dashed curve ends at 0.13 and the solid one at 0.25" in text
    assert (road[1], everything) == pytest.approx((0.13, 0.25), abs=0.005)
    below = left(LSTM, rnn_carry.lstm_parameters(3.0), 3.0, 10)
    assert "of size 3 and $T_x = 10$ the solid curve ends below the dashed one" in text
    assert below[0] < below[1][1]
    nine = left(RNN, rnn_carry.rnn_parameters(0.9), 1.0)[0]
    assert "the RNN of size 0.9 keeps less than a hundred-thousandth of what it kept" in text
    assert left(RNN, rnn_carry.rnn_parameters(0.9), 3.0)[0] < 1e-5 * nine
    assert "the LSTM about a twentieth" in text
    larger = left(LSTM, rnn_carry.lstm_parameters(3.0), 3.0)[0]
    assert everything / larger == pytest.approx(20, abs=2)
    assert everything / size_one > 40
    assert "several hundred times what the RNN of size 0.9 keeps" in text
    assert 200 < everything / nine < 1000
    assert left(LSTM, rnn_carry.lstm_parameters(0.0), 1.0)[0] < 1e-3


def test_a_rotation_times_a_size_multiplies_each_length():
    """Sections 1.3 and 3.9: what "size" means there."""
    for parameters in (rnn_carry.rnn_parameters(1.3),):
        vector = np.random.default_rng(4).standard_normal((6, 1))
        stretched = np.linalg.norm(parameters["Waa"] @ vector) / np.linalg.norm(vector)
        assert stretched == pytest.approx(1.3)


def test_the_matrix_example_of_section_3_2():
    """The numbers by hand, and what they are compared with."""
    W, x, dz = np.array([[1, 4], [2, 3]]), np.array([[3], [5]]), np.array([[2], [-1]])
    assert (dz @ x.T).tolist() == [[6, 10], [-3, -5]]
    assert (W.T @ dz).tolist() == [[0], [5]]
    text = SOURCES["rnn-cell-backward-text"]
    for matrix in (r"1 & 4 \\ 2 & 3", r"3 \\ 5", r"2 \\ -1", r"6 & 10 \\ -3 & -5", r"0 \\ 5"):
        assert rf"\begin{{bmatrix}} {matrix} \end{{bmatrix}}" in text


def test_the_number_used_twice_of_section_3_3():
    """Its gradient is 7: 3 on one path and 4 on the other."""
    paths = (lambda a: 3 * a[0], lambda a: a[0] ** 2, lambda a: 3 * a[0] + a[0] ** 2)
    slopes = [rnn_utils.numeric_gradient(f, np.array([2.0]))[0] for f in paths]
    assert slopes == pytest.approx([3, 4, 7])


def test_formula_16_is_what_the_loop_does():
    """The carry of step t is Waa.T dz of step t + 1, and zero at the last step."""
    x, a0, parameters, da = rnn_utils.example("rnn_backward")
    _, _, (cells, _) = COURSE["rnn_forward"](x, a0, parameters)
    received = []

    def listen(da_next, cache):
        received.append(da_next)
        return right(da_next, cache)

    course = right_functions()
    right = course["rnn_cell_backward"]
    course["rnn_cell_backward"] = listen
    course["rnn_backward"](da, (cells, x))
    np.testing.assert_allclose(received[0], da[:, :, -1])
    for k in range(1, 4):
        t = 3 - k
        dz_later = (1 - cells[t + 1][0] ** 2) * received[k - 1]
        np.testing.assert_allclose(received[k], da[:, :, t] + parameters["Waa"].T @ dz_later)


def clinic_rows(text: str) -> dict[str, list[float]]:
    """The rows of the tables of patients, by the patient's name."""
    rows = re.findall(r"^\| \*?(\w+)\*? \|(.*)\|$", text, re.M)
    numbers = {name: [float(n) for n in re.findall(r"-?\d+\.?\d*", row)] for name, row in rows}
    return {name: row for name, row in numbers.items() if row}


def spoiled_rnn(*edits: tuple[str, str], cell: tuple[tuple[str, str], ...] = ()) -> dict:
    course = right_functions()
    if cell:
        spoil(course, "rnn_cell_backward", *cell)
    if edits:
        spoil(course, "rnn_backward", *edits)
    x, a0, parameters, da = rnn_utils.example("rnn_backward")
    return course["rnn_backward"](da, RNN[0](x, a0, parameters)[-1])


def test_the_patients_to_practice_on():
    """P and Q of section 3.6 are what they are said to be."""
    rows = clinic_rows(SOURCES["bug-clinic-text"].split("**The five that count.**")[0])
    mean = (
        ("dz @ xt.T", "dz @ xt.T / xt.shape[1]"),
        ("dz @ a_prev.T", "dz @ a_prev.T / xt.shape[1]"),
        ("np.sum(dz", "np.mean(dz"),
    )
    patients = {
        "P": spoiled_rnn(*((f"d{w} += ", f"d{w} = ") for w in ("Wax", "Waa", "ba"))),
        "Q": spoiled_rnn(cell=mean),
        "healthy": spoiled_rnn(),
    }
    for name, found in patients.items():
        numbers = [*found["dx"][1][2][::-1], found["dWax"][3][1], found["dba"][4][0]]
        np.testing.assert_allclose(rows[name], numbers, atol=5.1e-5)


def test_the_patients_that_count():
    """A to E of section 3.6 have the lines that the solution names."""
    rows = clinic_rows(SOURCES["bug-clinic-text"].split("**The five that count.**")[1])
    lines = {
        "1": (("da[:, :, t] + da_prevt", "da_prevt"),),
        "2": (("da[:, :, t] + da_prevt", "da_prevt"), ("np.zeros((n_a, m))", "da[:, :, -1]")),
        "3": (("da[:, :, t] + da_prevt", "da[:, :, t]"),),
        "4": (("np.zeros((n_a, m))", "da[:, :, -1]"),),
        "5": (("da[:, :, t] + da_prevt", "da[:, :, t-1] + da_prevt"),),
    }
    for patient, line in COURSE["bug_clinic"]().items():
        numbers = spoiled_rnn(*lines[line])["dx"][1][2][::-1]
        np.testing.assert_allclose(rows[patient], numbers, atol=5.1e-5)
    np.testing.assert_allclose(rows["healthy"], spoiled_rnn()["dx"][1][2][::-1], atol=5.1e-5)
    with pytest.raises(ValueError, match="broadcast"):
        spoiled_rnn(("np.zeros((n_a, m))", "np.zeros((n_a, m, T_x))"))


def test_the_lstm_patients():
    """L and M of section 3.8 have lost the carry that the text names."""
    rows = clinic_rows(SOURCES["lstm-clinic"])
    x, a0, parameters, da = rnn_utils.example("lstm_backward")
    caches = COURSE["lstm_forward"](x, a0, parameters)[-1]
    edits = {
        "L": [('        dc_prevt = gradients["dc_prev"]\n', "")],
        "M": [("da[:, :, t] + da_prevt", "da[:, :, t]")],
        "healthy": [],
    }
    for name, changed in edits.items():
        course = right_functions()
        spoil(course, "lstm_backward", *changed)
        found = course["lstm_backward"](da, caches)
        numbers = [*found["dx"][1][2][::-1], found["dbf"][4][0], found["dbo"][4][0]]
        np.testing.assert_allclose(rows[name], numbers, atol=5.1e-5)


def test_the_instruments_are_as_described(capsys):
    """A complex step, "small steps to either side", right below 1e-5, and 10000 from above."""
    text = SOURCES["rnn-cell-backward-text"]
    rnn_utils.gradient_check(COURSE["rnn_cell_forward"], COURSE["rnn_cell_backward"])
    said = capsys.readouterr().out
    assert "a complex step" in said
    assert "10000" in said
    assert "about 10000 arriving from above" in text
    rnn_utils.gradient_check(*RNN)
    assert "small steps to either side" in capsys.readouterr().out
    assert "<code>1e-5</code> counts as right" in text
    course = right_functions()
    spoil(course, "rnn_cell_backward", ("* da_next\n", "* np.clip(da_next, -100, 100)\n"))
    rnn_utils.gradient_check(course["rnn_cell_forward"], course["rnn_cell_backward"])
    assert capsys.readouterr().out.count("✗") == 5, "what is cut off at a limit shows"
    one = np.ones((2, 2))
    assert notebook_check.judge_gradient("dW", {"dW": one * (1 + 5e-6)}, one)[0] == "✓"
    assert notebook_check.judge_gradient("dW", {"dW": one * (1 + 5e-5)}, one)[0] == "✗"
