"""Where da comes from: the loss gives dzy at the softmax; Wya turns dzy into da[:, :, t]."""

from figures.style import CELL, GRADIENT, NOTE, OPERATION, A, Card, Y, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(484, "Where `da` comes from: the gradient through the output")
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
    card.box(457, row, 82, 42, OPERATION, "softmax", size=15)
    card.value(564, row, Y, at("y"))
    card.box(667, row, 78, 58, OPERATION, "cross-", "entropy")
    card.box(746, row, 48, 42, CELL, "")
    card.text(746, row, "loss")
    card.box(667, 299, 116, 36, Y, "`label`, one-hot", size=13)

    results = (
        ("dzy", 355, row + 38), ("dWya", weights, 100), ("dby", biases, 100),
        ("da[:, :, t]", 78, row + 44),
    )  # fmt: skip
    for digit, (name, x, y) in enumerate(results, start=1):
        card.gradient(x, y, name)
        card.number(x - 4.1 * len(name) - 9, y - 12, digit, color=RED)

    formulas = (
        ("`dzy` = `yt_pred` − `label`", "(n_y, m)"),
        ("`dWya` = `dzy` @ `a_next.T`", "(n_y, n_a)"),
        ("`dby` = sum of `dzy` over the batch", "(n_y, 1)"),
        ("`da[:, :, t]` = `Wya.T` @ `dzy`", "(n_a, m)"),
    )
    for index, (line, shape) in enumerate(formulas):
        x, y = 24 + 394 * (index // 2), 382 + 30 * (index % 2)
        card.formula(x, y, index + 1, line, color=RED)
        card.text(x + 286, y, f"`{shape}`", color=NOTE, align="left", size=13)
    line = (
        "The loss here is a sum over the batch; a mean over its `m` examples divides `dzy` by `m`."
    )
    card.text(24, 450, line, color=NOTE, align="left")
    return card
