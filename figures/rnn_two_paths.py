"""Two parts of its gradient reach a⟨t⟩, through y⟨t⟩ and from the later step; what is the whole?"""

from figures.style import CELL, GRADIENT, NOTE, OPERATION, PAST, A, Card, Y, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(440, "Two ways from a hidden state to the loss")
    line = f"{at('a')} acts on the loss in two ways. So two parts of its gradient come back."
    card.text(24, 62, line + " Each is `(n_a, m)`.", align="left", size=14)
    loss, output, row = 112, 206, 325
    card.box(547, loss, 400, 36, CELL, "")
    card.text(547, loss, "the loss: one part from every output", size=14)

    card.path((390, row), (390, loss), color=Y[1])
    card.path((390, row), (705, row), (705, loss), color=A[1])
    card.legend(24, loss - 10)

    for x in (390, 705):
        for bottom, top in ((row - 21, output + 21), (output - 21, loss + 18)):
            card.arrow((x - 8, bottom), (x - 8, top), color=PAST[0], width=1.5)
            card.arrow((x + 8, top), (x + 8, bottom), color=RED, width=3)
    for left, right in ((146, 356), (424, 540), (640, 671), (739, 768)):
        card.arrow((left, row - 8), (right, row - 8), color=PAST[0], width=1.5)
        card.arrow((right, row + 8), (left, row + 8), color=RED, width=3)

    card.value(390, output, Y, at("y"))
    card.value(705, output, Y, at("y", "t+1"))
    card.value(390, row, A, at("a"))
    card.value(705, row, A, at("a", "t+1"))
    card.text(780, row, "…", size=17)
    for x, step in ((96, "$t$"), (590, "$t+1$")):
        card.box(x, row, 100, 62, OPERATION, "cell of", f"step {step}")

    card.text(148, 226, f"path 1, through {at('y')}", align="left", weight="bold")
    card.gradient(311, 264, "da[:, :, t]")
    card.text(248, 264, "given to you:", color=NOTE, align="right")

    card.gradient(468, row + 46, "da_prevt")
    card.text(520, row + 46, "path 2, the carry of the later step", align="left", weight="bold")
    line = "the `da_prev` that the cell of step $t+1$ returned"
    card.text(424, row + 76, line, color=NOTE, align="left")

    card.gradient(251, row + 46, "da_next = ?")
    card.text(146, row + 76, "what this cell has to be given", color=NOTE, align="left")
    return card
