"""An LSTM cell: forget and update gates renew the memory c⟨t⟩, the output gate gives a⟨t⟩."""

from figures.style import INK, NOTE, OPERATION, REMEMBERED, A, C, Card, X, Y, at


def draw():
    """The figure, on its card."""
    card = Card(604, "The LSTM cell: one step forward")
    memory, hidden, gates = 130, 375, 302  # the heights of the three rows
    card.area(108, 84, 704, 418, "`lstm_cell_forward`")

    card.value(56, memory, C, at("c", "t-1"), "c_prev", "(n_a, m)")
    card.value(56, hidden, A, at("a", "t-1"), "a_prev", "(n_a, m)")
    card.value(175, 475, X, at("x"), "xt", "(n_x, m)", side="right")
    card.value(752, memory, C, at("c"), "c_next", "(n_a, m)")
    card.value(752, hidden, A, at("a"), "a_next", "(n_a, m)")
    card.value(655, 46, Y, at("y"), "yt_pred", "(n_y, m)", side="right")

    # The memory's way, and the hidden state's into the gates.
    card.arrow((90, memory), (220, memory), color=C[0], width=3)
    card.arrow((250, memory), (400, memory), color=C[0], width=3)
    card.arrow((430, memory), (718, memory), color=C[0], width=3)
    card.arrow((90, hidden), (136, hidden), color=A[0])
    card.arrow((175, 453), (175, 393), color=X[0])
    card.arrow((214, hidden), (505, hidden), (505, gates + 29), color=INK)
    for x in (235, 325, 415):
        card.dot(x, hidden, INK)
        card.arrow((x, hidden), (x, gates + 29), color=INK)
    card.box(175, hidden, 78, 36, OPERATION, "concat", size=14)

    # From the gates to the memory and to the new hidden state.
    card.arrow((235, gates - 29), (235, memory + 15), color=INK)
    card.arrow((325, gates - 29), (325, 215), (400, 215), color=INK)
    card.arrow((415, gates - 29), (415, 230), color=INK)
    card.arrow((415, 200), (415, memory + 15), color=INK)
    card.dot(585, memory, C[0])
    card.arrow((585, memory), (585, 168), color=C[0])
    card.arrow((585, 202), (585, 230), color=INK)
    card.arrow((505, gates - 29), (505, 245), (570, 245), color=INK)
    card.arrow((585, 260), (585, hidden), (718, hidden), color=A[0])
    card.dot(655, hidden, A[0])
    card.arrow((655, hidden), (655, gates + 29), color=A[0])
    card.arrow((655, gates - 29), (655, 67), color=Y[0], bridge=memory)

    card.operation(235, memory, "∗")
    card.operation(415, memory, "+")
    card.operation(415, 215, "∗")
    card.operation(585, 245, "∗")
    card.box(585, 185, 58, 34, OPERATION, "tanh", size=14)
    card.gate(235, gates, "σ", "`Wf`, `bf`")
    card.gate(325, gates, "σ", "`Wi`, `bi`")
    card.gate(415, gates, "tanh", "`Wc`, `bc`")
    card.gate(505, gates, "σ", "`Wo`, `bo`")
    card.gate(655, gates, "softmax", "`Wy`, `by`", width=80)
    for x, y, name in ((244, 250, "ft"), (334, 250, "it"), (424, 250, "cct"), (514, 260, "ot")):
        card.text(x, y, f"`{name}`", align="left")

    kept = (
        "kept in `cache`: `a_next`, `c_next`, `a_prev`, `c_prev`,",
        "`ft`, `it`, `cct`, `ot`, `xt`, `parameters`",
    )
    card.box(545, 475, 372, 54, REMEMBERED, *kept, dashed=True)

    numbers = ((198, 273), (288, 273), (378, 273), (435, 110), (468, 273), (565, 225), (615, 273))
    names = (
        (3, "forget gate"), (4, "update gate"), (5, "candidate"), (6, "memory"),
        (7, "output gate"), (8, "hidden state"), (9, "prediction"),
    )  # fmt: skip
    for (x, y), (digit, name), place in zip(numbers, names, range(7), strict=True):
        card.number(x, y, digit)
        card.formula(24 + 150 * (place % 5), 548 + 30 * (place // 5), digit, name)
    note = f"`concat` is {at('a', 't-1')} above {at('x')}: `(n_a + n_x, m)`"
    card.text(356, 578, note, color=NOTE, align="left")
    return card
