"""An RNN cell: x⟨t⟩ and a⟨t-1⟩ give a⟨t⟩ through tanh, and a⟨t⟩ gives y⟨t⟩ through softmax."""

from figures.style import INK, NOTE, OPERATION, REMEMBERED, A, Card, X, Y, at


def draw():
    """The figure, on its card."""
    card = Card(538, "The RNN cell: one step forward")
    row = 290  # the height of the hidden state's way
    card.area(130, 92, 664, 430, "`rnn_cell_forward`")

    card.value(62, row, A, at("a", "t-1"), "a_prev", "(n_a, m)")
    card.value(325, 483, X, at("x"), "xt", "(n_x, m)", side="right")
    card.value(732, row, A, at("a"), "a_next", "(n_a, m)")
    card.value(592, 52, Y, at("y"), "yt_pred", "(n_y, m)", side="right")

    card.arrow((96, row), (210, row), color=A[0])
    card.arrow((240, row), (310, row), color=INK)
    card.arrow((325, 462), (325, 390), color=X[0])
    card.arrow((325, 360), (325, 305), color=INK)
    card.arrow((340, row), (417, row), color=INK)
    card.arrow((483, row), (698, row), color=A[0])
    card.dot(592, row, A[0])
    card.arrow((592, row), (592, 246), color=A[0])
    card.arrow((592, 216), (592, 194), color=INK)
    card.arrow((592, 164), (592, 147), color=INK)
    card.arrow((592, 113), (592, 73), color=Y[0])

    card.operation(225, row, "@")
    card.operation(325, row, "+")
    card.operation(325, 375, "@")
    card.box(450, row, 66, 38, OPERATION, "tanh", size=15)
    card.operation(592, 231, "@")
    card.operation(592, 179, "+")
    card.box(592, 130, 92, 34, OPERATION, "softmax", size=15)

    for name, shape, x in (("Waa", "(n_a, n_a)", 225), ("ba", "(n_a, 1)", 325)):
        card.parameter(x, 212, name, shape)
        card.arrow((x, 226), (x, row - 15), color=NOTE)
    card.parameter(225, 375, "Wax", "(n_a, n_x)", above=False)
    card.arrow((252, 375), (310, 375), color=NOTE)
    for name, shape, y in (("by", "(n_y, 1)", 179), ("Wya", "(n_y, n_a)", 231)):
        card.parameter(508, y, name)
        card.text(474, y, f"`{shape}`", color=NOTE, size=13, align="right")
        card.arrow((535, y), (577, y), color=NOTE)

    kept = ("kept in `cache`: `a_next`,", "`a_prev`, `xt`, `parameters`")
    card.box(540, 385, 214, 56, REMEMBERED, *kept, dashed=True)

    card.number(417, row - 19, 1)
    card.number(546, 113, 2)
    card.text(452, 483, "The numbers are the formulas'. Check each", color=NOTE, align="left")
    card.text(452, 505, "product's shape before you write it.", color=NOTE, align="left")
    return card
