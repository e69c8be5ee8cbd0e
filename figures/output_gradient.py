"""Where da comes from: what lies between the loss and the hidden state of one step."""

from figures.style import CELL, GRADIENT, NOTE, OPERATION, PARAMETER, A, Card, Y, at

RED = GRADIENT[0]
SIZE = 20  # large enough to be read on a telephone


def draw():
    """The figure, on its card."""
    card = Card(520, "")
    title = "Where `da` comes from: one step's output"
    card.text(24, 42, title, size=25, align="left", weight="bold")
    row, weights, biases = 262, 140, 224
    card.area(290, 144, 784, 442, "")
    card.text(304, 170, "softmax and loss, taken together", color=NOTE, size=SIZE, align="left")

    card.arrow((30, 92), (76, 92), color="#98a4b5", width=1.5)
    card.text(88, 92, "forward", color=NOTE, size=SIZE, align="left")
    card.arrow((252, 92), (206, 92), color=RED, width=2.5)
    card.text(264, 92, "gradients, back", color=NOTE, size=SIZE, align="left")

    ways = ((88, weights - 15), (weights + 15, biases - 15), (biases + 15, 306), (418, 460))
    for start, end in (*ways, (528, 572), (688, 714)):
        card.there_and_back((start, row), (end, row))
    for x in (weights, biases):
        card.there_and_back((x, 204), (x, row - 15))
    card.arrow((630, 351), (630, row + 34), color=NOTE)

    card.box(54, row, 68, 48, A, at("a"), size=SIZE)
    card.operation(weights, row, "@")
    card.operation(biases, row, "+")
    for x, name in ((weights, "Wya"), (biases, "by")):
        card.box(x, 186, 62, 36, PARAMETER, f"`{name}`", size=SIZE)
        card.box(x, 140, 74, 36, GRADIENT, f"`d{name}`", size=SIZE)
    card.text(266, row - 32, at("z_y"), color=NOTE, size=SIZE)
    card.box(362, row, 112, 48, OPERATION, "softmax", size=SIZE)
    card.box(494, row, 68, 48, Y, at("y"), size=SIZE)
    card.box(630, row, 116, 68, OPERATION, "cross-", "entropy", size=SIZE)
    card.box(746, row, 64, 48, CELL, "")
    card.text(746, row, "loss", size=SIZE)
    card.box(630, 372, 190, 42, Y, "`labels`, one-hot", size=SIZE)

    card.box(266, row + 44, 64, 36, GRADIENT, "`dzy`", size=SIZE)
    card.box(54, row + 54, 64, 36, GRADIENT, "`da`", size=SIZE)
    card.text(304, 418, "exercise 2: `dzy`", color=RED, size=SIZE, align="left")
    card.text(24, 388, "exercise 3:", color=RED, size=SIZE, align="left")
    card.text(24, 418, "`da`, `dWya`, `dby`", color=RED, size=SIZE, align="left")
    line = "Later steps are not in `da`: what they want is the carry,"
    card.text(24, 470, line, color=NOTE, size=SIZE, align="left")
    card.text(24, 498, "and `rnn_backward` adds it.", color=NOTE, size=SIZE, align="left")
    return card
