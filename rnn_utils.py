"""What the course gives to students: two activations and the inputs of every public example."""

import numpy as np

__all__ = ["example", "sigmoid", "softmax"]

PARAMETER_SHAPES = {
    "Waa": (5, 5), "Wax": (5, 3), "Wya": (2, 5), "ba": (5, 1),
    "Wf": (5, 8), "Wi": (5, 8), "Wo": (5, 8), "Wc": (5, 8), "Wy": (2, 5),
    "bf": (5, 1), "bi": (5, 1), "bo": (5, 1), "bc": (5, 1), "by": (2, 1),
}  # fmt: skip
LSTM_PARAMETERS = "Wf bf Wi bi Wo bo Wc bc Wy by"


def softmax(x):
    """Turn each column of scores into probabilities.

    x: scores, shape (n, ...); the softmax runs over axis 0
    returns: positive numbers that sum to 1 over axis 0, same shape as x

    Large scores do not overflow: every column is shifted so that its largest score is 0.
    Complex scores are accepted too, which is how `gradient_check` differentiates.
    """
    x = np.asarray(x)
    e = np.exp(x - np.max(x.real, axis=0, keepdims=True))
    return e / np.sum(e, axis=0, keepdims=True)


def sigmoid(x):
    """Squash each number into the interval from 0 to 1.

    x: numbers, any shape
    returns: 1 / (1 + exp(-x)), same shape as x

    Written so that exp never sees a positive number, on either side: it cannot overflow.
    Complex numbers are accepted too, which is how `gradient_check` differentiates.
    """
    x = np.asarray(x)
    positive = x.real >= 0
    e = np.exp(np.where(positive, -x, x))
    return np.where(positive, 1, e) / (1 + e)


def example(name):
    """The inputs of the public example of one exercise, the same on every machine.

    name: name of the exercise, for instance "rnn_cell_forward"
    returns: a tuple of arrays, and the dictionary of parameters, in the order in which
        the forward function takes them; for a backward exercise the upstream gradients follow

    Sizes: n_x = 3, m = 10, n_a = 5, n_y = 2.
    """
    if name not in EXAMPLES:
        raise ValueError(f"there is no example for {name!r}; there is one for: {', '.join(EXAMPLES)}")
    states, parameter_names, upstream = EXAMPLES[name]
    draw = np.random.RandomState(1).randn  # the numbers of np.random.seed(1)
    arrays = [draw(*shape) for shape in states]
    parameters = {key: draw(*PARAMETER_SHAPES[key]) for key in parameter_names.split()}
    return (*arrays, parameters, *(draw(*shape) for shape in upstream))


# name: shapes of the states, names of the parameters in drawing order, shapes of the gradients
EXAMPLES = {
    "rnn_cell_forward": ([(3, 10), (5, 10)], "Waa Wax Wya ba by", []),
    "rnn_forward": ([(3, 10, 4), (5, 10)], "Waa Wax Wya ba by", []),
    "lstm_cell_forward": ([(3, 10), (5, 10), (5, 10)], LSTM_PARAMETERS, []),
    "lstm_forward": ([(3, 10, 7), (5, 10)], LSTM_PARAMETERS, []),
    "rnn_cell_backward": ([(3, 10), (5, 10)], "Wax Waa Wya ba by", [(5, 10)]),
    "rnn_backward": ([(3, 10, 4), (5, 10)], "Wax Waa Wya ba by", [(5, 10, 4)]),
    "lstm_cell_backward": ([(3, 10), (5, 10), (5, 10)], LSTM_PARAMETERS, [(5, 10), (5, 10)]),
    "lstm_backward": ([(3, 10, 4), (5, 10)], LSTM_PARAMETERS, [(5, 10, 4)]),
}
