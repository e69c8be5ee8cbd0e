"""What the second assignment's functions are tried on finds the mistakes that look right."""

from contextlib import nullcontext

import numpy as np
import pytest
from first_notebook import module
from test_instruments import SECOND, full_marks, judged_on, notebook, notebook_check, report, write
from test_instruments import second as second  # a fixture

from rnngrader.course.probes import fresh_probes

P = "    p = np.sum(labels * y_pred, axis=0)\n"
NORM = "    norm = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))\n"
FACTOR = "    f = max_norm / norm if norm > max_norm else 1.0\n"
SCALED = "    return {k: f * g for k, g in gradients.items()}, norm\n"

WRONG = {
    "0 is taken for 1": P + "    p[p == 0] = 1\n    return -np.mean(np.log(p))\n",
    "0 is left out": P + "    return -np.mean(np.log(p[p > 0]))\n",
    "infinite is 0": P + "    l = -np.mean(np.log(p))\n    return l if np.isfinite(l) else 0.0\n",
    "at least 1e-3": P + "    return -np.mean(np.log(np.clip(p, 1e-3, 1)))\n",
    "at least 1e-4": P + "    return -np.mean(np.log(np.clip(p, 1e-4, 1)))\n",
    "at most 10": P + "    return min(-np.mean(np.log(p)), 10.0)\n",
    "Frobenius": "    norm = np.sqrt(sum(np.linalg.norm(g, 'f')**2 for g in gradients.values()))\n"
    + FACTOR + SCALED,
    "trace": "    norm = np.sqrt(sum(np.trace(g.T @ g) for g in gradients.values()))\n"
    + FACTOR + SCALED,
    "two sums": "    norm = np.sqrt(sum(sum(sum(g**2)) for g in gradients.values()))\n"
    + FACTOR + SCALED,
    "division by zero": NORM + "    f = min(1.0, float(max_norm) / float(norm))\n" + SCALED,
    "short ones are dropped": NORM
    + "    if norm < 1e-3:\n        return {k: 0 * g for k, g in gradients.items()}, 0.0\n"
    + FACTOR + SCALED,
    "short ones are lengthened": NORM + "    f = max_norm / norm if norm else 1.0\n" + SCALED,
}  # fmt: skip
RIGHT = {
    **{
        f"log(p + {small})": P + f"    return -np.mean(np.log(p + {small}))\n"
        for small in ("1e-7", "1e-8", "1e-10", "1e-12", "1e-15", "np.finfo(float).eps")
    },
    "clip": P + "    return -np.mean(np.log(np.clip(p, 1e-9, 1 - 1e-9)))\n",
    "where": P + "    return -np.mean(np.log(np.where(p == 0, 1e-16, p)))\n",
    "products": "    return -np.sum(labels * np.log(y_pred + 1e-8)) / labels[0].size\n",
    "nan_to_num": "    return -np.nan_to_num(labels * np.log(y_pred)).sum() / labels[0].size\n",
    "absolute": P + "    return np.mean(np.abs(np.log(p)))\n",
    "float32": P + "    return -np.mean(np.log(p.astype(np.float32) + np.float32(1e-7)))\n",
    "min": NORM + "    f = min(1.0, max_norm / (norm + 1e-6))\n" + SCALED,
    "guarded root": "    norm = np.sqrt(sum(np.sum(g**2) for g in gradients.values()) + 1e-12)\n"
    "    f = min(1.0, float(max_norm) / float(norm))\n" + SCALED,
    "ravel": "    norm = np.linalg.norm(np.concatenate([g.ravel() for g in gradients.values()]))\n"
    + FACTOR + SCALED,
    "norm of norms": "    norm = np.linalg.norm([np.linalg.norm(g) for g in gradients.values()])\n"
    + FACTOR + SCALED,
}  # fmt: skip

# What is compared with what, in place of the norm with the limit.
CONDITIONS = {
    "squares": "norm**2 > max_norm",
    "the limit's square": "norm > max_norm**2",
    "one": "norm > 1",
    "five": "norm > 5",
    "a tenth": "norm > 0.1",
    "twice the limit": "norm > 2 * max_norm",
    "half the limit": "norm > max_norm / 2",
    "a limit of one at least": "norm > max(max_norm, 1)",
    "a limit of one at most": "norm > min(max_norm, 1)",
    "absolute values": "sum(np.sum(abs(g)) for g in gradients.values()) > max_norm",
    "norms added up": "sum(np.linalg.norm(g.ravel()) for g in gradients.values()) > max_norm",
    "the largest norm": "max(np.linalg.norm(g.ravel()) for g in gradients.values()) > max_norm",
    "the largest number": "max(np.max(abs(g)) for g in gradients.values()) > max_norm",
    "always": "norm > 0",
    "never": "False",
}


def written(body):
    """The function that a body is of, in a notebook of its own."""
    head = (
        "cross_entropy(y_pred, labels)"
        if "y_pred" in body
        else "clip_gradients(gradients, max_norm)"
    )
    return write(f"def {head}:\n{body}", notebook(SECOND))


@pytest.mark.sampled
@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_what_looks_right_is_red_in_check_and_costs_points(second, body):
    """A right answer that was given 0, arrays of one and three axes, zeros and short gradients."""
    function = written(body)
    with np.errstate(all="ignore"):
        assert report(function)[0] == "wrong"
        assert not full_marks(second, function.__name__, function)


@pytest.mark.sampled
@pytest.mark.parametrize("body", RIGHT.values(), ids=RIGHT)
def test_whatever_stands_against_a_zero_is_right(second, body):
    """Guards of any usual size, and none, are green and earn all points."""
    function = written(body)
    with np.errstate(all="ignore"):
        state, text = report(function)
        assert state == "right", text
        assert full_marks(second, function.__name__, function)


@pytest.mark.sampled
@pytest.mark.parametrize("condition", CONDITIONS.values(), ids=CONDITIONS)
def test_a_wrong_condition_is_red_everywhere(second, condition, capsys):
    """In check, on the public probes, on any submission's own, and in the notebook's example."""
    function = written(NORM + f"    f = max_norm / norm if {condition} else 1.0\n" + SCALED)
    with np.errstate(all="ignore"):
        assert report(function)[0] == "wrong"
        assert not judged_on(second, "clip_gradients", function, second.probes("clip_gradients", 0))
        exercise = second.exercises["clip_gradients"]
        for seed in range(3):
            probes = fresh_probes(exercise, second.reference, f"{seed:032x}")
            assert not judged_on(second, "clip_gradients", function, probes)
    if condition == "norm > max_norm**2":
        return  # one set of numbers cannot show that and the squares
    space = {
        "clip_gradients": function,
        "np": np,
        "trying": nullcontext,
        "beside": module("rnn_utils").beside,
    }
    exec(next(c["source"] for c in second.notebook["cells"]
              if c.get("id") == "clip_gradients-example"), space)  # fmt: skip
    assert "✗" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("condition", CONDITIONS.values(), ids=CONDITIONS)
def test_a_caller_of_a_wrong_condition_is_sent_there(second, condition):
    """A right train_step is not said to have numbers written in; a training names the other."""
    space = notebook(SECOND)
    write("def clip_gradients(gradients, max_norm):\n" + NORM
          + f"    f = max_norm / norm if {condition} else 1.0\n" + SCALED, space)  # fmt: skip
    state, told = report(space["train_step"])
    told = " ".join(told.split())
    assert state == "right" or "begin there, with check(clip_gradients)" in told
    assert "Hint" not in told
    assert notebook_check.first_wrong(space) == "clip_gradients"
