"""rnn_backward: from the last step to the first, each cell gets da[:, :, t] and a carry."""

from figures.style import GRADIENT, NOTE, OPERATION, PARAMETER, Card, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(390, "The RNN backward through the sequence")
    line = "The loop runs from the last step to the first. Here $T_x = 3$, so `t` is 2, 1, 0."
    card.text(24, 58, line, align="left", size=14)
    row, slices, outputs, sums = 196, 126, 278, 342
    card.box(390, sums, 600, 36, PARAMETER, "")
    card.text(
        390,
        sums,
        "`dWax`, `dWaa`, `dba` start at zeros; every step has a part in them",
        color=PARAMETER[0],
        size=14,
    )

    start = 722
    for t, step in ((2, ": last step, done first"), (1, ""), (0, ": first step, done last")):
        add = 682 - 220 * (2 - t)
        cell = add - 80
        card.text(add, slices - 30, f"for {at('a', str(t + 1))}{step}", color=NOTE)
        card.arrow((add, slices + 14), (add, row - 15), color=RED)
        card.arrow((start, row), (add + 15, row), color=RED, width=3)
        card.arrow((add - 15, row), (cell + 44, row), color=RED, width=3)
        card.arrow((cell - 28, row + 31), (cell - 28, outputs - 14), color=RED)
        card.arrow((cell + 33, row + 31), (cell + 33, sums - 18), color=RED)
        card.gradient(add, slices, f"da[:, :, {t}]")
        card.operation(add, row, "+", colors=(RED, "#ffffff"))
        card.box(cell, row, 88, 62, OPERATION, "cell", f"`t = {t}`")
        card.gradient(cell - 28, outputs, f"dx[:, :, {t}]")
        if t:
            card.text(cell - 88, row - 18, "`da_prevt`", color=RED, size=13)
        start = cell - 44
    card.arrow((start, row), (78, row), color=RED, width=3)
    card.gradient(50, row, "da0", "(n_a, m)")
    card.text(50, row + 45, "last carry", color=NOTE)
    card.box(753, row, 62, 32, GRADIENT, "zeros", dashed=True)
    for line, text in enumerate(("`da_prevt` starts", "at zeros: there is", "no later step")):
        card.text(784, row + 34 + 19 * line, text, color=NOTE, align="right")
    return card
