"""Where da comes from: the loss gives dzy at the softmax; Wya turns dzy into da[:, :, t]."""

from figures.style import CELL, GRADIENT, NOTE, OPERATION, A, Card, Y, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(524, "Where `da` comes from: the gradient through the output of one step")
    row, weights, biases = 216, 200, 296
    card.legend(622, 64)
    card.area(398, 118, 776, 338, "softmax and cross-entropy in one")

    ways = ((112, weights - 15), (weights + 15, biases - 15), (biases + 15, 416), (498, 530))
    for start, end in (*ways, (598, 628), (706, 722)):
        card.there_and_back((start, row), (end, row))
    for x in (weights, biases):
        card.there_and_back((x, 150), (x, row - 15))
    card.arrow((667, 281), (667, row + 29), color=NOTE)

    card.value(78, row, A, at("a"))
    card.operation(weights, row, "@")
    card.operation(biases, row, "+")
    card.parameter(weights, 136, "Wya")
    card.parameter(biases, 136, "by")
    card.text(355, row - 24, at("z_y"), color=NOTE, size=15)
    card.box(457, row, 82, 42, OPERATION, "softmax", size=15)
    card.value(564, row, Y, at("y"))
    card.box(667, row, 78, 58, OPERATION, "cross-", "entropy")
    card.box(746, row, 48, 42, CELL, "")
    card.text(746, row, "loss")
    card.box(667, 299, 136, 36, Y, "`labels`, one-hot", size=13)

    results = (
        ("dzy[:, :, t]", 337, row + 44), ("dWya", weights, 100), ("dby", biases, 100),
        ("da[:, :, t]", 78, row + 44),
    )  # fmt: skip
    for digit, (name, x, y) in enumerate(results, start=1):
        card.gradient(x, y, name)
        card.number(x - 4.1 * len(name) - 9, y - 12, digit, color=RED)

    formulas = (
        ("`dzy[:, :, t]` = (`y_pred[:, :, t]` − `labels[:, :, t]`) / (`m * T_x`)", "(n_y, m)"),
        ("`dWya` = sum over `t` of `dzy[:, :, t]` @ `a[:, :, t].T`", "(n_y, n_a)"),
        ("`dby` = sum over `t` and over the batch of `dzy`", "(n_y, 1)"),
        ("`da[:, :, t]` = `Wya.T` @ `dzy[:, :, t]`", "(n_a, m)"),
    )
    for index, (line, shape) in enumerate(formulas):
        y = 382 + 30 * index
        card.formula(24, y, index + 1, line, color=RED)
        card.text(640, y, f"`{shape}`", color=NOTE, align="left", size=13)
    line = "The carry of later steps is not in `da`: `rnn_backward` adds it."
    card.text(24, 502, line, color=NOTE, align="left")
    return card
