"""Two gradients reach a⟨t⟩: da[:, :, t] through y⟨t⟩, da_prevt from the later step; they add."""

from figures.style import CELL, GRADIENT, NOTE, OPERATION, PARAMETER, PAST, A, Card, Y, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(822, "The RNN backward through the sequence")
    draw_two_paths(card)
    card.rule(458)
    draw_loop(card)
    return card


def draw_two_paths(card):
    """The upper half: why a⟨t⟩ gets two gradients."""
    line = f"{at('a')} acts on the loss in two ways. So two gradients come back, and they add up."
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

    card.number(161, 226, 1, color=RED)
    card.text(179, 226, f"through {at('y')}", align="left", weight="bold")
    card.gradient(311, 264, "da[:, :, t]")
    card.text(248, 264, "given to you:", color=NOTE, align="right")

    card.number(434, row + 46, 2, color=RED)
    card.gradient(494, row + 46, "da_prevt")
    card.text(546, row + 46, "the carry, from the later step", align="left", weight="bold")
    line = "the `da_prev` that the cell of step $t+1$ returned"
    card.text(424, row + 76, line, color=NOTE, align="left")

    card.gradient(251, row + 46, "da[:, :, t] + da_prevt")
    card.number(134, row + 46, 3, color=RED)
    card.text(146, row + 76, "their sum is the cell's `da_next`", color=NOTE, align="left")


def draw_loop(card):
    """The lower half: the loop over three steps, from the last to the first."""
    line = "The loop runs from the last step to the first. Here $T_x = 3$, so `t` is 2, 1, 0."
    card.text(24, 488, line, align="left", size=14)
    row, slices, outputs, sums = 626, 556, 708, 772
    card.box(390, sums, 600, 36, PARAMETER, "")
    card.text(
        390,
        sums,
        "`dWax`, `dWaa`, `dba` start at zeros; every step adds its part: `+=`",
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
