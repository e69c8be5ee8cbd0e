"""An LSTM cell backward: da_next and dc_next meet in dc, which the earlier gates share."""

from figures.style import GRADIENT, NOTE, OPERATION, REMEMBERED, A, C, Card, X, at

RED = GRADIENT[0]


def draw():
    """The figure, on its card."""
    card = Card(588, "The LSTM cell: one step backward")
    memory, hidden, gates = 130, 405, 316  # the heights of the three rows, as in the forward figure
    line = "Two gradients come in on the right and meet in `dc`, which all but the output gate use."
    card.text(24, 57, line, align="left", size=14)
    card.area(108, 84, 704, 448, "`lstm_cell_backward`")

    values = (
        (56, memory, C, at("c", "t-1"), "dc_prev"),
        (56, hidden, A, at("a", "t-1"), "da_prev"),
        (752, memory, C, at("c"), "dc_next"),
        (752, hidden, A, at("a"), "da_next"),
    )
    for x, y, colors, formula, name in values:
        card.value(x, y, colors, formula)
        card.gradient(x, y + 42, name, "(n_a, m)")
    card.value(175, 500, X, at("x"))
    card.gradient(240, 500, "dxt")
    card.text(270, 500, "`(n_x, m)`", color=NOTE, align="left", size=13)

    # Both carries come in on the right and meet in dc; dc goes back along the memory's way.
    card.arrow((718, memory), (600, memory), color=RED, width=3)
    card.arrow((718, hidden), (585, hidden), (585, 260), color=RED, width=3)
    card.arrow((585, 230), (585, 202), color=RED)
    card.arrow((585, 168), (585, memory + 15), color=RED)
    card.arrow((570, memory), (430, memory), color=RED, width=3)
    card.arrow((400, memory), (250, memory), color=RED, width=3)
    card.arrow((220, memory), (90, memory), color=RED, width=3)

    # From there to the gates, and from the gates to what went into them.
    card.arrow((570, 245), (505, 245), (505, gates - 43), color=RED)
    card.arrow((415, memory + 15), (415, 200), color=RED)
    card.arrow((415, 230), (415, gates - 43), color=RED)
    card.arrow((400, 215), (325, 215), (325, gates - 43), color=RED)
    card.arrow((235, memory + 15), (235, gates - 43), color=RED)
    card.arrow((505, gates + 43), (505, hidden), (214, hidden), color=RED, width=2.5)
    for x in (235, 325, 415):
        card.arrow((x, gates + 43), (x, hidden), color=RED, head=False)
        card.dot(x, hidden, RED)
    card.arrow((136, hidden), (90, hidden), color=RED, width=3)
    card.arrow((175, 423), (175, 479), color=RED)

    card.operation(585, memory, "+", colors=(RED, "#ffffff"))
    card.operation(235, memory, "∗")
    card.operation(415, memory, "+")
    card.operation(415, 215, "∗")
    card.operation(585, 245, "∗")
    card.box(585, 185, 58, 34, OPERATION, "tanh", size=14)
    card.box(175, hidden, 78, 36, OPERATION, "concat", size=14)
    parts = (
        (235, "σ", "f", "dzf"),
        (325, "σ", "i", "dzi"),
        (415, "tanh", "c", "dzc"),
        (505, "σ", "o", "dzo"),
    )
    for x, sign, letter, gradient in parts:
        card.gate(x, gates, sign, f"`W{letter}`, `b{letter}`", gradient)
        card.number(x + 37, gates + 43, 22, color=RED)
    card.gradient(500, memory, "dc")
    card.text(494, memory + 29, "the shared term", color=NOTE)
    for index, line in enumerate(("the part", "through $y$", "is already", "in `da_next`")):
        card.text(650, 268 + 20 * index, line, color=NOTE, size=13)

    kept = (
        "from `cache`: `a_next`, `c_next`, `a_prev`, `c_prev`,",
        "`ft`, `it`, `cct`, `ot`, `xt`, `parameters`",
    )
    card.box(524, 508, 352, 54, REMEMBERED, *kept, dashed=True)

    numbers = (
        (17, 482, 116), (21, 468, 273), (20, 378, 273), (19, 288, 273), (18, 198, 273),
        (26, 19, 161), (24, 136, 387), (25, 19, 436),
    )  # fmt: skip
    for digit, x, y in numbers:
        card.number(x, y, digit, color=RED)
    line = "Numbers are those of the formulas; 22 stands for 22 and 23. Where do two arrows meet?"
    card.text(24, 562, line, color=NOTE, align="left")
    return card
