"""What `check` calls right is not called wrong by a table of gradients, nor the other way round."""

import numpy as np
import pytest
from test_instruments import (
    FIRST,
    edited,
    notebook,
    notebook_check,
    report,
    rnn_utils,
    said_by_gradient_check,
    write,
)
from test_instruments import second as second  # a fixture

PAIRS = [
    ("rnn_cell_forward", "rnn_cell_backward"),
    ("rnn_forward", "rnn_backward"),
    ("lstm_cell_forward", "lstm_cell_backward"),
    ("lstm_forward", "lstm_backward"),
]


def lowered(function):
    """A function that does all in float64 and hands back float32."""

    def lower(value):
        if isinstance(value, dict):
            return {key: lower(item) for key, item in value.items()}
        if isinstance(value, (tuple, list)):
            return type(value)(map(lower, value))
        return np.float32(value)

    def low(*arguments):
        return lower(function(*arguments))

    low.__name__ = function.__name__
    return low


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[1])
def test_a_forward_pass_in_single_precision_is_judged_by_neither(pair, capsys):
    """No numeric gradient can be had of it: the table says so, and blames nothing."""
    space = notebook()
    forward = lowered(space[pair[0]])
    assert report(forward)[0] == "right"
    printed = said_by_gradient_check(capsys, forward, space[pair[1]])
    assert "✗" not in printed
    assert "right" not in printed.splitlines()[0]
    assert "not judged" in printed
    assert "single precision (float32)" in printed
    assert f"check({pair[1]})" in printed


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[1])
def test_a_backward_pass_in_single_precision_is_right_in_both(pair, capsys):
    """With the same remark."""
    space = notebook()
    backward = lowered(space[pair[1]])
    state, text = report(backward)
    printed = said_by_gradient_check(capsys, space[pair[0]], backward)
    assert state == "right"
    assert "✗" not in printed
    for said in (text, printed):
        assert "to few digits, as in single precision (float32)" in said
        assert "float64 has 16 digits" in said


@pytest.mark.parametrize(
    ("change", "judged"),
    [
        ("np.round(a_next, 6)", False),
        ("np.round(a_next, 15)", True),
        ("a_next.astype(np.float32).astype(float)", False),
        ("np.sign(a_next) * np.abs(a_next)", True),
    ],
)
def test_what_loses_the_derivative_alone_is_right_in_both(change, judged, capsys):
    """np.abs, np.sign and np.round take complex numbers, and the derivative out of them."""
    space = notebook()
    edit = ("cache = (", f"a_next = {change}\n    cache = (")
    forward = edited("rnn_cell_forward", edit, space=space)
    assert report(forward)[0] == "right"
    printed = said_by_gradient_check(capsys, forward, space["rnn_cell_backward"])
    assert "✗" not in printed
    assert ("5 of 5 right" in printed) is judged
    assert ("not judged" in printed) is not judged


def test_a_function_that_rounds_has_no_numeric_gradient():
    """Nor is one made up."""
    x = np.array([0.3217654, -1.2345678])
    for rounds in (lambda v: np.sum(np.float32(v) ** 2), lambda v: np.sum(np.round(v**2, 6))):
        assert np.isnan(rnn_utils.numeric_gradient(rounds, x)).all()
    smooth = rnn_utils.numeric_gradient(lambda v: np.sum(np.abs(v) * v), x)
    np.testing.assert_allclose(smooth, 2 * np.abs(x), rtol=1e-8)


def test_an_unrounded_mistake_is_wrong_though_the_derivative_is_lost(capsys):
    """The small steps judge as the complex one does."""
    space = notebook()
    edit = ("cache = (", "a_next = np.sign(a_next) * np.abs(a_next)\n    cache = (")
    forward = edited("rnn_cell_forward", edit, space=space)
    wrong = edited("rnn_cell_backward", ("1 - a_next**2", "1 - a_next"), space=space)
    printed = said_by_gradient_check(capsys, forward, wrong)
    assert printed.count("✗") == 5


@pytest.mark.parametrize("factor", [1 + 3e-6, 1 + 3e-5])
def test_one_tolerance_in_both(factor, capsys):
    """Five digits are right in check and in the table."""
    space = notebook()
    old = space["rnn_cell_backward"]

    def rnn_cell_backward(da_next, cache):
        return {key: value * factor for key, value in old(da_next, cache).items()}

    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], rnn_cell_backward)
    right = report(rnn_cell_backward)[0] == "right"
    assert right is (factor < 1 + 1e-5)
    assert ("5 of 5 right" in printed) is right
    assert ("right to 5 digits" in printed) is right


@pytest.mark.parametrize("guard", ["1e-7", "1e-8"])
def test_a_guarded_loss_is_right_in_the_table(second, guard):
    """log(p + 1e-8) is right in check: so is the gradient of it."""
    space = notebook(second)
    loss = edited(
        "cross_entropy", ("np.log(p_right)", f"np.log(p_right + {guard})"), space=space,
        assignment=second)  # fmt: skip
    assert report(loss)[0] == "right"
    scores = np.random.RandomState(2).standard_normal((3, 5, 7))
    labels = np.eye(3)[np.random.RandomState(3).randint(3, size=(5, 7))].transpose(2, 0, 1)
    softmax = space["softmax"]
    numeric = rnn_utils.numeric_gradient(lambda tried: loss(softmax(tried), labels), scores)
    row = notebook_check.judge_gradient(
        "dzy", {"dzy": space["output_gradient"](softmax(scores), labels)}, numeric
    )
    assert row[0] == "✓"
    low = write("def cross_entropy(y_pred, labels):\n"
                "    return -np.mean(np.log(np.sum(labels * y_pred.real.astype(np.float32), 0)))\n",
                space)  # fmt: skip
    assert report(low)[0] == "right"
    numeric = rnn_utils.numeric_gradient(lambda tried: low(softmax(tried), labels), scores)
    row = notebook_check.judge_gradient(
        "dzy", {"dzy": space["output_gradient"](softmax(scores), labels)}, numeric
    )
    assert row[0] == "?"


def test_a_green_table_says_where_check_is_red(capsys):
    """What the inputs of the table do not show is not called right by it."""
    edit = ('"da0": da_prevt', '"da0": da_prevt if T_x > 1 else 0 * da_prevt')
    space = notebook()
    wrong = edited("rnn_backward", edit, space=space)
    assert report(wrong)[0] == "wrong"
    printed = said_by_gradient_check(capsys, space["rnn_forward"], wrong)
    assert "✗" not in printed
    assert "check(rnn_backward) tries more, and finds something wrong" in printed


def test_where_a_right_check_meets_a_red_table_the_table_says_why(capsys):
    """Nearly right numbers, and a slope that is not: the forward pass may have brought it."""
    space = notebook()
    forward = edited(
        "rnn_cell_forward",
        ("cache = (", "a_next = a_next + 1e-6 * np.sin(300 * a_next)\n    cache = ("),
        space=space,
    )
    assert report(forward)[0] == "right"
    printed = said_by_gradient_check(capsys, forward, space["rnn_cell_backward"])
    assert "✗" in printed
    assert "check(rnn_cell_backward) calls it right" in printed
    assert "rnn_cell_forward may have" in printed


def test_nothing_returned_is_not_called_a_dictionary(second):
    """Of a gradient that is None it is not said that it is missing."""
    row = notebook_check.judge_gradient("dzy", {"dzy": None}, np.ones(3))
    assert "it is None" in row[4]


WINDOWS = [  # a sequence function, and what makes it right for a few steps only
    ("rnn_forward", ("range(T_x)", "range(min(T_x, 20))")),
    ("lstm_forward", ("range(T_x)", "range(min(T_x, 20))")),
    ("rnn_forward", ("x[:, :, t], a_next", "x[:, :, t], a_next * (t != 24)")),
    ("lstm_forward", ("t], a_next, c_next", "t], a_next, c_next * (t != 24)")),
    ("rnn_backward", ("+ da_prevt", "+ da_prevt * (T_x - 1 - t < 6)")),
    ("rnn_backward", ("+ da_prevt", "+ da_prevt * (T_x - 1 - t < 20)")),
    ("lstm_backward", ("+ da_prevt, dc_prevt", "+ da_prevt * (t > T_x - 11), dc_prevt")),
    ("lstm_backward", ("+ da_prevt, dc_prevt", "+ da_prevt, dc_prevt * (t > T_x - 21)")),
]


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "edit"), WINDOWS)
def test_what_fails_on_long_sequences_alone_is_red(name, edit, capsys):
    """Each sequence function is tried on 30 steps, too."""
    space = notebook()
    state, text = report(edited(name, edit, space=space))
    assert state == "wrong"
    assert "T_x = 30" in text
    if name.endswith("backward"):
        forward = space[name.replace("backward", "forward")]
        printed = said_by_gradient_check(capsys, forward, space[name])
        assert "✗" in printed
        assert "T_x = 30" in printed


def test_a_limit_above_all_gradients_is_not_said_to_show(capsys):
    """What is cut off at a million is not found, and nothing else is promised."""
    space = notebook()
    cut = edited("rnn_cell_backward", ("dz @ a_prev.T", "np.clip(dz @ a_prev.T, -1e6, 1e6)"))
    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], cut)
    assert "✗" not in printed
    assert "limit" not in printed
    cell = next(c for c in FIRST.notebook["cells"] if c["id"] == "rnn-cell-backward-text")
    assert "whether anything is cut off at a limit below it" in "".join(cell["source"])
