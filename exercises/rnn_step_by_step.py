"""What the functions of the first assignment are tried on, and what of them is compared.

Sizes: n_x inputs, n_a hidden units, n_y outputs, m examples in a batch, T_x time steps. The first
probes have sizes that all differ, so that a wrong shape shows; the "equal" ones have sizes that
are all the same, so that a missing transpose gives numbers, by which it can be named. In the last
ones all is 1 at once: max(m, 2) or a squeezed axis shows there.
"""

import numpy as np

from rnngrader import AssignmentSettings, Exercise

CELL = (
    {"n_x": 3, "n_a": 5, "n_y": 2, "m": 11},  # more examples than the public one has
    {"n_x": 4, "n_a": 3, "n_y": 6, "m": 5},
    {"n_x": 4, "n_a": 4, "n_y": 4, "m": 4},
    {"n_x": 5, "n_a": 2, "n_y": 3, "m": 1},
    {"n_x": 1, "n_a": 1, "n_y": 1, "m": 1},
)
SEQUENCE = (
    {"n_x": 3, "n_a": 5, "n_y": 2, "m": 4, "T_x": 6},
    {"n_x": 6, "n_a": 2, "n_y": 5, "m": 3, "T_x": 4},
    {"n_x": 4, "n_a": 4, "n_y": 4, "m": 4, "T_x": 4},
    {"n_x": 3, "n_a": 3, "n_y": 3, "m": 3, "T_x": 3},
    {"n_x": 4, "n_a": 2, "n_y": 3, "m": 1, "T_x": 30},  # far more than a window of some steps
    {"n_x": 3, "n_a": 5, "n_y": 2, "m": 4, "T_x": 1},
    {"n_x": 4, "n_a": 3, "n_y": 2, "m": 5, "T_x": 2},
    {"n_x": 2, "n_a": 4, "n_y": 5, "m": 6, "T_x": 3},
    {"n_x": 1, "n_a": 1, "n_y": 1, "m": 1, "T_x": 1},
)
# Each submission's own probes: sizes that no public probe has.
FRESH_CELL = {
    "n_x": range(6, 10), "n_a": range(6, 10), "n_y": range(7, 11), "m": range(12, 16),
}  # fmt: skip
FRESH_SEQUENCE = {
    "n_x": range(7, 11), "n_a": range(6, 10), "n_y": range(6, 10), "m": range(12, 15),
    "T_x": range(5, 10),
}  # fmt: skip
# What cuts numbers off at a limit shows where there are large ones. A backward function is linear
# in the gradients from above: large ones serve as well as others.


def one_example(settings):
    """Whether there is one example alone, of several numbers."""
    return settings["m"] == 1 < settings["n_x"]


CELL_BACKWARD = tuple({**s, "upstream": "large" if one_example(s) else "any"} for s in CELL)
LSTM_CELL = tuple({**s, "memory": "large" if one_example(s) else "any"} for s in CELL)
LSTM_SEQUENCE = tuple({**s, "gates": "open" if one_example(s) else "any"} for s in SEQUENCE)
FRESH_CELL_BACKWARD = {**FRESH_CELL, "upstream": "huge"}
FRESH_LSTM_CELL = {**FRESH_CELL, "memory": "large"}
FRESH_LSTM_SEQUENCE = {**FRESH_SEQUENCE, "gates": "any"}
FRESH_BACKWARD = {**FRESH_SEQUENCE, "upstream": "huge"}


def with_upstream(settings):
    """Each probe with upstream gradients at all steps, then two more with one step's alone."""
    every = tuple({**s, "upstream": "large" if one_example(s) else "every step"} for s in settings)
    first, equal = settings[0], settings[2]
    alone = ("first step", "last step")
    return every + tuple({**s, "upstream": u} for s in (first, equal) for u in alone)


def rnn_parameters(draw):
    return {
        "Wax": draw("n_a", "n_x", scale=0.5),
        "Waa": draw("n_a", "n_a", scale=0.5),
        "Wya": draw("n_y", "n_a", scale=0.5),
        "ba": draw("n_a", 1, scale=0.5),
        "by": draw("n_y", 1, scale=0.5),
    }


def lstm_parameters(draw):
    n_concat = draw["n_a"] + draw["n_x"]
    parameters = {}
    for gate in "fico":
        parameters["W" + gate] = draw("n_a", n_concat, scale=0.5)
        parameters["b" + gate] = draw("n_a", 1, scale=0.5)
    return parameters | {"Wy": draw("n_y", "n_a", scale=0.5), "by": draw("n_y", 1, scale=0.5)}


def rnn_cell_inputs(draw):
    return draw("n_x", "m"), draw("n_a", "m"), rnn_parameters(draw)


def rnn_inputs(draw):
    return draw("n_x", "m", "T_x"), draw("n_a", "m"), rnn_parameters(draw)


def lstm_cell_inputs(draw):
    """Where memory is large, one example has all of it: tanh hides in a_next what is beyond 3."""
    xt, a_prev, c_prev, parameters = lstm_cell_any(draw)
    if draw["memory"] == "large":
        c_prev[:, 0] *= 300
    return xt, a_prev, c_prev, parameters


def lstm_cell_any(draw):
    return draw("n_x", "m"), draw("n_a", "m"), draw("n_a", "m"), lstm_parameters(draw)


def lstm_inputs(draw):
    """Where gates are open, the memory grows with each step by nearly 1."""
    x, a0, parameters = lstm_any(draw)
    if draw["gates"] == "open":
        for gate in "fic":
            parameters["b" + gate] += 8
    return x, a0, parameters


def lstm_any(draw):
    return draw("n_x", "m", "T_x"), draw("n_a", "m"), lstm_parameters(draw)


def upstream(draw, *axes):
    return draw(*axes, scale={"large": 1e4, "huge": 1e9}.get(draw["upstream"], 1.0))


def upstream_gradient(draw):
    """da (n_a, m, T_x), at every step or at one alone."""
    da = upstream(draw, "n_a", "m", "T_x")
    only = {"first step": 0, "last step": -1}.get(draw["upstream"])
    if only is None:
        return da
    alone = np.zeros_like(da)
    alone[:, :, only] = da[:, :, only]
    return alone


def rnn_cell_backward_inputs(draw):
    *_, cache = draw.reference["rnn_cell_forward"](*rnn_cell_inputs(draw))
    return upstream(draw, "n_a", "m"), cache


def rnn_backward_inputs(draw):
    *_, caches = draw.reference["rnn_forward"](*rnn_inputs(draw))
    return upstream_gradient(draw), caches


def lstm_cell_backward_inputs(draw):
    *_, cache = draw.reference["lstm_cell_forward"](*lstm_cell_any(draw))
    return upstream(draw, "n_a", "m"), upstream(draw, "n_a", "m"), cache


def lstm_backward_inputs(draw):
    *_, caches = draw.reference["lstm_forward"](*lstm_any(draw))
    return upstream_gradient(draw), caches


def public_example(name):
    """Gives the arguments of an exercise's public example, in the order of its function."""

    def arguments(reference):
        inputs = reference["example"](name)
        if not name.endswith("backward"):
            return inputs
        end = 1 + next(i for i, value in enumerate(inputs) if isinstance(value, dict))
        *_, cache = reference[name.replace("backward", "forward")](*inputs[:end])
        return *inputs[end:], cache

    return arguments


RNN_CACHE = ("a_next", "a_prev", "xt", "parameters")
LSTM_CACHE = (
    "a_next", "c_next", "a_prev", "c_prev", "ft", "it", "cct", "ot", "xt", "parameters",
)  # fmt: skip
LSTM_GATES = dict.fromkeys(("dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"), 0.5)

CHECK = True
SETTINGS = AssignmentSettings(bonus=("bug_clinic",))

# What learners post, for the first students of the demo class: all gradients zero; the carry not
# used; the carry seeded with da[:, :, -1], without and with da[:, :, t] added.
SHOWCASE = (
    "rnn_backward.upstream_never_enters",
    "rnn_backward.carry_dropped",
    "rnn_backward.carry_seeded_instead_of_added",
    "rnn_backward.carry_seeded_and_last_counted_twice",
)

EXERCISES = (
    Exercise(
        name="rnn_cell_forward",
        arguments=("xt", "a_prev", "parameters"),
        inputs=rnn_cell_inputs,
        returns="tuple",
        outputs={"a_next": 2, "yt_pred": 2, "cache": 1},
        parts={"cache": RNN_CACHE},
        probes=CELL,
        fresh=(FRESH_CELL,),
        example=public_example("rnn_cell_forward"),
        spots=("a_next[4]", "yt_pred[1]"),
    ),
    Exercise(
        name="rnn_forward",
        arguments=("x", "a0", "parameters"),
        inputs=rnn_inputs,
        returns="tuple",
        outputs={"a": 2, "y_pred": 2, "caches": 1},
        parts={"caches": RNN_CACHE},
        probes=SEQUENCE,
        fresh=(FRESH_SEQUENCE,),
        calls=("rnn_cell_forward",),
        time_outputs=("a", "y_pred"),
        example=public_example("rnn_forward"),
        spots=("a[4][1]", "y_pred[1][3]", "caches[1][1][3]"),
    ),
    Exercise(
        name="lstm_cell_forward",
        arguments=("xt", "a_prev", "c_prev", "parameters"),
        inputs=lstm_cell_inputs,
        returns="tuple",
        outputs={"a_next": 4, "c_next": 4, "yt_pred": 4, "cache": 3},
        parts={"cache": LSTM_CACHE},
        probes=LSTM_CELL,
        fresh=(FRESH_LSTM_CELL,),
        example=public_example("lstm_cell_forward"),
        spots=("a_next[4]", "c_next[2]", "yt_pred[1]", "cache[1][3]"),
    ),
    Exercise(
        name="lstm_forward",
        arguments=("x", "a0", "parameters"),
        inputs=lstm_inputs,
        returns="tuple",
        outputs={"a": 3, "y": 3, "c": 2, "caches": 2},
        parts={"caches": LSTM_CACHE},
        probes=LSTM_SEQUENCE,
        fresh=(FRESH_LSTM_SEQUENCE,),
        calls=("lstm_cell_forward",),
        time_outputs=("a", "y", "c"),
        example=public_example("lstm_forward"),
        spots=("a[4][3][6]", "y[1][4][3]", "c[1][2][1]", "caches[1][1][1]"),
    ),
    Exercise(
        name="rnn_cell_backward",
        arguments=("da_next", "cache"),
        inputs=rnn_cell_backward_inputs,
        returns="dict",
        outputs=dict.fromkeys(("dxt", "da_prev", "dWax", "dWaa", "dba"), 1),
        probes=CELL_BACKWARD,
        fresh=(FRESH_CELL_BACKWARD,),
        example=public_example("rnn_cell_backward"),
        spots=("dxt[1][2]", "da_prev[2][3]", "dWax[3][1]", "dWaa[1][2]", "dba[4]"),
    ),
    Exercise(
        name="rnn_backward",
        arguments=("da", "caches"),
        inputs=rnn_backward_inputs,
        returns="dict",
        outputs=dict.fromkeys(("dx", "da0", "dWax", "dWaa", "dba"), 1),
        probes=with_upstream(SEQUENCE),
        fresh=(FRESH_BACKWARD,),
        calls=("rnn_cell_backward",),
        time_outputs=("dx",),
        backward_in_time=True,
        example=public_example("rnn_backward"),
        spots=("dx[1][2]", "da0[2][3]", "dWax[3][1]", "dWaa[1][2]", "dba[4]"),
    ),
    Exercise(
        name="bug_clinic",
        inputs=lambda draw: (),
        returns="dict",
        outputs=dict.fromkeys("ABCDE", 1),
        probes=({},),
    ),
    Exercise(
        name="lstm_cell_backward",
        arguments=("da_next", "dc_next", "cache"),
        inputs=lstm_cell_backward_inputs,
        returns="dict",
        outputs={"dxt": 2, "da_prev": 2, "dc_prev": 2} | LSTM_GATES,
        probes=CELL_BACKWARD,
        fresh=(FRESH_CELL_BACKWARD,),
        example=public_example("lstm_cell_backward"),
        spots=(
            "dxt[1][2]", "da_prev[2][3]", "dc_prev[2][3]", "dWf[3][1]", "dbf[4]", "dWi[1][2]",
            "dbi[4]", "dWc[3][1]", "dbc[4]", "dWo[1][2]", "dbo[4]",
        ),
    ),
    Exercise(
        name="lstm_backward",
        arguments=("da", "caches"),
        inputs=lstm_backward_inputs,
        returns="dict",
        outputs={"dx": 1, "da0": 1} | dict.fromkeys(LSTM_GATES, 1),
        probes=with_upstream(SEQUENCE),
        fresh=(FRESH_BACKWARD,),
        calls=("lstm_cell_backward",),
        time_outputs=("dx",),
        backward_in_time=True,
        example=public_example("lstm_backward"),
        spots=(
            "dx[1][2]", "da0[2][3]", "dWf[3][1]", "dbf[4]", "dWi[1][2]", "dbi[4]", "dWc[3][1]",
            "dbc[4]", "dWo[1][2]", "dbo[4]",
        ),
    ),
)  # fmt: skip
