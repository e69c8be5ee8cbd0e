"""lstm_forward: two states run from step to step, a starting at a0 and c at zeros."""

from figures.style import CARD, OPERATION, REMEMBERED, A, C, Card, X, Y, at


def draw():
    """The figure, on its card."""
    card = Card(666, "The LSTM forward through the sequence")
    line = "The loop is the RNN's, with a second state: the memory $c$. Here $T_x = 3$."
    card.text(24, 57, line, align="left", size=14)
    outputs, memories, states, kept, inputs = 108, 164, 220, 478, 546
    memory, hidden, middle = 310, 380, 345  # the ways of c and of a; the cells between them
    card.array(outputs, Y, "y", "(n_y, m, T_x)")
    card.array(memories, C, "c", "(n_a, m, T_x)")
    card.array(states, A, "a", "(n_a, m, T_x)")
    card.array(kept, REMEMBERED, "caches", "list of T_x")
    card.array(inputs, X, "x", "(n_x, m, T_x)")

    card.value(62, memory, C, at("c", "0"), "zeros")
    card.value(62, hidden, A, at("a", "0"), "a0", "(n_a, m)")
    columns = (210, 406, 602)
    for start, end in zip((50, *columns), (*columns, None), strict=True):
        last = end is None
        for height, color, stop in ((memory, C[0], start + 126), (hidden, A[0], start + 70)):
            way = ((start + 46, height), (stop if last else end - 46, height))
            card.arrow(*way, color=color, width=2.5, head=not last)

    for t, x in enumerate(columns):
        card.arrow((x - 20, inputs - 15), (x - 20, middle + 57), color=X[0])
        card.arrow((x + 30, middle + 57), (x + 30, kept - 15), color=REMEMBERED[0])
        card.arrow((x, middle - 57), (x, outputs + 15), color=Y[0])
        card.arrow((x + 126, memory), (x + 126, memories + 15), color=C[0])
        card.arrow((x + 70, hidden), (x + 70, states + 15), color=A[0], bridge=memory, ground=CARD)
        card.dot(x + 126, memory, C[0])
        card.dot(x + 70, hidden, A[0])
        card.box(x, middle, 92, 114, OPERATION, "LSTM cell", f"`t = {t}`")
        card.slice(x, outputs, Y, f"y[:, :, {t}]")
        card.slice(x + 126, memories, C, f"c[:, :, {t}]")
        card.slice(x + 70, states, A, f"a[:, :, {t}]")
        card.slice(x - 20, inputs, X, f"x[:, :, {t}]")
        card.slice(x + 30, kept, REMEMBERED, "cache")
        card.text(x + 102, memory + 21, at("c", str(t + 1)), color=C[0], size=15)
        card.text(x + 92, hidden + 20, at("a", str(t + 1)), color=A[0], size=15)

    line = "The cell of step `t` gets `x[:, :, t]` and both states as the step before left them."
    card.text(24, 606, line, align="left", size=14)
    line = "Returned, in this order: `a`, `y`, `c`, and the list of caches together with `x`."
    card.text(24, 636, line, align="left", size=14)
    return card
