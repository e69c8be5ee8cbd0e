"""One step of training: forward to the loss, backward to the gradients, and a step downhill."""

from figures.style import CELL, GRADIENT, INK, NOTE, OPERATION, PARAMETER, REMEMBERED, Card, X, Y

RED, PURPLE = GRADIENT[0], Y[0]


def draw():
    """The figure, on its card."""
    card = Card(448, "One step of training: around once")
    top, middle, bottom, around = 148, 228, 312, 372
    first, second, third, fourth = 98, 308, 504, 700
    card.area(218, 62, 784, 404, "")
    card.number(236, 84, "4")
    card.text(254, 84, "`loss_and_gradients`", align="left", size=13)

    card.arrow((first + 34, top), (second - 72, top), color=X[0])
    card.arrow((second + 72, top), (third - 72, top), color=PURPLE)
    card.arrow((third + 72, top), (fourth - 36, top), color=NOTE)
    card.arrow((third, middle - 15), (third, top + 21), color=PURPLE)
    way = ((third + 40, middle), (fourth - 22, middle), (fourth - 22, bottom - 21))
    card.arrow(*way, color=PURPLE)
    card.arrow((fourth + 14, top + 21), (fourth + 14, bottom - 21), color=RED, width=2.5)
    for start, end in ((fourth, third), (third, second), (second, first)):
        card.arrow((start - 72, bottom), (end + 72, bottom), color=RED, width=2.5)
    way = ((third, bottom + 21), (third, around), (first, around), (first, bottom + 21))
    card.arrow(*way, color=RED, width=2.5)
    card.arrow((first, bottom - 21), (first, middle + 24), color=RED, width=2.5)
    way = ((first + 80, middle), (second, middle), (second, top + 21))
    card.arrow(*way, color=PARAMETER[0])

    card.box(first, top, 68, 42, X, "`x`", size=15)
    card.box(third, middle, 80, 30, Y, "`labels`", size=13)
    card.box(fourth + 8, top, 88, 42, (NOTE, CELL[1]), "`loss`", size=14)
    card.box(first, middle, 160, 48, PARAMETER, "`parameters`", "`Wax Waa Wya ba by`", size=13)
    card.box(second, top, 144, 42, REMEMBERED, "`rnn_forward`", size=13)
    card.box(second, bottom, 144, 42, REMEMBERED, "`rnn_backward`", size=13)
    boxes = (
        ("1", third, top, "cross_entropy"), ("2", fourth, bottom, "output_gradient"),
        ("3", third, bottom, "output_backward"), ("5", first, bottom, "clip_gradients"),
    )  # fmt: skip
    for digit, x, y, name in boxes:
        card.box(x, y, 144, 42, OPERATION, f"`{name}`", size=13)
        card.number(x - 54, y - 21, digit)

    notes = (
        ((second + third) / 2, top - 15, "`y_pred`", PURPLE),
        ((third + fourth) / 2, bottom - 15, "`dzy`", RED),
        ((second + third) / 2, bottom - 15, "`da`", RED),
        (second, bottom + 36, "`dWax`, `dWaa`, `dba`", RED),
        (third + 54, bottom + 36, "`dWya`, `dby`", RED),
    )
    for x, y, line, color in notes:
        card.text(x, y, line, color=color, size=13)
    card.text(first + 12, middle + 42, "a step downhill", color=INK, align="left", size=13)

    card.number(34, 428, "6")
    line = "`train_step` is all of it. Numbers: your exercises. Gray: from the first notebook."
    card.text(52, 428, line, color=NOTE, align="left")
    return card
