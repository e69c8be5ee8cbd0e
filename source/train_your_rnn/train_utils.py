"""What the second notebook hands to its students, beside rnn_utils.py:

    one_hot              numbers to columns with a single 1
    example              the arguments of an exercise's public example
    compare_gradients    a table: your gradients against numeric ones
    plot                 curves over the steps of training

`check` has its numbers and hints from `check_entry` and `fingerprint`, as rnn_utils.py says.
"""

import numpy as np

from rnn_reference import rnn_forward
from rnn_utils import align, fingerprint, judge_gradient  # noqa: F401 - see above

__all__ = ["compare_gradients", "example", "one_hot", "plot"]

# what each function of the notebook returns
EXAMPLES = {
    "cross_entropy": "loss",
    "output_gradient": "dzy",
    "output_backward": "a dictionary",
    "loss_and_gradients": "loss gradients",
    "clip_gradients": "clipped norm",
    "train_step": "updated loss norm",
}


def one_hot(indices, n):
    """Columns with a single 1.

    indices: which place of its column is the 1, numbers below n, shape (m, T_x)
    returns: array of zeros and ones, shape (n, m, T_x)
    """
    return np.eye(n)[indices].transpose(2, 0, 1)


def example(name):
    """The arguments of the public example of one exercise, the same on every machine.

    name: name of the exercise, for instance "cross_entropy"
    returns: a tuple of what the function takes, in its order

    Sizes: n_x = 2, n_y = 3, n_a = 4, m = 5, T_x = 7
    """
    if name not in EXAMPLES:
        known = ", ".join(EXAMPLES)
        raise ValueError(f"there is no example for {name!r}; there is one for {known}")
    random = np.random.RandomState(1)
    x, a0 = random.standard_normal((2, 5, 7)), random.standard_normal((4, 5))
    shapes = {"Wax": (4, 2), "Waa": (4, 4), "Wya": (3, 4), "ba": (4, 1), "by": (3, 1)}
    parameters = {key: random.standard_normal(shape) for key, shape in shapes.items()}
    labels = one_hot(random.randint(3, size=(5, 7)), 3)
    dzy = random.standard_normal(labels.shape)
    learning_rate, max_norm = np.float64(0.5), np.float64(0.2)
    a, y_pred, _ = rnn_forward(x, a0, parameters)
    y_pred[:, 0, 0] = labels[:, 0, 0]  # one prediction is sure, and right
    return {
        "cross_entropy": (y_pred, labels),
        "output_gradient": (y_pred, labels),
        "output_backward": (dzy, a, parameters),
        "loss_and_gradients": (x, a0, labels, parameters),
        "clip_gradients": ({"d" + key: value for key, value in parameters.items()}, max_norm),
        "train_step": (x, labels, parameters, learning_rate, max_norm),
    }[name]


def check_entry(name, functions):
    """The entry of check_data.json for one exercise; see the top of rnn_utils.py."""
    import rnn_check

    return rnn_check.make_entry(functions[name], example(name), EXAMPLES[name].split())


def compare_gradients(gradients, numeric):
    """Print a table of the relative errors of gradients.

    gradients: dictionary of your gradients
    numeric: dictionary of what they should be, found by trying, under the same names
    """
    rows = [judge_gradient(name, gradients, wanted) for name, wanted in numeric.items()]
    print("\n".join(align(("", "gradient", "shape", "relative error", "verdict"), rows)))


def plot(title, curves, lines, ylabel="loss", top=None):
    """Draw curves over the steps of training.

    curves: dictionary from labels to lists of numbers
    lines: dictionary from labels to numbers, drawn as horizontal lines to compare with
    top: where the picture ends; what is higher is cut off
    """
    try:
        import matplotlib.pyplot as plt
    except ImportError:
        print("No picture here: matplotlib is missing. Nothing else needs it.")
        return
    figure, axes = plt.subplots(figsize=(8, 3), layout="constrained")
    for color, (label, values) in zip(("#2a78b5", "#c8641b"), curves.items(), strict=False):
        axes.plot(values, color=color, linewidth=1, label=label)
    for label, value in lines.items():
        axes.axhline(value, color="0.4", linestyle="--", linewidth=1, label=label)
    axes.set(title=title, xlabel="steps of training", ylabel=ylabel)
    axes.set_ylim(0, top)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, ncols=3)
    figure.set_facecolor("white")
    plt.show()
    plt.close(figure)
