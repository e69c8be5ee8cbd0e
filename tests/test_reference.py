"""The reference functions against facts that owe nothing to them."""

from __future__ import annotations

import numpy as np
import pytest

from rnngrader.course.assignment import Assignment

SIZES = [(3, 5, 2, 4, 6), (4, 3, 6, 5, 3), (2, 4, 3, 1, 5), (3, 5, 2, 4, 1), (1, 1, 1, 1, 1)]
STEP = 1e-30


def rnn_parameters(rng, n_x, n_a, n_y):
    shapes = {"Wax": (n_a, n_x), "Waa": (n_a, n_a), "Wya": (n_y, n_a), "ba": (n_a, 1)}
    return {name: rng.normal(size=s) for name, s in (shapes | {"by": (n_y, 1)}).items()}


def lstm_parameters(rng, n_x, n_a, n_y):
    shapes = {f"W{g}": (n_a, n_a + n_x) for g in "fico"} | {f"b{g}": (n_a, 1) for g in "fico"}
    shapes |= {"Wy": (n_y, n_a), "by": (n_y, 1)}
    return {name: 0.5 * rng.normal(size=s) for name, s in shapes.items()}


def complex_step(loss, array):
    """d loss / d array, exact to rounding: no difference is taken."""
    gradient = np.zeros(array.shape)
    for index in np.ndindex(array.shape):
        moved = array.astype(complex)
        moved[index] += 1j * STEP
        gradient[index] = loss(moved).imag / STEP
    return gradient


def assert_gradient(got, loss, array):
    want = complex_step(loss, array)
    assert got.shape == want.shape
    assert np.max(np.abs(got - want)) <= 1e-10 * max(1.0, np.max(np.abs(want)))


@pytest.mark.parametrize(("n_x", "n_a", "n_y", "m", "T_x"), SIZES)
def test_rnn_cell_backward_is_the_derivative(assignment: Assignment, n_x, n_a, n_y, m, T_x):
    """Every gradient of the RNN cell agrees with the complex step to 1e-10."""
    ref, rng = assignment.reference, np.random.default_rng(n_x + n_a)
    xt, a_prev = rng.normal(size=(n_x, m)), rng.normal(size=(n_a, m))
    parameters, da = rnn_parameters(rng, n_x, n_a, n_y), rng.normal(size=(n_a, m))
    *_, cache = ref["rnn_cell_forward"](xt, a_prev, parameters)
    got = ref["rnn_cell_backward"](da, cache)

    def loss(xt=xt, a_prev=a_prev, **changed):
        return np.sum(da * ref["rnn_cell_forward"](xt, a_prev, parameters | changed)[0])

    assert_gradient(got["dxt"], lambda x: loss(xt=x), xt)
    assert_gradient(got["da_prev"], lambda a: loss(a_prev=a), a_prev)
    for name in ("Wax", "Waa", "ba"):
        assert_gradient(got["d" + name], lambda w, n=name: loss(**{n: w}), parameters[name])


def run_rnn(ref, x, a0, parameters):
    """Hidden states of all steps: a loop of the test's own over the cell."""
    states, a = [], a0
    for t in range(x.shape[2]):
        a = ref["rnn_cell_forward"](x[:, :, t], a, parameters)[0]
        states.append(a)
    return np.stack(states, axis=2)


@pytest.mark.parametrize(("n_x", "n_a", "n_y", "m", "T_x"), SIZES)
def test_rnn_backward_is_the_derivative(assignment: Assignment, n_x, n_a, n_y, m, T_x):
    """Every gradient through the whole RNN agrees with the complex step to 1e-10."""
    ref, rng = assignment.reference, np.random.default_rng(n_x + n_a)
    x, a0 = rng.normal(size=(n_x, m, T_x)), rng.normal(size=(n_a, m))
    parameters, da = rnn_parameters(rng, n_x, n_a, n_y), rng.normal(size=(n_a, m, T_x))
    got = ref["rnn_backward"](da, ref["rnn_forward"](x, a0, parameters)[2])

    def loss(x=x, a0=a0, **changed):
        return np.sum(da * run_rnn(ref, x, a0, parameters | changed))

    assert_gradient(got["dx"], lambda v: loss(x=v), x)
    assert_gradient(got["da0"], lambda v: loss(a0=v), a0)
    for name in ("Wax", "Waa", "ba"):
        assert_gradient(got["d" + name], lambda w, n=name: loss(**{n: w}), parameters[name])


@pytest.mark.parametrize(("n_x", "n_a", "n_y", "m", "T_x"), SIZES)
def test_lstm_cell_backward_is_the_derivative(assignment: Assignment, n_x, n_a, n_y, m, T_x):
    """Every gradient of the LSTM cell, through both of its outputs, agrees to 1e-10."""
    ref, rng = assignment.reference, np.random.default_rng(n_x + n_a)
    xt, a_prev, c_prev = (rng.normal(size=(n, m)) for n in (n_x, n_a, n_a))
    parameters = lstm_parameters(rng, n_x, n_a, n_y)
    da, dc = rng.normal(size=(n_a, m)), rng.normal(size=(n_a, m))
    *_, cache = ref["lstm_cell_forward"](xt, a_prev, c_prev, parameters)
    got = ref["lstm_cell_backward"](da, dc, cache)

    def loss(xt=xt, a_prev=a_prev, c_prev=c_prev, **changed):
        a, c, *_ = ref["lstm_cell_forward"](xt, a_prev, c_prev, parameters | changed)
        return np.sum(da * a) + np.sum(dc * c)

    assert_gradient(got["dxt"], lambda v: loss(xt=v), xt)
    assert_gradient(got["da_prev"], lambda v: loss(a_prev=v), a_prev)
    assert_gradient(got["dc_prev"], lambda v: loss(c_prev=v), c_prev)
    for name in ("Wf", "bf", "Wi", "bi", "Wc", "bc", "Wo", "bo"):
        assert_gradient(got["d" + name], lambda w, n=name: loss(**{n: w}), parameters[name])


@pytest.mark.parametrize(("n_x", "n_a", "n_y", "m", "T_x"), SIZES)
def test_lstm_backward_is_the_derivative(assignment: Assignment, n_x, n_a, n_y, m, T_x):
    """Every gradient through the whole LSTM agrees with the complex step to 1e-10."""
    ref, rng = assignment.reference, np.random.default_rng(n_x + n_a)
    x, a0 = rng.normal(size=(n_x, m, T_x)), rng.normal(size=(n_a, m))
    parameters, da = lstm_parameters(rng, n_x, n_a, n_y), rng.normal(size=(n_a, m, T_x))
    got = ref["lstm_backward"](da, ref["lstm_forward"](x, a0, parameters)[3])

    def loss(x=x, a0=a0, **changed):
        total, a, c = 0, a0, np.zeros((n_a, m))
        for t in range(T_x):
            a, c, *_ = ref["lstm_cell_forward"](x[:, :, t], a, c, parameters | changed)
            total = total + np.sum(da[:, :, t] * a)
        return total

    assert_gradient(got["dx"], lambda v: loss(x=v), x)
    assert_gradient(got["da0"], lambda v: loss(a0=v), a0)
    for name in ("Wf", "bf", "Wi", "bi", "Wc", "bc", "Wo", "bo"):
        assert_gradient(got["d" + name], lambda w, n=name: loss(**{n: w}), parameters[name])


def test_pytorch_computes_the_same_rnn(assignment: Assignment):
    """torch.nn.RNN, its second bias zero, gives the same states and gradients."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    ref, rng = assignment.reference, np.random.default_rng(0)
    n_x, n_a, n_y, m, T_x = SIZES[0]
    x, a0 = rng.normal(size=(n_x, m, T_x)), rng.normal(size=(n_a, m))
    parameters, da = rnn_parameters(rng, n_x, n_a, n_y), rng.normal(size=(n_a, m, T_x))
    a, _, caches = ref["rnn_forward"](x, a0, parameters)
    got = ref["rnn_backward"](da, caches)

    net = torch.nn.RNN(n_x, n_a).double()
    with torch.no_grad():
        net.weight_ih_l0.copy_(torch.tensor(parameters["Wax"]))
        net.weight_hh_l0.copy_(torch.tensor(parameters["Waa"]))
        net.bias_ih_l0.copy_(torch.tensor(parameters["ba"][:, 0]))
        net.bias_hh_l0.zero_()
    inputs = torch.tensor(x.transpose(2, 1, 0).copy(), requires_grad=True)
    start = torch.tensor(a0.T[None].copy(), requires_grad=True)
    states, _ = net(inputs, start)
    states.backward(torch.tensor(da.transpose(2, 1, 0).copy()))
    np.testing.assert_allclose(a, states.detach().numpy().transpose(2, 1, 0), rtol=1e-12)
    np.testing.assert_allclose(got["dx"], inputs.grad.numpy().transpose(2, 1, 0), rtol=1e-9)
    np.testing.assert_allclose(got["da0"], start.grad.numpy()[0].T, rtol=1e-9)
    np.testing.assert_allclose(got["dWax"], net.weight_ih_l0.grad.numpy(), rtol=1e-9)
    np.testing.assert_allclose(got["dWaa"], net.weight_hh_l0.grad.numpy(), rtol=1e-9)
    np.testing.assert_allclose(got["dba"][:, 0], net.bias_ih_l0.grad.numpy(), rtol=1e-9)


def test_pytorch_computes_the_same_lstm(assignment: Assignment):
    """torch.nn.LSTM, whose gates stand in the order i, f, g, o, gives the same."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    ref, rng = assignment.reference, np.random.default_rng(0)
    n_x, n_a, n_y, m, T_x = SIZES[0]
    x, a0 = rng.normal(size=(n_x, m, T_x)), rng.normal(size=(n_a, m))
    parameters, da = lstm_parameters(rng, n_x, n_a, n_y), rng.normal(size=(n_a, m, T_x))
    a, _, _, caches = ref["lstm_forward"](x, a0, parameters)
    got = ref["lstm_backward"](da, caches)

    net = torch.nn.LSTM(n_x, n_a).double()
    stacked = np.concatenate([parameters["W" + gate] for gate in "ifco"])
    with torch.no_grad():
        net.weight_hh_l0.copy_(torch.tensor(stacked[:, :n_a]))
        net.weight_ih_l0.copy_(torch.tensor(stacked[:, n_a:]))
        net.bias_ih_l0.copy_(
            torch.tensor(np.concatenate([parameters["b" + gate][:, 0] for gate in "ifco"]))
        )
        net.bias_hh_l0.zero_()
    inputs = torch.tensor(x.transpose(2, 1, 0).copy(), requires_grad=True)
    start = torch.tensor(a0.T[None].copy(), requires_grad=True)
    states, _ = net(inputs, (start, torch.zeros_like(start)))
    states.backward(torch.tensor(da.transpose(2, 1, 0).copy()))
    np.testing.assert_allclose(a, states.detach().numpy().transpose(2, 1, 0), rtol=1e-10)
    np.testing.assert_allclose(got["dx"], inputs.grad.numpy().transpose(2, 1, 0), rtol=1e-8)
    np.testing.assert_allclose(got["da0"], start.grad.numpy()[0].T, rtol=1e-8)
    hidden = np.concatenate([got["dW" + gate] for gate in "ifco"])
    np.testing.assert_allclose(hidden[:, :n_a], net.weight_hh_l0.grad.numpy(), rtol=1e-8)
    np.testing.assert_allclose(hidden[:, n_a:], net.weight_ih_l0.grad.numpy(), rtol=1e-8)
