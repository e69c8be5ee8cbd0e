"""An RNN is one cell with a loop; unrolled in time, it is T_x copies that share parameters."""

from figures.style import NOTE, OPERATION, PARAMETER, A, Card, X, Y, at


def draw():
    """The figure, on its card."""
    card = Card(446, "An RNN, and the same RNN unrolled in time")
    outputs, row, inputs = 124, 226, 328

    # Rolled up: what the cell gives comes back into it.
    card.arrow((80, inputs - 21), (80, row + 33), color=X[0])
    card.arrow((80, row - 33), (80, outputs + 21), color=Y[0])
    loop = ((126, row), (166, row), (166, row + 58), (108, row + 58), (108, row + 33))
    card.arrow(*loop, color=A[0])
    card.box(80, row, 92, 66, OPERATION, "RNN", "cell", size=15)
    card.value(80, outputs, Y, at("y"))
    card.value(80, inputs, X, at("x"))
    card.text(174, row + 18, at("a"), color=A[0], size=15, align="left")
    labels = ((122, outputs, "(n_y, m)"), (174, row + 43, "(n_a, m)"), (122, inputs, "(n_x, m)"))
    for x, y, shape in labels:
        card.text(x, y, f"`{shape}`", color=NOTE, size=13, align="left")

    card.text(229, row - 24, "unrolled", color=NOTE)
    card.arrow((198, row), (260, row), color=NOTE, width=4)

    # Unrolled: a copy for each step.
    card.text(362, 76, "time", color=NOTE, align="right")
    card.arrow((372, 76), (744, 76), color=NOTE, width=1.5)
    steps = ((404, "1"), (532, "2"), (706, "T_x"))
    for x, step in steps:
        card.arrow((x, inputs - 21), (x, row + 33), color=X[0])
        card.arrow((x, row - 33), (x, outputs + 21), color=Y[0])
        card.box(x, row, 76, 66, OPERATION, "RNN", "cell", size=15)
        card.value(x, outputs, Y, at("y", step))
        card.value(x, inputs, X, at("x", step))
    card.value(312, row, A, at("a", "0"), "a0")
    card.arrow((346, row), (366, row), color=A[0])
    card.arrow((442, row), (494, row), color=A[0])
    card.arrow((570, row), (604, row), color=A[0], head=False)
    card.arrow((636, row), (668, row), color=A[0])
    card.arrow((744, row), (782, row), color=A[0])
    for height, color in ((row, A[0]), (outputs, Y[0]), (inputs, X[0])):
        card.text(620, height - 3, "…", color=color, size=20)
    for x, step in ((466, "1"), (594, "2"), (767, "T_x")):
        card.text(x, row - 20, at("a", step), color=A[0], size=15)

    card.box(555, 394, 378, 36, PARAMETER, "")
    line = "every copy: the same `Wax`, `Waa`, `Wya`, `ba`, `by`"
    card.text(555, 394, line, color=PARAMETER[0], size=14)
    return card
