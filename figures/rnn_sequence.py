"""rnn_forward: the cell reads the slices of x in turn and fills those of a and y_pred."""

from figures.style import NOTE, OPERATION, REMEMBERED, A, Card, X, Y, at


def draw():
    """The figure, on its card."""
    card = Card(566, "The RNN forward through the sequence")
    line = "The cell runs once for each step, from the first to the last. Here $T_x = 3$."
    card.text(24, 57, line, align="left", size=14)
    outputs, states, row, kept, inputs = 108, 166, 275, 378, 450
    card.array(outputs, Y, "y_pred", "(n_y, m, T_x)")
    card.array(states, A, "a", "(n_a, m, T_x)")
    card.array(kept, REMEMBERED, "caches", "list of T_x")
    card.array(inputs, X, "x", "(n_x, m, T_x)")

    card.value(62, row, A, at("a", "0"), "a0", "(n_a, m)")
    start = 96
    for t in range(3):
        x = 222 + 208 * t
        card.arrow((start, row), (x - 46, row), color=A[0], width=2.5)
        card.arrow((x - 26, inputs - 15), (x - 26, row + 33), color=X[0])
        card.arrow((x + 30, row + 33), (x + 30, kept - 15), color=REMEMBERED[0])
        card.arrow((x, row - 33), (x, outputs + 15), color=Y[0])
        card.arrow((x + 90, row), (x + 90, states + 15), color=A[0])
        card.dot(x + 90, row, A[0])
        card.box(x, row, 92, 66, OPERATION, "RNN cell", f"`t = {t}`")
        card.slice(x, outputs, Y, f"y_pred[:, :, {t}]")
        card.slice(x + 90, states, A, f"a[:, :, {t}]")
        card.slice(x - 26, inputs, X, f"x[:, :, {t}]")
        card.slice(x + 30, kept, REMEMBERED, "cache")
        card.text(x + 88, row + 20, at("a", str(t + 1)), color=A[0], size=15)
        start = x + 46
    card.arrow((start, row), (start + 44, row), color=A[0], width=2.5, head=False)

    line = f"Formulas count steps from 1, Python from 0: {at('x', '1')} is `x[:, :, 0]`."
    card.text(24, 510, line, color=NOTE, align="left")
    line = "Returned: `a`, `y_pred`, and the list of caches together with `x`."
    card.text(24, 537, line, color=NOTE, align="left")
    return card
