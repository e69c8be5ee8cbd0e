"""An RNN cell backward: da_next becomes dz at the tanh; dz gives all five gradients."""

from figures.style import GRADIENT, NOTE, OPERATION, REMEMBERED, A, Card, X, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(562, "The RNN cell: one step backward")
    row, weights, column = 258, 225, 350  # the hidden state's way; the columns of Waa and of x
    card.area(130, 62, 566, 424, "`rnn_cell_backward`")
    card.legend(602, 76)

    ways = ((96, weights - 15), (weights + 15, column - 15), (column + 15, 433), (507, 576))
    for start, end in ways:
        card.there_and_back((start, row), (end, row))
    for start, end in ((460, 363), (333, row + 15)):
        card.there_and_back((column, start), (column, end))
    for x in (weights, column):
        card.there_and_back((x, 174), (x, row - 15))
    card.there_and_back((weights + 27, 348), (column - 15, 348))
    card.arrow((714, row + 6), (644, row + 6), color=RED, width=2.5)

    card.value(62, row, A, at("a", "t-1"))
    card.value(column, 481, X, at("x"))
    card.value(610, row, A, at("a"))
    card.operation(weights, row, "@")
    card.operation(column, row, "+")
    card.operation(column, 348, "@")
    card.box(470, row, 74, 42, OPERATION, "tanh", size=15)
    card.parameter(weights, 160, "Waa")
    card.parameter(column, 160, "ba")
    card.parameter(weights, 348, "Wax")

    results = (
        (10, "dz", 400, row + 38),
        (12, "da_prev", 62, row + 44),
        (11, "dxt", 420, 481),
        (14, "dWaa", weights, 124),
        (13, "dWax", weights, 384),
        (15, "dba", column, 124),
    )
    for digit, name, x, y in results:
        card.gradient(x, y, name)
        card.number(x - 4.1 * len(name) - 9, y - 12, digit, color=RED)
    card.text(422, row + 38, "the + passes it on", color=NOTE, align="left", size=13)
    card.gradient(752, row + 6, "da_next", "(n_a, m)")

    lines = (
        "`da_next` is all that comes",
        f"back to {at('a')}: the part that",
        f"came through {at('y')} is in it.",
    )
    for index, line in enumerate(lines):
        card.text(586, row + 72 + 22 * index, line, color=NOTE, align="left")
    kept = ("from `cache`: `a_next`,", "`a_prev`, `xt`, `parameters`")
    card.box(684, 446, 204, 54, REMEMBERED, *kept, dashed=True)

    line = "Numbers are those of the formulas. What shape has each red box, and what does it need?"
    card.text(24, 536, line, color=NOTE, align="left")
    return card
